import AppModel

extension Rule {
    static let brokenRestorationChain = Rule(
        id: "broken-restoration-chain",
        summary: "A controller has a restoration identifier below a container that has none.",
        why: "The user does not find the child's screen after a relaunch, nor anything that was opened from it.",
        help: "Give the container a restoration identifier too, or drop the child's.",
        rationale: """
            UIKit walks down from the window's root and skips a controller without an identifier together with everything below it. So the \
            child is never preserved.
            """,
        limits: """
            Speaks of containers that code creates in plain sight and hands only to frameworks, and of those that a storyboard draws, \
            where restoration is seen to be switched on; whatever else might identify them keeps it silent, and so does any coder that may \
            be given the child. A container that fills itself is judged by the places that create it.
            """,
        switchOff: "Where identifiers serve something else, such as tests of the interface.",
        severity: .error,
        facts: ["A2", "A3", "A4"],
        examples: [
            .bad("""
                class ListController: UITableViewController {}
                func makeRoot(_ window: UIWindow) {
                    let list = ListController()
                    list.restorationIdentifier = "list"
                    let navigation = UINavigationController(rootViewController: list) // expect: broken-restoration-chain
                    window.rootViewController = navigation
                }
                """),
            .bad("""
                //- Delegate.m
                @interface Detail : UIViewController
                @end
                @interface Delegate : UIResponder <UIApplicationDelegate>
                @property (nonatomic) UIWindow *window;
                @end
                @implementation Delegate
                - (BOOL)application:(UIApplication *)application willFinishLaunchingWithOptions:(NSDictionary *)options {
                    Detail *detail = [[Detail alloc] init];
                    detail.restorationIdentifier = @"Detail";
                    self.window.rootViewController = [[UINavigationController alloc] initWithRootViewController:detail]; // expect: broken-restoration-chain
                    return YES;
                }
                - (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
                - (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
                @end
                """),
            .instead("""
                class ListController: UITableViewController {}
                func makeRoot(_ window: UIWindow) {
                    let list = ListController()
                    list.restorationIdentifier = "list"
                    let navigation = UINavigationController(rootViewController: list)
                    navigation.restorationIdentifier = "navigation"
                    window.rootViewController = navigation
                }
                """),
            .good("""
                // A reference that somebody encodes preserves the child all the same.
                class DetailController: UIViewController {
                    init() {
                        super.init(nibName: nil, bundle: nil)
                        restorationIdentifier = "detail"
                    }
                }
                class Root: UIViewController {
                    let detail = DetailController()
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        let navigation = UINavigationController(rootViewController: detail)
                        present(navigation, animated: false)
                    }
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        coder.encode(detail, forKey: "detail")
                    }
                }
                """),
        ]
    ) { app in
        let told = app.chainsBrokenInCode + app.brokenStoryboardChains.map(app.finding)
        let places = Set(told.flatMap { [$0.location] + $0.notes.map(\.location) })
        return told + app.brokenChains.filter { !places.contains($0.created) }.map(finding)
    }

    private static func finding(_ chain: BrokenChain) -> Finding {
        var notes = [Note(at: chain.identified, "'\(chain.child)' is identified here")]
        if chain.added.path != chain.created.path || chain.added.range != chain.created.range {
            notes.append(Note(at: chain.added, "it becomes a child here"))
        }
        return Finding(
            at: chain.created, "container '\(chain.parent)' has no restoration identifier, so its child '\(chain.child)' is not saved",
            symbol: chain.function?.symbol, notes: notes)
    }
}

extension App {
    fileprivate var chainsBrokenInCode: [Finding] {
        var reported: Set<Entity> = []
        return containments.compactMap { containment in
            guard let parent = containment.parent.map(holder), !reported.contains(parent), !program.isTest(containment.function),
                optsIn(unit: program.unit(of: containment.function)) != false, let identified = identification(ofChildIn: containment),
                !mayBeEncoded(containment),
                let creation = parents(of: containment).first(where: { identifier(of: $0.entity).isNone })?.creation
            else { return nil }
            reported.insert(parent)
            let created = program.location(creation.call.nameRange, at: creation.place)
            let finding = finding(ofChildIn: containment, identifiedAt: identified, below: name(of: parent, creation))
            // A container that fills itself may be created far away.
            guard case .owner = parent else {
                return Finding(at: created, finding.message, symbol: finding.symbol, notes: finding.notes)
            }
            return Finding(
                at: finding.location, finding.message, symbol: finding.symbol,
                notes: finding.notes + [Note(at: created, "the parent is created here")])
        }
    }

    fileprivate func finding(_ chain: BrokenStoryboardChain) -> Finding {
        let parent = chain.parent.name
        switch chain.child {
        case .drawn(let child, let identified):
            return Finding(
                at: chain.parent.location, "container '\(parent)' has no restoration identifier, so its child '\(child.name)' is not saved",
                notes: [Note(at: identified, "'\(child.name)' is identified here")])
        case .made(let containment, let identified):
            let finding = finding(ofChildIn: containment, identifiedAt: identified, below: parent)
            return Finding(
                at: finding.location, finding.message, symbol: finding.symbol,
                notes: finding.notes + [Note(at: chain.parent.location, "the parent is drawn here")])
        }
    }

    private func finding(ofChildIn containment: Containment, identifiedAt identified: Location, below parent: String) -> Finding {
        let child = name(ofChildIn: containment)
        return Finding(
            at: containment.location, "container '\(parent)' has no restoration identifier, so its child '\(child)' is not saved",
            symbol: containment.function.symbol, notes: [Note(at: identified, "'\(child)' is identified here")])
    }
}
