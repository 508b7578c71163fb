// What a model only sifts by, what goes with another choice, and a view that an enum stands for, by a protocol of the app's own.
import SwiftUI
@main struct Reading: App {
    var body: some Scene { WindowGroup { Root() } }
}
protocol Screen: View {}
enum Area: String, CaseIterable, Identifiable {
    case rows, gallery
    var id: String { rawValue }
    @ViewBuilder var destination: some View {
        switch self {
        case .rows: RowsView()
        case .gallery: GalleryView()
        }
    }
}
struct Root: View {
    @SceneStorage("area") private var area = "rows"
    var body: some View {
        TabView(selection: $area) {
            ForEach(Area.allCases) { each in each.destination.tag(each.rawValue) }
        }
    }
}
final class Rows: ObservableObject {
    @Published var shown: [String] = []
    private let all = ["a", "b"]
    func sift(_ text: String) {
        shown = text.isEmpty ? all : all.filter { $0.lowercased().contains(text) }
    }
    func sift(by length: Int) { shown = all.filter { $0.count == length } }
}
struct RowsView: Screen {
    @SceneStorage("wide") private var isWide = false
    @StateObject private var rows = Rows()
    @State private var query = "" // expect: unsaved-user-state
    var body: some View {
        VStack {
            Toggle("Wide", isOn: $isWide)
            TextField("Search", text: $query)
            ForEach(rows.shown, id: \.self) { Text($0) }
        }
        .onChange(of: query) { rows.sift(query) }
    }
}
enum Order: Hashable { case name, size(Int) }
struct GalleryView: Screen {
    @SceneStorage("big") private var isBig = false
    @State private var order = Order.name // expect: unsaved-user-state
    @State private var size = 1 // expect: unsaved-user-state
    var body: some View {
        VStack {
            Toggle("Big", isOn: $isBig)
            Picker("Order", selection: $order) {
                Text("Name").tag(Order.name)
                Text("Size").tag(Order.size(size))
            }
            Picker("Size", selection: $size) {
                Text("Small").tag(1)
                Text("Large").tag(2)
            }
            Text(order == .name ? "By name" : "By size \(size)")
        }
        .onChange(of: size) { newValue in
            if case .size = order { order = .size(newValue) }
        }
    }
}
