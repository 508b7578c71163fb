import Syntax

/// A controller that code makes, identifies and shows to whoever uses the app, all of it after the launch.
public struct ShownController: Sendable {
    /// What the text calls it, or its class.
    public let name: String
    public let made: StaticType
    /// Where it is surely identified.
    public let identified: Location
    /// Where it is shown.
    public let function: Function
    /// Whether nothing but a base class identifies it, as it does all others, and it keeps nothing of its own.
    public let isIncidental: Bool
    /// What an app delegate makes in its place, of a class that cannot stand for it.
    public let madeInstead: FactoryResult?
}

extension App {
    /// Shown controllers with an identifier that nothing can make again, one for each place that identifies them, in source order. System
    /// controllers are left out: they know how to come back, or need not.
    public func homelessControllers(_ silences: inout Silences) -> [ShownController] {
        let units = Set(program.units.indices.filter { !isOptedIn(unit: $0).isNo })
        guard !units.isEmpty else { return [] }
        // What an app delegate makes for everybody is told where it does.
        let told = Set(misfitsOfDelegates.map(\.location))
        let delegates = Dictionary(uniqueKeysWithValues: units.map { ($0, DelegateAnswers(delegateResults(inUnit: $0))) })
        let toldUnits = units.filter { delegates[$0]?.all.contains { told.contains($0.location) } ?? false }
        var early = EarlyCallers(self)
        var untold: [Location: Silences] = [:]
        let shown = graph.showings + childrenPutInLate(&early) + contentsOfEmptyStacks(delegates)
        let found = shown.compactMap { showing -> ShownController? in
            guard let function = graph.function(at: showing.point), case let unit = program.unit(of: function),
                let answers = delegates[unit], !toldUnits.contains(unit), !program.isTest(function),
                let made = graph.creation(of: showing.object)?.type, isPlainController(made),
                let identified = graph.identification(of: showing.object), case let isMadeAgain = isMadeAgain(showing.object, made),
                !isMadeAgain.isYes, case let results = answers.results(for: identifiers(of: [showing.object], made)),
                isMadeAndShownLate(showing, &early),
                case let there = results.filter({ mayBeThere($0, savedAs: made, &early) }),
                case let isBrought = there.map({ brings($0, showing.object, savedAs: made) }), !isBrought.contains(where: \.isYes)
            else { return nil }
            var doubts = Silences()
            guard doubts.denies(isMadeAgain), isBrought.allSatisfy({ doubts.denies($0) }), doubts.affirms(isOptedIn(unit: unit)),
                !doubts.note(silence(onDelegatesOf: unit))
            else {
                untold[identified, default: Silences()].note(doubts)
                return nil
            }
            return ShownController(
                name: graph.name(of: showing.object), made: made, identified: identified, function: function,
                isIncidental: isIncidental(showing.object),
                madeInstead: answers.all.first { $0.madeType != nil && $0.identifiers == nil })
        }
        let places = Set(found.map(\.identified))
        for (place, doubts) in untold where !places.contains(place) { silences.note(doubts) }
        return found.sorted { $0.identified < $1.identified }.first(ofEach: \.identified)
    }

    /// What is shown in a stack of its own that the app delegate makes again, and makes empty.
    private func contentsOfEmptyStacks(_ delegates: [Int: DelegateAnswers]) -> [ObjectGraph.Showing] {
        let filled = Set(graph.holdings.map(\.parent))
        let stacks = graph.showings.filter { showing in
            guard let unit = graph.function(at: showing.point).map(program.unit), let answers = delegates[unit],
                let made = graph.creation(of: showing.object)?.type, containerKind(made) == .navigation, made.projectType == nil,
                let identifiers = identifiers(of: [showing.object], made)
            else { return false }
            let results = answers.results(for: identifiers).filter { !$0.isNothing }
            return !results.isEmpty
                && results.allSatisfy { result in
                    guard result.identifiers != nil, let object = result.object, flow.objects[Int(object)].isMade else { return false }
                    return !filled.contains(object) && result.madeType == made
                }
        }
        return stacks.flatMap { stack in
            graph.holdings.filter { $0.parent == stack.object }.map { ObjectGraph.Showing(object: $0.child, point: stack.point) }
        }
    }

