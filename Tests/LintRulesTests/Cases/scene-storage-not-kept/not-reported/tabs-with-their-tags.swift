// Tags of the value's type, those that a view of the project's or a list of elements gives, numbers that may count, and what is not seen.
import SwiftUI
enum Place: String, CaseIterable, Identifiable {
    case home, followed
    var id: Self { self }
}
struct Home: View { var body: some View { Text("Home").tabItem { Text("Home") }.tag(Place.home) } }
struct Tabs: View {
    @SceneStorage("place") private var place = Place.home
    var body: some View {
        TabView(selection: $place) {
            Home()
            Home()
        }
    }
}
struct NewTabs: View {
    @SceneStorage("newPlace") private var place = Place.home
    var body: some View {
        TabView(selection: $place) {
            Tab("Home", systemImage: "house", value: Place.home) { Text("Home") }
            Tab("Followed", systemImage: "star", value: .followed) { Text("Followed") }
        }
    }
}
struct Elements: View {
    @SceneStorage("element") private var place = Place.home
    @SceneStorage("title") private var title: String?
    @SceneStorage("number") private var number = 0
    var body: some View {
        VStack {
            Picker("Place", selection: $place) {
                ForEach(Place.allCases, id: \.self) { each in Text(each.rawValue).tag(each as Place?) }
            }
            Picker("Title", selection: $title) {
                Text("None").tag(nil as String?)
                Text("First").tag("first")
            }
            TabView(selection: $number) {
                Text("First")
                Text("Second")
            }
        }
    }
}
extension View {
    func tab(_ place: Place) -> some View { tabItem { Text(place.rawValue) }.tag(place) }
}
struct Modified: View {
    @SceneStorage("modified") private var place = Place.home
    var body: some View {
        TabView(selection: $place) {
            Text("Home").tab(.home)
            Text("Followed").tab(.followed)
        }
    }
}
