extension Library {
  /// Answers about lifting, bodyweight training, planks, pull-ups, yoga and mobility.
  /// `Writing-for-the-coach` says how to read and extend this.
  static let strength = #"""
    domain: strength
    goals: strength | strong* | lift* | weights | weight train* | gym | workout* | work out | bench* | squat* | deadlift* | press up* | push up* | pushup* | pull up* | pullup* | chin up* | chinup* | plank* | muscle* | abs | core | kettlebell* | dumbbell* | barbell* | bodyweight | calisthenic* | yoga | pilates | stretch* | mobility | flexib* | splits | touch .. toes | handstand* | crossfit | sit up* | situp* | posture
    words: the gym | push up* | pushup* | pull up* | pullup* | plank* | bench press* | deadlift* | squats | dumbbell* | kettlebell* | yoga | pilates | lifting | mobility | weight training | gym | workout* | lift/lifts/lifted | muscle* | reps | push ups | sit ups | stretching

    # Shared topics

    == no time
    said: (minute/moment/second/hour) .. (to myself/to spare) | schedule/timetable/diary/agenda/duties/obligations/commitments .. permit*/allow*/leave*/room/packed/full/rammed/mad | doesnt .. permit/allow | have not .. time | my timetable | double shift* | work/job/shift .. finish*/ends .. late | finish* .. work/job .. late | finish job/work | day/days/week/weeks .. full/packed/chock*/rammed/crammed/booked | full/packed day/days/week/weeks | month end | snowed under | swamped | only/just .. 5/10/15/20/25/five/ten/fifteen/twenty .. minutes | 5/10/15/20/five/ten/fifteen/twenty minutes free/spare/only | running between | supposed to come from | no hour | between/juggl* .. work/kids/job/shifts/twins/school | cant/couldnt fit | squeez* .. isnt/between/before | minimum .. get away with | lunch break/hour .. short/minutes/only | time .. scarce/tight/limited/none | work travel | zero/hardly/barely/little/limited .. time | (no/any) spare/free .. time/hour/minute/evening | (where/when) .. find .. time/hour | eats/ate/swallow* .. time/day/evening | long hours | 60/50/70 hour week | get home .. 8/9/late | two/2/three jobs | meeting after meeting | doesnt happen .. busy | dont/havent/didnt/not/hardly have/got .. time/hour/hours/minutes/minute/moment | spare minutes/30/hour/time/moment/20/10 | office/work/desk .. until/till .. 8/9/nine/ten/late/midnight | baby/kids/twins/toddler .. my life | my days/week/schedule .. packed/full/chock*/chockers/booked/mad/crazy | life .. in the way | everything else first | time slips | run/runs out of time | i work .. hours | fully booked | working late | stretched thin | eats/eating/ate every/all/up .. hour/time/day | unmanageable .. work*/week/month/day | anyone supposed to find/have | find half an hour | 40/50/60/70/80 hours/hour | between work and | gym .. away/far/happening | in bits during | session skipped | drive/driven .. gym | minutes twice a week
    - Two sessions of twenty minutes a week are enough to get stronger. Take four exercises: something to push, something to pull, squats and a plank, two or three sets each.
    - Split it up. Five minutes in the morning, five before lunch, five in the evening: squats, push-ups and rows with a backpack. Muscles add the sets up over the day.
    - (behind) You don't need the full program this week. Keep the one lift or hold that your goal is about, three good sets on two days, and drop the rest until things calm down.
    - (fitness coach) Fifteen minutes, clock running: ten squats, eight push-ups, ten rows, thirty seconds of plank. Repeat until time's up. Do it tomorrow before your shower.
    - (triage) Look at which part takes the time. If it's the way to the gym, train at home. If it's the session itself, pair two exercises and cut it to four in all.
    why: The first few hard sets do most of the work. Trials find clear gains from as little as four to six sets per muscle a week, so a short session done regularly gets you far.
    how: Monday and Thursday, twenty minutes. Squats and push-ups in turn, three rounds, a minute's rest. Then rows and a plank in turn, three rounds. Warm up with ten easy squats and arm circles.
    short: Twice twenty minutes: push, pull, squat, plank.

    == tired
    said: legs .. lead/heavy/concrete/bricks/wood/cement/dead/tired | heavy legs | (without/zero/low/little/out of/not much/no/lack of) energy/strength/juice/power | energy .. zero/low/gone/none | (running/run) on fumes/empty | deplet* | so/feel*/totally/completely flat | (baby/kid/toddler/newborn/twins) .. up/awake/woke/crying/kept | 2 hours .. sleep | 3 hours .. sleep | 4 hours .. sleep | 5 hours .. sleep | two hours .. sleep | three hours .. sleep | four hours .. sleep | five hours .. sleep | hours sleep | barely/hardly/badly .. slept/sleep/sleeping | slept badly/terribly/crap/awful/poorly/nothing | slept like crap/shit | no/bad/poor/little/terrible sleep | drained | dead tired/beat/on | keep my eyes open | eyes .. closing/shut/heavy | nodding off | drag* myself | wrecked/broken/destroyed tonight/today/after | jelly legs | night shift/on | twelve/12 hour .. shift/night | feel .. heavy/twice | everything .. heavy | recovery 48/54/60/72 | battery .. low/flat/empty | coffee .. nap | nothing left | drag .. body/myself | insomnia .. tired/wreck | nothing in/left .. tank/legs/me | legs .. refuse/empty/jelly/gone/shot/like | falling asleep | (only) .. hours of sleep | hours last night | woke/awake .. 4/5 | cant get out of bed | beat tonight | half asleep | brain fog | (no/any) strength left | weak today | so/feel/feeling weak | dead on my feet/legs | no energy .. work/today/tonight | should i .. exhausted | slept three/four/five/two/3/4/5 hours | battery .. empty/low/flat | tired .. cant train/run/walk/lift/go | sleep standing | close an eye | bed at 12/1/2/3 | night shift then | weights .. heavy | face squats/gym/training | dragging/nodding .. bench/gym/around | squat/leg/gym day .. tired/slept | should i lift/train tonight | no energy after | tired to work out/train/lift
    - After a bad night train lighter: your usual exercises, one set less, and stop each set with three good reps left. If the warm-up already feels heavy, go home and sleep.
    - It's no problem to skip one tired day. Three in a row usually mean too little sleep or food, or too many hard sets, so take two days off and cut a third next week.
    - (fitness coach) Do the warm-up, then decide. If the first working set moves well, go on; if it crawls, do one light set of everything and leave. Showing up still counted.
    - (nutritionist) Check the day's food. If lunch was small and hours ago, have a banana or some yogurt half an hour before; weights feel lighter on a few carbs.
    - (companion) You're allowed to leave it today. If your body would like something anyway, lie down on a mat and stretch slowly for ten minutes.
    why: Tiredness lowers coordination and drive more than muscle force. A light session keeps the routine, while hard sets on bad sleep bring less and recover slowly.
    short: Lighter by a set, or off; three tired days, rest.

    == no motivation
    said: cant make/get/drag/force/bring/motivate myself | couch/sofa/bed .. won/wins/1 | low .. enthusiasm/drive/desire/will/motivation/mojo/spark/buzz/oomph/willpower/wish/urge/appetite | lost .. enthusiasm/drive/desire/will/motivation/mojo/spark/buzz/oomph/willpower/wish/urge/appetite | any .. enthusiasm/drive/desire/will/motivation/mojo/spark/buzz/oomph/willpower/wish/urge/appetite | enthusiasm | dont have .. desire | drive .. low/gone/zero/this week | couldnt/could/dont .. care .. less | care less | used to love/jump/live/enjoy/like/look | talk me into | (psych/talk) .. yourself/myself/up | push me $ | cant/couldnt/not/even .. arsed/assed/bothered | bothered | hardest .. mile/part/step .. door | avoid it/the/them | says stay | im not on it | find it hard/difficult to .. start/go | lost interest | (never/rarely) feel like | what .. tell yourself | instead of .. doing my own | hanging there since | looking away | pay .. to not go | keep/finding/find/make/making excuses | (lost/losing) .. spark/drive/interest/mojo/fire | sofa/couch/bed is calling/comfy | pep talk | give me .. reason | hard to start/get | enthus* | rather stay | stay in bed/home | gym not feeling | hate .. going/leaving | get myself to/out/going/started/moving | isnt happening | lost .. joy | enthusiasm .. gone/evaporated | shoes on .. dont/not/sit/couch | zero motivation | gather/gathering/collect/collecting dust | laid out .. sofa/couch/not | gym bag | gym .. bothered/avoid/meh | mat is out | couch/sofa .. squats | used to live in | training/gym/workout .. drag/chore
    - Then shrink it until it's no big thing: one exercise, two sets, at the time you'd normally train. You can stop after that, and often you won't.
    - A dull program kills the wish to go. Keep the two exercises that matter for your goal and swap the others for something you've wanted to try.
    - (fitness coach) Get changed. That's the only task. Then one set of your best exercise. If you still want to quit after that, quit, and come back on the next day in the plan.
    - (companion) Some weeks you just can't face it, and you haven't failed at anything. Has it been a rough time generally? -> stress
    - (behind) It's hard to get excited when the number isn't moving. Leave the test alone for two weeks, do two easy sessions each week, and see how it feels then.
    why: Feeling like it mostly follows the first set. Seeing an exercise improve is the strongest pull there is, which is why fewer exercises, written down, help.
    how: Put on the clothes, set a timer for eight minutes, and do squats and push-ups in turn, five at a time, slowly. When it rings you're done.
    short: One exercise, two sets, then you may stop.

    == bored
    said: dull | repetitive | same/same old .. route/loop/block/park/path/streets/street/road/roads/workout/routine/exercises/video/vid/plan/thing/circuit/music/lap | round and round | more/some/bit/any .. fun | make/made .. fun/interesting/exciting | any fun/variety | something/anything/somewhere new/different/fresh | new route/routes/ideas/exercises/place/places/path/workout | nothing to look/think/see/do | brain/mind .. melt*/wander*/numb*/dies | sick/tired/fed up of the/my/same/this/squats/machines | (fed up/sick) .. loop/route/park/same/path/squats | yawn | every hedge/tree/street/inch | counting lampposts/tiles/reps/dogs | lap after lap | staring at .. wall | mind numbing | seen .. before/thousand | fun challenge/session/sessions/workout | recite | every crack | same .. every/again/each/always | same laps/walk/run/walks/runs/tuesday/scenery/view/street/exercises/moves | send/sends/puts me to sleep | isnt/just/not entertaining | is/getting/gets/feels old/stale/boring/dull/samey | routine .. dull/bor*/stale/old | change of scene* | less boring/tedious/dull/monotonous | make .. less boring/tedious/dull | old pavement/street/route/loop | bored .. exercises/route/run/walk | round that/the park/pond/lake/block/track | same workout/routine/vid/exercises/plan/program | reps .. bor*/yawn/tears | 3x10 | planks are .. boring | machines again | sick of squats/planks/machines
    - Change the tool and keep the movement: dumbbells instead of the bar, rings instead of push-ups on the floor. You go on getting stronger, and it feels new for a while.
    - Try a challenge that lasts four weeks, one more rep or five more seconds each session, written on a sheet by the door. Watching it fill up is surprisingly entertaining.
    - (fitness coach) Do it against the clock: ten minutes, as many clean rounds as you can of five push-ups, ten squats, five rows. Note the rounds and beat them next week.
    - (companion) A class might suit you, or a friend on the second mat. Training alone gets lonely after a while. Want to hear how to make the first visit easy? -> at the gym
    how: Pick one exercise and a start number today. Every second day one rep or five seconds more, written on a sheet by the door, for four weeks. Keep the rest of your plan as it is.
    short: Swap tools, set a four-week challenge, or take a class.

    == travel
    said: travel* | away .. business/work/home/until/week/weekend/fortnight/days | fly to | we fly | long haul/drive/flight/journey | hour/hours/hr drive/driving/flight | drive tomorrow/home/down/up to | coach tour/trip | hotel* | airbnb | road trip | jet lag/lagged/lagging | luggage | visit* .. sister/parents/brother/mom/dad/family/relatives/friends/grandparents/in | new/strange/different/foreign/unknown/unfamiliar/another city/town/country | time zone* | on the road | different bed | rental car | thailand | day pass | truck cab | business trip | client .. city/visit | skiing/beach/family/city/summer holiday/trip/break | staying .. with/at/in .. hotel/parents/friends/family | at my mom/dad/sister/brother/sisters/brothers/parents .. wedding/house/place/home | wedding in/abroad | flying out/back/home/to | back on monday/sunday/friday | commute .. hotel | near a/the/my hotel | in/by the car all/tomorrow/hours | hours .. car/plane/train/bus | for work .. away/all week/trip | away .. work/all | while travelling/traveling | without a gym .. trip | hotel gym | floor workout | bands .. luggage/road/travel | no equipment on | will i lose it | hotel .. no/without gym | trip .. gym/without/train | travelling/traveling train | train while
    - A hotel floor is enough: squats, push-ups, a plank and a backpack to row with. Fifteen minutes on two mornings of a week keep all your strength.
    - Take a resistance band; it weighs nothing and gives you rows and presses. If even that is too much, a week off costs you no strength at all.
    - (fitness coach) Room workout: 4 rounds of twelve split squats a side, as many push-ups as you can leave two in, thirty seconds of side plank each. Done before breakfast.
    - (triage) For up to ten days away you need nothing; call it a rest. For longer, plan two short sessions a week and fix the days now.
    why: Strength needs very little to stay: about a third of the usual sets keeps it for months, as long as they're somewhat hard.
    short: Two bodyweight sessions, or a planned week off.

    == stress
    said: (under/so much/lot of/considerable/severe/much/work) pressure | angry .. lift*/run*/walk*/train*/want | furious .. lift*/run*/walk*/train* | frazzled | wound up | head .. explod*/full/spinning/mess/racing/isnt | shoulders .. ears | calm down/me/you .. walk*/run*/yoga/help*/does/would | moving house | crying/cried .. run/walk/gym | too much on my mind | a lot going on | going on at home | boss .. shout*/yell*/insane/new | work/job .. hell/mental/insane/mad/nuts/crazy/killing | blow off | run/walk/lift .. anger/stress/worries/problems | forget .. problems | last straw | anxi* .. walk*/run*/lift*/train*/everything | hard or easy .. stress* | breaking point | (clear/empty) my head/mind | mind/thoughts/head .. racing/stop/busy/elsewhere/mortgage | nightmare .. work/boss/job | work/job/week/home .. nightmare/nuts/chaos/madness/hard/rough/tough/awful | manager/boss .. piling/awful/shout*/angry/bully*/pressure/demand* | loads of pressure | (lots/loads/ton) of pressure/stress | highly strung | nerves .. shot | blow a fuse | short fuse | fed up with work | eating me alive | stressed .. skip/workout/run/walk/today/lately | help* with stress | stress .. help*/lifting/running/walking/relief | driving me crazy/nuts/insane | boss .. crazy/hell | lifts are .. down | tight chest/shoulders/jaw | neck is hard | holding my breath | stressed .. workout/gym/lift/skip | tight chest shoulders/jaw | wound up .. form
    - When everything's a lot, keep training familiar and moderate: your usual exercises, two sets, nothing to the limit. Many people feel calmer afterwards for hours.
    - For a tense day slow movement works well. Ten minutes of cat-cow, child's pose and lying twists, breathing out longer than in, and then bed.
    - (fitness coach) Pick something heavy and simple: five sets of five, long breaks, no phone. It's hard to worry with a bar in your hands.
    - (companion) That sounds like too much for one person. You don't need to perform here as well. A little stretching, if you'd like it, and otherwise rest.
    why: Strength training and yoga both lower anxiety and tension a little in trials. Very hard sessions add to the load, so moderate ones suit stressful weeks.
    short: Familiar, moderate, nothing to the limit.

