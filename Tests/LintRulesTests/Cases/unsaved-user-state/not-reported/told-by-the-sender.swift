// The same, kept by the screen, by a store that hears of it, by the field that shows it, or looked for again.
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
    @IBOutlet private weak var searchBar: UISearchBar!
    @IBOutlet private weak var tableView: UITableView!
    private var recipes: [String] = []

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        search(for: searchBar.text ?? "")
    }

    private func search(for text: String) {
        guard let address = URL(string: "https://example.org/" + text) else { return }
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
        coder.encode(searchBar.text, forKey: "search")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        searchBar.text = coder.decodeObject(of: NSString.self, forKey: "search") as String?
    }

    override func applicationFinishedRestoringState() {
        super.applicationFinishedRestoringState()
        search(for: searchBar.text ?? "")
    }
}

//- Note.swift
import UIKit

final class NoteStore {
    static let shared = NoteStore()
    var draft = ""
    func add(_ text: String) {}
}

final class NoteEditor: UIViewController, UITextViewDelegate {
    @IBOutlet private weak var textView: UITextView!
    @IBOutlet private weak var dateField: UITextField!
    private let datePicker = UIDatePicker()

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        textView.text = NoteStore.shared.draft
        dateField.inputView = datePicker
        datePicker.addTarget(self, action: #selector(chooseDate(_:)), for: .valueChanged)
    }

    func textViewDidChange(_ textView: UITextView) {
        NoteStore.shared.draft = textView.text
    }

    @objc private func chooseDate(_ sender: UIDatePicker) {
        dateField.text = sender.date.formatted()
    }

    @IBAction private func save(_ sender: UIBarButtonItem) {
        NoteStore.shared.add(textView.text + (dateField.text ?? ""))
        dismiss(animated: true)
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(dateField.text, forKey: "date")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        dateField.text = coder.decodeObject(of: NSString.self, forKey: "date") as String?
    }
}

//- Places.swift
import MapKit
import UIKit

final class Places: UIViewController, MKMapViewDelegate {
    @IBOutlet private weak var map: MKMapView!
    private var latitude = 0.0

    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
        latitude = mapView.region.center.latitude
        mapView.removeAnnotations(mapView.annotations)
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(latitude, forKey: "latitude")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        latitude = coder.decodeDouble(forKey: "latitude")
        map.setCenter(CLLocationCoordinate2D(latitude: latitude, longitude: 0), animated: false)
    }
}

//- Panel.swift
import UIKit

final class Reader: UIViewController {}

// UIKit asks nobody in a container view; this one has a store.
final class Panel: UIViewController {
    @IBOutlet private weak var textView: UITextView!
    private var layer = UserDefaults.standard.integer(forKey: "layer") {
        didSet { textView.text = layer == 0 ? "Arma virumque" : "Of arms and a man" }
    }

    @IBAction private func change(_ sender: UISegmentedControl) {
        layer = sender.selectedSegmentIndex
        UserDefaults.standard.set(layer, forKey: "layer")
    }
}

//- Main.storyboard
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="rea">
    <scenes>
        <scene sceneID="s1"><objects>
            <viewController restorationIdentifier="Reader" storyboardIdentifier="Reader" id="rea" customClass="Reader" sceneMemberID="viewController">
                <view key="view" id="v1"><subviews>
                    <containerView id="c1"><connections><segue destination="pan" kind="embed" id="e1"/></connections></containerView>
                </subviews></view>
            </viewController>
        </objects></scene>
        <scene sceneID="s2"><objects>
            <viewController id="pan" customClass="Panel" sceneMemberID="viewController"/>
        </objects></scene>
    </scenes>
</document>
