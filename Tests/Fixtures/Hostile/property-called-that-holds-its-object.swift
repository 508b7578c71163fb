class Node: UIViewController {
    var next: Node?
    var step: Any?
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        next = self
        step = self
        next?.step()
        self.next()
        coder.encode(1, forKey: "a")
    }
}
