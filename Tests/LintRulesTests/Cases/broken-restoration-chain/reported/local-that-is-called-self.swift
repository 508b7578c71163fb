final class Reply: UIViewController {
    required init(post: Int) {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "reply"
    }
    required init?(coder: NSCoder) { nil }
    static func create(post: Int) -> Self {
        let `self` = self.init(post: post)
        return self
    }
}
class Post: UIViewController {
    @objc func reply() {
        let reply = Reply.create(post: 1)
        present(UINavigationController(rootViewController: reply), animated: true) // expect: broken-restoration-chain
    }
}
