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
            controller, a storyboard that cannot be told. The class is asked for only of controllers whose kind names a restoration class elsewhere, and only \
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
            .bad("""
                //- Detail.swift
                // The storyboard it comes from gives it none either.
                final class Detail: UIViewController {}
                final class Other: UIViewController {}
                final class Maker: UIViewControllerRestoration {
                    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
                        let board = UIStoryboard(name: "Main", bundle: nil)
                        if path.last == "other" { return board.instantiateViewController(withIdentifier: "other") }
                        let detail = board.instantiateViewController(withIdentifier: "detail") as? Detail // expect: factory-drops-identifier
                        return detail
                    }
                }
                func show(_ detail: Detail, _ other: Other) {
                    detail.restorationClass = Maker.self
                    other.restorationClass = Maker.self
                }
                //- Main.storyboard
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
                    <scenes>
                        <scene sceneID="s01-ab-cde">
                            <objects>
                                <viewController storyboardIdentifier="detail" id="det-01-con" customClass="Detail" sceneMemberID="viewController"/>
                            </objects>
                        </scene>
                        <scene sceneID="s02-ab-cde">
                            <objects>
                                <viewController storyboardIdentifier="other" useStoryboardIdentifierAsRestorationIdentifier="YES" id="oth-02-con" customClass="Other" sceneMemberID="viewController"/>
                            </objects>
                        </scene>
                    </scenes>
                </document>
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
        let misfits = Set(app.misfits.map(\.location))
        // What it makes does not matter as long as nobody asks it.
        let unasked = Set(app.unaskedFactories)
        return app.implementations(of: .controllerFactory, .delegateFactory).filter { !app.isTest($0) && !unasked.contains($0) }
            .flatMap { app.vendings(of: $0) }
            .compactMap { vending in
                guard let made = vending.madeType, app.isControllerType(made), let loss = app.loss(of: vending, made), !misfits.contains(vending.location)
                else { return nil }
                let name = made.unwrapped.description
                let missing = if case .identifier = loss { "restoration identifier" } else { "restoration class" }
                return Finding(
                    at: vending.location, "'\(name)' is made here without a \(missing)", symbol: vending.function.symbol,
                    notes: loss.elsewhere.map { [Note(at: $0, "elsewhere it gets one")] } ?? [], fix: app.fix(for: loss, vending))
            }.first(ofEach: \.location)
    }
}

extension App {
    /// Takes the identifier from the path, where the object is made in one statement of the factory itself.
    fileprivate func fix(for loss: Loss, _ vending: Vending) -> Fix? {
        guard case .identifier = loss else { return nil }
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
