extension Library {
  /// Answers about sleep, bedtimes and getting up. `Writing-for-the-coach` says how to read and extend this.
  static let sleep = #"""
    domain: sleep
    goals: sleep* | asleep | bedtime* | bed time | in bed | to bed | lights out | wake up | waking up | wake at/by/before | get up at/by/before/early | early riser | insomnia | nap/naps/napping | night routine
    words: sleep/sleeping/sleepless | slept | asleep | insomnia | bedtime | nap/naps/napping | lie/lying/lay awake | wide awake | awake at night | snor* | my alarm | bed by | fall asleep | fell asleep

    == tips
    - Get up at the same time all week, and within an hour of it on weekends.
    - Make the coffee you drink before 2 in the afternoon your last one.
    - Charge your phone in another room and use a cheap alarm clock.
    - If you've been awake for about twenty minutes, get up and read something dull in dim light.
    - Turn off the ceiling light an hour before bed; one small lamp is enough.
    - Get outside within an hour of waking, even for ten minutes.
    - Write tomorrow's to-do list on paper before you brush your teeth.
    - Keep naps under half an hour and before 3 in the afternoon.

    == next week
    - Every day: the same wake-up time, alarm out of reach of the bed.
    - Mon to Fri: last coffee by 2 p.m., ten minutes outside soon after getting up.
    - Sun to Thu: phone on its charger in another room 45 minutes before bed.
    - Wed: tomorrow's list on paper after dinner, so it isn't done in bed.
    - Sat and Sun: sleep in by an hour at most.

    == starting
    said: change first | first .. change | (most important) .. sleep* | (fix/improve/repair/sort/better/reset/change/work on) .. sleep*/nights/rhythm/schedule/nights/bedtime | sleep .. disaster/chaos/chaotic/wreck | new here | new to this | want to (become/be) .. person | become .. sleeper | go about it | ready .. plan | sleep better | biggest .. difference/lever/impact | basics | no idea where | start from scratch | step one | starting monday/tomorrow/tonight/today | im .. bad sleeper .. help | work on your/my sleep | overhaul | (what/where) comes first | what comes first | where to begin/start | no clue .. how/sleep/start | no idea .. how | sort .. (this/it/sleep/myself) out | tackle | shambles | decided to | sleep better .. (how/want) | change my nights | sleep .. terrible/awful/bad/rubbish .. change/fix/help/improve | want to change | change that/this | nights in order | help me .. sleep/nights | get my sleep/nights/rhythm
    - Begin with the morning, because it's the end you control. Pick a wake-up time you can keep seven days a week and hold it for two weeks; the bedtime drifts toward the right place by itself.
    - Start with one change and leave the rest alone. The one I'd pick is a fixed wake-up time, weekends included. Set the alarm tonight for a time you could also stand on Sunday.
    - (triage) First let's sort out which kind of trouble it is, because each has its own fix: too little time in bed, trouble falling asleep, or waking in the night. Is falling asleep the hard part? -> cant fall asleep
    - (fitness coach) Treat it like training: same start time, every day. Alarm at one fixed time for the next seven mornings, feet on the floor when it rings, daylight within the hour.
    - (companion) Let's keep this gentle, because pushing makes sleep harder. Choose one wake-up time for the coming week. That's all for now, and we'll look at the nights after that.
    why: Your body clock sets itself by when you get up and see light. A steady morning makes you sleepy at a steady time, while a bedtime you're not sleepy for mostly buys you time lying awake.
    how: Count back from when you have to be up: wake-up time minus eight hours is your target for lights out. If you're far off, move both by 15 minutes every two or three days.
    short: Same wake-up time every day for two weeks.

    == first step
    said: single .. thing/action/step/change | small/tiny/little/easy/simple/quick .. thing/step/action/change/trick | something easy/tiny/small/simple/quick/little | just tell me | (do/try/change) tonight/today | tonight .. do/try/change/what/start | for tonight/today/(this evening) | right now .. do | easiest .. start/thing/change | smallest/tiniest/easiest | only .. one task/thing/step | one task/job/tip/thing | do i do first | its 8/9/10/7/8pm/9pm/10pm now | now .. (do i do) | whats first | to begin tonight/today | should i do .. (tonight/today) | do .. before bed today | least i could/can do | task for | do tonight | give me .. task/thing/something | one thing .. (tonight/today/can/do/try) | just one thing | only one thing
    - Tonight, do one thing: put the phone on its charger in another room 45 minutes before you want to be asleep. Everything else can stay as it is.
    - Set tomorrow's alarm for the time you'd like to get up every day, and put the clock where you have to stand up to reach it. That's enough for today.
    - (nutritionist) Today, look at the caffeine: have your last coffee, strong tea or energy drink at least eight hours before bed. For lights out at 11, that means 3 in the afternoon at the latest.
    - (fitness coach) Get outside for ten minutes within an hour of waking tomorrow, and move while you're at it. Morning light is the strongest signal your body clock gets.
    why: One change you can see beats five you can't tell apart. Screens close to bed and irregular mornings are where most people find the quickest gain.
    how: Say bed is at 11. At 10:15 the phone goes to the kitchen, the bright lights go off, and you read or fold laundry until you're sleepy.
    short: Phone out of the bedroom 45 minutes before bed.

    == good news
    said: slept .. log/baby/rock/well/great/good/wonderfully/amazing/brilliantly/fantastic/through/straight/deeply/soundly | 7/8/9/seven/eight/nine hours straight | (straight/full/whole/solid) 7/8/9/seven/eight hours | (a/the) full/whole/entire night | best .. sleep/night | didnt wake/woke [up] once | without waking | in bed by/before/at .. every/all/nights/again/row | good night/nights in a row | nights in a row | fell asleep .. fast/quick/quickly/immediately/instantly/straight | fell asleep in .. min/minutes/seconds | look/looked/looking/feel/feeling/felt/woke .. rested/refreshed/human/alive | rested | slept through | on time .. all/every/week/nights | before .. alarm | didnt hit snooze | no snooze | made it to bed | success* | managed it | out cold | proper nights rest | nights rest .. finally/omg/proper/great | finally .. night/slept/sleep | got up .. without snooz* | without snooz* | went to bed at .. like/said/planned | stayed .. kitchen | as planned/agreed | stuck to .. it/plan/bedtime | like we said | fresh/refreshed/rested .. woke/wake/feel/feeling | feel/feeling/woke .. fresh | out of 7/seven | can you believe | best .. kip/ages/years | in ages | had .. good/great/lovely/amazing/wonderful night | good/great/lovely night .. sleep/last/again/finally | slept better/(like a) | slept .. 8/eight/7/seven/9/nine hours | actually slept | feels amazing/great/good | (night/nights) in a row | in a row | before my alarm | didnt snooze | (got/getting) up .. first alarm | like a normal (human/person)
    - Good to hear. Notice how today feels compared with last week, especially around mid-afternoon; that difference is what keeps people going longer than any number does.
    - Nice. A few nights like that and your body clock starts to expect it. Keep the same wake-up time tomorrow and it'll get easier from here.
    - (companion) I'm really glad. After bad nights, one that simply works is a relief. Enjoy feeling rested today; there's nothing you need to do with it.
    - (time of day) That's what you were after. Aim for {target} again tonight and keep the same alarm tomorrow, because two or three in a row are what moves your body clock.
    - (fitness coach) Good, that's recovery you can use. Strength, mood and reaction time all come off the back of nights like that one. Same time tonight.
    - (reached) You've got there, well done. Hold the same times for another two weeks before you change anything, because that's about how long it takes to feel normal.
    why: The body clock learns by repetition. Several nights at the same time make the next one easier, since sleepiness starts to arrive on schedule.
    short: Same time again tonight.

    == slipped
    said: up till/til/until .. again/2/3/4 | till/until 1/2/3/4/1am/2am/3am/4am .. again/last/yesterday | didnt/havent keep/kept/stick/stuck/hold | ignored .. alarm/rule/plan/bedtime | broke/broken .. rule/streak/plan/promise | rhythm/schedule/routine .. gone/ruined/off/broken/trashed/wrecked | good/great nights/days then | then .. 2am/3am/1am/4am | friends .. over .. late | blew/messed/screwed/fell/failed/missed .. it/up/bedtime/plan/last/yesterday/off/wagon | stayed in .. till/until/bed | missed .. bedtime/target | took .. phone .. bed/me | back to .. bad habits/old habits | off the rails | wheels came off | did not stick | went to bed at 1/2/3/4 | bed at 1am/2am/3am/4am/two/three | so much for | (not/didnt) .. go .. bed .. time/early | went to bed .. late/after | was doing ok/fine/well/good until | ok until | called/call at .. eleven/ten/midnight | suddenly 1/2/1am/12 | blew it/tonight | till/until 2/3/1 | stayed out .. late | everything .. off | (didnt/not/couldnt) manage .. bedtime/days/row | out too late | late on/last (monday/tuesday/wednesday/thursday/friday) | whoops | couldnt resist | ruined it | messed up | days in a row .. late/missed/didnt | didnt .. days in a row | too late again | way too late | late again | went to bed .. late again/last | stayed awake/up .. gaming/watching/reading/scrolling
    - One or two late nights don't undo anything. Get up at your usual time tomorrow, even if it hurts a little, and tonight's sleepiness will pull you back on schedule.
    - It happens to everybody with a life. Skip the long lie-in and the extra-early bedtime; just go back to the usual wake-up time and you're back within a couple of days.
    - (companion) That's frustrating, and it doesn't mean you've lost what you built. Nights are partly out of our hands. Your next chance is simply tonight.
    - (triage) Let's look at which nights went wrong before changing anything. If they were all weekends or all after late work, there's one thing to fix and the rest can stay. Was it mostly weekends? -> weekends
    - (again) Then the target's probably too ambitious, and your discipline is fine. Move the bedtime 20 minutes later, keep that for a week, and only then creep back toward where you wanted to be.
    why: Lost sleep builds up pressure to sleep, so the night after a short one is usually deeper. A long lie-in lets that pressure out and pushes the next bedtime back.
    how: Tomorrow: normal alarm, daylight early, a nap of 20 minutes at most before 3, no caffeine after lunch, and bed when you're sleepy but no more than an hour earlier than usual.
    short: Usual wake-up time tomorrow, no long lie-in.

    == no time
    said: get/come home .. late/at/after/10/11/9 | work .. kids | three/two/four kids | when .. supposed/meant to (rest/sleep) | emails/dishes/laundry/chores/cooking/housework .. till/until/before/late/done/night/midnight | between work/gym/cooking/job | before im done | finish/finished/finishing work .. late/at/after | until i drop | up at 4/5/four/five | (two/second) job | hours .. (the day) | not enough hours | no hours | cant .. fit .. 7/8/hours/sleep | how .. sleep that much | study/studying .. midnight/late/night | have to work .. late/night/midnight | too much .. to do | long shifts/hours | cant afford .. sleep/hours | commitments | (cannot/cant/impossible) .. bed before | cant be in bed | uni/college/school .. work | bar work | something has to give | look up and its | always the sleep | evening job | never home before | who has time | has time for | by the time .. (past/done/midnight/finished/late) | cleaned/cleaning/washing up .. midnight/late | cant go .. earlier | sleep comes last | no room for | too much .. on | time for .. hours/sleep | study/studying/working until/till | until .. (one/two/1/2) in the morning .. study/work | have to .. study/work .. until
    - Then the hours have to come from the evening, since mornings are usually fixed. Most people find 30 to 40 minutes between the last useful thing and bed. Tonight, start getting ready that much earlier.
    - A full day is the usual reason for short nights. Try 15 minutes earlier this week and another 15 next week; that's nearly four hours more sleep a week once both are in.
    - (triage) If you can't have more hours, protect the ones you have: same wake-up time, no caffeine after lunch, phone out of the room. Then we'll see which evening task could move.
    - (fitness coach) Cutting sleep to fit more in rarely pays. You'll work slower tomorrow than you gained tonight. Pick one thing this evening that can wait, and be in bed 20 minutes earlier.
    why: Below about seven hours, most adults lose attention and patience, and they're poor at noticing it. The time you gain at night tends to leak away the next day.
    how: Write down when you finished the last necessary task tonight and when you turned off the light. The gap between the two is the time you can move, usually phone or TV.
    short: Move bedtime 15 minutes earlier this week.

    == tired
    said: eyes .. closing/open/heavy/shut/burning | running on .. fumes/empty/coffee/caffeine/hours | brain .. porridge/fog/mush/soup/cotton/slow/dead | cant function | nodding off | half asleep | barely .. awake/function | yawn* | so/really/very/dead/super tired | tired today | foggy | heavy .. eyelids/eyes/head | dozy | cant think .. today | weary | falling asleep .. desk/work/standing | survive/surviving/(get through) .. today/day | todays .. hard/struggle | head up | sleepy .. work/today/now/embarrassing/class/all | dead today | im dead | dead on my feet | dragging/dragged | knocked out | no energy .. today | fall asleep right here/now | right here | running on fumes | fumes | could fall asleep .. desk/here/now
    - That's a rough way to get through a day. Get some daylight, eat properly, keep any nap to 20 minutes before 3, and go to bed when you're sleepy, up to an hour early.
    - Being tired after a short night is expected, and it passes with the next normal one. If you sleep seven hours or more and still drag yourself around for weeks, have a doctor check it.
    - (companion) I'm sorry, everything weighs more when you're worn out. Let today be smaller than you'd planned. Nobody is at their best after a night like that.
    - (nutritionist) Tiredness makes us reach for sugar and more coffee, and both cost you tonight. Have a lunch with protein, plenty of water, and stop caffeine at noon for today.
    - (triage) First question is whether it's too few hours or enough hours that don't refresh you. Too few we can fix together. The second kind belongs with a doctor. Do you usually get seven hours? -> always tired
    why: Sleepiness builds for every hour awake and only sleep clears it. Caffeine hides the signal for a while without paying anything back.
    how: For today: ten minutes outside before noon, one coffee at most after that, hard tasks early, a short nap if you can, and no driving if your eyelids are heavy.
    short: Daylight, a short nap before 3, early night.

    == no motivation
    said: cant be arsed/bothered | dont/didnt care | dont feel like | meh | couch/sofa/bed .. comfy/comfortable/cosy/cozy/won | dont want [to] $ | know what .. should do | couldnt care | not in the mood | hate going to bed | lost interest | wheres the fun | feels like .. punishment/homework | too lazy | sick of this | will power | zero/no/lost/little (drive/will power/discipline/energy) | swipe .. away | keen at first | lost .. drive/will/motivation | ignore .. reminder | stay on .. sofa/couch | going to bed .. ten/10/early .. (boring/meh/no) | cba | just want to stay | want to stay up | rather stay/watch/be | no fun | dont feel like .. bed/early/bedtime/sleep | early night .. feel/bother/fancy | feel like .. early night | cant be bothered/arsed to
    - Fair enough, going to bed on time isn't exciting. Don't rely on wanting it: set an alarm for the evening, 45 minutes before bed, and when it rings put the phone away. The rest follows.
    - You don't have to care about the goal tonight. Just do the first minute of it: brush your teeth an hour earlier than usual. People stay up less once that's done.
    - (companion) That's allowed. Late evenings are often the only hours that feel like yours, so giving them up can feel like a loss. It makes sense that you don't want to.
    - (fitness coach) Forget willpower at midnight, nobody has any. Decide it at 8 in the evening instead: pajamas on, phone on charge, alarm set. Five minutes, and the night is mostly done.
    why: Self-control is at its lowest late in the evening, so what you set up earlier matters more than how determined you feel at the time.
    how: Evening alarm tonight: phone on the charger, teeth, lamp instead of the ceiling light. It's about ten minutes of work, and you can still sit up afterwards if you aren't sleepy.
    short: Set an evening alarm 45 minutes before bed.

