import Syntax

/// The controllers that the flow of values tells apart: who holds, identifies and encodes whom.
///
/// Read off `ValueFlow`, so that a child counts wherever it was made and through whatever it came: factories, coordinators, lists, initializers
/// and properties of other types. What is unknown belongs to one object.
///
/// Nothing changes after `init`; a class, since whoever asks it would copy all that it holds.
final class ObjectGraph: @unchecked Sendable {
    /// One object that another one holds, at one place of the program.
    struct Holding {
        let kind: ContainerKind
        /// Ids in `ValueFlow.objects`.
        let parent: Int32
        let child: Int32
        let point: ProgramPoint
        /// Where the child, or the list that it is in, is named, and at which point of the program that stands.
        let range: SourceRange
        let named: ProgramPoint
        /// The list that it came in, by its id; `nil` for one that came alone.
        var list: Int32?
        /// Which one of the list it is, where that is known.
        var position: Int?
        /// Whether this child and no other comes in there.
        var isSole = false
        /// Whether it comes beside those that were there, though its container is one that takes all in one list.
        var isAddition = false
        /// Where it is read out of a container that is not in sight, so that it may be something else.
        var readFrom: Unknown?

        var comesBesideOthers: Bool { kind == .custom || isAddition }
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

    /// A controller that comes before the eyes of whoever uses the app: animated, or for a sender.
    struct Showing {
        let object: Int32
        let point: ProgramPoint
    }

    /// Something for what the flow does not know.
    struct Stray {
        let unknown: Unknown
        let type: StaticType?
        /// Where something is done with it.
        let function: Function?
        /// The ids of the objects on which that runs.
        var runners: [Int32] = []
    }

    /// It holds the graph.
    unowned let app: App
    let flow: ValueFlow
    private(set) var holdings: [Holding] = []
    /// The same below parents that are not known: whatever one is, in one run it is one object.
    private(set) var strayHoldings: [Holding] = []
    private(set) var showings: [Showing] = []
    private(set) var identifications: [Int32: [Identification]] = [:]
    /// The places of these, whatever contexts they run in: an object may be identified in as many as there are objects of its class.
    private(set) var identifyingPoints: [Int32: [ProgramPoint]] = [:]
    /// By controller of a storyboard, the first place where code that has one in hand identifies it, or takes its identifier away.
    private(set) var identifiedDrawings: [Int: ProgramPoint] = [:]
    private(set) var strays: [Stray] = []
    /// Every place that gives something a restoration class, in each context.
    private(set) var restorations: [Restoration] = []
    private(set) var strayRestorations: [Stray] = []
    /// What coders of restoration are given, and what is in lists that they are given: by object, the objects that encode it.
    private(set) var encoders: [Int32: Set<Int32>] = [:]
    /// The same where it is not known what it is: of which type, and who does it.
    private(set) var encodedUnknowns: [Stray] = []
    private(set) var origins: [Unknown: UnknownOrigin] = [:]
    /// Whom anything is told to take for a child, be it known or not.
    private(set) var adopted: Set<Int32> = []
    /// By object, the lists that it is in.
    private(set) var lists: [Int32: [Int32]] = [:]
    /// By procedure, the objects that its initializer calls make.
    private(set) var madeInProcedure: [Int32: [Int32]] = [:]
    /// By controller, the one object that stands for all that UIKit makes of it.
    private(set) var drawnObjects: [Int: Int32] = [:]
    /// What stood for the objects of a class before a method that nobody calls was seen to make one.
    private var superseded: Set<Int32> = []
    /// Units that are apps.
    let apps: Set<Int>

