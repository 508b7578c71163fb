/// Runs the analysis over a program: from what the frameworks call, then from what nobody in sight calls.
struct FlowAnalysis {
    /// What the analysis is told of the frameworks.
    struct Environment: Sendable {
        let effects: EffectTable
        /// Whether the frameworks call a function by themselves.
        let isCallback: @Sendable (Function) -> Bool
        /// Whether the frameworks make an object of a class by themselves.
        let isMade: @Sendable (Type) -> Bool
        /// Whether the frameworks may fill a property of that name in an object of a class, where no code does.
        let isGiven: @Sendable (String, Type) -> Bool
        let drawings: Drawings
        /// What the frameworks hand to a function, where that may be the name of a class: of which ones.
        let namedClasses: [Unknown: NamedClasses]
    }

    /// - Parameters:
    ///   - relevant: by function, whether it is looked into.
    ///   - roots: by function, whether it runs even if nothing calls it; `nil` for all.
    static func solve(_ program: Program, _ environment: Environment, over relevant: [Bool], from roots: [Bool]? = nil) -> PointsTo {
        func solver(upTo manyContexts: Int) -> PointsTo {
            PointsTo(
                program, effects: environment.effects, drawings: environment.drawings, namedClasses: environment.namedClasses,
                isRelevant: relevant, budget: program.options.stepLimit, manyContexts: manyContexts)
        }
        var solved = solver(upTo: contexts[0])
        if solved.isExhausted { return solved }
        return Whereabouts.at(.step(.values)) {
            run(&solved, environment, over: relevant, from: roots)
            for manyContexts in contexts.dropFirst() where solved.isExhausted {
                solved = solver(upTo: manyContexts)
                run(&solved, environment, over: relevant, from: roots)
            }
            return solved
        }
    }

    /// How far callers are told apart; where that is too much work, less far, for what is known coarsely is better than what nobody knows.
    private static let contexts = [24, 2]

    private static func run(_ solver: inout PointsTo, _ environment: Environment, over relevant: [Bool], from roots: [Bool]?) {
        let program = solver.program
        let functions = program.functions.filter { relevant[$0.id] && !$0.isInitialValue }
        for function in functions where environment.isCallback(function) {
            guard let type = function.type, !function.isStatic else {
                solver.callFromOutside(function)
                continue
            }
            solver.callbacks[type.id, default: []].append(function.id)
        }
        // What storyboards draw is there from the beginning, and so are the delegates that the frameworks make.
        for number in environment.drawings.types.indices { solver.draw(number) }
        solver.solve()
        // What an extension adds to the frameworks' classes is asked of their objects, which may be in fields that only the frameworks fill.
        for isAdded in [false, true] {
            solver.runUncalled(functions, madeByFrameworks: environment.isMade) { function in
                let isFree = function.type == nil && function.extendedName == nil
                return (function.extendedName != nil) == isAdded && !environment.isCallback(function)
                    && (isFree || roots?[function.id] ?? true)
            }
            for _ in 0..<FlowAnalysis.rounds {
                guard solver.fillEmptyFields(givenByFrameworks: environment.isGiven) || solver.completeTexts() else { break }
                solver.solve()
            }
        }
        if solver.openCollections() { solver.solve() }
    }

    /// A field that nothing fills may hold an object whose fields nothing fills.
    private static let rounds = 8
}

/// The classes that a name out of sight may be of.
struct NamedClasses: Sendable {
    var types: [StaticType] = []
    /// It may be that of another one.
    var isOpen = false
}

/// What is made from drawings instead of by code.
struct Drawings: Sendable {
    /// Something drawn, the unit that has the drawing, and the drawing's name.
    struct Place: Sendable {
        let number: Int
        let unit: Int
        let drawing: String?
    }

    /// By number, what it is of.
    var types: [StaticType?] = []
    /// Under which name code asks for it.
    var named: [String: [Place]] = [:]
    /// By the name of a drawing, what it begins with.
    var first: [String: [Place]] = [:]
    /// By number, what it holds from the beginning, in its field of a name or in a list there.
    var held: [Int: [(field: String, isList: Bool, element: Int)]] = [:]
    /// By number, the name of the drawing that it is part of.
    var drawing: [String?] = []
    /// What code has of a drawing: an object of that class, in a field of each part, with its name in a field of its own.
    var document: (type: StaticType, field: String, nameField: String)?
}

extension PointsTo {
    /// Something that is drawn is there from the beginning, once for all that the frameworks make of it.
    mutating func draw(_ number: Int) {
        let object = object(AbstractObject(kind: .drawn(number)))
        if let type = drawings.types[number]?.projectType { appear(object, type) }
        for held in drawings.held[number] ?? [] {
            let (field, element) = (fieldNode(object, name(held.field)), self.object(AbstractObject(kind: .drawn(held.element))))
            guard held.isList else {
                add(element, to: field)
                continue
            }
            // A list of its own, in a context that no procedure has.
            let list = self.object(AbstractObject(kind: .list, context: -1 - object))
            add(element, to: elementNode(list))
            add(list, to: field)
        }
        if let document = drawings.document, let drawing = drawings.drawing[number] {
            let made = self.object(AbstractObject(kind: .made(document.type), context: -1 - object))
            add(self.object(AbstractObject(kind: .string(.text(drawing)))), to: fieldNode(made, name(document.nameField)))
            add(made, to: fieldNode(object, name(document.field)))
        }
    }

