extension CoachRules {
  /// More red flags: what cannot wait, and what only looks like one.
  static let urgentFlags: [(RedFlag, String)] = [
    (
      .selfHarm,
      """
      cutting again, cut again, started cutting, been cutting .. tell, wont be around, wont be here
      not be around .. month|year|long|longer, no one would miss me, nobody would miss me, end things
      goodbye letter, suicide note, burden to everyone, burden on everyone, easier without me
      world without me, if i was gone, if i were gone, cant take it anymore, want to disappear
      carved|carve|carving|slash|slashed|scratch|scratched .. arm|arms|wrist|wrists|leg|legs|thigh|thighs|skin
      cut|cutting|cuts .. my arm|arms|wrist|wrists|thigh|thighs, drive|driving|steer .. tree|wall|bridge|traffic|truck, crash my car, step in front of, jump in front
      in front of .. train|truck, walk into .. traffic|sea|river, take all my pills, swallow all
      never wake up, not wake up, sleep forever, give up on life, done with life, hate my life
      life is pointless|meaningless, cant go on like this
      stay alive, reason to stay, why .. should live, why should i live, keep living, why go on living
      dont see a reason to live, dont deserve to live, hurt myself again, stop existing
      """
    ),
    (
      .violence,
      """
      bf|boyfriend|husband|partner|wife|girlfriend|gf|ex|dad|father|stepdad|mum|mom|mother|brother|he|she .. hits|hit|beats|beat|chokes|choked|slaps|slapped|punches|punched|kicks|kicked|strangles|pushes|pushed|shoves|shoved|dragged|grabbed|threw me
      beats me up, beat me up, afraid|scared of my husband|boyfriend|partner|wife|girlfriend|dad|father|bf|ex
      abusive, being abused, abuses me, abused me, raped, sexually assaulted, domestic violence
      threatens to kill|hurt me, wont let me leave
      """
    ),
    (
      .emergency,
      """
      face .. numb|drooping|droops|droopy|paralyzed|paralysed, side .. numb|weak|paralyzed|paralysed
      words come out, slurred, slurring, speech is, cant speak properly, cant lift my arm, arm is|went numb
      took .. too many|more .. pills|tablets|meds|medication|painkillers|paracetamol|ibuprofen
      double|triple dose, dropping things .. numb, numb .. dropping things, suddenly|sudden .. blind|weak|paralyzed|weakness|numbness
      swallowed .. pills|tablets|bleach, poisoned, poisoning, confused .. puking|vomiting|headache
      im .. confused and, head hurts and im confused, worst headache, thunderclap, allergic reaction
      throat is closing|swelling, tongue is swelling|swollen, anaphyl*, heat stroke, heatstroke
      cant stop vomiting, cant keep water down, cant wake, stiff neck and fever, blood in .. vomit|puke
      cant|cannot feel my .. leg|legs|arm|arms|hand|hands|foot|feet|toes|fingers|face
      can not feel my .. leg|legs|arm|arms|hand|hands|foot|feet, no longer feel my .. leg|legs|arm|arms
      sudden vision loss, lost vision, cant see on
      """
    ),
    (
      .withdrawal,
      """
      bottle|litre|liter|handle of vodka|whisky|whiskey|gin|rum|wine .. day|daily|night
      bottle of wine|whisky|vodka|gin .. to|night|day|evening, wine|beer|vodka|whisky|alcohol to fall|sleep|get
      bottle of vodka|whisky|whiskey|gin|rum, cold turkey .. shakes|drinking|alcohol|vodka|wine|beer
      the shakes .. drink|drinking|alcohol, got the shakes, withdrawal*, delirium, alcoholic
      shaking when i dont drink, drink .. every morning to, need a drink in the morning
      heroin, cocaine, meth, fentanyl, addicted to pills|opioids|painkillers
      """
    ),
    (
      .symptom,
      """
      stop|stops|stopped breathing .. night|sleep|sleeping, stop|stops breathing in|at|while|and
      nod|nodding|nodded|doze|dozing|dozed off .. wheel|driving, asleep at the wheel, fall|fell|falling asleep .. driving
      asleep while driving, blood in my, coughing blood, a lump, new lump, losing weight without trying
      weight loss without, lost weight without trying, night sweats and, high fever, yellow eyes, yellow skin
      hair is|keeps falling, losing my hair, wake up gasping, hear voices, hearing voices, cant feel my legs|arm|hand|foot|feet, black stool
      """
    ),
    (
      .eatingDisorder,
      """
      fast|fasting .. days|week, fast to get, everyone|people|they|mom|mum .. says|say|think .. too thin|skinny
      im too thin|skinny, underweight, dont eat for, go without food, not eating for
      threw|throw up .. so|again|purpose|every, threw up my lunch|dinner|breakfast|food, skip all my meals
      only had|ate|eaten|eat|eating .. for .. days|week, living|lived on .. coffee|apples|water|air|cigarettes
      get|be as thin|skinny as, spit it out, spit .. food out, chew and spit, dry fast
      """
    ),
    (
      .chestPain,
      """
      heart .. fluttery|flutter|palpitates|thumping, heart .. racing .. sit|rest|nothing, pain .. arm .. chest, crushing chest
      cant|cannot|couldnt get air|breath, cant|cannot get enough air, fingers|lips tingling
      couldnt|cant|cannot catch my breath, chest, band around my chest
      chst|chesst|chset pain|pains|hurts, heart .. weird|strange|funny .. rest|sit|sitting|beats|rhythm
      """
    ),
    (
      .injury,
      """
      tore something, torn something, huge bruise, heard|felt .. snap|pop|crack, snap|pop|popped|cracked .. knee|calf|ankle|hip|shoulder|back|wrist
      cant stand on, cant put weight, cant bear weight, cant bend, cant straighten, limping, limp
      cant lift my leg|shoulder, locked knee, knee locks
      """
    ),
  ]