    == evenings
    said: night .. late/after/before/run/runs/walk/train/session/force | late .. night/walk/run/train*/session*/gym/go/exercise/lift* | 8/9/10/11 pm | half nine/ten/eight/9/10 | after/post/heavy dinner/supper | before bed | before bed/sleep/bedtime | pjs | dinner .. dishes/sofa/couch/first/tv/lazy* | kids .. bed/asleep | wired til/till/until/after/at | when/once/get .. home .. sit/done/over/lazy/down/sofa | once its dark | goes dark | end of the day | 9 in the evening | sink into | (sofa/couch) .. thats/me/over/done/wins | watching/watch netflix/tv/series/telly | end up watching | evening/night/10pm/9pm/late .. lazy/walk/wander/run/train/lift*/stroll/gym/late | night .. sleep/ruin/insomnia | in the evening .. lazy/tired/never/cant | at night .. never/cant/lazy/eat | once dinner/kids | after the kids | when the kids .. asleep/bed | late at night | crash in front | in front of the box/tv/telly | evenings .. crash/tired/sofa/lazy/box | right before bed/sleep | work out at night/late/evening | exercise .. night/late/bed | bad to .. night/late | after dinner .. late/too | after dinner .. lazy/sofa/couch/tired/cant/go | plan .. evening .. dont/then | lazy .. dinner/evening | tired in the evening | lifting/gym/yoga/workout/training/train/stretching/press .. late/evening/night/9pm/10pm/dinner/bed | crowded after work | in the evening .. lazy | netflix instead | work out/train/lift/gym at night | workout .. night/evening/late
    - Evening lifting is fine for most people, if it ends an hour before bed. Yoga and stretching can be the last thing you do and often help with falling asleep.
    - Train on the way home, or change clothes as soon as you're in. The couch first means no session, more often than it should.
    - (nutritionist) Have something small around five, yogurt or a banana, and dinner with protein afterwards. Training on an empty tank makes the sets poor and the dinner huge.
    - (fitness coach) You're actually strongest in the early evening. Be under the bar by seven, done by eight, and asleep by eleven.
    how: Pack the bag in the morning and go straight from work, or change clothes in the first five minutes at home. End with five slow minutes of stretching and a lukewarm shower.
    short: Finish an hour before bed; yoga can come last.

    == weekends
    said: week end* | sat/sun sat/sun/parkrun/or/morning/am/pm | sat or sun | fri sun | friday/fri night/evening/beers/drinks/party | lie in/ins | (2/two) days off | days at home | hungover/hangover .. sunday/saturday/run/deadlifts | mon/monday to fri/friday/thursday | everything works til/till/until | weekdays .. fine/great/good | during the week | saturday/sunday/saturdays/sundays .. lazy/nothing/never/walk/run/train/couch/family/off/done/bad/worst/lie | never .. saturday/sunday/saturdays/sundays/weekend* | sat sun | friday to sunday | days off .. nothing/less/lazy | wrecks my routine .. weekend | (dies/die/drops/drop/falls/crash*) on sundays/saturdays/weekend/weekends/saturday/sunday | weekend*/weekends .. weak/full/busy/lounge/lazy/nothing | too full .. weekend* | gym closed | weekend warrior
    - Use Saturday morning for the longer session, when the gym is empty and you aren't hurried. Then Sunday is free, or ten minutes of stretching.
    - If weekends are unpredictable, train on Monday and Thursday and treat Saturday as a bonus. Nothing depends on it then.
    - (fitness coach) Saturday, nine o'clock, main lift first, while the gym's empty. Five heavy sets, two smaller exercises, home by ten. The weekend is yours after that.
    short: One session on Saturday morning, Sunday off.

    == other people
    said: husband/wife/boyfriend/girlfriend/partner/spouse/mom/dad/mother/father/sister/brother/son/daughter/kids/children/friend/friends/mate/mates/colleague/colleagues/coworker/coworkers/boss/neighbor/neighbour/flatmate/flatmates/roommate/family/relatives/guy/guys/bros/bloke/people/everyone/everybody/somebody/someone/lad/lads .. says/say/said/think/thinks/wants/want/wanting/laugh*/mock*/tease*/moan*/complain*/sigh*/stare*/staring/judge*/judging/cancel*/roll*/joke*/jealous/offended/slowly/slow/fast/cling*/climb*/invit*/shout*/yell*/comment*/interrupt*/offer*/correct*/hog*/corrects/films/chat/late/understand*/drives/look*/disapprov*/distract*/never/keeps/keep/always/dont/doesnt/books/hate*/needs/nag/nags | flatmates | rolls/rolled/rolling .. eyes | boyfriend/wife/husband/friend/friends .. jealous | walks/runs/goes .. slow/slowly/fast/ahead | she/he/they always/never/keeps/cancels/wants/laughs/says/sighs/films | unsolicited | creepy dude/guy/man | peer pressure | girls .. weights | son/daughter/kids/kid/teenage/wife/husband/girls/boys/boyfriend/girlfriend/mom/dad .. embarrass*/fun of/silly/stupid/crazy/mad/dangerous/moans/moan/whine*/complains/nag*/refuse*/wont/come/hate*/support*/against | embarrassed .. seen | makes/make/making fun of | always hogging | thinks its | girls/guys/lads/people/friends at work/office/school | my teenage son | feel judged/silly | nobody understands | guilt trip | people laugh/stare/look/annoy/talk | annoy/annoying .. me/people | people .. annoy* | my husband thinks/says | my mom thinks/says | my boyfriend thinks/says | my girlfriend thinks/says | my dad/mom/mate/mates/boss/sister/brother/wife/husband/friend/friends keeps/keep/say/says/telling/thinks/think | keeps telling/turning | yelling/shouting .. van/car | squat rack | weights .. girls/women | corrects me | unsolicited/advice .. offering | at the gym .. me | pink dumbbells | ripped | just chat | thumping | hogging/hogs .. rack/machine/weights | people at the gym annoy
    - Most people at a gym look at themselves. If somebody comments, a short thanks is enough; only take advice from those who train people for a living.
    - At home, make it a fixed slot that everyone knows, twenty minutes on Monday and Thursday, and close the door. Kids may join in, they make good weights.
    - (companion) It's easier with someone at your side. Ask a friend to come along once a week, even if it's mostly for the talk between sets.
    - (fitness coach) Get a training partner: same days, same lifts, different weights. You won't cancel on someone who's standing at the rack.
    short: A fixed slot and one training partner.

    == plateau
    said: same .. number/numbers/time/times/pace/speed/weight/weights/result/results/average/vo2max/7000/5000/6000/8000/steps/puffing | not/no/isnt/arent/never/any/why .. improv*/better/faster/fitter/stronger/progress*/gains/growing/further | hasnt/havent/doesnt/didnt/wont/not .. budge/budged/move/moved/change/changed/improved/budging/go up/come down | hasnt/havent got .. better/faster/stronger | nothing moves/changes/works/happens/helps | now flat | flat .. winter/weeks/months/all | stall* | halt | hit a wall | cant break .. hour/hours/minutes/2/30/50 | at .. forever | run/runs .. slower | same/stuck/unchanged/flat/kilometre/km/weights/time/times .. since | progress .. stopped/halt/stall* | drop weight repeat | (hasnt/havent/wont/doesnt/not) .. gone/come/going/coming up/down | hasnt gone | not getting/seeing/any/being .. fitter/faster/better/stronger/results/further | dont seem .. getting/improve | progress .. stalled/stopped/slow/stuck | no longer .. improv* | treading water | same as .. ago/last | for a year/month/months/weeks .. same | always .. same | nothing changes | numbers/count/average/steps/pace .. wont/dont/not .. rise/up/grow/move/increase | month after month | week after week | same distance/time .. same | no matter what .. quicker/faster/better/stronger/change* | stopped growing/improving/moving/progressing | hasnt/havent/isnt/arent improved/improving/progressed | weeks/months at .. minutes/kg/km/steps | every single week | one second less | squat/deadlift/press/row/plank/curl .. stuck/stall*/same/up/wont/still/forever/halt | same weight/weights | arms/muscles/legs .. growing/grow/bigger | add weight fail | still cant | squat/deadlift/press/row .. gone/go/going up | hasnt gone up
    - After three weeks without progress change one thing: an extra set, smaller jumps in weight, or one session more a week. And sleep seven hours before you blame the program.
    - Take an easy week first, half the sets, lighter by a third. Surprisingly often the old best falls the week after, because you'd been training tired.
    - (result) Don't only train the test itself. If it's reps, do more sets of half your best; if it's weight, spend three weeks on sets of three to five; if it's a hold, many short ones.
    - (fitness coach) Time for a new block. Four weeks: three sets of five at a weight you could do seven times, adding the smallest plates each week. Then test on a fresh day.
    - (nutritionist) Often it's food. Without enough protein, around 1.6 grams per kilo of body weight, and enough to eat altogether, strength gets stuck. Count your protein for three days.
    - (triage) Three things to check in this order: sleep, food, then the plan. Shall we look at the food side first? -> protein for muscle
    why: After the first months gains come in steps. Fatigue hides progress, and muscles get used to the same load, so either rest or a slightly new demand is what's missing.
    short: One easy week, then one small change.

    == slipped
    said: havent/havent/not/didnt .. been/gone/walked/run/ran/trained/lifted/exercised/worked/moved/swum/cycled/train/go .. since/week/weeks/days/month/months/all/monday/mon/tuesday | havent been/gone/run/walked/lifted/exercised/trained | not exercised | skip* .. again/week/sessions/leg | streak .. broke/broken/died/dead/lost/gone/over/ended/ruined | broke/lost/ended/killed .. streak | streak dead/gone | stopped .. going/running/walking/training/and/when/after/it | stopped to run/walk/train | took/after/had .. break | lost .. rhythm/habit/routine | lost .. rhythm | days/weeks/months ago | dusty | never went back | back after .. break | turned into .. weeks/month/months | dropped .. ball | gave up in/last/after/again/on | given up .. walk*/run*/training/gym | weeks .. without | 1/one/2/two of 3/three | white paper | went missing | ages since | bad week | not started again | months out | no .. walks/runs/walk/run/training/sessions/gym/workouts .. since/all/at all/for | skipped the gym/all/my/it/today/yesterday/again/both/every | doing .. great/well .. stopped/then/until/nothing | fell behind | (havent walked/havent run/havent trained/havent exercised/havent lifted) .. in | (havent been) .. weeks/months/month | failed .. again/week/this | broken promise* | lazy week/month/days | zero .. week | without a single | single walk/run/workout | gave up in/last/after | walked/run/trained/lifted/out/gym/exercised .. in ages | for ages .. havent/not | missed my .. workout/run/runs/walk/session/again | stopped .. ago | havent trained/lifted/run/walked | zilch/nothing since | since .. zilch | last walk/run/workout/session .. weeks/back/ago/was | seen a barbell/gym/pool | havent seen .. gym/barbell/pool/weights | havent/didnt/not lifted/trained/exercised/train/lift/stretched | skipped leg/arm | mat is dusty | (take/how much) off the bar | 1/2 of 3 | skipped the gym | havent worked out | havent/not .. gym .. ages/weeks/months/since
    - A week or two off costs hardly any strength. Come back with two thirds of your usual weight or reps, two sets each, and you'll be where you were within a week or so.
    - Fine, that happens. Start at the next day in the plan, one set less for everything, and don't repeat the sessions you missed.
    - (behind) You've lost some sessions and no muscle worth mentioning. Do the main exercise of your goal three times this week, short, and leave the extras for later.
    - (fitness coach) Break's over, no punishment sets. Today: ten-minute warm-up, two easy sets of each main exercise, home. You'll be sore anyway. Next one in two days.
    - (companion) There's nothing to make up for. Something else needed you more. Take the mat out tonight and do five minutes of what you like best.
    - (again) When it keeps slipping, the plan is too big. Make it two days of fifteen minutes, and keep that for a month before you add anything.
    why: Strength holds for about three weeks without training, and muscle that was lost returns much faster than it was built.
    short: Start with two thirds of the usual, two sets.

    == too hard
    said: (way/far) too much/far/often/long/fast | too far too soon | beyond/exceed* .. me/my/capab*/abilit*/strength/capacity/limits/present | not/isnt doable/possible/manageable/feasible | cant/couldnt/cannot manage/finish/complete/reach | cant/couldnt/cannot do .. 10k/5k/hour/minutes/one/single/that/reps | easier/gentler/lighter version/plan/start | need .. easier/smaller/gentler/lower | start smaller | feels/feel like dying | run/workout .. dying | plank/squats/workout/run/hills .. death | every run .. dying/hell | leaves me | fail on | end of the road | not for beginners | squats/workout/makes .. dizzy | 5 days a week | days a week is | nearly threw up | in tears at the bottom | nearly/almost collapsed/puked/threw | not fit enough | fall short every | never .. reach/hit | cant walk/run/lift .. far/that/more | set .. too high | set .. way too high | old lady/man .. too | keep up .. programme/program/pace | plan .. too much/hard/tough | nearly killed | on the floor after | one/single push/pull/press | workout/routine/program/plan/video/squats/sets/plank .. hard/tough/brutal/death/exceeds/dizzy/strong/much | easier version | get up off | last set | knees on the floor | jump lunges
    - Make the exercise easier and keep it clean: hands on a bench for push-ups, a band or slow lowering for pull-ups, knees down for planks. You should be able to do six to ten good ones.
    - If it's the whole session, halve the sets for two weeks. A beginner gets stronger on two sets nearly as fast as on four.
    - (fitness coach) Go one version easier. Find the one you could do ten of, and stop at eight. Three sets, twice a week. When ten are easy, move one step harder.
    - (triage) It depends on what's hard. Burning muscles are fine. Sharp pain, a joint that pinches or dizziness mean stop, and if it comes back let somebody look at it.
    why: Muscles respond to effort, and an easier version done cleanly for eight to ten reps is enough effort for a beginner. Sloppy hard ones train the wrong parts.
    how: Push-ups: wall, table, bench, floor. Pull-ups: hanging, slow lowering, band, full. Planks: knees, full, longer. Squats: to a chair, without, with weight. Take the one you can do eight times.
    short: An easier version you can do eight times cleanly.

    == too easy
    said: too/so/really/way/pretty/super easy | easy .. now/peasy/stuff | too soft | not even sore | barely/hardly .. sweat* | nothing now | level up | raise .. it/goal/target/bar/number | increase .. goal/target/it/number | (should/can) i add .. more/fourth/fifth/another/extra | smash* .. week/without/it/goal | without trying/noticing/effort | before breakfast/noon/9am | walk in the park | outgrew | could go/do .. again | go again | ready for more/harder/tougher/heavier/something/next | wasnt/not even .. out of breath | comes after | next after | what next after | feels flat | no longer sufficient/enough | toys | rest week | piece of cake | done c25k | used to make me sweat | bigger/higher/harder/tougher/stretch goal/target/challenge/number | feel/feels/felt/seems light/easy | weights .. light | reach it without | push harder/myself harder/more | barely .. effort/try* | childs play | ridiculously easy | next level | increase/raise .. it/goal/target .. much/how | how much should i increase | before noon/lunch/nine | exercises .. easy | plan .. too easy | become/becoming/became/gotten/getting/got .. easy | easy now | barely breathing | push ups no | outgrew .. dumbbells | light weights .. toys | resistance .. sufficient | make .. harder | harder version | more weight | ready for heavier | 20 when plan | plank 4/3/5 minutes
    - Then it's time to add. When you can do two reps more than planned in the last set, twice in a row, raise the weight by the smallest step.
    - Without weights, make it harder by slowing down: three seconds down, a pause, up. Or raise your feet for push-ups, use one leg for squats, lift an arm in the plank.
    - (fitness coach) Good, load it. Add five percent to the lower body lifts and half of that to the upper body. If you get all sets again, repeat next week.
    - (ahead) You're ahead and it feels light, a nice place to be. Add one harder set to each session, or raise the target if you feel like it.
    how: Note today's numbers. If the last set had more than three reps left, add the smallest plate or one rep per set next time. One change per session.
    short: Add the smallest weight step, or slow it down.

