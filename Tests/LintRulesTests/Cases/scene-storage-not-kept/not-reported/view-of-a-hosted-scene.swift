// A scene of SwiftUI's in an app of UIKit's.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class SceneDelegate: UIResponder, UIHostingSceneDelegate {
    static var rootScene: some Scene { WindowGroup { Trips() } }
}
struct Trips: View {
    @SceneStorage("filter") private var filter = ""
    var body: some View { TextField("City", text: $filter) }
}
