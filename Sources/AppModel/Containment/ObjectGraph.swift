import Syntax

/// The controllers that the flow of values tells apart: who holds, identifies and encodes whom.
///
/// Read off `ValueFlow`, so that a child counts wherever it was made and through whatever it came: factories, coordinators, lists, initializers
/// and properties of other types. What is unknown belongs to one object.
struct ObjectGraph {
    /// One object that another one holds, at one place of the program.
    struct Holding {
        let kind: Containment.Kind
        /// Ids in `ValueFlow.objects`.
        let parent: Int32
        let child: Int32
        let point: ProgramPoint
        /// Where the child, or the list that it is in, is named.
        let range: SourceRange
        /// Whether this child and no other comes in there.
        var isSole = false
    }

    /// A place that gives an object an identifier, in one context.
    struct Identification: Hashable {
        let point: ProgramPoint
        let instance: Int32
        let value: Variable
    }

    /// The restoration class that objects are given at one place, in one context.
    struct Restoration {
        let point: ProgramPoint
        /// Ids in `ValueFlow.objects`: of the objects, and of what they are given.
        let objects: [Int32]
        let classes: [Int32]
    }

    /// Something for what the flow does not know.
    struct Stray {
        let unknown: Unknown
        let type: StaticType?
    }

    /// It holds the graph.
    private unowned let app: App
    private let flow: ValueFlow
    private(set) var holdings: [Holding] = []
    private(set) var identifications: [Int32: [Identification]] = [:]
    private(set) var strays: [Stray] = []
    /// Every place that gives something a restoration class, in each context.
    private(set) var restorations: [Restoration] = []
    private var strayRestorations: [Stray] = []
    /// What coders of restoration are given, and what is in lists that they are given.
    private(set) var encoded: Set<Int32> = []
    /// The same where it is not known what it is: of which type, and who does it.
    private var encodedUnknowns: [(type: StaticType?, function: Function)] = []

    init(_ app: App) {
        self.app = app
        flow = app.flow
        guard !flow.isExhausted else { return }
        for procedure in flow.procedures.indices {
            let points = flow.procedures[procedure].instructions.indices.filter { isAsked(flow.procedures[procedure].instructions[$0]) }
            guard !points.isEmpty else { continue }
            for instance in flow.instances(of: Int32(procedure)) {
                for index in points { collect(ProgramPoint(procedure: Int32(procedure), instruction: Int32(index)), instance) }
            }
        }
        holdings = holdings.first(ofEach: HoldingKey.init)
        identifications = identifications.mapValues { $0.first(ofEach: \.self) }
    }

    private struct HoldingKey: Hashable {
        let parent: Int32
        let child: Int32
        let point: ProgramPoint
        let range: SourceRange

        init(_ holding: Holding) {
            parent = holding.parent
            child = holding.child
            point = holding.point
            range = holding.range
        }
    }

    func instruction(at point: ProgramPoint) -> Instruction { flow.procedures[Int(point.procedure)].instructions[Int(point.instruction)] }

    /// The function that a procedure is lowered from; `nil` for an initial value.
    func function(at point: ProgramPoint) -> Function? {
        if case .function(let function) = flow.procedures[Int(point.procedure)].origin { function } else { nil }
    }

    func location(of range: SourceRange, at point: ProgramPoint) -> Location {
        Location(path: app.program.files[flow.procedures[Int(point.procedure)].file].path, range: range)
    }

    // MARK: Collecting

    private func isAsked(_ instruction: Instruction) -> Bool {
        switch instruction.kind {
        case .store(_, let field, _): ObjectGraph.fields.contains(field.name)
        case .call(let operands):
            ObjectGraph.calls.contains(operands.name) || operands.call.argument("rootViewController") != nil
                || isEncoding(operands.call)
        default: false
        }
    }

    /// Whether a coder gets an object.
    private func isEncoding(_ call: Call) -> Bool {
        guard let method = CoderMethod(call), method.direction == .write else { return false }
        return method.shape == .object || method.shape == .byValue
    }

    private static let fields: Set<String> = ["restorationIdentifier", "restorationClass", "viewControllers"]
    private static let calls: Set<String> = [
        "addChild", "addChildViewController", "setViewControllers", "pushViewController", "setRestorationIdentifier", "setRestorationClass", "setValue",
    ]

