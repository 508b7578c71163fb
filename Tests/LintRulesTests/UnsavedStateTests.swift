import AppModel
import Syntax
import Testing

@testable import LintRules

/// Which screens and views are spoken of, as the configuration has it.
struct UnsavedStateTests {
    private func findings(_ text: String, _ values: Rule.Values = Rule.Values()) -> [String] {
        let app = App(linking: [FileFacts(extracting: SourceFile(path: "App.swift", text: text))])
        return Rule.unsavedUserState.check(app, values).findings.compactMap(\.symbol)
    }

    private let saving = Rule.Values(["screens": ["saving"]])

    private let screen = """
        @main final class Delegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            func application(_ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                let posts = Posts()
                posts.restorationIdentifier = "posts"
                window = UIWindow()
                window?.rootViewController = posts
                return true
            }
            func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
            func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
        }
        final class Posts: UITableViewController {
            private var showsNewOnly = false
            @IBAction func toggle(_ sender: UIBarButtonItem) {
                showsNewOnly.toggle()
                tableView.reloadData()
            }
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { showsNewOnly ? 1 : 9 }
        }
        """

    @Test func aScreenThatSavesNothingIsLeftOutWhereOthersAreAskedFor() {
        #expect(findings(screen) == ["Posts.showsNewOnly"])
        #expect(findings(screen, saving) == [])
    }

    @Test func aViewWithoutSceneStorageIsLeftOutWhereOthersAreAskedFor() {
        let views = """
            @main struct GardenApp: App {
                var body: some Scene {
                    WindowGroup { Garden() }
                }
            }
            struct Garden: View {
                @SceneStorage("plant") private var plant = ""
                @State private var search = ""
                var body: some View {
                    NavigationStack {
                        TextField("Plant", text: $plant)
                        Sheds()
                    }
                    .searchable(text: $search)
                }
            }
            struct Sheds: View {
                @State private var shed = ""
                var body: some View { Text(shed).searchable(text: $shed) }
            }
            """
        #expect(findings(views) == ["Garden.search", "Sheds.shed"])
        #expect(findings(views, saving) == ["Garden.search"])
    }

    @Test func aModelOfAViewIsLeftOutWhereOthersAreAskedFor() {
        let views = """
            @main struct CellarApp: App {
                var body: some Scene {
                    WindowGroup { Cellar() }
                }
            }
            @Observable final class CellarModel {
                var colour = "red"
                var steps: [String] = []
                var bottles: [String] = []
                var found: [String] { bottles.filter { $0.hasPrefix(colour) } }
            }
            final class Journal: ObservableObject {
                @Published var words = ""
                @Published var entries: [String] = []
            }
            struct Cellar: View {
                @SceneStorage("bottle") private var bottle = ""
                @State private var model = CellarModel()
                @StateObject private var journal = Journal()
                var body: some View {
                    NavigationStack(path: $model.steps) {
                        TextField("Bottle", text: $bottle)
                        Picker("Colour", selection: $model.colour) { Text("Red").tag("red") }
                        Text(model.found.joined())
                        List(journal.entries, id: \\.self) { Text($0) }.searchable(text: $journal.words)
                    }
                }
            }
            """
        #expect(findings(views) == ["CellarModel.colour", "CellarModel.steps", "Journal.words"])
        #expect(findings(views, saving) == [])
    }

    @Test func whatMayBeKeptOutOfSightIsCounted() {
        let screen = """
            @main final class Delegate: UIResponder, UIApplicationDelegate {
                func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
                func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
            }
            final class Posts: UITableViewController {
                private var page = 0
                private let log = Log()
                @IBAction func turn(_ sender: UIStepper) {
                    page = Int(sender.value)
                    log.note(page)
                    tableView.reloadData()
                }
                override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { page }
                override func encodeRestorableState(with coder: NSCoder) {
                    super.encodeRestorableState(with: coder)
                }
            }
            final class Log {
                func note(_ page: Int) {}
            }
            """
        let app = App(linking: [FileFacts(extracting: SourceFile(path: "App.swift", text: screen))])
        let verdict = Rule.unsavedUserState.check(app)
        #expect(verdict.findings.isEmpty)
        #expect(verdict.silences.map(\.symbol) == ["Posts.page"])
    }

