// Which files are offered is over with the picker.
import SwiftUI
@main struct Shelf: App {
    var body: some Scene {
        WindowGroup { Disks() }
    }
}
struct Disks: View {
    @SceneStorage("filter") private var filter = ""
    @State private var isPicking = false
    @State private var isFolder = false
    var body: some View {
        VStack {
            TextField("Filter", text: $filter)
            Menu("Open") {
                Button("Folder…") {
                    isFolder = true
                    isPicking = true
                }
                Button("Disk…") {
                    isFolder = false
                    isPicking = true
                }
            }
        }
        .fileImporter(isPresented: $isPicking, allowedContentTypes: isFolder ? [.folder] : [.diskImage]) { result in
            if isFolder { open(result) } else { mount(result) }
        }
    }
    private func open(_ result: Result<URL, Error>) {}
    private func mount(_ result: Result<URL, Error>) {}
}
