extension Library {
  /// Answers about saving, debts and spending. `Writing-for-the-coach` says
  /// how to read and extend this.
  static let money = #"""
    domain: money
    goals: sav* money | save | savings | debt* | budget* | spending | spend less/under/max/only | spend at most | money | emergency fund | pay off | loan | credit card* | rainy day | invest* | no buy | deposit | mortgage | student loan*
    words: save money | savings | my budget | overspend* | credit card* | debt* | spent too much | paycheck | im broke | save up | money | budget | salary | rent | spend/spending/spent | saving/savings | bills | afford | payday | loan

    == no time
    - Money mostly needs half an hour, once. Set up one automatic transfer for the day after payday, and it saves for you without any time at all.
    - Ten minutes on Sunday will do: open the account, look at what went out, and move whatever's left over. The rest of the week you needn't think about it.
    - (triage) If there's time for one thing only, make it the automatic transfer. Budgets and comparisons can wait.
    why: What happens automatically doesn't compete with your week. That's why standing orders beat good intentions.
    how: In the bank's app, choose standing order, the day after payday, to your savings account. Start at an amount you wouldn't notice.

    == no motivation
    - Saving is dull because nothing happens for months. Give the money a name and a picture, the trip or the quiet nights, and put it where you'd normally shop.
    - Make the amount smaller and automatic, and then you needn't be motivated at all. You can look in once a month.
    - (companion) Money's a heavy subject for many people. It's fine to do one small bit and leave the rest for another day.
    - (fitness coach) Five minutes, one transfer, done. You don't have to enjoy it, only press the button.
    why: A far-off reward hardly weighs against one in the shop window. A named goal brings it closer.
    how: Rename the savings account after the thing it's for, if your bank lets you, and put a picture of it on your phone's first screen.

    == cravings
    - Put it on a list with today's date and wait two days, a week for anything big. About half of what's on the list won't interest you by then.
    - Delete the stored card from the shop and unsubscribe from its mail. Having to fetch your wallet stops a lot of late-night buying.
    - (again) Work out how many hours you'd have to work for it, after tax. Many wishes don't survive that number. Do you still want it? => cravings still
    - (companion) Sometimes the wish to buy is a wish to feel better. If it's been that kind of day, be nice to yourself in a way that needs no card.
    why: Wanting peaks in the first minutes and fades with sleep. Shops know that, hence the countdowns.
    how: One note on the phone: thing, price, date. Nothing gets bought before it has been there for 48 hours.

    == cravings still
    label: still want to buy it
    said: still want to buy | want to buy it anyway
    - If it's still there after the two days and it fits this month's spending money, buy it and enjoy it. That's what the money's for.
    - Then wait one more week for the big things, and look for it second-hand. If the wish is real, it'll keep.
    - (triage) Needed, wanted or bored: which one decides it. Needed, buy. Wanted, wait a week. Bored, go for a walk.
    why: A wish that outlasts a week has a good chance of staying a pleasure after it's bought.
    how: Write the price and your hourly pay next to each other. Wait until Sunday. If it's still a yes, buy it from this month's free money.

    == stress
    - When money's the worry, one clear look is usually less bad than the guessing. Write down three figures tonight: what comes in, what has to go out, what you owe.
    - If stress makes you shop, give it another outlet near at hand, a walk or a call, and take the shopping apps off your phone for the week.
    - (companion) Worrying about money gets into everything, sleep and mood and meals. You don't have to solve it tonight.
    - (triage) Rent, power, food and anything with a court's letterhead come first. Everything else can be talked about, and free debt advice helps with that.
    why: Uncertainty keeps the mind busy. A bad figure you know can be planned for.
    how: One sheet, three lines: money in, fixed costs, debts. Twenty minutes with a cup of tea, and then put it away until tomorrow.

    == weekends
    - Set an amount for the weekend and take it out in cash on Friday. When it's gone, the free things begin.
    - Plan one nice free thing for Saturday afternoon before the weekend starts. Empty hours in town are the expensive ones.
    - (companion) Being with people is what most weekends are about. A pot of soup at your place does that as well as a restaurant.
    why: Weekend spending is mostly unplanned and in company. A set amount saves you deciding each time.
    how: On Friday, take out the amount in notes and leave the card at home. When it's spent, the rest of the weekend is walks, films and friends' kitchens.

    == other people
    said: friends/mates/everyone .. (eat out/trip/dinner/holiday/expensive/pub) | say no .. trip/dinner/friends
    - Have a sentence ready: "I'm saving for something, let's cook at mine instead." Most friends are relieved that somebody says it.
    - For presents and rounds, agree on a limit in advance, or offer something you make or do. Nobody keeps the accounts as closely as you fear.
    - (again) If it's one certain friend or relative, name the amount you can spend before you meet them, so it isn't decided at the table.
    - (companion) It's awkward to be the one who says no. Good friends want your company more than your money.
    why: Spending is contagious in a group, and everyone assumes the others want it.
    how: Send it before you meet: "I'm on a budget this month, how about my place?" It spares you the moment at the table.

    == slipped
    label: I slipped
    said: took/dipped .. out again | no spend .. cheated/broke/failed | cheated once
    - It's spent, and it's one purchase. See if it can go back to the shop; if it can't, carry on with the usual amount this month and don't punish yourself with a strict one.
    - Look at when and where it happened: late, sad, in a sale, with whom. Then put one hurdle in just that place.
    - (behind) You're behind, so spread what's missing over the remaining months. A little more each time hurts less than one hard month.
    - (companion) It felt good for a moment and bad after, I suppose. That's human, and you can stop thinking about it.
    - (triage) If rent or bills are at risk this month, sort those first and tell whoever you owe before the date. If they aren't, nothing's urgent. Is any of it at risk? -> cant pay
    why: Strict months after a slip tend to end in the next slip. The normal plan gets you there sooner.
    how: Today: return what can be returned, move the usual amount, take the card details out of that shop.

