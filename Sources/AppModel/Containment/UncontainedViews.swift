import Syntax

/// A controller whose view a container shows as its own, while nobody makes the controller its child (A17).
public struct UncontainedView: Sendable {
    /// The controller, as the container names it.
    public let child: Expression
    /// Its id in `ValueFlow.objects`.
    let object: Int32
    public let type: StaticType
    public let container: Type
    /// Why it may be another object than one that is made in sight.
    let doubt: Silence?
    /// The call that shows the view.
    public let site: Site
    public let function: Function

    public var place: Place { Place(site, in: function) }
    /// Of the view.
    public var location: Location { function.location(child.range) }
}

extension App {
    /// The first place for each such controller, in path order.
    ///
    /// The controller is made in sight, wherever that is, and nobody gets hold of it who could make it a child; anything else leaves the question
    /// open.
    ///
    /// - Parameter matters: tells which ones to look after, for that takes a while.
    public func uncontainedViews(_ silences: inout Silences, where matters: (UncontainedView) -> Bool) -> [UncontainedView] {
        guard !flow.isExhausted else { return [] }
        return program.functions(mentioningAnyOf: UIKit.callsThatShowViews).filter { !program.isTest($0) && !$0.isStatic }.flatMap {
            function -> [UncontainedView] in
            guard let container = function.type, program.isController(container),
                !["UIViewControllerAnimatedTransitioning", "UIViewControllerContextTransitioning"].contains(where: {
                    program.adopts(container, $0)
                })
            else { return [] }
            return sites(in: function).flatMap { shownViews($0, in: function, of: container) }
        }.first(ofEach: \.object).filter { shown in
            guard matters(shown), case let isChild = graph.becomesChild(shown.object), !isChild.isYes else { return false }
            return !silences.note(shown.doubt) && silences.denies(isChild)
                && !silences.note(program.silence(onAncestorsOf: shown.container))
        }.first(ofEach: \.location)
    }

    /// `view.addSubview(child.view)`: one for each controller that the child may be and that is made in sight.
    private func shownViews(_ site: Site, in function: Function, of container: Type) -> [UncontainedView] {
        guard let call = site.call, UIKit.callsThatShowViews.contains(call.name), let receiver = call.receiver,
            let view = call.firstUnlabelled?.core,
            case .member(let child, let name) = view.kind, name.text == "view", !child.core.isSelf,
            isShown(receiver.core, by: container, at: Place(site, in: function)), let objects = flow.points(of: child, in: function)
        else { return [] }
        return objects.sorted().compactMap { object in
            guard let type = graph.type(of: object), isControllerType(type), !isInput(type) else { return nil }
            return UncontainedView(
                child: child, object: object, type: type, container: container,
                doubt: graph.silence(onMaking: object, namedAt: function.location(child.range)), site: site,
                function: function)
        }
    }

    /// Whether it is the view of a controller's own object, or one that it keeps.
    private func isShown(_ view: Expression, by container: Type, at place: Place) -> Bool {
        guard let name = view.plainName else { return false }
        if case .name = view.kind, place.locals?.lookUp(name) != nil { return false }
        if name == "view" { return true }
        guard program.lineage(of: container).contains(where: { $0.property(name) != nil }) else { return false }
        switch program.type(of: view, at: place)?.unwrapped {
        case .project(let type)?: return program.isView(type)
        case .named(let name, _)?: return UIKit.inherits(name, from: "UIView") && !UIKit.inherits(name, from: "UIWindow")
        case .optional?, .metatype?, nil: return false
        }
    }

    /// The system shows a keyboard itself.
    private func isInput(_ type: StaticType) -> Bool {
        switch type {
        case .project(let type): program.inherits(type, from: "UIInputViewController")
        case .named(let name, _): name == "UIInputViewController"
        case .optional, .metatype: false
        }
    }

    /// Whether the controller is given an identifier, or its class has restoration code.
    public func takesPart(_ shown: UncontainedView) -> Bool { takesPart(shown.object) }

    /// Whether a coder of the unit is given the controller itself, which saves it without any containment (A4). That a container
    /// encodes its children does not help one that is none.
    public func isEncoded(_ shown: UncontainedView) -> Answer {
        graph.isEncoded(shown.object, atHand: Set(program.family(of: shown.container)), isChild: false) { _ in true }
    }
}

extension ObjectGraph {
    /// That no initializer and no storyboard is seen to make it when it is asked for: what is there without that may be anybody's child.
    fileprivate func silence(onMaking object: Int32, namedAt place: Location) -> Silence? {
        switch flow.objects[Int(object)].kind {
        case .made, .drawn: if flow.objects[Int(object)].site != nil { return nil }
        case .unknown(let unknown, _):
            let names = unknown.reason == .result ? flow.origins(of: [unknown])[unknown]?.names ?? [] : []
            if !names.isEmpty, names.allSatisfy(UIKit.instantiations.contains) { return nil }
            return app.program.silence(on: unknown, about: name(of: object))
        default: break
        }
        return Silence(.madeOutOfSight, at: place, about: name(of: object))
    }

