extension Library {
  /// What leads a chat: said when the coach has not understood, agrees, lets go or offers a choice.
  /// The coach itself asks for these topics, so they have no phrases.
  static let guide = #"""
    domain: guide

    == not understood
    - I'm not sure I follow. Which of these would help?
    - I didn't quite get that. Pick one and we'll go from there.
    - That one's beyond me, I'm afraid. Here's what I can do.
    - I'm not sure what you mean. Would one of these fit?
    - Sorry, I lost you there. Pick a number, or put it another way.

    == which
    - I'm not sure I follow. Is it one of these?
    - Let me check I've got you right. Which one is it?
    - I may have that wrong. Do you mean one of these?
    - Which of these comes closest?

    == unknown question
    - That's a question I can't answer well. These I can.
    - I don't know enough about that to be useful. What I can help with:
    - I can't answer that one honestly. Would one of these help instead?

    == menu
    - Happy to. Where would you like to start?
    - Sure. What would help most right now?
    - Let's see. Pick what fits today.

    == obstacles
    - Let's look at that. What gets in the way most often?
    - Fair question. Which of these comes closest?
    - Something usually does. What is it most of the time?

    == other obstacles
    - All right, one of these, then? Or tell me in your own words.
    - Maybe it's one of these. If it isn't, just describe the last time it happened.

    == heard good
    - Good to hear.
    - That's good news, well done.
    - Nice. Enjoy that one.
    - Glad to hear it.
    - Lovely. Keep that in mind for the next slow day.
    - That's worth a small celebration.

    == heard bad
    - That sounds hard. I'm sorry.
    - I'm sorry, that's a rough one.
    - Sorry to hear that. You don't have to fix it today.
    - That's a lot. Go easy on yourself.
    - I can see why that gets to you.
    - No wonder you're not at your best, then.

    == heard intention
    - Sounds like a plan. Tell me how it goes.
    - Good, do that. I'm curious how it goes.
    - All right. See how it feels, and we'll take it from there.
    - Okay. One try tells you more than a week of thinking about it.
    - Good. I'll be here if it turns out differently.

    == heard plain
    - (every period) I see. And on an ordinary day, what usually gets in the way of it?
    - (total) I see. And what would make the next bit of it easier for you?
    - (level) I see. And what has been the hardest part of it this week?
    - (limit) I see. And at what hour of the day is it hardest for you?
    - (time of day) I see. And what is it, most days, that makes it later than you meant?
    - (result) I see. And how has the training gone these last two weeks?
    - (no number) I see. What would you notice first if it went better?
    - (no goal) I see. And what would you like to be different about it?
    - (goal) All right. Would it help to plan the week around that? -> plan
    - Thanks for telling me. Is that something you'd like to change, or is it fine as it is?
    - (goal) Makes sense. Shall I suggest something that fits in with it? -> tips
    - Right. What would make it easier?
    - Okay, noted. Which part of it would you like to look at?

    == heard aside
    - Fair enough. That's part of the week too.
    - Ha, all right. It can't all be about the goal.
    - I see. Is there anything you'd like to look at today?
    - Okay, good to know what your days look like.
    - That's everyday life. I'm listening.
    - (companion) Thanks for telling me a bit about your day.
    - (fitness coach) All right. Life comes first, the rest fits around it.

    == heard on
    - I don't want to guess wrong. Would one of these two help?
    - I'm not sure how you mean that. One of these, perhaps?
    - Let me offer two things, and if neither fits, say it another way.

    == comfort
    - One bad day happens to everybody, and it undoes nothing.
    - I'm sorry it feels like that; a single day says nothing about you.
    - Go easy on yourself; days like that are part of it.
    - That's a rotten feeling, and it won't last.
    - (reached) I'm sorry it feels like that, and you did it all the same.

    == bluntly
    - (behind) Straight, then: you're behind. There's {left} to go, and the pace so far won't get you there. Do more of it this week, or move the date. Those are the two options.
    - (behind) No padding: it's behind, and waiting makes it steeper. It takes {pace} from here. If that won't happen, lower the target today and mean it.
    - (ahead) Straight, then: you're ahead. Your risk is easing off now because it looks safe.
    - (reached) Straight, then: it's done. There's nothing to be stricter about, only a next goal to choose.
    - (over) Straight, then: you're over the limit. One day isn't a problem, three in a row are a habit, so decide now what tomorrow looks like.
    - (limit) Straight, then: you know the number, and you know which moment breaks it. Plan that one moment, or it'll break it again.
    - (time of day) Straight, then: the bedtime slips because the evening has no end. Set a time when the evening stops, and keep it on the nights you don't feel like it too.
    - (every period) Straight, then: the good days don't make up for the missing ones. Do it on the day you least want to; that's the day that counts.
    - (total) Straight, then: the number moves when you do something for it on ordinary days. Decide which three days this week, and put a time on them.
    - (level) Straight, then: the scale follows what you repeat. Change one thing you do every day, keep it for three weeks, and skip the rest.
    - (result) Straight, then: you won't get there by running the same run each time. One hard session and one long one a week, every week.
    - (no number) Straight, then: a goal without a number is a wish. Decide what you'd count, and start counting tonight.
    - (no goal) Straight, then: talking about it won't change it. Pick one thing, do it before tomorrow night, and tell me whether you did.
    - Straight, then: you know most of this already. The part that's missing is doing it on the days you don't feel like it.
    - I'll be plain: pick the smallest version you'd be embarrassed to skip, do it today, and skip the planning.

