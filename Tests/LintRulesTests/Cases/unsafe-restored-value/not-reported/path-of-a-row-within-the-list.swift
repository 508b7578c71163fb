class Songs: UITableViewController {
    var songs: [String] = []
    var playing: IndexPath?
    var next: IndexPath?
    override func viewDidLoad() {
        super.viewDidLoad()
        songs = UserDefaults.standard.stringArray(forKey: "songs") ?? []
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if let upcoming = next, upcoming.row < songs.count {
            title = songs[upcoming.row]
        }
        guard let current = playing, songs.indices.contains(current.row) else { return }
        title = songs[current.row]
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(playing, forKey: "playing")
        coder.encode(next, forKey: "next")
        coder.encode(tableView.indexPathForSelectedRow, forKey: "selected")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        playing = coder.decodeObject(forKey: "playing") as? IndexPath
        next = coder.decodeObject(forKey: "next") as? IndexPath
        if let path = coder.decodeObject(forKey: "selected") as? IndexPath, path.row < tableView.numberOfRows(inSection: path.section) {
            tableView.scrollToRow(at: path, at: .middle, animated: false)
        }
        if let path = coder.decodeObject(forKey: "playing") as? IndexPath, path.row < songs.count {
            title = songs[path.row]
        }
    }
}
