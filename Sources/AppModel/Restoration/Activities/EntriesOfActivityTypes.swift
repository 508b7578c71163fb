import Syntax

/// What activities are given, by the types that they are made with.
struct EntriesOfActivityTypes {
    typealias Entry = (type: String, entry: ActivityEntry)

    /// Those of activities whose type the text tells.
    private(set) var entriesOfOneType: [Entry] = []
    private var keys: [String: [(key: String, location: Location)]] = [:]
    /// Those that are given to an activity of a type that the text does not tell, so that any may have them.
    private var keysOfAny: Set<String> = []
    private var made: Set<String> = []
    private var doubts: [String: Silence] = [:]
    private var doubt: Silence?
    private let app: App

    init(_ app: App) {
        self.app = app
        made = Set(app.madeActivityTypes().compactMap(\.type.text))
        let fillers = app.fillersOfActivities()
        let fillersOf = Dictionary(grouping: fillers, by: \.function)
        for write in app.activityWrites { note(write, fillersOf[write.function] ?? []) }
        for filler in fillers {
            if let leak = filler.leak(app) { leaveOpen(.activityOutOfSight, filler.type, filler.function, leak) }
        }
        for function in app.program.functions(mentioningAnyOf: ["setTypedPayload"]) where !app.program.isTest(function) {
            for site in app.sites(in: function) {
                guard let call = site.call, call.name == "setTypedPayload" else { continue }
                let type = call.receiver.flatMap { soleType(of: $0, at: site, in: function, fillersOf[function] ?? []) }
                leaveOpen(.entriesOutOfSight, type, function, site.range)
            }
        }
    }

    private mutating func leaveOpen(_ reason: Silence.Reason, _ type: String?, _ function: Function, _ range: SourceRange) {
        let silence = Silence(reason, at: function.location(range), about: function.symbol)
        if let type {
            doubts[type] = doubts[type] ?? silence
        } else {
            doubt = doubt ?? silence
        }
    }

    private mutating func note(_ write: ActivityWrite, _ fillers: [ActivityFiller]) {
        let sites = app.sites(in: write.function).filter { $0.range == write.range }
        let types = sites.compactMap { site in site.filled.flatMap { soleType(of: $0, at: site, in: write.function, fillers) } }
        let type = types.first
        guard let entries = write.entries else { return leaveOpen(.entriesOutOfSight, type, write.function, write.range) }
        for entry in entries {
            let texts = app.texts(ofKey: entry.key, at: entry.place)
            if texts.isEmpty, !app.isKeyOfSystem(entry.key, at: entry.place) {
                leaveOpen(.builtKey, type, entry.function, entry.key.range)
            }
            guard let type else {
                keysOfAny.formUnion(texts)
                continue
            }
            keys[type, default: []] += texts.map { ($0, entry.function.location(entry.key.range)) }
            entriesOfOneType.append((type, entry))
        }
    }

    /// The type of an activity that a site names, if it has no other.
    private func soleType(of activity: Expression, at site: Site, in function: Function, _ fillers: [ActivityFiller]) -> String? {
        func fills(_ holder: ActivityHolder) -> Bool {
            holder.range.contains(site.range) && holder.isActivity(activity, at: site.locals, site.range)
        }
        if let filler = fillers.first(where: { $0.holder.map(fills) ?? false }) { return filler.type }
        guard case .name(let name) = activity.core.kind, let scope = site.locals?.lookUp(name),
            case .local(let local) = scope.binding.origin, local.isLet || !app.isReassigned(name, in: function),
            case .call(let maker)? = local.value?.core.kind, let named = maker.argument("activityType")
        else { return nil }
        return app.string(named, at: Place(site, in: function).before(scope)).text
    }

    // MARK: Answers

    /// Whether some activity in sight is made with a type.
    func isMade(_ type: String) -> Bool { made.contains(type) }

    func gives(_ key: String, to type: String) -> Bool {
        keysOfAny.contains(key) || keys[type]?.contains { $0.key == key } ?? false
    }

    func entries(of types: [String]) -> [(key: String, location: Location)] { types.flatMap { keys[$0] ?? [] } }

    /// Why activities of a type may be given more.
    func silence(_ type: String) -> Silence? { doubts[type] ?? doubt }
}

/// A closure that fills an activity of a type for SwiftUI: `.userActivity("page") { activity in … }`.
struct ActivityFiller {
    /// `nil` where the text does not tell.
    let type: String?
    let function: Function
    /// `nil` of what is named instead of a closure.
    let holder: ActivityHolder?
    /// Where that is named, if it is not in sight.
    let strange: SourceRange?

    /// Where the activity goes that nothing follows.
    func leak(_ app: App) -> SourceRange? {
        guard let holder else { return strange }
        for case .lost(let range) in holder.uses(app) { return range }
        return nil
    }
}

extension App {
    fileprivate func fillersOfActivities() -> [ActivityFiller] {
        let name = "userActivity"
        let functions = program.functions(mentioningAnyOf: [name]).filter { !program.isTest($0) }
        guard !functions.isEmpty, !program.declaresFunction(name) else { return [] }
        return functions.flatMap { function in
            sites(in: function).compactMap { site -> ActivityFiller? in
                guard let call = site.call, call.name == name, let named = call.firstUnlabelled, call.arguments.count > 1,
                    let last = call.arguments.last?.value
                else { return nil }
                let place = Place(site, in: function)
                let type = string(named, at: place).text
                guard case .closure(let closure) = last.kind else {
                    let strange = program.functions(named: last, at: place).isEmpty ? last.range : nil
                    return ActivityFiller(type: type, function: function, holder: nil, strange: strange)
                }
                let anonymous = call.argument("element") == nil ? "$0" : "$1"
                let holder = ActivityHolder(
                    kind: .closure(closure.parameters.last?.name ?? anonymous), function: function, range: last.range)
                return ActivityFiller(type: type, function: function, holder: holder, strange: nil)
            }
        }
    }
}

extension Site {
    /// The activity whose entries it sets or adds to.
    fileprivate var filled: Expression? {
        func owner(ofUserInfo expression: Expression) -> Expression? {
            guard case .member(let base, let name) = expression.core.kind, name.text == "userInfo" else { return nil }
            return base
        }
        switch kind {
        case .assignment(let target, _, _):
            if case .element(let base, _) = target.core.kind { return owner(ofUserInfo: base) }
            return owner(ofUserInfo: target)
        case .call(let call):
            return call.addsToActivity ? call.receiver : call.receiver.flatMap(owner)
        default: return nil
        }
    }
}
