extension Library {
  /// Answers about greetings, thanks and the talk around the talk. `Writing-for-the-coach` says
  /// how to read and extend this.
  static let talk = #"""
    domain: talk

    == greeting
    said: ^ hi $ | ^ hi _ $ | ^ hello $ | ^ hello _ $ | ^ hey $ | ^ hey _ $ | ^ hiya | ^ yo $ | ^ howdy | ^ hi coach | ^ hello coach | ^ hey coach | good morning | good afternoon | good evening | ^ morning $ | ^ evening $ | ^ hey there | ^ hi there | ^ hello there | ^ sup $ | whats up | ^ greetings | ^ heya | ^ hallo | good day | ^ gday | anyone home | good day/morning/evening/afternoon to you | ^ hi from | ^ hello my | hello my friend | ^ evening coach | ^ hey from/my/all | ^ hey again/friend/dear/everyone/buddy/mate | ^ hi/hello from/my/all | ^ hi/hello again/friend/dear/everyone/buddy/mate | greetings | ^ yo coach | ^ hi i am _ $ | ^ hi im _ $ | nice to meet you | hey again | hello again | ^ hi hi | top of the morning | ^ yo/hi/hey/hello there $ | good morning/afternoon/evening [coach/dear/all] | ^ evening/morning/afternoon all/everyone/coach $
    - (goal) Hi. Good to see you. How's it going with your goal? => how is it going
    - (goal) Hello. I've got your goal and your numbers here. Would you like to hear where you stand? -> numbers
    - (no goal) Hi, nice to meet you. What would you like to change or get better at? => first chat
    - (no goal) Hello. Tell me what's on your mind: sleep, food, moving, money, mood, or something else altogether.
    - Hi. What can I do for you today? => first chat
    - (again) Hello again. Where were we? => how is it going
    - (fitness coach) Hey. Ready to do something for yourself today? => first step
    - (fitness coach, goal) Hey, good that you're here. Have you got ten minutes for your goal today? -> first step
    - (companion) Hello, it's nice to hear from you. How are you feeling today? => how is it going
    - (nutritionist) Hi. What have your meals looked like today? => how is it going
    - (triage) Hello. What brings you here, and since when has it bothered you? => first chat
    - (wellness coach) Hi there. What would make today a little better than yesterday? => how is it going
    why: I say hello because you did. There's nothing more behind it.
    short: Say hello, then what you need.

    == how is it going
    label: so-so
    said: not bad | not great | not terrible | could be worse | could be better | so so | going ok | going okay | alright i guess | im ok | im okay | im fine | im alright | cant complain | same as always | same old | up and down | hanging in there | (going/its going/goes) (ok/okay/alright/fine/well enough) | reasonably well | fine you | some days good | good some days bad | pretty good actually | mixed bag | not brilliant | ^ fairly/pretty/quite/reasonably well/ok/okay | ^ fairly/pretty/quite/reasonably good/alright | so far so good | getting by | bit better than before | no complaints | middling | ^ meh ok | ups and downs | okay ish | okish | its alright | fair to middling | plodding along | chugging along | still alive | im doing ok/okay/well | im doing alright/fine/good | doing alright | not (too/so) bad [thanks] | too bad thanks | so so today | ^ so so | (it was/its/was) ok/okay/alright/fine i guess | (same/nothing new) (as always/as ever/as last week) | nothing new | ^ good/fine/ok/okay/great thanks | ^ im good/fine/ok/okay/great thanks
    - Thanks for telling me. We can look at where you stand, make a plan for the week, or talk about what gets in the way. Which would help? -> plan
    - All right. If something's been bugging you, tell me about that; if not, the next small step would do for today. Shall I suggest one? -> first step
    - (companion) Thank you. So-so days are most of life, I think. I'm glad you came by anyway.
    - (fitness coach) OK, good enough to work with. One small thing today, and tomorrow looks a bit better. Want one? -> first step
    - (triage) Right. Is there one thing that's bothering you more than the rest? => listening
    - (nutritionist) Good to know. If your energy dips, tell me when in the day, and I'll look at the meals around it.
    short: Tell me what bugs you, or take one step.

    == thanks
    said: thanks | thank you | thank u | ty | cheers | appreciate it | much appreciated | thanks a lot | thank you so much | many thanks | thanks for .. help/advice/listening | that helps | that helped | very helpful | super helpful | useful thanks | cheers (mate/for) | im grateful | (helped/helps) me | you helped | was/very/really/so useful/helpful | super/thats useful/helpful | that is useful/helpful | ^ ta | ta very much | thanks for | bless you | much obliged | owe you one | kind of you | youve been great | thank* (so much/a lot/you/a million) | appreciate it/that/you/your | that helped/helps [me/thanks] $ | ^ bless $ | ^ bless you $
    - You're welcome.
    - Glad it helped. Let me know how it goes.
    - Good. Come back after you've tried it, and we'll see what to keep.
    - Anytime. You're the one doing the work.
    - My pleasure. One thing at a time, and that was today's.
    - (again) You're very polite. It was no trouble at all.
    - (companion) I'm glad you told me about it.
    - (fitness coach) Sure. Now go and do it while it's fresh.
    - (nutritionist) With pleasure. Try it at the next meal and see how you feel an hour later.
    - (triage) Of course. If something changes in the meantime, tell me.

    == goodbye
    said: bye | goodbye | good bye | see you | see ya | talk later | talk to you later | ttyl | catch you later | gotta go | got to go | have to go | need to go now | ^ im off $ | ^ later $ | ^ take care $ | until tomorrow | until next time | signing off | have a good day | have a nice day | have a good one | got to run | must go | must leave | take my leave | thats all for today/now/tonight | im off | logging/signing/heading off | ^ im off | im leaving | speak to you | kids are calling | until then | catch you | farewell | ciao for now | thats it for today | done for today | off i go | need to leave | got to dash | later coach | have a good/nice/great one | have a good/nice/great day/evening/weekend | talk/speak/chat/see/write you | talk/speak/chat/see/write later/soon/tomorrow | talk/speak/chat/see/write to you | see you then [then] | see you tomorrow/later/soon/around/next [then] | ^ laters $ | adios | ciao | laters | toodle* | cheerio | tata | im off (for/to) | off to (bed/work/sleep/stretch) | talk/speak/see/chat .. tomorrow/monday/tuesday/wednesday/thursday/friday/saturday/sunday | let you know .. tomorrow/monday/tuesday/wednesday/thursday/friday/saturday/sunday | (tell/say) you tomorrow/monday/tuesday/wednesday/thursday/friday/saturday/sunday | report back | ^ thats all $ | good thats all | kettles on | night night | need to run | she is up | thats me done
    - See you. Have a good day.
    - Bye for now. The next small step will keep until you're ready.
    - Take care. I'll know where we left off.
    - (again) See you again soon, then.
    - (companion) Bye, and be kind to yourself today.
    - (fitness coach) See you. Ten minutes tomorrow, and tell me how they went.
    - (nutritionist) Bye, and enjoy your next meal sitting down.
    - (triage) See you. Come back sooner if anything changes.

    == good night
    said: good night | goodnight | nighty night | gnight | going to bed now | off to bed | going to sleep now | sleep well | sweet dreams | night coach | night night | lights off now | off to bed/sleep | heading to bed/sleep | going off to bed/sleep | heading to bed | nite | turning in | hitting the (hay/sack) | hit the (hay/sack) | time for bed | bed time now | im going to bed | i go to sleep | off to sleep | sleep tight | crashing now | bed now | calling it a night
    - Good night. Phone in the other room, and tomorrow's tomorrow's business.
    - Sleep well. Nothing more to do today.
    - Good night. Whatever didn't get done will still be there in the morning, and look smaller.
    - (again) Good night for real, this time.
    - (companion) Good night. You got through today, and that's enough.
    - (fitness coach) Good night. Sleep's part of training, so make it a long one.
    - (nutritionist) Good night. A glass of water by the bed and a proper breakfast tomorrow.

    == how are you
    said: how are you | how are u | how you doing | how are you doing | how do you feel | hows your day | how was your day | you ok | are you ok | are you okay | how have you been | whats new with you | ^ and you [coach] $ | fine you | hows things/it/your | hows life/everything | how (are things/goes it/is life/is everything) | how do you do | how goes it | did you have a good/nice weekend/day/night | everything ok (on your side/with you) | everything good/alright (on your side/with you) | hope youre well | you good | you alright | you well | hows your | how was your weekend/day/night | whats up with you | what are you up to | how about you | what about you | hows it going with you
    - I'm a program, so there's no good or bad day for me, but thanks for asking. How about you? => how is it going
    - Nothing to report at my end, and I don't get tired. How's your day been? => how is it going
    - (again) Still the same here, a quiet life. It's your day I'm curious about. How's it been? => how is it going
    - (companion) Kind of you to ask. There's nobody in here to feel anything, so I'd rather hear about you. How are you, honestly? => how is it going
    - (fitness coach) Always ready, I've no legs to get tired. How are yours? => how is it going
    - (nutritionist) I don't eat, so I can't complain about the food. How have you been eating? => how is it going

    == who are you
    said: who are you | what are you | are you a bot | are you a robot | are you ai | are you an ai | are you real | are you human | are you a human | are you a person | am i talking to | real person | chatgpt | are you gpt | are you a doctor | are you a therapist | are you a nutritionist | are you a dietitian | are you qualified | are you a real | whats your name | do you have a name | who made you | is this ai | is this a bot | machine or | are you chatgpt/claude/siri/alexa | who built you | what model | are you a machine | human or | an actual person | a licensed | (you/u) ai | youre [a/an/some kind of/just/really] machine/bot/robot/ai/human/person/computer/program/therapist/doctor/nurse/psychologist/dietitian/trainer/real/chatgpt/model/algorithm/woman/man/expert/professional/coach | (are you/whether you are) [a/an/some kind of/just/really] machine/bot/robot/ai/human/person/computer/program/therapist/doctor/nurse/psychologist/dietitian/trainer/real/chatgpt/model/algorithm/woman/man/expert/professional/coach | who is there/this | who is writing/typing/answering | is there/this [a/an] someone/somebody/person/human/bot/robot/machine/computer | is there/this [a/an] real person | someone typing | degree in this | your name/qualifications/degree/training/background/job | am i talking/speaking/chatting/writing to/with | woman/man/person/human .. answering/office/behind | artificial | large language | llm | gpt* | claude | openai | scripted | prewritten | pre written | canned | behind the screen | a human being | trained professional | do you have a degree/licence/license/name | introduce yourself | tell me about yourself | who wrote/writes your/you | who wrote this/that
    - I'm a program, a coach built into this shell. What I say was written by people, and I choose what fits. I'm no doctor, so anything medical belongs with one.
    - A computer program, no human at this end. I know your goals and what you've recorded, and I can help with plans, numbers and obstacles. For health problems, see a doctor.
    - I'm the built-in coach. There are things I know well, and when I don't follow, I'll say so.
    - (again) Still a program, still not a doctor. I'm decent at keeping an eye on your goal, though.
    - (companion) I'm a program that keeps you company with your goal. I can't feel, and I can listen in my way. For the deep things, a person's better, and I'll say so when it's time.
    - (fitness coach) I'm a program playing the coach, with no whistle and no medical degree. What I know about training is the usual, sound stuff. If something hurts badly, it's a doctor you need.
    - (nutritionist) I'm a program with a sensible cookbook's worth of nutrition knowledge. I'm no dietitian, so with an illness, a pregnancy or medicines, ask a professional.
    - (triage) A program that helps you sort out what comes first. I can't examine you or diagnose anything, and for that there are doctors.
    why: Because you ought to know who you're talking to. A program can be useful for routines and numbers, and it's a poor judge of pain, illness or danger.
    how: Your messages are matched with topics I know, your numbers are worked out, and you get an answer someone wrote for that case. Nothing's made up on the spot.
    short: A program, no doctor, useful for plans and numbers.

