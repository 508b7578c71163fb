import AppModel

extension Rule {
    static let factoryReturnsOtherClass = Rule(
        id: "factory-returns-other-class",
        summary: "A restoration factory makes an object of another class than the one that was saved.",
        why: "The screen comes back without its state: UIKit does not ask the new object to decode.",
        help: "Make an object of the class that was saved, or of one below it.",
        rationale: """
            The archive names the class of what it holds. An object that is not of that class, nor of one that inherits from it, is put in \
            its place without its state: UIKit does not call `decodeRestorableState(with:)` on it. AppKit wants a window of the type that \
            was saved, which its identifier tells.
            """,
        limits: """
            Only what an initializer or a known screen of a storyboard makes is judged; existing objects and those from code out of \
            sight may be of the right class. A factory that serves several classes is right as soon as one of its objects fits. An app \
            delegate that has one storyboard make what it is asked for by the last identifier alone is wrong for the screen of another \
            that has the same. A restorer of AppKit counts where it looks neither at the identifier nor at the state, and the windows of \
            controllers and windows that name it for themselves.
            """,
        switchOff: "During a migration that takes the loss of the old screens' state into account.",
        severity: .warning,
        facts: ["B1", "B7", "I13"],
        examples: [
            .bad("""
                final class OldEditor: UIViewController, UIViewControllerRestoration {
                    override init(nibName: String?, bundle: Bundle?) {
                        super.init(nibName: nibName, bundle: bundle)
                        restorationIdentifier = "editor"
                        restorationClass = OldEditor.self
                    }
                    required init?(coder: NSCoder) { nil }
                    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
                        let editor = NewEditor() // expect: factory-returns-other-class
                        return editor
                    }
                }
                final class NewEditor: UIViewController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        title = "new"
                    }
                }
                """),
            .instead("""
                final class Editor: UIViewController, UIViewControllerRestoration {
                    override init(nibName: String?, bundle: Bundle?) {
                        super.init(nibName: nibName, bundle: bundle)
                        restorationIdentifier = "editor"
                        restorationClass = Editor.self
                    }
                    required init?(coder: NSCoder) { nil }
                    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
                        let editor = Editor()
                        return editor
                    }
                }
                """),
            .good("""
                // What exists already is of the right class, as far as anybody can tell; nil makes nothing.
                final class Delegate: UIResponder, UIApplicationDelegate, UIViewControllerRestoration {
                    static let shared = Delegate()
                    var list = UITableViewController()
                    var detail: UIViewController?
                    func keep() {
                        list.restorationIdentifier = "list"
                        list.restorationClass = Delegate.self
                    }
                    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
                        switch path.last {
                        case shared.list.restorationIdentifier: return shared.list
                        case "detail": return shared.detail
                        default: return nil
                        }
                    }
                }
                """),
        ]
    ) { app, silences in
        let windows = app.misfitWindows().map { misfit in
            Finding(
                at: misfit.location,
                "a '\(misfit.made.name)' is made\(misfit.restorer.phrase("by")) for every window, also for that of '\(misfit.saved.name)'",
                symbol: misfit.restorer.symbol, help: "Ask the identifier which window is meant, and make that one.",
                notes: [Note(at: misfit.assignment, "'\(misfit.saved.name)' names the restorer here")])
        }
        return windows + app.misfits(&silences).map { misfit in
            let made = misfit.made.description
            return Finding(
                at: misfit.location, misfit.message(made), symbol: misfit.function.symbol, help: misfit.help, notes: [misfit.note(made)])
        }
    }
}

extension Misfit {
    fileprivate var help: String? {
        switch cause {
        case .own, .foreign, .delegate: nil
        case .inherited: "Give '\(saved)' a factory of its own, or have the inherited one make what it is asked as."
        case .shared:
            "Take the storyboard from the coder, by `UIStateRestorationViewControllerStoryboardKey`, or give each screen an identifier of its own."
        }
    }

    fileprivate func message(_ made: String) -> String {
        switch cause {
        case .own: "a '\(made)' is made for a controller that was saved as '\(saved)'"
        case .inherited: "a '\(made)' is made by the inherited factory for a controller that was saved as '\(saved)'"
        case .shared(let identifier, _):
            "a '\(made)' is made for '\(identifier)', which a '\(saved)' of another storyboard is saved as, too"
        case .foreign(_, let owner): "a '\(made)' is made by '\(owner)' for a controller that was saved as '\(saved)'"
        case .delegate: "a '\(made)' is made for every identifier, also for that of '\(saved)'"
        }
    }

    fileprivate func note(_ made: String) -> Note {
        switch cause {
        case .own(let assignment): Note(at: assignment.location, "the restoration class is named here")
        case .shared(_, let twin): Note(at: twin.identifierLocation, "'\(saved)' has the identifier here")
        case .inherited, .foreign: Note(at: result.location, "'\(made)' is made here")
        case .delegate(let assignment): Note(at: assignment.location, "'\(saved)' is identified here")
        }
    }
}
