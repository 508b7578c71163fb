// What the view only loads begins it, one model is another's, and one tells of all.
//- Board.swift
final class Board: ObservableObject {
    @Published var columns: [String] = []
    func load() { columns = ["a"] }
}
struct Size { var width = 0.0 }
//- BoardController.swift
final class BoardController: NSWindowController {
    let board = Board()
    let other = Board()
    func fill() {
        window?.contentView = NSHostingView(rootView: BoardView(board: board))
        window?.contentViewController = NSHostingController(rootView: ListView(board: other))
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(board.columns, forKey: "columns")
    }
    override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
        board.columns = coder.decodeArrayOfObjects(ofClass: NSString.self, forKey: "columns") as? [String] ?? []
    }
}
struct BoardView: View {
    @ObservedObject var board: Board
    var body: some View {
        List(board.columns, id: \.self) { Text($0) }.onAppear { board.load() }
    }
}
struct ListView: View {
    @ObservedObject var board: Board
    var body: some View {
        Button("Clear") { board.columns.removeAll() }
    }
}
//- Telling.swift
final class Wall: ObservableObject {
    @Published var notes: [String] = []
}
final class WallController: NSWindowController {
    let wall = Wall()
    private var changes: AnyCancellable?
    override func windowDidLoad() {
        super.windowDidLoad()
        window?.contentView = NSHostingView(rootView: WallView(wall: wall))
        changes = wall.objectWillChange.sink { [weak self] in self?.invalidateRestorableState() }
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(wall.notes, forKey: "notes")
    }
    override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
        wall.notes = coder.decodeArrayOfObjects(ofClass: NSString.self, forKey: "notes") as? [String] ?? []
    }
}
struct WallView: View {
    @ObservedObject var wall: Wall
    var body: some View {
        Button("Pin") { wall.notes.append("new") }
    }
}
