extension Library {
  /// Answers about drinking water. `Writing-for-the-coach` says how to read and extend this.
  static let water = #"""
    domain: water
    goals: water | hydrat* | drink .. glasses/liters/litres/liter/litre/ounces/oz/ml/cups | glasses | fluid/fluids | less soda/pop/juice | no soda/pop
    words: drink/drinking/drank .. water | water intake | hydrat* | dehydrat* | glass/glasses/bottle/bottles/liter/liters/litre/litres of water | more water | soda/sodas | thirsty | water | hydrated

    == tips
    - Drink a glass of water before your first coffee.
    - Put a full bottle on your desk at 9 and finish it by lunch.
    - Have a glass with every meal; that's three before you've tried.
    - Refill your glass each time you come back from the bathroom.
    - Keep a jug in the fridge with cucumber, mint or lemon in it.
    - Drink most of it before 6 in the evening so the night stays quiet.
    - Take a half-liter bottle along whenever you leave for over an hour.
    - Eat some of it: soup, melon, oranges and cucumber are mostly water.

    == next week
    - Every day: a glass on getting up, before coffee.
    - Mon to Fri: one bottle finished by lunch, a second by 5 p.m.
    - Every meal: a glass on the table before the food.
    - Workout days: one glass an hour before, one or two after.
    - Sat and Sun: bottle in the bag when you go out.

    == starting
    said: one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* glasses .. (person/here/now) | zero glasses | good first week | first week | increase .. (fluid/water/intake) | how .. switch | only (coffee/tea/soda/coke) til/till/until | straight away | never .. water (drinker/person) | not a water (drinker/person) | never been | (said/told/says/wants) .. drink more | starting (small/slowly/out/today) | how .. begin | ease into | new to | (never/hardly/barely/rarely) drink .. water | drink (nothing/no water) | start drinking | hardly drink* .. | barely drink* .. | hardly drink anything | (doc/doctor/gp/nurse/dentist) .. (fluids/drink more/water) | get into the habit | i drink (hardly/nothing/very little/too little) | drink too little | only ever drink | only drink (coffee/tea/coke/soda) | from one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* glasses to | from two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* to one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* | very little water | never drink
    - Start with meals. A glass with breakfast, lunch and dinner is about three quarters of a liter with nothing to remember, because the meal reminds you. Add one on getting up and you're at a liter.
    - First find out where you are: fill a one-liter bottle tomorrow and see how far you get by evening. Then add one glass a day, and leave it there for a week.
    - (nutritionist) Tie it to food and coffee: one glass with each meal and one with each cup. For most people that's five to six glasses, close to what's needed alongside food.
    - (triage) Two things to know first. If a doctor has told you to limit fluids, for heart or kidneys, their number counts. If that's no issue, the morning is the easiest place to begin. Do you forget mostly at work? -> at work
    - (fitness coach) Bottle filled before you leave the house, half gone by noon, all of it by five. Do that for seven days, then see whether you need more.
    why: Thirst is a fine guide for most healthy adults, but it's easy to overlook on a busy day. Fixed moments take over where attention doesn't reach.
    how: Morning: a glass by the kettle. Meals: the glass on the table before the plate. Afternoon: a half-liter bottle at your desk. That's about a liter and a half.
    short: One glass with every meal.

    == first step
    said: something simple | next sip | sip when | in this moment | empty (mug/glass/bottle) | smallest step | just got up | what i can do | already had one | do now | do today | quick win | what should i do .. (now/first/today) | step now | start with today
    - Pour a glass now and drink half of it, slowly. Then put the rest where you'll see it for the next hour. That's today started.
    - Put a glass next to the coffee machine tonight. Tomorrow it's the first thing your hand meets, and you drink it while the coffee runs.
    - (nutritionist) Have one glass before your next meal, and make that meal something with water in it, like soup, salad or melon. Both count for the day.
    - (every period, behind) There's {left} to go. Have a glass now and another every hour or so, and stop two hours before bed even if a bit is missing. Tomorrow, begin before coffee.
    - (fitness coach) Fill a bottle now, take ten good swallows, and refill it at lunch. Two bottles by five o'clock is the job for today.
    why: The first glass is the one people skip, and the rest of the day tends to follow it. A visible glass does more than a plan.
    how: Choose a glass you like, fill it, and set it to the right of whatever you're doing. Drink half now and the other half when you next stand up.
    short: Pour a glass now, drink half.

    == good news
    said: one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* (litres/liters/glasses/l/cups/bottles) .. today/yesterday/done | (finished/emptied/did/downed) .. (bottle/glass/litre/litres/water/all/whole/goal/jug) | whole week | no headache* | headaches .. (gone/less/fewer) | chose (tap/water) | skin .. (better/clear*/glow*) already | looks better | doing it too | didnt need .. reminder | pee .. clear | clear pee | gold star | kidneys .. (better/star/improved/good) | hit .. goal | hit .. target | streak .. one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* | (every/all) .. (day/week) .. (done/hit/reached) | less tired | feel* great | feel* amazing | more energy since | hit my (target/goal) | finally hit | drank .. today | bottle .. (empty/finished) | finished .. bottle | goal reached | target reached | one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* (litres/glasses) (today/done) | managed .. (glasses/litres/bottle/all) | headaches are gone | all one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* glasses | drank (loads/lots/plenty/enough)
    - Nicely done. If you got there without reminders, it's already turning into a habit. Keep the same moments tomorrow and don't add anything for another week.
    - Good. Have a look at how your afternoon felt; fewer headaches and less of a slump are what people usually notice first.
    - (every period, reached) That's {target} done, well done. No need to go beyond it; let thirst decide for the rest of the day and start with the same first glass tomorrow.
    - (nutritionist) Well done. Pale straw-colored urine and little thirst by evening tell you the amount is right, so there's no need to push it higher.
    - (fitness coach) Good work, and keep the bottle where it was today. You'll see it in your next session: a steadier pulse and a fresher finish when you start it well hydrated.
    - (companion) Lovely. It's a small thing, and small things for yourself are usually the first to go on a busy day. You kept this one.
    why: When the same moment brings the same glass each day, you stop needing to think about it after a month or two.
    short: Same moments again tomorrow.

    == slipped
    said: coffee coffee | nothing but (tea/coffee/beer/coke) | only one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* .. today/yesterday | only 400ml | only two (glasses/cups) | left .. behind | bottle stayed | (good/great) for .. then stop* | (didnt/havent/not) .. (drink*/drunk/drank/drinked) .. (enough/yesterday/since/days) | back on .. coke/soda/cola | missed .. (goal/target/day/days) | chug now | lost .. streak | streak .. (lost/gone/broken/over) | zero (yesterday/today/glasses) | failed .. (yesterday/today/week) | bad (day/week) .. water | barely drank | nothing (all day/yesterday/since) | barely .. water | only coffee (today/yesterday) | hardly .. (water/drank) | havent .. (drunk/had) .. (water/enough) .. (days/yesterday/monday) | nothing yesterday | bottle stayed .. car | drinked enough | the whole weekend .. (forgot/nothing/no) | one glass all day | forgot .. whole | forgot .. weekend | whole day .. (nothing/without) | forgot all about it
    - A dry day is no harm done, you were probably just busy. Have a glass now and one with your next meal; there's no need to make up what you missed.
    - Happens easily. Skip the catching up, because three glasses at night only wake you at 3. Start fresh tomorrow with the one on getting up.
    - (triage) Look at which part of the day went missing. Mornings rushed: glass by the kettle. Afternoons: bottle on the desk. Was it the afternoon? -> at work
    - (fitness coach) Reset with the next glass. Bottle filled and in sight, half of it gone within the hour, and you're back on plan without having to make anything up.
    - (again) If it keeps falling through, the number may be too high for your day. Take one glass off the target for two weeks and see if it holds.
    why: Your kidneys keep the balance from hour to hour and thirst covers the rest, so a missed target on one day means nothing for your health.
    how: Tomorrow, just three: on getting up, with lunch, with dinner. When those three have worked for several days, add the next.
    short: A glass now; don't make up the rest.

    == no time
    said: cant stop .. water/drink | cant leave .. (till/desk/counter/class/patient*) | no (opportunity/break/breaks/minute/time/second/chance) .. drink/water/sip | opportunity | on the till | till all day | no stops | (not/no) .. minute .. tap/drink/water | straight (lessons/hours/through) | lessons straight | one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* (hrs/hours) .. stop* | kids first | me never | people .. counter | busy/hectic/rushed/rushing/manic .. drink/water/sip/bottle | too busy | run* around | (back to back/nonstop/non stop) | never sit | running around | day flies | never get a break | leave the till | too busy .. | busy .. (toddlers/kids/work) | rushing .. | not a minute | minute to (drink/go) | one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* hour shift* | hour shifts .. | sit down long enough | long enough to | never stop
    - It takes about ten seconds, so it's more about having it within reach. Keep a bottle where you sit and drink each time you start a call or open a new task.
    - On full days, do it in three goes: a big glass on getting up, one at lunch, one when you come home. Together that's a good half of the day.
    - (fitness coach) Fill two bottles the evening before and take them along. No trips to the kitchen, and both should come home empty.
    - (nutritionist) Let meals carry it. Have the glass before the first bite, while you're sitting down anyway, and choose soup or fruit when you can.
    why: People drink what's within arm's reach. With a bottle on the desk there's nothing left to decide.
    how: Fill the bottle while the coffee runs. Swallow three times before each call, finish it at lunch, refill it, and finish it again before you leave.
    short: Bottle within reach, three big moments.

    == forgot
    said: 5pm/6pm/7pm/8pm/3pm/4pm .. (nothing/havent/not) | havent drunk .. | havent drank .. | hadnt drunk .. | hadnt drank .. | doesnt do thirst | never feel thirst | escapes my mind | slip* my mind | left .. side | left .. counter | left .. table | left .. desk | leave .. side | leave .. counter | leave .. table | leave .. desk | leave .. car | poured it | absorbed | poof | (apps/app/phone/alarm*/reminder*) .. (ignore/beep*/swipe/dismiss/snooze) | ignore .. (reminder*/apps/alarm*) | remember* .. (bedtime/night/evening/late/again) | remember* .. drink* | forget*/forgot/forgotten/forgets .. water/glass/sip | geranium* | never think | full all day | keep forgetting | bottle sits | bottle .. (full/untouched/sits) | forget to drink | never cross* | remember to drink | its 6pm | realise .. (nothing/havent) | 7pm/6pm/8pm/5pm .. nothing
    - Forgetting is the main problem with water, so hang it on things you do anyway: after the bathroom, before each coffee, when you sit down to eat. No alarm needed.
    - Make it visible. A full glass on the desk gets drunk; one in the cupboard doesn't. Use a clear bottle, so a glance tells you where you are.
    - (triage) See when it drops out. If mornings work and afternoons don't, you need only one reminder, at 2 p.m. Everything else can stay as it is.
    - (fitness coach) Two checkpoints: first bottle empty by noon, second by five. If you're behind at a checkpoint, drink a glass right then and carry on.
    why: Remembering at random moments is hard for everybody. An action tied to a fixed cue is recalled by the cue.
    how: Write three lines: after the bathroom, I drink a glass. Before coffee, I drink a glass. Before food, I drink a glass. Put the note where the glasses are, for two weeks.
    short: A glass before coffee and after the bathroom.

    == no motivation
    said: lack .. will | no .. wish | will to | ignoring it | bottle .. ignor* | no wish | motivat* .. drink/water | cant be bothered | dont (feel like/want/fancy/care) .. (drink*/water/it/another/anymore) | silliest | leave me in peace | another glass | not in the mood | lost interest | give me a (reason/push) | dont feel like drinking | feel like drinking | care about .. water | hate doing this
    - It's only water, so it doesn't have to excite you. Make the glass nice and cold, put it next to you, and you'll drink it without deciding anything.
    - Lower it for this week: one glass on getting up and one at lunch. Keep those two and forget the number; you can bring it back when things feel lighter.
    - (companion) That's fine. Some weeks even small things feel like one more demand. A cup of something warm counts as well, if that's more comforting today.
    - (nutritionist) Then eat it instead: a bowl of soup, a big salad, an orange, yogurt. Food brings about a fifth of most people's water, and it can bring more.
    why: Habits that depend on wanting don't last. A full glass within reach works whether you feel like it or not.
    short: Cold glass within reach, nothing more.

