// Until Swift 3 any class would do.
class Reader: UITableViewController {
    override func encodeRestorableStateWithCoder(coder: NSCoder) {
        super.encodeRestorableStateWithCoder(coder)
    }
}
class ChapterReader: Reader, UIViewControllerRestoration {
    class func viewControllerWithRestorationIdentifierPath(path: [AnyObject], coder: NSCoder) -> UIViewController? {
        let reader = ChapterReader()
        reader.restorationIdentifier = path.last as? String
        reader.restorationClass = self
        return reader
    }
}
class Shelf: UIViewController {
    func open() {
        let reader = ChapterReader()
        reader.restorationIdentifier = "Chapter"
        reader.restorationClass = Reader.self // expect: restoration-class-not-conforming
        navigationController?.pushViewController(reader, animated: true)
    }
}
