import Syntax

/// Where code takes the type of its activities from a list that no Info.plist of its app has: there is none (F10).
public struct ReadActivityType: Sendable {
    public let function: Function
    /// Where the list is named.
    public let range: SourceRange

    public var location: Location { function.location(range) }
}

extension App {
    /// Every such place of apps that save scenes, in path order; none where the function has another type to give.
    public var activityTypesReadInVain: [ReadActivityType] {
        let words = ["infoDictionary", "object", "objectForInfoDictionaryKey"]
        let units = Set(program.functions.filter { $0.savesScene && !program.isTest($0) }.map(program.unit))
        let readers = units.isEmpty ? [] : program.functions(mentioningAnyOf: words).filter { units.contains(program.unit(of: $0)) }
        return readers.compactMap { function in
            guard !program.isTest(function), let range = function.rangeOfListedTypes, function.contains(where: \.isOneOfList),
                !function.contains(where: \.hasFallback)
            else { return nil }
            let answers = exits(of: function).map { program.string($0.value, at: Place($0.site, in: function)) }
            let mayGiveOther = answers.contains { $0.isKnown && $0.text != "" }
            let lists = program.infoPlists(ofAppsInUnit: program.unit(of: function))
            guard !mayGiveOther, lists.allSatisfy({ ($0.facts.activityTypes ?? []).isEmpty }) else { return nil }
            return ReadActivityType(function: function, range: range)
        }
    }
}

extension Function {
    /// Where the body asks the app's Info.plist for `NSUserActivityTypes`.
    fileprivate var rangeOfListedTypes: SourceRange? {
        var range: SourceRange?
        let isOfBundle = extendedName == "Bundle" || extendedName == "NSBundle"
        _ = contains { expression in
            guard let key = expression.keyOfInfoPlist(isOfBundle: isOfBundle), case .string("NSUserActivityTypes") = key.kind else {
                return false
            }
            range = key.range
            return true
        }
        return range
    }
}

extension Expression {
    /// What the app's Info.plist is asked for.
    ///
    /// - Parameter isOfBundle: whether the project adds the function around to bundles, of which the app's own is meant.
    fileprivate func keyOfInfoPlist(isOfBundle: Bool) -> Expression? {
        switch kind {
        case .element(let list, let keys) where list.core.isInfoDictionary(isOfBundle): return keys.first?.value
        case .call(let call):
            guard let key = call.arguments.first else { return nil }
            let isAskedOfBundle = call.receiver.map { $0.core.isMainBundle(isOfBundle) } ?? isOfBundle
            switch call.name {
            case "object" where isAskedOfBundle: return key.label == "forInfoDictionaryKey" ? key.value : nil
            case "objectForInfoDictionaryKey" where isAskedOfBundle: return key.value
            case "object", "objectForKey", "value", "valueForKey":
                return call.receiver?.core.isInfoDictionary(isOfBundle) == true ? key.value : nil
            default: return nil
            }
        default: return nil
        }
    }

    private func isInfoDictionary(_ isOfBundle: Bool) -> Bool {
        switch kind {
        case .name("infoDictionary"): isOfBundle
        case .member(let bundle, let name): name.text == "infoDictionary" && bundle.core.isMainBundle(isOfBundle)
        default: false
        }
    }

    private func isMainBundle(_ isOfBundle: Bool) -> Bool {
        if isSelf { return isOfBundle }
        guard case .member(let type, let name) = kind else { return false }
        return ["main", "mainBundle"].contains(name.text) && ["Bundle", "NSBundle"].contains(type.core.memberName)
    }

    /// `types[0]`, `types.first`.
    fileprivate var isOneOfList: Bool {
        switch kind {
        case .element(_, let arguments): arguments.count == 1 && arguments[0].value.isInteger
        case .member(_, let name): ["first", "firstObject", "last", "lastObject"].contains(name.text)
        case .call(let call): ["objectAtIndex", "object"].contains(call.name) && call.arguments.first?.value.isInteger ?? false
        default: false
        }
    }

    fileprivate var hasFallback: Bool {
        switch kind {
        case .binary(_, "??", let other): !other.isEmptyText
        case .ternary: true
        default: false
        }
    }

    /// `""`, which is no type.
    private var isEmptyText: Bool {
        if case .string("") = core.kind { return true }
        return false
    }
}
