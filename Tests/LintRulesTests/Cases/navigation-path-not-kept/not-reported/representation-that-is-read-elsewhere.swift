//- Navigation.swift
import SwiftUI
final class Navigation: ObservableObject {
    @Published var path = NavigationPath()
    func save() throws -> Data? { try path.codable.map(JSONEncoder().encode) }
}
//- Snapshot.swift
import SwiftUI
struct Snapshot: Codable {
    var paths: [String: NavigationPath.CodableRepresentation]
}
