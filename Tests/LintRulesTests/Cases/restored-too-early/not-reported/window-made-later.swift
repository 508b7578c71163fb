// What is gone is looked for again when the scene comes to the front.
//- App.swift
@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class FilmSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        let activity = options.userActivities.first ?? session.stateRestorationActivity
        guard let id = activity?.userInfo?["film"] as? String, let film = Films.film(id) else { return }
        guard let windowScene = scene as? UIWindowScene else { return }
        let controller = FilmController()
        controller.film = film
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = controller
        window?.makeKeyAndVisible()
        scene.userActivity = activity
    }
    func sceneDidBecomeActive(_ scene: UIScene) {
        guard window == nil, let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = FilmController()
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
}
//- Films.swift
struct Film { let id: String }
enum Films {
    static var all: [Film] = []
    static func film(_ id: String) -> Film? { all.first { $0.id == id } }
}
class FilmController: UIViewController {
    var film: Film?
    func openInWindow(_ film: Film) {
        let activity = NSUserActivity(activityType: "film")
        activity.userInfo = ["film": film.id]
        UIApplication.shared.requestSceneSessionActivation(nil, userActivity: activity, options: nil, errorHandler: nil)
    }
}
