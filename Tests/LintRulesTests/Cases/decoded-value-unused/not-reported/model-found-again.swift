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
enum Program {
    static var talks: [Talk] = []
    static func load(_ name: String, done: @escaping (Talk) -> Void) { DispatchQueue.main.async { done(Talk(name: name, place: "hall")) } }
}
//- Talks.swift
class Talks: UITableViewController {
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let row = tableView.indexPathForSelectedRow?.row else { return }
        (segue.destination as? FoundController)?.found = Program.talks[row]
        (segue.destination as? LoadedController)?.loaded = Program.talks[row]
        (segue.destination as? ViewedController)?.viewed = Program.talks[row]
        (segue.destination as? DefaultController)?.chosen = Program.talks[row]
        (segue.destination as? TrackedController)?.tracked = Program.talks[row]
    }
}
// The screen around it gives it one whenever it is loaded.
class Frame: UIViewController {
    let child = FramedController()
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(child, forKey: "child")
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        child.restorationIdentifier = "framed"
        child.framed = Program.talks.first
        addChild(child)
        view.addSubview(child.view)
    }
}
class Screen: UIViewController {
    let label = UILabel()
}
//- Found.swift
class FoundController: Screen {
    var found: Talk?
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        if let place = found?.place { coder.encode(place, forKey: "place") }
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        let place = coder.decodeObject(of: NSString.self, forKey: "place") as String?
        label.text = place
        found = Program.talks.first { $0.place == place }
    }
}
//- Loaded.swift
class LoadedController: Screen {
    var loaded: Talk?
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        if let place = loaded?.place { coder.encode(place, forKey: "place") }
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        guard let place = coder.decodeObject(of: NSString.self, forKey: "place") as String? else { return }
        label.text = place
        load(place)
    }
    private func load(_ place: String) { Program.load(place) { self.loaded = $0 } }
}
//- Viewed.swift
class ViewedController: Screen {
    var viewed: Talk?
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if viewed == nil { viewed = Program.talks.first }
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        if let place = viewed?.place { coder.encode(place, forKey: "place") }
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        label.text = coder.decodeObject(of: NSString.self, forKey: "place") as String?
    }
}
//- Default.swift
class DefaultController: Screen {
    var chosen: Talk?
    var place: String?
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        if let place = chosen?.place ?? place { coder.encode(place, forKey: "place") }
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        place = coder.decodeObject(of: NSString.self, forKey: "place") as String?
        label.text = place
    }
}
//- Tracked.swift
class TrackedController: Screen {
    var tracked: Talk?
    static var all: [TrackedController] = []
    override func awakeFromNib() {
        super.awakeFromNib()
        Self.all.append(self)
    }
    static func retrack() { all.forEach { $0.tracked = Program.talks.first } }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        if let place = tracked?.place { coder.encode(place, forKey: "place") }
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        label.text = coder.decodeObject(of: NSString.self, forKey: "place") as String?
    }
}
//- Framed.swift
class FramedController: Screen {
    var framed: Talk?
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        if let place = framed?.place { coder.encode(place, forKey: "place") }
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        label.text = coder.decodeObject(of: NSString.self, forKey: "place") as String?
    }
}
