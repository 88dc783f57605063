import Numbers

/// Dangers that a few words tell of when they stand close to each other, in any order, whatever is
/// between them and across commas: people say the same thing in more ways than phrases can list.
enum DangerPairs {
  /// `danger reach:` and groups of words, each of which must be there within so many words of the
  /// first; a star ends the beginning of a word.
  static let text = """
    selfHarm 7: cut cuts scars slits burns | arms arm wrist wrists thighs thigh legs | fresh new hide hiding covered sleeves again deeper own
    selfHarm 6: wrote writing written left leave leaving | note letter letters notes | everyone behind family goodbye sorry | kids mom dad wife husband parents friends ready everyone all done
    selfHarm 8: easier better happier relief | everybody everyone them family kids people mom | wasnt werent disappeared dead vanished | i im me
    selfHarm 8: easier better happier relief | everybody everyone them family kids people mom | gone without | me myself
    selfHarm 6: cant dont not | cope go handle bear stand take | anymore longer | life living alive existence exist breathing pain
    selfHarm 5: reason point sense | live living alive exist existing | no not nothing without any
    selfHarm 6: if wish | never wasnt werent hadnt | exist* born alive | better easier everyone i me all
    selfHarm 6: ready prepared planning decided peace | go die leave end | forever world earth
    selfHarm 6: googling googled searching researching looked looking | methods painless overdose die suicide
    selfHarm 6: hit smash bang punch punching hitting banging | head wall myself | deserve calm feel myself
    selfHarm 5: only one | keeping keeps stopping stops | alive me myself | dog cat kids son daughter mom him her
    selfHarm 5: want wish hope | crash accident cancer truck bus car | happen hit hits die kill got take
    selfHarm 5: would will | anyone anybody someone nobody people | notice miss care | gone died dead disappeared
    selfHarm 7: gave giving given give | away | goodbye everyone soon peaceful calm gone sorry cat dog guitar records
    selfHarm 6: dont cant wont never | see imagine picture make making | christmas birthday 30 40 alive spring | alive myself around there here
    selfHarm 8: world everyone everybody family kids they mom wife husband | better happier lighter easier | without | me
    selfHarm 7: ill i be | gone | soon anyway forever | what need matter then
    selfHarm 7: blade blades lighter | thigh thighs wrist wrists arm arms skin | again nobody sees hide started
    selfHarm 6: least most painless painful peaceful quickest easiest quick | way ways method methods | go die out end
    selfHarm 7: stockpil* hoard* saving saved save collect* stash* | pills tablets tablet meds medicine medication insulin paracetamol
    selfHarm 5: if when once after | im ill | dead gone around | not no
    selfHarm 5: dont not never | want wanna wish | continue keep carry | living alive life
    selfHarm 6: burn* cut* scratch* carv* slic* slash* stab* | arm arms wrist wrists thigh thighs legs skin stomach | lighter cigarette blade again razor knife myself relief feel pain
    selfHarm 6: world everyone everybody family kids they people mom wife husband | better easier happier relieved | without gone | me i im
    selfHarm 6: ending end finish stop | my | life suffering misery pain existence
    selfHarm 6: wont dont not never | make see get live | christmas birthday new tomorrow june july morning next 30 40 18 year | think ill
    selfHarm 7: feel feels im | useless worthless hopeless pointless nothing empty | die gone disappear existing existence
    selfHarm 6: only just one | thing reason person | keeping keeps | here alive around
    selfHarm 6: done finished through tired exhausted | life living alive | stop end die breathing gone existing goodbye forever
    selfHarm 7: after this next | weekend week month tonight tomorrow | wont not no | problem here around bother burden alive
    selfHarm 5: nothing nobody | matters matter care cares | anymore die gone
    selfHarm 6: testament funeral goodbye goodbyes | wrote written writing planned saying said | kids everyone family friends mom me my
    selfHarm 6: thoughts thinking think | dying death dark ending suicide intrusive | lot every constantly always keep about me again been
    selfHarm 4: dont cant not | want | be exist live | alive here anymore
    selfHarm 5: want need wish hope | sleep | forever never wake
    selfHarm 6: rope noose gun blade razor razors bridge train tracks cliff overpass | bought looking look stand standing thinking think tie tied near edge keep
    selfHarm 6: stand standing stood sit sat staring stare | platform bridge balcony roof ledge cliff tracks edge window | think thinking easy thought wonder end jump step
    beingHarmed 7: dad mom stepdad husband wife partner boyfriend girlfriend ex brother he she uncle | hammer knife belt bat bottle stick fist fists gun iron cable | me at my came swung
    beingHarmed 8: he she partner ex boyfriend girlfriend husband wife | threat* threatens | private pics photos nudes kids kill hurt leave go post
    beingHarmed 4: uncle grandpa stepdad teacher coach cousin man neighbor | touches touched touching | her him me them
    overdose 8: baby newborn toddler son daughter kid child | gave given swallowed took had | adult mistake accident wrong whole double bottle
    chestPain 8: crush* squeez* heavy pressure weight tight* ache* pain | ribs chest breastbone | sweaty sweat* cold clammy sick breath* arm jaw
    chestPain 8: heart pulse | 140 150 160 170 180 190 200 racing hammer* pounding | couch sofa sitting bed watching rest lying nothing
    eatingDisorder 5: bring bringing brought brings | back | up | dinner food meals lunch it everything
    mania 10: slept sleep | since | novel quit notice job best ideas amazing invincible bought painted wrote written
    beingHarmed 6: he she hubby husband boyfriend partner wife girlfriend dad mom stepdad ex parents | shoved shoves slapped slaps choked chokes punched punches kicked kicks strangled hits beats whips whipped threw grabbed grabs drags pins | me
    beingHarmed 7: he she husband boyfriend partner wife girlfriend parents family dad mom | wont refuses forbids controls hides | my me | card bank money phone passport friends leave out job keys messages bathroom
    beingHarmed 7: scared afraid terrified frightened | he she him her husband boyfriend dad stepdad mom wife girlfriend partner | home me angry drunk mad temper rage hurt hit finds
    beingHarmed 6: touched touches touching forced forces made makes groped | me | sex private undress naked bed things didnt dont underwear body
    beingHarmed 8: flinch scared tense hide hiding shaking afraid terrified dread | he husband boyfriend dad stepdad partner wife girlfriend | home drunk drinks angry shouts yells shouting
    beingHarmed 6: he she husband boyfriend dad stepdad partner ex wife girlfriend brother | broke breaks cracked split busted blackened | my | rib ribs arm nose jaw lip eye tooth finger wrist door phone
    beingHarmed 7: he she husband boyfriend dad partner ex wife girlfriend | threat* | me us kill kids leave
    beingHarmed 6: he she husband boyfriend dad partner ex | follow* track* stalk* | me | everywhere work outside phone
    beingHarmed 6: teacher coach uncle cousin neighbor priest stepdad stepbrother boss man guy | touch* kiss* grope* photos naked undress | me my
    beingHarmed 6: lock* | me | room basement closet house out | he she dad mom parents husband they stepdad
    beingHarmed 6: bruise bruises black | he she husband boyfriend dad mom wife girlfriend partner | me my when because
    beingHarmed 6: belt fist fists fists knife gun | he she dad mom husband boyfriend stepdad | me hits threatens with
    overdose 7: took taken swallowed downed popped necked ate had drank | dozen loads handful bunch lots packet packs bottle box strip whole entire too | pills tablets tablet blockers meds medicine medication paracetamol ibuprofen antidepressants painkillers sleeping xanax tylenol advil aspirin benadryl statins melatonin insulin
    overdose 7: 1yo 2yo 3yo 4yo 5yo toddler baby son daughter kid child dog | ate swallowed drank eaten chewed licked | tablet tablets pill pills battery bleach pod detergent cleaner magnet magnets berries dishwasher poison medicine medication nicotine vape antifreeze polish remover perfume sanitizer coin petrol paint bulb mushroom vitamins
    overdose 6: injected took gave | much double twice wrong ten | insulin units
    chestPain 7: heart | flip flops flipflops flutter* skip* irregular jump* stops weird funny erratic | lightheaded dizzy faint breath* all rest sitting night bed sleep
    chestPain 7: chest shoulder blades jaw arm | sweat* clammy | arm pain ache hurt* tight* tingl* pressure off
    chestPain 9: pain pains ache aches pressure squeez* tight* burning heavy heaviness discomfort stab* sharp twinge twinges cramp cramping hurt hurts hurting thumping flutter* weird jabbing pressing crushing | chest breastbone sternum
    chestPain 8: heart ticker pulse | mental crazy wild flutter* skip* irregular stops racing pounding thumping hurts hurting pain stabbing missing galloping | lying bed rest sitting faint dizzy lightheaded breath* sweat* hours sleep night nothing
    chestPain 8: tight pain ache pressure | chest shoulders jaw | shoveling snow climbing stairs uphill exertion effort walk
    chestPain 10: left | arm | nausea sweat* jaw tingl* numb chest | pain tingl* numb ache heavy heart attack
    chestPain 8: indigestion heartburn | arm jaw sweat* breath* climb* walk* exercise
    stroke 6: wasnt unable couldnt | able speak talk | speak talk | minute minutes while morning suddenly seconds
    stroke 6: suddenly sudden | speak speech talk see walk balance arm leg face smile words | cant couldnt crooked droop* weak numb slur* lost strange gone blurry
    stroke 6: smile mouth face eye eyelid lip | crooked droop* droopy lopsided sagging uneven slid* hanging hangs dropped twisted | side one left right down suddenly cant speak crooked
    stroke 7: tingl* numb* weak* dead heavy pins | side | left right whole one entire
    stroke 7: cant couldnt | lift raise move | arm leg | left right one side | talk* speak* words face weird slur*
    stroke 6: vision sight eye eyes | lost gone black blind half double | suddenly sudden one minutes morning
    stroke 5: talking speaking words speech | nonsense gibberish jumbled slurred garbled
    stroke 6: arm leg hand side | numb dead heavy weak tingl* | sudden suddenly face speech words talk
    breathing 8: peanut* cashew nut nuts shellfish shrimp prawn* bee wasp sting egg sesame strawberr* | itch* swell* swollen throat tongue hives swallow lips mouth wheez* tight rash
    breathing 8: inhaler puffer ventolin salbutamol | still not times help* work* wheez* tight worse again empty
    breathing 6: wheez* breathless puffed winded | rest sitting lying talk sentence worse bed suddenly
    breathing 5: cant trouble difficulty struggl* barely hardly | breathe breath breathing air inhale swallow
    emergency 10: crashed crash fell hit knocked bike scooter helmet accident | remember memory sick vomit* dizzy confused headache blurry unconscious blank
    emergency 10: fell fall crash crashed dived landed | neck back spine | tingl* numb hands legs move
    emergency 6: head | blow hit knock banged smacked fell | sick dizzy vomit* puk* sleepy confused blurry out
    emergency 7: cut wound nose gash bleeding | wont stopping hour soaked gushing pouring spurting
    emergency 6: pain cramps stabbing agony | belly stomach abdomen side tummy | fever vomit* unbearable severe worst cant faint hard pregnan* doubled
    emergency 6: calf leg | swollen hot red warm tender | flight swollen calf painful
    emergency 6: fever temp | stiff rash seizure confused neck
    emergency 5: cant wont | wake | him her them dad mom husband wife baby friend
    confusion 6: talking seems acting speaking | nonsense gibberish confused | dad mom husband wife grandma grandpa suddenly today fever
    confusion 6: talking seems acting speaking | strange odd funny weird | diabet* suddenly sudden fever
    confusion 4: suddenly sudden | remember know recognise recognize | dont cant doesnt couldnt didnt cannot
    confusion 5: asks asking | where who | is are am | keeps again | he she dad mom grandma grandpa nan husband wife
    heatStroke 10: sun heat hot sauna | sick dizzy confus* vomit* faint* headache cramps shiver* goosebumps | run ran training hike long race marathon hours worked
    heatStroke 12: stopped not no | sweating sweat | sun heat hot degrees hike race marathon
    bloodSugar 14: t1 t1d t2 diabetic diabetes insulin | shaky shaking sweaty sweating wobbly
    overdose 7: mixed mix mixing washed with | xanax valium benzos sleeping oxy codeine tramadol opioids pills painkillers | vodka alcohol wine whisky whiskey beer booze drinks rum gin
    overdose 7: took taken gave given had | twice double two | pills tablets medicine dose insulin heart pill tablet | today morning accident mistake forgot already
    bloodSugar 10: hypo low lows crashing dropping | sugar glucose insulin diabetic t1 | shak* sweat* dizzy confus* now again feel
    fainting 5: keeled passed blacked nearly almost | over out grey gray black fuzzy | treadmill shower run gym stood standing stairs up vision floor
    fainting 5: vision eyesight | black* grey gray blur* tunnel* spots stars
    darkUrine 6: pee urine wee piss | brown dark black rust* red bloody pink port coloured colored
    eatingDisorder 7: finger fingers toothbrush | throat down
    eatingDisorder 8: eat eating eats ate living live lived allow allowed | only just nothing one two half | apple apples almonds cucumber cracker crackers gum broth lettuce celery | day daily today per days all yesterday
    eatingDisorder 5: no not nothing zero skip skipping wont cancel | food eating dinner breakfast lunch eat meals meal | tomorrow then rest | ate eaten had cookies cake pizza binge punish punishment deserve
    eatingDisorder 6: skip skipping skipped drop cancel miss | dinner breakfast lunch supper meal meals food eating | makeup makes make making compensat* offset undo cancel punish* deserve ate binge binged pizza cake cookies
    eatingDisorder 6: cry crying panic panicking disgust* ashamed terrified | eat eating ate calories calorie food meal meals carbs
    eatingDisorder 6: hide hiding secret lie lying secretly | food eating meals vomit* eat binge*
    eatingDisorder 6: too | skinny thin bones bony underweight | everyone says say fat mirror mom
    eatingDisorder 8: havent hasnt not no without | meal meals food ate eaten eat | proper solid real anything any | since days week monday tuesday wednesday thursday friday saturday sunday
    eatingDisorder 7: pills laxative laxatives tea teas diuretics | lose flush thin skinny after binge ate weight
    eatingDisorder 5: proud strong powerful control clean pure | dont didnt havent not without | eat eating eaten ate | all anything nothing day days food hours since lunch dinner anymore
    eatingDisorder 8: he she shes daughter son sister roommate friend girlfriend wife niece | hides hiding throws flushes weighs skips refuses | food lunch dinner nothing meals bones eat
    eatingDisorder 6: proud strong powerful clean | hungry hunger starving empty fasting | eat eating food meal stomach
    eatingDisorder 3: eat ate eating eaten | nothing | days day since all yesterday | i ive im
    eatingDisorder 4: run running burn exercise train work | off | ate eaten everything binge must have every
    eatingDisorder 6: compensat* makeup undo cancel offset | ate binge eating cake pizza cookies meal dinner
    mania 9: awake slept sleep sleeping | since days nights week wednesday monday tuesday thursday friday saturday sunday | god invincible unstoppable genius energy amazing racing quit painting spent bought ideas high brilliant chosen
    mania 9: up | since for | wednesday monday tuesday thursday friday saturday sunday days nights | god invincible unstoppable genius energy amazing quit painting spent bought ideas cleaning brilliant chosen
    mania 9: slept sleep sleeping | little barely no without hardly 1 2 3 one two three never | superman god king unstoppable invincible genius amazing electric superhuman wired euphoric
    mania 7: spending spent maxed bought | cards thousands car savings credit | sleep energy ideas amazing unstoppable nights
    psychosis 6: voice voices someone they people | head watching following whisper* tells telling poison* cameras bugged listening thoughts | me my
    withdrawal 6: oxy oxycodone opioids opiates tramadol codeine benzos xanax valium heroin methadone alcohol drinking booze vodka wine beer drink | stopped quit stopping quitting detox without off | shak* sweat* trembl* seizure* hallucinat* seeing sick puking tremor* fits
    withdrawal 9: withdrawal withdrawals withdrawing | alcohol drink drinking booze wine vodka beer drugs drug pills opioids opiates oxy codeine tramadol xanax valium benzos heroin methadone weed cannabis antidepressants sertraline
    withdrawal 7: withdrawal withdrawals | shak* sweat* seizure* seeing hallucinat* puking vomit* trembl*
    withdrawal 10: drink drinks drinking drank alcohol vodka booze | last stopped quit without since ago | shak* sweat* bugs seeing hearing tremor* seizure*
    withdrawal 8: vodka whisky whiskey gin rum bottles bottle cans litre | every daily day night morning | stop quit cut cold tomorrow shak* cant need
    withdrawal 8: quit stop stopping quitting come coming off cold | oxy oxycodone opioids opiates benzos xanax valium diazepam methadone klonopin fentanyl
    driving 7: drive drove driving wheel motorway | asleep dozed dozing nodded nodding drunk tipsy stoned microsleep* closing beers drinks
    medicines 7: forgot missed skip skipped miss | pill pills tablet tablets dose insulin injection jab | take two double now should catch yesterday today
    medicines 7: should can could safe ok fine | double two half stop skip more mix swap switch | pill pills tablet tablets dose insulin medicine medication antibiotics metformin statin statins injection ibuprofen
    medicines 8: drink drinking alcohol beer beers wine booze pint | metronidazole flagyl antibiotics antibiotic antabuse disulfiram naltrexone lithium sertraline methotrexate | ok can safe fine with on while and
    medicines 7: forgot missed skipped without stopped ran | epilepsy seizure heart pressure thyroid bipolar hiv transplant schizophrenia | medicine medication pills tablets days dose
    medicines 7: stop stopped stopping quit quitting off wean halve | medicine medication tablets antidepressants statins sertraline citalopram prozac zoloft lexapro insulin metformin warfarin lithium pill
    injury 7: ankle knee wrist elbow shoulder foot toe finger shin calf hip | swollen purple swelling grapefruit balloon black blue pop popped snap crack twisted rolled rolled-over locked buckled gave size bruised
    injury 7: ankle knee wrist elbow shoulder foot shin calf hip back heel achilles hamstring groin neck | pain pains hurts hurting hurt agony sharp stabbing shooting killing throbbing
    symptom 8: dropped lost losing down | stone kg pounds weight | without havent not | trying dieting diet even changed changing
    symptom 7: lump bump mole | breast neck testicle testicles armpit grew growing bigger changed new found bleed*
    symptom 6: blood | poo poop stool toilet tissue shit bowel wiped
    overTraining 9: hours hrs hour times twice sessions | every single each day daily 7 seven | exhausted recover panic guilt* cant never stop rest tired injured sick
    overTraining 9: ran run running trained training workout gym race lifted | fever flu feverish infection pneumonia covid antibiotics | streak still anyway because even despite goal pushed through
    overTraining 9: ran run running train training gym workout | temp temperature fever | 38 38.5 39 39.5 40 101 102 103 streak anyway
    overTraining 7: panic anxious guilty guilt disgusted | rest miss missed skip skipped | train training workout workouts exercise running run cardio gym
    """

