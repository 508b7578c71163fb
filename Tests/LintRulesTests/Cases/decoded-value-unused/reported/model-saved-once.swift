//- App.swift
import UIKit
@main
class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
struct Talk {
    let name: String
    let place: String
}
//- Talks.swift
class Talks: UITableViewController {
    let talks = [Talk(name: "one", place: "hall"), Talk(name: "two", place: "roof")]
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let screen = segue.destination as? TalkController, let row = tableView.indexPathForSelectedRow?.row else { return }
        screen.talk = talks[row]
    }
}
//- TalkController.swift
class TalkController: UIViewController {
    var talk: Talk?
    private let placeButton = UIButton(type: .system)
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(placeButton)
        placeButton.setTitle(talk?.place, for: .normal)
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        if let place = talk?.place { coder.encode(place, forKey: "place") }
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        if let place = coder.decodeObject(of: NSString.self, forKey: "place") as String? { // expect: decoded-value-unused
            placeButton.setTitle(place, for: .normal)
        }
    }
}
