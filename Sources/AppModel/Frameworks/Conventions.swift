/// What people call things, where nothing but the name tells.
///
/// Each is a guess that held in the apps that were read, and each is asked only where the language, the frameworks and the program
/// itself say nothing. Whoever doubts a finding begins here.
public enum Conventions {
    // MARK: Libraries

    /// What raises until the app has set it up.
    struct Library: Sendable {
        let roots: Set<String>
        let setUp: String
        /// What may not be asked for before that, and by which methods.
        let members: Set<String>
        let uses: Set<String>
    }

    /// Firebase, which many apps set up at the end of their launch, as its guide says, and which ends the app that asks for it sooner.
    static let librariesToSetUp = [
        Library(
            roots: ["FirebaseApp", "FIRApp"], setUp: "configure",
            members: [
                "Auth", "FIRAuth", "Database", "FIRDatabase", "Firestore", "FIRFirestore", "Storage", "FIRStorage",
            ],
            uses: ["auth", "database", "firestore", "storage"])
    ]

    // MARK: Constants and properties

    /// `kPageKey`: C's constants come from headers that are not always in the sources, and keep their names in Swift.
    static func isConstant(_ name: String) -> Bool { name.first == "k" && name.dropFirst().first?.isUppercase == true }

    /// `self.browsingActivity`: a property of unknown type that has a `userInfo` is hardly anything else.
    static func isActivity(_ name: String) -> Bool { name.lowercasedASCII.hasSuffix("activity") }

    /// `pageRestorationClass`: a getter may name a class without spelling the property of UIKit in its body.
    static func isRestorationClass(_ name: String) -> Bool { name.hasSuffix("estorationClass") }

    /// `openControllers`: a list that goes into an archive under such a name may hold references, which are decoded otherwise than values.
    public static func listsControllers(_ name: String) -> Bool { name.hasSuffix("ontrollers") || name.hasSuffix("hildren") }

    /// What a test names that depends on restoration: the window is there, its root is, something was restored.
    static func tellsOfRestoration(_ name: String) -> Bool {
        let name = name.lowercased()
        if name.hasSuffix("window") || name == "windows" || name == "rootviewcontroller" { return true }
        return name.hasPrefix("restor") || name.hasSuffix("restored")
    }

    /// A method that takes something away, whatever it is of: `remove(at:)`, `deleteItems(at:)`.
    static func takesAway(_ name: String) -> Bool {
        ["remove", "delete", "destroy", "trash"].contains(where: name.lowercased().hasPrefix)
    }

    /// A method in which an object of AppKit gets what it begins with, or goes.
    static func setsUp(_ name: String) -> Bool {
        [
            "awakeFromNib", "windowWillLoad", "windowDidLoad", "showWindow", "close", "viewDidLoad", "loadView", "viewWillAppear",
            "viewDidAppear", "viewDidMoveToWindow",
            "makeWindowControllers", "windowControllerDidLoadNib", "showWindows", "viewDidMoveToSuperview", "viewWillLayout",
            "viewDidLayout", "applicationWillFinishLaunching", "applicationDidFinishLaunching", "windowWillClose", "addChild",
        ].contains(name)
            || ["init", "restore", "setUp", "setup", "configure", "prepare", "read"].contains { name.hasPrefix($0) }
    }

    /// `lastHeight`, `downloadProgress`: what an object works out anew, or holds while something is under way.
    static func isTransient(_ name: String) -> Bool {
        let name = name.lowercasedASCII
        return wordsOfTransients.contains(where: name.contains)
    }

    private static let wordsOfTransients = [
        "cache", "temp", "tmp", "progress", "loading", "pending", "current", "last", "previous", "selected", "index", "row", "section",
        "height",
        "width", "size", "offset", "error", "debug", "retry",
    ]

    /// `isLoading`, `syncIsFillingGap`: a flag that is true while something goes on, and rightly false after a relaunch.
    static func tellsOfWork(_ flag: String) -> Bool {
        let flag = flag.lowercasedASCII
        return wordsOfWork.contains(where: flag.contains)
    }

