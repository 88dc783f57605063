extension Library {
  /// Answers about eating, cooking, sugar and coffee. `Writing-for-the-coach` says how to read and
  /// extend this.
  static let eating = #"""
    domain: eating
    goals: eat* | fruit* | veg | veggie* | vegetable* | 5 a day | five a day | sugar* | sweets | candy | chocolate | dessert* | protein | cook* | home cooked | meal* | meal prep | snack* | junk food | fast food | takeaway* | takeout | coffee* | espresso* | caffeine | energy drink* | soda* | soft drink* | cola | coke | fiber | fibre | breakfast* | salad* | vegetarian | vegan | meat* | fish | salt | processed food | nutrition | healthy food | healthier food
    words: coffee* | caffeine | sugar | vegetables | veggies | my diet .. healthy/healthier | meal prep* | cooking | snacking | junk food | eat healthy/healthier/better/clean | healthy eating | energy drink* | sweet tooth | takeout/takeaways | breakfast | lunch* | dinner* | supper | meal/meals | snack* | eat/eating/ate/eaten | cook/cooking/cooked | recipe* | food | protein | vegan/vegetarian/veggie/veggies | fiber/fibre | carbs | fruit | creatine | supplement* | vitamin*

    # Shared topics

    == no time
    said: one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* min/mins/minutes .. dinner/lunch/eat*/cook*/max/food/meal* | (dinner/lunch/eat/cook/food/meal) .. one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* min/mins/minutes | lunch*/dinner*/breakfast*/supper*/meal* .. car/desk/till/sink/train/bus/standing/rush/rushed/run | eat/eats/eating/ate/eaten .. sink/car/standing/rush/running | lunch what lunch | fast/fastest/quick/quickest/easy .. healthy/meal*/dinner*/food/lunch*/recipe* | healthy .. fast/quick | working hours | shift* .. eat*/cook*/meal*/canteen/lunch* | hectic/busy/frantic/mad/manic/rushed/late .. food/eat*/cook*/meal*/lunch/beige/pizza/pizzas/burger*/kebab*/fries/takeaway*/takeout*/mcdonalds/mcd/mcds/mcdonald/kfc/nuggets/pasta/curry/noodles/dominos/subway/chinese/salad/veg | no/never/zero/hardly .. time .. cook*/eat*/chop*/shop*/prep* | time to (cook/eat/chop/shop/prep) | clubs .. nuggets/dinner/kids | home .. late/9/8/7 .. dinner/cook*/eat* | kids .. nuggets/clubs | proper meal* | long day* | low effort | between .. (jobs/meetings/shifts) | one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* mins .. lunch/dinner/breakfast/healthy | no time to | too busy .. | 10 min | 10 mins | 5 min | 5 mins | 15 min | 15 mins | 15 minutes | 20 min | 20 mins | tight on time | nobody has time | time for (salads/salad/cooking/breakfast/lunch)
    - Good food can be quick: an omelet with frozen spinach takes eight minutes, beans on toast with tomatoes five. Pick two of those and keep the ingredients at home.
    - Cook double whenever you do cook. Tonight's dinner in a box is tomorrow's lunch, and it costs you two more minutes of chopping.
    - (nutritionist) Frozen vegetables, canned beans, eggs, precooked rice, plain yogurt: with these five at home there's a decent meal in ten minutes. Frozen and canned are as good as fresh.
    - (fitness coach) Ten-minute rule: pan hot, eggs or beans in, two handfuls of vegetables, bread. Faster than delivery, and you know what's in it.
    - (triage) Find the meal that time hits hardest, mostly lunch or dinner, and solve only that one this week. The others can stay as they are.
    why: When time's short we eat what's nearest. Having three quick meals decided and bought takes the decision out of the worst moment.
    how: Saturday: buy eggs, frozen vegetables, beans, wraps, yogurt, fruit. Monday omelet, Wednesday beans on toast, Friday wraps with whatever's left. Each under ten minutes.
    short: Three ten-minute meals with the ingredients at home.

    == tired
    said: tired/exhausted/knackered/shattered/zombie/wiped/drained/fatigue*/weary/sleepy/wrecked .. cook*/eat*/dinner/cereal/food/sugar/meal*/toast/veg*/chop*/pizza/pizzas/burger*/kebab*/fries/takeaway*/takeout*/mcdonalds/mcd/mcds/mcdonald/kfc/nuggets/pasta/curry/noodles/dominos/subway/chinese/chocolate*/choc/choccy/biscuit*/cookie*/cake/cakes/candy/sweets/toffee*/crisps/chips/nutella/haribo/doughnut*/donut*/pastr*/icecream/pudding/puddings/dessert*/muffin*/croissant*/brownie*/oreo*/pringles/doritos/toblerone/gummies/cupcake*/popcorn/pistachio*/peanut*/nachos/custard/energy/ordered | eat/eats/eating/ate/eaten .. energy | energy .. cook/cooks/cooked/cooking/prep/prepare/preparing/prepping/eat/eats/eating/ate/eaten/veg*/chop*/salad | lack .. energy | cant .. peel/chop/cook .. tonight | slept (bad/badly/awful/terribly) .. | bad night .. sugar/eat* | zero effort | effort .. meal*/tonight/cook* | toast in bed | long shift | too (shattered/tired/exhausted/knackered/wrecked/drained/stiff) .. cook/chop | cant face (chopping/cooking/the kitchen/peeling) .. | after work .. (chop*/cook*/energy/tired) | drained .. (crackers/tea/cereal/toast/dinner) | no energy .. (cook/chop/dinner/shop) | ordered in | slept bad .. sugar | beans on toast | energy to (cook/shop/chop)
    - When you're worn out, cooking is too much to ask. Eggs, bread and cut vegetables are a fine dinner, and so is yogurt with oats and fruit.
    - Tired days call for sugar and coffee because they work for half an hour. A glass of water, a small snack with protein and ten minutes outside last longer.
    - (limit) On days like that the next cup or the next sweet thing looks like the answer. Try water and ten minutes of daylight first, and go to bed earlier tonight.
    - (nutritionist) See what lunch was. A plate of mainly white bread or pasta often leads to a dip two hours later; add protein and vegetables and it gets flatter.
    - (companion) You don't have to eat perfectly today. Something warm and easy is enough, soup or toast with an egg, and then rest.
    why: After short nights the body asks for quick energy, and the wish for sweet things measurably rises. Sleep mends it, sugar and caffeine only move it back.
    how: Dinner in five minutes: two eggs in the pan, bread in the toaster, tomatoes and cucumber cut up. A glass of water. Then lie down; dishes can stay until tomorrow.
    short: Eggs and bread are dinner; sleep is the remedy.

    == no motivation
    said: i know what .. (eat/do) .. dont | why cook | reason to .. | cant be bothered .. | cant be arsed .. | couldnt (care/be) .. | left alone | started well | motivat* .. eat*/cook*/healthy/food | fed up .. eat*/healthy/salad*/cook* | lost .. (interest/will/motivation) .. | care less | same cheese sandwich | give me a reason | interest .. food/cooking/healthy | lost all interest | lost interest .. | cant be bothered | care what i eat | dont feel like .. (cooking/eating healthy/salad/veg) | give up caring | enthusiasm
    - Then make it the laziest version. A bowl of cut fruit on the table, a bag of frozen vegetables into whatever you cook anyway. That needs no enthusiasm.
    - Choose one thing that tastes good to you and is healthy by accident, berries with yogurt or roasted carrots, and do only that this week.
    - (nutritionist) Add before you take away. One more vegetable at dinner is easier to like than one forbidden thing, and over two weeks it pushes the other stuff aside by itself.
    - (fitness coach) Skip the mood, set the table: fruit bowl filled, bottle on the desk, lunch in the bag. Five minutes tonight, and tomorrow runs without any drive.
    - (companion) It's okay to have had enough of thinking about food. What would you really like to eat this week, if nobody judged it? => bored
    why: Motivation follows what's easy and tastes good. Food that's washed, cut and in sight gets eaten without a decision, and a few easy days usually bring the wish back.
    how: Tonight wash some grapes, carrots or apples and put them where you sit. Tomorrow eat those first when you feel like nibbling. Nothing else changes this week.
    short: One tasty healthy thing, nothing else this week.

    == bored
    said: same .. (meals/meal/dinner/dinners/food/lunch/lunches/soup/salad/veg/breakfast/thing/things/old) | on repeat | fatigue .. salad | salad fatigue | variety | bland | jazz up | dull | again yay | oats again | nothing else to do | nothing to do .. eat*/snack*/fridge | bored/boring/boredom/uninspir* .. food/eat*/meal*/lunch/dinner/salad/veg*/healthy/fridge/snack*/nibbl* | nibbl* .. nothing | eat/eats/eating/ate/eaten .. bored/boredom | steamed fish | need inspiration | inspiration | (broccoli/chicken/rice) .. (broccoli/chicken/rice) | tired of .. salad*/chicken/veg*/eating | sick of .. salad*/chicken/veg*/soup/eating/lentils | something .. bite | new (recipe*/dish*/ideas/flavours) | sick to death | (sick/tired/bored) of .. (soup/salad/chicken/rice/oats/eggs/porridge/sandwich*/food/meals/veg) | same old | boring .. (food/meals/salad) | call me boring .. | new ideas .. (lunch/dinner/veg) | less dull | veg/veggie/veggies/vegetable/vegetables/greens/salad/salads/broccoli/spinach/kale/carrot*/courgette*/zucchini*/aubergine*/eggplant*/cabbage*/sprouts/cauliflower/peas/leek*/cucumber*/tomato*/pepper/peppers/lettuce/beetroot/asparagus/mushroom*/celery/onion*/squash/pumpkin/beans/porridge/chicken/oats .. (dull/boring/again/samey) | make .. less (dull/boring/bland)
    - Eating the same healthy dishes gets dull quickly. Keep the ingredients and change the sauce: peanut, pesto, curry, yogurt with garlic. One new one a week is enough.
    - If you eat because you're bored, look for something for the hands first, for a quarter of an hour. Then see whether you still want it.
    - (nutritionist) Try one vegetable a week you never buy, roasted with oil and salt at high heat for 25 minutes. Fennel, cauliflower and beetroot surprise most people that way.
    - (companion) Cooking alone gets dull, too. You could invite somebody for a simple soup, or cook the same dish with a friend over the phone.
    short: New sauce, new vegetable, once a week.

    == forgot
    said: forget/forgot/forgets/forgetting/forgotten/remember*/remind*/reminder .. eat/eats/eating/ate/eaten/veg*/veg/veggie/veggies/vegetable/vegetables/greens/salad/salads/broccoli/spinach/kale/carrot*/courgette*/zucchini*/aubergine*/eggplant*/cabbage*/sprouts/cauliflower/peas/leek*/cucumber*/tomato*/pepper/peppers/lettuce/beetroot/asparagus/mushroom*/celery/onion*/squash/pumpkin/beans/fruit/fruits/apple*/banana*/grape/grapes/berry/berries/strawberr*/blueberr*/orange/oranges/mango*/pineapple*/melon*/watermelon*/peach*/pear/pears/plum*/cherry/cherries/kiwi*/mandarin*/satsuma*/clementine*/raisin*/dates/apricot*/figs/prune*/grapefruit/lunch/breakfast/vitamin*/snack | slip* my mind | crossed my mind | never crossed | dont think of | still in the fridge | left (on/in/at) .. (counter/home/fridge/car) | (veg/salad/spinach/fruit/banana*/melon/avocado) .. (slime/brown/rot*/mould*/mold*/bin/smell*/mush*/wilt*) | best intentions | keep forgetting | because i forgot | totally forgot | went off .. forgot | bought .. forgot | had no veg .. realis*
    - Put it in the way. Fruit beside the keys, carrots at eye level in the fridge, a note on the coffee machine. Seeing it is what reminds you.
    - Tie it to meals, since you never forget those. Fruit goes with breakfast, one vegetable with lunch, two with dinner, and there's nothing left to count.
    - (limit) Decide beforehand when you have it, for instance with breakfast and after lunch. A fixed hour is easier to remember than a number.
    - (nutritionist) Lay out tomorrow's portions in the evening: an apple and a small box of cut vegetables in the bag, berries thawing in the fridge.
    short: Put it where you'll see it, tied to a meal.

    == travel
    said: holiday .. food/eat*/greece/spain | holiday food | abroad | road trip* | service station* | petrol station* | gas station* | lorry | coach all | train .. food/eat*/snack* | travel* .. eat*/food/veg* | camping | texas | greece | germany | poland | nights out of | business trip | road trip | whilst/while .. (abroad/travelling/away) | abroad .. eat* | eat* .. abroad | eat* .. plane | eat* .. hotel | eat* .. road | eat* .. trip | eat* .. travel* | eat* .. holiday | plane meals | camping .. | on tour | work trip
    - Eating differently on a trip is fine. Keep two habits, fruit at breakfast and a vegetable with dinner, and enjoy the rest.
    - Pack for the road: apples, nuts, a sandwich, a bottle of water. At stations and gas stations you'll find bananas, yogurt and nuts too, if you look past the first shelf.
    - (nutritionist) At hotel breakfasts start with eggs or yogurt and fruit, then take what you like. You'll be full until two, and the day is easier.
    - (fitness coach) Travel day plan: protein at breakfast, snack in the bag, one big plate of vegetables in the evening. Three points, tick them off.
    - (limit) Time zones and airports invite one more. Set your usual number for the day and choose the two best moments for it.
    how: Into the bag: two apples, a small bag of nuts, a sandwich, an empty bottle to fill. Breakfast with eggs or yogurt. In the evening order one side of vegetables, whatever else you have.
    short: Fruit at breakfast, vegetables at dinner, the rest is free.

    == other people
    said: mum/mom/mother/mothers/dad/father/husband/husbands/wife/wifes/partner/boyfriend/girlfriend/spouse/fiance/nan/gran/grandma/granny/nana/family/sister/brother/aunt/auntie/uncle/inlaws/law/colleague*/coworker*/cowork*/friend/friends/flatmate*/roommate*/housemate*/roomie*/bf/gf/hubby/missus/boss/daughter/son/parents/mate/mates/kids .. hates/loves/wants/wont/refuses/insists/piles/keeps/live/cook*/cooks/buys/bakes/brings/says/laughs/thinks/feeds/push*/offend* .. food/eat*/meat/green/plate/pizza/fried/cake*/sweets/dinner/veg*/dessert*/rice/curry | mum/mom/mother/mothers/dad/father/husband/husbands/wife/wifes/partner/boyfriend/girlfriend/spouse/fiance/nan/gran/grandma/granny/nana/family/sister/brother/aunt/auntie/uncle/inlaws/law/colleague*/coworker*/cowork*/friend/friends/flatmate*/roommate*/housemate*/roomie*/bf/gf/hubby/missus/boss/daughter/son/parents/mate/mates/kids .. green/meat/plate/fried/pizza/butcher* | piles/piling .. plate | piling my plate | feeder | guests .. eat* | my country/culture/religion .. eat*/food/must | isnt dinner without | dinner without meat | push* food | makes fun | pressure .. eat* | everyone .. eats | everyone .. orders | offended/insulted/rude .. eat*/food/plate/refuse/no | somebody pushes | host* | dinner party | (girlfriend/boyfriend/husband/wife/he/she) loves (fried/junk/pizza/sweets/cake/meat) | mum .. (plate/cooks) | husband/wife/boyfriend/girlfriend/partner/flatmate* .. touch .. | husband/wife/boyfriend/girlfriend/partner/flatmate* .. wants .. | husband/wife/boyfriend/girlfriend/partner/flatmate* .. refuses .. | offended | everyone .. junk | everyone at work | my mum .. (offended/finish/cooks/insists/plate) | (dont/didnt) finish .. (offended/upset) | friends .. (boring/tease/laugh/order*) | mum/mom/mother/mothers/dad/father/husband/husbands/wife/wifes/partner/boyfriend/girlfriend/spouse/fiance/nan/gran/grandma/granny/nana/family/sister/brother/aunt/auntie/uncle/inlaws/law/colleague*/coworker*/cowork*/friend/friends/flatmate*/roommate*/housemate*/roomie*/bf/gf/hubby/missus/boss/daughter/son/parents/mate/mates/kids .. only eats | only eats meat | makes fun of my | my mother in law | my boyfriend/husband/wife/girlfriend .. (eats/eat) | mother in law | (dinner/lunch/meal) at (moms/my parents/my moms/grandmas/a friends)
    - You can't make others eat differently, and you can cook one meal that fits all. Put things in separate bowls: rice, vegetables, sauce, chicken or beans, and everyone builds a plate.
    - If somebody keeps offering, no thanks, I'm fine for now, is a complete answer. Say it with a smile and ask about something else.
    - (companion) It's lonely to be the only one at the table who tries. Is there one person there who'd join in for a single dish a week? => family
    - (nutritionist) Bring something to the party that you want to eat, a big salad or fruit. Others are usually glad of it, and you've got your portion.
    - (limit) When everyone orders, have something in your hand already, decaf, tea or sparkling water. Hardly anybody asks what's in the cup.
    how: Cook a pot of rice, two vegetables, and chicken or beans, put a sauce and some cheese on the table. Everyone takes what they like. Do it once this week and see.
    short: Separate bowls at home, a short no thanks elsewhere.

    == cravings
    said: calling .. me | calling me | talking to me | sweet attack | cant walk past | cant resist | couldnt walk past | couldnt stop | couldnt resist | walk past | urge* | want .. chocolate* | want only | just cheese | chocolate*/choc/choccy/biscuit*/cookie*/cake/cakes/candy/sweets/toffee*/crisps/chips/nutella/haribo/doughnut*/donut*/pastr*/icecream/pudding/puddings/dessert*/muffin*/croissant*/brownie*/oreo*/pringles/doritos/toblerone/gummies/cupcake*/popcorn/pistachio*/peanut*/nachos/custard .. calling/freezer/talking/garage/screaming/shouting/now/stop/resist | one bite | ice cream | need .. chocolate | pregnant .. want/crave/fries | something sweet .. after | period .. chocolate | obsess* .. food/chocolate | dream* of .. chocolate/pizza/cheese/bread/pizza/pizzas/burger*/kebab*/fries/takeaway*/takeout*/mcdonalds/mcd/mcds/mcdonald/kfc/nuggets/pasta/curry/noodles/dominos/subway/chinese | garage .. biscuits | mouth watering | salt and vinegar | need chocolate | right now .. chocolate | chocolate .. right now | cant stop craving | cant stop thinking | walked past | urge | kill .. urge | fancy .. (chocolate/sweet/cake/crisps) | want (ice cream/chocolate/cake/crisps/pizza) .. | gummy bears
    - A craving usually passes within about twenty minutes. Drink a glass of water, leave the room, do something small. If it stays, take a small portion and sit down for it.
    - If it comes each afternoon, look at lunch. With more protein and fiber in it, beans, eggs or chicken with vegetables, the pull at four gets clearly weaker.
    - (limit) You don't have to fight it, only to wait a bit. Ten minutes, something else in a cup or bowl, then decide. Most of the time the wish has shrunk by then.
    - (nutritionist) For something sweet try fruit with yogurt, two dates with nuts, or two squares of dark chocolate after a meal. After a meal it's easier to stop at a small amount.
    - (companion) Wanting something nice is human, and often it's the break that's missing more than the food. Has today been a tense one? -> stress
    - (fitness coach) Ten brisk minutes outside. Moving takes the edge off sugar and coffee cravings in most people, and it's hard to eat while walking fast.
    - (again) If it keeps coming back at the same hour, plan for that hour. Put a proper snack there for one week, yogurt with nuts for example, and see how much of the craving is left.
    why: Cravings are learned: place, hour and mood call for what you had there before. Each time you wait or choose something else the link gets weaker, usually within two to four weeks.
    how: Set a timer for ten minutes and drink something. When it rings, ask what you'd need: food, a break or company. If it's the sweet thing, put a portion on a plate and pack away the rest.
    short: Wait ten minutes, drink, then a small portion.

    == stress
    said: stress*/stressed/deadline*/exam/exams/boss/anxious/anxiety/divorce/audit/pressure/worr*/panic*/hectic/nerv*/overwhelm* .. eat*/ate/chocolate*/choc/choccy/biscuit*/cookie*/cake/cakes/candy/sweets/toffee*/crisps/chips/nutella/haribo/doughnut*/donut*/pastr*/icecream/pudding/puddings/dessert*/muffin*/croissant*/brownie*/oreo*/pringles/doritos/toblerone/gummies/cupcake*/popcorn/pistachio*/peanut*/nachos/custard/pizza/pizzas/burger*/kebab*/fries/takeaway*/takeout*/mcdonalds/mcd/mcds/mcdonald/kfc/nuggets/pasta/curry/noodles/dominos/subway/chinese/food/snack*/coffee/haribo/box/noodles/toast/cook*/vending/healthy | eat/eats/eating/ate/eaten .. stress*/deadline*/exam*/boss/anxi*/nerv*/pressure | boss drama | hectic at work | vending machine | anxious stomach | pot noodles | stress belly | job .. (hell/crazy) .. eat* | morale | stress eat* | living on (toast/coffee/crisps/takeaway*) | anxious .. (cookies/eat*/food/chocolate) | work is (mad/mental/crazy) .. | under pressure | worry .. eat* | boss .. (box/biscuits/ate) | my dad is ill .. eat | (ill/hospital/dying) .. only eat
    - Stress sends nearly everyone to the cupboard or the coffee machine. Keep three plain meals going, that's enough ambition for such a week.
    - Before the next snack or cup, take three minutes: stand at an open window and breathe out slowly ten times. Then have it if you still want to.
    - (limit) If it's coffee, it makes a racing heart and bad sleep worse; if it's sweets, they calm you for ten minutes. Stick to the number you set, and swap the last one for tea or a short walk.
    - (nutritionist) Prepare for it: nuts, fruit, yogurt, whole grain crackers within reach, sweets out of sight. Under stress you eat what you see.
    - (companion) That sounds like a hard stretch. The food goal can take a back seat, honestly. Eat regularly and get some sleep.
    why: Tension raises the wish for sweet and fatty food and for stimulants. They calm or wake you briefly and disturb sleep, which makes the next day harder.
    how: For this week three breakfasts, lunches and dinners you don't have to think about. Write them on one note. Put nuts and fruit where you work and sweets out of the room.
    short: Three plain meals, sweets out of sight.

    == weekends
    said: til/till/until/by friday | friday .. then/pizza/takeaway/night | saturday*/sunday* .. eat*/food/roast/lunch/brunch/fridge/wander*/pudding/market | sunday roast | sunday lunch | brunch* | fry up | cinema | market day | two days .. takeaway* | monday to friday | monday to thursday | mon fri | good .. (week/weekdays) .. then/weekend | weekdays .. (fine/good/ok) | hangover .. (fry/food/eat*/chips) | until saturday | good (until/til/till) .. (saturday/friday/weekend) | wreck* .. eat* | saturday .. (takeaway/pizza/night/cake) | sunday .. (takeaway/cake/lunch) | friday night | on saturdays | saturdays .. | keep it going on weekends
    - Weekends have no rhythm, so meals slide. Keep breakfast and one proper cooked meal on both days, and let the rest happen.
    - Use Saturday for the market and one new thing, and Sunday for a pot that lasts until Tuesday. Then only one meal a day is left to chance.
    - (limit) Sleeping in and long breakfasts make the number grow. Spread what you've set over the day before it starts, one now and one after lunch.
    - (nutritionist) Have the cake, on a plate and with company, and put fruit or vegetables beside both main meals. Then a weekend balances well.
    - (fitness coach) Sunday, 45 minutes: a tray of vegetables, a pot of grains, six boiled eggs. You've built five lunches while listening to a podcast.
    short: Breakfast, one cooked meal, and a pot for Monday.

    == evenings
    said: evening* .. eat*/snack*/weak/sweet/chocolate/crisps/hungry/worst/food/kitchen/fridge/fall/problem | eats/eating/eaten/choc/choccy/biscuit*/cookie*/cake/cakes/candy/sweets/toffee*/crisps/chips/nutella/haribo/doughnut*/donut*/pastr*/icecream/pudding/puddings/dessert*/muffin*/croissant*/brownie*/oreo*/pringles/doritos/toblerone/gummies/cupcake*/popcorn/pistachio*/peanut*/nachos/custard/snack*/graz*/nibbl*/starving .. night/evening*/bed/bedtime/tv/telly/sofa/7pm/8pm/9pm/10pm/11pm/12am/1am/2am/3am/4am/midnight/nighttime/bedtime/supper/late/netflix | tv/telly/netflix/sofa/bed/bedtime/film/movie .. chocolate*/choc/choccy/biscuit*/cookie*/cake/cakes/candy/sweets/toffee*/crisps/chips/nutella/haribo/doughnut*/donut*/pastr*/icecream/pudding/puddings/dessert*/muffin*/croissant*/brownie*/oreo*/pringles/doritos/toblerone/gummies/cupcake*/popcorn/pistachio*/peanut*/nachos/custard/snack*/eat*/crisps/munch*/nibbl* | ice cream .. (tv/bed/front/night) | supper until | tv time | night .. eat*/chocolate/fridge/snack*/cheese/hungry | late .. (eat*/snack*/food/dinner/bad) | have late | dinner .. (9/10/11/late) .. (shifts/work) | starving at | hungry at night | hungry at 9 | hungry at 10 | hungry at 11 | hungry at bedtime | after (dinner/supper) .. sweet/chocolate/snack*/something/eat* | house is quiet | evening is when | after dinner | 7pm/8pm/9pm/10pm/11pm/12am/1am/2am/3am/4am/midnight/nighttime/bedtime .. fridge | late .. eat | eat late | night time | every night .. (sweet*/chocolate/snack*/eat*/biscuit*) | before bed .. (eat/snack/hungry/food) | nights .. (chocolate/eat*/snack*) | front of .. (telly/tv)
    - Evening nibbling is very common. A dinner with enough protein, tea right after it, and sweets that aren't in the living room solve most of it.
    - If you're hungry late, eat: a yogurt, a slice of bread with cheese, an apple. Then check whether lunch was too small.
    - (limit) If it's coffee, have the last one around noon; half of its caffeine is still in you five to six hours later. In the evening decaf or herb tea.
    - (nutritionist) Get vegetables in early in the evening: a plate of cut carrots, peppers and hummus while you cook. That's two portions before dinner starts.
    - (companion) Evenings are when you finally sit down, and eating is one way to rest. Maybe you need the rest itself, an hour earlier.
    why: Tiredness, the screen and easy access come together in the evening, and after a small lunch real hunger is added. That's why a larger lunch helps most.
    how: Dinner with a palm of protein and half a plate of vegetables. Tea at once. Sweets into a cupboard outside the living room. If you want something at nine, a yogurt at the table.
    short: Enough dinner, tea after, sweets out of the room.

    == slipped
    said: no (veg/fruit/vegetables) .. (days/week/weekend/since) | pizza/pizzas/burger*/kebab*/fries/takeaway*/takeout*/mcdonalds/mcd/mcds/mcdonald/kfc/nuggets/pasta/curry/noodles/dominos/subway/chinese .. twice/yesterday/oops/again/x3/three | rubbish .. all/weekend/ate | ate (rubbish/junk/crap/bad/badly/everything/too much/so much/the whole/the lot) | back on .. coffee*/sugar/junk/soda*/coke/cola/colas/pepsi/fanta/sprite/lemonade/tango/dew/redbull/monster/fizzy/pop/lucozade/sweets | laps* | old ways | streak .. over | week of takeaways | good (til/until/till) .. | messed up | failed .. (yesterday/today/week) | broke my .. (streak/rule/no sugar) | christmas started | ate bad | (went back) .. (three/second/more) | had a bag | yesterday .. (ate/had/chocolate/mcdonalds) | ate junk | old ways .. yesterday | back to my old | all week .. (junk/takeaway*/rubbish) | ate .. (junk/rubbish/crap) | one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* cokes yesterday | streak over | had (three/two/four/five/3/2/4/5) .. (bags/bars/packs/slices/burgers) | since (monday/tuesday/friday/sunday/saturday) | no fruit since | no veg since | one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* (doughnuts/donuts/biscuits/burgers/cakes/pizzas) | only (managed/got/had/ate) .. portion/portions
    - No harm done. One day of other food changes nothing you could measure. Carry on with the next meal, as you'd planned it, and don't skip anything to make up.
    - It happens to everybody. Look once at what came before it, mostly hunger, hurry or company, and change that one thing for the next time.
    - (over) You're over for now, and that's all it is. Leave it there, start fresh next time round, and have the first one at the hour you planned.
    - (limit) One too many doesn't undo the days you kept. Carry on tomorrow with the usual number; there's no need to go below it as a penalty.
    - (nutritionist) Your next meal is the answer: protein, two handfuls of vegetables, some whole grain. No fasting, no juice day, and by tomorrow evening appetite is back to normal.
    - (companion) Please don't scold yourself about food. You were hungry, or sad, or it was a party. It's over, and tomorrow starts with breakfast as usual.
    - (fitness coach) Reset at the next meal: eggs or beans, two handfuls of vegetables, water. That's all the making up there is, and tonight runs as planned.
    - (again) If it comes back every few days, you've been too strict or too hungry. Add a snack at four and one treat you plan, for two weeks.
    why: Health follows the pattern of weeks. Attempts to make up for a day by eating little usually lead to the next slip, because hunger builds up.
    short: Next meal as planned, nothing skipped.

    == too hard
    said: too many rules | too much work | giving up all .. | hate every .. | hate .. healthy | asks .. too much | simpl* .. plan/version/way | easier (plan/version/way/start) | gag on | stick to it | all from monday | struggl* | eating healthy is (so/too/really) (hard/difficult) | very hard
    - Then halve it. Two portions of vegetables a day where you had none, one coffee less where you wanted four less. Keep that for two weeks and go on from there.
    - Change one meal only. Breakfast is the easiest, since it's the same every day; leave lunch and dinner alone until it feels normal.
    - (limit) Cut by a quarter instead of to the final number: one less every four or five days. The body hardly notices and you reach the same place.
    - (nutritionist) Look for the easiest portion: a banana, baby carrots, a handful of peas in the pasta. One of those a day for a week, then a second one.
    - (triage) What makes it hard decides what to do. For taste the oven helps, for time the freezer. Is it mostly the wish for the other thing? -> cravings
    how: Take your target and halve it for two weeks. Choose the one meal where it's easiest. When you've managed it on ten of fourteen days, go up by one.
    short: Half of it, at one meal, for two weeks.

    == too easy
    said: i do 9* | already eat .. | already eating .. | already doing .. | sorted .. (now/next/what) | second nature | doddle | piece of (cake/piss) | walk in the park | level (2/two/up) | next level | raise .. (bar/goal/target) | 30 plants | set me a | proper one | bored .. goal | already eat | next challenge | one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* portions a day .. (already/easy) | aim .. become | a doddle | without any effort | piece of cake | done it .. easily
    - Nice, then widen it. If vegetables at dinner run by themselves, take lunch next, or go for different colors over the week.
    - Go for variety: thirty different plants in a week, herbs, nuts and beans included. It's a fun thing to count, and your gut likes it.
    - (limit) If the number doesn't cost you anything any more, lower it by one, or move the last one two hours earlier.
    - (nutritionist) Next lever is fiber: aim at 30 grams a day with beans, oats and whole grain bread. Go up slowly over two weeks and drink enough.
    - (ahead) You're ahead and it's easy, so nothing needs to change. If you'd like more, add one habit, fish once a week for example.
    short: Next meal, more variety, or one less.

    == self doubt
    said: always will be | tried .. one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* times | tried .. (clean/everything/before/so many) | no (self control/willpower/discipline) | (ill/i will) never .. | never like | change at my age | where i fold | not sure im | dont believe .. me | believe in me | addicted and weak | why would it work | question my | ability | grew up on | always fail | doubt .. (myself/i can/it) | three goes | ended up | fail* .. every time | always give up | give up after | quit after | never last | not strong enough | self discipline | never stuck | never stuck to
    - It's normal to doubt after a few attempts. Food habits change by repetition, so choose one that's almost too small, fruit at breakfast, and repeat it for two weeks.
    - Discipline matters less when the fruit's in front of you and the sweets aren't. Arrange the kitchen tonight; it takes ten minutes and works every day after.
    - (companion) You're being hard on yourself. Look at what you do manage, most days you feed yourself and others. We'll add one small thing to that.
    - (fitness coach) Seven days, one box a day: a vegetable at dinner. Tick it on the fridge door and look at the row on Sunday. Want today's step? -> first step
    - (ahead) Your record says something else. You're ahead of what you set yourself, so keep the same meals and hours for the next two weeks.
    why: Most attempts fail because they change too much at once. People who alter one thing at one meal are still doing it months later far more often.
    short: One tiny habit, two weeks, kitchen arranged for it.

    == sore
    said: sore/ache/aching/aches/achy/stiff/cramp/cramps/hurt/hurts .. food/eat*/protein/gym/legs/muscles/muscle/magnesium/recover* | legs (dead/ache/hurt/sore/gone) .. | recover* .. (eat*/food/dinner/meal/drink/run/gym/workout) | after .. (gym/workout/run/exercise/training/half/marathon/football/race) .. eat*/food/plate | eat* .. after .. (exercise/gym/run/training/workout/race) | (ran/run) .. hurts | everything hurts | cherry juice | tart cherry | muscles/muscle .. (sore/food/eat/ache) | strenuous | back and arms | anti inflammatory | bone broth | sore muscle* | legs ache | ache .. food | muscle* .. (recover*/sore/repair) | help* recovery | help recovery | gym .. (sore/ache/hurt) | killing me .. (gym/squats/run/workout) | reduces inflammation | thighs/calves/quads/arms/back .. killing | thighs/calves/quads/arms/back .. sore | thighs/calves/quads/arms/back .. ache | thighs/calves/quads/arms/back .. hurt
    - After hard training a normal meal with protein and carbs within a couple of hours is all you need: eggs on toast, rice with beans, yogurt with fruit.
    - Food can't take soreness away, it helps the repair. Protein at each meal, plenty of fruit and vegetables, enough sleep.
    - (nutritionist) 25 to 30 grams of protein at each of three meals, for example 200 grams of yogurt with oats and nuts, a can of fish, a bowl of lentils. Drink when you're thirsty.
    short: Protein at every meal, and sleep.

    == cold
    said: sick/flu/cold/throat/fever/feverish/cough*/sniffle*/sniffles/sneez*/lurgy/nose/sinus*/covid/tonsil*/bug/temperature/bunged/congested/poorly .. eat*/food/taste/toast/soup/veg*/cook*/tea/appetite/fruit/honey/lemon | (eat*/food/soup/toast/veg*/honey/lemon/ginger) .. sick/flu/cold/throat/fever/feverish/cough*/sniffle*/sniffles/sneez*/lurgy/nose/sinus*/covid/tonsil*/bug/temperature/bunged/congested/poorly | full of cold | chicken soup | honey lemon | sniffles | lurgy | i am ill | sore throat | no taste | stuffy/blocked nose | bug | stomach bug | ice lollies | no appetite .. (cold/flu/sick/ill) | eat light | drink plenty | what should i eat .. (cold/flu/sick) | throat .. swallow | sick .. toast | under the weather | sick in bed | blocked nose | in bed .. (sick/ill/flu) | sick .. food
    - Eat what goes down: soup, toast, yogurt, fruit. Drink plenty, and leave goals alone for a few days. Appetite comes back by itself.
    - With a cold, warm drinks and rest do the most. Honey in tea soothes a cough in adults; vitamin C taken now shortens nothing worth mentioning.
    - (nutritionist) Chicken or vegetable soup is a good idea: fluid, salt, some protein. If you can't keep fluids down for a day, call your doctor.
    - (companion) Poor thing. Rest, drink something warm, and eat whatever you feel like. Nobody counts portions in bed.
    short: Soup, fluids, rest; the goal can wait.

    == cost
    said: skint .. | reduced .. | rip off | one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* per week | beans on | food bank* | yellow sticker | student .. (eat*/food) | (healthy/veg*/fruit/food/meat/fish/berries/salmon/eating well) .. (expensive/pricey/fortune/cost*/afford/price*/budget/cheap*/bomb) | (expensive/cheap/cheapest/afford/budget/costs) .. (veg*/fruit/meat/fish/food/healthy/protein/salmon/meals/meal) | tight budget | so expensive | way too pricey | (grocery/groceries/food) .. (price/prices/expensive/insane)
    - Cheap and good are carrots, cabbage, onions, bananas, apples, oats, lentils, eggs, canned tomatoes and frozen peas. A week of vegetables from those costs less than two delivered pizzas.
    - Buy what's in season, look at frozen first, and plan three dinners before you shop. Throwing food away is what makes healthy eating expensive.
    - (nutritionist) Beans are the best value there is: protein, fiber and iron for a few cents. Twice a week instead of meat saves money and does your heart good.
    - (limit) Count what you save. A bought coffee or snack less each day makes a nice sum in a month, and it may pay for something you'd really enjoy.
    how: For a week: a kilo of carrots, a cabbage, onions, bananas, oats, lentils, a dozen eggs, two cans of tomatoes, frozen peas. Lentil soup, fried rice with egg, cabbage pasta, porridge.
    short: Lentils, eggs, oats, frozen and seasonal vegetables.

    == starting
    said: how .. begin | (start/starting) .. (eat*/healthy/from/slowly/monday) | first (week/thing to change) | what .. change first | to change first | never cooked .. start | moved out | diabetes .. (warning/diagnosis/now) | (doctor/gp/nurse/blood test) .. (said/says/leaflet/arrows/diet/eat*) | (everything/all) at once or | baby steps | overhaul | since childhood | improve my (diet/eating/nutrition) | eat (cleaner/better/healthier) .. (from/monday/want/how) | want to eat .. (better/cleaner/healthier/healthy) | how do i eat better | how do i eat healthier | (vegetables/veg/fruit) (0/zero/none) | pyramid | first week plan | 0 per day | complete novice | start eating | begin with my diet | told me to eat | doctor .. eat | change my diet | turn .. diet around | how to eat healthy | new to this | what is healthy eating | lived on junk | live on junk | new to .. (healthy/eating/this) | new to healthy eating | start with healthy
    - Begin with one meal and one change. Vegetables on half the dinner plate, or fruit with breakfast, every day for two weeks. Then add the second.
    - Write down for three days what you eat and drink, without changing it. One thing nearly always stands out, and that's where to start.
    - (limit) Find your usual number first, three normal days. Then take one away every four or five days until you're at your limit; that way you'll hardly feel it.
    - (nutritionist) Three questions show where to begin: vegetables twice a day, protein at breakfast, drinks without sugar. Start with the one you'd answer with no.
    - (fitness coach) Two-week block: fruit at breakfast, one fist of vegetables at lunch, two at dinner. Tick them off daily. Shall I make a week of it? -> plan
    - (triage) With diabetes, kidney disease, pregnancy or an allergy talk to your doctor or a dietitian about food first. For everyone else one change at one meal is a safe start.
    - (no goal) Start with dinner: half the plate vegetables, for two weeks. Is there something you'd rather have less of, sugar for instance? -> less sugar
    why: Habits form one at a time. Changing breakfast, snacks and dinner at once needs attention all day, and attention runs out by Thursday.
    how: Buy two kinds of vegetables you like and a bag of frozen ones. At dinner put them on the plate first, until half of it is full. Do it on all seven days, even with pizza.
    short: One change at one meal for two weeks.

    == first step
    said: what .. eat .. next | what .. eat .. now | what .. eat .. tonight | what .. eat .. today | what .. have .. next | what .. have .. now | what .. have .. tonight | what .. have .. today | what .. cook .. next | what .. cook .. now | what .. cook .. today | what .. make .. next | what .. make .. now | what .. make .. tonight | what .. make .. today | what .. buy .. next | what .. buy .. now | what .. buy .. tonight | what .. buy .. today | what .. grab .. next | what .. grab .. now | what .. grab .. tonight | what .. grab .. today | (in/at) (lidl/tesco/aldi/asda/walmart/supermarket/shop/sainsburys/store) .. (now/what/grab/buy) | smallest | one swap .. | one small .. | just opened the fridge | quick win | tell me what to | for dinner .. (healthy/tell) | actually put on the plate | next meal | do today | improvement possible | change today | for dinner tonight | dinner tonight | suggest .. (tonight/dinner/now) | thing i can do
    - At your next meal, add a handful of vegetables or a piece of fruit before anything else. It doesn't have to be cooked: cherry tomatoes, a carrot, an apple.
    - Put a bowl of fruit on the table today and take the sweets off it. Ten minutes, and the next weeks get easier.
    - (limit) For today decide when you have them: write down the hours. When the last one's gone, it's tea, decaf or water.
    - (nutritionist) Get protein into tomorrow's breakfast: two eggs, or a cup of plain yogurt with nuts and berries. Set it out tonight.
    - (fitness coach) Next meal: two fists of vegetables on the plate, eaten first. Then tell me what they were.
    - (companion) Think of one vegetable or fruit you really like, and get it today. Start with something you enjoy.
    why: Something added is easier than something forbidden, and it can be done within the hour. A first success today makes tomorrow's more likely.
    short: A handful of vegetables or fruit at the next meal.

    == habit
    said: automatic* | without thinking | daily .. (thinking/fruit/without) | consisten* | old ways | second nature | new year new me | how long til i stop | what we do | every day of her life | dies in | after a (month/week) .. back | make it .. stick | get something like that going | never lasts | healthy eating .. habit | never stick | stick with it | automatic | every day without | keep doing | long term | keep falling back | always back to | last longer | drop it after | keep dropping | used to eating | after (two/three/2/3) weeks ..
    - Tie it to a meal and keep it the same: fruit with breakfast, always. After roughly two months you'll miss it if it isn't there.
    - Let the kitchen do the work. What you want to eat stands in front, cut and washed. What you want less of is on the top shelf or still in the shop.
    - (limit) Give it fixed hours, such as eight and one o'clock, and a fixed cup. When the hours are over, the question doesn't come up.
    - (nutritionist) Plan three dinners for the week on Saturday and repeat them next week. Repetition is what makes it easy; variety can come later.
    - (fitness coach) Floor and target. Floor: one vegetable a day, no matter what. Target: five. The floor keeps the habit alive in bad weeks.
    why: Habits hang on cues. A meal is a strong one, since it comes every day at about the same time and place.
    how: Choose breakfast and a fruit. Put it on the plate or beside your cup in the evening. Same thing for fourteen days. Then choose lunch and a vegetable.
    short: Same meal, same portion, every day.

    == tracking
    said: count .. portions | count .. plants | count .. veg | count .. how | (photo*/picture*) .. (plate/meal*/food) | cronometer | plants per week | keep (track/tabs) | good app | weekly tally | tally | count portions or | log .. food | how do i keep track | note snacks | lose count | food diary
    - Count portions, that's enough. A portion is a handful: an apple, two fists of salad, three spoonfuls of beans. A tick on a note on the fridge for each.
    - If counting is a nuisance, use the plate. Half of it vegetables or fruit at lunch and dinner, and you're at four or five without a number.
    - (limit) Put out the day's number in the morning, as capsules, cups or pieces. When they're gone, you're done, and nothing needs writing down.
    - (nutritionist) Three days of notes a month, with a weekend day among them, tell you nearly everything. Look at vegetables, protein at breakfast and sweet drinks.
    short: A tick for each handful, or the plate.

    == gear
    said: knife/knives/pan/pans/pot .. (cook*/buy/good/best) | pans | blender | nutribullet | spiralizer | thermos | hobs | instant pot | slow cooker | rice cooker | pressure cooker | food processor | lunch boxes | lunch box* .. leak* | what knife | what machine | glass or plastic | rings and | kitting out | no oven | kitchen (stuff/kit/tools/things/gear/gadgets/equipment) | what (stuff/things) .. kitchen | worth buying | worth it .. (cooker/fryer/blender/pot) | good (knife/pan/blender/pot) | cooker
    - A sharp knife, a big board, one good pan and boxes with lids. With those, vegetables are cut in five minutes and lunch is packed.
    - If you buy one machine, think about what you cook often: an air fryer or oven tray for vegetables, a rice cooker, a blender for soup. None is needed.
    - (nutritionist) Fill the cupboard first: olive oil, canned beans and tomatoes, oats, nuts, spices, frozen vegetables. That makes more meals than any gadget.
    short: Sharp knife, good pan, boxes with lids.

    == good news
    said: (ate/eaten/had/made/cooked/packed/finished/managed) .. (today/portions/week/scratch/days/fruit/veg/broccoli/done/woohoo) .. | woohoo | i am pleased | down to one | cholesterol (dropped/down/lower/better) | (was/is) actually good | kids ate | two helpings | full week | mon to fri done | first time .. (cooked/ate/made/veg) | whole week .. (no/without/cooked/done) | one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* (days/weeks) (no/without) | result* .. (better/good/improved) | made .. (loved/liked/delicious) | cooked (every/all) | every night this week | whole week without | without sugar .. | without junk .. | without coffee .. | without takeaway .. | without sweets .. | without chocolate .. | bloods are better | bloods .. (better/good/improved) | my kids .. (loved/ate/asked) | i made | tried .. and (liked/loved) | lost .. weight | husband/wife .. (loved/liked) | i ate .. (veg*/fruit/salad) .. (every/all/today) | i ate one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* | ate one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* (veg/portions/fruit) | havent (had/touched/eaten) .. (weeks/days/month/months) | one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* weeks .. (without/no/free) | (coke/sugar/junk/coffee/sweets) .. in one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* (weeks/days/months) | today .. (veg/portions) | made .. (soup/salad/stew/curry/dinner/lasagne/chili) | cooked .. (dinner/myself/scratch) | (had/ate) .. (salad/vegetables/fruit) .. (yay/today/proud) | (salad/vegetables) .. yay
    - Well done. Notice what made it easy today, the place, the hour or what you'd bought, and set it up the same way tomorrow.
    - Good to hear. Days like this one are how it changes, even if each looks small. Do it the same way tomorrow, at the same hour.
    - (reached) You've done what you set out to do. Keep the habit that carried it, and enjoy a week without a new target.
    - (limit) Nicely kept. Staying at your number on an ordinary day is the real work. Keep the same hours tomorrow, and it gets a little easier each time.
    - (nutritionist) Very good. Write down in a few words what you had and when, so that you can copy this day the next time you've no idea what to do.
    - (fitness coach) Yes! Well done. Set things out for tomorrow now, while you're in the mood; it takes two minutes and tomorrow is half won.
    - (companion) How nice to hear. I hope it felt good, too, and that somebody near you noticed. Enjoy the evening with it.
    short: Repeat the thing that made it easy.

    == reward
    said: reward* | treat myself | prize | incentive* | celebrat* | what do i give myself | give myself | new cookbook | when i hit | if i was good | (dessert/treat/pizza) .. (good/prize/earned/deserve*) | deserve* | save .. (money) .. something | takeaway money | spoil myself | month (w/o/without) .. (give/get/reward/myself) | a good reward | treat .. (myself/for/good) | celebrate | oil .. present | did one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* days
    - Something small that isn't the thing you're cutting: a good knife, a cookbook, flowers, an evening at the cinema after four good weeks.
    - Why not something special to eat, the expensive berries, the good cheese, or a meal that somebody else cooks for you.
    - (limit) Put the money for each one you didn't have into a jar. After a month it buys something you'd never get yourself otherwise.
    short: The good berries, a knife, a night out.

    == best time
    said: best time | what time .. (eat*/dinner/lunch/breakfast/fruit) | when .. (eat/have/should) .. (veg/fruit/lunch/dinner/breakfast/protein/snack/sweet/carbs) | when to have | lunch*/dinner*/breakfast*/supper*/meal* at one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* | 7pm/8pm/9pm/10pm/11pm/12am/1am/2am/3am/4am/midnight/nighttime/bedtime dinner | dinner .. late | dinner .. 10pm | dinner .. 9pm | dinner .. 8pm | small meals | (how many/6/six/5/five/3/three) .. meals .. (day/or/a) | meals a day | before or after | (regular/fixed) .. (mealtime*/times) | mealtime* | morning or (evening/night) | early or late | one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* or one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* | eat .. before .. gym | eat .. before .. workout | eat .. before .. run | eat .. before .. training | eat .. after .. gym | eat .. after .. workout | eat .. after .. bed | eat .. after .. run | eat .. after .. training | last meal | time of day | or when hungry | eat dinner | is it bad to eat late | eat late | time for (lunch/dinner/breakfast) | what time .. eat | how late is too | too late to eat | when should i eat | when should .. dinner | before or after meals | best time for | fruit before
    - Regular mealtimes matter more than particular ones. Three meals, four to five hours apart, and most of the snacks between become unnecessary.
    - Vegetables are easiest at dinner and fruit at breakfast. Lunch is where most people still have room for one more portion.
    - (limit) For coffee, an hour or so after getting up and again after lunch work well for many. Stop about eight hours before bed.
    - (nutritionist) More of the day's food before four, less after eight suits most bodies: steadier blood sugar and better sleep.
    short: Regular meals; last coffee about eight hours before bed.

    == how long
    said: how soon | when does .. start | when will .. better | when will .. feel | taste buds | one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* days right | energy when | cholesterol .. respond | energy .. when | lasts | see anything | next blood test | withdrawal .. (days/long) | until .. (taste/better/notice/works) | used to .. (beans/taste) | 66 days | how long until | how long till | feel better | until i stop | weeks till | taste changes | one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* weeks in | no diff
    - Digestion reacts within days, energy in the afternoon within one or two weeks. Taste adapts in three to six weeks; then sweet things start to taste too sweet.
    - Blood pressure and cholesterol move within four to eight weeks of clearly better food. A habit takes about two months to run by itself.
    - (limit) With caffeine, headache and tiredness peak on day one or two and are gone after a week or so. Sleep often improves within the first week.
    - (companion) Sooner than you think for the small things, a calmer stomach or a better morning. Give the rest some weeks.
    why: Taste buds renew about every two weeks and gut bacteria change within days of more fiber. Blood values need longer, since they reflect weeks of eating.
    short: Days for digestion, weeks for taste, two months for habit.

    == setback
    said: back on .. (junk/after) | gone since | since the (move/baby/hospital/accident/wedding) | til the baby | until the baby | (all/my/good) .. (habits/routine/progress) .. (gone/lost/undone) | lost my (whole) routine | lost .. routine | worse than before | undid | bereavement | lost his job | (after/since) .. (surgery/hospital/move/covid/illness/divorce) | square one | from scratch again | fell apart | fallen apart | everything collapsed | back to (square/junk/where/old) | without a word | since the (baby/move) .. | since .. came | since .. baby | since .. move | lost all .. (habits/routine) | we eat rubbish | went downhill | (doc/doctor) .. (up again/worse) | divorce .. (ruined/eating/food/wrecked) | back on .. (fast food/takeaway/junk) | after the (move/divorce/surgery/funeral/break)
    - That's annoying, and it isn't the end of anything. Go back to the one habit that was easiest, for a week, and only then add the next.
    - Life got in the way, so look at what dropped out first, shopping, cooking or sleep. Put that back, and the eating follows.
    - (companion) I'm sorry. It's tiring to begin again, and it doesn't have to be today. Have something good tonight, and start with one easy meal tomorrow.
    - (fitness coach) Restart small: fruit at breakfast and vegetables at dinner, for seven days. Write the shopping list today and get it before tomorrow's dinner.
    - (limit) Your number crept up, that happens in busy times. Go down again by one every four or five days; you know how it works.
    short: Back to the easiest habit for one week.

    == doubt use
    said: one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* .. (lard/butter/smoked/bacon) | grandad/grandfather/grandma/granny/gran .. (ate/lived/smoked/drank) | evidence | demonstrably | does .. (help/work/matter/make) .. (mood/really/difference/difference/hype) | eating better help | healthy people .. (get/die) | get cancer | dont think .. food | dont think .. change | point of .. (eating/healthy/this) | big food | they keep changing | experts .. (change/say) | was poison | made up their minds | lived to one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* | bacon every day | worth it .. (healthy/veg/eating) | actually (healthier/better) | evidence for | keep changing | change it every | is healthy eating
    - It's worth it. People who eat plenty of vegetables, fruit, beans and whole grains have clearly less heart disease and diabetes, and the first extra portions bring the most.
    - Fair to ask, because a lot of nonsense is written about food. The basics hold up: more plants, enough protein, less sugar in drinks, mostly cooked at home.
    - (limit) Cutting down pays off if it's costing you something, such as sleep, nerves, money or teeth. If it isn't, a moderate amount is fine as it is.
    - (nutritionist) From two to five portions of fruit and vegetables a day the risk of dying early falls by about a tenth or more in large cohorts. More than five adds little.
    why: Most evidence comes from long observation and a few large trials. The Mediterranean pattern has been tested in trials and lowered heart attacks and strokes.
    short: Yes; the first extra portions bring the most.

    == tips
    - Put vegetables on half the dinner plate before anything else.
    - Keep fruit on the table and sweets in a closed cupboard.
    - Have 20 to 30 grams of protein at breakfast, eggs or yogurt for example.
    - Always keep frozen vegetables, eggs and canned beans at home.
    - Cook double at dinner and take the rest for lunch.
    - Have the last coffee about eight hours before bed.
    - Swap one sugary drink a day for water or tea.
    - Write three dinners down before you go shopping.

    == next week
    - Every breakfast: a piece of fruit and something with protein.
    - Every dinner: vegetables on half of the plate.
    - Mon, Wed, Fri: lunch from home, made the evening before.
    - Coffee or sweets: at two fixed times, after meals.
    - Sat: write three dinners and shop for them.
    - Sun: one big pot and a tray of roasted vegetables.

    # The domain's own topics

    == what counts
    said: portion* | how big .. portion | how much .. fruit/vegetables/veg/veggies | how many .. fruit/vegetables/veg/portions/servings | serving* | five a day | 400 grams | potato .. count/vegetable | (is/are) .. (one/part) of my (five/5) | of my five | my five | 5 a day .. (include/count/what) | qualify | how many (grapes/strawberries/berries/cherries/carrots/raisins/dates) | tinned .. ok | tinned .. count | tinned .. fruit | tinned .. veg | tinned .. peaches | canned .. count | canned .. fruit | canned .. veg | canned .. peaches | frozen .. veg | frozen .. peaches | dried .. count | dried .. fruit | dried .. veg | dried .. peaches | pickled .. count | pickled .. fruit | pickled .. veg | pickled .. peaches | raisins | go in | handful | size .. (portion/hand) | call that (three/two/one/five) | veg or protein | onions in | veg/veggie/veggies/vegetable/vegetables/greens/salad/salads/broccoli/spinach/kale/carrot*/courgette*/zucchini*/aubergine*/eggplant*/cabbage*/sprouts/cauliflower/peas/leek*/cucumber*/tomato*/pepper/peppers/lettuce/beetroot/asparagus/mushroom*/celery/onion*/squash/pumpkin/beans .. one of | veg/veggie/veggies/vegetable/vegetables/greens/salad/salads/broccoli/spinach/kale/carrot*/courgette*/zucchini*/aubergine*/eggplant*/cabbage*/sprouts/cauliflower/peas/leek*/cucumber*/tomato*/pepper/peppers/lettuce/beetroot/asparagus/mushroom*/celery/onion*/squash/pumpkin/beans .. portion | fruit/fruits/apple*/banana*/grape/grapes/berry/berries/strawberr*/blueberr*/orange/oranges/mango*/pineapple*/melon*/watermelon*/peach*/pear/pears/plum*/cherry/cherries/kiwi*/mandarin*/satsuma*/clementine*/raisin*/dates/apricot*/figs/prune*/grapefruit .. (portion/one of) | juice .. (serving/portion/five/count) | sauce .. count* | big is a portion | frozen peas | veg/veggie/veggies/vegetable/vegetables/greens/salad/salads/broccoli/spinach/kale/carrot*/courgette*/zucchini*/aubergine*/eggplant*/cabbage*/sprouts/cauliflower/peas/leek*/cucumber*/tomato*/pepper/peppers/lettuce/beetroot/asparagus/mushroom*/celery/onion*/squash/pumpkin/beans/fruit/fruits/apple*/banana*/grape/grapes/berry/berries/strawberr*/blueberr*/orange/oranges/mango*/pineapple*/melon*/watermelon*/peach*/pear/pears/plum*/cherry/cherries/kiwi*/mandarin*/satsuma*/clementine*/raisin*/dates/apricot*/figs/prune*/grapefruit/soup/juice/sauce/beans/lentils/smoothie* .. portion | veg/veggie/veggies/vegetable/vegetables/greens/salad/salads/broccoli/spinach/kale/carrot*/courgette*/zucchini*/aubergine*/eggplant*/cabbage*/sprouts/cauliflower/peas/leek*/cucumber*/tomato*/pepper/peppers/lettuce/beetroot/asparagus/mushroom*/celery/onion*/squash/pumpkin/beans/fruit/fruits/apple*/banana*/grape/grapes/berry/berries/strawberr*/blueberr*/orange/oranges/mango*/pineapple*/melon*/watermelon*/peach*/pear/pears/plum*/cherry/cherries/kiwi*/mandarin*/satsuma*/clementine*/raisin*/dates/apricot*/figs/prune*/grapefruit/soup/juice/sauce/beans/lentils/smoothie* .. portions | veg/veggie/veggies/vegetable/vegetables/greens/salad/salads/broccoli/spinach/kale/carrot*/courgette*/zucchini*/aubergine*/eggplant*/cabbage*/sprouts/cauliflower/peas/leek*/cucumber*/tomato*/pepper/peppers/lettuce/beetroot/asparagus/mushroom*/celery/onion*/squash/pumpkin/beans/fruit/fruits/apple*/banana*/grape/grapes/berry/berries/strawberr*/blueberr*/orange/oranges/mango*/pineapple*/melon*/watermelon*/peach*/pear/pears/plum*/cherry/cherries/kiwi*/mandarin*/satsuma*/clementine*/raisin*/dates/apricot*/figs/prune*/grapefruit/soup/juice/sauce/beans/lentils/smoothie* .. serving | is .. (one portion/a portion) | one portion | (veg/protein) or | or three | a veg | (what/counts as) a portion | portion of (vegetables/fruit) | what .. portion $
    - A portion is about a handful, 80 grams: an apple, two plums, three heaped spoonfuls of cooked vegetables, a cereal bowl of salad. Five of those a day is the usual aim.
    - Frozen, canned and dried count too. Potatoes don't, juice and smoothies count once at most, and beans count once however many you eat.
    - (nutritionist) A portion is 80 grams, about a handful. Aim at three vegetables and two fruits, in different colors over the week. Dried fruit is a portion at 30 grams, juice at a small glass of 150 milliliters.
    - A piece of fruit, a handful of carrots, or peas stirred into dinner each count as one. So does a bowl of salad, and frozen or canned count the same.
    - (fitness coach) Easy math: one at breakfast, one as a snack, one at lunch, two at dinner. Five done, no thinking.
    why: The WHO's figure is 400 grams of fruit and vegetables a day. In large studies the benefit climbs steeply up to about there and then flattens.
    how: Breakfast: berries or a banana. Eleven: an apple. Lunch: a bowl of salad or soup. Dinner: two handfuls of vegetables, frozen if you like. That's five.
    short: A handful, 80 grams, five times a day.

    == more vegetables
    said: dont/never like .. vegetables/veg/veggies/salad/greens | hate .. vegetables/veg/veggies/salad/greens | eat more .. vegetables/veg/veggies/fruit/greens | get more .. vegetables/veg/veggies/fruit | more .. vegetables/veg/veggies/fruit | vegetables .. taste/boring/bland/gross/ideas | veggies .. taste/boring/bland/gross/ideas | sneak .. vegetables/veggies | picky eater | salad .. boring/hate | (hate/dislike/loathe/detest/despise/cant stand/dont like/gag/yuck/bleurgh/disgusting) .. veg/veggie/veggies/vegetable/vegetables/greens/salad/salads/broccoli/spinach/kale/carrot*/courgette*/zucchini*/aubergine*/eggplant*/cabbage*/sprouts/cauliflower/peas/leek*/cucumber*/tomato*/pepper/peppers/lettuce/beetroot/asparagus/mushroom*/celery/onion*/squash/pumpkin/beans | veg/veggie/veggies/vegetable/vegetables/greens/salads/broccoli/spinach/kale/carrot*/courgette*/zucchini*/aubergine*/eggplant*/cabbage*/sprouts/cauliflower/peas/leek*/cucumber*/tomato*/pepper/peppers/lettuce/beetroot/asparagus/mushroom*/celery/onion*/squash/pumpkin/beans .. hate/yuck/bleurgh/gag/texture/slimy/disgusting/gross/mushy/bitter/hide/sneak/stand | hate/dislike/gag/stand/loathe/hide/sneak/disguise .. veg/veggie/veggies/vegetable/vegetables/greens/salad/salads/broccoli/spinach/kale/carrot*/courgette*/zucchini*/aubergine*/eggplant*/cabbage*/sprouts/cauliflower/peas/leek*/cucumber*/tomato*/pepper/peppers/lettuce/beetroot/asparagus/mushroom*/celery/onion*/squash/pumpkin/beans | greens | veg/veggie/veggies/vegetable/vegetables/greens/salad/salads/broccoli/spinach/kale/carrot*/courgette*/zucchini*/aubergine*/eggplant*/cabbage*/sprouts/cauliflower/peas/leek*/cucumber*/tomato*/pepper/peppers/lettuce/beetroot/asparagus/mushroom*/celery/onion*/squash/pumpkin/beans .. only/zero/how/breakfast/ideas/snack | (0/no/zero/hardly any/few) (veg/veggies/vegetables) | (hide/sneak/smuggle/grate) .. (veg/veggies/vegetables/spinach/carrots) | veg at (breakfast/lunch/dinner) | texture* | easy side | side dish* | learn to like | more (veg/veggies/vegetables/greens/salad) | eat my (greens/veg) | sprouts | veg/veggie/veggies/vegetable/vegetables/greens/salads/broccoli/spinach/kale/carrot*/courgette*/zucchini*/aubergine*/eggplant*/cabbage*/sprouts/cauliflower/peas/leek*/cucumber*/tomato*/pepper/peppers/lettuce/beetroot/asparagus/mushroom*/celery/onion*/squash/pumpkin/beans .. boring/bland/taste/tasty/roast*/season* | make veg .. taste | make veg .. nice | make veg .. tasty | make vegetables .. taste | make vegetables .. nice | make vegetables .. tasty | make veggies .. taste | make veggies .. nice | make veggies .. tasty | make salad .. taste | make salad .. nice | i hate (vegetables/veg/veggies/salad/greens) | eat more (greens/veg/vegetables/salad) | taste awful | nothing green | veg/veggie/veggies/vegetable/vegetables/greens/salad/salads/broccoli/spinach/kale/carrot*/courgette*/zucchini*/aubergine*/eggplant*/cabbage*/sprouts/cauliflower/peas/leek*/cucumber*/tomato*/pepper/peppers/lettuce/beetroot/asparagus/mushroom*/celery/onion*/squash/pumpkin/beans .. (awful/horrible/nasty/rank/vile) | like .. green | vegetarian side | veg/veggie/veggies/vegetable/vegetables/greens/salad/salads/broccoli/spinach/kale/carrot*/courgette*/zucchini*/aubergine*/eggplant*/cabbage*/sprouts/cauliflower/peas/leek*/cucumber*/tomato*/pepper/peppers/lettuce/beetroot/asparagus/mushroom*/celery/onion*/squash/pumpkin/beans and veg/veggie/veggies/vegetable/vegetables/greens/salad/salads/broccoli/spinach/kale/carrot*/courgette*/zucchini*/aubergine*/eggplant*/cabbage*/sprouts/cauliflower/peas/leek*/cucumber*/tomato*/pepper/peppers/lettuce/beetroot/asparagus/mushroom*/celery/onion*/squash/pumpkin/beans is all | veg intake | sneak .. | my veg | (veg/vegetable) .. terrible/low/poor/bad | vegetable intake | get my veg up | sweetcorn/corn/peas/carrots .. only
    - Try roasting: any vegetable in bite-size pieces, oil, salt, hot oven, 25 minutes. They turn brown and sweet, and many people who dislike them boiled like them that way.
    - Hide some for a start. Grated carrot and zucchini in the tomato sauce, spinach in the omelet, peas in the rice. You keep your dishes and get two portions more.
    - (nutritionist) Taste needs eight to ten tries. Take small amounts of one vegetable, each time differently made, with something you love: cheese, lemon, peanut sauce, bacon bits.
    - (fitness coach) Vegetables first. A plate of raw carrots, peppers and hummus on the table before dinner, when you're hungriest. Gone in five minutes, two portions done.
    - (companion) You don't have to like them all. Three you enjoy are plenty. Think of the one you liked as a child and start there.
    how: Heat the oven well, cut cauliflower, carrots or broccoli small, two spoons of oil, salt, garlic. One layer on a tray, 25 minutes, turn once. Lemon on top. Make enough for two days.
    short: Roast them hot, or stir them into what you like.

    == fruit and sugar
    said: fruit .. sugar/bad/fattening/too much/healthy | too much fruit | juicing | dried fruit | fruit or | best fruit* | how much fruit | fruit .. because/bad .. sugar | fruit/fruits/apple*/banana*/grape/grapes/berry/berries/strawberr*/blueberr*/orange/oranges/mango*/pineapple*/melon*/watermelon*/peach*/pear/pears/plum*/cherry/cherries/kiwi*/mandarin*/satsuma*/clementine*/raisin*/dates/apricot*/figs/prune*/grapefruit .. sugar/sugary/bad/healthy/healthiest/fattening/fat/diabet*/much/many/harmful/fructose/night/noon/day/dried/candy/sweets/limit/frozen/good | sugar/fructose/diabet*/healthiest/dried/frozen/excessive/much .. fruit/fruits/apple*/banana*/grape/grapes/berry/berries/strawberr*/blueberr*/orange/oranges/mango*/pineapple*/melon*/watermelon*/peach*/pear/pears/plum*/cherry/cherries/kiwi*/mandarin*/satsuma*/clementine*/raisin*/dates/apricot*/figs/prune*/grapefruit | fructose | (no/cut out) (fruit/bananas) | fruit/fruits/apple*/banana*/grape/grapes/berry/berries/strawberr*/blueberr*/orange/oranges/mango*/pineapple*/melon*/watermelon*/peach*/pear/pears/plum*/cherry/cherries/kiwi*/mandarin*/satsuma*/clementine*/raisin*/dates/apricot*/figs/prune*/grapefruit or | berries/mango*/mandarin*/dates/apricot* | best fruit | how many bananas | how many apples | how many oranges | because of the sugar | fruit .. because | juice .. fruit | juice .. sugar | juice .. bad | juice .. juicer | apple juice | juicer | fruit/fruits/apple*/banana*/grape/grapes/berry/berries/strawberr*/blueberr*/orange/oranges/mango*/pineapple*/melon*/watermelon*/peach*/pear/pears/plum*/cherry/cherries/kiwi*/mandarin*/satsuma*/clementine*/raisin*/dates/apricot*/figs/prune*/grapefruit .. sugar .. | full of sugar .. fruit | fruit full of sugar | mango in | diabetics | diabetic* .. (fruit/grapes) | mango .. | sugary fruit
    - Whole fruit is fine, even with its sugar; fiber and water slow it down, and people who eat more of it get less diabetes. Two or three pieces a day are good.
    - Juice is different: the fiber's gone and a glass holds the sugar of three oranges. A small glass a day at most, or eat the orange.
    - (nutritionist) Berries, apples, pears and citrus fill best for their sugar. With diabetes spread fruit over the day and eat it with yogurt or nuts.
    - (companion) If fruit is your sweet thing, you've found a good one. Enjoy it with a clear conscience, and share a bowl with somebody now and then.
    - (fitness coach) A banana before training, berries with yogurt after. That's fruit in the right place. Smoothies: half vegetables, no juice in them.
    why: The sugar of whole fruit sits inside cells with fiber, so it arrives slowly and fills you. In juice it's free and quickly drunk, which is why guidelines treat it like added sugar.
    short: Whole fruit is fine, juice a small glass.

    == less sugar
    said: cut* .. sugar/sweets | quit* .. sweets | less sugar/sweets | reduce .. sugar | stop .. sugar/sweets/chocolate/candy | sugar .. addict*/detox/quit/cut/how much/withdrawal/bad/hidden/free | addicted .. sugar/chocolate/sweets | sweet tooth | added sugar | sweets .. every | sugar .. detox/hidden/quit*/less/reduce/cut*/everything/tea/grams/daily/limit/habit/how | detox .. sugar | hidden sugar | one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* sugars | white stuff | cut* .. chocolate*/choc/choccy/biscuit*/cookie*/cake/cakes/candy/sweets/toffee*/crisps/chips/nutella/haribo/doughnut*/donut*/pastr*/icecream/pudding/puddings/dessert*/muffin*/croissant*/brownie*/oreo*/pringles/doritos/toblerone/gummies/cupcake*/popcorn/pistachio*/peanut*/nachos/custard | quit* .. chocolate*/choc/choccy/biscuit*/cookie*/cake/cakes/candy/sweets/toffee*/crisps/chips/nutella/haribo/doughnut*/donut*/pastr*/icecream/pudding/puddings/dessert*/muffin*/croissant*/brownie*/oreo*/pringles/doritos/toblerone/gummies/cupcake*/popcorn/pistachio*/peanut*/nachos/custard | reduce .. chocolate*/choc/choccy/biscuit*/cookie*/cake/cakes/candy/sweets/toffee*/crisps/chips/nutella/haribo/doughnut*/donut*/pastr*/icecream/pudding/puddings/dessert*/muffin*/croissant*/brownie*/oreo*/pringles/doritos/toblerone/gummies/cupcake*/popcorn/pistachio*/peanut*/nachos/custard | eliminate .. chocolate*/choc/choccy/biscuit*/cookie*/cake/cakes/candy/sweets/toffee*/crisps/chips/nutella/haribo/doughnut*/donut*/pastr*/icecream/pudding/puddings/dessert*/muffin*/croissant*/brownie*/oreo*/pringles/doritos/toblerone/gummies/cupcake*/popcorn/pistachio*/peanut*/nachos/custard | less .. chocolate*/choc/choccy/biscuit*/cookie*/cake/cakes/candy/sweets/toffee*/crisps/chips/nutella/haribo/doughnut*/donut*/pastr*/icecream/pudding/puddings/dessert*/muffin*/croissant*/brownie*/oreo*/pringles/doritos/toblerone/gummies/cupcake*/popcorn/pistachio*/peanut*/nachos/custard | wean .. chocolate*/choc/choccy/biscuit*/cookie*/cake/cakes/candy/sweets/toffee*/crisps/chips/nutella/haribo/doughnut*/donut*/pastr*/icecream/pudding/puddings/dessert*/muffin*/croissant*/brownie*/oreo*/pringles/doritos/toblerone/gummies/cupcake*/popcorn/pistachio*/peanut*/nachos/custard | limit .. chocolate*/choc/choccy/biscuit*/cookie*/cake/cakes/candy/sweets/toffee*/crisps/chips/nutella/haribo/doughnut*/donut*/pastr*/icecream/pudding/puddings/dessert*/muffin*/croissant*/brownie*/oreo*/pringles/doritos/toblerone/gummies/cupcake*/popcorn/pistachio*/peanut*/nachos/custard | eat less .. chocolate*/choc/choccy/biscuit*/cookie*/cake/cakes/candy/sweets/toffee*/crisps/chips/nutella/haribo/doughnut*/donut*/pastr*/icecream/pudding/puddings/dessert*/muffin*/croissant*/brownie*/oreo*/pringles/doritos/toblerone/gummies/cupcake*/popcorn/pistachio*/peanut*/nachos/custard | give up .. chocolate*/choc/choccy/biscuit*/cookie*/cake/cakes/candy/sweets/toffee*/crisps/chips/nutella/haribo/doughnut*/donut*/pastr*/icecream/pudding/puddings/dessert*/muffin*/croissant*/brownie*/oreo*/pringles/doritos/toblerone/gummies/cupcake*/popcorn/pistachio*/peanut*/nachos/custard | giving up .. chocolate*/choc/choccy/biscuit*/cookie*/cake/cakes/candy/sweets/toffee*/crisps/chips/nutella/haribo/doughnut*/donut*/pastr*/icecream/pudding/puddings/dessert*/muffin*/croissant*/brownie*/oreo*/pringles/doritos/toblerone/gummies/cupcake*/popcorn/pistachio*/peanut*/nachos/custard | chocolate*/choc/choccy/biscuit*/cookie*/cake/cakes/candy/sweets/toffee*/crisps/chips/nutella/haribo/doughnut*/donut*/pastr*/icecream/pudding/puddings/dessert*/muffin*/croissant*/brownie*/oreo*/pringles/doritos/toblerone/gummies/cupcake*/popcorn/pistachio*/peanut*/nachos/custard .. daily/cut/quit/addict*/problem/stop/less/reduce | so much sweet | so much sweets | so much sugar | so much chocolate | so many sweet | so many sweets | so many sugar | so many chocolate | too much sweet | too much sweets | too much chocolate | too many sweet | too many sweets | too many sugar | too many chocolate | confectionery | dessert* | cut down on | grams .. (day/sugar) | haribo | sweet shop | cut out sugar | addicted to (sugar/sweets/chocolate) | sweets .. (addict*/every/daily/day) | addicted to | sugar urge | without sugar | stop eating (sweets/sugar/chocolate/candy/cake) | spoons of sugar | spoons | quit chocolate | quit sweets | tea .. sugar | lumps | spoonfuls | sugar cubes
    - Start with drinks, they're the largest source and the easiest to swap. Then set one sweet thing a day, after a meal, on a plate. Within about four weeks you'll want less.
    - Less than 50 grams of added sugar a day is the limit, 25 is better. A can of soda has 35, a sweet yogurt 15, so two swaps often do it.
    - (nutritionist) Buy plain and sweeten yourself: yogurt with fruit, porridge with a teaspoon of honey. You'll end up with a third of what the factory puts in.
    - (fitness coach) Four-week challenge: no sweet drinks, sweets only after lunch. Protein at breakfast makes it half as hard. Tick each day.
    - (companion) You needn't give it up. Choose the sweet thing you love best, keep it, and let the ones you hardly notice go.
    - (limit) Pick the moment that matters most, for many it's after dinner, and keep that one. Let the ones in passing go first, at the desk and in the car.
    why: Taste adapts. After some weeks with less, the same dessert tastes sweeter. Sugar isn't addictive like a drug, but habit and hunger make the pull strong.
    how: Week one: water or tea instead of one sweet drink a day. Week two: plain yogurt with fruit. Week three: sweets only after lunch or dinner. Week four: look at breakfast cereal and sauces.
    short: Drinks first, then one sweet thing a day after a meal.

    == sweeteners
    said: sweetener* | artificial sweet* | stevia | aspartame | diet soda/coke/drinks | zero sugar | coke zero | honey .. instead | maple syrup | agave | erythritol | xylitol | sugar free | sugar substitute* | what about honey/stevia/syrup | sweetener*/sweetner*/saccharin*/aspartame/stevia/sucralose/splenda/xylitol/erythritol/agave/syrup/honey/canderel/hermesetas | monk fruit | diet (stuff/drinks/coke/soda/products/pop) | zero (sugar/cal/calorie) | sugar free .. (gum/drinks/sweets/stuff/safe/ok) | artificial* | little white tablets | white tablets | pepsi max | fake sugar | maple | zero bad | erythritol .. | safe .. sweet* | diet coke .. (bad/ok/safe/cancer) | artificial sweeteners | dangerous .. sweet* | sweeteners .. (dangerous/safe/cancer/bad) | drops in my
    - In normal amounts sweeteners are safe, and a diet drink is better than a sugary one. Water stays the better habit, since sweeteners keep the taste for sweet alive.
    - Honey, maple syrup and brown sugar are sugar too, the body treats them the same. Use the one that tastes best, a teaspoon instead of a tablespoon.
    - (nutritionist) Step down instead of swapping: half the sugar in your tea this week, a quarter in two weeks. After a month you won't need a substitute.
    - (triage) If you've got diabetes, sweeteners help you more than honey does. If you've a sensitive gut, sorbitol and xylitol are the ones to leave.
    how: This week half a teaspoon less in each cup. Next week another half. Most people stop noticing after three or four days on each step.
    short: Safe in normal amounts; stepping down is better.

    == sugary drinks
    said: soda/sodas/cola/coke/pepsi/sprite/lemonade | soft drink* | fizzy drink* | red bull | monster | sweet tea | iced tea | sugary drink* | quit/stop/give up .. soda/coke/cola | frappuccino | soda*/coke/cola/colas/pepsi/fanta/sprite/lemonade/tango/dew/redbull/monster/fizzy/pop/lucozade | mountain dew | squash/cordial/frappe*/frappuccino*/lemonade/milkshake*/slush* | bubble tea | boba | iced (tea/latte/coffee/caramel) | caramel .. | drink* .. (sugar/sugary/sweet) | (sugar/sugary/sweet) .. drink* | fizzy | can/cans of | hot chocolate | sports drink* | fanta .. kids | juice .. (day/every/litre/addict*) | crate | one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* (litres/liters/cans/bottles) (of/a) .. (cola/coke/pepsi/soda/fanta/juice/lemonade) | (cola/coke/pepsi/soda/fanta) .. (day/litres/cans/bottles/quit/give up) | juice .. soda | as bad as soda | sweet drinks | soda .. juice | hooked on (pepsi/coke/cola/soda) | pepsi | is iced tea | had a coke .. want
    - Step down instead of stopping: replace every second one by sparkling water with lemon for a week, then the next. In three or four weeks the taste for it fades.
    - One can has about nine teaspoons of sugar, and it doesn't fill. Cutting one a day is the biggest single change most people can make with food.
    - (nutritionist) Mix it: two thirds sparkling water, one third juice or soda, and thin it further each week. If you miss caffeine in it, tea does that job.
    - (fitness coach) Stop buying it for home. Outside one a day at most, and after two weeks only on weekends. Keep cold sparkling water where the cans were.
    - (triage) With energy drinks watch both sugar and caffeine: one small can is 80 milligrams, a large one 160 or more. Racing heart or no sleep means leave them.
    why: Liquid sugar doesn't lower hunger, so the calories come on top, and the teeth sit in acid. A drink a day is linked with clearly more diabetes.
    how: Write down how many you have in a day. Week one: replace the one you care about least. Week two: the next. Keep cold water with lemon or mint ready in the fridge.
    short: Every second one sparkling water, then the next.

    == how much coffee
    said: how much coffee/caffeine | how many .. coffees/cups/espressos | coffee .. healthy/bad/good/okay/safe/too much/limit/harmful | caffeine .. safe/limit/much/mg/in | too much coffee/caffeine | is coffee | is caffeine | caffeine in | coffee .. dehydrat* | coffee/coffees/espresso/espressos/caffeine/cups/latte/lattes/starbucks/venti/mg/cappuccino*/americano/instant .. (safe/healthy/day/daily/limit/much/many/bad/same/pressure/pregnant/heart/ok/count) | one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* espressos | one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* cups | how (much/many) .. coffee/coffees/cups/caffeine/espresso* | (safe/healthy/limit/quantity/amount/maximum/much) .. (coffee/caffeine/espresso) | palpitation* | heart racing | heart flutter* | heart pounding | hands (shake/flutter/tremble/shaking) | the (4th/fourth/fifth/5th) | tea .. caffeine | mg in | pregnant .. (coffee/caffeine/cups) | raise .. blood pressure | french press | filter coffee | coffee .. (cholesterol/anxiety/stomach) | counting at seven | coffees a day | how many coffees | heart race | heart races | makes my heart | too many coffees | coffee .. (heart/race/anxious/shaky/limit) | one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* coffees a day | coffee all day | ok to have coffee | coffee when pregnant | pregnant .. coffee | drink coffee | the shakes | shakes after | mugs | two mugs
    - Up to 400 milligrams of caffeine a day is fine for healthy adults, about four cups of filter coffee. In pregnancy it's 200. If you sleep badly or your heart races, less is better for you.
    - A cup of filter coffee has around 90 milligrams, an espresso 60 to 70, black tea 45, a small energy drink 80, decaf 3 to 5.
    - (nutritionist) Up to four cups a day are fine for most adults; two or three are even linked to a little less diabetes and liver disease, without sugar and cream. Drink it with or after meals if your stomach complains.
    - (triage) Up to four cups a day are fine for most. First look at sleep, heartbeat, reflux and nerves. If one of those bothers you, cut down. If you take heart medicines or you're pregnant, ask your doctor for your limit.
    - (fitness coach) For training 200 milligrams an hour before is plenty, that's two cups. Don't do it after three in the afternoon, sleep builds more muscle than coffee.
    why: Caffeine blocks the signal of tiredness and leaves with a half-life of about five hours, longer with the pill, in pregnancy and in some by genes.
    how: Note for one day every cup, tea, cola and energy drink with its size. Add 90 for a filter coffee, 65 for an espresso, 45 for tea, 80 for a small energy drink. Compare with 400.
    short: Up to 400 mg, about four cups; 200 in pregnancy.

    == less coffee
    said: cut* .. coffee/caffeine | less coffee/caffeine | stop .. coffee/caffeine | give up .. coffee/caffeine | reduce .. coffee/caffeine | drink too much coffee | caffeine .. withdraw*/cold turkey/detox/taper | coffee .. withdraw*/addict*/without/instead/another/one more | addicted .. coffee/caffeine | without coffee | instead of coffee | matcha/chicory/rooibos | another/2nd/3rd/4th/5th coffee | third/fourth/fifth coffee | quit* .. coffee/caffeine | tea instead | (from/go from) .. cups | cups to | decaf .. (ok/instead/as good/switch) | taper* | wean* .. coffee/caffeine | cut* .. (coffee/caffeine/cups) | cut down | half caf | halfcaf | day one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* .. coffee | no coffee | stop .. coffee | stop .. caffeine | stop .. cup | stop .. cups | stop .. espresso | stop .. latte | quit .. coffee | quit .. caffeine | quit .. cup | quit .. cups | quit .. espresso | quit .. latte | give up .. coffee | give up .. caffeine | give up .. cup | give up .. cups | give up .. espresso | give up .. latte | give up .. it | drop .. coffee | drop .. caffeine | drop .. cup | drop .. cups | drop .. espresso | drop .. latte | reduce .. coffee | reduce .. caffeine | reduce .. cup | reduce .. cups | reduce .. espresso | reduce .. latte | less .. coffee | less .. caffeine | less .. cup | less .. cups | less .. espresso | less .. latte | fewer .. coffee | fewer .. caffeine | fewer .. cup | fewer .. cups | fewer .. espresso | fewer .. latte | what to drink instead | drink instead | first cup | which ones do i drop | coffee* less | (chicory/barley/matcha/rooibos) | withdraw* .. caffeine | caffeine withdraw* | off coffee | walk to the machine | cold turkey .. coffee | drink less coffee | quit caffeine | instead of .. (coffee/cup) | third cup | second cup | less caffeine | have instead | instead of my | coffee alternative* | give up coffee | quitting coffee | swap for coffee | swap .. coffee | headaches from | replace coffee | replacement .. coffee | without espresso | day without (coffee/espresso/caffeine)
    - Go down slowly, one cup less every three to five days, or mix half decaf into each. That avoids most of the headache. The afternoon ones are the best to drop first.
    - The headache usually starts a day after and is over within a week at most. Water, fresh air and an early night help; half a cup takes it away if it's bad.
    - (limit) Drink the ones you have at set times, after breakfast and after lunch, and make them good ones. A nice small cup replaces three from the office machine.
    - (over) You're over the number you set, so make the next hot drink decaf or tea. Tomorrow the usual number again, nothing to make up.
    - (nutritionist) Swap in steps: coffee, half decaf, black tea, green tea, herbs. Count tea and cola as well, otherwise the caffeine just moves to another cup.
    - (fitness coach) When you want the extra cup, walk for five minutes and drink a big glass of water. Often the afternoon cup is really a break you're missing.
    - (companion) It's often the ritual you'd miss, the warm cup, the pause, the people. You can keep all of that with something else in the cup.
    why: The body makes more receptors for the tiredness signal when you drink coffee daily. When it's missing, blood vessels in the head widen; after about a week it's back in balance.
    how: With four cups a day: three cups for four days, then two and a decaf for four, then two. Last one before one o'clock. If your head aches, stay on the step for two more days.
    short: One cup less every three to five days.

    == coffee headache
    label: headaches without coffee
    said: caffeine/coffee headache* | no/without/skipped coffee/caffeine .. headache*/migraine | caffeine/coffee .. headache*/migraine | headache* .. coffee/caffeine | headache* (if/when) i (skip/dont/stop/miss/leave) [it/one/coffee] [out] $
    - That's the caffeine: it starts about a day after the last cup and is over within a week. Go down by half a cup every three days instead of stopping, and it mostly stays away.
    - It's annoying, and it passes within a few days. Water, fresh air and an early night help; half a cup takes it away if it's bad, and that still counts as cutting down.
    why: Caffeine narrows the blood vessels in the head. When it's missing they widen, until the body has got used to it after about a week.
    short: Half a cup less every three days.

    == coffee and sleep
    said: coffee/caffeine .. sleep*/night/bed/evening/late/afternoon | sleep* .. coffee/caffeine | last coffee | coffee after | when .. stop .. coffee/caffeine | how long .. caffeine/coffee .. last*/system/stay | coffee .. pm | espresso after dinner | what time .. coffee | coffee/caffeine/latte/espresso/decaf/coke/cola/tea/cup/cups/cappuccino .. (night/sleep*/bed/bedtime/awake/insomnia/noon/nap/evening/5pm/4pm/6pm/8/late/afternoon/lie) | sleep*/awake/insomnia/nap/bed/noon/night .. (coffee/caffeine/latte/espresso/decaf/coke/tea/cup/cups/cappuccino) | half life | past noon | last (coffee/cup/espresso) | (before/at/in) (bed/night) .. (tea/coffee) | green tea | (double/one) at .. (evening/three/ten) | how late .. (coffee/drink) | cut off time | drink it and (nap/sleep) | snores | how late .. (espresso/coffee/caffeine/tea/latte) | (coffee/espresso/latte/caffeine) at one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* | affect my sleep | because of caffeine | cant sleep .. (latte/coffee/caffeine/coke/espresso/tea) | one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* cups .. (insomnia/sleep/related) | insomnia .. cups | after lunch coffee | keep you up | keeps me up | does tea keep | tea .. (up/sleep/night/bed) | (cappuccino/espresso/coffee) after dinner | awake .. tea
    - Have the last one about eight hours before bed, so two or three in the afternoon at the latest for most. Half of the caffeine is still there five or six hours later.
    - Even if you fall asleep easily after an evening espresso, deep sleep gets lighter. Try a week with nothing after noon and see how you wake up.
    - (nutritionist) Count hidden ones too: cola, green tea, energy drinks, dark chocolate, some painkillers. After lunch rooibos, herb tea or decaf are safe.
    - (fitness coach) Cut-off at one, no exceptions for ten days. Most people sleep deeper after that and want less of it in the morning.
    why: Caffeine blocks adenosine, which builds up sleepiness over the day. In a trial 400 milligrams six hours before bed still cost more than an hour of sleep.
    how: Note your usual bedtime and count back eight hours. That's your last cup. For ten days keep to it, and write down in the morning how rested you are from one to ten.
    short: Last cup about eight hours before bed.

    == afternoon slump
    said: afternoon slump | crash .. afternoon/after lunch/sugar | energy crash* | tired after lunch/eating | sleepy after lunch/eating | need coffee | cant function .. coffee | food coma | low energy .. afternoon/lunch | no energy .. food/eat*/lunch | crash .. every afternoon | crash .. after | crash* .. 2pm | crash* .. 3pm | crash* .. afternoon | crash* .. day | crash* .. lunch | crash* .. 2 | crash* .. 3 | crash* .. 4 | (eyes/head) .. (desk/close/heavy/nod*) | afternoon* .. (tired/sleepy/sugar/coma/dead/energy/survive/slump/awake/dip/crash/useless/fog) | tired .. post | tired .. following | tired .. afternoon | tired .. lunch | tired .. midday | tired .. 2pm | tired .. 3pm | tired .. 3 | sleepy .. after | sleepy .. post | sleepy .. following | sleepy .. afternoon | sleepy .. lunch | sleepy .. midday | sleepy .. 2pm | sleepy .. 3pm | sleepy .. 3 | drowsy .. after | drowsy .. post | drowsy .. following | drowsy .. afternoon | drowsy .. lunch | drowsy .. midday | drowsy .. 2pm | drowsy .. 3pm | drowsy .. 3 | zombie .. after | zombie .. post | zombie .. following | zombie .. afternoon | zombie .. lunch | zombie .. midday | zombie .. 2pm | zombie .. 3pm | zombie .. 3 | yawn* .. after | yawn* .. post | yawn* .. following | yawn* .. afternoon | yawn* .. lunch | yawn* .. midday | yawn* .. 2pm | yawn* .. 3pm | yawn* .. 3 | nap .. after | nap .. post | nap .. following | nap .. afternoon | nap .. lunch | nap .. midday | nap .. 2pm | nap .. 3pm | nap .. 3 | nodding .. after | nodding .. post | nodding .. following | nodding .. afternoon | nodding .. lunch | nodding .. midday | nodding .. 2pm | nodding .. 3pm | nodding .. 3 | coma .. after | coma .. post | coma .. following | coma .. afternoon | coma .. lunch | coma .. midday | coma .. 2pm | coma .. 3pm | coma .. 3 | exhausted .. post | exhausted .. following | exhausted .. afternoon | exhausted .. lunch | exhausted .. midday | exhausted .. 2pm | exhausted .. 3pm | exhausted .. 3 | dead .. post | dead .. following | dead .. afternoon | dead .. lunch | dead .. midday | dead .. 2pm | dead .. 3pm | dead .. 3 | (after/post/following) .. (lunch/midday/meal/pasta) .. (sleepy/tired/drowsy/zombie/nap/dead/slump) | (lunch/pasta) .. nap | energy (dip*/crash*/slump*/low/drop*) | 3 oclock | 2pm | one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* oclock (wall/slump/low/dip) | lunch keeps | keeps you awake | stay awake | blood sugar crash | sugar crash | pinch my | midday meal | drowsy | post lunch | half past one | brain fog | crash after | sleepy at | get through the afternoon | the afternoon | afternoon .. sugar | sugar .. afternoon | energy dips | tired at (3pm/2pm/4pm) | need a nap .. (lunch/afternoon) | need a nap | at (3/4/2) i | nap at | after my lunch | lunch .. dead
    - A dip between one and three is built into the body clock. A smaller lunch with protein and vegetables, ten minutes outside and a glass of water get most people through.
    - If it's every day and heavy, look at your nights first. A nap of fifteen minutes before three does more than the third coffee.
    - (nutritionist) Change lunch for three days: beans, chicken, fish or eggs with vegetables and a fist of whole grain. Big portions of white pasta or bread are the usual culprits.
    - (fitness coach) Get up. Two flights of stairs and five minutes round the block wake you at once, while coffee takes about half an hour to work.
    - (triage) Sleep first, lunch second, coffee third. If you're sleepy by day for weeks despite seven or eight hours, let your doctor check iron, thyroid and sleep apnea.
    why: The body clock has a low point in early afternoon, and a large lunch with fast carbs makes it deeper. Short nights make it worse than any food.
    how: Lunch: two handfuls of vegetables, a palm of protein, a fist of whole grain. Straight after it ten minutes outside. Then a glass of water, and coffee only if it's before two.
    short: Lighter lunch with protein, ten minutes outside.

    == protein
    said: high protein | how much protein | protein .. source*/food*/breakfast/vegetarian/enough/need/powder/shake*/snack* | meat .. enough/less/without/red | eat less meat | eggs .. healthy | source* .. (meat/arent/plant) | powder | chicken .. every | meat .. every | steak .. every | cottage cheese | ham | quark/skyr/tempeh/seitan/edamame | egg* .. another | egg* .. boiled | boiled egg* | processed meat | enough protein | meal .. protein | meat .. (cancer/cut/less/teeth/too much) | grams of protein | breakfast .. protein | protein .. breakfast | two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/4*/5*/6*/7*/8*/9* eggs | chicken .. (single/every) day | chicken every | eggs every day | best vegetarian protein | vegetarian protein | protein without | enough meat
    - Most adults do well with about 1 gram per kilo of body weight a day, up to 1.6 with hard training. A palm-sized portion at each of three meals gets you near it.
    - Around 20 grams are in three eggs, 200 grams of plain strained yogurt, a small can of tuna, 100 grams of chicken, or a large bowl of lentils.
    - (nutritionist) About 1 to 1.2 grams per kilo of body weight a day is enough, and breakfast is the usual gap. Cottage cheese on toast, eggs, or strained yogurt with nuts lift it to 25 grams and keep you full until lunch.
    - (fitness coach) 25 to 30 grams, three or four times a day, one of them after training. Powder is fine if you're short, food first.
    - (triage) About a gram per kilo of body weight a day. With kidney disease ask your doctor before you raise it; otherwise look at breakfast first, that's where most people have the least.
    - A cup of strained yogurt brings about 20 grams, two eggs 12, and a can of tuna 25. One of them at each meal takes most people to what they need.
    why: Protein is needed for repair, and it fills better than anything else per calorie. Spread over the day it's used a bit better than in one large portion.
    how: Breakfast: strained yogurt, oats, nuts. Lunch: lentil soup with bread, or chicken with salad. Four: a glass of milk or some cheese. Dinner: fish, tofu or eggs. That's 80 to 100 grams.
    short: A palm of protein at each of three meals.

    == plant based
    said: plant based | meatless | meat free | b12 | went vegan/vegetarian | without meat | iron .. vegan/vegetarian/enough | flexitarian | stop eating meat | dairy free | veggie .. (healthier/burger*/go/going/diet) | replaces .. (cheese/meat/milk/eggs) | what replaces | beyond burger* | beyond meat | impossible burger* | quorn | dont eat (animals/meat/fish/dairy/eggs) | (quit/gave up/giving up/no/stopped eating/without/cut out/drop) .. (meat/animals/dairy) | seitan | tempeh | mostly plants | plants .. (but/only/eat) | iron .. (meat/plants/low/enough) | vegetable things | meatless/jain | animal products | everything i need .. | fake meat | going vegan | iron without | vegetarian .. (needs/diet/healthy) | is vegan | daughter is (vegan/vegetarian) | lentils .. iron | soy .. (safe/hormone*) | be vegan | less meat | eat less meat | veganism | meat less | reduce meat
    - It works well if beans, lentils, tofu, nuts and whole grains take the place of meat. Vegans always need a vitamin B12 supplement and should keep an eye on iodine and vitamin D.
    - Start with two days a week. Chili with beans, lentil curry, pasta with chickpeas: dishes that don't need meat in the first place.
    - (nutritionist) It's healthy if you plan it. Iron from plants is taken up better with vitamin C, so lentils with peppers or lemon, and coffee or tea an hour later. Have ferritin and B12 checked once a year.
    - (fitness coach) Muscle grows on plants too. Tofu, tempeh, lentils, soy yogurt, 30 grams a meal, a bit more in total than with meat.
    - (companion) You don't have to do it all at once or explain it to anyone. A meatless Monday is a real beginning.
    how: Monday lentil curry, Thursday chili with beans. Lemon or peppers with both. If they go well for three weeks, add a third day. Buy a B12 supplement if you drop all animal food.
    short: Beans, tofu, nuts; B12 for vegans.

    == breakfast
    said: skip breakfast | not hungry .. morning | morning .. eat/food/hungry | oats | overnight oats | first meal | hungry in the morning* | (not/never) hungry .. morning* | eat before (work/school/gym) | morning meal | toast .. morning | toast .. every | toast .. day | toast .. first | toast .. daily | croissant .. morning | croissant .. every | croissant .. day | croissant .. first | croissant .. daily | cereal .. morning | cereal .. every | cereal .. day | cereal .. first | cereal .. daily | bagel* .. morning | bagel* .. every | bagel* .. day | bagel* .. first | bagel* .. daily | porridge .. morning | porridge .. first | porridge .. daily | oats .. morning | oats .. every | oats .. day | oats .. first | oats .. daily | granola .. morning | granola .. every | granola .. day | granola .. first | granola .. daily | muesli .. morning | muesli .. every | muesli .. day | muesli .. first | muesli .. daily | weetabix .. morning | weetabix .. every | weetabix .. day | weetabix .. first | weetabix .. daily | pancake* .. morning | pancake* .. every | pancake* .. day | pancake* .. first | pancake* .. daily | cornflakes .. morning | cornflakes .. every | cornflakes .. day | cornflakes .. first | cornflakes .. daily | overnight oats .. morning | overnight oats .. every | overnight oats .. day | overnight oats .. first | overnight oats .. daily | overnight oats .. or | eggs .. first | eggs .. daily | eggs .. or | smoothie .. morning | smoothie .. every | smoothie .. day | smoothie .. first | smoothie .. daily | croissant* | bread roll | bread rolls | omit | skip* .. (morning/first) | wake up .. (hungry/eat/nausea*) | muesli | morning .. (eat*/food/stomach/smoothie) | healthy breakfast | quick .. breakfast | breakfast .. (important/idea*/quick/work/late/skip) | in the morning .. (hungry/eat) | eat in the morning | in the mornings | breakfast .. habit | morning food
    - A breakfast with protein and fiber keeps you full: yogurt with oats and berries, eggs with whole grain bread, porridge with nuts. If you're not hungry early, have it at ten.
    - You needn't eat breakfast to be healthy. If leaving it out ends in cookies at eleven, try something small with protein for a week.
    - (nutritionist) Good: oats with milk or yogurt, an apple and a spoon of nuts, 20 grams of protein and 8 of fiber in five minutes. Less good: most cereals and granolas, a quarter sugar. Leaving it out is fine if you aren't hungry.
    - (fitness coach) Overnight oats: 50 grams of oats, 150 of strained yogurt, milk, berries, into a jar tonight. Breakfast takes ten seconds tomorrow.
    why: Protein and fiber in the morning keep blood sugar steadier and lower hunger until noon. For weight and health it makes little difference whether you eat at seven or at ten.
    how: In the evening mix oats, yogurt and milk in a jar, add frozen berries, put it in the fridge. In the morning add nuts. It also survives the commute.
    short: Protein and fiber: yogurt, oats, berries or eggs.

    == lunch at work
    said: lunch .. work/office/desk/idea*/quick/canteen/cafeteria/pack/bring/skip* | canteen | cafeteria | pack* lunch | work lunch* | eat at .. desk | sandwich* | skip lunch | meal deal* | pret | (bring/take/pack*) .. (work/lunch/microwave/kitchen/office) | no microwave | office .. (kitchen/lunch/bring/canteen/food) | (lunch*/sandwich*/salad*) .. (office/desk/work/job/canteen/colleagues/microwave/leaks/boss) | desk salad | tupperware | colleague* .. (kebab/lunch/noon/canteen/eat*/go) | canteen/cafeteria/greggs/leon | with the van | dashboard | building site | lunch .. (ideas/cheap/healthy/cold/quick/pack*/prep*) | sandwiches | bag lunch | take for lunch | only a canteen | canteen with | eat at my desk | packed lunch | lunch .. (take/bring/idea*/pack) | tupperware leaks | work lunch | work canteen | to the office | our cafeteria | cafeteria only | office lunch | in my lunchbox | canteen/cafeteria
    - The simplest lunch is last night's dinner in a box. Cook one portion more three times a week, and it costs no time.
    - From a canteen or shop: soup and salad with beans or chicken, whole grain sandwich with egg and raw vegetables. Something with protein, something green.
    - (nutritionist) Build a jar: grains from the pack, a can of beans or tuna, tomatoes, cucumber, leaves, oil and vinegar. Five minutes, 25 grams of protein, two portions of vegetables.
    - (fitness coach) Eat away from the desk, twenty minutes, then walk for ten. You'll be more awake at three than after a lunch over the keyboard.
    - (companion) A real break is worth it. Sit down somewhere else, with someone or with a window, even if it's just a sandwich.
    why: What's brought along is decided when you aren't hungry. Bought lunches tend to have less vegetables and a third more calories.
    how: Sunday: cook a pot of grains, roast a tray of vegetables, boil six eggs. Mon to Wed: into a box with leaves and a spoon of dressing. Thu, Fri: buy soup.
    short: Last night's dinner in a box.

    == cooking
    said: cant cook | dont know .. cook | hate cooking | hate .. cook | learn .. cook | cook* .. beginner/easy/simple/recipe*/idea*/start/skills | easy recipe* | quick recipe* | whats for dinner | meal idea* | blanch | boil an egg | one pot | one pan | traybake* | sheet pan | quick dinner | kitchen (skills/idiot/disaster) | lunch ideas | meal ideas | never (learnt/learned/cooked) .. | learn* to cook | easy (curry/dinner/dinners/meals/pasta/soup/recipes) | have .. (rice/eggs/pasta) .. (dinner/make) | cookbook | aubergine | cook for (one/two) | (dont/cant) know how .. (cook/chop/boil) | stir fry | i cant cook | easy recipe | what can i cook .. | recipes with | ingredients | how to cook | how do i roast | how do i boil | how do i steam | cooking for one .. | beginner cook | cook* vegetables | quick dinner .. (eggs/rice/pasta/have) | boil .. (potatoes/eggs/rice/pasta) | burn everything | how long do i (boil/bake/cook/roast/fry) | simple (soup/meals/dinner/recipe)
    - Learn three dishes and you're set: an omelet with vegetables, a tray of roasted vegetables with chicken or chickpeas, a lentil or tomato pasta sauce. Each needs one pan and half an hour at most.
    - For tonight: onion and garlic in oil, a can of tomatoes, a can of beans, a handful of spinach, ten minutes, bread. Freeze what's left.
    - (nutritionist) Build any dinner from three parts: a vegetable for half the plate, a protein, a starch. Broccoli, salmon, potatoes. Peppers, tofu, rice. Spinach, eggs, bread.
    - (fitness coach) One tray in a hot oven, 25 minutes: chickpeas, peppers, onions, oil, spices. Do it on Tuesday and Thursday for a month, and you've got your first standard dish.
    - (companion) Cooking can be quite soothing once it doesn't have to be good. Put on music, make a soup, and eat it slowly.
    - (total) Choose the evening now, and a dish with few parts. One fixed cooking night a week, Sunday for example, moves your count along without much thought.
    why: People who cook at home most days eat more vegetables and less sugar and salt without trying. Three dishes you can do asleep are enough for that.
    how: Omelet: fry a handful of vegetables in oil for four minutes, pour three beaten eggs over, lid on, low heat, four minutes. Salt, pepper, cheese if you like. Bread with it.
    short: Three dishes: omelet, oven tray, tomato-bean pan.

    == meal prep
    said: meal prep* | prep* .. meals/lunch*/week/food/sunday | batch cook* | cook* ahead | plan* .. meals/dinners | meal plan* | freeze*/freezer | how long .. fridge | prep/prepped/prepping/batch/freezer/freeze/reheat*/containers/boxes/leftovers/mealprep/defrost* | (lunches/meals/dinners) .. (sunday/week/ahead/advance/sick of/freeze) | cook (once/ahead/double/big) | day (3/4/5/three/four/five) .. (chicken/safe/fridge/ok) | how long .. safe | safe .. (day/reheat/fridge) | (chop/cut/wash) .. ahead | keep in the fridge | plan .. meals | plan .. dinners | weekly (plan/menu) | menu .. week | eat 3 times | cook* .. (sunday/batch) | meal prep | rice keep | freeze | can i freeze | cook in advance | sunday prep | prep .. (week/lunch*) | how long .. leftovers | reheat | prepare on sunday | prepare .. (sunday/week/ahead/advance) | leftovers ok | after one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* days | leftovers .. (days/ok/safe) | stew keep | days does | (freeze/freezer/freezing)
    - Prepare parts instead of whole meals: a pot of grains, a tray of vegetables, boiled eggs, a dressing. You can mix them for four days without getting sick of them.
    - Cooked food keeps three to four days in the fridge, rice only one, and cooled quickly. What's meant for later goes into the freezer the same evening.
    - (nutritionist) One hour on Sunday: lentil stew for the freezer, roasted vegetables, boiled eggs, washed salad. That covers lunch until Wednesday and one emergency dinner.
    - (fitness coach) Timer on 60 minutes: oven tray in, pot on, eggs in, boxes out. That's five lunches before the podcast is over.
    - (triage) If a whole Sunday session doesn't fit, double the dinners you cook anyway. Two boxes in the fridge by Wednesday are meal prep as well.
    how: Grains into the pot, vegetables with oil into the oven, eggs into water. While they cook, wash salad and mix oil, vinegar, mustard. Fill boxes, cool them, lids on, fridge.
    short: Parts for four days: grains, vegetables, eggs, dressing.

    == snacks
    said: healthy snack* | snack idea* | graz* | munch* | between meals | office .. cake/candy/sweets/treats | vending | donuts/treats/cookies .. office/work/desk | cereal bar* | granola bar* | snack bar* | something to nibble | party leftovers | plate at reception | reception | copier | peckish | biscuit tin | cake .. office | cake .. desk | office (treats/cake/biscuits/sweets) | handful of nuts | snack ideas | nibble on | nibble .. work | biscuits at (the office/work) | at the office .. (biscuit*/cake) | biscuits .. office | eating biscuits | munch | healthy snack | snack .. (healthy/good/low) | eat between | crisps addict | crisps .. (addict/every/love) | (good/healthy/quick/filling/better) snack/snacks
    - Good snacks have protein or fiber: an apple with nuts, yogurt with berries, carrots with hummus, a boiled egg, cheese with whole grain crackers. One or two a day are plenty.
    - If you snack all day, meals are probably too small. Make lunch bigger for a week, add one planned snack at four, and see how much of the rest goes away.
    - (nutritionist) Portion it beforehand: 30 grams of nuts is a small handful. Out of the bag it's easily four times that, about 700 calories.
    - (fitness coach) Keep nuts and an apple in your bag, always. When the four o'clock hunger comes, you've got something better at hand than the vending machine.
    - (companion) Maybe it's a pause you're looking for. Have it, with the snack on a plate and both feet up, instead of in passing.
    - (limit) Choose your snack for the day in the morning and put it in a bowl. When it's empty, that was it, and there's always fruit.
    how: Fill five small boxes on Sunday: nuts and raisins in three, carrots or peppers for two days. Take one each day for four o'clock, with an apple. Eat it sitting down.
    short: Apple and nuts, yogurt, hummus; planned, on a plate.

    == junk and takeaways
    said: junk food | fast food | order* in | food delivery | ultra processed | processed food/foods | eat clean | clean eating | ready meal* | uber eats | deliveroo/mcds/kfc/lasagne | burger king | on the way home | drive thru | drive through | frozen (pizza/lasagne/meals/dinner*) | healthiest .. chinese | healthiest .. indian | healthiest .. thai | healthiest .. mcdonalds | healthiest .. kfc | healthiest .. takeaway | healthiest .. kebab | healthiest .. menu | at a indian | at a kebab | at a chippy | at a thai | from a chinese | from a indian | from a kebab | from a chippy | from a thai | chippy | fish and chips | lad on the moped | from an app | pot noodle* | ordered pizza | order .. food | order .. every | order .. pizza | instant noodles | addict .. food | eat mcdonalds | healthiest takeaway | stop ordering | ordering (pizza/in/takeaway/food) | takeaway .. (healthiest/stop/every/week/cheap*) | fast food .. | mcdonalds .. (every/day/healthy) | junk every | frozen pizza | times a week .. (order/takeaway/pizza) | chip shop
    - Once a week it's no problem. If it's four times, find out which evening is the worst, and put a frozen backup there: soup, dumplings with vegetables, whatever takes ten minutes.
    - Better versions exist: pizza with a big salad and half for tomorrow, a burger without the fries, curry with lentils and plain rice. Keep the treat, add a vegetable.
    - (nutritionist) Ultra-processed food makes people eat about 500 calories more a day in a careful trial, because it's soft and quickly eaten. Start with replacing breakfast cereal and snacks.
    - (fitness coach) Rule: delivery only on Friday. Mon to Thu there's a ten-minute dinner in the freezer. Delete the saved card, so ordering takes effort.
    - (companion) Ordering is often just tiredness. On such evenings something simple at home counts, and so does a pizza now and then.
    - (limit) Decide on the day for it beforehand, with somebody if you can. If it's planned, it's an evening out; if it isn't, it's mostly an empty fridge.
    how: Put two frozen soups and a bag of dumplings with vegetables in the freezer. Choose Friday for ordering. On other evenings the freezer comes first, and after twenty minutes you may still order.
    short: One fixed evening, a ten-minute backup for the others.

    == family
    said: kids/children/toddler .. eat*/food/vegetables/veggies/picky/dinner/snack* | husband/wife/partner/family/boyfriend/girlfriend .. food/junk/vegetables/veggies | picky .. kids/eater/child/son/daughter | cook* for .. family/two/kids | family meal* | different meals | cook for one | cooking for one | live alone .. cook* | one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* different dinners | different (dinners/meals/dinner/food) | (kids/children/toddler/teen/teens/teenager*/son/daughter/grandkids/grandson/granddaughter/baby/7yo/year old/little one/boy/girl) .. (eat*/refuse*/food/fruit*/fruits/veg*/sweets/peas/sauce/dinner/picky/fussy/raid/feed*/meal*/hungry/lunchbox) | (feed/feeding/cook for/cooking for/dinner for) .. (kids/children/toddler/teens/teenagers/son/daughter/family/baby/everyone/grandkids) | refuse everything | picky/fussy | picky 7yo | dinner table | table fights | partner .. (diabetic/vegan/vegetarian/coeliac/allergic/different) | wife/husband/partner .. diabetic | wife/husband/partner .. eats different* | wife/husband/partner .. wants different* | wife/husband/partner .. fussy | wife/husband/partner .. picky | weaning | baby food | one meal | grandkids | eldest | wont eat | sauce .. (touched/eldest) | school (lunch*/dinner*) | kids meal* | my kids (wont/dont/hate/refuse) .. | kids .. (wont/touch/refuse/hate) .. (veg*/eat*/anything) | husband and i | wife and i | eat different* | different things | one .. (family/pot) everyone | cooking for (one/two/a family) | kids wont | wife buys | for the whole family | kids wont eat vegetables | husband wants .. (meat/spuds/chips/pizza) | so fussy | wife is vegetarian | vegetarian and im not | im not .. (vegetarian/vegan) | (wife/husband/son/daughter/partner) is .. (vegetarian/vegan/picky/fussy/allergic/diabetic)
    - One meal, several bowls: rice or pasta, two vegetables, a protein, a sauce. Everybody takes what they like, and you fill half of your plate with vegetables.
    - Children need ten or more tries with something new, and no pressure. Put a little on the table each time, eat it yourself, and let it be.
    - (nutritionist) Raw vegetables with a dip before dinner, when everyone's hungry, disappear most easily. For one person, cook two portions and freeze one.
    - (companion) It's tiring to cook for people who complain. Let each of them choose one dinner a week; the others are yours to decide.
    - (triage) Start with your own plate, nobody can argue about that. Next come the drinks in the house, since they matter most for children. Everybody's vegetables can wait.
    why: Pressure makes children dislike a food more, while seeing it often and watching others eat it works. The same goes for partners.
    short: One meal, separate bowls, no pressure.

    == fiber and digestion
    said: fiber/fibre | constipat* | gassy | probiotic* | microbiome | ferment*/kefir/kimchi | ibs | stomach .. beans/vegetables/fiber | wholegrain/wholemeal | gassy/constipat*/ibs/prune*/kefir/sauerkraut/probiotic*/fibre | been in one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* days | beans make | stomach (cramps/ache/hurts/pain) .. (beans/fiber/eat*/after) | regular .. (toilet/bowel*/poo) | blocked up | backed up | number two | go .. number two | fibre is in | fiber is in | how much (fibre/fiber) | constipated | prunes | probiotics .. | days .. constipated | stomach .. upset | tummy .. (ache/trouble/upset) | get regular | stay regular | bowel movements | gives me (gas/wind) | stomach .. swells | swells
    - Aim at 25 to 30 grams of fiber a day, from beans, oats, whole grain bread, vegetables and nuts. Go up slowly over two or three weeks and drink enough, otherwise it bloats.
    - For constipation oats, kiwis, prunes, water and a daily walk work well. If it's new and lasts more than three weeks, or there's blood, see your doctor.
    - (nutritionist) Aim at 25 to 30 grams of fiber a day. Two kiwis a day, a spoon of ground flaxseed in yogurt, beans three times a week. With a sensitive gut start with oats and carrots and leave onions and cabbage for later.
    - (fitness coach) Thirty plants in a week, count them: spices, nuts and beans too. Ten minutes' walk after dinner gets things moving.
    - (triage) Bloating after beans is harmless and fades in two to three weeks. Weight loss, blood, fever, or pain at night should be checked by a doctor soon.
    why: Gut bacteria live on fiber and make substances that are good for the gut and blood sugar. They need some weeks to adjust, so a sudden jump causes gas.
    how: Week one: oats at breakfast. Week two: a can of beans or lentils on two days. Week three: whole grain bread instead of white. A glass of water with each.
    short: 25 to 30 grams a day, raised slowly.

    == shopping
    said: shopping .. food/list/healthy/grocery | shopping list | supermarket | fridge .. empty/nothing/rot*/waste* | food waste | goes bad | vegetables .. rot*/go bad/fresh/frozen/canned | frozen .. healthy/fresh | supermarket/aldi/lidl/market/haul/staples/produce | online order | on my list | gone off | waste .. (food/veg/produce/salad/throw*) | buy .. (week/food/what/healthy/first) | which food .. buy | store* .. (fresh/keep/fruit/veg) | keep .. fresh | fridge .. (rot*/empty/organi*/keep/slime) | use by | best before | frozen or fresh | four bags | shop hungry | farm box | veg box | at the supermarket | rot in the fridge | rot* .. fridge | always rot | frozen veg | vegetables .. (rot*/last/fresh/keep) | salad goes | food shop | weekly shop | what to buy | read labels | is organic .. healthier | never know what to buy | know what to buy | waste less | less waste | less food waste | what do i buy
    - Write three dinners, then the list, and go after eating. Add basics that keep: frozen vegetables, eggs, oats, canned beans, apples, carrots, yogurt.
    - Frozen vegetables are as good as fresh, often better, because they're frozen on the day of harvest. They never rot, either. Organic is a matter of taste; eating them at all is what counts.
    - (nutritionist) On labels look at two things: the first three ingredients, and sugar per 100 grams. Over 15 is a sweet, under 5 is low. Fiber above 6 is good.
    - (fitness coach) One shop a week, list on the phone, fruit and vegetables first. What isn't in the house won't be eaten at ten at night.
    - (triage) If things rot in your fridge, buy half the fresh and double the frozen. If the fridge is empty, plan first.
    how: Saturday after breakfast: three dinners on a note, what's missing under it, plus fruit for seven days. Shop the outer aisles first. Half fresh vegetables, half frozen.
    short: Three dinners on a list, basics that keep.

    == fat and salt
    said: sodium | saturated fat* | healthy fats | fish oil | fat .. healthy/bad/eat | blood pressure .. food/eat*/diet/salt | sodium/lard/ldl/statin/soy | soy sauce | cheese .. (heart/bad/much/cholesterol/day) | many .. salt | eggs .. ldl | eggs .. heart | statin* | low fat | deep fried | air fry | transfat* | stock cubes | bouillon | crisps .. salt | heart .. diet | heart .. food | heart .. healthy | lower my cholesterol | salt on everything | too much salt | cut .. salt | many salt | salt per day | cooking oil | which oil | oil is | healthiest oil | blood pressure .. (avoid/eat/food) | is ghee | ghee .. healthy
    - Use olive or canola oil for most things, eat fish once or twice a week, and have nuts daily. Butter and cheese are fine in small amounts. It's the swap that helps your heart.
    - Salt: a teaspoon a day in all, about 5 grams, is the limit. Most of it sits in bread, cheese, sausages and ready meals, so cooking at home saves more than an empty salt shaker.
    - (nutritionist) For cholesterol, oats, beans, nuts and replacing butter and sausage by oil and fish bring five to fifteen percent. An egg a day is fine for most people.
    - (triage) With high blood pressure cut ready meals first and ask your doctor before using salt substitutes, they contain potassium. With very high cholesterol food alone won't do.
    how: Oil for butter in the pan, a handful of nuts a day, fish on one or two days, oats on most mornings. Taste before salting, and use lemon, garlic and herbs.
    short: Oil, fish, nuts; less ready-made, a teaspoon of salt.

    == vitamins
    said: multivitamin* | zinc | collagen | greens powder | ag1 | omega 3 | vit | vit d/c/b/k/e | folic acid | folate | multivit* | d3 | k2 | selenium | magnesium .. (sleep/take/which/pill*/tablet*) | zinc/collagen/spirulina/omega | take too many | too many .. (vitamins/supplements/pills) | tablets .. (instead/take/daily) | drawer of jars | deficien* | anaemia | low (iron/b12/vitamin/d) | fish oil | cod liver | athletic greens | effervescent | centrum | a multivitamin | supplements .. worth | are supplements | which supplements | do i need .. vitamin* | vitamins .. (need/take/winter/best) | calcium .. (supplement*/tablet*) | need b12 | do i need (b12/iron/zinc/omega) | vitamins useful | magnesium useful | which pills | pills .. winter
    - With ordinary mixed food most people need none. Exceptions are vitamin D in dark winters, folic acid before and in early pregnancy, and B12 for vegans.
    - Superfoods and green powders are expensive vegetables. A bag of frozen spinach and some berries do the same for a tenth of the price.
    - (nutritionist) Mostly no with mixed food, so test before you take: ferritin, B12 and vitamin D can be measured. Iron without a lack of it does harm, and high doses of vitamins A, E and B6 do too.
    - (triage) If you take medicines, ask a pharmacist before adding supplements; some don't go together, like vitamin K with warfarin. Tiredness that lasts for weeks needs a doctor first.
    why: Large trials of multivitamins show next to no benefit for healthy people. Where something is really missing, a blood test shows it, and then a supplement helps a lot.
    short: Mostly none; D in winter, B12 for vegans.

    == bread and carbs
    said: is/are bread/pasta/potatoes/carbs .. bad/okay/ok/healthy/fattening | bread/pasta/potatoes/carbs .. bad/healthy/unhealthy/evening/night | white or brown | brown rice | white bread | low carb | cut* .. carbs/bread | carbs | carb/carbs/baguette/wholemeal/starch*/bun | carbs after | brown or white | resistant starch | low gi | glycemic | glycaemic | makes .. (fat) | potatoes .. fat | live (w/o/without) .. (bread/baguette/pasta/rice) | oats are | white pasta | white flour | brown pasta | complex carbs | is bread | cut carbs | carbs .. (bad/cut/night/evil/ok) | bread .. (bad/healthy/ok) | wholemeal | rice .. bad | rice .. every | how many carbs | pasta fattening | healthiest bread | is (pasta/rice/bread) | bread is | too much (bread/pasta/rice) | (breakfast/lunch) without bread | wrong with (bread/carbs)
    - Bread, rice, pasta and potatoes are fine food. Take whole grain about half of the time, let them fill a quarter of the plate, and put vegetables and protein beside them.
    - White bread and white rice fill for a shorter time, that's all. With beans, eggs or vegetables on the same plate they do no harm.
    - (nutritionist) Look for bread with six grams of fiber or more per 100 grams. Boiled potatoes are among the most filling foods there are; it's the fryer that changes them.
    - (fitness coach) Carbs are training fuel. Have them before and after hard sessions, a fist or two at a time, and fewer on days on the couch.
    - (triage) If bread gives you cramps, diarrhea or weight loss, ask your doctor for a celiac test before you cut gluten out, because the test needs you to be eating it.
    why: Whole grains bring fiber, which slows sugar and feeds the gut; people who eat three portions a day have less heart disease and diabetes. The type of carb matters more than the amount.
    how: Swap one thing this week: whole grain bread at breakfast, or half white and half brown rice. A quarter of the plate, vegetables on half, protein on the rest.
    short: A quarter of the plate, whole grain half of the time.

    == milk and intolerance
    said: lactose | soy milk | plant milk | allerg* .. food/nuts/milk/gluten/eggs | intoleran* | celiac | coeliac | calcium | yogurt .. best/which/greek | lactose/cappuccino/yoghurt/soy/allerg*/intoleran*/coeliac | nut allergy | peanut allergy | almond or | almond .. coffee | almond .. or | soy .. coffee | soy .. milk | oat .. coffee | coconut .. coffee | coconut .. milk | (stomach/belly/tummy) .. (milk/dairy/cheese/cream/yogurt/lactose) | milk .. (stomach/bad/after) | which yogurt | full fat milk | hay fever | itch* .. mouth | mouth .. itch* | hives/rash/swell* .. eat*/after/food | epipen | raw milk | nearest toilet | dairy free | lactose intolerant | cheese .. (cramps/stomach/bloat*/ache/sick) | gives me (cramps/gas/stomach/hives) | which .. milk | calcium .. (without/cheese/milk/dairy) | react* to | after (milk/cheese/ice cream/dairy) | bloated from milk | from milk | milk .. (bloat*/gas/good/bad) | bloated .. (milk/dairy/cheese) | is oat milk | upsets me | cream .. upsets
    - Milk and yogurt are good food if you tolerate them. With lactose intolerance hard cheese, lactose-free milk and often yogurt work, and plant drinks with added calcium are fine too.
    - Of the plant drinks soy is closest to milk in protein. Oat tastes best in coffee and has more sugar; almond has hardly anything in it. Look for added calcium and no sugar.
    - (nutritionist) Fine if you tolerate them. Adults want about 1,000 milligrams of calcium a day. Without dairy get it from calcium-set tofu, fortified drinks, almonds, kale and mineral water.
    - (triage) Bloating after milk is harmless, and you can test it by leaving milk out for two weeks. Hives after food need a doctor. With swollen lips or trouble breathing call your emergency number at once.
    why: Many adults lose the enzyme for milk sugar, so larger amounts ferment in the gut. Most still manage a glass a day with food.
    how: Leave out milk and soft cheese for two weeks, then drink a glass. If it bloats you, use lactose-free or soy with calcium, and keep hard cheese and yogurt.
    short: Lactose-free, or soy with added calcium.

    # Questions about one thing

    == a meal from what is there
    label: a meal from what I have
    said: (i have/ive got/got/only/have) .. (eggs/egg/rice/spinach/pasta/chicken/tuna/beans/lentils/potatoes/tofu/broccoli/leftover*/tomatoes/cheese/salmon/mince/peppers/chickpeas) | (cook/make/eat/do) .. with .. (eggs/egg/rice/spinach/pasta/chicken/tuna/beans/lentils/potatoes/tofu/broccoli/leftover*/tomatoes/cheese/salmon/mince/peppers/chickpeas) | leftover (rice/potatoes/chicken/pasta/vegetables) | (whats/what is) left in the (fridge/cupboard) | (fridge/cupboard) .. (empty/left/only)
    - One pan does it: oil and onion if there is one, then the vegetables for five minutes, leftovers or canned things in, eggs or the other protein last. Season with soy sauce, lemon or cheese. Ten minutes in all.
    - Rice, pasta or potatoes plus a protein plus a vegetable is a meal in any mix: as a fry-up, an omelet, a soup or a warm salad. Warm starch, eggs or beans on top, spinach stirred in last.
    - (nutritionist) Make it half vegetables, a quarter protein, a quarter starch. Two eggs or a palm of fish, meat, tofu or beans gives 15 to 25 grams of protein. Fry together, add something sour at the end.

    == oats and cereal
    label: are oats and cereal healthy
    said: oat/oats/oatmeal/porridge | cereal/cereals | granola | muesli | cornflakes | weetabix | (oats/oatmeal/porridge/cereal/granola/muesli) .. (healthy/good/bad/ok/unhealthy) | (is/are) .. (oats/oatmeal/porridge/cereal/granola) .. (healthy/good/bad/ok)
    - Oats yes: fiber that lowers cholesterol and fills well, with nuts and fruit instead of sugar. Most cereals and granolas are a fifth to a third sugar, so look for under 10 grams per 100.
    - Porridge every day is fine. Add yogurt, milk or an egg for protein. Muesli without added sugar is nearly as good; granola is closer to a biscuit.

    == eggs
    label: eggs and cholesterol
    said: egg/eggs .. (cholesterol/bad/day/many/ok/healthy/week/every/daily/limit) | (many/cholesterol/bad/ok/healthy) .. egg/eggs | yolk/yolks | egg white/whites | (is/are) .. eggs .. (healthy/good/bad/ok)
    - For most people one egg a day is fine; in studies it doesn't raise heart disease. Saturated fat moves cholesterol more than eggs do. With diabetes or high cholesterol about three or four a week is the careful choice.
    - Eat the yolk, it holds most of the vitamins. Two or three at breakfast now and then are no problem, beside vegetables and whole grain rather than bacon.

    == juice and smoothies
    label: juice and smoothies
    said: juice/juices | smoothie/smoothies | juicing | (drink/drinking) .. (vegetables/fruit) | (is/are) .. (juice/smoothie/smoothies) .. (healthy/good/bad/ok)
    - A small glass is fine and counts once a day, however much you drink. Juice lacks the fiber and has as much sugar as cola; a smoothie keeps more of it. Whole fruit fills better.
    - Smoothie yes, one portion, two at most; juice 150 ml. Blend with yogurt and oats if it's to be breakfast, and leave out honey.

    == do potatoes and beans count
    label: do potatoes count
    said: (potato/potatoes/chips/fries/corn/ketchup/sweetcorn/sweet potato/rice) .. (count*/vegetable*/portion*) | (count*/is/are) .. (potato/potatoes/ketchup/corn/fries) .. | (beans/lentils/chickpeas/pulses) .. count* | (are/is) potatoes .. (unhealthy/healthy)
    - Potatoes don't, they're counted as starch; sweet potatoes, corn, carrots and canned tomatoes do. Beans and lentils count once a day, however many. Ketchup, sadly, no, it's a quarter sugar.
    - No for potatoes and chips, yes for nearly everything else that grows, fresh, frozen or canned. A portion is about 80 grams, a handful.

    == frozen and canned vegetables
    label: frozen and canned vegetables
    said: (frozen/canned/tinned/tin/can) .. (vegetable*/fruit/peas/berries/count*/good/ok/spinach/healthy/beans) | fresh or | or frozen | frozen
    - Yes, they count, and frozen ones are often richer in vitamins than fresh that traveled for a week. With cans, choose those without added sugar and rinse off the salt.
    - Just as good, cheaper, and they don't go off. Peas, spinach and berries in the freezer mean two portions in five minutes.

    == white or brown
    label: white or whole-grain bread
    said: (brown/white/wholegrain/whole grain/wholemeal/whole wheat/sourdough/rye) .. (bread/rice/pasta/better/healthy/healthier) | bread .. (healthy/healthiest/best/buy/better) | (is/are) white (rice/bread/pasta) .. (bad/ok/healthy) | (is/are) .. (bread/sourdough/rye) .. (healthy/good/bad)
    - Whole grain is better: about three times the fiber, fuller for longer, and linked to less heart disease and diabetes. Brown color alone means little; whole flour should come first on the list. Sourdough is fine either way.
    - Go whole grain where you like the taste, bread first, pasta and rice second. If white rice is yours, have beans and vegetables with it.

    == oils and butter
    label: which oil, and is butter bad
    said: oil/oils | butter .. (bad/ok/healthy/margarine/better/cook*) | margarine | (is/cook*) .. butter | lard | seed oils | what oil | oil .. cook* | cook* .. oil | (fat/oil) .. fry* | fry* .. in
    - Olive or rapeseed oil for nearly everything, frying included. Butter is fine for taste in small amounts, but it raises LDL cholesterol; so does coconut oil. Seed oils aren't toxic, trials show they help the heart.
    - A spoon or two of olive oil a day is good for you, a spoon is 120 calories. Keep butter for the bread you really enjoy.

    == fruit, bananas and sugar
    label: is fruit sugar a problem
    said: (banana/bananas/grapes/mango/mangoes/dates/pineapple/watermelon) .. (fattening/fat/bad/sugar/ok/healthy/many/good) | fruit .. (too much/too many/sugar/fattening/day/bad) | (sugar/many/much) .. fruit/fruits | fructose | (is/are) .. (bananas/banana/grapes/fruit) .. (healthy/fattening/good/bad/ok)
    - No, fruit isn't fattening; a banana has about 100 calories and fills. Two to three pieces a day are a good amount. Only juice and dried fruit are easily too much.
    - The sugar in whole fruit comes with fiber and water and is no problem for most people. With diabetes spread it over the day and prefer berries, apples and citrus.

    == how much sugar
    label: how much sugar is ok
    said: (how much/many) .. sugar | sugar .. (per day/a day/limit/allowed/daily) | (honey/brown sugar/agave/maple syrup/coconut sugar) .. (better/healthy/healthier/sugar/ok/good) | (better/healthier) .. (honey/brown sugar) | (is/are) .. (honey/sugar) .. (healthy/good/bad/ok)
    - At most 50 grams of added sugar a day by the WHO, 25 or about six teaspoons is better. A can of cola has 35. Fruit and plain milk don't count. Honey and brown sugar count the same as white.
    - No real difference between honey, brown and white, a bit of taste aside. Begin with drinks and yogurts, they bring more than the spoon in your tea.

    == red meat and sausage
    label: is red meat bad
    said: red meat | (meat/beef/pork/steak/lamb) .. (bad/week/healthy/often/much/ok/unhealthy) | (bacon/sausage/sausages/ham/salami/cold cuts/deli/processed meat) .. (bad/healthy/unhealthy/ok/cancer/often) | (much/often/bad/healthy) .. (meat/bacon/sausage*)
    - Up to about 350 to 500 grams of red meat a week is fine. Sausage, bacon and ham are the ones to keep rare, since even 50 grams a day raise the risk of bowel cancer by about a sixth.
    - In small amounts no. Two meat dinners a week, fish once or twice, beans and eggs on the other days is a good pattern.

    == fish
    label: how much fish, and tuna
    said: fish | tuna | salmon | mackerel | sardines | mercury | omega 3 | (is/are) .. (tuna/salmon/fish/sardines) .. (healthy/good/bad/ok)
    - Two portions a week, one of them oily such as salmon, mackerel or sardines. Tuna every day is a bit much because of mercury: three or four cans a week are fine for adults, less in pregnancy.
    - Canned fish is just as good and cheap. If you don't like fish, walnuts, flaxseed and rapeseed oil cover part of the omega-3; an algae capsule is the direct swap.

    == organic food
    label: is organic better
    said: organic | pesticide* | bio food/vegetables/fruit | (buy/eat) .. organic
    - Not for nutrients, they're about the same; organic has fewer pesticide traces, and both are within safe limits. Eating more vegetables matters far more than the label, so buy what your budget allows and rinse it.
    - It's a choice for farming and animals more than for health. If you want some, take it for what you eat with the skin.

    == microwave and air fryer
    label: microwave and air fryer
    said: microwav* | air fryer/airfryer | air fry* | (steam/steaming/steamed/boil/boiled/grill/grilled) .. or | kill* .. vitamins/nutrients
    - No, a microwave is harmless and even gentle: short times and little water keep vitamins. Use glass or ceramic rather than soft plastic, and stir so that it's hot all through.
    - An air fryer is a small hot oven and needs a spoon of oil instead of a bath, so chips and vegetables get much lighter. Keep them golden, not dark brown.

    == keeping cooked food
    label: how long food keeps
    said: how long .. (keep/keeps/last/good/fridge/freezer/leftovers) | (leftover*/rice/chicken/soup/food) .. (yesterday/fridge/days old/keep*/last*/safe) | (best before/use by/expired/expiry/past the date/out of date) | food poisoning
    - Cooked food keeps three to four days in the fridge, rice one to two, and about three months in the freezer. Cool it within two hours, keep it covered, and heat it until it steams.
    - Yes if it was in the fridge within two hours and isn't older than three days. Best-before is about quality, use-by about safety. When in doubt about meat, fish or rice, throw it away.

    == eating well on little money
    label: eating well on a budget
    said: (budget/cheap/cheapest/cheaply/expensive/afford/broke/money) .. (food/eat*/healthy/meal*/vegetable*/fruit/groceries) | (food/eat*/healthy/meal*/groceries/vegetables) .. (budget/cheap/expensive/cost*/afford/money)
    - It works: oats, eggs, beans, lentils, frozen vegetables, carrots, cabbage, bananas and canned fish are the cheapest good foods there are. Cook one big pot on Sunday, lentil stew for example, for three meals.
    - Buy plain and frozen, own brands, and what's in season, and skip drinks and ready snacks; that's where most of the money goes. Two bean dinners a week lower the bill noticeably.

    == in place of chips
    label: instead of chips and crisps
    said: (chips/crisps/doritos/pringles) .. (instead/stop/alternative*/healthy/healthier/every/addict*/swap) | (instead of/swap/alternative*/replace) .. (chips/crisps) | (crunchy/salty/savory/savoury) .. (snack/food/something/craving) | something (crunchy/salty) | popcorn | (is/are) .. popcorn .. (healthy/good/bad/ok)
    - Popcorn is the best swap: three cups of plain have about 100 calories and real fiber. Roasted chickpeas, nuts in a small bowl, or cucumber and peppers with hummus do it too.
    - Take crunch from somewhere else, carrots and crispbread for example, or keep the chips and pour a handful in a bowl. The bag goes back before you sit down.

    == dark chocolate
    label: chocolate
    said: chocolate | (is/are) .. chocolate .. (healthy/good/bad/ok)
    - One row, about 20 grams, most days is fine, dark or milk. Dark has less sugar and you stop sooner; the health effects are small. Have it after dinner on a plate, and put the rest away first.
    - Keep it, smaller: two squares with a tea after a meal satisfy better than half a bar between meals. If it's every night on the couch, dinner may be too small.

    == is sugar addictive
    said: sugar .. (addict*/withdrawal/cold turkey/hooked/drug) | addict* .. (sugar/sweets/chocolate/food) | (quit/cut) sugar
    - Not like a drug, but it's easy to want more of it. Cutting back is uncomfortable for a few days and most find that tastes change in two to three weeks. Start with drinks, then what's between meals.
    - The pull is real, the addiction in the medical sense isn't proven. Regular meals with protein calm it most. Going step by step lasts longer than stopping everything at once.

    == nuts and peanut butter
    said: nut/nuts/almonds/cashews/walnuts/pistachios | peanut butter | peanuts | peanut butter .. (good/bad/healthy/ok/fattening) | (is/are) .. (nuts/almonds/cashews) .. (healthy/fattening/good/bad/ok/fatty)
    - Good for you: a small handful a day, 30 grams, lowers heart risk, and people who eat nuts don't weigh more. Plain or roasted, unsalted. Peanut butter counts if it's just peanuts; a spoon has 100 calories.
    - Healthy, and dense, so put them in a bowl. On toast or in porridge they replace butter and sugar, and then they're a clear gain.

    == gluten
    label: is gluten bad
    said: gluten | wheat .. (bad/allerg*/intoleran*/avoid) | coeliac | celiac
    - Not unless you have celiac disease, about one person in a hundred, or react to wheat. Gluten-free products often have more sugar and less fiber. If you suspect it, get the blood test before you stop eating it.
    - No for most people. Bloating after bread is often the fructans in wheat; try sourdough or smaller amounts for two weeks, and see a doctor with weight loss, diarrhea or low iron.

    == going vegan or vegetarian
    label: going vegan or vegetarian
    said: vegan/vegans/vegetarian/vegetarians/veggie/plant based/meatless | tofu | (less/no/without/stop/quit) .. meat | soy/soya | tempeh/seitan | (go/going/went/become/im/as/being) .. (vegan/vegetarian) | (vegan/vegetarian) .. (protein/supplements/healthy/b12/diet) | vegan/vegetarian | (is/are) .. (tofu/soy) .. (healthy/good/bad/ok)
    - It can be very healthy, if you plan protein and take vitamin B12, as a vegan always. Beans, lentils, tofu or tempeh at two meals a day cover protein. Begin with three meatless dinners a week.
    - Tofu is fine: good protein, harmless for hormones at normal amounts. Vegans need B12, and often vitamin D, iodine and an algae omega-3. Vegetarians with eggs and milk need little extra.

    == how much salt
    label: how much salt is ok
    said: salt .. (much/bad/day/less/ok/sea/himalaya*/limit/better) | (much/less/too much) .. salt | sodium | himalaya* | is salt .. (bad/ok/healthy)
    - About five to six grams a day, a level teaspoon, everything included; most of us eat nine or ten. Three quarters come from bread, cheese, sausage, sauces and ready meals, so start there. Sea and pink salt are no better.
    - Less salt lowers blood pressure within weeks. Cut it by a third and use lemon, garlic and herbs; after three weeks the old amount tastes too salty.

    == milk and plant milks
    label: which milk is best
    said: milk .. (best/bad/healthy/oat/almond/soy/which/better/full fat/skimmed) | (oat/almond/soy/soya/plant/skimmed/cow) milk | dairy | cheese .. (bad/healthy/unhealthy/much/fat*) | (is/are) .. (milk/dairy) .. (healthy/good/bad/ok) | (soy/oat/almond/cow) milk .. (good/healthy/better/ok)
    - Dairy isn't bad for most people: milk and yogurt go with slightly better heart health, and fat content matters little in small amounts. Without dairy, soy milk with added calcium comes closest; oat has more sugar, almond hardly any protein.
    - Whichever you like: unsweetened, with calcium. Cheese counts too, a matchbox a day. If milk gives you cramps, lactose-free milk or hard cheese is worth a try.

    == bloating and gas
    label: bloating and gas
    said: bloat* | gas/gassy/fart* | balloon | (stomach/belly/tummy) .. (swollen/swells/rumbl*/cramp*)
    - Common when fiber goes up fast, and it eases within two to three weeks. Go slower, rinse canned beans, eat without hurry, less fizzy drink and sugar-free gum. Walk ten minutes after the meal.
    - Find the trigger: a week of notes on onions, beans, milk, wheat and sweeteners. If it's new, constant, or comes with weight loss, blood or pain, see a doctor.

    == eating before bed
    label: eating before bed
    said: (eat/eating/food/snack/hungry/dinner/meal) .. (before bed/before sleep/at night/bedtime/late/10pm/11pm/midnight) | late (dinner/snack/meal/eating) | midnight snack* | (before bed/bedtime) .. (eat/snack/food)
    - Something small and mild: yogurt, a banana, a slice of toast with cheese, warm milk. A big or spicy meal is better two to three hours before bed, mostly for sleep and heartburn; weight depends on the whole day.
    - It's fine if you're really hungry. If it's every night, look at lunch and dinner first: more protein and a proper portion usually ends it.

    == eating too fast
    label: how to eat slower
    said: eat* .. (fast/quick/quickly/slower/slowly/slow down) | (slow down/slower/slowly) .. (eat*/meal*/lunch/dinner) | (gulp/gobble/wolf/inhale/bolt) .. (food/lunch/dinner/down)
    - Give it fifteen to twenty minutes, that's how long fullness takes. Put the fork down every few bites, start with a salad or soup, and no screen. One slow meal a day is enough to begin with.
    - You can train it: smaller forkfuls, a sip of water in between, seconds only after five minutes. Arriving less hungry helps most, so have something at four.

    == finishing the kids' plates
    said: (finish/finishing/eat/eating) .. (kids/kid/childrens/children/their) .. (plate/plates/leftovers/leftover/scraps/food) | (throw/throwing/waste/wasting) .. food | leftovers .. kids
    - Very common, and it can be a few hundred calories a day. Serve them less at first and seconds on request, and put what's left in a box for tomorrow's lunch, before you clear the table.
    - Food isn't saved by eating it when you're full. A box in the fridge, the freezer or the dog; anything that's off the table within two minutes.

    == sweets at the office
    label: sweets and cake at work
    said: (office/work/colleague*/coworker*/desk/meeting*) .. (donut*/doughnut*/cake/biscuits/cookies/candy/sweets/pastries/chocolate/treats) | (donut*/doughnut*/cake/biscuits/cookies/candy/sweets/pastries) .. (office/work/colleague*/coworker*/desk)
    - Decide before you see it: on cake days one piece, with coffee, sitting down; on other days a box with nuts and fruit of your own. A bowl out of sight gets eaten about half as often.
    - You needn't refuse everything. Pick the one thing a week that's really good, and have a proper lunch first, since the donut at eleven is mostly a small breakfast.

    == in season
    label: what's in season
    said: season/seasonal | in season | (vegetables/fruit) .. (winter/summer/autumn/spring/fall/november/december/january)
    - In the northern winter: cabbage, kale, leeks, carrots, beets, squash, apples, citrus. Spring brings asparagus, radish and spinach, summer berries, tomatoes, zucchini and peaches, fall pumpkin, grapes and pears.
    - Buy what's cheap and piled high at the market, that's usually the season. For the rest of the year frozen is just as good.

    == sushi, burgers and takeaway choices
    label: what to order out
    said: (order/eat/have/get/choose/option/healthiest/least bad) .. (chinese/indian/italian/thai/mcdonalds/mcd/kfc/burger king/subway/restaurant/airport/station/gas station/takeaway/takeout/kebab/pizza/sushi/mexican) | sushi | (mcdonalds/mcd/kfc/burger king/subway/kebab/pizza/chinese/indian/thai) .. (healthy/healthiest/least/best/option/order) | least bad | what .. order | (is/are) .. (sushi/kebab/subway) .. (healthy/good/bad/ok) | healthy (pizza/burger/kebab)
    - Go for grilled or steamed, vegetables in it, sauce on the side, water to drink. Sushi is a good pick, burgers: single, side salad or small fries; Chinese: stir-fried vegetables with chicken or tofu, plain rice; pizza: half, plus salad.
    - One rule for all: protein, something green, no sweet drink. At airports and stations a wrap or salad with chicken or egg, yogurt, fruit, nuts.

    == iron
    label: getting enough iron
    said: iron | anemi*/anaemi* | ferritin
    - Red meat, mussels, lentils, beans, tofu, pumpkin seeds and oats, with something rich in vitamin C beside plants, and coffee or tea an hour apart. If blood tests show a lack, food alone is slow; ask your doctor about tablets.
    - Two bean or lentil meals and one or two of meat a week cover most people. Don't take iron without a test, too much does harm. Very tired, pale or heavy periods: have it measured.

    == salad that fills
    label: salad doesn't fill me
    said: salad/salads .. (fill*/hungry/enough/full/meal/boring/still) | (hungry/full) .. (after/from) .. salad/salads
    - Leaves alone can't. Add a palm of protein, eggs, chicken, tuna, beans or feta, a fist of potatoes, bread or grains, and a spoon of oil. Then it's a meal for four hours.
    - It lacks protein and starch. Half a can of chickpeas and an egg change everything; keep both at home.

    == spicy food
    label: is spicy food good for you
    said: spicy | chili/chilli/chilies | hot sauce | curry .. (healthy/good/bad) | turmeric
    - It's fine and mildly good for you: people who like it hot eat a bit less salt and live slightly longer, though nobody knows if chili is the reason. It burns hardly any calories. With heartburn go easier.
    - Enjoy it. Spices make vegetables and beans exciting without sugar or fat, and that's their best effect.

    == reading a food label
    label: how to read a food label
    said: label/labels | (packet/package/packaging/ingredients) .. (look/read/list/mean) | (look/read/check) .. (packet/package/ingredients) | nutri score | e numbers
    - Look at three things: the first three ingredients, sugar per 100 grams (under 5 is low, over 15 high) and salt (under 0.3 low, over 1.5 high). For bread, six grams of fiber or more.
    - The portion on the front is often tiny, so use the 100-gram column. A long list isn't bad by itself; sugar or white flour in first place tells you enough.

    == protein bars
    said: protein (bar/bars/pudding/yogurt/cookie/chips/cereal) | (cereal/granola/energy/muesli) bar/bars | (is/are) .. protein (bars/pudding/shakes) .. (healthy/good/ok)
    - Mostly a candy bar with protein: 200 to 250 calories, sweeteners, 15 to 20 grams of protein. Handy on the road, not better than food. Plain strained yogurt or two eggs give you the same for less.
    - Fine in a bag for emergencies. Check for under five grams of sugar and not much over 200 calories; some upset the stomach.

    == mediterranean diet
    label: the Mediterranean way of eating
    said: mediterranean | healthiest (diet/food/way) | best diet | paleo | (diet/way of eating) .. (best/healthiest)
    - It's the best tested: vegetables, beans, whole grain, fruit, nuts, olive oil, fish twice a week, little meat and sweets. In large trials heart attacks and strokes fell by around a quarter to a third.
    - You needn't cook Greek: oil instead of butter, beans twice a week, a handful of nuts, fish on Fridays. The Nordic version with rapeseed oil and rye does the same.

    == vitamins from carrots and superfoods
    label: superfoods and food myths
    said: superfood* | (carrot/carrots/blueberries/kale/avocado/beetroot/chia/spinach/garlic) .. (good/eyes/true/healthy/brain/help*/heart) | true .. (carrot*/spinach/blueberr*/kale/garlic/avocado)
    - Partly true at best. Carrots prevent night blindness only if you lack vitamin A, berries and kale are good but no better than other colors. Variety over the week beats any single superfood.
    - It's healthy food, no medicine. Five different colors of fruit and vegetables a week do what the expensive powder promises.

    == is this food healthy
    label: is a certain food healthy
    said: (is/are) .. (healthy/unhealthy/nutritious) | (can i/is it ok to) eat .. every day | (is/are) (avocado/avocados/cheese/yogurt/rice cakes/lentils/quinoa/couscous/hummus/olives/tofu/ham) | (is/are) .. (good/bad) for (you/me) | greek yogurt | (is/are) .. (yogurt/skyr/kefir) .. (good/healthy/bad/ok)
    - In a normal portion nearly every food fits. Closest to daily: vegetables, fruit, beans, lentils, whole grain, nuts, yogurt, eggs, fish, avocado. Now and then: sausage, sweets, chips, white flour. Cheese and honey are fine in small amounts.
    - Yes, if most of your plate is plants and it isn't the only thing you eat. How often and how much decides more than the food itself. Two different vegetables a day is a better question.

    == a balanced plate
    label: a balanced plate
    said: balanced | (healthy/good/my) plate | plate .. look | (healthy/proper) (dinner/lunch/meal)
    - Half vegetables and some fruit, a quarter protein such as fish, eggs, beans, tofu or chicken, a quarter whole grain or potatoes, a spoon of oil, water to drink. You don't have to weigh anything.
    - Think in hands: two of vegetables, a palm of protein, a fist of starch, a thumb of fat. Three such plates cover the day.

    == food for high cholesterol
    label: eating for cholesterol and blood pressure
    said: cholesterol | (high/lower) blood pressure | diabet* | (food/eat/diet) .. (blood pressure/cholesterol/diabetes)
    - Oats, beans, nuts and olive or rapeseed oil in place of butter and sausage lower LDL by about 10 to 15 percent in six to eight weeks. For blood pressure cut salt and add vegetables. Go on with your medicine and ask your doctor.
    - Two changes with most effect: porridge or beans every day, and fish or lentils instead of sausage. Have the values checked after three months.

    == raw or cooked
    said: raw | (cooked/cooking/boiling) .. (vitamin*/better/raw/destroy*/kill*) | or cooked
    - Both. Raw keeps vitamin C, cooking makes carotene from carrots and lycopene from tomatoes easier to take up. Steaming or a short pan is best. What you like and eat more of wins.
    - It matters little over a week. If raw upsets your stomach, cook it.

    == coffee without caffeine
    label: is decaf better
    said: decaf*
    - For sleep and nerves yes: a cup has 2 to 7 mg of caffeine instead of about 90, and most of what's good in coffee remains. From noon on it's the simplest swap.
    - Not healthier as such, only calmer. It's safe in normal amounts; if coffee gives you heartburn, decaf may too.

    == food that goes off
    label: vegetables that go off
    said: (goes/going/go/went) (off/bad/mouldy/moldy/slimy) | (rot/rots/rotten/wilt*/slimy) | throw* away .. (vegetables/food/fruit)
    - Buy half fresh, half frozen, and things that last: carrots, cabbage, beets, apples, onions keep for weeks. Eat leaves and berries in the first three days. What's getting soft goes into a soup on Thursday.
    - Wash and dry salad, keep it in a box with a paper towel, and it lasts five days. Put what has to go first at eye level.

    == eating at the desk
    said: (eat*/lunch/dinner) .. (desk/computer/laptop/phone/tv/screen) | (desk/computer/laptop/tv) .. (eat*/lunch)
    - Get up for it: ten minutes at another table, screen off, is enough for a start. People who eat distracted take in about a tenth more and are hungry sooner. Keep the desk drawer empty of snacks.
    - One meal a day without a screen, the easiest first, dinner for most. Put the phone in another room before the plate is on the table.

    == flatmates and partners who eat badly
    label: when others at home eat badly
    said: (flatmate/roommate/partner/husband/wife/boyfriend/girlfriend/family) .. (orders/order/burgers/fries/chips/crisps/pizza/junk/only meat/buys) | (he/she/they) .. (buys/orders/brings) .. (junk/chips/crisps/sweets/burgers)
    - You needn't change them. Add your own part: a big bowl of salad or frozen vegetables beside whatever is there, and take the smaller half of the rest. Ask for one shelf that holds no snacks.
    - Offer to cook twice a week, something they like with more vegetables in it: chili, curry, pasta bake. That works better than comments.

    == no kitchen
    label: eating without a kitchen
    said: (no/without) .. (kitchen/stove/oven/fridge) | only .. (microwave/kettle/hotplate) | (hotel/hostel/dorm) .. (eat/food/cook*)
    - It works cold or with a kettle: whole-grain bread, canned fish, hummus, cottage cheese, tomatoes, carrots, fruit, nuts, couscous with hot water, porridge. With a microwave add frozen vegetables, potatoes, eggs in a mug.
    - Shop for two days at a time: a bag of salad, a can of beans, cheese, bread, apples. That's two lunches and a dinner.

    == lost and quick ideas for vegetables
    label: ideas for one vegetable
    said: (what/how/recipe/recipes/idea/ideas) .. (cabbage/kale/chickpeas/cauliflower/zucchini/courgette/courgettes/beetroot/beets/carrots/spinach/leek/leeks/pumpkin/squash/aubergine/eggplant/sprouts/fennel/lentils) | make .. (salad/vegetables) .. (tasty/taste/good/interesting)
    - Three ways suit almost any vegetable: roasted with oil and salt at high heat for 25 minutes, fried with garlic and a splash of soy sauce, or raw and finely sliced with lemon and oil. Add nuts, feta or an egg and it's dinner.
    - Chickpeas: with tomatoes, onion and cumin for 15 minutes, spinach last. Cabbage: thin strips, hot pan, a little vinegar. Salads need salt, sour, fat and crunch.

    == skipping a meal
    label: leaving out one meal
    said: (skip/skipping/skipped/miss/missing/without/drop/leave out) .. (dinner/supper/meal/a meal) | no (dinner/supper) .. (tonight/today/ok/okay/bad) | not hungry .. (dinner/supper/tonight) | (dinner/supper) .. (not hungry/skip*)
    - You can if you really aren't hungry; one meal less or later does no harm. If it's out of habit or hurry, a small plate is the better choice: eggs on toast, soup, yogurt with fruit.
    - Once is fine. If you do it often, the hunger tends to arrive late and all at once, so keep something small ready for those evenings.
    - (nutritionist) It's fine now and then. Keep a bit of protein, an egg, yogurt, a handful of nuts, and eat properly at the next meal.
    - (fitness coach) On a rest day, sure. After training have at least a glass of milk and a banana.
    why: The body evens out single meals within a day or two. What tells is the week.
    short: Once is fine; a small plate is better.
    """#
}
