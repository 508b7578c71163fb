// Rows of a log are not there after a launch, and what a container shows in a popover alone is closed then.
import SwiftUI

@main struct BuildApp: App {
    var body: some Scene { WindowGroup { Window() } }
}

struct Session: Identifiable { let id = 0 }

final class Tracker: ObservableObject {
    @Published var sessions: [Session] = []
    func begin() { sessions.append(Session()) }
}

struct Window: View {
    @SceneStorage("zoom") private var zoom = 1.0
    @StateObject private var tracker = Tracker()
    @State private var selection: Int?
    var body: some View {
        Slider(value: $zoom)
        Button("Build") { tracker.begin() }
        NavigationSplitView {
            List(selection: $selection) {
                ForEach(tracker.sessions) { session in Text("\(session.id)") }
            }
        } detail: {
            if let session = tracker.sessions.first(where: { $0.id == selection }) { Log(session: session) }
        }
        Dropdown { Search() }
    }
}

struct Log: View {
    let session: Session
    var body: some View { Text("\(session.id)") }
}

struct Dropdown<Content: View>: View {
    @ViewBuilder let content: () -> Content
    @State private var isOpen = false
    var body: some View {
        Button("Open") { isOpen.toggle() }
            .popover(isPresented: $isOpen) { content() }
    }
}

struct Search: View {
    @State private var words = ""
    var body: some View {
        List(["a", "b"].filter { words.isEmpty || $0.contains(words) }, id: \.self) { Text($0) }.searchable(text: $words)
    }
}
