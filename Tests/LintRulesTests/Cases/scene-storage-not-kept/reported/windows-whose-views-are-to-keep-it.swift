import SwiftUI
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {}

class PageSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = Screens.page(options.userActivities.first)
    }
}

enum Screens {
    static func page(_ activity: NSUserActivity?) -> UIViewController {
        UIHostingController(rootView: PageView(opened: activity?.title))
    }
}

struct PageView: View {
    let opened: String?
    @SceneStorage("page") private var kept = "" // expect: scene-storage-not-kept

    var body: some View {
        Text(kept)
            .onAppear {
                if let opened {
                    kept = opened
                }
            }
    }
}

class PagesController: UIViewController {
    @objc func openWindow() {
        let activity = NSUserActivity(activityType: "com.example.page")
        activity.title = "Page"
        UIApplication.shared.requestSceneSessionActivation(nil, userActivity: activity, options: nil)
    }
}
