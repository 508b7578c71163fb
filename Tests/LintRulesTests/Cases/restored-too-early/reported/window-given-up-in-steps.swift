// The same in several steps, and with a word for the log.
//- App.swift
@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class FilmSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        let activity = options.userActivities.first ?? session.stateRestorationActivity
        guard let id = activity?.userInfo?["film"] as? String else { return }
        let film = Films.film(id) // expect: restored-too-early
        if film == nil {
            print("no film", id)
            return
        }
        if let windowScene = scene as? UIWindowScene {
            let window = UIWindow(windowScene: windowScene)
            window.rootViewController = FilmController()
            self.window = window
        }
        scene.userActivity = activity
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
