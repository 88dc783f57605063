/// What people say of their goals' values, written by somebody who had not seen the parser: the goal,
/// the message, the value in the goal's unit, what it is to the goal's value, its day, and whether a
/// careful human would ask back.
enum StrangersValues {
  static let table = #"""
    W | 79.4 | total | today | - | 79.4 today
    W | 78.56 | total | today | - | 173.2 this morning
    W | -0.45 | added | today | - | lost another pound 🎉
    W | 80.3 | total | today | - | scale said 80.3 ugh. pizza was worth it tho. back on track tmrw
    W | 79.1 | correction | today | - | sorry typo, 79.1 not 97.1
    W | 79.8 | total | yesterday | - | yesterday i was 79 point 8
    W | 78.93 | total | monday | - | 12 stone 6 on monday
    W | 79.5 | total | today | - | seventy nine and a half, finally under 80!!
    W | - | none | - | - | two years ago i weighed 90
    W | - | none | - | - | aiming for 75 by summer
    W | - | none | - | - | my husband is 88 kg and eats like a horse lol
    W | -3 | added | today | doubt | lost 3 kilos!!
    S | 9000 | total | today | - | 9k
    S | 6000 | total | today | - | six thousand so far
    S | 1500 | added | today | - | +1500
    S | 2500 | added | today | - | walked anohter 2.5k after dinner
    S | 11240 | total | yesterday | - | 11,240 yesterday
    S | 8400 | correction | today | - | actually it was 8400 not 4800
    S | 7312 | total | today | - | long day at work, boss in a mood. anyway 7312 steps. gonna crash now
    S | 10200 | total | tuesday | - | tue was 10.2k, forgot to tell you
    S | - | none | - | - | is 7000 steps enough?
    S | - | none | - | - | tomorrow i want 9k
    S | - | none | - | - | my wife walked 12000, show off
    S | - | none | - | doubt | walked for about an hour
    M | 50 | added | today | - | put 50 aside today
    M | -700 | added | today | - | took 700 out
    M | 850 | total | today | - | got my refund so I should be at 850 now
    M | -120 | added | today | - | had to pay the vet, 120 gone from the savings :(
    M | 100 | added | friday | - | got paid friday and moved a hundred over
    M | 60 | correction | today | - | wait no that was 60 i put in not 50
    M | 912.5 | total | today | - | balance is $912.50
    M | 35 | added | today | - | +35
    M | - | none | - | - | i need 300 more
    M | - | none | - | - | my brother already saved 4000 how??
    M | - | none | - | - | will transfer 200 next week promise
    M | -80 | added | today | doubt | spent 80 on shoes
    B | 1 | added | today | - | finished another book
    B | 1 | added | today | - | just finished dune! cried at the end. what a ride
    B | 2 | added | sunday | - | read two more on sunday, both short ones
    B | 10 | total | today | - | thats number ten
    B | 11 | total | today | - | 11 books now, nearly half way
    B | 12 | total | today | - | put me at 12
    B | 8 | correction | today | - | oops i counted one twice, its 8 not 9
    B | 1 | added | yesterday | - | finshed one yesterday nite
    B | - | none | - | - | my daughter read 30 last year
    B | - | none | - | - | started the new stephen king, 800 pages omg
    B | 6 | added | today | doubt | ive read half a dozen since may
    B | 2 | added | today | doubt | 2 out of 3 of the trilogy done
    R | 29.667 | total | today | - | 29:40 today
    R | 30.25 | total | today | - | 5k in 30 min 15 s
    R | -0.333 | added | today | - | shaved 20 seconds off my time
    R | 30.5 | total | yesterday | - | thirty and a half minutes yesterday in the rain
    R | 29 | correction | today | - | sorry 29 not 39
    R | 31.083 | total | saturday | - | did my 5k sat, 31:05. legs dead
    R | 30 | total | today | - | half an hour on the dot for my 5k!!
    R | - | none | - | - | didnt run, knee hurts
    R | - | none | - | - | ran 3 km in a quarter of an hour
    R | - | none | - | - | under 28 by june, thats the plan
    R | 58.2 | total | today | doubt | 58 min 12 s
    R | 40 | total | today | doubt | ran for 40 minutes
    L | 7.5 | total | today | - | slept 7 and a half
    L | 6.333 | total | today | - | 6h20 last night
    L | 5 | total | today | - | like five hours, baby was up all nite
    L | 7.5 | total | today | - | bed at 11, up at half past six
    L | 8 | total | yesterday | - | 8 yesterday
    L | 7.5 | total | today | - | 450 minutes according to my watch
    L | 7 | correction | today | - | i mean 7 not 6
    L | 0 | total | today | - | didnt sleep at all, exam stress
    L | - | none | - | - | is it bad to sleep less than 6 hours?
    L | - | none | - | - | as a student i slept 4 hours a night
    L | - | none | - | doubt | fell asleep at 23:40
    L | 0.333 | added | today | doubt | had a 20 min nap after lunch
    C | 0 | total | today | - | no cigs today
    C | 3 | total | today | - | put me at 3
    C | 1 | added | today | - | just had another one :(
    C | 8 | total | yesterday | - | 8 yesterday
    C | 6 | total | today | - | half a dozen today
    C | 2 | added | today | - | smoked two more at the bar. it was my friends bday. feel bad now
    C | 4 | correction | today | - | not 5, it was 4
    C | 0 | total | tuesday | - | smoke free on tuesday!
    C | - | none | - | - | i used to smoke 20 a day
    C | - | none | - | - | my roomate smokes a pack a day and it stinks
    C | - | none | - | - | tmrw zero, i swear
    C | 20 | total | today | doubt | smoked a pack
    D | 0.5 | added | today | - | drank half a liter
    D | 0.5 | added | today | - | 500 ml after gym
    D | 1.5 | total | today | - | 1.5 so far
    D | 0.33 | added | today | - | another 330ml
    D | 2.2 | total | yesterday | - | 2.2 l yesterday, go me
    D | 0.473 | added | today | - | just drank 16 oz
    D | 1.5 | total | wednesday | - | one and a half litres in total on wed
    D | 1.8 | correction | today | - | 1.8 not 18 haha
    D | - | none | - | - | does tea count?
    D | - | none | - | - | doc says adults need 3 liters a day
    D | 0.75 | added | today | doubt | drank 3 glasses
    D | - | none | - | doubt | finished my bottle
    T | 1370 | total | today | - | 22:50
    T | 1395 | total | today | - | in bed at 23:15
    T | 1365 | total | yesterday | - | quarter to eleven yesterday!!
    T | 1400 | total | sunday | - | lights out 11:20pm on sunday
    T | 20 | total | today | - | past midnight again, like 00:20
    T | 1350 | total | today | - | half past ten, proud of myself
    T | 1330 | correction | today | - | sorry it was 22:10 not 23:10
    T | 1370 | total | today | - | made it to bed with ten minutes to spare
    T | - | none | - | - | got up at 6:30
    T | - | none | - | - | my kids are in bed by 8
    T | - | none | - | - | tonight i want to be in bed by 22:30
    T | 1420 | total | today | doubt | fell asleep at 23:40
    P | 35 | total | today | - | 35!
    P | 40 | total | today | - | did 40 in one go
    P | 20 | total | today | - | 3 sets of 20
    P | 2 | added | today | - | beat my best by 2
    P | 36 | total | yesterday | - | thirty six yesterday
    P | 34 | correction | today | - | 34 actually not 35, last one didnt count
    P | 38 | total | friday | - | on friday i managed 38
    P | - | none | - | - | no pushups today, shoulder is sore
    P | - | none | - | - | my coach can do 100
    P | - | none | - | - | i could do 60 in the army
    P | - | none | - | - | how do i get from 32 to 50?
    P | 50 | total | today | doubt | 50 pushups today!!
    """#
}