    == travel
    said: jetlag* | jet lag* | time difference/zone/zones | hour/hours difference/ahead/behind | local time | flight/flights/fly/plane/airport/redeye | red eye | hotel/hostel/airbnb/camping/tent | new place/bed | strange/foreign/different bed/room/place | first night .. new/somewhere/away/hotel | clock .. wrong | back from .. holiday/vacation/trip/abroad | sleep .. on (the) train/bus/plane/road/ferry | business trip | (visit/visiting) .. family | abroad/overseas/layover | trip to | adapt to | conference | sofa bed | staying at/with | weeks at my/our | sisters/parents/friends/mates place/house/sofa/couch | guest room | hotels/hotel .. sleep/cant | cant sleep in .. hotels/hotel/places/beds | away from home | away for .. work/week/days | tokyo/york/bali/thailand/india/australia/japan/china/usa/america/spain | new places
    - For a trip of two or three days, stay on home time if you can. For longer, switch to local meal and bedtimes on arrival and get outside in daylight as much as possible.
    - A strange bed usually costs you the first night; that's normal. Bring earplugs and a sleep mask, keep your usual routine before bed, and keep the same wake-up time the next morning.
    - (nutritionist) On travel days, eat at the meal times of where you're going, go easy on alcohol during the flight, and have caffeine only in the destination's morning. It helps the clock shift.
    - (fitness coach) Walk outside for half an hour on arrival day: late morning if you flew east, late afternoon if you flew west. Then stay up until a decent local bedtime, whatever your body says.
    why: The body clock shifts about an hour a day, a little slower going east. Light and meal times at the destination are what move it.
    how: Flying east, go to bed 30 minutes earlier on each of the three nights before; flying west, 30 minutes later. After landing, use evening light in the west and mid-morning light in the east.
    short: Local meals, local bedtime, lots of daylight.

    == other people
    said: boyfriend/girlfriend/husband/wife/partner/roommate/flatmate/housemate/spouse/fiance .. goes/tv/wants/thinks/says/talks/wakes/alarm/sad/light/phone/bed/late/sprawl*/moves/blanket/duvet/up/stays/watches/games | boyfriends/girlfriends/husbands/wifes/partners/roommates/flatmates .. alarm/phone/snoring/light/schedule/job/hours | he/she wants .. talk/tv/late/watch/sex | wants to talk | friends/family/mates .. call/late/message/text/laugh/think/invite | stay up with | (mother/father/mom/dad/brother/sister/parents/inlaws/in laws) .. tv/late/loud/night/wakes/calls/talks/thinks/says | group chat | shares/sharing .. bed/room | steals .. duvet/blanket/covers | everyone .. laughs/teases/thinks | tosses | lives with | everyone .. house/home .. hours/late/loud | different hours | no one cares | starting a fight | tell/ask him/her/them | doors .. showers | half of the family | how .. tell .. him/her/them | son/teen/teenager .. late/music | he/she talks/talk/reads/coughs/farts/grinds/moves/scrolls/plays | comes to bed .. (1/2/late/light) | he talks | phones/calls/rings .. every/night/late/at | turns on .. light/tv | partner/husband/wife/boyfriend/girlfriend .. comes/turns/reads/hogs | watches/watching .. films/tv .. next/night/bed | next to me
    - Sharing a home makes this harder. Tell them the one thing you need, like quiet after 10:30 or the TV in another room, and ask for a week's trial. People agree to a trial more easily.
    - If your partner keeps other hours, you don't have to go to bed together. Say goodnight together, then one of you stays up in another room with the lights low.
    - (companion) It's tiring when your nights depend on somebody else. Wanting rest isn't selfish, and you can say so kindly without it turning into a complaint.
    - (triage) Let's see what exactly wakes you or keeps you up: noise, light, movement, or simply being kept talking. Earplugs fix the first, a mask the second, separate blankets the third. Is it noise? -> noise and light
    why: Sleep is lighter when part of you is listening for somebody. Agreed times and a bit of sound in the background take that away.
    how: Pick a calm moment in the daytime. Say what you need, why, and for how long: "I'm trying to be asleep by 11 this week; could we turn the TV down from 10:30."
    short: Ask for one thing, for one week.

    == stress
    said: deadlines | breakup/separation | reorganisation | reorganization | layoffs | redundancy | redundancies | restructuring | tension/clench*/jaw | problem/trouble/problems/troubles .. job/work/office/boss/money | money .. worries/worry/trouble/awake | court/lawsuit/mortgage | work .. bed/follows/head/night | wound up | on edge | cortisol | burned out | overwhelmed | boss .. night/bed/sleep/mean/shout*/email* | (mom/dad/mother/father/wife/husband/son/daughter/hes/shes) in hospital | everything .. on fire | so much .. going on | new job | worried about .. job/money/work/future | thinking about .. bills/money/debt | work .. eating me | dont sleep .. work/job/stress | work .. dont sleep | divorced/divorcing/separated | worries about money/job/work/kids/health | money at bedtime/night | lost my job | new boss | stress .. (insomnia/sleep)
    - Stress and sleep feed on each other, so it's no surprise you're lying awake. An hour before bed, write down what's open and the next small thing for each. Then close the notebook.
    - When your head is full, bed isn't the place to empty it. Take 15 minutes after dinner for worrying on paper, and give the last half hour to something that needs no decisions.
    - (companion) That sounds like a lot to take to bed with you. Lying there with it in the dark makes everything bigger than it is by day. It's often smaller at breakfast.
    - (wellness coach) Give the day a proper end. Choose a time when work stops, even at home, and do the same small thing afterwards each evening: a shower, a walk round the block, a book.
    why: Stress keeps your body on alert, with a faster heart and a busy mind, and that's the opposite of what falling asleep needs. Unfinished tasks in particular keep popping up until they're written down.
    how: Three columns on paper: what's on my mind, what I can do about it, when. If the answer to the second is "nothing tonight", write that. Ten minutes, and leave the paper outside the bedroom.
    short: Write worries down an hour before bed.

    == weekends
    said: saturday/sunday .. slept/sleep/till/noon/lunch/late/never/get/alarm/lie/awake | slept/sleep/awake/alarm/late/bed/party/up .. saturday/sunday/sundays/saturdays/weekend/weekends | weekdays .. fine/ok/good/great/but/weekend | clubbing/partying | fridays | monday/mondays .. horrible/hell/awful/worst/zombie/brutal/wrecked/dead/rough/morning | (days off) .. bed/sleep/late/lunch/noon | late days | social jetlag | sunday night .. sleep/awake/never/bad/cant | work week | longer lie in | lie in .. sunday/sundays/saturday/weekend | mon to thu/fri | other days | saturday .. noon/film/late/mates/night | (mates/friends) .. saturday/friday | two days .. noon | sunday nights | sunday night
    - Sleeping till noon on Sunday is why Sunday night is so hard. Keep your wake-up within an hour of weekdays, and if you're short of sleep take a 20-minute nap in the early afternoon.
    - Enjoy the late Saturday, and pay for it on Sunday with a normal-ish alarm and daylight. You'll be tired on Sunday and properly sleepy that night, which saves your Monday.
    - (fitness coach) Set a weekend alarm, one hour later than weekdays at most. Get out for a walk or a run straight away. You keep your rhythm and you still have the day.
    - (companion) Lie-ins are one of life's pleasures and I don't want to take them from you. An hour's worth keeps the pleasure and spares you the bad Sunday night.
    why: Two late mornings shift your body clock like a flight two time zones west. By Monday you're asked to fly back overnight.
    how: Say weekdays are 7: weekend alarm at 8, curtains open at once, coffee outside or by the window. If you were out late, nap 20 minutes around 2 and go to bed as usual.
    short: Weekend alarm within an hour of weekdays.

    == evenings
    said: last hour | second wind | before retiring | lights on full | evening .. weak/problem/hard/worst/spend/wasted/gone/disappear*/should | spend .. evening/evenings/time before | evenings .. always/disappear/gone/just/slip | what .. (do/doing) .. evening/evenings | tidy*/cleaning/clean .. night/9/10 | lively/awake/energy .. evening/night/9/10/11 | the later it gets | later it gets | black hole | sit on .. sofa/couch | from 7/8/9 to | nights at ours | evenings .. always/loud/full/empty | when .. look up | what to do with myself | energy peaks | peaks at | after 8/9/eight/nine .. do/myself/what | evening .. boring/long/empty/restless
    - Give the last hour a fixed order and it stops depending on mood: lights down, tomorrow's things ready, bathroom, then a book or quiet music. Start it at the same time each night.
    - Evenings slip because nothing marks the end of them. Set a reminder an hour before you want to be asleep, and when it goes off finish the episode and leave the sofa.
    - (nutritionist) Have dinner two to three hours before bed, and if you're hungry later take something small, like yogurt or a banana. Going to bed stuffed or starving both keep you up.
    - (wellness coach) A good evening winds down in light, sound and talk alike. Dim the lamps first; it's the easiest part, and the rest of the house usually follows. Would you like a sample hour? -> bedtime routine
    why: Bright light late in the evening holds back melatonin, the hormone that tells the body it's night. Lower light and a repeated order of things bring the sleepiness forward.
    how: For bed at 11: screens away at 10:15, bathroom at 10:30, clothes laid out at 10:40, then fifteen minutes of reading in bed with a small lamp.
    short: Start winding down an hour before bed.

    == too hard
    said: (isnt/not/aint/never) going to happen | torture/punishing/unrealistic/undoable/unbearable | (more than) .. manage/handle/cope | no way .. 10/ten/bed/hour/6/5 | ask* too much | cant keep .. up | struggl* .. with/to keep/plan | less strict | overwhelming | hate .. alarm/plan | was a joke | cant see it | earlier than .. ever | hour earlier | from 1am/2am/midnight/1/2 to 10/11/ten/10pm | not realistic | asking a lot | getting up at .. (too much/too hard/impossible/every day) | too early for me
    - Then the step was too big, and it's easily made smaller. Aim 15 minutes earlier than now, hold it for a week, and move again only when it feels ordinary.
    - (time of day) {target} may simply be too far from where your body is now. Aim halfway between your usual time and that for the next ten days, then take the second half.
    - Pick the one part that's realistic this week. If falling asleep on time isn't, getting up on time usually is, and it does most of the work.
    - (companion) It's hard because you can't order yourself to sleep. You can only make the room and the evening ready, and that part you're already doing. The rest comes when it comes.
    why: The body clock moves by roughly 15 to 30 minutes every few days. A jump of two hours leaves you awake in the dark, which teaches you to dread the bed.
    how: If you fall asleep at 1 now, aim for 12:45 this week, with the alarm 15 minutes earlier too. The week after, 12:30. Six weeks bring you to 11:30.
    short: Shift by 15 minutes a week.

    == self doubt
    said: always been .. bad/terrible/poor/awful/rubbish/light/owl/like | never change | ill never | (some people) .. just/cant/arent | one of them | doubt .. capable/can/able/ever | genetic/genes/genetics/hereditary/inherited | runs in .. family | worthless/defective | something wrong with me | wrong with me | everyone else/(else manages) .. manages/sleeps/can | (20/30/40/50/years) .. why would/change | dont believe .. can/will/able/do | not capable | im .. lost cause | lost cause | cant change | born .. this/way/owl/bad | too old | not made for | my body .. cant/refuses/wont/forgot | never been able | such a failure | someone like me | can i .. (actually/really/ever) .. learn/do/change | learn it | gone in two minutes | what a baby can | sleep like .. normal/others/everyone | normal person/people | ever sleep | never sleep .. normal/well/again/properly | whole family/chance | what chance | dont think .. ever/can/able/will | always slept badly | always .. badly/bad sleeper | im broken
    - Lots of people call themselves bad sleepers and most of them learn better nights, even after years. Sleep responds to habits within weeks. You aren't built wrong.
    - A few bad nights always feel like proof. They aren't; sleep varies a lot from night to night in everybody. Look at two weeks together before you judge it.
    - (companion) It makes sense to lose faith when something so basic won't come. You haven't failed at anything, though. Sleep isn't a test of effort, and trying harder tends to scare it off.
    - (wellness coach) Think of one thing you've already kept, even for three days, such as a wake-up time or the phone outside. That's the base, and we can build on it without changing anything else.
    why: Worrying about sleep is itself one of the main things that keep people awake, so trusting it a little more is part of the treatment.

    == plateau
    said: wont go .. higher/lower/up/down/beyond | since then nothing | standstill/stagnat*/stall* | (always/still) .. same | no earlier/better/improvement/progress/change/further | progress .. stopped/stalled/ended | stopped improving/progressing/working/getting | still takes/need/wake .. minutes/hour/like/same | there it stays | not .. improving/better anymore | no longer improving | hit a wall | nothing .. changing/changes/moves/moving/happens | same as .. week/weeks/month/months/before | cant get .. past/over/beyond/below/under | flattened/levelled/leveled | getting better .. until/then | done .. all of it | nothing more | tried .. all .. still | hover/hovering/hovers | forever .. same/at | stays at/around | half hours forever | around six .. half
    - When nights stop improving, look at the part you haven't touched. It's usually afternoon caffeine, weekend mornings or a drink in the evening. Change one of them for two weeks.
    - If you spend nine hours in bed to get six of sleep, go to bed later. Less time in bed, with the same wake-up time, often makes sleep deeper within a couple of weeks.
    - (triage) Sort it by time of night. Trouble at the start points to caffeine, light or worry. Trouble at 3 a.m. points to alcohol, stress or a full bladder. Is it the early hours? -> waking at night
    - (nutritionist) Check what goes in after noon: coffee, cola, dark chocolate, wine, a late heavy dinner. Leave out the likeliest one for ten days and see whether the nights move.
    why: The first changes bring the easy gains. After that there's mostly one thing left in the way, and you find it by changing a single thing at a time.
    how: Keep a simple note for two weeks: bed, asleep, awake, up, coffee, alcohol. The pattern usually shows by the tenth line.
    short: Change one untouched thing for two weeks.

    == cold
    said: virus/bug/sinus/sinusitis/tonsillitis/bronchitis | blocked/stuffy/runny/stuffed nose | nose .. blocked/runs/running/stuffed | cough*/sneez*/congest* | sore throat | feel rough | under the weather | hay fever/hayfever/allergy/allergies/pollen | antibiotics | temperature of 38 | chills | cant breathe .. nose/lying | bunged up | snot*/mucus/phlegm | sore throat .. awake/sleep | throat/fever/flu .. sleep/awake/waking/night | unwell | ill with/today/in | cold .. breathe/nose/night/terrible/bad
    - Sleep as much as your body asks for while you're ill; the schedule can wait. Raise your head on an extra pillow, keep water by the bed, and pick the routine up when you're better.
    - A blocked nose wrecks a night. A warm shower before bed, saline spray and sleeping propped up help. Naps are fine for a few days, early in the afternoon if you can.
    - (companion) Poor you. Nights with a cold are long and a bit lonely. Rest when you can, and don't count any of these nights for or against you.
    - (nutritionist) Something warm in the evening helps: broth, ginger tea, honey in warm water for a cough if you're an adult or a child over one. Drink enough through the day so the nights stay quieter.
    why: Sleep supports the immune system, and being drowsy when ill is part of how the body fights. Letting it have its way is the sensible choice.
    short: Rest now, schedule later.

    == cost
    said: free way/app/option/version/thing | for free | spend/spending money | money on | (how much) .. cost/costs/pay/spend | cheaper/cheapest/affordable/inexpensive | dollars/euros/bucks/$ | broke student | expensive/pricey/overpriced | worth .. (the) money | without buying/spending/paying | subscription | pay .. app/apps | low income | wage/salary/income | without expense | expense/expenses | tight on | no money | money .. tight/short/little | cheapest/cheap thing/option/way | fortune | costs .. fortune/lot/much
    - Good sleep is nearly free. A fixed wake-up time, dimmer lights and a phone in the kitchen cost nothing, and they do more than any pillow or gadget sold for it.
    - If you want to spend a little, buy earplugs and a sleep mask; both together cost less than a pizza. Expensive mattresses and supplements can wait until the free things are in place.
    - (nutritionist) Skip the sleep teas, gummies and magnesium powders for now. The evidence is thin, and cutting afternoon coffee saves money and works better.
    why: The best-tested treatment for poor sleep is a set of habits, taught in a few sessions. Products have much weaker results behind them.
    short: Free habits first, earplugs at most.

