import SwiftUI
enum Tab: String { case home, search }
struct Link { var tab: Tab? }
@main struct Shop: App {
    var body: some Scene {
        WindowGroup {
            VStack {
                Flagged()
                Linked(link: Link())
                First()
                Consumed()
                Shared()
                Other()
                Inner()
                Welcomed()
                Marked()
                Handed()
                Bound()
                Early()
                Waiting()
                Begun(page: 3)
                Elsewhere()
            }
        }
    }
}
// Under a condition.
struct Flagged: View {
    @AppStorage("reset") private var resets = false
    @SceneStorage("flagged") private var tab = Tab.home
    var body: some View {
        TabView(selection: $tab) { Text("Home").tag(Tab.home) }
            .onAppear { if resets { tab = .home } }
    }
}
// Where a link leads.
struct Linked: View {
    @SceneStorage("linked") private var tab = Tab.home
    let link: Link
    var body: some View {
        TabView(selection: $tab) { Text("Home").tag(Tab.home) }
            .onAppear {
                guard let target = link.tab else { return }
                tab = target
            }
            .onOpenURL { _ in tab = .search }
    }
}
// The first time only.
struct First: View {
    @State private var hasAppeared = false
    @SceneStorage("first") private var tab = Tab.home
    var body: some View {
        TabView(selection: $tab) { Text("Home").tag(Tab.home) }
            .onAppear {
                guard !hasAppeared else { return }
                hasAppeared = true
                tab = .home
            }
    }
}
// Taken, and given back.
struct Consumed: View {
    @State private var draft = ""
    @SceneStorage("draft") private var kept = ""
    var body: some View {
        TextField("Draft", text: $draft)
            .onAppear {
                draft = kept
                kept = ""
            }
            .onChange(of: draft) { kept = draft }
    }
}
// Another view shows the value.
struct Shared: View {
    @SceneStorage("shared") private var page = 0
    var body: some View {
        Stepper("Page", value: $page)
            .onAppear { page = 0 }
    }
}
struct Other: View {
    @SceneStorage("shared") private var page = 0
    var body: some View { Text("\(page)") }
}
// Only a part of the view appears.
struct Inner: View {
    @SceneStorage("inner") private var page = 0
    var body: some View {
        TabView(selection: $page) {
            Text("One").tag(0)
            Text("Two").tag(1).onAppear { page = 1 }
        }
    }
}
// What tells the first time from the others.
struct Welcomed: View {
    @SceneStorage("welcomed") private var isWelcomed = false
    var body: some View {
        VStack {
            if !isWelcomed { Text("Welcome") }
            Button("Again") { isWelcomed = false }
        }
        .onAppear { isWelcomed = true }
    }
}
struct Marked: View {
    @SceneStorage("version") private var version = ""
    var body: some View {
        Text(version.isEmpty ? "New" : "")
            .onAppear { version = "2" }
    }
}
// A view of the project's begins with it.
struct Handed: View {
    @SceneStorage("handed") private var page = 0
    var body: some View {
        VStack {
            Begun(page: page)
            Stepper("Page", value: $page)
        }
        .onAppear { page = 0 }
    }
}
struct Begun: View {
    @State private var page: Int
    init(page: Int) { _page = State(initialValue: page) }
    var body: some View { Stepper("Page", value: $page) }
}
struct Bound: View {
    @SceneStorage("bound") private var page = 0
    var body: some View {
        Pages(page: $page)
            .onAppear { page = 0 }
    }
}
struct Pages: View {
    @Binding var page: Int
    @State private var opened: Int?
    var body: some View {
        Text("\(opened ?? page)")
            .onAppear { opened = page }
            .onTapGesture { page += 1 }
    }
}
// Something inside has it as it appears.
struct Early: View {
    @SceneStorage("early") private var page = 0
    @State private var opened = 0
    var body: some View {
        VStack {
            Stepper("Page", value: $page)
                .onAppear { opened = page }
            Text("\(opened)")
        }
        .onAppear { page = 0 }
    }
}
// Set again behind what it waits for.
struct Waiting: View {
    @SceneStorage("waiting") private var page = 0
    @SceneStorage("kept") private var kept = 0
    var body: some View {
        Stepper("Page", value: $page)
            .onAppear {
                page = 0
                page = kept
            }
            .onDisappear { kept = page }
    }
}
// As it goes, and as a button asks.
struct Elsewhere: View {
    @SceneStorage("elsewhere") private var page = 0
    var body: some View {
        VStack {
            Stepper("Page", value: $page)
            Button("Reset") { page = 0 }
        }
        .onDisappear { page = 0 }
    }
}
