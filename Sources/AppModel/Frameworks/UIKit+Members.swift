extension UIKit {
    /// The types of activities that the system hands over, by the names of their constants.
    static let activityTypes: Set<String> = [
        "NSUserActivityTypeBrowsingWeb", "CSSearchableItemActionType", "CSQueryContinuationActionType", "ClassKitContextActivityType",
    ]

    /// The keys of what the system puts into the activities that it hands over, by the names of their constants.
    static let activityKeys: Set<String> = ["CSSearchableItemActivityIdentifier", "CSSearchQueryString", "CSActionIdentifier"]

    /// What methods of views begin with that change where it stands or how it looks.
    static let waysToLayOut = [
        "add", "bring", "convert", "draw", "layout", "send", "setAlpha", "setAutoresizing", "setBackground", "setBounds", "setCenter",
        "setContent", "setFont", "setFrame", "setHidden", "setNeeds", "setNumberOfLines", "setTextAlignment", "setTextColor",
        "setTranslates", "setUserInteraction", "sizeThatFits", "systemLayoutSize",
    ]

    /// By which a view leads to whoever it works for.
    static let waysToOthers: Set<String> = ["delegate", "dataSource", "next", "nextResponder", "target", "superview", "inputDelegate"]

    /// What UIKit's own cells show.
    static let partsOfCells: Set<String> = ["textLabel", "detailTextLabel", "imageView", "contentView", "backgroundView", "accessoryView"]

    /// What stands in a bar above a screen.
    static let waysToTitle: Set<String> = [
        "title", "navigationItem", "navigationItem.title", "navigationItem.titleView", "navigationItem.prompt",
    ]

    /// By which a field takes no text, or another one than is typed.
    static let limitsOfTyping: Set<String> = [
        "inputView", "isEnabled", "enabled", "isEditable", "editable", "isUserInteractionEnabled", "userInteractionEnabled",
    ]

    /// By which a view gives those in it.
    static let waysToParts: Set<String> = ["viewWithTag", "subviews", "arrangedSubviews"]

    /// By which a view is found without its name.
    static let waysToSubviews = waysToParts.union(["perform", "performSelector"])

    /// What an activity has besides what is saved with it.
    static let labelsOfActivities: Set<String> = [
        "title", "needsSave", "isEligibleForHandoff", "isEligibleForSearch", "isEligibleForPrediction", "isEligibleForPublicIndexing",
        "eligibleForHandoff", "eligibleForSearch", "eligibleForPrediction", "eligibleForPublicIndexing", "expirationDate", "keywords",
        "requiredUserInfoKeys", "persistentIdentifier", "suggestedInvocationPhrase", "contentAttributeSet", "delegate",
    ]

    /// Methods of activities that leave alone what is saved with them; what adds entries is looked into by those.
    static let waysToUseActivities: Set<String> = [
        "becomeCurrent", "resignCurrent", "invalidate", "addUserInfoEntries", "addUserInfoEntriesFromDictionary",
    ]

    /// Methods of lists, texts and the like that do no more than answer.
    static let answers: Set<String> = [
        "first", "firstIndex", "last", "lastIndex", "filter", "map", "compactMap", "flatMap", "contains", "index", "indexOf", "sorted",
        "object", "objectForKey", "objectAtIndex", "objectForKeyedSubscript", "objectAtIndexedSubscript", "valueForKey", "value",
        "indexOfObject", "containsObject", "isEqual", "isEqualToString", "isEqualToNumber", "hasPrefix", "hasSuffix", "uppercased",
        "lowercased", "trimmingCharacters", "components", "componentsSeparatedByString", "replacingOccurrences", "integerValue",
        "filteredArrayUsingPredicate", "indexOfObjectPassingTest", "min", "max", "subdata", "prefix", "suffix", "dropFirst", "dropLast",
    ]

    /// What writes down what it is given, and does no more.
    static let loggingCalls: Set<String> = [
        "print", "debugPrint", "dump", "NSLog", "os_log", "debug", "info", "notice", "trace", "warning", "error", "fault", "critical",
        "log",
    ]

    /// Those of them that are functions, which do so with anything.
    static let loggingFunctions: Set<String> = ["print", "debugPrint", "dump", "NSLog"]

    static let assertions: Set<String> = ["assert", "assertionFailure", "precondition", "NSAssert", "NSParameterAssert"]

    /// What `userInfo` of an activity takes (F11).
    static let activityClasses: Set<String> = [
        "NSArray", "NSData", "NSDate", "NSDictionary", "NSNull", "NSNumber", "NSSet", "NSString", "NSURL", "NSUUID",
    ]

    /// How a coder stores the scalars that have methods of their own.
    public static let scalars: [String: CoderMethod.Shape] = [
        "Bool": .boolean, "Int": .integer, "Int32": .integer, "Int64": .integer, "CInt": .integer, "NSInteger": .integer,
        "Float": .floating, "Double": .floating, "CGFloat": .floating, "TimeInterval": .floating, "NSTimeInterval": .floating,
        "UInt": .integer, "Int8": .integer, "Int16": .integer, "UInt8": .integer, "UInt16": .integer, "UInt32": .integer,
        "UInt64": .integer,
    ]

    /// What makes the same value another type's and does nothing else. Those that end the app where a number is too large are left out.
    static let conversions: Set<String> = [
        "Int(_:)", "Int64(_:)", "NSInteger(_:)", "Int(exactly:)", "Int(clamping:)", "Double(_:)", "Float(_:)", "CGFloat(_:)",
        "TimeInterval(_:)",
        "Bool(_:)", "String(_:)", "String(describing:)", "NSString(string:)", "NSNumber(value:)", "URL(string:)", "NSURL(string:)",
        "UUID(uuidString:)", "NSUUID(uuidString:)", "NSString.stringWithString", "NSURL.URLWithString",
    ]

    /// The properties of numbers and texts that give the same as another type.
    public static let convertingMembers: Set<String> = [
        "boolValue", "intValue", "integerValue", "unsignedIntegerValue", "longValue", "longLongValue", "floatValue", "doubleValue",
        "stringValue",
    ]

    /// The scalars that `encode(_:forKey:)` takes as they are. Every other number, optional or not, goes in as an object (C13).
    static let codedScalars: [String: CoderMethod.Shape] = [
        "Bool": .boolean, "Int": .integer, "Int32": .integer, "Int64": .integer, "CInt": .integer, "NSInteger": .integer,
        "Float": .floating, "Double": .floating, "TimeInterval": .floating, "NSTimeInterval": .floating,
    ]

    /// The classes that Swift's own types become in an archive.
    public static let foundationClasses: [String: String] = [
        "String": "NSString", "Array": "NSArray", "Dictionary": "NSDictionary", "Set": "NSSet", "Data": "NSData", "Date": "NSDate",
        "URL": "NSURL", "UUID": "NSUUID", "IndexPath": "NSIndexPath", "IndexSet": "NSIndexSet",
    ]

    /// The class that a Swift value is never unarchived as, since it goes in immutable.
    static func mutableClass(of name: String) -> String? {
        switch name {
        case "String", "Array", "Dictionary", "Set", "Data": "NSMutable" + name
        default: nil
        }
    }

    /// Methods of storyboards that make what is drawn there.
    static let instantiations = initialInstantiations.union([
        "instantiateViewController", "instantiateViewControllerWithIdentifier", "instantiateController",
        "instantiateControllerWithIdentifier",
    ])

    /// What an Optional itself has, so that to ask for it forces nothing.
    static let membersOfOptionals: Set<String> = ["map", "flatMap", "debugDescription", "hashValue"]

    /// Those that make what a storyboard begins with.
    static let initialInstantiations: Set<String> = ["instantiateInitialViewController", "instantiateInitialController"]

    /// SwiftUI's and Combine's wrappers whose value is of the type that is written.
    static let wrappersOfOneType: Set<String> = [
        "State", "StateObject", "Binding", "Bindable", "Published", "ObservedObject", "EnvironmentObject", "SceneStorage", "AppStorage",
    ]

    /// Attributes that leave a property's type as it is.
    static let harmlessAttributes: Set<String> = [
        "IBOutlet", "IBInspectable", "IBAction", "NSManaged", "GKInspectable", "MainActor", "NSCopying",
    ]
}

