// A preview stands in the same `#if` as the view.
import SwiftUI

#if os(iOS)
@main
struct Garden: App {
    var body: some Scene {
        WindowGroup { Plants(plants: ["Fern", "Moss"]) }
    }
}

struct Plants: View {
    let plants: [String]
    @SceneStorage("plant") private var plant = ""
    @State private var search = "" // expect: unsaved-user-state

    var body: some View {
        List(plants.filter { search.isEmpty || $0.contains(search) }, id: \.self) { name in
            Button(name) { plant = name }
        }
        .searchable(text: $search)
        .navigationTitle(plant)
    }
}

#Preview {
    Plants(plants: ["Fern"])
}
#endif
