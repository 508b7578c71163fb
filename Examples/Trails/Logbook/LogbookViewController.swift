import UIKit

/// Shows the entries as a list or as a calendar.
final class LogbookViewController: UIViewController {
    private static let selectionKey = "selection"

    private let list: LogbookListViewController
    private let calendar: LogbookCalendarViewController
    private let selector = UISegmentedControl(items: ["List", "Calendar"])

    init(store: TrailStore) {
        list = LogbookListViewController(store: store)
        calendar = LogbookCalendarViewController(store: store)
        super.init(nibName: nil, bundle: nil)
        title = "Logbook"
        restorationIdentifier = "Logbook"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("made in code only")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        selector.selectedSegmentIndex = 0
        selector.addAction(UIAction { [weak self] _ in self?.showSelection() }, for: .valueChanged)
        navigationItem.titleView = selector
        embed(list)
        embed(calendar)
        showSelection()
    }

    private func embed(_ child: UIViewController) {
        addChild(child)
        child.view.frame = view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }

    private func showSelection() {
        list.view.isHidden = selector.selectedSegmentIndex != 0
        calendar.view.isHidden = selector.selectedSegmentIndex != 1
    }

    // MARK: State restoration

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(selector.selectedSegmentIndex, forKey: Self.selectionKey)
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        selector.selectedSegmentIndex = coder.decodeInteger(forKey: Self.selectionKey)
        showSelection()
    }
}

final class LogbookCalendarViewController: UIViewController {
    private let store: TrailStore
    private let calendarView = UICalendarView()

    init(store: TrailStore) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "LogbookCalendar"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("made in code only")
    }

    override func loadView() {
        calendarView.calendar = Calendar.current
        calendarView.delegate = self
        view = calendarView
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        let month = calendarView.calendar.date(from: calendarView.visibleDateComponents)
        coder.encode(month, forKey: "month")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        guard let month = coder.decodeObject(of: NSDate.self, forKey: "month") as Date? else { return }
        calendarView.visibleDateComponents = calendarView.calendar.dateComponents([.year, .month], from: month)
    }
}

extension LogbookCalendarViewController: UICalendarViewDelegate {
    func calendarView(
        _ calendarView: UICalendarView,
        decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration? {
        guard let day = calendarView.calendar.date(from: dateComponents) else { return nil }
        let hikes = store.entries.filter { calendarView.calendar.isDate($0.date, inSameDayAs: day) }
        return hikes.isEmpty ? nil : .default(color: .systemGreen, size: .large)
    }
}
