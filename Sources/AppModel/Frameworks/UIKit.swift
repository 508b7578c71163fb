/// What the frameworks define and the sources only name: classes, their superclasses, keys.
public enum UIKit {
    /// The structures that UIKit teaches a coder, by the name in its methods.
    static let codedStructures = [
        "CGPoint", "CGVector", "CGSize", "CGRect", "CGAffineTransform", "UIEdgeInsets", "UIOffset", "CMTime", "CMTimeRange",
        "CMTimeMapping", "Point", "Size", "Rect",
    ]

    /// The keys that UIKit writes itself (C6), by every constant that names them; the value is the Swift spelling of today.
    public static let reservedKeys: [String: String] = {
        let names = [
            ("UIStateRestorationViewControllerStoryboardKey", "stateRestorationViewControllerStoryboardKey"),
            ("UIApplicationStateRestorationBundleVersionKey", "stateRestorationBundleVersionKey"),
            ("UIApplicationStateRestorationUserInterfaceIdiomKey", "stateRestorationUserInterfaceIdiomKey"),
            ("UIApplicationStateRestorationTimestampKey", "stateRestorationTimestampKey"),
            ("UIApplicationStateRestorationSystemVersionKey", "stateRestorationSystemVersionKey"),
        ]
        var keys: [String: String] = [:]
        for (old, new) in names {
            keys[old] = "UIApplication." + new
            keys["UIApplication." + new] = "UIApplication." + new
            keys["UIStateRestoration." + new] = "UIApplication." + new
        }
        return keys
    }()

    /// What other parts of the system put into the activities they hand over.
    public static func isActivityKey(_ key: String) -> Bool { key.hasPrefix("kCS") || key.hasPrefix("com.apple.") }

    /// The first labels of the initializers that the frameworks call by themselves or by way of others; a bare `init` of a controller or view
    /// they only call on.
    static let labelsOfOwnInitializers: Set<String> = ["coder", "nibName", "style", "frame", "collectionViewLayout"]

    /// That of a table's controller, which UIKit comes to from a bare `init` only.
    static let labelBehindBareInitializer = "style"

    /// Views that inherit from `UIView` or from `NSView`, as the platform has it.
    static let viewsOfBothPlatforms: Set<String> = [
        "WKWebView", "MKMapView", "MKAnnotationView", "MTKView", "SKView", "SCNView", "ARView", "PDFView", "PKCanvasView", "LPLinkView",
        "AVPlayerView",
    ]

    /// Classes that encode the controllers they manage (A7, A8, D8); page controllers do not (A10).
    public static let ownContainers: Set<String> = ["UINavigationController", "UITabBarController", "UISplitViewController"]

    /// A framework class's superclass; `nil` for a root and for what is no framework class.
    public static func superclass(of name: String) -> String? { superclasses[name] }

    /// The framework classes for which a test holds.
    static func classNames(where test: (String) -> Bool) -> [String] { superclasses.keys.filter(test) }

    public static func isKnownClass(_ name: String) -> Bool { superclasses[name] != nil || name == "NSObject" }

    /// What an element of a storyboard makes if it names no class: `tableViewController`, `avPlayerViewController` (G2).
    static func controllerClass(ofElement element: String) -> String? {
        let known = ["avPlayerViewController": "AVPlayerViewController", "glkViewController": "GLKViewController"]
        let name = known[element] ?? "UI" + element.prefix(1).uppercased() + element.dropFirst()
        return isKnownClass(name) ? name : nil
    }

    static func viewClass(ofElement element: String) -> String? {
        let name = "UI" + element.prefix(1).uppercased() + element.dropFirst()
        return isKnownClass(name) ? name : nil
    }

    /// Classes that the frameworks hand out under a superclass's name, though every object is of the class itself.
    static let namesWhenHandedOut = ["UIWindowScene": "UIScene"]

    /// `name` itself or one of the classes it inherits from.
    public static func inherits(_ name: String, from ancestor: String) -> Bool {
        var current: String? = name
        while let name = current {
            if name == ancestor { return true }
            current = superclasses[name]
        }
        return false
    }

    /// Framework protocols that a class may list where its superclass could stand.
    static func isProtocol(_ name: String) -> Bool { protocols.contains(name) || Conventions.isProtocol(name) }

    /// The protocols by which the frameworks know who takes part in restoration.
    static let restorationProtocols = [
        "UIApplicationDelegate", "NSApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate", "UIViewControllerRestoration",
        "UIObjectRestoration", "UIStateRestoring", "UIDataSourceModelAssociation", "NSWindowRestoration",
    ]