    == too hard
    label: too hard for me
    - Save less, and save it always. A small amount each month keeps the habit going and can grow when a raise or a paid-off bill gives you room.
    - If there's nothing left after rent, food and bills, saving isn't a question of will. Look at the three biggest costs first, or at what you could bring in.
    - (behind) You've got {left} to go, and that may need longer than you'd planned. A later date is a perfectly good answer.
    - (triage) Big fixed costs first: rent, car, insurance, contracts. One of those lowered beats a year without coffee.
    why: A few large fixed costs decide most budgets. Small pleasures are easy to blame and change little.
    how: Add up the last three months for rent, car, insurance and contracts. Choose the one you could lower most easily and spend an hour on that.

    == starting
    label: how to begin
    said: (want/like/trying/hope/love) to save | save/saving money/up for | save/saving for .. trip/holiday/vacation/wedding
    - Set up a transfer for the day after payday, with an amount you won't miss. Then look for two weeks at where the rest goes, without changing anything.
    - First a small buffer, about a month's bills if you can, then the expensive debts, then the bigger wishes. With a buffer, the next broken washing machine won't become a debt.
    - (triage) Order: bills that must be paid, a small emergency fund, debts with the highest interest, then saving for nice things. Where are you in that? => starting where
    - (fitness coach) Today: one transfer, one percent of your pay, every payday. Raise it next month.
    why: Money that leaves right after payday is never counted as available. What's meant to be left over at the end seldom is.
    how: In your bank's app: standing order, day after payday, to an account without a card. Start at one to five percent of your pay.

    == starting where
    label: buffer or debts
    said: already have a buffer | no buffer yet | only have debts
    - Then that's the next one, and the following steps can wait. Put an amount on it that you can manage every month, even in December.
    - Good, that's clear enough to begin. Do that step until it's finished before you open another front.
    - (triage) One front at a time, then. Minimum payments everywhere else, and the extra all goes there.
    why: Money split over many aims moves none of them visibly. One after the other shows progress.
    how: Write the one step on a note with its amount and stick it to the inside of your card holder. Set the transfer for it today.

    == first step
    label: something for today
    - Open your account and write down what went out in the last seven days, in three groups: had to, wanted to, can't remember. Ten minutes, tonight.
    - Set up an automatic transfer for the day after your next payday, even a small one. You'll need five minutes and your phone.
    - Find one subscription you haven't used this month, cancel it today, and set up a transfer to savings of the same amount. You won't feel the difference.
    - (fitness coach) Move a small amount to savings right now, before you read on. Then do the same every payday.
    - (companion) Just look at your balance today, no judging. For many people that's the hardest bit, and it gets easier.
    - (triage) List what's due in the next fourteen days, with dates. If all of it's covered, you're free to start saving.
    why: A look or a transfer takes minutes and breaks the avoiding, which is the real obstacle with money.
    how: Open last week's statement, take three colors, and mark each line: had to, wanted to, can't remember. Look at the third color.

    == habit
    label: making it a habit
    - Tie it to payday: money in, transfer out, same day. Once that runs by itself, add a ten-minute look on the last Sunday of the month.
    - Raise the transfer whenever your pay goes up, by half of the raise. You'll still feel the other half.
    - (wellness coach) A short weekly money date helps: same chair, same cup of tea, ten minutes. It stops being scary after three or four times.
    why: Automatic saving doesn't depend on the mood of the month, and a regular look keeps surprises small.
    how: Calendar entry on payday, fifteen minutes: check the transfer went out, pay what's due, look at what's left per week.

    == tracking
    label: keeping track
    - Track for one month only, roughly, in four groups: living, food, fun, other. After that, watch just the group that surprised you.
    - One figure is enough: what's left in the account on the day before payday. If that's rising, you're doing fine.
    - (nutritionist) If food's the big one, keep the receipts for two weeks. Takeout and what gets thrown away are usually the two surprises.
    why: Detailed bookkeeping gets dropped by the second month. A rough picture holds, and it's enough to decide on.
    how: Take last month's statement and add up four groups: living, food, fun, other. Follow just the one that surprised you.

    == plateau
    label: stuck at the same point
    - Savings stall when the amount stays and costs creep up. Go through the standing payments once, twenty minutes, and send whatever you free to the savings the same day.
    - If cutting has run dry, look at the other side: a raise that's due, things to sell, a few extra hours for a limited time.
    - (total) Perhaps it only looks flat because something was paid out of it. If so, refill at the normal pace and keep a separate pot for repairs and presents.
    why: After the easy cuts, only bigger items or more income move the line.
    how: Print three months of statements, mark everything that repeats, and cancel or renegotiate two of them this week.

    == how long
    label: how long it takes
    - What's left divided by what you put aside a month tells you, and it's fine if that's long. You'll feel calmer after the first month's buffer, well before the end.
    - Habits of spending shift within two or three months. The big sum takes as long as the sums say, and automatic transfers make the wait less noticeable.
    - (fitness coach) Divide and you'll know. Then see what an extra ten percent a month does to the date; often it's weeks.
    why: Saving is straight arithmetic with few surprises, which is a comfort when it's slow.
    how: Take what's left and divide it by your monthly amount. That's the months. Do it again with a tenth more, and see if the difference is worth it.

    == good news
    label: it went well
    - Nice work. Nobody else sees it when you put money aside, so take a moment to notice it yourself. It's one thing fewer to lie awake over.
    - Well done. Leave the transfer as it is and let it go on without you. Raising it after one good month is tempting, and waiting for three is wiser.
    - (ahead) You're ahead, so there's a cushion. Keep the pace or allow yourself something small, both are fine.
    - (reached) You've got there. Before it finds another use, decide what it's for and what the monthly transfer should do next. Any idea? => reward
    - (companion) I'm glad. I imagine it's a small weight off.
    - (fitness coach) Great, money in the bank. Same transfer next payday, no discussion.
    why: Seeing the sum grow is what keeps the later months going, when nothing else happens.
    how: Note the date and the sum in one line and leave the transfer as it is. Look again at the end of next month.

