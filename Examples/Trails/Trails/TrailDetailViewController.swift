import UIKit

final class TrailDetailViewController: UIViewController {
    fileprivate enum Key {
        static let trail = "trail"
        static let showsPhotos = "showsPhotos"
    }

    private let trail: Trail
    private let store: TrailStore
    private let stack = UIStackView()
    private let photoButton = UIButton(configuration: .bordered())
    private var showsPhotos = true

    init(trail: Trail, store: TrailStore) {
        self.trail = trail
        self.store = store
        super.init(nibName: nil, bundle: nil)
        title = trail.name
        restorationIdentifier = "TrailDetail"
        restorationClass = TrailDetailViewController.self
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("made in code only")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        stack.axis = .vertical
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor, constant: 20),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])

        let summary = UILabel()
        summary.text = trail.summary
        summary.numberOfLines = 0
        stack.addArrangedSubview(summary)

        photoButton.setTitle("Photos", for: .normal)
        photoButton.addAction(UIAction { [weak self] _ in self?.showPhoto() }, for: .primaryActionTriggered)
        photoButton.isHidden = !showsPhotos
        stack.addArrangedSubview(photoButton)

        addButton("Show or hide photos") { $0.togglePhotos() }
        addButton("Weather") { $0.showWeather() }
        addButton("Profile") { $0.push(TrailProfileViewController(trail: $0.trail)) }
        addButton("Edit") { $0.push(TrailEditorViewController(trail: $0.trail, store: $0.store)) }
        for neighbor in store.trails.filter({ $0.id != trail.id && $0.difficulty == trail.difficulty }).prefix(3) {
            addButton(neighbor.name) { $0.push(TrailDetailViewController(trail: neighbor, store: $0.store)) }
        }
    }

    private func addButton(_ title: String, action: @escaping (TrailDetailViewController) -> Void) {
        let button = UIButton(configuration: .bordered())
        button.setTitle(title, for: .normal)
        let press = UIAction { [weak self] _ in
            guard let self else { return }
            action(self)
        }
        button.addAction(press, for: .primaryActionTriggered)
        stack.addArrangedSubview(button)
    }

    private func push(_ controller: UIViewController) {
        navigationController?.pushViewController(controller, animated: true)
    }

    private func togglePhotos() {
        showsPhotos.toggle()
        photoButton.isHidden = !showsPhotos
    }

    private func showPhoto() {
        guard let name = trail.photos.first else { return }
        present(PhotoViewController(photo: name), animated: true)
    }

    private func showWeather() {
        present(WeatherViewController(trail: trail), animated: true)
    }

    // MARK: State restoration

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(trail.id.uuidString, forKey: Key.trail)
        coder.encode(showsPhotos, forKey: Key.showsPhotos)
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        showsPhotos = coder.decodeBool(forKey: Key.showsPhotos)
        photoButton.isHidden = !showsPhotos
    }
}

extension TrailDetailViewController: UIViewControllerRestoration {
    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController? {
        guard
            let text = coder.decodeObject(of: NSString.self, forKey: Key.trail) as String?,
            let id = UUID(uuidString: text),
            let trail = TrailStore.shared.trail(with: id)
        else { return nil }
        return TrailDetailViewController(trail: trail, store: .shared)
    }
}