    private static let wordsOfWork = [
        "loading", "fetching", "refreshing", "syncing", "filling", "updating", "animating", "scrolling", "dragging", "panning", "saving",
        "sending", "uploading", "downloading", "processing", "connecting", "waiting", "transitioning", "presenting", "dismissing", "typing",
        "submitting", "deleting", "moving", "resizing", "rotating", "keyboard", "needs", "should", "ignore", "skip", "pending", "did",
        "will",
        "popping", "pushing", "busy", "inflight", "pickershown", "pickervisible", "showspicker", "pickeropen", "firsttime", "initial",
        "launch",
    ]

    /// `passwordField`, `captchaField`: what is typed there is not to be kept.
    static func isForSecrets(_ field: String) -> Bool {
        let field = field.lowercasedASCII
        return ["password", "passwd", "pwd", "passcode", "secret", "captcha", "pincode"].contains(where: field.contains)
    }

    /// `searchText`, `query`: what is typed there says what is looked for, and stays in its field.
    static func isSearch(_ text: String) -> Bool {
        let text = text.lowercasedASCII
        return ["search", "query", "filter"].contains(where: text.contains)
    }

    /// `isAscending`, `reversed`, `favoritesOnly`: a flag that says how a list is sorted or what it leaves out; not one that shows a menu.
    static func isOrder(_ flag: String) -> Bool {
        let flag = flag.lowercasedASCII
        if flag.hasPrefix("only") || flag.hasSuffix("only") { return true }
        return ["ascending", "descending", "reverse", "invers", "invert", "sort"].contains(where: flag.contains)
            && !["show", "present", "menu", "sheet", "popover"].contains(where: flag.contains)
    }

    /// `filterYear`, `selectedScope`, `sortBy`: which rows are shown, and in which order.
    static func isFilter(_ text: String) -> Bool {
        let text = text.lowercasedASCII
        return ["filter", "scope"].contains(where: text.contains) || text.hasPrefix("sort")
    }

    /// `path`, `breadcrumbs`: where the user is, for a list that he goes down and up in.
    static func isPath(_ list: String) -> Bool {
        let list = list.lowercasedASCII
        return ["path", "breadcrumb"].contains(where: list.contains)
    }

    /// `CustomTabView`, `SegmentedTabs`: a view of the app's own that shows one of several at a time.
    static func isTabs(_ view: String) -> Bool { ["TabView", "TabBar", "Tabs", "SegmentedControl"].contains(where: view.hasSuffix) }

    /// `SettingsView`, `AboutView`: a screen that nobody misses who comes back to his work.
    static func isAside(_ view: String) -> Bool {
        let view = view.lowercasedASCII
        let words = [
            "setting", "preference", "about", "help", "onboarding", "login", "signin", "debug", "tutorial", "firstlaunch", "firstrun",
            "welcome",
        ]
        return words.contains(where: view.contains)
    }

    /// `selectedTab`, `current_tab`: which tab the user is in.
    static func isTab(_ variable: String) -> Bool { variable.hasSuffix("Tab") || variable.hasSuffix("_tab") || variable == "tab" }

    /// `userDefaults`, `sharedDefaults`: an app's own name for those of the system.
    static func isDefaults(_ name: String) -> Bool { name.hasSuffix("Defaults") || name == "defaults" }

    /// A method that says what an object is, for a console.
    static func describes(_ method: String) -> Bool { method.lowercasedASCII.contains("description") }

    // MARK: Versions

    /// What is tested before an archive of another version is read: `archiveVersion`.
    static func isVersion(_ name: String) -> Bool { name.lowercasedASCII.contains("version") }

    /// A read of what a former version of the app wrote, which this one need not write, says so on the way: `migrateActivity`.
    static func tellsOfFormerVersion(_ name: String) -> Bool {
        let name = name.lowercasedASCII
        return ["legacy", "migrat", "former", "deprecat", "obsolete", "version"].contains(where: name.contains)
    }

    // MARK: Types

    /// Framework protocols that a class may list where its superclass could stand. There are too many to list, and they are named alike.
    static func isProtocol(_ name: String) -> Bool {
        // `FlutterAppDelegate` and its kind are classes, and not every table is able to do something.
        if name.hasSuffix("AppDelegate") || name.hasSuffix("Table") { return false }
        return ["Delegate", "DataSource", "Protocol", "able", "Coding"].contains(where: name.hasSuffix)
    }

    /// Protocols that bring no other with them: a delegate's and a data source's are what they are for.
    static func inheritsNoProtocol(_ name: String) -> Bool { name.hasSuffix("Delegate") || name.hasSuffix("DataSource") }

