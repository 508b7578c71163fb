// The file comes with the app.
class List: UITableViewController {
    lazy var titles = [String]()
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.restorationIdentifier = "list"
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { titles.count }
    override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { UITableViewCell() }
    func load() {
        let url = Bundle.main.url(forResource: "titles", withExtension: "plist")
        titles = NSArray(contentsOf: url!) as! [String]
    }
}
