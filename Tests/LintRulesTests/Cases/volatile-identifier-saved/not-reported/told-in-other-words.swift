struct Recipe: Identifiable {
    let id = UUID()
    let slug: String
}
class Reader: UIViewController {
    var all: [Recipe] = []
    var current: Recipe?
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        guard let recipe = current else { return }
        let identifier = recipe.id.uuidString
        let slug = recipe.slug
        coder.encode(identifier, forKey: "recipe")
        coder.encode(slug, forKey: "slug")
        coder.encode("\(recipe.slug)|\(recipe.id)", forKey: "both")
        coder.encode(all.map { $0.id.uuidString }, forKey: "ids")
        coder.encode(all.map(\.slug), forKey: "slugs")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        let id = coder.decodeObject(of: NSString.self, forKey: "recipe") as String?
        let slug = coder.decodeObject(of: NSString.self, forKey: "slug") as String?
        let both = coder.decodeObject(of: NSString.self, forKey: "both") as String?
        let ids = coder.decodeObject(of: [NSArray.self, NSString.self], forKey: "ids") as? [String] ?? []
        let slugs = coder.decodeObject(of: [NSArray.self, NSString.self], forKey: "slugs") as? [String] ?? []
        current = all.first { $0.id.uuidString == id || $0.slug == slug || both?.hasPrefix($0.slug) == true }
        title = (ids + slugs).first
    }
}
