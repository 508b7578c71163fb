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
}
