import Syntax

/// Tells when the functions of an object run that nobody calls at other times than these.
struct RunningTimes {
    struct Times: OptionSet {
        let rawValue: Int
        /// As its view loads.
        static let loading = Times(rawValue: 1)
        /// As the user does something.
        static let acting = Times(rawValue: 2)
        /// As it goes out of sight.
        static let leaving = Times(rawValue: 4)
        /// As it is given another value of the property in question, by whoever shows it or because of what the user does.
        static let giving = Times(rawValue: 8)
    }

    private let app: App
    private let owner: Type
    private let property: String?
    private var loading: LoadingFunctions
    private var acting: UserDrivenFunctions
    private var actingOfOthers: [Int: UserDrivenFunctions] = [:]
    /// What is being asked: whoever calls itself says nothing new.
    private var known: [Int: Times?] = [:]

    /// - Parameters:
    ///   - property: the one in question, if any.
    ///   - isPassedBy: whether its setter does not hear of what it is given.
    init(of owner: Type, giving property: String? = nil, isPassedBy: Bool = false, in app: App) {
        (self.app, self.owner, self.property) = (app, owner, property)
        loading = LoadingFunctions(of: owner, setting: isPassedBy ? property : nil, in: app)
        acting = UserDrivenFunctions(of: owner, in: app)
    }

    /// The same of one place in a function: what a closure does that view loading leaves behind happens whenever it likes.
    mutating func times(of use: MemberUse) -> Times? {
        guard use.mayHappenLater, !app.happensAtOnce(use) else { return times(of: use.function) }
        if UserReach.waits(at: use.range, in: use.function, app) { return .acting }
        guard let times = times(of: use.function), times.isDisjoint(with: .loading) else { return nil }
        return times
    }

    /// `nil` where it may run at other times, or never.
    mutating func times(of function: Function) -> Times? {
        if let known = known[function.id] { return known }
        known[function.id] = .some([])
        let times: Times? =
            loading.hold(function)
            ? .loading : acting.holds(function) ? .acting : timesAsUIKitCalls(function) ?? timesOfCallers(of: function)
        known[function.id] = .some(times)
        return times
    }

    private func timesAsUIKitCalls(_ function: Function) -> Times? {
        let name = function.fact.name
        guard function.hook == nil, let type = function.type, app.program.isRelated(type, to: owner) else { return nil }
        if UIKit.preparations.contains(name) || UIKit.dismissalsByUser.contains(name) { return .acting }
        return UIKit.leavingMethods.contains(name) || UIKit.endsOfActivity.contains(where: name.hasPrefix) ? .leaving : nil
    }

    private mutating func timesOfCallers(of function: Function) -> Times? {
        let fact = function.fact
        guard let type = function.type, !function.isStatic, fact.kind == .method, function.hook == nil,
            app.program.isWithin(type, owner) || app.program.isWithin(owner, type),
            fact.modifiers.isDisjoint(with: [.overrides, .isObjectiveC]) || function.isOfOwnCallers,
            !UIKit.loadingMethods.contains(fact.name),
            !UIKit.delegateMethods.contains(fact.name),
            fact.modifiers.contains(.isPrivate) || function.isObjectiveC || app.program.isOfAppAlone(function, of: type)
        else { return nil }
        let unit = app.program.unit(of: function)
        guard app.program.usesInOutlines(of: fact.name, forUnit: unit, ofFamily: app.program.family(of: owner)).isEmpty else { return nil }
        var times: Times = property.map { app.fills($0, function) } ?? false ? .giving : []
        for use in app.uses(ofMember: fact.name, of: owner) {
            if let other = use.function.type, !app.program.isRelated(other, to: owner) {
                guard times.contains(.giving), use.kind == .called || function.isObjectiveC, isOfUser(use.function, of: other) else {
                    return nil
                }
                continue
            }
            guard use.kind == .called || function.isObjectiveC && use.kind == .read, let callers = self.times(of: use) else { return nil }
            times.formUnion(callers)
        }
        return times.isEmpty ? nil : times
    }

    /// Whether a function of another class runs because of what the user does there, or shows a new object of this one.
    private mutating func isOfUser(_ function: Function, of other: Type) -> Bool {
        if UIKit.preparations.contains(function.fact.name) { return true }
        guard function.hook == nil, !Conventions.launchMethods.contains(function.fact.name) else { return false }
        var acting = actingOfOthers[other.id] ?? UserDrivenFunctions(of: other, in: app)
        defer { actingOfOthers[other.id] = acting }
        return acting.holds(function) || app.makers(of: owner).contains(function)
    }
}

extension Function {
    /// Whether, by the look of it, nobody but the app's own code calls it, as Objective-C does not say.
    fileprivate var isOfOwnCallers: Bool {
        guard isObjectiveC, !fact.modifiers.contains(.overrides) else { return false }
        return fact.parameters.isEmpty || !mayBeCallback
    }
}

extension App {
    /// Whether what holds a use up is over before its function goes on: an animation, or a function of the frameworks.
    fileprivate func happensAtOnce(_ use: MemberUse) -> Bool {
        bodies.body(of: use.function).around(use.range).allSatisfy { site in
            switch site.kind {
            case .call(let call):
                guard let argument = call.arguments.first(where: { $0.value.range.contains(use.range) }) else { return true }
                if argument.value.core.isClosure { return UIKit.animations.contains(call.name) }
                return call.receiver != nil || UIKit.prefixesOfFunctions.contains(where: call.name.hasPrefix)
            case .assignment(_, _, let value): return !(value.core.isClosure && value.range.contains(use.range))
            default: return true
            }
        }
    }
}