    init(_ app: App) {
        self.app = app
        apps = app.program.unitsWithApp
        flow = app.flow
        guard !flow.isExhausted else { return }
        for (id, object) in flow.objects.enumerated() {
            if case .made = object.kind, let site = object.site, site.instruction >= 0 {
                madeInProcedure[site.procedure, default: []].append(Int32(id))
            }
            if case .drawn(let controller) = object.kind, object.site == nil { drawnObjects[controller] = Int32(id) }
        }
        let made = Set(flow.objects.filter(\.isMade).compactMap { $0.type?.projectType?.id })
        superseded = Set(
            flow.objects.indices.filter { id in
                guard case .instance(.project(let type)) = flow.objects[id].kind else { return false }
                return made.contains(type.id)
            }.map { Int32($0) })
        for procedure in flow.procedures.indices {
            let points = flow.procedures[procedure].instructions.indices.filter { isAsked(flow.procedures[procedure].instructions[$0]) }
            guard !points.isEmpty else { continue }
            for instance in flow.instances(of: Int32(procedure)) {
                for index in points { collect(ProgramPoint(procedure: Int32(procedure), instruction: Int32(index)), instance) }
            }
        }
        holdings = holdings.first(ofEach: HoldingKey.init)
        strayHoldings = strayHoldings.first(ofEach: HoldingKey.init)
        identifications = identifications.mapValues { $0.first(ofEach: \.self) }
        identifyingPoints = identifications.mapValues { $0.map(\.point).first(ofEach: \.self) }
        for (object, points) in identifyingPoints.sorted(by: { $0.key < $1.key }) {
            guard case .drawn(let controller) = flow.objects[Int(object)].kind, identifiedDrawings[controller] == nil else { continue }
            identifiedDrawings[controller] = points.first
        }
        lists = flow.listsByElement()
        origins = flow.origins(of: Set((strays + strayRestorations + encodedUnknowns).map(\.unknown)))
        encodedUnknowns.removeAll { isNoObjectOfTheApp($0.unknown) }
    }

    private struct HoldingKey: Hashable {
        let parent: Int32
        let child: Int32
        let point: ProgramPoint
        let range: SourceRange
        let list: Int32?

        init(_ holding: Holding) {
            parent = holding.parent
            child = holding.child
            point = holding.point
            range = holding.range
            list = holding.list
        }
    }

    func instruction(at point: ProgramPoint) -> Instruction { flow.procedures[Int(point.procedure)].instructions[Int(point.instruction)] }

    /// The function that a procedure is lowered from; `nil` for an initial value that nobody reads as one.
    func function(at point: ProgramPoint) -> Function? { flow.function(of: point.procedure) }

    func location(of range: SourceRange, at point: ProgramPoint) -> Location {
        Location(path: app.program.files[flow.procedures[Int(point.procedure)].file].path, range: range)
    }

    // MARK: Collecting

    private func isAsked(_ instruction: Instruction) -> Bool {
        switch instruction.kind {
        case .store(_, let field, _): ObjectGraph.fields.contains(field.name)
        case .storeElement(_, let key, _): !key.isNone
        case .call(let operands):
            ObjectGraph.calls.contains(operands.name) || operands.call.argument("rootViewController") != nil
                || isEncoding(operands.call)
                || operands.call.addition != nil && operands.call.receiver?.core.memberName == "viewControllers"
        default: false
        }
    }

    /// Whether a coder gets an object.
    private func isEncoding(_ call: Call) -> Bool {
        guard let method = CoderMethod(call), method.direction == .write else { return false }
        return method.shape == .object || method.shape == .byValue
    }

    private static let fields: Set<String> = [
        "restorationIdentifier", "restorationClass", "viewControllers",
        // A setter by its look: `[mail setValuesForKeysWithDictionary:…]`.
        "valuesForKeysWithDictionary",
    ]
    private static let calls: Set<String> = [
        "addChild", "addChildViewController", "setViewControllers", "pushViewController", "setRestorationIdentifier", "setRestorationClass",
        "setValue", "setValuesForKeys", "performSelector", "perform",
        "present", "presentViewController", "show", "showViewController", "showDetailViewController", "setViewController",
    ]