    /// How the classes and protocols of Apple's frameworks begin. What begins otherwise and is declared nowhere is a library's.
    static let applePrefixes = ["UI", "NS"] + prefixesOfSmallerFrameworks

    private static let prefixesOfSmallerFrameworks = ["AV", "MK", "WK", "CL", "UN", "SF"]

    /// `UIViewPropertyAnimator`, `CADisplayLink`: what Apple's frameworks call a class, which holds none of an app's own values unless a table
    /// says so.
    static func isOfFrameworks(_ type: String) -> Bool {
        (applePrefixes + ["CA", "CI", "CG"]).contains(where: type.hasPrefix) && type.dropFirst(2).first?.isUppercase == true
    }

    /// `PageViewModel`, which has ready what a view shows.
    static func isModelOfView(_ type: String) -> Bool { type.hasSuffix("ViewModel") }

    /// `TitleButton` of a library: who is called so shows what he is given.
    static func isView(_ type: String) -> Bool {
        ["View", "Button", "Label", "Cell", "Bar", "Field", "Control", "Picker", "Slider", "Switch", "Controller"].contains(
            where: type.hasSuffix)
    }

    /// `MFMailComposeViewControllerDelegate`, `EKEventEditViewDelegate`: what Apple's frameworks tell an app by, and nothing else.
    static func isAppleDelegate(_ name: String) -> Bool {
        inheritsNoProtocol(name) && name.dropFirst(2).first?.isUppercase == true
            && ["AB", "CB", "CN", "EK", "GK", "HK", "MC", "MF", "MP", "PH", "PK", "QL", "SK"].contains(where: name.hasPrefix)
    }

    /// `CLPlacemark`, `MKMapItem`: a class of Apple's that no table has. Of what UIKit and Foundation declare, a controller may be the one or
    /// the other.
    static func isNoController(_ name: String) -> Bool {
        guard prefixesOfSmallerFrameworks.contains(where: name.hasPrefix), name.dropFirst(2).first?.isUppercase == true else {
            return false
        }
        return !isProtocol(name) && !["Controller", "VC", "Screen", "View"].contains(where: name.contains)
    }

    /// `VendorTabBarController` out of sight: like UIKit's own, it loads its view while it is initialized.
    static func isTabBarController(_ name: String) -> Bool { name.hasSuffix("TabBarController") }

    /// `Reader_Previews`, as Xcode's templates have called them.
    static func isPreview(_ name: String) -> Bool { name.contains("_Preview") }

    /// `ScrollState`, `MessageKey`: what belongs into an archive though it could be a model. `PageLocation` is where somebody reads, but
    /// `Location`, with or without a prefix, is a place on earth.
    public static func isState(_ name: String) -> Bool {
        if name.hasSuffix("Location") { return name.dropLast(8).contains(where: \.isLowercase) }
        return endingsOfState.contains(where: name.hasSuffix)
    }

    private static let endingsOfState = [
        "State", "Key", "ID", "Id", "Identifier", "Identity", "Reference", "Path", "Settings", "Preferences", "Options", "Configuration",
        "Position", "Offset", "Selection", "Filter", "Mode", "Style", "Restoration", "Snapshot", "Context", "Draft", "Query", "Route",
        "Info",
    ]

    /// Wrappers of libraries whose value is of the type that is written: Realm's, in which apps keep what they show.
    static let wrappersOfOneType: Set<String> = ["Persisted", "ObservedRealmObject", "StateRealmObject"]

    /// Classes of well-known libraries from which an app's models descend.
    static let librariesOfModels: Set<String> = ["MTLModel", "JSONModel", "RLMObject", "PFObject"]

    /// Controllers of libraries that apps inherit from and that take no part in restoration: no identifier, no restoration class, no child
    /// that they encode. As good as the class of UIKit they come from. A name that an app may give a class of its own has no place here.
    static let librarySuperclasses = """
        UIViewController:GAITrackedViewController JSQMessagesViewController SLKTextViewController XLFormViewController FXFormViewController
        UIViewController:QuickDialogController PFLogInViewController PFSignUpViewController MWPhotoBrowser SVWebViewController
        UIViewController:DZNWebViewController KINWebBrowserViewController CDVViewController CAPBridgeViewController ASDKViewController
        UIViewController:ASViewController
        UITableViewController:PFQueryTableViewController PFProductTableViewController IASKAppSettingsViewController
        UITableViewController:IASKSpecifierValuesViewController IASKAbstractSpecifierValuesViewController
        UICollectionViewController:PFQueryCollectionViewController MDCCollectionViewController
        UINavigationController:SVModalWebViewController KINWebBrowserNavigationController
        """

