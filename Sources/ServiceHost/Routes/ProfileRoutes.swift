import Contract
import Edge
import Time
import Wellness

/// `/users/me`: the user's profile, and the end of the account.
struct ProfileRoutes {
  let storage: UserStorage

  /// - Throws: `ServiceError` 404 where there is no profile, 409 where there is one already.
  func answer(_ call: RequestContext, _ operation: ProfileOperation) throws -> Response {
    switch operation {
    case .readProfile: return Envelope.success(200, try existing(call).json)
    case .createProfile:
      let form = try ProfileForm(call.fields())
      guard try storage.profiles.find() == nil else {
        throw ServiceError(409, "PROFILE_EXISTS", "there is a profile already")
      }
      var profile = try made(named: form.name, call)
      form.fill(&profile)
      try storage.profiles.put(profile)
      return Envelope.success(201, profile.json)
    case .replaceProfile:
      var profile = try existing(call)
      let form = try ProfileForm(call.fields())
      form.fill(&profile)
      profile.updatedAt = call.now
      try storage.profiles.put(profile)
      return Envelope.success(200, profile.json)
    case .changePhysicalProfile:
      var profile = try existing(call)
      try PhysicalForm(call.fields(), today: call.today).fill(&profile)
      profile.updatedAt = call.now
      try storage.profiles.put(profile)
      return Envelope.success(200, profile.json)
    case .readPreferences: return Envelope.success(200, try existing(call).preferences.json)
    case .changePreferences: return try changePreferences(call)
    case .deletePreferences:
      var profile = try existing(call)
      profile.preferences = profile.preferences.emptied(at: call.now)
      try storage.profiles.put(profile)
      return Envelope.noContent
    case .deleteUser:
      try storage.erase()
      return Envelope.noContent
    }
  }

  private func changePreferences(_ call: RequestContext) throws -> Response {
    let fields = try call.fields()
    var profile = try existing(call)
    try profile.preferences.change(fields)
    let keys = ["allergies", "dietary_restrictions", "food_dislikes"]
    guard keys.contains(where: fields.has) else {
      throw fields.failure(
        "", .expected("an object with at least one of " + keys.joined(separator: ", ")))
    }
    profile.preferences.updatedAt = call.now
    try storage.profiles.put(profile)
    return Envelope.success(200, profile.preferences.json)
  }

  /// The local user, who never registered, has a profile as soon as somebody asks for it.
  private func existing(_ call: RequestContext) throws -> ProfileBody {
    if let profile = try storage.profiles.find() { return profile }
    guard storage.user == User.local else {
      throw ServiceError(404, "NOT_FOUND", "there is no profile yet")
    }
    let profile = try made(named: "Me", call)
    try storage.transaction { try storage.profiles.put(profile) }
    return profile
  }

  private func made(named name: String, _ call: RequestContext) throws -> ProfileBody {
    let id = try storage.profiles.nextID()
    return ProfileBody(
      id: id, userID: storage.user.text, email: try storage.profiles.email(), name: name,
      preferencesID: ProfileTable.preferences(of: id.text), createdAt: call.now, updatedAt: call.now
    )
  }
}

/// What a user says about their body; what is not named stays.
struct PhysicalForm {
  private let sex: String?
  private let height: Double?
  private let birth: CalendarDate?

  /// - Throws: `ServiceError` `VALIDATION_FAILED` about the date of birth, as at the registration.
  init(_ fields: RequestReader, today: CalendarDate) throws {
    sex = try fields.optionalText("biological_sex", ProfileBody.sexBound)
    let height = try PhysicalForm.height(fields, "height")
    self.height = try PhysicalForm.height(fields, "height_cm") ?? height
    birth = try fields.optionalDate("date_of_birth")
    if let birth { try RegistrationForm.check(birth, today: today) }
    guard sex != nil || self.height != nil || birth != nil else {
      throw fields.failure(
        "",
        .expected("an object with at least one of biological_sex, height_cm and date_of_birth"))
    }
  }

  private static func height(
    _ fields: RequestReader, _ key: String
  ) throws(ContractError) -> Double? {
    let height = try fields.optionalDouble(key)
    let heights = ProfileBody.heights
    let range = Double(heights.lowerBound)...Double(heights.upperBound)
    guard height.map(range.contains) ?? true else {
      throw fields.failure(key, .expected("20 to 300 centimetres"))
    }
    return height
  }

  func fill(_ profile: inout ProfileBody) {
    if let sex { profile.sex = sex }
    if let height { profile.height = height }
    if let birth { profile.dateOfBirth = birth }
  }
}

/// What a user says about themselves when a profile is made or changed; what is not named stays.
struct ProfileForm {
  let name: String
  private let bio: String?
  private let units: String?
  private let language: String?

  init(_ fields: RequestReader) throws(ContractError) {
    name = try fields.text("name", ProfileBody.nameBound)
    bio = try fields.optionalText("bio", ProfileBody.bioBound)
    units = try fields.optionalText("preferred_unit_system", .word)
    guard units.map(ProfileBody.unitSystems.contains) ?? true else {
      throw fields.failure("preferred_unit_system", .expected("metric or imperial"))
    }
    language = try fields.optionalText("language_code", .word)
    guard language.map(ProfileForm.isLanguage) ?? true else {
      throw fields.failure("language_code", .expected("a code such as en or pt-BR"))
    }
  }

  func fill(_ profile: inout ProfileBody) {
    profile.name = name
    if let bio { profile.bio = bio }
    if let units { profile.units = units }
    if let language { profile.language = language }
  }

  private static func isLanguage(_ text: String) -> Bool {
    (2...35).contains(text.utf8.count)
      && text.utf8.allSatisfy {
        $0 == UInt8(ascii: "-") || Character(UnicodeScalar($0)).isASCIILetterOrDigit
      }
  }
}

extension Character {
  fileprivate var isASCIILetterOrDigit: Bool { isASCII && (isLetter || isNumber) }
}
