import Syntax

/// Scene storage that its view sets to one and the same value each time it appears, so that nothing that was kept is there when it is asked for.
public struct OverwrittenSceneStorage: Sendable {
    public let property: Property
    /// Where that happens.
    public let location: Location
    /// Where it gets another value, which is kept in vain.
    public let change: Location
}

extension App {
    /// In the order of the properties. Only where the whole body of the view appears, under no condition, and where neither what appears nor
    /// what the view hands on has the value before.
    public func overwrittenSceneStorage(_ silences: inout Silences) -> [OverwrittenSceneStorage] {
        let all = program.propertiesMentioningRestoration { $0.sceneStorageKey != nil }
        let keys = SceneStorageKeys(all.map(sceneStorageKey))
        return all.indices.compactMap { index in
            let property = all[index]
            let owner = property.owner
            guard isNamedInItsFileAlone(property), !property.isOutsideViews, property.fact.accessors.isEmpty,
                !program.files[property.declaration.file].isTest,
                let body = program.getter(ofProperty: "body", in: owner), let site = overwrite(of: property, in: body),
                !keys.mayBeShared(index), !isMadeByPreviewsAlone(owner),
                !namers(of: property).askOthers(besides: owner),
                let change = changeKeptInVain(of: property, besides: site)
            else { return nil }
            let silence = property.fact.modifiers.contains(.isPrivate) ? nil : program.silence(onCodeOf: owner.unit)
            return silences.note(silence) ? nil : OverwrittenSceneStorage(property: property, location: site.location, change: change)
        }
    }

    private struct Overwrite {
        let function: Function
        let range: SourceRange

        var location: Location { function.location(range) }
    }

    /// The only assignment of a constant that always happens as the view appears.
    private func overwrite(of property: Property, in body: Function) -> Overwrite? {
        let name = property.fact.name
        let appearing = wholeBodies(of: property.owner, from: body).flatMap { body in
            body.wholeAppearances.map { (function: body, statements: $0.body) } + methodsRun(by: body, of: property.owner)
        }
        guard let (function, statements) = appearing.first(where: { $0.statements.contains { $0.assigned(to: name) != nil } }),
            let position = statements.firstIndex(where: { $0.assigned(to: name) != nil }),
            let value = statements[position].assigned(to: name), isConstant(value, of: property),
            !statements[..<position].contains(where: { $0.isReturn || $0.mayLeave || $0.mentions(name) }),
            !statements[(position + 1)...].contains(where: { $0.changes(name) })
        else { return nil }
        return Overwrite(function: function, range: statements[position].range)
    }

    /// The body, and the member that it is, whatever modifiers stand behind that one: `var body: some View { content }`.
    func wholeBodies(of view: Type, from body: Function) -> [Function] {
        var bodies = [body]
        while let name = bodies[bodies.count - 1].body.onlyReturn?.memberShown, bodies.count < 5 {
            let methods = program.functions(named: name, of: view).filter { $0.fact.kind == .method && $0.fact.parameters.isEmpty }
            guard let next = program.getter(ofProperty: name, in: view) ?? methods.onlyElement, !bodies.contains(next),
                next.property?.isComputed ?? true
            else { break }
            bodies.append(next)
        }
        return bodies
    }

    /// The methods that the body names for what to do as it appears, or that do nothing but be called there.
    private func methodsRun(by body: Function, of view: Type) -> [(function: Function, statements: [Statement])] {
        let called = body.wholeAppearances.flatMap(\.body).compactMap { statement -> String? in
            guard case .call(let call)? = statement.onlyExpression?.core.kind, call.arguments.isEmpty else { return nil }
            return call.callee.plainName
        }
        return (body.performersOfAppearance + called).compactMap { name in
            program.functions(named: name, of: view).filter { $0.fact.kind == .method && $0.fact.parameters.isEmpty }.onlyElement
        }.map { ($0, $0.body) }
    }

