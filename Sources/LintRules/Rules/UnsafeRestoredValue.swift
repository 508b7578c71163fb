import AppModel

extension Rule {
    static let unsafeRestoredValue = Rule(
        id: "unsafe-restored-value",
        summary: "Restored state is forced, so that a missing or strange value crashes the app while it launches.",
        rationale: """
            An archive outlives the version of the app that wrote it, and any value may be missing from it. A crash while restoring repeats \
            at every launch until the system gives the archive up.
            """,
        limits: """
            A force behind a test of the same key or value is left alone, as are UIKit's own keys. Values that pass through properties or \
            other functions are not followed. An index into an array counts where nothing asks about it or the array, as a note. Activities \
            count where they come from the scene's session or are handed to a method that restores, not from another device. Of data only the \
            unarchiving in the same body is looked at.
            """,
        severity: .warning,
        facts: ["A19", "C9", "C11", "C12", "F1", "J4"],
        examples: [
            .bad("""
                class Reader: UIViewController {
                    var chapter = "one"
                    var note: String?
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        coder.encode(chapter, forKey: "chapter")
                        coder.encode(note, forKey: "note")
                    }
                    override func decodeRestorableState(with coder: NSCoder) {
                        super.decodeRestorableState(with: coder)
                        chapter = coder.decodeObject(of: NSString.self, forKey: "chapter")! as String // expect: unsafe-restored-value
                        note = (coder.decodeObject(of: [NSString.self], forKey: "note") as! String) // expect: unsafe-restored-value
                    }
                }
                """),
            .bad("""
                // In a factory: a local that is forced later, a raw value of an older version, a crash on purpose.
                class Reader: UIViewController, UIViewControllerRestoration {
                    enum Mode: Int { case page, scroll }
                    var mode = Mode.page
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        coder.encode(title, forKey: "title")
                        coder.encode(mode.rawValue, forKey: "mode")
                        coder.encode(nibName, forKey: "nib")
                    }
                    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
                        let title = coder.decodeObject(of: NSString.self, forKey: "title") // expect: unsafe-restored-value
                        guard let nib = coder.decodeObject(of: NSString.self, forKey: "nib") else { // expect: unsafe-restored-value
                            fatalError("no nib")
                        }
                        guard (coder.decodeObject(of: NSString.self, forKey: "title") as String?) != nil else { // expect: unsafe-restored-value
                            fatalError("no title")
                        }
                        let reader = Reader(nibName: nib as String, bundle: nil)
                        reader.restorationIdentifier = path.last!
                        reader.title = title! as String
                        reader.mode = Mode(rawValue: coder.decodeInteger(forKey: "mode"))! // expect: unsafe-restored-value
                        return reader
                    }
                }
                """),
            .bad("""
                // From one local to the next.
                class Reader: UIViewController {
                    var words: [String] = []
                    var place: IndexPath?
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        coder.encode(words, forKey: "words")
                        coder.encode(place, forKey: "place")
                    }
                    override func decodeRestorableState(with coder: NSCoder) {
                        super.decodeRestorableState(with: coder)
                        let restored = coder.decodeObject(of: [NSArray.self, NSString.self], forKey: "words") // expect: unsafe-restored-value
                        let words = restored as? [String]
                        words!.forEach { self.words.append($0) }
                        let place = coder.decodeObject(of: [NSIndexPath.self], forKey: "place") // expect: unsafe-restored-value
                        self.place = (place as! IndexPath)
                    }
                }
                """),
            .good("""
                // Asked for on the way, under one name or the other.
                class Reader: UIViewController {
                    var words: [String] = []
                    var place = ""
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        coder.encode(words, forKey: "words")
                        coder.encode(place, forKey: "place")
                    }
                    override func decodeRestorableState(with coder: NSCoder) {
                        super.decodeRestorableState(with: coder)
                        let restored = coder.decodeObject(of: [NSArray.self, NSString.self], forKey: "words")
                        let words = restored as? [String]
                        if restored != nil { self.words = words! }
                        let place = coder.decodeObject(of: [NSString.self], forKey: "place")
                        if place is String { self.place = place as! String }
                    }
                }
                """),
            .bad("""
                //- Reader.swift
                class Reader: UIViewController {
                    var words: [String] = []
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        coder.encode(words, forKey: "words")
                        coder.encode(words.count, forKey: "size")
                    }
                    override func decodeRestorableState(with coder: NSCoder) {
                        super.decodeRestorableState(with: coder)
                        readWords(from: coder)
                    }
                }
                //- Reader+Words.swift
                extension Reader {
                    enum Size: Int { case small, large }
                    func readWords(from coder: NSCoder) {
                        let size = coder.decodeInteger(forKey: "size") // expect: unsafe-restored-value
                        print(Size(rawValue: size)!)
                        words = coder.decodeObject(of: [NSArray.self, NSString.self], forKey: "words") as! [String] // expect: unsafe-restored-value
                    }
                }
                """),
            .bad("""
                // Data that another version of the app archived.
                class Reader: UIViewController {
                    var marks: [Int] = []
                    var font: UIFont?
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        coder.encode(try? JSONEncoder().encode(marks), forKey: "marks")
                        coder.encode(try? NSKeyedArchiver.archivedData(withRootObject: font as Any, requiringSecureCoding: true), forKey: "font")
                    }
                    override func decodeRestorableState(with coder: NSCoder) {
                        super.decodeRestorableState(with: coder)
                        if let data = coder.decodeObject(of: NSData.self, forKey: "marks") { // expect: unsafe-restored-value
                            marks = try! JSONDecoder().decode([Int].self, from: data as Data)
                        }
                        guard let data = coder.decodeObject(of: NSData.self, forKey: "font") as Data? else { return } // expect: unsafe-restored-value
                        font = (NSKeyedUnarchiver.unarchiveObject(with: data) as! UIFont)
                    }
                }
                """),
            .good("""
                // Data of which anything may come.
                class Reader: UIViewController {
                    var marks: [Int] = []
                    var font: UIFont?
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        coder.encode(try? JSONEncoder().encode(marks), forKey: "marks")
                    }
                    override func decodeRestorableState(with coder: NSCoder) {
                        super.decodeRestorableState(with: coder)
                        guard let data = coder.decodeObject(of: NSData.self, forKey: "marks") as Data? else { return }
                        marks = (try? JSONDecoder().decode([Int].self, from: data)) ?? []
                        font = NSKeyedUnarchiver.unarchiveObject(with: data) as? UIFont
                        marks = try! JSONDecoder().decode([Int].self, from: defaults())
                    }
                    func defaults() -> Data { Data("[]".utf8) }
                }
                """),
            .bad("""
                // An index that an older version wrote, or none at all.
                class Pager: UIViewController {
                    enum Mode: CaseIterable { case page, scroll }
                    var pages: [UIViewController] = []
                    var mode = Mode.page
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        coder.encode(pages.count, forKey: "page")
                        coder.encode(0, forKey: "mode")
                    }
                    override func decodeRestorableState(with coder: NSCoder) {
                        super.decodeRestorableState(with: coder)
                        let page = coder.decodeInteger(forKey: "page") // expect: unsafe-restored-value
                        show(pages[page], sender: nil)
                        mode = Mode.allCases[coder.decodeInteger(forKey: "mode")] // expect: unsafe-restored-value
                    }
                }
                """),
            .bad("""
                //- Reader.m
                // Nil goes anywhere in Objective-C, but not into a collection or behind a string.
                @interface Reader : UIViewController
                @property (nonatomic) NSMutableArray *marks;
                @property (nonatomic, copy) NSArray *names;
                @end
                @implementation Reader
                - (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
                    [super encodeRestorableStateWithCoder:coder];
                    [coder encodeObject:self.marks.lastObject forKey:@"mark"];
                    [coder encodeObject:self.title forKey:@"title"];
                    [coder encodeObject:self.nibName forKey:@"nib"];
                    [coder encodeInteger:1 forKey:@"row"];
                    [coder encodeObject:self.names forKey:@"names"];
                }
                - (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
                    [super decodeRestorableStateWithCoder:coder];
                    [self.marks addObject:[coder decodeObjectOfClass:[NSNumber class] forKey:@"mark"]]; // expect: unsafe-restored-value
                    NSString *title = [coder decodeObjectOfClass:[NSString class] forKey:@"title"]; // expect: unsafe-restored-value
                    self.title = [@"Reading " stringByAppendingString:title];
                    self.names = @[[coder decodeObjectOfClass:[NSString class] forKey:@"nib"]]; // expect: unsafe-restored-value
                    NSInteger row = [coder decodeIntegerForKey:@"row"]; // expect: unsafe-restored-value
                    self.title = self.names[row];
                    NSArray *names = [coder decodeObjectOfClass:[NSArray class] forKey:@"names"]; // expect: unsafe-restored-value
                    if (!names) {
                        abort();
                    }
                }
                @end
                """),
            .good("""
                // Left out of every build, and so is its other half.
                class Reader: UIViewController {
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        #if false
                        coder.encode(title, forKey: "name")
                        #else
                        coder.encode(title, forKey: "title")
                        #endif
                    }
                    override func decodeRestorableState(with coder: NSCoder) {
                        super.decodeRestorableState(with: coder)
                        #if false
                        title = coder.decodeObject(of: NSString.self, forKey: "name")! as String
                        #else
                        title = coder.decodeObject(of: NSString.self, forKey: "title") as String?
                        #endif
                    }
                    #if false
                    override func applicationFinishedRestoringState() {
                        decodeRestorableState(with: NSCoder())
                    }
                    #endif
                }
                """),
            .good("""
                class Reader: UIViewController {
                    var chapter: String?
                    var note: String?
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        coder.encode(chapter, forKey: "chapter")
                        coder.encode(note, forKey: "note")
                    }
                    override func decodeRestorableState(with coder: NSCoder) {
                        super.decodeRestorableState(with: coder)
                        // Casting to an optional tolerates nil.
                        chapter = coder.decodeObject(of: [NSString.self], forKey: "chapter") as! String?
                        if coder.containsValue(forKey: "note") {
                            note = coder.decodeObject(of: NSString.self, forKey: "note")! as String
                        }
                    }
                }
                """),
            .good("""
                class Reader: UIViewController, UIViewControllerRestoration {
                    var link: URL?
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        coder.encode(link, forKey: "link")
                        coder.encode(title, forKey: "title")
                    }
                    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
                        let link = coder.decodeObject(of: NSURL.self, forKey: "link")
                        if link == nil { return nil }
                        let title = coder.decodeObject(of: NSString.self, forKey: "title")
                        let reader = Reader()
                        // The path is never empty.
                        reader.restorationIdentifier = path.last!
                        reader.link = link! as URL
                        reader.title = title != nil ? title! as String : nil
                        return reader
                    }
                }
                """),
            .good("""
                // UIKit's own values, a model's own archive, and a failure that only ends the restoration.
                class Reader: UIViewController, UIViewControllerRestoration {
                    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
                        let key = UIApplication.stateRestorationViewControllerStoryboardKey
                        let board = coder.decodeObject(forKey: key) as! UIStoryboard
                        return board.instantiateViewController(withIdentifier: "reader")
                    }
                }
                class Note: NSObject, NSCoding {
                    let text: String
                    required init?(coder: NSCoder) {
                        text = coder.decodeObject(forKey: "text") as! String
                    }
                    func encode(with coder: NSCoder) {
                        coder.encode(text, forKey: "text")
                    }
                }
                """),
            .good("""
                //- Reader.m
                // Asked about, replaced, or handed to what takes nil.
                @interface Reader : UIViewController
                @property (nonatomic) NSMutableArray *marks;
                @property (nonatomic) NSMutableDictionary *extras;
                @end
                @implementation Reader
                - (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
                    [super encodeRestorableStateWithCoder:coder];
                    [coder encodeObject:self.marks.lastObject forKey:@"mark"];
                    [coder encodeObject:self.title forKey:@"title"];
                    [coder encodeInteger:1 forKey:@"row"];
                }
                - (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
                    [super decodeRestorableStateWithCoder:coder];
                    NSNumber *mark = [coder decodeObjectOfClass:[NSNumber class] forKey:@"mark"];
                    if (mark != nil) {
                        [self.marks addObject:mark];
                    }
                    NSString *title = [coder decodeObjectOfClass:[NSString class] forKey:@"title"];
                    [[NSUserDefaults standardUserDefaults] setObject:title forKey:@"title"];
                    [self.extras setValue:title forKey:@"title"];
                    self.title = [@"Reading " stringByAppendingString:title ?: @"nothing"];
                    NSArray *parts = title ? @[title] : @[];
                    NSInteger row = [coder decodeIntegerForKey:@"row"];
                    if (row < self.marks.count) {
                        NSLog(@"%@ %@", self.marks[row], parts);
                    }
                }
                @end
                """),
            .good("""
                // An index within bounds, and a key of a dictionary.
                class Pager: UIViewController {
                    var pages: [UIViewController] = []
                    var titles: [Int: String] = [:]
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        coder.encode(pages.count, forKey: "page")
                    }
                    override func decodeRestorableState(with coder: NSCoder) {
                        super.decodeRestorableState(with: coder)
                        let page = coder.decodeInteger(forKey: "page")
                        title = titles[page]
                        guard page < pages.count else { return }
                        show(pages[page], sender: nil)
                    }
                }
                """),
        ] + Example.forcedActivities
    ) { app in
        let forced = app.restoredValues().compactMap { value in app.force(on: value).map { (value: value, force: $0) } }
        return forced.compactMap { value, force in
            // Of a chain of forces the last says enough.
            let isPart = forced.contains { $0.value.range != value.range && $0.value.range.contains(value.range) && $0.value.function == value.function }
            if isPart { return nil }
            return Finding(
                at: value.location, force.message(value.key.shown), symbol: value.function.symbol, severity: force.severity,
                notes: force.elsewhere.map { [Note(at: value.function.location($0.range), $0.message)] } ?? [])
        }
    }
}
