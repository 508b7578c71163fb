import Syntax

/// Where the values of the program come from and where they go, for the functions that were looked into.
///
/// Made once, by `PointsTo`; nothing changes after. Every answer is a set that holds at least what may be there, unless the analysis ran out of
/// its budget: then `isExhausted`, and nothing that these sets lack means anything.
public final class ValueFlow: Sendable {
    let objects: [AbstractObject]
    let procedures: [Procedure]
    let instances: [PointsTo.Instance]
    let contexts: [PointsTo.Context]
    let isExhausted: Bool
    /// By function, whether it is looked into where something leads to it.
    let isRelevant: [Bool]
    private let procedureOfFunction: [Int32]
    private let procedureOfValue: [PointsTo.ValueKey: Int32]
    /// By procedure, what it is lowered from; `nil` for an initial value that nobody reads as a function.
    private let functionOfProcedure: [Function?]
    private let instancesOfProcedure: [[Int32]]
    private let nodes: [PointsTo.Node]
    private let fieldNodes: [UInt64: Int32]
    private let texts: [String]
    private let names: [String: Int32]
    /// By name, the fields of that name: whose they are, and their nodes.
    private let fieldsOfName: [Int32: [(owner: Int32, node: Int32)]]
    /// By object, the fields that may hold it.
    private let holders: Holders
    /// By object, the nodes of its fields.
    private let fieldsOfOwner: [Int32: [Int32]]
    /// By name of a field, the instructions that store something in one.
    private let storesOfField: [String: [ProgramPoint]]
    /// By instance, the calls that it makes of others: the instruction and whom it calls.
    let calls: [[(instruction: Int32, callee: Int32)]]
    /// By instance, those that call it.
    private let callers: [[Int32]]
    /// By instance and region, the closure that it is.
    private let closures: [UInt64: Int32]
    /// By closure, the instructions that call it.
    private let callersOfClosures: [Int32: [(instance: Int32, instruction: Int32)]]
    /// By object, the one that it is under another type: what is unknown, before and behind a cast.
    private let identities: [Int32]
    /// Where an object went that nothing follows, by its identity.
    private let escapes: [Int32: Set<ProgramPoint>]

    init(_ solved: PointsTo) {
        objects = solved.objects
        procedures = solved.procedures
        instances = solved.instances
        contexts = solved.contexts
        isExhausted = solved.isExhausted
        isRelevant = solved.isRelevant
        procedureOfFunction = solved.procedureOfFunction
        procedureOfValue = solved.procedureOfValue
        functionOfProcedure = ValueFlow.functions(of: solved)
        instancesOfProcedure = solved.instancesOfProcedure
        nodes = solved.nodes
        fieldNodes = solved.fieldNodes
        texts = solved.names
        names = Dictionary(uniqueKeysWithValues: solved.names.enumerated().map { ($1, Int32($0)) })
        fieldsOfName = solved.fieldNodes.reduce(into: [:]) { all, field in
            all[Int32(truncatingIfNeeded: field.key), default: []].append((Int32(field.key >> 32), field.value))
        }
        fieldsOfOwner = solved.fieldNodes.reduce(into: [:]) { $0[Int32($1.key >> 32), default: []].append($1.value) }
        holders = Holders(solved)
        storesOfField = ValueFlow.stores(of: solved.procedures)
        let identities = ValueFlow.identities(of: solved.objects)
        self.identities = identities
        escapes = solved.escapes.reduce(into: [:]) { all, next in all[identities[Int(next.key)], default: []].formUnion(next.value) }
        var calls = [[(instruction: Int32, callee: Int32)]](repeating: [], count: solved.instances.count)
        for binding in solved.bound where binding.instance >= 0 {
            calls[Int(binding.instance)].append((binding.instruction, binding.callee))
        }
        for instance in calls.indices { calls[instance].sort { ($0.instruction, $0.callee) < ($1.instruction, $1.callee) } }
        self.calls = calls
        var callers = [[Int32]](repeating: [], count: solved.instances.count)
        for instance in calls.indices {
            for call in calls[instance] { callers[Int(call.callee)].append(Int32(instance)) }
        }
        self.callers = callers
        closures = solved.objects.enumerated().reduce(into: [:]) { all, next in
            guard case .closure(let instance, let region) = next.element.kind else { return }
            all[PointsTo.pair(instance, region)] = Int32(next.offset)
        }
        callersOfClosures = solved.calledClosures.sorted { ($0.instance, $0.instruction) < ($1.instance, $1.instruction) }
            .reduce(into: [:]) { $0[$1.callee, default: []].append(($1.instance, $1.instruction)) }
    }

