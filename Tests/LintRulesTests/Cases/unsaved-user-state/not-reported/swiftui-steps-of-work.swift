// A button and a menu begin some work, and what they set says how far it is.
import SwiftUI

@main
struct Photos: App {
    var body: some Scene {
        WindowGroup {
            PhotoView(photo: Photo(name: "Sea"))
        }
    }
}
struct Photo {
    let name: String
    func save() async -> Bool { true }
    func improve() async {}
}
enum Progress {
    case unsaved, saving, saved
}
struct PhotoView: View {
    let photo: Photo
    @SceneStorage("note") private var note = ""
    @State private var progress = Progress.unsaved
    @State private var isBusy = false
    var body: some View {
        TextField("Note", text: $note)
        Button("Save") {
            Task {
                progress = .saving
                if await photo.save() {
                    progress = .saved
                    DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
                        progress = .unsaved
                    }
                } else {
                    progress = .unsaved
                }
            }
        }
        switch progress {
        case .unsaved: Text("Not saved")
        case .saving: ProgressView()
        case .saved: Text("Saved")
        }
        Menu("Improve") {
            Button("Colours") {
                isBusy = true
                Task {
                    await photo.improve()
                    isBusy = false
                }
            }
        }
        if isBusy {
            ProgressView()
        }
    }
}
