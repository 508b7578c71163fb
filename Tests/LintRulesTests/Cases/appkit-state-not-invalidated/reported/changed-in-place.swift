class Sidebar: NSViewController {
    var isOpen = false
    var folded: Set<String> = []
    var order: [String] = []
    @IBAction func toggle(_ sender: Any?) {
        isOpen.toggle()
    }
    @IBAction func fold(_ sender: NSMenuItem) {
        folded.insert(sender.title)
    }
    @IBAction func rename(_ sender: NSMenuItem) {
        order[0] = sender.title
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(isOpen, forKey: "open") // expect: appkit-state-not-invalidated
        coder.encode(Array(folded), forKey: "folded") // expect: appkit-state-not-invalidated
        coder.encode(order, forKey: "order") // expect: appkit-state-not-invalidated
    }
    override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
        isOpen = coder.decodeBool(forKey: "open")
        folded = Set(coder.decodeArrayOfObjects(ofClass: NSString.self, forKey: "folded") as? [String] ?? [])
        order = coder.decodeArrayOfObjects(ofClass: NSString.self, forKey: "order") as? [String] ?? []
    }
}
