import AppModel
import Syntax

extension Rule {
    static let factoryDropsIdentifier = Rule(
        id: "factory-drops-identifier",
        summary: "A restoration factory makes a controller that gets no restoration identifier, or no restoration class.",
        rationale: """
            UIKit gives a recreated controller nothing but its state. Without an identifier it is left out of the next archive, with all \
            its children; without its restoration class it is saved, and nothing makes it again. Either is lost at the second launch.
            """,
        limits: """
            Silent where anybody else may give them: the class, a base class, an extension or a protocol, a helper that gets the \
            controller, a storyboard. The class is asked for only of controllers whose kind names a restoration class elsewhere, and only \
            without a factory in the app delegate.
            """,
        severity: .warning,
        facts: ["B6"],
        examples: [
            .bad("""
                final class Detail: UIViewController, UIViewControllerRestoration {
                    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
                        Detail() // expect: factory-drops-identifier
                    }
                }
                final class List: UITableViewController {
                    func open() {
                        let detail = Detail()
                        detail.restorationIdentifier = "detail"
                        detail.restorationClass = Detail.self
                        show(detail, sender: self)
                    }
                }
                """),
            .bad("""
                // A helper that only makes it, and one exit of several.
                final class Detail: UIViewController, UIViewControllerRestoration {
                    var page = 0
                    static func make() -> Detail {
                        let detail = Detail() // expect: factory-drops-identifier
                        detail.page = 1
                        return detail
                    }
                    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
                        guard coder.containsValue(forKey: "page") else { return make() }
                        let detail = Detail()
                        detail.restorationIdentifier = path.last
                        detail.restorationClass = Detail.self
                        return detail
                    }
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        coder.encode(page, forKey: "page")
                    }
                    override func decodeRestorableState(with coder: NSCoder) {
                        super.decodeRestorableState(with: coder)
                        page = coder.decodeInteger(forKey: "page")
                    }
                }
                """),
            .bad("""
                // Identified, but the second launch has nobody to make it.
                final class Detail: UIViewController, UIViewControllerRestoration {
                    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
                        let detail = Detail() // expect: factory-drops-identifier
                        detail.restorationIdentifier = path.last
                        return detail
                    }
                }
                func open(from list: UIViewController) {
                    let detail = Detail()
                    detail.restorationIdentifier = "detail"
                    detail.restorationClass = Detail.self
                    list.show(detail, sender: nil)
                }
                """),
            .bad("""
                //- Detail.m
                @interface Detail : UIViewController <UIViewControllerRestoration>
                @end
                @implementation Detail
                + (UIViewController *)viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder {
                    Detail *detail = [[self alloc] initWithNibName:nil bundle:nil]; // expect: factory-drops-identifier
                    detail.title = @"restored";
                    return detail;
                }
                @end
                """),
            .good("""
                //- Detail.swift
                // The class, its base class or an extension identifies every instance.
                final class Detail: Page, UIViewControllerRestoration {
                    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? { Detail() }
                }
                final class Map: UIViewController, UIViewControllerRestoration {
                    override var restorationIdentifier: String? {
                        get { "map" }
                        set {}
                    }
                    override var restorationClass: UIViewControllerRestoration.Type? {
                        get { Map.self }
                        set {}
                    }
                    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
                        return Map()
                    }
                }
                //- Page.swift
                class Page: UIViewController {
                    init() {
                        super.init(nibName: nil, bundle: nil)
                        tag()
                    }
                    required init?(coder: NSCoder) { nil }
                }
                //- Page+Tag.swift
                extension Page {
                    func tag() {
                        restorationIdentifier = String(describing: type(of: self))
                        restorationClass = type(of: self) as? UIViewControllerRestoration.Type
                    }
                }
                """),
            .good("""
                // The builder identifies it, or somebody who gets it.
                final class Detail: UIViewController, UIViewControllerRestoration {
                    static func make(_ identifier: String?) -> Detail {
                        let detail = Detail()
                        detail.restorationIdentifier = identifier
                        detail.restorationClass = Detail.self
                        return detail
                    }
                    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
                        if path.count == 1 {
                            let first = Detail()
                            Registry.tag(first)
                            return first
                        }
                        return make(path.last)
                    }
                }
                enum Registry {
                    static func tag(_ controller: UIViewController) {
                        controller.restorationIdentifier = "first"
                        controller.restorationClass = Detail.self
                    }
                }
                """),
            .good("""
                // What existed before, what a storyboard makes, and what is only wrapped.
                final class Detail: UIViewController, UIViewControllerRestoration {
                    static var current: Detail?
                    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
                        if let current = current { return current }
                        let key = UIApplication.stateRestorationViewControllerStoryboardKey
                        guard let storyboard = coder.decodeObject(of: UIStoryboard.self, forKey: key) else { return nil }
                        let detail = storyboard.instantiateViewController(withIdentifier: "detail") as? Detail
                        detail?.title = "restored"
                        return detail
                    }
                }
                """),
            .good("""
                //- Detail.m
                @interface Detail : UIViewController <UIViewControllerRestoration>
                @end
                @implementation Detail
                + (UIViewController *)viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder {
                    Detail *detail = nil;
                    if (path.count > 1) {
                        detail = [[self alloc] init];
                        detail.restorationIdentifier = [path lastObject];
                        detail.restorationClass = self;
                    }
                    return detail;
                }
                @end
                """),
        ]
    ) { app in
        var seen: Set<Location> = []
        let misfits = Set(app.misfits.map(\.location))
        return app.implementations(of: .controllerFactory, .delegateFactory).filter { !app.isTest($0) }.flatMap { app.vendings(of: $0) }.compactMap { vending in
            guard let made = vending.made, app.isControllerType(made.type), let loss = app.loss(of: vending, made.type),
                !misfits.contains(vending.location), seen.insert(vending.location).inserted
            else { return nil }
            let name = made.type.unwrapped.description
            return Finding(
                at: vending.location, "'\(name)' is made here without a \(loss.text)", symbol: vending.function.symbol,
                notes: loss.elsewhere.map { [Note(at: $0, "elsewhere it gets one")] } ?? [], fix: loss.fix)
        }
    }
}