    // MARK: Files

    /// A framework of the project keeps its storyboards in a folder of its name, which its bundle's identifier ends with.
    static func isFolder(ofBundle identifier: String, around path: String) -> Bool {
        guard let name = identifier.split(separator: ".").last else { return false }
        return path.split(separator: "/").dropLast().contains(name)
    }

    /// `App/AppTests`: Xcode and SwiftPM name the folders of test targets so.
    static func isTestTarget(_ folder: Substring) -> Bool { folder.utf8.suffix(5).elementsEqual("Tests".utf8) }

    /// `MainWindow.xib`, `MainWindow-iPad.xib`, `MainWindow_iPhone.xib`: Xcode's templates have called the nib of an app's window so.
    static func holdsMainWindow(path: String) -> Bool {
        path.hasSuffix(".xib") && (path.utf8.split(separator: UInt8(ascii: "/")).last?.starts(with: "MainWindow".utf8) ?? false)
    }

    // MARK: Functions

    /// Helpers that contain a controller. A file that calls one is worth reading though it spells nothing of containment itself.
    static let embeddingHelpers = [
        "embed", "embedChild", "embedViewController", "embedChildViewController", "addChildVC", "addChildController",
        "addContentController", "displayContentController", "addFullScreenChild", "addAsChild", "asChildViewController",
    ]

    /// Where an app's interface is built once: the delegates' methods, and a coordinator's `start`.
    static let launchMethods: Set<String> = ["application", "scene", "start", "awakeFromNib", "main"]

    /// Methods that run when the user is done with a screen: their button is called so.
    static func finishes(_ method: String) -> Bool {
        ["save", "done", "submit", "confirm", "commit", "finish", "tappedSave", "tappedDone", "didTapSave", "didTapDone"].contains {
            method.hasPrefix($0)
        }
    }

    /// `completion: { … }`, `andCompletionHandler:`: what answers by it may answer later.
    static func isCompletion(_ label: String) -> Bool { label.contains("ompletion") }

    /// `fetchWithCompletion:`, whose only argument has no label of its own in Objective-C.
    static func endsWithCompletion(_ method: String) -> Bool {
        ["WithCompletion", "WithCompletionHandler", "WithCompletionBlock"].contains(where: method.hasSuffix)
    }

    /// `findObjectsInBackgroundWithBlock:`, `saveInBackground`: it goes on when it has returned.
    static func worksInBackground(_ method: String) -> Bool { method.contains("InBackground") }

    /// `hiddenField`
    static func isOutOfSight(_ name: String) -> Bool {
        let name = name.lowercasedASCII
        return ["hidden", "invisible", "dummy", "fake"].contains(where: name.contains)
    }

    /// `searchBills(text:completion:)`, `fetchItems`: what is called so looks for something, whoever gets the answer, and keeps nothing.
    static func asks(_ method: String) -> Bool {
        ["search", "fetch", "find", "query", "filter", "lookUp", "lookup", "reload", "refresh"].contains(where: method.hasPrefix)
    }

    /// What is animated, performed, set or dispatched takes a completion too, and answers no question.
    static func asksNothing(_ method: String) -> Bool {
        ["animate", "transition", "perform", "set", "dispatch"].contains(where: method.hasPrefix)
    }

    /// What people call those whose `userInfo` is no activity's, where no type tells.
    static func ownsOtherUserInfo(_ name: String) -> Bool {
        if ["note", "timer", "decoder", "encoder", "content"].contains(name) { return true }
        let name = name.lowercasedASCII
        return name.hasSuffix("notification") || name.hasSuffix("error")
    }