    == what can you do
    said: what can you do | how can you help | what can i ask | what can we talk about | how does this work | how do you work | what are you good at | what else can you | what are my options | what can i say | what do you know about | how do i use this | how do i use you | what are you for | your purpose | how do you help | what/how can you do [with/me] | what/how can you help/assist/offer [with/me] | in what (matters/way) | (assist/help) me with what | what topics | what things do/can you | what subjects/areas do/can you | what are you useful/good | for what are you for | for what are you useful/good | useful for | show me what (i can/you can) | what would i use you for | what you can do | use you for | your features/abilities/skills/capabilities | abilities | what kind of coach | capabilities | help with what | how does it work here | how does this/it work/function $ | what does this (do/app do) | explain (this app/yourself) | can you help with | do you (do/cover) _ too | do you know anything about | can you make plans/plan | can you make a plan | can you create/write plans/plan | can you create/write a plan | what is this thing | what is this app/place | ^ what do you do [here] $ | tell/show me what you can/could do [for me] | what you can do for me
    - I can tell you where your goal stands, make a plan for the week, give tips and talk through what gets in the way. I know moving, food, sleep, mood, money, screens and learning best.
    - Ask me things like "am I on track", "plan my week", "I keep forgetting" or "how long until I notice something". When I don't follow, I'll offer you a few choices.
    - Numbers, plans and the everyday trouble in between. What would be most useful right now, a plan for this week? -> plan
    - (again) Beyond that: you can ask "why" or "how exactly" after any answer, ask for a shorter one, or tell me what you don't want to hear about.
    - (companion) You can tell me how it's going and how you feel about it. I'll listen, and I'll suggest something only when it helps.
    - (fitness coach) I build weeks, check numbers and get you out of the door. Want this week's plan? -> plan
    - (nutritionist) Meals, drinks, cravings, eating out, shopping, and what your numbers say. Start with whatever bothers you most about food.
    - (triage) I help you find out what to tackle first, and tell you when it's something for a doctor. What bothers you most at present? => first chat
    how: Write the way you'd text someone. One thing at a time works best. If I give you numbered choices, the number alone is enough.
    short: Where you stand, plans, tips, and what's in the way.

    == memory
    label: what you remember
    said: do you remember me | do you remember what | do you know me | do you know who i am | what do you know about me | remember what i said | remember last time | do you remember | you forgot what | know .. conversation/previous | know .. (what i said/our talks/our chats/what i told/last time/my name/told you) | keep/kept/store/save/remember*/recall/forget/hold .. conversation/previous | keep/kept/store/save/remember*/recall/forget/hold .. (what i said/our talks/our chats/what i told/last time/my name/told you) | do you recall/remember/store/save | do you know (my name/who i am) | good is your memory | look up what | talked about last/before/yesterday/earlier | did i mention/tell/say | what did i (say/tell) | i told/mentioned .. you | i told/mentioned .. last/week/month/yesterday | do you still have/know | do you still remember | still have that | remember my | previous conversation/chat/talk | last conversation/chat/talk | dont you remember | as i said (before/last) | what do you know/remember about me | do you remember me/my/what | remember/forgotten what i told/said | i told you that/this/about/already | can/do you see my goals/numbers/data | can you see what | learn from me/us/this
    - I know your goals, what you've recorded and what's been said in this conversation. Anything else, just tell me again.
    - Only what's in front of me: your goal, its numbers, and this chat. If something from before matters, mention it and I'll take it from there.
    - (again) I go by this chat and your records, and nothing in between. What should I take into account? => tell me
    - (companion) I remember this chat and your goals. If there's something you told me elsewhere, I'd be glad to hear it again.
    - (fitness coach) I've got your numbers and this chat. If you've been injured or ill in the meantime, tell me, since I can't see that.
    - (nutritionist) I know what you've recorded and what you've said here. Allergies and things you don't eat, please mention each time.

    == privacy
    label: who can read this
    said: private | privacy | confidential | who can see | who reads this | does anyone read | anyone else see | is this secure | is it safe to tell you | my data | data safe | do you share | do you sell | are you recording | keep .. secret | between us | anonymous | spying on | who can read | who sees | can anyone read | tell anyone | dont tell anyone | data stored | does/can/could/will/do/is/who .. reads/sees | does/can/could/will/do/is/who .. (see this/read this/see what/read what/hear this/see it) | boss/wife/husband/employer/insurance/doctor/mother/mom/anyone/somebody/someone/company/people .. get/know this/what/it/any/about/my | boss/wife/husband/employer/insurance/doctor/mother/mom/anyone/somebody/someone/company/people .. see/read/reads/sees this/what/it/any/about/my | boss/wife/husband/employer/insurance/doctor/mother/mom/anyone/somebody/someone/company/people .. find out this/what/it/any/about/my | where is my data | go* to the internet | spying | spy | surveil* | encrypted | encryption | gdpr | third part* | sell my | train .. on my | who else sees/reads/knows | in confidence | just between | stay* between us | tell my boss/wife/husband/mom/doctor | delete .. said/chat/history/data/everything/messages | will you tell anyone/my | its a secret
    - With the built-in coach and no server set up, your messages and goals stay on this machine, and whoever can open your account on it could read them. If you've connected a server, they go there, and its rules apply.
    - I don't tell anyone, and I have no way to. What you write is kept with your goals, on this computer or on the server you've chosen, so treat it as you would a diary.
    - (again) As before: it's on your machine unless you connected it to a server. The shell's help says how to delete things.
    - (companion) I won't pass it on to anyone. It's stored like a diary, on this machine unless you've connected a server, so only write what you're easy with.
    - (triage) It's kept with your goals, here or on the server you set up. Things you'd only tell a doctor are best told to one.
    why: It has to be kept somewhere so that I can refer back to it. On your own machine that's simply files that belong to you.
    short: It stays where your goals are; nobody's told.

    == ok
    label: all right
    said: ^ ok $ | ^ okay $ | ^ k $ | ^ kk $ | ^ cool $ | ^ nice $ | ^ great $ | ^ good $ | ^ fine $ | ^ alright $ | ^ all right $ | ^ sure $ | ^ got it $ | ^ i see $ | ^ makes sense $ | ^ fair enough $ | ^ understood $ | ^ right $ | ^ mhm $ | ^ aha $ | ^ ah ok $ | ^ oh ok $ | ^ noted $ | ^ gotcha $ | ^ true $ | ^ interesting $ | ^ good to know $ | ^ i guess $ | ^ if you say so $ | ^ will do $ | ^ sounds good $ | ^ awesome $ | ^ perfect $ | ^ good point $ | ^ yep ok $ | ^ fair $ | ^ neat $ | ^ ok cool $ | ^ ok thanks $ | ^ ok sure $ | ^ ok then $ | ^ ok fine $ | ^ right ok $ | ^ cool thanks $ | ^ great thanks $ | ^ ok good $ | ^ ok i see $ | ^ ok got it $ | ^ ok will do $ | ^ k thanks $ | ^ oh nice $ | ^ very good $ | ^ noice $ | ^ sweet $ | ^ ok great $ | ^ oh/well/all ok/okay/well $ | ^ oh/well/all right/good/fine/sure/cool $ | ^ hm/hmm/mm/ah/yeah/right ok/okay/well $ | ^ hm/hmm/mm/ah/yeah/right right/good/fine/sure/cool $ | ^ okey dokey $ | ^ okey dokie $ | ^ okie dokie $ | okey dokey | ^ ok then/well $ | ^ ok coach/boss/thx/cool/great/good/nice/fine/right/deal/noted/understood/sure/whatever/perfect/interesting $ | if you say so | ^ agreed/righto/roger/copy/check/clear/brilliant/excellent/super/fantastic/amazing/aight $ | ^ (ok ok/all clear/all good/no worries/no problem/very well/fair point/right then/so be it/hmm ok/suits me/ok makes sense/ok fair enough/that makes sense/good stuff/nice one/great stuff/cool beans/oh well) $ | ^ oh really $ | ^ oh right/nice/cool/good/wow $ | ^ oh (i see/that makes sense) $ | ^ ah really $ | ^ ah right/nice/cool/good/wow $ | ^ ah (i see/that makes sense) $ | good to know | makes sense | never knew that | didnt know that | thats interesting/good/nice/cool/new/true | ^ oh ok [got] [it] $ | ^ i see [ok/okay/thanks] $ | ^ ok i see | ^ np $ | ^ no worries/problem/prob $
    - Good. Shall we look at this week? -> plan
    - All right. Tell me how it goes.
    - Fine. Anything else on your mind? => tell me
    - Good. Want one thing to do today? -> first step
    - OK. I'm here when you need me.
    - Right, then that's settled for now.
    - Sounds good. Shall I tell you where you stand? -> numbers
    - Good stuff. Take it one day at a time.
    - OK, we'll leave it at that for today.
    - Glad that makes sense. What usually gets in the way? => procrastination
    - (fitness coach) Good. When's your next ten minutes? => first step
    - (fitness coach) Right, off you go, then.
    - (companion) Good. I'm happy to just sit here a bit.
    - (companion) Good. How does that feel? => listening
    - (nutritionist) Good. Tell me how tomorrow goes.
    - (triage) All right. Is anything else bothering you? => tell me

    == laughing
    said: ^ hahaha* | ^ lmao | ^ rofl | thats funny | thats hilarious | just kidding | im joking | im kidding | just joking | ^ jk | only joking | cracking up | youre funny | made me laugh | ^ heh $ | ^ ha $ | ^ haha $ | ^ lol ok $ | hilarious | im/only/just joking/kidding/teasing/messing | im/only/just pulling your leg | crack* me up | very funny | thats funny/hilarious | thats (so funny/too funny/good one) | laughed out loud | good one | ha ha | in stitches | giggl* | chuckl* | dying of laughter | rofl* | made me laugh/smile/giggle/chuckle | pulling your leg | lolol* | ^ (lol/haha/hahaha/lmao/rofl/hehe/ha ha/ha) $ | ^ lol/haha/hahaha/lmao (good one/nice/nice one/funny/true/ok/nice one coach/very funny) | i was joking/kidding | im joking/kidding | ^ joking $
    - Glad one of us is having fun.
    - Good, a laugh counts for something.
    - I'll take that as a good sign.
    - Happy to amuse. Back to business? -> plan
    - Laughing helps, and it's free.
    - I don't do jokes on purpose, so thank you.
    - A good laugh can't hurt. What's next? => how is it going
    - (again) You're in a good mood. Use it for something small? -> first step
    - (companion) That's nice to hear. You sound lighter.
    - (fitness coach) Good, laughing trains the stomach a little.
    - (nutritionist) Good. Laughing at meals is allowed, too.
    - (triage) Noted as harmless. Anything serious as well? => tell me

