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
}
