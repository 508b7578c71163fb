// In the factory, and through the raw value of an enumeration.
class Settings: UIViewController, UIViewControllerRestoration {
    enum Mode: Int { case light, dark }
    var mode = Mode.light
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        guard let mode = coder.decodeObject(of: NSNumber.self, forKey: "mode") else { return nil } // expect: coder-type-mismatch
        let settings = Settings()
        settings.restorationIdentifier = path.last
        settings.title = mode.stringValue
        return settings
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(mode.rawValue, forKey: "mode")
    }
}
