extension DangerPhrases {
  /// Words that are one letter from a word of the tables, and no typing error of it: `cheat` is not
  /// `chest`.
  ///
  /// They come from texts of this project: every such word of the library's answers, of README and
  /// of the documentation, and those that the harmless messages in `Tests/CoachTests/Training` have
  /// three times and more.
  static let ordinary = """
    accidents achy added adults advise afternoons aims alarms alcohols alice alike alter among
    amounts amuse anothers anyones applies apply appointments appreciated approve args arrive
    arrives arsed attach avoids aware backed backing backs backward bags bake balls bands bang
    banks bare bars bath bean beans bedtimes bell bikes bills bind bird birthdays bits bitter bland
    blankets blanks blew blink block blocker blow blues bodys boil boiled bool boom boots boredoms
    bores boring bothers bottled bowls boys brains brake braking breakfasts breastfeed breather
    bridges brisk broad broth bruise brunch budge budgets buds builds built bull buoy buried burst
    butter buys byte bytes calls calmer calming calms calorie cals caps carb card cards cares carr
    cars cart case cases cast celebration cereals certain chain chairs challenges chance changes
    charge charger charges charging chart chase chats cheap cheer chesty childrens childs chili
    chilly chin choir chore chores chose claps clash cleaned clearer clearing clears click climbs
    clinics close closed closer closes closest cloth coachs coat code codes coding colds combined
    compete completed completes computed conditions constants content continued cook cooked cooling
    cools cope cores costs courses court courts cover crave craving crawls cucumbers cues cups cure
    cures curve cushion dated dates daughters deals dealt dear demos dentists depth deserves
    devices dial diary diets dinners discs dish disorders distances doable dogs doors doubles
    doubts downs dozen drag drains drawn draws dread dried dries drill driver drives drug drums
    dune dutch ears ease eases easing east easter edit efforts elbows elses emit evenings evens
    event everybodys everyones everythings examine excite exists explains extras faces fact faded
    fades fail failing fails failures fainter fake faster fate fathers fats fears feeds fees fevers
    fibers fibre fifths fifty fights file files fill filling fills films finals finds finer fines
    fire firm fist fizzy flag flashes flaw flight flood floors fluid fold follow font fool fools
    force forged forgets form formed freed frees freeze fridays fries fruits fuel fully fund fuzz
    gain gate gels glowing gold grab graded grain grains gram grams gran grape greens greet grew
    grips grow grows guys gyms hadnt hail hairs hall halves halving hamstrings handfuls handled
    handles handy happen hated hates hatha headaches header heads heal healed heap heaped hears
    hearts held hello helper helps herb heres heroic hers hike hikes hilly hola holds holes
    holidays homes hoped hopes houses hung hype icon ideal increases infections injection interval
    jane john joints jokes jumps keen kilo kilos kinds kitchens kiwis knew knots known lack lacking
    lacks lads lake lamp land laps larger laser lasts layer lead leading leads leaking leaks lean
    learning learns leaving lend lengths lets lids lies lifes lifts lighten lighters lighting liked
    likes liking lime limes limits linen lines lining link linked lint list listed liver lock logs
    looks loop loose lots loves loving lowers lows lume lumps lung lunge lungs machines macos magic
    maker maria mark marking mary mass massage mate math matters means meant medals medicines
    meditation meetings meets melt mend mends mere mess meta meters mice mile minds mine mint
    minute mirrors misses mistakes mixes moan mode moments moneys monte mothers mountain moves mums
    murders mush myth named names navel nearby newer nicer nine nobodys node noisy nope noted
    nothings noticed notices noting novels number omens openings opticians oranges order others
    overdone paced paces packed pages paid pair pairs paler palm papers park parks parse parsed
    partners past pasted patch paused pauses pavements paying pays peace peas peek peel peer
    peoples pets pharmacists phases phones photo piano pick picks pilates pile piles pillows pinch
    pinches ping pings pipes pizzas place places plane planes planks plans plays podcasts pointed
    pointer polite poor porn port pose possibly posts pots pound powder practiced practices
    practise praised pray prices pricey pride print printed prints prize programs promised promises
    prop propped psychologists puff puffs pulls pursed pushup pushy qualify query queued queues
    quid quite races rack racking rage raided rain rained raises rand ranges rank rare rates
    readings reads recipe recognized recordings records refused relapses relationships relieves
    remembers reset rests rich rings ripe rise rises roald role rooms root rounds routines rude
    ruins rule runner safer sale sanitizers satisfies saturdays save saves saying scam scare scarf
    scheduled schools scold score scrap scratchy seasons secrets seed seeds seem sees sell selling
    semple sends serves sessions setting shade shaker shall shame shapes shard shared shares
    sharing shave sheet sheets shelf shell shells shift shine ships shop shopping shops shortens
    shorts shot shout shouting showed shown sides sigh signal simple sing singles sink sipped sips
    sites sits sittings sized sizes skill skim skimming skint sleeps slice slide sliding slight
    slim slimming slip slipping slips slot slots slower slowing slows smart smelling smok smoked
    smoker smokes smoother smoothies snacks snore snow sock sodas soft sole solid solo somebodys
    someones somethings sometime sons sort soul soups sour spacey spare spared spares sped speed
    spell spelling spells spends spices spicy spite splash splits spoon sport sports spot spray
    spreadsheets stack staff staging stake stakes stale stalk stall stands star stare starter
    starting starts stations stays steak steals steam steel steep stepped stepping stew sticks
    sticky stirs stock stone stones store stored storing strangers straps straw streaks stream
    streets stretched strike strikes string strings stronger struct stuck stuffy suck sucks sugary
    suite suits sundays supper survived survives swallows swap swapped swaps swear swearing swears
    sweep swell swells swing swings table tables tall tally tank tape taps targets task tasks
    tastes tasty taxes teachers teaches teas techniques teen televisions tempo tempt tendons tenth
    term terry tested texts thatd theirs theme theres theyd theyve thick thing thirds thirst thirty
    those thousand thrown thursdays tied ties timer tire tires todays toddlers toddy token
    tomorrows tone tonic tonights tool topic touchy towns traces trackers trail trainers trains
    tram trees trend trick tricks tries tripped trips troubles true trunk tuck tuesdays tuning turn
    typed types tyre unit urines usable user uses vain vary vegetable verb versions visits vivid
    wage waist wait waited wakings walkings walks warn wash wasted watches wave waves wears weary
    wednesdays weekends weighted weir west weve whatevers wheat whens whered wheres wherever wholl
    whose whove wide width wince wind windows winner wins winters wiped wire wires wise wobble wood
    worded wording works worn worries wort worthy wound write yesterdays youd youre yours zeros
    zones manila marcia malta oman sudan chile peru italy
    """
}
