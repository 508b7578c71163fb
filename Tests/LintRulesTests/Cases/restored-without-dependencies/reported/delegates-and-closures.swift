//- App.swift
import UIKit
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
protocol Coordinator: AnyObject {
    func showDetails()
}
class Editor: UIViewController, UIViewControllerRestoration {
    var onSave: ((String) -> Void)? // expect: restored-without-dependencies
    weak var coordinator: Coordinator? // expect: restored-without-dependencies
    weak var list: List! // expect: restored-without-dependencies
    let field = UITextField()
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "editor"
        restorationClass = Editor.self
    }
    required init?(coder: NSCoder) { nil }
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        let editor = Editor()
        editor.title = "Editor"
        return editor
    }
    @objc func save() {
        onSave?(field.text ?? "")
    }
    @IBAction func details(_ sender: Any) {
        leave()
    }
    @IBAction func refresh(_ sender: Any) {
        list.reload()
    }
    private func leave() {
        guard let coordinator = coordinator else { return }
        coordinator.showDetails()
    }
}
class List: UITableViewController, Coordinator {
    func showDetails() {}
    func reload() {}
    func edit() {
        let editor = Editor()
        editor.coordinator = self
        editor.list = self
        editor.onSave = { [weak self] text in self?.title = text }
        show(editor, sender: nil)
    }
}
