// The posts stay where they come from: what goes into the archive is how far they were read.
class Pages: NSObject, NSCoding {
    private(set) var posts: [String] = []
    private var count = 0
    private var after: String?
    override init() {
        super.init()
    }
    required init?(coder: NSCoder) {
        count = coder.decodeInteger(forKey: "count")
        after = coder.decodeObject(of: NSString.self, forKey: "after") as String?
    }
    func encode(with coder: NSCoder) {
        coder.encode(count, forKey: "count")
        coder.encode(after, forKey: "after")
    }
    func loadNext() {
        count += 1
        after = "page \(count)"
        posts.append("post")
    }
}
class Feed: NSObject, NSCoding {
    private var pages = Pages()
    override init() {
        super.init()
    }
    required init?(coder: NSCoder) {
        pages = coder.decodeObject(of: Pages.self, forKey: "pages") ?? Pages()
    }
    func encode(with coder: NSCoder) {
        coder.encode(pages, forKey: "pages")
    }
    func loadNext() {
        pages.loadNext()
    }
}
class FeedController: UITableViewController {
    var feed = Feed()
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        feed.loadNext()
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(feed, forKey: "feed")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        feed = coder.decodeObject(of: Feed.self, forKey: "feed") ?? Feed()
        tableView.reloadData()
    }
}