    /// One more of it is made by a call; what it holds is the same for all.
    mutating func drawn(_ request: Request, _ asked: Int32, into target: Int32, _ instance: Int32, _ index: Int32) {
        let unit = program.unitOfFile[procedures[Int(instances[Int(instance)].procedure)].file]
        var places: [Drawings.Place] = []
        if case .string(.text(let name)) = objects[Int(asked)].kind {
            switch request {
            case .named: places = drawings.named[name]?.filter { $0.unit == unit } ?? []
            case .identified(let identifier):
                guard case .string(.text(let text)) = objects[Int(identifier)].kind else { break }
                places = drawings.named[text]?.filter { $0.unit == unit && $0.drawing == name } ?? []
            case .first: places = drawings.first[name]?.filter { $0.unit == unit } ?? []
            }
        }
        if places.count > 1, case .named(let storyboard) = request, storyboard >= 0 {
            return wait(at: storyboard, for: .drawn(.identified(by: asked), into: target, instance: instance, instruction: index))
        }
        guard places.count == 1 else {
            return add(unknown(.result, staticType(of: resultVariable(instance, index), in: instance), at: instance, index), to: target)
        }
        let object = allocate(.drawn(places[0].number), instance, index)
        add(object, to: target)
        if let type = drawings.types[places[0].number]?.projectType { appear(object, type) }
        let model = self.object(AbstractObject(kind: .drawn(places[0].number)))
        for held in drawings.held[places[0].number] ?? [] {
            connect(fieldNode(model, self.name(held.field)), to: fieldNode(object, self.name(held.field)))
        }
        if let document = drawings.document {
            connect(fieldNode(model, self.name(document.field)), to: fieldNode(object, self.name(document.field)))
        }
    }

    /// A free or static function that somebody out of sight may call.
    mutating func callFromOutside(_ function: Function) {
        let instance = instance(of: procedure(of: function), in: 0)
        if function.isStatic, let type = function.type {
            add(object(AbstractObject(kind: .type(.project(type)))), to: node(instance, Procedure.receiver))
        } else if let extended = function.extendedName {
            let type = StaticType.named(extended, [])
            add(object(AbstractObject(kind: function.isStatic ? .type(type) : .instance(type))), to: node(instance, Procedure.receiver))
        }
        fillParameters(of: instance, function)
    }

    /// Classes of which nobody in sight makes an object have one that stands for all; roots that nobody in sight calls run once.
    ///
    /// The objects that the frameworks make come first: what those make is made in sight.
    mutating func runUncalled(_ functions: [Function], madeByFrameworks isMade: (Type) -> Bool, isRoot: (Function) -> Bool) {
        let made = Set(functions.compactMap(\.type).first(ofEach: \.id).filter(isMade).map(\.id))
        let first = functions.filter { $0.type.map { made.contains($0.id) } ?? false }
        for functions in [first, functions] {
            for type in functions.compactMap(\.type).first(ofEach: \.id) where type.kind != .protocol && objectsOfType[type.id] == nil {
                appear(object(AbstractObject(kind: .instance(.project(type)))), type)
            }
            solve()
            runRoots(amongst: functions, isRoot)
        }
    }

    private mutating func runRoots(amongst functions: [Function], _ isRoot: (Function) -> Bool) {
        var run: [(function: Function, on: Set<Int32>)] = []
        for function in callersFirst(functions.filter { !isCalled[$0.id] && isRoot($0) }) {
            // One that was called by an earlier one of these has its callers in sight by now.
            solve()
            if isCalled[function.id] { continue }
            guard let type = function.type, !function.isStatic, type.kind != .protocol else {
                callFromOutside(function)
                continue
            }
            var objects = objects(thatRun: function, of: type)
            if objects.isEmpty, isUnarchiving(function, of: type) { objects = [object(AbstractObject(kind: .instance(.project(type))))] }
            for object in objects { runRoot(function.id, on: object) }
            run.append((function, Set(objects)))
        }
        solve()
        // Where one of these makes the first in sight, those before it, and itself, run on that as well.
        for _ in 0..<PointsTo.rounds {
            var isNew = false
            for index in run.indices {
                let function = run[index].function
                // Each more object that has a body of its own run on it would multiply all that the methods of its class do.
                guard let type = function.type, run[index].on.allSatisfy({ !isMadeToBeUsed($0) }) else { continue }
                for object in objects(thatRun: function, of: type) where run[index].on.insert(object).inserted {
                    runRoot(function.id, on: object)
                    isNew = true
                }
            }
            guard isNew else { break }
            solve()
        }
    }

    /// What is made by what runs on what is made seldom matters further.
    private static let rounds = 8