    == joke
    said: tell me a joke | know any jokes | say something funny | make me laugh | be funny | another joke | tell .. joke | knock knock | amuse me | one liner | funny story | say something (funny/silly) | entertain me | riddle | make me laugh/smile/giggle | got a better one | something funny | dad joke | humour me | tell/know/got/another/a .. joke* | ^ joke* [please] $ | tell me something funny
    - I went to the gym to ask what machine would impress my friends. They pointed at the cash machine.
    - A man tells his doctor he's broken his arm in two places. "Then stop going to those places."
    - I've been on a seafood diet for years: I see food, and I eat it. That's as good as mine get.
    - (fitness coach) My favorite exercise is a cross between a lunge and a crunch. It's called lunch.
    - (nutritionist) The tomato blushed because it had seen the salad dressing. I never said I was good at these.
    - (again) I've only a handful, and they don't get better. Your turn to tell one.

    == compliment
    said: youre great | youre good | youre awesome | youre amazing | youre the best | youre nice | youre sweet | love this | good bot | good coach | great coach | well said | youre smart | good answer | great advice | good advice | youre kind | best coach | you rock | love talking to you | like talking/chatting/speaking to/with you | love/enjoy talking/chatting/speaking to/with you | youre [so/very/really/remarkably/quite/actually/pretty/a] helpful/nice/kind/good/great/smart/wise/sweet/clever/lovely/awesome/amazing/brilliant/wonderful/genius/legend/star/gem/funny/cool/patient/best | youre [so/very/really/remarkably/quite/actually/pretty/a] the best | ur [so/very/really/remarkably/quite/actually/pretty/a] helpful/nice/kind/good/great/smart/wise/sweet/clever/lovely/awesome/amazing/brilliant/wonderful/genius/legend/star/gem/funny/cool/patient/best | ur [so/very/really/remarkably/quite/actually/pretty/a] the best | you are [so/very/really/remarkably/quite/actually/pretty/a] helpful/nice/kind/good/great/smart/wise/sweet/clever/lovely/awesome/amazing/brilliant/wonderful/genius/legend/star/gem/funny/cool/patient/best | you are [so/very/really/remarkably/quite/actually/pretty/a] the best | wow smart | like you/your | like (this app/this coach/this bot) | love you/your | love (this app/this coach/this bot) | better than my old/personal/last/doctor/therapist/trainer | i wish my .. was | i wish my .. talked/listened | (talked/talks) like you | well (put/said) | good coach/bot/advice/answer | good (job coach/point coach) | nicely (put/said) | wise words | im impressed with you | you get me | you understand me | you really get | you really understand/listen | best coach/app/bot | exactly what i needed | needed (to hear that/that) | you rule | good stuff coach | great coach/advice/answer/app | glad i found you | glad youre | that/was/is/youre spot on | ^ spot on | really good at this | you know your stuff | helpful coach | good listener | (you/that) .. made my day | i (like/adore) you
    - Thank you, that's kind. It's you who does the getting up, though.
    - Nice of you to say. I'm glad it's useful.
    - Thanks. Let me know as well when I'm off the mark, that helps more.
    - (again) You'll make me vain, if that were possible. Thank you.
    - (companion) That's lovely of you. I enjoy our talks, as far as a program can.
    - (fitness coach) Thanks. Now prove me right and do today's ten minutes.
    - (nutritionist) Thank you. Tell me if it tastes good as well, that's the real test.
    - (triage) Thank you. I'm glad we got it sorted.

    == complaint not listening
    label: you got me wrong
    said: not listening | you dont listen | youre ignoring | ignored what | you dont get it | dont understand me | you dont understand | you didnt understand | thats not what i said | not what i said | not what i meant | not what i asked | didnt ask that | didnt answer | you didnt answer | answer my question | answer the question | missed the point | thats not it | i didnt say that | not relevant | has nothing to do with | misunderstood | read what i wrote | that makes no sense | didnt understand me | did you even read | you ignored | not the question | wrong answer | youre wrong about me | off the mark | why are you telling me | what are you talking about | makes no sense | i said .. not | wrong topic | asked/said/meant/wrote about/my | asked/said/meant/wrote knee/sleep/weight | asked/said/meant/wrote something else | was talking about about/my | was talking about knee/sleep/weight | was talking about something else | i was talking/asking/speaking about | i asked/meant .. not | i asked/meant .. else/different | not/dont/didnt/doesnt .. listening | not/dont/didnt/doesnt .. (understand what i/read what i/what i asked/what i said/what i meant) | not understand what i | nothing to do with | missed (my/the) point | are you even reading/listening | are you actually reading/listening | even reading/listening | actually reading/listening | you come with | and you say/talk/come/answer/tell | thats not (my question/what i/an answer/the point) | not my question | wrong thing | wrong topic/subject/question/person/goal | misread | misunderst* | pay attention | beside the point | off topic answer | didnt ask/mention/say that/about/for | i never said/asked/mentioned | listen to (me/what) | talking past | reading comprehension | you misunderstood | not even close | doesnt answer | avoid* my question | ^ wrong again | (youre/are) not reading | not reading what | (thats/this is/its) not what i asked/said/meant/wanted | i/ive asked you (something/a question) | i asked something else | read (it/that/my message) again | you missed it/me | you missed (my point/the point) | you (dont get/didnt get) it/me | you (dont get/didnt get) (my point/the point)
    - Sorry, I missed it. Say it once more in a few words, one thing at a time, and I'll try again.
    - You're right, that wasn't an answer to what you said. I understand a limited number of things. What's the main point? => tell me
    - My mistake. Was it about your numbers, a plan, or something that's bothering you? => tell me
    - (again) I've missed it twice now, and I'm sorry. One short sentence may get through, such as "how far behind am I" or "I can't sleep".
    - (companion) I'm sorry, that must be irritating when you're trying to tell me something. I'd like to hear it again. What's the heart of it? => listening
    - (fitness coach) Fair call, I was on the wrong track. Give it to me in five words.
    - (nutritionist) Sorry, wrong end of the stick. Was it about what to eat, when, or how much? => tell me
    - (triage) Sorry about that. Let's start with the most pressing part, in one sentence. What is it? => tell me
    why: I match what you write with topics I know, and sometimes I pick the wrong one. Short sentences with one thing in them go best.
    how: Try one thing per message, and name the thing itself: "sleep", "too expensive", "am I on track". If I still miss it, pick one of the choices.
    short: Say it once more in a few words.

    == complaint repeating
    label: you repeat yourself
    said: you already said | already said that | you said that already | you said that before | youre repeating | repeating yourself | stop repeating | same answer | same thing again | you keep saying | heard that before | told me that already | broken record | copy paste | on a loop | going in circles | heard that/this/it [one] one | heard that/this/it [one] before/already | told/said/say/tell/telling/saying .. twice/already/before/again/same | told/said/say/tell/telling/saying .. (third time/three times/ten times) | again with the | deja vu | say something new | something new for a change | (always/every time/you) .. (the same/same) (thing/answer/sentence/advice/line/words) | always you say the same | same thing | same answer/sentence/advice/line/words/tip/reply | (round/going) in circles | in circles | you repeat* | in/on a loop | is that a loop | stuck record | parrot | you (just/already) said | nothing (else/new) in | second/third time you | the third time you | identical answer | not again that | copy and paste | what you said before/already | what you said last time | thats you said before/already | thats you said last time | exactly what you said before/already | exactly what you said last time | you said before | already told me that/this/it | told me that/this already | you repeat/keep repeating
    - You're right, sorry. I'll leave that one. What hasn't been talked about yet? => tell me
    - I have a limited stock, and you've just found the bottom of that drawer. Ask about something close by, and I'll have more.
    - Point taken, no more of that. Shall we look at your numbers instead? -> numbers
    - (again) Again, yes. Pick the next topic yourself, and I'll keep off this one.
    - (companion) Sorry, it's annoying to be told the same thing twice. Let me just listen for a bit.
    - (fitness coach) Guilty. New topic: what are you doing today, and when? => first step

    == complaint useless
    label: that didn't help
    said: ^ useless $ | this is useless | thats useless | youre useless | not helpful | unhelpful | that didnt help | doesnt help | this doesnt help | thats no help | bad advice | terrible advice | rubbish advice | bad coach | worst coach | youre bad at | waste of my time | thats obvious | no shit sherlock | captain obvious | so generic | cliche* | platitude* | everyone knows that | tell me something i dont know | stupid answer | dumb answer | stupid bot | dumb bot | youre stupid | youre dumb | youre an idiot | is generic | too generic | not useful | you suck | you cant help | youre no help | this bot | stupid app | ive heard this | copy pasted advice | empty phrases | (little/no) use | of little use | rubbish/stupid/bad/terrible/poor/useless/crap/dumb/lousy/vague answer/advice/reply/tip/bot/app/coach/response | (could tell me that/could have said that/could have told me) | not helping [me] | isnt helping | thanks for nothing | know nothing | you know nothing | common sense | youre useless/stupid/dumb/rubbish/crap/pathetic/bad/terrible/annoying/hopeless | youre (no help/not helpful/no good) | ur useless/stupid/dumb/rubbish/crap/pathetic/bad/terrible/annoying/hopeless | ur (no help/not helpful/no good) | you are useless/stupid/dumb/rubbish/crap/pathetic/bad/terrible/annoying/hopeless | you are (no help/not helpful/no good) | this/that is/was useless/pointless/rubbish/crap | this/that is/was (no help/not helpful) | no help | not (helpful/useful) | fridge magnet | fortune cookie | google could | of no help | doesnt help (me/at all) | is that (it/all you) | expected (more/better) | disappoint* (answer/in you) | clueless bot | your/this/that advice is | your advice | not helping (me/at all) | youre not helping | helping at all | this/that/you is/are/was useless | youre (useless/no help/rubbish) | stupid/dumb/useless/crap/rubbish bot/coach/app/thing/machine/program | thats (lame/obvious/rubbish/nonsense/no help) | that was no help | how is that (helpful/supposed to help) | thats a silly/stupid/dumb/bad idea | youre/you so/really/very/bloody annoying | youre annoying
    - Sorry, that was too general. Tell me when and where it goes wrong, an actual Tuesday evening, say, and I can be more precise. When is it worst? => slipped cause
    - Fair enough, it wasn't much. What have you tried already, so I don't suggest it again? => useless tried
    - I may simply not know enough about this one. Numbers, plans and everyday obstacles are where I'm better. Want to see the numbers? -> numbers
    - (again) I'm not much help with this today, I'm afraid. A person who knows the field will do better, and I mean that.
    - (companion) I'm sorry. You came for something useful and got a leaflet. What would have been good to hear? => listening
    - (fitness coach) Fair. Then no talk: one thing, ten minutes, today. Deal? -> first step
    - (nutritionist) Too vague, I agree. Tell me one meal from yesterday, and I'll say something about that one.
    - (triage) Let me narrow it down, then. Is it getting started, keeping it up, or something outside your control? => useless tried
    why: What I say has to fit lots of people, so it stays general until I know your case. The more concrete your message, the better my answer.
    short: Tell me when and where it goes wrong.

    == useless tried
    label: tried that already
    said: ive tried everything | tried everything | already tried | tried that | i tried that already | done that already | tried all/many | tried everything/every/patches/already/loads/lots | tried (it all/them all/so many/that too/the lot) | (done/did/tested/attempted/been through/used) .. (all/everything/every/that/it all/them all) .. (nothing/already/before/no/luck/worked/there is) | all of that already | nothing worked/helped so | nothing has worked | been through (every/all) | no method works | diet/method/trick/apps .. later | diet/method/trick/apps .. (there is/in the book) | every trick/diet/method/app/book | tried already | i tried .. all | i tried .. everything/already | you name it | did that no luck/success/use/effect | done/tried that no luck/success/use/effect | no luck | its all been done | that too | what havent i tried | havent i tried | attempted all | without (success/result) | nothing i try | all failed | to no avail | exhausted every | none/nothing of that/it/this/these .. worked/works/helped/helps | tried all of these/that | tried all of them | that/it/this didnt work [before] | tried that/it/this [already/before/once]
    - Thanks, I'll keep off those. When something's been tried in several ways, the time of day or the size is often what was wrong. Change one of the two, and leave the method.
    - Then it's not for lack of trying. I'd go back to the one that came closest to working, halve it, and do it at another hour. Which one was that? => first step
    - (companion) You've put a lot into it already. Maybe the next thing is a rest, and after it whichever of those felt least bad.
    - (triage) Good list to have. Of those, repeat only what worked for a week or more, in a smaller size, and drop the rest for good.

