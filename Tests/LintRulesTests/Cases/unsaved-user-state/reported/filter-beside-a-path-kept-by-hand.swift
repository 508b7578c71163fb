// A model asks another one, which has the path in the defaults, for it as it begins, and hands it back as it changes; what chooses the rows is lost.
import Combine
import SwiftUI
@main struct Gallery: App {
    var body: some Scene {
        WindowGroup { Albums(names: []) }
    }
}
final class Settings {
    static let shared = Settings()
    func lastPath() -> [String] { UserDefaults.standard.stringArray(forKey: "path") ?? [] }
    func keep(_ path: [String]) { UserDefaults.standard.set(path, forKey: "path") }
}
final class Router: ObservableObject {
    @Published var path: [String] = []
    private var watching: AnyCancellable?
    private var settings: Settings { Settings.shared }
    init() {
        path = settings.lastPath()
        watching = $path.sink { [weak self] path in self?.settings.keep(path) }
    }
}
struct Albums: View {
    let names: [String]
    @StateObject private var router = Router()
    @State private var filter = "all" // expect: unsaved-user-state
    var body: some View {
        NavigationStack(path: $router.path) {
            VStack {
                Picker("Show", selection: $filter) {
                    Text("All").tag("all")
                    Text("New").tag("new")
                }
                List(names.filter { filter == "all" || $0.hasPrefix(filter) }, id: \.self) { NavigationLink($0, value: $0) }
            }
            .navigationDestination(for: String.self) { Text($0) }
        }
    }
}
