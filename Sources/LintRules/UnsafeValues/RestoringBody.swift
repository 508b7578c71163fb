import AppModel
import Syntax

/// What in a body may take a restored value by force, found once for all values that are restored there.
struct RestoringBody {
    /// Casts, forces and `try`, by the range of what they stand around.
    let wrappings: [SourceRange: [Site]]
    /// The same in source order.
    let forces: [Site]
    /// Calls that are forced though they may refuse a value that is there, with what they take.
    let forcedConversions: [(site: Site, call: Call, taken: Expression)]
    /// The methods of the object where something of it raises for nil: one may stand for a property, and never give nil.
    private let methods: Set<String>
    /// In source order.
    let assignments: [Site]
    /// Calls of the object's own methods, and of functions, which may fill its properties.
    let ownCalls: [Site]
    /// Calls that make objects of data and stand in one of those, with the data.
    let unarchivings: [(site: Site, data: Expression)]
    /// Calls that end the app.
    let crashes: [Site]
    /// Calls that end the app unless a condition holds, in some builds at least.
    let assertions: [(site: Site, condition: Expression)]
    /// Where there are such, the names that anything else asks about.
    let askedBesideAssertions: Set<String>
    /// Elements of lists, where they are asked for by an index.
    let elements: [(site: Site, list: Expression, index: Expression)]
    /// Numbers of rows that a table or collection view is told to scroll to or to select, which raises where it has fewer.
    let rows: [(site: Site, row: Expression)]
    /// Ranges that would end before they begin if a number were 0, which ends the app, with that number.
    let ranges: [(site: Site, number: Expression)]
    /// What goes into something that raises for nil.
    let raising: [(site: Site, values: [Expression], fate: String)]
    /// What text views of AppKit's are told to select, where the body does not look at how long their texts are.
    let selections: [(site: Site, ranges: Expression, name: String)]
    /// Where Core Data is asked for the object of an identifier, whether its row is there or not.
    let lookUps: [(site: Site, call: Call, identifier: Expression)]
    /// By the name of a local, where `name!` and `name as! String` stand among the forces.
    private let forcesOfName: [String: [Int]]
    private let reassigned: Set<String>
    /// The values of locals that are declared without one, with nil or with an empty list, and assigned once, by name.
    private let assignedOnce: [String: Expression]
    /// The locals that are made with a value, by its range.
    private let locals: [SourceRange: Site]
    /// The assignments to locals, by the range of what these get.
    private let assignmentsOfValue: [SourceRange: [Site]]
    /// The locals that are made with another, by the other's name, in source order.
    private let copies: [String: [Site]]
    /// The properties that are filled where restoring a screen, and lists asked by them; `nil` where no screen is restored.
    let keptIndices: KeptIndices?
    private var takers = Takers()

    /// Where values are taken as numbers, by where they come from: positions in the lists of the same names.
    private struct Takers {
        var elements: [SourceRange: [Int]] = [:]
        var rows: [SourceRange: [Int]] = [:]
        var ranges: [SourceRange: [Int]] = [:]
        var assignments: [SourceRange: [Int]] = [:]
        /// Of `calls`.
        var calls: [SourceRange: [Int]] = [:]
    }

    /// The calls that something is handed to.
    let calls: [Site]
    /// Those of the project's own functions that take what may be nil.
    let callsTakingNil: [(site: Site, call: Call, called: Function)]

    /// Whether a value may be a dictionary, or a list of some: what is cast to a text at once is none.
    func mayHaveEntries(_ value: RestoredValue) -> Bool {
        (wrappings[value.range] ?? []).allSatisfy { site in
            guard case .cast(_, _, let target) = site.kind else { return true }
            return UIKit.scalars[target.unwrapped.name] == nil && !RestoringBody.plainTypes.contains(target.unwrapped.name)
        }
    }

    /// Of values that have no entries, beside numbers.
    private static let plainTypes: Set<String> = [
        "String", "NSString", "Data", "NSData", "Date", "NSDate", "URL", "NSURL", "UUID", "NSUUID", "NSNumber",
    ]

