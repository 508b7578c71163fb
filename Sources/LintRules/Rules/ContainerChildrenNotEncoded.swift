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
    ) { app in
        app.withThoseOfGraph(app.childrenNotEncoded)
            + app.embeddedChildrenNotEncoded.map { parent, child, segue in
                Finding(
                    at: parent.location, "child '\(child.name)' of '\(parent.name)', which the storyboard embeds, is never encoded",
                    severity: app.isLegacyInScenes(unit: parent.unit) ? .note : nil,
                    notes: [
                        Note(at: segue, "it is embedded here"), Note(at: child.identifierLocation, "'\(child.name)' is identified here"),
                    ])
            }
    }
}

extension App {
    /// Each with the classes of which it speaks.
    fileprivate var childrenNotEncoded: [(finding: Finding, classes: String)] {
        var reported: Set<String> = []
        return containments.compactMap { containment in
            guard containment.kind == .custom, let child = childType(of: containment), isControllerType(child),
                let container = container(of: containment),
                !program.hasUnknownAncestor(container), optsIn(unit: program.unit(of: containment.function)) != false,
                takesPart(containment, child),
                !program.isContainer(container), !encodesEscape(container), !mayBeEncoded(containment)
            else { return nil }
            let name = name(ofChildIn: containment)
            guard reported.insert("\(container.id) \(name)").inserted else { return nil }
            let finding = Finding(
                at: containment.location, "child '\(name)' of '\(container.name)' is never encoded",
                symbol: containment.function.symbol,
                severity: severity(of: child, in: container, isIdentified: childIdentifier(of: containment).isSome))
            return (finding, "\(container.id) \(child.description)")
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

    /// With the children that come in from elsewhere.
    fileprivate func withThoseOfGraph(_ told: [(finding: Finding, classes: String)]) -> [Finding] {
        var places = Set(told.map(\.finding.location))
        var pairs = Set(told.map(\.classes))
        return told.map(\.finding) + unencodedChildren.compactMap { unencoded in
            let (container, child) = (unencoded.parent, unencoded.child)
            guard !program.hasUnknownAncestor(container), !hasOwnWay(container), !program.isContainer(container), !encodesEscape(container),
                places.insert(unencoded.added).inserted, pairs.insert("\(container.id) \(child.description)").inserted
            else { return nil }
            return Finding(
                at: unencoded.added, "child '\(child.description)' of '\(container.name)' is never encoded",
                symbol: unencoded.function?.symbol,
                severity: severity(of: child, in: container, isIdentified: true))
        }
    }

    /// One of UIKit's own containers sees to its children by itself.
    private func hasOwnWay(_ type: Type) -> Bool {
        guard let root = program.frameworkRoot(of: type) else { return true }
        return UIKit.ownContainers.contains { UIKit.inherits(root, from: $0) }
    }

    /// The class of the parent, unless that is one of UIKit's own containers.
    fileprivate func container(of containment: Containment) -> Type? {
        let type: Type?
        switch containment.parent {
        case .owner(let id)?: type = program.types[id]
        case let entity?: type = staticType(of: entity)?.projectType
        case nil: type = nil
        }
        guard let type, program.isController(type), let root = program.frameworkRoot(of: type) else { return nil }
        return UIKit.ownContainers.contains { UIKit.inherits(root, from: $0) } ? nil : type
    }

    fileprivate func takesPart(_ containment: Containment, _ child: StaticType) -> Bool {
        let identifier = childIdentifier(of: containment)
        if case .optedOut = identifier { return false }
        if identifier.isSome { return true }
        return child.projectType.map(hasRestorationCode) ?? false
    }

    fileprivate func overridesEncode(_ type: Type) -> Bool {
        program.lineage(of: type).contains { !program.implementations(of: .encodeState, in: $0).isEmpty }
    }

    /// Whether the container's coder goes where the text cannot follow.
    fileprivate func encodesEscape(_ type: Type) -> Bool {
        program.family(of: type).contains { coderFlow(of: $0, .encodeState).escapes }
    }
}
