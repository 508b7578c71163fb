// Its framework's own initializer reads keys of its own.
class Shortcut: NSControl {
    var level = 0
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        restoreState(with: coder)
    }
    override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeRestorableState(with: coder)
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(level, forKey: "level") // expect: encoded-key-never-decoded
    }
    override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
    }
    func changed() { invalidateRestorableState() }
}
class Slider: NSControl {
    var level = 0
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        self.restoreState(with: coder)
    }
    override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        self.encodeRestorableState(with: coder)
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(level, forKey: "level") // expect: encoded-key-never-decoded
    }
    func changed() { invalidateRestorableState() }
}
