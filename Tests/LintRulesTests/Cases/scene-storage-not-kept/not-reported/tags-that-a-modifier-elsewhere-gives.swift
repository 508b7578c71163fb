//- Tabs.swift
// The modifier stands in a file that knows of no scene.
import SwiftUI
enum Place: String { case home, followed }
struct Tabs: View {
    @SceneStorage("place") private var place = Place.home
    var body: some View {
        TabView(selection: $place) {
            Text("Home").tab(.home)
            Text("Followed").tab(.followed)
        }
    }
}
//- View+Tab.swift
import SwiftUI
extension View {
    func tab(_ place: Place) -> some View { tabItem { Text(place.rawValue) }.tag(place) }
}
