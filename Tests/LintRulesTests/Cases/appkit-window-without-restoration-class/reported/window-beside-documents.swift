//- Profile.swift
import AppKit

class Profile: NSDocument {
    override func makeWindowControllers() {
        let editor = EditorWindowController()
        addWindowController(editor)
    }

    func edit() {
        let controller: NSWindowController
        if let first = windowControllers.first {
            controller = first
        } else {
            controller = EditorWindowController()
            addWindowController(controller)
        }
        controller.showWindow(self)
    }
}

//- EditorWindowController.swift
import AppKit

class EditorWindowController: NSWindowController {}

//- Preferences.swift
import AppKit

class Preferences: NSWindowController {
    init() {
        let window = NSWindow(contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: false)
        window.isRestorable = true // expect: appkit-window-without-restoration-class
        super.init(window: window)
    }

    required init?(coder: NSCoder) {
        fatalError()
    }
}
