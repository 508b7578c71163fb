import UIKit

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