extension UIKit {
    /// Attributes of a property by which AppKit is not told of a change to it.
    static let attributesThatTellNothing = harmlessAttributes.union(["objc", "nonobjc", "Published", "ObservationIgnored"])

    /// What runs the closure that it is given because of what the user does, and not before.
    public static let callsForUser: Set<String> = [
        "Button", "onTapGesture", "onLongPressGesture", "onSubmit", "onKeyPress", "onCommand", "onMoveCommand", "onExitCommand",
        "onDeleteCommand", "onDelete", "onMove", "onDrop", "dropDestination", "addLocalMonitorForEvents", "addGlobalMonitorForEvents",
        "addLocalMonitorForEventsMatchingMask", "addGlobalMonitorForEventsMatchingMask",
    ]

    /// Whether a call gives those elements of a list for which something holds, or makes others of them.
    static func picksOut(_ call: String) -> Bool {
        ["filter", "map", "compactMap", "flatMap", "sort", "objectsPassingTest", "indexesOfObjectsPassingTest"].contains(
            where: call.hasPrefix)
    }

    /// Beside plain values, what a user may choose, take or type.
    static let chosenValues: Set<String> = [
        "CGFloat", "NSDecimalNumber", "NSMutableString", "DateComponents", "NSDateComponents", "UIImage", "NSImage",
    ]

