import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    lazy var window: UIWindow? = UIWindow(frame: UIScreen.main.bounds)
    let dependencies = Dependencies()
    var coordinator: AppCoordinator?

    func application(_ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        coordinator = AppCoordinator(window: window!, dependencies: dependencies)
        coordinator?.start()
        return true
    }

    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}

class Dependencies {
    func makeList() -> ListViewController { ListViewController() }
    func makeDetail(of item: String) -> DetailViewController { DetailViewController(item: item) }
}

class AppCoordinator {
    private let window: UIWindow
    private let dependencies: Dependencies
    private let navigation = UINavigationController()
    private var children: [ItemCoordinator] = []

    init(window: UIWindow, dependencies: Dependencies) {
        self.window = window
        self.dependencies = dependencies
        navigation.restorationIdentifier = "Main"
    }

    func start() {
        let list = dependencies.makeList()
        list.onSelect = { [weak self] in self?.show($0) }
        navigation.setViewControllers([list], animated: false)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
    }

    private func show(_ item: String) {
        let child = ItemCoordinator(navigation: navigation, dependencies: dependencies)
        children.append(child)
        child.start(item)
    }
}

class ItemCoordinator {
    private let navigation: UINavigationController
    private let dependencies: Dependencies

    init(navigation: UINavigationController, dependencies: Dependencies) {
        self.navigation = navigation
        self.dependencies = dependencies
    }

    func start(_ item: String) {
        navigation.pushViewController(dependencies.makeDetail(of: item), animated: true)
    }

    func edit() {
        let modal = UINavigationController(rootViewController: EditViewController())
        navigation.present(modal, animated: true)
    }
}

class ListViewController: UITableViewController {
    var onSelect: (String) -> Void = { _ in }

    init() {
        super.init(style: .plain)
        restorationIdentifier = "List"
    }

    required init?(coder: NSCoder) { nil }
}

class DetailViewController: UIViewController {
    init(item: String) {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "Detail"
    }

    required init?(coder: NSCoder) { nil }
}

class EditViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        restorationIdentifier = "Edit"
    }
}
