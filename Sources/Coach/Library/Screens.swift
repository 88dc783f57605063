extension Library {
  /// Answers about phones, games and other screens. `Writing-for-the-coach` says
  /// how to read and extend this.
  static let screens = #"""
    domain: screens
    goals: screen* | phone* | scroll* | social media | instagram | tiktok | youtube | netflix | gaming | video game* | tv | television | doomscroll* | unplug* | digital detox | offline | reddit | facebook | twitter | internet
    words: screen time | scrolling | doomscroll* | on my phone | phone addict* | social media | instagram | tiktok | youtube shorts | binge watch* | gaming too much | my phone | netflix | youtube | scroll*

    == no time
    - Look at the screen time your phone shows for yesterday. For most people there are two hours in it that weren't planned, so cutting twenty minutes gives you time back.
    - You don't need extra time for this one, only a different place for the phone. Leave it in the hall while you eat dinner, and you've done today's part.
    - (fitness coach) This goal hands you time. Twenty minutes off the phone tonight, and use them for a quick walk so you feel the difference.
    why: Phone time comes in many short checks, so it doesn't feel like much. Added up, it's often the biggest free block of the day.
    how: Look up yesterday's total and its top app. Put a limit of half that time on the app, and decide what the freed half hour is for.

    == tired
    - When you're tired, scrolling feels like rest and leaves you about as tired as before. Put the phone to charge in another room and lie down for ten minutes with your eyes shut.
    - Tired evenings are when the phone wins. Set the app limits for nine o'clock now, while you're awake enough to want them.
    - (companion) You want to switch off, and the phone's the nearest thing. Try music with your eyes closed tonight, and see if that feels kinder.
    why: A feed keeps the brain deciding and reacting all the time. Rest needs a break from new input.
    how: Charger in another room, alarm clock by the bed. Lie down without the phone for ten minutes; if you're still restless, read two pages of something dull.

    == bored
    - Boredom's the phone's best friend. Keep a substitute within reach for those gaps: a book on the table, a crossword, anything that's quicker to pick up than your phone.
    - Try letting a gap be a gap. The queue or the bus stop without the phone is dull for a minute or two, and then your head finds something to do.
    - (fitness coach) Bored is your cue to stand up. Two minutes of stretching or the stairs, and by then the itch has usually gone.
    why: Each boring gap you fill with the phone teaches the hand to reach for it in the next. Leaving a few gaps empty unlearns that.
    how: Choose one regular gap today, like waiting for the kettle. Phone stays in your pocket for that one, every time this week.

    == cravings
    - The reach for the phone is over in a minute or two if the phone isn't there. Put it in a drawer in another room for the next half hour.
    - Before you unlock it, say what for. If there's no answer, put it back. You'll catch about half of the pickups that way.
    - (again) It's still pulling at you. Log out of the worst app after each use; typing a password is often enough to break the spell.
    - (companion) Often it's not the phone you want, it's company or a break. Which of the two would it be right now? => evenings
    why: Feeds pay off at random, and that's the pattern that makes reaching hardest to stop. A few seconds of delay weaken it a lot.
    how: Log out, delete the password from the browser, and move the app off the first screen. Three small hurdles, five minutes' work.

    == stress
    - After a hard day the feed feels like the easiest way to stop thinking. Ten minutes of something with your hands, cooking or washing up or a shower, does the stopping better.
    - News and comments keep the body on alert. In stressful weeks, look at the news once a day at a set time, and well before bed.
    - (companion) You want your head to go quiet, and that makes sense. See what happens if you sit by a window for five minutes first.
    why: The phone distracts from stress but doesn't lower it much, and bad news adds some. Movement, warmth and people bring it down.
    how: When you come in, the phone goes into a drawer for half an hour. Shower, cook or walk round the block first, then decide if you still want it.

    == evenings
    - Give the phone a bedtime that's an hour before yours. It charges in the kitchen from then on, and a cheap alarm clock takes over in the bedroom.
    - Fill the hour before you take it away. Put a book, a puzzle or a podcast on the sofa, so there's something in your hands at the usual time.
    - (again) Evenings again. Switch off the television or the router with a timer, so it's a machine that says stop and you don't have to.
    - (companion) Evenings are when it's quiet, and the phone fills the quiet. Calling someone for ten minutes can do that, too.
    why: Evening use is the most automatic and costs sleep as well, through what you see more than through the light.
    how: Tonight: charger into the kitchen, alarm clock by the bed, phone plugged in by ten. Tomorrow you check how you slept.

    == weekends
    - Weekends have no meetings to stop you. Make one half of one day phone-free, say Saturday until lunch, and arrange something out of the house for it.
    - Keep your phone out of reach until after breakfast on both days. How the first hour goes tends to set the tone for the rest.
    - (fitness coach) Saturday morning, phone stays home, you go out for an hour. That's sixty minutes off the count before noon.
    why: Free days lack the breaks that work puts in. A fixed offline stretch gives them one.
    how: On Friday, arrange something for Saturday morning with a place and a time. The phone stays at home or in the bag until lunch.

    == other people
    - Tell the people who matter that you're slower to answer now, and that they can ring if it's urgent. Nearly nobody minds, and nearly nothing's urgent.
    - If you're all on your phones at home, suggest one place without them, the dinner table say, and put yours in the basket first.
    - (triage) Sort your contacts into three: must reach me (calls on), can wait an hour, can wait a day. Only the first lot may make noise.
    why: Much of phone use is the fear of leaving someone waiting. Saying once how to reach you takes it away.
    how: Write one message to your five closest: "I'm slower on here from now on, ring me if it's urgent." Then mute the group chats.

    == slipped
    said: (went/gone/go/im/way) over | over .. (again/limit/today) | (relapsed/caved/slipped) .. (on/in/again/bed/reddit/tiktok/instagram/youtube) | (lost/wasted/gone/ate) .. (evening/hours/hour/day/afternoon/night/morning) | scroll* for .. (hours/hour) | (hours/evening) .. (tiktok/instagram/reels/youtube/reddit/scroll*) | reinstall* | (3am/2am/1am) .. (phone/scroll*/video/game/again) | what a mess | (6/5/7/8/six/seven/eight) hours (today/yesterday/again) | put it back on | back on after | got me again | screen time .. (up/higher/worse) | went up again
    - That happens, and tomorrow's count starts at zero. Look when it began, after dinner or in bed, and for tomorrow put the phone somewhere else for just that hour.
    - Those apps are built to take exactly that hour, so it's no proof of anything about you. One change for today: sign out of the app that took most.
    - (companion) It leaves an empty feeling, I know. You were probably worn out and wanted a rest. Have a real one now: lie down, music, eyes closed.
    - (fitness coach) Reset. Phone across the room, up, ten squats or a lap round the block, and the pull is broken for tonight.
    - An evening lost to the phone is just that. Look at which app and what time it began, move that app off your phone tonight, and start tomorrow as planned.
    - It happens, they're built to keep you there. No need to be extra strict tomorrow; put the phone in the kitchen at the usual hour and that's it.
    - (again) It keeps slipping at the same spot, I'd guess. Which app was it? => slipped app
    - (companion) You needed a way out of the day, and that one was closest. Nothing's spoiled, and you noticed it yourself.
    - (fitness coach) Right, shake it off. Charger in the kitchen tonight, and you're back in.
    why: Apps have no natural end, so you have to bring one. Slips come mostly when you're tired and no end was set.
    how: Check the phone's own list for last night. Set a limit of twenty minutes on the app at the top, now.

    == slipped app
    label: reinstalling an app
    said: it was instagram/tiktok/youtube/reddit/facebook/twitter | worst app | biggest offender | app .. gets me
    - Then delete just that one for seven days. Your account stays as it is, and you can still look it up on a computer if you must.
    - Good to know. Give that one a daily limit of fifteen minutes and let somebody else set the passcode.
    - (triage) One app usually makes up half the hours. Deal with that and leave the others alone for now.
    why: Removing the app adds a bit of effort each time, and much of the use was only there because it took none.
    how: Hold the app, delete it, and put a note with next week's date where its icon was. On that day you decide if it comes back.

    == too hard
    - Don't go for less everywhere. One place without the phone, bed or table, is enough for the next two weeks.
    - The total's hard to steer, single moments are easier. Choose the first half hour after waking, keep that free, and let the rest be.
    - (fitness coach) Cut fifteen minutes a day this week, all of them after dinner, and leave the rest alone. Next week another fifteen. In a month that's an hour a day.
    why: Rules tied to a place or time need no counting and no judgment, so they hold on bad days.
    how: Choose the bed or the table. The phone has a fixed place elsewhere, a bowl by the door, say, and that's the only rule for two weeks.

    == no motivation
    - Think of what the time would be for. Putting the phone down is easier when there's a book, a bath or a phone call waiting, so choose tonight's before dinner.
    - Try it for two evenings only and compare how you feel at eleven. If there's no difference, you can have it back.
    - (companion) Perhaps the phone gives you something you need just now. What would you say that is? => evenings
    why: Taking something away leaves a hole, and the hole pulls. A replacement you like pulls too.
    how: Tonight: phone in the kitchen at nine, a bath or a book instead. Tomorrow the same. On the third day, compare how you slept.

    == self doubt
    - You're up against apps made by thousands of people to hold your attention, so it says little about your will. Change the phone's set-up, and you'll need much less of it.
    - Nobody beats this by being strong at eleven at night. Settle it at six: charger in the kitchen, limits on.
    - (companion) Please don't call yourself weak. Most of the people around you have the same trouble and simply don't measure it.
    why: Willpower is lowest exactly when you use the phone most. A set-up that works without it is the honest solution.
    how: Five minutes in the settings: notifications off, limit of twenty minutes on the worst app, display black and white from eight in the evening.

    == how long
    said: (first) week .. (easy/hard) | getting hard
    - The first three or four days are the itchy ones. After about two weeks most people reach for it clearly less, and sleep tends to improve sooner than that.
    - You'll notice the evenings feel longer within a few days. For the habit itself, give it six weeks or so.
    - (fitness coach) Four rough days, two weeks till it's easier. Start counting tonight.
    why: The reaching is a habit tied to cues. It fades once the cue stops paying off, which takes weeks of ordinary days.
    how: Write down today's average and the number of pickups. Look again in two weeks, on the same weekday, and not before.

    == tracking
    - Your phone counts for you: look at the daily average once a week, on the same day. Pickups per day tell you as much as hours do.
    - Count moments in place of minutes: evenings with the phone in the kitchen, out of seven. It's easier to steer, and you see it at once.
    - (triage) Look at three numbers once a week: total hours, the top app, the time of the last use. Work on the one that bothers you most.
    why: The total includes maps, music and work. The one app or hour that bothers you is the figure worth following.
    how: On Sunday evening, open the phone's weekly report and write one number down: the daily average, or the hours in the top app.

    == gear
    - A simple alarm clock is the one thing worth buying, so the phone needn't sleep beside you. Everything else is in the phone's own settings.
    - Black and white display, no notifications but calls and messages, first screen empty. That costs nothing and takes ten minutes.
    - (triage) First settings, then a clock, then a box with a timer if you still can't leave it. Most people stop at the clock.
    why: A phone by the bed is the first and last thing you touch. The clock takes away its excuse to be there.
    how: Any alarm clock without a display that lights up the room. The phone gets a fixed charging place outside the bedroom door.

    == best time
    - Start with the last hour before bed: it's where most of the unplanned time is, and you'll notice the gain by morning. Then the first half hour after waking.
    - Meals are the easiest spot. They're short, they come daily, and the phone has no job there.
    - (companion) Choose the hour where you'd miss it least. It's good to begin gently.
    why: First and last use of the day are pure habit, with hardly any purpose, so you lose little there.
    how: Set an alarm for an hour before bed that's called "charger". When it rings, the phone goes there, whatever you're in the middle of.

    == doubt use
    - Fewer hours as such don't make anyone happier, it depends on what goes and what comes in its place. Where evenings and sleep get better, most people feel it within a week or two.
    - The research is mixed for the average user. For those who sleep badly, compare themselves a lot or can't stop, cutting down helps more clearly.
    - (companion) Ask how you feel when you put it down after an hour. If it's usually worse than before, that's answer enough.
    why: Screen time lumps calls to your mother together with angry comments. What it pushes out, mostly sleep and people, makes the difference.
    how: Rate your evenings from 0 to 10 for one normal week and for one week with the phone in the kitchen from nine. Then compare.

    == starting
    - Begin with one place: the bedroom. Charge the phone somewhere else from tonight, get an alarm clock, and change nothing else for a week.
    - Look at your phone's list first: which app, which hours. Then deal with only the top one, by a limit or by taking it off the phone.
    - (fitness coach) Tonight: notifications off, top app deleted, charger in the kitchen. Fifteen minutes' work and you're off.
    - (triage) Ignore the total for now. Begin where it costs you most: if it's sleep, the bedroom; if it's work, the desk; if it's people, the table. Which is it? => best time
    why: Place rules work without counting, and the bedroom is where the phone costs you most.
    how: Settings, notifications: off for everything but calls and messages. Charger to the kitchen. Clock on the nightstand.

    == first step
    - Tonight, plug the phone in outside the bedroom half an hour before you sleep. That's all for today.
    - Switch off all notifications except calls and messages now. It takes five minutes, and you'll be interrupted dozens of times fewer by tomorrow night.
    - Choose the app that eats most and take it off the first screen, into a folder on the last page. Today, two minutes.
    - (fitness coach) Phone in the drawer for thirty minutes after dinner tonight, and go round the block. Go.
    - (companion) Have dinner without it tonight and look out of the window, or at whoever sits across from you.
    why: Each of these takes a cue away. With fewer cues there's less to resist.
    how: Find a socket outside the bedroom, put the charger there now, and set an ordinary alarm clock. Tonight the phone goes there half an hour before you do.

    == good news
    - Nice, that's an evening you got back. What did you do with it? => good news time
    - Well done. It gets easier from here, since the hand stops reaching for it after a while. Keep the phone where it was tonight, that's probably what did it.
    - (limit) You stayed under, and it's the third evening that's harder than the first. Same set-up tomorrow.
    - (companion) Lovely. I hope it felt a bit roomier than usual.
    - (fitness coach) Good work. Use the spare minutes for sleep and you win twice.
    why: What fills the freed time is what makes the change last.
    how: Note what you did instead and where the phone was. Set up the same thing for tomorrow, at the same hour.

    == good news time
    said: read instead of | used the time to | time .. without my phone
    - That sounds better than a feed. Put it on the sofa tomorrow as well, so it's there before the phone is.
    - Good use of an evening. If you liked it, put it down for the same hour on two more days this week, before something else takes the slot.
    - (companion) I'm glad. Those are the evenings one remembers.
    why: A pleasant substitute is the strongest protection against sliding back.
    how: Leave whatever you used, the book or the cards, on the seat where you usually scroll. That's where it'll be picked up.

    == tips
    - Charge the phone outside the bedroom and use an ordinary alarm clock.
    - Turn off every notification except calls and messages from people.
    - Move the app that eats most off the first screen, or delete it for a week.
    - Keep meals and the first half hour of the day phone-free.
    - Switch the display to black and white after eight in the evening.
    - Log out after each use; the password is a useful hurdle.
    - Turn off autoplay, so every episode needs a decision.
    - Leave a book where you usually scroll.

    == next week
    - Mon: notifications off, except calls and messages.
    - Every night: phone charges outside the bedroom from half an hour before bed.
    - Tue and Thu: dinner and the hour after it without a screen.
    - Wed: move or delete the app at the top of your list.
    - Sat: offline until lunch, out of the house if you can.
    - Sun: look at the average and compare it with last week.

    == doomscrolling news
    label: bad news all day
    said: doomscroll* | doom scroll* | cant stop reading news | news .. anxious/depress*/addict* | scrolling through news | bad news all | headlines | news | (war/election/politics/climate) .. (read*/stop/news/all day/scroll*) | (cant stop/keep) reading .. (about/war/news) | look* at .. news | check* .. news
    - Twice a day at fixed times, from a source you trust, keeps you informed; the rest repeats itself. Not in bed. You don't owe the world your sleep.
    - It's awful, and reading on doesn't change it. If you want to do something, give a little, write to somebody, help nearby, and then close it for today.
    - (companion) It's a lot to take in for one person. You may look away for an evening and still be someone who cares.
    - Give the news one fixed slot, twenty minutes in the afternoon, from one or two sources that have an end. What's important will still reach you.
    - Scrolling for bad news feels like being prepared, and mostly leaves you tense. Take the news apps off the phone for a week and read on a computer.
    - (companion) It's hard to look away when the world feels unsafe. You're allowed not to know everything tonight.
    - (triage) Ask which of it you can do something about. For that, one slot a day. For the rest, weekly is plenty.
    why: Threatening news grabs attention by design of the brain, and a feed never ends. A source with a last page gives you a place to stop.
    how: Choose one paper or program. Read or watch it at five, to the end, then close it. No news after eight.

    == phone in bed
    label: the phone in bed
    said: phone .. bed/bedroom | bed .. phone | scroll .. bed | before i sleep .. phone | first thing .. morning .. phone | wake up .. phone | phone .. alarm | phone before bed/sleep | phone under my pillow | till 2 am | wake up .. check | (in/lie in) bed and scroll | bed .. scroll* | out of the bedroom | (my phone) .. (chest/pillow/nose) | put it down .. night
    - Get an alarm clock and let the phone sleep in the kitchen. It's the single change that works best here, since in bed there's nobody to stop you.
    - If it has to stay in the room, put it across from the bed with the sound on. You'd have to get up for it, and that's usually enough.
    - (companion) The phone's company at night, I know. An audiobook with a sleep timer gives you a voice without the scrolling.
    why: In bed, the phone delays sleep mostly by being interesting, and a little through light. Minutes turn into an hour without a cue to stop.
    how: Tonight: clock set, phone plugged in by the kettle at ten, door closed. Try three nights before you judge.

    == video games
    said: gaming | gamer | video game* | play games all | one more game | playing until | console | xbox | playstation | fortnite | league of legends | game/gaming till/until | game all night | playing till | gaming till | play too much | (game/games/gaming/gamer/playing/played/play) .. (hours/night/am/late/bad/friends/social/screen time/addict*/stop/all) | (one more) (game/round/match/level) | ps5 | minecraft | valorant | played till | is gaming (bad/ok) | gaming bad | candy crush | (played/playing) .. (hour/hours/crush) | (of/hours) (minecraft/fortnite/gaming/games)
    - Gaming with friends is a real social thing and not bad in itself. It's too much when sleep, work or people pay for it. Set the end before you start, by matches and not by clock: two and off.
    - One more is built in. Stop after a win or at a save point, with an alarm on the other side of the room, at least an hour before bed.
    - (triage) Two things decide it: whether you sleep seven hours, and whether you still do other things you like. If both are so, only the late evening needs a rule.
    - Decide the end before you start: two matches or until ten, with an alarm across the room. Stopping inside a match never works, stopping between them does.
    - Keep the days you enjoy most and drop the ones that are only habit. Three proper evenings a week beat seven half-hearted ones.
    - (companion) Often the friends in there are the reason, and that's a good reason. Keep the nights you play together and skip the solo ones.
    - (fitness coach) Earn the session: twenty minutes outside first, then play with a clear conscience.
    why: Games give you goals, progress and company, so they're hard to leave. An end that's set beforehand uses the natural breaks.
    how: Before you log in, write the time you'll stop on a note by the screen. Alarm five minutes earlier. Finish the match, switch it off.

    == series
    label: series and binge watching
    said: one more episode | binge watch* | binging netflix/series/shows | watch .. too much tv/netflix | tv too much | too much tv | too much netflix | series all night | watching tv | netflix/disney/hbo/streaming | (episode/episodes/season/series/show) .. (one/3/three/two/whole/more/again/instead/binge*/night) | binge* | (one more) episode | (tv/telly) .. (night/hours/evening/till) | (watch/watching) .. (while eating/eating/dinner)
    - Choose the number before the first one, autoplay off, and stop in the middle of an episode rather than at its end; the cliffhanger sits at the end. One or two an evening is a fine way to rest.
    - It was one long evening, no harm. For the next, watch with somebody or at a fixed hour, and get up between episodes.
    - Turn off autoplay and stop in the middle of an episode, where it's quiet. The cliffhanger at the end is made to keep you there.
    - Choose beforehand: one film or two episodes, then the television goes off with a timer. Choosing at half past ten is choosing too late.
    - (companion) Two episodes with someone on the other end of the sofa are a fine evening. Four on your own often aren't.
    why: Autoplay takes the decision away. Having to press a button gives it back to you.
    how: In the settings, switch autoplay off. Set the television's sleep timer when you sit down.

    == work needs it
    label: the phone for work
    said: need .. phone .. work | work .. computer all day | work .. screen* | job .. screen* | screen .. for work | cant avoid screens | on call | have to be reachable | (boss/work/slack/teams/email/emails/mail) .. (10pm/night/weekend/weekends/evening/all day/texts/constantly/checking/all the time/phone/off) | check* .. (email/emails/mail) | need .. phone .. (work/job) | (impossible/limit) .. (with/my) (job/work) | boss expects | (answer/reply) on weekends | second phone | work phone
    - Leave work out of the count, and give it an end: mail and chat off the private phone or silent after a fixed hour. Agree with your boss that a call means urgent and everything else is for tomorrow.
    - Look at mail three times a day at set hours. Studies find people less stressed with that and no slower.
    - Leave work out of the count and only look at what's left after hours. Work mail gets a last look at a fixed time, and then it's off the phone.
    - For long days at a computer, look at something far away every twenty minutes, and stand up once an hour. It's the staring that tires the eyes.
    - (triage) Sort your hours into needed for work, useful and plain habit. Only the last lot is your goal, and for most people it sits in the evening.
    - (fitness coach) Take every phone call standing or walking. Same job, less chair.
    why: The trouble with screens is mostly the unplanned part. Cutting what you need only makes you drop the goal.
    how: Use two profiles or two screens on the phone, one for work and one for the rest. After six, the work one's muted.

    == eyes
    label: tired eyes and blue light
    said: eye strain | eyes hurt/tired/dry/burn* | sore eyes | headache .. screen | blue light | night mode | dark mode | blue light glasses | (eye/eyes) .. (hurt*/dry/burn*/tired/sore/strain*/red/bad/blurry) | (dry/sore/tired/burning) eyes | (bad/harm*/ruin*) .. (eyes/eyesight) | headache* .. (screen/phone/computer) | (screen/phone) .. (headache*/eyes) | eyes (feel/like) .. sand | sandy eyes
    - Screens don't damage adult eyes; they dry and tire them, because we blink half as much. Every twenty minutes look at something far away for twenty seconds, and blink on purpose.
    - Blue light from screens isn't harmful, and the glasses do nothing that's been shown. Bigger letters, less glare, a break each hour. Have your eyes tested if headaches go on.
    - Every twenty minutes look at something at least six meters away for about twenty seconds, and blink on purpose. If your eyes still hurt after a week of that, have them tested.
    - Blue light glasses haven't shown much benefit in trials. Breaks, a bigger font and a screen an arm's length away help more.
    - (triage) Sudden loss of vision, flashes or strong pain need a doctor today. Tired and dry after work needs breaks, and an eye test if it goes on.
    why: We blink about half as often at a screen, so the eyes dry out, and holding focus up close tires the muscles.
    how: Screen an arm's length away, upper edge at eye level, no window behind it. Every twenty minutes look out of the window for twenty seconds.

    == social media comparing
    label: other people's lives
    said: instagram .. feel bad/worse/ugly | everyone .. looks perfect | social media .. depress*/sad/worse | fomo | missing out | likes on | followers | (everyone/everybody/others/people/they) .. (life/lives/better/perfect/happier/holiday*) | compar* .. (myself/me/insta*/others/everyone) | (insta*/facebook/social media) .. (bad/sad/ugly/jealous/worse/depress*) | jealous | (life/lives) .. (better/perfect) | jealous of | comparing my | influencers | influencer
    - What you see is their best few minutes, chosen from a week, next to all of yours. Unfollow whoever leaves you feeling smaller; ten accounts make most of the difference.
    - It does that to nearly everybody. Use it for people you know, write to one of them, and leave the looking at strangers out.
    - (companion) That's a lonely kind of feeling. Nothing about your life got worse in those ten minutes, though it feels that way.
    - Unfollow or mute whatever regularly leaves you feeling smaller, ten accounts today. Nobody's told, and it changes the feed within a day.
    - What you see there is picked and polished. Posting and messaging people you know tends to do people less harm than silent scrolling.
    - (companion) It hurts to look at lives that seem easier. Yours isn't lacking for not being filmed.
    why: Comparing upward lowers mood, and a feed offers it by the hundred. Fewer such posts, fewer comparisons.
    how: Scroll your feed for five minutes and note at each account whether you feel better or worse. Worse gets muted.

    == delete or limit
    label: deleting an app
    said: delete .. app* | should i delete | delete instagram/tiktok/facebook | quit social media | app limit* | screen time limit | ignore the limit | blocker | cold turkey app | opens instagram/tiktok/facebook/youtube by itself | just opens | keep opening | open .. without thinking | automatically open | (delete*/uninstall*/remove*/reinstall*/deactivat*/quit/leave/left) .. (app/apps/tiktok/instagram/insta/facebook/twitter/account/reddit/snapchat/youtube/social) | (tiktok/instagram/insta/facebook/twitter/reddit/snapchat) .. (deleted/off my phone/gone) | (day/week/month/days/weeks) .. without .. (insta*/tiktok/social/facebook/reddit/twitter) | (took/put) .. (instagram/tiktok/insta/facebook/youtube/app) | put it back (on/after) | (uninstalled/deleted/removed/quit) (twitter/facebook/instagram/tiktok/x/reddit/snapchat) | (deleted/removed) all (games/apps/social)
    - It's the most effective single move there is. You don't lose the account, and the browser is still there for messages, only slower. The first three days itch, then it's surprisingly quiet.
    - Reinstalling within a day is what nearly everybody does once. Next time sign out and change the password to something written on paper in a drawer; the extra two minutes are enough.
    - (companion) The odd emptiness in the first days is normal. It's just your hand looking for it.
    - Deleting works better for one or two apps you scroll, limits for those you need. Try a week without the worst one; reinstalling takes a minute if you miss it.
    - If you keep tapping "ignore limit", let somebody else set the code. A limit you can lift yourself is only a reminder.
    - (fitness coach) Delete it for seven days. If you haven't missed it by next week, it stays off.
    why: Every bit of effort between you and the app cuts use. Deleting adds the most and costs nothing.
    how: Hold the icon, delete, done; the account stays. If you prefer a limit, set fifteen minutes and let someone else type in the code.

    == kids and screens
    label: children and screens
    said: kids .. screen* | children .. screen*/tablet/phone | son/daughter .. phone/tablet/gaming/tiktok | screen time .. kids/children/toddler | on tablets | on their phones | kids .. all day | (kid/kids/child/children/son/daughter/toddler/teenager/teen/boy/girl) .. (screen/screens/tablet/ipad/phone/games/gaming/youtube/tv/tiktok/how much/hours) | (year old) .. (screen/tablet/phone/hours/much) | (screen time/tablet/hours) .. (year old/kids/kid/child/children/toddler) | my (teen/teenager) | teenager | teen | teens | kids see me | (daughter/son/kid/kids) (asked/said/told/wants/sees/see) .. phone | (kids/children/son/daughter) .. (see/watch/copy) me
    - Rough guide: under two almost none, two to five about an hour a day, watched together. Older children need sleep, movement and friends first; screens get what's left, none in the bedroom at night.
    - With teenagers, agree instead of forbidding: phones charge in the kitchen at night, meals without, games after homework. It works if the adults do the same.
    - What you do yourself counts for more than the rule. Agree on phone-free places for everyone, table and bedrooms, and put yours in the basket first.
    - For the little ones, the WHO advises no screens before two and at most an hour a day up to four, less being better. For older ones, sleep, school and moving come first and screens get what's left.
    - (companion) It's a tiring argument to have every day. A fixed end, always at the same point, saves most of it.
    why: Fixed times and places are easier for children than negotiations, and they copy what they see.
    how: One basket, one time: all phones go in at dinner and stay there until after breakfast, yours too. Tell them a week ahead.

    == what instead
    label: what to do instead
    said: what .. instead of .. phone/scroll* | what else can i do | replace .. phone/scroll* | nothing else to do | offline activit* | what .. do .. instead | what do people do | instead of (scroll*/phone/the phone/watching) | what else .. instead | something else to do | people do without | bored (in the/on the/waiting) | (queue/train/bus) .. what | (free/spare) time .. (do/now/what) | waiting room | nothing to do but | in the evening instead | (felt/so) bored .. (evening/day)
    - Keep three things ready: one for two minutes (stretch, window), one for twenty (pages, a walk, a call), one for an evening (cooking, a puzzle, friends). Put the book where the phone used to lie.
    - In a queue or on a train, try simply nothing once: look around, count something. It's dull for two minutes and then thoughts start to arrive.
    - (fitness coach) Something with your body beats anything else: ten minutes outside, a few push-ups, the dishes with loud music.
    - (companion) It needn't be useful. What did you like doing before there was a phone? => good news
    - Something for the hands works best: cooking, drawing, mending, an instrument, a puzzle. Put it on the table before you sit down.
    - Make a short list of five things you like that take ten minutes, and stick it on the phone. Bored heads can't think of anything.
    - (companion) A voice is better than a feed: ring one person this week just to chat.
    - (fitness coach) Go out. Fifteen minutes round the block after dinner, no phone, and the evening feels twice as long.
    why: A habit goes more easily when something takes its slot. What's within reach wins.
    how: Write five things on a card: ring someone, stretch, draw, tidy one drawer, ten pages. Tape it to the back of the phone.

    == silent phone worry
    label: worrying about missing something
    said: miss something important | what if someone needs me | emergency call | cant turn .. off | notifications off | do not disturb | fomo | (miss/missing) .. (something/out/anything/news/plans/everything) | (anxious/nervous/naked/weird/restless/panicky) .. (without/phone/it/other room/home) | left it .. (weird/anxious/other room) | (notification/notifications) .. (off/on/silent) | silent | dnd | (nervous/anxious/restless) when (its/phone) .. (off/away) | miss something | do notifications
    - That restlessness is normal and fades within a few days. Tell two people they can ring you if it's urgent, and let calls through; everything else keeps.
    - Turn off notifications for all but calls and messages from people. In studies people check less and feel calmer, and hardly anybody misses something that mattered.
    - (companion) It can feel as though you're out of reach of everyone. Try it for one hour, and see how the world looks when you come back.
    - Let calls from a few people through and silence the rest. Every phone can do that, and whoever's in trouble will ring.
    - Check messages at set times, say nine, one and six. Within a week, hardly anyone expects you to be faster.
    - (triage) Name the two or three people who truly have to reach you at night. They get an exception in the settings, and everything else goes quiet at nine.
    why: Most notifications are adverts for the app itself. Letting people through and apps not keeps what you need.
    how: In the do-not-disturb settings, allow calls from favorites and repeated calls. Put three names in the favorites and switch it on at nine.

    == does it count
    label: what counts as screen time
    said: (does/do/would/will) .. count | (count/counts) .. screen time | counts too | what counts | (maps/music/podcast/podcasts/kindle/ebook/ebooks/audiobook*/laptop/tv/television/work/photos/camera/navigation/duolingo/calls/video call/smartwatch/tablet/banking) .. (count*/screen time/ok/okay/bad/phone right) | (isnt/not) .. (phone/social media/screen time) | duolingo | includes .. (maps/music/work) | (screen time) includes | (use/using) .. phone for (reading/music/work/maps) | (is/are) .. (gaming/reading ebooks) screen time | (what about/and) (tv/the tv/laptop/youtube/music/work) | (with mom/with my mom) .. screen time | apple watch .. count
    - Count what pulls you in: feeds, videos, games, news. Maps, music, calls with family, photos, banking and a course don't need counting, since nobody loses an evening to them.
    - If the phone's own figure is your measure, it counts everything with the screen on, so take that and forgive it the maps. What matters is the same rule every day.
    - (triage) For each app, ask whether you chose it or it chose you. Count the second kind. Work and calls can stay out.
    short: Feeds, videos and games count; tools don't.

    == normal amount
    label: what's a normal screen time
    said: (normal/average/typical/usual/healthy) .. (screen time/hours/phone/adults/amount/time) | how much .. (too much/normal/ok/okay/healthy) | (too much) .. (screen/phone) | (is/are) (2/3/4/5/6/7/two/three/four/five/six) hours .. (much/bad/lot/normal/ok/realistic) | (how/what) about (other people/others/everyone) | (two/2/three/3/1/one) hours .. (possible/realistic/doable)
    - Adults are on their phones for about four hours a day on average, so two is well below that. There's no official limit for adults; it's too much when sleep, people or work get less than you'd like.
    - Realistic, yes, if you go down in steps: half an hour less each week. Most people get the biggest drop from one app and from the hour before bed.

    == under the limit
    label: a day under the limit
    said: (under/below) .. (limit/today/hours/2h/target/again/2) | nailed it | (phone/it) .. (stayed/left/was) .. (bag/room/drawer/kitchen/home/car/pocket) | (left/leaving) .. (phone/it) .. (home/room/kitchen/bag/car/behind) | without (the/my) phone | phone free | (no phone/no screens) .. (dinner/day/morning/evening/walk)
    - Nice, and it probably felt longer than the day before. Remember where the phone was; that place did half the work, so put it there again tomorrow.
    - That's a good day. If you noticed an odd restlessness at first, it's normal and gets quieter within a week or so.
    - (companion) I'm glad. What did you do with the time? => what instead
    - (fitness coach) Strong. Same spot for the phone tomorrow, and let's see two in a row.

    == good changes
    label: changes I notice
    said: (felt/feel/feeling) .. (calmer/lighter/freer) | (slept/sleep) better | more (present/patient) | (wife/husband/kids/partner/family/friend) noticed | so much (free/more) time | (read/finished) .. book .. instead | read a (whole) book | missed it at first | dont miss it | not so much | (more/so much/im) (relaxed/calm/calmer) | less (stressed/anxious/restless)
    - That's what people usually tell first: calmer head, better sleep, more of the people around them. Keep whatever you changed for another two weeks and it'll stop feeling like an effort.
    - Good to hear. The freed time wants something in it, or it runs back to the phone, so choose one thing you look forward to for those evenings.

    == app blockers
    label: limits and app blockers
    said: (app/website) (blocker/blockers/blocking/limit/limits/timer) | app blocker | app blockers | (opal/screenzen/freedom/forest) app | (ignore/bypass/skip/override/turn off) .. (limit/timer/blocker/warning) | (set/setting/make) .. limit | (iphone/android) .. (settings/limit/screen) | (see/find/where) .. screen time | digital wellbeing | (password/passcode) .. (limit/someone/wife/friend) | lock* me out | app that (lock*/block*) | is there an app
    - They help if getting round them takes effort. Have somebody else choose the passcode, or use a pause of ten seconds before the app opens; that alone cuts openings by about a third to a half.
    - Your phone has it built in: under Screen Time on an iPhone, Digital Wellbeing on Android. Set a limit for the two worst apps only, and a fixed downtime from an hour before bed.
    - (triage) Decide whether it's one app or all of it. For one app, remove it and use the browser. For all of it, downtime at fixed hours works better than a daily limit.
    why: A limit you can tap away becomes another thing to tap. A short delay works because most openings are automatic, and a pause lets you notice.

    == grayscale and dumb phones
    label: gray screen, simpler phone
    said: gray | grey | grayscale | greyscale | black and white | (dumb/flip/brick/simple/old/light/nokia) phone | dumbphone | minimalist phone | turned .. (grey/gray) | (gray/grey) mode
    - A gray screen does help a bit, around twenty to forty minutes a day in small studies, because the feeds get dull. It's free, so try it for a week, at least in the evening.
    - A simpler phone works for people who mean it, and maps, tickets and banking are what they miss. Try a cheaper version first: no browser, no feeds on yours for two weeks.

    == short videos
    label: short videos and feeds
    said: reels | tiktok | tiktoks | tik tok | (youtube/instagram/insta/facebook/twitter/reddit/pinterest/snapchat) .. (hole/worst/scroll*/addict*/stop/hours/again/all) | (cant stop/keep) .. (scroll*/reels/tiktok/shorts/watching/swip*) | rabbit hole | brain rot | brainrot | swip* .. hours | youtube shorts | shorts | watching (reels/shorts/tiktok/videos)
    - Short videos are the strongest pull of all, since the next one is always a surprise. Move them to the computer or one fixed slot, 20 minutes with a timer, standing up.
    - Clear the feed: watch history off, autoplay off, and the app signed out each time. When it's boring for the first minute, it loses you.
    - (triage) Find the one that takes most, start there and leave the others alone for two weeks.
    why: A reward that comes unpredictably keeps us going longest; slot machines work by the same rule.

    == automatic reaching
    label: picking it up without noticing
    said: (pick/picked/picking) (it/phone) up | picking up (my/the) phone | (reach/reaching/grab/grabbing/check/checking/look) .. (automatic*/without/constantly/time/minute/minutes/toilet/first thing/every) | (dont/didnt) (even) notice | reach* .. automatic* | on the toilet | (100/120/140/150/200/times) .. (pick*/check*/unlock*) | muscle memory | phantom (vibration/vibrations/buzz*) | (hand/hands/fingers) .. (goes/go/reach*) | goes to it | (open/opening) it without | without thinking | stop checking (my/the) phone | checking my phone
    - That's habit, and most of us do it a hundred times a day without a reason. Make it a little harder: face down, out of reach, a rubber band around it. The hand meets the band and you notice.
    - For the first and last half hour of the day and for meals, leave it in another room. It's easier to not have it there than to not pick it up.
    - (fitness coach) Each time you catch your hand going for it, stand up and stretch once instead. After a week the reach itself becomes the cue to move.
    why: Each check is a small loop of cue and reward. Distance breaks it, since the cue, the thing lying there, is gone.

    == morning phone
    label: the phone first thing in the morning
    said: first thing .. (morning/check/wake/do) | (morning/wake up/waking) .. (check/phone/scroll*/insta*) | (check/phone/scroll*) .. (wake/morning/in bed/getting up)
    - Very common, and worth changing first, because it sets the tone. Charge it outside the bedroom and give the first twenty minutes to light, water and breakfast. A cheap alarm clock does the waking.
    - If it has to be the alarm, put it across the room and open nothing else until you're dressed.

    == alarm clock
    label: waking up without the phone
    said: alarm (clock/clocks) | (how/wake) .. (wake up/without phone/no phone) .. (bedroom/phone/up) | phone is my alarm | (use/need) .. phone .. alarm | no phone in (bedroom/bed) | real alarm clock
    - A plain alarm clock for ten dollars does it, or an old phone without a connection. Test it for two mornings with the phone as a backup in the hall, loud.
    - Charge the phone in the hallway with the volume up: you still hear it, you have to get up to stop it, and bed stays free of it.

    == everyone on their phone
    label: people around me on their phones
    said: (everyone/everybody/people/all) .. (on their phone/phones/their phone) | (wife/husband/girlfriend/boyfriend/partner/friend/friends/he/she) .. (on her phone/on his phone/on their phone/phone all/scrolls/scrolling/always on) | phubb* | (dinner/table) .. (phone/phones/scrolls)
    - It's hard to be the only one who looks up. Suggest one phone-free thing together, dinner or the first half hour after work, all phones in a bowl, for a week. A trial meets less resistance than a rule.
    - You can't change theirs, but you can say how it lands: "I'd like to have you here while we eat." Said once, kindly, with your own phone away.

    == group chats
    label: group chats
    said: (group/whatsapp/family) (chat/chats/group/groups) | (200/100/50/unread) (messages/message) | whatsapp | telegram | discord | messenger | ignoring them | think im ignoring
    - Mute the group and look in twice a day; nobody expects an answer within minutes. If it matters, they'll call or write to you directly.
    - Leave the big ones quietly and archive the rest. With close friends, one voice call a week gives you more than two hundred messages.

    == arguing online
    label: arguing online
    said: (argu*/fight*/debat*) .. (strangers/online/comments/internet/twitter/reddit/people) | (twitter/comments/facebook/people/reddit) .. (angry/rage/mad/furious) | trolls | haters | comments
    - It's meant to make you angry; anger keeps people there longest. Type it, don't send it, walk a round, then look whether you still want to. Usually not.
    - Mute the five accounts that get you most, and stay out of comments for a week. You'll notice the difference in your shoulders.

    == checking an ex
    label: looking up an ex
    said: (ex/exs/exes) .. (profile/insta*/story/stories/facebook/page/stalk*/check*/again) | (stalk*/check*/looked/looking) .. (ex/exs/profile) | her (insta/profile/story) | his (insta/profile/story)
    - Most people do that, and it keeps the wound open each time. Mute or block for a month, you don't have to tell anyone why, and ask a friend to be the one you write to at that hour.
    - You looked; it hurts; that's all that happened. Next time wait ten minutes with the phone in another room. The urge passes much like a craving.
    - (companion) I'm sorry, that stings. Missing somebody isn't weakness, and each day without looking makes it a little quieter.

    == addiction and attention
    label: addiction, attention, dopamine
    said: dopamine | (addict*/hooked) .. (phone/screen/social/it/am/app) | am i addicted | is it an addiction | (attention/concentration/focus/memory) .. (span/come back/ruin*/worse/gone/phone/destroy*/again) | (cant) (focus/concentrate/read) .. (book/anymore/film) | (detox) .. (work/real/long/worth/need) | (im/hes/shes) addicted | (husband/wife/mom/friends) .. addicted
    - It's a strong habit for most, and an addiction for few: if you've tried to stop, keep failing, and work or people suffer, talk to a professional. For the rest, distance and fixed hours do it.
    - Your attention comes back. Within two to four weeks of less switching, most people read longer again. Start with ten pages, phone in another room, and add five each week.
    - A dopamine detox isn't chemistry, you can't empty dopamine out. A break of one to four weeks from the worst app does help mood and sleep a little, and shows you what you miss.

    == neck and thumbs
    label: sore neck and thumbs
    said: (neck/thumb/thumbs/wrist/shoulder/shoulders/fingers) .. (hurt*/sore/pain/ache*/stiff/looking/phone/down/lol) | text neck | (sore/stiff) (neck/thumb) | tech neck | my neck
    - Bring the phone up to eye level, swap hands and stop every twenty minutes. Roll the shoulders, tuck in the chin ten times, and it eases within days. Numbness or weakness belongs with a doctor.
    - A sore thumb is from repetition: use the other hand or your voice for a week, and a warm cloth in the evening.

    == shopping and dating apps
    label: shopping, dating and market apps
    said: (online) shopping | shopping (app/apps/again/online) | (dating) (app/apps) | tinder | bumble | hinge | grindr | crypto | stocks | prices | portfolio | amazon | temu | vinted | ebay
    - Give it one slot, fifteen minutes a day, and take the app off the first screen. Shopping: put it in the basket and wait until tomorrow. Prices: once a day is plenty.
    - With dating apps, write to two people properly and close it; swiping tires and rarely leads anywhere after ten minutes.

    == gambling and porn
    label: gambling or porn
    said: porn/porno/pornography | gambl* | betting | casino | slots | bets | onlyfans
    - Thanks for being open about it; many struggle with it. A blocker with somebody else's passcode, the phone out of the bedroom, and a plan for the usual hour work best.
    - If money is being lost, or it goes on although it hurts you, talk to somebody who does this daily: a doctor or therapist, for gambling also a free helpline, and have your bank block those payments.

    == my only rest
    label: it's how I relax
    said: (only/my) (relaxation/break/rest/escape/pleasure/downtime) | how i (relax/unwind/switch off/cope) | (deserve/earned) .. (scroll*/phone/it/break) | (too tired/no energy) .. (else/anything/scroll*/but) | (kids in bed/sofa/couch) .. (phone/scroll*)
    - You do need that rest, and you're allowed it. Take half an hour on purpose, with a timer, on the sofa and out of bed, and enjoy it; it's the second hour that leaves you more tired.
    - When you're that worn out, the bed is the better scroll. Or something that asks as little: music, a bath, lying on the floor with your eyes closed for ten minutes.
    - (companion) It's been the first quiet moment of your day, so of course you hold on to it. Keep the moment, and see whether it always needs the phone.

    == lonely without phone
    label: the phone as company
    said: (lonely/alone/company/isolated) .. (without/phone/it/live/online) | live alone | (friends/everyone) .. online | (sad/lonely/down/depressed) .. (scroll*/phone/insta*) | scroll* .. (sad/lonely/down)
    - That makes sense, it's the easiest company there is. Keep what's real in it, voice calls and messages to people you know, and cut only the part where you watch strangers.
    - One fixed contact a week, a class, a call, a walk with somebody, does more against that feeling than any feed. And you don't have to give up the phone for it.
    - (companion) Evenings can be very quiet. I wouldn't take your company away. Who would you like to hear from this week? => other people

    == wasted time guilt
    label: guilt about wasted time
    said: wasted .. (life/time/years/day/hours) | (pathetic/ashamed/hate myself/guilty) .. (phone/scroll*/screen) | im (so) pathetic | (feel/felt) (empty/numb/gross) | guilty .. (scroll*/phone) | wasted (the/my) (day/evening/weekend)
    - You aren't pathetic; thousands of clever people are paid to make it hard to stop. The hours are gone, and the next one is yours. Put it away for just that hour.
    - The feeling afterward is worth listening to, and isn't a verdict on you. There's something better for each kind of evening. Was it rest you wanted? -> what instead

    == checking for a message
    label: waiting for a message
    said: (check*/look*) .. (texted/text/replied/answered/wrote/message) | (waiting/wait) .. (message/text/reply/answer) | (left on) (read/seen)
    - Waiting for an answer is a strain, and looking doesn't bring it. Give that one person a sound of their own, put the phone in another room, and you'll hear it if it comes.
    - Set yourself three times to look, on the hour, and do something with your hands in between. Most replies take longer because people are busy.
    - (companion) It's hard when somebody's silence matters so much. I hope they write. Be nice to yourself meanwhile.

    == videos to fall asleep
    label: videos to fall asleep
    said: (sleep/asleep/bed) .. without (youtube/netflix/tv/phone/videos/video/series) | (youtube/netflix/video/videos/series) .. (to sleep/fall asleep/asleep/sleep) | need .. (youtube/tv/phone) .. sleep
    - Swap the picture for sound: a podcast or a reading you know, screen down, timer at twenty minutes. After a week most people drop off with that, and later without.
    - It works because it quiets your thoughts. Slow breathing or a dull audiobook does the same without the light and the next episode.

    == a quiet change
    label: a change I made
    said: (put/left/locked) .. (drawer/box/kitchen/hall/other room/car) | (reading/read) .. (books/again) | (nice/good) .. without (it/phone) | kind of nice | forgot my phone | by accident | phone .. (drawer/box) | phone in the (kitchen/hall/drawer/hallway/car) | (read/reading) .. (pages/chapter/chapters) | kitchen since | (evening/hour/morning) reading | spent .. reading
    - That's a good one, and simple enough to repeat. Same place and same hour tomorrow, and it becomes what you do.
    - Nice. Those quiet hours come back sooner than people expect.
    """#
}
