import Syntax

/// What becomes of the coder that a function is given, read off the flow of values.
struct CoderTrace {
    private let app: App
    private let flow: ValueFlow
    private let uses: CoderUses?
    private let function: Function
    private(set) var found = CoderFlow()
    /// The ids of what the function's own parameter may be.
    private var coders: Set<Int32> = []
    private var visited: Set<Int32> = []
    /// What arguments of the calls that lead to helpers may be.
    private var stringsOfArguments: [ArgumentPlace: Set<StringValue>] = [:]

    private struct ArgumentPlace: Hashable {
        let function: Int
        let range: SourceRange
    }

    /// How many keys the places have that may have several.
    private var alternatives = 0
    /// Where the coder is put for code that is not called from here to find it.
    private var keeper: Location?

    /// - Parameters:
    ///   - parameter: the position of the coder among the function's parameters.
    ///   - uses: of the coders of this function and others, where somebody has looked for them.
    init(of function: Function, parameter: Int, in app: App, _ uses: CoderUses? = nil) {
        self.app = app
        self.uses = uses
        self.function = function
        flow = app.flow
        // Nothing led there, or the analysis gave up: any key may be read or written.
        guard let procedure = flow.procedure(of: function), !flow.isExhausted else {
            found.escape = Silence(.coderUnfollowed, at: function.location, about: function.symbol)
            return
        }
        let parameters = flow.procedures[Int(procedure)].regions[0].parameters
        guard parameter < parameters.count else { return }
        for instance in flow.instances(of: procedure) {
            coders = flow.identities(parameters[parameter], in: instance)
            visited = []
            follow(Visit(instance: instance, caller: nil, entry: nil))
            if let keeper, isUsedByOthers { lose(at: keeper) }
            for coder in coders.sorted() {
                if let point = flow.escapes(of: coder).first { lose(at: location(of: point)) }
            }
        }
        found.accesses = found.accesses.first(ofEach: KeyAccess.Identity.init)
    }

    /// Notes the first place from where nothing follows the coder.
    private mutating func lose(at location: Location) {
        if found.escape == nil { found.escape = Silence(.coderOutOfSight, at: location, about: function.symbol) }
    }

    private func location(of point: ProgramPoint) -> Location {
        let procedure = flow.procedures[Int(point.procedure)]
        return Location(path: app.program.files[procedure.file].path, range: procedure.range(of: point))
    }

    /// A body that may get the coder.
    private struct Visit {
        let instance: Int32
        let caller: Function?
        /// The call in the function asked about that leads there.
        let entry: (site: Site, function: Function)?
        /// Whether a call leads there that may be one of the coder's own methods.
        var isDoubtful = false
        /// Which of several functions each call on the way there means, if it may mean several.
        var choices: [KeyAccess.Choice] = []
    }

    /// Looks through a body and those that it calls, but for what its superclasses do in the same hook: that has accesses of its own.
    ///
    /// A coder may be handed on as often as a program is long, so what is still to be seen is not kept on the stack.
    private mutating func follow(_ first: Visit) {
        var open = [first]
        while let visit = open.popLast() {
            guard visited.insert(visit.instance).inserted, let function = flow.function(ofInstance: visit.instance) else { continue }
            if let caller = visit.caller, isOwnHook(function, of: caller) { continue }
            lookThrough(visit, of: function)
            // The last one goes first: accesses are found in the order of the calls that lead to them.
            open += callees(of: visit, in: function).reversed()
        }
    }

    private func callees(of visit: Visit, in function: Function) -> [Visit] {
        let procedure = flow.procedure(ofInstance: visit.instance)
        return flow.calls[Int(visit.instance)].filter { !visited.contains($0.callee) && uses?.mayLead($0.callee) != false }.compactMap {
            call in
            let instruction = procedure.instructions[Int(call.instruction)]
            let overload = overload(instruction, by: call.callee, in: function)
            if overload == .coder { return nil }
            let entry = visit.entry ?? app.site(at: instruction.range, in: function).map { ($0, function) }
            let isOneOfSeveral = isOneOfOverloads(call.callee, at: call.instruction, visit.instance)
            return Visit(
                instance: call.callee, caller: function, entry: entry,
                isDoubtful: visit.isDoubtful || overload == .either || isOneOfSeveral,
                choices: visit.choices + choice(of: call.callee, at: call.instruction, visit.instance))
        }
    }

    /// What a call of one method chooses where its receiver may be an object of several classes.
    private func choice(of callee: Int32, at instruction: Int32, _ instance: Int32) -> [KeyAccess.Choice] {
        guard let function = flow.function(ofInstance: callee), function.property == nil else { return [] }
        let isOneOfSeveral = flow.calls[Int(instance)].contains { call in
            guard call.instruction == instruction, let other = flow.function(ofInstance: call.callee) else { return false }
            return other != function && other.fact.name == function.fact.name
        }
        return isOneOfSeveral ? [KeyAccess.Choice(caller: instance, instruction: instruction, function: function.id)] : []
    }

