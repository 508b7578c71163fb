//- Profile.swift
import AppKit

/// Its file mentions nothing of restoration.
class Profile: NSDocument {
    override func makeWindowControllers() {
        let editor = EditorWindowController()
        addWindowController(editor)
    }
}

//- EditorWindowController.swift
import AppKit

class EditorWindowController: NSWindowController {
    init() {
        let window = NSWindow(contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: false)
        window.isRestorable = true
        super.init(window: window)
    }

    required init?(coder: NSCoder) {
        fatalError()
    }
}
