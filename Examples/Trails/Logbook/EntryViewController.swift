import UIKit

final class EntryViewController: UIViewController {
    fileprivate enum Key {
        static let entry = "entry"
        static let draft = "draft"
    }

    private var entry: LogEntry
    private let store: TrailStore
    private let titleField = UITextField()
    private let notesView = UITextView()
    private let ratingView = RatingView()

    init(entry: LogEntry, store: TrailStore) {
        self.entry = entry
        self.store = store
        super.init(nibName: nil, bundle: nil)
        title = entry.date.formatted(date: .long, time: .omitted)
        restorationIdentifier = "Entry"
        restorationClass = EntryViewController.self
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("made in code only")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        titleField.text = entry.title
        notesView.text = entry.notes
        ratingView.rating = entry.rating
        let stack = UIStackView(arrangedSubviews: [titleField, ratingView, notesView])
        stack.axis = .vertical
        stack.spacing = 12
        stack.frame = view.bounds.insetBy(dx: 16, dy: 16)
        stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(stack)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        entry.title = titleField.text ?? ""
        entry.notes = notesView.text
        entry.rating = ratingView.rating
        store.update(entry)
    }

    // MARK: State restoration

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(entry.id as NSUUID, forKey: Key.entry)
        coder.encode(titleField.text, forKey: Key.draft)
        coder.encode(notesView.text, forKey: Key.draft)
        ratingView.encodeRestorableState(with: coder)
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        notesView.text = coder.decodeObject(of: NSString.self, forKey: Key.draft) as String?
        ratingView.decodeRestorableState(with: coder)
    }
}

extension EntryViewController: UIViewControllerRestoration {
    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController? {
        let id = coder.decodeObject(of: NSUUID.self, forKey: Key.entry)! as UUID
        guard let entry = TrailStore.shared.entry(with: id) else { return nil }
        return EntryViewController(entry: entry, store: .shared)
    }
}

/// Five boots, some of them worn.
final class RatingView: UIView {
    private static let ratingKey = "rating"

    var rating = 0 {
        didSet { showRating() }
    }

    private let stack = UIStackView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        for value in 1...5 {
            let button = UIButton(configuration: .plain())
            button.addAction(UIAction { [weak self] _ in self?.rating = value }, for: .primaryActionTriggered)
            stack.addArrangedSubview(button)
        }
        stack.frame = bounds
        stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(stack)
        showRating()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("made in code only")
    }

    private func showRating() {
        for (index, view) in stack.arrangedSubviews.enumerated() {
            let name = index < rating ? "shoe.fill" : "shoe"
            (view as? UIButton)?.setImage(UIImage(systemName: name), for: .normal)
        }
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(rating, forKey: Self.ratingKey)
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        rating = coder.decodeInteger(forKey: Self.ratingKey)
    }
}
