protocol Section {
    func save(with coder: NSCoder)
    func load(with coder: NSCoder)
}

final class ChapterSection: Section {
    private var chapter = 0
    func save(with coder: NSCoder) {
        coder.encode(chapter, forKey: "place") // expect: duplicate-coder-key
    }
    func load(with coder: NSCoder) {
        chapter = coder.decodeInteger(forKey: "place")
    }
}

final class Reader: UIViewController {
    private let section: any Section = ChapterSection()
    private var page = 0

    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "reader"
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(page, forKey: "place")
        section.save(with: coder)
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        page = coder.decodeInteger(forKey: "place")
        section.load(with: coder)
    }
}
