extension Library {
  /// Answers about drinking less or not at all. `Writing-for-the-coach` says how to read and extend this.
  static let alcohol = #"""
    domain: alcohol
    goals: alcohol* | sober/sobriety | drinks | no drinking | drink/drinking less | less drinking | quit/stop/cut drinking | wine | beer/beers | booze | dry january/month/weeks/days | alcohol free | units of alcohol | liquor/spirits/cocktails
    words: alcohol* | booze | wine | beer/beers | drunk | sober/sobriety | hangover/hungover | vodka/whiskey/whisky/gin/rum/tequila | cocktail/cocktails | binge drinking | pint/pints | drinking | drinks | pub

    == tips
    - Decide the number before the first glass, and tell somebody what it is.
    - Keep three fixed days a week without alcohol, two of them in a row.
    - Start every evening out with something alcohol-free; otherwise thirst empties the first glass.
    - Don't keep it in the house during the week; buy only what's meant for that day.
    - Have a proper meal before you go out, with protein and bread or rice.
    - Put a glass of water between any two drinks.
    - Hold a drink you like without alcohol, so nobody asks.
    - Leave at the hour you chose at home; the last two are the ones you regret.

    == next week
    - Mon to Wed: no alcohol, something sparkling with dinner.
    - Thu: a walk or class at the hour you usually pour the first one.
    - Fri: if you drink, two at most, with food, water between.
    - Sat: decide the number before you go, and when you'll leave.
    - Sun: none; note how you slept and what the week cost.

    == starting
    said: sort out .. (boozing/drinking) | boozing | dry january .. plan | liver values | gotta/got to change | ok lets do | lets do this | cut back | drink less .. (want/how/like/need) | ultimatum | set this up | not so much | want to (drink less/stop/cut/change) | cut down .. (how/want/help) | help me .. (stop/cut/drink less/start) | reduce my drinking | drinking .. (too much/control/problem/sort) | time to .. (sort/change/stop) | ready to | moderate my | how should i proceed | proceed | bringing it down | where to begin/start | app to help me stop | to help me stop | recycling | think i drink too much | drink too much .. change/want/think | want to change | under control | drinking under | get .. drinking .. control | control .. drinking
    - Start by counting honestly for one week, pours at home included, without changing anything. Most people find it's more than they thought, and that two or three situations make up the bulk.
    - Choose fixed alcohol-free days first: Monday, Tuesday and Wednesday for instance. It's easier to have a rule for the day than to decide at each glass.
    - (triage) One thing comes first. If you drink heavily every day, or get shaky or sweaty without it, don't stop by yourself; see a doctor, because stopping suddenly can be dangerous. Does that apply to you? -> dependence
    - (companion) It's good that you're looking at this, and you needn't call yourself anything to want less of it. Just notice for a week when you reach for it, and what you were hoping it would do.
    - (nutritionist) Know your measure: in the US a drink is 14 grams, so 5 ounces of wine or 12 of beer. Pour your usual glass into a measuring jug once. Many home glasses hold nearly two.
    - (fitness coach) Unless you drink heavily every day, set a number for the week and your dry days today. Write it on the fridge. Three days at zero, two drinks at most on the others, and we look at it on Sunday.
    why: Counting and fixed days remove the decision at the moment when it's hardest, after the first glass. In studies, people who track their drinks cut down more.
    how: A card in your wallet or a note on the phone, one stroke as each drink begins, with place and reason in a word. On Sunday add it up and mark the two situations with the most strokes.
    short: Count for a week, then set dry days.

    == first step
    said: easy/small/smallest/simple/tiny/one/first thing/measure/step/change/one | (for/this) tonight/evening | pour .. (rest/away/out/sink/drain) | something simple/easy/small | before friday/(the weekend) | begin today | smallest change | take this evening | what .. (do tonight/do today) | today .. small | first little step | little step | half a bottle .. (now/fridge) | before friday/saturday/monday
    - Today, choose which days this week stay dry and write them in your calendar. If today's one of them, get something you like to drink for tonight on your way home.
    - Move what's in the house out of sight, or give it away. What isn't cold and isn't there doesn't get poured on an ordinary Tuesday.
    - (triage) With heavy drinking every day, your first step is a call to a doctor, before you cut anything. Otherwise pick tonight: dry, or a number you say out loud beforehand.
    - (nutritionist) Have a real snack at 5 today, cheese and an apple or a handful of nuts. A good part of the wish for the first drink is hunger and thirst.
    - (fitness coach) Take the hour when you usually pour the first one and put 20 minutes of movement there today. Shower, then dinner. It changes the whole evening.
    why: The first drink of the day usually has a fixed hour and place. Change what happens right then, and the rest changes with it.
    how: On the way home buy alcohol-free beer, tonic or sparkling water and limes. Put them where the wine stood. At your usual hour make one, in a nice glass, with ice.
    short: Write this week's dry days in your calendar.

    == good news
    said: had .. (lime soda/water/coke/soda) | only (two/one/2/1/three) (glasses/beers/drinks) | go me | abstained/resisted | didnt drink/have | (have/had) not drink | not drink since | results .. normal | liver .. (normal/better/good/results) | days/weeks/months/month/year sober/dry/without/clean/(alcohol free)/off | turned .. down | (week/month) .. (without/done/dry) | first .. (sober/dry) | without a drop/drink | stuck to .. (limit/plan/two/one/it) | (dry) .. (whole/entire/all) (week/weekend/month) | (ordered/drank) .. (water/soda/tonic) | woke up .. (clear/fresh) | managed .. (limit/dry/week) | kept to | slept better | didnt even | days/weeks/months sober | sober today | no headache | saw .. through | woke up .. (no headache/clear) | drove .. home | elderflower | only had (one/two/1/2) | only had one | had one glass | no wine/beer/alcohol/drinks/booze all/this/since/for | no wine/beer/alcohol .. week/month/days | wine all week
    - That's a good result. Look at the mornings, too, because sleep and energy are where people notice it first, often within the first week.
    - Well done, especially if there was an occasion in it. Each evening you get through makes the next one more ordinary, and the urge gets shorter.
    - (companion) I'm glad, and I hope you're a bit proud. You kept a promise to yourself that nobody else would have noticed you breaking, and that's harder than it looks.
    - (limit) You kept to your limit, and that took decisions nobody saw. With {days} to go, the quickest way to keep it up is to repeat this week's dry days exactly.
    - (fitness coach) Strong. Your sleep's deeper and tomorrow's training will feel it. Keep the same dry days next week, no changes while it's working.
    - (nutritionist) Nice work. For each glass of wine you skipped, that's roughly 120 calories and a better night. You'll feel the second more than the first.
    - (reached) You did it. Before you go back to drinking as usual, decide which parts you'd like to keep, such as dry weekdays or a number for parties.
    why: Sleep, blood pressure and mood respond within one to four weeks. Those early gains make it easier to go on.
    short: Keep the same dry days next week.

    == slipped
    said: had (6/5/7/8/four/five/six/seven/ten/too many) | instead of 1/2/3/two/one/three | it was (seven/six/five/ten) | said one | overindulged/overdid/overdone | drank on | my dry day | ended up with | mucked/messed/screwed/blew/blown .. up | planned nothing | drank .. (last/yesterday/again/too much/anyway/whole) | broke .. (rule/dry/streak/promise) | caved | lapsed | fell off .. wagon | off the wagon | got .. (drunk/hammered/wasted/smashed/plastered/pissed) | blackout | more than (planned/i wanted) | whole bottle | bottle .. (whole/finished/entire) | on day 12/10/20/5 | bottle .. gone | again too much | too much .. (yesterday/again/last/friday) | had .. too much | out came | walked home | forgot .. dry day | drank .. whole bottle | drank more | more than i planned | whole bottle last | had six/five/seven/eight/ten/4/5/6/7/8 (beers/drinks/pints/glasses) | beers yesterday | (i/just) caved | caved (in/after/at/again) | gave in | (slipped/relapsed) .. (wedding/party/after/days/weekend) | (went/go/gone) over | (over/past) .. (limit/target) | used up | all 3 | all three | (ruined/blew) .. (it/week/streak/month) | back to zero | (weekly) limit .. (gone/done/used) | (2/3/4/5/6/7/two/three/four/five/six) (glasses/beers/drinks/pints/wines) .. (last night/yesterday/friday/saturday/sunday) | ruined my (week/month) | (way) too much on (friday/saturday/sunday/monday/tuesday/wednesday/thursday)
    - That happens, and the days before still count. Write down where you were and which drink was the one too many, and tonight leave it at nothing. One evening isn't a direction.
    - It's done, so no bookkeeping of guilt. If the week's allowance is used up, the rest of the week is simply alcohol-free, and on Monday it starts fresh.
    - (companion) You sound disappointed. You'd held it for a while, and that was real. Be as fair to yourself as you'd be to a friend.
    - (triage) Work out which it was, thirst, the company, or a bad day. Each has its own fix, and only one of them was there that evening.
    - More than you'd planned, then. It's one evening, and the weeks before it still count. Drink water, eat something, and make today a dry day without any further punishment.
    - Happens to most people who cut down. Find the point where it turned, usually the second drink or an empty stomach, and plan something different for exactly that point next time.
    - (companion) I can tell you're annoyed with yourself. You don't have to pay for it with a miserable day. It tells us where it's hard, and that's all.
    - (triage) If it was a one-off, carry on today. If it happens most weeks, either the plan's too loose or the habit's stronger than plans, and a doctor or counselor can help. Is it most weeks? -> dependence
    - (fitness coach) Done is done. Today: water, a decent breakfast, a walk of half an hour, zero drinks. You're back on plan by tonight, and that's how you keep one evening from becoming four.
    - (over) You're above the number you set, so leave the rest of the period dry if you safely can. Then look at which evening did it, because it's usually just one.
    - (again) If the same evening keeps ending like this, change the setting this time. Meet for breakfast, drive, or leave after dinner. Deciding at the bar hasn't worked so far.
    why: The first drink weakens exactly the part of you that's meant to stop. That's why what you arrange beforehand works and resolve at the bar rarely does.
    how: Three lines on paper: when it went past the plan, what I'd had to eat, who poured. Then one change for next time, such as a meal first or ordering my own drinks.
    short: Dry today, find the turning point.

    == no time
    said: deal with this | cant deal | quicker than | only break | until night | time for one | work .. (crazy/mad/insane/busy) | hectic | (no) time .. (for/to) | another project | other priorities | too much going on | on top of everything | no time for | instead of wine .. time | ten minutes left
    - This is one of the few goals that gives time back: no slow mornings, longer evenings. What it takes is two minutes on Sunday to choose the dry days.
    - Busy weeks are when the glass at 9 feels earned. Have something ready that's just as quick, cold and alcohol-free, so being tired doesn't decide.
    - (fitness coach) Use the time it frees. A dry Friday gives you Saturday morning, fresh and early. Put something into it tonight so you've got a reason.
    - (triage) Keep it to one rule for now: nothing from Monday to Wednesday. No counting, no diary. Most people find those three days take care of themselves after a couple of weeks.
    why: Rules for whole days need no attention in the moment. People with full lives keep those better than limits per evening.
    how: On Sunday, mark three dry days in your calendar and put three cold alcohol-free drinks in the front of the fridge. That's all the time it takes for the week.
    short: Choose dry days once, on Sunday.

    == tired
    said: exhausted/knackered/tired/fatigu*/shattered/drained/sleepy .. (beer/wine/drink/resist/give/without/shift/one) | no energy .. resist | dead after | after .. shift | after a .. (fatiguing/long/hard) day | sleepy all | one cold one | exhausted .. (just/want/after) | low energy | tired since .. (stopped/quit/drinking) | tired/sleepy .. (since/week/without/stopped) | a husk | strength left | just want a (beer/wine/drink) .. tired | knackered/exhausted .. (want/beer) | so tired .. glass/wine/beer/drink/want
    - Tired evenings are when the hand goes to the bottle by itself. A shower, some food and an early night give you what the glass only promises.
    - If you've cut down in the last days, tiredness and restless nights can be part of it and usually ease within a week or two. Shaking or sweating is different and needs a doctor.
    - (nutritionist) Eat first. Something warm with protein and potatoes or rice, and half a liter of water. Then see whether you still want a drink or simply your bed.
    - (companion) You've had a long day, and wanting something to take it off your shoulders is human. I hope you can let yourself rest without earning it by anything.
    why: Alcohol makes you sleepy, then breaks up the second half of the night, so you're more tired the next day and want it again.
    how: For tonight: eat by 7, shower, alcohol-free drink with ice, lamp instead of TV, bed 45 minutes early. Compare tomorrow's morning with your last one after wine.
    short: Food, shower, early night.