    == self doubt
    said: doubt .. i/ill/whether/that/myself/if/it | kidding .. myself | who am i | not .. type | not .. built | never stuck/stick/carry/last/lasted/finish/finished/managed | never stuck .. anything/life | never gonna | never going to do/be/manage/get | too weak | look/feel/looking ridiculous | stupid .. look | look stupid/silly/ridiculous | everyone/everybody .. fit/fitter/faster/overtakes/passes/ripped/lifts/stronger/slim* | this time .. different | always quit/stop/fail/last/give/gave/start/dropped | (probably/bet) .. quit/fail/last/give up/stop | believ* .. myself/can | not sure .. manage/can/able/ill | sure .. manage | ill last | last a week | gave up after | somebody else | genetics | real runner | noodle arms | i always quit | come last | too weak/am weak | trying to impress | lose .. confidence | not good enough | (cant see/picture) myself | laughed at school | ill .. look stupid | lazy person | ever manage/succeed/be able | never be .. fast/fit/strong/good/able/slim | ill never | laughing stock | not strong/good/fit/disciplined/tough enough | embarrass* myself | couch potato by | i give up easily | always give/gave/quit/fail/dropped | cant see myself | others .. better/fitter/faster | compared to others | everyone else .. better/fitter/faster/stronger/fit | lack .. confidence | lack of confidence | never finish | too weak to/for | not sure i can | ill never get/be/manage | get strong/fit .. never | last till/until | not/wont/cant last .. till/until/week/month/long | not sure .. keep | others manage | all my life .. change | never .. pull up | lifts triple | lift more than me | gym type | hung from | weakest .. room/gym/there
    - Everyone in that gym did a first session with the lightest weights. Strength can be trained at any age, and beginners improve faster than anyone else in the room.
    - Look at the next two weeks only. Two sessions each, four exercises, weights that feel almost too easy. Write them down, and the list will argue for you.
    - (companion) That nagging voice is common, and it's often loudest right before things get better. You've begun, and that was the awkward part.
    - (fitness coach) You get stronger with or without confidence. Four weeks, twice a week, write down every set. Then compare the first page with the last. Want today's session? -> first step
    - (ahead) Your own numbers say otherwise: you're ahead of your goal. Keep the same sessions for the next two weeks, and look back at the list whenever the doubt comes.
    why: Beginners gain fastest, often ten to twenty percent in the first two months, because nerves learn before muscles grow. It's the experienced who wait for every kilo.
    short: Two easy sessions a week, written down.

    == sore
    said: stiff .. legs/morning/as/muscles/after/today | calves/calf/thigh/thighs/quads/quad/hamstring/hamstrings/hammies/glutes/muscle/muscles/legs/leg/shins/shin/abs/chest/shoulders/arms/bum .. scream*/kill*/burn*/pain*/hurt*/tight/destroyed/wrecked/dying/jelly/strike/hate/dead/stiff/protest* | tight .. calves/calf/quads/legs/chest | pain .. muscle/muscles/legs/calves | muscle pain | walk/run/train .. off/through or | run/train/push through it | train through | like a penguin | hardly/barely/cant .. stairs/sit/sneeze/toilet | down the stairs | stairs sideways/backwards | foam roll* | hurt* .. laugh/since | everything/all .. hurt/hurts/ache/aches | dying now | muscle ache* | legs like jelly | massage gun | day 2 | first session | everything hurts/aches | backside/bum/buttocks/glutes .. hurt*/sore/ache*/pain* | barely/hardly/cant walk .. after/leg/legs/day | can barely walk | killing me .. legs/quads/calves | with stiff legs | stiff legs/muscles | woke up .. stiff/sore/legs/wood | muscle/muscles .. sore*/stiff*/recover/ache* | recover* .. sore/muscle*/legs | legs .. like wood | legs hurt | (doms after) | tight .. calves/so | calves/arms/legs/shoulders/back/thighs .. tight/hurt .. gym/walk*/run*/yesterday/workout | hurt from/after .. gym/workout/yesterday | calves/thighs/quads/legs .. rock/rocks/stone/concrete | arms .. wash/hair/lift/raise | lift my arms | chest so tight | after .. class/session/leg day .. sore/hurt*/ache*/stiff
    - Soreness a day or two after something new is normal and passes by itself. Move lightly, a walk or easy mobility, and train the sore muscles again when it's mostly gone.
    - You can train other parts in the meantime, and even the sore ones lightly. Pain in a joint, at one sharp spot or longer than a week is something else and should be looked at.
    - (fitness coach) Too much, too new. Today: twenty minutes of walking and some light sets without weight. Next session, half the sets of the exercise that did it.
    - (nutritionist) Eat normally with protein at every meal, 25 to 30 grams, and sleep. Cherry juice and supplements do very little.
    - (triage) Muscle ache on both sides, worse on stairs, is ordinary. If an arm or leg swells, is very weak, or your urine turns dark, see a doctor the same day.
    why: Unfamiliar work, mainly lowering a load slowly, leaves tiny damage in the muscle fibers. It peaks after one to three days, and the next time the same work hurts far less.
    how: Today twenty minutes of walking and a warm shower. Tomorrow ten easy squats and arm circles. Train the sore part when it hurts no more than two out of ten, with half the sets.
    short: Light movement; train again when it's mostly gone.

    == cold
    said: (runny/blocked/stuffy/snotty/running) nose | nose is running | sniffl* | im/am/feel/feeling/got/been/fell/being/getting/after ill | being ill | (stomach/tummy) bug/flu | strep | under the weather | come down with | neck rule | man flu | cough/coughing .. train*/skip/gym/walk/run | head cold | feel rough | feeling rough | feel ill | recovering from .. flu/covid/cold/virus | after .. flu/covid/virus | swollen glands | tummy bug | train/run/walk/exercise/lift/gym .. with/have .. cold/fever/cough | fever .. days/skip/train | cold .. run/walk/train/skip | covid/flu/cold/virus/fever/bronchitis .. when/again/start/walk/run/train/skip/rest | covid positive | positive .. test | chest infection | sweat it out | gym .. flu/cold/sick/ill | lift .. ill/sick/flu/cold | (work out/workout/train/lift/gym) .. (cold/flu/fever)
    - With just a runny nose a light session at home is okay: half the sets, nothing to the limit. With fever, cough or aching limbs, leave it until you've been well for a day or two.
    - Rest. You lose no strength in a week, and lifting with a fever is bad for the heart. Start again with half of everything.
    - (fitness coach) Stay home, partly for the others on the bench. First session back: two sets of each, two thirds of the weight. Second one: normal.
    - (companion) Sorry you're ill. Bed and tea now, and no training. You won't lose any strength in a week of lying around, and you can start again slowly.
    short: Fever or chest: off. Then half for a start.

    == cost
    said: inexpensive | pricey | skint | fee | broke student | flat broke | second hand | secondhand | charity/thrift shop | free app/apps/plan/plans/workouts/version/videos | sick pay | no money | cheap/cheaper/expensive/afford/money/price*/free .. shoes/shoe/trainers/boots/watch/app/apps/gear/equipment/weights/dumbbells/gym/rack/classes/trainer/powder | shoes/watch/boots/trainers/gym/gear/dumbbells/powder/pt/classes .. expensive/cheap/cost*/euros/price*/afford/pricey/hand/quid | 50/60/70/80/100/150/160/200/300 .. quid/euros/dollars/month/hour/now | low income | a pop | without spending/buying/paying/money | spending .. cent/penny/money/anything | everything costs | saving money | fees .. crazy/high/mad | cost/costs/price/came to .. mad/crazy/ridiculous | low budget | buy nothing | cant/couldnt buy | too/so/very/pretty/really expensive | unemployed .. buy | free .. counter/counters/tracker/app/class/classes | expensive .. shoes/gym/trainers | running/good/new shoes .. expensive/cheap*/cost*/price* | (without/no) expensive/money | cheap alternative | gym .. expensive/cost*/membership/fee/fees/60/50/40 | pt costs | trainer .. cost*/hour/expensive | dumbbells .. money/expensive/300 | joining charge | water bottles as | without buying
    - You don't need a gym to get strong. Floor, chair, backpack and a bar at the playground cover the first year; a band for the price of a lunch adds rows and help for pull-ups.
    - If money's tight, buy one pair of adjustable dumbbells second-hand. Or try community gyms, many have cheap off-peak tickets.
    - (fitness coach) Zero-cost plan: push-ups, split squats, bridges, rows under a sturdy table, planks. Three rounds, three days. When it's too easy, load a backpack with books.
    short: Floor, chair, backpack, playground bar.

    == starting
    said: start/starting/started .. over/walking/walk/running/run/lifting/weights/gym/yoga/training/monday/tomorrow/after/slowly | newbie* | new to | never walked/run/ran/lifted/exercised | never .. in my life | couch potato | total/complete newbie/beginner/novice | day/week one/1 | first/1st week/day/month/jog | doctor/doc/gp .. told/said/says/clear/ordered/recommended | after the/my/an/a operation/surgery/baby/birth | commence | build up slowly | for the first time ok | just joined | scrawny | havent exercised/walked in .. years/decades | years .. couch/sofa | not walked/moved/exercised in .. years | unfit .. start | ground zero | start* from scratch | first ever | never touched/held/used/done/tried .. weight/weights/barbell/sport/exercise/gym/it/any | never touched/done/tried | havent/hasnt/not .. exercised/run/walked/moved/trained/lifted .. decades/years/school/since school | since school | sensible first | first week/month | total novice | zero experience | completely new | absolute beginner | ease into | coming back .. exercise/years | very overweight .. begin/start | overweight and/.. start/begin/run/walk | just bought/got .. pedometer/watch/shoes/mat/bike .. now | how .. start/begin .. at 40/45/50/55/60/65/70 | first time .. since school/years/in | year old .. begin/start | never lifted | gym .. new/joined/help/first/beginner | new to gym | lift something | how .. start .. weights/gym/lifting | first month | which exercises first | strength training .. start/commence/begin | newbies | day 1 yoga | doctor said lift | how .. start .. stronger/strong/lifting/weights | new to lifting | (beginner/newbie) .. (weight/routine/program/plan)
    - Twice a week, five exercises, two sets of eight to twelve: a squat, a push, a pull, a hip hinge and a plank. Stop each set while you could still do two or three.
    - The first four weeks are for learning the movements, so choose weights that feel too light. You'll get stronger anyway; beginners do on almost anything.
    - (fitness coach) Monday and Thursday, thirty minutes. Goblet squat, push-up on a bench, row, bridge, plank. Two sets each. Write down every number. Shall we plan the week? -> plan
    - (triage) If you have heart trouble, very high blood pressure, a hernia, a recent operation, or osteoporosis, ask your doctor or physio first. Otherwise begin with two short sessions this week.
    - (nutritionist) Begin with the training and change one thing in food: some protein at every meal, eggs, yogurt, beans, fish. The rest can stay as it is for now.
    - (no goal) Two half hours a week are a good start. Would you train at home or in a gym? => at home
    why: In the first six to eight weeks most gains come from nerves learning to use the muscle you have. That works with light weights and good form, twice a week.
    how: Warm up five minutes. Then two sets of ten: sit down on a chair and stand up, push-ups against a table, rows with a backpack, bridges on the floor. A plank for twenty seconds, twice.
    short: Twice a week, five exercises, two sets of ten.

    == first step
    said: what .. do today | what .. train/run/walk today/tonight/tomorrow | todays/tonights session/workout/walk/run/plan | plan for tonight/today/tomorrow | one exercise | tell me what to | tell me what i | only tell/say | next thing/step/move | smallest/tiny/tiniest/small/little thing/action/step/workout/possible | do/thing/something/exercise/workout/action .. right now | got/have .. hour/minutes .. what/before/go/want | quick one | for this morning | suggest .. evening/morning/afternoon/today/tonight | advise .. afternoon/evening/morning/today | next quarter | at home on couch | what i can/must do today | standing in the | next five/ten/10/5/15/fifteen minutes | session/workout/walk/run/exercise/task for today/tonight/now/tomorrow | give me .. session/task/exercise/job/order/challenge .. today/now/tonight | give me a session | do right now | what .. right now | what can i do now/today/tonight | where do i start today | (what shall/should i) do .. first/today/afternoon/evening/tonight/this | very first thing/step | my first step | what should i do first | workout/exercise/something for now | quick workout/walk/run/session | what should i do .. today/tonight/now/tomorrow/first/this | which/what exercise/workout/walk/run .. now/today/tonight/first | what should i train | train today/tonight | 10 minutes thing | got a mat | standing in the gym
    - Today: two sets each of ten squats to a chair, eight push-ups against a table, and a plank for twenty seconds. Ten minutes, and your start is made.
    - If you trained yesterday, today is for ten minutes of stretching, hips, chest and calves. If not, do the first two exercises of your plan, two sets each.
    - (result) Test it once today, fresh and warmed up, and write the number down. Then do two sets at about half of that. You'll train from there.
    - (fitness coach) Clear two square meters and start a ten-minute timer: five push-ups, ten squats, fifteen seconds of plank, round and round. Tell me how many rounds you got.
    - (companion) Lay out a mat and do five minutes of whatever feels good, some stretching, a few squats. That's plenty for a first day.
    short: Ten minutes: squats, table push-ups, a short plank.

    == habit
    said: automatic* | second nature | consisten* | start stop | stop start | long term | for good | become* normal | becomes .. normal | brushing .. teeth | same/fixed/set time/days/hour each/every/of/or | same days every | fixed days | discipline .. rhythm/routine | story of my life | same story | then life happens | weeks then | two/2/3/three weeks .. then/vanish/quit | never past | part of my day/week/life | daily ritual | do people .. keep/every | part of .. week/life | keep going .. after/month/weeks/long | turn it into | make .. routine/habit/regular/automatic | stay/staying/be/being/more consistent/regular | drop/dropped/drops/fall/falls/fell off after | off after .. weeks/month/days | (give up/quit/stop/drop) .. after .. weeks/fortnight/month/days | after a few weeks | after a fortnight/month/week | daily habit/routine | build .. habit/routine | part of my life/day/routine | how .. habit | stay/be regular | keep .. motivated long | how long .. habit/automatic/routine | until .. habit/routine/automatic | good weeks .. gone/then | every spring/january/year i start | for three/two/four weeks then | consistent .. gym | physio exercises | gym .. regular/routine | while kettle | make myself .. regularly
    - Two fixed days and one fixed hour, such as Monday and Thursday at seven. Have the plan on paper, so that there's nothing to think about when you begin.
    - Attach a mini set to something daily: ten squats while the coffee runs through, a plank before the shower. It keeps the habit alive in weeks without sessions.
    - (fitness coach) Minimum rule: one set of everything on scheduled days, whatever happens. Takes eight minutes. On good days it turns into the whole session.
    - (companion) Link it to something nice, a favorite album or the sauna afterwards. Choose that part first and keep it for training days only.
    why: Deciding each time costs effort, fixed days don't. Most people need about two months until going feels odd to leave out.
    how: Put both days in the calendar for eight weeks. Pack the bag or roll out the mat the evening before. On bad days do one set of each exercise and go.
    short: Two fixed days, with one set as the minimum.