    == bored
    said: boring/bored/dull/tedious/monoton*/uninteresting/bland .. water/drink*/tea/glass*/drops/jug/flavour/counting | water/drink*/tea/drops/flavour/counting/glass* .. boring/bored/dull/tedious/uninteresting/bland | uninteresting | need new (ideas/flavours/recipes) | tired of .. (tea/water/lemon/mint) | sick of .. (lemon/mint/tea/plain/water) | got boring | tedious | variety | want variety | ive had .. mint | ive had .. cucumber | ive had .. lemon | ideas for .. jug | water is .. (boring/dull) | sick of (drinking/the same/plain/water) | drinking the same | make it .. interesting | bored of .. (water/tea/lemon/this) | yawn | use some variety | water again | again yawn
    - Plain water all day gets dull. Rotate through sparkling, cold mint tea, hot water with ginger, and a slice of orange in a jug; they all count in full.
    - Change the temperature first. Lots of people who find water boring at room temperature drink it happily ice cold, or hot from a mug.
    - (nutritionist) Flavor it without sugar: cucumber and mint, frozen berries, a strip of lemon peel, or chilled fruit tea. One jug a day in the fridge is enough.
    - (companion) Have it in a cup you love, in a good spot. Ten minutes with a hot drink by the window is a nice thing to have in a day anyway.
    why: Variety keeps people drinking. In studies, flavored and cool drinks led people to take in noticeably more on their own.
    how: Sunday evening, wash a jug, slice half a cucumber and a lemon, add mint and cold water. It keeps two days in the fridge and can be topped up once.
    short: Add mint, bubbles or fruit.

    == weather
    said: one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* degrees | hot/heat/humid*/summer/sunny/warm .. drink | hot/heat/humid*/summer/sunny/warm .. glasses | hot/heat/humid*/summer/sunny/warm .. office | hot/heat/humid*/summer/sunny/warm .. weather | when its hot | how much more .. hot | its hot | sweat* .. (office/ac/flat/bed/night) | ac broke | air con | radiator* | (cold water/cold drink) .. (winter/december/january/cold/no) | snow* | dust/dry air | humid* | under the roof | wet towel | cold outside | too cold .. drink | boiling hot | heat wave | cold water in | winter .. (drink*/thirst*/never/water) | its one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* degrees | cold weather | in cold | hot (day/days/outside/today/week) | how much .. hot | heatwave one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* | sahara | humid | sticky .. (weather/hot)
    - In heat you need more, often half a liter to a liter extra, and more if you're active outside. Drink before you're parched, and eat something salty if you've sweated for hours.
    - In cold weather you feel less thirsty although you still lose water, partly through your breath. Switch to warm: herbal tea, hot water with lemon, soup at lunch.
    - (fitness coach) On hot days weigh yourself before and after an hour's training. Each half kilo gone is about half a liter of sweat to drink back over the next few hours.
    - (triage) Heat with headache, dizziness or nausea: stop, shade, cool water, loosen clothes. If somebody becomes confused or stops sweating in the heat, call an ambulance. Otherwise just drink earlier and more often.
    why: Sweat can cost you over a liter an hour in heat. Older people and children notice thirst late, so they need reminding.
    how: On a hot day have a glass on getting up, one at ten, one with lunch, one at three and one at six, plus half a liter for every hour outdoors. Add soup or salted tomatoes.
    short: Half a liter to a liter more in heat.

    == travel
    said: planes | train .. water/drink/toilet/board | travel* | mexico | india | rome | on board | bus .. toilet/hours/drink | road trip* | on the road | hotel* | driving .. (hours/long/drink/toilet) | driver .. stop | no toilets | service* station | long (drive/journey/flight/haul) | jet lag | holiday* .. water/drink | tap .. mexico | tap .. abroad | tap .. turkey | tap .. india | tap .. safe in | camping | crossing | car ride | flight | travelling | travel | when i travel | road trip | long drive | car journey | drive .. (dont drink/toilet/stop) | avoid .. (travel*/flight) | wc | water in (egypt/mexico/india/thailand/turkey/bali/morocco/spain/italy) | for one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* hours .. (bus/car/train/plane) | one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* hours .. (bus/car/train/plane)
    - Take an empty bottle through security and fill it behind. On flights, a glass an hour is about right, and go easy on alcohol, since it dries you out further.
    - Where the tap isn't safe, buy a big bottle on the first evening and keep it in the room, and use it for brushing your teeth too.
    - (fitness coach) Long drives: one bottle in the holder, stop every two hours, drink a few swallows and walk five minutes. You'll arrive with a clearer head.
    - (nutritionist) If you avoid drinking so you won't need a bathroom, take small regular sips rather than none. It fills the bladder slowly and spares you the headache on arrival.
    why: Cabin air is very dry and routines are gone, so people drink less without noticing. Headache and fatigue on arrival are partly that.
    how: Empty bottle in the hand luggage, filled after security, finished before landing. At the hotel, ask about the tap, and put a full bottle by the bed.
    short: Fill a bottle after security.

    == weekends
    said: no desk | out all day | beers not | mon fri | monday to friday | fine mon* | weekdays .. (fine/good/ok) | football field | brunch | mimosa* | routine .. saturday* | hiking sunday* | party weekend | workdays | at home .. (forget/days/nothing) | saturdays | weekend .. (forget/drink*/routine/water/nothing) | saturday .. (barely/water/drink/forget/no) | friday to sunday | nothing but beer
    - Weekends go wrong because the desk isn't there to remind you. Keep two anchors that exist every day: the glass on getting up and one with each meal.
    - If you're out all day, take a bottle in the bag; if there's alcohol, have a glass of water between drinks. That covers most weekends.
    - (companion) Weekends are for being loose, so let it be loose. A glass when you get up and one with each meal is plenty, and the rest can happen by thirst.
    - (fitness coach) Take the bottle along on whatever you do, a walk, the market or a match. Empty by lunch, refilled for the afternoon, the same as on weekdays.
    why: A habit belongs to its place and time. A second cue that's there on all seven days keeps it going.
    how: Saturday and Sunday: a glass before coffee, a jug on the table at lunch and dinner, a bottle in the bag. If you drink alcohol, every second one is water.
    short: Anchor it to meals, all seven days.

    == evenings
    said: evening*/night/nights/bedtime/9pm/10pm/8pm/nightstand/bedside .. drink* | evening*/night/nights/bedtime/9pm/10pm/8pm/nightstand/bedside .. thirst* | evening*/night/nights/bedtime/9pm/10pm/8pm/nightstand/bedside .. glass | evening*/night/nights/bedtime/9pm/10pm/8pm/nightstand/bedside .. sip* | evening*/night/nights/bedtime/9pm/10pm/8pm/nightstand/bedside .. remember* | evening*/night/nights/bedtime/9pm/10pm/8pm/nightstand/bedside .. catch | evening*/night/nights/bedtime/9pm/10pm/8pm/nightstand/bedside .. stop | sip* .. evening*/night/nights/bedtime/bed/9pm/10pm/8pm/nightstand/sleep | remember .. evening*/night/nights/bedtime/bed/9pm/10pm/8pm/nightstand/sleep | remember it all at | evening thirst | drink late | after work .. (beer/wine/drink) | dinner .. (with/without) drink | before sleep | all day .. then .. (one glass/drink/glass) | until eleven | catch* up .. (night/evening) | late (drink*/evening) | thirsty at bedtime | bad to drink .. (bed/sleep/night) | right before sleep | chugging .. bed | litre before bed | chug .. (10pm/9pm/night/evening) | wak* up thirsty | all at 9pm | parched .. night | wake up parched | wake up (thirsty/dry) | (stop/last) .. (drink/drinking/glass) .. (bed/bedtime/sleep)
    - Shift most of it earlier. Have your last big glass about two hours before bed and only sips after that, so you sleep through.
    - If you're catching up at 9 p.m., your day lacks a glass in the afternoon. Put one at 2 and one at 4, and the evening takes care of itself.
    - (nutritionist) A glass with dinner is fine and helps you eat slower. After that, one small cup of herbal tea is enough, and go easy on salt, since it makes you thirsty at bedtime.
    why: The bladder fills faster lying down, and getting up at night breaks your sleep. Water drunk at 3 p.m. does the same good.
    how: Set the last big glass two hours before lights out. If you take tablets at night, a few swallows are enough. Water on the nightstand is for thirst only.
    short: Last big glass two hours before bed.

    == other people
    said: mum/mom/mother/mothers/dad/father/husband/husbands/wife/wifes/partner/boyfriend/girlfriend/spouse/fiance/nan/gran/grandma/granny/nana/family/sister/brother/aunt/auntie/uncle/inlaws/law/colleague*/coworker*/cowork*/friend/friends/flatmate*/roommate*/housemate*/roomie*/bf/gf/hubby/missus/boss/daughter/son/parents/mate/mates/kids .. (nag*/teas*/laugh*/roll*/joke*/mock*/hates/drink*/water/says/thinks/hydrate/makes fun) | everyone .. (orders/wine/beer/drinks/laughs) | roll* .. eyes | nags | teas* me | makes fun | boss .. (hates/tap/drink*/water) | in my family | nobody .. drink* | peer pressure | at table | regulars | schnapps | meant kindly | (they/people) .. (stare/comment*/joke*/laugh*/tease) | friends .. (drink*/pub/beer) | water .. (pub/bar/party) | kids .. soda | kids .. drink* | my bottle .. (fun/laugh*) | drinks wine | everyone .. wine | keeps nagging | friends .. (fun/tease/laugh*/wine/beer) | people ask | ask if im | wife/husband/mum/boyfriend/girlfriend .. (nagging/keeps/wants/says) | mum/mom/mother/mothers/dad/father/husband/husbands/wife/wifes/partner/boyfriend/girlfriend/spouse/fiance/nan/gran/grandma/granny/nana/family/sister/brother/aunt/auntie/uncle/inlaws/law/colleague*/coworker*/cowork*/friend/friends/flatmate*/roommate*/housemate*/roomie*/bf/gf/hubby/missus/boss/daughter/son/parents/mate/mates/kids thinks | laugh at my | thinks its (silly/stupid/weird) | my husband thinks | my wife thinks | my boss thinks | my mum thinks | my boyfriend thinks | my girlfriend thinks | coworkers laugh | colleagues .. (laugh*/joke*/tease)
    - You don't need to explain water to anyone. In a bar, a sparkling water with lime looks like any other drink, and most people won't notice or ask.
    - At home, put a jug on the table at meals. Everybody drinks more from a jug that's there, and you'll stop being the only one.
    - (companion) It can feel silly to be teased about a bottle. People get used to it in a week, and a few of them usually copy you.
    - (wellness coach) Ask somebody at work to fill up with you at 11 and 3. Two people with a habit remember it far better than one.
    why: People drink when others drink and when it's in front of them, so a jug in the middle changes the whole table.
    short: Jug on the table, lime in the glass.

    == plateau
    said: never (reach/get to/past/beyond/over) .. | always .. (1/one/same/stop at/stuck at/stay*) | stay* always | same .. weeks | same .. amount | not more not less | (squeeze in/manage/reach/get) .. last (glass/bottle/bit) | the last glass | flat since | started great | get beyond | get past | cant .. beyond | exactly that much | two fingers | weeks running | halfway .. always | past .. (glasses/litre/one/two) | no improvement | for weeks .. (same/stuck/no) | cant get past | not getting any | seem to (add/get/reach) | one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* litres for (a/weeks/months) | always end up
    - If you keep stopping at the same number, the missing glasses are usually in one gap, often mid-afternoon. Put one big glass at 3 p.m. and leave the rest alone.
    - It may also be that you're getting enough. If your urine is pale and you're rarely thirsty, you can lower the target with a clear conscience.
    - (nutritionist) Count what comes in besides water: tea, coffee, milk, soup and fruit. You may be a good deal closer to the target than your number says.
    why: Needs differ with size, food and weather, so a fixed number can be too high for you. Thirst and color tell you better.
    how: For two days write down each drink with the hour. Circle the longest gap, and put one glass in its middle. That's the whole change for this week.
    short: Add one glass at 3 p.m.