    == habit
    said: reminds | second nature | custom | cue/anchor | stick/sticks/stuck .. make/how/never/does | make .. automatic/stick/fixed/permanent | automatic* | autopilot | without thinking | keep forgetting | forget .. start/wind/bedtime/phone | attach .. to | rhythm .. keep | consistent*/consistency | how .. keep .. going/up/doing | connect .. with | slips my mind | decide/deciding .. again/over/every | routine .. never/become/becomes | becomes routine | teeth .. connect/after/tie/link | link it | get/make .. routine/ritual | become .. routine | two/three/3/2/few days then | days .. then forget/slip/stop | fixed custom/habit/part
    - Tie it to something that happens anyway. When the dishwasher starts, the phone goes on its charger; when the teeth are done, the ceiling light goes off. After a few weeks you won't think about it.
    - Make the first action very small and always the same. Filling a glass of water for the night at 10 works well, because it tells the rest of your evening what time it is.
    - (time of day) Expect a month or two until {target} feels automatic. What makes it stick is the morning alarm on weekends, so guard that one first.
    - (fitness coach) Run it like a warm-up: same three moves, same order, every night. Phone away, lights down, teeth. Miss one night, do it the next, no drama.
    why: A habit forms when the same cue is followed by the same action many times. The cue does the remembering, so you don't have to decide when you're tired.
    how: Choose your cue tonight and say it in one sentence: after the dishwasher is on, I plug in my phone in the hall. Do it for ten evenings before you add anything.
    short: Tie one bedtime action to a fixed evening cue.

    == tracking
    said: spreadsheet/logbook | sleep diary | keep .. log/diary/track/record/eye | count .. hours/nights/sleep | (numbers/figures/data) .. keep/watch/track/look/note | tracking/monitor* | see .. progress | write .. down .. sleep/hours/times/morning | (how do i know) .. slept/hours/better/progress | what counts | average .. hours | pen and paper | notepad/excel | app for | paper or | (keep/keeping) .. (track/count) | how can i tell | tell .. better/improving/working | getting better .. how | write down .. when/sleep/times | know .. better/improving
    - Keep it simple: each morning note when you turned off the light, roughly when you fell asleep, and when you got up. A guess is good enough, and it takes ten seconds.
    - Use the same rule every day, for example lights out to final waking, minus long spells awake. It doesn't need to be exact; you're after the trend over two or three weeks.
    - (time of day) Write down the time you put the light out, since that's the part you control. When sleep came after it is a guess anyway.
    - (triage) Two lines tell us the most: what time you got up, and how you felt at 3 in the afternoon. If hours look fine and afternoons don't, we look at quality next.
    why: Watching the clock at night keeps you awake, and a rough morning note gives nearly the same information.
    how: Paper on the breakfast table, five columns: date, light out, up, times awake, afternoon energy from 1 to 5. Look at it on Sundays only.
    short: Ten seconds of notes each morning.

    == gear
    said: bed .. old/sags/broken/frame/springs/squeak*/firm/soft/new | duvet | blackout | white noise machine | noise machine | (sleep/eye) mask | mask .. good/help/benefit/work/sleep | earplugs .. which/best/foam/wax/help | tog | topper | linen/pajamas | alarm clock | light therapy | what .. buy | buy .. clock/fan/mask/machine | gadget* | humidifier/diffuser/fan .. worth/help/buy/good | earbuds | sleep headband | what earplugs | cooling pad | thinking of buying | invest/purchase | which/what .. buy | blackout blinds/curtains .. need/buy/worth | need .. (mask/earplugs/blackout)
    - The useful things are cheap: an alarm clock so the phone can leave, earplugs, and curtains or a mask against light. Beyond that, buy only what answers a problem you actually have.
    - If your mattress is over ten years old or you sleep better in hotels, it may be worth replacing. Otherwise darkness, a cool room and quiet matter more than what you lie on.
    - (fitness coach) A wristband is fine for bedtimes and wake-ups and weak on deep sleep. Use it for the regular part and ignore the score if you feel good.
    - (triage) Sort by what wakes you. Light: a mask. Noise: earplugs or a fan. Heat: a lighter blanket. If nothing wakes you and you still sleep badly, no gear will fix it.
    why: Sleep is disturbed by light, noise and heat more than by anything a product adds, so removing those comes first.
    how: Tonight, turn off the lights, wait five minutes and look and listen. Whatever you notice, cover it, unplug it or block it. Buy something only for what's left.
    short: Alarm clock, earplugs, mask; little else.

    == reward
    said: reward* | treat .. myself/yourself | treat myself | gift/prize/bribe* | what .. (do i get) | allow myself | something nice | little something | celebrate | deserve | spoil myself | pick .. present | celebrat* | what now .. cake/reward | made it to 7/10/14/20/30
    - Choose something that doesn't keep you up. After a week of steady mornings, good coffee beans, a new book for the nightstand or a long breakfast on Saturday all fit well.
    - Bed linen you like, a better pillow or a reading lamp make a fitting reward after a month, because you'll enjoy them at exactly the right hour.
    - (companion) A slow Sunday morning would suit this one: up at your hour, then back on the sofa with a blanket and no plans until noon. You've earned some ease.
    - (fitness coach) Use what you've gained. A morning run, a swim before work or an early hike, something you never had the legs for when you slept badly.
    why: A reward close to the habit keeps it going, and one that costs you the next night's sleep works against it.
    how: Decide it on Monday, tie it to a count, for example five mornings at the same time, and collect it on the weekend, before noon.
    short: Something pleasant in the morning, after five good days.

    == weather
    said: heatwave/muggy/humid/humidity/sweaty/sweltering/boiling | storm*/thunder*/lightning | full moon | summer .. light/bright/late/night/nights | light till/until | light .. late/summer/5/4 | sun .. up/4/5/rises/sets | air conditioning/aircon/ac/fan | no air con | soaked | no ac | boiling | below 20/25/27/30 | roof | top floor | fan .. warm | too warm/humid .. sleep/bed/night/now/tonight | storm kept
    - Hot nights are hard. Keep curtains closed by day, air the room late, take a lukewarm shower before bed and sleep under a sheet with a fan at your feet.
    - Long light evenings push bedtime later. Close the curtains an hour before bed and dim the lamps, and use a mask if the sun wakes you at five.
    - (nutritionist) In the heat eat lighter and earlier in the evening, and drink enough by day so you're not thirsty at midnight. Cold beer cools for a minute and costs you the second half of the night.
    - (wellness coach) In dark months, the morning light is what's missing. Turn on bright lamps when you get up and go out around noon for twenty minutes. Evenings take care of themselves after that.
    why: The body has to cool by about a degree to fall asleep, and light tells it what time it is. Summer makes the first hard, and both seasons shift the second.
    how: Check three things at 9 p.m.: is the room cooler than the hall, are the curtains closed, are the ceiling lights off. Fix whichever isn't so.
    short: Cool, dark room; bright light in the morning.

    == best time
    said: ideal/best/right/optimal/perfect bedtime/time/hour/hours | (what/which) time .. bed/sleep/wake/up/should/go | when .. should .. bed/sleep/wake/up | ^ 10 or 11 | 10/11/12 or 11/12/10 | as good as | does it matter when | matter when | before midnight .. hours/sleep/better/double/count | hours before midnight | early or late | earlier or later | early bird | same time or | split .. sleep | biphasic | wide awake at midnight | working with (that/it) or | should i .. work/working with | (rather/better) .. early/late | 9 to 5/6 | is it better to sleep | better to sleep .. to/or | should i go to bed .. (if/when) | 10 to 6 | 12 to 8 | bed if .. up at | good bedtime | eleven/ten/midnight/nine .. bedtime | bedtime .. good/right/best/reasonable
    - The best bedtime is the one that gives you seven to nine hours before a wake-up you can keep. Getting up at 6:30 means lights out between 9:30 and 11:30; sleepiness tells you where.
    - There's nothing magical about going to bed before midnight. What counts is enough hours at regular times, so take your fixed wake-up and count back about eight hours.
    - (fitness coach) Up at 6 to train means light out by 10. Give it eight hours and half an hour to wind down before that, so the evening ends at 9:30.
    - (wellness coach) Go by your own type. If you're never sleepy before midnight, a late bedtime with a late start is healthier than lying awake. If work decides, we shift slowly.
    why: Body clocks differ by a couple of hours between people, partly by genes and age. Regular times within your range do more good than an ideal hour on the clock.
    how: Write down your wake-up time, subtract eight hours for lights out, and another 45 minutes for the start of your evening routine. Try it for ten days and adjust by 15 minutes.
    short: Wake-up time minus eight hours.

    == how long
    said: how soon | weeks or months | take forever | when .. (will/does/going/starts/start) .. feel/work/better/normal/kick/notice/easier/improve/get | whens it | how quickly/fast .. work/feel/see/better | since .. week .. nothing/no | too short .. judge | how long does | how long do | reset .. clock | wishful | sorted by | 5/7/10 days .. short/enough/see | any chance | how many .. until/till/before | until this works
    - Give it two weeks of steady mornings before you judge. Daytime energy often improves in the first week, falling asleep in the second or third, and it feels like routine after a month or two.
    - The first three or four days can be worse, because you're getting up before you've adjusted. After about ten days, most people get sleepy at the new time without trying.
    - (companion) A little while, I'm afraid; sleep comes back slowly and then all at once you notice you've stopped thinking about it. Two to four weeks is usual.
    - (time of day) Moving a bedtime by an hour takes one to two weeks in steps of 15 minutes. After that, count on a month before it feels natural.
    why: Your body clock shifts in small steps, and the habit of lying awake takes a few weeks of better nights to fade.
    short: Two weeks to notice, two months to settle.

    == setback
    said: square one | back .. square/start/zero/beginning/worse | everything/all .. pieces/apart/collapsed/ruined | went .. pieces | came back | all .. came back | relapse*/relapsed | since .. ill/sick/died/divorce/move/moved/accident/surgery/covid/operation/baby/breakup .. nothing/works/nowhere/no/back | slid back | back to .. old/bad/former/how | former habits | good weeks/months .. now/then | was going .. well | had it .. then | worse than .. before/ever/start | bad month | undone/undid | lost .. progress/it all/everything | pattern is back | is back since | old pattern | lost .. progress | was cured | returned/returns | thought .. beaten/beat/over/done/cracked | beaten this | here i am again | cured | all over again | down the drain | was doing .. well/great and/but/now | now .. all gone | gone again | back to .. like before | like before/(last year) | all gone
    - A bad patch after good weeks is the normal course, usually because of stress, illness or a holiday. What worked before will work again, and faster, since your body knows it already.
    - Go back to the first rule you had and leave the others for now: same wake-up time, seven days. Once that's steady again, add the evening part.
    - (companion) It's disheartening when you thought you had it. The good weeks were real, and they'll be easier to find a second time.
    - (triage) Ask what changed in the week it started: work, caffeine, a new medicine, worry, the light outside. Often there's one clear cause, and fixing that is quicker than starting over.
    why: Sleep is sensitive to change, so relapses come with life events. People who return to a fixed wake-up early usually recover within a week or two.
    how: For one week, do just two things: the fixed alarm every day and ten minutes of daylight soon after it. In the second week, bring back the phone on its charger.
    short: Back to one rule: fixed wake-up time.

    == doubt use
    said: even matter | matter .. at all | evidence/proof/research/studies/placebo | only slept/sleeps/sleep/needs .. 4/four/5/five/hours .. lived/successful/fine/and | thatcher/churchill/edison/musk/napoleon/ceo* | (any/make) .. difference | when .. (youre/im) dead | overrated/overhyped/hype/bullshit/bogus | lived to | whats the point | waste of time | worth it/(the effort) | why .. sleep .. important/matter/at all/so | is sleep .. important/really | convince me | ever .. work/help/make | unhealthy | makes no sense | how would .. help | religion | bangs on | what does it .. do for | truly/really .. unhealthy/bad/matter/important | they say | does it really | believe in | lived .. 80/90/93/95/100/long | fine on 4/5/four/five | at my age | pseudoscience/pseudo/woo/bs/snake | really do anything | regular bedtime .. do/help/matter | sounds like | make sense | sleep hygiene .. proven/work/real/actually | proven | actually proven
    - It's worth it. Regular sleep of seven hours or more helps mood, memory, appetite, blood pressure and how often you catch colds, and it's one of the few changes people feel within two weeks.
    - Healthy doubt; a lot of sleep advice is overblown. The parts with solid evidence are few: regular times, less light and caffeine late, and getting out of bed when you can't sleep.
    - (fitness coach) Ask anybody who trains seriously. Short nights cost strength, speed and judgment and raise the odds of injury. An extra 45 minutes is the cheapest gain you can get.
    - (nutritionist) On short nights people eat a few hundred calories more the next day, mostly snacks. Sleep won't do the work of a diet, but it makes hunger a lot easier to handle.
    why: In studies where people's sleep was cut to five or six hours, attention, blood sugar and appetite got worse within days, and recovered with normal nights.

    == cravings
    said: peckish/munchies/ravenous | cookies/nibbl* | something sweet/salty | sweet .. before/bed/sleeping/night/late | tummy/stomach rumbl*/growl*/empty | rumbling | late hunger/snack | midnight munchies/snack/feast | raid* .. fridge/cupboard/kitchen | eat .. before/in bed | kitchen .. night/midnight/late | empty stomach | eat .. at night | food .. bed/night | woke up hungry | ate .. cereal/fridge/crisps/night | chocolate .. evening/late/night/bed | what can i eat | eat at 9/10/11/ten/nine | open fridge | spoon | standing .. fridge | wake/woke up and eat | eat in the night
    - Late-night hunger is often tiredness in disguise. If you had dinner less than four hours ago, brush your teeth and go to bed; if you're truly hungry, have something small like yogurt or toast.
    - Wanting sweets in the evening after short nights is your body looking for energy. A proper dinner with protein helps, and after a few longer nights the pull gets weaker.
    - (nutritionist) Plan the snack instead of fighting it: a banana, a bowl of yogurt or a slice of whole-grain toast about an hour before bed. Skip chocolate late, it carries some caffeine.
    why: Short sleep raises the hormones that make you hungry and makes sweet, fatty food harder to refuse. It's chemistry, and it improves with rest.
    short: Brush your teeth, or a small planned snack.

    == cant fall asleep
    label: falling asleep
    said: cant/cannot/couldnt/dont/not .. fall asleep | cant/cannot/couldnt .. get to sleep | takes .. hours/forever/ages/long .. sleep/asleep | trouble/hard/difficult/struggle/struggling .. fall/getting .. asleep/sleep | lie/lying/lay in bed .. awake/hours | toss* and turn* | wide awake .. bed/night/midnight | not sleepy/tired .. bed/bedtime/night | how/helps/help .. fall asleep | still awake | staring/stare .. ceiling/wall/dark | ceiling | sleep .. (doesnt/wont/not) come | sleep doesnt/wont come | nod/nodding/doze .. off .. how/cant/take* | no matter when .. bed/awake | wide awake | need .. hour/hours to sleep | hour/hours/minutes .. (to) sleep/asleep/off | hits/on .. pillow .. alert/awake/wide | pillow .. alert/awake | get off to sleep | cant get off | cant get to | (body/dead) tired .. sleep/cant/awake/not | tired .. cant sleep | (until/till) 2/3/4/1am/2am/3am/4am/dawn .. awake/cant | awake till/until | ages to | not sleepy | sleep onset | second i lie | as soon as .. lie/lay/bed/light/lights/head | lie/lying/laid/lay .. hours/awake/hour | eyes shut .. nothing | flicked/flick a switch | nothing happens | 1/2/3 hours before .. sleep | brush .. teeth .. awake | in the dark .. lie/awake/hours | lie in .. dark/bed | sleep .. isnt/not happening/coming | isnt happening | before i (drift/fall/nod/drop/sleep) | awake for hours | get out of bed if | (get up/get out of bed) .. cant sleep | (lie/lay/lying) .. awake | ^ cant/cannot/couldnt sleep $ | cant/cannot/couldnt sleep again/lately
    - Lying there waiting is maddening. If you're still awake after about twenty minutes, get up, sit somewhere dim with a dull book, and go back when your eyes get heavy. Repeat if you need to.
    - Go to bed later, only when you're sleepy, and keep the wake-up time fixed. It sounds backward, but less waiting in bed is what makes falling asleep quick again.
    - Try a slow breath for five minutes: in for four, out for six, belly soft, eyes closed. Even if sleep doesn't come, you've rested, and that counts for something.
    - (companion) I'm sorry, those hours in the dark are lonely ones. You don't have to force anything. Lying quietly and warm does some good, even without sleep.
    - (triage) If this happens at least three nights a week for three months, it's worth seeing a doctor, because there's a short program called CBT-I that works well. Has it gone on that long? -> see a doctor
    - (nutritionist) Check the day's caffeine first. Half of a 3 p.m. coffee is still in you at 8 or 9 in the evening. Stop at noon for a week and see how quickly you drop off.
    why: When you lie awake for hours, your brain learns that bed is a place for being awake. Getting up breaks that link, and going to bed sleepy builds the other one.
    how: Prepare a spot: a chair, a lamp with a weak bulb, a blanket, a book you don't mind putting down. No phone, no clock. Go back to bed when you catch yourself nodding.
    short: Get up after twenty minutes, return when sleepy.

