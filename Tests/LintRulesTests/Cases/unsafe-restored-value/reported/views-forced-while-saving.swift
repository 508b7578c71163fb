import UIKit
import WebKit
// The encoder runs whether or not a page has been loaded, or a row selected.
final class Browser: UIViewController {
    let webView = WKWebView()
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(webView.url!, forKey: "url") // expect: unsafe-restored-value
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        title = (coder.decodeObject(of: NSURL.self, forKey: "url") as URL?)?.host
    }
}
final class Page {
    let webView = WKWebView()
    var url: URL? { return webView.url }
}
final class Pages: UIViewController {
    var pages: [Page] = []
    private func address(of page: Page) -> URL { return page.url! } // expect: unsafe-restored-value
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(pages.map { address(of: $0) }, forKey: "urls")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        let urls = coder.decodeObject(of: [NSArray.self, NSURL.self], forKey: "urls") as? [URL] ?? []
        pages = urls.map { _ in Page() }
    }
}
final class Songs: UITableViewController {
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(tableView.indexPathForSelectedRow!.row, forKey: "row") // expect: unsafe-restored-value
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        title = String(coder.decodeInteger(forKey: "row"))
    }
}
final class Help: UIViewController {
    private var webView: WKWebView?
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        guard let webView = webView else { return }
        coder.encode(webView.url!, forKey: "help") // expect: unsafe-restored-value
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        title = (coder.decodeObject(of: NSURL.self, forKey: "help") as URL?)?.host
    }
}
