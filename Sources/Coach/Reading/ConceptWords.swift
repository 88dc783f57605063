/// Everyday words by what they speak of, so that topics are found whose phrases don't have a word.
///
/// A name with a colon begins a concept; what follows are its words, `word*` for all that begin so,
/// `two_words` for two in a row. A word may stand in several.
enum ConceptWords {
  static let text = """
    partner: husband* wife wives wifey hubby hubbie spouse* partner* boyfriend* girlfriend* fiance
      fiances fiancee bf gf missus other_half better_half bae fella lover lovers hubs old_man bride
      groom married marriage* relationship* couple* sweetheart soulmate
    breakup: breakup* broke_up break_up split_up divorc* separat* ex exes dumped dumping heartbr*
      cheated_on ghosted custody left_me walked_out moved_out alimony jilted ditched affair*
      infidelity unfaithful cheat_on estranged rebound
    dating:
      dating date dates tinder bumble hinge grindr crush* flirt* romance romantic single singles
      swipe swipes match_com fancy_her fancy_him asked_out ask_out chemistry kiss* snog* hookup*
      situationship valentine* singleton
    child:
      kid kids child children childs son sons daughter* toddler* kiddo kiddos boy boys girl girls
      teen teens teenager* teenage little_one little_ones stepson* stepdaughter* stepkids eldest
      youngest niece nieces nephew* grandchild* grandson* granddaughter* grandkid* tween tweens
      preschooler* offspring twins youngster* youth youths godson goddaughter rascal* bairn bairns
      wean weans nipper* minor minors sprog sprogs pupil pupils
    baby: baby babies newborn* infant* bub bubba nappy nappies diaper* breastfe* nursing_mum
      night_feed night_feeds colic colicky teething cot crib cribs pram prams buggy stroller*
      pushchair* dummy pacifier* weaning formula maternity paternity postpartum postnatal swaddl*
    parent: mum mums mummy mom moms mommy mama mam mother mothers dad dads daddy papa father fathers
      parent parents folks stepmum stepmom stepdad stepfather stepmother inlaws in_laws pops ma pa
      mothering fatherhood motherhood parenthood parenting
    relative:
      brother* sister* sibling* bro sis uncle uncles aunt aunts auntie* aunty cousin* grandma*
      grandpa grandpas grandad* granddad* gran nan nana nanny nannan granny grannies grandmother*
      grandfather* grandparent* relative* family families kin stepbrother stepsister niece nephew
      relations clan household* godmother godfather
    friend: friend friends mate mates buddy buddies pal pals bestie* bff bffs bezzie chum chums lads
      girls homie homies the_guys the_boys friendship* schoolmate* classmate* gang squad crew
      circle* acquaintance* lad gals bruv bro dude dudes compadre confidant* penpal*
    housemate:
      flatmate* housemate* roommate* roomie* lodger* flat_share houseshare flatshare dorm dorms
      dormitory landlord* landlady tenant* tenancy shared_flat halls room_mate cohabit* subtenant
      sublet*
    neighbour:
      neighbour* neighbor* next_door upstairs downstairs street local locals resident* village*
      estate community communities townspeople block_party fence
    colleague: colleague* coworker* co_worker co_workers workmate* teammate* team teams staff crew
      department* client* customer* intern interns apprentice* foreman assistant* secretary
      receptionist employee* workforce personnel subordinate* supplier* contractor* peer peers
    boss: boss bosses bossy manager* supervisor* gaffer ceo director* employer* chief team_lead
      management micromanag* head_of owner owners headteacher principal foreman superior* executive*
      overseer commander sergeant captain* exec execs chairman
    stranger:
      stranger* passerby passersby unknown new_people unfamiliar foreigner* newcomer* guest guests
      visitor* tourist* passenger* somebody anybody anyone someone
    crowd:
      crowd* people folk everyone everybody public gathering* audience* busy_places packed queue
      queues queuing line_ups mob throng* others ppl peeps humans human mankind society persons
      person group groups masses onlooker* spectator* bystander* population
    social event:
      party parties wedding* birthday* bbq barbecue* barbeque* reception christening* baptism hen_do
      stag_do hen_night stag_night reunion* celebration* anniversary anniversaries housewarming
      picnic* festival* prom gala banquet* baby_shower leaving_do funeral* communion bar_mitzvah
      concert* gig gigs fete shindig bash ceilidh disco discos rave raves karaoke quiz_night bonfire
      graduation* ceremony ceremonies toast toasts buffet*
    call message:
      call calls called calling phoned phoning ring rang ringing rung text texts texted texting
      message* messaging whatsapp facetime zoom skype voicemail* voice_note dm dms reply replies
      replied replying landline chat chats chatted chatting email emails emailed emailing letter*
      postcard* catch_up reach_out touch_base sms msg pinged ping facetimed dial dials dialed
      dialing telegram messenger signal
    invitation:
      invit* rsvp turn_up turned_up turning_up show_up showed_up come_along came_along tag_along
      meetup* hang_out hanging_out hung_out meet meets meeting* met come_over came_round pop_round
      host hosts hosted hosting guest guests go_out went_out going_out flake flaked flaky bail bails
      bailed bailing no_show stood_up drop_by social socials socialis* socializ* mingl*
    loneliness:
      lonely loneliness lonesome alone isolat* no_friends nobody noone no_one left_out excluded
      by_myself outsider* withdrawn abandoned forgotten hermit* recluse cut_off solitary solitude
      friendless unwanted unloved ignored invisible alienated disconnected only_me loner loners
      empty_house miss_people homesick* miss_home abroad expat expats new_city moved_here relocat*
    support:
      support* helped helping helps helpful help helper* encourag* cheer cheers cheered cheering
      cheerlead* lean_on rely_on back_me backs_me pep_talk accountab* comfort* reassur* sponsor*
      assist* aid* mentor* guidance backing buddy_up partner_up stand_by rescue*
    conflict:
      argument* argue argues argued arguing row rows rowing fight fights fighting fought fell_out
      falling_out quarrel* bicker* conflict* drama dramas shout* yell* scream* slam* tension* feud*
      clash* spat bust_up nagging nag nags nagged sulk* criticis* criticiz* blame blames blamed
      blaming disagree* dispute* tiff confront* moan* whin* hostile hostility
    abuse: abuse* abusive hit_me hits_me beat_me violent violence threaten* threat threats bully*
      bullied bullies harass* assault* stalk* controlling gaslight* unsafe attacked predator*
      coercive refuge manipulat* toxic
    shyness: shy shyness introver* awkward* small_talk blush* tongue_tied embarrassed quiet_type
      wallflower clam_up extrover* timid reserved inhibited outgoing icebreaker* chitchat stammer*
      stutter*
    rejection: reject* snub* ghost* blanked ignored brush_off unfriended blocked excluded dismissed
      unmatched said_no shunned turned_away friendzoned refused passed_over
    sad: sad sadder saddest sadness sadly unhappy blue low lows tearful teary cry cries cried crying
      sob sobs sobb* weep* wept miserable misery gloomy gloom glum heavy_heart upset upsetting hurt
      empty melanchol* sorrow* moping mope bummed gutted heartbroken blubbing dreary bleak forlorn
      downhearted crestfallen dejected despondent devastat* crushed moody tears tear
    depressed:
      depress* hopeless* worthless* numb suicid* antidepress* low_mood no_point pointless despair*
      dark_place black_dog end_it self_harm sertraline prozac citalopram ssri ssris breakdown
      emptiness meaningless unwell flat anhedonia bipolar mentally harm kill_myself disappear*
      burden
    anxious:
      anxi* worry worri* worrying nervous* nerves panic* afraid fear* fright* scared scare scares
      scary dread* uneasy on_edge jitter* restless butterflies tense tension apprehens* phobia*
      paranoi* terrif* terror petrified worked_up freak_out freaking freaked catastrophis*
      catastrophiz* overthink* overthought what_if palpitation* edgy fret* spooked fidget*
      hypervigilant uncertain* insecure insecurit* jumpy antsy
    stressed:
      stress* pressure* overwhelm* swamped frazzled frantic overload* strain* juggling hectic mental
      chaos chaotic burnout burned_out burnt_out burn_out burning_out wits_end wound_up drowning
      buried crunch demanding demands maxed_out stretched crack_up crumbling snapping tether
      overworked flustered cope copes coped coping
    angry:
      angr* anger mad rage* raging furious fuming livid irritat* annoy* cross pissed irked temper
      tempers short_fuse snapped snappy lost_it seeing_red fury resent* grumpy cranky hostil*
      outrage* frustrat* fed_up aggro grr grrr hate hates hated hating rant* vent vents vented
      venting steaming mardy hacked_off infuriat* aggravat* aggressive bitter* seething testy
      stroppy boiling ratty
    guilty: guilt* regret* remorse* my_fault bad_about feel_bad conscience sinful sinned naughty
      let_down confess* own_up self_blame penance atone* sin sins culprit ruin* selfish
    ashamed: asham* shame* embarrass* humiliat* cringe* mortified disgrace* pathetic loser losers
      failure* disgust* hate_myself self_hate hiding_it judged judging judge judges judgy worthless
      unworthy degrading red_faced foolish inferior ridicul* mocked mocking
    lost grief:
      grief griev* bereav* died death deaths passed_away passing dead dying mourn* widow* funeral*
      loss losses ashes cremat* coffin burial buried grave graves cemetery cemeteries put_down
      miss_him miss_her memorial tombstone hospice terminal condolenc* orphan* miscarr* obituary
      eulogy heaven late_wife die dies
    happy: happy happier happiest happiness happily glad joy* cheerful* delight* pleased content
      thrilled chuffed buzzing elated ecstatic blissful bliss smile* smiling grin grins grinned
      good_mood great_mood stoked made_up merry jolly upbeat sunny bright_side positive* euphori*
      giddy lighthearted yay yey woohoo woop whoop hooray hurrah yippee chirpy lively radiant
    proud:
      proud* pride accomplish* achiev* smashed nailed bossed crushed_it milestone* pb pbs pr prs
      record_time did_it made_it managed triumph* victory victories win wins won winning success*
      conquer* fist_pump legend brag* boast* show_off medal medals trophy trophies
    hopeful:
      hope* optimis* promising confiden* belief new_start fresh_start brighter faith encouraged
      eager raring keen inspir* dreamt_of aspir* positive
    grateful:
      beholden mercies mercy grateful* gratitude thankful* appreciat* bless* lucky luck luckily
      fortunate* treasure* cherish* privilege* indebted
    calm feeling:
      calm* relax* peace* serene serenity chill* mellow* soothe* soothing at_ease unwind* unwound
      tranquil* still stillness quiet quieter quietly settle* settling composed zen relief relieved
      laid_back loosen* decompress* wind_down switch_off rested grounded grounding centred centered
      cool_down patient patience hush steady
    bored: bored boring boredom bore bores dull duller tedious samey same_old monoton* repetitive
      dreary meh blah uninteresting stale humdrum dry drags drag dragging yawn_fest snoozefest
      sick_of tired_of over_it uninspir* flat tiresome mundane lacklustre unexciting kill_time
    excited:
      excit* thrill* pumped psyched hyped buzz buzzing cant_wait eager enthus* fired_up adrenaline
      amped stoked keen keener keenly hype giddy bouncing energised energized passion* motivated
      gung_ho itching
    jealous:
      jealous* envy envious compare* comparing comparison* left_behind keeping_up inferior fomo
      missing_out showing_off unfair resentful measure_up joneses overshadow* outdone outshin*
    disappointed:
      disappoint* let_down gutted bummer deflat* dishearten* discourag* disillusion* dissatisf*
      underwhelm* shame_about letdown anticlimax* demoralis* demoraliz* dejected unsatisf*
      displeased unimpressed fell_flat lame sigh sighs sighing damn pity setback*
    confused: confus* lost muddle* bewilder* no_idea no_clue clueless unsure puzzled puzzling baffl*
      unclear perplex* huh eh misunderst* head_spin complicated conflicting contradict* gibberish
      which_way flummoxed stumped mixed disorient* jargon
    self doubt:
      imposter impostor useless failure stupid no_good incapable weak weakling self_doubt fraud
      rubbish_at terrible_at self_esteem unconfident insecure inadequate incompetent hopeless dumb
      pathetic lazy lazybones loser idiot idiots embarrassment talentless clumsy worthless inept
      amateur* unfit thick
    motivation none:
      unmotivat* demotivat* motivation cba arsed bothered lost_drive no_drive no_desire lazy
      laziness lethargic effort procrastinat* put_off putting_off drag_myself willpower discipline*
      no_interest apath* slack slacks slacked slacking slacker slob* lounging lost_heart inertia
      unwilling no_mood mojo oomph momentum spark grit idle sluggish reluctan* unbothered
    tired: tired* tiring exhaust* knackered shattered wiped drained draining worn fatigue* weary
      weariness sleepy sleepiness drows* yawn* zonked pooped beat bushed spent no_energy low_energy
      rag zombie* mush groggy grogginess bleary burnt_out run_down flagging sluggish slump slumps
      slumped crash crashed crashing nodding_off wrecked ruined done_in lethargy frazzled cooked
      fried fogged foggy brain_fog heavy_eyes half_asleep half_dead battered sapped whacked shagged
      dogtired jaded overtired
    energy:
      energ* lively fresh refreshed boost boosts boosted boosting pep vitality stamina batteries
      recharge* recharging perk perks perked perking perky alert alertness awake buzzing zest vigour
      vigor oomph wired second_wind fuel fuels fueled fueling fuelled invigorat* revitalis*
      revitaliz* sprightly bouncy fired_up powered power
    head body:
      head heads forehead* brain brains skull skulls temple* scalp face faces hair hairs hairline
      chin ear ears cheek cheeks eyebrow* mind skin complexion acne spots pimple* wrinkle* facial
      nostril* beard beards moustache eyelid* puffy lip lips
    eyes: eye eyes eyesight vision sight blurr* glasses contacts squint* glare optician* specs
      spectacles retina eyelids eyeball* blink* blind blinded sunglasses lens lenses bloodshot stare
      stares staring stared
    mouth teeth: teeth tooth mouth mouths gum gums tongue* lip lips throat* jaw jaws dentist* dental
      toothbrush* toothpaste floss* mouthwash bad_breath cavity cavities filling* hoarse swallow*
      chew* saliva gargl* denture* braces toothache molar molars spit spat
    chest lungs:
      chest chests lung lungs heart hearts heartbeat* ribs rib ribcage chesty wheez* asthma
      asthmatic inhaler* cough* breathless* winded phlegm mucus copd bronchitis pneumonia gasp* pant
      pants panted panting pulse bpm palpitations cardio cardiovascular airway* huff* puff*
      respiratory stitch diaphragm oxygen emphysema
    back neck:
      back_pain backache neck necks spine spinal shoulder* lower_back disc discs vertebra* posture
      slouch* hunch* sciatica lumbar traps slump* lumbago coccyx chiropract* osteopath* bad_back
      back_ache upright backbone whiplash back_hurts scoliosis
    legs feet:
      leg legs knee knees shin shins ankle ankles foot feet toe toes heel heels calf calves thigh
      thighs hamstring* quad quads quadriceps hip hips groin groins achilles plantar fasciitis
      kneecap* glute glutes bum butt blister* arches arch sole soles bunion* toenail* instep* itb
      it_band meniscus patella patellar acl splints backside buttock* hobbl* footsore
    arms hands:
      arm arms hand hands finger fingers thumb thumbs wrist wrists elbow elbows forearm* bicep
      biceps tricep* knuckle* palm palms nail nails shoulder* grip carpal tunnel fist fists rsi
      fingertip* fingernail* armpit* cuticle* clench*
    stomach gut:
      stomach* tummy tummies belly bellies gut guts abdomen abdominal digest* indigestion bloat* gas
      gassy farting fart farts wind constipat* diarrh* ibs bowel bowels poo poop toilet acid reflux
      heartburn nausea nauseous queasy vomit* throw_up threw_up puke pukes puked puking spew cramp*
      rumbl* burp* hernia appendix ulcer ulcers intestine* intestinal gastric microbiome probiotic*
      prebiotic* windy hiccup* laxative* loo colon
    waist fat:
      waist waists waistline muffin_top spare_tyre flab* fat fats fatter fatty chubby chubbier
      overweight obes* tubby podgy pudgy spare_tire jeans dress_size trousers belt visceral
      cellulite moobs beer_belly beer_gut pot_belly double_chin big_belly zip dad_bod potbelly curvy
      plump stout
    pain:
      pain pains painful ache aches ached aching achy hurt hurts hurting sore sorer soreness stiff
      stiffness throb* agony sting* stung cramp cramps cramping tender tenderness twinge* niggle*
      niggling burning burns stab stabs stabbed stabbing doms discomfort uncomfortable killing_me
      ouch ow spasm* swollen swelling inflam* bruis* numb tingl* tight tightness pounding pinch*
      tweak* excruciating pulled
    injury: injur* sprain* strain* torn tear fractur* broken_leg broken_arm broke_my twisted tendon*
      tendin* ligament* cast crutch* rehab* physio* fell_over tripped tripping concuss* surgery
      operation* knee_op stitches bandage* plaster* sling brace accident* dislocat* hobble ice_pack
      limp* wound wounds ruptur* scar scars sidelined recover* splint
    illness: ill illness* sick* poorly flu cold covid corona virus* fever* temperature infection*
      infected bug snot* sneez* nose sinus* tonsil* coughing shiver* rough lurgy unwell norovirus
      strep diabetes diabetic prediabet* cancer cancers chemo arthritis thyroid hypothyroid anaemi*
      anemi* epilep* migraine* headache* hayfever allerg* fibromyalgia chronic stroke* gout kidney*
      liver livers lupus contagious symptom* syndrome disease* condition* ailment* shingles vertigo
      eczema psoriasis jaundice
    headache: headache* migraine* head_hurts paracetamol ibuprofen aspirin painkiller* tylenol advil
      throbbing aura sore_head head_ache skull nurofen temples
    dizzy: dizz* faint* lightheaded* woozy giddy vertigo passed_out blackout* blacked_out see_stars
      spinning collaps* wobbl* shaky shaking trembl* tremor* unsteady keel_over blood_sugar hypogly*
      sway* stagger* passing_out off_balance
    blood pressure:
      bp hypertens* cholesterol statin* pulse cardiologist* ecg angina clot clots arter* stroke
      atrial pacemaker* systolic diastolic triglycer* blood bloods ldl circulat* vein veins vascular
    medicine: medic* tablet* pill pills med meds drug drugs prescri* dose doses dosage antibiotic*
      painkiller* ibuprofen paracetamol aspirin antihistamine* insulin steroid* capsule* side_effect
      pharmacy pharmacist* chemist chemists drugstore remedy remedies jab jabs vaccin* ozempic
      wegovy mounjaro metformin semaglutide statins levothyroxine thyroxine syringe* ointment*
      inject* treatment* saxenda placebo booster penicillin
    doctor:
      doctor* doc docs dr gp gps nurse nurses consultant* surgeon* specialist* physician* surgery
      clinic* hospital hospitals appointment* checkup* check_up er ambulance paramedic* nhs scan
      scans xray mri ultrasound referral* diagnos* physio physiotherap* dietitian* dietician*
      nutritionist* midwife midwives ward wards operation emergency optician cardiologist blood_work
      patient* biopsy triage icu
    therapy:
      therap* counsel* psycholog* psychiatr* shrink cbt samaritans hotline helpline crisis_line
      betterhelp aa sponsor rehab trauma* ptsd ocd adhd autis* neurodiver* bipolar twelve_step emdr
      hypno*
    pregnancy: pregnan* expecting bump trimester* due_date midwife antenatal prenatal ivf fertility
      conceiv* conception ttc labour labor birth births c_section folic breastfeeding postpartum
      foetus fetus embryo ovulat* unborn womb miscarriage
    hormones: hormon* menopaus* perimenopaus* period* pms pmt menstru* cycle oestrogen estrogen
      testosterone cortisol hot_flush hot_flash thyroid hrt contracepti* the_pill pcos endometriosis
      ovar* puberty ghrelin leptin progesterone cramps coil adrenal
    age:
      age aged ages aging ageing old older oldest elderly pension* retired retire retires retiring
      retiree* retirement senior* young younger youngest twenties thirties forties fifties sixties
      seventies eighties middle_age midlife mid_life getting_on grey_hair teenager adult adults
      adulthood youth birthday past_it nineties decade* childhood generation* lifetime
    rain: rain* drizzl* pouring pours poured downpour* shower* wet soaked soaking drench* puddle*
      umbrella* brolly waterproof* mud muddy storm storms stormy thunder* lightning bucketing damp
      soggy flood* hail hails hailed hailing hailstone* grim wellies wellington* sodden monsoon
      drippy splash*
    heat: hot hotter hottest heat* boiling sweltering scorch* humid* sweat* muggy stifling roasting
      baking sunstroke sunburn* suncream sunscreen sun sunny sunshine warm* sticky aircon air_con
      fan fans melting summer tropical clammy parched blazing toasty overheat* blistering
    cold weather:
      cold colder coldest freez* frozen frost* icy ice snow* sleet blizzard* minus chilly chill
      nippy baltic bitter brrr brr wind winds windy gale gales gusty gust gusts slippery slush*
      gritted gloves scarf scarves hat hats beanie* thermals radiator* heating coat coats degrees
      arctic fleece woolly mitten* layers jacket* breezy breeze* wintry anorak* nithering perishing
    weather:
      weather* forecast* climate sky skies cloud* overcast fog fogg* mist misty sunny outside_is
      grim met_office dry_day temperature* celsius fahrenheit barometer dreich pollen pollut*
      air_quality elements conditions rainbow* humidity smog hurricane* tornado* haze hazy degree
    dark light:
      dark darker darkness darkest light lights lighter lit daylight sunrise sunset dusk dawn
      pitch_black headtorch torch torches headlamp* reflective hi_vis high_vis hi_viz streetlight*
      lamp lamps bright brighter dim dimmed dimmer dimming gloomy curtain* blind blinds flashlight*
      candle* eye_mask bulb bulbs shade shadow* shady twilight moonlight lampp* led
    season winter:
      winter* december january february xmas christmas* short_days new_year new_years jan feb dec
      advent boxing_day festive hanukkah yuletide hibernat* carol carols santa mulled tinsel nye
      hogmanay
    season other:
      summer* spring springtime autumn* fall season seasons seasonal march april june july august
      september october november bst equinox* solstice harvest midsummer mar apr jun jul aug sept
      oct nov
    morning: morning* mornin sunrise dawn early_bird before_work first_thing wakeup six_am seven_am
      alarm_goes lark get_up getting_up got_up up_early midmorning sunup forenoon elevenses five_am
      daybreak wake_up
    noon: noon midday lunch_time lunchtime* lunch_break lunch_hour afternoon* arvo teatime siesta
      after_lunch half_day three_pm two_pm post_lunch one_oclock midafternoon
    evening:
      evening* eve tonight after_work sunset dusk suppertime dinnertime nightfall pm post_work
      weeknight* twilight home_time bath_time after_tea homecoming
    night: night nights nite overnight midnight bedtime* small_hours nighttime wee_hours two_am
      three_am four_am one_am nightly nightlife owl owls lastnight graveyard sundown moon nocturnal
      stars
    weekday: monday* tuesday* wednesday* thursday* friday* mon tue tues wed weds thu thur thurs fri
      weekday* midweek working_day hump_day workday* work_week
    weekend:
      satdays wkend wknds bank_hols caturday sabbath fri_night weekend* saturday* sunday* wknd
      day_off days_off lie_in sun wkends
    holiday trip:
      holiday* vacation* vacay hotel hotels resort* airbnb beach beaches trip trips cruise* getaway*
      abroad airport* camping campsite* tent caravan* hostel* city_break suitcase* luggage packing
      sightseeing hols staycation backpack* honeymoon* disney tenerife spain tourist* passport*
      half_term break_away villa villas poolside sunbed* travel* jet_lag jetlag* time_zone timezones
      time_zones skiing retreat* lodging* itinerary safari
    festive: christmas* xmas easter thanksgiving halloween diwali eid ramadan hanukkah new_year lent
      carnival valentines mothers_day fathers_day festive turkey santa mince_pie mince_pies egg_hunt
      pancake_day july_fourth fireworks paddys_day
    duration:
      second seconds sec secs minute* min mins hour hours hr hrs hourly day days week weeks wk wks
      month months mth mths year years yr yrs fortnight* decade* century ages moment moments tick
      jiffy forever lifetime length duration lasting lasts last_for long longer longest brief
      briefly short shorter shortest period span instant while timespan
    clock time:
      time times oclock clock clocks half_past quarter_to pm hour hours noon midnight timetable*
      schedul* slot slots rota calendar* diary appointment watch stopwatch timer timers timing
      punctual sharp dot hourglass timekeep* date deadline*
    frequency: every always never often sometimes usually rarely seldom daily weekly monthly yearly
      annually hourly nightly each once twice thrice times occasional* regular* constant* frequent*
      everyday alternate most_days per repeated* continually perpetual* consistently ever normally
      generally mostly typically fortnightly biweekly intermittent nonstop
    commute:
      commut* train trains tube metro underground tram trams bus buses coach_trip subway platform*
      station stations traffic rush_hour motorway* road_rage jam jams railcard oyster stop_early
      get_off ticket* fare fares carpool* school_run delayed delay delays railway* rail
    car drive:
      car cars drive drives driving drove driven driver* vehicle* van vans truck trucks lorry
      lorries uber taxi taxis cab cabs petrol diesel parking parked garage mot motor motors
      motorbike* motorcycle* satnav lift_to highway* seatbelt steering wheel wheels licence license*
      hgv trucker* road roads pickup mileage tyre tyres automobile* tesla
    plane:
      plane planes flight* fly flying flew flies airport* jet jetlag* boarding long_haul airline*
      ryanair easyjet cabin terminal layover* airplane* aeroplane* red_eye travel_day seat
      helicopter* takeoff landing pilot pilots
    cycling: cycl* bike bikes biking biked bicycle* spin spinning peloton helmet* pedal* saddle ride
      rides riding rode strava ebike wheels zwift handlebar* lycra tandem scooter* cadence velodrome
    home: home homes house houses flat flats apartment* inside indoor* room rooms lounge sofa sofas
      couch couches settee* armchair* garden* stairs staircase hallway* balcony patio attic basement
      bungalow studio doorstep hall halls wfh loft terrace porch door doors wall walls roof window*
      carpet* rug rugs floor floors corridor* ceiling shed sheds
    kitchen:
      kitchen* fridge* freezer* cupboard* oven ovens microwave* hob stove stoves worktop counter*
      pantry larder kettle kettles toaster* sink sinks air_fryer airfryer slow_cooker saucepan* pan
      pans pot pots plate plates bowl bowls fork forks knife knives spoon spoons tupperware drawer*
      dishwasher tap blender* cutlery crockery tin_opener dish dishes lunchbox* refrigerator tray
      trays crockpot jar jars
    bathroom: bathroom* toilet* loo bath baths shower* wee pee peeing peed weeing wees bladder urine
      urinat* restroom* washroom* mirror* ensuite basin towel towels bathtub lavatory pissing piss
      soap shampoo bog bathe bathes bathed bathing wash washes washed washing tub
    bedroom:
      bed beds bedroom* mattress* pillow* duvet duvets blanket* sheet sheets bedside nightstand
      bedding quilt quilts nightie pyjama* pajama* pjs headboard cot topper bunk bunks eye_mask
      bedclothes cushion* comforter futon covers bedsheet* tossing cosy cozy hammock* slippers
    office: office* desk desks cubicle* open_plan workstation* computer* monitor* laptop* printer*
      canteen* breakroom break_room staffroom reception workplace* chair chairs headquarters lift
      elevator* photocopier boardroom coworking building*
    site work:
      construction scaffold* warehouse* factory factories shop_floor till on_site depot plumber*
      electrician* builder* brickie bricklay* hard_hat labourer* farm farms farmer* farming nurse
      teacher carer carers waiter* waitress* barista* chef chefs retail delivery driver postman
      mechanic* joiner* welder* plasterer hairdress* policeman police firefight* soldier* army navy
      cleaner* cashier* docker* forklift hospitality carpenter*
    gym: gym gyms puregym membership* locker* pt class classes crossfit induction gymshark equipment
      gymgoer* bodybuild* sauna saunas steam_room mirrors fitness gymnasium turnstile zumba pilates
      bootcamp* f45
    outdoors:
      outside outdoor* nature park parks wood woods woodland* forest* field fields hill hills hilly
      mountain* river rivers lake lakes beach beaches seaside coast* sea ocean oceans countryside
      canal canals trail trails path paths fresh_air green_space garden* meadow* moor moors towpath
      hike hikes footpath* common playground* allotment* valley* reservoir* cliff cliffs shore
      shores bench benches fells pavement* sidewalk* bird birds birdsong birdwatch* wild wildlife
      wilderness tree trees leaf leaves flower* grass squirrel* stream island* sand country
    pub:
      pub pubs bar bars club clubs clubbing nightclub* boozer* beer_garden happy_hour wetherspoon*
      spoons the_local bartender* barman barmaid landlord last_orders inn tavern* nightlife brewery
      taproom dancefloor night_out big_night lash piss_up bottomless
    cafe restaurant:
      restaurant* cafe cafes coffee_shop starbucks costa nandos eat_out eating_out ate_out dining
      waiter* waitress menu menus bistro* diner diners takeaway* takeout steakhouse pizzeria buffet*
      greggs pret canteen meal_out dine dined tip_jar reservation* table_for tapas sushi_bar
      food_court carvery foodie* barista eatery doggy_bag brasserie caff starter*
    shop: shop shops shopped shopping shopper* store stores supermarket* tesco aldi lidl sainsburys
      asda morrisons waitrose walmart target costco trolley* basket baskets aisle aisles checkout*
      grocer* market* mall malls high_street off_licence newsagent* bakery bakeries butcher* bakers
      ocado offy kiosk kiosks florist deli delis retail* purchas* shopaholic
    school:
      school schools class classes classroom* uni university universities college* campus lecture*
      teacher* student* homework term terms semester* degree* dissertation* gcse gcses a_level
      a_levels freshers nursery nurseries kindergarten playschool pupil pupils sixth_form thesis phd
      masters seminar* tuition playgroup headmaster professor* academic* coursework playtime
      teaching assembly
    work: work working worked works worker* job jobs career* shift shifts employ* office profession*
      overtime payslip workload* freelanc* remote wfh full_time part_time busy task tasks project*
      meeting* email emails inbox spreadsheet* presentation* client* deadline* appraisal* promotion*
      promoted interview* cv rota role contract contracts business* company companies admin gig gigs
      trade trades industry labour_of occupation resume workaholic invoice* accounts audit audits
      report*
    shift work:
      earlies lates nights_on rotating rota rotas on_call twelve_hour twelve_hours shiftwork* shift
      shifts handover* clock_in clock_off
    job loss:
      sacked fired redundan* laid_off unemploy* jobless job_hunt jobcentre resign* layoff* dole
      benefits job_search let_go interview* jobseeker* severance furlough* applying
    deadline:
      deadline* due exam exams hand_in submission* submit* crunch target* last_minute overdue
      assignment* quota quotas cram* final_week month_end year_end tax_return audit inspection*
      ofsted urgent* pressing busy_period coursework obligation* responsibilit* chore chores duty
      duties commitment*
    no time:
      no_time busy busier time_poor hectic rushed rush rushing packed flat_out nonstop non_stop
      booked full_on swamped manic squeeze* squeezing fit_in cram_in spare_time free_time
      time_crunch hurry hurried cant_fit time_for overbooked overcommit* chocka chocker multitask*
    study:
      study studies studied studying student* revis* exam exams essay essays homework coursework
      flashcard* anki quizlet notes textbook* lecture* pomodoro library assignment* dissertation
      concentrate* concentrating learn* memoris* memoriz* thesis highlighter* past_paper past_papers
      cramming all_nighter research syllabus qualification* certificat* diploma* quiz quizzes
      notebook* school_work seminar academic cue_card index_card
    exam: exam exams examin* test tests tested testing finals midterm* mock mocks gcses resit resits
      grade grades graded failed_my mark marks marked oral quiz a_levels ielts toefl delf
      certificate invigilat* cfa acca viva result* scores
    focus: focus* concentrat* distract* attention wandering daydream* drift drifts drifted drifting
      off_task adhd scatterbrain* zone_out zoning_out unfocused flow_state deep_work clear_head
      single_task interrupt* noise procrastinat* sidetracked absorbed fidgety wanders fog
      absentminded attentive zoned
    language:
      language* spanish french german italian dutch portuguese english polish japanese chinese
      mandarin russian arabic korean swedish turkish welsh hindi greek latin norwegian danish
      finnish hebrew irish gaelic cantonese ukrainian urdu duolingo babbel busuu rosetta memrise
      bilingual fluent fluently fluency native foreign italki speak speaks speaking spoken spoke
      speaker* accent* dialect* linguist* translat* pimsleur catalan hungarian czech romanian
      vietnamese
    vocabulary: vocab* word words phrase* flashcard* anki memrise idiom idioms translat* dictionary
      dictionaries expression* verb verbs noun nouns adjective* memory memori* spelling spell spells
      spelled duolingo pronounc* pronunciation accent meaning* synonym* syllable* glossary term
      prefixes slang alphabet letters
    grammar:
      gramma* tense tenses conjugat* verb verbs subjunctive plural* gender cases genitive dative
      accusative rule rules article* preposition* sentence* syntax ser_estar endings declension*
      irregular pronoun* exception exceptions clause* adverb* punctuat* comma commas word_order
      participle* imperfect
    instrument: guitar* piano pianos violin* drums drum drummer drumming ukulele cello flute flutes
      saxophone trumpet* keyboard* bass chord chords scales song songs sing sings singing sang
      singer choir choirs riff riffs strum* sight_read music musical musician* band orchestra*
      clarinet recorder harmonica metronome lesson* practise* practising fingering tune tunes tuning
      rehears* perform* concert open_mic yousician fender mandolin banjo trombone duet duets melody
      melodies arpeggio*
    course class:
      course courses class classes lesson* tutor* teacher* instructor* workshop* webinar* coursera
      udemy skillshare training certificate module* masterclass bootcamp curriculum mooc enrol*
      seminar* lecture unit units level beginner* intermediate advanced
    skill practice:
      practice* practise* practising practicing rehears* drill drills repetition* exercise* skill
      skills skillful talent* improve improving train trains trained training master mastering
      mastery hone hobby chess coding code coder program programs programed programing python
      javascript drawing painting knitting mistake mistakes feedback expert experts expertise pro
      technique*
    coding:
      code codes coding coder coders python javascript java html program* developer* software bug
      bugs github leetcode freecodecamp algorithm* data excel spreadsheet* sql computer* tech it_job
      web backend frontend debug* server* website* database* linux hacker* script*
    money: money cash quid pound pounds euro euros dollar* buck bucks pence penny pennies cent cents
      dosh dough wonga funds fund finance* financial* bank banks banking account* currency rich
      wealth* poor skint broke wallet* purse purses coins coin note notes economy economic income*
      salary affluent millionaire* fiver fivers tenner* grand moolah monetary eur usd gbp fortune
    earn: earn* salary salaries wage wages income* payday pay paid payslip* paycheck* bonus* raise
      side_hustle freelance gig tips commission pension benefits tax taxes rebate take_home
      paycheque* windfall inherit* royalties profit* ebay vinted sell sells selling sold allowance
      dividend* hourly_rate payout* refund*
    spend:
      spend spends spending spent splash_out splurg* blew overspen* spree impulse impulsiv* amazon
      ebay shein asos vinted contactless waste_money wasted splashed apple_pay basket money_goes
      lavish fritter* blow blown squander* outgoings expense* expenditure* shell_out fork_out
      purchase* temu klarna extravagan* wishlist
    save money:
      saving* save saved saver savers saves rainy_day piggy_bank nest_egg isa put_away put_aside
      set_aside deposit* round_up stash* jar tuck_away thrift* frugal* economis* economiz* cushion
      buffer no_spend monzo starling revolut chip transfer* goal_pot scrimp* coupon* hoard*
    debt: debt debts loan loans overdraft* overdrawn credit owe owes owed owing borrow* repay*
      interest klarna bailiff* collectors bankrupt* arrears mortgage* consolidat* stepchange ccj iou
      lend* lent apr instalment* installment* creditor* maxed pawn*
    bills:
      bill bills rent rents rental mortgage* electric electricity gas utility utilities insurance
      broadband childcare school_fees tv_licence heating tax hmrc meter meters premium* landlord
      invoice* overdue fuel petrol inflation
    budget: budget* spreadsheet* ynab envelope* allowance* expense* outgoings per_month bookkeep*
      forecast accounts money_left ledger emma_app mint allocate* category categories pots excel
      tally balanc* statement*
    price: price prices priced pricing cost costs costed costly costing expens* cheap* dear pricey
      pricy afford* free fee fees charge* discount* bargain* sale sales worth value overpriced
      rip_off ripoff fiver tenner deal deals offer offers coupon* voucher* reduced inflation
      reasonable valuable extortionate steep peanuts luxury luxurious luxuries
    subscription:
      subscri* netflix spotify disney_plus prime trial cancel* monthly_fee patreon audible hbo
      apple_music membership* renew* unsubscrib* sky hulu premium dazn now_tv
    invest: invest* stock stocks shares share_price index_fund etf etfs crypto* bitcoin pension* isa
      dividends vanguard trading trader* bonds portfolio* ethereum shareholder* hedge robinhood
      broker* roth 401k gold returns lisa
    gambling:
      gambl* bet bets betting casino* slots bookies lottery lotto scratchcard* poker roulette bet365
      paddy_power jackpot* odds wager* raffle* bingo blackjack accumulator* punter* racing
      bookmaker* stake stakes loot_box
    pets:
      dog dogs doggy doggo cat cats kitty kitten* pup pups puppy puppies pet pets hamster* rabbit*
      horse horses vet vets lead leash* labrador* spaniel* terrier* collie* parrot* goldfish
      guinea_pig pooch mutt mutts walkies retriever* poodle* budgie* tortoise* pony ponies animal*
      fur furry paw paws litter_tray kennel* cattery bark barks barking whippet* hound hounds
    hobbies:
      hobby hobbies craft crafts crafting knit* crochet* sew sewing sewn paint* draw drawing drew
      drawn sketch* puzzle* jigsaw* sudoku crossword* wordle gardening photograph* baking woodwork*
      lego pottery embroider* chess cards board_game board_games dance dances danced dancing fishing
      birdwatch* volunteer* collect* diy origami scrapbook* colouring coloring stamp stamps
      calligraphy antiques warhammer pastime* dungeons fish sculpt* ceramics darts snooker quilting
    sport:
      sport sports sporty football footie footy soccer rugby tennis cricket golf* badminton squash
      netball basketball hockey volleyball swim* pool pools ping_pong boxing boxer martial_art
      karate judo jiu_jitsu bjj climb* boulder* row rowing skate* skating ski skiing snowboard*
      five_aside league* pitch match matches tournament* athlet* gymnast* padel pickleball kayak*
      canoe* surf surfing archery baseball softball lacrosse triathl* ironman taekwondo frisbee
      trampolin* fencing paddleboard* dance aerobic* hiit sparring
    swimming:
      swim* swam swum pool pools lengths lane lanes front_crawl breaststroke backstroke aqua* dip
      goggles cossie trunks chlorine lido lidos lifeguard* open_water wetsuit* cold_water deep_end
      float* bikini* snorkel* dive diving dived
    dance class:
      danc* zumba ballet salsa ballroom aerobic* pilates barre bodypump body_combat spin_class
      step_class hula hip_hop tango jive les_mills boxercise jazzercise
    household:
      chore chores laundry washing ironing iron clean* hoover* vacuum* dust* tidy tidied tidying
      tidies mess messy dishes dish bins bin rubbish housework mop* decorat* diy clutter* declutter*
      folding sweep* scrub* garden_work mow mowing mowed lawn recycling clothes dishwasher errand*
      household trash garbage bleach weed weeding wash_up broom marie_kondo repair*
    news: news newspaper* headline* bbc cnn guardian doomscroll* war wars journalist* push_alert
      daily_mail reporter* ukraine gaza pandemic broadcast* telegraph bulletin* media politics
      newsfeed* crisis disaster*
    politics:
      politic* election* vote votes voted voting voter voters government* president* trump biden
      starmer labour tory tories democrat* republican* brexit minister* parliament congress
      left_wing right_wing protest* policy policies mp mps senator* mayor mayors council liberal*
      conservative* communist* socialist* eu law immigration strike* campaign* referendum
    religion:
      religi* god gods lord jesus christ pray* church* mosque* temple* synagogue* bible quran koran
      faith islam* muslim* christian* jewish jew jews hindu* buddh* catholic* ramadan lent sabbath
      priest* vicar vicars imam rabbi rabbis spiritual* mass soul souls sermon* worship* holy psalm
      psalms atheist* allah pope heaven hell bless blessing monk monks nun nuns chapel* sikh sikhs
      pastor* angel angels devil satan
    nature: nature tree trees flower* plant plants bird birds sea ocean leaves leaf grass wildlife
      animal* deer fox foxes insect* bee bees butterfly moon star stars planet* earth sky garden
      countryside environment* climate river stream waterfall* green scenery scenic landscape* rock
      rocks stone stones sunset* meadow soil seed seeds pollen woodland duck ducks swan swans cow
      cows sheep
    water: water waters watery h2o hydrat* dehydrat* rehydrat* bottle bottles flask flasks glass
      glassful jug jugs sip sips sipped sipping gulp* refill* thirst* litre litres liter liters ml
      millilitre* glug* swig* drink_more brita filter* stanley electrolyte* chug* guzzle* parched
      carafe tumbler* cup cups cupful pint pints ounce ounces oz gallon* evian volvic pitcher*
      waterbottle beaker* camelbak aqua
    urine colour: urine pee peeing peed wee weeing yellow bladder incontinen* loo_trips uti cystitis
      every_hour pissing kidney* wees colour color
    sparkling:
      sparkl* fizzy carbonat* soda_water soda_stream sodastream perrier bubbl* seltzer tonic
      still_water lacroix la_croix fizz club_soda infused cucumber lemon lime mint cordial squash
      robinsons dilut* plain tasteless bland flavour* flavor*
    coffee: coffee* espresso* latte lattes cappuccino* americano* flat_white mocha mochas caffein*
      decaf* brew brews nescafe nespresso barista macchiato cafetiere starbucks costa cuppa joe
      jitters frappuccino* arabica keurig mug mugs java cuppas flatwhite percolat*
    tea:
      tea teas herbal camomile chamomile peppermint earl_grey rooibos matcha kettle teabag* teapot
      cuppa cuppas chai brew oolong pg_tips tetley mug mugs infusion* valerian teacup* assam
      darjeeling steep
    soft drink:
      coke cola cocacola pepsi fanta sprite lemonade soda sodas pop fizzy_drink juice juices squash
      red_bull redbull monster lucozade gatorade irn_bru milkshake* smoothie* kombucha slush*
      ginger_ale ginger_beer capri_sun ribena vimto dr_pepper tango tonic mixer mixers cans powerade
      prime_drink root_beer soft_drink
    beer: beer beers pint pints lager lagers ale ales bitter stout guinness ipa ipas cider ciders
      stella heineken corona bud budweiser cans tin tins tinnie* six_pack brewery carling fosters
      keg tennents shandy brewdog pilsner peroni cold_one brewskis bevvy bevvies sam_adams stubby
      moretti madri
    wine:
      wine wines prosecco champagne* rose merlot pinot sauvignon chardonnay rioja malbec corkscrew
      cork cava vino plonk winery shiraz bordeaux cab_sav sangria cabernet riesling vineyard*
      resveratrol sherry port bubbly uncork* goblet
    spirits:
      spirits gin gins vodka vodkas whisky whiskey* rum rums tequila bourbon shot shots cocktail*
      brandy liqueur* baileys aperol spritz mojito* margarita* jagerbomb* sambuca scotch nightcap*
      martini* cognac absinthe hard_stuff smirnoff mezcal negroni pimms daiquiri jager liquor
      schnapps digestif
    alcohol general:
      alcohol* booze boozes boozing boozy drink drinks drank drunk drunken drunkenness drinking
      drinker* tipsy pissed hammered wasted plastered sober sobriety dry_january unit units binge
      binges bingeing teetotal* tipple* bender* sesh legless merry abstain* abstinen* sozzled
      wrecked sloshed smashed blotto trolleyed relapse* aa detox tolerance daycap wobbly_pop buzzed
      soberly lush pisshead swill intoxicat* steaming
    hangover: hangover* hungover hanging rough_head sore_head blackout dry_mouth beer_fear hangxiety
      throwing_up berocca dioralyte the_fear regret bacon_butty hung_over still_drunk vomiting
    alcohol free:
      nonalcoholic zero_beer low_alcohol mocktail* seedlip lucky_saint kombucha soft_drink shandy
      alcoholfree free_beer af nolo becks_blue virgin booze_free dry_bar crodino
    cigarette:
      cigarette* cig cigs ciggie* ciggy fag fags smoke smokes smoked smoking smoker* tobacco roll_up
      roll_ups rollie* rolly marlboro camel camels lambert benson nicotine puff puffs drag drags
      chain_smok cigar cigars cigarillo* stub stubs ashtray* butt butts pack packs smoko durry
      durries light_up lit_up lighting_up rizla rizlas tar inhal* stinks smokefree menthol*
      nonsmoker ash stog* darts baccy
    vape:
      vape vapes vaping vaped vaper vapers ecig ecigs e_cig elf_bar elfbar lost_mary juul pod pods
      disposable* e_liquid cloud clouds blu geek_bar snus zyn zyns pouches pouch iqos e_cigarette
      juice puff_bar coil coils vapour vapor eliquid smok
    hookah other:
      hookah* shisha* pipe pipes cigar cigars snuff weed cannabis marijuana joint joints spliff*
      blunt blunts hash bong bongs thc cbd edible* stoned stoner* get_high bud dip narghile menthol
      dope ganja coke_habit cocaine heroin ketamine mdma ecstasy addict* substance*
    nicotine replacement:
      patch patches nrt nicorette gum lozenge* inhalator* champix varenicline zyban bupropion
      quitline allen_carr smokefree chantix cytisine niquitin spray sprays microtab cessation
      hypnotherapy
    craving: crav* urge urges temptat* tempt tempts tempted tempting gagging_for gasping dying_for
      itching_for fancy fancies fancied fancying desire* hankering yearn* longing withdraw*
      cold_turkey weak_moment give_in giving_in gave_in cave caved caving just_one cant_resist
      resisted resisting resists compuls* hooked jonesing addict* dependen* impulse* trigger*
      munchies itch pang pangs willpower
    lighter cue: lighter* zippo match_box ashtray smoke_break habit_loop cue cues trigger* associat*
      break_time fidget_toy worry_beads toothpick* chewing_gum matchstick* reminder* prompt*
      stimulus automatic* autopilot
    fruit: fruit fruits fruity apple apples banana* orange* berry berries strawberr* raspberr*
      blueberr* blackberr* grape grapes grapefruit* melon melons watermelon* pear pears peach
      peaches plum plums kiwi kiwis mango mangos pineapple* cherry cherries lemon lemons lime limes
      satsuma* clementine* tangerine* avocado* dates raisin raisins smoothie* apricot* pomegranate*
      fig figs nectarine* papaya* lychee* prune prunes sultana* cranberr* fructose rhubarb citrus
      currants coconut*
    vegetables:
      vegetable* veg veggie* greens salad salads broccoli carrot* peas spinach kale cabbage*
      cauliflower* tomato* cucumber* pepper peppers onion onions garlic lettuce mushroom* courgette*
      zucchini aubergine* eggplant sprouts sweetcorn corn beetroot celery asparagus leek leeks
      parsnip* turnip* pumpkin* radish* green_beans edamame rocket crudites coleslaw swede
      artichoke* okra chard stir_fry pak_choi
    legumes nuts:
      bean beans lentil* chickpea* hummus houmous falafel* tofu tempeh nut nuts almond* cashew*
      walnut* peanut* pistachio* seeds chia flax* linseed soya soy quorn seitan pulses edamame
      hazelnut* pecan pecans split_peas trail_mix tahini legume*
    bread grains:
      bread breads toast* bagel bagels roll rolls baguette* wrap wraps pitta pittas naan sandwich*
      sarnie* butty pasta spaghetti noodle* rice oat oats oatmeal porridge cereal* granola muesli
      weetabix cornflakes couscous quinoa carb carbs carby carbohydrate* starch* wheat wholegrain*
      wholemeal whole_grain sourdough gluten flour barley rye potato* spud spuds mash chips fries
      dough crust loaf loaves crumpet* muffin* tortilla* ravioli lasagn* macaroni panini* cracker*
      ryvita basmati risotto gnocchi breadcrumb* focaccia shreddies cheerios
    meat: meat meats meaty beef steak steaks chicken chickens pork bacon ham sausage* lamb turkey
      mince burger* ribs salami chorizo gammon roast roasts roasted duck kebab kebabs meatball*
      hot_dog hot_dogs jerky drumstick* pepperoni wings mutton venison veal hotdog* poultry
      carnivore brisket sirloin butcher*
    fish egg: fish salmon tuna cod haddock prawn prawns shrimp* seafood sushi sardine* mackerel crab
      lobster mussels omega egg eggs omelette* scrambled poached frittata yolk yolks trout anchov*
      squid calamari oyster* hake sea_bass omelet omelets herring kipper* shellfish fillet* caviar
      quiche*
    dairy:
      dairy milk milky milks cheese cheeses cheddar brie yoghurt* yogurt* butter cream creamy skyr
      kefir lactose* skimmed mozzarella feta parmesan custard halloumi calcium cheesy margarine
      philadelphia stilton ghee intolerance creamer buttermilk oatly
    sweets:
      sweet sweets sweetie* choc chocs chocolate* choccy candy candies cake cakes biscuit* cookie*
      doughnut* donut donuts brownie* haribo gummies pastry pastries dessert* pudding* pud ice_cream
      magnum cadbury dairy_milk kitkat snickers mars_bar twix maltesers galaxy sugar* tart tarts pie
      pies trifle cheesecake* syrup honey jam nutella toffee caramel* fudge marshmallow* muffin*
      cupcake* croissant* oreo oreos hobnob* digestives flapjack* treat treats eclair* lollipop*
      lolly icing sprinkles gelato sorbet crumble jelly scone scones icecream mms treacle waffle*
      pancake* reeses hersheys percy_pig sundae* confection*
    sweetener:
      sweetener* stevia aspartame artificial diet_drinks sugar_free sugarfree saccharin splenda
      xylitol erythritol agave maple_syrup honey zero_sugar sucralose hermesetas candarel fake_sugar
      monk_fruit artificially brown_sugar
    snacks: snack* nibble* nibbling crisps crisp chips popcorn pringles doritos walkers nuts graz*
      peckish elevenses cereal_bar protein_bar biscuit_tin rice_cakes crackers munch munches
      munching munchies pick_at picking fridge_raid pretzel* nachos treats cheetos scoff* handful_of
      finger_food bombay_mix savoury
    fast food:
      fast_food mcdonalds maccies maccas big_mac kfc burger* subway pizza pizzas dominos takeaway*
      takeout deliveroo uber_eats ubereats just_eat justeat doordash chippy kebab kebabs chinese
      indian curry curries nuggets fries chips drive_thru junk five_guys taco tacos burrito* wendys
      greggs doner ready_meal ready_meals processed upf upfs fried greasy delivery grubhub order_in
      dirty_food stodge
    breakfast:
      breakfast* brekkie brekky brunch* cereal* porridge weetabix toast granola muesli fry_up bacon
      eggs pancakes bagel bagels cornflakes croissant* smoothie first_meal break_fast hash_browns
      oatmeal coco_pops special_k waffles
    lunch: lunch lunches lunched lunchtime* sandwich* meal_deal lunchbox* canteen midday_meal soup
      soups salad_box leftovers pret wrap wraps sarnies sushi_box bento al_desko panini* soupy
    dinner:
      dinner dinners supper suppers tea roast dine dining dined main_meal family_meal stew stews
      casserole* curry lasagne chilli bolognese spag_bol stir_fry fajitas pie meal_kit hello_fresh
      hellofresh gousto seconds main_course teatime ready_made feast feasts
    cooking: cook cooks cooked cooking cooker recipe* bake baked bakes baker baking fry fried frying
      grill* roast boil boils boiled boiling chop chopped chopping batch_cook prep prepped prepping
      ingredient* homemade air_fryer simmer* season oven cookbook* meal_plan stir steam steams
      steamed steaming peel peels peeled peeling slice slices sliced leftover* scratch sauce sauces
      spice spices spicy herbs stock seasoning marinat* chef chefs tupperware tasty cuisine grate
      whisk
    portion: portion* serving* helping* plate plates plateful bowl bowls seconds handful* fist_size
      size_of overeat* overate leftovers amount* moderation binge binges binged bingeing pigging
      pig_out pigged stuffed stuffing gorge gorges gorged gorging scoff scoffs scoffed devour*
      mouthful* bite bites bitesize spoonful* slice supersize* sharing_bag
    hunger: hung* hangry starving starve* peckish famished ravenous appetite* rumbling growling full
      fuller fullness stuffed satiet* satisfied bloated hollow ghrelin filling snackish insatiable
      satiat* pangs satisfying
    eating:
      eat eats eating ate eaten food foods meal meals nutrition* nutrient* diet* bite bites chew
      chews chewing swallow grub scran nosh tuck_in wolf_down wolfed gobbl* scoff scoffs feed feeds
      feeding fed dish dishes menu graze taste tasted tastes tasty eater eaters edible munch munches
      consum* cuisine noms ingest* fare
    calories: calor* kcal kcals cal cals myfitnesspal mfp nutracheck macro macros deficit burn burns
      burned burning burnt kilojoule* metabol* maintenance food_diary tdee bmr surplus label labels
      weigh_food points cico lose_it noom cronometer syns intake
    diet kind: diet* keto ketogenic paleo vegan vegans vegetarian* veggie pescatarian* plant_based
      mediterranean fasting fast omad five_two low_carb low_fat atkins slimfast ww cleanse* detox*
      dairy_free whole30 carnivore halal kosher meat_free meatless flexitarian dukan coeliac celiac
      raw_food veganuary fad dash fodmap huel noom zoe cambridge gluten weightwatchers
    supplement:
      supplement* vitamin* multivitamin* magnesium omega iron zinc creatine whey preworkout
      pre_workout collagen probiotic* melatonin fish_oil b12 folic_acid electrolytes turmeric
      ashwagandha fat_burner bcaa bcaas calcium gummies valerian cbd multivit multivits glucosamine
      ag1 mineral* deficien* sachet* potassium tablets
    protein macro:
      protein* carbs fat fats fibre fiber sugar sugars salt salty sodium saturated unsaturated
      wholegrain macros omega roughage cholesterol amino starch glucose nutrient* nutritious iron
      calcium antioxidant* fructose minerals vitamins bran oily oil oils butter lean grams gram
      psyllium
    emotional eating:
      stress_eat binge binges bulimi* anorex* purge* purging reward_food feelings food_noise
      overeat* obsess* food_guilt restrict* laxatives disordered food_addict
    weight:
      weigh weighs weighed weighing weight weights scale scales kilo kilos kg kgs kilogram* pound
      pounds lb lbs stone stones bmi heavy heavier heaviest lighter weighted bodyweight mass
      dress_size overweight underweight set_point heaviness
    weight loss:
      lose_weight lost_weight weight_loss slim* shed sheds shedded shedding thin thinner skinny
      drop_pounds get_lean leaner tone_up toned cut cutting shred* bikini_body skinnier trim trimmer
      trimmed trimming dropped shrink* baggy plateau* deficit loose_skin liposuction bypass
      body_shape diet_pills beach_body weightloss slender
    weight gain:
      gain gains gained gaining putting_on piling_on crept_up creeping_up tight_jeans outgrown
      ballooned fatter ballooning regain* piled_on bulk* underweight too_thin fill_out grew_out yoyo
      yo_yo bigger heavier pounds_on expanding overshoot
    body image: mirror* fat_shaming look_fat ugly hideous self_image appearance looks attractive
      unattractive swimsuit beautiful pretty handsome gorgeous figure curvy sexy naked bikini
      selfie* frumpy body bodies dysmorph* size sizes photoshopped sagg* cellulite hips_dont shape
      clothes
    sleep: sleep sleeps sleeping slept sleeper* kip snooze zzz zzzs asleep doze dozes dozed dozing
      slumber* shut_eye shuteye forty_winks rest rested resting eight_hours seven_hours six_hours
      sleepless rem circadian body_clock good_nights bedtime crash_out kipped out_cold oversle*
      unslept
    falling asleep:
      fall_asleep fell_asleep drop_off dropped_off drift_off drifted_off nod_off nodded_off
      cant_sleep insomni* tossing wide_awake sheep ceiling racing_mind brain_wont melatonin
      white_noise sleep_story lull* wind_down sleep_onset lie lay laying lying wired overtired
      sleep_aid nytol
    waking:
      wake wakes waking* woke woken wakeful wakeup awake awoke awaken* three_am four_am disturb*
      interrupt* disrupted noise stir stirs startle* night_feeds jolted sit_bolt
    getting up:
      get_up getting_up got_up gets_up rise early_riser snooze snoozed snoozing alarm alarms lie_in
      lie_ins lying_in oversle* sleep_in sleeping_in slept_in duvet_day groggy up_early crawl_out
      late_riser arise roll_out
    dreams:
      dream dreams dreaming dreamt dreamed nightmare* vivid night_terror sleepwalk* lucid sweating
      rem freddy premonition* subconscious
    naps: nap naps napped napping siesta* catnap* forty_winks snooze lie_down lay_down doze
      afternoon_sleep kip
    snoring:
      snor* apnea apnoea cpap earplug* ear_plugs blocked_nose grinding mouth_tape spare_room nasal
      nose_strips elbows_me deviated septum
    bedtime:
      bedtime* to_bed lights_out lights_off turn_in early_night late_night late_nights up_late
      stay_up stayed_up staying_up up_till night_owl wind_down tucked_in curfew procrastination
      bed_late earlier_bed before_bed retire pjs
    sleep environment:
      noise noisy noisier loud earplugs blackout curtain* mattress* pillow* duvet hot_room stuffy
      bedroom temperature eye_mask fan window_open cool_room bright silence music thermostat racket
      din barking creak* humidifier* lavender ventilat* draught* air duvets
    run: run runs running ran runner* jog jogs jogged jogger* jogging sprint* parkrun* c25k five_k
      ten_k 5k 10k marathon* interval* strava garmin trainers stride* lap laps track fartlek tempo
      ultramarathon* ultra hill_reps trot* dash pavement pounding relay warmup fivek tenk harriers
    walk: walk walks walked walking walkies walker* stroll* hike hikes hiked hiker hikers hiking
      ramble* rambling step steps pedometer* wander* amble* march marches marched marching trek*
      poles brisk briskly pace_up saunter* foot treadmill plod* tread strut* shuffle* gait footstep*
      hillwalk* stairs
    steps tracker:
      step_count steps pedometer* fitbit* garmin smartwatch* health_app google_fit mi_band
      wristband* oura whoop wearable* tracker* rings watch step_goal health_kit accelerometer
      stepcount ring polar
    pace: pace paces pacing paced fast faster fastest slow slower slowest slowly speed speeds speedy
      splits per_mile mph kmh kph tempo steady conversational talk_test cadence brisk briskly
      sluggish rhythm breakneck plod snail quick quicker quickly rush threshold vo2 vo2max zone
    distance:
      distance* kilometre* kilometer* km kms k mile miles metre metres meter meters mileage far
      further farther furthest lap laps round long_run length block blocks away nearby near yards
      yard inch inches feet ft cm centimetre* mm loop loops closer close
    shoes:
      shoe shoes trainer* sneaker* boot boots insole* orthotic* sock socks laces lace nike adidas
      asics hoka brooks new_balance saucony heel_drop blister* barefoot cushioning sandal*
      flip_flops footwear crocs spikes heels salomon soles slippers puma reebok on_clouds converse
      doc_martens size_nine pronat*
    race:
      race races raced racing marathon* 10k 5k parkrun medal medals finish_line start_line taper*
      bib pb pace_group event events triathlon charity_run sponsored sign_up entry fun_run time_goal
      sub_thirty nerves relay entered last_place dnf pacer pacers ultramarathon ironman competition*
      podium ballot finisher* spartan
    route: route routes loop loops lap path paths trail trails pavement* hill hills hilly road roads
      komoot map maps mapped park canal track scenic forest circuit river alltrails detour*
      landmark* incline* slope slopes uphill downhill terrain crossing* bridge* lane corner
      junction* uneven cobble* street*
    treadmill:
      treadmill* elliptical* crosstrainer rower erg stairmaster walking_pad walkingpad incline
      concept_two concept_2 under_desk conveyor indoor_run spin_bike belt machine* stepper air_bike
    warmup:
      warm_up warming_up warmup* cool_down cooldown* stretch* mobility limber* loosen_up foam_roll
      leg_swings lunges activation prep_sets high_knees star_jumps arm_circles mobilis* mobiliz*
      shake_out
    strength:
      strength* strong stronger strongest weights weightlift* lift lifts lifting lifted lifter*
      dumbbell* barbell* kettlebell* resistance bench benched squat squats squatting squatted
      deadlift* push_up push_ups pushup* pull_up pull_ups pullup* chin_up chin_ups chinup* plank
      planks planking lunge lunges crunch* sit_up sit_ups situp situps burpee* curl curls press
      presses row rows dips calisthenic* bodyweight workout* work_out pump_iron pumping gym
      hip_thrust kettle_bell leg_day snatch powerlift* strongman wall_sit
    exercise:
      exercis* workout* work_out working_out worked_out train training* trained fitness fit fitter
      active activity activities cardio aerobic* movement move session* physical physically sweat
      sweats sweated sweating sweaty hiit crossfit pe joe_wicks peloton circuits tabata sedentary
      exertion pilates intensity vigorous unfit shape strenuous sesh moved moving
    sets reps:
      set sets rep reps repetition* round rounds superset* 1rm overload failure amrap form spotter
      load loads tempo increment* max volume pb add_weight rest_period plates plate
    muscle: muscle* muscular abs ab six_pack biceps pecs glute glutes lat lats core quads hamstrings
      calves delts traps doms bulk* toned gains hypertrophy lean ripped hench jacked swole buff tone
      toning wasting sarcopenia arms_like shredded triceps physique trunk deltoid* pectoral*
      obliques
    gym equipment:
      dumbbell* barbell* kettlebell* band bands mat mats bench rack cable cables machine*
      foam_roller gloves belt chalk leg_press pulley* home_gym tins step_board swiss_ball bosu
      chest_press trx rope ropes kit gear equipment clothes leggings shorts sports_bra hoodie*
      tracksuit* vest vests joggers
    form technique:
      form technique* posture arched align* spotter mirror correctly elbows_in core_tight brace
      bracing wobble* wobbling grip full_range deep_squat parallel depth injury_risk foot_strike
      midfoot overstrid* balance lean bend bends bended bending bent twist* hinge upright crooked
      lopsided stance
    rest recovery:
      recover* rest rests resting rested day_off days_off deload overtrain* overdo* overdid
      easy_week foam_roll ice_bath epsom sauna massage* break breaks breather back_off sore doms
      burn_out compression recuperat* pause sofa_day lie_down feet_up respite timeout ease_off
    stretching:
      stretch* flexib* mobility supple bendy splits hip_flexor hip_opener tight_hips foam_roll
      limber loosen* neck_rolls inflexible stiff yin elastic
    yoga:
      yoga yogi yogis asana asanas vinyasa hatha ashtanga yin bikram adriene tai_chi taichi qigong
      qi_gong pose poses namaste savasana shavasana cobra headstand* lululemon reformer chaturanga
      cat_cow pranayama
    meditation: meditat* mindful* headspace calm_app vipassana zen body_scan mantra* guided unguided
      sit_still still_mind inner_peace lotus cushion zafu transcendental tm metta zazen buddhist
      awareness presence be_present observe thoughts chime chimes gong bell bells eyes_closed
      noticing spiritual om chant* visualis* visualiz* affirmation* monk
    breathing:
      breath breaths breathe* breathing exhal* inhal* diaphragm* nostril* hyperventilat* wim_hof
      breathwork sigh suffocat* lungful* nose lungs oxygen
    thoughts:
      thought* think thinks thinking mind minds racing wander* ruminat* overthink* dwell dwells
      dwelled dwelling spiral* intrusive brain head_full head_noise mull* replay* obsess* chatter
      loop brood* daydream* whirring swirl* conscious unconscious imagin* idea ideas ponder* wonder
      wonders wondered wondering preoccupied
    sitting posture:
      sit sits sat sitting seated chair chairs stool stools kneel* lotus lying_down cushion* bolster
      upright numb_legs legs_asleep uncomfortable posture slouch* stand standing stood desk
      sedentary recline* lie_on perch* sofa rocking squirming
    music sound:
      music song songs playlist* spotify listen* headphone* earphone* airpods earbud* podcast* radio
      album albums tune tunes asmr silence quiet sound sounds lofi lo_fi classical speaker* volume
      concert beat beats rap jazz metal hum hums hummed humming deafen* audio loud louder
      instrumental
    phone:
      phone phones mobile* smartphone* iphone* android samsung pixel handset cell cellphone* ipad
      ipads tablet* screen screens device* gadget* scroll* unlock* homescreen swip* tap taps tapped
      dumbphone* nokia brick sim flight_mode greyscale grayscale charger* charge charging charged
      blackberry touchscreen battery thumb galaxy
    screen time:
      screen_time screentime screens pickups app_limit app_timer opal one_sec forest_app blocker*
      detox unplug* offline phone_free addict* glued square_eyes screen_free dopamine blue_light
      limits downtime night_mode dark_mode time_limit freedom_app usage online lockbox uninstalled
      phone_jail
    notifications:
      notif* alert alerts ping* buzz buzzes buzzed ding vibrat* badge badges red_dot banner popup
      popups pop_up silent_mode mute mutes muted muting dnd inbox unread beep* sound_on group_chat
      reminders push sms whatsapp slack teams unsubscribe reply_all spam alarm alarms bleep*
    social media:
      instagram insta ig facebook fb twitter tiktok tik_tok snapchat snap reddit linkedin threads
      pinterest youtube shorts reels reel feed feeds timeline stories like likes follower* following
      influencer* doomscroll* scroll* post posts posted posting tweet* comment* x_app bluesky
      mastodon tumblr bereal discord selfie* unfollow* algorithm viral meme memes troll trolls
      hashtag* subreddit* quora deactivat* profile
    video tv:
      tv telly television* netflix disney youtube video videos watch watched watches watching
      stream* series show shows episode* boxset* box_set film films movie movies cinema iplayer
      twitch documentary documentaries soap soaps eastenders remote hulu hbo autoplay sitcom*
      cartoon* anime kdrama trailer* love_island strictly big_screen season
    games:
      game games gaming gamer gamers gamed playstation ps5 ps4 xbox nintendo switch steam fortnite
      minecraft roblox fifa cod candy_crush console* controller* play plays played playing player*
      level levels wordle chess_app warcraft zelda pokemon sims quest quests multiplayer raid raids
      rpg minesweeper valorant overwatch mario elden_ring farmville arcade solitaire sudoku
    apps:
      app apps download* install* deleted uninstall* reinstall* homescreen update* widget* google
      chrome safari maps email gmail whatsapp uber browser* internet wifi wi_fi online website* site
      log_in login log_out logged_out password* web chatgpt bot screen_lock data setting* folder*
      file files bluetooth sync syncs synced syncing server account signup laptop pc computer mac
    phone in bed: before_sleep bedside_table other_room another_room nightstand bedroom_phone pillow
    book: book books bookish novel novels paperback* hardback* hardcover ebook ebooks kindle
      audiobook* audible page pages chapter* read reads reading reader* bookmark* bookshelf
      bookshelves bestseller* story stories fiction nonfiction library libraries author* writer*
      waterstones bookshop* bookstore* bookclub tbr unread reread* goodreads storygraph volume
      trilogy trilogies shelf prologue epilogue plot plots character* text blurb published libby
      kobo bookworm* tome tomes
    book genre:
      thriller* crime mystery mysteries romance fantasy sci_fi scifi horror biography biographies
      autobiograph* memoir* history historical self_help poetry poem poems poet classic classics
      short_story comic comics manga chick_lit young_adult literary detective philosophy non_fiction
      dickens austen tolkien hobbit dune sanderson dystopian essays play plays textbook whodunnit*
      tolstoy rowling pratchett fairy_tale novella* saga sagas
    book format:
      ebook ebooks e_book kindle kobo audiobook* audio_book audible paperback hardback real_book
      ereader* e_reader pdf pdfs libby borrowbox listening narrator* narrated ipad paper print
      printed scribd article* magazine* newspaper* comic_book blog blogs essay essays column wattpad
      fanfic fanfiction gutenberg
    reading pace:
      pages chapter* speed_read skim* slow_reader fast_reader reread page_count dnf to_read pile
      piles piled shelf same_page same_line paragraph* stack sentence slump blinkist summary
      summaries eyes_close comprehension
    writing journal:
      journal* diary diaries write writes writing wrote written writer* blog* notebook* pen pens
      pencil* prompt* essay word_count draft* poem poems letter jot* scribbl* memoir log logs pages
      note_down notepad* paper moleskine nanowrimo document documents typing type types typed
      handwrit* doodl* day_one brain_dump ink page
    begin: begin begins beginning began begun start starts started starting starter* kick_off
      kicking_off get_going first_step new_to newbie* beginner* novice* noob launch* commenc*
      set_off jump_in dive_in take_up took_up taking_up scratch initial* sign_up signed_up get_into
      set_out ease_in day_one week_one restart* embark* onset from_zero square_one baby_steps
      first_day introduc* join joined joining try_out
    continue: continu* keep keeps keeping kept carry_on carrying_on carried_on stick_to sticking_to
      stick_with stuck_with stuck_to persist* persever* maintain* ongoing still sustain* press_on
      push_on hang_in hang_on resum* proceed* consist* constant plod_on stay stays stayed staying
      remain* endur* long_term
    stop:
      stop stops stopped stopping quit quits quitting quitter* give_up giving_up gave_up given_up
      cease ceases ceased end ends ended ending finish_with packed_in halt* chuck_it drop dropped
      dropping stub_out packed_up wean* kick ditch* come_off cold_turkey forego lay_off cut_out
      bin_it surrender* abandon* terminat* desist
    pause: pause pauses paused pausing break breaks hold suspend* freez* time_out postpon* delay*
      hiatus week_off month_off reschedul* put_off sabbatical interval later_date snoozes wait waits
      waited waiting rest_up defer* push_back backburner shelve* intermission adjourn*
    finish: finish* complet* done end ended wrap_up wrapped_up final finally finals get_through
      got_through made_it tick ticked conclude* conclusion closing over last_page crossed_off sorted
      last_day fulfil* wound_up accomplished graduat* finito
    forget:
      forget forgets forgetting forgot forgotten forgetful* lost_track lose_track blank blanked
      omit* scatty missed_it neglect* misplac* sieve alzheimer* dementia overlook* oblivious senile
      lapse lapses
    remember: remember* remind* memory memories memoris* memoriz* recall* alarm post_it post_its
      sticky_note cue cues prompt* in_mind calendar* recollect* dont_forget alexa siri nudge nudges
      nudged habit_stack sink_in retain* retention mnemonic* reminisc* nostalg* by_heart
    plan: plan plans planned planner* planning schedul* organis* organiz* arrang* prepar* intend*
      intent* timetable* calendar to_do todo list lists routine* map_out strategy strategies program
      programme* block_out diary goal goals next_week agenda* roadmap structure* diarise lay_out
      set_up system* priorit* prep itinerary time_block mean_to gonna going_to target* outline*
      blueprint
    habit: habit habits habitual routine* ritual* streak* consistency automatic* default anchor*
      every_day daily stick sticks chain groove ingrained autopilot pattern* rut built_in lifestyle
      tradition traditions clockwork custom behavio* accustomed regularity reflex
    goal: goal goals target* aim aims aimed aiming objective* resolution* ambition* aspiration*
      milestone* mission challenge* challenging deadline purpose* towards intention* goalpost*
      bucket_list vision destination reason reasons desired end_result commitment* commit commits
      commited commiting committed pledge* vow vows vowed promise* promising
    try: try tries tried trying attempt* effort* experiment* test_it test_out sample* trial trials
      shot crack bash striv* struggl* taste_it venture* endeavour* endeavor* tryna stab dabbl*
    fail: fail fails failed failing failure* screw_up screwed messed_up mess_up fuck_up fucked_up
      blew_it blown_it cocked_up ballsed bombed flop flops flopped flopping fell_short not_managed
      couldnt never_last ruined ruin ruins wreck* useless defeat* disaster* all_wrong fiasco mistake
      mistakes botched fluffed hopeless fall_apart fell_apart unsuccess* flunk* lost loses lose
      collapse* tank tanks tanked tanking stuffed_up
    slip: slip slips slipped slipping lapse lapses lapsed relaps* fell_off fall_off fallen_off
      off_track setback* cheat cheats cheated cheating streak_gone missed miss misses missing skip
      skips skipped skipping blew caved cave_in gave_in crumbl* bailed bunked blip blips backslid*
      old_ways fell_back weak_moment oops whoops off_plan reset* wobble indulg* folded overdid
      faltered bunk
    catch up: catch_up catching_up double_up doubling compensat* behind backlog* lost_time bank_it
      carry_over roll_over make_good in_advance ahead lag lags lagged lagging pay_back offset
    comeback:
      return* restart* come_back coming_back start_over start_again long_break time_off months_off
      fresh_start resume* begin_again lapsed new_start rusty reboot* reintroduc*
    succeed:
      succe* achiev* manage* managing nailed smash_it smashed crushed cracked pulled_off pull_off
      made_it did_it done_it reached reach reaches reaching hit_target beat_my won win wins winning
      accomplish* overcome overcame good_news well_done pass passed passing ace aces aced acing
      conquer* victory smashing triumph prevail* killed_it sorted completed bingo
    improve: improv* better best progress* upgrad* enhanc* advanc* develop* level_up levelled_up
      noticeabl* stronger easier faster fitter boost boosts boosted boosting grow grows growing
      growth grew step_up healthier healing heal heals healed sharper strengthen* evolv* thrive*
      thriving flourish* benefi*
    worsen:
      worse worst worsen* declin* deteriorat* downhill slid slide slides sliding weaker slipping
      backwards back_wards regress* step_back suffer* spiral* crumble aggravat* drop_off sinking
      nosediv* plummet* went_wrong messed_up backfir* rock_bottom
    same plateau: plateau* stuck stagnan* no_change same no_progress not_moving budge budges stall*
      not_working unchanged flatlin* standstill no_results hasnt_moved static constant bottleneck
      level_off no_further platau identical stubborn unmoved
    increase:
      increas* more rise rises rising rose raise raised raising higher highest upping add adds added
      adding extra build builds building built bump_up step_up ramp* double doubled doubling boost
      boosts boosted boosting grow grows expand* extend* upped crank turn_up top_up another
      additional further harder push_myself too_easy go_up went_up level_up maximis* maximum
      gradually heighten* multipl* bigger lengthen*
    reduce:
      reduc* less lesser fewer lower lowered lowering lowers cut cuts cutting decreas* drop drops
      dropped dropping halve halves halved taper* shrink* scale_back limit limits limited limiting
      minimis* minimiz* lessen* ease wean_off go_down went_down bring_down dial_down tone_down
      slash* moderat* minimum downsiz* cap capped ration* trim subtract* shorten* lighten* smaller
    replace: replac* swap swaps swapped swapping instead substitut* alternative* switch* exchang*
      rather_than trade_for convert* chang* alternate* interchang* in_lieu variation* shift_to
      occupy stand_in
    avoid: avoid* stay_away keep_away dodg* escap* evad* resist resists say_no swerve* duck_out
      prevent* steer turn_down not_look ostrich hide_from refrain* keep_off abstain* shy_away
      bypass* sidestep* wriggle_out shun* hands_off cut_off keep_clear protect* block blocks
    allow: allow* permit permits permitted permission let lets letting can_i may_i okay fine_to
      acceptable ok_to free_to grant* accept accepts accepted accepting permissible legit tolerat*
      excuse* approved cheat_meal legal feel_free green_light
    forbid: forbid* forbade ban bans banned banning off_limits not_allowed prohibit* illegal no_go
      strict stricter restrict* rule rules must_not mustnt cant_have taboo verboten blacklist*
      deprive* denied deny outlaw* no_no rigid regime draconian veto
    must: must should shouldnt have_to has_to had_to need needs needed needing ought supposed got_to
      gotta oblig* requir* forced force forces forcing compulsory necess* essential mandatory
      no_choice expected_to duty important vital crucial havto hafta meant_to bound_to shd
    want: want wants wanted wanting wanna wish wishes wished wishing would_like desir* hope hopes
      hoping fancy keen like_to love_to dream_of long_for prefer prefers prefered prefering
      preferred rather longing feel_like crave looking_to yearn up_for intend dying_to id_like
      im_after preference*
    refuse: refuse* refusing wont dont_want dont_wanna no_way no_thanks nope nah not_doing not_gonna
      never no_chance go_away get_lost sod_off hell_no forget_it shant decline piss_off rather_not
      naw rejecting over_this
    doubt: doubt* sceptic* skeptic* not_sure unsure unconvinced worth_it pointless point_of no_point
      useless prove proof evidence science scientific* study_says what_good bother really placebo
      gimmick snake_oil bs bullshit nonsense hocus woo pseudoscience futile mumbo_jumbo hype
      question* suspicious suspect* dubious hesitat* wonder unlikely
    believe:
      believe* believing belief* think trust* convinc* faith sure certain* confident confidence
      reckon* assum* guess guesses guessed suppose supposes supposedly opinion* view views feel_that
      know knows knew known swear_by expect expects expected expecting presum* no_doubt definit*
      conviction
    myth truth:
      myth myths mythical true truth* false falsehood fact facts factual rumour* rumor rumors
      they_say people_say debunk* misconception* heard_that i_heard apparently science research
      study studies evidence expert experts claim claims claimed supposedly fake hoax misinformation
      prove proves proven proof lie lies lied liar liars theory theories legend_has allegedly
      scientist*
    ask: ask asks asked asking question* query queries enquir* inquir* request* wonder wonders
      wondered wondering curious curiosity tell_me please pls plz beg begging whats who what where
      when why how interrogat* faq seek seeking
    explain:
      explain* explanation* describ* clarify clarifi* tell tells telling told mean means meaning
      meant elaborat* simple_terms example* definition define* understand* understood detail* info
      information summary summaris* summariz* eli5 demonstrat* illustrat* rephrase*
    advice tip:
      advice advise* advising tip tips trick tricks hack hacks suggest* recommend* idea ideas hint
      hints pointer* guide guides guidance guideline* help_me method* technique* way_to ways
      best_way secret secrets strategy instruct* solution* solv* resource* how_to pearl wisdom
      lesson show_me tactic* workaround* cheat_sheet option* approach*
    compare: compar* versus vs difference* different differ differs differed differing same_as than
      similar* equal equally equals equivalent opposite contrast* relative alike distinct* unlike
      either match_up superior inferior
    choose:
      choos* chose chosen choice* decid* decision* option* pick picks picked picking select* which
      either between dilemma torn prefer* opt opted priorit* go_for go_with toss_up settle_on
      undecided indecis* coin_toss elect
    measure:
      measur* size sizes amount* quantity quantities average* rate rates unit units scale weigh gram
      grams litre litres kilo kilos centimetre* inch inches degree* percent percentage estimat*
      guesstimate approx* roughly calculat* gauge gauges total totals sum maths level levels
      tablespoon* teaspoon* tbsp tsp math graph graphs accura* exact exactly precis* millilit* spoon
      stat stats statistic*
    count: count counts counted counting tally tallied add_up adds_up number* total totals include*
      including tick score scores points qualif* classed class_as considered valid toward official*
      recount* counter partial tot_up sums eligible applies apply applicable
    record track:
      track tracks tracked tracking tracker* log logs logged logging record* note notes noted noting
      chart charts graph graphs app streak* write_down wrote_down journal keep_tabs monitor*
      tick_off enter enters entered entries entry report* data stats history checklist* check_in
      checkin input screenshot* wrong_number correct_it edit undo register* mark_down typo amend*
    buy: buy buys buying bought purchas* order orders ordered ordering get_myself pay pays paying
      shop shopping amazon ebay invest_in treat_myself kit gear new_shoes splash_out second_hand
      secondhand rent hire hired thrift deliver* parcel* stock_up receipt* return_it vinted
      decathlon ikea argos
    throw away:
      throw throws threw throwing thrown bin binned chuck chucks chucked chucking toss tosses tossed
      rid discard* trash trashes trashed trashing flush* delete* deleting pour_away poured_away sink
      give_away gave_away donat* clear_out dispos* landfill empt* charity_bag remov* wiped ditch
      ditches ditched declutter scrap scraps scrapped scrapping burnt
    hide: hide hides hiding hid hidden secret* conceal* sneak* snuck cover_up lock locks locked tuck
      tucks tucked lie_about lying_to pretend* bury bottle_up mask masks masked masking private*
      privacy confidential* disguise* discreet* undercover faking fake_it stash stashed drawer box
      safe
    share:
      share shares shared sharing tell_people told_my announc* public open_up opened_up opening_up
      talk_about talked_about post_about confide* split_with spread together joint jointly in_common
      accountable report_to group disclos* reveal* honest_with vent vents vented venting offload*
      pass_on show shows showed shown showing
    compete:
      compet* challenge* leaderboard* beat_him beat_her beats beaten beating win winner* loser
      losers contest* bet rival* race_against versus ranking* rank outrun champion* opponent* kudos
      score first_place last_place game_on tournament* league* duel showdown prize prizes
      tougher_than outdo outperform*
    reward:
      reward* treat treats treated treating prize prizes gift gifts gifted present presents bonus*
      celebrat* spoil spoils spoiled spoiling deserve* deserving gold_star star_chart medal medals
      trophy badge badges massage spa new_book bubble_bath incentive* indulge indulges perk perks
      carrot pamper* earned loyalty sticker* surprise* voucher*
    punish: punish* penalt* consequence* fine_myself forfeit* swear_jar deprive* harsh harsher
      beat_myself discipline torture* torturing suffer* deserve_it told_off tell_off scold* crucify
      lecture_me lecturing berat* detention grounded flog*
    change self:
      chang* transform* new_me lifestyle overhaul become became becoming reinvent* new_life shake_up
      adapt* adjust* modif* mindset* identity turnaround switch_up fix fixes fixed fixing
    let go control:
      let_go move_on moving_on moved_on acceptance accept accepts control controls controlled
      controlling forgive* forgave closure surrender make_peace get_over got_over getting_over
      release* dwelling hold_on cling* grudge* bygones drop_it
    perfectionism:
      perfect* flawless standards sod_it screw_it fuck_it ruined_it write_off wrote_off ideal ideals
      whole_hog 100_percent type_a obsessive flaw flaws flawed impeccabl* spotless
    easy: easy easier easiest easily simple simpler simplest simply effortless* doddle breeze
      no_problem no_sweat cinch straightforward manageable comfortable comfy comfortably not_hard
      no_trouble gentle gently light lighter mild lightly doable child_play undemanding no_challenge
      basic basics smooth smoothly no_biggie
    hard: hard harder hardest hardly tough tougher toughest difficult* struggl* impossib* brutal
      challeng* demanding exhausting grind gruelling grueling killer killing torture rough strenuous
      tricky nightmare slog intense punishing heavy_going hell hellish unbearabl* battle* cant_cope
      not_easy beyond_me ridiculously ambitious unrealistic unattainable strict trouble* hardship*
      arduous mission hardcore severe
    fast slow:
      fast faster fastest slow slower slowly slowest quick quicker quickest quickly rapid* speed
      speedy snail gradual* steady steadily swift* instant* ages forever crawl crawls crawled
      crawling overnight brisk leisurely rush hurry sudden* speeding delayed prompt promptly
      creeping
    big:
      big bigger biggest huge hugely large larger largest massive* giant enormous great major vast
      immense mega ginormous whopping tall taller long wide wider deep deeper heavy loads tons tonne
      tonnes lots lot plenty whole entire* full jumbo hefty enormously substantial considerable epic
      extreme* colossal bulky humongous high oversized thick thicker grand
    small: small smaller smallest little tiny tinier mini wee minor slight slightly bit bits few
      minimal minimum micro baby_step baby_steps teeny bite_size short shorter narrow least less
      half thin low pocket compact smidge* modest scrap fraction* weeny titch petite bitty barely
      miniature one_percent trivial
    good:
      good great excellent amazing awesome fantastic brilliant wonderful lovely fab fabulous nice
      nicer super superb decent fine perfect terrific ace sweet cool wicked lush sound solid top
      best better incredible marvellous marvelous spot_on ideal not_bad gr8 gud goood phenomenal
      stellar outstanding pleasant magic grand mint splendid exceptional favourite* favorite*
      beautiful belter pleasing tremendous
    bad: bad badly worse worst terribl* awful* horrible horrid dreadful dire crap crappy shit shitty
      shite rubbish pants lousy poor poorly grim nasty atrocious pathetic garbage trash suck sucks
      sucked sucky naff dismal appalling gross hideous wrong horrific abysmal disgusting not_great
      not_good evil bollocks ghastly rotten ugh yuck yucky eww gutter dodgy unpleasant mediocre
      stinks
    normal strange:
      normal normally usual usually typical* average common commonly standard regular ordinary
      natural naturally expected strange* weird* odd oddly unusual abnormal peculiar funny bizarre
      freak freaky rare rarely anyone_else only_me just_me crazy mad nuts insane uncommon eccentric
      mental mysterious mystery unheard
    safe danger:
      safe* danger* risk* harm harmful harming hazard* unsafe damag* careful* caution* cautious
      warn* precaution* wise unwise secure security alarm_bells poison* toxi* deadly lethal fatal
      kill kills die_from side_effects wary stalker mugged creep creeps creepy catcall* vulnerable
      threat murder* thief thieves robbed reckless
    healthy:
      health* nutritious wholesome fit fitter wellness wellbeing clean_living balanced benefi*
      immune immunity longevity nourish* live_longer long_life superfood* detox* cure* prevention
      well vital_signs antioxidant* hygien* thriving
    unhealthy:
      unhealth* bad_for junk junky processed greasy fattening harmful toxic rubbish_food clog*
      crap_food damage* sugary cancerous carcinogen* killing_me bad_habit vice vices overindulg*
      sedentary salty oily rot rots rotting decay* wrecking bad_habits greed greedy glutton*
    fun: fun funner enjoy* laugh laughs laughed laughing pleasure* entertain* exciting playful*
      great_time good_time hilarious amus* blast banter silly adventure* love_it loving_it interest*
      engaging addictive fascinat* captivat* gamif* jolly hoot funny gripping page_turner
      unputdownable novelty
    new old:
      new newer newest newly fresh novel latest modern old older oldest outdated ancient stale used
      worn vintage traditional retro first_time never_before recent original previous former update*
      unused renew renews variety varied vary mix_up another other different
    enough: enough sufficient* plenty adequate* satisf* at_least minimum suffice* will_do too_little
      insufficient lacking lack lacks lacked fall_short only just_right right_amount recommended
      deficien* sparse scarce shortage fully
    too much:
      excess* overdo* overdid overboard ott extreme* loads heaps tons piles overkill overload*
      over_limit overwhelming unlimited beyond exceed* obscene overflow* a_ton too lots_of surplus
    early late:
      early earlier earliest late later latest last_minute on_time delayed overdue behind punctual
      past_bedtime by_ten by_eleven before_ten premature* tardy lateness belated* sooner overran
      prompt
    best time:
      best_time good_time right_time ideal_time what_time after_dinner before_bed before_work
      after_work when_should optimal when_to when_is first_thing timing slot prime_time lunchtime_or
      mornings_or
    sure maybe:
      sure surely maybe perhaps probably possibl* might could likely unlikely dunno idk guess
      sort_of sorta kind_of kinda certain* definite* absolutely defo deffo depends presumably
      potentially chance* hopefully apparently of_course obviously obvious clearly honestly
      seriously literally mayb prob probs doubtful uncertain undecided dont_know whatever
    greeting:
      hi hiya hello hey heya heyy yo sup howdy morning good_evening greetings wassup whats_up hola
      alright ey_up gday how_do hows_things hullo ello welcome im_back bonjour ciao hallo oi helloo
      wagwan
    thanks:
      thank thanks thankyou thx thanx ty tysm cheers ta nice_one grateful tks tnx thanku gracias
      merci danke obliged bless_you lifesaver owe_you thanking kindly star
    goodbye:
      bye byee byebye goodbye cya see_ya see_you laters later ttyl gtg g2g goodnight good_night
      nighty night_night nite ta_ra cheerio so_long farewell tara talk_soon signing_off log_off
      logging_off gotta_go speak_soon take_care toodle* adios nn cu im_off
    laughter:
      lol lols lolz haha hahaha hahah hahahaha hehe hehehe lmao lmfao rofl ha heh laugh laughs
      laughed laughing laughter giggl* chuckl* funny hilarious crack_up cracking_up cracked_me joke
      jokes kidding jk pmsl xd snort* smirk* grin grins grinned grinning teehee tee_hee in_stitches
      comedy comedian* banter mwahaha
    swearing:
      fuck* shit shite bullshit bloody hell damn dammit crap arse ass arsehole asshole bastard*
      bitch* bollocks wank* twat* dick prick piss pissed cunt cunts bugger sod feck ffs wtf omfg fml
      goddamn screw_you screw_this screw_it frick* freaking effing flipping stfu shut_up tosser*
      knob knobhead bellend git blimey crikey jeez sodding sucks heck christ fs
    agreement:
      yes yeah yea yep yup yer yess ya aye sure ok okay okey k kk okie alright fine agreed agree
      agrees true exactly absolutely indeed of_course definitely right correct sounds_good will_do
      deal got_it makes_sense good_idea why_not roger fair point_taken spot_on yh ye mhm uhuh noted
      im_in yessir cool lets_go affirmative gotcha
    disagreement:
      no nope nah naw wrong disagree* not_true incorrect false not_really dont_agree hardly never
      not_helpful thats_not rubbish nonsense misunderstood object contrary_to however rather_not
      not_quite incorrectly not_right mistaken negative nay contradict*
    sorry:
      sorry soz apolog* my_bad oops whoops pardon forgive_me excuse_me my_mistake mea_culpa oopsie
      woops i_regret sry no_offence no_offense sozzle amends ooops
    praise: well_done good_job great_job nice_work good_work congrat* kudos bravo you_rock legend
      amazing awesome star love_you love_this brilliant youre_great clever smart helpful genius
      compliment* flatter* praise* thumbs_up good_bot impress* clap applau* hats_off champ champion
      best_coach cute wise admire* admiration
    insult:
      stupid idiot idiots idiotic moron* dumb dumbass thick fool fools foolish dimwit clown clowns
      muppet* numpty losers crap_app worst_app hate_you you_suck shut_up annoying bot garbage
      brainless dense liar twit wally plonker pillock donkey incompetent lame weirdo* jerk jerks
      douche* cretin imbecile insult* rude nasty mean
    complaint: complain* not_helpful unhelpful repeat* same_answer same_thing said_that dont_listen
      didnt_answer ignored_me generic vague preachy patronis* patroniz* condescend* lectur* waffle*
      too_long robotic parrot* glitch* bug buggy bugs broken_app doesnt_work rating refund one_star
      review* uninstall irrelevant canned tone annoying cliche* platitude* crash_app error errors
      feature*
    robot:
      robot* bot bots ai chatgpt gpt siri alexa computer* program machine* algorithm* real_person
      human humans your_name chatbot* automated automation sentient conscious skynet android cyborg
      claude gemini llm copilot openai virtual script* code developer* terminator
    coach: coach* trainer* mentor* instructor* guru teacher guide guides your_advice your_opinion
      your_job teach teaches teaching taught qualified qualification* wizard oracle command* menu
      options function* feature*
    joke: joke jokes joked joking pun puns riddle* comedy knock_knock kidding banter prank pranks
      sarcas* ironic irony wind_up limerick standup one_liner poem witty humour humor satir* tease
      teases teased teasing
    quiet wait: shh hush be_quiet wait hold_on hang_on one_sec brb not_now leave_it silence shush
      enough_talk dont_reply no_advice just_listen just_venting no_tips afk
    listening talk: listen* hear hears heard hearing talk talks talked talking talker* conversation
      conversations converse chat chats speak speaks open_up ear discuss* gossip* interrupt*
      attentive advice debat* natter* chinwag say says said saying tell voice voices speech*
      mention* topic topics subject* dialogue whisper* mumbl* quote quotes
    love care:
      love loves loved loving lover adore* affection* hug hugs hugged hugging cuddl* kiss* romance
      romantic sex sexual intimacy intimate care cares caring cared kind kinder kindness compassion*
      empath* generous tender sweetheart darling dear babe honey fond intimately xx xxx warmth
      quality_time close cherish selfcare sexy
    trust honesty:
      honest* trust* lie lies lying lied liar promise* truth* sincere* genuine* fair fairly unfair
      real really frank blunt bluntly straight loyal* respect* integrity betray* cheat cheats
      cheating deceiv* open admit* confess* transparent tbf tbh ngl brutally
    boundaries:
      say_no saying_no boundar* pushover doormat cant_refuse guilt_trip pressured pressuring pushy
      nag nags nagging nagged insist* offered offers offering mocks mocking tease* persuad* pester*
      egged killjoy boring_one assert* taunt* force_me expectations judge judges sabotag*
      unsupportive supportive undermin* discourag*
    why how:
      why how how_come reason reasons because cause causes caused causing explain due_to how_to
      how_should what_makes purpose somehow therefore thus since hence y cos cuz coz bc result_of
      thanks_to owing
    how much:
      how_much how_many how_often how_long how_far how_fast how_big amount number quantity maximum
      max min limit limits average recommended per_day per_week a_day a_week total dose frequency
      target_range how_late how_early how_heavy
    when where:
      when where whereabouts what_time what_day which_day whenever wherever somewhere nowhere
      anywhere everywhere place places location* spot spots venue venues town towns city cities area
      areas local abroad region* elsewhere address centre center
    which q:
      which what whats kind kinds type types sort sorts brand brands version* either_or what_about
      model models category variety varieties example* whichever whatever other_than
    is it ok: can_i could_i may_i allowed okay_if ok_if ok_to fine_to harm_in permitted frowned_upon
      bad_idea good_idea advisable isit
    does it count:
      count_as counts_as counting still_count still_counts included qualify qualifies valid cheating
      considered classed partial half_credit log_it
    is it normal:
      normal_to anyone_else something_wrong common_to usual_to typical supposed_to natural_to
      expected_to does_everyone weird_that strange_that
    is it better:
      better_to whats_better whats_best effective* efficient* or_should best_option prefer prefers
      preferable worth_it healthier_to either_way instead_of advantage* disadvantage* upside*
      downside* benefit* rather pros cons optimal superior outweigh*
    effects results:
      effect effects effectiv* result* benefit* outcome* impact* influenc* difference* notice*
      noticing works worked working kick_in kicks_in change* payoff pays_off visible progress
      consequence* affect* help_with improve_my happen* occur* lead_to response reaction* react
      reacts reacted reacting
    life world:
      life lives live lived living world existence lifestyle reality future past fate death
      situation situations circumstance* event events personal* matter* issue issues problem* thing
      things stuff case cases experience* somehow universe trouble* crisis midlife drama adult
      adulting existential
    moving house:
      moving_house move_house moved_house packing boxes new_flat new_house house_move estate_agent
      viewings renovat* removal_van removals house_hunt house_hunts downsize landlord evict* keys
      relocat* unpack* solicitor* deposit house_sale conveyanc*
    carer family illness:
      caring_for carer carers caregiv* look_after dementia alzheimer* care_home nursing_home hospice
      hospital mums_ill chemo treatment diagnosed operation stroke sick_parent poorly_child
      night_nurse terminal ill_relative cancer sick_mum sick_dad palliative respite parkinsons
      disab* wheelchair*
    time management:
      productiv* todo_list organised organized schedule* calendar priorit* procrastinat* pomodoro
      eisenhower multitask* efficient waste wastes wasted wasting last_minute put_off time_block
      delegat* focus_block batch* timebox* inbox_zero deep_work tasks organiser notion trello
      checklist* unproductive
    school kids routine:
      school_run bath_time homework nursery_run pick_up drop_off half_term kids_clubs childminder*
      babysit* nanny daycare childcare tantrum* playdate* playground night_feeds kids_asleep
      kids_awake kids_up peppa_pig cocomelon soft_play single_mum single_dad toys toy
    overwhelm many:
      several_goals several_things overloaded overwhelm* piling_up pile_up piled_up juggl* paralys*
      frozen drown* long_list endless_list mountain_of avalanche
    colour look:
      red black white grey gray green yellow orange blue brown pink purple gold silver beige colour
      colours color colors colourful bright pale dark shiny transparent rainbow navy maroon shade
      shades golden scarlet tint* spotted stripy stripe* cream
    clothes:
      cloth clothing wear wears wearing wore worn dress dresses dressed shirt shirts tshirt* top
      tops jumper* jeans skirt skirts shorts trousers pants leggings tights bra bras knickers boxers
      suit suits coat coats jacket* hoodie* sock socks glove gloves hat hats cap scarf belts
      wardrobe outfit* uniform* laundry wool cotton lycra vest vests sweater* cardigan fleece
      pocket* sleeve* zip button* jewellery necklace ring fashion fashionable style tattoo* hair
      makeup tie
    container:
      bag bags box boxes packet* pack packs carton* tin tins can cans jar jars bottle bottles crate
      crates case cases basket baskets bucket* tub tubs tube tubes pot pots jug jugs tray trays
      wrapper* rucksack* handbag* backpack* barrel* keg lid lids cup cups container* cardboard
      plastic sachet* drawer* shelf shelves cellar* vending dispenser* minibar multipack* bin cooler
    country city:
      country countries england britain uk london scotland wales ireland dublin manchester glasgow
      america usa us_of new_york boston canada toronto australia sydney france paris germany berlin
      spain madrid barcelona seville italy rome florence portugal lisbon porto holland netherlands
      amsterdam belgium greece turkey poland sweden norway denmark japan tokyo china india africa
      brazil mexico russia europe european asia american british scottish edinburgh cardiff leeds
      vienna austria switzerland prague thailand morocco dubai korea argentina peru croatia iceland
    foreign words:
      ich ik je que der die das und nein ja nicht mehr bitte wie bonjour merci oui non comment vous
      salut gracias quiero como por para dormir fumar hola perder peso adios grazie ciao prego
      vorrei dimagrire obrigado obrigada ajuda muito sprechen sprichst spreek deutsch nederlands
      rauchen fumer maigrir leer leggere lesen slapen schlafen espanol francais italiano portugues
      aprender lernen lire correr laufen courir caminar agua wasser hilfe ayuda aiuto aide tengo
      estoy puedo kann willst niet een het wil
    gibberish test:
      asdf asdfgh asdfghjkl qwerty qwertz qwe hjkl jkl lkj lkjh zxcv zxcvbn mnbvcx blah bla blahblah
      foo bar foobar lorem ipsum testing test tst aaa aaaa xxx abc abcd poiuy hmm hmmm um umm uh er
      erm eh nvm nevermind whatever random meow dsf sdf sdfg fgh
    obstacle reason:
      obstacle* barrier* excuse* hurdle* hindrance* block blocks roadblock* problem* issue issues
      reason reasons challenge* difficult* trouble* struggle* blame blames blamed prevent* stumbling
      downfall weakness* culprit fault faults hitch hiccup* snag snags complication* limitation*
      interfer* derail* sabotag* temptation*
    broken repair:
      broken broke break_down repair* fix fixed faulty leak* burst boiler plumber crack cracks
      cracked smash* snapped shatter* worn_out mend mends mended mending malfunction* battery
      batteries flat_tyre puncture* jammed fell_apart ripped torn stolen lost misplaced warranty
    """
}
