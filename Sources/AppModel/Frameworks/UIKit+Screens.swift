/// How screens come and go.
extension UIKit {
    /// Methods that show a controller which goes again.
    static let showingMethods: Set<String> = [
        "pushViewController", "present", "presentViewController", "show", "showViewController", "showDetailViewController",
    ]

    /// Methods that make a controller a child.
    static let childMethods: Set<String> = ["addChild", "addChildViewController"]

    /// The same, and those that give a container all of its children.
    static let fillingMethods = childMethods.union(["setViewControllers"])

    /// Ways to show one, by a segue too.
    static let waysToShow = showingMethods.union(["performSegue", "performSegueWithIdentifier"])

    /// Ways to show one, also one of those that are there, by what a window or a container is given.
    static let waysToBringUp = waysToShow.union([
        "rootViewController", "setRootViewController", "viewControllers", "setViewControllers", "selectedIndex", "setSelectedIndex",
        "selectedViewController", "setSelectedViewController",
    ])

    /// Those of them behind which the screen before comes back.
    static let openingMethods: Set<String> = ["pushViewController", "present", "presentViewController", "show", "showViewController"]

    /// The framework's controllers that are places in an app; the others are dialogs, which know how to come back or need not.
    static let screens: Set<String> = [
        "UIViewController", "UITableViewController", "UICollectionViewController", "UINavigationController", "UITabBarController",
        "UISplitViewController", "UIPageViewController", "UISearchController",
    ]

    /// Whether a storyboard has the name that Xcode gives to the one with which an app begins.
    static func isMainStoryboard(_ name: String) -> Bool {
        ["Main", "Main_iPhone", "Main_iPad", "MainStoryboard", "MainStoryboard_iPhone", "MainStoryboard_iPad"].contains(name)
    }

    /// Whether a xib is what a controller's class loads its view from where nobody names one: `Page.xib` or, of `PageController`, `Page~ipad.xib`.
    static func isNib(_ path: String, of controller: String) -> Bool {
        let name = path.split(separator: "/").last.map { $0.prefix { $0 != "." && $0 != "~" } } ?? ""
        return name == controller || controller.hasSuffix("Controller") && name == controller.dropLast("Controller".count)
    }

    /// Methods of a controller whose view is being made, and in no window yet (F17).
    static let loadingMethods: Set<String> = ["viewDidLoad", "loadView", "awakeFromNib", "init"]

    /// The same of a controller of AppKit that loads its window from a nib.
    static let loadingOfWindows: Set<String> = ["windowWillLoad", "windowDidLoad", "awakeFromNib"]

    /// Whether a method runs as the view or the window of a controller is loaded.
    static func loadsScreen(_ method: String) -> Bool { loadingMethods.contains(method) || loadingOfWindows.contains(method) }

    /// By which a responder of AppKit hears of keys and clicks.
    static let eventMethods: Set<String> = [
        "keyDown", "keyUp", "mouseDown", "mouseUp", "mouseDragged", "rightMouseDown", "otherMouseDown", "scrollWheel", "swipe", "magnify",
        "performKeyEquivalent", "cancelOperation", "deleteBackward", "insertNewline", "insertTab", "moveUp", "moveDown", "moveLeft",
        "moveRight", "pageUp", "pageDown",
    ]

    /// Classes of which an object has an activity only if it is given one. A browser or SwiftUI's host sees to its own.
    static let respondersWithoutActivity: Set<String> = [
        "UIResponder", "UIViewController", "UITableViewController", "UICollectionViewController", "UINavigationController",
        "UITabBarController",
        "UISplitViewController", "UIPageViewController", "UIView", "UIWindow", "UIControl", "UITableViewCell", "UICollectionViewCell",
    ]

    /// Methods of a controller that is leaving.
    static let leavingMethods: Set<String> = [
        "viewWillDisappear", "viewDidDisappear", "viewIsDisappearing", "deinit", "dealloc", "didMove", "didMoveToParentViewController",
        "willMove",
        "willMoveToParentViewController", "dismiss", "dismissViewControllerAnimated",
    ]

    /// How the methods begin that hear of the app's leaving the screen, whatever tells them of it.
    static let endsOfActivity = [
        "applicationWillResignActive", "applicationDidEnterBackground", "applicationWillTerminate", "sceneWillResign",
    ]

    /// Of which all that is asked for is a hook.
    static let protocolsOfHooks: Set<String> = ["UIViewControllerRestoration", "UIObjectRestoration", "NSWindowRestoration"]

