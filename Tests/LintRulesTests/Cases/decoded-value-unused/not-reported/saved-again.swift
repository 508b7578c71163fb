import UIKit

class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}

/// Each property is given its value by what restoring sets off.
class Search: UIViewController, UIScrollViewDelegate {
    @IBOutlet var titleLabel: UILabel!
    @IBOutlet var scrollView: UIScrollView!
    @IBOutlet var picker: UISegmentedControl!
    private var query = ""
    private var offset = 0.0
    private var mode = 0
    private var theme = UserDefaults.standard.string(forKey: "theme") ?? ""
    private var place = ""
    private var page = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(self, selector: #selector(pageChanged), name: .init("page"), object: nil)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        place = titleLabel.text ?? ""
    }

    @IBAction func search(_ sender: UITextField) {
        show(sender.text ?? "")
    }

    @IBAction func modeChanged(_ sender: UISegmentedControl) {
        mode = sender.selectedSegmentIndex
    }

    @IBAction func themeChanged(_ sender: UITextField) {
        theme = sender.text ?? ""
    }

    @IBAction func placeChanged(_ sender: UITextField) {
        place = sender.text ?? ""
    }

    @objc private func pageChanged() {
        page += 1
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        offset = scrollView.contentOffset.y
    }

    private func show(_ text: String) {
        query = text
        titleLabel.text = text
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(query, forKey: "query")
        coder.encode(offset, forKey: "offset")
        coder.encode(mode, forKey: "mode")
        coder.encode(theme, forKey: "theme")
        coder.encode(place, forKey: "place")
        coder.encode(page, forKey: "page")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        show(coder.decodeObject(of: NSString.self, forKey: "query") as String? ?? "")
        scrollView.contentOffset.y = coder.decodeDouble(forKey: "offset")
        picker.selectedSegmentIndex = coder.decodeInteger(forKey: "mode")
        modeChanged(picker)
        titleLabel.accessibilityLabel = coder.decodeObject(of: NSString.self, forKey: "theme") as String?
        titleLabel.text = coder.decodeObject(of: NSString.self, forKey: "place") as String?
        titleLabel.tag = coder.decodeInteger(forKey: "page")
    }
}