    init(of function: Function, in app: App) {
        let sites = app.sites(in: function)
        let caught = function.caughtRanges
        var wrappings: [SourceRange: [Site]] = [:]
        var forces: [Site] = []
        var forcedConversions: [(site: Site, call: Call, taken: Expression)] = []
        var forcesOfName: [String: [Int]] = [:]
        var assignments: [Site] = []
        var ownCalls: [Site] = []
        var unarchivings: [(site: Site, data: Expression)] = []
        var crashes: [Site] = []
        let thrown = function.isObjectiveC ? function.body.flatMap(\.thrown) : []
        var assertions: [(site: Site, condition: Expression)] = []
        var elements: [(site: Site, list: Expression, index: Expression)] = []
        var rows: [(site: Site, row: Expression)] = []
        var ranges: [(site: Site, number: Expression)] = []
        var raising: [(site: Site, values: [Expression], fate: String)] = []
        var selections: [(site: Site, ranges: Expression, name: String)] = []
        var calls: [Site] = []
        var lookUps: [(site: Site, call: Call, identifier: Expression)] = []
        var existing: [SourceRange] = []
        var reassigned: Set<String> = []
        var assignedLater: [String: [Expression]] = [:]
        var declaredApart: [String: Int] = [:]
        var locals: [SourceRange: Site] = [:]
        var copies: [String: [Site]] = [:]
        var assignmentsOfValue: [SourceRange: [Site]] = [:]
        for site in sites {
            switch site.kind {
            case .cast(let base, _, _), .forced(let base), .attempt(_, let base):
                wrappings[base.core.range, default: []].append(site)
                if site.takesByForce, case .name(let name) = base.kind { forcesOfName[name, default: []].append(forces.count) }
                forces.append(site)
                if let (call, taken) = site.forcedConversion { forcedConversions.append((site, call, taken)) }
                if site.isForce, case .call(let call) = base.core.kind, let data = app.unarchivedData(call, at: Place(site, in: function)) {
                    unarchivings.append((site, data))
                }
            case .assignment(let target, let operation, let value):
                assignments.append(site)
                // A property may have the name that its value is bound to: `if let page`.
                if case .name(let name) = target.kind, site.locals?.lookUp(name) != nil {
                    reassigned.insert(name)
                    assignmentsOfValue[value.core.range, default: []].append(site)
                    // Adding to it twice makes it a value of its own.
                    assignedLater[name, default: []] += operation == nil ? [value] : [value, value]
                }
            case .local(let local):
                declaredApart[local.name, default: 0] += local.value?.core.isNothingYet ?? true ? 1 : 2
                guard let value = local.value?.core else { break }
                if locals[value.range] == nil { locals[value.range] = site }
                if case .name(let name) = value.kind { copies[name, default: []].append(site) }
            case .range:
                if let number = site.numberThatRangeNeeds { ranges.append((site, number)) }
            case .call, .element, .returns:
                break
            }
            if let call = site.call, call.receiver?.isSelf ?? !["print", "NSLog"].contains(call.name) { ownCalls.append(site) }
            if let call = site.call, call.name != "exit",
                Expression(.call(call), site.range).neverReturns || thrown.contains(where: { $0.contains(site.range) }) || call.raises
            {
                crashes.append(site)
            }
            if let condition = site.call?.assertedCondition(in: function) { assertions.append((site, condition)) }
            if let call = site.call, !call.arguments.isEmpty { calls.append(site) }
            if let lookUp = site.lookUpTakenForGranted { lookUps.append((site, lookUp.call, lookUp.identifier)) }
            if let call = site.call, call.name.hasPrefix("existingObject") { existing.append(call.callee.range) }
            if caught.contains(where: { $0.contains(site.range) }) { continue }
            elements += site.listsAndIndices.map { (site, $0.list, $0.index) }
            if let selected = app.selection(at: site, in: function) { selections.append((site, selected.ranges, selected.name)) }
            if let row = site.rowThatHasToBeThere { rows.append((site, row)) }
            if function.isObjectiveC { raising += app.raisingValues(at: site, in: function).map { (site, $0.values, $0.fate) } }
        }
        self.wrappings = wrappings
        self.forces = forces
        self.forcedConversions = forcedConversions
        self.forcesOfName = forcesOfName
        self.assignments = assignments
        self.ownCalls = ownCalls
        self.assignmentsOfValue = assignmentsOfValue
        self.unarchivings = unarchivings
        self.crashes = crashes
        self.assertions = assertions
        var asked: Set<String> = []
        for test in assertions.isEmpty ? [] : sites.flatMap(\.tests) {
            _ = test.contains { part in
                if case .name(let name) = part.kind { asked.insert(name) }
                return false
            }
        }
        askedBesideAssertions = asked
        self.elements = elements
        self.rows = rows
        self.ranges = ranges
        self.raising = raising
        let family = raising.isEmpty ? [] : function.type.map(app.program.family) ?? []
        methods = Set(family.flatMap { app.program.functions(of: $0) }.map { $0.property?.name ?? $0.fact.name })
        // Whoever asks for it in the other way as well knows of the difference.
        let taken = Set(lookUps.filter { $0.site.call == nil }.map(\.call.callee.range))
        self.lookUps = existing.allSatisfy(taken.contains) ? lookUps : []
        assignedOnce = assignedLater.compactMapValues(\.onlyElement).filter { declaredApart[$0.key] == 1 }
        self.reassigned = reassigned.subtracting(assignedOnce.keys)
        self.locals = locals
        self.copies = copies
        self.calls = calls
        callsTakingNil = calls.compactMap { site in
            guard let call = site.call, let called = app.program.calledFunction(call, at: Place(site, in: function)), called != function,
                !called.isObjectiveC, called.fact.parameters.contains(where: { $0.type?.isOptional == true }),
                !app.program.isOverridden(called)
            else { return nil }
            return (site, call, called)
        }
        self.selections = selections.isEmpty || function.looksAtLengths ? [] : selections
        keptIndices = function.hook == .decodeState ? KeptIndices(of: function, in: app) : nil
        takers = makeTakers()
    }