    /// Who keeps what he is given until the app is launched again, or has it kept.
    static let stores: Set<String> = [
        "UserDefaults", "NSUserDefaults", "standardUserDefaults", "NSUbiquitousKeyValueStore", "SecItemAdd", "SecItemUpdate", "write",
        "writeToFile", "writeToURL", "save", "saveContext", "performAndWait", "performBlockAndWait", "NSKeyedArchiver", "archiveRootObject",
        "NSUserActivity", "userActivity", "userInfo", "addUserInfoEntries", "addUserInfoEntriesFromDictionary", "managedObjectContext",
        "synchronize",
    ]

    /// By which libraries bind what a control shows to something else.
    static let bindings: Set<String> = ["rx", "reactive", "publisher", "bnd", "bind", "rac_textSignal", "rac_signalForControlEvents"]

    /// Those of them whose names say nothing else.
    static let certainStores = stores.subtracting([
        "write", "save", "userInfo", "userActivity", "synchronize", "performAndWait", "performBlockAndWait",
    ])

    /// What gives an activity entries, or asks one for them.
    static let wordsOfEntries = ["userInfo", "setUserInfo", "addUserInfoEntries", "addUserInfoEntriesFromDictionary"]

    /// A controller's own children, by any of their names.
    static let listsOfChildren: Set<String> = ["children", "childViewControllers"]

    /// Methods that show one view in another.
    static let callsThatShowViews: Set<String> = ["addSubview", "insertSubview", "addArrangedSubview", "insertArrangedSubview"]

    /// Classes of controls that hold what the user does, the most common ones of UIKit's and AppKit's.
    static let controlsOfUser = [
        "UITextField", "UITextView", "UISearchBar", "UISearchController", "UISegmentedControl", "UISwitch", "UISlider", "UIStepper",
        "UIDatePicker", "UIPickerView", "NSPopUpButton",
    ]

    /// By which a view that is there is not seen.
    static let waysToHide: Set<String> = ["isHidden", "hidden", "setHidden", "alpha", "setAlpha", "removeFromSuperview"]

    /// What an object of UIKit's shows of other views, each by a property of its own.
    static let placesOfViews: Set<String> = [
        "tableHeaderView", "tableFooterView", "backgroundView", "accessoryView", "inputAccessoryView", "leftView", "rightView", "titleView",
        "leftBarButtonItem", "rightBarButtonItem", "leftBarButtonItems", "rightBarButtonItems", "toolbarItems", "customView",
    ]

    /// Where a controller finds those around it, which nobody's own property gives under another name.
    static let relations: Set<String> = ascents.union(["presentedViewController"])

    /// Where else UIKit gives controllers that it has made.
    static let waysToControllers: Set<String> = listsOfChildren.union([
        "viewControllers", "topViewController", "visibleViewController", "selectedViewController", "rootViewController", "viewController",
        "destination", "destinationViewController", "source", "sourceViewController", "contentViewController", "searchResultsController",
        "first", "last", "firstObject", "lastObject", "object", "objectAtIndex",
    ])

