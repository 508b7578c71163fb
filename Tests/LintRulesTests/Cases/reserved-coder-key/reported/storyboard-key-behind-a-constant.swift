class Reader: UIViewController {
    static let board = UIStateRestorationViewControllerStoryboardKey
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(storyboard, forKey: Self.board) // expect: reserved-coder-key
    }
}