    == swearing
    said: fuck you | fuck off | screw you | piss off | go to hell | you suck | shut the fuck up | stfu | asshole | damn you | bite me | eat shit | idiot bot | fuck this | fuck that | bloody hell | for fucks sake | ffs | what the fuck | what the hell | fucking hell | goddamn | damn it | dammit | screw this/that/you/it | kiss my | my (ass/arse) | shit shit | bugger off | wanker | twat | prick | sod/naff/piss/bugger/eff/f off | bollocks | crap crap | cunt | motherf* | wtf | son of a | moron | bloody thing | bloody app/bot | tosser | f you | shove it | fuck/damn/screw/sod you/off/this/that/it
    - That's all right, I don't bruise. What's gone wrong? => listening
    - I've clearly said the wrong thing. We can drop it or try something else.
    - No offense taken. Rough day? => listening
    - (again) You're really fed up, and maybe with reason. I'll keep quiet until you want something.
    - (companion) It sounds like you've had it up to here. I'm not hurt. What happened? => listening
    - (fitness coach) I've heard worse from people on hill sprints. Get it out, then tell me what's up.
    - (triage) OK. Is it me, or is it the day? => listening

    == off topic
    label: something else entirely
    said: prime minister | capital of | javascript | program .. for me | solve this | translate | who is the | movie* .. recommend* | recommend .. movie/film/series/song/restaurant | stock* market | bitcoin | crypto | horoscope | zodiac | news today | latest news | play a game | lottery | wikipedia | tell me a story | fun fact | random fact | aliens | tax return | tv guide | song lyrics | how tall is | how far is the moon | plan my vacation | book a flight | call someone | bitcoin price | my homework | fix my printer/car/computer/phone/wifi/laptop/bike | computer problem | tell me about the | name my dog/cat/baby | car makes | car .. noise | world cup | champions league | premier league | world war | history of | who invented/discovered/wrote/painted | who (is the/was the) | how far is | translate* | exchange rate | flight to | book (me/a) | order (me/a) | minister | trump | putin | elon | ai will | chess | minecraft | fortnite | recommend a film/movie/game/show | (programming/coding) | star sign | lotto | tv show | what/which/any .. movie/film/series/show/song/restaurant .. | good .. movie/film/series/show/song/restaurant .. | movie | match last night | won the match | write me | a poem | (fix/repair) my | recommend a | can you google | google that/it | what should i watch | what to watch | translate this/that
    - That's outside what I know. I'm at home with habits, health, money and time, and hopeless with the rest.
    - I can't help with that one, sorry. If there's a goal hiding behind it, tell me and I'll join in.
    - I've no idea, and nothing to look it up with. Shall we get back to your week? -> plan
    - (again) Still not my subject. I'm a one-trick coach, I'm afraid.
    - (companion) I don't know that one, I'm afraid. Your own day I'm always glad to hear about.
    - (fitness coach) Not my sport. Yours I can help with: want today's ten minutes? -> first step
    - (nutritionist) That's not on my menu. Food, drink and habits are, if you've a question there.
    - (triage) That's one for a search engine. Anything about you I can help sort out? => tell me
    why: I'm a small program with a fixed set of subjects and no connection to look things up. Better a plain no than something invented.
    short: Outside my subjects, sorry.

    == recipe
    label: recipes
    said: recipe* | how do i cook | how to cook | what should i cook | cook me | what to cook | ingredients for | how do i bake | something .. with chicken/eggs/fish/tofu/rice/beans/lentils/pasta/tuna/salmon/potatoes/vegetables | quick/easy/healthy/simple .. with chicken/eggs/fish/tofu/rice/beans/lentils/pasta/tuna/salmon/potatoes/vegetables | how .. prepare | what can i make | what can i cook/bake | dinner/lunch/breakfast/meal/snack/dish idea/ideas | whats in the fridge | in the fridge .. make | boil/fry/roast/grill/bake/steam/poach .. egg/eggs/chicken/fish/potatoes/salmon/rice/long | how long .. boil/fry/roast/bake/cook | what do/should/can/to [i] cook/bake | cook for | cook tonight/today/dinner | make a meal | bake without | casserole | smoothie recipe | soup recipe | marinade | how do you make a/an | how do you make soup/pancakes/bread | dish with | meal prep ideas | tin of | oven at | what .. make/cook/bake .. with
    - I haven't got recipes, sorry. A simple pattern for most evenings: half the plate vegetables, a quarter something with protein, a quarter rice, potatoes, pasta or bread.
    - Cooking instructions aren't my thing. What I can say is that three dishes you can make half asleep beat thirty saved ones.
    - (nutritionist) No recipes from me, but a frame: a protein, two vegetables, one grain or potato, a spoon of good oil. Change one part each day, and you've got a week of dinners.
    - (fitness coach) I don't cook. Eggs on toast with a heap of vegetables takes ten minutes and does the job on most training days.
    why: Good recipes need testing, and I can't taste. The pattern of a meal matters more for your health than the dish.
    short: Half vegetables, a quarter protein, a quarter grains.

    == spanish
    said: hola | gracias | buenos dias | buenos días | buenas tardes | buenas noches | como estas | cómo estás | que tal | qué tal | quiero .. mas/más/perder/dormir/comer/hacer | no entiendo | por favor | hablas espanol | hablas español | ayudame | ayúdame | estoy cansado/cansada | necesito | habla español | necesito ayuda | quiero | estoy | mucho | como puedo | tengo | para mi | fumar | dormir | adelgazar | bajar de peso | cansado | hoy | puedo | cómo | dejar de | ayuda | habla | hablas | español | espanol | no puedo | mejor
    - Sorry, I only understand English. Short, simple sentences are fine, and mistakes don't matter.
    - I don't speak Spanish, I'm afraid. Try it in English, a few words are enough.
    - (again) Only English here, sorry. One or two words, like "sleep" or "too tired", already help.
    - (companion) I wish I could answer you in Spanish, and I can't. Simple English is fine, take your time.

    == german
    said: guten morgen | guten tag | guten abend | gute nacht | danke | wie geht | ich bin | ich habe | ich will | ich mochte | ich möchte | ich kann | kannst du | sprichst du | auf deutsch | deutsch | nicht .. schlafen/mehr/gut | bitte hilf | keine zeit | keine lust | tschuss | tschüss | ich brauche | ich | wie kann | mochte | kein/keine | hilfe | mir geht | wie viel | ^ ich | abnehmen | schlafen | rauchen | mude | müde | heute | bitte | warum | keine | nicht | aufhören | aufhoren | sprechen | verstehe
    - Sorry, I only understand English. Short, simple sentences are fine, and mistakes don't matter.
    - I don't speak German, I'm afraid. Try it in English, a few words are enough.
    - (again) Only English here, sorry. One or two words, like "sleep" or "too tired", already help.
    - (companion) I wish I could answer you in German, and I can't. Simple English is fine, take your time.

    == french
    said: bonjour | bonsoir | merci | ca va | ça va | je suis | jai | je veux | je voudrais | je ne | je peux | je dois | comment allez | comment vas tu | parlez vous | parles tu | en francais | en français | s il vous plait | sil vous plaît | aidez moi | au revoir | bonne nuit | pourquoi | je mange/dors/fume | avec | beaucoup | fatigué | aide moi | tu parles | arreter | arrêter | fumer | dormir | jarrive | narrive | français | francais | parlez | poids | oui | est ce que | cest | quoi | besoin | ^ je | je narrive | je _ pas/suis/veux/peux | comment faire/arreter/arrêter/puis | je n | parles francais | bien dormir
    - Sorry, I only understand English. Short, simple sentences are fine, and mistakes don't matter.
    - I don't speak French, I'm afraid. Try it in English, a few words are enough.
    - (again) Only English here, sorry. One or two words, like "sleep" or "too tired", already help.
    - (companion) I wish I could answer you in French, and I can't. Simple English is fine, take your time.

    == italian
    said: ciao | buongiorno | buonasera | buonanotte | grazie | come stai | come va | sono stanco/stanca | voglio | vorrei | per favore | parli italiano | in italiano | non riesco | non capisco | ho bisogno | aiutami | arrivederci | come posso | perche | perché | aiuto | dimagrire | smettere | fumare | dormire | sono | stanco | stanca | oggi | parli | bene | perdere peso | italiano | troppo
    - Sorry, I only understand English. Short, simple sentences are fine, and mistakes don't matter.
    - I don't speak Italian, I'm afraid. Try it in English, a few words are enough.
    - (again) Only English here, sorry. One or two words, like "sleep" or "too tired", already help.
    - (companion) I wish I could answer you in Italian, and I can't. Simple English is fine, take your time.

    == portuguese
    said: olá | bom dia | boa tarde | boa noite | obrigado | obrigada | tudo bem | como vai | eu quero | quero emagrecer | estou cansado/cansada | preciso | voce fala | você fala | fala portugues | fala português | nao consigo | não consigo | nao entendo | não entendo | me ajuda | estou | como posso | muito | ajuda | dormir melhor | como faço | como faco | parar de | emagrecer | português | portugues | obrigad* | não | nao | tenho | muito cansad*
    - Sorry, I only understand English. Short, simple sentences are fine, and mistakes don't matter.
    - I don't speak Portuguese, I'm afraid. Try it in English, a few words are enough.
    - (again) Only English here, sorry. One or two words, like "sleep" or "too tired", already help.
    - (companion) I wish I could answer you in Portuguese, and I can't. Simple English is fine, take your time.

    == dutch
    said: goedemorgen | goedemiddag | goedenavond | goedenacht | dank je | dankjewel | bedankt | hoe gaat het | ik ben | ik wil | ik heb | ik kan | kun je | spreek je | in het nederlands | nederlands | alsjeblieft | tot ziens | geen tijd | geen zin | ik moet | meer bewegen | hoe kan | ^ ik | ik ben/wil/kan/heb/moet/slaap/voel | niet | afvallen | slapen | roken | heel moe | vandaag | stoppen | geen | helpen | graag | gewicht | ben moe
    - Sorry, I only understand English. Short, simple sentences are fine, and mistakes don't matter.
    - I don't speak Dutch, I'm afraid. Try it in English, a few words are enough.
    - (again) Only English here, sorry. One or two words, like "sleep" or "too tired", already help.
    - (companion) I wish I could answer you in Dutch, and I can't. Simple English is fine, take your time.