    private mutating func collect(_ point: ProgramPoint, _ instance: Int32) {
        let instruction = instruction(at: point)
        switch instruction.kind {
        case .store(let base, let field, let value):
            switch field.name {
            case "restorationIdentifier": identify(base, with: value, instance, point)
            case "restorationClass": restore(base, by: value, instance, point)
            default: hold(elementsOf: value, in: flow.points(base, in: instance), instance, point, instruction.range)
            }
        case .call(let operands):
            if isEncoding(operands.call) { encode(operands, instance, point) }
            collect(operands, instruction, instance, point)
        default:
            break
        }
    }

    private mutating func collect(_ operands: CallOperands, _ instruction: Instruction, _ instance: Int32, _ point: ProgramPoint) {
        switch operands.name {
        case "addChild", "addChildViewController":
            guard operands.arguments.count == 1, let receiver = operands.receiver else { return }
            let parents = flow.points(receiver, in: instance).filter { isController($0) }
            let children = flow.points(operands.arguments[0], in: instance)
            hold(children, in: parents, as: .custom, point, operands.call.arguments[0].value.range, isSole: children.count == 1)
        case "setViewControllers":
            guard let receiver = operands.receiver, let list = operands.arguments.first else { return }
            hold(elementsOf: list, in: flow.points(receiver, in: instance), instance, point, operands.call.arguments[0].value.range)
        case "pushViewController":
            guard let receiver = operands.receiver, let child = operands.arguments.first else { return }
            let parents = flow.points(receiver, in: instance).filter { isNavigation($0) }
            hold(flow.points(child, in: instance), in: parents, as: .navigation, point, operands.call.arguments[0].value.range)
        case "setRestorationIdentifier":
            if let receiver = operands.receiver, let value = operands.arguments.first { identify(receiver, with: value, instance, point) }
        case "setRestorationClass":
            if let receiver = operands.receiver, let value = operands.arguments.first { restore(receiver, by: value, instance, point) }
        case "setValue":
            guard let receiver = operands.receiver, let key = operands.call.arguments.last, operands.arguments.count == 2,
                key.label?.hasPrefix("forKey") == true,
                flow.strings(operands.arguments[1], in: instance).contains(where: { !$0.isKnown || $0.text == "restorationIdentifier" })
            else { return }
            identify(receiver, with: operands.arguments[0], instance, point)
        default:
            guard let position = operands.call.arguments.firstIndex(where: { $0.label == "rootViewController" }) else { return }
            let parents: [Int32]
            if case .inherited(let receiver, _) = operands.callee {
                parents = flow.points(receiver, in: instance)
            } else {
                parents = flow.points(instruction.result, in: instance).filter { flow.objects[Int($0)].site == point }
            }
            hold(
                flow.points(operands.arguments[position], in: instance), in: parents.filter { isNavigation($0) }, as: .navigation, point,
                operands.call.arguments[position].value.range)
        }
    }

    private mutating func identify(_ base: Variable, with value: Variable, _ instance: Int32, _ point: ProgramPoint) {
        for object in flow.points(base, in: instance) {
            if case .unknown(let unknown, let type) = flow.objects[Int(object)].kind { strays.append(Stray(unknown: unknown, type: type)) }
            identifications[object, default: []].append(Identification(point: point, instance: instance, value: value))
        }
    }

    private mutating func restore(_ base: Variable, by value: Variable, _ instance: Int32, _ point: ProgramPoint) {
        let objects = flow.points(base, in: instance)
        for object in objects {
            if case .unknown(let unknown, let type) = flow.objects[Int(object)].kind { strayRestorations.append(Stray(unknown: unknown, type: type)) }
        }
        restorations.append(Restoration(point: point, objects: objects, classes: flow.points(value, in: instance)))
    }

    private mutating func hold(
        elementsOf list: Variable, in parents: [Int32], _ instance: Int32, _ point: ProgramPoint, _ range: SourceRange
    ) {
        let lists = flow.points(list, in: instance)
        let children = lists.flatMap { flow.elements(of: $0) }
        for parent in parents {
            guard let kind = type(of: parent).flatMap(app.containerKind) else { continue }
            if lists.count == 1, let places = places(in: lists[0], instance) {
                for place in places { hold(place.children, in: [parent], as: kind, point, place.range, isSole: place.children.count == 1) }
            } else {
                hold(children, in: [parent], as: kind, point, range)
            }
        }
    }

