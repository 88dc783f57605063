extension Library {
  /// Answers about body weight. `Writing-for-the-coach` says how to read and extend this.
  static let weight = #"""
    domain: weight
    goals: weight | body weight | weigh | lose .. kg/kilo/kilos/lb/lbs/pound/pounds/stone | lose weight | get/reach/down/be .. kg/kilos/lb/lbs/stone | kg .. lighter | gain .. kg/kilo/kilos/lb/lbs/pounds | slim* | diet | fat loss | lose .. fat | body fat | bmi | waist | belly | fit into .. jeans/dress/suit/clothes | calorie*
    words: lose/losing weight | the scale/scales | weigh* myself | my weight | weigh in | calorie deficit | diet | dieting | bmi | belly fat | weight loss | gained weight | put on weight | pounds/lbs/kg/kilos .. lose/lost/gain/gained | weigh/weight | calories

    # Shared topics

    == no time
    said: lunch*/dinner*/breakfast*/supper*/meal* .. car/desk/till/sink/train/bus/standing/rush/rushed | eat/eats/eating/ate/eaten .. car/sink/desk/rush/standing/train/bus | grab and go | grab* .. go/shop/till/whatever | low/little/no/minimal effort | quick/fast/easy/fastest .. meal*/dinner*/food/recipe*/stuff/lunch*/cook* | work .. hours/60h/50h .. cook*/eat*/diet*/food | last on (the/my) list | who .. can .. weigh/cook/count/prep | no/never/cant/when/hardly .. cook/cooks/cooked/cooking/prep/prepare/preparing/prepping | busy .. pizza/pizzas/burger*/kebab*/fries/takeaway*/takeout*/mcdonalds/mcd/mcds/mcdonald/kfc/nuggets/pasta/curry/noodles/dominos/subway/chinese | busy .. eat*/diet*/cook*/food/meal* | room .. meal*/cooking | long hours/days | home .. late/9/21h/10 | working hours | lunch*/dinner*/breakfast*/supper*/meal* .. late/skip*/whatever | commut* .. eat*/cook*/gym | no time .. cook*/gym/eat*/prep*/exercise | time .. cook*/gym/shop*/weigh*/exercise | microwave .. week/every | (petrol/gas/service) station .. sandwich*/food/job | live on .. sandwich*/takeaway*/ready | because of my job | one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* hour to (chop/cook) | never home before | home before | next to the till | (two/three) jobs | inhale | sandwich .. meetings | between meetings | toddler .. cook | (between/in) meetings .. eat*/sandwich | barely have time
    - Eating differently takes less time than you'd think. Pick two breakfasts and three dinners you can make in fifteen minutes, buy for those on Saturday, and repeat them.
    - Cook double. Sunday's pot of chili or lentils gives you three lunches, and a lunch that's ready is the one you'll eat.
    - (nutritionist) Take every shortcut: frozen vegetables, canned beans, eggs, precooked rice, rotisserie chicken. Half the plate vegetables, a palm of protein, and dinner's on the table in ten minutes.
    - (fitness coach) You don't need gym hours for this. Three ten-minute walks on five days and five minutes of squats and push-ups on two will do, while food does the main part.
    - (triage) If there's time for one thing only, plan dinner. It's the meal where most of the extra comes in. Decide by noon what it will be.
    why: Hurry is when people eat whatever is nearest. Things that are decided and bought beforehand take that decision away, and that's most of the benefit.
    how: Saturday: write three dinners, buy for them plus eggs, yogurt, fruit and frozen vegetables. Sunday: cook one big pot. Weekdays: dinner is one of the three, lunch is the rest.
    short: Three quick dinners, bought for on Saturday.

    == tired
    said: tired/exhausted/knackered/shattered/drained/sleepy/fatigue*/weary/wiped .. eat*/food/sweet/sweets/carbs/sugar/snack*/diet*/cut*/calories/cook*/everything | (eat/eating) less .. tired/weak/exhausted/energy/faint | calorie*/diet*/deficit/cutting .. weak/tired/dizzy/fatigue*/exhausted/energy/knackered | making me weak | feel* weak | no energy .. cook*/diet*/exercise/gym/salad | too tired/wrecked/knackered/exhausted/shattered .. cook*/chop*/gym/salad/diet*/exercise | fatigue* .. since/cut* | shattered/exhausted/knackered/tired/wrecked/drained .. pizza/takeaway*/order*/couch/biscuits/sofa | dragging .. deficit/since/diet | no (strength/energy/power) .. walk/gym/workout/exercise/cook | energy .. low/zero/rock/gone | (no sleep/up all night) .. (biscuits/sweets/sugar) | wiped/shattered/knackered/exhausted/beat .. eat*/anything/food | faint/foggy/dizzy/lightheaded .. calories/cutting/diet*/eat* | (calories/cutting/diet/eating less/deficit) .. faint/foggy/dizzy/lightheaded | since cutting | come home (dead/tired/exhausted/beat)
    - Being tired makes everyone hungrier, so don't blame yourself for it. Eat a proper dinner tonight, skip the exercise if you like, and go to bed half an hour earlier.
    - On worn-out days aim at holding, nothing more. A simple plate, soup and bread or eggs and vegetables, and an early night do more than a strict evening.
    - (nutritionist) Check whether you've eaten enough. A lunch under 400 calories often ends in a tired afternoon and a big evening; add a portion of protein and some whole grain bread.
    - (companion) That sounds like a heavy day. You don't have to be good tonight. Something warm to eat and your bed are enough.
    - (fitness coach) No workout tonight. Stroll for ten minutes after dinner if you like, lights out half an hour early, and we train when you've slept.
    why: Short sleep raises hunger and the wish for sweet and fatty food; in trials people eat 200 to 300 calories more the day after.
    how: Dinner at the usual time: eggs, bread and vegetables, or soup with beans. A yogurt if you're still hungry. Screens off and lights out half an hour earlier than yesterday.
    short: A proper dinner and half an hour more sleep.

    == no motivation
    said: resolve .. faded/gone/went/weak* | motivat* .. lose/weight/kilos/diet*/kg | lost .. motivation/drive/interest/will | see no point | no reason .. keep/measure/diet* | doesnt scare/matter/excite .. anymore | dont care .. weight/diet*/anymore/scale | cant be bothered/arsed .. diet*/salad/weigh*/count* | excit* .. grind/gone/wore/over | sick of/tired of .. diet* | fed up .. weigh*/diet*/count* | buzz/novelty/excitement/enthusiasm/spark/drive/momentum .. (gone/worn/wore/off/over/lost) | stopped trying | stopped caring | dont feel like .. diet*/this/it/weigh* | giving up caring | just grind | drive .. (gone/go/zero/lost/january)
    - That's ordinary in the middle of it, when the start has worn off and the end isn't in sight. Keep one thing this week, vegetables at dinner for example, and leave the rest alone.
    - Perhaps you need a break. Eat at maintenance for a week or two, hold your weight, and go on after that. It's a recognized way, and it costs only time.
    - (behind) It's hard to stay keen when it moves so slowly. Forget the number for two weeks and count something you control, dinners at home or walks. The number usually follows.
    - (companion) I can tell you're fed up with it, and that's allowed after so many careful days. What's wearing you out most, the food rules or the waiting? => too strict
    - (fitness coach) Stop chasing the scale for a week. Get stronger instead: two short strength sessions, a walk each day. New numbers, new drive.
    - (nutritionist) Monotony kills a diet. Put one dish you really love into the plan this week, in a normal portion, and see how it fits.
    why: Weight responds slowly and unevenly, so effort can go unrewarded for weeks. Counting what you do gives you a result the same day.
    how: Take two weeks. Each day tick two boxes: vegetables at dinner, ten minutes of walking. No weighing. After fourteen days count the ticks and weigh once.
    short: One habit only, or a planned break at maintenance.

    == bored
    said: eat/eats/eating/ate/eaten .. bored/boredom/fun | bored/boredom/boring .. eat/eats/eating/ate/eaten | bored/boredom/boring .. fridge/cupboard/snack*/kitchen/food/salad/diet* | nothing to do .. fridge/eat*/cupboard/kitchen | same .. salad/salads/meal*/food/lunch/dinner/chicken/breakfast | monoton* | bland | diet food/foods | wander* .. kitchen/fridge/cupboard | snack* .. fun/bored/boredom | not hungry .. need/something/just/bored | low cal .. taste/tasty/flavour/flavor | sick of .. salad/chicken/cottage/eggs/soup/rice/tuna/broccoli | cottage cheese | nothing on .. television/tv/telly | fridge .. bored/boredom | rainy day | food .. (no taste/boring/dull/bland) | chicken and (rice/broccoli) | scream .. chicken/salad/see | another (chicken/salad/egg/rice/soup) | chicken (breast/breasts) | dull | pantry/cupboard/fridge .. (nothing on/tv/bored) | nothing on | (meals/food/menu/diet) .. (dull/boring/same/samey) | nothing better to do | munch .. (nothing/bored)
    - Eating out of boredom is very common. Decide on something for your hands and head for the typical hour: a shower, a call, a walk, anything for fifteen minutes.
    - If the food itself bores you, change the taste and keep the plate. Same vegetables and protein, this week Mexican, next week Indian.
    - (nutritionist) One new recipe a week is enough against diet fatigue. Try a spice or sauce you don't know; herbs, lemon, vinegar and chili add taste and nearly no calories.
    - (companion) Long evenings can feel empty, and food fills them for a moment. Is it mostly in front of the screen? -> evening snacking
    short: Something for the hands for fifteen minutes.

    == weather
    said: heat/hot/heatwave/sunshine .. appetite/eat*/salad*/walk*/steps | cold/winter/autumn/dark/weather/months .. weight/carbs/eat*/stodge/comfort/gain*/hungry/hungrier/kilos | (carbs/eat/hungry/weight/stodge) .. winter/cold/dark/snow/rain/weather | cold/dark season | ice on | snow* .. steps/walk* | rain* .. steps/walk*/gym | steps .. zero/ice/rain/weather/snow | winter weight/kilos/coat/belly | one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* outside | october .. march | from october | when is cold | (rain*/snow*/wet/storm*/weather/cold/dark/heat/hot/ice/icy/winter/windy) .. (gain*/walk/walks/gym/outside/lazy/go out/put on) | (every/this/all/in) winter | put on .. winter | gain* .. winter | heat .. ice cream | storm | dark at | cold months | (cold/winter/dark) .. (stew/bread/soup/food) | didnt move .. rain
    - Bad weather mostly costs walks, and that's a small part of it. Do fifteen minutes indoors, and have a thick soup ready, it fills for few calories.
    - In dark months appetite does rise a bit for many. Get daylight before noon, keep dinners warm and big on vegetables, and expect slower weeks.
    - (fitness coach) Indoor day: five minutes of stairs, five of squats and push-ups, five of marching. Done, and you were going to be inside anyway.
    short: Soup, fifteen minutes indoors, daylight before noon.

    == travel
    said: hotel* | buffet .. hotel/cruise/holiday | airport* | holiday* .. gain*/weight/eat*/kilos | (not gain/gaining) .. italy/holiday/spain/france/trip/cruise/greece/vacation | states | lebanon | staying with | business trip* | conference* | road trip | service station* | petrol station* | gas station* | back from (holiday/holidays/hols/vacation/trip) | hols | visiting .. family/friends/parents/relatives | two lunches | truck driver/trucker/lorry | on the road | one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* days away | work trip | gain .. (italy/holiday/spain/france/cruise/vacation/trip/hotel/abroad) | hotel .. buffet | long haul | one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* weeks .. (canada/abroad/away/trip) | for two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* weeks
    - Aim at holding your weight on a trip. One proper meal a day the way you like it, the other two plain: yogurt and fruit, soup, a salad with chicken, and walk a lot.
    - Eat breakfast with protein, because you control that one. For the road pack fruit, nuts in small bags and a sandwich; it saves you from the gas station shelf.
    - (nutritionist) On planes and in hotels salt is high, so a kilo more after the trip is mostly water. Weigh again four days after you're home and ignore the first number.
    - (companion) Enjoy it. You're allowed to eat what the place is known for, and you can pick up at home where you left off.
    - (triage) Short trips need no rules. For more than a week choose two: vegetables with one meal a day, and drinks without sugar.
    why: Sitting, salty food and changed sleep bind water, so the first number after a trip is too high. Real gain in a week away is usually less than a kilo.
    short: Hold the weight: one big meal, two plain ones.

    == other people
    said: mum/mom/mother/mothers/dad/father/husband/husbands/wife/wifes/partner/boyfriend/girlfriend/spouse/fiance/nan/gran/grandma/granny/nana/family/sister/brother/aunt/auntie/uncle/inlaws/law/colleague*/coworker*/cowork*/friend/friends/flatmate*/roommate*/housemate*/roomie*/bf/gf/hubby/missus/boss/daughter/son/parents/mate/mates/kids .. crisps/chips/dessert*/pancakes/cake*/biscuits/chocolate/bakes/baking/takeaway*/cooks/cooking/fries/fried/pizza | mum/mom/mother/mothers/dad/father/husband/husbands/wife/wifes/partner/boyfriend/girlfriend/spouse/fiance/nan/gran/grandma/granny/nana/family/sister/brother/aunt/auntie/uncle/inlaws/law/colleague*/coworker*/cowork*/friend/friends/flatmate*/roommate*/housemate*/roomie*/bf/gf/hubby/missus/boss/daughter/son/parents/mate/mates/kids .. says/say/thinks/comment*/laugh*/tease*/teasing/nag*/watches/sulks/offend*/insult*/upset/hurt/pressure*/push*/feeds/feeder/sabotage*/tempt*/insist*/mock* | (mum/mom/mother/everyone/people/they) .. too thin | my spouse/husband/wife .. eats | refuse food | rude .. refuse/no/food | refus* .. rude | culture .. food/refuse/eat | dont share | push* food | nobody .. (my side/supports/support) | on my side | support* .. home/nobody/family | office cake | temptation .. home/house | food pusher* | peer pressure | without .. taking it personally | personally | prosecco .. friend | friend .. prosecco | mum/mom/mother/mothers/dad/father/husband/husbands/wife/wifes/partner/boyfriend/girlfriend/spouse/fiance/nan/gran/grandma/granny/nana/family/sister/brother/aunt/auntie/uncle/inlaws/law/colleague*/coworker*/cowork*/friend/friends/flatmate*/roommate*/housemate*/roomie*/bf/gf/hubby/missus/boss/daughter/son/parents/mate/mates/kids/hubby/boss/people/they/colleague* .. (brings/brought/giving/gives/tease/teases/donuts/seconds/makes/made/bakes/keeps/buys/offers/offer/undermine*/force/forces) | my (mum/mom/mother/husband/wife/partner/boyfriend/girlfriend/family) .. (keeps/giving/brings/thinks/insists/cooks/makes/buys/comments) | colleague* .. tease/salads/cake/lunch | mum/mom/mother/mothers/dad/father/husband/husbands/wife/wifes/partner/boyfriend/girlfriend/spouse/fiance/nan/gran/grandma/granny/nana/family/brother/aunt/auntie/uncle/inlaws/law/colleague*/coworker*/cowork*/friend/friends/flatmate*/roommate*/housemate*/roomie*/bf/gf/hubby/missus/boss/daughter/son/parents/mate/mates/kids .. weekend* | lying around | leaves .. (pizza/food/chocolate/biscuits) | mum/mom/mother/mothers/dad/father/husband/husbands/wife/wifes/partner/boyfriend/girlfriend/spouse/fiance/nan/gran/grandma/granny/nana/family/sister/brother/aunt/auntie/uncle/inlaws/law/colleague*/coworker*/cowork*/friend/friends/flatmate*/roommate*/housemate*/roomie*/bf/gf/hubby/missus/boss/daughter/son/parents/mate/mates/kids thinks | im starving .. thinks
    - When someone pushes food on you, no thanks, I've had plenty, and a change of subject is enough. You needn't explain or mention a diet.
    - Living with people who eat differently is hard. Ask for one concrete thing, sweets in a closed cupboard for example, and cook one dinner for all with the extras in separate bowls.
    - (companion) Remarks about your body hurt, even kindly meant ones. You may tell that person that you'd rather not talk about it. Has somebody said something that stays with you? -> body image
    - (nutritionist) At family meals fill half your plate with vegetables first, then a normal portion of what everybody eats. Second helpings are where the evening is decided.
    - (fitness coach) Get one ally, somebody who walks with you twice a week and doesn't comment on your plate. Ask that person today for the first walk.
    how: Say it once, in a quiet moment: I'm eating a bit differently, it would help me if the chips stayed in the cupboard. One wish, no lecture. With pushy hosts: it was lovely, I've had plenty.
    short: A short no thanks, and one concrete wish at home.

    == cravings
    said: sweet/sweets/sugar/chocolate .. want/monster/attack/craving/desire/need/now | need .. chocolate/sugar/sweet/sweets/something sweet | sweet tooth | chocolate*/choc/choccy/biscuit*/cookie*/cake/cakes/candy/sweets/toffee*/crisps/chips/nutella/haribo/doughnut*/donut*/pastr*/icecream/pudding/puddings/dessert*/muffin*/croissant*/brownie*/oreo*/pringles/doritos/toblerone/gummies/cupcake*/popcorn/pistachio*/peanut*/nachos/custard .. spoon/tin/drawer/cupboard/calling/whole/talking/thinking/shelf | (smell/thinking/dreaming/dream/thought/obsessed/fantasis*/fantasiz*) .. chocolate*/choc/choccy/biscuit*/cookie*/cake/cakes/candy/sweets/toffee*/crisps/chips/nutella/haribo/doughnut*/donut*/pastr*/icecream/pudding/puddings/dessert*/muffin*/croissant*/brownie*/oreo*/pringles/doritos/toblerone/gummies/cupcake*/popcorn/pistachio*/peanut*/nachos/custard | (smell/thinking/dreaming/dream/thought/obsessed/fantasis*) .. pizza/pizzas/burger*/kebab*/fries/takeaway*/takeout*/mcdonalds/mcd/mcds/mcdonald/kfc/nuggets/pasta/curry/noodles/dominos/subway/chinese | dreaming | urge | (cant/couldnt) (stop/resist/stay away) .. chocolate*/choc/choccy/biscuit*/cookie*/cake/cakes/candy/sweets/toffee*/crisps/chips/nutella/haribo/doughnut*/donut*/pastr*/icecream/pudding/puddings/dessert*/muffin*/croissant*/brownie*/oreo*/pringles/doritos/toblerone/gummies/cupcake*/popcorn/pistachio*/peanut*/nachos/custard | mouth water* | after lunch .. sweet | trick .. pass | make it pass | peanut butter | eat the house | mars bar/snickers/twix/maltesers/kitkat | cant stop thinking | thinking about .. (food/crisps/chips/chocolate/cake/pizza/sweets) | want .. (ice cream/something sweet/carbs/salt) .. | desire of | so bad right now | calling my name | every afternoon | gets me every time
    - A craving rises and falls within about twenty minutes. Have a big glass of water, do something with your hands, and if you still want it then, eat a small portion sitting down.
    - Strong cravings often mean you ate too little before. Look at lunch: with protein and enough of it the four o'clock pull gets noticeably weaker.
    - (nutritionist) Plan it in. Two squares of chocolate after dinner, on a plate, every day, are about 100 calories and take the drama out of it. Forbidding it makes most people want more.
    - (companion) Wanting something sweet isn't a failing. Sometimes it's hunger, sometimes it's comfort that's missing. Which one might it be right now? => emotional eating
    - (fitness coach) Move first. Ten brisk minutes take the edge off a craving in most people. Shoes on, out, decide when you're back. If it's still there, have a small portion.
    - (again) If it keeps coming at the same hour, put a planned snack there: yogurt with fruit at four, for a week. Then see whether the evening gets calmer.
    why: Restriction, habit and lack of sleep feed cravings. They're tied to places and times, so a changed routine at that hour weakens them within a few weeks.
    how: Wait ten minutes: drink, leave the room, do a small job. If it's still there, take a portion on a plate, sit down, eat it slowly, pack the rest away before you start.
    short: Wait twenty minutes, then a small portion at the table.

    == stress
    said: stress*/deadline*/exam/exams/boss/cortisol/job/divorce/pressure/worr*/anxi*/nerv*/nervy/work .. eat/eats/eating/ate/eaten | eat/eats/eating/ate/eaten .. stress*/deadline*/exam*/boss/divorce/nerv*/worr* | stress* .. kilos/kg/belly/fridge/biscuit*/chocolate/food | boss .. eat* | boss yells | exam* .. kg/kilos | moving house | house move | hospital .. eat*/vending/diet*/weight/biscuits/mum/dad | diet .. can wait | kicking off | (problems/trouble) (in/at) (work/job) | job .. weight/problems | nervy | tense week | biscuit tin | stopped looking at the numbers | work .. (mental/crazy/mad/hell/nuts/insane) | eating like mad | biscuit jar | care of (mum/dad/mother/father) | (stress/work stress) .. (hips/belly/waist) | under pressure | lost my job | cant stop eating .. (job/stress*/boss/worry) | job .. eating | big project
    - Under stress nearly everyone reaches for food, because it works for ten minutes. Keep meals regular, put the snacks out of sight, and let holding your weight be the goal for now.
    - Find one other thing that calms you in ten minutes and use it first: a walk, a hot shower, a call. If you eat afterwards anyway, that's alright.
    - (companion) That's a lot on your shoulders. The weight can wait for a calmer week. Eat at your usual times, see somebody you like if you can, and leave the scale in the cupboard.
    - (nutritionist) Don't skip meals in a week like that. Three plates with protein keep the evening hunger down, and that's where stress eating hits.
    - (fitness coach) Walk it off before dinner, fifteen minutes, fast, then eat. You'll be calmer at the table, and that shows in the second helping.
    why: Stress hormones raise appetite for sweet and fatty food and disturb sleep, which adds to it. Regular meals and short walks work against both.
    how: Three meals at fixed times, even simple ones. Snacks in a closed cupboard. When the tension comes, ten minutes outside or a hot shower, then decide about food.
    short: Regular meals, a walk first, and hold the weight.

    == weekends
    said: saturday* .. hard/eat*/drink*/binge*/ruin*/after/nothing/undo*/blow* | sunday* .. roast/undo*/gone/ruin*/eat*/brunch/binge* | friday* .. night/takeaway*/pizza/drinks | monday* .. up/kilos/kg/higher/regret | monday to friday | mon fri | good .. weekdays/friday | brunch | all my deficit | gone by sunday | by sunday | routine goes | sunday .. mum/mom/mother/mothers/dad/father/husband/husbands/wife/wifes/partner/boyfriend/girlfriend/spouse/fiance/nan/gran/grandma/granny/nana/family/sister/brother/aunt/auntie/uncle/inlaws/law/colleague*/coworker*/cowork*/friend/friends/flatmate*/roommate*/housemate*/roomie*/bf/gf/hubby/missus/boss/daughter/son/parents/mate/mates/kids | (saturday/sunday/friday) .. (nights/lunch/night/dinner/parents/dinners) | weekend* .. (parents/cake/pints/out/family/kilos/calories/average/off) | (kilos/kg) up every monday | rugby | mon to (thu/fri) | (mon/monday) .. (thu/thursday/fri/friday) | undo everything | undo .. (sunday/saturday/weekend) | goes to hell | weekend .. (ruined/ruin*/bad/wrecked/blew/again)
    - Two loose days can eat up five careful ones. Keep the weekday breakfast on both, choose one meal to enjoy without counting, and take a long walk on one of the days.
    - Decide on Friday what the treat will be: the dinner out, the cake on Sunday, or the drinks. One of them fits well, all three usually don't.
    - (nutritionist) Look at drinks first. Two glasses of wine and a late snack are 500 to 700 calories. Water with each glass and dinner before drinking halve that.
    - (fitness coach) Move the hard part to Saturday morning: an hour's walk or a workout before eleven. You've earned a relaxed day, and you'll want one.
    - (companion) Weekends are for living too. Enjoy the meal with the people you like, and let Monday be an ordinary day, with nothing to pay back.
    why: Averages decide. A gap of 400 on five days makes 2,000 a week; two days with 1,000 too many use it up, and then it looks as if nothing works.
    how: Friday: choose the one meal. Saturday: usual breakfast, an hour's walk before noon, the free meal in the evening. Sunday: usual breakfast, cook for Monday, light dinner.
    short: Weekday breakfasts, one free meal, one long walk.

    == evenings
    said: ok/good/fine/great/perfect/disciplined .. all day | all day .. then/evening/8pm/9pm/night/dinner | then 8pm | 7pm/8pm/9pm/10pm/11pm/12am/1am/2am/3am/4am/midnight/nighttime/bedtime .. eat*/hungry/fridge/kitchen/starving | after work .. eat*/food/sofa/fridge/hungry/snack* | come/get/got/arrive* home .. eat*/starv*/hungry/fridge/ravenous | night .. danger*/worst/problem/hard/weak | dinner .. huge/big/biggest | eat nothing all day | nothing all day | free for all | kids asleep/bed .. eat* | once the kids | kids .. asleep | how late .. dinner/eat* | late dinner | dinner .. (too late/late) | onwards | at night .. kitchen/fridge/instead/eat* | kitchen .. night/evening | key turns | coat still on | while cooking | boredom at | restraint | before bed .. kitchen/eat* | (control myself) .. | days are (fine/good/ok) | nights .. (chaos/bad/worst/hell) | goes wrong | hungry after dinner | once im home | home from work | crisps in bed | worst hours | between one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* and one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* | saint until | until i get home | hours .. (6/7/8/9) | come evening
    - Evenings are where most of it happens, since you're tired and the kitchen's close. Eat a dinner that really fills you, then have a tea, brush your teeth, and the kitchen's closed.
    - If you're truly hungry at nine, dinner or lunch was too small. Add protein and vegetables there, or plan a yogurt for nine and enjoy it.
    - (nutritionist) Shift calories forward: a third at breakfast, a third at lunch, a third at dinner with half a plate of vegetables. After a week the evening pull is weaker for most people.
    - (fitness coach) Ten minutes' walk straight after dinner. It marks the end of eating and it gets you away from the cupboard at the worst time.
    why: Hunger and appetite for sweet things peak in the evening by the body clock, and self-control is lowest then. A bigger lunch and dinner take away the hunger part.
    how: Dinner with a palm of protein, half a plate of vegetables, a fist of starch. Tea right after. Ten minutes out or teeth brushed. If you get hungry at nine, a yogurt at the table.
    short: A filling dinner, then kitchen closed.

    == plateau
    said: stall* | static | unstuck | lost one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* .. nothing/stop*/then | scale* .. not moving | scale* .. stuck | scale* .. move | scale* .. moving | scale* .. budge* | no more .. going down | stopped losing | refuse .. go | last one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/4*/5*/6*/7*/8*/9* .. go/wont/refuse/stuck/budge*/stubborn | same (weight/number) .. weeks/month/for | number .. (same/stuck/frozen) | weight .. same/static/stuck/still/frozen/change/stopped/stay* | did i break | no (change/loss/progress) .. weeks/month/scale | for a month .. nothing/same | weeks .. (nothing/no loss/same/no change/no movement) | needle | nothing (is/has) .. (shifting/changing/changed/moved/happening/moving/budging) | (havent/not) lost (anything/any/a thing) | (stuck/same) at one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* | no change | stalls | plateau .. hell | (scale/weight) (hasnt/isnt/wont/doesnt) .. (moved/moving/move/change/changed/budge) | stays put | stay put | number stays | since october/november/december/january/february/march/april/may/june/july/august/september | no matter what i do
    - Annoying, and normal: two to four weeks without movement happen to nearly everyone. Check the average of the week instead of single days, and hold on for another two weeks before you change anything.
    - A lighter body needs less, so what worked at the start may be just enough to hold. Take one thing off the week, such as two sugary drinks or one takeaway, or add twenty minutes of walking a day.
    - (nutritionist) Weigh what you eat for three ordinary days, oil, cheese and nuts included. Portions creep up by 200 to 300 calories without anybody noticing, and that's usually the whole explanation.
    - (fitness coach) Keep your food, change the training: two strength sessions and 2,000 steps more a day for three weeks. Measure your waist too, it often moves while the scale doesn't.
    - (triage) It's a real plateau if the weekly average and the waist have both stood still for three weeks. Before that, wait. After that, look at portions first and drinks second.
    - (companion) It's discouraging when you do everything and nothing shows. Holding what you've lost is already something most people don't manage. Take a breather if you need it.
    - (again) Then take a planned break: two weeks at maintenance, about 300 calories more a day, and go on afterwards. Many people find it easier to lose again after that.
    why: As weight falls the body uses fewer calories and moves a bit less without your noticing. Water, salt and the cycle can hide a real loss for weeks on top of that.
    how: Weigh daily for two weeks, same time, and compare the two weekly averages. If they're equal, take 150 to 200 calories off a day or walk twenty minutes more, one of the two.
    short: Wait two more weeks, then one small change.

    == slipped
    said: blew it | ruin* .. diet/day/week/everything | lapse* | eat/eats/eating/ate/eaten .. whole | eat/eats/eating/ate/eaten .. entire | eat/eats/eating/ate/eaten .. pig | eat/eats/eating/ate/eaten .. rubbish | eat/eats/eating/ate/eaten .. crap | eat/eats/eating/ate/eaten .. shit | eat/eats/eating/ate/eaten .. junk | eat/eats/eating/ate/eaten .. like a pig | eat/eats/eating/ate/eaten .. too much yesterday | eat/eats/eating/ate/eaten .. so much | whole (tub/pack/packet/box/bag/cake/pizza/tray/jar/bar/pint/loaf/lasagne) | entire (tub/pack/packet/box/bag/cake/pizza/tray/jar/bar) | finished .. (tub/pack/packet/box/bag/cake/pizza/eggs/jar/tin/lasagne/leftovers) | 4000/3000/5000 .. kcal/calories/cals | (yesterday/last night) .. ate/binge*/eat/takeaway*/overate | off the wagon | went (mad/crazy/overboard/wild/to town) | (diet/streak/plan) .. (gone/over/out the window/ruined/broke*/dead) | i was good .. yesterday/then/until | whole .. ben | whole .. tub | whole .. pizza | whole .. pack | ben and jerrys | fell off .. wagon | wagon | big time | when im tired i eat everything | regret to report .. lapse | fast today .. make up | ate .. (tub/whole/entire/family bag) | couldnt stop eating | stuffed my face | large lapse | had (two/three/four/five) .. (pizza/burgers/donuts/slices/pieces) | had one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* (burgers/pizzas/donuts/cakes/beers/kebabs) | feel awful .. (ate/had/binge*) | binged again | burgers yesterday | guilt* .. ate | ate .. yesterday | demolished/devoured/polished/inhaled .. chocolate*/choc/choccy/biscuit*/cookie*/cake/cakes/candy/sweets/toffee*/crisps/chips/nutella/haribo/doughnut*/donut*/pastr*/icecream/pudding/puddings/dessert*/muffin*/croissant*/brownie*/oreo*/pringles/doritos/toblerone/gummies/cupcake*/popcorn/pistachio*/peanut*/nachos/custard/box/pack/pizza/tub | one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* chocolate*/choc/choccy/biscuit*/cookie*/cake/cakes/candy/sweets/toffee*/crisps/chips/nutella/haribo/doughnut*/donut*/pastr*/icecream/pudding/puddings/dessert*/muffin*/croissant*/brownie*/oreo*/pringles/doritos/toblerone/gummies/cupcake*/popcorn/pistachio*/peanut*/nachos/custard | last night .. chocolate*/choc/choccy/biscuit*/cookie*/cake/cakes/candy/sweets/toffee*/crisps/chips/nutella/haribo/doughnut*/donut*/pastr*/icecream/pudding/puddings/dessert*/muffin*/croissant*/brownie*/oreo*/pringles/doritos/toblerone/gummies/cupcake*/popcorn/pistachio*/peanut*/nachos/custard/box/whole/tub
    - One big day changes next to nothing; the jump on the scale is mostly salt and water and goes within three or four days. Eat your normal next meal, no skipping, no making up.
    - It happens to everyone who tries this for longer than a month. Have breakfast tomorrow as usual, and keep what set it off in mind for the next time: too hungry, too tired, or too strict.
    - (nutritionist) Don't cut the next day. Skipping meals to balance it makes the next evening harder. Regular meals with protein, some extra water, and in three days the numbers are back.
    - (companion) That guilty feeling is worse than the food was. You haven't ruined anything. Have something nice for breakfast and leave yesterday alone.
    - (fitness coach) It's one day out of thirty, so no punishment run. Normal meals and your normal walk today, and by dinner you're back where you were.
    - (triage) A single evening needs no action. If it feels out of control, or happens most weeks, talk to your doctor about it; that's common, and there's good help for it.
    - (again) When it repeats, the plan is probably too tight. Add 200 calories a day, preferably at lunch, for two weeks. You'll lose more slowly, and without this back and forth.
    why: A kilo of fat holds about 7,700 calories, so one heavy dinner makes perhaps 100 to 200 grams of it. The rest of the jump is water that's bound to salt and carbs.
    how: Next meal at its usual time, usual size, with protein and vegetables. A big glass of water, a short walk if you like. No weighing for three days.
    short: Normal next meal, nothing skipped, no weighing for three days.

    == too hard
    said: too difficult | too many rules | cant live like | more than i can | too big | gentler | easier version/way/plan | sustain* | regime | struggl* .. diet*/plan/it | target .. big/high/far | give* up on it | given up on | 1200 .. (hard/impossible/cant/starving) | stick to .. cant/diet/plan | way too strict for me | why is it so (hard/difficult) | hungry miserable | target too | hate this diet | hate .. (diet/dieting) | isnt a life | living on (lettuce/salad/air) | so little food | little food
    - Then it's too strict. Go for half the speed: eat 200 to 300 calories more a day than now, mainly protein and vegetables. What you can keep for a year is the right amount.
    - Drop all rules but one for two weeks. The best first one is half a plate of vegetables at dinner. When that runs by itself, add the next.
    - (nutritionist) Constant hunger means the meals are too small or have too little protein. 25 to 30 grams in each, plus beans or whole grains, and it gets bearable.
    - (companion) You've been pushing hard. You may make it easier, and you don't have to earn that. Eat a proper dinner tonight and drop the rule you hate most.
    - (triage) Hunger, planning and other people are the three usual reasons, and each has its own remedy. Is it mainly the hunger? -> hunger
    why: Strict plans raise hunger and thoughts of food, and most end within two months. Smaller gaps lose more slowly and are kept much longer, so they win over a year.
    short: Half the speed, one rule, more protein.

    == self doubt
    said: tried (every/everything/all/so many/hundred) | every diet | always (been/be) (the fat/fat/big/heavy/chubby/fat one) | ill just (gain/fail/regain/put) | never (manage/succeed/be thin/be slim/work for me) | no willpower | willpower | no self control | doubt .. succeed/myself/shall | not sure i can | everyone else manages | why not me | fail* number | failed (before/diets/every/so many/again) | fail .. again/every/always | meant to be (big/fat/heavy) | just meant | dont believe i can | believe .. can/myself | lost hope | what chance | whole family .. fat/big/obese/heavy | weak as | go differently | ill never | born fat | self control | (ill/i will) ever be (slim/thin/slimmer) | ever be (slim/thin) | nothing sticks | one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* years .. (diet*/nothing/tried) | i always fail at | ever gets thin
    - Understandable after several tries. Most attempts fail because the plan is too strict for an ordinary life, so make this one smaller: vegetables at dinner and a ten-minute walk, for a month.
    - Don't think of the whole way. Five percent of your weight already improves blood pressure and blood sugar, so let that be the first goal.
    - (companion) I hear how tired you are of trying. You're worth the same at any number. One ordinary meal at a time is enough for now.
    - (fitness coach) Leave willpower out of it. Pick one thing so small that you can't miss it, ten minutes of walking after dinner, and do it fourteen days. Shall I suggest one for today? -> first step
    - (ahead) Look at your own values: you're further than the plan asked for. Keep the same meals and walks for the next two weeks, and change nothing.
    short: A smaller plan, five percent as the first goal.

    == cost
    said: expensive | wage | cheap .. healthy/diet/protein/food/meal* | euros/dollars/quid/pounds a month | food bank* | not covered | salmon .. wage/afford*/expensive | costs a bomb | (expensive/cost/costs/price*/cheap*/cheapest/budget/broke/afford) .. (gym/food/meals/diet/fruit/shakes/lose/products/healthy/meat/fish) | (gym/food/meals/diet/fruit/shakes/lose/slim/products/healthy/noom) .. (expensive/costs/cost/prices/cheap*/budget/broke/afford/euros/month) | small budget | (meat/fish/fruit/veg/salmon/food) .. (expensive/pricey/costs) | crazy expensive | cheap meals | cheap .. dieting | so expensive
    - Eating for weight doesn't cost more. Eggs, oats, lentils, canned fish, frozen vegetables, potatoes, carrots and plain yogurt are among the cheapest things in the shop.
    - Save on what's expensive and brings nothing, the shakes, slimming teas and diet bars. That money pays for a good part of your fruit and vegetables.
    - (nutritionist) About the cheapest filling plate there is: lentils with carrots and onions, an egg on top. About 450 calories, 25 grams of protein, and four portions in half an hour.
    short: Eggs, lentils, frozen vegetables, oats, yogurt.

    == starting
    said: how .. begin | get .. weight off | need .. weight off | gp/doctor .. said/told/wants .. lose | baby weight | post partum | ready (now/to start/to begin) | starting (after/on/from/tomorrow/monday) | week one | first week | obese | kg .. first thing | what .. change first | change first | start* .. diet*/losing/lose/monday/again/plan/weight | need to lose .. one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* | want to lose .. two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* | lose 10% | 130kg | where do i begin .. | where do i start .. | must lose | doctor .. weight | first day | everyone says something different .. start | newbie | dont know how to begin | i weigh one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* | pregnancy weight | lose .. (baby/pregnancy) weight | first time dieting | how do i lose weight | help me lose
    - Start with one change you'd hardly notice, for two weeks: half the plate vegetables at dinner, or water instead of sugary drinks. Half a kilo a week is a good pace, a kilo is the upper end.
    - First look, then change. Write down for three days what you eat and drink, without judging. Nearly always one or two things stand out, and those are the ones to begin with.
    - (nutritionist) Three levers: protein at every meal, vegetables on half of the plate, no calories from drinks. Take the one you're furthest from and do it for fourteen days.
    - (fitness coach) Two weeks: walk twenty minutes a day, two short strength sessions, protein at breakfast. No counting yet. Then we look at the scale. Shall I make a week of it? -> plan
    - (triage) Before you start: with diabetes, medicines, pregnancy, or an eating disorder now or in the past, talk to your doctor first. Otherwise choose one meal and change that one.
    - (no goal) Begin with dinner, half a plate of vegetables, for two weeks. If you'd like a target, five percent of your weight is a good one. Would you rather start with food or with movement? => food or movement
    why: Large changes mostly last a few weeks, small ones can stay for years. A gap of 300 to 500 calories a day makes roughly half a kilo a week at the start, later less.
    how: Weigh yourself on three mornings and take the average. Choose one change for dinner. Keep it for fourteen days. Weigh on three mornings again, and then decide on the second change.
    short: One change at dinner for two weeks.

    == first step
    said: what .. (eat/have/cook/buy/do) .. (tonight/now/today/dinner then) | eat tonight | dinner tonight | smallest | one/1 (easy/small/quick/simple/single) .. | easy win | quick win | 1/one thing .. (swap/change/do/today/start) | in tesco | what do i buy | actual thing | do today | tell me what to .. | dinner in an hour | next meal | help me right now | smallest change | what next for lunch | had lunch .. now | step for today | step to take | my next meal | do now
    - Today, dinner: fill half of your plate with vegetables before anything else goes on it. Eat the rest as you usually do. That's all.
    - For today, drink water, tea or black coffee only. For many people that takes off 200 to 400 calories without a smaller plate.
    - (nutritionist) Add protein to the next meal: two eggs, a cup of yogurt, a can of tuna or a bowl of lentils. You'll be full for longer, and the evening gets easier.
    - (fitness coach) Walk ten minutes right after dinner today. Then write down tomorrow's breakfast and lunch in one line each.
    - (companion) Just eat one meal slowly today, sitting down, without a screen, and stop when you've had enough. See how that feels.
    how: Cook or open any vegetables you like, frozen ones are fine. Put them on half the plate first. Then add meat, fish, eggs or beans, then potatoes, rice or bread in what's left.
    short: Half a plate of vegetables at dinner today.

    == habit
    said: consisten* | automatic* | without thinking | not a diet | long term | for always | good for one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* .. weeks/days/then | then poof | every monday | normal .. diet/eat* | grow .. habit/switch | small daily | second nature | stay consistent | daily things | stick this time | lose the routine | routine .. (falls/weeks/lose/lost/away/keep) | (every/after) .. weeks i (stop/quit/lose/drop) | consistency | get automatic | automatic | become .. (habit/nature/normal) | form .. habit | sustain* .. habit | (part of my) life | after the first (month/week) | eating .. part of
    - Link it to meals, they happen anyway. Vegetables first on the plate at dinner, every day. After about two months you'll do it without noticing.
    - Keep what you want to eat closest. Fruit on the table, sweets in the top cupboard, a filled water bottle on the desk.
    - (nutritionist) Repeat meals. The same two breakfasts all week save you decisions, and people who eat with less variety at breakfast find it easier to keep to an amount.
    - (fitness coach) Chain it: dinner, plates away, shoes on, ten minutes out. Keep the same order every evening for the next four weeks, rain included.
    why: An action tied to a fixed moment needs less and less deciding. In studies of eating habits it took around two months, and single missed days made no difference.
    short: One fixed change at one meal, every day.

    == tracking
    said: measure | measurements | follow .. progress | progress .. (see/measure/follow/track/photo*) | progress photo* | happy scale | bmi or waist | scale .. trust | scale .. accurate | scale .. bluetooth | trust .. scale | bathroom scale | photos .. progress | how .. know .. working | body fat .. scale | graph | measurements or photos | measure .. (waist/hips/where/how) | measure (waist/hips/thighs) | how .. (see/tell/know) .. working | see if its working | log photos | best app | (hips/waist) .. (measure/measuring/tape) | how often measure | tape measure | keep track | weigh or measure | without obsessing | keep track .. | measure or | best way to (track/measure/check)
    - Weigh at the same time, in the morning after the toilet, and look only at the average of the week. If numbers spoil your mood, once a week or a tape measure does as well.
    - Take a second measure besides the scale: waist at the navel, every two weeks. Or trousers you know. They move at times when the scale doesn't.
    - (nutritionist) Keep a food diary for three to seven days every month or two. Longer isn't needed; it's for spotting portions that have grown.
    - (fitness coach) Scale for the trend, waist for fat, push-ups for muscle. If two of the three go the right way, you're on course.
    - (companion) If stepping on it makes the day worse, leave it in the cupboard. Trousers you know tell you the direction too, once a month.
    why: Water, salt, gut content and the cycle move the scale by one to two kilos from day to day. An average of seven days takes out most of that.
    how: Every morning after the toilet, before breakfast, same clothes. Note it and don't judge it. On Sunday add up and divide by seven. Compare Sundays.
    short: Same time each morning, weekly average only.

    == good news
    said: dropped one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* | shed one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* | gone one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* | minus one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* | one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* kg/kgs/kilo/kilos/lb/lbs/pound/pounds/stone/stones .. gone/down/off/lost/happy | first time .. (under/below/since) | (under/below) .. first time | jeans/trousers/belt/dress/skirt/coat/ring/button .. closed | jeans/trousers/belt/dress/skirt/coat/ring/button .. close | jeans/trousers/belt/dress/skirt/coat/ring/button .. notch | jeans/trousers/belt/dress/skirt/coat/ring/button .. loose | jeans/trousers/belt/dress/skirt/coat/ring/button .. zip* | jeans/trousers/belt/dress/skirt/coat/ring/button .. looser | jeans/trousers/belt/dress/skirt/coat/ring/button .. button* | jeans/trousers/belt/dress/skirt/coat/ring/button .. falling | jeans/trousers/belt/dress/skirt/coat/ring/button .. big | jeans/trousers/belt/dress/skirt/coat/ring/button .. bigger | notch | one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* .. (weeks/days) (no/without) .. | new low | off .. pill | doctor .. (pleased/happy/impressed/took/praised) | blood pressure .. (down/better/normal) | extension belt | no takeaway .. | so happy | size .. smaller/down | dropped .. size | hit .. (goal/target) | somebody noticed | finally (under/below/lost/out of) | trousers/jeans/pants .. falling | trousers/jeans/pants .. loose | trousers/jeans/pants .. closed | trousers/jeans/pants .. big | one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* kg/kgs/kilo/kilos/lb/lbs/pound/pounds/stone/stones gone | i lost one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* | lost .. (already/so far/happy/wow/omg) | hit my goal .. omg | clothes .. (fit/loose/big) | fit into | lost a stone | ive lost one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* | people .. (notice/noticing/noticed) .. starting | starting to notice | someone noticed
    - Well done, that's real. Think for a moment which habit did it, and keep that one whatever else changes.
    - Good to hear, and it's the result of quite ordinary days. Carry on the same way; you don't need to speed up.
    - (reached) You've reached it, congratulations. Now comes the quieter part: keep the habits, add a little more food, and hold this weight for three months. Want to know how? -> keeping it off
    - (ahead) Nice, you're ahead of plan. If it's been more than a kilo a week, eat a bit more, so that muscle and mood stay with you. Otherwise just go on.
    - (nutritionist) Lovely. The meals work, then, so leave them as they are. Check that you still get protein three times a day and aren't going hungry.
    - (fitness coach) Yes! That's your work showing. Same food and same walks this week, and two short strength sessions, so that it's fat you lose and the muscle stays.
    - (companion) I'm glad for you. I hope you can feel it in other things too, on the stairs or in the morning.
    short: Keep the habit that did it.

    == reward
    said: reward* | treat myself | treat .. (kilo/kg/target/goal/for) | new (dress/shoes/jeans/clothes/outfit/bag) | dress when | spa | euro/pound/dollar in .. jar | jar per | halfway (mark/point/there) | look forward to | looking forward | tickets | prize* | celebrat* | when i lose | dinner out for | hitting target | celebrat* .. (losing/lost/kg/kilos) | buy myself | something nice | treat .. (food/not food/isnt) | isnt food | non food | sticker chart | reward myself | without food
    - Choose something that isn't food and that you'd notice: a massage after four weeks of vegetables at dinner, a shirt that fits now, a day off somewhere nice.
    - Reward what you do, since the scale has its moods. A book for ten walks, for example, or a concert for twenty dinners at home.
    - (nutritionist) A food reward is fine if it's planned, eaten with others and not every day. A dinner at your favorite place once a month costs you nothing in the end.
    short: Reward actions, with something other than food.

    == best time
    said: dinner before .. one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* | dinner after .. one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* | (eat/eating) .. late .. (fat*/bad/gain*/weight) | late .. fattening | carbs at | when .. fruit | best time | time .. (eat/dinner/breakfast/exercise/train) | snack at | breakfast .. (big/small/king) | big breakfast | (morning/evening) or (morning/evening/night) | before or after | wait (til/till/until) | supper .. ten/late/10 | time of day | early dinner | early or late | meal timing | exercise .. (morning/fasted) | last meal | six small meals | is it bad to have dinner | dinner at two/three/four/five/six/seven/eight/nine/ten/0*/2*/3*/4*/5*/6*/7*/8*/9* | biggest meal | before breakfast | (work out/workout/exercise/walk) .. (before/morning/evening) | eat .. (biggest/after/before) .. meal | what time .. weigh | morning or evening | (workouts/exercise) .. (morning/evening/when)
    - For eating, keep it regular. Three meals at similar times, the last two or three hours before bed, keep hunger steadier for most people.
    - For weighing take the morning, after the toilet and before breakfast. For walking, after dinner has the best effect on appetite and blood sugar.
    - (nutritionist) Put more of the day's food before four in the afternoon if you can. Trials show slightly less hunger in the evening, and the snacks shrink by themselves.
    short: Regular meals, the larger part before evening.

    == how long
    said: how many months | how soon | when will .. see | when does .. thinner | when do .. notice | by august | slimmer by | timeline | enough time | when does the | first kilo .. days/how | (weeks/months) .. (size/result*/difference/kilo) | one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* kg/kgs/kilo/kilos/lb/lbs/pound/pounds/stone/stones .. how long | one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* kg/kgs/kilo/kilos/lb/lbs/pound/pounds/stone/stones .. when | visible | how many (months/weeks/years/days) .. (lose/kilos/kg/lose/require) | until .. (notice/see/visible/fits) | (see/notice) .. (difference/result*/change) | people notice | how soon .. clothes | realistic timeline | stalls last | clothes .. loose | clothes .. fit | (long/time) does it take | take to lose | is one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* (months/weeks) | one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* (months/weeks) enough | enough for one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9*
    - The first kilo often comes in the first week and is mostly water. After that half a kilo a week is good, so five kilos take about ten to twelve weeks.
    - Clothes feel looser after about four weeks, others see it after eight or so. The last part always goes slowest, because a lighter body needs less.
    - (nutritionist) Blood sugar and blood pressure react within weeks, often after the first three to five percent. So some of the benefit is there long before the final number.
    - (companion) It'll be slower than you'd like and quicker than it feels. Look for the other signs too, better sleep, easier stairs.
    why: Fat stores about 7,700 calories a kilo, so a gap of 500 a day makes about half a kilo a week. As you get lighter the same meals leave a smaller gap.
    how: Take your loss as a percentage. One percent in the first two weeks, about two a month after that, is a fine course. Look at it once a month, at the average.
    short: About half a kilo, a pound, a week.

    == setback
    said: (put/gained/piled) .. (back on/it back/all back) | regain* | back (above/over/to/at/up) .. one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* | lost one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* .. (regained/back/gained) | square one | reversed | back to (square/start/where) | one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* back on | surgery .. gain* | (op/operation/injury/ankle/knee/broken/covid/pregnancy) .. (gain*/+8/+*/kilos/weight/cant move) | cant move .. gain* | balloon | since (covid/lockdown/the baby/the accident/surgery/op) | progress .. (gone/reversed/lost/undone/evaporated) | one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* .. (back already) | large clothes | fat clothes | swearing never | gained it all back | gained .. (after/since) .. (surgery/covid/injury/baby/operation) | (covid/injury/illness/surgery/op/pregnancy) .. (put/gained/gain/kilos/kg/back/+8) | doing (great/well/so well) .. (then/until/got) | back at .. (start*/weight) | starting weight | put one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* .. on | one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* kilos on | lost one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* regained | back to my old weight | put one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* kg/kgs/kilo/kilos/lb/lbs/pound/pounds/stone/stones back | baby .. gained | whole lot .. back | back on again | menopause .. gained | gained one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* (after/since/during) | after the birth
    - That's frustrating. First see how much of it is water: weigh again over four days. What remains after that is usually small, and it goes the same way the rest went.
    - Gaining some back is part of nearly every story that ends well. Go back to the one habit that worked best, for two weeks, without adding anything else.
    - (companion) I'm sorry, I know how much was in this. You don't have to fix it today. Eat something good and sleep on it.
    - (fitness coach) Stop the slide first, lose later. Two weeks holding: three meals, a walk a day, no catching up. Then we go on.
    - (nutritionist) Look for what dropped away, breakfast with protein, the planning, or cooking on Sunday. Nearly always it's a single thing. Put that one back this week and leave the rest.
    how: Two weeks: three meals at fixed times, vegetables at dinner, ten minutes of walking, no weighing until day seven. Then compare weekly averages and go back to a small gap.
    short: Hold for two weeks with the best habit.

    == doubt use
    said: do diets .. | diets (work/dont work/even) | healthy at any | any size | 95% | gain .. so why | isnt it .. (genes/genetic*) | all genes | fat and (fit/healthy) | overweight .. healthy | (truly/really/actually/even) .. (improve*/work*/help*/matter*) | thin is better | thin/slim .. (better/healthier) | bloods .. fine | see .. (sense/point) | waste of time | evidence | aunt/uncle/grandmother/grandad .. (fat/round/barrel/ninety) | starving for | bad .. (being fat/overweight) | big diet | (losing weight/weight loss/slim) .. (worth/matter/point/sense/help/useful) | make .. difference .. health | actually work | sense in | work long term | does one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* kg/kgs/kilo/kilos/lb/lbs/pound/pounds/stone/stones .. | wedding .. why bother | bmi .. (science/real/nonsense) | real science | doctor says im fine | why lose weight
    - It's worth it even in small amounts. Five percent less lowers blood pressure, blood sugar and the strain on knees, for people who were clearly overweight.
    - Fair question, since many diets end where they began. The ones that last are slow, with habits you like and movement every day; about one in five people keeps a good part off for years.
    - (nutritionist) Better food and walking help your heart, blood sugar and sleep even if the scale doesn't move, so none of it is wasted effort.
    - (triage) It also depends on where you start. If your weight is in the normal range, the health gain from losing is small, and strength and sleep would bring you more.
    why: In the big diabetes prevention trials people who lost around six percent and walked 150 minutes a week more than halved their risk of diabetes.
    short: Yes: five percent already improves health.

    == tips
    - Fill half your plate with vegetables before anything else.
    - Have 25 to 30 grams of protein at every meal, eggs or yogurt at breakfast.
    - Drink water, tea or black coffee instead of sugary drinks.
    - Walk ten minutes straight after dinner.
    - Serve from the stove, and leave the pot there.
    - Compare weekly averages, never two single days.
    - Go to bed half an hour earlier; short nights make you hungrier.
    - Do two short strength sessions a week, so that you keep muscle.

    == next week
    - Every breakfast: protein, such as eggs, yogurt or cottage cheese.
    - Every dinner: half the plate vegetables, ten minutes' walk after.
    - Tue, Fri: fifteen minutes of squats, push-ups and rows.
    - Sat: shopping for three quick dinners; one free meal of your choice.
    - Sun: cook a big pot for Monday and Tuesday.
    - Drinks: water, tea, coffee without sugar.

    # The domain's own topics

    == scale went up
    said: scale/scales .. up/more/higher/jumped/gained/not moving | gained .. kg/kilo/kilos/lb/lbs/pound/overnight/weight/since | heavier .. today/yesterday/morning/than | weight .. up/fluctuat*/jump*/went/swing* | fluctuat* | water weight | put on .. kg/kilo/lb/lbs/pounds | 1/2/3 .. pounds/kg/kilos/lbs .. overnight | before .. period .. weight/heavier | period .. weight/scale/water | time of the month | kg/kilos/lbs/pounds up since | up 1* | one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* .. up (since/overnight/today/this) | gained .. (nothing/overnight/since/week/how/ate nothing) | ate nothing .. gained | heavier | weight (rose/spiked/jump*/climb*/shot) | number* .. (climb*/rise*/rising/going up/up/jump*) | (since yesterday) | salt*/salty/ramen/sushi/chinese/soy .. boom | salt*/salty/ramen/sushi/chinese/soy .. kilo* | salt*/salty/ramen/sushi/chinese/soy .. kg | salt*/salty/ramen/sushi/chinese/soy .. scale | salt*/salty/ramen/sushi/chinese/soy .. last night | ovulat* | pms .. scale | jump* about | (morning/today) .. one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* kg/kgs/kilo/kilos/lb/lbs/pound/pounds/stone/stones more | kg/kgs/kilo/kilos/lb/lbs/pound/pounds/stone/stones more | water or fat | fat or water | weighed .. (night/morning) | scales lied | scales lie | scale .. lie* | scale .. lying | scale .. lied | scale .. number | water retention | did every* .. (right/perfect*) | started gym | why (am/have) i .. (heavier/gained/up) | overnight | higher today | gained one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* .. (yesterday/overnight/today) | since yesterday | scale says +* | +1/+2/+3/+4 | says one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* more | heavier .. (ate/little/less/why) | ate so little | after sushi | after salt | after pizza | period week | why .. heavier | one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* kg/kgs/kilo/kilos/lb/lbs/pound/pounds/stone/stones in one (night/day) | in one night | scale .. (up/increase*) .. (clean/week/why) | ate clean | (gain/gained) .. one night | clean all week | water gain | ^ up again | (gain/gained) .. (after/overnight) .. (meal/night/dinner/weekend/one)
    - Most likely water. Salt, carbs, hard training, the cycle or a late dinner move the scale by one to two kilos within a day. Look again at the weekly average on Sunday.
    - To gain one kilo of fat overnight you'd have to eat about 7,700 calories more than you need. So that's not what you're seeing. Carry on, and weigh in three days.
    - (nutritionist) Each gram of stored carbs holds about three grams of water, and salt holds some too. A pizza evening shows for two or three days and then goes by itself.
    - (companion) Seeing that number can spoil a morning, I know. It says nothing about how you've been doing. Put the scale away for a few days and carry on with your usual meals.
    - (fitness coach) If you've trained hard, that's part of it. Sore muscles hold water for two or three days. Same food, same plan, look again on Thursday.
    - (again) If the weekly average has been rising for three weeks, it's real. Then look at portions, drinks and weekends, in that order, and change one of them.
    why: The scale shows fat, muscle, water and what's in the gut together. Only the first matters here, and it changes by less than 100 grams a day.
    how: Weigh on seven mornings and take the average. Compare it with the average of the week before. Differences under half a kilo mean nothing yet.
    short: Mostly water; look at the weekly average.

    == hunger
    said: hunger | always .. eat* | stomach .. growl*/rumbl*/empty | never full | not full | dont feel full | still hungry | full longer | filling food/foods/meals | what fills | hunger/ravenous/rumbl*/growling | appetite .. (big/huge/too/always/control/suppress*) | never (full/satisfied/enough) | (so/feel/feeling/stomach) empty | tummy rumbles | big volume | volume (foods/eating) | low cal .. (foods/snack*/volume/filling) | satiat* | satisf* | fills me | full (longer/up/feeling) | real hunger | could eat .. again | second one straight | always hungry | never feel full | so empty | growling | peckish | stomach .. (growling/rumbling/empty/noise*) | (keep/keeps) me full | staying full | hungry all | never satisfied | tummy .. (empty/satisfied/rumbl*) | hungry .. (hour/hours/after) | hungry two | soon after eating | hungry (before/at/all/again/still/in)
    - Being hungry before a meal is fine, being hungry all day isn't. Add protein and fiber: eggs, beans, fish, yogurt, potatoes, vegetables. If it doesn't get better in a week, you're eating too little.
    - If it comes between meals, have a planned snack of about 150 calories with protein, yogurt and fruit for example. And check your sleep; short nights make anyone hungry.
    - (nutritionist) Most filling per calorie are boiled potatoes, beans, fish, eggs, oats, soup and fruit you have to chew. Put one of them into every meal and eat it slowly, twenty minutes at least.
    - (companion) Hunger is your body asking for something, and you may answer. Eat, sit down for it, and see whether it's quiet afterwards.
    - (triage) There are two kinds: the stomach kind builds slowly and any food will do; the head kind comes suddenly and wants one thing. Is it mostly the sudden kind? -> cravings
    why: Protein, fiber and volume stretch the stomach and release hormones of fullness, while liquid and soft sugary things pass without it. Fullness takes about twenty minutes to be felt.
    how: Breakfast: three eggs or a bowl of yogurt with oats. Lunch: beans or chicken with salad and bread. Four o'clock: yogurt. Dinner: fish, potatoes and half a plate of vegetables.
    short: Protein and fiber in every meal, and enough of it.

    == how many calories
    said: calories .. should/daily/eat/lose/budget | tdee | bmr | macro* | calorie intake | maintenance calories | 1500/1800/2000 calories | how much .. should i eat | starvation mode | 1500/1800 .. | calories .. lose | calories .. should | calories .. maintain* | calories .. woman | calories .. man | how much .. calorie* | calorie* .. need | calorie* .. target | calorie* .. budget | daily intake | intake | maintenance .. (calorie*/for/kg) | desk job | energy .. need | how much should i eat | two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* kcal | my maintenance | whats my maintenance | maintenance .. (find/calculate/how) | how many should i eat | kcal .. enough | kcal .. day | calorie .. (lose/need) | how many cal | in a deficit | at 1100/1000/900/1200 | deficit .. (big/size/should/how) | eating enough | calories .. burn .. day
    - A gap of 300 to 500 calories a day is right for most adults, which means roughly 1,500 to 2,000 for many. Under 1,200 only with a doctor, you'd lose muscle and get too few nutrients.
    - If you don't like counting, a smaller plate works too: half vegetables, a quarter protein, a quarter rice, bread or potatoes, at each main meal. That often makes 300 less by itself.
    - (nutritionist) Rough sum: weight in kilos times 30 is what a fairly active adult needs in a day. Take off 300 to 500, eat that for three weeks, then adjust by what the scale does.
    - (fitness coach) Don't go too low, it costs you muscle. A gap of 400, 1.6 grams of protein per kilo, and lifting twice a week.
    - (companion) You don't have to live by a number. Regular meals, enough to be satisfied, a little less of what you eat out of habit: that also gets you there.
    why: Metabolism slows a little when you eat less, by perhaps five to ten percent, so starvation mode is much overrated. Hunger and tiredness are what make very low intakes fail.
    how: For three days note what you eat. Take the average, subtract 300. Cut first from drinks, oil and snacks, last from protein and vegetables. Check the scale's average in three weeks.
    short: 300 to 500 calories less than you need.

    == how fast
    said: how fast .. lose/losing/weight | how quick* .. lose | lose .. quick*/asap/weeks | fastest way | quick* .. lose/weight | kilos/lbs .. week/month/weeks | safe/healthy .. pace/rate/speed | too slow* | crash diet | before .. wedding/summer/holiday/vacation | wedding .. lose/look/in/june/may/july/august | one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* kg/kgs/kilo/kilos/lb/lbs/pound/pounds/stone/stones before .. | one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* kg/kgs/kilo/kilos/lb/lbs/pound/pounds/stone/stones asap .. | how quick | rate of loss | rate .. (healthy/safe/loss) | asap | speed .. up | speed it | hair .. (fall*/loss/thinning) | quick* .. (drop/lose/shed/slim) | drop .. quick* | drop .. fast | drop .. asap | drop .. before | drop .. week | drop .. stone | lose .. quick* | lose .. asap | lose .. before | lose .. stone | shed .. quick* | shed .. fast | shed .. asap | shed .. before | shed .. week | shed .. stone | by new year | rapid* | a week .. healthy | a week .. ok | a week .. realistic | a week .. normal | overnight results | before (my/the) (wedding/holiday/summer) | one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* kg/kgs/kilo/kilos/lb/lbs/pound/pounds/stone/stones in .. week | one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* kg/kgs/kilo/kilos/lb/lbs/pound/pounds/stone/stones in .. weeks | one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* kg/kgs/kilo/kilos/lb/lbs/pound/pounds/stone/stones in .. days | one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* kg/kgs/kilo/kilos/lb/lbs/pound/pounds/stone/stones within .. month | one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* kg/kgs/kilo/kilos/lb/lbs/pound/pounds/stone/stones within .. week | one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* kg/kgs/kilo/kilos/lb/lbs/pound/pounds/stone/stones within .. weeks | one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* kg/kgs/kilo/kilos/lb/lbs/pound/pounds/stone/stones within .. days | can i lose two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/6*/7*/8*/9* | (safe/healthy) (way/speed/rate) | fast as possible | one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* kg/kgs/kilo/kilos/lb/lbs/pound/pounds/stone/stones a month | kilo a week | pound a week | kg (asap/fast/quickly) | too quickly | wedding .. enough time | one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* weeks .. (drop/lose/shed) | how much can i drop | in three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* weeks | (losing/lose) one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* .. (week/month/days) | one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* kg/kgs/kilo/kilos/lb/lbs/pound/pounds/stone/stones in a week | drop .. (weeks/week)
    - Half a kilo a week is a good pace, one kilo or one percent of your weight is the upper limit. Faster costs muscle and usually comes back.
    - Slow feels unfair, and it pays off. At half a kilo a week you can still eat with others, train and sleep well, and that's why it lasts.
    - (nutritionist) One pound a week needs a gap of about 500 calories a day. If there's an event coming, less salt, alcohol and fizzy drinks in the last week make you look less bloated, quite harmlessly.
    - (fitness coach) Crash weeks cost you muscle and then come back. Plan four months at half a kilo a week, and lift twice a week, so that it's fat that goes.
    - (triage) If there's a date, work back from it: half a kilo a week is what can be had. If that's not enough, move the number or the date. Shall I work it out? -> numbers
    short: Half a kilo a week, one at most.

    == counting calories
    said: count* .. points/macros | track* .. calories/everything/meals | food diary/log | weigh* .. food | hate counting/tracking | without counting | myfitnesspal | calorie app* | kitchen scale | log* .. food/meals | log/logging .. (everything/lunch/food/meals/all/onion) | have to log | have to weigh | have to scan | weighing (rice/food/pasta/everything/chicken/oats) | labels .. (accurate/accuracy/trust/right) | points | cals | eyeballing | myfitnesspal/mfp/lifesum/yazio/cronometer/loseit/nutracheck/fatsecret | barcode* | restaurant .. (app/count/log/calories) | kitchen scale* | tracking calories | tracking meals | log .. (forgot/how/wife) | app .. food | app .. meals | weigh my food | weigh .. (food/everything/pasta/portions) | log .. (bite/every) | every bite | mfp | count .. (or what/wife/cooks/everything) | how i count | keep up with logging | tracking everything | cant stand counting | stand counting | track forever | tracking forever | have to track | forever .. (count*/track*/log*)
    - It works, and it isn't necessary. Counting for a week or two teaches you your portions; after that the plate does: half vegetables, a quarter protein, a quarter starch.
    - If counting makes you tense or you think of food all day, stop it. Regular meals from a plate and a walk a day get you there too, a bit slower.
    - (nutritionist) Weigh only what's dense: oil, nuts, cheese, pasta, cereal. A spoonful too much of those is 100 calories; with cucumbers it doesn't matter.
    - (companion) Leave the numbers out if they spoil your meals. You can notice how full you are instead, before, halfway and after.
    - (fitness coach) Count one thing: protein. If that reaches 25 to 30 grams three times a day, the rest tends to fall into place.
    why: People who write down what they eat lose about twice as much in studies, mainly because they notice. A few days a month keep most of that effect.
    how: Seven days: note everything right after eating, with amounts in spoons and palms. At the end mark the three biggest surprises. Change one of them and stop noting.
    short: A week of counting teaches; then use the plate.

    == which diet
    said: paleo/atkins/carnivore/noom/whole30 | mediterranean | dash diet | weight watchers | slimming world | which/what/best diet | diet .. best/works/better/plan | vegan .. lose/weight | carbs .. bad/evil/cut/avoid/fattening | cut .. carbs | gluten free | is/are rice/pasta/carbs/bananas .. bad/ok/okay/fattening | paleo/atkins/carnivore/noom/whole30/goddess | meal replacement* | for (over/women/men/people) .. one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* | no flour .. | diet .. (any good/legit/work/good/healthy/safe) | glucose | goddess | sugar free .. flour | weight watchers/ww | slimming (world/club) | plan .. best | follows something different | dash | vegan | legit | best diet | or low | carnivore | diets are | which diet | what do you think of (slimming/keto/weight/noom) | low carb better | is low carb | better than counting
    - They all work about equally well over a year, so take the one you can keep. If you have no preference, go Mediterranean: vegetables, beans, fish, olive oil, whole grains. It's the best tested for the heart.
    - Carbs aren't the problem. White bread, sweets and soft drinks are easy to overeat; oats, potatoes and beans fill you up. Low carb works because it takes away the first kind.
    - (nutritionist) Keto brings a fast first week, mostly water, and after a year hardly any difference. If you like it, keep vegetables and fish in; with diabetes tablets or insulin ask your doctor first.
    - (fitness coach) Pick by your training: if you run or lift hard, you'll want carbs around sessions. Protein and vegetables are the same in every good diet.
    - (triage) Ask how you'd eat at your birthday, at your mother's, on a trip. If a diet has no place there, it won't last. Are restaurants and parties your problem? -> eating out
    why: Trials comparing low fat and low carb found practically the same loss after twelve months, and large differences between people within each group. Keeping to it predicted success.
    short: The one you can keep; Mediterranean if unsure.

    == fasting
    said: intermittent fast* | fast .. lose/weight/hours | 16 8 | 5 2 | omad | eating window | breakfast .. skip/important/without | one meal a day | autophagy | fast/fasts/fasted/fasting .. (hours/day/days/water/intermittent/safe/break*/16/18/women) | one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* hours .. (eat*/without/food) | (16 8/18 6/20 4/14 10) | 16:8/18:6/20:4/5:2/14:10 | low days | breaks (it/my fast/a fast) | break .. fast | black coffee | ramadan | hour one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* | refrain from eating | skip* meals | (havent had/never had/no) breakfast | water fast | intermittent | skip meals | breaks my | coffee with milk | can women | during the fast | fasting window | eat only between | not eating until | while fasting | can i fast | drink while | one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* hour (fast/fasting) | one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* hours better | hours better than
    - An eating window of eight to ten hours helps some people to eat less, and that's how it works; there's no extra magic in it. If it makes you overeat at night, drop it.
    - Breakfast isn't compulsory. If you're not hungry until eleven, fine. If leaving it out leads to snacking later, have something with protein in the morning.
    - (nutritionist) Ten hours, say nine to seven, is an easy start: it cuts out the late snacks and leaves three meals. Not for anyone pregnant, under 18, with insulin, or with an eating disorder in their past.
    - (fitness coach) Fine with training, if protein adds up. Put the hard session inside your window and eat within two hours after it.
    - (triage) Medicines for diabetes, pregnancy, or a history of eating disorders mean no fasting without your doctor. For everyone else it's a matter of taste.
    why: In trials fasting windows do about as well as ordinary calorie cutting. The ones who like it find fewer decisions easier.
    how: Move breakfast to nine and finish dinner by seven, for two weeks. Three meals, none smaller than usual. If evenings get harder or you feel dizzy, go back to your old times.
    short: A matter of taste; ten hours is an easy start.

    == emotional eating
    said: emotional* eat* | comfort eat* | comfort food | eat* .. feelings/sad/upset/lonely/bored/anxious/angry/stressed/emotions | stress eat* | when .. sad/upset/stressed/lonely .. eat* | eat .. because/when .. stressed/sad/bored/lonely/upset | food .. comfort/comforts | sad/lonely/cry*/cried/upset/angry/hurt/heartbr*/fight/argument/row/anxious/nervous/depress*/numb/empty .. eat/eats/eating/ate/eaten | eat/eats/eating/ate/eaten .. sad/lonely/upset/angry/cry*/feelings/emotion*/nervous/comfort/anxious/numb/hurt/fight | sad/lonely/cry*/upset/angry/nervous/fight/argument/row/bored/numb .. fridge/food/chocolate*/choc/choccy/biscuit*/cookie*/cake/cakes/candy/sweets/toffee*/crisps/chips/nutella/haribo/doughnut*/donut*/pastr*/icecream/pudding/puddings/dessert*/muffin*/croissant*/brownie*/oreo*/pringles/doritos/toblerone/gummies/cupcake*/popcorn/pistachio*/peanut*/nachos/custard/loaf/toast/cereal/bread/cheese | (sad/lonely/cry/upset) .. ice cream | numb .. (toast/food/myself) | turn to food | hug* .. (cereal/food/fridge) | comfort* | feelings | emotional* | without chocolate | cope .. (food/chocolate/without) | eat .. (without stop/dont know why/automatically) | isnt hunger | not hunger | not (really/actually/even) hungry | after (talking/calling/arguing) .. mother/mum/him/her | soothe* | ends in the fridge | fill .. (void/hole/emptiness) | argument .. (ate/finished/cheesecake/eat*/food) | only comfort | food is my | comfort | when im (sad/upset/lonely/bored/anxious/angry) | (eat/ate/eating) because | after a (fight/row/bad day/breakup) | break up | bad mood | cheer myself up | eat my feelings | feel lonely .. | lonely .. (order/eat/food) | whenever i .. (sad/lonely/upset/feel) | order food .. (lonely/sad) | bad news | straight into the (biscuits/chocolate/fridge)
    - That's human; food comforts for a moment. Next time put ten minutes and one kind thing before it, a shower, a call, some air. If you eat anyway, do it sitting down and without blame.
    - Note for a week when it happens and what came just before. Usually it's two or three situations, and one of them can be changed.
    - (companion) Something in you wants comfort, and that deserves an answer. Sometimes it's somebody to talk to, sometimes an hour of being left in peace. Try to give yourself that tonight.
    - (nutritionist) Make sure it isn't plain hunger. With a real lunch and a snack at four, half of the evening urges disappear for many people.
    - (triage) Now and then is normal. If it's large amounts, in secret or with a feeling of losing control, please talk to your doctor; it's common and treatable.
    why: Sugar and fat damp stress signals for a short while, so the brain learns the link. It fades when something else follows the same feeling often enough.
    how: Write three things on a card for the fridge: someone to call, something warm, something to do with your hands. When the urge comes, choose one and do it for ten minutes first.
    short: Ten minutes and one kind thing first.

    == evening snacking
    said: late night .. snack*/eat*/food | night .. snack*/eat*/food/fridge/hungry | snack* .. night/evening/tv/bed/dinner/late | midnight snack* | eat* .. late/night/evening/bed/before bed | after dinner .. snack*/eat*/sweet* | in front of .. tv | eat after 6/7/8 | midnight/11pm/10pm/9pm/3am/2am/night/nights/bed/bedtime/evening/evenings .. crisps/chips/fridge/cereal/snack*/cheese/nibbl*/pick*/chocolate/biscuit*/yogurt/yoghurt/toast/sweets/icecream/pistachios/nuts/popcorn/raid* | crisps/chips/fridge/cereal/snack*/cheese/nibbl*/pick*/chocolate/biscuit*/yogurt/toast/sweets/icecream/nuts/raid*/sweet .. midnight/11pm/10pm/9pm/3am/night/bed/bedtime/evening/evenings/tv/telly/sofa/couch/dinner/supper/netflix | telly/tv/television/netflix/sofa/couch/serial/series .. eat*/snack*/crisps/chips/toffee*/chocolate/nuts/munch*/sweets | nibbl* | picking at | fridge raid* | raid* .. fridge | wake* up .. eat* | eat* in the night | sleep eat* | kitchen (closed/is closed/closes) | sweet after dinner | after supper .. | supper is over | late night | eat .. 8pm | eat .. 9pm | eat .. 10pm | eat .. 11pm | eat .. midnight | eat .. bed | eating .. 9pm | eating .. 10pm | eating .. 11pm | eating .. midnight | eating .. bed | (every/at) night .. (fridge/eat/snack/crisps/raid) | (film/movie/tv/series) .. popcorn/crisps/snack*/eat* | peckish at | always peckish | nights .. snack* | all day then .. (crisps/chocolate/snack*) .. bed | biscuits .. tv | snack .. (evening/night) | in front of the (telly/tv/television) | front of .. (tv/telly) | late night eating | night eating
    - Very common, and mostly habit plus a small dinner. Make dinner bigger in protein and vegetables, then have a tea, brush your teeth and turn the kitchen light off. The first five evenings are the hardest.
    - Eating after eight doesn't make you fat by itself; the amount does. If you like something in front of the screen, put one portion in a bowl and leave the bag in the kitchen.
    - (nutritionist) Plan 150 calories for it: a yogurt with berries, an apple with cheese, three squares of chocolate. What's planned stays small, what's forbidden tends to grow.
    - (fitness coach) Break the pattern with your feet: ten minutes' walk after dinner, then sit in a different seat. Sounds silly, works surprisingly well.
    - (companion) Evenings are when the day catches up with you. Perhaps it's rest you want. Try going to bed when the urge comes, three times this week.
    why: The place, the screen and the hour become the signal for eating. Change one of them and the urge weakens within two to three weeks.
    short: A bigger dinner, tea, teeth, kitchen light off.

    == eating out
    said: restaurant* | dining out | holidays .. food/eat* | wedding .. eat*/food | fast food | business dinner* | invited .. dinner | out for .. dinner/lunch/pizza/meal/drinks | go/going out .. eat*/dinner/lunch | restaurant*/steakhouse/tapas/greek/italian/indian | order .. sushi | what .. (order/pick) | wedding* .. handle | wedding* .. food | wedding* .. eat* | wedding* .. buffet | burger king | clients .. (out/lunch*/dinner*) | work lunch* | business lunch* | work dinner | work party | bread basket | christmas (dinner/party/food) | family (dinner/dinners/meal/gathering*) | invited* | dinner party | friends .. dinner | social* .. eat* | thai/indian/chinese/italian/mexican/greek/burger/sushi/noodle/steak .. place | were going .. place | were going .. tonight | were going .. restaurant | dinner reservation | christmas party | at a (steakhouse/restaurant/buffet/pub/wedding) | go out to eat | we go out | lightest .. (menu/thing/at/dish)
    - Enjoy it, one meal doesn't matter. If it's every week, choose two of these: a starter of salad or soup, water with the wine, sharing the dessert.
    - Look at the menu beforehand and decide while you're not hungry. Something grilled with vegetables, sauce on the side, and stop when you've had enough, even if it's good.
    - (nutritionist) Restaurant plates have 800 to 1,200 calories as a rule, drinks not counted. Eat half of the starch, all of the vegetables and protein. Don't arrive starving, have a yogurt at five.
    - (companion) Being with people you like is worth more than a perfect evening. Eat what you fancy, slowly, and go back to normal tomorrow.
    - (fitness coach) Walk there or walk home, whichever you can. On the plate protein and vegetables first, and have one drink fewer than everybody else.
    why: Restaurant food has more fat, salt and volume than home food, and company makes us eat about a third more. One decision made beforehand takes care of most of it.
    how: Before: a snack at five. There: water first, a main with vegetables, dessert shared or none. At buffets go round once to look, then take one plate and sit far from it.
    short: Protein and vegetables first, one extra only.

    == alcohol and weight
    said: alcohol/drinks/cocktail* .. weight/calories/fat/lose/diet | weight/calories/diet .. alcohol/beer/drinking | beer belly | wine .. dinner/night | calories .. beer/drink* | soda .. weight | sugary drinks | liquid calories | diet soda | soft drinks | can i drink .. beer/wine/alcohol/soda | sugar free soda/drinks | whisky/prosecco | dry january | g&t | gin and tonic | (red/white) .. bottle/bottles/glass | bottles of | drinking .. (kebab/eat*/pizza/then/after/calories/weight) | coke/cola/pepsi/soda/juice/latte/lattes/lemonade/smoothie*/frappe*/frappuccino* .. habit | coke/cola/pepsi/soda/juice/latte/lattes/lemonade/smoothie*/frappe*/frappuccino* .. cans | coke/cola/pepsi/soda/juice/latte/lattes/lemonade/smoothie*/frappe*/frappuccino* .. day | coke/cola/pepsi/soda/juice/latte/lattes/lemonade/smoothie*/frappe*/frappuccino* .. fattening | coke/cola/pepsi/soda/juice/latte/lattes/lemonade/smoothie*/frappe*/frappuccino* .. matter | lowest cal drink | cal drink | one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* cans | drinks .. (calories/cal/cals/weight/fattening) | cals in .. pint | give up (beer/wine/alcohol) | beer gut/belly | how many calories in .. beer | how many calories in .. pint | how many calories in .. gin | how many calories in .. g&t | how many calories in .. cocktail | how many cals in .. wine | how many cals in .. beer | how many cals in .. pint | how many cals in .. gin | how many cals in .. g&t | how many cals in .. cocktail | how many cals in .. glass | juice counts | better than beer | glasses of wine | beer for my diet | one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* glasses .. wine | quitting beer/wine/alcohol | quit (beer/wine/drinking) | (can/have/drink) .. (wine/beer/alcohol)
    - Drinks count, and they don't fill. A glass of wine has about 130 calories, a large beer 200, a soda 150 to 200, and juice isn't far behind. Cutting them is the easiest gap there is.
    - With alcohol it's also what comes after it, the chips at eleven. Two or three more dry evenings a week show on the scale within a month.
    - (nutritionist) Go by this order: sugary drinks first, then juice, then alcohol. Diet sodas are acceptable as a bridge; water with lemon is where you want to end up.
    - (fitness coach) Set drinking days: Friday and Saturday, two each. The rest of the week sparkling water. You'll notice it in your sleep by Wednesday.
    why: Liquid calories hardly lower hunger at the next meal, so they come on top. Alcohol loosens resolve as well.
    how: For two weeks water, tea or coffee with meals, alcohol on Friday and Saturday only, two glasses. Note how you sleep and compare the average weight of both weeks.
    short: Sugary drinks first, then fewer drinking days.

    == belly fat
    said: belly fat | stomach fat | flat stomach | visceral | love handles | muffin top | spot reduce | waist .. smaller/measure/size/inches/cm | apple shape* | lose .. belly/waist/tummy | double chin | gut/tyre/abdominal/ab/chin/visceral | sit ups | spare (tyre/tire) | waist one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* | burn it | burn belly | vinegar .. burn | six months along | in front .. pregnant | look .. pregnant | spot reduc* | toning | six pack | fat .. (arms/face/neck/back/bum/thighs) | thighs .. shrink | get rid of .. (gut/belly/tummy/fat) | flatten | big gut | beer gut | (shrink/reduce/lose) .. (thighs/waist/belly/hips/arms/face) | (exercise*/exercises) .. (stomach/belly/tummy/abs) | stress belly | target my | belly .. (away/go/flat)
    - You can't choose where it goes first, but belly fat is among the quicker ones to go when weight falls. Food, walking, sleep and less alcohol all work on it.
    - Waist is a good measure. Keep it under half of your height, at the navel, breathing out. For most people's health that says more than the BMI.
    - (fitness coach) Crunches won't do it. Brisk walking on five days, two full-body strength sessions, and the waist goes down even in weeks when the scale doesn't.
    - (nutritionist) Fewer sugary drinks and less alcohol, more fiber from beans, oats and vegetables, 30 grams a day. Those are the food changes best linked to a smaller waist.
    - (companion) Bodies keep fat where genes and hormones tell them to. You did nothing wrong, and you can buy clothes that fit you now.
    why: Fat around the organs reacts well to movement and less alcohol, even when weight hardly changes. It's also the fat most closely linked to diabetes and heart disease.
    how: Walk briskly for thirty minutes on five days. Two strength sessions. No sugary drinks, alcohol on two days at most. Measure at the navel every two weeks, in the morning.
    short: No spot burning; walk, lift, less alcohol, more fiber.

    == medicines and metabolism
    said: diet/weight .. pill/pills/injection*/jab/shot/shots | pcos | slimming tea* | bariatric | antidepressant* .. weight | metformin/cortisone/injection* | contraceptive* | garcinia | slimming tea | laxative* | berberine | birth control | medication .. (gain/weight) | on (steroids/cortisone/insulin/antidepressants/sertraline) | cortisone .. swell | slow thyroid | cortisol level | insulin resist* | metabolism .. slow | metabolism .. age | metabolism .. boost | hrt | started (hrt/the pill/meds/medication) | broken metabolism
    - GLP-1 medicines work well for many, and they're a decision for you and your doctor, with side effects and cost weighed up. Protein, strength and regular meals matter even more with them.
    - Metabolism differs less between people than it seems, and it stays fairly stable from 20 to 60. What changes is muscle and movement, and those you can influence.
    - (nutritionist) Detox teas, fat burners and cider vinegar do nothing worth paying for, and some are harmful. The money is better spent on fish and berries.
    - (triage) If weight rises without a reason, with tiredness, cold, missed periods or a new medicine, have your doctor check thyroid and tablets first. Never stop a medicine on your own.
    - (companion) Some bodies have it harder, with PCOS, in menopause or on certain tablets. That's real, and you didn't cause it. It means smaller steps and more patience, and your doctor can often help.
    why: Large measurements show energy use per kilo of lean mass hardly changing between 20 and 60. Thyroid disease explains a few kilos at most, and it's easily tested.
    short: Ask your doctor; skip detoxes and burners.

    == food or movement
    said: exercise or diet | diet or exercise | food or exercise/movement/sport | exercise .. lose weight/enough/without diet* | without exercis* | without dieting | can i lose .. exercis*/gym/walking | work* out .. not losing | train* .. not losing | more important .. diet/exercise/food | what exercise .. lose/weight | best exercise | do i need .. exercise/gym/work | (gym/sport/exercise/cardio/walk/walking/running/run/weights/training/movement/moving/lifting) .. (or/and/vs) .. (diet/food/eat/eating/kitchen/calories) | (diet/food/eat/eating/kitchen/carbs) .. (or/and/vs) .. (gym/sport/exercise/cardio/walk/walking/running/run/weights/training/moving/movement) | exercise it off | without .. sport | without .. sports | without .. exercise | without .. exercising | without .. gym | without .. cardio | without .. workout* | hate .. sport | hate .. sports | hate .. exercise | hate .. exercising | hate .. gym | hate .. cardio | hate .. workout* | cant .. exercise | 80% .. | 80 20 | diet alone | kitchen .. (80%/abs/made) | bad knees | train .. (same/lot/weight/but) | exercise/gym/bike/cardio/training .. (but/weight/lose/losing/same/scale/need/enough/burn*) | cardio | run more | eat less .. (move/exercise) | alone sufficient | strength training .. (lose/fat/weight) | steps .. lose | steps .. weight | steps .. enough | steps .. day | exercise bike | outrun | two/three/four/five/six/seven/eight/nine/ten/0*/2*/3*/4*/6*/7*/8*/9* steps | lift* weights | without the gym | without .. (gym/exercise/sport/working out) | (run/train/walk/swim/lift/cycle/gym) .. times .. (lose/same/weight) | times a week and dont | dont lose | but not losing | is walking enough | walk or | gym or | walking enough | have to exercise | exercise at all | need to exercise | do i need to (exercise/train/run) | enough to lose | does (swimming/walking/running/yoga/cycling/pilates) help | swimming/pilates/yoga/zumba/cycling .. weight | (need/should/do) .. cardio
    - Food does most of the losing, movement most of the keeping. So change the plate first, and walk half an hour on most days so that it stays off.
    - It's hard to outrun a plate: half an hour's walk is about 150 calories, a muffin 400. But movement protects muscle, sleep and mood, which makes eating well easier.
    - (fitness coach) Two strength sessions and daily walks. Lifting decides whether you lose fat or muscle; steps widen the gap without making you ravenous.
    - (nutritionist) About four fifths from food. Don't eat back the calories your watch shows, it's often a third too high. A yogurt after training is enough.
    why: A gap of 400 calories is two snacks less on the plate but an hour's brisk walk on foot, and exercise raises appetite a little. It pays off later, by keeping muscle and weight.
    short: Food to lose, movement to keep it off.

    == too strict
    said: cheat day/meal | treat day | miss .. chocolate/pizza/bread/food/sweets/eating | deprived | give up .. bread/sugar/pizza/everything | never .. eat .. again | all or nothing | off limits | diet break | tired/sick of diet* | fed up .. diet* | banned/prohibit*/permit*/deprived/depriv*/punish* | is chocolate*/choc/choccy/biscuit*/cookie*/cake/cakes/candy/sweets/toffee*/crisps/chips/nutella/haribo/doughnut*/donut*/pastr*/icecream/pudding/puddings/dessert*/muffin*/croissant*/brownie*/oreo*/pringles/doritos/toblerone/gummies/cupcake*/popcorn/pistachio*/peanut*/nachos/custard ok | is .. allowed | (never/cant/no) .. (again/ever) .. pizza/pizzas/burger*/kebab*/fries/takeaway*/takeout*/mcdonalds/mcd/mcds/mcdonald/kfc/nuggets/pasta/curry/noodles/dominos/subway/chinese | never .. pizza/bread/chocolate/cake again | never eat* .. again | fun food | 80 20 | 20% | no fun | want my .. (back) | sunday roast | roast | enjoy .. nothing | nothing i enjoy | misery | punished | so strict | can i still eat .. | can i ever have .. | can i ever eat .. | still have (chocolate/pizza/bread/wine/cake) | miss .. (bread/pizza/chocolate/cheese/pasta) | cheat day | treat is ok | how much treat | banned | prohibit* | so many (forbidden/banned) | eat normally | eat cake | banned (sugar/bread/sweets) | ive banned | making me crazy | is it ok to eat (cake/pizza/chocolate/bread/sweets) | ok to have | obsess* .. forbidden | once in a while | now and then | from time to time | cheat (day/days/meal/meals)
    - Then loosen it. A plan with 80 percent sensible and 20 percent of what you love lasts; one without any pleasure ends in a big evening. Put one favorite into this week.
    - Skip the idea of cheat days, they turn food into sin. One enjoyed meal a week, and something small a day, are part of the plan and need no name.
    - (nutritionist) Plan 10 to 15 percent of your calories as free, 150 to 200 a day. Chocolate, wine, bread and butter, your choice, on a plate.
    - (companion) You sound worn out by rules. Take a week off losing, eat regularly and well, hold your weight, and see how it feels to be ordinary about food.
    - (fitness coach) Two weeks' break at maintenance, training goes on. You'll lift better and sleep better, and you'll start the next eight weeks rested.
    why: Strictly forbidden foods get more attractive, and one bite then feels like failure. People with flexible rules keep their weight better than those with rigid ones.
    short: One favorite food in the plan each week.

    == keeping it off
    said: maintenance | yo yo | yoyo | put .. back on | comes back | after .. reach* .. goal/weight | stay .. weight | reached .. goal weight | maintain*/maintenance/maintaining/yoyo/regain*/rebound | (reached/hit/at) .. (goal/target) .. (now what/next/what) | reached .. goal | (come/comes/coming/come) .. back | all come back | preserve | long term | one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* back already | stop counting | coming off | come off (wegovy/ozempic/mounjaro) | off (wegovy/ozempic/mounjaro) | after the diet | after dieting | after my diet | wont stay | range or | reverse diet* | normal person eats | im there | goal weight | hold my weight | gained .. back | creeping back | stop it .. (back) | goal weight .. next | scared of (regaining/gaining) | regain | not yoyo | how .. yoyo | stay at this weight | stay .. (slim/here) | people maintain | afraid .. gain again | gain again | gaining again | afraid (ill/i will) gain | stay slim | after i lose | at my goal | im at my goal | goal .. now | keep .. off | keep the weight
    - Now the aim is a range, two kilos up and down around the new weight. Add 100 calories a day every week or two until it holds, and keep the walks.
    - People who keep it off share a few habits: they move about an hour a day, mostly walking, weigh themselves regularly, eat breakfast, and react when it's two kilos up.
    - (nutritionist) Put the extra in as real food, more potatoes, oats, olive oil and fruit at meals. Keep the protein where it is. Check the weekly average for three months.
    - (fitness coach) Now build. Three strength sessions a week, a bit more food, the same steps. More muscle also gives you some room at the table.
    - (companion) It's a strange moment when the chasing stops. Give yourself some months to get used to this body, and keep one thing you enjoyed on the way.
    why: A smaller body needs less, and hunger stays raised for about a year after losing. Daily movement and early reaction to small gains are the best predictors of success.
    how: Keep weighing once a week. If it's two kilos over, go back for two weeks to what worked: vegetables at dinner, no sugary drinks, ten minutes more walking. Then relax again.
    short: A two-kilo range, daily walking, react early.

    == gaining weight
    said: want/need .. gain | underweight | too skinny | bulk* up | put on weight .. want/healthy | how .. gain .. kg/kilos/lbs/pounds/weight | cant gain | hardgainer | weight gainer | eat more .. gain | underweight/ectomorph*/bulk*/gainer*/mass .. | put on one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* | how .. put on | eat loads .. (thin/stay) | stay thin | always thin | cant (gain/put on) | high calorie | calorie dense | no appetite | losing weight .. (cant afford/dont want/without trying/scared/illness) | lost .. (after surgery/need it back/illness/hospital) | need it back | chicken legs | eat a burger | one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* kilos .. (cold/lucky) | how lucky | weight gain .. (healthy/shake*) | stick insect | too little weight | bulk | cant put on | no matter what | need .. weight gain | put weight on | healthy way to gain | eat more to gain | skinny (guys/guy/girl/people) | put on muscle | want to gain | gain one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* kg/kgs/kilo/kilos/lb/lbs/pound/pounds/stone/stones | build (muscle/mass) | feed me | rake/beanpole/twig
    - Eat more often and denser: three meals, two snacks, with nuts, cheese, olive oil, dried fruit and milk added. About 300 to 500 calories more a day bring a quarter to half a kilo a week.
    - Drink some of it. A shake of milk, oats, banana and peanut butter has about 600 calories and goes down when you're not hungry.
    - (nutritionist) Enrich what you eat already: oil over vegetables, milk powder in porridge, nut butter on toast, whole milk yogurt. No bigger plate, 400 calories more.
    - (fitness coach) Lift three times a week, so that it becomes muscle. Big movements, protein four times a day, 250 to 350 calories more. Weigh weekly.
    - (triage) If you've lost weight without trying, have no appetite, or eating frightens you, see a doctor before anything else. If you've always been thin, start with a daily shake.
    how: Breakfast porridge with milk, nuts and banana. A shake at eleven. Lunch with oil and cheese. Yogurt with granola at four. Dinner with seconds. Three strength sessions. Weigh on Sundays.
    short: Three meals, two snacks, denser food, and lift.

    == body image
    said: hate .. body/look/looks/myself/mirror | body image | feel fat | im fat | so fat | ugly | look* .. mirror | disgust* .. body/myself/look | ashamed .. body/weight/look | fat shame* | people .. stare/comment* .. weight/body | clothes dont fit | nothing fits | photo/photos .. look/fat/hate | hate .. (see/body/myself/look/mirror/me) | mirror* | reflection | disgust*/ugly/hideous/gross/repuls*/saggy/flabby/jiggl*/wobbl*/huge/massive/invisible/naked/swimsuit/bikini/swimwear/sleeves/stretchmark* | stretch marks | shame of | embarrass* .. (body/fat/pool/beach/undress/clothes) | (fat/body) sham* | fat and .. | feel (fat/huge/ugly/disgusting/enormous/gross) | called .. fat | naked | undress* | at the (pool/beach) | changing room* | fitting room | clothes .. (fit/hide/baggy/nothing) | baggy | body (image/confidence/positiv*/hate) | fat shaming | see myself | how i look | to the beach | ashamed of my | self conscious | look pregnant | cover up | loose skin .. (cry/hate/ugly) | take photos of me | feel so ugly | nothing .. fits | hide my | look awful | look terrible | clothes .. cry
    - I'm sorry you feel that way about yourself, it hurts. You don't have to like your body to treat it well, and you don't have to wait for a number to live.
    - Many people feel this, at every weight. Wear something that fits you now, be careful with mirrors and feeds that leave you worse, and talk to someone who's kind.
    - (companion) That's a hard way to see yourself. You're talking about somebody who deserves better. If it's there most days, tell a friend or your doctor about it; you don't have to sort it out alone.
    - (triage) If those thoughts take up much of the day, or keep you from eating or going out, please tell your doctor. They hear it often and there's help.
    - (fitness coach) Let's measure something else for a while, what it can do. Stairs, push-ups, an hour's walk. That changes how a body feels from the inside.
    short: Treat it well now; talk to someone kind.

    == weighing
    said: how often .. weigh | weigh* .. daily/every day/often/weekly/morning/when/week | best time .. weigh | obsess* .. scale/weight/weighing | afraid .. scale/weigh* | avoid* .. scale | scale .. broken/accurate/different | body fat .. percent*/measure/scale | smart scale | ideal/normal weight | how much should i weigh | step on | hop on | daily or weekly | weekly or daily | daily .. weekly | naked | before or after a (poo/wee/shower/breakfast) | poo | threw it out | throw .. away | (fridays/mondays/sundays) only | scale .. day | scale .. obsess* | scale .. anxi* | number .. mood | number .. day | number .. obsess* | number .. anxi* | bathroom tiles | tiles | home scale | something else each time | different each time | real me | morning mood | weigh every day | every day .. scale | scared of the scale | scale .. scared | scale .. afraid | scale .. hate | what time .. weigh | (get/step/stand) on .. scale | throw away .. scale* | throw away my scales | (weight/number) changes .. (hour/day) | every hour | which one counts | weigh (once/twice/at) | without clothes
    - Daily with an average, or once a week at the same hour; both work. What doesn't is looking at one number and letting it decide about the day.
    - If you dread it, leave the scale for a month. Trousers, waist and energy tell you the direction as well.
    - (nutritionist) BMI is a rough guide; waist to height is better. Under half of your height is the aim. Body fat scales are off by several percent, so only their trend means anything.
    - (fitness coach) If you've begun lifting, muscle and water hide fat loss for weeks. Measure your waist and take a photo every four weeks.
    - (companion) You may skip it whenever it's bad for you. Put the scale in a cupboard for a month and notice your sleep, the stairs and your clothes instead.
    why: Day to day the scale moves by a kilo or two for reasons that have nothing to do with fat. People who weigh often lose slightly more, as long as they don't suffer from it.
    short: Same hour, averages only, or use a tape.

    == sleep and weight
    said: sleep* .. weight/hungry/hunger/fat/eat* | weight .. sleep* | shift work* | jet lag .. eat* | up late .. eat* | insomnia .. weight | sleep*/insomnia/snor*/apnea/apnoea/cpap/newborn/nights/rota/shifts/shift/nightshift*/melatonin/awake .. (weight/fat/obes*/gain*/lose/losing/hungry/hunger/eat*/carbs/kilos/kg/crave/cravings/diet*) | (weight/fat/obes*/gain*/lose/losing/hungry/hunger/eat*/carbs/kilos/kg/crave/craving) .. sleep*/insomnia/snor*/apnea/apnoea/cpap/nightshift* | apnea/apnoea/cpap | insomnia | bad night .. (pastry/eat*/hungry/sugar/carbs/crave) | (nurse/work/working) .. nights | nightshift* | one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* (hrs/hours) .. night | hours .. night | rota | tired hungry | slept .. (hungry/eat*/crave) | one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* hours sleep | hours .. sleep .. hungry | (hungry/hunger/eat) .. hours sleep | bad sleep | sleep .. fat | work nights | tired and hungry | no sleep .. (biscuits/eat/kg/kilos) | sleeping more | sleep .. (lose/sugar/crave/weight) | i sleep two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* | sleep one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* hours | less sleep | more sleep | shift work
    - Sleep matters here. People who sleep under six hours eat 200 to 300 calories more the next day, mostly as snacks. Going to bed half an hour earlier is a good place to start.
    - With night shifts keep two proper meals, one before and one after sleep, and something light in the small hours, soup or yogurt. The same times on every shift matter most.
    - (nutritionist) On short nights plan the next day: protein at breakfast, a snack at four, no hungry shopping. That appetite comes from hormones, so feed it early.
    - (fitness coach) Seven hours first, workout second. If you have to choose at six in the morning after five hours of sleep, stay in bed.
    why: Too little sleep raises ghrelin, the hunger hormone, and the pull of sweet and fatty food. In diet trials short sleepers lost more muscle and less fat.
    how: Set an alarm for going to bed, half an hour earlier than usual, for a week. Last coffee at noon, dinner two or three hours before. On bad nights start the day with eggs or yogurt.
    short: Seven hours; half an hour earlier tonight.

    == portions
    said: how much .. plate | plate .. size/full/empty/clean | smaller plate* | second helping* | clean* .. plate | overeat* | eat too much/fast | eat* fast | eat* slow* | mindful eat* | serving*/ladle/plate/fist/palm | eat .. quick | eat .. quickly | eat .. too much | eat .. slowly | eat .. slow | ate .. fast | ate .. quick | ate .. quickly | ate .. too much | ate .. slowly | ate .. slow | eating .. fast | eating .. quick | eating .. quickly | eating .. too much | eating .. slowly | eating .. slow | done in .. minutes | minutes flat | how much (pasta/rice/meat/bread/cheese/nuts/oil) | finish everything | raised to finish | clean .. plate | when to stop | pot .. empty | half for later | too much (in/on) | how much is one | know when .. full | when .. full | leaving (food/a potato) | should a portion | eat too (quickly/fast/much) | too quickly | go back for | hungry or full | 20 minutes .. full | big plates | normal plate | plate of | on my plate | never leave food | leave food | clean my plate | deficit portion | counts as a portion | (size/big) .. portion/portions | what .. portion $
    - Serve on the plate at the stove and leave the pot there. Half vegetables, a palm of protein, a fist of starch, a thumb of fat. Wait ten minutes before seconds.
    - Eat slower than you're used to: fork down between bites, twenty minutes a meal. Fullness arrives late, and fast eaters miss it.
    - (nutritionist) Your hand is scale enough: palm for protein, fist for rice or pasta, two cupped hands for vegetables, thumb for oil or nuts. Hungry or large people take somewhat more.
    - (companion) You don't have to finish everything. Leave the last bites if you've had enough; they're half of tomorrow's lunch.
    why: People eat more from larger plates and packs without noticing, some ten to thirty percent. Fullness needs about twenty minutes to arrive, so speed matters as well.
    short: Half vegetables, palm, fist, thumb; wait before seconds.

    # Questions about one thing

    == does muscle weigh more than fat
    said: muscle* .. (weigh/weighs/heavier/denser) | (gained/gaining/up/it be/is it) .. muscle* | (gym/lifting/exercise/running/creatine) .. (heavier/gained/scale/gain) | (scale/heavier/gained) .. (gym/lifting/exercise/creatine)
    - A pound is a pound, but muscle is denser and takes less room, so you can look slimmer at the same weight. It comes slowly, though: a jump within days is water, from new training or from creatine.
    - Yes in a way: the same volume weighs about 15 percent more. Over months training can hide a kilo or two of fat lost. Measure your waist once every two weeks, it tells you more.

    == calories in foods
    label: calories in a food
    said: how many calories (in/does/are in/is) | calories in | calories (does/has/have) | (high/low) in calories | how fattening
    - Roughly: an egg 75, a banana 100, a slice of bread 90, an avocado 250, a fist of cooked rice 180, a handful of nuts 180, a spoon of oil 120, a slice of pizza 280, a croissant 270.
    - As a rule of thumb: vegetables 20 to 40 for a handful, fruit 60 to 100 a piece, starch 150 to 200 a fist, meat or fish 150 to 250 a palm, and anything oily or baked more than it looks.

    == calories in drinks
    said: calories .. (wine/beer/latte/juice/coffee/cappuccino/smoothie/cola/coke/cocktail*/drink/drinks/gin/vodka) | (wine/beer/cocktail*/latte/juice/smoothie) .. (calories/fattening/weight/worse)
    - A glass of wine has about 130 calories, half a liter of beer 210, a gin and tonic 150, a large latte 200, a glass of juice 110, a can of cola 140. None of it fills you up.
    - More than people think: two glasses of wine or one big milk coffee are a small meal. Switching one a day to water, tea or black coffee saves around a thousand calories a week.

    == do carbs make you fat
    label: do carbs make me fat
    said: carb/carbs/carbohydrate* .. (fat/fattening/bad/gain/cut/evening/night/enemy) | (cut/quit/avoid/stop/no/without) .. (carb/carbs/bread/pasta/rice/potatoes) | (bread/pasta/rice/potatoes/starch) .. (bad/fattening/ok/dinner/evil/gain/allowed) | (eat/ok/bad) .. (bread/pasta/rice/potatoes) | (is/are) (rice/bread/pasta/potatoes) .. (bad/ok/fattening/good) | (grams/g) of (pasta/rice/bread)
    - No, carbs don't make you fat by themselves; eating more than you use does. Bread, pasta and rice are fine, at dinner too. A fist of them beside vegetables and protein is a good portion.
    - Not as such. In trials of equal calories low-carb and low-fat diets lose the same fat. Whole grain, beans and potatoes fill longest; white bread and pastries are easy to overeat.

    == eating late
    label: is eating late bad
    said: (eat/eating/dinner/food/meal) .. (after 6/after 7/after 8/after 8pm/after 6pm/after 7pm/after 9/late/at night/before bed/at 10/10pm) | late (dinner/eating/meal) | (no food/stop eating/nothing) .. (after/past) | (night/late) .. make .. fat
    - Not in itself: what counts is the day's total. Late eating is often extra eating, though, and sleep is better with dinner two to three hours before bed. If hunger comes late, have a bigger dinner.
    - The clock matters little, the snacks do. Pick a time when the kitchen closes that fits your evening, eight or ten, and keep something small planned in case.

    == cleanses and detox
    label: do cleanses and detox drinks work
    said: cleanse/cleanses/cleansing | detox* | celery juice | (apple cider/cider) vinegar | acv | vinegar | lemon water | (juice/soup/cabbage/master) (fast/diet) | (flush/flushes) .. (fat/toxins)
    - No. Liver and kidneys clear the body by themselves, and juices, teas, lemon or vinegar add nothing; the fast pounds are water and empty gut and come back. Keep a normal lunch with protein and your money.
    - It doesn't hold up. Vinegar changes weight by almost nothing and is rough on teeth, and days of only juice cost muscle. If something promises ten pounds in ten days, it's selling water.
    - (nutritionist) Nothing to it. You'd live on 500 to 800 calories without protein, lose water, then eat it back. A vegetable soup before dinner gives you the useful part.

    == fat burners and green tea
    label: do fat burners work
    said: fat burner* | fat burning (pills/food/foods/tea) | (green tea/cinnamon/chili/ginger/caffeine/coffee/spicy) .. (fat/burn*/metabolism/weight/lose) | (slimming/diet) (pills/tea/tablets) | boost* .. metabolism | carnitine
    - No, not noticeably. Green tea, chili and caffeine burn perhaps 20 to 80 calories more a day, and pills sold as fat burners do little, some of them harm heart or liver. Spend it on good food.
    - Hardly. What raises the daily burn for real is moving more and keeping muscle. If a pill isn't prescribed by a doctor, leave it on the shelf.

    == injections and prescribed medicines
    label: weight loss injections
    said: ozempic | wegovy | mounjaro | saxenda | semaglutide | tirzepatide | glp* | (jab/jabs/injection/injections/skinny jab)
    - They work: about 10 to 20 percent of body weight within a year or so, for as long as they're taken. Nausea is common. They need a doctor's prescription and checks, never an online seller without one.
    - A question for your doctor, mainly with a high BMI or illness from weight. Protein and strength training still matter with them, since part of what goes is muscle.

    == loose skin
    label: will I get loose skin
    said: (loose/saggy/sagging/extra/hanging) .. skin | skin .. (loose/sag*/hang*/tighten)
    - With ten or twenty pounds usually not; beyond about fifty often some, depending on age and skin. Slow loss, strength training and not smoking help. Creams don't, and skin goes on tightening for a year or two.
    - Some people do after a large loss. Muscle underneath fills part of it. If folds stay and bother you once weight is stable, a doctor can tell you about surgery.

    == bmi and healthy weight
    label: BMI and healthy weight
    said: bmi | healthy weight | ideal weight | (what/how much) should i weigh | (am i) .. (overweight/obese/too fat) | normal weight | how much should i weigh | should i weigh at
    - BMI is a rough guide: 18.5 to 25 is the healthy range for most adults, a bit lower for people of Asian descent, and it misjudges very muscular people. Waist under half your height is a good second check.
    - For a height of 5'6" or 168 cm that's about 52 to 70 kg, 115 to 155 pounds. Losing five percent already helps blood pressure and sugar, so the range isn't the only useful aim.

    == stress and weight
    said: (stress/stressed/cortisol) .. (gain*/weight/fat/belly/pounds) | (gain*/weight/fat) .. (stress/cortisol)
    - It can, mostly through more snacks, less sleep and less movement; the hormone itself does little. Protect sleep and one fixed meal first, and have something for bad moments that isn't food, a ten-minute walk for example.
    - Indirectly. Under stress people reach for sweet and fat food and move less. A planned snack at four prevents more than willpower at nine.

    == period and weight
    label: weight around my period
    said: (period/periods/pms/cycle/menstruat*/ovulat*) .. (weight/gain*/scale/heavier/bloat*/up/cravings/kg/pounds) | (weight/gain*/scale/bloat*/cravings) .. (period/pms/cycle)
    - Yes, for a few days: one to three kilos of water are normal in the days before and go within the first days of bleeding. Compare with the same day of last month and ignore that week's number.
    - It's water, with some extra appetite of 100 to 300 calories a day. Plan a bit more food then, with protein, and weigh again on day five.

    == menopause
    label: weight in menopause
    said: menopaus* | perimenopaus* | hot flashes/flushes | (over/after/past) (40/50/forty/fifty) .. (weight/harder/metabolism/lose)
    - It is harder then: sleep gets worse, muscle shrinks, and fat moves to the belly. What works is the same, with more weight on strength training twice a week and protein at each meal. Bad flushes are worth a doctor's visit.
    - You aren't imagining it. Women gain about half a kilo a year in those years, mostly from less muscle and movement. Two strength sessions a week help more than eating less and less.

    == medicines that add weight
    label: weight gain from medicines
    said: (antidepressant*/ssri*/lithium/steroid*/cortisone/insulin/beta blocker*/the pill/medicine/medicines/medication/meds/tablets/pills/birth control) .. (gain*/weight/heavier/fat/hungry) | (gain*/weight) .. (antidepressant*/medicine/medicines/medication/steroid*/pill/pills/birth control)
    - That happens with some, such as certain antidepressants, steroids and insulin. Never stop by yourself; ask the doctor whether there's an alternative with less effect on weight. Until then, protein and a daily walk hold it best.
    - It's real and it isn't your fault. Note your weight and when you began the medicine, and take both to the doctor. The birth control pill on average adds little or nothing.

    == after quitting smoking
    label: weight after quitting smoking
    said: quit* .. smok* | quit* .. cigarette* | quit* .. nicotine | quit* .. vaping | stop* .. smok* | stop* .. cigarette* | stop* .. nicotine | stop* .. vaping | gave up .. smok* | gave up .. cigarette* | gave up .. nicotine | gave up .. vaping | given up .. smok* | given up .. cigarette* | given up .. nicotine | given up .. vaping | smok* .. (gain*/weight/fat)
    - Four to five kilos in the first year are average, and stopping is still by far the best thing for your health. Hold the weight for now; lose it once you've been smoke-free for half a year.
    - That's the usual price, and it levels off. Keep gum, carrots and nuts in small packs ready for the hands, and walk ten minutes after meals.

    == thyroid and metabolism
    label: is my metabolism slow
    said: metabolism .. (slow/broken/damaged/ruined/why/my) | (slow/broken/damaged/ruined/my) .. metabolism | thyroid | hormone/hormones/hormonal | pcos | insulin resist* | starvation mode
    - Most likely not broken: people of the same size differ by about 200 calories a day, and it falls a little as you get lighter. Very tired, cold, losing hair or periods off? Then have your thyroid tested.
    - Thyroid trouble explains a few kilos, rarely more, and a blood test settles it. Otherwise it's usually portions creeping up and moving less, both of which a week of honest notes would show.

    == sweeteners and diet drinks
    label: diet drinks and sweeteners
    said: (diet/zero/light) (coke/cola/soda/pepsi/drink/drinks) | coke zero | sweetener* | stevia | sucralose
    - Fine for losing weight: in trials people who swap sugary drinks for diet ones lose a bit. They don't make you gain. Water is the better habit, so try to keep it to a can or two a day.
    - They save calories and don't cause gain by themselves. If they make you crave sweets, thin them out over two weeks.

    == fruit and weight
    label: is fruit too sugary
    said: fruit/fruits .. (sugar/sugary/fat/fattening/diet/much/bad/many/ok) | (banana/bananas/grapes/mango/dates) .. (fat/fattening/ok/bad/sugar*/diet) | (sugar/sugary/fat) .. fruit
    - No, whole fruit is fine: two or three pieces a day fill well for 60 to 100 calories each, and people who eat more of it weigh less. Juice and dried fruit are the ones to keep small.
    - Eat it. Nobody gets heavy on apples and bananas. Swap it for sweets rather than adding it on top, and have it with yogurt if you're soon hungry again.

    == nobody notices
    said: (nobody/no one/noone/not one/none) .. (notice*/noticed/said/comment*/see/sees/sees it) | (notice/noticed) .. (lost/weight)
    - That stings when you've worked for it. People see changes late, often after seven or eight kilos, and many don't dare to comment. Your waist and your clothes know it already.
    - It's still there, whether or not it's mentioned. Take a photo today and compare it with an old one; that's the eye others don't have.

    == comments about my body
    said: (people/they/everyone/mom/aunt/friends/coworker/colleague*) .. (look ill/look sick/too thin/too skinny/look tired/stop losing/commented/comment) | (look/looking) (ill/sick/gaunt) | (say/says/said/told) .. (too thin/skinny/fat/ill) | comment* .. (body/weight)
    - Comments like that can hurt, even when they're meant kindly. A short answer is enough: thanks, I'm fine, and I'd rather not talk about my body. If several people worry, let a doctor check that your weight and pace are healthy.
    - You don't owe anyone an explanation. Still, if you're near the bottom of the healthy range or often cold and tired, hold the weight and have it looked at.

    == clothes looser, scale the same
    label: looser clothes, same scale
    said: (clothes/jeans/trousers/pants/belt/dress/shirt/ring) .. (looser/loose/fit/fits/better/baggy/big) | (inches/cm/waist) .. (not/but/lost/down) | (looser/baggy) .. (clothes/jeans/pants/trousers)
    - That's real progress: fat takes more room than muscle, and water hides it on the scale. Waist and clothes are the better judge for a few weeks. Measure at the navel every second Sunday.
    - Good sign, and not rare when you've started moving more. The scale usually follows two to four weeks later.

    == clothes too tight
    label: my clothes don't fit anymore
    said: (clothes/jeans/trousers/pants/dress/suit/skirt/shirt) .. (dont fit/doesnt fit/too tight/tight/tighter/too small/button/zip/close) | (cant/outgrown) .. (button/zip/fit into)
    - That's a rotten feeling in the morning. Get one pair that's comfortable now; you can't think well with a waistband digging in. Then one change for two weeks, half the plate vegetables at dinner for example.
    - Annoying, and it's only cloth. Keep the old pair as a measure, try it on once a month, and dress the body you have today.

    == low fat or low carb
    said: low fat | low carb | keto/ketogenic | atkins | (fat/carb) or (carb/carbs/fat) | (keto/low carb) .. (good/work/lose/losing/weight/better/ok/safe)
    - Neither wins: over a year low-fat, low-carb and keto lose about the same, five to seven kilos on average. Keto is quicker at first because water goes. Take the one whose food you'd like to eat next winter.
    - Keto works as long as you keep it, and most don't beyond half a year. If you love bread, don't choose it. With diabetes medicine talk to your doctor before cutting carbs.

    == skipping breakfast
    label: should I skip breakfast
    said: (skip*/no/without/necessary/need/important/drop) .. breakfast | breakfast .. (necessary/important/skip*/lose/need/or not) | not hungry .. morning
    - You can, it makes no difference to weight on average. If you aren't hungry before eleven, skip it and have a proper lunch. If skipping makes you raid the kitchen at four, eat one with protein.
    - Neither way is better. Try two weeks with eggs or yogurt in the morning and look at your evenings; those decide it.

    == skipping a meal
    label: leaving out one meal
    said: (skip/skipping/skipped/miss/missing/without/drop/leave out) .. (dinner/lunch/supper/meal/a meal) | no (dinner/lunch/supper) .. (tonight/today/ok/okay/bad) | not hungry .. (dinner/lunch/supper/tonight) | (dinner/lunch/supper) .. (not hungry/skip*)
    - You can if you really aren't hungry; one meal less or later makes no difference. If it's meant to speed things up, it mostly comes back as a raid on the kitchen at ten, so have something small with protein instead.
    - Once is fine, as a habit it backfires for most. A bowl of yogurt, an egg on toast or soup counts as a meal and keeps the evening quiet.
    - (nutritionist) It's fine now and then. Keep the protein, twenty grams or so, because that's what you'd miss: yogurt with nuts, two eggs, a piece of cheese.
    - (fitness coach) Yes, on a rest day and without hunger. After training, have at least a glass of milk and a banana; your muscles can't do much with nothing.
    why: The body evens out single meals within a day or two. What tells is the week.
    short: Once is fine; something small with protein is better.

    == water before meals
    label: does drinking water help
    said: water .. (lose/weight/meals/meal/fat/full/burn*/calories/help*) | (drink/drinking) .. water .. (lose/weight/help) | (before/with) meals
    - A little: half a liter before meals made people in trials lose about a kilo or two more in three months. The bigger effect comes from drinking it instead of juice, soda or beer.
    - It helps some to eat less, mostly older adults. Put a big glass on the table before dinner for two weeks and see whether your plate gets smaller.

    == what a calorie deficit is
    label: what a calorie deficit is
    said: deficit
    - A deficit is eating less energy than you use. About 300 to 500 calories a day makes a quarter to half a kilo a week, a pace that lasts. More costs muscle and mood.
    - It's the gap between what goes in and what you burn, and every diet works through it. Get half from smaller starch portions and drinks, half from a 40-minute walk.

    == eating too little
    label: am I eating too little
    said: eat* .. (too little/not enough/too few) | (1000/1100/1200/1300/900/800) .. (calories/enough/low/little/day) | is .. calories .. (enough/low/ok/too)
    - 1,200 is too little for most adults. Below about 1,500 for men and 1,200 for women it needs a doctor's eye; tiredness, cold, dizziness and binges are signs. Add 300 calories, mostly protein, and see how two weeks go.
    - You can, and it backfires: less movement, lost muscle, and hunger that breaks through at night. For most a daily gap of 300 to 500 calories is enough.

    == calories on my watch
    label: can I trust calories burned
    said: calories .. (watch/fitbit/garmin/apple/treadmill/burned/machine) | (watch/fitbit/garmin/machine) .. (calories/burn*) | eat* back | trust .. calories
    - No, watches are off by 20 to 90 percent for calories, mostly too high. Use them to compare your days. Don't eat those calories back, or at most half after a really long effort.
    - Heart rate and steps yes, calories no. If weight holds over three weeks, you eat what you burn, whatever the watch says.

    == body fat scales
    label: are body fat scales accurate
    said: body fat (scale/scales/percent*/monitor/reading) | (scale/scales) .. (accurate/wrong/broken/different/fat/trust/cheap/battery) | (accurate/trust/wrong/broken/different) .. (scale/scales) | % fat
    - For weight they're good to about half a kilo; for body fat they can be off by five points or more and change with water. Use one scale, one spot on a hard floor, and look at the trend.
    - The fat number is a guess. Two scales differ, so stay with one. If it jumps around, new batteries and a flat floor mend most of them; meanwhile a tape measure will do.

    == eating slowly
    label: does eating slowly help
    said: (eat/eating/chew/chewing/bolt/gobble/inhale) .. (slow/slowly/slower/fast/quick/quickly/speed) | (slow/slowly/fast) .. (eat/eating/chew*) | (plate/meal/lunch/dinner) .. (5/five/ten) minutes
    - Yes, somewhat: fullness takes about fifteen to twenty minutes, and slow eaters take in up to ten percent less. Put the fork down between bites and stretch dinner to twenty minutes, sitting, without a screen.
    - It helps people who eat fast. Start with a salad or soup, or set the pace by the slowest one at the table.

    == should I stop weighing
    label: should I stop weighing myself
    said: (stop/quit/without/hide/throw/ditch) .. (weighing/scale/scales/weigh) | (scale/weighing) .. (ruins/ruin/mood/stress*/obsess*/scared) | scared .. scale | (times/often) a day .. weigh* | weigh* .. times a day
    - If the number decides your mood, yes, take a break of four weeks. Use your waist, clothes and three habits as measures instead. If checking or food thoughts fill the day, that's worth talking over with a doctor.
    - You can do without it. Weighing helps some to keep the course; for others once a week with a friend's eye, or not at all, is healthier.

    == losing a lot in a month
    label: how much in a month
    said: (lose/lost/losing/drop/dropped) .. (in a month/per month/a month/in two weeks/in 2 weeks/in a week/by christmas/fast/quickly/overnight) | (pounds/lbs/kg) a (week/month) .. (safe/ok/too/healthy/realistic) | (how much) .. month | lost (10/15/20/30) | quick/fast weight loss
    - Two to four kilos, four to eight pounds, is a safe and realistic month for most; half a kilo to one a week. What people lose beyond that is mostly water and muscle and tends to return.
    - Up to one percent of your weight a week is safe. The first week often shows more, because water goes. Stories of twenty pounds leave out how it went on.

    == night shifts and food
    label: eating on night shifts
    said: (night shift/night shifts/shift/shifts/nights) .. (eat/food/weight/fat/meal/hungry/snack) | (eat/food/snack) .. (3am/4am/2am/night shift/nights/shift) | shift work*
    - Eat your main meal before the shift, something small with protein around one, and a light bite before sleep. Between midnight and five the body handles food worst, so avoid the big meal there.
    - Shifts do make it harder. Bring your own: yogurt, eggs, soup, fruit. The vending machine at four is where most of the extra comes from.

    == snack ideas
    label: what can I snack on
    said: what .. snack | snack/snacks .. (ideas/on/under/low/good/healthy) | (good/healthy/low/crunchy/filling) .. (snack/snacks/calorie snack) | something (crunchy/sweet/salty)
    - Try strained yogurt with berries, an apple with a thumb of cheese, a boiled egg, carrots with hummus, or three cups of plain popcorn. All are 100 to 180 calories, and protein or fiber keeps you full.
    - Salty: popcorn, pickles, cucumber with cottage cheese. Sweet: frozen grapes, yogurt with cinnamon. Put it on a plate, the bag decides too much.

    == one birthday or party
    label: one party or birthday
    said: (birthday/wedding/party/christening/barbecue/bbq/anniversary/buffet) .. (evening/cake/next week/week/saturday/sunday/ate/food/one/only/tomorrow/tonight) | (one/only) .. (evening/party/birthday/night) | (cake) .. (party/birthday/office/work)
    - One evening changes nothing in fat; what the scale shows for two or three days is salt, water and a fuller stomach. Enjoy it, have a normal breakfast the next day, and look at the number at the end of the week.
    - Celebrate, really. Eat normally during the day, have what you love most there, and go on the morning after as if nothing happened, because nothing much did.

    == without counting calories
    label: losing weight without counting
    said: (dont want/hate/hated/sick of/refuse/not going/without/do i have/never/done) .. (count/counting/track/tracking/log/logging) | (count/counting/track/tracking) .. (hate/hated/necessary/need to/have to/every minute/years) | any way without
    - Fine, you don't have to; most people do better with a few fixed habits. Half the plate vegetables, a palm of protein, a fist of starch, one plate, drinks without sugar. Try it for three weeks and watch the trend.
    - Then leave it. Regular meals, protein at each, and sweets after a meal instead of between do most of what counting does.

    == protein while losing weight
    label: how much protein
    said: how much protein | protein .. (diet*/lose/losing/weight/shake/shakes/enough/need/high/full) | (high/more/need/enough) .. protein
    - About 1.2 to 1.6 grams per kilo of body weight a day, so 85 to 110 grams at 70 kg. It keeps you full and protects muscle. That's a palm-sized portion at each of three meals plus a yogurt; shakes are optional.
    - More than usual helps while you're losing: 25 to 30 grams a meal, from eggs, yogurt, fish, chicken, tofu or beans. Breakfast is where most people fall short. With kidney disease ask your doctor.

    == the last few pounds
    label: the last few pounds
    said: last (2/3/4/5/6/few/couple/two/three/five/ten/10) .. (pounds/lbs/kg/kilos) | last (few/bit)
    - They go slower, a quarter of a kilo a week, because a lighter body needs less. Take one thing: weigh portions of oil, cheese and nuts for two weeks, or add twenty minutes of walking a day. Or call it done; health hardly notices the last five.
    - Ask first whether you need them. If you do, two weeks at maintenance, then a small gap of 200 to 300 calories, works better than cutting harder.

    == men, women and losing weight
    label: why others lose faster
    said: (husband/boyfriend/men/man/brother/friend) .. (faster/easier/quicker/eats everything/thin) | (harder/slower) .. (women/woman/female) | women .. (harder/slower)
    - Men and taller, heavier people use more energy, so the same meals make them lose faster, above all in the first months. In percent of body weight the difference is small. Compare with your own last month.
    - It's size and muscle, not discipline. Cook the same dinner, with a smaller starch portion on your plate.

    == sauna and sweating
    label: does sweating help
    said: sauna
    - Only water, back with the next glass. Sweat isn't fat. Sauna is pleasant and good for relaxing; weigh yourself before it or the next day.
    - No. Half a kilo less after an hour of sweating is half a liter of water, so drink it again.

    == is this food allowed
    label: can I eat this
    said: (can i/am i allowed/allowed/do i have to give up/give up/still) .. (pizza/chocolate/ice cream/burger/burgers/cheese/chips/cake/sweets/bread/sushi) | (is/are) .. (good/bad/ok/fattening/healthy/allowed) .. (diet/weight loss/weight/losing) | (smoothie/smoothies/oatmeal/oats/tofu/yogurt/cheese/nuts/avocado/eggs/popcorn/hummus) .. (good/bad/ok/fattening) | (is/are) (smoothies/oatmeal/oats/tofu/yogurt/cheese/nuts/avocado/eggs/popcorn/hummus/pizza/sushi) | (rice/potatoes/pasta/bread) or
    - Yes, in a portion that fits: no food makes you heavy by itself and none makes you slim. What fills for few calories helps most, such as potatoes, oats, eggs, tofu, yogurt and vegetables; dense things like pizza, cheese and sweets are for once or twice a week.
    - You can keep it. Decide how often and how much before, put it on a plate, and have protein or salad with it. Forbidden food tends to come back as a whole bag.
    - (nutritionist) Allowed. As a guide: 80 percent filling basics, 20 percent what you love. A slice of pizza is about 280 calories, two with a big salad make a normal dinner.

    == what to eat in a day
    label: what to eat in a day
    said: what .. eat .. (dinner/lunch/today/day/breakfast) | what not to eat | how many meals | (is/are) snack* .. (bad/ok/good) | what .. (dinner/lunch) | meals a day
    - Three meals and at most one snack suit most. Each with a palm of protein, half a plate of vegetables, a fist of starch, a spoon of oil: eggs on toast with tomatoes, a bean salad with bread, chicken or tofu with vegetables and rice.
    - Number of meals doesn't matter for weight, the total does. Less of drinks with sugar, pastries, chips and sausage; snacks are fine if they're planned.

    == salt and bloating
    label: salt, bloating and the scale
    said: bloat* | puffy | (is it/too much) .. salt | salt/salty .. (weight/scale/water/up)
    - Very likely water: a salty meal holds one to two kilos for two or three days. Drink normally, eat potatoes, fruit and vegetables, walk, and weigh again on the third day. Bloating that lasts for weeks should be looked at.
    - That isn't fat. Fizzy drinks, beans, gum and eating fast add air on top. It passes by itself.

    == an inch off the waist
    label: inches lost
    said: (inch/inches/cm) .. (waist/off/lost/hips) | (belt/notch) .. (tighter/hole) | dress size
    - That's the better measure of the two, since it's mostly fat around the organs. An inch is roughly two to three kilos' worth. Note it with the date and measure again in two weeks, same spot.
    - Nice, waist counts more for health than the scale. Keep whatever you did this month.

    == fear of regaining
    label: afraid of gaining it back
    said: gain* .. back | gain* .. again | put .. back | put .. again | comes .. back | comes .. again | came .. again | come .. back | come .. again | yo yo/yoyo | regain*
    - That fear makes sense, most people regain something in the first two years. Those who hold it weigh weekly, move about an hour a day and act at plus two kilos. Practice two weeks of holding now and then on the way.
    - It's no failing, the body pushes back. A plan you could keep at Christmas and on holiday is the protection; if it feels like a sprint, loosen it now.

    == buffets and holidays
    label: buffets and holiday food
    said: buffet* | all inclusive | (holiday/vacation) .. (food/eat*)
    - Walk past everything once, then take one plate: vegetables and protein first, one thing you really want, sit far from the table. For a week of buffets, breakfast plain, one treat a day and a walk in the evening hold most people.
    - Enjoy it, and choose. What you can have at home any day isn't worth the place on the plate.

    == a target from the doctor
    label: a target from my doctor
    said: doctor .. wants | doctor .. told | doctor .. scale | doctor .. weigh* | doctor .. lose | (scared/afraid/hate) .. (doctor*/scale)
    - Ask what the number is for: with blood pressure or sugar, five percent less already does a lot, so that's the first stop. You may also ask to be weighed with your back to the scale.
    - It can feel like a verdict, and it's one value among several. Take half a kilo a week as the pace and ask for a check in three months.

    == meal replacements
    label: shakes in place of meals
    said: shake/shakes .. (instead/meal/meals/replace*/lunch/dinner) | meal replacement* | slimfast | huel
    - For one meal a day it works, and studies show a bit more loss at first. Two or more a day only with medical guidance. You still need meals you can live with later, so use it for the busiest one.
    - Okay as a stopgap. A yogurt with oats and fruit does the same for less money and fills longer.
    """#
}
