import UIKit

/// A screen that slides up over the others. Cards come back after a relaunch under the name of their class.
class CardViewController: UIViewController {
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = String(describing: type(of: self))
        modalPresentationStyle = .pageSheet
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("cards are not kept in storyboards")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        sheetPresentationController?.detents = [.medium(), .large()]
        sheetPresentationController?.prefersGrabberVisible = true
    }
}

final class WeatherViewController: CardViewController {
    private let trail: Trail
    private let label = UILabel()

    init(trail: Trail) {
        self.trail = trail
        super.init()
        // A forecast is out of date by the time the app comes back.
        restorationIdentifier = nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        label.text = "Looking at the sky above \(trail.name)"
        label.textAlignment = .center
        label.numberOfLines = 0
        label.frame = view.bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(label)
    }
}