/// What a recreated controller is missing.
private struct Loss {
    let text: String
    /// Where others of its kind get it.
    let elsewhere: Location?
    var fix: Fix?
}

extension App {
    fileprivate func loss(of vending: Vending, _ made: StaticType) -> Loss? {
        // Somebody whom the text does not tell may give it either.
        guard !vending.holders.contains(where: isHandedToStrangers), !isReachedByStrays(made, inUnit: unit(of: vending.factory)) else { return nil }
        switch identifier(of: vending, made) {
        case .none:
            let unit = unit(of: vending.factory)
            let elsewhere = functionsMentioningRestoration.lazy.filter { self.unit(of: $0) == unit }.flatMap { self.identifierAssignments(in: $0) }.first { assignment in
                !assignment.isForSelf && !assignment.isOptOut && self.gives(assignment.object, made, at: assignment.place)
            }
            return Loss(text: "restoration identifier", elsewhere: elsewhere?.location, fix: identifying(vending))
        case .some where vending.factory.hook == .controllerFactory:
            guard let elsewhere = classGivenElsewhere(to: made, than: vending) else { return nil }
            return Loss(text: "restoration class", elsewhere: elsewhere.location)
        default:
            return nil
        }
    }

    private func identifier(of vending: Vending, _ made: StaticType) -> IdentifierState {
        let own = vending.holders.flatMap { ownIdentifiers(of: $0.entity) }
        if !own.isEmpty { return own.contains(where: \.isOptOut) ? .optedOut : .some(own) }
        switch made.unwrapped {
        case .project(let type): return classIdentifier(of: type)
        case .named(let name, _): return UIKit.isKnownClass(name) ? .none : .unknown
        default: return .unknown
        }
    }

    /// A restoration class that an object of the kind gets somewhere, where this one gets none and no app delegate stands in.
    private func classGivenElsewhere(to made: StaticType, than vending: Vending) -> RestorationClassAssignment? {
        let unit = unit(of: vending.factory)
        guard vending.holders.allSatisfy({ ownRestorationClasses(of: $0.entity).isEmpty }), case .project(let type) = made.unwrapped,
            classRestorationClass(of: type).isNone, optsIn(unit: unit) != nil || implementations(of: .delegateFactory).isEmpty,
            !hasDelegateFactory(inUnit: unit)
        else { return nil }
        return restorationClassAssignments.first { assignment in
            !assignment.isForSelf && !assignment.isOptOut && self.unit(of: assignment.function) == unit
                && gives(assignment.object, made, at: assignment.place)
        }
    }

    private func gives(_ object: Expression?, _ type: StaticType, at place: Place) -> Bool {
        object.flatMap { self.type(of: $0, at: place) }?.unwrapped == type.unwrapped
    }

    /// Takes the identifier from the path, where the object is made in one statement of the factory itself.
    private func identifying(_ vending: Vending) -> Fix? {
        let factory = vending.factory
        let parameters = factory.fact.parameters
        guard !factory.isObjectiveC, vending.function == factory, vending.site.steps.isEmpty, let indentation = factory.fact.bodyIndentation,
            parameters.count > 1, let path = parameters.dropLast().last, path.type?.description == "[String]"
        else { return nil }
        let assignment = ".restorationIdentifier = \(path.name).last"
        if let holder = vending.holders.first {
            guard vending.holders.count == 1, let local = factory.body.first(where: { $0.makes(holder.name, vending.range) }) else { return nil }
            let end = SourceRange(start: local.range.end, end: local.range.end)
            return Fix("Identify '\(holder.name)'", .safe, edits: [Edit(at: factory.location(end), "\n\(indentation)\(holder.name)\(assignment)")])
        }
        guard let last = factory.body.last, let value = last.returned, value.range.start <= vending.range.start, vending.range.end <= value.range.end,
            case .call = value.kind
        else { return nil }
        let start = SourceRange(start: last.range.start, end: value.range.start)
        let end = SourceRange(start: last.range.end, end: last.range.end)
        return Fix(
            "Identify the controller", .safe,
            edits: [
                Edit(at: factory.location(start), "let controller = "),
                Edit(at: factory.location(end), "\n\(indentation)controller\(assignment)\n\(indentation)return controller"),
            ])
    }
}

extension Statement {
    /// `let name = Type(…)` with the call at that place.
    fileprivate func makes(_ name: String, _ range: SourceRange) -> Bool {
        guard case .local(let local) = kind, local.name == name, let value = local.value, case .call = value.kind else { return false }
        return value.range.start <= range.start && range.end <= value.range.end
    }

    /// The value of `return x`, or of a statement that is `x` alone.
    fileprivate var returned: Expression? {
        switch kind {
        case .returns(let value): value
        case .expression(let value): value
        default: nil
        }
    }
}