    /// Runs a function that nobody in sight calls on an object of its class. Where a class has many that are made in sight, as where each of
    /// its methods makes one, those beyond the ones that are told apart share the context of what stands for the class.
    private mutating func runRoot(_ id: Int, on object: Int32) {
        guard objects[Int(object)].site != nil, let type = projectType(of: object) else { return callBack(id, on: object) }
        let count = runsOfRoot[PointsTo.pair(Int32(id), Int32(type.id)), default: 0]
        guard count >= manyContexts else {
            runsOfRoot[PointsTo.pair(Int32(id), Int32(type.id))] = count + 1
            return callBack(id, on: object)
        }
        callBack(id, on: object, inContextOf: self.object(AbstractObject(kind: .instance(.project(type)))))
    }

    private func projectType(of object: Int32) -> Type? {
        if case .drawn(let number) = objects[Int(object)].kind { return drawings.types[number]?.projectType }
        return objects[Int(object)].type?.projectType
    }

    /// The same functions in another order, whatever order the text has: those that none of the others mentions come first, for what they call
    /// is called by somebody in sight.
    private mutating func callersFirst(_ functions: [Function]) -> [Function] {
        var mentioning: [Int32: Set<Int32>] = [:]
        for function in functions {
            let procedure = procedure(of: function)
            for name in namesOfProcedure[Int(procedure)] where name >= 0 { mentioning[name, default: []].insert(procedure) }
        }
        func isMentioned(_ function: Function) -> Bool {
            let names =
                function.fact.kind == .initializer
                ? [function.fact.name, function.type?.shortName] : [function.property?.name ?? function.fact.name]
            return names.contains { name in
                let others = name.flatMap { mentioning[self.name($0)] } ?? []
                return others.count > 1 || !others.isEmpty && !others.contains(procedureOfFunction[function.id])
            }
        }
        let isCalledByOthers = functions.map(isMentioned)
        return zip(functions, isCalledByOthers).filter { !$1 }.map(\.0) + zip(functions, isCalledByOthers).filter { $1 }.map(\.0)
    }

    /// Whether an archive makes objects of a class that the program makes by another initializer: `init(coder:)` of a model.
    private func isUnarchiving(_ function: Function, of type: Type) -> Bool {
        function.fact.kind == .initializer && function.fact.parameters.onlyElement?.label == "coder" && !program.isController(type)
            && !program.isView(type)
    }

    /// Whether an object is made in sight, and not by a factory that UIKit asks when the app comes back: others of its class come before.
    private func isMadeToBeUsed(_ object: Int32) -> Bool {
        guard objects[Int(object)].isMade else { return false }
        guard let site = objects[Int(object)].site, case .function(let maker) = procedures[Int(site.procedure)].origin else { return true }
        return !maker.isFactory
    }

    /// The objects of a class and of those below it that have a function of their own for nobody to call.
    private func objects(thatRun function: Function, of type: Type) -> [Int32] {
        ([type] + program.descendants(of: type)).flatMap { objectsOfType[$0.id] ?? [] }.filter { object in
            // What some other initializer made, this one did not.
            if function.fact.kind == .initializer, case .made = objects[Int(object)].kind { return false }
            guard let owner = objects[Int(object)].type?.projectType else { return true }
            return !isOverridden(function.id, below: type, for: owner)
        }
    }

    /// Puts together the strings of which some part is nothing that is followed; returns whether that gave any.
    mutating func completeTexts() -> Bool {
        var found = false
        for (id, concatenation) in concatenations.enumerated() where nodes[Int(concatenation.result)].points.isEmpty {
            concatenate(Int32(id), isLast: true)
            found = true
        }
        return found
    }

    /// Puts into fields that are read and empty that nobody knows what they hold; returns whether there was one. One that the frameworks
    /// fill is as good as empty while it holds nil. Those that the program stores into come last: what the others hold may get there.
    mutating func fillEmptyFields(givenByFrameworks isGiven: (String, Type) -> Bool) -> Bool {
        func isEmpty(_ node: Int32, _ read: (field: Field, object: Int32)) -> Bool {
            let points = nodes[Int(node)].points
            guard !points.isEmpty, let owner = objects[Int(read.object)].type?.projectType else { return points.isEmpty }
            return points.allSatisfy { objects[Int($0)].kind == .nothing } && isGiven(names[Int(read.field.name)], owner)
        }
        let empty = readFields.sorted { $0.key < $1.key }.compactMap { node, read -> (node: Int32, value: Int32)? in
            guard read.field.instance >= 0, isEmpty(node, read) else { return nil }
            let type = staticType(of: resultVariable(read.field.instance, read.field.instruction), in: read.field.instance)
            if let type, !mayBeFollowed(type) { return nil }
            return (node, unknown(.field, type, at: read.field.instance, read.field.instruction))
        }
        guard !empty.isEmpty else { return false }
        let others = empty.filter { !nodes[Int($0.node)].isReached }
        for (node, value) in others.isEmpty ? empty : others { add(value, to: node) }
        return true
    }
}
