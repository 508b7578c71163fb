import AppModel

extension Rule {
    static let unpreservedScreen = Rule(
        id: "unpreserved-screen",
        summary: "A screen has no restoration identifier, though the one that leads to it is restored.",
        why: "Whoever left the app on this screen is back on the one before it, and what was opened or typed there is gone.",
        help: "Give it a restoration identifier, and somebody who makes it again; or suppress this, and say why it stays out.",
        rationale: """
            UIKit saves the controllers that have an identifier, one below the other, and leaves out what has none together with all that \
            it contains. A stack comes back as far as its controllers do, and a tab or column without an identifier comes back as it was \
            launched.
            """,
        limits: """
            Speaks of what is pushed, and of what stands in a navigation stack, a tab or a column, in apps seen to switch restoration on, \
            where nothing may identify it and the one before it, or around that one, surely comes back. What is presented counts where it \
            is a container that leads on to other screens, is shown in the way of a stack, as those it leads on to are, or is saved as \
            another place makes it: dialogs, forms and popovers go on purpose. Left alone are a screen that the app opens again by itself, \
            as it launches or restores, on every device, a stack that decoding fills again, a controller of no class of the app's own, and \
            what other rules tell of: state that is never saved, identified children and views. Each class is told once, or each place \
            beside one that identifies it: a warning if that saves state.
            """,
        switchOff: "Where only some screens are to come back, and the others start anew on purpose.",
        severity: .note,
        facts: ["A2", "A7", "A8", "B11"],
        examples: [
            .bad("""
                @main final class Delegate: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    func application(_ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                        let posts = Posts()
                        posts.restorationIdentifier = "posts"
                        let navigation = UINavigationController(rootViewController: posts)
                        navigation.restorationIdentifier = "navigation"
                        window = UIWindow()
                        window?.rootViewController = navigation
                        return true
                    }
                    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
                    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
                }
                final class Posts: UITableViewController {
                    override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
                        navigationController?.pushViewController(Post(), animated: true) // expect: unpreserved-screen
                    }
                }
                final class Post: UIViewController {}
                """),
            .instead("""
                final class Posts: UITableViewController {
                    override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
                        let post = Post()
                        post.restorationIdentifier = "post"
                        post.restorationClass = Post.self
                        navigationController?.pushViewController(post, animated: true)
                    }
                }
                final class Post: UIViewController, UIViewControllerRestoration {
                    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
                        let post = Post()
                        post.restorationIdentifier = path.last
                        post.restorationClass = Post.self
                        return post
                    }
                }
                """),
            .good("""
                // The list saves which post was open, and opens it again.
                @main final class Delegate: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    func application(_ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                        let posts = Posts()
                        posts.restorationIdentifier = "posts"
                        let navigation = UINavigationController(rootViewController: posts)
                        navigation.restorationIdentifier = "navigation"
                        window = UIWindow()
                        window?.rootViewController = navigation
                        return true
                    }
                    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
                    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
                }
                final class Posts: UITableViewController {
                    var open = 0
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        coder.encode(open, forKey: "open")
                    }
                    override func decodeRestorableState(with coder: NSCoder) {
                        super.decodeRestorableState(with: coder)
                        show(coder.decodeInteger(forKey: "open"))
                    }
                    override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) { show(path.row) }
                    private func show(_ number: Int) {
                        open = number
                        navigationController?.pushViewController(Post(), animated: false)
                    }
                }
                final class Post: UIViewController {}
                """),
        ]
    ) { app, silences in
        let screens = app.unpreservedScreens(&silences)
        guard !screens.isEmpty else { return [] }
        var others = Silences()
        let told = Set(
            app.controllersWithoutStoryboardIdentifier(&others).map(\.location) + app.unreachedViews(&others).map(\.controllerLocation))
        return screens.filter { !told.contains($0.location) }.map { screen in
            let shown = Note(at: screen.linked, "it is \(screen.kind.contains ? "put there" : "shown") here")
            let other = screen.identifiedElsewhere.map { Note(at: $0, "another one is identified here") }
            return Finding(
                at: screen.location, message(on: screen), severity: screen.hasState && other != nil ? .warning : nil,
                notes: [shown] + [other].compactMap(\.self))
        }
    }

    private static func message(on screen: UnpreservedScreen) -> String {
        let place = screen.kind.contains ? " in '\(screen.parent)'" : ""
        let loss =
            screen.kind.contains ? "nothing that was opened or done in it comes back" : "who left it open is back at '\(screen.parent)'"
        return "screen '\(screen.name)'\(place) has no restoration identifier: \(loss)"
    }
}