    == no motivation
    said: why am i .. doing | resolve | part of me | no will | evaporated | cant be arsed/bothered | dont (care/want to) .. (stop/anymore/cut) | motivation | (like/enjoy/love) .. (drinking/wine/beer/drink) .. (much) | meh | lost .. (interest/drive) | not feeling it | just want to drink | couldnt care | couldnt care less | everyone drinks meh
    - You don't have to want it tonight. It's enough that there's nothing in the fridge and that the next drink would mean putting your shoes on.
    - Think of one morning you'd like to have back, a Sunday with the kids or a run at eight. Put it into this weekend, and plan the evening before around it.
    - (companion) It's all right to miss it. It has been company at the end of the day, and giving up company is hard even when you know why you're doing it.
    - (fitness coach) Shrink the target: only tonight, only until you go to bed. You can renegotiate with yourself tomorrow at breakfast, and you'll find you don't want to.
    why: Motivation dips in the evening, when the habit is strongest. Obstacles you set up at noon hold better than wishes at nine.
    how: Write the morning you want on a card with date and hour, tell the person who's part of it, and leave the card on the fridge door. Empty the wine shelf at noon.
    short: Only tonight; keep none in the house.

    == bored
    said: nothing on | nothing to do | idle/idleness | rainy sunday | in this town | without work | open a can | something to do | pass the time | dull | long/empty (sunday/afternoon/evening) | evenings are dull | dull without | sober .. boring | so boring | hole from | round and round | boring without (alcohol/drink*/it)
    - Drinking out of boredom is very common, and it works by making empty time feel full. Give the hour something with an end: a film you chose in the afternoon, a recipe, a call.
    - Change rooms. If the sofa at 8 means wine, spend three evenings at the kitchen table, in the bath or out, and come back when the link has weakened.
    - (fitness coach) The empty hour is training time. Twenty minutes at home or a loop round the block at 8 p.m., shower, tea. By then the worst of it is past.
    - (companion) Long evenings can feel very long. It may be company you're missing more than the drink. A call while you cook could be nicer than either.
    why: The brain learns that a drink ends dullness within minutes. Other things do too, only you have to choose them before the dullness starts.
    how: Write down five things for 8 p.m. that take half an hour and use your hands or your voice. Stick the list on the fridge door at eye level and take the next one.
    short: Plan the 8 p.m. hour beforehand.

    == forgot
    said: lost count/track | how many i had | no idea how many | 4 or 5/3 or 4 | was it 4/3/5 | keep count | forget/forgot .. (plan/count/log/many/rule/when) | supposed/meant to be | alcohol free monday | cant say/remember .. (how/many) | dont remember | write them down | didnt think of | forgot/forget .. (dry/limit/write/log/record) | omitted to | topping me up | struck me | limit till
    - Losing count happens after the second glass to everybody. Move something you can see: a coin from one pocket to the other per drink, or the bottle caps kept in a row.
    - If you forgot it was a dry day, put it where you pour: a note on the fridge shelf with the three days on it. One look is enough.
    - (triage) Count only one thing from here on: dry days. If that number's right, the rest mostly follows, and there's little to forget.
    why: Alcohol is bad for memory, and that includes the memory of how much you've had. Something outside your head does it better.
    short: Move a coin for each drink.

    == weather
    said: sunny/sun/summer/hot/heat/warm/grey/gray/rain*/cold/winter/snow*/terrace/patio/spring .. (spritz/beer/wine/drink/problem/gin/rose/one/warming) | sunny .. (terrace/garden/day) | beer garden | when .. (hot/sunny/warm) | warm evening | something warming | refresh/refreshing | heatwave | bbq .. (weather/sun) | mulled | rose .. (weather/sun/garden) | it is hot | sits outside | sunny .. beer/sits/outside | outside with a beer
    - Warm evenings on the terrace are a strong cue. Keep the glass and the ice and change what's in it: alcohol-free beer, soda with bitter lemon, cold tea with mint.
    - In the dark months people drink from boredom and gloom. Put lamps on early, and plan two evenings a week out of the house, with something to do.
    - (nutritionist) In heat alcohol dries you out and hits faster. If you drink, have it with food and after sunset, and a large glass of water with each one.
    why: Places and seasons set off habits. Keeping the ritual while changing what's in the glass leaves most of the pleasure.
    short: Same glass and ice, other contents.

    == travel
    said: all inclusive | cruise/cruising/hotel/minibar/airport/flight/plane/abroad/lounge | lads trip | when we visit | stay dry on | wine is included | beach | camping | business trip | festival | on (vacation/holiday/cruise) .. (say/no/drink/wine) | villa | say no .. (vacation/holiday)
    - Decide before the trip which days are dry and what happens at the airport, since that's where holidays start sliding. Arrival day at zero is a good rule.
    - At all-inclusive places, keep alcohol for dinner. It's the ones at eleven in the morning by the pool that push the total up, and you'll hardly miss those.
    - (fitness coach) Book something for the mornings: a swim at 8, a bike tour, a hike. You'll drink less the night before without thinking about it.
    - (triage) Business trip: alcohol-free at the first reception, minibar emptied on request, back in the room by eleven. Holiday: dinner only, two dry days a week.
    why: On trips the usual rules don't apply and drink is everywhere. Decided beforehand, two simple rules survive; made on the spot, they don't.
    how: Before you go: dry on arrival day, alcohol with dinner only, two dry days a week, one thing booked before 10 a.m. Tell whoever's traveling with you.
    short: Arrival day dry, then only with dinner.

    == other people
    said: what do i (tell) | go on just | just the one | in my culture | insult | people .. (ask/push/pressure/tell/offer/think) | friends/mates/colleagues/family/boss/mother/father/mom/dad/brother/inlaws .. (drink/drinks/push/laugh/pour/pours/offer/ask/round/wine/beer/tease) | work drinks | clients | how .. (explain/refuse/decline) | pregnant .. think/ask | rounds .. (buy/my/friends) | lose .. friends | match day | think im .. (dull/weird/strange/pregnant)
    - "I'm not drinking tonight" is enough, with a smile and a full glass in your hand. If they push, say you've got an early start. Most lose interest within a minute.
    - Tell one friend in the group beforehand. Having a single person who knows takes away half of the pressure, and often that person drinks less as well.
    - (companion) It can feel as if you're spoiling things or being judged. People who press you are usually thinking about their own glass. Your friends will still like you with soda in it.
    - (wellness coach) Suggest something where drinking isn't the point: breakfast, climbing, a market, a film. You keep the people and lose the pressure.
    - (triage) It depends on who it is. Friends out: a sentence and your own order. Family dinners: fill your glass yourself. A partner who drinks at home needs a proper talk. Is it your partner? -> partner drinks
    why: We match the pace of those we drink with. A full glass and a prepared sentence take you out of that rhythm.
    how: Order first, and order something that looks like a drink. If someone insists, say "I'm good, thanks", and ask them a question straight away. Repeat once if needed, in the same words.
    short: "Not tonight, thanks," with a full glass.

    == cravings
    said: taste the | want a drink | off licence/license | liquor/bottle store/shop | big wish | wish for | white knuckl* | urge/urges/gagging/desperate/itching | walking past | mouth .. water* | thinking about .. (drink/wine/beer) | dying for | in the fridge .. (wine/beer/calling/bottle) | calling my name | cant stop thinking | thinking about it | nonstop | craving last | driven/drove/walked round the block | tenner | drink so bad | so bad | fancy .. (wine/red/beer/drink/glass/gin) | glass of (red/wine/white) so | fancy a | so much .. (want/fancy)
    - The urge peaks and falls within about 15 to 20 minutes. Eat something, drink a big cold glass of water or soda, and leave the room where you'd usually pour it.
    - Ask what it's asking for: food, rest, company, or an end to the day. Give it that first, and then decide about the drink in half an hour.
    - (nutritionist) Eat now, something savory with protein: eggs, cheese on bread, hummus. Then a bitter drink like tonic with lime. Bitter and cold satisfy much of the wish.
    - (fitness coach) Out of the chair. Fast walk round the block, or fifty stairs, or twenty push-ups. When your pulse is back down, the worst is over.
    - (companion) It's strong right now, and it'll get weaker even if you do nothing at all. I'm with you for these minutes. You've been through this one before and it ended.
    - (triage) An urge you can wait out is one thing. If you get shaky, sweaty or sick without alcohol, that's withdrawal; don't push through it alone, call a doctor today.
    why: A craving is a learned expectation, set off by hour, place or mood. Each time it isn't followed, the link between them gets weaker.
    how: Look at the clock and give it twenty minutes. Minute one: drink water. Minute two: eat. From minute five: shower, walk or phone somebody. Look at the clock again.
    short: Eat, drink water, wait twenty minutes.

    == stress
    said: after the day | day i had | anxiety .. drink/drinking/wine | kids drove | drove me mad | problems .. (come/drink) | worst week | stress*/upset | (bad/hard/rough/stressful/awful) (day/week) | take .. edge off | edge off | to cope | forget .. (problems/day) | my ex called | wheres the vodka | looking at a large | need .. relax | wine/beer/drink to relax | to relax | when im stressed | how i switch off | switch off | beer/wine/drink .. (switch off/relax/unwind) | (relax/unwind) .. with
    - A glass does take the edge off for an hour, and then it hands back the stress with poor sleep on top. Have ten minutes of walking or a hot shower first, and decide afterwards.
    - Put something between work and evening that says it's over: change clothes, cycle home, music in the kitchen. Often that pause was what the drink was for.
    - (companion) It's been a hard stretch, and you want it to stop for a while. Of course you do. I hope there's someone tonight you can tell about it, with or without a glass.
    - (fitness coach) Sweat it out before you pour it down. Twenty minutes hard, then shower, then food. The wish for a drink after that is half as big.
    - (triage) If alcohol's the only thing that calms you these days, take that seriously and tell a doctor. If it's one way among several, use another one tonight. Is it the only one? -> dependence
    why: Alcohol boosts the calming systems in the brain, which push back a few hours later. So you end up tenser the next day, and want it sooner.
    how: Home, shoes off, shower or walk for ten minutes, something to eat, then an alcohol-free drink in the place where you'd normally have wine. Give it five evenings.
    short: Shower or walk first, then decide.

    == weekends
    said: friday/saturday/sunday/weekend/weekends/fridays/saturdays .. (drink/off/lads/beer/wine/only/hits/feeling/scared/much/pub/binge/hard/pints/night) | friday feeling | match day | bank holiday | sunday (roast/lunch/session) | brunch | bottomless | between fri and | fri/sat and sun | sober weekends | with the lads | saturdays/fridays/sundays .. end/beers/drinks/drunk/always/beer | saturdays always
    - Weekends hold most of the week's drinks, so plan there. Choose Friday or Saturday, not both, set a number, and put something nice on the morning after.
    - Pace does a lot: alcohol-free first, food before eight, water between, home by the hour you chose. With those four, two or three drinks last all evening.
    - (fitness coach) Book Saturday at nine: a run, the pool, a friend who'll be waiting. You'll go home earlier on Friday than any rule could make you.
    - (nutritionist) Eat a proper dinner before you go out, with protein, fat and bread. On an empty stomach the same two drinks hit like four.
    - (companion) After a long week you want to let go, and that's fair. A night can be good with very little drink in it. What did you enjoy on weekends before? => bored
    why: Five or more drinks in an evening do more harm than the same number spread out: accidents, heart rhythm, blood pressure, sleep.
    how: On Thursday, decide: which evening, how many, with whom, when home. Put the number in your phone as a message to a friend. Going by car gives you a reason as well.
    short: One evening, a number, a time to leave.

