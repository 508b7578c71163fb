import UIKit

final class TrailEditorViewController: UIViewController {
    fileprivate enum Key {
        static let trail = "trail"
        static let name = "name"
        static let difficulty = "difficulty"
        static let isLoop = "isLoop"
        static let length = "length"
    }

    private var trail: Trail
    private let store: TrailStore
    private let nameField = UITextField()
    private let lengthField = UITextField()
    private let difficultyControl = UISegmentedControl(items: Difficulty.allCases.map(\.title))
    private let loopSwitch = UISwitch()

    private var difficulty = Difficulty.moderate
    private var isLoop = false
    /// Missing as long as nothing, or no number, is typed.
    private var length: Double?

    init(trail: Trail, store: TrailStore) {
        self.trail = trail
        self.store = store
        difficulty = trail.difficulty
        isLoop = trail.isLoop
        length = trail.length
        super.init(nibName: nil, bundle: nil)
        title = "Edit"
        restorationIdentifier = "TrailEditor"
        restorationClass = TrailEditorViewController.self
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("made in code only")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        nameField.text = trail.name
        lengthField.keyboardType = .decimalPad
        lengthField.addAction(
            UIAction { [weak self] _ in self?.length = self?.lengthField.text.flatMap(Double.init) }, for: .editingChanged
        )
        difficultyControl.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                difficulty = Difficulty(rawValue: difficultyControl.selectedSegmentIndex) ?? .moderate
            },
            for: .valueChanged
        )
        loopSwitch.addAction(
            UIAction { [weak self] _ in self?.isLoop = self?.loopSwitch.isOn ?? false }, for: .valueChanged
        )
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .save, primaryAction: UIAction { [weak self] _ in self?.save() }
        )

        let stack = UIStackView(arrangedSubviews: [nameField, lengthField, difficultyControl, loopSwitch])
        stack.axis = .vertical
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor, constant: 20),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
        showValues()
    }

    private func showValues() {
        lengthField.text = length.map { $0.formatted() }
        difficultyControl.selectedSegmentIndex = difficulty.rawValue
        loopSwitch.isOn = isLoop
    }

    private func save() {
        trail.name = nameField.text ?? trail.name
        trail.difficulty = difficulty
        trail.isLoop = isLoop
        trail.length = length ?? trail.length
        store.update(trail)
        navigationController?.popViewController(animated: true)
    }

    // MARK: State restoration

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(trail.id.uuidString, forKey: Key.trail)
        coder.encode(nameField.text, forKey: Key.name)
        coder.encode(difficulty.rawValue, forKey: Key.difficulty)
        coder.encode(isLoop, forKey: Key.isLoop)
        coder.encode(length, forKey: Key.length)
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        nameField.text = coder.decodeObject(of: NSString.self, forKey: Key.name) as String?
        difficulty = Difficulty(rawValue: coder.decodeInteger(forKey: Key.difficulty)) ?? .moderate
        isLoop = coder.decodeObject(of: NSNumber.self, forKey: Key.isLoop)?.boolValue ?? false
        length = coder.decodeDouble(forKey: Key.length)
        showValues()
    }
}

extension TrailEditorViewController: UIViewControllerRestoration {
    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController? {
        guard
            let text = coder.decodeObject(of: NSString.self, forKey: Key.trail) as String?,
            let trail = UUID(uuidString: text).flatMap({ TrailStore.shared.trail(with: $0) })
        else { return nil }
        return TrailEditorViewController(trail: trail, store: .shared)
    }
}
