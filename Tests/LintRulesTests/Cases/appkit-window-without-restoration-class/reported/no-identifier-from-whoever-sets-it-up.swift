import AppKit
@main
final class AppDelegate: NSObject, NSApplicationDelegate {
    @IBAction func newWindow(_ sender: Any?) {
        Windows.shared.open("rose")
    }
}
extension NSUserInterfaceItemIdentifier {
    static let product = NSUserInterfaceItemIdentifier("product")
}
final class ProductController: NSWindowController {
    private let name: String
    init(name: String) {
        self.name = name
        let window = NSWindow(contentRect: .zero, styleMask: [.titled, .closable], backing: .buffered, defer: false)
        super.init(window: window)
    }
    required init?(coder: NSCoder) { nil }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(name as NSString, forKey: "name")
    }
}
final class Restorer: NSObject, NSWindowRestoration {
    static func restoreWindow(
        withIdentifier identifier: NSUserInterfaceItemIdentifier, state: NSCoder,
        completionHandler: @escaping (NSWindow?, Error?) -> Void
    ) {
        guard identifier == .product, let name = state.decodeObject(of: NSString.self, forKey: "name") as String? else {
            completionHandler(nil, CocoaError(.featureUnsupported))
            return
        }
        completionHandler(Windows.shared.open(name).window, nil)
    }
}
final class Windows {
    static let shared = Windows()
    private var controllers: [ProductController] = []
    @discardableResult
    func open(_ name: String) -> ProductController {
        let controller = ProductController(name: name)
        setUp(controller.window!)
        controllers.append(controller)
        controller.showWindow(nil)
        return controller
    }
    private func setUp(_ window: NSWindow) {
        window.restorationClass = Restorer.self // expect: appkit-window-without-restoration-class
        window.title = "Product"
    }
}
