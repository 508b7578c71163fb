struct Cookbook: View {
    @State private var path = NavigationPath()
    var body: some View {
        NavigationStack(path: $path) {
            NavigationLink("Soup", value: 1)
        }
        .onChange(of: path) { save() }
    }
    private func save() {
        let data = try? JSONEncoder().encode(path.codable) // expect: navigation-path-not-kept
        UserDefaults.standard.set(data, forKey: "path")
    }
}
