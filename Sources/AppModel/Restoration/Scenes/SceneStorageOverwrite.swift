import Syntax

/// The assignment of a constant that always happens as a view appears.
struct SceneStorageOverwrite {
    let function: Function
    let range: SourceRange
    /// What runs as the view appears, and the statement in it that this is or leads to.
    var closure: SourceRange?
    var statement: SourceRange?

    var location: Location { function.location(range) }

    /// Whether what is named at a place is the constant.
    func comesBefore(_ place: SourceRange) -> Bool {
        guard let closure, let statement else { return false }
        return closure.contains(place) && statement.end <= place.start
    }
}

extension App {
    /// The first thing that the view of a storage does with it each time that it appears, in a build for a platform, where it stays so.
    func overwrite(of property: Property, on platform: Platform) -> SceneStorageOverwrite? {
        let view = property.owner
        guard let body = program.getter(ofProperty: "body", in: view, on: platform) else { return nil }
        for body in wholeBodies(of: view, from: body, on: platform) {
            for appearance in body.appearances(on: platform) {
                switch appearance {
                case .closure(let closure, let range):
                    let search = OverwriteSearch(property: property, platform: platform, function: body, app: self)
                    guard var found = search.overwrite(in: closure.body) else {
                        if search.touches(closure.body) { return nil }
                        continue
                    }
                    found.overwrite.closure = range
                    found.overwrite.statement = found.statement
                    return found.overwrite
                case .method(let name):
                    guard let method = program.ownMethod(name, of: view, on: platform) else { continue }
                    let search = OverwriteSearch(property: property, platform: platform, function: method, app: self)
                    guard let found = search.overwrite(in: method.body) else {
                        if search.touches(method.body) { return nil }
                        continue
                    }
                    return found.overwrite
                }
            }
        }
        return nil
    }

    /// The body, and the member that it is, whatever modifiers stand behind that one: `var body: some View { content }`.
    func wholeBodies(of view: Type, from body: Function, on platform: Platform? = nil) -> [Function] {
        var bodies = [body]
        while let name = bodies[bodies.count - 1].body.built(for: platform).onlyReturn?.memberShown(on: platform), bodies.count < 5 {
            let next = program.getter(ofProperty: name, in: view, on: platform) ?? program.ownMethod(name, of: view, on: platform)
            guard let next, !bodies.contains(next), next.property?.isComputed ?? true else { break }
            bodies.append(next)
        }
        return bodies
    }
}

extension Program {
    fileprivate func getter(ofProperty name: String, in view: Type, on platform: Platform?) -> Function? {
        guard let getter = getter(ofProperty: name, in: view), !getter.isBuilt(for: platform) else {
            return getter(ofProperty: name, in: view)
        }
        return functions(of: view).first {
            $0.property?.name == name && $0.fact.kind == .getter && !$0.isStatic && $0.isBuilt(for: platform)
        }
    }

    /// The one method of a name without parameters.
    fileprivate func ownMethod(_ name: String, of view: Type, on platform: Platform?) -> Function? {
        functions(named: name, of: view).filter {
            $0.fact.kind == .method && $0.fact.parameters.isEmpty && $0.isBuilt(for: platform)
        }.onlyElement
    }
}

/// Looks through what runs as a view appears.
private struct OverwriteSearch {
    let property: Property
    let platform: Platform
    /// What holds the statements.
    let function: Function
    let app: App
    var depth = 0

    private var name: String { property.fact.name }

    /// What they always give the storage first and leave there, and the statement in which they do.
    func overwrite(in statements: [Statement]) -> (overwrite: SceneStorageOverwrite, statement: SourceRange)? {
        let statements = statements.built(for: platform)
        for (index, statement) in statements.enumerated() {
            let found: SceneStorageOverwrite
            if let value = statement.assigned(to: name) {
                guard isConstant(value) else { return nil }
                found = SceneStorageOverwrite(function: function, range: statement.range)
            } else if let inner = overwrite(by: statement) {
                found = inner
            } else if statement.isReturn || statement.mayLeave || statement.mayThrow || touches([statement]) {
                return nil
            } else {
                continue
            }
            return statements[(index + 1)...].contains(where: changes) ? nil : (found, statement.range)
        }
        return nil
    }