    == reward
    label: a reward
    said: deserve something | something nice (now and then/for myself/sometimes) | treat myself
    - Plan it in: a small fixed share of what you save, five percent maybe, is for fun and may be spent without reasons.
    - At each quarter of the way, have something nice that costs little, like a dinner at home with friends and the good plates.
    - (companion) You're allowed to enjoy some of it along the way. A life on hold is a high price for a number.
    why: Budgets without any pleasure fail like diets without any.
    how: Fix four points, a quarter, half, three quarters, all of it, and write a small pleasure next to each. Set the money for it aside as you go.

    == doubt use
    label: is it worth it
    - Small sums do add up, mostly because the habit is there when bigger ones come along. Even one month's bills set aside turns an emergency into a nuisance.
    - With expensive debts, paying them off beats saving: you get the interest rate as a sure gain. Without them, a buffer is worth its boredom.
    - (triage) It depends on your debts. Anything above about ten percent interest goes first, after a small buffer.
    why: A buffer mainly keeps you from borrowing at bad moments, and borrowing at bad moments is what's expensive.
    how: Write down your last three surprise bills. If one month's costs in the bank would have covered them, you know what the buffer is for.

    == tips
    - Set the transfer for the day after payday; what's gone can't be spent.
    - Keep savings in an account without a card.
    - Wait two days before buying anything you hadn't planned.
    - Delete saved cards from online shops.
    - Go through subscriptions twice a year and cancel one each time.
    - Shop with a list, after a meal.
    - Put half of every raise straight into savings.
    - Compare insurance and phone contracts once a year; one hour, often the best paid of the month.

    == next week
    - Mon: look at the account, ten minutes, and write down what's due.
    - Tue: set up or check the automatic transfer.
    - Wed: cancel one thing you don't use.
    - Thu to Sat: unplanned wishes go on a list and wait two days.
    - Fri: fix an amount for the weekend.
    - Sun: see what's left, move a part of it, plan next week's dinners.

    == debt first
    label: debts or saving first
    said: pay off debt or save | save or pay off | debt first | which debt first | snowball | avalanche | highest interest | pay .. debt* | credit card debt | get out of debt | debt free | credit cards | pay the card | minimum payment | my loans | pay/paying off/down .. card/loan/debt/debts/overdraft .. first/count/or | card/loan/debt first | klarna/afterpay | buy now pay later | does .. debt count | cut up .. card
    - A small buffer first, about a month's bills or less, so that you don't borrow again. Then the debt with the highest interest, with everything you can spare, and minimum payments on the rest.
    - Highest interest first is cheapest. Smallest balance first gives you a win sooner, and many people stick with it better for that. Both work if you keep going.
    - (triage) Before any of them: rent, power, taxes and fines, as those have the worst consequences. Then the dearest debt.
    - (fitness coach) List them, pick one, hit it with every spare note until it's gone, then roll that payment onto the next.
    why: Card interest usually runs far above what savings earn, so each payment there is a sure return.
    how: Four columns: who, how much, interest, minimum. Sort by interest. Everything spare goes to the top line.
    short: Small buffer, then the highest interest.

    == cant pay
    label: can't pay a bill
    said: cant pay .. rent/bill*/loan/debt* | behind on .. rent/bill*/payments/mortgage | debt collector* | in collections | eviction | bankrupt* | overdraft | drowning in debt | owe .. money | bailiff*
    - Call whoever you owe before the date, most will agree to a plan. Rent, power and food come first, and free debt advice, from a charity or your council, costs nothing and knows the rules.
    - Open the letters, sort them by date, and get help from a free debt advice service this week. Don't take a new loan to pay an old one before you've talked to them.
    - (companion) That's frightening, and it happens to more people than you'd think. You needn't face the letters alone; debt advisers open them with you.
    - (triage) In this order: home, power and heat, food, anything from a court. Then the rest. Ring the first of them tomorrow morning.
    why: Creditors prefer a small sure payment to chasing you, so early calls get better terms.
    how: Search for the free debt advice of your country or ask at the town hall. Bring the letters, three months of statements, and a list of what you owe.

    == how much save
    label: how much to save
    said: how much .. save | how much should i put | percent of .. income/salary/pay | how much is enough | how big .. emergency fund | how much .. (emergency fund/buffer) | realistic/enough/possible .. salary/income/pay | is _ percent enough | percent enough
    - A tenth of your pay is a common mark, a fifth if it's comfortable, and one percent if it's tight. Steady matters more than how much.
    - For emergencies, three months of basic costs is the usual advice, six if your income wobbles. One month is a good first stop.
    - (triage) First one month of bills, then debts above ten percent, then up to three months, then long-term saving.
    why: The rules of thumb are averages. What you can keep up all year is the right share for you.
    how: Take your take-home pay and move the decimal point one place: that's a tenth. If it's too much, halve it until it isn't, and keep it for three months.

    == emergency fund
    said: emergency fund | rainy day | unexpected bill* | unexpected expense* | car broke | washing machine broke | surprise bill | unexpected cost* | vet bill | emergency fund/money/savings | buffer | cushion | safety net | how big .. cushion/buffer
    - That's what a buffer is for, so using it isn't a setback. Pay the bill, then refill at your usual pace before you go on with the other goal.
    - Keep the buffer apart, easy to reach and without a card. One month of bills first, three later on.
    - (companion) Annoying, I know, just when it was going well. You'd have had to borrow without it.
    why: Surprise bills come every year, only the date's unknown. A pot for them keeps the rest of the plan still.
    how: Add up rent, bills, food and transport for a month. That's the first target. A small transfer on payday gets you there, and refills it when it's been used.

