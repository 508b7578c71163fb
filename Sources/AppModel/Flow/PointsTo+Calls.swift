import Syntax

extension PointsTo {
    /// A call at the moment when its instance is made.
    mutating func begin(_ operands: CallOperands, _ instance: Int32, _ index: Int32, _ result: Int32) {
        switch operands.callee {
        case .method(let receiver, _), .inherited(let receiver, _), .value(let receiver):
            if receiver.isNone { return leaveSight(operands, instance, index) }
            wait(at: node(instance, receiver), for: .call(instance: instance, instruction: index))
        case .function(let function):
            if bind(function, nil, operands, instance, index) { return }
            leaveSight(operands, instance, index)
        case .named:
            if !applyEffects(of: operands, on: nil, class: nil, instance, index) { leaveSight(operands, instance, index) }
        }
    }

    /// A call whose receiver, or whose closure, turned out to be an object.
    mutating func call(_ instance: Int32, _ index: Int32, on object: Int32) {
        guard let operands = operands(instance, index) else { return }
        switch operands.callee {
        case .value: callValue(object, operands, instance, index)
        case .inherited(_, let name): callInherited(name, on: object, operands, instance, index)
        case .method(_, let name): callMethod(name, on: object, operands, instance, index)
        case .function, .named: break
        }
    }

    private func file(of instance: Int32) -> Int { procedures[Int(instances[Int(instance)].procedure)].file }

    // MARK: Methods

    private mutating func callMethod(_ name: String, on object: Int32, _ operands: CallOperands, _ instance: Int32, _ index: Int32) {
        switch objects[Int(object)].kind {
        case .made(let type), .instance(let type):
            callMethod(name, on: object, of: type, operands, instance, index)
        case .drawn(let controller):
            guard let type = drawings.types[controller] else { return leaveSight(operands, instance, index) }
            callMethod(name, on: object, of: type, operands, instance, index)
        case .enumCase(let owner, _):
            callMethod(name, on: object, of: .project(owner), operands, instance, index)
        case .unknown(_, .project(let type)?):
            // Any class below may be at work in it, or any that adopts the protocol.
            if self.index.implementers(of: type).isEmpty { leaveSight(operands, instance, index) }
            for type in self.index.implementers(of: type).prefix(PointsTo.widest) {
                callMethod(name, on: narrowed(object, to: .project(type)), of: .project(type), operands, instance, index)
            }
        case .unknown(_, let type?):
            callMethod(name, on: object, of: type, operands, instance, index)
        case .unknown:
            if !applyEffects(of: operands, on: object, class: nil, instance, index) { leaveSight(operands, instance, index) }
        case .type(let type):
            if name == "init" {
                create(type, operands, instance, index)
            } else {
                callStatic(name, of: type, object, operands, instance, index)
            }
        case .list, .dictionary:
            callMethod(name, on: object, of: .named("Array", []), operands, instance, index)
        case .string:
            callMethod(name, on: object, of: .named("String", []), operands, instance, index)
        case .tuple, .closure, .method:
            leaveSight(operands, instance, index)
        case .nothing, .boolean, .integer, .keyPath:
            break
        }
    }

    /// How many implementations a call of something unknown is taken for.
    private static let widest = 24

    private mutating func callMethod(
        _ name: String, on object: Int32, of type: StaticType, _ operands: CallOperands, _ instance: Int32, _ index: Int32
    ) {
        let found = dispatch(name, operands, of: type, isStatic: false, instance, index)
        if found >= 0 {
            let isBound = bind(dispatched: found, of: type, isStatic: false, object, operands, instance, index)
            // `self = [super init]` and `[self initWith…]` give the object that they were asked of.
            if name == "init" { add(object, to: node(instance, resultVariable(instance, index))) }
            if !isBound { leaveSight(operands, instance, index, gives: name != "init") }
            return
        }
        let nameID = nameID(instance, index)
        switch member(nameID, of: type, isStatic: false, from: file(of: instance)) {
        case .stored:
            return wait(at: fieldNode(object, nameID), for: .callOfValue(instance: instance, instruction: index))
        case .computed(let getter?, _) where isRelevant[getter]:
            return callGetter(program.functions[getter], on: object, operands, instance, index)
        case .computed, .enumCase, .method, .type, .outside: break
        }
        if callEntries(named: nameID) != nil, applyEffects(of: operands, on: object, class: knownClass(of: type), instance, index) {
            return
        }
        if name == "init" { add(object, to: node(instance, resultVariable(instance, index))) }
        leaveSight(operands, instance, index)
        addUnknownKey(to: object, at: point(instance, index))
    }