    // MARK: Silences

    /// `12: object that may keep what the user did, 'Posts.page'`.
    private func silences(_ text: String) -> [String] {
        let file = SourceFile(path: "App.swift", text: text)
        let verdict = Rule.unsavedUserState.check(App(linking: [FileFacts(extracting: file)]))
        #expect(verdict.findings.isEmpty)
        let lines = LineTable(file)
        return verdict.silences.map { silence in
            let line = silence.range.map { lines.position(of: $0.start).line } ?? 0
            return "\(line): \(silence.reason.text)" + (silence.symbol.map { ", '\($0)'" } ?? "")
        }
    }

    private let shelf = """
        @main struct LibraryApp: App {
            var body: some Scene { WindowGroup { Shelf() } }
        }
        struct Search: View {
            @State private var words = ""
            var body: some View { List(["a", "b"].filter { $0.contains(words) }, id: \\.self) { Text($0) }.searchable(text: $words) }
        }

        """

    @Test func aSheetMayBeThereAgainWhereCodeOpensIt() {
        let open = "sheet, popover or pushed screen that may be there again after a launch, or may not"
        let sheet = """
            struct Shelf: View {
                @SceneStorage("book") private var book = ""
                @State private var opened: Book?
                @State private var note = ""
                var body: some View {
                    TextField("Book", text: $book)
                        .sheet(item: $opened) { _ in
                            TextField("Note", text: $note).searchable(text: $note)
                            Search()
                        }
                        .task { opened = await Book.last() }
                }
            }
            struct Book: Identifiable {
                let id: String
                static func last() async -> Book? { nil }
            }
            """
        #expect(silences(shelf + sheet) == ["14: \(open), 'Search.words'"])
        #expect(silences(shelf + sheet.replacing(".task { opened = await Book.last() }", with: "")) == [])
        #expect(silences(shelf + sheet.replacing("Search()", with: "Text(note)")) == ["14: \(open), 'Shelf.note'"])
    }

    @Test func aSheetMayBeThereAgainWhereSomebodyElseHasItsFlag() {
        let popover = """
            struct Shelf: View {
                @SceneStorage("book") private var book = ""
                @Environment(\\.guide) private var guide
                var body: some View {
                    TextField("Book", text: $book).popover(isPresented: guide.isOpen) { Text("Guide") }
                        .navigationDestination(isPresented: guide.isSearching) { Search() }
                }
            }
            """
        #expect(
            silences(shelf + popover) == [
                "13: sheet, popover or pushed screen that may be there again after a launch, or may not, 'Search.words'"
            ])
    }

    @Test func whatAViewHandsOnMayBeKept() {
        func view(_ modifier: String) -> String {
            """
            @main struct LibraryApp: App {
                var body: some Scene { WindowGroup { Shelf() } }
            }
            struct Shelf: View {
                @SceneStorage("book") private var book = ""
                @State private var words = ""
                let keeper: Keeper
                var body: some View {
                    Form {
                        TextField("Book", text: $book)
                        TextField("Words", text: $words)
                        Text(words)
                    }
                    \(modifier)
                }
            }
            """
        }
        #expect(
            silences(view(".onChange(of: words) { keeper.take(words) }")) == ["14: object that may keep what the user did, 'Shelf.words'"])
        #expect(silences(view(".onChange(of: words) { UserDefaults.standard.set(words, forKey: \"words\") }")) == [])
        #expect(silences(view(".task { words = await keeper.words() }")) == ["14: value that not only the user gives, 'Shelf.words'"])
    }

    @Test func aStackIsThereIfTheTabIs() {
        let tabs = """
            @main struct LibraryApp: App {
                var body: some Scene { WindowGroup { Shelf() } }
            }
            struct Shelf: View {
                @SceneStorage("book") private var book = ""
                @Environment(\\.place) private var place
                let books: [String]
                var body: some View {
                    TabView(selection: place.tab) {
                        NavigationStack {
                            List(books, id: \\.self) { book in NavigationLink(book) { Text(book) } }
                        }
                        TextField("Book", text: $book)
                    }
                }
            }
            """
        #expect(silences(tabs) == ["9: choice between views that may be kept, or may not, 'Shelf.NavigationStack'"])
    }
}
