// By another name, by a class below, by an extension, by what answers any key, and by a variable.
class Outline: NSViewController {
    @objc(page) dynamic var number = 0
    override class var restorableStateKeyPaths: [String] {
        super.restorableStateKeyPaths + ["page", "chapter", "mark", "title"]
    }
}
final class Chapters: Outline {
    @objc dynamic var chapter = 0
}
extension NSViewController {
    @objc var mark: Int { 0 }
}
class Sheet: NSDocument {
    var values: [String: Any] = [:]
    override class var restorableStateKeyPaths: [String] { ["anything"] }
    override func value(forUndefinedKey key: String) -> Any? { values[key] }
    override func setValue(_ value: Any?, forUndefinedKey key: String) { values[key] = value }
}