    /// By which a controller hears that the user has put away what it presented.
    static let dismissalsByUser: Set<String> = [
        "presentationControllerDidDismiss", "presentationControllerWillDismiss", "popoverPresentationControllerDidDismissPopover",
        "popoverControllerDidDismissPopover",
    ]

    /// How the names of the frameworks' functions begin, which do with what they are given what they do at once.
    static let prefixesOfFunctions = Conventions.applePrefixes + ["CG", "CF"]

    /// What holds the screen that the user sees now.
    static let topScreens: Set<String> = ["last", "lastObject", "topViewController", "visibleViewController", "presentedViewController"]
}

extension UIKit {
    /// In which a controller hands something to the one that a segue shows next.
    static let preparations: Set<String> = ["prepare", "prepareForSegue"]

    /// Types of values that a screen shows as they are.
    static let shownValues: Set<String> = [
        "String", "NSString", "NSAttributedString", "Date", "NSDate", "URL", "NSURL", "URLRequest", "NSURLRequest", "Data", "NSData",
        "UIImage", "NSManagedObject",
        "Array", "NSArray", "NSMutableArray", "Dictionary", "NSDictionary", "NSMutableDictionary", "Set", "NSSet",
    ]

    /// Whether a type is of where something is, how long it takes or how it looks, and of nothing that a screen is about.
    static func isLook(_ type: String) -> Bool {
        type.hasPrefix("CG") || ["Bool", "TimeInterval", "UIColor", "UIFont", "UIEdgeInsets"].contains(type)
    }

    /// Properties of views, items and controllers that show what they are given.
    static let shownProperties: Set<String> = [
        "text", "attributedText", "title", "attributedTitle", "image", "prompt", "detailText", "secondaryText", "detailTextLabel",
        "navigationTitle",
    ]

    /// Methods of lists that raise where the row which they are given is not there.
    public static let callsThatNeedTheRow: Set<String> = [
        "scrollToRow", "selectRow", "scrollToItem", "selectItem", "scrollToRowAtIndexPath", "selectRowAtIndexPath",
        "scrollToItemAtIndexPath",
        "selectItemAtIndexPath",
    ]

    /// What makes an index path of a row and a section in Objective-C and older Swift.
    public static let makersOfRows: Set<String> = ["indexPathForRow", "indexPathForItem"]

    /// What the names of methods begin with that move to a part of what a view shows, or mark it.
    static let placements = ["scroll", "select", "setContentOffset"]

    /// How the methods begin that have somebody told of changes, so that an answer may never come.
    static let observations = ["addObserver", "observe", "register", "animate", "transition", "add", "schedule", "perform"]

    /// By which a list asks how much it has to show: the label of the last parameter in Swift, the first part of the name in Objective-C.
    static let rowCounts: Set<String> = ["numberOfRowsInSection", "numberOfItemsInSection"]

    /// By which UIKit tells what the user chose or finished, named like `rowCounts`.
    static let choices: Set<String> = [
        "didSelectRowAt", "didSelectRowAtIndexPath", "didSelectItemAt", "didSelectItemAtIndexPath", "accessoryButtonTappedForRowWith",
        "accessoryButtonTappedForRowWithIndexPath", "forRowAt", "forRowAtIndexPath", "textFieldShouldReturn", "textFieldDidEndEditing",
        "textViewDidChange", "textViewDidEndEditing",
        "searchBarSearchButtonClicked", "searchBarCancelButtonClicked", "didFinishPickingMediaWithInfo", "imagePickerControllerDidCancel",
    ]

    /// By which a tab bar controller says the same; a map says of its annotations with the first of them what code selects, too.
    static let choicesOfTabs: Set<String> = ["didSelect", "didSelectViewController"]

    /// By which lists, fields and pickers tell what the user does with them, beside `choices`, named like `rowCounts`; code that does the same
    /// may be told, too.
    static let changesOfUser: Set<String> = [
        "didDeselectRowAt", "didDeselectRowAtIndexPath", "didDeselectItemAt", "didDeselectItemAtIndexPath", "didSelectRow", "inComponent",
        "textDidChange", "selectedScopeButtonIndexDidChange", "updateSearchResults", "updateSearchResultsForSearchController",
        "shouldChangeCharactersIn", "shouldChangeCharactersInRange", "textFieldDidChangeSelection", "controlTextDidChange",
        "controlTextDidEndEditing", "tableViewSelectionDidChange", "outlineViewSelectionDidChange", "clickedButtonAt",
        "clickedButtonAtIndex", "didDismissWithButtonIndex", "didPickMediaItems",
        "didFinishPicking", "didPickDocumentsAt", "didPickDocumentsAtURLs", "colorPickerViewControllerDidSelectColor",
    ]

