// A model's own archive, and things that happen later.
final class Track: NSObject, NSCoding {
    var title = ""
    required init?(coder: NSCoder) {}
    func encode(with coder: NSCoder) {}
    func shown() -> String { title }
}
final class Player: UIViewController {
    var current = ""
    let field = UITextField()
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        let name = coder.decodeObject(of: NSString.self, forKey: UIApplication.stateRestorationBundleVersionKey)
        current = (name as String?)?.uppercased() ?? ""
        DispatchQueue.main.async { self.field.becomeFirstResponder() }
        pages.setViewControllers([UIViewController()], direction: .forward, animated: false, completion: { _ in self.current = "" })
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        field.becomeFirstResponder()
    }
}
