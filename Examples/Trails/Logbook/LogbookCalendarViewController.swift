import UIKit

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
