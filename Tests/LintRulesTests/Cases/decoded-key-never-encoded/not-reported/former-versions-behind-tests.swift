// Whether the older keys are asked for depends on what the archive holds.
//- Filled.swift
class Filled: UIViewController {
    var path: String?
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(path, forKey: "path")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        path = coder.decodeObject(of: NSString.self, forKey: "path") as String?
        if path == nil {
            path = coder.decodeObject(of: NSString.self, forKey: "oldPath") as String?
        }
    }
}
//- FilledByHelper.swift
class FilledByHelper: UIViewController {
    var path: String?
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(path, forKey: "path")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        takePath(from: coder)
        if self.path == nil {
            path = coder.decodeObject(of: NSString.self, forKey: "oldPath") as String?
        }
    }
    private func takePath(from coder: NSCoder) {
        path = coder.decodeObject(of: NSString.self, forKey: "path") as String?
    }
}
//- Telling.swift
class Telling: UIViewController {
    var page = 0
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(page, forKey: "page")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        if restorePage(from: coder) {
            view.setNeedsLayout()
        } else {
            page = coder.decodeInteger(forKey: "oldPage")
        }
    }
    private func restorePage(from coder: NSCoder) -> Bool {
        guard coder.containsValue(forKey: "page") else { return false }
        page = coder.decodeInteger(forKey: "page")
        return true
    }
}
//- Noting.swift
class Noting: UIViewController {
    var page = 0
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(page, forKey: "page")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        var isRestored = false
        if coder.containsValue(forKey: "page") {
            page = coder.decodeInteger(forKey: "page")
            isRestored = true
        }
        if !isRestored {
            page = coder.decodeInteger(forKey: "oldPage")
        }
    }
}
//- Unwritten.swift
class Unwritten: UIViewController {
    var page = 0
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(page, forKey: "page")
        coder.encode(false, forKey: "isZeroBased")
        coder.encode(2, forKey: "stateVersion")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        page = coder.decodeInteger(forKey: "page")
        if coder.containsValue(forKey: "oldTitle") {
            page = coder.decodeInteger(forKey: "oldPage")
        }
        if coder.decodeBool(forKey: "isZeroBased") {
            page = coder.decodeInteger(forKey: "number")
        }
        if coder.decodeInteger(forKey: "stateVersion") == 1 {
            page = coder.decodeInteger(forKey: "pageOfOne")
        }
    }
}