    /// By which property a child has the container around it.
    static let waysToContainers: [(container: String, property: String)] = [
        ("UINavigationController", "navigationController"), ("UITabBarController", "tabBarController"),
        ("UISplitViewController", "splitViewController"),
    ]

    private static let ascents: Set<String> = [
        "parent", "parentViewController", "navigationController", "tabBarController", "splitViewController", "presentingViewController",
    ]

    /// Properties of the frameworks that hold a controller and make it nobody's child.
    static let fieldsThatAdoptNobody: Set<String> = ascents.union([
        "delegate", "dataSource", "target", "searchResultsUpdater", "transitioningDelegate",
    ])

}

extension UIKit {
    /// Whether a framework type is a value that a coder copies, never a reference to a restorable object (C7).
    public static func isPlainValue(_ name: String) -> Bool {
        if scalars[name] != nil || codedStructures.contains(name) { return true }
        switch name {
        case "String", "NSString", "Substring", "Date", "NSDate", "Data", "NSData", "URL", "NSURL", "UUID", "NSUUID", "NSNumber", "NSRange",
            "IndexPath", "NSIndexPath", "IndexSet", "NSIndexSet", "NSAttributedString", "Locale", "TimeZone", "Character", "Decimal":
            return true
        default:
            return false
        }
    }

    /// Whether a framework's value holds numbers and nothing else, in one object or several.
    public static func isOfNumbers(_ name: String) -> Bool {
        if codedStructures.contains(name) { return true }
        switch name {
        case "NSNumber", "NSValue", "NSRange", "Range", "IndexPath", "NSIndexPath", "IndexSet", "NSIndexSet": return true
        default: return false
        }
    }

    /// Whether an object of a framework's class is none that takes part in restoration, and holds none: a value, or something like one.
    static func isInert(_ name: String) -> Bool {
        isPlainValue(name) || inertClasses.contains(name) || !isKnownClass(name) && Conventions.isNoController(name)
    }

    /// Classes that declare neither `NSCoding` nor `NSSecureCoding`, nor inherit them. Contexts and containers of Core Data are none of these: a
    /// library may make them restorable objects.
    static let classesWithoutCoding: Set<String> = [
        "NSManagedObjectID", "NSFetchedResultsController", "PHAsset", "PHAssetCollection", "ALAsset", "AVPlayer", "AVPlayerItem",
        "AVAudioPlayer", "EKEvent", "EKReminder", "EKCalendar",
        "SKProduct", "URLSession", "NSURLSession", "URLSessionTask", "URLSessionDataTask", "NSURLSessionTask", "NSURLSessionDataTask",
        "Timer", "NSTimer", "OperationQueue", "NSOperationQueue", "Bundle", "NSBundle", "FileManager", "NSFileManager", "UserDefaults",
        "NSUserDefaults",
    ]

    private static let inertClasses: Set<String> = [
        "NSValue", "NSDecimalNumber", "NSNull", "NSLocale", "NSTimeZone", "NSCalendar", "Calendar", "NSMutableString", "NSMutableData",
        "NSError",
        "NSMutableAttributedString", "NSMutableIndexSet", "NSManagedObjectID", "NSURLRequest", "URLRequest", "UIColor", "UIImage", "UIFont",
        "NSColor",
        "NSImage", "NSFont", "NSDateComponents", "DateComponents",
    ]
}

extension UIKit {
    /// By which UIKit tells an app's delegate, and a scene's, that it begins or goes on.
    static let delegateMethods: Set<String> = [
        "application", "applicationDidFinishLaunching", "applicationDidBecomeActive", "scene", "stateRestorationActivity",
        "stateRestorationActivityForScene", "updateUserActivityState", "restoreUserActivityState", "sceneWillEnterForeground",
        "sceneDidBecomeActive",
    ]

    /// By which a scene's delegate learns that the scene comes to the foreground, right after it has connected too.
    static let foregroundMethods: Set<String> = ["sceneWillEnterForeground", "sceneDidBecomeActive"]

    /// What the options tell of why a scene connects, beside what it kept.
    static let reasonsToConnect: Set<String> = [
        "urlContexts", "URLContexts", "shortcutItem", "notificationResponse", "userActivities", "cloudKitShareMetadata",
    ]

    /// Those by which a scene goes, in their order.
    static let sceneLeavingMethods = ["sceneWillResignActive", "sceneDidEnterBackground", "sceneDidDisconnect"]

