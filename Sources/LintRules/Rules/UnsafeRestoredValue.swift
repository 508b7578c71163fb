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
            count where they come from the scene's session or are handed to a method that restores, not from another device. Of data only the
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
                // What a scene's activity brings back is as old.
                //- SceneDelegate.swift
                class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    var window: UIWindow?
                    let list = ListController()
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                        if let activity = options.userActivities.first ?? session.stateRestorationActivity { open(activity) }
                    }
                    func open(_ activity: NSUserActivity) {
                        window?.windowScene?.title = (activity.userInfo?["title"] as! String) // expect: unsafe-restored-value
                        list.restoreUserActivityState(activity)
                    }
                    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { list.userActivity }
                }
                //- ListController.swift
                class ListController: UITableViewController {
                    var names: [String] = []
                    override func restoreUserActivityState(_ activity: NSUserActivity) {
                        super.restoreUserActivityState(activity)
                        guard let info = activity.userInfo else { return }
                        names = (info["names"] as? [String])! // expect: unsafe-restored-value
                        let row = info["row"] as? Int ?? 0 // expect: unsafe-restored-value
                        title = names[row]
                    }
                }
                """),
            .bad("""
                // A session has nothing to begin with, and what it was given may be gone.
                class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    var window: UIWindow?
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                        scene.userActivity = session.stateRestorationActivity
                        scene.title = session.stateRestorationActivity!.title // expect: unsafe-restored-value
                        if scene.title == nil { session.userInfo = ["title": "one"] }
                        let title = session.userInfo?["title"] as! String // expect: unsafe-restored-value
                        scene.title = scene.session.userInfo!["title"] as? String ?? title // expect: unsafe-restored-value
                    }
                    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
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
                // Asked for by a helper, by a local, by a property of the app's own.
                class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                        if hasState(session) { scene.title = session.stateRestorationActivity!.title }
                        if session.isRestored { scene.title = session.stateRestorationActivity!.title }
                        let isFirst = session.userInfo == nil
                        if isFirst { return }
                        scene.title = session.userInfo!["title"] as? String
                    }
                    func hasState(_ session: UISceneSession) -> Bool { session.stateRestorationActivity != nil }
                    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
                }
                extension UISceneSession {
                    var isRestored: Bool { stateRestorationActivity != nil }
                }
                """),
            .good("""
                // The app delegate gives each new session its dictionary.
                class Delegate: UIResponder, UIApplicationDelegate {
                    func application(
                        _ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions
                    ) -> UISceneConfiguration {
                        if session.userInfo == nil { session.userInfo = [:] }
                        return UISceneConfiguration(name: nil, sessionRole: session.role)
                    }
                }
                class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                        scene.title = session.userInfo!["title"] as? String
                    }
                }
                """),
            .good("""
                // What was asked for, or has just been set, and data of which anything may come.
                //- SceneDelegate.swift
                class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    var window: UIWindow?
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                        if session.stateRestorationActivity != nil, session.stateRestorationActivity?.userInfo != nil {
                            scene.title = session.stateRestorationActivity!.userInfo!["title"] as? String
                        }
                        if let activity = session.stateRestorationActivity { scene.title = activity.userInfo!["title"] as? String }
                        session.userInfo = ["title": "one"]
                        scene.title = session.userInfo!["title"] as? String
                    }
                    func sceneDidBecomeActive(_ scene: UIScene) {
                        scene.title = scene.session.userInfo!["title"] as? String
                    }
                    func sceneDidEnterBackground(_ scene: UIScene) {
                        scene.session.stateRestorationActivity = NSUserActivity(activityType: "reading")
                        scene.session.stateRestorationActivity!.userInfo!["title"] = scene.title
                    }
                    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
                    func save(_ scene: UIScene) {
                        let activity = NSUserActivity(activityType: "reading")
                        activity.userInfo = [:]
                        activity.userInfo!["title"] = scene.title
                        scene.userActivity = activity
                    }
                }
                class OtherDelegate: UIResponder, UIWindowSceneDelegate {
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                        prepare(session)
                        scene.title = session.userInfo!["title"] as? String
                    }
                    func prepare(_ session: UISceneSession) {
                        session.userInfo = ["title": "two"]
                    }
                }
                //- Reader.swift
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
                // An index within bounds, and activities that are asked or come from another device.
                //- SceneDelegate.swift
                class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    var names = ["one", "two"]
                    var window: UIWindow?
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                        guard let info = session.stateRestorationActivity?.userInfo else { return }
                        if let row = info["row"] as? Int, names.indices.contains(row) { scene.title = names[row] }
                        if info["title"] != nil { scene.title = (info["title"] as! String) }
                        let place = info["place"] as? String
                        scene.title = place ?? names[0]
                    }
                    func scene(_ scene: UIScene, continue activity: NSUserActivity) {
                        scene.title = (activity.userInfo?["title"] as! String)
                    }
                    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
                }
                //- Pager.swift
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
        ]
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

extension StringValue {
    /// Whether both are one key, or both are built at run time so that they may be.
    fileprivate func mayBe(_ other: StringValue) -> Bool { isKnown == other.isKnown && mayEqual(other) }
}

extension App {
    /// What the code reads from coders and activities, unless something asked first whether it is there.
    fileprivate func restoredValues() -> [RestoredValue] {
        let decoded = coderAccesses(in: Hook.readers + Hook.appKitReaders).filter { read in
            read.method.direction == .read && read.key.reservedName == nil && !isTest(read.function) && !isTested(read)
        }
        return decoded.map { RestoredValue($0) } + activityReads().filter { !isTested($0) }.map { RestoredValue($0) }
    }

    private func isTested(_ read: KeyAccess) -> Bool {
        (read.site.tests + read.entry.tests).contains { test in
            test.contains { part in
                guard part.range != read.site.range, case .call(let call) = part.kind, CoderMethod(call) != nil,
                    let key = CoderMethod.key(of: call)
                else { return false }
                let asked = string(key, at: read.place)
                return asked.mayBe(read.key) || read.isOneOfMany && !asked.isKnown
            }
        }
    }

    private func isTested(_ read: ActivityRead) -> Bool {
        if read.isWhole { return isTestedOrWritten(read) }
        return read.site.tests.contains { test in
            test.contains { part in
                guard part.range != read.site.range, case .element(_, let arguments) = part.kind, let key = arguments.first?.value else { return false }
                return string(key, at: Place(read.site, in: read.function)).mayBe(read.key)
            }
        }
    }

    /// Whether somebody asked for the property on the way, or something is written to it.
    private func isTestedOrWritten(_ read: ActivityRead) -> Bool {
        let isTested = read.site.tests.contains { test in
            test.contains { $0.memberName == read.key.text && !$0.range.contains(read.range) && !read.range.contains($0.range) }
        }
        return isTested
            || sites(in: read.function).contains { site in
                guard case .assignment(let target, _, _) = site.kind else { return false }
                return target.range.contains(read.range)
            }
    }
}