    == too hard
    said: one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* (litres/liters/l/glasses) .. (so much/too much/no way/impossible/silly/hard/crazy/loads) | too much .. for me | cant drink that | cant drink .. that | (makes/making) me (sick/nauseous/gag) | defeats me | force .. (sip/glass/down/myself) | chore | child who must finish | glasses to go | full .. (after/stomach/belly) | litres is | feel sick when | goal .. (high/much/unrealistic) | one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* (litres/liters/l/glasses) is (a lot/too/so/impossible/hard/crazy) | glasses is (crazy/a lot/too much) | one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* glasses .. (crazy/insane/ridiculous)
    - Then the number is too big for now. Take what you manage on an ordinary day and add one glass. Hold that for two weeks before you go any higher.
    - Small glasses more often go down easier than big ones. Half a glass each hour from 9 to 5 is a full liter, and your stomach hardly notices.
    - (nutritionist) Spread it out and don't gulp. About 200 ml at a time is comfortable for most people, and your body keeps more of it than of half a liter at once.
    - (every period) If {target} feels like a chore every day, try it for the next five days with tea and sparkling water counted too. They hydrate just the same.
    why: Your gut takes up water steadily, and your kidneys pass on what comes too fast. Sips across the day stay with you.
    how: This week, your usual amount plus one glass at a fixed hour. If it worked on five of seven days, another one next week at a different hour.
    short: Usual amount plus one glass.

    == too easy
    said: no problem | goal by (noon/lunch/10/11) | (hit/reached/done) .. by (noon/lunch/midday/breakfast) | should i go up | with ease | whats after | for me is nothing | new (challenge/goal/target) | every day this (month/week) | increase .. (goal/target) | drink always | next level | child's play | piece of cake | rest of the day | already drink | already (do/have/drink) one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* | raise the (goal/target) | done by | being done by | easy now | without trying | give me something harder
    - Then it's a habit already, and that's the best result. There's no benefit in going much higher; keep it where thirst is rare and your urine is pale.
    - Leave the amount and improve what's around it: replace one sugary drink or the third coffee with water. That does more for your health than an extra liter.
    - (fitness coach) Good. Now link it to training: a glass an hour before, small swallows during anything over an hour, and half a liter after.
    why: Beyond what you lose, extra water simply leaves again. Drinking far too much in a short time can even be harmful.
    short: Keep it; more isn't better.

    == stress
    said: stress*/frantic/deadline*/exam*/anxious/anxiety/nervous/crying/overwhelm*/inspector*/pressure/panic*/hectic .. (drink*/water/thirst*/espresso/coffee/mouth/red bull/headache/bottle/glass/sip) | (drink*/water/glass) .. (stress*/calm/anxi*/nerv*/panic*/deadline*) | calm you | living on (coffee/espresso/red bull) | hectic day | inspectors | mouth .. felt | help with anxiety | pressure .. (drink*/water) | crazy day | mad day
    - On stressful days we live on coffee and forget to drink. Put a full glass beside each coffee, and take the walk to the tap as your pause.
    - A short break with a cold glass helps more than it should: stand up, drink slowly, look out of the window for a minute. Three times a day is enough.
    - (companion) When everything's too much, water is a low bar and that's good. Nobody has to see it, and it's one thing you can do for yourself in a minute.
    why: Being even mildly dehydrated makes people more tense and tired, and caffeine on top adds to the jitters.
    how: At 10, 1 and 4: stand up, walk to the tap, fill a glass, drink it standing, breathe out slowly three times, walk back. Two minutes each.
    short: A glass beside each coffee.

    == self doubt
    said: question my | not sure ill | tried .. (apps/times/before/everything) | other people just | everyone else | i think i .. not can | fails at | doubt it* | doubt .. (last/myself/i/it) | give me a week .. quit | ill (quit/fail/give) | defeated | wrong with my head | never (stick/manage/able/last) | always (fail*/quit/give up) | always give up | ill manage | never manage | even manage to drink | give up after | i give up .. always | fail every | every single time | fail .. time | other people manage | others manage
    - It looks like the easiest goal there is, and plenty of people miss it, because nothing in the day reminds them. With a bottle in sight most people get there within a week.
    - You aren't bad at this. Thirst is easy to overlook when you're busy, and most people overlook it. Attach a glass to your coffee and give it ten days.
    - (companion) Small goals sting more when they slip, because they look so easy. They aren't; they just ask for attention all day long, and yours is needed elsewhere too.
    why: Success with small habits depends mostly on cues and what's in reach, and very little on character.

    == habit
    said: keep drinking | daily .. (keep/how/drink*) | like brushing | brush* .. teeth | always stop | stop after | cultivate | link it | same time | without thinking | automatic* | consisten* | novelty | (every/each) day .. (how/keep/make) | second nature | as dumb and solid | long term | past the novelty | not forget .. ever | drink regularly | stop after .. (days/weeks) | build .. habit | consistency | ritual | part of my (day/routine) | every day .. want | it automatic | do it every day | make it automatic | come naturally
    - Use three cues that never fail: getting up, coffee, meals. Same glass, same place. After about two months you'll do it without thinking, and often much sooner.
    - Make water easy to reach and the rest a bit harder: bottle on the desk, soda in the cellar or left in the store. You'll mostly drink what's near.
    - (fitness coach) One bottle, filled at fixed times: 9, 12 and 3. Don't change anything about it for a month, and after that you'll reach for it without being told.
    - (wellness coach) Start with the cue you're surest of and build on that one. For most people it's the first coffee. Is a morning coffee part of your day? -> coffee counts
    why: Repeating an action after the same cue is what makes it automatic. In one well-known study drinking a glass of water was among the habits that formed quickest.
    how: Put a glass by the kettle at night. Morning: switch on the kettle, fill the glass, drink while it boils. Do only this for ten days, then add lunch.
    short: Getting up, coffee, meals: a glass each.

    == tracking
    said: tally | marks | ml .. (x/how many/times) | know how much i (drank/drink/had) | how much i drank | rubber bands | sync* | check at | write down | my cups | (cup/mug/glass) .. (size/hold*/ml/how much) | waterllama | plant nanny | keep (track/count/tabs) | how big .. cup | full cup | counting glasses | ml in .. (mug/glass/cup) | hydration app | refill* .. count | know how much | in the log | log .. water | keep count | keep count of
    - Count bottles and forget milliliters. If yours holds 750, two bottles plus a glass at meals is about two liters. Two rubber bands on it, moved down with each refill, do the counting.
    - For a week, note glasses at noon, 5 p.m. and bedtime. You'll see where the gap is, and after that the color of your urine is a good enough gauge.
    - (nutritionist) Count water, tea, coffee, milk and sparkling water the same. Leave out alcohol. Food adds roughly another fifth, so you don't need to hit the number exactly.
    - (triage) Measure once how much your usual glass holds; they run from 150 to 400 ml. That one number clears up most of the arithmetic.
    why: A rough count is enough, because your kidneys even out the differences within hours.
    how: Fill your favorite glass and empty it into a measuring jug. Write the amount on a sticker under the glass. From then on, a stroke on paper per glass.
    short: Count bottles, two bands for refills.

    == gear
    said: stanley/hydroflask/owala/yeti/nalgene/camelbak/brita/thermos/flask/carafe/jug/tumbler/decanter/airup/straw/lid/bottle/bottles/cup .. (good/best/which/worth/recommend/leak*/mould/mold/clean/steel/glass/plastic/lid/straw/size/buy/office/hype/vs/or) | (good/best/which/what/recommend/particular/big/nice/sensible) .. bottle/bottles/carafe/jug/tumbler/flask/straw/cup/thermos | stanley | owala | hydroflask | air up | hydro flask | straw lid | steel or | leak* .. (bag/bottle) | leaks | mould | 1l or | hours printed | mottos | heavy .. bag | smart bottle | which bottle | steel bottle* | bottle .. smell | bottle .. funny | bottle .. clean* | bottle .. heavy | bottle .. plastic | bottle .. steel | bottle .. glass | bottle .. metal | bottle .. better | bottle .. buy | steel/glass/metal bottle* | buy .. bottle | best bottle | smells funny | water dispenser | soda maker | straw bottle | any good bottles | good bottles | bottle better | glass healthier | healthier than plastic
    - A clear bottle of half a liter to a liter with a lid you like is all you need. Big ones look ambitious and stay at home because they're heavy.
    - One bottle for the desk and one for the bag saves you from carrying. Steel keeps it cold, plastic shows how much is left.
    - (nutritionist) If the taste of tap water bothers you, an ordinary filter jug or a night in the fridge usually fixes it. Bottled water isn't healthier where the tap is safe.
    - (fitness coach) For runs over an hour, a soft flask in the hand or a small vest. For the gym, anything with a wide mouth, so it's quick to fill.
    why: You use what's light, visible and easy to clean. The rest ends up in a cupboard.
    short: A clear bottle under a liter.

    == cost
    said: pricey .. | fortune .. | expenses .. | (bottle/bottled/filter*/cartridge*/sodastream/refill*/crates) .. (cost*/expensive/pricey/dear/fortune/cheap*/price) | water bill | expenses | reuse* | bottled .. (expensive/cost*/price*) | worth the money | cheap way | cheapest .. | subscription | filters .. (worth/money/cost*) | afford bottled | evian .. (dear/expensive/price)
    - It's the cheapest goal there is: tap water, an old bottle, done. Replacing one soda a day with it saves a couple of hundred a year.
    - Skip the alkaline, hydrogen and vitamin waters. They cost ten times as much or more, and do nothing for you that plain water from the tap doesn't.
    - (nutritionist) If you like bubbles, a soda maker pays for itself after a few months. A lemon in slices, frozen, flavors two weeks of jugs.
    why: Safe tap water is tested more often than bottled water in many countries, and your body can't tell the price.
    short: Tap water is fine.

    == reward
    said: reward* | treat .. for | treat .. days | treat | nice new | when i hit | mark the | achievement | latte if i | jar per | money in a jar | in a jar | celebrat* | prize* | incentive* | gold star .. (give/for) | fish on | deserve* | after 30 days | reward myself | treat for | celebrate one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* | full week .. treat | treat .. week | get for a | nice treat | what do i get | hitting my goal .. treat
    - Drinking more doesn't need much of a prize, but a nice glass or a good bottle after two weeks is a fair one, because you'll use it.
    - After a full week, buy some good fruit and a bunch of mint and make the fancy jug. It rewards you and keeps it going.
    - (companion) You can simply enjoy having looked after yourself. A slow cup of tea in the evening, with no phone, is reward enough for many.
    why: A reward that belongs to the habit makes the next week easier, where cake would only compete with it.
    short: A good bottle after two weeks.

    == best time
    said: before or after | during (meals/food/lunch/dinner) | all in the morning | before (bed/meals/food/lunch/breakfast/dinner/gym) or | before bed or | empty stomach | how often .. (drink/sip) | sip* .. (day/or/big/hour) | right after (waking/eating/food/lunch) | after waking | half .. (hour/an hour) (before/after) | before (lunch/meals/dinner/breakfast/eating) | after (eating/meals) | ayurveda | best time | spread .. (day/out) | morning .. (glass/water/first) | hour around | every hour | big glasses | when should i drink | glass before | before meals | drink .. waking | drink .. breakfast | drink .. morning | best times | before or after food | after food | glass .. morning | how much in the morning | first thing in the morning
    - Spread it from getting up until about two hours before bed. The three best moments are on waking, half an hour before meals or with them, and mid-afternoon when energy dips.
    - Morning is a good start, because you've had nothing for eight hours. One to two glasses before or with breakfast are enough, there's no need for a liter at once.
    - (fitness coach) Around training: a glass or two in the two hours before, small swallows when it's long or hot, and half a liter in the hour after.
    - (nutritionist) With meals is fine; it doesn't weaken digestion. A glass about half an hour beforehand helps some people notice sooner that they're full, so that's a good moment as well.
    why: The body can't store water for long, so steady amounts beat large ones. Late in the evening it only sends you out of bed.
    how: An example for a day from 7 to 11: glasses at 7, 9, 12:30, 3, 5 and with dinner at 7. After 9, only sips.
    short: Waking, meals, mid-afternoon.