    == tracking
    said: keep count | keep .. record/track/score | record my/the/it/them/ones | note .. down/book/it | small book | number/numbers .. matter*/look/important | daily number | weekly average/km | google fit | apple health | samsung health | paper calendar/diary | calendar .. stickers/paper/wall | know .. stronger | pace or heart | progress pic*/photo*/picture* | test .. max/run/month | checking .. times | 50 times a day | app for | which/best/what/good app | hr .. wrist | never counted | without my phone | wearing a watch | control my progress | lifted last | which/what/best/good app/apps | app counts | (should/do/what) .. note/write/log/record .. down/after/it/each | write .. lifts/it/them/runs/walks/steps/down | measure progress | see progress .. how | estimate .. steps/hand | keep track | mark .. calendar | app .. best/better/use/count* | note .. down/after | without a gadget/phone/watch/device | notebook enough | count .. without | need .. watch/app .. track | free step counters | log .. workout/workouts/walks/runs/lifts/session/sessions | wear .. watch/tracker/phone .. day/time/always | progress pics | test my max | count sets | measure arms | forgot what i lifted | strong app | write down | sets or reps
    - Write down exercise, weight and reps, nothing more, in a notebook or on your phone. Next time try for one rep more. That's the whole method.
    - Test your number every four weeks, no more often. In between note how your sets went; the test day itself varies with sleep and food.
    - (fitness coach) Write each set down the moment it's done. If a line hasn't changed in three weeks, that's the exercise we change.
    - (nutritionist) If you track food too, keep it to protein. A tape around waist and upper arm once a month says more about muscle than the scale.
    why: Small improvements are easily forgotten, and without a note people repeat the same weights for months. The list tells you when to add.
    short: Exercise, weight, reps; one more next time.

    == gear
    said: is .. garmin/watch/fitbit worth | fitbit vs/or | apple watch vs/or | sports bra | converse | blocks | which .. need/buy/get/recommend | gait analysis | carbon shoes | flat feet | gps watch | replace .. them/shoes | worn down/out .. shoes/soles | new boots/pair | pair of shoes/boots/trainers/poles/dumbbells | birthday gift | falling apart | trainers/shoes/boots .. falling/holes/hole/worn/old/replace*/last/need/proper/good/best/right/fit | (proper/good/right/special/best/decent) shoes/boots/trainers/watch/equipment/gear/dumbbells/kit | best watch/shoe/shoes/app | shoes .. replaced/often | worth buying | shopping list | sandals/flip flops/slippers/crocs/barefoot | what .. wear .. in/for/winter/summer | shoes .. someone/flat/wide/feet | special .. socks/shoes/gear/equipment | wide feet | bigger shoes | any good .. bar/door | dumbbells/kettlebell/kettlebells/bench/rack/bands/belt/straps/mat/gloves/shoes/blocks/bar .. buy/need/recommend/worth/safe/which/under/strength/set | (need/buy/which/what) .. dumbbells/kettlebell/kettlebells/bench/bands/belt/straps/mat/gloves/shoes/blocks/equipment/home gym | dumbbells or kettlebell .. buy | doorway bar | home gym .. need | what equipment | yoga blocks/mat
    - At home a mat, two adjustable dumbbells and a band cover nearly everything. A doorway bar comes next, if pull-ups are on your list.
    - Flat firm shoes or socks for squats and deadlifts, running shoes are too soft. Belt, straps and gloves can wait for a year or forever.
    - (fitness coach) Chalk, flat shoes, notebook. That's what you need in a gym. At home: one kettlebell of 8 to 16 kilos and a bar in the door.
    - (companion) For yoga a mat that doesn't slip, a cushion and comfortable clothes will do. Two thick books are fine as blocks.
    short: Mat, adjustable dumbbells, a band.

    == good news
    said: did my/it/the/my workout | done and dusted | personal best/record | best ever | beat .. record/time/best | new record | finally $ | finally did/went/walked/ran/made/managed/finished/got/hit | first time .. life/today/ever | for the first time | first .. pull/push/10k/5k/30 .. up/stop/non/ever | walked/ran/run/swam/lifted/did/completed/finished/bossed/held/made/managed/hit/went/cycled/benched/touched/opened/carried .. first/whole/hour/km/goal/target/toes/proud/challenge/programme/program/session/sessions/circuit | feel/feeling ace/great/amazing/fantastic/brilliant/awesome/fab/good/proud | happy .. announce/walked/report/today/very | happiest morning*/day* | announce | days straight .. row | without stopping | non stop | went .. anyway/though/rain* | better mood | up the hill without | came along | sessions .. done | didnt walk once | (walked/ran/went) all the way | hit .. goal/target/first/ever | reached .. goal/target/10k/steps | first time ever | i lifted/benched/squatted/ran/walked/swam .. kg/km/miles/today/first | new pb/record/best | did .. first | first real | good/great/best walk/run/session | loved it/today | enjoyed .. walk/run/session/workout | managed .. whole/all/every | walked/ran/trained all week | every day this week | i feel amazing/great/fantastic | on foot .. today/bus | went on foot | walked/ran/did/lifted 15000/12000/11000/13000/5/10/ten .. today | i ran/walked/swam/lifted .. today/miles/km | finished my first | i did .. first/ten/20/full/whole/pull/push .. ups/! | i went .. times this week/today/anyway/gym | didnt take the bus/car | took the stairs | broke .. minutes/hour/record/pb/30/25/20 | finally broke | my own/body weight today | went round the whole | without a bench/break/stop | first pull/push | held .. plank | did my workout | touched my toes | 10 real | arms look | look bigger | benched | opened .. jar | gherkin | new pr | went to the gym | carried .. shopping | did my
    - That's real strength, well done. Write it down with today's date, and give those muscles a day or two before you ask for more.
    - Great to hear, and it came from plain regular sessions. Have a good dinner with some protein tonight, and keep the next session as planned.
    - (reached) You've got it. Enjoy this one for a week, do easy sessions only, and choose the next target when you feel like it.
    - (ahead) Nice, and you're ahead of your goal. Don't add anything for now; what you do is clearly working, so repeat the same week once more.
    - (fitness coach) Yes! Strong work. Rest that muscle group for 48 hours, then go on from this number. What's next, more weight or more reps? => sets and weight
    - (companion) I'm so pleased for you. That must feel good in the arms and in the head. Rest those muscles tomorrow and enjoy it a bit.
    short: Write it down and rest a day or two.

    == best time
    said: am or pm | morning/mornings .. evening/evenings/night/afternoon/lunch/later/noon/or | (best/optimal/ideal/perfect/better/right/good/which/what/preferable) .. time/hour/moment .. day/walk/run/train/lift/to/for/of | what/which/best/ideal/optimal time/hour/moment | which hour | part of the day | moment of the day | time of day | before or after breakfast/work/lunch/dinner | before work or | work or at lunch | before breakfast .. or/at/and | early bird/birds/start | night owl | 5/6/5am/6am/7am alarm/club/start/worth/better | earl* or late* | late* or earl* | early .. or .. late | later .. good/better/day | (early/late/later) in the day | morning walks/walk/run/runs/person | lunch/lunchtime walk/walks/runs/lifting/session | when .. would/do you/others .. go/walk/run | when are/am .. strongest | quietest | same hour | stretch when | best time .. lift/train/walk/run/day/exercise/to | best/better .. morning/evening/mornings/evenings/afternoon/lunch*/breakfast/night | mornings or evenings | evenings or mornings | morning .. better/best/good | before .. or after .. work/breakfast/dinner/lunch | before or after | matter what/which time | does .. matter .. time | when .. best time | whens/when the best | early morning .. better/good | in the morning or | morning or night/evening/afternoon | should i .. in the morning/evening/afternoon | when is .. most effective/best/better/ideal | most effective | morning .. or .. night/evening | should i run/walk/train/lift in the | lift/lifting/gym/train/yoga/stretch .. morning/evening/lunch/late/early/night/sunrise .. or/ok/hour/better | strongest | night owl gains | fasted training | (train/lift/workout/gym) fasted
    - Late afternoon gives slightly better numbers, mornings get cancelled less. The difference is small, so take the one you can keep twice a week.
    - Mornings need a longer warm-up, ten minutes, because discs and joints are stiff after the night. Yoga and easy mobility go at any hour.
    - (nutritionist) An hour or two after a meal is best. If you train before breakfast, keep it moderate and eat some protein and carbs afterwards.
    - (fitness coach) Put it where nobody can call you. Six in the morning or straight after work, same two days, booked.
    short: The hour you can keep twice a week.

    == how long
    said: how long .. until/til/till/before/take/takes/see/feel/notice/results/fitter/easier/back/last | how (soon/quick/quickly/fast) .. see/feel/notice/results/stronger/fitter/legs/fitness/flexible/expected/come/expect/better/add/show/improve | how much time | in how much time | weeks til/till/until/to | when will/do/does/can/might/may/should .. feel/see/notice/expect/easier/improve*/show/stop/drop/results/something/muscles/people/change*/fitter | results .. by/when/summer | (2/3/4/6/8/10/12/three/four/six/eight/ten/couple) weeks/months .. enough/in/realistic/notice | weeks/days/months .. enough | enough .. notice/difference/change | notice .. change/changes/difference/anything/something | nothing yet | takes ages | take ages | stamina .. quick/come/fast/when | mood lift | see .. change/changes/difference/results | time to first | mirror says | last how long | difference yet | nothing/change/difference/results .. yet | visible .. by | start/started/starting feeling/seeing/noticing | when .. start .. feel*/see*/notice*/better | when .. muscles | when .. notice | how many weeks/months/days .. until/till/before/to/see/progress/drop/results/feel | until i see/notice/feel | months/weeks until | see progress/results/muscle* | will .. easier/feel easier | get/gets/feel/feels easier | takes to see | speed of .. progress | how soon | expect results/changes/progress/improvement | how long until/before/till/til i .. can/lose/see/feel/notice/get/run/walk/am/have/stronger/fitter | how long .. take .. build/get/see/lose/gain/make/become/notice .. muscle/muscles/stronger/fitter/results/weight/fit/strong/difference | how long does it take to .. build/get/see/lose/gain/become/notice/feel/run | when will i be/get/become/see/feel/notice .. stronger/fitter/faster/results/better/muscles/difference/change/fit/strong | when do i get .. fitter/stronger/faster/better | no change yet | how soon/quickly .. feel/see/notice | how long does it take .. fit/fitter/stronger | how many weeks .. until/till/first | how many weeks/months/days to/until/till .. stronger/fit/fitter/see/muscle/results/notice/bigger/faster/slimmer/change | still suffer/hard/struggling after | arms show | see muscle/muscles/abs/results | muscles/abs/arms/gains/stronger/flexible/splits .. how/when/long/weeks/show/see/time | how soon .. muscle/muscles/abs/arms/stronger/splits/flexible/gains/results/notice/bigger/squat | how quick .. muscle/muscles/abs/arms/stronger/splits/flexible/gains/results/notice/bigger/squat | first pull up .. time | newbie gains | people notice | take .. build muscle | how long .. build .. muscle | when will .. muscles | how long until .. abs/muscles/pull/results | until i see .. abs/muscles | weeks until .. pull/push/first
    - You'll feel stronger in three to four weeks and see it after about two to three months. Others notice a bit later than you do.
    - You'll gain strength before size. Expect to add reps or weight nearly every week for some months, then more slowly.
    - (result) From where you are it's usually weeks for the first steps and months for the last ones. Test once a month, and don't judge it from one bad day.
    - (fitness coach) Eight weeks of twice a week, without gaps, and you won't be where you are now. Photos and numbers today, then again in eight weeks.
    - (companion) The steadier mood often shows within the first two or three weeks, earlier than any muscle. Notice stairs and shopping bags as well; they get easier quite soon.
    why: The first weeks are learning: nerves fire more muscle fibers at once. Visible growth needs eight to twelve weeks of regular load, protein and sleep.
    short: Stronger in four weeks, visible in eight to twelve.

    == setback
    said: square 1 | again from zero/scratch/start | broke/broken/fractured/sprained/twisted/tore/pulled/tweaked .. toe/ankle/leg/foot/arm/wrist/hip/calf/hamstring/back/rib/knee | plaster cast | lost everything/all/fitness/strength/it/muscle | lost .. all .. fitness/strength/progress/gains/base | everything i .. gained/built | work/effort/training for nothing | used to .. now | now im .. again/back/only/down | back to .. zero/start/beginning/bar/3k/walking/walk | regress* | down the drain | confidence .. gone/lost | two/2 steps forward | steps back | stress fracture | bad race | cost me | after covid/illness | after my illness | slow like before | weak again | lifted/ran/walked less than | less than last month/week/year | start* again from | months of base | doctor says no | year of work | hurt my .. lost/out/weeks/back | lost .. month/months/year/weeks/everything | weaker/slower/worse/less than .. ago/last/before/was/were | way slower | slower than last/before | recovering from .. surgery/injury/operation/fracture | lost my fitness/form/shape/strength | knocked .. back | knock back | ground lost | hospital stay | set me back | threw/throws/knocked/put/sets/sent me back | progress .. gone/lost/vanished/ruined/disappeared | ruined everything | after the flu/surgery/operation/illness/injury/break/cast .. progress/lost/slow*/weak*/zero | after my .. operation/surgery/illness/injury .. zero/back/lost/start | back at zero | at zero again | injured .. stop/had/out/weeks | because of .. injury | stop* .. injury | weeks off .. tear/injury/physio | shoulder/knee/hip/back op | op back | tweaked my | lifted less | empty bar | lost strength/muscle | back to .. bar/light | pr last | failed warmup | regressed | could do .. pull/push .. now | broke/broken .. wrist/hand | rubber band | hernia operation | injured my .. stop/had
    - That's annoying, and it's rarely a real loss. Bad sleep or a stressful week easily takes ten percent off. Repeat the session in three days before you change anything.
    - After a long break start at half and climb a step each session. Muscle you once had comes back in a fraction of the time.
    - (companion) I'm sorry, you'd worked for that. Leave it alone for a few days; there's nothing you have to prove this week.
    - (fitness coach) Bad day at the bar, that's all. Deload this week, half the sets, then we go for it again. Sleep and eat until then.
    why: Strength on a given day swings by five to ten percent with sleep, food and stress. Only a drop that lasts two weeks or more says something about the training.
    short: Repeat it rested before you change anything.

