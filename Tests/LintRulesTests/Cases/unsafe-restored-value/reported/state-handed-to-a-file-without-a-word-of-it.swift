//- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
//- SceneDelegate.swift
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var browser: BrowserViewController?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let browser = BrowserViewController(forOpening: [.plainText])
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = browser
        window.makeKeyAndVisible()
        self.window = window
        self.browser = browser
        if let state = session.stateRestorationActivity.flatMap(EditingState.init(activity:)) {
            Task { await browser.reopen(state) }
        }
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        browser?.editingState?.activity
    }
}
//- EditingState.swift
import Foundation

struct EditingState {
    static let activityType = "com.example.sketch.editing"

    var bookmark: Data
    var zoom: Double
    var layer: Int
}

extension EditingState {
    private enum Keys {
        static let bookmark = "bookmark"
        static let zoom = "zoom"
        static let layer = "layer"
    }

    init?(activity: NSUserActivity) {
        guard activity.activityType == Self.activityType,
              let bookmark = activity.userInfo?[Keys.bookmark] as? Data else { return nil }
        self.bookmark = bookmark
        zoom = activity.userInfo?[Keys.zoom] as? Double ?? 1
        layer = activity.userInfo?[Keys.layer] as? Int ?? 0
    }

    var activity: NSUserActivity {
        let activity = NSUserActivity(activityType: Self.activityType)
        activity.userInfo = [Keys.bookmark: bookmark, Keys.zoom: zoom, Keys.layer: layer]
        return activity
    }

    func resolveURL() -> URL? {
        var isStale = false
        return try! URL(resolvingBookmarkData: bookmark, bookmarkDataIsStale: &isStale) // expect: unsafe-restored-value
    }
}
//- BrowserViewController.swift
import UIKit
import UniformTypeIdentifiers

final class BrowserViewController: UIDocumentBrowserViewController {
    private var editor: EditorViewController? { presentedViewController as? EditorViewController }

    var editingState: EditingState? {
        guard let editor, let bookmark = try? editor.document.fileURL.bookmarkData() else { return nil }
        return EditingState(bookmark: bookmark, zoom: editor.zoom, layer: editor.layer)
    }

    @MainActor
    func reopen(_ state: EditingState) async {
        guard let url = state.resolveURL() else { return }
        let document = SketchDocument(fileURL: url)
        guard await document.open() else { return }
        let editor = EditorViewController(document: document)
        editor.zoom = state.zoom
        if editor.layers.indices.contains(state.layer) { editor.layer = state.layer }
        present(editor, animated: false)
    }
}

final class EditorViewController: UIViewController {
    let document: SketchDocument
    var zoom = 1.0
    var layer = 0
    var layers: [String] { document.text.components(separatedBy: "\n") }
    private let label = UILabel()

    init(document: SketchDocument) {
        self.document = document
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(label)
        label.text = layers.indices.contains(layer) ? layers[layer] : nil
    }
}
//- SketchDocument.swift
import UIKit

final class SketchDocument: UIDocument {
    var text = ""

    override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }

    override func load(fromContents contents: Any, ofType typeName: String?) throws {
        guard let data = contents as? Data else { throw CocoaError(.fileReadCorruptFile) }
        text = String(decoding: data, as: UTF8.self)
    }
}
//- Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
<key>CFBundleIdentifier</key><string>com.example.app</string>
<key>NSUserActivityTypes</key><array><string>com.example.sketch.editing</string></array>
<key>UIApplicationSceneManifest</key><dict><key>UIApplicationSupportsMultipleScenes</key><true/><key>UISceneConfigurations</key><dict><key>UIWindowSceneSessionRoleApplication</key><array><dict><key>UISceneConfigurationName</key><string>Default</string><key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string></dict></array></dict></dict>
</dict>
</plist>
