//- Routes.swift
struct Recipe: Hashable { let id: Int }
protocol Saved: Codable {}
struct Soup: Hashable, Saved { let id: Int }
@Coded struct Salad: Hashable { let id: Int }
struct Bread: Hashable, ThirdPartyRoute { let id: Int }
struct Cake: Hashable { let id: Int }
//- Recipe+Codable.swift
extension Recipe: Codable {}
//- Navigation.swift
import SwiftUI
final class Navigation: ObservableObject {
    @Published var path = NavigationPath()
    @Published var list: [Cake] = []
    func save() throws -> Data? { try path.codable.map(JSONEncoder().encode) }
    func restore(_ data: Data) throws {
        path = NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
    }
}
struct Cookbook: View {
    @StateObject private var navigation = Navigation()
    @State private var other = NavigationPath()
    var body: some View {
        HStack {
            NavigationStack(path: $navigation.path) {
                NavigationLink("Soup", value: Soup(id: 1))
                    .navigationDestination(for: Recipe.self) { Text("\($0.id)") }
                    .navigationDestination(for: Soup.self) { Text("\($0.id)") }
                    .navigationDestination(for: Salad.self) { Text("\($0.id)") }
                    .navigationDestination(for: Bread.self) { Text("\($0.id)") }
                    .sheet(isPresented: .constant(false)) {
                        Text("").navigationDestination(for: Cake.self) { Text("\($0.id)") }
                    }
            }
            NavigationStack(path: $other) {
                Text("").navigationDestination(for: Cake.self) { Text("\($0.id)") }
            }
            NavigationStack(path: $navigation.list) {
                Text("").navigationDestination(for: Cake.self) { Text("\($0.id)") }
            }
        }
    }
}
