//- App.swift
import UIKit

@main final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}

final class Item { let kind: UIViewController.Type; init(kind: UIViewController.Type) { self.kind = kind } }
final class Restorer: NSObject, UIViewControllerRestoration {
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? { // expect: restorable-controller-cannot-be-recreated
        action(Store.find(path))
    }
    static func action(_ item: Item) -> UIViewController {
        let controller = item.kind.init()
        controller.restorationIdentifier = "x"
        return controller
    }
}
//- Screens.swift
import UIKit

final class Label: UIViewController, UIViewControllerRestoration {
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        let label = Label() // expect: factory-drops-identifier
        label.title = coder.decodeObject(forKey: "title") as? String // expect: insecure-decode
        return label
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(title, forKey: "title")
    }
}

final class LabelMaker: NSObject {
    func open(from navigation: UINavigationController) {
        let label = Label()
        label.restorationIdentifier = "Label"
        label.restorationClass = Label.self
        navigation.pushViewController(label, animated: true)
    }
}
