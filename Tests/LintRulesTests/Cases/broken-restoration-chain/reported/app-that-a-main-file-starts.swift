//- App/App.swift
import Kit
import UIKit
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private lazy var coordinator = AppCoordinator()
    func application(_ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        coordinator.start()
        return true
    }
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
protocol RouterLocator {
    func rootRouter() -> Router
}
extension RouterLocator {
    func rootRouter() -> Router { RootRouter() }
}
final class Services: RouterLocator {}
final class RootRouter: Router {
    private let window = UIWindow()
    override init(_ root: UIViewController = UIViewController()) {
        super.init(root)
        root.restorationIdentifier = "root"
        window.rootViewController = root
        window.makeKeyAndVisible()
    }
}
final class AppCoordinator: Coordinator {
    init(services: RouterLocator = Services()) {
        super.init(router: services.rootRouter())
    }
    override func start() {
        ListCoordinator(router: router).start()
    }
}
final class ListCoordinator: Coordinator {
    override func start() {
        let navigation = UINavigationController(rootViewController: List()) // expect: broken-restoration-chain
        router.show(navigation)
    }
}
final class List: UIViewController {
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "list"
    }
    required init?(coder: NSCoder) { nil }
}
//- App/main.swift
import UIKit
_ = UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(AppDelegate.self))
//- Kit/Router.swift
import UIKit
public protocol Presentable {
    func toPresent() -> UIViewController?
}
extension UIViewController: Presentable {
    public func toPresent() -> UIViewController? { self }
}
public protocol Routing {
    func show(_ module: Presentable)
}
open class Router: Routing {
    public let root: UIViewController
    public init(_ root: UIViewController = UIViewController()) {
        self.root = root
    }
    open func show(_ module: Presentable) {
        guard let controller = module.toPresent() else { return }
        root.addChild(controller)
        root.view.addSubview(controller.view)
        controller.didMove(toParent: root)
    }
}
open class Coordinator {
    public let router: Routing
    public init(router: Routing) {
        self.router = router
    }
    open func start() {}
}
//- App/App.xcodeproj/project.pbxproj
// !$*UTF8*$!
{ archiveVersion = 1; objectVersion = 50; objects = { A1 = { isa = XCBuildConfiguration; buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 13.2; }; name = Debug; }; }; rootObject = A0; }
//- Kit/Kit.xcodeproj/project.pbxproj
// !$*UTF8*$!
{ archiveVersion = 1; objectVersion = 50; objects = { A1 = { isa = XCBuildConfiguration; buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 13.2; }; name = Debug; }; }; rootObject = A0; }
