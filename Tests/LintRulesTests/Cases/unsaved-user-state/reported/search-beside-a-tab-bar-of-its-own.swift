// The tabs are the app's own: which view there is depends on what the defaults keep.
import SwiftUI
enum Section: String { case files, search }
@main struct Notes: App {
    var body: some Scene {
        WindowGroup { Home() }
    }
}
struct Home: View {
    @AppStorage("sidebarTab") private var selectedTab = Section.files
    var body: some View {
        VStack {
            HStack {
                Button("Files") { selectedTab = .files }
                Button("Search") { selectedTab = .search }
            }
            switch selectedTab {
            case .files: Files()
            case .search: Finder(names: [])
            }
        }
    }
}
struct Files: View {
    var body: some View { Text("Files") }
}
struct Finder: View {
    let names: [String]
    @State private var searchText = "" // expect: unsaved-user-state
    var body: some View {
        VStack {
            TextField("Search", text: $searchText)
            List(names.filter { $0.contains(searchText) }, id: \.self) { Text($0) }
        }
    }
}
