import Syntax

extension PointsTo {
    // MARK: Procedures

    /// Lowers a function when it is first asked for.
    mutating func procedure(of function: Function) -> Int32 {
        let known = procedureOfFunction[function.id]
        if known >= 0 { return known }
        let id = register(Lowering.procedure(of: function, in: program))
        procedureOfFunction[function.id] = id
        return id
    }

    private mutating func procedure(ofInitialValue value: Expression, of property: PropertyFact, at place: Place) -> Int32 {
        let key = ValueKey(file: place.file, range: property.nameRange)
        if let id = procedureOfValue[key] { return id }
        let id = register(Lowering.procedure(ofInitialValue: value, of: property, at: place, in: program))
        procedureOfValue[key] = id
        return id
    }

    private mutating func register(_ procedure: Procedure) -> Int32 {
        procedures.append(procedure)
        instancesOfProcedure.append([])
        namesOfProcedure.append(procedure.instructions.map { $0.kind.name.map { name($0) } ?? -1 })
        return Int32(procedures.count - 1)
    }

    // MARK: Instances

    mutating func instance(of procedure: Int32, in context: Int32) -> Int32 {
        let key = PointsTo.pair(procedure, context)
        if let id = instanceIDs[key] { return id }
        let id = Int32(instances.count)
        let base = newNodes(procedures[Int(procedure)].variableCount)
        instances.append(Instance(procedure: procedure, context: context, base: base))
        instanceIDs[key] = id
        instancesOfProcedure[Int(procedure)].append(id)
        pending.append(id)
        return id
    }

    /// - Returns: how much work it was.
    mutating func instantiate(_ instance: Int32) -> Int {
        let instructions = procedures[Int(instances[Int(instance)].procedure)].instructions.indices
        for index in instructions { instantiate(index, of: instance) }
        return instructions.count
    }

    func node(_ instance: Int32, _ variable: Variable) -> Int32 {
        variable.isNone ? -1 : instances[Int(instance)].base + variable.index
    }

    /// What an instruction defines.
    func resultVariable(_ instance: Int32, _ index: Int32) -> Variable {
        procedures[Int(instances[Int(instance)].procedure)].instructions[Int(index)].result
    }

    func operands(_ instance: Int32, _ index: Int32) -> CallOperands? {
        guard case .call(let operands) = procedures[Int(instances[Int(instance)].procedure)].instructions[Int(index)].kind else {
            return nil
        }
        return operands
    }

    /// The name that an instruction asks for.
    func nameID(_ instance: Int32, _ index: Int32) -> Int32 { namesOfProcedure[Int(instances[Int(instance)].procedure)][Int(index)] }

    func point(_ instance: Int32, _ index: Int32) -> ProgramPoint {
        ProgramPoint(procedure: instances[Int(instance)].procedure, instruction: index)
    }

