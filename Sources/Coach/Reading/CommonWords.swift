/// Words that say little by themselves.
enum CommonWords {
  /// Words that are one slip away from a word of the rules and mean what they say.
  static let neverMisspelt: Set<String> = words(
    """
    tried tries trial though through thought thoughts quite house houses course stops start
    these those there their where which while whole other others thing things think again
    about above after before below every never always still right light might night eight
    could would should shall might today world words works place plane plain plate least
    leave learn later great treat bread broad board short sport store story stuff small
    smell shell shoes shirt sheet sweet sleet steep steel speed speak spend spent spoke
    spoon stone stole state stand stage taste waste weird wired fired hired third thirty
    point paint print joint giant grain brain train chain drain trail trips tribe trust
    crust quiet quick quit since sense seven serve share sharp cheat check cheap cheer
    change chance charge change lunch bunch launch month mouth south north earth heart hours
    socks stomp stomps station stations satin staring stating starring stared rating dating skating hoped hopes horse hotel human money honey monkey model moral mouse movie music needs
    nurse party pasta paste peace piece price pride prize proud prove raise range reach ready
    overdo overdone overdoing revolution relay reply rough round route scale score serious series seems sent sound space
    """)

  /// Too common to be quoted as the user's own word.
  static let stop: Set<String> = words(
    """
    a about after again all also am an and any are arent as at be because been but by can cant
    could couldnt did didnt do does doesnt doing dont down each even ever every few for from
    further get getting give go going good got had has have havent having he her here him his
    how i id if ill im in into is isnt it its ive just keep know let lets like make many may me
    might more most much must my need no nor not now of off oh ok on once one only or other our
    out over own please really same she should so some such sure tell than that thats the their
    them then there these they thing things this those through to too under until up us very
    want was wasnt way we were what whats when where which while who whom whose why will with
    would yes yet you your youre it ll ve re s t m d
    """)

  /// Words that may stand between the words of a phrase.
  static let filler: Set<String> = words(
    """
    a an the so really very too just bit my your any of that this much real quite pretty such
    little kind all at even particularly overly super still
    """)

  static let negators: Set<String> = words(
    """
    not no never isnt arent wasnt werent without nor dont didnt doesnt aint havent hasnt hadnt
    neither zero
    """)

  /// Words that may stand between a negation and what it negates.
  static let betweenNegation: Set<String> = filler.union(
    words(
      """
      feel feeling felt have had having get getting got being been be am is been suffer
      experience experiencing history signs longer currently actually involving
      """))

  static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
