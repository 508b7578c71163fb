/// What the frameworks define and the sources only name: classes, their superclasses, keys.
public enum UIKit {
    /// The structures that UIKit teaches a coder, by the name in its methods.
    static let codedStructures = [
        "CGPoint", "CGVector", "CGSize", "CGRect", "CGAffineTransform", "UIEdgeInsets", "UIOffset", "CMTime", "CMTimeRange", "CMTimeMapping",
        "Point", "Size", "Rect",
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

    /// Classes that encode the controllers they manage (A7, A8, D8); page controllers do not (A10).
    public static let ownContainers: Set<String> = ["UINavigationController", "UITabBarController", "UISplitViewController"]

    /// A framework class's superclass; `nil` for a root and for what is no framework class.
    public static func superclass(of name: String) -> String? { superclasses[name] }

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
    public static func isProtocol(_ name: String) -> Bool {
        // `FlutterAppDelegate` and its kind are classes, and not every table is able to do something.
        if name.hasSuffix("AppDelegate") || name.hasSuffix("Table") { return false }
        return isProtocolByName(name)
    }

    /// The protocols by which the frameworks know who takes part in restoration.
    static let restorationProtocols = [
        "UIApplicationDelegate", "NSApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate", "UIViewControllerRestoration",
        "UIObjectRestoration", "UIStateRestoring", "UIDataSourceModelAssociation", "NSWindowRestoration",
    ]

    private static func isProtocolByName(_ name: String) -> Bool {
        protocols.contains(name) || name.hasSuffix("Delegate") || name.hasSuffix("DataSource") || name.hasSuffix("Protocol")
            || name.hasSuffix("able") || name.hasSuffix("Coding")
    }

    private static let protocols: Set<String> = [
        "UIViewControllerRestoration", "UIObjectRestoration", "UIStateRestoring", "UIDataSourceModelAssociation", "NSWindowRestoration",
        "UIContentContainer", "UIAppearanceContainer", "UITraitEnvironment", "UIViewControllerTransitioningDelegate", "NSObjectProtocol",
        "UIViewControllerAnimatedTransitioning", "Hashable", "Equatable", "Codable", "Error", "View", "App", "Scene", "AnyObject", "Any",
        "NSCopying", "NSFetchRequestResult", "UITextInputTraits", "UIAdaptivePresentationControllerDelegate", "ObservableObject",
        "XCTestObservation", "MKAnnotation", "UIPencilInteractionDelegate", "UIActivityItemSource", "UISearchResultsUpdating",
        "NSFilePresenter", "CALayerDelegate", "UIDynamicItem", "UITextInput", "UIKeyInput", "UIContentConfiguration", "UIContentView",
        "Sendable", "Identifiable", "Comparable", "Decodable", "Encodable", "CaseIterable", "RawRepresentable", "UITextDraggable",
    ]

    private static let superclasses: [String: String] = {
        var table: [String: String] = [:]
        table.reserveCapacity(512)
        // As bytes, for this is part of every start.
        for line in (hierarchy + librarySuperclasses).utf8.split(separator: UInt8(ascii: "\n")) {
            guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { continue }
            let parent = String(Substring(line[..<colon]))
            for child in line[line.index(after: colon)...].split(separator: UInt8(ascii: " ")) { table[String(Substring(child))] = parent }
        }
        return table
    }()

    /// `superclass: class class …`
    private static let hierarchy = """
        NSObject:UIResponder UIBarItem UITraitCollection UIGestureRecognizer UIPresentationController UIStoryboard UIStoryboardSegue UINavigationItem UIImage UIColor UIFont UIScreen UIDevice NSUserActivity UISearchDisplayController UIActivityItemProvider UIPercentDrivenInteractiveTransition UIDynamicBehavior UIDynamicAnimator NSLayoutConstraint UIBezierPath UICollectionViewLayout UICollectionViewLayoutAttributes NSManagedObject NSManagedObjectContext NSFetchedResultsController NSPersistentContainer NSOperation Operation Thread Timer NSTimer NSCoder NSLock NSData NSString NSDate NSURL NSUUID NSArray NSDictionary NSSet NSOrderedSet NSError NSValue NSNull NSIndexPath NSIndexSet NSAttributedString CALayer AVPlayer AVAudioPlayer UIMenuElement UISceneSession UIPrintPageRenderer NSLayoutManager NSTextContainer MKPlacemark CLLocationManager CLLocation WKWebViewConfiguration URLSession NSURLSession Bundle NSBundle UserDefaults NSUserDefaults NotificationCenter NSNotificationCenter FileManager NSFileManager UIActivity NSCache Progress NSProgress NSResponder NSCell NSMenu NSMenuItem NSToolbar NSToolbarItem NSImage NSDocumentController NSStatusItem NSAlert UITableViewDiffableDataSource UICollectionViewDiffableDataSource NSDiffableDataSourceSnapshot UNNotificationServiceExtension NSTextAttachment NSParagraphStyle NSShadow UIMenuController UIPasteboard UIAccessibilityElement SKNode SKProductsRequest SCNNode MKTileOverlay CIFilter NSPredicate NSSortDescriptor NSEntityDescription
        NSValue:NSNumber
        NSNumber:NSDecimalNumber
        NSAttributedString:NSMutableAttributedString
        NSMutableAttributedString:NSTextStorage
        NSSet:NSCountedSet
        UIResponder:UIView UIViewController UIApplication UIScene UIDocument
        UIScene:UIWindowScene
        UIDocument:UIManagedDocument
        UIView:UIWindow UIControl UIScrollView UILabel UIImageView UITableViewCell UITableViewHeaderFooterView UICollectionReusableView UIStackView UIToolbar UINavigationBar UITabBar UISearchBar UIPickerView UIProgressView UIActivityIndicatorView UIVisualEffectView UIWebView WKWebView MKMapView MKAnnotationView GLKView MTKView SKView SCNView ARView ARSCNView UIActionSheet UIAlertView UIInputView UICalendarView PKCanvasView PDFView LPLinkView UIListContentView UIBackgroundConfiguration QLThumbnailView UIContentUnavailableView SFSpeechRecognizerView
        UIControl:UIButton UITextField UISwitch UISlider UISegmentedControl UIStepper UIPageControl UIDatePicker UIRefreshControl UIColorWell UISearchTextField
        UIScrollView:UITableView UICollectionView UITextView
        UICollectionReusableView:UICollectionViewCell UICollectionViewListCell
        UIViewController:UINavigationController UITabBarController UISplitViewController UIPageViewController UITableViewController UICollectionViewController UISearchController UIAlertController UIActivityViewController UIInputViewController UIDocumentPickerViewController UIDocumentBrowserViewController UIDocumentMenuViewController UIHostingController UIFontPickerViewController UIColorPickerViewController UICloudSharingController AVPlayerViewController SFSafariViewController QLPreviewController MPMediaPickerController MPMoviePlayerViewController GKGameCenterViewController SKStoreProductViewController CNContactViewController CNContactPickerViewController EKEventViewController PHPickerViewController PKAddPassesViewController PKPaymentAuthorizationViewController GLKViewController SLComposeServiceViewController SLComposeViewController ABUnknownPersonViewController ABPersonViewController INUIAddVoiceShortcutViewController UIReferenceLibraryViewController VNDocumentCameraViewController UITextFormattingViewController UISearchContainerViewController ASCredentialProviderViewController FPUIActionExtensionViewController
        UINavigationController:UIImagePickerController UIVideoEditorController MFMailComposeViewController MFMessageComposeViewController ABPeoplePickerNavigationController EKEventEditViewController
        UICollectionViewLayout:UICollectionViewFlowLayout UICollectionViewCompositionalLayout UICollectionViewTransitionLayout
        UIGestureRecognizer:UITapGestureRecognizer UIPanGestureRecognizer UISwipeGestureRecognizer UIPinchGestureRecognizer UIRotationGestureRecognizer UILongPressGestureRecognizer UIHoverGestureRecognizer
        UIPanGestureRecognizer:UIScreenEdgePanGestureRecognizer
        UIPresentationController:UIPopoverPresentationController UISheetPresentationController
        UIStoryboardSegue:UIStoryboardPopoverSegue
        UIBarItem:UIBarButtonItem UITabBarItem
        NSCoder:NSKeyedArchiver NSKeyedUnarchiver NSArchiver NSUnarchiver
        NSResponder:NSView NSViewController NSWindow NSWindowController NSApplication NSPopover NSDrawer
        NSObject:NSDocument
        NSView:NSControl NSScrollView NSClipView NSStackView NSSplitView NSTabView NSBox NSVisualEffectView NSTableCellView NSTableRowView NSText NSCollectionView NSRulerView NSGridView NSProgressIndicator
        NSControl:NSButton NSTextField NSTableView NSSlider NSSegmentedControl NSImageView NSColorWell NSBrowser NSMatrix NSStepper NSDatePicker NSSwitch NSLevelIndicator NSPathControl
        NSTextField:NSSearchField NSTokenField NSComboBox NSSecureTextField
        NSTableView:NSOutlineView
        NSText:NSTextView
        NSViewController:NSSplitViewController NSTabViewController NSPageController NSCollectionViewItem NSHostingController NSTitlebarAccessoryViewController
        NSWindow:NSPanel
        NSPanel:NSSavePanel NSColorPanel NSFontPanel
        NSSavePanel:NSOpenPanel

        """

    /// Controllers of libraries that apps inherit from and that take no part in restoration: no identifier, no restoration class, no child that
    /// they encode. As good as the class of UIKit they come from. A name that an app may give a class of its own has no place here.
    private static let librarySuperclasses = """
        UIViewController:GAITrackedViewController JSQMessagesViewController SLKTextViewController XLFormViewController FXFormViewController QuickDialogController PFLogInViewController PFSignUpViewController MWPhotoBrowser SVWebViewController DZNWebViewController KINWebBrowserViewController CDVViewController CAPBridgeViewController ASDKViewController ASViewController
        UITableViewController:PFQueryTableViewController PFProductTableViewController IASKAppSettingsViewController IASKSpecifierValuesViewController IASKAbstractSpecifierValuesViewController
        UICollectionViewController:PFQueryCollectionViewController MDCCollectionViewController
        UINavigationController:SVModalWebViewController KINWebBrowserNavigationController
        """
}
