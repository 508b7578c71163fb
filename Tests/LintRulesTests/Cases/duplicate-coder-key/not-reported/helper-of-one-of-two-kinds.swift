protocol Section {
    func save(with coder: NSCoder)
    func load(with coder: NSCoder)
}

final class ChapterSection: Section {
    private var chapter = 0
    func save(with coder: NSCoder) {
        coder.encode(chapter, forKey: "place")
    }
    func load(with coder: NSCoder) {
        chapter = coder.decodeInteger(forKey: "place")
    }
}

final class PageSection: Section {
    private var page = 0
    func save(with coder: NSCoder) {
        store(page, coder)
    }
    func load(with coder: NSCoder) {
        page = coder.decodeInteger(forKey: "place")
    }
    private func store(_ value: Int, _ coder: NSCoder) {
        coder.encode(value, forKey: "place")
    }
}

class Reader: UIViewController {
    private lazy var section: any Section = isPaged ? PageSection() : ChapterSection()
    private let isPaged: Bool

    init(isPaged: Bool) {
        self.isPaged = isPaged
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "reader"
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        section.save(with: coder)
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        section.load(with: coder)
    }
}