    /// A message of Objective-C without arguments is all there is; in Swift what comes of it is called.
    private mutating func callGetter(
        _ getter: Function, on object: Int32, _ operands: CallOperands, _ instance: Int32, _ index: Int32
    ) {
        let field = Field(name: nameID(instance, index), isStorage: false, instance: instance, instruction: index)
        let held = run(getter, on: object, for: field)
        if operands.arguments.isEmpty, getter.isObjectiveC { return connect(held, to: node(instance, resultVariable(instance, index))) }
        wait(at: held, for: .callOfValue(instance: instance, instruction: index))
    }

    private mutating func callInherited(_ name: String, on object: Int32, _ operands: CallOperands, _ instance: Int32, _ index: Int32) {
        let procedure = procedures[Int(instances[Int(instance)].procedure)]
        guard let type = procedure.place(nil).type else { return leaveSight(operands, instance, index) }
        let result = node(instance, resultVariable(instance, index))
        if name == "init" { add(object, to: result) }
        switch program.superclass(of: type) {
        case .project(let parent):
            let isStatic = if case .type = objects[Int(object)].kind { true } else { false }
            let found = dispatch(name, operands, of: .project(parent), isStatic: isStatic, instance, index)
            if found >= 0, bind(dispatched: found, of: .project(parent), isStatic: isStatic, object, operands, instance, index) { return }
            if applyEffects(of: operands, on: object, class: program.frameworkRoot(of: parent), instance, index) { return }
        case .framework(let root):
            if applyEffects(of: operands, on: object, class: root, instance, index) { return }
        case .unknown, .none:
            if applyEffects(of: operands, on: object, class: nil, instance, index) { return }
        }
        leaveSight(operands, instance, index, gives: name != "init")
    }

    private mutating func callStatic(
        _ name: String, of type: StaticType, _ object: Int32, _ operands: CallOperands, _ instance: Int32, _ index: Int32
    ) {
        let found = dispatch(name, operands, of: type, isStatic: true, instance, index)
        if found >= 0, bind(dispatched: found, of: type, isStatic: true, object, operands, instance, index) { return }
        let nameID = nameID(instance, index)
        switch member(nameID, of: type, isStatic: true, from: file(of: instance)) {
        case .enumCase(let owner, let name):
            let made = allocate(.enumCase(owner, name), instance, index)
            carry(operands, in: made, caseNamed: name, of: owner, instance, index)
            add(made, to: node(instance, resultVariable(instance, index)))
        case .stored:
            wait(at: fieldNode(object, nameID), for: .callOfValue(instance: instance, instruction: index))
        case .computed(let getter?, _) where isRelevant[getter]:
            callGetter(program.functions[getter], on: object, operands, instance, index)
        case .computed, .method, .type, .outside:
            if callEntries(named: nameID) != nil, applyEffects(of: operands, on: object, class: knownClass(of: type), instance, index) {
                return
            }
            leaveSight(operands, instance, index)
        }
    }

    /// What an enum case carries is in the fields of its positions, and all together are its elements.
    private mutating func carry(
        _ operands: CallOperands, in made: Int32, caseNamed name: String, of owner: Type, _ instance: Int32, _ index: Int32
    ) {
        let payload = owner.declarations.lazy.compactMap { $0.fact.enumCase(name) }.first?.payload ?? []
        let positions = payload.positions(of: operands.call.arguments)
        for (argument, variable) in operands.arguments.enumerated() {
            connect(node(instance, variable), to: elementNode(made))
            guard payload.count > 1, positions.indices.contains(argument), let position = positions[argument] else { continue }
            connect(node(instance, variable), to: fieldNode(made, self.name(PointsTo.payload(at: position))))
        }
        for position in payload.indices where !positions.contains(position) {
            let field = fieldNode(made, self.name(PointsTo.payload(at: position)))
            for target in [elementNode(made), field] { addUnknown(.result, instance, index, to: target) }
        }
    }

    /// The framework class of a receiver, the empty name where it has none: `map` of a class of the project is that of an optional, not a list's.
    private func knownClass(of type: StaticType) -> String? {
        if let root = frameworkClass(of: type) { return root }
        if case .project(let type) = type, !program.hasUnknownAncestor(type) { return "" }
        return nil
    }

