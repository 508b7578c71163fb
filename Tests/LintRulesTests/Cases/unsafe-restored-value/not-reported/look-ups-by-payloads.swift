struct Trail { let id: String }
enum Route {
    case list(String)
    case detail(String, of: String)
}
class Reader: UIViewController {
    var trails: [String: Trail] = [:]
    var guides: [String: Trail] = [:]
    var shown: Trail?
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(shown?.id, forKey: "trail")
        coder.encode(title, forKey: "guide")
        coder.encode(title, forKey: "last")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        if let id = coder.decodeObject(of: NSString.self, forKey: "trail") as String?, let first = trails.keys.first {
            open(.detail(first, of: id))
        }
        if let id = coder.decodeObject(of: NSString.self, forKey: "guide") as String? {
            guard trails[id] != nil else { return }
            showTrail(id)
        }
        if let id = coder.decodeObject(of: NSString.self, forKey: "last") as String?, let known = guides[id] {
            title = known.id
            showGuide(id)
        }
    }
    private func open(_ route: Route) {
        switch route {
        case .list(let name):
            shown = trails.values.first { $0.id == name }
        case .detail(let own, of: let other):
            guides[other] = trails[own]
            showOwn(own)
        }
    }
    private func showTrail(_ id: String) {
        shown = trails[id]!
        title = shown?.id
    }
    private func showGuide(_ id: String) {
        shown = guides[id]!
    }
    private func showOwn(_ id: String) {
        shown = trails[id]!
    }
}