    /// The elements of a list that is written out in the procedure and never added to, one by one.
    private func places(in list: Int32, _ instance: Int32) -> [(children: [Int32], range: SourceRange)]? {
        guard let site = flow.objects[Int(list)].site, site.instruction >= 0, flow.instances[Int(instance)].procedure == site.procedure,
            case .list(let parts) = instruction(at: site).kind
        else { return nil }
        let ranges = elementRanges(ofListAt: site, count: parts.count)
        let places = parts.indices.map { (children: flow.points(parts[$0], in: instance), range: ranges[$0]) }
        return Set(places.flatMap(\.children)) == Set(flow.elements(of: list)) ? places : nil
    }

    /// Where the elements of a list stand; the list itself for those of one that is not written as such.
    private func elementRanges(ofListAt site: ProgramPoint, count: Int) -> [SourceRange] {
        let procedure = flow.procedures[Int(site.procedure)]
        guard case .array(let elements)? = procedure.sources[Int(instruction(at: site).result.index)]?.expression.core.kind, elements.count == count else {
            return Array(repeating: instruction(at: site).range, count: count)
        }
        return elements.map(\.range)
    }

    func range(of variable: Variable, in site: ProgramPoint) -> SourceRange {
        let procedure = flow.procedures[Int(site.procedure)]
        // What stands for a local has no place of its own.
        guard !variable.isNone, let range = procedure.sources[Int(variable.index)]?.expression.range, range.end > 0 else { return instruction(at: site).range }
        return range
    }

    private mutating func encode(_ operands: CallOperands, _ instance: Int32, _ point: ProgramPoint) {
        guard let value = operands.arguments.first, let function = function(at: point) else { return }
        var open = flow.points(value, in: instance)
        while let object = open.popLast() {
            guard encoded.insert(object).inserted else { continue }
            if case .unknown(_, let type) = flow.objects[Int(object)].kind { encodedUnknowns.append((type, function)) }
            open += flow.elements(of: object)
        }
    }

    private mutating func hold(
        _ children: [Int32], in parents: [Int32], as kind: Containment.Kind, _ point: ProgramPoint, _ range: SourceRange, isSole: Bool = false
    ) {
        for parent in parents where !flow.objects[Int(parent)].isUnknown {
            for child in children where isController(child) {
                holdings.append(Holding(kind: kind, parent: parent, child: child, point: point, range: range, isSole: isSole))
            }
        }
    }

    /// Other classes have a `rootViewController` or push something too.
    private func isNavigation(_ object: Int32) -> Bool { type(of: object).flatMap(app.containerKind) == .navigation }

    private func isController(_ object: Int32) -> Bool {
        type(of: object).map(app.isControllerType) ?? false
    }

    // MARK: Asking

    /// Where an object is made by an initializer that the program calls; `nil` for what is made out of sight, drawn, or made by a test.
    func creation(of object: Int32) -> (type: StaticType, call: Call, location: Location)? {
        let found = flow.objects[Int(object)]
        guard case .made(let type) = found.kind, let site = found.site, site.instruction >= 0, case .call(let operands) = instruction(at: site).kind
        else { return nil }
        if let function = function(at: site), app.program.isTest(function) { return nil }
        return (type.unwrapped, operands.call, location(of: operands.call.nameRange, at: site))
    }

    /// Whether an object surely has no identifier: nothing in sight gives one to it or to its class, and nothing that the flow lost sight of can
    /// be it.
    func isSurelyUnidentified(_ object: Int32) -> Bool {
        guard identifications[object] == nil, let type = isUnidentifiedByOrigin(object) else { return false }
        if strays.contains(where: { mayBe($0, object, type) }) || isLostToIdentifier(object) { return false }
        // Last, since it reads every body of the class.
        if case .project(let type) = type { return !app.mayHandItselfToIdentifier(type) }
        return true
    }