    == how long
    said: how long (til/till/until/before/does/for/to/will) | how soon | days until | weeks until | when does .. thirst | when does .. adjust | when do .. kidneys | when will .. feel | energy when | one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* days i see | (see/notice/feel) .. (result*/difference/change/anything/effect*) | month enough | notice nothing | weeks for | skin clears | calm down .. when | less headaches | till i see | how long till | see results | until it helps | one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* weeks in | until .. (skin/headache*/energy/feel*) | how long before .. (skin/energy/see/feel/improves) | feel a difference | before my skin | when will i feel
    - If you were short, thirst headaches and dry mouth ease within an hour or two. Energy and digestion follow over several days. As a habit it takes about one to two months.
    - You'll run to the bathroom more in the first week, and then it settles a bit as you spread your drinking. Give it two weeks before you judge.
    - (fitness coach) You'll feel it in your next warm session. If you started out dry, your pulse is lower and the last third is easier from day one.
    why: Water is absorbed within minutes, so the direct effect is fast. What takes time is remembering.
    short: Hours for headaches, weeks for the habit.

    == setback
    said: back to (zero/square/start/nothing/where) | was at 2* | again despite | kidney stone again | progress .. (evaporated/gone/lost/undone) | evaporated | killed the routine | routine .. (gone/killed/lost/broke*) | (flu/illness/holiday/hospital/surgery/move/job/baby/covid) .. (broke/killed/ruined/streak/routine/undid/stopped) | one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* days gone | days gone | still in a box | undid | bad week | way back | hospital .. (since/home/then/been) | lost (everything/it all/momentum) | since i (came/got) back | fell apart | after (holiday/vacation/the flu/surgery) | back to drinking | back to (nothing/zero/coke/coffee) | lost my streak | streak after | after (vacation/holiday/being ill) | got sick .. (stopped/lost/nothing) | lost the habit | had a great routine | routine and its gone | great routine
    - Back to the glass on getting up, and nothing else for a week. It's the easiest to keep, and once it's steady you can add the one at lunch.
    - Ask what changed: a new job, a colder season, no bottle at hand. Usually one small thing went missing and you can simply put it back.
    - (companion) It's fine, it wandered off for a bit as small habits do. You don't have to be annoyed with yourself; the next glass is as good as any.
    - (triage) Choose the easiest of three repairs: bottle back on the desk, glass back by the kettle, jug back on the table. One is enough for this week.
    why: Habits fade when their cue disappears, for example with a move or a holiday. Restoring the cue restores most of the habit.
    how: Tonight, put the glass by the kettle and the clean bottle by your keys. Tomorrow drink the first and carry the second. Look at the rest next week.
    short: Bring back the morning glass.

    == doubt use
    said: evidence | thirst enough | isnt thirst | just drink when thirsty | drink when (thirsty/im thirsty) | big water | hype .. water | healthy people .. | really necessary | grandad/grandpa/grandfather/grandmother/gran/mother .. (drank/never/coffee/wine/ill/lived) | never ill | flush out minerals | minerals | old wives | is it true .. glasses | evidence for | true you need | just pee it out | pee it out | food has water | does it even | never drank water | and shes one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9*
    - If you've been drinking too little, yes: fewer headaches, better focus, less constipation, fewer kidney stones. If you already drink enough, more won't do much, and that's fine to know.
    - A lot of what's promised about water is exaggerated, like flushing out toxins. What's solid: replacing sugary drinks with it is one of the best swaps you can make.
    - (nutritionist) The strongest case is the swap. One can of soda less a day is about 140 calories and 35 grams of sugar, every day, without touching your meals.
    - (fitness coach) Losing two percent of your body weight in sweat costs you endurance and concentration. On warm days that can happen within an hour and a half.
    why: Trials show mild dehydration worsens attention and mood, and that people with kidney stones get fewer when they drink more. For clear skin and weight the evidence is weak.
    how: Test it on yourself: two weeks with a glass at each meal and one at 3 p.m. Note headaches and afternoon energy each evening from 1 to 5, and compare with the two weeks before.
    short: Yes, if you drink too little now.

    == cravings
    said: hunger or thirst | thirst or hunger | hungry or thirsty | thirsty or hungry | (crave/craving/craves/long for/desire/dying for/need/want/thinking about/dream*) .. (sugary/fizz/fizzy/beer/cola/coke/soda/lemonade/pepsi/juice/sweet/sugar/chocolate/wine/snack*) | need fizz | stop .. snack* | chocolate attack | tempt* | fridge .. (light/cans/door) | filling up the car | miss coke | miss soda | crave (coke/soda/cola/beer/juice/sugar/sweet) | red bull is calling | calling me | fancy .. (coke/soda/beer/wine) | dying for | something sweet to drink | sweet to drink
    - Sometimes thirst feels like hunger, and it's easy to test: a big glass, ten minutes, then see. If you're still hungry, it's hunger and you should eat.
    - Craving soda is partly sugar, partly caffeine and partly bubbles. Sparkling water with a splash of juice gives you one of them; go from half juice to a tenth over two weeks.
    - (nutritionist) Have the sweet drink with a meal instead of between them, and in a small glass. Then halve it each week. Your taste gets used to less sweetness in about a month.
    - (fitness coach) If it's an afternoon craving, drink half a liter of cold water and walk for five minutes before you go near the machine. Most of the time it's gone.
    why: Sweet drinks raise blood sugar quickly and let it fall, so the next one calls. Bubbles and cold account for a surprising part of the pleasure.
    how: Write down when the pull for soda comes. Ten minutes before that hour have sparkling water, cold, with a slice of lime, and something to eat if your last meal is over four hours ago.
    short: A big glass, ten minutes, then decide.

    == how much
    said: how many litres | enough water | eight glasses | two/three liters/litres | ounces per/a day | is .. liters/litres/glasses enough | how many liters | how many cups | how many bottles | one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* enough | is one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* .. fine | is one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* .. okay | quantity .. (advisable/normal/right/day/elderly) | women .. (need/less) | men .. (need/more) | one/two/three/four/five/six/seven/eight/nine/ten/0*/2*/3*/4*/5*/7*/8*/9* year old | recommended | minimum | per kilo | per kg | rda | daily amount | daily intake | daily dose | daily requirement | does food count | fine if im | litres .. (day/daily/need*) | right amount | normal (quantity/amount) | advisable | elderly | small (woman/person) | is one litre | litre enough | for a woman | a day for | glasses a day | litres a day .. (enough/woman/man) | fever .. how much | ml per day | one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* litres too much | small woman | one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* kilos | two/three/four/five/six/seven/eight/nine/ten/0*/7*/9* kg | 8 glasses .. (myth/true/really/enough/necessary/rule) | (how much/how many) .. (drink/water) .. (a day/per day/daily/need) | how much should i drink
    - For most adults six to eight glasses of fluid a day, about one and a half to two liters, does it. More when it's hot, when you train or breastfeed. Pale yellow urine means you're there.
    - The "eight glasses" rule is a decent round figure and nothing more. Total needs are about two liters for women and two and a half for men, and food brings around a fifth of that.
    - (nutritionist) Take about 30 ml per kilo of body weight as a rough figure, everything you drink included. If a doctor limits your fluids, for heart or kidneys, go by their number.
    - (fitness coach) Base of one and a half to two liters, plus roughly half a liter for each hour of sweaty training. Check the color in the morning and adjust.
    - (triage) Three questions settle it: whether a doctor limits your fluids, how much you sweat, and how dark your urine is. No limit, little sweat and pale color mean you're fine already.
    why: Needs vary with size, heat, activity and food, so guidelines give ranges. In healthy people thirst and kidneys do the fine tuning.
    how: For three days, check the color around noon. Straw: stay. Dark yellow: add a glass in the morning and one after lunch. Clear as tap water all day: you can drink less.
    short: About two liters, more in heat or sport.

    == coffee counts
    said: coffee/tea .. count/counts/hydrat*/dehydrat*/include | only drink coffee/tea | drink only coffee/tea | other drinks | diuretic | herbal tea | have/drink tea/coffee instead | coffee instead | coffee/tea/milk/soup/melon/smoothie*/espresso/decaf/juice/squash/beer/wine/cocoa/kombucha/broth/coke/cordial/lassi/matcha .. towards | coffee/tea/milk/soup/melon/smoothie*/espresso/decaf/juice/squash/beer/wine/cocoa/kombucha/broth/coke/cordial/lassi/matcha .. toward | coffee/tea/milk/soup/melon/smoothie*/espresso/decaf/juice/squash/beer/wine/cocoa/kombucha/broth/coke/cordial/lassi/matcha .. include* | coffee/tea/milk/soup/melon/smoothie*/espresso/decaf/juice/squash/beer/wine/cocoa/kombucha/broth/coke/cordial/lassi/matcha .. valid | coffee/tea/milk/soup/melon/smoothie*/espresso/decaf/juice/squash/beer/wine/cocoa/kombucha/broth/coke/cordial/lassi/matcha .. total | coffee/tea/milk/soup/melon/smoothie*/espresso/decaf/juice/squash/beer/wine/cocoa/kombucha/broth/coke/cordial/lassi/matcha .. part | coffee/tea/milk/soup/melon/smoothie*/espresso/decaf/juice/squash/beer/wine/cocoa/kombucha/broth/coke/cordial/lassi/matcha .. goes | coffee/tea/milk/soup/melon/smoothie*/espresso/decaf/juice/squash/beer/wine/cocoa/kombucha/broth/coke/cordial/lassi/matcha .. dehydrat* | coffee/tea/milk/soup/melon/smoothie*/espresso/decaf/juice/squash/beer/wine/cocoa/kombucha/broth/coke/cordial/lassi/matcha .. litre | coffee/tea/milk/soup/melon/smoothie*/espresso/decaf/juice/squash/beer/wine/cocoa/kombucha/broth/coke/cordial/lassi/matcha .. liter | coffee/tea/milk/soup/melon/smoothie*/espresso/decaf/juice/squash/beer/wine/cocoa/kombucha/broth/coke/cordial/lassi/matcha .. equal* | coffee/tea/milk/soup/melon/smoothie*/espresso/decaf/juice/squash/beer/wine/cocoa/kombucha/broth/coke/cordial/lassi/matcha .. add | coffee/tea/milk/soup/melon/smoothie*/espresso/decaf/juice/squash/beer/wine/cocoa/kombucha/broth/coke/cordial/lassi/matcha .. comes | (count*/include*/valid/total/part/add/extra/glass) .. coffee/tea/milk/soup/melon/smoothie*/espresso/decaf/squash/coke/cordial | diuretic/dehydrates | herbal vs | black tea | green tea | herbal or | cups of (coffee/tea) | per coffee | glass extra | towards it | two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* coffees | pot of | comes out again | ok towards | (coffee/tea) as water | does tea | count my coffee | milk hydrating | hydrating | does .. tea .. count | does .. coffee .. count | does .. soup .. count | does .. decaf .. count | coffee dehydrate* | part of my one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* | herbal tea* | green tea* | black tea* | fruit tea* | mint tea* | peppermint tea* | tea count | count soup | beer hydrate | does (beer/wine/tea/coffee/milk) hydrate | can i count | mugs of | mugs of tea | coffee .. dehydrat*
    - Yes, coffee and tea count. In normal amounts, up to about four cups, they hydrate nearly as well as water. They only make you go a bit sooner.
    - Count anything without alcohol: tea, coffee, milk, sparkling water, even soup. Juice and soda hydrate too; the sugar is the reason to keep them few.
    - (nutritionist) Count it, with two notes. Stay under 400 mg of caffeine a day, about four small cups, and watch what's in the cup, since a large latte is closer to a snack.
    - (fitness coach) It counts. Coffee before training is fine as well, just put a glass of plain water next to it and save the third cup for before noon.
    why: Caffeine is a weak diuretic and regular drinkers get used to it, so nearly all the water in the cup stays. Alcohol is different and does dry you out.
    how: Add up your cups of coffee and tea, plus milk, sparkling water and soup. If that's a liter, two or three glasses of plain water complete an ordinary day.
    short: Coffee and tea count, alcohol doesn't.