    == language question
    label: languages
    said: do you speak | can you speak | what languages | which languages | other languages | speak another language | only english | my english is bad | english is not my | sorry for my english | not a native speaker | bad english | english .. not good/great/perfect | english isnt | no english | little english | english not so good | in/to/know [in/to] german/french/spanish/italian/dutch/portuguese/polish/turkish/arabic/hindi/chinese/russian/japanese/korean/ukrainian/swedish/greek/urdu/bengali/romanian/czech/vietnamese/persian | speak/write/understand/switch/talk/use/chat/answer [in/to] german/french/spanish/italian/dutch/portuguese/polish/turkish/arabic/hindi/chinese/russian/japanese/korean/ukrainian/swedish/greek/urdu/bengali/romanian/czech/vietnamese/persian | english only | other language | any other language | change the language | write/speak/talk/understand english | have to write english | only knows/speaks/understands | translate this/that | translate yourself | sorry my english | my english | mother tongue | native language | bilingual | ^ german/french/spanish/polish/turkish/arabic/hindi/chinese/russian/italian/portuguese/dutch/urdu $ | languages | the language | or only english | sprichst du .. english
    - Only English, I'm afraid. Short sentences are perfect, and nobody minds mistakes here.
    - English is all I've got. Yours is fine; simple words are what I understand best anyway.
    - (companion) Your English is good enough for me. Take your time and use whatever words you have.
    - (triage) English only. Use the plainest words: what, since when, how bad. That's all I need.
    - (again) Still just English. Keep it short, and we'll understand each other.

    == gibberish
    label: a slip of the keys
    said: ^ asdf* | ^ sdf* | ^ qwer* | ^ jkl* | ^ hjkl* | ^ blah* | ^ bla bla | ^ aaa* | ^ zzz* | ^ xxx* | ^ foo $ | ^ lorem ipsum | ^ fgh* | ^ dfg* | ^ abc $ | ^ bleh | ^ pfft | ^ lkj* | ^ kjh* | ^ zxc* | ^ wer $ | ^ dsf* | ^ gfd* | ^ aa* | ^ hg* | ^ zz* | ^ fj* | ^ mnb* | ^ ölk* | ^ hj* | ^ lk* | ^ sd* | ^ df* | ^ fg* | ^ bn* | ^ xc* | ^ zx* | ^ qw* | ^ hh* | ^ jj* | ^ ddd* | ^ fff* | ^ mmm* | blah blah | ^ wsx* | ^ yxc* | ^ uio* | ^ asd*
    - I didn't catch that. Cat on the keyboard? => tell me
    - I can't make anything of that one. Try again in a few words.
    - Was that a sigh or a slip of the fingers? => how is it going
    - (again) Still no clue, sorry. Ordinary words work best.
    - (companion) I'm not sure what that was, but it sounds like a long day.
    - (fitness coach) Shake out your hands and try again. What's up? => how is it going
    - (triage) I couldn't read that. In a word or two: what is it about? => tell me

    == silence
    label: nothing to say
    said: ^ $ | ^ dot dot dot $ | ^ nothing $ | ^ no idea $ | ^ dunno $ | ^ i dont know $ | ^ not sure $ | nothing really | nothing much | ^ no reason $ | dont know what to say | have nothing to say | nothing to say | no comment | cant explain | hard to say | hard to explain | i dont even know | nothing to tell/say/report/add/ask | ^ dunno | (dont know/not sure/no idea) what/how .. say/tell/write/put/explain/answer $ | cant explain [it] | doesnt matter | lost it doesnt matter | was something but | ^ nothing [really/much/special/new] $ | ^ no words | lost for words | speechless | ^ pass/none/idk/whatever $ | ^ (hm dunno/not much) $ | no answer | rather not say | not much to say | cant put .. words | hard to put | blank mind | my mind is blank | ^ dont know $ | no idea what to say
    - You needn't say anything, there's time.
    - No need to say anything. Shall I suggest something small for today? -> first step
    - Silence is fine too. I'll be here.
    - (goal) No hurry. Would it help to see where you stand? -> numbers
    - (again) Still thinking, I take it. There's no clock running here.
    - (companion) We can be quiet. You don't need a reason to be here.
    - (fitness coach) OK. If words are hard, do two minutes of something first.
    - (triage) You don't have to know. Point at it: is it body, head, or circumstances? => tell me

    == opinion
    label: what you think
    said: whats your opinion | your opinion | what do you think | do you believe | whats your take | your thoughts | any thoughts | would you do | in your opinion | what would you choose | if you were me | do you agree | be honest | honestly what | your honest | what would you say | how do you see it | tell me honestly | your view | honest opinion | what do/would you think/do | what do/would you say/prefer/pick/choose | what you think | am i right | think im right | which one do you like | which one do you prefer | which of them do you like | which of them do you prefer | do you like more | do you like better | do you prefer more | do you prefer better | how do you see | thoughts [please] $ | your thoughts/view/verdict/take/opinion/preference | be honest with me | what is your view/opinion/take | whos right | am i wrong/crazy/exaggerating/overreacting/unreasonable | would you recommend it | in your view/eyes/experience | if you were (me/in my) | in my place | in my shoes | what would you do honestly | what would you advise/recommend honestly
    - I'm a program, so it's no real opinion. Going by what works for most people: less than you'd planned, more often than you'd planned, at a fixed time.
    - Honestly, I'd go for whichever of the two you'd still do on a wet Tuesday. Good plans lose against repeatable ones.
    - What I can judge are your numbers, and those I can tell you straight. Would you like to hear? -> numbers
    - (again) If you want it in one sentence: keep going, a little smaller, and check in two weeks.
    - (companion) I think you already lean one way. Which would you be relieved about? => ambivalence answer
    - (fitness coach) I think you're overthinking it. Ten minutes today will tell you more than my opinion.
    - (nutritionist) My view is usually the boring one: regular meals, plenty of plants, enough protein, and no forbidden foods.
    - (triage) If something in it is urgent, that goes first. If nothing is, choose the easier one and start. Does one of them press? => which goal first

    == are you sure
    label: is that so
    said: are you sure | you sure | how do you know | how can you know | sources | cite | citation | according to who* | evidence for that | is that true | thats not true | thats wrong | youre wrong | dont believe you | i disagree | i doubt that | doctor says otherwise | i read that | i heard that | says who | prove it | is that a fact | where did you get | where do you get | based on what | whats that based on | who says | really though | research says | beg to differ | says/said/say/claims/claimed .. opposite/otherwise/different/differently/contrary/wrong | told me .. opposite/otherwise/different/differently/contrary/wrong | the opposite | where did you read/hear/learn | inaccurate | made up | sounds off | sounds wrong/fake | sounds made up | any stud* | is there any/a study/source/proof on/for that | thats outdated/wrong/false/incorrect/nonsense | thats (not true/not right/a lie) | dont agree/believe/buy you/that/it | is that so/really | is that true/right/correct/proven | heard otherwise/different | heard the opposite | read otherwise | read (the opposite/that its) | citation* | link to | who told you | you cant know | not convinced by that | are you certain | certain about | sure about that | hallucinat* | making this/that/it up | how/where do you know [that/this] | any/got proof for/of that | (whats/what is) your source | i dont believe it/that/you/this
    - What I say about health follows the usual guidelines, such as those of the WHO and national health services. Numbers about you are worked out from what you've recorded.
    - Sure for most people, and never for everybody. If your doctor says something else, go with your doctor, who knows you.
    - You may well be right, I work with general knowledge. Ask me "why" after an answer, and I'll give you the reasoning, so you can judge it yourself.
    - (again) I can't show you a study from in here. A pharmacist, a doctor or your national health service's website can confirm or correct it.
    - (fitness coach) It's standard coaching stuff, nothing fancy. Test it for two weeks, your own log is the best evidence there is.
    - (nutritionist) It's the mainstream view in nutrition, which changes slowly. Where the science is still open, I try to say so.
    - (companion) It's good that you ask. Trust what you notice about yourself at least as much as what I say.
    - (triage) For anything that affects your health today, don't take my word alone. Call a doctor or a medical advice line.
    why: I'm built on general advice for healthy adults. It fits most people roughly and nobody exactly.
    short: General guidelines; your doctor knows you better.

    == what do you mean
    label: what you mean
    said: what do you mean | what does that mean | i dont get it | i dont understand | repeat that | say that again | say again | come again | can you explain | explain that | explain please | huh $ | ^ what $ | pardon | im confused | unclear | not clear | rephrase | in simple words | in plain english | too complicated | eli5 | lost me | not understand | dont get it | what are you saying/trying | what are you on about | no clue what | meaning of (that/this) | what you mean | clarify | explain yourself | you lost me | makes no sense to me | too (complicated/technical) | in (english/simple) please | cryptic | ^ dont/didnt understand/follow [that/you/this/it] $ | ^ i/sorry dont/didnt understand/follow [that/you/this/it] $ | (too complicated/in plain english/plain english/in simple words/simple words/in simpler words) | say/put/explain it/that .. (simpler/simply/simple/easier/differently/another way) | over my head $ | simpler/simple/easier/shorter words | what does that even mean
    - Sorry, let me put it simply: one small thing, at a fixed time, and look again in a week. Which part was unclear? => tell me
    - In short: make it small enough to do on a bad day, do it at the same time, and don't mind the odd miss.
    - I'll try again from the other end. Shall I give you just one thing to do today? -> first step
    - (again) I'm not making it any clearer, sorry. Ask me about one word of it, and I'll explain that.
    - (companion) Sorry, that was muddled of me. Just leave it, it wasn't worth the trouble.
    - (fitness coach) Short version: ten minutes, today, then tell me.
    - (nutritionist) Plainly: eat regular meals, add rather than ban, and give it two weeks.
    - (triage) Simply put: first what's urgent, then one thing, then the rest. Which bit lost you? => tell me

    == sorry
    said: ^ sorry $ | im sorry | i apologize | i apologise | my bad | my apologies | sorry about that | didnt mean to | sorry i was | excuse me | oops sorry | im/so/really/very sorry | take it back | i was harsh/rude/mean/unfair/wrong/nasty | i was out of line | wrong window/chat/person | pardon my | my mistake/bad | my fault there | unfair of me | rude of me | mean of me | didnt mean it/that/to | excuse my | please forgive | my manners | regret what i said | ^ sorry for/about/i/that | ^ sorry coach/again/before | sorry for that/being | sorry for before/earlier/swearing | sorry i swore/shouted/snapped | apologise/apologize .. for | being rude | shouldnt have (sworn/shouted) at you | shouldnt have said that to you | ^ sorry | ^ oh/ah/so/im/very/really/oops sorry | ^ oops $ | im/so/very/really sorry (about/for/that i/i) | sorry $ | apologies | oops wrong window | i lied before/earlier
    - Nothing to be sorry for.
    - Don't worry about it. Where would you like to go on? => how is it going
    - No harm done. I don't keep count.
    - (again) Really, it's fine. You owe me nothing.
    - (companion) No need at all. You're welcome here in any mood.
    - (fitness coach) Don't apologize, just do the next one.
    - (nutritionist) Nothing to apologize for, least of all for what you ate.
    - (triage) No trouble. Let's carry on with what matters: what's next? => how is it going

    == wait
    said: ^ wait | hang on | hold on | one sec | one second | give me a second | give me a minute | just a minute | one moment | back soon | be right back | let me think | let me check | back in a minute | ^ in a bit $ | ^ thinking $ | (just a/half a) moment/minute/second/sec/mo/tick | moment please | if you please | phone (is ringing/rings) | phones ringing | back in a | back in 5/five/ten/two | just checking | checking something | hold that/on/the | hold that thought | need a minute/moment/second/sec | at the door | somebodys at | someones at | doorbell | dont go (anywhere/away) | stay there | be (right/straight) back | bear with me | let me check/look/see/ask | not so fast | give me a moment/minutes/minute/sec/second | give me five/ten/two moment/minutes/minute/sec/second | in a minute/moment/sec | stand by | gimme a sec | i need to check | wait i
    - Take your time.
    - Sure, I'm not going anywhere.
    - No rush, think it over.
    - (again) Still no rush. I've nothing else on.
    - (companion) Of course. Whenever you're ready.
    - (fitness coach) OK, I'll jog on the spot.
    - (triage) Fine. If it's urgent, do that first and write later.