    == waking at night
    said: wake/waking/woke/wakes/woken up .. night/middle/3/2/4/5 | wake/waking/woke at 2/3/4 | wake/waking/woke/awake .. 2am/3am/4am/5am | middle of the night | awake .. 2/3/4 in the morning | keep waking | cant .. back .. sleep/asleep | wake/waking too/so early | up .. times a/every/at/last night | sleep through .. night | broken/interrupted/light sleep | wake/waking/woke up .. early | light sleeper | wake/waking/woke/wakes/awake/awoke/awaken* .. 1/2/3/4/5/1am/2am/3am/4am/5am/night/nights/dawn/hours/hour/times/middle/constantly/often/every/small | every night .. 2/3/4/3am/2am/4am | small hours | wide awake at | half 2/3/4 | sleep .. first half | broken nights/sleep/night | every 60/90/hour/two | up .. times/twice/thrice | twice a night | wake/waking .. times | (cant/couldnt/never) .. back to sleep/off/asleep/under | back to sleep | early waking | wakes me | hot flush*/flash* | night sweats | sleep .. in pieces/bits/chunks | stay asleep | staying asleep | clock says 3/4 | up at 2/3/4/2am/3am/4am | same hour | hour .. always | twenty to 3/4/three/four | until the alarm | clock till/until | watch/watching the clock | 3 17 | woke .. can not sleep | up .. 3/4/2/3am again | awake till .. alarm | same time every night | wake/waking .. same time | 3 17/3 12/3 20 | keep waking at | (been/was) (up/awake) since (2/3/4/5/two/three/four/five) | up since (2/3/4/5)
    - Waking once or twice a night is normal; the trouble starts when you look at the clock and begin to calculate. Turn it around, stay in the dark, and breathe out slowly.
    - If you're awake for about twenty minutes, leave the bed and sit with something dull in low light until you're sleepy. Get up at your usual time, even after a poor night.
    - Look at three usual causes: alcohol in the evening, too much time in bed, and a room that's too warm. The first one is the quickest to test. Do you drink in the evenings? -> alcohol and sleep
    - (nutritionist) Shift your drinking to the daytime, with little in the last two hours before bed, and leave out wine for a week. A full bladder and fading alcohol are two classic 3 a.m. alarms.
    - (companion) Three in the morning is a bad hour for thinking. Whatever comes up then is almost always darker than the truth. It can wait until after breakfast.
    why: Sleep runs in cycles of about 90 minutes and gets lighter toward morning, so small things wake you then. Checking the time or the phone turns a short waking into a long one.
    how: Put the clock where you can't see it. If you wake, stay on your back and breathe out longer than in. Not working after what feels like twenty minutes: chair, dim lamp, book.
    short: Don't check the clock; get up if it drags on.

    == racing mind
    label: a racing mind
    said: mind/brain/head/thoughts .. race/races/racing/spin*/busy/going | mind/brain/head/thoughts wont .. stop/shut/quiet/off | overthink* .. night/bed/sleep | think* .. too much .. bed/night/sleep | cant/cannot .. switch/turn/shut off | cant stop thinking | worry*/anxious/anxiety .. bed/night/sleep | thinking about work .. bed/night | head is full | replay* .. day/conversation* | heart .. calm/race/racing/pounding .. bed/night | (turn/switch/shut) .. brain/mind/head/thoughts .. off | cant .. brain/mind/head/thoughts off | (my/the) brain/mind/head/thoughts .. off/stop/still/quiet/racing/races/loop/going/spins/spinning/carousel/full/loud/chatter/wont/never/overdrive/on/work/works | thoughts/worries/song .. loop/head/round/circles/still | planning tomorrow | to do list* | rehears*/replay*/ruminat*/overthink* | rehearsing .. arguments | arguments | ideas .. asleep/night/bed/2am/3am | remember .. embarrassing/everything/mistakes | conversations | worry*/worries/worried .. night/bed/dark/loop/asleep/sleep | go* over .. day/everything/it | mind .. blank | monkey mind | catastroph* | minute .. dark/lights | washing machine | thinking thinking | brain decides | mistakes | head is a | decides to go through | in order | remember .. embarrassing | embarrassing stuff/things/moments | brain up | brain/head/mind .. lists/list/ideas/plans/tabs | (what/everything) i said | said in .. meeting | lists at midnight | (too many) thoughts/ideas | head .. midnight/busy/full | planning .. tomorrow/bed/dark/night
    - A busy head at bedtime usually means the day never got its ending. After dinner, spend ten minutes writing what's unfinished and the next step for each, then leave the paper in another room.
    - Give your mind something too boring to fight: picture every room of a house you know well, or list animals from A to Z. It occupies the part that worries.
    - (companion) It's exhausting when everything waits until dark to be thought about. The thoughts mean you care about something. They don't have to be solved lying down.
    - (wellness coach) If it lasts more than about twenty minutes, get up and write the thoughts down in one line each. Back to bed when you're sleepy. Does it tend to be work that keeps you up? -> stress
    why: The brain holds on to unfinished things. In one study, people who wrote a to-do list for five minutes before bed fell asleep faster than those who wrote about what they'd finished.
    how: Five minutes, pen and paper, after dinner: everything that's open tomorrow and this week, as specific as you can. A pad beside the bed catches late ones, one word each.
    short: Write the open things down after dinner.

    == how much sleep
    said: how much sleep | how many hours .. sleep/need/night | enough sleep | is/are 5/6/7 hours .. enough/ok/okay/fine/bad/too | 5/6/7/8/9 hours .. enough/too much/need | hours .. should i sleep/get | need 8/eight hours | too much sleep | sleep* too much | do i .. need .. more sleep | is 4/5/6/7/8/9/5h/6h/7h/four/five/six/seven/eight/nine/ten .. enough/ok/fine/sufficient/normal/much/healthy/bad | (is/are) 6 enough | really need 7/8/9/eight/seven | need 7/8/eight/less/more/hours | hours .. sufficient/normal/enough/need/needed/recommended/ideal/healthy | sleep .. too much | i sleep 9/10/11/ten/eleven/nine | (aging/elderly/teen/teenager/teens/years) .. need/sleep/hours/less/normal | own need | sleep need | (get by/manage/function/survive/fine) .. on .. 4/5/6/four/five/six/hours | 4/5/6/5h/6h .. feel/im fine | how many hours | short sleeper | recommended | oversleeping | six/seven/five .. (a quarter/half) | shaving years | years off my life | most nights .. hours | fine with 4/5/6/7/six/five/seven | right amount/number | sleep too much | can one sleep | five/six/5/6/four/4 hours .. little/few/less/enough | hours too little | people .. sleep (8/eight) hours | (need/really) (8/eight) hours | (8/eight) hours .. (really/actually/need) | how many should i (get/sleep/have)
    - Most adults need seven to nine hours; teenagers eight to ten. The best sign that you're getting enough is that you stay alert through a dull afternoon without extra coffee.
    - Seven is the usual floor for adults. A few people are fine on a bit less, but far fewer than believe it. If you sleep two hours longer on days off, you're short in the week.
    - (triage) Hours first, quality second. If you get less than seven, add time. If you get eight or nine and still wake unrefreshed for weeks, let a doctor look for a cause like sleep apnea.
    - (fitness coach) Seven to nine, and toward the upper end when you train hard. If your legs feel heavy and your warm-up pulse is high, an extra hour beats an extra session.
    why: The seven-hour figure comes from large reviews by sleep medicine societies: below it, risks for heart, weight, mood and accidents go up. Needs differ between people by an hour or so.
    how: On your next free stretch, go to bed when sleepy and wake without an alarm for five days. The first two are catching up; the average of the last three is roughly what you need.
    short: Seven to nine hours for most adults.

    == coffee
    label: coffee and sleep
    said: caffeine | espresso | energy drink* | black/green tea | last coffee | coke/cola .. night/evening/sleep | decaf | red bull | espresso/cappuccino/matcha/chai/caffeine/redbull/decaf/mocha/americano/cuppa/brew/yerba | last cup/coffee | pot a day | cup .. 1/2/3/4/5/6/pm/4pm/5pm/late | pre workout/preworkout | coffee .. sleep/night/late/afternoon/evening/dinner/pm/lunch/4/5/6 | espresso/cappuccino/latte .. evening/dinner/night/nine/late/afternoon | quit* coffee/caffeine | half life | dark chocolate .. caffeine | caffeine .. stay/system/body/last/wear | pepsi | flat white/whites | strong coffee | after .. cup | caffeine .. stop/when/cut/last/much | stop .. caffeine/coffee | (drank/had) .. (coffee/espresso/cola/energy drink) | wide awake .. coffee | decaf .. (evening/night/ok) | (coffee/tea/cola) .. (2pm/3pm/4pm/5pm/6pm/7pm/8pm)
    - Coffee's fine, the hour is what matters. Stop about eight hours before bed: for lights out at 11, that's 3 in the afternoon. If you sleep lightly, make it noon.
    - Falling asleep easily after an espresso doesn't mean it's harmless. It can still make the night shallower. Try ten days without any after lunch and compare how you feel in the morning.
    - (nutritionist) Stay under about 400 mg a day, which is roughly four small cups, and half that in pregnancy. Count tea, cola, energy drinks and pre-workout powder too; they add up fast.
    - (fitness coach) Pre-workout in the evening is the usual culprit: some scoops hold as much as three coffees. Train late without it, or move the session before lunch.
    - Better before two: half of an afternoon coffee is still at work five hours on. Have the last cup with lunch for a week and see whether you drop off sooner.
    why: Caffeine blocks adenosine, the substance that makes you feel sleepy. Half of it's still there after about five hours, and longer in some people and with the pill.
    how: Move the last cup an hour earlier every two days until it's at lunch, or swap the late one for decaf. A gradual change spares you the headache.
    short: Last coffee eight hours before bed.

    == alcohol and sleep
    said: sleep*/asleep .. wine/beer/alcohol/drinking/drunk | nightcap | drink to sleep | glass of wine | drunk .. sleep/asleep/woke | red/white/glass .. drop/sleep/asleep/relax/off | glass of red/white/wine | wine/whiskey/vodka/rum/lager/champagne/booze/brandy/cocktail*/bourbon/port | after .. beers/wine/drinks/pints | without a drink | drink* .. sleep/sleeping/asleep/bed/night/off | sleep/asleep/bed .. drink/drinks/beer/wine/pints/gin | few drinks | drinks .. night/before/evening | tipsy/hungover | get off .. wine | couple/few of/glasses | glasses and | after party | bottles/bottle between | drunk .. slept/sleep | went out like | whisky/whiskey/wine/gin/beer .. before/retiring/bed/night | beers/drinks/wine/pints/glasses .. awake/asleep/gone/out/wake/4/3/worse | wine/beer/alcohol make/makes | make/makes .. sleep worse | need a drink | hours between .. pint/drink/wine/beer | after .. wine/beer/drinks/pint .. sleep | sleep .. badly .. wine/beer/drinks
    - Alcohol puts you to sleep and then wakes you up. The second half of the night gets lighter, with more waking and less dream sleep. Try a week without and compare your mornings.
    - If you do drink, have it early with dinner and stop at least three hours before bed. A single glass at 7 disturbs the night much less than one at 10.
    - (nutritionist) Besides the broken sleep, it makes you thirsty and sends you to the bathroom. Match each drink with a glass of water, and end with dinner, well before bed.
    - (companion) Lots of people use a glass to come down in the evening, so there's no shame in it. If you find you can't sleep without it, that's worth telling a doctor about.
    why: As the body breaks alcohol down, the calming effect turns into the opposite after a few hours. It also relaxes the throat, so snoring and breathing pauses get worse.
    how: Pick four nights this week with nothing to drink, keep bedtime the same, and note how often you woke. Three or four nights are enough to see a difference.
    short: Stop drinking three hours before bed.

    == naps
    said: nap/naps/napping/napped | siesta | sleep/sleeping in the afternoon | power nap | doze* off/on | fall* asleep .. sofa/couch/tv/afternoon | lie down .. after/lunch/afternoon/hour | (hours/hour) .. lie down | rest .. afternoon/lunch/after | afternoon .. rest/sleep/snooze/kip/lie | kip | passed/conked/crashed/zonked out .. sofa/couch/7/8/work/afternoon | after lunch snooze/sleep/rest/dip | snooze .. lunch/afternoon/sofa/couch/day/weekend | doze/dozed/dozing | sofa/couch/armchair .. asleep/sleep/7pm/8pm/evening | (sleep/slept/sleeping) .. day/daytime/afternoon/after work | after work .. sleep/lie/crash | forty winks | 20 minutes .. afternoon/lunch | 20/30/90 (min/minutes) or | 20 minutes or 90 | winks | crash .. school/work/home/after | nap .. long/late | asleep on/in .. couch/sofa/chair/train/bus | fell asleep .. 5/6/7/8 | sleep .. after lunch/work | hour after lunch
    - Naps are fine if they're short and early: 10 to 20 minutes, before 3 in the afternoon. Set an alarm, because after about half an hour you wake up groggy and steal from the night.
    - If falling asleep at night is your trouble, skip naps for two weeks and save the sleepiness. If your nights are good, a short one after lunch does no harm.
    - (fitness coach) Twenty minutes after lunch works well on double-session days or after a short night. Alarm on, shoes off, then straight into daylight when it rings.
    - (companion) Dropping off on the sofa in the evening is such a comfort, and it does spoil the night. When you notice your eyes closing, that's your moment to go to bed.
    why: Sleepiness builds up over the day and a nap spends some of it. A short early one costs little; an hour at 6 in the evening costs you an hour at midnight.
    how: Lie down between 1 and 2, alarm at 25 minutes to allow for dropping off. Even if you only rest with your eyes shut, it counts.
    short: Twenty minutes, before 3 p.m.

    == screens in bed
    said: reddit | doomscroll* | one more episode | gaming/games .. night/late | iphone/mobile/smartphone/reddit/twitter/shorts | e reader | work mail/email/emails .. bed/lights/night/late | checking .. mail/email/emails/messages/news/phone | binge* | videogame*/xbox/playstation | podcast/audiobook .. bed/sleep/asleep | news .. bed/night/late | take the thing to bed | shipwreck | wikipedia | check .. weather/news/one thing | hour later .. reading/watching | put .. phone away | phone away | (look/looking/be/being) (at/on) my phone | (phone/screen/tablet) .. (bad/ok/okay/wrong/harmful/awake) | (bad/ok/okay/wrong/harmful) .. (phone/screen/tablet)
    - The phone's main harm at night is that it's interesting. Charge it outside the bedroom from 45 minutes before bed and put a real book or a podcast on a timer in its place.
    - Night mode helps a little, the content is what keeps you awake. If the phone has to stay, put it across the room with only calls switched on.
    - (companion) That half hour of scrolling may be the only time nobody wants anything from you, so of course it's hard to drop. Maybe it could move to right after dinner, and stay yours.
    - (wellness coach) Choose the end before you begin: one episode, autoplay off, then the TV goes dark. Deciding at the beginning takes far less willpower than deciding at midnight.
    - Better not: the light is the smaller part of it, whatever you find there wakes you up further. If you lie awake anyway, a dull book in dim light does you more good.
    why: Bright screens delay melatonin somewhat, and news, chat and games keep the mind alert. Mostly, though, they simply eat the hour you meant to sleep in.
    how: Put a charger in the kitchen or hall tonight and leave it there. Buy a ten-dollar alarm clock so "I need it as an alarm" no longer counts.
    short: Phone charges outside the bedroom.