    == evenings
    said: 8pm | oclock comes | comes and i pour | while cooking | sofa/couch/telly/tv/series .. (wine/beer/red/glass/drink) | series .. red | end .. (workday/work day/day) | evening/evenings/night .. (beer/wine/glass/replacement/drink/hard/same/sherry) | replacement .. (night/evening) | come/get home .. (pour/beer/wine/drink/straight) | kids .. (bed) .. (wine/pour/glass/drink) | witching hour | wine oclock | clock off/out | danger zone | from (eight/seven/six/nine) on | kids are in bed | key goes in | fridge open | until eight | dinner .. (work/danger/wine) | open a bottle | dinner every night | wine/beer .. dinner .. (night/every/evening) | (wine/beer/glass) .. every night/evening
    - The evening drink is mostly a signal that work is over. Give the signal another form at the same hour: a special glass, ice, lime, tonic. After two weeks it does the job.
    - Eat earlier. With dinner at 6:30 and tea made at 8, the hour of the first glass passes on a full stomach, and that takes away much of its pull.
    - (companion) The quiet hour with a glass may be the only one that's really yours. Keep the hour. A bath, music or a book can hold it just as well, once you've got used to it.
    - (fitness coach) Put movement there: 30 minutes at the time you'd open the bottle. By the time you've showered and eaten, it's nine and you've won the evening.
    - (nutritionist) Try bitter flavors: tonic, ginger, grapefruit soda, alcohol-free aperitif. They're sipped slowly like wine, and sweet ones are gone in two swallows.
    why: Hour, chair and glass set off the wish together. Change one of the three and keep the others, and the routine loses its grip.
    how: Tonight: dinner half an hour earlier, an alcohol-free drink in a proper glass at the old hour, another chair, something to do with your hands until 9.
    short: Same hour and glass, no alcohol in it.

    == plateau
    said: always (two/three/2/3/one) | never three/two/more | total .. (fall/same/stuck/refuses) | (stays/stay/stuck) at | dont come under | come/get under/below | last few | no further | not .. (lower/further/less) | standstill | refuses to | still at | same .. (number/amount/total) | weekdays but | cant get .. (below/under/lower) | hit a wall | half ever since | first month .. (half/then/since) | last few .. hardest | few are the hardest
    - If you're stuck at the same number, look for the evening that holds most of it. Changing one Friday does more than shaving half a glass off every day.
    - Try a month with none at all. It shows you which drinks you miss and which were only habit, and most people drink less for months afterwards.
    - (triage) Two kinds of stuck: the weekly total won't move, or single evenings run away. For the total, add a dry day. For the evenings, no alcohol at home. Is it single evenings? -> one too many
    - (nutritionist) Check the measure again. Large wine glasses, strong craft beers and home-mixed spirits can hold double what you write down, so your count may hide the progress or the problem.
    why: The easy drinks go first. What's left usually belongs to one person, place or mood, and needs its own plan.
    how: Write down last month's five biggest evenings: who, where, what day. If a name or a day turns up three times, that's the one to plan for. Leave the rest as it is.
    short: Change the one evening with most drinks.

    == too hard
    said: last till .. (wednesday/thursday/no) | too hard/difficult/strict/much .. (me/this/for/rule/plan) | target easier | easier target | harder than | struggl* | not possible | unrealistic | cant manage | dry days is too | a battle | every evenings | gripping | unattainable | too strong for me | with my job | im not strong
    - Then take a smaller piece: two dry days this week instead of five, or start an hour later. If even that fails again and again, it isn't weakness, and a doctor can make it much easier.
    - Cut where it costs least first, the weekday glass in front of the TV, and leave the dinner with friends for later. That alone may be half of it.
    - (companion) It really is hard, since it's at every table and in every ad. You're trying to do something most people around you don't even attempt. You can ask for help with it.
    - (triage) Hard because of habit, we make it smaller. Hard because you feel ill, shaky or desperate without it, you need a doctor before anything else. Is it the second? -> dependence
    why: The difficulty varies a great deal between people, partly by genes and by how long and how much. There are medicines and counseling that reduce craving and work.
    how: This week, two dry days and a first drink no earlier than 8 on the others. Next week, three. If you can't keep it for two weeks, book a doctor's appointment.
    short: Two dry days; ask a doctor if stuck.

    == too easy
    said: easier than .. (thought/expected) | barely miss | untaxing | simple .. (goes/very) | dont think about | dont miss | too easy | no problem at all | piece of cake | not hard | could do more | breeze | goes very simple | effortless | dry week .. problem | not a challenge | whats next .. easy
    - Glad it's going well. Add one more dry day, or take the occasion you've been avoiding and try it with none. See which feels better.
    - Then you may not need the goal much longer. Keep the count running for another month, because the second month with a wedding or a holiday in it is the real test.
    - (fitness coach) Good. Try thirty days at zero and track your resting pulse each morning. It's a fair experiment, and most people see it drop.
    why: Easy weeks build the habit for harder ones. A longer stretch shows effects on sleep, weight and blood pressure more clearly.
    short: Add a dry day or try a month.

    == self doubt
    said: tried .. (times/before/everything) | always give in | trust myself | think i can | believe .. (anymore/can/stop/myself) | expects me to fail | too weak/weak | no willpower/(self control) | (dad/father/mother/family/mom) .. (drank/drinker/drunk/alcoholic) | runs in | genes/genetic | ill never | never (manage/be able/last/change) | can i .. (really/ever) | doubt | who am i kidding | lost cause | just a drinker | im .. a drinker | wouldnt believe me | exact promise | i can do this .. think | makes you think | believe anymore
    - Plenty of people needed several tries to get their drinking where they wanted it, and many who once drank heavily have stopped. What decided was usually a changed plan and some help.
    - Needing to work at it doesn't mean something's wrong with you. Alcohol is habit-forming for everybody who drinks it often enough.
    - (companion) I know there may be shame in it, and shame makes people keep quiet. You've said it here, and that was the harder part. You're more than how much you drink.
    - (wellness coach) Look at one evening when you did what you'd planned. What was different: the place, the company, the food. Have more evenings like that and you needn't be any stronger.
    why: Most people with drinking problems get better over time, many without formal treatment and more with it. Believing in change makes people try, and trying again works.
    how: Write down two evenings that went as you'd planned and what was true of both. Then make next Friday like them in at least two points, such as the company and the hour.
    short: Plans and help decide, more than willpower.

    == cold
    said: toddy | immune | cold .. (idea/good/whisky/drink/medicine) | have .. (a cold/flu/fever) | for a cold | whisky .. (cold/throat) | unwell | brandy .. cold | flu/fever/throat/cough/covid .. (drink/wine/beer/ok/alcohol) | a fever | kill germs | germs | whisky with honey | streaming | sore throat | honey | with a cold | drink with .. cold/flu/fever
    - Leave alcohol out while you're ill; it dries you out, spoils sleep and doesn't mix with many cold medicines. Tea with honey does what the hot toddy is praised for.
    - Being ill makes dry days easy, so take them. Rest, drink plenty of water or tea, and see how you sleep without it once the fever's gone.
    - (nutritionist) Warm broth, ginger tea, fruit, plenty of water. Painkillers and cold remedies can harm liver or stomach together with drink, so check the label or ask a pharmacist.
    why: Alcohol weakens immune defenses for about a day and adds to dehydration. The warming feeling is blood going to the skin.
    short: Leave it out until you're well.

    == cost
    said: spend/spending/spent .. (month/wine/on/week/bar/drinks/pub/fortune) | euros/dollars/bucks/money/expense/expensive/prices/pricey/cheaper/receipt/tab | rounds .. (ruining/buy/expensive) | per day in year | a pint now | bar bill | rip off | cleaned me out | card statement | bank statement | costs the same | mocktails .. euro | how much .. save | save if i stop | do i save
    - It adds up quickly: a bottle of wine at 12 every other day is over 2,000 a year, and drinks out are more. Put what you'd have spent into a jar you can see.
    - Alcohol-free beer costs about the same as beer, so the savings come from bars and from nights you go home earlier. Look at your last month's statement, once, with a pen.
    - (fitness coach) Two weekends of drinks pay for a month at the gym, and two months of them for a good pair of shoes. Choose what it's for and write it on the jar.
    why: Spending on drink is scattered over many small sums, so people guess far too low. Seeing it in one place makes the saving feel real.
    short: Put each skipped drink's price in a jar.

    == habit
    said: break .. (thing/habit/routine/oclock/pattern) | what rule | train myself | comes with | ritual/autopilot/automatic* | associated/associate/association | new routine | without thinking | (always/automatically) .. (pour/open/reach) | link/linked | cant imagine .. (without/otherwise) | replace .. (habit/ritual/it) | glass in .. hand | be normal for me | same glass | always has been | before id decided | danger habit | just a habit | is .. habit after | habit after
    - Make it a rule about days instead of a limit per evening. "I don't drink Monday to Wednesday" becomes normal after a month or so, and people around you learn it as well.
    - Replace the action and keep the frame: same time, same glass, something cold and bitter in it. What you've done thirty times at 7 p.m. is the new habit.
    - (fitness coach) Hang it on training days. Nothing the evening before a session, no exceptions. Three sessions a week make three dry nights by themselves.
    - (companion) Give the evening something you look forward to, a series you only watch with tea, a call with your sister on Tuesdays. The drink will slowly stop being the main thing.
    why: The old habit hangs on hour, place and company. A clear rule plus a replacement at the same hour takes over in roughly two months.
    how: Write your rule in one sentence on the fridge, buy the replacement on Sunday for all the dry days, and put it at the front of the shelf.
    short: Fixed dry days, same glass, new contents.

    == tracking
    said: one drink | large wine | unit | this week .. (14/10/12/20/drinks) | 14/10/12/20 this week | app .. (track/log) | spreadsheet/tally | measure .. (home/drink) | line on my hand | no clue whether | app for counting | box .. glass
    - Count standard drinks, since glasses differ. In the US, one is 5 ounces of wine, 12 of beer or 1.5 of spirits; in Britain a unit is about half of that. Note each as it starts.
    - Track dry days if counting annoys you. A calendar with crosses for days without is easy to keep and tells you nearly as much.
    - (nutritionist) Strength matters: a pint of 7 percent beer is about two drinks. Multiply milliliters by percent by 0.008 and you have grams; 14 grams is one US drink.
    - (triage) Note three things for two weeks: how many, where, and how you slept. That'll tell us whether to change days, places or amounts.
    why: Everybody underestimates, usually by a third or more. Counting alone lowers the number a bit, because each drink becomes a decision again.
    how: Put a stroke in your phone before the first sip, with a letter for where. Sunday: total, dry days, biggest evening. Don't reconstruct; write a dash if you don't know.
    short: Count standard drinks, or dry days.

    == gear
    said: jigger | in the house | soda stream/sodastream | stock up/stock | must i buy | what .. (buy/need/stock/keep/have) .. (ready/house/home/start/before) | cabinet | smaller glasses | breathalyzer/breathalyser | gadget* | smaller .. glasses | get others | which .. (buy/brand) | af .. buy | glasses hold | app to count
    - Get two or three alcohol-free drinks you really like, a measuring cup for spirits, and smaller wine glasses. That's all the equipment this needs.
    - A nice glass matters more than you'd think. Soda with bitters and lime in a heavy tumbler feels like an evening; from the can it feels like a diet.
    - (nutritionist) Look at sugar in the alternatives; some alcohol-free cocktails carry as much as cola. Alcohol-free beer, tonic light, bitter soda and kombucha are decent choices.
    why: People pour by eye and glass size. Smaller glasses and measured spirits cut intake without anybody feeling cheated.
    short: Good alternatives, smaller glasses, a measure.

    == reward
    said: treat myself | reward* | prize/celebrate/celebration/spoil | was my treat | my treat | something nice | instead of beer .. nice | after a dry month | 100 days | how to celebrate | as a prize/treat/reward | deserve | what do i get | milestone | money saved | with the (wine/beer/drink) money | spa | toasted | friday instead of
    - Take it out of the money saved: after two weeks something small, after two months something you'd never buy. Choose it now, and write the price on the jar.
    - Reward yourself with mornings. Plan something for Sunday at nine that you'd never manage with a hangover, breakfast out or a swim in an empty pool.
    - (companion) You could have a whole evening just for you: good food, candle, music, early bed with clean sheets. That's more of a treat than the glass was.
    - (fitness coach) New shoes after thirty days, a race entry after sixty. A reward you can only use sober and rested keeps you going longer than a dinner does.
    why: Drinking was an instant reward, so the replacement should come soon too, at least in the beginning.
    short: Spend the saved money on something visible.

