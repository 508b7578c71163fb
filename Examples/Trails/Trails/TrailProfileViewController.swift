import UIKit

/// Pages through the height and the slope of a trail.
final class TrailProfileViewController: UIViewController {
    private static let trailKey = "trail"

    private let trail: Trail
    private let pages: [ProfilePageViewController]

    init(trail: Trail) {
        self.trail = trail
        pages = ProfilePageViewController.Kind.allCases.map { ProfilePageViewController(kind: $0, trail: trail) }
        super.init(nibName: nil, bundle: nil)
        title = "Profile"
        restorationIdentifier = "TrailProfile"
        restorationClass = TrailProfileViewController.self
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("made in code only")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let stack = UIStackView()
        stack.axis = .vertical
        stack.distribution = .fillEqually
        stack.frame = view.bounds
        stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(stack)
        for page in pages {
            addChild(page)
            stack.addArrangedSubview(page.view)
            page.didMove(toParent: self)
        }
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(trail.id.uuidString, forKey: Self.trailKey)
        for (index, page) in pages.enumerated() {
            coder.encode(page, forKey: "page\(index)")
        }
    }
}

extension TrailProfileViewController: UIViewControllerRestoration {
    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController? {
        guard
            let text = coder.decodeObject(of: NSString.self, forKey: trailKey) as String?,
            let trail = UUID(uuidString: text).flatMap({ TrailStore.shared.trail(with: $0) })
        else { return nil }
        return TrailProfileViewController(trail: trail)
    }
}

/// One chart, which can be scrubbed with a slider.
final class ProfilePageViewController: UIViewController {
    enum Kind: String, CaseIterable {
        case elevation, slope
    }

    private let kind: Kind
    private let trail: Trail
    private let slider = UISlider()
    private let label = UILabel()

    init(kind: Kind, trail: Trail) {
        self.kind = kind
        self.trail = trail
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "ProfilePage.\(kind.rawValue)"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("made in code only")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let stack = UIStackView(arrangedSubviews: [label, slider])
        stack.axis = .vertical
        stack.isLayoutMarginsRelativeArrangement = true
        stack.frame = view.bounds
        stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(stack)
        slider.addAction(UIAction { [weak self] _ in self?.showValue() }, for: .valueChanged)
        showValue()
    }

    private func showValue() {
        let heights = trail.elevations
        guard heights.count > 1 else { return }
        let index = Int(slider.value * Float(heights.count - 2))
        switch kind {
        case .elevation: label.text = "\(Int(heights[index])) m"
        case .slope: label.text = "\(Int(heights[index + 1] - heights[index])) m"
        }
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(slider.value, forKey: "position")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        slider.value = coder.decodeFloat(forKey: "position")
    }

    override func applicationFinishedRestoringState() {
        super.applicationFinishedRestoringState()
        showValue()
    }
}
