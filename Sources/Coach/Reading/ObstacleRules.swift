extension CoachRules {
  static let obstacles: [(CoachIntent, String)] = [
    (
      .weather,
      """
      rain*, snow*, weather, storm*, windy, wind, freezing, icy, ice, heat, heatwave, humid*
      too hot, too cold, hot outside, cold outside, so hot, so cold, dark outside, dark early
      gets dark, too dark, drizzl*, hail, fog, foggy, slippery, wet outside, winter, pollen
      dark cold, cold and dark, headlamp, dark mornings, dark evenings, dark when, pouring, sleet, muddy, smog, thunder*, sunny, degrees
      """
    ),
    (
      .time,
      """
      no time, time for, not .. time, dont have .. time, lack of time, out of time, busy, hectic
      packed, work|works .. hours, deadline*, overtime, long hours, working late, work late, too many meetings, meetings
      hardly any time, no free time, little time, find .. time, make time, short on time, rushed
      no spare time, swamped, back to back, work nights, double shift, night shift*, shifts, schedule is|full, shift work, time crunch
      long days, juggl*, commute, commuting, workload, two jobs, three jobs, drowning in work, snowed under, buried in work, up to my neck, no minute, no room in, never home
      """
    ),
    (
      .tiredness,
      """
      tired, tierd, exhaust*, fatigue*, no energy, low energy, low on energy, any energy, worn out
      drained, weary, knackered, sleepy, wiped out, burnt out, burned out, burnout, beat after
      no strength, sluggish, out of energy, lack energy, lack of energy, groggy, yawning, spent
      wrecked, zero energy, energy left, energy slump, slump, shattered, more energy, energy, tiring, zombie, like lead
      """
    ),
    (
      .forgetting,
      """
      forget*, forgot*, slips my mind, slip my mind, slipped my mind, dont remember, cant remember
      never remember, remind*, lose track, lost track, didnt remember, absent minded, remember to
      escapes me, out of my head, only remember
      """
    ),
    (
      .boredom,
      """
      bored, boring, boredom, dull, monoton*, same thing every, same route, same old, tedious
      no fun, not fun, isnt fun, more fun, repetitive, sick of doing, uninteresting, fed up, variety
      the same every, lost interest, not interesting, dont like, cant stand, enjoy it, dont enjoy, hate running
      hate exercis*, hate the gym, hate it, hate cooking, hate walking, hate doing
      """
    ),
    (
      .travel,
      """
      travel*, trip, trips, holiday*, vacation, business trip, hotel, hotels, airport, flight
      flights, flying, jet lag, jetlag, on the road, away from home, conference, abroad, road trip
      visiting, away for, time zone*, cruise
      """
    ),
    (
      .social,
      """
      friends, friend, mate, mates, hubby, granny, gran, grandma, flat mate, bailed on, friends cancelled, family, kids, kid, children, child, baby, toddler, husband, wife, partner
      boyfriend, girlfriend, spouse, party, parties, wedding, birthday, peer pressure, alone
      lonely, by myself, embarrass*, asham*, people stare, people look, judg*, self conscious
      colleagues, coworkers, roommate*, flatmate*, social, eating out, restaurant*, pub, drinks with
      nobody, no support, mother in law, in laws, my mum, my mom, my mother, my father, my dad, guests
      dinner with, accountability, buddy, laugh at me, son, daughter, shy, my boss, intimidat*
      """
    ),
    (
      .soreness,
      """
      sore, soreness, stiff, stiffness, aching muscles, muscle ache*, muscles ache, doms
      aching legs, heavy legs, legs are heavy, tight hamstring*, tight hips, muscle pain
      legs feel heavy
      """
    ),
    (
      .illness,
      """
      sick today, feel|am|im|feeling|been|got|get|getting|fell|fall|falling sick, am|im|feel|feeling|been|fell|seriously ill, fever, flu, have a cold, got a cold
      a cold, cough*, covid, stomach bug, sore throat, headache*, migraine*, nause*, vomit*
      throwing up, caught something, runny nose, under the weather, infection, hangover, hungover
      """
    ),
    (
      .stress,
      """
      stress*, anxious, anxiety, worried, worry, worries, worrying, pressure, nervous, tense, panic*
      racing thoughts, mind racing, on edge, overthink*, mind is a, head is a, restless, frantic, frazzled, calm down
      head is full, mind is full, too much on my mind, cant relax, cant switch off, relax, frustrat*, angry, anger, annoyed, furious, yelled, yelling, shouted, rage, upset, livid
      """
    ),
    (
      .mood,
      """
      sad, depress*, feel down, feeling down, feel low, feeling low, unhappy, crying, cry, cried
      empty inside, feel empty, feel nothing, miserable, grief, griev*, heartbroken, breakup
      broke up, divorce*, passed away, mother|father|mum|mom|dad|dog|cat|friend|grandmother|grandfather|wife|husband|uncle|aunt .. died, hate myself, worthless, feel bad, feel awful
      feel terrible, gloomy, flat lately, feeling flat, feel flat, meh, see the point, feel lonely, feel guilty, guilt*, moody, mood
      """
    ),
    (
      .setback,
      """
      skipped, missed, fell off, fallen off, off track, relaps*, slipped up, slipped, setback
      gave up, given up, giving up, give up, i quit, failed, failing, i failed, failure, fail, ruined, undoing, undone, messed up
      screwed up, broke my streak, lost my streak, off the wagon, back to old, havent done
      havent exercised, havent walked, havent run, havent been, didnt do, did not do, didnt manage
      didnt go, did nothing, havent started, rubbish|bad|awful|terrible|crap|lousy week|day, blew it, binge watch*, miss a day, if i miss, start over, starting over
      cheated, lapse*, couldnt do, couldnt manage, never manage, never stick, cant stick, cant keep
      slept through it, quit my|the gym|course|class, cancelled my, always quit, always stop, always give up, fall back, stopped doing, stopped going, havent
      stopped after, regret, wasted, didnt do, didnt feel, didnt go, didnt work out, didnt make it, didnt
      """
    ),
    (
      .plateau,
      """
      plateau*, stuck, no progress, not working, isnt working, no results, dont see .. results
      nothing changes, nothing is happening, nothing happens, nothing works, doesnt move, not moving, scale wont
      stagnat*, stalled, not losing, not getting better, not improving, no improvement, no change
      dont get better, standing still, same weight, scale hasnt, slow progress, too slow, hit a wall
      """
    ),
    (
      .cost,
      """
      money, expensive, afford*, cheap*, budget, no gym, gym membership, equipment, cost, costs
      no weights, membership, pay for, dont have a gym, dont have shoes, running shoes, no bike
      dont have .. equipment, gear, for free, broke, pricey
      """
    ),
    (
      .screens,
      """
      phone, scroll*, instagram, tiktok, youtube, social media, screen time, screens, doomscroll*
      video games, gaming, binge watching, tv, laptop in bed, facebook, reddit, series at night
      distract*, procrastinat*, putting it off, put it off, couch, sofa
      """
    ),
  ]
}
