// A form is filled from its model as it appears, and what is typed over that goes to the model only by Save, which leaves the form there.
//- Delegate.swift
import UIKit
@main
class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
//- Hero.swift
import UIKit
final class Hero {
    var name: String?
    var weight: String?
    var notes: String?
    func change(_ name: String?) {}
}
final class HeroController: UIViewController {
    @IBOutlet var name: UITextField! // expect: unsaved-user-state
    @IBOutlet var weight: UITextField! // expect: unsaved-user-state
    var hero: Hero?
    private var page = 0
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        name.text = hero?.name
        weight.text = hero?.weight
    }
    @IBAction func save(_ sender: Any) {
        hero?.change(name.text)
        let heavy = weight.text
        hero?.weight = heavy
        let alert = UIAlertController(title: "Saved", message: nil, preferredStyle: .alert)
        present(alert, animated: true)
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(page, forKey: "page")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        page = coder.decodeInteger(forKey: "page")
    }
}