    /// What containers of the app's own that are there at launch are given later and encode, where nothing that the launch makes has its identifier.
    private func childrenPutInLate(_ early: inout EarlyCallers) -> [ObjectGraph.Showing] {
        let late = graph.holdings.filter { holding in
            guard holding.kind == .custom, flow.objects[Int(holding.parent)].isMade, !(graph.encoders[holding.child] ?? []).isEmpty,
                let parent = flow.objects[Int(holding.parent)].site, parent.instruction >= 0,
                let site = flow.objects[Int(holding.child)].site, site.instruction >= 0
            else { return false }
            return !runsLate(parent, &early) && runsLate(site, &early)
        }
        return late.compactMap { holding in
            guard let site = flow.objects[Int(holding.child)].site, !mayBeFound(holding.child, &early) else { return nil }
            return ObjectGraph.Showing(object: holding.child, point: site)
        }
    }

    /// Whether another object that may be taken for one is there when UIKit looks for it by its path (B5).
    private func mayBeFound(_ child: Int32, _ early: inout EarlyCallers) -> Bool {
        guard let (text, _, isCertain) = graph.identifierText(of: child), isCertain, let type = graph.type(of: child) else { return true }
        for other in flow.objects.indices.map(Int32.init) where other != child && graph.type(of: other) == type {
            guard let site = flow.objects[Int(other)].site, site.instruction >= 0, graph.function(at: site)?.isFactory != true,
                !runsLate(site, &early)
            else { continue }
            if type.unwrapped.projectType != nil { return true }
            guard let known = graph.identifierText(of: other), known.isCertain else {
                if graph.isUnidentified(other).isYes { continue }
                return true
            }
            if known.text == text { return true }
        }
        return false
    }

    /// Whether a restoration class can make it again, the object's or its class's; unknown where somebody out of sight may have seen to it.
    private func isMadeAgain(_ object: Int32, _ made: StaticType) -> Answer {
        let isWithoutClass = graph.isWithoutRestorationClass(object)
        var silence = graph.silence(onHandingOver: object)
        switch isWithoutClass {
        case .no: return .yes
        case .unknown(let unknown): silence = silence ?? unknown
        case .yes: break
        }
        if let type = made.projectType {
            switch classRestorationClass(of: type, for: object) {
            case .some: return .yes
            case .unknown(let unknown): silence = silence ?? unknown
            case .none: break
            }
            if graph.ownIdentifications(of: object).contains(where: \.isOptOut) { return .yes }
        }
        return silence.map(Answer.unknown) ?? .no
    }

    /// Whether neither what makes it nor what shows it may run while the app launches or puts a screen together: what stands there before
    /// restoration begins is found by its path (B5).
    private func isMadeAndShownLate(_ showing: ObjectGraph.Showing, _ early: inout EarlyCallers) -> Bool {
        guard let site = flow.objects[Int(showing.object)].site else { return false }
        return [site, showing.point].allSatisfy { runsLate($0, &early) }
    }

    private func runsLate(_ point: ProgramPoint, _ early: inout EarlyCallers) -> Bool {
        flow.instances(runningAround: point, isKept: isKept).allSatisfy { instance in
            guard case .function(let function) = flow.procedure(ofInstance: instance).origin else { return false }
            return !early.mayCall(function)
        }
    }

    /// Whether what a factory looks for amongst what is there may be there when UIKit asks: what is made after the launch alone is not.
    private func mayBeThere(_ result: FactoryResult, savedAs type: StaticType, _ early: inout EarlyCallers) -> Bool {
        guard case .existing = result.kind, mayStandFor(type, result) else { return true }
        let made = result.object.flatMap { flow.objects[Int($0)].isMade ? flow.objects[Int($0)].site : nil }
        if let made, !runsLate(made, &early) { return true }
        guard let type = type.projectType else { return made == nil }
        return !isMadeLateAlone(type, &early)
    }