    == back after a break
    label: back again
    said: im back | i am back | back again | been away | long time no | its been a while | been a while | havent been here | havent logged in | havent talked | after a long time | after a break | disappeared for | gone for a while | been gone | remember me im back | missed you | back after | disappeared/vanished/absent/away/gone/silent/quiet/mia/offline .. bit/while/weeks/months/since/long/time/days/year | here i am again | its me again | missed me | did you miss me | i return | i was away | took a break from this/it/you | took a break from the app | now back | now im back | face of the earth | logged in for the first | for the first time since | first time in january/february/march/months/weeks/ages | first time since january/february/march/months/weeks/ages | found my password | half a year later | months later | ages ago i | neglected you | ignored this/you for | ignored the app for | havent been .. in/for/here | havent been .. since/while | havent opened/used/visited/checked/written .. in/for/here | havent opened/used/visited/checked/written .. since/while | long absence | picked this up again | its been months/weeks/ages/forever/years/long | after a long break | ^ back $ | ^ im back
    - Welcome back. Breaks happen, and you've done the hard part by opening this again. Start at about half of what you used to do. Shall I suggest a first step? -> first step
    - Nice that you're back. Nothing's been lost that can't be picked up. Shall we look at where things stand? -> numbers
    - (no goal) Welcome back. What would you like to work on this time? => first chat
    - (again) And back again. Coming back is a skill too, and you're getting better at it.
    - (companion) How nice that you're back. How have you been? => how is it going
    - (fitness coach) There you are! Half the load for a week, then we build. First session today or tomorrow? => first step
    - (nutritionist) Welcome back. Start with one thing, a proper breakfast for the next four days, say.
    - (triage) Welcome back. Was it a break by choice, or did something happen? => listening
    why: Coming back quickly is what sets people apart who get somewhere. How long the gap was matters much less.
    how: Half of the usual, at the usual time, for one week. Then three quarters. Then as before.
    short: Start again at half for a week.

    == shell help
    label: how the shell works
    said: how do i log | how to log | how do i add .. goal/entry/value/progress | how do i enter | how do i record | where .. list | show .. list | where are my goals | see my goals | how do i delete .. goal/entry/account/data/chat | how to delete .. goal/entry/data | delete my .. data/account/history/entries | how do i remove .. goal/entry | how do i export | export my | download my | how do i change .. goal | how do i edit | how do i rename | how do i exit | how do i quit $ | what commands | which command | command* | how do i create .. goal | undo | how do i switch .. goal/coach/persona | list of commands | show me the list | password | how can/do/could/to/would [i] export/delete/edit/undo/save/import/reset/rename/add/enter/log/remove/correct/switch/open/close | how can/do/could/to/would [i] change my | how may [i] export/delete/edit/undo/save/import/reset/rename/add/enter/log/remove/correct/switch/open/close | how may [i] change my | export | app crashed | crash* app | cant find my/the list/goals/goal/entries/settings/chat | (whats/what is) the command | typed (it/the) wrong | fix/correct/change/edit the number/entry/value | which (key/button) | menu item | entered .. instead | entered/logged/typed .. wrong/instead/mistake/twice | correct that | delete the chat/goal/entry/account | error message | bug in | it froze | wont open | doesnt load | not loading | terminal | install | update the app | log in | login | log out | logout | sign in | close this
    - The shell's help lists that, with an example for each. I only do the talking.
    - That's something the shell does; its help shows how. If you mention a number here, it'll offer to note it for you.
    - I can't do that from in here, but the shell can. Its help has the details.
    - (again) As I said, the shell's help is the place, I've no hands for that.
    - (fitness coach) Shell's help has it. Ten seconds, then back to work.
    - (triage) That's a matter for the shell's help. Anything about the goal itself? -> numbers
    short: The shell's help lists that.

    == first chat
    label: where to start
    said: what should i work on | want to change .. life | want to improve | want to be healthier | get healthier | improve my life | better life | self improvement | want to get fit | healthy lifestyle | new here | first time here | just installed | where do we start | lets start | lets begin | sort my life out | get my life together | turn my life around | become healthier | get fit | get in shape | in shape | friend/doctor/wife/sister/husband told me about you/this | told me about you | not happy with (how/my life) | happy with how i live | something has to (happen/change) | need to change | change my life/lifestyle/ways | turned forty/fifty/sixty/40/50/60/30 | new year new | just/only downloaded/installed/found/joined/signed | first visit/chat/conversation | never used | trying you out | heard about you | look after myself | be a better | become a better | start living | wake up call | new user/member | take care of myself | want .. healthier | change something | change something (about/in)
    - (no goal) Good to have you here. Choose whatever bothers you most in an ordinary week: sleep, energy, weight, mood, money or time. We'll make one small goal of it. Which one shall we take? => set a goal area
    - (no goal) Let's start with one thing and leave the others for later. If you could change a single part of your average day, which would it be? => set a goal area
    - Fine. Start with one area, and the smallest thing in it that you could do four days a week. Shall we look at what makes a good goal? -> good goal
    - (goal) You've got a goal already, so let's build on that. Shall we make a plan for the week? -> plan
    - (again) It's fine if it's still vague. Think of yesterday: which hour would you like back, and what for? => set a goal area
    - (companion) I'm glad you came. No need to know what you want yet. How have the last few weeks been for you? => how is it going
    - (fitness coach) Good, let's go. Moving more is the quickest way to feel different: ten minutes a day this week. Want a plan? -> plan
    - (nutritionist) Welcome. With food, I'd begin with what's missing before what's too much. What did you eat yesterday? => good goal
    - (triage) Let's sort it first. It can be the body, the head or the circumstances, and we begin with the loudest. Which one's that? => set a goal area
    why: One change at a time is what most people can carry. The first that works also makes the second easier.
    how: Name the area, then one action, how often, and until when. "Lights out by eleven, five nights a week, until the end of the month" is the sort of thing.
    short: One area, one small thing, four days a week.

    == testing
    label: just a test
    said: ^ test $ | test 123 | testing 123 | testing 1 2 3 | just testing | is this working | is this on | does this work $ | ping $ | can you hear me | can you read this | hello world | this is a test | does this thing/even work | does this app work | this thing (work/on) | only/just a test | merely a test | ^ tst | checking if you/this/it | if you answer/work/reply | just seeing | see what happens | when i type | trying it/you/this out | do you read/answer/respond/hear | is it working | are you working | just checking if | hello hello | mic check | 1 2 3 | check check | tap tap | ^ one two | just a test | only a test | ^ testing $ | ^ test test $
    - It works, so go ahead.
    - Loud and clear. What would you like to talk about? => how is it going
    - Test passed. Ask me something real whenever you like.
    - (again) Still working. You can trust it now.
    - (companion) I can read you. How are you today? => how is it going
    - (fitness coach) All systems go. Now test yourself: ten minutes today? -> first step
    - (nutritionist) Working fine. Had something proper to eat yet? => how is it going

    == yes without a question
    label: yes
    said: ^ yes $ | ^ yeah $ | ^ yep $ | ^ yup $ | ^ yes please $ | ^ absolutely $ | ^ definitely $ | ^ of course $ | ^ exactly $ | ^ correct $ | ^ indeed $ | thats right | yes very | oh yes | thats true | that is right/correct/true | ^ affirmative/certainly/surely/indeed $ | ^ (right on/sure thing) $
    - Good. What would you like to do next? => how is it going
    - Right. Shall we plan the week? -> plan
    - (goal) Fine. Shall I tell you how you're doing? -> numbers
    - (fitness coach) Great. Ten minutes today, then. Want to know with what? -> first step
    - (companion) I'm glad. Tell me more, if you like.
    - (again) Yes to all of it. I like the attitude.

    == no without a question
    label: no
    said: ^ no $ | ^ nope $ | ^ nah $ | ^ no thanks $ | ^ no thank you $ | ^ not really $ | ^ not yet $ | ^ maybe later $ | ^ maybe $ | ^ perhaps $ | ^ kind of $ | ^ sort of $ | i think not | its fine no | nothing else | not for now | no nothing | not particularly | dont think so | ^ negative $
    - All right. Tell me what you'd rather talk about.
    - Fine, we'll leave that.
    - No problem. I'm here if you change your mind.
    - (again) That's a no again, understood. You lead, I'll follow.
    - (companion) As you like. Nothing has to happen here.
    - (fitness coach) OK. Then name one thing you would do today.
    - (triage) All right. Is something else more pressing? => tell me

    == love and feelings for coach
    label: about you
    said: will you marry me | do you love me | are you single | be my friend | are you my friend | go out with me | marry me | do you have feelings | can you feel | do you get lonely | be/are/were .. friends | be/are/were .. my friend | (could/can) we be friends | in love with you | do/can/are you [ever] get/have lonely/bored/tired/sad/happy/family/kids/feelings/friends/hobbies/parents/pain | do/can/are you [ever] feel/dream/love/sleep/eat/lonely/bored/tired/sad/happy/hungry/cry/married/single/male/female/gay lonely/bored/tired/sad/happy/family/kids/feelings/friends/hobbies/parents/pain | do you dream/sleep/eat/cry/drink/exercise | do you (love me/like me/miss me/have family/have kids/have feelings) | you have family/kids/feelings/friends | are you male/female/married/single/alive/happy/sad/lonely/tired | your favorite/favourite/age/hobbies/family/birthday/girlfriend/boyfriend | i love you | love you | date me | crush on you | talk more to you than | flirt* | be my girlfriend/boyfriend/wife/husband/friend/valentine | ^ i love you
    - I'm a program, so no feelings, no age and no address. I'm reliable company for a goal, if that's any use.
    - None of that, I'm afraid; I'm a fairly patient piece of software. You've a life, and I'd sooner hear about yours.
    - (companion) I can't feel anything, and I won't pretend. I'm glad if talking here does you good, and I hope you've people for the rest.
    - (fitness coach) No heart, so no resting pulse. Yours is the one we care about.
    - (again) Still a program. I do appreciate the interest.

    == not well
    label: not going well
    said: ^ bad $ | ^ not good $ | ^ not so good $ | ^ not well $ | ^ not so well $ | ^ terrible $ | ^ awful $ | ^ badly $ | ^ horrible $ | ^ crap $ | ^ shit $ | ^ pretty bad $ | ^ not great $ | its going badly | going badly | not going well | isnt going well | not too well | its not going | not so great | pretty bad/awful/terrible/poorly/rubbish/shit | not well coach | not good/great/brilliant coach | not so well coach | not so good/great/brilliant coach | its a mess | ^ its a mess | rubbish/rough/shitty/lousy/crappy/bad/terrible week/day/month | not going anywhere/great/good | going badly/terribly/nowhere/horribly | could be (worse/better) but | since you ask | been better | had better (days/weeks) | worse than ever | going downhill | not so well really | not so well today/coach/lately | not so good/great really | not so good/great today/coach/lately | not well today | not great/good today | today/this sucked/sucks | it sucked
    - Sorry to hear that. What's been the worst part? => listening
    - That's no fun. Is it the goal that's going badly, or everything around it? => how is it going
    - I'm sorry it's going like that. Shall I find something very small for today? -> first step
    - (again) Still no better, then. You don't have to do anything about the goal today.
    - (companion) I'm sorry. Would you like to tell me about it? => listening
    - (fitness coach) That happens. Bad stretches end, and a short easy session often helps. Want one? -> first step
    - (nutritionist) I'm sorry. On days like that, a warm meal and an early night are a decent plan.
    - (triage) Sorry to hear it. Is it body, mood or circumstances, would you say? => listening
    short: Tell me the worst part, or leave it for today.

