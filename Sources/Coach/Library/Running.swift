extension Library {
  /// Answers about running, cycling, swimming and other endurance sports. `Writing-for-the-coach`
  /// says how to read and extend this.
  static let running = #"""
    domain: running
    goals: run | runs | running | runner* | jog* | 5k run/race/in/under | 10k run/race/in/under | 5 km in/under | 10 km in/under | couch to 5k | c25k | half marathon* | marathon* | parkrun | triathlon* | ironman | cycling | cyclist* | cycle .. km/kilometers/miles/mi/work/week/day/hour/hours/minutes/times/race | bike | bikes | biking | bike ride* | ride/rides/riding | swim* | laps | rowing | rower | cardio | endurance | sprint*
    words: go/going for a run | went for a run | my run/runs | long run | jog* | marathon* | half marathon* | parkrun | couch to 5k | c25k | cycling | my bike | bike ride* | swim | swimming | laps | triathlon* | running | i ran | ran .. km/k/miles | 5k/10k | interval* | bike/biking/cycle

    # Shared topics

    == no time
    said: (minute/moment/second/hour) .. (to myself/to spare) | schedule/timetable/diary/agenda/duties/obligations/commitments .. permit*/allow*/leave*/room/packed/full/rammed/mad | double shift* | overtime | work/job/shift .. finish*/ends .. late | finish* .. work/job .. late | finish job/work | day/days/week/weeks .. full/packed/chock*/rammed/crammed/booked | full/packed day/days/week/weeks | month end | snowed under | rushed off | only/just .. 5/10/15/20/25/five/ten/fifteen/twenty .. minutes | 5/10/15/20/five/ten/fifteen/twenty minutes free/spare/only | running between | supposed to come from | no room | between/juggl* .. work/kids/job/shifts/twins/school | cant/couldnt fit | squeez* .. isnt/between/before | too much on to | had to cancel | minimum .. get away with | lunch break/hour .. short/minutes/only | time .. scarce/tight/limited/none | work travel | zero/hardly/barely/little/limited .. time | (no/any) spare/free .. time/hour/minute/evening | (where/when) .. find .. time/hour | eats/ate/swallow* .. time/day/evening | long hours | 60/50/70 hour week | get home .. 8/9/late | two/2/three jobs | meeting after meeting | doesnt happen .. busy | dont/havent/didnt/not/hardly have/got .. time/hour/hours/minutes/minute/moment | spare minutes/30/hour/time/moment/20/10 | office/work/desk .. until/till .. 8/9/nine/ten/late/midnight | baby/kids/twins/toddler .. my life | my days/week/schedule .. packed/full/chock*/chockers/booked/mad/crazy | life .. in the way | everything else first | time slips | run/runs out of time | i work .. hours | fully booked | working late | stretched thin | eats/eating/ate every/all/up .. hour/time/day | unmanageable .. work*/week/month/day | anyone supposed to find/have | find half an hour | 40/50/60/70/80 hours/hour | between work and | cant fit .. run*/session*/training | run* .. lunch/school/shift/kids .. time/before | when to run | long run is gone | new baby | plan is toast | get out for a run .. baby/kids/work/time
    - Twenty minutes are enough to keep your fitness. Five easy, ten with four short faster bits, five easy again, and you're in the shower before half an hour is over.
    - In a full week two sessions keep you where you are, as long as one has some hard minutes in it. Put them on two fixed days and let the third one go.
    - (behind) A crowded week doesn't need the full program. Keep the longest session of the week, even shortened by a third, and turn one other into twenty minutes. The rest can wait.
    - (fitness coach) Short and sharp then: ten minutes warming up, six times thirty seconds fast with ninety easy, five minutes down. Do it tomorrow before work, kit laid out tonight.
    - (triage) If only one session fits this week, keep the long easy one when you're building distance, and the one with the intervals when you're after a time. Everything else can go.
    why: Studies on reduced training find that endurance holds for weeks with about a third of the usual volume, provided that some of it stays hard.
    how: Tuesday and Saturday, for example. Tuesday twenty minutes with four times one minute fast, two easy. Saturday as long as you can spare, at a pace where you can talk.
    short: Two short sessions a week, one with some fast minutes.

    == tired
    said: legs .. lead/heavy/concrete/bricks/wood/cement/dead/tired | heavy legs | no juice | (without/zero/low/little/out of/not much/no/lack of) energy/strength/juice/power | energy .. zero/low/gone/none | (running/run) on fumes/empty | so/feel*/totally/completely flat | (baby/kid/toddler/newborn/twins) .. up/awake/woke/crying/kept | up with the toddler | 2 hours .. sleep | 3 hours .. sleep | 4 hours .. sleep | 5 hours .. sleep | two hours .. sleep | three hours .. sleep | four hours .. sleep | five hours .. sleep | hours sleep | barely/hardly/badly .. slept/sleep/sleeping | slept badly/terribly/crap/awful/poorly/nothing | slept like crap/shit | no/bad/poor/little/terrible sleep | drained | dead tired/beat/on | sluggish | keep my eyes open | eyes .. closing/shut/heavy | drag* myself | wrecked/broken/destroyed tonight/today/after | too wrecked | jelly legs | bonked | night shift/on | twelve/12 hour .. shift/night | feel .. heavy/twice | everything .. heavy | recovery 48/54/60/72 | battery .. low/flat/empty | coffee .. nap | nothing left | drag .. body/myself | insomnia .. tired/wreck | nothing in/left .. tank/legs/me | legs .. refuse/empty/jelly/gone/shot/like | falling asleep | (only) .. hours of sleep | hours last night | woke/awake .. 4/5 | cant get out of bed | beat tonight | half asleep | brain fog | (no/any) strength left | weak today | so/feel/feeling weak | too wrecked to | dead on my feet/legs | no energy .. work/today/tonight | slept three/four/five/two/3/4/5 hours | battery .. empty/low/flat | tired .. cant train/run/walk/lift/go | sleep standing | close an eye | bed at 12/1/2/3 | night shift then | intervals/session/run .. tired/slept/exhausted | heavy legs third | recovery .. hours | skip the session
    - After a bad night skip the hard stuff. Twenty easy minutes at talking pace are fine, and if you still feel heavy after ten, go home without a second thought.
    - If it's one tired day, go easy; if it's the third in a row, take two days off. Heavy legs together with bad sleep usually mean that training has run ahead of recovery.
    - (fitness coach) Swap today's session for a recovery one: twenty minutes so slow that it feels silly. Move the hard one by a day or two. You lose nothing.
    - (nutritionist) Check what you've eaten since breakfast. Flat legs in the late afternoon are often just empty ones; a banana and some bread an hour before make a clear difference.
    - (companion) It's fine to leave it today. You sound worn out, and a quiet evening and an early night may be exactly what's needed.
    why: The training effect happens while you rest. Hard sessions on top of poor sleep bring less and raise the chance of getting ill or hurt.
    short: Easy or off today; three tired days, rest two.

    == no motivation
    said: cant make/get/drag/force/bring/motivate myself | couch/sofa/bed .. won/wins/1 | lost .. enthusiasm/drive/desire/will/motivation/mojo/spark/buzz/oomph/willpower/wish/urge/appetite | mojo | find the will | not have .. will | drive .. low/gone/zero/this week | dont .. fancy | couldnt/could/dont .. care .. less | care less | used to love/jump/live/enjoy/like/look | talk me into | (psych/talk) .. yourself/myself/up | excuses | need .. kick | kick up the | cant/couldnt/not/even .. arsed/assed/bothered | hardest .. mile/part/step .. door | avoid it/the/them | says stay | find it hard/difficult to .. start/go | lost interest | (never/rarely) feel like | what .. tell yourself | instead of .. doing my own | hanging there since | looking away | no wish | keep/finding/find/make/making excuses | (lost/losing) .. spark/drive/interest/mojo/fire | sofa/couch/bed is calling/comfy | pep talk | give me .. reason | hard to start/get | rather stay | stay in bed/home | gym not feeling | hate .. going/leaving | get myself to/out/going/started/moving | isnt happening | lost .. joy | enthusiasm .. gone/evaporated | shoes on .. dont/not/sit/couch | zero motivation | gather/gathering/collect/collecting dust | laid out .. sofa/couch/not | lace up | front door | bike .. hanging
    - Everybody who trains has weeks like that. Promise yourself ten minutes only, at whatever pace, and then you're free to stop. Getting out of the door is nearly always the hard part.
    - Drop the plan for a week and do what you'd enjoy: a new route without a watch, a slow one with a friend, or a swim instead of a run. The appetite for training often comes back by itself.
    - (fitness coach) Kit on, out of the door, decide at the first corner. No pace, no watch, ten minutes. Tomorrow we'll talk about training again.
    - (companion) Some weeks it just isn't there, and that's nothing to be ashamed of. A rest might do you good. Has it been more than the training lately? -> stress
    - (behind) It's hard to want it when you're chasing a number. Look at one session only, tomorrow's, keep it to twenty easy minutes, and let the number rest till the weekend.
    why: Interest drops when training is monotonous, too hard or too much alone. Changing one of the three for a week usually tells which one it was.
    how: Lay out your kit tonight and pick a route of ten minutes. At the agreed time get dressed, and only then decide. If you go, go slowly enough to look around.
    short: Ten minutes, no watch, then you're free to stop.

    == bored
    said: dull | tedious* | monotony | same/same old .. route/loop/block/park/path/streets/street/road/roads/workout/routine/exercises/video/vid/plan/thing/circuit/music/lap | round and round | more/some/bit/any .. fun | make/made .. fun/interesting/exciting | any fun/variety | something/anything/somewhere new/different/fresh | new route/routes/ideas/exercises/place/places/path/workout | nothing to look/think/see/do | brain/mind .. melt*/wander*/numb*/dies | sick/tired/fed up of the/my/same/this/squats/machines | (fed up/sick) .. loop/route/park/same/path/squats | every hedge/tree/street/inch | counting lampposts/tiles/reps/dogs | lampposts | lap after lap | staring at .. wall | mind numbing | out of podcasts | seen .. before/thousand | fun challenge/session/sessions/workout | every crack | same .. every/again/each/always | same laps/walk/run/walks/runs/tuesday/scenery/view/street/exercises/moves | send/sends/puts me to sleep | isnt/just/not entertaining | is/getting/gets/feels old/stale/boring/dull/samey | routine .. dull/bor*/stale/old | change of scene* | less boring/tedious/dull/monotonous | make .. less boring/tedious/dull | old pavement/street/route/loop | bored .. exercises/route/run/walk | round that/the park/pond/lake/block/track | canal path | same route/park/loop | running/treadmill/turbo/pool .. bor*/tedious/dull | long runs .. sleep/bor*/dull | (run/running) .. (music/podcast*)
    - Same route, same pace gets old. Drive or ride somewhere new once this week, or play with speed: fast to the next tree, easy to the one after, for twenty minutes.
    - Save a podcast or playlist for your easy sessions only. For the pool it's sets that help: four lengths easy, two fast, two on your back, and around again.
    - (fitness coach) Give it structure. Ten minutes easy, then a pyramid: one, two, three, two, one minutes hard with the same time easy between. There's no room to be bored.
    - (companion) Long stretches alone can get dull. A club or a parkrun on Saturday gives you people to talk to at any pace. Would company make it nicer? -> training company
    how: Choose three kinds and rotate: one easy with a podcast, one with changes of speed, one somewhere you've never been. Keep the new place for the weekend.
    short: New route, changes of speed, or company.

    == weather
    said: wet .. outside/out/run/running/walk/pavement/weather | chucking .. down | headwind | snow* | thunder* | smog | aqi | pollen | hot .. out/outside/today/here/weather/humid/day/days/sun | minus .. 8/10/12/15/20/degrees | below zero | cold .. outside/weather/wind/rain/winter | air quality | sky .. open*/grey/black/dark | amber/weather warning | 38/39/40/41/35/36/37/30/32/33/34 .. degrees/shade/here/heat/outside/today | cold/wet/windy/snowy/rainy/miserable/awful/terrible/horrible outside/weather/day/out/here/today | bad/awful/terrible/vile/grim weather | sun .. strong/hot/blazing/burn* | dark and wet/cold | burn easily | hot .. breathe | wear in winter/cold/snow | (rain/wind) again | raining/rains/raining/pouring/snowing .. run/walk/go/outside/cats/again | cats and dogs | run .. rain/ice/snow/wet/heat/cold/wind/storm | treadmill .. broken | hot .. run/breathe | run .. hot/cold/icy
    - Cold and drizzle are fine with one more layer and a cap; you'll be warm in ten minutes. Ice, storm and real heat are for indoors: treadmill, exercise bike, pool.
    - In heat go early, slow down by feel, and drink to thirst. A pace that's half a minute a kilometer slower is normal on a hot day and costs as much effort.
    - (fitness coach) Have a bad-weather session ready: fifteen minutes on stairs. Up at a steady effort, down at a walk, and finish with three times thirty seconds of plank.
    - (nutritionist) Hot days: a big glass of water in the hour before, and on anything over an hour a drink with some salt and sugar in it. Cold days: drink too, you just notice it less.
    how: For cold, dress so that you're slightly chilly in the first minutes, thin layers and gloves. For heat, leave before eight, choose shade, go by effort. Lightning and black ice mean indoors.
    short: Layers for cold, early for heat, indoors for ice.

    == travel
    said: travel* | abroad | away .. business/work/home/until/week/weekend/fortnight/days | long haul/drive/flight/journey | hour/hours/hr drive/driving/flight | drive tomorrow/home/down/up to | coach tour/trip | hotel* | road trip | conference | jet lag/lagged/lagging | packing | hols | visit* .. sister/parents/brother/mom/dad/family/relatives/friends/grandparents/in | new/strange/different/foreign/unknown/unfamiliar/another city/town/country | time zone* | different bed | rental car | crete | day pass | truck cab | business trip | client .. city/visit | skiing/beach/family/city/summer holiday/trip/break | staying .. with/at/in .. hotel/parents/friends/family | at my mom/dad/sister/brother/sisters/brothers/parents .. wedding/house/place/home | wedding in/abroad | flying out/back/home/to | back on monday/sunday/friday | commute .. hotel | near a/the/my hotel | in/by the car all/tomorrow/hours | hours .. car/plane/train/bus | for work .. away/all week/trip | away .. work/all | while travelling/traveling | without a gym .. trip | where to run | hotel gym | no pavements | run .. strange/city/town/hotel | keep training | run near | skiing holiday
    - Shoes and shorts fit into any bag. Run or walk twenty minutes from the hotel before breakfast; it's the one time of day that meetings and family rarely claim.
    - A week with half the training costs you nothing. If there's no bike or pool, run, climb stairs or jump rope for fifteen minutes every other day.
    - (fitness coach) Travel rule: two sessions of twenty minutes, one easy, one with six fast thirties. Ask at the desk for a safe loop and go before breakfast.
    - (triage) First look at what's really possible there: safe streets, a gym, a pool, or nothing. Plan for the least of it, and count anything better as a bonus.
    how: On the first evening ask for a safe loop of twenty minutes. Next morning before breakfast, kit on, out. On the third day again, with six fast thirties. That's enough for a week.
    short: Twenty minutes before breakfast, twice in the week.

    == other people
    said: husband/wife/boyfriend/girlfriend/partner/spouse/mom/dad/mother/father/sister/brother/son/daughter/kids/children/friend/friends/mate/mates/colleague/colleagues/coworker/coworkers/boss/neighbor/neighbour/flatmate/flatmates/roommate/family/relatives/guy/guys/bros/bloke/people/everyone/everybody/somebody/someone/lad/lads .. says/say/said/think/thinks/wants/want/wanting/laugh*/mock*/tease*/moan*/complain*/sigh*/stare*/staring/judge*/judging/cancel*/roll*/joke*/jealous/offended/slowly/slow/fast/cling*/climb*/invit*/shout*/yell*/comment*/interrupt*/offer*/correct*/hog*/corrects/films/chat/late/understand*/drives/look*/disapprov*/distract*/never/keeps/keep/always/dont/doesnt/books/hate*/needs/nag/nags | relatives | rolls/rolled/rolling .. eyes | tease* | boyfriend/wife/husband/friend/friends .. jealous | opinion on my | walks/runs/goes .. slow/slowly/fast/ahead | she/he/they always/never/keeps/cancels/wants/laughs/says/sighs/films | creepy dude/guy/man | madness | peer pressure | my family | consider it | girls .. weights | son/daughter/kids/kid/teenage/wife/husband/girls/boys/boyfriend/girlfriend/mom/dad .. embarrass*/fun of/silly/stupid/crazy/mad/dangerous/moans/moan/whine*/complains/nag*/refuse*/wont/come/hate*/support*/against | embarrassed .. seen | makes/make/making fun of | always hogging | girls/guys/lads/people/friends at work/office/school | my teenage son | feel judged/silly | nobody understands | guilt trip | people laugh/stare/look/annoy/talk | annoy/annoying .. me/people | people .. annoy* | my husband thinks/says | my mom thinks/says | my boyfriend thinks/says | my girlfriend thinks/says | my dad/mom/mate/mates/boss/sister/brother/wife/husband/friend/friends keeps/keep/say/says/telling/thinks/think | keeps telling/turning | yelling/shouting .. van/car | run too much | why i run | shout .. cars | my tights | look after the kids | ruin your knees
    - Agree on fixed times with the people you live with, say Tuesday at six and Sunday at nine, and give them something fixed back. Training gets resented mostly when it comes without warning.
    - Other people's paces are their business. Go at yours, and if a group is too fast, join the slower one or meet them for coffee at the end.
    - (companion) It stings when the people around you don't see what it means to you. You could tell one of them, just once, why you do it. They don't have to join in.
    - (fitness coach) Find yourself one partner at about your speed and fix one session a week. You'll both turn up in rain, because nobody wants to send that text.
    short: Fixed training times, agreed with those at home.

    == stress
    said: (under/so much/lot of/considerable/severe/much/work) pressure | strain | the anger | angry .. lift*/run*/walk*/train*/want | furious .. lift*/run*/walk*/train* | frazzled | head .. explod*/full/spinning/mess/racing/isnt | shoulders .. ears | calm down/me/you .. walk*/run*/yoga/help*/does/would | moving house | crying/cried .. run/walk/gym | too much on my mind | boss .. shout*/yell*/insane/new | work/job .. hell/mental/insane/mad/nuts/crazy/killing | run/walk/lift .. anger/stress/worries/problems | forget .. problems | sane | last straw | anxi* .. walk*/run*/lift*/train*/everything | hard or easy .. stress* | breaking point | (clear/empty) my head/mind | mind/thoughts/head .. racing/stop/busy/elsewhere/mortgage | nightmare .. work/boss/job | work/job/week/home .. nightmare/nuts/chaos/madness/hard/rough/tough/awful | manager/boss .. piling/awful/shout*/angry/bully*/pressure/demand* | loads of pressure | (lots/loads/ton) of pressure/stress | highly strung | nerves .. shot | blow a fuse | short fuse | fed up with work | eating me alive | stressed .. skip/workout/run/walk/today/lately | help* with stress | stress .. help*/lifting/running/walking/relief | driving me crazy/nuts/insane | boss .. crazy/hell | resting heart rate up | run .. off | run .. forget | cry* .. run | train properly
    - In stressful weeks keep it easy. Twenty to thirty minutes at talking pace calm most people; a hard session on top of a hard day mostly costs sleep.
    - Go without a watch today. Easy pace, a route you know, and come back when your head feels clearer. That's allowed to be after ten minutes.
    - (fitness coach) Use it. Ten minutes easy, then five times one minute hard with two easy. Let it out there, walk home slowly, and leave the rest of the week easy.
    - (companion) That's a lot to carry. Moving quietly for a while may help, and if even that feels like one more duty, leave it for today.
    why: The body adds up stress from work and training. Easy endurance lowers tension for hours, while repeated hard sessions under pressure raise the risk of getting ill.
    short: Easy twenty minutes, no watch.

    == weekends
    said: week end* | saturdays | sat/sun sat/sun/parkrun/or/morning/am/pm | sat or sun | fri sun | friday/fri night/evening/beers/drinks/party | lie in/ins | (2/two) days off | days at home | hungover/hangover .. sunday/saturday/run/deadlifts | mon/monday to fri/friday/thursday | everything works til/till/until | weekdays .. fine/great/good | during the week | sleep in or | saturday/sunday/saturdays/sundays .. lazy/nothing/never/walk/run/train/couch/family/off/done/bad/worst/lie | never .. saturday/sunday/saturdays/sundays/weekend* | sat sun | friday to sunday | days off .. nothing/less/lazy | wrecks my routine .. weekend | (dies/die/drops/drop/falls/crash*) on sundays/saturdays/weekend/weekends/saturday/sunday | weekend*/weekends .. weak/full/busy/lounge/lazy/nothing | too full .. weekend* | long one .. sat/sun/saturday/sunday/weekend | parkrun then nothing | kids matches | sunday/saturday run | kids .. parties | weekends .. long run | full for a long
    - Put the long one on Saturday morning, before the day fills up. Sunday can be off or very easy, and it doesn't matter if Saturday was slow.
    - If weekends belong to the family, go early and be back for breakfast, or take them along on bikes for the last part.
    - (fitness coach) Saturday is your big day: long, easy, at talking pace. Alarm one hour before everyone else, kit by the door, done by nine.
    - (nutritionist) After the long weekend session eat a real meal within an hour or two, bread or rice, some protein, vegetables. Otherwise you'll be raiding the fridge all afternoon.
    how: Friday evening: kit out, route chosen, breakfast ready. Saturday: off before nine, slow from the first minute, ten minutes longer than last week at most. Then a proper meal.
    short: Long and easy on Saturday morning.

    == evenings
    said: night .. late/after/run/runs/walk/train/session/force | late .. night/walk/run/train*/session*/gym/go/exercise/lift* | 8/9/10/11 pm | half nine/ten/eight/9/10 | after/post/heavy dinner/supper | before bed | after work | before bed/sleep/bedtime | dinner .. dishes/sofa/couch/first/tv/lazy* | kids .. bed/asleep | wired til/till/until/after/at | when/once/get .. home .. sit/done/over/lazy/down/sofa | once its dark | goes dark | end of the day | 9 in the evening | sink into | (sofa/couch) .. thats/me/over/done/wins | watching/watch netflix/tv/series/telly | end up watching | evening/night/10pm/9pm/late .. lazy/walk/wander/run/train/lift*/stroll/gym/late | night .. sleep/ruin/insomnia | in the evening .. lazy/tired/never/cant | at night .. never/cant/lazy/eat | once dinner/kids | after the kids | when the kids .. asleep/bed | late at night | crash in front | in front of the box/tv/telly | evenings .. crash/tired/sofa/lazy/box | right before bed/sleep | work out at night/late/evening | exercise .. night/late/bed | bad to .. night/late | after dinner .. late/too | after dinner .. lazy/sofa/couch/tired/cant/go | plan .. evening .. dont/then | lazy .. dinner/evening | tired in the evening | night runs | evening/late sessions/session/training/run/runs | sleep after .. run/night/club/training | dinner first | plan says tuesday | running at night .. sleep
    - Evening sessions are fine. Finish the hard ones at least an hour or two before bed, since they keep some people awake; easy ones hardly ever do.
    - The trick is not sitting down first. Change at work or the minute you come in, and go straight back out.
    - (nutritionist) Have a snack around four, a banana or a slice of bread with something on it. Then you're not running on empty at six, and not starving at eight.
    - (fitness coach) Kit in the bag, change before you leave work, start from there. Once you're home the couch usually wins, so don't give it the chance.
    short: Change before you sit down; hard ones end early.

    == plateau
    said: stagnat* | same .. number/numbers/time/times/pace/speed/weight/weights/result/results/average/vo2max/7000/5000/6000/8000/steps/puffing | not/no/isnt/arent/never/any/why .. improv*/better/faster/fitter/stronger/progress*/gains/growing/further | hasnt/havent/doesnt/didnt/wont/not .. budge/budged/move/moved/change/changed/improved/budging/go up/come down | hasnt/havent got .. better/faster/stronger | nothing moves/changes/works/happens/helps | now flat | flat .. winter/weeks/months/all | no progress | hit a wall | unproductive | cant break .. hour/hours/minutes/2/30/50 | run/runs .. slower | same/stuck/unchanged/flat/kilometre/km/weights/time/times .. since | progress .. stopped/halt/stall* | drop weight repeat | (hasnt/havent/wont/doesnt/not) .. gone/come/going/coming up/down | hasnt gone | not getting/seeing/any/being .. fitter/faster/better/stronger/results/further | dont seem .. getting/improve | progress .. stalled/stopped/slow/stuck | no longer .. improv* | treading water | same as .. ago/last | for a year/month/months/weeks .. same | always .. same | nothing changes | numbers/count/average/steps/pace .. wont/dont/not .. rise/up/grow/move/increase | month after month | week after week | same distance/time .. same | no matter what .. quicker/faster/better/stronger/change* | stopped growing/improving/moving/progressing | hasnt/havent/isnt/arent improved/improving/progressed | weeks/months at .. minutes/kg/km/steps | every single week | one second less | 5k/10k/time/times/pace/ftp/vo2max .. stuck/same/flat/hasnt/moved/stagnat*/forever/budge | stuck at .. 5k/10k/pace | run slower | pool time | cant break | ftp | same four runs/speed/pace | not .. any faster | half/10k/5k/marathon time .. wont/come/down | min per km for
    - A plateau mostly means that every session has become the same. Make the easy ones easier and one a week properly hard, for example five times three minutes with two easy.
    - Add volume before speed: one more easy session of twenty to thirty minutes a week, for a month. A bigger base improves nearly any time.
    - (fitness coach) Time for a new stimulus. Six weeks: one interval day, one steady twenty-minute effort, the rest really easy. Then test again. Shall I explain the intervals? -> intervals
    - (nutritionist) Look at food and sleep too. People who train four times a week and eat too little around it often get stuck. A meal with carbs and protein after hard days is the cheapest fix.
    - (triage) There are three usual reasons: always the same pace, too little rest, or too little training. Is it the same pace every time? -> intervals
    why: The body adapts to a repeated load within six to eight weeks. It needs a different demand then, or a rest week to show what it has already gained.
    short: Easy days easier, one hard day a week.

    == slipped
    said: havent/havent/not/didnt .. been/gone/walked/run/ran/trained/lifted/exercised/worked/moved/swum/cycled/train/go .. since/week/weeks/days/month/months/all/monday/mon/tuesday | havent been/gone/run/walked/lifted/exercised/trained | skip* .. again/week/sessions/leg | ditched | bunked | streak .. broke/broken/died/dead/lost/gone/over/ended/ruined | broke/lost/ended/killed .. streak | streak dead/gone | stopped .. going/running/walking/training/and/when/after/it | just stopped | stopped to run/walk/train | took/after/had .. break | lost .. rhythm/habit/routine | lost .. rhythm | days/weeks/months ago | tatters | never went back | back after .. break | turned into .. weeks/month/months | dropped .. ball | gave up in/last/after/again/on | given up .. walk*/run*/training/gym | weeks .. without | 1/one/2/two of 3/three | white paper | went missing | ages since | bad week | not started again | no .. walks/runs/walk/run/training/sessions/gym/workouts .. since/all/at all/for | skipped the gym/all/my/it/today/yesterday/again/both/every | doing .. great/well .. stopped/then/until/nothing | fell behind | (havent walked/havent run/havent trained/havent exercised/havent lifted) .. in | (havent been) .. weeks/months/month | failed .. again/week/this | broken promise* | lazy week/month/days | zero .. week | without a single | single walk/run/workout | gave up in/last/after | walked/run/trained/lifted/out/gym/exercised .. in ages | for ages .. havent/not | missed my .. workout/run/runs/walk/session/again | stopped .. ago | havent trained/lifted/run/walked | zilch/nothing since | since .. zilch | last walk/run/workout/session .. weeks/back/ago/was | seen a barbell/gym/pool | havent seen .. gym/barbell/pool/weights | havent run/ridden/swum/cycled/trained/jogged | last run | not run/running since | (missed/skipped/ditched) .. long/run/session/sessions/week/weeks/three | week .. and .. stopped | repeat week | stopped to run | bailed on .. runs/run | havent laced/ridden/swum | missed my run/runs/session/sessions again | again .. missed
    - A week off costs almost nothing, and two cost a little that comes back quickly. Start again with an easy twenty minutes, and don't add the missed sessions to this week.
    - It happens to everyone who trains for longer than a month. Go on with the plan at today's date, one easy session first, and leave the missed ones where they are.
    - (behind) You've lost some time, and cramming would cost you more. Take the number of sessions you'd planned, make the first one short, and add ten minutes to the long one each week.
    - (fitness coach) Missed is missed. Today or tomorrow: twenty minutes easy, no testing. Two days later we're back in the plan. Was it time that was missing? -> no time
    - (companion) No harm done, really, and your body has kept more than you think. Start with something short and slow that you like. When would that fit? => first step
    - (again) If weeks keep dropping out, the plan asks for one session too many. Take it out, and keep two fixed days all through the next two months.
    why: Endurance begins to drop after about ten to fourteen days, at first mainly blood volume, which returns within days of training again.
    short: Easy twenty minutes, and nothing to make up.

    == too hard
    said: way too hard/tough/difficult/steep/strenuous/intense/demanding/ambitious/strong | (way/far) too much/far/often/long/fast | too far | too far too soon | beyond/exceed* .. me/my/capab*/abilit*/strength/capacity/limits/present | not/isnt doable/possible/manageable/feasible | cant/couldnt/cannot manage/finish/complete/reach | cant/couldnt/cannot do .. 10k/5k/hour/minutes/one/single/that/reps | cant .. minutes | easier/gentler/lighter version/plan/start | start smaller | dial .. down | feels/feel like dying | run/workout .. dying | plank/squats/workout/run/hills .. death | every run .. dying/hell | end of the road | squats/workout/makes .. dizzy | 5 days a week | days a week is | nearly threw up | in tears at the bottom | nearly/almost collapsed/puked/threw | cant finish | not fit enough | fall short every | never .. reach/hit | cant walk/run/lift .. far/that/more | set .. too high | set .. way too high | old lady/man .. too | keep up .. programme/program/pace | plan .. too much/hard/tough | nearly killed | on the floor after | cant/cannot/couldnt .. run more/minutes/finish/intervals | every session | programme exceeds | plan .. tough/hard/much/impossible | week 3/4/5/2 .. impossible/hard/tough | times a week is | hr .. easy days | the app jumps | collapsed .. intervals | nearly .. intervals | training plan .. too | cant run more than | cannot finish the
    - It's most likely too fast. Slow down until you can speak whole sentences, even if that means walking breaks. Most beginners get comfortable that way within a few sessions.
    - Then cut it by a third for a week and see. A plan should leave you feeling that you could have done a bit more on most days.
    - (fitness coach) Run-walk it. One minute running, one and a half walking, eight times. On the bike drop two gears; in the pool rest twenty seconds each length. Build from there.
    - (triage) Look at what gives out first. If it's breath, go slower; if it's the legs, take more rest between; if it's time, do fewer sessions. Is it the breath? -> easy pace
    how: Take this week's longest session and cut it by a third. Do all of them at a pace at which you could tell a story. If that feels fine, add five minutes to one session next week.
    short: Slow down until you can talk; take walking breaks.

    == too easy
    said: too/so/really/way/pretty/super easy | easy .. now/peasy/stuff | too light | barely/hardly .. sweat* | tougher | undemanding | nothing now | crank | raise .. it/goal/target/bar/number | increase .. goal/target/it/number | (should/can) i add .. more/fourth/fifth/another/extra | smash* .. week/without/it/goal | without trying/noticing/effort | before breakfast/noon/9am | walk in the park | could go/do .. double | ready for more/harder/tougher/heavier/something/next | wasnt/not even .. out of breath | cruising | comes after | next after | what next after | feels flat | no longer sufficient/enough | underestimat* | piece of cake | done c25k | used to make me sweat | footballer | bigger/higher/harder/tougher/stretch goal/target/challenge/number | feel/feels/felt/seems light/easy | weights .. light | reach it without | push harder/myself harder/more | barely .. effort/try* | childs play | ridiculously easy | next level | increase/raise .. it/goal/target .. much/how | how much should i increase | before noon/lunch/nine | exercises .. easy | plan .. too easy | become/becoming/became/gotten/getting/got .. easy | easy now | something tougher | barely breathing | wasnt .. out of breath | give me hills | add .. run | fourth run | volume .. undemanding | plan .. rest/easy/underestimat* | done c25k in | 5k in 25 | breathing hard .. tempo/easy/run
    - Good sign. Add about ten percent to the week's total, or make one session harder, and change only one of the two at a time.
    - Easy sessions are supposed to feel easy, so leave those. If everything is, add one with six times one minute brisk and two easy.
    - (fitness coach) Then let's work. Once a week: warm up ten minutes, four times four minutes hard with three easy between, cool down. The rest stays easy.
    - (ahead) You're ahead and it still feels light, so you could raise the target a little. Or keep it and use the spare energy for one faster session a week.
    why: When a load feels light for two or three weeks, the body has adapted and needs a bit more to go on improving. Adding one thing at a time shows you what you can take.
    short: Ten percent more, or one harder session.

    == self doubt
    said: doubt .. i/ill/whether/that/myself/if/it | i doubt | kidding .. myself | not .. runner | never stuck/stick/carry/last/lasted/finish/finished/managed | never stuck .. anything/life | never gonna | never going to do/be/manage/get | look/feel/looking ridiculous | stupid .. look | look stupid/silly/ridiculous | everyone/everybody .. fit/fitter/faster/overtakes/passes/ripped/lifts/stronger/slim* | overtak* | this time .. different | always quit/stop/fail/last/give/gave/start/dropped | (probably/bet) .. quit/fail/last/give up/stop | believ* .. myself/can | not sure .. manage/can/able/ill | sure .. manage | ill last | last a week | gave up after | no way i | somebody else | real runner | made me think | noodle arms | i always quit | slowest | come last | too weak/am weak | bet i | trying to impress | lose .. confidence | not good enough | (cant see/picture) myself | laughed at school | ill .. look stupid | lazy person | ever manage/succeed/be able | never be .. fast/fit/strong/good/able/slim | ill never | laughing stock | not strong/good/fit/disciplined/tough enough | embarrass* myself | couch potato by | i give up easily | always give/gave/quit/fail/dropped | cant see myself | others .. better/fitter/faster | compared to others | everyone else .. better/fitter/faster/stronger/fit | lack .. confidence | lack of confidence | never finish | ill never get/be/manage | get strong/fit .. never | last till/until | not/wont/cant last .. till/until/week/month/long | not sure .. keep | others manage | all my life .. change | everyone/everybody overtakes/passes/laps | slowest in | last at school | running is not for | could do a half | number .. fridge | look .. running | too old/heavy/slow/weak to run | finish the race/marathon/half
    - Nearly everyone who starts thinks they're too slow. Slow is the right speed for most training, and nobody out there is looking at you as closely as you think.
    - Look at this week only. Two sessions of twenty minutes at a pace at which you can talk are well within reach, and the rest grows out of that.
    - (companion) I can hear that you doubt it. Think of the first time, when ten minutes seemed long. You've come further than it feels from the inside.
    - (fitness coach) You don't have to feel ready. Train the next two weeks as written, then we'll look at what you can do. Want to know today's part? -> first step
    - (ahead) The numbers are kinder than you are: you're ahead of what the goal asks. Keep the rhythm and don't add anything.
    why: Most people compare themselves with the fastest they see, and those are the ones who train most. Your own time a month ago is the fairer measure.
    short: This week only: two slow twenty-minute sessions.

    == sore
    said: stiff .. legs/as/muscles/after/today | calves/calf/thigh/thighs/quads/quad/hamstring/hamstrings/hammies/glutes/muscle/muscles/legs/leg/shins/shin/abs/chest/shoulders/arms/bum .. scream*/kill*/burn*/pain*/hurt*/tight/destroyed/wrecked/dying/jelly/strike/hate/dead/stiff/protest* | tight .. calves/calf/quads/legs/chest | pain .. muscle/muscles/legs/calves | muscle pain | walk/run/train .. off/through or | run/train/push through it | train through | hobbl* | hardly/barely/cant .. stairs/sit/sneeze/toilet | stairs sideways/backwards | hurt* .. laugh/since | everything/all .. hurt/hurts/ache/aches | dying now | muscle ache* | legs like jelly | massage gun | day 2 | first session | everything hurts/aches | backside/bum/buttocks/glutes .. hurt*/sore/ache*/pain* | barely/hardly/cant walk .. after/leg/legs/day | can barely walk | killing me .. legs/quads/calves | with stiff legs | stiff legs/muscles | woke up .. stiff/sore/legs/wood | muscle/muscles .. sore*/stiff*/recover/ache* | recover* .. sore/muscle*/legs | legs .. like wood | legs hurt | (doms after) | tight .. calves/so | calves/arms/legs/shoulders/back/thighs .. tight/hurt .. gym/walk*/run*/yesterday/workout | hurt from/after .. gym/workout/yesterday | calves/thighs/quads/legs .. rock/rocks/stone/concrete | run .. soreness/doms/sore | legs/quads .. hills/race/run/trail | saddle sore too | sore .. run day/race/long | race .. hurt*/sore/ache* | day 2 run | doms .. hill/hills/sprints/race
    - Stiff muscles a day or two after something new are normal. Move easily, a slow ride, swim or walk of twenty minutes, and go back to training when stairs don't hurt any more.
    - Soreness on both sides that eases when you warm up is fine to train easy on. Pain in one spot, in a joint or the shin bone, that grows as you go means stop and have it looked at.
    - (fitness coach) Active recovery today: twenty minutes of very easy cycling or walking. Hard session moves by 48 hours. If downhills caused it, do fewer of those next time.
    - (nutritionist) Sleep does most of the repair. Food helps with a portion of protein at each meal, eggs, yogurt, fish, beans, and enough carbs on training days.
    why: Unusual work, above all braking downhill, leaves tiny damage in the muscle fibers. It peaks after one to three days and leaves them better protected for next time.
    short: Easy movement for two days, then train again.

    == cold
    said: have .. temperature | virus | sinus* | (runny/blocked/stuffy/snotty/running) nose | nose is running | im/am/feel/feeling/got/been/fell/being/getting/after ill | infect* | (stomach/tummy) bug/flu | puking | chesty | shiver* | under the weather | neck rule | man flu | cough/coughing .. train*/skip/gym/walk/run | head cold | feel rough | feeling rough | feel ill | recovering from .. flu/covid/cold/virus | after .. flu/covid/virus | swollen glands | tummy bug | train/run/walk/exercise/lift/gym .. with/have .. cold/fever/cough | fever .. days/skip/train | cold .. run/walk/train/skip | covid/flu/cold/virus/fever/bronchitis .. when/again/start/walk/run/train/skip/rest | covid positive | positive .. test | chest infection | race .. throat/cold/sick/flu/cough | run .. sick/cold/cough/flu/fever/covid | had covid | easy run ok | run with a cold | can i run .. cold/sick/flu | run* .. (with/have) a cold | have a cold
    - With only a runny nose, twenty easy minutes are all right. Fever, chesty cough or aching limbs mean no training until you've been well for a day or two, and then half for the first days.
    - Take the days off. Training through an infection makes it last longer and, rarely, harms the heart. You lose next to nothing in a week.
    - (fitness coach) Off means off with a fever. When you're back: day one twenty minutes easy, day two off, day three thirty. Intensity again after a week.
    - (companion) Sorry you're ill. Tea, sleep and no guilt about it; a week off does your fitness next to no harm, and it'll be pleasant to start again slowly.
    why: Hard exercise with a fever strains the heart, and in rare cases the muscle itself gets inflamed. Easy movement with a plain runny nose doesn't make it longer.
    short: Fever or chest: rest. Runny nose: easy only.

    == cost
    said: skint | fees | robbery | economical | aldi | broke student | flat broke | second hand | charity/thrift shop | free app/apps/plan/plans/workouts/version/videos | sick pay | have not money | cheap/cheaper/expensive/afford/money/price*/free .. shoes/shoe/trainers/boots/watch/app/apps/gear/equipment/weights/dumbbells/gym/rack/classes/trainer/powder | shoes/watch/boots/trainers/gym/gear/dumbbells/powder/pt/classes .. expensive/cheap/cost*/euros/price*/afford/pricey/hand/quid | 50/60/70/80/100/150/160/200/300 .. quid/euros/dollars/month/hour/now | low income | without spending/buying/paying/money | spending .. cent/penny/money/anything | everything costs | saving money | fees .. crazy/high/mad | cost/costs/price/came to .. mad/crazy/ridiculous | low budget | buy nothing | cant/couldnt buy | too/so/very/pretty/really expensive | unemployed .. buy | free .. counter/counters/tracker/app/class/classes | expensive .. shoes/gym/trainers | running/good/new shoes .. expensive/cheap*/cost*/price* | (without/no) expensive/money | cheap alternative | race entries | club fees | shoes kidding | gait analysis .. mad/180 | cheaper way | triathlon .. cheap*/cost*
    - Running takes one decent pair of shoes, and last year's model is fine at half the price. Everything else, watch, clothes, plan, can come later or never.
    - A used bike, serviced once, and a helmet that fits get you a long way. For swimming, a ten-swim pass and goggles are all you need.
    - (fitness coach) Free program: run outside, do your strength work at home, race at parkrun, which costs nothing. Put your money into shoes once a year.
    short: Good shoes, everything else can wait.

    == starting
    said: start/starting/started .. over/walking/walk/running/run/lifting/weights/gym/yoga/training/monday/tomorrow/after/slowly | newbie* | never walked/run/ran/lifted/exercised | never .. in my life | couch potato | total/complete newbie/beginner/novice | day/week one/1 | first/1st week/day/month/jog | take up | wish to .. up | doctor/doc/gp .. told/said/says/clear/ordered/recommended | after the/my/an/a operation/surgery/baby/birth | build up slowly | for the first time ok | havent exercised/walked in .. years/decades | years .. couch/sofa | not walked/moved/exercised in .. years | unfit .. start | ground zero | start* from scratch | first ever | never touched/held/used/done/tried .. weight/weights/barbell/sport/exercise/gym/it/any | never touched/done/tried | havent/hasnt/not .. exercised/run/walked/moved/trained/lifted .. decades/years/school/since school | since school | sensible first | first week/month | total novice | zero experience | completely new | absolute beginner | ease into | coming back .. exercise/years | very overweight .. begin/start | overweight and/.. start/begin/run/walk | just bought/got .. pedometer/watch/shoes/mat/bike .. now | how .. start/begin .. at 40/45/50/55/60/65/70 | first time .. since school/years/in | year old .. begin/start | run* .. beginner/begin/start | never run | take up running | couch to 5k or | run walk run | beginner .. bike/swim/run | learning .. crawl/swim | complete beginner | first ever .. jog/run | start running | havent run .. school/years/since | run since school | start running at | overweight .. run | never jogged | smoker never/start
    - Three times a week, twenty minutes, a rest day between. Alternate one minute of jogging with one and a half of walking, slowly enough to talk. For bike or pool: twenty easy minutes with breaks.
    - Begin slower than you think you should. The heart gets fitter within weeks, while tendons and shins take months, and that's where most beginners get into trouble.
    - (fitness coach) Week one: three times twenty minutes, run one, walk two. Each week a little more running. In nine or ten weeks you'll go half an hour. Shall I lay out the week? -> plan
    - (triage) Before you begin: with heart trouble, chest pain on effort or many years without exercise, see your doctor once. Otherwise twenty minutes, run and walk, every other day.
    - (no goal) Pick one sport you'd look forward to and do it twice a week for twenty minutes at talking pace. Would you like a first week to go by? -> plan
    why: Alternating with walking keeps the load on joints low and the heart rate moderate, so you recover in a day and can go again.
    how: Five minutes walking fast. Then eight times one minute of jogging and ninety seconds of walking. Five minutes walking. Every other day, same time. Repeat the week if it felt hard.
    short: Three times twenty minutes a week, run and walk.

    == first step
    said: what .. do today | what .. train/run/walk today/tonight/tomorrow | todays/tonights session/workout/walk/run/plan | plan for tonight/today/tomorrow | tell me what to | just tell/say | next thing/step/move | smallest/tiny/tiniest/small/little thing/action/step/workout/possible | do/thing/something/exercise/workout/action .. right now | got/have .. hour/minutes .. what/before/go/want | for this evening | suggest .. evening/morning/afternoon/today/tonight | advise .. afternoon/evening/morning/today | next quarter | at home on couch | what i can/must do today | next five/ten/10/5/15/fifteen minutes | session/workout/walk/run/exercise/task for today/tonight/now/tomorrow | give me .. session/task/exercise/job/order/challenge .. today/now/tonight | give me a session | do right now | what .. right now | what can i do now/today/tonight | where do i start today | (what shall/should i) do .. first/today/afternoon/evening/tonight/this | very first thing/step | my first step | what should i do first | workout/exercise/something for now | quick workout/walk/run/session | this evening | what should i do .. today/tonight/now/tomorrow/first/this | which/what exercise/workout/walk/run .. now/today/tonight/first | what to run | todays session | what .. run today/tonight/now/tomorrow
    - Today twenty minutes: five minutes of easy warming up, ten at a pace where you can talk, five to wind down. Walking breaks are part of it.
    - If you trained yesterday, rest today and lay out your kit for tomorrow morning. If you didn't, go for fifteen easy minutes before dinner.
    - (behind) Make today's one that counts without wrecking you: thirty easy minutes, or twenty if time is short. Then another the day after tomorrow.
    - (fitness coach) Kit on within the next hour. Ten minutes out, turn around, and try to come back in nine. That's all for today.
    - (companion) Only go out for as long as it feels good today, ten minutes are plenty. Choose the route you like best.
    short: Twenty easy minutes today, or kit ready for tomorrow.

    == habit
    said: automatic* | second nature | consisten* | start stop | stop start | long term | for good | become* normal | becomes .. normal | just what i do | brushing .. teeth | same/fixed/set time/days/hour each/every/of/or | same days every | fixed days | discipline .. rhythm/routine | story of my life | same story | on a roll | then life happens | two/2/3/three weeks .. then/vanish/quit | never past | part of my day/week/life | daily ritual | do people .. keep/every | part of .. week/life | keep going .. after/month/weeks/long | turn it into | make .. routine/habit/regular/automatic | stay/staying/be/being/more consistent/regular | drop/dropped/drops/fall/falls/fell off after | off after .. weeks/month/days | (give up/quit/stop/drop) .. after .. weeks/fortnight/month/days | after a few weeks | after a fortnight/month/week | daily habit/routine | build .. habit/routine | part of my life/day/routine | stay/be regular | keep .. motivated long | how long .. habit/automatic/routine | until .. habit/routine/automatic | good weeks .. gone/then | every spring/january/year i start | for three/two/four weeks then | morning runner | streak running | times a week people | keep .. more than a month | regular with
    - Fix the days and the hour: Tuesday, Thursday, Saturday, at seven for example. When the day decides, you don't have to.
    - Make starting easy: bag packed or kit laid out the evening before, the same route, a minimum of ten minutes that also counts on bad days.
    - (fitness coach) Non-negotiable: two days a week, written in your calendar. The third is bonus. Keep the two for six weeks and then we'll make the third one fixed.
    - (companion) It gets easier when it's linked to something pleasant, the coffee afterwards or the person you go with. Decide on that part first, and let it be yours every time.
    why: Habits grow out of the same action at the same moment. People who exercise at fixed times keep it up longer than those who decide each day.
    how: Choose two days and one hour. Put them in the calendar for six weeks. The evening before, lay out kit and set the route. On bad days ten minutes count.
    short: Fixed days, fixed hour, kit ready the evening before.

    == tracking
    said: keep count | keep .. record/track/score | record my/the/it/them/ones | note .. down/book/it | small book | metric* | number/numbers .. matter*/look/important | daily number | weekly average/km | google fit | apple health | samsung health | paper calendar/diary | calendar .. stickers/paper/wall | pace or heart | gps | progress pic*/photo*/picture* | test .. max/run/month | checking .. times | 50 times a day | which/best/what/good app | hr .. wrist | never counted | without my phone | wearing a watch | control my progress | lifted last | which/what/best/good app/apps | app counts | (should/do/what) .. note/write/log/record .. down/after/it/each | write .. lifts/it/them/runs/walks/steps/down | measure progress | see progress .. how | estimate .. steps/hand | keep track | mark .. calendar | app .. best/better/use/count* | note .. down/after | without a gadget/phone/watch/device | notebook enough | count .. without | need .. watch/app .. track | free step counters | log .. workout/workouts/walks/runs/lifts/session/sessions | wear .. watch/tracker/phone .. day/time/always | log easy | hr from | cadence .. care | weekly km | km or minutes | watch misses | training diary | swims | watch to track | track .. runs
    - Note three things after each session: how long, how far, and how hard from one to ten. After a month the same effort brings you further, and that's progress you can see.
    - For fitness, one test a month is enough: the same route, or the same number of lengths, at the same comfortable effort. Compare the time, nothing else.
    - (fitness coach) Total time a week and one benchmark every four weeks. Daily paces go up and down with heat, hills and sleep, so don't read much into those.
    - (triage) Choose by your goal: minutes a week for health, kilometers a week for a distance, a monthly time trial for speed. One of them is enough.
    how: One line after each session, such as: 32 minutes, 5 km, effort 4. On the first Saturday of each month do the same loop at the same effort and write down the time.
    short: Duration, distance and effort, plus one monthly test.

    == gear
    said: coros | is .. garmin/watch/fitbit worth | fitbit vs/or | apple watch vs/or | sports bra | goggles | brooks | hoka | gait analysis | clipless | carbon shoes | flat feet | gps watch | replace .. them/shoes | worn down/out .. shoes/soles | new boots/pair | pair of shoes/boots/trainers/poles/dumbbells | birthday gift | falling apart | trainers/shoes/boots .. falling/holes/hole/worn/replace*/proper/good/best/right/fit | (proper/good/right/special/best/decent) shoes/boots/trainers/watch/equipment/gear/dumbbells/kit | best watch/shoe/shoes/app | shoes .. replaced/often | worth buying | shopping list | sandals/flip flops/slippers/crocs/barefoot | what .. wear .. in/for/winter/summer | shoes .. someone/flat/wide/feet | special .. socks/shoes/gear/equipment | wide feet | bigger shoes | any good .. bar/door | which shoe/shoes | what shoe/shoes | wear .. winter/summer/rain/cold
    - For running, spend on shoes only: comfortable at the first try, a thumb's width in front, replaced after 500 to 800 km. The shop's gait theory matters less than comfort.
    - For cycling: saddle height so that the knee is slightly bent at the bottom, a helmet, lights. For swimming: goggles that stick to your face without the strap.
    - (fitness coach) Shoes, socks without cotton, a cheap watch. That's the kit. Buy two different pairs if you run three times a week, and alternate.
    - (nutritionist) Under an hour you need neither gels nor sports drinks, water is fine. Over ninety minutes take 30 to 60 grams of carbs an hour, which a banana and a drink can cover.
    how: Try three pairs on late in the day, with your running socks, and jog in the shop. Take the one you notice least. A thumb should fit in front of the toes.
    short: Comfortable shoes first, the rest later.

    == good news
    said: done and dusted | personal best/record | best ever | beat .. record/time/best | new record | finally did/went/walked/ran/made/managed/finished/got/hit | first time .. life/today/ever | for the first time | first .. pull/push/10k/5k/30 .. up/stop/non/ever | walked/ran/run/swam/lifted/did/completed/finished/bossed/held/made/managed/hit/went/cycled/benched/touched/opened/carried .. first/whole/hour/km/goal/target/toes/proud/challenge/programme/program/session/sessions/circuit | feel/feeling ace/great/amazing/fantastic/brilliant/awesome/fab/good/proud | delighted | happy .. announce/walked/report/today/very | happiest morning*/day* | days straight .. row | without stopping | non stop | went .. anyway/though/rain* | medal | bossed | kept up with | better mood | get in $ | up the hill without | came along | sessions .. done | didnt walk once | stairs .. without | (walked/ran/went) all the way | hit .. goal/target/first/ever | reached .. goal/target/10k/steps | first time ever | i lifted/benched/squatted/ran/walked/swam .. kg/km/miles/today/first | new pb/record/best | first real | good/great/best walk/run/session/workout | loved it/today | enjoyed .. walk/run/session/workout | managed .. whole/all/every | walked/ran/trained all week | every day this week | i feel amazing/great/fantastic | on foot .. today/bus | went on foot | walked/ran/did/lifted 15000/12000/11000/13000/5/10/ten .. today | i ran/walked/swam/lifted .. today/miles/km | finished my first | i did .. first/ten/20/full/whole/pull/push .. ups/! | i went .. times this week/today/anyway/gym | didnt take the bus/car | took the stairs | broke .. minutes/hour/record/pb/30/25/20 | finally broke | my own/body weight today | went round the whole | without a bench/break/stop | ran/swam/rode/cycled/did .. 5k/km/half/without/stopping/first/whole | today i run | first 30 | sub 25/30/20/50 get | kept up | last but two | finished/completed/did/ran my first/longest | first 10k/5k/half/marathon/parkrun/triathlon done/finished/today | just finished .. 10k/5k/half/run | finished my first half/marathon/10k/5k/race/triathlon
    - Well done, that's one more behind you. Keep tomorrow easy or take it off, so that your legs can turn the work into fitness.
    - That's good to hear, and it came from the sessions nobody saw. Drink something, eat well, and enjoy how your legs feel tonight.
    - (reached) You did what you set out to do. Take an easy week now and let it sink in before you look for the next thing.
    - (ahead) Strong, and you're ahead of the goal. Keep the plan as it is; adding more now is what usually goes wrong at this point.
    - (fitness coach) Yes! That's real progress. Note how it felt as well as the time, then recover properly: easy legs tomorrow, hard again in two days.
    - (companion) How lovely. I'm glad you went, and I hope you tell somebody who'll be pleased for you. Enjoy the tired legs tonight.
    short: Enjoy it and go easy tomorrow.

    == best time
    said: morning/mornings .. evening/evenings/night/afternoon/lunch/later/noon/or | (best/optimal/ideal/perfect/better/right/good/which/what/preferable) .. time/hour/moment .. day/walk/run/train/lift/to/for/of | what/which/best/ideal/optimal time/hour/moment | which hour | which part | part of the day | moment of the day | time of day | before or after breakfast/work/lunch/dinner | before work or | work or at lunch | before breakfast .. or/at/and | dawn | midday | early bird/birds/start | night owl | empty stomach | 5/6/5am/6am/7am alarm/club/start/worth/better | earl* or late* | late* or earl* | early .. or .. late | later .. good/better/day | (early/late/later) in the day | morning walks/walk/run/runs/person | lunch/lunchtime walk/walks/runs/lifting/session | when .. would/do you/others .. go/walk/run | when are/am .. fastest | same hour | best time .. lift/train/walk/run/day/exercise/to | best/better .. morning/evening/mornings/evenings/afternoon/lunch*/breakfast/night | mornings or evenings | evenings or mornings | morning .. better/best/good | before .. or after .. work/breakfast/dinner/lunch | before or after | matter what/which time | does .. matter .. time | when .. best time | whens/when the best | early morning .. better/good | morning or night/evening/afternoon | should i .. in the morning/evening/afternoon | when is .. most effective/best/better/ideal | most effective | morning .. or .. night/evening | should i run/walk/train/lift in the | dawn or | run .. morning/evening/early/late/noon/lunch or | morning or | run early | midday heat | train at seven | race .. mornings .. train | run in the morning/evening/afternoon | run .. morning
    - Whenever you'll really do it. Mornings are safest from surprises, late afternoon is when most bodies are warm and fast, lunch is best in winter for the light.
    - Try mornings for two weeks if evenings keep falling through. The first three are hard, then your sleep shifts along.
    - (nutritionist) Choose by your meals. Before breakfast is fine for easy sessions under an hour; for hard ones have something small one or two hours ahead.
    - (fitness coach) Hard sessions late afternoon, when you're warm and strong. Easy ones before breakfast. If you have a morning race, train in the morning in the last weeks.
    why: Body temperature and strength peak in the late afternoon, so times are a little better then. The body adjusts to the hour at which you usually train, which evens most of it out.
    short: The time you keep; mornings get cancelled least.

    == how long
    said: how long .. until/til/till/before/take/takes/see/feel/notice/results/fitter/easier/back/last | how (soon/quick/quickly/fast) .. see/feel/notice/results/stronger/fitter/legs/fitness/flexible/expected/come/expect/better/add/show/improve | in how many time | weeks til/till/until/to | when will/do/does/can/might/may/should .. feel/see/notice/expect/easier/improve*/show/stop/drop/results/something/muscles/people/change*/fitter | when .. easier | when .. improvement | results .. by/when/summer | (2/3/4/6/8/10/12/three/four/six/eight/ten/couple) weeks/months .. enough/in/realistic/notice | weeks/days/months .. enough | enough .. notice/difference/change | notice .. change/changes/difference/anything/something | nothing yet | takes ages | take ages | stamina .. quick/come/fast/when | mood lift | see .. change/changes/difference/results | time to first | mirror says | last how long | difference yet | nothing/change/difference/results .. yet | start/started/starting feeling/seeing/noticing | when .. start .. feel*/see*/notice*/better | how many weeks/months/days .. until/till/before/to/see/progress/drop/results/feel | until i see/notice/feel | months/weeks until | see progress/results/muscle* | will .. easier/feel easier | get/gets/feel/feels easier | takes to see | speed of .. progress | expect results/changes/progress/improvement | how long until/before/till/til i .. can/lose/see/feel/notice/get/run/walk/am/have/stronger/fitter | how long .. take .. build/get/see/lose/gain/make/become/notice .. muscle/muscles/stronger/fitter/results/weight/fit/strong/difference | how long does it take to .. build/get/see/lose/gain/become/notice/feel/run | when will i be/get/become/see/feel/notice .. stronger/fitter/faster/results/better/muscles/difference/change/fit/strong | when do i get .. fitter/stronger/faster/better | no change yet | how soon/quickly .. feel/see/notice | how long does it take .. fit/fitter/stronger | how many weeks .. until/till/first | how many weeks/months/days to/until/till .. stronger/fit/fitter/see/muscle/results/notice/bigger/faster/slimmer/change | notice anything | still suffer/hard/struggling after | arms show | run* .. stop being/easier/horrible | runners high | weeks to run | weeks/months .. zero | get back after | 30 minutes .. time | 5k from zero | hold a conversation | heart rate drop | fitness come | months until | running .. feel easier | how long until/before/till i can run | can run .. 5k/10k/30 .. how/when | when do .. legs/runs stop hurting | times a week to reach
    - Easier breathing takes about three weeks, a clear gain in stamina six to eight. From couch to thirty minutes without stopping is nine to ten weeks for most people.
    - From 5 to 10 km takes about two to three months, from 10 to a half marathon three to four, if you already go three times a week.
    - (fitness coach) Six weeks to feel it, twelve to see it on the watch. Test now, over a distance you know, and again in six weeks.
    - (companion) The better mood comes on the same day. The stamina takes weeks, quietly, and then one morning you notice the hill doesn't bother you any more.
    why: Blood volume rises within two weeks, muscles build more capillaries and mitochondria in six to eight, tendons and bones need several months.
    short: Three weeks to breathe easier, eight for stamina.

    == setback
    said: square 1 | again from zero/scratch/start | broke/broken/fractured/sprained/twisted/tore/pulled/tweaked .. toe/leg/foot/wrist/hip/calf/hamstring/back/rib/knee | plaster cast | lost everything/all/fitness/strength/it/muscle | lost .. all .. fitness/strength/progress/gains/base | everything i .. gained/built | all that work/training/effort | work/effort/training for nothing | undone | used to .. now | now im .. again/back/only/down | back to .. zero/start/beginning/bar/3k/walking/walk | confidence .. gone/lost | two/2 steps forward | steps back | stress fracture | bad race | fracture | weeks out | cost me | after covid/surgery/illness | after my illness | slow like before | weak again | lifted/ran/walked less than | less than last month/week/year | start* again from | months of base | doctor says no | year of work | pulled my | hurt my .. lost/out/weeks/back | lost .. month/months/year/weeks/everything | weaker/slower/worse/less than .. ago | way slower | slower than before | recovering from .. surgery/injury/operation/fracture | lost my fitness/form/shape/strength | knocked .. back | knock back | ground lost | hospital stay | set me back | threw/throws/knocked/put/sets/sent me back | lost all my | progress .. gone/lost/vanished/ruined/disappeared | ruined everything | after the flu/surgery/operation/illness/injury/break/cast .. progress/lost/slow*/weak*/zero | after my .. operation/surgery/illness/injury .. zero/back/lost/start | back at zero | at zero again | injured .. stop/had/out/weeks | because of .. injury | stop* .. injury | weeks off .. tear/injury/physio | shoulder/knee/hip/back op | op back | back to run/walk/walking | worse than last | sixteen weeks | no running | cant run till/until | finished .. slower/worse/last | slower than last year
    - That's disappointing, and it's rarely as bad as it feels. Write down what went wrong in one line, take two easy days, and change one thing in the plan.
    - One bad race or test says little; heat, sleep, nerves and pacing move it by minutes. Look at your training of the last two months instead.
    - (companion) I'm sorry. You put a lot into it. Let it hurt for a day, you don't have to draw any lesson from it yet.
    - (fitness coach) Bad days happen. If you went out too fast, hold back in the first third next time. Easy week now, then back to work.
    short: Two easy days, then change one thing.

    == doubt use
    said: evidence | stud* on/show/about | does/do/is .. even/really/actually .. work/help/do/worth/matter/anything/count/effective/good/healthy | does it even | waste of time | believ* .. help*/work* | good for .. heart/bones/you/health/old | bad for .. heart/joints/you | prolong* | live longer | why .. put myself | make* .. difference | 10/15 minutes .. count/enough/useless/good | heard .. useless/bad | article saying | wreck .. joints | science behind | actually/really .. good/help*/work*/healthy/healthier/do/make/useful | makes/make you healthier/healthy/live | is .. actually .. good/healthy/worth | real benefit* | isnt .. pointless/useless/boring/waste | bit pointless | what does .. research/science/evidence say | research say/says | why run | is it true .. walk*/run*/lift*/exercise/training | does walking/running/yoga/lifting/stretching/it .. even/really/actually | longer life | run* .. healthy/heart/hearts/point/worth/wreck*/prolong*/useful/useless/evidence/die | point of running/jogging | bad .. heart/joints/hearts | zone 2 .. hype | scarred | twice/2x a week .. useless/enough | why do people .. run
    - Yes, it's worth it. Even one or two hours of easy endurance a week lower the risk of heart disease and depression, and most people sleep better.
    - Fair to ask. You'll hardly get thin by it alone, and you don't need to be fast. Heart, mood and stamina improve at any speed, in about two months.
    - (fitness coach) It works if you let it: regular, mostly easy, a little hard. Test yourself now and in eight weeks, and you needn't take my word for it.
    - (nutritionist) For weight, food does the larger part. For blood sugar, blood fats and keeping the weight off, endurance training is about the best thing there is.
    why: Runners have around a quarter to a third lower mortality than non-runners in large cohorts, even with little running. Part of that is who runs, but trials confirm fitness, blood pressure and mood.
    short: Yes, at any speed, after about two months.

    == tips
    - Go slowly enough to speak whole sentences on most days.
    - Raise the week's total by about ten percent at most.
    - Leave a rest or easy day after every hard one.
    - Lay out your kit the evening before a morning session.
    - Take walking breaks before you need them.
    - Do ten minutes of strength for hips and calves twice a week.
    - Replace running shoes after 500 to 800 km.
    - Make every fourth week a third shorter.

    == next week
    - Mon: rest, or ten minutes of stretching.
    - Tue: 25 easy minutes at talking pace.
    - Thu: ten minutes easy, six times one minute brisk with two easy, five down.
    - Sat: the long one, easy, ten minutes more than last time.
    - Twice: ten minutes of calf raises, squats and planks at home.
    - Heavy legs: make it twenty easy minutes or skip a day.

    # The domain's own topics

    == easy pace
    said: how fast .. run/jog/ride/swim/go | how slow | run/running/jog .. slow* | easy pace | talking pace | zone 2 | conversational | slow* down .. run* | slow .. run*/miles/shuffle/faster | easy runs/run/pace/jog/jogging/miles .. fast/slow/pace/hr | too fast .. easy | zone 2/two | zone2 | hr/heart rate goes/jogging/170/180/high/up | intensity | talk test | 20 80/20 | maf | maffetone | shuffle/shuffling | walk faster than | always fast | boring runs | pensioners | polarised/polarized | aerobic base | nose breathing | plod* | recovery pace | slow miles | slow runs | heart rate .. always | easy days .. hr | why .. run slow/slowly | run/running slowly | hr/heart .. jogging/170/180 | zone 3/4/5 | gentle .. zone/pace/run | should be gentle/easy
    - Easy means that you can talk in whole sentences. For most people that feels almost too slow, and about four fifths of all training should be like that.
    - Forget the pace on the watch for now. If you can't say a full sentence, slow down or walk a minute; the speed at that effort improves by itself over the weeks.
    - (fitness coach) Zone 2, roughly 60 to 70 percent of your maximum heart rate. Without a strap, breathe in for three steps and out for three; if you can't, you're too fast.
    - (companion) Slow is fine. Plenty of people who've run for decades go at a pace you could chat at, and they're the ones who still like it.
    why: Easy work builds the heart, capillaries and fat burning with little wear. Going medium hard every time tires you without the gain of real speed work.
    how: Start a minute or two a kilometer slower than you'd race, or at a brisk walk. Say a sentence aloud every five minutes. If it comes in pieces, slow down until it doesn't.
    short: Slow enough to talk in whole sentences.

    == intervals
    said: speed work | speedwork | run/swim/ride .. faster | faster .. run*/5k/10k/time/pace | improve .. time/pace/speed | hiit | beat .. time | shave .. seconds/minutes/time | sub 20/25/30/50/60 | times .. not/arent .. improv*/better | not getting faster | speed work/session/sessions | 400s/800s/200s/1ks | yasso | hills or | hill reps/sprints | hard sessions/session/days | fast bits | between reps | reps | rest between | six times | break .. too short | going off too | become faster | become/run faster | track session | hard sessions .. week | how many hard
    - One faster session a week is enough. Warm up for ten minutes, then six times two minutes hard with two easy, ten minutes easy home. Keep the others slow.
    - For a better time train the pace you want: five times three minutes at target pace, two minutes easy between. Add one repeat a week until you're at eight.
    - (result) Break it into pieces. Once a week run, ride or swim at your target pace for short stretches, half the distance in total, with breaks. Lengthen the stretches every week.
    - (fitness coach) Two keys: intervals on Tuesday, five times three minutes hard, and on Friday twenty minutes at a pace you could just hold for an hour. Everything else easy, and I mean easy.
    - (triage) If you do fewer than three sessions a week, add an easy one first. It'll make you faster than intervals at that stage, and it hurts less.
    why: Hard intervals raise the oxygen that heart and muscles can use, and short breaks let you collect more minutes at that level than in one go. One or two sessions a week bring most of the gain.
    how: Hard means you could say three or four words. Start the first repeat a little too slowly; the last should be as fast as the first. Leave at least one easy day before and after.
    short: One hard session a week, the rest easy.

    == first 5k
    said: first 5k | couch to 5k | c25k | run 5km | run .. without stopping/stop | 30 minutes without | start running | beginner .. run* | cant run .. minute/minutes/mile/km/far | run .. whole way | walk .. during run | 5k/parkrun/5km/5kms .. weeks/first/get/from/walk/walking/jump/ready/reach/done/can | first 5k/5km/five/parkrun/event | first .. five/5/5k/kilometer/kilometre/kms | week 5 day | week 5/6/7/8 .. stuck/day/minute/repeat/run | walk/walking break/breaks | get from .. to 5/5k | reach/arrive .. 5 | to 5 $ | race for life | charity .. park/run/5k | run it without | run .. whole/round/way | run 2/3/1 km | from 3k/2k | ok for a first | cant run round/whole | 20 minutes .. one | ten minutes .. eight weeks | run .. 5k/five/parkrun without | five k | week .. couch/app/c25k | without walking | walk in between | walk between | times a week to reach | reach 5
    - Nine weeks are usual. Three times a week alternate running and walking, one minute and ninety seconds at first, and let the running parts grow each week. Repeat a week whenever it felt hard.
    - Walking breaks are training. Take one before you're out of breath, say a minute after every three, and you'll cover the 5 km weeks earlier than by running till you drop.
    - (fitness coach) Target: thirty minutes without stopping. Week one 8 times 1 minute, week four 4 times 4, week seven 2 times 10, week nine all of it. Slowly enough to talk, every time.
    - (companion) Everyone's first minutes are hard. Go with someone patient or with a voice in your ear, and be pleased about every extra minute.
    why: It's mostly a matter of pace. Most beginners run at a speed they can hold for two minutes; slower running with breaks lets heart and legs build up first.
    how: Week one: walk five minutes, then eight times one minute running and ninety seconds walking. Every other day. Week two: ninety seconds and two minutes. Go on adding about a minute a week.
    short: Run and walk three times a week for nine weeks.

    == longer distance
    said: 10k .. train*/prepare/first/weeks | first 10k/half/marathon | longer distance | build .. distance/mileage/endurance | increase .. distance/mileage | how .. train .. race/10k | mileage | training plan | century ride | weekly distance | how many/much .. miles/kilometers .. week | half/marathon/10k/21k/42k/ultra .. weeks/train*/possible/before/first/prepare/enough | ultra/ultras | 10k how | long run/runs/one .. how/long/be/should/back/slow/far | legs died/dead/gone at | ran 16k/18k/15k/12k/20k | 100km/century/sportive | from 10 | 10 to 21 | 42 .. training/run | back to back long | build up .. distance/km | increase .. distance/mileage/km/weekly | longest run | halves | endurance .. build/longer | last .. kilometers/kilometres/km/miles die/hard/fade | 3k open water | increase my distance | how fast .. increase | longest so far | race is 21
    - Make one session a week the long one and lengthen it by about a kilometer each time, at talking pace. Every fourth week cut it back by a third.
    - For a half marathon plan about three months if you already run three times a week, for a marathon four to five. The longest run should be 18 km for the half, 30 to 32 for the full.
    - (fitness coach) Long one on Sunday, one session with faster bits on Wednesday, the rest easy. Ten percent more a week at most, every fourth week lighter, two easy weeks before the race.
    - (nutritionist) On everything over ninety minutes practice eating: 30 to 60 grams of carbs an hour from the first half hour on, with water. What you take on race day you should have tried three times.
    - (triage) Check the calendar first. If the weeks don't allow for a kilometer more each week, take the shorter distance or a later race.
    why: Long easy sessions teach the muscles to save glycogen and make tendons tough. Injuries come mostly from raising distance and speed in the same weeks.
    how: If your long one is 8 km now, go 9, 10, 11, then 8, then 11, 12, 13, and so on. The other sessions stay short and easy, except one with some faster minutes.
    short: One long easy session, a kilometer more each week.

    == race day
    said: race .. tomorrow/week/weekend/soon/nervous | before .. marathon/10k/5k | race .. eat/breakfast/strategy/pace/pacing | start line | event .. tomorrow/weekend | day before .. run/ride | race/marathon/10k .. nervous/saturday/tomorrow | go out too fast | race .. tomorrow/today/saturday/week/nervous/wear/morning/before/first/calm/eat/toilet/gel/start/sleep | tomorrow .. race/half/marathon/10k/parkrun/event | morning of | week before | final week | start line/pen | begin .. too fast | portaloo/toilet/loo .. start/race | gel at | water stations/station | number where | pin .. number/bib | bib | half .. 9am/8am/10am/tomorrow/sunday | pacer | thousand people | keep calm | finish line | race .. what to wear/eat | morning of the marathon/race/half | eat morning of | at the start | how early .. start/be
    - Nothing new on race day: tried shoes, a breakfast you know about three hours before, and the first third slower than feels right. You'll overtake people later.
    - In the last week cut your training by half, keep two or three short fast bits, and sleep. You can't get fitter any more, only fresher.
    - (nutritionist) The evening before: a normal plate of rice or pasta, not too much fiber. In the morning toast, porridge or a banana three hours ahead, and water until half an hour before.
    - (fitness coach) Split it in three: hold back, hold on, then race. If you can still pass people in the last third, you paced it right.
    - (companion) It's fine to be nervous, nearly everyone on that start line is. Go through the morning once in your head, from breakfast to the start, and then let the evening be quiet.
    why: Starting too fast burns glycogen and lets waste products build up early, and the last third pays for it twice over. Even or slightly rising speed gives the best times at nearly all distances.
    how: Lay out kit and number the evening before. Get there an hour early, jog ten minutes, three short faster bits. First kilometer slower than planned, then settle, and speed up in the last third.
    short: Nothing new, start slowly, sleep well.

    == stitch and breath
    said: side stitch* | stitch* | cant breathe .. run*/swim* | breath* .. run*/swim*/technique/how | gasping | cramp* .. side | lungs burn* | stitch/stitches | catch my breath | ribs/rib | flank | under the ribs | nose or mouth | panting | suffocat* | 2 2 or | pinches .. right/left/side | side pain/cramp/cramps/ache | knife in | in my side | my side .. km/run | (breathe/breathing) .. (run*/properly/nose/mouth/right) | how .. breathe
    - A stitch usually goes when you slow down, breathe out deeply and press a hand on the spot. Leave two hours between a big meal and the start, and it comes less often.
    - Being out of breath means too fast for now. Slow down until you can talk and breathe through nose and mouth together. If you're short of breath on easy days or it whistles, ask a doctor.
    - (fitness coach) Breathe out fully, that's the trick. Three steps in, two steps out on easy runs. In the pool keep blowing bubbles under water, so there's only breathing in left to do.
    - (nutritionist) Look at what you drink before. Juice and big meals within two hours are the classic causes of a stitch; water in small sips is fine.
    why: The cause of stitches isn't fully clear; irritation of the lining of the belly and a full stomach are the best guesses. Deep out-breaths and slowing down help in most cases.
    short: Slow down, breathe out deeply, two hours after meals.

    == eating around training
    said: eat* before .. run*/ride/swim*/training/workout/race | eat* after .. run*/ride/swim*/training/workout | what .. eat .. run*/ride/race/after | hungry after .. run*/training/swim* | before breakfast .. run* | drink .. during run/ride/long | run*/swim*/cycl*/training .. hungry/starving | how much .. drink | drink .. run*/ride/training | ate/eaten/food/meal/banana/porridge/oats/toast/snack/carbs/gel/electrolyte*/salt/sugar/beetroot/protein/shake .. before/after/during/run*/race/training/5k/10k/long/ride/swim*/parkrun/morning/night/sick | before/after/during .. eat/eating/food/banana/porridge/snack/drink/water/hungry/starving | (run/running/train) .. empty/fasted | run on empty | loo/bathroom/tummy/gut .. halfway/run*/time/mid/every/upset/cramp* | need the loo/toilet | beetroot | cramps .. salt | porridge | banana | bonk/bonked/bonking .. km/run/long | see stars | how long after .. meal/eat* | vomit/sick .. run/gels | run .. after lunch/dinner/breakfast/eating/meal | after lunch/breakfast .. run/train | after long runs .. starving/eat/have | coffee before .. run*/parkrun
    - Up to an hour you need nothing special. If you ate two or three hours ago, go; if it's longer, a banana half an hour before is enough.
    - Afterwards a normal meal within two hours does it: something with carbs, a portion of protein, vegetables. Special drinks and bars are convenience, you can do without.
    - (nutritionist) Before: 30 to 60 grams of easy carbs one or two hours ahead of hard sessions. After: 20 to 30 grams of protein with carbs. Easy half hours need neither.
    - (fitness coach) Easy ones before breakfast are fine if you like them. Never do the hard ones empty, they'll be slower and you'll crave everything in sight by noon.
    why: Muscles store enough glycogen for about ninety minutes. Beyond that, or on hard days, carbs keep the pace up, and protein afterwards helps repair.
    how: Before hard sessions a slice of toast with honey or a banana, one to two hours ahead. Afterwards for example rice with eggs and vegetables, or yogurt with oats and fruit.
    short: Under an hour nothing special; afterwards a normal meal.

    == knees and shins
    said: knee* .. run*/bad/pain*/ruin*/ache*/jog* | run* .. knee/shin/shins/hips | shin splint* | shins .. hurt/ache/sore | bad for .. joints | runners knee | injur* prevent* | shin/shins/knee/knees/kneecap/achilles/ankle/heel/heels/hip/hips/foot/arch .. pain*/stab*/swollen/swell*/splint*/rolled/twist*/ache*/touch/pop*/tight/burn* | hurt/hurts/pain/stiff/sore/swollen/ache .. shin/shins/knee/knees/achilles/ankle/heel/hip/hips/foot/kneecap | shin splint/splints | itb | below the kneecap | swollen foot/ankle/knee | pain in | outside of the knee | niggle | prevent shin | heel stabs | stabs/stabbing .. heel/knee | clicks
    - Running doesn't wear out healthy knees; recreational runners have less arthritis than people who sit. Trouble comes from adding too much too fast, so go back to the last distance without pain.
    - For a niggle cut distance by half for a week, stay on soft flat ground, and take quicker, shorter steps. If it's sharp, swollen, at one point of the bone or not better in a week, have it checked.
    - (fitness coach) Swap impact for bike or pool this week, keep the fitness. Add calf raises, step-downs and side planks three times a week; weak hips and calves are the usual cause.
    - (triage) Two signs sort it: pain that gets worse while you go, and pain that's still there the next morning. With either one, stop and see a physio or doctor. With neither, keep going, but easier and shorter.
    why: Tendon and bone adapt in months, heart and muscle in weeks. In that gap people feel fit enough to do more than their shins can take.
    how: For a week half the distance, on soft flat ground, with short quick steps. Every other day fifteen slow calf raises and ten step-downs a side, twice. Then go up by ten percent a week if nothing hurts.
    short: Less, softer, shorter steps; have it checked if it stays.

    == rest days
    said: rest day | every day .. run*/ride/swim*/train* | swim*/ride/train* .. every day | run* daily | how often .. train/swim/ride | two days in a row | enough .. runs/rides/swims/sessions | rides/swims a week | recovery day/days | every day .. ok/okay/bad/good/much/run*/train* | train* .. every day | today off | rest .. guilty/or/need/today | (is it ok/ok) to .. off/rest/skip | run day .. sore | day after .. race/long/run | streak vs | (2/two) days .. after/row/another | one after another | non running days | skipping today | legs need | hrv | how many .. recovery/rest/days/runs .. week/advisable | move it or | day between | back to back days | run or couch/rest | how many rest days | how many days .. rest | two days in a
    - Three times a week with a day between is right for most people, four once that's easy. One full rest day a week stays, however good you feel.
    - Rest is where you get fitter, so a day off never needs an excuse. Bad sleep, a raised resting pulse and heavy legs together mean two of them.
    - (fitness coach) Hard, easy, off, easy, hard. Never two hard days in a row, and each fourth week a third less. That's how you stay in one piece.
    - (nutritionist) Eat on rest days as well. The repair needs protein and carbs on that day, so don't cut meals because you didn't train.
    why: Training breaks things down a little and rest builds them up stronger. Without the pause the second half is missing, and tendons, which heal slowly, suffer first.
    how: Put two hard days at least 48 hours apart. Between them easy, or off. Every fourth week cut everything by a third. Skip a day whenever sleep was bad twice in a row.
    short: Three times a week, a day between.

    == cycling
    said: cycl* .. faster/hill/hills/start*/sore/saddle/commut*/distance | bike/bicycle/saddle .. sore/hurt*/fit/height/hill/hills/commut*/work | saddle | butt hurts | bike to work | commut* .. bike/cycl* | indoor bike | exercise bike | zwift | ride .. hills/longer/further | hands numb | hill/hills on .. bike | up hills | bum/butt/backside | sit bones | turbo | bike/bicycle/cycling/cycle/cyclist/ride/riding/rides | sportive | pedal* | cadence .. pedal/what/bike | commute | ebike | e bike | group ride/rides | numb hands/fingers | handlebars/bars | clip/clips/cleats/clipless | hills on | gears | puncture | peloton | road bike | km .. bicycle/bike | climb hills/better | bum .. saddle | knees .. spin | faster on .. bike | bike .. faster | uncomfortable .. saddle | faster cyclist | bottom .. hurts/cycling/saddle | sportive .. june | knees hurt after spin | gear for/on steep/climbs/hills
    - For more stamina, ride easier and longer: once a week add fifteen minutes to your longest ride, at a pace where you can talk, and spin in an easy gear at 80 to 90 turns a minute.
    - A sore seat gets better within two to three weeks. Use padded shorts without underwear, set the saddle level, and stand up for some seconds every ten minutes.
    - (fitness coach) Hills: stay seated, shift down early, keep the legs turning. Once a week find one of three minutes and ride it five times, rolling down between.
    - (nutritionist) Rides are easy to underfuel. From ninety minutes on eat something every half hour, half a banana or a bar, and drink a bottle in about an hour.
    why: Stamina on the bike comes from hours in an easy gear. Heavy gears tire the muscles early and load the knees.
    how: Saddle height: sit, put your heel on the pedal at the lowest point, the leg should be just straight. With the ball of the foot there's then a slight bend. Numb hands mean bars too low or too far.
    short: Easy gear, longer rides, saddle at the right height.

    == swimming
    said: swim* .. breath*/technique/faster/tired/lengths/laps/crawl/freestyle/goggles/exhaust*/sink* | front crawl | freestyle | breaststroke | backstroke | learn .. swim | how many laps/lengths | legs sink | exhausted/tired/dead .. length/lap/lengths | water .. nose/ears | crawl | swim | lengths | breaststroke/backstroke/freestyle/butterfly | water up | nose .. water | chlorine | open water | lane/lanes | triathlon | breathing every | legs sink/sinking | drills | catch and kick | kick | swallow* .. water | wetsuit | swim longer | swim .. without stopping/further/faster | air after | metres of | swallow water | swallow .. water | improve .. freestyle/crawl/technique/stroke/swim* | freestyle/crawl/swimming/swim technique
    - If you're exhausted after a length, it's nearly always breath and speed. Swim slowly, blow out all the time under water, and rest fifteen seconds at each wall.
    - Technique brings more than fitness. Look down at the bottom, keep the hips up, kick little. Two lessons or a friend with a phone camera help more than twenty lengths.
    - (fitness coach) Sets instead of endless laps: four lengths easy, then eight times one length fast with twenty seconds' rest, four easy with a pull buoy. Half an hour, twice a week.
    - (companion) The pool can feel awkward at first. Go at a quiet hour, take the slow lane, and stay as long as you enjoy the water.
    why: Water resists about in proportion to the square of your speed, so rushing costs far more than it brings. A flat position and calm breath save the most.
    how: Start with eight lengths, rest after each until your breath is calm. Each visit add two, or rest less. When you can do twenty, begin to join two lengths, then four.
    short: Slowly, breathe out under water, rest at the wall.

    == cross training
    said: cross train* | run* or cycl*/swim*/bik* | cycl*/bike/biking or run*/swim* | swim* or run*/cycl* | swap .. run*/bike/swim | instead of run* | replace .. run* | rowing .. instead/machine | rower | elliptical | run* vs cycl*/bike/swim* | which .. better .. run*/cycl*/swim* | swap .. run* | crosstrainer | cross trainer/training | spinning help*/class | aqua jog* | rowing | football/soccer/tennis/badminton/squash/zumba/skiing/hiking/climbing/dance/basketball/hockey .. run*/plus/training/count*/good/instead/too/long | zumba/football/tennis/hiking/skiing counts/count/instead | alternative/other sports/sport/exercise | complement* | run one day | instead of .. run* | when i cant run | cant run .. else/what | else .. when/keeps .. run/lungs | bike next | no bouncing | low impact | without running | not to run | while injured | equals .. run | (swim/bike/cycle) or run | as good as running | cycling/swimming/rowing/walking as good | instead of running | (cycling or/swimming or) running | swimming/cycling/rowing/yoga/spinning/tennis/football .. help/good .. run*/running | help .. with running
    - All three train the heart about equally well. Running takes the least time, cycling is kinder to the joints, swimming uses the upper body. Take the one you look forward to.
    - You can swap one session a week without losing anything: thirty minutes of running are about an hour's easy riding or half an hour of steady swimming.
    - (fitness coach) Keep the effort, change the tool. Any interval session works on a bike, rower or treadmill with the same minutes. On the treadmill set one percent of incline.
    - (triage) Joints first: if running hurts, ride or swim. Time first: run. No pool or bike near you decides the rest.
    why: The heart doesn't know which muscles ask for oxygen. Technique and leg strength are particular to each sport, so keep one session of the one you want to get better at.
    how: Replace an easy run by 45 to 60 minutes on the bike or 30 in the pool, at the same effort. For intervals keep the minutes as they are and go by how hard it feels.
    short: All train the heart; choose the one you like.

    == strength for endurance
    said: strength .. run*/cycl*/swim* | run* .. strength/lift*/weights/gym/leg day | lift* .. run*/cardio | cardio .. weights/lift*/strength/muscle/gains | run* .. stretch*/warm/cool | warm up .. run* | before or after .. weights/lifting | legs strong* | should i lift*/do .. weights/too | lift weights | gym/squats/squat/core/weights/lifting/lift/strength/resistance/plyo*/plyometrics/lunges/deadlift*/glute/glutes/raises .. run*/10k/5k/marathon/faster/endurance/training/slow/heavy/long/distance/weak/often/many | run*/distance .. gym/squats/core/weights/lifting/strength/lunges/exercises | calf raises | glutes | plyo* | single leg | core | exercises .. injur*/home/run*/hip*/prevent | resistance training | make me heavy/bulky | rubber/resistance bands | stability | yoga .. run* | need strength | strength training | how often .. core/weights/lift/squats | core .. often
    - Two short strength sessions a week make most runners and cyclists sturdier: squats, calf raises, side planks, two sets of ten each. After an easy session, or on another day.
    - Warm up by going slowly for five to ten minutes; that's all that's needed before easy sessions. Long stretching belongs afterwards or in the evening, if you like it.
    - (fitness coach) Lift twice a week, heavy enough that ten repeats are work. Hard runs first, weights six hours later or next day. Don't do leg day before intervals.
    - (triage) If only one thing fits, do calf raises, two times fifteen slow ones on a step, three days a week. Calves and Achilles are where runners most often get hurt.
    why: Stronger muscles and tendons take more load before they complain, and trials show a slightly better running economy after two to three months.
    how: Ten minutes after an easy session: ten squats, fifteen calf raises on a step, thirty seconds of side plank each side, ten bridges. Twice round, Tuesday and Friday.
    short: Squats, calf raises, planks, twice a week.

    == training company
    said: run* club | running club/group/buddy/partner | run* .. with someone/others/friend/friends/group/people | run* alone | cycling club | group ride | swim club | masters swim* | people .. watch*/look*/stare/staring/laugh* | embarrass* .. run*/swim*/gym/pool | self conscious | groups | run/running/parkrun/training .. alone/myself/own/lonely | alone .. run*/parkrun | running buddy/partner/mate/friend | buddy | find .. buddy/partner/group/people/someone | nobody .. run*/train* | mate/friend/partner .. faster/slower/run with | run with .. him/her/friend/someone/partner/people | dog .. run | being last | parkrun alone/awkward | strava friends | virtual club | tuesday group | matching shirts | no one/nobody .. runs/run | around here runs
    - Company makes turning up easier. Most clubs have a beginners' group, and parkrun on Saturday is free, at any speed, with walkers and someone whose job is to be last.
    - If being seen bothers you, choose early hours, a park instead of a street, or the slow lane. Mostly people are busy with their own breath.
    - (companion) That feeling of being looked at is very common, and it fades after a few times. Shall we find something small to begin with? -> first step
    - (fitness coach) Show up once. Tell the group leader your pace and ask for the slowest group. The second time you'll know a name, and the third you'll be missed if you don't come.
    why: People turn up more often when somebody's waiting, and effort feels lower in a group at the same pace. Most of the fear of being watched goes after two or three visits.
    how: Look for a beginners' group or parkrun near you, go once, say at the start that it's your first time, and line up at the back. Stay for the coffee.
    short: Parkrun or a beginners' group, once to try.

    == losing weight
    said: run*/cycl*/swim*/jog*/cardio .. weight/fat/belly/slim/calories | weight/fat .. cycl*/swim*/jog*/cardio | calories .. ride/swim* | gaining weight .. run*/train* | scale .. run*/train* | gut | too heavy to run | eat back | eat it all back | lighter | gained 1/2/3kg/2kg/weight | fat burn* | lose .. belly/fat | no kg | burn 500/300/calories/kcal | how far to burn | flab | gained weight | no kg gone | run or diet
    - It helps, less than the watch says. A half-hour run is about 250 to 350 calories, and hunger takes part of it back. Together with changes in food it works well.
    - Do it for heart and mood, and let food do most of the weight. Three easy sessions a week plus two strength sessions keep your muscle while you lose.
    - (nutritionist) Watch the hour afterwards. Have a meal with protein ready, or the cupboard gets raided. Sports drinks on short runs often bring back half of what you burned.
    - (fitness coach) Go longer and easier for this: four times forty minutes at talking pace. You can do that week after week without the hunger after a hard one.
    why: Appetite and everyday movement adjust when you train more, so the real loss is about half or less of what the calories would suggest. For keeping weight off training is excellent.
    how: Three sessions of thirty to forty minutes at talking pace, two short strength sessions, and a planned meal within an hour or two after each. Weigh yourself weekly and look at the month.
    short: It helps; food does the larger part.

    == catching up
    said: make up .. run*/session*/mile*/km/missed/ride*/swim* | missed .. run*/session*/training/ride*/swim* | double .. run*/session* | squeeze .. run*/session* | behind .. plan/schedule/training | skip* .. run*/long/session*/training | two .. same day | missed .. cram/make/repeat/skip/move | cram | behind .. km/month/week/plan/miles/on | double up | two/2 long runs | (make it up/make them up/make up) | below my target | km/k/miles short/behind/below/left | short .. month/november/week | move to tue/tuesday/wednesday/friday/tomorrow | move on | two a day | week 8 .. week | lose/lost one/a week | repeat .. missed/long/week | doable before | fit everything in | shifting | wiped out | did week | skipped .. move/tomorrow/instead | reschedule | swap days | twice in one/a | to catch up .. run | one day to catch up | missed two/2/three/one/a .. session*/run*/workout* | skip or repeat | repeat or skip | cost me a week
    - Leave the missed one and go on with the plan. If it was the long one, move it by a day or two and drop an easy session for it.
    - (total, behind) {left} to go, and it's best spread thin. Ten more minutes on two easy sessions a week bring more than one huge day, and your shins won't notice.
    - (every period, behind) {left} to go in this stretch. Do what fits with an easy day between, and let the rest be. Two days in a row only if both are slow.
    - (fitness coach) No doubles, no revenge miles. Next session as planned, first ten minutes extra easy. Miss two weeks and we go back one week in the plan.
    - (triage) Keep them in this order: long one, then the fast one, then easy ones. Whatever no longer fits this week drops off the end.
    why: One missed session has no measurable effect. Two squeezed into one day raise the load suddenly, and sudden load is the best-known reason for running injuries.
    short: Don't make it up; keep the long one.

    == safety outside
    said: run*/ride/cycl*/swim* .. dark/night/safe*/traffic/alone | unsafe | not safe | scared/afraid .. run*/traffic/cycl*/ride/swim*/water | cars .. scare*/dangerous/close | dog/dogs .. chase*/run*/scared | harass* | catcall* | open water | helmet | scared/afraid/nervous .. alone/night/dark/dog*/run*/traffic | chase | headphones .. road/busy/safe/traffic | cars | after dark | headtorch/headlamp/torch | lit streets | tripped | behind me | alone .. forest/night/dark/woods/park | woman .. alone | hi vis/viz | pepper spray | under the .. bridge | lads/men/guys/man hanging/staring/following/followed | share .. location | safe .. alone/dark/night/outside | no lamp/lamps/lights | prudent | run*/alone/out/ride .. at night | whistle | busy road/roads | dog .. went/bit/bites/barked/attack*/lunged | for me on my run | yelling/shouting from | guys/men yelling/shouting/whistling
    - Take lit, busy routes, wear something bright, keep one ear free, and let somebody know when you'll be back. If that's not enough, a treadmill or a daytime session is just as good.
    - On the bike: lights even by day, ride a door's width from parked cars, and choose quiet streets over the shortest way. Open water only with company and a bright cap.
    - (fitness coach) Move it to lunch or indoors when it's dark and icy. A fall costs six weeks, a treadmill costs you a bit of scenery.
    - (companion) You're not being fussy if you feel uneasy out there. You can change time, place or company until it feels right, and it doesn't have to be outdoors at all.
    how: Two lit routes, a light or reflective vest, a message with the time you'll be back, phone and a card with a name on it. On ice or in thunder go indoors.
    short: Bright, lit, someone knows; otherwise indoors or daytime.

    == good time
    said: good time | whats a good .. pace/5k | average .. pace/10k/marathon | is .. good .. 5k/10k/mile/half | what time .. should .. run/aim | how fast should .. 5k/10k/half | normal pace | realistic .. time/goal/target | predict* | good/respectable/decent/average/normal/slow/fast/ok .. half/marathon/parkrun/min | is 25/26/27/28/29/30/32/35/40/45/50/60/55 .. slow/good/ok/fast/bad/decent | sub 20/25/30/40/45/50/55/60/2/1/4/3/hour | (what/which) time .. normal/good/beginner/aim | average 10k/half/marathon | respectable | age grad* | fast or slow | pace for | pace a | min/km min/km | km any good | qualif* | boston | isnt running | what pace .. sub/half/10k/5k | people of .. do | pb .. age | average .. half/marathon/10k | ok for 5k/10k | is a .. hour half/marathon | hour half/marathon .. good/ok/slow/fast | half/marathon/10k/5k good | good .. half/marathon/5k | beginner run 10k/5k | predict my | time is normal | is 40/35/30 .. for a first/5k | minutes for 10k/5k/half | for 10k .. decent/ok/good | decent
    - It depends so much on age and years of training that your own last time is the best measure. For orientation, many people at a parkrun take 25 to 35 minutes for 5 km.
    - A realistic target is three to five percent faster than now in eight to twelve weeks, if you train three times a week. Beginners often gain more than that.
    - (fitness coach) Take your 5 km time, double it and add about five percent: that's what you can do over 10 km with training. Set the target a little below and work toward it.
    - (companion) There's no time you have to reach. Somebody will always be faster, and most people out there are busy with their own watch.
    why: Pace is set by fitness, age, sex, weight and years of running, and the first two years change it most. Comparing yourself with your own past leaves all of that out.
    how: Time a distance you know, on flat ground, rested. Take four percent off. That's your target for ten weeks, with one faster session a week and the rest easy.
    short: Three to five percent faster than your own last time.

    # Questions about one thing

    == running every day
    label: can I run every day
    said: run/running/jog .. (every day/daily/each day/7 days/seven days) | run streak | (every day/daily) .. (run/running/jog) | (5k/3k/5 k/10k) a day | (3/4/5/three/four) days in a row
    - Better not at first. Bones and tendons need about a day to rebuild, so three to four runs a week is the safe range; after a year or two, five or six with most of them very easy.
    - You can, if most are short and slow, but you gain little over five days and get hurt more often. Replace one or two with a bike ride or a walk.

    == how many runs a week
    said: how (many times/often/many days/many runs) .. (run/running/week/train) | (2/3/4/two/three/four) (runs/times/days) .. (enough/ok/good/pointless/week enough) | (runs/times) a week .. (enough/ok)
    - Three a week is enough for 5 and 10 km: one longer, one with faster bits, one easy. A fourth easy run helps more than making the three harder.
    - Two keep you where you are, three make you better, four is plenty for most. Keep at least one day between the hard ones.

    == tempo runs
    said: tempo | threshold | lactate
    - Tempo is comfortably hard: a pace you could hold for about an hour, where only short phrases come out. For most that's 15 to 25 seconds per kilometer slower than 10 km race pace.
    - Intervals are fast pieces with breaks; tempo is one steady block without. Start with two times eight minutes at tempo, three easy minutes between, once a week.
    - (fitness coach) Comfortably hard, four words at a time. Ten easy minutes, fifteen at tempo, ten easy. Once a week, and it lifts the pace you can hold.

    == fartlek
    label: what fartlek means
    said: fartlek*
    - Swedish for speed play: an easy run with faster bits whenever you like, to the next lamp post, up a hill. No watch needed. Begin with six to eight bits of 30 to 60 seconds.
    - It's intervals without a plan. Good before you do real intervals, and good on trails where pace means nothing.

    == hard, easy or long
    label: which kinds of runs to do
    said: (intervals/tempo/speed) or .. (long/easy/tempo/intervals) | long run or | (run/go/train) hard .. (every time/always/each time/all the time/every run) | (same pace/same speed) | 80 20 | polarised/polarized | (what/which) .. (kind/kinds/types/type/sort/mix) .. runs | every run .. (hard/fast)
    - Both, one of each a week, and the rest easy. With three runs that's one with intervals or tempo, one long, one slow. Running all at the same middling pace is what usually stops progress.
    - Easy runs build the base, hard ones the speed, and you can only do the hard ones well when you're fresh. So about four fifths of your time easy, one fifth hard.
    - (fitness coach) One hard, one long, one easy. Hard every time means tired every time, and tired runs are never fast. Slow the easy one down by a minute per kilometer.

    == treadmill or outside
    said: treadmill
    - A treadmill is slightly easier, because there's no wind and nothing to steer; one percent of incline makes up for it. It counts fully. Do one run outside a week if your race is outdoors.
    - Both train you the same. Indoors for ice, dark and intervals, outside for hills and race feeling. Pace shown on a treadmill may be off, so go by effort.

    == running and knees
    label: is running bad for knees
    said: (bad/ruin/ruins/wreck/wrecks/harm/damage/destroy) .. (knee/knees/joint/joints/hips) | (knee/knees/joints) .. (bad/ruin*/wreck*/damage/arthritis) .. run* | run* .. arthritis | arthritis
    - No. Recreational runners have less knee arthritis than people who sit, about 3 to 4 percent against 10. What hurts knees is adding too much too quickly.
    - Healthy joints get stronger from it. Trouble comes from sudden jumps in distance, so keep increases small and do squats or step-ups twice a week. Pain that stays after a run needs a look.

    == gels and drinks on runs
    said: gel/gels | electrolyte* | isotonic | (water/drink/drinking) .. (during/while/on) .. (run/running/race/10k) | carry* water | how much water | sports drink* | salt tablets | bonk* | hydrat*
    - Not for 10 km. Under an hour you need neither gels nor electrolytes, and in cool weather no water. From about 75 to 90 minutes, take 30 grams of carbohydrate an hour and drink to thirst.
    - Drink a glass an hour before, then to thirst. In heat or beyond an hour carry 300 to 500 ml. Gels are for half marathons and up; test them in training.

    == when shoes are done
    label: how long running shoes last
    said: (shoes/trainers/sneakers) .. (last/lasting/worn/old/replace/new/miles/km/years/done) | (new/replace/buy/how many miles/worn) .. (shoes/trainers/sneakers)
    - After about 500 to 800 km, 300 to 500 miles, or when they feel flat and your legs start to complain. Choose the pair that feels comfortable at once; the label matters less.
    - Go by feel: if the sole is smooth, the foam creased, or new aches appear, it's time. With three runs a week that's roughly once a year.

    == carbon shoes
    said: carbon | (super/racing/plated/plate) shoes | vaporfly/alphafly | shoes .. faster
    - For a fast race, a little: one to three percent, so up to a minute or so over 10 km. For training and for comfort, no. They're expensive, short-lived and hard on calves that aren't used to them.
    - Only once the training is there. Ten weeks of regular running bring far more than any plate. If you buy some, run in them twice before the race.

    == high heart rate
    label: why my heart rate is high
    said: (heart rate/hr/pulse/bpm) .. (high/easy/slow/jog/normal/too/run*/what/should) | (high/what/normal) .. (heart rate/pulse/bpm) | zone 2/two | heart rate .. (dangerous/180/190/170/bad)
    - Normal when you're new, in heat, short of sleep or after coffee, and wrist watches often show the step rate instead. Go by talking: if sentences work, it's easy, whatever the watch says.
    - Easy is about 60 to 75 percent of your maximum. If talking is hard, slow down or walk a minute. A racing or irregular pulse at rest, or with chest pain or faintness, is for a doctor.

    == stretching and warming up
    said: stretch/stretches/stretching .. (before/after/run*/should/need/first) | (should/need/before/after/do) .. stretch/stretches/stretching | warm up/warmup/warming | cool down/cooldown
    - No long stretches before running; they don't prevent injuries and make you a touch slower. Five to ten minutes of slow jogging is the warm-up, plus four short strides before anything fast.
    - Before a race: ten minutes easy, a few leg swings, three or four strides of 15 seconds, done ten minutes before the start. Stretch afterwards if you like how it feels.

    == the night before
    label: what to eat before a race
    said: (eat/dinner/meal/food/pasta) .. (night before/race/before the race/race day) | night before | carb load* | (breakfast) .. (race/run) | race .. (breakfast/dinner/eat)
    - Something plain that you know: rice, pasta or potatoes with a little protein, not much fat or fiber. For 10 km there's no need to load up. Breakfast two to three hours before, toast and banana.
    - Nothing new, and nothing heavy. Carb loading only matters beyond 90 minutes. Normal dinner, early, and a glass of water with it.

    == coffee before running
    said: (coffee/caffeine/espresso) .. (race/run*/before/faster/training) | (before/race) .. (coffee/caffeine/espresso) | (coffee/espresso/caffeine) .. before .. (race/run/running/training)
    - Yes. One to two cups 45 to 60 minutes before help most people by one or two percent, if you're used to it. Try it in training first, because it also gets the gut going.
    - It helps a bit and it's allowed. Skip it in the evening or if it makes your heart race, and never try it for the first time on race day.

    == black toenails
    said: toenail/toenails | (black/bruised/sore) .. (toe/toes/nail) | (toe/toes) nail/nails
    - Usually harmless: the toe hits the shoe. Leave the nail alone, it grows out over months. Get shoes half a size to a full size bigger, lace them firmly, cut nails short. If it throbs or looks infected, have it seen.
    - That's a shoe problem more than a foot problem. There should be a thumb's width in front of the toes, and the heel shouldn't slip downhill.

    == walk breaks
    label: walking during a run
    said: walk/walked/walking .. (during/run/halfway/breaks/middle/bits) | run walk/run-walk | (jeff galloway/galloway) | (have/had) to walk | walk break/breaks
    - Yes, it's normal and no failure. Run-walk is a proper method, and some people race marathons that way. Walk one minute before you're spent, run four, and stretch the running part week by week.
    - It still counts. A planned minute of walking keeps the whole run easier than a forced stop. As you get fitter the breaks go by themselves.

    == half marathon next
    label: training for a half marathon
    said: half marathon | (run/do/train*/ready/sign up/signed up) .. (a half/marathon) | a half in | (10k/10 k) to .. (half/marathon) | marathon
    - Yes, if you can run 10 km now: ten to twelve weeks are enough for a half. Let the long run grow by one to two kilometers a week up to about 17 or 18, with an easier week every fourth.
    - For a half allow ten to twelve weeks from a comfortable 10 km, for a marathon sixteen to twenty from a comfortable half. Finish the goal you have first, then build on it.

    == cadence
    said: cadence | steps per minute | spm | stride length | overstrid*
    - 180 isn't a rule. It was counted on Olympic racers; easy running at 155 to 175 is normal, depending on height and pace. If you land far in front, try five percent more steps.
    - Don't chase the number. If your knees or shins complain, slightly shorter and quicker steps take load off; otherwise leave it be.

    == foot strike
    label: is heel striking bad
    said: heel strik* | forefoot/midfoot | (foot/feet) .. (land/landing/strike) | land .. (heel/toes/foot) | running (form/technique/style)
    - No. Most runners land on the heel and aren't hurt more often. What matters is landing under your body instead of far in front, so keep steps short and run tall.
    - Leave it as it is if nothing hurts. Forcing a forefoot landing mostly moves the trouble to calf and Achilles. Quiet, quick steps are the one cue worth having.

    == running in heat
    said: (hot/heat/heatwave/humid/humidity/30 degrees/35 degrees/summer) .. (run*/pace/today/slow*/died/outside/drops) | (run*/pace) .. (hot/heat/humid/summer)
    - Heat costs everyone, often 20 to 40 seconds a kilometer at 30 degrees Celsius, so it says nothing about your form. Go early, run by effort, drink beforehand, and stop if you get dizzy or shivery.
    - Slow down on purpose; after ten to fourteen days the body adapts. Shade, a wet cap and a shorter loop near home are enough of a plan.

    == sick after hard runs
    label: feeling sick after running
    said: (sick/nausea/nauseous/queasy/threw up/throw up/vomit*/puke*) .. (after/during/run*/interval*/race/hard) | (run*/interval*/race) .. (sick/nausea/nauseous/threw up/throw up/puke*)
    - That's common after hard efforts: blood leaves the stomach. Leave two to three hours after a meal, start the fast bits slower, and walk ten minutes afterwards instead of stopping dead. If it comes on easy runs too, see a doctor.
    - Mostly it's pace or food. Ease the first repeats and keep fat and fiber out of the meal before. It should settle within half an hour.

    == needing the toilet on runs
    said: (poo/poop/toilet/loo/bathroom/trots/diarrhea/diarrhoea/shit) .. (run*/every time/long/race) | (run*/long/race) .. (poo/poop/toilet/loo/bathroom/trots) | runners trots
    - Very common; running shakes the gut. Eat your last full meal three hours before, skip fiber, sweeteners and milk that day, have coffee early so that you can go first, and plan a loop past a toilet.
    - It usually gets better with a fixed routine: same breakfast, same time, toilet, then run. Blood or trouble on days without running is for a doctor.

    == chafing
    said: chafe/chafes/chafed/chafing | nipple/nipples | rub/rubs/rubbed/rubbing .. (raw/skin/thigh*/bra/shirt)
    - Painful, and easy to prevent: petroleum jelly or tape on the spots before you go, close-fitting synthetic fabric in place of cotton, shorts with an inner layer. Wash the sore places and let them dry for a day.
    - Friction plus sweat does it. Cover nipples with tape, thighs with balm or tight shorts, and check the seams of the shirt. It heals within days.

    == achilles and calf
    label: sore achilles or calf
    said: achilles | (calf/calves) .. (tight/sore/hurt*/pain/tear/stiff/pull*/cramp*/strain*) | (tight/sore/pulled/cramp*) .. (calf/calves)
    - Ease off now: no speed and no hills for a week, easy running only if it's no worse the next morning. Slow heel lowering on a step, three sets of fifteen daily, helps most. A pop or swelling needs a doctor today.
    - Morning stiffness in the Achilles means it's overloaded. Halve the distance, keep the calf work going, and give it weeks. Calf swelling and warmth in one leg without a run behind it: get it checked at once.

    == vo2max
    said: vo2*
    - 38 would be about average for many adults, and a watch can be off by several points. It's a rough fitness guess; look at where it goes over months. Values depend strongly on age and sex.
    - It's how much oxygen you can use at full effort. Four times four minutes hard, once a week, plus easy running raises it by five to fifteen percent in two or three months.

    == calories running
    label: calories burned running
    said: calorie* .. (10k/5k/run*/burn*/km/watch/mile) | (burn/burned/burns) .. (10k/5k/run*/km/mile) | how many calories
    - About one calorie per kilo of body weight and kilometer: 10 km at 70 kg is roughly 700. Pace hardly changes it. Watches often show 10 to 20 percent too much.
    - Reckon weight in kilos times kilometers. It's a good amount, and easily eaten back with a muffin and a latte, so don't use it as a budget.

    == running and muscle
    label: does running cost muscle
    said: (lose/losing/lost/kill/kills/burn) .. (muscle/muscles/gains) | run* .. (muscle/muscles/gains/legs bigger) | gains
    - No, not at usual amounts. Three or four runs a week with enough protein and two short strength sessions keep the muscle you have. Only a lot of running plus too little food costs some.
    - Legs even gain a bit at first. Lift on another day or at least six hours away from hard runs, and eat normally.

    == running when heavy
    label: running at a higher weight
    said: (heavy/fat/overweight/obese/big/too large/plus size) .. (run*/jog*) | (110/115/120/125/130/100/105/140) kg .. run* | run* .. (heavy/overweight/obese/fat) | heavy (guy/girl/man/woman/person/runner)
    - Yes, with a slower start. Walk briskly for four weeks, then mix in one minute of jogging with two of walking, three days a week. Good shoes and two strength sessions protect knees and shins.
    - You can. Let minutes grow before speed, keep a rest day after each run, and use soft ground or a bike for part of it. With heart trouble or chest symptoms ask a doctor first.

    == building up without injury
    label: building up without getting hurt
    said: (10/ten) percent | (increase/build/add) .. (week/mileage/distance/up/safely) | (injured/injury/injuries/hurt) .. (build/increase/always/again/avoid/prevent) | (avoid/prevent) .. (injury/injuries/injured)
    - The ten percent rule is a fair guide, not a law. The bigger risk is one single run much longer than any in the last month, so keep each at most about ten percent beyond that, with an easier week every fourth.
    - Add distance or speed, never both in the same week. Two short strength sessions and most running easy prevent more than any stretch does.

    == running twice a day
    said: (twice/two times/2 times) .. (day/daily) | (two/2) runs .. day | double/doubles day/days/run
    - You can, and before about 60 km a week it's rarely worth it. If one run of the day has to be split, fine: keep the second very easy and short.
    - Better spread it over the week. Doubling to make up for a missed day adds load without much benefit.

    == what to wear
    label: what to wear for running
    said: (what/how) .. (wear/dress) | (wear/dress/tights/jacket/gloves/layers) .. (degrees/cold/winter/rain/run*) | shorts or
    - Dress as if it were ten degrees Celsius warmer than it is; you should be cool for the first five minutes. Near freezing: tights, long sleeves, thin gloves, something over the ears. No cotton.
    - At ten degrees Celsius and more shorts and a shirt do. Below five add tights and gloves, in wind or rain a thin jacket. Being slightly cold at the start is right.

    == recovery tools
    label: foam rolling, ice baths, socks
    said: foam roll* | ice bath* | compression | massage/massage gun | cold plunge | epsom
    - Nice to have, not needed. Rolling, cold water and compression ease soreness a little and change fitness not at all. Sleep, food and an easy day do most of the recovery.
    - Use what feels good for five or ten minutes. Skip ice baths right after strength work, since they dampen the gain. Cold water on tired legs after a race is fine.

    == taper
    label: the week before a race
    said: taper* | (race/run/10k/parkrun/event) .. (this week/on sunday/on saturday/tomorrow/in 3 days) .. (what/how/should) | day before .. (race/event) | week before
    - Run less, keep a little speed: about half your usual distance this week, one short session with four or five minutes at race pace until midweek, two easy days before. The day before, rest or twenty slow minutes.
    - Nothing you do this week makes you fitter, but you can arrive tired. Cut the distance by half, sleep, keep the food you know.

    == pacing a race
    label: how to pace a race
    said: negative split | pace .. (race/start/first) | (start/starting/started/go out) .. too fast | how .. pace | even (pace/splits)
    - Start slightly slower than your goal pace, five seconds a kilometer for the first two, then hold, then use what's left in the last third. A faster second half is a negative split, and it's how most good races go.
    - Check the watch at 500 meters, because almost everyone is too quick there. Kilometers three to seven at goal pace, then race.

    == getting slower
    label: why am I getting slower
    said: (get/getting/got/become/becoming) slower | slower than .. (before/last/month/year/usual) | times .. worse | pace .. (worse/dropping/slower) | slower .. (age/older)
    - Most often it's tiredness: too many hard runs, short sleep, heat, or too little food. Take one week with half the distance, all easy. If it's no better after two, have iron and thyroid checked.
    - Don't judge from one run. Weather, hills and a poor night easily cost 20 seconds a kilometer. Compare the same route over four weeks.

    == is my time good
    said: (good/average/decent/normal/slow/bad) .. (time/10k/5k/pace/parkrun) .. (beginner/age/good/slow) | (good/average/decent) (5k/10k/parkrun/time/pace) | is .. (hour/minutes) .. (slow/good/bad/10k/5k) | am i slow | good (5k/10k/parkrun/half) time .. (year/woman/man/old)
    - For 10 km most recreational runners take 50 to 70 minutes, for 5 km 25 to 35, so anything in there is good and normal. Age and sex move it a lot; the honest yardstick is you, two months ago.
    - Beginners often finish 5 km in 30 to 38 minutes and 10 km in 60 to 75. Parkrun's average is around 30 minutes or more. Slow would be not starting.

    == from 5k to 10k
    said: from (5/5k/3/3k) .. to (10/10k) | 5k to 10k | (can/ran/run) 5k .. next | how long .. (5k/10k/10 km)
    - About eight weeks, if 5 km is comfortable now. Keep two short runs as they are and let the third grow by half a kilometer to a kilometer a week, slowly, with an easier week in the middle.
    - Six to ten weeks for most. Speed stays out of it: the long run should feel like you could go on talking.

    == parkrun
    label: is parkrun for me
    said: parkrun .. (worth/walk/last/scared/first/nervous/good/like/try) | (worth/walk/last/scared/nervous/try) .. parkrun
    - Yes, worth it: free, weekly, timed, with walkers and a volunteer who always comes last, so you can't. Register once, bring the barcode, start near the back.
    - It's a friendly way to get a measured 5 km. Go once to jog it, and the second time you'll have a number to compare with.

    == running while pregnant
    said: (weeks/months) pregnant | trimester | postpartum | after .. (birth/baby/c section) | giving birth | run pregnant | run/running .. pregnant
    - Ask your midwife or doctor first; if the pregnancy is uncomplicated and you ran before, easy running is usually fine. Keep it at talking pace, avoid heat, and stop with bleeding, pain, dizziness or fluid loss.
    - That one belongs with your midwife or doctor. After a birth, running is usually advised from about twelve weeks, after pelvic floor work and walking.

    == running in the cold
    label: running on ice or in the cold
    said: (ice/icy/snow/snowing/slippery/minus/freezing/frost) .. (out/run*/outside/today/roads) | (icy/slippery/freezing) | cold air | (run*) .. (ice/snow/icy/freezing)
    - Ice is the one thing to skip: take the treadmill, stairs or a bike today. Plain cold is fine down to about minus ten Celsius with a layer over mouth and ears; cold air doesn't harm healthy lungs.
    - On snow run slower, with short steps, in daylight. On ice a fall costs weeks. With asthma, warm up indoors and keep your inhaler at hand.

    == strides and sprints
    label: strides and sprints
    said: strides | sprint/sprints/sprinting
    - Strides are four to six relaxed accelerations of 15 to 20 seconds, with a minute of walking between, after an easy run. They make you quicker at little cost. All-out sprints you don't need for 5 or 10 km.
    - Short and smooth, about 90 percent, never straining. Twice a week is plenty.

    == recovery runs and easy weeks
    label: recovery runs and easy weeks
    said: recovery run/runs | (rest/easy/down/lighter/cutback) week | recover .. (faster/quicker/better) | how .. recover | on rest days | rest day .. do
    - Take an easier week about every fourth, with a third less distance. On rest days walk, cycle gently or do nothing. A recovery run is 20 to 30 minutes so slow that you could sing.
    - You recover by sleeping, eating enough, carbs and protein within two hours, and leaving a day between hard runs. Everything else is decoration.

    == running with asthma
    said: asthma* | wheez*
    - Yes, with well-treated asthma you can run, and many do at the top level. Warm up ten to fifteen minutes slowly, cover mouth and nose in the cold, carry your inhaler. New or worse wheezing belongs to your doctor first.
    - Usually fine once it's treated. Ask whether you should use the inhaler beforehand, and stop if breathing gets tight.

    == twisted ankle
    label: ankles and trails
    said: ankle/ankles | sprain* | trail/trails
    - If you can't take four steps or the bone is sore to touch, have it X-rayed. Otherwise: compress, raise, gentle movement, and run again when you can hop without pain, often after one to three weeks.
    - Trails ask more of ankles and less of bones. Begin on smooth ones, short steps, eyes three meters ahead, and stand on one leg while brushing your teeth.

    == tight hamstring or IT band
    label: tight hamstring or hip
    said: hamstring* | it band | itb | (outside/side) of .. knee | (hip/hips/groin/glute/glutes) .. (hurt*/pain/sore/tight/ache*)
    - Cut distance by half and leave out speed and downhills for a week or two. Side steps with a band, bridges and single-leg squats three times a week treat the cause. A sudden sharp pull or limping: see a physio.
    - Tight is okay to jog with, painful isn't. If it gets worse during a run, stop and walk home; that saves you weeks.

    == eating before running
    label: how long after eating
    said: (after/before) .. (meal/dinner/lunch/eating/eat/food) .. run* | run* .. (after/before) .. (meal/dinner/lunch/eating) | stop eating | banana/bananas | how long .. (eat/eating)
    - Leave three hours after a big meal, one to two after something small. A banana or toast 30 to 60 minutes before is fine for most. Fat and fiber are what comes back up.
    - Better wait. If there's no time, walk first and keep it easy; a full stomach does no harm, it's only unpleasant.

    == blisters
    label: blisters from running
    said: blister* | (shoes/heel/toe/feet) .. blister* | blister* .. (heel/toe/feet/shoes)
    - Leave it closed, put a cushioned blister plaster on, and run again when it doesn't rub. Next time: socks without cotton, tape or petroleum jelly on the spot, and new shoes only for short runs at first.
    - It's rubbing plus damp. If it keeps coming in the same place, lace through the last hole or try another size. Red, hot and spreading means a doctor.

    == getting under a time
    label: how to get faster over 10 km
    said: (get/run/break/go) .. (under/below/sub) | (take/shave/cut) .. off .. (10k/5k/time/minutes) | get faster | (how many/weekly) (km/miles/kilometers) .. (week/10k) | improve .. (time/pace/speed) | run faster
    - Three runs a week, about 20 to 35 km in all: one with intervals at goal pace or slightly faster, five times one kilometer with two minutes jogging between; one long of 12 to 14 km, slow; one easy.
    - First more easy distance, then speed: six weeks with a third more kilometers bring most people a minute over 10 km. Test 5 km in between; double it and add five percent.

    == nervous before a race
    label: race nerves
    said: (nervous/nerves/scared/anxious/afraid) .. (race/start/last/parkrun/sunday) | (race/start) .. (nervous/nerves/scared/anxious) | (came/come/coming/be/finish*) last
    - Nerves mean it matters to you, and nearly everyone at the start has them. Lay out your kit the evening before, arrive an hour early, start slower than you feel. Somebody always comes last, and gets the loudest applause.
    - Last with a finish time is ahead of everyone who stayed in bed. Set two goals, a time and finishing with a smile, so that one of them comes true.

    == why running feels hard
    label: why running feels so hard
    said: (running/run) .. so hard | out of (breath/puff) | quit* halfway | give up halfway | (puff/breathless/gasping)
    - Almost always because it's too fast. Slow down until you can talk, walk for a minute when you can't, and it turns bearable within three to four weeks. If you're out of breath on stairs or at rest too, see a doctor.
    - The first ten minutes are hard for everyone, since the body needs that long to wake up. Promise yourself those and decide after them.

    == watches and gadgets
    label: watches, belts and gadgets
    said: garmin/coros/polar/suunto/fitbit | armband | running belt | chest strap | (buy/need/which/best) .. (watch/gadget/belt/app) | cotton | (buy/need/get) .. (garmin/watch)
    - You don't need one: a phone in a belt and a free app show distance and pace. A simple GPS watch is nice once you do intervals. A belt shakes less than an armband. Instead of cotton take anything synthetic or wool.
    - Nice, never necessary. If you buy one thing besides shoes, take good socks.

    == running with a dog or child
    label: running with a dog or child
    said: (run/running) .. (dog/puppy/kid/son/daughter/child/buggy/stroller) | (kid/son/daughter/child/dog) .. (run/running)
    - Yes, at their pace: children play and stop, so make it a game of two kilometers. Dogs should be fully grown, start with ten minutes, on a long leash, with water and no heat. A buggy needs to be made for running, from about six months.
    - Count it as your easy run, and do your own another day. Everyone enjoys it more that way.

    == hills
    label: running hills
    said: hill/hills/uphill/downhill .. (run*/how/kill*/good/train*/repeats/hard/repeat) | (run*/how) .. (uphill/hills/downhill) | hill repeat* | uphill
    - Run hills by effort: shorter steps, upright, eyes ten meters ahead, pace allowed to drop. Downhill lean slightly forward with quick, short steps. Six times 45 seconds up, walking down, once a week makes you stronger fast.
    - They're speed work in disguise, with less strain than sprinting. One hilly route a week is enough, on an otherwise easy day.
    """#
}