    /// Those that anybody may hear of as a scene or the app goes.
    static let notificationsOfLeaving: Set<String> = [
        "didEnterBackgroundNotification", "willDeactivateNotification", "willResignActiveNotification",
        "UISceneDidEnterBackgroundNotification", "UISceneWillDeactivateNotification", "UIApplicationDidEnterBackgroundNotification",
        "UIApplicationWillResignActiveNotification", "UIApplicationDidEnterBackground", "UIApplicationWillResignActive",
    ]

    /// What sounds as soon as it is told to play.
    static let players: Set<String> = [
        "AVPlayer", "AVQueuePlayer", "AVAudioPlayer", "AVAudioPlayerNode", "AVMIDIPlayer", "MPMusicPlayerController",
        "MPMoviePlayerController",
    ]

    /// Methods that ask the net or another process; the closure that gets the answer has no label where it trails.
    static let asksAndAnswersLater: Set<String> = [
        "dataTask", "downloadTask", "uploadTask", "geocodeAddressString", "reverseGeocodeLocation", "loadValuesAsynchronously",
    ]

    /// What runs a closure on a later turn of the run loop.
    static let laterTurns: Set<String> = asksAndAnswersLater.union(["async", "asyncAfter", "Task", "dispatch_async", "dispatch_after"])

    /// The methods of a controller that run once its view is wanted, by their base names in both languages.
    public static let viewLifeCycle: Set<String> = appearances.union(["loadView", "viewDidLoad"])

    /// What tells on which kind of device, and in how much room, the app runs.
    static let tellsDevice: Set<String> = [
        "userInterfaceIdiom", "UI_USER_INTERFACE_IDIOM", "horizontalSizeClass", "isCollapsed", "collapsed",
    ]

    /// By which a controller has its view loaded before anybody shows it.
    static let loadsView: Set<String> = ["view", "loadView", "loadViewIfNeeded", "beginAppearanceTransition", "viewIfLoaded"]

    /// Those that run each time it is shown.
    static let appearances: Set<String> = ["viewWillAppear", "viewIsAppearing", "viewDidAppear"]
}

extension Call {
    /// Whether it writes down what it is given, and does no more: so are the frameworks' functions, and what is called a log and has a format.
    var logs: Bool {
        if arguments.contains(where: { $0.value.isFormat }), arguments.allSatisfy({ $0.label == nil }) {
            if UIKit.loggingCalls.contains(name) || Conventions.isLog(name) { return true }
        }
        return receiver == nil && UIKit.loggingFunctions.contains(name)
    }
}

extension Expression {
    fileprivate var isFormat: Bool {
        switch core.kind {
        case .string, .interpolation: true
        default: false
        }
    }
}

extension UIKit {
    /// What takes controllers out of a container or its list, in the frameworks and in the extensions that apps have for it.
    static let removals: Set<String> = [
        "removeFromParent", "removeFromParentViewController", "remove", "removeAll", "removeLast", "removeFirst", "removeSubrange",
        "popLast",
        "transition", "transitionFromViewController", "popViewController", "popViewControllerAnimated", "popToRootViewController",
        "popToRootViewControllerAnimated", "removeChild", "removeChildren", "removeObject", "removeLastObject", "removeAllObjects",
        "detach",
    ]

    /// What asks for a property, or is told of it, by a name that is text.
    static let namedAccess: Set<String> = [
        "observeValue", "observeValueForKeyPath", "valueForKey", "valueForKeyPath", "dictionaryWithValuesForKeys",
        "keyPathsForValuesAffectingValueForKey", "keyPathsForValuesAffectingValue", "RACObserve", "FBKVOKeyPath", "keypath",
    ]
}

extension UIKit {
    /// What objects of the frameworks have at times only: once something is loaded, selected, presented or saved.
    public static let passingMembers: KeyValuePairs<String, Set<String>> = [
        "WKWebView": ["url", "URL"],
        "UIWebView": ["request"],
        "UITableView": ["indexPathForSelectedRow", "indexPathsForSelectedRows"],
        "UIViewController": ["presentedViewController"],
        "NSDocument": ["fileURL"],
        "AVPlayer": ["currentItem"],
    ]
}
