// Numbers stand for tabs and options that are kept as cases, and raw values and optionals for cases.
import SwiftUI
enum Place: String, CaseIterable, Identifiable {
    case home, followed
    var id: String { rawValue }
}
struct Tabs: View {
    @SceneStorage("place") private var place: Place = .home
    var body: some View {
        TabView(selection: $place) { // expect: scene-storage-not-kept
            Text("Home").tabItem { Text("Home") }.tag(0)
            Text("Followed").tabItem { Text("Followed") }.tag(1)
        }
    }
}
struct Order: View {
    @SceneStorage("order") private var place: Place = .home
    var body: some View {
        VStack {
            Picker("Order", selection: $place) { // expect: scene-storage-not-kept
                ForEach(Place.allCases) { each in Text(each.rawValue) }
            }
        }
    }
}
struct Filter: View {
    @SceneStorage("filter") private var place: Place = .home
    var body: some View {
        Picker("Filter", selection: $place) { // expect: scene-storage-not-kept
            Text("Home").tag(Place.home as Place?)
            Text("Followed").tag(Place.followed as Place?)
        }
    }
}
