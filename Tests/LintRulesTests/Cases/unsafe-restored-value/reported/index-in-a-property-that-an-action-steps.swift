import UIKit
final class Pager: UIViewController {
    var pages: [String] = []
    var page = 0
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(page, forKey: "page")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        page = coder.decodeInteger(forKey: "page")
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        title = pages[page] // expect: unsafe-restored-value
    }
    @IBAction func next(_ sender: Any) {
        page = (page + 1) % pages.count
        title = pages[page]
    }
    @IBAction func forward() {
        if page < pages.count - 1 {
            page += 1
            title = pages[page]
        }
    }
    @IBAction func back(_ sender: UIButton) {
        guard page > 0 else { return }
        page -= 1
        title = pages[page]
    }
}
//- Viewer.swift
final class Viewer: UIViewController {
    var images: [UIImage] = []
    private var current = 0
    private let imageView = UIImageView()
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .fastForward, target: self, action: #selector(showNext))
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(current, forKey: "current")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        current = coder.decodeInteger(forKey: "current")
        show()
    }
    @objc private func showNext() {
        current = current + 1 < images.count ? current + 1 : 0
        show()
    }
    private func show() { imageView.image = images[current] } // expect: unsafe-restored-value
}
