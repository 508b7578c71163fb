/// The identifier of one controller as the rules take it, with the place that gives it or the line that hides it.
struct ScreenIdentifiers {
    private let nodes: ScreenNodes
    private let app: App

    init(_ nodes: ScreenNodes) {
        self.nodes = nodes
        app = nodes.app
    }

    func identifier(of node: ScreenNodes.Node) -> Screen.Identifier {
        switch node {
        case .scene(let number):
            return identifier(of: app.interface.controllers[number], at: node)
        case .object(let id):
            if case .unknown(let unknown, _) = app.flow.objects[Int(id)].kind {
                return .unknown(Screen.Doubt(reason: .value(unknown.reason.rawValue), location: nodes.location(of: node)))
            }
            if let own = own(id, node) { return own }
            if let scene = nodes.scene(of: node) {
                let drawn = identifier(of: scene, at: node)
                if case .none = drawn, let doubt = doubt(about: id) { return .unknown(doubt) }
                return drawn
            }
            if case .instance(.project(let type)) = app.flow.objects[Int(id)].kind {
                if app.isNeverIdentified(type).isYes { return .none }
                return given(by: .project(type), else: Screen.Doubt(reason: .madeElsewhere, location: type.location))
            }
            return app.graph.isSurelyUnidentified(id) ? .none : ofClass(id, node)
        }
    }

    /// What somebody gives to the object itself.
    private func own(_ object: Int32, _ node: ScreenNodes.Node) -> Screen.Identifier? {
        let own = app.graph.lastingIdentifications(of: object).compactMap { app.graph.assignment(at: $0.point) }
        if let optOut = own.first(where: \.isOptOut) { return .optedOut(optOut.location) }
        guard let certain = own.first(where: { isCertain($0, of: object) }) else {
            return own.first.map { .unknown(Screen.Doubt(reason: .condition, location: $0.location)) }
        }
        let text = app.graph.identifierText(of: object)?.text ?? app.string(certain, forInstancesOf: nodes.type(of: node)?.projectType).text
        return .given(text: text, source(of: certain, nodes.type(of: node)?.projectType), certain.location)
    }

    /// Whether an object gets it whenever it is made: `if (!_feed) { _feed = [Feed new]; _feed.restorationIdentifier = @"feed"; }`.
    private func isCertain(_ assignment: IdentifierAssignment, of object: Int32) -> Bool {
        if isUnconditional(assignment) { return true }
        guard let site = app.flow.objects[Int(object)].site, site.instruction >= 0, app.graph.function(at: site) == assignment.function
        else { return false }
        let made = app.sites(in: assignment.function).first { $0.call != nil && $0.range == app.graph.instruction(at: site).range }
        return made.map(assignment.site.isOnTheWay) ?? false
    }

    /// Whether it happens whenever its function runs, `if (self)` in an initializer counted.
    private func isUnconditional(_ assignment: IdentifierAssignment) -> Bool {
        if assignment.isCertain { return true }
        return assignment.function.fact.kind == .initializer
            && assignment.site.conditions.allSatisfy { if case .expression(let test) = $0 { test.isSelf } else { false } }
    }

    private func source(of assignment: IdentifierAssignment, _ type: Type?) -> Screen.Source {
        let symbol = assignment.function.symbol
        guard let owner = assignment.function.type, let type, app.program.isWithin(type, owner) else { return .other(symbol) }
        return .ownClass(symbol)
    }

    private func identifier(of scene: StoryboardController, at node: ScreenNodes.Node) -> Screen.Identifier {
        switch app.identifier(of: scene) {
        case .drawn(let controller):
            return .given(text: controller.fact.restorationIdentifier, .storyboard, controller.identifierLocation)
        case .none: return .none
        case .optedOut: return .optedOut(optOut(in: scene.type?.projectType))
        case .some, .computed, .unknown: return given(by: scene.type?.unwrapped, else: doubt(aboutClass: scene.type, scene.unit))
        }
    }

    private func ofClass(_ object: Int32, _ node: ScreenNodes.Node) -> Screen.Identifier {
        given(by: nodes.type(of: node), else: doubt(about: object) ?? doubt(aboutClass: nodes.type(of: node), nodes.unit(of: node)))
    }

    private func given(by type: StaticType?, else doubt: Screen.Doubt) -> Screen.Identifier {
        guard let type = type?.projectType else {
            if let name = type?.name, !UIKit.isKnownClass(name) { return .unknown(Screen.Doubt(reason: .superclass(name), location: nil)) }
            return .unknown(doubt)
        }
        switch app.classIdentifier(of: type) {
        case .some(let assignments):
            guard let certain = assignments.first(where: isUnconditional) else {
                return .unknown(Screen.Doubt(reason: .condition, location: assignments.first?.location))
            }
            return .given(text: app.string(certain, forInstancesOf: type).text, source(of: certain, type), certain.location)
        case .computed(let getter):
            let text = getter.body.onlyReturn.flatMap { app.string($0, at: Place(getter, nil)).text }
            return .given(text: text, .override, getter.location)
        case .optedOut: return .optedOut(optOut(in: type))
        case .drawn, .none: return .unknown(doubt)
        case .unknown:
            guard app.program.hasUnknownAncestor(type) else { return .unknown(doubt) }
            return .unknown(Screen.Doubt(reason: .superclass(app.program.unseenSuperclass(of: type)), location: type.location))
        }
    }

    private func optOut(in type: Type?) -> Location? {
        guard let type else { return nil }
        let lineage = app.program.lineage(of: type)
        let assignments = lineage.flatMap { app.places.identifiersOfClass[$0.id] ?? [] }
        if let optOut = assignments.first(where: \.isOptOut) { return optOut.location }
        return lineage.lazy.flatMap { app.program.functions(of: $0) }.first { $0.property?.name == "restorationIdentifier" }?.location
    }

    /// Where an object goes to somebody who may identify it, or where something is identified that may be it.
    private func doubt(about object: Int32) -> Screen.Doubt? {
        if let point = app.graph.handoverToIdentifier(of: object) {
            let procedure = app.flow.procedures[Int(point.procedure)]
            return Screen.Doubt(reason: .handedOn, location: app.graph.location(of: procedure.range(of: point), at: point))
        }
        guard let type = app.graph.type(of: object), let stray = app.graph.strays.first(where: { app.graph.mayBe($0, object, type) }) else {
            return nil
        }
        return Screen.Doubt(
            reason: .stray, location: Location(path: app.program.files[Int(stray.unknown.file)].path, range: stray.unknown.range))
    }

    /// Where objects of a class go to somebody who may identify them.
    private func doubt(aboutClass type: StaticType?, _ unit: Int) -> Screen.Doubt {
        if let type = type?.projectType, app.mayHandItselfToIdentifier(type) {
            return Screen.Doubt(reason: .handedOn, location: type.location)
        }
        let others = type.map { Array(app.identifications(byOthersOf: $0.unwrapped, unit: unit)) } ?? []
        return Screen.Doubt(reason: .stray, location: others.map(\.location).min())
    }
}

extension Program {
    /// The name of the superclass of which the sources have no more.
    func unseenSuperclass(of type: Type) -> String {
        guard case .unknown(let name) = hierarchy.root(of: type) else { return type.name }
        return name
    }
}