    == impulse buying
    said: impulse buy* | bought .. dont/didnt need | bought something i | online shopping | shopaholic | amazon | buy things i dont need | retail therapy | cant stop buying | shopping addiction | in the sales | black friday | add to cart | temu | shein | spent .. on clothes/shoes/amazon/games | ordered again | bought another | shopping again | stop/resist .. buying/shopping/ordering
    - Make buying slow: no saved cards, no shopping apps, no newsletters. Things wait in the basket for two days, and most of them quietly stop mattering.
    - Watch what comes just before: late evening, payday, a bad call. Put something else in that slot, and the buying loses its moment.
    - (again) Buying eats up savings faster than anything else. Is it the money you'd already put by that goes? -> spent again
    - (companion) Buying can be a way to feel better for an hour. What had happened before the last one? => cravings
    - (triage) If it's causing debts, secrets or rows, talk to a debt adviser or doctor about it. If it's just clutter, hurdles will do.
    why: One-click buying leaves no gap between wish and order. Putting the gap back does most of the work.
    how: Tonight: delete the stored cards in your two favorite shops, unsubscribe from their mail, take the apps off your phone. Fifteen minutes.

    == food costs
    label: what food costs
    said: food .. expensive | groceries | grocery bill | eating out .. money | takeout .. money | takeaway* .. spend* | lunch .. every day .. buy | coffee every day | spend .. on food | most on food | deals on food | cheap food | food deals
    - Plan three dinners, write a list, and shop once, after eating. That alone takes a good slice off most grocery bills, since less gets thrown away.
    - Bring lunch on two fixed days, from last night's dinner. Two days are easy to keep, and it's noticeable by the end of the month.
    - (nutritionist) Oats, eggs, beans, lentils, frozen vegetables and whatever's in season are cheap and good. Meat on three days in place of seven saves the most.
    - (again) If the coffee's the best moment of your day, keep it and cut something you wouldn't miss.
    why: Waste and unplanned meals out are the two big leaks. Both come from not having decided by six in the evening.
    how: Sunday, fifteen minutes: three dinners, a list for them, one shop after lunch. On two evenings cook double, and take the rest to work.

    == subscriptions
    said: subscription* | streaming service* | gym membership | monthly payments | memberships | free trial* | cancel/keep/quit/drop .. netflix/spotify/prime/disney/gym | netflix/spotify/disney
    - Go through three months of statements and mark every regular payment. Cancel those you wouldn't sign up for again today.
    - Keep one streaming service at a time and rotate every couple of months. You watch the same amount and pay a third.
    - (fitness coach) Cancel anything you've not used in thirty days, the gym included. You can sign up again the day you go.
    why: Subscriptions live off being forgotten. Looking once or twice a year is all it takes.
    how: Search your statements for the same sum on the same day each month. Cancel the ones you wouldn't start today, right from that list.

    == budget how
    label: making a budget
    said: how .. budget | make a budget | budgeting | budget app | where does my money go | no idea where .. money | money disappears | envelope* | spend too much | spending too much | where .. money goes | budget/budgeting app/method/tool | spreadsheet* | need/make/do .. budget | where .. it/money .. goes/went | envelope* .. work | envelope method/system | cash stuffing | cash or card | pay in/with cash
    - Three pots are enough: fixed costs, savings, and everything else. Savings go out on payday, fixed costs by themselves, and the rest divided by four is your week.
    - Look back over last month first and put every expense in one of four groups. The surprise is nearly always in just one of them.
    - (triage) Fixed costs, then debts and savings, then what's left per week. Only the last figure needs your attention day by day.
    - (wellness coach) Choose one weekly amount that you can remember without looking. It's the whole budget, as far as daily life goes.
    why: Detailed budgets die of bookkeeping. One weekly figure can be kept in the head.
    how: Pay minus fixed costs minus savings, divided by four. That's your week. Move it to a separate account or card every Monday.

    == invest
    label: investing
    said: invest* | stocks | etf* | index fund* | crypto | bitcoin | pension | retirement | 401k | interest rate* | where .. put .. savings | high yield | saving*/account .. or/than/versus .. invest* | premium bonds | isa/isas | bonds
    - Buffer and expensive debts first. After that, a broad, cheap index fund for money you won't need for ten years is the usual sober advice; which one, and the tax, is for an adviser to say.
    - Money you need within five years belongs in a savings account. Prices can fall by a third at just the wrong time.
    - (triage) Check first if your employer adds to a pension, that's the best return around. Then debts, then buffer, then funds. For the details, ask someone independent.
    why: Shares have grown over long stretches and dropped hard in short ones. Time is what makes the risk bearable.
    how: Before anything else, write down when you'll need the money. Under five years: savings account. Over ten: ask an independent adviser about a broad, cheap fund.

    == low income
    label: little money
    said: low income | dont earn enough | minimum wage | nothing left | paycheck to paycheck | live paycheck | nothing to save | unemployed | lost my job | laid off | barely make ends meet | income .. irregular | freelance* | no money left | money .. gone by | end of the month | cant make ends | barely enough | irregular/little/low money/income/pay/wage* | cant/dont save/earn .. enough | no overtime | tight/thin month | month .. tight | left after rent | after rent | broke till/until
    - Then don't blame your habits. Check what you're entitled to, benefits, rent help, lower tariffs; a free advice center finds something surprisingly often.
    - With an uneven income, pay yourself a fixed monthly amount out of a separate account, based on your weaker months. Good months fill it up.
    - (companion) That's exhausting, counting every week. It isn't a failing of yours.
    - (triage) First what you're entitled to, then the three biggest costs, then income. Saving can wait until there's air.
    why: When basics eat most of the pay, small cuts hardly matter. Bigger costs and more income do.
    how: Search for the benefits calculator of your country or ask at an advice center. Take your last three pay slips and the rent contract along.