    == doubt use
    said: evidence | proof | stud* on/show/about | does/do/is .. even/really/actually .. work/help/do/worth/matter/anything/count/effective/good/healthy | point at | waste of time | believ* .. help*/work*/that | good for .. heart/bones/you/health/old | bad for .. heart/joints/you | live longer | what .. gain from | why .. put myself | make* .. difference | 10/15 minutes .. count/enough/useless/good | heard .. useless/bad | article saying | wreck .. joints | any proof | science behind | actually/really .. good/help*/work*/healthy/healthier/do/make/useful | makes/make you healthier/healthy/live | is .. actually .. good/healthy/worth | real benefit* | isnt .. pointless/useless/boring/waste | bit pointless | what does .. research/science/evidence say | research say/says | is it true .. walk*/run*/lift*/exercise/training | does walking/running/yoga/lifting/stretching/it .. even/really/actually | longer life | muscle .. fat true/turns | muscle turns | lifting .. work/point/worth/healthy/benefit | stretching .. help*/work | why i need | planks .. do anything | yoga count | bones | light weights useless | isnt cardio | bits of iron | does yoga/lifting/stretching/plank .. even/really/actually
    - It does work. Muscle work twice a week lowers the risk of falls, diabetes and heart disease, keeps bones firm, and makes stairs and shopping bags easier.
    - Fair question. You won't look like someone else from it, but people gain strength at any age, even in their nineties, and usually within a month or two.
    - (fitness coach) Test it yourself. Count push-ups and seconds of plank today, train twice a week, count again in four weeks.
    - (nutritionist) In a diet it's what decides whether you lose fat or muscle. Two sessions a week and enough protein keep most of the muscle.
    why: Guidelines worldwide ask adults for muscle work on two days a week. Cohorts link it to ten to twenty percent lower mortality, and trials show gains in strength, bone and blood sugar.
    short: Yes, twice a week, felt within a month or two.

    == tips
    - Train the same two days each week, at the same hour.
    - Stop each set while you could still do two more clean ones.
    - Write down weight and reps right after each set.
    - Rest two to three minutes between heavy sets.
    - Warm up with two light sets of the first exercise.
    - Do at least as many sets of pulling as of pushing.
    - Add the smallest weight when the last set feels easy twice in a row.
    - Have 25 to 30 grams of protein at each meal.

    == next week
    - Mon: squats, push-ups, rows, plank, two to three sets each.
    - Wed: ten minutes of stretching for hips, chest and calves.
    - Thu: bridges, overhead press, pull-ups or rows, side plank, two to three sets.
    - Sat: your main exercise only, four easy sets.
    - Every set ends with two clean reps left.
    - No time: one set of everything, eight minutes.

    # The domain's own topics

    == plank
    said: plank* .. longer/improve/seconds/minutes/hard/shak*/hurt*/stuck/time/form/how/every | longer plank* | hold .. plank* | planking | shaking .. plank* | plank* .. day | hips sag* | lower back .. plank* | hold .. longer/position/seconds/minutes/40s | shake .. seconds/like | hips drop/sag | side ones | (elbows/lower back) .. hold*/position/takes over | reasonable hold | seconds .. hold | planks .. challenge | trembl*/wobbl*/shaking/shaky .. seconds/minute/position/hold* | how long .. hold | (side/front) planks | knees down | world record | minutes .. planking | holding that position | plank/planks .. week/times/often/log/six | how many .. planks | bum/butt/hips goes/go up/down | after half a minute/minute
    - Do several holds below your limit: four times half of your best time, a minute's rest between, three days a week. Add five seconds to each hold every week.
    - Shaking is normal, it's muscles working near their limit. When the hips sag or the lower back starts to feel it, end the hold; thirty clean seconds train you better than a crooked minute.
    - (result) Don't test every day. Hold half to two thirds of the target four times, three days a week, and try the full time every second Saturday.
    - (fitness coach) Make it harder and shorter: squeeze glutes, pull elbows toward toes, ten seconds full tension, five rounds. Then the long hold feels easy. Add shoulder taps in week three.
    - (companion) Seconds feel long down there. Put on a song you like, hold through the chorus and rest through the verses. That comes to a good minute without looking at a clock.
    why: Long holds train endurance of the trunk, and that grows best from many quality seconds in total. The last shaky ones bring little and mostly load the back.
    how: Elbows under shoulders, ribs down, glutes tight, look at the floor. Four holds at half your best, sixty seconds' rest. Monday, Wednesday, Friday. Next week five seconds more each.
    short: Four holds at half your best, three days a week.

    == pull ups
    said: pullup* | chin up* | chinup* | dead hang* | lat pulldown* | hang .. bar | muscle up* | first pull/chin | chin up/ups | pullup/pullups/chinup/chinups | dead hang | hang/hanging .. bar/seconds/long/grip | bar .. hang/chin/over | negatives | lat pulldown | assisted | grip .. fails/slips/weak/bar | band .. assist*/pull | first one .. bar | doorframe bar | chin over | scapular | muscle up | overhand/underhand | to the bar | pull/pulling myself up | playground bar | bar .. playground/every day/one day | zero to one | chin gets | in a row by | hang .. seconds/long | my first chin/pull | cant do .. pull/chin up/ups | dangle/dangling | chin up/ups bar | (first/get/do/one/single) .. (pull up/pullup/chin up/pull ups/pullups)
    - For the first one, lower yourself slowly: jump or step up, take five seconds down, five times, three days a week. With rows added, many get it within two to three months.
    - If you can do some already, do more sets of half your best. With four as your best, that's five sets of two, three times a week, and add a rep to one set each time.
    - (result) Spread it over the week: on three days five sets of about half your best, with two minutes' rest. Test on a fresh day every three weeks.
    - (fitness coach) Grease the groove. Bar in the doorway, half of your best every time you pass it, five times a day, four days a week. Always clean, never to the limit.
    - (nutritionist) Here body weight counts twice. Keep protein high, around 1.6 grams per kilo, and if you happen to be losing some weight anyway, your pull-ups will benefit.
    why: A pull-up is strength in one particular pattern, so many fresh, clean reps teach it best. Lowering slowly works because muscles can lower more than they can lift.
    how: Hang ten seconds and pull the shoulders down, three times. Five slow lowerings of five seconds. Ten rows under a table or with a band, three sets. Monday, Wednesday, Friday.
    short: Slow lowerings and rows, three days a week.

    == push ups
    said: press up* | pressup* | 100 push/pushups | wrist* .. push/plank | knee push | press up/ups | on my knees | knee/knees ones/version/push | incline .. counter/wall/push | wall ones/push | chest .. floor/touch/ground | wrists .. floor/push | elbows .. flare*/out | army/fitness/fire test | diamond ones | proper ones | cant .. push/press up/ups | full/proper/real push/press up/ups | cant do one .. floor | flexion of arms | wide or narrow hands | chest .. down/barely | 100/50/30 a day challenge | knee push ups .. real | to real ones | cant do one from the floor | wrists kill | knees to toes | from knees/wall/knee to | (cant/do/one/single/full/proper/more) .. (push up/pushup/push ups/pushups) | (push ups/pushups/pushup) .. (day/enough/daily)
    - Find the height at which you can do eight clean ones, wall, table or bench, and do three sets three days a week. When you reach twelve, go lower.
    - To get from ten to thirty, do five sets of half your best on three days, and add one rep per set each week. Test only once a month.
    - (result) Add the sets up. If you do half your best five times, three days a week, the best number usually rises within two weeks.
    - (fitness coach) Body like a board, elbows at 45 degrees, chest to the floor. Three seconds down, one up. Three sets of eight, and leave two in the tank.
    why: They need strength for about two thirds of your body weight. Raising the hands lowers that, so you can train the whole movement in clean sets.
    how: Hands a bit wider than the shoulders, glutes tight, lower until the chest nearly touches. If your wrists complain, use dumbbells or fists to keep them straight.
    short: Three sets of eight at a height you can manage.

    == sets and weight
    said: how many reps/sets/repetitions | reps .. sets | sets .. reps | how heavy | what weight .. lift/use/start | how much weight .. lift*/add/use/start/bar | heavier or | more weight or reps | more reps or weight | progressive overload | when .. add/increase .. weight | light .. weights .. or heavy | 1rm | one rep max | reps/rep | sets/set .. enough/many/how/weight/drop/best | 3x8/5x5/3x12/4x8/3x10/5x10 | what/which/how weight/heavy | add/increase .. kg/weight/plates/more/load | overload | rir | low rep | high rep | heavy vs/or | drop sets | warmup sets | 1rm/1rms | too light or | weight .. start/use/begin/add/increase/move | 12 kg/reps | how many sets | percentage of | when .. heavier/add/increase | go heavier | heavier when | how many sets/reps | enough reps/sets/weight | warmup sets .. many | 3/5/4 times 10/5/8/12 | times .. or .. times
    - Three sets of six to twelve, with a weight that would let you do two more at the end of each. When you reach twelve in all sets, add the smallest step.
    - Heavy or light builds about the same muscle if the sets get hard. For pure strength go heavier, three to six reps; for joints and beginners eight to fifteen are kinder.
    - (fitness coach) Main lift: four sets of five, three minutes' rest. Helpers: three sets of ten. Add 2.5 kilos when all sets are clean, drop ten percent if you miss twice.
    - (triage) First get the movement clean, then the reps, then the weight. If the form slips in the last two, the weight is too high for now.
    why: A muscle grows when a set comes near its limit, no matter whether after six or twenty reps. Staying a rep or two short of failure brings almost the same with less fatigue.
    how: Choose a weight, do as many clean reps as you can. Under six: lighter. Over fifteen: heavier. Between: that's yours. Stay two short of the maximum in your working sets.
    short: Three sets of six to twelve, two left over.

    == how often
    said: how often .. train/lift/gym/workout/work/yoga/stretch* | how many times/days .. gym/lift/train/week/workout* | every day .. gym/lift*/train*/workout*/abs/yoga/push/plank* | rest day | enough .. twice/once/days/gym | how often should i go/train | how often .. the gym | days .. the gym | core every day | times/days/sessions per/by/each week | 2x .. week | 3x .. week | 4x .. week | 5x .. week | 6x .. week | four .. week | every day .. ok/okay/bad/good/much/train/lift/workout/gym | train .. every day | do them .. every day | workout .. every day | yoga .. every day | train/lift/workout/yoga/abs/planks daily | daily .. ok/much/train/lift/yoga | ppl | frequency | recovery day/days | 48h/48 hours | muscles need | off days | nine days | train daily | abs daily | daily .. abs/train/lift/yoga/planks | can i .. daily | times by/per week | days .. lift/gym/train | is two/2/three/3/four/4/five/once/twice .. week enough | times a week .. enough/ok/good/too/train | lifting twice | days a week is | mon wed fri | mon/monday .. fri/friday enough | is .. days enough | how many (days/times/sessions/workouts) | (rest days/rest day) .. (cardio)
    - Two to three full-body sessions a week with a day between are right for most people. Splits make sense from four days on.
    - Each muscle wants about two sessions a week and 48 hours between hard ones. Yoga, mobility and easy planks can be done every day.
    - (fitness coach) Three days, full body: Monday heavy, Wednesday light, Friday medium. Once you've done that for half a year, we can talk about a split.
    - (nutritionist) Growth happens on the days between, so eat on those as well: the same protein, and only slightly fewer carbs if you want to.
    why: Muscle building stays raised for one to two days after a session. Twice a week catches it well, and more days help only if they add good sets.
    how: Monday, Wednesday, Friday or Tuesday and Saturday. In each session a squat, a push, a pull, a hinge and the trunk, two to three sets. Stretching fits on any other day.
    short: Two or three full-body sessions, a day between.

    == rest between sets
    said: rest between | how long .. rest/break .. sets | between sets | breaks .. sets | session .. too long | how long .. session/gym .. be/take/should | workout .. takes .. long | is 30/40/45 min/minutes enough | long enough .. workout/session | rest/wait/pause/break/breaks/resting .. sets/set/next/series/reps/squats/minute/seconds/between/long | between sets/exercises | how long .. wait/rest/pause | how much/long rest | circuit | sessions last | phone .. sets | long enough | minutes/min .. workout/session | back to back | 30 seconds/sec or | seconds or | takes all evening | workout .. long | 90 seconds | minutes pause | workouts/workout/sessions/session take/takes/last .. long/too/forever | too long .. workout/session | take too long | two/2/3/three/5/1/one minutes of/between/rest | minutes of sitting
    - Two to three minutes for heavy lifts, one to one and a half for small exercises. If you'd lose several reps in the next set, rest a bit longer.
    - Short of time, pair opposites: a push, then a pull, with a minute's break after both. A session of 30 to 45 minutes is plenty.
    - (fitness coach) Three minutes for the big lift, phone face down. The rest in pairs, sixty seconds between. In and out in forty minutes.
    why: The fuel for heavy sets is mostly restored after two to three minutes. With shorter breaks you do fewer reps, so the session feels harder and trains a bit less.
    short: Two to three minutes heavy, one minute light.

    == form
    said: technique | am i doing .. right/correctly | doing it right/wrong | correct* .. squat*/deadlift*/bench/form/posture | how .. squat/deadlift/bench/hinge .. properly/correctly | proper/good form | back rounds | knees .. cave/over/toes | how .. do .. squat/squats/deadlift/deadlifts | how deep .. squat/go | squat depth | correct | squatting/squat/deadlift*/bench/row/hinge/lunge .. right/wrong/deep/look/back/form/arch/heels/cave/learn/how/first/correct | am i .. right | back rounds/rounding/arched/arch | how deep | knees over/cave/inward | butt wink | where to look | breathing .. out/way/lift*/brace | heels .. off/floor/lift | hip hinge | hinge | arch or | feel it in | filmed | film myself | brace/bracing | movement good/right | rounds | in the mirror | depth | grip wide/narrow | how wide | back bends/bend/arches/curves/rounds .. deadlift*/squat* | back rounds .. deadlift | technique ok/right/correct | my form | squat .. technique | bends when
    - Film one set from the side and compare it with a good video: back neutral, whole foot on the floor, the same path each rep. If it looks smooth and nothing pinches, it's fine.
    - Lighter and slower cures most errors. Three seconds down with a pause shows you where you lose tension; raise the weight again when all reps look alike.
    - (fitness coach) Squat: feet shoulder-wide, knees follow toes, chest proud. Deadlift: bar close, hips back, push the floor away. Brace before each rep. One session with a trainer is money well spent.
    - (companion) It needn't look perfect. Bodies differ, and a movement that feels stable and doesn't hurt is good enough to learn with.
    why: Good form puts the load on the muscles you mean to train and reps it the same way each time. Small differences between people are normal and no danger.
    how: Squat: sit back to a chair until you touch it, stand up, three sets of eight. Hinge: a broomstick along the back touching head, shoulders and tailbone while you push the hips back.
    short: Lighter, slower, film one set from the side.

    == at home
    said: home workout* | without .. gym/equipment/weights | no equipment/weights/dumbbells | small flat/apartment/room | hotel room | home or gym | gym or home | kettlebell or | only have .. dumbbell*/band/kettlebell | barn | small flat | without .. gym/weights/equipment/bar | no equipment/weights/bar | one kettlebell/dumbbell | got one/two/a .. kettlebell/dumbbell/band | backpack .. books | quiet workout | lockdown | exercises .. home/house/chair | chair .. exercises | bands vs | m2 | youtube .. workout* | resistance band | no jumping | calisthenics | rows without | downstairs | with bands/band/dumbbells/kettlebell .. do/exercises/train | (need/without/no) .. gym
    - Home works well. Push-ups, split squats, bridges, rows under a table or with a backpack, and planks train the whole body. Two or three rounds, three days a week.
    - A gym makes adding weight easy, home makes turning up easy. If you've missed more sessions than you did, home wins, at least for now.
    - (fitness coach) Bodyweight isn't the easy option. Split squats with the back foot on a chair, feet-up push-ups, slow lowerings. Twelve is enough before you take a harder version.
    - (triage) See what you have first. A bar in the door and a band cover everything; with nothing at all, take a backpack full of books. Want to know how many sets to do? -> sets and weight
    why: A muscle can't tell a dumbbell from your body weight, it only notices how hard the set is. Twelve hard split squats train thighs about as well as a machine.
    how: Three rounds: ten split squats a side, eight push-ups, ten rows with a backpack, twelve bridges, thirty seconds of plank. A minute's rest between rounds. Monday, Wednesday, Friday.
    short: Push-ups, split squats, backpack rows, bridges, planks.