    private static func identities(of objects: [AbstractObject]) -> [Int32] {
        var origins: [AbstractObject: Int32] = [:]
        return objects.enumerated().map { id, object in
            guard case .unknown(let unknown, _) = object.kind else { return Int32(id) }
            let origin = AbstractObject(kind: .unknown(unknown, nil), site: object.site, context: object.context)
            if let known = origins[origin] { return known }
            origins[origin] = Int32(id)
            return Int32(id)
        }
    }

    private static func stores(of procedures: [Procedure]) -> [String: [ProgramPoint]] {
        var stores: [String: [ProgramPoint]] = [:]
        for procedure in procedures.indices {
            for (index, instruction) in procedures[procedure].instructions.enumerated() {
                guard case .store(_, let field, _) = instruction.kind else { continue }
                stores[field.name, default: []].append(ProgramPoint(procedure: Int32(procedure), instruction: Int32(index)))
            }
        }
        return stores
    }

    private static func functions(of solved: PointsTo) -> [Function?] {
        var functions = solved.procedures.map { procedure in
            if case .function(let function) = procedure.origin { function } else { Function?.none }
        }
        for function in solved.program.functions where function.isInitialValue {
            guard let property = function.property else { continue }
            let key = PointsTo.ValueKey(file: function.file, range: property.nameRange)
            if let procedure = solved.procedureOfValue[key] { functions[Int(procedure)] = function }
        }
        return functions
    }

    // MARK: Procedures

    /// The function that a procedure is lowered from, or what stands for an initial value; `nil` for one that nobody reads as a function.
    func function(of procedure: Int32) -> Function? { functionOfProcedure[Int(procedure)] }

    func function(ofInstance instance: Int32) -> Function? { function(of: instances[Int(instance)].procedure) }

    /// Which procedure a function became; `nil` where nothing led to it.
    func procedure(of function: Function) -> Int32? {
        if function.isInitialValue, let property = function.property {
            return procedureOfValue[PointsTo.ValueKey(file: function.file, range: property.nameRange)]
        }
        let id = procedureOfFunction[function.id]
        return id < 0 ? nil : id
    }

    /// The instructions that store something in a field of that name, whosever it is, in their order.
    func stores(in field: String) -> [ProgramPoint] { storesOfField[field] ?? [] }

    /// The contexts in which a procedure was looked at.
    func instances(of procedure: Int32) -> [Int32] { instancesOfProcedure[Int(procedure)] }

    /// Those that may make an object: deep contexts are told apart by who calls, and not by what they run on.
    func instances(making object: AbstractObject) -> [Int32] {
        guard let site = object.site else { return [] }
        let context = contexts[Int(object.context)]
        return instances(of: site.procedure).filter { instance in
            let own = instances[Int(instance)].context
            return own == object.context
                || context.receiver < 0 && contexts[Int(own)].site == context.site && contexts[Int(own)].outer == context.outer
        }
    }

    /// Of what a stored property begins with, the objects that have the property; none of anything else.
    ///
    /// - Parameter excluded: of the property; a lazy one gets its value when somebody asks.
    func owners(ofInitialValue object: Int32, without excluded: Modifiers = .isStatic) -> [Int32] {
        guard let site = objects[Int(object)].site, case .initialValue(let property, _) = procedures[Int(site.procedure)].origin,
            property.modifiers.isDisjoint(with: excluded)
        else { return [] }
        return fields(holding: object).filter { $0.field == property.name && $0.owner != object }.map(\.owner)
    }