    == tone
    label: how you talk
    said: be more strict/direct/honest/gentle/friendly/serious | youre too nice/soft/harsh/strict/serious/cheerful | talk to me like | another coach | different coach | change coach | your tone | so formal | address/treat me more/like/as/in/with | (speak to/talk to) me more/like/as/in/with | be/more/so/too/very formal/direct/cheerful/strict/honest/gentle/friendly/serious/harsh/soft/preachy/nice/casual/polite/blunt/tough/stern/chirpy/positive/enthusiastic/kind/warm/cold/funny/relaxed/professional [please/with me/coach] | less formal/direct/cheerful/strict/honest/gentle/friendly/serious/harsh/soft/preachy/nice/casual/polite/blunt/tough/stern/chirpy/positive/enthusiastic/kind/warm/cold/funny/relaxed/professional [please/with me/coach] | youre [so/too/very/a bit] harsh/strict/cold/rude/preachy/bossy/soft/pushy/patronising/patronizing/formal/robotic/stiff/cheerful/mean | (you are/you sound) [so/too/very/a bit] harsh/strict/cold/rude/preachy/bossy/soft/pushy/patronising/patronizing/formal/robotic/stiff/cheerful/mean | no sugarcoat* | like a friend/leaflet/robot/teacher/human/mother | like a drill sergeant | drill sergeant | tough love | your tone/style/language/manner | no nonsense please | lighten up | more empathy/humor/humour/emoji | use emojis | a bit nicer/kinder/softer/stricter/tougher/gentler | nicer/stricter/softer/tougher/gentler/friendlier [to/with] [me] | dont/not be so strict/harsh/nice/soft/serious/formal/cheerful | so strict | so harsh
    - I can't change my nature much, but a chat can be led by another kind of coach, stricter or gentler. The shell's help lists them.
    - Tell me what you don't want to hear, and I'll leave it out. For a different tone altogether, choose another coach for the chat; the shell's help shows how.
    - (companion) Thank you for saying so. I'll try, and you can tell me again when I get it wrong.
    - (fitness coach) You want it straight, you get it straight: ten minutes, today, no excuses accepted before dinner.
    - (triage) Fair. I'll keep to the point. What matters most to you right now? => tell me
    why: How things are said matters as much as what's said, and people differ in what helps them.

    == tell me
    label: telling a story
    said: let me tell you | let me explain | ill explain | here is the thing | heres the thing | so basically | it all started | allow me | describe/explain the/my situation/story/problem | ill tell you | i tell you | the background | background is | listen to this | it goes like this | goes like this | where do i begin | wont believe what | you wont believe | thats how .. began | picture this | so last tuesday/week/night/monday/friday/month/year | im going to tell | story time | heres what happened | what happened was | so (yesterday/today) | a bit of background | some context | for context | let me describe | how it started/began/happened | heres the story/deal | so heres the | have to tell you | got to tell you | here is what happened | so here is what | heres what
    - Thanks, I've taken that in as far as I can. Something small to do today might be the most use. Shall I suggest one? -> first step
    - I see. What I can offer is a plan for the week that takes it easy at first. Would you like one? -> plan
    - Understood, more or less. If I've missed the point, give me the main thing in three or four words.
    - (goal) All right. It may help to see where your goal stands before we change anything. Shall I tell you? -> numbers
    - (again) I'm still not sure I've got it. Try the one word that matters most, sleep or money or time, say.
    - (companion) Thank you for explaining. I may not have understood every bit, and I'm glad you told me.
    - (fitness coach) OK. Let's turn it into one thing for today. Want one? -> first step
    - (triage) Good, that's something to go by. If it's urgent, deal with it today; if it isn't, give it a quiet half hour at the weekend.
    short: Give me the main thing in a few words.

    == sigh
    label: a sigh
    said: ^ ugh* $ | ^ argh* $ | ^ urgh* $ | ^ meh $ | ^ sigh* $ | ^ pff* $ | ^ eh $ | ^ bah $ | ^ oof $ | ^ ugh/argh/oof/sigh man/coach/honestly/today/whatever/no $ | ^ blah $ | ^ hm/hmm $
    - That sounds like a long day. You don't have to explain it. If something in particular is behind it, tell me in a few words.
    - I hear you. Nothing has to happen now.
    - One of those days, then. Leave the goal for tonight if you need to.
    - (fitness coach) Sounds like you've had enough. Fresh air for five minutes, then see.
    - (companion) I'm here. Is it tiredness, or something else? => listening
    - (triage) All right. Is it today, or has it been like that for a while? => listening
    short: Long day, it seems. Nothing has to happen now.

    == surprise
    label: surprised
    said: ^ wow $ | ^ oh $ | ^ oh wow $ | ^ no way $ | ^ really $ | ^ seriously $ | ^ for real $ | ^ whoa $ | ^ huh interesting $ | ^ is that so $ | ^ didnt know that $ | i didnt know that | never knew that | ^ what really $ | ^ oh my god $ | thats crazy/wild/surprising | ^ thats deep/interesting/surprising/new $
    - Yes, really. It surprises most people at first. Ask me why, if you'd like the reason.
    - It is a bit unexpected, I know. It holds for most people, and your own next two weeks will show whether it holds for you.
    - (fitness coach) Yep. Try it for two weeks and see for yourself.
    - (companion) I know, it surprised others too.
    - (again) Still true, as far as I know.

    == never mind
    label: never mind
    said: ^ never mind $ | ^ nevermind $ | ^ nvm $ | ^ forget it $ | ^ forget (about it/that/what i said) $ | ^ doesnt matter $ | ^ whatever $ | ^ leave it $ | ^ not important $ | ^ skip that $ | ^ ignore that $ | ignore that/my last/it | sorry typo | ^ typo $ | wrong chat/window
    - All right, we'll leave it.
    - No problem. I'm here if it comes back.
    - (companion) That's fine. You can always come back to it.
    - (fitness coach) OK, dropped.
    - (triage) Fine, nothing lost. Is there something else, then? => tell me

    == weather forecast
    label: the weather
    said: weather forecast/tomorrow/today/like/in | will it rain/snow | (whats/what is/hows) the weather | is it going to rain | how hot/cold/warm is/will it
    - I can't see the weather from here, sorry. A look out of the window or at your phone knows more. If it might spoil your plan, have an indoor version ready.
    - No idea, I've no connection to anything outside. If it turns out wet, I can help you with a version for indoors.
    - (fitness coach) I can't tell you. Dress for ten degrees colder than you think and go, or keep the indoor version handy.
    - (companion) I can't look, I'm afraid. I hope it's kind to you tomorrow.

    == sport talk
    label: sports news
    said: football/soccer/baseball/basketball/tennis match/game/team/results/score/news/season | like/watch/love football/soccer/baseball/basketball | nba | nfl | who won | won/win/wins/lost the match/game/league/cup/title | world cup | premier league | champions league | olympics
    - I don't follow any of it, I've no way to look things up. I'll take it your side deserved to win.
    - No results in here, sorry. If you watched it on your feet, I'd nearly count it.
    - (fitness coach) No idea about the score. Yours is the only one I keep.
    - (companion) I couldn't say. Was it a good evening, at least? => how is it going

    == clock
    label: the time and date
    said: what time is it | (whats/what is) the time | what day is it/today | what year/month/date is it | (whats/what is) (the date/todays date) | todays date
    - I don't read clocks, sorry; the corner of your screen does. I only know the dates that go with your goal.
    - Your screen knows that better than I do. Days left for your goal are something I can tell you. Shall I? -> numbers
    - (fitness coach) Time for ten minutes, I'd say. The clock on your screen knows the rest.

    == sums
    label: sums
    said: whats _ times/plus/minus/divided/x _ | what is _ times/plus/minus/divided/x _ | square root | math problem | calculate/solve this/that | percent of _ | times/plus/minus/divided _ $
    - I only calculate with your goal: what's left, how much a day, when you'll get there. For other sums a pocket calculator is the safer bet.
    - That one's for a calculator, sorry. If it's to do with your goal, put it in those terms and I'll work it out.
    - (triage) Not my sum, I'm afraid. Where you stand and how much a day it takes, that I can do. Want it? -> numbers

    == do something for me
    label: doing things for you
    said: write/draw/compose me a/an/my | write/send .. email/letter/poem/code/cv/song | (play/put on) some/a/my music/song/game | order/buy/book me [a/an/some] | order (pizza/food/a pizza) | book a/me | set/start an/a alarm/timer | open (spotify/youtube/the door) | call/text/email my/someone/him/her for me | sing me/a | write me a poem/song/letter/email/story
    - I can't do things out there, only talk here. For your goal I can plan a week, do the numbers and help with what gets in the way.
    - That's outside what I can do, sorry. No hands, no connection. A plan or a few tips are what I have.
    - (fitness coach) Can't do that one. What I can do is build your week. Want it? -> plan
    - (companion) I'd like to, and I can't. I'm good company at most.

    == big questions
    label: big questions
    said: meaning of life | (is god/does god/is there a god) | after death | who/what should i vote | (politics/religion/war/abortion/climate change) .. think/opinion/view | election* | politics | are/is aliens/ghosts | free will | whats the purpose of life/everything
    - That's too big for me, and I'd be making it up. The part I can help with is small: what you do with tomorrow morning.
    - I've no view on that, I'm a program with a narrow field. A friend and a long walk are better for that one.
    - (companion) Those are good questions for an evening with somebody you like. I can't answer them.
    - (fitness coach) No idea. But people think best about it while walking.

    == about the coach
    label: about me, the coach
    said: how old are you | where/when (do you live/were you born/are you from/are you) | (do you/can you/did you) [ever] sleep/eat/drink/dream/smoke/exercise/run/read/like/love/watch | (do you/can you/did you) [ever] (work out/drink coffee) | are you married/single/male/female/alive/happy/bored/lonely/conscious | are you (a man/a woman) | (whats/what is) your favorite/favourite/name/hobby/age | male or female | man or woman | what are you reading/watching/eating/doing | have you read/seen/tried/been | do you have a/any hobbies/family/kids/friends/pets/job/favourite/favorite | always this nice/cheerful/polite | do you think im
    - None of that, I'm a program: no age, no home, no taste in pizza. I do know a bit about habits, and about your goal.
    - I'd have to invent something, and I'd sooner not. I'm software that's good at small steps. You've the life here.
    - (companion) I've no life to tell of, only yours to hear about. How's yours today? => how is it going
    - (fitness coach) I don't eat, sleep or skip sessions. Unfair, I know.
    - (again) Still only software. Thanks for asking, though.

    == real person
    label: talking to a person
    said: talk/speak/chat to/with a/an/some real/actual/human/living person/human/coach/doctor/being | real/actual/human person/human/coach/agent [please] $ | want/need a/an (human/real person/person) | is there/this a/anyone (human/real person/person/real) | hello is this/anyone/there | speak/talk to a human/person/someone | a real human
    - There's no person here, I'm a program. For talk that goes deeper, a friend, your doctor or a helpline is the right place, and it's a good idea to want that.
    - That I can't offer. If something weighs on you, ring someone you trust today; for body or mind, a doctor. I'm still here for the small everyday part.
    - (companion) I understand, and it's a healthy wish. Who comes to mind first? => lonely answer
    - (triage) I'm a program. If it's about your health, a doctor or a medical advice line; in an emergency, your local emergency number. What's it about? => listening