  private struct Rule: Sendable {
    let danger: Danger
    let reach: Int
    /// The numbers of its groups, which follow each other.
    let groups: Range<Int>
  }

  private struct Table: Sendable {
    var rules: [Rule] = []
    /// The groups that a word, or a word with a beginning, belongs to.
    var words = WordLists(count: 2048)
    var beginnings = WordLists(count: 256)
    var groupCount = 0
    /// By group, which rule it belongs to.
    var owners: [Int] = []
    /// By rule, how many groups it has.
    var sizes: [Int8] = []

    init() {
      text.withBytes { bytes in
        DangerBook.split(bytes, at: 0x0A) { add(line: $0) }
      }
    }

    /// Adds `danger reach: words | words`.
    private mutating func add(line: UnsafeBufferPointer<UInt8>) {
      let space = line.end(from: 0, at: 0x20)
      let colon = line.end(from: space, at: UInt8(ascii: ":"))
      guard colon < line.count,
        let danger = Danger(rawValue: String(decoding: line[..<space], as: UTF8.self)),
        let reach = Int(String(decoding: line[(space + 1)..<colon], as: UTF8.self), in: 0...1000)
      else { return }
      let first = groupCount
      let groups = UnsafeBufferPointer(rebasing: line[(colon + 1)...])
      DangerBook.split(groups, at: UInt8(ascii: "|")) { group in
        DangerBook.split(group, at: 0x20) { add(word: $0) }
        groupCount += 1
        owners.append(rules.count)
      }
      rules.append(Rule(danger: danger, reach: reach, groups: first..<groupCount))
      sizes.append(Int8(groupCount - first))
    }

