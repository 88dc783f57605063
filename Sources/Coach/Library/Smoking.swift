extension Library {
  /// Answers about stopping smoking and vaping. `Writing-for-the-coach` says how to read and extend this.
  static let smoking = #"""
    domain: smoking
    goals: smok* | cigarette* | cig/cigs | vape/vapes/vaping | nicotine | tobacco | snus | puffs | juul | pouch/pouches
    words: smoke/smoked/smokes/smoking/smoker | cigarette* | cig/cigs | vape/vapes/vaped/vaping | nicotine | tobacco | snus | juul

    == tips
    - (not stopped, quitting) Throw out the last pack, the lighter and the ashtrays the evening before you stop.
    - When a craving comes, look at the clock and wait five minutes before you decide.
    - Drink your first coffee somewhere you've never smoked.
    - (quitting) Use patches plus gum or lozenges; together they roughly double your chances.
    - (not stopped, quitting) Tell two people your quit date and ask them to check in on day three.
    - (quitting) Keep gum, a straw or a carrot where the pack used to be.
    - Go easy on alcohol; it's where most slips happen.
    - (quitting) Put the money of each day without into a jar you can see.
    - (stopped) Plan the one evening this week that could tempt you: who's there, what you'll drink, when you leave.
    - (stopped) Ask friends who smoke not to offer you one, even as a joke.
    - (cutting down) Take the day's cigarettes with you and leave the pack at home.
    - (cutting down) Decide in the morning at which hours you'll have one, and wait for the hour.
    - (cutting down) Push the first one of the day back by ten minutes each morning.

    == next week
    - Mon: note every cigarette with time and reason; change nothing yet.
    - (quitting) Tue: get patches and gum from a pharmacy, tell two people your date.
    - (quitting) Wed evening: pack, lighters and ashtrays out of the house.
    - (quitting) Thu: first day without; patch on in the morning, walk after lunch.
    - (cutting down) Tue: choose the ones you'd miss least, and give each of them another five minutes' break.
    - (cutting down) Wed: the first one half an hour later than usual.
    - (cutting down) Thu: only the day's number in your pocket; the pack stays at home.
    - Fri and Sat: no alcohol, early nights, five minutes' wait for each craving.
    - (quitting) Sun: count the money saved and plan Monday's coffee break.
    - (cutting down) Sun: look at which ones were hardest to leave out, and plan just those for next week.

    == starting
    said: stop how | pack/packing/jack/knock it in/on | what .. prepare | what works best | best way/method | never tried before | get off .. cigarettes/fags/them/nicotine | quit/stop .. next/month/week/monday/soon | quit date | quitting next/in/on | kick .. habit | give them up | lungs .. bad .. help | first time .. quit/trying | set .. date | plan to quit/stop | thinking of/about stopping/quitting | manage to quit/stop | wish/like/want to give up | for a plan | where do i begin | how one does it | have to stop | my quit date | set .. quit date | plan for quitting/stopping | be rid of | get rid of | rid of these/them | want out | i want out | smoked for .. want/years .. quit/stop/out | years and i want
    - (not stopped) Set a quit date within the next two weeks, get patches and gum from a pharmacy, and tell somebody. People who use both and have some support quit about twice as often as people on willpower alone.
    - (not stopped) Before you stop, spend three days noting when you smoke and why. Three or four moments make up most of it, and each needs its own replacement before the first day.
    - (not stopped, triage) First thing to sort out is how strong the nicotine part is. If you light up within half an hour of waking, nicotine replacement matters most for you. Is that the case? -> patches and gum
    - (not stopped, companion) It's a big thing to let go of, and it's fine to feel two ways about it. Pick a date that has no other pressure around it, and let somebody close know.
    - (not stopped, fitness coach) Name the day, within two weeks. Until then, prepare: patches bought, home cleared, a ten-minute walk planned for after each meal. Then stop on the day and don't bargain.
    - You've started already, and that was the hard part. Go through the week and find the moment that's likeliest to tempt you, and decide now what you'll do then.
    - The start is behind you. What helps now is dull: no cigarettes in the house, gum in every jacket, and somebody to text when it gets hard.
    why: A date turns a wish into preparation, and preparation decides the first week. Nicotine replacement takes the edge off, so you can work on the habit with a clear head.
    how: Today, choose the date and write it where you'll see it. Tomorrow, visit a pharmacy. The evening before: wash the jacket, clear the car and balcony, put gum in every pocket.
    short: Quit date within two weeks, patches, tell somebody.

    == first step
    said: not ready .. (something/quit/stop) | (throw/bin/chuck/flush) .. (pack/box/them/rest/away/lighter/packet) | left in .. box/pack/packet | (3/two/three/few/some) left | today then | one thing .. today | right now .. do | small .. step/thing | easy/easiest .. thing/step | something easy/small/simple | change tomorrow | one little/small thing | today .. (can/do/start) | the first thing | one thing i could | attempt this afternoon/evening/morning | one job | job for today | do this minute/second/morning/evening | (do/try/start) this (afternoon/evening/morning) | give me .. task/job/thing
    - Today, delay the first cigarette by half an hour, and write down each one with the reason. It costs nothing and shows you tonight which ones are habit and which are need.
    - Make one place smoke-free from now on: the car, the kitchen or the balcony. Take the ashtray out, and that place already belongs to the person who's quit.
    - (triage) If you haven't got a quit date, choose one today. If you have, ask a pharmacist about patches and gum today. And if you've already stopped, plan the hardest hour of the day.
    - (fitness coach) Swap one smoke break today for a brisk ten-minute walk, straight after lunch. A walk takes the edge off a craving while you do it and for a little while after.
    why: The first small change shows you that a craving can be delayed, and that knowledge is what you'll lean on in the first week.
    how: Take a card, put it in the pack, and make a mark with the time and one word each time: coffee, bored, phone, stress. Look at it this evening.
    short: Delay the first one by half an hour.

    == good news
    said: its/on day 8/9/10/11/12/13/14/15/16/18/20/21/25/28/30/45/60/90/100 | smoke free | day/days/week/weeks/month/year/years .. free/clean/without/today/off | havent had/smoked .. (one/since/any) | gone .. (month/week/day/year) without | full day/week/month/year | one year/month/week today | no cheating | 24/48/72 hours | ran for .. bus | without lighting | lungs feel better | didnt smoke | resisted | turned .. down | first .. (without/smoke free) | not .. single (one/cigarette/puff) | (didnt/havent) .. (once/one cigarette) | down from 20/30/15/10 | last pack/packet .. bin/trash | havent bought .. another/any | smoke free since | havent smoked for | without .. (puff/single puff) | single puff | havent smoked .. weeks/days/months | survived .. weekend/party/day/week/wedding
    - That's a real achievement, and your body already knows. Carbon monoxide is out of your blood within two days, and from here each day makes the next craving a little weaker.
    - Well done. You've had the urge and didn't follow it, which is exactly the skill that keeps people off for good. Put today's money aside where you can see it.
    - (companion) I'm so glad. I know some of those hours were long ones. You can be proud of this without worrying about next week yet.
    - (limit, goal) You kept to it, and every day like this counts toward "I don't smoke" being simply true. With {days} to go, guard the evenings with alcohol in them most.
    - (fitness coach) Strong work. You'll notice it on stairs first: less breathlessness within a few weeks. Keep the walks in, they're helping more than you think.
    - (reached) You did what you set out to do, and most people need several tries to get there. Keep gum in the house for the odd craving, since they can turn up months later.
    why: The receptors in the brain that ask for nicotine calm down over about a month. Each craving you sit out speeds up the unlearning.
    short: Every day off makes the next easier.

    == slipped
    said: had one/two/a few | i had one | smoked .. last/yesterday/night/saturday/friday/today/two/three/3/2/5/five/whole/half/one | caved | one drag/puff | days/weeks and then | lapse/lapsed | bummed/scrounged/cadged/nicked/borrowed .. one/cigarette | smoked again | bought .. pack/packet/box/cigarettes | fell off | messed up/blew it | lit up/one | ashamed to say | i had (one/1/two/2) | caved/relapsed .. tonight/today/after | feel .. rotten | just smoked | cracked .. had (two/one/three) | feel stupid .. smoked | gave in at | i gave in | (gave/offered) me one and i (took/smoked/had) | i took (it/one)
    - One cigarette is a slip, and you're still quitting. Throw away the rest of the pack now and carry on as before. The nicotine is gone in a day or two; the habit only returns if you buy again.
    - That happens to most people who end up quitting for good. Think about where you were, who with, and what you'd had to drink, and change that one thing before it comes round again.
    - (companion) I can hear you're disappointed. It doesn't erase the days before it; you had those, and your lungs did too. You're allowed to simply continue.
    - (triage) It depends on whether it was one cigarette. If so, bin the pack and go on. If it's daily again, set a new date within two weeks and add something, like patches with gum. Are you back to daily? -> setback
    - (fitness coach) Don't write off the day. Pack in the bin, ten minutes of brisk walking, and the next craving gets five minutes on the clock. Today still counts.
    - (limit, over) You're above your limit for now, and one bad day doesn't undo the good ones. Get rid of what's left in the pack tonight, and start tomorrow with a later first cigarette or none.
    - (again) If it's the same situation each time, willpower isn't the gap. Stay away from that situation for two weeks, or take gum before you walk into it.
    why: The danger of a slip is mostly the thought that everything's lost now. People who treat it as a single event are far more likely to stay off.
    how: Wet the remaining cigarettes so they can't be rescued, keep the patch on, text one person that you slipped and that you're going on. Then do something with your hands for ten minutes.
    short: Bin the pack, carry on today.

    == cravings
    said: gagging/desperate/dying/gasping for | climbing .. walls | waves | comes in waves | urge/crave* | think of .. but | cant (think/stop thinking) .. cigarettes/smoking/it | hand in .. pocket | before the shop | hands .. shaking | want it so/bad/badly | shop/store/kiosk .. (standing/front/outside/hand) | kill for | every hour | pull .. strong | strong .. urge/pull | all i .. think about | fiending/jonesing | on my mind | need one now | want .. so much/bad/badly | get through .. urge/craving | urge/urges/craving/cravings .. last/through/pass/long/stop | desire .. overwhelming/strong | going down to .. kiosk/shop | minutes from | calling me | talk me down | this craving | wont go away | go away .. craving | the urge is | urge .. unbearable/strong/now | thinking about (smoking/cigarettes) | think about (smoking/cigarettes) .. (all/constantly/every)
    - A craving builds, peaks and fades in about five minutes, whether you smoke or not. Look at the clock, get up, drink a glass of water and do something with your hands until it's over.
    - If they come thick and fast, you may be short on nicotine replacement. Many people use too little gum, or chew it too quickly. A pharmacist can tell you how much is right.
    - (companion) It's uncomfortable, I know, and it's a bit like missing somebody. It will pass even if you do nothing at all. I'm with you for these five minutes.
    - (fitness coach) Move right now. Two flights of stairs, twenty squats or a fast walk round the block. Exercise cuts a craving while it lasts and a while after.
    - (nutritionist) Crunch something: carrot sticks, an apple, sunflower seeds, sugar-free gum. Cold water through a straw works for many people, because mouth and hands get their share.
    why: Nicotine receptors call out when the level falls, and habit adds its cue: coffee, phone, door. Each call that isn't answered weakens the link a little.
    how: Four things to try, in this order: wait five minutes, drink water slowly, breathe out longer than in ten times, go somewhere else. One piece of gum or a lozenge if you use them.
    short: Wait five minutes, move, drink water.

    == stress
    said: work/boss/job/landlord/exam/exams/deadline/divorce/argument/fight/row/rent/bills/money .. smoke/light/packs/want/one/cig/cigarette/pressure/trouble | light up .. stress/work/all i want | want .. light up | only thing that calms | how do i cope | coping | kick/kicks off | frayed | troubles/trouble | (shoulders) .. ears | stress* | deadline .. pack/packs | argue* | row with | wound up | on edge | blow off steam | nasty email/boss/call/meeting | too much pressure | email/emails .. reach/smoke/box | mom/dad/mother/father .. surgery/hospital/ill | bad timing | nobody wants anything | lawyer | (2/two/three) packs | boss .. shouted/yelled/angry | smoke when im stressed | when im stressed | stressed | shouted at me .. (cigarette/smoke) | fight/argument/row with .. wife/husband/partner/boss/mom/dad/kids/girlfriend/boyfriend | after a fight/row/argument | when i fight
    - Quitting while stressed is harder, and still worth it: after a few weeks, people who've stopped report less stress than when they smoked. For now, take the break without the cigarette: outside, five minutes, slow breathing.
    - Half of what a cigarette relieves is the withdrawal from the last one. The other half is the pause and the deep breath, and both of those you can keep.
    - (companion) That sounds like too much at once. You don't have to be good at everything this week. Not smoking is enough of a task, and other things may wait.
    - (triage) A bad week and a bad year need different things. For a bad week, gum and shorter days will do. With lasting stress, choose a fixed daily break and protect it.
    why: Nicotine levels drop within an hour or two of a cigarette and that feels like tension. The next one takes the tension away, so it seems calming. After some weeks without, the loop is gone.
    how: Keep your old break times. Go out, leave the phone, breathe in for four and out for six, ten rounds, walk once round the building. It takes the same five minutes.
    short: Take the break, skip the cigarette.

    == other people
    said: husband/wife/girlfriend/boyfriend/partner/mom/dad/mother/father/brother/sister/roommate/flatmate/workmates/colleagues/coworkers/mates/friends/boss/neighbour/neighbor .. smokes/smoke/smoking/smoker/quit/cigarette/fag/nags/nagging/offer/offers/laugh/laughs/stop/outside/out | everyone/everybody/all .. smokes/smoke | under my nose | rude .. no | how .. tell people/them | nag/nags/nagging | doesnt want .. quit | quit with me | in my country/culture | all men | lives/live with .. smoker | support* .. (not/doesnt) | (make/makes/making) fun of | leaves .. pack/cigarettes/table | light up at break | pregnant wife/girlfriend
    - Being around smokers is the hardest part for many. For the first three weeks, meet them where nobody smokes, and ask them plainly not to offer you one, even as a joke.
    - "No thanks, I don't smoke" works better than "I'm trying to quit," because nobody argues with it. Practice it once out loud, it feels odd only the first time.
    - (companion) It hurts a bit when the people you like carry on without you. You aren't losing them, only a few minutes on the doorstep. Most of them quietly wish they could do the same.
    - (triage) Sort out who makes it hardest. At home, agree on smoke-free rooms. At work, take the break elsewhere. On nights out, leave early at first. Are nights out the worst? -> parties
    why: Seeing and smelling smoke is one of the strongest cues there is. A few weeks of distance lets it fade, and afterwards company gets easier.
    how: To a partner: "I'm stopping on Thursday. Could you smoke outside and keep your pack out of sight for a month." A clear request with an end date gets more yeses.
    short: Say "I don't smoke" and keep some distance early.

    == tired
    said: foggy/weary/lethargic/sluggish | tired/exhausted/fatigued .. since/quit/stopped/giving/stopping | could sleep | wake me up | no energy .. since/quit | falling asleep | dead .. (since/quit) | sleepy since | fatigued/exhausted/tired/sleepy/yawning .. since/after/giving/quitting/work/normal/stopped | since .. exhausted/tired/sleepy/fatigued | wet rag | pulled the plug | crawling about | in bed by 8/eight/7 | sleepy all | all day .. sleepy/tired | sleepy .. since .. quit
    - Feeling flat and tired in the first two weeks is withdrawal, and it passes. Nicotine was a stimulant, so your body has to find its own level again. Go to bed earlier and keep caffeine moderate.
    - Tired days are risky days for smoking. Make today easy: short to-do list, a walk in daylight, early bed. You only need to get through until tonight.
    - (nutritionist) Go easy on coffee: without smoking, caffeine stays in your body about twice as long, so your usual amount feels like double. Halve it for now and eat every four hours.
    - (fitness coach) Don't push the workouts this week. Walk twenty minutes a day outdoors; it lifts energy without draining you, and the heavier training can come back in week three.
    why: Nicotine speeds up the heart and wakes the brain many times a day. When it goes, there's a dip of one to three weeks before normal energy comes back.
    how: For two weeks: in bed half an hour earlier, breakfast with protein, half the usual coffee, twenty minutes outside at midday. Leave anything optional for later.
    short: Early night, less caffeine, a walk.

    == bored
    said: nothing to do | long drive | dull | tedium/tedious | slow day | pass .. time | kill .. time | ten minutes is | restless | home alone | idle | queue/queues | waiting around | twiddl* | stand there like | nothing on | since i retired | between breakfast and | something to do | gives me something
    - Boredom is one of the main reasons people light up, since a cigarette gives ten minutes a shape. Have something ready for your hands: a puzzle, a knife and an apple, a message to answer.
    - Look at when it's worst. If it's waiting, carry a book or a game. If it's evenings at home, leave the room you used to smoke in and start something with your hands.
    - (fitness coach) Bored is a cue to move. Ten push-ups against the kitchen counter, then outside for five minutes. You'll have changed both the room and the mood.
    - (companion) Time does feel longer without cigarettes; you're getting back an hour or so a day. It's odd at first, and it takes a while to grow into it.
    why: Smoking marks time with little events, and without them the day seems empty. After a few weeks the brain stops expecting them.
    how: Write five things of five minutes on a card where the pack was: call somebody, water the plants, sudoku, sweep the balcony, stretch. Take the next on the list, no choosing.
    short: Give your hands something for ten minutes.

    == no motivation
    said: resolve | why am i doing | fired up .. now | no/lost/zero .. desire/will/drive/motivation | meh | (wife/husband/doctor/mom/kids) wants it more | wants it more | cant be arsed/bothered | miss smoking | dont care | not .. motivated | dont see .. point | part of me .. stop | feel .. nothing | the reasons | all the reasons | fired up
    - That's normal around the second week, when the first pride is used up. You don't need to want it every day. You only have to not buy any today.
    - Write your three reasons on a card, as concrete as you can: the stairs, the kid, what it costs a year. Read it before the hour that's usually worst.
    - (companion) It's all right not to feel like it. Wanting to smoke and deciding not to can sit side by side, and most people who quit lived with both for a while.
    - (fitness coach) Look at the numbers: a pack a day is over 7,000 cigarettes a year. Every day without takes twenty off. Do today, and judge the rest later.
    why: Motivation goes up and down with withdrawal and sleep. What carries people through are rules made in advance, like no cigarettes in the house.
    how: Reasons go on a card in the place where the pack was. Make them yours: who you'd like to keep up with, the smell you'd like gone, the amount you'd save by summer.
    short: Just don't buy any today.

    == weekends
    said: mon fri | saturday/friday/weekend .. death/night/smoke/bbq/cigarettes/only/hard | match day | barbecue/brunch | only smoke at weekends | weekend .. from/to/when/double | free days | long weekend | no structure | chain smoke | at home .. smoke
    - Weekends bring free time, company and alcohol, all at once. Plan Saturday evening in advance: where you'll be, what you'll drink, and when you'll go home.
    - Fill the first Saturday with something where you can't smoke: cinema, swimming, a museum, a long train ride. After two or three weekends it gets noticeably easier.
    - (fitness coach) Book Saturday morning for something sweaty. After an hour of that, neither your lungs nor your pride will want a cigarette before lunch.
    - (nutritionist) Keep drinks without alcohol for the first two weekends: tonic with lime, alcohol-free beer, iced tea. Something in the hand helps, and your judgment stays sharp.
    why: Most slips happen with alcohol or among smokers, and weekends have both. Two or three without a cigarette teach you that it can be done.
    how: Write three lines on Friday: where you'll be on Saturday night, what you'll drink, how you'll get home. Tell the person you're going with that you won't be smoking.
    short: Plan Saturday night, skip alcohol at first.

    == evenings
    said: evening/evenings/night/nights .. smoke/cigarette/one/long/hard/worst/without/balcony | last one before bed | back door | kids are asleep/bed | 8pm | tv/telly/sofa/couch .. smoke/cigarette/one | end of .. day | nightfall | garden .. night/evening | sofa/couch/tv .. ashtray/cigarette | tv sofa | after dinner .. (gets/one/balcony) | back step | washed up | six/seven/eight oclock .. without
    - Evenings are hard because the day's reserves are gone. Change the order of things: shower right after dinner, tea in a different chair, teeth brushed early.
    - If the after-dinner one is the worst, get up from the table at once. Brush your teeth or walk round the block for ten minutes; by the time you're back, it has usually passed.
    - (companion) Evenings can feel empty when the little ritual's gone. A warm drink on the balcony without the cigarette keeps the best part of it.
    - (nutritionist) End dinner with something definite: a mint, an orange to peel, or peppermint tea. The peeling keeps your hands busy for exactly the minutes you need.
    why: The brain links the end of a meal with nicotine so firmly that it asks for it even without need. A new ending for the meal takes over in two or three weeks.
    how: Dinner, up from the table, teeth, ten minutes outside, then sit in a seat where you never smoked. Do it in that order for two weeks.
    short: Leave the table, brush teeth, walk ten minutes.

    == travel
    said: flight/airport/plane/abroad/hotel/greece/turkey/touring/tour/luggage | going to .. (country/everyone) | duty free | hand luggage | long flight/flights/haul | layover | road trip | cruise | hour flight | sea view | hotel .. balcony | smoking lounge | terrace | my holidays | leave on
    - Before a trip, decide where your cravings will hit: the airport, the hotel balcony, the first drink. Take more gum or lozenges than you need and ask for a non-smoking room.
    - New places are a good thing in one way, since none of your usual cues are there. Don't buy a pack on the first day, and the place stays clean for you.
    - (fitness coach) On long drives stop every two hours and walk hard for five minutes. It breaks the boredom that used to end in a cigarette, and your back will thank you.
    - (triage) Flights first: gum or lozenge half an hour before boarding and a patch on if you use one. Then the hotel: non-smoking room. Then the evenings, where alcohol is the risk.
    why: Travel mixes waiting, stress and drink, and those are the usual triggers. Supplies in the bag and a decision made at home take care of most of it.
    short: Pack gum, book non-smoking, buy nothing.

    == too hard
    said: unbearable/torture | beyond my | losing it | every minute | not getting easier | harder than | giving up giving up | dying here | struggl* | well beyond | worst thing | crying over | still .. crying | ever done | too much for me
    - The first three or four days are the worst, and then it does ease. If it's too much without help, add patches plus gum, or ask a doctor about tablets. There's no prize for suffering.
    - Shrink it. Forget "never again" and get to the end of this hour, then this evening. People quit for decades that way, a few hours at a time.
    - (companion) You're doing something truly difficult, and nicotine is among the hardest habits to leave. Finding it hard says nothing bad about you, and asking for help with it doesn't either.
    - (limit) If zero is out of reach today, halve it from yesterday and put a date on zero within two weeks. Cutting down works best when it leads to a day with none.
    why: Withdrawal peaks on days two to four and fades over three to four weeks. Treatment makes it milder and raises the odds of success two or three times.
    how: A patch in the morning for the steady background, gum or a lozenge for the peaks. Ask at the pharmacy for the right strength, and use them for eight to twelve weeks.
    short: Add patches plus gum; days two to four are worst.

    == self doubt
    said: tried .. (times/before/everything) | (times) .. why would | too weak | addict/addicts/addicted like me | faith | no willpower | what if i fail/relapse | others can | not me | always go back | always fail/relapse/cave/start | never (last/make/manage/able) | doubt | failed .. (before/times/every/again) | ill never | 9/10/ten/five/hundred times | everyones watching | capable | since i was (12/13/14/15/16) | too old | lost cause | once a smoker | always a smoker | attempt number | feeling like a joke | never looked back | (my/others) .. quit in a day | dont think i can | i can do it .. dont | not sure i can
    - Most ex-smokers failed several times before it held. Each attempt taught them something, and yours did too. There are now more former smokers than smokers in several countries.
    - You don't need to be a strong person for this. Use the tools: a date, patches, a phone quitline. With them, ordinary willpower is enough for most people.
    - (companion) It's easy to believe that everybody else is stronger. You've already gone hours, nights or days without a cigarette, and you did that exactly as you are now.
    - (triage) Think of your longest time off so far. What helped then goes into the plan again, and what ended it gets a plan of its own. Was alcohol or stress part of how it ended? -> slipped
    why: On average people make many attempts before they stop for good, and success depends more on treatment and surroundings than on character.

    == weather
    said: raining/freezing/sunny/gray/heat/minus/storm* | cold .. outside/balcony/out/smoke | beer garden | first warm day | doorway | freezing .. balcony/outside/doorway/cig | sun .. out/shine*/terrace | drizzl* | grey and dark | rained in | lashing | evenings .. summer | summer evenings | stuck inside/indoors | outside .. rain
    - Rain and cold are on your side for once, since nobody enjoys a cigarette on a wet balcony. Make the indoor break good instead: tea by the window, five minutes, no phone.
    - Warm evenings outside are tricky because smoke is everywhere. Sit upwind or inside for a few weeks, with a cold drink in your smoking hand.
    - (fitness coach) Too wet to walk off a craving, so use the stairs: two flights up and down, brisk. It does the same in three minutes.
    why: Places and weather work as cues too. A different spot and something in your hand break the chain until it fades.

    == cost
    said: spend/spending/spent .. month/week/year/day/on/fortune | pounds/dollars/euros/bucks/money/prices | expensive/cheaper/afford/covered/fortune | patches/gum/tablets .. expensive/free/cheap/cost/price/afford | a packet | pack a day over | rollies .. cheaper | how much .. save/saved/cost/spend | could have bought | bought a car | worked it out | same as .. holiday | havent/no money | not money | envelope | bankrupt*/bankrupting | a day .. (costs/bankrupting/expensive) | costing me | how much .. save | save in a (month/year)
    - Quitting saves more than it costs. Patches and gum for ten weeks usually cost less than a few weeks of a pack a day, and many insurers, health services and quitlines give them free.
    - Work out your own sum: packs a week times price times 52. Write it on a note on the fridge and decide now what the first 100 will buy.
    - (triage) Ask in this order: your country's quitline, your doctor, your insurer, a pharmacist. One of them often knows how to get nicotine replacement free or cheap.
    why: Health systems pay for quitting because it's among the cheapest ways there are to prevent illness.
    short: Ask a quitline about free patches.

    == habit
    said: hand to mouth | without noticing/thinking | ritual | miss* .. ritual/habit/hand | after every meal | hands .. do/need/busy | linked to | rolling | roll .. fun/half | autopilot/automatic*/unconscious* | dont even enjoy/want/like | always smoke when | hand just does | out of habit | light up without | associated/association | phone rings | break .. routine | replace it .. with | replace .. with | car door | what .. replace | halfway .. realised/realized | gone outside .. realised | in my mouth | always smoke | automatic thing | dont notice | notice .. lit | smoke in the car
    - Each cigarette hangs on a cue: coffee, the car, a phone call. Choose one cue a day and give it a new action, such as gum when you start the engine. After ten cues, you've changed the day.
    - Keep the ritual and replace the object. Same break, same door, with a hot drink in your hand or a walk. The pause was doing you good all along.
    - (wellness coach) Change what surrounds the cue: another mug, another chair, another way to work. A few odd details in the first month are enough to keep you from lighting up without thinking.
    - (fitness coach) Put a short burst of movement on each of the old times: after breakfast, at eleven, after lunch, at four. Five minutes is enough, and in a month it's the new habit.
    why: Repeated pairings made the link, and repeated new ones take its place. It takes weeks, and it's quicker when the new action comes right after the old cue.
    how: Write your cues in a list with a new action beside each: coffee, tea at the window; car, gum; phone call, pen in hand; after lunch, a walk. Start with the first one tomorrow.
    short: One new action for each old cue.

    == tracking
    said: counting .. cigs/cigarettes/days/them | which app | app .. days/track/free | days add up | spreadsheet/tally | 12/15/10/8 today | yesterday .. today | today .. yesterday | row of crosses
    - Count cigarettes a day, zero included, and write it down each evening. A row of zeros on paper is surprisingly good company in week two.
    - Note the ones you nearly smoked too, with the place. After a week you'll see that two or three situations make up most of the danger.
    - (triage) For cutting down, count cigarettes. For stopping, count days without. With a vape, count sessions or the milliliters you refill, since single puffs are hopeless to count.
    - (limit) Enter every day, also the bad ones. One day over your limit tells us more about what to change than five good days without a note.
    why: Writing it down makes each one a decision again. In studies, simply noting every cigarette already makes people smoke a bit less.
    how: Card and pen in the pack, a mark for each one before you light it. In the evening, put the day's number into your notes and throw the card away.
    short: Write the number down each evening, zeros too.

    == reward
    said: gift/treat/reward*/prize/deserve/celebrate/celebration/occasion/spoil | mark the | new shoes/phone/clothes/jacket/bike | money goes | what .. (buy/spend) .. saved/money | with the money | if i reach/make/get to | something nice | reward myself | each day i dont | prize | from not buying | saved up | blow it on | allowed to buy
    - Good idea, and choose it before you need it. Something small after day three, something decent after two weeks, and with the money from the first month, something you'd never buy otherwise.
    - Make it visible: the price of each day's cigarettes into a jar. Spend it on something that lasts, so you'll see it in a year.
    - (companion) You've earned something kind: a long bath, a day off plans, a dinner with somebody you like. It doesn't have to cost much, only be yours.
    - (nutritionist) Take something other than sweets if you can, since appetite is up for a while anyway. Good coffee beans, a massage or new running shoes won't follow you to the scales.
    why: Nicotine was a reward many times a day. Planned ones fill part of that hole while the brain's own system recovers over some weeks.
    short: Small reward day three, bigger after two weeks.

    == best time
    said: right moment/time/day | bad time | when .. (should/would/best/opportune) .. stop/quit | should i wait | wait till/until | exams .. over | opportune | birthday .. date/good/stop/quit | ever .. right | quit before/after | monday or | lent/stoptober | time to (quit/stop) | holidays or | during work or | which .. easier | easier .. holidays/work | good/best/right day/date/moment/week/time .. quit/stop
    - The best date is within the next two weeks, in a week without a wedding, exams or a deadline. Beyond that, there's no perfect moment, and waiting for one usually means next year.
    - Many people do best stopping on a weekday morning, when work keeps them busy. If work is where you smoke most, take a Saturday or the first day of a holiday.
    - (triage) Pick the day by your strongest cue. Smoke mainly at work: stop on days off. Smoke mainly at home in the evening: stop on a busy Monday.
    why: A near date keeps the decision fresh and leaves just enough time to get patches and clear the house. Further off, most people lose the thread.
    how: Look at the next fourteen days in your calendar, cross out the ones with a party, a deadline or a long trip, and take the first day that's left.
    short: A calm day within the next two weeks.

    == how long
    said: when .. (get better/over/easier/stop/end/cease/gone/disappear/normal) | after what/how | cease | ever stop | does it ever | is week/day/month .. easier/worse/hardest | nicotine .. out/leave/system/gone | not smoker anymore | after how much time | until .. (gone/normal/over) | peak | worst day/over | headaches .. stop | 21 days | how many weeks of | first three days | on day 9/nine/10/ten | (days/day) .. calendar | urge last | stay in .. body/system | how long .. nicotine/body/system | nicotine stay | (craving/cravings) .. (go away/ever/forever) | ever go away | stop wanting
    - Physical withdrawal peaks on days two to four and is mostly gone in three to four weeks. Single cravings can pop up for months, but they get short and rare.
    - Taste and smell improve within days, breathing within two to twelve weeks, and coughing over some months. After a year, the added risk of heart disease is about half a smoker's.
    - (companion) The first week is long, the second a bit shorter, and by the fourth most people notice whole hours when they forgot. It does get quiet.
    - (fitness coach) Stairs get easier in two to four weeks, and your runs in six to twelve. Day three is the low point, so plan nothing heroic for it.
    why: Nicotine leaves the blood within days, and the extra receptors it made in the brain fall back to normal in about a month. Habits tied to places take longer.
    how: Days two to four: plan little. Week two: sleep and mood settle. Week four: mostly single cravings. Month three: easier breathing, and patches usually come to an end.
    short: Worst days two to four, mostly over in a month.

    == setback
    said: back to .. (pack/day/smoking/20/10/where) | started .. again | again .. (after/at/funeral) | years/months/year .. (and started/then/started/resumed) | resumed | off them .. (started/then) | back where | began with one | quit a second/third time | second time | fell .. back | like before | smoke like | picked .. (up/it) again | took .. up again | relapsed/relapse | smoking again | after .. (months/years) .. back | clean for | smoker again | again since | since summer/christmas/easter | now im at
    - Going back to smoking is disappointing, and it's also the usual road: most people who've quit for good needed several goes. Set a new date within two weeks and add one tool you didn't use before.
    - Look at the attempt as information. How long did it last, what started it again, who was there. Change exactly that part and keep what worked.
    - (companion) I'm sorry. You'd put a lot into it. The weeks you had without are still in your body, and you know now that you can do weeks.
    - (triage) You keep what you have, days and practice. Then ask which part failed: withdrawal, company or mood. Withdrawal means more nicotine replacement or tablets from a doctor. Company means distance for a month. Mood deserves help of its own. Was it mainly withdrawal? -> patches and gum
    why: Each serious attempt, and each treatment added, raises the chance that the next one lasts. Combining medicine with support works best.
    how: Tonight, write three lines: what worked, what ended it, what I'll add. Then a date, then one phone call to a quitline or doctor.
    short: New date within two weeks, one new tool.

    == doubt use
    said: damage is done | damage .. done | late .. stop/quit | evidence/proof/studies | is 1/2/3/4/5/few .. harmful/bad | even harmful | lights .. bad | convince me | hit by .. bus | worth it/(the trouble) | lived to | grandad/grandmother/grandma/uncle/nan .. smoked/lived/90 | whats the point | at my age | really (that bad/bad) | any difference | die anyway | something .. kill* | all .. (die) | not that bad | city air | just as bad | cancer .. never | puffed | worth quitting/stopping | even worth | doesnt matter any more/anymore | smoked so long | too long .. matter
    - It's worth it at any age. Stopping before 40 removes about nine tenths of the extra risk of dying from smoking, and even at 60 people gain about three years on average.
    - It's never too late for your lungs or heart. The damage doesn't all heal, but the decline slows to nearly normal and the risk of a heart attack falls within a year.
    - (fitness coach) More oxygen per breath within days, better stamina in weeks. You can't buy a supplement or a shoe that does as much for your fitness as stopping does.
    - (companion) It's fair to ask, when it costs you this much comfort. For most people mood and worry get better within a couple of months, and few who've quit wish they hadn't.
    why: Long studies, some over fifty years, compared people who stopped with people who went on. The benefit shows at every age, and the earlier the larger.

    == gear
    said: fiddle/fidget/spinner | for the mouth | aids | cinnamon/liquorice/licorice/straw*/lollipop*/seeds/sunflower | fake/plastic .. cigarettes | stress ball/toy | in the house | keep to hand | kit | ashtray/ashtrays | chew on | inhalator | worry beads | what .. (buy/need/have) .. before/house/ready/kit | need .. buy/kit/prepare | hands busy/something | something .. hands/fiddle/mouth | wooden/menthol inhaler/pen | another thing to suck | suck on | need before .. quit | before my quit day
    - Useful things: patches for the background, gum or lozenges for peaks, something for your hands, and a bottle of water. Everything else, from herbal cigarettes to laser treatment, has little evidence behind it.
    - A plain jar for the money and a calendar to cross off cost nothing and help more than you'd think. For apps and gadgets, pick one at most.
    - (triage) Get nicotine replacement first. If you smoke more than ten a day, ask for two kinds together, and have the strength chosen by a pharmacist.
    why: Nicotine replacement has been tested in well over a hundred trials, and two forms together beat one. Most gadgets haven't been tested at all.
    short: Patches plus gum, and a jar.

    == plateau
    said: cant/cannot/unable/couldnt .. (below/reduce/further/lower/under/past/drop) | get below/under | reduce further | from 3/2/4/5 to 0/zero/none | last few/three/two/five | cant drop | gum/lozenge*/patch* .. year/years | no further | last 4/3/2/5/four/three/two/few | stay no matter | no matter what | from 20/30 to 10/ten | new pack | cant get below | on ten/5/6/7/8 for | cut down .. but | still smoking (five/four/three/5/4/3/6/six/ten/10) | still smoke (five/5/ten/10/3/three)
    - Cutting down often gets stuck at five or six a day, because those are the ones you like best. From there it's easier to stop on a fixed day, with patches and gum, than to shave off one more.
    - Look at the cigarettes that are left. If they all hang on one thing, like coffee or the drive home, change that thing for two weeks and the number will move.
    - (triage) If what holds you is nicotine, add a patch with gum. If it's the habit, change place and hour. If it's fear of the last step, set the day and tell somebody. Is it mainly nicotine? -> patches and gum
    - (fitness coach) You've trained enough for this. Name the day within the next ten, clear the house the evening before, and go to zero.
    why: With few cigarettes left, each one gets smoked harder and feels more precious, so the last step down is the steepest. A full stop ends that within days.
    how: Write down the remaining ones with their hour. Choose a quit date in the next ten days. Until then leave out the first one after waking, since it drives the rest.
    short: Set a date for zero, patch and gum ready.

    == cold
    said: bronchitis/infection/antibiotics/sinus/pneumonia/tonsil* | heavy/bad/nasty/have cold | chest infection | sick .. bed | got a cold | unwell | runny/blocked nose | sore throat | lost my smell | tastes of nothing | cough .. cold | have .. flu/cold .. quit
    - A cold is a good moment to leave them out, since they taste of nothing and hurt anyway. Many people have started that way. Keep patches or gum going if you use them.
    - Smoking makes colds last longer, so each day without helps you twice. Rest, warm drinks, and no testing whether one tastes good again once you're better.
    - (nutritionist) Warm tea, broth, water with honey and plenty of fruit. Sucking sugar-free sweets keeps the mouth busy and is kind to a sore throat.
    - (triage) Fever over three days, breathlessness, chest pain or blood when you cough needs a doctor, and do mention that you smoke. An ordinary cold needs rest and a few days.
    why: Smoke irritates airways that are already inflamed and slows the hairs that clear them.
    how: Put cigarettes out of the house while you don't want them, tonight if you can. When the taste comes back in a few days, you've got the worst of withdrawal behind you.
    short: Use the cold to leave them out.

    == patches and gum
    said: patch/patches | nicotine gum/replacement/lozenge*/spray/inhaler | lozenge* | nrt | nicorette | nicotine .. help/use/safe | nicotine without smoking | gum .. work/enough/chew/strong/long | patch/patches/gum/lozenge*/spray/inhalator/nrt/nicorette/niquitin/nicotinell/microtab*/mg/21mg/14mg/7mg/4mg/2mg/strips | 21 or 14 | hiccups | burns .. throat/mouth | nicotine (replacement/gum/patch) | how many (gums/gum/lozenges/patches) | skin .. (itchy/red/rash) | fall off | plaster/plasters | wear one | chew too | on nrt | both .. together | box of | pieces of gum | how many pieces | gum a day
    - They work: patches or gum raise your chance of quitting by half or more, and both together do better still. Use enough, for eight to twelve weeks, and ask a pharmacist for the strength.
    - Patch in the morning for the steady level, gum or a lozenge when a craving breaks through. The nicotine in them is far less harmful than smoke; it's the burning that does the damage.
    - (triage) Where the first one comes within half an hour of waking, combine two forms and have a pharmacist choose the strength. With heart disease, pregnancy or regular medicines, ask a doctor first.
    - (fitness coach) Don't go through this with one hand tied. Patch on at breakfast, gum in the pocket, and you can put your energy into breaking the habit.
    why: Smoke delivers nicotine in seconds, which makes it so addictive. Patches and gum give it slowly and at a lower level, so withdrawal softens while the habit fades.
    how: Gum: chew slowly until it tingles, park it in your cheek, chew again when it fades, about half an hour. No coffee or juice 15 minutes before. Patches go on clean, dry skin, a new spot daily.
    short: Patch plus gum, eight to twelve weeks.

    == tablets
    label: tablets for quitting
    said: varenicline/chantix/champix | bupropion/zyban/wellbutrin | cytisine/cytisinicline | tablet*/pill/pills/medication/medicine .. quit/stop/smoking | prescription .. quit/stop/smoking | doctor .. prescribe/help .. quit/stop | champix/chantix/varenicline/zyban/bupropion/wellbutrin/cytisine/tabex/desmoxan | prescription/prescribe*/prescribed/tablet/medication/drug/drugs | how long is .. course | doctor/gp .. (give/prescribe/something/pills) | side effects | tablets/pills .. sick/feel/dreams | some pill | pill from .. doctor | lost interest in cigarettes | nausea | zyban/champix/chantix/varenicline/bupropion .. doctor/safe/work/side | doctor offered/gave/suggested .. zyban/champix/pills/tablets | offered me zyban/champix | champix/chantix/varenicline/cytisine/cytisinicline/tabex/zyban/wellbutrin/bupropion | (pill/pills/tablet/tablets/prescription) .. (quit*/stop*/smok*)
    - Yes, they work. Varenicline and cytisine roughly double or triple the chance, about like patch and gum together; bupropion helps somewhat less. They need a doctor or pharmacist who knows your history.
    - Nausea and vivid dreams are the usual side effects of varenicline, often mild. If your mood changes a lot on any of them, stop and call the doctor who prescribed it.
    - There are tablets that work well, varenicline above all; it's about as effective as patch and gum combined, and cytisine is similar. They need a doctor or pharmacist, who'll check whether they suit you.
    - If you've tried patches properly and it didn't hold, tablets are the next thing to ask for. Make the appointment before your quit date, because you start them a week or so earlier.
    - (triage) Tell the doctor what else you take, whether you've had seizures, how your mood has been, and if you might be pregnant. Those four decide which one is possible.
    - (companion) Taking medicine for this isn't cheating. You wouldn't ask anybody to be brave about a broken leg either, and nicotine has a real grip on the brain.
    why: Varenicline partly fills the nicotine receptors, so cravings soften and a cigarette gives less pleasure. In trials it more than doubles the chance of quitting.
    how: Book a doctor's visit at least two weeks before your date. Usually you take the tablet for a week or so while still smoking, stop on the day, and go on for about twelve weeks.
    short: Ask a doctor about varenicline or cytisine.

    == cold turkey
    label: stopping at once or cutting down
    said: cold turkey | quit/stop .. once/straight/abruptly/suddenly | gradual* | cutting/cut .. back | reduce .. or | slowly or | taper* | fewer cigarettes | wean* | all at once | bit by bit | one/two less | from 20/15/10/30 to | 20 to 10 | slowly/gradual*/straight/slow/fast .. stop/quit/off/or/reduce | slow or | straight off | sudden/abrupt* | step by step | half .. (each/every/week) | just stop | threw .. river/away/bin | that was it | all or nothing | wean*/weaning | pulling a plaster
    - Stopping on a fixed day works slightly better than cutting down, in studies and for most people. If a sudden stop scares you, cut down over two weeks with a firm date at the end.
    - Cutting down without an end date tends to creep back up. If that's your way, halve it each week, use gum for the ones you drop, and put zero in the calendar.
    - (triage) Ask yourself whether you've tried one of them before. If stopping at once failed on withdrawal, do it again with patches. If cutting down dragged on, set a day. Do you have a date? -> starting
    - (fitness coach) Pick the day and stop. It's short and sharp, four rough days and then downhill. Prepare properly with patches and an empty house, and don't leave yourself one last pack.
    why: With fewer cigarettes each one becomes more precious, and people draw harder on it. A full stop ends that after a few days, which is why it does a little better.
    how: Cutting down: note your usual number, drop the easiest third in week one, the next third in week two, quit day after that. No smoking in the first hour after waking helps most.
    short: A fixed day beats cutting down slightly.

    == withdrawal
    label: withdrawal signs
    said: withdrawal* | grumpy .. quit/quitting/smoking/stopped/since/without/nicotine | since .. quit/stopped/quitting .. feel* | side effect* .. quit/quitting | symptom* | grump | grumpy | weepy/tearful | anger/irritat*/grumpy/short/bitch/shout* .. quit/stopped/since/normal/day/kids/gave/without/everyone/me/husband/wife | ulcer* | sweats/shaky/nausea/nauseous/tingling | scared of me | cant sit still | day 2/3/4/two/three .. (cried/head/sick/ill) | is it normal | mood swings | flu .. (no/but/without) | feel like .. flu | (going) mad | feels like flu | annoy/annoying | annoys me .. since | everyone annoys | is that .. (quitting/withdrawal) | feel like (crap/shit) | (feel/feeling) (awful/terrible/sick) .. (quit*/stopp*)
    - That's withdrawal, and unpleasant as it is, it means nicotine is leaving. Irritability, poor focus and restless nights peak around day three and are mostly gone in three to four weeks.
    - Warn the people around you that you'll be touchy for two weeks, keep plans light, walk daily, and use nicotine replacement. If low mood lasts past a few weeks, see a doctor.
    - (companion) Feeling unlike yourself is one of the hardest bits, and then you snap at people you love. It isn't who you are; it's a chemical settling. It goes.
    - (nutritionist) Halve your coffee, since without smoke caffeine lingers about twice as long and adds to the jitters. Eat regularly with some fiber and drink plenty, because the gut slows down for a while too.
    - (fitness coach) Use the restlessness. A brisk twenty minutes when you feel like biting somebody takes the edge off better than sitting with it.
    why: The brain grew extra nicotine receptors and now they're empty. They go back to normal numbers within roughly a month, and the symptoms fade along with them.
    how: Days one to four: patch, walks, early bed, no big conversations. Week two: sleep and mood improve. Weeks three and four: mostly single cravings. Write down each evening how bad it was from 0 to 10.
    short: Peaks on day three, fades in a month.

    == weight gain
    said: weight .. quit/quitting/smoking/stop/stopping/gain* | gain* weight | gained .. since/quit/stopped | get/getting fat | hungry .. since/quit/time/smoking | eating more | snack* .. instead/since/quit/all | fat/metabolism | piling | everything in sight | jeans .. close/fit/tight | get/got bigger/fat/heavier | piling on | without piling/gaining/getting | my metabolism | fat if i quit | put on weight | weight .. put/on | cant stop eating | (eat/eating) .. (everything/sweets/constantly/all day) | sweets all day | (gain*/gained/put on) .. (kg/kilos/kilo/pounds/weight) | (put on/gaining/gained) .. weight | weight .. (already/gain*/up)
    - Many people gain four or five kilos, about ten pounds, in the first year, some none at all. It's much less harmful than smoking. Get through the first two months, then deal with weight if it bothers you.
    - Expect more appetite for a few weeks and be ready: fruit, carrots, popcorn without butter, sugar-free gum. A daily walk of half an hour takes care of a good part of it.
    - (nutritionist) Eat three proper meals with protein, so you're not grazing all day. Keep cut fruit and unsalted nuts in a small bowl where the pack was, and save diets for later.
    - (fitness coach) Nicotine burned a little extra, around 200 calories a day in a heavy smoker. Thirty to forty minutes of brisk walking makes up for that, and it fights cravings as well.
    - (companion) It's a real worry and you're not vain for having it. Your body is adjusting, and it will settle. One change at a time is quite enough.
    why: Nicotine dampens appetite and speeds up metabolism slightly. Both go back to normal, taste improves, and hands look for something to do. Strict dieting at the same time makes relapse more likely.
    how: Shop before your quit date: carrots, apples, yogurt, gum, popcorn. Fixed meal times, water before you snack, and a walk after lunch and dinner for the first month.
    short: Quit first, handle weight after two months.

    == coffee and triggers
    said: coffee .. cigarette/smoke/smoking/without | smoke .. coffee | smoke/cigarette break/breaks | smokes .. break/breaks | morning cigarette | first cigarette | on the phone | with my coffee | brew/cuppa | morning coffee/espresso/brew/cigarette/one/cig | meal .. (finished/without/complete) | tea break | first brew/one/cigarette | coffee .. cigarette/without/smoke/too | smoke/cigarette break | reaching | the mug | give up coffee | left/right hand | morning .. twenty/years | coffee too | drink coffee without | coffee without .. cigarette | smoke in the car | cigarette .. car | first coffee | coffee in the morning | in the car .. (want/smoke/cigarette/one) | driving .. (cigarette/smoke/without) | (one/smoke/cigarette) after dinner | after dinner .. (one/smoke/cigarette/hardest) | after (meals/eating/lunch/breakfast/food/dinner) .. (instead/smok*/cigarette*/what/one) | (what/instead) .. after (meals/eating/dinner/lunch) | long drive | (drive/driving) .. (get through/without/long/hard) | ^ no [more] coffee [then/now] $ | stop [drinking] coffee
    - The coffee cigarette is the classic one. For two or three weeks, drink it in another place, from another cup, or have tea in the morning. The pair comes apart faster than you'd expect.
    - Write down your three strongest moments and put one action next to each: the car gets gum, the end of lunch a walk, the work break a phone call to somebody.
    - (nutritionist) Cut the coffee to about half while you quit: without smoke, caffeine works nearly twice as long. Peppermint or ginger tea is different enough that the old cue doesn't fire.
    - (triage) Rank them. The easy ones will go by themselves, so plan only the hardest in detail: the place, the replacement, what you'll do with your hands. Which one would be hardest to drop? => habit
    - You can keep it: another cup, another place, and nothing to smoke within reach. Only make it about half as much for now, since caffeine lingers longer once you've stopped.
    why: After thousands of repeats, coffee or the car key alone sets off a craving. Change the setting and there's less for it to hang on.
    how: Morning: shower first, coffee standing in the kitchen, out of the house within ten minutes. Car: cleaned, gum in the ashtray, podcast on before you start the engine.
    short: Change place and cup for the trigger coffee.

    == parties
    label: parties and drinks
    said: party | bar/pub | drunk/drinking/drink/drinks/alcohol/beer .. smoke/smoking/cigarette/cigarettes | smoke* .. drunk/drinking/drink/alcohol/beer | social smok* | only smoke when/at/with | wedding | friends .. smoke | beer/wine/pub/bar/party/gathering*/hen/stag/wedding/disco | go out .. without | everyone goes outside | beers in | fun is | out with .. (friends/mates/lads/girls) | hen do | tipsy | fortieth/thirtieth/fiftieth | after .. third/second gin/beer/drink/pint | out the back | mates/friends (birthday/party) | social/socially/socialising/socializing gatherings/gathering | gatherings | party .. without smoking | (survive/get through) .. party/wedding | only smoke when i drink | smoke when i drink | pub/bar/club/party/drinks .. friday/saturday/hard/tonight/weekend | friday/saturday/tonight .. pub/bar/club/party
    - Alcohol and company is where most quitters slip. For the first weeks go for dinners or daytime plans, or go and stay sober. Put something in your hand and leave when the smoking starts.
    - If you only smoke when you drink, the drink is the place to work. Two evenings without alcohol show you how little you want the cigarette on its own.
    - (fitness coach) Have a plan for the door: gum before you go in, alcohol-free drink, home by eleven. When they go out to smoke, go to the bar for water.
    - (companion) It's hard to stay at the table while everybody leaves for the good conversation outside. You can go along and just breathe the air, once you feel steady.
    - (triage) If it's the drink that does it, go dry for two weeks. If it's the people, tell one friend and stay near them. Is it mostly the people? -> other people
    why: Alcohol weakens the brake in your head and is tied to smoking by years of habit. Even light smoking carries real risk to the heart, so dropping the social ones counts.
    how: Before you leave home: eat, put gum in your pocket, decide the hour you'll leave and tell somebody. First drink alcohol-free, so you start with a clear head.
    short: Stay sober and leave early in the first weeks.

    == vaping to quit
    said: vape/vaping/ecig* .. switch/better/safer/healthier/instead/less | vape/vaping to quit/stop | e cigarette*/cig/cigs | switch* to vap* | vape instead | is vaping .. bad/safe/safer/healthy/harmful/better/worse | vaping vs/or smoking | iqos | heated tobacco | vape .. help | should i .. vape | (get/buy/try/use/switch*/suggested/suggest) .. vape/vaping/electronic | e cig/cigarette/cigarettes | electronic cigarette/cigarettes | popcorn lung | use both | vape .. (smoke/instead/less/safer/better) | less harmful | dual | vaping .. (safe*/better/harm*/help*) | mango | switched to | swapped | strength juice | juice for | one for the other | pack a day .. juice | switched .. elf/vape | vaping | vape/ecig*/electronic/iqos/heated/elf | vape help me | help .. vape | vapes | vapes/vaping/vape .. healthier/safer/better/worse/bad/cheaper | healthier than .. (cigarettes/smoking)
    - For a smoker, switching fully to vaping is much less harmful than smoking, and it helps some people quit. It isn't harmless, so plan to step down and leave it too. If you've never smoked, don't start.
    - It only pays if you switch completely. Doing both keeps most of the risk. Pick a day when the cigarettes go, then lower the nicotine strength every month or so.
    - (triage) Order of choice: patches plus gum or tablets first, because they're best understood. If those didn't work for you, vaping as a way out of smoking is reasonable, with an end date.
    - (fitness coach) Fine as a way out, as long as you do get out. Swap all cigarettes at once, then drop the nicotine strength step by step over three to six months.
    why: Vapor has far fewer of the toxins that come from burning. Trials found it helps people stop smoking better than patches alone; the effects over decades aren't known yet.
    how: Choose a simple refillable device and enough nicotine that you don't long for a cigarette. No cigarettes from day one. After two months, the next lower strength, and so on to zero.
    short: Switch completely, then step down to zero.

    == quitting vaping
    said: quit/stop/stopping/quitting .. vape/vaping/vapes | give/giving up .. vape/vaping | addicted .. vape/vaping | vape .. all day/constantly/every/addict* | off .. vape/vapes | puff/elf bar/bars | juul | lower .. nicotine | disposable* | puffs | in my hand 24/7 | 5%/3%/20mg/10mg | electronic one | rid of .. (electronic/vape) | vape/vaping/vapes/pod/pods/elf/puff/puffs/disposable* .. (stop/quit/off/harder/addict*/constantly/all/bed/hand/wean) | stop/quit/quitting/stopping/(come off)/(get off)/addicted .. vape/vaping/vapes/juul/pods/elf/disposable* | nic free | nicotine free | zero nicotine | liquid | vape is harder | lost mary | geek bar | get off the vape | just vape | never smoked | hooked | want out | went onto it | under my pillow | vape .. quit/stop/off/hooked/hand | 3%/5% to
    - You can step down or stop on a day, both work. Stepping down means a lower strength every two to four weeks and longer gaps between puffs, until zero. Keep it out of the bedroom from tonight.
    - The trouble with vaping is that there's no end to it, like a cigarette has. Make rules: only outside, only at set times, never in bed or in the car. Then fewer times a day.
    - (triage) Reaching for it within half an hour of waking means strong dependence, so get gum or patches and a pharmacist's advice. Later than that, rules and a date may do. Is it within half an hour? -> patches and gum
    - (fitness coach) Use the clock: no vape before noon this week, and none before three next week. You'll have cut it by about half without counting a single puff.
    - (companion) It crept up on a lot of people because it felt so harmless. You're not silly for being hooked. Nicotine is the same, whatever flavor it comes in.
    why: Many devices deliver as much nicotine as cigarettes, in small amounts all day, so the brain never gets a pause. Gaps and lower strengths bring the pause back.
    how: Week one: outside only. Week two: nothing before noon. Week three: next lower strength. Week four: set the day, throw device and spare pods away, gum in the pocket.
    short: Outside only, nothing before noon, lower strength.

    == what improves
    label: what gets better and when
    said: benefit* .. quit/quitting/stop/stopping | what happens .. quit/stop/body | timeline | body .. recover*/heal* | after .. days/weeks/months/year .. without/quit/free | is the damage/reversible | blood pressure | run better | better after .. month | what changes | heal/heals/healing | sex | cancer risk | risk after | poster | twenty minutes | is that .. true | years after | after 10/5 years | breathing improves
    - It begins fast. Heart rate drops within the hour, carbon monoxide is normal in a day or two, taste and smell improve within days, and breathing gets easier between week two and week twelve.
    - By one year, the added heart risk is about half. After ten to fifteen years, lung cancer risk is about half a smoker's, and the heart is close to a non-smoker's.
    - (fitness coach) Blood carries more oxygen from day two. Circulation and lung function go up over the first three months, and you'll see it in your pace and on stairs.
    - (companion) Some of it you'll notice and a lot goes on quietly: fewer colds, warmer hands, food that tastes of something. People near you breathe better air as well.
    why: Once the smoke stops, the fine hairs in the airways grow active again and blood vessels relax. Some damage remains, and it stops getting worse as fast.
    how: If you'd like to see it, walk up the same stairs at the same speed each Sunday and note how out of breath you are from 1 to 10. It usually shows by week four.
    short: Carbon monoxide gone in two days, breathing better in weeks.

    == cough
    label: coughing
    said: cough* | phlegm/mucus | throat .. sore/hurt*/scratchy | chest .. clearing/tight/mucus | lungs hurt | short of breath | wheez* | cough*/phlegm/mucus/wheez*/hacking/tar/spit*/catarrh/breathless | bringing up | brown/black/yellow/green stuff/gunk/phlegm/mucus | lungs cleaning/clear*/clean | chest .. (tight/rattle*/clear*/rattling/hurts) | persistent cough | throat .. (sore/scratchy) | gunk | morning hack | hack | smokers cough | sound worse | cough .. go/away/last | cough*/phlegm/mucus/wheez* | (lung/lungs) .. (clean/clear/recover/heal/hurt/better) | (brown/black) (stuff/phlegm/mucus) | vapes .. cough | (cough/coughing) .. (morning/mornings/dad/scares/scared)
    - More coughing for some weeks after quitting is normal, because the tiny hairs in the airways wake up and clear out. It usually settles in one to three months. Water and warm drinks loosen it.
    - Breathing gets easier between two weeks and three months, and lung function improves a little through the first year. Blood, weight loss or a cough beyond three weeks that isn't easing needs a doctor.
    - (companion) It's frightening when a cough reminds you of somebody. Having a doctor listen is quick, and whatever they find, stopping is the best thing you could have done for it.
    - More coughing in the first weeks after stopping is common, since the airways start clearing themselves. It settles within a month or two. Water and warm drinks make it easier.
    - If a cough lasts over three weeks, brings up blood, or comes with weight loss or breathlessness, see a doctor and say that you smoke or smoked. That applies with or without quitting.
    - (triage) That would worry anybody, and it's easily checked. New since you stopped, with clear phlegm: wait a few weeks. Older than three weeks, getting worse, or any blood at all: a doctor this week.
    - (nutritionist) Drink through the day, warm things above all: herbal tea, broth, water with honey. Thin mucus comes up more easily than thick.
    why: Smoke paralyzes the tiny hairs that sweep mucus out. A few days after stopping they move again and bring up what has collected.
    short: Common for weeks; over three weeks or blood: doctor.

    == sleep and dreams
    label: sleep and vivid dreams
    said: sleep/sleeping/insomnia .. quit/quitting/stopped/nicotine/patch/patches/since | vivid/weird dream* | patch .. night/dreams/sleep | waking up .. since/smoking/nicotine/cigarette | dream* .. smok* | dream/dreams/nightmare*/vivid/restless/dreamt | awake at 2/3/4 | waking .. (hour/night/up) | dreams .. patch/vivid/crazy/smoking | nights .. restless/awake | patch .. dream/dreams | insomnia day | champix .. dreams/nightmares | nightmares on | sleep 4/3/5 hours | cant sleep since | sleep since quitting/quit/stopping | cant sleep .. since quitting | wake up .. night/every/since | all night since | wake .. since i quit
    - Poor sleep and vivid dreams are common in the first two or three weeks. Halve your caffeine, walk in daylight, and if you wear a 24-hour patch, ask the pharmacist about taking it off at night.
    - Dreaming that you smoked is normal and means nothing bad, even months later. You wake up relieved, and that relief is a decent sign.
    - (companion) Bad nights on top of everything, that's unfair. They do come back to normal within a few weeks, and then they're usually better than when you smoked.
    - (nutritionist) No coffee, cola or black tea after noon. Caffeine now stays in your blood about twice as long as it did with smoking, so your old afternoon cup is an evening cup.
    why: Nicotine stimulates, and its absence changes dream sleep for a few weeks. Smoke also sped up how the liver clears caffeine, and that stops within days.
    how: No caffeine after noon, patch off before bed if your pharmacist agrees, daylight in the morning, and out of bed with a dull book if you're awake for twenty minutes.
    short: Halve caffeine; it settles in three weeks.

    == just one
    label: just one cigarette
    said: one puff/drag/smoke | last one/cigarette/pack | one a day | few a day | occasional* | now and then | is it ok/okay .. one | just a drag/puff/one | drag off | permit myself/(one) | only (on/at) (fridays/weekends/parties/one) | social smoker | one .. ok | one a day/week | treat myself .. one | having one | talk me out | like to have one | undo it all | could i be | one for him/her/me | surely one | harm .. one do | (only/just) (one/1/two/2) .. (day/week/weekend/party/parties/weekends/tonight) | (one/1/a couple) a (day/week) | (one/single) (cigarette/smoke) .. (hurt/kill/matter/harm/ok/okay/bad) | (social/party) (smoker/smoking) | only .. (parties/drinking/weekends) | (party/parties/weekend/weekends) only | one for emergencies | emergency (cigarette/pack/one) | only smoke when
    - One a day carries nearly half of the heart risk of twenty, so rarely is better than daily and none is far better than rarely. After quitting, one usually brings the next within days.
    - I'd say no, for a practical reason: for somebody who's been dependent, having one and stopping is harder than having none. Get rid of the emergency pack, the emergency is over in five minutes.
    - (fitness coach) Skip it. Zero is easier than one, because with zero there's nothing to negotiate. Decide it now, before the evening starts.
    - Don't. One makes the next craving stronger within hours, and most people who have one are back to their old number within a couple of weeks. Wait five minutes and ask yourself again.
    - You're picturing the best one you ever had. What you'd get is a scratchy throat and day one again. Give it five minutes outside, with gum.
    - (companion) You miss it, and of course you do. Missing it doesn't mean you need it. This is a wave of a few minutes, even when it feels like the truth.
    - (fitness coach) No deals. Stand up, leave the room, twenty squats, glass of water. Then look at the clock: most of it is over already.
    - (limit) Even a few a day carry a surprising part of the heart risk, so few is better than many and none is far better than few. Put a date on zero.
    why: A single cigarette refills the receptors that were calming down, and the brain learns again that wanting leads to getting. One a day still carries about half the heart risk of twenty.
    how: Put your hands in cold water or around a hot mug, leave the room, ring somebody or set a five-minute timer. If you use gum or lozenges, this is the moment for one.
    short: No; wait five minutes and move.

    == hookah and others
    label: hookah, cigars and others
    said: hookah/shisha/waterpipe | cigar/cigars | pipe | weed/cannabis/joint/spliff/blunt | rolling tobacco | chew/chewing tobacco | nargile/hookah/shisha/cigar/cigars/cigarillo*/pipe/weed/joint/cannabis/spliff/blunt/menthol*/chewing/dip/bidi/kretek/snuff/hash/thc | water pipe | in my culture | organic/natural tobacco | american spirit | snus better | better than .. (cigs/cigarettes) | snus
    - Shisha, cigars and rolling tobacco are no safer. An hour of shisha means far more smoke than a cigarette, and water doesn't filter out what harms. Count them all as smoking.
    - Joints with tobacco keep nicotine dependence alive, so people who quit cigarettes and keep those often drift back. Drop both for the first month, or leave the tobacco out of it.
    - (triage) Decide first what the goal covers: cigarettes only, all tobacco, or all nicotine. All tobacco is the version that lasts. Would you like to go through how to set it up? -> starting
    - (companion) It's often about the evening and the people around it, more than the smoke. Those you can keep, and it's fine to say why you're passing.
    why: Any burning plant makes carbon monoxide and tar, and any tobacco brings nicotine. Light or menthol cigarettes only change how it feels.
    short: All tobacco counts, shisha and cigars too.

    == support
    label: help with quitting
    said: quitline/helpline/hotline | quit line | support .. group/quit/quitting | who can help | need/want help .. quit/quitting/stop* | allen carr | quit app | nobody .. support*/understand* | who can i call | call .. (when/someone) | professional help | tell my doctor/gp | someone to (quit/talk/call) | quit with | stop smoking service/clinic/group/nurse | nhs | talk .. through | doctor .. (tell/help/talk) | alone .. (quit/doing) | laser | groups near | near me | any groups/group | quitline/helpline/hotline/clinic/allen/carr/forum/reddit/pharmacist | need .. help .. quit/stop | help me .. quit/stop | app or a group | a group
    - A quitline is free in most countries and staffed by people who do this all day. One call plus patches clearly beats going alone. In the US it's 1-800-QUIT-NOW; elsewhere your health service lists it.
    - Support and medicine work best together. Ask a doctor, pharmacist or local stop-smoking service. Hypnosis and acupuncture haven't held up well in trials, though some people like them.
    - (companion) You shouldn't have to do this on your own. One friend who gets a message on hard evenings makes a difference, and people are usually touched to be asked.
    - (triage) One call first: the quitline or your pharmacist, today if you can. Then one friend. Books and apps come after those two, as extras.
    why: In trials, brief counseling raises quit rates by about half, and adding medicine raises them further. Somebody who asks on day three helps you get past day three.
    how: Say when you call: how many a day, how soon after waking, what you've tried, and your date. They'll help with patches, a plan and often a call back in the first week.
    short: Call a quitline and tell one friend.

    == first days
    label: day by day without smoking
    said: ^ day (1/2/3/4/5/6/7/8/9/10/one/two/three/four/five/six/seven) | on day (1/2/3/4/5/6/7/8/9/10/one/two/three/four/five/six/seven) | day (1/2/3/4/5/6/7/8/9/10) (no/without/of/and/smoke/cold) | (second/third/fourth/fifth/first) day .. (without/smok*/quit*/no) | (2/3/4/5/6/two/three/four/five) days (in/now/clean/free/without/smoke) | (one/1/2/3/4/two/three/four) (week/weeks/month/months) (today/clean/smoke free/smokefree/without smoking/without cigarettes/without a cigarette) | hours (in/without/since) | losing my mind | is day 3 | no (smokes/cigarettes/smoke) since | (1/2/3/4/one/two/three) week | (today/tonight) is (rough/hard/tough/awful) | (hardest/worst) day | (days/weeks/months) and counting | (day/days/week/weeks/month/months) (smoke free/without/clean) | hang* in there
    - Well done for getting this far. Days two to four are the peak, and from about day five it eases; most of the physical part is over in three to four weeks. What's the hardest moment of your day? => cravings
    - Each day without counts, and the body keeps the gain: carbon monoxide gone in two days, cravings rarer by the end of week two. Today needs nothing more than today.
    - (fitness coach) Good work. The first week is the steep part and you're on it. Keep your hands busy, move ten minutes when one hits, and count hours if days feel long.
    - (companion) That takes a lot out of you, and you're doing it anyway. Be kind to yourself today; early night, good food, and nobody to impress.
    why: Nicotine is out of the blood in two to three days, and the brain needs some weeks to get used to being without it.

    == it passed
    label: a craving that passed
    said: it passed | (craving/urge) .. (passed/went away/gone/over/faded/left) | ^ it passed | it passed $ | it (went away/went) | it was over | and it passed | (got/made it) through (it/that/one) | (resisted/survived/beat) .. (it/craving/urge/that/one) | (chewed/chewing) .. (gum/passed/over) | over now
    - You got through one, and that's the thing itself. Every craving that passes without a cigarette teaches your brain a bit. The next one will be about as long, three to five minutes, and a little weaker.
    - Well done. Remember what helped, because you can use it again in an hour and tomorrow.
    - (fitness coach) One down. That's a repetition, and it makes you stronger for the next. Same move again when it comes.
    - (companion) I'm glad it's over. Those minutes can feel very long, and you stayed with it.

    == said no
    label: turning one down
    said: (said/saying) no .. (twice/cigarette/smoke/offered/today/again) | offered .. said no | ^ i said no | (i/and) said no $ | (offered/offers) .. (said no/declined/refused/no thanks) | turned .. down | (threw/throw/binned/flushed/gave) .. (pack/away/lighter/cigarettes/rest) | (walked/went/drove) past .. (shop/kiosk/store/without) | without buying | didnt even (think/want) | didnt even want | colleague offered | offered me one | no thanks | think about it (today/once/anymore) | didnt even think about it | (got/made it) through .. (party/evening/wedding/night/weekend) | (party/evening/wedding) without
    - That was the hard version, with one right there, and you left it. Well done. It gets easier each time you hear yourself say it.
    - Good. That's what quitting looks like from outside: small, quick, nobody claps. I noticed.
    - (fitness coach) Strong move. That's willpower you won't need next time, because the answer's already practiced.

    == does it count
    label: what counts and what doesn't
    said: (puff/drag/toke) .. count* | (does/do/would/will) .. count | count* as smoking | what counts | (had/took) .. (drag/puff) | (cigar/cigars/joint/joints/weed/vape/vaping/shisha/hookah/snus/zyn/iqos) .. count* | joints with tobacco | (cigars/joints) .. bad | had a drag
    - Yes for anything you light, a few puffs included: one cigarette in the log, because honest entries help you most. As a setback it's small: leave it at that one and carry on as you were.
    - Yes for cigars, rollies and joints with tobacco. A vape isn't a cigarette, but with nicotine it keeps the dependence going, so note it apart.
    - (triage) Two separate questions. In the count: yes, write it down. For the quit: it only matters whether you've something left to smoke, so get rid of that first.

    == back to zero
    label: starting the count again
    said: back to zero | (start/starting/begin) .. (again/over) .. (zero/scratch/one) | (reset/restart) .. (counter/count/streak/day/app) | (counter/streak) .. (zero/gone/lost/over/broken/reset) | (ruin*/destroyed/undo/undone) .. (quit/streak/everything/progress) | did i ruin it | again from zero | day 1 again | day one again | lose everything | (everything/all) .. (lost/gone) .. one | (start/starting/begin) again from (zero/scratch/one) | from zero | start over | do i have to start [again/over] .. from zero | do i have to start again from zero
    - No. A few cigarettes don't take back the days before; your lungs and your practice keep them. Log them, throw out the rest, and today simply goes on.
    - You're never back at the beginning, since you know what set it off now. If a counter matters to you, count smoke-free days in total, and one slip can't wipe them out.
    - (companion) It's sore to see the number jump back, I understand that. You've done more days without than with, and those stay done.
    why: In studies people who carry on after a slip often quit for good; those who call it a failure mostly smoke on. The next day decides.

    == irritable
    label: being irritable
    said: (irritable/snappy/cranky/grumpy/moody/angry/rage/raging/furious/aggressive/short fuse) .. (quit*/stopp*/since/everyone/everybody/all/time) | so (irritable/snappy/cranky/angry/moody) | (snapp*/yell*/shout*/bite/biting) .. (everyone/everybody/kid/kids/wife/husband/girlfriend/boyfriend/people/him/her/them/heads) | (this/so) angry | crying .. (quit*/stopp*/time/since) | emotional | grump | grumpy | such a grump | angry | (is it/normal) .. angry | kill someone | (going to/could) (explode/scream) | im [so/being/getting] unbearable/intolerable/insufferable/impossible
    - It's the nicotine leaving, and you haven't turned into somebody else. It's worst in the first week and mostly gone within three or four. Tell people at home it has an end date.
    - Short temper is the withdrawal sign others notice first. Step out of the room for two minutes before answering, and eat regularly; low blood sugar makes it sharper.
    - (companion) You're having a rough time and so are they, and nobody's to blame. One sentence helps: I'm quitting, I'll be touchy for two weeks, it isn't you.
    - (triage) It's withdrawal, and mostly over within a month. If it's unbearable, your nicotine replacement may be too low, so ask a pharmacist about a stronger patch or adding gum. If it lasts longer, tell a doctor.
    why: Nicotine kept lifting your mood for half an hour at a time. The brain needs a few weeks to do that by itself again.

    == brain fog
    label: poor concentration
    said: (brain/mental) fog | (cant/cannot/hard to) (concentrate/focus) | (concentrat*/focus*) .. (without/work/hard/gone/quit*/since) | foggy | forgetful | brain fog | fog since
    - That's common in the first two weeks and it goes away completely. Work in short pieces, drink water, move for five minutes each hour, and put the tricky tasks in your best hour.
    - Concentration is usually back by week three or four. If your job can't wait, gum or a lozenge half an hour before the demanding bit is a fair use of it.

    == dizzy and headaches
    label: dizziness, headache, other signs
    said: dizzy/lightheaded/dizziness | headache | headaches | constipat* | bowels | poop | (mouth) (ulcer/ulcers/sores) | sore throat | (night) sweats | shaky | (tingl*) .. (hands/feet/fingers) | heart .. racing | hungry .. time | constipated | mouth ulcers | dizzy | lightheaded
    - Quite likely from quitting: headache, dizziness, a sore throat, mouth ulcers or constipation are all known in the first two to three weeks. Water, fiber, regular meals and halving your coffee help.
    - It should ease week by week. Anything severe or new after a month, fainting, or pain in the chest is a matter for a doctor and nothing to sit out.
    - (nutritionist) Caffeine hits harder once you stop, since the body clears it more slowly. Half your usual coffee often ends both the shakes and the headache.
    why: Smoking speeds up how fast the liver clears caffeine. Without it the same cups leave about twice as much in your blood.

    == miss it
    label: missing it
    said: i miss (it/smoking/them) | miss .. (cigarette/cigarettes/smoking/smoke) | (only/my one) (pleasure/joy/vice/treat) | (love/like/enjoy) (smoking/cigarettes) | (was/like/my) .. best friend .. (smok*/cigarette*) | (dreamt/dreamed/dream) .. (smok*) | (loved/love) smoking | boring without
    - Of course you do. It was there in every break and every bad day. Missing it doesn't mean you should go back; the feeling comes in waves and gets fainter over a few months.
    - Some of it was real: the pause, the air, five minutes nobody wanted anything. Keep exactly that. Go outside at the same times with a tea, and leave only the smoke out.
    - (companion) It can feel a bit like losing a companion, and it's all right to be sad about it. You don't have to pretend it's easy.

    == not sure about quitting
    label: not sure I want to quit
    said: (dont/not) .. (want/sure) .. (quit/stop/give up) | (doctor/wife/husband/mom/dad/family/everyone) .. (says i have to/wants me to quit/wants me to stop/told me to quit/told me to stop) | (have/forced) to (quit/stop) | half .. want | do i (even/really) want | (dont/not) (really) want to (quit/stop)
    - That's honest, and most people are of two minds about it. You don't need to be certain to start; half of quitting is finding out how it feels. Try one day without and decide after it.
    - Put both lists down: what you'd lose and what you'd get. If the reason isn't yours, find one small thing that is, breath on the stairs, money, the smell.
    - (triage) There's something between all and nothing: halve the number, with patches if you like, and set a date when you look at it again. It keeps the door open.

    == too late or worth it
    label: whether it's still worth it
    said: (too late/worth it/any point) .. (quit/quitting/me/now/years) | (smoked/smoking) .. (10/20/30/40/50/ten/twenty/thirty/forty) years | (damage/harm) .. done | (too old/at my age) .. (quit/stop/worth) | is it even worth | smoked (all my/my whole) life | takes .. years to recover
    - No, it isn't too late. Quitting at 60 still adds about three years on average, at 50 six, at 40 nine, and heart risk drops by half within about a year.
    - Lungs do recover in part at any age: coughing and breathlessness improve within months, and the loss of lung function slows to the normal rate. Some scarring stays; the decline doesn't have to.
    - (fitness coach) Worth it, and you'll feel it early: stairs and hills get easier in two to twelve weeks, whatever your age.
    why: Most of the extra risk comes from ongoing damage. When the smoke stops, clotting and inflammation settle within weeks, and cancer risk falls over years.

    == grandpa lived long
    label: others who smoked and lived long
    said: (grandpa/grandma/grandfather/grandmother/uncle/aunt/neighbor/neighbour) .. (smoked/smokes/lived/till/until/90/95/100) | (lived/old) .. smoked | something else .. (kill/get) | (gotta/going to/have to) die .. (something/anyway/sometime) | (pollution/air/cars/alcohol) .. worse | everything .. cancer
    - Some people do get away with it. About half of long-term smokers don't, and they lose ten years on average. It's a bet, and with your own lungs nobody can see the cards beforehand.
    - True, something gets all of us. With smoking it's often ten years earlier and a few years out of breath before that, which is the part people like least.

    == does smoking calm
    label: whether smoking helps against stress
    said: (smoking/cigarette/nicotine/smoke) .. (help*/good) .. (stress/calm*/relax*/nerves) | (calm*/relax*) me | stress .. (without smoking/helps)
    - It feels so, and it mostly isn't. A cigarette ends the withdrawal that the last one began; people who've quit for a few months report less stress and anxiety than before.
    - What does calm you in it is the break and the slow breathing. Take both outside, five minutes, out-breath longer than the in-breath, without lighting anything.

    == nicotine itself
    label: what nicotine itself does
    said: nicotine .. (bad/harmful/dangerous/problem/cancer/addictive/itself/part/body/system/stay/leave/long) | is nicotine | (nicotine/it) .. out of .. (system/body) | nicotine .. (out/gone) | true that nicotine
    - Nicotine makes you dependent; the smoke does nearly all of the harm. That's why patches and gum are a good trade. It leaves the blood in two to three days, its traces within about three weeks.
    - It isn't harmless, it raises pulse and blood pressure and doesn't suit pregnancy or teenagers, but it isn't what causes cancer. Tar and carbon monoxide come from burning tobacco.

    == light and rolled
    label: light, rolled or herbal cigarettes
    said: (light/lights/slim/menthol/mild/organic/natural/herbal) (cigarettes/cigarette/ones/smokes) | rollies/rollups/rolling | roll (ups/up/my) | filter* | (healthier/safer/better) .. (cigarettes/cigarette/brand/rollies/tobacco) | (light/herbal) cigarettes | are rollies | vaping herbs | dry herb
    - No, none of them is safer. With light ones people draw deeper, rolled ones contain as much tar or more, and herbal ones without tobacco still give tar and carbon monoxide.
    - Changing the kind won't help your body; changing the number to none will. If you want something milder on the way, nicotine gum or patches are the milder thing.

    == cutting down
    label: cutting down instead of stopping
    said: (cut/cutting) down | (reduc*/fewer/half/halve*/halving) .. (cigarettes/smoking/day/number/from/10/20) | from 20 | from 15 | from 30 | from 10 | down to (5/10/3/4/6/7/8/five/ten) | (less/fewer) .. (than/cigarettes) .. (before/yesterday/usual/last) | cut from | from (20/15/30/40) to | cutting down from
    - It's a good step if it leads to none. By itself it helps your body less than you'd think, because each remaining one gets smoked harder. Put a date on zero within a month.
    - Halve it in week one, halve again in week two, with patches to make it bearable, then stop on a day you've named. That works about as well as stopping at once.
    - (triage) Drop the easy ones first, the ones out of boredom, and keep the hardest for last. When you're at five a day, choose the quit date.

    == patch questions
    label: how to use patches
    said: patch/patches | (smoke/smoking/cigarette) .. (with/on) .. (patch/patches) | (patch/patches) .. (itch*/skin/rash/red/strength/strong/which/work/works/dose/night/sleep/dreams/fall*/long/mg) | (strength/mg/dose/which) .. patch* | patch fell | patches dangerous | (patch/patches) .. (dangerous/safe/harmful)
    - They work, best with gum or lozenges on top. Around 20 a day, people usually start with the strongest, 21 or 25 milligrams, and step down over eight to twelve weeks. A pharmacist settles the strength.
    - A little redness or itching is common: a new spot each day, and take it off at night if you dream wildly. Smoking with one on isn't dangerous for most people, but it's a sign the dose is low.
    why: A patch gives a steady level that takes the edge off all day; gum answers the sudden peaks. Together they raise the chance by about a quarter over one alone.

    == gum questions
    label: how to use gum and lozenges
    said: (nicotine) (gum/gums/lozenge/lozenges/spray/inhaler/tablets) | gum .. (tastes/taste/gross/work/works/long/addict*/hooked/help*/hiccup*/stomach) | (addicted/hooked) .. (gum/lozenges) | how long .. (gum/patches/patch/lozenges) | (use/using/chew/chewing) gum | gum for (months/weeks/years) | nicotine spray
    - Chew slowly until it tingles, park it in the cheek, chew again when the taste fades, half an hour in all. Chewed like sweets it tastes awful and gives hiccups. Eight to twelve weeks is the usual course.
    - Staying on it longer is much better than smoking again. If you want off, one piece less every few days, or half pieces, until you notice you've forgotten one.

    == pouches and snus
    label: snus and nicotine pouches
    said: snus/zyn/velo/pouch/pouches/snuff/dip | heated tobacco | iqos/glo | chewing tobacco | (snus/zyn/pouches) .. (better/instead/good/idea)
    - Less harmful than smoking, since nothing burns, and just as good at keeping you dependent. As a bridge, with an end date, it's better than cigarettes; for nonsmokers it's a bad start.
    - Patches and gum are better studied for quitting. If pouches are what works for you, take the weaker ones, fewer each week, and none within about three months.

    == hypnosis and books
    label: hypnosis, acupuncture and books
    said: hypnosis/hypnotherapy/hypnotist/acupuncture/laser | (allen/alan/easyway/easy way) .. (carr*/book) | allen carr* | easyway | (book/podcast/app/apps) .. (quit*/smok*) | what app .. good | (does/do) (hypnosis/acupuncture)
    - For hypnosis and acupuncture there's no good proof that they do more than attention does. They don't hurt, but spend the money on patches and gum first.
    - The well-known quitting books help some people change how they see it, about as well as ordinary support. Read one together with patches or a quitline, and you've covered both sides.
    - A free quitline or a health service's quit app beats the paid ones: daily messages and a person to call raise the chance noticeably.

    == alcohol and smoking
    label: smoking with a drink
    said: (beer/wine/drink/drinks/drinking/alcohol/pub/bar/drunk) .. (smoke/smoking/cigarette/cigarettes/want one/hand/hard) | (smoke/smoking/cigarette/cigarettes) .. (beer/wine/drink*/pub/bar/drunk) | (beer/wine) garden | terrace | (drank/drunk/drinking) .. (smoked/smoke)
    - That pair is the strongest there is, and alcohol also takes the brakes off. For the first three or four weeks drink less, stay inside, or hold an alcohol-free one in the smoking hand.
    - Decide before the first glass what you'll do when people go out: stay at the table, or go along with a drink in your hand and gum in your mouth, and tell one person.

    == smoking break
    label: breaks without a cigarette
    said: (break/breaks) .. (smok*/cigarette*/without/instead/only/work/alone/everyone/do) | (everyone/everybody/colleagues/coworkers/they/all) .. (out/outside/goes) .. (smoke/smoking/cigarette) | stand there | (only/my) break | (at/during/in) (the/my) break | only break
    - Keep the break, that part was good for you. Go out at the same time with a coffee or an apple, walk round the building once, and stand upwind or with somebody who doesn't smoke.
    - For two or three weeks take yours ten minutes before or after the smokers. Later you can stand with them again, when it no longer pulls.
    - (fitness coach) Use it: five minutes brisk round the block. It kills a craving about as well as gum, and you come back awake.

    == hands and mouth
    label: something for hands and mouth
    said: (hands/fingers/mouth) .. (busy/need something/something/empty/what) | (do with/something for/something in/something to do with) (my) (hands/mouth) | (need something) .. mouth | toothpick*/straw/straws/lollipop*/cinnamon | chew .. on | oral fixation | my hands | what .. with my hands
    - Give them a job: a toothpick, a cut straw, sugar-free gum, carrot sticks, a pen to turn, a glass of water in small sips. Put one where each cigarette used to be.
    - It's half of the habit, twenty times ten movements a day. It fades in about three weeks. Until then anything without calories or smoke is allowed, even if it looks odd.

    == family smokes
    label: smokers at home
    said: (husband/wife/boyfriend/girlfriend/partner/dad/mom/mother/father/roommate/flatmate/parents/brother/sister/family/mates/friends/everyone/everybody/neighbor*/neighbour*) .. (smokes/smoke/smoking/smokers) | smell .. smoke | smoke .. (flat/window/house/balcony) | secondhand | second hand | passive smok* | (all/most) .. friends smoke | friends smoke | (boyfriend/husband/wife/girlfriend) .. smokes | secondhand smoke | she/he/they/everybody/everyone smokes/smoke $ | she/he/they smokes/smoke too/inside/indoors/next/around
    - It makes it harder, and plenty of people manage it. Ask for two things: no smoking indoors, and no packs lying about. Asking for help works better than asking them to quit.
    - Secondhand smoke is harmful too, at home and in cars, so a smoke-free home is a fair wish. When friends light up, step away for five minutes and come back.
    - (companion) It's lonely to stop while the people around you go on. Find one person, at work or on a quitline, who's on your side in it.

    == they doubt me
    label: people who doubt me
    said: (husband/wife/nobody/no one/everyone/friends/family/partner/boyfriend/girlfriend/they) .. (doesnt/dont/dont) .. (think/believe) | (laugh*/joke*) .. (me/quitting) | nobody noticed | no one noticed | nobody supports | no support
    - That stings. They may be thinking of earlier tries; you don't have to convince anybody today. A few weeks of not smoking is the only argument needed.
    - I've noticed, and your lungs have. Tell one person what you'd like to hear from them; most people simply don't know that it would matter.

    == why the third week
    label: why it comes back after weeks
    said: week (2/3/4/two/three/four) .. (hard/harder/worse) | (weeks/months) .. (still/craving*) .. (want/craving*/think) | always .. (fail/start again/relapse) .. (weeks/after) | (fail*/relapse*/started) .. after (2/3/two/three/4/a few) | why .. (fail/relapse) | started again | (second/third/fourth/fifth/5th/4th/3rd/2nd/another/6th) (attempt/try) | (quit/tried) .. (times/already/before) | why would .. different
    - Very usual. After two or three weeks the body is done, but pride has worn off and guard is down, so one stressful evening is enough. Keep the gum in your pocket for at least three months.
    - Most people who've quit for good needed several goes, often six or more. Look at what set off the last one, and plan for exactly that: a party, a row, a drink.
    - (triage) Ask what was different on the day it went wrong: alcohol, an argument, or stopping the patches early. That one cause is your plan for this time.

    == grief and smoking
    label: smoking after a loss
    said: (died/death/funeral) .. (started again/smoking again/started smoking/smoke again)
    - I'm sorry. Reaching for something familiar in that time is very human. When you've some strength again, we'll pick it up; nothing about it has to be decided today.
    - That's a lot to carry. There's no blame in it, and no hurry. If you'd like one small thing, keep the number where it is and don't let it grow.

    == nice changes
    label: first good changes
    said: (taste/tastes/smell/smells) .. (again/better/amazing/good/things/food/everything) | (food/coffee) tastes | (stairs/running/breath*) .. (easier/better) | (blood pressure/pulse) .. (down/lower/better/dropped) | (lungs/doctor/doc/dentist) .. (better/good/happy/clear) | (kids/wife/husband/family) .. proud | (skin/teeth) .. (better/whiter) | (sense of/my) (smell/taste) | smell .. back | i (can) smell | smell it on .. people | (kids/kid/wife/son/daughter) made me | (smell/taste/see/notice) the difference | coffee tastes
    - That's the body answering already. Taste and smell come back within days, breath over two to twelve weeks, and it goes on for years. Lovely to hear.
    - Good, and it's only the beginning. Write that one down for a day when you miss it; it's a better argument than any leaflet.
    - (fitness coach) That's oxygen. Carbon monoxide is out and your blood carries more again. Use it: take the stairs today and enjoy it.

    == tired since quitting
    label: tired since I stopped
    said: (tired/exhausted/sleepy/fatigued/drained/no energy) .. (since/quit*/stopp*) | (quit*/stopp*) .. (tired/exhausted/sleepy/fatigue*/energy)
    - That's normal for two to four weeks. Nicotine was a stimulant, and sleep is lighter in withdrawal. Go to bed earlier, walk in daylight, and halve the coffee after noon.
    - Tiredness passes, usually within a month, and then most people have more energy than before. If it doesn't, or you feel low with it, see a doctor.

    == telling people
    label: telling people that I'm quitting
    said: (tell/told/telling) .. (friends/people/colleagues/anyone/anybody/family/them/him/her) .. (quit*/stop*/offer*) | (havent/didnt/not) told .. (anyone/anybody/them) | ask .. not to (offer/smoke) | how do i tell | tell everyone | (better/should) .. tell
    - Tell the two or three people you smoke with, in one sentence: "I've stopped, please don't offer me one, even if I ask." Most are glad to be told what helps.
    - You don't have to announce it. One person who knows is enough, ideally somebody you could write to in a weak moment.

    == close call
    label: a close call
    said: that was close | close call | (nearly/almost) .. (smoked/caved/had one/bought/gave in) | (but/and) i didnt | (lit/smoked) .. next to me | so close to
    - That was close, and you held. Those are the moments it's decided in. Leave the place for a few minutes, drink something cold, and tell somebody about it.
    - Well held. Think of what got you through and keep it ready, because the same spot will try again. It gets weaker each time.

    == clean but for a few
    label: nearly all days without
    said: day/days/week/weeks/month/months .. bar/except/minus/apart/besides one/two/three/four/five/1/2/3/4/5 | day/days/week/weeks/month/months .. (apart/except/besides/aside/bar/minus/but for/other than/not counting) | day/days/week/weeks/month/months clean/free/without/now/smokefree apart/except/besides/aside/bar/minus | day/days/week/weeks/month/months smoke free apart/except/besides/aside/bar/minus | (apart from/except for/except/besides/aside from/bar/minus/not counting/other than) [the/a] one/two/three/four/1/2/3/4/5/few/slip/slips/couple | (apart from/except for/except/besides/aside from/not counting/other than) .. (i had/i smoked/one/two/a few/slip/slips/saturday/party/wedding) | (only/just) one/two/three/four/1/2/3/4 in [the/a] [last/past] week/month/days/ten/fortnight | mostly clean/smoke free/without
    - That's nearly all of it without, and it counts. Look at those few: where were they, and with whom? One plan for that moment is the next step.
    - A few in all that time is a different life from before. Don't start the count at zero in your head; work on the one situation they came from.
    - (companion) You're being honest about the ones in between, and that makes the rest worth more. What was going on when you had them? => cravings
    - (fitness coach) Strong row with a gap in it. Find out what opened the gap, and train for that moment.
    why: After a slip, people who see it as one event carry on; those who see it as proof mostly go back to smoking.
    short: It counts; plan for the moment of the slip.
    """#
}
