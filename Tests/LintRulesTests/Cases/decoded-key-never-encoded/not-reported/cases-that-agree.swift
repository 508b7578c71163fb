import UIKit
enum Mode: Int { case list, grid }
enum Other: Int { case list, grid }
// The same keys.
final class Same: UIViewController {
    var mode = Mode.list
    var other = Other.list
    var row = 0
    var zoom = 0.0
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(mode.rawValue, forKey: "mode")
        switch mode {
        case .list: coder.encode(row, forKey: "row")
        case .grid: coder.encode(zoom, forKey: "zoom")
        }
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        mode = Mode(rawValue: coder.decodeInteger(forKey: "mode")) ?? .list
        switch mode {
        case .list: row = coder.decodeInteger(forKey: "row")
        case .grid: zoom = coder.decodeDouble(forKey: "zoom")
        }
    }
}
// All that may be there, whatever the case.
final class All: UIViewController {
    var mode = Mode.list
    var other = Other.list
    var row = 0
    var zoom = 0.0
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(mode.rawValue, forKey: "mode")
        switch mode {
        case .list: coder.encode(row, forKey: "row")
        case .grid: coder.encode(zoom, forKey: "zoom")
        }
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        mode = Mode(rawValue: coder.decodeInteger(forKey: "mode")) ?? .list
        row = coder.decodeInteger(forKey: "row")
        zoom = coder.decodeDouble(forKey: "zoom")
    }
}
// More than is saved for the case.
final class More: UIViewController {
    var mode = Mode.list
    var other = Other.list
    var row = 0
    var zoom = 0.0
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(mode.rawValue, forKey: "mode")
        switch mode {
        case .list: coder.encode(row, forKey: "row")
        case .grid: coder.encode(zoom, forKey: "zoom")
        }
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        mode = Mode(rawValue: coder.decodeInteger(forKey: "mode")) ?? .list
        switch mode {
        case .list:
            row = coder.decodeInteger(forKey: "row")
            zoom = coder.decodeDouble(forKey: "zoom")
        case .grid:
            zoom = coder.decodeDouble(forKey: "zoom")
        }
    }
}
// Another state chooses.
final class Another: UIViewController {
    var mode = Mode.list
    var other = Other.list
    var row = 0
    var zoom = 0.0
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(mode.rawValue, forKey: "mode")
        switch mode {
        case .list: coder.encode(row, forKey: "row")
        case .grid: coder.encode(zoom, forKey: "zoom")
        }
        coder.encode(other.rawValue, forKey: "other")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        mode = Mode(rawValue: coder.decodeInteger(forKey: "mode")) ?? .list
        other = Other(rawValue: coder.decodeInteger(forKey: "other")) ?? .list
        switch other {
        case .list: zoom = coder.decodeDouble(forKey: "zoom")
        case .grid: row = coder.decodeInteger(forKey: "row")
        }
    }
}
// One arm for both.
final class Both: UIViewController {
    var mode = Mode.list
    var other = Other.list
    var row = 0
    var zoom = 0.0
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(mode.rawValue, forKey: "mode")
        switch mode {
        case .list, .grid: coder.encode(row, forKey: "row")
        }
        coder.encode(zoom, forKey: "zoom")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        mode = Mode(rawValue: coder.decodeInteger(forKey: "mode")) ?? .list
        switch mode {
        case .list: row = coder.decodeInteger(forKey: "row")
        case .grid:
            row = coder.decodeInteger(forKey: "row")
            zoom = coder.decodeDouble(forKey: "zoom")
        }
    }
}
// What the other case left is begun with.
final class Default: UIViewController {
    var mode = Mode.list
    var other = Other.list
    var row = 0
    var zoom = 0.0
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(mode.rawValue, forKey: "mode")
        switch mode {
        case .list: coder.encode(row, forKey: "row")
        case .grid: coder.encode(zoom, forKey: "zoom")
        }
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        mode = Mode(rawValue: coder.decodeInteger(forKey: "mode")) ?? .list
        switch mode {
        case .list: row = coder.decodeInteger(forKey: "row")
        default: zoom = coder.decodeDouble(forKey: "zoom")
        }
    }
}
// A key that is put together.
final class Joined: UIViewController {
    var mode = Mode.list
    var other = Other.list
    var row = 0
    var zoom = 0.0
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(mode.rawValue, forKey: "mode")
        coder.encode(row, forKey: "row")
        switch mode {
        case .list: coder.encode(zoom, forKey: "list.zoom")
        case .grid: coder.encode(zoom, forKey: "grid.zoom")
        }
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        mode = Mode(rawValue: coder.decodeInteger(forKey: "mode")) ?? .list
        row = coder.decodeInteger(forKey: "row")
        switch mode {
        case .list: zoom = coder.decodeDouble(forKey: "list.zoom")
        case .grid: zoom = coder.decodeDouble(forKey: "grid.zoom")
        }
    }
}
