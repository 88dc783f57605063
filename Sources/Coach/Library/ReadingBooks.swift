extension Library {
  /// Answers about reading books. `Writing-for-the-coach` says
  /// how to read and extend this.
  static let reading = #"""
    domain: reading
    goals: read | reading | book* | novel* | audiobook* | library | literature | kindle
    words: read more | reading books | reading habit | reading goal | my reading | book club | audiobook* | kindle | novel* | novels | book/books | chapter*

    == no time
    said: two jobs | with two jobs
    - Ten pages take about a quarter of an hour, and ten pages a day make some twelve to fifteen books a year. In bed before the light goes off is the usual place for them.
    - Keep the book in your bag and read in the gaps: train, waiting room, the ten minutes before a meeting. Gaps alone get most people through a book a month.
    - An audiobook while you cook, walk or drive counts as well. A half-hour commute adds up to a book every two or three weeks, without taking any time from the rest of your day.
    - (fitness coach) Ten pages, before your phone gets touched in the morning. Fifteen minutes and it's in the bag for the day.
    why: An average reader gets through roughly forty pages an hour. The daily quarter of an hour is what adds up.
    how: Put the book on your pillow in the morning. In the evening you have to pick it up to get in, so read until you've done ten pages.

    == tired
    said: fall* asleep .. pages/page/book/read* | fall*/fell/nod*/doze* asleep/off after
    - Then read two pages and switch off the light, that's allowed. If you fall asleep over it every night, move the reading to lunch or to right after dinner.
    - Tired heads need lighter books. Keep an easy one by the bed and the demanding one for mornings or weekends.
    - (companion) Let someone read to you tonight: an audiobook with a sleep timer, eyes closed.
    why: Following a text takes attention, and that's in short supply late at night. Earlier or easier both help.
    how: Sit up in a chair right after dinner, lamp on, phone away, ten pages. Keep a lighter book for the bed, just for falling asleep.

    == no motivation
    - Maybe it's the book. Put this one back without finishing and start something you'd have devoured at sixteen, a thriller, a comic, anything that pulls you along.
    - Read one page, standing up if you like. You may stop after it, and you probably won't.
    - (companion) Reading slumps come to everyone who loves books, and they go again. An old favorite is often the way back.
    - (behind) Being behind on a book count spoils the fun. Forget the number for two weeks and choose something short.
    why: A count turns a pleasure into a duty. The right book does more than any resolution.
    how: Put the current book back on the shelf. Take three others, read one page of each, and go on with the one you didn't want to stop.

    == bored
    - Put it away, you owe a book nothing. Give one fifty pages, or a hundred minus your age once you're past fifty, and then move on.
    - Have two on the go, one light and one demanding, and pick by mood. Switching keeps both alive.
    - (again) It's the second dull one, so ask a librarian or a friend with your taste for one book they couldn't put down.
    - (companion) Not every good book is good for you right now. Leave it, and it may find you in five years.
    why: Slogging through a dull book is the main reason people stop reading for months.
    how: Mark page fifty with a slip of paper. If you don't care what happens next when you get there, it goes back, and the next one starts the same evening.

    == forgot
    label: I keep forgetting
    said: left my/the book | forgot my/the book
    - Leave it where you'll stumble over it: on the pillow, next to the coffee, on top of the remote. A book on the shelf is furniture.
    - Tie it to your first coffee or to getting into bed. Same seat, same lamp, and after a few weeks you'll miss it when it's not there.
    - (wellness coach) Choose one spot that's only for reading and leave the book open there. Seeing it is the reminder.
    why: What you see gets used. A closed book in another room needs you to remember, and you've other things on your mind.
    how: Make the bed in the morning and put the book on the pillow. In the evening you can't get in without picking it up.

    == evenings
    said: phone always/wins/won/instead | tv/netflix/phone/scrolling wins/won/instead | only read .. loo/bath/bed/train
    - Swap the order, ten pages first and then the series. Once the television's on, the book has lost. Put it on your seat before dinner tonight so you have to pick it up.
    - Put the phone on the charger in another room and the book on the sofa. Whatever's nearer usually wins.
    - (companion) A lamp, a blanket, a warm drink, twenty minutes. It can be the part of the day that's only yours.
    why: By night we take whatever's easiest. Making the book easier than the phone is most of the job.
    how: Phone on the charger in the hall, book on your seat, before dinner. Afterward sit down there and read ten pages before you switch anything on.

    == travel
    label: travelling
    - Trips are good for reading: load two books on your phone or e-reader before you go, so they work without a connection. An hour of waiting is forty pages.
    - Take one thin paperback you can leave behind when you've finished. Long flights suit stories better than non-fiction.
    - (fitness coach) Book in hand at the gate, phone in the bag. You'll have fifty pages by landing.
    why: Waiting time is free of other duties, and a good story shortens it.
    how: Download two books at home, one light, one serious, and switch to airplane mode when you sit down. The phone then has little else to offer.

    == slipped
    label: I slipped
    - A week without reading is no loss, the book's still where you left it. Reread the last two pages to get back in, then ten more tonight.
    - If you've stopped for a while, start with something short. A thin book finished in three days brings the appetite back.
    - (behind) You're a bit behind, so pick two or three short ones next. They count like any other.
    - (companion) There's nothing to feel bad about. Life was louder for a while, that's all.
    - (fitness coach) Fine. Ten pages tonight before the screen goes on, and you're back.
    why: People who lose the thread avoid the book. Two pages of rereading solve that.
    how: Open it at the bookmark, go back two pages, read until the end of the chapter. If it doesn't take, choose another book.

    == too hard
    label: too hard for me
    - Read it slower and in smaller bits, five pages a sitting with a pencil in your hand. With difficult books that's the normal speed, even for people who do it for a living.
    - Put a summary or a lecture next to it, or listen to it while you follow the text. That isn't cheating.
    - (triage) For hard language there are easier editions, for a hard subject an introduction, and for a tired head the mornings. Which is it with yours? => too hard which
    - (again) Then leave this one for now. Another on the same subject may be written in a way that suits you.
    why: Reading pace depends on how much is new to you. Ten new ideas a page wear out anyone.
    how: Five pages a day with a pencil. At the end of each page, say in one sentence what it was about; if you can't, read it once more.

    == too hard which
    label: what makes it hard
    said: the language is hard | hard to follow | too many characters
    - Good, so that's what to change, and the rest can stay. Try it for fifty pages and see.
    - Then help yourself there first: a short summary, an easier edition or a better hour of the day. One of those usually does it.
    - (companion) That's nothing to do with how clever you are. Change that one thing, and see if it's friendlier.
    why: A small aid in the right place makes a hard book readable.
    how: Find a two-page summary first, so you know where it's going. Then read five pages at your best hour of the day.

    == self doubt
    label: doubting myself
    - Slow readers often get more out of a book. Nobody's timing you, and ten pages a day finishes nearly anything within a month or two.
    - If letters have always been hard work for you, audiobooks and bigger print count as reading, and a test for dyslexia makes sense at any age.
    - (companion) You don't have to be a reader of a certain kind. Whatever you enjoy is the right book.
    why: Most people read slower than they think others do. Enjoyment predicts how much you'll read, speed hardly does.
    how: Ten pages a day at your own speed, finger on the line if it helps. If letters swim or you lose lines, have your eyes and reading checked.

    == habit
    label: making it a habit
    - Same place, same time, ten pages. Before sleep works for most, breakfast for early birds, and the book has to be lying there already.
    - Always know the next book before you finish this one. The days between two books are where the habit usually breaks.
    - (wellness coach) Tie it to a drink: tea poured, book open. After a few weeks the one calls up the other.
    why: The link between place and book takes over after some weeks of repeating.
    how: Choose the moment: in bed, or with the first coffee. Book in place beforehand, ten pages, same seat. Next book ready before this one's finished.

    == tracking
    label: keeping track
    said: list of .. read/books | keep a list
    - Count finished books or pages a day, whichever you find more fun. A line in a notebook with title, date and a word on how it was is plenty.
    - Minutes are fairer than books, since a thick one doesn't punish you. Twenty minutes a day is about 120 hours a year.
    - (triage) If it's about enjoying it, count evenings. If it's about a number of books, count pages. Only one of them.
    why: What you count shapes what you choose: books favor thin ones, minutes favor good ones.
    how: A list on the last page of a notebook: date finished, title, one word. Or minutes on the calendar, if you like thick books.

    == cost
    label: what it costs
    said: books .. cheap/cheaper/expensive/free | cheap/free .. books/ebooks | where .. books .. cheap/free | libby | library card/fine/fined | borrowbox | charity shop | second hand books | library is shut/closed
    - A library card gets you books, e-books and audiobooks for little or nothing, often from your phone at home.
    - Second-hand shops, street book boxes and friends' shelves will keep you in books for years. Classics are free online.
    - (fitness coach) Library, today, on the way home. One card, two books, no costs, and the due date works as a deadline.
    why: A borrowed book has to go back, and that gets it read sooner than one you own.
    how: Join the local library, ask for their e-book service, and install it today. Then put three titles on the waiting list.

    == starting
    label: how to begin
    - Choose a book you're truly curious about, however light, and read ten pages in bed tonight. The improving books can come later.
    - Think of the last book you loved and look for another by the same author, or ask a bookseller for something like it.
    - (again) Then take whatever book is nearest, read one page today, and swap it tomorrow if it's dull. Any start is better than the right one.
    - (companion) Begin with something that's kind to you, a comfort read. You're allowed to enjoy this.
    - (fitness coach) Ten pages a day for seven days, before anything with a screen. Pick the book in the next hour, and make it one you'd read under the desk at school.
    why: Pleasure brings you back the next day. Worthy books by duty end on the nightstand.
    how: Put tonight's book on the pillow now. Phone on the charger elsewhere at ten. Ten pages, light off.

    == first step
    label: something for today
    - Put your book on your pillow now and read ten pages before the light goes off tonight.
    - Read for fifteen minutes right after dinner today, with the phone in another room. Stop when the time's up, even if it's good; you'll want to go on tomorrow.
    - Pick the next book today, borrow or download it, so it's there when you've finished this one.
    - (fitness coach) Open it now, five pages, before you do anything else.
    - (companion) Find the most comfortable seat you have and spend ten minutes there with your book tonight.
    why: Ten pages are short enough to be done and long enough to get into the story.
    how: Choose the book now and put it on the pillow. Tonight: phone in the other room, lamp on, ten pages, light off.

    == good news
    label: it went well
    said: just/finally finished [another/it/one/the/my] | finished (another/the book/my book/a book) | it worked .. pages | couldnt/cant put it down | cant stop reading | couldnt stop reading
    - Lovely, that's another one finished or well on its way. What do you think of it so far? => good news book
    - Well done. Start the next one within a day or two, while you're in the swing of it.
    - (ahead) You're ahead of your count, so there's room for a thick one.
    - (companion) How nice. It's a good feeling, closing a book you liked.
    - (fitness coach) Another one down. Next book on the pillow tonight.
    why: Momentum matters with reading: the gap after a finished book is where people drift off.
    how: Write title, date and one sentence about it. Then pick the next one straight away and read its first page tonight.

    == good news book
    label: how the book was
    said: loved the book | liked the book | didnt like the book | the book was | book was good | cry/cried/crying .. book | cry/cried over a | book/it was rubbish/bad/awful/boring/great/brilliant/amazing/ok/rubbish/terrible | _ stars
    - It's nice to hear about it. If you liked it, look for another by the same author; if not, you know what to avoid next time.
    - Good to hear. Put down two lines about it somewhere, in a year you'll be glad of them.
    - (companion) I enjoy hearing that. Is there anyone you could lend it to? => other people
    why: Saying what you made of a book helps you keep it, and it points to the next one.

    == other people
    said: husband/wife/partner/kids/family/flatmate .. (tv/watches/loud/noise/interrupt*/let me read) | kids/husband/wife/they dont/wont/doesnt let me | no peace/quiet to read | reads 100/50/more/faster | too noisy | noisy at home | noise at home
    - Swap a book with a friend each month, or join a club that meets in a pub or library. A date with others gets a book read.
    - If home's noisy, ask for half an hour when everyone reads or does something quiet. Children copy that surprisingly well.
    - (companion) Reading to somebody, a child or a partner, counts as well, and it's one of the nicest ways to do it.
    why: Talking about books is half the pleasure, and a meeting is a soft deadline.
    how: Ask one friend: "Read the same one with me this month, and we'll talk about it over dinner?" Fix the evening before you start.

    == tips
    - Put the book on your pillow each morning.
    - Ten pages before the screen goes on in the evening.
    - Give up on dull books after fifty pages.
    - Always have the next book ready.
    - Keep one book in your bag for waiting times.
    - Let audiobooks take over on walks and in the car.
    - Have one light and one demanding book on the go.
    - Set a due date by borrowing instead of buying.

    == next week
    - Every night: ten pages in bed, phone in another room.
    - Mon and Thu: fifteen minutes at lunch as well.
    - Wed: on the way to and from work, book or audiobook.
    - Sat: half an hour after breakfast in a comfortable chair.
    - Sun: note the page you're on and choose what comes next.

    == what to read
    label: what to read next
    said: what .. (to read/should i read/can i read) | which book | recommend/suggest .. book*/novel*/read/title/author | book/reading recommendation*/suggestion*/idea*/list | a/any/some/another good book/books/read | find/pick/choose .. (book/next read) | next book | whats worth reading | ^ recommend/suggest (something/one/me one/another) $ | best/favourite/favorite book/books/novel [ever] | not that one | good audiobook | audiobook for | something like | like _ rooney | anything like | book everyone talks about | book everyone is | whats that book | recommend something | can you recommend | nice/good/great book for | book for my mom/dad/sister/brother/friend/wife/husband | (stephen king) | what about _ king | present for a reader
    - Try "The Remains of the Day" by Kazuo Ishiguro: a butler looks back, in 250 quiet pages. If it doesn't hold you after thirty, put it down and ask me for something shorter, funnier or easier.
    - "Station Eleven" by Emily St. John Mandel is a safe bet: easy to get into, hard to stop, and about what's worth keeping. For a classic, "Pride and Prejudice" is lighter than people expect.
    - Take the last book you couldn't put down and look for another by the same author. If nothing comes to mind, "The Kite Runner" by Khaled Hosseini has pulled many people back into reading.
    - (fitness coach) "Born to Run" by Christopher McDougall, if you like true stories with speed. For a novel, "Rebecca" by Daphne du Maurier; it grips by page twenty.
    - (companion) "The Unlikely Pilgrimage of Harold Fry" by Rachel Joyce is warm and kind, and easy company in the evening.
    - (triage) Sort by mood: gripping, "Rebecca" by Daphne du Maurier; kind, "A Man Called Ove" by Fredrik Backman; true, "Educated" by Tara Westover. Which would suit you tonight? => what to read mood
    why: The right book does most of the work. People who "can't read any more" mostly have a dull one on the nightstand.
    how: Read the first two pages in the shop or as a free sample. If you want to turn the page, take it; reviews say much less than that.
    short: Ishiguro, "The Remains of the Day", or last favorite's author.

    == what to read mood
    label: something gentle or cheerful
    said: something/anything/one comforting/gentle/gentler/happier/happy/kind/cosy/cozy/warm/uplifting/hopeful/cheerful | too/less sad/dark/heavy/depressing | feelgood | feel good book | not so sad/dark/heavy/bleak | for my mood | in the mood for
    - "A Man Called Ove" by Fredrik Backman is grumpy and warm, "The Enchanted April" by Elizabeth von Arnim is sunshine on every page. Both end well.
    - Something kind, then: "84, Charing Cross Road" by Helene Hanff, a hundred pages of letters, or "Anne of Green Gables", which isn't only for girls.
    - (companion) "The Unlikely Pilgrimage of Harold Fry" by Rachel Joyce, or anything by Alexander McCall Smith. I hope it does you good.
    - (fitness coach) "My Family and Other Animals" by Gerald Durrell. Sun, chaos, no misery.
    why: Mood decides whether you'll pick it up tonight.
    short: Backman, "A Man Called Ove".

    == concentration
    label: can't concentrate
    said: cant concentrate .. read* | cant focus .. read* | read the same page/line/sentence | mind wanders | lose focus .. read* | attention span | easily distracted .. read* | eyes slide | zone out | nothing sticks | cant get into it | cant get into the book | cant sit still with a book
    - Start with ten minutes, phone in another room, and a story with plenty going on. Concentration comes back over two or three weeks of that, like a muscle you haven't used.
    - Follow the line with a finger or a card, or listen while you read along. Both keep the eyes from sliding off.
    - (companion) When life is loud, reading's harder. Short stories or poems suit such times.
    - (triage) If it's only in the evenings, read earlier. If it's everywhere, look at sleep and stress first, and mention it to a doctor if it lasts for months.
    why: Skimming feeds trains short attention. Longer reading comes back with practice, mostly quicker than people fear.
    how: Phone outside, timer on ten, a book with a lot going on. Add two minutes every third day. You'll be at half an hour in about a month.

    == audiobooks count
    label: do audiobooks count
    said: audiobook* count | does listening count | is listening .. reading | audiobook* .. cheating | audiobook* or | listen or read | listened to .. audiobook/book | listen/listening .. count/cheating/reading | audiobook* too/instead/while | audiobook*/listening count/ok/allowed | audiobook at | _ speed | double speed
    - Yes, they count. For stories, people take in about as much by ear as by eye. For difficult material, text is better, because you can go back.
    - Use them where you can't hold a book: cooking, driving, walking. One a month comes out of that without any extra time.
    - (fitness coach) Sure. Headphones, a walk and a chapter, two goals in one.
    why: Studies comparing the two find similar understanding for ordinary texts. Attention drifts a bit more when you do something else meanwhile.
    how: Put one on your phone, set the speed to where it feels natural, and listen only while you walk, cook or drive.

    == quit a book
    label: giving up on a book
    said: finish every book | should i finish | quit .. book | give up on .. book | abandon .. book | stop reading it | not finishing | dnf | hate this book | (dont/do not) like/enjoy .. book/it .. finish | finish .. book/it .. (dont like/hate/boring) | (gave up/giving up/give up/quit/abandoned/dropped/stopped) on .. pages/book/it/page/middlemarch | (put it down/gave up) after | keep abandoning | starting things and | skim* | (is it/it) ok to skip/skim | dragging | drags | halfway .. dragging/boring/bored/stuck/slow | book is boring/dragging/slow | stopped reading it | life is too short | cant go on with it | read the ending | ending first | have to finish | must i finish
    - Stop. You paid with money or time already, and finishing won't bring it back. Fifty pages is a fair chance for any book.
    - Skip to the last chapter if you're curious how it ends, then put it away for good. You've got what you wanted from it, and there's a better one waiting.
    - (companion) It's all right to part with a book. Someone else may love it, so pass it on.
    why: Unloved books block the next one. People who quit freely read more.
    how: Close it, put it in the bag for the library or a friend, and begin another within the hour. Don't leave it on the nightstand.

    == remember more
    label: remembering what I read
    said: remember what i read | forget what i read | retain | take notes | highlight* | remember more | dont remember .. book* | forget everything i read | forget/forgot/remember .. read/books | take/taking/make/need .. notes | nothing stays | remember the plot/story/ending | cant remember .. last one
    - After each sitting, say in two sentences what happened or what was new. That's the thing that fixes it best, and takes half a minute.
    - For non-fiction, three lines on the last page when you're done: the main idea, one example, one thing you'll use. Highlighting by itself does little.
    - (triage) Decide if you need to remember it at all. Novels may fade; for the others, three lines are plenty.
    why: Recalling something strengthens memory far more than reading it again does.
    how: Close the book, say two sentences aloud about what you've just read. When you've finished it, three lines on the last page: idea, example, use.

    == read faster
    label: reading faster
    said: speed read* | read faster | slow reader | reading speed | how fast .. read | words per minute | read so/very/too slowly/slow | takes me forever to read | read* so/too/very/really slow* | slow reader/reading | speed/fast read* | im so/too slow
    - Speed reading mostly trades understanding for pace. What really helps is knowing the subject, reading more often, and skipping what you don't need.
    - Longer sittings make you quicker, since it takes ten minutes to get into it. Thirty minutes at a time beats three times ten.
    - (fitness coach) Volume beats tricks. Twenty minutes a day, and you'll be faster by spring without trying.
    why: The eyes aren't the limit, understanding is. It grows with vocabulary and background.
    how: Twenty minutes a day on one book, phone away. Skim the table of contents first with non-fiction, and skip chapters you don't need.

    == ebook or paper
    label: screen or paper
    said: ebook* or | kindle or | paper or | e reader | ereader | read on my phone | paper book* | (kindle/ebook*/screen/phone/tablet/e reader) .. paper/worse/better/same/bad/count | paper/print .. kindle/screen/ebook | bought/got a kindle/ereader | hate reading on .. phone
    - Whichever you'll have with you. Paper's better for difficult texts and before sleep, an e-reader for travel, big print and thick books.
    - The phone works for reading if notifications are off. An e-reader is calmer, as there's nothing else on it.
    - (companion) Some people simply like the weight and smell of paper. That's a fine reason.
    why: Studies see a small edge for paper with longer factual texts, and next to none with stories.

    == how many books
    said: how many books | books a year | 52 books | book a week | book a month | reading challenge | too many books a year | behind on .. books/reading/book | book goal | several/two/three/four/3/2 books (at once/at the same time/on the go) | books on the go | is _ a lot/enough/much/many | is _ books | books a year normal
    - A book a month is a good and lasting aim: ten pages a day gets you there with weeks to spare. A book a week needs about an hour daily.
    - If the number makes you pick thin ones, switch to minutes, twenty a day. You'll read better books.
    - (fitness coach) Twelve is solid, twenty-four takes half an hour a day. Choose by the time you really have.
    - (companion) One you loved is worth more than ten you got through. The count is only there to nudge you.
    why: At about forty pages an hour, an average book takes seven to nine hours.
    how: Take the pages of your next book and divide by ten: that many days. Do it for a month and you'll know what your year could hold.

    == non fiction
    said: non fiction | nonfiction | self help book* | business book* | learn from books | textbook* | novels or | fiction or | true story/stories | biograph* | memoir* | history books | self help | recommend/suggest/good .. non/nonfiction/biography/memoir/history | a good biography/memoir | i like history/science/politics/nature/travel | like history
    - Non-fiction may be read in pieces: contents, introduction, the two chapters you need. You don't have to go front to back.
    - Keep non-fiction for the morning and a story for the night. Different heads, and neither gets in the way of the other.
    - (triage) Ask what you want from it. An answer: read the chapter. A feel for the subject: read it all. A pastime: take a novel.
    why: Stories build on every page, arguments mostly don't. Skipping costs you little there.
    how: Read the contents and the introduction, choose two chapters, read those properly. Then decide whether the rest deserves your evenings.

    == unread pile
    label: too many unread books
    said: pile of .. books | tbr | unread books | buy more books than | keep buying books | books on my shelf | too many unread | (bought/buy/buying/keep buying) .. books | havent read one of | unread
    - Buy or borrow a new one only after finishing two. Meanwhile take the thinnest off the pile tonight.
    - Sort the pile once: want to now, maybe, never. The last lot goes to a charity shop, and you'll feel lighter about the rest.
    - (companion) A pile like that is a list of things you've been curious about. It isn't a debt.
    why: Too much choice makes starting harder. Three visible books work better than thirty.
    how: Take everything off the shelf, make three heaps in fifteen minutes, and put just three books back where you'll see them.

    == sleep while reading
    label: falling asleep over it
    said: fall asleep .. read* | falling asleep .. book | read* .. sleepy | drift off
    - If sleep is what you want, fine, it's a gentle way to get there. If you'd like to get further, sit up in a chair or read right after dinner.
    - Have a second slot for the book you care about, lunch or breakfast, and let the bed have an easy one.
    - (companion) There are worse ways to end a day than with a book on your chest.
    why: Lying down in dim light at the end of the day tells the body to sleep. Sitting up tells it less.
    how: Twenty minutes in a chair straight after dinner, with a good lamp. The bed gets another, easier book.

    == something short
    label: something short
    said: something short | short book/books/one/novel/read/story/stories [please] | (under/less than) 100/150/200 pages | novella* | quick read | for/on a/the train/flight/plane/bus/journey [ride] | train ride/journey | thin book/one | not too/so long | recommend/suggest/good/something .. short | something .. train/flight/plane/journey
    - "Small Things Like These" by Claire Keegan: just over a hundred pages, one evening or two train rides, and it stays with you. "Of Mice and Men" by John Steinbeck is as short and reads even faster.
    - Try "The Old Man and the Sea" by Ernest Hemingway or "Animal Farm" by George Orwell. Both are done in an afternoon. For stories, anything by Alice Munro or Roald Dahl.
    - "A Month in the Country" by J. L. Carr, about a hundred pages and lovely, or "Convenience Store Woman" by Sayaka Murata, short, odd and funny.
    - (fitness coach) "The Old Man and the Sea". A hundred pages, one fight, no padding.
    - (companion) "The Housekeeper and the Professor" by Yoko Ogawa. Gentle, short, and it does you good.
    why: A short one finished builds more appetite than a long one half read, and it counts as a whole book.
    short: Keegan, "Small Things Like These".

    == something funny
    label: something funny
    said: something funny/funnier/light/lighter/cheerful/silly/amusing/humorous | (funny/light/hilarious/comic/humorous/feelgood/feel good) book/books/one/novel/read/story | make/makes me laugh | a laugh | funnier/lighter [one] [please] $ | a funny one | humou*r | comedy | wodehouse | recommend/suggest/good .. funny/light/hilarious
    - "Three Men in a Boat" by Jerome K. Jerome is over a century old and still makes people laugh on trains. Newer and just as silly: "The Hitchhiker's Guide to the Galaxy" by Douglas Adams.
    - Anything with Jeeves by P. G. Wodehouse, "Right Ho, Jeeves" to begin with. If you like it drier, "The Secret Diary of Adrian Mole" by Sue Townsend.
    - Terry Pratchett, "Guards! Guards!", or "Good Omens" with Neil Gaiman. For true stories, Bill Bryson's "Notes from a Small Island".
    - (companion) "Where'd You Go, Bernadette" by Maria Semple, funny and kind at once. Or Wodehouse, who never hurt a soul.
    - (fitness coach) "A Walk in the Woods" by Bill Bryson. Two unfit men, one long trail, very funny.
    short: Jerome K. Jerome, "Three Men in a Boat".

    == a crime novel
    label: crime and thrillers
    said: crime | thriller* | detective* | murder/mystery [mystery/story/stories/novel/book] | whodunit* | agatha christie | something thrilling/gripping/exciting/tense | page turner* | book/something .. couldnt/cant put down | suspense | gripping | recommend/suggest/good/best/any/a crime/thriller/detective/mystery novel/book/story | recommend/suggest .. crime/thriller/detective/mystery | scary/horror/creepy/spooky book/books/one/ones/novel/story | horror
    - "And Then There Were None" by Agatha Christie if you want a puzzle, "Gone Girl" by Gillian Flynn if you want nerves. Both are hard to put down at bedtime, so be warned.
    - Try Tana French, "In the Woods", or Richard Osman's "The Thursday Murder Club" for something friendlier. For a classic, "The Hound of the Baskervilles".
    - "The Talented Mr. Ripley" by Patricia Highsmith grips from the first page. If you'd like a series to live in, start Ian Rankin or Henning Mankell.
    - For something scary, "The Woman in Black" by Susan Hill is short and truly creepy; "The Shining" by Stephen King if you've a whole week and a light on.
    - (companion) "The Thursday Murder Club" by Richard Osman: murders, tea and very nice people.
    - (fitness coach) Lee Child, "Killing Floor". Short chapters, no waiting about.
    short: Agatha Christie, "And Then There Were None".

    == a love story
    label: a love story
    said: love story/stories | roman* | something/a romantic | rom com | jane austen | relationship novel* | recommend/suggest/good .. romance/love | a love story
    - "Persuasion" by Jane Austen is short and one of the best. For something of today, "Normal People" by Sally Rooney or "One Day" by David Nicholls.
    - "The Time Traveler's Wife" by Audrey Niffenegger if you don't mind crying, "Beach Read" by Emily Henry if you'd rather smile.
    - "Jane Eyre" by Charlotte Brontë: long, but it runs. "Call Me by Your Name" by André Aciman is short and aches.
    - (companion) "The Guernsey Literary and Potato Peel Pie Society" by Shaffer and Barrows. Letters, an island, and kindness.
    short: Jane Austen, "Persuasion", or Nicholls, "One Day".

    == sci fi and fantasy
    label: science fiction and fantasy
    said: sci fi | scifi | science fiction | fantasy | dystopia* | dragons | space opera | time travel | tolkien | recommend/suggest/good .. sci/science/fantasy/dystopian
    - "The Martian" by Andy Weir is the easiest way in: funny, fast and full of problems to solve. For something deeper, "The Left Hand of Darkness" by Ursula K. Le Guin.
    - Fantasy: "The Hobbit" if you never read it, or "A Wizard of Earthsea" by Ursula K. Le Guin, which is short. Dark future: "Never Let Me Go" by Kazuo Ishiguro.
    - "Project Hail Mary" by Andy Weir for pace, "Kindred" by Octavia Butler for weight, "Dune" by Frank Herbert if you've a long winter.
    - (companion) "The House in the Cerulean Sea" by TJ Klune, fantasy that's as soft as a blanket.
    short: Andy Weir, "The Martian".

    == a classic
    label: a classic
    said: classic* | tolstoy/dostoevsky/dickens/shakespeare/proust/joyce/middlemarch/ulysses/austen/bronte | war and peace | anna karenina | old books | book/books everyone should read | recommend/suggest/good .. classic | worth reading the classics | intimidated by .. books | big/thick/long books
    - Worth it if you choose the readable ones first: "Pride and Prejudice", "Great Expectations", "The Count of Monte Cristo". Notes and dull duty come later, or never.
    - Begin with a short one: "The Metamorphosis" by Franz Kafka, "A Christmas Carol" by Charles Dickens, "The Death of Ivan Ilyich" by Leo Tolstoy. Long ones go well as twenty pages a day with a list of the names.
    - Big ones are best taken slowly. A list of characters in the front, a fixed number of pages a day, and something easy beside it for tired evenings.
    - (fitness coach) "The Count of Monte Cristo". Twelve hundred pages and not one of them slow.
    - (companion) You needn't have read any of them. If you're curious, "Jane Eyre" is a warm way in.
    why: Books that people have kept for a hundred years are often more fun than their reputation, because only those that somebody enjoyed survived.
    short: Start with a readable one, such as "Pride and Prejudice".

    == easy books
    label: something easy
    said: something easy/easier/simple/simpler | easy book/books/read/reads/english/one | easy to read | not too/so hard/difficult | simple/plain english/language | (im not a/not a) (native/native speaker/reader) | never/dont read (books/much/a book) | hated .. books/reading (at school) | hated school books | start reading again | dyslexi* | havent read (in years/since school) | recommend/suggest/good .. easy/simple | book for someone who hated
    - "The Curious Incident of the Dog in the Night-Time" by Mark Haddon: short chapters, plain sentences, a real story. "Holes" by Louis Sachar is even easier and not only for children.
    - Take something told in plain words: "The Alchemist" by Paulo Coelho, "Of Mice and Men" by John Steinbeck, or any Roald Dahl. Listening while you read along helps with long sentences.
    - Books for teenagers are good for this: "Wonder" by R. J. Palacio or "The Hunger Games" by Suzanne Collins. A story that pulls is worth more than a book one ought to read.
    - (companion) "The Boy, the Mole, the Fox and the Horse" by Charlie Mackesy has very few words, and good ones.
    - (triage) Three ways to make it easier: a bigger font on a screen, an audiobook to read along with, or short chapters. Which is closest? => what to read mood
    short: Mark Haddon, "The Curious Incident".

    == does it count
    label: does it count
    said: does/do/can/could/may/would .. count | count/counts too/as | count comics/manga/rereading/rereads/cookbooks/poetry/magazines/articles/fanfic | count (graphic novels/short stories/childrens books) | is/are .. cheating | (rereading/comics/manga/graphic novels/poetry/cookbook*/short stories/fan fiction/fanfiction) | read to/with her/him/them/my/kids/daughter/son | read _ to her/him | read/reread the same book | same book every year | wants me to read
    - Yes, it counts if you go through with it, by eye or by ear. Comics, poems, short ones, a book for the second time: reading is reading. A recipe looked up isn't.
    - I'd count it. A thin one and a thick one even out over a year, and nobody's checking. In another language it counts double, if you ask me.
    - (fitness coach) Cover to cover, it counts. Bits and pieces don't.
    - (companion) Of course it does. It's your reading, and you enjoyed it.
    why: What the goal is after is time with a book and the pleasure of it. Length and sort change neither.
    short: Yes, if you read it through.

    == reading in bed
    label: reading before sleep
    said: read/reading .. (before bed/in bed/at night/before sleep/at bedtime) | (before bed/in bed/bedtime) .. read* | should i read before | read in the bath | in the bath
    - Yes, it's one of the best ways to end a day. Paper or a reader without a bright screen, a calm book, and a small lamp. Keep the gripping ones for earlier.
    - Yes, if you don't mind that it's only a few pages. For getting further in a book, another quarter of an hour earlier in the day does more.
    - (companion) Yes, it's a lovely end to the day. A few pages are plenty.
    - (fitness coach) Yes, phone outside and book on the pillow. Five pages minimum, lights out when it drops on your nose.
    short: Yes; paper, a small lamp, a calm book.

    == tired eyes
    label: tired eyes
    said: eyes/eye .. hurt*/tired/sore/burn*/strain*/dry/blur*/water* | need/broke/lost/forgot/new .. glasses | small print | headache .. read* | cant see the letters/print | glasses .. broke*/lost | print is tiny/small | tiny/small print
    - Light from the side, the book at arm's length, and every twenty minutes a look into the distance. If it keeps up, have your eyes tested; new glasses change a lot. Until then, listen to a book.
    - An audiobook or a reader with big letters gets you through it. Sore eyes after every sitting are worth an optician's visit.
    - (nutritionist) Drink something, blink on purpose, look far away now and then. When that isn't enough, it's a case for the optician.
    - (companion) Rest them. Being read to counts as reading too.
    why: Near focus tires the small muscles in the eye, and we blink half as often over a page.
    short: Good light, breaks, big letters; optician if it stays.

    == book club
    label: a book club
    said: book club* | reading group | read* (together/with friends)
    - Good thing, a date with others gets a book read. Start ten days before, divide the pages by the days, and go even if you've only done two thirds.
    - You don't have to like the book to enjoy the evening; the ones people disliked make the best talk. Read the first fifty pages and skim the rest if it's no good.
    - (fitness coach) Great, a deadline. Pages divided by days, and you're never behind.
    - (companion) How nice. It's the company as much as the book.
    short: Pages divided by days; go even if unfinished.

    == reading slump
    label: can't get into a book
    said: cant get into/through (anything/a book/it/any book/them) | reading slump | (nothing/no book) grabs/holds/interests/appeals [me] | (dont/do not) even/really like reading | used to (read/love reading) .. kid/child/lot/tons/more/young | havent/not read .. (weeks/months/ages/a while) | (why should i/why) even/bother read* | netflix is easier/better | what happened to me
    - That happens to most readers, grown-up life leaves little for it. Take something short and easy that you'd enjoy, ten minutes at one fixed hour, and drop whatever drags. It comes back.
    - You needn't like every sort of reading. If novels leave you cold, try true stories, sport, cooking or crime. Ten pages of something you're curious about beat fifty of duty.
    - A slump usually ends with one book that pulls. Reread an old favorite or take a thriller, and count it.
    - (companion) Nothing's wrong with you. Your head's been busy with other things. Be kind and choose something easy.
    - (fitness coach) Change the book, and start with ten minutes before the screen goes on. Five days, then judge.
    why: Reading for long is practice, and a phone trains the opposite. It takes about two weeks of short sittings to come back.
    short: Short, easy, enjoyable; ten minutes a day.

    == how many pages
    label: how many pages a day
    said: is/are _ pages (a day/per day/daily/enough/ok/good/a lot) | _ pages .. enough/good/ok/normal | how many pages .. hour/normal/minute/average | how long .. read _ pages | pages an hour
    - Yes, twenty pages a day make about two books a month of the usual length. Most people read thirty to forty pages an hour, so it's half an hour's work.
    - Anything from ten a day is good: ten pages daily are about a dozen books a year. More only matters if you'd enjoy it.
    - (fitness coach) Ten is the floor, twenty's strong. Never zero is the part that counts.
    - (companion) However many you enjoy. Ten a day is already a dozen books a year.
    short: Ten a day is about a dozen books a year.

    == read part of it
    label: a stretch read
    said: read/did _ pages/chapters | listened/listening .. audiobook/book/chapter | pages/chapter/chapters (today/done/on the bus/on the train/last night) | halfway through [the/my] | nearly done/finished (with it/the book) | read a whole/full/_ chapter/chapters | whole chapter | pages last night/today/yesterday | a chapter before/in/at/on | got to page | on page _ | page _ its | reading on my/the breaks/bus/train/lunch
    - Nice, that's the way a book gets finished. The same again tomorrow at the same spot and it'll be over before you know it.
    - Good going. Where you read today seems to work, so use it again.
    - (fitness coach) Good stretch. Same time, same place tomorrow.
    - (companion) That's lovely. I hope it was a good one.
    short: Good. Same spot again tomorrow.

    == same paragraph
    label: drifting off the page
    said: same/one paragraph/page/line/sentence | rereading the same | names/characters .. (remember/mix/confus*/too many/keep track/straight) | russian novels | remember/forget/confuse .. names/characters | lose/losing/lost my place
    - Your head's elsewhere, which is normal after a long day. Read with a finger or a card under the line, ten minutes at a time, phone in another room. It settles after a page or two.
    - Make it easier for your head: a list of names on a slip of paper as bookmark, one line about who's who. In thick novels everybody needs that.
    - (fitness coach) Stand up, twenty steps, sit down, timer on ten minutes. Works better than forcing it.
    - (companion) That's a tired head, nothing more. Two pages and a cup of tea will do.
    why: Attention drifts after stress and screens. A pointer under the line keeps the eye from jumping back.
    short: Finger under the line; names on the bookmark.

    == holiday reading
    label: a book for the holidays
    said: something/book/books/read/reading for .. holiday*/vacation/beach/summer/weekend/pool/flight | beach/holiday/summer read*
    - "The Talented Mr. Ripley" by Patricia Highsmith belongs on a beach, and so does "Captain Corelli's Mandolin" by Louis de Bernières. Take one thriller, one kind one, and no duty.
    - "Where the Crawdads Sing" by Delia Owens or "Daisy Jones and the Six" by Taylor Jenkins Reid: both read fast in the sun. If you like it cleverer, "Rebecca".
    - (companion) "My Family and Other Animals" by Gerald Durrell, an island, a boy and his beetles. It's a holiday in itself.
    - (fitness coach) One fast thriller: Ken Follett, "Eye of the Needle". Gone in three days.
    short: Highsmith, "The Talented Mr. Ripley".

    == poems
    label: poems
    said: poem* | poetry | poet/poets
    - Mary Oliver's "Devotions" is a good door: plain words, animals, mornings. One poem a day with the coffee makes a whole book in a season, and yes, that counts.
    - Try an anthology such as "Staying Alive", edited by Neil Astley. Read one aloud, twice. Wendy Cope is the one for a laugh.
    - (companion) Mary Oliver in the morning or Emily Dickinson at night. A few lines are enough.
    - (fitness coach) One poem a day, two minutes. Best rate of return in the library.
    short: Mary Oliver, one poem a day.

    == why read
    label: why read at all
    said: point of reading/fiction/novels/books | why read | does/is reading/fiction .. good/healthy/useful/help/waste | good about reading/books | benefits of reading | films/series/tv instead
    - For pleasure, first of all; nothing else gives you another head for six hours. It also calms, widens your words, and readers of stories may be a bit better at reading people.
    - A story isn't a waste of time, it's rest with something in it. Half an hour calms most people about as well as a walk.
    - (fitness coach) It trains attention, and that's the muscle everybody's losing.
    - (companion) For company. A good book is someone talking to you quietly.
    why: Studies link regular reading with larger vocabulary, better sleep and slower mental decline; part of it is that alert people read more.
    short: Pleasure first; calm and attention come with it.
    """#
}
