//- AppDelegate.swift
import UIKit
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        if options.userActivities.first?.activityType == "com.example.courses.open" {
            return UISceneConfiguration(name: "Course", sessionRole: connectingSceneSession.role)
        } else {
            return UISceneConfiguration(name: "Main", sessionRole: connectingSceneSession.role)
        }
    }
}
//- CourseSceneDelegate.swift
import UIKit
final class CourseSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        let userActivity = connectionOptions.userActivities.first ?? session.stateRestorationActivity
        guard let courseId = userActivity?.userInfo?["courseID"] as? String else { return }
        if let windowScene = scene as? UIWindowScene {
            window = UIWindow(windowScene: windowScene)
            window?.rootViewController = UINavigationController(rootViewController: CourseViewController(courseId: courseId))
            window?.makeKeyAndVisible()
        }
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { // expect: scene-restoration-half-implemented
        return scene.userActivity
    }
}
//- Courses.swift
import UIKit
struct Course {
    let id: String
    let title: String
    var openActivity: NSUserActivity {
        let activity = NSUserActivity(activityType: "com.example.courses.open")
        activity.title = title
        activity.userInfo = ["courseID": id]
        return activity
    }
}
final class CourseListViewController: UITableViewController {
    func openInNewWindow(_ course: Course) {
        UIApplication.shared.requestSceneSessionActivation(nil, userActivity: course.openActivity, options: nil, errorHandler: nil)
    }
}
final class CourseViewController: UIViewController {
    private let course: Course
    init(courseId: String) {
        course = Course(id: courseId, title: "Course")
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) {
        return nil
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        SpotlightHelper.shared.setUserActivity(for: course)
    }
}
//- Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0"><dict>
<key>NSUserActivityTypes</key><array><string>com.example.courses.open</string></array>
<key>UIApplicationSceneManifest</key><dict><key>UIApplicationSupportsMultipleScenes</key><true/><key>UISceneConfigurations</key><dict><key>UIWindowSceneSessionRoleApplication</key><array><dict><key>UISceneConfigurationName</key><string>Main</string><key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string></dict><dict><key>UISceneConfigurationName</key><string>Course</string><key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).CourseSceneDelegate</string></dict></array></dict></dict>
</dict></plist>
//- SceneDelegate.swift
import UIKit
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = UINavigationController(rootViewController: CourseListViewController())
        window?.makeKeyAndVisible()
    }
}
//- SpotlightHelper.swift
import UIKit
final class SpotlightHelper {
    static let shared = SpotlightHelper()
    func setUserActivity(for course: Course) {
        let activity = NSUserActivity(activityType: "com.example.courses.view")
        activity.title = course.title
        activity.requiredUserInfoKeys = ["course_id"]
        activity.isEligibleForSearch = true
        activity.userInfo = ["course_id": course.id] // expect: activity-key-asymmetry
        activity.becomeCurrent()
    }
}