    == putting off bed
    label: putting off going to bed
    said: stay*/stayed up .. late/too/til/till/until | revenge bedtime | procrastinat* .. bed/bedtime/sleep | go*/went to bed .. late/too late | bed too late | late night* | cant .. go to bed .. early/earlier/time | me time | put* off .. bed/bedtime/sleep | lose/losing track of time | up till/until 1/2/3 | up too late | linger/dawdle/potter/faff* | find something .. do | something else to do | (day/evening) .. (over/end/ends/nice) | dont want .. day .. over/end | only time .. (my/own/myself/have) | only time | own/my/alone/me time | time .. (for/to) myself | stay up | (went/go/going/gone) .. half 12/1 | went at half | gone at ten | could have gone | revenge | (one/just) more (episode/game/chapter/video/level) | five more minutes | put off .. bed | avoid* .. bed/bedtime/going | delay* .. bed/bedtime/sleep | sofa .. instead/late/midnight/until | bedtime .. slips/later/creeps/moves | later and later | suddenly .. midnight/1am/1/2/late/12 | its suddenly | past midnight/one/two | time .. flies/disappears | not going to bed | cant .. make myself go | more minutes | (why) .. never go to bed | on the couch/sofa for no reason | house is .. mine/quiet | 1am/2am again | till one/two and | hate myself in the morning | keep saying | go to bed when i want | dont go to bed | go to bed even | even though im tired | (one) more episode | its 1/2/2am/1am | tired .. (wont/dont) go | never go up | go up before | although i want | (go/going) to bed before (my/him/her/the/everyone)
    - Staying up is often about getting some time for yourself at last. Take half an hour of it earlier, straight after dinner, and the pull at 11 gets noticeably weaker.
    - The hard part is leaving the sofa, so do the bathroom early. Teeth and pajamas at 9:30, then back to the sofa if you like. Going to bed then takes one move.
    - (companion) Your days probably belong to other people, and the night is the one part that doesn't. Wanting to stretch it is very human. You deserve some of that time while you're still awake enough to enjoy it.
    - (fitness coach) Set an alarm for going to bed and treat it like the start of a session: it rings, you stand up. No deal-making, no last video. Try it five nights in a row.
    - (time of day, behind) You're landing later than {target} at the moment. Bring the whole evening forward by 20 minutes this week, dinner included, and let the bedtime follow.
    why: Late at night self-control is worn out and the next episode starts by itself. Deciding earlier, and making bed easy, works better than promising to be stronger.
    how: Alarm at one hour before lights out: finish what you're on. Second alarm 30 minutes before: bathroom, then bed with a book. Keep both for two weeks.
    short: Teeth and pajamas by 9:30, then relax.

    == getting up
    said: cant/cannot/hard/struggle*/hate .. get/getting/wake/waking up | sleep/slept/sleeping through .. alarm/alarms | oversle* | overslept | out of bed .. morning/hard/cant | cant/hard .. out of bed | wake up early* | get/getting up early* | morning person | groggy | slept in | mornings .. hell/hard/awful/hate/horrible/torture/struggle/worst/brutal/impossible | rising/rise .. difficult/hard/early/6/six/o | warm bed | just get up | how .. get up | shake/drag/drags/shakes me | alarm/alarms .. off/five/sleep/ignore/hear/throw/six/10/again/dont/never/turn/through/multiple/several | alarm | get/getting out of bed | out of bed | leave .. bed | wake up .. hard/cant/time/early/groggy/heavy | sleep inertia | groggy/grumpy .. morning/wake | oversleep/overslept/oversleeping | waking up .. hard/early/difficult/struggle | early start/riser | late for work/school/class | standing up | waking is ok | feet on .. floor | horizontal | become .. early/morning | early bird/riser .. how/become | be .. morning person | waking up is | waking up .. torture/hell/hard
    - Mornings are tough until the body expects them. Put the alarm where you have to stand up, open the curtains at once, and be in bright light within ten minutes. It eases after about a week.
    - Drop the snooze and set the alarm for the real time. Those broken nine-minute bits aren't rest, and half an hour of proper sleep before it is worth more.
    - (fitness coach) Clothes beside the bed, alarm across the room, out the door for ten minutes before you've had time to argue. By day eight it stops being a fight.
    - (companion) It's hard to leave a warm bed, and nearly everybody feels that. If mornings are heavy because the day ahead feels heavy, that's worth talking about as well.
    - (triage) Getting up early begins the night before. If you're in bed less than seven and a half hours, fix that first, since no alarm trick makes up for missing sleep.
    why: For the first 15 to 30 minutes your brain is still partly asleep. Light and movement clear it; a snooze can start a new sleep cycle and make the grogginess worse.
    how: Move the alarm 15 minutes earlier every three days, with bedtime moving too. Curtains slightly open or a lamp on a timer help in the dark months.
    short: Alarm across the room, bright light at once.

    == sleep tracker says
    label: what my sleep tracker says
    said: tracker/watch/fitbit/oura/garmin/whoop/ring/app .. sleep/says/score/deep/rem/shows | deep sleep | rem sleep | rem | sleep score | sleep stages/quality | light sleep | garmin/fitbit/oura/whoop/samsung/polar/withings/wristband/tracker*/smartwatch | readiness/hrv/rem | according to .. watch/app/ring/tracker | watch .. says/wake/score/hours/wrong/shows/tells | says .. hours/deep/rem/light/slept/wake/awake/i | it says | only .. deep/rem | light/deep/rem sleep | low/bad/poor/red score | resting heart | sleep stages/score/data/efficiency | trust .. watch/app/ring/tracker/data | percent deep | oura/app/watch/garmin/fitbit/ring/tracker .. thinks/told/tells/bad/slept/i/terrible/night | app .. told me
    - Trackers are decent at when you slept and guess at the stages. If you feel fine and the score is poor, believe yourself. Look at the weekly average of hours and leave the rest.
    - You can't steer deep sleep directly. Regular times, exercise and little alcohol give you as much as your body wants, usually an hour or two a night, and less as we get older.
    - (triage) Take two things from the watch: bedtime and wake-up time. If those swing by more than an hour, that's where to start. The other figures can wait.
    - (companion) Being graded on your sleep first thing in the morning can spoil a decent day. You're allowed to leave the watch off for two weeks and see how you feel.
    why: Sleep stages are measured by brain waves, and a wrist only feels movement and pulse. Compared with a sleep lab, stage estimates are often wrong by a good deal.
    how: Once a week, look at two averages: hours asleep, and how far apart your earliest and latest bedtimes were. Under seven hours, or more than an hour apart, is what's worth changing.
    short: Trust bed and wake times, ignore the score.

    == noise and light
    said: noisy | bedroom/room .. bright/dark/light | white noise | street light* | traffic | too bright | thin blinds/walls/curtains | bells .. wake | dogs/dog bark* | next door | room/bedroom .. dark/air/light/bright/noisy | total/complete silence/darkness | window/windows .. open/closed/noise | ear plugs | fan noise | led/leds | ticking | dark .. enough/room/bedroom | lamppost/streetlamp/streetlight*/brightness/noisy/bells/barking/traffic/trains/sirens/upstairs/construction/seagulls/cockerel/rooster/bass/fireworks | (too) loud | loud .. night/neighbours/street/music | light .. window/room/comes/street/hallway/landing | bright .. room/street/bedroom/moon | need .. quiet/dark/silence | birds .. morning/4/5/sing*/wake | pub/bar .. above/below/next/noise | closing the window | earplugs .. hurt/fall/ears/dont/in | too bright/light/loud .. sleep/bed/night/room | cars outside | keep/keeps me awake | outside .. keeps/keep | earplugs .. (damage/safe/bad/every)
    - Make the room dark, quiet and a little cool. Foam earplugs, a mask and a lighter blanket solve most of it for a few dollars, so try those before anything bigger.
    - If noise comes and goes, a steady sound covers it better than silence does. A fan or soft rain sound at low volume, on all night, works for many people.
    - (triage) Work through it in order: light, then noise, then heat. Tonight, look at the room with the lights out and cover whatever still glows or lets light in.
    - (companion) It's maddening to be kept awake by somebody else's noise. Feeling angry at them wakes you even more, unfairly. Earplugs are at least something you can do about it tonight.
    why: The body needs to cool slightly to fall asleep, and sudden sounds or light trigger short wakings even if you don't remember them.
    how: Roll foam earplugs thin, pull the ear up and back, insert, hold for twenty seconds. For heat: shower lukewarm before bed, window open, cotton sheet, fan at the feet.
    short: Dark, quiet and slightly cool.

    == snoring
    said: snor* | apnea/apnoea | stop* breathing .. sleep/night | gasp* .. sleep/night/air | choking .. sleep/night/asleep | cpap | dry mouth .. morning/wake | mouth tape/taping | snor* .. wife/husband/loud/couch/sofa/room/night/back | chainsaw/tractor/lawnmower/freight | stop/stopped/stops/stopping breathing | gasp*/chok* | nose strip/strips | nasal .. strips/spray | on my back | back .. snor*/side | sleep apn*/apnea/apnoea | mouth .. open/breath*/tape/guard/dry | mouthguard | tongue | breathing .. stops/pause*/night/stop | dry mouth | snort* | gaps .. breathing/long | noises like | recorded me | headache .. wake/morning/mouth | tractor | wife/husband/partner says i | sound/noise/noises like a | snore/snores/snoring/snored/snorer | tape/taping .. mouth | mouth tape/tapes/taping
    - Plain snoring often gets better on your side, without alcohol in the evening and with a few pounds less if you carry extra. With pauses in breathing or daytime sleepiness, see a doctor.
    - If somebody hears you gasp or stop breathing, or you wake with headaches and feel sleepy all day, get tested for sleep apnea. It's common, and treatment makes a big difference.
    - (triage) The question that decides is how you feel by day. Rested and only loud: side sleeping and less alcohol. Sleepy, with pauses in your breathing: book a doctor's visit this week.
    - (nutritionist) Leave out alcohol for two weeks, since it relaxes the throat. If weight plays a part, losing five to ten percent often makes snoring clearly quieter.
    why: Snoring is the throat narrowing while its muscles relax. In apnea it closes for seconds at a time, oxygen drops, and you wake briefly dozens of times without knowing.
    how: Sleep on your side with a pillow at your back, raise the head end a little, treat a blocked nose. Leave mouth tape alone, above all if you might have apnea.
    short: Side sleeping; pauses or sleepiness mean a doctor.

    == sleep aids
    label: sleep remedies in general
    said: sleep/sleeping aid/aids | mg/milligrams/dosage | herbs/herbal/medication/drug/drugs/prescription | something .. take/stronger | over the counter | chemist/pharmacy/pharmacist | natural remedy/remedies | hooked/addictive/dependent/dependence
    - Pills and gummies do less than people hope. Melatonin helps with jet lag and shifted clocks and only slightly with ordinary sleeplessness. Habits work better, and a pharmacist can tell you what suits you.
    - Magnesium and herbal teas rarely hurt healthy people, and the evidence that they help sleep is weak. If a warm cup is part of your wind-down, keep it for the ritual.
    - (nutritionist) Before buying anything, cut caffeine after noon and alcohol in the evening for ten days. If you take other medicines, are pregnant or have kidney trouble, ask before using supplements.
    - (triage) If you're taking something most nights already, the next person to talk to is your doctor, since some of these shouldn't be stopped abruptly. If you aren't, try the habits first.
    why: Guidelines put CBT-I, a short course of sleep habits and thinking tools, first for lasting insomnia. Medicines are meant for short spells because their effect fades and some cause dependence.
    how: If you and a pharmacist or doctor settle on trying melatonin, take it exactly as they say and give it a fixed end date. Keep the notes going, so you can tell whether it did anything.
    short: Habits first; ask a pharmacist before taking anything.

    == exercise and sleep
    said: exercise/exercising/workout/gym/training .. sleep/bed/bedtime/night/late | work/working out .. sleep/bed/late/night | run/running .. before bed/sleep | sleep better .. exercise/workout/gym/training/running | exercise before bed | evening workout/workouts/training/run | gym/running/run/workout/exercise/training/train/football/spin/yoga/crossfit/sport .. sleep/night/late/evening/bed/9/9pm/8pm/8/ten/20/hours/better/wind/evening/before | sleep .. better .. move/run/exercise/gym/train/sport | days .. move/train/exercise/run | hyped .. after | heart/hearts pounding .. after/hours | active .. day/days/sleep | exercise .. evening | legs buzzing | yoga .. bed | still .. work out/train/run | work out .. night/bad/sleep/tired | spin/crossfit/pilates/hiit/peloton | running/run/training/train/football/swim/swimming/yoga/cycling/tennis/walk .. sleep/night/evening/late/bed/after/9pm/8pm/9/8/10
    - Exercise is one of the best things for sleep, at nearly any time of day. Only hard sessions in the last hour or two before bed keep some people up; stretching or a walk is fine.
    - If evenings are the only time you have, train then. Finish an hour or more before bed, shower, and dim the lights. You'll know in a week whether it bothers your nights.
    - (fitness coach) Aim for 30 minutes that get you breathing harder, most days. Put the intervals before dinner and the easy stuff after. You'll fall asleep faster within a few weeks.
    - (wellness coach) A brisk half hour in morning daylight does double duty: it tires you properly and sets your clock. Three mornings a week is a fair beginning.
    why: Moving raises the need for deep sleep and lowers tension. The effect is moderate, shows after a few weeks, and is bigger in people who sleep badly.
    how: Three or four times a week, half an hour at a pace where you can talk in short sentences. If you can only do 9 p.m., finish with ten easy minutes and a warm shower.
    short: Any time, hard sessions done an hour before bed.

    == shift work
    said: shift* .. work/sleep/night/day/late | night shift* | shift work* | rotating shift* | work/working nights | nights at work | early shift* | sleep .. during the day | nightshift* | came off nights | off nights | on nights | (two/three/four/2/3/4/5/run of) nights .. then/body/hospital/work/off | late and early | earlies | rotating roster | baker/paramedic/guard/firefighter/police/trucker/trucks/pilot/warehouse/steward*/bartender | overnights | begin/start/starts .. two/three/four/2/3/4/5 .. morning/am | driving trucks | 19 to 7 | 7pm to 7am | 12 hour/hours | graveyard | when .. sleep .. between | go back to normal | days off .. normal | after (a) night | work .. night/nights | sleep .. day/daytime | sleep .. (8/9/7/eight/nine/seven) .. (morning/am) | sunlight .. home | day sleeping/sleeper | four on | four off | on four | twelve hours each | postman | 4 on/off | nightshift*/roster/rotation/earlies/lates | on/off/working/work/doing/do nights | nurse/nurses/medic/doctor .. (how/sleep/shift) | start at (4am/5am/6am/4/5) | one week and .. next | finish at midnight | weeks of nights
    - Shift work is hard on sleep, so aim for good enough. After a night shift, wear sunglasses home, go to bed soon after, and make the room properly dark with the phone silenced.
    - On a run of nights, split it if you need to: a main block of five or six hours after the shift and a 90-minute nap before the next one. The total is what counts.
    - (nutritionist) Caffeine early in the shift and none in its second half. Eat a proper meal before you start and something light around the middle, so you don't go to bed on a full stomach.
    - (triage) Safety comes before everything: don't drive home if you're nodding off; nap 20 minutes first. After that we look at darkness, and at what happens on your days off.
    why: Your clock follows daylight, so it keeps telling you to wake at noon. Darkness after the shift and light during it reduce the conflict, but rarely remove it.
    how: Blackout curtains or a mask, earplugs, a note on the door, phone set to let only emergencies through. On your first day off, sleep two to three hours, get up, and go to bed that evening.
    short: Dark room straight after the shift, nap before.