    == at the gym
    said: gym .. scar*/anxi*/intimidat*/nervous/embarrass*/stare/staring/look*/judg*/crowded/busy/full/alone/first | intimidat* | first time .. gym | gym anxiety | afraid/scared/nervous .. gym/weights/class | dont know .. machines .. gym | gym buddy | people .. gym | gym .. stares/looks/watch* | everyone .. gym | stare/stares/staring/stared/looking/watching/judge/judging/intimidat*/nervous/scared/anxious/embarrassed/shy/crowded/packed/awkward .. me/gym/there/weights/machines/area/people/class | intimidated | gym .. scared/nervous/first/anxiety/people/alone/crowded/busy/intimidat*/stare*/etiquette | first time/day .. gym/there/tomorrow | know .. machines/work/there | machines work | rude | etiquette | work in | only woman/girl/guy | people judge | wipe | induction | wing it | free weights area | weights room | regulars | quiet hours | turnstile | locker/changing room/rooms | mirrors | fat people | everyone/everybody/people .. watches/watch/looks/stares/looking/gym | use the equipment/stuff | how to use | newbie .. gym | too crowded | in there | self conscious | feel .. watched/judged/stupid | out of place
    - Feeling watched there is very common, and it fades after three or four visits. Go at a quiet hour, mid-morning or after eight, with four exercises on a note.
    - Start with the machines; they have a drawing on them, and the path is set. Ask the staff for one introduction, that's what they're for.
    - (companion) It's an odd place at first, all mirrors and noise. Headphones, a corner you like, and twenty minutes are enough. You can also take someone along.
    - (fitness coach) Walk in with a plan: leg press, chest press, row, pulldown, two sets each. Thirty minutes, out. Third visit, you'll own that corner.
    why: Unfamiliar places make most of us feel observed. With a plan and three visits you know where things are, and the feeling shrinks a lot.
    how: Choose an hour when it's empty. Note four machines. Adjust the seat so that handles are at chest height and knees at the axis. Two sets of twelve, light. Write the pins down.
    short: Quiet hour, four machines, a note with your plan.

    == machines or free weights
    said: machine* .. free/weights/or/better/barbell* | free weights | barbell* or | smith machine | kettlebell* or | best exercises | what should .. train | good routine/program | give me .. workout/routine/program/exercises | machine/machines .. or/vs/better/barbell/free/cheating/back/best/which/chest/legs/squat/count | free weights .. superior/better/or/vs | smith | dumbbells/dumbbell/barbell/cables/cable/kettlebell vs/or/instead/any/what/swings | best/which/what exercise/exercises/lift/lifts .. glutes/chest/back/arms/legs/abs | cables | leg press | hack squat | apparatus | for glutes/chest/back/biceps/triceps/legs/shoulders | only 5/3/4 exercises | barbell | which machine | good routine/program/programme | isolation | stay by .. machines/window | swings .. worth | only .. machines | machines .. (only/enough/ok) | dumbbells .. barbell* | machines .. (useless/good/bad)
    - Machines and free weights build about the same muscle. Machines are quicker to learn, free weights train balance as well. Use what's there and what you like.
    - Five movements cover it: squat, hinge, push, pull, and something for the trunk. One exercise of each, two to three sets, twice a week.
    - (fitness coach) Squat, row, bench press on day one; deadlift, overhead press, pulldown on day two. Three sets each, plank to finish. It's plain, and it works.
    - (triage) Choose by your joints first. Back trouble: leg press and chest-supported row. Shoulder trouble: dumbbells with palms facing in. No trouble: whatever you enjoy.
    how: Day one: goblet squat, push-up or bench press, row, plank. Day two: deadlift with dumbbells, overhead press, pulldown, side plank. Three sets of eight to twelve, two reps left over.
    short: Squat, hinge, push, pull, trunk; the tool matters little.

    == protein for muscle
    said: build muscle .. eat/food/diet | what .. eat .. muscle/lift*/workout | eat .. before/after .. lifting/workout/weights | muscle gain | post workout | how much .. eat .. muscle | grams | vegan/vegetarian | eat/eating/food/meal/consume/diet .. muscle/build/grow/lifting/workout/session/bulk/skinny | after/before/following .. gym/session/workout/lifting .. eat/food/meal | carbs | egg whites | deficit | surplus | skinny arms | following a session | eat like a bird | gain/build muscle .. eat/deficit/food | casein | how many protein/grams | 100g/80g/120g/150g | grams a day | after lifting/training/workout/gym .. eat/food/drink | quark/skyr/yogurt/cottage cheese | quark or | shake at | (lose/losing/keep) .. muscle .. (diet/deficit/dieting)
    - Around 1.6 grams of protein per kilo of body weight a day is enough, spread over three or four meals. For many that's a palm-sized portion at each meal plus a yogurt.
    - Powder is handy, food works the same. Eggs, yogurt, cottage cheese, fish, chicken, tofu, lentils. When exactly you eat it hardly matters, as long as the day adds up.
    - (nutritionist) Aim for 25 to 35 grams at each main meal: three eggs with yogurt in the morning, lentils or chicken at noon, fish or tofu at night. With kidney disease ask your doctor first.
    - (fitness coach) Protein at every meal, carbs around the session, enough sleep. To gain, add about 250 calories a day and watch the bar, gaining up to half a kilo every two weeks.
    why: Muscle is built from protein after training gives the signal. Trials find gains levelling off at roughly 1.6 grams per kilo; more does no harm in healthy people and adds little.
    how: At 70 kilos that's about 110 grams: 30 at breakfast with yogurt and eggs, 35 at lunch with chicken or lentils, 35 at dinner with fish or tofu, a glass of milk in between.
    short: About 1.6 grams per kilo a day over three meals.

    == supplements
    said: creatine | supplement* | pre workout powder | protein powder | testosterone | sarm* | energy drink* .. gym/workout | vitamin* .. muscle | do i need .. supplement*/powder | preworkout | powder/powders | sarms/steroids/steroid | test/testosterone booster/boosters | boosters | supplement/supplements | loading phase | monster/redbull | energy drink | fat burner/burners | tubs | omega/fish oil | gear/juice .. steroids | need .. pre workout/powder/supplements | creatine yes/or/safe/for/women | offered me | monster .. lifting | supplements necessary/worth/work/need/safe/take/good | are supplements | supplements .. recommend/need/take/help/good | supplements do you | creatine .. women/over/need/safe/bald | guy .. sarms | sarms/steroids .. offered | preworkout .. heart | creatine .. kidneys/ok/safe/good
    - You don't need any. Of all of them creatine is the best tested: 3 to 5 grams a day, any time, for a few extra reps. With kidney trouble or medicines ask your doctor first.
    - Most of the shelf does nothing. Food, sleep and regular training are behind almost all the progress you'll see; a protein powder is just convenient food.
    - (nutritionist) Creatine monohydrate, plain, if any. BCAAs are pointless with enough protein, and pre-workouts are mostly caffeine, so a coffee half an hour before does the same.
    - (fitness coach) First the basics: twelve weeks of regular training, protein and seven hours' sleep. Then creatine, if you like. Keep away from steroids and SARMs, they do real damage.
    why: Creatine refills the muscle's quick fuel, which gives one or two more reps in hard sets. Hundreds of trials support it. For most other products the effect is tiny or none.
    short: None needed; creatine is the best tested.

    == muscle and fat
    said: tone up | too muscular | fat into muscle | muscle weighs | belly fat .. exercise*/abs/crunch*/sit | gained weight .. lift*/gym/train* | get/see .. abs | abs .. show/see/visible | sixpack/crunches/situps | women .. lift*/heavy/weights | belly/tummy/stomach .. muscle/flat/crunches/sit | situps/crunches .. abs/belly/stomach/flat/fat/how | losing fat | heavier on | skinny fat | love handle | flat stomach | crunches | muscle weighs/heavier | cut/cutting first | sixpack | weight gain | veins | upper arms | flabby/flab | body fat | abs .. july/summer/visible/see/get | look like a man | get rid of .. fat/belly/weight/tummy | women over .. weights | bulk/bulky without | not bulk | arms .. not bulk/bulky
    - You can't burn fat in one place by training it. For visible abs fat has to come down everywhere, mostly through food; planks and leg raises build what's underneath.
    - Getting bulky by accident doesn't happen. Visible muscle takes years of hard work and a lot of food; what you get from two sessions a week is firmer and stronger.
    - (nutritionist) Beginners can lose fat and gain muscle together: eat slightly less, about 300 calories, plenty of protein, and lift twice a week. The scale may stand still meanwhile, the waist won't.
    - (fitness coach) Big lifts, enough protein, daily steps. For the middle: dead bugs, side planks, hanging knee raises, three sets each, twice a week. Skip the hundred crunches.
    - (companion) You don't have to look like anyone in particular. Noticing what your body can do is a kinder way to measure, and it changes faster.
    why: Fat is released from the whole body through hormones in the blood, so exercise for one spot strengthens the muscle there without emptying the fat above it.
    how: Two strength sessions a week, protein at each meal, about 300 calories less than you use, a daily walk. Measure your waist every two weeks, in the morning, at the navel.
    short: Lift for muscle, food for fat, no spot burning.

    == weights and cardio
    said: cardio .. weights/lift*/strength/gains/or/before/after/first | weights .. cardio/or run*/before/after/first | run* .. lift*/gym/weights/leg day | lift* .. run*/cardio | hiit .. weights | yoga .. or/and .. gym/lift*/weights/run* | run/running/jog/swim/cycle/bike/cycling/treadmill/hiit/football/rowing .. lift/lifting/gains/gym/leg/weights/first/strength/muscle/mix | lift/lifting/gains/gym/leg/weights/strength .. run/running/swim/cycle/bike/cycling/treadmill/hiit/football/10k | hiit | order .. combine/two/weights | yoga plus | combine | in what order | for my heart | interference | before or after .. weights/lifting/cardio/run* | run/cardio/swim*/bike .. before/after .. weights/lift* | combine .. and | both same day | cardio on lifting | lifting days | run/cardio/lift/weights first .. or .. first | run first | lift first | cardio first | cardio .. (muscle/gains)
    - Do both, they go together well. First whatever matters more to you, the other after it or on another day. Half an hour of cardio costs you no muscle.
    - If strength is the goal, lift first while fresh. Easy cardio on the days between even helps you recover; only hard running right before legs gets in the way.
    - (fitness coach) Lift Monday and Thursday, easy cardio for thirty minutes Tuesday and Saturday. No hard runs the day before squats, and a full day off on Sunday.
    - (triage) Weekly minimum first: two strength sessions and 150 minutes of brisk movement. Whichever is missing comes first, before you polish the other. Want to know how to spread them over the week? -> how often
    why: Easy endurance and lifting hardly disturb each other at normal amounts. Only a lot of hard running blunts leg strength a little, mainly when done just before.
    short: Both; first what matters more to you.

    == warm up
    said: warm up | warming up | warmup | cool down | stretch* .. before | before .. lift*/workout/training .. stretch* | foam roll* | cold muscles | crack*/click*/pop* .. joints/shoulder/knee/knees/hip | warm ups | warmup/warmups | stretch .. before/after training/workout | before or after lifting | crack/pop | 5 minutes bike | before the training | dynamic | static | cold garage/muscles | no injury | warmup sets | stretches first | knees/knee/shoulder/hips/elbow clicks/crack/cracks/pop/pops .. squat*/when/bend* | cool down necessary | garage .. degrees/cold | shoulders/hips pop/crack/click | many warmup sets | (should/need) .. warm up
    - Five minutes are enough: some easy movement, then two light sets of your first exercise. Long holds before heavy lifting don't protect you and can cost a bit of strength.
    - Stretch afterwards or on other days if you want to get more flexible, 30 to 60 seconds per muscle. Clicks in a joint without pain are harmless.
    - (fitness coach) Two minutes to get the pulse up, ten leg swings, ten arm circles, then the bar: empty for ten, half for five, three quarters for three. Go.
    - (companion) Take your time with it. A few slow circles with shoulders and hips, some cat-cow on the mat, until it all feels warm and looser than before.
    why: Warm muscle contracts faster and joints move more easily, so the first heavy set feels better. Long static stretches beforehand lower force for a short while.
    how: Two minutes of marching or rope, ten leg swings a side, ten arm circles, ten easy squats. Then your first exercise with half the weight for eight and three quarters for three.
    short: Five easy minutes and two light sets.

    == flexibility
    said: tight .. hips/hamstrings/shoulders/back/calves/neck | stretch* .. how/often/long/every/help*/daily | inflexible | splits | mobility | hips .. tight | cant .. squat .. deep/low | slouch* | desk .. back/neck/shoulders | tight .. hips/hamstrings/shoulders/neck/back/sitting/hip | hips/hamstrings/shoulders/neck/ankles/back/calves .. tight/stiff/strings/locked/hunched | stiff .. neck/shoulders/hips/back/ankles/laptop/desk | flexible/flexibility/inflexible/bendy/supple/elastic/limber | tie my shoes | cross legged | touch .. floor | laptop .. neck/shoulders | desk .. neck | open .. hips | elastic | reach my toes | loose hips | bend .. down/over/forward | (not/isnt/arent/never) .. elastic/flexible/bendy/supple | touch my toes
    - Stretch each tight muscle for 30 to 60 seconds, two or three times, on most days. After four to eight weeks you'll clearly reach further. Warm muscles take it better, so do it in the evening or after training.
    - Stretching till it pulls is enough, it shouldn't hurt. For stiff hips take a half-kneeling lunge, a deep squat at the doorframe, and lying figure four, a minute each.
    - (fitness coach) Strength through the full range stretches too. Deep goblet squats, Romanian deadlifts and slow split squats twice a week loosen more than five minutes of hanging around.
    - (companion) Do it in front of a film, on the carpet, breathing slowly. Stay in whatever feels pleasant for a minute or two; you don't have to reach your toes tonight.
    - (triage) Stiffness after sitting wants movement every hour. Stiffness in the morning for longer than an hour, or with swollen joints, is a reason to ask a doctor.
    why: Most of the gain comes from the nerves tolerating a longer stretch, later also from the muscle itself. That's why a few minutes most days work better than one long session a week.
    how: Every evening: lunge stretch, one minute a side. Hamstrings lying with a towel around the foot, one minute a side. Deep squat holding on to something, one minute. Chest in a doorway, one minute.
    short: A minute for each tight muscle on most days.

