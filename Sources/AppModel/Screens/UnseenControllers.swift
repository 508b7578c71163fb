import Syntax

/// Classes whose superclass is not in the sources though they are used as controllers, and what their objects are handed: a container of a
/// library gets its children by names that only the library knows.
struct UnseenControllers {
    private unowned let app: App
    private let flow: ValueFlow
    /// By what is called of their objects, their classes.
    private let types: Set<StaticType>

    /// - Parameter shown: what is shown or begins a window.
    init(_ app: App, shown: [Int32]) {
        self.app = app
        flow = app.flow
        let contained = app.graph.holdings.flatMap { [$0.parent, $0.child] }
        let used = Set(shown + contained).compactMap { app.flow.objects[Int($0)].isUnknown ? nil : app.graph.type(of: $0) }
        let drawn = app.interface.controllers.compactMap { $0.type?.unwrapped }
        types = Set((used + drawn).filter(app.isOfUnseenSuperclass))
    }

    func contains(_ object: Int32) -> Bool {
        !types.isEmpty && !flow.objects[Int(object)].isUnknown && app.graph.type(of: object).map(types.contains) ?? false
    }

    // MARK: What they are handed

    func links() -> [ScreenLinks.Link] {
        guard !types.isEmpty else { return [] }
        var links: [ScreenLinks.Link] = []
        for (number, procedure) in flow.procedures.enumerated() where !app.isOfTest(procedure) {
            let places = procedure.instructions.indices.filter { mayHandOver(procedure.instructions[$0]) }
            guard !places.isEmpty else { continue }
            for instance in flow.instances(of: Int32(number)) {
                for index in places {
                    collect(ProgramPoint(procedure: Int32(number), instruction: Int32(index)), instance, &links)
                }
            }
        }
        return links
    }

    private func mayHandOver(_ instruction: Instruction) -> Bool {
        switch instruction.kind {
        case .store(_, let field, let value): value != Procedure.receiver && !value.isNone && mayKeep(field.name)
        case .call(let operands):
            operands.receiver != nil && !operands.arguments.isEmpty && (operands.name == "init" || mayKeep(operands.name))
        default: false
        }
    }

    /// Whether something of a name may take a child: a delegate is told something, and what the frameworks' own methods do is known.
    private func mayKeep(_ name: String) -> Bool {
        let word = name.lowercased()
        let others = ["delegate", "datasource", "target", "observer", "sender", "parent", "presenting", "remove", "pop", "dismiss"]
        return !others.contains(where: word.contains)
            && (UIKit.fillingMethods.contains(name) || EffectTable.frameworks.calls[name] == nil)
    }

    private func collect(_ point: ProgramPoint, _ instance: Int32, _ links: inout [ScreenLinks.Link]) {
        let instruction = app.graph.instruction(at: point)
        switch instruction.kind {
        case .store(let base, let field, let value):
            hand(
                value, to: receivers(flow.points(base, in: instance), declaring: field.name), as: .handed(field.name), instance, point,
                app.graph.range(of: value, in: point), &links)
        case .call(let operands):
            for (index, argument) in operands.arguments.enumerated() where argument != Procedure.receiver && !argument.isNone {
                guard operands.call.arguments.indices.contains(index) else { continue }
                let written = operands.call.arguments[index]
                let isMade = operands.name == "init"
                let name = isMade ? written.label ?? operands.name : operands.name
                guard mayKeep(name) else { continue }
                let takers =
                    isMade
                    ? receivers(made(by: operands, instruction, instance, point), initializedBy: operands)
                    : receivers(operands.receiver.map { flow.points($0, in: instance) } ?? [], declaring: operands.name)
                let kind: Screen.LinkKind = UIKit.childMethods.contains(name) ? .child : .handed(name)
                hand(argument, to: takers, as: kind, instance, point, written.value.range, &links)
            }
        default: break
        }
    }

    /// What an initializer makes or, on its way up, goes on with.
    private func made(by operands: CallOperands, _ instruction: Instruction, _ instance: Int32, _ point: ProgramPoint) -> [Int32] {
        if case .inherited(let receiver, _) = operands.callee { return flow.points(receiver, in: instance) }
        return flow.points(instruction.result, in: instance).filter { flow.objects[Int($0)].site == point }
    }

    private func receivers(_ objects: [Int32], declaring name: String) -> [Int32] {
        objects.filter { object in
            guard contains(object), let type = app.graph.type(of: object)?.projectType else { return contains(object) }
            return app.program.lineage(of: type).allSatisfy { owner in
                owner.property(name) == nil && !app.program.functions(of: owner).contains { $0.fact.name == name }
            }
        }
    }

    /// An initializer of the app's own hands on itself what it gets.
    private func receivers(_ objects: [Int32], initializedBy operands: CallOperands) -> [Int32] {
        if case .inherited = operands.callee { return objects.filter(contains) }
        let labels = operands.call.arguments.map(\.label)
        return objects.filter { object in
            guard contains(object), let type = app.graph.type(of: object)?.projectType else { return contains(object) }
            return app.program.lineage(of: type).allSatisfy { owner in
                !app.program.functions(of: owner).contains { $0.fact.kind == .initializer && $0.fact.parameters.map(\.label) == labels }
            }
        }
    }

    private func hand(
        _ value: Variable, to receivers: [Int32], as kind: Screen.LinkKind, _ instance: Int32, _ point: ProgramPoint, _ range: SourceRange,
        _ links: inout [ScreenLinks.Link]
    ) {
        guard !receivers.isEmpty else { return }
        let values = flow.points(value, in: instance)
        let handed = values + values.flatMap { flow.elements(of: $0) }
        for receiver in receivers {
            let added = app.graph.placesAdded(toListOfChildrenOf: receiver, value, instance)?.flatMap(\.children)
            for target in (added ?? handed).first(ofEach: \.self) where isController(target) && receiver != target {
                links.append(ScreenLinks.Link(kind: kind, source: receiver, target: target, point: point, range: range))
            }
        }
    }

    private func isController(_ object: Int32) -> Bool {
        guard !flow.objects[Int(object)].isUnknown, let type = app.graph.type(of: object) else { return false }
        return app.isScreen(type) && (app.isControllerType(type) || contains(object))
    }
}

extension App {
    /// Whether what a class inherits, controller or not, is not to be seen.
    func isOfUnseenSuperclass(_ type: StaticType) -> Bool {
        switch type.unwrapped {
        case .project(let type): type.kind == .class && !program.isController(type) && program.hasUnknownAncestor(type)
        case .named(let name, _): !UIKit.isKnownClass(name)
        case .optional, .metatype: false
        }
    }

    /// The name of the class that is not in the sources, of an object's class that is or inherits from one.
    func unseenSuperclass(of type: StaticType) -> String? {
        guard isOfUnseenSuperclass(type) else { return nil }
        return type.projectType.map(program.unseenSuperclass) ?? type.name
    }

    func isOfTest(_ procedure: Procedure) -> Bool {
        if case .function(let function) = procedure.origin { return program.isTest(function) }
        return program.files[procedure.file].isTest
    }
}
