// In a build for one platform the view sets the storage each time it appears, to the raw value of a case, and the user changes it there.
import SwiftUI
@main struct Library: App {
    var body: some Scene {
        WindowGroup {
            VStack {
                Albums()
                Artists()
                Genres()
            }
        }
    }
}
final class AlbumsModel {
    enum Filter: String, CaseIterable { case all, favourites }
}
struct Albums: View {
    typealias Filter = AlbumsModel.Filter
    @SceneStorage("albums") private var filter: String = Filter.all.rawValue
    @State private var isLoaded = false
    var body: some View {
        content
            .navigationTitle("Albums")
    }
    private var content: some View {
        TextField("Filter", text: $filter)
        .task {
            #if os(macOS)
            filter = Filter.all.rawValue // expect: scene-storage-not-kept
            #endif
            await load(filter)
        }
    }
    private func load(_ name: String) async { isLoaded = name.isEmpty }
}
struct Artists: View {
    @SceneStorage("artists") private var filter = "all"
    var body: some View {
        Menu("Filter: \(filter)") {
            Button("All") { filter = "all" }
            #if !os(tvOS)
            Button("Favourites") { filter = "favourites" }
            #endif
        }
        #if os(iOS) || os(visionOS)
        .onAppear { filter = "all" } // expect: scene-storage-not-kept
        #endif
    }
}
struct Genres: View {
    @SceneStorage("genres") private var isListed = false
    var body: some View {
        #if os(macOS)
        toggle
        #else
        toggle.onAppear { isListed = false } // expect: scene-storage-not-kept
        #endif
    }
    private var toggle: some View { Toggle("List", isOn: $isListed) }
}