    /// The function that a call means for a receiver of a type; -1 for none.
    mutating func dispatch(
        _ name: String, _ operands: CallOperands, of type: StaticType, isStatic: Bool, _ instance: Int32, _ index: Int32
    ) -> Int32 {
        let key = DispatchKey(procedure: instances[Int(instance)].procedure, instruction: index, type: typeID(type), isStatic: isStatic)
        if let known = dispatches[key] { return known }
        let members = self.index
        let functions = members.methods(name, operands.call, of: type, isStatic: isStatic, from: file(of: instance)) { argument in
            staticType(of: operands.arguments[argument], in: instance)
        }
        let found = functions.first.map { Int32($0.id) } ?? -1
        dispatches[key] = found
        if functions.count > 1 { overloads[key] = functions.dropFirst().map { Int32($0.id) } }
        return found
    }

    /// Hands arguments to the function that a call was dispatched to, and to the overloads that it may mean as well.
    private mutating func bind(
        dispatched found: Int32, of type: StaticType, isStatic: Bool, _ receiver: Int32?, _ operands: CallOperands, _ instance: Int32,
        _ index: Int32
    ) -> Bool {
        let isBound = bind(program.functions[Int(found)], receiver, operands, instance, index)
        guard !overloads.isEmpty else { return isBound }
        let key = DispatchKey(procedure: instances[Int(instance)].procedure, instruction: index, type: typeID(type), isStatic: isStatic)
        return overloads[key, default: []].reduce(isBound) { isBound, other in
            bind(program.functions[Int(other)], receiver, operands, instance, index) || isBound
        }
    }

    // MARK: Binding

    /// Hands arguments to a function's parameters and its result to the call. Returns false where the function is not looked into.
    mutating func bind(_ function: Function, _ receiver: Int32?, _ operands: CallOperands, _ instance: Int32, _ index: Int32)
        -> Bool
    {
        guard isRelevant[function.id] else { return false }
        isCalled[function.id] = true
        let point = point(instance, index)
        let callee = self.instance(of: procedure(of: function), in: context(of: function, receiver, from: instance, at: point))
        if let receiver { add(receiver, to: node(callee, Procedure.receiver)) }
        guard bound.insert(Binding(instance: instance, instruction: index, callee: callee)).inserted else { return true }
        expect(operands.expected, of: callee)
        let parameters = procedures[Int(instances[Int(callee)].procedure)].regions[0].parameters
        var given: Set<Int> = []
        for (argument, parameter) in function.fact.parameterIndices(of: operands.call).enumerated() {
            guard let parameter, parameter < parameters.count else { continue }
            let source = node(instance, operands.arguments[argument])
            let target = node(callee, parameters[parameter])
            given.insert(parameter)
            if function.fact.parameters[parameter].isVariadic {
                let list = allocate(.list, instance, index)
                add(list, to: target)
                connect(source, to: elementNode(list))
                continue
            }
            connect(source, to: target)
            if operands.call.arguments[argument].isReference { connect(target, to: source) }
        }
        for parameter in parameters.indices where !given.contains(parameter) { fillOmitted(parameter, of: callee, function) }
        // One that is not told apart for its object would give all that it was ever asked of; whoever asks has the one it is.
        let givesOthers = function.fact.kind == .initializer && contexts[Int(instances[Int(callee)].context)].receiver < 0
        if !givesOthers { connect(result(of: callee), to: node(instance, resultVariable(instance, index))) }
        return true
    }

    /// A parameter that a call leaves out has its default value.
    private mutating func fillOmitted(_ position: Int, of callee: Int32, _ function: Function) {
        let region = procedures[Int(instances[Int(callee)].procedure)].regions[0]
        let target = node(callee, region.parameters[position])
        let value = position < region.defaults.count ? region.defaults[position] : .none
        if !value.isNone { return connect(node(callee, value), to: target) }
        let type = function.fact.parameters[position].type.flatMap { program.resolve($0, at: Place(function, nil)) }?.unwrapped
        if let type, !mayBeFollowed(type) { return }
        add(
            object(
                AbstractObject(
                    kind: .unknown(Unknown(reason: .parameter, file: Int32(function.file), range: function.fact.nameRange), type))),
            to: target)
    }

