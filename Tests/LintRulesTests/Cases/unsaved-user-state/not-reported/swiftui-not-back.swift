// What stands behind a link, an unkept choice, a phase or a flag does not come back itself.
import SwiftUI

enum Panel { case truck, donuts }

@main struct TruckApp: App {
    var body: some Scene { WindowGroup { Root() } }
}

final class Router: ObservableObject {
    @Published var route = Route.login
    enum Route { case login, home, game }
    func enter() { route = .game }
}

struct Root: View {
    @SceneStorage("zoom") private var zoom = 1.0
    @StateObject private var router = Router()
    private let start = Panel.truck
    var body: some View {
        Slider(value: $zoom)
        Choice(panel: .constant(start))
        switch router.route {
        case .login: Button("Enter") { router.enter() }
        case .home: Text("Home")
        case .game: Search()
        }
        Result(text: nil)
        #if DEBUG
        Search()
        #endif
        NavigationView {
            NavigationLink("Search") { Search() }
            NavigationLink(destination: Search()) { Text("Search") }
        }
    }
}

struct Choice: View {
    @Binding var panel: Panel
    var body: some View {
        switch panel {
        case .truck: Text("Truck")
        case .donuts: Text("Donuts")
        }
    }
}

struct Result: View {
    let text: String?
    var body: some View {
        if let text {
            Text(text)
            Search()
        }
    }
}

struct Search: View {
    @State private var words = ""
    var body: some View {
        List(["a", "b"].filter { words.isEmpty || $0.contains(words) }, id: \.self) { Text($0) }
            .searchable(text: $words)
    }
}
