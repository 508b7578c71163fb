struct Page {
    let id: UUID
    let number: Int
}
class Reader: UIViewController {
    var pages: [Page]?
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(pages?.map { $0.id.uuidString }, forKey: "pages") // expect: encoded-key-never-decoded
        coder.encode(pages?.map(\.number), forKey: "numbers") // expect: encoded-key-never-decoded
    }
}
