// A row that the menu bar's commands are told of is no longer chosen, and what a text view of AppKit's held is typed again.
import SwiftUI

@main struct DiaryApp: App {
    var body: some Scene { WindowGroup { Diary(entries: []) } }
}

struct Entry: Identifiable, Hashable {
    let id = ""
    let title = ""
}

extension FocusedValues {
    @Entry var entry: String?
}

struct Diary: View {
    let entries: [Entry]
    @SceneStorage("day") private var day = 0
    @State private var selected: String?  // expect: unsaved-user-state
    var body: some View {
        Stepper("Day", value: $day)
        List(entries, selection: $selected) { Text($0.title) }
            .focusedSceneValue(\.entry, selected)
        Letter()
    }
}

struct Letter: View {
    @State private var text = ""  // expect: unsaved-user-state
    var body: some View {
        Editor(text: $text)
        Button("Send") { send(text) }
    }
    private func send(_ text: String) { print(text) }
}

struct Editor: NSViewRepresentable {
    @Binding var text: String
    func makeNSView(context: Context) -> NSTextView { NSTextView() }
    func updateNSView(_ view: NSTextView, context: Context) { view.string = text }
}
