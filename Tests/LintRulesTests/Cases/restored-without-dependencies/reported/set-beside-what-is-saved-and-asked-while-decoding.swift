// What decoding only asks for is not restored by that, and the text of a cell's label is no text of the screen's.
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}

final class Threads: UITableViewController {
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let reply = segue.destination as? Reply, let post = sender as? Post else { return }
        reply.board = title
        reply.text = post.text
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Thread", for: indexPath)
        cell.textLabel?.text = "Thread \(indexPath.row)"
        return cell
    }
}

struct Post {
    var text: String
}

final class Reply: UIViewController {
    var board: String?
    var text: String? // expect: restored-without-dependencies
    @IBOutlet private weak var quote: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        showQuote()
    }

    private func showQuote() {
        quote.text = text
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(board, forKey: "board")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        board = coder.decodeObject(of: NSString.self, forKey: "board") as String?
        title = board
        quote.text = text
        showQuote()
    }
}
