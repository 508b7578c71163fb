import UIKit
enum StateKey: String {
    case query
    case scope
}
extension NSCoder {
    func encode(_ value: Int, for key: StateKey) {
        encode(value, forKey: key.rawValue)
    }
    func encode(_ value: Bool, for key: StateKey) {
        encode(value, forKey: key.rawValue)
    }
    func encode(_ value: String?, for key: StateKey) {
        encode(value, forKey: key.rawValue)
    }
    func string(for key: StateKey) -> String? {
        return decodeObject(of: NSString.self, forKey: key.rawValue) as String?
    }
    func integer(for key: StateKey) -> Int {
        return decodeInteger(forKey: key.rawValue)
    }
}
class ModelController<Model: AnyObject>: UIViewController {
    let model: Model
    init(model: Model) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
}
final class Search {
    var query = ""
    var scope = 0
}
final class SearchController: ModelController<Search> {
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(model.query, for: .query)
        coder.encode(model.scope, for: .scope)
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        model.query = coder.string(for: .query) ?? ""
        model.scope = coder.integer(for: .scope)
        title = "\(model.query) in \(model.scope)"
    }
}
