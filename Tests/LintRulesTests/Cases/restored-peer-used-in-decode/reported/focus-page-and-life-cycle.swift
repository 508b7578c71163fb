// The focus, a page, and a method of the life cycle.
final class Browser: UIViewController {
    let field = UITextField()
    let webView = WKWebView()
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        if let url = URL(string: "https://example.org") {
            webView.load(URLRequest(url: url)) // expect: restored-peer-used-in-decode
        }
        field.becomeFirstResponder() // expect: restored-peer-used-in-decode
        viewDidLoad() // expect: restored-peer-used-in-decode
    }
}
