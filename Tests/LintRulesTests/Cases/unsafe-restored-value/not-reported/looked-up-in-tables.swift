// Tables that are spelled out have an entry for everybody who asks.
class Pager: UIViewController {
    enum Mode: Int, CaseIterable { case page, scroll }
    struct Theme {
        static let all = [Theme(id: 0), Theme(id: 1)]
        let id: Int
    }
    static let titles: [Mode: String] = [.page: "Page", .scroll: "Scroll"]
    private let sizes = [0: "small", 1: "large"]
    var colours: [Int: String] { [0: "red", 1: "blue"] }
    var theme: Theme?
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(0, forKey: "mode")
        coder.encode(0, forKey: "size")
        coder.encode(0, forKey: "theme")
        coder.encode(0, forKey: "colour")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        let mode = Mode(rawValue: coder.decodeInteger(forKey: "mode")) ?? .page
        title = Self.titles[mode]!
        let size = coder.decodeInteger(forKey: "size")
        title = sizes[size]!
        let id = coder.decodeInteger(forKey: "theme")
        theme = Theme.all.first(where: { $0.id == id })!
        theme = named(id)!
        title = "\(Mode.allCases.first { $0.rawValue == id }!)"
        title = colours[coder.decodeInteger(forKey: "colour")]!
    }
    private func named(_ id: Int) -> Theme? { Theme.all.first { $0.id == id } }
}
