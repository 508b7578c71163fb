// The initializer reads itself, or hands its coder to a reader or to a class above that may read.
class Shortcut: NSControl {
    var level = 0
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        restoreState(with: coder)
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(level, forKey: "level")
    }
    override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
        Levels.shared.read(from: coder, for: self)
    }
}
class Knob: VendorControl {
    var level = 0
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        restoreState(with: coder)
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(level, forKey: "level")
    }
    override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
    }
}
class Dial: NSControl {
    var level = 0
    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(level, forKey: "level")
    }
    override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
        level = coder.decodeInteger(forKey: "level")
    }
}
class Meter: NSControl {
    var level = 0
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        level = coder.decodeInteger(forKey: "level")
    }
    override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        self.encodeRestorableState(with: coder)
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(level, forKey: "level")
    }
}
class Gauge: NSControl {
    var level = 0
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        level = coder.decodeInteger(forKey: "level")
    }
    override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeRestorableState(with: coder)
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(level, forKey: "level")
    }
}
