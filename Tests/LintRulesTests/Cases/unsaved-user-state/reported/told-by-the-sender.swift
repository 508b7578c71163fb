// What the user typed, chose, looked for and moved to is asked for by what tells of it alone, and kept by nobody.
//- App.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}

//- Recipes.swift
import UIKit

final class Recipes: UIViewController, UITableViewDataSource, UISearchBarDelegate {
    @IBOutlet private weak var searchBar: UISearchBar!  // expect: unsaved-user-state
    @IBOutlet private weak var tableView: UITableView!
    private var recipes: [String] = []  // expect: unsaved-user-state

    override func viewDidLoad() {
        super.viewDidLoad()
        searchBar.delegate = self
    }

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        guard let text = searchBar.text, let address = URL(string: "https://example.org/" + text) else { return }
        recipes = []
        find(at: address)
    }

    private func find(at address: URL) {
        URLSession.shared.dataTask(with: address) { data, _, _ in
            guard let data, let lines = String(data: data, encoding: .utf8) else { return }
            DispatchQueue.main.async {
                self.recipes = lines.split(separator: ",").map(String.init)
                self.tableView.reloadData()
            }
        }.resume()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { recipes.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Recipe", for: indexPath)
        cell.textLabel?.text = recipes[indexPath.row]
        return cell
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(tableView.isEditing, forKey: "editing")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        tableView.isEditing = coder.decodeBool(forKey: "editing")
    }
}

//- Note.swift
import UIKit

final class NoteStore {
    static let shared = NoteStore()
    var first = ""
    func add(_ text: String) {}
}

final class NoteEditor: UIViewController {
    @IBOutlet private weak var textView: UITextView!  // expect: unsaved-user-state
    private var color = 0

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        textView.text = NoteStore.shared.first
    }

    @IBAction private func save(_ sender: UIBarButtonItem) {
        NoteStore.shared.add(textView.text)
        dismiss(animated: true)
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(color, forKey: "color")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        color = coder.decodeInteger(forKey: "color")
        view.tag = color
    }
}

//- Places.swift
import MapKit
import UIKit

final class Places: UIViewController, MKMapViewDelegate {
    @IBOutlet private weak var map: MKMapView!  // expect: unsaved-user-state
    private var day = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        map.delegate = self
        map.setRegion(MKCoordinateRegion(), animated: false)
    }

    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
        load(around: mapView.region)
    }

    private func load(around region: MKCoordinateRegion) {
        map.removeAnnotations(map.annotations)
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(day, forKey: "day")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        day = coder.decodeInteger(forKey: "day")
        view.tag = day
    }
}