    == too much water
    said: drink* too much water | drinking too much $ | overhydrat* | water poisoning/intoxication | can .. drink too much | dangerous .. water | clear urine | hyponatremia/sodium | drank .. gallon | one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* litres .. dangerous | one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* litres .. too much | one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* litres .. bad | one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* litres .. safe | one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* litres .. day dangerous | one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* litres .. harmful | one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* litres .. risk* | one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* liters .. dangerous | one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* liters .. bad | one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* liters .. safe | one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* liters .. day dangerous | one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* liters .. harmful | one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* liters .. risk* | one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* l .. dangerous | one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* l .. too much | one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* l .. bad | one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* l .. safe | one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* l .. day dangerous | one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* l .. harmful | one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* l .. risk* | one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* (gallon/gallons) | die of | (can/could) .. die | totally clear | clear .. too much | hyponatremia/hyponatraemia | maximum .. | per hour | too many water | chugging | chug* .. (two/2/once/litre/litres) | flush* .. (salt/salts/sodium/minerals/electrolytes) | bloated after | upper limit | swollen (hands/fingers) | water .. (kill/harm) | drink too much | one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* litres dangerous | overdoing | am i overdoing | like water .. (pee/overdoing) | pee .. like water | can you drink too | after lots of water | lots of water | hypo* | too much .. (dangerous/kidneys) | overdo | possible to overdo | one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* litres and | litres .. (weird/sick/dizzy/dangerous) | feel weird | drink one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* litres and
    - It's possible, though rare. Trouble comes from several liters in a few hours, mostly in long races. Stay under about a liter an hour, and don't force it when you aren't thirsty.
    - If your urine's always clear and you're in the bathroom every hour, you can drink less. Pale yellow is the aim, and nothing is gained by going beyond it.
    - (triage) Headache, vomiting or confusion after drinking a great deal of water needs a doctor at once. Frequent clear urine without symptoms only means you can cut back. Constant strong thirst deserves a check-up.
    - (nutritionist) Spread it over the day and eat normally, since salt from food keeps the balance. Drinking three liters on top of a crash diet is a poor combination.
    - (fitness coach) In events over two hours, drink to thirst and take something with salt. More marathon runners get into trouble from too much plain water than you'd think.
    why: Kidneys can pass roughly a liter an hour. Beyond that, salt in the blood is diluted, cells swell, and the brain feels it first.
    how: Let thirst lead for two days, with one glass at each meal. If your urine turns straw-colored and you feel well, that amount is enough for you.
    short: Stay under a liter an hour.

    == taste
    said: taste* .. water/bad/weird/gross/boring/nothing/like | hate .. water/drinking | dont like .. water | do not like .. water | water is .. boring/gross/bland | flavor*/flavour* | infused | sick of .. water | flavour*/metallic | (hate/cant stand/dislike/loathe/dont like/not a fan) .. (water/plain/taste/it) | plain water | cordial | mint/cucumber/lemon/lime/berries/ginger .. add | mint/cucumber/lemon/lime/berries/ginger .. put | mint/cucumber/lemon/lime/berries/ginger .. jug | mint/cucumber/lemon/lime/berries/ginger .. slice* | add .. water | add .. in it | add .. jug | put .. in it | put .. jug | infus* | mio/cirkul/waterdrop | fruit in | like drinking (a/nothing/metal) | hot lemon | gross/yuck/ew .. water | taste of water | hate the taste | water taste better | make water taste | taste .. (chlorine/metal/better/nice/funny/plastic/bad) | unpalatable | syrup | yuck | ruins .. teeth | metallic | doesnt taste | cant stand .. water | flavour it | flavor it | stand plain | to (flavour/flavor) | flat and dull | dull tasting | chlorine
    - Plenty of people don't like plain water. Try it ice cold, sparkling, or with a slice of orange and mint; unsweetened tea counts the same. One of those usually works.
    - If the tap tastes of chlorine, leave a jug in the fridge overnight, since it often fades and cold hides the rest. A simple filter jug works faster and more surely.
    - (nutritionist) Go from sweet to plain in steps: half juice half sparkling this week, a quarter next week, then a slice of fruit. In a month the old mix tastes too sweet.
    - (companion) You don't have to like it. Warm drinks, soup and fruit all count just the same, so build the day from the ones you enjoy and forget about the glass.
    why: Taste adapts to what it meets often. After three or four weeks of less sugar, most people find water pleasant and soda too sweet.
    how: Make three small jugs for a day: mint and cucumber, frozen berries, cold fruit tea without sugar. Keep the winner and make it every second evening.
    short: Cold, sparkling, or with fruit.

    == am i dehydrated
    label: am I dehydrated
    said: urine/pee/wee .. dark/color/colour/brown/orange | dark urine | signs .. dehydrat*/enough | dry lips/skin | dry .. throat/eyes | so thirsty | thirsty constantly | pee .. dark | pee .. yellow | pee .. orange | pee .. brown | pee .. smell* | pee .. strong | pee .. colour | pee .. color | pee .. amber | wee .. dark | wee .. orange | wee .. brown | wee .. smell* | wee .. strong | wee .. colour | wee .. color | wee .. amber | urine .. dark | urine .. yellow | urine .. orange | urine .. brown | urine .. smell* | urine .. strong | urine .. colour | urine .. color | urine .. amber | piss .. dark | piss .. yellow | piss .. orange | piss .. brown | piss .. smell* | piss .. strong | piss .. colour | piss .. color | piss .. amber | dark .. wee | dark .. urine | dark .. piss | yellow .. pee | yellow .. wee | yellow .. urine | yellow .. piss | orange .. pee | orange .. wee | orange .. urine | orange .. piss | brown .. pee | brown .. wee | brown .. urine | brown .. piss | strong .. pee | strong .. wee | strong .. urine | strong .. piss | smelly .. pee | smelly .. wee | smelly .. urine | smelly .. piss | dry/cracked/chapped/sticky .. lips | dry/cracked/chapped/sticky .. tongue | dry/cracked/chapped/sticky .. throat | dry/cracked/chapped/sticky .. skin | dry/cracked/chapped/sticky .. eyes | dry/cracked/chapped/sticky .. hands | mouth .. dry | mouth .. cracked | mouth .. chapped | mouth .. sticky | mouth .. sandpaper | lips .. dry | lips .. chapped | lips .. sticky | lips .. sandpaper | tongue .. dry | tongue .. cracked | tongue .. chapped | tongue .. sticky | tongue .. sandpaper | throat .. dry | throat .. cracked | throat .. chapped | throat .. sticky | throat .. sandpaper | skin .. dry | skin .. cracked | skin .. chapped | skin .. sticky | skin .. sandpaper | eyes .. dry | eyes .. cracked | eyes .. chapped | eyes .. sticky | eyes .. sandpaper | thirst* .. always | thirst* .. constant* | thirst* .. never | thirst* .. mad | constant* thirsty | pinch .. skin | skin pinch | sunken | cottonmouth | cotton mouth | dizzy .. (stand*/up/drink) | how .. know .. enough | how .. tell .. dehydrat* | how .. tell .. enough | how .. tell .. need | tired and .. (thirsty/dry) | foggy | (pee/wee/urine) is .. (dark/yellow/orange/brown) | if im dehydrated | mouth like | cotton | sandy | eyes feel | havent (peed/been to the toilet/weed) | hardly pee | not peeing | thirsty .. all day | thirsty .. always | is my pee | colour of .. (pee/urine/wee) | color of .. (pee/urine) | no matter how much i drink | thirsty no matter | the signs | signs of | signs
    - Dark yellow urine, dry mouth, headache and tiredness are the usual signs. Drink a glass or two over the next hour, and another with your next meal. It should look paler by evening.
    - First thing in the morning it's always darker; look at it around noon. Vitamin tablets turn it bright yellow and beetroot pink, which means nothing. Red without beetroot is for a doctor.
    - (triage) Being very thirsty all the time although you drink plenty should be checked by a doctor. So should brown urine. A bit of thirst and dark yellow just need two glasses.
    - (nutritionist) If you've had vomiting or diarrhea, use oral rehydration salts from a pharmacy in small sips; plain water alone doesn't replace the salt you've lost.
    - (fitness coach) After training, compare your weight before and after. More than two percent down means you started or finished too dry. Drink it back over the next two to four hours.
    why: The kidneys save water by concentrating urine, and that's the color you see. Thirst starts after a loss of one or two percent.
    how: One glass now, one in half an hour, one with food. If you can't keep fluids down, feel faint or haven't been to the bathroom for eight hours, get medical help.
    short: Dark at noon: two glasses over an hour.

    == bathroom trips
    said: bladder | have/need/got to pee/wee | pee .. every/often/times/lot | run* to the loo | go .. all the time | up .. night .. pee/bathroom | weak bladder | urinat* | bladder .. | leak when | leak* .. (sneeze/laugh/cough/run/jump) | incontinen* | trampoline | pelvic | how often is normal | wake .. wee | wake .. toilet | wake .. loo | nowhere to (go/get out) | tram | (number 14) | running to | accidents | urgency | full bladder | have to pee | every half hour | go to the toilet | leak a bit | when i (laugh/sneeze/cough/jump) | lavatory | peeing .. every | peeing .. often | peeing .. constantly | no toilet | toilet .. (night/every/hour/work/often) | up at night | pee like | one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* times a night | times a night | up two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/4*/5*/6*/7*/8*/9* times | (pee/peeing/toilet) .. (much/often/lot/constantly)
    - It's a nuisance in the first week or two. Small amounts through the day instead of big glasses help a lot, and so does drinking most of it before 5.
    - Six to eight trips a day are normal when you drink well. If it's much more, try less coffee, since caffeine irritates the bladder, and take 150 to 200 ml at a time.
    - (triage) Burning, blood, fever or leaking needs a doctor. So does going all the time together with strong thirst. Just going often after drinking more is expected and settles.
    - (nutritionist) Stop big drinks two to three hours before bed, and leave out alcohol and caffeine in the evening. Salty dinners make you thirsty late, so go lighter there too.
    - (companion) It's awkward, above all at work or on the road, and lots of people drink too little because of it. You can plan around it without going dry.
    why: The kidneys send on what comes in too quickly. Sipped over hours, more of it is used and less rushes through.
    how: Half a glass each hour from 8 to 5, one with dinner, then sips only. Before long meetings or drives, stop an hour earlier and drink straight afterwards.
    short: Small amounts, most of it before 5.

    == at work
    said: in the office | busy .. work/day | cant .. drink .. work/job/class | not allowed .. drink/bottle | warehouse/factory/station/locker/reception | colleague*/coworker* .. (water/drink*/bottle/fridge) | cooler | calls all day | call cent* | mouth dry .. calls | wfh | home office | working from home | chef | lab rules | no (liquids/drinks/bottles) .. | forbidden | allowed .. (drink*/bottle*/station/desk) | open plan | break room | fridge thief | law firm | on the counter | in my factory | classroom | building site | ppe | during my shift | meetings all day | bottles at the counter | at the counter | at the office | warehouse | locker | on shift | factory | cant drink .. (shift/work/class/job) | desk .. (bottle/untouched/water) | workstation | my boss .. drink* | boss doesnt like .. | like us drinking | boss .. (bottle/drinking/desk) | (teacher/nurse/driver/cashier/surgeon/shift) .. (loo/bathroom/pee/toilet/drink*) | (cant/not allowed/never) .. (loo/bathroom/toilet) .. (work/shift/class/lesson)
    - Work is where it slips. Fill a bottle when you arrive, put it left of your screen, and drink whenever a meeting starts. Empty by lunch, refill, empty by five.
    - If you can't drink on the job, use the edges: a big glass before your shift, one in each break, one right after. That's already a liter.
    - (fitness coach) Use a small glass and leave the bottle in the kitchen, on purpose. Each refill is a short walk, so you get steps as well as water.
    - (triage) Decide which it is: no bottle at hand, no break, or not wanting to need the bathroom. The third has the best fix, small amounts every hour. Is that the one? -> bathroom trips
    why: At work attention is elsewhere, so thirst doesn't come through. An object in sight and fixed moments do the remembering.
    how: On arrival: fill the bottle. Each call or class: three swallows before you begin. Lunch: finish it, refill. Last email: finish the second.
    short: One bottle by lunch, one by five.