    == couple money
    label: money as a couple
    said: partner .. spends/money/debt* | husband/wife .. spends/money/debt* | argue about money | fight about money | joint account | financial secrets | wife/husband/partner/girlfriend/boyfriend .. spend*/spent/buys/shopping/money | wife/husband/partner/girlfriend/boyfriend spends it/faster/everything/all/so/too | spends it faster | split .. bills/rent/costs | boyfriend/girlfriend/husband/wife/partner .. bills/rent/fairly/pay
    - Talk about it away from the shop and the bill: half an hour a month, what came in, what went out, one decision. Start with what each of you wants the money for.
    - Three accounts work for many couples: yours, mine, ours. The shared costs go from ours, and nobody explains their own pocket money.
    - (companion) Rows about money are usually about safety and freedom. Which of those two is it for you? => couple money which
    why: Most couples differ in what money means to them. A fixed talk takes it out of the moment when something's been bought.
    how: Same evening every month, half an hour, something nice to drink. What came in, what went out, one decision, and then no more money talk that night.

    == couple money which
    label: what it is about
    said: its about safety | its about freedom
    - Tell them that in one sentence, with no figures in it. It's easier to hear than another number, and you can find a compromise from there.
    - Good to know. Safety asks for a buffer, freedom asks for pocket money without questions. A plan can have both.
    - (companion) I'd say it just like that, at a quiet moment. There's no blame in it.
    why: Once each knows what the other fears, the amounts get easier to agree on.
    how: Say: "With money, what I need most is... What do you need most?" Then let them answer to the end before you reply.

    == avoid looking
    label: afraid to look
    said: afraid/scared .. look/check/open .. account/balance/bank/letters/mail | dont want to look at .. account/bank/money | ignore .. bills/letters | unopened letters/mail | dont know how much i owe | checked/saw/opened .. balance/account/statement | balance and cried
    - Many people do that, and the guess is often worse than the sum. Open the account once today, with somebody beside you if you like, write the figure down, close it.
    - Start with the letters alone: open, sort by date, no paying and no deciding yet. Fifteen minutes, with something nice afterward.
    - (companion) It takes some courage to look. You're the same person whatever the figure says.
    - (triage) Look for one thing only, whatever's due within two weeks. The rest can wait until Sunday. Would you have trouble paying what's due? -> cant pay
    why: Avoiding lowers the fear for an hour and feeds it for weeks. One look ends the guessing.
    how: Timer on five minutes. Open the account, write down one figure and the next due date, close it. Then do something pleasant.

    == does it count
    label: does this count
    said: does/do/can/could/would .. count | counts too/as | pension .. count | does .. count as saving
    - Yes, if it's money you couldn't easily spend again. Paying off a debt counts, a pension or locked account counts for the long run; what's meant for next month's bills doesn't.
    - I'd count what brings you nearer to this goal and leave the rest as a bonus. A pension is saving, though not for something you want soon.
    - (fitness coach) Yes, if it's out of reach for spending. Decide once what counts and stick to it.
    - (companion) Yes, you put it aside for later, so it counts. You're allowed to see it that way.
    why: A count should show how near the thing you want is. Money tied up elsewhere is worth having and doesn't bring that nearer.
    short: Yes, if you can't easily spend it again.

    == cost
    label: prices
    said: everything/food/rent/groceries/prices/energy/gas/petrol/bills .. (expensive/insane/crazy/up/went up/doubled/risen/more) | went/gone/going up again | renewal/premium/insurance .. more/up/higher/came | inflation | cost of living | cheaper/cheap way/option/alternative/version | landlord wants | rent .. more/up
    - That hurts, and it isn't your doing. Big fixed things are where it's worth a fight: compare insurance, energy and phone once a year, an hour's work that often brings more than months of small savings.
    - Prices went up, so the same habits cost more. Take the biggest bill of the three, energy, insurance or food, and get one other offer for it this week.
    - (fitness coach) One call this week: ring the dearest contract, say you've a better offer, ask what they can do. It often works.
    - (companion) It's wearing when everything costs more. You're not doing it wrong. One bill at a time.
    why: Insurers and phone companies keep their best prices for people who ask or leave.
    short: Get one other offer for the biggest bill.

    == put money in
    label: put money aside
    said: sold/selling .. for | got/received .. refund/bonus/back/inheritance/gift/tip* | tax/a refund | (standing order/automatic transfer/direct debit) .. set/done/up/running | paid off | got (paid/a bonus) | paid .. card/loan/debt off | found .. coat/pocket/drawer | putting it in/away | bills went down | bonus came/arrived | got a bonus
    - Good, that's money that can't slip away any more. Enter the amount if you haven't, and leave it where you don't see it.
    - Well done. Whatever arrives outside the usual pay is the easiest to save, since you weren't counting on it.
    - (fitness coach) Strong. Lock it away today, before it finds another use.
    - (companion) That's a good feeling, I hope. It's yours, and it's safe now.
    why: Money that's moved at once is rarely missed. Money left in the current account is usually spent within weeks.
    short: Good. Leave it where you don't see it.

    == big bill
    label: a big bill
    said: car/boiler/fridge/dishwasher/roof/teeth/tooth/dentist/braces/vet/laptop/phone/brakes/tyres/tires .. broke*/died/needs/new/gone/bill/repair*/packed | washing machine .. broke*/died/needs/new/gone/bill/repair*/packed | needs/need .. (brakes/braces/tyres/tires/repair/new boiler/dentist) | unexpected/surprise/big/huge bill/cost/expense* | took/withdrew/taken/pulled .. out | dipped/dip into | had to pay/take/use | hundred/hundreds gone | parking/speeding fine/ticket | got a fine | a fine | had to buy/replace/repair/fix | buy a new fridge/boiler/washer/car/phone/laptop | new fridge/boiler/washing/oven
    - That's bad luck and no fault of yours; it's just what savings are for. Pay what has to be paid, and go on at your usual pace from the next payday without making up for it.
    - Annoying. Ask for a second quote or payment in parts before you pay, that's normal with repairs, dentists and vets. What you'd saved has just spared you a debt.
    - (fitness coach) Hit taken, still standing. Next transfer on payday as usual. No catching up, no punishment.
    - (companion) I'm sorry, that's disheartening after all the care. It doesn't undo the habit you've built.
    why: Big odd bills come to every household about once or twice a year, so a plan that survives them is a good plan.
    short: Pay it, then your usual pace again.