    == kids at night
    label: children at night
    said: night feed* | teething | new parent/mom/dad | daughter/son/baby/toddler/child/kid/kids/twins/boy/girl .. waking/wakes/wake/night/up/bed/sleep/scream*/cry*/cries/comes/every/climbs/feed* | waking .. daughter/son/baby/toddler/child | month regression | 3/4/5/6/8/9/month old | sleep regression | who gets up | our/my bed .. kid/kids/son/daughter/toddler | (start/when) .. sleep through | sleep through .. they/baby/kid/child/when | cry it out | mother of | up with .. baby/kid/son/daughter/little | wont go down | scared of the dark | calls me | baby/toddler/newborn/son/daughter .. up/every/hours/hour | year old .. bed/wakes/night/our/cries/sleep/into | comes .. (our/my) bed | into our/my bed | molars/teething/crib/cot/nursery | (kid/kiddo/baby/son/daughter) .. (fever/sick/ill) .. (sleep/night) | baby up every | kiddo had
    - With a small child, broken nights are a fact for a while. Go to bed when the child does on two evenings a week, nap when you can, and share nights with somebody if that's possible.
    - Take turns instead of both waking. One of you covers until 2, the other from 2, and each gets one unbroken stretch of four or five hours. That helps more than eight broken ones.
    - (companion) You must be worn through, and nobody hands out medals for it. This stage does pass. If you feel low most days on top of the tiredness, please tell your doctor or midwife.
    - (triage) Put your goal on hold without guilt while nights are like this. The useful question is who could take one night or one early morning a week. Is there anybody? -> other people
    why: An unbroken stretch of four to five hours covers most of the deep sleep, so one protected block does more than the same hours in pieces.
    how: Agree the nights on Sunday. One of you takes everything until 2, the other everything after, and the one off duty sleeps in another room with earplugs. Swap halfway through the week.
    short: Protect one unbroken stretch; share the rest.

    == one bad night
    said: slept .. badly/bad/terrible/terribly/awful/poorly/horrible/horribly/crap/shit | bad/terrible/awful/rough/horrible/sleepless night* | hardly/barely/didnt sleep/slept | didnt .. sleep .. all/well/much | slept only | sleep .. last night | up all night | all nighter | slept [only/like/about/maybe] 2/3/4/two/three/four hours/hrs/hr/h | wink | didnt get .. wink/sleep/any | last night .. awful/terrible/bad/horrible/rough/nightmare/disaster/worst/rubbish/crap/was/hardly/barely/hours/no/only/slept | (scarcely/hardly/barely) .. slept/sleep/slept/closed/eye | bad one | not slept | slept .. 2/3/4/2h/3h/4h/two/three/four/nothing/badly/terribly/awful/zero | slept .. last night | (0/zero/2/3/4/two/three/four) hours .. sleep/slept/last/night/today/tonight | terrible/horrible/awful/rough/bad/shit/crap/worst night | yesterday .. bad/awful/slept | allnighter | awake all night | all night awake | (exam/meeting/wedding/drive) .. today .. slept/sleep/night | tossed .. till/until | hear .. hour strike | one of those nights | can i drive | drive/driving .. hours/slept | maybe/about/like/barely/had (two/three/four/3/2/4) hours | had .. (two/three/3/2/4) hours | big day .. (sleep/slept) | slept like (garbage/crap/shit/trash) | slept .. (garbage/rubbish) | slept 3/4/5/five hours/hrs $ | slept only/about/like/just 3/4/5/five hours/hrs $
    - Ugh, sorry. One bad night feels worse than it is, and you can run on it for a day. Keep your normal bedtime, skip the long nap, and the next night is usually deeper.
    - After a short night, leave big decisions and long drives if you can, get some daylight, and stop coffee at lunch. Don't go to bed hours early to make up for it.
    - (companion) That sounds like a long night. Be slow with yourself today and expect less. Nothing about your progress has changed because of it.
    - (fitness coach) You can still move today, only take it down: a walk or an easy session at half effort. Leave the heavy weights and the intervals for when you've slept.
    - (nutritionist) You'll be hungrier than usual today, that's the short night talking. Eat regular meals with protein and keep the coffee before lunch, so tonight isn't spoiled too.
    why: After lost sleep the body makes the next night deeper, so you get much of it back without extra hours. Long naps and early bedtimes spread the sleep thin.
    how: Up at the usual time, outside for ten minutes, hard work in the morning, a 20-minute nap before 3 if you need it, no caffeine after lunch, bed when you're sleepy.
    short: Normal bedtime tonight, no long nap.

    == catching up
    label: catching up on sleep
    said: catch/catching/make/making up .. sleep/hours | sleep debt | sleep in .. weekend/saturday/sunday/tomorrow | sleeping in | bank sleep | go to bed .. early/earlier .. make up | make up for | make up .. saturday/sunday/weekend/lost/later | recover/recovering/recovery .. sleep/lost/from | lost sleep | store/bank/save .. sleep | evens/even out | early night | compensate/compensat* | bed at 7/8/seven/eight tonight | sleeping/sleep longer/more .. off/weekend/sat/saturday/sunday/tomorrow | owe/owed/backlog | pay .. back | tomorrow .. lie/longer/sleep | mon fri | get .. hours back | get them back | lost .. hours | get it .. back | five/5/six/6 hours since | short week | a lie in | lie ins | catch it up | make it up | sleep .. back
    - You can catch up partly. Add an hour a night for several nights, by going to bed earlier, and you'll feel it. One twelve-hour Sunday mostly wrecks Monday.
    - After a tough week, a nap of 20 minutes plus bedtimes 30 to 60 minutes earlier for three or four nights brings most people back. Keep the wake-up time where it is.
    - (fitness coach) Pay it back in small amounts: 45 minutes earlier to bed, four nights running. And keep training light until your morning energy is back.
    - (companion) It's natural to want one huge sleep and be done with it. Have the lie-in if you really need it. Just keep it to an hour or so, and let the next nights do the rest.
    why: Sleepiness recovers in a night or two, attention takes several days longer. Spreading the extra hours keeps your body clock where it belongs.
    how: Tonight and the next three nights, lights out 45 minutes earlier, the alarm unchanged. If you're still dragging by the fifth day, one nap of 20 minutes after lunch.
    short: An hour earlier for several nights.

    == nightmares
    said: nightmare* | bad dream* | scary/weird/vivid/strange/awful/crazy dream* | dream/dreams .. every night/wake/waking/woke | dreaming/dreamt | night terror* | dream/dreams/dreamt/dreamed/dreaming/nightmare* | woke/wake/waking .. screaming/sweating/crying/scared/terrified/dream | chased/chasing | see it again | afraid/scared .. sleep/dream | since .. accident/war/attack/assault .. night/see/dream/again | flashback* | same dream | vivid | dreams .. wild/weird/crazy/vivid/bad/scary/real/unpleasant/ex/about | sleep paralysis | paralysis | demon | sleeptalk* | falling dream | teeth fall* out | kick*/punch* .. sleep | trauma*/ptsd | somebody/someone in the room | convinced | believe .. nobody | monsters/ghost/ghosts/shadow | nightmare/nightmares .. terrible/bad/every/lately/awful/night | panic .. dream | woke .. panic/dream/nightmare/terrified
    - Bad dreams are common in stressful weeks, after alcohol, and with some medicines. If one keeps coming back, write it down by day with a better ending and picture that for ten minutes.
    - After a nightmare, put on a small light, sit up, and look at the room until you feel where you are. Then read a page or two before you lie down again.
    - (companion) Waking from one of those with your heart pounding is awful, even when you know it wasn't real. Take your time to come back. You're in your own bed and it's over.
    - (triage) If they come every week, follow something frightening that happened to you, or began with a new medicine, tell a doctor. There's good treatment for them.
    why: Dream sleep handles strong feelings, so stress makes dreams rougher. Rehearsing a changed ending while awake is a tested way to make repeat nightmares rarer.
    how: In the daytime, write the dream down in a few lines and change it any way you like. Picture the new version for ten minutes a day, for two weeks. Stop if it upsets you.
    short: Rewrite the ending by day; stress makes them worse.

    == bedtime routine
    said: bedtime/night/evening/sleep routine | bedtime ritual | sleep hygiene | relax .. before bed/sleep | good .. routine .. night/sleep/bed | order of things | evening/night/bedtime ritual* | what .. do .. before bed/sleep | stretching/meditat*/breathing/candle/candles/journal* .. bed/sleep/night/before | bed/sleep .. meditation | from ten on | relax* .. bed/sleep/night/evening | calm* down .. evening/bed/night/before | lights down | dim | calm .. body/nerves/down | grown up version | collapse
    - Keep it short and always in the same order: tidy for five minutes, bathroom, lamp instead of ceiling light, a few pages of a book. Half an hour is plenty.
    - A warm shower or bath one to two hours before bed helps many people drop off sooner. Follow it with something calm that has an end, like a chapter.
    - (nutritionist) A small warm drink without caffeine is a good marker for the end of the day. Chamomile, rooibos or warm milk, one cup, an hour before bed so you don't wake for it.
    - (companion) Think of what calmed you as a child: a story, low light, the same order every night. It works at any age. Choose one part of it and make it yours.
    why: A repeated order becomes a signal; after a couple of weeks the first step alone makes you drowsy. The warm bath works because your body cools down afterwards.
    how: 10:00 phone on charger, lay out clothes. 10:10 shower. 10:25 small lamp, book or soft music. 10:45 light out. Shift the clock to fit your own bedtime.
    short: Same four steps, half an hour, every night.

    == always tired
    said: always/constantly/still/forever tired/exhausted/sleepy | tired all/every .. time/day/morning | sleep enough .. tired | tired .. enough/even/although/though .. sleep | wake/waking up tired/exhausted | unrefreshed | never .. rested | chronic fatigue | no energy .. ever/weeks/months | exhausted .. weeks/months | tired/exhausted/weary/sleepy/fatigued/drained .. months/weeks/years/always/matter/went/every/constantly/perpetually/all/spite/despite/even/anyway/hours/still/still/up | always/perpetually/constantly/permanently/forever/chronically/still tired/weary/exhausted/sleepy/knackered/drained | tired for/all/every | as tired as | perpetually | thyroid/anemia/anaemia/ferritin/vitamin/b12/deficien*/narcolepsy/hormones/diabetes | fall/falling/fell asleep .. meetings/lights/desk/work/class/lectures/wheel/driving/films/bus | red lights | feel 70/80/90 | wake/waking/woke .. tired/exhausted/unrefreshed/drained | 8/9/10 hours .. tired/exhausted/still/wrecked | never feel .. rested/refreshed/awake | no matter .. (how much/long) .. tired/sleep | unrefreshing | excessive/daytime sleepiness | sleepy all day | still no energy | no energy .. still/hours/10h/always | fog over me | fog .. since/months/march | hours .. no energy | eight hours .. fog/tired | hours and still .. exhausted/tired/wrecked/dead | still exhausted/tired | tired all (day/the time)
    - Being tired for weeks in spite of enough sleep deserves a proper check. See a doctor and ask about iron, thyroid, mood, medicines and sleep apnea. It's usually something findable.
    - Before the doctor's visit, note two weeks of bedtimes, hours slept, naps, alcohol and how you feel at 3 p.m. It makes the conversation much quicker.
    - (companion) Carrying that around every day is hard, and people who sleep well don't always understand it. You're not lazy. Please let somebody look into it.
    - (nutritionist) Eat regularly, with iron-rich food like lentils, red meat or greens, and check how much caffeine hides the tiredness. If it goes on for weeks, ask for a blood test before taking iron.
    why: Lasting tiredness has many causes besides short nights: anemia, thyroid, depression, apnea, medicines. Most are simple to test, and more sleep alone won't fix them.
    how: Book an ordinary appointment this week, take your two weeks of notes and a list of everything you take. Say plainly how long it's lasted and what you can't do any more because of it.
    short: Weeks of tiredness despite sleep: see a doctor.

    == see a doctor
    label: when to see a doctor
    said: should/when/need .. see/go .. doctor | doctor .. sleep/insomnia | sleep clinic/study/lab/specialist | insomnia .. months/years | years .. sleep/slept | havent slept .. weeks/months/years | therapy .. sleep/insomnia | physician/specialist/clinic/psychiatrist/neurologist/nhs | consult* | something for .. doctor/gp | had it for .. years/months | nothing helps | (for/since) .. years .. nothing/helps/sleep/insomnia | is it/this .. insomnia | become insomnia | real/chronic/clinical insomnia | medical | wires on | sleep study/clinic/lab/test | is this .. normal/serious/dangerous/medical/illness | professional help | when .. worried/worry/serious/help | three nights .. week .. months | test me | tested | tried everything | ive tried everything | everything .. years | lab/wires/electrodes | nothing works
    - If you sleep badly three nights a week for three months or more, or it spoils your days, see a doctor. Ask for CBT-I; it's the first treatment guidelines recommend, and it helps most people.
    - Go sooner with breathing pauses, legs that won't keep still, acting out dreams, or sleepiness at the wheel. Those have their own treatments, and habits alone won't mend them.
    - (companion) After so long you've surely tried everything, and it's tiring to be told about chamomile again. You deserve proper help with this. A doctor is the right next person.
    - (triage) Book an appointment and bring two weeks of notes: light out, asleep, awake, up, naps, caffeine, alcohol. It'll save you a visit. Would you like to know how to keep those notes? -> tracking
    why: CBT-I changes the habits and worries that keep insomnia going. About seven in ten people sleep clearly better after four to eight sessions, and the effect lasts longer than with pills.
    how: Tell the doctor how many nights a week, for how long, and what it does to your days. Ask about CBT-I by name; it's available in person, in groups and as an online program.
    short: Three bad nights a week for three months: doctor.

    == melatonin
    said: melatonin | melatonin .. (work/works/help/helps/safe/dose/much/every/addictive/kids/take/better) | (how much/what dose/right dose/strength) .. melatonin | melatonine | (does/do/will) melatonin | melatonin .. (nothing/anything)
    - A little, for most people: melatonin shortens falling asleep by about ten minutes and is at its best for jet lag or a shifted clock. Small doses, half to two milligrams an hour or two before bed, do as much as large ones.
    - For a few weeks it's considered safe for healthy adults; for years nobody knows well. Ask a pharmacist if you take medicines, are pregnant or it's for a child.
    - (nutritionist) Food holds only traces of melatonin, far less than a tablet. If you try the tablet, take a low dose, same time each evening for two weeks, and stop if nothing changes.
    why: Melatonin tells the body that it's night; it doesn't knock you out. That's why timing counts more than the dose.
    how: Half a milligram to two, one to two hours before you want to sleep, lights low afterward. Two weeks is a fair trial.
    short: Low dose, early, for two weeks; it helps a little.

    == magnesium and herbs
    label: magnesium, herbs and teas
    said: magnesium/valerian/ashwagandha/glycinate/theanine/glycine/passionflower/chamomile/lavender/hops | (sleepy/herbal/night/bedtime/herb) tea* | lemon balm | lavender .. (spray/oil/pillow) | sleepytime | (does/do/will/should/is) .. (magnesium/valerian/ashwagandha/chamomile/lavender) | (does/do/will) (valerian/magnesium/chamomile/lavender)
    - Probably not much. For magnesium and valerian the evidence on sleep is weak; magnesium helps mainly people who lack it. They rarely harm healthy adults, so two weeks as a trial is fine.
    - Herbal tea and lavender are a pleasant signal that the day is over, and that's about all that's been shown. Keep them for the ritual, and drink the tea an hour before bed.
    - (nutritionist) You'd get the magnesium from a handful of nuts, oats, beans or spinach anyway. If you want the pill, glycinate is easiest on the gut; with kidney trouble ask a doctor first.
    why: The studies are small and the effect is hardly larger than with a dummy pill. A steady wake-up time does more and costs nothing.

    == sleeping pills
    said: (sleeping/sleep) (pill/pills/tablet/tablets/meds/medicine/medication) | zopiclone/zolpidem/ambien/trazodone/temazepam/mirtazapine/quetiapine/benzos/lunesta/doxylamine/diphenhydramine/nyquil/benadryl/zzzquil/nytol/unisom/antihistamine/antihistamines | (off/stop/quit/without) .. (pills/tablets/zopiclone/zolpidem/ambien) | (knock/knocks) me out | something stronger | (do/does/are/will) .. (sleeping pills/sleep pills/sleeping tablets) | (addicted/hooked) .. (pills/tablets) | (antihistamines/nyquil/zopiclone) .. (sleep/every night/night)
    - They work for a few nights and less after that. Prescription ones are meant for two to four weeks, and antihistamine ones leave many people foggy the next day. Ask a pharmacist before making it a habit.
    - If you take prescribed ones, keep to what your doctor said and don't stop from one day to the next. Coming off goes step by step, and a few rough nights on the way are expected.
    - (triage) Sort by how long: a bad week, a short course can be all right. Longer than a month, see your doctor about CBT-I, which works better in the long run than any tablet.
    why: The body gets used to them within weeks, so the same pill does less and the first nights without it feel worse than before.

