// The system is not to bring the window back, so that nothing of what it shows is missed.
import SwiftUI

@main
struct Garden: App {
    var body: some Scene {
        WindowGroup { Text("Garden") }
        WindowGroup(id: "plants") { Plants(plants: ["Fern", "Moss"]) }
            .restorationBehavior(.disabled)
    }
}

struct Plants: View {
    let plants: [String]
    @SceneStorage("plant") private var plant = ""
    @State private var search = ""

    var body: some View {
        List(plants.filter { search.isEmpty || $0.contains(search) }, id: \.self) { name in
            Button(name) { plant = name }
        }
        .searchable(text: $search)
        .navigationTitle(plant)
    }
}
