import UIKit
@main
class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
class Session {
    var remaining = 0.0
    func complete(_ time: Double) { remaining -= time }
}
/// Loading makes it.
class Loaded: UIViewController {
    private var session: Session?
    override func viewDidLoad() {
        super.viewDidLoad()
        session = Session()
    }
    @IBAction func start(_ sender: Any) {
        session = Session()
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(session?.remaining ?? 0, forKey: "remaining")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        session?.complete(coder.decodeDouble(forKey: "remaining"))
    }
}
/// Decoding has what the user does done.
class Started: UIViewController {
    private var session: Session?
    @IBAction func start(_ sender: Any) {
        session = Session()
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(session?.remaining ?? 0, forKey: "remaining")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        start(self)
        session?.complete(coder.decodeDouble(forKey: "remaining"))
    }
}
/// The value waits in a property, too.
class Kept: UIViewController {
    private var session: Session?
    private var remaining = 0.0
    @IBAction func start(_ sender: Any) {
        session = Session()
        session?.complete(remaining)
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(session?.remaining ?? 0, forKey: "remaining")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        let value = coder.decodeDouble(forKey: "remaining")
        remaining = value
        session?.complete(value)
    }
}
/// A method that the system calls makes it.
class Asked: UIViewController, UITableViewDataSource {
    private var session: Session?
    func numberOfSections(in tableView: UITableView) -> Int {
        session = session ?? Session()
        return 1
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    @IBAction func start(_ sender: Any) {
        session = Session()
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(session?.remaining ?? 0, forKey: "remaining")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        session?.complete(coder.decodeDouble(forKey: "remaining"))
    }
}
