// In a factory: a local that is forced later, a raw value of an older version, a crash on purpose.
class Reader: UIViewController, UIViewControllerRestoration {
    enum Mode: Int { case page, scroll }
    var mode = Mode.page
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(title, forKey: "title")
        coder.encode(mode.rawValue, forKey: "mode")
        coder.encode(nibName, forKey: "nib")
    }
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        let title = coder.decodeObject(of: NSString.self, forKey: "title")
        guard let nib = coder.decodeObject(of: NSString.self, forKey: "nib") else {
            fatalError("no nib") // expect: unsafe-restored-value
        }
        guard (coder.decodeObject(of: NSString.self, forKey: "title") as String?) != nil else {
            fatalError("no title") // expect: unsafe-restored-value
        }
        let reader = Reader(nibName: nib as String, bundle: nil)
        reader.restorationIdentifier = path.last!
        reader.title = title! as String // expect: unsafe-restored-value
        reader.mode = Mode(rawValue: coder.decodeInteger(forKey: "mode"))! // expect: unsafe-restored-value
        return reader
    }
}
