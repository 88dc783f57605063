extension Library {
  /// Answers about mood, stress and everyday worry. `Writing-for-the-coach` says how to read and extend this.
  static let mood = #"""
    domain: mood
    goals: mood | stress* | less stress/worry | anxi* | worry/worrying | happy/happier/happiness | feel better/good | burnout | burn out | mental health | self care | overwhelm* | anger | positive/positivity | work life balance
    words: anxious/anxiety | panic/panicking | depress* | overwhelmed | burnout | burned/burnt out | my mood | low mood | stressed/stressful | feel/feeling/felt down/low/sad/empty/numb | mental health | stress/stressed | sad | anxious | lonely | breakup | broke up | my ex | crying/cried

    == tips
    - Go outside for ten minutes before noon, without your phone in your hand.
    - Write down what's bothering you and mark the one part you can change today.
    - Put one small thing you like into each day, with an hour beside it.
    - Send one message to somebody you like; it doesn't need a reason.
    - Eat something every four to five hours; hunger feels a lot like worry.
    - Move for twenty minutes at a pace that makes you breathe harder.
    - Keep bed and wake-up times steady, above all after a hard day.
    - Read the news once a day at a fixed hour, and never in bed.

    == next week
    - Every day: ten minutes outside before noon, mood from 1 to 10 at dinner.
    - Mon, Wed, Fri: twenty minutes of brisk walking after work.
    - Tue: write down what drains you and choose one thing to hand over.
    - Thu: call or meet somebody you like.
    - Sat: two hours with no duties at all.
    - Sun: look at the seven numbers and what stood behind the best one.

    == starting
    said: in general | how do you work on | whats the plan | new here | keep going by myself | improve .. (mental/health/mood/head/life/myself) | look after .. (my head/myself/my mind/my mental) | (want/wish/like/need) .. (feel better/be happier/less stress/happier/improve/calmer) | work on .. (mood/myself/head/mind/mental) | become happier/calmer | what is first | turn .. around | change my life | get better .. how | where would i begin | feel more/myself again | feel/become/be .. (happier/cheerful/calmer/better person) | how .. happier/cheerful/happy | cheerful person | basics | feeling ok | want .. (feel ok) | start feeling better | how .. feeling/feel better | feel better .. how/start/want
    - Begin by noticing. For one week, give each day a number from 1 to 10 at dinner, and write one line on what pushed it up or down. Then we'll know where to put the effort.
    - Three things carry most of a person's mood: sleep, movement and company. Choose whichever has been missing longest, and put a small piece of it into tomorrow.
    - (companion) I'm glad you want to look after this. There's no hurry with it. For the first days, simply notice when you feel a bit lighter, and what was around you then.
    - (triage) First, how heavy is it. If you've been low or worried nearly every day for two weeks and it gets in the way of life, see a doctor alongside this. Is it as heavy as that? -> low for weeks
    - (fitness coach) Start with the body, because it answers fastest. Twenty minutes of brisk walking, three days this week, outdoors if you can. Note your mood before and after, from 1 to 10.
    why: Mood has causes you can see once you write them down, and most of them are ordinary ones: short nights, no movement, too little company, too much at once.
    how: Paper by the dinner table, four columns: number, what lifted it, what pulled it down, hours slept. It takes a minute. After seven days, circle the two best and the two worst.
    short: Number and one line each evening for a week.

    == first step
    said: (do/try) right now | quick fix/win | small/tiny/little/easy thing/step/something | next hour | something i can do | what .. (do today/do now/do tonight) | right now .. feel/do/help | easiest thing/step | just one step | one step | hours before bed .. do | (do/try) this (afternoon/evening/morning/minute) | do tonight/today .. feel better | one tiny thing
    - Today, go outside for ten minutes before it gets dark, without headphones. It's a small thing, and daylight with a bit of movement is one of the more reliable lifts there is.
    - Take a sheet of paper and write down everything that's on your mind, two minutes, no order. Then put a mark beside the one thing you can do something about today.
    - (companion) Just one gentle thing for now: make a warm drink, sit by a window and let ten minutes belong to you. Nothing has to come out of it.
    - (nutritionist) Check the basics first. If your last meal was over four hours ago, eat something with protein, such as eggs, yogurt or nuts, and drink a glass of water. It takes off a surprising share.
    - (fitness coach) Shoes on, out the door, ten minutes at a pace where you'd rather not sing. Rate your mood from 1 to 10 when you leave and when you come back.
    why: When mood is low, doing usually has to come before wanting. A short action with a clear end is easier to begin, and it often shifts the next hour.
    how: Put the shoes by the door now and choose the hour. Walk five minutes in any direction and turn round. Don't take the phone out, and look at things that are far away.
    short: Ten minutes outside today.

    == good news
    said: feeling/feel/felt great/good/better/lighter/fine/well/calm/happy/alive .. (today/finally/again/first) | today was .. 7/8/9/10/good/great | better spirits | spirits .. good/up/better/lifted | wasnt/not/isnt dread* | no complaints | suns out | im happy | actually .. (enjoyed/enjoying/smiled/laughed) | enjoyed | smiled | woke up .. (good/happy/smiling/better) | best .. (week/day/month) .. (in/for) | (good/best) mood | less anxious/stressed/sad | actually helped | much better | sang/whistl*/dancing | havent done that since | noticed .. better/good | good mood | mood/score/numbers .. going/went/gone up | lovely/great/wonderful/nice/amazing/brilliant/fantastic day/evening/weekend/morning/week | had .. good day | proud .. today/week/did/managed | much better .. week/month/today | better than last (week/month) .. feel* | really light | felt .. light/lighter/calm/peace/free/alive | today i felt good/great/light/better
    - That's good to hear, and it deserves a moment. Before it fades, write down in one line what was different today, because that's what you'll want again in a harder week.
    - I like that. A better day after rough ones shows that things can shift, even when it didn't feel that way last week. Nothing needs to follow from it today.
    - (companion) That makes me happy. You don't have to worry about whether it lasts. Let today simply be a good day, and enjoy the people or the quiet that came with it.
    - (fitness coach) Good. Look at the last two days: sleep, movement, who you saw. Something in there worked, so put the same thing into this week on purpose.
    - (ahead) You're doing better than you'd set out to, and it shows in the numbers as well. Keep doing what you've been doing, and don't add anything new for a couple of weeks.
    why: People remember bad days in more detail than good ones. Noting what a good one was made of evens that out and gives you something to go by.
    short: Note what made today better.

    == slipped
    said: didnt do .. thing/anything/walk/walks/agreed | let it .. slide | again even though | was doing well | wiped me out | fell off | stopped .. (walks/walking/journaling/writing/doing) | snapped .. again | back in bed | skipped/missed .. (week/days/walk/everything/check) | havent done .. (anything/any/walk/days) | gave up on | did nothing/none | everything we agreed | all .. slide | bad habits | drank again | relapsed | went back to | lying around | back to lying/scrolling/bed | since then nothing | havent been off | stopped doing | ruin it anyway | havent done my walks/walk | havent done .. walks | my walks .. week
    - A bad stretch doesn't cancel the better weeks. Mood goes up and down in everybody, and a low after a good run feels deeper than it is. Go back to the basics for a few days.
    - If you dropped the things that helped, that's very common, because they're the first to go when life gets heavy. Pick up just one of them tomorrow, the easiest.
    - (companion) I'm sorry it's heavy again. You haven't done anything wrong, and you don't need to climb out by tonight. It's enough to be a little less hard on yourself this evening.
    - (triage) Look at the last three days in this order: sleep, food, people, workload. Usually one of them went first and pulled the others along, and that's where to begin. Was it sleep? -> tired
    - (again) When it keeps returning, it's worth asking what stands behind it, and somebody trained can see more than the two of us. A doctor or counselor is a sensible next call.
    why: Setbacks are part of how mood recovers, and the way back is usually shorter than the first time since you already know some of what helps.
    how: For three days only: up at your usual time, outside before noon, three meals, one person. Leave every other improvement until after that.
    short: One helpful thing back in, the easiest.

    == no time
    said: every hour | hour .. booked | (3/two/three/four) kids .. job | from work to | busy busy | till i drop | full until | me time | time for (me/myself) | (no) possibility | work .. (nursery/kitchen/school/kids) .. bed | time to (breathe/feel/rest/think/myself) | own needs | everyone elses | always running | day is full | rushed off | with what time | self care .. time | by the time ive | no time for me | time off .. never | packed lunches
    - Then it has to be small. Ten minutes outside at lunch, without the phone, does more for most people than an hour of planned relaxing that never happens.
    - Being this busy may be the cause and not only the obstacle. Look at this week and strike out one thing that wouldn't be missed. That's where the time for you comes from.
    - (companion) It sounds as if everybody gets a piece of you and there's little left over. That would wear anyone down. You're allowed to keep a quarter of an hour a day for yourself.
    - (triage) Sort your week into three piles: must be me, could be someone else, could wait a month. Most people find two things in the last pile. Take those out first.
    - (fitness coach) Combine it. Walk during one phone call a day, or get off one stop early and go fast. You lose no time and you arrive in better shape.
    why: Recovery works in small amounts as well, as long as they're daily and you actually switch off during them.
    how: Put a ten-minute appointment with yourself into tomorrow's calendar, right after lunch, with a place: the park, the stairs, the car. Treat it like one with somebody else.
    short: Ten minutes outside at lunch.

    == tired
    said: heavy .. lie/down/everything | batteries/battery | exhausted/tired/drained/knackered/weary/worn .. (cry/talk/today/so/everything) | slept badly | running on | (so/too) tired | no strength | cant keep .. eyes | running on empty | low energy | everythings heavy | want to lie | no energy to | head down | slept .. (hate/everything) | cannot talk
    - Everything looks worse when you're tired, so don't draw conclusions about your life tonight. Eat, leave what can wait, and go to bed a bit early. See how it looks in the morning.
    - Low mood and tiredness feed each other. Start with the nights: same wake-up time, daylight early, no caffeine after lunch. If weeks of good sleep change nothing, see a doctor.
    - (companion) You sound worn out, and no wonder things feel heavy. Rest isn't something you have to earn first. I hope tonight lets you off the hook.
    - (nutritionist) Have a proper meal with protein and something from a plant, and drink two glasses of water before you reach for coffee or sweets. Then see how much of the gray is left.
    - (triage) First question is whether you're sleeping too little or feeling drained in spite of sleep. Too little, we work on nights. Drained for over two weeks belongs with a doctor. Has it gone on that long? -> low for weeks
    why: After short nights the brain reacts more strongly to bad news and less to good news. A normal night or two brings a good part of it back.
    how: Tonight: light dinner, screens off 45 minutes earlier, tomorrow's worries on paper, bed when you're sleepy. In the morning, ten minutes of daylight before you judge anything.
    short: Eat, early night, no big conclusions.

    == no motivation
    said: dishes/laundry/washing .. pile/piling/look/piled | stuck on .. couch/sofa/bed | lack .. (will/energy/motivation) | the will | feels like a chore | chore | get up and go | nothing in me | cant make myself | make myself | cant start | dont want to do anything | shower .. (cant/lack/will/havent/even) | cant be bothered/arsed | lost .. drive/interest | no desire | no get up | dont feel like .. anything | going out .. why/bother | dont move | have plans .. (dont/never) | sat on .. (stairs/sofa/bed) | know .. helps .. (but/ive) | no will | couldnt .. get up | too much effort | get off .. sofa/couch | off the sofa/couch | lie in bed | lie in bed all day | in bed all day | stay in bed | cant get out of bed | out of bed
    - When mood is low, wanting comes after doing. Choose something that takes two minutes, like opening the curtains or washing one cup, and stop there if you like. Often it moves a little further by itself.
    - That flatness isn't laziness. Lower the bar for this week to three things a day: eat properly, get outside once, speak to one person. Everything else is extra.
    - (companion) I know that feeling where even nice things seem like work. You don't have to push yourself up today. It's fine to do little, and to do it slowly.
    - (fitness coach) Don't wait for the mood, it follows the feet. Five minutes outside at any pace, then you may turn round. Nine times out of ten you'll go on.
    - (triage) If it's one bad week, small steps will do. If you've lost interest in nearly everything for two weeks or longer, please see a doctor about it. Has it been that long? -> low for weeks
    why: Doctors call it behavioral activation: people with low mood do less, so fewer good things happen, so mood drops further. Small actions turn that around and are among the best-tested helps.
    how: Write five actions of two to ten minutes that used to be pleasant. Do one a day at a fixed hour, whether or not you feel like it, and note your mood before and after.
    short: Two minutes of something, no wanting needed.

    == bored
    said: every day .. same | same .. every day/week | tedious*/uniform/monotonous/dull | sleep repeat | nothing to look forward | look forward to | nothing to do | groundhog | routine .. kills/boring/killing | rut | going through .. motions | unfulfilled | meaningless | stagnant | nothing happens | bored .. skull/mind/death | do with themselves | wander .. room | is this it | eat .. sleep repeat
    - Feeling flat often means there's too little in the days that matters to you. Think of something you liked at fifteen and haven't done for years, and give it half an hour this week.
    - Scrolling hides boredom and makes it worse afterwards. Put the phone in another room for half an hour and see what your hands reach for.
    - (companion) Empty hours can feel oddly sad, especially when others seem so busy. It may be that you miss somebody, or something that used to fill that space.
    - (fitness coach) Give the flat hour a shape: twenty minutes outside, a new route, a bit uphill. You'll come back with more in you than you left with.
    why: A brain without enough variety or meaning registers it as low mood. New places, skills and people are what lift it, more than entertainment does.
    how: List ten things under twenty minutes that leave you better than before, such as baking, calling your sister or repairing something. Take the next one each time you notice the phone in your hand.
    short: Half an hour of something you used to like.

    == forgot
    said: forgot/forget/forgotten .. check/number/write/rate/walk/mood | totally forgot | missed .. (writing/days/check/entry/entries) | whoops | not done | slipped my mind | it was dark | didnt remember | forgot .. (rate/mood/number/write) | forgot to rate
    - Happens when days run into each other. Tie your check-in to dinner: before the first bite, a number from 1 to 10. You don't need the days you missed.
    - Then make it visible. Leave a slip of paper and a pen by your toothbrush, one number in the evening, and that's all you have to think of.
    - (companion) No harm done. Forgetting to watch your mood can even be a decent sign, since people tend to look more closely when things are hard.
    - (triage) Keep whichever single thing helped most, the walk, the early night or the note, and let the others go for now. One is easier to remember than four.
    why: Noting mood is easy to skip because nothing depends on it that day. Attached to a meal or your toothbrush, it survives busy weeks.
    short: One number before dinner.

    == weather
    said: grey/gray/rain*/heat/sunny/sunshine/winter*/autumn/fog/cloud*/snow*/cold/sad lamp/humid*/storm*/november/february/january/spring | gets dark | sun .. (different/mood/person/happy/makes) | rain for | sky | seasons/seasonal | daylight .. (less/short/no) | heat makes | no sun | sun .. since/missing/gone/different | wet sock | mood .. rain/grey/winter/sun/fog/snow/weather | rain .. mood/days/low/sad | when its .. sunny/grey/raining/dark | moved up from | any longer .. fog | november/february/winter/january .. down/low/sad/gets | gets me down .. winter/november/rain
    - Gray weeks pull a lot of people down, so it isn't just you. Go outside around midday even when it's cloudy, for twenty minutes; that's still far brighter than any room.
    - If it comes back every fall and lifts each spring, tell a doctor. Winter depression is well known, and a bright light lamp in the morning, among other things, helps many people.
    - (companion) Dark months ask a lot. Lamps, soup, wool socks and an evening with somebody are a fair answer to it, and being slower in winter is nothing to apologize for.
    - (fitness coach) Rain jacket on and out at noon, twenty minutes brisk. It's the light and the moving together that do it, and nobody has ever come back in a worse mood.
    why: Daylight sets the body clock and affects mood. Even an overcast sky gives ten times the light of an office, so the midday walk counts in any weather.
    how: Three times a week, go out between 11 and 2. Sit by the window at work, turn on bright lights in the morning, and put one plan with people into each dark week.
    short: Twenty minutes outside around midday.

    == travel
    said: homesick | hotel/airport/airports/flight/jet/jetlag*/lagged/abroad/travel* | far from home | on the road | holiday with | business trip | moved .. (country/city/abroad) | away from home | dreading .. (trip/holiday/flight) | trip .. (dread*/next/worried) | holidays are fun | vacation/holiday blues | the road .. (since/mood) | airports/flying .. tense/anxious/nervous | before flights/flight/flying | anxious .. flights/flight/flying/plane/trip
    - Trips stir up mood, even good ones: bad sleep, crowds, no routine. Keep two things from home, a wake-up time and a short walk in the morning, and let the rest be holiday.
    - If being away makes you anxious, plan only the first hour after arrival: how you get to the room, what you'll eat, when you'll rest. After that it's usually easier.
    - (companion) Being far from home can feel lonely even in a beautiful place. A short call with somebody who knows you does more than another sight to see.
    - (fitness coach) Walk for half an hour on arrival. You get daylight, you learn the neighborhood, and the hours of sitting are out of your body by dinner.
    why: Routine keeps mood steady without our noticing, and travel takes away sleep, meals and people at the same time.
    how: Before you leave, note three things: your wake-up time there, where you'll walk the first morning, and whom you'll call on the second evening.
    short: Keep your wake-up time and a morning walk.

    == other people
    said: makes me feel | wants something | everyone/everybody .. wants/needs/asks | people in my house | shouting | too sensitive | feel small | drains/draining .. me/people/friend | atmosphere | narcissist* | walking on eggshells | judg* me | people who drain | drain me | deal with people | phone call with | call/calls with .. (mom/mother/dad/father/sister) | friend/friends .. moans/complains/negative/whine*/pulls | pulls me down | family .. (drama/gathering/stress) | inlaws/in laws | (christmas/holidays) with (the/my) family
    - Some people cost you energy, and you can see them less, shorter or with a reason to leave. You needn't explain it. Put an end time on the next visit before it starts.
    - When somebody who matters is the problem, tell them one concrete thing: what happened, how it was for you, what you'd like instead. Choose a calm hour and leave the past year out of it.
    - (companion) It hurts most from the people close to us. You can love somebody and still need some distance from them. Both of those can be true this week.
    - (triage) Sort it first: someone who drains you, someone who hurt you, or a home that's never calm. If anybody makes you afraid, tell a doctor or a helpline. Otherwise, is it mostly at work? -> boss
    - (wellness coach) Look at the other side too. There's probably somebody who leaves you feeling better than before. Give that person an evening this week, even if you have to move something for it.
    why: People around us shape our mood more than most habits do. Company that's easy and kind protects against stress, and constant friction keeps the body on alert.
    how: Write one sentence before you talk: "When you cancel at the last minute, I feel unimportant; please tell me a day ahead." Say it once and then let them answer.
    short: See them shorter, say one concrete thing.

    == cravings
    said: comfort eat*/food | ice cream | cookies | reach*/refuge .. (sweets/chocolate/phone/food/snacks/bottle) | bought .. (blue/sad/low/dresses/shoes/stuff) | drink .. (low/sad/feel/forget/numb) | numb .. with | retail therapy | doomscroll* | shop when | shopping when | stuff/stuffing my feelings | stuffing | instead of feeling | chocolates | (chocolate/sweets) .. only/helps/help
    - Eating or scrolling when you feel bad is a way of looking after yourself, only a short-lived one. Ask first what's missing: food, rest, company or quiet. Then give yourself a bit of that.
    - Wait ten minutes and do something warm or moving in between, a shower, tea, a walk to the corner. If you still want the treat, have it on a plate and enjoy it.
    - (nutritionist) Check your day: coffee instead of breakfast and a small lunch make evening cravings almost certain. Tomorrow, eat three real meals with protein and see what's left of it.
    - (companion) Of course you want something comforting after a day like this. There's no shame in it. I'd only wish for you that the comfort lasts longer than the packet does.
    why: Stress hormones raise the appetite for sugar and fat, and eating does calm for a few minutes. That's why it's so easily learned.
    how: Make a list of five comforts that aren't food or phone, such as a hot shower, a blanket and music, tea, a call, a slow walk. Try one for ten minutes before you open the cupboard.
    short: Ask what's missing, wait ten minutes.

    == stress
    said: everything at once | reduce .. stress | stress* | heart pounding .. rush* | hectic/frantic | too many deadlines | under pressure | at breaking | juggl* | stretched | (cant/never) .. relax/(wind down)/unwind | frazzled | from all sides | wound up | on edge | against stress | stressed about | what helps .. stress | much stress | (car/builders/boiler) .. (failed/broke/broken) | holding it together
    - That's a lot at once. Write everything down, then sort it: what has a deadline this week, what only feels urgent, what isn't yours. Do the first on the list, and let the others wait on paper.
    - When it's acute, bring the body down first: feet on the floor, breathe out longer than in for two minutes. Then ask what the very next small thing is, and do only that.
    - (companion) No wonder you feel stretched. Anyone would, with that on their shoulders. You don't have to fix it this minute, and it's all right to say out loud that it's too much.
    - (triage) Split it in two: what you can change and what you can't. For the first, one action today. For the second, something that does you good while it lasts. Is the biggest part from work? -> work stress
    - (fitness coach) Burn some of it off before you think about it. Fifteen minutes of fast walking or stairs. The list will look shorter when you sit down to it.
    - (nutritionist) Eat at your normal times on stressful days and keep coffee to two cups, before lunch. Skipped meals and caffeine feel exactly like more stress, with a racing heart and shaky hands.
    why: Stress is the body getting ready to act. Movement and slow breathing use it up or turn it down, and writing things out frees the memory that was holding them.
    how: Five minutes, one page: everything that's on you. Mark with a star what must happen this week. Take the smallest star, do it now or give it an hour tomorrow, and close the page.
    short: Write it all down, do one thing.

    == weekends
    said: saturdays .. worst | free days | two free days | sunday afternoon | bank holiday | weekend .. (empty/alone/bed/dread/long/flat/low/sad) | weekends .. empty/lonely/low/dread/sad/worst | weekends feel | plans for .. weekend | every second (one/weekend) | saturdays .. (nobody/alone/calls) | weekend .. (plans/but me) | hate weekends | weekends alone
    - When weekends feel empty or low, put one thing with people and one thing outdoors into them by Thursday. Left open, they tend to fill with chores and screens.
    - If you crash every weekend, the week's too full. Keep one evening midweek free of duties, so Saturday doesn't have to repair everything.
    - (companion) Saturdays can be lonely when everybody seems to have plans. You're far from the only one with that feeling, though it never looks that way from outside.
    - (fitness coach) Saturday morning, an hour outside, before anything else gets hold of the day. It lifts the rest of the weekend and you'll sleep better for it.
    why: Structure and contact hold mood up, and weekends often take both away. One or two fixed points are enough to keep it steady.
    how: On Thursday, write one message asking somebody for coffee or a walk on Saturday, and choose one place outdoors for Sunday morning. Those are the two fixed points; the rest may stay empty.
    short: One plan with people, one outdoors.

    == evenings
    said: gets dark | evening/evenings/night/nights .. (worse/hopeless/bad/low/sad/empty/lonely/hard/alone/dark/crash*/worst/worry) | late at night | worse at night | come home .. (empty/flat/quiet/nobody/alone) | empty flat/house/apartment | after dinner | after dark | when .. house .. quiet | nightfall | get through .. evenings/evening/nights | hours to get rid | door shuts | hours before bed | before bed .. weigh*/sad/low/think/dread
    - Evenings are when tiredness and thoughts arrive together. Leave the big questions for the morning, and give the last hours to something with your hands or somebody's voice.
    - Mark the end of your workday with the same small act every time, such as a walk round the block or changing clothes. It keeps work from leaking into dinner.
    - (companion) It's often in the evening that it gets quiet enough to feel how the day was. If it's sadness that comes, you needn't chase it off. It usually eases with a night's sleep.
    - (nutritionist) Have dinner at a set time, warm and sitting down, and go light on wine. Alcohol lifts the mood for an hour and lowers it the next day.
    why: Self-control and perspective are weakest late in the day, so problems look larger. The same problem is usually a size smaller after breakfast.
    how: Pick an hour after which problems are closed, say 9. What turns up later gets one line on a pad for the morning. Then something for the hands: dishes, knitting, a puzzle, a book.
    short: No big questions after 9 p.m.

    == plateau
    said: always a 4/5/6 | always .. 5 | not worse/better | (no/not) .. better/change/changed/altered/improv* .. (weeks/month/months) | scores/score/numbers .. (same/altered/stuck/not) | doesnt go up | stopped getting/improving | same (number/score/5/6) | hovering | standstill | no progress | not going up | weeks of .. (5/6/same) | its level | straight line | same numbers | something wrong | 6 6 6 | 5 5 5 | was improving | first .. (climbed/improved/better) .. (then/since) | plateaued | level now | flatlined/flatline | nothing improves/improving/changes/changing/helps | no improvement | nothing .. better
    - If your numbers stay in the middle, look for what a good day had that others didn't. Often it's people or time outdoors. Add one more of those each week and see.
    - Feeling okay without feeling good may simply mean you're rested and bored. Something new helps here more than further rest: a course, a trip, a project with somebody.
    - (companion) Staying level is worth something too, even if you'd hoped for more. Moods are slow to move, and sometimes you only see it when you look back over months.
    - (triage) Flat for weeks, without joy in things you normally like, is something to tell a doctor about. Flat but fine, we change one ingredient. Is it the joyless kind? -> low for weeks
    why: People get used to whatever is constant, good or bad. Variety, learning and company are what move it again.
    how: Take your last two weeks, mark the three best days and write beside each what you did, where and with whom. Choose the thing that turns up most and plan it twice next week.
    short: More of what your best days had.

    == too hard
    said: ten minutes .. (even/cant) | ask a lot | not equal to | more than i can | too much for me | smaller please | too hard/difficult/much .. (me/today/right now) | unable to | asking .. lot/much | things on .. list | do the things | just go for a walk | coat keys | for me .. too heavy | is too heavy
    - Then ask less of yourself. On heavy days it's enough to eat, wash and step outside the door once. Those count fully, and everything else can wait for a lighter day.
    - Drop the goal to noticing only: one number in the evening. You don't have to improve it this week, just keep an eye on it until there's room again.
    - (companion) It sounds as though even the small things are heavy at the moment. I believe you. It isn't weakness, and you needn't carry it without anybody knowing.
    - (triage) If it's been this hard for a few days, we go easy and wait. If it's two weeks or more, you should have help with it, starting with a doctor. Has it lasted longer than that? -> low for weeks
    why: In low phases, effort costs more for the same result. Very small steps keep some contact with life without using up what's left.
    how: Three marks for today: something to eat, a wash, one step outside the door. If there's energy left afterwards, use it for rest or a message to somebody.
    short: Eat, wash, step outside once.

    == self doubt
    said: someone like me | person like me | constitutionally | cant get better | get better .. (never/cant/ever) | ill never | never .. (be happy/get better/change/happy/normal) | born .. (pessimist/sad/anxious/way) | pessimist* | trust in myself | believe in myself | not good enough | always been .. (anxious/sad/depressed/negative/like) | self esteem | imposter/impostor | im .. (broken/hopeless) | other people manage/cope | my fault | beyond help | just how i am | always ruin | bounce back | no trust | this .. work for someone | what chance | miserable sod | always be like this | always be .. (sad/anxious/alone/depressed) | ill always | be like this
    - That voice is harsh, and it isn't a reliable witness, least of all when you're tired or low. Ask what you'd tell a friend who'd done exactly the same. It's usually fairer.
    - You're judging all of yourself by one bad patch. Write down three things you did this week that took some effort, however small. They belong in the picture as well.
    - (companion) I'm sorry you're thinking of yourself like that. Many people who seem so sure have the same thoughts at night. You're worth the same on the days when nothing works.
    - (wellness coach) Doubt tells you something matters to you. Take one small part of it that you can do by Friday, do that, and let the result speak rather than the mood.
    why: Low mood filters memory, so failures come up easily and successes don't. Writing down facts is a simple counterweight.
    how: Write down the hard sentence in your head. Under it, two facts that support it and two that don't. Then write a version that fits all four.
    short: Say to yourself what you'd tell a friend.

    == cold
    said: ill and/with | chest cold | body is ill | (got/have) .. (cold/flu/bug) | unwell/snotty/virus/antibiotics | sick .. (bed/days/week/mood/low) | sore throat | mood on the floor | sick for | since .. infection/flu/covid/virus/cold | unwell .. spirits/low/mood | coughing/cough | covid/flu/nose/cold .. mood/sad/low | infection | ill and .. low/sad/feel | im ill and
    - Being ill drags the mood down all by itself, partly through the body's own signals. Expect less of yourself for some days, stay warm, and judge your life again when you're well.
    - A cold is a good reason to cancel things. Rest, drink, let somebody know you're ill so there's a message now and then, and leave your goals alone until it's over.
    - (companion) Poor you, sick and low is a miserable mix. I hope you've got a blanket and something silly to watch. It'll look different in a few days.
    - (nutritionist) Soup, toast, fruit, tea, whatever goes down. An empty stomach makes the gloom worse, so have something small every three to four hours, even without much appetite.
    why: During an infection the immune system tells the brain to withdraw, which feels like low mood. It goes when the infection goes.
    short: Rest, warmth, no judgments this week.

    == cost
    said: costs money | free .. help/thing/service/option/app | thats free | no means | money .. (help/therapy/cant/no/costs/tight) | private treatment | expensive | for free | without (money/paying/spending) | can pay | who can pay | retreats/massages | cheaper | 0 euro | for 0 | pounds until | until payday | broke and | therapy .. afford/cost/expensive/money/pay | afford .. therapy/therapist | pay for .. therapist/therapy/help | cant pay
    - Most of what helps is free: daylight, movement, sleep, a phone call to somebody you like. If you need more than that, a doctor's visit is a good way to find covered or low-cost counseling.
    - Therapy needn't be out of reach. Ask about community clinics, training institutes, employee assistance through work, student services, or fees by income. One call to your insurer often clears up half of it.
    - (companion) Money worries weigh on everything, and they make getting help harder at just the wrong time. It's all right to ask for a lower fee. People do, all the time.
    - (triage) In order: your doctor, your insurer or health service, your employer's help line, a charity helpline. The first two are usually enough to find something you can pay for.
    why: Walking, regular sleep and planned pleasant activities have been tested against low mood and hold up well, and they cost nothing.
    how: Call the number on your insurance card or your health service and ask what's covered for counseling, how long the wait is, and whether online sessions count. Write the answers down.
    short: Daylight and company are free; ask your doctor.

    == habit
    said: start things .. (drop/stop/quit) | drop them | hook it | each day .. same time | automatic | consistent* | how long before .. automatic | every day .. how | make it stick | remember to do | stop when | when im ok | stick to anything | only .. when im bad/low | decide .. cured | fit .. forget | daily for
    - Anchor one thing to each end of the day: daylight in the morning, a number and one line in the evening. Keep those two for a month and leave the rest open.
    - Choose the one thing that reliably lifts you, and give it a fixed hour twice a week. What stands in the calendar survives a bad mood; what depends on feeling like it doesn't.
    - (companion) Let it be something you look forward to, a song in the kitchen, a walk with a friend on Thursdays. You're more likely to keep up something you enjoy, and nobody has to be impressed by it.
    - (fitness coach) Same three days, same hour, twenty minutes brisk. Go in whatever mood you're in, and don't decide at the door. After a month it's just what you do.
    why: Low mood takes away the drive to do what helps, so it has to be decided beforehand. A fixed time does that.
    how: Write it as a sentence: on Tuesdays and Fridays at 6, I walk to the river and back. Tell somebody, or better, take them along.
    short: Daylight in the morning, one line at night.

    == tracking
    said: rate/rating .. mood/day/feel | rate my | mood app/chart/diary/tracker/journal/score/log | which .. app | 1 to 10 | record* .. (how/mood/feel/day) | numbers .. mean | tracker/tracking/graph | filled in | what counts as | number .. (mean/day/each/every) | what do i write | pattern .. week/month/in | morning or night .. (number/rate/write) | faces | when to journal
    - One number from 1 to 10 at the same hour each day, with a line about the day, is plenty. Look at it weekly. Single days jump too much to mean anything.
    - Add one more column, either sleep or movement, for two weeks. You'll likely see which of them your mood follows, and that tells you where to start.
    - (companion) If watching yourself makes you gloomier, stop for a while. It's meant to help you notice the better hours as well. You could note only those.
    - (triage) Keep it to mood, hours slept and whether you got outside. Two weeks of that show more than a long questionnaire, and a doctor could use it too.
    why: Memory colors the past with today's feeling. Notes made at the time show ups and downs as they were.
    how: At dinner: number, three words. Sunday: average of the week, best day, worst day. Don't fill in missed days from memory.
    short: One number at dinner, look weekly.

    == gear
    said: lamps/apparatus/necklace/gadget*/vitamins/oils/candle/bracelet/omega | light therapy | weighted blanket | best notebook | recommend .. (book/app/lamp/notebook/journal) | fidget | 10000 lux | lux | glowing box | should i get one | apparatus
    - You don't need anything but paper and shoes you can walk in. If winters are hard on you, a light therapy lamp of 10,000 lux may be worth the money; ask a doctor first if you have eye trouble.
    - Supplements and gadgets promise a lot here and keep little. A notebook, a good pair of walking shoes and an alarm clock so the phone sleeps elsewhere are better buys.
    - (companion) The most useful thing is probably somebody's phone number. A list of three people you could ring, on the fridge, is there when you can't think of any.
    - (triage) Buy by problem: dark mornings, a light lamp. Noise and stress at home, headphones. Everything on your mind, a notebook. If none fits, keep the money.
    why: For lamps there's good evidence in winter depression; for most supplements and devices there's little.
    short: Paper, walking shoes, three phone numbers.

    == reward
    said: reward*/treat/prize/gift/present/celebrate/spoil/mark .. (week/month/myself/good/how/me/days/if) | what do i get | mark a good | how .. reward | something nice | what to give me | treat myself | deserve .. (something/nice/treat) | not food | buy myself | small joy | buy .. flowers | do something with it | joy for me
    - Plan it, and let it be something that fills you up: an hour alone, dinner with a friend, a morning in bed with a book. Put a date on it before the week begins.
    - Rewards needn't follow success. A nice thing on Wednesday because it's Wednesday lifts the week more than a big one you might not reach.
    - (companion) You're allowed to have something lovely for no reason. People who are hard on themselves often forget that part, and it's half of feeling well.
    - (nutritionist) Make it a meal you really like, cooked slowly or eaten out, with company if you can. It beats sweets in front of a screen, because it lasts an evening.
    why: Looking forward is a good part of the pleasure, so a planned treat works for days before it happens.
    short: One planned pleasure a week, with a date.

    == best time
    said: time of day | better .. (morning/evening/before bed) | when to | when should/is/do .. (best/walk/write/journal/meditate/do) | does .. time matter | morning or | evening or | 6am/7am | light enough | before bed or | best (time/moment/hour) | better to (write/walk/do/go) | my worst .. (mornings/evenings) | mornings .. worst/best/should | which end | lowest when i wake | put .. effort | when to journal/walk/write/meditate
    - Mornings for light and movement, evenings for writing and people. If you only do one thing, go outside before noon, since light early in the day helps mood and sleep alike.
    - Look at when you usually sink. If it's 4 p.m., put your walk or call at 3:30. Meeting it half an hour early works better than climbing out afterwards.
    - (companion) Whenever you have a moment that's yours. If mornings are the heaviest, be slow with yourself then, and keep the things that need courage for later in the day.
    - (fitness coach) Before work, if you can stand it. Twenty minutes of movement in daylight carries you until the afternoon, and nobody can take it from you later.
    why: Morning light sets the body clock, and many people's mood has a daily curve with the lowest point early or in late afternoon.
    how: For a week, jot down your mood at 9, 1, 5 and 9. Put your walk or your call about half an hour before the lowest of the four.
    short: Outside before noon.

    == how long
    said: how soon | when .. (expect/improve/better/lift/end/notice/kick) | day 2/3/4/5 and still | (and) still sad/low | until it lifts | will this .. end | ever end | months or years | so when does | when does .. (happy/better/lift/end) | days of .. and still
    - A walk can lift you within the hour. For a steadier mood, give sleep, movement and company four to six weeks. If nothing has changed by then, talk to a doctor.
    - It tends to come in patches: a better hour, then a better day, then two. Compare weeks with weeks, since single days will fool you in both directions.
    - (companion) Longer than you'd like, I'm afraid, and then you notice one morning that you were humming. It does come back. You don't have to watch for it all the time.
    - (triage) If you started something new: two weeks to judge a habit, six to judge your mood. If you're getting worse meanwhile, don't wait it out, see a doctor this week.
    why: Trials of exercise and of pleasant activities for low mood usually see changes after four to eight weeks.
    short: Hours for a lift, weeks for steady.

    == setback
    said: hole again | fell into | low/sad/depressed/anxious/down/bad/dark again | relapse* | old feeling | feeling .. returned/back | returned/returns | (good/ok/fine/better) .. (months/weeks/days) .. (again/now/then) | uphill and then | was going .. (well/up/uphill/better) | back to square | square one | came back | back again | all .. came back | then bang | thought .. (over/better/past) | worse again | back where i | its back | like last (winter/year/time) | relapse .. spirits/mood | suffered a relapse | staying in bed till noon
    - That's painful after it had been better. It rarely goes back to the very beginning, though. Do the two or three things that helped last time, in their smallest form, for one week.
    - See what happened around it: less sleep, a conflict, an anniversary, a hard piece of news. When there's a reason, the low is an answer to it and you aren't back where you began.
    - (companion) I'm sorry. It's exhausting to have come so far and feel it slip. What you learned on the way is still yours, even if you can't feel it today.
    - (triage) A few bad days, rest and wait. Two weeks of it, a doctor. Worse than last time, don't wait at all and call somebody today. Is it past two weeks? -> low for weeks
    why: Recovery from stress or low mood goes up and down. The lows usually get shallower, and knowing the early signs makes them shorter.
    how: For seven days keep three things: same wake-up time, ten minutes outside, one contact a day. Write down your mood each evening and compare the first day with the last.
    short: Smallest version of what helped before.

    == doubt use
    said: fix my life | toxic positivity | positivity | what good is/s | what goods | how would .. help | how .. that help | believe in this | dont believe in | changes nothing | proof/evidence/studies | point of this/it/walks/journal* | hippy/hippie/woo/bullshit/gimmick | placebo | waste of time | wont help/(change anything) | (walks/breathing/journal*/meditat*) .. (dont/doesnt/wont/cant) .. (help/fix/work/change) | evidence | real or scam | bring my job back | going to bring | number in a book | work for me | isnt going to .. (fix/bring/help/change) | wont solve .. problems | solve .. (problems/anything) | wont .. (solve/fix/help)
    - Fair question. Regular movement, steady sleep and planned pleasant things do help with mild low mood and stress, moderately and fairly reliably. They don't fix a bad job or a loss, and they don't pretend to.
    - You can't think yourself happy, that's true. You can change what your days are made of a little, and mood tends to follow that over several weeks.
    - (companion) When you're low, everything seems pointless in advance, this included. I won't try to argue you out of it. If you'd like to try one small thing anyway, it can be very small.
    - (fitness coach) In trials, exercise three times a week helps mild to moderate depression about as much as talking treatments do. Pick something you don't hate and test it for a month.
    why: There are good trials for exercise, activity planning and treating sleep. Effects are moderate on average, larger for some people and nil for others, so trying is the only way to know.
    short: Yes, moderately, over weeks.

    == bad day
    label: a bad day
    said: bad/rough/terrible/horrible/awful/shitty/crappy/hard/tough/shit/long day | day .. sucked/terrible/awful/horrible/hell | everything .. wrong | worst day | not my day | having a day | today .. sucks/sucked/bad/awful | today .. shit/rough/terrible/horrible/hard | bad/awful/terrible/horrible/rough/shit/shitty/crap/worst/trying/rubbish/lousy/hard/tough/nightmare day | what a day | delete today | today .. (sucked/sucks/awful/terrible/horrible/hard/disaster/crap/rubbish) | spilled/spilt | missed .. train/bus | parking ticket | yelled at | one of those days | went wrong | wrong side of .. bed | sort of day | that kind of day | most trying | trying day | flat tyre/tire | caught fire | how was yours | shitshow | day .. very bad | day .. sucked/sucks/awful/terrible/horrible/disaster/bad/broken/delete/trying
    - Ugh, that sounds like a rough one. You don't have to make anything of it tonight. Some days are only there to get through, and you've nearly done that.
    - Sorry, those days are hard. Eat something decent, leave whatever can wait, and go to bed early. Nothing about your goal changes because of one day.
    - (companion) That sounds like far too much for one day. I'm here, and you don't need to find the good side of it. If you feel like telling me the worst part, I'd like to hear it.
    - (fitness coach) Rough. No training goals today. If you've got ten minutes left in you, walk once round the block before dinner, and leave the day outside.
    - (nutritionist) Sorry to hear it. After a day like that, a warm simple dinner does more than wine and chips: eggs on toast, soup, pasta with vegetables. Then an early night.
    why: One bad day says very little about the week. Sleep takes off a good part of the sting, because it dampens the emotional side of memories.
    how: Tonight: warm food, a shower, phone away early, bed. If the day keeps going round, write four lines about it and put the paper away until tomorrow.
    short: Get through it, eat, sleep.

    == sad
    label: feeling sad
    said: sad | unhappy | cry/crying/cried/tears | heartbroken | mood .. low/bad/down/terrible | down in the dumps | not okay/ok/happy | dont feel good/well/happy/myself | not feeling .. good/myself/great/happy | (want to/could) cry | down in .. dumps | heart .. heavy | low spirits | tears | bathroom .. crying | crying in | howl | on the floor | sad/unhappy/miserable/tearful/crying/cry/cried/melancholy | (feel/feeling/felt/im/so/pretty/really/been/bit) down/blue/rubbish/heavy | makes me happy
    - I'm sorry you're feeling low. You don't have to have a good reason for it. It may lift by itself, and until then it's fine to want less from the day.
    - That's a hard feeling to carry around. Sadness usually comes in waves, so this hour isn't the measure of the next one. Being near somebody, even without talking, often softens it a little.
    - (companion) I'm sorry. You can just be sad here, I won't try to cheer you up. Do you know what it's about, or is it one of those that come without a name? => listening
    - (triage) I'm sorry it's like this. Sad for some days happens to all of us. If it's been most of the day, nearly every day, for two weeks, that's when a doctor should know. Is it that long? -> low for weeks
    - (fitness coach) Sorry you're down. No pushing today. If you want company, we can keep this very light, and if you feel like moving later, slow and outside is plenty.
    why: Sadness is how we respond to losing or missing something, and it makes us slow down. It passes more easily when it's allowed than when it's fought.
    how: If you'd like something to do with it: a slow walk, music that fits the mood, a message saying "I'm a bit low today" to one person. None of it has to cheer you up.
    short: It's allowed, and it comes in waves.

    == listening
    label: just telling you about it
    said: want/need to vent/talk | just venting/vent | someone/somebody to talk to | listen to me | let me vent | dont .. advice/fix/solutions | can i tell you | need to get .. off my chest | rant | no advice | can i vent/talk | just .. (talk/vent/listen/rant) | simply talk | have a minute | dump .. (day/on) | dont want tips/advice/solutions | no advice/tips/solutions | need to .. (talk/vent/get) | someone to .. (talk/listen) | get .. off my chest | off my chest | can i .. (talk/tell/vent/dump/rant) | hear me | let it out | talk for a while | not advice | nobody to tell | tell this to | carrying round/around | cant tell (anyone/mark/mom/him/her/my) | youre it | tell someone | have to tell
    - Go ahead, I'm listening. You don't have to put it in order, and I won't come with advice unless you'd like some.
    - Of course. Say it as it comes, angry or sad or unfair. It can help just to see it written in front of you, even when I don't understand every part of it.
    - (companion) I'm here. Take all the time you want, and start anywhere. I may not catch all of it, I'm a simple coach, but nothing you write has to be tidy or kind.
    - (triage) Tell me, and I'll keep my hands off fixing it. If there's something in it that's dangerous for you, I'll say so, and otherwise I'll just read along.
    - (again) Thank you for telling me. That's a lot to be holding, and it makes sense that you're tired of it. Is there somebody near you who could hear this too? => lonely
    why: Putting feelings into words makes them a little less strong, for most people. It works in writing as well as in talking.
    short: Say it as it comes.

    == low for weeks
    label: feeling low for weeks
    said: hopeless | nothing .. fun/joy/enjoy/pleasure/matters | dont enjoy .. anything/anymore | lost interest | no joy | feel/feeling nothing/empty | low/sad/down .. weeks/months | weeks/months .. sad/down/low/unhappy | cant get out of bed | dont care about anything | always sad/down/unhappy/low | nothings fun | nothing .. fun/joy/enjoy | dont enjoy | enjoy .. (anything/nothing/anymore/even) | point of anything | empty .. (months/weeks/inside/always) | dont want to see anyone | months .. (empty/low/sad/same/down/like) | every day .. (sad/low/cry/grey) | cant remember .. (happy/last) | black cloud | no interest | felt empty | getting any lighter | thats been it | point of anything/it all | been like this | weeks/months .. down/low/sad/empty/numb/flat | since (october/september/january/november/spring/summer/autumn) | nothing brings | (sad/numb/empty/low/down) all the time | havent felt .. months/weeks/years/ages | havent felt happy | havent been happy | not .. happy .. months/years/weeks | felt happy in | feel (so) bad .. (no reason) | (bad/sad/low/down) for no reason
    - That's a long time to feel this way, and you shouldn't have to wait it out. Please make an appointment with a doctor this week and say exactly what you've told me. Depression is common and treatable.
    - When nothing gives pleasure for two weeks or more, it's time to have a professional look at it. A doctor can check for causes in the body too. Until then, keep meals and wake-up times regular.
    - (companion) I'm so sorry you've been in this for so long. It isn't weakness and you can't be expected to think your way out. Somebody trained can help with this, and you deserve that.
    - (triage) Doctor first, this week; habits come second. If it's ever so bad that you think about not being here, call your local emergency number or a crisis line the same hour, whatever the time. Have you got a doctor you could call? => therapy
    - (fitness coach) This is bigger than training, so I won't give you a program. Call a doctor this week. Until the appointment, one short walk a day in daylight, as slow as you like.
    why: Two weeks of low mood or lost interest on most days is the line doctors use to look for depression. It rarely goes faster by waiting, and talking treatments and medicines both work.
    how: When you call, say: "I've been feeling low for some weeks and would like an appointment soon." Take notes along: since when, sleep, appetite, energy, what you no longer do. Ask somebody to come with you if it helps.
    short: Two weeks or more: see a doctor this week.

    == anxious
    label: feeling anxious
    said: anxious/anxiety | worry/worried/worrying .. about/all/too/everything/constantly | nervous | on edge | uneasy | fears | jittery | knot in my stomach | heart .. racing/pounding | jittery/nervous/anxious/anxiety/worried/worrying/uneasy/butterflies | cant sit still | stomach .. (knots/churning) | racing heart | what if .. (something/happens) | something bad | impending | worst case | worry about .. (everything/nothing) | knot in .. stomach/chest | anxietys | through the roof | chest .. worry | worrying/wiping .. (same/unopened) | unopened | letter .. (unopened/afraid/open) | lose my job | anxious .. before | (anxious/anxiety/nervous/worried/fear/dread) .. (nothing/no reason/out of nowhere/why/normal/constantly/all the time) | (heart/chest) .. (pound*/rac*/nowhere/flutter*) | (woke/wake) .. (dread/anxious/panic) | (worry*/worrying) .. (night/stop/everything/constantly/all) | cant stop worrying | (woke/wake) .. anxious
    - That's a horrid feeling, and it's common; the body's alarm can go off without any danger. Breathe out slowly, longer than in, for two minutes, and do one ordinary thing with your hands.
    - Set a quarter of an hour for worries each afternoon, on paper, and send them there when they come at night. If it's most days for weeks, a doctor or therapist can help a lot.
    - (companion) You don't need a reason to feel like that. It will get quieter again, as it has before. I'm here if you want to tell me what it's like.
    - That's an unpleasant state to be in. Put both feet on the floor and make your breath out longer than your breath in, for two minutes. Then say in one sentence what you're afraid will happen.
    - Worry likes to stay vague. Write it down as precisely as you can, then what you'd do if it came true. It usually shrinks a bit once there's a plan beside it.
    - If it's constant, give it a fixed place: fifteen minutes at 5 p.m. for worrying on paper. When it shows up earlier, tell it to wait. That sounds silly and works rather well.
    - (companion) I'm sorry, anxiety is exhausting, and it makes everything seem closer than it is. You're safe to breathe for a minute. Look around and find something blue, then something soft.
    - (nutritionist) Check the coffee. Three or four cups, or two on an empty stomach, can feel just like anxiety. Try half the amount for a week, and eat before the first one.
    - (triage) If the worry has a subject, like a bill or an exam, we plan the next step. If it floats around most days, for months, a doctor can help you with it. Is it that second kind? -> therapy
    - (fitness coach) Adrenaline is made for moving, so move. Ten minutes fast, stairs or street, then two minutes of slow breathing. Do it before you try to reason with yourself.
    why: Anxiety is an alarm that's set too sensitively. The body calms with slow breathing and movement, and the mind with finding out that what's feared is bearable or unlikely.
    how: Three lines on paper: what I'm afraid of, how likely it really is from 0 to 100, what I'd do if it happened. Then one small step for today, or the note "nothing to do before Monday".
    short: Breathe out longer, then name the fear.

    == panic
    label: panic attacks
    said: panic attack* | having a panic | panicking/panicked | freaking/freak .. out | cant calm down | losing my mind/it | anxiety attack* | heart .. wont slow | panic* | heart .. (racing/140/150/180/pounding/hammer*) .. (breathe/dying/shaking/shake) | am i dying | going to die | think im dying | comes over me | had one on | terrified of .. next | attacks | shaking .. (heart/breath/cant) | how .. stop .. attack | hyperventilat* | tunnel vision | dizzy .. (shaking/heart/breath) | faint .. (crowd/shop/tube) | tingling | dizzy help | unreal | feels unreal | out of nowhere | drop down dead | derealization/depersonal* | (what/how) .. (do/long/stop) .. panic* | panic*.. (last/stop/supermarket/bus/car/work) | had a panic attack | panic attack last night
    - It's terrible and it isn't dangerous; it peaks within ten minutes and is mostly over in twenty to thirty. Stay where you are, feel your feet, breathe out slowly, and tell yourself it's a false alarm.
    - If it's your first, or there's chest pain, fainting or it came with effort, have a doctor check it. If they keep coming, therapy for panic works for most people in a few months.
    - (companion) That's frightening, I'm sorry. You're still here and it passed. Take it slowly for the rest of the day.
    - If you've had this before and know it's panic: it peaks within about ten minutes and goes by itself. Breathe out slowly, feel your feet, name five things you can see. You don't have to fight it.
    - If it's the first time, or your chest hurts or you faint, get medical help now, because only a doctor can tell it from other causes. If you know it well, ride it out sitting down.
    - (companion) I'm here. It feels terrible and it will pass. Let your breath out slowly, longer than you think you can. Press your feet into the floor. You don't have to do anything else.
    - (triage) Chest pain, fainting, or never had this before: call your emergency number. Known panic: sit down, breathe out slowly, wait ten minutes. If attacks keep coming, tell a doctor, since treatment works well.
    - (fitness coach) Count it down with me: in for four, out for six, ten rounds, eyes on one fixed point. Your heart is doing what it does in a sprint, and it'll slow down as after one.
    why: In panic the alarm goes off without danger: adrenaline, fast breathing, dizziness. The body can't keep that up for long, so it always comes down again.
    how: Name five things you see, four you can touch, three you hear, two you smell, one you taste. Slowly, out loud if you can. Afterwards drink some water and sit for ten minutes.
    short: Breathe out slowly; it passes in about ten minutes.

    == overwhelmed
    label: too much at once
    said: too much .. do/plate/going/once | too much right now | cant .. cope/handle | cant keep up | dont know where to start/begin | drowning .. in/work/tasks | so much .. do/going/plate | everything at once | falling behind | snowed under | cant do .. all | too much all | taken on | more than i can manage | heads full | head .. (full/explode/exploding/bursting) | nothing goes in | list has | everything is too many | drown*/drowning/sinking/underwater | dont know where to (start/begin) | everything .. (at once/falling/collapsing) | cant cope | falling apart | so much to do | overload* | cant begin | hiding in | forty/hundred/fifty .. (messages/emails/things) | stand in .. kitchen | dont know .. first | (too much/so much/a lot) .. (my plate/going on/at once) | too much to do | (deadline/thesis/exam/exams/moving house/renovation/wedding) .. (due/stress/friday/nightmare/freak*/soon) | exam season | freaking out | swamped | drowning .. (work/emails/in) | new baby | baby cries | where to start | what to do anymore | dont know .. anymore | exam on | everyone (expects/wants/needs) | (expects/wants/needs) something from me
    - That's a lot at once, no wonder you feel it. Write it all on one page, circle the one thing that has to happen today, and let the rest wait without looking at it.
    - Twenty-five minutes on the smallest useful piece, then a real break. The panic usually drops once the first bit exists.
    - (triage) Three piles: must be today, can wait a week, can be somebody else's. Most of what presses is in the second.
    - (companion) Anyone would be stretched by that. You don't have to do it gracefully, and you may ask for help with it.
    - That's too much for anybody to hold in their head. Put all of it on paper, unsorted. Then choose one thing that takes under ten minutes, do it, and cross it out.
    - When everything shouts at once, ask only what breaks if it isn't done by Friday. It's usually two or three things. The rest may be late.
    - (companion) It makes sense that you feel swamped. You've been trying to be enough for all of it. For the next ten minutes, nothing has to happen at all.
    - (triage) Three piles: by Friday, later this month, not mine. Give each item ten seconds, no longer. Then tell one person about one item that'll be late. Would you like help with saying that? -> saying no
    - (wellness coach) Before the list, take five minutes away from it: water, window, a few slow breaths. You'll sort faster with a quieter head, even though it feels like lost time.
    why: Working memory holds about four things. Beyond that, everything feels equally urgent, and writing it down gives you back the overview.
    how: Timer at five minutes: write each open thing on its own line. Mark what breaks by Friday. Take the first mark, define its next action in one verb, and do that for ten minutes.
    short: All on paper, one ten-minute task.

    == work stress
    label: stress at work
    said: work .. stress*/killing/pressure/overwhelm*/crazy/hell/exhausting/insane/sucks | too much work | stress* .. work/office/deadline* | deadline* | workload | hate my work | long hours | working late | work life balance | bring work home | targets went | work .. (home/head/stress/pressure/weekend/evening/late/much/switch/sleep/hours) | switch off after | after my shift | count every minute | understaffed/short staffed | hours at work | warehouse/targets/workload/deadlines/kpi*/quota/understaffed | work/office/workplace .. killing/kills/hate/stress*/much/head/night/pressure/switch/weekend/home/sick/crazy/insane/mad/hard/worry/anxious | stress*/pressure/tense/hate/sick/thinking .. work/office | 50h/60h/70h/60/70 .. weeks/hours | quarter end | no lunch | two people left | three desks | nobody was replaced | emails .. night/home/weekend/hundreds | thinking about work | stop thinking about work | about work | pressure at work | so much .. at work | work pressure | should i quit | (coworker/colleague/colleagues/team) .. (behind/talks/mean/rude/gossip*/bully*/ignore*) | bull(ied/ying) | bullied | bullying | mobbing | (boss/manager) .. (yell*/shout*/rude/mean/unfair/hates/micromanag*) | (feel/feeling/felt) stupid .. (work/meeting) | work stress | stress at work | hate my job | small talk at work | should i (quit/leave) my job | quit or stay
    - That wears anybody down, and it's fair to be upset about it. Write down what happens, with dates, and talk to one person you trust at work before you decide anything.
    - Don't quit on the worst day. Give yourself four weeks: what would have to change, whom can you ask, and what else is out there. If it makes you ill, leaving is a good answer.
    - (triage) If it's one person, ask for a talk with a third present. If it's the amount, ask what can wait. If it's everything, start looking while you still have the pay.
    - Work pressure eats into everything else, so no wonder. Choose a time when work ends today, and before it write down where you stopped and what comes first tomorrow. Then close it.
    - If the load is simply too big, that's a planning question for your boss. Bring the list and ask which two of these five should come first. Most will choose when they see it.
    - (companion) It's hard when work follows you home and sits at the table. You're more than what you get done there, even if nobody's said so lately.
    - (triage) Too much work calls for a talk about priorities. Too little say in it calls for one thing you decide alone. Difficult people call for some distance. Is it mainly too much? -> saying no
    - (fitness coach) Break it up physically. Every 90 minutes, five minutes up: stairs, a lap outside, shoulders. You'll get more done in the remaining time than you lose.
    - (nutritionist) Protect lunch. Half an hour away from the screen, real food with protein, and the last coffee before two. Afternoons after that run noticeably smoother.
    why: High demands with little control are what make work harmful. Recovery every evening protects health, and it depends on switching off in your head, more than on hours alone.
    how: Last ten minutes of the day: note what's done, what's open, the first task for tomorrow. Notifications off, laptop in a bag. Then walk for ten minutes before anything at home begins.
    short: Fixed end time, tomorrow's first task on paper.

    == boss
    label: trouble with my boss
    said: boss/supervisor | coworker* | toxic .. work/workplace/office | argument/argue*/fight/conflict .. work/boss/colleague/coworker | yelled at | criticiz*/criticis*/micromanag* | bully*/bullied .. work/office/colleague* | performance review | got/was/been fired | laid off | boss/supervisor/chef/coworker/coworkers/headteacher/foreman/director | screamed/shouted/yelled at | meeting .. (screamed/humiliated/shouted/blamed) | humiliated | behind me/(my back) | bullied/bullying/bullies | micromanag* | talk behind | reports every | team .. (humiliated/before/front) | takes credit | unfair .. work | manager/boss/supervisor/colleague .. (picks/joke/jokes/shouts/mean/hates/unfair/blames/screams/rude) | picks on me | jokes about me | laughed at me | everybody laughed | gossip/gossiping/gossips | colleagues/coworkers .. gossip/talk/exclude/ignore/mean/laugh/against/bully | behind my back | boss .. (nightmare/awful/horrible/tyrant/asshole)
    - That kind of thing is hard to shake off. Write down what happened while it's fresh, with date and words used. It clears your head now and it's useful if it happens again.
    - Before you answer, sleep on it once. Then ask for ten minutes and stay with one example, what it did to your work and what you'd suggest. It goes better than a list.
    - (companion) It stings to be treated like that, especially by somebody you can't walk away from. Being hurt by it doesn't make you thin-skinned.
    - (triage) Sort it: a bad day of theirs, a pattern, or bullying. A bad day, let it pass. A pattern, talk. Bullying, keep notes and go to HR, a union or an adviser, without waiting.
    - (fitness coach) Get the anger out of your body before you reply to anything. Twenty minutes of hard walking, then write the message, then send it tomorrow.
    why: Conflict with someone who has power over you keeps the body on alert for hours. Notes and a planned talk give you back some control.
    how: Four sentences to prepare: what happened on which day, the effect on your work, what you'd need, a question that asks for their view. Say them in that order and stop.
    short: Note it, sleep on it, one example.

    == burnout
    said: burnout | burned/burnt out | burn out | exhausted .. work/job/mentally/emotionally/everything | mentally/emotionally exhausted/drained | cant go on like this | nothing left to give | running on empty/fumes | done with everything | at my limit | fed up with everything | totally/completely/so drained/exhausted | burnout/burnt | nothing left | left in the tank | before every shift | utterly spent | used to love .. job/work | now im empty | weeks off and still | still finished/exhausted/empty | cannot/cant anymore | i cant anymore | every shift | cynical | signed off | sick leave | crispy | running on empty | empty .. (job/work) | exhausted .. (work/job/months/weekend) | given .. everything | dont care about .. (patients/students/clients/pupils) | look at my laptop | feeling sick .. (laptop/work) | without feeling sick | weeks in the sun | as if id never | burnt out | burned out | signed off .. (sick/work) | on sick leave | (stress/depression) or burnout | running on empty .. (weeks/months) | how long .. burnout | is this burnout | burnout or | mental health day
    - That sounds like a long time of too much. Stress gets better on a free weekend, burnout doesn't. See a doctor; recovery takes weeks to months, and it begins with stopping, not with a better plan.
    - While you're off, the job is to sleep, eat, go outside and do very little. Guilt about it is nearly always there and no reason to hurry.
    - (triage) Sort it: what must stop this week, who has to know, and which doctor's appointment comes first. Everything else is later.
    - That sounds like more than a tiring week. If you're empty, cynical about work and can't recover on days off, see a doctor. This needs load taken away, and tips alone won't do it.
    - Rest helps, but going back to the same load undoes it. Find two things that can leave your week this month, and say so to whoever gave them to you.
    - (companion) You've been giving more than you had for quite a while, it seems. Reaching the end of it isn't a failure, and stopping now is better than stopping when you break.
    - (triage) First a doctor, to look for depression, anemia or thyroid trouble as well. Second, what can be dropped or handed over this week. Third comes everything about habits. Is saying no the hard part? -> saying no
    - (fitness coach) No hard training now. Walk easily every day, sleep as long as you can, and leave the intervals until you wake up rested several mornings in a row.
    why: Burnout comes from long stress without enough recovery. It overlaps with depression, which is why a check-up makes sense, and it takes weeks to months to recover.
    how: This week: an appointment with your doctor, one evening with nothing in it, one task given back. Tell one person at work and one at home how it really is.
    short: See a doctor, take load off.

    == saying no
    said: people please* | boundar* | cant refuse/decline | let/letting .. people/others/everyone down | guilty .. no/rest/resting/break | always say yes | take on too much | ask .. for help | everyone needs me | too nice | turn .. (anyone/people/down) .. down | cant turn | set .. limits/boundaries | limits/boundaries/boundary | refusing/declining | requests | couldnt say | i help all | nobody helps me | assumes/assume | people pleas* | pushover/doormat | say yes | took on another | taken for granted | walk over me | favor/favors/favour | babysit | asked me to | asks me to | again .. (asked/bake) | dumps/dump .. on me | only one i can ask | of course no problem | no problem | guilty when i decline | no without .. guilty | never say no | can never say | ask me for favors/favours/help/favor | for favours/favors | always ask me | cant say no | (say/saying) no to (my/people/anyone/him/her/mother/mom/boss)
    - Saying no is hard when you like to be reliable. Buy yourself time first: "Let me check and tell you tomorrow." Nearly every unwanted yes is said within ten seconds.
    - You don't need a reason that holds up in court. "I can't take that on this month" is a full answer. The silence afterwards feels long and lasts about three seconds.
    - (companion) It's hard to say no when being needed feels so close to being liked. The ones who matter will still be there after a no, even if it feels risky the first time.
    - (triage) Begin where it costs least: a group chat, a meeting without your part in it, a favor for someone you hardly know. Do one of those this week, and leave the people closest to you for later.
    - (wellness coach) Offer a smaller yes where you want to: "I can't organize it, but I'll bring the cake." You stay helpful and keep your evening.
    why: Guilt after a no is a habit of feeling and fades with practice. Too many yeses have a cost as well, you just pay it later and alone.
    how: Three sentences to keep at hand: "I can't this week." "I'd rather not, thanks for asking." "I'll have to check, you'll hear from me tomorrow." Use one by Friday.
    short: "I'll tell you tomorrow" before every yes.

    == sunday dread
    label: dreading Monday
    said: sunday .. dread*/scaries/blues/anxious/anxiety/night/evening/sad | scared of tomorrow | dread* .. work/monday/tomorrow/week | hate mondays | dont want .. work tomorrow/monday | back to work .. holiday/vacation/tomorrow | sunday .. (stomach/dread/work/gloomy/evening/night/monday/4pm/anxious/sick/feeling/scaries/blues) | every sunday | sunday scaries | (monday/mondays) .. (dread/hate/tomorrow/again/sick/fear/morning) | last day of .. weekend | gloomy .. weekend | weekend .. gloomy/over/ends | alarm set | back to .. grind | grind | work tomorrow | tomorrow .. work/office/monday | dread .. (monday/work/tomorrow) | week ahead | dont want .. tomorrow | want it to be tomorrow | sunday nights | hate sunday | school in the morning | sunday .. think/thinking/only/work/about | (sunday) (scaries/dread/evening/night/blues) | (hate/dread*/hating) .. (monday/mondays/work/tomorrow/going in) | (dont want to) (go in/go to work/go back) | first day back | back to work
    - That Sunday feeling is very common. Write down the first small thing you'll do tomorrow, put clothes and bag ready, and plan one nice thing for Monday evening.
    - If it's every week and it reaches into Saturday, it's telling you something about the job. For tonight: something easy, off the phone, early to bed.
    - (companion) Tomorrow isn't here yet. You may have this evening for yourself.
    - Lots of people get that heavy feeling on Sundays. Spend ten minutes on Friday afternoon planning Monday's first hour, and put something nice into Sunday evening, so it isn't just waiting.
    - Most of the dread is about not knowing what waits. Write down Monday's three real tasks by lunch on Sunday, and then you're off duty until the alarm rings.
    - (companion) Sunday evenings have something sad about them even for people who like their jobs. A film, a bath, a phone call with somebody silly. It's allowed to be your favorite evening.
    - (triage) Ask what exactly you're dreading. A task: do ten minutes of it first thing Monday. A person: plan how long you'll be near them. All of it, every week: the job is the subject. Is it all of it? -> work stress
    - (fitness coach) Train on Sunday late afternoon, an hour of anything that makes you sweat. You'll sleep better, there's less room for brooding, and Monday begins with something already done.
    why: Anticipating is often worse than the thing itself. A plan made early, and something pleasant at the end of the weekend, take away a good part.
    how: Friday, last ten minutes: Monday's first task, first hour and lunch. Sunday, 6 p.m.: clothes and bag ready. From 7 on something you enjoy, and bed at your usual time.
    short: Plan Monday on Friday, fill Sunday evening.

    == overthinking
    said: overthink* | cant stop thinking | ruminat* | thoughts .. racing/spinning/circles/loop/stop | replay*/replaying | going round in circles | keep thinking about | dwell* on | spiral* | analysis paralysis | out of my head/mind | going over | over and over | go* over it | offend | analyse/analyze/analysing/analyzing | every text | what does .. mean | thinking too much | thinking .. (always/loop/circles/stop) | replay* | cant stop .. (thinking/going/replaying) | head .. (circles/spins/loop/stop) | did i .. (say/offend/upset/do) | should i have said | second guess* | mind wont | read .. into | 3am thoughts | wont shut | shut up .. head | stuck in my .. head | what if id | taken the other | typo | stop ruminating | ruminating | go over every | every mistake/word/detail | over every
    - Going round and round feels like solving, and it isn't. Give the question ten minutes on paper. If there's a next step, write it down; if there's none, get up and do something with your hands.
    - Ask yourself whether this is a question you can answer today. If it isn't, give it an appointment, Thursday at 5 for instance, and tell the thought so when it returns.
    - (companion) Your mind is trying to keep you safe by checking everything once more. It means well and it wears you out. You can thank it and look out of the window for a while.
    - (fitness coach) You won't think your way out, so walk out. Fifteen minutes at a pace where you have to watch your step, and no podcast.
    - (triage) If it's about something past, write it down once, with what you'd do differently. If it's something coming, choose one preparation. Either way, get out of the chair afterwards. Is it something coming? -> anxious
    why: Rumination keeps the stress response going without leading to action. Writing forces an end to the sentence, and movement shifts attention.
    how: Timer at ten minutes. Left column: what I keep thinking. Right column: what I can do about it. Bell, paper away, stand up, ten minutes of dishes, plants or walking.
    short: Ten minutes on paper, then move.

    == angry
    label: feeling angry
    said: angry/mad/furious/pissed/rage/raging/livid | irritated/irritable/grumpy/snappy | so frustrat* | frustrated | lost my temper | losing my temper | hate everyone/everything/everybody | temper | angry/furious/rage/mad/livid/fuming/seething/irritated/irritable/pissed/aggressive/temper/outburst | at my kid | punch* | slam* | boiling | short fuse | see red | sick of everyone | drives me .. (mad/crazy/insane) | fuse | kicked | so short | (im/i am) aggressive | slot in writing | (always/constantly) .. angry | why am i .. angry
    - Anger usually has a point: something was unfair or too much. You don't have to act on it in the next hour. Let the heat go down first, and the point will still be there.
    - That would make most people angry. Don't answer anything by message tonight. Tomorrow you'll still be right, and you'll choose better words for it.
    - (companion) You're allowed to be furious here. It doesn't make you a bad person, and you needn't explain it nicely. There's often something hurt underneath, and that may take a while to show.
    - (fitness coach) Use it. Ten minutes of stairs or a hard walk until you're out of breath. Then decide what you want to say, in one sentence.
    - (triage) Check the easy causes first: hungry, short of sleep, too much caffeine, pain. If it's none of those, then it's about something, and you can say what. Is it somebody at work? -> boss
    why: Anger raises heart rate and narrows attention, and it takes twenty minutes or more to come down. Words chosen before that are usually regretted.
    how: Leave the room, cold water on your wrists, walk until you breathe normally. If you snapped at somebody, a short "I was too loud, I'm sorry" is enough. The subject can wait.
    short: Wait twenty minutes before you answer.

    == lonely
    label: feeling lonely
    said: lonely/loneliness/alone .. feel*/so/im/always/really | feel*/so/im/really lonely/alone | no friends | nobody .. cares/understands/calls/there/loves | isolated | miss my friends/family | have no one/nobody | on my own .. again/always/too | left out | nobody to talk to | lonely/loneliness/isolated/isolation | days without .. (conversation/talking/speaking) | someone would .. ask | nobody .. (calls/asks/texts/talks/cares/visits/knows/misses) | no one .. (calls/asks/texts/talks/cares/visits/knows) | dont have .. friends | ask how i am | whole days | without conversation | invisible | not invited | miss .. (people/friends/company) | eat alone | dont know anyone | friends .. have kids/moved/busy/away/married | only voice | nobody .. know | voice id heard | plans .. but me | lonely/loneliness | (no) friends | (know) (nobody/no one) | (nobody/no one) .. (text*/call*/cares/asks/there) | (everyone/everybody) is busy | alone (on christmas/for christmas/on my birthday/again tonight/every evening/all weekend) | (birthday/christmas/weekend/holidays) alone | (kids/children) left | empty (house/nest) | (friend/friends) moved (away/abroad)
    - That's a hard feeling, and far more people have it than show it. One regular thing with the same faces each week, a class, a choir, helping somewhere, is what changes it most, slowly.
    - Write to one person from earlier, just "I thought of you". Most are glad. For tonight, a café or a library counts as company too.
    - (companion) I'm sorry it's so quiet around you. I'm a program and no stand-in for people, but you can tell me about it.
    - I'm sorry, loneliness hurts in a very physical way. It says nothing about how likeable you are. Very many people feel it, and nearly all of them hide it.
    - That's a hard place to be. Old contacts are often easier to revive than we fear; most people are glad about a message, even after years of silence.
    - (companion) I'm glad you said it. Being alone with it is the worst part. I'm no replacement for somebody beside you, but you can talk to me while it's quiet.
    - (triage) There are two kinds: nobody around, or people around and nobody close. The first gets better with regular places, the second with one honest talk. If it comes with hopelessness, please tell a doctor.
    - (wellness coach) It helps to be seen regularly in the same place, a class, a choir, a volunteer shift, because closeness mostly grows out of repetition. That can be small, an hour a week.
    why: Loneliness is a signal like hunger, telling us we need contact. It also makes us expect rejection, so people withdraw just when contact would help.
    how: If you'd like to do something about it: one message today to a person you used to like, "I thought of you, how are you." And one weekly thing with the same faces.
    short: Very common; one message to somebody old.

    == grief
    label: grief and loss
    said: passed away | lost my .. mother/mom/mum/father/dad/wife/husband/partner/son/daughter/brother/sister/friend/dog/cat/grandma/grandmother/grandpa/grandfather/baby | grief/grieving | miss my mom/mum/dad/wife/husband/dog/cat/brother/sister/grandma/grandpa | put .. dog/cat down | miscarriage | mourning | anniversary of .. death | her/his death | dad/mom/mother/father/brother/sister/son/daughter/wife/husband/friend/friends/gran/grandma/grandpa/nan/grandmother/grandfather/dog/cat/baby/uncle/aunt .. (passed/died/gone/dead/death/buried/funeral/grave/left us) | table for two | grieving/grief/grieve/mourn*/widow*/cemetery/ashes/bereave* | best friends gone | passed last | world keeps going | miss .. (him/her/mom/dad/mother/father) | anniversary of | without (him/her) | lost my .. dad/mom/mother/father/wife/husband/son/daughter/brother/sister/friend/dog/cat/baby/nan/gran | miscarriage/stillborn | year .. since mom/dad/he/she | (since/anniversary) .. died/death/passed | i went to ring her/him | how long .. grieving | grieving .. take/last | miss my .. dad/mom/mother/father/husband/wife/brother/sister/son/daughter/dog/cat/grandma/friend | buried | we buried | buried .. grandfather/grandmother/dad/mom/father/mother | grandfather/grandmother/grandpa/grandma .. buried/died/passed/funeral | (anniversary) .. (death/his/her/died) | (dog/cat/grandma/grandpa/mom/dad/mother/father/friend/husband/wife) (died/passed) | grief | grieving | miss (him/her/them) so
    - I'm so sorry. It comes in waves, and there's no timetable for it; anniversaries and small things can bring it all back. You don't have to do anything with it today.
    - That's a real loss, animals included. Let people be near you if you can bear it, eat something, and rest.
    - (companion) I'm sorry. If you'd like to tell me about them, I'd be glad to listen.
    - I'm so sorry for your loss.
    - I'm very sorry, that's a loss nothing here needs to be measured against.
    - (companion) I'm so sorry, and there's nothing you need to do or feel right now.
    - (again) I'm sorry, it takes the time it takes, and you can tell me about them whenever you like.
    why: Grief comes in waves and has no schedule, and the goals can rest as long as you want them to.

    == breakup
    label: a breakup
    said: break up/breakup | broke up | separat* | cheated on me | relationship .. ended/over/problem*/trouble | boyfriend/girlfriend/partner .. fight/fighting/argu*/left | fight/fighting/argu* .. boyfriend/girlfriend/partner | heartbreak | she/he left/dumped/ghosted/cheated | split up | broke/breaking/break up | breakup/divorce/divorced/separated/separation/heartbroken/heartbreak | finished with me | get over someone/him/her/them/it | papers came | we split | moved out | cheat* on me | (girlfriend/boyfriend/partner) .. (left/finished/gone/ended/leaving/cheated) | ended it | relationship .. (over/ended) | share a flat | seeing someone new | my exs | ex .. profile/instagram/new/text/texted | toothbrush | stop looking at .. ex | wants a divorce | partner .. wants .. divorce | break up | breakup | left me | dumped | divorced | divorce papers | (ex) .. (saw/someone/new/with/miss/text*) | saw my ex | (miss) (my ex/him/her) | since the breakup
    - I'm sorry, that really hurts. It's usually worst in the first weeks and comes back in waves for months. Mute them everywhere, and have one person you may write to at bad hours.
    - Being knocked sideways by it even months later is normal. Eat, sleep, see one friend this week; the big questions can wait until you're steadier.
    - (companion) That's a painful thing to carry. You don't have to be over it. How are the evenings? => lonely
    - I'm sorry. That's a real loss, and it goes into sleep, appetite and everything else. It's fine if the goal stands still for now. It'll get lighter, although not in a straight line.
    - That hurts, and it will for a while. You don't need to understand it all tonight. Being with people who knew you before helps more than looking at old messages.
    - (companion) I'm so sorry. Somebody you shared your days with isn't there, and every hour reminds you. You don't have to be strong about it with me.
    - (nutritionist) I'm sorry. Food probably tastes of nothing right now, so keep it simple: soup, toast, bananas, yogurt, a little every few hours. You don't have to do more than that.
    - (triage) I'm sorry. For these weeks: sleep, something to eat, one person a day, and no big decisions. If you feel unsafe with them, or with yourself, call somebody right away.
    why: The brain treats a breakup much like withdrawal, with cravings and waves. Distance from reminders and time with others shorten it.
    how: Mute or archive their messages for a month, ask two friends to check in, eat something at fixed times, and plan Sunday afternoons, since they're usually the worst.
    short: It's a loss; people and time help.

    == nerves
    label: nerves before something
    said: exam*/test/finals .. nervous/stress*/anxious/scared/tomorrow/worried | have .. exam/test/finals | speech/interview | public speaking | nervous .. before/tomorrow | stage fright | butterflies | big day tomorrow | stressed/worried .. exam*/interview/presentation | date tonight/tomorrow | first day | performance anxiety | interview/exam/exams/presentation/speech/audition/viva/test/board/stage/performance/wedding/pitch/recital/meeting/date .. (nervous/tomorrow/next/friday/monday/hour/calm/sick/hands/knots/before/scared/for/week/today) | job interview | driving test | viva/audition/interview/recital/speech | address .. board | speak .. (people/public/english/front) | before many people | hands sweating | exam nerves | calm down before | microphone/slides | going red | till thursday/friday/monday | stomach .. interview/exam/test | thirty people | in front of .. (people/class/crowd) | interview .. (stomach/knots/tomorrow/at) | scared of .. presentation/exam/interview/test/speech | afraid of .. presentation/exam/interview/test | before (meetings/meeting/a meeting/presentations) | nervous about
    - Being nervous means your body is getting ready, and a medium amount helps you. Tell yourself "I'm excited" instead of trying to be calm; in studies that actually improved performance.
    - Prepare the first two minutes word for word, because once those are behind you the rest usually follows. Before you go in, breathe out slowly for one minute.
    - (companion) It's natural to shake a bit when something matters. You don't need to be brilliant tomorrow, only present. Whatever comes out of it, you'll still be you at dinner.
    - (fitness coach) Ten minutes of brisk walking an hour before, shoulders loose, two big breaths, then go. Treat it like a start line, the nerves vanish once you move.
    - (nutritionist) Eat something plain two hours before, oats or a banana with nuts, and have no more coffee than usual. Extra caffeine and an empty stomach are what make hands shake.
    - (triage) Tonight: pack, set two alarms, look once through your notes, stop at nine. Tomorrow: food, fresh air, first two minutes in your head. Leave the rest alone.
    why: Excitement and fear feel the same in the body, and the label you give it changes what you do with it. Preparation for the beginning lowers the peak.
    how: One minute before: feet apart, breathe in for four and out for six, six times. Look at one friendly face. Say the first sentence slower than feels right.
    short: Prepare the first two minutes; call it excitement.

    == self criticism
    label: being hard on myself
    said: hate myself | not good enough | compare/comparing myself | everyone/everybody else .. better/has/is/can/together/seems | im so .. stupid/dumb/lazy/behind | disappointed .. myself/in me | feel .. guilty/guilt/worthless/useless | should be further | low self esteem/confidence | imposter | idiot/stupid/useless/worthless/loser/failure/disgusting/pathetic/ugly/fat/rubbish .. (im/i/am/such/mirror/look/what/at) | such an idiot/(a failure)/(a loser) | look at me | nothing to show | thats what i am | ruin everything | ruin .. touch | voice .. (says/stupid/head/tells) | beat* myself | hard on myself | my own worst | never good enough | im so stupid | self loathing | cant forgive myself | disappoint* .. (myself/everyone) | bad mother/father/mom/dad/person/wife/husband | whats wrong with me | called myself | say to a dog | i forgot her/his | nothing to show for | (feel/feeling) guilty | guilt | such a (failure/loser) | (im/am/feel) (so/such) (useless/stupid/worthless/pathetic) | (everyone/everybody) else .. (together/better/manages/happy) | why am i like this | imposter* | impostor* | (did/do) i say .. (stupid/wrong/something) | replaying | my fault | blame myself | guilty for (resting/relaxing) | (did/do) i say something | bad (mother/mom/father/dad/friend/person/wife/husband/parent)
    - You're being much harder on yourself than you'd be on anybody else. Imagine a friend told you that; what you'd say to them is kinder, and closer to the truth.
    - Other people show their good side; inside, most feel as unsure as you do. That goes for imposter feelings as well, which able people have more often.
    - (companion) I'm sorry you're thinking of yourself like that today. It's a feeling, a painful one, and it isn't a fact about you.
    - That's a hard way to talk to yourself, and I doubt you'd say it to anybody else. A thing that went wrong is a thing that went wrong. It isn't a verdict on you.
    - What you see of other people is the part they show. You compare that with your whole inside, and nobody comes out of that well.
    - (companion) I'm sorry it's so loud in there today. You don't have to believe every thought that sounds sure of itself. You're allowed to be unfinished and still be all right.
    - (wellness coach) Feeling guilty means you've got standards, fine. Ask what you could repair, do that one thing, and then let it be finished. More punishment won't improve anybody.
    - (triage) If such thoughts come now and then, they pass. If they're there most days, or you start to think that others would be better off without you, tell a doctor or a crisis line today. Is it most days? -> low for weeks
    why: People who treat themselves decently after a failure try again sooner and do better than those who beat themselves up. That's been found for exams, diets and quitting smoking.
    how: Write down the sentence you said to yourself. Below it, what you'd say to a friend in the same place. Read the second one out loud once, even if it feels odd.
    short: Say what you'd say to a friend.

    == therapy
    label: finding therapy
    said: therapy/therapist/counselor/counselling/counseling/psychologist/psychiatrist | professional help | need .. real/serious/proper help | see someone | should i .. talk to someone | should i get help | mental health .. help/doctor/professional | cbt | does therapy work | find a therapist | talk to a doctor | therapy/shrink/counsellor/counselor/counselling/counseling/psychologist/psychiatrist/cbt/ssri*/sertraline/prozac/betterhelp | waiting list | need medicine | first session | see .. (someone/professional/doctor/gp) | talk to .. (professional/doctor/someone) | doctor .. (mood/see/talk/should/tell) | sort of bad | pay one | is it .. bad enough | bad enough | see a therapist/psychologist/counselor/psychiatrist | should i see | should i .. therapist | (find/get/look/afford/pay/choose/need) .. (therapist/therapy/counsel*/psychologist) | (therapy/therapist) .. (worth/help*/expensive/cost/money/afford/waiting/find/work/good/bad/hate) | (cant afford) .. (therap*/counsel*) | when to see (a/the) doctor | therapy starts | first therapy
    - Yes, it's worth it: talking therapies help about half to two thirds of people, often within 8 to 16 sessions. Start with your doctor or insurer, ask three practices, and take the one where you feel at ease.
    - While you wait or if money's short: university clinics, employer programs, sliding-scale practices, group courses and tested online programs cost little or nothing. Ask to be called when somebody cancels.
    - (triage) Two calls this week: your doctor for a referral, and one practice for a first talk. Should it get worse while you wait, go back to the doctor and say so.
    - Yes, it's a good idea when something has weighed on you for weeks, or keeps coming back, or you're just stuck. You don't have to be at the end of your strength to go.
    - Your family doctor is the simplest way in. They can rule out other causes, tell you what's covered and refer you. In many places you can also contact a therapist or service directly.
    - (companion) I'm glad you're thinking about it. It takes something to let another person look. If the first one doesn't feel right, you may choose another; that happens a lot.
    - (triage) Soon, if it disturbs sleep, work or eating for two weeks or more. Today, if you think of harming yourself; then call a crisis line or emergency number. Otherwise an ordinary appointment is fine.
    - (wellness coach) Think of it as a course with a tutor. Cognitive behavioral therapy often takes 8 to 20 sessions and gives you things to try at home. Habits go well alongside it.
    why: Talking treatments work for anxiety and depression about as well as medicines for most people, and the effect lasts longer. Feeling understood by the therapist is a large part of it.
    how: Write down three things: what bothers you, since when, what you'd like to be different. Call two or three places, ask about waiting time and cost, and ask for a first talk to see if it fits.
    short: Start with your doctor; sooner is fine.

    == stress in the body
    label: what stress does to the body
    said: stress .. headache*/stomach/body/back/neck/jaw/shoulders/physical* | tension .. neck/shoulders/jaw/headache* | stomach .. stress/knots/anxious/anxiety | stress eating/eat/eater | cortisol | what does stress do | is stress bad | stress symptoms | tight neck/shoulders/jaw | grind* my teeth | shoulders/shoulder/neck/jaw/back/palpitations/tummy/stomach/rash/eczema/headache*/migraine*/ibs/twitch*/clench*/grind*/hives/tension/chest/throat/teeth/skin/eyelid/heartburn .. (concrete/hard/hurts/hurt/clench*/nervous/seizes/knots/toilet/stress*/pressure/tight/tense/pain/busy/lump/stone/stiff/aches/ache) | palpitations | rash | seizes up | back seizes | tummy in knots | clenching | eye .. twitch* | lump in .. throat | whenever im .. (pressure/stress*) | body .. (stress/tense/hurts/shaking) | chest .. tight | tight chest | numb .. (hands/fingers) | scans | hair .. falling | can worry/stress make | make you dizzy | dizzy .. worry/stress | worry .. (dizzy/sick/body/pain) | (stress/stressed/stressful) .. (ill/sick/stomach/headache*/teeth/chest/skin/hair/period/back/heart/body/eat/sleep/immune) | (stomach/chest/head/jaw/back/skin) .. stress* | (grind*/clench*) .. (teeth/jaw) | teeth grinding | (cant/dont) eat .. stress* | eat* .. stress*
    - Yes, stress does that: stomach, head, jaw, skin, sleep, appetite in either direction. It eases when the pressure does. Warm food, a walk and slow out-breaths help for the moment.
    - Something new, strong or lasting belongs with a doctor all the same, and chest pain at once. It's often stress, and it's worth being sure.
    - The body holds stress: tight shoulders, stomach, headaches, poor sleep. It helps to answer there first, with movement every day and a few minutes of letting the muscles go on purpose.
    - Short stress is harmless, even useful. It's months without recovery that wear on sleep, blood pressure and mood. So aim for one real break each day rather than no stress.
    - (triage) Ordinary tension comes and goes with the day. Pain in the chest, weight loss, blood, or symptoms that wake you at night need a doctor, whatever the stress is like.
    - (nutritionist) Stress eating usually starts at breakfast time, when it's skipped. Eat regularly with protein, keep coffee to the morning, and have something crunchy ready for 4 p.m.
    - (companion) Your body's been saying for a while that it's too much, in the only way it can. A warm bath and an early night are a decent answer for today.
    - (fitness coach) Forget the cortisol talk online. Walk or train most days, sleep seven hours, and do two minutes of shoulder rolls and slow breathing at lunch.
    why: Stress hormones tense muscles, slow digestion and raise the pulse. That's useful for minutes; without pauses the tension stays and begins to hurt.
    how: At eleven and at four: shoulders to your ears for five seconds, drop them, five times. Jaw loose, tongue off the teeth. Look into the distance for a minute.
    short: Daily movement and one real break.

    == ok day
    label: an ordinary day
    said: (not) (great/terrible/bad/awful) | (pretty/quite/kind of/all in all) (ok/okay/fine/alright) | it is what it is | so so | ^ (its/im) (ok/okay/fine/alright/meh) $ | (day/today) was (ok/okay/fine/alright/meh) | could be (worse/better) | nothing special | (feel/feeling) (ok/okay/fine/alright) | actually .. (ok/okay/fine)
    - An ordinary day is all right. Not every one has to be good, and the ones in the middle are where most people rest.
    - Fair enough. If anything was a bit better than the rest of it, even a coffee, that's worth keeping in mind. If not, tomorrow's another one.
    - (companion) Somewhere in the middle, then. Is there anything under it you'd like to talk about? -> listening

    == small good things
    label: a small good thing
    said: went outside | got outside | (got/was) out of bed | showered | got dressed | (cleaned/tidied/cooked/did) .. (kitchen/dishes/laundry/room/something) | (tiny/small/little) (win/wins/victory) | (met/saw) .. (friend/friends) | (coffee/lunch) with .. (friend/friends/sister/brother) | (told/talked to) .. (how i feel/how i felt) | (called/rang) (my) (mom/dad/friend/sister) .. (good/nice/helped) | laughed (today/for) | smiled | thats something $ | took .. day off | ^ (good/better) (day/week) | (was/had) (a) good (day/week) | better today | at least i (got/did/went/tried) | good laugh | nice (chat/talk/evening) | helped a (bit/little) | (took/went for) .. walk | (better/good) than yesterday | (walk/talk/it) helped | had fun | fun with
    - That counts, and more on a hard day than on an easy one. Things like that are how it usually turns, a bit at a time.
    - I'm glad you did it. You don't have to follow it with anything; let it be today's good thing.
    - (companion) That's nice to hear. Hold on to how it felt for a moment.
    - (fitness coach) Good move. Doing something comes before feeling better, nearly always, and you did it.

    == told someone no
    label: standing up for myself
    said: (said/saying) no to .. (boss/mom/friend/him/her/them/colleague/people) | stood up for | spoke up | set a boundary | set boundaries | (told/said to) (my/the) boss | stood up to | said what i think | (finally/i) (spoke up/stood up/said it)
    - Well done. That takes some nerve, and it gets easier each time. If you feel guilty afterward, that's usual and gone by tomorrow.
    - Good for you. You'll notice how little actually happens after it; most people just say all right.

    == is it depression
    label: low mood or depression
    said: (is/it/this/am/im/i) .. (depression/depressed) | depression or | depressed or | (how/signs/symptoms/test) .. (depression/depressed) | (no) (joy/interest/pleasure) | (dont/cant) (enjoy/feel) (anything/anymore) | hollow | burnout or depression | feeling empty | so empty | ^ empty
    - Only a doctor can say, but there's a rule of thumb: low most of the day, or no joy in anything, for two weeks or more, with sleep, appetite or energy off. If that's you, make an appointment this week.
    - Tired gets better with rest; depression mostly doesn't, and things you liked leave you cold. Either way it's treatable, and you don't have to be sure before you see a doctor.
    - (companion) That's a heavy question to carry around. I can't tell you which it is. I do think you deserve somebody who looks at it properly. How long has it been like this? => low for weeks

    == winter blues
    label: low mood in winter
    said: winter .. (low/sad/mood/hard/long/dark/depress*/normal/tired/blues/hate) | (low/sad/down/depress*) .. winter | (dark/grey/gray) .. (outside/months/days/weather/inside/in) | seasonal | (light/sad) (lamp/box/therapy) | (lamp/daylight) .. (help*/work*/mood/worth) | vitamin d | (raining/rain/weather/clouds) .. (down/low/weeks/depress*/sad)
    - Yes, it's normal to dip in the dark months. Half an hour outside before noon does most, even under clouds. A 10,000 lux lamp for thirty minutes at breakfast helps many people within a week or two.
    - Vitamin D corrects a lack, which is common in winter, but lifts mood little in those who have enough. If each winter takes your joy for weeks, that's treatable, so tell a doctor.
    why: Morning light sets the body clock and the hormones that go with it. Even a dull day outdoors is ten times brighter than a lit room.

    == supplements for mood
    label: herbs and supplements for mood
    said: st johns wort | saint johns wort | ashwagandha | 5htp | saffron | cbd | omega | fish oil | rhodiola | lavender | valerian | lthea* | theanine | kava | sam-e | supplement | supplements | johns wort | (does/do) .. (magnesium/cbd/omega/supplement*) .. (help/work) | (does/do) (magnesium/ashwagandha/lavender/cbd/valerian) | cold (showers/shower/plunge)
    - St John's wort works against mild depression, but it clashes with many medicines, the pill and antidepressants included, so only after asking a pharmacist. Omega-3, magnesium and ashwagandha have weak evidence.
    - None of them comes close to what movement, sleep and talking do. If you try one, take just that for four weeks and write down your mood, so you'll know.

    == medication
    label: antidepressants
    said: antidepressant*/ssri/ssris/sertraline/citalopram/escitalopram/fluoxetine/prozac/zoloft/lexapro/venlafaxine | (go/get/start/take/be/come/went) (on/off) (meds/medication/medicine/pills/tablets) | (meds/medication/medicine) .. (bad/side effects/help/work/addict*/forever/good)
    - They aren't bad: for moderate to severe depression or anxiety they help about half to two thirds of people, best with therapy. They aren't addictive, take two to six weeks, and are a talk to have with a doctor.
    - Start, change or stop only with your doctor; stopping at once can feel awful. Needing them for a while says nothing about your strength.

    == coffee alcohol sugar
    label: coffee, alcohol, sugar and mood
    said: (coffee/caffeine/alcohol/wine/drinking/sugar) .. (mood/anxi*/worse/stress/sad/depress*/bad/help*) | (anxi*/mood/stress) .. (coffee/caffeine/alcohol/sugar) | (does/is) (coffee/caffeine/alcohol/sugar)
    - Yes, they matter. Caffeine feeds anxiety, above all beyond two cups or after noon. Alcohol calms for an hour and makes the next day's worry and mood worse. Sugar does less than people say.
    - A fair test is two weeks with coffee only in the morning and no alcohol. If you're calmer, you'll know, and you can decide from there.

    == exercise and mood
    label: exercise for mood
    said: (exercise/sport/running/walking/gym/yoga/moving/walks) .. (mood/help*/depress*/anxi*/stress/really) | (mood/depress*/anxi*) .. (exercise/sport/running/walk*)
    - It really does: three half hours a week help mild to moderate low mood about as much as therapy or tablets in studies. Walking counts. The first effect comes the same day and lasts a few hours.
    - On bad days make it tiny, five minutes to the corner and back. Doing it without wanting to is normal; the wanting tends to come afterward.

    == writing and talking
    label: whether writing or talking helps
    said: (does/do/will) .. (writing/journaling/talking/venting/crying) .. (help/work) | (writing/write) .. help* | (meditation/breathing) .. (help*/work)
    - For most people, yes. Ten minutes of writing on a few days takes some pressure out, and talking to one person you trust does it faster. Going over the same thing for hours does the opposite.
    - Give it a limit: ten minutes on paper, then close it and do something with your hands. If it makes you feel worse each time, leave it and choose movement or company.

    == health worries
    label: worrying about my health
    said: health anxiety | hypochondria* | (google/googling/googled) .. (symptom*/it/disease*/cancer) | (afraid/scared/worried) .. (cancer/sick/ill/disease/heart attack/dying) | (results/test/biopsy/scan) .. (wait*/monday/tomorrow/week)
    - Waiting and not knowing is the hardest part. Searching makes it worse, since it shows the rare and bad first. Write your questions down for the doctor and close the search for today.
    - If something's new and worries you, have it looked at once, properly. If it's been looked at, the worry is the thing to treat, and therapy does that well.

    == job loss
    label: losing a job
    said: (lost/losing) (my/the/his/her) job | laid off | fired | sacked | redundan* | let go | unemployed | (company/they) .. (let me go/fired me) | lost my job | lost the job
    - I'm sorry, that's a real blow, and it hits more than the bank account. You don't have to have a plan this week. Sleep, eat, tell two people, and then look at money and papers.
    - It says little about you; most layoffs are sums on somebody's sheet. Keep getting up at a fixed hour, and give the search two hours in the morning and none in the evening.
    - (companion) That hurts. It's all right to be angry or scared, or both at once. Who's with you in this? => other people

    == shouted at kids
    label: losing my temper with somebody
    said: i .. (shouted/yelled/screamed/snapped) | lost my temper | (shouted/yelled/screamed/snapped) at (my/the/him/her/them) | (lost it) (with/at) | (punched/kicked) .. (wall/door) | threw .. (phone/plate) | (kids/children/son/daughter) .. (nuts/crazy/mad/insane) | (snapped/shouted/yelled) at my (wife/husband/kids/son/daughter/partner/boyfriend/girlfriend/mom)
    - That feels awful afterward, and it happens to most parents and partners. Say a short sorry, without a but; children learn a lot from seeing that. Then something to eat and an early night.
    - Temper usually goes when you're tired, hungry or pulled in three directions. Next time leave the room for one minute before you answer. If anybody gets hurt or frightened, get help with it soon.
    - (companion) You're not a bad person for having run out of patience. It bothers you because you care.

    == arguments
    label: arguments at home
    said: (fight/fought/argument/argue/arguing/argued/row/quarrel*) .. (sister/brother/husband/wife/mom/dad/partner/boyfriend/girlfriend/son/daughter/all the time/family/friend) | (husband/wife/partner/we) .. (argue/fight/arguing/fighting) | (mother/father/sister/brother) in law .. (visit*/argu*/fight*/comes/coming/mean/critic*/stress*/again) | in law visiting | in laws | inlaws | (boyfriend/girlfriend/husband/wife/partner) doesnt (get it/understand/listen) | makes me feel small
    - That's draining, and it stays in the body for hours. Let it cool until tomorrow, then start with what you'd like and leave out what they did. One subject at a time.
    - You don't have to settle it tonight. With visitors or in-laws, plan your own breaks: a walk, an errand, a closed door for half an hour.
    - (companion) It hurts most with the people who matter. I'm sorry it was like that today.

    == caring for family
    label: caring for somebody ill
    said: (dad/mom/mother/father/parent/parents/husband/wife/brother/sister/grandma/grandpa/son/daughter) .. (ill/dementia/alzheimer*/cancer/stroke/hospital/dying/surgery/depress*) | (caring/care/carer/caregiver) .. (for/mother/father/mom/dad/parent*) | dementia
    - I'm so sorry. That's heavy, and it goes on for a long time, so you're allowed to be tired of it and to love them. Is there anybody who could take one afternoon a week? => other people
    - Carers wear out quietly. Ask the doctor or the local carers' service what relief there is, day care, a visiting nurse, a few hours paid. It isn't giving up.
    - (companion) There's nothing to fix in that, only a lot to carry. You can put some of it down here.

    == hormones and mood
    label: hormones and mood
    said: hormone*/hormonal | pms | pmdd | menopause | perimenopause | postpartum | thyroid | (just) hormones | rage .. (period/perimenopause/menopause)
    - Quite possibly, they can turn everything up. Note your mood and your cycle for two months; if the worst days sit in the week before, that's a pattern a doctor can treat.
    - Being driven by hormones doesn't make it less real. On those days lower the bar: less in the diary, regular meals, and tell the people near you.

    == calm down now
    label: calming down right now
    said: (calm/cool) .. down .. (fast/now/quick*/how) | (how/help) .. calm down | quick fix | (something/one thing) .. (right now/this minute) | (stress/stressed) .. (9/10/8/level) | so (stressed/tense/wound up)
    - That's a lot of tension. Do this: cold water over your wrists, then breathe out as long as you can, five times. Then walk, anywhere, for five minutes. It takes the top off.
    - Name it out loud, drop your shoulders, feet flat on the floor, and breathe out slowly ten times. Only then think about what comes next.
    - (companion) All right. Nothing has to be solved in the next ten minutes. Sit down, breathe out, and let it be only this moment.

    == morning lows
    label: worst in the morning
    said: (morning/mornings) .. (worst/hard*/awful/bad/low/dread) | (better/fine) .. (evening/evenings/night) | (worse/worst) in the morning | (woke/wake) .. (sad/low/empty/dread/heavy)
    - Mornings are the low point for many people, and it does lift during the day. Get up at once, open the curtains, eat something, and decide nothing important before ten.
    - If each morning is like lead for two weeks or more and evenings are better, mention just that to a doctor, because it's a known pattern and it can be treated.

    == not helped
    label: what I've tried doesn't help
    said: (nothing/none) .. (helps/works/helped/worked) | easier said than done | (that/this/it) (didnt/doesnt) (help/work) | tried (everything/all) | useless advice
    - I'm sorry, that's wearying to hear one tip after another. Let's leave the advice for now. What's been the hardest part today? => listening
    - Fair. When nothing helps for weeks, it isn't you doing it wrong; it usually needs more than tips, a doctor or a therapist.
    - (companion) You don't have to try anything else today. It's all right to have simply had enough.

    == run away
    label: wanting to get away from it all
    said: run away | running away | get away from (it/everything) | (escape/disappear) .. (everything/it all/from) | need a (break/holiday/vacation) | (cant) (take/do) (it/this) anymore | (had/have had) enough
    - I understand that; it usually means everything has been too much for too long. What could be dropped for two days, so that you'd get a bit of air? => overwhelmed
    - Wanting out is a sign that you need a real break. Take a small one today, an hour nobody can reach you, and look for a free day this month. If you mean not being alive, please say so to me or to a doctor.

    == retired or empty
    label: too little to do
    said: retired/retirement | retired .. (bored/empty/lost/nothing) | nothing to do all day | pointless days | (kids/children) (moved out/left home) | no purpose
    - That's a bigger change than people admit; work or children gave the week its shape. Put two fixed appointments into it, same day each week, one of them with people.
    - Being bored and low often go together. Something where you're needed, an hour of helping, a course, an allotment, does more than something merely pleasant.

    == quit my job
    label: I quit my job
    said: handed in .. notice | gave .. notice | i (quit/resigned/left) my job | quit my job (today/yesterday) | i just quit
    - That's a big step, and whatever you feel about it, relief or fright, is fair. Give yourself a few days before the next decision, and tell the people close to you.
    - How does it feel, now that it's said? -> listening

    == pretending
    label: pretending to be fine
    said: pretend* | (mask/facade/act/acting) .. (ok/okay/fine/happy/strong) | (fake/faking) .. (smile/ok/happy) | keep it together | (holding/hold) it together
    - That's exhausting, keeping a face up all day. You don't have to here. Is there one person with whom you could say how it really is? -> other people
    - You may stop for a while. Even ten minutes without the face, alone or with somebody safe, takes some weight off.
    - (companion) I'm glad you said it. You don't need to be fine to be worth somebody's time.

    == silent treatment
    label: somebody not talking to me
    said: (isnt/not/stopped/wont) (talking/speaking/talk/speak) .. to me | (ignoring/ignores/ghosted/blocked) me | silent treatment | (fell out/fallen out) .. with
    - That hurts, above all when you don't know what's next. One short message, "I miss talking, I'm here when you're ready", and then give it time. More messages rarely bring it closer.
    - You can't make anybody talk, and you needn't spend every day waiting. Keep the door open and spend the time with people who are there.

    == just lazy
    label: whether I'm just lazy
    said: (am i/im) .. lazy | just lazy | lazy or
    - I doubt it. What looks like laziness is mostly tiredness, low mood, or not knowing where to begin. If you'd like to and can't, that's a sign of being worn out, and it deserves rest or a doctor.
    - Lazy people don't worry about it. Try five minutes of one small thing; if even that is impossible for weeks, talk to a doctor.
    """#
}
