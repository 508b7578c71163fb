//- Controllers.swift
import AppKit
class List: NSViewController {
    override func loadView() {
        view = NSView(frame: NSRect(x: 0, y: 0, width: 200, height: 400))
    }
}
final class FirstController: NSWindowController {
    init() {
        let window = NSWindow(contentRect: .zero, styleMask: [.titled, .resizable], backing: .buffered, defer: false)
        super.init(window: window)
        contentViewController = List()
        window.setFrameAutosaveName("first")
    }
    required init?(coder: NSCoder) { nil }
}
final class FittingController: NSWindowController {
    override func loadWindow() {
        window = NSWindow(contentRect: .zero, styleMask: [.titled, .resizable], backing: .buffered, defer: false)
        window?.setFrameAutosaveName("fitting")
    }
}
// Nobody resizes this one.
final class SmallController: NSWindowController {
    init() {
        let window = NSWindow(contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: false)
        super.init(window: window)
        window.setFrameAutosaveName("small")
        contentViewController = List()
    }
    required init?(coder: NSCoder) { nil }
}
// While it is shown, the user chooses what it shows.
final class PaneController: NSWindowController {
    init() {
        let window = NSWindow(contentRect: .zero, styleMask: [.titled, .resizable], backing: .buffered, defer: false)
        super.init(window: window)
        window.setFrameAutosaveName("panes")
    }
    required init?(coder: NSCoder) { nil }
    @objc func choose(_ sender: Any?) {
        contentViewController = List()
    }
}
final class Delegate: NSObject, NSApplicationDelegate {
    private let fitting = FittingController()
    private let panes = PaneController()
    func applicationDidFinishLaunching(_ notification: Notification) {
        fitting.contentViewController = Fitting(fitting)
        fitting.showWindow(self)
        panes.showWindow(self)
    }
    func showHelp() {
        let help = NSWindow(contentRect: .zero, styleMask: [.titled, .resizable], backing: .buffered, defer: false)
        help.setFrameAutosaveName("help")
        help.contentViewController = List()
        help.setFrameUsingName("help")
        help.makeKeyAndOrderFront(nil)
    }
    func showSized() {
        let sized = NSWindow(contentRect: .zero, styleMask: [.titled, .resizable], backing: .buffered, defer: false)
        sized.setFrameAutosaveName("sized")
        let list = List()
        list.view.frame = sized.contentLayoutRect
        sized.contentViewController = list
        sized.makeKeyAndOrderFront(nil)
    }
}
//- Fitting.swift
import AppKit
// It takes the size of the window.
final class Fitting: NSViewController {
    init(_ controller: NSWindowController) {
        super.init(nibName: nil, bundle: nil)
        if let size = controller.window?.frame.size {
            view.frame = NSRect(origin: .zero, size: size)
        }
    }
    required init?(coder: NSCoder) { nil }
    override func loadView() {
        view = NSView()
    }
}