    func procedure(ofInstance instance: Int32) -> Procedure { procedures[Int(instances[Int(instance)].procedure)] }

    /// Those that some run in: they themselves, who calls them, and who calls that.
    func instances(runningAround instances: [Int32]) -> Set<Int32> {
        var around = Set(instances)
        var open = instances
        while let instance = open.popLast() {
            for caller in callers[Int(instance)] where around.insert(caller).inserted { open.append(caller) }
        }
        return around
    }

    /// Those that an instruction runs in: the function around it and who calls that. What stands in a closure runs where that is called, and
    /// where it is made only if it may be called on the way or out of sight.
    func instances(runningAround point: ProgramPoint, isKept: (_ closure: Int32) -> Bool) -> Set<Int32> {
        var around: Set<Int32> = []
        var known: Set<UInt64> = []
        var open = instances(of: point.procedure).map { (instance: $0, region: region(of: point.instruction, in: $0)) }
        while let next = open.popLast() {
            guard known.insert(PointsTo.pair(next.instance, next.region)).inserted else { continue }
            if next.region == 0 {
                around.insert(next.instance)
                for call in calls(of: next.instance) { open.append((call.caller, region(of: call.instruction, in: call.caller))) }
                continue
            }
            let closure = closures[PointsTo.pair(next.instance, next.region)]
            for call in closure.flatMap({ callersOfClosures[$0] }) ?? [] {
                open.append((call.instance, region(of: call.instruction, in: call.instance)))
            }
            if closure.map(isKept) != true { open.append((next.instance, outerRegion(of: next.region, in: next.instance))) }
        }
        return around
    }

    /// Whether whatever calls a closure is in sight, and something does.
    func isOnlyCalledInSight(_ closure: Int32) -> Bool { callersOfClosures[closure] != nil && escapes[closure] == nil }

    /// The closure or nested function that an instruction stands in; 0 for the function itself.
    func region(of instruction: Int32, in instance: Int32) -> Int32 {
        guard instruction >= 0 else { return 0 }
        let procedure = procedure(ofInstance: instance)
        return procedure.blocks[Int(procedure.instructions[Int(instruction)].block)].region
    }

    /// The one that makes it.
    private func outerRegion(of region: Int32, in instance: Int32) -> Int32 {
        let making = procedure(ofInstance: instance).instructions.firstIndex {
            if case .closure(Int(region)) = $0.kind { true } else { false }
        }
        return making.map { self.region(of: Int32($0), in: instance) } ?? 0
    }

    /// Those that run while some do: they themselves, what they call, and what that calls, as far as a call counts.
    func instances(
        runningIn instances: [Int32], where counts: (_ caller: Int32, _ instruction: Int32, _ callee: Int32) -> Bool = { _, _, _ in true }
    ) -> Set<Int32> {
        var running = Set(instances)
        var open = instances
        while let instance = open.popLast() {
            for call in calls[Int(instance)] where !running.contains(call.callee) && counts(instance, call.instruction, call.callee) {
                running.insert(call.callee)
                open.append(call.callee)
            }
        }
        return running
    }

    /// The calls that lead to an instance: from which other one, and by which instruction.
    func calls(of instance: Int32) -> [(caller: Int32, instruction: Int32)] {
        Set(callers[Int(instance)]).sorted().flatMap { caller in
            calls[Int(caller)].filter { $0.callee == instance }.map { (caller: caller, instruction: $0.instruction) }
        }
    }

    // MARK: Values

    /// The ids of what a variable may hold in one context.
    func points(_ variable: Variable, in instance: Int32) -> [Int32] {
        variable.isNone ? [] : nodes[Int(instances[Int(instance)].base + variable.index)].points
    }

    /// The same whatever type a cast gives to what is not known.
    func identities(_ variable: Variable, in instance: Int32) -> Set<Int32> {
        Set(points(variable, in: instance).map { identities[Int($0)] })
    }

    /// An object, whatever type a cast gives it.
    func identity(of object: Int32) -> Int32 { identities[Int(object)] }

