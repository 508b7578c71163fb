import Testing

@testable import AppModel

struct PropertyTests {
    @Test func propertiesAreAskedForInFilesThatMentionRestoration() {
        let app = app("""
            //- Plain.swift
            struct Draft { @State var text = "" }
            //- PlainButStored.swift
            struct Note { @SceneStorage("text") var text = "" }
            //- Note.swift
            extension Note { @SceneStorage("title") static var title = "" }
            extension String { var title: String { self } }
            """)
        #expect(app.program.files.map(\.mentionsRestoration) == [true, false, true])
        let properties = app.program.propertiesMentioningRestoration { ["text", "title"].contains($0.name) }
        #expect(properties.map { "\($0.owner.name).\($0.fact.name) in \($0.location.path)" } == ["Note.title in Note.swift", "Note.text in PlainButStored.swift"])
    }

    @Test func sceneStorageKeepsAPropertyUnderItsKey() {
        let app = app("""
            enum Keys { static let page = "page" }
            struct Reader: View {
                @SceneStorage("title") private var title = ""
                @SceneStorage(wrappedValue: 1, Keys.page) @MainActor var page: Int?
                @SceneStorage(storageKey: .mode) var mode = 0
                @SceneStorage var zoom: Double
                @AppStorage("size") var size = 1
                #if os(macOS)
                    @SceneStorage("side") var side = true
                #endif
            }
            """)
        let stored = app.sceneStorageProperties().map { "\($0.property.fact.name): \($0.type.description) under \($0.key.text ?? "?")" }
        #expect(stored == ["title: String under title", "page: Int? under page", "side: Bool under side"])
    }

    @Test func viewsOfOneSceneAreSeenToBe() {
        func sharing(_ scenes: String, _ body: String = "EmptyView()") -> Bool {
            let app = app("""
                @main struct Journal: App { var body: some Scene { \(scenes) } }
                struct Sidebar: View {
                    @SceneStorage("row") var row = 0
                    var body: some View { \(body) }
                }
                struct Detail: View { @SceneStorage("row") var row = 0 }
                """)
            let properties = app.sceneStorageProperties().map(\.property)
            return app.shareScene(properties[0], properties[1])
        }
        #expect(sharing("WindowGroup { Main() }"))
        #expect(!sharing("""
            WindowGroup { Main() }
            Settings { Detail() }
            """))
        #expect(sharing("""
            WindowGroup { Main() }
            Settings { Preferences() }
            """, "Detail()"))
        #expect(!sharing("Main()"))
    }

    @Test func theAccessorsOfASubscriptAreFunctions() {
        let app = app("""
            extension NSUserActivity {
                subscript(key: String) -> Any? {
                    get { first(key) }
                    set { second(newValue) }
                }
                static subscript(index: Int) -> Int { third() }
            }
            """)
        let calls = app.program.functions.filter { [.element, .elementSetter].contains($0.fact.kind) }.map { app.sites(in: $0).compactMap(\.call?.name) }
        #expect(calls == [["first"], ["second"], ["third"]])
    }

    @Test func anArgumentMayBeHandedOverToBeChanged() {
        for text in ["func f() { load(&one, into: two) }", "//- Reader.m\nvoid f(void) { load(&one, two); }", "//- Reader.m\nvoid f(void) { [self load:&one into:two]; }"] {
            let call = app(text).program.functions[0].body.compactMap { $0.expressions.first }.compactMap { if case .call(let call) = $0.kind { call } else { nil } }[0]
            #expect(call.arguments.map(\.isReference) == [true, false], "\(text)")
            #expect(call.arguments.map(\.value.memberName) == ["one", "two"], "\(text)")
        }
    }
}
