import AppModel

extension Rule {
    static let volatileIdentifierSaved = Rule(
        id: "volatile-identifier-saved",
        summary: "What is saved to find an object again is another value in each launch.",
        why: "After a relaunch nothing has the saved identifier, and what the user had open or selected is not found.",
        help: "Save what the object is stored with, such as its key, or keep the identifier with the object's data.",
        rationale: """
            `let id = UUID()` tells the rows of a list apart while the app runs. The next launch makes the same rows again, and each \
            begins with a new value, so the one that was saved belongs to none of them. The same goes for `hashValue`, which has another \
            seed in each launch, and a managed object that nobody has saved yet has a temporary identifier. What is to be found later \
            needs an identifier that comes from the data.
            """,
        limits: """
            Speaks of values that go into restorable state, the activity of a scene or scene storage, name rows, or that a type writes in \
            its own `encode(to:)` which is saved there whole, and of what tells the rows, tags and links of a selection that scene \
            storage is bound to. A property counts where each object makes its value and nobody gives it another: with `UUID()` behind \
            it, set so by every initializer of a type that is not decoded, be it by default, or a getter that returns one. The type has \
            to be `Identifiable`, or a structure or class that the app keeps lists of; screens, views and the classes of databases are \
            left alone, and where other members of such an object, or its row in a list, are saved beside it, it may be told by those. \
            Where nothing is seen to compare it, it may name something else than the object: a note. A managed object's identifier counts \
            where a controller saves it of a property that is given a new object, and neither whoever makes it and shows it saves, nor \
            the controller but as it goes or a button says so, nor the app as it leaves the foreground.
            """,
        switchOff: "Where what is saved is meant to be good for the running app only.",
        severity: .warning,
        facts: ["C20", "C21"],
        examples: [
            .bad("""
                struct Recipe: Identifiable {
                    let id = UUID()
                    var name: String
                }
                struct Browser: View {
                    let recipes: [Recipe]
                    @SceneStorage("recipe") private var selected: String?
                    var body: some View {
                        List(recipes) { recipe in
                            Button(recipe.name) { selected = recipe.id.uuidString } // expect: volatile-identifier-saved
                        }
                        Text(recipes.first { $0.id.uuidString == selected }?.name ?? "None")
                    }
                }
                """),
            .bad("""
                enum Filter: String { case all, unread }
                class Reader: UIViewController {
                    var filter = Filter.all
                    var current = 0
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        coder.encode(filter.hashValue, forKey: "filter") // expect: volatile-identifier-saved
                    }
                    override func decodeRestorableState(with coder: NSCoder) {
                        super.decodeRestorableState(with: coder)
                        current = coder.decodeInteger(forKey: "filter")
                    }
                }
                """),
            .instead("""
                struct Recipe: Identifiable {
                    let id: Int
                    var name: String
                }
                struct Browser: View {
                    let recipes: [Recipe]
                    @SceneStorage("recipe") private var selected: Int?
                    var body: some View {
                        List(recipes) { recipe in
                            Button(recipe.name) { selected = recipe.id }
                        }
                        Text(recipes.first { $0.id == selected }?.name ?? "None")
                    }
                }
                """),
            .good("""
                // The identifier comes from the data.
                struct Recipe: Identifiable, Codable {
                    var id = UUID()
                    var name: String
                }
                struct Browser: View {
                    let recipes: [Recipe]
                    @SceneStorage("recipe") private var selected: String?
                    var body: some View {
                        List(recipes) { recipe in
                            Button(recipe.name) { selected = recipe.id.uuidString }
                        }
                        Text(recipes.first { $0.id.uuidString == selected }?.name ?? "None")
                    }
                }
                """),
        ]
    ) { app, silences in
        let temporary = app.temporaryIdentifiers(&silences).map { saved in
            let key = saved.key.map { " under '\($0)'" } ?? ""
            return Finding(
                at: saved.location,
                "the identifier of a '\(saved.model.name)' is saved\(key)\(saved.saver.phrase("by")), which may be shown with a new one: that has none yet",
                symbol: saved.saver.symbol,
                help: "Save the new object before it is shown, or call `obtainPermanentIDs(for:)`, and save as the app leaves the screen.",
                notes: [Note(at: saved.made, "a new one is made here, and shown unsaved")])
        }
        return temporary + app.volatileIdentifiers(&silences).map { saved in
            let key = saved.key.map { " under '\($0)'" } ?? ""
            let what =
                switch saved.kind {
                case .property(let name, let owner): "property '\(name)' of '\(owner.name)' is saved\(key), and is new in each launch"
                case .hash: "a hash value is saved\(key), and is another one in each launch"
                }
            return Finding(at: saved.location, what, symbol: saved.symbol, severity: saved.isLookedUp ? nil : .note)
        }
    }
}
