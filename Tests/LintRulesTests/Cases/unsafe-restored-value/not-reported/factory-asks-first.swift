class Reader: UIViewController, UIViewControllerRestoration {
    var link: URL?
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(link, forKey: "link")
        coder.encode(title, forKey: "title")
    }
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        let link = coder.decodeObject(of: NSURL.self, forKey: "link")
        if link == nil { return nil }
        let title = coder.decodeObject(of: NSString.self, forKey: "title")
        let reader = Reader()
        // The path is never empty.
        reader.restorationIdentifier = path.last!
        reader.link = link! as URL
        reader.title = title != nil ? title! as String : nil
        return reader
    }
}
