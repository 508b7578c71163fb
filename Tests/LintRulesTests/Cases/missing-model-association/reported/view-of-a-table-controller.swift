class Fetched: UITableViewController {
    var titles: [String] = []
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { titles.count }
}
class Songs: Fetched { // expect: missing-model-association
    override func viewDidLoad() {
        super.viewDidLoad()
        view.restorationIdentifier = "songs"
    }
}
