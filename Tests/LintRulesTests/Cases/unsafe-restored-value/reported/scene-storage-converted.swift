import SwiftUI
enum Mode: Int { case list, grid }
@main struct Shop: App {
    var body: some Scene {
        WindowGroup {
            Editor()
        }
    }
}
struct Editor: View {
    @SceneStorage("year") private var year = ""
    @SceneStorage("price") private var price = ""
    @SceneStorage("mode") private var mode = 0
    @State private var saved = 0
    var body: some View {
        Form {
            TextField("Year", text: $year)
            TextField("Price", text: $price)
            Picker("Mode", selection: $mode) { Text("List").tag(0) }
            Text(String(describing: Mode(rawValue: mode)!)) // expect: unsafe-restored-value
            Text(String(Double(price)!)) // expect: unsafe-restored-value
            Button("Done") { save() }
        }
    }
    private func save() {
        saved = Int(year)! // expect: unsafe-restored-value
    }
}