    /// Whether a call may mean another function of the same name that extensions add: only types that the text does not tell would decide.
    private func isOneOfOverloads(_ callee: Int32, at instruction: Int32, _ instance: Int32) -> Bool {
        guard let function = flow.function(ofInstance: callee), function.extendedName != nil else { return false }
        return flow.calls[Int(instance)].contains { call in
            guard call.instruction == instruction, let other = flow.function(ofInstance: call.callee) else { return false }
            return other != function && other.extendedName != nil && other.fact.name == function.fact.name
        }
    }

    /// Which of two methods a call means that a coder has and that an extension adds for values of another type.
    private enum Overload { case coder, added, either }

    private func overload(_ instruction: Instruction, by callee: Int32, in function: Function) -> Overload {
        guard case .call(let operands) = instruction.kind, CoderMethod(operands.call) != nil,
            let added = flow.function(ofInstance: callee), added.extendedName != nil
        else { return .added }
        // What an extension adds under a name of the coder's ends in the coder's own.
        if added == function || !added.fact.matches(operands.call) { return .coder }
        guard let value = operands.call.firstUnlabelled, let parameter = added.fact.parameters.first, parameter.label == nil else {
            return .added
        }
        let site = app.site(at: instruction.range, in: function)
        guard let given = app.program.type(of: value, at: Place(function, site?.locals))?.unwrapped,
            let taken = parameter.type.flatMap({ app.program.resolve($0, at: Place(added, nil)) })?.unwrapped
        else { return .either }
        return given == taken ? .added : .coder
    }

    private mutating func lookThrough(_ visit: Visit, of function: Function) {
        let instance = visit.instance
        let procedure = flow.procedure(ofInstance: instance)
        for index in procedure.instructions.indices {
            func place() -> Location { function.location(procedure.instructions[index].range) }
            switch procedure.instructions[index].kind {
            case .call(let operands):
                guard let receiver = operands.receiver, holdsCoder(receiver, in: instance) else { continue }
                if let method = CoderMethod(operands.call) {
                    if isAdded(procedure.instructions[index], at: Int32(index), instance, in: function) { continue }
                    add(method, operands, procedure.instructions[index], visit, of: function)
                } else if !CoderTrace.harmless.contains(operands.name),
                    !flow.calls[Int(instance)].contains(where: { $0.instruction == Int32(index) })
                {
                    noteUnkeyed(operands.call, procedure.instructions[index], of: function)
                    lose(at: function.location(operands.call.nameRange))
                }
            case .load(let base, let field), .store(let base, let field, _):
                // What the project adds to coders, or a method that is not called here.
                if holdsCoder(base, in: instance), !UIKit.coderProperties.contains(field.name),
                    !flow.calls[Int(instance)].contains(where: { $0.instruction == Int32(index) })
                {
                    lose(at: place())
                }
                if case .store(_, _, let value) = procedure.instructions[index].kind, holdsCoder(value, in: instance) {
                    keeper = keeper ?? place()
                }
            case .storeGlobal(_, let value):
                if holdsCoder(value, in: instance) { keeper = keeper ?? place() }
            case .element(let base, _), .storeElement(let base, _, _):
                // A subscript that the project adds.
                if holdsCoder(base, in: instance), !flow.calls[Int(instance)].contains(where: { $0.instruction == Int32(index) }) {
                    lose(at: place())
                }
            default:
                break
            }
        }
    }

    /// Whether a call surely means the method of an extension, not the coder's own.
    private func isAdded(_ instruction: Instruction, at index: Int32, _ instance: Int32, in function: Function) -> Bool {
        flow.calls[Int(instance)].contains { call in
            guard call.instruction == index, let added = flow.function(ofInstance: call.callee), added.extendedName != nil else {
                return false
            }
            return overload(instruction, by: call.callee, in: function) == .added
        }
    }

    /// Whether anything that is not called from here asks something of the coder: an initial value, say.
    private var isUsedByOthers: Bool {
        flow.instances.indices.contains { instance in
            guard !visited.contains(Int32(instance)) else { return false }
            return flow.procedure(ofInstance: Int32(instance)).instructions.contains { instruction in
                guard case .call(let operands) = instruction.kind, let receiver = operands.receiver else { return false }
                return holdsCoder(receiver, in: Int32(instance))
            }
        }
    }

    /// Whether a callee is the same hook of the same class or one above it. Another object's hook writes into this archive.
    private func isOwnHook(_ callee: Function, of function: Function) -> Bool {
        guard let hook = callee.hook, hook == function.hook else { return false }
        guard let type = function.type, let owner = callee.type else { return true }
        return app.program.isWithin(type, owner)
    }

    private func holdsCoder(_ variable: Variable, in instance: Int32) -> Bool { flow.holds(variable, anyOf: coders, in: instance) }

    /// What a coder may be asked without a key.
    private static let harmless: Set<String> = [
        "failWithError", "finishEncoding", "finishDecoding", "isKind", "isEqual", "setRequiresSecureCoding", "map", "flatMap",
    ]

