import Syntax

/// What the variables of the program's types are assigned, and who calls its functions with what; each name is looked for once.
final class GivenValues {
    struct Variable: Hashable {
        let name: String
        let owner: Type
    }

    private let app: App
    private var program: Program { app.program }
    /// The names that were asked for, and what was found then.
    private var assigned: [String: [Type: [(value: Expression, place: Place)]]] = [:]
    /// By function, its plain assignments and its calls by what they name.
    private var assignments: [Int: [String: [(target: Expression, value: Expression, site: Site)]]] = [:]
    private var calls: [Int: [String: [Site]]] = [:]
    private var called: [String: [Int: [(call: Call, place: Place)]]] = [:]
    /// By structure, the calls of the initializer that Swift makes for it.
    private var memberwise: [Type: [(call: Call, place: Place)]] = [:]

    init(_ app: App) { self.app = app }

    /// What is assigned to a property of a type or of those below it, tests left out.
    func values(of variable: Variable) -> [(value: Expression, place: Place)] {
        if assigned[variable.name] == nil { assigned[variable.name] = assignments(to: variable.name) }
        let found = assigned[variable.name] ?? [:]
        return ([variable.owner] + program.descendants(of: variable.owner)).flatMap { (found[$0] ?? []) + outlined(variable.name, in: $0) }
            + handedMemberwise(variable)
    }

    /// What a structure gets for a property where it is made: `State(path: path)`.
    private func handedMemberwise(_ variable: Variable) -> [(value: Expression, place: Place)] {
        guard variable.owner.kind == .structure else { return [] }
        let calls = memberwise[variable.owner] ?? memberwiseCalls(of: variable.owner)
        memberwise[variable.owner] = calls
        return calls.compactMap { call, place in call.argument(variable.name).map { ($0, place) } }
    }

    private func memberwiseCalls(of owner: Type) -> [(call: Call, place: Place)] {
        program.functions(mentioningAnyOf: [owner.shortName, "Self", "init"]).filter { !program.isTest($0) }.flatMap { function in
            let named = calls(in: function)
            return (["init", "Self", owner.shortName].flatMap { named[$0] ?? [] }).compactMap { site -> (call: Call, place: Place)? in
                let place = Place(site, in: function)
                guard let call = site.call, !call.arguments.isEmpty, call.arguments.allSatisfy({ $0.label != nil }),
                    app.createdType(call, at: place)?.projectType == owner, program.calledFunction(call, at: place) == nil
                else { return nil }
                return (call, place)
            }
        }
    }

    /// What an object assigns to its own property in a file of which there is an outline only.
    private func outlined(_ name: String, in owner: Type) -> [(value: Expression, place: Place)] {
        owner.declarations.filter { $0.fact.isOutline && !program.files[$0.file].isTest }.flatMap { declaration in
            declaration.fact.methods(thatMaySay: [name]).flatMap { fact -> [(value: Expression, place: Place)] in
                let method = DeclaredFunction(
                    fact, at: Place(in: declaration, of: owner, isStatic: fact.modifiers.contains(.isStatic)))
                var found: [(value: Expression, place: Place)] = []
                for expression in (fact.body ?? []).flatMap(\.expressions) {
                    _ = expression.contains { part in
                        guard case .assignment(let target, nil, let value) = part.kind,
                            self.owner(of: target, named: name, at: method.place) == owner
                        else { return false }
                        found.append((value, method.place))
                        return false
                    }
                }
                return found
            }
        }
    }

    private func assignments(to name: String) -> [Type: [(value: Expression, place: Place)]] {
        var found: [Type: [(value: Expression, place: Place)]] = [:]
        for function in program.functions(mentioningAnyOf: [name, "_" + name]) where !program.isTest(function) {
            for (target, value, site) in assignments(in: function)[name.withoutUnderscore] ?? [] {
                let place = Place(site, in: function)
                guard let owner = owner(of: target, named: name, at: place) else { continue }
                found[owner, default: []].append((value, place))
            }
        }
        return found
    }

    private func assignments(in function: Function) -> [String: [(target: Expression, value: Expression, site: Site)]] {
        if let known = assignments[function.id] { return known }
        var found: [String: [(target: Expression, value: Expression, site: Site)]] = [:]
        for site in app.sites(in: function) {
            guard case .assignment(let target, nil, let value) = site.kind else { continue }
            for name in Set([target.plainName, target.core.memberName].compactMap { $0?.withoutUnderscore }) {
                found[name, default: []].append((target, value, site))
            }
        }
        assignments[function.id] = found
        return found
    }

    private func calls(in function: Function) -> [String: [Site]] {
        if let known = calls[function.id] { return known }
        var found: [String: [Site]] = [:]
        for site in app.sites(in: function) {
            guard let call = site.call else { continue }
            for name in Set([call.name, call.callee.memberName].compactMap(\.self)) { found[name, default: []].append(site) }
        }
        calls[function.id] = found
        return found
    }

    /// Whose property of a name a target is.
    private func owner(of target: Expression, named name: String, at place: Place) -> Type? {
        if target.plainName == name || target.plainName == "_" + name {
            return place.locals?.lookUp(name) == nil || target.core.memberName == name ? place.type : nil
        }
        guard case .member(let base, let member) = target.core.kind, member.text == name else { return nil }
        return program.ownType(of: base, at: place)
    }

    /// The calls of a function that are in sight, tests left out.
    func calls(of function: Function) -> [(call: Call, place: Place)] {
        let isInitializer = function.fact.kind == .initializer
        let names = isInitializer ? [function.type?.name, function.fact.name, "init", "Self"].compactMap(\.self) : [function.fact.name]
        return Set(names).sorted().flatMap { name in
            if called[name] == nil { called[name] = calls(written: name) }
            return called[name]?[function.id] ?? []
        }
    }

    private func calls(written name: String) -> [Int: [(call: Call, place: Place)]] {
        var found: [Int: [(call: Call, place: Place)]] = [:]
        for function in program.functions(mentioningAnyOf: [name]) where !program.isTest(function) {
            for site in calls(in: function)[name] ?? [] {
                guard let call = site.call else { continue }
                let place = Place(site, in: function)
                if let callee = program.calledFunction(call, at: place) { found[callee.id, default: []].append((call, place)) }
            }
        }
        return found
    }
}

extension Program {
    /// The project's type of an object, or the type that is named.
    func ownType(of base: Expression, at place: Place) -> Type? {
        typeValue(of: base, at: place)?.projectType ?? type(of: base, at: place)?.unwrapped.projectType
    }
}
