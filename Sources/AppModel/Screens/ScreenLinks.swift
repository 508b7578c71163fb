import Syntax

/// Who shows whom: window roots, pushes and presentations, read off the flow of values like the holdings of `ObjectGraph`.
struct ScreenLinks {
    struct Link {
        let kind: Screen.LinkKind
        /// The object that shows it; `nil` for a window.
        let source: Int32?
        let target: Int32
        let point: ProgramPoint
        let range: SourceRange
        /// The navigation controllers that it is pushed to.
        var stacks: [Int32] = []
    }

    struct Shown {
        /// `nil` of an initial value.
        let function: Function?
        let location: Location
        /// Its class, and what draws it.
        let type: StaticType?
        let drawing: Int?
    }

    private unowned let app: App
    private let flow: ValueFlow
    private(set) var links: [Link] = []
    /// What is pushed, presented or shown, whoever does it.
    private(set) var shown: [Shown] = []
    private var showings: [Showing] = []
    private var unsourced: [Showing] = []
    private var unseen: UnseenControllers

    /// A call that shows something.
    private struct Showing {
        let kind: Screen.LinkKind
        let receivers: [Int32]
        /// On what the code around runs.
        let runners: [Int32]
        let value: Variable
        let instance: Int32
        let point: ProgramPoint
        let range: SourceRange
    }

    init(_ app: App) {
        self.app = app
        flow = app.flow
        unseen = UnseenControllers(app, shown: [])
        guard !flow.isExhausted else { return }
        for procedure in flow.procedures.indices {
            let instructions = flow.procedures[procedure].instructions
            let points = instructions.indices.filter { isAsked(instructions[$0]) }
            guard !points.isEmpty, !app.isOfTest(flow.procedures[procedure]) else { continue }
            for instance in flow.instances(of: Int32(procedure)) {
                for index in points { collect(ProgramPoint(procedure: Int32(procedure), instruction: Int32(index)), instance) }
            }
        }
        // Whoever is shown is a controller, and may show others.
        let shown = showings.flatMap { flow.points($0.value, in: $0.instance) }.filter(isShown)
        unseen = UnseenControllers(app, shown: shown + links.map(\.target))
        for showing in showings {
            note(showing)
            collect(showing)
        }
        collectUnsourced()
        links += unseen.links()
    }

    private static let shows: [String: Screen.LinkKind] = [
        "pushViewController": .pushed, "present": .presented, "presentViewController": .presented,
        "show": .shown, "showViewController": .shown, "showDetailViewController": .shown,
    ]

    private func isAsked(_ instruction: Instruction) -> Bool {
        switch instruction.kind {
        case .store(_, let field, _): field.name == "rootViewController"
        case .call(let operands): operands.name == "setRootViewController" || ScreenLinks.shows[operands.name] != nil
        default: false
        }
    }

    private mutating func collect(_ point: ProgramPoint, _ instance: Int32) {
        let instruction = app.graph.instruction(at: point)
        switch instruction.kind {
        case .store(let base, _, let value):
            collectRoot(value, of: base, instance, point, app.graph.range(of: value, in: point))
        case .call(let operands):
            guard let value = operands.arguments.first, let argument = operands.call.arguments.first?.value.range else { return }
            guard let kind = ScreenLinks.shows[operands.name] else {
                if let receiver = operands.receiver { collectRoot(value, of: receiver, instance, point, argument) }
                return
            }
            showings.append(
                Showing(
                    kind: kind, receivers: operands.receiver.map { flow.points($0, in: instance) } ?? [],
                    runners: flow.points(Procedure.receiver, in: instance), value: value, instance: instance, point: point, range: argument)
            )
        default:
            break
        }
    }

    private mutating func note(_ showing: Showing) {
        for target in flow.points(showing.value, in: showing.instance) {
            var drawing: Int?
            if case .drawn(let number) = flow.objects[Int(target)].kind { drawing = number }
            guard drawing != nil || app.graph.type(of: target)?.projectType != nil else { continue }
            shown.append(
                Shown(
                    function: app.graph.function(at: showing.point), location: app.graph.location(of: showing.range, at: showing.point),
                    type: app.graph.type(of: target), drawing: drawing))
        }
    }