    == cannabis and sleep
    said: weed/cannabis/thc/cbd/edible/edibles/joint/stoned | (smoke/smoking) .. (pot/weed/joint) | gummies | (weed/cbd/cannabis) .. (sleep/helps/help/good)
    - It can make you drowsy, yes, and with regular use the effect wears off and dream sleep suffers. CBD alone has little behind it so far. Nights are often rough for a week or two after stopping.
    - If it's become the only way to fall asleep, cut back a little each week and put a fixed wind-down in its place. Expect vivid dreams for a while; they settle.
    why: THC shortens falling asleep at first and suppresses dream sleep, which comes back with force when you stop.

    == does it count
    label: what counts and what doesn't
    said: (does/do/would/will) .. count | what counts | counts as | count .. (asleep/bed/awake/lights/nap/naps/sofa/couch) | (log/enter/write/track/note/record) .. (lights/light off/fall asleep/in bed) | (lights out/light off) or | in bed or asleep | asleep or in bed | do naps count
    - Not naps: they're a plus for the day and stay out of the night's time. What counts is when you fell asleep, so take lights out and add about fifteen minutes, by the same rule every night.
    - Pick one moment and keep to it. Lights out is the easiest, because you can read it off a clock; when sleep came after that is always a guess. Lying awake isn't sleep, but it's still rest.
    - (triage) Decide by what you can control: when the light went out. If you then lie awake long, note that separately, since it's a different problem with a different answer.
    short: One rule every night: lights out.

    == just missed
    label: a few minutes late
    said: close enough | missed .. by .. (minutes/min/bit/little) | (5/10/15/20/five/ten/fifteen/twenty) minutes (late/over/past) | just (missed/after/past) | almost .. (time/made/eleven/11) | (nearly/almost) made it | only .. minutes late | bit late
    - That's close, and your body can't tell ten or fifteen minutes apart. Note the real time all the same; a row of near misses means the evening needs to begin a little earlier.
    - Nearly there. Start whatever you do last, teeth or the last episode, a quarter of an hour sooner tonight, and it's inside.
    - (companion) A few minutes aren't worth being hard on yourself about. You were in bed around the time you meant, and that's what the nights add up from.

    == can i get by on less
    label: getting by on five or six hours
    said: (5/6/five/six/4/four) (hours/hrs/h) .. (enough/fine/ok/okay/need/plenty) | (enough/fine/ok/need) .. (5/6/five/six/4/four) (hours/hrs) | (only/just) need .. (4/5/6/four/five/six) | (get by/survive/function/live) on .. (4/5/6/four/five/six/less) | short sleeper* | (people/some) .. need .. less | less sleep .. (need/enough/fine) | train .. (less/need) sleep | polyphasic | only get (5/6/five/six) | if i only .. (5/6/five/six) | (5/6/five/six) hours .. (bad/harm*/brag*) | sleeping (5/five/4/four) hours
    - For nearly everybody no: seven hours is the point below which mood, attention and health begin to slip. True short sleepers exist, well under one in a hundred, and it can't be trained.
    - You get used to feeling tired, which is different from needing less. A fair test: two weeks with an extra half hour. If your days feel the same, you had enough.
    - (fitness coach) Six hours costs you strength, reaction time and recovery, even when you feel fine. Add half an hour for two weeks and watch your training.
    why: In lab studies people on six hours kept getting slower for two weeks while saying they felt all right.

    == too much sleep
    said: too much sleep | (sleep/sleeping/slept) too (much/long) | oversleep* | (slept/sleep) .. (10/11/12/ten/eleven/twelve) hours | (worse/groggy/headache) .. (after/from) .. (long/lie in/10/11/12) | (slept/sleep) .. (long/more) .. (worse/groggy/tired) | (worse/tired) .. (after sleeping longer/sleeping longer/more sleep) | sleeping longer | woke .. headache
    - Once in a while it does no harm; it's usually your body collecting what it missed. You feel foggy because you woke late in your clock's day. Tonight, go to bed at the usual time.
    - More than nine or ten hours, most days, and still tired isn't laziness. It can come from poor sleep, low mood, thyroid or medicines, and a doctor can check that easily.
    why: After a very long night you often wake from deep sleep and your clock has shifted, much as after a short flight east.

    == bedtime or wake time
    label: fixed bedtime or fixed wake-up
    said: same time .. (bed/up/better/every) | (bedtime/bed) or (wake/get/up/morning) | (fixed/regular/same) (bedtime/wake) .. or | (more important/which matters) .. (bed/wake/morning) | better .. go to bed .. or .. get up | wake time or | bed .. or .. get up
    - The wake-up time, if you have to choose. Getting up at the same hour, weekends included, sets the clock, and sleepiness then arrives by itself at about the same time each evening.
    - Both help, and the morning is the part you can decide. Hold it within half an hour for two weeks and let bedtime follow your tiredness, aiming for the time you've set.
    why: Light in the morning and the hours awake since then decide when you get sleepy. Bedtime only follows from them.

    == eating before bed
    label: eating late
    said: (eat/eating/ate/food/snack/snacks/dinner/meal/curry/pizza/takeaway/kebab) .. (bed/bedtime/late/10pm/11pm/9pm/midnight) | (hungry/starving) .. (bed/night/sleep) | late (dinner/meal/snack/eating/supper) | (bed/sleep) .. (hungry/full/stuffed) | heavy (meal/dinner) | (pizza/curry/burger/chips/dinner/kebab/noodles) at (9/10/11/midnight) | (when/what time) .. dinner
    - A big or spicy meal within two or three hours of bed does make nights worse: reflux, heat, lighter sleep. A small snack is fine and better than lying there hungry.
    - It's one late dinner, so no harm done. Prop your head up a little tonight, and tomorrow try to finish the main meal about three hours before bed.
    - (nutritionist) If you're hungry at night, look at lunch and dinner first. A small yogurt, a banana or some oats an hour before bed is easy on the stomach.
    why: Digestion keeps body temperature up and lying down lets acid rise, and both lighten the first hours of sleep.

    == food for sleep
    label: milk, cherries and other foods
    said: (warm/hot/golden) milk | cherry juice | cherries | banana* | kiwi/kiwis | tryptophan | (food/foods/drink/drinks/eat) .. (melatonin/helps sleep/for sleep/help me sleep/better sleep) | (milk/honey/oats/nuts/turkey) .. (sleep/bed/help*) | horlicks/ovaltine | warm milk | (banana/milk/cherry) .. (before/bed/thing)
    - Mostly folklore, with a little in it. Kiwis and tart cherry juice did slightly better than nothing in small studies; warm milk works as a ritual. None of them makes up for late coffee or a wandering bedtime.
    - Try it if you like it; a small glass or a piece of fruit an hour before bed does no harm. Judge it after two weeks by how your mornings feel.

    == hot nights
    label: too hot or too cold
    said: (this/the) heat | heatwave | (too/so/boiling/really) (hot/warm/cold) | (hot/warm/cold/stuffy) .. (room/bedroom/flat/night/nights/sleep/bed/feet) | (feet/hands/toes) .. (cold/freezing/ice) | cold feet | freezing .. (night/bed/room) | (temperature/temp/degrees) .. (room/bedroom/sleep/flat/best/ideal/right) | (room/bedroom/flat/sleep*/degrees/what) .. (temperature/temp/degrees) | sweating/sweaty .. (heat/summer/hot) | no aircon | fan .. (night/on/sleep) | (temperature/degrees/temp) .. (bedroom/room/flat) | what temperature | (so/its) hot | sheets everywhere | (sleep/bed) .. (socks/naked/pajamas) | window open .. (winter/night/cold)
    - Cool is best: around 18 degrees Celsius, 65 Fahrenheit, suits most sleepers. In a hot room, air it late, use only a sheet, take a lukewarm shower and let a fan move the air.
    - Cold feet keep people awake, because the body falls asleep by sending heat to hands and feet. Put on socks or a hot-water bottle, and leave the room itself cool.
    - (triage) Heat first: blinds down by day, windows open after dark, a damp cloth on the neck. If one night is lost to it, keep your wake-up time and take a short nap.
    why: Core temperature has to fall by about a degree for sleep to start, and warm skin in a cool room helps it get rid of heat.

    == peeing at night
    label: getting up to pee
    said: (to/need/have to) pee | bathroom .. (night/twice/times) | toilet .. (night/twice/times/every) | loo .. (night/twice/times) | peeing/wee/weeing/bladder/urinat*/nocturia | (up/wake/get) .. (pee/loo/toilet/bathroom) | (toilet/bathroom/loo) .. (night/twice/times) | need to pee | pee .. (night/twice/times)
    - Once a night is normal, and more often as we get older. Drink most of it earlier, keep the last two hours before bed nearly dry, and skip evening alcohol and caffeine.
    - Twice or more every night, for weeks, with great thirst or pain, is worth telling a doctor; it's often easy to treat. Until then, keep the light low on the way so you drop off again.

    == hot flashes and night sweats
    said: hot (flash/flashes/flush/flushes) | night sweat* | menopause | perimenopause | menopausal | hormones | pms | pmdd | cycle | (sweat/sweats/sweating/sweaty/drenched/soaked) .. (night/nights/wake/woke/bed/sheets) | (wake/woke/waking) .. (sweat/sweaty/sweating/drenched/soaked) | hot flashes | hot flash
    - That's wearing, and very common around the menopause or before a period. Keep the room cool, sleep in light layers, leave out alcohol and spicy dinners, and ask a doctor, because there are treatments that help a lot.
    - Sweating at night has harmless causes, heat, alcohol, hormones, some medicines. If the sheets are soaked most nights, or you've fever or weight loss with it, see a doctor soon.
    - (companion) It's maddening to be woken by your own body. You aren't doing anything wrong, and you don't have to just put up with it; a doctor can offer real relief.

    == heartburn at night
    said: heartburn/reflux/acid/gerd/indigestion | (stomach/acid) .. (burn*/night/bed/lying) | burping
    - Raise the head of the bed by a hand's width, lie on your left side, and have dinner three hours before bed. Alcohol, chocolate, mint and fatty food late make it worse.
    - If it comes twice a week or more, or you need tablets for it often, have a doctor look. Trouble swallowing or pain in the chest shouldn't wait.

    == restless legs
    label: restless or twitching legs
    said: restless leg* | (leg/legs/calf/calves) .. (twitch*/crawl*/restless/jerk*/tingl*/kick*/move/itch*/ache*/cramp*/jumpy) | (twitch*/jerk*/crawl*/cramp*) .. (leg/legs/calf/sleep/asleep/falling) | falling feeling | falling sensation | feel like falling | (jolt*/jump*/twitch*) .. (asleep/awake/sleep/drift*) | hypnic | (arm/hand) .. (dead/numb/asleep) | dead arm | leg cramp* | falling (dream/dreams) | dream .. falling | (legs/leg) .. restless | crawly
    - Twitches and the feeling of falling as you drift off are harmless; most people have them, more when tired or after coffee. An arm gone numb has only been lain on.
    - A crawling urge to move your legs at night is often restless legs. Ask a doctor to check your iron. Until then: less caffeine and alcohol, stretch the calves, get up and walk when it's bad.
    why: Low iron stores are a common and treatable cause of restless legs, so the blood test is worth having.

    == teeth grinding
    said: grind*/bruxism/clench* | (grind/clench*) .. (teeth/jaw/night) | jaw .. (hurt*/sore/ache*/morning/night/tight) | (night/mouth) guard
    - Common, and mostly tied to stress, alcohol or late caffeine. A dentist can fit a guard that saves your teeth, which is the main thing. A warm cloth on the jaw before bed eases the rest.
    - If you wake with a sore jaw or headache, tell your dentist, and mention it if you also snore. In the evening, let the teeth part and the tongue rest behind them.

    == sleeping while pregnant
    said: pregnant .. (sleep/comfortable/bed/night/side/awake/tired) | pregnancy .. (sleep/insomnia/pillow/night) | (sleep/comfortable) .. (pregnant/pregnancy/bump/trimester) | bump .. (sleep/side/bed)
    - Lie on your side, with a pillow between the knees and one under the bump; from 28 weeks the side is also what midwives advise for falling asleep. Naps are allowed, and tell your midwife if nights stay bad.
    - It does get uncomfortable, and no tablet or herb is worth trying without your midwife or doctor. Pillows, a cool room and small meals help most; half an hour's rest by day counts too.

    == sleep and age
    label: sleep at my age
    said: (older/old/elderly/senior/aging/ageing) .. (sleep/less/need/people/wake/early) | im (60/65/70/75/80/sixty/seventy) | (at/in) my (age/60s/70s/sixties/seventies) | (at/with) my age | (less/lighter) sleep .. (age/older/old) | get older | (70/65/75/80) and wake | older people
    - The need hardly shrinks, seven to eight hours; what changes is that sleep gets lighter and earlier. Waking at five after going to bed at ten is simply a full night.
    - If early waking bothers you, get bright light in the evening and go to bed a little later. A short nap after lunch makes up what's missing.

    == night owl
    label: being a night owl
    said: night owl* | night owl | owls | chronotype* | (night/evening/morning) person | early bird | (wide awake/most awake/alive/productive/energy) .. (at night/evening/late/11/midnight) | (genetic/genes) .. (night/owl/sleep/late) | body clock .. (late/different/off) | chronotypes | chronotype | (best/most) .. (ideas/energy/work) .. (midnight/night)
    - Yes, types are real, and about half of it is in the genes. Within it you can move by one or two hours: bright light right after waking, dim evenings, and 15 minutes earlier every few days.
    - You don't have to become a lark. Choose the earliest bedtime that your mornings really need and leave it at that; a steady late rhythm is healthier than a jumping early one.
    - (fitness coach) Owls can shift. Ten minutes outside straight after getting up, training before the evening, lights down at nine. Give it two weeks without skipping the weekends.
    why: The inner clock of late types runs a little over 24 hours, and morning light is what pulls it back each day.

    == snoozing
    said: snooze/snoozed/snoozing/snoozes | hit snooze | (stop/quit) snooz* | nine more minutes | (is/stop) snoozing | snoozed .. times
    - It isn't terrible, and it isn't rest either: those bits are too short to help. If you snooze most days you're short of sleep, so move bedtime half an hour earlier and set one alarm, across the room.
    - Put the alarm where you have to stand to reach it, and open the curtains on the way. The first three mornings are the worst; after a week it's routine.
    - (companion) Staying in the warm for a moment is human. If it makes your mornings rushed, set the alarm for the time you really get up, and have the extra minutes asleep.

    == dark mornings
    label: getting up in the dark
    said: dark .. (morning/mornings/up/wake/outside/winter) | (sunrise/daylight/light/wake up/wakeup) (lamp/lamps/alarm/light/clock/box) | (lamp/lamps) .. (work/wake/morning/worth/help*) | (up/morning/mornings) .. (dark/winter)
    - Light is the answer. A sunrise lamp or a bright bulb on a timer half an hour before the alarm makes getting up easier for many people, and ten minutes outside after it does even more.
    - Put every light on as soon as the alarm goes, wash your face, and be near a window at breakfast. Dark months are harder for almost everybody, so judge yourself mildly.

    == clock change
    said: clocks .. (change/go/back/forward) | (clock/time) change | daylight saving* | (summer/winter) time | lose an hour | lost an hour | clocks change
    - It takes most people two to five days. Move bed and meals by 15 minutes a day for the four days around it, get morning light, and go easy on coffee after lunch.
    - Get up by the new clock straight away and spend half an hour outside that morning. Bedtime sorts itself out by about midweek.

    == big day tomorrow
    label: a big day tomorrow
    said: (exam/interview/presentation/wedding/flight/test/meeting/race/speech/surgery) .. (tomorrow/tmrw/morning/today) | (tomorrow/big day) .. (exam/interview/presentation/nervous/wired/sleep/awake) | big day | before .. (exam/interview/presentation/race/flight) | nervous .. tomorrow
    - One short night won't spoil it; adrenaline carries people through a big day very well. Pack your things, write down the first thing you'll do, and treat lying quietly as good enough.
    - Being wide awake before something that matters is normal. Get up for a dull book if you're cross in bed, set two alarms, and have breakfast tomorrow whatever the night was.
    - (companion) It matters to you, so of course you're awake. You don't need a perfect night for tomorrow. Rest with your eyes closed and let sleep come if it wants to.

