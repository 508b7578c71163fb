import Syntax

/// A function by what it says, also one in a file of which there is an outline only.
struct DeclaredFunction {
    let fact: FunctionFact
    /// Where its body stands, with everything that it gives a name in sight.
    let place: Place

    init(_ fact: FunctionFact, at place: Place) {
        self.fact = fact
        var inside = place
        var names = LocalNames(fact)
        names.collect(in: fact.body ?? [])
        inside.locals = names.scope
        self.place = inside
    }
}

extension Program {
    /// What a call of a function of the project may run; nothing where the text does not tell.
    func functions(calledBy call: Call, at place: Place) -> [DeclaredFunction] {
        switch call.callee.kind {
        case .name(let name):
            if place.locals?.lookUp(name) != nil { return [] }
            if let type = place.type {
                let methods = methods(call, of: type)
                if !methods.isEmpty { return methods }
            }
            return freeFunction(name, call, from: place.file).map { [DeclaredFunction($0.fact, at: Place(file: $0.file))] } ?? []
        case .member(let base, _):
            guard !base.isSuper else { return [] }
            switch type(of: base, at: place)?.unwrapped {
            case .project(let type)?, .metatype(.project(let type))?: return methods(call, of: type)
            case nil: return typeValue(of: base, at: place)?.projectType.map { methods(call, of: $0) } ?? []
            default: return []
            }
        default:
            return []
        }
    }

    /// Those of the nearest class, or of all who adopt a protocol.
    private func methods(_ call: Call, of type: Type) -> [DeclaredFunction] {
        let methods = functions(named: call.name, of: type) { $0.kind == .method && $0.matches(call) }
        if let methods { return methods }
        guard type.kind == .protocol else {
            // As Swift 2 called it.
            return functions(named: call.name, of: type) { $0.matchesWithoutFirstLabel(call) } ?? []
        }
        return types.filter { $0 != type && $0.kind != .protocol && adopts($0, type.name) }.flatMap { self.methods(call, of: $0) }
    }

    /// The initializer that a call runs and that may give nothing.
    func failableInitializers(calledBy call: Call, at place: Place) -> [DeclaredFunction] {
        guard case .name(let name) = call.callee.kind, place.locals?.lookUp(name) == nil,
            let type = typeValue(of: call.callee, at: place)?.projectType
        else { return [] }
        let initializers = functions(named: "init", of: type) { $0.kind == .initializer && $0.matches(call) } ?? []
        return initializers.filter { $0.fact.modifiers.contains(.isFailable) }
    }

    /// Those of the nearest class that has one with a body; none of several.
    private func functions(named name: String, of type: Type, where fits: (FunctionFact) -> Bool) -> [DeclaredFunction]? {
        for owner in lineage(of: type) {
            let functions = owner.declarations.flatMap { declaration in
                declaration.fact.methods(named: name).filter(fits).map { fact in
                    DeclaredFunction(fact, at: Place(in: declaration, of: owner, isStatic: fact.modifiers.contains(.isStatic)))
                }
            }
            if functions.contains(where: \.fact.hasBody) { return functions.count == 1 ? functions : [] }
        }
        return nil
    }

    /// Whether a function looks for what a parameter names, and may find nothing.
    func looksUp(_ function: DeclaredFunction, by parameter: String, depth: Int) -> Bool {
        guard depth < 4, let body = function.fact.body else { return false }
        let names = function.place.names(madeOf: parameter)
        guard mayGiveNothing(function, body, by: names) else { return false }
        return body.contains { looksUp($0, by: names, function.place, depth) }
            || body.loops.contains { loop in
                guard let sequence = loop.sequence, isFilledLater(sequence, at: function.place) else { return false }
                return (loop.conditions.flatMap(\.expressions) + loop.body.flatMap(\.expressions)).contains { $0.mentions(names) }
            }
    }

    /// What a call of a throwing function or initializer of the project is given that it may not know, and throws for: a text that is no case's,
    /// an identifier of nothing in a list.
    public func refusal(by call: Call, at place: Place) -> LookUp? {
        var called = functions(calledBy: call, at: place)
        if called.isEmpty { called = initializers(calledBy: call, at: place) }
        guard let only = called.onlyElement, only.fact.hasBody else { return nil }
        let keys = call.arguments.indices.filter { index in
            only.fact.parameter(for: index, of: call).map { throwsForUnknown(only, by: $0.name, depth: 0) } ?? false
        }
        let name = only.fact.kind == .initializer ? call.name + only.fact.fullName.dropFirst("init".count) : only.fact.fullName
        return keys.isEmpty ? nil : LookUp(means: .function(name), keys: keys.map { call.arguments[$0].value })
    }

