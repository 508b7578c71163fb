import UIKit
final class Tab {
    var url: URL?
    var title = ""
}
final class Tabs: UIViewController {
    var tabs: [Tab] = []
    var selected = 0
    func showSelected() { title = tabs[selected].title }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(tabs.compactMap { $0.url?.absoluteString }, forKey: "urls")
        coder.encode(selected, forKey: "selected") // expect: unsafe-restored-value
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        let urls = coder.decodeObject(of: [NSArray.self, NSString.self], forKey: "urls") as? [String] ?? []
        tabs = urls.map { text in
            let tab = Tab()
            tab.url = URL(string: text)
            return tab
        }
        selected = coder.decodeInteger(forKey: "selected")
        showSelected()
    }
}
