//- App.swift
import SwiftUI

@main struct NotesApp: App {
    var body: some Scene { WindowGroup { NotesView() } }
}

struct NotesView: View {
    @SceneStorage("note") private var selected = ""
    let folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
    func open(_ index: Int) {
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        selected = files[index].lastPathComponent
    }
    var body: some View { Button(selected) { open(0) } }
}