    == shopping slip
    label: bought something
    said: spent/blew/dropped/wasted .. shoes/clothes/game*/gadget*/bag/amazon/online/takeaway*/drinks/night | bought/ordered/splurged | feel awful/bad/guilty .. spent/bought/buying/spending | spent/spend* too much | overspent | went over budget | no spend .. cheated/broke/failed | on shoes/clothes/games/gadgets feel/and | should i (return/send/take/bring) (it/them/these/that) [back] | (return/refund) (it/them/these/that) $
    - It's done, and one purchase doesn't decide a year. If it can go back, send it back this week; if not, use it and enjoy it. The next transfer stays as it is.
    - That's a slip, and a common one. Look at what came just before it, a bad day, a sale, an evening online. That's the spot to change, and it's usually the same one.
    - (fitness coach) Return it or own it, then move on. Card details out of the shops tonight.
    - (companion) You don't have to feel awful. You wanted something nice; most people do at the end of a hard week.
    - Yes, if you can and wouldn't miss it by next week: send it back within the return window and move the money to your savings the same day. If you'd use it often, keep it.
    why: Spending lifts the mood for an hour or so, which is why it happens on bad days.
    short: Return it or enjoy it; keep the next transfer.

    == shops at night
    label: buying on impulse
    said: (amazon/ebay/shein/temu/vinted/asos/online shop*) .. night/am/problem/weakness/again/bed | stop/resist/avoid .. impulse/buying/shopping/ordering | impulse buy* | late night shopping/orders
    - Make it slow: delete the card from the shop, put things on a list and buy on Saturdays only. After two days most of the list has lost its shine.
    - Late at night nobody shops well. Take the shop off the phone, and if you want something, write it down and look again at breakfast.
    - (fitness coach) App off the phone, card out of the browser. Two minutes, tonight.
    - (companion) It's often not the thing, it's the tired hour. A call or an early night gives you more.
    why: One-click buying leaves out the pause in which most wishes fade.
    short: Card out of the shop; buy on Saturdays.

    == takeaways
    label: eating out and takeaways
    said: takeaway* | take out* | takeout* | deliveroo | uber eats | delivery food/apps | eat/eating/ate out | restaurants | lunch/lunches .. work/out/buy/bought
    - They're usually the biggest flexible item. Keep one a week as a treat, and have two dinners in the freezer for the tired evenings, because those are when you order.
    - Pick the number beforehand: one a week, say, and enjoy it. The others are mostly tiredness, and a frozen pizza solves that for a fifth of the price.
    - (fitness coach) One a week, day fixed. Apps off the phone for the rest.
    - (nutritionist) Three emergency meals at home do it: eggs and toast, pasta with frozen vegetables, soup with bread. All done before a driver arrives.
    - (companion) Nobody cooks after a day like that. Keep something easy in the freezer for it.
    short: One a week, and freezer dinners for the rest.

    == where to keep it
    label: where to keep the money
    said: (where/which account) .. keep/put/park/leave .. money/it/savings | which bank | best bank/account | savings/separate account | high yield | account or/vs/versus | invest* or/better/instead | interest rate*/account | switch/switching/change/changing bank/banks
    - In a separate instant-access savings account, best at another bank, so you don't see it daily. Money you need within five years doesn't belong in shares.
    - A savings account with interest and deposit protection is the place. Compare two or three on a comparison site; the difference between good and bad is real, but sleeping well matters more.
    - (fitness coach) Second bank, savings account, automatic transfer on payday. Out of sight.
    - (companion) Somewhere you can get at it but don't look at it. A plain savings account is fine.
    why: Shares can be a third down just when you need the money; over ten years and more they've usually paid better. Ask an independent adviser for large sums.
    short: A separate savings account at another bank.

    == lend money
    label: lending money
    said: lend/loan/lent/loaned .. money/cousin/friend/brother/sister/him/her/them | never/didnt/hasnt/wont paid/pay/payed me back | owes me | borrow/borrowed/borrowing .. from/money | pay* me back | owed _ by
    - Lend only what you could give away, and say by when you'd like it back. If that's too much, "I can't at the moment, I've promised this to something" is a full answer.
    - Borrowed or lent, it weighs on people more than the amount. One sentence with a date clears it: "I'd like to settle this by the end of the month."
    - (fitness coach) Date and amount, in one message, today. Awkward for a minute, then it's off your mind.
    - (companion) Money between people who like each other is always a bit sore. There's no shame in having asked or in asking for it back.
    why: Unspoken debts strain friendships more than open ones, since both sides keep counting silently.
    short: Only what you could give away; with a date.

    == buy now or wait
    label: buy now or wait
    said: buy/book/get it now/today or wait/later | now/buy or wait | should i buy/book/get it/this/the/now | flights/tickets are/is | worth (buying/the money) | black friday
    - If you need it anyway and the money's there, now is fine; prices rarely wait for us. If you're asking because of a sale, wait two days, and it'll mostly have gone quiet.
    - For trips, book when the price suits the plan and what's left still covers the month. Never on credit for a holiday, that doubles as next year's bill.
    - (fitness coach) Rule: budgeted and needed, buy. Otherwise two nights' sleep first.
    - (companion) If it'll make you happy in a month as well, it's probably right. If it's for tonight, wait.
    why: Wishes fade within days, needs don't. Waiting two nights sorts one from the other.
    short: Needed and budgeted, now; otherwise two nights.

    == sell things
    label: selling things
    said: sell stuff/things/clothes/my/it/them | (ebay/vinted/craigslist/marketplace/gumtree/car boot/flea market/yard sale) | declutter* .. sell/money | what can i sell
    - Yes, and most homes hold a few hundred in unused things. Clothes go best on Vinted, furniture and bikes on local marketplaces, phones and books to buy-back sites. Five things, photos in daylight, this weekend.
    - Begin with what's worth over thirty: phone, bike, instrument, coat, game console. Small things cost more time than they bring, give those away.
    - (fitness coach) Five items online by Sunday. Price to sell, not to impress.
    - (companion) It can be freeing. Don't sell anything you'd miss, though.
    short: Five things over thirty, daylight photos, this weekend.