    private func collect(_ point: ProgramPoint, _ instance: Int32) {
        let instruction = instruction(at: point)
        switch instruction.kind {
        case .store(let base, let field, let value):
            switch field.name {
            case "restorationIdentifier": identify(base, with: value, instance, point)
            case "restorationClass": restore(base, by: value, instance, point)
            case "valuesForKeysWithDictionary":
                guard let function = function(at: point), let site = app.site(at: instruction.range, in: function),
                    case .assignment(let target, _, let given) = site.kind
                else { return }
                if case .member(let owner, _) = target.core.kind, isOther(owner, at: Place(site, in: function)) { return }
                give(base, allOf: given, as: value, instance, point)
            default: hold(elementsOf: value, in: flow.points(base, in: instance), instance, point, instruction.range)
            }
        case .storeElement(let base, let key, let value):
            let paths = flow.keyPaths(key, in: instance)
            if paths.contains(["restorationIdentifier"]) { identify(base, with: value, instance, point) }
            if paths.contains(["restorationClass"]) { restore(base, by: value, instance, point) }
        case .call(let operands):
            if isEncoding(operands.call) { encode(operands, instance, point) }
            if operands.call.isShow, let shown = operands.arguments.first {
                for object in flow.points(shown, in: instance) where isController(object) {
                    showings.append(Showing(object: object, point: point))
                }
            }
            hold(addedBy: operands, instance, point)
            collect(operands, instruction, instance, point)
        default:
            break
        }
    }

