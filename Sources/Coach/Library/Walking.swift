extension Library {
  /// Answers about walking and steps. `Writing-for-the-coach` says how to read and extend this.
  static let walking = #"""
    domain: walking
    goals: walk* | step | steps | hik* | stroll* | ramble* | rambling | nordic walking | pedometer
    words: go/going for a walk | went for a walk | my walk/walks | walking | step count* | daily steps | pedometer | 10k steps | more steps | hike | hiking | steps | walk/walks/walked

    # Shared topics

    == no time
    said: (minute/moment/second/hour) .. (to myself/to spare) | schedule/timetable/diary/agenda/duties/obligations/commitments .. permit*/allow*/leave*/room/packed/full/rammed/mad | not .. permit/allow | have not .. time | not the time | my calendar | my schedule | double shift* | work/job/shift .. finish*/ends .. late | finish* .. work/job .. late | finish job/work | day/days/week/weeks .. full/packed/chock*/rammed/crammed/booked | full/packed day/days/week/weeks | month end | snowed under | swamped | only/just .. 5/10/15/20/25/five/ten/fifteen/twenty .. minutes | 5/10/15/20/five/ten/fifteen/twenty minutes free/spare/only | who has .. hour | running between | supposed to come from | between/juggl* .. work/kids/job/shifts/twins/school | cant/couldnt fit | squeez* .. isnt/between/before | minimum .. get away with | lunch break/hour .. short/minutes/only | time .. scarce/tight/limited/none | work travel | zero/hardly/barely/little/limited .. time | (no/any) spare/free .. time/hour/minute/evening | (where/when) .. find .. time/hour | eats/ate/swallow* .. time/day/evening | long hours | 60/50/70 hour week | get home .. 8/9/late | two/2/three jobs | meeting after meeting | doesnt happen .. busy | dont/havent/didnt/not/hardly have/got .. time/hour/hours/minutes/minute/moment | spare minutes/30/hour/time/moment/20/10 | office/work/desk .. until/till .. 8/9/nine/ten/late/midnight | baby/kids/twins/toddler .. my life | my days/week/schedule .. packed/full/chock*/chockers/booked/mad/crazy | life .. in the way | everything else first | time slips | run/runs out of time | i work .. hours | fully booked | working late | stretched thin | eats/eating/ate every/all/up .. hour/time/day | unmanageable .. work*/week/month/day | anyone supposed to find/have | find half an hour | 40/50/60/70/80 hours/hour | between work and | strolling .. come from | worth putting shoes | not leaving my chair/desk | (no time) .. walk/walking/stroll/steps
    - Three walks of ten minutes count as much as one of thirty. Put one after each meal and most of it is done without a slot in the calendar.
    - Then stop looking for a free half hour. Take the walk out of something you do anyway: get off one stop early, walk during one phone call, take the long way to lunch.
    - (behind) Busy weeks happen, and you're not out of reach. Two brisk walks of fifteen minutes, one at lunch and one after dinner, bring roughly 3,000 steps without touching the rest of your day.
    - (fitness coach) Ten minutes, brisk, that's the session. You'll get about 1,000 steps out of it. Do one before lunch today and one when you shut the laptop, and the busy day has still counted.
    - (triage, again) Time is the real bottleneck, so let's find the gap first. Think of yesterday: where did you sit for fifteen minutes with nothing that had to be done? => where to fit
    why: The heart and the muscles add up the minutes over the day. The old rule that a walk had to last ten minutes to count was dropped from the guidelines in 2018, because shorter bits turned out to help as well.
    how: Pick two moments that happen every day, say after lunch and after dinner. Put the shoes where you'll be sitting then. Walk seven minutes one way and turn around: that's about 1,500 steps each time.
    short: Ten minutes after two meals a day is enough to begin.

    == where to fit
    said: when .. fit/squeeze .. walk* | where .. fit .. walk*/steps | fit .. walk*/steps .. in/into | squeeze in .. walk*/steps | find time .. walk*/steps | work walk*/steps into | sneak in .. steps | build .. walk*/steps into | when .. supposed/going to .. fit/find/walk* | how .. get .. more steps | more steps in | squeeze .. stroll | gap/gaps/slot/place/moment/window/pocket .. day/walk*/steps/use/put/for it | which/what/where/when .. moment/moments/slot | better moments | where .. put it/walk*/steps | where in .. day | where .. day .. walk* | could i .. walk*/steps .. fit | i drive everywhere | drive everywhere | get steps in | stop early | one stop | off .. tram/bus/train/metro/subway .. early | sneak* | rack up | slot for | lunch maybe | into the/my commute/day/workday/routine/evening | build .. commute/day | commute .. walk*/steps/on foot | other moms/people/parents .. theirs/walk*/do | when do other | while .. practice/football/training/swimming/class/oven/lesson | park/parking further/farther/away | see the place | find .. place/slot/moment | ways .. steps/walk* | more walk* .. day/workday | during .. workday/day | school run | on the way to work | get .. more steps | add/adding steps | errand* | calls/phone .. walk* | slot .. steps/walk*/in/into | extra steps | walk*/walking .. to school | walk*/walking .. to nursery | walk*/walking .. to the shop | walk*/walking .. to the station | kids to nursery/school | do the trick | into my mornings/day/evenings | mornings/lunch .. steps/walk* .. fit/into/slot | son/daughter/kid/kids/childs .. lesson/practice/class/training/club/piano | little moments | moments to | (more/extra) movement | workday/work day .. walk*/steps | put .. walk/walks/steps | when .. workday/day .. put/fit | bits of the day | parts of the day
    - The easiest places are the ones with a clear start: the minute you finish lunch, the moment you get home before you sit down, the first phone call of the afternoon. Take whichever one happens every day.
    - Good candidates are the dead ten minutes: waiting for the oven, before a meeting, while the kids are at practice. Choose one of those and walk it all week, same place, same time.
    - (fitness coach) Front-load it. Get 2,000 steps done before work starts, even if it's just around the block, and the afternoon only has to top up. Evening plans can't wreck it then.
    - (nutritionist) After meals, if you can choose. Ten minutes within the hour after lunch or dinner gives you the steps and a flatter blood sugar curve as well.
    how: Write down the three fixed points of your day, such as lunch, school run and dinner. Attach ten minutes to one of them tomorrow. When it has held for a week, attach the second.
    why: A walk hung onto something that happens anyway needs no decision. That's why people who link it to lunch or the school run keep it up longer than those who wait for a free moment.
    short: Attach ten minutes to something you already do every day.

    == tired
    said: legs .. lead/heavy/concrete/bricks/wood/cement/dead/tired | heavy legs | no force | (without/zero/low/little/out of/not much/no/lack of) energy/strength/juice/power | energy .. zero/low/gone/none | (running/run) on fumes/empty | weary | want my bed | zzzz | flat as | so/feel*/totally/completely flat | (baby/kid/toddler/newborn/twins) .. up/awake/woke/crying/kept | 2 hours .. sleep | 3 hours .. sleep | 4 hours .. sleep | 5 hours .. sleep | two hours .. sleep | three hours .. sleep | four hours .. sleep | five hours .. sleep | hours sleep | barely/hardly/badly .. slept/sleep/sleeping | slept badly/terribly/crap/awful/poorly/nothing | slept like crap/shit | no/bad/poor/little/terrible sleep | drained | dead tired/beat/on | keep my eyes open | eyes .. closing/shut/heavy | drag* myself | wrecked/broken/destroyed tonight/today/after | too wrecked | jelly legs | night on | twelve/12 hour .. shift/night | feel .. heavy/twice | everything .. heavy | recovery 48/54/60/72 | battery .. low/flat/empty | coffee .. nap | nothing left | drag .. body/myself | insomnia .. tired/wreck | nothing in/left .. tank/legs/me | legs .. refuse/empty/jelly/gone/shot/like | falling asleep | (only) .. hours of sleep | hours last night | woke/awake .. 4/5 | cant get out of bed | beat tonight | half asleep | brain fog | (no/any) strength left | weak today | so/feel/feeling weak | too wrecked to | dead on my feet/legs | no energy .. work/today/tonight | slept three/four/five/two/3/4/5 hours | battery .. empty/low/flat | tired .. cant train/run/walk/lift/go | sleep standing | close an eye | bed at 12/1/2/3 | night shift then | legs .. lead | (walk or/walk it or) nap/rest | ought .. rest | no walk .. tired
    - Being worn out is a fair reason to do less today. An easy ten minutes outside often helps with the dull, sat-all-day kind of tired; if you're short of sleep, go to bed early and walk tomorrow.
    - Then make it small: five minutes at a speed where you could sing, and turn back if it doesn't feel better by then. Most people end up staying out longer, but you don't have to.
    - (fitness coach) Tired legs can still stroll. Drop the pace completely, go ten minutes, call it a recovery walk. Save the brisk one for a day when you've slept.
    - (companion) That sounds like a long day. Nobody needs a big walk from you tonight. If some air would feel good, go to the corner and back slowly; if not, rest is fine too.
    - (triage) First let's see which tired it is. Have you been sleeping less than usual, or is it more that the day has drained you? => tired of the day
    why: Light movement raises circulation and alertness for an hour or two, which is why a short walk often does more for an afternoon slump than a coffee. It can't replace sleep, so a real sleep debt still needs a night.
    short: Five easy minutes, or bed early if you're short of sleep.

    == tired of the day
    said: drained/wiped/exhausted .. after work | after work .. tired/exhausted/drained/wiped/dead/nothing left | too tired .. evening/night | no energy left .. evening/day/work | long day .. dont/cant .. walk | come/get home .. tired/exhausted/dead | after .. hours on my feet | on my feet .. nothing left | nothing/energy left .. me/work/day | come/came/get/got/arrive/back .. home/shift/office/work/door .. collapse/crash/sofa/couch/sit/dead/exhausted/strength/energy/toast/flop | by 5/6/7/8/6pm/7pm/5pm .. done/dead/exhausted/toast/finished | done for | im done/toast/dead/spent/finished .. evening/day/work/6 | after the office/shift/commute/store/shop/job/day/work .. dead/nothing/done/cant/exhausted/drained | office .. dead | back from .. shift/work | shift .. strength/walk/legs | long/hard/heavy day .. shoes/feet/work/cant/legs/sofa | shoes off | sucks .. out | takes/took everything out | work .. everything out | come evening | energy is finish* | finish* .. energy | commute kills/drains | kills me | day ive had | going out again | (couch/sofa) at | reality says | collapse | arrive home | teaching .. walk | standing all day .. tired/legs/feet/walk | brain and body | evening loop/walk never | by the time .. kids/home/dinner/work .. nothing/tank/energy/done | shift .. finished/legs/done | kids are fed/asleep/down .. nothing | legs refuse | end of the day .. legs/energy/nothing | after a day .. finished/done/dead/nothing | day on/at .. site/till/shop/ward/farm/kitchen | at the till/counter/shop all day | standing .. all day | building site | no energy after work | after my/the/a shift .. fall/bed/collapse/dead/sleep/cant | fall .. onto/into bed/sofa/couch
    - If it's lost sleep, take the night off and go to bed half an hour earlier. If it's the day, walk before you sit down: ten slow minutes straight from the door, bag still in hand.
    - Evening energy is hard to rely on, so move the walk. Ten minutes before work and ten at lunch leave nothing to be done once the day has used you up.
    - (fitness coach) Don't negotiate with the couch. Shoes on in the hallway, ten minutes out and back before you take your coat off. After that the evening belongs to you.
    how: Keep the walking shoes at the door or in the car. When you get home, put down your things and go straight back out for five minutes one way. Eat and sit afterwards.
    why: Willpower and energy are lowest after hours of work, and sitting down makes starting harder. A walk before the couch, or before work, avoids that moment altogether.
    short: Walk before you sit down, or move it to lunch.

    == no motivation
    said: cant make/get/drag/force/bring/motivate myself | make myself | get off the couch | couch/sofa/bed .. won/wins/1 | zero .. enthusiasm/drive/desire/will/motivation/mojo/spark/buzz/oomph/willpower/wish/urge/appetite | any .. enthusiasm/drive/desire/will/motivation/mojo/spark/buzz/oomph/willpower/wish/urge/appetite | enthusiasm | drive .. low/gone/zero/this week | cba | dont .. fancy | couldnt/could/dont .. care .. less | care less | used to love/jump/live/enjoy/like/look | so keen | talk me into | (psych/talk) .. yourself/myself/up | need .. kick | cant/couldnt/not/even .. arsed/assed/bothered | bothered | hardest .. mile/part/step .. door | out of the door | avoid it/the/them | negotiat* | says stay | find it hard/difficult to .. start/go | lost interest | (never/rarely) feel like | what .. tell yourself | instead of .. doing my own | hanging there since | looking away | keep/finding/find/make/making excuses | (lost/losing) .. spark/drive/interest/mojo/fire | sofa/couch/bed is calling/comfy | pep talk | give me .. reason | hard to start/get | i know i should | enthus* | rather stay | stay in bed/home | gym not feeling | hate .. going/leaving | get myself to/out/going/started/moving | isnt happening | lost .. joy | enthusiasm .. gone/evaporated | shoes on .. dont/not/sit/couch | zero motivation | gather/gathering/collect/collecting dust | laid out .. sofa/couch/not | bum/body/legs/brain says | neither walked | the shoes .. looking
    - That happens to everyone who walks regularly, and waiting for the mood rarely works. Agree with yourself on five minutes only, after lunch, and allow yourself to turn around after that.
    - Often it means the walk has turned into a duty. Change what's in it: a podcast you only hear on walks, a park you've never been to, someone to meet halfway.
    - (behind) It's harder to want it when the number looks bad. Leave the total alone for three days and just go out once each day for ten minutes. Then look again.
    - (fitness coach) You can go without feeling like it. Put your shoes on, step out of the door, walk to the first corner. Decide there whether you go on.
    - (companion) It's okay not to feel like it, and you don't owe anyone a walk today. Has everything felt a bit heavy lately? -> stress
    - (again) Let's look at it from the other end. Think of the last walk you actually enjoyed, and copy that one this week: same place, same time, same company.
    why: Wanting to usually comes after starting. The first minutes are the dull part, and mood tends to lift once you've been moving for five or ten.
    how: Choose the moment now, for example right after lunch. Put shoes and jacket by the door this morning. When the moment comes, walk to a point five minutes away; turning back there counts.
    short: Promise yourself five minutes and turn back if you like.

    == bored
    said: dull | monotonous | samey | same/same old .. route/loop/block/park/path/streets/street/road/roads/workout/routine/exercises/video/vid/plan/thing/circuit/music/lap | round and round | blindfold* | more/some/bit/any .. fun | make/made .. fun/interesting/exciting | something/anything/somewhere new/different/fresh | new route/routes/ideas/exercises/place/places/path/workout | nothing to look/think/see/do | brain/mind .. melt*/wander*/numb*/dies | sick/tired/fed up of the/my/same/this/squats/machines | (fed up/sick) .. loop/route/park/same/path/squats | yawn | every hedge/tree/street/inch | counting lampposts/tiles/reps/dogs | lap after lap | staring at .. wall | mind numbing | out of audiobooks | seen .. before/thousand | fun challenge/session/sessions/workout | every crack | same .. every/again/each/always | same laps/walk/run/walks/runs/tuesday/scenery/view/street/exercises/moves | send/sends/puts me to sleep | isnt/just/not entertaining | is/getting/gets/feels old/stale/boring/dull/samey | routine .. dull/bor*/stale/old | change of scene* | less boring/tedious/dull/monotonous | make .. less boring/tedious/dull | old pavement/street/route/loop | bored .. exercises/route/run/walk | round that/the park/pond/lake/block/track | route .. monoton*/bor*/same/dull | same block .. day | /the/every loop/hedge | walking is dull/boring/tedious | houses and cars | (hate/tired of/fed up with) my loop/route/walk | walking isnt/just isnt/not .. entertaining/fun/interesting
    - Then give your head something to do. Keep one podcast or audiobook for walks only, so that the next episode waits for you at the door.
    - The same loop every day gets dull for anyone. Take a bus two stops away and walk home, or let every second corner be a left turn. A new street does most of the work.
    - (fitness coach) Add some work to it. Two minutes as fast as you can walk, two minutes easy, five times round. Twenty minutes fly by and your heart gets something out of it.
    - (companion) Walking alone gets long sometimes. You could ring somebody you like while you walk, or ask them along on Sunday. Is there anyone who'd be up for that? => walking buddy
    how: Download two episodes now. Start the first one only when the door has closed behind you, and stop it when you're back. Tomorrow turn left where you usually turn right.
    why: Sameness is what bores us, and attention wanders to how long it still takes. A story or a new street gives it something else, so the same twenty minutes feel shorter.
    short: Keep one podcast for walks only, or change the route.

    == forgot
    said: never went | occur to me | neglect* to | slipped my mind | crossed my mind | memory/sieve/brain fog | keep/kept .. not thinking | wasnt in my head | in my head at all | whoops | sucked into | on silent | swiped | clean forgot | mind .. blank | until its dark/late | thinking of it | too late .. realis*/realiz* | realis*/realiz* .. bed/late/midnight/night | clean out of my mind/head | didnt/never think/thought of | absent minded | lost track | totally blanked | wasnt thinking/think | crossed/cross my mind | (never went/never left) | havent gone/been .. yet/today .. late | thought of it .. brushing/bed
    - Easily done. Tie it to something you never forget: when lunch is finished, you go straight out of the door. A fixed event reminds you better than an alarm you've learned to swipe away.
    - Put the shoes somewhere you'll trip over them, on the mat or on your chair. Seeing them at the right moment is all the memory you need.
    - (fitness coach) Book it like a meeting: 12:45, fifteen minutes, every workday. If something pushes it, move it to a new time the same day before you close the calendar.
    - (again) It keeps slipping out of the day, so let's put it first. Ten minutes before breakfast or on the way to work, and then it can't be forgotten any more.
    how: Choose one daily event, for example the last bite of lunch. Say to yourself: when I've put the plate away, I walk ten minutes. Shoes next to the table for the first week.
    short: Tie the walk to the end of lunch.

    == weather
    said: wet .. outside/out/run/running/walk/pavement/weather | drizzl* | bucketing | snow* | hail | hot .. out/outside/today/here/weather/humid/day/days/sun | humid* | minus .. 5/8/10/12/15/20/degrees | below zero | cold .. out/outside/weather/wind/rain/winter/air | air quality | smoke from | umbrella | waterproof* | sky .. open*/grey/black/dark | amber/weather warning | 38/39/40/41/35/36/37/30/32/33/34 .. degrees/shade/here/heat/outside/today | cold/wet/icy/windy/snowy/rainy/miserable/awful/terrible/horrible outside/weather/day/out/here/today | bad/awful/terrible/vile/grim weather | sun .. strong/hot/blazing/burn* | dark and wet/cold | burn easily | hot .. breathe | wear in winter/cold/snow | (rain/wind) again | raining/rains/raining/pouring/snowing .. run/walk/go/outside/cats/again | cats and dogs | rain* .. since/interruption/days/city/month/all | too humid/hot/cold .. breathe | ice rink | when it rains | if it rains | its raining
    - Rain is annoying, and there's still a way: a shopping mall, a covered market, a station, even the stairs at work. Ten minutes indoors count exactly the same.
    - For most weather a decent jacket and dry socks are enough. On heat, ice or storm days, swap to indoors: walk during phone calls, or march on the spot through one episode.
    - (fitness coach) Have an indoor plan ready: march on the spot for a song, climb stairs for a song, repeat until fifteen minutes are over. Around 1,500 steps, and you stay dry.
    - (nutritionist) In heat, walk early, before nine if you can, and drink a glass of water before you leave. On a walk under an hour you need nothing more than that.
    how: Check the forecast the evening before. If it looks bad, choose the place now: mall, treadmill, stairwell or your own hallway. A path of ten meters walked up and down for ten minutes is about 1,000 steps.
    short: Walk indoors on bad days: mall, stairs, or on the spot.

    == travel
    said: away .. business/work/home/until/week/weekend/fortnight/days | be away | heathrow | long haul/drive/flight/journey | hour/hours/hr drive/driving/flight | drive tomorrow/home/down/up to | ship | coach tour/trip | hotel* | motorway | road trip | camping | conference | jet lag/lagged/lagging | packing | visit* .. sister/parents/brother/mom/dad/family/relatives/friends/grandparents/in | new/strange/different/foreign/unknown/unfamiliar/another city/town/country | time zone* | different bed | rental car | berlin | manila | ohio | day pass | truck cab | business trip | client .. city/visit | on a coach | skiing/beach/family/city/summer holiday/trip/break | staying .. with/at/in .. hotel/parents/friends/family | at my mom/dad/sister/brother/sisters/brothers/parents .. wedding/house/place/home | wedding in/abroad | flying out/back/home/to | back on monday/sunday/friday | commute .. hotel | near a/the/my hotel | in a hotel | in/by the car all/tomorrow/hours | hours .. car/plane/train/bus | for work .. away/all week/trip | away .. work/all | while travelling/traveling | without a gym .. trip | cruise/hotel/airport/conference .. steps/walk* | mostly sitting
    - Travel days can be good step days. Walk the terminal instead of sitting at the gate, take the stairs, and explore the new place on foot for twenty minutes before dinner.
    - On a long drive or flight get up or stop about every two hours for five minutes, then do one proper walk on arrival. It also takes the stiffness out of your legs.
    - (fitness coach) Set a travel minimum now: fifteen minutes each day, straight after breakfast at the hotel. Everything you walk between meetings comes on top.
    - (triage) Decide first which days you really can't walk, usually the ones in the air. Write those off, and keep the normal number for the others.
    how: On the way: walk the terminal or the service area for five minutes at every stop. On arrival, before you unpack, twenty minutes around the block. In the mornings, fifteen minutes after breakfast.
    short: Fifteen minutes after breakfast, wherever you are.

    == other people
    said: husband/wife/boyfriend/girlfriend/partner/spouse/mom/dad/mother/father/sister/brother/son/daughter/kids/children/friend/friends/mate/mates/colleague/colleagues/coworker/coworkers/boss/neighbor/neighbour/flatmate/flatmates/roommate/family/relatives/guy/guys/bros/bloke/people/everyone/everybody/somebody/someone/lad/lads .. says/say/said/think/thinks/wants/want/wanting/laugh*/mock*/tease*/moan*/complain*/sigh*/stare*/staring/judge*/judging/cancel*/roll*/joke*/jealous/offended/slowly/slow/fast/cling*/climb*/invit*/shout*/yell*/comment*/interrupt*/offer*/correct*/hog*/corrects/films/chat/late/understand*/drives/look*/disapprov*/distract*/never/keeps/keep/always/dont/doesnt/books/hate*/needs/nag/nags | rolls/rolled/rolling .. eyes | offended | freak | boyfriend/wife/husband/friend/friends .. jealous | too slowly for me | walks/runs/goes .. slow/slowly/fast/ahead | shuts up | she/he/they always/never/keeps/cancels/wants/laughs/says/sighs/films | creepy dude/guy/man | peer pressure | my family | girls .. weights | son/daughter/kids/kid/teenage/wife/husband/girls/boys/boyfriend/girlfriend/mom/dad .. embarrass*/fun of/silly/stupid/crazy/mad/dangerous/moans/moan/whine*/complains/nag*/refuse*/wont/come/hate*/support*/against | embarrassed .. seen | makes/make/making fun of | always hogging | girls/guys/lads/people/friends at work/office/school | my teenage son | feel judged/silly | nobody understands | guilt trip | people laugh/look/annoy/talk | annoy/annoying .. me/people | people .. annoy* | my husband thinks/says | my mom thinks/says | my boyfriend thinks/says | my girlfriend thinks/says | my dad/mom/mate/mates/boss/sister/husband/friends keeps/keep/say/says/telling/thinks/think | keeps telling/turning | yelling/shouting .. van/car | joins me | books meetings | everybody else decides | drives 300m | walks .. slowly/fast | taking the stairs .. silly
    - Ask them along. A walk is one of the few kinds of exercise you can do while talking, with kids, with a stroller, with somebody much fitter or slower than you.
    - If other people eat into your walking time, tell them the exact slot: after dinner, fifteen minutes, back by half past seven. People respect a short, fixed thing more easily than a vague plan.
    - (companion) It's hard to keep something going that nobody around you shares. Is there one person, even far away, you could call while you walk? -> walking buddy
    - (fitness coach) Make one of your meetings or coffees a walking one this week. Half an hour with a colleague or friend gives you about 3,000 steps and costs no time at all.
    how: Send one message today with a time, a place and a length: Saturday at ten, the park gate, forty minutes. If it's a no, ask the next person, or go with a phone call.
    short: Turn one coffee or call a week into a walk.

    == stress
    said: (under/so much/lot of/considerable/severe/much/work) pressure | angry .. lift*/run*/walk*/train*/want | furious .. lift*/run*/walk*/train* | wound up | head .. explod*/full/spinning/mess/racing/isnt | shoulders .. ears | calm down/me/you .. walk*/run*/yoga/help*/does/would | row with | had a row | redundancy | moving house | crying/cried .. run/walk/gym | too much on my mind | boss .. shout*/yell*/insane/new | work/job .. hell/mental/insane/mad/nuts/crazy/killing | run/walk/lift .. anger/stress/worries/problems | forget .. problems | last straw | anxi* .. walk*/run*/lift*/train*/everything | hard or easy .. stress* | breaking point | (clear/empty) my head/mind | mind/thoughts/head .. racing/stop/busy/elsewhere/mortgage | nightmare .. work/boss/job | work/job/week/home .. nightmare/nuts/chaos/madness/hard/rough/tough/awful | manager/boss .. piling/awful/shout*/angry/bully*/pressure/demand* | loads of pressure | (lots/loads/ton) of pressure/stress | highly strung | nerves .. shot | blow a fuse | short fuse | fed up with work | eating me alive | stressed .. skip/workout/run/walk/today/lately | help* with stress | stress .. help*/lifting/running/walking/relief | driving me crazy/nuts/insane | boss .. crazy/hell | walk .. calm/stress*/head/mood/relax* | would .. walk help .. calm | too much .. think/steps .. mind
    - When the head is full, a walk is one of the better things to do with it. Go without a target, without headphones if you can bear it, for fifteen minutes. The number can wait today.
    - Stressful weeks are when walks get dropped and when they help most. Keep one short one a day, at lunch, away from the desk, and let the rest go until things calm down.
    - (companion) That sounds like a lot at once. A slow walk somewhere green can take the edge off, and you don't have to solve anything on the way.
    - (fitness coach) Burn some of it off. Walk hard for ten minutes, hard enough that talking gets difficult, then ease off for five. Your shoulders will be lower when you're back.
    why: Steady movement lowers muscle tension and gives the attention something outside to rest on. Studies find small but real drops in tension and rumination after walks of ten to thirty minutes, more so among trees.
    how: Fifteen minutes, phone on silent. Walk a little slower than usual and breathe out longer than you breathe in. When thoughts start circling, name five things you can see and go on.
    short: Fifteen minutes outside without a target.

    == weekends
    said: week end* | saturdays | sat/sun sat/sun/parkrun/or/morning/am/pm | sat or sun | fri sun | friday/fri night/evening/beers/drinks/party | lie in/ins | brunch | (2/two) days off | days at home | no commute | hungover/hangover .. sunday/saturday/run/deadlifts | mon/monday to fri/friday/thursday | everything works til/till/until | weekdays .. fine/great/good | during the week | write off | saturday/sunday/saturdays/sundays .. lazy/nothing/never/walk/run/train/couch/family/off/done/bad/worst/lie | never .. saturday/sunday/saturdays/sundays/weekend* | sat sun | friday to sunday | days off .. nothing/less/lazy | wrecks my routine .. weekend | (dies/die/drops/drop/falls/crash*) on sundays/saturdays/weekend/weekends/saturday/sunday | weekend*/weekends .. weak/full/busy/lounge/lazy/nothing | too full .. weekend* | no office | more active .. home/weekend | my days at home | weekends 1k/2k/1000/2000 | weekdays .. weekends | count dies | saturdays/saturday market/work/stall/shift
    - Weekends lose the built-in steps of commute and lunch break, so they need one proper walk. Saturday and Sunday, thirty minutes before noon, and the rest of the day is free.
    - Use the time you don't have during the week. One longer walk somewhere nice, an hour or more, can make up for two quiet office days.
    - (every period) The daily number falls on weekends because nothing carries you there. Do one errand on foot each day, the bakery for example, and add a loop on the way back.
    - (fitness coach) Make Saturday the big one: an hour at a good pace, hills if you have them. Sunday is easy, half an hour with somebody you like.
    how: Decide on Friday evening: which day, which route, who comes along. Go before noon, thirty minutes at least. For the other day one errand on foot is plenty.
    short: One longer walk before noon on Saturday and Sunday.

    == evenings
    said: night .. late/after/before/run/runs/walk/train/session/force | late .. night/walk/run/train*/session*/gym/go/exercise/lift* | 8/9/10/11 pm | half nine/ten/eight/9/10 | after/post/heavy dinner/supper | before bed | after work | before bed/sleep/bedtime | pjs | slippers | dinner .. dishes/sofa/couch/first/tv/lazy* | kids .. bed/asleep | wired til/till/until/after/at | when/once/get .. home .. sit/done/over/lazy/down/sofa | once its dark | goes dark | end of the day | 9 in the evening | sink into | (sofa/couch) .. thats/me/over/done/wins | watching/watch netflix/tv/series/telly | end up watching | evening/night/10pm/9pm/late .. lazy/walk/wander/run/train/lift*/stroll/gym/late | night .. sleep/ruin/insomnia | in the evening .. lazy/tired/never/cant | at night .. never/cant/lazy/eat | once dinner/kids | after the kids | when the kids .. asleep/bed | late at night | crash in front | in front of the box/tv/telly | evenings .. crash/tired/sofa/lazy/box | right before bed/sleep | work out at night/late/evening | exercise .. night/late/bed | bad to .. night/late | after dinner .. late/too | after dinner .. lazy/sofa/couch/tired/cant/go | plan .. evening .. dont/then | lazy .. dinner/evening | tired in the evening | stroll before bed | wake you up | 3k short | walk late | late or leave | at night .. inside/missing/steps
    - Evening walks work well if they come straight after dinner. Clear the plates, put on your shoes, walk ten minutes out and turn around. Once you're on the couch it gets hard.
    - If you're short of steps at night, walk indoors while you're on the phone or through one episode. Twenty minutes of that bring about 1,500 to 2,000.
    - (nutritionist) After dinner is a good time. Ten to fifteen minutes within the hour keep blood sugar flatter after the biggest meal of the day, and many people sleep no worse for it.
    - (companion) A slow walk in the evening can be a nice way to close the day. Leave the phone in your pocket and let it be as short as you like.
    why: After dinner blood sugar is at its highest, and light movement brings it down. Easy walking doesn't keep most people awake; only hard exercise in the last hour before bed can.
    short: Straight after dinner, ten minutes out and back.

    == plateau
    said: unchanged | same .. number/numbers/time/times/pace/speed/weight/weights/result/results/average/vo2max/7000/5000/6000/8000/steps/puffing | not/no/isnt/arent/never/any/why .. improv*/better/faster/fitter/stronger/progress*/gains/growing/further | hasnt/havent/doesnt/didnt/wont/not .. budge/budged/move/moved/change/changed/improved/budging/go up/come down | hasnt/havent got .. better/faster/stronger | nothing moves/changes/works/happens/helps | now flat | flat .. winter/weeks/months/all | shake .. up | no improv* | no difference | hit a wall | exactly .. was | cant break .. hour/hours/minutes/2/30/50 | run/runs .. slower | same/stuck/unchanged/flat/kilometre/km/weights/time/times .. since | progress .. stopped/halt/stall* | drop weight repeat | (hasnt/havent/wont/doesnt/not) .. gone/come/going/coming up/down | hasnt gone | not getting/seeing/any/being .. fitter/faster/better/stronger/results/further | dont seem .. getting/improve | progress .. stalled/stopped/slow/stuck | no longer .. improv* | treading water | same as .. ago/last | for a year/month/months/weeks .. same | always .. same | nothing changes | numbers/count/average/steps/pace .. wont/dont/not .. rise/up/grow/move/increase | month after month | week after week | same distance/time .. same | no matter what .. quicker/faster/better/stronger/change* | stopped growing/improving/moving/progressing | hasnt/havent/isnt/arent improved/improving/progressed | weeks/months at .. minutes/kg/km/steps | every single week | one second less | round the lake | heart rate on | puffing at | same steps | my numbers/count/steps .. rise/up/grow/increase | 55/45/60/30 minutes for
    - You've got used to it, which is a good sign. To go on improving, change the speed before the distance: three stretches of two brisk minutes in every walk this week.
    - When the average has been the same for weeks, look at the lowest day. Lifting your two quietest days by 1,500 steps each does more than another record on a good day.
    - (fitness coach) Your body knows that loop by now. Add a hill or stairs twice this week, and do one walk where you cover your usual route two minutes faster.
    - (triage) First question is whether more is needed at all. If you're at 7,000 to 8,000 steps most days, you have most of the health benefit, so pace is the better thing to work on. Want to know how brisk? -> brisk pace
    why: The body adapts to whatever it does every day within a few weeks. A bit more speed or slope is a new demand, while the same distance at the same pace keeps you where you are.
    short: Add brisk stretches, or lift your two quietest days.

    == slipped
    said: havent/havent/not/didnt .. been/gone/walked/run/ran/trained/lifted/exercised/worked/moved/swum/cycled/train/go .. since/week/weeks/days/month/months/all/monday/mon/tuesday | havent been/gone/run/walked/lifted/exercised/trained | not walked | skip* .. again/week/sessions/leg | streak .. broke/broken/died/dead/lost/gone/over/ended/ruined | broke/lost/ended/killed .. streak | streak dead/gone | slacking | stopped .. going/running/walking/training/and/when/after/it | stopped to run/walk/train | took/after/had .. break | out the window | lost .. rhythm/habit/routine | lost .. rhythm | days/weeks/months ago | wagon | never went back | back after .. break | turned into .. weeks/month/months | dropped .. ball | gave up in/last/after/again/on | given up .. walk*/run*/training/gym | weeks .. without | 1/one/2/two of 3/three | white paper | went missing | ages since | bad week | not started again | no .. walks/runs/walk/run/training/sessions/gym/workouts .. since/all/at all/for | skipped the gym/all/my/it/today/yesterday/again/both/every | doing .. great/well .. stopped/then/until/nothing | fell behind | didnt go | (havent walked/havent run/havent trained/havent exercised/havent lifted) .. in | (havent been) .. weeks/months/month | failed .. again/week/this | broken promise* | lazy week/month/days | zero .. week | without a single | single walk/run/workout | gave up in/last/after | walked/run/trained/lifted/out/gym/exercised .. in ages | for ages .. havent/not | missed my .. workout/run/runs/walk/session/again | stopped .. ago | havent trained/lifted/run/walked | zilch/nothing since | since .. zilch | last walk/run/workout/session .. weeks/back/ago/was | seen a barbell/gym/pool | havent seen .. gym/barbell/pool/weights | havent walked/been/gone | did 900/800/500/1000/1200 steps | basically a plant | heart to begin
    - A few missed days cost you almost nothing; walking fitness takes weeks to fade. Don't make up for them. Take today's ten minutes after your next meal, and you're back.
    - It happens, and most people who walk for years have gaps like that. What counts is the next walk: a short one today, the normal one tomorrow.
    - (behind) You've lost some ground, and it can be spread thin. Add ten minutes to your usual walk on four days this week, and leave the rest as it was.
    - (companion) Please don't be hard on yourself about it. Something took the time or the strength, and that was real. When you're ready, go round the block once and see how it feels.
    - (fitness coach) Gap noted, no penalty laps. Today: fifteen minutes, easy. Tomorrow: back to your normal plan. Was it time that was missing? -> no time
    - (again) If it keeps happening, the plan is too big for your real week. Halve it for the next fourteen days and let yourself reach it every day, then go up again.
    why: Endurance drops noticeably only after two or three weeks without any activity. Making up for everything at once mostly brings sore shins and a second gap.
    short: Ten minutes today, the normal walk tomorrow, nothing to make up.

    == too hard
    said: very hard/tough/difficult/steep/strenuous/intense/demanding/ambitious/strong | (way/far) too much/far/often/long/fast | too far too soon | too often | beyond/exceed* .. me/my/capab*/abilit*/strength/capacity/limits/present | not/isnt doable/possible/manageable/feasible | doable for me | struggl* | cant/couldnt/cannot manage/finish/complete/reach | cant/couldnt/cannot do .. 10k/5k/hour/minutes/one/single/that/reps | cant .. hour | physically | easier/gentler/lighter version/plan/start | start .. easier/smaller/gentler/lower | can we .. easier/smaller/gentler/lower | start smaller | feels/feel like dying | run/workout .. dying | plank/squats/workout/run/hills .. death | every run .. dying/hell | really my lot | a lot when | when you weigh | jumped from | end of the road | squats/workout/makes .. dizzy | 5 days a week | days a week is | having failed | nearly threw up | in tears at the bottom | nearly/almost collapsed/puked/threw | beyond my | not fit enough | fall short every | never .. reach/hit | cant walk/run/lift .. far/that/more | set .. too high | set .. way too high | old lady/man .. too | keep up .. programme/program/pace | plan .. too much/hard/tough | nearly killed | on the floor after | 10k/10000/12000/8000 .. not/isnt/impossible/doable | get to 4000 | end of the road/street | too much walking | keep up .. plan | bottom of the hill | cant walk that/far/more/an
    - Then the step up was too big, and that's easy to fix. Go back to what you managed without trouble, and add 500 to 1,000 steps a day every week or two.
    - Cut it in half for this week. Two walks of ten minutes you actually do are worth more than a number that makes you give up by Wednesday.
    - (fitness coach) Scale it like any training: take your average of the last week, add ten percent, stay there for seven days. Go up again only when it felt easy.
    - (triage) What makes it hard decides what to change: time means shorter walks, aches mean softer ground, breath means a slower pace. Is it your breath that gives out? -> getting out of breath
    how: Look at the last seven days and take the average. Add 500 steps to it, roughly a five-minute walk. Keep that for one week or two, then add another 500.
    short: Back to what worked, then 500 steps more each week.

    == too easy
    said: too/so/really/way/pretty/super easy | easy .. now/peasy/stuff | not even sweat* | barely/hardly .. sweat* | nothing now | in my sleep | raise .. it/goal/target/bar/number | increase .. goal/target/it/number | go up to | (should/can) i add .. more/fourth/fifth/another/extra | by lunchtime | lunchtime | smash* .. week/without/it/goal | without trying/noticing/effort | before noon/9am | walk in the park | ready for more/harder/tougher/heavier/something/next | more of a workout | wasnt/not even .. out of breath | comes after | next after | what next after | feels flat | no longer sufficient/enough | rest week | piece of cake | done c25k | used to make me sweat | bigger/higher/harder/tougher/stretch goal/target/challenge/number | feel/feels/felt/seems light/easy | weights .. light | reach it without | push harder/myself harder/more | barely .. effort/try* | childs play | ridiculously easy | next level | increase/raise .. it/goal/target .. much/how | how much should i increase | before noon/lunch/nine | exercises .. easy | plan .. too easy | become/becoming/became/gotten/getting/got .. easy | easy now | something harder | barely breathing | 10k is nothing/easy | up to 12k | hit my number/goal/steps | hill feels flat/easy | reach it .. office/already/without | bigger goal
    - Good, you've outgrown it. Keep the number and raise the effort: two of your walks this week brisk enough that talking takes some breath.
    - Then go up by about ten percent, or add something the steps don't show, such as a hill, stairs or an hour's hike on Sunday.
    - (fitness coach) Time to turn it up. Intervals: three minutes fast, three minutes easy, five rounds, twice this week. Your steps stay about the same and your heart works much harder.
    - (nutritionist) If the distance doubles, food has to follow. A brisk hour costs around 250 to 350 calories, so have a proper meal after longer ones.
    how: On two days this week walk five minutes easy, then three minutes fast and three easy, four times, then five minutes easy. All other walks stay as they are. Next week add a round.
    short: Raise pace or slope before you raise the number.

    == self doubt
    said: doubt .. i/ill/whether/that/myself/if/it | kidding .. myself | who am i | not .. active | never stuck/stick/carry/last/lasted/finish/finished/managed | never stuck .. anything/life | never gonna | never going to do/be/manage/get | capable | too fat | waddle | look/feel/looking ridiculous | stupid .. look | look stupid/silly/ridiculous | everyone/everybody .. fit/fitter/faster/overtakes/passes/ripped/lifts/stronger/slim* | this time .. different | always quit/stop/fail/last/give/gave/start/dropped | (probably/bet) .. quit/fail/last/give up/stop | believ* .. myself/can | not sure .. manage/can/able/ill | sure .. manage | ill last | last a week | gave up after | still expect from | somebody else | real runner | noodle arms | what makes me | i always quit | come last | too weak/am weak | trying to impress | lose .. confidence | not good enough | (cant see/picture) myself | laughed at school | ill .. look stupid | lazy person | ever manage/succeed/be able | never be .. fast/fit/strong/good/able/slim | ill never | laughing stock | not strong/good/fit/disciplined/tough enough | embarrass* myself | am i kidding | couch potato by | i give up easily | always give/gave/quit/fail/dropped | cant see myself | others .. better/fitter/faster | compared to others | everyone else .. better/fitter/faster/stronger/fit | lack .. confidence | lack of confidence | never finish | too fat to/for | ill never get/be/manage | get strong/fit .. never | last till/until | not/wont/cant last .. till/until/week/month/long | not sure .. keep | others manage | all my life .. change | these legs | at 74 | seen walking
    - It's a common worry, and walking is forgiving: there's nothing to be good at. Today needs one walk, ten minutes, and you already know how to do that.
    - The big number makes it look harder than it is. Take only this week. Pick three days on which you could certainly walk ten minutes, and leave the others open.
    - (companion) I hear that, and I don't think it says anything about what you can do. You've got through harder days than a walk. Go slowly, and count the ones you did.
    - (fitness coach) Let one week show you. Seven days, ten minutes each, ticked off on paper. Shall I give you the one for today? -> first step
    - (ahead) Your numbers don't agree with you. You're ahead of where you need to be, so keep doing exactly what you've been doing.
    how: Take a sheet of paper with seven boxes. Ten minutes a day, any pace, tick the box. Five ticks are a good week. Then decide about the next one.
    short: Take it week by week, ten minutes at a time.

    == sore
    said: stiff .. legs/morning/as/muscles/after/today | achey | calves/calf/thigh/thighs/quads/quad/hamstring/hamstrings/hammies/glutes/muscle/muscles/legs/leg/shins/shin/abs/chest/shoulders/arms/bum .. scream*/kill*/burn*/pain*/hurt*/tight/destroyed/wrecked/dying/jelly/strike/hate/dead/stiff/protest* | tight .. calves/calf/quads/legs/chest | pain .. muscle/muscles/legs/calves | painful | muscle pain | walk/run/train .. off/through or | walk it off | run/train/push through it | train through | like a cowboy | hardly/barely/cant .. stairs/sit/sneeze/toilet | down the stairs | stairs sideways/backwards | foam roll* | ice bath | hurt* .. laugh/since | everything/all .. hurt/hurts/ache/aches | ow | dying now | from the hips down | muscle ache* | legs like jelly | massage gun | day 2 | first session | everything hurts/aches | backside/bum/buttocks/glutes .. hurt*/sore/ache*/pain* | barely/hardly/cant walk .. after/leg/legs/day | can barely walk | killing me .. legs/quads/calves | calves are | thighs are | with stiff legs | stiff legs/muscles | woke up .. stiff/sore/legs/wood | muscle/muscles .. sore*/stiff*/recover/ache* | recover* .. sore/muscle*/legs | legs .. like wood | legs hurt | (doms after) | tight .. calves/so | calves/arms/legs/shoulders/back/thighs .. tight/hurt .. gym/walk*/run*/yesterday/workout | hurt from/after .. gym/workout/yesterday | calves/thighs/quads/legs .. rock/rocks/stone/concrete | ache .. walk* | walk* .. ache/sore/hurt
    - Tired calves and shins are normal when you've walked more than usual. Take it easy for a day or two, short flat walks only, and go back to the distance before the jump.
    - Mild stiffness usually loosens within the first five minutes. Start slowly and stay flat. If it gets sharper as you go, or one spot is tender to touch, stop and have it looked at.
    - (fitness coach) Normal after a jump in distance. Walk twenty easy minutes instead of resting completely, then stretch the calves thirty seconds a side, twice. Normal walk again in two days.
    - (nutritionist) Sore legs after a long one also want food: a meal with some protein within a couple of hours, fish, eggs or beans, and enough to drink. Then an easy day.
    why: Muscles that did something unusual have tiny amounts of damage that repair within two to three days and come back a little tougher. Gentle movement eases the stiffness; it doesn't speed up the repair much.
    how: Today twenty flat minutes or less. In the evening lean against a wall, one leg back, heel down, thirty seconds a side, twice. Tomorrow the same, the day after your normal walk.
    short: Easy, flat and short for two days.

    == cold
    said: virus | bronchitis | (runny/blocked/stuffy/snotty/running) nose | nose is running | snot* | im/am/feel/feeling/got/been/fell/being/getting/after ill | unwell | poorly | (stomach/tummy) bug/flu | under the weather | neck rule | man flu | cough/coughing .. train*/skip/gym/walk/run | snotty | head cold | feel rough | feeling rough | feel ill | recovering from .. flu/covid/cold/virus | after .. flu/covid/virus | swollen glands | tummy bug | train/run/walk/exercise/lift/gym .. with/have .. cold/fever/cough | fever .. days/skip/train | cold .. run/walk/train/skip | covid/flu/cold/virus/fever/bronchitis .. when/again/start/walk/run/train/skip/rest | covid positive | positive .. test | chest infection
    - With a runny nose and no fever, a slow walk is fine if you feel like it. With fever, a chesty cough or aching all over, stay in until you've been well for a day.
    - Rest is the sensible choice for a few days. You lose nothing in that time; come back with half your usual walk and see how you feel the day after.
    - (fitness coach) Neck check: symptoms only above the neck, an easy fifteen minutes are okay. Anything in the chest, or fever, means off. A few days off cost your legs nothing.
    - (companion) Sorry you're under the weather. Stay warm and leave the steps alone for now; a few days off cost you nothing, and you can start again with half a walk.
    short: Only a stuffy nose: walk easy. Fever or cough: rest.

    == starting
    said: start/starting/started .. over/walking/walk/running/run/lifting/weights/gym/yoga/training/monday/tomorrow/after/slowly | newbie* | never walked/run/ran/lifted/exercised | never .. in my life | couch potato | total/complete newbie/beginner/novice | day/week one/1 | first/1st week/day/month/jog | take up | doctor/doc/gp .. told/said/says/clear/ordered/recommended | after the/my/an/a operation/surgery/baby/birth | getting going .. at/after/plan | guidance | build up slowly | for the first time ok | havent exercised/walked in .. years/decades | years .. couch/sofa | not walked/moved/exercised in .. years | unfit .. start | ground zero | start* from scratch | first ever | never touched/held/used/done/tried .. weight/weights/barbell/sport/exercise/gym/it/any | never touched/done/tried | havent/hasnt/not .. exercised/run/walked/moved/trained/lifted .. decades/years/school/since school | since school | sensible first | first week/month | total novice | zero experience | how .. should .. beginner | completely new | absolute beginner | ease into | coming back .. exercise/years | very overweight .. begin/start | overweight and/.. start/begin/run/walk | just bought/got .. pedometer/watch/shoes/mat/bike .. now | how .. start/begin .. at 40/45/50/55/60/65/70 | first time .. since school/years/in | year old .. begin/start | how far .. go/walk .. first | never walked | walk* .. begin/beginner/start | begin .. walk* | start walk* | take up walk* | 15 minutes ok/enough | how much .. beginner | hasnt/havent walked
    - Walking is easy to begin: ten minutes, flat, at a speed where you can still talk, on five days this week. Add five minutes to each walk next week.
    - Find out first where you are. Carry the phone on you for three normal days and look at the average. Your first target is that number plus 1,000 a day.
    - (fitness coach) Week one: ten minutes a day, no exceptions, no heroics. Week two: fifteen. By week six you're at half an hour and ready for hills. Shall we lay out the first week? -> plan
    - (triage) Two things first. If you have a heart condition, chest pain on effort or get dizzy, ask your doctor before you begin. Otherwise start with ten flat minutes today.
    - (nutritionist) Start after meals. Ten minutes after lunch and ten after dinner are easy to remember, and your blood sugar benefits from day one.
    - (no goal) Ten minutes a day is a good start. If you'd like something to aim at, steps a day or minutes a week both work well. Which of the two appeals to you? => steps or minutes
    why: The biggest gain in health comes from going from almost nothing to a little. Going slowly at first gives shins, feet and habits time to catch up.
    how: Monday: ten flat minutes after lunch. Repeat on four more days at the same time. Note the minutes. Next week walk fifteen, the week after twenty, until you're at thirty.
    short: Ten flat minutes on five days this week.

    == first step
    said: what .. do today | what .. train/run/walk today/tonight/tomorrow | todays/tonights session/workout/walk/run/plan | plan for tonight/today/tomorrow | give me one thing | tell me what to | just tell/say | next thing/step/move | smallest/tiny/tiniest/small/little thing/action/step/workout/possible | do/thing/something/exercise/workout/action .. right now | dressed | got/have .. hour/minutes .. what/before/go/want | concretely | for this afternoon | suggest .. evening/morning/afternoon/today/tonight | advise .. afternoon/evening/morning/today | first thing $ | next quarter | at home on couch | what i can/must do today | next five/ten/10/5/15/fifteen minutes | session/workout/walk/run/exercise/task for today/tonight/now/tomorrow | give me .. session/task/exercise/job/order/challenge .. today/now/tonight | give me a session | do right now | what .. right now | what can i do now/today/tonight | where do i start today | (what shall/should i) do .. first/today/afternoon/evening/tonight/this | very first thing/step | my first step | what should i do first | workout/exercise/something for now | quick workout/walk/run/session | this afternoon | what should i do .. today/tonight/now/tomorrow/first/this | which/what exercise/workout/walk/run .. now/today/tonight/first | should i do today
    - After your next meal, put your shoes on and walk ten minutes, five out and five back. That's about 1,000 steps, and it's enough for today.
    - Today: one loop around the block at an easy pace, as soon as you can get away. Notice how long it takes. That loop is your minimum from now on.
    - (behind) Two short walks today, ten minutes after lunch and ten after dinner. That's about 2,000 steps more than otherwise and a fair start on the gap.
    - (fitness coach) Shoes on in the next hour, ten minutes brisk, done. Then tell me how it went and we'll build on that.
    - (companion) Just step outside for five minutes today and see what the air is like. If you feel like going on, go on.
    how: Finish the meal, put the plate away, shoes on. Walk five minutes in any direction at a pace at which you could chat, turn around, come home.
    short: Ten minutes after your next meal.

    == habit
    said: ritual | automatic* | second nature | inconsisten* | on off | start stop | stop start | fizzle* | long term | for good | some weeks | lasting | become* normal | becomes .. normal | brushing .. teeth | same/fixed/set time/days/hour each/every/of/or | same days every | fixed days | discipline .. rhythm/routine | story of my life | same story | then life happens | weeks then | two/2/3/three weeks .. then/vanish/quit | never past | part of my day/week/life | daily ritual | do people .. keep/every | part of .. week/life | keep going .. after/month/weeks/long | turn it into | stay/staying/be/being/more consistent/regular | drop/dropped/drops/fall/falls/fell off after | off after .. weeks/month/days | (give up/quit/stop/drop) .. after .. weeks/fortnight/month/days | after a few weeks | after a fortnight/month/week | daily habit/routine | build .. habit/routine | part of my life/day/routine | stay/be regular | keep .. motivated long | how long .. habit/automatic/routine | until .. habit/routine/automatic | good weeks .. gone/then | every spring/january/year i start | for three/two/four weeks then | walks .. some weeks | old folks | every day .. do
    - Same moment, same start, every day. Say, when lunch is over you go straight for your shoes. Keep it short enough that even a bad day has room for it.
    - Expect about two months until it runs by itself, some take less and some longer. A missed day doesn't set you back; two weeks of random times do.
    - (fitness coach) Set a floor and a target. The floor is five minutes and happens every single day. The target is for good days. The floor is what builds the habit.
    - (companion) Give it something you look forward to: the nice street, the morning light, a call with a friend. We keep going back to what feels good.
    why: A habit forms when the same cue is followed by the same action many times. In the best-known study it took 66 days on average, with a wide spread, and single misses made no difference.
    how: Choose the moment, for example after lunch. Choose the minimum, five minutes. Put the shoes there. Mark each day you did it on a calendar you see, and aim never to leave out two in a row.
    short: Same moment every day, short enough for bad days.

    == tracking
    said: keep count | keep .. record/track/score | pedometer | how .. record | do .. record | record my/the/it/them/ones | note .. down/book/it | note in | small book | monitoring | number/numbers .. matter*/look/important | daily number | weekly km | google fit | apple health | samsung health | paper calendar/diary | calendar .. stickers/paper/wall | know .. improving | pace or heart | progress pic*/photo*/picture* | test .. max/run/month | checking .. times | 50 times a day | which/best/what/good app | hr .. wrist | never counted | without my phone | wearing a watch | control my progress | lifted last | which/what/best/good app/apps | app counts | (should/do/what) .. note/write/log/record .. down/after/it/each | write .. lifts/it/them/runs/walks/steps/down | measure progress | see progress .. how | estimate .. steps/hand | keep track | mark .. calendar | app .. best/better/use/count* | note .. down/after | without a gadget/phone/watch/device | notebook enough | count .. without | need .. watch/app .. track | free step counters | log .. workout/workouts/walks/runs/lifts/session/sessions | wear .. watch/tracker/phone .. day/time/always | steps .. app/phone/track* | monitoring .. walk*
    - Your phone in the pocket is good enough, as long as it's always in the same pocket. Note the number at the same time each evening and look at the week's average.
    - No gadget needed: minutes work as well. Ten minutes of normal walking are about 1,000 steps, so write down minutes and you know the rest.
    - (fitness coach) Track two things only: the daily number and how many minutes were brisk. The second one tells you whether you're getting fitter.
    - (triage) Decide first what you want to know. For health, minutes a week are enough; for motivation, steps a day work better. Pick one and ignore the other.
    how: Carry the phone in the same pocket from morning to night. At nine in the evening write the number down. On Sunday add up seven of them and divide by seven: that's the one to compare.
    short: Same pocket, same time each evening, look at the week.

    == gear
    said: footwear | insole* | is .. garmin/watch/fitbit worth | fitbit vs/or | apple watch vs/or | bumbag | sports bra | skechers | which .. need/buy/get/recommend | gait analysis | carbon shoes | gps watch | replace .. them/shoes | worn down/out .. shoes/soles | new boots/pair | pair of shoes/boots/trainers/poles/dumbbells | stuff for this | birthday gift | falling apart | trainers/shoes/boots .. falling/holes/hole/worn/old/replace*/last/need/proper/good/best/right/fit | (proper/good/right/special/best/decent) shoes/boots/trainers/watch/equipment/gear/dumbbells/kit | best watch/shoe/shoes/app | shoes .. replaced/often | worth buying | shopping list | sandals/flip flops/slippers/crocs/barefoot | what .. wear .. in/for/winter/summer | shoes .. someone/flat/wide/feet | special .. socks/shoes/gear/equipment | wide feet | bigger shoes | any good .. bar/door | walk* .. shoes | shoes .. walk* | boots or trainers/shoes | gravel/asphalt/pavements .. shoes/shoe/boots/footwear | nordic poles buy | bring .. walking shoes | trainers/shoes .. falling | (need/buy/new) .. (trainers/sneakers/walking shoes) | hoka/hokas/brooks/asics/skechers .. (worth/good/shoes) | (hoka/brooks/asics) shoes
    - Shoes are all you need: a thumb's width of space in front of the toes, a firm heel, and comfortable in the shop at once. Good socks come second, without cotton.
    - Don't buy much. Comfortable sneakers do for streets and parks; for wet trails get shoes with some tread. Replace them after about 500 to 800 km.
    - (fitness coach) Running shoes are great for walking: light, cushioned, made for distance. Try them late in the day when your feet are a bit bigger, and walk around the shop.
    how: Go in the afternoon with the socks you walk in. Stand, press at the front: a thumb should fit. Walk five minutes in the shop. Nothing may rub, and the heel mustn't slip.
    short: Comfortable shoes with a thumb's width in front.

    == cost
    said: inexpensive | broke student | flat broke | second hand | charity/thrift shop | free app/apps/plan/plans/workouts/version/videos | my benefits | sick pay | any money | cheap/cheaper/expensive/afford/money/price*/free .. shoes/shoe/trainers/boots/watch/app/apps/gear/equipment/weights/dumbbells/gym/rack/classes/trainer/powder | shoes/watch/boots/trainers/gym/gear/dumbbells/powder/pt/classes .. expensive/cheap/cost*/euros/price*/afford/pricey/hand/quid | 50/60/70/80/100/150/160/200/300 .. quid/euros/dollars/month/hour/now | low income | without spending/buying/paying/money | spending .. cent/penny/money/anything | everything costs | saving money | fees .. crazy/high/mad | cost/costs/price/came to .. mad/crazy/ridiculous | low budget | buy nothing | cant/couldnt buy | too/so/very/pretty/really expensive | unemployed .. buy | free .. counter/counters/tracker/app/class/classes | expensive .. shoes/gym/trainers | running/good/new shoes .. expensive/cheap*/cost*/price* | (without/no) expensive/money | cheap alternative | pay .. walking/group/club
    - Walking is about the cheapest exercise there is. Shoes you can stand in all day and the phone you have are enough; a tracker is nice and changes little.
    - You need nothing new to begin. If you spend money once, spend it on shoes, last year's model of a running shoe for example, often at half the price.
    - (fitness coach) Skip the gym fee. Stairs, a hill and a stopwatch give you intervals for free: two minutes up, walk down, six times.
    short: Free, apart from shoes.

    == good news
    said: did my/it/the/my 10k | done and dusted | personal best/record | best ever | beat .. record/time/best | new record | finally did/went/walked/ran/made/managed/finished/got/hit | first time .. life/today/ever | for the first time | first .. pull/push/10k/5k/30 .. up/stop/non/ever | walked/ran/run/swam/lifted/did/completed/finished/bossed/held/made/managed/hit/went/cycled/benched/touched/opened/carried .. today/first/whole/km/even/goal/target/toes/proud/challenge/programme/program/session/sessions/circuit | feel/feeling ace/great/amazing/fantastic/brilliant/awesome/fab/good/proud | pleased | happy .. announce/walked/report/today/very | very happy | happiest morning*/day* | days straight .. row | without stopping | non stop | went .. anyway/though/rain* | you wont believe | wont believe | better mood | up the hill without | to come too | came along | sessions .. done | didnt walk once | stairs .. without | (walked/ran/went) all the way | hit .. goal/target/first/ever | reached .. goal/target/10k/steps | first time ever | i lifted/benched/squatted/ran/walked/swam .. kg/km/miles/today/first | new pb/record/best | first real | good/great/best walk/run/session/workout | loved it/today | enjoyed .. walk/run/session/workout | managed .. whole/all/every | walked/ran/trained all week | every day this week | i feel amazing/great/fantastic | on foot .. today/bus | went on foot | walked/ran/did/lifted 15000/12000/11000/13000/5/10/ten .. today | i ran/walked/swam/lifted .. today/miles/km | finished my first | i did .. first/ten/20/full/whole/pull/push .. ups/! | i went .. times this week/today/anyway/gym | didnt take the bus/car | took the stairs | broke .. minutes/hour/record/pb/30/25/20 | finally broke | my own/body weight today | went round the whole | without a bench/break/stop | walked to work/school/shop | walked .. hour/hours/km/miles | full circuit | (two/2) stops early | went out even | hit .. 10000/12k/goal | 12k/11k/13k/14k/15k .. only/already | already .. 10k/12k/11000
    - Nice, that's a proper walk done. Notice how you feel right now; that's what to think of next time you don't want to go.
    - Good to hear. It's the regular ones that add up, and this was one more of them. Same time tomorrow would make it a pattern.
    - (reached) You did it. That took a lot of ordinary days, probably a few wet ones among them. Enjoy it for today; whether you want more can wait.
    - (ahead) Well walked, and you're ahead of where you need to be. No need to add anything, just keep the rhythm that got you here.
    - (fitness coach) Yes! Strong work. Easy legs tomorrow, then go again the day after. Write down the time and the route, so that you can beat it in a month.
    - (companion) That makes me happy to hear. I hope there was a nice moment in it for you too, the light or the quiet.
    short: Keep the same rhythm tomorrow.

    == reward
    said: reward* | treat | prize | bribe* | bribing | deserve* | gold star | star please | buy/buying myself | milestone | cake/pastry/beer/pub/pint/croissant/brownie .. after/walk/end/halfway/loop/reward/finish/deserve | (after/end/finish/halfway) .. cake/pastry/beer/pub/pint/brownie | pastry | something nice | what do i get | give myself/herself/himself | when i hit | if i make it | if i finish | mark the | gift .. myself | new headphones/shoes if | earned .. new/treat/book/break/reward/something | cookie/chocolate/sweet/wine/ice/sweets .. back/after/finish/when | can i have .. treat | treat myself | walk* .. treat/reward/cake
    - Something that makes the next walk nicer works best: good socks after two full weeks, a new route with a café at the far end after four.
    - Pick it now, before you've earned it, and keep it small and soon. An hour with a book after the Sunday walk does more than a big prize in half a year.
    - (nutritionist) Make it something other than food if you can. A walk burns less than most treats contain, and a massage or new playlist lasts longer.
    short: Small, soon, and chosen in advance.

    == best time
    said: am or pm | morning/mornings .. evening/evenings/night/afternoon/lunch/later/noon/or | (best/optimal/ideal/perfect/better/right/good/which/what/preferable) .. time/hour/moment .. day/walk/run/train/lift/to/for/of | what/which/best/ideal/optimal time/hour/moment | which hour | part of the day | moment of the day | time of day | before or after breakfast/work/lunch/dinner | before work or | work or at lunch | before breakfast .. or/at/and | early bird/birds/start | night owl | 5/6/5am/6am/7am alarm/club/start/worth/better | earl* or late* | late* or earl* | early .. or .. late | later .. good/better/day | (early/late/later) in the day | morning walks/run/runs/person | lunch/lunchtime walk/walks/runs/lifting/session | when .. would/do you/others .. go/walk/run | when would you | same hour | best time .. lift/train/walk/run/day/exercise/to | best/better .. morning/evening/mornings/evenings/afternoon/lunch*/breakfast/night | mornings or evenings | evenings or mornings | morning .. better/best/good | before .. or after .. work/breakfast/dinner/lunch | before or after | matter what/which time | does .. matter .. time | when .. best time | whens/when the best | early morning .. better/good | morning or night/evening/afternoon | should i .. in the morning/evening/afternoon | when is .. most effective/best/better/ideal | most effective | morning .. or .. night/evening | should i run/walk/train/lift in the | which hour .. walk* | walk* .. morning/evening or
    - The one you'll keep. Mornings get cancelled least, lunchtime breaks up the sitting, evenings help you unwind. Try one for a week and stay with it if you walked on five days.
    - For health it makes hardly any difference. For sticking to it, early wins, because nothing has come up yet at seven in the morning.
    - (nutritionist) Right after meals has a small edge. Ten minutes within the hour after eating blunt the rise in blood sugar, most clearly after dinner.
    - (fitness coach) First thing. Shoes by the bed, out of the door within ten minutes of getting up, back before anybody needs you.
    why: Trials find no big difference in health between morning and evening exercise. People who move in the morning are a bit more regular, mostly because fewer things get in the way.
    short: The time of day you can keep, often morning.

    == how long
    said: how long .. until/til/till/before/take/takes/see/feel/notice/results/fitter/easier/back/last | how (soon/quick/quickly/fast) .. see/feel/notice/results/stronger/fitter/legs/fitness/flexible/expected/come/expect/better/add/show/improve | how much time | in how much time | weeks til/till/until/to | when will/do/does/can/might/may/should .. feel/see/notice/expect/easier/improve*/show/stop/drop/results/something/muscles/people/change*/fitter | when .. improvement | when .. changes | results .. by/when/summer | (2/3/4/6/8/10/12/three/four/six/eight/ten/couple) weeks/months .. enough/in/realistic/notice | weeks/days/months .. enough | enough .. notice/difference/change | notice .. change/changes/difference/anything/something | nothing yet | takes ages | take ages | at it .. days | stamina .. quick/come/fast/when | mood lift | too early | show up in | see .. change/changes/difference/results | time to first | mirror says | last how long | difference yet | nothing/change/difference/results .. yet | start/started/starting feeling/seeing/noticing | when .. start .. feel*/see*/notice*/better | when .. notice | how many weeks/months/days .. until/till/before/to/see/progress/drop/results/feel | until i see/notice/feel | months/weeks until | see progress/results/muscle* | will .. easier/feel easier | get/gets/feel/feels easier | takes to see | speed of .. progress | expect results/changes/progress/improvement | how long until/before/till/til i .. can/lose/see/feel/notice/get/run/walk/am/have/stronger/fitter | how long .. take .. build/get/see/lose/gain/make/become/notice .. muscle/muscles/stronger/fitter/results/weight/fit/strong/difference | how long does it take to .. build/get/see/lose/gain/become/notice/feel/run | when will i be/get/become/see/feel/notice .. stronger/fitter/faster/results/better/muscles/difference/change/fit/strong | when do i get .. fitter/stronger/faster/better | no change yet | how soon/quickly .. feel/see/notice | how long does it take .. fit/fitter/stronger | how many weeks .. until/till/first | how many weeks/months/days to/until/till .. stronger/fit/fitter/see/muscle/results/notice/bigger/faster/slimmer/change | still suffer/hard/struggling after | arms show | walk* .. results/show/blood/pressure/sugar .. when/by/weeks | how long before stairs | stairs .. stop killing
    - Mood and sleep often change within the first week or two. Stamina takes three to four weeks, blood pressure about two to three months of regular walking.
    - You'll notice stairs first, usually after three or four weeks of brisk walking on most days. Weight is slower and depends much more on food.
    - (fitness coach) Test it: time one fixed loop today at a brisk pace, and again in four weeks. Most people need noticeably less time for the same loop.
    - (companion) The lighter head often comes on the first day, right after the walk. The lasting things take a few weeks, and there's no rush.
    why: The nervous system reacts within minutes. Heart, blood vessels and muscles need repeated demands, and measurable changes show after roughly four to twelve weeks.
    short: Mood within days, stamina in about four weeks.

    == setback
    said: square one | square 1 | again from zero/scratch/start | broke/broken/fractured/sprained/twisted/tore/pulled/tweaked .. toe/ankle/leg/foot/arm/wrist/hip/calf/hamstring/back/rib/knee | in a cast | cast | plaster cast | lost everything/all/fitness/strength/it/muscle | lost .. all .. fitness/strength/progress/gains/base | everything i .. gained/built | all that work/training/effort | work/effort/training for nothing | all .. for nothing | undid | was .. at .. now | used to .. now | now im .. again/back/only/down | back to .. zero/start/beginning/bar/3k/walking/walk | had a fall | confidence .. gone/lost | two/2 steps forward | steps back | nearly there | stress fracture | bad race | after covid/surgery/illness | after my illness | slow like before | weak again | lifted/ran/walked less than | less than last month/week/year | start* again from | months of base | doctor says no | year of work | shuffling | hurt my .. lost/out/weeks/back | lost .. month/months/year/weeks/everything | weaker/slower/worse/less than .. ago/last/before/was/were | way slower | slower than last/before | recovering from .. surgery/injury/operation/fracture | lost my fitness/form/shape/strength | knocked .. back | knock back | ground lost | hospital stay | set me back | threw/throws/knocked/put/sets/sent me back | progress .. gone/lost/vanished/ruined/disappeared | ruined everything | after the flu/surgery/operation/illness/injury/break/cast .. progress/lost/slow*/weak*/zero | after my .. operation/surgery/illness/injury .. zero/back/lost/start | back at zero | at zero again | injured .. stop/had/out/weeks | because of .. injury | stop* .. injury | weeks off .. tear/injury/physio | shoulder/knee/hip/back op | op back | bench is my limit | corner like
    - That's frustrating. What you built up isn't gone though; after a few weeks' pause most of it returns in about half the time it took. Begin again at half your usual distance.
    - A bad stretch doesn't decide much. Look at the last three months instead of the last week, then start small tomorrow, fifteen minutes at your usual time.
    - (companion) I'm sorry it went that way. Take the time you need, and let the first walk back be one you enjoy.
    - (fitness coach) Fine, we reset: three days at half distance, three days at three quarters, then back to full. Begin after lunch today.
    why: Fitness that took months fades slowly and comes back faster than it was built, because heart and muscles keep part of the adaptation.
    short: Start again at half the distance.

    == doubt use
    said: evidence | stud* on/show/about | does/do/is .. even/really/actually .. work/help/do/worth/matter/anything/count/effective/good/healthy | waste of time | unconvinced | believ* .. help*/work*/that | good for .. heart/bones/health/old | what good | healthy or | really healthy | bad for .. heart/joints/you/knees | too simple | protect* | live longer | why .. put myself | make* .. difference | invented | 10/15 minutes .. count/enough/useless/good | heard .. useless/bad | article saying | wreck .. joints | science behind | actually/really .. good/help*/work*/healthy/healthier/do/make/useful | makes/make you healthier/healthy/live | is .. actually .. good/healthy/worth | real benefit* | isnt .. pointless/useless/boring/waste | bit pointless | what does .. research/science/evidence say | research say/says | is it true .. walk*/run*/lift*/exercise/training | does walking/running/yoga/lifting/stretching/it .. even/really/actually | longer life | strolling .. anything | strolling .. do | walk* .. waste/useless/pointless/healthy/evidence | does/is walk* .. really/even/actually/work/anything | 10000 .. invented/marketing/myth | walked every day .. heart/attack
    - It works, and the evidence is unusually good. Adults who walk around 7,000 steps a day live longer and have less heart disease than those at 2,000 to 3,000.
    - Fair question. Walking won't build big muscles or melt weight away, but for heart, mood, sleep and blood sugar it's as well proven as anything you can do for free.
    - (fitness coach) At a brisk pace it's real training. If you can talk but couldn't sing, you're in the zone that the guidelines ask for: 150 minutes a week.
    - (nutritionist) For weight alone food does more. For blood sugar, blood pressure and keeping lost weight off, daily walking makes a clear difference.
    why: Large studies that follow people with trackers find lower risk with each additional 1,000 steps, steeply up to about 5,000 to 7,000, and then flatter. They can't prove everything, but trials on blood pressure and mood agree.
    short: Yes: about 7,000 steps bring most of the benefit.

    == tips
    - Walk ten minutes straight after lunch; that's about 1,000 steps.
    - Take every phone call standing up and walking.
    - Get off one stop early on the way home.
    - Put your shoes by the door the evening before.
    - Walk before you sit down when you come home.
    - Make two walks a week brisk: you can talk, but couldn't sing.
    - Keep one podcast for walks only.
    - Plan an hour somewhere green on Saturday or Sunday.

    == next week
    - Mon to Fri: ten minutes straight after lunch.
    - Mon, Wed, Fri: another fifteen minutes after dinner, easy.
    - Tue, Thu: fifteen minutes after work, five of them brisk.
    - Sat: one longer walk before noon, 45 minutes or more.
    - Sun: a slow half hour, with company if you can.
    - Bad weather: the same minutes indoors or on stairs.

    # Walking's own topics

    == after meals
    said: after breakfast/eating/meal/meals/supper | glucose | walk* .. meal/meals/eating/dinner/lunch | full stomach .. walk* | digest* .. walk* | walk* .. digest* | before or after .. eat*/meal/meals/lunch/dinner | full stomach | digest* | stuffed/burp* | sugar spike* | spike* | prediabet*/glucose | following a meal | after/before/post/following .. dinner/lunch/breakfast/supper/eat/eating/food/meal/meals/pasta .. walk*/stroll*/minutes/go/wait/enough/soon | walk*/stroll*/go .. after/before/post .. dinner/lunch/breakfast/supper/eat*/food/meal/meals | how soon/long after .. eat*/food/meal/dinner/lunch | before or after .. dinner/lunch/breakfast/supper/food/eating/meal | stomach ache/cramp*/pain .. walk*/food/eat* | breakfast or fasted | continuous monitor | cgm | after pasta/rice/carbs | shouldnt .. wait | help .. digest | after lunch/dinner .. forget | after tea/supper | sugar .. high/dinner/level/levels/spike* | tea .. walk* | walk .. after tea/supper
    - After is better. Ten to fifteen easy minutes within the hour after a meal keep blood sugar noticeably flatter, and they're easy to remember because the meal is the reminder.
    - Even two to five minutes help a bit, and dinner is the meal where it pays most. Stay at a strolling pace; there's no need to wait for anything to settle.
    - (nutritionist) Yes, especially after meals with a lot of rice, pasta, bread or potatoes. Ten minutes' walk soon after lets the muscles take up part of the sugar directly.
    - (fitness coach) Easy after food, brisk before it. Do the ten-minute stroll after dinner and keep hills and intervals for two hours later.
    why: Working muscles take sugar out of the blood without needing much insulin. Blood sugar peaks thirty to sixty minutes after eating, so that's when a walk does most.
    how: When you've put down the fork, clear the table and go. Five minutes out, five back, slowly enough to chat. If you take insulin or diabetes tablets, ask your doctor how walks fit in.
    short: Ten easy minutes within an hour of dinner.

    == how many steps
    said: 10000 steps .. need*/really/necessary/enough/magic/too | 10k steps .. need*/really/necessary/enough/too | enough steps | steps .. enough | why 10000 | steps .. healthy/ideal/recommended | how much .. should .. walk | how far .. should .. walk | really .. 10000/10k steps | is .. steps/5000/6000/7000/8000 enough | 10k/10000 a must | is 3000/4000/5000/6000/7000/8000/9000/10000/12000/15000/3k/4k/5k/6k/7k/8k/12k/15k/20k .. enough/ok/good/bad/too/pathetic/low/much/lot/healthy | 3k/4k/5k/6k/7k/8k/3000/4000/5000/6000 a day | 10000/10k/10,000 .. rule/magic/myth/arbitrary | ten thousand | really need | how much/far/many .. ought/healthy/normal/recommended/ideal | how far ought | good/ideal/right/healthy/normal/recommended/minimum/average/sensible .. daily/number/amount/steps/target/minimum/count | minimum | recommended | ideal amount | average person/steps/woman/man | for my age | person of my age | normal number | number of steps | which .. believe | insurance says | does the 10k | 10k thing | daily number | set/setting .. target/goal .. steps | right target/goal .. me/age | what should .. goal/target .. be | steps a/per day .. ok/enough/good/fine/too/right/low | are .. steps a/per day | sensible number/target/amount/goal | how many .. at 65/70/60/75/80 | how much should .. walk/aim/be | steps .. at my age | just a myth | (right/good/sensible/realistic/suitable/reasonable) goal | goal .. beginner/age | right goal/amount/number/target | 7500/6500/8500/5500/4500/9500 .. decent/ok/good/enough/fine | is 5000/6000/7000/7500/8000/9000 decent | steps decent
    - About 7,000 to 8,000 a day bring most of the health benefit, 6,000 or so if you're over sixty. 10,000 is a fine target, but it came from a Japanese pedometer ad of the 1960s.
    - More than now is the honest answer. From 3,000 to 5,000 is a bigger step for your health than from 10,000 to 12,000. Add about 1,000 a day and stay there for two weeks.
    - (fitness coach) Count pace as well. 7,000 with half an hour of brisk walking in them do at least as much for your heart as 10,000 shuffled around the house. Aim for both, steps and those thirty minutes.
    - (triage) First see what you do now, three normal days with the phone in your pocket. Then add 1,000. Want to hear how to measure it? -> tracking
    why: Studies that follow tens of thousands of people find risk falling steeply up to around 7,000 steps and only slowly beyond. More does no harm, it just adds less.
    short: About 7,000 to 8,000 a day; more is fine.

    == steps or minutes
    said: steps or minutes/time/distance/miles/km | minutes or steps/miles/km | distance or time/steps | count .. minutes .. instead | miles or steps/km | better .. track .. steps/minutes | by time or | minutes/time/duration/distance/km/miles/kilometers/kilometres/clock .. or/vs/versus/and/instead/than .. steps/counter/distance/paces/step/miles/km | steps/counter/step/paces .. or/vs/versus/and/instead/than .. minutes/time/duration/distance/km/miles/clock/kilometers | by time/the clock/distance/minutes | prefer km/miles/minutes/kilometers/time/distance | goal be distance/time/minutes | distance .. goal/target/instead | active/zone minutes | which one/number/unit matters | which number do/should | which number .. look | which .. matters | use minutes/time/distance/km .. instead | minutes instead | (go by/measure by/count by) | sensible unit/measure | 30 minutes or | better to measure | steps .. unfair | which unit | kilometres and | count time/minutes | go by .. kilometers/kilometres/km/minutes/time/distance/miles | rather .. km/kilometers/kilometres/minutes/time/distance | better to count | goal in minutes/km/kilometers/kilometres/miles/distance/time/hours | set .. goal .. minutes/km/kilometers/distance/time | in minutes
    - Steps, if you want to move more over the whole day. Minutes, if you'd like to get fitter, since you can make them brisk ones. Both are honest measures; choose one.
    - Minutes are simpler: no gadget, and the guidelines are written in them, 150 a week of brisk walking. Steps are more fun if you like to see a number grow.
    - (fitness coach) Minutes, and brisk ones. Thirty on five days is the standard, and they make you fitter in a way that pacing around the kitchen can't.
    how: Ten minutes at normal pace are about 1,000 steps, a kilometer is about 1,300 and a mile a bit over 2,000. So half an hour is 3,000 steps or so.
    why: Steps count everything, including the kitchen, so they reflect how much you move. Minutes of brisk walking reflect how hard your heart works. Both are good for you.
    short: Steps for the day, minutes for fitness.

    == steps per distance
    said: how many steps .. mile/miles/km/kilometer*/kilometre* | steps in a mile/km/kilometer/kilometre | steps .. to miles/km/kilometers/kilometres | how far .. 10000/10k/5000/steps | convert .. steps | how long .. take* .. steps | how long .. 10000/10k/5000 | steps .. in minutes | steps per mile/km | steps .. km/kilometer/kilometre/mile/miles/kilometers/kilometres/meters/metres/distance | km/kilometer/kilometre/kilometers/kilometres/mile/miles .. steps/step | how far .. steps/3000/5000/10000/10k | steps/3000/4000/5000/6000/8000/10000/10k .. how far/long/many | how long .. 3000/4000/5000/6000/1000/2000/10000/10k/10k steps | (10/15/20/30/60 minutes/hour/a hour/one hour) .. how many | how many .. 10/15/20/60/hour minutes/walking | how many minutes .. 1000/2000/3000 | stride | step length | hour .. step/steps | per mile | in steps | convert* .. steps | 1 55/60/65/70/75/80 tall | tall .. steps/many | miles .. = | miles $ | put in .. km/steps | what should i put in | how many step | how long .. 3000/4000/5000/2000 take | how many km/miles/kilometers/kilometres .. steps/10000/5000/are | how many steps .. per/in/is/are km/mile/kilometer/hour/minutes/minute
    - Roughly 1,300 steps make a kilometer and a bit over 2,000 make a mile; with long legs fewer. 10,000 steps are about 7 to 8 km, or five miles.
    - At a normal pace you do about 100 steps a minute. So 1,000 take ten minutes, 5,000 about fifty, and 10,000 an hour and forty, spread over the day.
    - (fitness coach) Measure your own: count the steps on one lap of a 400-meter track and multiply by two and a half. That's your number per kilometer.
    how: Count your steps for one minute at your normal pace, then multiply by ten: that's what ten minutes bring you. Most people come to 900 to 1,100.
    short: About 1,300 a kilometer, 2,000 a mile, 100 a minute.

    == brisk pace
    said: walk* too slow* | speed .. walk* | slow walk* | does slow .. count | slow walk* .. useless/count | walk* .. quicker/pace | walking speed | point .. walk* slow* | good/normal/average .. pace/speed | brisk* | velocity/cadence | slow coach | slow* .. useless/enough/exercise/walk* | dawdl* .. useless/count/pram/any | dawdl* | cadence .. ok/good/100/110/120/what | saunter* | amble | power walk* | strolling vs/or | quick enough | fast enough | fast is fast | h | 5/4/6 km h | kmh/mph/kph | get/be sweaty | pant/panting | (should i be) panting/breathless/sweating | marches | anything slower | talk test | steps per/a minute | faster or slower | pick up .. pace | walk*/walking fast/quick/quickly/slow enough | counts as moderate/brisk/fast | what/which pace/speed | slow stroll/walk/walking/pace | going briskly | stroll .. anything/enough/slow | how fast should .. walk* | how fast .. walk* | able to sing | talk or sing | talk while | walk faster | faster .. walk*
    - Brisk means that you can talk in sentences but couldn't sing. For most adults that's about 100 steps a minute or more, around 5 km an hour.
    - Slow walking counts too, above all if you sat all day. For fitness let ten to twenty minutes of it be brisk, in the middle of the walk when you're warm.
    - (fitness coach) Count your steps for fifteen seconds. Twenty-five is brisk, thirty is strong. Shorter, quicker steps and bent elbows get you there; long strides only slow you down.
    - (again) If brisk feels vague, use lampposts: fast to the next one, easy to the one after. Ten minutes of that, three times this week, and your normal pace creeps up.
    why: Heart and lungs improve when they have to work somewhat harder than usual. Brisk walking does that for most people, and how hard it feels is a better guide than speed.
    how: Walk five minutes easy, ten minutes at a pace where singing would be hard, five minutes easy. Keep your steps short and swing the arms. Three times a week is plenty to begin with.
    short: You can talk, but couldn't sing.

    == calories
    said: how many calories .. walk*/steps/burn* | calories .. walk*/steps/burn* | burn* .. steps | kcal | energy .. walk*/steps | how much .. burn* | calorie/kcal | walk off .. pizza/cake/burger/chocolate/dinner/meal | energy .. expended/spent/use* | (earn me/earned) | earn* .. croissant/cake/cookie/beer/pizza/wine/chocolate | get rid of them/it | uphill burn/more | pizza/cake/croissant/burger/slices .. walk*/far/lake/round | slices of | cake .. walk/miles/far | fitbit .. burn | kg .. calories | burn off | burn .. burger/meal | energy .. use/walk*/hour | how many calories .. walk*/hour/burn | hour of walking
    - Less than you'd hope: around 50 to 60 calories a kilometer at 70 kg, more if you're heavier. A brisk half hour is 120 to 180. Watches tend to show too much.
    - Body weight and distance decide nearly everything; speed changes it only a little on the flat. Hills help, they can raise it by half or more.
    - (nutritionist) About a banana and a half for a brisk half hour. That's why walking is better at keeping weight off than at taking it off, and why food does the main part.
    - (fitness coach) For more per minute go uphill. The same half hour with a steady climb costs nearly twice as much and your legs get stronger too.
    short: About 50 to 60 calories a kilometer, more uphill.

    == losing weight
    said: walk* .. lose/losing/lost weight | lose/losing weight .. walk*/steps | walk* .. belly/fat/slim/weight | weight .. walk*/steps | fat .. walk* | enough to lose | slim/thinner | gram/grams | scales | not a gram/pound/kg/kilo | (no/not) .. weight/pounds gone/lost | how much/far .. walk* .. drop/lose/kg | drop .. kg | losing/drop/shed/shift/loose/dropped .. weight/kg/pounds/stone/belly/fat/pound | jeans/trousers/dress .. tight/fit/loose | diet .. walk*/or/thinner | walk* .. diet | weight reduction | pounds/kg .. walk*/steps | walk*/steps .. pounds/kg/weight/slim*/thin/thinner | fat burning | weigh/weighs/weighed the same | weigh the | love handles | get rid of .. tummy/belly/fat/weight | kg/pounds/kilo lost/off/down | waist .. shrunk/smaller/inches | 20/15/30 pounds
    - It helps, slowly. Half an hour a day without eating more makes perhaps a kilo in two to three months. With changes in food it's a good pair, and it protects what you've lost.
    - Walking alone rarely takes much weight off, because hunger makes up for part of it. Its strengths are appetite, mood and keeping weight off afterwards, and those count.
    - (nutritionist) Do both: an after-dinner walk of fifteen minutes, and one change on the plate, half of it vegetables at dinner. Together they do more than an hour's walk alone.
    - (fitness coach) Build to 45 minutes on most days and add two short strength sessions. That keeps the muscle while the weight goes down.
    why: A brisk half hour uses around 150 calories, and the body takes some of it back through appetite and rest. People who keep weight off for years nearly all move a lot, mostly by walking.
    short: It helps slowly; food does the larger part.

    == desk job
    said: desk job | sit* all day | office .. walk*/steps/sit* | work from home | meetings all day | home office | sitting .. hours | sit* .. computer/desk | sedentary | on my bum/butt/backside/arse | remote job/work | remote | zoom/teams | glued .. screen/desk/chair/laptop | sit all | truck/lorry/taxi/bus/van driver | driver .. sit* | call/contact centre/center | not allowed up | work/working from home | in an office | office job/worker/work/chair | programmer/developer/coder/accountant | desk/sit desk | stand every hour | tells me to stand | spare room | laptop | chair .. day/hours | sit* .. cancel | hours .. chair/desk/sitting/screen | kettle .. toilet | homeoffice | chained to | monitors | two screens | sit in front | from/until 5/6 .. desk/sit/screen | leaving the office .. sit* | move more .. office/work/desk/day | more .. at the office/at work/at my desk | (at my desk/sit all day/sitting) | desk | office days
    - Sitting days need small breaks more than one big walk. Stand up each hour for two or three minutes, to the far bathroom or the stairs, and walk ten minutes at lunch.
    - Working from home takes thousands of steps away without anyone noticing. Walk a fake commute: ten minutes around the block before you start and ten after you shut down.
    - (fitness coach) One meeting a day on your feet, camera off, walking. Two flights of stairs before each coffee. By five you've got 3,000 steps you didn't have yesterday.
    - (nutritionist) Use the drink as your alarm: a small glass, refilled at the farthest tap. You get up every hour, drink enough and collect a few hundred steps.
    how: Set one thing for the whole week: whenever a call ends, stand up and walk until you've counted 200 steps. Five calls make 1,000. Then add ten minutes outdoors at lunch.
    why: Sitting for hours without a break raises blood sugar after meals and makes the back stiff, even in people who exercise. Two or three minutes of walking every half hour to hour take off a good part of that.
    short: Two minutes each hour and ten at lunch.

    == treadmill
    said: walkpad | indoor* .. walk* | walk* .. indoors/inside | walk* at home | walk* .. in place | march* .. spot | walk pad | gym belt | belt .. same/outside | indoor/indoors | pacing .. room/living/kitchen/house/hall*/tv | living lounge | leslie sansone | walk at home video* | videos | hold* .. rails/handrail*/bar | rails/handrails | marching | on the spot | mall | shopping centre/center | speed for typing | typing | machine .. walk*/home/same | in the garage .. boxes/dig/winter | old one in the garage | gait | in place | in front of netflix/tv/telly | walk* .. inside/indoors/flat/apartment | laps .. house/mall/kitchen/living/flat/room | at home .. walk/steps | is .. same as outside | gradient | walk*/laps .. in the house/flat/garage/basement | house .. as good/same/count | does .. treadmill count | treadmill .. count/same/as | on a treadmill | treadmill as good | as walking outside
    - It counts the same. Set one percent of incline to match walking outdoors, let go of the handrails, and keep a speed at which you could still talk.
    - A walking pad under the desk is fine for calls and reading, at 2 to 3 km an hour. Most people can type at that speed after a few days; mouse work stays tricky.
    - (fitness coach) Use the incline. Five minutes flat, then two minutes at six percent and two flat, five times. That's better training than holding on to the rails at fifteen.
    how: Five minutes at an easy speed, hands off the rails. Then fifteen at a speed at which you can talk but couldn't sing, one percent incline. Five easy minutes to end. Three times a week.
    short: Counts the same; light incline, hands off the rails.

    == wrong count
    said: steps .. wrong/inaccurate/off/missing/not counted/didnt count | watch/phone/tracker/fitbit .. wrong/inaccurate/different/less/counts/counting | doesnt count .. steps | not counting .. steps | phone .. at home .. steps | stroller .. steps | watch died | watch/phone/tracker/fitbit .. didnt/doesnt/not count | does .. carrying/shopping .. count | phone/app says | fitbit/phone says | pushed/pushing .. pram/stroller/cart/buggy/wheelchair .. steps/count*/zero/nothing/didnt | zero/no steps .. trolley/pram | count* .. knit*/driving/sleep*/sitting/typing/brushing/when | inaccurate | count .. pram/stroller/trolley/buggy/pushchair | (doesnt/didnt/not/isnt) .. count .. pram/stroller/trolley/buggy | why .. doesnt/isnt/not count* | left it charging/home | charging | registered/register | missed my .. walk | missed .. whole walk | counter .. not/less/wrong/bad/off/broken/shows | shows less/more/different/wrong | show different | different numbers/counts/result | which one .. trust/right/believe | trust | driving .. bumpy | bumpy | didnt/doesnt/not/wont sync/synced/syncing | sync/syncing | his/hers/husband .. says .. mine | mine .. 7900/less/more | phone/watch/fitbit/garmin/app/samsung/apple/iphone/tracker/counter/pedometer .. said/missed/shows/show/wrong/zero/counts/lying/less/different | off by | steps from driving/nothing | lost .. steps | didnt record | glitch* | under count/overcount*/undercount* | but i walked | none of it | disagree* | phone and watch | watch and phone | (phone/watch) .. disagree/different/differ | (fitbit/garmin/watch/tracker/counter/phone) .. (lying/lie/wrong/accurate/off/counts/trust)
    - Trackers are off by five to ten percent, more with a stroller, a shopping cart or a phone left on the desk. The trend is right as long as you always wear it the same way.
    - If it missed a walk, estimate: ten minutes at a normal pace are about 1,000 steps. Enter that and don't worry about the rest.
    - (fitness coach) Check it once. Count 200 steps yourself and see what it shows. If it's within ten, trust it; if not, wear it on the other side or in the front pocket.
    - (triage) Different devices give different numbers, that's normal. Decide which one counts, wear that one every day, and leave the other in the drawer.
    how: Wear it on the arm you swing, or carry the phone in the front pocket. With stroller or shopping cart put it on the hip or ankle. Check once with 200 counted steps.
    short: Ten minutes are about 1,000 steps; estimate and move on.

    == blisters
    said: blister* | feet hurt/ache/sore/burn* | foot hurts | sore feet | shoe* .. rub*/hurt*/tight | rub* .. heel/heels/toe/toes | hot spot* | toenail* | feet .. killing/sore/ache | foot pain | heel/heels .. raw/rub*/blister*/skin/bleed* | rubbed | feet/feets/foot/toe/toes/heel/heels/sole/soles .. fire/burn*/sore/pain*/bleed*/swell*/swollen/killing/bang/bubble | pop it | pop or | skin .. toe/off/heel/foot | sole/soles | pinch* | plaster/plasters/bandaid/bandage/compeed/moleskin | bubble | chafing | hot spot | hotspot* | ball of my foot | shoes/boots/trainers .. blister*/rub*/hurt*/pinch*/bubble/heels | boots blisters | boots/shoes pinch | little/big/pinky toe | bunion* | athletes foot | shoe/shoes/boot/boots .. rub/rubs/rubbing/rubbed | rub/rubs .. heel/toe/ankle/foot | (a/got/new/another) blister/blisters | shoe .. blister
    - Annoying, and mostly a matter of fit. Leave a blister closed, cover it with a cushioned blister bandage, and wear other shoes for a few days. Dry, seamless socks prevent most of them.
    - Tape the spot before you go, as soon as it feels warm. If your toes touch the front when you walk downhill, the shoes are too short, so go half a size up.
    - (fitness coach) Stop at the first hot spot and tape it right there. Two minutes now save you four days. New shoes get short walks for the first week.
    - (triage) A plain blister you can treat yourself. If it's red around it, warm or weeping, or if you have diabetes, let a doctor or nurse look at it soon.
    how: Wash and dry the foot, put on a blister bandage and leave it until it falls off. Don't open the skin. Next walk: thin synthetic or wool socks, laces tight over the instep so that the heel stays put.
    short: Keep it closed and covered, change socks and shoes.

    == knees and hips
    said: knee* .. walk* | walk* .. knee/hip/hips/joint/joints | bad knee/knees/hip/hips | arthritis | joint/joints .. walk*/stiff/ache* | hips .. walk* | shin splints | heel pain | knee/knees/kneecap/hip/hips/joint/joints/back/achilles/ankle/ankles/shin/heel .. swell*/swelled/swollen/seiz*/bad/bother*/sore/tight/complain*/flare*/kill*/pop*/twinge*/throb*/wise | left/right/new/both knee/knees/hip/hips/back/ankle | osteoarthritis/arthritis/arthritic | seizes | meniscus/ligament/cartilage/acl | hip/knee replacement | orthopaed*/orthoped* | kneecap | achilles | joints | herniated | rheumat* | spurs | heel pain .. morning | pain on one side/side | shin .. one side | hurts after .. walks/walk/walking | (hip/hips/knee/knees) .. (hurt*/ache*/aching/click*/crack*/pain*/sore/stiff/walk*) | knee/knees
    - Walking is generally good for cranky joints, if you keep it short and flat. Two walks of ten minutes are kinder than one of twenty. If it still aches the next day, do less.
    - Mild ache that fades within a day is usually acceptable. Swelling, a joint that locks or gives way, or pain that gets worse from walk to walk should be seen by a doctor or physio.
    - (fitness coach) Go softer and shorter: park paths instead of pavement, smaller steps, poles for the downhill bits. Strong thighs help most, so add ten slow sit-to-stands from a chair a day.
    - (triage) Look at the next morning. Pain that settles by evening means you can go on with less. Pain that's still there when you get up should be seen by somebody before you add distance.
    why: Cartilage gets its nourishment from being loaded and unloaded, so regular easy walking helps joints with mild arthritis. Sudden jumps in distance are what irritates them.
    short: Shorter, flat and softer; see someone if it lasts.

    == getting out of breath
    said: breathless .. hill/hills/stairs/walk* | puff* | huffing | winded | unfit | out of shape | cant keep up | short of breath | breathless | inclines | gasp* | smoked .. years/slope/hill | slope/slopes | heart pound*/beat*/thump* | pounding | wheez* | asthma* | winded/puffing/huffing/puffed | stairs .. breath*/puff*/winded/kill* | flight/flights of stairs | cant talk and | keep up .. uphill/friends/hill | lose my breath | on the flat
    - On hills and stairs that's normal when you're starting. Slow down until you can speak a sentence again. If you get it on flat ground, or with chest tightness, see a doctor before going on.
    - Stamina builds quickly from there. Walk easy, and once in each walk go a little faster for one minute. In three or four weeks the same hill feels different.
    - (fitness coach) Good, that's where fitness starts. Up the hill in small steps, stop at the top, breathe until you can talk, go on. Count how many stops you need and watch it drop.
    - (triage) Two kinds need sorting. Puffing uphill that's gone after a minute or two is lack of training. Breathlessness at rest, suddenly, or worse every week needs a doctor soon.
    how: Walk until talking gets hard, slow down or stop until a full sentence is easy, then go on. Do this on one hill, twice a week. The stops get fewer by themselves.
    short: Slow down until you can talk; suddenly worse, see a doctor.

    == walking or running
    said: walk* or run*/jog* | walk* vs run*/jog* | run*/jog* instead | walk* .. as good as run* | start running | should i run/jog | better than running | walk* .. real exercise | walk* .. count* .. exercise/cardio | walk* .. enough/gym | walk* .. gym | jog/jogging/jogger | run/running .. instead/effective/better/walk*/count*/more/lazy | walk* .. run/running/jog/jogging/lazy | just/only running | running for lazy | lazy people | cardio | count .. cardio | knees say | jog .. walk | halfway .. jog | real workout/exercise/sport/training | is .. enough without | without the gym | good as/like running | couch to 5k | more in less time | switch* to running/couch | consolation prize | ego | exercise or | proper exercise | enough exercise | burns more in | better off running | better .. run/running/jog/jogging | running .. better | walk enough exercise
    - Walking is real exercise as soon as it's brisk. Running gives the same in about half the time, with more strain on the joints. The one you'll do four times a week wins.
    - For health they're close: an hour of brisk walking does about what half an hour of running does. If you enjoy walking, there's no need to change.
    - (fitness coach) Once half an hour of brisk walking feels easy, you can mix: one minute jogging, two walking, eight times. Twice a week with a day between, and see how your shins take it.
    - (companion) You don't have to turn it into a sport. If walking is what feels good, half an hour of it on most days is already what doctors recommend.
    why: Running costs about twice the energy per minute and trains heart and lungs faster. It also loads the joints with two to three times body weight at each step, where walking stays close to one.
    short: Brisk walking is enough; running saves time.

    == walking buddy
    said: walk* .. with someone/somebody/friend/friends/partner/dog/group/buddy | nobody .. walk* with | no one .. walk* with | walking group | walking club | walking buddy | dog .. walk* | need .. buddy/company | nobody/someone to walk | no one to walk | nobody/noone/none/someone/somebody/people/company/friend/friends/anyone/partner/buddy/mate .. go with/walk*/join/beside/walks | nobody/none/noone .. to go | none of my friends | go/going/walk*/out .. alone | alone .. walk* | groups | walking/walk/hiking group/groups/club/mate/partner/pal/companion | near me | labrador | chatty | get a dog | with .. friend | moved away | go/going/walk*/out .. by myself | go/going/walk*/park/out .. on my own | beside me | lonely .. walk* | ask .. coworker/colleague/neighbor/neighbour | find people | my walking mate | ramblers | (wont/doesnt/dont) come with me | come with me | like/love/want .. somebody/someone/company .. walk | walk* by myself | dog .. doesnt/wont/hates want walk | (dont want/hate/sick of/tired of/bored of) .. alone | walk alone | want .. walk .. with someone/somebody
    - Company helps a lot with turning up. Ask one person for one fixed slot, Saturday at ten for example, and keep it to forty minutes so that it's easy to say yes.
    - There are walking groups in most towns, often free, through libraries, parks or a parkrun, where walkers are welcome. One try commits you to nothing.
    - (companion) Walking next to somebody makes talking easier, and silence too. If there's someone you've been meaning to catch up with, ask them for a slow one on Sunday.
    - (fitness coach) Pick somebody slightly faster than you. A text the evening before, same time and corner each week, and you'll both show up even on grey days.
    how: Text one person now with day, hour, place and length, such as Saturday, ten, at the park gate, forty minutes. If it was nice, agree on the next one before you part.
    short: One person, one fixed slot a week.

    == in the dark
    said: dark .. walk*/out/early/outside | walk* .. dark/night/safe* | unsafe | not safe .. walk* | scared .. walk* | creepy | winter .. walk* | gets dark .. at/so/early | dark at | darkness | pitch black | street lights/lamps/lighting | streetlight* | lamp/lamps/lights | sunset .. out/after/afraid/safe/going/apprehensive | after dark/sunset | as a woman | woman .. alone/night/8pm | reflective | reflective vest | hi vis | hivis/headtorch/headlamp/torch/flashlight | afraid .. street/night/dark/alone | scared .. night/out/dark/alone/walk* | followed me | apprehensive | dogs .. street/night | daylight | clocks changed/have | creepy/sketchy | mugged | pepper spray | feel right there | alone at night | at night alone | not comfy/comfortable | harass* | (dont/not/never/doesnt/isnt) .. safe | dont feel safe/comfortable/secure | safe on .. street/streets/road | my street at | dark by | dark when .. work/home/off/out/i | yesterday evening/night followed
    - Feeling safe comes first. Walk where others are, lit streets or a shopping center, tell somebody your route, keep one ear free, and wear something bright.
    - In winter, move the walk to noon. Twenty minutes of daylight are good for sleep and mood too, and you won't need the dark streets.
    - (fitness coach) Dark or icy means indoors: stairs, treadmill or fifteen minutes of marching with high knees. Save outdoors for daylight on the weekend.
    - (companion) You don't have to walk where you're uneasy. Would a walk at lunch or together with a neighbor feel better? -> walking buddy
    how: Three lit routes of twenty minutes, saved on your phone, and one indoor place for ice. Bright jacket or a small light, one ear free, and a message to somebody when you leave.
    short: Daylight, lit streets, or indoors.

    == long hikes
    said: long/longer/big hike/hikes/walk | first hike | hike .. prepare/train*/pack/bring | hiking .. train*/prepare/boots/pack | train* .. hike/camino/trek | trek | camino | marathon walk | 20 miles | charity walk | mountain* | hik* .. in .. train*/prepare | hik* .. mountain*/alps/trail* | hike | trek/trekking/treks | trail/trails | mountain/mountains/alps/dolomites/pyrenees/peak/summit | ben nevis | snowdon | kilimanjaro | highland way | west highland | 20/25/26/30 mile/miles/km .. walk/charity/weeks/hike/month | pack .. day/hills/hike | day out .. hills | hills .. day | longest so far | hut to hut | multi day | build up .. distance | how much water | water .. whole/day | eat on | long trail/walk/distance | distance .. build | half marathon walk | pilgrimage | national park | coast path | marathon .. walk* | walk* .. marathon | three peaks | peaks | 30k/20k/25k/40k .. hike/walk/september/june/trek | train* for .. hike/walk/trek
    - Build up one long walk a week and add about a kilometer or two each time. When you can do two thirds of the distance comfortably, you're ready for the whole.
    - Train what the day will ask of you: climbs, your real shoes, the loaded pack. Pack water, food, a warm layer and a charged phone, and tell somebody where you go.
    - (fitness coach) One long walk, one hill session, two easy walks a week. Hills: up strong, down slowly, it's the downhill that makes your thighs sore.
    - (nutritionist) On anything over two hours eat a little every hour, a sandwich, nuts or a banana, and sip water before you're thirsty. Have a proper breakfast an hour or two before.
    how: Count the weeks you have. Start with the longest walk you do now, add one or two kilometers each week, and make every fourth week shorter. The last week before the day stays easy.
    short: One long walk a week, a bit longer each time.

    == catching up
    said: catch up .. steps/walk*/today/week | make up .. steps/yesterday/missed/walk* | double .. tomorrow/steps | short of .. steps | steps left/short/to go | missing .. steps | didnt hit/reach/make .. steps/goal/10k/10000 | not enough steps | only .. steps today | low step* | missed .. goal/steps/walk again | 3000/2000/1000/4000/5000/3k/2k/1k/500/200 short | short of/today/by | only 500/800/1000/1200/1500/2000/2500/3000 .. today/far/steps | make up for | make up .. tomorrow/sunday/yesterday/it | do double | double .. ok/tomorrow | twice .. tomorrow | fell .. short | somewhat short | behind .. week/month/fix/target/goal | fix it | before midnight | 5k more | get .. more before | missed it by/again | 25k behind | not reached | must i .. more .. tomorrow | do more tomorrow | days left and | 30000 to go | close the ring | carry .. over | wipe the slate | slate | whats left | left .. today/for | still worth | how many left | steps .. short/left/more/missing/behind/to go | under my goal | didnt .. reach/hit/make | add .. tomorrow | need .. more steps/today/tonight | i still need 1000/2000/3000/4000/5000 | steps to go/left/missing | 1000/2000/3000/4000/5000/6000 to go/left/more/missing | reach .. today .. still | missed .. steps .. yesterday/make/today | steps yesterday .. make/add/today
    - No need to make it up tomorrow; a daily goal starts fresh. If there's still time today, a twenty-minute loop brings about 2,000 steps.
    - (every period) {left} to go. Ten minutes bring about 1,000, so you can see whether that fits tonight. If it doesn't, let the day end as it is and begin fresh tomorrow.
    - (total, behind) {left} to go in all. Add ten minutes to the walks you already do and make one weekend walk an hour; that closes more than one heroic day would.
    - (fitness coach) Three laps of the block after dinner and you're about 1,500 up. Leave yesterday's steps where they are, and start tomorrow with ten minutes before work.
    - (companion) A low day is allowed. Your body hasn't lost anything by it, and tomorrow begins at zero for everybody.
    why: Effort that's piled up on one day leads to sore legs and a low day after it. What matters for health is the average over weeks, and one short day hardly moves that.
    short: Twenty minutes bring 2,000; yesterday needn't be made up.

    == rest days
    said: rest day | day off | every day .. walk*/ok/okay/too much | walk* daily | can i walk .. every | can i rest today | rest today/tomorrow | walk too much | every day .. bad/good/healthy/necessary/joints | bad for the joints | skipping today | 7/seven days a/or | days a week | go easy | every single day .. ok/bad | long one yesterday | all days | without a break | break from walk* | lazy sunday/day | taking .. off | tomorrow off | rest day/tomorrow/today | need .. rest | can .. walk too much | muscles need | permissible | every single/blessed day/morning | how many rest/recovery/off days | rest days per/a week | how many days .. rest/off
    - You can walk every day; easy walking needs no rest days. Only after long or hilly ones let a short flat day follow.
    - A day off is fine whenever you want one. If something aches or you're tired for several days in a row, take two quiet days, ten minutes each.
    - (fitness coach) Hard, easy, hard, easy. Brisk or hilly walks on three or four days, strolls on the others. That's all the rest a walker needs.
    why: Walking loads the body so lightly that muscles recover overnight. Hills, long distances and a big jump in steps are different; those need a day or two.
    short: Every day is fine; easy after hard.

    == weights and poles
    said: hand weights | wrist weights | walking poles | nordic | trekking poles | backpack .. walk* | walk* .. weight/vest/poles/backpack | dumbbells .. walk* | vest | poles | sticks | nordic sticks/poles/walking | rucking .. kg/weight/heavy/how | ankle weights good | kg vest too/heavy | buy .. sticks/poles | gave me poles | vest now | wear .. vest | pair of poles | push with | poles .. for/or/on/with/help | wrist/hand weights | backpack .. books/weight*/training/heavy | rucksack .. hurt*/shoulder*/heavy/weight | weight .. vest/carry*/pack/backpack | carrying .. dumbbells/weight/weights | what length | kg vest/pack/backpack | walking stick/sticks/pole/poles | cane | weight/weighted vest .. good/worth/help*/walking | weight vest | walking poles .. how/use
    - Poles are worth it: they bring the arms in, take some load off the knees downhill, and raise the effort without feeling like it. Lean them at a slight angle behind you.
    - A vest or pack makes walking harder in a good way. Begin with about five percent of your body weight for twenty minutes, and leave ankle weights, they pull at the joints.
    - (fitness coach) Rucking is great training. Five percent of your weight, twice a week, twenty minutes, pack high on the back. Add weight only when it's comfortable for two weeks.
    how: Take a small backpack with about five percent of your weight, packed high and tight. Twenty flat minutes, twice a week. After two weeks without aches add ten minutes, and only then weight.
    short: Poles yes, light pack yes, ankle weights no.

    == what counts
    said: do/does .. stairs/shopping/housework/gardening/dog/cleaning count | walk* at work | split .. up/walk/it | all at once | one long walk or | stairs .. count* | count .. stairs/shopping/housework/gardening/dog | pushing .. stroller/pram | hoover*/vacuum*/clean*/housework/gardening/garden/mow*/shopping/stairs/supermarket/golf/dancing/dance/wheelchair/chores/cooking/waitress/waiter/nurse/warehouse/retail/teacher/salon .. count/counts/counting/qualify/enough/something/ok/anything/exercise/walk/need/heart | count/counts/counting/qualify .. hoover*/vacuum*/clean*/housework/gardening/shopping/stairs/golf/dancing/dog/standing/work/chores | counts right | also counting | qualify/qualifies | gardening/golf/dancing/housework/vacuuming/hoovering/shopping/supermarket | up and down stairs | lots of stops | dog walk* | 3 x 10 | x 10 | 10 x | same as 30/20/an/one | divide/split/spread .. over/up/day/it | one long or | several short | short ones/walks | long or | on my feet .. salon/shop/work/day/all | waitress/waiter | still need to walk | is that something | all counts/count | wheelchair | dancing | standing .. count* | as good as .. long/one | short walks .. long/one/as | two short | mowing | steps at work count | do .. steps .. work .. count | biking/swimming/yoga .. count | count too | does .. swimming/biking count | mow* .. (count*/steps) | (stairs/housework/gardening/errands/shopping) count/counts
    - All of it counts as movement: stairs, shopping, the dog, the walk to the printer. For fitness about twenty to thirty minutes of it should be brisk enough that you breathe faster.
    - You can split it as you like. Three times ten minutes do the same for your heart as thirty in one go, and for blood sugar after meals they're even better.
    - (fitness coach) All of it counts, and stairs are the best part. Two or three flights at a good pace, a few times a day, are a small workout and raise fitness within weeks.
    - (triage) Steps at work or with the dog count for steps. If minutes are your measure, count only those where your breath goes faster.
    why: The body adds up movement over the day. Trials and guidelines no longer ask for a minimum length, and brief hard bits such as stairs improve fitness as well.
    how: Count everything in steps, or only brisk bits in minutes. Add three flights of stairs and one ten-minute walk after lunch tomorrow, and see what the day comes to.
    short: Everything counts; make twenty minutes of it brisk.

    # Questions about one thing

    == bikes and other sports
    label: does cycling or swimming count
    said: (cycling/cycle/bike/biking/swim/swimming/swam/dance/dancing/zumba/rowing/elliptical/crosstrainer/yoga/spin/spinning/skating/skiing/football/tennis/padel/pilates/gym class) .. count/counts/counted | count/counts .. (cycling/bike/biking/swim/swimming/dance/dancing/zumba/rowing/elliptical/yoga/spin/tennis/football) | (bike/swim/swam/swimming/cycling/dance class/zumba) .. instead | spin bike .. steps | cycled instead/to
    - Yes for your health, not for the step counter. Ten minutes of cycling, swimming or dancing are worth roughly 1,000 to 1,500 steps. Decide once whether you add them, and stay with that rule.
    - It counts as exercise, fully. In steps, a usual rule is 100 to 150 for each minute that gets you breathing faster. Write it beside the day so the number stays honest.
    - (fitness coach) It counts. Hard minutes on a bike or in the pool train the heart as well as brisk walking or better. For the tally take about 120 steps a minute.
    short: Count about 120 steps for each active minute.

    == pushing a cart or stroller
    label: does pushing a cart count
    said: push* .. (trolley/cart/stroller/pram/buggy/pushchair/wheelchair/wheelbarrow/mower) | (trolley/cart/stroller/pram/buggy/pushchair/wheelbarrow) .. count*/steps/watch/miss*/tracker | (count*/watch/steps/tracker/miss*) .. (trolley/cart/stroller/pram/buggy/pushchair/wheelbarrow) | mow*/mower .. steps/count* | count* .. mowing | buggy/pram/trolley/pushchair
    - Yes, it's walking like any other, and a little harder. Watches miss much of it because the arm doesn't swing, so carry the phone in a pocket or the watch on your ankle while you push.
    - It counts. If nothing swings, the tracker may see half. Walk five minutes with the cart and once without, compare the two numbers, and you'll know how much to add.
    short: It counts; carry the phone in a pocket.

    == phone was not with me
    label: steps my phone missed
    said: (phone/watch/tracker/fitbit/garmin/battery) .. (died/dead/locker/charger/charging/flat/empty/desk/drawer/kitchen/upstairs/jacket) | (forgot/left/leave/leaving/forget/forgetting) .. (phone/watch/tracker/fitbit/garmin) | (without/no) .. (phone/watch/tracker) .. walk*/steps/count* | (isnt/wasnt/not/never/nothing) .. counted/tracked/recorded | locker .. shift/work
    - You walked them, so they count. Add a fair guess: about 100 steps for each minute on your feet and moving, fewer for standing work. A rough number is better than a zero.
    - Those steps did their work, counted or not. Take a similar day as a guide and enter that. If it happens often, a cheap clip-on pedometer stays on you when the phone can't.
    - (triage) One missing day doesn't matter, a missing shift every day does. Is it every shift that the phone stays away? => wrong count
    short: Add about 100 steps a minute as a guess.

    == where 10,000 comes from
    said: (10k/10000/10 000/10,000/ten thousand/number/target) .. (made up/make it up/made it up/real/myth/marketing/invented/arbitrary/random/scientific/come from/comes from/came from) | (who/why) .. (came up with/come up with/decided/invented/made up) | (why/where) .. (10k/10000/ten thousand) | made up .. (10k/10000/number) | is 10k .. real/thing
    - It was made up: a Japanese maker sold a pedometer called the 10,000-step meter in 1965. Studies since found most of the benefit at about 7,000 to 8,000, with a little more beyond.
    - It's marketing that happened to be roughly right. Nothing special begins at 10,000; each 1,000 more than you do now helps, most of all at the low end.
    - (fitness coach) A slogan from 1965, not a law. If you get 7,000 with half an hour of brisk walking in them, your heart has most of what it wants.
    why: Large studies that pool many step counters show the curve flattening at about 7,000 to 8,000 steps, earlier for people over sixty.

    == faster or longer
    said: faster or longer/further/farther/more | longer or faster/quicker/harder | fast or far/long/slow | (speed/pace) or (distance/time/duration/steps) | (quick/fast/brisk) .. or .. (slow/long/longer) one/walk/walks | (slow/long) .. or .. (fast/quick/brisk/short) | intensity or
    - Faster, if you already walk most days; longer, if you're just beginning. Brisk minutes raise fitness more, extra distance mostly adds calories. Try ten of your next thirty minutes at a pace that makes talking a bit harder.
    - A bit of both: keep the length you have and make a third of it brisk. That's easier to fit in than another half hour and does more for the heart.

    == getting up to the target
    label: how to build up my steps
    said: (how/get/go/going/up/jump) .. from .. to (10k/10000/8k/8000) | (get/getting) .. to (10k/10000/8000/8k) .. (only/now/from) | (only/at/average/around) (2k/3k/4k/5k/2000/3000/4000/5000) .. (10k/10000/how/increase) | (increase/build/raise) .. (steps/up) | how much .. (add/increase) .. week | steps .. (increase/build up)
    - Add about 1,000 steps a day, stay there for one to two weeks, then add the next 1,000. That's one extra ten-minute walk at a time, and feet and shins get to keep up.
    - In stages. Take your real average of the last week, put 10 to 20 percent on top, and raise it again once you've met it on five days of seven.
    how: Week one and two: your average plus one ten-minute walk after lunch. Week three and four: another after dinner. Then stretch one of them to twenty minutes.

    == does walking build muscle
    said: walk*/steps .. (muscle/muscles/tone/toned/glutes/bum/butt/calves/thighs/legs bigger/stronger) | (muscle/muscles/tone/glutes/bum/butt) .. walk* | walk* .. enough .. strength
    - A little, mostly in calves and hips if you're new to it or walk hills. For more strength you need something harder: stairs, squats or weights twice a week beside the walks.
    - Flat walking keeps the muscle you have and builds little. Hills, stairs and a brisk pace build more. Two sets of sit-to-stands from a chair, three days a week, fill the gap.

    == is slow walking enough
    said: (slow/slowly/stroll/strolling/dawdle/snail) .. (matter/count/enough/use/useful/help/helps/ok/good/point/useless) | (matter/does/do/is) .. walk* .. slow/slowly | slow (walk/walks/walking/steps/stroll) | stroll/strolling .. (any/enough/good)
    - Slow steps count too: total movement matters most, and sitting less helps by itself. A faster pace adds fitness on top, so pick up speed for two or three minutes wherever it feels easy.
    - It matters less than you'd think. People who walk a lot slowly still do far better than those who sit. When it feels comfortable, make the last five minutes brisk.

    == hills and incline
    label: hills, stairs and incline
    said: (uphill/hill/hills/hilly/incline/steep/slope) .. (better/worth/flat/good/setting/count/percent/harder/more) | (better/set/setting/what) .. (incline/uphill/hills) | incline .. what | 12 3 30
    - Uphill trains more: at five percent your heart works about half as hard again, and calves and glutes get more of it. On a treadmill start with two to four percent, hands off the rails.
    - Hills are worth it if knees and breath allow. Walk up briskly, come down with short steps. One hilly walk a week is plenty at first.

    == walking on an empty stomach
    said: (empty stomach/fasted/before breakfast/without breakfast/no breakfast/before eating/havent eaten) | walk* .. (before or after) .. (breakfast/food/meal/eating) | eat .. before .. walk
    - Yes, that's fine for an ordinary walk of up to an hour. It doesn't burn noticeably more fat over the day, so choose what feels better. With diabetes medicine, ask your doctor first.
    - It makes little difference. Before breakfast is easy to keep as a habit, after a meal is kinder to blood sugar. If you feel shaky, eat half a banana first.

    == swollen hands
    said: (hand/hands/finger/fingers) .. (swell/swells/swollen/swelling/sausages/puffy/fat/tight/tingle) | (swollen/puffy/swelling) .. (hands/fingers)
    - That's common and harmless as a rule: blood goes to the legs and the arms hang down. Make fists now and then, swing your arms, take off rings. If it stays or your face or legs swell too, see a doctor.
    - Usually it's warmth and hanging arms. Bend the elbows, open and close your hands every few minutes, or carry something light. It should be gone within an hour.

    == stretching before walks
    label: should I stretch
    said: (stretch/stretches/stretching/warm up/warmup/cool down/cooldown) .. (walk*/before/first/after/need/needed/should/necessary) | (should/need/do/before/after) .. (stretch/stretches/warm up/cool down)
    - No need before a walk: the first five minutes slowly are your warm-up. If your calves feel tight afterwards, lean against a wall for 30 seconds each side while they're warm.
    - It's optional. Stretching beforehand doesn't prevent aches; starting slowly does. After a long walk, calves and front of the hips are the two places worth half a minute.

    == dogs on the route
    said: (dog/dogs) .. (scare/scares/scared/afraid/fear/chase/chases/chased/bark/barks/barking/bite/bit/loose/aggressive/growl*) | (scared/afraid/fear/terrified) .. dog/dogs | dogs everywhere
    - That would spoil a walk for anyone. Change the route for now, it's the quickest fix. If you meet it, stop, turn sideways, don't stare or run, and back off slowly. A loose dog can be reported.
    - Take another street until that's sorted, even if it's duller. If the owner is reachable, ask them to leash it at your usual hour; most will.

    == burning shins
    said: shin/shins | front of .. (leg/legs) .. (hurt/hurts/burn/burns/ache/aches/pain)
    - That's usually the small muscle at the front of the shin, new to a fast pace, and it settles within two to three weeks. Slow down, shorten your steps, build up speed two minutes at a time.
    - Common when pace goes up. Start slower for five minutes, check that shoes aren't stiff or worn, and do fifteen toe lifts a day. A sore spot on the bone itself needs a doctor.

    == heel and foot pain
    said: (heel/heels/arch/arches/sole/soles/foot/feet/toe/toes/plantar) .. (hurt/hurts/pain/painful/ache/aches/aching/sore/burn*/morning/stab*) | (hurt/hurts/pain/ache/aches/sore/stabbing) .. (heel/heels/arch/foot/feet/toe/toes) | plantar fasc* | flat feet/foot | fallen arches | bunion*
    - Heel pain with the first steps of the morning is mostly an irritated sole. Shorter walks, cushioned shoes and calf stretches help most within weeks. If it lasts longer or you can't put weight on it, see a doctor or physio.
    - Keep moving but cut the distance by half, wear supportive shoes indoors too, and roll the foot over a cold bottle for a few minutes. Flat feet without pain need nothing.

    == heat and bad air
    said: (heat/heatwave/hot/humid/boiling/sweltering/scorching/35 degrees/40 degrees) .. (outside/walk*/today/out/weather) | too hot | (pollution/smog/smoke/air quality/pollen/hay fever/hayfever) .. (bad/high/walk*/outside/alert/today/awful) | bad/poor air | too hot (outside/today/for/out) | too hot $
    - Skip the midday walk: go before nine or after sunset, or indoors at a mall or station. Drink beforehand, take shade, and stop with dizziness or a headache. Bad air is a reason to stay in, too.
    - Indoors is the better choice today. Ten minutes of stairs or laps at home every couple of hours get you to about half a normal day, and that's plenty in such weather.

    == blood pressure and blood sugar
    label: walking and blood pressure
    said: walk*/steps .. (blood pressure/hypertension/diabetes/diabetic/blood sugar/cholesterol) | (blood pressure/hypertension/diabetes/diabetic/blood sugar/cholesterol) .. walk*/steps | (lower/reduce/help*) .. (blood pressure/blood sugar/cholesterol) | (high/low) blood pressure
    - Yes. Half an hour of brisk walking on most days lowers the upper blood pressure value by about four to eight points, and ten minutes after meals flatten blood sugar. Keep taking any medicine as prescribed.
    - It helps, within two to three months of regular walks. Cholesterol changes less than pressure and sugar do. Measure at home at the same hour and show your doctor the list.

    == back pain and walking
    label: walking with back pain
    said: (back/lower back/spine/sciatica/disc) .. (pain/ache/aches/hurt/hurts/sore/bad/stiff) | (pain/ache/bad/sore/stiff) .. (back/spine) | sciatica
    - Yes, for most back pain walking is among the best things, better than rest. Start with five to ten minutes twice a day on the flat and add a little each week. Numbness, weakness or bladder trouble needs a doctor at once.
    - It usually helps. In one trial, regular walkers stayed free of a new episode nearly twice as long. Short and often is kinder than one long walk.

    == heart rate zones
    label: heart rate on walks
    said: zone 2/two/1/one/3 | (heart rate/pulse/bpm) .. (walk*/should/normal/high/what/zone*/goes/target) | (walk*/what/normal/target) .. (heart rate/pulse/bpm)
    - Zone 2 is an easy steady effort, about 60 to 70 percent of your maximum heart rate, where you can still talk in sentences. For many people that's simply a brisk walk.
    - For brisk walking, 50 to 70 percent of maximum is usual, and maximum is roughly 220 minus your age. If it's much higher on the flat or comes with chest pain or dizziness, ask a doctor.

    == steps at my age
    label: steps by age
    said: (im/i am/aged/age/at) .. (60/61/62/63/64/65/66/67/68/69/70/71/72/73/74/75/76/77/78/79/80/82/85) .. (steps/many/aim/walk*/much) | steps .. (my age/at 60/at 70/old/seniors/elderly/over 60/kids/children/teenager*) | how many .. (year old/my age/seniors/elderly)
    - Over sixty, about 6,000 to 8,000 steps a day bring nearly all of the benefit; under sixty it's 8,000 to 10,000. Below that each extra thousand helps. Add something for balance and strength twice a week.
    - Less than you may think: past sixty the gain levels off at 6,000 to 8,000. From where you are now, 500 to 1,000 more a day is a good first aim.

    == barefoot and minimal shoes
    said: barefoot | minimal/minimalist shoes | without shoes | flip flops | sandals
    - It can strengthen the small foot muscles, if you build up slowly. Start with five to ten minutes on grass or sand. With diabetes or numb feet, don't; small cuts go unnoticed.
    - Nice in small doses, no miracle. Switching overnight is what hurts people, so keep your usual shoes for the long walks and add barefoot minutes week by week.

    == music and podcasts on walks
    said: (headphones/earphones/airpods/earbuds/podcast/podcasts/audiobook/music/playlist) .. (walk*/ok/allowed/safe/bad/or/while) | (walk*/safe/allowed/ok) .. (headphones/earphones/airpods/podcast*/music) | listen .. walk* | earbuds
    - Podcasts and music are fine; whatever makes you go out is good. Near traffic or in the dark leave one ear free. If you want calm rather than company, try the last five minutes without.
    - Allowed, and useful: people walk a bit longer and faster with music. Keep one series for walks only, so that you look forward to the next.

    == needing the toilet on walks
    said: (need*/find/where/no/worried) .. (loo/toilet/toilets/bathroom/wee/pee/poo) | (loo/toilet/bathroom/pee/poo) .. (walk*/halfway/route)
    - That's common, since walking gets the gut and bladder moving. Go before you leave, have coffee at least half an hour earlier, and pick a loop that passes a café or your own door halfway.
    - Plan the loop around one known toilet, or do two short rounds from home. If you suddenly need to go much more often than usual, mention it to a doctor.

    == how long 10,000 steps take
    said: how long .. (walk/take/takes/do) .. (10k/10000/steps/mile/miles/km) | (minutes/hours/time/long) .. (10k/10000) | how many .. (minutes/hours) .. (steps/10k/10000) | (steps) .. (in/per) .. (minutes/hour/half) | steps .. (30/20/10/60/15) minutes
    - About 90 to 100 minutes of walking in all for 10,000 steps, since a brisk pace is around 100 to 120 a minute. The house and errands usually bring a third of that without noticing.
    - Roughly 1,000 steps every ten minutes, 3,000 to 3,500 in half an hour. So from 3,000 on a quiet day to 10,000 it's about seventy minutes, in as many pieces as you like.

    == when a day begins on nights
    label: night shifts and the step day
    said: (nights/night shift/night shifts/shift/shifts/midnight) .. (day/days/reset/resets/start*/count*/split*/date) | (day/count) .. (starts/start/begins/reset/resets) .. (me/nights/midnight/shift) | when .. day .. (start/begin/reset)
    - Let your day run from getting up to going to bed, whatever the clock says. Note the total when you go to bed and book it on the day you got up. Keep that rule and the numbers stay comparable.
    - Midnight only matters to the tracker. Add the two halves of a night shift and give them one date, the one it began on. After a shift, sleep comes first.

    == walking with weights
    said: (ankle/wrist/hand) weights | weights .. (hands/ankles/wrists) | weighted (vest/backpack) | ruck/rucking/rucksack | (walk*) with .. (weights/dumbbells/vest/backpack)
    - A backpack or vest yes, hand and ankle weights rather not; those pull on joints for little gain. Start with about five percent of your body weight, twenty minutes, and keep your back tall.
    - They add some effort, about as much as a slightly faster pace. Try speed or hills first. If you like carrying, a snug backpack with water bottles does it.

    == walking pads
    label: is a walking pad worth it
    said: walking pad/pads | (under desk/underdesk/desk) treadmill | treadmill .. (desk/home/buy/worth/working) | (buy/worth/get) .. treadmill
    - Worth it if you sit at home all day and have calls or videos to walk through; most people get 3,000 to 6,000 steps from it at 2 to 3 km an hour. Try a used one first.
    - It works for calls and reading, less for typing. Half an hour in the morning and half an hour after lunch is a good start. Without a fixed slot it tends to end as a shelf.

    == steps at home
    label: do steps indoors count
    said: (steps/walk*/pace/pacing/circles/laps) .. (home/house/indoors/inside/living room/kitchen/apartment/flat) | (home/house/indoors/pacing) .. count*
    - Yes, every step of the day counts, at home too. If you'd like some fitness as well, let about half an hour of it be brisk, wherever that is.
    - They count the same. Pacing during calls easily brings 500 steps. Ten rounds through the house while the dinner cooks is a walk, just without a view.

    == chafing
    said: chafe/chafes/chafed/chafing | (rub/rubs/rubbing/rubbed) .. (thigh/thighs/raw/skin/bra/strap) | (thigh/thighs) .. (rub*/burn/sore/raw)
    - Petroleum jelly or an anti-chafing stick on the spots before you go stops most of it, or close-fitting shorts under a skirt or trousers. Today wash, dry and put some cream on; it's gone in a day or two.
    - That's friction plus sweat. Synthetic fabric in place of cotton and no seams on the inside of the thigh make the difference.

    == average or every single day
    label: every day or on average
    said: average .. (ok/matter/count*/fine/enough/week*/day) | (weekly/week) average | (every day or/every single day or) | more on one day
    - For your health the weekly average counts, so one short day doesn't matter. This goal counts each day by itself, though; on a busy day take a smaller number and let it be a smaller day.
    - Both work. Spread days are kinder to the feet than one long Saturday, and two active days a week already bring much of the benefit.

    == is a short walk enough
    label: are short walks worth it
    said: (is/are) .. (5/10/15/20/30/five/ten/twenty/thirty) minutes .. (enough/worth/ok/good) | (5/10/15/20/30/five/ten/twenty) minutes .. (enough/worth/do anything/useful/a day) | short walks | (all/everything) .. in one go | worth .. minutes
    - Yes. Ten minutes count, five do too, and twenty a day already lower the risk of heart disease clearly; thirty brisk ones on five days are the usual advice. In one go or in pieces makes no difference.
    - It's worth it. Going from nothing to ten minutes a day brings the largest step in health of all. Put it after lunch.

    == walking backwards
    said: backwards | retro walk* | (sand/beach/snow/grass) .. (walk*/burn*/harder/better)
    - In small doses yes: backwards trains thighs and balance and is used for sore knees, two or three minutes on a flat, empty path. Sand takes about half as much energy again, so start short there.
    - Fun and useful, with somebody watching the way. It doesn't replace ordinary walks.

    == stitch when walking
    label: a stitch when walking
    said: stitch/stitches | side (pain/hurts/ache)
    - Harmless: slow down, breathe out long, press a hand on the spot and bend a little to that side. Leave an hour or two after a big meal. Pain in the chest, arm or jaw is different; that's an emergency call.
    - It goes in a few minutes at an easy pace. It comes less often once you warm up slowly.

    == numb toes
    label: numb toes or feet
    said: numb | (pins and needles/tingle/tingling/tingly) | (feet/toes/foot) .. asleep
    - Mostly it's tight laces or a narrow toe box: loosen them, skip the lowest eyelets, and see. If it comes at rest too, on both sides, or with weakness or back pain, have a doctor look, sooner with diabetes.
    - Shoes first. Half a size more room and thinner socks solve it for many within a week.

    == veins and legs
    label: varicose veins and heavy legs
    said: varicose | veins | circulation | (ankle/ankles/legs) .. (swollen/swell/swelling/puffy)
    - Yes, walk: the calves pump blood back up, so it helps with varicose veins and heavy legs. Compression socks and feet up in the evening do too. One leg suddenly swollen, warm or painful needs a doctor today.
    - Short walks beat long standing. Ten minutes each couple of hours keeps ankles slimmer than one long round.

    == small things that add steps
    label: stairs, parking and small choices
    said: park* .. (far/further/farther/away) | (4th/3rd/5th/fourth/third/fifth/second/2nd) floor | (long way/detour) | standing desk | elevator | escalator | got off .. stop
    - Those count, and they're the easiest to keep, because nothing has to be planned. Parking farther off or two floors on foot bring 200 to 500 steps each time. A standing desk alone brings hardly any.
    - Good kind of steps. Pick two that happen every workday, stairs up and the long way back from lunch for example, and you have about 1,000 without a walk.

    == people who laugh at walking
    label: when others laugh about it
    said: (laugh*/mock*/tease*/make fun/stare/staring) .. (walk*/me/steps) | (isnt/not) .. (exercise/real exercise/sport) | proper exercise
    - Let them. Brisk walking lowers heart disease and early death nearly as well as harder sports, and you'll still be doing it in ten years. You could answer that you'd be glad to see them at seven tomorrow.
    - It is exercise as soon as your breath goes a bit faster. You don't need their applause, only your shoes by the door.

    == walking and sleep or mood
    label: walking for sleep and mood
    said: walk* .. (sleep/mood/stress/anxiety/depress*/head) | (sleep/mood/stress/anxiety/depress*) .. walk*
    - Yes, both. Ten to fifteen minutes already lift the mood for an hour or two, and regular walks in daylight make falling asleep easier. Morning light works best for sleep.
    - It helps noticeably, within one or two weeks. A calm pace outdoors, without the phone, does most for a busy head.
    """#
}
