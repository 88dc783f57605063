extension CoachRules {
  /// Where in doubt they match.
  static let flags: [(RedFlag, String)] = [
    (
      .selfHarm,
      """
      suicid*, kill|killing|kil myself, kms, unalive*, want|wanna|wants|wish|wanted|rather .. die
      want|wanna .. dead, to be dead, better off dead, wish|wished .. dead
      end my life, ending my life, end it all, ending it all, take my life, taking my life
      take my own life, self harm*, selfharm*, harm|harming|hurt|hurting|cut|cutting myself, cut my wrist*
      slit my, overdos*, no reason to live, dont want to live, do not want to live
      dont wanna live, not want .. live, dont want to be alive, do not want to be alive, tired of living
      dont want to be here anymore, dont want to exist, do not want to exist, dont want to wake up
      dont want to go on, better off without me, cant go on living, cant go on anymore
      hang myself, shoot myself, jump off .. bridge|building|roof|cliff|balcony|window, jump in front, life is not worth, life isnt worth
      not worth living, isnt worth living, no point in living, no point living, ready to die, hope i die
      want it to end, want it all to end, disappear forever, burn myself, hate being alive
      suizid*, selbstmord*, umbringen, suicidio, quiero morir, matarme, me tuer, veux mourir, zelfmoord
      voglio morire, quero morrer, want to not exist, goodbye forever, nothing to live for
      """
    ),
    (
      .chestPain,
      """
      chest .. pain|pains|hurts|hurt|hurting|tight|tightness|pressure|aches|ache|burns|burning|heavy|pian
      pain|pains|pian|pressure|tightness|ache|stabbing|burning .. chest, tight chest, angina
      heart attack, heart pain, heart hurts, pain .. heart, palpitation*, heart .. racing|skips|skipping
      heart .. skipped|fluttering|flutters|stops|pounding, irregular heartbeat, arrhythmia, afib
      pain .. left arm, left arm .. numb|hurts|pain|tingling, jaw pain
      cant breathe, cannot breathe, can not breathe, can hardly|barely breathe, hard to breathe, trouble breathing
      shortness of breath, short of breath, struggle to breathe, difficulty breathing
      stroke, face drooping, coughing|cough|coughed up blood, vomiting blood, brustschmerz*
      dolor de pecho, dolor en el pecho, heart condition, heart disease, heart problem*, heart failure
      """
    ),
    (
      .fainting,
      """
      faint, fainted, fainting, faints, fianted, passed out, pass out, passing out, blacked out, black out
      blacking out, blackout*, lost consciousness, lose consciousness, losing consciousness, unconscious
      collapse*, dizzy, dizziness, dizzyness, vertigo, seizure*, epilep*
      lightheaded, light headed, lightheadedness, everything went black, vision went, vision goes
      """
    ),
    (
      .eatingDisorder,
      """
      anore*, bulimi*, eating disorder*, purge, purged, purging, purges, binge .. purge
      make|making|made myself throw|sick|vomit|puke, throw up after, throwing up after, vomit after
      vomiting after, stick|stuck .. finger .. throat, starve, starved, starving|starve|starved myself, starvation, stopped eating, stop eating
      dont eat anything, not eating anything, havent eaten, have not eaten, hasnt eaten, not eaten, eaten nothing
      eat nothing, eating nothing, ate nothing, water fast, not eat for, without eating for, refuse to eat
      afraid to eat, scared to eat, afraid of eating, scared of eating, afraid of food, laxative*, diuretic*
      diet pills, binge eating, binging, bingeing, binged, i binge, binge on, orthorexi*, skip all meals, thinspo, pro ana
      one meal every, fasting for .. days, fast for .. days, fasting .. days, cant stop eating and
      """
    ),
    (
      .pregnancy,
      """
      pregnan*, expecting .. baby, im expecting, trimester, postpartum, breastfeed*, breast feed*
      miscarr*, gave birth, morning sickness, schwanger*, embarazada, enceinte, c section, midwife
      """
    ),
    (
      .medicine,
      """
      medicine*, medication*, meds, insulin, diabet*, antidepress*, ssri*, beta blocker*, betablocker*
      blood thinner*, warfarin, statin*, metformin, ozempic, wegovy, semaglutide, steroid*, prednis*
      cortison*, ibuprofen, paracetamol, painkiller*, pain killer*, aspirin, tramadol, opioid*, oxycodone
      xanax, valium, benzo*, adderall, ritalin, lithium, sleeping pill*, sleeping tablet*, sleep pill*
      melatonin, blood pressure, hypertens*, thyroid, levothyrox*, chemo*, cancer, dose, doses, dosage
      prescri*, pills, tablets for, zoloft, prozac, sertraline, inhaler, asthma*, kidney*, pacemaker, arthritis, osteopor*, parkinson*, multiple sclerosis, lupus, crohn*, copd, emphysema, anemia, anaemia
      antibiotic*, low blood sugar, hypogly*, after surgery, surgery
      an operation, side effect*
      """
    ),
    (
      .injury,
      """
      injur*, torn|tore|tear|ruptured|rupture|pulled|strained|strain ligament*|muscle|meniscus|tendon|acl|hamstring|calf|groin|rotator|back
      ligament*, meniscus, acl, sprain*, fractur*, broken|broke|breaking bone|bones|nose|arm|leg|foot|ankle|wrist|toe|rib|hip|ribs|hand|finger|collarbone
      knee|ankle|leg gave|gives, dislocat*, concussion*, hit my head, head injury, slipped disc, slipped disk, herniat*, sciatica
      knee|back|hip|ankle|shoulder|foot|neck|shin|heel|elbow|wrist|leg|hamstring|calf|achilles|groin|toe .. hurts|hurt|hurting|pain|pains|aches|swollen|painful|aching|throbs|throbbing|pian|injured
      pain|pains|ache|pian .. knee|knees|back|hip|hips|ankle|shoulder|foot|neck|shin|shins|heel|elbow|wrist|leg|legs|calf|achilles|groin|stomach|belly|abdomen
      knees|shins|feet|shoulders|hips|heels .. hurts|hurt|hurting|pain|aches|swollen|painful|aching
      knee|knees|back|hip|hips|ankle|shoulder|foot|feet|neck|shin|shins|heel|heels|elbow|wrist|leg|legs|calf|calves|stomach .. killing me
      sharp pain*, severe pain, bad pain, terrible pain, in pain, so much pain, it hurts, hurts when, hurts to
      hurt my, hurt his, stress fracture, shin splint*, tendinit*, tendonit*, plantar fasciitis, swollen, cant move my
      cant walk, cannot walk, twisted my, rolled my ankle, tore my, torn, painful, pain, pains, bleeding
      numbness, numb, runners knee, wound, stitches, hernia
      """
    ),
    (
      .unsafePace,
      """
      crash diet*, crash dieting, lose weight as fast as possible, lose weight overnight
      as fast as possible .. weight, no food for, extreme diet
      """
    ),
  ]

  /// Phrases that look like a red flag and are none; they cover the words of one.
  static let harmless = """
    no pain no gain, torn between, cut myself some slack, cutting myself some slack
    collapse* on|onto|into .. couch|sofa|bed|chair, breast|swim|swimming|butterfly|back|crawl stroke
    stop|stopped eating sugar*|sweets|meat|chocolate|junk|snack*|crisps|chips|bread|carbs|late|after|before|at|so|when|out|fast|in|while|candy|cake|dairy|too|more
    dont eat anything after|before|late|sweet|in|until, havent eaten breakfast|lunch|dinner|yet|well|enough|vegetables|meat|sugar|sweets|healthy
    not eaten breakfast|lunch|dinner|yet|well|enough|vegetables|meat|sugar|sweets|healthy
    binging|bingeing|binged|binge .. netflix|series|shows|show|tv|season|youtube, pain in the ass|neck|butt, what a pain, painful to watch
    heart rate, growing pains, heart to heart, faint idea|memory
    """
}
