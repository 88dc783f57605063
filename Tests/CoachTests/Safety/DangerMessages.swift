/// Messages that tell of danger, as people write them, each behind the dangers that may be read from
/// it. Written before the rules were; lines that were written later, as a stranger, are in
/// `StrangersMessages`.
enum DangerMessages {
  static let user = #"""
    selfHarm: exhausted all the time since i started cutting myself
    beingHarmed: my landlord threatened to kill me
    selfHarm: should i punish myself by cutting
    selfHarm: this cant go on
    selfHarm: i stop breathing sometimes and turn blue
    stroke: blind in one eye since this morning
    stroke: my left hand wont do what the right does since this morning
    emergency: wine on the couch and then unconscious for hours
    darkUrine: after a brutal leg day is dark urine normal
    darkUrine: my pee is dark yellow brown after the marathon and my muscles are so weak
    psychosis: i hear a voice that says im worthless, nobody else hears it
    psychosis: i have the radio on all day because i hear voices
    psychosis: people keep telling me through the radio what to do
    overdose: morning after a bottle of paracetamol, i feel fine now
    beingHarmed: not allowed to leave our shop, they took my passport
    beingHarmed: i dont feel safe walking home because my ex follows me
    beingHarmed: you know when you want to get hit by a car
    beingHarmed/withdrawal: my uncle is an alcoholic and touches me
    eatingDisorder: i dont deserve a meal
    eatingDisorder: i eat nothing i like just air and gum and i weigh 39 kilos
    eatingDisorder: i put my finger on the back of my throat after dinner
    emergency: gas meter beeps and we all have headaches and feel sick
    chestPain: i think im having a heart attack, risk is high in my family
    overdose: overdoing it on purpose so my heart stops
    beingHarmed: i don't feel safe there anymore
    beingHarmed: he threatened to cut me off from my family
    psychosis: they keep telling me to do it
    darkUrine: is dark pee normal after 300 squats
    darkUrine: my pee is always dark after crossfit
    beingHarmed: he knows it hurts me and does it anyway
    beingHarmed/overdose: he gave me a bottle of pills
    overdose: took my pills after a bottle of wine
    psychosis: i hear voices from the radio
    selfHarm: i want to end my whole life
    selfHarm: i started cutting again
    eatingDisorder: could i just skip dinner to make up for it
    eatingDisorder: skip breakfast tomorrow because i ate pizza
    eatingDisorder: if i skip lunch can i make it up
    confusion: suddenly i dont know where i am
    confusion: I feel confused and dont know what day it is
    selfHarm: I am tired of life and of myself
    selfHarm: cant cope with life anymore
    withdrawal: bad withdrawals since my last vodka
    beingHarmed: he said he will kill me if i leave
    selfHarm: i dont want to be here anymore
    selfHarm: honestly everyone would be better off without me
    selfHarm: thinking about unaliving myself tbh
    selfHarm: kms
    selfHarm: i cut myself again last night
    selfHarm: ive been clean from sh for 3 months and relapsed yesterday
    selfHarm: whats even the point anymore. i'm done
    selfHarm: I just want to go to sleep and not wake up
    selfHarm: i keep thinking about ending it
    selfHarm: sometimes I stand on the platform and think about jumping
    selfHarm: I wrote goodbye letters to my kids
    selfHarm: i have the pills ready
    selfHarm: i want to disappear for good
    selfHarm: I wanna dissapear and never come back
    selfHarm: life isnt worth it
    selfHarm: I don't see any way out
    selfHarm: i would never kill myself but i think about it every day
    selfHarm: im scared i might do something to myself tonight
    selfHarm: I am very tired of to live
    selfHarm: suiciadl thoughts are back
    selfHarm: cant do this anymore, i want it to stop forever
    selfHarm: nobody would even notice if i was gone
    selfHarm: how many sleeping pills does it take to not wake up
    beingHarmed: my boyfriend hit me again last night
    beingHarmed: he gets so angry he throws things at me, im scared to go home
    beingHarmed: my husband wont let me leave the house or see my friends
    beingHarmed: my stepdad comes into my room at night
    beingHarmed: she slaps me when i eat too much
    beingHarmed: my ex is following me and threatens to kill me
    beingHarmed: i was raped on saturday
    harmingOthers: i might hurt my baby if she doesnt stop crying
    harmingOthers: i want to kill my boss and i know where he lives
    overdose: took all my pills an hour ago
    overdose: i just took 20 paracetamol
    overdose: accidentally took my blood pressure tablets twice this morning
    overdose: drank some bleach by mistake
    overdose/selfHarm: ive swallowed like 30 of my antidepressants
    chestPain: a bit of tightness in my chest when i climb the stairs
    chestPain: chest feels heavy and my left arm is tingly
    chestPain: got this weird pressure on my chest since this morning, prob nothing
    chestPain: elephant sitting on my chest
    chestPain: heart is racing and skipping even when i sit
    chestPain: my chst hurts when i run, can i keep training?
    stroke: the left side of my face went numb
    stroke: my words are coming out all jumbled and my arm feels weak
    stroke: cant see out of one eye all of a sudden
    breathing: i cant catch my breath even lying down
    breathing: my throat is closing up after that protein bar
    breathing: lips are swelling and i have hives everywhere
    emergency: worst headache of my life, came on in seconds
    emergency: throwing up blood
    emergency: cut my hand cooking and it wont stop bleeding
    emergency: hit my head on the squat rack and now im puking
    emergency: No power so we brought the charcoal barbecue in the bedroom to sleep warm, everyone is drowsy now
    emergency: Whole family has headaches and feels sick when the boiler is on
    emergency: oven cleaner splashed in my eye, cant see proper, will it go by tomorrows gym?
    emergency: Nosebleed going for over an hour now, I'm on rivaroxaban, should I keep up the walking?
    stroke: Since this morning I see nothing on the right eye, no pain, so audiobook instead of reading please.
    medicines: Methotrexate is weekly but I take it every day since two weeks so it works faster
    emergency/withdrawal: day 2 no beer, used to do 20 cans daily, sweats, shakes, had a fit this morning
    fainting: last Tuesday I got dizzy at the top of the stairs and had to grab the rail
    fainting: blacked out for a sec after my run
    fainting: i nearly passed out in the shower today, havent eaten much
    fainting: get really dizzy every time i stand up
    confusion: i feel confused and dont know what day it is
    heatStroke: been running in the sun for 2h, stopped sweating and feel really sick and dizzy
    bloodSugar: im type 1, sugar is 2.8 and im shaking
    bloodSugar: t1 diabetic here, feeling shaky and sweaty after my run
    darkUrine: pee is cola coloured after yesterdays crossfit
    darkUrine: my urine is brown and my legs are super swollen since the marathon
    psychosis: the tv is sending me messages about my goals
    psychosis: the voices tell me to stop eating
    eatingDisorder: skip meals to make up for it
    eatingDisorder: ate a whole pizza so ill skip food tomorrow to make up for it
    eatingDisorder: havent eaten since tuesday
    eatingDisorder: i make myself sick after dinner sometimes
    eatingDisorder: been chewing and spitting my food
    eatingDisorder: took laxatives after the binge
    eatingDisorder: i feel so guilty when i eat anything, i just dont deserve food
    eatingDisorder: my periods stopped since i lost the weight but i still feel fat
    eatingDisorder/unsafePace: im on a 5 day water fast, how do i get to 10
    mania: havent slept in 4 days and i feel amazing, never been so productive
    mania: stopped my lithium and i have a million ideas, dont need sleep
    withdrawal: a bottle of vodka a day and i want to quit tomorrow cold turkey
    withdrawal: got the shakes since i stopped drinking yesterday
    withdrawal/medicines: i threw my xanax away, taking it for years
    pregnancy: 20 weeks pregnant, can i keep doing hiit
    pregnancy: im breastfeeding and want to lose 10kg
    medicines: can i take double my metformin after cake
    medicines: thinking of coming off my sertraline cause i feel good
    medicines: is it ok to mix ibuprofen and wine
    medicines: how much ozempic should i take
    injury: think i tore something in my calf, heard a pop
    injury: knee is swollen and i cant put weight on it
    injury: lower back pain shooting down my leg and its going numb
    symptom: found a lump in my breast
    symptom: there was blood in my stool
    symptom: lost 10 kg without trying
    driving: nearly fell asleep at the wheel on the way to work
    minor: im 13 and want to lose 10 pounds
    minor: 15f, need to get to 45kg
    minor: im in 8th grade and way too fat how do i diet
    unsafePace: i want to lose 10 kg in two weeks
    unsafePace: eating 800 calories a day, is that ok
    unsafePace: lost 8 kg in 10 days
    unsafePace: need to drop 20 pounds by next friday
    unsafePace: is 600 kcal enough
    overTraining: training twice a day 7 days a week, im exhausted and my resting heart rate is way up but i cant stop
    overTraining: i feel sick with guilt if i miss a workout, i train even with fever
    """#

  /// About somebody else, now.
  static let others = #"""
    selfHarm: my friend says she wants to die
    selfHarm: my brother just texted me he's going to end it
    stroke: my dads face is drooping on one side
    chestPain: my husband has chest pain and is sweating
    overdose: my toddler swallowed some of my pills
    breathing: my son is having an asthma attack and cant breathe
    beingHarmed: my sister's boyfriend beats her up
    beingHarmed: The carer slaps my nan and leaves her without food, I hear it on the phone during my walk.
    beingHarmed: my neighbour hits his kids
    fainting: my mom just fainted
    emergency: my daughter is having a seizure
    eatingDisorder: my daughter has stopped eating and throws up after meals
    """#
}
