// A class from outside that knows nothing of restoration, as the first override tells.
class Step: VendorStep {
    func encodeRestorableState(with coder: NSCoder) {
        coder.encode("step", forKey: "kind")
    }
}
class LastStep: Step {
    override func encodeRestorableState(with coder: NSCoder) {
        coder.encode("last", forKey: "kind")
    }
}
