// A getter that finds a value once, a closure that runs at once, another object of the class.
import SwiftUI
class Canvas: NSWindowController {
    var cached: String?
    var zoom = 1.0
    var tool = 0
    weak var other: Canvas?
    var title: String {
        if let cached { return cached }
        let made = [1, 2].map { number -> String in
            cached = "\(number)"
            return "\(number)"
        }
        cached = made[0]
        return made[0]
    }
    override func windowDidLoad() {
        super.windowDidLoad()
        [1.0].forEach { [weak self] zoom in self?.zoom = zoom }
        setUpButtons { [weak self] in
            guard let strongSelf = self else { return }
            strongSelf.zoom = 2
        }
    }
    private func setUpButtons(_ then: () -> Void) { then() }
    @IBAction func copyTool(_ sender: Any) {
        var canvas = self
        canvas = Canvas()
        canvas.tool = 1
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(cached, forKey: "cached")
        coder.encode(zoom, forKey: "zoom")
        coder.encode(tool, forKey: "tool")
    }
    override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
        cached = coder.decodeObject(of: NSString.self, forKey: "cached") as String?
        zoom = coder.decodeDouble(forKey: "zoom")
        tool = coder.decodeInteger(forKey: "tool")
    }
}
