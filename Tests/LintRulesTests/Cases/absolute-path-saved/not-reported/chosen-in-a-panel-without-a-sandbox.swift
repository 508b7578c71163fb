//- App.swift
@main final class AppDelegate: NSObject, NSApplicationDelegate {
    private var controllers: [NSWindowController] = []
    @IBAction func openDocument(_ sender: Any?) {
        let panel = NSOpenPanel()
        panel.canChooseDirectories = true
        guard panel.runModal() == .OK, let folder = panel.url else { return }
        controllers.append(FolderController(folder: folder))
    }
}
//- FolderController.swift
final class FolderController: NSWindowController, NSWindowDelegate {
    private let folder: URL
    init(folder: URL) {
        self.folder = folder
        super.init(window: NSWindow(contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: true))
        window?.delegate = self
    }
    required init?(coder: NSCoder) { nil }
    func window(_ window: NSWindow, willEncodeRestorableState state: NSCoder) {
        state.encode(folder.path, forKey: "folder")
        state.encode(folder.lastPathComponent, forKey: "name")
    }
    func window(_ window: NSWindow, didDecodeRestorableState state: NSCoder) {
        let path = state.decodeObject(of: NSString.self, forKey: "folder") as String? ?? ""
        window.representedURL = URL(fileURLWithPath: path)
        window.title = state.decodeObject(of: NSString.self, forKey: "name") as String? ?? ""
    }
}