    /// The same of a method that is called, and of what is only put off or animated.
    private func overwrite(by statement: Statement) -> SceneStorageOverwrite? {
        guard case .call(let call)? = statement.onlyExpression?.core.kind, depth < 4 else { return nil }
        if call.runsItsClosure, let last = call.arguments.last, case .closure(let closure) = last.value.kind {
            return overwrite(in: closure.body)?.overwrite
        }
        return method(calledBy: call).flatMap { search(in: $0).overwrite(in: $0.body)?.overwrite }
    }

    private func search(in method: Function) -> OverwriteSearch {
        OverwriteSearch(property: property, platform: platform, function: method, app: app, depth: depth + 1)
    }

    private func method(calledBy call: Call) -> Function? {
        guard call.receiver?.isSelf ?? true else { return nil }
        let methods = app.program.functions(named: call.name, of: property.owner).filter { $0.fact.kind == .method }
        return methods.filter { $0.isBuilt(for: platform) }.onlyElement
    }

    /// Whether they, or methods that they call, have anything to do with the storage.
    func touches(_ statements: [Statement]) -> Bool {
        holds(statements) { $0.isNamed(name) || $0.isBinding(of: name) }
    }

    /// Whether it changes the storage, or a method that it calls does.
    private func changes(_ statement: Statement) -> Bool {
        holds([statement]) { part in
            if case .assignment(let target, _, _) = part.kind { target.isPart(of: name) } else { part.isBinding(of: name) }
        }
    }

    private func holds(_ statements: [Statement], _ isMeant: (Expression) -> Bool) -> Bool {
        statements.contains { statement in
            statement.expressions.contains { expression in
                expression.contains { part in
                    if isMeant(part) { return true }
                    // Named to be run, or called.
                    guard depth < 4, let called = part.plainName, called != function.fact.name else { return false }
                    return app.program.functions(named: called, of: property.owner).contains { method in
                        method.fact.kind == .method && search(in: method).holds(method.body, isMeant)
                    }
                }
            }
        }
    }

    /// Whether it is the same each time: a literal or a case, or what the property begins with. Of a flag it is only that: another value may
    /// tell the first time.
    private func isConstant(_ value: Expression) -> Bool {
        switch value.core.kind {
        case .string, .integer, .float, .nilLiteral: return true
        case .boolean(let flag):
            guard case .boolean(flag)? = property.fact.value?.core.kind else { return false }
            return true
        case .call(let call):
            // What the property begins with, made anew.
            guard case .call(let initial)? = property.fact.value?.core.kind else { return false }
            return call.arguments.isEmpty && initial.arguments.isEmpty
                && call.nameOfMade(property.fact.type) == initial.nameOfMade(property.fact.type)
                && call.nameOfMade(property.fact.type) != nil
        case .member(let base, let name) where name.text == "rawValue": return isCase(base)
        default:
            let type = app.program.declaredType(of: property.fact, in: property.declaration, of: property.owner)
            return app.program.isCase(value, of: type) || app.program.string(value, at: Place(function, nil)).text != nil
        }
    }

    /// `Filter.all` of an enumeration of the project's own.
    private func isCase(_ value: Expression) -> Bool {
        guard case .member(_, let name) = value.core.kind,
            let type = app.program.type(of: value, at: Place(function, nil))?.unwrapped.projectType
        else { return false }
        return type.declarations.contains { $0.fact.cases.contains { $0.name == name.text } }
    }
}

/// What runs as a view appears.
private enum Appearance {
    case closure(Closure, SourceRange)
    case method(String)
}

