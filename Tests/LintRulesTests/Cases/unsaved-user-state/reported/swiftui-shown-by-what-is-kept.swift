// What a kept flag or route shows on top is there again, without what was typed and chosen on it.
//- App.swift
import SwiftUI

@main struct FarmApp: App {
    var body: some Scene { WindowGroup { Root() } }
}

struct Root: View {
    @SceneStorage("notes") private var showsNotes = false
    @SceneStorage("navigation") private var saved = ""
    @State private var navigation = Navigation()
    var body: some View {
        Text("Farm")
            .presentations()
            .environment(navigation)
            .sheet(isPresented: $showsNotes) { Notes() }
            .task { navigation.restore(from: saved) }
            .onChange(of: navigation.snapshot) { saved = navigation.payload ?? "" }
    }
}

//- Navigation.swift
import Observation
import SwiftUI

enum Sheet: String, Codable, Identifiable {
    case animals, about
    var id: String { rawValue }
}

enum Route: String, Codable, Identifiable {
    case fields, map
    var id: String { rawValue }
}

struct Snapshot: Codable, Equatable {
    var sheet: Sheet?
    var flow: Flow.Snapshot
}

@Observable final class Flow {
    struct Snapshot: Codable, Equatable { var route: Route? }
    var route: Route?
    var snapshot: Snapshot { Snapshot(route: route) }
    func restore(_ snapshot: Snapshot) { route = snapshot.route }
}

@Observable final class Navigation {
    var sheet: Sheet?
    let flow = Flow()
    var snapshot: Snapshot { Snapshot(sheet: sheet, flow: flow.snapshot) }
    var payload: String? { (try? JSONEncoder().encode(snapshot)).map { $0.base64EncodedString() } }
    func restore(from payload: String) {
        guard let data = Data(base64Encoded: payload), let snapshot = try? JSONDecoder().decode(Snapshot.self, from: data) else { return }
        sheet = snapshot.sheet
        flow.restore(snapshot.flow)
    }
}

//- Presentations.swift
import SwiftUI

struct Presentations: ViewModifier {
    @Environment(Navigation.self) private var navigation
    func body(content: Content) -> some View {
        @Bindable var navigation = navigation
        content
            .sheet(item: $navigation.sheet) { sheet in
                switch sheet {
                case .animals: Animals()
                case .about: Text("About")
                }
            }
            .fullScreenCover(item: $navigation.flow.route) { route in cover(for: route) }
    }

    @ViewBuilder
    private func cover(for route: Route) -> some View {
        switch route {
        case .fields: Fields()
        case .map: Places(names: [])
        }
    }
}

extension View {
    func presentations() -> some View { modifier(Presentations()) }
}

//- Views.swift
import SwiftUI

struct Notes: View {
    @State private var words = ""  // expect: unsaved-user-state
    var body: some View {
        List(["a", "b"].filter { $0.contains(words) }, id: \.self) { Text($0) }.searchable(text: $words)
    }
}

struct Animals: View {
    @State private var words = ""  // expect: unsaved-user-state
    var body: some View {
        List(["a", "b"].filter { $0.contains(words) }, id: \.self) { Text($0) }.searchable(text: $words)
    }
}

struct Fields: View {
    @State private var words = ""  // expect: unsaved-user-state
    var body: some View {
        List(["a", "b"].filter { $0.contains(words) }, id: \.self) { Text($0) }.searchable(text: $words)
    }
}

struct Places: View {
    let names: [String]
    var body: some View {
        NavigationStack {  // expect: unsaved-user-state
            List(names, id: \.self) { name in
                NavigationLink { Text(name) } label: { Text(name) }
            }
        }
    }
}