    /// Whether a variable may hold one of some objects, whatever type a cast gives them.
    func holds(_ variable: Variable, anyOf objects: Set<Int32>, in instance: Int32) -> Bool {
        guard !variable.isNone else { return false }
        for id in nodes[Int(instances[Int(instance)].base + variable.index)].points where objects.contains(identities[Int(id)]) {
            return true
        }
        return false
    }

    /// By procedure, the variables that may hold one of some objects in some context, whatever type a cast gives them.
    func variables(holdingAnyOf objects: Set<Int32>) -> [Int32: Set<Int32>] {
        let isMeant = identities.map(objects.contains)
        var holding: [Int32: Set<Int32>] = [:]
        for procedure in procedures.indices.map(Int32.init) {
            let count = Int32(procedures[Int(procedure)].variableCount)
            for instance in instances(of: procedure) {
                let first = instances[Int(instance)].base
                for index in 0..<count where nodes[Int(first + index)].points.contains(where: { isMeant[Int($0)] }) {
                    holding[procedure, default: []].insert(index)
                }
            }
        }
        return holding
    }

    /// The ids of what an expression of a function may be, in whatever context; `nil` where the function was not looked into.
    func points(of expression: Expression, in function: Function) -> Set<Int32>? {
        guard let procedure = procedure(of: function), let variable = procedures[Int(procedure)].variable(of: expression) else {
            return nil
        }
        return Set(instances(of: procedure).flatMap { points(variable, in: $0) })
    }

    /// The strings that an expression of a function may be; `nil` where the function was not looked into.
    func strings(of expression: Expression, in function: Function) -> [StringValue]? {
        guard let procedure = procedure(of: function), let variable = procedures[Int(procedure)].variable(of: expression) else {
            return nil
        }
        return instances(of: procedure).flatMap { strings(variable, in: $0) }.first(ofEach: \.self)
    }

    /// The strings that a variable may hold in one context, in order; a value that is none of its own counts as unknown.
    func strings(_ variable: Variable, in instance: Int32) -> [StringValue] {
        var strings: [StringValue] = []
        for id in points(variable, in: instance) {
            switch objects[Int(id)].kind {
            case .string(let value): strings.append(value)
            case .nothing: continue
            default: strings.append(.unknown)
            }
        }
        return strings.first(ofEach: \.self)
    }

    /// The key paths that a variable may hold in one context, by their components.
    func keyPaths(_ variable: Variable, in instance: Int32) -> [[String]] {
        points(variable, in: instance).compactMap { if case .keyPath(let path) = objects[Int($0)].kind { path } else { nil } }
    }

    /// The ids of what a field of an object may hold.
    func points(_ field: String, of object: Int32) -> [Int32] {
        guard let name = names[field], let node = fieldNodes[PointsTo.pair(object, name)] else { return [] }
        return nodes[Int(node)].points
    }

    /// The lists that each object is in.
    func listsByElement() -> [Int32: [Int32]] {
        var lists: [Int32: [Int32]] = [:]
        for field in fields(named: "[]") {
            for element in nodes[Int(field.node)].points { lists[element, default: []].append(field.owner) }
        }
        return lists
    }

    /// Whether anybody has one of some objects in a field of a name.
    func isHeld(anyOf objects: Set<Int32>, inFieldNamed field: String) -> Bool {
        fields(named: field).contains { field in objects.contains { nodes[Int(field.node)].holds($0) } }
    }

    /// The ids of what anybody has in a field of a name.
    func held(inFieldsNamed field: String) -> Set<Int32> {
        fields(named: field).reduce(into: []) { $0.formUnion(nodes[Int($1.node)].points) }
    }

    /// Whether an object has one of some others in any of its fields but those of some names.
    func holds(_ owner: Int32, anyOf objects: Set<Int32>, except names: Set<String>) -> Bool {
        (fieldsOfOwner[owner] ?? []).contains { node in
            objects.contains { nodes[Int(node)].holds($0) } && !names.contains { fields(named: $0).contains { $0.node == node } }
        }
    }

    /// Who has an object in which field, in no order.
    func fields(holding object: Int32) -> [(owner: Int32, field: String)] {
        holders.fields(holding: object).map { (owner: Int32($0 >> 32), field: texts[Int(Int32(truncatingIfNeeded: $0))]) }
    }

