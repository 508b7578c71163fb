import Syntax

/// What lists and dictionaries hold, and what a type's own subscripts give.
extension PointsTo {
    mutating func loadElement(of object: Int32, into target: Int32) {
        switch objects[Int(object)].kind {
        case .list, .dictionary: connect(elementNode(object), to: target)
        case .unknown(let unknown, let type):
            add(self.object(AbstractObject(kind: .unknown(unknown, type?.elementType?.unwrapped))), to: target)
            // What the program itself put into it comes out again.
            connect(elementNode(object), to: target)
        case .made, .instance, .drawn, .tuple, .enumCase: connect(elementNode(object), to: target)
        case .string, .boolean, .integer, .nothing, .type, .keyPath, .closure, .method: break
        }
    }

    /// What a text names in a dictionary that nobody knows is nothing of what other texts name there: each place that asks has its own.
    mutating func loadEntry(of object: Int32, into target: Int32, at point: ProgramPoint) {
        let procedure = procedures[Int(point.procedure)]
        let instruction = procedure.instructions[Int(point.instruction)]
        guard case .unknown(let unknown, let type) = objects[Int(object)].kind, unknown.reason != .merged,
            case .element(_, let key) = instruction.kind, isText(key, inProcedure: point.procedure)
        else { return loadElement(of: object, into: target) }
        let entry = Unknown(reason: unknown.reason, file: Int32(procedure.file), range: instruction.range)
        add(self.object(AbstractObject(kind: .unknown(entry, type?.elementType?.unwrapped))), to: target)
        connect(elementNode(object), to: target)
    }

    private mutating func isText(_ variable: Variable, inProcedure id: Int32) -> Bool {
        guard case .named(let name, _)? = staticType(of: variable, inProcedure: id)?.unwrapped else { return false }
        return Program.textTypes.contains(name)
    }

    /// Whether an object's subscript is its class's own, or what the program adds to a class that has none.
    func isDeclared(_ object: Int32) -> Bool {
        switch objects[Int(object)].type {
        case .project?: true
        case .named?: objects[Int(object)].type?.elementType == nil && !subscripts(of: object).isEmpty
        case .metatype?, .optional?, nil: false
        }
    }

    /// Whether there may be a subscript out of sight beside that by key path, which every object has.
    func mayInheritSubscript(_ object: Int32) -> Bool {
        if case .project(let type)? = objects[Int(object)].type { program.hasUnknownAncestor(type) } else { false }
    }

    /// The getters and setters of the subscripts that the program declares for an object.
    private func subscripts(of object: Int32) -> [Function] {
        switch objects[Int(object)].kind {
        case .made, .instance, .drawn, .unknown, .enumCase: objects[Int(object)].type.map(index.subscripts(of:)) ?? []
        default: []
        }
    }

    /// What a type's own subscripts give for a key.
    mutating func runSubscript(of object: Int32, _ key: Int32, into target: Int32, at point: ProgramPoint) {
        wait(at: key, for: .escape(point))
        for function in subscripts(of: object) where function.fact.kind == .element && isRelevant[function.id] {
            let instance = runSubscript(function, of: object, key, at: point)
            connect(result(of: instance), to: target)
        }
    }

    /// Hands a type's own subscripts a value to keep under a key.
    mutating func runSubscript(of object: Int32, _ key: Int32, keeping value: Int32, at point: ProgramPoint) {
        wait(at: key, for: .escape(point))
        var isKept = !mayInheritSubscript(object)
        for function in subscripts(of: object) where function.fact.kind == .elementSetter {
            guard isRelevant[function.id] else {
                isKept = false
                continue
            }
            let instance = runSubscript(function, of: object, key, at: point)
            let parameters = procedures[Int(instances[Int(instance)].procedure)].regions[0].parameters
            if let parameter = parameters.last { connect(value, to: node(instance, parameter)) }
        }
        if !isKept { wait(at: value, for: .escape(point)) }
    }

    private mutating func runSubscript(_ function: Function, of object: Int32, _ key: Int32, at point: ProgramPoint) -> Int32 {
        isCalled[function.id] = true
        let context = Context(receiver: representative(of: object), site: point, outer: nil)
        let instance = instance(of: procedure(of: function), in: self.context(context))
        add(object, to: node(instance, Procedure.receiver))
        // Who asks is told by the procedure alone, in whatever context.
        for asking in instancesOfProcedure[Int(point.procedure)] {
            bound.insert(Binding(instance: asking, instruction: point.instruction, callee: instance))
        }
        if let parameter = procedures[Int(instances[Int(instance)].procedure)].regions[0].parameters.first {
            connect(key, to: node(instance, parameter))
        }
        return instance
    }

    /// A dictionary's values have keys, and a list's elements are pairs already where a loop takes them apart.
    mutating func loadRound(of object: Int32, into target: Int32, _ instance: Int32, _ index: Int32) {
        guard objects[Int(object)].kind == .dictionary else { return loadElement(of: object, into: target) }
        let pair = allocate(.tuple, instance, index)
        for name in ["0", "key"] { connect(keyNode(object), to: fieldNode(pair, self.name(name))) }
        for name in ["1", "value"] { connect(elementNode(object), to: fieldNode(pair, self.name(name))) }
        add(pair, to: target)
    }

    // MARK: Keys

    mutating func loadKey(of object: Int32, into target: Int32, at point: ProgramPoint) {
        if objects[Int(object)].kind == .dictionary { return connect(keyNode(object), to: target) }
        add(unknownKey(at: point), to: target)
    }

    mutating func addKey(_ key: Int32, to object: Int32) {
        if objects[Int(object)].kind == .dictionary { connect(key, to: keyNode(object)) }
    }

    /// Something is put into a dictionary, and nobody knows under which key.
    mutating func addUnknownKey(to object: Int32, at point: ProgramPoint) {
        if objects[Int(object)].kind == .dictionary { add(unknownKey(at: point), to: keyNode(object)) }
    }

    private mutating func unknownKey(at point: ProgramPoint) -> Int32 {
        let procedure = procedures[Int(point.procedure)]
        let unknown = Unknown(reason: .contents, file: Int32(procedure.file), range: procedure.range(of: point))
        return self.object(AbstractObject(kind: .unknown(unknown, nil)))
    }

    mutating func addEntries(of object: Int32, to dictionary: Int32, at point: ProgramPoint) {
        switch objects[Int(object)].kind {
        case .dictionary:
            connect(keyNode(object), to: keyNode(dictionary))
            connect(elementNode(object), to: elementNode(dictionary))
        case .list:
            for (name, target) in [("0", keyNode(dictionary)), ("1", elementNode(dictionary))] {
                let field = Field(name: self.name(name), isStorage: true, instance: -1, instruction: 0)
                wait(at: elementNode(object), for: .load(field, into: target))
            }
        case .nothing: break
        default:
            loadElement(of: object, into: elementNode(dictionary))
            add(unknownKey(at: point), to: keyNode(dictionary))
        }
    }

    mutating func storeElement(_ source: Int32, of object: Int32) {
        guard !objects[Int(object)].isConstant else { return }
        connect(source, to: elementNode(object))
    }
}