    /// The parameters by which a function looks for something that may be gone, and then gives nothing or throws.
    func parametersLookedUp(by function: Function) -> Set<String> {
        let declared = DeclaredFunction(function.fact, at: Place(function, nil))
        return Set(
            function.fact.parameters.map(\.name).filter {
                looksUp(declared, by: $0, depth: 0) || throwsForUnknown(declared, by: $0, depth: 0)
            })
    }

    private func initializers(calledBy call: Call, at place: Place) -> [DeclaredFunction] {
        guard case .name(let name) = call.callee.kind, place.locals?.lookUp(name) == nil,
            let type = typeValue(of: call.callee, at: place)?.projectType
        else { return [] }
        return functions(named: "init", of: type) { $0.kind == .initializer && $0.matches(call) } ?? []
    }

    private func throwsForUnknown(_ function: DeclaredFunction, by parameter: String, depth: Int) -> Bool {
        guard depth < 3, let body = function.fact.body else { return false }
        let names = function.place.names(madeOf: parameter)
        func isUnknown(_ value: Expression) -> Bool {
            value.contains { part in
                if looksUp(part, by: names, function.place, depth) { return true }
                guard case .call(let call) = part.kind, let text = call.argument("rawValue"), text.mentions(names) else { return false }
                return typeValue(of: call.callee, at: function.place)?.projectType?.kind == .enumeration
            }
        }
        for (index, statement) in body.enumerated() {
            let throwsNext = body.dropFirst(index + 1).first?.isThrow ?? false
            switch statement.kind {
            case .guarded(let conditions, let otherwise):
                guard otherwise.last?.isThrow == true else { continue }
                if conditions.contains(where: { $0.bound.map(isUnknown) ?? $0.refuses(names) }) { return true }
            case .branch(let branch):
                // `switch name { …; default: throw Failure.unknown }`
                if let subject = branch.subject, subject.mentions(names) {
                    let knows = branch.arms.contains { !$0.conditions.isEmpty }
                    if knows, branch.arms.contains(where: { $0.conditions.isEmpty && $0.body.last?.isThrow == true }) { return true }
                }
                // `if name != "main" { throw Failure.unknown }`
                let throwers = branch.kind == .test ? branch.arms.filter { $0.body.last?.isThrow == true } : []
                if throwers.contains(where: { $0.conditions.contains { $0.refuses(names) } }) { return true }
                // `if let note = notes[id] { return note }`, and a throw behind it.
                let isFound = branch.subject == nil && branch.arms.count == 1 && branch.arms[0].body.last?.isReturn == true
                if isFound, throwsNext, branch.arms[0].conditions.contains(where: { $0.bound.map(isUnknown) ?? false }) { return true }
            case .loop(let loop):
                guard throwsNext, let sequence = loop.sequence, isFilledLater(sequence, at: function.place),
                    !loop.body.returnedValues.isEmpty
                else { continue }
                if (loop.conditions.flatMap(\.expressions) + loop.body.flatMap(\.expressions)).contains(where: { $0.mentions(names) }) {
                    return true
                }
            case .returns(let value?):
                if let call = value.triedCall, handsOn(call, names, function.place, depth) { return true }
            case .local(let local):
                if let call = local.value?.triedCall, handsOn(call, names, function.place, depth) { return true }
            default: continue
            }
        }
        return false
    }

    private func handsOn(_ call: Call, _ names: Set<String>, _ place: Place, _ depth: Int) -> Bool {
        var called = functions(calledBy: call, at: place)
        if called.isEmpty { called = initializers(calledBy: call, at: place) }
        guard let only = called.onlyElement else { return false }
        return call.arguments.indices.contains { index in
            guard call.arguments[index].value.mentions(names), let parameter = only.fact.parameter(for: index, of: call) else {
                return false
            }
            return throwsForUnknown(only, by: parameter.name, depth: depth + 1)
        }
    }

