import UIKit
import WebKit
final class Browser: UIViewController {
    let webView = WKWebView()
    var link: URL?
    var url: URL? { return link ?? webView.url }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(webView.url, forKey: "url")
        if webView.url != nil {
            coder.encode(webView.url!.host, forKey: "host")
        }
        print(view.window!.frame.width)
        DispatchQueue.main.async { print(self.webView.url!) }
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        title = (coder.decodeObject(of: NSURL.self, forKey: "url") as URL?)?.host
        title = coder.decodeObject(of: NSString.self, forKey: "host") as String?
    }
    @IBAction func share(_ sender: Any) { UIPasteboard.general.url = webView.url! }
}
// Its own members say whether there is a row.
final class Songs: UITableViewController {
    private var hasSelection: Bool { return !(tableView.indexPathsForSelectedRows ?? []).isEmpty }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        guard hasSelection else { return }
        coder.encode(tableView.indexPathForSelectedRow!.row, forKey: "row")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        title = String(coder.decodeInteger(forKey: "row"))
    }
}
