import UIKit

final class MapController: UIViewController {
    private var mode = 0
    private var isFollowing = false
    private var zoom = 1.0

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(mode, forKey: "mode")
        coder.encode(isFollowing, forKey: "following")
        coder.encode(zoom, forKey: "zoom")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        switch coder.decodeInteger(forKey: "mode") {
        case 1 where coder.decodeBool(forKey: "following"):
            mode = 1
            isFollowing = true
        default:
            mode = 0
        }
        do {
            try load()
        } catch let error where coder.decodeDouble(forKey: "zoom") > 1 {
            show(error)
        } catch {
            mode = 0
        }
    }

    private func load() throws {
        title = try String(contentsOfFile: "map")
    }

    private func show(_ error: Error) {
        title = error.localizedDescription
    }
}