    private mutating func add(word: UnsafeBufferPointer<UInt8>) {
      if word.last == UInt8(ascii: "*") {
        beginnings.add(WordHash(word.dropLast()).value, groupCount)
      } else {
        words.add(WordHash(word).value, groupCount)
      }
    }
  }

  private static let table = Table()

  /// What is found, with the place of all its words.
  static func find(in text: DangerText) -> [(danger: Danger, range: Range<Int>)] {
    let table = table
    var isFound = [Bool](repeating: false, count: table.groupCount)
    // By rule, how many of its groups have no word yet.
    var missing = table.sizes
    var whole: [Int] = []
    var members: [(group: Int, place: Int)] = []
    for (index, word) in text.words.enumerated() {
      func add(_ group: Int) {
        members.append((group, index))
        guard !isFound[group] else { return }
        isFound[group] = true
        let rule = table.owners[group]
        missing[rule] -= 1
        if missing[rule] == 0 { whole.append(rule) }
      }
      table.words.each(of: word.hash, add)
      for hash in word.hashes { table.beginnings.each(of: hash, add) }
    }
    return whole.sorted().compactMap { number in
      let rule = table.rules[number]
      return place(of: rule, members).map { (rule.danger, $0) }
    }
  }

  /// The first stretch that has a word of each group, each in a place of its own.
  private static func place(
    of rule: Rule, _ members: [(group: Int, place: Int)]
  ) -> Range<Int>? {
    let places = rule.groups.map { group in
      members.compactMap { $0.group == group ? $0.place : nil }
    }
    for start in places[0] {
      var taken = [start]
      for group in rule.groups.dropFirst() {
        let near = places[group - rule.groups.lowerBound].filter {
          !taken.contains($0) && abs($0 - start) <= rule.reach
        }
        guard let next = near.min(by: { abs($0 - start) < abs($1 - start) }) else { break }
        taken.append(next)
      }
      if taken.count == rule.groups.count, let low = taken.min(), let high = taken.max() {
        return low..<high + 1
      }
    }
    return nil
  }
}
