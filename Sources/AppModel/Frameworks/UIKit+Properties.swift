extension UIKit {
    /// The type of a framework's property; `framework` is nil when the owner's type is unknown, and then only names that mean the
    /// same everywhere are answered.
    static func typeOfMember(_ name: String, of framework: String?) -> TypeReference? {
        var owner = framework
        while let current = owner {
            if let type = properties[current]?[name] { return type }
            owner = superclass(of: current)
        }
        return properties["Any"]?[name]
    }

    /// The result of a framework's method that is called the same wherever it stands.
    static func resultOfMethod(_ name: String) -> TypeReference? { properties["func"]?[name] }

    /// The result of a method that only some of the frameworks' classes have.
    static func result(of method: String, on framework: String) -> TypeReference? {
        var owner: String? = framework
        while let current = owner {
            if let type = properties[current + "()"]?[method] { return type }
            owner = superclass(of: current)
        }
        return nil
    }

    /// `[NSString stringWithFormat:…]`, `[NSURL fileURLWithPath:…]`: a class method that is called after its class makes one of it.
    static func result(ofClassMethod name: String, of framework: String) -> TypeReference? {
        guard let noun = nounOfMakers[framework], name.lowercased().hasPrefix(noun) || framework == "NSURL" && name.hasPrefix("fileURL"),
            !name.hasPrefix("stringEncoding")
        else { return nil }
        return TypeReference(framework)
    }

    private static let nounOfMakers: [String: String] = Dictionary(
        uniqueKeysWithValues: [
            "NSString", "NSMutableString", "NSNumber", "NSDate", "NSURL", "NSArray", "NSMutableArray", "NSDictionary",
            "NSMutableDictionary",
            "NSData", "NSMutableData", "NSSet", "NSMutableSet", "NSValue", "NSUUID", "NSIndexPath", "NSIndexSet", "NSMutableIndexSet",
        ].map { ($0, $0.dropFirst($0.hasPrefix("NSMutable") ? "NSMutable".count : 2).lowercased()) })

    /// The result of a function of the frameworks.
    static func resultOfFunction(_ name: String) -> TypeReference? {
        switch name {
        case "UIImagePNGRepresentation", "UIImageJPEGRepresentation": TypeReference("Data")
        default: name.hasPrefix("NSStringFrom") ? TypeReference("String") : nil
        }
    }

    /// What a framework's method or initializer takes for an argument, where that may be followed.
    static func typeOfParameter(labelled label: String?, of function: String) -> TypeReference? {
        properties["(" + function]?[label ?? "_"]
    }

    /// What is expected of a value that becomes a framework's property, whoever has it.
    static func typeOfAssigned(_ property: String) -> TypeReference? { properties["(="]?[property] }

    private static let properties: [String: [String: TypeReference]] = {
        var table: [String: [String: TypeReference]] = [:]
        for line in listing.split(separator: "\n") {
            guard let colon = line.firstIndex(of: ":") else { continue }
            var members: [String: TypeReference] = [:]
            for entry in line[line.index(after: colon)...].split(separator: ",") {
                let words = entry.split(separator: " ")
                guard words.count == 2 else { continue }
                members[String(words[0])] = TypeReference(abbreviated: words[1])
            }
            for owner in line[..<colon].split(separator: " ") { table[String(owner), default: [:]].merge(members) { $1 } }
        }
        return table
    }()

    /// `owner …: property Type, …`; `Any` is for owners of unknown type, `func` for methods, `(method …: label Type, …` for their parameters,
    /// `(=` for what is assigned.
    private static let listing = """
        Any: isEmpty Bool, isHidden Bool, isOn Bool, isSelected Bool, isEditing Bool, isFirstResponder Bool, isViewLoaded Bool
        Any: absoluteString String, localIdentifier String, UUIDString String, uuidString String, URIRepresentation URL
        func: lowercased String, uppercased String, joined String, trimmingCharacters String, uriRepresentation URL, selectedRow Int
        func: stringByAppendingString String, stringByAppendingFormat String, componentsJoinedByString String, bookmarkData Data
        func: stringByReplacingOccurrencesOfString String, replacingOccurrences String, dataUsingEncoding Data, base64EncodedString String
        func: jpegData Data?, pngData Data?
        func: archivedData Data, archivedDataWithRootObject Data, uuidString String, localizedString String
        JSONEncoder() PropertyListEncoder(): encode Data
        NSUserDefaults() UserDefaults(): stringForKey String?, string String?, dataForKey Data?, data Data?, URLForKey URL?, url URL?
        NSDictionary NSMutableDictionary: allKeys NSArray, allValues NSArray, count Int
        NSArray NSMutableArray NSSet NSMutableSet: count Int
        NSCollectionView: selectionIndexes IndexSet
        UITableView UICollectionView: numberOfSections Int
        Array Set Dictionary String Data Substring IndexSet: count Int
        Array: startIndex Int, endIndex Int
        String NSString: hash Int, description String, length Int, intValue Int, doubleValue Double, boolValue Bool
        Int Double Float Bool CGFloat URL UUID Date: description String
        NSNumber: intValue Int, doubleValue Double, floatValue Float, boolValue Bool, stringValue String
        IndexPath NSIndexPath: row Int, section Int, item Int, count Int
        NSRange: location Int, length Int
        NSManagedObject: objectID NSManagedObjectID, managedObjectContext NSManagedObjectContext?
        URL NSURL: absoluteString String, path String, lastPathComponent String, pathExtension String, host String?, query String?
        UUID NSUUID: uuidString String
        Date NSDate: timeIntervalSince1970 Double, timeIntervalSinceReferenceDate Double, timeIntervalSinceNow Double
        CGPoint: x CGFloat, y CGFloat
        CGSize: width CGFloat, height CGFloat
        CGRect: origin CGPoint, size CGSize, width CGFloat, height CGFloat, minX CGFloat, midX CGFloat, maxX CGFloat, minY CGFloat
        CGRect: midY CGFloat, maxY CGFloat
        UIEdgeInsets: top CGFloat, left CGFloat, bottom CGFloat, right CGFloat
        CLLocationCoordinate2D: latitude Double, longitude Double
        NSApplication: mainWindow NSWindow?, keyWindow NSWindow?, windows [NSWindow]
        NSDocumentController: currentDocument NSDocument?, documents [NSDocument]
        NSDocument: windowControllers [NSWindowController], windowForSheet NSWindow?, fileURL URL?, fileType String?
        NSWindowController: window NSWindow?, document NSDocument?, contentViewController NSViewController?, storyboard NSStoryboard?
        NSView: window NSWindow?, enclosingScrollView NSScrollView?
        NSView: frame CGRect, bounds CGRect, isHidden Bool, alphaValue CGFloat, subviews [NSView], superview NSView?
        NSViewController: view NSView, title String?, children [NSViewController], parent NSViewController?
        NSViewController: childViewControllers [NSViewController], parentViewController NSViewController?, storyboard NSStoryboard?
        NSViewController: presentingViewController NSViewController?, presentedViewControllers [NSViewController]?
        NSWindow: title String, frame CGRect, contentView NSView?, contentViewController NSViewController?
        NSWindow: windowController NSWindowController?, firstResponder NSResponder?, sheetParent NSWindow?, attachedSheet NSWindow?
        NSWindow: parent NSWindow?, parentWindow NSWindow?, sheets [NSWindow], childWindows [NSWindow]?
        NSPopover: contentViewController NSViewController?, isShown Bool
        NSDrawer NSBox: contentView NSView?
        NSDrawer: parentWindow NSWindow?
        NSSplitViewController: splitView NSSplitView, splitViewItems [NSSplitViewItem]
        NSSplitViewItem: viewController NSViewController
        NSTabViewItem: viewController NSViewController?
        NSTabViewController: tabView NSTabView, tabViewItems [NSTabViewItem]
        NSPageController: selectedViewController NSViewController?, selectedIndex Int
        NSControl: stringValue String, integerValue Int, doubleValue Double, floatValue Float, isEnabled Bool, tag Int
        NSTableView: selectedRow Int, selectedColumn Int, numberOfRows Int, tableColumns [NSTableColumn]
        NSTableColumn: width CGFloat, minWidth CGFloat, maxWidth CGFloat, title String, isHidden Bool
        NSSegmentedControl: selectedSegment Int, segmentCount Int
        NSSlider NSStepper: minValue Double, maxValue Double
        NSPopUpButton: indexOfSelectedItem Int, titleOfSelectedItem String?
        NSDatePicker: dateValue Date
        NSText NSTextView: string String
        NSScrollView: documentView NSView?
        NSSplitViewItem: isCollapsed Bool
        NSTabViewController: selectedTabViewItemIndex Int
        func: tableColumn NSTableColumn?, tableColumnWithIdentifier NSTableColumn?
        UIView: frame CGRect, bounds CGRect, center CGPoint, alpha CGFloat, tag Int, transform CGAffineTransform, subviews [UIView]
        UIView: superview UIView?, backgroundColor UIColor?, window UIWindow?
        UIControl: isEnabled Bool, isSelected Bool, isHighlighted Bool
        UIButton: currentTitle String?, currentImage UIImage?, currentBackgroundImage UIImage?
        UIButton(): titleForState String?, imageForState UIImage?, image UIImage?, backgroundImageForState UIImage?, backgroundImage UIImage?
        UIWindow: rootViewController UIViewController?, windowScene UIWindowScene?
        UILabel: text String?, attributedText NSAttributedString?
        UIImageView: image UIImage?
        UITextField: text String?, placeholder String?, attributedText NSAttributedString?
        UITextView: text String?, selectedRange NSRange, attributedText NSAttributedString
        UISearchBar: text String?, placeholder String?, selectedScopeButtonIndex Int
        UISearchController: searchBar UISearchBar, isActive Bool, searchResultsController UIViewController?
        UISearchDisplayController: searchBar UISearchBar, searchResultsTableView UITableView, searchContentsController UIViewController
        UISegmentedControl: selectedSegmentIndex Int, numberOfSegments Int
        UISlider: value Float, minimumValue Float, maximumValue Float
        UIStepper: value Double, minimumValue Double, maximumValue Double
        UIProgressView: progress Float
        UIPageControl: currentPage Int, numberOfPages Int
        UIDatePicker: date Date, countDownDuration Double
        UIButton: currentTitle String?
        UIScrollView: contentOffset CGPoint, zoomScale CGFloat, contentSize CGSize, contentInset UIEdgeInsets
        UITableView: indexPathForSelectedRow IndexPath?, indexPathsForSelectedRows [IndexPath]?, indexPathsForVisibleRows [IndexPath]?
        UICollectionView: indexPathsForSelectedItems [IndexPath]?, indexPathsForVisibleItems [IndexPath]
        WKWebView UIWebView: scrollView UIScrollView
        WKWebView: url URL?, title String?, estimatedProgress Double, isLoading Bool
        UIImage: size CGSize
        UINavigationItem UIBarItem UITabBarItem: title String?
        Bundle NSBundle: bundleIdentifier String?
        UIViewController: title String?, view UIView, children [UIViewController], childViewControllers [UIViewController]
        UIViewController: presentedViewController UIViewController?, presentingViewController UIViewController?, parent UIViewController?
        UIViewController: navigationController UINavigationController?, tabBarController UITabBarController?
        UIViewController: splitViewController UISplitViewController?, navigationItem UINavigationItem, tabBarItem UITabBarItem
        UIViewController: nibName String?, restorationIdentifier String?, preferredContentSize CGSize, storyboard UIStoryboard?
        UIViewController: searchDisplayController UISearchDisplayController?
        UIScene: session UISceneSession
        UISceneSession: stateRestorationActivity NSUserActivity?, scene UIScene?, persistentIdentifier String
        UIResponder: userActivity NSUserActivity?
        NSUserActivity: activityType String, title String?
        UITableViewController: tableView UITableView
        UICollectionViewController: collectionView UICollectionView
        UINavigationController: topViewController UIViewController?, visibleViewController UIViewController?
        UINavigationController: viewControllers [UIViewController], navigationBar UINavigationBar
        UITabBarController: selectedIndex Int, selectedViewController UIViewController?, viewControllers [UIViewController]?
        UITabBarController: tabBar UITabBar
        (=: userActivity NSUserActivity?, rootViewController UIViewController?, viewControllers [UIViewController]
        (UINavigationController: rootViewController UIViewController
        (pushViewController (present (show (showDetailViewController (addChild (replace: _ UIViewController
        (setViewControllers (viewControllers: _ [UIViewController]
        (setViewController: _ UIViewController?
        UISplitViewController: viewControllers [UIViewController], preferredDisplayMode UISplitViewController.DisplayMode, isCollapsed Bool
        UISplitViewController.DisplayMode: rawValue Int
        UIPageViewController: viewControllers [UIViewController]?
        """
}

extension TypeReference {
    /// `Name`, `Name?`, `[Name]`, `[Name]?`.
    fileprivate init(abbreviated text: Substring) {
        if text.hasSuffix("?") {
            self = .optional(TypeReference(abbreviated: text.dropLast()))
        } else if text.hasPrefix("["), text.hasSuffix("]") {
            self.init("Array", arguments: [TypeReference(abbreviated: text.dropFirst().dropLast())])
        } else {
            self.init(String(text))
        }
    }
}
