/// A value that is put into the `userInfo` of an activity.
public struct ActivityEntry: Sendable {
    public let value: Expression
    public let function: Function
    public let place: Place
}

extension App {
    /// Every value that the sources put into an activity's `userInfo`, in path order.
    public func activityEntries() -> [ActivityEntry] {
        functions(mentioningAnyOf: ["userInfo", "setUserInfo", "addUserInfoEntries", "addUserInfoEntriesFromDictionary"])
            .filter { !isTest($0) }.flatMap { function in
                sites(in: function).flatMap { site -> [ActivityEntry] in
                    let place = Place(site, in: function)
                    switch site.kind {
                    case .call(let call):
                        guard call.name == "addUserInfoEntries" || call.name == "addUserInfoEntriesFromDictionary", let dictionary = call.arguments.first?.value
                        else { return [] }
                        return entries(of: dictionary, at: place, in: function)
                    case .assignment(let target, nil, let value):
                        if isUserInfo(target, at: place) { return entries(of: value, at: place, in: function) }
                        guard case .element(let base, _) = target.core.kind, isUserInfo(base, at: place) else { return [] }
                        return [ActivityEntry(value: value, function: function, place: place)]
                    default:
                        return []
                    }
                }
            }
    }

    /// `activity.userInfo`, of what is known to be an activity.
    private func isUserInfo(_ expression: Expression, at place: Place) -> Bool {
        guard case .member(let base, let name) = expression.core.kind, name.text == "userInfo" else { return false }
        return type(of: base, at: place)?.unwrapped.name == "NSUserActivity"
    }

    /// The values of a dictionary in sight, also behind a constant of the body.
    private func entries(of dictionary: Expression, at place: Place, in function: Function) -> [ActivityEntry] {
        switch dictionary.core.kind {
        case .dictionary(let pieces):
            return stride(from: 1, to: pieces.count, by: 2).map { ActivityEntry(value: pieces[$0], function: function, place: place) }
        case .name(let name):
            guard let locals = place.locals?.lookUp(name), case .local(let local) = locals.binding.origin, case .dictionary? = local.value?.core.kind else {
                return []
            }
            return entries(of: local.value!, at: place.before(locals), in: function)
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
