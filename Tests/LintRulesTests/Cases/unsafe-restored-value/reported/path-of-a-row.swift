class Songs: UITableViewController {
    var songs: [String] = []
    var playing: IndexPath?
    override func viewDidLoad() {
        super.viewDidLoad()
        songs = UserDefaults.standard.stringArray(forKey: "songs") ?? []
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(playing, forKey: "playing")
        coder.encode(tableView.indexPathForSelectedRow, forKey: "selected")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        if let path = coder.decodeObject(forKey: "playing") as? IndexPath {
            title = songs[path.row] // expect: unsafe-restored-value
        }
        if let path = coder.decodeObject(forKey: "selected") as? IndexPath {
            tableView.scrollToRow(at: path, at: .middle, animated: false) // expect: unsafe-restored-value
        }
    }
}
class Queue: UITableViewController {
    var songs: [String] = []
    var next: IndexPath?
    override func viewDidLoad() {
        super.viewDidLoad()
        songs = UserDefaults.standard.stringArray(forKey: "songs") ?? []
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if next != nil {
            title = songs[next!.row] // expect: unsafe-restored-value
        }
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(next, forKey: "next")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        next = coder.decodeObject(forKey: "next") as? IndexPath
    }
}