    private static let protocols: Set<String> = [
        "UIViewControllerRestoration", "UIObjectRestoration", "UIStateRestoring", "UIDataSourceModelAssociation", "NSWindowRestoration",
        "UIContentContainer", "UIAppearanceContainer", "UITraitEnvironment", "UIViewControllerTransitioningDelegate", "NSObjectProtocol",
        "UIViewControllerAnimatedTransitioning", "Hashable", "Equatable", "Codable", "Error", "View", "App", "Scene", "AnyObject", "Any",
        "NSCopying", "NSFetchRequestResult", "UITextInputTraits", "UIAdaptivePresentationControllerDelegate", "ObservableObject",
        "PersistentModel",
        "XCTestObservation", "MKAnnotation", "UIPencilInteractionDelegate", "UIActivityItemSource", "UISearchResultsUpdating",
        "NSFilePresenter", "CALayerDelegate", "UIDynamicItem", "UITextInput", "UIKeyInput", "UIContentConfiguration", "UIContentView",
        "Sendable", "Identifiable", "Comparable", "Decodable", "Encodable", "CaseIterable", "RawRepresentable", "UITextDraggable",
    ]

    private static let superclasses: [String: String] = {
        var table: [String: String] = [:]
        table.reserveCapacity(512)
        // As bytes, for this is part of every start.
        for line in (hierarchy + Conventions.librarySuperclasses).utf8.split(separator: UInt8(ascii: "\n")) {
            guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { continue }
            let parent = String(Substring(line[..<colon]))
            for child in line[line.index(after: colon)...].split(separator: UInt8(ascii: " ")) { table[String(Substring(child))] = parent }
        }
        return table
    }()

