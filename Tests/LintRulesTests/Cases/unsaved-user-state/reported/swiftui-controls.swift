//- App.swift
import SwiftUI

@main
struct OrchardApp: App {
    var body: some Scene {
        WindowGroup { Orchard() }
    }
}

//- Orchard.swift
import SwiftUI

enum Season: String, CaseIterable { case spring, summer, autumn }
enum Part: Hashable { case roots, crown }

struct Orchard: View {
    @SceneStorage("tree") private var tree = ""
    @State private var search = ""  // expect: unsaved-user-state
    @State private var scope = Season.spring  // expect: unsaved-user-state
    @State private var order = [KeyPathComparator(\Tree.name)]  // expect: unsaved-user-state
    @State private var part = Part.crown  // expect: unsaved-user-state
    @State private var size = 80.0  // expect: unsaved-user-state
    @State private var isYoung = false  // expect: unsaved-user-state
    @State private var isOpen = true  // expect: unsaved-user-state
    @State private var row: Tree.ID?  // expect: unsaved-user-state
    let trees: [Tree] = []

    var body: some View {
        NavigationSplitView {
            Table(shown, selection: $row, sortOrder: $order) { TableColumn("Name", value: \.name) }
                .searchable(text: $search)
                .searchScopes($scope) { Text("Spring").tag(Season.spring) }
        } detail: {
            if let row { TreeDetail(id: row, size: size) }
        }
        .toolbar {
            TextField("Tree", text: $tree)
            Slider(value: $size)
            Toggle("Young", isOn: $isYoung)
            DisclosureGroup("More", isExpanded: $isOpen) { Text("More") }
        }
        PartTabs(part: $part)
    }

    private var shown: [Tree] {
        trees.filter { (search.isEmpty || $0.name.contains(search)) && (!isYoung || $0.age < 5) }.sorted(using: order)
    }
}

struct Tree: Identifiable {
    let id: String
    let name: String
    let age: Int
}

struct TreeDetail: View {
    let id: String
    let size: Double
    var body: some View { Text(id).font(.system(size: size)) }
}

struct PartTabs: View {
    @Binding var part: Part

    var body: some View {
        TabView(selection: $part) {
            Text("Roots").tag(Part.roots)
            Text("Crown").tag(Part.crown)
        }
    }
}
