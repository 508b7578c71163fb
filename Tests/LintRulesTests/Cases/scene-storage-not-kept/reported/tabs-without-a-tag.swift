// Nothing says which tab is which value: choosing one writes nothing, and the kept value opens none.
import SwiftUI
enum Place: String { case home, followed, profile }
struct Feed: View { var body: some View { Text("Feed") } }
struct Tabs: View {
    @SceneStorage("place") private var place = Place.home
    var body: some View {
        TabView(selection: $place) { // expect: scene-storage-not-kept
            NavigationView { Feed().navigationBarHidden(true) }
                .tabItem { Text("Home") }
            Feed()
                .tabItem { Text("Followed") }
            profile
        }
    }
    private var profile: some View {
        Feed().tabItem { Text("Profile") }
    }
}
