// A model that restoration does not hold, one with keys for older archives, and one with a base class out of sight.
class Settings: NSObject, NSCoding {
    var size = 0
    override init() { super.init() }
    func encode(with coder: NSCoder) { coder.encode(size, forKey: "size") }
    required init?(coder: NSCoder) {
        size = coder.decodeInteger(forKey: "fontSize")
        super.init()
    }
}
class Draft: NSObject, NSCoding {
    var text = ""
    override init() { super.init() }
    func encode(with coder: NSCoder) { coder.encode(text, forKey: "text") }
    required init?(coder: NSCoder) {
        text = coder.decodeObject(forKey: "text") as? String ?? coder.decodeObject(forKey: "body") as? String ?? ""
        super.init()
    }
}
class Shape: OutsideShape {
    var edges = 0
    override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(edges, forKey: "edges")
    }
    required init?(coder: NSCoder) {
        edges = coder.decodeInteger(forKey: "sides")
        super.init(coder: coder)
    }
}
class Badge: UIView {
    var count = 0
    override func encode(with coder: NSCoder) { coder.encode(count, forKey: "count") }
    required init?(coder: NSCoder) {
        count = coder.decodeInteger(forKey: "number")
        super.init(coder: coder)
    }
}
class Editor: UIViewController {
    var draft = Draft()
    var shape: Shape?
    var settings = Settings()
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(draft, forKey: "draft")
        coder.encode(shape, forKey: "shape")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        draft = coder.decodeObject(of: Draft.self, forKey: "draft") ?? Draft()
        shape = coder.decodeObject(forKey: "shape") as? Shape
    }
}
