// A store of one's own may use any key.
class Cache: NSObject, NSCoding {
    required init?(coder: NSCoder) {}
    func encode(with coder: NSCoder) {
        coder.encode("1.0", forKey: UIApplication.stateRestorationBundleVersionKey)
    }
}