    == best time
    said: which days .. (dry/off) | (at) what (hour/time) | ok after (sport/gym/work/run/training) | latest | least harmful | monday or | or wednesday/tuesday/thursday | after .. (sport/gym/training/workout) | when .. (best/should/start/is) .. (drink/quit/stop/dry) | with or without food | before or after | time of day | empty stomach | day drinking | lunch .. or evening | january or | or now | after the holidays | when to start | at six with | what hour | monday or wednesday | best (time/hour/moment) .. (drink/glass/wine) | days should be
    - If you drink, with a meal and early in the evening is best, at least three hours before bed. Your sleep is disturbed less and you'll have less overall.
    - The best time to start is a week without a party in it, on a Monday. The best time of month doesn't exist, there's always a birthday somewhere.
    - (triage) Choose your dry days by your calendar. Put them where nothing is on, then add the one where you usually drink alone. That one matters most.
    - (fitness coach) Line it up with training. Begin on the first day of a plan, four weeks, zero or weekends only. You'll see the effect in your numbers.
    why: On a full stomach alcohol is absorbed slowly, and the body needs about an hour per drink to break it down before you sleep.
    how: Take next month's calendar, mark parties and trips, and choose the longest stretch without one. Begin on its Monday, with your dry days entered for all the weeks in it.
    short: Start on a quiet Monday; drink early, with food.

    == how long
    said: when .. (sleep better/lose weight/feel/better/notice/liver/cravings/stop/easier) | day 4/5/6/7/8/9/10 .. feel | feel nothing | reset | recovers/recover | after how many | clean .. body | tolerance | (takes/take) .. (weeks/days/months) | how soon | until .. (better/notice/liver) | get easier | till .. (liver/recovers/better) | 30 days enough | first week | stay this | weeks and i look | body is clean | meant to be glowing | last how | days/weeks/month enough | feel better without | when will i .. better
    - Sleep and mornings improve within one or two weeks, blood pressure and weight over about a month. The pull of the usual hour fades in four to eight weeks.
    - The first ten days are the oddest, because evenings feel empty. After three or four weeks, most people say they stop noticing.
    - (companion) A few weeks of missing it, then days when you don't think of it. It goes slowly enough that you'll only notice looking back.
    - (triage) Feeling a bit restless for a few days is normal. Trembling, sweating, seeing or hearing things, or a seizure in the first days isn't, and you'd need medical help at once. After those days, it's mostly habit, and that takes weeks.
    - (fitness coach) Resting pulse and sleep change in the first week, training quality in the second or third, belly and blood pressure by the end of the month.
    why: Liver fat can shrink within two to four weeks, and sleep rebuilds its normal pattern over a similar time. Habits tied to hours and places need longer.
    short: Sleep in two weeks, habit in two months.

    == setback
    said: crept/creeping back | relapse/relapsed | where i began/started | back on it/(the booze)/(the bottle)/(the wine) | half year without | now i drink again | drink/drinking again | again .. (after/now/daily/every) | square one | (months/weeks/year) .. (now/then/again) .. (drink/drinking/back) | used to .. sober | was .. (sober/dry) .. (now/then/until) | back to .. (old/bottle/daily/before/drinking) | all .. (came back) | after a year | started .. again | fell back | worse than before | drinking like before | since .. (layoff/divorce/death) | did great until | great/well/good until | come back after | now there isnt | every day since | back on it properly | since then every | drinking every day again | every day again | again .. every day | drinking .. again
    - Going back to old amounts after a good run is common, and what you learned in the good weeks is still there. Start with dry days Monday to Wednesday, this week.
    - Look at what came before it: a holiday, a fight, a promotion. Then plan that situation by itself, since the rest of your plan clearly worked.
    - (companion) I'm sorry, I know how hopeful you were. You haven't lost those weeks. Be careful with the thought that it doesn't matter now.
    - (triage) If you're back to drinking heavily every day, don't stop at once by yourself; talk to a doctor first. If it's a few heavy evenings, return to the dry days. Is it every day? -> dependence
    - (fitness coach) Reset. Zero for the next three days if you're not drinking heavily each day, training on two of them, early nights. Then carry on from the plan you had.
    why: Lapses are part of changing any habit. People who come back within a week lose little; waiting for a fresh start next month costs the most.
    how: Write down the last evening it worked and the first it didn't, and what lay in between. Put one fix in place for that and tell one person that you've restarted.
    short: Dry Monday to Wednesday, this week.

    == doubt use
    said: granddad/grandad/grandpa/uncle/grandmother/nan/grandma .. (drank/lived/daily/90/92/got) | got to 90/92/95 | lifes .. short | life is short | why not enjoy | unconvinced | (does/nightly) .. harm | for what do i | i feel ok | whats in it | in it for me | evidence/proof/studies | whats the point | exaggerat*/hype | everyone drinks | doctors .. drink | everythings bad | bad for you | french people | italians/germans/russians .. drink | evidence | give up my .. pint | a bit is bad | really that bad | alcohol really | grandfather/granddad/grandpa/uncle/father .. drank .. (fine/lived/90/every) | drank every day and | and was fine
    - It's worth it for most people: better sleep, lower blood pressure, fewer low mornings, and less risk of several cancers. The first three show up within weeks.
    - From a health view, less is better at every level, and nothing at all is safest. Going from four a day to two gains more than from two a week to none.
    - (fitness coach) Three drinks in an evening cost you deep sleep, raise your pulse overnight and slow muscle repair. Leave it out for a month and your training log will answer that for you.
    - (nutritionist) A bottle of wine is about 600 calories, a pint of beer around 200. Without changing food, dropping a few a week shows on the scales over some months.
    - (companion) Only you can say if it's worth it. You could try four weeks and see what the evenings and mornings are like. You can always go back, knowing more.
    why: WHO states that no amount is without risk; the risk is small at low levels and climbs with each drink. In trials, a month without lowered blood pressure and improved liver values.
    short: Yes; less is better at every level.

    == how much is ok
    label: how much is all right
    said: how much .. safe/ok/okay/alcohol/drink/healthy/allowed | how much is too | how many .. drinks/units/beers/glasses | safe limit | units | one/two/a drink/beer .. ok/bad/fine/healthy/harm* | recommended .. limit/amount | am i drinking too much | is one/two .. ok/bad/fine | guideline* | standard drink | moderate/moderation .. drinking/how/mean* | whats a unit/drink | is _ beers/drinks/glasses .. bad/ok/okay/fine | 1/2/3/two/three/one glasses/beers/pints/drinks a/per day/week/night | guideline*/recommended | limit lower | (is that) .. (fine/ok/bad/much/normal) | what counts as heavy | heavy drinker | healthy amount | safe amount | do the doctors say | doctors say | same as me | about the same | think its normal
    - No amount is entirely safe, and the risk is low when it's little. Common upper limits are two drinks a day for men and one for women, or Britain's 14 units a week, spread out.
    - A useful yardstick: at most seven to ten standard drinks a week, several dry days, never more than two or three in an evening. Less than that is better still.
    - (nutritionist) One US drink is 14 grams of alcohol: 5 ounces of wine at 12 percent, 12 of beer at 5, 1.5 of spirits. Home pours of wine are often one and a half.
    - (triage) None at all in pregnancy, before driving, with many medicines, with liver disease, or if you've been dependent. Otherwise fewer than ten a week, with dry days. Do you take regular medicines? -> medicines
    - (fitness coach) For training the answer is as little as you like and nothing the night before a hard session. Beyond two, sleep and recovery pay for it.
    why: Cancer risk rises from the first daily drink, while heart and accident risk climb faster with larger amounts and with bingeing.
    how: Add up last week in standard drinks, measured. If it's above ten, take off a third for the next two weeks, by making one more day dry and capping the largest evening.
    short: Less is safer; ten a week at most.

    == dependence
    label: signs of dependence
    said: alcoholism | addiction | dependent/dependence/dependency | cant stop drinking | need .. drink/alcohol .. sleep/function/calm/morning | drink/drinking each day | drink .. in the morning | shak*/sweat*/tremor* .. drink*/without/stop*/alcohol/morning | problem with .. alcohol/drinking/drink | blackout* | black/blacked out | withdrawal* | hide/hiding .. drinking/bottles | drinking problem | problem drinker | shaky/shakes/shake/shaking/trembl*/tremor*/sweats .. (morning/mornings/without/until/drink/hands) | need .. (vodka/drink/one/wine) .. (get going/morning/function/sleep) | conceal/hide/hiding/hidden .. (bottles/it/drinking/wife/husband/from) | dangerous to stop | stop suddenly/(at once)/abruptly/(cold turkey) | i hide it | vodka .. morning | morning .. (drink/vodka/beer/wine/first) | alcoholism/dependent/dependence/dependency | delirium/seizure/seizures/dts | bottle .. (vodka/day) | lie/lying .. (drinking/how much/about) | cant go .. (day/without) | cant function | (before/at) (work/noon/breakfast) .. drink | sweats/tremor/tremors/withdrawal/withdrawals | skip a day | once i wake | litre/liter of .. (spirits/vodka/whisky/wine) | hands go | flask | bottle of (vodka/whisky/gin/rum) .. (day/night) | do i need rehab | cant stop .. wake | when i wake
    - If you drink heavily every day, or get shaky, sweaty or sick without it, please don't stop at once on your own. See a doctor this week; with medicine and supervision it's safe, and it works.
    - You don't need to settle on a word for it. Losing control over amounts, hiding it, blackouts or needing it to function are good reasons to talk to a doctor, and they hear it every day.
    - (companion) It takes courage to look at that squarely. It says nothing bad about your character. There are people whose whole work is to help with this, and they won't lecture you.
    - (triage) Shaking, sweating, seeing things or a past seizure when you stop: doctor or emergency service now, and don't quit alone. None of those, but hard to control: an appointment this week. Would you like to know what help there is? -> support
    - (fitness coach) This one isn't solved by toughness. If your body reacts when you stop, you need a doctor's plan first. Call this week, and we'll build the rest around it.
    why: With daily heavy drinking the brain adapts, and when alcohol suddenly goes it overreacts. That can cause seizures and confusion in the first days, which a doctor can prevent.
    how: Say to the doctor how much on a usual day, since when, when the last drink was, and what happens if you leave it out. Until then keep your amount steady, don't drive, and don't be alone if you feel ill.
    short: Don't stop alone; see a doctor this week.

    == one too many
    label: stopping after one
    said: cant/cannot/dont .. stop .. one/two/1/2 | one too many | one more .. drink/beer/glass | drank/drink/drunk too much | got .. drunk/wasted/hammered/plastered/smashed | had 5/6/7/8/9/10/five/six/seven/eight/ten .. beers/drinks/glasses/shots | whole bottle | lose/lost count/control | binged | end up .. drunk/drinking | how .. drink less | one .. turns/becomes/leads .. two/three/five/six/many/more | after .. (2nd/second/first/third/two/one) .. (brake/stop/cant/lose/more/gone/no) | lose the brake | off switch | moderation eludes | once (i have begun/i begin) | begun | leave .. glass | half full | finish the bottle | its open | bottle .. open | cant stop (at/after/once) | dont stop | (had) enough and | ordered another | one turns into | one becomes | one leads | never just one | just one .. (never/turns/becomes/leads) | cant .. (have one/stop at one) | stop at (one/two) | all or nothing | first is fine | then its over | go too far | too far | next thing i remember | the next thing | always go | when i have one | have one .. cant stop | one i cant stop | never stop at | stop at two/one/three
    - For some people none is easier than one, and it's worth finding out if you're among them. Try three evenings out at zero, and compare the effort with three where you aimed for two.
    - Slow it down from the outside: eat first, start with something alcohol-free, order singles, water in between, and pay your own instead of rounds. Decide on the last one before the first.
    - (fitness coach) Set the exit, not only the number. Alarm at 10:30, taxi booked, something at nine the next morning. You leave when it rings, whatever is in the glass.
    - (companion) It's a strange thing to watch yourself go past the point you'd chosen. The first drink makes that decision for you. It isn't who you are, and it's where to look next.
    - (triage) Now and then: pace and plan. Nearly every time, or with gaps in your memory: aim for zero for a while, and tell a doctor. Is it nearly every time? -> dependence
    - (nutritionist) Never start on an empty stomach. A meal with protein and fat an hour before slows the rise by nearly half, so you still notice where you are.
    why: Alcohol works first on the part of the brain that brakes. After two drinks you're deciding with less of it, so limits have to be built in beforehand.
    how: At the bar: soda first, then one drink an hour with water beside it. Cash for three, card at home. Tell the person next to you that you're going at 10:30.
    short: Eat first, soda first, exit time set.

