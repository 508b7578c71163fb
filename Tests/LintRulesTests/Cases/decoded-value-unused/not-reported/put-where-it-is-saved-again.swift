// It is kept from launch to launch, and nothing else; a value that is held does what it does by itself.
import UIKit
final class Reader: UIViewController {
    private var version = 3
    private var player: PlaybackState?
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(version, forKey: "version")
        coder.encode(PlaybackState(), forKey: "player")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        version = coder.decodeInteger(forKey: "version")
        player = coder.decodeObject(of: PlaybackState.self, forKey: "player")
    }
}
final class PlaybackState: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }
    override init() {}
    required init?(coder: NSCoder) {
        super.init()
        NotificationCenter.default.addObserver(self, selector: #selector(stop), name: UIApplication.willResignActiveNotification, object: nil)
    }
    func encode(with coder: NSCoder) {}
    @objc func stop() {}
}