    == earn more
    label: earning more
    said: second/extra/side job/hustle/income/gig | earn more/extra | (got/getting/ask for/asking for) a raise/rise/promotion/bonus | (pay rise/a raise) | freelanc* .. income/irregular | irregular money/income | second job | side hustle
    - More coming in works quicker than cutting when you've already cut. A raise is the best hour's wage there is: collect three results, ask for a date with your boss. For a rise you've got, move half of it to savings at once.
    - It helps, if it doesn't cost the rest you need. Put a limit on it, such as two evenings a week for three months, and send all of it to the goal.
    - (fitness coach) Got more? Half goes straight to the goal from the first month. You won't miss what you never had.
    - (companion) Only as much as you can stand. Sleep's worth money, too.
    - (triage) With irregular pay: live on your lowest month, and everything above it goes into a buffer first, then to the goal.
    why: Expenses grow to fit whatever arrives. What's moved away in the first month never becomes normal.
    short: Half of anything extra goes to the goal.

    == what to cut
    label: what to cut
    said: what can/should/could i (cut/cancel/drop/save on) | where can/could i save/cut | cut/cutting back/down/costs/spending | cancel/keep netflix/spotify/gym/prime/disney/subscription* | (no idea/dont know) where .. goes/money | where does .. go/money | coupon* | vouchers | discount codes
    - Look at three places first: subscriptions, food ordered or thrown away, and the one contract you haven't compared for years. In most budgets those hold more than all the small treats together.
    - Go through one month's statement with a pen and mark what you wouldn't buy again. That list is your answer, and it's usually shorter and bigger than expected.
    - (fitness coach) Cancel one thing today, five minutes. If you miss it in a month, take it again.
    - (companion) Keep what really gives you joy, and cut what you hardly notice. That's the painless part.
    - (triage) Order: what you don't use, then what you overpay, then what you could do less of. Begin with the unused.
    why: Cutting what you don't notice lasts. Cutting what you love gets taken back by spring.
    short: Subscriptions, food, one old contract.

    == percent rule
    label: the 50/30/20 rule
    said: 50 30 20 | fifty thirty twenty | budget rule | what percent .. save | is/are _ .. realistic .. salary/pay/income | 50 30 20 rule | the 50 30 20
    - Half of your take-home pay for needs, about a third for wants, a fifth for saving and debts. It's a rough frame; with high rent 60/30/10 is honest, and ten percent is still good.
    - Fifty, thirty, twenty: needs, wants, savings. Compare your last month with it, and move the worst one by five points.
    - (fitness coach) 50 needs, 30 wants, 20 goal. Automate the 20 on payday, the rest sorts itself out.
    - (companion) It's only a rule of thumb. Anything you can keep up without misery is a good share.
    short: Half needs, a third wants, a fifth savings.

    == presents
    label: presents and parties
    said: christmas/birthday*/wedding*/presents/gifts | wants/expects something/presents | birthday month | (secret santa/whip round/leaving do) | christmas is/coming | kids want everything | birthday .. money
    - Set a sum for the whole occasion and a figure for each person, before you look at anything. Children need one thing to unwrap; adults are mostly glad to skip it.
    - Suggest a limit or drawing names, somebody always does and the others are relieved. For next year, a twelfth each month makes it painless.
    - (fitness coach) List, sum, done in one afternoon. No browsing.
    - (companion) What people remember is rarely the price. A letter, a meal, an afternoon count as well.
    short: One sum for all of it, before you look.

    == poor feeling
    label: feeling behind with money
    said: (hate/sick of/tired of) being poor/broke/skint | everyone/everybody/friends .. (house/flat/richer/earn more/own*) | terrible with money | bad with money | never/nobody taught me | parents never/didnt .. taught/teach | feel (poor/behind/left behind) | ashamed .. money/borrow*/debt
    - That's a heavy feeling, and plenty of people your age have it without saying so. It isn't a flaw in you; nobody's born knowing this, and you've started.
    - I'm sorry, it's wearing to count every coin while others don't seem to. You only see what they buy, never what they owe.
    - (companion) You're carrying that bravely. Being short of money isn't a judgement on you.
    - (fitness coach) Not your fault, and you're on it now. That already puts you ahead of last year.
    why: Money skills come from home or not at all, as schools hardly teach them. They can be learned within months.
    short: It isn't a flaw; you've started.

    == small amount
    label: a small amount
    said: only a small amount | (such a/only a/a) (small amount/small sum/tiny amount) | isnt/not much (to save/money) | put less in | save less | less next month
    - It counts, and it kept the habit in place in a thin month. Same small sum next month is fine; raise it when there's room.
    - That's more than nothing, and nothing is what most people save in a hard month. Leave the standing order on, however low.
    - (fitness coach) Small is fine, zero's the enemy. Standing order stays on.
    - (companion) I think that's good, given the month you've had.
    short: It counts. Keep the standing order on.

    == extra money
    label: a bit of extra money
    said: what/how .. with/do .. (extra/spare/left over/100/200/50) | 100/200/50/300/500 extra | left over money | windfall
    - Dear debts first, then the buffer, then the goal. If those are all fine: most of it to the goal, and a tenth for something nice, so it feels like luck.
    - Move it today, before it gets used up by nothing in particular. Ninety percent to the goal, ten for a treat.
    - (fitness coach) Straight to the goal, within the hour.
    - (triage) Order: overdue bills, card debt, a month's buffer, the goal. Whichever's open first gets it.
    short: Debts, buffer, goal; a tenth for a treat.

