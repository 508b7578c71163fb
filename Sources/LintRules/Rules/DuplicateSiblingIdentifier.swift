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
            counts, and pages, which come one after the other. Speaks only of children that one function adds to one parent, each with one \
            known identifier that depends on nothing. Of a loop it must be plain that it runs more than once.
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
    ) { app in
        app.siblingsInCode
            + app.equalStoryboardSiblings.map { first, second, text in
                Finding(
                    at: second.identifierLocation,
                    "restoration identifier '\(text)' is shared by '\(second.name)' and its sibling '\(first.name)'",
                    notes: [Note(at: first.identifierLocation, "the sibling is identified here")])
            }
    }
}

extension App {
    fileprivate var siblingsInCode: [Finding] {
        let told = siblings().flatMap(findings)
        let places = Set(told.flatMap { [$0.location] + $0.notes.map(\.location) })
        return told + equalSiblings.compactMap { pair in
            guard !places.contains(pair.second.identified), !places.contains(pair.added) else { return nil }
            let isShared = pair.first.identified == pair.second.identified
            return Finding(
                at: isShared ? pair.added : pair.second.identified,
                "restoration identifier '\(pair.text)' is shared by '\(pair.second.name)' and its sibling '\(pair.first.name)'",
                symbol: pair.function?.symbol,
                notes: [Note(at: pair.first.identified, isShared ? "both are identified here" : "the sibling is identified here")])
        }.first(ofEach: \.location)
    }
}

/// A child whose identifier is certain.
private struct IdentifiedChild {
    let containment: Containment
    let text: String
    let assignment: IdentifierAssignment
}

extension App {
    /// A finding for each child that shares the identifier of one before it, or has siblings from other rounds of a loop.
    fileprivate func findings(in siblings: [Containment]) -> [Finding] {
        var seen: [String: IdentifiedChild] = [:]
        return siblings.compactMap { sibling in
            guard let (text, assignment) = certainIdentifierText(ofChildIn: sibling) else { return nil }
            let child = IdentifiedChild(containment: sibling, text: text, assignment: assignment)
            if let sequence = repetition(of: sibling, identifiedBy: assignment) { return finding(of: child, inRoundsOver: sequence) }
            guard !assignment.site.isLooped else { return nil }
            guard let first = seen[text] else {
                seen[text] = child
                return nil
            }
            guard first.containment.childEntity != sibling.childEntity, first.containment.meets(sibling) else { return nil }
            return finding(of: child, besides: first)
        }
    }

    private func finding(of child: IdentifiedChild, inRoundsOver sequence: Location) -> Finding {
        Finding(
            at: child.assignment.isForSelf ? child.containment.location : child.assignment.valueLocation,
            "restoration identifier '\(child.text)' is shared by '\(name(ofChildIn: child.containment))' and its siblings from other rounds",
            symbol: child.containment.function.symbol,
            notes: [Note(at: sequence, "there is one in each round")])
    }

    private func finding(of child: IdentifiedChild, besides first: IdentifiedChild) -> Finding {
        // Where both identifiers come from one line of the class, the child is what is worth pointing at.
        let isShared = first.assignment.location == child.assignment.location
        return Finding(
            at: isShared ? child.containment.location : child.assignment.valueLocation,
            "restoration identifier '\(child.text)' is shared by '\(name(ofChildIn: child.containment))' "
                + "and its sibling '\(name(ofChildIn: first.containment))'",
            symbol: child.containment.function.symbol,
            notes: [
                Note(
                    at: isShared ? child.assignment.location : first.assignment.location,
                    !isShared
                        ? "the sibling is identified here"
                        : child.assignment.isForSelf ? "every instance is identified here" : "both are identified here")
            ])
    }
}

extension IdentifierAssignment {
    fileprivate var valueLocation: Location { function.location(value.range) }
}