    /// The type of an object to which neither its class nor its storyboard gives an identifier; `nil` for others.
    private func isUnidentifiedByOrigin(_ object: Int32) -> StaticType? {
        if case .drawn(let number) = flow.objects[Int(object)].kind {
            let controller = app.interface.controllers[number]
            return app.identifier(of: controller).isNone ? controller.type?.unwrapped : nil
        }
        guard let type = creation(of: object)?.type else { return nil }
        switch type {
        case .project(let owner): return app.classIdentifier(of: owner).isNone ? type : nil
        case .named(let name, _): return UIKit.isKnownClass(name) ? type : nil
        case .optional, .metatype: return nil
        }
    }

    /// Whether an object surely has no restoration class but what its own class gives it.
    func isSurelyWithoutRestorationClass(_ object: Int32) -> Bool {
        guard !restorations.contains(where: { $0.objects.contains(object) }), let type = type(of: object) else { return false }
        return !strayRestorations.contains { mayBe($0, object, type) } && !isLostToIdentifier(object)
    }

    /// The classes that an assignment may give, in each of its contexts with the objects that get them.
    func restorations(at assignment: RestorationClassAssignment) -> [Restoration] {
        guard let procedure = flow.procedure(of: assignment.function) else { return [] }
        return restorations.filter { $0.point.procedure == procedure && instruction(at: $0.point).range == assignment.site.range }
    }

    /// The classes themselves, in order; `nil` where one of them is not known.
    func classes(of restoration: Restoration) -> [StaticType]? {
        var classes: [StaticType] = []
        for id in restoration.classes {
            switch flow.objects[Int(id)].kind {
            case .type(let type): classes.append(type.unwrapped)
            case .nothing: continue
            default: return nil
            }
        }
        return classes.first(ofEach: \.self)
    }

    /// Whether what an identifier was given to may be an object: of its type, in its unit, and got from where nothing is followed.
    func mayBe(_ stray: Stray, _ object: Int32, _ type: StaticType) -> Bool {
        if let known = stray.type, !app.program.mayBe(known, type) { return false }
        guard let site = flow.objects[Int(object)].site else { return true }
        let file = flow.procedures[Int(site.procedure)].file
        guard app.program.unitOfFile[file] == app.program.unitOfFile[Int(stray.unknown.file)] else { return false }
        // A parameter is what somebody hands over, and this object nobody does out of sight.
        return stray.unknown.reason != .parameter || !flow.escapes(of: object).isEmpty
    }

    /// Whether it goes where nothing follows it, but for what a hook returns to UIKit and what the object itself hands out, to observe
    /// something, say.
    func isHandedOut(_ object: Int32) -> Bool {
        let lineage = type(of: object)?.projectType.map(app.program.lineage) ?? []
        return flow.escapes(of: object).contains { point in
            guard let function = function(at: point) else { return true }
            if point.instruction < 0 { return function.hook == nil }
            return function.isStatic || function.fact.kind == .initializer || function.type.map(lineage.contains) != true
        }
    }

    /// Whether anything in sight assigns a property of an object.
    func isGiven(_ property: String, _ object: Int32) -> Bool {
        flow.procedures.indices.contains { procedure in
            flow.procedures[procedure].instructions.contains { instruction in
                guard case .store(let base, let field, _) = instruction.kind, field.name == property else { return false }
                return flow.instances(of: Int32(procedure)).contains { flow.points(base, in: $0).contains(object) }
            }
        }
    }

    /// Whether it goes to callers out of sight, or into a call of which the program has a function that gives identifiers, though not surely
    /// that one.
    private func isLostToIdentifier(_ object: Int32) -> Bool { handoverToIdentifier(of: object) != nil }

    func handoverToIdentifier(of object: Int32) -> ProgramPoint? {
        flow.escapes(of: object).first { point in
            // UIKit gives nothing to what its hooks return.
            guard point.instruction >= 0 else { return function(at: point)?.hook == nil }
            guard case .call(let operands) = instruction(at: point).kind else { return false }
            return app.objects.identifyingFunctions.contains(operands.name)
        }
    }

