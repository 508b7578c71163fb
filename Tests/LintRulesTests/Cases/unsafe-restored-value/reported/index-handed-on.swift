class Pager: UIViewController {
    var pages: [UIViewController] = []
    var marks: [String] = []
    var current = 0
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(pages.count, forKey: "index")
        coder.encode(marks.count, forKey: "mark")
        coder.encode(marks.count, forKey: "current")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        let index = coder.decodeInteger(forKey: "index")
        select(index)
        self.mark(at: coder.decodeInteger(forKey: "mark"))
        let row = coder.decodeInteger(forKey: "current")
        current = row
        update()
    }
    func add(_ page: UIViewController) {
        pages.append(page)
        marks.append("one")
    }
    private func select(_ index: Int) {
        addChild(pages[index]) // expect: unsafe-restored-value
    }
    private func mark(at position: Int) {
        title = marks[position] // expect: unsafe-restored-value
    }
    private func update() {
        title = marks[current] // expect: unsafe-restored-value
    }
}
