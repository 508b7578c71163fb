import UIKit

extension NSCoder {
    func encode<T: RawRepresentable>(raw value: T, forKey key: String) where T.RawValue == Int {
        encode(value.rawValue, forKey: key)
    }
}

enum Kind: Int {
    case one
    case two
}

class PageController: UIViewController {
    var kind = Kind.one

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(1, forKey: "zoom")
        coder.encode(raw: kind, forKey: "kind0")
        coder.encode(raw: kind, forKey: "kind1")
        coder.encode(title, forKey: "a")
        coder.encode(title, forKey: "b")
        coder.encode(title, forKey: "c")
        coder.encode(title, forKey: "d")
        coder.encode(title, forKey: "e")
        coder.encode(title, forKey: "f")
        coder.encode(title, forKey: "g")
        coder.encode(title, forKey: "h")
        coder.encode(title, forKey: "i")
        coder.encode(title, forKey: "j")
        coder.encode(title, forKey: "k")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        view.alpha = CGFloat(coder.decodeInteger(forKey: "zoom"))
        kind = Kind(rawValue: coder.decodeInteger(forKey: "kind0")) ?? .one
        kind = Kind(rawValue: coder.decodeInteger(forKey: "kind1")) ?? kind
        for key in ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k"] {
            title = coder.decodeObject(of: NSString.self, forKey: key) as String? ?? title
        }
    }
}
