// The sheet lets the user pick a file, and walking through folders there moves the tab beneath.
//- Library.swift
import SwiftUI
@main struct Reading: App {
    var body: some Scene { WindowGroup { Root() } }
}
struct Library: View {
    @SceneStorage("folder") private var folder = "" // expect: scene-storage-key-clash
    var onSelect: ((String) -> Void)?
    var body: some View {
        VStack {
            Text(folder)
            ForEach(["a", "b"], id: \.self) { name in
                Button(name) { folder = name }
            }
        }
    }
}
//- Root.swift
import SwiftUI
struct Root: View {
    @State private var isPicking = false
    @State private var picked = ""
    var body: some View {
        TabView {
            Library()
            Button(picked) { isPicking = true }
        }
        .sheet(isPresented: $isPicking) {
            Library { file in picked = file }
        }
    }
}
