//- Recipe.swift
enum Route: String, Hashable, CaseIterable { case soup, salad }
//- Navigation.swift
import SwiftUI
@Observable final class Navigation {
    var path: NavigationPath
    private let file = URL.documentsDirectory.appending(path: "path")
    init() {
        if let data = try? Data(contentsOf: file),
            let saved = try? JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
        {
            path = NavigationPath(saved)
        } else {
            path = NavigationPath()
        }
    }
    func save() throws {
        guard let representation = path.codable else { return }
        let data = try JSONEncoder().encode(representation)
        try data.write(to: file)
    }
}
//- Cookbook.swift
import SwiftUI
struct Cookbook: View {
    @State private var navigation = Navigation()
    var body: some View {
        NavigationStack(path: $navigation.path) {
            List(Route.allCases, id: \.self) { route in
                NavigationLink(route.rawValue, value: route)
            }
            .navigationDestination(for: Int.self) { Text("\($0)") }
            .navigationDestination(for: Route.self) { Text($0.rawValue) } // expect: navigation-path-not-kept
        }
    }
}
