// A closure, a string, a default, a tuple, a way out.
class Reader: UIViewController {
    var page = 0
    var places: (Int, Int) = (0, 0)
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        for (index, key) in ["page", "first", "second", "title", "zoom"].enumerated() { coder.encode(index, forKey: key) }
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        let page = coder.decodeInteger(forKey: "page")
        DispatchQueue.main.async { self.page = page }
        places = (coder.decodeInteger(forKey: "first"), coder.decodeInteger(forKey: "second"))
        let title = coder.decodeInteger(forKey: "title")
        #if DEBUG
        assert(title > 0, "title \(title)")
        #endif
        let zoom = coder.decodeInteger(forKey: "zoom")
        guard zoom > 0 else { return }
        self.page = 1
    }
}