    /// `DDLogDebug`, `CLS_LOG`, `DLog`, `NSAssert`: macros and functions that write down what they are given. They come from headers and
    /// libraries that are not always in the sources.
    static func isLog(_ function: String) -> Bool {
        if function.hasSuffix("LOG") || function.hasSuffix("Assert") { return true }
        let words = function.split { $0 == "_" }
        if words.contains(where: { $0.lowercased() == "log" }) { return true }
        // A word of its own: nothing logs in `Login` and `Logo`.
        return words.contains { word in
            word.indices.contains { start in
                let rest = word[start...]
                return rest.hasPrefix("Log") && rest.dropFirst(3).first?.isUppercase != false
            }
        }
    }

    /// `userId`, `albumID`: a number that says which one of many is shown.
    static func namesOneOfMany(_ name: String) -> Bool { name.hasSuffix("Id") || name.hasSuffix("ID") }

    /// `item.itemKey`, `note.id`: what tells one of many by its value.
    static func isKey(_ name: String) -> Bool {
        namesOneOfMany(name) || ["id", "key", "uuid", "uuidString", "identifier"].contains(name) || name.hasSuffix("Key")
            || name.hasSuffix("Identifier")
    }

    /// The same, or several of them: `hiddenForumIDs`, `identifiers`.
    static func namesIdentifiers(_ name: String) -> Bool {
        isKey(name) || ["ids", "identifiers", "uuids"].contains(name)
            || ["Ids", "IDs", "Keys", "Identifiers"].contains(where: name.hasSuffix)
    }

    /// What the parameter is called that takes whom to answer.
    static func takesListener(_ label: String) -> Bool { label.lowercasedASCII.hasSuffix("delegate") }

    // MARK: Secrets

    /// The words that name a secret, one or several in a row.
    public static let secrets: [[String]] = [
        ["password"], ["passwd"], ["passcode"], ["passphrase"], ["secret"], ["cvv"], ["cvc"], ["otp"], ["ssn"], ["jwt"], ["credential"],
        ["credentials"],
        ["authorization"], ["bearer"],
        ["pin", "code"], ["pin", "number"], ["api", "key"], ["private", "key"],
        ["access", "token"], ["auth", "token"], ["authentication", "token"], ["authorization", "token"], ["refresh", "token"],
        ["bearer", "token"], ["session", "token"], ["security", "token"], ["login", "token"], ["user", "token"], ["oauth", "token"],
    ]

    /// Words that say of what follows that nobody knows it: a `secretMenu` is a menu, a `secretKey` is a secret.
    public static let describing: Set<String> = ["secret", "bearer"]

    /// What may follow those, and it is still a secret.
    public static let namesOfSecrets: Set<String> = [
        "field", "text", "string", "value", "data", "bytes", "input", "entry", "box", "draft", "key", "keys", "token", "code", "phrase",
        "word", "words", "answer", "number", "password", "seed",
    ]

    /// Near one of these a pin code is where letters go to, a pin number one on a map.
    public static let aboutPlaces: Set<String> = [
        "postal", "post", "zip", "address", "addresses", "shipping", "billing", "delivery", "city", "town", "street", "district", "map",
        "marker", "annotation",
    ]

    /// With one of these a dictionary holds something about each field, not what was typed there: `errors`, `fieldHints`.
    public static let aboutFields: Set<String> = [
        "error", "hint", "placeholder", "title", "label", "strength", "prompt", "count", "length", "visibility", "visible", "hidden",
        "enabled", "valid", "validity", "validation", "warning", "issue", "problem", "message", "rule", "requirement", "icon",
    ]

    /// With one of these a name speaks about the secret: `isPasswordVisible`.
    public static let aboutSecrets: Set<String> = [
        "is", "has", "show", "shows", "shown", "showing", "visible", "hidden", "hide", "hides", "enabled", "disabled", "count", "length",
        "index", "row", "section", "offset", "mode", "screen", "step", "page", "hint", "controller", "view", "id", "identifier", "uuid",
        "changed", "date", "expiry", "strength", "reset", "forgot", "error", "valid", "hash", "reference", "ref", "placeholder", "title",
        "label", "chat", "santa", "needs", "requires", "should", "size", "frame", "status", "state", "kind", "type", "level", "scope",
        "scopes", "url", "name", "required", "requested", "granted", "denied", "request", "prompt", "selected", "filter", "sort", "order",
        "tab", "search", "query", "expanded", "rule", "policy", "manager", "generator", "wants", "uses", "includes", "revealed", "seen",
        "meter",
    ]
}
