// Each screen is told of as it appears; what one says as it goes is what stands behind it, or says once more where it was.
//- App.swift
import UIKit
@main class AppDelegate: UIResponder, UIApplicationDelegate {}
enum Place {
    case list
    case dishes(category: String)
    case order
}
final class Store {
    static let shared = Store()
    var activity = NSUserActivity(activityType: "com.example.order")
    func tell(_ place: Place) {
        switch place {
        case .list: activity.addUserInfoEntries(from: ["list": true])
        case .dishes(let category): activity.addUserInfoEntries(from: ["category": category])
        case .order: activity.addUserInfoEntries(from: ["order": true])
        }
    }
}
//- Scene.swift
import UIKit
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        return Store.shared.activity
    }
    func scene(_ scene: UIScene, restoreInteractionStateWith activity: NSUserActivity) {
        guard let stack = window?.rootViewController as? UINavigationController, activity.userInfo?["list"] == nil else { return }
        if activity.userInfo?["order"] as? Bool == true {
            stack.pushViewController(Order(), animated: false)
        }
        if let category = activity.userInfo?["category"] as? String {
            stack.pushViewController(Dishes(category), animated: false)
        }
    }
}
//- Screens.swift
import UIKit
final class List: UITableViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        Store.shared.tell(.list)
    }
}
final class Dishes: UITableViewController {
    private let category: String
    init(_ category: String) {
        self.category = category
        super.init(style: .plain)
    }
    required init?(coder: NSCoder) { nil }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        Store.shared.tell(.dishes(category: category))
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        Store.shared.tell(.dishes(category: category))
    }
}
final class Order: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        Store.shared.tell(.order)
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        Store.shared.tell(.list)
    }
}
