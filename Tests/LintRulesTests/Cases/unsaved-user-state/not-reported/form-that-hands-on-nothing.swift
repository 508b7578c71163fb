// What is filled in as the form appears is shown, and who asks for it hands it to nobody.
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
    @IBOutlet var name: UITextField!
    @IBOutlet var weight: UITextField!
    var hero: Hero?
    private var page = 0
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        name.text = hero?.name
        weight.text = hero?.weight
    }
    @IBAction func save(_ sender: Any) {
        print(name.text ?? "")
        let heavy = weight.text
        print(heavy ?? "")
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
