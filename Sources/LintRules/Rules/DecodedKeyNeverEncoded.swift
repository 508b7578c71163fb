import AppModel

extension Rule {
    static let decodedKeyNeverEncoded = Rule(
        id: "decoded-key-never-encoded",
        summary: "A key is read from restored state that nothing writes.",
        rationale: """
            A key that is absent reads as zero, false or nil, so the state is lost without a sign. Most often the two halves \
            spell the key differently.
            """,
        limits: """
            Speaks only where of every key of the object at least the beginning or the end is known. A read in an `else`, a `catch` or a `#if`, on the right of `??`, or behind \
            a test for nil, for a version or for what the coder holds, may serve archives of a former version and is left alone.
            """,
        severity: .error,
        facts: ["C4", "C11", "C15", "B10"],
        examples: [
            .bad("""
                class Reader: UIViewController {
                    var page = 0
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        coder.encode(page, forKey: "page") // expect: encoded-key-never-decoded
                    }
                    override func decodeRestorableState(with coder: NSCoder) {
                        super.decodeRestorableState(with: coder)
                        page = coder.decodeInteger(forKey: "pageIndex") // expect: decoded-key-never-encoded
                    }
                }
                """),
            .bad("""
                //- Keys.swift
                enum Key: String {
                    case chapter
                    case page = "pageNumber"
                }
                //- Reader.swift
                class Reader: UIViewController {
                    var page = 0
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        save(to: coder)
                    }
                    private func save(to coder: NSCoder) {
                        coder.encode(page, forKey: Key.page.rawValue)
                    }
                }
                //- Reader+Restoring.swift
                extension Reader {
                    override func decodeRestorableState(with coder: NSCoder) {
                        super.decodeRestorableState(with: coder)
                        page = coder.decodeInteger(forKey: Key.page.rawValue)
                        title = coder.decodeObject(of: NSString.self, forKey: Key.chapter.rawValue) as String? // expect: decoded-key-never-encoded
                    }
                }
                """),
            .bad("""
                class Delegate: UIResponder, UIApplicationDelegate {
                    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
                        coder.encode(3, forKey: "version")
                        return true
                    }
                    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
                        let theme = coder.decodeInteger(forKey: "theme") // expect: decoded-key-never-encoded
                        return coder.decodeInteger(forKey: "version") == 3 && theme > 0
                    }
                }
                """),
            .bad("""
                class Reader: UIViewController, UIViewControllerRestoration {
                    let book: String
                    init(book: String) {
                        self.book = book
                        super.init(nibName: nil, bundle: nil)
                        restorationIdentifier = "reader"
                        restorationClass = Reader.self
                    }
                    required init?(coder: NSCoder) { nil }
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                    }
                    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
                        let book = coder.decodeObject(of: NSString.self, forKey: "book") // expect: decoded-key-never-encoded
                        return book.map { Reader(book: $0 as String) }
                    }
                }
                """),
            .bad("""
                //- Reader.m
                @interface Reader : UIViewController
                @end
                @implementation Reader {
                    NSInteger _page;
                }
                - (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
                    [super encodeRestorableStateWithCoder:coder];
                    [coder encodeInteger:_page forKey:@"Page"]; // expect: encoded-key-never-decoded
                }
                - (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
                    [super decodeRestorableStateWithCoder:coder];
                    _page = [coder decodeIntegerForKey:@"page"]; // expect: decoded-key-never-encoded
                }
                @end
                """),
            .bad("""
                class Canvas: NSView {
                    var zoom = 1.0
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        coder.encode(zoom, forKey: "zoom") // expect: encoded-key-never-decoded
                    }
                    override func restoreState(with coder: NSCoder) {
                        super.restoreState(with: coder)
                        zoom = coder.decodeDouble(forKey: "scale") // expect: decoded-key-never-encoded
                    }
                }
                """),
            .bad("""
                //- Creator.m
                @interface Creator : NSWindowController <NSWindowDelegate>
                @property (nonatomic) NSInteger step;
                @end
                @implementation Creator
                - (void)window:(NSWindow *)window willEncodeRestorableState:(NSCoder *)coder {
                    [coder encodeInteger:self.step forKey:@"step"]; // expect: encoded-key-never-decoded
                }
                - (void)window:(NSWindow *)window didDecodeRestorableState:(NSCoder *)coder {
                    self.step = [coder decodeIntegerForKey:@"Step"]; // expect: decoded-key-never-encoded
                }
                @end
                """),
            .bad("""
                // Of some keys only the beginning or the end is known, and no other begins or ends so.
                class Form: UIViewController {
                    static let prefix = "field"
                    var texts: [String] = []
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        coder.encode(texts.count, forKey: "count")
                        for index in texts.indices {
                            coder.encode(texts[index], forKey: Form.prefix + "-\\(index)") // expect: encoded-key-never-decoded
                        }
                    }
                    override func decodeRestorableState(with coder: NSCoder) {
                        super.decodeRestorableState(with: coder)
                        title = coder.decodeObject(of: NSString.self, forKey: "title") as String? // expect: decoded-key-never-encoded
                        for index in 0..<coder.decodeInteger(forKey: "count") {
                            let key = String(format: "text-%02d", index)
                            texts[index] = coder.decodeObject(of: NSString.self, forKey: key) as String? ?? "" // expect: decoded-key-never-encoded
                        }
                    }
                }
                """),
            .good("""
                //- Form.m
                // What may be one key is taken for one.
                @interface Form : UIViewController
                @property (nonatomic) NSArray<UITextField *> *fields;
                @property (nonatomic) NSString *section;
                @end
                @implementation Form
                - (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
                    [super encodeRestorableStateWithCoder:coder];
                    for (NSInteger row = 0; row < self.fields.count; row++) {
                        [coder encodeObject:self.fields[row].text forKey:[NSString stringWithFormat:@"row-%ld.text", (long)row]];
                    }
                    [coder encodeObject:self.title forKey:[self.section stringByAppendingString:@".title"]];
                }
                - (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
                    [super decodeRestorableStateWithCoder:coder];
                    for (NSInteger row = 0; row < self.fields.count; row++) {
                        NSString *key = [@"row-" stringByAppendingString:@(row).stringValue];
                        self.fields[row].text = [coder decodeObjectOfClass:[NSString class] forKey:[key stringByAppendingString:@".text"]];
                    }
                    self.title = [coder decodeObjectOfClass:[NSString class] forKey:@"main.title"];
                }
                @end
                """),
            .good("""
                // A window shares its coder with its delegate.
                class Sheet: NSWindow {
                    var tool = 0
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        coder.encode(tool, forKey: "tool")
                    }
                }
                class SheetDelegate: NSObject, NSWindowDelegate {
                    func window(_ window: NSWindow, didDecodeRestorableState state: NSCoder) {
                        (window as? Sheet)?.tool = state.decodeInteger(forKey: "tool")
                    }
                }
                """),
            .good("""
                // Window and controller share a coder, and its restorer reads from it too.
                class Panel: NSPanel {
                    var tool = 0
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        coder.encode(tool, forKey: "tool")
                        coder.encode(title, forKey: "name")
                    }
                }
                class PanelController: NSWindowController, NSWindowRestoration {
                    override func restoreState(with coder: NSCoder) {
                        super.restoreState(with: coder)
                        (window as? Panel)?.tool = coder.decodeInteger(forKey: "tool")
                    }
                    static func restoreWindow(
                        withIdentifier identifier: NSUserInterfaceItemIdentifier, state: NSCoder,
                        completionHandler: @escaping (NSWindow?, Error?) -> Void
                    ) {
                        completionHandler(makePanel(named: state.decodeObject(of: NSString.self, forKey: "name") as String?), nil)
                    }
                }
                """),
            .good("""
                // The factory makes controllers of another class, which wrote the key.
                class Shelf: UIViewController, UIViewControllerRestoration {
                    func open() {
                        let reader = Reader()
                        reader.restorationIdentifier = "reader"
                        reader.restorationClass = Shelf.self
                        present(reader, animated: true)
                    }
                    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
                        let reader = Reader()
                        reader.restorationIdentifier = path.last
                        reader.restorationClass = Shelf.self
                        reader.view.tag = coder.decodeInteger(forKey: "page")
                        return reader
                    }
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                    }
                }
                class Reader: UIViewController {
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        coder.encode(view.tag, forKey: "page")
                    }
                }
                """),
            .good("""
                class Reader: UIViewController {
                    private static let pageKey = "Reader.page"
                    var page = 0
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        coder.encode(page, forKey: type(of: self).pageKey)
                    }
                    override func decodeRestorableState(with coder: NSCoder) {
                        super.decodeRestorableState(with: coder)
                        page = coder.decodeInteger(forKey: Self.pageKey)
                    }
                }
                """),
            .good("""
                // The old key belongs to archives of an earlier version.
                class Reader: UIViewController {
                    var page = 0
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        coder.encode(page, forKey: "page")
                    }
                    override func decodeRestorableState(with coder: NSCoder) {
                        super.decodeRestorableState(with: coder)
                        if coder.containsValue(forKey: "page") {
                            page = coder.decodeInteger(forKey: "page")
                        } else {
                            page = coder.decodeInteger(forKey: "obsoletePage")
                        }
                    }
                }
                """),
            .good("""
                // Keys that are built while the app runs could be any.
                class Form: UIViewController {
                    var fields: [UITextField] = []
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        for (index, field) in fields.enumerated() { coder.encode(field.text, forKey: "field\\(index)") }
                    }
                    override func decodeRestorableState(with coder: NSCoder) {
                        super.decodeRestorableState(with: coder)
                        fields.first?.text = coder.decodeObject(of: NSString.self, forKey: "field0") as String?
                    }
                }
                """),
            .good("""
                //- Browser.m
                // A web view of old writes its history itself.
                @interface Browser : UIWebView
                @property CGPoint offset;
                @end
                @implementation Browser
                - (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
                    NSDictionary *history = [coder decodeObjectOfClass:[NSDictionary class] forKey:@"history"];
                    self.offset = CGPointMake(0, [history[@"offset"] floatValue]);
                    [super decodeRestorableStateWithCoder:coder];
                }
                @end
                """),
            .good("""
                // UIKit writes its own keys.
                class Delegate: UIResponder, UIApplicationDelegate {
                    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
                        return true
                    }
                    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
                        let key = UIApplication.stateRestorationBundleVersionKey
                        return coder.decodeObject(of: NSString.self, forKey: key) as String? == "12"
                    }
                }
                """),
        ]
    ) { app in
        app.keySpaces.flatMap { space -> [Finding] in
            guard !space.writes.isOpen(.write, beside: space.reads), !app.inherits(space.type, from: "UIWebView") else { return [] }
            let written = Set(space.writes.accesses(.write).compactMap(\.key.text))
            var reported: Set<StringValue> = []
            return space.ownReads.accesses(.read).compactMap { read in
                guard read.key.tellsOthersApart, !space.writes.mayHold(read.key, .write), !app.isFallback(read),
                    reported.insert(read.key).inserted
                else { return nil }
                let nearest = read.key.text.flatMap { Suggestion.nearest(to: $0, among: written.sorted()) }.flatMap { name in
                    space.writes.accesses(.write).first { $0.key.text == name }
                }
                return Finding(
                    at: read.location, "key '\(read.key.name)' is decoded but never encoded", symbol: read.function.symbol,
                    notes: nearest.map { [Note(at: $0.location, "'\($0.key.text ?? "")' is encoded here")] } ?? [])
            }
        }
    }
}