    private mutating func instantiate(_ index: Int, of instance: Int32) {
        let procedure = instances[Int(instance)].procedure
        let instruction = procedures[Int(procedure)].instructions[index]
        let result = node(instance, instruction.result)
        func at(_ variable: Variable) -> Int32 { node(instance, variable) }
        func made(_ kind: AbstractObject.Kind) -> Int32 { allocate(kind, instance, Int32(index)) }
        func field(_ field: Instruction.Field) -> Field {
            Field(
                name: nameID(instance, Int32(index)), isStorage: field.isStorage, isInherited: field.isInherited, instance: instance,
                instruction: Int32(index))
        }
        switch instruction.kind {
        case .constant(let constant):
            add(object(AbstractObject(kind: constant.kind)), to: result)
        case .copy(let source):
            connect(at(source), to: result)
        case .cast(let source, let type):
            connect(at(source), to: result, filter: filter(type, instance, Int32(index)))
        case .narrowed(let source, let narrowing):
            connect(at(source), to: result, filter: filter(.narrowing(narrowing)))
        case .declared(let type):
            if let type = resolve(type, instance, Int32(index)), mayBeFollowed(type) {
                add(unknown(.result, type, at: instance, Int32(index)), to: result)
            }
        case .load(let base, let name):
            wait(at: at(base), for: .load(field(name), into: result))
        case .store(let base, let name, let value):
            wait(at: at(base), for: .store(field(name), from: at(value)))
        case .loadGlobal(let global):
            guard let getter = self.index.getter(of: global) else { return connect(node(of: global), to: result) }
            guard isRelevant[getter.id] else { return addUnknown(.result, instance, Int32(index), to: result) }
            connect(run(getter, at: ProgramPoint(procedure: procedure, instruction: Int32(index)), of: instance), to: result)
        case .storeGlobal(let global, let value):
            connect(at(value), to: node(of: global))
        case .element(let base, let key):
            let point = ProgramPoint(procedure: procedure, instruction: Int32(index))
            wait(at: at(base), for: .subscripted(index: at(key), into: result, point: point))
        case .pair(let base):
            wait(at: at(base), for: .round(into: result, instance: instance, instruction: Int32(index)))
        case .storeElement(let base, let key, let value):
            let point = ProgramPoint(procedure: procedure, instruction: Int32(index))
            wait(at: at(base), for: .storeSubscripted(index: at(key), from: at(value), point: point))
        case .list(let elements):
            let list = made(.list)
            for element in elements { connect(at(element), to: elementNode(list)) }
            add(list, to: result)
        case .dictionary(let keys, let values):
            let dictionary = made(.dictionary)
            for key in keys { connect(at(key), to: keyNode(dictionary)) }
            for value in values { connect(at(value), to: elementNode(dictionary)) }
            add(dictionary, to: result)
        case .tuple(let parts, let labels):
            let tuple = made(.tuple)
            for (position, part) in parts.enumerated() {
                connect(at(part), to: fieldNode(tuple, name(String(position))))
                connect(at(part), to: elementNode(tuple))
                if let label = labels[position] { connect(at(part), to: fieldNode(tuple, name(label))) }
            }
            add(tuple, to: result)
        case .concatenation(let parts, let isSum):
            let nodes = parts.map { at($0) }
            join(
                nodes, into: result, at: ProgramPoint(procedure: procedure, instruction: Int32(index)),
                context: instances[Int(instance)].context, as: isSum ? .sum : .text)
        case .closure(let region):
            add(object(AbstractObject(kind: .closure(instance: instance, region: Int32(region)))), to: result)
        case .payload(let base, _, let position):
            let field = position.map { name(PointsTo.payload(at: $0)) } ?? -1
            wait(at: at(base), for: .payload(case: nameID(instance, Int32(index)), field: field, into: result))
        case .call(let operands):
            begin(operands, instance, Int32(index), result)
        case .escape(let parts):
            for part in parts { wait(at: at(part), for: .escape(ProgramPoint(procedure: procedure, instruction: Int32(index)))) }
        }
    }

    /// An object that an instruction makes, told apart from what it makes in other contexts as far as contexts go.
    mutating func allocate(_ kind: AbstractObject.Kind, _ instance: Int32, _ index: Int32) -> Int32 {
        let context = instances[Int(instance)].context
        let isTold = depth(ofContext: context) < PointsTo.deepest && !makesItsLike(kind, in: context)
        return object(
            AbstractObject(
                kind: kind, site: point(instance, index),
                context: isTold ? context : isOfFrameworks(kind) ? self.context(onlySitesOf: context) : 0))
    }

    /// Whether it is what the frameworks have a class for, and not just a root, or may be that, since a superclass is out of sight: of those it
    /// matters how many there are.
    private func isOfFrameworks(_ kind: AbstractObject.Kind) -> Bool {
        switch kind {
        case .made(let type):
            frameworkClass(of: type).map { program.frameworkSuperclass(of: $0) != nil } ?? type.projectType.map {
                program.hasUnknownAncestor($0)
            } ?? false
        case .drawn, .list: true
        default: false
        }
    }

    /// Who calls is told apart, and on which object that runs is not.
    private mutating func context(onlySitesOf context: Int32) -> Int32 {
        let full = contexts[Int(context)]
        return full.site == nil ? 0 : self.context(Context(receiver: -1, site: full.site, outer: full.outer))
    }

    /// Whether the object around is of the type that is made: a chain of them has no end.
    private func makesItsLike(_ kind: AbstractObject.Kind, in context: Int32) -> Bool {
        let receiver = contexts[Int(context)].receiver
        guard receiver >= 0 else { return false }
        return switch (kind, objects[Int(receiver)].kind) {
        case (.made(let type), _): objects[Int(receiver)].type == type
        case (.drawn(let scene), .drawn(let other)): scene == other
        default: false
        }
    }

    /// How many objects stand in one another's contexts.
    private static let deepest = 2

    private func depth(ofContext context: Int32) -> Int {
        var depth = 0
        var current = context
        while current > 0, depth < PointsTo.deepest {
            let receiver = contexts[Int(current)].receiver
            guard receiver >= 0 else { return depth }
            depth += 1
            current = objects[Int(receiver)].context
        }
        return depth
    }

