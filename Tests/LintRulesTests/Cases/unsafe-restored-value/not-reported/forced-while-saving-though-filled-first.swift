// What is forced is there by then: others hand it over, or the screen fills it before it is seen, or the encoder asks first.
import UIKit
struct City { var name = "" }
final class List: UITableViewController {
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        (segue.destination as? Detail)?.given = City()
    }
}
final class Detail: UIViewController {
    var given: City?
    var made: City?
    var embedded: UITabBarController!
    var asked: City?
    var loaded: City?
    var paired: City?
    override func viewDidLoad() {
        super.viewDidLoad()
        fill()
    }
    func fill() { make() }
    func make() {
        made = City()
        load(into: &loaded)
        (paired, title) = (City(), "")
    }
    func load(into slot: inout City?) { slot = City() }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        embedded = segue.destination as? UITabBarController
    }
    func answer(_ city: City) { asked = city }
    func update() {
        guard let given, let made, let asked, let loaded, let paired, embedded != nil else { return }
        title = given.name + made.name + asked.name + loaded.name + paired.name
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(given!.name, forKey: "given")
        coder.encode(made!.name + loaded!.name + paired!.name, forKey: "made")
        coder.encode(embedded.selectedIndex, forKey: "embedded")
        if asked != nil { coder.encode(asked!.name, forKey: "asked") }
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        title = coder.decodeObject(of: NSString.self, forKey: "given") as String?
        navigationItem.title = coder.decodeObject(of: NSString.self, forKey: "made") as String?
        navigationItem.prompt = coder.decodeObject(of: NSString.self, forKey: "asked") as String?
        embedded.selectedIndex = coder.decodeInteger(forKey: "embedded")
    }
}
