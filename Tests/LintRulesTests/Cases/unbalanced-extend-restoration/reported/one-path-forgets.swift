class Reader: UIViewController {
    var store: Store?
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        UIApplication.shared.extendStateRestoration() // expect: unbalanced-extend-restoration
        guard let store else { return }
        store.open { _ in
            UIApplication.shared.completeStateRestoration()
        }
    }
}
