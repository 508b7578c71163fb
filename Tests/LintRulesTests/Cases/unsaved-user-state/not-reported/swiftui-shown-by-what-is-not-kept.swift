// What a flag or a route shows on top goes with it, where these are not kept, or are saved and never read.
//- App.swift
import SwiftUI

@main struct FarmApp: App {
    var body: some Scene { WindowGroup { Root() } }
}

struct Root: View {
    @SceneStorage("page") private var page = 0
    @State private var showsNotes = false
    @State private var navigation = Navigation()
    var body: some View {
        Stepper("Page", value: $page)
            .presentations()
            .environment(navigation)
            .sheet(isPresented: $showsNotes) { Notes() }
    }
}

//- Navigation.swift
import Observation
import SwiftUI

enum Sheet: String, Codable, Identifiable {
    case animals, about
    var id: String { rawValue }
}

@Observable final class Navigation {
    var sheet: Sheet?
    var lists: [String] = []
    func track() { print((try? JSONEncoder().encode(sheet))?.count ?? 0) }
    func load(_ data: Data) { lists = (try? JSONDecoder().decode([String].self, from: data)) ?? [] }
}

//- Presentations.swift
import SwiftUI

struct Presentations: ViewModifier {
    @Environment(Navigation.self) private var navigation
    func body(content: Content) -> some View {
        @Bindable var navigation = navigation
        content
            .sheet(item: $navigation.sheet) { _ in Notes() }
    }
}

extension View {
    func presentations() -> some View { modifier(Presentations()) }
}

struct Notes: View {
    @State private var words = ""
    var body: some View {
        List(["a", "b"].filter { $0.contains(words) }, id: \.self) { Text($0) }.searchable(text: $words)
    }
}
