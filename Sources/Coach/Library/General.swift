extension Library {
  /// Answers about any goal, feelings and setting goals, and the phrases of the shared topics.
  /// `Writing-for-the-coach` says how to read and extend this.
  static let general = #"""
    domain: general

    # ---- Shared topics: the phrases here count for every domain ----

    == no time
    said: no time | not enough time | dont/cant .. have/find/make .. time | dont get .. time | too/so/very/super/really busy | busy .. day/days/week/weeks/today/schedule | short on time | never .. have/find .. time | only .. have .. minute* | hours in the day | schedule .. full/packed/crazy/insane/tight | ran/running out of time | swamped | where .. find .. time | hectic | plate .. full | full plate | cant/couldnt fit .. in | back to back | working long hours | calendar .. full/packed | no spare minute*/time | day .. got away | didnt have time | when am i supposed/meant to | up to my neck | time is .. problem/issue | zero/little/barely/hardly time | too many meetings | meetings all day | time poor | day .. too short | days .. too short | no hour/hours | didnt get around | didnt get round | free minute | from morning to night | work .. eats/ate .. day | full time job | two jobs | overscheduled | pressed for time | dont know where the time goes | dont get round to | not a minute | no free evening | day*/week*/evening* .. taken up | cant/couldnt/cannot squeeze/fit/cram | squeeze .. in | timetable/calendar/agenda/diary/schedule* .. full/packed/tight/rammed/jammed/mad/crazy/booked | theres no room | have no time/hours | day/days/week .. flew/flies | rushed | rushing | in a rush | always rushing | wheres the time | too little time | lack/shortage of time | overbooked | booked up/solid | juggling work | double shift | work .. mental | get/got/come/came home .. late | get/got/come/came home .. (at 7/at 8/at 9) | time .. runs/ran/run out | time* .. scarce/short/tight/lacking | time for .. anything/myself | not .. enough hours | ran out of day | to do list .. long/endless/full | flat out | rushed off my feet | barely/hardly/never .. sit down | school run and | between waking up .. and | from six/seven/eight/dawn/5/6/7 till/until ten/nine/eight/midnight/dark/late | no breathing/spare space/room | never a minute/moment/second | moment to myself | minute to myself | no moment | my day/week/life .. work/full/packed/taken/planned | whole/entire day/week/life .. work/full/packed/taken/planned | work late/long/twelve/sixty/60/12 | working late/weekends/overtime/double | come home at eight/nine/ten | to fit .. in | when should i fit | where do i fit | i wish i had (time/more time) | if i had time | if i had (more time/the time) | time .. zero | not a/one/even minute/moment/second | bursting at the seams | overfull | swamped with | chockablock | snowed under with work | takes all my time | time consuming | wake up work | work .. sleep .. repeat | eat sleep repeat | sleep repeat | work sleep | not a second | no free slot until | free slot | busy with work/kids/exams/family | too busy | hardly/barely/never .. (a free hour/a free evening/a spare hour/a spare minute) | no free/spare hour/evening/slot/minute | no time (this/at all/today/for it) | work/job .. (no time/all my time) | zero time | never .. time for me/myself/anything | no time for me/myself | work wants/needs me .. in/on | have to work saturday/sunday/weekend/late/tonight | where should i fit/squeeze | working/work .. sixty/60/seventy/70/fifty hours
    - Then make it smaller and fix the time. Ten minutes at a moment that's already in your day, such as right after lunch, will survive a busy week better than an hour you have to find.
    - What happens early can't be pushed out by a late meeting. Try the short version tomorrow, within half an hour of getting up, and treat whatever comes later as extra.
    - Most packed days still have a loose end somewhere: the wait for the kettle, the train, the half hour on the phone before bed. Pick one of those and give it to your goal three times this week.
    - (again) It keeps coming back to time, so something has to make room. What takes up most of an ordinary evening for you? => first step
    - (fitness coach) Fine, ten minutes then. Do it today before you sit down for the evening, because once you're on the sofa it's over. Short and done counts in full.
    - (triage) A busy week and a busy life are two problems. For a week, halve the goal until it's over. For a life, something else has to leave the calendar first. Which is it for you? => busy season
    - (companion) That sounds like a full life with very little slack in it. You don't have to squeeze one more thing in today. Keeping it tiny until things calm down is a fair way to do this.
    why: People overrate what they need to do in one go and underrate what adds up. Short sessions that happen most days nearly always outrun long ones that get cancelled.
    how: Look at tomorrow and find one thing you do at a fixed time. Put your ten minutes directly behind it, and lay out tonight whatever you'll need for it.
    short: Ten minutes, straight after something you already do.

    == tired
    said: tired | exhausted | no energy | low energy | worn out | wiped [out] | knackered | drained | fatigue* | shattered | burned/burnt out | burnout | sleepy | cant keep my eyes open | running on empty | slept badly/terribly/poorly | didnt sleep | bad night | barely slept | no sleep | pooped | zero energy | sluggish | dead on my feet | need a nap | worn down | slept .. hours only | only slept | dont/didnt have .. energy | havent got the energy | no strength | out of energy | energy .. gone/low/zero | barely/hardly slept | up all night | kept me up | yawning | can barely stand | wrecked | dead beat | weary | wearied | legs .. lead | brain .. mush/fog/dead/fried | zombie | fuel .. tank | tank .. empty | empty tank | running on fumes | no fuel/juice/battery/strength/force/power/pep/oomph | battery .. empty/low/flat/dead | low battery | i have not the force/energy | baby was up | awake all night | up with the baby | sleep deprived | sleepless | lack of sleep | only got .. hours | cant/couldnt even .. think | cant/couldnt even .. shoes/stand/move | dead tired | half asleep | nodding off | eyes .. closing/shut/heavy/burning | drowsy | groggy | lethargic | lethargy | listless | weak today | bushed | beaten up | whacked | cream crackered | zonked | zonked out | dragging/drag myself | cant keep my eyes | crash* after work | fall/fell/flop* .. sofa/couch | no energy* | energy .. none/lacking/zero/gone/nil/low/poor/down | too wrecked/beat/spent/tired/exhausted | hard shift | out of steam | ran out of steam | no gas | got nothing | heavy limbs | frazzled and | eyes .. burn* | head like cotton/wool/lead | head .. foggy/fog/heavy/cotton/mush/wool | two/three/four/five/3/4/5 hours sleep | two/three/four/five/3/4/5 hours of sleep | cant move | cant lift a finger | about to drop | ready to drop | could sleep (standing/for) | need to lie down | struggling to stay awake | strength .. gone/none | not slept | terrible night | rough night | awful night | short night | after a/my night/double/long/late/12 shift/flight | too sleepy | tiredness | exhaustion | fatigue | flat out on | running empty | out cold | i slept badly/poorly/terribly/awfully | i slept so badly | body is heavy/lead/dead/empty | low on energy | overtired | crawl into bed | want to sleep | want my bed | need my bed | sleep and coffee | living on coffee | coffee .. keeps me | dog tired | heavy eyed | brain fog | foggy | lift my head | off the pillow | cant raise | im beat | im spent | so tired of trying | tired of trying | i need sleep/bed/rest | slept .. badly/bad/little/poorly/awful/terrible/horrible | sleep .. badly/poorly/terribly | only/just .. two/three/four/five/3/4/5/2 hours .. sleep | eyes .. heavy/burning
    - Then today gets the small version. Do five minutes and see; if you're still dragging after that, stop with a clear conscience and get to bed half an hour earlier.
    - Being tired is a reason to make it easier, and once in a while a reason to skip it. One free day costs you next to nothing, as long as tomorrow is back on.
    - If you're tired most days, the goal isn't the first thing to fix. Look at sleep, meals and how much you've taken on, and if weeks of rest don't help, have a doctor check your blood. Is it most days? -> tired most days
    - (again) You've been tired for a while now. I'd move it to the time of day when you have most left, even if that means less of it. When do you feel most awake? => best time
    - (companion) Being that tired makes everything heavier than it is. Let today be a light one. Nothing you've built so far is gone by tomorrow.
    - (fitness coach) Tired in the head or tired in the body, those are two things. If it's the head, ten easy minutes usually wake you up. If it's the body, rest today and go tomorrow.
    - (nutritionist) A skipped lunch, or three coffees and no water, feels a lot like being worn out. So that's what I'd look at first. What have you had to eat and drink since this morning? => tired food
    why: Willpower runs lower when you're short of sleep, and effort honestly feels harder. That's a reason to ask less of yourself on those days.
    how: Set a timer for five minutes and do the easiest part. When it rings, you choose: go on or stop. Either counts.
    short: Five minutes today, then bed half an hour earlier.

    == tired most days
    label: always tired
    said: always/constantly tired | tired all the time | tired every day | tired for weeks/months | never .. rested | wake up tired | wake/woke/waking .. tired/exhausted/unrefreshed/unrested/shattered | tired .. every/each day/morning | no pep | hit by a bus/truck/train | anemia | anaemia | anemic | thyroid | ferritin | vitamin d | b12 | sleep .. enough .. tired | sleep .. hours .. tired/exhausted | no matter how (much/long) i sleep | tired .. no matter | months now | wiped/tired/exhausted/drained/worn/beat/knackered .. all week/month/year/winter/summer | wiped/tired/exhausted/drained/worn/beat/knackered .. whole/entire week/month/year/winter/summer | whole/entire week/month/year .. tired/wiped/exhausted/drained | ten/nine/eight/8/9/10 hours .. tired/rock/exhausted/wrecked/rested | get/got up .. rock/tired/exhausted/wrecked/rested | never feel/wake .. rested/fresh/awake | no energy lately/anymore/ever | no energy (for weeks/for months/these days) | lately .. tired/exhausted/energy | these days .. tired/exhausted/energy | low energy all | low energy every/always | every single day .. tired | long covid | burnt out for | ages/weeks/months/years .. every morning | every morning .. rag/dead/broken/lead/wreck* | no matter how much i sleep | no matter how long i sleep | how much sleep i get | tired since | since christmas .. tired/flat/exhausted | cant remember .. energy | constantly/always/permanently low energy | always/constantly/permanently/forever/chronically/perpetually/chronic .. tired/exhausted/drained/weary/sleepy/fatigue*/knackered | tired/exhausted/drained/weary/sleepy/fatigue*/worn .. weeks/months/constantly/lately/daily/years/permanently | (all the/whole/entire) time .. tired/exhausted/drained | months/weeks of (tiredness/exhaustion/no energy) | no energy for weeks/months | tired .. months | every/each day/morning/afternoon .. tired/exhausted/drained/zombie | blood* .. fine/normal .. tired/exhausted | tired/exhausted .. blood test*
    - Weeks of it deserve a doctor's look. Low iron, thyroid trouble, poor sleep and low mood are all common causes and easy to check. Until then, keep the goal small and give sleep the first claim on your evenings.
    - Then sleep comes first. For one week, go to bed half an hour earlier and get up at the same time each day. If you're no better after two or three weeks of that, ask a doctor for a blood test.
    - (triage) I'd put sleep first, doctor second, goal third. Two weeks of regular nights will tell you a lot, and a simple blood test tells you most of the rest.
    why: Being tired for weeks has many ordinary causes, and most of them can be treated. Pushing through tends to hide them for longer.
    how: Note for a week when you sleep, when you eat and how you feel at noon. That one page is also exactly what a doctor will want to know.
    short: Sleep first for two weeks, then a blood test.

    == tired food
    label: tired and eating
    said: tired after eating/lunch | tired .. hungry | havent eaten | skip*/skipping/missed/no breakfast/lunch/meals | breakfast .. skip*/missed/none | crash .. after/sandwich/sugar/lunch/pasta/carbs | afternoon/sugar/carb/3pm slump/crash/dip | food coma | (pm/afternoon) crash | eat*/ate/eaten .. tired/sleepy/energy/nothing/flat | eat*/ate/eaten .. (too little/not enough) | tired/sleepy/energy .. eat*/food/diet/meal*/sugar/carb* | nothing .. eat/since .. breakfast/morning/lunch | nothing since | only/just .. coffee*/croissant/biscuit/toast/crisps/banana/sandwich/cereal | many coffees | two/three/four/five coffees | coffee*/espresso/croissant/toast/biscuit*/cereal .. only | coffee*/espresso/croissant/toast/biscuit*/cereal .. today/nothing/since | coffee*/espresso/croissant/toast/biscuit*/cereal .. so far | lunch was | breakfast was | energy drink* | didnt drink/drunk/drank/eat/eaten | havent/hardly/barely drink/drunk/drank/eat/eaten | no/any water today | little water today | dehydrated | low blood sugar | light headed | lightheaded | pasta/carbs/meals .. gone/knock/sleepy/flat | empty stomach | nod* off at/in | nod* off after | canteen/lunch/dinner/meal/breakfast .. sleepy/tired/nod/slump/asleep/yawn* | havent had anything | havent had food/breakfast/lunch | havent had a bite | not eaten | no food | hardly eaten | bite since | since breakfast/yesterday/lunch/noon .. food/ate/eaten | sleepy after | tired after | sluggish after | heavy after | sugar crash | hangry | hungry and | after food/eating/dinner/lunch .. tired/sleepy/nod/asleep | after the canteen .. tired/sleepy/nod/asleep | could it be what/that i eat/drink | what i eat | had only | only had | only ate/eaten | trembl* .. eat*/food/hungry | skipped breakfast/lunch/dinner | salad .. only
    - Either way, try this today: a proper lunch with some protein, a glass of water with it, and no coffee after two. If the afternoons feel different within three days, you've found a good part of it.
    - Regular meals even out a good deal of that. Have something within two hours of getting up, and keep a handful of nuts or a piece of fruit ready for four in the afternoon.
    - (nutritionist) Then I'd start with breakfast and water: some protein in the first meal, a glass of water with each meal, and coffee only before two. Give it four days before you judge.
    why: A long gap without food and a bit too little water both show up as tiredness and poor concentration long before you'd call it hunger or thirst.
    how: Lunch with an egg, fish, beans or chicken, something whole grain, and vegetables. Water with it. Coffee before two o'clock or not at all.
    short: Proper lunch, water with it, no coffee after two.

    == no motivation
    said: no motivation | no dont feel like | not motivated | unmotivated | lost .. motivation | cant be bothered/arsed/assed | dont have the energy to | dont feel like | not feeling it | cant get myself | cant motivate | lazy | no drive | not in the mood | cant bring myself | struggling .. motivat* | motivation .. low/gone/zero/dropped | need motivation | motivate me | meh about | lost interest | fed up | tired of this | sick of this | lost my mojo | what .. the point of trying | couldnt be bothered | no willpower | feel meh | feeling meh | just meh | havent got the motivation | dont/didnt have .. motivation | no desire | dont care anymore | so over this | cant face it | couldnt face | life .. too short .. this | ive lost the will | apathetic | uninspired | need a push | need a kick | spark .. gone/lost/out | lost the spark | motivat* | no drive/spark/appetite/will/interest/desire/fire/urge/energy to | zero drive/motivation/desire/interest | drive .. gone/lost/zero | lost .. desire/drive/interest/will/enthusiasm/spark/joy/mojo/fire/momentum/steam | meh | kick up/in .. backside/butt/ass/arse/bum | kick in the pants/butt/ass/backside | get up and go | used to love/enjoy/like | no will | how do i make myself | make myself do | force myself | get myself to | cant get started/moving | netflix won | couch/sofa/tv/bed won | couch potato | half hearted | pep talk | inspire me | encourage me | cheer me up | push me | give me a push/kick/boost | need .. boost/push/kick/spark | in a slump | slacking | laziness | bone idle | cba | not up for it | just not feeling | not feeling like | no joy | fizzled | run out of steam | why bother today | not keen | cant muster | drag myself to | excitement .. gone | making excuses | wish i wanted | dont/didnt fancy | couldnt care | care less | off my/the backside/butt/ass/arse/sofa/couch/bum | get off/up .. backside/butt/ass/sofa/couch | cant/dont/wont get off/up | cant/dont/wont get myself | demotivat* | discipline gone | no get up | lost the plot/taste/fun/habit | no zest/oomph/mojo/vim | (dont/didnt) see myself | not in the mood/zone/right | rather stay/lie/watch/sleep/sit | motivation/drive/energy .. where | motivation/drive/energy .. find/back | get .. motivation/drive/mojo back | how do i (motivate/get motivated) | get motivated | stay motivated | feeling lazy/unmotivated/meh/flat | procrastinate because | no fire/lust/passion/zing/pull | no fire in | fire .. gone/out | zero will | zero fire/passion/enthusiasm | not inspired | cant find the will | cant find the energy/motivation | dont see the fun | joyless about | tempted to skip | cba to | not bothered | given up caring | interest .. gone/zero/lost | lack* motivation/drive/interest | cant be less excited/interested/motivated | couldnt be less excited/interested/motivated | less excited | not excited | no excitement about | cant get going | i dont care
    - That happens to everybody with a goal longer than two weeks. Don't wait for it to come back: do the first two minutes today, at the usual time, and you're free to stop after that.
    - Motivation usually turns up after you've begun. So make the start so easy that it needs none: get one thing ready tonight and leave it where you'll trip over it tomorrow.
    - It may help to go back to why you picked this. What would be different in your life once you're there? => reason
    - (again) Still flat, then. Let's change something instead of pushing: a different time of day, a shorter version or company. Which of those sounds least annoying? => first step
    - (ahead) You can afford a slack day, you're ahead of where you need to be. Take today off on purpose and name the time you'll pick it up again tomorrow.
    - (behind) Being behind takes the fun out of it. Forget the gap for this week and only aim to turn up three times. Once it moves again, the numbers get friendlier.
    - (fitness coach) Good news, you don't need to feel like it. Get ready, go for two minutes, then decide. Nine times out of ten you'll carry on.
    - (companion) You sound flat, and that's allowed. Some weeks there's less in the tank. Doing a little, or nothing today, doesn't say anything about who you are.
    why: Action feeds motivation more than the other way round. The brain expects effort to feel worse than it does, and the guess is corrected within a few minutes of starting.
    how: Choose a start that takes under two minutes and needs no decision. Same time, same place. Only the start is compulsory; everything after it is up to you.
    short: Do the first two minutes; stopping then is allowed.

    == reason
    label: why I started this
    said: why did i start | remind me why | what is the point of this goal | reason .. for .. goal | forgot why | why am/do/did i .. do/want/even | why am/do/did i .. doing/wanted/start/started/again/bother | remind/tell me .. why/what .. for | remind/tell me .. why/what .. goal/started/wanted/doing | what i wanted from | whats it all for | what was it for | so that i can .. climb/play/see/keep/run/live/walk | i want to .. be .. grow/grandkids/longer/kids/old/stairs | i did/do this/it for | i did/do this/it because | i started this/it for | i started this/it because | i started because | that/this was the idea/reason/point | cant (recall/remember) why | dont .. know .. why .. started/doing/wanted | dont .. remember .. why .. started/doing/wanted | the purpose | my why | i (do/did) this because | lost sight of | meaning of this | i want to be there when/for/to | i want to be around/able/fit/healthy when/for/to | want .. for/to .. married/wedding/grandchildren/retire* | want .. for/to .. grow up | wanted .. for/to .. married/wedding/grandchildren/retire* | wanted .. for/to .. grow up | around for my | my motivation (is/was) | im doing this for/so | im doing this because | i am doing this for/so | i am doing this because | why i started/wanted/began | what for anyway | whats this all (for/about) | what am i doing this | forgotten why | to feel healthier/fitter/lighter | why i even do | why i even started/began/wanted | why i ever do | why i ever started/began/wanted | asking myself why | ask myself why | why (bother/even start) | why i .. started/began/doing | what was the reason/point/idea | tell me why .. doing | my reason* | the reason i started/wanted/began/do | im/i doing/do/did it/this for my daughter/son/kids/children/wife/husband/family/health/grandkids/heart/mother/dad/partner/future/grandchildren | ^ for my daughter/son/kids/children/wife/husband/family/health/grandkids/heart/mother/dad/partner/future/grandchildren | i want to .. see/play .. grandkids/kids | i want to .. live longer
    - That's worth keeping where you'll see it. Write it in one sentence on a note and put it where the hard moment happens: by the bed, on the fridge, on your desk.
    - A reason like that works best when it's about your own days and less about how it looks to others. If yours still holds, the goal's worth a dull week now and then.
    - (companion) Thank you for telling me. On the days it feels pointless, go back to that one thing and let the rest wait.
    - (wellness coach) Keep hold of that. When the goal drags, ask which bit of it serves that reason, do only that bit this week, and drop the rest.
    why: People stick longer with things that fit what they care about. Fear and duty get you started, and they wear off within weeks.
    how: Finish this sentence in your own words: "I want this because then I can..." Anything about an ordinary Tuesday is better than anything grand.
    short: Write your reason down where the hard moment happens.

    == bored
    said: bored | boring | so dull | monotonous | repetitive | same thing every day | same old | not fun | no fun | no longer fun | tedious | need variety | mix it up | stuck in a rut | change it up | spice it up | boredom | same walk/run/workout/meal/thing .. every | sick of the same | repeat itself | samey | same loop/route/voice/song*/playlist/recipe*/food/exercise*/lesson*/breakfast/lunch/dinner/treadmill/place/path/room/chapter/routine | every day the same | over and over | (again/every) .. kill me | shake .. up | spice .. up | liven .. up | staring at the wall | nothing new | no variety | fun .. wore/gone/stopped/over/worn | lost its fun/shine/charm/novelty/magic | used to be fun/exciting/interesting | exciting at first | mindless | mind numbing | repeating .. (myself/same) | groundhog day | snooze fest | snoozefest | uninteresting | dreary | drag* on | know every crack/corner/word/tree | tired of the same/route/app/food/routine | fed up with the same | new ideas to | make it (more fun/less boring) | enough of this (playlist/music) | chicken and rice | on autopilot and | less dull/fun/exciting | same (boring/old) thing | day after day | day in day out | monoton* | no excitement | new route/recipe*/routine/music/ideas | its/so/getting dull/boring/tedious/old/stale/repetitive | gets/pretty/become dull/boring/tedious/old/stale/repetitive | tired of (doing/eating) the | sick of doing/eating/walking | always the same | fresh ideas | less dull | sick of the | make it .. fun/interesting/exciting | always/again/every the same .. boring/dull | same boring/dull/old .. every/again | done with this playlist/treadmill/route
    - Boredom usually means you've got the basics down. Keep the time and the length, and change one thing this week: the place, the company or what you listen to.
    - Then give it a twist with an end date. For the next seven days, do it in a different way each time, and keep the one or two you liked.
    - Part of it may just be dull, like brushing your teeth. Pair it with something you enjoy and only allow yourself then, a podcast or a good album, so the dull part carries something nice.
    - (again) If it's boring you for the second time, the goal itself may be too easy. Is it asking too little of you by now? -> too easy
    - (fitness coach) Bored is fixable. Set yourself a small contest: beat last week by a little on just one day, and take the other days easy.
    - (companion) Boredom can be plain tiredness in disguise, too. If lots of things feel grey right now, not only this, go gently and tell me more about it.
    why: What's always the same stops giving the brain anything to notice. A small change brings the interest back without losing the habit.
    how: List three things you could vary: where, with whom, in which order. Change one of them on the next occasion and leave the other two alone.
    short: Keep the time, change one thing about it.

    == forgot
    label: I keep forgetting
    said: keep forgetting | slipped my mind | didnt remember | cant remember to | never remember | need .. reminder* | totally blanked | completely blanked | only remembered | lost track of | memory .. bad | absent minded | scatterbrained | went out of my head | forgetful | it slips | didnt think of it | didnt cross my mind | out of sight | didnt log | forgot to log | never think of it | remember* .. only/too | remember* .. late/midnight/bed/stuff/never/other | only remember* | didnt/dont/never/cant/couldnt remember* .. do/it/to | didnt/dont/never/cant/couldnt remember* .. log/take/stuff | sieve | memory .. sieve/bad/awful/poor/goldfish/terrible | goldfish memory | memory of a | slip* .. mind | slipped my | out of my head/mind | clean out of | blank every | forgetful* | notification* .. ignore/swipe | sticky note* | post it | walk/walked right past | nothing makes me think | didnt think of | doesnt cross | crossed my mind | wasnt it today | it was today | oh crap | oh shit | oh no .. (today/missed) | missed it again | went clean | keep leaving it | forgot again | head like a | never .. occurs | dont .. occurs | until its too late | realise*/realize* .. bed/night | realise*/realize* .. too late | how can/do/could/should i remember | help me remember | remember to do/go | remember to log/take/drink | slipped me/by | slipped again | (it/then) hit me | too late when i | already in bed/pyjamas/pajamas | in bed when | thinking of it | didnt even (think/remember) | completely forgot/missed/blanked | totally forgot/slipped/missed | had it in my head | out of mind | no reminder | missed/ignored/snoozed .. reminder/alarm/notification | absentminded | where did my head | i keep (missing/overlooking) | escaped me | escapes my mind | never comes to mind | doesnt enter my head | never enters | pops into my head | only pops | went past me | went right past | passed me by | gone from my (head/mind) | missed it completely | ^ forgot $ | ^ just/totally/completely/simply/honestly forgot $ | ^ forgot [again/it] $ | i [just/totally/completely/simply/always/keep] forget/forgot [again/it/to/about] $ | forgot/forget to | forgot/forget (about it/again/yesterday/today/the whole) | keep/kept/always forgetting/forget | forgotten (to/again/about it) | keeps slipping my mind | forgot it | remind me to/every/daily/tomorrow/tonight | could/can/will you remind me to/every/at/tomorrow/tonight
    - Easily done, and easily mended. Tie it to something you never forget, like your first coffee or brushing your teeth, and do it straight after. The old habit becomes the reminder.
    - Then put something in the way. An object in the wrong place, on your pillow or on the kettle, works better than an alarm you'll swipe off.
    - One alarm helps if it comes at a moment when you can act on it. Set it for a time you're usually at home and free, and move it if you find yourself ignoring it twice.
    - (again) It slipped again, so the trigger's too weak. What do you do every single day without thinking, at about the right time? => forgot cue
    - (triage) Forgetting once in a while is normal. Forgetting most days usually means the time's wrong, so let's move it before we add reminders. When are you freest? => best time
    - (companion) Don't be hard on yourself about it, your head was elsewhere. A note where you'll see it at breakfast is enough for tomorrow.
    why: A new habit has no trigger of its own yet. Borrowing one from an old habit saves weeks of trying to remember.
    how: Say it as a sentence: "After I've put the kettle on, I'll do this." Put whatever you need for it next to the kettle tonight.
    short: Do it straight after something you never forget.

    == forgot cue
    label: a cue to remember
    said: what .. cue/trigger | which habit .. attach/tie | habit stack*
    - Good, use exactly that. Do it straight after, in the same spot, every time for the next seven days. Miss one and simply use the next.
    - That'll do nicely as a trigger. Tonight, put what you need right beside it, so that tomorrow you see it before you have to think of it.
    - (wellness coach) That's your cue, then. Say it once out loud as "after this, I do that", and keep the first version so short that you can't argue with it.
    why: The more often cue and action come together, the less you need to think. After some weeks the cue does the remembering.
    how: Cue first, action within a minute, same place. If there's a gap between the two, pick a cue closer to it.
    short: Same cue, same place, for seven days.

    == weather
    label: the weather
    said: foggy/misty outside/out/today/weather/morning | raining | too hot | too cold outside | heat* wave | heatwave | snow* | icy | bad/awful/terrible/horrible/miserable/shitty/crap weather | because of the weather | windy | freezing outside | dark outside | gets dark | dark early | dark .. mornings/evenings | humid | miserable outside | wet outside | minus degrees | winter .. dark/cold | degrees outside | boiling outside | thunder* | slippery | sun .. too strong | too hot to | too cold to | pour*/chuck*/bucket*/piss*/tip*/lash*/hammer* .. down | pour*/chuck*/bucket*/piss*/tip*/lash*/hammer* .. rain/outside | chucking | bucketing | drizzl* | shower* outside | below/above/sub/under zero | heatwave* | hot outside/today/here/out | scorching | sweltering | muggy | humidity | blizzard | sleet | icy/slush* | ice rink | pavement* .. ice/icy/slippery/wet/snow | dark .. at/by/out/when/so | dark .. already/now/early/outside/mornings | already dark | gets/getting dark | pitch black | soaked to | drenched | umbrella | grey and | gray and | gloomy out* | smog | air quality | hay fever | wildfire smoke | too/so hot/cold/wet/windy/icy/humid/dark/muggy | cold .. out | cold .. outside/morning/run/walk | chilly | january .. dark | monsoon | typhoon | hurricane | sun .. hot/burn*/strong/blazing | sunburn | no ac | bad weather | weather | forecast says | its minus | outside is | wet .. roads/outside/day | weather .. bad/awful/terrible/horrible/miserable/stopping/against/sucks | its/is lashing/tipping/pouring/hammering/pissing | tipping it down | in the shade | 30/31/32/33/34/35/36/37/38/39/40/41/42 degrees/outside/c | cold snap | too (bright/sunny) | umbrella* | outdoors .. hot/cold/wet/rain | dark evenings/mornings/nights/afternoons | clocks (went/changed) | sun sets | leaves .. slippery | black ice | sandstorm | heat is | snow up to | up to my knees .. snow | its/was/is/been raining/pouring/snowing/freezing/boiling/stormy/windy/sleeting | (all this/the/that) rain/snow/heat | rain/snow (all day/all week/again/outside/today/tomorrow) | rained off | its/so/too hot/cold/wet/humid/windy out/outside/here/today/for | pouring outside/down | so hot here | weather/heat .. awful/horrible/bad/terrible/rubbish/shit/crap
    - Then have an indoor version ready, so the sky doesn't get a say. Decide now what you'll do on a wet day, ten minutes of something, and you won't have to think about it then.
    - Check the forecast for the next few days and move things around it. Most bad days have one decent hour, and the goal doesn't mind which.
    - Dark and wet months lower most people's drive, so ask for a bit less until spring. Getting outside at midday for ten minutes, even under clouds, helps with the mood as well.
    - (fitness coach) Two plans, one for dry and one for wet, both ready the night before. Wet means indoors, fifteen minutes, done before breakfast.
    - (companion) Grey weeks get under the skin. If all you manage is ten minutes by a window at noon, that's something for today.
    why: Daylight sets the body clock and lifts the mood, and there's little of it about in winter. Even an overcast noon is far brighter than a lit room.
    how: Write one line: "If it rains, I'll do ... at ... in ..." Fill in the gaps once and stick it on the door.
    short: Have an indoor version ready for bad days.

    == travel
    label: travelling
    said: travel* | traveling | travelling | on the road | business trip | work trip | away from home | airport | hotel* | jet lag | abroad | going away | long drive | on a trip | weekend away | visiting .. parents/family/friends | living out of a suitcase | different time zone | road trip | out of town | away for work | staying with my | layover | camping | different country | on the train all | jet lag* | jetlag* | suitcase* | long haul | layover* | airport* | motel | hostel | airbnb | truck* .. stop/stops/driver/driving | driving all | on tour | business dinner*/travel/trip* | client dinner* | away .. from | away .. week/weeks/days/weekend/home/month/work/till/until/while | while away/travelling | while im away | im away | be away | go/going in/to .. country/home/abroad/overseas/india/italy/spain/london/tokyo | go/going back .. country/home/abroad/overseas/india/italy/spain/london/tokyo | went/flying/fly in/to .. country/home/abroad/overseas/india/italy/spain/london/tokyo | went/flying/fly back .. country/home/abroad/overseas/india/italy/spain/london/tokyo | my country | overseas | time zone* | timezone* | visit .. parents/family/brother/sister/friends | stay* .. in laws/parents/brother/sister/friends/sofa | sofa bed | guest room | train .. all | train .. hours/day | in transit | commuting between | work .. abroad | sales trip | trade fair | seminar .. away | tokyo/berlin/paris/london/leeds/dubai .. for | tokyo/berlin/paris/london/leeds/dubai .. week/trip | different hotel | vanlife | flying to/out | flying home | hotels all/for | hotels every | hotel* .. month/week/days/work | for work .. away/travel/hotel/week | stuck at/in hotels/airport | stuck at/in (the airport/a hotel) | new/another/different/foreign city/cities/country/town | commut* (to/between) | roadtrip | train journey | bus ride | hours drive/driving | hours in the car | car all day | driving for/all | driving across | in/to singapore/dubai/china/japan/india/mexico/usa/america/germany/france/spain/portugal/thailand/bali/vegas | in/to new york | red eye | assignment abroad | a trip | flying to/out/home | stuck in hotels | vienna/madrid/rome/paris/lisbon/amsterdam/berlin/london/prague/tokyo/dubai .. for/week/trip/days | next week im in | business class | workshop in | (on a/on the) plane/flight/train/coach | business/work/road/city/school/company trip | going/off/flying away/abroad/overseas | staying/stay/sleeping/im at/with my (in laws/parents/moms/mums/dads/sisters/brothers) | (long/early/red eye/night) flight/drive
    - Travel days are for holding on to what you have. Choose one small piece of it that works in any hotel room, do that, and leave the rest for when you're home.
    - Plan it before you pack. Write down one thing you'll keep up, when in the day you'll do it, and what you won't bother with until you're back.
    - The first day back decides more than the trip does. Put something small in the calendar for the morning after you land, before the washing and the inbox get to you.
    - (again) For this trip too, one small piece at one fixed time, best before breakfast while the day's still yours. Would mornings work where you're staying? -> first step
    - (fitness coach) On trips it's ten minutes in the room each morning, before you look at your phone. It keeps you ticking over, and that's all you need until you're back.
    - (nutritionist) On the road I'd look after water and the first meal: a bottle in the bag, and something with protein in the morning. The rest can be what the place offers.
    - (wellness coach) Call it a maintenance week. Half of the usual, or less, is plenty, and you come home without having to begin again.
    why: Habits hang on places. Take the place away and the habit loosens, which is why the first days back matter so much.
    how: Before you leave: one thing, one time of day, one bag item it needs. The day you're back: the usual version again, at the usual time.
    short: One small piece away, the usual thing the day after.

    == other people
    said: peer pressure | social pressure | cant say no | in laws | they make fun | embarrassed in front of | make/makes/making fun of me | office .. cake/donuts/snacks | he/she keeps bringing/buying/offering | dont want to seem/look .. rude | cant refuse | inlaws/in-law* | at work laugh* | say no .. rude/politely/nicely | how .. say no | offers me | offering me | one .. wont hurt | wont hurt | must sit with | takes it personally | dinner party | hen do | stag do | happy hour | client* .. drink* | pressure from | bad influence | teas* me | weird looks | being/be rude | seem/look/impolite rude | we all eat/drink/smoke/order | they/everyone/everybody all eat/drink/smoke/order | puts/putting/keeps .. my plate | puts/putting/keeps .. on my plate | on my plate cake | team lunch | work lunch | pizza night | friends eat/drink/smoke/order/invite/laugh | everyone else eats/drinks/smokes | girls night | boys night | grandma makes | nag me | laugh at | laughing at | make fun | comments on | comment/comments/remarks .. eat/weight/plate/food | orders pizza | my/the friends/mates/colleagues/coworkers/family (laugh*/laughed/mock*/make fun/made fun/think im) | laughed at me | made fun of me | keeps/keep offering/pushing/tempting/insisting | friends/friend/family/colleagues/colleague/coworkers/coworker/people/everyone/everybody/mates/mate/mother/father/mum/mom/dad/parents/grandma/nan/gran/auntie/aunt/sister/brother/boss/wife/husband/partner/girlfriend/boyfriend/roommate/flatmate/he/she/they .. offer/offers/offering/offered/pressure/pressures/push/pushes/pushing/tempt/tempts/tempting/insist/insists/tease/teases/teasing/nag/nags/nagging/laugh/laughs/mock/mocks/mocking | mother/father/mum/mom/dad/parents/grandma/nan/gran/auntie/aunt/sister/brother/wife/husband/partner/girlfriend/boyfriend/roommate/flatmate/colleague/colleagues/coworker/coworkers/he/she/they .. (in front of me/makes me eat/fills my plate/makes fun/make fun) | mother/father/mum/mom/dad/parents/grandma/nan/gran/auntie/aunt/sister/brother/wife/husband/partner/girlfriend/boyfriend/roommate/flatmate/colleague/colleagues/coworker/coworkers .. (keeps bringing/keep bringing/keeps buying/keep buying/keeps cooking/brings home/always brings/always buys/always cooks) | eat/eats/eating/drink/drinks/drinking/smoke/smokes/smoking .. in front of me | in front of me | colleagues/coworkers/colleague/coworker/people/everyone/husband/wife/mum/mom/partner/friends .. bring/brings/bringing/buys/buying/bakes/baking .. cake/cakes/donuts/sweets/snacks/biscuits/chocolate/cookies/crisps/wine/beer | he/she/they/wife/husband/family/friends/parents/mum/mom wont/dont/doesnt let me | they/kids/he/she wont/never/dont leave me alone
    - That's one of the harder parts, because you can't set it up the way you can set up your own day. Have one short sentence ready, "thanks, I'm giving this a try until summer", and say it before they ask.
    - People around you often push because they think it's a phase. Tell one of them what you're doing and exactly how they could help, and leave the others to get used to it.
    - You don't owe anyone an explanation. A friendly "no thanks, I'm good" and a change of subject does the job nearly every time.
    - (again) It's the same people again, I take it. Ask just one of them for something specific, like not offering it to you this month. Who'd be the easiest to ask? => other people ask
    - (companion) It stings when the people closest to you don't back you up. That's hard to carry alone, and it makes sense that it wears you down.
    - (triage) Sort them into two lots: who'll help when asked, and who won't. Put your energy into asking one of the first lot, and see a bit less of the second while it's hard.
    - (fitness coach) Turn it around and bring someone in. One person who does it with you once a week is worth more than five who approve.
    why: We copy the people around us without noticing. That works both ways, so one ally changes the odds more than a lot of willpower.
    how: Say what you're doing, until when, and what would help: "I'm off this until June. It'd help if you didn't offer." Short, friendly, no reasons.
    short: One short sentence ready, and one person asked.

    == other people ask
    label: what to say to others
    said: how .. ask .. for help/support | how .. tell them | what .. say to them/him/her | what shall [i] say/tell/text/write/answer/reply | a sentence to | wording | word it | phrase it | put it nicely | ask .. for (support/help) | ask my wife/husband/boss/sister/brother/mother/mom/friends/partner/family/roommate | turn down seconds/invitation*/drinks/food | decline .. drink/invitation/offer/food/politely | without .. fight/weird/rude/argument/hurting | tell them straight | request my | script for | excuse for | talk to my .. about | talk to him/her/them .. about | explain .. (to my/to the/to him/to her/to them) | explain to my/the | explain to him/her/them | when someone/somebody/they/people offers/offer/pushes/push/asks/ask/insists/tells | refuse/decline/reject .. politely/nicely/offending/rude/without | say no .. politely/nicely/offending/rude/without | without offending | how to refuse/decline | how to say no | convince my | persuade my | get my husband/wife/partner/kids/family to | talk my husband/wife/partner into | what can i (tell/say) | tell my mother/boss/wife/husband/friends/dad/mom/sister/brother/parents/family .. so | so she/he/they stops/stop offering/asking/pushing | ask my sister/brother/wife/husband/friend/mom for | explain to my | how/what do/should/can/could/would/to/shall [i] tell/ask/explain/say/text/write/answer/reply .. him/her/them/someone/wife/husband/boss/friends/friend/mother/mum/mom/dad/family/kids/people/mates/partner/parents/colleagues | what do/should/can/could/would/to [i] say/tell/answer/reply $ | how do/should/can/could/would/to [i] phrase/word it/that | how would/should/do you/i say/put it/that [to/nicely/then] | how do/should/can i ask [for] | right words | nice/polite/kind way to say/ask/tell/refuse/decline | polite line/answer/reply/excuse | good comeback/excuse | how can/do/should/could i explain/tell/say/break .. it/this/that to | whats/what (a good/the best/is the best) thing/line/way to say/tell/ask
    - Ask them in a quiet moment, away from the table or the party. Say what you're doing and name one thing they could do. One small request is easier to grant than understanding.
    - Keep it to two sentences: "I'm trying this until the end of next month. You'd help me a lot by..." Then let it be; most people come round when they see you mean it.
    - (companion) Start with the person who's kindest to you. You can tell them it's hard, too; that often opens more doors than a good argument.
    why: A clear request gives people something to do. Without one they fall back on advice or jokes.
    how: Pick the moment, say the sentence, thank them the first time they do it. The thanks is what makes them do it again.
    short: Ask one person for one small thing.

    == cravings
    said: crav* | temptation* | tempted | tempting | urge* | want .. so bad* | cant resist | hard to resist | dying for a | keep thinking about .. smok*/drink*/sugar/chocolate/buy* | giving in | weak moment | need a fix | jonesing | i need .. so bad* | need a cigarette/drink/beer/chocolate/smoke | cant stop thinking about | dying for | sweet tooth | would kill for | calling me/my | something sweet/salty/crunchy | smell .. bakery/gets/bread/smoke/food/coffee | strong desire | desire for | almost/nearly had | almost/nearly bought/ate/smoked/drank/put/gave/opened/lit/ordered/caved | nearly gave | shopping cart | add to cart | talk me out | in front of the fridge/cupboard/open | hankering | peckish | munchies | cant stop (thinking/eating) | hungry for | mouth .. water* | salivat* | addicted | could murder | gagging for | one wont | just a/one little/bite/puff/sip/drag/piece | so hard not to | ice cold beer | temptation | need/want/fancy/gimme/craving/dying/murder/kill/love .. sweet/sweets/sugar/chocolate/cigarette/cigarettes/smoke/wine/beer/ciggie/crisps/chips/pizza/cake/snack/cookie/biscuit/vape/joint/donut/icecream | need/want a drink | fancy a drink | could use a drink | packet/bag/bar/box/bottle/pack/cake/cigarette*/chocolate/crisps/fridge/wine .. staring/calling/looking/waiting/whispering | staring at me | so hungry for | thinking/dreaming about/of .. chocolate/cigarettes/wine/food/pizza/sugar/beer | hands off | keep my hands | willpower .. sweets | online shopping | in the shop i | buy everything | sale .. tempt* | biscuit tin | head keeps going | keeps going to the | keep (thinking/dreaming) | really need a | desperate for | cant get .. out of my head | mind .. on food/chocolate/cigarettes/wine | drawn to | pulled to | raid the | vending machine | chocolate/cookies/biscuits/sweets/wine/cake/crisps/cigarettes .. drawer/nuts/crazy/mad/fridge/cupboard | in the drawer | wants a pack/cigarette/drink | body wants
    - An urge climbs for a few minutes and then drops whether you give in or not. Set a timer for ten minutes, leave the room, do something with your hands, then decide.
    - Note what came just before it: hungry, bored, cross, tired, or with certain people. Two or three days of that and you'll see it coming, which is half the work.
    - Make it awkward to get. What isn't in the house at ten at night needs shoes and a trip, and most urges aren't worth the trip.
    - (again) They do come back for a while. Did the ten minutes help last time? -> cravings worked
    - (nutritionist) I'd check food first. Urges bite harder when lunch was small or long ago, so eat something with protein now and look at it again in twenty minutes.
    - (companion) It's strong right now, and it will ease off. You don't have to win the whole evening, only sit through the next ten minutes.
    - (fitness coach) Move. Five brisk minutes, stairs or round the block, take the edge off an urge better than arguing with it does.
    why: Cravings come in waves, mostly set off by a cue. Each time you let one pass, the link between cue and reward gets a little weaker.
    how: Timer on ten, water in hand, other room. When it rings, ask yourself how strong it is from 0 to 10. If it's under five, carry on with your day.
    short: Ten minutes, another room, then decide.

    == cravings worked
    label: a craving that passed
    said: waiting .. helped | urge* .. passed | craving* .. passed/gone
    - Then it's your tool. Use it every time for a week, and note how long the urge really lasts; most people are surprised how short it is.
    - Good to know it works for you. Next, see if you can spot the cue before the urge: a place, a time or a mood that it always comes with.
    - (fitness coach) Then do it again, same ten minutes, and count them this week. Watching that number grow is oddly satisfying.
    why: Every urge you outlast makes the next one a bit weaker, since the cue stops paying off.
    how: Keep a tally on a card: one stroke for each urge that passed. Leave the ones that didn't off it.
    short: Use the ten minutes every time this week.

    == stress
    said: stress* | stressed | stressful | under pressure | so much pressure | deadline* at work | overworked | on edge | frazzled | at my wits end | too much going on | a lot going on | crazy week | rough week | hard week | tough week | tough day | hard day | rough day | bad day | bad week | wound up | cant switch off | cant relax | freaking out | work .. killing me | stressing me | too much stress | going crazy | work .. insane/crazy/hell/nuts | boss .. yelled/idiot/jerk/awful/mad | pressure at work | day from hell | rough one today | horrible day | awful day | terrible day/week | work .. eating/alive/killing/kills/nuts/mad/mental/chaos/pressure | eating me alive | pressured | nerves .. shot/frayed/raw | hell/nightmare of a day/week | shoulders .. up | shoulders .. tight/ears/tense | one of those (days/weeks) | cant/how/to/need/want .. unwind/relax/decompress/chill | cant/how/to/need/want .. switch off | help .. unwind/relax/decompress/chill | help .. switch off | unwind | switch .. off | everything is on fire | under strain | deadlines | argument/argued/row with | shitty/brutal/hectic/manic/awful/horrible/crappy/nightmare/terrible/mad/crazy (day/week) | day/week .. shitty/brutal/hell/nightmare/awful/horrible | grinding my teeth | headless chicken | chaotic at | overload* at work | exams .. rent | divorce papers | moving stress | bad news | head .. off after work | boiling point | about to snap | highly strung | strung out | tearing my hair | pulling my hair | (up/driving) .. wall | drive* me up | drive* me mad/nuts/crazy | cant wind down | (help me/need to) wind down | projects .. (due/deadline*) | due friday/monday/tomorrow/tonight/thursday/wednesday | presentation tomorrow | job/work/office/boss .. driving/pressure/stress*/hell/insane/crush*/burn* | workload | under the gun | stressed out | so stressed | stresses me | the stress | burn out | tension headache | racing around | juggling everything | no peace | hectic | never stops | phone .. ringing | lost my job | money worries | exam stress | a nightmare | work was | from all sides | all sides | too many demands | chasing me | hounding | breathing down | meltdown at work | crunch time | pressure .. work/boss/sides | panic at work | a wreck | nervous wreck | im a wreck | boss wants | wants it all/by | wants it now | by friday/monday/tomorrow and | work/job .. (crazy/mental/hectic/insane/too much) | stress/pressure (at work/at home/at the office) | boss .. nightmare | had a rubbish/bad/rough/long/hard/awful/horrible night/day | rubbish/rough/awful/horrible night | a long day
    - That sounds like a hard stretch. Let the goal shrink until it's over: the smallest version, a few minutes, so that the thread isn't cut and you've nothing to feel bad about.
    - When everything pulls at you, one fixed thing in the day can be a rest. Keep a single small piece at a set time and drop the rest of the plan for this week.
    - Breathing out for longer than you breathe in calms the body within a couple of minutes: in for four, out for six, ten times. It won't fix the week, but it makes the next hour easier.
    - (again) It hasn't let up, then. What could you hand over, postpone or do badly this week? => stress drop
    - (companion) No wonder you're worn. With that much coming at you at once, getting through the day is enough of an achievement.
    - (triage) Three piles: what must happen this week, what can wait, what can be done badly. I'd put your goal in the second or third with a clear conscience.
    - (nutritionist) In weeks like that, meals slip first. Keep breakfast and one proper warm meal a day, and let everything else about food slide until it's quieter.
    why: Under stress the brain goes for what's quick and familiar, so old habits win. Asking for less keeps the new one alive until there's room again.
    how: Pick the two-minute version of your goal, do it at the same time each day, and write nothing else on the list until the week's over.
    short: Keep the smallest version until it's over.

    == stress drop
    label: what to drop
    said: what can i drop | take something off my plate | cut back on something
    - Do that one today, while it's on your mind. One message, "I can't get to this before the 10th", is usually met with a shrug at the other end.
    - Then let it go for this week, without making up for it later. You can pick it up again once there's an evening with nothing in it.
    - (triage) That one first, then. Move it or hand it over today, in a single message, and leave the smaller things alone. One clear gap in the week beats five slightly shorter days.
    why: Too many open tasks keep the mind busy even when you rest. Taking one off the list for good calms it more than doing all of them a bit faster.
    how: Name the person, write two lines, give a date or a no. Send it before you close your phone.
    short: Drop one thing today with a two-line message.

    == weekends
    said: weekdays .. fine/good/easy | during the week .. fine/good | party weekends | fine/good/great/perfect till/until friday | on weekends | the weekend kills/ruins/always/comes | saturday/sunday/weekend* .. rules/routine/structure/discipline/everything/different/harder/worst | weekends | weekend .. harder/hardest/worst/ruins/wrecks/problem/different/undoes/kills/slip* | weekend .. goes wrong | good/fine/great all week .. friday/saturday/sunday/weekend/then/until/but | (fine/good/ok/great) during the week | during the week .. fine/good/ok/great | once/when friday comes/hits/starts/night | fine/good/ok/well/great/perfect .. until/till friday/saturday | weekends/weekend/saturdays/sundays/saturday/sunday/fridays .. hard/harder/hardest/bad/tricky/tough/difficult/problem/trouble/downfall/ruin/ruins/wreck/wrecks/kill/kills/slip/fail/mess/chaos/weak/worst/undo/undoes | hard/harder/hardest/bad/struggle/problem/trouble/slip/fail/lose/worst/overeat/overspend/weak .. weekends/weekend/saturdays/sundays/fridays | every/each weekend .. same/again/fail/slip/ruin/lose/over | come the weekend
    - Weekends have no timetable, so the usual trigger's missing. Give Saturday one fixed point, right after breakfast, before the day takes its own course.
    - Plan the weekend as its own thing, with less in it. One small piece on Saturday morning and a free Sunday is a plan you can keep for months.
    - Decide on Friday what you'll let go and what you'll keep. A treat you've chosen feels good; the same thing as a lapse spoils Sunday.
    - (again) So it's the weekends again. Which part gets you, Friday night, Saturday or the Sunday slump? => weekends part
    - (companion) Weekends are for breathing out, and it's fine if they look different. Keep one small thing that makes you feel looked after.
    - (fitness coach) Saturday, first thing, before anyone wants anything from you. Fifteen minutes, and the whole weekend's yours.
    why: Two loose days out of seven are over a quarter of your time. That's why a good week can end where it began.
    how: On Friday evening, name one time on Saturday and lay out what you need for it. Leave Sunday empty on purpose.
    short: One fixed point on Saturday, right after breakfast.

    == weekends part
    label: which part of the weekend
    said: friday .. worst | sunday .. worst | saturday .. worst
    - Then plan just that part and leave the others. Write down what you'd like to be doing at that hour, who with, and where, and set it up the day before.
    - That's good to know, because it's only a few hours. Put something you look forward to right there, out of the house if you can.
    - (wellness coach) Let's fill only that slot. One arrangement with another person for that hour is the easiest way through, since you won't cancel on them.
    why: Trouble with a goal usually sits in the same two or three hours each week. Changing those changes most of it.
    how: Next time it comes, be somewhere else or with someone else during those hours. See what that alone does.
    short: Plan only the hours that go wrong.

    == evenings
    said: nights are | late night* | at night .. i | at night .. snack*/eat*/smoke/scroll/worst/hard/weak | late .. snack*/eating/scroll* | nighttime | night time | bedtime snack* | by 9 pm | sofa/couch happens/wins/won/calls | watch* .. tv/telly/netflix | between dinner and bed | good/fine/great all day | all day good/fine/great | when the kids are down | when the kids are asleep | when the kids are in bed | once the kids are down | once the kids are asleep | once the kids are in bed | day .. good/fine .. then | day .. good/fine .. until/till | 9/8/7/10 to 11/10/12 | after dark | end of the day | by the end of the day | once .. home | near the kitchen | opens a bottle | hours/time after/between nine/eight/ten/seven/dinner | after nine/eight/ten/seven/9/8 | onto the couch/sofa | couch/sofa/tv .. snack*/nibbl*/eat*/scroll* | night snack*/eating/munchies/hunger | the night is | late in the (day/evening) | before (sleep/sleeping) | when (it gets dark/work is over/dinner is over/im on the) | once (it gets dark/work is over/dinner is over/im on the) | after nine/eight/ten/seven | evenings | every/each/all evening | in the evening* | evening .. worst/hard/harder/danger/weak/chaos/problem | tv/sofa/couch/netflix/telly won/wins | after dinner i | once im on the sofa/couch
    - Evenings are hard because you've used up the day's patience by then. Move the important part to before dinner, and let the evening be easy on purpose.
    - Change what happens in the first ten minutes after you come in. If you sit down, it's over, so do your small piece with your shoes still on.
    - Give the evening a shape: dinner, your ten minutes, then whatever you like. Being clear about where it ends makes it easier to begin.
    - (again) If evenings keep failing, they're the wrong place. Would the morning or the lunch break give you ten minutes? -> best time
    - (companion) By the evening you've given everyone something already, and what's left for you is thin. An easy evening is a fair wish.
    - (nutritionist) A late, tiny lunch makes evenings harder than they need to be. Have something solid around four o'clock and see how tonight feels.
    why: Self-control is poorest when you're tired and hungry, and evenings offer both. Changing the setting works better than trying harder.
    how: Pick the moment you come through the door. Before you sit, do the short version. Then dinner, then the evening's yours.
    short: Do your piece before you sit down.
    == plateau
    label: stuck at the same point
    said: plateau* | no progress | not making progress | not progressing | nothing .. changing/changes/happening/happens | stalled | same number | same as last week/month | no results | not seeing results | not getting better | not improving | flatlin* | hit a wall | not working anymore | going nowhere | wont budge | not budging | same .. for weeks/months | nothing happens | not changing | it isnt working | barely any change | no difference | hasnt changed | hasnt moved | no improvement | never improves | hasnt budged | not getting better/faster/stronger/lower | isnt getting (any/better) | doing everything right | progress .. stopped/stalled/halted/stuck/slow/none/zero/frozen | no .. progress* | stopped/zero/little .. progress* | stagnat* | standstill | at a standstill | levelled/leveled/flat/levelling off | flat line | refuses to move/drop/budge | wont go .. down/up | wont move/drop/come .. down/up | reached a limit | worked at first | no gains | no movement | unchanged | isnt changing | hasnt changed/improved/gone/dropped/grown | havent lost/gained/improved | always at number/weight/figure | always the same number/weight/figure | no matter what i do | weight/scale/number/pace/progress .. stuck/same/stalled/frozen/stopped/flat | months of the same | not losing/gaining .. any | not losing/gaining .. anymore | not losing | cant lose/gain/improve/progress | stay* the same | stays the same | (seems/seem) to have stopped | nothing is/has moved/changed/happened | dropping (anymore/any) | zero progress | budge/budged/budging/budges | nothings changed/changing/happening/moving/working | nothing has changed/moved/happened/improved | changed/happened/moved for weeks/months/three/two | this/it isnt working | stuck at the same | nothing changes | weeks/months .. no difference/change/progress | no difference yet | nothing .. moves/move/moving/grows/improving/dropping/budges | doesnt/isnt/not improving/improve/dropping | (scale/scales/weight/number/numbers/needle/it/time/pace) doesnt/didnt/hasnt/havent/isnt/wont/not move/moved/moving/budge/budged/budging/change/changed/shift/shifted/drop/dropped | hasnt moved/budged/changed/shifted/dropped | (im/i am/ive been/been) stuck $ | stuck at/on/around the same | stuck at/on/around [the] _ kg/kilos/lbs/pounds/lb/stone/steps/minutes/pages/km | stuck at/on/around _ (for weeks/for a week/for a month/for months/for two weeks/for ages/for days) | stuck for weeks/months/ages | stuck .. weight/level/number/plateau | weight/progress/scale stuck | dont see any progress/results/change/difference/improvement | not seeing any/much progress/results/change/difference/improvement | still no change | no change .. weeks/month/months/scale | not getting anywhere
    - Standing still for two or three weeks is normal and says little. Change one thing only, how often, how much or when, give it two weeks, and you'll know whether that was it.
    - Before you change anything, check what you really did in the last two weeks against what you'd planned. The gap's often there, and it's good news, since it's easy to close.
    - Early gains come fast and later ones slowly, with pauses. If a month has passed without any movement, I'd change the plan; after ten days I'd wait. How long has it been? => plateau wait
    - (again) Still stuck. Try the opposite for a week: if you've been pushing, ease off; if you've been coasting, add one more day. Then compare.
    - (level) Compare averages of whole weeks and leave single days out of it. Values like yours swing by themselves, and a flat line can hide a slow slope. Shall we look at the figures? -> numbers
    - (fitness coach) Your body got used to it, which means it worked. Change one dial this week: a little longer, a little harder, or one day more. Just one.
    - (companion) It's disheartening to work at something and see nothing move. What you do still counts on the days the number doesn't show it.
    why: What you do repeatedly stops being a challenge, so progress slows. Also, measurements wobble, and a slow trend needs weeks to show.
    how: Write down how often and how much you did in each of the last two weeks. Pick the weaker of the two, fix that, and look again in fourteen days.
    short: Change one thing, give it two weeks.

    == plateau wait
    label: how long to wait
    said: how long .. plateau | when .. stuck end | a month of nothing | how long .. plateau*/stuck/wait/stall | plateau* .. last/normal/long/end/usually | should/do i .. wait/sit/hold | should/do i .. keep waiting | keep waiting | sit it out | wait .. out | unstuck | weeks/days/month/months .. (same weight/without movement/no movement/of nothing) | no movement | without movement | start moving again | drop again | before i change something | before altering | real plateau | how many weeks of nothing | weeks/days/months/long .. wait | weeks/days/months/long .. (give it/trying something/change something) | be patient | just wait | just (be patient/keep going/carry on) | give it (more/another) | trying something else | before trying/changing/giving | change/try something now/else | normal to (see/have) no | nothing for weeks | nothing for (a month/a week) | no change for weeks | no change for (a month/a week) | how long .. normal .. no | is it normal for/to/that .. same/stall*/plateau*/change
    - Under three weeks, I'd carry on as you are. Over three, change one thing, the amount or the timing, and hold everything else still so you can tell what made the difference.
    - The clock starts from when you last did it properly, week by week. If that's three solid weeks, it's time for a small change. If not, the plan hasn't had its chance yet.
    - (triage) Two questions decide it: was it done most days, and has it been over three weeks. Yes twice means change the plan. Anything else means keep going as you are.
    why: Trends shorter than three weeks are mostly noise. Changing too early means you never learn what worked.
    how: Mark today, choose one change at most, and look again in three weeks. Between now and then, no verdicts.
    short: Wait three solid weeks, then change one thing.

    == slipped
    label: I slipped
    said: slipped | since then nothing | then nothing since | relapse* | binge* | messed up | screwed up | blew it | off the wagon | missed .. day* | missed .. week* | missed yesterday | didnt do it | havent done .. in/for/since | gave in | caved | broke my streak | lost my streak | ate/drank/smoked/spent/bought .. too much | back to square one | havent done anything | didnt do anything | overdid it | went overboard | fell behind | dropped the ball | totally off track | got off track | didnt manage | couldnt manage | ate the whole | ate everything | off plan | off the rails | lapse* | wasnt good today | failed today/yesterday/again | forgot for days | a week since i | back to my old | slipup/slip-up | got drunk | drunk again | pissed last night | did not keep | not keep to it | scroll*/doomscroll*/binged/gamed till/until/all | missed .. (a row/again) | takeaway* twice | broke .. rule/promise/streak/diet/fast | streak/diet/plan .. over | streak/diet/plan .. broken/gone/dead | backslid* | back on/to smoking/cigarettes/old | (started/am) smoking again | weak* last night | lost control | pigged out | stuffed myself | stuffed my face | overate | overeat* | bad (boy/girl) | let it slide | let myself go | been bad/naughty/slack | nothing all week | zero steps/pages/days/sessions/workouts | went to pot | back at it again smoking | not once this/all | not once last | nothing this/all week/month/weekend | nothing last week/month/weekend | i cheated/slipped/failed/caved/relapsed/binged/overate/overspent/skipped/lapsed | bad week/day/night with/for | threw it all | oopsed | wine/beer/cigarette/chocolate got me | got the better of me | blew/wasted .. money/euro/dollars/pounds/hundred/shoes | spent .. too much | i/ive failed/cheated [again/today/yesterday/it] $ | cheated/failed (yesterday/today/again/last night/on it/on my diet) | (didnt/did not) happen | ^ was bad [today/yesterday] $ | ^ i was bad [today/yesterday] $ | i caved | skipped/missed today/yesterday/monday/tuesday/wednesday/thursday/friday/saturday/sunday/it | skipped/missed (a day/a week/this week) | havent/didnt do/done it/anything this/all/today/yesterday | bad day yesterday | i was naughty | ^ no didnt happen | ^ no it/that didnt | ^ i was bad today/yesterday | i was bad $ | i did nothing | did nothing today | had/smoked/lit [a/one/two/three/four/five/another/some/few/just/1/2/3/4/5] cigarette/cigarettes/cigs/cig/fag/fags/smoke/smokes | smoked again | bought .. cigarettes/cigs/smokes | got/had .. (too many beers/too many pints/too much wine/too many drinks) | ate/had/finished/smoked/drank/eaten .. (the whole/a whole/an entire/the entire) pizza/bag/box/pack/cake/tub/bottle/packet/pot/tray | ordered .. takeaway/pizza/burger/kebab .. again/anyway | had .. takeaway/pizza/burger/kebab/mcdonalds/cake .. again/anyway | didnt keep/stick/resist/train | didnt/not keep to it | didnt do/go/run/walk/read/train/meditate/log/save/manage/hit/exercise/practise/practice/study/write .. yesterday/today | didnt do/go/run/walk/read/train/meditate/log/save/manage/hit/exercise/practise/practice/study/write .. (last night/this week/all week) | havent/didnt read/do/done/gone/run/walk/walked/train/trained/meditate/meditated/practise/practised/practice/practiced/study/studied/exercise/exercised/write/written/opened .. day/days/week/weeks/month/months | havent/didnt read/run/walk/walked/trained/meditated/practised/practiced/studied/exercised anything/once/today/yesterday | ^ so much for | missed/skipped .. day/days/lesson*/session*/workout*/week/run/walk/gym/class/times/two/three/yesterday | skipped it | fell off the | fell/fallen .. wagon/track | fell back into | diet/plan/routine/rules/resolution*/everything/went/gone .. out the window | a whole pizza/bag/box/pack/cake/tub of | couldnt resist | couldnt stop eating/drinking/smoking/scrolling/snacking/myself | i failed to | didnt hit my/the/it | ^ i did nothing | did nothing this/all week/day | went off the | broke my diet/streak/fast/promise/rule*/resolution
    - One slip changes very little; what you do next matters more. Go back to the normal plan at the next chance, without making up for it, and leave it at that.
    - Thanks for saying so. Look at it like a detective: where were you, who with, how tired, how hungry. Change that one thing for next time and carry on as usual.
    - Don't make up for it. Doing double tomorrow is how one bad day becomes a bad week. The ordinary version, at the ordinary time, is all it takes.
    - (again) It's happened again, so the plan needs changing, and that's on the plan. Where were you, and what had the day been like? => slipped cause
    - (limit) One over isn't the end of it. The days you kept are still kept, and the next one starts clean tomorrow morning.
    - (companion) That must feel disappointing after all you've put in. It was one moment in a long stretch, and you came here to talk about it, which people who've given up don't do.
    - (fitness coach) Happens to everyone who does this for longer than a week. Shake it off, do the short version today, and go back to normal tomorrow.
    - (triage) If it's still going on, leave the place or put the stuff away. If it's over, nothing's urgent, and tomorrow is an ordinary day. What was going on just before it? => slipped cause
    why: Missing once hardly affects a habit. Missing twice in a row is what undoes it, mostly through the "now it doesn't matter" feeling.
    how: Name the next occasion with day and time. Do the small version then. Don't add anything for the missed one.
    short: Back to normal at the next chance, nothing extra.

    == slipped cause
    label: why I slipped
    said: why .. keep slipping/failing | what made me slip | what triggered
    - That's useful. Plan for exactly that: "next time this happens, I'll..." and something you can do in under a minute. Decide it now, while you're calm.
    - Then let's make that situation rarer or easier, whichever is simpler. Leaving ten minutes earlier, eating first, or telling one person can be enough.
    - (companion) I can see how that led to it. Anybody might have done the same there. Be on your own side when it comes round again.
    - (fitness coach) Good, now we know what beat you. Put one obstacle between you and it, tonight, and the next round looks different.
    why: Slips cluster around the same few situations. A ready answer works because you don't have to think while you're tired or cross.
    how: Write "If ..., then I'll ..." once, with your situation in the first gap and one tiny action in the second. Read it again tomorrow morning.
    short: One ready answer for that exact situation.

    == too hard
    label: too hard for me
    said: too hard | so hard | too difficult | really hard | struggl* | cant do it | cant do this | too much for me | unrealistic | overly ambitious | too ambitious | cant manage | hardest thing | finding it hard/difficult/tough | it is hard | its hard | too steep | too big | not able to | cant cope with .. goal/plan | bit much | cant manage it | cant do .. anymore | too demanding | exhausting plan | suck at this | im struggling | difficult for me | harder than | not easy | never ends | not realistic | never going to manage | dont see how | cant/wont .. manage/reach/cope/achieve/sustain | cant/wont .. (keep this up/do it/do this/do more/make it) | couldnt/cannot .. manage/reach/cope/achieve/sustain | couldnt/cannot .. (keep this up/do it/do this/do more/make it) | agony to | out of reach | beyond .. me/my | beyond .. abilities | beats me | beat me | too hard/tough/difficult/steep/high/demanding/strict/heavy/intense | who can | not possible | im dying | cant go .. hour/day/without | doesnt work .. me | doesnt work .. left/life | nothing left to save | overambitious | over ambitious | unreachable | unattainable | unachievable | unmanageable | too .. for me | not up to it | out of my league | bitten off | bit off more | struggle* | no way i can | never manage | cant hack it | above my level/head/pay | (cant/couldnt) possibly | not doable | not manageable | not feasible | really/so/very/just hard/tough/difficult/heavy/demanding | bit/pretty/quite hard/tough/difficult/heavy/demanding | demands/asks/expects too much | more than i can do | more than i can manage/take/handle | this .. beyond/crazy/brutal/insane/killing | goal/plan/target .. beyond/crazy/brutal/insane/killing | the hardest | wears me out | breaks me | breaking me | i (cannot/cant) | not for mortals | never going to reach | (its/it is/this is/thats/that is/way) too much $ | so/really/very/too/pretty/quite hard/tough/difficult | (cant/can not) keep up $ | ^ thats too much | ^ that is too much | ^ too much $ | way too much $
    - Then it's set too high for now, which says more about the plan than about you. Halve it for two weeks. Once the half feels easy, add a quarter back.
    - Find the hard part. Often it's only the start, the timing or one certain day, and the rest is fine. Which bit do you dread? => too hard part
    - A goal should stretch you a bit and still happen on a bad day. If you manage it on fewer than half the days, make it smaller until you hit four out of five.
    - (again) If it's still too hard at half, go down to what feels almost silly, two minutes or one piece. You're building the turning up; the amount comes later.
    - (behind) Being behind makes each day look bigger than it is. You could give yourself more time, or a smaller target, and both are fair. Shall we see what the numbers would look like? -> numbers
    - (fitness coach) Hard is fine, too hard gets you nowhere. Cut it by half today, do it clean, and build from there by about a tenth a week.
    - (companion) It sounds like it's been a real struggle. You're allowed to make it lighter; that isn't the same as giving up.
    why: Success most of the time is what keeps people going. When more than one try in three or four fails, most stop trying.
    how: Take today's amount, halve it, and do that for fourteen days. Raise it only after a week in which you managed at least five days.
    short: Halve it for two weeks, then add a quarter.

    == too hard part
    label: the hardest part
    said: hardest part is | the hard part | worst part is | i dread
    - Then we only have to mend that. Make that one part shorter, easier or somebody else's, and keep the rest as it is for this week.
    - Good to have it pinned down. Prepare that part the evening before, so that when it comes all that's left is to do it.
    - (wellness coach) Let's aim at just that. Do it first and only for five minutes on the next occasion, and note how bad it was from 0 to 10. It's often lower than you'd guess.
    why: One sticky spot makes the whole thing look steep. Smoothing that spot changes more than trying harder at everything.
    how: Name the spot, take away one step from it tonight, and try it tomorrow. Change nothing else until the weekend.
    short: Mend the hard part, leave the rest.

    == too easy
    label: too easy for me
    said: too easy | very easy now | piece of cake | no challenge | need .. challenge | not challenging | could do more | want to do more | raise the bar | raise .. target | increase .. target/goal | harder goal | bump it up | step it up | level up | next level | more ambitious | could do .. more | way more than that | not hard enough | double it | doddle | easy peasy | walk in the park | childs play | no sweat | aim higher | set too low | unchallenging | up the target/goal/number/ante | without trying | straight .. raise | underwhelm* | not enough for me | next step up | passes like nothing | effortless* | no effort | too simple | whats the next thing | im way over | im way under/above/past | already way over | already way under/above/past | raise/increase/double/bump .. it | raise/increase/double/bump .. target/goal/number/bar | bore* .. easy | could do (this/it) all day | underchallenged | ready for more | stretch me | push me further | what else can i add | twice that | do .. double | kids stuff | childsplay | undemanding | barely a challenge | more/bigger/need/want .. challenge | a challenge | (its/thats/was/way/this is) so easy | too easy for me | could do .. more/double/twice/extra | could manage/handle/take .. more/double/twice/extra | barely/hardly/without .. sweat/effort | goal/target/number/limit .. too low | lets up it | make it harder/tougher/bigger | could do .. (eyes closed/in my sleep) | dont/doesnt/hardly/barely feel/feels .. effort | did more than planned/asked | want/need more (of a challenge/challenge/from this) | i want more $ | finished/hit .. (by lunch/by noon/before lunch/before noon/before breakfast)
    - That's a good sign. Put it up by about a tenth and stay there for two weeks. If it still happens on your worst day, go up again.
    - Nice place to be. You could add more of the same, or leave the amount alone and do it better. The second keeps it interesting for longer.
    - If it's easy on the good days only, keep it where it is for another week. If it's easy on bad days too, it's time to go up. How are the bad days? => too easy raise
    - (reached) You've done what you set out to do, so you may stop here as well. Otherwise pick a target that's a bit uncomfortable, with a new date.
    - (fitness coach) Then let's go up, ten percent from Monday. Hold it for two weeks before you ask me for more.
    - (ahead) You're ahead, so there's room. Raise the amount a little, or keep it and finish early. Which appeals more? => too easy raise
    why: What stays easy stops building you up. Raising in small steps keeps it challenging without breaking the habit.
    how: Add about a tenth to the daily or weekly amount. Two weeks. Then look at how many days you kept: five of seven or better means you can go up again.
    short: Up by a tenth, hold for two weeks.

    == too easy raise
    label: how much to add
    said: how much more | by how much .. raise/increase
    - If even the bad days go well, add a tenth from Monday and keep it there for a fortnight. On the other hand, if they're a struggle, give it another week first.
    - Right. Let the worst day of the week decide: if you can keep the new amount on that one, it's the right size.
    - (fitness coach) If the bad days hold, it's ten percent from Monday for two weeks, with no heroics on day one. If they don't, stay where you are and sleep more.
    why: Increases of about a tenth give you time to adapt. Bigger jumps feel great for three days and then cost you a week.
    how: Work out a tenth of what you do now, add it, round it to something simple. Two weeks at that.
    short: A tenth more from Monday.

    == self doubt
    label: doubting myself
    said: cant do anything | not good enough | im not able | dont think i can | doubt myself | not sure i can | im a failure | im useless | hopeless case | not cut out | never manage | never going to make it | i always fail | always quit | always give up | never stick/finish | no self discipline | not disciplined | cant stick to anything | whats wrong with me | im terrible at | im so bad at | im rubbish | im an idiot | hate myself for | not the type | impostor | am i capable | will i ever | too old for | suck at | i suck | nothing ever works | never works for me | why cant i | i never manage | i never finish | everyone can but me | no confidence | dont trust myself | dont believe in myself | think i can do it | nobody likes me | i hate myself for | not smart enough | never good enough | like a failure | feel like a loser | nothing works for me | never been able to | dont think .. able | dont think its possible | never going to | too old for this | not that kind/type/sort of | kind/sort/type of person | incapable | doubt .. can/me/i | doubt .. capable/myself/able | i doubt | everyone/everybody/others .. except me | except me | gonna/going to fail | im .. stupid/dumb/useless/weak/hopeless/rubbish/terrible/awful/failure/loser/idiot/pathetic/incapable | willpower of a | who am i kidding | kidding myself | my whole life | all my life | (start/begin) things and | people like me | ever make it | never make it | never been good/able/sporty/disciplined | not smart/strong/clever/good/talented/disciplined/sporty/made enough | not made/built/cut for | not sporty/clever/smart/strong/talented/disciplined | self esteem/confidence/worth/belief | low confidence | believe in (me/myself) | no faith in | imposter | waste of space | im .. fail | fail .. again/everything | fail .. this too | always fail* | i fail at | ill (never/fail) | i never/always .. finish/manage/stick/quit/fail/stop/drop | lost cause | whats the matter with me | why am/cant i .. so/do | why am/cant i .. bad/weak | for 20 years | bad at this/it | bad at everything/languages/sport/math | see anything/things/it through | dont see/finish/complete/follow/carry/stick/keep .. anything/things/up | dont see/finish/complete/follow/carry/stick/keep .. through | never see/finish/complete/follow/carry/stick/keep .. anything/things/up | never see/finish/complete/follow/carry/stick/keep .. through | not made for | not the (sort/kind) | not my thing | made for this | born lazy/fat/weak/unlucky | i just cant do | (other/normal) people can | beyond help | never succeed* | never succeed | i lack | i dont have what it takes | what it takes | have it in me | let myself down | its just who i am | thats just me | no talent | talentless | worst at | not worthy | dont deserve | slow learner | out of shape | doubt ill | doubt (i will/i can/ill ever) | (dont think/not sure) ill | (dont think/not sure) (i will/i can/ill ever) | ill ever manage | ever manage | will never manage | hopeless (case/at) | i always mess | nothing i do | not my (strength/forte) | i cant do anything right | never get (there/it right) | stick to a single | stick to one | never finish* | never finished | why would this/it be different | why would now be different | why cant i (do/even) | why am i bad/weak/useless | why am i like this | always/never .. start/finish | start/starting and never | i always/never (quit/finish/give up/manage) | never finish | started and stopped | always do this to myself
    - That's a hard way to talk about yourself. Most people who manage something like this tried several times first, and what changed was the plan.
    - Doubt is part of doing anything new. You don't need to believe in the whole of it, only that you can do the next small piece. That one's in reach.
    - "Always" and "never" are rarely true. Think of one thing you did stick with for a year, a job, a friendship or a pet. Whatever helped there might help here. What was it? => self doubt strength
    - (again) You've been tough on yourself in this chat. If a friend told you the same, what would you say to them? => self doubt strength
    - (companion) I'm sorry it feels that way. You're here, trying, on a day when you don't believe in it much. That takes more than doing it on a good day.
    - (fitness coach) Nobody's asking you to do all of it. If you can do five minutes, you can do this, because that's all it's ever made of. Shall we find you five minutes for today? -> first step
    - (ahead) Your figures tell another story: you're ahead of where you need to be. You may doubt it and still be doing well, both at once.
    why: Confidence follows from having done something. Small things you've said you'd do and then did repair it better than pep talks.
    how: For one week, promise yourself something so small that you can't miss it, and do it. Seven kept promises change how you talk to yourself.
    short: Keep one tiny promise a day for a week.

    == self doubt strength
    label: what I am good at
    said: what am i good at | my strengths
    - Hold on to that one. It came from you, in a harder moment than this, and you can borrow it again here.
    - That's worth more than any tip of mine. Whatever made it work then, people, place or a fixed time, see which of those you could bring in here.
    - (companion) Thank you for sharing that. Say the same to yourself once today, in the same tone. You've earned it as much as they would.
    why: How you managed something before is the best guide to how you'll manage the next thing, better than general advice.
    how: Write down in one line what helped back then. Bring exactly that into this week, in the smallest form.
    short: Borrow what worked for you before.

    == sore
    label: sore muscles
    said: sore | soreness | stiffness | aching muscles | muscle* .. ache*/tired/stiff | my legs/arms/back .. ache*/stiff/heavy | doms | achy | everything hurts after | sore after | muscles hurt | cant walk after | hurts to sit | legs .. jelly/dead/heavy | stiff neck | cant/couldnt lift/raise/bend/move/sit/walk/climb .. arm*/leg*/knee*/stairs/neck/back | calves/calf/thigh*/quads/legs/arms/shoulders/hamstring*/glutes/butt/bum/abs/muscle*/back/shins/feet/hips .. screaming/fire/hurt*/ache*/pain*/sore/stiff/tight/heavy/killing/dead/burn*/tender/jelly/concrete/lead | sore/stiff/tight/heavy/aching/achy/painful/tender/burning/dead .. calves/thigh*/quads/legs/arms/shoulders/hamstring*/butt/bum/abs/muscle*/back/shins/hips | pain of .. calves/thigh*/quads/legs/arms/shoulders/hamstring*/butt/bum/abs/muscle*/back/shins/hips | aching | everything hurts | body hurts/aches | pain .. muscle*/gym/workout/training | muscle ache/pain/soreness | walk like a cowboy/duck/penguin/grandma/robot | walking funny | hurts .. stairs/sit/loo/laugh/move | went .. hard on | overdid .. gym/run/hill/yesterday | tight hamstring* | knots in | foam roll* | second day after | feel .. legs from | hobbl* | legs/arms/back/calves/thighs/quads/shoulders/feet/knees/abs/glutes/neck/body/hips are/is killing/dead/broken/wrecked/sore/stiff/heavy | legs/arms/back/calves/thighs/quads/shoulders/feet/knees/abs/glutes/neck/body/hips are/is on fire | dead from | dead after | killing me from | killing me after | from the squats/lunges/run/gym/workout/hike/bike | from the push ups | cant get up | hardly/barely climb/walk/sit/move | hardly/barely get up | up the stairs after | stairs after | day after (leg/the) | stiff/sore/ache/aches from | stiff/sore/ache/aches after/since/today | delayed onset | recovery from (the/leg) | hardly/barely .. up/climb/walk/move .. stairs/after | stiff/sore from | stiff/sore after/since/today
    - A bit of soreness a day or two after something new is normal and gone in three or four days. Go easy, keep moving gently, and leave the hard stuff until it's settled.
    - Easy movement helps more than lying still: a ten-minute walk, some slow stretching, a warm shower. If it hurts sharply, swells, or lasts longer than a week, have it looked at.
    - (fitness coach) Sore is fine, sharp isn't. Light movement today, the same again tomorrow, and back to normal when stairs don't make you wince.
    - (companion) Your body's letting you know it did something. Be kind to it today, something warm and an early night.
    - (nutritionist) Eat normally, with some protein at each meal, and drink enough. No powder shortens it by much; sleep and a day of easy movement do more.
    why: Unfamiliar work causes tiny damage in the muscle, and the repair makes it stronger. That's felt most after one to two days.
    how: Today: ten minutes' easy walking and a warm shower. Tomorrow: the same. Back to usual when it's clearly fading.
    short: Easy movement until it fades, three or four days.

    == cold
    label: being ill
    said: have a cold | caught a cold | got a cold | im sick | i am sick | feel/feeling/been/being/was/got sick | im ill | feel/feeling/been/being/was/fell/am ill | flu | fever | fever* | upset stomach | sore throat | runny nose | stuffy nose | cough* | under the weather | feeling poorly | feel poorly | not feeling well | dont feel well | unwell | covid | stomach bug | sniffles | head cold | feeling rough | bit sick | sinus* | nose .. runny/blocked | throat .. hurts/sore | coughing | sneezing | headache and | throwing up | nauseous | tummy/stomach/belly bug/ache/flu/upset | tummy | nose .. blocked/running/runny/stuffed | blocked nose | caught .. something | caught .. cold/chill/bug/flu | bronchitis | tonsil* | antibiotic* | influenza | phlegm | achoo | vomit* | puk* | diarrh* | food poisoning | bedridden | man flu | contagious | coming down with | in bed sick | im down too | so/really/very/still ill | quite ill | ill since | ill in bed | (throwing/threw) up | throw up | cough | flu* | shiver* | aching all over | lost my voice | ear infection | earache | pneumonia | strep | hoarse | congested | congestion | doctor signed me off | off sick | sick leave | recovering from | after covid/flu | after (a cold/being sick) | tested positive | feel grotty | ropey | medication for my cold | ^ ive a cold | a cold
    - Get well first. Rest, drink plenty, and let the goal wait; a week off costs hardly anything. Start again at about half once you've had a day without symptoms.
    - With fever, a chesty cough or aching all over, rest fully. With nothing more than a runny nose, a light version is fine if you feel like it. See a doctor if it gets worse or drags on past ten days.
    - Poor you. Count these as days off, and choose now what the first small thing will be when you're better, so coming back is easy.
    - (companion) Oh no, I hope it passes quickly. Nothing's asked of you today. Tea, bed, and somebody who brings you soup if you can arrange it.
    - (fitness coach) Above the neck, easy is all right. Below it, or with fever, full rest and no arguing. Fitness lasts two weeks without you.
    - (nutritionist) Fluids are the main thing: water, tea, broth. Eat what goes down, and don't worry about the rest of it this week.
    - (triage) Fever over three days, trouble breathing or getting worse after it got better, then see a doctor. Otherwise rest and drinks, and your goal can wait.
    why: The body fights better when it isn't training, fasting or short of sleep. What you lose in a week is back within another.
    how: Rest until you've had one full day without fever and aches. Then half the usual for two or three days, and then as before.
    short: Rest until well, then half for three days.

    == cost
    label: what it costs
    said: expensive | afford | cant afford | too much money | dont have the money | free option/alternative/version | low budget | on a budget | pricey | save money on | worth the money | without spending | no money | gym .. expensive | too poor | cost me | costs .. much | no money for | no cash | broke right now | cheaper | dont have .. money | havent got .. money | dont want to spend/pay/buy | free way/version/option/app/apps/alternative/stuff/trial/gym | for free | cant/dont spend | cannot spend | spend much | overpriced | daylight robbery | rip off | ripoff | student budget | no paying/money/spending/cost | without paying/money/spending/cost | out of work | on benefits | how much .. cost/money/pay | money .. tight/short/problem/lack | tight budget | low income | costs/wants/charges/charge .. month/year/week | euro/euros/dollars/pounds/quid/bucks .. for/too/just | euro/euros/dollars/pounds/quid/bucks .. month/seriously | cant/dont/wont pay | doesnt/didnt cost | does not cost | cost anything | too/so/very expensive/pricey/dear | pretty expensive/pricey/dear | is/are there free/cheap/cheaper | low cost | cheaply | spend that | that much (for/on) | can i do it/this free/cheap/without | money for | inexpensive | second hand | used ones | library card | freebie | too/so/very/pretty expensive/pricey | cost* .. (too much/a lot/fortune) | how much .. cost | cant/dont/wont .. afford | without/not .. spending/paying | cheap/cheaper/free way/version/option/alternative/app/gym/stuff | costs money
    - You can do nearly all of this without spending anything. Start with what's in the house, and think about buying only after four weeks of doing it.
    - Money isn't what makes it work, doing it regularly is. Libraries, parks and a borrowed thing from a friend cover more than you'd think.
    - If you want to spend on one thing, spend on whatever takes away the excuse you use most. Leave the rest on the shelf for a month.
    - (triage) Order matters here: free first, borrowed second, second-hand third, new last. Most people never get past the second.
    - (nutritionist) Good food needn't cost much: oats, eggs, beans, lentils, frozen vegetables, whatever fruit's in season. That's most of a decent week.
    - (again) Still the money, then. Take the one thing you thought you'd have to buy and do without it for two weeks. If you don't miss it, that's settled. What would it have been? => gear
    why: Buying feels like progress, so it often replaces it. Those who begin with little waste little if they change their mind.
    how: Write down what you think you'd need. Cross out what you have, could borrow or could skip. Live with the rest for four weeks before buying.
    short: Start with what's in the house.

    == starting
    label: how to begin
    said: how .. start/begin | how .. get started | where .. start/begin | getting started | just starting | new to this | beginner* | never done this | want to start | going to start | about to start | im ready to start | how do i get into | first time doing | start over | start again | starting over | get back into | getting back | back on track | want to begin | ready to begin | day one | day 1 | first day | how .. get going | where would i start | help me start | start from scratch | ease into | dont know how to (start/begin) | dont know where to (start/begin) | not sure how/where to (start/begin) | no idea how/where to (start/begin) | where the hell do i start | can i start today/tomorrow | havent got a clue where | newbie | new to this/it | new to running/meditation | noob | never/havent .. exercised/run/meditated/done/tried/lifted .. before/life | never exercised | novice | rookie | how/where/what .. begin/start/commence | how/where/what .. go about | how do i go about | go about it | way in | easiest way | starting from/out | starting point/today/tomorrow/again | clueless | back (at it/into it) | take up .. again | taking up | want/like .. begin/start | want/like .. (get into/take up) | wish .. begin/start | wish .. (get into/take up) | would like .. begin/start | would like .. (get into/take up) | get into | first week/day/time .. what/how | pick .. up again | where to start | where do you start | how does one (start/begin) | getting going | from zero | kick off | getting into | total beginner | about to quit/start/begin | get/getting going with | get/getting going again | where does one | how/where does one begin/start | never did/had .. this/it | never did/had .. sport/exercise/before | never done/tried .. this/it | never done/tried .. sport/exercise/before | start/begin slowly/small | from zero/nothing/scratch | after/since a pause/break .. going | after/since a pause/break .. start/again | after/since years pause/break .. going | after/since years pause/break .. start/again | after/since a long pause/break .. going | after/since a long pause/break .. start/again | take (it/this) up | first (timer/steps) | how do/would/can/should i/one/you start/begin | total novice/newbie/amateur | complete (beginner/novice) | absolute (beginner/novice) | couch to | im new | how do/should/can/would i start/begin [this/it/again] $ | where do/should/would i/we/you start/begin | dont know where to start | new/beginner (here/to this/at this)
    - Start smaller than you think you should. Choose a version that takes five to ten minutes, fix a time right after something you do anyway, and do just that for a week.
    - Three things are enough to begin: what exactly, when, and how you'll know it's done. Say them in one sentence, and the first try can be today. Shall I suggest a first step? -> first step
    - The first two weeks are about turning up. Let the amount be ridiculously low, and raise it once you don't have to think about it anymore.
    - (again) You've everything you need to begin, so choose a time today, within the next few hours, and do five minutes of it. Then tell me how it went.
    - (fitness coach) Don't plan for a week, go today. Five minutes, easy, before dinner. Tomorrow the same. We'll sort out the details once you're moving.
    - (triage) First where you are now, then where you want to be, then one thing to change. Most people skip the first, so write down three ordinary days before you change anything.
    - (companion) It's nice that you're thinking about it. There's no rush; pick a day this week that looks calm, and take one small step then.
    why: Small beginnings get done, and having done it is what makes the second time likely. Big starts mostly feed the first three days.
    how: Write: "After ..., I'll do ... for ... minutes." Fill it in so that you could manage it even on a bad day. Do it seven times, then look again.
    short: Five to ten minutes, after something you do anyway.

    == first step
    label: something for today
    said: first step | next step | what .. do today/now/tonight/tomorrow | what now | so what do i do | give me something to do | small step | where do i go from here | what next | give me .. task | whats my move | tell me what to do | small task | quick thing | what can i do right now | what do you suggest | what should i try | give me a task | one small | what to do today | dont know what to do | not sure what to do | no idea what to do | what am i supposed to do | just tell me what | whats my/the task/move/mission/next/first/homework | next move | so what now | what first | a tiny thing | tiny thing | one action/step/move | concretely | concrete | something .. right now | i have .. minutes/hour .. now/use/free | ten/five/10/5/15/20/30 minutes .. what | ten/five/10/5/15/20/30 minutes .. now/free/spare/use | what can i try | what can i get done | do now/today/tonight/tomorrow | homework for | assign me | give me an/a/one/something .. thing | give me an/a/one/something .. task/action/exercise/step | where do/should i go now | where do/should i begin now | right this (minute/second) | whats next for me | tell/give/suggest/name me one thing | just one thing | in the next hour/half/ten/few/30/thirty | one thing for | one thing today | one thing (to do/i can) | tell/give me one/a/something .. do | tell/give me one/a/something .. today/now/tonight | what can/could/should i do in/this | what can/could/should i do right/now/today/tonight/before | right away | to do today | small thing to do | one thing to do | tell/give me .. today/now/tonight | what can/could/should i do this | what can/could/should i do now/today/tonight/before | what can/could/should i do right now | what/whats exactly .. do | what/whats exactly .. tonight/today/now | good thing to do | thing to do now/today/right | do right now | smallest thing | i have _ minutes | ive got _ minutes | one thing i could/can/should do | whats one thing
    - Today, take ten minutes after your next meal for the easiest part of your goal. When the ten minutes are over you're done, however far you got.
    - Choose a time for tomorrow and get everything ready for it tonight. When it comes, begin within a minute, before you've had time to discuss it with yourself.
    - Do the part you've been putting off, for five minutes, right after you close this chat. It's the getting going that counts today.
    - (again) A different one, then: tell one person today what you're going to do and by when. It takes two minutes and makes tomorrow's part more likely.
    - (no number) Pick one ordinary thing you'd do if you were already there, small enough for today, and do it before dinner.
    - (limit) Today, find the hour when it's hardest, and fill just that hour with something else, out of the house or with your hands busy.
    - (fitness coach) Ten minutes, today, before dinner. Get ready now, so there's nothing left to decide later.
    - (companion) One gentle thing for today: choose the smallest piece you wouldn't mind doing, and let that be plenty.
    - (triage) First the thing that's in the way. Spend ten minutes today removing one obstacle, and only then think about doing more.
    why: A step with a time and an end gets done far more often than an intention. It also tells you quickly what's in the way.
    how: Time, place, and the first move: "Tonight at seven, at the kitchen table, I'll..." Stop when ten minutes are over.
    short: Ten minutes after your next meal.

    == habit
    label: making it a habit
    said: make it stick | stick to it | stick with it | consistent* | consistency | keep it up | keep going | keep at it | keep doing it | long term | on autopilot | stay on track | not give up | follow through | keep this going | stay consistent | stick with | stay motivated | every day without | second nature | lasting change | make it last | part of my day | not just for a week | dont know how to keep/stick | need structure | need a routine | no routine | no structure | never becomes a habit | not a habit yet | keep/stay/stick/carry .. up/with/at/on/going .. it/this | keep/stay/stick/carry .. up/with/at/on/going .. long/month | keep it going | stay with it | drop .. after the/a first/month/week/few | daily rhythm/practice/routine/ritual | regular thing | regular practice/basis | becomes/become .. automatic/normal/natural | becomes/become .. second nature | make .. last/stick/permanent/automatic | consistant | persever* | not drop/stop/lose/quit it | 21 days | 66 days | ingrain* | every day .. how | every day .. without/keep | fade*/fizzle*/dies/die .. out | fade*/fizzle*/dies/die .. after | after two/three weeks .. stop/drop/lose/fade | after a few weeks .. stop/drop/lose/fade | never last* | ever last* | i always stop after | cant keep .. routine | (daily/everyday) life | into my life/day/routine/days | part of my life/day/routine/days | i drop/quit/stop/lose it after | i drop/quit/stop/lose everything after | always drop/quit/stop/lose it after | always drop/quit/stop/lose everything after | then i drop/quit/stop/lose it after | then i drop/quit/stop/lose everything after | drop everything | drop* (it/off) after | after some weeks/days/months .. drop/stop/quit/lose/give | after two/three weeks/days/months .. drop/stop/quit/lose/give | after (a few/a couple) weeks/days/months .. drop/stop/quit/lose/give | fall* (off/away) after | get/getting/make .. habit/routine/automatic/normal/regular | become/turn .. habit/routine/automatic/normal/regular | keep doing | do it daily/regularly | do it every day | doing it daily/regularly | doing it every day | keep this up | keep on | stay on it | stay on top/course | maintain it/this/the | into my daily | after two/three/few/some .. weeks/days/months .. drop/stop/quit/lose/give | lasts/lasting/lasted .. longer/week/month | makes it last | routine* .. stick/keep/build/make | build/make/keep/form .. habit/routine | make/get it automatic/stick | daily/regular routine/rhythm/habit | feel/feels natural | doesnt feel natural
    - Same time, same place, straight after something you already do. Keep it so small that you'd do it on a bad day, and don't raise it until you've stopped thinking about it.
    - It takes about two months on average, for some people three weeks and for others most of a year. Missing a day doesn't set you back; missing a week does.
    - Make the good thing easy and the other one awkward. What's in sight and ready gets done; what's in a cupboard behind a password doesn't.
    - (again) You've got the cue, now protect it. Plan today what you'll do on the next day when it can't happen as usual, a short version in another place.
    - (fitness coach) Turn up first, get good later. Three fixed days a week, same hour, no negotiating on those three.
    - (companion) Let it be something you look forward to a little. A habit that feels like care lasts longer than one that feels like an order.
    - (wellness coach) Give it a fixed spot in the day and a tiny reward at the end, even just ticking it off. Which moment of your day is most reliable? => forgot cue
    why: Repeating the same thing in the same setting slowly hands it over to the part of the brain that runs on cues. Studies find a median of roughly 66 days.
    how: "After ..., I'll ..." in the same spot. Seven days at the small size. If you hit six of seven, keep it there for another week before you add anything.
    short: Same time, same place, small enough for a bad day.

    == tracking
    label: keeping track
    said: log* it | how .. measure | keep .. record | write it down | journal it | spreadsheet | how often .. check/weigh/measure | how do i know if | keep count | write down | hate logging | hate tracking | sick of tracking | write everything down | have to write | need to log | have to log | do i need to count | weigh/measure every day | keep track | app to track | dont know how to (track/measure) | no idea how to (track/measure) | writing/write/note/jot/noting .. down/it | writing/write/note/jot/noting .. everything/calendar/notebook/book | logging | keep* .. record/count/track/tally/diary/score/eye | record keeping | tally | spreadsheet* | bullet journal | tick* .. off | tick* .. box*/calendar | app* .. log*/track*/count* | step counter | pedometer | scale .. (accurate/right) | weigh everything/myself/food | weigh* .. every/daily/often | know .. progress/improving/working | control/check/see/tell .. progress/improving/working | how .. know .. progress/working/improv* | how .. tell .. progress/working/improv* | numbers .. crazy/mad/obsess* | obsess* .. numbers | minutes or pages | which metric | metric* | too much faff | count* (every/everything) | note it/down/my/the | note every/each | note/record/write/log/list down | note/record/write/log/list every/each | simplest/easiest/best way to keep/track/count/log/record/measure | every/each glass/step/calorie/cigarette/penny/minute/page | do/should i (have to/need to) note/log/record/count/write/track/weigh | must i (have to/need to) note/log/record/count/write/track/weigh | a record | progress bar | before and after | use/keep a journal/diary/notebook/list/chart | every/each glass/calorie/cigarette/penny/page | way to keep/track/count/log/record/measure | keep/keeping track [of] | tracking | tracker* | track/log/measure/count/record it/this/that/my/them/everything | how do/should/can i track/measure/log/count | write/writing it down | calorie counting
    - Keep it as simple as you can: one number or one tick a day, at a fixed moment. What takes longer than ten seconds gets dropped in the second week.
    - Measure what you do before what comes of it. You decide whether you turn up; results follow late and wobble on the way.
    - Look at it once a week, on the same day, for five minutes. Daily values jump about, and weeks tell you whether it's working.
    - (again) If keeping count is getting on your nerves, do it for one week in each month. That's enough to see where you stand.
    - (companion) You don't have to count everything. One word a day on how it went can tell you just as much, and it's kinder.
    - (fitness coach) Write it down the minute you've finished, before the shower. Numbers you fill in on Sunday from memory are fiction.
    - (no number) There's no number in this goal yet. Something like "four days a week" or "ten minutes a day" would show you how it's going. Shall we find one? -> good goal
    why: People who keep track change more, largely because they notice earlier. It only works as long as the tracking is easy.
    how: One moment (say, brushing your teeth at night), one value, ten seconds. On Sundays, look at the week as a whole.
    short: One number a day, one look a week.

    == gear
    label: what I need for it
    said: gear | equipment | which app | what app | gadget* | which watch | smartwatch | fitbit | apple watch | garmin | which product* | shoes should | what to buy | need special | do i need .. app/watch | dont have .. equipment/gear/weights/bike/shoes | buy/purchase/invest .. mat/shoes/watch/band*/scale/scales/bottle/treadmill/bike/weights/dumbbell*/app/lamp/mask/pillow/kindle/headphones/blender/tracker/device/glasses/blanket/bench/poles/pan/notebook/cushion | resistance band* | smart/fancy/kitchen/bathroom scale/scales/watch/bottle/ring | light/blue/sad lamp/glasses | light/blue/sad light glasses | calm app | air fryer | gadget | worth it .. watch/app/shoes | worth buying .. watch/app/shoes | worth the money .. watch/app/shoes | which shoes | what shoes | any good brand/model/app | what to wear | standing desk | notebook or app | do i need special/new/proper/expensive/professional | need/needed .. equipment/gear/app/watch/tracker | which/what/best/good/any app/apps/brand/watch/tracker/device | get/need/want/have a/an/new/some/any/the/special/proper/good mat/shoes/band*/scale/scales/bottle/treadmill/weights/dumbbell*/app/lamp/mask/pillow/kindle/headphones/blender/tracker/smartwatch/poles/cushion | get/need/want a/an/any new/good/proper/special/fitness mat/shoes/band*/watch/scale/scales/bottle/treadmill/bike/weights/dumbbell*/app/lamp/mask/pillow/kindle/headphones/blender/tracker/device/poles/cushion | should/do/can/must i buy/get/need .. mat/shoes/watch/band*/scale/scales/bottle/treadmill/bike/weights/dumbbell*/app/lamp/mask/pillow/kindle/headphones/blender/tracker/gear/equipment/poles/cushion | need to buy anything/something/shoes/gear/equipment | which/what/any .. app/apps/brand/shoes/tracker/mat/device | good/best .. app/apps/brand/shoes/tracker/mat/device | recommend* .. app/shoes/watch/brand | buy .. shoes/mat/watch/app/weights | need/get/which/buy .. water bottle | buy anything for (it/this) | anything i (should/need to/must) buy
    - You need less than the shops suggest. Begin with what you have for four weeks; after that you'll know precisely what's missing.
    - Anything that's quick to use and already to hand is good enough. A watch or an app is fine if you like figures, and paper does the job as well.
    - Buy for the habit you've got and never for the one you'd like. If you still want it in a month, it's probably worth it.
    - (fitness coach) Nothing to buy today. Go with what's in your cupboard, and treat yourself to the good stuff after your twelfth session.
    - (triage) Safety and comfort first, then whatever removes your usual excuse, then nothing. That's normally one item at most.
    - (nutritionist) A scale for the kitchen or an app can help for a week or two to get a feel for amounts. After that your eye does it well enough.
    why: New things lift the mood for a week or so. What lasts is the routine around them.
    how: List what you'd buy, wait four weeks of doing it, and buy the one thing you missed most often.
    short: Nothing new for the first four weeks.

    == good news
    label: it went well
    said: nailed it | smashed it | hit my goal/target | went well | going well | went great | going great | good week | great week | kept .. streak | personal best | new record | on a roll | it worked | crushed it | better than expected | good news | lost .. kilo*/pounds | first time ever | just finished | finished my first | first week done | feel awesome | made it through | kept it up | managed it | im down .. kg/pounds | beat my | didnt give in | i am improving | today was good/great/better/fine/easy | better today | went better | bit better | doing better | feeling stronger | didnt smoke/drink/snack/scroll today | woohoo/yay/hooray/hurray/yippee/wohoo/woop | without even trying | smoke free | now under/below/past | met my (target/goal) | happy to (report/say) | no alcohol/sugar/cigarette*/smoke*/drinks/snacks/takeaway/meat/sweets/scrolling .. all | no alcohol/sugar/cigarette*/smoke*/drinks/snacks/takeaway/meat/sweets/scrolling .. weekend/week/today/yesterday/day/month | zero alcohol/sugar/cigarette*/smoke*/drinks/snacks/takeaway/meat/sweets/scrolling .. all | zero alcohol/sugar/cigarette*/smoke*/drinks/snacks/takeaway/meat/sweets/scrolling .. weekend/week/today/yesterday/day/month | slept .. well | stayed in the drawer | doctor .. down | blood pressure .. down | blood pressure .. better/lower/normal | trousers/jeans/clothes .. loose/fit/looser/fits | fits again | lost .. weight/kg/pounds/stone/inches | dropped .. kg/pounds/size | saved .. euro/pounds/dollars/hundred/goal/month | proud to say | cracked it | aced | new pb | milestone | win today | its working | paid off | i/we really managed/made/finished | i/we actually managed/made/finished | did all/my/the .. sessions/workouts/days/week/goal/pages/chapter/run/runs/steps | did every/four/three/five/both .. sessions/workouts/days/week/goal/pages/chapter/run/runs/steps | done/finished/completed all/my/the .. sessions/workouts/days/week/goal/pages/chapter/run/runs/steps | done/finished/completed every/four/three/five/both .. sessions/workouts/days/week/goal/pages/chapter/run/runs/steps | all four/three/five/seven/six sessions/days/workouts/runs | every four/three/five/seven/six sessions/days/workouts/runs | first time in years | dropped/lost a/one kg/kilos/pounds/size/stone | dropped/lost two/three/five/four/ten kg/kilos/pounds/size/stone | only/just one beer/cigarette/cookie .. all | only/just one beer/cigarette/cookie .. whole | only/just two beer/cigarette/cookie .. all | only/just two beer/cigarette/cookie .. whole | stuck to it/my/the | (it/everything) (went/is going/goes) (well/great/fine/smooth*) | progress* .. great/good/nice | good progress | i actually did | did/done/finished/completed .. sessions/workouts/pages/chapter/runs/steps | kept to my | stuck to it | everything went well | days/weeks/week/month without sugar/smoking/alcohol/cigarettes/drinking/snacking/sweets/wine | ^ did it | i/we did/made it | i/we managed [it/to/the/my/all] | ^ managed it | had/having a good/great day/week/one | ^ was good [today/yesterday] $ | ^ i was good [today/yesterday] $ | i/ive finished/completed it/my/the | said no to the/a/another/dessert/cake/seconds/him/her | it (went/is going/was) well/great/fine/better | better than (yesterday/last week/usual/before) $ | and it worked | ^ i was good today/yesterday | i was good $ | been good this week | going really/so/very well | its going well | going well actually | turned down cake/dessert/drink/drinks/seconds/cigarette | results .. fine/good/clear/great | all clear | feel/feeling .. lighter/stronger/fitter | did more than planned | works well | been working well | was easier today/now/this | easier today | finally did/done/managed/made/reached/finished/hit | hit/met/reached/beat/smashed/exceeded/passed/achieved .. goal/target/number/limit/step* | ran/walked/read/swam/cycled/meditated/cooked .. today/yesterday/already/whole/full | today/yesterday i ran/walked/read/cooked | (did it/done it/managed it/kept it/made it/hit it/kept going) .. in a row | ive/i walked/run/ran/read/meditated/logged/hit/kept/met/managed/done/trained/cooked/swum .. days/nights/weeks/times in a row | weeks/week/days/day/month/months .. (smoke free/alcohol free/sugar free) | _ (days in a row/weeks in a row) now | its improving/easier | (its/im) getting better | slept .. (8 hours/like a)
    - That's good to hear. Take a second to notice what made it work today, the time, the place or the company, because that's what you'll want to repeat.
    - Well done. You planned it and it happened, and that's the part that carries over to everything else. Same again at the next occasion.
    - Lovely. Enjoy it for the rest of the day, and tell somebody who'll be glad about it. Whatever comes next can wait until tomorrow.
    - (again) That's the next one already. It's starting to look like a habit. What's making the difference, do you think? => good news what
    - (ahead) Very good, and it shows in the figures. You're ahead, so keep the pace you have, there's no call to push it.
    - (behind) Good, that closes a bit of the gap. Two or three more like that and it'll look quite different.
    - (reached) You've done it. It took a good while and you stayed with it. Let it sink in before you think about what comes next.
    - (fitness coach) Yes, that's how it's done! Write down what you did, rest well, and do it again next time.
    - (companion) I'm glad. You sound lighter. Hold on to that feeling for a moment, it belongs to you.
    - (nutritionist) Nicely done. Whatever you ate or prepared differently this time, I'd keep in. What was it, do you think? => good news what
    why: Noticing what worked makes it easier to repeat. Success remembered in detail lasts longer than praise.
    how: One line tonight: what you did, when, and what helped. Read it again on the next bad day.
    short: Note what made it work, and repeat that.

    == good news what
    label: what made it work
    said: what made the difference | it worked because | what helped was
    - Then keep that exactly as it is for another two weeks. When something works, there's no need to improve it straight away.
    - That's worth knowing. Build next week around it, and put it where a bad day can't knock it out.
    - (fitness coach) Great, so that's your recipe. Same again on the next two occasions before you change a thing.
    - (companion) What I like about it is that it came from you. You can go back to it whenever it gets rough.
    why: We tend to study failures and let successes pass. The second are the better teachers, as they show what fits your life.
    how: Write it down in one sentence and put it into next week's calendar, on the days that usually wobble.
    short: Keep what worked for two more weeks.
    == reward
    label: a reward
    said: reward* | treat myself | treat for | what do i get | gift to myself | deserve .. treat | incentive | cheat day | cheat meal | spoil myself | something nice for | gold star | pamper* | splurge .. if/when | splurge .. after | (when/if/after) .. (reach/hit/finish/make/done/get there) .. (buy/go/get/treat/celebrate/wanna) | allow myself | as a thank you to | mark the occasion | party when | buy myself | give myself | something nice | if/when i make/get .. buy/treat/present/gift/myself | if/when i reach/hit/finish/lose/manage .. buy/treat/present/gift/myself | once i make/get .. buy/treat/present/gift/myself | once i reach/hit/finish/lose/manage .. buy/treat/present/gift/myself | incentives | cheat (day/meal) | get there .. buy/treat/gift | buy/treat/gift .. get there | buy/give/get/treat/allow/gift myself | celebrate | when im done .. celebrate/treat/buy | how .. celebrate
    - Yes, do. Small and soon works best: something you enjoy within the same hour, and one bigger thing when you've kept it up for a month.
    - Pick a reward that doesn't pull against the goal. An hour with nobody wanting anything from you, a film, a nice book or a long bath all qualify.
    - Tie it to turning up. "Ten times done, then I'll get it" keeps you going even in weeks when results are slow.
    - (fitness coach) Ten sessions, one reward. Choose it now, write it down, and no advance payments.
    - (companion) You're allowed something nice without earning it, too. Pick a small pleasure for tonight and take your time over it.
    - (nutritionist) I'd keep food out of it, so that food stays food. Music, time off, or something for the house gives you the same lift.
    why: What's followed by something pleasant gets repeated. The closer the pleasure comes, the stronger the link.
    how: Write two lines: what you get after each time (small), and what after ten times (bigger). Keep them where you tick it off.
    short: Something small right away, something bigger after ten.

    == best time
    label: the best time of day
    said: best time | when should i | when is it best | time of day | morning or evening | mornings or evenings | morning person | night owl | morning .. better | which day* | how early | early bird | what hour | when to do | what part of the day | at what time | right time | before work or | early or late | dont know when to | not sure when to | no idea when to | ^ mornings $ | ^ evenings $ | timing | best/better/ideal/good/right/perfect/optimal moment/time/hour/slot/part | better .. morning/evening/night/noon/lunch/early/late/before/after | am or | morning/mornings/lunch/noon/breakfast/early or | or morning/evening/night/late/afternoon | or after work | exercise/train/eat/run/workout late/early | bad .. late | too late/early to run/train/eat/exercise/drink/walk | when would you | when is/are .. best/good | (before/after) breakfast | fresh in the morning | when .. weigh | morning/evening/night/noon/lunch better/best | better/best than/at night/evening/morning | better/best in the night/evening/morning | at what (hour/time) | morning/early/evening or | morning/early/evening versus/vs | right/perfect time/moment | when do you | when do most/people | what time do you | what time do most/people | time to train/run/walk/eat/meditate/read/exercise/weigh | when in the day | which part of the day | what days | morning/evening/night/mornings/evenings .. better/best | better/best .. morning/evening/night/mornings/evenings | (what time/which hour/what hour/which time/what moment) .. best/better/ideal/exercise/eat/meditate/train/read/weigh/run/walk/perfect/optimal | when .. best/ideal/perfect/optimal | when should/do/would/to .. exercise/eat/meditate/train/read/weigh/run/walk | cant/hate/dont do mornings | not a morning person | mornings dont/are | hate mornings | should i .. in the (morning/mornings/evening/evenings/afternoon)
    - The best time is the one that happens. For most people that's early, since little can come between, but a fixed lunch break does the job just as well.
    - There's usually an hour in the day when it goes without a fight, and that's the one to use. When did it work best in the last two weeks? => best time pick
    - Mornings are the most reliable and evenings suit those who get going late. Try each for four days and keep whichever you managed more often.
    - (fitness coach) Mornings, if you can choose. Done by eight, and nobody can take it away from you after that.
    - (companion) Whenever you feel least hurried. That may be an odd hour, like just after lunch, and it's fine if it's yours.
    - (wellness coach) Put it behind something that has a fixed time already, such as breakfast or coming home. A habit with a neighbor holds better than one with an alarm.
    - Yes, if that hour is quiet for you; regular counts for more than early or late. Try it for four days, and move it if something keeps coming between.
    why: A regular time turns into a cue by itself after some weeks. Which time it is matters much less than its being the same one.
    how: Choose one slot, keep it for a week, count how often it worked. Under four out of seven, try the next slot.
    short: Whichever hour happens; early for most people.

    == best time pick
    label: my best time
    said: mornings work | evenings work | lunch break works | lunch works | i am most awake
    - Then that's the slot. Block it for the next five days as you'd block a dentist, and get things ready an hour before.
    - Good, take that. Start tomorrow with ten minutes at that hour, and leave the amount alone until it feels ordinary.
    - (fitness coach) Done, that's your hour. Same time tomorrow, and the day after. Don't bargain with it before the weekend.
    - (companion) That sounds like a kind time for it. Keep it soft in the first days, and see whether it suits you.
    why: Deciding once saves you deciding every day, and it's the deciding that usually goes wrong.
    how: Put it in the calendar for five days with an alert ten minutes before. Adjust after the fifth day, no sooner.
    short: Block that slot for the next five days.

    == how long
    label: how long it takes
    said: how long .. take/until/before/till | how many weeks/months | when will i see/notice/feel | when do i see | when .. results | see results | how soon | how quickly | takes forever | taking forever | slow progress | when will it get easier | when does it get easier | get easier | how many days until | does it take long | still nothing after | months until | is it normal .. long | how long/soon/quick/quickly/fast .. see/notice/feel/results/difference/work/improve/until/till/take/before/better/effect | how long does/do/will | how long till/until/before | how many weeks/days/months does/will | how many weeks/days/months until/till/before | after what/how .. period/long/time | expect .. results | when .. ok | how soon .. ok | how soon .. see/notice/feel/results/better/stop/improve/kick/easier/normal/work/end/difference | kick in | kicks in | dont feel .. any | dont feel .. different/better | (any/no) different | impatient | always slow | how much time | weeks in | days in .. no | days in .. feel/nothing | days/weeks/months .. (or months/or weeks) | before i notice | still waiting | when does it get | when does it stop/end/start/become/kick/pay | when will my/it/the/i .. ok/be | when will my/it/the/i .. better/normal/work/stop/recover/feel/notice | timeline | timeframe | time frame | start/starts/begin/begins to get | start/starts/begin/begins to feel/work/show | feel easier | weeks/days/months/month/week and no/still | weeks/days/months/month/week and nothing | how much longer | till something happens | (something/anything) happen* | see a/any/some/the difference/change/result/results/effect/progress | notice/feel a/any/some/the difference/change/result/results/effect | takes/taking/take so/too | takes/taking/take forever/ages/long | when will/does/do/can .. easier/results/effect/difference/better/change/habit | how soon will/does/do/can .. easier/results/effect/difference/better/change/habit | start/starts/begin/begins .. feel/work/show | see/notice/feel .. difference/change/result/effect
    - You'll usually feel something within two weeks, in your energy or mood, and see something in four to eight. It gets easier well before it gets impressive.
    - Give it four honest weeks before you judge. The first one costs the most effort, by the third it's less of a decision, and then you can tell whether it suits you.
    - Slow is normal, and slow things last. Compare this month with last month; this week against last week is mostly noise. Shall I show you where you stand? -> numbers
    - (fitness coach) Two weeks to feel it, six to see it, twelve until others do. Log every time and the wait gets shorter.
    - (companion) Waiting for it to show is hard. It's happening in small ways before you can see it: you decide faster, or feel a bit steadier.
    - (no number) That depends on what you'd count as a result, and your goal has no number yet. With one, I could tell you how far along you are. Would you like to add one? -> good goal
    why: Body and habits change gradually, and the daily wobble is bigger than a week's change. That's why it's invisible at first.
    how: Choose one sign, note it today, and look again on the same weekday in four weeks. No checking in between.
    short: Two weeks to feel it, four to eight to see.

    == setback
    label: thrown back
    said: setback* | back to zero | all for nothing | gained it back | gained .. back | worse than before | one step forward | two steps back | disappointed | disappointing | disheartened | discouraged | discouraging | frustrat* | injured so cant | took a step back | gained everything | put it all back | back where i started | months of work gone | took me back | sick for weeks | square one | work/months/weeks/effort/progress .. gone/wasted/lost/undone | work/months/weeks/effort/progress .. for nothing | gone just like | wiped out | savings (wiped/gone) | back up to .. where | back up to .. zero/start/pack/beginning/weight/old/square | worse than when | worse than before/ever | was .. (down to/doing well/sleeping well/going well) .. but/then | was .. (down to/doing well/sleeping well/going well) .. now | was .. (down to/doing well/sleeping well/going well) .. and now | had been .. (down to/doing well/sleeping well/going well) .. but/then | had been .. (down to/doing well/sleeping well/going well) .. now | had been .. (down to/doing well/sleeping well/going well) .. and now | streak .. over | streak .. dead/gone/broken/lost | demoraliz* | demoralis* | dishearten* | deflat* | knocked back | knock back | put .. back on | all that work | reset to zero | lost my job/progress/gains | ruined everything | everything i built/gained/achieved/worked/learned/saved | lost (it all/my fitness/all my) | broke my leg/arm/ankle/foot/wrist | out of action | out for weeks | knocked me | relapse after | lost it all | after my surgery/operation/injury/illness/accident | hurt/injured/sprained/twisted/broke/pulled/strained .. ankle/knee/foot/leg/back/wrist/shoulder/calf/hamstring | was doing (well/great) | and then i hurt/fell/broke | and then i got sick | back/start/starting .. (square one/from scratch/all over) | back at/to .. (where i was/where i started) | back at/to zero/square | im back at/to the start/beginning | weight (is back/came back/all back/crept back/back on) | kilos/pounds/kg .. (are back/came back/back on) | work/effort/weeks/months/all .. for nothing | everything i built .. gone | feel/feeling let down | was/were doing so well | had to stop .. surgery/operation/injury | everything fell apart | after/since my/the surgery/operation/injury/illness/accident | after (a long break/a longer break/the long break) | i have to/must/had to start .. again/over .. (zero/scratch/the beginning) | started/starting over .. after | lost all my/the/that progress/fitness/gains/strength/savings | lost everything i | lost everything $
    - That's frustrating after all you've put in. You aren't back at the start: you know how it goes, what works and what trips you, and the second climb is nearly always quicker.
    - Let yourself be annoyed today. Then come back at half of what you did before, for a week, and raise it from there.
    - Setbacks are part of nearly everything that takes longer than a month. The people who get there aren't spared them, they just pause for shorter.
    - (again) Another knock, and it's wearing. Perhaps the plan has no slack in it. Would you rather have a smaller target or more time? => lower target
    - (companion) I'm sorry. It's discouraging when something you've worked for slides back. You needn't find anything good in it today.
    - (fitness coach) Annoying, and not the end of anything. Half the load for one week, then build. You'll be where you were in about half the time it took.
    - (triage) First whether something still needs sorting out, with your health, work or home. If so, that goes first and the goal waits. If not, begin again at half.
    why: Skills and habits come back faster than they were built. The body and the brain both keep a good deal of what they've learned.
    how: Half of your old amount, for seven days, at the old time and place. Then three quarters, then all of it.
    short: Come back at half for a week.

    == doubt use
    label: is it worth it
    said: does it work | does it/this/that even/actually/really work | does this work | does that work | is it worth | whats the point | what is the point | pointless | waste of time | useless to try | does it help | will it help | will this help | does it make a difference | make any difference | why bother | is there any evidence | prove* it | is it true | does it really | is this helping | does any of this | will it matter | does it matter | no point | not convinced | sceptical | skeptical | scam | bullshit science | worth .. effort/trouble/hassle/bother/time/money | really worth .. it | really worth .. effort/trouble/hassle/bother/time/money | evidence | proof | proven | snake oil | placebo | fad | gimmick | do/does/will/can/would .. anything/really/make .. anything/me/something/really | do/does/will/can/would .. anything/really/make .. benefit/difference/work/lol | do/does/will/can/would .. help/change/work/matter/bring/actually .. anything/me/something/really | do/does/will/can/would .. help/change/work/matter/bring/actually .. benefit/difference/work/lol | do anything | does .. do anything | really change | bring* .. (benefit/me) | any benefit | i question | dont see what/how/why/the | whats (it/this) supposed | uncle/grandfather/grandpa/grandma/nan .. smoked/drank/lived | lived to | diets dont | diets fail/never | why would i | put myself through | point of | any point | better than nothing | 10000 steps .. evidence/true/real | ten thousand steps .. evidence/true/real | does .. really/even | does .. actually | really work/works/help/helps | actually work/works/help/helps | makes no difference | sceptic* | skeptic* | doubt .. it/this | doubt .. work*/help* | bogus | debunk* | backed by | make a difference | real difference | dont/cant believe it/this/that/in | dont/cant believe ten | believe ten | believe (in it/it works/this works) | ten/five/two/few/20/10/5 minutes can/will/really/make | ten/five/two/few/20/10/5 minutes actually | does/do/is/will it/this/that even/really | does/do/is/will it/this/that actually | does/do/is/will any of this even/really | does/do/is/will any of this actually | whats the use/benefit/point/good/value | what is the use/benefit/point/good/value | no use | use/sense of it/this/that | humbug | quack* | mumbo jumbo | voodoo | does nothing | helps at all | whats the use/benefit/good/value of | what is the use/benefit/good/value of | dont think this/it/that does/will | dont think this/it/that works/helps | doubt this/it works/helps | wont/doesnt/dont really do | wont/doesnt/dont really help/work | good for anything | is/was (it/this/that/any of this) [really/even/all] worth it | (whats/what are) the benefits | (does it/does this/does that) [even/really] work/help/matter | what difference/good does/will it | do any good
    - A fair thing to ask. Small regular changes do work for most people who keep them up for a few months, and do little for those who stop after two weeks. Four weeks will show you which it is.
    - I'd test it. Do it properly for three weeks, note one thing you care about at the beginning and the end, and decide on that.
    - It's worth it if what you get out of it fits your days. If the goal's somebody else's idea, you may be better off with another one. Whose idea was it? => doubt use whose
    - (again) You're still not convinced, and you needn't be. Treat it as an experiment with an end date and judge it then.
    - (fitness coach) It works if you do it, and it doesn't if you only think about it. Three weeks, then look at the numbers and argue with me.
    - (companion) It's hard to keep going while you're wondering if it makes a difference. You can take a pause and see if you miss it.
    - (ahead) You're ahead of plan, so something's working. Whether it's worth it is another question, and only you can answer that one.
    why: Most studies of behavior change find modest effects that add up over months. Those who start small and track a little get more out of it.
    how: Pick one measure you'd believe, energy at noon, say. Rate it 0 to 10 today. Three weeks of doing it, rate it again, compare.
    short: Test it for three weeks, then decide.

    == doubt use whose
    label: whose idea it was
    said: doctor told me to lose/quit/stop/exercise | wife/husband made me | not my idea | someone else .. idea
    - If it's yours, keep it and make it a little smaller. If it's somebody else's, find the part in it that you'd want anyway, and do only that.
    - I see. A goal you took over from someone can still become yours once you change something about it: the amount, the way or the reason.
    - (companion) That makes a difference. You're allowed to want something else than people want for you, even if they mean well.
    why: Goals people choose themselves last much longer than goals they feel pushed into.
    how: Finish the sentence "Even if nobody asked me to, I'd like..." Whatever comes is the goal worth having.
    short: Keep the part you'd want anyway.

    == tips
    said: suggestions | suggest something | hacks | how can i improve | how do i improve | how to improve | give me ideas | what would you do | strategies | ^ tip | ^ tips | any/some/more/your/good/give/need/want/few tip/tips/advice | tips for/please/on | ^ advice | advice please/for/on | any ideas | what helps | what works best
    - Fix a time right after something you do every day, and begin within a minute.
    - Decide on the small version for bad days now, before you need it.
    - Lay out what you need the evening before.
    - Tell one person what you're doing and until when.
    - Look at your week every Sunday for five minutes and change one thing.
    - Never miss twice in a row; a single miss hardly matters.
    - Put what tempts you out of sight, and what helps you in plain view.
    - Tick it off right away, while you still feel good about it.

    == next week
    said: plan .. next week | what .. next week | weekly plan | week ahead | schedule for .. week | plan me | make .. plan
    - Mon: choose one fixed time and do the small version then.
    - Tue to Thu: same time, same small version, ticked off right away.
    - Fri: a lighter day; note in one line what got in the way.
    - Sat: straight after breakfast, a bit more if you feel like it.
    - Sun: free; five minutes to look at the week and change one thing.

    # ---- Feelings ----

    == sad
    label: feeling sad
    said: sad | feeling down | feel down | feeling low | feel low | unhappy | miserable | cried | in tears | heartbroken | blue today | feel blue | feeling blue | gloomy | upset | down in the dumps | feel like crap | feel awful | feel terrible | feel like shit | feel/feeling so down/low | im down today | want to cry | cant stop crying | hurting inside | empty inside | feel empty | feel numb | gutted | bad mood | not feeling great | not feeling good | not happy | i miss my ex/family/mom/dad/home/wife/husband/kids/life | not doing well | not doing great | so down | im/been down | im/been low/blue/empty/numb/hopeless/heavy/flat/grey/broken/lost/miserable | feel/feeling/rather/quite/bit down | feel/feeling/rather/quite/bit low/blue/empty/numb/hopeless/heavy/flat/grey/broken/lost/miserable | low in spirits | everything is grey/gray/dark/black/pointless/meaningless | heart .. broken/broke/aches/heavy | heartbreak | nothing .. smile/joy/fun/matters/happy | tearful | weep* | heavy (feeling/heart) | hurts inside | melanchol* | sorrow | hopeless | cant feel | no joy | joyless | dark thoughts | dark place | stare at the wall | cant get out of bed | homesick | miss home | low mood | mood .. down | mood .. low/bad/awful | bad day today | not a good day | worthless | so low | feel* low | (gives/brings) me joy | lost interest in everything | despair | in pieces | cant stop crying/weeping | couldnt stop crying/weeping | (my heart/im) broken | bad news today | down today | cry myself | lonely and sad | unhappiness | feeling sorry | in a dark | its all dark | everything hurts inside | a heavy heart | me joy | (im/i am/so/feel/feeling/bit) sad/low/down/blue/empty/gutted/miserable | want/wanted/going/need to cry | made me cry | crying again/all/in/over/every | bad/terrible/awful news | got bad news
    - I'm sorry you're feeling low. You don't have to do anything about it right now, and the goal can wait.
    - That sounds heavy. Some days are just sad, with a reason or without one, and it's fine to let today be one of them.
    - (again) It's still with you, I can tell. If it stays like this most days for two weeks or more, please talk to somebody about it, a doctor or a person you trust. Is there someone you could call? => sad someone
    - (companion) I'm sorry. I'm here and there's no hurry. What's been weighing on you? => listening
    - (fitness coach) Sorry to hear it. No training talk today. Look after yourself and let someone be nice to you.
    - (triage) I'm sorry it's a low day. How long has it been like this, a day or two or rather weeks? => sad someone
    why: Moods go up and down by themselves, and lack of sleep, loss or loneliness bring them down. Sadness usually passes more easily when it's allowed to be there.
    short: Let today be a low day.

    == sad someone
    label: somebody to talk to
    said: nobody to talk to | talk to someone | see a therapist | should i get help | professional help | get help | therapist/therapy/counselling/counseling/counsellor/counselor/psychologist/psychiatrist | need a doctor | doctor for this | felt like this for | for weeks now | someone to talk to | no one .. (tell/talk) | havent told anyone | told anyone | comes and goes | since autumn/winter/summer/spring | ordinary stuff | couple of days | could talk to my | my/a mom/sister/friend/brother knows | see somebody/someone | see (a professional/a doctor/a therapist) | (talk to/speak to) somebody/someone | (talk to/speak to) (a professional/a doctor/a therapist) | see (somebody/someone) | get/need a therapist/psychologist/counsellor/counselor | find a therapist/psychologist/counsellor/counselor | get a therapist | helpline | therapy | who could/can/should i talk to | talk to about this/how | talk to about feeling
    - That helps me understand. A few days of this usually lift by themselves. If it's been weeks, or it's getting hard to do ordinary things, a doctor is the right person, and they hear it every day.
    - It's good to say it out loud to one person who knows you, even if it's only "I'm not doing so well at the moment". Nobody needs to have a solution for that to help.
    - (companion) I'm glad you told me. You don't have to be entertaining or brave with the person you call. Sitting together or talking about nothing is company too.
    why: Low mood over weeks can be treated, and the earlier it's talked about the sooner it goes. Waiting for it to be bad enough only makes it longer.
    how: One message to one person: "Bad week. Have you got half an hour?" With a doctor, two sentences will do: since when, and what's got hard.
    short: Say it to one person who knows you.

    == listening
    label: just listen
    said: can i talk to you | need to talk | need to vent | just want to vent | listen to me | want someone to talk to | ^ i want to talk $ | vent | venting | get .. off my chest | off my chest | (just/please) listen | someone to listen | want .. listen | just ears | can we talk | can we just talk | can/could i talk/tell/speak/share/say | may/might i talk/tell/speak/share/say | let it out | let .. out | on my mind | let me moan | carrying around | not about the/my goal/steps/weight | its not about | about (my marriage/something else) | say it to someone | tell (someone/somebody) | want to talk | need an ear | lend me your ear | hear me out | talk about something | pour my heart | hear me | somebody/someone to hear/listen | can/could i tell you | may i tell you | tell you what/something/about | ive got to tell | have to tell someone/somebody | get it out | tell you something | something personal
    - That's a lot to carry. Thank you for putting it into words; it needn't be solved tonight.
    - I hear you. I can't fix it, and I won't pretend to, but I'm listening for as long as you like.
    - (companion) Thank you for trusting me with that. It makes sense that it hurts. Take your time, there's nothing you need to get to.
    - (triage) That's good to know. If any of it can't wait until tomorrow, ring someone you trust today. The rest can be taken one thing at a time.

    == lonely
    label: feeling lonely
    said: lonely | loneliness | all alone | feel alone | no friends | nobody cares | no one cares | isolated | no one to talk to | nobody to talk to | left out | i have no one | by myself all the time | miss my friends | miss people | nobody likes me | no one around | on my own all | feel invisible | nobody calls | dont have anyone | dont have any friends | alone again | lonesome | am alone | eat/live/sit/eating/living/sitting alone | moved away | nobody/noone would | nobody/noone texts/calls/writes/notice/visits/asks/talks/invites | no one would | no one texts/calls/writes/notice/visits/asks/talks/invites | phone .. (never/doesnt) ring* | never rings | miss .. people/friends/company | miss .. having people | just me and the/my cat/dog/tv | no one would notice | solitude | solitary | friendless | make friends | havent (spoken/talked) | spoken out loud | work from home | since my divorce | so quiet | flat is so quiet | silence at home | hear voices .. radio | no family here | new city | dont know anyone | know nobody | not invited | single again | empty house/flat/nest | nobody/noone .. evening/around | no one .. with/here/to | no one .. evening/around | got (nobody/no one) | have/has nobody | have/has no one | know nobody here/in | know nobody around | know no one here/in | know no one around | since the move | moved here | no mates | all/so alone/lonely | always alone/lonely | spend/spent/spending .. alone | on my tod | miss (company/having) | know no one | ever calls/texts/writes/visits | nobody ever | no one ever | so/all/feel/feeling/always/am/im alone [again/here/tonight] | feel/feeling/felt/being (left out/excluded/invisible/isolated) | nobody calls/texts/writes/cares/visits/asks/ever | (i have/ive got/got) (nobody/no one) | no one to
    - That's a hard feeling, and a very common one, even among people with full calendars. I'm sorry you're carrying it.
    - Being lonely hurts, and it says nothing bad about you. I'm a poor stand-in for a person, but I'm listening. Has it been like this for long? => lonely answer
    - (again) I'm sorry it's still so quiet around you. You deserve company, and wanting it is as normal as being hungry.
    - (companion) I'm sorry. Feeling alone can make everything else grey, too. Who was the last person you felt at ease with? => lonely answer
    - (triage) Thank you for saying it. Some loneliness is about too few people, some about nobody really knowing you. Which is closer? => lonely answer
    why: We're made to live with others, so being without them registers much like pain does. It's a signal, the same as thirst.
    short: Wanting company is as normal as being hungry.

    == lonely answer
    label: since when I am lonely
    said: lonely since | havent seen anyone | moved to a new city
    - It's good that you say so. One old contact is easier than a new one, and a message that just says "I thought of you today" is nearly always welcome, even after years.
    - I see. It often gets better through the same people at the same time each week, a class or a choir or a café, long before anyone's a friend.
    - (companion) I'm sorry it's like that. If one person comes to mind while you read this, they'd probably be glad to hear from you.
    why: Closeness grows mostly from seeing the same faces again and again. It needs less talent than time.
    how: One message tonight, two lines, no explanation of the silence. Or one weekly thing with the same people, four times before you judge it.
    short: One message to an old contact.

    == anxious
    label: feeling anxious
    said: anxious | anxiety | worried | worry* | nervous | panicky | scared | dread | overthink* | mind .. racing | racing thoughts | uneasy | on edge all day | butterflies in my stomach | stomach in knots | cant calm down | freaked out | what if everything | stressed and worried | heart racing before | big day tomorrow | panicking | something bad | bad will happen | thoughts .. round/circle*/racing/spinning/loop | stop the thoughts | hands .. shak*/sweat*/trembl* | calm/settle myself | calm me | worst case | panic* | mind .. running/racing/spin* | mind .. wont stop | lying awake | scare* | frighten* | terrif* | fright* | apprehens* | on tenterhooks | catastroph* | brooding | ruminat* | worries | stomach .. knot*/turns/churn* | sick with worry | tight chest | cant breathe from | dread* | nervy | anxios | anxeity | overthinking | stomach .. knot | in a knot | imagin* .. worst | tomorrow/test/exam/interview/speech/presentation/flight/results/surgery .. scared/nervous/knot/sick/worried/anxious | worst will happen | something terrible | on pins | dreading | stage fright | unnerved | antsy | so/very/really nervous about/for | nervous about | worried about | afraid of | anxious about | (im/i am/so/bit/really) scared/afraid/nervous/anxious/worried | scared/afraid/terrified (that/of what) | freaking/freak/freaked out
    - That's an unpleasant state to be in, and it does pass. You don't have to be calm to be all right.
    - It sounds like your head's been running hot. Worry is loud about things that mostly never come. Do you know what it's about this time? => anxious about
    - (again) It's hanging around. When worry takes up most days for weeks, a doctor or therapist can really help, and it's one of the things they treat best.
    - (companion) That's an exhausting feeling. I'm here. What is it that keeps going round in your head? => anxious about
    - (fitness coach) Nerves are your body getting ready for something. They usually settle once it begins, and they mean you care.
    - (triage) Let's sort it. Is it about something that's going to happen, or is it just there? => anxious about
    why: Anxiety is the alarm system going off early. It's built to be wrong often, since missing a real danger would cost more.
    short: It's an alarm, and it passes.

    == anxious about
    label: what worries me
    said: worried about my/the/a | nervous about my/the
    - I see why that would keep you up. Some of it you can do something about and some of it you can't, and it's all right to put the second part down for tonight.
    - Things tend to be a size smaller once they're said, even if it's only half of it. You're not silly for worrying.
    - (companion) That would make me uneasy too, if I were in your place. You needn't have an answer to it today.
    - (triage) If there's something to be done about it before tomorrow, do that one thing. If there isn't, it can keep until then. What's weighing most? => listening
    why: Naming a worry gives the thinking part of the brain something to hold, and the alarm gets quieter.

    == angry
    label: feeling angry
    said: angry | mad at | furious | pissed | so annoyed | annoyed | irritated | livid | fuming | hate everyone | hate everything | drives me crazy | driving me nuts | irritable | in a bad mood | grumpy | cranky | lost my temper | snapped at | so mad | sick of him/her/them | hate my boss/job | boss .. idiot/jerk | want to scream | want to punch | fed up with him/her/them/people | bloody annoying | anger | throw/smash/punch/kick/scream/hit/break .. something/at | on my nerves | gets on my | get on my nerves | bite .. head | bit .. head off | bite everyones | i swear | laughed in my face | parked me in | raging | short fuse | snappy | snap at | irritat* | annoy* | aggravat* | outrage* | how dare | resent* | hate my | hate him/her/them/people/everyone/everything | infuriat* | seeing red | pissing me off | cross with | cheated on me | slam* (the/a) | seeth* | seething | made me (so/really) | so mad/angry/annoyed/furious/irritated | driving me (mad/insane) | fight/fought/row/argument with | hate (it when/my) | lost it with | losing my temper | drives me up | grr* | could scream | i could scream/kill/explode/punch/hit | took credit | stole my | lied to me | had the nerve | backstab* | insulted me | treat* me like | pisses me | row with my | had a row
    - Sounds like somebody or something crossed a line. It's fine to be angry, and you don't have to be reasonable yet.
    - I get it, that would annoy most people. Let it be there for a bit; anger loses steam faster when nobody argues with it.
    - (again) You're still fuming, understandably. Is it the thing itself, or that it keeps happening? => angry more
    - (companion) That sounds infuriating, and I've no side in it. What did they do? => angry more
    - (fitness coach) That's fine. There's a lot of energy in that, and you can use it or let it burn off, whichever you like.
    - (nutritionist) Be as cross as you like. It also bites harder on an empty stomach, for what it's worth.
    why: Anger shows that something you care about was stepped on. The heat in the body drops after some twenty minutes if nothing feeds it.
    short: You're allowed to be angry.

    == angry more
    label: what makes me angry
    said: keeps happening .. angry/annoy* | its the third time
    - Yes, I can see why. Nothing has to be answered while you're this hot; a reply tomorrow will say it better.
    - That'd get under anyone's skin. Thanks for telling me instead of swallowing it.
    - (companion) I understand. You were hurt under there as well, I think, and that part deserves some kindness.
    why: Sleeping on it takes the heat out without losing the point. What's still true in the morning is what's worth saying.

    == overwhelmed
    label: too much at once
    said: overwhelm* | cant cope | cant handle | drowning in | everything at once | falling apart | breaking down | losing it | its all too much | cant think straight | head is spinning | mental breakdown | at my limit | cant take it | way too much | too much right now | so many things | too many things | cant do it all | cant keep up with everything | everything .. too much | head .. full | snowed under | all at once | and now this | lie .. floor | so much to do | too much to do | do nothing | where do i even look/start/begin | its all a mess | a mess | overload* | on top of me | getting on top | piling up | pile* up | mountain of | falling behind on everything | cant deal | cant juggle | too many tasks/demands/balls | head .. explode*/bursting/full/spin* | brain .. overload/full/explode*/fried | under water | hanging by a thread | breaking point | end of my (rope/tether) | meltdown | stretched too thin | never ending list | endless list | everyone wants something | dont know where to turn/look/begin | no idea know where to turn/look/begin | where to turn | on my plate | piling/stacking/adding/mounting up | everything is too/on | everything is piling | everything is a lot | all (too/getting) much | no end | no end to it | crushed under | pulled in | hundred things | million things | thousand things | everyone needs | too many balls | everything comes | so much going on | where my head is | cant keep track of everything | dont know where my head | head is full | a thousand | everything happening | too much going | (its/its all/this is/everything is/all) too much | too much (at once/going on/right now) | cant/cannot cope | drowning in work/stuff/emails/it | in over my head | its too much for me
    - That's a lot at once, and it makes sense that you feel swamped. Nothing about your goal is urgent, so that's one thing you can put down.
    - It sounds like too much for one person. You don't have to sort all of it, and you don't have to sort any of it in the next hour.
    - (again) It's still too much, so please don't do it alone. Who could take one thing off you this week? => overwhelmed help
    - (companion) Oh, that's a lot. Sit down for a moment if you can. We needn't get anywhere with this.
    - (triage) Let's put it down for a second. Out of all that, is there one thing that truly can't wait until tomorrow? => overwhelmed help
    - (fitness coach) Right, the plan's off for today. Look after yourself first; your goal will be there on a better day.
    why: When too much comes in at once, the mind stops sorting and everything looks equally urgent. That eases as soon as one thing is off the pile.
    short: Put your goal down for today.

    == overwhelmed help
    label: who could help
    said: who can help me | need someone to help | nobody helps me
    - Then do that much and let the rest wait. If you can ask somebody to share even a bit of it, ask today.
    - No wonder it's too much. Nobody would expect you to do all that well. Some of it can be late, some of it can be done badly, and hardly anyone will notice.
    - (companion) All right. Let that one be enough for today, and be as gentle with yourself as you'd be with a friend.
    - (triage) If there's one thing like that, do it first. Everything else goes on a list for tomorrow, and you don't look at the list before then.

    == guilty
    label: feeling guilty
    said: guilty | guilt | feel bad about | shouldnt have | regret* | my fault | remorse | bad conscience | letting .. down | feel terrible about | feel awful about | shouldnt have eaten/bought/smoked/drunk/done | wish i hadnt | so bad about | (own/my) fault | promised .. didnt/and/but | promised .. broke | broke .. promise | disgusted w* | behind the (garage/house) | lying to | conscience | bad mother/father/mom/dad/person/parent/friend | ate .. guilty | failing my | failing them/everyone | feel like ive let | apologi* to my | ashamed that i | beat* myself up | kicking myself | could kick myself | (i/ive) yelled at | yelled at | shouted at | i/ive broke/broken my promise/word | was/been mean/horrible/unfair to | neglected my | forgot my birthday | forgot her/his birthday | confess to | broke/broken my promise/word | hurt her/him/them | shouldnt have said/done/shouted/yelled/eaten/bought/told/gone | said that to my | said that to her/him/them | feel/feeling/felt [so/really/pretty/quite/very] bad/terrible/awful/rotten/horrible/shitty/lousy about/for having/taking/resting/eating/drinking/skipping/missing/smoking/spending/buying/leaving/saying/shouting/yelling/it/that/the/this/my/not | feel/feeling/felt [so/really/pretty/quite/very] bad/terrible/awful/rotten/horrible because i did/didnt/ate/skipped/missed/drank/smoked/bought/spent/said/shouted/yelled/forgot/let
    - Feeling guilty shows it matters to you, and that's all it shows. Whatever happened, you've been punished enough by thinking about it.
    - That's an uncomfortable feeling, and it's bigger than what you did, I'd guess. You're allowed to be done with it.
    - (again) It's still gnawing at you. If a friend had done the same, would you go on this long about it with them? => guilty friend
    - (companion) You sound so hard on yourself. I don't think any less of you, for what it's worth.
    - (nutritionist) Food isn't a matter of good and bad, and nothing needs to be made up for. You ate something; that's the whole story.
    - (fitness coach) Rest and slip-ups are part of the deal. There's nothing to pay back, and tomorrow starts at zero.
    why: Guilt over a slip makes the next one more likely, since it feels bad and bad feelings look for comfort. Going easy on yourself works better, and that's been tested.
    short: Nothing to pay back.

    == guilty friend
    label: what a friend would say
    said: i would forgive them | id be nicer to a friend
    - Then you know the fair verdict already. You'd let them off, and you can have the same treatment.
    - I think you'd be kinder to them. It isn't letting yourself off lightly, it's the same measure for both of you.
    - (companion) Try being that friend for a minute. You'd probably say it was an ordinary thing to do on a hard day.

    == ashamed
    label: feeling ashamed
    said: ashamed | embarrass* | humiliat* | so stupid of me | feel stupid | feel like an idiot | pathetic | disgusted with myself | i look terrible | hate my body | hate how i look | hate the way i look | shame* | in the mirror | hate how/my .. look*/belly/body/face/legs/arms/hang*/thighs | hate the way .. look*/belly/body/face/legs/arms/hang*/thighs | my double chin | hide/hid/hiding .. it | hide/hid/hiding .. bottles/body/wrappers/food/evidence | see/saw .. state | see/saw .. (my flat/how bad) | red face | face went red | sink/sank into .. (floor/ground) | couldnt tell | cant tell anyone | my accent | photos of me | no photos | jeans .. (close/fit) | (cant/dont) let anyone | fat pig | mortif* | loser in front | people .. (see/saw) me | changing room | embarras* | be seen | dare to | dont/didnt/cant dare | how i look | look like this | seen like this | so embarrassing | embarrassing | avoid mirrors | cover up | pool .. body | stared at | dont dare | look awful/terrible/horrible/disgusting/fat/ugly/gross | dont want anyone/anybody/people to see | anyone to see me | see me like
    - I'm sorry, that's a painful feeling. You've told me nothing that makes you any less, and it was brave to say it.
    - Many people feel like that and nearly nobody says so. You're in more company than it seems.
    - (again) It keeps coming back, and it's a heavy thing to carry by yourself. Telling one kind person often takes most of its power away.
    - (companion) It can't have been easy to write that. You deserve to be spoken to more kindly than you're speaking to yourself right now.
    - (fitness coach) Nobody worth listening to judges you for where you are. You turned up, and I respect that.
    - (nutritionist) Your body's been carrying you through all of it. It doesn't have to look a certain way to be treated well.
    why: Shame says something's wrong with you as a person, so we hide, and hiding feeds it. Being heard without judgment is what shrinks it.
    short: You're in more company than it seems.

    == grief
    label: losing somebody
    said: mom/mum/dad/mother/father/husband/wife/partner/son/daughter/brother/sister/grandma/grandpa/grandmother/grandfather/uncle/aunt/friend/baby/dog/cat .. died/dead | passed away | lost my mom/mum/dad/father/mother/husband/wife/son/daughter/brother/sister/dog/cat/friend/baby/grandma/grandpa | funeral | grief | grieving | mourning | death .. family | miscarriage | put .. dog/cat down | death of my | lost .. loved one | bereave* | miss/lost him/her/mom/dad/them/grandma/nan | miss (him/her) | mom/mum/dad/he/she/husband/wife/nan/gran/grandma/grandpa .. gone | his/her/their death/grave/coat/clothes/chair/voice/birthday | lost the baby | stillb* | miscarr* | is no more | widow* | mourn* | griev* | cemeter* | hospice | empty chair | condolences | has been gone | hes/shes been gone | been gone for/a | been gone half/since | table for two | died/passed last/two/three/years/yesterday | late husband/wife/father/mother/mom/dad/brother/sister | gravestone | obituary | the loss of | in heaven | lost our/my dog/cat/mom/dad/mother/father/grandma/grandpa/friend/baby/son/daughter/horse/pet | lost his/her dog/cat/mom/dad/mother/father/grandma/grandpa/friend/baby/son/daughter/horse/pet | put to sleep | rainbow bridge | he/she/they died | mom/dad/mother/father/husband/wife/grandma/grandpa/nan/gran is gone | dads/moms/fathers/mothers/nans/grandmas/grandpas/wifes/husbands things/clothes/stuff/house/room/flat | missing him | missing (my mom/my dad/my mother/my father/my grandma/my nan/her so) | i miss him | i miss (my mom/my dad/my mother/my father/my grandma/my nan/her so) | lost my mom/dad/mother/father/husband/wife/son/daughter/brother/sister/dog/cat/grandma/grandpa/nan | lost my best friend | put him/her down | put him/her to sleep | put (my dog/my cat/the dog/the cat) down | put (my dog/my cat/the dog/the cat) to sleep | dog/cat/pet .. died | anniversary of .. death | gran/granny/grandma/grandad/grandpa/nan/nana/grandmother/grandfather/mom/dad/mother/father/uncle/aunt/friend/cousin/brother/sister/husband/wife/partner/neighbour/colleague/dog/cat died/passed | gran/granny/grandma/grandad/nan/mom/dad/dog/cat .. died | (passed away)
    - I'm so sorry for your loss.
    - I'm so sorry, and nothing here needs you right now.
    - (again) I'm very sorry, and I'm here if you'd like to tell me about them.
    - (companion) I'm so sorry, that's a terrible loss, and I'm here for as long or as short as you like.

    == happy
    label: feeling good
    said: happy | great mood | feeling good | feel good | feeling great | feel great | feel amazing | feeling amazing | best day | wonderful day | so excited | excited | in a good mood | life is good | over the moon | stoked | delighted | thrilled | joyful | so happy | feel fantastic | loving life | good vibes | feeling awesome | feel awesome | amazing day | really good today | woke up smiling | got the job | promoted | new job!! | at ease | at peace | laughing with | bliss* | cheerful | love my life | beautiful (day/morning) | great day/morning/night/time | elated | ecstatic | on cloud nine | feel* .. alive/great/good/amazing/fab/fantastic/light | best mood | life is lovely/good/great/beautiful/wonderful/sweet | great/best/good/brilliant/fab/lovely/wonderful mood | cant stop smiling | couldnt be happier | sunshine in | so good today | feel like dancing | everything is good/great/fine/perfect | great/best/brilliant/lovely/wonderful mood | very happy | really happy | happy today | i am happy | got a/the/my new job | new job yay | passed my/the | got engaged | having a baby | im pregnant yay
    - That's lovely to hear. Stay with it for a bit, there's no need to do anything with it.
    - Good, I'm glad. You sound like it's been a while coming.
    - (again) Still going well, then. It suits you. What's brought it on, if you know? => happy what
    - (companion) That makes me smile. What's been the nicest part of it? => happy what
    - (fitness coach) Love it. Days like that are worth writing down, you'll want them on a grey Tuesday.
    - (ahead) Good to hear, and your goal's in good shape too. Nothing to fix today.
    why: Paying attention to what's good for half a minute helps it stay in memory. Without that, the mind keeps the bad and lets the good go.
    short: Notice it while it's there.

    == happy what
    label: what made me happy
    said: im happy because | the best part was
    - That's nice. Thanks for sharing it with me.
    - I can see why that'd do it. May there be more of it.
    - (companion) How lovely. I'd tell somebody who knows you, too; good news gets better when it's told.
    - (fitness coach) Great. Put it in next week as well if you can arrange it.

    == proud
    label: feeling proud
    said: proud | pat on the back | patting myself | accomplished | feel accomplished | impressed with myself | never thought i could | i surprised myself | chuffed | pleased with (myself/me) | believe (that was/it was) me | cant believe i | i cant believe i did | first time in my life | standing tall | didnt think i could/would/had | didnt thought i could/would/had | never think i could/would/had | never thought i could/would/had | years/year/months ago i .. was | years/year/months ago i .. couldnt | years/year/months ago i .. could not | surprised myself | wow i did | show off | toot my | well done me | look what i did | never thought/believed/imagined/dreamed .. would/could/id | never thought .. did/would/could | very/really/so pleased with | pretty/quite/rather pleased with | pleased with | handled (that/it) | how i handled | surprised by myself | cant believe .. i did | cant believe .. i ran/made/managed/finished | me of all people | stood up for | never thought/believed/imagined/dreamed | i never thought | proud of me/it/what | proud of myself | so proud | really proud | and im proud | feeling proud | im proud | proud from me | chuffed with
    - You should be. It was your doing, on days when you could've found a reason to leave it.
    - Good. Let it stand for a moment before you go on to the next thing; it took some doing.
    - (again) Still proud, and still right to be. What are you proudest of, the result or sticking with it? => proud what
    - (companion) I'm happy for you. Tell somebody who'll be glad about it, and don't play it down.
    - (fitness coach) So you should be! You put the work in and nobody did it for you.
    - (behind) Rightly so. Being a bit behind on paper takes nothing away from it.
    why: Pride in what you've done, as opposed to what you are, makes people try again. It's one of the useful feelings.
    short: Let it stand for a moment.

    == proud what
    label: what I am proud of
    said: proudest of | proud that i stuck
    - Good answer, either way. That's yours now, and a bad week can't take it off you.
    - I'd have said the same. It's the part you can use again for something else.
    - (companion) That's a fine thing to be proud of. I hope somebody around you sees it too.

    == hopeful
    label: feeling hopeful
    said: hopeful | optimistic | looking forward | things .. looking up | i think i can | feel ready | im ready | fresh start | new start | determined | this time .. different | new me | every confidence | (good/great) feeling about | this time .. really/want/will/make | this time .. works | i have hope | pumped | psyched | believe i can | finally believe | end of the tunnel | light at the | cant wait | has clicked | in my head .. clicked | actually want to | lets go $ | lets do this $ | ready go $ | ready do this $ | bring it on | keen to | i can do (it/this) | ill do it | good vibes about | turning a corner | turned a corner | new chapter | fired up | raring to | feeling/sense/feel .. will work | feeling/sense/feel .. itll/gonna work | feeling/sense/feel .. it will work | work out this time | itll work | it will work | cant wait to get/go | cant wait to start/begin/see/try | believe in it | believe this | im ready/motivated/inspired/strong/positive/confident/hopeful/optimistic | im good about | feeling/feel ready/motivated/inspired/strong/positive/confident/hopeful/optimistic | feeling/feel good about | on the right track | better days | looking up | feel like this could | could be the year | the year it | my year | things will (change/get better) | for the better | better soon
    - That's a good place to begin from. Use it while it lasts: set up one thing today that'll help on a day when you're less keen.
    - I like that. Hope and a small plan go well together. Shall we put one together for this week? -> plan
    - (again) Still looking forward, good. Then go ahead, there's nothing to wait for.
    - (companion) How nice. It's good to hear some lightness in what you write.
    - (fitness coach) Good, let's use that. Do something small for it today, before the evening.
    - (triage) Good. While it's easy, decide two things: when you'll do it, and what you'll do on the day it doesn't work out.
    why: Hope carries you over the start. What you set up in these days, a fixed time, a helper, things put ready, is what carries you after.
    how: Choose one thing that future you will be grateful for: a date with a friend, shoes by the door, money moved on payday. Do it now.
    short: Set up one thing today for a harder day.
    # ---- Resistance and doubt about the goal ----

    == leave me alone
    said: leave me alone | ^ stop $ | ^ please stop $ | stop nagging | stop bugging | stop bothering | stop asking | get off my back | back off | dont want to talk | dont feel like talking | shut up | stop telling me | dont tell me what to do | enough advice | no more advice | no more questions | stop giving me | i didnt ask | too many questions | stop with the | dont want advice | no advice | dont need advice | not in the mood for advice | stop lecturing | stop preaching | youre annoying | too pushy | enough already | let me be | no more tips/advice/questions/suggestions/ideas/lectures | no tips/advice/suggestions | stop/quit pester*/nagg*/push*/bother*/talking/asking/lectur*/preach*/bugging/giving | pester* | give it a rest | give me space/peace | give me a rest | not in the mood to (talk/chat) | shush | zip it | enough of you | mind your own | nobody asked | didnt ask you | talk to the hand | peace and quiet | want/need some/my peace/quiet/space | quiet from you | stop pestering/bothering/asking/texting/writing | im not in the mood | shut it | dont/stop ask/asking (me/so many/any) [questions/anything] | (drop it) $ | give me a break | ^ thats enough $ | ^ go away | please/just go away | you .. go away | ^ stop it/this/that | just/please stop it | leave me [the] [hell/fuck] alone/be | leave me in peace | be left alone/in | left alone tonight/today | can/could you be quiet | ^ quit it | ^ get lost | dont message/text/write/bother me | thats enough for today/now | enough for (today/now) $ | you sound/talk like my mother | ^ be quiet | ^ spare me | dont need your advice/help/tips/opinion | need space from you
    - All right, I'll leave it there. I'm here whenever you feel like it.
    - Message received. No more suggestions from me today.
    - Understood. Tell me what you'd like to talk about, or nothing at all.
    - (again) You've said so, and I'll keep quiet. Come back when it suits you.
    - (companion) Of course. I'm not going anywhere, and you don't owe me an answer.
    - (fitness coach) Got it, I'm off your back. Shout when you want me.

    == this is stupid
    label: this is silly
    said: this is stupid | this is dumb | this is silly | stupid idea | stupid goal | dumb goal | this is bullshit | this is nonsense | this is ridiculous | this sucks | hate this | what a waste | i hate this goal | app sucks | this app .. sucks/stupid/bad/terrible | sounds stupid | sounds dumb | sounds silly | thats stupid | thats dumb | thats silly | hate doing this | stupidity | woo woo | are you kidding | is this a joke | you must be joking | like a toddler | world has gone mad | a computer tells | pathetic app | lame idea | joke of a | kindergarten stuff | baby stuff | hate this/it | hate doing | this whole thing | this thing .. rubbish/stupid/dumb/silly/ridiculous/nonsense/joke | this idea/goal/app/stuff .. rubbish/stupid/dumb/silly/ridiculous/nonsense/joke | whole thing .. rubbish/stupid/dumb/silly/ridiculous/nonsense/joke | whole idea/goal/app/stuff .. rubbish/stupid/dumb/silly/ridiculous/nonsense/joke | what a silly/stupid/dumb/ridiculous/joke | embarrassing app | pointless app/goal/exercise | stupidest | silliest | dumbest thing | stupidest thing
    - Could be. Some of it does look silly from the outside, two minutes of this and one tick of that. Keep what makes sense to you and ignore the rest.
    - That's fair, and you may say so. Is it the goal that annoys you, or the way we're going about it? => this is stupid which
    - Then let's not do that. You know your life better than I do, and there's usually another way to the same place.
    - (again) Twice now, so I believe you. We can leave this goal alone for a week, and you'll see whether you miss it.
    - (companion) It sounds like you've had enough of it. That's all right, you're allowed to hate it today.
    - (fitness coach) Fine, hate it. Plenty of people hate it and still get it done by Friday. Your call.
    why: Annoyance usually means too much pressure or the wrong method. Both can be changed without dropping what you wanted.
    how: Leave out the part that annoys you most for one week. See what's left and whether you'd keep that.
    short: Keep what makes sense, ignore the rest.

    == this is stupid which
    label: which part is silly
    said: the goal annoys me | the way annoys me
    - Right. If it's the goal, change it or leave it for a week. If it's the way, drop the part you like least and keep the rest.
    - Thanks, that helps. You can throw out half of it and still get most of what you wanted.
    - (triage) Then change only that. A wrong goal gets rewritten, a wrong method gets swapped, and a wrong week just gets waited out.

    == dont want to
    label: I don't want to
    said: i wont do | im not doing | not doing that | ^ no way $ | you cant make me | i really dont want | nope not today | not doing it today | not doing that/it/this | wont .. happen/today/walk/run | (not gonna/not going to) .. do/go | (not gonna/not going to) .. happen/today/walk/run | no way jose | not today | not happening | aint happening | dont/didnt/doesnt want [to/make/do/go] .. go/do/make | dont/didnt/doesnt want [to/make/do/go] .. run/walk/exercise/today/train/call/move/read/meditate | do not want [to/make/do/go] .. run/walk/exercise/today/train/call/move/read/meditate | staying in bed | hell no | over my dead body | not in a million years | no chance im | count me out | im out | ill pass | cba today | cant make me | dont feel like .. going | dont feel like .. calling/running/training/walking/doing | not getting (up/out) | i shall not | wont be doing | no intention | dont (intend/plan) to | you cant force | cant be doing | dont make me | wild horses | i refuse to | i wont do that/it/this | wont do that | ^ (dont want to/do not want to/wont) [today/tonight/go] $ | ^ really/just (dont want to/do not want to/wont) [today/tonight/go] $ | ^ refuse $ | ^ i refuse $ | ^ not today/tonight $ | i wont do it/that/this
    - Then don't, today. You can decide again tomorrow, and nothing's lost by it.
    - That's allowed. If it's only the first five minutes you don't want, it might pass once you're in. If it's all of it, take the day off.
    - All right. Sometimes the thing you'd rather do is half of it anyway. What would you like to do instead? => dont want to rather
    - (again) Two no's are clear enough. Let's do it another way, or leave it for this week.
    - (companion) You don't have to. Rest, if that's what you need.
    - (fitness coach) OK, no pushing. Two minutes, or a proper day off, but pick one on purpose.
    why: A free no is worth more than a forced yes. People who feel they may skip tend to stick with it for longer.
    how: Decide between "two minutes" and "a day off". Say which. Then don't reopen it.
    short: Take today off on purpose.

    == dont want to rather
    label: what I would like instead
    said: i would rather | rather do
    - Then do that today, with a clear conscience, and look at the goal again tomorrow.
    - Sounds better, honestly. See if any of it can count as a small piece of your goal; if it can't, enjoy it anyway.
    - (companion) That sounds like what you need. Go and have it.
    - (fitness coach) OK, go for it. Tomorrow we're back, agreed time, short version.

    == ambivalence
    label: in two minds
    said: part of me | on the fence | mixed feelings | in two minds | dont know if i want | do i really want | maybe i should quit | maybe quit | undecided | cant decide | one hand .. other hand | want to but | half of me | second thoughts | having doubts | should i quit | should i even | is this goal right | do i even want | not convinced i want | dont know whether | why do i want | (like/enjoy/love/liking) .. (smoking/drinking/wine/it/sweets/gaming) .. (though/but/thing/too) | two minds | on/one/the one hand | on/one/the other hand | only live once | if this goal is | goal .. for me | (right/wrong) goal | also dont | maybe/perhaps yes maybe/perhaps no | maybe yes | yes and no | in same time | at the same time .. want/dont/like | at the same time .. enjoy | and yet | nicest thing | half hearted* | fifty fifty | 50 50 | do i actually | am i sure | is (it/this) what i want | what do i (actually/really) want | double minded | love hate | dont really want to quit/stop | dont actually want to quit/stop | pros and cons | not sure .. want/this | not sure .. goal | not sure .. for me | then again | but then again | and then i dont | want it/to and/but dont/then/also/not | wanna it/to and/but dont/then/also/not | really want (to) (stop/quit) | not sure if i | not sure .. really want | dont/do know if i want/should/really/can | go back and forth | back and forth | one minute | one day .. next day | enjoy it too/but | enjoy it though | like it too much | i like smoking/drinking/wine | i like my wine | should i or | sometimes i want | im torn
    - Both sides are probably right. One of you wants what the goal would bring, the other wants to stay comfortable or safe. What would you miss if you let it go? => ambivalence answer
    - That's more honest than most people are with a goal. You don't have to decide today; keep a small version going, and see which side grows.
    - Put it as a price. If what you'd get is worth the time and the nuisance in an average week, carry on. If it isn't, change the goal until it is.
    - (again) You keep coming back to this, so it deserves a decision. Give it two more weeks done properly, and decide on a fixed day, with both sides heard.
    - (companion) It's uncomfortable to want two things at once. There's nothing wrong with you, and no hurry to choose.
    - (fitness coach) OK, put a number on it. Anything above five is enough for a small start, and below that we'd better change the goal. From 0 to 10, how much do you want it? => ambivalence answer
    - (triage) You can doubt the goal, the timing or yourself, and each of those needs something different. Which one is it mostly? => ambivalence answer
    why: Wanting and not wanting at once is the normal state before a change. It settles when your own reasons are said aloud, and hardens when somebody pushes.
    how: Two columns, five minutes: what's good about leaving things as they are, what's good about changing. Then underline the one line that weighs most.
    short: Keep a small version and see which side grows.

    == ambivalence answer
    label: which way I lean
    said: i would miss | id miss
    - That tells you something. If it made you feel a small pull, keep that part and cut away the rest.
    - Thanks, that's worth knowing. Let it be the measure: anything in your plan that doesn't serve it can go.
    - (companion) I can hear that it matters to you, and that you're tired too. Both can be true for now.
    - (triage) Then start from that. Keep the goal, change the timing or the size, and look again in two weeks.
    why: What you'd miss is usually the real reason, and it's often smaller and nearer than the goal itself.
    how: Write that one thing down, and next to it the smallest action that serves it. Do only that for a week.
    short: Keep the part that pulls, cut the rest.

    == give up
    label: giving up
    said: want to quit | im quitting | ^ i quit $ | quit the goal | quit this | drop the goal | drop this goal | stop this goal | stop doing this | ^ im done $ | im so done | throw in the towel | done with this | delete .. goal | call it quits | forget about it | cancel .. goal | packing it in | should just quit | maybe .. quit | just quit | stopping this | thinking of quitting | thinking about quitting | ready to quit | ready to give up | about to give up | dont want to continue | cant go on with this | whats the use | no longer interested | want/going/think/like .. drop/quit/stop/bin/ditch/end .. this/it/thing | want/going/think/like .. drop/quit/stop/bin/ditch/end .. goal/altogether/whole | time/ready .. drop/quit/stop/bin/ditch/end .. this/it/thing | time/ready .. drop/quit/stop/bin/ditch/end .. goal/altogether/whole | throw*/threw .. towel | stop/quit altogether/trying | quit a goal | forget the marathon/goal/diet/gym/whole | chuck* (it/in) | nothing to show | packed it in | pack it in | had it with | whats the point anymore | capitulat* | not worth continuing | no longer interested/worth | goodbye goal | stop (altogether/pursuing) | get rid of .. goal | end this/the/my goal | gonna end/stop/quit/cancel/drop | packing it | no more of this | leave the goal | close (this/the) goal | im out of | im done i quit | done i quit | want/wanting/going/thinking/ready/about .. (give up/giving up/quit) | (giving up/give up) [on] (it/this/my goal/the goal/the whole) | ^ (give up/quit) $ | ^ just (give up/quit) $ | (whats/what is) the point (of going on/in continuing/anymore) | im done with (this/it/the goal/trying) | stop the goal | (cancel/scrap/drop/ditch/forget) the whole (thing/goal/plan)
    - You may. Some goals have had their day, and letting one go on purpose is a decent decision. Sleep on it once, and if tomorrow says the same, drop it without regret.
    - You can, and there's something in between as well. A goal half the size sometimes does what the big one couldn't. Would half of it still be worth having? -> lower target
    - That's your choice, and I won't talk you out of it. Is it that you don't want it anymore, or that it's got too hard? => give up why
    - (ahead) It's your decision, though you're ahead of plan, so it isn't going badly. Perhaps a week off is all you need.
    - (behind) Being behind makes anyone want out. Try moving the date first. If you'd still rather stop after that, stop. Shall we move it? -> move date
    - (again) You've said it more than once, so I take it seriously. Close it with one sentence for yourself, what you got out of it, and keep the evenings for something else.
    - (companion) It sounds like you've tried hard and you're tired of trying. Stopping wouldn't make you a quitter.
    - (fitness coach) Your call. Never quit on a bad day, though. Give it until after the next good one, and then tell me again.
    why: On bad days everything looks worse than it is. People who wait for an ordinary day before they decide regret it less, whichever way they go.
    how: Pick an ordinary day this week, and ask yourself whether you'd start this today, knowing what you know. If not, stop. If so, make it smaller and go on.
    short: Sleep on it once, then decide.

    == give up why
    label: why I want to stop
    said: because its too hard | dont want it anymore
    - If you've stopped wanting it, let it go and don't look back. If it's got too hard, halve it and move the date. Those two feel the same from the inside, but they need opposite things.
    - Thanks for being straight. Too hard can be mended, by making it smaller. Not wanted can't, and then it's better to stop than to drag it along.
    - (companion) That makes sense to me. Whichever it is, you've learned something about what suits you, and there'll be other things to want.
    - (triage) Not wanted: close it. Too hard: half the target, and look again in two weeks. Bad timing: pause it and put a date on coming back.

    == lower target
    label: a smaller target
    said: lower .. target/goal | reduce .. target/goal | smaller goal | smaller target | make it smaller | make it easier | target .. too high/big/much | goal .. too high/big/much | easier goal | scale .. back | scale .. down | cut it in half | change the target | change .. number | less ambitious | aim lower | goal .. unrealistic | target .. unrealistic | less per day/week | smaller number | fewer per | halve it | too much .. maybe | too high/ambitious/big .. maybe | is too high | 3/three/2/two/4/four/1/5/five/6/ten/twenty .. (instead of/rather than) | instead of 5/five/7/daily/every/ten/thirty/7/10/4 | half .. would/do | half .. goal/target | bar .. lower/high | bar .. too high | set the bar | go .. to/down/from .. 1/2/3/4/5/6/half/lower/smaller | go .. half/back .. 1/2/3/4/5/6/half/lower/smaller | drop/cut/bring/take/turn/dial/scale/reduce .. to/down/from .. 1/2/3/4/5/6/half/lower/smaller | drop/cut/bring/take/turn/dial/scale/reduce .. half/back .. 1/2/3/4/5/6/half/lower/smaller | halve | be more (honest/realistic) | more realistic | too ambitious | dial .. (back/down) | tone .. down | downgrade | downsize | scale* .. (down/back) | fewer days/times/pages/steps | less days/times/pages/steps/minutes | half of that | half as much | make/get/have .. smaller/easier/lower/fewer | set .. smaller/easier/lower/fewer | it .. too much for | it .. too big/high/large for | number/target/goal/amount .. too much for | number/target/goal/amount .. too big/high/large for | not so/as many/much | not so/as high | less than (10000/ten) | ask less | a smaller number/amount/goal | water it down | more manageable | make it .. instead of | make it .. half | goal smaller/lower/easier | make .. goal smaller | too high maybe | make it easier/smaller/lower | make/making (it/this/that/the goal) easier/smaller/lower/lighter/less | something easier/smaller/gentler/lighter | smaller please/version/goal/step | cut/make it in half | can/could/should we/i lower/reduce/halve | can we say .. less/instead/lower | lower the bar | ok to do less | do less today | do less
    - Good idea. A target you reach beats one you avoid looking at. Take what you managed in an average week lately, add a little, and make that the new one.
    - Yes, do it. Lower it to something you'd hit on four days out of five, keep that for three weeks, and raise it again once it's become boring.
    - You could also keep the target and give it more time. Which would you find less of a disappointment? => lower target choose
    - (behind) With {left} to go until {deadline}, a smaller target or a later date are both sensible. Shall we look at the numbers for each? -> numbers
    - (fitness coach) No objection. Drop it by a third, hit it every week for three weeks, then earn it back.
    - (companion) Of course. It's your goal, and it's meant to serve you.
    - (triage) First check whether it's the amount or the time that doesn't fit. If the weekdays are the problem, fewer days at the full amount may do it.
    why: Hitting a modest target most of the time keeps people going; missing a big one most of the time makes them stop looking.
    how: Average of your last three weeks, plus a tenth, rounded to something simple. That's the target for the next month.
    short: Your recent average plus a little.

    == lower target choose
    label: how much smaller
    said: smaller target please | more time please
    - Then change that today, and leave the other as it is. One change is easier to live with than two.
    - Sensible. Set it, and look at it again in a month. Until then it's the right one.
    - (fitness coach) OK, settled. New number, same days, and we start on Monday.

    == move date
    label: a later date
    said: move/push/extend/change/shift .. date/deadline | extend .. deadline | push .. back | postpone | later date | delay* it | deadline .. too soon/close/tight | not going to make it in time | wont make it by | need longer | extra month | reschedule | more weeks | extend it | later deadline | new date | new deadline | not enough weeks | date/deadline/end/finish .. postpone*/move*/later/push*/extend*/back/after/wrong/tight/soon/close/earlier/delay* | postpone*/later/extend*/push*/move/moving/shift*/delay*/prolong*/another/reschedul* .. date/deadline/week*/month*/time/finish/end | back .. few/couple/two/three weeks/months/days | later finish | need (till/until) | need/wait/have/want/give/take/better/push/move .. till/until .. easter/summer/christmas/march/april/may/june/july/autumn/winter/next | till/until easter/summer/christmas/march/april/may/june/july/autumn/winter instead/rather/better | has to be another | is more realistic | another month/week/year/date/few | further out | put the date | date .. after | ruined my timing | finish later | not before | no hurry so | earlier deadline | need more time | move it to | push it to the | push it to next/later/march/june/summer | deadline/date .. be | deadline/date .. month/later/longer/week/earlier | need me more | need me until/till | give me more | give me until/till | wont/cant/not make it by | wont/cant/not manage/finish it by | make it by | not by then | not by june/may | one month (later/longer) | a/one month/months/weeks/week more | a/one month/months/weeks/week later/longer | two/few month/months/weeks/week more | two/few month/months/weeks/week later/longer
    - You can. A date is there to help you plan, and an honest one helps more than a hopeful one. Add about a third to what's left and see if the weekly share looks livable.
    - Yes, move it, and then leave it alone. Choose the new date by what you can do in an ordinary week.
    - Before you move it, check whether anything will be different in the extra time. If the weeks stay the same, change them too, or lower the target a bit.
    - (behind) You've got {left} to go and {days} to do it in. If that's more per week than you've ever done, moving it is the sensible thing. Shall we work it out? -> numbers
    - (fitness coach) OK, once. New date, same target, and the first session before the weekend so it doesn't drift.
    - (companion) Of course you may. It's been a full life alongside the goal, and nobody's marking you on this.
    why: A date you no longer believe in stops pulling. One you can meet by steady work gives every week a share.
    how: What's left, divided by what you do in an ordinary week, gives you the weeks. Add one in four for bad ones. That's the date.
    short: An honest date: what's left by an ordinary week.

    # ---- How people get in their own way ----

    == comparing
    label: comparing with others
    said: everyone else is | other people are better/faster/further | my friend/sister/brother/wife/husband/colleague/neighbor/roommate .. lost/ran/saved/earns/runs/lifts | everyone around me | better than me | faster than me | ahead of me | jealous | envy | envious | instagram .. perfect | why can others | why can she/he/they | why is everyone | others do it easily | fitter than | richer than | thinner than | younger than | all .. faster/better/thinner/stronger/fitter/ahead/further/slimmer/richer/own | everyone/everybody/others/they .. faster/better/thinner/stronger/fitter/ahead/further/slimmer/richer/own | brother/sister/friend/flatmate/roommate/neighbour/cousin/husband/wife/coworker/mate .. can | brother/sister/friend/flatmate/roommate/neighbour/cousin/husband/wife/coworker/mate .. reads/eats/runs/lifts/saves/lost/thin/faster/slim/never/easily/already/books | how much do other | do other people | what do others | average person | normal for my age | feel behind | behind everyone | she/he/they/shes/hes/theyre .. already/faster/better/ahead/chapter/easily/thinner | better than (me/i) | so much better/faster/further | jealous* | keep up with others/them/everyone | slimmer/thinner/fitter/faster/stronger/richer/better/happier/younger/further than me/i/mine/my | everyone/everybody .. than me | all my friends are/can/have | friends/brother/sister/colleague/neighbor/cousin/wife/husband/he/she/they .. faster/slimmer/thinner/results/quicker/easily/fitter | why is/are he/she/they/everyone .. better/faster/thinner | so much faster | (in/over) the same time and i | same time .. i only | compare/comparing .. (myself/others/other people/her/him/them/with) | everyone (else/my age) .. can/has/does/manages/owns/is | others my age | faster/better/fitter/quicker/further than (me/i am/mine) | others are/do better/faster/more | brags about | my sister/brother/friend/colleague .. (so much better/twice as/so easily) | does/do it much/so better | compared to the others | than the others
    - It's hard to see others fly past. You see their results and none of their bad weeks, so it's never a fair match. Compare with yourself of two months ago.
    - Somebody's always further, whatever the sport or the savings. The only comparison that helps you plan is with your own last month. Shall we look at that? -> numbers
    - If a certain person or account regularly leaves you feeling worse, mute them for two weeks. You'll lose nothing, and it's quick to undo.
    - (again) It's still bothering you. Is there something in what they do that you'd like for yourself? -> comparing want
    - (companion) That stings, I know. Your pace has to fit your life, and theirs fits a different one.
    - (fitness coach) The only one you're up against is you, eight weeks ago. Beat that by a little and you're doing it right.
    why: We know our own bad days and see mainly other people's good ones. Comparing the two lowers the mood and teaches us little.
    how: Write down where you were two months ago with this, in one line, and today in another. That's the comparison to keep.
    short: Compare with yourself of two months ago.

    == comparing want
    label: what they have
    said: i want what they have | want to be like
    - Then take that piece and leave the rest. Ask them how they began, if you can; most people like to tell, and it sounds more ordinary than it looks.
    - Good, envy has done its job then. Put that one thing into your own plan at the size that fits your week.
    - (wellness coach) That's useful to know. Could you picture ten minutes of it on an ordinary Tuesday? => first step
    - (companion) It's all right to want that. You may come to it on another road, and later, and it'll still be yours.

    == perfectionism
    label: never good enough
    said: perfectionis* | be perfect | not perfect | perfect day/week/plan/streak | not good enough .. done | has to be right | do it properly or | could have been better | just did .. half | high standards | didnt do it well | never good enough | isnt good enough | could have done more | should have done more | should be further | not good enough | wasnt good enough | demand .. (myself/deal) | missed .. by (one/a) | should have been more | should have been better/faster | should ve been more | should ve been better/faster | should be better/further/faster | could have been more | could have been better/faster | could ve been more | could ve been better/faster | instead of .. ugh | cant be glad/happy/satisfied | never (satisfied/enough) | nitpick* | critical of myself | self critical | inner critic | obsess* .. (detail*/perfect) | exactly right | 100 percent or | a hundred percent | has to be just | has to be spot/perfect/right/exact* | spot on or | 9/8/19/29/4 out of 10/9/20/30/5 | isnt perfect | wasnt perfect | feel i failed | feel like i failed | a failure even | high (standards/expectations) | never (good/happy) enough | nothing is good enough | mess up once | not the way i | has to be perfect | has to be spot | not perfect .. worth/nothing | isnt perfect .. worth/nothing | perfect or | (could/should) have done better | wasnt enough | could do better | never good/happy/satisfied .. enough | its never enough | never/not satisfied | has/must (to be/be) perfect
    - You did it, and done is the only thing that counts for the habit. Try doing the next one at seven out of ten on purpose.
    - A plan that only works when all goes well will fail by Thursday. Decide what "good enough" is for a bad day, and let that count in full.
    - High standards get in the way of a habit, since the first untidy day feels like failing. Aim at about 80 percent on purpose. What would that look like this week? => perfectionism answer
    - (again) You're judging it hard again. Say what you did in one plain sentence, without "only" or "just", and see how it sounds then.
    - (companion) You ask so much of yourself. It was enough. You'd say so at once if it were someone else's.
    - (fitness coach) An ugly session is a session. Sloppy and done, and back on the sofa. That's how people get far.
    why: Those who allow themselves a rough version turn up more often, and turning up more often is what adds up.
    how: Set a floor (the least that counts) and no ceiling. Once the floor's done, the day's done.
    short: Good enough counts in full.

    == perfectionism answer
    label: what would be enough
    said: eighty percent would be | good enough would be
    - That sounds like a week you could repeat. Make it the official version, and anything above it is a bonus.
    - Good. Then that's the bar for this week, and you're not allowed to raise it before Sunday.
    - (companion) That's plenty. I hope you can let yourself be pleased with it.
    - (fitness coach) Take it. Four weeks at that level beat one perfect week every time.

    == all or nothing
    said: all or nothing | all in or | either i | ruined the day | day is ruined | week is ruined | might as well | already blew it so | on monday i will | no point now | now it doesnt matter | go big or | everything or nothing | whats one more | blown it already | whole day .. ruined/wasted/lost | week .. ruined/wasted | may as well | either .. or | (not at all) | or not at all | or nothing | (its/it) either | zero .. or | week/day/month .. over | week/day/month .. lost/ruined/gone/blown/shot/wasted | week/day/month .. written off | write/written/wrote off | restart on | start* over on | start* again/fresh on | no point in/if | no point doing | do not complete everything | i do nothing | missed .. so i .. skipped/stopped/quit/gave | already ruined/blown/broken/failed/late/messed | thats today gone | black and white | on off | all in | half measures | screw it | sod it | fuck it | now its all | new month new | write off | day/week/diet/month is/was over | day/week/diet/month is/was shot/ruined/gone/lost/blown | is shot | begin/start again on | begin/start/restart .. (first of/the first/next month/next week/new year) | first of the month | wait (till/until) monday | anyway so (i/why) | doesnt matter now | (had/ate) one .. so | so the (day/week) | so why not eat | in for a penny | (all/everything) or | go all out | hundred percent or | start again on | begin again on | might as well have | might as well eat/finish/smoke/drink/give/stop | may as well have | may as well eat/finish/smoke/drink/give/stop | so i (might/may) as well | start/starting again on monday | day is ruined/gone/lost/over anyway | its ruined now | i [have] ruined it/everything | ive ruined it/everything | its [all] ruined
    - The day isn't ruined, there's simply been one bad bit in it. Let the next hour be a normal one again; that saves more than starting over on Monday.
    - What's done is a small part of the week, and the rest is still open. Carry on from here with the ordinary version, today, without making up for anything.
    - Waiting for Monday costs you the days in between. Do two minutes of it now, so that the week has no gap.
    - (again) It's the old switch again, on or off. Choose a middle setting now, half of it or ten minutes, and use it on days like this.
    - (companion) It's hard to stop when it feels lost already. Nothing's lost, and you don't need to be strict to come back.
    - (fitness coach) No waiting for Monday. You restart with the next meal or the next session, today if there's one left, and you don't add anything to make up.
    - (nutritionist) One meal is one out of twenty-one in a week. Eat the next one as usual, with no skipping and nothing to make up for.
    why: The "what the hell" effect is well known: after a small slip people drop the whole plan. Those who return to normal at once lose next to nothing.
    how: Define three sizes now: full, half, two minutes. On any day, one of them happens.
    short: Go back to normal within the hour.

    == accountability
    label: telling somebody
    said: accountab* | hold me to | keep me accountable | someone to check | check in on me | check up on me | partner to do | do it with someone | need someone to push | support group | join a group | public commitment | bet with | check on me | ask me tomorrow | ask me if | push me | be tough with me | kick my ass | keep an eye on me | dont let me | (report/answer) to | must report | control me | partner/friend/sister/brother/husband/wife/colleague and i could | do it together | nobodys watching | nobody .. watching | no one .. watching/checks/checking/notices | someone watching | partner up | promise you | pledge | keep tabs | tabs on me | watch over me | stay on me | do it/this with a/my | do it/this with someone/somebody/friends | doing/try it/this with a/my | doing/try it/this with someone/somebody/friends | someone check/watching | someone (to check/to report) | check/report in/to/on .. day/daily/every/week | workout partner | training/walking/running/gym/quit partner/buddy | keep me honest | training/walking/running/gym partner | check/ask/see if i did/do | check/ask/see if i went | check/ask/see whether i did/do | check/ask/see whether i went | follow/check up on/with me | hold me accountable/to/responsible | ask me .. tomorrow/tonight/later/every/daily/monday/tuesday/wednesday/thursday/friday/saturday/sunday | person who control/controls/checks/pushes me | join/find/need a group | (alone i/on my own i) dont/cant/never | check/checks/checking .. on me | check in with me | someone/somebody who/to check*/push*/watch*/kick/hold*/checks/pushes/keeps | keep me on track/going/accountable | tell people/others/everyone/friends/someone about my/it/this/the [goal/plan] | do/did it with a mate/friend/buddy/pal/partner/group | does it/this help to tell
    - Being answerable to somebody helps a lot of people. Ask one person to get a one-word message from you each Sunday, "did it" or "didn't". That's all they have to do.
    - You can report here, and I'll put it into proportion. For the days you'd like to skip, a human being who's waiting at the corner is stronger.
    - Make it specific: what, which days, until when, and who hears of it. A general "I'm trying to be better" can't be checked by anyone. Who might you ask? => accountability who
    - (fitness coach) Tell me the day and the hour, and come back when it's done. And find one person who'd notice if you didn't turn up.
    - (companion) It's nicer with someone beside you. They don't need to have the same goal, only to ask you kindly how it's going.
    - (again) Then let's settle it: which day will you report, and to whom? => accountability who
    why: We keep appointments with others more readily than promises to ourselves. It works best when the other person is friendly and the check is short.
    how: Send this tonight: "I'm doing X on Mon, Wed and Fri until the end of the month. May I text you each time? You don't have to answer."
    short: One person, one word, every Sunday.

    == accountability who
    label: whom to tell
    said: i could ask my | ill ask my
    - Good choice. Ask today, in one message, and say how little it takes: one word a week, and no advice.
    - Then send it now, before you've thought of reasons against it. If they say no, ask the next one.
    - (fitness coach) Text them now, I'll wait. Day, time, and "ask me if I did it".
    - (companion) I think they'd be glad to be asked. People like being useful to someone they care about.

    == discipline
    said: discipline | no discipline | no willpower | willpower | self control | motivation vs | motivation or discipline | strong willed | no self control | how to be disciplined | more disciplined | stay disciplined | disciplined | undisciplined | weak willed | control myself | lack of discipline | lack of willpower | the will | strength* .. will | will power | hard* with myself | strict with myself | tougher on myself | force myself | how to force | self restraint | (nobody/no one) makes me | weak .. (will/willed) | strong (will/willed) | mental strength | self discipline | lazy by nature | no spine | stay strong | be strong | force me | force myself/themselves/yourself | zero self/control/discipline/willpower | self-control | control over (myself/me) | no control | master myself | stronger will | weak character | more willpower | need (willpower/discipline) | iron (will/discipline)
    - People who look disciplined mostly have easier set-ups: fewer temptations nearby and fixed times. Change the set-up by one thing this week, and you'll need less of it.
    - What gets called discipline is largely deciding once and not reopening it every day. Pick the days and the hour now, and treat the question as closed until the end of the month.
    - Don't count on willpower after eight in the evening. Whatever needs it, move it forward in the day or out of the house.
    - (again) Then pick a single moment where you'd normally argue with yourself, and settle it in advance with an if-then. Which moment is that? => slipped cause
    - (fitness coach) What looks like discipline is mostly things laid out by the door: shoes, bag, bottle, the night before. Do that tonight, and tomorrow takes a lot less of it.
    - (companion) I wouldn't call it a lack of discipline. You've been using up a lot of it on other things.
    why: Studies that followed people through their day found that those with good self-control fight fewer temptations, because they meet fewer.
    how: Find the one thing that trips you most often. Put it twenty seconds further away, and the better thing twenty seconds nearer.
    short: Change the set-up, need less willpower.

    == small wins
    label: a small win
    said: small win* | little win* | baby steps | small steps | tiny step/steps/win/progress | not much but | bit by bit | one day at a time | small progress | little progress | something is better than nothing | better than nothing | but hey | one push up | took the stairs | stairs instead | little by little | bit of progress | small progress/victory/win/success | something at least | all i managed | thats all i | inch by inch | slowly but | better than zero/nothing/none | only managed | i did one/a minutes/minute/pages/page/steps/push/rep | i did two/three/five minutes/minute/pages/page/steps/push/rep | i did a few minutes/minute/pages/page/steps/push/rep | something rather than | its a start | minor victory | got my shoes on | managed a short/little/small/tiny | just/only did one | just/only did five/ten/two/three | did five/ten/two minutes | five minutes today | tiny win* | small victory/success | counts as a win | only a little but | only/just did/managed/walked/read/ran/meditated/got/done .. minutes/minute/min/page/pages/step/steps/bit/little/few/km | only/just .. minutes/minute/page/pages/steps but/hey | its something [right] $ | its not much but | not much but its | but i did it/something | at least i did/had/went/tried/started/managed/walked/read | at least (its something/something)
    - It counts, all of it. A small thing done is a yes to the question of whether you're somebody who does this.
    - Small is how it's done. A little every day for three months is more than nearly anyone manages with a big push.
    - Good. Write it down somewhere, since small wins are the ones we forget by the evening.
    - (again) They're adding up. Look back over two weeks and it's already a different picture. Shall we? -> numbers
    - (fitness coach) One today, one tomorrow, and no drama about it. A month of those is what training really looks like.
    - (companion) I'm glad you see it that way. There's something peaceful about going step by step.
    why: Seeing progress, even minor, is among the strongest things that keep people going in any kind of work.
    how: A jar, a list or a calendar with crosses: anything where you see them pile up.
    short: Write the small ones down.

    == rest days
    said: rest day* | day off | take a break | need a break | taking a break | every single day | do i have to do it every day | can i skip | can i take .. off | ok to skip | okay to skip | skip a day | skip today | week off | recovery day* | (how many) days a week .. (enough/rest) | days a week is enough | break time | free day* | off off | day/night off | off day | have/having/need/want .. off | have/having/need/want .. break/breather/rest/breather/pause | take/taking .. off | take/taking .. break/breather/rest/breather/pause | rest between | between workouts | sit .. out | skip/skipping .. one/it | skip/skipping .. today/tomorrow/day/tonight | skip* one | day without | (do/should) i .. every day | every day necessary | chill day | have a day | take it easy today | without .. today ok | have tomorrow/today/sunday off | tomorrow off | today off | days without training/exercise/running/working | without training | train/run/exercise/walk every day | do it every day | how many (rest/free) | need (a/to) rest | overtrain* | pause for | leave/give it a/for rest/day | days without training/exercise/running | overtraining | ok/okay to have | ok/okay to take/skip/rest | fine/bad/allowed to have | fine/bad/allowed to take/skip/rest | day off ok | how many days a week | days a week enough | day* of rest | day/days off .. (ok/allowed/need/take/training/from it) | can/could/may/should i have/take a day/break/week/month off | have/take a day off
    - Yes, take one. Planned days off make it easier to keep going, and whatever you've built won't vanish in a day or in three.
    - Choose your days off in advance, one or two a week, always the same ones. Then a skipped day is part of the plan and nothing to feel bad about.
    - A week's pause is all right too, with a date on it. Decide today on which day you'll start again, and with what.
    - (ahead) You can easily afford it, you're ahead. Enjoy the day off.
    - (behind) One day off won't decide it, even though you're a bit behind. Rest, and be back tomorrow at the usual time.
    - (limit) With a limit there's no day off in the same sense, but you can rest from everything around it. Keep the limit, leave the rest of the plan alone today, and get an early night.
    - (fitness coach) Rest is part of it. One or two days a week with nothing, and two days between the hard ones for the same muscles.
    - (companion) Please do, and don't feel you have to explain it to anyone.
    why: Rest is when the body and the head catch up. People with planned days off last longer than those who aim for every day.
    how: Name the weekday. On it, do nothing for the goal at all, and start the day after at the normal size.
    short: One or two planned days off a week.

    == holidays
    label: holidays and feasts
    said: holiday* | vacation* | christmas | xmas | thanksgiving | easter | ramadan | hanukkah | diwali | on leave | summer break | family gathering | big meal | all inclusive | eid | halloween | passover | thanks giving | hannukah | bank holiday | long weekend | ski trip | weeks/week/days .. turkey/spain/italy/greece/mallorca/leave/sun | vacay | hols | staycation | anniversary dinner | oktoberfest | new years eve | baby shower | lunar new year | chinese new year | st patricks | off to the | off to spain/italy/greece | at the beach/lake/seaside/sea/coast/cabin/cottage | two weeks in/at/off/by | christmas dinner/party/cookies/market/time | hen party | summer holidays | school holidays | off work for | leave next week | family reunion | party season | annual leave | on vacation/holiday | going on vacation/holiday | going on (vacation/holiday) | (on/go on/going on/over/during/after/before) [my/the] holiday/holidays/vacation/vacations | christmas/xmas/easter/thanksgiving/ramadan is/dinner/food/time/break/holidays/coming/party | birthday party/cake/dinner/meal | off/going on holiday | holiday/vacation next/this week/month/friday/saturday
    - Enjoy it. Keep one small piece that's pleasant anyway, leave the rest at home, and put the first normal day after it in your calendar now.
    - Holidays are a few days out of a year, and they're made to be different. Aim to come out of them about where you went in.
    - Decide beforehand which two or three things you really look forward to, and have those fully. What's merely lying around can be skipped.
    - (fitness coach) Ten minutes in the morning before the others are up, and then have a great day. Back to normal the day after, no detox needed.
    - (nutritionist) Eat breakfast and sit down for the big meal without having saved up for it. Have what you love, skip what's only so-so, and go for a walk after.
    - (companion) Holidays can be lovely and hard at once. Be easy on yourself, whichever this one turns out to be.
    - (again) For these days too: one small piece, and a fixed day to come back. Which day's your first normal one? => holidays back
    why: A few days change almost nothing; the weeks after, when people don't quite get back, do.
    how: Before: one small thing to keep, one date to restart. During: enjoy. After: the usual version on that date, at the usual time.
    short: Enjoy it, with a date for the day after.

    == holidays back
    label: back after the holidays
    said: back on monday after | first day back | back from/to .. work/vacation/holiday*/italy/normal/reality/school/trip | back on the .. work/vacation/holiday*/italy/normal/reality/school/trip | get home on | get home sunday/monday | get home .. night/sunday/monday/tomorrow | we return | i return | home since | normal life | school starts | after the holidays | holiday*/vacation/leave .. over | holiday*/vacation/leave .. done/ends/ended/finished | just landed | ordinary day | kilos from | back to reality/normal/routine | were/be/get back on | were/be/get back monday/tuesday/tomorrow | holidays/holiday/vacation/christmas/summer are/is over | out of rhythm/routine | out of the rhythm | post holiday* | came back from | just got back | since we got back | first week back | the day/week back/after .. holidays/vacation/holiday | first day/week back/after .. holidays/vacation/holiday | back at work on | back at work
    - Then put ten minutes on that day now, in the morning if possible. Coming back small is easier than coming back strong.
    - Good. Until then you're off duty, and after that it's the usual, at the usual time.
    - (fitness coach) That's the day, then. Half the load, normal hour, and you're in again.

    == illness in family
    label: somebody ill at home
    said: mother/mom/mum/dad/father/son/daughter/kid/child/wife/husband/partner/grandma/grandpa/sister/brother .. sick/ill/hospital/surgery/cancer/dementia | in hospital with my | caring for | caregiver | looking after my | hospital visits | family emergency | family member .. sick/ill | alzheimer* | son/daughter/kid/kids/child/wife/husband/mother/mom/father/dad/nan/gran/grandma/grandpa/granny/sister/brother/partner/baby/parents .. sick/ill/hospital/fever/diagnos*/stroke/broke/broken/hip/cancer/dying/surgery/operation/dementia/chickenpox/flu/better/unwell/chemo/bed/alzheimers/walk | her/his diagnosis | chickenpox | chemo* | look* after him/her/mom/dad | care/caring/cares/nurse for | next to (her/his) bed | (her/his) bed | care home | nursing home | dementia | intensive care | palliative | sick kid/child/mother/father/husband/wife/dog | (in/to) hospital | care for | look after her/him | mom/mother/dad/father/wife/husband/son/daughter/sister/brother is/has/was/had/got .. hospital/dementia/cancer/ill/sick/stroke/surgery/operation | parkinson* | caregiv*
    - I'm sorry, that's a hard time. Your goal can rest as long as it needs to. If there's one small thing in it that does you good, keep only that.
    - I hope it goes as well as it can. With that going on, you'll need sleep, something warm to eat and a few minutes outside more than any plan of mine.
    - (again) You're still in the middle of it, and that takes a lot out of you. Is there anyone who relieves you for an hour now and then? => illness in family help
    - (companion) I'm so sorry. That's a worry that sits in everything. You don't have to be strong here.
    - (triage) That comes first and everything else after. Eat, sleep and say yes when somebody offers to help; the goal has no claim on you right now.
    - (nutritionist) I'm sorry to hear it. Don't think about food rules now. Soup, bread, fruit, whatever's easy, at more or less regular times.
    why: Those who look after others tend to drop themselves first, and then both are worse off. Small regular breaks keep carers going.
    short: The goal can rest; keep what does you good.

    == illness in family help
    label: help at home
    said: no one to relieve me | i do it all alone
    - Even one free hour a week makes a difference. If family can't, ask the hospital's social service or your doctor's office what there is; they know more than people expect.
    - If there's someone, take them up on it this week; if there isn't, ask one person for one hour. You may use that hour for sleep, or a walk, or staring at a wall.
    - (companion) That's a lot on your shoulders, and you carry it quietly. I hope somebody looks after you a bit, too.

    == busy season
    label: a busy time
    said: busy season | end of year | tax season | exam | exams | big project | busy month | moving house | new job | moving apartment* | short staffed | quarter end | month end | dissertation | christmas trade/rush | black friday trade/rush | wedding planning | planning a/my/our wedding | mad phase | busy phase/period/time/season/month/weeks | busy at work | peak season | high season | june/december/september/march is always | report cards | year end | go live | term paper | midterm* | crazy until | renovat* | house move | relocat* | relocation | audit season | conference season | election campaign | exams in/all | exams until/till/next | product launch | go-live | until mid | until (the end/end of) | end of term/year/quarter | this/the week/month .. crazy/mayhem/mad/chaos/insane/hell | this/the few weeks .. crazy/mayhem/mad/chaos/insane/hell | next week/month .. crazy/mayhem/mad/chaos/insane/hell | next few weeks .. crazy/mayhem/mad/chaos/insane/hell | moving out | moving house/flat/home/next | big event | studying for | finals week | thesis due | tax return* | exams in | finals this | the finals | busiest month/time/week/season | exam/exams/deadline week/weeks/season/period/time | moving/move house/flat/home/apartment | busy/crazy/hectic period/season/month (at work) | end of the year rush | just moved house | moved house | boxes everywhere
    - Then it's a season for keeping, and growing can wait. Choose the least you can do every day without thinking, and let that be the whole plan until it's over.
    - Put an end date on it. "Half the plan until the 15th" is a decision; "when things calm down" tends to be never.
    - Busy stretches eat sleep and meals first, and those two carry everything else. Guard a bedtime and a lunch, and be generous about the rest.
    - (again) It's dragging on, by the sound of it. If the busy season has no end, it's your normal life, and the plan should be cut to fit it. Shall we make it smaller? -> lower target
    - (fitness coach) Minimum mode: ten minutes, three days, no extras. You'll come out the other side with your habit alive.
    - (companion) That sounds intense. I hope someone brings you a cup of tea now and then. The goal doesn't mind waiting.
    - (triage) Until it's over: sleep, food, one small piece of the goal, in that order. When's it over? => busy season end
    why: Keeping something up takes far less than building it. A third of the usual effort holds most of what you've got.
    how: Write down the end date, the minimum per day, and the first thing you'll do after. Put all three in the calendar.
    short: Minimum version, with an end date.

    == busy season end
    label: when it gets quieter
    said: over by the end of | until the end of the month
    - Then it's the minimum until that day and the normal plan the day after. Write both down, and you needn't think about it again before then.
    - Good, an end in sight. Put something pleasant on the day it's over, and let the plan start two days later.
    - (triage) Fine. Mark it, and don't judge anything about the goal before that date.

    == kids
    said: with a baby | newborn | single parent | single mom | single dad | school run | parenting | nap time | breastfeeding | mom of | dad of | stay at home | daycare | parent of | baby .. up | baby .. sleep/cry*/wakes/awake/naps | (he/she) only naps | daughter/son/kid/kids/toddler/twins/baby/boy/girl .. copies/wakes/wants/climbs/needs/cries/asks/eats/leftovers/naps/screams/school/football/homework/practice | little one .. copies/wakes/wants/climbs/needs/cries/asks/eats/leftovers/naps/screams/school/football/homework/practice | twins | other parents | as a mom/dad/mother/father/parent | fish fingers | kids leftovers | nappies | diapers | preschool | school holidays | use me as a horse | school drop | pick up the kids | maternity | paternity | infant* | toddlers | kids/children/toddler/baby .. up/need/want | kids/children/toddler/baby .. minute/time/sleep/never/always/sick | breastfeed* | teething | colic | school stuff | mom life | parenthood | dad life | au pair | babysit* | four kids | son/daughter/baby/kid/toddler .. waking/wakes/woke | my/the/our kids/children .. time/sleep/sick/ill/need/wont/awake/first/me | with (kids/children/a baby/a toddler/two toddlers/toddlers) | because of the kids | have/got two/three/four/small/young/little kids/children | kids/children come first | baby .. up/awake/wakes
    - With children the day belongs to them, so the slots are short and wobbly. Have a five-minute version you can start anytime, and take whichever gap comes.
    - Do some of it with them, ten minutes on Saturday morning to begin with. What they take part in they don't interrupt, and they pick up the habit along the way.
    - Ask for one fixed slot a week that's yours, an hour when somebody else has them, and treat it like an appointment.
    - (again) The gaps are still tiny, so let's do with two minutes. Twice a day, tied to something they do at fixed times, like after breakfast and after bedtime. Which would be easier? => forgot cue
    - (fitness coach) Use the first ten minutes of nap time, before you look at the dishes. They'll still be there, and you'll feel better doing them.
    - (companion) You're looking after everybody. It's no wonder there's little left, and it's good that you want something for yourself.
    - (nutritionist) Eating their leftovers standing up isn't a meal. Sit down with them for one a day, with your own plate, and the rest sorts itself out more easily.
    why: Parents keep habits that are short, near and can be broken off. Anything that needs a free hour waits for years.
    how: Choose a two to five minute version. Cue: something the kids do daily at about the same time. Interrupted still counts.
    short: Five-minute version in whichever gap comes.

    == night shifts
    label: working shifts
    said: night shift* | shift work | rotating shifts | work nights | working nights | graveyard shift | nightshift | early shift | late shift | irregular hours | rota | night duty/work/job/worker/nurse/hours | off at 6/7/5/8 .. am | off at 6/7/5/8 .. wired | home/finish at 6/7/5/8 .. am | home/finish at 6/7/5/8 .. wired | security guard | i do the night | bed at seven/six/eight in the morning | night owl job | do nights | work/working nights | care home | shifts change | shift pattern | shift plan | roster | nightshifts | hospital shifts | on nights | six/five/seven in the morning .. home/bed/shift | i/im work* nights | night/late/early/rotating shift/shifts | shift work/worker/worker | my shifts .. change/changing/rotate/different | works/working nights | sleep/sleeping .. (during the day/in the daytime/by day/in daytime) | im on call | on call again/tonight/all/this | work/working (10 to 6/11 to 7) | on/after/with shifts | three shift system/work/operation
    - Shifts make clock times useless, so tie your goal to the shift: an hour after you wake, or before you leave for work. That stays the same whichever shift it is.
    - Make two plans, one for work days and one for days off, with the first one half the size. Changeover days count as rest.
    - Sleep comes first on shifts: dark room, phone out, one long block. What's left of your energy afterward belongs to the goal.
    - (fitness coach) Do it after your main sleep, before the shift. After a night shift it's food and bed, no training.
    - (nutritionist) One proper meal before the shift, something small and light in the night, and little after four in the morning. Coffee in the first half only.
    - (companion) Working while everyone sleeps is lonely and tiring. Go at it gently, and count the shift itself as an effort.
    why: Working against the body clock costs energy and appetite control. Fixed points relative to your sleep give it something to hold on to.
    how: "One hour after I get up, ten minutes." Use that on every shift. On changeover days, nothing.
    short: Tie it to waking up instead of the clock.

    == distraction
    label: getting distracted
    said: adhd | add brain | distract* | cant focus | cant concentrate | lose focus | losing focus | attention span | all over the place | jump from | start things and dont finish | never finish | hyperfocus | executive function* | too many tabs | easily distracted | wander off | lose track | forget what i was doing | sidetracked | concentrat* | mind wander* | things pulls/distracts | everything pulls/distracts | pulls me | end up on | ended up on | ended up watching/scrolling | rabbit hole | finish none | finish nothing | lose/losing the thread | open plan | multitask* | jump* around | all over | zone out | zoning out | daydream* | scatter brained | cant settle | fidget* | opened .. and came back | start/begin .. things/projects/tasks .. finish/none | phone/notifications .. buzz*/ping*/ring* | brain .. jumps/jump/everywhere/hops | keep/hold my mind/attention/focus | my mind on | mind on | every ping/notification/noise/sound/message | takes me away | get lost/sidetracked/distracted/carried | lost in thought/reels/tiktok | lost in my phone | end up doing/scrolling/watching | phone steals/grabs/pulls/eats | start one thing | short attention | mind drifts | lose concentration | distract* .. every/thing/noise/phone/everything | distracted by | get distracted | cant (concentrate/focus) for | for (two/five) minutes .. concentrate/focus
    - Then build it for a wandering head: short, visible and with a clear end. Ten minutes on a timer you can see, things laid out in the open, and stop when it rings.
    - Somebody else in the room or on the phone helps a lot of people to stay with it, even if they're doing something different. Try it once this week.
    - Put it where you can't miss it and make the first move tiny. What's in a drawer doesn't exist on a scattered day.
    - (again) Let's make it even shorter: five minutes, phone in another room, one single thing on the table. What pulls you away first, as a rule? => distraction pull
    - (fitness coach) Short rounds. Five on, two off, three times over, and done. Beats forty minutes of thinking about it.
    - (companion) It's tiring when your head won't stay put. You're not careless, it just works differently, and plans can be made to fit.
    - (triage) If this is most of your life and always has been, it's worth asking a doctor about it. For today: one thing, ten minutes, timer on.
    why: Attention goes to what's new, near and urgent. A timer, company and things in sight lend those qualities to what isn't.
    how: Phone in the next room. One object on the table. Timer on ten. When you notice you've drifted, come back; that's all there is to it.
    short: Ten minutes, visible timer, phone in another room.

    == distraction pull
    label: what distracts me
    said: my phone .. distract* | noise distracts
    - Then that's what we move. Put it out of reach for just those ten minutes, and get it back as soon as the timer rings.
    - Then you know your opponent. Deal with that one first, before you start, or write it on a slip of paper for later. Then ten minutes.
    - (fitness coach) Right, that goes out of the room. Ten minutes without it, starting with the next session.

    == procrastination
    label: putting it off
    said: procrastinat* | put it off | putting it off | keep putting .. off | ill start tomorrow | i will start tomorrow | always tomorrow | always later | avoiding it | keep avoiding | postponing | keep meaning to | been meaning to | never get around | never get round | havent started | havent even started | always put .. off | put things off | waiting for the right | never start | cant get started | cant start | more interesting than | promise myself | manana | dawdl* | dither* | stall* for | put off | puts off | leave it till/until | eleventh hour | always say | instead of starting | never get going | getting started is | just to avoid | until/till the last | still not .. done/started/booked/called | always .. tomorrow | telling/tell/told myself tomorrow/later/soon/next | myself tomorrow | keep telling/saying/postponing/delaying/pushing | meaning to do/get | meaning to start/call | later later | soon soon | keep pushing it | on the back burner | one day ill | ill get (to/round to) it | get round to | beat around | keep telling myself | meaning to | put .. off again | always .. (last minute/last moment) | until/till the last minute/moment | leave .. (last minute/last moment) | on my .. list since | havent started .. since | still havent started/begun/booked/called/done | ill do it soon/someday/later $ | keep leaving it
    - Usually there's a small unpleasant bit at the front, and the rest is all right. Do only that bit, for two minutes, and let yourself stop there.
    - Make it smaller until you can't be bothered to avoid it. "Open the drawer and take it out" is a fine task for today.
    - Give it a time and a place, today, out loud. "Later" has no hour, and things without an hour don't happen. What time would do? => procrastination time
    - (again) Still waiting for the right moment. Let's take a wrong one: now, badly, for two minutes, then you're free for the day.
    - (fitness coach) Count down from five and move on one. Don't think during the countdown. Two minutes is all I want.
    - (companion) Putting things off is mostly about how they make us feel. Is there something about it that worries you? => fear of failing
    - (triage) Either it's unclear, unpleasant or not really yours. Unclear: write down the first move. Unpleasant: two minutes only. Not yours: cross it out.
    why: We put off tasks to avoid a feeling more than to avoid work. Once begun, the feeling shrinks, usually within minutes.
    how: Name the very first movement. Do it now, timer on two minutes. Stop or go on, both are fine.
    short: Two minutes of the first bit, now.

    == procrastination time
    label: a time for it
    said: at six oclock | around 7 tonight
    - Good. Then everything you need goes out on the table ten minutes before, and at the minute you begin, however you feel.
    - That's the appointment, then. If it slips, the next full hour counts, and after that it's tomorrow, same time, without any fuss.
    - (fitness coach) Locked in. Start on the dot, two minutes, and tell me afterward.

    == fear of failing
    label: afraid of failing
    said: afraid .. fail* | scared .. fail* | fear of fail* | what if i fail | what if i cant | what if it doesnt work | dont want to fail | scared to start | afraid to start | afraid to try | scared to try | fail again | failing again | another failure | what if i never | what if i give up | dont want to disappoint | afraid/fear/scared/terrified/frightened/worried/nervous .. not/wont/cant/make | afraid/fear/scared/terrified/frightened/worried/nervous .. disappoint*/fail*/succeed/arrive/race/mess/hopes/lose/flunk/starting/embarrass*/scale | disappoint my | disappoint everyone/people/them | disappoint everyone | mess it up | rather/better not start/try | not succeed | flunk | failure | what if .. cant/dont | what if .. fail/smoke/relapse/give/stop/wrong/lose | what if .. doesnt work | what happens if it | doesnt work out | goes wrong | it go wrong | getting my hopes | if i dont try | told (everybody/everyone) | look like a fool | make a fool | embarrass myself | afraid to start/try/step/commit/begin | fail* in front | fear of | scared/afraid/worried/fear/terrified/nervous .. wrong/again/succeed/work/manage | go wrong | dont succeed | if i dont succeed/manage | if i dont make it | wont succeed | mess up | let everyone down | what will people (say/think) | not make it | too scared | scared of trying/failing/success | afraid of failing/failure/success | afraid/scared/fear .. fail/failing/failure
    - That fear comes with anything you care about. You can make failing cheap: a small version, two weeks, nobody needs to know. Then there isn't much to lose.
    - If it doesn't work out, you'll know what to change, and you'll have had a few decent days on the way. That's about the worst that can happen, and you've survived worse.
    - You've been let down by plans before, I'd guess, so caution makes sense. What went wrong the last time? => fear of failing last
    - (again) The fear's still there, and it may come along. You needn't get rid of it to do the first two minutes.
    - (companion) It's a tender thing to want something and be afraid of it at the same time. There's no exam here, and I won't be disappointed in you.
    - (fitness coach) Then set the bar so low you'd have to try to miss it. One minute a day. Prove that first, and we'll see.
    why: Fear of failing grows with what's at stake. Lower the stakes, and there's room to learn.
    how: Write: "For two weeks I'll try ..., and if it doesn't work I'll change ..." You've planned the failure, so it can't surprise you.
    short: Make failing cheap: small, two weeks, private.

    == fear of failing last
    label: the last time
    said: last time i tried/failed/quit/gave | last time it went wrong
    - Then we know one thing to do differently. Change exactly that, keep the rest easy, and give it two weeks.
    - That happens with most first tries. Usually the plan was too big for everything else that was going on, so this one may be a third of the size.
    - (companion) That would have put anybody off. It needn't go like that again, and you may stop at any time.
    - (fitness coach) Good, so that's the hole to patch. Fix it first, then go small.

    == missed day worry
    label: missing a day
    said: what if i miss | if i miss a day | what happens if i miss | what if i skip | what if i dont manage | worried .. miss* | break my streak | lose my streak | afraid of missing | if i forget a day | matter if i skip/miss | okay if i skip/miss | ok if i skip/miss | bad if i skip/miss | if i skip | miss/missing/missed/skip/skipped/skipping/jump/forget/omission .. ok | miss/missing/missed/skip/skipped/skipping/jump/forget/omission .. ruin*/bad/problem/matter/harm*/hurt*/streak/zero/end/happens/undo/lose | leave out .. ok | leave out .. ruin*/bad/problem/matter/harm*/hurt*/streak/zero/end/happens/undo/lose | ok/okay .. miss/missing/missed/skip/skipped/skipping/streak/gap/omission | ruin*/bad/problem/matter/harm*/worried/scared/afraid/happens/lose/losing/undo/break/breaking .. miss/missing/missed/skip/skipped/skipping/streak/gap/omission | ruin*/bad/problem/matter/harm*/worried/scared/afraid/happens/lose/losing/undo/break/breaking .. (one day/leave out) | streak .. if | streak .. happens/break/ill/lose | break* .. streak | start at zero | if i jump | might not manage | undo .. built/progress | not do it tomorrow | one skipped/missed day | disaster/tragedy/catastrophe/terrible/problem/end .. if i | miss/skip/skipping/missing a/one/it/this .. ok | miss/skip/skipping/missing a/one/it/this .. lose/problem/matter/bad/fine/ruin | miss/skip/skipping/missing two/three/today/tomorrow .. ok | miss/skip/skipping/missing two/three/today/tomorrow .. lose/problem/matter/bad/fine/ruin | lose my/all/the progress/gains/streak if | progress if i skip/miss/stop | cant go .. matter/problem/bad | cant train .. matter/problem/bad | cant (do it/make it) .. matter/problem/bad | is one day off | what if i cant/dont .. day/once/today/tomorrow | what if i forget .. day/once/today/tomorrow | damage if | set me back if | what happens if i skip/miss/stop/forget | lose everything if i miss/skip/stop/pause/take/leave | ok/okay .. leave out .. day
    - Then you've missed a day, and that's all. In studies of habits a single miss made no difference to how well they formed. Pick it up at the next occasion.
    - You will miss some; everyone does. Decide now what you'll do the day after, the short version at the usual time, and it won't turn into two.
    - If the streak's become scary, count days per month instead, 24 of 30, say. Then one gap stops mattering, and you can enjoy the rest of them.
    - (fitness coach) You miss, you shrug, you're back the next day. The rule is never twice in a row.
    - (companion) Nothing terrible happens, and you'd still be welcome here the day after. Nobody's keeping a list, least of all me.
    - (limit) Then that day's over the line, and the others still stand. The next one begins fresh in the morning.
    why: A habit is a matter of many repetitions, so one more or less can't be felt. Long gaps can.
    how: Write "If I miss a day, the next day I'll do two minutes at ..." and leave it at that.
    short: Never twice in a row; one is nothing.

    == unsupportive partner
    label: no support at home
    said: partner .. support*/sabotag*/against/mock*/negative | husband/wife/boyfriend/girlfriend .. support*/sabotag*/against/mock*/negative/laugh* | not supportive | no support at home | unsupportive | doing this alone | no one supports me | nobody supports me | no one at home | nobody at home | wont support | never supports | no support | wife/husband/partner/spouse/boyfriend/girlfriend/he/she/family/mother/parents .. silly/stupid/approve/against/sabotag*/rolls/eyes/annoyed/laughs/mocks/jokes/complains/tempts/undermin*/jealous/refuses | wife/husband/partner/spouse/boyfriend/girlfriend/he/she .. buys/brings/smokes/drinks/cooks/eats/spends/opens/orders .. when | wife/husband/partner/spouse/boyfriend/girlfriend/he/she .. buys/brings/smokes/drinks/cooks/eats/spends/opens/orders .. crisps/cake/chocolate/wine/beer/pizza/sweets | wife/husband/partner/spouse/boyfriend/girlfriend/he/she .. buys/brings/smokes/drinks/cooks/eats/spends/opens/orders .. (next to me/front of me) | she spends | he spends | next to me | sabotag* | rolls (his/her) eyes | not approve | disapprov* | family is against | against it | makes jokes | nobody supports | no one supports | unsupport* | not support* | doesnt support/understand/care/take | jokes about | undermin* | says im fine as i am | fine as i am | husband/wife/partner/boyfriend/girlfriend/spouse/he/she .. nags/discourag*/ridicul*/teases | husband/wife/partner/boyfriend/girlfriend/spouse/he/she .. (makes fun/make fun/making fun/fun of/behind me) | isnt behind me | not behind me | behind me in | on my side | not on my side | thinks im crazy/silly/mad/stupid/ridiculous | no encouragement | at home .. support/understand/help | husband/wife/partner .. doesnt/wont like/want | husband/wife/partner .. doesnt/wont help/care/understand/support | husband/wife/partner .. isnt/never like/want | husband/wife/partner .. isnt/never help/care/understand/support | girlfriend/boyfriend/wife/husband/partner thinks its/im/this/that | waste of time .. wife/husband/girlfriend/boyfriend | partner/husband/wife/boyfriend/girlfriend doesnt/wont support/help/understand/care/supportive | partner/husband/wife/boyfriend/girlfriend isnt/never support/help/understand/care/supportive | thinks its silly/stupid/dumb/nonsense | laughs at my | (nobody/no one) believes (in me/i can) | (nobody/no one) supports/takes me | wife/husband/partner/boyfriend/girlfriend/mom/dad/family .. (rolls/mocks/laughs at/doesnt support/doesnt believe) | wife/husband/partner/girlfriend/boyfriend isnt interested | on my case | get/gets/got off my case | (nag/nags/nagging/nagged) .. (me/about/all) | (wife/husband/partner/she/he) .. (nags/nagging)
    - That makes it lonelier than it needs to be. It's often worry behind it, about having less time together or about what else might change. Say what stays the same, and ask for one small thing.
    - You don't need them to join in, only not to get in the way. Agree on something concrete: these two evenings are mine, and the biscuits live in your drawer.
    - Get your backing from someone else for now, a friend or a group, and let your partner watch. Many come round after a few weeks.
    - (again) It's still an uphill thing at home. Have you told them outright how much it matters to you? => unsupportive partner told
    - (companion) That hurts, when the one person you'd like to have beside you isn't. I'm sorry.
    - (triage) Look at what it is: not interested, worried, or working against you. The first you can leave be, the second you can talk about, the third needs a serious talk.
    why: A change in one person shifts things for the other, and that's unsettling. Knowing what won't change takes most of the sting out.
    how: A calm moment, two sentences: "This matters to me because... What would help me is..." Then listen to their worry without defending.
    short: Ask for one concrete thing, no more.

    == unsupportive partner told
    label: telling them
    said: i told them | havent told them
    - If you have, give it some time and look for support elsewhere too. If you haven't, try it in a calm moment: why it matters to you, and the one thing that'd help.
    - Either way you can go on without their blessing. It's easier with, but plenty of people do it without.
    - (companion) I see. Whatever they make of it, wanting something good for yourself is fine.

    == too many goals
    said: too many goals | many goals | several goals | lots of goals | multiple goals | spread too thin | too many things | goals at once | everything at the same time | change everything | everything at once | all my goals | which ones to drop | do it all | five goals | three goals | one thing at a time | one at a time | whole life | in one go | twelve/ten resolutions | list of resolutions | spread .. thin | how many goals | goals .. too many | cant do all | four/six/seven/eight/nine/ten/twelve/many/numerous/several/multiple/lots/all .. goals/objectives/resolutions/targets/trackers/habits/projects | many things | many goals/projects/habits/challenges | six/five/four/seven/eight/ten/several/multiple things | six/five/four/seven/eight/ten/several/multiple goals/projects/habits/challenges | taken on too/so/many | taken on six | taken on a lot | things at the same | so much at once | (more/fewer) goals | four/five/six/three/seven goals | two goals | two/three/several/many/more goals | too many goals/things/habits/plans (at once/going) | everything/all/it at the same time | goals at (once/the same time)
    - Two at a time is about what most people can carry. Choose the one that makes the others easier, often sleep or moving, and let the rest run on low for a month.
    - Doing it all at once usually ends with nothing. Pick one for this month, keep one other at its smallest, and pause the remainder openly.
    - More than two at a time rarely goes well. Start with the one it'd bother you most to leave as it is until next year. Do you know which that is? => which goal first
    - (fitness coach) One main goal, one side goal. The rest goes on the bench until one of those runs by itself.
    - (triage) Sort by two things: what hurts most now, and what makes the others easier. If one goal is in both lists, that's the one.
    - (companion) Wanting so much is a nice thing, and it's heavy to carry all of it. You may put some of them down for a while.
    why: Each new habit needs attention until it's automatic, and there's only so much of that in a day.
    how: List them. Circle one. Write "on low" next to one other. Put a date six weeks away next to the rest.
    short: One main goal, one on low, pause the rest.

    == which goal first
    said: which goal | what goal first | which .. first | where do i focus | prioriti* | most important goal | which one should i | what/which .. first/before/priority/important/order/lead | comes first | most important one/thing | deserves priority | priorit* | first/start .. or .. first/start | first .. or (first/start) | pick one | in which order | which order | which one | one goal only | sleep/weight/money/smoking/diet/walk/drinking or sleep/weight/money/smoking/diet/fitness/health/eat | money or health | smarter to | before i try to | has to lead | what would you start with | first the | which .. start with | what .. start with | (matters/important) most | matters most | sleep/weight/money/smoking/exercise/diet/stress/drinking or sleep/weight/money/smoking/exercise/diet/stress/drinking .. first | tackle .. first | first or | what should come first | most urgent | more important | goal .. first | which goal .. first
    - I'd take the one that makes the others easier. Sleep helps with nearly everything, moving comes second, and both get easier with a fixed bedtime.
    - Take the easiest one first and give it four weeks. Having one thing that works makes you a good deal braver about the harder one.
    - If one's urgent, for your health or your money, it goes first, however dull it is. If none is, pick whichever you'd enjoy most.
    - (triage) In this order: what a doctor told you to do, what's getting worse, what makes the others easier, what you enjoy. Take the first that applies.
    - (fitness coach) The one you can start today with what you've got. Go, and sort the rest later.
    - (companion) The one that would make your days feel a little kinder. You'll know which when you picture next week with it.
    why: Some habits pull others along. People who sleep and move more also tend to eat better and worry less, without planning to.
    how: Give each goal a point for urgent, for helps the others, for easy. Most points goes first, for four weeks.
    short: The one that makes the others easier.

    == set a goal
    label: finding a goal
    said: how .. set .. goal* | set a goal | make a goal | create a goal | need a goal | want a goal | pick a goal | choose a goal | what goal | what should my goal be | help me find a goal | goal ideas | dont know what goal | new goal | dont have a goal | resolution* | want to set | pick my goal | what to aim for | something to aim | goal for me | turn this into a goal | dont know which goal | dont know what to aim | no goal yet | no goals | set/create/find/choose/pick/define/give/suggest/new/add .. goal*/target/objective*/resolution*/challenge | set one up | something to aim/strive | something to (work on/go for/do with) | ideas for goal* | what should/could/can/do/would .. aim/goal | what should/could/can/do/would .. (go for/work towards) | aim for | people .. go for | target to work | to work towards | go for again | purpose again | what to work on | new years resolution* | aim at | come up with a goal | help/suggest/find .. goal/target/aim | come up .. goal/target/aim | what could i/be .. goal/aim | goals for me | good goals | an idea for a goal | kind of goal | goal to | new aim | help/suggest/find/come .. goal/target/aim | goal would suit | suit me | goal .. suit
    - Begin with what annoys you in an ordinary week, tiredness, money, the phone, your back. Turn it into something you do, with a number and an end date about two months off.
    - Make it something you can do this week and count: "walk twenty minutes, four days a week, until the end of next month" beats "get fitter" by a mile.
    - Take half of what you think you could manage. You can raise it in three weeks, and raising is more fun than failing.
    - (triage) Start from what's bothering you most right now, be it sleep, weight, money or time. Which would you like to change first? => set a goal area
    - (companion) We can take our time. What would make an average day a little better for you? => set a goal area
    - (fitness coach) Number, days, end date: "three times twenty minutes a week until summer." That's all a goal needs. What would yours be, in one line? => good goal
    - (nutritionist) I'd pick something you add over something you ban: vegetables at lunch, water with meals, breakfast on weekdays. Five days a week, four weeks.
    why: A number and a date tell you each evening whether it's going well. Without them, you only have a feeling, and that depends on the day.
    how: Fill in: "I'll ... , ... times a week, until ..." If you can't picture Tuesday's version of it, make it more concrete.
    short: Something you do, with a number and a date.

    == set a goal area
    label: which area
    said: sleep .. first | more energy | lose weight first | save money first
    - Good place to start. Make it one thing you do, three to five days a week, at a fixed time, for four weeks. What would the ten-minute version be? => good goal
    - Then choose the smallest regular thing that would help with that, give it a number and a date, and set it as your goal. You can change it any day.
    - (companion) That sounds worthwhile. Choose something that'd feel good to do, too, and you'll come back to it more easily.
    - (triage) Fine, then that, and only that, for four weeks. Take the version you could keep in a bad week.
    why: Starting from what bothers you gives the goal a reason. Keeping it to one thing gives it a chance.
    how: One action, one number, one date, written in one line. Set it up today while you can see it clearly.
    short: One thing, fixed time, four weeks.

    == good goal
    label: is it a good goal
    said: what makes a good goal | good goal | smart goal* | realistic goal | is this a good goal | is my goal ok | is my goal realistic | measurable | goal .. ok | goal .. good/sensible/realistic/number/specific/right | goal .. any good | small goals | big goals | should a goal | aiming right | well defined | good/sensible/realistic/smart/reasonable/right .. goal/objective/target | is/would .. books/kg .. ok/okay | is/would .. books/kg .. enough/fine/good/doable | is/would .. books/kg .. too much | is/would .. (a month/a year/per month/per week/a week) .. ok/okay | is/would .. (a month/a year/per month/per week/a week) .. enough/fine/good/doable | is/would .. (a month/a year/per month/per week/a week) .. too much | goal make sense | kilos/kg/books/km/steps/euros/pounds in/a .. ok | kilos/kg/books/km/steps/euros/pounds in/a .. realistic/possible/doable/sensible/healthy | kilos/kg/books/km/steps/euros/pounds per .. ok | kilos/kg/books/km/steps/euros/pounds per .. realistic/possible/doable/sensible/healthy | healthy goal | well chosen | goal .. wise/clever/sensible | goal .. make sense | is/are my/this/the/that goal/target/number .. reasonable/sensible/realistic/doable/achievable/feasible/ok/fine/good/strict/high/low | is _ kg/kilos/pounds/steps/books/pages/minutes/hours .. reasonable/sensible/realistic/doable/achievable/feasible | how specific should | aiming .. right
    - A good goal says what you'll do, how often, and until when, and you could manage it even in a bad week. It should matter to you, and be up to you.
    - Better "in bed by eleven, five nights a week" than "sleep better". You can tell at breakfast whether you did it, and that's most of the trick.
    - Check it with three questions: do I want it, can I count it, could I do it next Tuesday in the rain. Three times yes and it's good.
    - (no number) Yours has no number yet, so you can't see it move. "How many days a week" is the easiest one to add. Do you know how many you'd like? => good goal number
    - (fitness coach) Countable, on your calendar, slightly uncomfortable. If you can't write it into next week with a time, it's a wish.
    - (companion) A good goal leaves you feeling better on the way, too. If it only feels good at the end, make it softer.
    - (nutritionist) Aim at what you do, since you control your plate and not the scale. "Vegetables with two meals a day" is a goal; a number of kilos is what may come of it.
    why: Things you do are in your hands, results only partly. Goals about actions keep people steadier on the way to results.
    how: Take your goal, ask "what would I be doing on a Tuesday?", and write that down with how often and until when.
    short: What, how often, until when; doable in a bad week.

    == good goal number
    label: how often a week
    said: three days a week | four days a week | five days a week | every other day
    - Good. Put that in as the goal, and take one fewer in the first week so that it starts with a success.
    - Fine, go with a figure you'd manage in an average week and raise it after three of those. An unsure guess is good enough to begin with.
    - (fitness coach) Then it's settled: that many days, same hour, from tomorrow.

    == change of plan
    label: plans changed
    said: change .. plan | plan .. changed | something came up | different plan | new plan | plans changed | cant do it today | have to cancel | had to cancel | cant make it | another approach | different approach | do it differently | adjust .. plan | things changed | babysitter/gym/pool/class/boss/meeting/dinner/train/trainer/partner/studio/lesson .. cancel*/closed/called/moved/shut/late/broken/full | got moved | doesnt fit | boss called | cant/wont .. go .. today/tonight/tomorrow | cant/wont .. today/tonight .. today/tonight/tomorrow | cant/wont .. (make it/do it) .. today/tonight/tomorrow | couldnt .. go .. today/tonight/tomorrow | couldnt .. today/tonight .. today/tonight/tomorrow | couldnt .. (make it/do it) .. today/tonight/tomorrow | need to adjust | changed (jobs/job) | something (happened/came) | other thing | other plans | rearrang* | plan b | last minute meeting/call/change | got in the way | reshuffle | replace .. with | rain check | moved my/the | switch to/from/days | change .. approach/plan/routine/schedule/way | plan .. window/different/off | meeting/class/plans/appointment/dinner/shift .. moved/changed/shifted/cancelled/pushed | so i cant go/do/make | so i cant train/run/walk | on friday/monday/tuesday/wednesday/thursday/sunday/saturday instead | do it on/at .. instead | do it tomorrow .. instead | another day | different day | cant/wont .. tonight/today .. so | cant/wont .. tonight/today .. because | move/swap .. tomorrow/friday/monday/tuesday/wednesday/thursday/evening/morning | friday/monday/tuesday/wednesday/thursday/saturday/sunday/tomorrow/swim/cycle/bike/yoga/swimming/cycling instead | instead of walking/running/swimming/reading | instead of the gym | came up | so no walk/run/gym/class/session/training | something else came | (had to/have to/need to/must) cancel/postpone/reschedule/skip | cancelled/canceled (again/on me/last minute/today)
    - No problem, plans are there to be changed. Keep the what and move the when: name the next free slot, and today's settled.
    - Fine. Take the short version for today, or swap it with another day this week, whichever costs you less thought.
    - If the plan keeps changing, make it looser: "three times before Sunday" in place of fixed days. Would that suit you better? -> next week
    - (again) It's moved again, so I'd choose a time that nobody else has a hand in, early or right after lunch.
    - (fitness coach) OK, plan B: ten minutes, wherever you are, before the day's over. If even that's out, tomorrow first thing.
    - (triage) If it's only today, swap the day. If it's this week, halve it. If it's from now on, let's set the goal anew.
    why: A plan with a second option survives; one without needs luck every day.
    how: Decide which day it moves to, before you drop it from today. Put it in the calendar at once.
    short: Keep the what, move the when.

    == what next
    label: after the goal
    said: what .. after this | goal .. done/finished/complete* | finished my goal | reached my goal | after i reach | whats next after | now that i | next goal | done with my goal | when im done | what comes after | keep it off | over .. then | over .. next/propose/stop | over .. (now what/and now) | reached/completed/finished/done/achieved/saved/ran/quit/made/arrived .. then | reached/completed/finished/done/achieved/saved/ran/quit/made/arrived .. next/propose/stop | reached/completed/finished/done/achieved/saved/ran/quit/made/arrived .. (now what/and now) | what (now/next) after | (whats/what) next after | now that/what .. over | now that/what .. reached/done/quit/finished | now that ive | now that its over | challenge/goal/marathon/race/course/program .. over | challenge/goal/marathon/race/course/program .. done/finished/complete/behind | feels empty | empty now | back to old | old ways | full amount | what im for | after the marathon/race/goal/course | arrived to | post marathon | whats left to do | stay there | new goal straight/now/right | reached/finished/completed/done/achieved .. and now | reached/finished/done/completed/achieved/hit/made .. what now | what now .. reached/finished/done/goal | race/goal/challenge/marathon/course/program/project/month is/are over | (is/its) over .. what | what to do next | over .. next | reached/finished/done/achieved .. next | without a goal now | goal reached | i did it what | race/goal/challenge/marathon/course/program/project .. over | over .. what .. next
    - First enjoy it; a week without a new target does no harm. Then choose: keep what you've got going at half the effort, or pick something new to work at.
    - Keeping it is a goal of its own, and a smaller one. Hold on to the one or two habits that got you here, and look at the figure once a month.
    - Ask yourself which part you'd miss. Build the next goal out of that, and let the rest go. Any idea what that'd be? => what next part
    - (reached) You've reached it, so there's no hurry. Take a week, keep the routine loosely, and set a new one when you feel a bit restless.
    - (fitness coach) Celebrate, rest a week, then pick the next one with a date on it. Without a date it'll be spring before you know it.
    - (companion) Give yourself some time with it before you look for something new. You've earned a slow week. How does it feel to be here? => proud what
    - (triage) Three ways on: keep, raise, or change. Keep if you're tired, raise if it was fun, change if something else has been waiting.
    why: Many slide back in the first months after a goal, as the routine loses its purpose. A light keep-it plan prevents most of that.
    how: Write down the two habits that made the difference. Keep them three days a week, check once a month, decide on something new in two weeks.
    short: Enjoy it, keep two habits, decide in a week.

    == what next part
    label: what I would miss
    said: id miss the | i would keep the
    - Then keep that in your week as it is, with no target on it. The next goal may come from there by itself.
    - Good. Give it two fixed days a week, and let everything else about the old goal go.
    - (companion) That's a nice thing to carry over. You've found something that belongs to you now.
    - (fitness coach) Great, build on it: same days, a slightly bigger number, a date in two or three months.

    == does it count
    label: does this count
    said: does/did/would/will .. count | do they/these/those/_ count | can/could/may/should i count | counts too/as/right | is/was that cheating | does/do .. count as | is it cheating if | or/and does/do that/it/this count
    - Yes, if it does what the goal is there for. Count it the same way every time and don't change the rule on a bad day; that's all a fair count needs.
    - I'd count it. What matters is that you count it next week as well, so the numbers can be compared. When you're really unsure, count half.
    - (fitness coach) Yes, if you put effort into it. Decide once what counts, write it down, and stop negotiating with yourself after that.
    - (triage) Yes, unless you'd feel you were fooling yourself. If you would, it doesn't, and you've got your answer.
    why: A count is there to show a direction. Any fixed rule shows it, and a rule that moves shows nothing.
    short: Yes, if you count it the same way every time.

    == headache
    label: a headache
    said: headache* | migraine* | my head (hurts/aches/is pounding/is killing me) | head pounding/throbbing/splitting
    - Sorry, that's unpleasant. Most headaches go with water, food, fresh air and an hour away from screens. Sudden and the worst ever, or with fever, a stiff neck or odd vision: get medical help at once.
    - That's a fair reason to go easy. Drink something, eat if you haven't, rest your eyes for half an hour. If you've a headache on many days, a doctor should hear of it.
    - (nutritionist) Sorry to hear it. Look at the plain causes first: too little water, a late meal, less coffee than usual or a short night. A glass of water and something to eat is a fair start.
    - (companion) Ouch, I'm sorry. Dim the light and be slow today. The goal can wait for your head.
    why: Tension, thirst, hunger, short sleep and less caffeine than usual explain most headaches in healthy people.
    short: Water, food, rest; a doctor if it's sudden or frequent.

    == period
    label: period days
    said: period pain*/cramp* | my period | on my period | time of the month | pms | menstrua* | menopause | hot flushes | hot flashes
    - That's a good reason to go easier for a day or two. Warmth helps, a slow walk often does, and nothing's lost by a lighter day. If it's bad each month, a doctor can do more than you'd think.
    - Sorry, those days are hard work. Halve what you'd planned, keep warm, and go back to normal when your body does. Pain that keeps you in bed is worth a doctor's visit.
    - (fitness coach) Train by feel today. Easy movement eases cramps for a lot of people, and hard sessions can move by two days.
    - (companion) I'm sorry, that's no fun. A hot-water bottle and an early night sound about right.
    why: Hormones shift energy, sleep, water in the body and appetite over the month, so a few harder days are part of it.
    short: Warmth, a lighter day, a doctor if it's bad.

    == hangover day
    label: a hangover
    said: hungover | hangover | hung over | drank too much last night | too many drinks/beers/wines last night
    - Then today's for water, something salty to eat and an early night. No hard training and no big decisions; tomorrow you can go on as if nothing had happened.
    - Ugh, that's a long day. Drink water, eat something plain, get a bit of air. It doesn't undo anything in your goal, it only costs a day.
    - (fitness coach) No session today. Water, food, a slow walk outside, bed by ten. You train again tomorrow.
    - (nutritionist) Water with each meal, eggs or soup for salt and protein, and leave the coffee at one or two. It's over by tonight.
    why: Alcohol dries you out and ruins the second half of the night, so most of the day after is thirst and missing sleep.
    short: Water, food, early night; back to normal tomorrow.

    == creaky joints
    label: creaky joints
    said: knee/knees/joint/joints/hip/hips/shoulder/shoulders/back .. click*/crack*/creak*/pop/pops/grind* | creaky knees/joints/hips | my knees click/crack/creak
    - Clicking without pain is normal and harmless, and it gets more common with the years. Joints like being moved: a short walk or a few slow squats to a chair each day do them good. With swelling or pain, ask a doctor.
    - Noise on its own isn't damage. Keep the joint moving a little every day, and build up slowly. If it hurts, swells or locks, have it looked at.
    - (fitness coach) No pain, no problem. Strong legs are the best thing for noisy knees: ten slow sit-to-stands from a chair, every other day.
    why: It's mostly gas bubbles in the joint or tendons sliding over bone. Studies find no link between painless clicking and wear.
    short: Painless clicking is harmless; keep moving.

    == sitting all day
    label: sitting all day
    said: sit* (all day/at a desk/at my desk/10 hours/8 hours/too much/the whole day) | desk job | chained to my desk | eat at my desk | office job | dont/never leave my desk | in front of a/the screen/computer all day | sit all day | sitting all day
    - That's most people's day, and short breaks already change it: stand up once an hour for two minutes, and walk for ten after lunch. It does more for you than one workout at the weekend.
    - Long sitting is made worse by doing it in one piece. Cut it up: phone calls standing, a glass of water fetched each hour, lunch away from the desk.
    - (fitness coach) Then we use the gaps. Every hour, ten squats or a lap of the floor. That's fifty to eighty squats a day without a gym.
    - (nutritionist) Start with lunch: leave the desk for it, twenty minutes, no screen. You'll eat less without noticing and be more awake at three.
    why: After about half an hour without moving, muscles take up less sugar from the blood, and a couple of minutes on your feet reverses it.
    short: Up once an hour, ten minutes' walk after lunch.

    == standing all day
    label: on my feet all day
    said: on my feet all day | standing all day | stand* .. (all day/whole shift/ten hours/8 hours) | heavy/physical/manual job/work/labour/labor
    - Then your legs have done their share already. What's usually missing is rest with the feet up and something for the back: ten minutes lying down after work is a fair plan.
    - That's real work and it counts. Put your goal before the shift or on days off, and keep it small on long days.
    - (fitness coach) Good base, but it isn't training. Two short strength sessions a week make the standing easier; do them on your lighter days.
    why: Standing for hours tires legs and back without bringing the pulse up much, so it's tiring and still not the same as exercise.
    short: Rest on long days, goal before the shift.

    == job loss
    label: lost my job
    said: lost my job | got/was/been/being (fired/sacked/laid off/made redundant/let go) | they/boss/company (let me go/fired me/sacked me) | redundan* | unemployed | out of work | no job anymore/now
    - I'm sorry. That knocks the ground away for a while, and the goal is allowed to shrink to almost nothing. Sleep, meals and one walk a day are enough for this week.
    - That's a blow, I'm sorry. You needn't be productive about it today. Tell one person who's on your side, and leave the forms for tomorrow.
    - (companion) Oh no. I'm sorry, that hurts even when it wasn't about you. Be gentle with yourself tonight.
    - (triage) I'm sorry. First this week: what you're entitled to and by when, since those dates run. The rest, this goal included, can wait.
    why: Losing work takes away money, company and the shape of the day at once, so feeling lost for weeks is a normal reaction.
    short: Sorry. Sleep, meals, one walk; the goal can wait.

    == breakup
    label: a breakup
    said: had a breakup | a breakup | my breakup | breakup last/this | broke up with/last/yesterday/today | (we broke up/we split up/we have split/we separated) | he/she dumped/ghosted me | he/she (broke up/walked out/moved out/ended it) | wife/husband/boyfriend/girlfriend/partner .. (left me/dumped me/moved out/broke up) | he/she left me $ | got dumped | dumped me | my ex | divorce* | going through a separation | (gf/bf/girlfriend/boyfriend/wife/husband/partner) [has/just] left (me/us/in/last)
    - I'm sorry. That's a real loss, and it takes longer than people around you think. If this goal gives you an hour with your head elsewhere, that's a good enough reason for it.
    - That hurts, and I'm sorry. Evenings and weekends are usually the worst, so it helps to have something small planned for those, with a person in it if you can.
    - (companion) I'm so sorry. You don't have to be over it by any date. How has today been? => listening
    - (fitness coach) Sorry, that's rough. Moving helps more than most things: out of the door, twenty minutes, phone at home. No targets on those days.
    - (again) It's still there, of course. Nothing wrong with you. Let the goal be the easy part of the day.
    why: A breakup takes away habits as well as a person, so small fixed things of your own steady you sooner than waiting to feel better.
    short: Sorry. Plan something small for the evenings.

    == it passed
    label: the wave passed
    said: ^ (passed/gone/over/went away) [now] $ | ^ has/just (passed/gone/over/went away) [now] $ | it (passed/went away/has passed) | craving/urge/feeling/wave/panic (passed/gone/went away/is gone) | feel better now | better now | im calmer | calmed down
    - Good, you sat it out, and that's the whole skill. Each time you do, the next one is a bit weaker. Remember what you did just now, it works for you.
    - Well done. You've just seen that it goes by itself if you give it a few minutes. That's worth more than any trick from me.
    - (fitness coach) Strong. You waited it out and it lost. Same again next time.
    - (companion) I'm glad. Take a breath and let that be enough for the moment.
    why: Urges and waves of feeling rise, peak and fall within minutes when nothing feeds them. Having seen that happen makes the next one less frightening.
    short: You sat it out. It works the same next time.

    == starting monday
    label: starting on Monday
    said: start/begin/starting/beginning/starts [again/properly/fresh] (monday/tomorrow/next week/next month/in january/after the holidays/soon) | on/from monday i | ill start .. (monday/tomorrow/next week) | start* monday | i start/begin monday/tomorrow
    - Monday's fine. Make it real now: which hour, which place, and how small the first one is. If you've five minutes today, do a trial run, so that Monday isn't the first time.
    - Good, then it has a date. Put it in your calendar with an hour beside it, and keep the first day so easy that a bad Monday can't stop it.
    - (fitness coach) Monday it is, but five minutes tonight as a warm-up. Then Monday's already day two.
    - (triage) Fine. Is there anything to get out of the way before then? Do that one thing today.
    why: A date alone gets pushed back. A date with an hour and a place gets done a good deal more often.
    short: Fix the hour now, and keep day one tiny.

    == told what to do
    label: others' advice
    said: says/said/thinks/reckons/insists .. (i should/should just/to join/i need to/i ought/i have to) | (told me/tells me/wants me) .. (i should/should just/to join/i need to/i ought/i have to) | wife/husband/partner/mom/dad/mother/father/sister/brother/friend/everyone/girlfriend/boyfriend/boss .. (says i should/thinks i should/told me to/wants me to/keeps telling me) | everyone/everybody/people keeps/keep telling me | well meant advice | unwanted advice | says/said/thinks i should | should just join
    - You don't have to, even if it's meant kindly. What works for someone else may be exactly what you'd never do. Say thanks, and keep to what you can picture yourself doing.
    - It's your goal, so you choose the way. One sentence is enough: "Thanks, I'm trying it my way until the end of the month." Then they can see how it goes.
    - (companion) It's tiring to be told. They may be worried, and you may still say no.
    - (fitness coach) You can skip that. The best plan is the one you'll do, and you know which that is.
    why: Plans people choose themselves last longer than plans they were given, even when the given one is better on paper.
    short: Your goal, your way; thank them and carry on.

    == strong no
    label: not for me
    said: rather eat/die/stick/poke/chew/gouge/lick | rather (watch paint/drink bleach/walk over/clean the oven/have a root canal) | over my dead body | not in a million years | hell no | hate/loathe .. gym/gyms/jogging/cooking | hate/loathe .. running clubs | cant stand .. gym/gyms/jogging/cooking | cant stand .. running clubs | wild horses | no way in hell | not a chance
    - Ha, that's a clear no, so it's off the list. There's always another way to the same thing, and it should be one you don't dread.
    - Understood, that one's out. Nobody keeps up something they hate anyway. Shall I suggest something quite different? -> first step
    - (fitness coach) Fine, scrapped. You don't need it. We'll use something you can stand.
    - (companion) Then you won't have to. I'd much sooner find something you might even like.
    why: Dislike is a good filter. What people dread they drop within weeks, whatever its benefits.
    short: Off the list. We'll find another way.

    == pause
    label: a break from it
    said: ^ not this week $ | not this week | ^ maybe next week/month $ | maybe/perhaps next week/month/year | pause/pausing/stop/stopping/skip/skipping .. (for a week/for a month/for a while/a few weeks/this month/this week) | take/have/need (a week/a month/some time) off | put it on hold | press pause | on hold | (is it/would it be/its) ok/okay/bad/fine .. (pause/stop for/break for) | skip december/january/february/march/april/may/june/july/august/september/october/november
    - That's fine, a pause isn't the end. Choose the day you'll come back now, write it down, and keep one tiny piece going if you can, so that the way back is short.
    - Sure, leave it for now. The only thing I'd fix is the return: a day, and something small for it.
    - (fitness coach) OK, off it is. Name the day you're back, and make that first day an easy one.
    - (companion) Of course. You don't have to earn a rest. Come back when there's room again.
    - (triage) Fine. Is there something else that needs the time now? Then that goes first. Fix a day to look at this again.
    why: Pauses with a date are mostly kept. Pauses without one tend to become the end without anyone deciding it.
    short: Pause, but fix the day you come back.

    == same again
    label: the same again
    said: same again [tomorrow/then] | continue (as before/like this/like that/as it is) | (carry on/keep going) (as before/like this/like that/as it is) | same next week | more of the same | stick with (it/this/the plan)
    - Same again, then. What works needs no improving. Look at it once at the end of the week, and change something only if it stops fitting.
    - Good, keep it exactly as it is. A week that repeats itself is how a habit gets made.
    - (fitness coach) Same week again. Boring is good, it means you've got a routine.
    - (companion) Lovely. Let it be just as easy as this week.
    short: Keep it as it is for another week.

    == small bit
    label: only a little
    said: only (a little/a bit) | just (a little/a bit) today | didnt do/manage much | not much today | only managed a/half | only did half/a/some
    - A little counts. It kept the thing going on a day when nothing would have been easier, and those days decide more than the good ones.
    - That's still something, and it's more than nothing by a long way. Don't make up for it tomorrow, just do the normal amount.
    - (fitness coach) Fine. A little beats nothing every time. Normal dose from here.
    - (companion) That's all right. On some days a little is a lot.
    why: Keeping the habit alive on bad days is what makes it last; the amount evens out over the month.
    short: A little counts. Normal amount tomorrow.

    == things broke
    label: something broke down
    said: dishwasher/boiler/fridge/car/laptop/computer/phone/heating/bike/oven/tv/router/internet/wifi .. broke/broken/died/dead/kaput/stolen/down | dishwasher/boiler/fridge/car/laptop/computer/phone/heating/bike/oven/tv/router/internet/wifi .. (packed up/gave up/needs new/is out) | washing machine .. broke/broken/died/dead/kaput/stolen/down | washing machine .. (packed up/gave up/needs new/is out) | power/electricity/internet/heating/water was/is/went out/off/down | power cut | flat tyre | flat tire | flooded | burst pipe
    - What a nuisance. A day like that belongs to the repair, and your goal can sit it out. Go on tomorrow as if today hadn't been in the plan.
    - Oh, that's annoying. Deal with that first; one lost day makes no difference to the month.
    - (triage) Sort that out first, it's the thing with a clock on it. Your goal can have ten minutes tonight or none.
    - (companion) Ugh, I'm sorry. That always comes at the wrong time. Be patient with yourself today.
    short: Fix that first; the goal can skip a day.

    == visitors
    label: having visitors
    said: visitors/guests/people (coming/staying/over/round/all week/this weekend/till) | parents/mother/mom/dad/family/friends/cousins are/is/staying/coming here/visiting/staying/over/round | parents/mother/mom/dad/family/friends/cousins are/is/staying/coming (to stay/to visit) | in laws are/is/staying/coming here/visiting/staying/over/round | in laws are/is/staying/coming (to stay/to visit) | house full of guests/people/family | got/have/having guests/visitors
    - Enjoy them if you can. With a full house the goal shrinks to its smallest version, done before the others are up or while they're in the bathroom.
    - Guests and routines don't mix, so don't force it. Take them along where it fits, and pick the first morning after they leave for a normal day.
    - (fitness coach) Ten minutes before breakfast, then you're host. Or take them out for a walk, that counts for everyone.
    - (companion) Have them to yourself and enjoy it. And take ten minutes alone when it gets loud.
    short: Smallest version before they're up, normal after they leave.

    == comfort someone
    label: what to say to somebody
    said: friend/mom/dad/mother/father/sister/brother/colleague/neighbour/neighbor/he/she/they/partner/wife/husband/son/daughter .. cancer/depressed/depression/grieving/diagnosed/dying/ill/sad/struggling/divorce .. what .. say/write/do | friend/mom/dad/mother/father/sister/brother/colleague/neighbour/neighbor/he/she/they/partner/wife/husband/son/daughter .. (lost his/lost her/lost their/bad news) .. what .. say/write/do | what .. say/write .. someone/somebody/friend .. lost/ill/sick/depressed/grieving/died/cancer | how can/do i (help/support/comfort/cheer up) my/a/him/her/them/someone
    - Say something simple and true: "I'm so sorry. I'm thinking of you, and I don't need an answer." Then offer one definite thing, a meal on Thursday or a walk, because "let me know" is hard to take up.
    - You don't need the right words. "I heard, and I'm sorry. I'm here" is plenty. Listening beats advice, and writing again in three weeks, when the others have stopped, means a lot.
    - (companion) It's kind that you're asking. Be there, let them talk or be quiet, and don't try to fix it. If they ever speak of not wanting to live, get help with them at once.
    - (triage) Short and honest, then practical: "I'm sorry. I can bring dinner on Thursday, shall I?" If you fear they could harm themselves, ask directly and call for help.
    why: People in trouble remember who turned up, hardly ever what was said. Silence out of fear of saying the wrong thing hurts more.
    short: "I'm sorry, I'm here", and one definite offer.

    == reminder please
    label: a reminder
    said: remind me at/in/to/tomorrow/every/when/on | set/send/give me/a/an/up [a] reminder*/alarm*/notification*/timer | can you remind/wake/ping/notify me | ping/wake/text me at
    - I can't ring or write first, sorry; I only answer when you come here. Your phone's alarm can: give it a name that says what to do, and set it for the moment you'd be free.
    - That's beyond me, I'm afraid. An alarm on the phone does it, or a note on the thing you touch anyway at that hour, such as the kettle or the keys.
    - (fitness coach) I can't call you, so use the phone: one alarm, named after the session. When it goes off, you go.
    why: I answer messages and can't start anything by myself. A cue you see anyway works as well as a bell.
    short: I can't remind you; your phone's alarm can.

    == change the goal
    label: changing the goal
    said: change/edit/rewrite/swap/switch the/my/this goal | different/another/new goal [please] $ | wrong goal | want/like a different/new goal
    - Yes, you can. A goal that no longer fits should be changed, and what you've done so far isn't lost. Say what's wrong with it first: too big, too soon, or not what you want any more.
    - Of course. Sleep on it once, then change the number, the date or the whole thing. Changing it on purpose is a lot better than quietly dropping it.
    - (fitness coach) Sure. If it's the size, halve it. If it's the thing itself, take one you'd do on a wet Tuesday.
    - (triage) Yes. Sort out first whether it's the amount, the date or the goal itself that's wrong, because each has a different cure.
    why: Adjusting a goal early keeps people going. Holding on to one that no longer fits mostly ends in dropping everything.
    short: Yes; name what's wrong with it, then change that.

    == too late to start
    label: too late to start
    said: (too late/too old) .. start/begin/learn/change | (too late/too old) .. (at 40/at 50/at 60/at 70/for me/for this) | (am i/im) too old | is it too late | at my age | never too late
    - No, it isn't too late. People start at seventy and notice the difference within weeks. You begin lower and build up more slowly, and that's about all that changes.
    - No. You've fewer years to waste and usually more patience, which is what it takes. Start smaller than you'd have started at twenty.
    - (fitness coach) No. Bodies adapt at any age, muscles at ninety still grow. Start easy, add slowly, and take the rest days seriously.
    - (companion) No, and it's a nice thing to begin something now. You've nobody left to impress.
    why: Studies with people in their seventies and eighties show gains in strength, mood, memory and fitness within two to three months.
    short: No. Start smaller, build slower.

    == turning a year older
    label: a big birthday
    said: (turn/turning/turned/will be/im going to be) 30/40/50/60/70/80/thirty/forty/fifty/sixty/seventy/eighty | getting old* | feel old/ancient | (dont/do not) want to turn/be 30/40/50/60
    - Round numbers do that to people. Nothing changes overnight, though, and most report being more content after fifty than before. Do something you'd enjoy on the day and let the number be.
    - It's normal to wobble before a big one. You needn't have anything finished by then. Whatever you've begun now goes on just as well the day after.
    - (companion) I can understand that. It's a day for looking back, and not all of it is easy. Be kind about what you see.
    - (fitness coach) Then be fitter at that number than you were last year. It's quite doable, and it's the best present there is.
    short: Nothing changes overnight; enjoy the day.

    == already do that
    label: I do that already
    said: already do/did/doing/have that/it/this/one | do that already | did that already | been doing that | thats what i do | (i am/im) doing that | nothing new to me
    - Good, then that one's covered and I needn't tell you. Ask me for another idea, or say where it still goes wrong, and I'll look there.
    - Then you're further than I assumed. What's left is mostly the size or the hour; change one of the two and see.
    - (fitness coach) Good, tick. Next thing, then: do the same at a fixed hour, or add a tenth.
    - (companion) Lovely, you've got that part already. Is there a moment in the day when it's still hard? => listening
    short: Good, then that's covered.

    == big day
    label: a big day ahead
    said: (job interview/driving test/first day at/big presentation/big meeting/an interview/my interview) | interview/presentation/audition/speech tomorrow/today/monday/friday/next | wish me luck | fingers crossed | big day tomorrow
    - Good luck. Lay out what you need tonight, eat something sensible, and let the goal be small or nothing until it's over.
    - Fingers crossed. A short walk beforehand takes the edge off, and slow breaths out do the rest.
    - (fitness coach) Go get it. Ten easy minutes in the morning, good breakfast, early there.
    - (companion) I hope it goes well. You've prepared what you could; the rest is being yourself.
    why: A little nervousness sharpens people; sleep and a calm start help more than last-minute work.
    short: Good luck. The goal can wait until it's over.

    == pet ill
    label: a pet that's ill
    said: cat/dog/rabbit/horse/hamster/pet/puppy/kitten is ill/sick/poorly/hurt/old/dying | my cat/dog/rabbit/horse/pet .. vet/operation/sick/ill | at the vet
    - I'm sorry, that's a worry. See to your animal first; the goal can wait a day or a week without any harm.
    - Poor thing. I hope it's nothing bad. Do only what does you good today.
    - (companion) I'm sorry. They're family, and it's hard when they can't say what hurts.
    - (fitness coach) Look after your animal. The plan can sit this one out.
    short: See to your pet; the goal can wait.

    == having fun
    label: it's fun
    said: so/really/such/much fun | its fun | having (fun/a blast) | enjoying it/this/myself | love it/this | i like it/this | i really like/love/enjoy
    - That's the best sign there is. What's fun gets done, so keep it as it is and don't add anything for now.
    - Lovely to hear. Keep the part you enjoy most, and let it be the centre of the week.
    - (fitness coach) Great. Fun is what makes people stay. Don't overdo it, leave yourself hungry for the next one.
    - (companion) I'm glad. You may simply enjoy it.
    why: Enjoyment predicts better than discipline who's still at it after a year.
    short: Keep the fun part at the centre.

    == zero day
    label: a day with nothing
    said: today was a (zero/nothing/washout/write off) | (got nothing/nothing got) done | did nothing today | zero today | wasted day | (lost my/losing my) mind/keys/marbles | nothing went right | everything went wrong | all over the place
    - One of those days, then. It's over by midnight and leaves no mark. Start tomorrow with the smallest piece, early.
    - That happens, and it says nothing about the week. Leave today as it is and have a kind evening.
    - (fitness coach) Write it off. Tomorrow, first thing, five minutes, and you're back.
    - (companion) Poor you. Some days just don't. Be nice to yourself tonight.
    short: Leave it; start small tomorrow.
    # ---- Everyday life ----

    == pets
    label: pets
    said: my/our/the/a cat/cats/dog/dogs/puppy/kitten/rabbit/hamster/parrot/horse/guinea/tortoise/pet/pets | my/our/the cats/dogs/puppys/kittens/rabbits/hamsters/horses/pets birthday | cats/dogs/puppys/kittens/rabbits/hamsters/horses/pets birthday | (got/adopted/rescued/feeding/fed) a/the/my/our cat/cats/dog/puppy/kitten/rabbit/hamster/parrot | cat/dog/puppy/kitten ate/chewed/sat/sits/sleeping/asleep
    - Aw. Give them a scratch from me.
    - Lucky animal, by the sound of it.
    - (companion) How nice. They're good company, and they never ask about numbers.
    - (fitness coach) Ha, lovely. A good excuse for some time on your feet, too.
    short: Enjoy the animal.

    == occasions of others
    label: somebody's big day
    said: wedding | getting/got/gets married | got/getting engaged | anniversary | graduated/graduation | christening/baptism/baptised | baby shower | had/having a baby | hen/stag/bachelor party/night/do | mums/moms/dads/sons/daughters/sisters/brothers/wifes/husbands/friends/nephews/nieces/grandmas/grandsons/neighbours birthday | turns/turning/turned 18/21/30/40/50/60/70/80 | passed her/his/their exam/exams/test | started/starts school
    - How nice. I hope it's a good day for all of you.
    - That's lovely news. Enjoy it, and the goal will still be there afterwards.
    - (companion) Oh, how nice. I hope there's good food and somebody you like to sit next to.
    - (fitness coach) Great. Dance a bit if there's music, it all counts.
    short: Enjoy the day.

    == films and series
    label: films, series and games
    said: season/episode/series/sequel/finale/album/trailer of/is/was/on/out | new season/episode/series/film/movie/album/game | watched a/the/an [new/old/good/great] film/movie/series/show/documentary | binged/binge watching | (saw/watching) a/the [new/good/great] film/movie/series/show/musical | (love/loving/hooked on/obsessed with) .. series/show/podcast | cinema | netflix .. new/out
    - Nice, something to look forward to. I don't watch any myself.
    - I can't say I've seen it. I hope it was worth the evening.
    - (companion) That sounds like a cozy evening. I'm glad you had it.
    - (fitness coach) Good. Get up between two episodes, and it's a rest day well spent.
    short: Enjoy the evening.

    == things bought
    label: something new at home
    said: bought/got/ordered a/an/some/the [new/red/blue/green/old/big/used] sofa/couch/car/bike/lamp/table/chair/dress/jacket/phone/laptop/tv/fridge/oven/bed/rug/curtains/plants/plant/house/flat | painted/painting/repainting the/our/my/their wall/walls/kitchen/bedroom/fence/house/room/door | redecorating | renovating | moved house/flat/in | the neighbours/neighbors | next door | my car is | my/our new sofa/couch/car/kitchen/lamp/rug
    - Nice. I hope it turns out the way you wanted.
    - Good, a bit of change around you does no harm.
    - (companion) Oh nice. It's pleasant to have something new to look at.
    - (fitness coach) Good for you. Carrying things around is a workout of its own.
    short: Enjoy it.

    == eaten with others
    label: a meal with others
    said: had/ordered/made/cooked/baked/ate pizza/pasta/curry/roast/sushi/bbq/barbecue/lasagne/lasagna/pancakes/tacos/cake/soup .. with/at/for/on | had a barbecue/bbq/roast/picnic | picnic | went out for/to dinner/lunch/brunch/pizza/sushi/curry | dinner/lunch/brunch with [my/the/some/an/old] mum/mom/dad/sister/brother/friend/friends/family/colleagues/neighbours/neighbors/girls/lads/inlaws
    - Sounds nice. A meal with other people is worth an evening.
    - Good. I hope there was some left for the next day.
    - (companion) That sounds like a good evening. I'm glad you had company.
    - (nutritionist) Nice. Meals like that do you good, and one meal never decides anything.
    short: Good, that's worth an evening.

    == days out
    label: a day out
    said: went/going/been to the/a beach/zoo/museum/cinema/fair/concert/festival/park/lake/theatre/theater/seaside/garden/circus/gallery/aquarium | (took the kids/took my son/took my daughter/took the family) to | played cards/monopoly/scrabble/chess/golf/darts/bowling | day out | gardening | saw a fox/deer/heron/rainbow/hedgehog/squirrel
    - That sounds like a good day. Days like that are what the rest is for.
    - Lovely. I hope the weather was on your side.
    - (companion) How nice. What was the best of it? => listening
    - (fitness coach) Great, and you were on your feet without noticing.
    short: Enjoy days like that.

    == news of others
    label: news of somebody else
    said: dyed/cut/grew [her/his/their/my] hair/beard/moustache | lost her/his/a [first/baby/front/milk] tooth/teeth | ^ my/our brother/sister/son/daughter/cousin/nephew/niece/uncle/aunt/friend/neighbour/neighbor/colleague/boss/flatmate/roommate/mate/grandson/granddaughter got/gets/passed/won/started/starts/moved/moves/bought/is/has/found | my/our cousin/nephew/niece/neighbour/neighbor/colleague .. is
    - I see. I hope it goes well for them.
    - Good to know what's going on around you.
    - (companion) Thanks for telling me. It's nice to hear about your people.
    - (fitness coach) All right. Say hello from your coach.
    short: I hope it goes well for them.

    == sport done
    label: sport besides the goal
    said: ran/run/jogged/cycled/biked/swam/hiked/rowed [a/about/like] 5k/10k/3k/5km/10km/laps | ran/run/jogged/cycled/biked/swam/hiked/rowed [a/about/like] _ 5k/10k/3k/km/k/miles/mile/kilometers/kilometres/laps/lengths/meters/metres | back from [a/my/the/some] workout/gym/spin/yoga/pilates/crossfit/parkrun/zumba/swim/training | went to [the/a] gym/spin/yoga/pilates/crossfit/parkrun/zumba | did/finished [a/my/the/some] workout/gym/spin/yoga/pilates/crossfit/parkrun/zumba/swim/training
    - Well done. That's worth something on its own, whatever the goal is.
    - Nice work. Drink something, and enjoy how your legs feel tonight.
    - (fitness coach) Good session. Easy day tomorrow, then the next one.
    - (companion) How nice that you got out. Did it do you good? => listening
    short: Well done.

    # ---- No goal, and other goals ----

    == no goal wanted
    label: talking without a goal
    said: dont want/need/have/like/do [a/any/another/to/the/your] [set] goal/goals | not here for a/any/the/my goal/goals/advice/tips | (no goals/no goal) for me/please/thanks/today | (only/just) want/wanna/wanted/here/came to talk/chat/vent/ramble | not here to set/talk/hear/work | without a goal | forget the/about goal/goals | not interested in goals/goal/a | sick/tired of goals | goals arent/are not for me | dont care about the/any/this/my goal/goals | not about the/my/a goal | who needs goals/a
    - That's fine, you don't need one to talk to me. What's on your mind? => listening
    - All right, no goal then. Tell me what brings you here, or just how your day was.
    - (again) Agreed, no goals. I'm listening.
    - (companion) Good, then we just talk. How's your day been? => listening
    - (fitness coach) No goal, no problem. What would you like to talk about? => listening
    short: No goal needed.

    == training today
    label: training today
    said: can/should/may/could/shall i train/exercise/jog/lift/cycle/swim/workout today/tonight/tomorrow/now/again | can/should/may/could/shall i work out today/tonight/tomorrow/now/again | can/should/may/could/shall i train/exercise/jog/workout $ | can/should/may/could/shall i work out $ | can/should/may/could/shall i go [for] [a/to] [the] run/running/jogging/swimming/cycling/lifting/gym/jog/swim | can/should/may/could/shall i [do] [some/my] sport/sports/cardio/weights/yoga/pilates [today/tonight/now] | (ok/okay/fine/safe/smart/good idea/bad idea) to train/exercise/workout/run/jog/lift [today/tonight/now]
    - Yes, if nothing hurts and you're not ill. Keep it easy if yesterday was hard or the night was short.
    - Yes, as long as you feel well: begin with ten easy minutes, and go on only if they feel good.
    - (fitness coach) Yes, unless something hurts or you have a fever. Warm up for ten minutes, then decide how hard.
    - (companion) Yes, if you feel like it and nothing hurts. A short one is fine, too.
    - (again) Still yes. If you're unsure, halve it, and see how you feel afterwards.
    why: Moving while rested and pain-free is hardly ever a risk. Pain, fever and real exhaustion are the three reasons to leave it.
    how: Ten minutes easy, then check: if it feels better than at the start, go on; if it feels worse, stop there and call it a rest day.
    short: Yes, if nothing hurts and you're well.
    """#
}
