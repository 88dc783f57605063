extension Library {
  /// Answers about languages, instruments, studying and writing. `Writing-for-the-coach` says
  /// how to read and extend this.
  static let learning = #"""
    domain: learning
    goals: learn* | study* | language* | spanish | french | german | italian | japanese | korean | chinese | english | guitar | piano | violin | instrument | practice | practise | course* | exam | exams | vocabulary | flashcard* | duolingo | write | writing | written | thesis | drawing | draw | sing | singing | chess | code | coding | programming | words written | certificate | degree | journal*
    words: duolingo | flashcard* | vocab* | grammar | my instrument | practice session | (play/playing/learn/learning/practice/practise/practicing/practising) .. (guitar/piano/violin/drums) | (guitar/piano/violin) (lesson/lessons/practice) | study session* | my course | word count | writers block | learn/learning | studying | exam/exams | language | spanish/french/german/italian | piano/guitar/violin

    == no time
    - Fifteen minutes a day is plenty for a language or an instrument, and better than two hours on Sunday. Put them right after breakfast or straight after work.
    - Split it: five minutes of repeating in the morning, ten minutes of new things in the evening. Waiting times do nicely for the repeating.
    - (fitness coach) Fifteen minutes, timer on, before the evening gets at you. Daily beats long.
    why: Memory gains more from many short sessions with nights in between than from one long one.
    how: Keep the material open where you sit: guitar on a stand, book on the table, app on the first screen. Sit down, fifteen minutes, stop.

    == tired
    - Repeat what you know already, ten minutes, and leave new things for tomorrow. Tired heads can still review.
    - If you're always tired at study time, the hour's wrong. Try before work, or straight after lunch, for one week.
    - (companion) Then just listen today, a song or a podcast in that language, or a recording of the piece. That counts on days like this.
    why: Taking in new things needs a rested brain, and sleep afterward is when it's stored.
    how: Open last week's material and go through it once, ten minutes, no new page. Then close it and get to bed in good time.

    == no motivation
    - Go back to something you enjoy in it: a song you love, a film, a chapter on what interests you. The exercises will be there tomorrow.
    - Do five minutes and play or say one thing you're already good at. Ending on something that works makes the next day easier.
    - (again) Still flat, so change the material for a week: no book, only songs, films, games or people.
    - (companion) The middle of learning is a long grey stretch for everyone. You're further than it feels.
    - (fitness coach) Five minutes, worst playing or worst spelling allowed. Starting's the whole job today.
    why: Early progress is fast and visible, the middle is neither. Enjoyable material carries you through it.
    how: Choose a song, a scene or a page you truly like and work on only that for five minutes. Stop at a point where it went well.

    == bored
    said: flashcards/grammar/duolingo/scales/anki .. bor*/dull/tedious | teacher/class/course is boring
    - Drop the exercises for a week and use the thing: a chat with somebody, a song, a small project, a page of your own.
    - Mix three short bits into one session, ten minutes each of different kinds. Besides being less dull, mixing helps you remember.
    - (fitness coach) Set a mini challenge: one song by heart, or a two-minute talk, by Sunday.
    why: Switching between kinds of task feels harder and leads to better learning in most studies.
    how: Ten minutes on old material, ten on a song or a text, ten on making something of your own. Swap the order next time.

    == forgot
    label: I keep forgetting
    - Leave it out in the open: guitar on a stand, cards by the kettle, notebook on the keyboard. What's in a case or a tab gets forgotten.
    - Tie it to your coffee: first sip, first card. Ten minutes, and the habit reminds you by itself after a few weeks.
    - (wellness coach) Choose one chair and one time, and leave the material there overnight, open at the right page.
    why: Sight is the strongest reminder there is, and it costs nothing.
    how: Put the thing on the table tonight, opened at the right page, with your cup on top of it. Tomorrow's first sip is the start.

    == plateau
    label: stuck at the same point
    said: plateau* | same level | not/getting .. nowhere/anywhere | stuck at .. level/b1/b2/a2
    - The middle plateau is famous: you learn a lot and notice little. Change the kind of practice for two weeks: from input to speaking, from pieces to technique, from reading to writing.
    - Record yourself now and again in four weeks. You hear progress on a recording that you can't feel from day to day.
    - (again) Still flat, then get a teacher for two or three lessons. One outside ear finds what's holding you back faster than months alone.
    - (companion) It's frustrating to work and not feel it. It's usually settling in, and shows up a few weeks later.
    - (fitness coach) You're practicing what you can already do. Spend half of each session on the thing you avoid.
    why: Beginners gain on common things, later on there are rarer and finer ones, so each hour shows less.
    how: Find the one weakest spot. Ten minutes on it at the start of each session, slowly, for fourteen days.

    == slipped
    label: I slipped
    said: broke/lost my/the streak | streak gone/broken | skipped/missed .. days
    - A few missed days cost you very little. Review what you did last for ten minutes today, and go on with new things tomorrow.
    - After a longer break, go back two chapters or to easier pieces. It comes back in a third of the time it took.
    - (again) When it keeps slipping, halve the session and keep the days. Ten minutes, same hour.
    - (companion) Life got in the way, that's all. What you've learned is still in there, a little dusty.
    - (fitness coach) Ten minutes of easy stuff today, and the streak starts at one. No catching up.
    why: Relearning is much faster than learning, even after months.
    how: Today: old material only, ten minutes. Tomorrow: five old, ten new. Then as usual.

    == too hard
    label: too hard for me
    said: subjunctive/tenses/grammar/cases .. killing/hate/hard/head/explode | reading the news | too hard
    - Go a step down: an easier text, half the tempo, the previous unit. You should get about four in five right; below that, little sticks.
    - Cut it smaller: two bars, one rule or ten words, slowly and correctly, before you go to the next. It feels like crawling for a week, and then the pieces fit together.
    - (triage) If it's too fast, slow it down. If it's too much, halve it. If it isn't explained well, get someone to show you. Which is it? => too hard what
    - (companion) It is hard, and that isn't about your talent. Everyone who can do it was bad at it for a good while.
    - (fitness coach) Half tempo, half amount, done cleanly three times. Then speed up a notch.
    why: Errors you repeat get learned as well. Slow and right is quicker in the end.
    how: Go back to where you last got four in five right. Do that for three days at half speed, then try the hard part again.

    == too hard what
    label: what makes it hard
    said: too fast for me | too much at once | nobody explains
    - Then change just that for the next three sessions. If it clicks, you've found the setting for the whole thing.
    - That's easily adjusted. Take last week's material at the new setting today, and add new things on Thursday at the earliest.
    - (companion) Good that you know. It makes it a problem of the method, and no fault of yours.
    why: One wrong setting makes the whole thing feel impossible.
    how: Half the tempo or half the amount, three sessions in a row, no errors hurried over. Then raise it a little.

    == self doubt
    label: doubting myself
    - Adults learn well. They're slower by ear than children and faster at rules and words, and a year of short daily practice gets nearly everyone somewhere worth being.
    - Talent makes a difference in the first weeks; after that it's mainly hours. Compare with your own recording from two months ago.
    - (companion) It's brave to be a beginner as an adult. Nobody sounds good at this stage.
    - (fitness coach) You don't need talent for fifteen minutes a day. Do sixty of those, then judge.
    why: Practice time explains a large part of differences between learners, especially in the first few years.
    how: Record yourself for a minute today and put it away. Fifteen minutes a day for eight weeks, then listen to both.

    == other people
    - Find one partner for half an hour a week, a language exchange or somebody to play with. An appointment makes you practice for it.
    - If noise is a problem at home, agree on a fixed half hour, or use headphones or a practice mute. People mind less when they know when it stops.
    - (companion) It's hard to be bad at something within earshot of others. A closed door and a kind neighbor help.
    why: Using a skill with people gives it a purpose, and someone waiting is a strong reminder.
    how: Post in a local group or an exchange site: half an hour a week, half in each language, or the same level on the instrument. Fix the first date at once.

    == best time
    label: the best time of day
    said: study/learn/practise/practice best/better at/in | night/morning/evening or
    - When you're awake: morning for new things, evening for repeating. Sleep soon after repeating helps it stick.
    - The same time every day matters more than which. Straight after breakfast or straight after work are the slots that hold up best.
    - (companion) Whenever the house is quiet and nobody wants you. Those twenty minutes may be at an odd hour.
    why: Sleep consolidates what's been learned, so a short review in the evening works well.
    how: New material in the slot when you're most awake, five minutes of repeating before bed. Keep both at the same hour for two weeks.

    == how long
    label: how long it takes
    said: (till/until/before/to be) .. fluent | fluent
    - For a language close to yours, expect a simple conversation after about half a year of half an hour a day. Reading a novel takes two years or so. Distant languages take about three times as long.
    - On an instrument, first songs come within two or three months of daily quarter hours. Sounding good to others takes a year or two.
    - (fitness coach) Three months of daily fifteens and you'll surprise someone at a party. Log each one.
    - (companion) Longer than one hopes, and the way is nicer than one fears. There's something to enjoy from the first month.
    why: The US Foreign Service reckons with some 600 to 750 class hours for languages near English, about 2,200 for the hardest.
    how: Count your hours: fifteen minutes a day is about ninety a year, half an hour a hundred and eighty. Compare with what your aim usually takes.

    == tracking
    label: keeping track
    said: write stuff/things/it/words down | by hand
    - Count minutes or days, and leave out how well it went. Once a month, a recording or a written page shows the rest.
    - Keep one line a day: date, minutes, what. Looking back over a month is a pleasure, and it shows the gaps.
    - (triage) Days first. Once you're at five a week, minutes. Words, pieces or pages only if you have a test coming.
    why: Practice is in your hands; skill jumps about from day to day.
    how: One calendar, one cross per day on which you did your quarter of an hour. First of the month: one recording or one page, dated.

    == cost
    label: what it costs
    - A library card, free apps and a video course will take you through the first half year. Spend later on a few lessons with a person.
    - Rent the instrument or buy it second-hand. For languages, an exchange partner costs nothing but your own language in return.
    - (fitness coach) Free stuff for ninety days. If you're still going after that, buy yourself a lesson.
    why: Beginners' material is plentiful and free. A teacher pays off most once you've habits to correct.
    how: Library card first, then one free course from start to end. Look for a teacher who offers a single trial lesson after three months.

    == doubt use
    label: is it worth it
    said: waste of time
    - It's worth it if you'll use it: a person to talk to, songs to play, a job that asks for it. Which is it in your case? => doubt use learning
    - Apps alone rarely get anyone speaking, they're good for words and habit. Add half an hour a week with a human, and it works.
    - (companion) It needn't be useful. Liking it is a fine reason to learn something.
    why: Skills fade without use. A reason that brings regular use is what makes them last.
    how: Write down the next real occasion you'd use it and its date. Choose your material for that occasion, and drop the rest.

    == doubt use learning
    label: what I learn it for
    said: learning it for work | learning it for fun | learning it for my partner
    - Then practice just that from the start: the talk you want to have, the song you want to play, the page you need to write.
    - Good reason. Let it choose your material, and leave out whatever doesn't serve it. A quarter of an hour a day on just that goes a long way in three months.
    - (companion) That's a lovely reason. Keep it where you practice, a photo or a line on a card.
    why: Practice is quite specific: you get better at what you do, less at its neighbors.
    how: Write the situation in one line, list the ten words, bars or sentences it needs, and begin with the first three tomorrow.

    == starting
    label: how to begin
    said: never opened it | bought a course
    - Decide on one thing you'd like to do in three months: order dinner, play one song, write ten pages. Then fifteen minutes a day on only what that needs.
    - One course or book is enough, and the first you find is fine. Put a quarter of an hour after breakfast in the calendar and start at chapter one tomorrow.
    - (fitness coach) One source, fifteen minutes, daily. Start today with the first lesson, don't compare ten apps.
    - (triage) Once you know what for, by when and how much time you have, the method mostly picks itself. What do you want it for? => starting what for
    - (companion) Start with what made you want it, a song or a film or a person. That's the thread to follow.
    why: A near, concrete aim keeps you from drowning in material, and short daily practice beats rare long ones.
    how: Tonight: choose the source, put it on the table, set tomorrow's time. Tomorrow: timer on fifteen, first lesson.

    == starting what for
    label: what I want to do with it
    said: want to order dinner | want to play one song | want to pass the exam
    - Then work backward from that. Picture the week before it, what you'd be doing daily by then, and put the smallest piece of it on tomorrow.
    - Good and clear. Fifteen minutes a day, five days a week, on just that. Have another look after four weeks.
    - (triage) Then the time per week decides. Under an hour, choose one thing only. Over two, split it into new and repeat.
    why: Starting from the end keeps you from learning what you won't need.
    how: Aim, date, minutes per week, on one card. Then list what you'd be doing in the last week before it, and work back to tomorrow.

    == first step
    label: something for today
    said: what do i do today/now
    - Fifteen minutes today, timer on: five of repeating, ten of something new. Do it right after your next meal.
    - Put the book or the instrument where you'll see it first thing tomorrow, opened at the right page.
    - Make something of your own today: five sentences about your day, eight bars, half a page. Ten minutes after dinner, with all the mistakes that come with it.
    - (fitness coach) Timer on ten, hardest spot first, slowly. Now, before you scroll.
    - (companion) Listen to something lovely in it for ten minutes tonight, and let it wash over you.
    - (triage) Today, write down the one thing you want to be able to do by summer. Ten minutes, nothing else.
    why: Short sessions lower the hurdle, and the first minutes are the hardest ones.
    how: Clear the table, timer on fifteen. Five minutes on what you did last, ten on the next bit. When it rings, put things out for tomorrow.

    == good news
    label: it went well
    said: so much fun | its fun | really enjoy | class/lesson was fun/great/good | without a dictionary
    - Well done. Go through the same thing once more tomorrow while it's fresh, that's what makes it stay. After that you've earned something new.
    - That's real progress. Record it or write it down with the date, so you can look back on it in spring.
    - (again) Another good one, so it's no accident anymore. Put a date on something you'd like to show somebody, a talk or a song, a month from now.
    - (companion) That's a joy to hear. Who could you show it to? => other people
    - (fitness coach) Great work! Now raise it a notch: a bit faster, or one more paragraph.
    why: Repeating within a day or so after success makes it much more stable.
    how: Do the same thing once today and once tomorrow, then add the next bit. Note the date, so you can look back on it.

    == tips
    - Fifteen minutes daily beats two hours on Sunday.
    - Start each session with five minutes of old material.
    - Test yourself with the book closed before you look again.
    - Keep instrument, cards or notebook in plain sight.
    - Practice the hard two bars or lines, then the whole piece.
    - Speak, play or write badly from the first week on.
    - Record yourself once a month and compare.
    - Stop while you still feel like going on.

    == next week
    - Mon, Wed, Fri: five minutes of repeating, ten of new material.
    - Tue, Thu: fifteen minutes on your weakest spot, slowly.
    - Sat: half an hour of using it: a talk, a song, a page.
    - Sun: free, or listening for pleasure.
    - Once in the week: record or write something and date it.

    == remember words
    label: remembering words
    said: remember .. words | vocab* | memoriz* | memoris* | flashcard* | anki | spaced repetition | forget .. words | keep forgetting .. words | cant remember words | words dont stick | new words | words/vocab* .. forget/forgot/remember/stick | write .. by hand | by hand
    - Cards with growing gaps work best: today, tomorrow, three days, a week, a month. Ten new ones a day is plenty, since the old ones keep coming back.
    - Learn words in short sentences you could really say, and say them out loud. Single words in a list are the first to go.
    - (fitness coach) Ten new, all the old ones, every morning, ten minutes. In half a year that's over a thousand.
    - (companion) Forgetting is part of it, everyone needs a word many times. It isn't your memory.
    why: Recalling something just before you'd forget it strengthens it most. That's the idea behind growing gaps.
    how: Use a card program or a box with five compartments. Right moves one further, wrong goes back to the first.

    == speaking
    said: afraid .. speak* | speak* .. fear/shy/nervous | practice speaking | speak* practice | cant speak | understand but cant speak | conversation practice | pronunciation | accent | talk to natives | embarrassed to speak | freeze when | speak/speaking .. freeze/scared/afraid/shy/nervous/embarrass*/tongue | voice/i .. wooden/robot/stiff .. speak* | my voice/accent/pronunciation | roll* .. (r/rs/r s) | rolling | pronounc* | find/someone/partner .. (talk to/practise with/practice with/speak with) | find .. partner/exchange/tandem | language/tandem/exchange partner | translating in my head | translate in my head | feel stupid/silly when i talk/speak | voice messages | the r thing | roll my | sound so/too english/german/foreign/wooden/stiff | embarrassed to talk/speak/order | talk to waiters | practise/practice alone | on my own | hear the difference | difference between b/l/r
    - Talk to yourself first: say what you're doing while you cook, ten minutes a day. Then half an hour a week with one patient person.
    - Prepare three things to say and one question before each talk. You'll get further than you expect, and people like being asked.
    - (companion) Being shy in another language is normal, you feel half your age. Most people are moved that you try.
    - (fitness coach) Say one sentence to a stranger in it this week. One. Then two.
    why: Speaking is a skill apart from understanding, and grows only by speaking.
    how: Book one exchange for this week, thirty minutes, half in each language. Write down three topics before it.

    == grammar
    said: grammar | conjugat* | tenses | noun cases | verb tables | grammar first
    - A little grammar, lots of examples. Learn one rule, write five sentences with it about your own life, and move on.
    - You don't need all of it to talk. Present, past and "I want to" will get you through most days.
    - (triage) Words first, then the present tense, then the past. Fine points only once you're speaking.
    why: Rules help you notice what you hear, but they turn into speech only through use.
    how: One rule, five sentences about your own day, said out loud. Tomorrow make five more without looking, then the next rule.

    == method choice
    label: which method
    said: which app | duolingo | best app | best way to learn | best method | app or course | course or | teacher or | do i need a teacher | lessons or | self taught | tutor
    - An app for the daily habit, a book or course for order, a person for speaking. If you take only one, take what you'll open every day.
    - A teacher's worth it at two moments: right at the start, so you learn nothing wrong, and when you're stuck. In between you can go alone.
    - (triage) Beginner: one course. Stuck: a teacher. No time: an app. Change only when the stage does.
    - (fitness coach) Stop comparing, start one. Thirty days, then you may switch.
    why: Methods differ less than time spent. Changing them often costs more than a middling choice.
    how: List the three you're considering, take the one that's quickest to open, and do thirty days of it. No comparing in between.

    == instrument practice
    label: practicing an instrument
    said: practice .. guitar/piano/violin/instrument/drums/singing | guitar | piano | violin | scales | practice .. slow/fast | chords | sight read* | metronome | fingers hurt
    - Slow, short, exact: choose the hardest two bars, half tempo, until it's right three times running. Only then play the whole piece.
    - Divide twenty minutes in three: five warm-up, ten for the hard spot, five for something you love. If you end on something you like, you'll want to come back tomorrow.
    - (fitness coach) Metronome at sixty percent, three clean ones, up by a little. Same spot every day this week.
    - (triage) Sore fingertips are normal on strings for a few weeks. Pain in wrist or arm isn't: stop, rest it, and show it to a teacher or a doctor if it comes back.
    why: The hands learn what they do, mistakes included. Slow and right sets the right track.
    how: Mark the two hardest bars. Metronome at half tempo, three clean times, up a notch, three clean times. After ten minutes, play something you love.

    == writing block
    label: can't write
    said: writers block | blank page | cant write | stuck .. writ* | dont know what to write | writing .. stuck | word count | my novel | my thesis | my blog | journaling | write every day
    - Write badly for ten minutes, by hand if it helps, starting with "What I want to say here is". You can throw it out, and there's mostly one usable line in it.
    - Stop in the middle of a sentence you know the end of. Tomorrow starts by itself then.
    - (companion) The fear of it being no good sits on every desk. Write it as a letter to one person who likes you.
    - (fitness coach) Two hundred words, no deleting, timer on twenty. Ugly drafts are the job.
    why: Writing and judging get in each other's way. Doing them on different days makes both easier.
    how: Timer on ten, no reading back, no deleting. Afterward mark one line worth keeping and begin with it tomorrow.

    == exam study
    label: studying for an exam
    said: exam | exams | test next week | study for .. test/exam | cram* | finals | revise | revision | how to study | study better | study tips | exam in | test in | test tomorrow | exam tomorrow | studying for | mock/oral/final test/exam | failed/passed .. test/exam/mock
    - Close the book and write down what you know, then check. Testing yourself beats rereading by a wide margin, and shows what's missing.
    - Spread it over the days: three times forty minutes on three days are worth more than one long night. And sleep before the exam, it's part of learning.
    - (triage) Most points first. Begin where a topic that comes up often meets one you know badly. Which topic would that be? => exam study topics
    - (companion) Exams are nerve-racking. You'll never know all of it, and nobody does.
    - (fitness coach) Forty on, ten off, three rounds, phone in another room. Old exam papers from day two.
    why: Recall and spacing are the two methods with the best evidence in studies of learning. Rereading and highlighting are among the weakest.
    how: Today: list the topics, mark each 0 to 3. Tomorrow: forty minutes on the worst common one, book closed first, then check.

    == exam study topics
    label: which topics first
    said: weakest topic | topics come up most
    - Start there today, forty minutes: first write down what you know without looking, then fill the gaps. Come back to it in two days.
    - Good, so that's session one. The things you know already only need a short test the day before.
    - (triage) Then give that one the next two sessions and the rest a quick check. Equal time for all of it would be time lost.
    why: The biggest gain comes from frequent topics you're weak in.
    how: Blank paper, ten minutes: everything you know about it. Then the book for what's missing, thirty minutes. Same blank paper in two days.

    == focus while studying
    said: cant focus .. stud* | cant concentrate .. stud* | distracted .. stud*/practic* | pomodoro | study .. phone | keep checking .. phone .. stud* | cant/cannot focus/concentrate | phone .. study*/learn* | distracted
    - Phone in another room, timer on twenty-five, one task on the table. Then five minutes off, walking. Two rounds are a good evening.
    - Write down any stray thought on a slip and go on. It's safe there, so your head can let it go.
    - (companion) A restless head is often a tired or worried one. One short round today is fine.
    - (fitness coach) One round. Twenty-five minutes, door shut, phone out. Then decide on the second.
    why: Even a silent phone within sight takes up attention, as several studies suggest. Distance is the cheapest cure.
    how: Phone in the hall, one book on the table, paper slip for stray thoughts. Twenty-five minutes, then get up and walk for five.

    == too old
    label: too old to learn
    said: too old to learn | too old for .. language/instrument/piano/guitar | at my age .. learn | adult beginner | start learning late | learn at 40/50/60/70 | too old | at my age | kids/children .. faster/easier
    - You're late for the concert stage and in good time for everything else. Adults have better methods and know what they want.
    - The ear for accents is better in childhood. Words, rules, music reading and patience are no worse at fifty, and practice matters more than age.
    - (companion) It's a lovely thing to begin something at your age. You don't have to impress anyone anymore.
    why: The brain keeps learning all life long. Pure speed declines slowly, knowledge to hang things on grows.
    how: Choose one small aim for three months, a song or a talk of five minutes. Fifteen minutes a day, and a patient teacher now and then.

    == several at once
    said: too many courses | which language | two languages | several languages | learn two things | switch .. language/instrument
    - One at a time until it stands on its own legs, half a year or so. Two languages that resemble each other mix badly at the start.
    - If you can't choose, give each two weeks and see which you miss when it's not its turn.
    - (triage) Take the one with a date or a person attached. The others go on a list with "next year" on it.
    why: Split practice gives each half as much, and the early stage needs the most.
    how: Write them all down, circle one, and put "from September" or the like next to the others. Look at the list on that date, not earlier.

    == does it count
    label: does it count
    said: does/do/can/could/would .. count | is/are .. cheating | count as practice/study/learning | counts too/as/right
    - Yes, if your head's on it. Listening while you cook, a children's book, a series in the language: count the minutes you actually paid attention to.
    - I'd count it. Contact is contact. If it's mostly in the background, count half, and add something active now and then.
    - (fitness coach) Active minutes count in full, background ones half. Decide once and keep to it.
    - (companion) Of course it does, you were in it. Enjoying it makes it stick better, too.
    why: The brain keeps what it works with. Half-heard sound builds some feeling for a language and hardly any words.
    short: Yes, for the minutes with your head on it.

    == answered in english
    label: they answered in English
    said: answered/replied/switched/spoke/answer*/switch* .. english | laugh*/laughed/smile* .. accent/pronunciation/spanish/french/german/italian | didnt/dont/doesnt understand me/my | nobody understands me | waiter/native/natives/people .. english
    - That happens to nearly everyone, and it isn't a verdict. They're being helpful or in a hurry. Have one sentence ready: "I'm learning, could we stay in it for a minute?" Most people love it.
    - It stings, I know. You opened your mouth, though, and that's the part that teaches. Next time have the first two sentences ready, they set the language of the rest.
    - (fitness coach) You asked, that's the rep. Next time carry on in yours as if nothing had happened.
    - (companion) That's embarrassing for a minute and forgotten in ten. It was brave to try.
    why: People switch to whichever language seems quickest. Fluency in the first two sentences is what keeps them in yours.
    short: Ask to stay in it; most people like that.

    == spoke it
    label: spoke it for real
    said: talked/spoke/spoken/chatted/ordered/said .. (in spanish/in french/in german/in italian/to a native/to a waiter/with a native/in japanese) | understood/understand .. whole/entire/everything/most/finally/episode/podcast/song/movie/film | finally understood | dream/dreamed/dreamt in | had a conversation/chat in | they/she/he understood me | played .. (whole/all the way/for someone/in front) | compliment .. accent/spanish/french | ordered in | got a compliment | did my flashcards
    - That's a real step. It worked outside the lesson, with a real person or a real text, and that's what it's for. Write down two words you'd have needed.
    - Wonderful. That's proof you can't get from any app. Do it again within the week, while it still feels easy.
    - (fitness coach) Excellent, that was the match and not the training. Repeat it this week.
    - (companion) How lovely. Keep that feeling, it'll carry you through the dull weeks.
    why: Using it for real ties words to a place and a feeling, and those are the ones that stay.
    short: A real step. Do it again this week.

    == too fast to follow
    label: can't follow them
    said: talk/speak/speaking/talks/speaks/spoken/natives .. fast/quick/quickly | too fast | understand (nothing/a word/anything/half) | dont/cant/didnt understand/follow .. native*/people/them/series/movies/radio/podcast | listening (comprehension/is hard) | catch .. words | podcasts/series/natives/they/people .. too quick/fast
    - They don't speak faster than you do, the words just run together. Take one minute of something with a transcript: listen, read along, listen again. Five times that in a week and your ear opens.
    - That's the stage where everybody gets stuck. Slow podcasts for learners at first, then series with subtitles in the same language. Understanding half is normal and enough.
    - (fitness coach) Interval training for the ear: one minute, five rounds, transcript in between. Every other day.
    - (companion) Everyone feels lost there. It lifts by itself with hours of listening to things you like.
    why: In connected speech sounds drop out and melt together. The ear has to learn those shapes, which only comes with hearing them often.
    short: One minute with a transcript, five times.

    == watching and listening
    label: series and podcasts
    said: netflix/series/movie*/film*/podcast*/music/songs/radio/youtube .. learn*/help*/spanish/french/german/italian/english/watch/listen/good/language | learn/learning .. netflix/watching/series/podcast*/music/songs | (watch/listen to) .. spanish/french/german/italian/language | podcasts/series/subtitles | what series/podcast*/movie*/film* | does netflix/watching/listening help | singing along | sing along | songs help | podcast/series/music/film recs/recommendations/tips/ideas
    - Yes, it helps a lot, if you understand at least half. Subtitles in the language you learn, short stretches, something you'd watch anyway. It trains the ear; speaking needs its own minutes.
    - It does, as the second half of learning. A podcast for learners on the way to work and one episode a week with subtitles are a good dose. Pick things you've seen before.
    - (fitness coach) Works, if you're active: ten minutes, pause, say the line after them. That's a session.
    - (companion) Yes, and it's the pleasant part. Choose something you love.
    why: Ears learn from hours of speech you mostly understand. What's too hard goes by as noise.
    short: Yes, with subtitles in that language.

    == app or tutor
    label: app, course or teacher
    said: tutor/teacher/lessons/class/course or | or a/an/the tutor/teacher/app/course | duolingo/babbel/busuu/app/anki/memrise .. enough/good/worth/useless/work/any | is/are duolingo/babbel/anki/apps | get/need/find/hire a/an tutor/teacher/course | the owl | which/best app/course/method/textbook/book | tutor* .. expensive/cost/cheap/money | language exchange | better .. babbel/duolingo/app | textbook or | or videos/textbook | practise/practice with chatgpt/ai | quit duolingo | textbook/course/app/book/class enough | is a textbook/course/class/book enough | fastest/best way
    - An app alone isn't enough, though it's good for the daily habit. Add one thing that makes you speak: a tutor for half an hour a week, or an exchange partner, who's free.
    - Both, if you can: app or book for order, a person for speaking. If money's short, an exchange partner online gives you half an hour of theirs for half an hour of yours.
    - (fitness coach) App for warm-up, person for the match. Half an hour of talk a week, that's the part people skip.
    - (companion) Take whichever you look forward to. You can add the other later.
    - (triage) If it's the habit that fails, an app. If it's speaking, a person. If it's the order of things, a course. Which one fails? => too hard what
    why: Apps train recognising, and talking needs producing. Those are two skills, and the second comes only by doing it.
    short: App for the habit, a person for speaking.

    == how many words
    label: how many words it takes
    said: how many words | vocabulary/words (size/needed/do i need/to know/to learn) | which/what words .. first | most common words | words a day/week | new words .. much/many
    - About a thousand gets you through everyday talk, two to three thousand through most conversations and series. At ten new words on weekdays, the first thousand takes about five months.
    - The commonest thousand words make up four fifths of ordinary speech, so begin with those. Ten a day is plenty; more just pile up.
    - (fitness coach) First target: five hundred. Ten a day, five days a week, ten weeks.
    - (companion) Fewer than you fear. A few hundred you really use carry you surprisingly far.
    why: Word frequency drops steeply: after the first thousands each further word is rarely needed.
    short: A thousand for everyday talk; ten a day.

    == to be or to be
    label: a grammar point
    said: ser or/and/vs estar | por or/and/vs para | subjunctive | past tense | imperfect | preterite | gender/genders .. remember/nouns/words/all | der die das | articles | prepositions/cases/dative/accusative/conjugation* | tener/haber/deber/saber/conocer | tense hurts/explode/confus* | remember .. genders/articles/cases | el or la | masculine/feminine | false friend/friends | learn/learning verbs | both past tenses | past tenses | irregular verbs
    - That one trips everybody up, natives learned it by ear in ten years. Don't learn the rule first: collect five sentences with it that you might say yourself, and read them aloud for a week.
    - I can't teach the rule here, sorry, a grammar or your teacher does that better. What works for such things: one rule, five sentences about your own life, and then let it rest.
    - (fitness coach) Drill it: five true sentences a day for one week. Then test yourself in talk.
    - (companion) It's a tricky one. People will understand you with the wrong form as well, so don't let it keep you from talking.
    why: Forms like these are learned as whole phrases first. The rule makes sense once you have twenty examples in your ear.
    short: Five sentences of your own, a week long.

    == say it in
    label: how to say something
    said: how do you say | (whats/what is) the word/spanish/french/german/italian for/word | what does _ mean | translate/translation | teach me (something/a word/some) | can/could/lets we/you talk/speak/chat/practise/practice in spanish/french/german/italian/english | hola | como estas | que tal | buenos dias | quiz me | test me | practice with me
    - I only know English, sorry, so a dictionary beats me there. What I can do is keep you at it: look it up, and use it in one sentence aloud today.
    - That's beyond me, I've just the one language. Say it to yourself, to a friend or to your app; I'll look after the when and the how much.
    - (fitness coach) I can't drill you in it. Ten minutes aloud with your app, and tell me when it's done.
    - (companion) I'd love to, and I can't. You're doing it right, though: using it wherever you can.
    why: I'm a coach for the habit of learning and know only English myself.
    short: English only, sorry; a dictionary knows.

    == level
    label: which level I'm at
    said: what/which level | a1/a2/b1/b2/c1/c2 [level] | level test | how good am i | placement test | my level | what level am i | which level am i | hours .. b1/b2/a2/c1 | till/until b2/b1/c1
    - I can't hear you, so I can't grade you. As a rule: ordering and small talk is A2, telling about your life B1, following a series without subtitles B2. Free tests online take twenty minutes.
    - Roughly by hours with a language close to yours: A2 after 150 to 200, B1 after 350 to 400, B2 after 500 to 600. A free online test will tell you more precisely.
    - (fitness coach) Do a free level test on Saturday, twenty minutes. Repeat in three months, that's your benchmark.
    - (companion) The label matters less than what you can do with it. What you managed this month that you couldn't before is the better test.
    why: The levels describe what you can do in talk and text, so your own list of situations says as much as a score.
    short: Try a free online test, twenty minutes.

    == offline ideas
    label: learning on the way
    said: plane/train/bus/car/commute/drive/flight .. learn/study/do/practice/practise/wifi/hours/offline | no wifi/internet | offline | (in the car/while driving/on the way to work/while walking/while cooking)
    - Download an episode or two before you go, with the transcript, and take a sheet with twenty phrases. Listen, cover, say it in your head. An hour like that is worth two at home.
    - Without a screen: describe in your head what you see, in the language or piece you're learning, and write down what's missing. It's harder than any app.
    - (fitness coach) Three blocks: 20 minutes listening, 10 minutes recalling, a break. Repeat until you land.
    - (companion) A good playlist and a window seat will do. Let it be pleasant.
    short: Download something, listen, recall.

    == nothing sticks
    label: nothing sticks
    said: forget/forgot/forgotten/forgetting/lost .. (words/vocab*/everything/all of it/chords) | (nothing/it doesnt/wont/words dont) stick/sticks/stay | brain isnt/not made/built | no talent | bad/no memory/ear for | mix/mixing/confuse/confusing .. up/words/languages/italian/french/spanish/portuguese | forget/forgetting stuff/things/it/everything | normal to forget | never remember | memory is terrible/bad/awful | one ear | out the other | keep mixing
    - Forgetting is part of it: most words need six to ten meetings before they stay. Go through yesterday's ones before you add any new, two minutes are enough.
    - That's normal and says nothing about talent. What's mixed up or lost comes back quicker the second time. Fewer new ones, more repeats, and each in a sentence of your own.
    - (fitness coach) Drop new words for three days, repeat the old ones daily. Then go on with five a day.
    - (companion) Everyone's head works like that. Be patient with it, it's storing more than you notice.
    why: Memory keeps what it meets again after a gap. Each meeting about doubles the time until the next is needed.
    short: Repeat yesterday's before adding new ones.

    == daily or weekly
    label: daily bits or long sessions
    said: minutes/min/bit/little .. (every day/a day/daily) or | (every day/daily) or | or .. (on sunday/once a week/at the weekend/weekly/in one go) | better .. (every day/short/long/daily)
    - Every day, even if it's only ten minutes. Seven times ten beats one hour on Sunday clearly, because each return repeats what's fading. A longer session on top is a bonus.
    - Short and often, without a doubt. Keep the long one for speaking or writing, where it takes a while to get going.
    - (fitness coach) Daily. Ten minutes, seven days. Same reason you don't eat once a week.
    - (companion) A little each day is kinder to you as well, and nothing is lost if a day falls out.
    why: Spread over days, the same time leaves clearly more in memory a month later than one long sitting does.
    short: Ten minutes daily beats an hour on Sunday.

    == varieties
    label: differences between countries
    said: latin american/mexican/argentinian/castilian .. spanish/different/differ* | mexican/spain/american/british/austrian/swiss/brazilian .. different/or/versus | why is latin | accent to learn | which accent | vosotros | british or american
    - They differ about as British and American English do: some words, the melody, a form or two. People understand each other everywhere, so learn the one you'll use or like to hear.
    - Choose by where you'll go or whom you'll talk to, and stay with one for the first year. Your ear gets used to the others quickly later on.
    - (fitness coach) Pick one and train. You'll be understood in all of them.
    - (companion) Take the one whose songs or series you like. That makes it easier to stay with it.
    short: Small differences; pick one for the first year.

    == learn asleep
    label: learning in one's sleep
    said: learn* .. (while sleeping/in my sleep/asleep/when i sleep) | sleep learning | while i sleep
    - No, new words don't go in while you sleep. What you learned before bed is sorted and strengthened at night, though, so ten minutes of repeating and then lights out works well.
    - No. Sleep is when the brain files what you did by day, so a good night after learning is worth more than any recording under the pillow.
    - (fitness coach) No. Practice awake, recover asleep, same as training.
    - (companion) Sadly not. But you may go to bed with a good conscience: sleep does part of the work.
    short: No, but sleep strengthens what you learned.

    == hurts from correction
    label: being corrected
    said: correct* me | corrects every | correcting | keeps correcting | laughs when i speak | points out .. mistakes
    - Ask for a rule: first let you finish, then one correction, the most useful one. Nobody can talk and be marked on every word.
    - They mean it well, and it stops the talk. Say what you'd like: "Only tell me when you didn't understand."
    - (fitness coach) One correction per story. Tell them tonight.
    - (companion) That's discouraging, even from someone who loves you. You may ask them to just listen.
    why: Talk grows by being understood. Corrections stick best when there's one, right after the sentence.
    short: One correction, after you've finished.
    """#
}