  /// What is said in a figure of speech or of a thing; it covers the words of a red flag.
  static let figures = """
    faint|fainted|fainting|collapsed|passed|blacked .. when|as i saw|heard|read|opened|looked|got
    faint|fainted|passed|collapsed|died|dying .. laughing|laughter|excitement|joy|boredom
    pregnant women|woman|colleague|colleagues|wife|friend|sister|lady|ladies, get a breath of
    chest press|day|workout|exercise|exercises|fly|flies|of|freezer|muscle|muscles|size|hair|strap|opener, treasure chest
    bigger|build|train|stretch|stretches|open .. chest, off my chest
    dose of sun|sunlight|sunshine|daylight|nature|humour|humor|fun|reality|motivation|fresh|green|luck
    sleep like, drive into .. city|town|work|office, never wake up early|rested|refreshed|before|on|in|without, not wake up early|rested|refreshed|before|on|in|at
    hate my life when|on mondays, step in front of the mirror|scale|tv
    suicide for my, suicide .. wallet|budget|bank, suicide squad, career suicide, social suicide
    rather die than give|eat|run|miss|skip|drink|go|do|stop|wake|get|lose|quit|cook|wear
    give|gives|gave|giving me|him|her|us a heart attack, heart attack .. bill|deadline|deadlines|price|prices
    heart attack when i saw|heard|read|opened, pain in the neck, pain in the backside, such a pain .. neck|ass|butt
    my phone|laptop|battery|watch|car|bike died, melatonin tea, melatonin .. didnt|doesnt|did|does
    without pills|medication|meds|medicine, not involving pills|medication|meds, other than pills
    cutting again .. carbs|sugar|calories|weight|after, cut again .. calories|carbs|sugar
    how|so|too|this|very|that fast, fast food|food|walk|walking|run|pace|recovery, protein shakes, shakes for, hit me with, hit me up, it hit me, hits me hard
    he|she|they pushed|pushes me to|harder, she|he beats me at|in, he|she beat me at|in|by
    end things on, wont be here|around tomorrow|today|monday|tuesday|wednesday|thursday|friday|saturday|sunday
    wont be around for dinner|lunch, a lump of, lump sum, lump in my throat, paper cut, haircut
    lump of sugar|clay, fast forward, cut out, blood in my veins, binge watch*, pain au chocolat
    """
}
