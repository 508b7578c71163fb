import UIKit
extension NSCoder {
    func text(for key: String) -> String? {
        decodeObject(of: NSString.self, forKey: key) as String?
    }
    func number(for key: String) -> Int {
        decodeInteger(forKey: key)
    }
    func name(for key: String) -> String {
        (decodeObject(of: NSString.self, forKey: key) as String?) ?? "none"
    }
}
struct Recipe {
    let id: String
}
final class Store {
    static let shared = Store()
    private var recipes: [Recipe] = []
    func recipe(withID id: String) -> Recipe? {
        recipes.first { $0.id == id }
    }
}
final class RecipeController: UIViewController {
    enum Kind: Int {
        case all
        case mine
    }
    var recipe: Recipe?
    var kind = Kind.all
    private let names = ["first", "second"]
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(recipe?.id, forKey: "recipe")
        coder.encode(kind.rawValue, forKey: "kind")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        guard canRestore(from: coder) else { return }
        recipe = Store.shared.recipe(withID: coder.name(for: "recipe"))!
        kind = Kind(rawValue: coder.number(for: "kind")) ?? .all
        let index = coder.number(for: "kind")
        navigationItem.prompt = index < names.count ? names[index] : nil
        title = recipe?.id
        view.isHidden = kind == .mine
    }
    private func canRestore(from coder: NSCoder) -> Bool {
        coder.text(for: "recipe").flatMap { Store.shared.recipe(withID: $0) } != nil
    }
}
