import Syntax

/// What is made, and what runs of it because it is there.
extension PointsTo {
    // MARK: Initializers

    /// An object of a class is made, and its initializer runs on it.
    mutating func create(_ type: StaticType, _ operands: CallOperands, _ instance: Int32, _ index: Int32) {
        let result = node(instance, resultVariable(instance, index))
        guard case .project(let project) = type else {
            guard case .named(let name, _) = type else { return leaveSight(operands, instance, index) }
            if applyInitializer(of: name, operands, nil, instance, index) { return }
            guard mayBeFollowed(type) else { return }
            let made = allocate(.made(type), instance, index)
            add(made, to: result)
            // One that the project adds to the class.
            if self.index.hasInitializers(addedTo: name) {
                let found = dispatch("init", operands, of: type, isStatic: false, instance, index)
                if found >= 0, bind(program.functions[Int(found)], made, operands, instance, index) { return }
            }
            if !applyInitializer(of: name, operands, made, instance, index) { leaveSight(operands, instance, index, gives: false) }
            return
        }
        if project.kind == .enumeration, choose(project, operands, instance, index) { return }
        if project.kind == .enumeration || project.kind == .protocol {
            return add(unknown(.result, type, at: instance, index), to: result)
        }
        let found = initializer(of: project, operands, instance, index)
        if found >= 0, program.functions[Int(found)].fact.kind == .method {
            // A class method of Objective-C, which makes the object.
            let itself = object(AbstractObject(kind: .type(type)))
            if !bind(program.functions[Int(found)], itself, operands, instance, index) { leaveSight(operands, instance, index) }
            return
        }
        let made = allocate(.made(type), instance, index)
        add(made, to: result)
        appear(made, project)
        if found >= 0, bind(program.functions[Int(found)], made, operands, instance, index) { return }
        if let root = program.frameworkRoot(of: project) {
            if !applyInitializer(of: root, operands, made, instance, index) { leaveSight(operands, instance, index, gives: false) }
            return
        }
        // The compiler's own initializer of a structure.
        for (argument, label) in zip(operands.arguments, operands.call.arguments.map(\.label)) {
            guard let label else { continue }
            connect(node(instance, argument), to: fieldNode(made, name(label)))
        }
    }

    /// The initializer of an enumeration makes nothing, but says which case `self` is: that is what it leaves there.
    private mutating func choose(_ type: Type, _ operands: CallOperands, _ instance: Int32, _ index: Int32) -> Bool {
        let found = dispatch("init", operands, of: .project(type), isStatic: false, instance, index)
        guard found >= 0, bind(program.functions[Int(found)], nil, operands, instance, index) else { return false }
        let result = node(instance, resultVariable(instance, index))
        let procedure = procedure(of: program.functions[Int(found)])
        let point = point(instance, index)
        let callee = self.instance(of: procedure, in: context(of: program.functions[Int(found)], nil, from: instance, at: point))
        connect(node(callee, Procedure.receiver), to: result)
        // What another initializer chooses is not followed.
        let goesOn = procedures[Int(procedure)].instructions.contains { instruction in
            if case .call(let call) = instruction.kind, case .method(Procedure.receiver, "init") = call.callee { true } else { false }
        }
        if goesOn { add(unknown(.result, .project(type), at: instance, index), to: result) }
        return true
    }

    /// The initializer that a call runs: where none is meant that takes so little, the one that the frameworks' own `init()` goes on to.
    private mutating func initializer(of type: Type, _ operands: CallOperands, _ instance: Int32, _ index: Int32) -> Int32 {
        let found = dispatch("init", operands, of: .project(type), isStatic: false, instance, index)
        guard operands.call.arguments.isEmpty, let root = program.frameworkRoot(of: type) else { return found }
        if found >= 0, program.functions[Int(found)].fact.parameters.allSatisfy({ $0.defaultValue != nil }) { return found }
        guard let label = labelOfDesignatedInitializer(of: root) else { return found }
        for owner in self.index.lineage(of: type) {
            let own = program.functions(of: owner).filter { $0.fact.kind == .initializer }
            if let designated = own.first(where: { $0.fact.parameters.first?.label == label }) { return Int32(designated.id) }
        }
        return found
    }

    private func labelOfDesignatedInitializer(of name: String) -> String? {
        var current: String? = name
        while let owner = current {
            if let label = effects.designatedInitializers[owner] { return label }
            current = program.frameworkSuperclass(of: owner)
        }
        return nil
    }

    // MARK: What the frameworks call

    /// An object of a type is there: what the frameworks call of it runs.
    mutating func appear(_ object: Int32, _ type: Type) {
        guard appeared.insert(PointsTo.pair(object, Int32(type.id))).inserted else { return }
        objectsOfType[type.id, default: []].append(object)
        for owner in index.lineage(of: type) {
            for function in callbacks[owner.id] ?? [] where !isOverridden(function, below: owner, for: type) {
                callBack(function, on: object)
            }
        }
    }

    /// - Parameter keeper: the object that it runs in the context of, where that is another one.
    mutating func callBack(_ id: Int, on object: Int32, inContextOf keeper: Int32? = nil) {
        let function = program.functions[id]
        let instance = instance(of: procedure(of: function), in: context(onlyReceiver: keeper ?? representative(of: object)))
        add(object, to: node(instance, Procedure.receiver))
        fillParameters(of: instance, function)
    }

    /// What a function gives whose callers are not in sight.
    private mutating func releaseResult(of instance: Int32) {
        wait(at: result(of: instance), for: .escape(ProgramPoint(procedure: instances[Int(instance)].procedure, instruction: -1)))
    }

    /// Whoever calls it is not in sight, and gives it something of its parameters' types, or leaves it to what stands there for that.
    mutating func fillParameters(of instance: Int32, _ function: Function) {
        releaseResult(of: instance)
        expect(nil, of: instance)
        let procedure = procedures[Int(instances[Int(instance)].procedure)]
        let place = Place(function, nil)
        for (variable, value) in zip(procedure.regions[0].parameters, procedure.regions[0].defaults) where !value.isNone {
            connect(node(instance, value), to: node(instance, variable))
        }
        for (variable, fact) in zip(procedure.regions[0].parameters, function.parametersInBody) {
            let type = fact.type.flatMap { program.resolve($0, at: place) }?.unwrapped
            if let type, !mayBeFollowed(type) { continue }
            let unknown = Unknown(reason: .parameter, file: Int32(function.file), range: function.fact.nameRange)
            var parameter = AbstractObject(kind: .unknown(unknown, type))
            // Each function's own, so that two coders are two.
            parameter.site = ProgramPoint(procedure: instances[Int(instance)].procedure, instruction: -1 - variable.index)
            parameter.context = instances[Int(instance)].context
            add(object(parameter), to: node(instance, variable))
        }
    }

    func isOverridden(_ id: Int, below owner: Type, for type: Type) -> Bool {
        let function = program.functions[id]
        return index.lineage(of: type).prefix { $0 != owner }.contains { below in
            index.functions(named: function.property?.name ?? function.fact.name, of: below).contains {
                $0.fact.fullName == function.fact.fullName && $0.fact.kind == function.fact.kind
                    && $0.property?.name == function.property?.name
            }
        }
    }
}