    private func collect(_ operands: CallOperands, _ instruction: Instruction, _ instance: Int32, _ point: ProgramPoint) {
        switch operands.name {
        case "addChild", "addChildViewController":
            guard operands.arguments.count == 1, let receiver = operands.receiver else { return }
            adopted.formUnion(flow.points(operands.arguments[0], in: instance).map(flow.identity))
            for addition in additions(of: operands.arguments[0], to: receiver, point, operands.call.arguments[0].value.range, in: instance)
            {
                // A tab bar controller makes a tab of it.
                let parents = Dictionary(grouping: addition.parents.filter { isController($0) }) { parent in
                    type(of: parent).flatMap(app.containerKind) == .tabs ? ContainerKind.tabs : .custom
                }
                for kind in [ContainerKind.tabs, .custom] {
                    hold(
                        addition.children, in: parents[kind] ?? [], as: kind, addition.point, addition.range, at: addition.named,
                        isSole: isOne(among: addition.children), isAddition: kind == .tabs)
                }
            }
        case "setViewControllers":
            guard let receiver = operands.receiver, let list = operands.arguments.first else { return }
            hold(elementsOf: list, in: flow.points(receiver, in: instance), instance, point, operands.call.arguments[0].value.range)
            // Pages are not saved one by one, and tabs are there from the beginning.
            guard operands.call.argument("animated")?.isBoolean(true) == true,
                flow.points(receiver, in: instance).contains(where: isNavigation)
            else { return }
            let shown = flow.points(list, in: instance).flatMap { flow.elements(of: $0) }
            showings += shown.filter { isController($0) }.map { Showing(object: $0, point: point) }
        case "pushViewController":
            hold(firstArgumentOf: operands, in: .navigation, instance, point)
        case "show", "showViewController":
            // A navigation controller pushes it, and a split view controller makes it a column.
            hold(firstArgumentOf: operands, in: .navigation, instance, point)
            hold(firstArgumentOf: operands, in: .split, instance, point)
        case "showDetailViewController", "setViewController":
            hold(firstArgumentOf: operands, in: .split, instance, point)
        case "setRestorationIdentifier":
            if let receiver = operands.receiver, let value = operands.arguments.first { identify(receiver, with: value, instance, point) }
        case "setRestorationClass":
            if let receiver = operands.receiver, let value = operands.arguments.first { restore(receiver, by: value, instance, point) }
        case "setValue":
            guard let receiver = operands.receiver, let key = operands.call.arguments.last, operands.arguments.count == 2,
                key.label?.hasPrefix("forKey") == true
            else { return }
            let keys = flow.strings(operands.arguments[1], in: instance)
            let isStore = isStore(operands.call.receiver, at: point)
            func mayBe(_ name: String) -> Bool { keys.contains { !$0.isKnown && !isStore || $0.text == name } }
            if mayBe("restorationIdentifier") { identify(receiver, with: operands.arguments[0], instance, point) }
            if mayBe("restorationClass") { restore(receiver, by: operands.arguments[0], instance, point) }
        case "performSelector", "perform":
            guard let receiver = operands.receiver, operands.arguments.count == 2,
                case .selector(let named)? = operands.call.firstUnlabelled?.core.kind
            else { return }
            switch named.memberName {
            case "setRestorationIdentifier:": identify(receiver, with: operands.arguments[1], instance, point)
            case "setRestorationClass:": restore(receiver, by: operands.arguments[1], instance, point)
            default: break
            }
        case "setValuesForKeys":
            guard let receiver = operands.receiver, let values = operands.arguments.first, let given = operands.call.firstUnlabelled else {
                return
            }
            give(receiver, allOf: given, as: values, instance, point)
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

    /// Whether the text tells that something is no part of the interface: `UserDefaults.standard`, a dictionary.
    private func isStore(_ receiver: Expression?, at point: ProgramPoint) -> Bool {
        guard let receiver else { return false }
        let place = flow.procedures[Int(point.procedure)].place(instruction(at: point).scope)
        if case .named(let name, _)? = app.program.type(of: receiver, at: place)?.unwrapped { return UIKit.isCollection(name) }
        guard case .member(let base, let name) = receiver.core.kind, ["standard", "default", "standardUserDefaults"].contains(name.text),
            case .named(let owner, _)? = app.program.typeValue(of: base, at: place)?.unwrapped
        else { return false }
        return UIKit.isKnownClass(owner) && !UIKit.inherits(owner, from: "UIResponder")
    }

    /// What a container of one kind is handed alone.
    private func hold(firstArgumentOf operands: CallOperands, in kind: ContainerKind, _ instance: Int32, _ point: ProgramPoint) {
        guard let receiver = operands.receiver, let child = operands.arguments.first else { return }
        let parents = flow.points(receiver, in: instance).filter { type(of: $0).flatMap(app.containerKind) == kind }
        hold(fitting(child, in: instance, at: point), in: parents, as: kind, point, operands.call.arguments[0].value.range)
    }

    /// What a dictionary gives an object, key by key.
    /// Whether an expression is declared with a class of the program's own that is neither a controller nor a view.
    private func isOther(_ expression: Expression, at place: Place) -> Bool {
        guard case .project(let type)? = app.program.type(of: expression, at: place)?.unwrapped, type.kind == .class else { return false }
        return !app.program.isController(type) && !app.program.isView(type) && !app.program.hasUnknownAncestor(type)
    }

    private func give(_ base: Variable, allOf written: Expression, as values: Variable, _ instance: Int32, _ point: ProgramPoint) {
        if written.mayHaveKey("restorationIdentifier") { identify(base, with: values, instance, point) }
        if written.mayHaveKey("restorationClass") { restore(base, by: values, instance, point) }
    }

    private func identify(_ base: Variable, with value: Variable, _ instance: Int32, _ point: ProgramPoint) {
        for object in flow.points(base, in: instance) {
            if base == Procedure.receiver, let function = function(at: point), isSetterInVain(function, on: object) { continue }
            if case .unknown(let unknown, let type) = flow.objects[Int(object)].kind {
                strays.append(Stray(unknown: unknown, type: narrowed(type, by: base, at: point), function: function(at: point)))
            }
            identifications[object, default: []].append(Identification(point: point, instance: instance, value: value))
        }
    }

    private func restore(_ base: Variable, by value: Variable, _ instance: Int32, _ point: ProgramPoint) {
        let objects = flow.points(base, in: instance)
        for object in objects {
            if case .unknown(let unknown, let type) = flow.objects[Int(object)].kind {
                strayRestorations.append(
                    Stray(unknown: unknown, type: narrowed(type, by: base, at: point), function: function(at: point)))
            }
        }
        restorations.append(Restoration(point: point, objects: objects, classes: flow.points(value, in: instance)))
    }

    /// The narrower of what is known of something and what the text says of the variable that holds it.
    private func narrowed(_ type: StaticType?, by variable: Variable, at point: ProgramPoint) -> StaticType? {
        narrower(type, declaredType(of: variable, at: point))
    }

    private func declaredType(of variable: Variable, at point: ProgramPoint) -> StaticType? {
        let procedure = flow.procedures[Int(point.procedure)]
        guard !variable.isNone, let written = procedure.sources[Int(variable.index)]?.expression, written.range.end > 0 else { return nil }
        return app.program.type(of: written, at: procedure.place(instruction(at: point).scope))?.unwrapped
    }

    /// What a variable may hold, but for controllers of other classes than the text declares: Objective-C's lists give whatever was put anywhere.
    private func fitting(_ variable: Variable, in instance: Int32, at point: ProgramPoint) -> [Int32] {
        let objects = flow.points(variable, in: instance)
        guard objects.contains(where: { !flow.objects[Int($0)].isUnknown }),
            let declared = declaredType(of: variable, at: point)?.projectType, declared.kind == .class
        else { return objects }
        return objects.filter { type(of: $0)?.projectType.map { app.program.areRelated(declared, $0) } ?? true }
    }

    private func narrower(_ type: StaticType?, _ declared: StaticType?) -> StaticType? {
        guard let type, let declared else { return type ?? declared }
        return switch (type.unwrapped, declared) {
        case (.project(let known), .project(let other)):
            app.program.isWithin(other, known) || known.kind == .protocol && other.kind == .class ? declared : type
        case (.named(let known, _), .project(let other)):
            // An element of a list that nothing is known of is as unknown as the list.
            UIKit.isAnything(known) || UIKit.isCollection(known) || app.program.inherits(other, from: known) ? declared : type
        case (.named(let known, _), .named(let other, _)): UIKit.isAnything(known) || UIKit.inherits(other, from: known) ? declared : type
        default: type
        }
    }

    func range(of variable: Variable, in site: ProgramPoint) -> SourceRange {
        let procedure = flow.procedures[Int(site.procedure)]
        // What stands for a local has no place of its own.
        guard !variable.isNone, let range = procedure.sources[Int(variable.index)]?.expression.range, range.end > 0 else {
            return instruction(at: site).range
        }
        return range
    }

    private func encode(_ operands: CallOperands, _ instance: Int32, _ point: ProgramPoint) {
        guard let value = operands.arguments.first, let function = function(at: point), !function.isCoder else { return }
        var open = flow.points(value, in: instance)
        // What the text says of the whole value holds for what is not known of it.
        let place = flow.procedures[Int(point.procedure)].place(instruction(at: point).scope)
        let declared = operands.call.firstUnlabelled.flatMap { app.program.type(of: $0, at: place) }
        let whole = Set(open)
        let runners = flow.points(Procedure.receiver, in: instance)
        var met: Set<Int32> = []
        while let object = open.popLast() {
            guard met.insert(object).inserted else { continue }
            encoders[object, default: []].formUnion(runners)
            if case .unknown(let unknown, let type) = flow.objects[Int(object)].kind {
                let known = whole.contains(object) ? narrower(type, declared?.unwrapped) : type
                encodedUnknowns.append(Stray(unknown: unknown, type: known, function: function, runners: runners))
            }
            open += flow.elements(of: object)
        }
    }

    func hold(
        _ children: [Int32], in parents: [Int32], as kind: ContainerKind, _ point: ProgramPoint, _ range: SourceRange,
        at named: ProgramPoint? = nil,
        of list: Int32? = nil, position: Int? = nil, isSole: Bool = false, isAddition: Bool = false
    ) {
        let contents = children.lazy.compactMap { [flow] in flow.objects[Int($0)].unknown }.first { $0.reason == .contents }
        for parent in parents where !superseded.contains(parent) {
            for child in children where kind == .custom ? isController(child) : mayBeController(child) {
                if isOfSameFrameworkClass(child, as: parent) { continue }
                let holding = Holding(
                    kind: kind, parent: parent, child: child, point: point, range: range, named: named ?? point, list: list,
                    position: position, isSole: isSole, isAddition: isAddition, readFrom: contents)
                switch flow.objects[Int(parent)].kind {
                case .unknown(let unknown, _): if unknown.reason != .merged { strayHoldings.append(holding) }
                default: holdings.append(holding)
                }
            }
        }
    }

    /// No stack holds a stack, no split view a split view: where it seems so, one line makes any container, and which is in which nobody tells.
    private func isOfSameFrameworkClass(_ child: Int32, as parent: Int32) -> Bool {
        let made = flow.objects[Int(child)]
        guard made.isMade, let type = made.type, type.projectType == nil, flow.objects[Int(parent)].type == type else { return false }
        return [.navigation, .split].contains(app.containerKind(type))
    }

    /// A place at which a child is handed to whoever adds it.
    private struct Addition {
        let parents: [Int32]
        let children: [Int32]
        let point: ProgramPoint
        let range: SourceRange
        var named: ProgramPoint?
    }

    /// Whether nothing but one object may be there, if any is.
    func isOne(among objects: [Int32]) -> Bool { objects.filter { flow.objects[Int($0)].kind != .nothing }.count == 1 }

    /// `func embed(_ child: UIViewController) { addChild(child) }`: where a function adds its own parameter, each call of it adds what it hands over.
    private func additions(of child: Variable, to parent: Variable, _ point: ProgramPoint, _ range: SourceRange, in instance: Int32)
        -> [Addition]
    {
        let here = Addition(
            parents: flow.points(parent, in: instance), children: fitting(child, in: instance, at: point), point: point, range: range)
        if let elements = elements(givenInTurnTo: child, point.procedure, instance) {
            return elements.map { Addition(parents: here.parents, children: $0.children, point: point, range: $0.range, named: $0.point) }
        }
        guard let helper = function(at: point), helper.hook == nil,
            let parameter = flow.procedures[Int(point.procedure)].regions[0].parameters.firstIndex(of: child),
            helper.fact.parameters.indices.contains(parameter)
        else { return [here] }
        let calls = flow.calls(of: instance)
        return calls.isEmpty
            ? [here]
            : calls.map { call in
                let caller = ProgramPoint(procedure: flow.instances[Int(call.caller)].procedure, instruction: call.instruction)
                guard case .call(let operands) = instruction(at: caller).kind,
                    let argument = zip(operands.arguments.indices, helper.fact.parameterIndices(of: operands.call)).first(where: {
                        $1 == parameter
                    })?.0
                else { return here }
                let isHandedOn = parent == Procedure.receiver && helper.fact.kind != .initializer
                let parents = isHandedOn ? flow.points(operands.receiver ?? Procedure.receiver, in: call.caller) : here.parents
                return Addition(
                    parents: parents, children: flow.points(operands.arguments[argument], in: call.caller), point: caller,
                    range: operands.call.arguments[argument].value.range)
            }
    }

    /// Other classes have a `rootViewController` or push something too.
    private func isNavigation(_ object: Int32) -> Bool { type(of: object).flatMap(app.containerKind) == .navigation }

    /// What UIKit's own containers are given are controllers, whatever their classes out of sight inherit from.
    private func mayBeController(_ object: Int32) -> Bool {
        switch type(of: object) {
        case .project(let type)?: app.program.isController(type) || type.kind == .class && app.program.hasUnknownAncestor(type)
        case .named(let name, _)?: !UIKit.isKnownClass(name) || UIKit.inherits(name, from: "UIViewController")
        case .optional?, .metatype?, nil: false
        }
    }

    private func isController(_ object: Int32) -> Bool {
        type(of: object).map(app.isControllerType) ?? false
    }
}

extension Call {
    /// Whether somebody who uses the app sees a controller come.
    fileprivate var isShow: Bool {
        switch name {
        case "pushViewController", "present", "presentViewController": argument("animated")?.isBoolean(true) ?? false
        case "show", "showViewController", "showDetailViewController": argument("sender") != nil
        default: false
        }
    }
}

extension Expression {
    /// Whether a dictionary may have something under a key: one whose keys are all spelled out has no others.
    fileprivate func mayHaveKey(_ name: String) -> Bool {
        guard case .dictionary(let parts) = core.kind else { return true }
        return parts.indices.contains { index in
            guard index.isMultiple(of: 2), case .string(let key) = parts[index].core.kind else { return index.isMultiple(of: 2) }
            return key == name
        }
    }
}
