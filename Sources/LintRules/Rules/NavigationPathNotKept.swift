import AppModel

extension Rule {
    static let navigationPathNotKept = Rule(
        id: "navigation-path-not-kept",
        summary: "A navigation path is saved that cannot be encoded, or that nothing makes again.",
        why: "The user is back on the first screen after a relaunch.",
        help: "Let what goes onto the path adopt `Codable`, and make the path from a `NavigationPath.CodableRepresentation`.",
        rationale: """
            `NavigationPath` hides of which types its values are. What can be saved is its `codable` representation, which is nil as long \
            as a value on it is not `Codable`, and nobody is told. A representation is decoded as one: what it holds is not the list of \
            the values.
            """,
        limits: """
            A type counts as on the path where a stack that is bound to it shows values of the type with `navigationDestination(for:)`, in \
            the same body, and where it lists nothing and has no macro that could let it be encoded; or where code appends what is of a \
            type parameter, or whatever is `Hashable`, that need not be `Codable`, or a link shows it, in an app whose stacks all have a \
            saved path. A path counts as saved where its representation is asked for by a function that encodes, and as never made again \
            where no source names a representation and all paths are made empty or from lists.
            """,
        switchOff: "Where the representation is encoded for something else than to come back.",
        severity: .warning,
        facts: ["I12", "I30"],
        examples: [
            .bad("""
                struct Recipe: Hashable { let id: Int }
                final class Navigation: ObservableObject {
                    @Published var path = NavigationPath()
                    func save() throws -> Data? { try path.codable.map(JSONEncoder().encode) }
                    func restore(_ data: Data) throws {
                        path = NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
                    }
                }
                struct Cookbook: View {
                    @StateObject private var navigation = Navigation()
                    var body: some View {
                        NavigationStack(path: $navigation.path) {
                            NavigationLink("Soup", value: Recipe(id: 1))
                                .navigationDestination(for: Recipe.self) { Text("\\($0.id)") } // expect: navigation-path-not-kept
                        }
                    }
                }
                """),
            .bad("""
                final class Navigation: ObservableObject {
                    @Published var path = NavigationPath()
                    func save() {
                        guard let saved = path.codable else { return } // expect: navigation-path-not-kept
                        UserDefaults.standard.set(try? JSONEncoder().encode(saved), forKey: "path")
                    }
                    func restore() {
                        guard let data = UserDefaults.standard.data(forKey: "path"),
                            let saved = try? JSONDecoder().decode([Int].self, from: data)
                        else { return }
                        path = NavigationPath(saved)
                    }
                }
                """),
            .instead("""
                struct Recipe: Hashable, Codable { let id: Int }
                final class Navigation: ObservableObject {
                    @Published var path = NavigationPath()
                    func save() throws -> Data? { try path.codable.map(JSONEncoder().encode) }
                    func restore(_ data: Data) throws {
                        path = NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
                    }
                }
                struct Cookbook: View {
                    @StateObject private var navigation = Navigation()
                    var body: some View {
                        NavigationStack(path: $navigation.path) {
                            NavigationLink("Soup", value: Recipe(id: 1))
                                .navigationDestination(for: Recipe.self) { Text("\\($0.id)") }
                        }
                    }
                }
                """),
            .good("""
                // What a sheet shows on a stack of its own is not on the path.
                struct Filter: Hashable { let name: String }
                struct Cookbook: View {
                    @SceneStorage("path") private var saved: Data?
                    @State private var path = NavigationPath()
                    var body: some View {
                        NavigationStack(path: $path) {
                            NavigationLink("Soup", value: 1)
                                .sheet(isPresented: .constant(false)) {
                                    NavigationStack { Text("").navigationDestination(for: Filter.self) { Text($0.name) } }
                                }
                        }
                        .onChange(of: path) { saved = try? path.codable.map(JSONEncoder().encode) }
                        .task { if let saved { path = (try? decode(saved)) ?? path } }
                    }
                    private func decode(_ data: Data) throws -> NavigationPath {
                        NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
                    }
                }
                """),
        ]
    ) { app, silences in
        app.navigationPathsNotKept(&silences).map { path in
            let note = Note(at: path.saved, "the path is saved here")
            return switch path.cause {
            case .uncodable(let type):
                Finding(
                    at: path.location,
                    "path '\(path.path)' takes '\(type.name)', which is not Codable: as long as one is on it, nothing of the path is saved",
                    symbol: path.function.symbol, help: "Let '\(type.name)' adopt `Codable`, or put its identifier onto the path.",
                    notes: [Note(at: type.location, "'\(type.name)' is declared here"), note])
            case .takenForUncodable(let type):
                Finding(
                    at: path.location,
                    "path '\(path.path)' takes a '\(type)'\(path.function.phrase("from")), which need not be Codable, and is not taken for it: "
                        + "as long as one is on it, nothing of the path is saved",
                    symbol: path.function.symbol, help: "Ask for `Hashable & Codable` where the type is left to others.", notes: [note])
            case .neverRead:
                Finding(
                    at: path.location,
                    "path '\(path.path)' is saved\(path.function.phrase("by")), and nothing makes one of its representation",
                    symbol: path.function.symbol,
                    help: "Decode a `NavigationPath.CodableRepresentation`, and make the path from it.")
            }
        }
    }
}
