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
protocol Coordinated: AnyObject {
    var coordinator: Coordinator? { get set }
}
class Editor: UIViewController, UIViewControllerRestoration, Coordinated {
    var onSave: ((String) -> Void)?
    var onClose: (() -> Void)?
    var onScroll: (() -> Void)?
    weak var coordinator: Coordinator?
    weak var list: List?
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
    // Another way where nobody is there.
    @objc func save() {
        if let onSave { onSave(field.text ?? "") } else { UserDefaults.standard.set(field.text, forKey: "draft") }
    }
    @IBAction func details(_ sender: Any) {
        coordinator?.showDetails()
    }
    // Found by itself.
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if list == nil { list = navigationController?.viewControllers.first as? List }
    }
    @IBAction func refresh(_ sender: Any) {
        list?.reload()
    }
    // Not everybody sets it.
    @IBAction func close(_ sender: Any) {
        onClose?()
        dismiss(animated: true)
    }
    // Nothing that the user does.
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        onScroll?()
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
        editor.onClose = { [weak self] in self?.reload() }
        editor.onScroll = { [weak self] in self?.reload() }
        show(editor, sender: nil)
    }
    func look() {
        let editor = Editor()
        editor.coordinator = self
        editor.list = self
        editor.onSave = { [weak self] text in self?.title = text }
        editor.onScroll = { [weak self] in self?.reload() }
        show(editor, sender: nil)
    }
    // Sees to what came back.
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        for case let coordinated as Coordinated in navigationController?.viewControllers ?? [] {
            coordinated.coordinator = self
        }
    }
}
