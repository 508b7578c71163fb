// References: UIKit writes who it is, not what it holds. And an archive of the model's own.
final class Filter: NSObject, NSCoding, UIStateRestoring {
    required init?(coder: NSCoder) {}
    func encode(with coder: NSCoder) { coder.encode([self], forKey: "filters") }
}
final class Picture: UIViewController {
    var filter: Filter?
    var detail: Picture?
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(filter, forKey: "filter")
        coder.encode(detail, forKey: "detail")
    }
}