    /// A function runs on its receiver, called from where it is; a function without one on whatever its caller runs.
    mutating func context(of function: Function, _ receiver: Int32?, from instance: Int32, at point: ProgramPoint) -> Int32 {
        let caller = contexts[Int(instances[Int(instance)].context)]
        let isConstant = receiver.map { objects[Int($0)].isConstant } ?? true
        let object = isConstant ? caller.receiver : representative(of: receiver!)
        let callee = procedure(of: function)
        let isShared = procedures[Int(callee)].keepsLocals
        if isShared, isConstant { return 0 }
        let point = !isShared && function.tellsCallsApart || procedures[Int(callee)].givesAnew ? point : nil
        let forwards = point.map { procedures[Int($0.procedure)].forwards } ?? false
        let told = Context(receiver: object, site: point, outer: forwards ? caller.site : nil)
        return context(asFarAsToldApart: [told, Context(receiver: object, site: nil, outer: nil)], for: callee)
    }

    /// The first of some contexts, each coarser than the one before, that a procedure is looked at in or has room for.
    private mutating func context(asFarAsToldApart contexts: [Context], for procedure: Int32) -> Int32 {
        let count = instancesOfProcedure[Int(procedure)].count
        for (level, wanted) in contexts.enumerated() {
            if count < (level + 1) * manyContexts { return context(wanted) }
            if let known = contextIDs[wanted], instanceIDs[PointsTo.pair(procedure, known)] != nil { return known }
        }
        return 0
    }

    // MARK: Closures

    mutating func callValue(_ object: Int32, _ operands: CallOperands, _ instance: Int32, _ index: Int32) {
        let result = node(instance, resultVariable(instance, index))
        switch objects[Int(object)].kind {
        case .closure(let home, let region):
            calledClosures.insert(Binding(instance: instance, instruction: index, callee: object))
            let region = procedures[Int(instances[Int(home)].procedure)].regions[Int(region)]
            for (argument, parameter) in zip(operands.arguments, region.parameters) {
                connect(node(instance, argument), to: node(home, parameter))
            }
            connect(node(home, region.result), to: result)
        case .method(let id, let receiver):
            if !bind(program.functions[Int(id)], receiver, operands, instance, index) { leaveSight(operands, instance, index) }
        case .type(let type):
            create(type, operands, instance, index)
        case .unknown, .made, .instance, .drawn, .tuple, .enumCase:
            leaveSight(operands, instance, index)
        case .nothing, .list, .dictionary, .string, .boolean, .integer, .keyPath:
            break
        }
    }

    // MARK: Out of sight

    /// Nothing is known of what is called: it may keep its arguments, and give anything.
    mutating func leaveSight(_ operands: CallOperands, _ instance: Int32, _ index: Int32, gives: Bool = true) {
        let point = point(instance, index)
        if !operands.logs {
            for argument in operands.arguments { wait(at: node(instance, argument), for: .escape(point)) }
        }
        let result = resultVariable(instance, index)
        guard gives, procedures[Int(point.procedure)].isRead(result) else { return }
        addUnknown(.result, instance, index, to: node(instance, result))
    }

    mutating func escape(_ object: Int32, at point: ProgramPoint) {
        switch objects[Int(object)].kind {
        case .closure(let instance, let region):
            // Whoever has it may call it, with anything.
            escapes[object, default: []].insert(point)
            let procedure = procedures[Int(instances[Int(instance)].procedure)]
            wait(at: node(instance, procedure.regions[Int(region)].result), for: .escape(point))
            for variable in procedure.regions[Int(region)].parameters {
                let unknown = Unknown(
                    reason: .parameter, file: Int32(procedure.file), range: procedures[Int(point.procedure)].range(of: point))
                add(
                    self.object(AbstractObject(kind: .unknown(unknown, staticType(of: variable, in: instance)))),
                    to: node(instance, variable))
            }
        case .list, .dictionary, .tuple, .enumCase:
            guard escapes[object, default: []].insert(point).inserted else { return }
            wait(at: elementNode(object), for: .escape(point))
            addUnknownKey(to: object, at: point)
        case .made, .instance, .drawn, .method, .unknown:
            escapes[object, default: []].insert(point)
        case .string, .boolean, .integer, .nothing, .type, .keyPath:
            break
        }
    }
}

extension Procedure {
    /// Where an instruction stands; for a parameter, where its function is named.
    func range(of point: ProgramPoint) -> SourceRange {
        if point.instruction >= 0 { return instructions[Int(point.instruction)].range }
        return switch origin {
        case .function(let function): function.fact.nameRange
        case .initialValue(let property, _): property.nameRange
        }
    }
}

extension Function {
    /// Whether what it does depends on what it is called with, or what it makes on who calls it.
    fileprivate var tellsCallsApart: Bool {
        fact.kind != .getter && fact.kind != .setter && fact.kind != .observer && (!fact.parameters.isEmpty || fact.returnType != nil)
    }
}
