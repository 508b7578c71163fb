import Syntax

/// What becomes of a variable of a screen while that is there: where the user changes it, and who asks for it.
struct StateHistory {
    struct Change {
        let site: Site
        let function: Function
    }

    private struct Read {
        let use: MemberUse
        let isOfUser: Bool
    }

    /// Those that say what the user did.
    let changes: [Change]
    /// Why it may be no state of the user's alone, or be kept where he changes it.
    private let doubt: Silence?
    private let reads: [Read]
    /// Whether it is a number that the user's actions make larger or smaller, or begin anew: nobody gives one back.
    private let isCount: Bool
    private let name: String
    private let owner: Type
    private let app: App

    /// - Returns: `nil` where something saves or restores it, and where the user has no part in it.
    init?(
        of property: PropertyFact, isFlag: Bool, in owner: Type, _ keepers: StateKeepers, _ reaches: inout UserReaches, _ app: App
    ) {
        let name = property.name.withoutUnderscore
        let reading = ChangeReading(name, first: property.firstValue, isFlag: isFlag, of: owner, in: app)
        let reach = reaches.reach(of: owner)
        var all: [Change] = []
        var resets: [Change] = []
        var reads: [Read] = []
        var doubt: Silence?
        var isFilled = false
        var defaults: [Change] = []
        var isCount = property.firstValue?.core.isInteger ?? false
        // A published variable has a publisher, and Objective-C observes by name.
        var watcher = Self.subscriber(to: property, in: owner, app)
        for use in app.uses(ofMember: name, of: owner) where !use.function.isInitialValue && use.kind != .called {
            let function = use.function
            let isOfOther = function.type.map { !app.program.isRelated($0, to: owner) } ?? true
            if use.isText {
                // A text is a key where something is set by its name.
                if function.names(anyOf: UIKit.setsByKey) { return nil }
                if watcher == nil, !isOfOther, function.names(anyOf: ["addObserver"]) { watcher = function }
                continue
            }
            if isOfOther, reading.isOfAnother(use) { continue }
            if keepers.saves(function) { return nil }
            let isOfUser =
                isOfOther
                ? reaches.holds(use.range, mayRunLater: use.mayHappenLater, in: function)
                : reach.holds(use.range, mayRunLater: use.mayHappenLater, in: function)
            guard let site = reading.change(at: use) else {
                if !reading.isObserved(by: function) { reads.append(Read(use: use, isOfUser: isOfUser)) }
                continue
            }
            isCount = isCount && !isOfOther && (site.isCounting || reading.isReset(site))
            if isOfOther ? reading.isPresentation(site, in: function) : reading.isSet(by: function) || reading.isOfNext(site, in: function)
            {
                continue
            }
            // What begins anew each time the screen appears does so when it comes back.
            if !isOfUser, keepers.appears(function), !reading.isDecided(site) { return nil }
            if !isOfUser, !site.mayRunLater, !reading.isDecided(site) {
                if reading.constant(site) != nil, keepers.begins(function) || !isFlag && reading.isReset(site) { continue }
                if keepers.loads(function), reading.isPlain(site) {
                    isFilled = true
                    continue
                }
            }
            if keepers.restores(function) { return nil }
            // What is there only until somebody gives it another value is no other giver's.
            let isDefault = reading.isDefault(site)
            let isConsumed = !isDefault && !(isOfUser && reach.begins(with: function)) && reading.isConsumed(site, in: function)
            guard !isConsumed, isOfUser || isDefault || reading.begins(site, in: function) else {
                doubt = doubt ?? Silence(.givenByOthers, at: function.location(site.range), about: owner.name + "." + name)
                continue
            }
            if isDefault { defaults.append(Change(site: site, function: function)) }
            guard isOfUser else {
                isFilled = isFilled || isDefault && !reading.isSpeltOut(site)
                continue
            }
            if reading.isReset(site) {
                resets.append(Change(site: site, function: function))
            } else {
                all.append(Change(site: site, function: function))
            }
        }
        let changes = all.filter { reading.tellsOfUser($0.site, in: $0.function) }
        guard let first = changes.first else { return nil }
        // Who takes something away has it kept where it came from.
        if changes.allSatisfy({ $0.site.call.map { Conventions.takesAway($0.name) } ?? false }) { return nil }
        // What only ever gets one value, and never loses it, tells that something happened.
        if let constant = reading.constant(first.site), resets.isEmpty, changes.allSatisfy({ reading.constant($0.site) == constant }) {
            return nil
        }
        // A number that nobody gives back is lost, whoever is told of it.
        isCount = isCount && doubt == nil && watcher == nil
        let kept = changes.first {
            keepers.mayKeepValue(of: name, givenBy: $0.site, in: $0.function) || isFilled && keepers.tellsOthers($0.function)
        }
        if let kept {
            doubt = doubt ?? Silence(.mayBeKept, at: kept.function.location(kept.site.range), about: owner.name + "." + name)
        }
        self.changes = changes
        self.isCount = isCount
        self.doubt = watcher.map { Silence(.mayBeKept, at: $0.location, about: owner.name + "." + name) } ?? doubt
        self.reads = reads.filter { read in
            // What has just been given is a local by another name, and whether there is anything shows nothing.
            !changes.contains { change in
                change.function == read.use.function && change.site.range.end <= read.use.range.start && !reading.isStep(change.site)
            }
                && !defaults.contains { change in
                    change.function == read.use.function
                        && (change.site.tests.contains { $0.range.contains(read.use.range) } || change.site.range.contains(read.use.range))
                }
        }
        self.name = name
        self.owner = owner
        self.app = app
    }