    == yoga
    said: downward dog | sun salutation* | asana* | vinyasa | yin | hatha | yoga .. beginner*/class/video*/home/style/hard/boring/flexible/often | not flexible enough | namaste | child* pose | downward | adriene | ashtanga | savasana | om | crow | sun salut* | heels .. mat | chair version | home practice | class .. everyone | headstand | yoga .. enough/once/week/style/stiff/beginner/times | fell asleep in | too stiff for yoga | yoga .. calm | by week for yoga | times .. yoga
    - You needn't be flexible to begin; you get it from doing it. Two or three times twenty minutes a week at home with one teacher's videos is a good start.
    - Choose by what you want: hatha or yin for calm, vinyasa to work up a sweat, Iyengar for careful alignment. A few classes help, since somebody corrects you.
    - (companion) Let it be easy. Five rounds of cat-cow, a child's pose and lying down for three minutes are yoga too, and a fine way to end the day.
    - (fitness coach) Treat it as training: slow sun salutations, hold each plank and lunge for five breaths. Fifteen minutes, and your shoulders will know about it.
    - (triage) With high blood pressure, glaucoma, pregnancy or a bad neck leave out headstands and long upside-down poses and tell the teacher. Everything else can be adapted.
    why: Yoga improves flexibility and balance and lowers back pain and tension moderately, in trials about as well as other exercise. The slow breathing adds a calming effect.
    how: Cat-cow ten times, downward dog five breaths, low lunge five breaths a side, cobra five breaths, child's pose ten breaths, three minutes lying still. Every second morning, same place.
    short: Twenty minutes two or three times a week.

    == aches when training
    said: back .. squat*/lift*/train*/gym/plank*/tight | shoulder*/elbow*/wrist*/knee/knees/hip .. bench/press*/lift*/pull*/train*/gym | hurts when .. squat/lift/press/bench/bend | bad back/shoulder/knee/knees/wrist* | pain .. squat*/bench/lift*/deadlift* | work around | train around | neck .. hurt*/pain .. sit/crunches/situps | shoulder/shoulders/elbow/wrist/knee/knees/hip/back/neck .. pinch*/twinge*/sharp/numb/ache*/pop*/clicky/injur*/tweak* | pinch/pinches/twinge/twinges/hurts/pain/painful/sharp/sore/numb .. shoulder/elbow/wrist/knee/hip/back/neck/press/squat/deadlift/bench/curls/cuff | tennis elbow | golfers elbow | rotator | numb fingers | around an injury | back pain | my hip | needle | impingement | wrist/wrists/shoulder/elbow/elbows hurt/hurts/hurting/pain/ache/aches .. push/pull/plank/press/during | hurts during | pinch/pinching/pinches/twinge/twinges | shoulder on dips | front of the/my shoulder/knee/hip
    - Leave out the movement that hurts and do a version that doesn't: dumbbells instead of the bar, a box to squat to, less depth. If it hasn't clearly improved in two weeks, see a physio.
    - Mild discomfort that's gone the next day is usually acceptable. Sharp pain, numbness, weakness or pain at night isn't; stop then and have it checked.
    - (fitness coach) Swap, don't stop. Bench hurts: floor press, palms facing in. Squat hurts: split squat or leg press. Half the weight, slow, and pain no higher than three out of ten.
    - (triage) Numbness, weakness in a leg, trouble with bladder or bowel, or pain after a fall need a doctor today. A dull ache linked to one exercise can be worked around for two weeks.
    why: Most aches come from raising load faster than tendons adapt. Lighter load without pain keeps the tissue fed and strong, while complete rest makes it weaker.
    how: Find the range and weight that stay under three out of ten. Two sets of ten there, every other day. If the next morning is no worse, add a little each week.
    short: A version without pain; sharp or numb, have it checked.

    == getting older
    said: at my age | over 40/50/60/70 | im 68 | older .. lift*/muscle/start/strength | menopause | bone/bones .. strong*/density | osteo* | balance .. older/falls/falling | senior* | old .. late/start/lift*/too | over 50/60/40/70/fifty/sixty/seventy | women/men over | osteopor*/osteopen* | bone/bones density/thin/low/strong | balance | fell .. garden/stairs | at eighty | menopaus*/perimenopaus* | sarcopenia | get up from .. floor/chair | creaky | hot flushes/flashes | grip strength | living longer | my father/mother/dad/mom/grandma/grandpa 70/75/79/80/85 | eighty | frail | is it too late | too late .. start | old at | safe with osteo* | afraid/scared/fear .. fall/falling/bones | build muscle at 50/55/60/65/70/75/80 | women over 50/40/60 | muscle with age | age .. muscle | weights help
    - It's never too late for strength; people in their eighties and nineties still gain. Two sessions a week, slow and controlled, plus some balance, keep you independent.
    - Start with standing up from a chair ten times, heel raises at the counter, wall push-ups and one-leg stands, two rounds, three days a week.
    - (nutritionist) With age the body needs somewhat more protein, about 1 to 1.2 grams per kilo a day, 25 to 30 in each meal, breakfast included, and vitamin D as your doctor advises.
    - (fitness coach) Age changes recovery more than progress. Two or three days between hard sessions, ten minutes of warm-up, the same weights climbing slowly. You'll be surprised in eight weeks.
    - (triage) If you've got osteoporosis, heart disease or have fallen lately, ask your doctor or physio which lifts suit you. Then start with the chair.
    why: From about forty muscle shrinks slowly if it isn't used, and strength even faster. Training reverses years of that within months and keeps bones and balance.
    how: Monday and Thursday: ten times up from a chair, ten wall push-ups, fifteen heel raises, ten rows with a band, one-leg stand for twenty seconds a side near a wall. Twice round.
    short: Two slow sessions a week, with some balance.

    == easy week
    said: deload | easy week | week off .. gym/lift*/train* | lose .. gains | losing muscle/strength/gains | muscle loss | how long .. break .. muscle/strength | burn* out .. gym/train* | always tired .. train*/gym/lift* | week off | shrink | burnt/burned out | lose/losing .. muscle/gains/strength .. fast/week/days/stop/break | lighter week | gains gone | no gym .. days/weeks/gone | joints achy | back off | everything heavy | i lose all | no break | without a break | sleep bad | taking it easy | wasting time | light week | havent missed | 2/three weeks off | lose muscle .. weeks/off/if | muscle .. weeks/days off | burnt out from lifting | how often .. deload | deload .. often/when/week | need .. deload | a deload | months straight .. break
    - Every six to eight weeks take an easy one: same exercises, half the sets, a third lighter. You lose nothing and often come back stronger.
    - Muscle doesn't vanish in a week. Up to three weeks without training cost hardly any strength, and what goes comes back fast.
    - (fitness coach) Deload when two lifts drop two sessions running. Half the sets for seven days, sleep, eat, come back hungry for it.
    - (companion) A week of rest won't undo your work, and it's alright to want one for other things. Stretch a little if you miss moving.
    why: Fatigue builds up a bit faster than it clears in hard training. A lighter week lets it go while the strength stays, so what you've built shows.
    how: Keep your days and exercises. Two sets instead of four, two thirds of the weight, no set to the limit. An early night on two of the days. Then go on from where you were.
    short: Every six to eight weeks half the sets.

    # Questions about one thing

    == is soreness a good sign
    said: (sore/soreness/doms) .. (sign/mean/means/good/need/work/worked/grow/enough) | (not/never/no longer/arent/isnt) .. sore | no pain no gain | (need/have) .. be sore
    - No. Soreness mostly shows that something was new, and you can grow without it. A better sign is a rep or a little weight more than two weeks ago, so go by your notes.
    - Not a reliable one. The first weeks are sore, later the same training isn't, and it still works. Very sore for four days means it was too much.

    == deadlifts and the back
    label: deadlifts and my back
    said: deadlift* .. (back/dangerous/safe/bad/hurt*/spine/injur*/worth) | (back/spine) .. (deadlift*/row/rows/swing/swings/squat*/lifting) | are .. dangerous | have to .. deadlift*
    - Deadlifts aren't dangerous with a weight you control and a back that keeps its shape. Tired back muscles the next day are normal; sharp pain, or pain down a leg, means stop and have it looked at.
    - Go down to half the weight, film one set from the side, keep the bar close to the legs. If the back rounds, lift from blocks or do Romanian deadlifts for a month.

    == squats and knees
    said: (squat/squats/squatting/lunge/lunges/leg press) .. (knee/knees/hurt*) | (knee/knees) .. (squat/squats/squatting/lunge/lunges/leg press) | (knee/knees) .. (crack*/click*/pop*) | (knee/knees) .. (crack*/click*/pop*) .. squat
    - Squats aren't bad for healthy knees, they make them stronger. If yours hurt, squat to a chair, sit back a little more, slower and lighter, and only as deep as it's comfortable. Clicking without pain is harmless.
    - Change the version before you drop it: box squats, split squats holding on to something, or bridges for two weeks. Swelling, locking or giving way belongs to a physio.

    == getting too bulky
    label: will I get bulky
    said: bulky | (look like/become) .. bodybuilder* | (huge/massive/too big/too muscular) | bulk/bulking up | toned .. not
    - No. Big muscles take years of hard training and a lot of food on purpose, and women build them more slowly. Two or three sessions a week make you firmer and stronger, and you can stop adding weight whenever you like.
    - It doesn't happen by accident. What people call toned is some muscle with less fat over it, and lifting is how you get there.

    == visible abs
    label: how to get abs
    said: six pack/sixpack | (visible/get/show/see/give) .. abs | abs .. (every day/daily/work/burn/fat/show) | (situps/sit ups/crunches/planks) .. (belly/abs/fat/burn) | abs
    - Abs show when body fat is low, mostly a matter of food; exercises build what's underneath. Two or three sessions a week with planks, leg raises or crunches are enough, since abs need rest days as well.
    - Training them every day doesn't burn the fat over them. A small calorie gap, enough protein and whole-body lifting get you there more surely than 200 sit-ups.

    == does muscle weigh more than fat
    said: muscle* .. (weigh/weighs/heavier/denser) .. fat | muscle* .. (turn/turns/become/becomes/into) .. fat | fat .. (turn/turns/into) .. muscle* | (gained/gaining/heavier/scale) .. muscle
    - A pound is a pound, but muscle is denser: the same weight takes about 15 percent less room. So the scale can stand still while clothes get looser. And one never turns into the other.
    - No, muscle and fat are different tissues. If you stop training, muscle slowly shrinks, and fat comes only from eating more than you use. Two sessions a month slow the loss a lot.

    == losing fat and gaining muscle
    said: (lose/losing/burn) .. fat .. (gain/build/and) .. muscle* | recomp* | bulk or cut | cut or bulk | (lifting/weights) .. burn* .. fat | (build/gain) .. muscle .. (lose/losing/deficit) | (lose/losing/keep) .. muscle .. (diet/dieting/deficit) | skinny fat
    - Yes, above all if you're new, coming back, or have some weight to lose. Lift three times a week, eat about 1.6 grams of protein per kilo, and keep the calorie gap small, 200 to 300 a day.
    - It works, slowly. Lifting itself burns little, perhaps 150 to 250 calories an hour, but it makes sure that what you lose is mostly fat. Measure your waist as well as the scale.

    == food around training
    label: what to eat around training
    said: (eat/eating/food/meal/snack) .. (before/after/around) .. (gym/training/workout/lifting/session/train) | (before/after) .. (gym/training/workout/lifting) .. (eat/food/snack) | empty stomach | anabolic window | protein window | pre workout/preworkout .. (food/meal/snack) | (train/lift/training/gym) .. fasted
    - A normal meal with protein and starch two to three hours before, or a banana or toast an hour before. Afterwards eat something with 20 to 40 grams of protein within a few hours; there's no 30-minute window.
    - Whatever sits well. Training fasted is fine if you like it, only the next meal should have protein. Yogurt with oats, eggs on toast, or rice with beans all do it.

    == how much protein
    label: how much protein I need
    said: how much protein | protein .. (need/enough/day/shake/shakes/powder/bar/bars/too much) | whey | (need/take/drink) .. (protein/shake/shakes)
    - About 1.2 to 1.6 grams per kilo of body weight a day, so 85 to 110 grams at 70 kg, spread over three or four meals. Shakes are handy but not needed. With kidney disease, ask your doctor first.
    - Food does it: a cup of strained yogurt, two eggs and a palm of fish or tofu make about 60 grams. Use a shake where a meal is missing.

    == supersets
    label: what supersets are
    said: superset* | super set/sets | drop set/sets | dropset*
    - Two exercises back to back without a rest, best for opposite parts, such as a push and a row. They save about a third of the time with nearly the same result. Keep heavy squats and deadlifts separate.
    - A way to save time: push, row, one minute of rest, three rounds. Drop sets, where you lower the weight and go on, are for the last exercise at most.

    == how hard a set should be
    label: training to failure, RPE
    said: rpe | rir | (to/close to/until) failure | reps in reserve/reserve | (heavy/hard) enough | amrap
    - You don't need failure: stop when one to three more clean reps would go. That's RPE 7 to 9, ten being the limit. You grow about the same and recover faster.
    - RPE is how hard a set felt from one to ten; ten means not one more rep. Aim at eight. Go to the limit only on small, safe exercises such as curls.

    == is yoga or pilates enough
    said: (yoga/pilates/barre) .. (strength/enough/count*/instead/muscle*/weights) | (groceries/gardening/shopping bags/toddler/manual labor/physical job) .. count* | (count/counts) .. (groceries/gardening/physical job/yoga/pilates)
    - Partly. Pilates and stronger yoga styles count as strength work for core and arms while they feel hard; for legs and back they soon get too light. Add squats, rows and a hinge once or twice a week.
    - Good for balance and mobility, less for strength, since the load doesn't grow. Heavy bags and gardening count as activity. One short session with weights beside it closes the gap.

    == bench press progress
    label: a bigger bench press
    said: bench .. (stuck/increase/more/up/stall*/improve/plateau/progress/higher) | (increase/improve/stuck/raise/bigger) .. bench
    - Bench twice a week: once three sets of five to six, once three sets of eight to ten lighter, and add the smallest plates when all reps are clean. Rows and triceps work help it along.
    - If it's been stuck three weeks, drop ten percent, pause each rep on the chest and build up again. Check feet on the floor, shoulder blades back, and that you sleep and eat enough.

    == wrist pain
    said: wrist/wrists
    - Take the bend out: do push-ups on fists, dumbbell handles or parallel bars, planks on the forearms, and keep the wrist straight under the bar. If it still hurts after two weeks, have it checked.
    - It's usually the angle, and it gets better with a straighter wrist and a bit of forearm work. A fall on the hand, swelling or numb fingers needs a look before you train on.

    == belt, gloves and straps
    said: belt | gloves | straps | lifting shoes | chalk | knee sleeves | (barefoot) .. (lift*/squat*)
    - No, not for a start. A belt helps only near your heaviest sets, gloves only spare the skin, straps are fine for rows and deadlifts when grip fails first. Flat, firm shoes are the one useful thing.
    - They're comfort, hardly progress. Learn to brace and to grip first, and add a belt once you lift more than your body weight.

    == sauna and cold
    label: sauna or cold after training
    said: sauna | (ice bath/cold plunge/cold shower/ice) .. (after/gym/lift*/train*) | steam room
    - Sauna is fine, ten to fifteen minutes, with water before and after; it relaxes more than it builds. Cold baths right after lifting dampen muscle growth a little, so keep those for other days.
    - Pleasant, no need. Stand up slowly, skip alcohol, and leave it out with low blood pressure, heart trouble or pregnancy unless a doctor agrees.

    == how long a workout takes
    label: how long a workout should be
    said: (long) should .. (workout/session/train/gym) | (20/30/15/25/twenty/thirty) minutes .. (enough/ok/strong/worth) | is .. minutes enough | (workout/session/sessions) .. (too long/hours/take) | (strong/results) .. in (20/30) minutes
    - Thirty to sixty minutes. Twenty are enough for real progress if you do four whole-body exercises with two hard sets each, twice or three times a week. Beyond an hour it's mostly waiting.
    - Short is fine: two hard sets of an exercise give most of what four do. If yours drags on, cut the small exercises and time your rests.

