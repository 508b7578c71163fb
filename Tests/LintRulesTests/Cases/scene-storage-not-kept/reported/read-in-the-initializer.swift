import SwiftUI

struct Library: View {
    @SceneStorage("shelf") private var shelf: Int?
    @State private var shown: Int?

    init() {
        _shown = State(initialValue: shelf) // expect: scene-storage-not-kept
    }

    var body: some View {
        Text("\(shown ?? 0)")
        Button("Next") {
            shelf = (shown ?? 0) + 1
            shown = shelf
        }
    }
}