    /// Whether somebody makes an object a child of something, or shows it in a way of its own: a container gets it, something that is not in
    /// sight may, or code that nothing follows knows where it is kept.
    ///
    /// What one place makes for several owners is one thing to whoever reads it.
    fileprivate func becomesChild(_ object: Int32) -> Answer {
        guard let site = flow.objects[Int(object)].site, site.instruction >= 0 else { return becomesChild(one: object) }
        let alike = (madeInProcedure[site.procedure] ?? []).filter { $0 != object && flow.objects[Int($0)].site == site }
        var answer = Answer.no
        for one in [object] + alike {
            let next = becomesChild(one: one)
            if next.isYes { return .yes }
            if answer.isNo { answer = next }
        }
        return answer
    }

    private func becomesChild(one object: Int32) -> Answer {
        let identity = flow.identity(of: object)
        if adopted.contains(identity) || holdings.contains(where: { flow.identity(of: $0.child) == identity }) { return .yes }
        if type(of: object)?.projectType.map(addsItself) == true { return .yes }
        if let point = flow.escapes(of: object).first(where: { mayAdopt($0, object) }) {
            return .unknown(Silence(.objectOutOfSight, at: location(of: point), about: name(of: object)))
        }
        if isKeptByStrangers(object) || isToldToJoin(object) {
            let place = placeOfCreation(of: object).map { Silence(.keptOutOfSight, at: $0, about: name(of: object)) }
            return place.map(Answer.unknown) ?? .yes
        }
        return .no
    }

    /// Whether an object that goes somewhere out of sight may become a child there. What a controller says of its children makes none.
    private func mayAdopt(_ point: ProgramPoint, _ object: Int32) -> Bool {
        guard point.instruction < 0 else { return !isOwn(point, object) }
        return function(at: point).map {
            $0.hook == nil && !$0.tellsOfChildren && !app.program.unitsWithApp.contains(app.program.unit(of: $0))
        } ?? true
    }

    /// Whether a framework's object has it, by itself or in a list, or something has it of which code reads it that is not looked into.
    private func isKeptByStrangers(_ object: Int32) -> Bool {
        var open = [object]
        var met: Set<Int32> = [object]
        while let next = open.popLast() {
            for (owner, field) in flow.fields(holding: next) where !UIKit.fieldsThatAdoptNobody.contains(field) {
                switch flow.objects[Int(owner)].kind {
                case .list, .dictionary, .tuple, .enumCase:
                    if met.insert(owner).inserted { open.append(owner) }
                default:
                    guard let type = type(of: owner)?.projectType,
                        let property = app.program.lineage(of: type).lazy.compactMap({ $0.property(field)?.fact }).first
                    else { return true }
                    if property.modifiers.contains(.isOutlet) || mayBeReadOutOfSight(property.name, of: type) { return true }
                }
            }
        }
        return false
    }

    private func mayBeReadOutOfSight(_ property: String, of owner: Type) -> Bool {
        let family = app.program.family(of: owner)
        return app.program.functions(mentioningAnyOf: [property]).contains { function in
            guard !app.program.isTest(function), app.program.unit(of: function) == owner.unit, !function.tellsOfChildren,
                !(function.isInitialValue && function.property?.name == property)
            else { return false }
            let isFollowed = flow.procedure(of: function).map { !flow.instances(of: $0).isEmpty } ?? false
            let isOwn = function.type.map(family.contains) ?? false
            return function.contains { part in
                switch part.kind {
                case .keyPath(let names): return names.contains(property)
                case .name(property): return !isFollowed && isOwn
                case .member(let base, let name) where name.text == property && !isFollowed:
                    if base.isSelf || base.isSuper { return isOwn }
                    return app.program.type(of: base, at: Place(function, nil))?.projectType.map(family.contains) ?? true
                default: return false
                }
            }
        }
    }

    /// `child.install(in: self)`, of which the program has no such method.
    private func isToldToJoin(_ object: Int32) -> Bool {
        flow.procedures.indices.contains { procedure in
            let asked = flow.procedures[procedure].instructions.indices.filter { index in
                guard case .call(let operands) = flow.procedures[procedure].instructions[index].kind, !operands.arguments.isEmpty,
                    case .method = operands.callee
                else { return false }
                return !EffectTable.frameworks.has(operands.name)
            }
            guard !asked.isEmpty else { return false }
            return flow.instances(of: Int32(procedure)).contains { instance in
                asked.contains { index in
                    guard case .call(let operands) = flow.procedures[procedure].instructions[index].kind, let receiver = operands.receiver,
                        flow.points(receiver, in: instance).contains(object),
                        !flow.calls[Int(instance)].contains(where: { $0.instruction == Int32(index) })
                    else { return false }
                    return operands.arguments.contains { argument in
                        flow.points(argument, in: instance).contains { $0 != object && type(of: $0).map(app.isControllerType) == true }
                    }
                }
            }
        }
    }

    /// `parent.addChild(self)`.
    private func addsItself(_ type: Type) -> Bool {
        app.program.family(of: type).flatMap { app.program.functions(of: $0) }.contains { function in
            app.sites(in: function).contains { site in
                guard let call = site.call, call.name == "addChild" || call.name == "addChildViewController" else { return false }
                return call.arguments.first?.value.isSelf ?? false
            }
        }
    }
}

extension Silence.Reason {
    static let keptOutOfSight = Silence.Reason("object that is kept where code which is not looked into may use it")
}

extension Function {
    /// Answers which child decides on the status bar and the like, `childForStatusBarStyle`.
    fileprivate var tellsOfChildren: Bool {
        let name = property?.name ?? fact.name
        return name.hasPrefix("childFor") || name.hasPrefix("childViewControllerFor") || name == "preferredFocusEnvironments"
    }
}