    /// Whether all objects of a class are made in code that is in sight and that the launch does not run.
    private func isMadeLateAlone(_ type: Type, _ early: inout EarlyCallers) -> Bool {
        let family = [type] + program.descendants(of: type)
        let calls = creatingCalls(of: type)
        // Who has the class in hand may make one of it, in whatever way.
        let isNamedEarly = program.functions(naming: Set(family.map(\.shortName))).contains { function in
            function.type.map { !family.contains($0) } ?? true && function.hook != .delegateFactory && early.mayCall(function)
        }
        guard !calls.isEmpty, calls.allSatisfy({ $0.function.property == nil && !early.mayCall($0.function) }),
            !isNamedEarly, family.allSatisfy({ storyboardControllers(of: $0).isEmpty }),
            !program.functions(mentioningAnyOf: ["NSClassFromString"]).contains(where: {
                program.unit(of: $0) == type.unit && early.mayCall($0)
            })
        else { return false }
        return flow.objects.allSatisfy { object in
            guard case .made(let made) = object.kind, let made = made.projectType, family.contains(made), let site = object.site else {
                return true
            }
            return runsLate(site, &early)
        }
    }

    /// Whether a closure only waits for calls that are looked into: nobody else knows the names that it is kept under.
    private func isKept(_ closure: Int32) -> Bool {
        guard flow.isOnlyCalledInSight(closure) else { return false }
        var names: Set<String> = []
        var known: Set<Int32> = [closure]
        var open = [closure]
        while let held = open.popLast() {
            for (owner, field) in flow.fields(holding: held) {
                if field == "[]" {
                    if known.insert(owner).inserted { open.append(owner) }
                } else {
                    names.insert(field)
                }
            }
        }
        return program.functions(naming: names).allSatisfy { function in
            program.isTest(function) || function.isInitialValue || flow.procedure(of: function) != nil
        }
    }

    private func isPlainController(_ type: StaticType) -> Bool {
        switch type {
        case .project(let type): program.isController(type)
        case .named(let name, _):
            ["UIViewController", "UINavigationController", "UITabBarController", "UISplitViewController"].contains(name)
        case .optional, .metatype: false
        }
    }
}

/// Who may run while the app launches or a screen is put together, in the end. The flow looks into few of those that call others, so the text is asked
/// who calls whom.
struct EarlyCallers {
    private let app: App
    /// Whether a call counts that depends on a condition: on what somebody did before, for instance.
    private let countsConditional: Bool
    private var known: [Function: Bool] = [:]
    /// Those that call a function directly, by it: most ways to the beginning share their last steps.
    private var direct: [Function: [Function]] = [:]
    private var callers: [Spelling: Callers] = [:]

    init(_ app: App, countsConditional: Bool = true) {
        self.app = app
        self.countsConditional = countsConditional
    }

    /// Whether one of them is a function, or calls it. More callers than can be told count as if they did.
    mutating func mayCall(_ function: Function) -> Bool {
        if let known = known[function] { return known }
        var met = [function]
        var next = 0
        var found = false
        while next < met.count, !found {
            let called = met[next]
            found = called.hook != nil || called.buildsInterface || met.count > EarlyCallers.many || known[called] == true
            if !found {
                let callers = direct[called] ?? callers(of: called)
                direct[called] = callers
                met += callers.filter { !met.contains($0) }
            }
            next += 1
        }
        known[function] = found
        return found
    }

    /// More functions than this are not followed.
    static let many = 64

    private mutating func callers(of function: Function) -> [Function] {
        let name = function.property?.name ?? function.fact.name
        let unit = app.program.unit(of: function)
        let own = callers(by: name, unit: unit).callers(of: function)
        guard function.property == nil, function.isObjectiveC else { return own }
        // A property has it called by its own name: `self.site = site`.
        let assigning = function.namesOfPropertySet.flatMap { callers(by: $0, unit: unit).assigning }
        return (own + assigning).first(ofEach: \.id).filter { $0 != function }
    }