    == quit or cut down
    said: quit or .. cut/reduce/moderat* | cut/cutting down or | moderation or | completely/entirely/altogether .. stop/quit | should i quit/stop .. drinking/completely/alcohol | all or nothing | never drink again | dry january/month/october | sober october | month off | 30/thirty days .. without/sober/no | stop .. (totally/completely/entirely/all/forever) | or just less | none or | some or none | abstain/abstinence or/outright/merely | cut back vs | vs quit | (quit/stop/abstain) or .. (less/cut/reduce/moderate/moderation/little) | normal drinking | drink normally | zero/nothing the only/way | only way | all or .. bit | never again or | cut down or | quit or | little bit | ever drink again | is it better to .. (stop/quit/cut) | reduce or | give up for good | nothing at all | ought to be allowed | back to normal drinking | go back to normal | less or none | none at all | or none | less or nothing | or not at all | stop completely | less ok | completely or
    - Both can be right. If you usually manage the number you set, cut down. If one nearly always leads to five, stopping is easier in the long run. A dry month tells you which you are.
    - A month without is a good experiment: long enough to see sleep, mood and money change, short enough to begin. With heavy daily drinking, ask a doctor before you stop.
    - (triage) Stop altogether with liver trouble, in pregnancy, with certain medicines, or after being dependent, and get medical help to do it where needed. Otherwise choose what you'd keep up for a year.
    - (fitness coach) If you don't drink heavily every day: thirty days, zero, start Monday. There's nothing to count, and the results are obvious. On day thirty you decide with a clear head.
    - (companion) You don't have to decide about forever. "Not this month" is enough to begin with, and much lighter to carry.
    why: Studies of dry months found people still drank less half a year later, had better blood pressure and liver values, and felt more in control.
    how: Pick a month without a wedding, tell two friends, stock up on alcohol-free drinks, plan three evenings with something to do. Write down sleep and mood from 1 to 10 each Sunday.
    short: Try a dry month, then decide.

    == alcohol free drinks
    label: what to drink instead
    said: alcohol free | non alcoholic | nonalcoholic/alcoholfree | what .. drink instead | instead of .. wine/beer/alcohol/drink/drinking | substitute* | na beer | kombucha | what to order | zero beer | soft drink* | 0.0/0% | 0 0 | alcohol free .. (beer/wine/drink/drinks/which/good/taste) | isnt sweet | non alc/alcoholic | nonalcoholic | order .. (pub/restaurant/abstaining) | bitters/kombucha/seltzer/lime/seedlip/cordial/elderflower | without alcohol | what .. drink .. (instead/restaurant/without/else) | what to (drink/order) | heineken/guinness 0/zero | replacement .. (drink/beer/wine) | low alcohol | drink instead | virgin | af beer/wine | orange juice | grown ups | childrens party | 0.0 beer | (instead) of wine .. drink | 0 beer | (what/something/anything) .. drink instead | (alternative/substitute) .. (drink/beer/wine) | what .. order instead | (substitute/alternative/replacement) .. (for/beer/wine) | (mocktail/mocktails/seltzer/kombucha/tonic/soda/alcohol free) .. (good/sugar/taste*/best/better/awful/ok) | (alcohol free/nonalcoholic/non alcoholic/0.0) (beer/wine) | no alcohol (beer/wine)
    - For bitterness: tonic with grapefruit or soda with bitters. For beer: a cold alcohol-free wheat or pale ale. For wine: cold tea or grape juice half and half with sparkling water, in a wine glass.
    - Alcohol-free beer is good by now, wine less so. Mocktails can be as sweet as lemonade, so ask for more lime and soda. Hard seltzer contains alcohol and counts in full.
    - Alcohol-free beer is the easiest swap and good these days. For wine drinkers, bitter and sparkling things work better: tonic, bitter lemon, soda with grapefruit, alcohol-free aperitif.
    - In a bar, order soda with lime and a dash of bitters in a short glass, or ginger beer. Nobody will know, and the bartender doesn't care.
    - (nutritionist) Alcohol-free beer has about half the calories of beer and fewer than juice. Up to 0.5 percent is about what ripe fruit can hold. Watch the sugar in sweet mocktails.
    - (triage) If you've been dependent, be careful with things that taste and smell of it, as they can wake the craving. Then something quite different is safer: tea, soda, spicy ginger.
    - (companion) Find one that feels like a treat and not like a punishment. Good glass, ice, a slice of something. It's the little ceremony we miss, often more than the alcohol.
    why: Much of the wish is for cold, bitter, bubbles and a pause. A drink that gives those satisfies it, and it keeps your hand busy.
    how: Buy three kinds this week and try one each evening at the usual hour. Keep the winner in the front of the fridge. For a quick one: ice, tonic, a squeeze of lime, three drops of bitters.
    short: Alcohol-free beer, or tonic with lime and bitters.

    == what improves
    label: what gets better and when
    said: benefit* .. quit/quitting/stop/stopping/sober/drinking/alcohol/less | what happens .. quit/stop/body/without | does alcohol .. cause/affect/do | brain .. alcohol/drinking/recover* | face .. alcohol/puffy/red | timeline | after .. week/month/days .. sober/without | is alcohol bad | effects of | feel better .. without/alcohol/stop*/quit* | what changes | advantage* | (sleep/pressure/brain/mood/weight/face/memory/energy/stomach/fog) .. (better/improve/gone/down/go/recover/heal/benefit/less/clearer/lose) | blood pressure | brain fog | better without | month off | recovers/heal/heals/reverse* | look younger | when i dont drink | do i sleep better | anticipate | if i stop | body .. (after/stop/without) | red face | my anxiety .. better | will my .. (better/go/improve) | younger | bloated face | look better | face .. (puffy/red/bloated) | dry month/january .. benefits/good/do | benefits .. (dry/month/quit/stop*/sober) | benefits of | after (a/one) month | happens after
    - First week: deeper sleep and clearer mornings. First month: lower blood pressure, calmer stomach, less bloating, often a better mood. Over years: lower risk of liver disease and of several cancers.
    - A fatty liver can recover a good deal within weeks to months without alcohol. Scarring doesn't fully go away, so it pays to act while blood values are only a little raised.
    - (fitness coach) Resting pulse down, sleep score up, better sessions by week two. Alcohol slows muscle repair and keeps the heart busy overnight, so you notice both quickly.
    - (nutritionist) Fewer empty calories, steadier appetite, less late-night eating. People who drank half a bottle of wine a day save around 300 calories daily without touching a meal.
    - (companion) A lot of people mention something quieter: fewer mornings full of worry, and more evenings they can remember. It comes gradually, so you may only notice after a month.
    why: Alcohol irritates nearly every organ, raises blood pressure and breaks up sleep, and its breakdown product damages DNA. When it's gone, the first three recover fast.
    how: Check it on yourself: write down sleep, morning energy and resting pulse each day for a month. If you see your doctor anyway, ask for liver values and blood pressure before and after.
    short: Sleep in a week, blood pressure in a month.

    == hangover
    label: a hangover
    said: hangover/hungover | hung over | feel .. sick/awful/terrible .. last night/drinking | head .. pounding/hurts | hair of the dog | regret .. last night/drinking | hangxiety | anxious/anxiety .. drinking/hangover/alcohol/drunk | drank .. last night | puke*/vomit* | threw up | banging | heads .. (banging/pounding/split*) | never again | consequences | last night .. (suffering/head/sick/consequences) | greasy | room .. spin* | head .. (pain/hurts/ache/aches/pounding/banging) | hungover/hangover* | shakes and | puke*/puking/vomit*/nausea* | hangxiety/beer fear/the fear | rough today | dying today | headache .. (wine/yesterday/last/drink) | cure | morning after | feel .. (rough/dreadful/awful) .. (today/this morning) | too many (tequilas/shots/beers/drinks/pints) | tequila/tequilas/jagermeister | my skull | can i drive | sick since | sick .. (drinking/wine/weekend) | my head .. (killing/hurts) | after last night | head is killing | feel .. awful/terrible/dreadful/rough .. after/yesterday/last | hungover/hangover/hangxiety | (anxious/anxiety/panic/fear/dread/guilty) .. (after drinking/hangover/after alcohol/next day) | (coffee/shower) .. sober | sober (me/you) up | (head/headache/sick/vomit*/throw*) .. (last night/drinking/drank/wine) | headache today | guess why
    - It'll pass by tonight. Water, something salty, a light meal, a walk; coffee only wakes you up, and a new drink just postpones it. Paracetamol on top of a lot of alcohol isn't good for the liver.
    - The dread the day after is chemistry: the calming effect swings the other way for about a day. It isn't a judgment on you. Rest, eat, and don't read your messages twice.
    - (companion) You feel rotten and probably a little ashamed. It's one day. Drink some water and be gentle until the evening.
    - That'll pass by tonight. Water or tea in small amounts, something salty to eat, fresh air, an early night. Skip the drink that's supposed to cure it; it only moves the hangover to the evening.
    - If you feel anxious and ashamed today, that's partly chemistry and lifts by tomorrow. Don't drive until you're really clear; after a heavy night that can be well into the afternoon.
    - (nutritionist) Broth or eggs on toast, a banana, half a liter of water over the next hour, then coffee if you usually have it. Be careful with painkillers on top of alcohol; ask a pharmacist.
    - (companion) Poor you, body and conscience both aching. Be on your own side today. You can think about what happened when your head has stopped hurting.
    - (fitness coach) No hard training today. Walk half an hour in the fresh air, drink, sleep early. Tomorrow you're back, and the next dry evening starts tonight.
    - (triage) Tired, sick, headache: rest and water. Confused, can't be woken, slow breathing, seizure or vomiting blood, in you or anybody else: call an ambulance now.
    why: It's a mix of poor sleep, irritated stomach, lost fluid and breakdown products. The anxious part comes from the brain swinging back after being sedated.
    how: A glass of water now and one each hour, broth or toast with egg, a slow walk, a shower, a nap before 3, dinner early, bed at nine. No painkillers before you've read the package.
    short: Water, salty food, fresh air, early night.

    == drinking alone
    said: drink*/drank .. alone/myself | drink*/drank at home | home alone .. drink*/wine/beer | wine/beer/drink .. every night/evening | drinking every night/evening | glass of wine .. night/evening/dinner/after/unwind/relax | drink*/wine/beer after work | wine .. kids | couple of beers | wind down/unwind | drink to .. relax/forget/sleep/cope | at home .. (how much/nobody/alone/own) | nobody/no one knows | on my own | in solitude/solitary | widowed/bachelor | when .. away | whos to see | work from home | nobody sees | secret/secretly | home alone | only drink .. (alone/own/home) | at my desk | just me and | me the cat | me and the/a (whisky/wine/bottle/merlot) | no one to ask | nobody knows how much | wife/husband .. away | away .. drink
    - The glass at home is usually about switching off, and it creeps up because nobody counts. Keep none in the house from Monday to Thursday, and see what the evenings ask for.
    - Put something else on the hour: a shower when you come in, a long phone call, cooking with music and tonic. It takes about two weeks before it feels natural.
    - (companion) It's company of a kind, at the end of the day, so the quiet without it can feel bigger. It's worth asking whether you're lonely or just tired. Both deserve something better.
    - (nutritionist) Pour it once, 5 ounces, bottle back in the fridge, and drink it with food. If the bottle comes to the table, half of it goes without being noticed.
    - (fitness coach) Change the first ten minutes after you get home. Shoes on instead of off, fifteen minutes outside, then dinner. The kitchen cue loses its moment.
    - (triage) A glass with dinner on some days is a habit you can trim. Drinking to sleep, to cope or to stop thinking is a sign to talk to somebody, starting with a doctor. Is it that kind? -> dependence
    why: Alone there's no pace and no measure, and relief from stress makes the strongest habit. Distance, even ten minutes to the shop, cuts it a lot.
    how: For two weeks: nothing at home from Monday to Thursday, an alcohol-free drink ready at your hour, and one evening out of the house. Write down how you slept.
    short: None at home on weekdays.

