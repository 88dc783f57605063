extension Library {
  /// Answers about meditation, breathing, journaling and gratitude. `Writing-for-the-coach` says
  /// how to read and extend this.
  static let calm = #"""
    domain: calm
    goals: meditat* | mindful* | breath* | breathing | journal* | diary | gratitude | grateful | calm/calmer | morning pages | body scan | stillness | sit in silence | relaxation
    words: meditat* | mindful* | breathing exercise/exercises | breathwork | journal* | gratitude | headspace | morning pages | body scan | breath/breathing/breathe | calm down | relax | meditation

    == tips
    - Sit for three minutes right after your first coffee, before you look at the phone.
    - Breathe in for four and out for six, ten rounds; that's under two minutes.
    - Set a timer with a soft sound, so you never have to peek at the clock.
    - When you notice you've drifted off, start again at the next breath without comment.
    - Journal three lines at night: what happened, how it felt, what tomorrow needs.
    - Write down one good thing with its reason, as specific as you can make it.
    - Leave the notebook open on your pillow with a pen in it.
    - On restless days walk slowly for ten minutes and feel each foot land.

    == next week
    - Every day: three minutes of breathing after coffee, timer on, same chair.
    - Mon, Wed, Fri: three lines in the notebook before bed.
    - Tue, Thu: a slow ten-minute walk without headphones.
    - Sat: one longer sit of ten minutes.
    - Sun: read the week's notes and mark one good thing.

    == starting
    said: want to try | never done .. (it/this/meditation/any) | bought .. (journal/diary/cushion/notebook) | (get/getting) into .. (meditation/it/mindfulness/journaling) | do relaxation | begin meditating | (set up/prepare) .. (challenge/start/begin) | complete beginner | newbie | new to .. (this/it/meditation) | (physio/doctor/therapist/doctors) .. (said/told/recommended) | ok how | introduce | (learn/take up) .. (meditat*/mindfulness/it/breathing) | curious | give it a go | what should i set up | challenge begins | learn to be | sit by the window | start meditating/meditation/journaling/breathing | how .. start/begin .. meditat*/mindfulness/journaling | (learn/want) .. be calmer | be calmer/calm .. learn/want
    - Start with three minutes a day, in the same chair, right after something you always do. Sit, breathe normally, count each breath out up to ten and begin again. Stay at three minutes for two weeks.
    - Pick one practice and leave the others: sitting, slow breathing or a notebook. The one you're most curious about is the right one, because you'll do it more often.
    - (triage) What you want from it decides where to begin. For tension in the body, slow breathing. For a noisy head, meditation. For feelings you can't sort, a notebook. Is it mostly a noisy head? -> wandering mind
    - (companion) You can begin very quietly, there's nothing to be good at here. Sit somewhere comfortable for three minutes and notice your breath coming and going. Afterwards you just get up.
    - (fitness coach) Treat it as a daily warm-up for your attention: three minutes, same time, fourteen days, and no skipping ahead to twenty. Then add two, and stay there for another two weeks.
    why: Short and daily works better than long and rare, mostly because you'll actually do it. The skill is noticing and coming back, and three minutes give you plenty of chances.
    how: Sit upright with your feet on the floor, hands on your thighs, eyes half closed. Timer at three minutes. Feel the air at your nose. Count one to ten on the breaths out. Lost count means start at one.
    short: Three minutes a day, after coffee, same chair.

    == first step
    said: one/1/two/2/quick/short minute/exercise/one/version | tiniest/smallest/shortest/quickest .. (version/exercise/thing) | show me .. (exercise/one) | give me .. (exercise/one/something/version) | before my meeting | im sitting | ok .. now | exercise please | one exercise | sitting now | quick one | do this second | first one together | this second | what can i do (now/this) | got (2/5/3/two/five/three) min
    - Do it now, if you can: put both feet on the floor and take ten breaths, in for four and out for six. It's under two minutes, and then today's done.
    - Tonight before bed, write three lines by hand: what happened, how you feel, what can wait until tomorrow. Any scrap of paper will do.
    - (every period, behind) There's {left} to go, and it doesn't have to be done in one sitting. Take three minutes now and the rest before bed, or leave the rest for tomorrow without making it up.
    - (companion) Put your hand on your chest, look out of the window and let five slow breaths pass. You don't have to feel anything in particular.
    - (fitness coach) Set a timer for three minutes and sit down before you've thought about it. Eyes closed, count the breaths out. When it rings you've trained for today.
    why: Beginning small removes the question of whether you have time or are in the mood. What you've done once today is easier tomorrow.
    how: Choose the chair, choose the cue (after coffee, after brushing your teeth), set the timer once and leave it at three minutes. That's the whole preparation.
    short: Ten breaths now, in four, out six.

    == good news
    said: sat for | did it .. (every/all/daily/days/today/again) | day streak | enjoyed | (every day/morning) .. this week | loved | felt .. (calm/calmer/peaceful/great/lighter) | actually .. (calm/helped/worked/enjoyed/felt) | silence .. (nice/enjoyed/good) | (10/20/15/ten/twenty/30) (days/minutes) .. (row/straight/today) | slept better | didnt .. (snap/shout/yell/panic) | stayed calm | it .. helped | meditated .. beautiful/great/good/nice/lovely | beautiful | shoulders dropped | first time in (months/years/ages) | breathing instead of | noticed i was
    - That's good to hear. You came back to it and that's the entire skill. Notice in the coming days whether you react a bit slower when something annoys you.
    - Nice. It doesn't matter whether it felt deep or fidgety; each time you sat down counts the same. Keep the same chair and the same hour tomorrow.
    - (companion) I'm happy for you. A few quiet minutes that belonged to you, on an ordinary day. I hope some of it stays around this evening.
    - (fitness coach) Good session. Regularity is what builds this, more than any single deep one, so protect tomorrow's three minutes the way you'd protect a training slot.
    - (reached) You've done what you planned, well done. You can stop counting for a while if you like, and see whether you sit down anyway. If you do, it's become yours.
    why: What changes with practice is how soon you notice being caught up in something. That shows in daily life before it shows on the cushion.
    short: Same chair, same time tomorrow.

    == slipped
    said: havent .. (sat/meditated/written/done/practiced/practised/journaled) .. (since/days/weeks/ages) | sat since | (journal/diary) .. (closed/empty/untouched/dusty/dust) | remiss/lapsed | stopped .. (week/days/two) | everything lost | zero .. (week/days/sits/sessions) | missed .. (days/week/sessions/session/sits/three/two) | broke .. streak | fell off | not .. (once/sat) .. (this/week) | let it .. (slide/slip) | gap .. (weeks/days) | no breathing | not touched .. cushion | was so good in | not since | forgot .. weeks/week
    - Missing days is part of it, even for people who've done this for twenty years. There's nothing to make up. Sit for two minutes today and you're practicing again.
    - Coming back after drifting off is exactly what you train in meditation; it's the same with days. Begin again at the next chance, with half the time.
    - (companion) It's fine. You had other things to carry this week, and this was allowed to wait. You can sit down again whenever you like, even for a minute before bed.
    - (triage) See what got in the way: no fixed time, too long, or it stopped feeling good. Each has its own repair, and for most people it's the fixed time. Was it that? -> best time
    - (again) If it keeps dropping out, make it so short it's hard to refuse: one minute, ten breaths, straight after brushing your teeth. Keep it there for a month.
    why: Missing a day now and then hardly affects how a habit forms. Long breaks start when people wait for a good moment to return.
    how: Today: timer at two minutes, sitting wherever you are. Tomorrow: the same. From day three, back to your usual place and length.
    short: Two minutes today, nothing to make up.

    == no time
    said: (my/the) mornings .. (madness/chaos/mad/hectic/rush) | the second i sit | (hardly) permits | sit down once | 25 hours | if the day had | free minute | no .. (minute/minutes/5/3/five/three/ten) | lunch is .. minutes | hectic/rushed | leisure | kids .. (second/jump/every) .. sit | from 6 to | too much .. (on/to do) | cant find .. (time/minutes) | find time | meeting to meeting | barely get to | dont sit down | where would .. go | back to back | when should i .. kids/work/job | three/two/four kids | with .. kids .. when | kids and .. job/work
    - Then take the minutes that are already there: three breaths before you open the car door, ten while the coffee runs, one page in the notebook instead of the last scroll.
    - Two minutes a day are worth having. Put them right after something fixed, like brushing your teeth, and forget about finding a free half hour.
    - (triage) Choose by when you're free for two minutes alone. Morning: sit. On the way: slow breathing. Night: three lines. One of those fits nearly any day.
    - (fitness coach) Use the gaps between tasks. One minute of slow breathing before each meeting adds up to five or six a day, and nobody notices.
    why: Slow breathing acts within a minute or two, and regular short practice is enough for the habit. Length matters less than frequency in the first months.
    how: Write down the three fixed points in your day, such as coffee, parking and teeth. Attach ten slow breaths to one of them tomorrow, and only to that one.
    short: Ten breaths while the coffee runs.

    == tired
    said: knackered/shattered/drained | still have to | no energy | (so/too) tired | just want .. (bed/sleep/lie) | brain fried | fried | fatigued | too fatigued/tired | got in at | lift the pen | long shift
    - If you're tired, lie down and do it with your eyes closed; falling asleep is no failure. Or take three lines in the notebook and go to bed early.
    - Nodding off every time means you need sleep more than practice. Sit in the morning instead, upright and with your eyes half open, and give the evening to your bed.
    - (companion) Being worn out is reason enough to rest without making it an exercise. Ten easy breaths under the blanket are plenty for tonight, and it doesn't matter if you're asleep by the sixth.
    - (fitness coach) Stand up for it. Two minutes standing by an open window with slow breathing wakes you a bit and still counts. If you're yawning after that, go to bed and do it tomorrow.
    why: Calm and sleepiness feel alike, so a tired brain takes stillness as an invitation. Light, posture and open eyes keep the two apart.
    how: In the morning, after washing your face: upright on a hard chair, eyes half open and lowered, three minutes. In the evening use a notebook, since writing keeps you awake.
    short: Lie down, ten breaths, or sit in the morning.

    == no motivation
    said: pointless .. (now/sit/sitting/right) | push it off | in theory .. practice | doesnt appeal | not in the mood | cant be bothered/arsed | put .. off | (no/lost/zero) .. (desire/drive/motivation/will/interest) | meh | couldnt care | procrastinat* | always find .. (excuse/reason/else) | excuses | step over | just doesnt appeal | guilty and | doesnt .. appeal
    - You don't need to feel like it, it's only two minutes. Sit down before you decide and let the timer do the rest. On most days the reluctance is gone by the third breath.
    - If sitting has gone stale, switch for a week: a slow walk, or three lines in a notebook. You stay in the habit and it feels new.
    - (companion) It's all right to be fed up with being calm. Some days want a cry, a nap or loud music more than a cushion, and that's looking after yourself too.
    - (fitness coach) Shrink it and do it now: five slow breaths, standing, eyes on the window. That's enough to keep the habit going, and tomorrow you can have the full three minutes.
    why: Motivation for quiet things fades first when life is full, and that's when they help most. A tiny fixed version gets you through those weeks.
    how: Put the timer at one minute and sit down with your coat still on, if need be. When it rings you may get up. If you'd like to stay, add another minute.
    short: Two minutes, sit before you decide.

    == bored
    said: bored/boredom/dull/tedious/monotonous | nothing happens | with music | waiting for bus | watching paint | same .. (every/thing/exercise/recording) | sick of .. (voice/breathing/same) | yawn | count .. minutes | fidget* | drives me mad | doing nothing | so fascinating | nostril | sitting .. nothing
    - Boredom is allowed, it's even useful. Look at it closely for a minute: where you feel it, and whether it's restless or dull. It usually changes as soon as you examine it.
    - Change what you pay attention to: sounds for a week, then the soles of your feet, then breath. Same three minutes, a different object.
    - (companion) You're used to full days, so an empty minute feels strange. That strangeness softens with time. You don't have to enjoy it for it to do you good.
    - (triage) Bored with sitting is one thing, bored with the same recording another. For the first, walk slowly. For the second, go without a voice for a week.
    why: Boredom is attention looking for something stronger. Staying with it a little while trains the patience you were after.
    how: Each day, a different object for three minutes: Monday sounds, Tuesday feet, Wednesday the warmth of a cup, Thursday breath, Friday the view from the window without naming anything.
    short: Change the object: sounds, feet, breath.

    == forgot
    said: remember to | forgotten | slips my mind | only remember | in bed .. remember | didnt remember | was going to .. then | phone rang | quite by accident | how .. remember
    - It slips because nothing reminds you. Tie it to a thing you can't skip, such as the first coffee or brushing your teeth, and do it right after, never later.
    - Leave something in the way: the notebook on the pillow, the cushion in front of the coffee machine. You'll see it exactly when it's needed.
    - (triage) If you forget in the morning, try night, and the other way round. A week of each tells you which one holds, and then you leave it there for a month.
    - (fitness coach) One alarm, one time, every day, with the label "three minutes". When it rings you sit, even if it has to be on the stairs.
    why: An intention without a moment gets crowded out. With a cue, the memory comes by itself.
    how: Say it in one sentence and put it on a note by the machine: when the coffee is poured, I sit for three minutes. Keep the note for two weeks.
    short: Right after coffee or brushing teeth.

    == travel
    said: plane/airport/hotel/flight/travel*/abroad/airplane/camping/taxi | scared of flying | airport delay | jet lag | turbulence | at my (sisters/parents/brothers/friends) | on the landing | falls apart .. away | travelling/traveling | while travelling/traveling | meditate .. (plane/train/travelling/hotel)
    - Trips are easy for this, since you carry everything with you. Slow breathing on the train, in the taxi or at the gate, ten rounds, eyes open if you like.
    - Keep it to one minute a day while you're away, in bed right after waking. It's less about the minute and more about not having to start over at home.
    - (companion) Being somewhere new can be a lovely practice: sit in a square for five minutes and only listen. Write one line about it in the evening.
    - (fitness coach) Use takeoff. From the moment the doors close until the seat belt sign goes off, breathe in four, out six. That's a full session.
    why: Places carry habits, and traveling takes the cue away. A version that needs no place keeps the thread.
    how: In bed after waking, before the phone: one hand on the belly, ten breaths, in four and out six. One more round when you sit down in a train, taxi or plane.
    short: Ten slow breaths in transit, one minute in bed.

    == other people
    said: husband/wife/partner/boyfriend/girlfriend/roommate/flatmate/family/kids/son/daughter/mom/mother/colleagues/friends .. (laugh/laughs/walks/join/interrupt*/tease*/mock*/weird/thinks/comes/bursts/says/together/with/makes) | walks in | with my (partner/wife/husband/kids/friend/girlfriend/boyfriend) | join in | ask for .. (minutes/alone/quiet) | 5/five min/minutes alone | think im .. (weird/crazy/mad) | embarrassed | (someone/anyone) .. (sees/walks) | cult | privacy from | read my (diary/journal) | hell/theyll read | find my (diary/journal) | stuck his head | are you doing your | everyone .. laughs | partner laughs
    - You don't need silence or understanding. Ask for five minutes with the door closed at the same time each day; after a week, people stop noticing.
    - If somebody teases you, say it helps you sleep or calm down and leave it there. You don't owe anybody more than that, and the jokes usually stop within a week.
    - (companion) It can feel a bit exposed to sit still while others are around. The bathroom, the parked car and the bench outside are perfectly good places.
    - (wellness coach) With small children, do it with them: everyone puts a hand on the belly and takes five slow breaths before the story. They like it, and it counts.
    why: Interruptions are less of a problem when the time is fixed and short. Others respect five minutes more readily than a vague need for quiet.
    short: Door closed, five minutes, same time daily.

    == stress
    said: now .. (calm) | heart/hearts .. (racing/pounding) | wound up | agitated | relief | stressed/stress* | traffic | shaking .. (anger/which) | panicking | freak*/freaking | on edge | before (the/a/my) .. (meeting/exam/speech/call/interview/test) | acute | about to .. (explode/cry/lose/snap) | sos | boss .. (yelled/shouted) | tense day | so anxious/stressed | need .. (calm) | just had a row | row/argument .. (come down/calm) | in the moment | boss makes me | makes me (boil/furious) | (twenty/ten/five) minutes to go | courthouse/court | tense all over | what can i do .. (minutes/moment) | from work tense | so stressed right now | stressed right now | im so stressed
    - When it's acute, start with the breath out. In through the nose for four, out slowly for six to eight, for two minutes. Your heart slows down a little with each long breath.
    - On hard days swap sitting still for something with movement: ten minutes of walking at an even pace, counting steps on the breath. Sitting with high tension can feel worse.
    - (companion) That's a lot. You don't have to become calm right now. Feel your feet on the ground, look at something far away, and let the next minute be only that.
    - (triage) First the body, then the thoughts. Two minutes of slow breathing, a glass of water, then write down what's actually urgent. Often it's one thing. Would you like the breathing in detail? -> breathing
    - (fitness coach) Shake it out first: stairs or a brisk walk for five minutes, then three minutes of slow breathing. Tension leaves more easily through the legs.
    why: A long breath out activates the vagus nerve, which slows the heart. It won't solve the cause, and it gives you a clearer head to deal with it.
    how: Sit back, one hand on the belly. In through the nose and count to four, out through pursed lips and count to six. Ten rounds. If counting annoys you, just make each breath out longer than the one before it.
    short: Two minutes, breathing out longer than in.

    == weekends
    said: kids home | office coffee | (rest/sit) .. weekends | mon fri | until monday | on weekend | weekends .. (fail/skip/forget/cue/different) | sit .. (sundays/saturdays/weekends) | saturday .. isnt | five out of seven
    - Weekends lose the cue, so use another. Sit before anybody else is up, or take the first five minutes of a walk in silence.
    - Take the weekend for the longer version: ten minutes on Saturday or one full page in the notebook on Sunday. Weekdays stay at three.
    - (companion) Let the weekend version be a pleasure: coffee in the garden or by the window, no phone, just looking for as long as the cup lasts. That's practice as well.
    - (fitness coach) Put it right after your Saturday training, when the body is already quiet. Five minutes on the mat with your eyes closed, then the shower. You won't need more on a weekend.
    why: A cue tied to work disappears on Saturday. A second one that belongs to free days carries you over.
    how: Saturday: up, coffee, chair by the window, timer at ten minutes, phone in another room. Sunday: the first five minutes of your walk in silence. Nothing else.
    short: Ten minutes on Saturday, before the house wakes.

    == evenings
    said: evening/evenings .. (sit/full/exercise/wind/head/instead/down/ritual/calm) | nod off .. (ten/pm/evening) | between work and | (after/from) work .. (sofa/calm/switch/down) | at ten pm | night/nights .. (before/sit/calm/wind) | switch off .. (work/evening) | end of .. day | after dinner | come down .. (work/day) | house goes (silent/quiet) | half nine/(nine) .. silent/quiet | only quiet time | (in the) evening .. or
    - Evenings suit a notebook better than sitting, because tired people fall asleep. Three lines, then the light out. If you'd like to drift off, do a body scan lying down.
    - Write before you reach for the phone in the evening. Ten minutes after dinner, with tea, is early enough that your head still works.
    - (companion) The evening can be the softest part of the day. One lamp, one page, one thing that was all right. It doesn't have to be wise.
    - (nutritionist) Put it with a cup of something without caffeine, rooibos or mint, about an hour before bed. By the time the cup is empty, the page is written.
    why: Writing things down in the evening gets them out of the way before sleep, and lying meditation helps the body settle.
    how: Nine o'clock: tea, lamp, notebook. First line what happened, second how it was, third what can wait. Close it, and for a body scan lie down and start at your feet.
    short: Three lines after dinner, then lamp and bed.

    == plateau
    said: first weeks | (now) nothing | used to .. (calm/work/help) | still getting anything | no deeper | feel zero/nothing | shopping list | magic | worn off | no effect .. (anymore/longer) | stagnat*/stale | lost its | stopped working/helping | routine .. empty | after .. months .. sit | thrilling | doesnt .. (do anything/much) | dont feel .. progress | no progress | dont feel any | feel .. progress | does nothing for me anymore | nothing for me | does nothing .. (anymore/now/longer) | for me anymore
    - It often goes flat after the first months, because the early effects have become normal. Try one change: five minutes more, another time of day, or no guidance for two weeks.
    - Look for progress off the cushion. How fast you notice your anger, how you wait in line, how you listen. It's easier to see there than in how a session feels.
    - (triage) Flat can mean three things: too short, too much on autopilot, or it's time for a teacher or group. The second is the most common. Does that sound right? -> other ways
    - (companion) It's fine for it to be ordinary. Brushing your teeth is ordinary as well, and you'd miss it. Maybe this is what it looks like when it has found its place.
    why: Attention gets used to anything repeated. A new object or a slightly longer sit wakes it up again.
    how: Choose one for the next fourteen days: ten minutes instead of five, sounds instead of breath, morning instead of evening, silence instead of guidance. Keep everything else the same.
    short: Change one thing for two weeks.

    == too hard
    said: feels like .. (hour/forever/eternity/torture) | sit still | cant sit .. (still/minute) | dont manage | (give up) .. sec | after 20 sec/seconds | hard work | too long/hard/difficult | impossible .. (for me/sit/minute) | torture | minutes .. (forever/long/eternity/hour) | struggle* | cant last | write every day .. much | its too much | like thats a thing | simply do | lotus .. impossible | cant write | way too long | minutes .. too long | too long for | is .. too long
    - Then it's too long. Cut it to one minute, or count only five breaths. Nobody's mind holds still, and yours isn't supposed to.
    - If sitting still is unbearable, don't. Walk slowly, wash the dishes with full attention, or write instead. They're proper forms of the same thing.
    - (companion) It's hard because it's quiet, and in the quiet we hear what we've been outrunning. You're allowed to open your eyes and stop whenever you want.
    - (fitness coach) Nobody starts with a marathon. Take sixty seconds, eyes open, and count the breaths. Add thirty seconds every third day, and go back a step whenever it turns into a fight.
    why: A beginner's attention wanders every few seconds, and a long sit mostly trains frustration. Short ones end before that.
    how: Timer at sixty seconds. Open eyes on one spot. Count breaths out from one to five, twice. Stop when it rings even if it's going well.
    short: One minute, five breaths.

    == self doubt
    said: not .. (calm/type/person/spiritual/made/good at) | calm type | aptitude/talent/gift | everybody/everyone else/others .. (floats/can/calm/zen/better) | ceiling tiles | writing is .. (stupid/bad/ugly/awful) | too nervous/restless/anxious/fidgety/adhd .. person | failed at | im bad at | terrible at | not for .. (people/someone) like me | person .. (for this) | cant meditate | never .. (be calm/calm/manage/able) | my brain .. (isnt/not) made | built for it | arent built | no aptitude | rubbish/bad/terrible/useless/hopeless at | like a statue | not the type | dont think im | the type for | everyone can .. (but/not) | but me | everyone .. but me | can do it but
    - People who say they're bad at meditating have usually just noticed how busy a mind is, and that noticing is the exercise. You're doing it right.
    - There's no inborn talent for this. Some days are quiet, some are a zoo, and both train the same thing as long as you come back.
    - (companion) It's a shame when even resting feels like a test. Nobody's marking you. Sitting there with a busy head and a bit of patience is as good as it gets for anybody.
    - (wellness coach) Judge it by one thing only: whether you sat down. That's a yes or no, and you can have a yes today with a single minute.
    why: In studies even experienced meditators' minds wander, they simply notice sooner. The coming back is what strengthens with practice.
    short: Noticing that you drifted is the exercise.

    == habit
    said: make it daily/stick/(a habit) | attach it/link/hook/anchor/tie | without thinking | cue | good cue | begin always new | it stays | brushing teeth | daily .. (how/make/keep) | routine .. (get/make/part/build) | consistent* | part of .. (day/life) | become .. (routine/natural/automatic) | do .. days and stop | days and stop | hang .. (breathing/on) | on the end of | same chair | how do i make it | before or after coffee | after coffee or
    - Same cue, same place, short. After coffee, kitchen chair, three minutes. Keep that for a month before you change anything, and don't make it longer on good days.
    - Do it before the phone. Once you've looked at messages, the day has started and the quiet minutes get squeezed out. Charging the phone in the kitchen makes that easier.
    - (fitness coach) Thirty days, three minutes, no exceptions, and on a bad day ten breaths count. That rule keeps you in through the weeks when you don't feel like it.
    - (companion) Make it a place you like to go to: a blanket, a cup, a view. You return more easily to what's pleasant than to what's good for you.
    why: Repetition after the same cue makes it automatic, typically within about two months. Short sessions survive bad days, and those decide.
    how: Prepare in the evening: chair by the window, timer set, phone in another room. In the morning pour the coffee, sit, start. When it rings, drink the coffee.
    short: After coffee, before the phone, three minutes.

    == tracking
    said: streak .. (good/app/bad/lost/thing) | app says | minutes total | count/counting .. (minutes/days/sits/sessions) | how do i know .. (working/progress/better) | progress .. (see/measure/know) | heart rate | hrv | variability | watch .. (useful/minutes/mindful/gives/says) | mindful minutes | should i log | log my | count my minutes/days/sits/sessions | should i count
    - Count days, since minutes tempt you to chase them. A cross on the calendar for each day you sat or wrote is enough, and two minutes earn the same cross as twenty.
    - Once a week, note two figures from 1 to 10: how tense you were, how quickly you came down. Over a month that says more than any app.
    - (companion) You may also leave it uncounted for a while. If crossing off days makes you anxious, that's reason enough to put the pen away.
    - (triage) Pick by purpose. To build the habit, count days. To see an effect, rate tension on Sundays. Doing both daily is more work than the practice.
    why: What you count, you'll do more of. Days reward showing up, where minutes reward endurance, and that isn't the point early on.
    how: Hang a calendar where you sit, with a pen on a string. A cross after each session. On Sunday, write tension from 1 to 10 in the corner.
    short: Cross off days, rate tension on Sundays.

    == gear
    said: candles/cushion/bowls/biro/zafu/stool/headband/muse | singing bowl | what .. (buy/need) .. (start/for) | must i buy | essential oil/oils | moleskine | what timer | beads | kneeling stool | for bad (knees/ankles/back) | which stool/bench/seat
    - You need a chair and a timer, or a pen and any notebook. A cushion helps if you like the floor, because raised hips spare your knees and back.
    - Apps are handy for the first weeks and free ones are fine. Try going without a voice after a month, so it doesn't depend on your phone.
    - (companion) A notebook you like the feel of is a nice present to yourself. If a beautiful one makes you careful about what you write, take a cheap one and scribble freely.
    - (triage) Buy nothing for two weeks. If you're still at it, get whatever bothered you most: a cushion for sore knees, earplugs for noise, a better pen.
    why: Equipment feels like progress and delays the sitting. Comfort matters, and a folded blanket gives you most of it.
    short: A chair and a timer.

    == cost
    said: free .. (meditations/groups/app/apps/version/alternative/course) | headspace is/costs | calm is | worth paying | euros/dollars/bucks/paying/expensive/cheaper/gratis/subscription/subscribe/$ | are there free | per session | mbsr course | retreat .. (cost/price/expensive/afford) | without paying | trial ran | trial | paywall | wants my card | behind a paywall
    - It's free. Libraries lend guided recordings, there are good free apps, and the timer on your phone will do for the rest. What a paid subscription buys you is mainly variety.
    - If you'd like to spend something, an eight-week mindfulness course with a teacher is worth more than years of an app. Many insurers or clinics pay part of it.
    - (triage) Try two free weeks first. Then decide what's missing. If it's ideas, get a book; if it's company or discipline, a course or a group is worth the money.
    why: The best-tested form is a group course of eight weeks. The techniques in it are old, simple and free to use.
    short: Free timer first, a course if you want more.

    == reward
    said: first coffee .. after | give me something | reward*/treat/celebrate/prize/gift | something nice | what do i get | only after sitting | deserve | spoil | filled .. (notebook/journal) | keep a streak | ought to do something | as a treat | treat
    - Let the reward come right after, for example the coffee that waits until you've sat. It makes the habit stronger, costs nothing, and you'd have had the coffee anyway.
    - After two weeks of days crossed off, get a good pen, a cushion or a blanket for your chair. Something you'll use every day does more for the habit than cake.
    - (companion) You could give yourself a slow morning: no alarm, breakfast in bed, a page in the notebook. That's in keeping with what you've been doing.
    why: A small pleasure immediately afterwards teaches the brain faster than a big one weeks later.
    short: Coffee after the sit.

    == best time
    said: best time/moment/hour | lunch break | 5am/6am/7am/midday | monks | full stomach | different times | morning or | or evening/night | before or after | good moment | empty stomach | time of day | straight after .. (waking/getting) | shower .. (before/after) | does it matter when | matter when | right moment | useless before | am or pm | when i do the | half six | after (eating/lunch/dinner/food)
    - Morning, before the phone, works for most people, since nothing has had time to come between. If mornings are chaos, take the first minutes of your lunch break or the parked car.
    - The time you'll keep is the right one. For meditation that's often morning; for a journal, evening; for slow breathing, whenever tension comes up.
    - (fitness coach) Straight after training is ideal: the body's tired and the head is quiet already. Three minutes on the mat before you shower; on rest days, at the same hour.
    - (triage) Look at your day and find the spot that's there seven days a week. Coffee and brushing teeth nearly always are. Put it directly behind one of them.
    - (companion) Think about when you most wish for a pause. If that's the moment you come home, sit in the car for three minutes before you go in.
    why: Willpower and quiet are both greater before the day's demands begin. But a steady cue matters more than the hour.
    how: Try mornings for one week and evenings for the next, same length. Count how often it happened in each. Keep the one with more days, whatever felt better.
    short: After coffee, before the phone.

    == how long
    said: how much (days/weeks/time) .. (effect/comes/until/works/see) | till/until it works | interval | benefits .. (expect/when/after) | take years | comes the effect | is .. (month/week) enough | enough to tell | since .. (week/weeks) .. (no/nothing) | effect | 8 weeks | (2/two/three/3) weeks in | feel nothing yet | be patient | ten years | nothing yet
    - You'll feel slow breathing within minutes. For a calmer default, give daily practice six to eight weeks; that's also what the studies looked at.
    - After two weeks most people notice that they catch themselves a bit earlier. After two months others start to notice as well.
    - (companion) It comes so gradually that you won't see it from day to day. Then something that used to ruin your whole evening is over in ten minutes, and you'll notice that.
    - (fitness coach) Eight weeks at ten minutes a day is a fair training block. Until then, don't judge single sessions, just complete them, the same way you wouldn't judge a season by one run.
    why: Trials of mindfulness courses usually last eight weeks and find moderate effects on stress, anxiety and low mood.
    short: Minutes for breathing, two months for the rest.

    == setback
    said: used to .. (sit/meditate/write/daily/journal) .. (now/nothing/months) | since .. died | lost the practice | vanished | then burnout | was good in | now zero | started again | (cant) be still anymore | after .. (baby/move/illness/divorce/death) .. (stopped/nothing/gone) | back to .. (square/zero/start/old) | square one | was .. (doing well/regular) .. (now/then) | as before i started | before i started | never got back | got back to it | after baby | never learned | jumpy | used to .. lost it | and lost it | used to meditate/sit/journal/write
    - That's normal in bad weeks. The practice hasn't left you, since the skill of coming back is still there. Take one minute a day until the worst is over.
    - Don't try to get the old quiet back. Start where you are now, restless, with two minutes, and let it be a restless sit.
    - (companion) I'm sorry it's gone rough again. Practicing doesn't stop hard things from hurting. You haven't lost anything you learned, and it's all right if it doesn't help much this week.
    - (triage) If it's life that got harder, keep it tiny. If the practice itself stirs things up, stop sitting and walk, and talk to somebody. Has it been stirring things up? -> makes it worse
    why: Stress narrows attention, so sitting feels worse when you need it most. Lowering the dose keeps you connected to it.
    short: One minute a day until it eases.

    == doubt use
    said: hippie/hippy/woo/woowoo/bullshit/pseudoscience/esoteric/hype/gimmick | just sitting | sitting around | (how) .. (writing/breathing/sitting/journaling) can help | is only paper | only paper | (evidence/proof) (it works/for meditation/that) | (study/studies) (on/about/that/prove*) meditation | any studies | proof/proven/scientific/studies/research | really work | what good | whats the point | buddhist/sect | waste of time | overrated | solve .. (problem/problems/anything) | believe in | convince | overhyped | dont see how | bill/bills still | what ive gained
    - It does something, though less than the ads say. Good reviews find moderate help with anxiety, low mood and stress after about eight weeks, similar to other active treatments.
    - Doubt's fair. Run your own test: five minutes a day for four weeks, and each Sunday a number from 1 to 10 for how tense you were. Keep it if the number moves.
    - (companion) If it isn't for you, you've lost nothing, and there are other ways to settle: a choir, a garden, a dog. Calm doesn't have to come from a cushion.
    - (fitness coach) Slow breathing is the quickest to check: take your pulse, breathe in four, out six for three minutes, take it again. Most people see it drop.
    why: Meta-analyses of dozens of trials show small to moderate effects on anxiety and mood. Claims about curing illness or raising intelligence aren't backed up.
    short: Moderate help; test it for four weeks.

    == wandering mind
    label: a wandering mind
    said: mind .. wander*/drift*/busy/blank/quiet | mind .. all over | cant/cannot/couldnt .. stop thinking/clear/focus/concentrate/quiet/empty | thoughts .. keep/coming/stop/racing/everywhere | keep thinking | think* .. whole time | thinking .. list/everything | distracted | bad at meditat* | suck at meditat* | clear/empty .. mind | monkey mind | doing it wrong/right | heads everywhere | monkey brain/mind | stop thinking | (empty/clear/quiet/quieten) .. (mind/head) | at work again | lost focus | focus .. (lost/cant/lose/times) | planning/plan .. (breathe/when/sit) | think/thinking .. (about/of) .. (work/dinner/lists/list/tomorrow/everything/when) | thoughts | concentration | breaths and | daydream* | to do list | grocery/shopping list .. head | cant .. (think of nothing/focus) | then im gone | count to 3/10/three/ten | next thing im | im in .. then | mind/thoughts keep | (thought*/think*) .. (work/lunch/whole time/all the time/shopping/everything/ex) | (mind/head/brain) .. (wander*/shut up/racing/busy/everywhere/full/quiet/stop/loud) | (stop/empty/clear/quiet) .. (thinking/thoughts/mind/head) | lost count | (get/got) to (2/3/4/three/four/two) | kept (planning/thinking) | planning (dinner/lunch/tomorrow) | couldnt (concentrate/focus) | cant (concentrate/focus)
    - That's what minds do, and noticing it is the exercise. Each time you catch yourself at lunch or at work and come back, that's one repetition. Twenty in ten minutes is a good workout.
    - You don't have to empty it, nobody can. Let thoughts run like a radio next door and count breaths from one to four; losing count is fine, just start at one.
    - (fitness coach) Think of push-ups: drifting off is going down, coming back is pushing up. Lots of drifting means lots of reps.
    - That's what minds do, and you haven't done anything wrong. Each time you notice and return to the breath counts as one repetition, so a wandering session is a full one.
    - You aren't meant to empty your head. Give it a simple job instead: count breaths out from one to ten, and start at one again whenever you lose track.
    - If a thought insists, write it down in two words and go back. It'll be there in three minutes, and your mind can let go of guarding it.
    - (companion) All those thoughts are only trying to look after you. You can nod at them and come back to the breath, as often as you like, with no hurry.
    - (fitness coach) Wander, notice, return: that's one rep. If you drifted thirty times in three minutes, you did thirty reps, and that's good training.
    why: Wandering is the brain's resting state. Noticing it switches on the networks for attention, and those get stronger with use.
    how: Silently say "in" and "out" with the breath. When you catch a thought, name it once, "planning" or "worry", and go back to "in". Do that for three minutes.
    short: Count to ten, start over when you drift.

    == how to meditate
    said: how .. meditate/meditating/meditation | what do i do .. meditat*/sit/sitting | teach me .. meditat* | guide me | never meditated | new to meditat* | learn to/how .. meditat* | meditation .. steps/technique/beginner/beginners | walk me through | step by step | in my head | procedure/instructions/mantra/correctly | so i sit | focus on | what .. focus | do it properly/right/correctly | teach me | how do you .. meditate | what am i supposed | where .. (look/put) .. (attention) | am i doing .. right | mouth shut | be present | actual instructions | present where | when i sit .. do | what do i actually
    - Sit upright and comfortable, set a timer for three minutes, and feel your breath at the nose or belly. When you notice thinking, come back to the next breath. That's all there is to it.
    - If breath is dull or uncomfortable, use sounds: sit, eyes closed, and just hear whatever is there, near and far, without naming it. Return to hearing when you drift.
    - (companion) Let's keep it simple. Sit down, let your shoulders drop, and feel the weight of your hands. Follow five breaths from beginning to end. Then see if you'd like five more.
    - (fitness coach) Feet flat, back long, chin level. Three minutes on the clock. Count breaths out, one to ten, repeat. Every return counts as a rep.
    - (triage) Two decisions and you're set: where you sit, and what you rest your attention on, breath or sounds. Don't change either for two weeks.
    why: The object hardly matters, as long as it's simple and always there. You train noticing where your attention is and moving it.
    how: Minute one: arrive, feel feet, seat and hands. Minute two: count breaths out to ten. Minute three: stop counting and just follow. At the end, look around the room before you get up.
    short: Sit, feel the breath, return when you drift.

    == how long to sit
    said: how long .. meditate/sit/session/each/day/should | how many minutes | 5/10/20/five/ten/twenty minutes .. enough/too/ok | is .. minutes .. enough/short | longer session* | more than 5/10 minutes | go/sit longer | short enough | duration | twice 5/10 | once 10/20 | minutes .. (day/enough/add/more/ok/recommended) | min .. (enough/day/more/add/ok/or) | add more | (5/10/15/20/30/five/ten/twenty) (minutes/min) .. (enough/or/day/ok/too) | stay sitting | half an hour | is .. minutes enough | longer sessions/sits | longer or | how much time .. (sit/stay/meditate) | 10 or 20 | 5 or 10 | or 20/15/10/30 | one minute count | does .. minute count | monks do hours | shortest one | hours .. have to | does six/five/three do | minutes should i | how many minutes .. meditate/sit | longer better | is longer | longer .. better | minutes .. better
    - Ten minutes a day is a good long-term length, and three is enough to begin. Add two minutes when the timer regularly surprises you.
    - Short and daily beats long and now and then. If you've got twenty minutes once a week, take three every day first and keep the twenty for Sunday.
    - (fitness coach) Weeks one and two, three minutes. Weeks three and four, five. Then ten. Same as adding distance: slowly, and only when the current one is easy.
    - (companion) As long as it feels kind. When you start waiting for the bell with clenched teeth, it's been long enough for today, even if that was two minutes.
    why: Studies find benefits with 10 to 20 minutes daily, and shorter practice still helps people who'd otherwise do none. Regularity predicts the effect better than length.
    how: Timer at three minutes for two weeks, five for two weeks, then seven, then ten. If you skip more than two days in a week, go back one length.
    short: Three to begin, ten in the long run.

    == breathing
    label: how to breathe
    said: breathing .. exercise/technique/how/pattern/slow/work/help/method | box breathing | 4 7 8/478 | 4 4 4 4 | how .. breathe | breathe in/out/slow* | deep breath/breaths/breathing | belly/nose/diaphragm* breath* | breathwork | wim hof | sigh/sighing | nose or mouth | nose/mouth .. (breathe/breath/in/out/or) | respiratory | hold it | hold .. (breath/between) | exhale/inhale/exhaling/inhaling | long exhale | how .. (breathe/breath) | breaths per/a minute | 4 7 8 | 478 | belly/diaphragm* .. (breath*/breathing) | belly breathing | breath .. (relax/technique/count/hold/slow/deep) | breathing .. (exercise/technique/how/works/vagus/which) | alternate nostril | coherent | pranayama | deep breaths | sigh | long out | blowing | midwife | like blowing | through my nose/mouth | breathe through | (box/478/4 7 8/4-7-8/coherent/belly/diaphragm*/alternate nostril/nostril/resonance) .. (breath*) | holotropic | tummo | (give/show/teach) .. breathing exercise | (breathing) (exercise/method/technique)
    - Take the simplest: in for four, out for six, five minutes, through the nose. The long out-breath is what calms; the exact counts hardly matter, so box or 4-7-8 are matters of taste.
    - Wim Hof breathing wakes people up more than it calms them, and must never be done in water or while driving. With heart trouble, epilepsy or pregnancy, leave it out.
    - The simplest one that works: in through the nose for four, out for six, for two to five minutes. About six breaths a minute is what calms the heart most for many people.
    - Box breathing is in four, hold four, out four, hold four. It's good for focus before something difficult. If holding makes you uneasy, drop the pauses and just breathe out longer.
    - (triage) Match it to the moment. To calm down or sleep: four in, six out. To steady yourself before a talk: box, four rounds. In sudden stress: two short breaths in, one long sigh out, three times.
    - (fitness coach) Five minutes after training, lying with your feet up on a chair: in four, out six, through the nose. It brings your pulse down faster.
    - (companion) Put one hand on your belly and make the breath out a little longer, as if you were cooling soup. You can stop the moment it stops being pleasant.
    why: The heart speeds up slightly as you breathe in and slows as you breathe out. Longer breaths out therefore tip the balance toward rest.
    how: Sit back, shoulders loose, hand on the belly so you feel it move. In four through the nose, out six through slightly closed lips. Twenty rounds are a bit over three minutes. Don't force depth.
    short: In four, out six, for two to five minutes.

    == breathing feels bad
    said: breathing .. dizzy/lightheaded/worse/anxious/panic/weird/uncomfortable | lightheaded/tingl* | focus* on .. breath .. anxious/worse/panic/hate | hate .. breathing | breath* .. doesnt/dont/not/didnt .. work/help | cant breathe deep/deeply | out of breath .. exercise/breathing | hyperventilat* | deep breaths .. (panicky/dizzy/worse/anxious/weird) | suffocat*/choking/smother* | light headed/lightheaded/dizzy/faint/tingl* | chest tight | tight .. (chest/throat) .. (breath*/slow) | asthma/copd | breathe .. (worse/goes/cant/enough) | yawn/yawning .. (nonstop/do/when) | panicky/panic/anxious .. (breath*/breaths/breathing) | breath*/breathing/breaths .. (panicky/panic/dizzy/lightheaded/suffocat*/worse/anxious/weird/uncomfortable/scared/bad/tight/wrong/faint/stress/stresses) | not comfortable | air hunger | short of breath | (cant) get enough air | enough air | goes worse | breathe normally | watch it .. breathe/breath | as soon as i watch | holding my breath | scares me | notice your breath | goes all wrong | get dizzy | dizzy .. do it | chest/throat .. tight .. breathe/breath/slowly
    - Then leave the breath alone; it's only one way of many. Feel the soles of your feet or listen to the sounds around you for two minutes. Both settle you without touching your breathing.
    - Dizziness or tingling comes from breathing too deeply or fast. Let it go back to normal, and next time breathe smaller and slower, with no pauses. It passes within minutes.
    - (companion) For some people, watching the breath makes them more anxious, and there's nothing wrong with you if it does. Look around instead and name five things that are blue.
    - (triage) Odd feeling while practicing that stops when you stop: do less and don't hold your breath. Breathlessness or faintness without any exercise is something for a doctor.
    why: Breathing more than you need lowers carbon dioxide in the blood, which causes tingling and dizziness. Attention on the breath can also trigger worry about it.
    how: Press your feet into the floor for five seconds and let go, five times. Then hands, the same. Then look at the farthest thing you can see. It takes two minutes.
    short: Leave the breath; use feet or sounds.

    == makes it worse
    label: when it makes me feel worse
    said: meditat* .. worse/panic/scared/sad/crying/upset | feel/felt worse .. after/when/sitting/meditat* | bad memories | crying .. meditat*/journal*/writing | journal* .. worse/spiral*/sad/upset/depress* | silence .. scary/uncomfortable/hate | meditat* .. anxiety/panicky | crying/tears | more angry/stressed/sad/nervous/restless | (sitting/meditat*/writing/silence/silent) .. (more/worse/fear/sad/panic) | fear gets | louder | images | memories | feel worse | makes .. (worse/sad) | alone with .. (thoughts/head/myself) | angry after | scared .. (thoughts/alone/sit/silence) | close my eyes .. (images/see/arise/scared/bad) | stirs | emotions/feelings .. (come up/up/flood*) | weird and | afterwards .. (weird/sad/shaky/bad) | felt weird | back in that | dissociat* | start crying | crying when | crying .. sit/meditate
    - It happens to quite a few people: when it gets quiet, feelings come up. Open your eyes, shorten it to a minute, or walk instead. If it stays bad, stop the practice for now.
    - If writing drags you down, put a limit on it: ten minutes, and the last two lines are about what you'll do next or what was all right. Going round in circles longer doesn't help.
    - (companion) I'm sorry that something meant to soothe you hurt. You didn't do it wrong. You can leave it, and it might be good to tell somebody what came up.
    - (triage) A bit sad and it passes: shorter, eyes open. Old frightening memories, panic, or feeling unreal: stop meditating and talk to a doctor or therapist before you go on.
    why: Attention turned inward makes everything there louder. For people with trauma or strong anxiety, that can be too much without somebody who knows how to guide it.
    how: When it gets too much: open your eyes, feel your feet, name five things in the room out loud, drink some water. If frightening memories came up, tell somebody you trust the same day.
    short: Eyes open, shorter, or stop and talk.

    == posture and pain
    said: back/knee/knees/leg/legs/hip/hips/neck .. hurt/hurts/pain/sore/ache/aches/numb/asleep | sit* .. uncomfortable/hurts/position/chair/floor | posture | cross legged/lotus | cushion | fidget* | itch* | cant sit still | restless | foot/feet/leg/legs/knee/knees/back/hip/hips/spine/ankle/ankles/neck/shoulders/bum .. (asleep/numb/hurt/hurts/pain/ache/aches/sore/straight/dead/stiff/kills/cramp*) | lotus | cross legged/crosslegged | spine | lean/leaning .. (wall/back/against/chair) | pins and needles | kneel*/kneeling | chair or | lie/lying down .. (ok/allowed/instead/can/do) | on the floor | hands .. (where/put/lap) | sciatica | uncomfortable .. (sit/position/pose) | hips done | knees .. cushion | cushion .. (knees/back/hurts) | on that mat | get me up | back hurts | hurts when i sit | back/knee/knees/hip/legs .. hurts/hurt | how should i sit | how .. sit .. properly/correctly/comfortably | (eyes) .. (open/closed/shut) | (hands) .. (do/where/what/put) | (sit/cross*/lotus/kneel*) .. (legged/floor/chair/how) | cross legged | (cushion/chair/floor/bench) .. (or/need/better) | (is lying/lying) down .. (ok/okay/allowed/fine) | can i lie down | lying down ok | (back/knee/knees/hips/legs/foot) .. (hurt*/numb/ache*/asleep/pain) | my hands | (in/on) (bed/the bed)
    - A chair is perfectly fine: feet on the floor, back upright without leaning, hands on your thighs. Eyes closed or half open on a spot in front of you, whichever keeps you calmer and awake.
    - Lying down works too, if you stay awake. If the back or legs complain, change position slowly; sitting through pain isn't the point. Sharp pain or lasting numbness means stop.
    - Take a chair. Feet flat, back a hand's width from the backrest, hands on your thighs. The floor has no advantage, and most people sit better and longer on a chair.
    - If you like the floor, sit on something firm so your hips are higher than your knees. When a leg goes to sleep, move it slowly; that's part of it.
    - (fitness coach) If your body's restless, tire it first. Ten squats, a minute of shaking out, then sit. You'll be surprised how quiet it gets. Would moving while you do it suit you better? -> walking meditation
    - (companion) You may move, scratch and lie down. Comfort isn't cheating. If your back is tired, the bed or the carpet is a fine place.
    - (triage) Mild ache that goes when you move: change your seat. Pain that stays after you've got up, or numbness for longer than a few minutes: don't sit that way, and see a doctor if it lasts.
    why: Stillness helps attention, and pain steals it. A position you can hold easily for ten minutes is the right one.
    how: Sit on the front half of a firm chair. Feet flat under your knees, hands on your thighs, crown of the head up, chin slightly down. Lean left and right once, and settle in the middle.
    short: A chair, feet flat, move when you need to.

    == no quiet place
    said: noisy | no place/space/room .. meditat*/sit/alone/quiet | kids/children .. interrupt*/loud/around/house | never alone | open office | too loud | somewhere quiet | kids screaming | noisy/construction/neighbor*/barks/barking/roommates | next door | open plan | nowhere to | no .. (peace/quiet/door/privacy/room) | dwelling | no door | dog/cat/cats/baby/phone .. (barks/jumps/interrupt*/meow*/cries/climb*/rings) | thin walls | quiet (place/room/spot/corner) | no place | share .. room | crowded | small flat/apartment | tiny/small flat/house/apartment | 4/four/five/six people | place with a lock | under the door | interrupt me | kids/family/dog/cat .. interrupt/interrupts/interrupting | (kids/toddler/baby/dog/cat/neighbor*/neighbour*/husband/wife/partner/roommate) .. (everywhere/noise/noisy/loud/comes/came/licks/barks/drilling/walks/interrupt*/laughs) | no quiet (place/room) | drilling | construction | (someone/somebody) walks in | (do/meditate/practice/it) .. (bus/train/tube)
    - Noise can be the thing you listen to: let sounds come and go for five minutes, without naming them. The bathroom, the parked car, or the train with a scarf over your ears do well.
    - With small children, take the minutes that exist, the first after they're asleep or three in the bathroom. If they climb on you, that's your meditation for today.
    - If somebody laughs or walks in, say you'll be back in five minutes and go on. People get used to it within a week.
    - You don't need quiet. Take the sounds themselves as the thing you attend to: hear them come and go for three minutes, without deciding which are nice.
    - The parked car, the bathroom, a bench, the stairwell: most people's quiet place is something like that. Three minutes there, same time each day.
    - (companion) It's hard to find a corner of your own in a full house. Five minutes under headphones with nothing playing tells everyone you're away for a moment.
    - (triage) Choose one: before the others wake, in the car before you go in, or in bed with earplugs. Try the first one that seems possible tomorrow.
    why: Noise only disturbs as long as you fight it. As an object of attention, it's as good as breath.
    how: Choose the parked car tomorrow: engine off, phone face down, timer at three minutes, eyes on the dashboard or closed. Do it at the same point of the day all week.
    short: Use the sounds, or the parked car.

    == guided or silent
    label: apps, music or silence
    said: guided | app/apps .. meditat*/use/better/good/recommend | headspace | calm app | insight timer | youtube .. meditat* | with/without music | silent/silence .. or/better/meditat* | voice .. annoy*/guide | music .. meditat* | prefer/like/want music/silence/guided | app or | just a timer | with or without | guided/guidance/unguided/unaided | talk me through | headspace/calm/insight/waking/balance/petit app/timer/or | headspace or | (voice/voices) .. (annoy*/guided/app/soothing/hate/calm*) | recordings/audio | stop using | app .. (recommend/best/good/need/which) | (music/silence) or | music (ok/okay/allowed/or/while/on) | with music | silent meditat* | in silence | voice .. (annoy*/need/without/annoys) | teacher or | stabilisers | same .. recording | recording for a | should i use .. app | use an app | waking up | balance app | ten percent | medito | (which/what/best/good/free) .. app | app .. (free/good/best/worth) | binaural | frequencies | solfeggio | asmr | (headspace/app) .. worth | friend does | need a teacher | a teacher
    - Insight Timer and Medito are free and good; the paid ones are nicer to look at. Guided is easier in the first weeks, silence trains more later. A kitchen timer is all you need.
    - Music or nature sounds are fine if they help you settle. Binaural beats show little beyond what quiet music does. If voices annoy you, a bell at the end is enough.
    - Guided is easier in the beginning, silent trains you more. Take a recording for the first two to four weeks, then every second day without.
    - Whichever voice doesn't irritate you is the right one. Pick a single recording of five minutes and keep it for two weeks; searching for the perfect one eats the time.
    - (triage) If you fall asleep or drift away at once, use guidance. If you're waiting for the voice to stop, go without. Music is fine as long as you don't start listening to it.
    - (companion) A friendly voice can be good company on bad days, so keep one you like for those. On ordinary days, try the quiet and see what it's like now.
    why: A voice brings you back every few seconds, so you have less of the noticing to do. Silence leaves that to you, and that's the skill.
    how: Week one and two, the same five-minute recording every day. Week three, silent on even dates. Week four, silent except on days when you feel low.
    short: Guided for a month, then every second day without.

    == other ways
    label: other ways to calm down
    said: other/another way/ways/kind/kinds/type/types .. meditat*/relax*/calm | instead of meditat* | progressive muscle/relaxation | mantra | loving metta | yoga | types of meditation | which .. meditation/technique | something else .. than/to | isnt for me | (what) else .. (is there/can/relax) | something active | instead of (sitting/meditation/it) | tai chi/qigong/yoga/knitting/colouring/coloring/drawing/gardening/painting/puzzle* | other method/way/ways/methods/options/techniques | alternatives | how else | different .. (method/way/technique/kind) | hate .. (meditat*/sitting) | dont like .. (sit/sitting/meditat*) | sauna/prayer | mantra or | visualisation/visualization | shelling | skip the cushion | go all quiet | else .. relax | calm by | something other than | other than meditat* | other than
    - There are several. A body scan moves attention from the feet to the head, lying down. Muscle relaxation tenses and releases one part after another. Both suit people who dislike watching their breath.
    - If sitting isn't yours, do one daily thing with full attention: washing up, showering, drinking tea. Feel it, hear it, come back when you drift.
    - (companion) There's one where you silently wish somebody well: may you be safe, may you be at ease. Begin with a person who's easy to love. People find it warming on lonely days.
    - (fitness coach) Slow yoga, swimming lengths or an easy run without headphones all do it. Keep your attention on rhythm and breath for ten minutes, and when you drift, come back to the next stroke or step.
    - (triage) Tense body: muscle relaxation. Can't sleep: body scan. Restless: walking. Harsh with yourself: well-wishing. Try one for a week before you try the next. Is it mainly a tense body? -> muscle relaxation
    why: Different methods share one core, attention that rests somewhere and returns. People keep up the one that suits their temperament.
    how: Body scan: lie down, feel your toes for three breaths, then soles, calves, knees, thighs, belly, chest, hands, arms, neck, face. About ten minutes, and it doesn't matter if you drift off.
    short: Body scan, muscle relaxation, walking or tea.

    == muscle relaxation
    said: muscle relaxation | tense/tension .. body/muscles/shoulders/neck/jaw | body/muscles/shoulders/neck/jaw .. tense/tight | clench*/grind* .. jaw/teeth | tight shoulders/neck/jaw | relax .. body/muscles/shoulders | cant relax | loosen up | jaw/teeth/fists .. clench*/grind* | tensing/unclench/jacobson/progressive/loosen/fist/fists/pmr | tense .. (let go/release/relax) | (shoulders/neck/body/back) .. (loosen/unclench/wood/stone/relax/release/tight/rock/tense) | progressive relaxation/muscle | hold .. fist | relax .. (body/shoulders/neck/muscles/jaw) | tense everything | at the same time .. tense | progressive relaxation | progressive .. relax* | (shoulder/shoulders/jaw/neck/body/muscles) .. (tense/tight/clench*/ears/up/stiff/hard/tension) | (clenched/tight/tense) (jaw/shoulders/neck/muscles) | (tension) (headache*/headaches) | (shoulders/neck/jaw) .. (rocks/rock/stone/concrete)
    - Tense it more, then let go: pull the shoulders up to the ears for five seconds, drop them, breathe out. Fists, then jaw, then belly. Two rounds take three minutes and work better than trying to relax.
    - A warm shower or a hot-water bottle on the neck, then five slow out-breaths, is the quickest way. For headaches from it, a break from the screen and a short walk help as well.
    - Tense one muscle group for five seconds, then let go for fifteen and feel the difference. Hands, arms, shoulders, face, belly, legs, feet. Ten minutes, sitting or lying.
    - For a quick version, pull your shoulders up to your ears as you breathe in, hold for three seconds, and drop them with a long breath out. Five times.
    - (fitness coach) Work it out physically first: arm circles, neck turns, a brisk five minutes. Then do the tense-and-release from the feet up. It's quicker on a warm body.
    - (companion) Shoulders that are always up have often been carrying something for a long while. Lie down with a warm pillow at your neck for ten minutes and do nothing else.
    why: Muscles relax a bit deeper after they've been tensed, and you learn to notice tension earlier. It's well tested for stress and sleep.
    how: Right fist, left fist, both arms, shoulders up, face squeezed, belly tight, thighs, calves, feet. Each: five seconds tense at about half strength, fifteen seconds loose. Skip any part that hurts.
    short: Tense five seconds, release fifteen, head to toe.

    == walking meditation
    said: walking meditation | meditat* .. walking/walk | walk .. mindful*/meditat* | mindful walk* | moving meditation | meditat* .. moving/running/outside | walk/walking instead | while walking | how slow | mindful steps/walk/walking | upon a stroll | count steps | on foot | headphones off | need to move | pay attention .. way | on the way to work | way to work | forest/hike | running instead/meditation | meditate .. walking/running/walk/foot/forest/jogging | on my walk/walks/run/commute | my walk | could i do .. walk
    - Good choice if you're restless. Walk a bit slower than usual for ten minutes, no headphones, and feel each foot touch down. When you drift, come back to the next step.
    - You can use a walk you have anyway, from the station or with the dog. Take only its first five minutes for this, the rest is free.
    - (fitness coach) Match steps to breath: four steps in, six steps out, easy pace. Ten minutes are enough, and you've had some movement along with the calm.
    - (companion) Pick a path you like and let your eyes rest on what's green or far away. It's allowed to be nothing more than a nice walk.
    why: Feet give attention a strong, changing signal, so it's easier to hold than the breath. Movement also uses up the tension that makes sitting hard.
    how: Pick a path of twenty steps or a quiet street. Feel heel, sole, toes with each step. At the end stop, take one breath, turn round. Ten minutes, phone at home.
    short: Ten slow minutes, feel each step.

    == what to journal
    label: what to write in a journal
    said: how .. journal | journal* .. prompt*/about/idea*/topic* | dont know what to write | blank page | nothing to write/say | prompt* | start* .. journal/journaling/diary | journaling .. how/tips/new | writer* block | on the page | subjects | empty/blank page | write about | prompt/prompts | bad stuff | only complaints | whine | dont know what to .. (write/put) | reflect | nothing to .. (write/say) | dear diary | journal ideas | ideas .. (write/journal) | (write/writing) .. (secret/honest/negative/private) | just what i did | or feelings | feelings or | free writing | written the date | the date in it | what i did | pages stay .. empty | stay empty | pages .. empty/blank | empty pages | write nothing | what .. (write/journal) .. (about/in) | (journal/journaling/diary) .. (what/how/paper/typing/pen/better/work) | (typing/phone/laptop) or (pen/paper/hand) | (pen/paper) .. (typing/better) | good things | grateful for | gratitude .. (fake/silly/forced)
    - Three lines are enough: what happened, how it felt, what I'd like tomorrow. Pen or keyboard makes little difference; paper distracts less. Nobody will read it, so it can be bad.
    - Gratitude feels forced when it's big. Take tiny and exact things, the first coffee, a seat on the bus, and three times a week instead of daily works better.
    - Take three questions and answer each in one line: what happened today, how it felt, what I'd like tomorrow. On days when more comes, keep writing.
    - When the page is blank, begin with "right now I" and don't lift the pen for five minutes. Bad sentences are fine, nobody reads it.
    - (companion) You could write as if to a friend who's on your side: what you wouldn't say out loud, what you miss, what was nice. There's no wrong page.
    - (triage) Choose by need. Full head: list everything in it. Strong feeling: write about it for 15 minutes. Flat days: three good things. Is it a full head these days? -> stress
    - (wellness coach) Go with one fixed question for a week, like "what gave me energy today". Seven answers side by side show you something a single entry can't.
    why: Putting feelings into words makes them easier to handle, and a regular question shows patterns. Studies find small, real benefits for mood and stress.
    how: Notebook and pen on the pillow. Before the light goes out: date, three lines, done. If you miss a day, write only today's. Once a month, read back.
    short: Three lines: what, how it felt, tomorrow.

    == journaling routine
    said: paper or digital/phone/app/typing | handwrit* | by hand | how often .. journal/write | journal* .. morning/night/evening/daily/consistent* | keep up .. journal*/writing/diary | someone/somebody/people .. read .. journal/diary | privacy | private .. journal/diary | morning pages | how much .. write | paper or | notes app/(on my phone) | diary .. (when/bed/coffee/often/every) | best journaling app | journaling app | write once | once per/a (month/week) | reread/re read | old entries | how often .. (write/journal) | how long .. (write/entry/entries) | handwriting/handwritten | someone .. (read/reads/finds) | hide .. (diary/journal) | how many lines/words/sentences | min .. or an hour | page or | half a page | talk it into | voice memo | hand cramps | pen or | lines | when should i write | best time to write | time to write/journal | when .. best .. write/journal | when to write
    - Paper and phone both work, so use what's nearest at the time you write. Paper has fewer distractions, the phone is always with you and can be locked.
    - Daily three lines are easier to keep than a long page now and then. Evening suits looking back, and morning suits clearing your head, so choose by what you need it for.
    - (companion) If you worry about somebody reading it, write and tear it up. The good of it happens while you write, and it needn't be kept.
    - (triage) Settle three things once: where the notebook lies, when you write, and how little is enough. One line counts. Then don't think about it again for a month.
    why: A fixed place and a small minimum remove the two things that stop people: searching and perfectionism.
    how: Tonight, put the notebook on your pillow with the pen in it. Before you lie down: date and three lines. Move it to the nightstand afterwards, and back to the pillow in the morning.
    short: Three lines daily, notebook on the pillow.

    == gratitude
    said: gratitude/thankful | good things | gratitude .. fake/forced/same/cheesy/silly/boring/stupid | same things every | nothing to be grateful/thankful | three things | count my blessings | toxic positivity | same three things | counting blessings | good fortune | nice thing | three (good/nice) things | (find/think of) .. (good/positive/grateful) | nothing .. (good/grateful) | fake/forced/corny | appreciate | joys | three joys | grateful for | again .. grateful | same three | little book | foolish enumerating | same .. every night | gratitude/thankful/blessings/blessing | does gratitude | gratitude .. work/help/practice/list/journal
    - Be small and specific. "The neighbor held the door" works better than "my family", and add why it happened. Two or three times a week keeps it fresher than daily.
    - If it feels fake, drop "grateful" and ask instead: what was a bit better than expected today. Even bad days usually have one answer.
    - (companion) On some days there's nothing, and you don't have to find a silver lining. You can write what was hard and leave it there.
    - (wellness coach) Turn it outward once a week: tell somebody what you appreciated, in two sentences. Of all the gratitude exercises, that one tends to lift people most.
    - (nutritionist) Try it at meals: before you eat, name one thing about today that was good, out loud if you share the table. It takes ten seconds and you have three chances a day.
    why: Attention goes to problems by itself. Looking for good details trains it the other way; studies show a modest lift in mood, less when it's done as a chore.
    how: Mon, Wed and Sat, before bed: one thing, one line on why it happened, one line on how it felt. Don't repeat anything you've had in the last two weeks.
    short: One specific good thing, with its reason.

    == falling asleep sitting
    label: falling asleep while sitting
    said: fall/falling/fell asleep .. meditat*/when/every/sitting/during | sleepy .. meditat*/sitting | meditat* .. sleep/asleep/bed/sleepy | meditate in bed | meditate before bed | out like a light | doze/dozing/dozed/snore/snoring/nodding | head drops | sleep .. (in/during/always/meditation/session) | wake up and | never heard the end | end of .. (track/recording/session) | during (the/body) .. (recording/scan) | zonk*/conk* | keep .. awake | stay awake | sleep while | sleep in meditation | blanket over | whole rooms gone | if i sleep | fell asleep | falling asleep | fall asleep
    - It usually means you're short of sleep. Move it to the morning, sit upright without leaning back, and keep your eyes half open. In the evening, falling asleep to it is a fine result.
    - If you want to use it for sleep, do a body scan in bed: feet, legs, belly, hands, face, one breath each. Go around again if you're still awake.
    - (fitness coach) Stand or walk for it. Two minutes of slow steps, or sit on the front edge of a hard chair. You won't nod off there.
    - (companion) Your body takes the first quiet minute it gets, so it must have needed it. Let it sleep tonight, and practice when you're rested.
    why: Quiet plus closed eyes plus sleep debt ends in sleep. Light, posture and hour of the day decide which way it goes.
    short: Morning, upright, eyes half open.

    == does it count
    label: what counts as meditation
    said: (does/do/would/will) .. count | (is/count*) .. (as/real) meditation | (walking/gardening/praying/prayer/knitting/coloring/colouring/breathwork/yoga/sauna/bath/dishes/washing/drawing/fishing/sewing/puzzle*) .. (count*/meditat*/instead/legit) | (washing up/dishes) .. (meditat*/count*/mindful*) | what counts | (only/just) managed | (still/it) counts | (did/do) it (on/in) .. (couch/bed/sofa/car) | in the car
    - Yes, if you do it with your attention on it and come back when you drift: walking, prayer, dishes, knitting. A few minutes count as well, and so does a session with a lot of wandering in it.
    - By the clock, add up what you really sat or practiced, also in two halves. Falling asleep is rest, which is fine, so count the part you were awake.
    - (triage) One test: if there was something you kept returning to, breath, steps, a word, count it. If you only relaxed, that's good too, and it's another thing.

    == short session
    label: a very short session
    said: (only/just) (1/2/3/4/5/one/two/three/four/five/a few) (minute/minutes/min) | (1/2/3/one/two/three) (minute/minutes/min) .. (ok/okay/enough/pointless/count*/worth/better/fine) | interrupted | cut short | (toddler/kid/dog/husband/wife) came in | phone rang | short session | (two/2) halves | split .. (session/minutes/it) | (did) (3/three/two/2) breaths | 3 breaths | then (the phone rang/my kid/the kids/the dog)
    - It does something. Two minutes every day build the habit better than twenty on Sundays, and two halves are as good as one whole. Note what you did and leave it there.
    - A short one with an interruption is still practice: you noticed, you stopped, you can come back. Tomorrow the same place and time.
    - (fitness coach) A minute on a packed day is a win, because the day's row isn't broken. Three slow breaths count as the warm-up for tomorrow.

    == double up
    label: making up for a missed day
    said: double up | make up .. (missed/session) | (twice/double/20/twenty) .. (tomorrow/make up/missed) | missed .. (make up/double/catch up)
    - No need to. A missed day is just a missed day; the usual length tomorrow does more than a long one out of guilt. If you feel like twenty, take them because you like it.
    - Twice a day is fine if you enjoy it, and it doesn't repay anything. Steady beats long.

    == too much meditation
    label: how much is too much
    said: (how/many) .. times a day | (too much) .. (meditat*/sit*/do) | can you do too much | (hours/hour) .. (monks/day/meditat*) | monks | how often .. meditate | (have to/need to) .. every day
    - Once a day is plenty, twice is fine. Ten to twenty minutes is where most studies are. Hours a day belong on a retreat with a teacher, because it can stir things up.
    - More isn't better by itself. If it makes you spacey, restless or sad for days, cut down to five minutes with your eyes open and do something with your body.

    == am i doing it right
    label: whether I'm doing it right
    said: (doing/do) (it/this) (wrong/right/correctly/properly) | (how/what) .. (supposed/meant) to .. (feel/be/do/like) | what is my mind | (nothing) (happened/happens) | (felt/feel) nothing | no idea (if/whether) | am i (bad/terrible) at | nothing special | doing it (wrong/right) | doing .. (wrong/right) | mind .. blank | (get/see) .. (what the point/the point)
    - Yes, if you sat and came back to your breath at least once, you did it right. There's no special feeling to reach; most sessions are ordinary, and some are plain dull.
    - Nothing happening is a perfectly good session. The effect shows outside it, in how fast you calm down after something annoying, and that takes a few weeks.
    - (companion) You can't fail at this one. Sit, breathe, notice, begin again. If you were bored or restless and stayed, that was the whole of it.

    == itching and fidgeting
    label: itching and fidgeting
    said: itch*/scratch* | fidget* | sit still | sitting still | (feel/so/too) restless | add | (nose/leg/legs) .. (itch*/twitch*) | itch | itching | itchy | adhd | (ok/okay/allowed/can i) to (move/scratch/shift) | can i move
    - You may scratch. Wait for two breaths, see whether it passes, and if not, scratch slowly and on purpose. Half of them are gone by then.
    - If sitting still drives you mad, walk slowly or do it standing, for three minutes. With ADHD short, moving or guided ones usually work better than silence.
    - (fitness coach) Move first: twenty squats or a fast walk, then sit for three minutes. A tired body sits far more easily.

    == crying or feelings
    label: crying or strong feelings
    said: sobbing | (angry/sad/emotional/anger) .. (reason/during/after/while/session/meditat*) | (feelings/emotions) .. (came/come/up/out) | cried during | cried | (sad/low/angry) .. (afterwards/afterward/after)
    - That's normal. When it gets quiet, what's been waiting comes up, sadness or anger, and it usually passes in some minutes. You can stop whenever you like and look around the room.
    - Be gentle for the rest of the day: something warm, some air, somebody nice. If it happens most times or leaves you low for days, shorter sessions with open eyes, and talk to a professional.
    - (companion) I'm glad you told me. You don't have to find out why. Tears are often just the tension leaving.

    == anxious from it
    label: more anxious instead of calmer
    said: (more/got/makes/feel) .. (anxious/nervous/panicky/tense/restless/worse) | (relax*) .. (nervous/anxious/panic) | (heart) .. (rac*/pound*/focus/breath) | (breath*) .. (short/cant/anxious/panic/worse/racing/aware) | lightheaded | (panic) .. (do/during/meditat*/what) | panicky | got scared
    - That happens to quite a few people, because attention makes the heart and breath louder. Leave the breath alone: feel your feet, listen to sounds, keep your eyes open, three minutes at most.
    - Dizziness comes from breathing too deep or too fast. Let it go back to normal, in through the nose, out slowly, and stay seated until it's over.
    - (triage) If it's panic, look around and name five things you see, with your feet firmly on the floor. If it keeps coming back, at any time of day, see a doctor.

    == trauma
    label: old memories coming up
    said: trauma*/flashback*/ptsd/abuse | (memories/memory/past) .. (come/came/up/eyes) | (close/closing) .. eyes .. (scared/see/flash*/unsafe)
    - Then stop for today; you don't have to sit through that. Open your eyes, feel your feet, name what you see. With old trauma, meditation is better done with a therapist who knows about it.
    - It's a known reaction and no fault of yours. Moving practices, walking, stretching, music, are safer for now, and a trauma therapist can help with what came up.

    == is it dangerous
    label: whether it can do harm
    said: (meditat*/mindful*/it) .. (dangerous/psychotic/psychosis/harm*/side effects/bad for) | psychotic | psychosis | (better than/instead of/stop/replace) .. (medication/meds/medicine/pills/antidepressants/therapy)
    - For most people ten minutes a day is harmless. About one in ten feels worse for a while, more anxious or low, and long silent retreats can be too much for anyone with a history of psychosis or trauma.
    - It's no replacement for medicines or therapy. Don't stop any without your doctor; it can go alongside them very well, and for anxiety and relapse of depression it has good evidence.

    == religion and science
    label: religion or science
    said: religio* | buddhis* | christian* | muslim | spiritual | sin | research | placebo | (change*) .. brain | (does/do) meditation .. (work/help) | bullshit | woo | esoteric | scientifically | proven
    - It doesn't have to be religious: sitting and returning to the breath fits with any faith or none. Many Christians pray that way, and you can use a short prayer as the thing you come back to.
    - There's decent evidence: about eight weeks of daily practice lower stress and anxiety somewhat, roughly as much as other good methods. Part of it is expectation. Claims about rebuilt brains are overdone.

    == kinds of meditation
    label: kinds of meditation
    said: what is .. (mindfulness/mantra/body scan/loving kindness/vipassana/zen/yoga nidra/metta/tm/transcendental) | whats .. (mindfulness/mantra/body scan/loving/vipassana/zen/nidra/metta/tm) | vipassana | zen | metta | loving kindness | yoga nidra | transcendental | candle gazing | (mantra/body scan) .. (what/how/work) | (what/whats) .. (mantra/body scan) | tm | (silent) retreat | retreat | mantra | mantras | difference between | tried a (body scan/mantra)
    - Mindfulness is noticing what's there and coming back. A body scan moves through the body, a mantra repeats a word, loving kindness sends good wishes, yoga nidra is a guided rest lying down. All work; choose one for two weeks.
    - A paid course such as TM isn't better than free methods in studies. A ten-day silent retreat is strong stuff; begin with a weekend, after a few months of daily practice.
    - (triage) For a busy head take breath counting, for tension the body scan, for harsh thoughts about yourself loving kindness, for exhaustion yoga nidra.

    == talk me through
    label: a minute right now
    said: (talk/guide/walk/take) me through | (help/make) me (relax/calm) | (give/show) me .. exercise | (one/1/two/2) minute .. (now/exercise/guide) | (calm/relax) .. (now/quick/fast) | right now .. (calm/relax/stressed) | something quick | quick .. before | talk me through | do it with me | with me now
    - Let's do one. Feet on the floor, shoulders down. In through the nose for four, out for six. Five times. Then look around and name three things you see. That's it; stay seated a moment.
    - Sit back and let your jaw hang. Feel where the chair holds you: feet, thighs, back. Breathe out longer than in, ten times, counting backward from ten. If you lose count, begin where you like.
    - (companion) I'm here. Put a hand on your chest, breathe out slowly, and let the shoulders sink with it. Again. And once more. There's nothing you have to do in the next minute.

    == teas and remedies
    label: teas, supplements and baths
    said: ashwagandha | chamomile | lavender | valerian | cbd | ltheanine | theanine | rhodiola | passionflower | kava | weighted blanket | cold (shower/showers/plunge) | hot bath | ice bath | incense | oil | (does/do) (magnesium/ashwagandha/chamomile)
    - Pleasant, most of them, and weak. Lavender and chamomile calm a little, ashwagandha has small studies and can affect liver and thyroid, magnesium helps those who lack it. Check with a pharmacist if you take medicines.
    - A warm bath relaxes, a cold shower wakes you up and lifts the mood for an hour; neither replaces the practice. Incense in a closed room is smoke, so open a window.

    == a good one
    label: a good session
    said: (felt/feel/finally) .. (calm/peaceful/relaxed) | (whole/full) minute .. (quiet/silence/peace) | (pretty/really) good (session/one/sit) | (minute/moment) of (quiet/peace/silence/calm) | (reacted/react/handled) .. (better/calmer/differently) | (wife/husband/kids/partner) .. (calmer/noticed) | (im/i am) calmer | calmer with | (actually/was) (nice/lovely/good) today | nice today | did it (in the park/outside/in nature) | lovely | more patient | (tried/did) .. liked it | liked it
    - Lovely. Those moments come by themselves and can't be ordered, so enjoy it and sit down tomorrow without expecting it again.
    - That's the effect showing where it counts, in an ordinary moment. It's a good sign that the practice has begun to stick.
    - (companion) I'm glad you had that. Keep a bit of it for the rest of the day.

    == no effect yet
    label: no effect so far
    said: (still) (stressed/anxious/nothing) | doesnt (do/help) .. (anything/me) | (doesnt/not) (working/work) for me | (month/weeks) .. (nothing/no effect/no difference/no change) | (nobody/no one) .. notice* | (when) .. (benefits/notice/effect) | no (effect/difference/change) | when .. start (helping/working) | start helping
    - Give it six to eight weeks at ten minutes a day; before that the effect is small and easy to miss. A better sign than calm sitting is that you get over things a little faster than last month.
    - If two months of regular sitting gave you nothing, change the kind: walking, yoga, writing or a sport do as much for stress in studies. It isn't for everybody, and that's fine.

    == feels endless
    label: it feels long and boring
    said: (feels/felt/seems) .. (endless/forever/long/eternity) | (minutes/time) .. (endless/forever/drag*) | (boring/bored) .. (sit*/meditat*/mind) | so long
    - Time crawls in there at first, for everybody. Halve it for a week, with a bell at the end so you needn't look, and add a minute whenever it has been easy.
    - Boredom is just another thing to notice. Look where in the body you feel it and stay for three breaths; it's often gone by then.

    == feels silly
    label: feeling silly doing it
    said: (feel/feels/felt/feeling) .. (silly/stupid/ridiculous/dumb/weird/awkward) | (looks/look) .. (silly/stupid/ridiculous)
    - It does feel odd, sitting there doing nothing on purpose. Most people feel that for a week or two. Call it a break and do it where nobody's watching; the odd feeling wears off.
    - Then don't sit in any special way: a chair, a cup in your hands, five slow breaths. It needs no pose to work.

    == children joining
    label: doing it with children
    said: (kid/kids/child/children/son/daughter) .. (join/with me/too/teach/together) | meditate with .. (kids/children/son/daughter)
    - Sure. Children manage about a minute per year of age: a soft toy that rises and falls on the belly, or listening until a bell has faded. Do your own minutes at another time, so both are relaxed.
    - Yes, and lightly: three breaths together before bed is plenty. If they giggle, it's fine.
    """#
}