    private static func subscriber(to property: PropertyFact, in owner: Type, _ app: App) -> Function? {
        guard property.attributes.contains("Published") else { return nil }
        return app.program.family(of: owner).flatMap { app.program.functions(of: $0) }.first { $0.names(anyOf: ["$" + property.name]) }
    }

    /// Where what the user did is seen again: as the screen shows itself, as he does it, or by what he does later. Why it may be kept,
    /// where he changes it, or where what runs by itself or with the change hands it to somebody.
    func use(_ keepers: StateKeepers) -> (location: Location?, doubt: Silence?) {
        let withChange = Set(app.running(in: changes.map(\.function), of: owner).map(\.id))
        if let told = useOfCount(reads, withChange: withChange) { return (told, nil) }
        let keeping = reads.first { read in
            (!read.isOfUser || withChange.contains(read.use.function.id)) && keepers.mayKeep(read.use)
        }
        let setters = app.program.lineage(of: owner).flatMap { app.program.functions(of: $0) }.filter(isActiveSetter)
        if let setter = setters.first(where: keepers.mayKeep) {
            return (setter.location, doubt ?? Silence(.mayBeKept, at: setter.location, about: owner.name + "." + name))
        }
        let doubt = doubt ?? keeping.map { Silence(.mayBeKept, at: $0.use.function.location($0.use.range), about: owner.name + "." + name) }
        let seen = reads.filter { !isForNextScreen($0.use) }
        let showing = Set(app.functionsThatMayShow(owner).map(\.id) + screensThatAsk(seen).flatMap(app.functionsThatMayShow).map(\.id))
        let shown = seen.first { !$0.isOfUser && showing.contains($0.use.function.id) } ?? seen.first { $0.isOfUser && isShown($0.use) }
        if let shown { return (shown.use.function.location(shown.use.range), doubt) }
        if let setter = setters.first { return (setter.location, doubt) }
        // What somebody on top is to answer goes with him.
        if changes.allSatisfy({ $0.function.names(anyOf: UIKit.waysToShow) }) { return (nil, doubt) }
        let changing = Set(changes.map(\.function.id)).union(withChange)
        let later = seen.first { $0.isOfUser && !changing.contains($0.use.function.id) }
        return (later.map { $0.use.function.location($0.use.range) }, doubt)
    }

    /// What shows the variable of an object that is no screen itself.
    private func screensThatAsk(_ reads: [Read]) -> [Type] {
        guard app.program.adopts(owner, "UIStateRestoring"), !app.program.isController(owner), !app.program.isView(owner) else { return [] }
        return reads.compactMap(\.use.function.type).filter(app.program.isController).first(ofEach: \.id)
    }

    /// Whether it does something as the variable gets a value.
    private func isActiveSetter(_ function: Function) -> Bool {
        if function.fact.kind == .observer { return function.property?.name.withoutUnderscore == name && !function.body.isEmpty }
        return function.fact.name == name.nameOfSetter && function.fact.parameters.count == 1 && function.body.count > 1
    }

    /// Where another screen is told how often the user did something, by what he does later.
    private func useOfCount(_ reads: [Read], withChange: Set<Int>) -> Location? {
        guard isCount else { return nil }
        let told = reads.first { UIKit.preparations.contains($0.use.function.fact.name) && !withChange.contains($0.use.function.id) }
        return told.map { $0.use.function.location($0.use.range) }
    }

    /// Whether a use only tells another screen, which is shown next.
    private func isForNextScreen(_ use: MemberUse) -> Bool {
        if UIKit.preparations.contains(use.function.fact.name) || use.function.names(anyOf: UIKit.waysToShow) { return true }
        return app.bodies.body(of: use.function).around(use.range).contains { site in
            guard case .assignment(let target, nil, let value) = site.kind, value.range.contains(use.range),
                case .member(let base, _) = target.core.kind, !base.isSelf,
                let type = app.program.type(of: base, at: Place(site, in: use.function))?.unwrapped.projectType
            else { return false }
            return app.program.isController(type)
        }
    }

    /// Whether what the user does has a view show it; what he types there shows itself.
    private func isShown(_ use: MemberUse) -> Bool {
        app.sites(in: use.function).contains { site in
            guard case .assignment(let target, _, let value) = site.kind, case .member(let base, _) = target.core.kind, !base.isSelf,
                value.range.contains(use.range) || site.tests.contains(where: { $0.range.contains(use.range) })
            else { return false }
            let kind = app.program.type(of: base, at: Place(site, in: use.function))?.unwrapped.name
            return !(kind.flatMap(UserControl.init)?.isText ?? false)
        }
    }
}

extension Site {
    /// `lives -= 1`
    fileprivate var isCounting: Bool {
        guard case .assignment(_, let operation?, let value) = kind else { return false }
        return ["+", "-"].contains(operation) && value.core.isInteger
    }
}
