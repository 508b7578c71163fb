import UIKit

final class StatisticsViewController: UIViewController {
    private enum Key {
        static let year = "year"
        static let usesMiles = "usesMiles"
    }

    private let store: TrailStore
    private let label = UILabel()
    private var year: Int
    private var usesMiles = Locale.current.measurementSystem != .metric

    init(store: TrailStore) {
        self.store = store
        year = Calendar.current.component(.year, from: .now)
        super.init(nibName: nil, bundle: nil)
        title = "Statistics"
        restorationIdentifier = "Statistics"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("made in code only")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        label.textAlignment = .center
        label.numberOfLines = 0
        label.frame = view.bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(label)
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            image: UIImage(systemName: "chevron.left"), primaryAction: UIAction { [weak self] _ in self?.step(by: -1) }
        )
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            image: UIImage(systemName: "chevron.right"), primaryAction: UIAction { [weak self] _ in self?.step(by: 1) }
        )
        showYear()
    }

    private func step(by years: Int) {
        year += years
        showYear()
    }

    private func showYear() {
        let hiked = store.entries
            .filter { Calendar.current.component(.year, from: $0.date) == year }
            .compactMap { store.trail(with: $0.trail)?.length }
            .reduce(0, +)
        let distance = Measurement(value: hiked, unit: UnitLength.meters)
            .converted(to: usesMiles ? .miles : .kilometers)
        label.text = "\(year)\n\(distance.formatted())"
    }

    // MARK: State restoration

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(year, forKey: Key.year)
        coder.encode(usesMiles, forKey: Key.usesMiles)
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        usesMiles = coder.decodeBool(forKey: Key.usesMiles)
        showYear()
    }
}