    == soda and juice
    said: cola/pepsi | soft/fizzy/sugary/sweet drink* | diet soda/drinks | zero sugar/coke | sprite/fanta | mountain dew | sweet tea | give up .. soda/coke | addicted .. soda/coke/pop | cola/pepsi/fanta | spritzer | ginger (ale/beer) | one can | can a day | dr pepper | soft drink* | irn bru | diet soda | diet pop | diet pepsi | diet drinks | coke max | pepsi zero | pepsi max | one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* cans | crates | yellow stuff | sweet drink* | caffeine withdrawal | (wean/quit/kick/stop/cut) .. (coke/soda/pop/cola/fizzy/juice/energy) | drinking coke | stop drinking (coke/soda/pop/cola/pepsi/juice/energy drinks) | is (orange/apple/grape/cranberry) juice | one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* energy drinks | diet soda .. | juice .. (ok/healthy/kids/sugar) | coke a day | squash .. (sugar/water/count) | cokes | one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* cokes | three cokes | give up (fanta/coke/soda/cola/pepsi/sprite/energy drinks) | sodas
    - Cut it down in steps. If you have three a day, have two this week, with meals, and a sparkling water where the third was. Next week one.
    - Diet versions are a better choice than sugared ones and a fair step down. Water is still the place to end up, for your teeth and your taste.
    - (nutritionist) Juice is closer to soda than to fruit: a glass of orange juice has as much sugar as cola, with some vitamins. Keep it to one small glass a day, with food.
    - (fitness coach) Energy drinks stack sugar on caffeine. If you need the lift, have a coffee before noon and a liter of water across the day, then see how the afternoon goes.
    - (companion) A cold soda can be the one treat in a long day, so I see why it's hard. Keep your favorite one and let the automatic ones go.
    why: Sugar in drinks hardly fills you up, so it comes on top of food. Steps work well because taste for sweetness falls within a few weeks.
    how: Don't keep it in the fridge at home. Buy single small cans, have one with a meal, and put sparkling water with lime where the others used to be. Expect a day or two of caffeine headache.
    short: One fewer a day each week.

    == sparkling
    said: carbonated | seltzer | la croix | soda water | fizzy water | bubbles | fizzy .. (water/still/good/as) | sparkling/carbonat*/perrier/seltzer/bubbly/bubbles/sodastream/gas/gassy/pellegrino/gerolsteiner/topo/lacroix/burp*/belch* | with gas | with bubbles | (fizz/fizzy/gas) .. (teeth/stomach/bones/life/healthy/still/bad) | still or | still is | vs still | still vs | tonic vs | prickle | burp* | acid .. (stomach/teeth/enamel) | enamel | carbonic | fizzy or | is fizzy | fizzy water .. | does fizzy | mineral water .. (teeth/hurt/bad/good) | hurt .. teeth | sparkling .. count | sparkling .. bad | sparkling .. healthy | sparkling .. teeth | sparkling .. bones | carbonation | burping | perrier | sodastream | (gas/fizz) is life | gas makes me | gas .. bloat | drink soda water | bloat* .. (gas/bubbles/fizzy/sparkling)
    - Sparkling water counts exactly like still. It's fine for bones, and for teeth too as long as it's plain. If it bloats you, let it stand for a few minutes.
    - If bubbles get you to drink more, use them. Check the label for sugar and citric acid in the flavored ones, and keep those for once a day.
    - (nutritionist) Mineral waters differ in sodium; if your blood pressure is high, choose one with less than 20 mg per liter. Some bring a good bit of calcium.
    - (fitness coach) Great between sessions, clumsy during them. Before and during training take still water, because gas in your stomach is no fun once your pulse is up.
    why: Carbonation makes water slightly sour, far less than soda. Studies found no harm for bones; that story comes from cola.
    short: Counts like still water.

    == exercise and heat
    said: exercise/workout/training/gym/run/running/hike/bike .. drink/water/hydrat* | drink/water .. exercise/workout/training/gym/run/running/race | gatorade/powerade/isotonic drink* | liquid lmnt | hot .. summer/day | roofing/mow*/mows/vineyard | during a | isotonic | gatorade or | (lost/lose) .. sweat | in sweat | train .. hours | one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* degrees .. (work*/roof*/run*/outside) | heat exhaustion | sunstroke | hot yoga | salt .. (sweat/tablet*/run*) | salt tablets | before or after .. (run/gym/yoga/training) | long ride | straw hat | sweat buckets | drink .. (running/gym/training/workout/exercise/run/match/game) | (running/gym/training/workout/exercise/run/match/game/yoga/bike) .. drink | salt tabs | roofing | water .. (workout/gym/run/training) | during .. (exercise/workout/training/a match) | for a half | for a marathon | for a race | for a match | for a 10k | i cramp | cramp when | play (tennis/football/basketball) | (exercis*/run/running/workout/gym/training/sport/football/bike) .. (drink*/water/much) | (drink*/water/much) .. (exercis*/run/running/workout/gym/training/sport/football/bike) | how much .. drink .. (gym/training/run/workout)
    - For up to an hour, water is all you need: one or two glasses beforehand and half a liter afterwards. During, drink when you're thirsty.
    - Beyond an hour, or in real heat, have roughly 400 to 800 ml an hour with some salt and sugar in it. A sports drink or diluted juice with a pinch of salt both do.
    - (fitness coach) Weigh in before and after once, in warm weather. Every half kilo lost is half a liter you sweat. Now you know your rate and can plan long days.
    - (nutritionist) Electrolyte powders are for long, sweaty efforts and stomach bugs. On ordinary days your meals bring enough salt, usually more than enough.
    - (triage) Cramps, headache or nausea in the heat: stop, shade, drink something with salt. Confusion or collapse in heat is an emergency, so call an ambulance.
    why: Sweat takes water and salt. For an hour your stores easily cover that; for longer, plain water alone dilutes what salt is left.
    how: Home mix for a long session: one liter of water, about six level teaspoons of sugar, a quarter teaspoon of salt, some juice for taste. Small swallows every 15 minutes.
    short: Water up to an hour, salt beyond it.

    == headache
    said: migraine* | head hurts/aches/pounding/throbbing | my head .. hurt*/kill*/pound* | light headed | temples | head .. (hurts/hurting/pounding/exploding/ache*/aching/sore/splitting/banging/throbs/pressure/killing) | sore head | thick (skull/head) | behind .. eyes | pressure .. eyes | brain freeze | above the .. eye | left eye | caffeine or water | coffee .. headache | foggy head | fuzzy head | head is (pounding/killing/splitting/sore) | hangover .. water | water help a hangover | headaches stem | headaches .. (water/fluid/little/drink*) | head pressure | splitting head | head since | head .. (since/hurts/lunch)
    - A headache on a dry day often eases within an hour or two of drinking. Have two glasses slowly, eat something, and rest your eyes from the screen for a bit.
    - Water helps if you were short of it, and it isn't the only cause. Sleep, skipped meals, tight shoulders and missing your usual coffee are just as common.
    - (triage) A sudden, very bad headache, or one with fever and stiff neck, weakness, trouble speaking or after a fall, needs emergency care now. An ordinary dull one gets water, food and rest.
    - (nutritionist) Check the last five hours: fluids, food, coffee. If you cut caffeine this week, that's the likely cause, and it passes in two to nine days.
    - (companion) Poor head. Give yourself half an hour somewhere dim with a glass of water, if the day allows it. Nothing on your list will get better by squinting at it.
    why: With too little fluid, the brain and the tissue around it shrink very slightly and pull on what can hurt. Drinking reverses it fairly quickly.
    how: Two glasses over half an hour, something to eat, curtains half closed, phone away. If it isn't better in two hours and you usually take something for it, follow the package or ask a pharmacist.
    short: Two glasses slowly, food, rest your eyes.

    == weight and skin
    said: lose/losing weight .. water | water .. weight/fat/diet/acne/belly/bloat*/metabolism | water retention/weight | hungry or thirsty | complexion/beautician/plump | lose .. belly | lose .. fat | lose .. calories | lose .. water | lose .. kilos | losing .. weight | losing .. belly | losing .. fat | losing .. calories | losing .. water | losing .. kilos | losing .. kg | losing .. pounds | loose .. weight | loose .. belly | loose .. fat | loose .. calories | loose .. water | loose .. kilos | loose .. kg | loose .. pounds | burn .. weight | burn .. belly | burn .. fat | burn .. water | burn .. kilos | burn .. kg | burn .. pounds | burns .. weight | burns .. belly | burns .. fat | burns .. calories | burns .. water | burns .. kilos | burns .. kg | burns .. pounds | slim* .. weight | slim* .. belly | slim* .. fat | slim* .. calories | slim* .. water | slim* .. kilos | slim* .. kg | slim* .. pounds | shed .. weight | shed .. belly | shed .. fat | shed .. calories | shed .. water | shed .. kilos | shed .. kg | shed .. pounds | (weight/belly/fat/calories/kilos/hunger/appetite/metabolism) .. water/drink* | water/drink* .. belly | water/drink* .. fat | water/drink* .. hunger | water/drink* .. appetite | water/drink* .. metabolism | water/drink* .. slim | water/drink* .. kilos | water/drink* .. cleanse | ice cold .. | burns calories | hunger gone | (drink/water) .. before (meals/dinner/lunch/eating) .. (weight/lose/less/hunger) | eye bags | dark circles | cellulite | water weight | lose belly | face .. (puffy/slim*) | help you lose weight | clear my skin | water .. lose weight | water .. slim* | skin .. water | skin .. clear* | skin .. better | skin .. drink* | fill* me up | glass before meals | burn fat | burns fat | eyes are puffy | cold water burn | look younger | anti aging | help .. skin
    - Water helps with weight mainly when it replaces sweet drinks. A glass before meals makes some people eat a little less. Beyond that there's no fat-burning effect worth naming.
    - For skin, drinking enough is sensible and drinking extra does next to nothing. Sunscreen, sleep and not smoking show far more in the mirror.
    - (nutritionist) Have half a liter about half an hour before your main meals. In trials, adults who did that while eating less lost a bit more over three months.
    - (companion) It's tempting to hope that one simple thing will change how we look. It'll do you good quietly, and the mirror may not notice. That's all right.
    - (triage) Bloating from drinking more usually comes from gulping or bubbles, so sip still water. Swollen ankles or sudden weight gain over days is for a doctor.
    why: Water fills the stomach for a short while and has no calories. Detox is the job of liver and kidneys, and they do it with any normal amount.
    how: List what you drink that has sugar or milk and cream in it, for three days. Replace the one you'd miss least with water, and keep that up for a month.
    short: Swap sweet drinks; a glass before meals.

    == plain or bottled
    said: brita | is .. water .. safe/healthy | fluoride/chlorine/microplastic* | room temperature | limescale/pipes/fluoride/boiled/municipal | hard water | soft water | room temp* | cold .. hot | cold .. better | boiled water | safe (to drink/water) | old pipes | left overnight | overnight | still fine | (bit/comes out) brown | brown .. (water/tap/clear) | crates .. (water/buying) | ice cold | bottle .. (reuse/plastic/sun/car) | fridge water | need a filter | a filter | warm .. or cold | better than cold | warm (or/better) | cold or hot | boiled water .. | drink from the tap | filter .. (worth/need/tap) | is brita | metallic tap | tap .. metallic | tap .. safe | tap .. brown | tap water .. (brown/safe/ok/bad/smell*/cloudy) | bottled vs | vs tap | cloudy | rain water | drinkable | potable | bottled
    - Where the tap is safe, tap water is as good as bottled, often better controlled, and nearly free. A filter is a matter of taste.
    - Cold or warm makes no difference to your health. Take the temperature you drink most of; for many people that's cold in the afternoon and hot in the evening.
    - (nutritionist) Alkaline water changes nothing, because your stomach acid neutralizes it at once and the blood keeps its own balance. The money's better spent on fruit and vegetables.
    - (triage) Check two things: whether your supplier says the water's safe, and how old the pipes are. With lead pipes, or a well of your own, have it tested. Otherwise just drink it.
    why: Public supplies in most rich countries are tested daily against strict limits. Blood acidity is set by lungs and kidneys, and no drink shifts it.
    short: Tap is fine, any temperature.

