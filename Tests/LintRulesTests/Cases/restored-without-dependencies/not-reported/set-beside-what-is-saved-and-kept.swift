// Whatever else is handed over is filled while decoding, in part saved, or given to what is there already.
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}

final class Threads: UITableViewController {
    private var reply: Reply?

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let reply = segue.destination as? Reply, let post = sender as? Post else { return }
        reply.board = title
        reply.post = post
        reply.draft = Draft()
        reply.number = post.number
        self.reply = reply
    }

    @objc private func update(_ notification: Notification) {
        reply?.number = notification.userInfo?["number"] as? Int
    }
}

struct Post {
    var text: String
    var number: Int
}

final class Draft {
    var text = ""
}

final class Reply: UIViewController {
    var board: String?
    var post: Post?
    var draft: Draft?
    var number: Int?
    @IBOutlet private weak var quote: UILabel!

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        quote.text = post?.text
        title = draft?.text
        navigationItem.prompt = number.map(String.init)
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(board, forKey: "board")
        coder.encode(post?.text, forKey: "text")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        board = coder.decodeObject(of: NSString.self, forKey: "board") as String?
        navigationItem.title = board
        if let text = coder.decodeObject(of: NSString.self, forKey: "text") as String? {
            post = Post(text: text, number: 0)
        }
        read(into: draft)
    }

    private func read(into draft: Draft?) {
        draft?.text = UserDefaults.standard.string(forKey: "draft") ?? ""
    }
}