    == nothing agreed
    - We hadn't settled on anything yet. Shall we pick one small thing for today? -> first step
    - Nothing firm so far. Would a small first step be a good start? -> first step

    == known
    - Apart from that I know only what you've written in this chat.
    - Beyond that, just what you've told me here. I don't see anything else.

    == known without a goal
    - Only what you've written in this chat. I have no goal of yours in front of me and I don't see anything else about you.
    - Just this chat, and nothing from outside it. The more you tell me, the better I can fit what I say.

    == agree
    - Good. Try it once today, and tell me how it went.
    - Then that's the plan. Come back and tell me how it goes.
    - Good. Start small and don't wait for the perfect day.
    - All right. The first try doesn't have to be pretty.

    == let go
    - Fine, we'll leave that. What would help more?
    - No problem. Something else, then?
    - That's okay. What would you rather talk about?

    == meant small
    - It's meant to be small enough for a bad day. If it still feels like too much, do half of it; if it feels like nothing, do it twice.
    - That's about what most people can keep up. Try it for three days, then change the size and not the habit.

    == picked
    - Good pick. Do it once today or tomorrow, and see what gets in the way.
    - That's a sensible one to start with. Tie it to something you do every day anyway.
    - Good choice. Try it for three days before you judge it.

    == refusal
    - Understood, I'll leave that out.
    - Fair enough, you won't hear that from me again.
    - Okay, that's off the table.

    == because
    - Mostly because small and regular beats big and rare: what you can repeat on a bad day is what lasts.
    - Because it's easier to change one small thing at a fixed time than to rely on wanting to.
    - It removes a decision. The fewer you have to make when you're tired, the more often it happens.

    == more
    - Pick a fixed moment in your day, do the smallest version of it then, and keep that up for a week before you add anything.
    - Decide tonight when and where you'll do it tomorrow, put out what you need, and stop while it still feels easy.

    == in other words
    - What I mean: one small thing, at a fixed time, and then see how it goes.
    - Put simply: make it so small that a bad day doesn't stop it.

    == no numbers
    - There's no goal in this chat, so I have no numbers to go by. Once you've set one and noted a few values, I can tell you where you stand.
    - I can't tell without a goal and a few values. Set a goal first, and ask me again in its chat.

    == no plan
    - Happy to, once I know what for. What would you like to work on?
    - A plan needs something to aim at. Which of these is closest?

    == no tips
    - Gladly. About what?
    - Sure. Which of these is it for?

    == setting a goal
    said: set a goal | new goal | make a goal | choose a goal | pick a goal | goal should i | what goal* | find a goal | finding a goal | need a goal | goal ideas | which goal should
    - Pick one thing you'd like to be different in three months, then turn it into something you can count: steps a day, nights before eleven, books a year. What would that be for you? => goal said
    - Start with what bothers you most days, since that's where you'll notice a change. Then make it countable, and small enough for a bad week. What comes to mind? => goal said
    - (again) Choose the goal you'd be glad about even if nobody ever saw it. Then give it a number and a date. Which one is that? => goal said
    why: A number and a date make a wish something you can check, and checking is what keeps people going.
    how: Take the wish, "sleep better" for instance, and ask what you'd do differently on one evening. "In bed by half past ten, five nights a week" is a goal; you know each night whether you kept it.
    short: One thing, countable, small enough for a bad week.

    == goal said
    - That's a good direction. Give it a number and a date, and make the first week almost too easy. Once it's a goal of its own, we can go through it step by step.
    - I like it. Put a number on it that you'd manage in a bad week, and set it as a goal; then we'll look at what a week could be like.

    == encouragement
    - It's set up, and that's the part people put off. The next entry is the one that counts.
    - One ordinary week done is worth more than a perfect plan. Start with today.
    - (ahead) You're ahead, and that's your doing. Keep the pace you can hold on a bad day.
    - (reached) You got there. Take a moment before you raise the bar.
    - (behind) You're behind, and it can be made up in small pieces. Today's is enough for today.
    - (over) One day over says little. The next one starts clean.
    - (limit) Every day within the limit makes the next one easier.
    - (time of day) Regular beats early. Two evenings in a row are a start.
    - (level) The line over weeks is what counts, and single days go up and down.

    == careful
    - I'd rather not push the goal today. How you are comes first.
    - Let's leave the goal alone for now. The other thing matters more.
    - That can rest for today. What kind of day has it been otherwise?
    - I'd keep the goal out of it a little longer. Anything else on your mind is welcome.
    - No plans from me on that yet. Sleep, people, work or something nice: I'm glad to talk about those.
    - We'll come back to that when things are steadier. What would do you good tonight?

    == careful with the body
    - That waits until it's healed. What spares it, how long it may take or how to keep your shape till then: ask me about any of those.
    - I'd leave that for when it's calm again. We can look at the days around it instead, sleep, food and what you can move without pain.
    - Not while it hurts, and nothing's lost by that. What would you like to keep up in the meantime?
    - That one's for later. For now what counts is what you can do without pain, and there's more of that than it seems.
    """#
}
