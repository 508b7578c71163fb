// Closures that run on the spot or when an animation ends, observers that only show, and what runs later or waits for others.
final class Store {
    static let shared = Store()
    private var names: [String: String] = [:]
    func name(of key: String, completion: @escaping (String?) -> Void) { completion(names[key]) }
    func names(completion: (([String]) -> Void)?) { completion?(Array(names.values)) }
}
final class Screen: UIViewController {
    var page = "" {
        didSet { title = page }
    }
    var address: URL?
    private var hasAppeared = false
    let player = Puppet()
    let music = AVPlayer()
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(page, forKey: "page")
        coder.encode(address, forKey: "address")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        page = coder.decodeObject(of: NSString.self, forKey: "page") as String? ?? ""
        address = coder.decodeObject(of: NSURL.self, forKey: "address") as URL?
        Store.shared.name(of: page) { self.title = $0 }
        Store.shared.names { self.title = $0.first }
        fadeIn { self.title = self.page }
        let animator = UIViewPropertyAnimator(duration: 0.2, curve: .linear) { self.view.alpha = 1 }
        animator.addCompletion { _ in self.title = nil }
        player.play()
        start()
        load()
        DispatchQueue.main.async { self.music.play() }
    }
    private func fadeIn(completion: @escaping () -> Void) {
        UIView.animate(withDuration: 0.2, animations: { self.view.alpha = 1 }, completion: { _ in completion() })
    }
    private func start() {
        if hasAppeared { music.play() }
    }
    private func load() {
        guard let address, view.window != nil else { return }
        URLSession.shared.dataTask(with: address) { _, _, _ in print(address) }.resume()
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        hasAppeared = true
        start()
        load()
    }
}
final class Puppet {
    var step = 0
    func play() { step += 1 }
}