    /// Whether it is the same each time: a literal or a case, or what the property begins with. Of a flag it is only that: another value may
    /// tell the first time.
    private func isConstant(_ value: Expression, of property: Property) -> Bool {
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
        default: return program.isCase(value, of: program.declaredType(of: property.fact, in: property.declaration, of: property.owner))
        }
    }

    /// Where a view changes the storage otherwise; `nil` where it does not, or where anybody has the value before it is overwritten.
    private func changeKeptInVain(of property: Property, besides overwrite: Overwrite) -> Location? {
        let (name, view) = (property.fact.name, property.owner)
        var change: Location?
        for function in program.functions(of: view) where [name, "$" + name, "_" + name].contains(where: function.fact.words.mayHold) {
            if function.fact.kind == .initializer {
                guard function.namesProperty(name) else { continue }
                return nil
            }
            let isTaken = function.contains { part in
                switch part.kind {
                case .assignment(let target, _, _) where target.isPart(of: name):
                    let isItself = function == overwrite.function && overwrite.range.contains(part.range)
                    if change == nil, !isItself { change = function.location(part.range) }
                    return false
                case .call(let call):
                    if call.arguments.contains(where: { $0.value.isBinding(toPartOf: name) }) {
                        guard SceneStorageHolder.controls.contains(call.name) || call.name == "searchable" else { return true }
                        if change == nil { change = function.location(part.range) }
                    }
                    return call.sees(name, before: overwrite.range) || handsOn(name, call)
                case _ where part.isNamed("_" + name): return true
                default: return false
                }
            }
            if isTaken { return nil }
        }
        return change
    }

    /// Whether a call gives the value to something of the project's, which may keep it.
    private func handsOn(_ name: String, _ call: Call) -> Bool {
        let isGiven = call.arguments.contains { argument in !argument.value.isClosure && argument.value.contains { $0.isNamed(name) } }
        guard isGiven else { return false }
        return program.types.contains { $0.shortName == call.name } || isOwnFunction(call.name)
    }
}

extension Call {
    /// The type that an initializer is named by: `Filter()`, or `.init()` where that type is expected.
    fileprivate func nameOfMade(_ expected: TypeReference?) -> String? {
        switch callee.kind {
        case .name(let name): name.first?.isUppercase == true ? name : nil
        case .implicitMember("init"): expected?.name
        default: nil
        }
    }

    /// Whether it runs something that names the value as the view appears, other than the overwriting itself.
    fileprivate func sees(_ name: String, before overwrite: SourceRange) -> Bool {
        let isAtOnce = ["onAppear", "task", "onReceive"].contains(self.name) || self.name == "onChange" && argument("initial") != nil
        guard isAtOnce else { return false }
        return arguments.contains { argument in
            argument.value.contains { $0.isNamed(name) && !overwrite.contains($0.range) }
        }
    }
}

extension Function {
    /// Whether it names its object's property, or what that is wrapped in, rather than a parameter of that name.
    fileprivate func namesProperty(_ name: String) -> Bool {
        let isParameter = fact.parameters.contains { $0.name == name }
        return contains { part in
            if case .name(name) = part.kind { return !isParameter }
            return part.isNamed(name) || part.isBinding(of: name)
        }
    }

    /// What runs as the one view appears that the body is, or that fills all of it.
    fileprivate var wholeAppearances: [Closure] {
        var closures = appearances
        var whole = body.onlyReturn?.filling
        while let view = whole {
            closures += view.appearances
            whole = view.filling
        }
        return closures
    }

    /// `restore` of `.onAppear(perform: restore)`.
    fileprivate var performersOfAppearance: [String] {
        var names: [String] = []
        var chain = body.onlyReturn
        while let link = chain, case .call(let call) = link.core.kind {
            if call.name == "onAppear", let name = call.argument("perform")?.core.plainName { names.append(name) }
            chain = call.receiver
        }
        return names
    }
}

extension Expression {
    /// `$filter`, `$filter.text`.
    fileprivate func isBinding(toPartOf property: String) -> Bool {
        if case .member(let base, _) = kind, !base.isSelf { return base.isBinding(toPartOf: property) }
        return isBinding(of: property)
    }

    /// `content` of `content.padding()`, `content()` and `VStack { content }`: the member of a view that is all of what it shows.
    fileprivate var memberShown: String? {
        if let inner = filling { return inner.memberShown }
        var link = core
        while case .call(let call) = link.kind {
            guard let receiver = call.receiver, !receiver.isSelf else { return call.arguments.isEmpty ? call.callee.plainName : nil }
            link = receiver.core
        }
        return link.plainName
    }

    /// The one view in a container that only arranges: `GeometryReader { proxy in Canvas() }`.
    fileprivate var filling: Expression? {
        var chain = self
        while case .call(let call) = chain.core.kind, let receiver = call.receiver { chain = receiver }
        guard case .call(let call) = chain.core.kind,
            ["GeometryReader", "Group", "HStack", "ScrollView", "ScrollViewReader", "VStack", "ZStack"].contains(call.name),
            case .closure(let closure)? = call.arguments.last?.value.core.kind
        else { return nil }
        return closure.body.count == 1 ? closure.body[0].onlyExpression : nil
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

    fileprivate func mentions(_ name: String) -> Bool {
        expressions.contains { $0.contains { $0.isNamed(name) || $0.isBinding(of: name) } }
    }

    fileprivate func changes(_ name: String) -> Bool {
        expressions.contains { expression in
            expression.contains { part in
                if case .assignment(let target, _, _) = part.kind { target.isPart(of: name) } else { part.isBinding(of: name) }
            }
        }
    }
}
