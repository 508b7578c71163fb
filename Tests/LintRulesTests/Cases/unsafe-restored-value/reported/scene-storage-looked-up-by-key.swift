import SwiftUI
enum Mode: String { case list, grid }
struct Recipe: Identifiable {
    let id: String
    var name: String
}
final class Book: ObservableObject {
    @Published var recipes: [String: Recipe] = [:]
    func recipe(_ id: String) -> Recipe? { recipes[id] }
}
@main struct Cookbook: App {
    var body: some Scene {
        WindowGroup {
            Browser()
        }
    }
}
struct Browser: View {
    @SceneStorage("recipe") private var recipeID: String?
    @SceneStorage("last") private var last: String?
    @SceneStorage("mode") private var stored = Mode.list.rawValue
    @StateObject private var book = Book()
    private var mode: Mode {
        get { Mode(rawValue: stored)! } // expect: unsafe-restored-value
        nonmutating set { stored = newValue.rawValue }
    }
    var body: some View {
        List(Array(book.recipes.values), selection: $recipeID) { recipe in
            Text(recipe.name)
        }
        if let id = recipeID {
            Text(book.recipes[id]!.name) // expect: unsafe-restored-value
        }
        Text(mode == .list ? "List" : "Grid")
        Button("Grid") { mode = .grid }
        Button("Save") { last = recipeID }
            .onAppear {
                guard let last else {
                    fatalError("nothing was kept") // expect: unsafe-restored-value
                }
                print(last)
            }
    }
}
extension Browser {
    func share() {
        guard let recipeID else { return }
        print(book.recipe(recipeID)!.name) // expect: unsafe-restored-value
    }
}