    private func mayGiveNothing(_ function: DeclaredFunction, _ body: [Statement], by names: Set<String>) -> Bool {
        if function.fact.modifiers.contains(.isFailable) { return body.returnedValues.contains(where: \.core.isNil) }
        if function.fact.returnType?.isOptional == true { return body.returnedValues.contains { mayBeNil($0, at: function.place) } }
        return Language(path: files[function.place.file].path) == .objectiveC && endsWithNothing(body, by: names, function.place)
    }

    /// Where Objective-C does not say that there may be nothing, it shows at the end of the body: a loop has found nothing, or a list is
    /// asked for what it has.
    private func endsWithNothing(_ body: [Statement], by names: Set<String>, _ place: Place) -> Bool {
        guard case .returns(let value?)? = body.last?.kind else { return false }
        let loops = body.filter { if case .loop = $0.kind { true } else { false } }
        switch value.core.kind {
        case .nilLiteral:
            return loops.contains { !$0.inner.returnedValues.isEmpty }
        case .name(let name):
            guard case .local(let local)? = place.locals?.lookUp(name)?.binding.origin, local.value?.core.isNil ?? true else {
                return false
            }
            let places = body.filter { statement in statement.expressions.contains { $0.contains { $0.assigns(name) } } }
            return !places.isEmpty && places.allSatisfy { if case .loop = $0.kind { true } else { false } }
        case .element(let list, _):
            return body.count == 1 && isFilledLater(list, at: place)
        case .call(let call):
            return body.count == 1 && Self.messagesToDictionaries.contains(call.name)
        case .member(_, let name):
            return ["firstObject", "lastObject", "anyObject"].contains(name.text) && value.mentions(names) && loops.isEmpty
        default:
            return false
        }
    }

    private static let questionsToStores: Set<String> = ["NSPredicate", "fetch", "existingObject", "existingObjectWithID"]

    private static let filters: Set<String> = ["filter", "filteredArrayUsingPredicate", "filteredSetUsingPredicate"]

    private func looksUp(_ part: Expression, by names: Set<String>, _ place: Place, _ depth: Int) -> Bool {
        switch part.kind {
        case .element(let list, let arguments):
            return arguments.contains { $0.value.mentions(names) } && isFilledLater(list, at: place)
        case .call(let call):
            guard call.arguments.contains(where: { $0.value.mentions(names) }) else { return false }
            // What is stored is asked by them.
            if Self.questionsToStores.contains(call.name) || call.argument("forPrimaryKey") != nil { return true }
            if Self.searches.contains(call.name) || Self.filters.contains(call.name) || Self.messagesToDictionaries.contains(call.name),
                let list = call.receiver
            {
                return isFilledLater(list, at: place)
            }
            return functions(calledBy: call, at: place).contains { called in
                call.arguments.indices.contains { index in
                    guard call.arguments[index].value.mentions(names), let parameter = called.fact.parameter(for: index, of: call) else {
                        return false
                    }
                    return looksUp(called, by: parameter.name, depth: depth + 1)
                }
            }
        default:
            return false
        }
    }

    /// Whether what a function gives may be nothing: what it has just made, or found to be there, is something.
    private func mayBeNil(_ value: Expression, at place: Place, depth: Int = 0) -> Bool {
        guard depth < 8 else { return true }
        switch value.kind {
        case .string, .interpolation, .integer, .float, .boolean, .array, .dictionary, .closure, .selfReference, .forced: return false
        case .cast(_, .forced, let target): return target.isOptional
        case .cast(let base, .certain, _): return mayBeNil(base, at: place, depth: depth + 1)
        case .binary(_, "??", let fallback): return mayBeNil(fallback, at: place, depth: depth + 1)
        case .ternary(_, let first, let second):
            return mayBeNil(first, at: place, depth: depth + 1) || mayBeNil(second, at: place, depth: depth + 1)
        case .call, .element: return type(of: value, at: place)?.isOptional ?? true
        case .name(let name):
            guard let locals = place.locals?.lookUp(name) else { return true }
            switch locals.binding.origin {
            case .local(let local): return local.value.map { mayBeNil($0, at: place.before(locals), depth: depth + 1) } ?? true
            case .unwrapped, .element, .parameter, .pattern: return false
            }
        default: return true
        }
    }
}