    /// Where an object is surely given its identifier, by itself or by its class; `nil` where it may have none.
    func identification(of object: Int32) -> Location? {
        let own = (identifications[object] ?? []).compactMap { assignment(at: $0.point) }
        if own.contains(where: \.isOptOut) { return nil }
        if let certain = own.first(where: \.isCertain) { return certain.location }
        if case .drawn(let number) = flow.objects[Int(object)].kind {
            guard case .drawn(let controller) = app.identifier(of: app.interface.controllers[number]) else { return nil }
            return controller.identifierLocation
        }
        guard case .project(let type)? = type(of: object) else { return nil }
        switch app.classIdentifier(of: type) {
        case .some(let assignments): return assignments.first(where: \.isCertain)?.location
        case .computed(let getter): return getter.location
        case .drawn, .none, .optedOut, .unknown: return nil
        }
    }

    /// The one text that an object has for its identifier, and where it gets it; not certain where that depends on something.
    func identifierText(of object: Int32) -> (text: String, location: Location, isCertain: Bool)? {
        guard let own = identifications[object], let first = own.first, let assignment = assignment(at: first.point),
            own.allSatisfy({ $0.point == first.point })
        else { return nil }
        let values = own.flatMap { flow.strings($0.value, in: $0.instance) }.first(ofEach: \.self)
        guard values.count == 1, let text = values[0].text else { return nil }
        return (text, assignment.function.location(assignment.value.range), assignment.isCertain)
    }

    /// Every place that gives it an identifier of its own, in the order of the program.
    func ownIdentifications(of object: Int32) -> [IdentifierAssignment] {
        (identifications[object] ?? []).compactMap { assignment(at: $0.point) }.first(ofEach: \.location)
    }

    /// The texts that it may be given for its own; `nil` where one of them is not known.
    func ownIdentifierTexts(of object: Int32) -> [String]? {
        let values = (identifications[object] ?? []).flatMap { flow.strings($0.value, in: $0.instance) }
        let texts = values.compactMap(\.text)
        return texts.count == values.count ? texts.first(ofEach: \.self) : nil
    }

    func assignment(at point: ProgramPoint) -> IdentifierAssignment? {
        guard let function = function(at: point) else { return nil }
        let range = instruction(at: point).range
        return app.identifierAssignments(in: function).first { range.contains($0.location.range) }
    }

    /// Whether one object alone stands behind an id: made by one call that is run once in its context.
    func isOne(_ object: Int32) -> Bool {
        guard case .made = flow.objects[Int(object)].kind, let site = flow.objects[Int(object)].site, site.instruction >= 0 else { return false }
        return !flow.procedures[Int(site.procedure)].isRepeated(Int(site.instruction))
    }

    /// Whether two children surely come together: in two places of one list, or added by two calls of which every way to the one leads over the
    /// other.
    func meet(_ first: Holding, _ second: Holding) -> Bool {
        guard first.isSole, second.isSole, first.range != second.range, first.point.procedure == second.point.procedure else { return false }
        if first.point == second.point { return true }
        let procedure = flow.procedures[Int(first.point.procedure)]
        let (one, other) = (Int(first.point.instruction), Int(second.point.instruction))
        return first.kind == .custom && (procedure.dominates(one, other) || procedure.dominates(other, one))
    }

    /// Whether some coder of restoration may get an object.
    ///
    /// - Parameter types: those in whose code a value of unknown type may be it.
    func mayBeEncoded(_ object: Int32, atHand types: Set<Type>) -> Bool {
        if encoded.contains(object) { return true }
        guard let type = type(of: object) else { return true }
        return encodedUnknowns.contains { unknown in
            guard let known = unknown.type?.unwrapped else { return unknown.function.isAtHand(of: types) }
            if case .named(let name, _) = known, UIKit.isPlainValue(name) || UIKit.isCollection(name) {
                return UIKit.isCollection(name) && unknown.function.isAtHand(of: types)
            }
            return app.program.mayBe(known, type)
        }
    }

    /// Whether it is made of one drawing.
    func isDrawn(_ object: Int32, _ number: Int) -> Bool {
        if case .drawn(number) = flow.objects[Int(object)].kind { true } else { false }
    }

    func type(of object: Int32) -> StaticType? {
        if case .drawn(let number) = flow.objects[Int(object)].kind { return app.interface.controllers[number].type?.unwrapped }
        return flow.objects[Int(object)].type?.unwrapped
    }
}

extension SourceRange {
    fileprivate func contains(_ other: SourceRange) -> Bool { start <= other.start && other.end <= end }
}

