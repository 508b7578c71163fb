final class Article {
    let key: String
    let headline: String
    init(headline: String) {
        key = UUID().uuidString
        self.headline = headline
    }
}
class Articles: UITableViewController, UIDataSourceModelAssociation {
    var articles: [Article] = []
    func modelIdentifierForElement(at path: IndexPath, in view: UIView) -> String? {
        guard articles.indices.contains(path.row) else { return nil }
        return articles[path.row].key // expect: volatile-identifier-saved
    }
    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? {
        articles.firstIndex { $0.key == identifier }.map { IndexPath(row: $0, section: 0) }
    }
}
