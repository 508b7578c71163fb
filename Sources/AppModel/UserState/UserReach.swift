import Syntax

/// Where the code of an object runs because of what the user does: in what controls, lists and fields call, in what these call of the same
/// object, and in closures that wait for a choice. Other code may run it, too; `UserDrivenFunctions` tells what nobody else runs.
struct UserReach {
    private let app: App
    /// In the order in which they are reached.
    private let functions: [Function]
    private let ids: Set<Int>
    private let roots: Set<Int>
    /// Those with closures that wait for the user.
    private let waiting: [Function]
    /// By function, the closures in it that run so, and those that run as soon as what stands around them does.
    private let closures: [Int: Closures]

    private struct Closures {
        var ofUser: [SourceRange] = []
        var atOnce: [SourceRange] = []

        func hold(_ site: Site) -> Bool { !site.mayRunLater || (ofUser + atOnce).contains { $0.contains(site.range) } }
    }

    /// - Parameter answers: methods that other screens call because of what the user does there.
    init(of owner: Type, in app: App, answers: [Function] = []) {
        self.app = app
        let family = app.program.family(of: owner).flatMap { app.program.functions(of: $0) }.filter { !$0.isStatic }
        let selectors = app.actionSelectors(of: owner)
        var closures: [Int: Closures] = [:]
        for function in family {
            let found = Self.closures(of: function, in: app)
            if !found.ofUser.isEmpty || !found.atOnce.isEmpty { closures[function.id] = found }
        }
        var open =
            answers + family.filter { $0.fact.kind == .method && $0.hook == nil && ($0.isAction(by: selectors) || $0.fact.tellsOfUser) }
        var known = Set(open.map(\.id))
        roots = known
        for function in family {
            guard let ofUser = closures[function.id]?.ofUser, !ofUser.isEmpty else { continue }
            let called = app.sites(in: function).filter { site in ofUser.contains { $0.contains(site.range) } }.compactMap { site in
                Self.ownMethod(calledAt: site, in: function, of: owner, app)
            }
            open += called.filter { known.insert($0.id).inserted }
        }
        var next = 0
        while next < open.count, next < 200 {
            let function = open[next]
            next += 1
            let own = closures[function.id] ?? Closures()
            let called =
                app.bodies.ownMethods(calledBy: function, in: owner, where: own.hold)
                + app.bodies.ownMessages(sentBy: function, in: owner, isLaterToo: false)
                + Self.setters(runBy: function, family, own, in: app)
            open += called.filter { known.insert($0.id).inserted }
        }
        functions = open
        ids = known
        waiting = family.filter { closures[$0.id].map { !$0.ofUser.isEmpty } ?? false }
        self.closures = closures
    }

    /// The method of the object that is called there, also by a local or a weak reference that stands for it: `self?.show(.all)`.
    private static func ownMethod(calledAt site: Site, in function: Function, of owner: Type, _ app: App) -> Function? {
        guard let call = site.call else { return nil }
        if let name = call.callee.plainName { return app.program.method(name, call, of: owner) }
        guard case .member(var base, let name) = call.callee.core.kind else { return nil }
        if case .optional(let inner) = base.core.kind { base = inner }
        let isOwn = base.core.isSelf || Place(site, in: function).origins(of: base).onlyElement?.value.core.isSelf ?? false
        return isOwn ? app.program.method(name.text, call, of: owner) : nil
    }

    /// The setters and observers of the properties that a function gives a value.
    private static func setters(runBy function: Function, _ family: [Function], _ closures: Closures, in app: App) -> [Function] {
        let given = Set(
            app.sites(in: function).compactMap { site -> String? in
                guard closures.hold(site), let target = site.target, let state = OwnState(target, at: site.locals), state.owner == nil
                else {
                    return nil
                }
                return state.member.withoutUnderscore
            })
        guard !given.isEmpty else { return [] }
        let names = Set(given.map(\.nameOfSetter))
        return family.filter { other in
            switch other.fact.kind {
            case .setter, .observer: other.property.map { given.contains($0.name) } ?? false
            case .method: other.isObjectiveC && names.contains(other.fact.name)
            default: false
            }
        }
    }

    /// Whether something runs there on the spot.
    func holds(_ range: SourceRange, mayRunLater: Bool, in function: Function) -> Bool {
        let own = closures[function.id]
        if own?.ofUser.contains(where: { $0.contains(range) }) ?? false { return true }
        guard ids.contains(function.id) else { return false }
        return !mayRunLater || own?.atOnce.contains { $0.contains(range) } ?? false
    }

    /// Whether the user may come by a place that names something.
    func mayName(_ name: String) -> Bool {
        let names = [name, "_" + name, name.nameOfSetter]
        return (functions + waiting).contains { function in names.contains(where: function.fact.words.mayHold) }
    }

    /// Whether a control, a list or another screen calls it.
    func begins(with function: Function) -> Bool { roots.contains(function.id) }

    /// Whether a place in a function is in a closure that waits for a choice of the user's.
    static func waits(at range: SourceRange, in function: Function, _ app: App) -> Bool {
        closures(of: function, in: app).ofUser.contains { $0.contains(range) }
    }

