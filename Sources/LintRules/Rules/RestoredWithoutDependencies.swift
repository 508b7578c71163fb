import AppModel
import Syntax

extension Rule {
    static let restoredWithoutDependencies = Rule(
        id: "restored-without-dependencies",
        summary: "A recreated controller lacks what its creators hand over, and takes it for granted.",
        why: "The app crashes while it launches, as soon as the restored screen uses what nobody gave it, or it comes back empty or deaf.",
        help: "Set the property in the factory, from what the controller encoded, or do without it until it is there.",
        rationale: """
            A controller that comes back was made by its factory, not by the code that showed it first. What only that code sets is nil, \
            and the first method that takes it for granted crashes the app at launch. Decoding comes too late: `viewDidLoad()` may have \
            run before it. Where nothing crashes, the screen has nothing to show, or its buttons reach nobody.
            """,
        limits: """
            Speaks of stored properties, also of a model of the class's, that others fill and the class at most while decoding, and the \
            view's life cycle uses by force or hands to what raises for nil, unasked, or decoding before it assigns them; what is \
            decoded, where the view is loaded. What UIKit makes from a storyboard counts where something saved, or in a saved stack, \
            shows it later and all around is identified; at launch, a split view's detail that a choice fills. A note in an app of \
            scenes. What is not forced counts where all who show the controller set it, or have it set by what they hand it, all with \
            the factory's literal, or one other in its place, and nobody else does, the view shows something of it or of what is made of \
            it alone, or asks with it, an action tells it something or does nothing without it, neither coder nor factory names it, but \
            for parts not shown, and the class neither sets it, has another way, nor goes back at once; so do a number, optional, called \
            "…ID" or of a list, an enumeration that chooses what is shown, what an action changes, or else adds anew, and, as a note, \
            what Objective-C asserts; whatever is asked for, and the title, where all who set it set others that the class saves. \
            Outlets count where only a storyboard draws the class, bar buttons, tabs and tables' styles where all others get them. \
            AppKit's windows count that a restorer makes without what all others get, if loading forces it, or an action does no more.
            """,
        switchOff: "Where something out of sight fills every controller, by injection for instance.",
        severity: .warning,
        facts: ["B1", "B5", "B6", "B9", "H6", "I4"],
        examples: [
            .bad("""
                final class Comments: UIViewController, UIViewControllerRestoration {
                    var blog: Blog! // expect: restored-without-dependencies
                    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
                        let comments = Comments()
                        comments.restorationIdentifier = path.last
                        return comments
                    }
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        title = blog.name.uppercased()
                    }
                }
                final class Blog: NSObject {
                    var name = ""
                }
                func open(_ blog: Blog, from list: UIViewController) {
                    let comments = Comments()
                    comments.blog = blog
                    list.show(comments, sender: nil)
                }
                """),
            .instead("""
                // The factory hands it over.
                final class Comments: UIViewController, UIViewControllerRestoration {
                    var blog: String!
                    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
                        guard let blog = coder.decodeObject(of: NSString.self, forKey: "blog") else { return nil }
                        let comments = Comments()
                        comments.restorationIdentifier = path.last
                        comments.blog = blog as String
                        return comments
                    }
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        coder.encode(blog, forKey: "blog")
                    }
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        title = blog.uppercased()
                    }
                }
                func open(_ blog: String, from list: UIViewController) {
                    let comments = Comments()
                    comments.blog = blog
                    list.show(comments, sender: nil)
                }
                """),
            .good("""
                final class Comments: UIViewController, UIViewControllerRestoration {
                    var blog: Blog?
                    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
                        let comments = Comments()
                        comments.restorationIdentifier = path.last
                        return comments
                    }
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        title = blog?.name ?? "Comments"
                    }
                }
                func open(_ blog: Blog, from list: UIViewController) {
                    let comments = Comments()
                    comments.blog = blog
                    list.show(comments, sender: nil)
                }
                """),
        ]
    ) { app, silences in
        func told(_ dependencies: [UnmetDependency]) -> [UnmetDependency] { dependencies.filter { !silences.note($0.doubt) } }
        let factories = app.program.implementations(of: .controllerFactory, .delegateFactory).filter { !app.program.isTest($0) }
        let results = factories.flatMap { app.results(of: $0) }
        let heirs = app.resultsForHeirs.filter { !app.program.isTest($0.result.factory) }
        let made = told(results.flatMap { app.unmetDependencies(of: $0) } + heirs.flatMap { app.unmetDependencies(of: $0, for: $1) })
        let missing = results.flatMap { app.missingContents(of: $0) } + heirs.flatMap { app.missingContents(of: $0, for: $1) }
        let empty = told(missing).filter { content in
            !made.contains { $0.location == content.location }
        }
        // What is missing is a matter of the class, and there may be many scenes of it.
        let remade = app.controllersRemadeFromStoryboards.first { DrawnClass(type: $0.controller.type, doubt: $0.doubt) }
        let drawn = told(remade.flatMap { app.unmetDependencies(of: $0.controller, doubt: $0.doubt) })
        let blank = told(remade.flatMap { app.missingContents(of: $0.controller, doubt: $0.doubt) }).filter { content in
            !drawn.contains { $0.location == content.location }
        }
        let details = told(app.detailsThereAtLaunch.flatMap { app.missingContents(ofDetail: $0.controller, doubt: $0.doubt) })
        func all(_ dependencies: [UnmetDependency], by maker: Maker) -> [Finding] {
            dependencies.first(ofEach: \.location).first(ofEach: DeclaredProperty.init).map {
                finding($0, by: maker, hasScenes: app.isLegacyInScenes(unit: $0.owner.unit))
            }
        }
        var untold = Silences()
        let unasked = Set(app.unaskedFactories(&untold))
        let undrawn = results.filter { !unasked.contains($0.factory) && app.optsIn(unit: app.program.unit(of: $0.factory)) != false }
            .compactMap { app.undrawnController($0) }.filter { !silences.note($0.doubt) }.first(ofEach: \.location)
        let others = Set((made + drawn + blank + empty + details).map(\.location))
        let unsaved = app.unsavedDependencies().filter { !others.contains($0.location) && !silences.note($0.doubt) }
        let restorers = app.program.implementations(of: .restoreWindow).filter { !app.program.isTest($0) }
        let windows = told(restorers.flatMap { app.unmetDependencies(ofWindowsMadeBy: $0) })
        return all(made, by: .factory) + all(drawn + blank, by: .storyboard) + all(empty, by: .factory) + all(details, by: .launch)
            + all(windows, by: .restorer) + unsaved.map { finding($0, hasScenes: app.isLegacyInScenes(unit: $0.owner.unit)) }
            + undrawn.map { finding($0, hasScenes: app.isLegacyInScenes(unit: $0.made.unit)) }
            + app.emptyTabBars(amongst: results, &silences).map(finding) + app.missingBarButtons(amongst: results, &silences).map(finding)
            + app.otherTableStyles(amongst: results).map(finding)
    }

