class Reader: UIViewController {
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        stamp(coder)
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        print(coder.decodeObject(of: NSDate.self, forKey: "UIApplicationStateRestorationTimestampKey") ?? "")
    }
    private func stamp(_ coder: NSCoder) {
        coder.encode(Date(), forKey: "UIApplicationStateRestorationTimestampKey") // expect: reserved-coder-key
    }
}
