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
        #expect(app.files.map(\.mentionsRestoration) == [true, false, true])
        let properties = app.propertiesMentioningRestoration { ["text", "title"].contains($0.name) }
        #expect(properties.map { "\($0.owner.name).\($0.fact.name) in \($0.location.path)" } == ["Note.title in Note.swift", "Note.text in PlainButStored.swift"])
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
        let calls = app.functions.filter { $0.fact.kind == .element }.map { app.sites(in: $0).compactMap(\.call?.name) }
        #expect(calls == [["first"], ["second"], ["third"]])
    }

    @Test func anArgumentMayBeHandedOverToBeChanged() {
        for text in ["func f() { load(&one, into: two) }", "//- Reader.m\nvoid f(void) { load(&one, two); }", "//- Reader.m\nvoid f(void) { [self load:&one into:two]; }"] {
            let call = app(text).functions[0].body.compactMap { $0.expressions.first }.compactMap { if case .call(let call) = $0.kind { call } else { nil } }[0]
            #expect(call.arguments.map(\.isReference) == [true, false], "\(text)")
            #expect(call.arguments.map(\.value.memberName) == ["one", "two"], "\(text)")
        }
    }
}
