import Patterns

/// What secrets look like, and what says that a text has to be looked at more closely: one table,
/// of which one search tells that there is nothing in a text.
///
/// Bytes are characters here. A row stands for its first group, or for all that it fits. Rows must
/// be linear: what repeats is possessive or bounded.
enum SecretPatterns {
  /// What a row has found.
  enum Row: String {
    case key, token, webToken, bearer, basic, named, said, cookie, iban, privateKey, userInfo
    /// Nothing in it is looked at: a stand-in, and who somebody is in a URL.
    case standIn, user
    /// There may be an address, or the number of a telephone or a card.
    case at, digits
    /// There is something encoded.
    case percent, escape, reference, base64, hex
  }

  /// Begin where letters and digits do; by what they begin with.
  private static let words: [(front: String, rows: [(Row, String)])] = [
    (
      "[A-Z]",
      [
        (.key, #"A[KS]IA[0-9A-Z]{16}(?![\w-])"#),
        (.key, #"AIza[\w-]{30,}+"#),
        (.key, #"(?:SG\.[\w-]{16,32}+\.|GOCSPX-|AGE-SECRET-KEY-)[\w-]{20,}+"#),
        (.key, #"(?:SK|AC)[0-9a-f]{32}(?![\w-])"#),
      ]
    ),
    ("[0-9]", [(.token, #"[0-9]{8,10}:AA[\w-]{33}(?![\w-])"#)]),
    (
      "[deghnprswxy]",
      [
        (.key, #"(?:sk_(?:live|test)_|[rp]k_(?:live|test)_)[\w-]{10,}+"#),
        // "sk-learn-compatible-estimator" is a word.
        (.key, #"sk-(?=[a-z_-]{0,200}+[A-Z0-9]|[\w-]{0,200}?[A-Za-z0-9]{16})[\w-]{16,}+"#),
        (.key, #"whsec_[\w+/-]{20,}+"#),
        (.token, #"g(?:h[oprsu]_|ithub_pat_|l(?:pat|dt|ptt)-)[\w-]{16,}+"#),
        (.token, #"x(?:ox[abeprs]-|app-)[\w-]{10,}+"#),
        (.token, #"(?:npm_|pypi-|hf_|dop_v1_|shp(?:at|ca|pa|ss)_)[\w-]{30,}+"#),
        (.token, #"ya29\.[\w-]{20,}+"#),
        (.token, #"hooks\.slack\.com/(services/[\w/]{20,}+)"#),
        // RFC 7519; also one without its signature, or an encrypted one.
        (
          .webToken,
          #"eyJ[\w-]*+\.(?:[\w-]{2,}+\.[\w-]++(?:\.[\w-]{7,}+){0,2}+|eyJ[\w-]*+\.?+|[\w-]{2,}+\.)"#
        ),
      ]
    ),
    (
      "[A-Za-z]",
      [
        // RFC 6750 §2.1. In lower case, "a bearer of certificates" may be meant.
        (
          .bearer,
          #"(?:B(?i:earer)|b(?i:earer)(?=[ +][\w.~+/=-]{0,64}?[A-Z0-9]))[ +]"#
            + #"([\w.~+/=-]{7,}[\w~+/=-])"#
        ),
        // RFC 7617 §2.
        (.basic, #"(?i:basic)[ +](([\w+/-]{4,1024}+)(?![\w+/-])=*+)"#),
        (.named, named),
        (.said, said),
        (.iban, iban),
        // RFC 6265 §4, to the end of the line.
        (
          .cookie,
          #"(?i:(?:set-)?cookie)["'`\\ ]{0,16}+:["'`\\ ]{0,16}+"#
            + #"([\w.+'\x80-\xBF\xC3-\xD4-]++=[^\x00-\x1F"<]{3,}[^\x00-\x1F"<\\ ])"#
        ),
      ]
    ),
    (#"[\w+/-]{8}"#, [(.hex, #"(?:0x)?[0-9A-Fa-f]{16,}+(?!\w)"#), (.base64, base64)]),
    (
      "[0-9A-Fa-f]{2}[ :][0-9A-Fa-f]{2}[ :]",
      [(.hex, #"[0-9A-Fa-f]{2}([ :])[0-9A-Fa-f]{2}(?:\g{-1}[0-9A-Fa-f]{2}){6,}+"#)]
    ),
    ("[0-9]", [(.digits, digits)]),
  ]

  /// Begin elsewhere.
  private static let signs: [(Row, String)] = [
    (.at, "@"),
    (.percent, "%[0-9A-Fa-f]{2}"),
    (.escape, #"\\[^ ]"#),
    (.reference, #"&[#A-Za-z]\w{0,7};"#),
    (.standIn, #"\[secret:[^\]]{0,504}+\]"#),
    (.userInfo, #"://[^:\#(noUser)]{0,512}+:([^\#(noUser)]{1,512})@"#),
    (.user, #"://[^\#(noUser)]{0,512}@"#),
    // RFC 7468 §10, to its end or as far as it goes.
    (
      .privateKey,
      #"-----BEGIN [A-Za-z0-9 ]{0,28}?PRIVATE KEY-----[\w+/= \t\r\n\\:,]*+"#
        + #"(?:-----END [A-Za-z0-9 ]{0,40}+-----)?+"#
    ),
    (.base64, base64),
    (.digits, digits),
  ]

  private static let noUser = #"\x00-\x20\x7F"<>\[\]/?#\\"#

  /// A word, `:` or `=`, and a value: the word, what stands behind it, the sign, what stands behind
  /// that, the value.
  private static let named =
    "(?i:(?=[acirstp])(" + SecretName.letters.map(apart).joined(separator: "|") + "))"
    + #"(?![A-Za-z0-9])(["'`\\ ]{0,8}+)(=>?|[:>])(["'`\\ ]{0,8}+)"#
    + #"(?|(?<=")([^"\n]{0,4096}+)|(?<=')([^'\n]{0,4096}+)|(?<=`)([^`\n]{0,4096}+)"#
    + #"|([^\x00-\x20"'`&,;{}\[\]()<>\\]{0,512}+))"#

  /// The letters of a name, its words apart or not.
  private static func apart(_ letters: [UInt8]) -> String {
    letters.map { String(Unicode.Scalar($0)) }.joined(separator: "[-_]*+")
  }

  /// "My password is hunter2": whose it is, what it is, what links it to the value, the value, and
  /// whether a new thought follows.
  private static let said =
    #"(?i:(?=[ackmnopstuw])(?=p[aiw]|m[deoy]|to|se|a[cp]|ou|c[ov]|w[il]|un|ke|no)((?:(?:my|our|meine?|unser|mon|notre) (?:new |old |neues |altes )?)?(?:wi-?fi |wlan[ -])?)"#
    + #"(pass ?(?:word|phrase|code)|passwort|kennwort|mot de passe|mdp|contrase\xC3\xB1a|pwd?|pin(?: code)?"#
    + #"|cv[cv]|api[ -]?key|(?:secret|access) key|token)"#
    + "((?: (?:for|f\\xC3\\xBCr|pour|du|de) (?:[^ .,:;!?\n]{1,20} ){0,3}[^ .,:;!?\n]{1,20})?"
    + " (?:is|was|will be|ist|war|lautet|est)(?: now)?:? | (?:to|auf):? | ?: ?"
    + "| (?!(?:for|f\\xC3\\xBCr|pour|du|de)(?!\\w))))"
    + #"(?|"([^"\n]{3,128})"|'([^'\n]{3,128})'|`([^`\n]{3,128})`"#
    + #"|\xE2\x80[\x98\x9C]([^\n]{3,128}?)\xE2\x80[\x99\x9D]|([^\x00-\x20"'`]{3,256}+))"#
    + "(?:(?= (?:and|but|for|und) )())?+"

  /// ISO 13616, of the countries that have it. In small letters it has spaces, since ids in hexadecimal
  /// may look like one without; and none has hyphens, which are those of UUIDs.
  private static let iban =
    "(?i:(?=[A-Z]{2}[0-9]{2})(?:A[DELTZ]|B[AEGHRY]|C[HRYZ]|D[EKO]|E[EGS]|F[IOR]|G[BEILRT]|H[RU]|I[ELQST]|JO|K[WZ]"
    + "|L[BCITUVY]|M[CDEKRTU]|N[LO]|P[KLST]|QA|R[OS]|S[ACEIKMV]|T[LNR]|UA|V[AG]|XK)"
    + "[0-9]{2}(?:(?-i)(?:[ .]?[0-9A-Z]{4}){2,7}(?:[ .]?[0-9A-Z]{1,3})?"
    + "|(?: [0-9a-z]{4}){2,7}(?: [0-9a-z]{1,3})?)(?![A-Za-z0-9]))"

  /// A run that may be text in base64, which has letters of both cases; also behind what was found.
  private static let base64 =
    #"(?:\G|(?<![\w+/-]))(?=[a-z0-9+/_-]*+[A-Z])(?=[A-Z0-9+/_-]*+[a-z])[\w+/-]{8,}+"#

  private static let digits = #"(?<![\w@/.:#=-])[+(]{0,2}[0-9](?:[ ()./-]{0,3}[0-9]){8}"#

  private static func alternatives(_ rows: [(Row, String)]) -> String {
    "(?|" + rows.map { row, text in "(?:\(text))(*MARK:\(row))" }.joined(separator: "|") + ")"
  }

  /// Nothing but the table's words begins in a word, which is passed at once.
  private static let table =
    "(?|(?<![A-Za-z0-9])(?|"
    + words.map { front, rows in "(?=\(front))\(alternatives(rows))" }.joined(separator: "|")
    + "|[A-Za-z0-9]++(*SKIP)(*FAIL))|(?![A-Za-z0-9])\(alternatives(signs)))"

  /// Addresses of e-mail: letters beyond ASCII count, what is written without spaces does not.
  private static let addresses =
    #"(?:\w|[\xC3-\xD4][\x80-\xBF])(?:[\w.+'-]|[\xC3-\xD4][\x80-\xBF]){0,63}+"#
    + #"@(?:\#(label)\.)+(?![0-9])\#(label)"#
  private static let label =
    #"(?:[A-Za-z0-9\x80-\xBF\xC3-\xD4]++(?:-++[A-Za-z0-9\x80-\xBF\xC3-\xD4]++)*+)"#

  /// Of telephones: as E.164 has them, as North America writes them, and with the zero that many
  /// countries begin with, in pairs as well. And 14 to 19 digits of payment cards (ISO/IEC 7812-1),
  /// in groups or not.
  private static let numbers =
    #"(?:(?<=\xE2[\x80-\xAF][\x80-\xBF]|\xC2\xA0|tel:)|(?<![\w@/.:#=\x80-\xFF-]))(?|"#
    + #"(?:\+\(?[0-9](?:\)?[ .-]?\(?[0-9]){8,14}|(?<![0-9] )(?:"#
    + #"\([0-9]{3}\)[ ./-]?[0-9]{3}[ ./-][0-9]{4}"#
    + #"|[0-9]{3}([.-])[0-9]{3}\g{-1}[0-9]{4}"#
    + #"|0[1-9][0-9]{8,9}|00[1-9][0-9]{8,12}|0[1-9]([ .-])[0-9]{2}(?:\g{-1}[0-9]{2}){3}"#
    + #"|\(?0[0-9]{2,4}(?:\)[ /-]?|[ /-]\(?)[0-9]{2,}(?:[ /-][0-9]{2,}){0,3}))(*MARK:telephone)"#
    + #"|(?<![0-9] )(?:(?:[3-6][0-9]|2[2-7])[0-9]{12,17}"#
    + #"|(?:[3-6][0-9]|2[2-7])[0-9]{2,4}([ .-])[0-9]{4,6}(?:\g{-1}[0-9]{4,6}){0,2}\g{-1}[0-9]{1,7})(*MARK:card))"#
    + #"(?!\w|[/:%]|\xC2\xB0|[\xC3-\xCD]|[.-]\w| ?[0-9])"#

  /// What looks like something.
  struct Searches {
    let table: Pattern
    let addresses: Pattern
    let numbers: Pattern

    init(mayBePartial: Bool) throws(PatternError) {
      table = try Pattern(SecretPatterns.table, mayBePartial: mayBePartial)
      addresses = try Pattern(SecretPatterns.addresses, mayBePartial: mayBePartial)
      numbers = try Pattern(SecretPatterns.numbers, mayBePartial: mayBePartial)
    }
  }

  /// For texts that are whole.
  static let whole = Result { () throws(PatternError) in try Searches(mayBePartial: false) }
  /// For texts that go on.
  static let open = Result { () throws(PatternError) in try Searches(mayBePartial: true) }
}
