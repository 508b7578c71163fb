// One view reads what another one writes, binds or hands on, by itself or through a method.
import SwiftUI
struct Console: View {
    @SceneStorage("is-vertical") private var isVertical = false
    @SceneStorage("query") private var query = ""
    @SceneStorage("path") private var path: Data?
    @SceneStorage("tab") private var tab = 0
    @SceneStorage("count") private var count = 0
    var body: some View {
        if isVertical { Text(query) } else { Text("\(tab)") }
        Details()
            .task { Model.shared.restore(path) }
            .onChange(of: Model.shared.path) { path = Model.shared.data }
            .onAppear { raise(&count) }
    }
    private func raise(_ number: inout Int) { number += 1 }
}
struct Details: View {
    @SceneStorage("is-vertical") private var isVertical = false
    @SceneStorage("query") private var query = ""
    @SceneStorage("tab") private var tab = 0
    var body: some View {
        Button("Layout") { isVertical.toggle() }
        TextField("Query", text: $query)
        Picker("Tab", selection: Binding(get: { tab }, set: { tab = $0 })) {}
    }
}
