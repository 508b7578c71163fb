// One that fails for other reasons, one that never does, one that is bound, and one whose table is spelled out.
class FolderModel {
    let title: String
    init?(name: String) {
        guard name != "" else { return nil }
        title = name
    }
}
class Page {
    let title: String
    init(name: String) {
        title = Library.shared.pages.first { $0 == name } ?? "one"
    }
}
class Mark {
    let title: String
    init?(name: String) {
        guard let found = Library.shared.pages.first(where: { $0 == name }) else { return nil }
        title = found
    }
}
enum Kind {
    case page, mark
    static let names = ["page": Kind.page, "mark": Kind.mark]
    init?(name: String) {
        guard let kind = Kind.names[name] else { return nil }
        self = kind
    }
}
class Library {
    static let shared = Library()
    var pages: [String] = []
    func add(_ page: String) {
        pages.append(page)
    }
}
class Folder: UIViewController {
    var model: FolderModel!
    var page: Page!
    var mark: Mark!
    var kind: Kind!
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(model?.title, forKey: "model")
        coder.encode(page?.title, forKey: "page")
        coder.encode(mark?.title, forKey: "mark")
        coder.encode(title, forKey: "kind")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        if let name = coder.decodeObject(of: NSString.self, forKey: "model") as String? {
            model = FolderModel(name: name)
            title = model.title
        }
        if let name = coder.decodeObject(of: NSString.self, forKey: "page") as String? {
            page = Page(name: name)
            title = page.title
        }
        if let name = coder.decodeObject(of: NSString.self, forKey: "mark") as String?, let found = Mark(name: name) {
            mark = found
            title = mark.title
        }
        if let name = coder.decodeObject(of: NSString.self, forKey: "kind") as String? {
            kind = Kind(name: name)
            title = kind.title
        }
    }
}
extension Kind {
    var title: String { self == .page ? "page" : "mark" }
}
