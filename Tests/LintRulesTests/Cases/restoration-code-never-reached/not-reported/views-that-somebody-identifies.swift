// One by itself, the other by its screen.
@main final class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
final class Sketch: UIViewController {
    private let canvas = Canvas()
    private let palette = Palette()
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "sketch"
        palette.restorationIdentifier = "palette"
    }
    required init?(coder: NSCoder) { nil }
}
final class Canvas: UIView {
    private var stroke = 2
    init() {
        super.init(frame: .zero)
        restorationIdentifier = "canvas"
    }
    required init?(coder: NSCoder) { nil }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(stroke, forKey: "stroke")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        stroke = coder.decodeInteger(forKey: "stroke")
    }
}
final class Palette: UIView {
    private var colour = 1
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(colour, forKey: "colour")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        colour = coder.decodeInteger(forKey: "colour")
    }
}
