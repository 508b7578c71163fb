struct Recipe: Identifiable {
    let id = UUID()
    var name: String
}
struct Step: Identifiable, Codable {
    var id: String
}
struct Browser: View {
    let recipe: Recipe
    @Binding var steps: [Step]
    @SceneStorage("step") private var selected: String?
    var body: some View {
        List {
            ForEach($steps) { $recipe in
                Button("Step") { selected = recipe.id }
            }
        }
        Text(selected ?? recipe.name)
    }
}
