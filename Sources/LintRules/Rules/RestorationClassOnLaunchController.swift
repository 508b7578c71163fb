import AppModel

extension Rule {
    static let restorationClassOnLaunchController = Rule(
        id: "restoration-class-on-launch-controller",
        summary: "A controller that is there already, from the launch or as a tab, has a factory that always makes another one.",
        why: """
            The user sees one controller while the app talks to another: what was restored is not shown, or what is shown is not updated.
            """,
        help: "Return the controller that is there from the factory, or name no restoration class for it.",
        rationale: """
            UIKit asks the restoration class, and then the app delegate, before it looks for an object that is there already. A factory \
            that always makes a new one leaves two: the one on the screen gets the state or not, and the app talks to the other. The same \
            goes for tabs: a tab bar controller does not recreate them, and what a factory makes is put in no tab.
            """,
        limits: """
            Seen are controllers that the app delegate makes in `application(_:willFinishLaunchingWithOptions:)`, or asked whether to \
            restore, in anything that it calls there at once, a router for instance, or as the value of one of its properties, and that \
            somebody keeps; what the main storyboard begins with, unless code puts another root there before, and the tabs drawn in it; \
            and controllers that code puts into a tab bar controller, or keeps as the root of a navigation controller. The app delegate's \
            factory counts where each of its ways for the controller's identifier makes one. Silent where the factory, the controller's \
            own code, or the tab bar controller while it is decoded, puts the new one in place of the old, and where tabs are made only \
            if no root controller came back.
            """,
        switchOff: "Where something out of sight puts the new controller in the old one's place.",
        severity: .warning,
        facts: ["A8", "B1", "B4", "B8"],
        examples: [
            .bad("""
                final class Delegate: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    var feed: Feed!
                    func application(
                        _ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                    ) -> Bool {
                        feed = Feed() // expect: restoration-class-on-launch-controller
                        window = UIWindow()
                        window?.rootViewController = feed
                        return true
                    }
                }
                final class Feed: UIViewController, UIViewControllerRestoration {
                    init() {
                        super.init(nibName: nil, bundle: nil)
                        restorationIdentifier = "feed"
                        restorationClass = Feed.self
                    }
                    required init?(coder: NSCoder) { nil }
                    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? { Feed() }
                }
                """),
            .instead("""
                // The factory returns the one that is there.
                final class Delegate: UIResponder, UIApplicationDelegate {
                    static let shared = Delegate()
                    let feed = Feed()
                }
                final class Feed: UIViewController, UIViewControllerRestoration {
                    init() {
                        super.init(nibName: nil, bundle: nil)
                        restorationIdentifier = "feed"
                        restorationClass = Feed.self
                    }
                    required init?(coder: NSCoder) { nil }
                    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
                        Delegate.shared.feed
                    }
                }
                """),
            .good("""
                // Other instances of the class come later; that of the launch has no restoration class.
                final class Delegate: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    var root: Reader?
                    func application(
                        _ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                    ) -> Bool {
                        let reader = Reader()
                        reader.restorationIdentifier = "first"
                        root = reader
                        return true
                    }
                    func open() {
                        let reader = Reader()
                        reader.restorationIdentifier = "other"
                        reader.restorationClass = Reader.self
                        root?.show(reader, sender: nil)
                    }
                }
                final class Reader: UIViewController, UIViewControllerRestoration {
                    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
                        let reader = Reader()
                        reader.restorationIdentifier = path.last
                        reader.restorationClass = Reader.self
                        return reader
                    }
                }
                """),
        ]
    ) { app, silences in
        let recreations = app.recreations
        var reported: Set<Int32> = []
        return app.standingControllers.compactMap { standing -> Finding? in
            if let recreation = app.recreation(of: standing, among: recreations) {
                guard !app.replaces(standing, recreation) else { return nil }
                guard let copy = recreation.copy, reported.insert(standing.object).inserted else {
                    silences.note(recreation.silenceOnCopy)
                    return nil
                }
                if silences.note(app.silence(onClassesSetInTurn: standing)) { return nil }
                return finding(on: standing, "its restoration class", copy)
            }
            guard let copy = app.copyByDelegate(of: standing, &silences), reported.insert(standing.object).inserted else { return nil }
            return finding(on: standing, "the app delegate's factory", copy)
        }.first(ofEach: \.location)
    }
}

private func finding(on standing: StandingController, _ maker: String, _ copy: FactoryResult) -> Finding {
    let name = standing.type.unwrapped.description
    let place = standing.isTab ? "is a tab" : "exists at launch"
    return Finding(
        at: standing.location, "controller '\(name)' \(place), but \(maker) makes a new one", symbol: standing.symbol,
        notes: [Note(at: copy.location, "another '\(name)' is made here")])
}
