extension UIKit {
    /// How a coder stores the scalars that have methods of their own.
    public static let scalars: [String: CoderMethod.Shape] = [
        "Bool": .boolean, "Int": .integer, "Int32": .integer, "Int64": .integer, "CInt": .integer, "NSInteger": .integer, "Float": .floating,
        "Double": .floating, "CGFloat": .floating, "TimeInterval": .floating, "NSTimeInterval": .floating, "UInt": .integer,
        "Int8": .integer, "Int16": .integer, "UInt8": .integer, "UInt16": .integer, "UInt32": .integer, "UInt64": .integer,
    ]

    /// The scalars that `encode(_:forKey:)` takes as they are. Every other number, optional or not, goes in as an object (C13).
    static let codedScalars: [String: CoderMethod.Shape] = [
        "Bool": .boolean, "Int": .integer, "Int32": .integer, "Int64": .integer, "CInt": .integer, "NSInteger": .integer, "Float": .floating,
        "Double": .floating, "TimeInterval": .floating, "NSTimeInterval": .floating,
    ]

    /// Attributes that leave a property's type as it is.
    static let harmlessAttributes: Set<String> = [
        "IBOutlet", "IBInspectable", "IBAction", "NSManaged", "GKInspectable", "MainActor", "NSCopying",
    ]

    /// The type of a framework's property; `framework` is nil when the owner's type is unknown, and then only names that mean the
    /// same everywhere are answered.
    static func typeOfMember(_ name: String, of framework: String?) -> TypeReference? {
        switch name {
        case "isEmpty", "isHidden", "isOn", "isSelected", "isEditing", "isFirstResponder", "isViewLoaded": return TypeReference("Bool")
        default: break
        }
        guard let framework else { return nil }
        switch (framework, name) {
        case ("Array", "count"), ("Set", "count"), ("Dictionary", "count"), ("String", "count"), ("Data", "count"): return TypeReference("Int")
        case ("IndexPath", "row"), ("IndexPath", "section"), ("IndexPath", "item"): return TypeReference("Int")
        case ("URL", "absoluteString"), ("URL", "path"), ("UUID", "uuidString"), ("URL", "lastPathComponent"): return TypeReference("String")
        case ("Date", "timeIntervalSince1970"), ("Date", "timeIntervalSinceReferenceDate"): return TypeReference("Double")
        default: break
        }
        for (owner, members) in members where inherits(framework, from: owner) {
            if let type = members[name] { return type }
        }
        return nil
    }

    private static let members: [(String, [String: TypeReference])] = [
        ("UITextField", ["text": .optional(TypeReference("String")), "placeholder": .optional(TypeReference("String"))]),
        ("UILabel", ["text": .optional(TypeReference("String"))]),
        ("UITextView", ["text": .optional(TypeReference("String")), "selectedRange": TypeReference("NSRange")]),
        ("UISearchBar", ["text": .optional(TypeReference("String")), "selectedScopeButtonIndex": TypeReference("Int")]),
        ("UISegmentedControl", ["selectedSegmentIndex": TypeReference("Int")]),
        ("UISlider", ["value": TypeReference("Float")]),
        ("UIStepper", ["value": TypeReference("Double")]),
        ("UIPageControl", ["currentPage": TypeReference("Int")]),
        ("UIDatePicker", ["date": TypeReference("Date")]),
        (
            "UIScrollView",
            ["contentOffset": TypeReference("CGPoint"), "zoomScale": TypeReference("CGFloat"), "contentSize": TypeReference("CGSize")]
        ),
        ("UITableViewController", ["tableView": TypeReference("UITableView")]),
        ("UICollectionViewController", ["collectionView": TypeReference("UICollectionView")]),
        ("UITabBarController", ["selectedIndex": TypeReference("Int")]),
        ("UIWindow", ["rootViewController": .optional(TypeReference("UIViewController"))]),
        ("UISplitViewController", ["preferredDisplayMode": TypeReference("UISplitViewController.DisplayMode")]),
        ("UISplitViewController.DisplayMode", ["rawValue": TypeReference("Int")]),
        (
            "UITableView", ["indexPathForSelectedRow": .optional(TypeReference("IndexPath"))]
        ),
        (
            "UIViewController",
            [
                "title": .optional(TypeReference("String")), "view": TypeReference("UIView"),
                "children": TypeReference("Array", arguments: [TypeReference("UIViewController")]),
                "childViewControllers": TypeReference("Array", arguments: [TypeReference("UIViewController")]),
                "presentedViewController": .optional(TypeReference("UIViewController")),
            ]
        ),
        (
            "UIView",
            [
                "frame": TypeReference("CGRect"), "bounds": TypeReference("CGRect"), "center": TypeReference("CGPoint"),
                "alpha": TypeReference("CGFloat"), "tag": TypeReference("Int"),
                "subviews": TypeReference("Array", arguments: [TypeReference("UIView")]),
            ]
        ),
    ]
}

extension UIKit {
    /// Methods of the frameworks that take a controller and never give it an identifier.
    static let neutralCalls: Set<String> = [
        "pushViewController", "present", "presentViewController", "show", "showDetailViewController", "addChild", "addChildViewController",
        "setViewControllers", "append", "insert", "addSubview", "transition", "didMove", "didMoveToParentViewController", "setDelegate",
        "print", "debugPrint", "NSLog", "assert", "addObserver", "setViewController", "encode", "encodeObject", "contains", "isKind",
    ]

    /// Properties of the frameworks that hold a controller and never give it an identifier.
    static let neutralProperties: Set<String> = [
        "rootViewController", "viewControllers", "delegate", "dataSource", "selectedViewController", "searchResultsUpdater",
        "transitioningDelegate", "presentationController", "presentingDelegate", "target",
    ]
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
}
