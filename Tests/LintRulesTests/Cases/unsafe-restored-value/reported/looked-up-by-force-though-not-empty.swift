import AppKit
@main
final class AppDelegate: NSObject, NSApplicationDelegate {
    let store = BoardStore()
    var boards: [BoardWindowController] = []
    func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool { true }
    func open(_ board: Board) -> BoardWindowController {
        let controller = BoardWindowController(board)
        boards.append(controller)
        return controller
    }
}
struct Board {
    let id: String
}
final class BoardStore {
    var boards: [Board] = []
    func board(id: String) -> Board? {
        boards.first { $0.id == id }
    }
}
final class BoardRestorer: NSObject, NSWindowRestoration {
    static func restoreWindow(
        withIdentifier identifier: NSUserInterfaceItemIdentifier, state: NSCoder,
        completionHandler: @escaping (NSWindow?, Error?) -> Void
    ) {
        guard let delegate = NSApp.delegate as? AppDelegate,
            let id = state.decodeObject(of: NSString.self, forKey: "board") as String?, !id.isEmpty
        else {
            completionHandler(nil, CocoaError(.fileNoSuchFile))
            return
        }
        completionHandler(delegate.open(board(id, in: delegate)).window, nil)
    }
    private static func board(_ id: String, in delegate: AppDelegate) -> Board {
        delegate.store.board(id: id)! // expect: unsafe-restored-value
    }
}
final class BoardWindowController: NSWindowController, NSWindowDelegate {
    private let board: Board
    init(_ board: Board) {
        self.board = board
        let window = NSWindow(contentRect: .zero, styleMask: [.titled, .closable], backing: .buffered, defer: true)
        window.identifier = NSUserInterfaceItemIdentifier("board")
        window.restorationClass = BoardRestorer.self
        super.init(window: window)
        window.delegate = self
    }
    required init?(coder: NSCoder) { nil }
    func window(_ window: NSWindow, willEncodeRestorableState state: NSCoder) {
        state.encode(board.id as NSString, forKey: "board")
    }
}
