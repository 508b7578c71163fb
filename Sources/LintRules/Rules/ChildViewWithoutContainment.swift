import AppModel
import Syntax

extension Rule {
    static let childViewWithoutContainment = Rule(
        id: "child-view-without-containment",
        summary: "A controller's view is shown inside of another's, but the controller never becomes a child.",
        why: "The controller whose view is shown comes back without its state, and so does all below it.",
        help: "Call `addChild` before the view is added, and encode the child.",
        rationale: """
            UIKit finds what to save by asking each controller for its children. A controller of which only the view was added is none: it \
            is passed over with everything below it, however well it is identified.
            """,
        limits: """
            Speaks of controllers that visibly take part: their object or class has an identifier or restoration code. They have to be \
            made in sight, and nobody may get hold of them who could make them a child: any call, list or property out of sight that is \
            given the controller keeps it silent, and so does a coder that may be given it.
            """,
        fix: "`--unsafe-fixes` adds the child in a line before.",
        switchOff: "Where such controllers only make views and have no state that matters.",
        severity: .warning,
        facts: ["A17", "A4"],
        examples: [
            .bad("""
                class Player: UIViewController {
                    init() {
                        super.init(nibName: nil, bundle: nil)
                        restorationIdentifier = "player"
                    }
                }
                class Screen: UIViewController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        let player = Player()
                        view.addSubview(player.view) // expect: child-view-without-containment
                        player.didMove(toParent: self)
                    }
                }
                """),
            .instead("""
                class Player: UIViewController {
                    init() {
                        super.init(nibName: nil, bundle: nil)
                        restorationIdentifier = "player"
                    }
                }
                class Screen: UIViewController {
                    let player = Player()
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        addChild(player)
                        view.addSubview(player.view)
                        player.didMove(toParent: self)
                    }
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        coder.encode(player, forKey: "player")
                    }
                }
                """),
            .good("""
                // Neither identifier nor restoration code: there is nothing to lose.
                class Spinner: UIViewController {}
                class Screen: UIViewController {
                    let spinner = Spinner()
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        view.addSubview(spinner.view)
                    }
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                    }
                }
                """),
        ]
    ) { app, silences in
        let shown = app.uncontainedViews(&silences) { shown in
            app.takesPart(shown) && app.optsIn(unit: app.program.unit(of: shown.function)) != false
                && !app.program.isContainer(shown.container) && !app.isEncoded(shown).isYes
        }
        return shown.filter { silences.denies(app.isEncoded($0)) }.map { shown in
            let name = shown.child.core.memberName ?? shown.type.description
            return Finding(
                at: shown.location, "the view of '\(name)' is added to '\(shown.container.name)', but '\(name)' never becomes its child",
                symbol: shown.function.symbol, fix: app.addition(of: shown))
        }
    }
}

extension App {
    /// Makes it a child in a statement of its own, before that which adds its view.
    fileprivate func addition(of shown: UncontainedView) -> Fix? {
        let function = shown.function
        guard let name = shown.child.reference, let indentation = function.fact.bodyIndentation,
            function.isObjectiveC || program.type(of: shown.child, at: shown.place)?.isOptional == false,
            let statement = function.body.first(where: { if case .expression = $0.kind { $0.range == shown.site.range } else { false } })
        else { return nil }
        let call = function.isObjectiveC ? "[self addChildViewController:\(name)];" : "addChild(\(name))"
        let edit = Edit(
            at: function.location(SourceRange(start: statement.range.start, end: statement.range.start)), call + "\n" + indentation)
        return Fix("Add '\(name)' as a child", .suggested, edits: [edit])
    }
}

extension Expression {
    /// `child` or `self.child`, as it is written.
    fileprivate var reference: String? {
        switch kind {
        case .name(let name): name
        case .member(let base, let name): base.isSelf ? "self." + name.text : nil
        default: nil
        }
    }
}
