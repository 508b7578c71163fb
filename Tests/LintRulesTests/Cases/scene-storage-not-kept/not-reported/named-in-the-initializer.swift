import SwiftUI

struct Library: View {
    @SceneStorage("shelf") private var shelf: Int?
    @SceneStorage("row") private var row = 0
    @State private var shown: Int?
    private let open: (Library) -> Int?

    init(shelf: Int?) {
        _shown = State(initialValue: shelf)
        open = { $0.shelf }
    }

    init(row: Int) {
        _row = SceneStorage(wrappedValue: row, "row")
        _shown = State(initialValue: self.row)
        open = { $0.shelf }
    }

    var body: some View {
        Text("\(shown ?? shelf ?? row)")
        Button("Next") {
            shelf = (shown ?? 0) + 1
            row += 1
        }
    }
}