    == partner drinks
    label: a partner who drinks
    said: husband/wife/partner/boyfriend/girlfriend .. drinks/drink/drinking/drunk/drank/wine/beer | roommate*/flatmate* .. drink*/beer | alcohol/wine/beer .. house/fridge | my mum/brother/sister/friend .. drinks/drunk/drinking | other/others drink* | family drinks | husband/wife/boyfriend/girlfriend/partner/she/he/man/spouse/fiance/roommate/flatmate .. (beer/drinks/opens/bottle/wine/alter/habits/cans/tops/pours/stop/without/night/drinking/drunk/gin) | tops me up | his/her cans/beer/wine/bottles/whisky | fridge .. (cans/his/her) | wont stop with me | opens a bottle | drinks and me | my man/other half | living with .. (drinker) | married to | brings .. home | always drink together | drink together | our thing | tell her/him .. (less/want/stop) | been our date | husband/wife/partner .. has a | a beer every | in front of me | still drinks | girlfriend/boyfriend/wife/husband/partner still | opens wine | husband/wife/partner/girlfriend/boyfriend opens/drinks/pours | (wife/husband/partner/boyfriend/girlfriend/roommate/flatmate/spouse) .. (drink*/wine/beer/opens/bottle/pours/offers) | (in the house/at home) .. (none/bottle/alcohol/wine/beer/keep) | (keep/got/have) .. (none/bottle/wine/beer) .. (house/home/gift/fridge) | (drink/drinking) with (him/her/my husband/my wife) | dont drink with (him/her)
    - That's the hardest place for it, because it's every night. Ask for one thing only: bottles out of sight, or three evenings a week without for both. Pour yourself something nice at the same moment.
    - Keep none at home, or only what's for guests and warm. A bottle that has to be fetched from a shop loses most of its pull; a gift can go straight on to somebody else.
    - Ask them for something specific and short: no open bottle on the table from Monday to Wednesday, for four weeks. They can drink what they like elsewhere, and it costs them little.
    - You can't decide for them, only for your own glass. Sit with your own drink, keep yours in its own shelf, and go to bed at your hour.
    - (companion) It can be lonely to change something you used to do together. Say that you miss the together part and suggest a new version, a walk or a card game at the same hour.
    - (triage) If their drinking frightens or harms you, that's the first thing to get help with; Al-Anon or a family counselor is there for you. If it's only tempting, agree on dry days at home. Is it tempting more than worrying? -> evenings
    - (wellness coach) Invite them to join you for a month. Some do, and many drink less without saying so. Either way there'll be fewer bottles in the house, which makes your dry days easier.
    why: What stands within reach gets drunk, and couples match each other. Even a small agreement changes what's in view on most evenings.
    how: On a dry evening say: "I'm having Monday to Wednesday off. It'd help me if the wine stayed in the cupboard until Thursday. Can we try that for a month." Then leave it.
    short: Ask for three bottle-free evenings a week.

    == parties
    label: getting through a party
    said: party | wedding | new years | bar/pub/brewery | work event/drinks/dinner/function | happy hour | date/dating .. drink*/sober/alcohol | game day | socially/socializ* | reception/champagne/stag/hen/party/wedding/bar/pub/pubs/christening/barbecue/bbq/gala | what do i hold | hold in my hand | make no sense | socialis*/socializ*/networking/mingl*/dates/dating | event | doing shots | shots | with my mates | in the party | festival .. (mates/days) | (party/parties/wedding/bbq/barbecue/birthday/reception/festival/concert/christmas/nye/office do/work do/christening) .. (drink*/do/how/everyone/hard/survive/what/alcohol/without/tomorrow/tonight/saturday/friday) | (everyone/everybody/all) .. (drink*/drunk) | (at/for) (a/the) party | (work/client/business/team) (dinner/lunch/drinks/event) | (pub/bar) .. (without/what/drink/tonight/friends/mates) | (gets/get/getting) (hammered/wasted/drunk) | nye | all inclusive | do .. (drink/order) .. bars
    - Get a full glass in your hand within five minutes, soda with lime or an alcohol-free beer, and nobody asks. Decide your number before you go, eat first, and drive or name a time to leave.
    - Arrive a bit late and leave when it gets loud; the first two hours are the best of it anyway. One person who knows makes it much easier.
    - (fitness coach) Three rules: eat before, first drink without alcohol, water between. And the ride home is booked for eleven.
    - (companion) It's strange at first to be the sober one. Most people notice much less than you fear, and the evening gets easier after half an hour.
    - Eat before you go, have something alcohol-free first, and decide two things at home: how many, and when you leave. Tell one person. It's much easier than deciding on the spot.
    - The first twenty minutes are the hardest. Get a glass of something into your hand at once, find somebody to talk to, and after that hardly anyone notices what you drink.
    - (fitness coach) Drive yourself. It settles the question, gives you an exit, and you're useful to your friends. Something good at nine the next day does the rest.
    - (companion) If drinking is what makes you brave in company, the first sober party feels naked. That goes after the second or third. You're likely funnier than you think.
    - (nutritionist) Have dinner with protein before, sparkling water during, and no sweet punch, because you can't count it. If you do drink, have it with the food.
    - (triage) Rank the event. One you'd enjoy sober: go with zero. One you'd only stand with drink: go for an hour, or skip it. Is saying no to drinks the hard part? -> other people
    why: At events the cue is everywhere and rounds set the pace. With your own plan and your own glass, you set it yourself.
    how: Before: meal, number, time. Arrive: order soda with lime. Middle: water between. At your hour: say goodbye to the host only, and go.
    short: Eat, soda first, number and time fixed.

    == sleep and alcohol
    label: alcohol and sleep
    said: sleep/sleeping/asleep/insomnia .. alcohol/drink*/wine/beer/sober/without/quit/stopped | nightcap | wake up .. 3/3am/night/drinking | wine/beer/alcohol .. sleep/asleep | night sweats | wake .. (early/3/4/night/up/after) | awake all night | vivid dreams | cant sleep without | sleep .. (without/glass/wine/drinking/drink/beer) | wine .. sleepy/sleep | snore* | slumber* | before sleep | sleep gets normal | drenched | sweat at | out like a | mouth like | nightcap .. (good/bad) | before bed .. (stop/drink*) | (drink*/wine/beer) .. before bed
    - Alcohol gets you to sleep faster and then wakes you in the second half. Leave three hours between the last drink and bed, or try a week without and compare mornings.
    - In the first one or two weeks without, sleep can be restless, with vivid dreams. It settles. Keep the wake-up time fixed and skip caffeine after lunch meanwhile.
    - (companion) Lying awake without the usual glass is hard, and the hours are long. It's a passing stage, and what comes after is better rest than you've had in a while.
    - (triage) Restless nights after cutting down are common. With shaking, heavy sweating, a racing heart or confusion, it's withdrawal, and you should get medical help right away.
    - (fitness coach) Watch your resting pulse overnight: after three drinks it's up by several beats and your recovery is gone. Two dry nights bring it back.
    why: Alcohol sedates, then as it breaks down the brain swings to the alert side. It also suppresses dream sleep, which comes back strongly when you stop.
    how: On drinking days, last glass with dinner, water after that. On dry days, same bedtime, no caffeine after lunch. Note how often you woke, and compare after two weeks.
    short: Three hours between last drink and bed.

    == weight and calories
    said: calories | weight/fat/belly .. alcohol/drink*/wine/beer | beer belly | lose weight .. drink*/alcohol | which .. alcohol/drink .. healthiest/fewest/least/calories/keto | sugar .. wine/beer/alcohol/cocktail* | wine .. fattening | hungry .. drinking/drunk | late night food | calories/calorie/fat/slimline/keto/corpulence/kilos/macros | lose weight | drunk eating | crav* sugar | munchies | makes .. fat | pizza/chips/mcdonalds .. (after/drunk/drinking) | eat .. (drunk/drinking/after) | gin .. (slim/wine/calories) | kilos from | low cal | craft beer | kebab after | sparrow | roast dinner | calories .. (beer/wine/drink*/gin/cocktail*/alcohol/glass) | (beer/wine/alcohol/drinking) .. (fat/calories/weight/belly/gain/lose) | (lose/lost/gain*) .. (weight/kilos/pounds/kg) .. (alcohol/drink*/wine/beer/since/stopped) | isotonic | after running
    - A beer has about 150 calories, a glass of wine 120 to 150, a gin and tonic 170, and alcohol also makes you hungry. Three drinks are roughly a meal.
    - Yes, it counts twice: the drink itself, and the late snack that comes with it. Many people lose a kilo or two in the first months without doing anything else.
    - (nutritionist) Dry drinks, small glasses and soda instead of juice save most of it. And eat a proper dinner first, so the chips at eleven lose their charm.
    - It counts: a glass of wine is about 120 calories, a beer 150 to 200, a cocktail often 250 or more. Then there's what we eat at midnight. Fewer drinks help on both ends.
    - No drink is a healthy one. If you're choosing by calories, dry wine or spirits with soda have the fewest, sweet cocktails and strong beer the most.
    - (nutritionist) Alcohol has seven calories a gram, nearly as many as fat, and the body burns it before anything else. Four glasses a week less is roughly 500 calories, without changing a meal.
    - (fitness coach) Drop the weekday beers and train as before. For most people that's a kilo or two over a few months, and better sessions from week two.
    - (companion) It's all right if the mirror was what got you started. Whatever keeps you going is a good enough reason, and the sleep is a bonus.
    why: Alcohol is burned first, so food eaten alongside is stored more easily, and it loosens the brake on snacks.
    how: Count last week's drinks and multiply: 120 for each glass of wine, 180 for a beer, 250 for a cocktail. Then choose the three you'd miss least and leave those out this week.
    short: Wine 120, beer 150 to 200, cocktails more.

    == red wine myth
    label: whether wine is good for you
    said: red wine .. good/healthy/heart/antioxidant* | wine .. healthy/good | heart .. wine/alcohol/good | good for you | antioxidant*/resveratrol | french paradox | doctor said .. wine/drink | is wine/beer .. healthy/better/worse | grandfather/grandma .. drank | live longer | red wine .. (heart/good/healthy/health/benefit/true/medicine) | mediterranean | claret | wine .. (healthier/healthy/medicine/heart/good/beneficial/diet) | one glass is | polyphenol*/resveratrol/antioxidant* | good for .. (heart/you/health) | heart .. (wine/glass/health) | blue zone* | marketing | doctor .. says .. glass | glass a day | healthy no | a day is healthy | better than none | good for the | diet has wine | mediterranean diet | little is better | red .. healthy | is healthy isnt | healthy isnt it | wine .. healthy | (wine/alcohol/beer/drinking) .. (good/healthy/heart/benefit*/health/antioxidant*/resveratrol) | (healthy/good/heart) .. (wine/alcohol/glass/drink) | polyphenol* | resveratrol | (healthiest/healthier/best/least bad) .. (drink/alcohol/beer/wine/vodka) | (beer/wine/vodka/gin/whisky/whiskey) .. (better/worse/healthier) | (better/worse) than (beer/wine/vodka) | is (cider/prosecco/rum/tequila/champagne/sake) .. (better/healthier)| mix* .. (wine/beer/spirits/drinks)
    - No, that idea hasn't held up. The early studies compared drinkers with people who'd stopped for illness. Less is better for you, and none of the kinds is healthier, since it's the alcohol that counts.
    - Per drink, beer, wine and spirits do the same. What differs is speed and sugar: a slow glass with food is kinder than shots or sweet cocktails.
    - That one hasn't held up. Better studies find no clear protection, and cancer risk rises even at low amounts. If you enjoy a glass, enjoy it, but health isn't a reason to start.
    - Red wine, beer and spirits are the same once you count grams of alcohol. The good things in grapes come with grapes too, and with berries and nuts.
    - (nutritionist) You'd need to drink impossible amounts for the resveratrol to matter. A handful of berries and a spoon of olive oil do more for your vessels, without the alcohol.
    - (triage) Small amounts: small risk, no known benefit worth having. With high blood pressure, liver trouble, irregular heartbeat or cancer in your history, ask your doctor, and the answer's usually none.
    why: Older studies counted people who'd quit for illness as non-drinkers, which made drinkers look healthy. When that's corrected, most of the benefit disappears.
    short: No health reason to drink red wine.