    == missing a week of training
    label: a week without training
    said: miss .. week | miss .. weeks | miss .. two weeks | miss .. holiday | miss .. month | missed .. week | missed .. weeks | missed .. two weeks | missed .. holiday | missed .. month | skip .. week | skip .. weeks | skip .. two weeks | skip .. holiday | skip .. month | off .. two weeks | break .. week | break .. weeks | break .. two weeks | break .. holiday | break .. month | without .. week | without .. weeks | without .. two weeks | without .. holiday | without .. month | (lose/losing/lost) .. (strength/muscle/gains) | how fast .. lose | all gone
    - Yes, it's fine. Strength holds for about two to three weeks without training, and what fades comes back in half the time. Start again with about 80 percent of the weight and one set less.
    - A week off costs nothing, and after months of training it even helps. After illness give it a second easy week.

    == kettlebells
    label: are kettlebells good
    said: kettlebell/kettlebells | kettlebell* .. (good/enough/worth/ok/swing*)
    - Yes. Swings, goblet squats, presses and rows with one bell train nearly everything, and swings get you breathing too. Women often start with 8 to 12 kg, men with 12 to 16.
    - One bell is enough for a year at home. Learn the hip hinge before swings: it's a jump with the hips, and the arms only guide.

    == breathing when lifting
    label: how to breathe when lifting
    said: (breathe/breathing/breath/inhale/exhale) .. (lift*/squat*/press*/rep*/set/up/down/hold/plank*) | (hold/holding) .. breath | breathe in or
    - Breathe out on the effort, in on the way back. For heavy sets take a breath, brace, do the hard part and let go near the top. With high blood pressure don't hold it, keep it flowing.
    - In before you lower, out as you push. In planks just keep breathing; holding your breath is a sign that it's too hard.

    == do women train differently
    label: lifting for women
    said: (women/woman/female/girl/girls) .. (lift*/train*/different*/weights/heavy) | (lift*/train*/weights) .. (women/woman/female/period) | period .. (lift*/train*/gym)
    - No, the same exercises, sets and progress work. Women often recover a bit faster between sets and can do more reps. Heavy lifting is good for bones, above all from forty on.
    - Same plan. On your period train as you feel; performance is about the same for most. If periods stop, that's a sign of too little food or too much training, and one for a doctor.

    == is a trainer worth it
    said: (personal trainer/pt/trainer) .. (worth/money/hire/need/cost*/get) | (hire/need/get/worth) .. (trainer/pt) | learn .. (youtube/videos)
    - For two or three sessions, yes: you learn five lifts properly and get a plan. Every week is a luxury. Ask for someone who lets you film your sets and writes things down.
    - Useful at the start or when something hurts, not needed to progress. Good videos plus filming yourself get most people there.

    == bigger arms
    label: how to get bigger arms
    said: (bigger/big/grow/tone/toned/skinny/flabby) .. (arm/arms/biceps/triceps) | (arm/arms/biceps/triceps) .. (grow/bigger/exercise*/tone/flabby) | bingo wings | arms .. grow
    - Rows or pull-ups and presses first, then two direct exercises: curls and triceps extensions, three sets of eight to fifteen each, twice a week. Triceps are two thirds of the arm. Expect two to three months.
    - Ten to twelve hard sets a week for arms, rows and presses counted half, and enough food. Loose skin or fat on the arm goes with weight overall, not by curls.

    == glutes and legs
    label: how to grow glutes
    said: glute/glutes | (bum/butt/booty) .. (grow/bigger/exercise*/lift) | (grow/bigger/exercise*/best) .. (bum/butt/booty/legs) | hip thrust/thrusts | stronger legs
    - Hip thrusts, split squats and Romanian deadlifts, two or three sets of eight to twelve each, twice a week, heavier over time. You feel it in three weeks and see it after two to three months.
    - Squats alone are more of a thigh exercise. Add bridges with a pause at the top and step-ups on a high step, and make the last two reps hard.

    == grip gives out
    label: weak grip
    said: grip | hands slip* | forearm/forearms .. (give/burn/tired/weak)
    - That's common, and grip grows fast. Finish with two hangs from a bar of 20 to 30 seconds, or carry heavy bags for a minute. Chalk helps at once, straps are fine for the last heavy sets.
    - Train it twice a week: dead hangs and farmer's walks. In the meantime use a mixed grip or straps, so your back isn't limited by your hands.

    == shaking after training
    label: shaking or dizzy when training
    said: (trembl*/shake/shakes/shaking/shaky/wobbl*) .. (after/workout/train*/squat*/legs/plank*/gym) | (legs/arms/hands) .. (shake/shaking/trembl*/wobbl*/jelly) | (dizzy/lightheaded/stars/faint) .. (after/squat*/deadlift*/lift*/train*) | shaking in .. plank*
    - Trembling muscles after a hard set are normal: they're tired, and it goes within an hour. Dizziness is often holding the breath or an empty stomach, so sit, drink, eat something. Fainting or chest pain needs a doctor now.
    - Usually harmless. Breathe through each rep, stand up slowly, have a snack an hour before. If dizziness keeps coming back, get your blood pressure checked.

    == posture
    label: how to fix my posture
    said: posture | hunch* | rounded shoulders | slouch* | text neck | desk .. (neck/back/shoulders)
    - No posture is bad by itself, only the one you keep for hours. Change position every half hour, and train rows, face pulls and upper back bends twice a week; in six to eight weeks sitting tall gets easier.
    - Strength and movement beat reminders to sit straight. Screen at eye level, feet on the floor, two minutes up each half hour, and three sets of rows twice a week.

    == crossfit and classes
    label: is crossfit for me
    said: crossfit | (gym/fitness) class/classes | bodypump | hyrox
    - Good for people who like company and variety, if the coach teaches technique and lets you scale down. Begin with two classes a week. Fast lifts when you're exhausted are the part to be careful with.
    - It works, and so do classes, as long as weights go up over time. If you mainly want strength, a simple plan three times a week is more direct.

    == busy gym
    label: when the gym is packed
    said: (gym/rack/racks/bench/machines/weights) .. (packed/crowded/full/busy/taken/occupied/queue/hog*) | (packed/crowded/full/busy) .. gym | (queue/wait/waiting) .. (rack/bench/machine*)
    - Annoying. Have a swap ready for each exercise: dumbbells for the bar, a goblet squat for the rack. Between six and eight it's fullest, so before seven or after half past eight saves you twenty minutes.
    - Ask how many sets are left and whether you can share, that's normal. Or take two dumbbells to a corner: squat, press, row, hinge, and you're done in half an hour.

    == split or full body
    label: full body or split
    said: full body | (split/splits) .. (or/better/beginner/bad) | push pull legs | ppl | upper lower | bro split
    - Full body, as long as you train two or three times a week: each muscle gets work two or three times. From four days on, upper and lower in turn is better. Push, pull, legs needs six days to make sense.
    - Whatever hits each muscle about twice a week. For a beginner that's full body, five exercises, three days.

    == lifting every day
    label: can I lift every day
    said: (lift*/train*/gym/workout/work out/weights) .. (every day/daily/in a row/7 days/6 days) | every day .. (lift*/train*/gym) | rest days | how many .. (rest/days off) | back to back days
    - No need: a muscle wants about 48 hours after hard work. Three whole-body days with a day between are plenty; every day works only if you change body parts or keep it very light.
    - Two days in a row are fine now and then, with different muscles. More isn't faster here; most of the growing happens on the days between.

    == sleep and muscle
    label: sleep and muscle growth
    said: sleep* .. (muscle*/grow*/gains/lift*/train*/recover*/strength) | (muscle*/gains/train*/lift*) .. sleep* | bad night .. (train*/gym/lift*)
    - Seven to nine hours. On five or six you still get stronger, more slowly, and diets then cost more muscle. After a bad night train anyway if you like, with one set less.
    - It matters about as much as protein. One short night hardly changes strength, a week of them does. Start by fixing the hour you get up.

    == alcohol and training
    label: alcohol after training
    said: (beer/alcohol/wine/drink/drinking/drinks) .. (gym/gains/train*/lift*/muscle*/workout) | (gym/gains/train*/muscle*/workout) .. (beer/alcohol/wine) | hungover .. (train*/gym/lift*)
    - One or two drinks after training do little harm if you've eaten. Five or more cut muscle repair by about a quarter and ruin the night. Eat protein first, and water between drinks.
    - A beer is fine. With a hangover skip heavy lifts, walk, drink water, train tomorrow.

    == hungry from lifting
    label: lifting makes me hungry
    said: (weights/lifting/gym/training/workout) .. (hungry/hunger/appetite/starving/ravenous) | (hungry/starving/ravenous/appetite) .. (gym/lifting/weights/training)
    - That's normal, repair takes energy. Plan for it: a meal with protein and starch within two hours of training, and a bigger breakfast on those days. It usually levels off after a few weeks.
    - Answer it with food that fills: eggs, yogurt, beans, potatoes. If you want to lose weight as well, keep the portions and put more protein and vegetables in them.

    == bands and light weights
    label: are bands and light weights enough
    said: band/bands | (5kg/5 kg/3kg/light/small/10 kg) .. (dumbbell*/weights) | light weights | (bodyweight/body weight) .. (enough/only/muscle*) | resistance band/bands | bands .. (good/enough/work/any)
    - Yes. Muscles grow with light loads too, if each set ends within two or three reps of your limit; it just takes more reps, up to about 30. Legs outgrow them first, so use one leg at a time.
    - Bands work well for rows, presses and face pulls. With two light dumbbells do split squats, push-ups, rows and slow lowering, three rounds, three days a week.

    == machines feel safer
    label: where to start in the gym
    said: (dont know/no idea/not sure/clueless/lost) .. (gym/machine*/exercise*) | which machines | what exercises | how .. use .. machine* | gym .. (clueless/lost/no idea)
    - Start with four: leg press or goblet squat, chest press, seated row, and back extension or a plank. Two sets of ten each, a weight you could lift twelve times, twice a week.
    - Ask for the introduction; nearly every gym has a free one. Note seat settings and weights, and do the same round for four weeks.

    == teens and lifting
    label: lifting for teenagers
    said: (teen*/kid/kids/son/daughter/child/children/14/15/16) .. (lift*/weights/gym/train*/strength) | stunt* .. growth | too young | im (12/13/14/15/16) | (12/13/14/15/16) years old
    - Yes, and it doesn't stunt growth. With good technique and someone experienced watching, weights are safer than most ball sports. Eight to fifteen reps, two or three days a week, no maximum attempts.
    - It's fine from about the age when they can follow instructions. Form first, small steps, no dieting or supplements beside it.

    == which muscles together
    label: which muscles to train together
    said: (train/do) .. (chest/back/legs/arms/shoulders/biceps) .. (together/same day) | (chest/back/legs/arms/shoulders) and (chest/back/legs/arms/shoulders/biceps/triceps) | compound/isolation | cardio .. rest day*
    - Yes, any muscles can go together; chest with back is one of the best pairs. Begin with compound lifts, those that use several joints, such as squat, row and press, and put curls at the end. Easy cardio on rest days is fine.
    - Push and pull in turns saves time, since one rests while the other works. Only the same muscle hard on two days running makes little sense.

    == uneven sides
    label: one side is stronger
    said: (one/left/right) (arm/leg/side/shoulder) .. (stronger/weaker/bigger/smaller) | uneven | imbalance*
    - That's normal, nearly everyone has a difference of five to ten percent. Use dumbbells or one leg at a time, start with the weaker side and let the stronger do no more reps. It evens out in two or three months.
    - Harmless unless it came suddenly or with numbness; then see a doctor. Single-arm rows and split squats are the simple cure.

    == nothing to see yet
    label: no visible change yet
    said: look the same | (no/not/dont/any) .. (results/gains/muscle/change/difference) .. (yet/see/seeing/months/weeks) | gains .. (take/long) | how long .. (gains/muscle/results)
    - Strength comes after three to four weeks, what you see in the mirror after eight to twelve, and a bit later with clothes on. Check your notes: if the weights went up, it's working. If not, add a set and eat more protein.
    - Photos tell you more than the mirror: same light, once a month. Most who see nothing either don't add weight or sleep and eat too little.

    == heavier since training
    label: heavier since I train
    said: (gained/gain/heavier/up) .. (kg/kilos/pounds/weight) .. (since/lifting/training/started) | (scale/weight) .. (lifting/since)
    - In the first weeks that's mostly water and glycogen in the muscles, one to two kilos. Later it can be muscle, a quarter to a kilo a month at best. If your waist grows as well, you're eating more than you use.
    - Measure your waist. Same waist and more weight is a good sign.

    == belly and love handles
    label: losing fat in one place
    said: (belly/love handles/muffin top/tummy/back fat/chin) .. (exercise*/rid/lose/burn/flat*) | (exercise*/rid/lose/burn) .. (belly/love handles/tummy/back fat)
    - No exercise takes fat from one place. Big lifts, a daily walk and slightly smaller portions lower it everywhere, the belly usually among the first. Planks and dead bugs train what's under it.
    - You can't choose the spot. Two or three lifting sessions and 300 calories a day less show at the waist in six to eight weeks.

    == neck or back in core work
    label: core work hurts neck or back
    said: neck .. (abs/crunches/situps/sit ups/hurt*) | (situps/sit ups/crunches/leg raises/planks) .. (back/neck/bad/hurt*)
    - Sit-ups aren't dangerous, but they pull on neck and lower back when the belly tires. Swap them for dead bugs, planks and slow curl-ups with the head resting in your hands, and stop before the back arches.
    - Look at the ceiling, not at your knees, and lower the legs less. Fewer clean reps do more.

    == hernia, surgery and illness
    label: lifting with a health problem
    said: hernia | (after/since) .. (surgery/operation/op) | slipped disc | (high blood pressure/heart condition/osteoporosis) | (lift*/train*/gym) .. (hernia/surgery/blood pressure/pregnan*)
    - Ask the doctor who knows it first, with one clear question: which movements and how heavy. Very often light training is allowed and useful, breathing out on the effort and nothing to the limit.
    - That isn't mine to judge. Until you've asked, easy walking and pain-free movement without weight are the safe side.

    == pre-workout powders
    label: pre-workout powders
    said: pre workout/preworkout | bcaa* | amino* | creatine .. (when/take/time/load*)
    - A pre-workout is mostly caffeine, often 200 to 300 mg; a coffee 45 minutes before does the same. BCAAs add nothing if you eat enough protein. Creatine works, 3 to 5 grams a day at any hour.
    - Safe for healthy adults in small doses, not in the evening and not with heart trouble. Don't mix it with other caffeine.

    == should I stretch
    label: should I stretch
    said: stretch/stretching/stretches
    - For mobility yes, against injuries or soreness it does little. Do it after training or on its own, 30 to 60 seconds a muscle, two or three rounds, most days. For hamstrings: heel on a chair, straight back, lean forward.
    - Lifting through the whole range makes you flexible as well. Long holds right before heavy sets cost a bit of strength, so put them last.

    == a real record
    label: a new best in the gym
    said: (added/adding) .. (kg/kilos/pounds/plate) .. (squat/bench/deadlift/press) | new .. (pr/pb/max) | went up .. weight | hit .. (deadlift/bench/squat) | (kg/kilos/pounds) (deadlift/bench/squat)
    - Well earned; that's what progress looks like. Stay at that weight until all sets are clean, then take the next smallest step. Two and a half kilos at a time lasts longest.
    - Nice jump. Write down the date and the reps, you'll want to compare in eight weeks.
    """#
}