    private func fields(named name: String) -> [(owner: Int32, node: Int32)] { names[name].flatMap { fieldsOfName[$0] } ?? [] }

    /// Where values out of sight came in.
    ///
    /// - Parameter seen: those that are asked about already.
    func origins(of unknowns: Set<Unknown>, besides seen: Set<Unknown> = []) -> [Unknown: UnknownOrigin] {
        struct Place: Hashable {
            let file: Int32
            let range: SourceRange
        }
        let byPlace = Dictionary(grouping: unknowns) { Place(file: $0.file, range: $0.range) }
        let files = Set(unknowns.map(\.file))
        var origins: [Unknown: UnknownOrigin] = [:]
        // An entry of a dictionary came in with that.
        var dictionaries: [Unknown: Set<Unknown>] = [:]
        for (id, procedure) in procedures.enumerated() where files.contains(Int32(procedure.file)) {
            for instruction in procedure.instructions {
                if case .element(let base, _) = instruction.kind {
                    for unknown in byPlace[Place(file: Int32(procedure.file), range: instruction.range)] ?? [] {
                        let owners = instances(of: Int32(id)).flatMap { points(base, in: $0) }.compactMap { objects[Int($0)].unknown }
                        dictionaries[unknown, default: []].formUnion(owners)
                    }
                }
                guard let name = instruction.kind.name, !name.isEmpty else { continue }
                for unknown in byPlace[Place(file: Int32(procedure.file), range: instruction.range)] ?? [] {
                    origins[unknown, default: UnknownOrigin()].names.insert(name)
                    for instance in instances(of: Int32(id)) {
                        for operand in instruction.kind.operands { origins[unknown]?.asked.formUnion(points(operand, in: instance)) }
                    }
                }
            }
        }
        let asked = seen.union(unknowns)
        let others = Set(dictionaries.values.joined()).subtracting(asked)
        let known = others.isEmpty ? origins : origins.merging(self.origins(of: others, besides: asked)) { first, _ in first }
        for (unknown, owners) in dictionaries {
            for origin in owners.compactMap({ known[$0] }) {
                origins[unknown, default: UnknownOrigin()].names.formUnion(origin.names)
                origins[unknown, default: UnknownOrigin()].asked.formUnion(origin.asked)
            }
        }
        return origins
    }

    /// What a list or dictionary may hold.
    func elements(of object: Int32) -> [Int32] { points("[]", of: object) }

    /// Where an object went that nothing follows, in the order of the program.
    func escapes(of object: Int32) -> [ProgramPoint] {
        (escapes[identities[Int(object)]] ?? []).sorted { ($0.procedure, $0.instruction) < ($1.procedure, $1.instruction) }
    }
}

/// The fields that may hold each object, one object's after the other's in one array.
private struct Holders: Sendable {
    /// Owners and names of fields, as pairs.
    private let fields: [UInt64]
    /// By object, where its own begin; those of the next one follow.
    private let starts: [Int]

    init(_ solved: PointsTo) {
        var ends = [Int](repeating: 0, count: solved.objects.count + 1)
        for node in solved.fieldNodes.values {
            for object in solved.nodes[Int(node)].points { ends[Int(object)] += 1 }
        }
        for object in ends.indices.dropFirst() { ends[object] += ends[object - 1] }
        var fields = [UInt64](repeating: 0, count: ends.last ?? 0)
        for (field, node) in solved.fieldNodes {
            for object in solved.nodes[Int(node)].points {
                ends[Int(object)] -= 1
                fields[ends[Int(object)]] = field
            }
        }
        self.fields = fields
        starts = ends
    }

    func fields(holding object: Int32) -> ArraySlice<UInt64> { fields[starts[Int(object)]..<starts[Int(object) + 1]] }
}

/// Where a value out of sight came in.
struct UnknownOrigin: Sendable {
    /// The properties and calls that gave it.
    var names: Set<String> = []
    /// The objects that were asked for it, and that took part in the call.
    var asked: Set<Int32> = []
}
