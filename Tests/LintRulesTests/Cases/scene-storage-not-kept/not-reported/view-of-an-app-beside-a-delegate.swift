// SwiftUI's app has a delegate, too.
class AppDelegate: UIResponder, UIApplicationDelegate {}
@main
struct TripsApp: App {
    @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
    var body: some Scene { WindowGroup { Trips() } }
}
struct Trips: View {
    @SceneStorage("filter") private var filter = ""
    var body: some View { TextField("City", text: $filter) }
}
