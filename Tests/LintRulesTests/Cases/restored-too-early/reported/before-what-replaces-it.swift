// Restoring the chapter begins it anew, and the page is lost that was restored before.
//- Reader.swift
import UIKit
@main final class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
final class Reader: UIViewController {
    private var page = 0
    private var chapter = 0 {
        didSet {
            if chapter != oldValue { page = 0 }
        }
    }
    @IBAction func turn(_ sender: UIButton) {
        page += 1
        title = "\(chapter).\(page)"
    }
    @IBAction func skip(_ sender: UIButton) {
        chapter += 1
        title = "\(chapter).\(page)"
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(page, forKey: "page")
        coder.encode(chapter, forKey: "chapter")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        page = coder.decodeInteger(forKey: "page")
        chapter = coder.decodeInteger(forKey: "chapter") // expect: restored-too-early
        title = "\(chapter).\(page)"
    }
}
//- Editor.swift
import AppKit
final class Editor: NSViewController {
    private var language = "none"
    private var file: URL? {
        didSet { detect() }
    }
    private func detect() {
        language = file?.pathExtension ?? "none"
    }
    @IBAction func choose(_ sender: NSPopUpButton) {
        language = sender.titleOfSelectedItem ?? "none"
        invalidateRestorableState()
    }
    @IBAction func open(_ sender: NSPathControl) {
        file = sender.url
        invalidateRestorableState()
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(language, forKey: "language")
        coder.encode(file as NSURL?, forKey: "file")
    }
    override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
        language = coder.decodeObject(of: NSString.self, forKey: "language") as String? ?? "none"
        if let url = coder.decodeObject(of: NSURL.self, forKey: "file") as URL? {
            file = url // expect: restored-too-early
        }
        title = language
    }
}
