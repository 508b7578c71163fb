// The view is handed the model, and changes it further on.
//- Board.swift
final class Board: ObservableObject {
    @Published var columns: [String] = ["a"]
    @Published var filter = ""
    @Published private(set) var zoom = 1.0
    func add(_ name: String) { columns.append(name) }
    func zoomIn() { zoom *= 2 }
}
//- BoardController.swift
final class BoardController: NSWindowController, NSWindowDelegate {
    let board = Board()
    init() {
        let window = NSWindow(contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: true)
        super.init(window: window)
        window.delegate = self
        window.restorationClass = BoardRestorer.self
        window.identifier = NSUserInterfaceItemIdentifier("board")
        window.contentView = NSHostingView(rootView: BoardView(board: board))
        window.toolbar?.delegate = ZoomBar(zooming: board)
    }
    required init?(coder: NSCoder) { nil }
    func window(_ window: NSWindow, willEncodeRestorableState state: NSCoder) {
        guard let data = try? JSONEncoder().encode(board.columns) else { return }
        state.encode(data as NSData, forKey: "columns") // expect: appkit-state-not-invalidated
        state.encode(board.filter as NSString, forKey: "filter") // expect: appkit-state-not-invalidated
        state.encode(board.zoom, forKey: "zoom") // expect: appkit-state-not-invalidated
    }
    func window(_ window: NSWindow, didDecodeRestorableState state: NSCoder) {
        let data = state.decodeObject(of: NSData.self, forKey: "columns") as Data? ?? Data()
        board.columns = (try? JSONDecoder().decode([String].self, from: data)) ?? []
        board.filter = state.decodeObject(of: NSString.self, forKey: "filter") as String? ?? ""
        show(state.decodeDouble(forKey: "zoom"))
    }
    private func show(_ zoom: Double) { window?.contentView?.layer?.contentsScale = zoom }
}
final class BoardRestorer: NSObject, NSWindowRestoration {
    static func restoreWindow(
        withIdentifier identifier: NSUserInterfaceItemIdentifier, state: NSCoder, completionHandler: @escaping (NSWindow?, Error?) -> Void
    ) {
        completionHandler(BoardController().window, nil)
    }
}
//- BoardView.swift
struct BoardView: View {
    @ObservedObject var board: Board
    var body: some View {
        VStack {
            TextField("Filter", text: $board.filter)
            AddButton(target: board)
        }
    }
}
struct AddButton: View {
    let target: Board
    var body: some View {
        Button("Add", action: addOne)
    }
    private func addOne() { target.add("new") }
}
//- ZoomBar.swift
final class ZoomBar: NSObject, NSToolbarDelegate {
    private let model: Board
    init(zooming board: Board) {
        model = board
    }
    @objc func zoom(_ sender: Any) { model.zoomIn() }
}