    // MARK: Globals and initial values

    mutating func node(of global: Instruction.Global) -> Int32 {
        if let node = globalNodes[global] { return node }
        let node = newNodes(1)
        globalNodes[global] = node
        guard let fact = program.globals[global.name]?.first(where: { $0.file == global.file })?.fact else { return node }
        fill(node, with: fact, at: Place(file: global.file), receiver: nil)
        return node
    }

    /// Puts into a node what a property begins with, or gives when it is read.
    mutating func fill(_ node: Int32, with property: PropertyFact, at place: Place, receiver: Int32?) {
        if property.isComputed { return }
        guard let value = property.value else {
            // An outlet is connected by whoever loads the drawing.
            if property.type?.isOptional == true, !property.modifiers.contains(.isOutlet) {
                add(object(AbstractObject(kind: .nothing)), to: node)
            }
            return
        }
        let instance = instance(ofInitialValue: value, of: property, at: place, receiver: receiver)
        if let receiver { add(receiver, to: self.node(instance, Procedure.receiver)) }
        connect(result(of: instance), to: node)
    }

    mutating func instance(ofInitialValue value: Expression, of property: PropertyFact, at place: Place, receiver: Int32?) -> Int32 {
        instance(of: procedure(ofInitialValue: value, of: property, at: place), in: context(onlyReceiver: receiver))
    }

    func result(of instance: Int32) -> Int32 { node(instance, procedures[Int(instances[Int(instance)].procedure)].regions[0].result) }

    // MARK: What is not known

    mutating func unknown(_ reason: Unknown.Reason, _ type: StaticType?, at instance: Int32, _ index: Int32) -> Int32 {
        let procedure = procedures[Int(instances[Int(instance)].procedure)]
        let unknown = Unknown(reason: reason, file: Int32(procedure.file), range: procedure.instructions[Int(index)].range)
        return object(AbstractObject(kind: .unknown(unknown, type?.unwrapped)))
    }

    /// Puts what is not known of an instruction's result into a node, unless nobody follows what is of its type.
    mutating func addUnknown(_ reason: Unknown.Reason, _ instance: Int32, _ index: Int32, to target: Int32) {
        let key = PointsTo.pair(instances[Int(instance)].procedure, index << 3 | reason.number)
        if let known = unknowns[key] {
            if known >= 0 { add(known, to: target) }
            return
        }
        let type = staticType(of: resultVariable(instance, index), in: instance)
        let isFollowed = type.map { mayBeFollowed($0) } ?? true
        let found = isFollowed ? unknown(reason, type, at: instance, index) : -1
        unknowns[key] = found
        if isFollowed { add(found, to: target) }
    }

    func resolve(_ type: TypeReference, _ instance: Int32, _ index: Int32) -> StaticType? {
        let procedure = procedures[Int(instances[Int(instance)].procedure)]
        return program.resolve(type, at: procedure.place(procedure.instructions[Int(index)].scope))?.unwrapped
    }

    /// The type that the text gives a variable.
    mutating func staticType(of variable: Variable, in instance: Int32) -> StaticType? {
        staticType(of: variable, inProcedure: instances[Int(instance)].procedure)
    }

    mutating func staticType(of variable: Variable, inProcedure id: Int32) -> StaticType? {
        guard !variable.isNone else { return nil }
        let key = PointsTo.pair(id, variable.index)
        if let known = staticTypes[key] { return known }
        let procedure = procedures[Int(id)]
        let type: StaticType?
        if variable == Procedure.receiver {
            type = procedure.place(nil).type.map { .project($0) }
        } else {
            type =
                procedure.sources[Int(variable.index)].flatMap { program.type(of: $0.expression, at: procedure.place($0.scope)) }?.unwrapped
        }
        staticTypes[key] = .some(type)
        return type
    }

    /// Whether values of a type are followed where nothing is known of them: numbers are not.
    func mayBeFollowed(_ type: StaticType) -> Bool {
        if case .named(let name, _) = type.unwrapped { !program.isNumber(name) } else { true }
    }
}

extension Constant {
    fileprivate var kind: AbstractObject.Kind {
        switch self {
        case .string(let value): .string(value)
        case .boolean(let value): .boolean(value)
        case .integer(let value): .integer(value)
        case .nothing: .nothing
        case .type(let type): .type(type)
        case .enumCase(let type, let name): .enumCase(type, name)
        case .keyPath(let components): .keyPath(components)
        }
    }
}