    == dreading the night
    label: afraid of not sleeping
    said: what if .. (cant sleep/dont sleep/sleep) | (dread*/scared/afraid/anxious/worried/fear/nervous) .. (bed/bedtime/night/nights/sleep/sleeping/tonight) | (never/not) sleep .. (normal/normally/again) | (pressure/anxious) .. sleep | sleep anxiety | hours left | hours are left | doing .. math* | worried about tomorrow .. sleep | (worried/nervous) .. cant sleep
    - That fear is part of the problem and it's very common. A poor night is unpleasant and survivable, and your body makes up for it. Tonight the only task is to rest; sleep may come or not.
    - Turn the clock to the wall, so there's nothing to count. If you lie there worrying for more than twenty minutes, get up, sit in dim light, and go back when you're drowsy.
    - (triage) If you've feared bedtime for weeks, ask a doctor about CBT-I, which is made for exactly this. For tonight: clock out of sight, and no attempt to force anything.
    why: Trying hard to sleep raises alertness, which is the opposite of what sleep needs. Taking the pressure out is what works in therapy.

    == harm of bad sleep
    label: how harmful bad sleep is
    said: (insomnia/bad sleep/no sleep/lack of sleep/sleep deprivation/not sleeping) .. (dangerous/kill/harm*/bad/die/damage/health/unhealthy/fat/weight) | (dangerous/kill/harm*/bad/damage/unhealthy) .. (sleep/insomnia/little sleep) | how long .. (without sleep/no sleep) | long .. go without | health risk*
    - A bad week isn't dangerous; the body makes up for it. Months of under six hours do raise the risk of high blood pressure, diabetes and low mood, which is a good reason to work on it without panic.
    - The real danger of a short night is the next day: driving and machines. If your eyes want to close, don't drive. Everything else mends with one or two decent nights.
    why: Sleep is where blood pressure falls and hormones settle, so it takes long shortages, not single nights, to do harm.

    == bath or shower
    label: a bath or shower before bed
    said: (a/hot/warm) bath | bathtub | (hot/warm/cold) shower | shower before | showers | (hot/warm/cold) (shower/bath/showers) | (take/have) .. (bath/shower)
    - Yes, a warm one helps: ten minutes, one to two hours before bed, gets people to sleep about ten minutes faster. Your body cools down afterward, and that's the signal. A cold one wakes you up.
    - Warm beats cold in the evening. If a bath is too much trouble, a footbath of ten minutes does nearly the same.

    == falling asleep tricks
    label: tricks for falling asleep
    said: 4 7 8 | 478 | 4-7-8 | military (method/sleep) | (counting/count) sheep | cognitive shuffl* | (breathing/breath/method/trick/tricks/hack/hacks) .. (sleep/asleep/fall/work*) | (sleep/asleep) .. (trick/tricks/hack/hacks/method) | body scan | how .. make myself (tired/sleepy) | (make/get) myself (tired/sleepy)
    - They help some people, because they give the mind a dull job; none is magic. Slow breathing, four counts in and six or more out, for five minutes has the most behind it.
    - Counting is too boring to hold the mind. Try naming things of one letter, apple, anchor, arm, and picturing each for a few seconds. Many people don't get past the third letter.
    - (companion) Treat it as a way to rest, and let go of whether it puts you to sleep. Breathe out slowly, let the jaw hang, and begin again when you notice you've wandered off.
    why: Slow breathing lowers the pulse and gives your attention something neutral, so worries get less room.

    == blue light
    label: blue light and night mode
    said: blue light | (blue/amber/red/orange) (light/glasses/blocking) | night (mode/shift/filter) | dark mode | f.lux | (glasses/filter*) .. (sleep/screen/blue/night) | kindle .. (bed/ok/allowed/bad/night/sleep) | ereader | e reader | (blue light/night mode) .. (glasses/phone/help)
    - It matters less than people say. Night mode and glasses make little difference; bright light and, above all, gripping content keep you up. Dim the screen, and choose something that can't get exciting.
    - An e-reader without a bright backlight is fine in bed. With a phone, the trouble is what comes next on it, so load one thing, flight mode on, and stop at a fixed time.
    why: A phone gives off little light compared with a room lamp. Studies of night mode and blue-light glasses find hardly any change in sleep.

    == listening in bed
    label: books and podcasts in bed
    said: podcast* .. (sleep/asleep/bed/night/help*) | audiobook* | true crime | asmr | (listen*/audio/radio/music/stories/story) .. (sleep/asleep/bed/night) | (sleep/asleep/bed) .. (podcast*/audiobook*/music/radio/audio) | (book/books) or podcast* | podcast* or (book/books/reading) | read* .. (in bed/to sleep/fall asleep) | rain sounds | (white/brown/pink/fan) noise | (does/do) white noise | white noise .. (help/gimmick/work) | read in bed
    - Fine, if it's calm and switches itself off. Set a timer for twenty minutes and choose something you've heard before. A paper book is just as good and stops when your eyes do.
    - White noise helps where the surroundings are noisy and does little in a quiet room. Keep it low, about like a soft shower, and on a timer if it wakes you later.
    - (companion) A voice in the dark can be company, and there's nothing wrong with that. Only leave out the gripping ones, and let it end on its own.

    == tv and sofa
    label: falling asleep in front of the TV
    said: (fell/fall/falling/dozed/doze/sleep/sleeping/slept/nodded/crashed) .. (sofa/couch/tv/telly/chair) | (tv/telly/television) .. (sleep/asleep/bed/bedroom) | sleep .. (tv/telly) on | (sofa/couch) .. (awake/bed/asleep) | (crash/crashed/crashing) .. (couch/sofa)
    - That sofa sleep uses up the tiredness you need later, so bed finds you awake. When your eyes get heavy the first time, stand up and go, teeth can be done an hour before.
    - Sleeping with the TV on makes sleep lighter, with more waking. If silence bothers you, use a sleep timer or soft noise for half an hour.
    why: Sleep pressure builds all day, and even twenty minutes at nine takes a good part of it away.

    == pets in bed
    label: pets in the bedroom
    said: (cat/cats/dog/dogs/puppy/kitten/pet/pets) .. (bed/wake*/sleep*/night/bark*/meow*) | wakes me .. breakfast | (bed/sleep*/room) .. (cat/dog/puppy/pet) | (dog/cat) .. (sleeps/sleep) .. bed | kick .. (dog/cat/her) out
    - In the room is usually fine; in the bed costs many people some sleep. Try a basket beside it for a week. It takes three or four nights of ignoring the protest.
    - A cat at five wants breakfast, so don't feed on waking: play and feed late in the evening, use an automatic feeder, and stay boring in the morning. It takes a week or two.

    == separate beds
    label: sharing a bed
    said: (separate/different/own/other) (bed/beds/bedroom/bedrooms/room/rooms/blanket/blankets/duvet/duvets) | sleep .. (separately/apart/spare) | spare (room/bed) | sleep divorce | (wants/want) .. separate | separate (rooms/beds/bedrooms)
    - Sleeping apart is fine, and many happy couples do it. Agree on it together as a trial, two or three nights a week, and keep the hour before bed for each other.
    - Two blankets are a cheap first try, and earplugs the second. If snoring is the reason, a doctor can often do something about that, so start there.

    == pillow and position
    label: mattress, pillow and position
    said: pillow/pillows/mattress/mattresses/duvet/topper | weighted (blanket/blankets) | (stomach/belly/side/back/left/right) (sleeper/sleepers/sleeping) | (sleep/sleeping/lie/lying) on .. (stomach/back/side/belly/left/right) | best position | sleep* position
    - Any position you sleep well in is fine. On the stomach the neck gets twisted, so use a very flat pillow; on the side a thicker one that fills the gap to the shoulder.
    - A mattress past eight or ten years, or with a dip in it, is worth replacing, medium-firm for most backs. A weighted blanket feels nice to many and changes sleep only a little.
    - (triage) Ask first whether you wake up sore. If so, begin with the pillow, then the mattress. If not, the trouble's elsewhere, and new bedding won't change it.

    == not sleepy at bedtime
    label: not sleepy at bedtime
    said: (not/never/isnt/arent) .. (tired/sleepy) .. (11/10/eleven/ten/bedtime/yet/then/at/bed/early) | im not (tired/sleepy) | wide awake .. (11/10/eleven/bedtime/bed) | dont feel (tired/sleepy) | (too early/too awake) .. (bed/sleep)
    - Then wait with bed until you are, and keep the wake-up time fixed. Lying there awake teaches the bed to mean awake. In a few days the sleepiness arrives earlier by itself.
    - Help it along: no nap, last coffee at noon, daylight in the morning, and lights low for the last hour. Move bedtime by 15 minutes every three days instead of an hour at once.
    why: Two things make you sleepy, the hours awake and the clock. Getting up earlier works on both; going to bed earlier works on neither.

    == in bed but awake
    label: in bed on time, asleep much later
    said: (lay/laid/layed) there .. (awake/till/until/hours/staring/ceiling) | then .. (lay/laid) there | (star*/look*) .. ceiling | in bed .. (but/and) .. awake | (on time/at 11/10:30/22:30/early) but .. (awake/sleep/till/until) | hours .. to fall asleep | took .. hours .. asleep | turn* all night
    - Going to bed on time and then lying awake is frustrating, and it isn't pointless. The rhythm comes first, sleep fills it within a week or two. Get up for a while if you're awake over twenty minutes.
    - For this week, go to bed half an hour later and keep the same alarm. A little more tiredness usually closes the gap; then move back in steps.
    - (companion) You did your part, and sleep didn't do its own. That's disappointing. Lying quietly in the dark still rests you more than it feels.

    == a late night on purpose
    label: a late night that was worth it
    said: (was/were/but) worth it | (movie/film/game/match/football/party/concert/date/wedding/birthday/guests/visitors/friends/dinner) .. (late/midnight/till/until/bed/night/1am/2am) | late because | (guests/visitors/family) .. (over/here/till/late) | night out | no regrets | stayed up .. for once | (out/was) with (friends/mates) | not tonight | ok with it | (theres/its) .. (party/wedding) | (theres/its) my mums/moms/dads/wifes/husbands/friends/mates/sisters/brothers/sons/daughters birthday
    - Good, some late nights are what life's for. Get up within an hour of your usual time tomorrow, take a short nap if you need one, and tonight's back to normal.
    - No harm done by one evening. Note it as it was, and leave it there; it's the ordinary nights that decide.
    - (companion) I'm glad you had that evening. It doesn't need making up for, only an ordinary bedtime tonight.

    == grumpy and useless
    label: grumpy after a short night
    said: (grumpy/cranky/irritable/moody/useless/snappy/grouchy/emotional) .. (sleep/tired/night/day/work/im) | (im/so) .. (grumpy/cranky/irritable/snappy) | (next/whole) day .. (useless/wrecked/ruined/dead/gone)
    - That's what short sleep does: patience goes first, then focus. It isn't your character. Eat regularly, get some light, put off big talks and decisions, and go to bed at your usual time.
    - Tell the people around you that you slept badly; it saves half the quarrels. A 20-minute nap before three and a walk take the edge off.
    why: After a short night the brain's alarm reacts more strongly and the part that calms it reacts less, so small things feel large.

    == cbt-i
    label: CBT-I, the insomnia training
    said: cbti/cbt | cbt i | sleep (restriction/therapy/therapist/school) | sleepio | stimulus control
    - CBT-I is a training of four to eight weeks against insomnia and the first choice in all guidelines: less time in bed at first, fixed getting up, and new habits around the bed. Seven in ten people improve.
    - It works better than tablets in the long run. Ask your doctor for it, or use a tested online course. The second week is the hardest, since you'll be short of sleep on purpose.

    == small sleep wins
    label: a small win
    said: (less/not) (cranky/grumpy/tired/groggy) | (dropped/drifted/nodded) off .. (quick*/fast/minutes/min/straight) | (no phone/without phone/phone out) .. (bed/bedroom/night*) | noticed .. (difference/less/better/change) | (day/night/week) (2/3/4/5/6/two/three/four/five/six) .. (no phone/no screens/on time/of) | (felt/feel/feeling) .. (human/better/sharper/awake) .. (today/morning) | (its/is) getting (easier/better) | slept better
    - That's good to hear, and it's the kind of change that tells you the nights are working. Keep the one thing that did it, and leave the rest as it is for another week.
    - Nice. When other people notice, or it starts to feel ordinary, the rhythm has moved. Same time again tonight.
    - (fitness coach) There's your proof. Same routine tonight, no extras, and let's see whether three in a row feel even better.

    == before midnight
    label: sleep before midnight
    said: before midnight | midnight .. (counts/count/double/worth/better) | (hours/sleep) before (midnight/12)
    - No, that's a myth. What counts is enough hours at a regular time; the deepest sleep comes in the first third of your night, whether that starts at ten or at one.
    - It doesn't count double. Going to bed earlier only helps if it gives you more hours, or fits the time you have to get up.
    why: Deep sleep follows from how long you've been awake, so it comes first whenever you go to bed.

    == how long to fall asleep
    label: how long falling asleep takes
    said: normal .. (minutes/hour/long) .. (fall asleep/asleep/drop off) | (hour/hours/minutes/long) .. to (fall asleep/drop off/get to sleep) | how long .. (fall asleep/falling asleep) | takes me .. (hour/hours/forever/ages) | asleep in (5/two/2/five/seconds)
    - Ten to twenty minutes is usual, up to half an hour is fine. An hour on most nights is worth changing: go to bed later, only when you're sleepy, and get up at the same time.
    - If you're gone within two or three minutes every night, that's a sign of too little sleep. If it takes an hour, you may simply be in bed before your body is ready.

    == fixed it myself
    label: a change I made
    said: phone .. (charging/charges/stays/is/outside) .. (kitchen/hall/hallway/living room/another room/outside) | (bought/got) .. (alarm clock/blackout/curtains/earplugs/mask) | (moved/put/left) .. phone .. (kitchen/hall/out/away) | no (tv/phone/screens) .. (bed/bedroom) (now/anymore/since)
    - Good, that's one of the changes that works best. Leave everything else as it is for a week, and see what it does to the time you drop off.
    - Nice move. The first few evenings feel a bit empty; a book or the radio fills them, and then you'll hardly miss it.
    - (fitness coach) Done is done. Now keep it for seven nights in a row, and we'll see it in the times.

    == training today
    label: training today
    said: can/should i train/exercise/run .. so/this late | train/exercise/workout/run .. after a bad/short/terrible night
    - Yes, and the earlier the better: exercise helps you sleep, as long as it's over two to three hours before bed.
    - Yes. After a short night keep it easy, half an hour at a pace you could talk at, and not late in the evening.
    - (fitness coach) Yes. Hard sessions before six, easy ones until eight, and after that only stretching.
    - (companion) Yes, if you feel up to it. A gentle one in daylight does the most for tonight.
    - (again) Still yes, only not in the last two hours before bed.
    why: Movement tires you in a good way, but a fast pulse and a warm body late in the evening keep you awake.
    short: Yes, done two to three hours before bed.

    == bedtime alarm
    label: an alarm in the evening
    said: alarm/alarms/reminder/bell/timer .. at night/bedtime | alarm/reminder .. (in the evening/for bed/for bedtime/to go to bed/before bed/to sleep) | bedtime/evening/night alarm/reminder/alarms | no alarm/alarms at night/bedtime | no alarm/alarms in the evening/night | set an alarm .. (go to bed/bedtime/evening)
    - No, you don't need one at night. The one that can help rings half an hour before bed and says that the evening is over.
    - Not if you don't want one. A fixed order does the same: dishes, teeth, lights, bed, at about the same time.
    - (fitness coach) No alarm at night, one in the morning. If you miss your bedtime a lot, add one for the evening.
    - (companion) No, let the night be quiet. If you lose track of time, a soft reminder at half past nine is plenty.
    why: What's missing in the evening is a signal to stop. In the morning there's an alarm, in the evening there's only one more episode.
    short: None at night; perhaps one half an hour before bed.
    """#
}
