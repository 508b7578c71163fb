//- AppDelegate.swift
import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
//- Root.swift
// The identifier is one of those that the variable is filled for, whichever way.
final class RootController: UIViewController, UIViewControllerRestoration {
    func open() {
        present(Self.makePresented(), animated: true)
        let second = Self.makeSecond("second")
        navigationController?.pushViewController(second, animated: true)
        let third = Self.makeSecond("third")
        navigationController?.pushViewController(third, animated: true)
    }

    static func makePresented() -> UIViewController {
        let presented = PresentedController()
        presented.restorationIdentifier = "presented"
        presented.restorationClass = RootController.self
        return presented
    }

    static func makeSecond(_ name: String) -> UIViewController {
        let second = SecondController()
        second.restorationIdentifier = name
        second.restorationClass = RootController.self
        return second
    }

    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        var controller: UIViewController?
        let last = path.last
        switch last {
        case "presented":
            controller = makePresented()
        case "second", "third":
            controller = makeSecond(last!)
        default:
            break
        }
        return controller
    }
}
final class PresentedController: UIViewController {}
final class SecondController: UIViewController {}
//- Page.swift
// What is not filled for a name is made afterwards, or was made before.
final class PageController: UIViewController, UIViewControllerRestoration {
    init(_ name: String) {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = name
        restorationClass = PageController.self
    }
    required init?(coder: NSCoder) { nil }

    func open() {
        let page = PageController("page")
        navigationController?.pushViewController(page, animated: true)
    }

    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        var page: UIViewController?
        if path.last == "preview" {
            page = PageController("preview")
        }
        if page == nil, path.count > 1 {
            page = PageController(path[path.count - 1])
        }
        return page
    }
}
//- Note.swift
final class NoteController: UIViewController, UIViewControllerRestoration {
    init(_ name: String) {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = name
        restorationClass = NoteController.self
    }
    required init?(coder: NSCoder) { nil }

    func open() {
        let note = NoteController("note")
        navigationController?.pushViewController(note, animated: true)
    }

    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        var note: UIViewController? = NoteController(path.last ?? "note")
        if path.last == "draft" {
            note = NoteController("draft")
        }
        return note
    }
}
//- Album.swift
final class AlbumController: UIViewController, UIViewControllerRestoration {
    init(_ name: String) {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = name
        restorationClass = AlbumController.self
    }
    required init?(coder: NSCoder) { nil }

    func open() {
        let album = AlbumController("album")
        navigationController?.pushViewController(album, animated: true)
    }

    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        var album: UIViewController?
        switch path.last {
        case "album": fallthrough
        case "photos":
            album = AlbumController(path.last == "album" ? "album" : "photos")
        default: break
        }
        return album
    }
}
