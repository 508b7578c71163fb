// Without a note, the page begins with a draft of its own.
//- App.swift
class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
class Note { var content: String? }
class Notes: UIViewController {
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if let page = segue.destination as? NotePage { page.note = sender as? Note }
    }
}
//- NotePage.swift
class NotePage: UIViewController, UITableViewDataSource {
    @IBOutlet var tableView: UITableView!
    var lines: [String] = []
    var note: Note?
    override func viewDidLoad() {
        super.viewDidLoad()
        lines = ["Draft"]
        setUp()
    }
    private func setUp() {
        guard let note = note, let content = note.content else { return }
        lines = content.components(separatedBy: "\n")
        tableView.reloadData()
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { lines.count }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { UITableViewCell() }
}
//- Main.storyboard
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="nav-00-001">
  <scenes>
    <scene sceneID="s1"><objects><navigationController restorationIdentifier="nav" id="nav-00-001" sceneMemberID="viewController"><connections>
      <segue destination="lis-00-002" kind="relationship" relationship="rootViewController" id="r1"/></connections></navigationController></objects></scene>
    <scene sceneID="s2"><objects><viewController restorationIdentifier="notes" id="lis-00-002" customClass="Notes" sceneMemberID="viewController"><connections>
      <segue destination="det-00-003" kind="show" identifier="note" id="r2"/></connections></viewController></objects></scene>
    <scene sceneID="s3"><objects><viewController storyboardIdentifier="note" useStoryboardIdentifierAsRestorationIdentifier="YES" id="det-00-003" customClass="NotePage" sceneMemberID="viewController"/></objects></scene>
  </scenes>
</document>
//- Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>
