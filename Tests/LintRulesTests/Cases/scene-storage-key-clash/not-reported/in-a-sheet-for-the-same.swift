// The sheet shows the same as the scene, or the value says how the user likes to see it.
import SwiftUI
@main struct Reading: App {
    var body: some Scene { WindowGroup { Root() } }
}
enum Order: String { case name, date }
struct Library: View {
    @SceneStorage("order") private var order = Order.name
    @SceneStorage("columns") private var columns = 2
    var onSelect: ((String) -> Void)?
    var body: some View {
        VStack {
            Stepper("\(columns) columns", value: $columns)
            Button(order.rawValue) { order = .date }
        }
    }
}
struct Notes: View {
    @SceneStorage("note") private var note = ""
    var body: some View {
        VStack {
            Text(note)
            Button("Write") { note = "new" }
        }
    }
}
struct Root: View {
    @State private var isPicking = false
    @State private var isReading = false
    @State private var picked = ""
    var body: some View {
        TabView {
            Library()
            Notes()
            Button(picked) { isPicking = true }
            Button("Read") { isReading = true }
        }
        .sheet(isPresented: $isPicking) {
            Library { file in picked = file }
        }
        .sheet(isPresented: $isReading) { Notes() }
    }
}
