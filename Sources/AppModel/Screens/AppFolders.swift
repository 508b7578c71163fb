/// The apps of a unit that begin in folders of their own, as the targets of one project may: each has what stands in its folder, and what
/// stands in none of these may belong to any.
struct AppFolders {
    private unowned let app: App
    /// By unit, the folders, or files where several apps begin in one folder; units of one app have none.
    private let folders: [Int: [String]]

    init(_ app: App) {
        self.app = app
        let program = app.program
        let delegates = program.classes(adopting: "UIApplicationDelegate").filter { $0.declarations[0].fact.modifiers.contains(.isMain) }
        let starts = program.functions(mentioningAnyOf: ["UIApplicationMain"]).filter { function in
            app.sites(in: function).contains { $0.call?.name == "UIApplicationMain" }
        }
        let files = (delegates + app.appsOfSwiftUI).map(\.file) + starts.map(\.file)
        let beginnings = Dictionary(grouping: files.filter { !program.files[$0].isTest }) { program.unitOfFile[$0] }
        folders = beginnings.compactMapValues { files in
            let paths = Set(files).sorted().map { program.files[$0].path }
            return paths.count > 1 ? paths.map { path in AppFolders.folder(of: path, notAround: paths.filter { $0 != path }) } : nil
        }
    }

    /// The outermost folder around a file that is around none of some others.
    private static func folder(of path: String, notAround others: [String]) -> String {
        for end in path.indices where path[end] == "/" {
            let folder = path[...end]
            if !others.contains(where: { $0.hasPrefix(folder) }) { return String(folder.dropLast()) }
        }
        return path
    }

    /// Those of a unit; a single `nil` for all of one that is not told apart.
    func folders(ofUnit unit: Int) -> [String?] { folders[unit].map { $0.map { $0 } } ?? [nil] }

    /// Whether something that stands in a file may belong to the app of a folder.
    func mayBe(_ path: String, of folder: String?, inUnit unit: Int) -> Bool {
        guard let folder, let all = folders[unit] else { return true }
        guard let own = all.first(where: { path == $0 || path.hasPrefix($0 + "/") }) else { return true }
        return own == folder
    }

    /// Whether it surely does.
    func isOwn(_ path: String, of folder: String?) -> Bool {
        folder.map { path == $0 || path.hasPrefix($0 + "/") } ?? true
    }
}
