// Asked about before or behind the call, cut to what fits, run by something later, and no index of a list that changes.
class Pager: UIViewController {
    var pages: [UIViewController] = []
    var names: [Int: String] = [:]
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(pages.count, forKey: "one")
        coder.encode(pages.count, forKey: "two")
        coder.encode(pages.count, forKey: "three")
        coder.encode(pages.count, forKey: "four")
        coder.encode(pages.count, forKey: "five")
        coder.encode(pages.count, forKey: "six")
        coder.encode(pages.count, forKey: "seven")
        coder.encode(pages.count, forKey: "eight")
        coder.encode(pages.count, forKey: "nine")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        let one = coder.decodeInteger(forKey: "one")
        if one < pages.count {
            show(one)
        }
        let two = coder.decodeInteger(forKey: "two")
        select(two)
        let three = coder.decodeInteger(forKey: "three")
        cut(three)
        let four = coder.decodeInteger(forKey: "four")
        name(four)
        let five = coder.decodeInteger(forKey: "five")
        if pages.indices.contains(five) {
            self.show(five)
        }
        show(min(coder.decodeInteger(forKey: "six"), pages.count - 1))
        let seven = coder.decodeInteger(forKey: "seven")
        DispatchQueue.main.async {
            self.show(seven)
        }
        let eight = coder.decodeInteger(forKey: "eight")
        mode(eight)
        guard !pages.isEmpty else { return }
        show(coder.decodeInteger(forKey: "nine"))
    }
    func add(_ page: UIViewController) {
        pages.append(page)
        names[pages.count] = page.title
    }
    private func show(_ index: Int) {
        addChild(pages[index])
    }
    private func select(_ index: Int) {
        guard pages.count > index else { return }
        addChild(pages[index])
    }
    private func cut(_ index: Int) {
        let fitting = min(max(index, 0), pages.count - 1)
        addChild(pages[fitting])
    }
    private func name(_ number: Int) {
        title = names[number]
    }
    private func mode(_ number: Int) {
        title = ["page", "scroll"][number]
    }
}
class Book: UIViewController {
    var pages: [UIViewController] = []
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(pages.count, forKey: "page")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        select(coder.decodeInteger(forKey: "page"))
    }
    func add(_ page: UIViewController) {
        pages.append(page)
    }
    func select(_ index: Int) {
        addChild(pages[index])
    }
}
final class SafeBook: Book {
    override func select(_ index: Int) {
        if pages.count > index { addChild(pages[index]) }
    }
}
