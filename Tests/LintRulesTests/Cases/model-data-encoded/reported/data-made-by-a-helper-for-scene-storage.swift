import SwiftUI
@main struct A: App { var body: some Scene { WindowGroup { Root() } } }
struct Trip: Codable, Identifiable { let id: UUID; var name: String }
struct Root: View {
    @SceneStorage("cache") private var cache: Data?
    @State private var trips: [Trip] = []
    var body: some View {
        List(trips) { Text($0.name) }
            .task { if let cache { trips = decode(cache) } }
            .onChange(of: trips.count) { cache = encode(trips) } // expect: model-data-encoded
    }
    private func encode(_ t: [Trip]) -> Data? { try? JSONEncoder().encode(t) }
    private func decode(_ d: Data) -> [Trip] { (try? JSONDecoder().decode([Trip].self, from: d)) ?? [] }
}
