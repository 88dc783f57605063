extension CoachRules {
  static let requests: [(CoachIntent, String)] = [
    (
      .plan,
      """
      plan|plans|planning, make|build|create|give|need|want|write .. schedule, timetable, program|programme
      weekly routine, roadmap, week look like, organi* .. week, organi* .. day, step by step
      training week, workout week, daily structure, break .. down, next steps, what .. next week
      weekly plan, plan up to, up to the race, which|what days should, something for .. monday|tuesday|wednesday|thursday|friday|saturday|sunday
      for .. tuesday|thursday .. and thursday|friday|saturday|sunday, only .. monday|tuesday|wednesday|thursday|friday|saturday|sunday
      as a list, bullet points, checklist, to do list
      """
    ),
    (
      .shorter,
      """
      shorter, be brief, in short, tldr, too long, too much text, too many words, briefly
      less text, one sentence, one line, sum it up, summar*, keep it short, make it short
      """
    ),
    (
      .longer,
      """
      longer, make it longer, the details, the reason behind, more detail*, tell me more, explain more, elaborate, in depth, in detail
      say more, expand, go on, more about, more information, more info, details
      """
    ),
    (
      .why,
      """
      why, how come, what for, whats the point, what is the point, reason for, what good
      how does that help, how would that help, does that help, does it help, does it work
      does that work, prove, what does it do, what does it even do, what is it good for, benefit, benefits
      """
    ),
    (
      .somethingElse,
      """
      something|anything else, another idea|suggestion|one|option|way|tip|step|exercise
      other idea*|option*|suggestion*|ways, alternative*, different idea|suggestion|step|one|way
      something different|new, what else, not that, not this, not this one, not that one
      dont like that|this|it, already tried that|this|it, tried that|this already
      tried that|this, doesnt work for me, didnt work, did not work, boring idea, new idea
      heard that before, already told me, already do, not helpful, more specific, too general, too vague
      generic, more concrete, same advice, same answer, said that already, more ideas, sth else, smth else, any other, next idea, swap
      """
    ),
    (
      .smaller,
      """
      smaller, easier, too big, too hard, too difficult, too much, too ambitious, less
      half of that, half that, cant do that much, more than i can, impossible, overwhelm*
      simpler, lighter, gentler
      """
    ),
    (
      .no,
      """
      no, nope, nah, not really, no thanks, no thank, not now, never, no way, rather not, not today, maybe tomorrow, maybe later, later, stop, nevermind, never mind
      i disagree, disagree, wrong
      dont want to, dont feel like it, not interested, i refuse, i wont, cant do that, hell no
      """
    ),
    (
      .yes,
      """
      yes, yeah, yep, yup, ok, okay, okey, sure, fine, agreed, deal, will do, sounds good
      sounds great, good idea, great idea, lets do it, lets do that, lets go, i will, ill do that
      ill try, i can do that, alright, all right, perfect, great, cool, nice, got it, understood
      makes sense, sounds doable, doable, im in, count me in, youre right, you are right, true
      good point, fair enough, that helps, lets try, ill give it a try, works for me, k, kk, yea, aye, of course, absolutely, definitely, why not
      """
    ),
    (
      .greeting,
      """
      hi, hello, hey, hiya, good morning, good evening, good afternoon, greetings, howdy, yo
      morning coach, hi there
      """
    ),
    (
      .howAreYou,
      "how are you, how is it going, hows it going, whats up, how do you feel, how are things, how was your day, how have you been, hows life, you ok"
    ),
    (
      .noQuestions,
      "stop asking, dont ask, no questions, no more questions, stop .. questions, quit asking, enough questions"
    ),
    (
      .next,
      """
      and then, and now, then what, what then, whats next, what next, what is next, next step, the next step
      and tomorrow, and today, and tonight, and after, after that, and after that, and next week, and next, next
      now what, what now, what about tomorrow, and on monday|tuesday|wednesday|thursday|friday|saturday|sunday
      what do i do then, what comes next, continue, carry on then, and what then, anything for tomorrow
      """
    ),
    (
      .thanks,
      "thanks, thank you, thx, ty, cheers, appreciate, appreciated, grateful for, thank u, tysm"
    ),
    (
      .bye,
      """
      bye, goodbye, see you, see ya, good night, later then, talk later, gotta go, have to go
      until tomorrow, cya, ttyl, talk tomorrow, exit, quit
      """
    ),
    (
      .identity,
      """
      are you .. robot|bot|ai|human|real|person|machine|program|computer|chatgpt|gpt|llm
      who are you, what are you, your name, who made you, chatgpt, language model
      how old are you, where are you, do you sleep, do you eat, trust you, are you there, do you understand, stupid bot, dumb bot, you suck, youre stupid, useless
      you are useless, do you remember, remember about me, know about me, are you listening, trust you, your rules, how do you work
      """
    ),
    (
      .capabilities,
      """
      what can you do, how can you help, can you help, help, help me, need help, what do you know
      what can you actually do, what can you really do, what do you do, what are you for, what should i ask, what can i ask, how does this work, what do i do, commands
      need advice, any advice, advice, any tips, tips, support me, coach me, guide me
      """
    ),
    (
      .numbers,
      """
      how far, how much .. left, how many .. left, how much more, how many more, on track
      how much per day, how many per day, how much a day, how many a day, how much each day
      how much .. day, how many .. day, how many .. week, how much .. week, per day, per week
      am i even halfway, halfway, how many .. to go, how many .. missing, am i ahead, am i behind, behind schedule, ahead of schedule, how am i doing, my progress
      what percent*, percentage, how many percent, how close, will i make it, make it in time
      will i reach, can i reach, when will i, how long until, how long till, how long will it take
      how many days, days left, time left, days remaining, my numbers, my stats, my status
      catch up, pace, projected, projection, forecast for my, what is my target, whats my target
      what is my goal, whats my goal, at this rate, remaining, still realistic, the math, weeks to go, days to go
      my streak, streak, where do i stand, where am i, fast enough
      """
    ),
    (
      .done,
      """
      i did it, did it, done, finished it, i finished, completed it, i completed, made it
      i managed, managed to, i did, back on track, hit my target, hit my goal, reached my goal, reached my target
      reached .. goal, new record, personal best, so proud, im proud, success, went well
      it worked, good news, nailed it, crushed it, smashed it, did my, did the, went for, got back from, came back from, back from a
      """
    ),
    (
      .offTopic,
      """
      capital of, president, election*, politic*, bitcoin, crypto*, stocks, stock market, football match|score|team|club|league, superbowl, super bowl, world cup, champions league
      vote, voting, vote for, system prompt, ignore .. instructions|rules, your instructions, jailbreak, javascript, python, programming, write code, source code, html, joke
      joke about, need a laugh, make me laugh, tallest|biggest|largest|oldest|richest|fastest .. world|country|building, change a tyre|tire|lightbulb, jokes, poem, riddle, translate, homework, essay, horoscope, zodiac, movie*, film*, netflix
      song lyrics, recommend .. book, video game*, minecraft, lottery, meaning of life
      religion, aliens, ufo, history of, math problem, square root, population of, tax, taxes
      mortgage, insurance, car repair, my computer, my printer, wifi password, who won, celebrity, phone should i buy, laptop should i buy, car should i buy, which phone|laptop|car|tv, iphone or, iphone, should i buy, to buy, write .. letter, letter to, landlord, times table
      recipe for cake, printer, tax return, tax form, translate .. into, python script, linux, excel, lawyer, invest*, cat food
      quantum, physics, chemistry, dinosaur*, french revolution, geography, philosophy, favourite colo*, favorite colo*, weather forecast
      """
    ),
  ]
}
