/// Words that are right as they are, although one letter makes them a word of the tables.
enum CommonWords {
  static let hashes = WordIndex(
    words: """
      tried tries trial though through thought thoughts quite house houses course stops start these
      those there their where which while whole other others thing things think again about above
      after before below every never always still right light might night eight could would should
      shall today world words works place plane plain plate least leave learn later great treat bread
      broad board short sport store story stuff small smell shell shoes shirt sheet sweet sleet steep
      steel speed speak spend spent spoke spoon stone stole state stand stage taste waste weird wired
      fired hired third thirty point paint print joint giant grain brain train chain drain trail trips
      tribe trust crust quiet quick quit since sense seven serve share sharp cheat check cheap cheer
      change chance charge lunch bunch launch month mouth south north earth heart hours socks stomp
      station stations satin staring starring stared rating dating skating hoped hopes horse hotel
      human money honey monkey model moral mouse movie music needs nurse party pasta paste peace piece
      price pride prize proud prove raise range reach ready relay reply rough round route scale score
      series seems sent sound space been best both bring came come cook cool cold done door down each
      easy even ever fact fall fast fear feel feet felt fell find fine fire five food foot form four
      free friend from full game gave girl give glad goes gold gone good hair half hand hard have head
      hear heat held help here high hill hold home hope hour idea into just keep kept kids kind king
      knew know lady land last late lead left less life like line list live long look lord lose loss
      lost love made mail main make male many mark mean meet mile mind mine miss more most move much
      must name near neck need next nice none nose note once only open over page paid pain pair park
      part pass past path pick plan play pool poor post pull push rain rate read real rest rich ride
      ring rise risk road rock role roll room rule safe said sale salt same sand save seat seem self
      sell send ship shop shot show side sign sing site size skin slow snow soft soil sold some song
      soon sort soul star stay step stop such suit sure take talk tall task team tell tend term test
      text than that them then they thin this thus till time tiny tire told tone took tool tour town
      tree trip true turn type unit upon used user vary very vote wage wait wake wall want warm wash
      wave ways weak wear week well went were west what when whom wide wife wild will wind wine wing
      wise wish with wood word wore work yard year your zero baby back ball bank base bath bear beat
      bell belt bend bill bird bite blow blue boat body bone book born boss bowl card care cars case
      cash cast cell chat city clay clean clear club coat code
      """)
}