    private static func finding(_ table: OtherTableStyle) -> Finding {
        Finding(
            at: table.result.location,
            "table of '\(table.made.name)' comes back \(table.style), and whoever shows it makes it \(table.usual)",
            symbol: table.result.factory.symbol, severity: .note, help: "Make it with the style `\(table.usual)` here, too.",
            notes: [Note(at: table.other, "it is made \(table.usual) here")])
    }

    private static func finding(_ button: MissingBarButton) -> Finding {
        Finding(
            at: button.location, "bar button '\(button.name)' of '\(button.made.name)' is set by whoever shows it, but not by its factory",
            symbol: button.result.factory.symbol, help: "Set it here too, or where the class loads its view.",
            notes: [Note(at: button.given, "it is set here")])
    }

    private static func finding(_ bar: EmptyTabBar) -> Finding {
        Finding(
            at: bar.location, "the tab bar controller that is made again here has no tabs: UIKit brings back none that is not there",
            symbol: bar.result.factory.symbol, help: "Build it here with its tabs, as where it is made first.",
            notes: [Note(at: bar.filled, "another one gets its tabs here")])
    }

    private static func finding(_ controller: UndrawnController, hasScenes: Bool) -> Finding {
        let name = controller.made.name
        return Finding(
            at: controller.location,
            "property '\(controller.outlet)' of '\(name)' is set by the storyboard that draws it, but not by its factory",
            symbol: name + "." + controller.outlet, severity: hasScenes ? .note : nil,
            help: "Have the storyboard make it here too, with `instantiateViewController(withIdentifier:)`.",
            notes: [
                Note(at: controller.drawing, "'\(name)' is drawn here"),
                Note(at: controller.use, "'\(controller.outlet)' is \(controller.isForced ? "taken for granted" : "shown") here"),
            ])
    }

