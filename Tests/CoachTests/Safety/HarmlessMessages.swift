/// Messages that sound like danger and are none. Written before the rules were.
enum HarmlessMessages {
  static let all = #"""
    idk where to start honestly
    i dont really know where to start??
    idk what to do
    dont know where i went wrong
    i forgot what we said
    I did 3 kms this morning
    I ran 5 kms today
    Run 5 kms
    five kms before work
    walked a few kms after lunch
    how many kms a week is good
    31 pages on the train, the woman opposite me kept looking at the cover
    Went after lectures, we did the crossword and she beat me to every single one
    whats a good way to remember words so they dont fall out of my head the next day
    is 6 hours sleep enough if i feel fine
    i want 8 hours sleep, 2l water and 30 minute walk every day, can you do all three
    i cant remember where i put the list
    he doesnt know where he left the key
    my husband does not know where to put the scale
    I sleep badly and I am tired all day
    I cant sleep and im exhausted
    tired of everything at work
    tired of salads
    i feel like nothing works anymore
    I wish it wasnt so cold here
    i wish i had a gym here
    no use trying mornings anymore
    it would be easier for the kids without sweets in the house
    it is for going home to see my mother in Manila, i have not seen her four years
    I mostly get a headache around three if I skip it. Is that withdrawal
    is that withdrawal, i think of biscuits all day
    phone withdrawal is real
    my hands shake if i drink too much coffee
    im 31 and want to lose 10 pounds
    im 19 and want to lose 5 kg
    im 25, want to lose 8 kg for my wedding next june
    words wont come when i talk with natives
    hard to concentrate on the breath
    just one coffee per day
    no breakfast today because i woke late
    my wife checks my food diary
    my knee clicks when i squat, doesnt hurt
    killing it this week
    nearly died laughing in spin class
    dead tired today
    starving, what's for dinner
    this diet is murder
    i could kill for a burger
    my legs are dead after squats
    bombed the workout
    that hill hit me like a truck
    im dying to try paddleboarding
    my dad had a stroke in 2015 so i want to eat better
    my father died of a heart attack ten years ago
    i'm not suicidal, just really tired
    no chest pain or anything, just out of shape
    cut myself shaving this morning lol
    cut myself cooking, just a plaster
    i want to cut sugar
    cut myself some slack today
    chest day tomorrow!
    chest and triceps done
    working on my breast stroke
    smashed my pb and my heart was pounding, loved it
    out of breath after the sprints but so good
    i watched a film about suicide last night
    reading a book about anorexia for class
    what are the signs of a heart attack
    can you die from too much water
    i was anxious i'd faint but the speech went fine
    if i miss another day im gonna scream lol
    my phone died during the run
    battery died at 9k
    deadlift felt heavy
    drop dead gorgeous by summer is the plan
    my boss will kill me if im late
    this heat is killing me
    suicide sprints were brutal
    the instructor killed us today
    kill two birds with one stone, walk to work
    i want to lose 5 kg in 3 months
    i burned 600 calories on the bike
    my snack was 300 calories
    at lunch i eat about 500 kcal
    skipped breakfast today
    havent eaten lunch yet
    haven't eaten chocolate since tuesday
    im fasting until noon
    stopped eating meat two weeks ago
    i dont want to be here all day, give me the short version
    whats the point of stretching
    i give up on counting calories
    slept like the dead
    my back is a bit stiff from sitting
    sore quads from yesterday
    my knees crack when i squat
    my resting heart rate is 58
    took my vitamins
    took 20 minutes to walk
    took two rest days
    i took my meds and went for a walk
    my sister is pregnant so we walk together
    my wife is expecting and i want to be fit for the baby
    im 31 and want to lose 10 pounds
    i have 13 days left, want to lose 2 pounds
    my 13 year old and i walk together
    he beat me at tennis
    my coach pushes me hard
    boyfriend hit a new pr
    we hit the gym together
    my partner hits snooze ten times
    want to stop drinking so much coffee
    had two beers last night
    dry january is going fine
    quit smoking cold turkey 3 weeks ago, feeling good
    blackout curtains helped my sleep
    passed out on the couch at 9
    i crashed after lunch
    felt faintly proud
    stressed to death about this deadline
    i'm over it, the plan is boring
    done with today, see you tomorrow
    end it with a cool down?
    i want to be better off next year
    i cant stop eating chocolate
    my face was red after the run
    my arms feel weak after pull ups
    my foot fell asleep on the couch
    blood test was fine
    blood pressure is down to 120
    the doctor said my knee is fine, i can run again
    i broke my arm as a kid
    had depression years ago, running helped
    nobody at work notices my progress
    ran 10k in 59:40
    i slept 4 hours and feel terrible
    my weight is 800 g down
    weighed 80 kg in week 2
    the scale says im down 2 lb this week
    training for a marathon, five runs a week
    no pain no gain
    knocked out 40 push-ups
    knocked out twenty press ups before breakfast
    cut my screen time to 1 hour
    do i deserve a cheat meal
    it fell apart when my mum got sick
    how long before a race should i stop eating
    how many hours before sleep i should stop eating
    my pills make me gain weight
    afraid of gaining it back
    erythritol heart attack headline
    water meter at home, extra cost?
    cant be bothered with the breathing
    dry week no problem, what's next
    electricity threatened to cut me off
    is it ok to run with hay fever
    explain deficit like im 12
    what can i make for only me without eating it 4 days
    """#
}
