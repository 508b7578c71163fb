class WebPage: UIViewController {
    override func encodeRestorableState(with coder: NSCoder) {
        if #available(iOS 13.0, *) {
            // Scenes keep the state there.
        } else {
            super.encodeRestorableState(with: coder)
        }
    }
    override func decodeRestorableState(with coder: NSCoder) {
        keep(coder)
    }
    private func keep(_ coder: NSCoder) {
        super.decodeRestorableState(with: coder)
    }
}
