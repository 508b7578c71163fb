// An archive of one's own is nobody else's business.
class Detail: UIViewController {}
class Copier {
    func copy(_ detail: Detail) -> Data {
        let archiver = NSKeyedArchiver(requiringSecureCoding: true)
        detail.encodeRestorableState(with: archiver)
        return archiver.encodedData
    }
    func fill(_ detail: Detail, with unarchiver: NSKeyedUnarchiver) {
        detail.decodeRestorableState(with: unarchiver)
    }
    func copyAgain(_ detail: Detail) {
        let coder: NSCoder = NSKeyedArchiver(requiringSecureCoding: true)
        detail.encodeRestorableState(with: coder)
        write(detail, to: NSKeyedArchiver(requiringSecureCoding: true))
    }
    func write(_ detail: Detail, to coder: NSCoder) {
        detail.encodeRestorableState(with: coder)
    }
}