    private mutating func collect(_ showing: Showing) {
        let showers = showing.receivers.filter { isShower($0) && (showing.kind != .pushed || isNavigation($0)) }
        let own = showing.runners.filter(isShower)
        // Who asks a stack is who shows; a coordinator is no controller, so there it is the stack.
        let sources = showing.kind == .pushed ? (own.isEmpty ? showers : own) : (showers.isEmpty ? own : showers)
        if sources.isEmpty {
            unsourced.append(showing)
        } else {
            collect(showing, by: sources)
        }
    }

    private mutating func collect(_ showing: Showing, by sources: [Int32]) {
        let stacks = showing.kind == .pushed ? showing.receivers.filter(isNavigation) : []
        for source in sources {
            for target in flow.points(showing.value, in: showing.instance) where isShown(target) && target != source {
                links.append(
                    Link(kind: showing.kind, source: source, target: target, point: showing.point, range: showing.range, stacks: stacks))
            }
        }
    }

    /// Where a coordinator asks a controller for a stack that is not known, that controller shows: `presenter.navigationController`.
    private mutating func collectUnsourced() {
        func unknowns(_ showing: Showing) -> [Unknown] {
            showing.receivers.compactMap { if case .unknown(let unknown, _) = flow.objects[Int($0)].kind { unknown } else { nil } }
        }
        guard !unsourced.isEmpty else { return }
        let origins = flow.origins(of: Set(unsourced.flatMap(unknowns)))
        for showing in unsourced {
            let asked = unknowns(showing).compactMap { origins[$0] }.filter { $0.names.isSubset(of: UIKit.relations) }.flatMap(\.asked)
            collect(showing, by: Set(asked).sorted().filter(isShower))
        }
    }

    private mutating func collectRoot(
        _ value: Variable, of window: Variable, _ instance: Int32, _ point: ProgramPoint, _ range: SourceRange
    ) {
        guard flow.points(window, in: instance).contains(where: mayBeWindow) else { return }
        for target in flow.points(value, in: instance) where isShown(target) || isUnknownController(target) {
            links.append(Link(kind: .root, source: nil, target: target, point: point, range: range))
        }
    }

    private func mayBeWindow(_ object: Int32) -> Bool {
        switch app.graph.type(of: object) {
        case .project(let type)?: app.program.inherits(type, from: "UIWindow")
        case .named(let name, _)?: UIKit.inherits(name, from: "UIWindow")
        default: flow.objects[Int(object)].isUnknown
        }
    }

    private func isNavigation(_ object: Int32) -> Bool {
        if case .drawn(let number) = flow.objects[Int(object)].kind {
            return app.containerKind(of: app.interface.controllers[number]) == .navigation
        }
        return app.graph.type(of: object).flatMap(app.containerKind) == .navigation
    }

    private func isShower(_ object: Int32) -> Bool {
        !flow.objects[Int(object)].isUnknown
            && (app.graph.type(of: object).map(app.isControllerType) ?? isDrawn(object) || unseen.contains(object))
    }

    /// Storyboards draw controllers, whatever their classes.
    private func isDrawn(_ object: Int32) -> Bool { if case .drawn = flow.objects[Int(object)].kind { true } else { false } }

    /// Of what is not in sight, nothing is known but that something may be shown. A class whose superclass is not in sight is a controller,
    /// since nothing else can be shown.
    private func isShown(_ object: Int32) -> Bool {
        guard !flow.objects[Int(object)].isUnknown else { return false }
        guard let type = app.graph.type(of: object) else { return isDrawn(object) }
        guard app.isScreen(type) else { return false }
        return app.isControllerType(type) || type.projectType.map(app.program.hasUnknownAncestor) ?? false
    }

    private func isUnknownController(_ object: Int32) -> Bool {
        flow.objects[Int(object)].isUnknown && (app.graph.type(of: object).map(app.isControllerType) ?? true)
    }
}

extension App {
    /// Whether a controller is a place in the app, rather than a dialog of the system's, which comes and goes.
    func isScreen(_ type: StaticType) -> Bool {
        switch type.unwrapped {
        case .project(let type): !program.inherits(type, from: "UIAlertController")
        case .named(let name, _): UIKit.screens.contains(name) || !UIKit.isKnownClass(name)
        case .optional, .metatype: false
        }
    }
}
