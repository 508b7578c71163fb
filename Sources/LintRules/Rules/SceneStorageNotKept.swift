import AppModel

extension Rule {
    static let sceneStorageNotKept = Rule(
        id: "scene-storage-not-kept",
        summary: "Scene storage is in no view or app that keeps it, read or written at the wrong time, overwritten, or bound to no tag.",
        why: "The value is its default again after every relaunch, or what it was when the screen was opened.",
        help: "Declare it in the view, and bind it to what changes or write it in `onChange(of:)`.",
        rationale: """
            SwiftUI connects `@SceneStorage` with a scene where a view has it. In a class, such as a view's model, each read gives the \
            default and nothing is written; and so it is in the view's initializer, which runs before. And it keeps what it was given \
            last: a model that is encoded once, as the screen appears, comes back as it was then. What is written as the screen \
            disappears is written too late where the system ends the app in the background, for the screen is still there. What the view \
            sets whenever it appears takes the place of what was kept. And a published property tells of a change before it is made, so \
            that whoever asks the model then keeps what was before.
            """,
        limits: """
            Structures are no views that list nothing or what values are made of, such as `Codable`. In initializers closures may run \
            later, and what the initializer sets itself is left out. Written once means that all writes stand in closures of `onAppear` or \
            `task`, or as a note `onDisappear`, behind the whole body, in no loop, of state of the view that it binds or assigns \
            elsewhere, and that nothing else shares the key or keeps that state. Of a model's members, those count that are encoded by \
            themselves or with the whole model, or that what is written asks for. Overwritten means that the whole body's `onAppear` or \
            `task` always sets it, itself or by a method, to a literal, a case or what it begins with, though the view changes it \
            elsewhere, on the same platform where a `#if` tells these apart, and that nothing that appears, no view of the project's and \
            no other property has what was kept. Tabs and options count where each surely has no tag, or one of another type; numbers may \
            count those without one. An app keeps none where a delegate's class begins it, and nothing adopts `App`, `Scene` or a hosting \
            scene's delegate. A raw value that calls `encode(self)` never ends, but for an `encode(to:)` of the type's own.
            """,
        switchOff: "For a value that is meant to be taken once.",
        severity: .warning,
        facts: ["I8", "I11", "I14", "I18", "I19", "I20"],
        examples: [
            .bad("""
                final class ReaderModel: ObservableObject {
                    @SceneStorage("page") var page = 0 // expect: scene-storage-not-kept
                }
                struct Reader: View {
                    @StateObject private var model = ReaderModel()
                    var body: some View { Stepper("Page", value: $model.page) }
                }
                """),
            .bad("""
                struct Browser: View {
                    @SceneStorage("path") private var saved: Data?
                    @State private var path: [Int] = []
                    var body: some View {
                        NavigationStack(path: $path) { List(0..<9) { NavigationLink("Row", value: $0) } }
                            .onAppear {
                                if let saved { path = (try? JSONDecoder().decode([Int].self, from: saved)) ?? [] }
                                saved = try? JSONEncoder().encode(path) // expect: scene-storage-not-kept
                            }
                    }
                }
                """),
            .bad("""
                enum Tab: String { case home, search }
                struct Shop: View {
                    @SceneStorage("tab") private var tab = Tab.home
                    var body: some View {
                        TabView(selection: $tab) {
                            Text("Home").tag(Tab.home)
                            Text("Search").tag(Tab.search)
                        }
                        .onAppear { tab = .home } // expect: scene-storage-not-kept
                    }
                }
                """),
            .instead("""
                struct Browser: View {
                    @SceneStorage("path") private var saved: Data?
                    @State private var path: [Int] = []
                    var body: some View {
                        NavigationStack(path: $path) { List(0..<9) { NavigationLink("Row", value: $0) } }
                            .onAppear {
                                if let saved { path = (try? JSONDecoder().decode([Int].self, from: saved)) ?? [] }
                            }
                            .onChange(of: path) { saved = try? JSONEncoder().encode(path) }
                    }
                }
                """),
            .good("""
                // Nobody changes what is taken, and a modifier is installed as a view is.
                struct Greeting: View {
                    @SceneStorage("opened") private var opened = ""
                    @State private var name = "start"
                    var body: some View {
                        Text(opened + name).onAppear { opened = name }
                    }
                }
                struct Zoom: ViewModifier {
                    @SceneStorage("zoom") private var zoom = 1.0
                    func body(content: Content) -> some View { content.onTapGesture { zoom *= 2 } }
                }
                """),
        ]
    ) { app, silences in
        app.sceneStorageOutsideViews().map { property in
            Finding(
                at: property.location,
                "scene storage '\(property.fact.name)' of '\(property.owner.name)' is in no view: it always has its default",
                symbol: property.owner.name + "." + property.fact.name,
                help: "Declare it in the view that shows it, and hand the value over or take a binding of it.")
        }
            + app.sceneStorageInOtherApps(&silences).map { property in
                Finding(
                    at: property.location,
                    "scene storage '\(property.fact.name)' of '\(property.owner.name)' is kept nowhere: the app that shows the view begins "
                        + "with a delegate, and not with an 'App' of SwiftUI's",
                    // One report, of what SwiftUI says itself.
                    symbol: property.owner.name + "." + property.fact.name, severity: .note,
                    help: "Keep it in the activity of the scene, or with AppKit in the state of the window, and hand it to the view.")
            }
            + app.selfEncodingRawValues().map { found in
                Finding(
                    at: found.function.location(found.range),
                    "raw value of '\(found.type.name)' is made by encoding the whole, which is encoded as its raw value: "
                        + "keeping it never ends",
                    symbol: found.function.symbol,
                    help: "Write `encode(to:)` and `init(from:)` for '\(found.type.name)', or encode what it holds.",
                    notes: [Note(at: found.property.location, "this is to be kept with the scene")])
            }
            + app.sceneStorageReadWhileMade().map { read in
                Finding(
                    at: read.function.location(read.range),
                    "scene storage '\(read.property.fact.name)' of '\(read.property.owner.name)' is read while the view is made: "
                        + "it has its default there, whatever was kept",
                    symbol: read.function.symbol,
                    help: "Ask for it in 'body', or as the view appears: the scene's value is there by then.")
            }
            + app.sceneStorageWrittenOnce(&silences).map { storage in
                Finding(
                    at: storage.location,
                    "scene storage '\(storage.property.fact.name)' of '\(storage.property.owner.name)' is written only as the view "
                        + (storage.isWrittenAtEnd
                            ? "disappears: changes of '\(storage.source)' are lost where the app ends before"
                            : "appears: later changes of '\(storage.source)' are lost"),
                    symbol: storage.property.owner.name + "." + storage.property.fact.name, severity: storage.isWrittenAtEnd ? .note : nil,
                    help: "Write it in `onChange(of:)` too, or wherever '\(storage.source)' changes.",
                    notes: [Note(at: storage.change, "'\(storage.source)' changes here")])
            }
            + app.sceneStorageWrittenBefore(&silences).map { storage in
                Finding(
                    at: storage.location,
                    "scene storage '\(storage.property.fact.name)' of '\(storage.property.owner.name)' gets the value that "
                        + "'\(storage.source)' had before: a published property tells of a change before it is made",
                    symbol: storage.property.owner.name + "." + storage.property.fact.name,
                    help: "Make it of the value that the closure gets, or write it in `onChange(of:)`.",
                    notes: [Note(at: storage.publisher, "'\(storage.model.name)' tells of the change here")])
            }
            + app.overwrittenSceneStorage(&silences).map { storage in
                Finding(
                    at: storage.location,
                    "scene storage '\(storage.property.fact.name)' of '\(storage.property.owner.name)' is set to the same value each time "
                        + "the view appears\(storage.platform.map { " on \($0)" } ?? ""): what was kept is lost",
                    symbol: storage.property.owner.name + "." + storage.property.fact.name,
                    help: "Begin with this value where the property is declared, and leave it alone as the view appears.",
                    notes: [Note(at: storage.change, "what it is given here is kept in vain")])
            }
            + app.untaggedChoices(&silences).map { choice in
                let type = choice.type.description
                let shown = choice.control == "TabView" ? "tabs that" : "a picker whose options"
                let tags = choice.tag.map { "they are tagged '\($0.type.description)', not '\(type)'" } ?? "none has a tag"
                return Finding(
                    at: choice.location,
                    "scene storage '\(choice.property.fact.name)' of '\(choice.property.owner.name)' is bound to \(shown) stand for none "
                        + "of its values: \(tags)",
                    symbol: choice.property.owner.name + "." + choice.property.fact.name,
                    help: "Give each a `tag` of type '\(type)'.",
                    notes: choice.tag.map { [Note(at: $0.location, "what stands for it is '\($0.type.description)'")] } ?? [])
            }
    }
}
