import AppKit
import SwiftUI
final class List: NSViewController {
    override func loadView() {
        let stack = NSStackView()
        stack.setFrameSize(NSSize(width: 200, height: 400))
        view = stack
    }
}
final class Split: NSSplitViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        addSplitViewItem(NSSplitViewItem(viewController: List()))
    }
}
final class TranscriptController: NSWindowController {
    private lazy var list: List = { List() }()
    init() {
        let window = NSWindow(contentRect: .zero, styleMask: [.titled, .resizable], backing: .buffered, defer: false)
        super.init(window: window)
        window.setFrameAutosaveName("transcript")
        window.minSize = NSSize(width: 360, height: 260)
        contentViewController = list // expect: restored-too-early
    }
    required init?(coder: NSCoder) { nil }
}
final class MainController: NSWindowController {
    init() {
        let window = NSWindow(contentRect: .zero, styleMask: [.titled, .resizable], backing: .buffered, defer: false)
        super.init(window: window)
        window.setFrameAutosaveName("main")
    }
    required init?(coder: NSCoder) { nil }
    func install(_ controller: NSViewController) {
        window?.contentViewController = controller // expect: restored-too-early
    }
}
final class StatisticsController: NSWindowController {
    override func loadWindow() {
        window = NSWindow(contentRect: .zero, styleMask: [.titled, .resizable], backing: .buffered, defer: false)
        window?.setFrameAutosaveName("statistics")
    }
}
final class Delegate: NSObject, NSApplicationDelegate {
    private let main = MainController()
    private let statistics = StatisticsController()
    func applicationDidFinishLaunching(_ notification: Notification) {
        main.install(Split())
        main.showWindow(self)
    }
    @objc func showStatistics(_ sender: Any?) {
        let hosting = NSHostingController(rootView: Text("42"))
        statistics.contentViewController = hosting // expect: restored-too-early
        statistics.showWindow(sender)
    }
    func showHelp() {
        let help = NSWindow(contentRect: .zero, styleMask: [.titled, .resizable], backing: .buffered, defer: false)
        help.setFrameAutosaveName("help")
        help.contentViewController = List() // expect: restored-too-early
        help.makeKeyAndOrderFront(nil)
    }
}