    private func makeTakers() -> Takers {
        func positions<Taker>(_ all: [Taker], _ taken: (Taker) -> [(site: Site, value: Expression)]) -> [SourceRange: [Int]] {
            var positions: [SourceRange: [Int]] = [:]
            for (position, taker) in all.enumerated() {
                let held = Set(taken(taker).flatMap { ranges(heldBy: $0.value, at: $0.site) })
                for range in held { positions[range, default: []].append(position) }
            }
            return positions
        }
        return Takers(
            elements: positions(elements) { [($0.site, $0.index)] }, rows: positions(rows) { [($0.site, $0.row)] },
            ranges: positions(ranges) { [($0.site, $0.number)] },
            assignments: positions(assignments) { site in
                if case .assignment(_, nil, let given) = site.kind { [(site, given)] } else { [] }
            },
            calls: positions(calls) { site in (site.call?.arguments ?? []).map { (site, $0.value) } })
    }

    /// Where a number may come from: itself, or whatever the local has that it names.
    private func ranges(heldBy number: Expression, at site: Site) -> [SourceRange] {
        let own = [number.core.range, number.number.core.range]
        guard let local = number.number.binding(at: site) else { return own }
        return own + local.origin.heldRanges + (assignedOnce[local.name]?.heldRanges ?? [])
    }

    /// The elements of lists that may be asked for by a value, in source order.
    func elements(askedBy value: RestoredValue) -> [(site: Site, list: Expression, index: Expression)] {
        (takers.elements[value.range] ?? []).map { elements[$0] }
    }

    func rows(askedBy value: RestoredValue) -> [(site: Site, row: Expression)] { (takers.rows[value.range] ?? []).map { rows[$0] } }

    /// The ranges that need it to be more than 0, in source order.
    func ranges(endedBy value: RestoredValue) -> [(site: Site, number: Expression)] {
        (takers.ranges[value.range] ?? []).map { ranges[$0] }
    }

    /// The assignments that may keep it, in source order.
    func assignments(of value: RestoredValue) -> [Site] { (takers.assignments[value.range] ?? []).map { assignments[$0] } }

    /// The calls that it may be handed to, in source order.
    func calls(taking value: RestoredValue) -> [Site] { (takers.calls[value.range] ?? []).map { calls[$0] } }

    /// `name!`, `name as! String`, for some names, in source order.
    func forces(onOneOf names: [String]) -> [Site] { Set(names).flatMap { forcesOfName[$0] ?? [] }.sorted().map { forces[$0] } }

    func isReassigned(_ name: String) -> Bool { reassigned.contains(name) }

    /// What a local keeps; of a loop's, the list of which it is one after the other.
    func origin(of name: String, at place: Place) -> (value: Expression, place: Place)? {
        if let only = assignedOnce[name] { return (only, place) }
        guard !isReassigned(name), let local = place.locals?.lookUp(name) else { return nil }
        if case .element(of: let list, _) = local.binding.origin { return (list, place.before(local)) }
        return place.firstValue(of: name)
    }

    /// Whether a local has the value of a read and keeps it: `NSInteger row; … row = [coder decodeIntegerForKey:@"row"];` too.
    func holds(_ local: LocalScope.Binding, _ range: SourceRange) -> Bool {
        guard !isReassigned(local.name) else { return false }
        return local.origin.holds(range) || assignedOnce[local.name]?.holds(range) == true
    }

    /// Whether a method of the object gives or takes a property's value.
    func hasAccessor(of name: String) -> Bool { methods.contains(name) || methods.contains(name.nameOfSetter) }