    == medical limits
    said: heart failure/disease/condition | kidney* | diabetes/diabetic | fluid restriction | water pills/diuretic* | dialysis | prostate | uti/utis | bladder infection* | swollen ankles/legs | kidney*/dialysis/cardiologist/diabet*/lithium/prostate/uti/stones | water pills | water tablet | water pill | one kidney | fluid (restriction/limit) | heart failure | doctor .. litre | doctor .. liter | doctor .. limit | doctor .. told | doctor .. restrict* | doctor .. wants | cardiologist .. litre | cardiologist .. liter | cardiologist .. limit | cardiologist .. told | cardiologist .. said | cardiologist .. restrict* | cardiologist .. wants | nephrologist .. litre | nephrologist .. liter | nephrologist .. limit | nephrologist .. told | nephrologist .. said | nephrologist .. restrict* | nephrologist .. wants | swollen (ankles/legs/feet) | on .. tablets | blood thinner* | kidney disease | bp meds | diabetic .. | one kidney .. | i have (kidney/heart/diabetes/high blood/gout) | blood pressure .. (water/drink*/litre*) | fluid limit | i have (heart/kidney/liver/diabetes) .. | doctor said max | max one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* | doctor .. max | not more than
    - With heart failure, kidney disease or water tablets, the right amount is the one your doctor gives you, and it can be less than usual. Ask before you raise it.
    - With kidney stones or repeated bladder infections, doctors usually advise drinking more, often two to three liters a day. Ask yours for a number that fits you.
    - (triage) Who should ask first: anyone with heart, kidney or liver disease, or on water tablets or lithium. Pregnant or breastfeeding, you need a bit more, and thirst guides you well.
    - (nutritionist) When you're pregnant, add about a glass or two a day; when breastfeeding, three to four, ideally one at each feed. Water, milk and unsweetened tea all count.
    why: Some illnesses stop the body from getting rid of extra water, so it collects in the legs or lungs. In others, more water protects.
    how: Ask your doctor or nurse three things: how much per day with everything counted, whether that changes in heat or with fever, and at what weight gain you should call.
    short: Ask your doctor for your own amount.

    == cold
    said: bug | (full of/have/got/caught) .. cold | hot lemon | lemon and honey | blocked nose | rehydration salts | diarrhoea | throwing up | sore throat | stomach (bug/flu) | sage tea | razor blade | thermos .. (bed/tea) | chicken (soup/broth) | food poisoning | sweating .. fever | hay fever | throat hurts | sick to my stomach | since last night | fever one/two/three/four/five/six/seven/eight/nine/ten/0*/1*/2*/3*/4*/5*/6*/7*/8*/9* | blocked .. | stomach bug .. | all night .. throwing up
    - With a cold or fever you lose more, so drink a little extra, warm if that's pleasant: tea, broth, water with honey. Small cups often are easier than big glasses.
    - (triage) With vomiting or diarrhea, sip oral rehydration salts every few minutes. If you can't keep anything down for a day, pass hardly any urine or feel faint, get medical help.
    - Leave the number for now and go by thirst and color until you're well. A jug by the bed saves you getting up, and small sips often go down better than a full glass.
    - (companion) Sorry you're feeling rough. Somebody bringing you a cup of tea would be the best medicine; if nobody's there, make a thermos and go back to bed.
    why: Fever and fast breathing cost water, and fluid keeps mucus thin. Warm drinks soothe the throat for a while.
    short: Warm, small and often.

    # Questions about one thing

    == milk, juice and soup
    label: do milk, juice and soup count
    said: (soup/soups/broth/milk/juice/smoothie/smoothies/hot chocolate/cocoa/kefir/oat milk) .. count* | count* .. (soup/soups/broth/milk/juice/smoothie*/hot chocolate) | (what about/is/does) .. (oat milk/almond milk/soup/kefir/broth)
    - Yes, all of them count as fluid: milk, soup and plant milks nearly fully. Juice, smoothies and cocoa do too, but bring sugar, so keep those to a small glass a day.
    - They count. If your goal says water, decide once: plain water only, or every drink without alcohol. The second is just as healthy and easier to keep.

    == does beer or wine count
    said: (beer/wine/alcohol/cocktail*/cider/vodka/gin) .. (count*/dehydrat*/hydrat*/water) | (count*/dehydrat*) .. (beer/wine/alcohol/cocktail*) | alcohol free beer | (beer/wine/alcohol) count
    - No, alcohol doesn't count: it makes you lose more than you'd think, wine and spirits above all. Have a glass of water with each one. Alcohol-free beer counts like any soft drink.
    - Weak beer leaves a bit of fluid behind, stronger drinks take some away, so leave them out of the tally. Water before, between and after saves most of the headache.

    == does soda count
    label: do soda and diet drinks count
    said: (soda/sodas/cola/coke/pepsi/sprite/fanta/diet coke/iced tea/lemonade/squash/cordial) .. (count*/hydrat*/water) | (count*/hydrat*) .. (soda/cola/coke/lemonade/squash)
    - They count as fluid, even with caffeine. Sugary ones bring about 35 grams a can, so they're no good as a source; diet drinks hydrate like water, and one or two a day are fine.
    - As liquid yes, as a habit rather not. If soda is what you like, mix half sparkling water with half of it and lower the share week by week.

    == does food count
    label: does watery food count
    said: (fruit/watermelon/cucumber/melon/salad/food/vegetables/yogurt/jelly) .. (count*/hydrat*/water) | count .. (fruit/watermelon/food) | water .. (in food/from food)
    - It helps, but leave it out of the count: food covers about a fifth to a quarter of your fluid anyway, and the usual six to eight glasses are meant on top of it.
    - Watermelon, cucumber, oranges, soup and yogurt are mostly water. On days with a lot of them you need a glass or two less; let thirst decide.

    == how big a glass is
    label: how big is a glass
    said: (big/ml/large/size/oz/ounces/cl) .. glass/glasses | glass/glasses .. (ml/oz/ounces/size/liter/litre/big/in a) | (how many) glasses | (mug/cup/bottle) .. (glass/glasses) | bottle is (500/750/600/1)
    - A glass is usually 200 to 250 ml, or 8 ounces. So a liter is four to five glasses, a 750 ml bottle three, a big mug one and a half. Pick one size and stay with it.
    - Take 250 ml and the sums are easy: four to the liter, two to a half-liter bottle. Fill your own glass once from a measuring jug and you know.

    == color of urine
    label: what color pee should be
    said: (colour/color/dark/clear/yellow/bright/pale/brown/orange) .. (pee/urine/wee/piss) | (pee/urine/wee/piss) .. (colour/color/dark/clear/yellow/bright/pale/brown/orange/smells/cloudy) | (pee/urine/wee) .. (too yellow/yellow)
    - Pale yellow is right, like straw. Dark yellow means drink a glass or two, clear all day means you can drink less. Bright yellow comes from B vitamins. Brown, red or dark in spite of drinking: call a doctor.
    - The first of the morning is always darker; look at the second. Some foods and medicines color it. Blood, pain or fever with it needs a doctor today.

    == up at night to pee
    label: waking up to pee
    said: (wake/waking/up/getting up/get up) .. (pee/peeing/toilet/loo/bathroom/wee) | (pee/peeing/toilet/loo/bathroom) .. (night/nights/3am/4am/2am/sleep) | night .. (pee/peeing/toilet/loo/bathroom) | nocturia
    - Drink most of it before six in the evening and only sips in the last two hours, without alcohol or caffeine; that alone often halves it. Two or more times every night in spite of that is worth a doctor's visit.
    - Once a night is normal, more often with age. Move the big glasses to morning and lunch, put your legs up for half an hour in the early evening, go right before bed.

    == always thirsty
    label: why am I always thirsty
    said: (always/still/constantly/constant/so/really/all the time/never ending) .. thirsty | thirsty .. (all the time/always/lately/night/still) | quench | unquenchable
    - Salt, heat, dry air, some medicines and alcohol do that. If it's been going on for days, with much peeing, tiredness or weight loss, have your blood sugar tested this week; it's a quick test.
    - Check food and medicines first, salty meals make thirst for hours. Thirst that lasts although you drink two liters is one for the doctor.

    == never thirsty
    label: I'm never thirsty
    said: (never/not/dont/without/no) .. (thirsty/thirst) | feel thirst
    - Then drinking by cue works better than waiting: a glass on waking, one with each meal, one with each break, that's six. If your urine is pale, you're getting enough anyway.
    - Many people feel it late, more so with age. No need to force liters; tie a glass to things you do anyway and look at the color now and then.

    == lemon water
    label: is lemon water good for you
    said: (lemon/ginger/cucumber/mint/lime) .. (water/good/morning/detox/benefit*/hot) | (water/hot) .. (with/and) .. (lemon/ginger/lime) | lemon .. (teeth/damage/enamel)
    - It's water that tastes of something, and if you drink more because of it, that's good. It doesn't detox or burn fat. The acid is hard on teeth, so use a slice and rinse with plain water.
    - Warm with lemon in the morning is a pleasant ritual, nothing more. A bit of vitamin C, no magic; wait half an hour before brushing.

    == special waters
    label: alkaline and other special waters
    said: alkaline | hydrogen water | distilled | mineral water | (structured/ionized/vitamin/magnesium) water | ph
    - No benefit: your blood keeps its pH whatever you drink. Tap or ordinary mineral water is as good. Distilled isn't harmful with normal food, only pointless.
    - Save the money. Mineral water can add calcium or magnesium if you eat no dairy; the rest is marketing.

    == coconut water
    label: coconut water, any good
    said: coconut water | (birch/aloe/maple) water | coconut .. (good/healthy/hydrat*) | coconut water .. (healthy/good/better)
    - Fine, not special: it hydrates like water, with some potassium and about 10 to 15 grams of sugar a glass. After long sport it's an alternative, for every day plain water is enough.
    - If you like the taste, one glass now and then. It has little sodium, so for sweaty hours a pinch of salt or normal food does more.

    == electrolytes
    label: do I need electrolytes
    said: electrolyte* | (sports/sport/isotonic) drink/drinks | gatorade/powerade/lucozade | salt .. (water/in) | liquid iv | rehydration
    - Not in everyday life; food brings them. They make sense after more than an hour of hard sweating, in great heat, or with diarrhea and vomiting, then best as a rehydration powder from the pharmacy.
    - Usually no. Water plus a salty snack does the same. With high blood pressure or kidney trouble don't salt your water.

    == energy drinks
    label: are energy drinks ok
    said: energy drink* | red bull | monster | rockstar
    - They count as fluid, but a small can has about 80 mg of caffeine and 27 grams of sugar, a big one double. One now and then is fine for adults, none after two in the afternoon, and not with alcohol.
    - Better rare. Under 18, pregnant or with heart trouble leave them. If it's for tiredness, a glass of water, ten minutes outside and a coffee do it for less sugar.

    == cold or warm
    label: cold or warm water
    said: (cold/warm/hot/ice/iced/room temperature/lukewarm) (or/water) | water .. (cold/warm/ice/temperature) .. (better/bad/ok) | ice cubes/cube | (ice/iced) water | cold or
    - It makes no difference to your body, so take what you drink more of. Cold is nicer in heat and sport, warm with a cold or a touchy stomach. Ice burns next to no calories.
    - Either. Cold water isn't bad for digestion. With sensitive teeth or migraine from cold, room temperature is kinder.

    == water with meals
    label: drinking with meals
    said: (drink*/water) .. (meal/meals/eating/while eating/dinner/lunch/food) | (meal/meals/eating) .. (drink*/water) | dilute* | stomach acid
    - Yes, drink with meals; it doesn't harm digestion and it's the easiest habit there is: a glass with breakfast, lunch and dinner makes three. A glass before can make you a bit fuller.
    - No problem at all. The stomach copes with a glass or two. With reflux, small sips and more between meals are better.

    == toxins and skin
    label: does water clear skin or toxins
    said: toxin* | flush* | (skin/acne/wrinkle*/glow/pimples/spots) .. (water/drink*/clear*/help*) | water .. (skin/acne/wrinkle*/glow)
    - Hardly. Kidneys clear you with a normal amount, more doesn't clean more. Skin gets a little better only if you drank too little before; cream and sun protection do far more.
    - It's mostly a myth. Enough is good for kidneys, digestion and head, and that's reason enough for the next glass.

    == constipation
    label: does water help constipation
    said: constipat* | (poop/poo/stool/stools/bowel*) | constipation
    - It helps if you drink little, above all together with fiber: two kiwis or some prunes, whole grain, a walk and a glass with each meal. Give it three to four days.
    - Water alone does little once you drink enough; fiber and movement do. If it lasts over three weeks, or there's blood or pain, see a doctor.