    == my income
    label: what comes in
    said: i earn/make 1*/2*/3*/4*/5*/6*/7*/8*/9* | i get 1*/2*/3*/4*/5*/6*/7*/8*/9* [euros/dollars/pounds/bucks] (a/per) month | (take home/bring home) .. month | (my/the) (income/salary/pay) is
    - A tenth of what comes in is a fair start for saving, a fifth if there's room. Put it aside the day it arrives, and plan the month with the rest.
    - Then split it in three: what's fixed, what's yours to spend, and what goes to savings first. A small fixed part on payday beats whatever happens to be left over.
    why: What is moved on payday never looks like spending money, so it isn't missed.
    short: A tenth, on the day it arrives.

    == payday plan
    label: payday
    said: payday | pay day | get/got/getting paid | salary (day/comes/came/is in) | paid weekly | get paid weekly/monthly
    - Do it in this order, within the first day: the transfer to savings, the fixed bills, then divide the rest by the weeks until next time. What's moved first doesn't have to be resisted.
    - Transfer first, even before you look at the rest. If it's automatic for the day after payday, you never have to decide again.
    - Payday is the one day when saving is easy, because nothing has gone out yet. Shall we make that first transfer automatic? -> standing order
    - (fitness coach) Payday, minute one: transfer. Then live.
    - (companion) A small ritual helps: coffee, transfer, five minutes with the bills, done.
    short: Transfer first, then bills, then divide.

    == standing order
    label: a standing order
    said: standing order | automatic transfer | set/setting up .. transfer | automate .. saving/savings/transfer | (auto/automatic) (save/saving/savings)
    - Yes. Set it for the day after payday, to an account without a card, and begin with an amount you'd hardly miss. It can go up in a month.
    - Yes, it's the one thing here that works without your having to decide anything. The day after payday is the right day for it.
    - (fitness coach) Yes, and do it today. Day after payday, fixed amount, other account, and then leave it alone.
    - (companion) Yes, it's ten minutes of your time and then it's off your mind. A small amount is a fine start.
    why: What's moved before you see it isn't missed, and nothing has to be decided in a weak moment.
    how: In the bank's app: standing order, monthly, the day after your pay comes in, to the savings account. Look at the amount again after two paydays.
    short: Yes, for the day after payday.

    == spent again
    label: I spend what I save
    said: always/keep/kept spend/spending/spent it/them/everything | end/ends/ended up spending/spent | spend/spending/spent what i save | spend/spending/spent it all/again | cant hold on to .. money | burns a hole | i always spend
    - Don't leave it where you can spend it. Have the amount moved to another account the day your pay comes, one without a card, and live on the rest.
    - Begin with an amount you won't miss, twenty even, that moves by itself on payday. What never sits in the spending account doesn't take any willpower.
    - (fitness coach) Take the choice away: payday, transfer, an account without a card. What you can't reach, you can't spend.
    - (companion) That happens to a great many people, and it isn't a flaw. Name the account after what it's for; taking money out of it feels different then.
    why: Money in the everyday account looks free to spend. In a place of its own, with a name, it's spoken for.
    how: Open a second account without a card, give it the name of what you're saving for, and set the transfer for the day your pay arrives.
    short: Move it out of reach on payday.

    == gambling
    label: gambling and lotteries
    said: lottery | lotto | casino | gambl* | betting | bet on | scratch card* | slot machine* | poker
    - It isn't a way to save: over time every player loses, that's how it's built. If it's one ticket for the fun, put it under fun. If it's hard to stop, a gambling helpline is free and discreet, and a bank can block such payments.
    - No, the odds are against you on purpose. What's lost is lost, so don't try to win it back. Ask your bank to block gambling payments; most do it in the app.
    - (companion) That's hard to say, and I'm glad you did. If it keeps pulling you back, you don't have to manage it alone; a helpline knows this well.
    - (fitness coach) House always wins. Block it with your bank today and move on.
    - (triage) If it keeps calling you back, that comes before any savings goal, and a helpline is the first call. If it was once for fun, leave it at that.
    why: Near misses and rare wins are built to keep people going; chasing losses is the most expensive habit there is.
    short: It costs on average; block it if it pulls.

    == on credit
    label: buying on credit
    said: on credit/finance/installments/instalments | car loan | finance a/the/it | 0 percent | interest free | loan for a | borrow to
    - Only for things you need to earn or live, a car for work for instance, and only if the payment stays under a tenth of your pay. For trips, clothes and gadgets, no: you'd pay long after the fun.
    - Mostly no. Compare the whole sum you'd pay back with the price, that figure usually decides it. A cheaper used one, bought from savings, wins in most cases.
    - (fitness coach) If you can't pay it twice, leave it. Save first.
    - (companion) It's tempting, I know. You'll sleep better without the monthly payment.
    short: Only for what earns its keep; never for fun.

    == sinking fund
    label: money for known bills
    said: sinking fund* | pots/pot for .. bills/car/christmas/insurance | known/yearly/annual bills/costs | set aside for .. insurance/tax/christmas
    - It's money put aside monthly for a bill you know is coming: insurance, car check, Christmas. Add those up for a year, divide by twelve, and move that amount each payday.
    - A pot for the predictable. Buffers are for surprises, this is for what's in the calendar anyway, and it keeps December from eating your savings.
    - (fitness coach) Yearly bills divided by twelve, automatic, separate pot. Done.
    - (companion) It's a way of being kind to yourself in December. A little each month.
    short: Yearly bills divided by twelve.

    == savings used
    label: using the savings
    said: use/using/touch/touching/dip .. savings for/into/on | should i use my savings | take .. from savings
    - For health, teeth or work, yes, that's what they're for, and it beats any loan. Then refill at your usual pace. For wishes, no.
    - If waiting would make it worse or dearer, use them without a guilty feeling. If it can wait two paydays, save up beside it.
    - (fitness coach) Need, yes. Want, no. Refill from next payday.
    - (companion) You saved so that you'd be safe when something happens. It's happening, so use it.
    short: For needs yes, for wishes no.
    """#
}