    == medicines
    label: alcohol and medicines
    said: medication*/medicine*/meds/pills/tablets .. alcohol/drink*/wine/beer | alcohol/drink* .. medication*/medicine*/meds/pills/antibiotic*/antidepressant*/painkiller* | antidepressant*/ssri* .. drink* | ibuprofen/paracetamol/tylenol/acetaminophen | mix* .. alcohol | sertraline/metformin/ssri*/thinners/warfarin/epilepsy/ibuprofen/paracetamol/tylenol/citalopram/fluoxetine/prozac/xanax/statin*/insulin/painkiller*/codeine/tramadol/tablet/medication*/prescription/contraindicated/lithium/ritalin/adderall/antihistamine*/amoxicillin/metronidazole/ozempic/propranolol/diazepam/zopiclone | blood thinners | clash/mix/interact* with | dont mix | the pill | blood pressure (tablets/pills/medicine) | mix .. (alcohol/drink/wine) | sleeping tablets/pills | beta/betablockers | blockers | plus alcohol | put me on | after/before ibuprofen | allowed my | how long after (ibuprofen/antibiotics) | (drink/alcohol/beer/wine) .. (meds/medicine/tablets/pills)
    - Ask a pharmacist about your own medicines, it takes two minutes. With sleeping pills, strong painkillers, anxiety medicines or some antibiotics, alcohol can be dangerous. Leave it out until you know.
    - There are medicines that reduce craving or help people stay off, like naltrexone and acamprosate. They work for quite a few, and a doctor can say whether one suits you.
    - (triage) Anything that makes you drowsy: no alcohol. Painkillers most days: ask before you drink. Taken together already and feeling very sleepy, confused or breathing slowly: emergency number now.
    - (companion) It's an uncomfortable thing to ask about, and pharmacists hear it every day. Nobody will judge you for wanting to know.
    why: Alcohol and many medicines act on the same brain systems or are broken down by the same liver enzymes, so effects add up in ways that are hard to foresee.
    how: Take a photo of each package, include what you buy without prescription, and show it at the pharmacy. Ask: with which of these should I not drink at all.
    short: Ask your pharmacist; none with sedatives.

    == support
    label: help with drinking less
    said: aa/alcoholics | smart recovery | support group* | rehab | need/want/get help .. drinking/alcohol/quit*/stop* | sober community/friends | sponsor | counselor/counselling/therapist .. drink*/alcohol | how .. get help | who can .. help/talk | aa/support/group/sober/first meeting/meetings | helpline/hotline | online groups/group/meetings | tell my (gp/doctor) | on my record | someone who gets | help for .. (drinkers) | phone line/number | helpline/hotline/aa/sponsor/forum/rehab/clinic | alcoholics anonymous | talk to (someone/doctor/gp/somebody) | who can (help/i call) | where .. help | professional help | doctor .. (tell/talk/should/help) | where might one | naltrexone .. heard | another meeting | believe in god | church hall | people like me | groups for | like me .. groups | are there groups
    - Your doctor is a good first stop, confidential, and can offer medicine and counseling. Groups help many people stay with it: AA, SMART Recovery or others, in person or online, most of them free.
    - In the US the SAMHSA helpline, 1-800-662-4357, is free at any hour and finds help near you. Elsewhere your health service or doctor knows the local alcohol service.
    - (companion) You don't have to do this by yourself, and asking isn't an admission of anything. The first meeting or call is the hardest, and people there have all made one.
    - (triage) Body reacts when you stop: doctor first. Body's fine, but it keeps happening: counseling or a group. Mainly lonely: a group above all, try three different ones before you judge.
    - (wellness coach) Begin with one person who knows, and one place you go each week. Those two carry people through more than any plan on paper.
    why: Counseling, medicines and groups each help, and together they help more. People who stay connected with others on the same road relapse less.
    how: Find a meeting for this week online, sit at the back, you needn't speak. Or call your doctor and say: "I'd like to talk about my drinking." One sentence is enough to start.
    short: Doctor first, then a group or counselor.

    == standard drink
    label: what counts as one drink
    said: (what/how much/how big) .. (one drink/a drink/standard drink/unit/glass of wine) | standard drink* | units | (pint/shot/bottle/glass/can/double/cocktail/measure) .. (one drink/count*/how many/drinks/units) | how many (drinks/units) .. (bottle/pint/glass/cocktail) | (normal/large/big/small) glass | (stronger/strong) .. (home/bar/pour*/mix*) | wine glasses | what counts as (a/one) drink | what is one drink | is (a/one) (pint/shot/glass) .. (one/a) drink
    - One drink is about a small beer (330 ml of 5 %), a small glass of wine (125 to 150 ml) or one shot. A pint of strong beer is nearly two, a bottle of wine five to six.
    - Home pours are usually bigger than the bar's, often one and a half. Measure once with a jug, see how high it stands in your own glass, and you'll know from then on.
    - (nutritionist) It's the alcohol that's counted, ten to fourteen grams depending on the country. Strength on the label times volume decides, and the shape of the glass fools everybody.
    short: Small beer, small wine, one shot: one drink each.

    == does it count
    label: what counts and what doesn't
    said: (does/do/would/will) .. count | what counts | (alcohol free/nonalcoholic/non alcoholic/0.0/zero) .. count* | tiramisu | trifle | rum | kefir | (cooking/cook) .. (wine/alcohol/sherry) | (wine/beer/rum/brandy) .. (sauce/cake/dessert/cooking/food/stew) | tiramisu/kombucha | (sip/sips/half) .. count*
    - Cooked dishes, a dessert, kombucha and alcohol-free beer don't count; what's in them hardly shows. Anything you pour to drink does, in halves if it's half a glass.
    - For the log: real drinks only, honest size. If you've stopped completely because you couldn't stop at one, leave out even the tastes, because the flavor can start the wanting.

    == one a day
    label: whether a glass a day is fine
    said: (one/1/a) (glass/beer/drink/wine) .. (day/daily/every/night/healthy/ok/fine) | (glass/beer/drink) a (day/night) | (every/each) (day/night/evening) .. (one/glass/beer/ok/only) | (daily/every day) drink* | (drink/drinking) every day | (isnt/is) (a/one) glass a day | glass a day
    - One a day is a low risk, but no longer counted as healthy. Most guidelines say at most seven to fourteen drinks a week, fewer for women in some countries, with several days without any.
    - The amount is moderate; what I'd look at is the daily part. Two or three days off a week show you whether it's a pleasure or a need, and they do the liver good.
    - (triage) Try three days without, this week. If that's easy, you've little to worry about. If you get shaky or sweaty, don't stop at once; see a doctor first.

    == am i an alcoholic
    label: whether I have a problem
    said: am i (an alcoholic/addicted/dependent/drinking too much) | alcoholic/alcoholism | (have/got) .. (problem/addiction) | (drink/drinking) too much | (is it/it is) .. (addiction/problem/dependence) | how do i know if
    - There's a simple check: drinking more than you meant to, needing more for the same effect, hiding it, feeling bad without it, somebody worried about you. Two or more of them are a good reason to talk to a doctor.
    - Asking is already worth something, and there's no line where a label begins. If you can leave it for two weeks without trouble, that's a good sign. Shakes or sweats without it mean see a doctor before stopping.
    - (companion) That's a hard question to ask, and I'm glad you did. You don't have to decide on a word for it. It's enough to say it's more than you'd like.
    why: Doctors use the ten questions of the AUDIT test; it's free, takes three minutes, and says more than any single sign.

    == i said no
    label: I turned one down
    said: (said/saying) no .. (bar/pub/wine/beer/drink/shots/champagne/party/twice/round) | offered .. said no | ^ i said no | (poured/tipped) .. (sink/away/out/drain) | left .. (half/glass/full) | half (the/a) glass | (ordered/had/drank/got) .. (coke/cola/water/soda/juice/tea/alcohol free/0.0/mocktail) .. (instead) | instead of (beer/wine/a drink) | didnt (even) want one | didnt [even] (want/fancy/miss) (one/it) | (left/went home) early | (only/just) (had) (one/1) | (had/ordered/drank) .. (coke/water/juice/soda) .. (all/evening/fine/instead) | drank (tonic/water/coke/soda/juice/tea) | (stayed/stay) sober | (stayed/stopped/stuck) (at/to) (one/two/three/1/2/3)
    - Well done. Doing it once in company is the hardest; the next time people hardly ask. How was the evening otherwise? => parties
    - That's the whole skill, right there. It may feel odd for a few weeks, and then it's just what you order.
    - (fitness coach) Strong. You chose while it was in front of you, and you'll wake up with the morning as the prize.

    == days without
    label: a run of days without
    said: ^ day (1/2/3/4/5/6/7/8/9/10/11/12/14/20/30/one/two/three/four/five) | (days/weeks/month/months/week) (sober/dry/alcohol free/clean/without alcohol/without drinking/without a drink/no drink/no alcohol) | (sober/dry) .. (days/week/weeks/month/since) | no (drink/alcohol/beer/wine/drinks/booze) since | nothing since | zero (this/all) week | (none/nothing/zero) this week
    - Good going. Sleep is usually better within one to two weeks, blood pressure and skin within a month. Notice what's easier in the mornings; that's what will carry you.
    - Every one of those days was decided separately, and you did. The next hard moment tends to be a weekend or a party, so plan that one ahead.
    - (companion) That's good to hear. How does it feel, from inside? => good news
    - (triage) Nice. One check: sweating, shaking or a racing heart without alcohol need a doctor at once. If there's none of that, just carry on.

    == what to say
    label: what to say when people ask
    said: what (do/should/can) i (say/tell/answer) | (ask/asks/asking/question) .. (why/not drinking/drink) | why .. (im not drinking/not drinking/dont drink) | (excuse/excuses/explain) .. (drink*/not) | (pressure/push*/press/insist*/persuad*) .. (drink/one/me/glass) | (reply/answer/comeback/response) to | come on .. just one | filling my glass | fill* .. glass | keeps (pouring/filling)
    - Short and friendly, no reasons: "I'm good with this one, thanks." If they go on: "I'm having a break from it, sleeping like a stone." Then ask them something.
    - "Early start tomorrow" or "I'm driving" ends nearly every discussion. With close friends, the truth and a request work better: please don't offer me one.

    == friends tease
    label: friends who tease or push
    said: (friends/mates/people/colleagues/family/they/everyone) .. (boring/tease*/laugh*/mock*/piss/joke*/weird/pussy/lightweight/fun of) | (call/calls/called/think*) me boring | (take/taking) the piss | will i be boring | (no fun/less fun/boring) .. (sober/without/im) | no fun (anymore) | (they/friends) .. (no fun/boring) | friends dont (get/understand)
    - That's annoying, and it usually lasts two or three evenings. People tease because it holds up a mirror. Stay cheerful, have something in your hand, and suggest the next thing yourselves do.
    - You won't be boring. Alcohol makes everybody think they're funnier. Choose evenings that are about something, a game, food, music, and you'll feel the difference least.
    - (companion) It hurts when it comes from friends. The ones who like you will get used to it faster than you think.