/// Every name that a body gives to something, as if all were in sight at once.
private struct LocalNames {
    private(set) var scope: LocalScope?
    private var count = 0

    init(_ function: FunctionFact) {
        for parameter in function.parameters { add(parameter.name, .parameter(parameter)) }
    }

    private mutating func add(_ name: String, _ origin: LocalScope.Binding.Origin) {
        scope = LocalScope(LocalScope.Binding(id: count, name: name, origin: origin), outer: scope)
        count += 1
    }

    mutating func collect(in statements: [Statement]) {
        for statement in statements {
            switch statement.kind {
            case .local(let local): add(local.name, .local(local))
            case .branch(let branch): branch.arms.forEach { collect($0.conditions) }
            case .guarded(let conditions, _): collect(conditions)
            case .loop(let loop):
                if let sequence = loop.sequence { loop.names.forEach { add($0, .element(of: sequence)) } }
                collect(loop.conditions)
            default: break
            }
            collect(in: statement.inner)
        }
    }

    private mutating func collect(_ conditions: [Statement.Condition]) {
        for case .binding(let name, let type, let value) in conditions { add(name, .unwrapped(type, value)) }
    }
}

extension Place {
    /// A parameter, and the locals that are made of it.
    fileprivate func names(madeOf parameter: String) -> Set<String> {
        var bindings: [LocalScope.Binding] = []
        var current = locals
        while let scope = current {
            bindings.append(scope.binding)
            current = scope.outer
        }
        return bindings.reversed().reduce(into: [parameter]) { names, binding in
            switch binding.origin {
            case .local(let local): if local.value?.mentions(names) == true { names.insert(binding.name) }
            case .unwrapped(_, let value): if value.mentions(names) { names.insert(binding.name) }
            case .parameter, .element, .pattern: break
            }
        }
    }
}

extension Statement {
    fileprivate var isThrow: Bool { if case .throwing = kind { true } else { false } }
}

extension Statement.Condition {
    /// What has to be there: `let note = notes[id]`.
    fileprivate var bound: Expression? { if case .binding(_, _, let value) = self { value } else { nil } }

    /// Whether it tells one value of some names from another: `name == "main"`, `name.hasPrefix("note-")`.
    fileprivate func refuses(_ names: Set<String>) -> Bool {
        if case .expression(let test) = self { test.weighs(names) } else { false }
    }
}

extension Expression {
    /// `note(named: name)` of `try note(named: name)`.
    fileprivate var triedCall: Call? {
        guard case .attempt(let strength, let base) = kind, case .call(let call) = base.kind else { return nil }
        return strength == .propagating ? call : nil
    }

    fileprivate func assigns(_ name: String) -> Bool {
        if case .assignment(let target, _, _) = kind { target.isName(name) } else { false }
    }

    /// That something is there, or not empty, weighs nothing.
    fileprivate func weighs(_ names: Set<String>) -> Bool {
        switch core.kind {
        case .prefix("!", let operand): return operand.weighs(names)
        case .tuple(let parts): return parts.count == 1 && parts[0].value.weighs(names)
        case .binary(let left, "&&", let right), .binary(let left, "||", let right): return left.weighs(names) || right.weighs(names)
        case .binary(let left, let sign, let right):
            guard ["==", "!=", "<", ">", "<=", ">=", "~="].contains(sign), ![left, right].contains(where: \.isNothing) else { return false }
            return left.mentions(names) || right.mentions(names)
        case .call(let call): return (call.receiver?.mentions(names) ?? false) || call.arguments.contains { $0.value.mentions(names) }
        default: return false
        }
    }

    /// `nil`, `""`, `0`.
    private var isNothing: Bool {
        switch core.kind {
        case .nilLiteral, .string(""), .integer(0): true
        default: false
        }
    }

    fileprivate func mentions(_ names: Set<String>) -> Bool {
        contains { if case .name(let name) = $0.kind { names.contains(name) } else { false } }
    }
}

extension [Statement] {
    fileprivate func contains(where test: (Expression) -> Bool) -> Bool {
        contains { $0.expressions.contains { $0.contains(where: test) } }
    }

    fileprivate var loops: [Statement.Loop] {
        flatMap { statement -> [Statement.Loop] in
            if case .loop(let loop) = statement.kind { [loop] + loop.body.loops } else { statement.inner.loops }
        }
    }
}