    private static func closures(of function: Function, in app: App) -> Closures {
        var found = Closures()
        for site in app.sites(in: function) {
            switch site.kind {
            case .call(let call):
                let isOfUser = UIKit.makersOfActions.contains(call.name) || UIKit.callsForUser.contains(call.name)
                guard isOfUser || UIKit.animations.contains(call.name) else { continue }
                let ranges = call.arguments.filter(\.value.core.isClosure).map(\.value.range)
                if isOfUser { found.ofUser += ranges } else { found.atOnce += ranges }
            case .assignment(let target, nil, let value):
                // Another screen answers by it.
                guard value.core.isClosure, case .member(let base, _) = target.core.kind, !base.isSelf,
                    let type = app.program.type(of: base, at: Place(site, in: function))?.unwrapped.projectType,
                    app.program.isController(type) || app.program.isView(type)
                else { continue }
                found.ofUser.append(value.range)
            default: continue
            }
        }
        return found
    }
}

extension FunctionFact {
    /// Whether a list, a field or a picker tells it of a change that the user makes, as far as its name says.
    var tellsOfUser: Bool {
        if tellsChoice || UIKit.changesOfUser.contains(name) { return true }
        return parameters.contains { $0.label.map(UIKit.changesOfUser.contains) ?? false }
            && parameters.first?.type.map { !UIKit.isPlainValue($0.unwrapped.name) } ?? false
    }
}

/// What the user reaches of each class that is asked about.
struct UserReaches {
    private let app: App
    private var own: [Int: UserReach] = [:]
    private var all: [Int: UserReach] = [:]
    /// By unit.
    private var actions: [Int: [FunctionFact]] = [:]

    init(_ app: App) { self.app = app }

    /// Without what other screens answer.
    private mutating func ownReach(of type: Type) -> UserReach {
        if let known = own[type.id] { return known }
        let reach = UserReach(of: type, in: app)
        own[type.id] = reach
        return reach
    }

    mutating func reach(of type: Type) -> UserReach {
        if let known = all[type.id] { return known }
        let answers = answers(to: type)
        let reach = answers.isEmpty ? ownReach(of: type) : UserReach(of: type, in: app, answers: answers)
        all[type.id] = reach
        return reach
    }

    /// Whether what a function of whichever class does there is because of the user.
    mutating func holds(_ range: SourceRange, mayRunLater: Bool, in function: Function) -> Bool {
        guard let type = function.type else { return false }
        return reach(of: type).holds(range, mayRunLater: mayRunLater, in: function)
    }

    /// Whether a view or screen that mentions nothing of restoration calls a method of a delegate where the user has done something.
    private mutating func isAnswer(_ candidate: Function, inUnit unit: Int) -> Bool {
        let name = candidate.fact.name
        let count = candidate.fact.parameters.count
        return actions(inUnit: unit).contains { method in
            method.words.mayHold(name)
                && (method.body ?? []).contains { statement in
                    statement.expressions.contains { expression in
                        expression.contains { part in
                            guard case .call(let call) = part.kind, call.name == name, let receiver = call.receiver?.core else {
                                return false
                            }
                            return receiver.lastName.map(Conventions.takesListener) ?? false && call.arguments.count == count
                        }
                    }
                }
        }
    }

    /// What runs because of the user in the classes that mention nothing of restoration.
    private mutating func actions(inUnit unit: Int) -> [FunctionFact] {
        if let known = actions[unit] { return known }
        let found = app.program.outlines(forUnit: unit).filter { $0.kind == .class }.flatMap { type in
            (type.withMethods?.methods ?? []).filter { method in
                method.hasBody
                    && (method.tellsOfUser || method.modifiers.contains(.isAction) || method.returnType?.name == "IBAction")
            }
        }
        actions[unit] = found
        return found
    }

    /// The methods by which a delegate of another screen hears what the user chose there.
    private mutating func answers(to type: Type) -> [Function] {
        let asked = methodsAskedFor(of: type)
        guard !asked.isEmpty else { return [] }
        let candidates = app.program.family(of: type).flatMap { app.program.functions(of: $0) }.filter { function in
            function.fact.kind == .method && !function.isStatic && function.hook == nil && asked.contains(function.fact.name)
                && !function.fact.parameters.isEmpty && function.fact.modifiers.isDisjoint(with: [.isPrivate, .overrides])
        }
        return candidates.filter { candidate in
            isAnswer(candidate, inUnit: type.unit)
                || app.program.functions(naming: [candidate.fact.name]).contains { calls(candidate, of: type, by: $0) }
        }
    }

    /// The names of the methods that the project's own protocols ask of a class.
    private func methodsAskedFor(of type: Type) -> Set<String> {
        var names: Set<String> = []
        for owner in app.program.lineage(of: type) {
            for declaration in owner.declarations {
                let place = Place(in: declaration, of: owner, isStatic: false)
                for listed in declaration.fact.inherited {
                    guard let asking = app.program.resolve(listed, at: place)?.projectType, asking.kind == .protocol else { continue }
                    for part in ([asking] + app.program.lineage(of: asking)).flatMap(\.declarations) {
                        names.formUnion((part.fact.withMethods ?? part.fact).methods.map(\.name))
                    }
                }
            }
        }
        return names
    }

    /// Whether a function of another screen or view calls a method there because of what the user does.
    private mutating func calls(_ method: Function, of type: Type, by caller: Function) -> Bool {
        guard let other = caller.type, !app.program.areRelated(other, type), app.program.isController(other) || app.program.isView(other)
        else { return false }
        let calls = app.sites(in: caller).filter { site in
            guard let call = site.call, call.name == method.fact.name, call.arguments.count == method.fact.parameters.count,
                let receiver = call.receiver?.core, !receiver.isSelf, !receiver.isSuper
            else { return false }
            return receiver.lastName.map(Conventions.takesListener) ?? false
        }
        guard !calls.isEmpty else { return false }
        let reach = ownReach(of: other)
        return calls.contains { reach.holds($0.range, mayRunLater: $0.mayRunLater, in: caller) }
    }
}
