// In a factory.
class Picture: NSObject {}
class Viewer: UIViewController, UIViewControllerRestoration {
    var picture = Picture()
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(picture, forKey: "picture")
    }
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        guard let picture = coder.decodeObject(forKey: "picture") as? Picture else { return nil } // expect: insecure-decode
        let viewer = Viewer()
        viewer.restorationIdentifier = path.last
        viewer.picture = picture
        return viewer
    }
}