    == worried about someone
    label: somebody close who drinks too much
    said: (mom/dad/mother/father/brother/sister/son/daughter/friend/husband/wife/partner/boyfriend/girlfriend/uncle) .. (drinks too much/alcoholic/drinking problem/always drunk/is drunk/was an alcoholic/an alcoholic) | (family/genes/genetic/inherit*) .. (alcohol*/drink*) | like my (father/dad/mother/mom) | (dad/father/mom/mother) was an alcoholic
    - That's hard to watch. Choose a sober, quiet moment, say what you've seen and that you care, "I'm worried about you", and let it stand. You can't stop for them; Al-Anon helps relatives.
    - It does run in families, about half of the risk, and half isn't fate. Knowing it, and watching your own amounts as you do, is the best protection there is.
    - (companion) That leaves marks, and it makes sense that it scares you. You aren't them, and you're already doing something differently.

    == need one now
    label: wanting a drink right now
    said: (need/want/fancy/craving/dying for/could murder) (a/one) .. (drink/beer/wine/glass/now/tonight) | (gonna/going to) have (a/one) | (urge/craving/itch) .. (drink/now/wine/beer) | (can/could/should) i have (one/a) | o clock somewhere | (wine/beer) (o/oclock) | have (one/a drink/a beer) (now/tonight) | (one/a) (beer/wine/glass) tonight | (really/so) want a (glass/beer/drink/wine) | within the plan
    - Give it twenty minutes first: a big cold drink without alcohol and something to eat. Most of the wanting is thirst, hunger or the end of work, and it's over by then. If not, decide again.
    - If it's inside your limit and you'll enjoy it, have it slowly, with food, and put the bottle away first. If it's to get rid of a feeling, try ten minutes outside before.
    - (fitness coach) Move first. Shoes on, ten minutes round the block, then water. If you still want it after that, at least you've chosen it.
    why: An urge climbs, peaks and falls within about half an hour, whether you drink or not.

    == after work
    label: the drink after work
    said: (after work/end of the day/after today/long day/hard day/stressful day) .. (drink/beer/wine/one/glass/poured) | (beer/wine/drink/glass) .. (after work/end of day/cooking/while cooking) | first thing .. (work/home) | (cooking/cook/kitchen) .. (wine/glass/beer) | (unwind/relax/switch off) .. (wine/beer/drink/without)
    - It marks the end of work more than anything. Keep the moment and change the glass: soda with bitters, alcohol-free beer, ice and lime, in the good glass. After two weeks it does the same job.
    - Eat something small when you come in, shower or change clothes, and only then decide. Half of those first drinks are hunger.
    - (companion) You've earned a line under the day. It can be a walk with music or twenty minutes on your own as well, if you tell people you need them.

    == pacing
    label: drinking more slowly
    said: (slow/slower/slowly/pace/pacing) .. (drink*/down/beer/wine) | (drink/drinking) (slower/slow/slowly) | (alternate/alternating/between) .. (water/drinks) | water between | (eat/eating/food/ate) .. (before/slow*/drinking/help*) | (cant/never) stop (at one/after one/once) | once i start | all or nothing | (only/just) one .. (impossible/never/cant) | more than (i meant/planned/i wanted)
    - Yes to both: water between drinks halves the number for many people, and food beforehand slows how fast it reaches you. Small glasses, never topping up, and the first one after you've eaten.
    - If one always becomes five, none is easier than one; that's a common pattern and no weakness. Decide before you leave, tonight none or tonight two, and tell somebody.
    - (triage) Look at the second drink, that's where it's decided. If you can't stop there most times, plan alcohol-free evenings and talk to a doctor if those fail too.

    == blackout
    label: memory gaps and things I regret
    said: blackout* | black out | blacked out | (dont/cant) remember .. (home/night/getting/anything/end) | (said/did/texted/wrote/called) .. (stupid/ex/drunk/embarrass*) | (texted/called/messaged) .. (ex/drunk) | (kids/children/boss) .. saw me | (embarrassed/ashamed/cringe) .. (drunk/drank/drinking/last night) | drunk (text*/texted/called/dialed) | texted my (boss/ex)
    - That's an uncomfortable morning. Most people remember it far less than you fear; one short sorry, where it's needed, does more than a long one. Then leave it.
    - A gap in memory means the level was very high, so it's a signal to take seriously. Next time eat first and stop at three. If it happens again and again, talk to a doctor.
    - (companion) Shame after a night like that is heavy. It says you care how you are with people, and you can start from there.

    == drinking and driving
    label: driving after drinking
    said: (drive/drove/driving/car) .. (beer/beers/drink/drinks/wine/drunk/after/again/home) | (when/can) .. drive | (over the/legal) limit .. driv*
    - Best rule: nothing at all if you drive. Alcohol leaves at about one drink an hour, counted from the last, and no coffee or sleep speeds it up. After a heavy night, leave the car until the afternoon.
    - Even two drinks slow your reaction, and you feel safer than you are. Next time sort out the ride home before the first one.

    == what helps against
    label: tablets and herbs against drinking
    said: naltrexone/acamprosate/antabuse/disulfiram | milk thistle | (liver) (detox/cleanse/supplement*) | (pill/pills/medicine/tablet) .. (drink*/alcohol) | (something/anything) .. (like/gum/patch/patches) .. alcohol
    - Naltrexone and acamprosate do work: they lower the urge and the number of heavy days, on prescription. Ask a doctor, who also checks the liver. Milk thistle hasn't shown much.
    - The liver needs no cleanse. Leaving alcohol out for a few weeks is the one thing that's proven, and fatty liver often shrinks within four to eight.

    == liver
    label: liver and blood pressure
    said: liver | (blood pressure) .. (alcohol/drink*/wine/raise*) | (alcohol/drink*) .. (blood pressure/liver/cancer/heart) | (test/tests/values) .. (high/liver/bad) | fatty liver
    - A fatty liver usually gets better within weeks to a few months without alcohol; scarring doesn't fully. A simple blood test tells you where you are. If values were high, stay off it and follow up with your doctor.
    - Alcohol raises blood pressure, noticeably from two drinks a day, and it falls again within two to four weeks of less. If you were a heavy daily drinker, don't stop at once without a doctor.

    == sugar cravings
    label: sugar cravings and other changes
    said: (sugar/sweets/chocolate/candy/sweet) .. (craving*/eating/since/stopped/want/so much) | (craving/eating) .. (sugar/sweets/chocolate/sweet) | headache* .. (quit/stopp*/since) | (tired/exhausted/restless) .. since .. (quit/stopp*) | (sleep/worse) .. since i stopped | crave .. (chocolate/sugar/sweets) | feel worse .. (first/start) | worse at first
    - Very common, and it fades in a few weeks: alcohol brought quick calories and a small reward, and sugar does the same. Some chocolate is a fair trade; regular meals with protein keep it small.
    - Headaches, bad sleep and restlessness in the first week are usual after regular drinking. Shaking, heavy sweating, seeing things or a racing heart aren't: that needs a doctor right away.

    == weed instead
    label: other drugs instead
    said: weed | cannabis | thc | edibles | microdos* | mushrooms | psilocybin | kratom | instead .. (weed/cannabis) | (weed/cannabis) .. (better/instead/than)
    - Swapping one for the other rarely solves it: daily cannabis brings its own tiredness, low drive and dependence. If it's about coming down in the evening, food, a shower and a walk do more than you'd think.
    - I wouldn't build on that. If the drink was for sleep, nerves or company, there's something better for each, and we can look for it.

    == rest of the week
    label: drinks left this week
    said: (left/remaining) .. (this week/week) | (only/its) (monday/tuesday/wednesday/thursday) .. (used/all/already/over/gone) | (save/saving/saved) .. (saturday/weekend/friday/all/drinks/up) | all .. (at once/one night/one evening) | (weekends/weekend) only | only .. (weekends/weekend/saturdays/fridays) | thats it (this/for this) week | (is/are) (3/5/7/three/five) a week
    - Spread out is better: three in one evening hit harder than one on three evenings. If you keep them for the weekend, have them over two days, with food, and you're still far better off than before.
    - Weekends only is a good, clear rule, as long as Saturday doesn't make up for the week. Set a number for the evening as well, and stop while you're enjoying it.

    == pregnancy
    label: alcohol and pregnancy
    said: pregnant | pregnancy | conceive | conceiving | ttc | ivf | trying .. (baby/pregnant) | (in/while) pregnan*
    - While pregnant or trying, none at all is the safe advice, and the same goes for a partner as far as support goes. A drink before you knew very rarely does harm; tell your midwife or doctor and stop now.
    - No safe amount is known, so leave it out from now on. If stopping is hard, say so to your doctor or midwife early; they've heard it often and they help.

    == miss the drink
    label: missing it
    said: (miss/missing) .. (wine/beer/it/taste/drinking/drink/pub) | (taste/ritual/glass) .. miss | (left out/outsider/alone/awkward) .. (sober/drink*/party/everyone) | felt (weird/strange/odd/left out/awkward) | i miss (wine/beer/it) | miss it
    - I believe you. The taste, the ritual, being part of it: that's real, and it gets fainter over two or three months. Something cold and bitter in the same glass covers more of it than you'd expect.
    - It feels odd to be the one without for the first few times. Others notice less than you think, and the feeling usually goes after the third evening.
    - (companion) It's a small goodbye, and it's fine to be a bit sad about it. You haven't lost the evenings, only the glass.

    == alone or shy
    label: drinking from loneliness or shyness
    said: (drink*/wine/beer) .. (lonely/alone/shy/sad/nervous/bored/anxious/by myself) | (lonely/shy/sad/nervous/anxious) .. (drink*/wine/beer) | (only/more) fun after | (dating/date/dates) .. (alcohol/drink*/sober) | social lubricant | drink to (calm/relax/sleep/cope/forget/feel/unwind)
    - Makes sense: it works for an hour. Then it makes both worse the day after. For the lonely evenings, one call or a class at that hour; for the shy ones, arrive early and talk to one person.
    - Drinking alone isn't bad in itself. If it's to get rid of a feeling, though, it tends to grow, so keep it to days that were fine and find something else for the hard ones.
    - (companion) Thank you for saying why. The feeling deserves some care, more than the glass does. We can talk about that part whenever you want.

    == good effects
    label: first good changes
    said: (woke/wake/waking) .. (fresh/clear/great/good/early) | (skin/sleep/mood/energy/face/eyes) (is/looks/feels/got/so/much) .. (better/clearer/clear) | skin looks better | lost .. (kilos/kg/pounds/lbs) .. (since/alcohol/drink*/stopp*) | best (weekend/sunday/sleep) | so much (energy/money/time) | no hangover | (lost/down) .. (kg/kilos/pounds) | whole week dry
    - That's what it's for. Sleep and mornings come first, then skin and blood pressure, then weight. Remember that feeling on the next evening when it's hard.
    - Lovely. Those mornings are the best argument you'll ever have, and they're yours already.

    == waking after drinking
    label: waking at night after drinking
    said: (woke/wake/waking/awake) .. (after/beer*/wine/drink*/alcohol) | (after/beer*/wine/drink*) .. (woke/wake/waking/awake) | 3am .. (wine/beer/drink*)
    - That's the alcohol wearing off. It puts you to sleep, then the body is roused three or four hours later, with a faster pulse and thirst. Earlier and less, with water, spares you most of it.
    - Very typical. Leave three to four hours between the last drink and bed, and compare a night without; the second half is where you'll notice.

    == i have it under control
    label: whether others are right to worry
    said: (dont/havent) .. (a problem) | (wife/husband/mom/dad/friends/partner/girlfriend/boyfriend/family) .. (thinks/says/worried/complains) | overreact* | exaggerat* | my wife thinks so
    - You may be right, and the fair way to find out is a test: two weeks without, starting on a day you choose. If it's easy, you've both got your answer.
    - Ask what they've noticed, and only listen. Others often see the evenings differently. You needn't agree on a name for it to drink a bit less.

    == stopped buying it
    label: a change I made
    said: (stopped/stop/not) (buying/keeping) .. (it/wine/beer/alcohol/home) | no (wine/beer/alcohol) .. (house/home/fridge) | (switched/swapped) .. (to/for) .. (alcohol free/0.0/tea/soda/water)
    - Good idea, and one of the best: what isn't there has to be fetched. Put something you like in that place in the fridge, and leave it like that.
    - That helps more than resolve does. See how the first two weeks feel; after that it's mostly forgotten.
    """#
}
