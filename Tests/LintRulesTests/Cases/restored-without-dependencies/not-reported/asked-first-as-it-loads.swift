final class Comments: UIViewController, UIViewControllerRestoration {
    var topic: String!

    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        let comments = Comments()
        comments.restorationIdentifier = path.last
        return comments
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        if topic != nil { print(topic.count) }
    }
}

func open(from list: UIViewController) {
    let comments = Comments()
    comments.topic = "all"
    list.show(comments, sender: nil)
}