    == sick or bloated from water
    label: water makes me feel sick
    said: (water/drink*/glass) .. (sick/nauseous/nausea/bloat*/queasy/slosh*/heavy/stomach) | (bloat*/nauseous/nausea/slosh*/queasy) .. (drink*/water/glass)
    - Usually too much at once or too cold. Take half glasses, at room temperature, every half hour, and still instead of fizzy. With a bit of taste, mint or lemon, many find it easier.
    - Slow down, you don't need all of it soon. Six glasses with meals and tea are enough for most. If small sips make you sick too, or it lasts, see a doctor.

    == dry mouth and lips
    label: dry mouth or lips
    said: dry (mouth/lips/throat) | (mouth/lips/throat) .. (dry/cracked/chapped/parched) | (cracked/chapped) lips | (chew*/gum) .. (help*/count*/mouth/thirst)
    - Often it's not the water: dry air, sleeping with an open mouth, medicines and licking the lips do it. Drink normally, try sugar-free gum, lip balm and a humid bedroom. If it lasts weeks, ask a doctor or pharmacist.
    - A glass helps if you had little today. Sugar-free gum gets saliva going, but doesn't replace a drink.

    == plastic and old bottles
    label: are plastic bottles safe
    said: plastic | microplastic* | bpa | refill .. bottle | hot car | (glass or/stainless/steel/metal) .. (bottle/plastic)
    - Safe for normal use, though bottled water holds more plastic particles than tap, and what they do isn't clear yet. A steel or glass bottle with tap water is the simple answer; don't leave plastic in a hot car.
    - Refilling a few times is fine if you wash it. Throw away scratched ones. Steel lasts years and doesn't taste.

    == cleaning the bottle
    label: my bottle smells
    said: bottle .. (stink*/smell*/smelly/clean/wash/mold/mould/dirty/gross) | (clean/wash/mold/mould) .. (bottle/straw/lid)
    - Fill it with warm water and two spoons of baking soda or a cleaning tablet, leave it for an hour or overnight, brush lid and seal, let it dry open. Then a daily rinse with soap keeps it fresh.
    - It's usually the seal or the straw: take them out and scrub. If it still smells after soda and vinegar, a new lid is cheaper than a new habit.

    == lost or left the bottle
    label: bottle lost or forgotten
    said: (lost/left/forgot/forgotten/broke/broken/spilled/spilt/dropped/stolen) .. bottle | bottle .. (train/bus/home/car/broke/broken/lost/gone/leaks/leaking/spilled) | bottle (leaks/leaking/broke)
    - Annoying. A cup does just as well today: a glass at each break and one with each meal, and any tap or café will fill it. A rinsed half-liter soda bottle tides you over.
    - Then go by glasses today. Four big ones at fixed moments, on arrival, lunch, three o'clock and home, make more than half.

    == late start
    label: I drank nothing until now
    said: nothing .. till | nothing .. until | nothing .. all day | nothing .. so far | nothing .. today | nothing .. yet | nothing .. 4pm | nothing .. 5pm | nothing .. noon | nothing .. since | no water .. till | no water .. until | no water .. all day | no water .. so far | no water .. today | no water .. yet | no water .. 4pm | no water .. 5pm | no water .. noon | no water .. since | none .. till | none .. until | none .. all day | none .. so far | none .. today | none .. yet | none .. 4pm | none .. 5pm | none .. noon | none .. since | not a drop .. till | not a drop .. until | not a drop .. all day | not a drop .. so far | not a drop .. today | not a drop .. yet | not a drop .. 4pm | not a drop .. 5pm | not a drop .. noon | not a drop .. since | zero .. till | zero .. until | zero .. all day | zero .. so far | zero .. today | zero .. yet | zero .. 4pm | zero .. 5pm | zero .. noon | zero .. since | (all/everything) .. (in the evening/at night/tonight/at once) | at once or | (havent/hasnt) (drunk/drank/had) | (catch up/make up) .. (evening/tonight/glasses/water) | nothing since (breakfast/morning/lunch)
    - Two glasses now, then one each hour until about two hours before bed; that's four or five and quite enough for today. Don't pour the rest in at night, you'd only be up for it.
    - Spread is better than all at once, since the body keeps about half a liter to one liter an hour at most. Have one right away, one with dinner, and begin tomorrow with a glass beside the bed.

    == a gallon a day
    label: is a gallon too much
    said: gallon | (3/4/5/6/three/four/five) (liters/litres/l) | half .. body weight | (too much/so much/more) .. (liters/litres) | (3/4/5) (liters/litres) too much
    - More than most need. Two to two and a half liters of drinks is plenty, three in heat or hard work. Four liters over a whole day rarely harm healthy people, four in a few hours can.
    - It isn't better, it's just more trips to the bathroom. Go by pale yellow urine. With heart or kidney disease such amounts are risky.

    == drinking and age
    label: drinking when older
    said: (old/older/elderly/aged/seniors/70/75/80/85) .. (drink*/need*/water/less/more/much/thirst*) | (grandma/grandpa/grandmother/grandfather) .. drink* | (drink*/water) .. (elderly/old people/older)
    - The same, about six to eight glasses; only thirst gets weaker with age, so it needs fixed times. A glass with each tablet, each meal and mid-morning and mid-afternoon does it. With heart or kidney trouble, the doctor's amount goes.
    - Not less, rather with more of a plan. Soup, tea and fruit help. Confusion, dizziness or very dark urine in an older person is a reason to call the doctor.

    == drinking in pregnancy
    label: drinking when pregnant
    said: breastfeed*/breastfeeding/nursing | trimester | ^ pregnant | pregnan* .. (drink*/water/much/glasses) | (drink*/water/much/glasses) .. pregnan*
    - About eight to ten glasses a day in pregnancy, some two more when breastfeeding, mostly water; put a glass where you feed. Keep caffeine under 200 mg. Your midwife knows what's right for you.
    - A little more than usual, and thirst is a good guide. Constant vomiting, hardly any urine or a bad headache needs a call to the midwife or doctor today.

    == water and headaches
    label: could it be dehydration
    said: (headache/headaches/head hurts/migraine) .. (dehydrat*/water/drink*/thirst*) | (dehydrat*/water/drink*) .. (headache/headaches/migraine) | (know/am i/tell/signs/sign/symptom*) .. dehydrat*
    - Could be: dark urine, dry mouth and few drinks today make it likely. Have two glasses slowly and a small bite, and wait an hour. If it doesn't ease, look at sleep, screens and missing coffee.
    - Thirst, dark urine, tiredness and a dull head are the usual signs. A sudden, very bad headache, fever, stiff neck or confusion isn't thirst and needs help right away.

    == hydration after drinking
    label: water after a night out
    said: hangover | (drunk/drank/drinks/wine/beer) .. (last night/yesterday) .. (water/much) | last night .. hangover
    - Sip rather than gulp: a glass an hour, broth or something salty, toast, and rest. It eases the dry part of it; the headache and the queasiness take their time. No drive until you're clear.
    - Water, salt and sleep, in that order. Next time a glass between drinks and one before bed saves half of it.

    == does this drink count
    label: does a drink count
    said: (kombucha/kefir/squash/lemonade/shake/shakes/smoothie/iced tea/oat milk/ice cream/broth/yogurt drink) .. (count*/ok/good) | (is/what about/are) .. (kombucha/squash/lemonade/iced tea) | (count/counts) .. (water/drink) $
    - Anything you drink without alcohol counts: tea, coffee, squash, kombucha, shakes, broth. Sweet ones count as fluid and cost sugar, so make them the exception. Ice cream is food, nice try.
    - Yes as fluid. The simple rule: if it's mostly water and has no alcohol, tick it off; keep plain water and tea for at least half.

    == liters and glasses
    label: liters in glasses
    said: (1/2/3/two/three/1.5) (liters/liter/litres/litre) .. (glass/glasses/cups) | (glasses/glass/cups) .. (liters/liter/litres/ounces/oz/ml) | how many (ounces/oz/ml)
    - Two liters are eight glasses of 250 ml, or ten small ones of 200. Eight glasses of 8 ounces are 64 ounces, about 1.9 liters.
    - Count four glasses to the liter and you're close enough.

    == a lot at once
    label: drinking a lot at once
    said: (lot/much/liter/litre/all) .. at once | chug*/down/gulp* .. (liter/litre/bottle/glass) | (have to/must/need to) finish | too full
    - One or two glasses at once are fine; a liter in ten minutes mostly runs straight through you. Spread it, and don't force the last glasses; pale urine means you've had enough.
    - Never more than about a liter an hour. If you're full, stop for today; one or two glasses short harm nobody.

    == heavy sweating
    label: when I sweat a lot
    said: sauna | (outside/outdoor/construction/kitchen) .. (work/job) | sweat a lot | i sweat
    - Yes: replace what you lose, about half a liter to a liter for each hour of heavy sweating, in small portions, plus something salty. Weighing before and after tells you exactly; a kilo lost is a liter.
    - More, by thirst and color. On long hot shifts a glass every 20 minutes, and soup or a sandwich with salt at the break.

    == drinking in winter
    label: drinking in winter
    said: (cold/freezing) .. (water/drink*/feel like) | tea instead | less .. winter | winter .. less
    - Nearly the same: heating and cold air dry you out, only thirst is weaker. Warm counts fully, herbal tea, hot water with ginger, broth. A pot of tea on the table is four glasses.
    - A glass or two less is fine if you hardly sweat. Go by pale urine.

    == water and medicines
    label: water and medicines
    said: (medicine/medicines/medication/tablet/tablets/pill/pills) .. (water/drink*/glass) | (water/drink*) .. (medicine/medicines/medication/tablets/pills) | diuretic*
    - Take tablets with a full glass of plain water, upright. For some, like water tablets, lithium or heart medicine, the daily amount matters, so ask your doctor or pharmacist how much is right for you.
    - Don't change your amount much without asking, if you take medicines for heart, kidneys or blood pressure. Grapefruit juice and milk disturb some tablets, water never does.

    == cramps
    label: are cramps from too little water
    said: cramp/cramps/cramping | twitch*
    - Sometimes after a lot of sweat, mostly not: night cramps come from tired muscles and age. Stretch the calf for half a minute before bed, drink normally. Magnesium helps little. If they're frequent or new with a medicine, ask your doctor.
    - Pull the toes toward you until it lets go. A glass and something salty help after sport, hardly at night.

    == is this water safe to drink
    label: is this water safe
    said: (rainwater/rain water/well water/stream/river/lake/spring/dispenser/fountain) | (tap) .. (abroad/spain/italy/turkey/mexico/thailand/egypt/india/france/greece/ok in/safe in) | (safe/ok) to drink
    - Tap water is safe across most of western Europe, North America, Japan and Australia; elsewhere ask locally and take sealed bottles. Rain, streams and wells only after boiling for a minute or a proper filter. Dispensers are fine with a fresh filter.
    - If you'd have to ask, boil it or buy it, and mind ice cubes too. An old lead pipe or brown water: let it run, and call the supplier.

    == drinking at night
    label: drinking at night
    said: (drink*/water/glass/thirsty) .. (at night/before bed/during the night/bedtime)
    - You don't need to. A few sips if you're thirsty are fine; a big glass before bed mostly wakes you later. If you're very thirsty every night, mention it to a doctor.
    - No, the body manages eight hours without. Drink the last real glass with dinner and the first on waking.

    == children and drinking
    label: children who don't drink
    said: (daughter/son/kid/kids/child/children/toddler) .. (drink*/water/juice) | (drink*/water) .. (daughter/son/kids/child/children/toddler) | (kids/children/toddler) need
    - Children of four to eight need about four to five glasses a day in all, older ones six. Offer a cup at each meal and one after play, let them choose the bottle, thin the juice. Few wet nappies or listlessness: call a doctor.
    - Put it in sight and drink along; they copy. Cucumber, melon and soup help. Force makes it worse.

    == reminders that help
    label: reminders to drink
    said: (app/reminder/reminders/alarm) .. (drink*/water/remind/best/which/help*) | remind me .. drink
    - Best are things you see: a full glass on the table each time you sit down. If you'd like an app, any with two or three alarms does; more and you'll swipe them away. Three fixed times: ten, one and four.
    - Tie it to what happens anyway, waking, each break, each meal. That's six glasses without an alarm.
    """#
}
