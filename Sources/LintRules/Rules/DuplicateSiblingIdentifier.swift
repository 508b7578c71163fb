import AppModel

extension Rule {
    static let duplicateSiblingIdentifier = Rule(
        id: "duplicate-sibling-identifier",
        summary: "Two children of one container share a restoration identifier.",
        why: "After a relaunch one child shows what the user left in the other, and one begins afresh.",
        help: "Give each child of the container an identifier of its own.",
        rationale: """
            A controller is found again by the identifiers on the way from the root to it. With equal identifiers below one \
            parent both children have the same path, and the state of one goes to the other.
            """,
        limits: """
            The same identifier under different parents is fine, and so are the controllers of a navigation stack, whose position \
            counts, and pages, which come one after the other. Speaks only of children that one function, or a helper which it calls for \
            each, adds to one parent, each with one known identifier that depends on nothing. Of a loop it must be plain that it runs \
            more than once.
            """,
        switchOff: "Hardly ever.",
        severity: .error,
        facts: ["A6", "A8", "D3"],
        examples: [
            .bad("""
                class Tabs: UITabBarController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        let feed = UINavigationController(rootViewController: UIViewController())
                        let search = UINavigationController(rootViewController: UIViewController())
                        feed.restorationIdentifier = "navigation"
                        search.restorationIdentifier = "navigation" // expect: duplicate-sibling-identifier
                        viewControllers = [feed, search]
                    }
                }
                """),
            .instead("""
                enum Identifier: String { case feed, search }
                class Tabs: UITabBarController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        let feed = UINavigationController(rootViewController: UIViewController())
                        let search = UINavigationController(rootViewController: UIViewController())
                        feed.restorationIdentifier = Identifier.feed.rawValue
                        search.restorationIdentifier = Identifier.search.rawValue
                        viewControllers = [feed, search]
                    }
                }
                """),
            .good("""
                // A navigation stack tells its controllers apart by position.
                class Page: UIViewController {
                    init() {
                        super.init(nibName: nil, bundle: nil)
                        restorationIdentifier = "page"
                    }
                }
                func fill(_ navigation: UINavigationController) {
                    navigation.setViewControllers([Page(), Page()], animated: false)
                }
                """),
        ]
    ) { app, silences in
        app.siblingsInCode(&silences)
            + app.equalStoryboardSiblings(&silences).map { first, second, text in
                Finding(
                    at: second.identifierLocation,
                    "restoration identifier '\(text)' is shared by '\(second.name)' and its sibling '\(first.name)'",
                    notes: [Note(at: first.identifierLocation, "the sibling is identified here")])
            }
    }
}

extension App {
    fileprivate func siblingsInCode(_ silences: inout Silences) -> [Finding] {
        let repeated = repeatedSiblings(&silences).map { sibling in
            Finding(
                at: sibling.location,
                "restoration identifier '\(sibling.text)' is shared by '\(sibling.name)' and its siblings from other rounds",
                symbol: sibling.function?.symbol,
                notes: [Note(at: sibling.sequence, "there is one in each round")])
        }
        let pairs = equalSiblings(&silences).map { pair in
            // Where both identifiers come from one line of the class, the child is what is worth pointing at.
            let isShared = pair.first.identified == pair.second.identified
            return Finding(
                at: isShared ? pair.added : pair.second.identified,
                "restoration identifier '\(pair.text)' is shared by '\(pair.second.name)' and its sibling '\(pair.first.name)'",
                symbol: pair.function?.symbol,
                notes: [Note(at: pair.first.identified, isShared ? "both are identified here" : "the sibling is identified here")])
        }
        return (repeated + pairs).first(ofEach: \.location)
    }
}
