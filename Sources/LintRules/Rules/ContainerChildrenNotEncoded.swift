import AppModel

extension Rule {
    static let containerChildrenNotEncoded = Rule(
        id: "container-children-not-encoded",
        summary: "A container adds a child that takes part in restoration, and never encodes it.",
        why: "The child and all below it come back as they were at first: no open page, no scroll position.",
        help: "Encode the child in the container's `encodeRestorableState(with:)`: `coder.encode(child, forKey: …)`.",
        rationale: """
            UIKit's own containers save their children; a container of one's own has to. `addChild` alone does not make UIKit save the \
            child, so its state and everything below it is dropped.
            """,
        limits: """
            Speaks of children that visibly take part: their object or class has an identifier or restoration code. Any coder in the same \
            project or package that may be given the child keeps it silent. Of children that a storyboard embeds, those count whose \
            container is identified, too, in an app that is seen to switch restoration on; there is one report for each container.
            """,
        switchOff: "Where the container makes its children again from state of its own.",
        severity: .warning,
        facts: ["D1", "D2", "D7", "C3", "D8"],
        examples: [
            .bad("""
                class ListController: UITableViewController {
                    init() {
                        super.init(style: .plain)
                        restorationIdentifier = "list"
                    }
                }
                class Split: UIViewController {
                    let left = ListController()
                    let right = UIViewController()
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        right.restorationIdentifier = "right"
                        addChild(left) // expect: container-children-not-encoded
                        addChild(right)
                    }
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        coder.encode(right, forKey: "right")
                    }
                }
                """),
            .instead("""
                class ListController: UITableViewController {
                    init() {
                        super.init(style: .plain)
                        restorationIdentifier = "list"
                    }
                }
                class Split: UIViewController {
                    let left = ListController()
                    var others: [UIViewController] = []
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        addChild(left)
                        others.forEach { addChild($0) }
                    }
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        for (index, child) in children.enumerated() { coder.encode(child, forKey: "child\\(index)") }
                    }
                }
                """),
            .good("""
                // Children without an identifier or restoration code are transient.
                class Spinner: UIViewController {}
                class Screen: UIViewController {
                    let spinner = Spinner()
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        addChild(spinner)
                    }
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                    }
                }
                """),
        ]
    ) { app, silences in
        app.childrenNotEncoded(&silences)
            + app.embeddedChildrenNotEncoded(&silences).map { parent, child, segue in
                Finding(
                    at: parent.location, "child '\(child.name)' of '\(parent.name)', which the storyboard embeds, is never encoded",
                    severity: app.isLegacyInScenes(unit: parent.unit) || !app.hasStateToKeep(child) ? .note : nil,
                    notes: [
                        Note(at: segue, "it is embedded here"), Note(at: child.identifierLocation, "'\(child.name)' is identified here"),
                    ])
            }
    }
}

extension App {
    /// One for each place, and for each child however often it is added.
    fileprivate func childrenNotEncoded(_ silences: inout Silences) -> [Finding] {
        var places: Set<Location> = []
        var told: Set<String> = []
        return unencodedChildren.compactMap { unencoded in
            let (container, child) = (unencoded.parent, unencoded.child)
            guard !hasOwnWay(container), !program.isContainer(container), silences.denies(unencoded.isEncoded),
                !silences.note(program.silence(onAncestorsOf: container)), !silences.note(silence(onCodersOf: container)),
                places.insert(unencoded.added).inserted, told.insert("\(container.id) \(unencoded.name)").inserted,
                told.insert("\(container.id) \(unencoded.object)").inserted
            else { return nil }
            return Finding(
                at: unencoded.added, "child '\(unencoded.name)' of '\(container.name)' is never encoded",
                symbol: unencoded.function?.symbol,
                severity: severity(of: child, in: container, isIdentified: unencoded.isIdentified))
        }
    }

    /// What is lost decides: the state of a child that has some, in a container that saves the rest of its own.
    private func severity(of child: StaticType, in container: Type, isIdentified: Bool) -> Severity? {
        if isLegacyInScenes(unit: container.unit) { return .note }
        guard isIdentified else { return nil }
        let hasState = child.projectType.map(hasRestorationCode) ?? true
        if !hasState { return .note }
        return overridesEncode(container) ? .error : nil
    }

    /// One of UIKit's own containers sees to its children by itself.
    private func hasOwnWay(_ type: Type) -> Bool {
        guard let root = program.frameworkRoot(of: type) else { return !program.hasUnknownAncestor(type) }
        return UIKit.ownContainers.contains { UIKit.inherits(root, from: $0) }
    }

    fileprivate func overridesEncode(_ type: Type) -> Bool {
        program.lineage(of: type).contains { !program.implementations(of: .encodeState, in: $0).isEmpty }
    }
}