    private mutating func callers(by name: String, unit: Int) -> Callers {
        let spelling = Spelling(name: name, unit: unit)
        let named = callers[spelling] ?? Callers(of: spelling, in: app, countsConditional)
        callers[spelling] = named
        return named
    }

    /// A name that the functions of a unit spell.
    private struct Spelling: Hashable {
        let name: String
        let unit: Int
    }

    /// Who spells a name, and calls whom by it.
    private struct Callers {
        private var all: [Function] = []
        private(set) var assigning: [Function] = []
        /// By what is called, and where the text does not tell; the order is that of `all`.
        private var calls: [Int: [(position: Int, call: Call)]] = [:]
        private var openCalls: [(position: Int, call: Call)] = []
        private var performing: [(position: Int, call: Call)] = []

        init(of spelling: Spelling, in app: App, _ countsConditional: Bool) {
            all = app.program.functions(naming: [spelling.name]).filter {
                app.program.unit(of: $0) == spelling.unit && !app.program.isTest($0)
            }
            for (position, caller) in all.enumerated() {
                let sites = app.sites(in: caller)
                if sites.contains(where: { $0.isAssignment(toOneOf: [spelling.name]) }) { assigning.append(caller) }
                let soon = sites.compactMap(\.call).filter(\.runsOnce).flatMap(\.arguments).map(\.value.range)
                for site in sites {
                    guard let call = site.call, call.name == spelling.name || call.name.hasPrefix("perform"),
                        countsConditional || site.conditions.isEmpty,
                        !site.mayRunLater || site.isInOneClosure && soon.contains(where: { $0.contains(site.range) })
                    else { continue }
                    if call.name.hasPrefix("perform") { performing.append((position, call)) }
                    guard call.name == spelling.name else { continue }
                    if let called = app.program.calledFunction(call, at: Place(site, in: caller)) {
                        calls[called.id, default: []].append((position, call))
                    } else {
                        openCalls.append((position, call))
                    }
                }
            }
        }

        func callers(of function: Function) -> [Function] {
            // Of a property it is not told who reads it, only who may.
            if function.property != nil {
                return (function.fact.kind == .setter ? assigning : all).filter { $0 != function }
            }
            let called = ((calls[function.id] ?? []) + openCalls).filter { position, call in
                function.fact.matches(call) || all[position].isObjectiveC != function.isObjectiveC
            }
            let performed = performing.filter { $0.call.performs(function) }
            return Set((called + performed).map(\.position)).sorted().map { all[$0] }.filter { $0 != function }
        }
    }
}

extension Site {
    /// Whether one closure alone keeps it from running with its function.
    fileprivate var isInOneClosure: Bool {
        let later = branches.filter { step in
            switch step {
            case .closure, .function: true
            default: false
            }
        }
        return later.count == 1
    }
}

extension Call {
    /// `[self performSelector:@selector(open) withObject:nil afterDelay:0]`
    fileprivate func performs(_ function: Function) -> Bool {
        guard name.hasPrefix("perform") else { return false }
        return arguments.contains { argument in
            guard case .selector(let named) = argument.value.core.kind, let selector = named.memberName else { return false }
            return selector == function.fact.selector || selector.prefix { $0 != ":" } == function.fact.name[...]
        }
    }
}

extension Function {
    /// `site` of `setSite:`, and `URL` of `setURL:`.
    fileprivate var namesOfPropertySet: [String] {
        guard fact.kind == .method, fact.parameters.count == 1, fact.name.hasPrefix("set"), fact.name.count > 3 else { return [] }
        let name = fact.name.dropFirst(3)
        return [name.prefix(1).lowercased() + name.dropFirst(), String(name)]
    }

    /// Whether it is one of the methods in which an interface is built once, possibly before restoration begins.
    var buildsInterface: Bool {
        switch fact.kind {
        case .method: break
        // A getter runs for whoever asks.
        case .getter where !isInitialValue || property?.modifiers.contains(.isLazy) == true: break
        default: return true
        }
        return UIKit.viewLifeCycle.contains(property?.name ?? fact.name) || Conventions.launchMethods.contains(property?.name ?? fact.name)
    }
}
