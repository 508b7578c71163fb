import UIKit

enum Key: String {
    case query, note, count
}

extension NSCoder {
    func encode(_ value: String?, for key: Key) { encode(value, forKey: key.rawValue) }
    func encode(_ value: Int, for key: Key) { encode(value, forKey: key.rawValue) }
    func text(for key: Key) -> String? { decodeObject(of: NSString.self, forKey: key.rawValue) as String? }
    func number(for key: Key) -> Int { decodeInteger(forKey: key.rawValue) }
}

final class ListController: UIViewController {
    private var query: String?
    private var count = 0

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(query, for: .query)
        coder.encode(count, for: .count)
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        query = coder.text(for: .note) ?? coder.text(for: .query) // expect: decoded-key-never-encoded
        count = coder.number(for: .count)
        title = "\(query ?? "") \(count)"
    }
}
