import SwiftUI
@main struct Shop: App {
    var body: some Scene {
        WindowGroup {
            Browser()
        }
    }
}
struct Browser: View {
    @SceneStorage("path") private var data: Data?
    @SceneStorage("marks") private var marks: Data?
    @SceneStorage("name") private var name: String?
    @State private var path: [Int] = []
    @State private var marked: [Int] = []
    var body: some View {
        List(path, id: \.self) { number in Text("\(number)") }
            .navigationTitle(name!) // expect: unsafe-restored-value
            .onChange(of: path) { data = try? JSONEncoder().encode(path) }
            .onChange(of: marked) { marks = try? JSONEncoder().encode(marked) }
            .onSubmit { name = "new" }
            .task {
                if let data {
                    path = try! JSONDecoder().decode([Int].self, from: data) // expect: unsafe-restored-value
                }
            }
            .onAppear {
                marked = try! JSONDecoder().decode([Int].self, from: marks!) // expect: unsafe-restored-value
            }
    }
}