    /// `coder.encode(page)`.
    private mutating func noteUnkeyed(_ call: Call, _ instruction: Instruction, of function: Function) {
        guard call.name.hasPrefix("encode"), call.arguments.count == 1, let value = call.firstUnlabelled,
            let site = app.site(at: instruction.range, in: function)
        else { return }
        found.unkeyedWrites.append(UnkeyedWrite(value: value, function: function, site: site))
    }

    /// What a helper is given for the key: the text itself, or what a parameter makes it of, `key.rawValue`.
    private mutating func argument(
        of entry: Site, in caller: Function, naming key: StringValue, _ written: Expression, in helper: Function
    ) -> Expression? {
        guard let call = entry.call else { return nil }
        for argument in call.arguments where key != .unknown && strings(of: argument.value, in: caller).contains(key) {
            return argument.value
        }
        guard let root = written.core.root, call.name == helper.fact.name else { return nil }
        return call.arguments.indices.first { helper.fact.parameter(for: $0, of: call)?.name == root }.map { call.arguments[$0].value }
    }

    /// One call may lead to any number of accesses.
    private mutating func strings(of argument: Expression, in caller: Function) -> Set<StringValue> {
        let place = ArgumentPlace(function: caller.id, range: argument.range)
        if let known = stringsOfArguments[place] { return known }
        let strings = Set(flow.strings(of: argument, in: caller) ?? [])
        stringsOfArguments[place] = strings
        return strings
    }

    private mutating func add(
        _ method: CoderMethod, _ operands: CallOperands, _ instruction: Instruction, _ visit: Visit, of function: Function
    ) {
        guard let keyExpression = CoderMethod.key(of: operands.call) else { return }
        guard let site = app.site(at: instruction.range, in: function) else { return lose(at: function.location(instruction.range)) }
        let position = operands.call.arguments.firstIndex { $0.value.range == keyExpression.range }
        let variable = position.map { operands.arguments[$0] }
        let isOneTooMany = variable.map { isTooMuch($0, in: visit.instance) } ?? false
        let known = isOneTooMany ? [] : variable.map { flow.strings($0, in: visit.instance) } ?? []
        let isUnknown = known.isEmpty || known == [.unknown]
        let keys = isUnknown ? [keyOfMacro(keyExpression.core, at: Place(site, in: function))] : known
        let entry = visit.entry ?? (site, function)
        for key in keys {
            let argument = visit.entry == nil ? nil : argument(of: entry.site, in: entry.function, naming: key, keyExpression, in: function)
            let naming = argument.map { (entry.function, $0.range) } ?? (function, keyExpression.range)
            found.accesses.append(
                KeyAccess(
                    method: method, call: operands.call, key: key, isOneOfMany: keys.count > 1, keyRange: keyExpression.range,
                    naming: naming, site: site, function: function, entry: entry.site, entryPlace: Place(entry.site, in: entry.function),
                    isDoubtful: visit.isDoubtful, choices: visit.choices, isOneTooMany: isOneTooMany))
        }
    }
}

extension CoderTrace {
    /// What a macro of Objective-C makes of literals and of names that are nobody's here, `KEY(@"page")`, is the same wherever it stands.
    private func keyOfMacro(_ key: Expression, at place: Place) -> StringValue {
        guard place.function?.isObjectiveC == true, case .call(let call) = key.kind, call.receiver == nil, !call.arguments.isEmpty,
            app.program.calledFunction(call, at: place) == nil
        else { return .unknown }
        if case .text(let spelling) = app.program.string(key, at: place) { return .text(spelling) }
        guard call.name == call.name.uppercased() else { return .unknown }
        let words = call.arguments.compactMap { argument -> String? in
            switch argument.value.core.kind {
            case .string(let text): "\"\(text)\""
            case .name(let name): name.hasPrefix("_") || place.locals?.lookUp(name) != nil ? nil : name
            default: nil
            }
        }
        guard words.count == call.arguments.count else { return .unknown }
        return .constant("\(call.name)(\(words.joined(separator: ", ")))")
    }

    /// Where many places may have many keys each, those of the later ones count as unknown.
    private mutating func isTooMuch(_ key: Variable, in instance: Int32) -> Bool {
        let count = flow.points(key, in: instance).count
        if count > 1 { alternatives += count }
        return count > 1 && alternatives > CoderTrace.manyAlternatives
    }

    private static let manyAlternatives = 4096
}

extension KeyAccess {
    /// Accesses that are the same for whoever reads the text.
    fileprivate struct Identity: Hashable {
        let key: StringValue
        let function: Int
        let range: SourceRange
        let entry: SourceRange

        init(_ access: KeyAccess) {
            key = access.key
            function = access.function.id
            range = access.site.range
            entry = access.entry.range
        }
    }
}

extension Expression {
    /// `key` of `key.rawValue`
    fileprivate var root: String? {
        switch kind {
        case .name(let name): name
        case .member(let base, _): base.core.root
        default: nil
        }
    }
}

extension App {
    /// The call that stands at a range of a function.
    func site(at range: SourceRange, in function: Function) -> Site? {
        bodies.body(of: function).site(at: range)
    }
}
