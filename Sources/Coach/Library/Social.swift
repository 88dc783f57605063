extension Library {
  /// Answers about friends, family, dating and shyness. `Writing-for-the-coach` says
  /// how to read and extend this.
  static let social = #"""
    domain: social
    goals: friend* | family | social* | date | dates | dating again | call mom | call mum | call my | meet people | lonel* | shy* | talk to | relationship* | partner | network* | conversation* | people | volunteer*
    words: make friends | making friends | dating | being shy | ^ im shy | social anxiety | hate/at small talk | ^ lonely | ^ im lonely | my relationship | meet people | left me on read/seen | left on read | ghosted me | text*/call*/message*/rang/phone* .. old/best friend | ^ i called/rang/phoned my mom/dad/sister/brother/mother/father/parents/grandma | best/old friend .. ignor*/moved | ignoring me | had a/an/another/big fight/argument/row with my brother/sister/mom/dad/mother/father/friend/parents | my dad/mom/mother/father/brother/sister and i dont/havent | should i apologise/apologize/apologise | introvert* | people drain/tire/exhaust me | got/have/having a date | first date | dating app* | tinder | moved to a new city/town/country/place | know nobody here | knows nobody | new at work | eat lunch alone | feel/felt/feeling left out | met/went/meeting without me | only .. two/three/one/few friends | how many friends | how often .. friends | forget/forgot/missed .. birthday/birthdays | invited .. over | nervous .. party/parties | not my friend anymore | me who asks/texts/calls/starts | be a burden | feel like a burden | think im weird/boring | good opener | end a conversation | people even meet | online friends | texting .. same | pub quiz | said hi to | nobody talked to me | everything is pubs/bars | friends only talk | join a group | doesnt/dont like my friends | my mate/friend/sister/brother moved | everyone is busy all | i dont like people | birthday party tomorrow | spent the day/whole with my | had lunch/coffee with a friend/colleague | she/he/they replied | she/he/they cancelled/bailed/flaked | cancelled on me | got/was/been stood up | friends moved/have | alone this year | someone to hang out | said something stupid/weird/wrong | my sister/brother/mom/dad/friend and i had | should i text/call | since we spoke/talked | want something from me | bring to a/the dinner/party | choir rehearsal | join/joined a choir | flatmate/roommate/neighbour never/doesnt talk*/talks | better with animals | i blush all/always/when | cinema/restaurant/movies/concert alone | say hello/hi to | new neighbour/neighbor/neighbours | mom calls me/three/every | miss my old team/friends/colleagues | wedding .. know no/nobody | im/am too quiet | nobody laughed | start/try volunteering | volunteering sounds | want a girlfriend/boyfriend/partner/relationship | friday/saturday night and nothing | nobody/never talks to me | talk about the same | bowling/dinner/drinks/pub with the guys/girls/lads | guys from work | get invited | ghosted a friend | keep in touch | nobody came | wont talk to me | met a nice woman/man/girl/guy | tongue tied | dont like me | hobby where i | old schoolfriends/friends was | third wheel | kids/son/daughter never ring/call/visit | about himself/herself | first move | argument over text | moved here for my | hard to trust | lunch with a colleague | met my neighbour/neighbor | rang grandma/grandpa/mom/dad | friend is mad/angry/upset with/at me | leave a party early | awkward in groups | less shy | invited to a wedding/party | new girlfriend/boyfriend and | friend/friends | date/dating | party | small talk

    == no time
    - People fit into what you do anyway: a call on the walk home, a friend along to the shop, dinner you'd cook regardless. Ten minutes keeps a friendship warm.
    - Fix one slot, the same evening each month, and it needs no planning. Most friendships die of calendars, hardly any of quarrels.
    - (companion) When life's full, a two-line message with "thought of you today" is a real sign of life. It takes a minute.
    - (fitness coach) Combine it: walk with a friend once a week. Two goals, one hour.
    why: Regular and short keeps people close better than rare and grand.
    how: Put one name on each commute of the week. Ring on the way home, ten minutes, and say at the start that you've got ten.

    == tired
    - Tired people cancel, and mostly feel better when they've gone. Go for one hour with a fixed end, and say so beforehand.
    - Choose easy company this week: somebody you can be quiet with, on a sofa or a walk.
    - (companion) You're allowed to rest as well. A voice message from bed also counts as being in touch.
    why: Seeing someone you trust tends to restore energy; being "on" for others uses it up. Pick by that.
    how: Say it beforehand: "I'd love to come, I'll be off by nine." Choose somebody you needn't entertain, and sit down.

    == no motivation
    - Staying in is pleasant right up to about nine. Arrange it so that somebody's waiting for you, and you'll go.
    - Pick the person you can be most yourself with and message only them today, with a day and an hour. One easy meeting brings the appetite back better than a party.
    - (companion) Pulling back can be tiredness, and it can be a low mood. If you've lost interest in most things for over two weeks, please mention it to a doctor.
    why: We tend to guess beforehand that company will be more effort and less fun than it turns out.
    how: Message one person: "Coffee on Saturday at ten, at yours or mine?" Once they've said yes, you'll go.

    == stress
    - When it's all too much, people are the first thing to go and the one that would help. Ring one person for ten minutes and skip the group things.
    - Tell somebody it's a rough week; you don't have to be good company to be welcome. A walk of half an hour with one person helps most, since you needn't even look at each other.
    - (companion) You needn't carry it on your own. Who'd want to know that you're having a hard time? => reach out
    why: A trusted voice lowers the body's stress response, more so than distraction does.
    how: Pick the calmest person you know and ring them on a walk. Begin with "I don't need advice, I just want to hear a voice."

    == other people
    - You can't make others keep up, only offer. Offer twice, kindly and specifically, and put your energy where something comes back.
    - If family weighs on you, shorten the visit and fix the end in advance. Two good hours beat a long day with a row in it.
    - (triage) Three lists: people who do you good, people you owe something, people who drain you. This week, see one from the first list, and let the third one wait.
    - (companion) Being let down by people you counted on hurts. It's fine to take a step back from them for a bit.
    why: Closeness needs both sides. A clear offer shows you quickly who's there.
    how: Two offers, each with a day and an hour, a week or two apart. If both fall through, write someone else and leave the door open.

    == weekends
    said: sit/stay/alone (home/in/at home) .. weekend* | sunday evening*/night*/blues
    - Arrange Saturday by Wednesday; by Friday people have plans. One message, one place, one time.
    - Empty weekends get long. Put one fixed thing with people in it, a class or a market or a phone date on Sunday at five.
    - (companion) Sunday afternoons can be the loneliest hours of the week. A standing call at that time helps a lot of people.
    why: Loneliness peaks where the week has no structure, so that's where an appointment does most.
    how: Wednesday evening: one message with a plan for Saturday. If it's a no, one more. Then a standing call on Sunday at five.

    == slipped
    label: I slipped
    - You haven't been in touch for a while, and so have they. Write "It's been far too long, I'd love to hear how you are" and send it as it is.
    - You cancelled, it happens. Offer a new date in the same message, and the friendship won't notice.
    - (again) If you cancel often, make meetings smaller: one person, one hour, close to home.
    - (companion) Nobody's counting as strictly as you are. People are mostly just glad to hear from you.
    - (fitness coach) One message, now, before you put the phone away. Done is better than well put.
    why: Studies show people value being contacted out of the blue far more than the sender expects.
    how: Open the chat, skip the apology, ask one thing about their life, and suggest a day.

    == too hard
    label: too hard for me
    - Make it smaller: eye contact and a hello to one person a day. The week after, one sentence about the weather.
    - Pick settings with something to do, a class, a walk, cooking. Talking beside an activity is much easier than across a table.
    - (companion) It takes courage, and you're allowed to be slow. Every small hello counts.
    - (triage) If fear keeps you from work, shops or people you love, that can be treated well, and a doctor's the way in. If it's nerves, small steps do it.
    why: Nerves shrink when you stay in a mild version of the situation until they settle, then move one step up.
    how: Week one: greet one person a day. Week two: one sentence more. Week three: ask one question. Stay at each step until it's dull.

    == self doubt
    label: doubting myself
    - Others notice your awkwardness a good deal less than you do, and people you've talked to tend to like you more than you think. That's been measured.
    - You needn't be funny or interesting. Being curious about one thing the other says is enough to be good company.
    - (companion) You're kind enough to worry about it. Someone who does that is rarely a burden.
    - (fitness coach) Forget charming. Show up, ask two questions, go home. Repeat weekly.
    why: Psychologists call it the liking gap: after a first talk, both sides underestimate how much they were liked.
    how: Before you go, think of one question you'd truly like answered. Ask it, listen, ask one more. Afterward note one thing that went all right.

    == how long
    label: how long it takes
    - An acquaintance becomes a friend over something like fifty hours together, a close one over two hundred. So choose things that happen weekly, and give it some months.
    - Nerves in new groups usually settle by the third or fourth time. Don't judge anything before that.
    - (companion) Slower than in school, for everyone. It's happening even while it still feels like small talk.
    why: Closeness grows with time spent and with telling each other a bit more each time.
    how: Choose one weekly thing and go twelve times. At the third, learn two names; at the sixth, suggest a coffee.

    == tracking
    label: keeping track
    - Count what you do: messages sent, invitations made, evenings with people. What comes back isn't yours to steer.
    - One line on Sunday: who did I see or ring, and how was I afterward. In a month you'll know who does you good.
    - (triage) Count contacts for a month, then only the ones that did you good. The second figure is the useful one.
    why: Counting replies makes you depend on others' calendars. Counting invitations keeps it in your hands.
    how: Sunday, two lines: who I saw or rang, and how I felt after, plus or minus. After four weeks, plan more of the plusses.

    == doubt use
    label: is it worth it
    - Few things matter as much. In large studies, people with good relationships live longer, by about as much as not smoking makes a difference, and two or three close ones are enough.
    - If it feels forced, you may be seeing the wrong people or in the wrong places. Change those before you decide it isn't for you.
    - (companion) Some people need lots of company and some need little. What would be enough for you? => how much contact
    why: Regular contact buffers stress, and people who are known by somebody look after themselves better.
    how: Write down the three people after whom you usually feel better. See each of them once in the next month and judge by that.

    == how much contact
    label: how much company
    said: how many friends | how often .. see people | introvert* | extrovert* | need alone time | social battery | how much contact
    - There's no right number. Two or three people you could ring at night and one thing a week with others suits many; introverts often do well with less.
    - Go by how you feel the day after. Emptied means smaller and shorter, flat and grey means you could do with more.
    - (companion) Needing time alone is nothing to mend. Keep the few that you feel at home with.
    why: What protects people is feeling connected, and the number of contacts says little about that.
    how: For two weeks, note after each meeting whether you're fuller or emptier. Keep the first kind weekly, shorten the second.

    == best time
    label: the best time of day
    - Early evening in the week, and not too late on Sunday. Calls work well on the way home, for you and often for them.
    - Give it a fixed place, the first Thursday of the month or Sunday at five. With a standing date nobody has to ask, and it still happens in months when you'd never have got round to it.
    - (companion) Whenever you tend to miss people most. Put a call just before that hour.
    why: A fixed date removes the back and forth that most meetings die of.
    how: Agree on one fixed day with one person, the first Thursday of the month, and put it in both calendars until the end of the year.

    == starting
    label: how to begin
    - Begin with someone you know already and have lost sight of. A two-line message today is easier than any new face.
    - For new people, choose one thing that happens weekly with the same faces, a class, a choir, a run, volunteering. Go four times before you judge it.
    - (triage) Somebody to do things with, somebody to talk to and a partner are found in different places. Which are you missing most? => starting missing
    - (companion) One small contact this week is plenty. Choose the person who's easiest to be with.
    - (fitness coach) One message today, one group this week. Book it before you can think of excuses.
    why: Seeing the same faces again and again does most of the work; being charming does little.
    how: Tonight: scroll your contacts, pick one name that makes you smile, write "Thought of you today, how are you?", send.

    == starting missing
    label: what is missing
    said: miss someone to talk to | miss a partner | need activity partners
    - For doing things: a weekly group. For talking: an old friend and more time with them. For love: both of those, plus telling friends that you're looking.
    - Good to know. Give that one thing the next four weeks and leave the other two alone.
    - (companion) That's an honest answer. It's a very human thing to want.
    why: Each of those is found in another way, so it saves time to know which you need.
    how: To do things: one weekly group. To talk: one old friend, once a month, in person. For love: both, and tell two friends you're looking.

    == first step
    label: something for today
    - Send one message today to somebody you haven't heard from in months: "Thought of you today, I hope you're well."
    - Ring one person on your way home today, ten minutes, no reason needed. Say straight away that you've only got ten, so that neither of you worries about the end.
    - Invite one person to something specific this week, with a day and an hour: coffee on Thursday at five, for example.
    - (fitness coach) Pick up the phone now and call somebody for five minutes. Calling beats texting.
    - (companion) Think of the person who last made you laugh, and tell them so today in one line.
    - (triage) Today, look for one weekly thing near you and write down when it starts. Going comes next.
    why: Specific invitations get a yes far more often than "we should meet up sometime".
    how: Scroll your contacts, stop at the first name that makes you smile, write one line, send it. No apology for the silence.

    == good news
    label: it went well
    - That's lovely, and it took some doing on your side. How did it feel? => good news felt
    - Well done, that took some nerve. Send a line tonight and name a day for the next time, while you're both still thinking of it.
    - (again) That's the second time, and that's how people become friends, by seeing each other again. Keep the rhythm, even if it's only once a month.
    - (companion) I'm so glad. Moments like that do more good than they seem to.
    - (fitness coach) Great. Send a short "that was fun" tonight and suggest a day.
    why: The second meeting is the one that gets forgotten, and it's the one that counts.
    how: Tonight: "That was fun. Again in two weeks, same place?" The date gets fixed while you both still feel like it.

    == good news felt
    label: how it felt
    said: felt good to see | it felt awkward | felt nice to talk
    - Thanks for telling me. Good or awkward, you went, and the next time starts from a bit further on.
    - I can imagine. If you'd like more of it, send them a line today while they're still thinking of you too.
    - (companion) That sounds real. I'm happy you had it.
    why: How it felt is the best guide to whom you should see more of.
    how: Write down in a line what was good about it, the place, the person or the size. Look for that next time.

    == tips
    - Invite with a day and an hour; "sometime" never comes.
    - Send one "thought of you" message a week.
    - Join something weekly and go four times before you judge it.
    - Ask a second question about what they've just said.
    - Put birthdays and big days of your people in the calendar.
    - Call while you walk; it's easier for both.
    - Agree on the next date before you part.
    - Leave while it's still nice; short visits get repeated.

    == next week
    - Mon: one message to somebody you've lost sight of.
    - Wed: a ten-minute call on the way home.
    - Thu: invite one person for the weekend, with day and hour.
    - Sat: meet them, an hour or two, something easy.
    - Sun: ring family or an old friend, then note who did you good.

    == make friends
    said: make .. friends | making friends | find friends | how .. meet people | new friends | new city | new in town | moved .. new city/town/country | no friends here | dont know anyone/anybody | know nobody | have no friends | dont have friends | friends as an adult | nobody to hang out | meet new people | people my age | no social life | make/making/find/finding/meet/meeting .. friends/people | where do .. meet | friends at 30/40/50/60
    - Go where the same people come every week: a class, a club, a choir, volunteering, a regular run. Four times for getting used to it, then ask one person for coffee afterward.
    - Friendship comes with about the tenth talk, hardly ever with the first. So choose something near home that you'd enjoy even if nobody spoke to you, and give it three months.
    - (fitness coach) A running group or a ball game: same people, same day, something to do. Sign up for this week's.
    - (companion) It's hard to start from nothing in a new place. It took the others months, too, it only looks ready-made from outside.
    - (triage) First regularity, one weekly thing. Then one person out of it. Then a coffee. In that order.
    why: Friendships form through repeated, unplanned contact and a little openness. School gave you that for free; as an adult you have to arrange it.
    how: Search tonight for one weekly thing within twenty minutes of home. Put four dates in the calendar. At the third, talk to the same person twice.

    == reach out
    label: getting in touch
    said: reach out | text .. friend | lost touch | reconnect* | old friend* | havent talked to .. in | message first | always the one who | call .. more often | stay in touch | keep in touch | never text/call/write/message first | text first | they never call/text/write | havent called | should call | should text | text*/message*/call* .. old friend | text/write/call first | years since we | since we spoke/talked | someone to hang out | invite someone/her/him
    - Write two lines, no apology: "Saw something that made me think of you. I'd love to hear how you are." Nearly everyone's pleased to get that.
    - If you're always the one who writes, tell one of them that you'd be happy to be asked, too. Some people just never think of it, and like you all the same.
    - (companion) It's a little scary after such a long time. The silence was on both sides, and someone has to go first.
    - (fitness coach) Send it now, unpolished. Typing it took longer than they'll spend judging it.
    why: In experiments people clearly underestimate how much an unexpected message is appreciated.
    how: Two lines: what made you think of them, and that you'd like to hear how they are. Send it without reading it a third time.

    == small talk
    said: small talk | never know what to say | what to say | what .. talk about | awkward silence | awkward | conversation starter* | run out of things to say | keep .. conversation | boring to talk | dont know what to say to | (talk/only talk) about their/kids/work | talk about the same | same stuff | group chat/chats | talks only/always about himself/herself/themselves
    - Ask about something right there, the food, the place, how they know the host. Then ask a second question about their answer, and you're talking.
    - Silences feel long to you and short to others. Take a sip of your drink and ask about their weekend; that gets you out of most of them.
    - (companion) You don't have to shine. People remember how much you listened.
    - (triage) Three topics that always work: what they do with their free time, something near you, something they've just mentioned.
    why: People who ask follow-up questions are liked more, in studies of first conversations and of dates.
    how: Before you go, think of two questions: "What keeps you busy these days?" and "How did you get into that?" That covers half an hour.

    == shyness
    label: being shy
    said: shy | shyness | social anxiety | nervous around people | scared of people | afraid of people | anxious .. party/people/group | blush* | introverted and | hate parties | parties .. anxious | fear of being judged | im/am too quiet | im quiet | want to hang out | say hello to | should i say hello/hi | tongue tied | dont like me | awkward in groups/company | less shy
    - Take it in steps: greet a neighbor, ask for something in a shop, come early to a small gathering. Stay in each until the nerves drop, then go one up.
    - Come early and with a job, help with drinks or the coats. A task gives you something to do with hands and words.
    - (companion) Being shy is a way of being careful with people. You don't have to get rid of it, only to keep it from deciding everything.
    - (fitness coach) One small brave thing a day: a hello, a question, a phone call. Thirty of those and it's another you.
    - (triage) If fear of people keeps you from work, school or daily things for months, a doctor or therapist can help, and this is one of the fears that responds best.
    why: Avoiding brings relief now and more fear next time. Staying in a mild situation lets the alarm learn that nothing happens.
    how: Write five situations from mild to scary. Do the mildest daily until it bores you, then the next. Go early, and with a task, to anything with a crowd.

    == dating
    said: dating | date .. nervous | first date | tinder | dating app* | hinge | bumble | find .. girlfriend/boyfriend/partner | im single | being single | ask .. out | my crush | like this girl/guy | get a date | no matches | nervous about .. date | ask her/him out | matches | want/need a girlfriend/boyfriend/partner | girlfriend | first move | make a move | nice woman/man/girl/guy
    - Keep first dates short and cheap: a coffee or a walk, an hour. It takes the weight off, and if it's good, you'll both want a second one.
    - Apps are easier on the nerves in small doses: ten minutes a day, a meeting within a week or two of writing, then on to real life.
    - Ask with a plan and an easy way out: "I'm going to the market on Saturday, come along if you like." Whatever they answer, you've been clear and kind.
    - (companion) Putting yourself out there is tender work, and a no says little about your worth.
    - (fitness coach) One real invitation this week, with a place and a time. Worst case, you know.
    why: People tell whether they click in person and within minutes; weeks of writing mostly build up a picture that isn't them.
    how: Propose place, day and hour for coffee or a walk, an hour at most. Before you go, think of two things you'd honestly like to know about them.

    == rejection
    label: being turned down
    said: reject* | ghosted | left on read | didnt reply | no reply | turned me down | said no | ignored me | dont like me | they dont like me | got dumped | dumped me | broke up | breakup | break up | ex
    - That hurts, and it's meant to, we're built that way. It says something about fit and timing and very little about you.
    - No answer usually means a full life or a bad week. One friendly follow-up after a week is fine; after that, leave the door open and turn to others.
    - (again) It still stings. Let it, and spend your time this week with people who are glad when you come in.
    - (companion) I'm sorry, that's a lousy feeling. You don't have to be over it yet.
    why: The brain handles being rejected partly like physical pain, so it really does hurt. It eases with time and other people's warmth.
    how: One friendly message after a week, then none. Mute, don't stalk. Arrange two meetings this week with people who like you.

    == family conflict
    label: trouble in the family
    said: argument with | fight with my | fighting with | argue* .. family/parents/mother/mom/mum/dad/father/sister/brother/wife/husband/partner | not speaking | family drama | toxic family | difficult mother/father/parents/family | estranged | in laws | argued with | yelled at my | my mother/mom/dad/father/sister/brother and i | my parents | fight/row/argument/argued with my/the | toxic | kids/son/daughter never ring/call/visit/write
    - Wait until you're both calm, then say one thing: what happened, how it was for you, what you'd like next time. Leave out "always" and "never".
    - You don't have to settle the old things to have a decent hour. Choose short visits, neutral ground and safe subjects for now.
    - (companion) Rows with family go deep, since they know where it hurts. It's all right to need some distance.
    - (triage) If you aren't safe with them, distance and help come first. If you are, one calm talk about one thing is the way. Do you feel safe with them? => family conflict safe
    why: People can hear a wish far better than a verdict. One subject at a time keeps it from becoming about everything.
    how: "When ... happened, I felt ... Next time I'd like ..." Say it once, calmly, and then let them answer without cutting in.

    == family conflict safe
    label: whether it is safe
    said: im safe with them | they respect me
    - If you are, try that one talk in the next few days, an hour at most, and stop while it's still all right. If you aren't, please tell somebody you trust or a helpline today.
    - What matters first is that nobody threatens, hits or controls you. If somebody does, please get help from a person you trust or a helpline. If not, there's no hurry: one quiet talk, one subject.
    - (companion) Thank you for telling me. If any of it frightens you, please talk to somebody you trust today. If it's mostly sad and tiring, one honest sentence at a calm moment is a good start.
    why: Where there's respect, talking helps. Where there isn't, getting safe comes before understanding.
    how: Choose a walk over a table, it's easier side by side. One subject, one wish, an hour at most.

    == relationship time
    label: time for each other
    said: time with my partner/wife/husband/girlfriend/boyfriend | date night | drift* apart | relationship .. better/stronger | more time with .. family/kids/partner/wife/husband | quality time | take each other for granted
    - Ten minutes a day with phones away, each says what the day was like, does more than a big weekend now and then. After dinner is a good moment.
    - A fixed evening every other week, something you both look forward to, planned by turns. It survives busy months if it's in the calendar.
    - (companion) It's easy to become flatmates when life's full. Saying "I miss us" is a warm way to begin.
    - (fitness coach) Do something together that makes you both a little nervous or sweaty. New things bring people closer than another series.
    why: Small everyday turning toward each other predicts how couples do. New shared experiences help as well.
    how: After dinner, phones away, five minutes each: what was the day like. The other one only listens and asks.

    == say no
    label: saying no
    said: say no | saying no | boundar* | people please* | people pleaser | cant refuse | everyone wants something | taken advantage | too nice | overcommit* | calls three/five/ten times | calls me every | only want something | how do i tell .. dont want to | want something from me
    - Buy time first: "Let me check and tell you tomorrow." Most unwanted yeses happen because the answer was due at once.
    - A no needs no reasons. "That doesn't work for me, thanks for asking" is complete, and friendlier than an excuse.
    - (companion) It's hard when you've always been the one who helps. Those who like you will like you with a no, too.
    - (triage) Ask yourself if you'd say yes were it for tomorrow morning. If you wouldn't, it's a no now as well.
    why: Reasons invite bargaining, a kind and short no doesn't.
    how: Practice with something tiny this week: a newsletter, a second helping, a meeting. Say it, smile, change the subject.

    == listening well
    label: listening better
    said: better listener | listen better | good listener | talk too much | interrupt* | empath* | support a friend | friend .. going through | comfort a friend | friend .. sad/depressed | friend/she/he/they .. depressed/cancer/ill/sad/died/lost .. what | what do/should/can i say/write .. friend/her/him/them
    - Ask, wait, and repeat in your own words what you've understood. Most people want that far more than advice.
    - With a friend in trouble, say that it sounds awful, ask whether they'd like ideas or just an ear, and then do what they choose.
    - (companion) Being there is most of it. You needn't find the right words.
    - (triage) If a friend talks about not wanting to live, ask directly, stay with them and get help together. For everything else, listening is enough.
    why: Feeling understood calms people, and advice before that feels like being hurried along.
    how: Ask "what was that like for you", wait, then say it back in your own words. Offer ideas only when they want them.

    == group things
    label: joining a group
    said: join .. club/group/class/team | volunteer* | meetup | choir | sports club | community | church group | book club | where .. meet people | join/joined/joining .. group/club/class/team/choir | running/book/sports/chess club | tried/went .. club | volunteering | hobby where | hobby .. people
    - Volunteering's the easiest door: you're given a task, people are glad that you're there, and you see the same faces every week.
    - Choose by distance and weekday before interest. What's ten minutes away on a free evening is what you'll still attend in March.
    - (fitness coach) Team sport or a walking group. Moving side by side, talking comes by itself.
    - (companion) The first time is the worst, everyone else seems to know each other. Tell yourself you only need to stay for half an hour.
    why: Being needed and coming regularly are the two things that turn strangers into familiar faces.
    how: Search for three groups within ten minutes of home. Take the one on a free evening, and tell them it's your first time.

    == remote and far
    label: friends far away
    said: long distance | live far | friends .. far away | work from home .. alone/lonely | remote work .. lonely | home office .. lonely | abroad .. lonely | far from family | homesick
    - A standing call works better than good intentions: same day, same hour, half an hour, cameras optional. Cook or walk while you talk.
    - If you work at home, get one daily contact out of the house, the same café, the gym at the same hour, a desk in a shared office on two days.
    - (companion) Missing people who are far away is the other side of loving them. Send a voice message today, they'll hear you smile.
    why: Hearing a voice makes people feel closer than text does. Regular beats long.
    how: Fix a weekly call, same day and hour, and do something alongside, cooking or a walk. In between, one voice message.

    == does it count
    label: does it count
    said: does/do/can/could/would .. count | texting/texts/call*/online/video .. count/enough | texting/texts/call*/online/video .. same as | voice message* .. count/enough | voice message* .. same as | is/are texting/calling/online .. (same/as good/enough) | online friends
    - Yes. A call counts fully, and online friends are friends. A text is the smallest coin, good for keeping in touch, though it fills you up less than a voice or a face.
    - I'd count anything with a real exchange in it, both ways. A like isn't one. If you can choose, voice beats text and a table beats both.
    - (fitness coach) Call, yes. Meeting, yes. Text, only if it leads to one of the two.
    - (companion) If it made you feel less alone, it counted.
    why: Hearing a voice lowers stress more than reading the same words does; sitting together does it best.
    short: Calls and online talk count; texts a little.

    == contact made
    label: got in touch
    said: called/rang/phoned/texted/messaged/met/visited/saw/wrote .. mom/dad/mother/father/friend/friends/sister/brother/grandma/neighbour/neighbor/mate/him/her/them/someone/colleague* | said hi | went/been/go to .. party/quiz/club/meetup/dinner/class/event/bbq | spent .. (with my/with a/with friends) | had lunch/coffee/dinner/drinks with | (was/it was/actually) fun/nice/lovely | talked to a/someone/my/the | coffee/lunch/dinner/drinks with a/my | rehearsal/choir/club tonight | first rehearsal/meeting/class | bowling/dinner/drinks/lunch/pub with the/old/my | guys from work | met a nice | dinner .. was great/lovely/fun | old schoolfriends | met my neighbour/neighbor/neighbours | rang grandma/mom/dad | i rang
    - That's good, and it wasn't nothing to do it. Keep it warm: one short message within the week, or the next date fixed before it slips.
    - Lovely. You went, or you called, and that's the hard half. Think of who was easiest to be with, and do more of that.
    - (fitness coach) That's a rep. One more this week, same person or a new one.
    - (companion) I'm glad. I hope it left you a little warmer.
    why: Contact grows by being repeated soon. Two meetings in a month do more than one long one a year.
    short: Good. One short message within the week.

    == no answer
    label: no answer from them
    said: no/never answer/reply/replies/response | (left me on/left on) read/seen | hasnt/havent/didnt/never/wont (replied/answered/reply/answer/called back/text back/texted back) | ignoring/ignored/ignores me | ghosted | friend/she/he/they .. ignoring | been ghosted | met/meet/went/going .. without me | wasnt/not invited | dont get invited | nobody came | wont talk to me | never ring/call/visit | not invited
    - That stings. Mostly it's a full head and no verdict on you; give it a week, then send one light line without a question. If nothing comes after that, put your effort where it's answered.
    - I'm sorry, silence is hard to read. Don't write a story about it tonight. One friendly message in some days is fair, and then it's their turn.
    - (companion) That hurts, of course it does. You reached out, and that was a kind thing whatever comes back.
    - (fitness coach) One follow-up next week, then move on to the next name. Don't chase.
    - (again) Still quiet, then. I'd let that one rest and be with someone who's glad to hear from you.
    why: People overestimate how unwelcome they are; most unanswered messages were read at a bad moment and forgotten.
    short: One light line in a week, then let it rest.

    == always me
    label: it's always me
    said: always/why .. me who asks/calls/writes/texts/starts | always (have to/me who/the one who) | (nobody/no one/they never) calls/texts/writes/asks/invites me | they/people/everyone/friends .. (busy/never have time) | one sided | (im/i am) the only one who | only want something from me
    - That's tiring, and very common: in most groups one person does the asking. The others are usually glad and simply worse at it. Ask less often, and those who'd miss you will show.
    - It feels lopsided, I know. Try fixed dates in place of invitations, every first Thursday, say. Then nobody has to start.
    - (fitness coach) You're the captain, then. Make it a fixed date and let them show up.
    - (companion) It's lonely to be the one who always asks. You may say so to one you trust.
    why: Who organizes says more about habit than about liking. Fixed dates take the asking out of it.
    short: Fixed dates, so nobody has to ask.

    == moved somewhere new
    label: new in town
    said: moved/move/moving .. (city/town/country/here/abroad/new place) | new (in town/here/city/place/job) | know (nobody/no one) | (dont/do not) know anyone/anybody | new at work | eat .. alone | (mate/friend/sister/brother/best friend) .. moved/moving to/away/abroad | friends moved on/away | all have families | miss my old team/job/city/friends | flatmate/roommate never/doesnt | moved here for | hard to trust new people
    - That takes months, for everyone. Choose one thing that happens weekly with the same people, go six times, and sit in the same spot. Faces turn into names somewhere around the fourth.
    - Starting from nothing is slow, and it isn't you. Say yes to everything small for eight weeks, and be the one who suggests the coffee.
    - (fitness coach) One fixed group a week, six weeks. At work, one lunch with one person this week.
    - (companion) That's lonely at first, I'm sorry. Keep a regular call with somebody from before while the new place grows.
    why: It takes about fifty hours together to get from stranger to casual friend, so the same group every week beats many different ones.
    short: One weekly group, six times in a row.

    == making up
    label: after a fight
    said: (fight/row/argument/fell out/falling out/argued/fought) .. with/brother/sister/mom/dad/friend/wife/husband/partner | (should i/how do i) (apologise/apologize/say sorry/make up) | apologise/apologize first | not/dont/doesnt/arent/isnt speak/speaking/talking/talk .. (dad/father/mom/mother/brother/sister/anymore/each other) | (not/no longer) my friend | isnt my friend | argument over text | wont talk to me | friend is mad/angry/upset with/at me
    - That sits badly, and it's worth being first if you can mean it. Short: "I'm sorry about how I spoke. I'd like us to be all right." Leave out the but. They may need a few days.
    - Sore silence rarely mends by itself, and one line can open it: "I've been thinking of you." It doesn't have to settle who was right. If they've hurt you badly, you may keep the distance.
    - (companion) I'm sorry, that sits heavy. You don't have to solve it tonight. Would you want them back in your life? => family conflict safe
    - (fitness coach) Be first. One sentence, no but, today. Then the ball's with them.
    - (triage) If they treat you badly, distance comes first. If it was a clash, one honest line within the week.
    why: An apology without excuses lowers the other's guard quickest; explaining comes better a day later.
    short: Be first: one sorry, without a but.

    == party nerves
    label: nerves before a party
    said: nervous/scared/anxious/panic* .. party/parties/people/meeting/event/dinner/date | party/parties .. (nervous/tomorrow/tonight/all those) | invited/having .. over/round | panicking | talk/ramble/drink too much .. nervous | all those moms/people/parents | bring to a/the dinner/party | wedding .. know/alone | wedding invite | invited to a wedding/party
    - Nearly everyone has that, and it drops after about twenty minutes. Arrive early while it's quiet, find one person, ask two questions, and allow yourself to leave after an hour.
    - Give yourself a job, such as drinks, coats or the music; it's easier with something in your hands. If you've invited them: simple food, three chairs too few, and it'll be fine.
    - (fitness coach) In, one talk, an hour, out. That's a full session.
    - (companion) I understand. Nobody sees the nerves from outside, they mostly see a friendly face. You may go home early.
    why: Nerves peak just before arriving and fall with every minute you stay. Leaving at the peak teaches the opposite.
    short: Early, one person, two questions, an hour.

    == ending a talk
    label: getting out of a talk
    said: (end/leave/finish/stop/get out of) .. conversation/chat/talk | good opener | (openers/icebreaker*/ice breaker*) | how do i start (talking/a conversation/a chat) | never/dont know what to (say/talk about) | leave a party/dinner early | leave early
    - To end it: "It was good talking to you, I'll get another drink" is quite enough, with a smile, while it's still going well. To begin one: something about the place, then a question.
    - Openers needn't be clever: "How do you know everybody here?" works anywhere. For the end, thank them for one thing they said, and go.
    - (fitness coach) In: question about the place. Out: "Good to meet you." Practice both once this week.
    - (companion) People are mostly grateful when someone begins, however clumsily.
    short: Ask about the place; leave with a thank you.

    == introvert
    label: people tire me
    said: introvert* | people drain/tire/exhaust me | (dont/do not) really/even like people | drained/exhausted after people/parties | too tired .. see/meet | social battery | i like being alone | better with animals | animals than people | group chats stress | third wheel
    - Then few and quiet is your measure, and that's as good as any. One person at a time, an hour or two, a free evening after. Two good friends are plenty for most people.
    - That's a matter of type, and nothing to cure. Plan people for when you're rested, with an end time, and skip the crowds.
    - (fitness coach) One meeting a week, one person, one hour. That's enough to stay in shape.
    - (companion) That's how you're made, and it's fine. Someone who's easy to be silent with is worth ten parties.
    why: How much company feels good differs widely. What protects health is having a few people you can count on.
    short: One person, one hour, a free evening after.

    == how many friends
    label: how many friends one needs
    said: how many friends | only/just have/one/two/three .. friends | normal/ok .. friends/friend | few friends | how often .. see/meet/call | how much (contact/time with)
    - Two to four close friends is what most adults name, so two is normal. Seeing one of them every week or two is what people in good shape report. More is taste.
    - Few is fine if they're people you could ring at night. Once a fortnight in person and a call between keeps it alive.
    - (fitness coach) One meeting and one call a week. That's a training plan you can hold.
    - (companion) One who really knows you is a lot. Numbers say little here.
    why: Studies of wellbeing find the big step between none and one or two close people, and small ones after that.
    short: Two to four close ones; one meeting a week or two.

    == first dates
    label: a date
    said: (got/have/having/going on) a date | first date | what .. (wear/talk about) .. date | date on/tonight/tomorrow | (dating/dating apps/tinder/hinge/bumble) | what do/should i wear
    - How nice. Something short with an end, a coffee or a walk, and clothes you feel like yourself in. Ask about what they enjoy, and you needn't be interesting for two hours.
    - Apps wear people out, so use them in small doses: ten minutes, a few messages, then a short meeting within the week. Long writing beforehand mostly leads nowhere.
    - (fitness coach) One hour, coffee, comfortable shoes. Good or bad, you showed up.
    - (companion) Exciting. Be as you are with a friend; someone who suits you will like that best.
    short: Short, a coffee or a walk, clothes you feel well in.

    == partner and friends
    label: my partner and my friends
    said: wife/husband/partner/girlfriend/boyfriend .. (like my friends/jealous of my friends) | doesnt/dont like my friends | new girlfriend/boyfriend and no time
    - You may keep friends your partner doesn't care for. Say when you'll see them and when you two have your evening, and both are settled. If you're being kept from people, take that seriously.
    - Ask once what lies behind it, and listen. Often it's time, sometimes it's how someone was spoken about. After that, it's your choice whom you see.
    - (companion) It's uncomfortable in the middle. You're allowed to want both.
    - (fitness coach) One fixed friends' evening a week, one fixed evening together. Written down.
    - (triage) Worry or control: which one is it? Worry you can talk through. Control needs someone outside, a friend or a counselor.
    short: Fixed evenings for both; control is a warning sign.

    == cheap together
    label: cheap things to do together
    said: cheap/free/cost/money .. do/together/friends/meet | what can/could/should we do | ideas/things (to do/for us) .. together/friends/us | (dont/do not) drink .. pubs/bar/everything/people | everything/everyone .. pubs/pub/drinking/bars | what should/can i cook .. them/friends/guests
    - A walk with coffee from home, cards at the kitchen table, a film evening, cooking one pot together, a museum on its free day. Most people are glad when it's cheap.
    - Breakfast instead of drinks solves two things, the cost and the alcohol. Or do something side by side: a market, a swim, a repair.
    - (fitness coach) Walk and talk, an hour. Costs nothing and you've both moved.
    - (nutritionist) One big pot for everyone: chili, curry or soup, bread beside it. Costs little and nobody notices who's drinking what.
    - (companion) Sitting in someone's kitchen is still the best. It needn't be an event.
    short: Walk, cards, one-pot dinner, breakfast.

    == forgot their day
    label: forgot a birthday
    said: forget/forgot/missed .. birthday*/anniversary | late .. birthday
    - A late wish is still welcome: "I'm late, and I've been thinking of you" is charming enough. Then put ten birthdays into your calendar at once, repeating every year.
    - Happens to everybody. Write today. For the next ones, an entry two days before helps more than one on the day.
    - (companion) They'll forgive you. A late, warm message often gets a better answer than a punctual one.
    - (fitness coach) Message now, calendar in ten minutes. Solved for life.
    short: Write late, then put them in the calendar.

    == being a burden
    label: being a burden
    said: (be/being/feel like) a burden | think/thinks im weird/boring/annoying/strange/odd | bother/bothering/disturb* them/people/anyone | not/nobody interesting | they/nobody dont/doesnt like/want me
    - You're very unlikely to be. People enjoy being asked far more than those who ask expect. Begin with something small, ten minutes, a question you really have.
    - That thought comes with being out of practice, it isn't a fact about you. Most people are busy worrying what you think of them.
    - (companion) I'm sorry you feel that. Those who like you would rather hear from you on a bad day than not at all.
    - (fitness coach) Test it: one message today. Count the friendly answers, not the fears.
    why: In studies people regularly underrate how much others liked talking to them, and how welcome a message was.
    short: They're gladder to hear from you than you think.

    == company at work
    label: people at work
    said: colleague* | coworker* | work/office drinks/party/lunch/do/people | after work drinks/drink | at/from work .. asked/invited/drinks
    - Yes, go, for an hour, that's where work people turn into people you know. One soft drink, two talks, and you may leave first.
    - Lunch is the easiest door at work: ask one person, "I'm getting a sandwich, coming?" Once a week is enough.
    - (fitness coach) Go. One hour, two names, home.
    - (companion) It's nice that they asked. You can go late and leave early.
    short: Go for an hour; lunch with one person.

    == cancelled on me
    label: they cancelled
    said: she/he/they/friend/friends cancelled/canceled/cancels/bailed/flaked | cancelled on me | got/been/was stood up | stood me up | cancelled last minute | didnt show up | never showed
    - That's disappointing, you'd set the time aside. Once is life, three times is a habit. Say it lightly: "I'd been looking forward to it, when do you really have time?"
    - I'm sorry. Do something nice with the free evening anyway, and leave the next suggestion to them.
    - (fitness coach) Their loss. Use the slot: a walk, a call to someone else.
    - (companion) That stings. It was a plan with hope in it. You may be a bit hurt.
    short: Say it lightly; next suggestion is theirs.

    == said something silly
    label: said something silly
    said: said something stupid/wrong/weird/embarrassing/dumb | keep thinking about (it/what i said) | nobody laughed | made a fool | embarrassed/embarrassing myself | replay* .. (conversation/in my head) | they/he/she said .. (too quiet/too loud/boring) | ghosted a friend
    - They've most likely forgotten it already. People remember how you treated them, hardly ever a clumsy line. If it hurt someone, one sentence tomorrow clears it; otherwise let it fade.
    - Everyone lies awake over such a thing now and then. Ask yourself whether you'd think twice about it if a friend had said it; you wouldn't.
    - (companion) Ouch, I know that replaying. You meant no harm. It'll be smaller tomorrow.
    - (fitness coach) Miss. Next ball. Nobody keeps the score but you.
    why: People overestimate by far how much others notice and remember of their slips.
    short: They've forgotten it; clear it up only if it hurt.

    == going alone
    label: going by yourself
    said: cinema/movies/restaurant/concert/dinner/museum/travel*/holiday alone | alone to the/a | go/going .. by myself/on my own/alone | know no one/nobody/noone there | alone this year | nothing to do tonight | friday/saturday night and nothing/alone
    - Yes, that's quite normal, and half the room has done it. Choose something you'd enjoy anyway; it's freer than people think, and you're easier to talk to when you're alone.
    - It's fine, and it gets easier the second time. Go a little early, take a seat at the side or the bar, and stay as long as it's good.
    - (fitness coach) Go. First time's the only odd one.
    - (companion) You may treat yourself like a guest. And if it's a lonely evening, one call before you go helps.
    short: Quite normal; go early, stay while it's good.

    == they answered
    label: they answered
    said: she/he/they (replied/answered/texted/wrote back/(called) back)/(said yes) | got a reply | good talk with | had a good talk | and i had a good | made up with | we talked it out
    - How good. Answer while it's warm, and name a day if you'd like to meet.
    - That's lovely, it was worth the nerve. Keep it light and keep it going.
    - (fitness coach) Good result. Follow up with a date within two days.
    - (companion) I'm so glad. Enjoy that.
    short: Answer soon, and name a day.
    """#
}
