//- Reader.swift
class Reader: UIViewController {
    let store = PageStore()
    var page = 0
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(page, forKey: "page")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        store.restore(from: coder)
    }
}
//- PageStore.swift
class PageStore {
    var page = 0
    func restore(from coder: NSCoder) {
        page = coder.decodeInteger(forKey: "page")
    }
}
