import UIKit

final class HelpDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let page = HelpController()

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let activity = options.userActivities.first ?? session.stateRestorationActivity
        page.page = activity?.userInfo?["page"] as? Int ?? 0
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = page
        self.window = window
        window.makeKeyAndVisible()
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { page.userActivity }
}

final class HelpController: UIViewController {
    var page = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        let activity = NSUserActivity(activityType: Activities.help) // expect: undeclared-activity-type
        activity.addUserInfoEntries(from: ["page": page])
        userActivity = activity // expect: unrefreshed-activity-state
    }
}