extension Function {
    /// Whether a build for a platform may have it.
    func isBuilt(for platform: Platform?) -> Bool {
        platform.map { $0.mayMeet(fact.conditions) && $0.mayMeet(property?.conditions ?? []) } ?? true
    }

    /// What runs as the one view appears that the body is, or that fills all of it, in a build for a platform.
    fileprivate func appearances(on platform: Platform) -> [Appearance] {
        var found: [Appearance] = []
        var whole = body.built(for: platform).onlyReturn
        while let view = whole {
            var chain = view
            while case .call(let call) = chain.core.kind {
                if call.runsAsViewAppears, platform.surelyMeets(call.conditions) {
                    for argument in call.arguments {
                        if case .closure(let closure) = argument.value.kind { found.append(.closure(closure, argument.value.range)) }
                        if argument.label == "perform", let name = argument.value.core.plainName { found.append(.method(name)) }
                    }
                }
                guard let receiver = call.receiver else { break }
                chain = receiver
            }
            whole = view.filling(on: platform)
        }
        return found
    }
}

extension Platform {
    fileprivate func surelyMeets(_ conditions: [String]) -> Bool { conditions.allSatisfy { meets($0) == true } }
}

extension Call {
    /// Also where it runs again as something changes.
    fileprivate var runsAsViewAppears: Bool { name == "onAppear" || name == "task" }

    /// `Task { … }`, `withAnimation { … }`, `DispatchQueue.main.async { … }`.
    fileprivate var runsItsClosure: Bool {
        if receiver == nil { return ["Task", "withAnimation", "withTransaction"].contains(name) }
        guard case .member(let queue, let main)? = receiver?.core.kind else { return false }
        return queue.core.isName("DispatchQueue") && main.text == "main" && ["async", "asyncAfter"].contains(name)
    }

    /// The type that an initializer is named by: `Filter()`, or `.init()` where that type is expected.
    fileprivate func nameOfMade(_ expected: TypeReference?) -> String? {
        switch callee.kind {
        case .name(let name): name.first?.isUppercase == true ? name : nil
        case .implicitMember("init"): expected?.name
        default: nil
        }
    }
}

extension Expression {
    /// `content` of `content.padding()`, `content()` and `VStack { content }`: the member of a view that is all of what it shows.
    fileprivate func memberShown(on platform: Platform?) -> String? {
        if let inner = filling(on: platform) { return inner.memberShown(on: platform) }
        var link = core
        while case .call(let call) = link.kind {
            guard let receiver = call.receiver, !receiver.isSelf else { return call.arguments.isEmpty ? call.callee.plainName : nil }
            link = receiver.core
        }
        return link.plainName
    }

    /// The one view in a container that only arranges: `GeometryReader { proxy in Canvas() }`.
    fileprivate func filling(on platform: Platform?) -> Expression? {
        var chain = self
        while case .call(let call) = chain.core.kind, let receiver = call.receiver { chain = receiver }
        guard case .call(let call) = chain.core.kind,
            ["GeometryReader", "Group", "HStack", "ScrollView", "ScrollViewReader", "VStack", "ZStack"].contains(call.name),
            case .closure(let closure)? = call.arguments.last?.value.core.kind
        else { return nil }
        return closure.body.built(for: platform).onlyElement?.onlyExpression
    }
}

extension Statement {
    /// What it is, where it is nothing but an expression.
    fileprivate var onlyExpression: Expression? {
        switch kind {
        case .expression(let value): value
        case .returns(let value): value
        default: nil
        }
    }

    /// What it gives a property, if it does nothing else.
    fileprivate func assigned(to name: String) -> Expression? {
        guard case .assignment(let target, nil, let value)? = onlyExpression?.core.kind,
            target.core.isNamed(name)
        else { return nil }
        return value
    }

    fileprivate var mayThrow: Bool {
        expressions.contains { $0.contains { if case .attempt(.propagating, _) = $0.kind { true } else { false } } }
    }
}
