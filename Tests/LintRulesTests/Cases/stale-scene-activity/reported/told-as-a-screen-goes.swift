// The list is told of when it goes: a relaunch while it is there shows what was there before.
//- App.swift
import UIKit
@main class AppDelegate: UIResponder, UIApplicationDelegate {}
enum Place {
    case dishes(category: String)
    case dish(String)
    case order
}
final class Store {
    static let shared = Store()
    var activity = NSUserActivity(activityType: "com.example.order")
    func tell(_ place: Place) {
        switch place {
        case .dishes(let category): activity.addUserInfoEntries(from: ["category": category])
        case .dish(let name): activity.addUserInfoEntries(from: ["dish": name])
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
        guard let stack = window?.rootViewController as? UINavigationController else { return }
        if activity.userInfo?["order"] as? Bool == true {
            stack.pushViewController(Order(), animated: false)
        }
        if let category = activity.userInfo?["category"] as? String {
            stack.pushViewController(Dishes(category), animated: false)
        }
        if let dish = activity.userInfo?["dish"] as? String {
            stack.pushViewController(Dish(dish), animated: false)
        }
    }
}
//- Screens.swift
import UIKit
final class Dishes: UITableViewController {
    private let category: String
    init(_ category: String) {
        self.category = category
        super.init(style: .plain)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        Store.shared.tell(.dishes(category: category)) // expect: stale-scene-activity
    }
}
final class Dish: UIViewController {
    private let name: String
    init(_ name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        Store.shared.tell(.dish(name))
    }
}
final class Order: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        Store.shared.tell(.order)
    }
}