    private static func finding(_ dependency: UnsavedDependency, hasScenes: Bool) -> Finding {
        let (name, owner) = (dependency.name, dependency.owner.name)
        let siblings = dependency.siblings.map { "'\($0)'" }
        let isOne = siblings.count == 1
        let others = isOne ? siblings[0] : siblings.dropLast().joined(separator: ", ") + " and " + (siblings.last ?? "")
        return Finding(
            at: dependency.location,
            "property '\(name)' of '\(owner)' is set by whoever shows it, but not saved as "
                + "\(others) \(isOne ? "is, which is" : "are, which are") set with it",
            symbol: owner + "." + name, severity: hasScenes || dependency.isPerhapsPassing ? .note : nil,
            help: "Encode and decode it beside the other\(isOne ? "" : "s"), unless it is over by then.",
            notes: [
                Note(at: dependency.given, "it is set here"),
                Note(at: dependency.encoder.location, isOne ? "the other is saved here" : "the others are saved here"),
                Note(at: dependency.use, "'\(name)' is asked for here"),
            ].filter { $0.location != dependency.location })
    }

    /// What has the controller ready when it is restored.
    private enum Maker { case factory, storyboard, launch, restorer }

    private static func finding(_ dependency: UnmetDependency, by maker: Maker, hasScenes: Bool) -> Finding {
        let (name, made) = (dependency.name, dependency.made.name)
        let (lack, making) =
            switch maker {
            case .factory: ("by whoever shows it, but not by its factory", "is made again here")
            case .storyboard: ("by whoever shows it, but not by the storyboard that makes it again", "is made again from this")
            case .restorer: ("by whoever else makes one, but not where its window is restored", "is made again here")
            case .launch: ("by the user's choice, but not where it comes back", "is there at launch, from this")
            }
        let instead = dependency.alternative.map { ", or '\($0)' in its place," } ?? ""
        return Finding(
            at: dependency.location, "property '\(name)' of '\(made)'\(instead) is set \(lack)",
            symbol: dependency.owner.name + "." + name, severity: hasScenes || dependency.effect == .assertion ? .note : nil,
            help: help(for: dependency.effect, by: maker),
            notes: [
                Note(at: dependency.maker, "'\(made)' \(making)"),
                Note(at: dependency.use, dependency.effect.note(on: name)),
            ])
    }
}

extension Rule {
    private static func help(for effect: UnmetDependency.Effect, by maker: Maker) -> String? {
        if maker == .restorer { return "Set it there too, or do without it until it is there." }
        if effect == .earlyCrash { return "Ask what is decoded instead, or ask when it is there." }
        if effect == .deafness {
            return "Set it again where screens come back: in a factory, or by a screen that encoded this one, once both have decoded."
        }
        return maker == .factory ? nil : "Encode what identifies it, and fill the property and the view in `decodeRestorableState(with:)`."
    }
}

extension UnmetDependency.Effect {
    fileprivate func note(on name: String) -> String {
        switch self {
        case .crash: "'\(name)' is taken for granted here"
        case .earlyCrash: "'\(name)' is taken for granted here, while decoding"
        case .assertion: "'\(name)' is asserted here"
        case .emptiness: "'\(name)' is shown here"
        case .emptinessOf(let holder): "'\(holder)', which is filled from '\(name)' alone, is shown here"
        case .emptinessOfAnswer: "what the screen shows is asked for here, with '\(name)'"
        case .otherContent: "'\(name)' chooses here what is shown"
        case .otherAction: "without '\(name)' something else is done here"
        case .deafness: "'\(name)' is told what the user does here"
        case .idleness: "without '\(name)' nothing more is done here, whatever the user asks for"
        }
    }
}

private struct DrawnClass: Hashable {
    let type: StaticType?
    let doubt: Silence?
}

/// What an Objective-C property and the instance variable of its name have in common.
private struct DeclaredProperty: Hashable {
    let owner: Int
    let name: String

    init(_ dependency: UnmetDependency) {
        owner = dependency.owner.id
        name = dependency.name
    }
}