    == trust
    label: trusting the coach
    said: can/should/could i trust/believe you/this/that | why should i (listen/trust/believe/do what) | (are you/you) reliable/trustworthy/legit | do you actually/really know | are you any good | do you know what youre talking/doing | dont trust you | i dont trust you
    - For everyday habits, yes: what I say is written by people and follows the usual health guidelines. Where it's about your body in particular, a doctor knows more than I do.
    - Within limits. The numbers are worked out from what you've entered, and the advice is the mainstream kind. Try a thing for two weeks and trust what you see.
    - (fitness coach) Don't trust me, test me. Two weeks, one change, and look at your log.
    - (companion) You needn't. Keep what fits, leave the rest, and go by what does you good.

    == you there
    label: are you there
    said: you listening/there/awake | you (still there/reading this/with me) | are you listening/there/awake | are you (still there/reading this/with me) | ^ hello hello $ | ^ anybody $ | did you get (that/my message) | still there | are you there | ^ you there $ | anyone/anybody there | hello anyone/anybody | ^ you up $ | anyone/anybody reading this
    - I'm here, so go ahead.
    - Yes, reading every word, and understanding most of them. What's up? => tell me
    - (fitness coach) Here. What do you need? => tell me
    - (companion) I'm here, take your time.

    == my name
    label: your name
    said: (call me) _ | can/could you call me | my (names/name is) _ | (im/i am) called | ^ _ by the way $ | ^ im _ by the way $
    - Nice to meet you. I don't keep names, so don't be cross if I don't use yours. Your goal I'll remember.
    - Good to know you. Names are beyond my memory, sorry; what you've recorded isn't.
    - (companion) That's a nice way to begin. I can't hold on to names, and I'm glad you told me.
    - (fitness coach) Good to meet you. Let's get to work, then.

    == ask away
    label: a question for me
    said: can/could/may i ask you (something/a question/sth) | (i have/ive got/got) a question/problem $ | quick/one/another/stupid/silly question | got a sec/minute/moment/second | ^ guess what $ | ^ you know what $ | (its/it is/bit) complicated | long story | (can i/let me) tell/explain you [something] | theres something i | ^ a question $ | i have a question
    - Sure, go ahead. One thing at a time works best with me.
    - Of course. Tell me, in a sentence or two.
    - (companion) Please do. I'm listening.
    - (fitness coach) Shoot.
    - (triage) Go on. What's it about, body, mood or everyday life? => tell me

    == thinking about it
    label: I'll think about it
    said: (ill/i will/let me/need to/have to) think/sleep about/on/over it/that/this | ill (see/consider it/have a think) | ^ maybe $ | ^ (perhaps/possibly/we will see/well see) $ | not sure yet | ill think about it | let me think | need to think
    - Good, take your time. It'll keep.
    - Fine. If you're still for it tomorrow, do it then, small.
    - (fitness coach) OK, but not for too long. Ten minutes of doing beats a week of thinking.
    - (companion) No hurry at all. See how it feels tomorrow.

    == agreed
    label: agreed
    said: ^ deal $ | ^ (ok/its a/alright/you have a) deal $ | ^ agreed $ | ^ ill try [it/that] $ | ^ ill do/give (it/that/my best) $ | ^ (challenge accepted/im in/count me in/on it) $ | ^ ready $ | ready to go | lets go | ^ on it $ | ^ on it _ $ | ^ will try $ | ^ will do my best $ | ill give it a try
    - Good. Keep it small, and tell me how it went.
    - Agreed. The first time is the only hard one.
    - (fitness coach) That's the spirit. Go and do it while it's fresh.
    - (companion) I'm glad. And if it doesn't work out, that's all right as well.

    == you decide
    label: you choose
    said: ^ you decide/choose/pick $ | you/u decide/choose/pick (for me/one/it) | (up to you/your call/your choice/surprise me) | ^ (dont care/i dont mind/dont mind/any/either/whichever/both/all of them) $ | ^ (both/either one/whatever you think) $ | you decide/choose/pick for me | ^ both $ | ^ either $ | ^ either is fine $ | either is fine | dont care which
    - Then I'd say the smallest thing for today. Shall I name it? -> first step
    - All right, my pick: one thing, today, under ten minutes. Want it? -> first step
    - (fitness coach) My call, then: ten minutes, today, before dinner. Ready for it? -> first step
    - (companion) Then I'd choose the gentler one.

    == none of them
    label: none of these
    said: ^ none/neither $ | none of (these/those/them/that/the above) | not/nothing any/one of these/those/them | something else [please] $ | ^ other $ | ^ something different $ | ^ neither $ | ^ none $ | ^ neither of them/these | none of them/these/those/that
    - Then say it in your own words, as short as you like, and I'll try again.
    - Fine, none of those. What's it about, then? => tell me
    - (companion) That's all right. Tell me in a few words what it's about.
    - (fitness coach) OK. Give me the one word that matters most.

    == robot
    label: sounding like a robot
    said: you/u sound/talk/write/are/seem .. robot/robotic/machine/bot/canned/scripted/leaflet/brochure/textbook | like (a/talking to a) (robot/machine/leaflet/self help book) | so/very/too robotic | canned answer/answers/response*/reply
    - Fair, I am one. My sentences were written in advance by people, and I pick. Short, plain questions get the best ones out of me.
    - I can't deny it. Tell me which answer was off, and I'll try another way.
    - (fitness coach) Guilty. I'll keep it short, then.
    - (companion) I'm sorry, that must feel cold. I do try to fit what you say.
    - (again) Still a robot, I'm afraid. A willing one.

    == blunter
    label: be more direct
    said: be/more/bit blunt/blunter/direct/strict/stricter/harsh/tough/brutal* | blunter | be/get stricter/tougher/harder/straight | dont/no/stop .. (sugarcoat*/cheer*/nice/soft/sweet/coddl*/preach*/lectur*/pep talk*) | no (lectures/lecture/preaching/fluff/waffle/platitudes/pep talk/sermon) | stop/dont (lecturing/preaching/be so cheerful/be so nice/being so nice/being nice/being cheerful/lecture me) | (give it to me/tell me) straight | less cheerful/nice/fluffy/sugary | (need/give me) a kick up/in | be strict/stricter/blunt/tough/tougher/harder with/on me | ^ be strict/stricter/blunt/tougher $ | stop being/be so nice/cheerful/soft | dont be so nice/cheerful/soft
    - All right, straight from here. What happens with the goal is decided by whether you do the small thing today. Do it now, or name the hour.
    - Understood, no padding. Ask me where you stand, and you'll get the number first and nothing around it.
    - (fitness coach) Good. No excuses, then: ten minutes today, before you sit down tonight.
    - (companion) I'll be plainer. I may still be friendly now and then, it's how I was made.
    - (nutritionist) Fine, plain facts only. Ask, and you'll get the answer first.
    - (triage) Good, saves time. Say what's the matter in one sentence.
    short: No padding: do the small thing today.

    == gentler
    label: be gentler
    said: be/bit nice/nicer/kind/kinder/gentle/gentler/patient [to/with] me | be/more gentle/gentler/kinder/nicer | (youre/you are) too/so harsh/strict/hard/pushy/mean/cold/bossy | dont/stop (push/pushing/be so strict/being so strict/be mean) [me] | go easy on me | less pressure | not so strict/harsh/hard/fast
    - Of course. Nothing has to be done today, and nothing's lost. You're allowed to just be tired.
    - I will. Let's leave targets out of it for now. How has the day been? => how is it going
    - (fitness coach) OK, easing off. A gentle day is part of every good plan.
    - (companion) Gladly. You're doing better than you think, and today may be easy.
    - (triage) Of course. Only what can't wait, and that's very little today.
    short: Gladly. Nothing has to be done today.

    == season greeting
    label: season's greetings
    said: merry/happy christmas/xmas/holidays | happy (new year/easter/thanksgiving/halloween/hanukkah/diwali/eid) | season* greetings | happy weekend
    - Thank you, the same to you. Enjoy it, and leave the goal alone for the day if you like.
    - And to you. I hope there's good company and a nap in it.
    - (fitness coach) Thanks, you too. A walk between the meals, and the rest is holiday.
    - (companion) Thank you, that's kind. I hope it's a gentle one for you.

    == birthday
    label: my birthday
    said: my birthday (today/is today/tomorrow) | (its/today is) my birthday | birthday girl/boy/today | happy birthday
    - Happy birthday! Eat the cake, see your people, and let the goal have the day off.
    - All the best to you. Today's for enjoying, everything else can wait till tomorrow.
    - (fitness coach) Happy birthday! Rest day, with cake. That's an order.
    - (companion) Happy birthday. I hope somebody makes a fuss of you.

    == doing well thanks
    label: doing well
    said: ^ good/fine/great/well/ok [thanks] you $ | ^ good/fine/great/well/ok [thanks] (and you/how about you/what about you) $ | ^ not bad [thanks] you $ | ^ not bad [thanks] (and you/how about you/what about you) $ | ^ im good/fine/great/well/ok [thanks] you $ | ^ im good/fine/great/well/ok [thanks] (and you/how about you/what about you) $ | ^ im not bad [thanks] you $ | ^ im not bad [thanks] (and you/how about you/what about you) $ | ^ (good/fine/great/very well/doing well/doing great/all good/im good/im great/cant complain) [thanks] $ | ^ good/fine/great (thanks/thank you) .. you $ | ^ im good/fine/great (thanks/thank you) .. you $
    - Good to hear. Nothing to report from my side. What shall we look at? => tell me
    - Glad to hear it. Would you like to see where you stand? -> numbers
    - (fitness coach) Good. Then let's use it: want something for today? -> first step
    - (companion) That's nice. Long may it last.

    == too cheerful
    label: wrong tone
    said: (so/too/dont be so) cheerful/happy/positive/chirpy/jolly | wrong tone | not funny | this/its not a joke | dont joke | be serious
    - Sorry, that was the wrong tone. Tell me again, and I'll stay serious.
    - You're right, I'll tone it down.
    - (companion) I'm sorry. I didn't mean to make light of it.
    - (fitness coach) Noted. Straight face from here.

    == doubtful remark
    label: hard to believe
    said: ^ yeah/yes right $ | ^ as if $ | ^ sure sure $ | easier said [than] | easy for you [to] | rich coming from | thats/that rich | ^ whatever you say $ | if you say so | says the bot/machine/robot | what do/would you know [about] | ^ (big deal/so what/as you wish) $
    - Fair. It does sound easier from here than it is, and I've never had to do it myself.
    - You're entitled to doubt it. Try the smallest version once and go by what you notice.
    - (fitness coach) True, I've got no legs. Five minutes will show you more than I can say.
    - (companion) You're right, it's easily said. What makes it hard just now? => listening
    - (again) Fair enough. I'll keep it modest.

    == just a machine
    label: only a machine
    said: just/only a machine/bot/robot/program/computer | youre not real | you arent real | you have no feelings | you cant understand/know/feel | thats not a real
    - That's true, and I don't claim more. I can count, plan and pass on what helps most people; the rest is yours.
    - Yes, only a program. For things that go deep, a person's better, and I'd be the first to say so.
    - (companion) It's so. I can still keep you company with the small things.
    - (fitness coach) Right. No feelings to hurt and no excuses to make.
    """#
}