    /// Whether a list answers a call with a view of one of its rows.
    static func givesCells(_ call: String) -> Bool { call.hasPrefix("dequeueReusable") || call.hasPrefix("dequeueConfiguredReusable") }

    /// What a map shows of the world.
    static let regionsOfMaps: Set<String> = ["region", "centerCoordinate", "visibleMapRect", "camera"]

    /// By which code has a map show something.
    static let movesOfMaps: Set<String> = [
        "setRegion", "setCenter", "setCenterCoordinate", "setVisibleMapRect", "setCamera", "showAnnotations", "selectAnnotation",
    ]

    /// By which a map moves with the user.
    static let followsUser: Set<String> = ["userTrackingMode", "setUserTrackingMode"]

    /// What takes closures that run as the user chooses something.
    static let makersOfActions: Set<String> = [
        "UIAlertAction", "UIAction", "UIContextualAction", "UITableViewRowAction", "UIDeferredMenuElement", "actionWithTitle",
        "actionWithHandler", "contextualActionWithStyle", "rowActionWithStyle", "addAction",
    ]

    /// What runs the closures that it is given before it returns, or as soon as something has moved.
    static let animations: Set<String> = [
        "animate", "animateWithDuration", "transition", "transitionWithView", "performBatchUpdates", "performWithoutAnimation",
    ]

    /// By which code has a control do what the user does.
    static let sentActions: Set<String> = [
        "sendActions", "sendActionsForControlEvents", "sendAction", "performPrimaryAction", "performClick",
    ]

    /// By which code edits, or sets what a text names, so that what the user does is not all there is.
    static let actsForUser: Set<String> = [
        "becomeFirstResponder", "insertText", "perform", "performSelector", "NSSelectorFromString", "Selector",
    ]

    /// Calls that give an object's property a value by the text of its name.
    static let callsSettingByName: Set<String> = [
        "setValue", "setValuesForKeys", "setValuesForKeysWithDictionary", "mutableArrayValueForKey",
    ]

    /// By which controls, gestures and buttons get an action, beside initializers of UIKit's classes.
    static let callsWithActions: Set<String> = [
        "addTarget", "initWithTarget", "initWithTitle", "initWithImage", "initWithBarButtonSystemItem",
    ]

    /// Methods that make another value of a list, a text or a switch where it stands.
    static let changesInPlace = additions.union([
        "toggle", "remove", "removeAll", "removeLast", "removeFirst", "removeSubrange", "removeValue", "popLast", "popFirst", "subtract",
        "formUnion", "formIntersection", "formSymmetricDifference", "merge", "sort", "reverse", "shuffle", "swapAt", "move",
        "replaceSubrange", "removeObject", "removeObjectAtIndex", "removeObjectForKey", "removeLastObject", "removeAllObjects",
        "removeObjectsInArray", "replaceObjectAtIndex", "exchangeObjectAtIndex", "addEntriesFromDictionary", "setDictionary", "setString",
        "appendString", "appendFormat", "addIndex", "addIndexes", "removeIndex", "removeIndexes", "removeAllIndexes",
    ])

    /// Methods by which a screen goes away.
    public static let waysBack = waysOut.union([
        "removeFromParent", "removeFromParentViewController", "setViewControllers", "performSegue", "performSegueWithIdentifier",
    ])

    /// Those of them that leave for the screen before.
    static let waysOut: Set<String> = [
        "popViewController", "popToRootViewController", "popToViewController", "popViewControllerAnimated",
        "popToRootViewControllerAnimated", "dismiss", "dismissViewControllerAnimated",
    ]

    /// Methods that set a property by its name or by a path.
    static let setsByKey: Set<String> = [
        "setValue", "setValuesForKeys", "setValuesForKeysWithDictionary", "valuesForKeysWithDictionary", "takeValue", "bind",
        "performSelector", "perform",
    ]

    /// Methods by which a collection grows.
    static let additions: Set<String> = [
        "append", "insert", "updateValue", "addObject", "addObjectsFromArray", "insertObject", "setObject", "setArray", "setValue",
    ]
}