    /// Whether a property is what an assignment has given it where it is used, whichever way leads there: nothing asks about it, fills it
    /// again or calls what may.
    func isAsFilled(_ name: String, by filling: Site, at use: Site) -> Bool {
        guard filling.range.end <= use.range.start, !use.mayRunLater, filling.isOnTheWay(to: use),
            !use.isTested(where: { $0.plainName == name })
        else { return false }
        func isBetween(_ site: Site) -> Bool { site.range.start >= filling.range.end && site.range.end <= use.range.start }
        return !assignments.contains { isBetween($0) && $0.assignedName == name } && !ownCalls.contains(where: isBetween)
    }

    /// The local that is made with a value and keeps it.
    func localHolding(_ value: RestoredValue) -> LocalScope.Binding? {
        guard let binding = locals[value.range]?.locals?.binding ?? localAssigned(value.range) else { return nil }
        return isReassigned(binding.name) ? nil : binding
    }

    private func localAssigned(_ range: SourceRange) -> LocalScope.Binding? {
        (assignmentsOfValue[range] ?? []).lazy.compactMap { site -> LocalScope.Binding? in
            guard case .assignment(let target, nil, _) = site.kind, case .name(let name) = target.kind, assignedOnce[name] != nil
            else { return nil }
            return site.locals?.lookUp(name)?.binding
        }.first
    }

    /// The same, and those that are made with it in turn: `let names = restored as? [String]`.
    func localsHolding(_ value: RestoredValue) -> [LocalScope.Binding] {
        guard let first = localHolding(value) else { return [] }
        var holders = [first]
        var reached = value.range.start
        while let next = nextCopy(of: holders[holders.count - 1], behind: reached), let binding = next.locals?.binding {
            holders.append(binding)
            reached = next.range.start
        }
        return holders
    }

    private func nextCopy(of local: LocalScope.Binding, behind place: UInt32) -> Site? {
        copies[local.name]?.first { site in
            guard site.range.start > place, let copy = site.locals?.binding, let value = site.localValue else { return false }
            return value.names(local, at: site) && !isReassigned(copy.name)
        }
    }
}

extension Site {
    fileprivate var localValue: Expression? {
        if case .local(let local) = kind { return local.value?.core }
        return nil
    }

    /// `row` of `table.scrollToRow(at: IndexPath(row: row, section: 0), …)`.
    fileprivate var rowThatHasToBeThere: Expression? {
        guard let call, UIKit.callsThatNeedTheRow.contains(call.name), let path = call.arguments.first?.value.core else { return nil }
        var place = path
        if case .name(let name) = path.kind, case .local(let local)? = locals?.lookUp(name)?.binding.origin, let value = local.value?.core {
            place = value
        }
        guard case .call(let made) = place.kind, CoderMethod(made) == nil else { return path }
        return made.argument("row") ?? made.argument("item") ?? (UIKit.makersOfRows.contains(made.name) ? made.firstUnlabelled : nil)
    }

    /// Whether it unwraps or casts by force.
    fileprivate var takesByForce: Bool {
        switch kind {
        case .cast(_, .forced, let target): !target.isOptional
        case .forced: true
        default: false
        }
    }

    /// Whether it ends the app where it fails.
    fileprivate var isForce: Bool {
        switch kind {
        case .attempt(.forced, _): true
        default: takesByForce
        }
    }
}

extension Expression {
    /// `nil`, `[]`, `[NSMutableArray new]`, `[[NSMutableArray alloc] initWithCapacity:5]`: what is there before the list itself comes.
    fileprivate var isNothingYet: Bool {
        func isList(_ name: String) -> Bool { ["Array", "Dictionary", "Set"].contains(where: name.hasSuffix) }
        switch kind {
        case .nilLiteral: return true
        case .array(let elements): return elements.isEmpty
        case .call(let call):
            let makes = ["init", "initWithCapacity", "array", "new"].contains(call.name) || isList(call.name)
            return makes && call.arguments.allSatisfy { if case .integer = $0.value.core.kind { true } else { false } }
        case .member(let base, let name): return ["array", "new"].contains(name.text) && base.core.memberName.map(isList) ?? false
        default: return false
        }
    }
}

extension Statement {
    /// What Objective-C throws in it, and nothing there catches.
    fileprivate var thrown: [SourceRange] {
        switch kind {
        case .throwing(let value): [value.range]
        case .attempt: []
        default: inner.flatMap(\.thrown)
        }
    }
}

extension Call {
    /// `[NSException raise:name format:reason]`
    fileprivate var raises: Bool { name == "raise" && receiver?.isName("NSException") == true }
}
