import Edge
import Session
import Testing

/// What nobody wants masked.
@Suite struct FalseAlarmTests {
  @Test(arguments: [
    "the token is expired", "token: a word or two", "password: at least 8 characters",
    "8b6b93aa-6ac1-4a07-9d49-5f5b1c0b7d11", "\"W/5f5b1c0b7d11\"", "sk-learn-compatible-estimators",
    "a bearer of certificates", "basic exercises", "--api-key KEY", "password=...",
    "secretary: Anna",
    "the secret: walk", "cookies: two a day", "a cookie: chocolate", "tokens: 15",
    "max_tokens=4096",
    "Authorization: Bearer [secret:token]", "https://example.org:8080/a?b=c", "100%25 sure%20",
    "-----BEGIN CERTIFICATE-----", "[secret:key] and %5Bno%5D", "AKIA", "ghp_short",
    "2026-03-02T07:30:00Z",
    "{\"token_type\": \"bearer\", \"expires_in\": 900}", "SHA256:uNiVztksCsDhcc0u9e8BgrJXVGDQVo7E",
  ]) func proseAndIdsStay(_ text: String) {
    #expect(SecretFinder.sweep(text) == text)
  }

  /// Of ordinary conversation: numbers, and words about passwords.
  @Test(arguments: [
    "I walked 10000000 steps.", "My goal is 10,000 steps by 2026-12-31.", "It was 07:30-08:15.",
    "I weigh 82.5 kg, 3 kg less than on 01.02.2026.", "2026-03-02 10:30:00 is the start.",
    "Run 5 km in 30:00, then 10 km in 1:02:33.", "Goals 1, 2, 3 and 12 are done.",
    "Sets: 12 12 12 10 10 8 8 6", "I did 100 200 300 400 500 m.", "Heart rate 120-140-160-180.",
    "From 6 to 7, from 18 to 19.", "I slept 7.5, 8, 6.25, 7 hours.", "1234567890 is a number.",
    "That costs 1 299 000 euros.", "100 000 000 000 of them", "ISBN 978-3-16-148410-0",
    "Version 10.0.19045.3803", "192.168.100.200", "The id is 12345678-90.", "3.14159265358979",
    "Room 0815, floor 4, since 1999-2026.", "1-2-3-4-5-6-7-8-9-10-11-12",
    "Bus 0123 leaves at 14.05.", "Score 21-19 18-21 21-15", "+5 % and -3 %, +1000 kcal",
    "Week 1: 3000 3500 4000 4500 5000 steps", "2026/03/02 and 2026/04/03", "1,5 l of water",
    "5x5 at 100kg, 3x8 at 60kg, 12x400m", "4000 4500 5000 5500 steps in four days",
    "Call 116 123, 0808 2000 247 or 1-800-799-7233.", "(800) 273-8255, +44 808 801 0677, 988",
    "My password is wrong.", "my password is too short", "My password is not safe",
    "the password is case-sensitive", "Your password is 8 characters long.",
    "The password is at least 12 characters.", "My password is important to me.",
    "Our password is changed every 90 days.", "the token is expired since 10:30",
    "The token is base64-encoded.", "the secret is patience", "The key is to walk every day.",
    "My password is strong and long", "my pin is lost", "the api key is missing",
    "A token of thanks: 15 push-ups", "secret: no sugar", "Password: forgotten?",
    "The password is 2fa-protected.", "My pass is 10 days long", "access token is required",
    "a basic routine for 3 weeks", "bearer of good news", "Cookies: 2 a day = 200 kcal",
    "Tomorrow at 06:00 / Wednesday at 18:00", "Monday/Wednesday/Friday", "e-mail me @ home",
    "HIIT: 20s/10s x8, AMRAP 12", "BMI 24.9, VO2max 48", "DE and AT in 2026", "NO20 GB10 SE30",
    "5 km @ 5:30/km", "C:\\new\\table", "100 % & more; 50 %", "Zone2Cardio and TempoRuns",
    "deadbeefdeadbeefdeadbeefdeadbeef", "0123456789abcdef0123456789abcdef01234567",
    "My password is \"forgotten\".", "password=required", "I need my password to continue.",
    "Set a password to 8 characters.", "I changed my password to something stronger.",
    "My password manager was 1 of 3.", "pin 12 of them to the wall", "Passwort: vergessen",
    "90053731-cc14-4af2-be97-f83b9f05a70a", "90053731-CC14-4AF2-BE97-F83B9F05A70A",
    "I have a pin 3 cm long.", "password 8 characters, passphrase 4 words", "token 15 of 20",
    "it takes no API key: LUME_API_KEY is to be it",
    "Reps were 05 10 15 20 25 30 of each.", "Walked 08 09 10 11 12 13 km a day.",
    "Mein Passwort ist falsch.", "Das Passwort ist weg", "ich lief 12 345 678 Schritte",
    "\u{2014} said \\n and 50%25", "Größe 178, Gewicht 82, Alter 45, Puls 60",
  ]) func ordinarySentencesStay(_ text: String) throws {
    let tape = Tape()
    try tape.edge.say(Styled(text))
    #expect(tape.written.text == "| \(text.replacing("\\", with: "\\\\"))\n")
    #expect(SecretFinder.sweep(text, includingExamples: true) == text)
  }
}