    /// `superclass:class class …`; a superclass may have several lines.
    private static let hierarchy = """
        NSObject:UIResponder UIBarItem UITraitCollection UIGestureRecognizer UIPresentationController UIStoryboard UIStoryboardSegue
        NSObject:UINavigationItem UIImage UIColor UIFont UIScreen UIDevice NSUserActivity UISearchDisplayController UIActivityItemProvider
        NSObject:UIPercentDrivenInteractiveTransition UIDynamicBehavior UIDynamicAnimator NSLayoutConstraint UIBezierPath
        NSObject:UICollectionViewLayout UICollectionViewLayoutAttributes NSManagedObject NSManagedObjectContext NSFetchedResultsController
        NSObject:NSPersistentContainer NSOperation Operation Thread Timer NSTimer NSCoder NSLock NSData NSString NSDate NSURL NSUUID NSArray
        NSObject:NSDictionary NSSet NSOrderedSet NSError NSValue NSNull NSIndexPath NSIndexSet NSAttributedString CALayer AVPlayer
        NSObject:AVAudioPlayer UIMenuElement UISceneSession UIPrintPageRenderer NSLayoutManager NSTextContainer MKPlacemark
        NSObject:CLLocationManager CLLocation WKWebViewConfiguration URLSession NSURLSession Bundle NSBundle UserDefaults NSUserDefaults
        NSObject:NotificationCenter NSNotificationCenter FileManager NSFileManager UIActivity NSCache Progress NSProgress NSResponder NSCell
        NSObject:NSMenu NSMenuItem NSToolbar NSToolbarItem NSImage NSDocumentController NSStatusItem NSAlert UITableViewDiffableDataSource
        NSObject:UICollectionViewDiffableDataSource NSDiffableDataSourceSnapshot UNNotificationServiceExtension NSTextAttachment
        NSObject:NSParagraphStyle NSShadow UIMenuController UIPasteboard UIAccessibilityElement SKNode SKProductsRequest SCNNode
        NSObject:MKTileOverlay CIFilter NSPredicate NSSortDescriptor NSEntityDescription NSController NSGestureRecognizer NSTableColumn
        NSObject:NSTabViewItem NSSplitViewItem NSTouchBar NSTreeNode NSFileWrapper NSUndoManager NSScriptCommand NSCollectionViewLayout
        NSValue:NSNumber
        NSNumber:NSDecimalNumber
        NSAttributedString:NSMutableAttributedString
        NSMutableAttributedString:NSTextStorage
        NSSet:NSCountedSet
        NSString:NSMutableString
        NSData:NSMutableData
        NSIndexSet:NSMutableIndexSet
        UIResponder:UIView UIViewController UIApplication UIScene UIDocument
        UIScene:UIWindowScene
        UIDocument:UIManagedDocument
        UIView:UIWindow UIControl UIScrollView UILabel UIImageView UITableViewCell UITableViewHeaderFooterView UICollectionReusableView
        UIView:UIStackView UIToolbar UINavigationBar UITabBar UISearchBar UIPickerView UIProgressView UIActivityIndicatorView
        UIView:UIVisualEffectView UIWebView WKWebView MKMapView MKAnnotationView GLKView MTKView SKView SCNView ARView ARSCNView
        UIView:UIActionSheet UIAlertView UIInputView UICalendarView PKCanvasView PDFView LPLinkView UIListContentView
        UIView:UIBackgroundConfiguration QLThumbnailView UIContentUnavailableView SFSpeechRecognizerView
        UIControl:UIButton UITextField UISwitch UISlider UISegmentedControl UIStepper UIPageControl UIDatePicker UIRefreshControl
        UIControl:UIColorWell UISearchTextField
        UIScrollView:UITableView UICollectionView UITextView
        UICollectionReusableView:UICollectionViewCell UICollectionViewListCell
        UIViewController:UINavigationController UITabBarController UISplitViewController UIPageViewController UITableViewController
        UIViewController:UICollectionViewController UISearchController UIAlertController UIActivityViewController UIInputViewController
        UIViewController:UIDocumentPickerViewController UIDocumentBrowserViewController UIDocumentMenuViewController UIHostingController
        UIViewController:UIFontPickerViewController UIColorPickerViewController UICloudSharingController AVPlayerViewController
        UIViewController:SFSafariViewController QLPreviewController MPMediaPickerController MPMoviePlayerViewController
        UIViewController:GKGameCenterViewController SKStoreProductViewController CNContactViewController CNContactPickerViewController
        UIViewController:EKEventViewController PHPickerViewController PKAddPassesViewController PKPaymentAuthorizationViewController
        UIViewController:GLKViewController SLComposeServiceViewController SLComposeViewController ABUnknownPersonViewController
        UIViewController:ABPersonViewController INUIAddVoiceShortcutViewController UIReferenceLibraryViewController
        UIViewController:VNDocumentCameraViewController UITextFormattingViewController UISearchContainerViewController
        UIViewController:ASCredentialProviderViewController FPUIActionExtensionViewController
        UINavigationController:UIImagePickerController UIVideoEditorController MFMailComposeViewController MFMessageComposeViewController
        UINavigationController:ABPeoplePickerNavigationController EKEventEditViewController
        UICollectionViewLayout:UICollectionViewFlowLayout UICollectionViewCompositionalLayout UICollectionViewTransitionLayout
        UIGestureRecognizer:UITapGestureRecognizer UIPanGestureRecognizer UISwipeGestureRecognizer UIPinchGestureRecognizer
        UIGestureRecognizer:UIRotationGestureRecognizer UILongPressGestureRecognizer UIHoverGestureRecognizer
        UIPanGestureRecognizer:UIScreenEdgePanGestureRecognizer
        UIPresentationController:UIPopoverPresentationController UISheetPresentationController
        UIStoryboardSegue:UIStoryboardPopoverSegue
        UIBarItem:UIBarButtonItem UITabBarItem
        NSCoder:NSKeyedArchiver NSKeyedUnarchiver NSArchiver NSUnarchiver
        NSResponder:NSView NSViewController NSWindow NSWindowController NSApplication NSPopover NSDrawer
        NSObject:NSDocument
        NSDocument:NSPersistentDocument
        NSController:NSObjectController NSUserDefaultsController
        NSObjectController:NSArrayController NSTreeController
        NSArrayController:NSDictionaryController
        NSView:NSControl NSScrollView NSClipView NSStackView NSSplitView NSTabView NSBox NSVisualEffectView NSTableCellView NSTableRowView
        NSView:NSText NSCollectionView NSRulerView NSGridView NSProgressIndicator NSOpenGLView NSHostingView NSTableHeaderView NSScrubber
        NSControl:NSButton NSTextField NSTableView NSSlider NSSegmentedControl NSImageView NSColorWell NSBrowser NSMatrix NSStepper
        NSControl:NSDatePicker NSSwitch NSLevelIndicator NSPathControl NSScroller
        NSButton:NSPopUpButton NSStatusBarButton
        NSTextField:NSSearchField NSTokenField NSComboBox NSSecureTextField
        NSTableView:NSOutlineView
        NSText:NSTextView
        NSViewController:NSSplitViewController NSTabViewController NSPageController NSCollectionViewItem NSHostingController
        NSViewController:NSTitlebarAccessoryViewController
        NSWindow:NSPanel
        NSPanel:NSSavePanel NSColorPanel NSFontPanel
        NSSavePanel:NSOpenPanel

        """
}
