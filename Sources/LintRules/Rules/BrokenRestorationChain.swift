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
            where restoration is seen to be switched on; whatever else might identify them keeps it silent, and so does any coder that \
            may be given the child by somebody who is preserved. What nobody calls makes none. A container that fills itself is judged by \
            the places that create it. It is a note where a base class identifies whatever inherits from it, for a dialog that keeps \
            nothing, for pages, which no page controller saves, and in an app that adopts scenes, of which sources disagree whether UIKit \
            restores its view controllers. What segues push on a drawn stack is below it, too; it is a warning where the child has a \
            place elsewhere as well, and only told of containers that the app begins with, or that segues present, but for popovers, \
            around a child with state or a factory. A root is told where no root of the app's windows has an identifier, nor anybody in \
            them from the beginning, and something with one is shown later. Of a controller that a class encodes and decodes, and that no \
            place identifies, it is a warning that nothing is written; so it is of a screen that is presented, and presents what is \
            identified for itself and shown in no other way, where no stack is around.
            """,
        switchOff: "Where identifiers serve something else, such as tests of the interface.",
        severity: .error,
        facts: ["A2", "A3", "A4", "C7", "C8"],
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
    ) { app, silences in
        let drawn = app.brokenStoryboardChains(&silences).map { finding($0, in: app.scenes(ofUnit: $0.parent.unit)) }
        let told = Set(drawn.map(\.location))
        // What a factory makes does not matter as long as nobody asks it.
        var repeated = Silences()
        let unasked = Set(app.unaskedFactories(&repeated, evenIfSwitchedOff: true))
        let chains = app.brokenChains(beside: told, &silences).filter { !$0.origin.isDrawn(at: told) }
        let made = chains.filter { !($0.function.map { unasked.contains($0) || app.program.runsNever($0) } ?? false) }.map { chain in
            finding(chain, in: chain.function.flatMap { app.scenes(ofUnit: app.program.unit(of: $0)) })
        }
        let roots = app.unidentifiedRoots(&silences).filter { !told.contains($0.location) }
        let findings = drawn + made + app.unidentifiedReferences(&silences).map(finding) + roots.map(finding)
        let places = Set(findings.map(\.location))
        return findings + app.unidentifiedPresenters(&silences).filter { !places.contains($0.location) }.map(finding)
    }

    private static func finding(_ presenter: UnidentifiedPresenter) -> Finding {
        Finding(
            at: presenter.location,
            "screen '\(presenter.name)' has no restoration identifier, so '\(presenter.shown)', which it presents, is not saved",
            severity: .warning, help: "Give the screen a restoration identifier too, or drop that of what it presents.",
            notes: [
                Note(at: presenter.identified, "'\(presenter.shown)' is identified here"),
                Note(at: presenter.linked, "it is presented here"),
            ])
    }

    private static func finding(_ root: UnidentifiedRoot) -> Finding {
        Finding(
            at: root.location,
            "root '\(root.name)' has no restoration identifier, so nothing that the app shows is saved, '\(root.shown)' neither",
            symbol: root.function?.symbol, help: "Give the root a restoration identifier too, or drop those of what the app shows.",
            notes: [Note(at: root.identified, "'\(root.shown)' is identified here")])
    }

    private static func finding(_ chain: BrokenChain, in scenes: LegacySceneApp?) -> Finding {
        var notes = [Note(at: chain.identified, "'\(chain.child)' is identified here")]
        let place: Location
        switch chain.origin {
        case .created(let created) where !chain.isFilledByItself:
            place = created
            if !chain.isFilledWhenMade { notes.append(Note(at: chain.added, "it becomes a child here")) }
        case .created(let created):
            place = chain.added
            notes.append(Note(at: created, "the parent is created here"))
        case .drawn(let drawn):
            place = chain.added
            notes.append(Note(at: drawn, "the parent is drawn here"))
        }
        return Finding(
            at: place, "container '\(chain.parent)' has no restoration identifier, so its child '\(chain.child)' is not saved",
            symbol: chain.function?.symbol, severity: chain.isIncidental || scenes != nil ? .note : nil, help: scenes?.remedy, notes: notes)
    }

    private static func finding(_ reference: UnidentifiedReference) -> Finding {
        Finding(
            at: reference.write.location,
            "controller '\(reference.name)' has no restoration identifier, so nothing is saved under '\(reference.write.key.name)'",
            symbol: reference.write.function.symbol, severity: .warning,
            help: "Give the controller a restoration identifier where it is made, or save what it takes to make it again.",
            notes: [
                Note(at: reference.made, "it is made here"),
                Note(at: reference.read.location, "it is asked for here, and is not there"),
            ])
    }

    private static func finding(_ chain: BrokenStoryboardChain, in scenes: LegacySceneApp?) -> Finding {
        let identified = Note(at: chain.identified, "'\(chain.child.name)' is identified here")
        let pushed = chain.pushed.map { Note(at: $0, "it is shown in the container here") }
        return Finding(
            at: chain.parent.location,
            "container '\(chain.parent.name)' has no restoration identifier, so its child '\(chain.child.name)' is not saved",
            severity: scenes != nil ? .note : chain.isElsewhere ? .warning : nil, help: scenes?.remedy,
            notes: [identified, pushed].compactMap(\.self))
    }
}

extension LegacySceneApp {
    /// Where the scenes keep something by themselves, the older mechanism is not to be completed.
    fileprivate var remedy: String? {
        guard restoresScenes else { return nil }
        return "The scene keeps an activity of its own: drop the child's identifier, with what else is left of the older mechanism."
    }
}
