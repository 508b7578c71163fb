//- App.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}

//- Albums.swift
import UIKit

// The user changes each, and none is his.
final class Albums: UITableViewController {
    private var artist = ""
    private var chosen: IndexPath?
    private var isLoading = false
    private var count = 0
    private var needsUpdate = false
    private var last = 0
    private var albums: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .refresh, target: self, action: #selector(refresh))
    }

    // Work under way.
    @objc private func refresh() {
        isLoading = true
        needsUpdate = true
        tableView.reloadData()
        Store.shared.load { [weak self] albums in
            self?.isLoading = false
            self?.albums = albums
            self?.count = albums.count
            self?.tableView.reloadData()
        }
    }

    // The next screen alone is told.
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        chosen = indexPath
        last = indexPath.row
        performSegue(withIdentifier: "album", sender: self)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        segue.destination.title = chosen.map { albums[$0.row] }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        if needsUpdate { needsUpdate = false }
        return isLoading ? 1 : count
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(artist, forKey: "artist")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        artist = coder.decodeObject(of: NSString.self, forKey: "artist") as String? ?? ""
        title = artist
    }
}

final class Store {
    static let shared = Store()
    func load(_ done: @escaping ([String]) -> Void) { done([]) }
}

//- Loose.swift
import UIKit

// Nothing says that it comes back.
final class Loose: UITableViewController {
    private var isOpen = false

    @IBAction func toggle(_ sender: UIBarButtonItem) {
        isOpen.toggle()
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { isOpen ? 1 : 0 }
}
