import Contract
import Edge
import Wellness

/// `/users/me`: the user's profile, and the end of the account.
struct ProfileRoutes {
  let storage: Storage

  /// - Throws: `ServiceError` 404 where there is no profile, 409 where there is one already.
  func answer(_ call: Call, _ operation: ProfileOperation) throws -> Response {
    switch operation {
    case .readProfile: return Envelope.success(200, try existing().json)
    case .createProfile:
      let form = try ProfileForm(call.fields())
      guard try storage.profiles.find() == nil else {
        throw ServiceError(409, "PROFILE_EXISTS", "there is a profile already")
      }
      var profile = ProfileBody(
        id: try storage.profiles.nextID(), userID: storage.user.text, name: form.name,
        createdAt: call.now, updatedAt: call.now)
      form.fill(&profile)
      try storage.profiles.put(profile)
      return Envelope.success(201, profile.json)
    case .replaceProfile:
      var profile = try existing()
      let form = try ProfileForm(call.fields())
      form.fill(&profile)
      profile.updatedAt = call.now
      try storage.profiles.put(profile)
      return Envelope.success(200, profile.json)
    case .deleteUser:
      try storage.erase()
      return Envelope.noContent
    }
  }

  private func existing() throws -> ProfileBody {
    guard let profile = try storage.profiles.find() else {
      throw ServiceError(404, "NOT_FOUND", "there is no profile yet")
    }
    return profile
  }
}

/// What a user says about themselves when a profile is made or changed; what is not named stays.
struct ProfileForm {
  let name: String
  private let bio: String?
  private let units: String?
  private let language: String?

  init(_ fields: BodyReader) throws(ContractError) {
    name = try ProfileForm.name(fields)
    bio = try fields.optionalString("bio")
    guard bio?.count ?? 0 <= ProfileBody.longestBio else {
      throw fields.failure("bio", .expected("at most 1000 characters"))
    }
    units = try fields.optionalString("preferred_unit_system")
    guard units.map(ProfileBody.unitSystems.contains) ?? true else {
      throw fields.failure("preferred_unit_system", .expected("metric or imperial"))
    }
    language = try fields.optionalString("language_code")
    guard language.map(ProfileForm.isLanguage) ?? true else {
      throw fields.failure("language_code", .expected("a code such as en or pt-BR"))
    }
  }

  /// 1 to 100 characters without the white space around them.
  static func name(_ fields: BodyReader) throws(ContractError) -> String {
    let name = trimmed(try fields.string("name"))
    guard ProfileBody.nameLength.contains(name.count) else {
      throw fields.failure("name", .expected("1 to 100 characters"))
    }
    return name
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
