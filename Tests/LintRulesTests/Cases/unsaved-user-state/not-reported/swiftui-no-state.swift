//- App.swift
import SwiftUI

@main
struct MillApp: App {
    var body: some Scene {
        WindowGroup { Mill() }
    }
}

//- Mill.swift
import SwiftUI

enum Stone: String, CaseIterable { case coarse, fine }

struct Sack: Identifiable {
    let id = 0
    let name = ""
}

final class Miller: ObservableObject {
    @Published var orders: [String] = []
    @Published var isBusy = false
    func order(_ name: String, _ stone: Stone) async { await Backend().send(name, stone) }
}

/// What is shown on top, what is handed in, what begins anew, what nothing shows, what a row has.
struct Mill: View {
    @SceneStorage("sack") private var sack = ""
    @StateObject private var miller = Miller()
    @State private var showsOrder = false
    @State private var asksName = false
    @State private var newName = ""
    @State private var chosen: Sack?
    @State private var name = ""
    @State private var stone = Stone.fine
    @State private var page = 0
    @State private var today = Stone.coarse
    @State private var rows: Set<Int> = []
    @State private var sacks: [Sack] = []
    @State private var columns = NavigationSplitViewVisibility.all
    @State private var isHovered = false
    @State private var grain = Stone.fine
    @State private var lent = ""
    @FocusState private var isFocused: Bool

    var body: some View {
        NavigationSplitView(columnVisibility: $columns) {
            List(sacks, selection: $rows) { sack in
                SackRow(sack: sack, isMarked: rows.contains(sack.id))
            }
        } detail: {
            Form {
                TextField("Name", text: $name).focused($isFocused)
                Picker("Stone", selection: $stone) { Text("Fine").tag(Stone.fine) }
                if name.isEmpty { Text("missing") }
                if stone == .fine { Text("fine") }
                Button("Order") { Task { await miller.order(name, stone) } }
            }
            Picker("Today", selection: $today) { Text("Fine").tag(Stone.fine) }
            Text(today.rawValue)
            TabView(selection: $page) { Text("One").tag(0) }.tabViewStyle(.page)
            Text("Mill").onHover { isHovered = $0 }.opacity(isHovered ? 1 : 0.5)
            if miller.isBusy { ProgressView() }
            Button("Grind") { grain = .coarse }
            Text(grain.rawValue)
            FieldOfLibrary(lending: $lent)
            Text(lent)
        }
        .onAppear { today = Stone.allCases.randomElement() ?? .fine }
        .sheet(isPresented: $showsOrder) { OrderSheet() }
        .sheet(item: $chosen) { _ in OrderSheet() }
        .alert("Name", isPresented: $asksName) {
            TextField("Name", text: $newName)
            Button("Done") { sack = newName }
        }
    }
}

struct SackRow: View {
    let sack: Sack
    let isMarked: Bool
    @State private var isOpen = false

    var body: some View {
        DisclosureGroup(sack.name, isExpanded: $isOpen) { Text(isMarked ? "marked" : "") }
    }
}

struct OrderSheet: View {
    @State private var search = ""
    @State private var model = SheetModel()

    var body: some View {
        List { Text("Flour") }
            .searchable(text: $search)
        Toggle("Sieved", isOn: $model.isSieved)
        Text(model.isSieved ? "sieved" : "")
    }
}

@Observable
final class SheetModel {
    var isSieved = false
}

struct Mill_Previews: PreviewProvider {
    static var previews: some View { Trial() }
}

struct Trial: View {
    @State private var search = ""
    var body: some View { List { Text("Flour") }.searchable(text: $search) }
}
