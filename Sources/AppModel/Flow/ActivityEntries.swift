/// A value that is put into the `userInfo` of an activity.
public struct ActivityEntry: Sendable {
    public let key: Expression
    public let value: Expression
    /// What it is put into is known to be an activity, rather than called one.
    public let isCertain: Bool
    public let function: Function
    public let place: Place
}

extension App {
    func makeActivityEntries() -> [ActivityEntry] {
        functions(mentioningAnyOf: ["userInfo", "setUserInfo", "addUserInfoEntries", "addUserInfoEntriesFromDictionary"])
            .filter { !isTest($0) }.flatMap { function in
                sites(in: function).flatMap { site -> [ActivityEntry] in
                    let place = Place(site, in: function)
                    switch site.kind {
                    case .call(let call):
                        guard call.name == "addUserInfoEntries" || call.name == "addUserInfoEntriesFromDictionary", let dictionary = call.arguments.first?.value
                        else { return [] }
                        return entries(of: dictionary, isCertain: true, at: place, in: function)
                    case .assignment(let target, nil, let value):
                        if let isCertain = isUserInfo(target, at: place) { return entries(of: value, isCertain: isCertain, at: place, in: function) }
                        guard case .element(let base, let arguments) = target.core.kind, let key = arguments.first?.value,
                            let isCertain = isUserInfo(base, at: place)
                        else { return [] }
                        return [ActivityEntry(key: key, value: value, isCertain: isCertain, function: function, place: place)]
                    default:
                        return []
                    }
                }
            }
    }

    /// `activity.userInfo`: true of what is known to be an activity, false of what only its name says to be one.
    private func isUserInfo(_ expression: Expression, at place: Place) -> Bool? {
        guard case .member(let base, let name) = expression.core.kind, name.text == "userInfo" else { return nil }
        if let type = type(of: base, at: place)?.unwrapped { return type.name == "NSUserActivity" ? true : nil }
        let isCalledSo = base.core.memberName.map { $0.lowercasedASCII.hasSuffix("activity") } ?? false
        return isCalledSo ? false : nil
    }

    /// The entries of a dictionary in sight, also behind a constant of the body.
    private func entries(of dictionary: Expression, isCertain: Bool, at place: Place, in function: Function) -> [ActivityEntry] {
        switch dictionary.core.kind {
        case .dictionary(let pieces):
            return stride(from: 0, to: pieces.count - 1, by: 2).map {
                ActivityEntry(key: pieces[$0], value: pieces[$0 + 1], isCertain: isCertain, function: function, place: place)
            }
        case .name(let name):
            guard let locals = place.locals?.lookUp(name), case .local(let local) = locals.binding.origin, let value = local.value,
                case .dictionary = value.core.kind
            else { return [] }
            return entries(of: value, isCertain: isCertain, at: place.before(locals), in: function)
        default:
            return []
        }
    }

    /// The type of an entry; `UIColor.red` is taken for a colour.
    public func typeInActivity(of value: Expression, at place: Place) -> StaticType? {
        if let type = type(of: value, at: place) { return type }
        guard case .member(let base, _) = value.kind, case .named(let name, _)? = typeValue(of: base, at: place),
            ["UIColor", "UIFont"].contains(name)
        else { return nil }
        return .named(name)
    }
}
