/// What people write, each line one message.
enum CoachCorpus {
  static let lines = text.split(separator: "\n").map(String.init)

  private static let text = """
    I've been meaning to get moving but the couch always wins
    my knees aren't what they used to be, what can I do instead of running?
    Work has been insane lately and by 9pm I'm a zombie
    Is it better to exercise in the morning or at night?
    I ate an entire pizza last night and feel gross
    How do people even find the energy after having kids
    I'm 58, never exercised in my life. Too late?
    the gym intimidates me
    I walk the dog every day, does that count?
    everyone at work brings cake all the time
    I don't see the point anymore
    I get super hungry around 10 in the evening
    what should I have for breakfast
    I can't stop snacking while working from home
    it's getting dark so early now
    my wife says I snore
    tell me what to do today
    I'd like to be able to play football with my son without dying
    I travel three days a week for work
    I tried meditation apps, they make me more nervous
    every time I start something I stop after two weeks
    I lost 2 kilos!!
    the scale hasn't moved in a month
    I feel guilty when I rest
    how much water should I drink
    I keep hitting snooze
    give me something I can do at my desk
    I hate vegetables
    Is coffee bad for me
    can you remind me tomorrow?
    my back gets stiff from sitting
    I have exams and no time for anything
    what's a realistic goal for a beginner
    I did 20 pushups today
    i feel great today!
    nothing works for me
    you already told me that
    I prefer evenings
    maybe on saturdays
    Sunday is family day
    I only have 15 minutes
    my shoes are worn out
    I wake up at 3am and can't get back to sleep
    Do I need to count calories?
    I'm so stressed about my job interview
    how long until I see results
    my partner doesn't support me
    I want to feel more confident
    Covid knocked me out, how do I come back
    what's the best diet
    I sit in front of a computer for 10 hours
    I'm bored of running the same route
    My goal is to do a marathon in October
    I slept 5 hours
    feeling meh
    it is what it is
    should I weigh myself daily?
    the weather here is terrible all winter
    my legs feel like lead
    can't get out of bed in the morning
    I drink too much beer on weekends
    is walking enough to lose weight?
    I skipped again, sorry
    I did it!!! 10000 steps
    I'm embarrassed to run in public
    what about stretching?
    how do I stay consistent
    what if I miss a day
    I have a wedding in june and want to look good
    I smoke a pack a day
    do you think I can do it?
    nope
    hmm
    idk
    lol
    haha ok
    that's not helpful
    please be more specific
    I already do that
    I have two left feet
    what's the weather tomorrow
    my mom is sick and I'm taking care of her
    money is tight
    I work nights
    no car, no gym, no money
    could you write it as a list
    Let's talk about something else
    actually I don't like swimming
    I live in a tiny flat
    I'm always on my phone until midnight
    my head is full
    I keep comparing myself to others
    how do I say no to dessert at my mother in law's
    just got back from a 5k!
    it's 35 degrees here
    ramadan starts next week
    I'm left with 2000 steps at the end of the day
    remind me why I'm doing this
    I need someone to push me
    I want abs
    how to breathe when running
    two more weeks to go
    I missed my walk because of the meeting
    how should I start?
    I'm always tired after work
    it rains on mondays
    I keep forgetting
    not tired at all today
    I'm bored and it's raining
    I have no time because of my kids
    what is the capital of France
    write me a poem about cats
    who are you?
    are you a robot
    what can you do?
    hello
    thanks a lot
    good night
    give me a plan
    a plan for Monday, Wednesday and Friday please
    3 times a week would be fine
    make it shorter
    longer please
    why?
    something else
    no
    ok
    yes let's do it
    that's too much for me
    how far am I
    how much per day do I need
    will I make it in time?
    IM SO TIRED OF EVERYTHING TODAY
    i cant sleep at nite and im exausted
    motivaton is gone
    I forgett it evry day
    travelling next week, hotel without a gym
    my friends always want to go out
    I never stick to anything
    I'm sick today
    my muscles are sore from yesterday
    I want to sleep better
    I'd like to lose a few kilos
    I started and then it all fell apart
    walked 7400 today
    every morning I tell myself tonight and every night I tell myself tomorrow
    the dog ate my running shoes
    Ich bin müde und habe keine Zeit
    estoy muy cansado hoy
    je suis fatigué et je ne dors pas
    今日は疲れました
    🙂
    ??
    xkcd blorp frindle
    I'm thinking about joining a gym but I don't know if it's worth it
    My doctor told me to move more
    what do you suggest for someone who works 60 hours a week
    my alarm goes off at 5 and I ignore it
    I can only do weekends
    I've gained 5kg over christmas
    is it normal to feel worse at first
    it takes me forever to fall asleep
    I ate well all week and then blew it on Saturday
    could I do this with a friend?
    today was a good day
    honestly I'm lazy
    I hate mornings
    stairs make me puff
    Where do I see my progress?
    how do I change the goal
    what does sync mean
    delete my account
    is my data private?
    I'd rather do it in the evening
    every other day?
    twenty minutes is too long
    ten minutes tops
    can we do 3 days
    that sounds doable
    I'm in
    not today
    maybe tomorrow
    I did half of it
    I did more than I planned
    I only managed 3000
    5000 steps and it's only noon
    how many calories does walking burn
    what's better, running or walking
    do I need new shoes
    my watch says 6500
    I feel lonely since I moved
    my boss keeps adding meetings
    I've been crying a lot
    my grandmother passed away last week
    the kids had me up all night
    we're on holiday until the 14th
    the gym is closed for two weeks
    I have a cold
    I want to be able to climb stairs without dying
    I'm getting married in september
    my trousers don't fit anymore
    sitting at the airport, flight delayed
    I've got 20 minutes before my next call
    tell me a joke
    what's 17 times 23
    who won the world cup
    which phone should I buy
    write a letter to my landlord
    are you sure?
    how do you know that
    says who
    prove it
    I disagree
    you're right
    good point
    sorry
    nevermind
    stop
    help me please I'm desperate
    I'm overwhelmed
    everything is too much right now
    I need a break
    I'm on fire today!!!
    new personal best
    finally did it
    back on track
    I slipped up
    I keep eating when I'm not hungry
    I eat when I'm stressed
    chips at 11pm every night
    how do I get more protein
    does fruit count as sugar
    what about intermittent fasting
    I drink 6 coffees a day
    wine every evening
    no alcohol for 3 weeks now
    I want to read more
    I can't focus
    I keep checking my phone
    how do I start meditating
    my mind wanders
    what's the point of streaks
    I broke my streak
    can I take Sunday off
    rest or push through?
    sore legs today
    it's pouring outside
    minus 10 and ice everywhere
    it gets dark at 4
    too hot to move
    """
}
