@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = UIHostingController(rootView: Trips())
    }
}
struct Trips: View {
    var body: some View { Filter() }
}
struct Filter: View {
    @SceneStorage("filter") private var filter = "" // expect: scene-storage-not-kept
    var body: some View { TextField("City", text: $filter) }
}
