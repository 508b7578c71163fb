import UIKit

final class PhotoViewController: CardViewController {
    fileprivate enum Key: String {
        case photo, zoom
    }

    private let photo: String
    private let scrollView = UIScrollView()
    private let imageView = UIImageView()

    init(photo: String) {
        self.photo = photo
        super.init()
        restorationClass = PhotoViewController.self
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        imageView.image = UIImage(named: photo)
        imageView.contentMode = .scaleAspectFit
        imageView.frame = view.bounds
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.maximumZoomScale = 4
        scrollView.delegate = self
        scrollView.addSubview(imageView)
        view.addSubview(scrollView)
    }

    override func encodeRestorableState(with coder: NSCoder) {
        coder.encode(photo, forKey: Key.photo.rawValue)
        coder.encode(Double(scrollView.zoomScale), forKey: Key.zoom.rawValue)
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        guard coder.containsValue(forKey: Key.zoom.rawValue) else { return }
        scrollView.zoomScale = CGFloat(coder.decodeDouble(forKey: Key.zoom.rawValue))
    }
}

extension PhotoViewController: UIScrollViewDelegate {
    func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        imageView
    }
}

extension PhotoViewController: UIViewControllerRestoration {
    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController? {
        guard let photo = coder.decodeObject(of: NSString.self, forKey: Key.photo.rawValue) as String? else { return nil }
        return PhotoViewController(photo: photo)
    }
}
