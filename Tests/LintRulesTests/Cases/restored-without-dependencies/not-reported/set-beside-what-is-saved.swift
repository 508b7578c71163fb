// Somebody sets it later too.
class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
class Threads: UITableViewController {
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let reply = segue.destination as? Reply, let post = sender as? Post else { return }
        reply.board = title
        reply.thread = post.thread
        reply.number = post.number
    }
}
struct Post {
    var thread: String
    var number: String
}
class Reply: UIViewController {
    var board: String?
    var thread: String?
    var number: String?
    @IBAction func send() {
        Service.send(to: thread, number: number, board: board)
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(board, forKey: "board")
        coder.encode(number, forKey: "number")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        board = coder.decodeObject(of: NSString.self, forKey: "board") as String?
        number = coder.decodeObject(of: NSString.self, forKey: "number") as String?
    }
}
func refresh(_ reply: Reply, with thread: String) {
    reply.thread = thread
}
