// The screen makes its own loader first; what an archive brings is made by the initializer with a coder.
class Posts: UIViewController {
    var loader = Loader()
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(loader, forKey: "loader") // expect: model-data-encoded
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        loader = coder.decodeObject(forKey: "loader") as? Loader ?? Loader()
    }
}
class Loader: NSObject, NSCoding {
    var page = ""
    override init() { super.init() }
    required init?(coder: NSCoder) {
        page = coder.decodeObject(forKey: "next") as? String ?? "" // expect: decoded-key-never-encoded
        super.init()
    }
    func encode(with coder: NSCoder) {
        coder.encode(page, forKey: "page") // expect: encoded-key-never-decoded
    }
}
