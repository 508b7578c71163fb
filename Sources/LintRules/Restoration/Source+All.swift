// Guides, articles and sessions.
extension Source {
    static let controllerGuide = Source(
        "View Controller Programming Guide for iOS, Preserving and Restoring State",
        "https://developer.apple.com/library/archive/featuredarticles/ViewControllerPGforiPhoneOS/PreservingandRestoringState.html")
    static let appGuide = Source(
        "App Programming Guide for iOS, State Preservation and Restoration",
        "https://developer.apple.com/library/archive/documentation/iPhone/Conceptual/iPhoneOSProgrammingGuide/StrategiesforImplementingYourApp/StrategiesforImplementingYourApp.html"
    )
    static let acrossLaunches = article("Preserving your app’s UI across launches", "uikit/preserving-your-app-s-ui-across-launches")
    static let preservation = article("About the UI preservation process", "uikit/about-the-ui-preservation-process")
    static let restoration = article("About the UI restoration process", "uikit/about-the-ui-restoration-process")
    static let sample = article("Restoring your app’s state", "uikit/restoring-your-app-s-state")
    static let makingActivities = article("Creating a user activity object", "foundation/creating-a-user-activity-object")
    static let sceneTransition = article(
        "Transitioning to the UIKit scene-based life cycle", "uikit/transitioning-to-the-uikit-scene-based-life-cycle")
    static let technote3187 = article(
        "TN3187: Migrating to the UIKit scene-based life cycle", "technotes/tn3187-migrating-to-the-uikit-scene-based-life-cycle")
    static let appKitSample = article("Restoring your app’s state with AppKit", "appkit/restoring-your-app-s-state-with-appkit")
    static let appKitNotes14 = article("AppKit Release Notes for macOS Sonoma 14", "macos-release-notes/appkit-release-notes-for-macos-14")
    static let contentViewController = reference(
        "NSWindow.contentViewController", "appkit/nswindow/contentviewcontroller")
    static let sandboxedFiles = article(
        "Accessing files from the macOS App Sandbox", "security/accessing-files-from-the-macos-app-sandbox")
    static let windowFrames = article("frameAutosaveName", "appkit/nswindow/frameautosavename-swift.property")
    static let keyValueCoding = Source(
        "Key-Value Coding Programming Guide, Accessor Search Patterns",
        "https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/KeyValueCoding/SearchImplementation.html")
    static let containers = Source(
        "TN2406: Changes to app containers in iOS 8", "https://developer.apple.com/library/archive/technotes/tn2406/_index.html")
    static let session2013 = Source("WWDC 2013, session 222, What’s New in State Restoration", "https://asciiwwdc.com/2013/sessions/222")
    static let session212 = Source(
        "WWDC 2019, session 212, Introducing Multiple Windows on iPad", "https://developer.apple.com/videos/play/wwdc2019/212/")
    static let session258 = Source(
        "WWDC 2019, session 258, Architecting Your App for Multiple Windows", "https://developer.apple.com/videos/play/wwdc2019/258/")
    static let stateRestoreSample = Source(
        "Sample code StateRestore, read-me", "https://developer.apple.com/library/archive/samplecode/StateRestore/Listings/ReadMe_txt.html")
    static let childrenSample = Source(
        "Sample code StateRestoreChildViews, read-me",
        "https://developer.apple.com/library/archive/samplecode/StateRestoreChildViews/Listings/ReadMe_txt.html")
}

// Books, articles and reports of others.
extension Source {
    static let bookExamples = Source(
        "Matt Neuburg, Programming iOS, book examples", "https://github.com/mattneub/Programming-iOS-Book-Examples")
    static let homepwner = Source(
        "iOS Programming: The Big Nerd Ranch Guide, chapter 24",
        "https://www.oreilly.com/library/view/ios-programming-the/9780133491876/ch24.html")
    static let sonoma = Source(
        "Milen Dzhumerov, AppKit State Restoration on macOS 14 Sonoma",
        "https://milen.me/writings/appkit-state-restoration-macos-14-sonoma/")

    static func issue(_ repository: String, _ number: Int) -> Source {
        Source("\(repository)#\(number)", "https://github.com/\(repository)/issues/\(number)")
    }

    static func pull(_ repository: String, _ number: Int) -> Source {
        Source("\(repository)#\(number)", "https://github.com/\(repository)/pull/\(number)")
    }

    static func repository(_ name: String, _ path: String? = nil) -> Source {
        Source(name + (path.map { ", \($0)" } ?? ""), "https://github.com/\(name)")
    }

    static func question(_ number: Int) -> Source {
        Source("Stack Overflow, question \(number)", "https://stackoverflow.com/questions/\(number)")
    }
}

// Reference pages, by the last parts of their addresses. What a header says, Apple's page of the symbol declares.
extension Source {
    static func article(_ title: String, _ path: String) -> Source { Source(title, "https://developer.apple.com/documentation/\(path)") }

    static func reference(_ symbol: String, _ path: String) -> Source { article("Reference, `\(symbol)`", path) }

    static let restorationIdentifier = reference("UIViewController.restorationIdentifier", "uikit/uiviewcontroller/restorationidentifier")
    static let viewIdentifier = reference("UIView.restorationIdentifier", "uikit/uiview/restorationidentifier")
    static let encodeState = reference(
        "UIViewController.encodeRestorableState(with:)", "uikit/uiviewcontroller/encoderestorablestate(with:)")
    static let decodeState = reference(
        "UIViewController.decodeRestorableState(with:)", "uikit/uiviewcontroller/decoderestorablestate(with:)")
    static let navigationController = reference("UINavigationController", "uikit/uinavigationcontroller")
    static let tabBarController = reference("UITabBarController", "uikit/uitabbarcontroller")
    static let objectWithIdentifier = reference("NSManagedObjectContext.object(with:)", "coredata/nsmanagedobjectcontext/object(with:)")
    static let existingObject = reference(
        "NSManagedObjectContext.existingObject(with:)", "coredata/nsmanagedobjectcontext/existingobject(with:)")
    static let precondition = reference("precondition(_:_:file:line:)", "swift/precondition(_:_:file:line:)")
    static let assert = reference("assert(_:_:file:line:)", "swift/assert(_:_:file:line:)")
    static let scrollView = reference("UIScrollView", "uikit/uiscrollview")
    static let tableView = reference("UITableView", "uikit/uitableview")
    static let modelAssociation = reference("UIDataSourceModelAssociation", "uikit/uidatasourcemodelassociation")
    static let stateRestoring = reference("UIStateRestoring", "uikit/uistaterestoring")
    static let objectRestoration = reference("UIObjectRestoration", "uikit/uiobjectrestoration")
    static let controllerRestoration = reference("UIViewControllerRestoration", "uikit/uiviewcontrollerrestoration")
    static let registerObject = reference(
        "UIApplication.registerObject(forStateRestoration:restorationIdentifier:)",
        "uikit/uiapplication/registerobject(forstaterestoration:restorationidentifier:)")
    static let extendRestoration = reference("UIApplication.extendStateRestoration()", "uikit/uiapplication/extendstaterestoration()")
    static let sceneExtendRestoration = reference("UIScene.extendStateRestoration()", "uikit/uiscene/extendstaterestoration()")
    static let shouldSave = reference(
        "application(_:shouldSaveApplicationState:)", "uikit/uiapplicationdelegate/application(_:shouldsaveapplicationstate:)")
    static let shouldSaveSecurely = reference(
        "application(_:shouldSaveSecureApplicationState:)", "uikit/uiapplicationdelegate/application(_:shouldsavesecureapplicationstate:)")
    static let shouldRestoreSecurely = reference(
        "application(_:shouldRestoreSecureApplicationState:)",
        "uikit/uiapplicationdelegate/application(_:shouldrestoresecureapplicationstate:)")
    static let willEncode = reference(
        "application(_:willEncodeRestorableStateWith:)", "uikit/uiapplicationdelegate/application(_:willencoderestorablestatewith:)")
    static let sceneActivity = reference("stateRestorationActivity(for:)", "uikit/uiscenedelegate/staterestorationactivity(for:)")
    static let sessionActivity = reference("UISceneSession.stateRestorationActivity", "uikit/uiscenesession/staterestorationactivity")
    static let restoreInteraction = reference(
        "scene(_:restoreInteractionStateWith:)", "uikit/uiscenedelegate/scene(_:restoreinteractionstatewith:)")
    static let responderActivity = reference("UIResponder.userActivity", "uikit/uiresponder/useractivity")
    static let continueActivity = reference(
        "application(_:continue:restorationHandler:)", "uikit/uiapplicationdelegate/application(_:continue:restorationhandler:)")
    static let updateActivity = reference("UIResponder.updateUserActivityState(_:)", "uikit/uiresponder/updateuseractivitystate(_:)")
    static let restoreActivity = reference("UIResponder.restoreUserActivityState(_:)", "uikit/uiresponder/restoreuseractivitystate(_:)")
    static let documentActivity = reference("UIDocument.updateUserActivityState(_:)", "uikit/uidocument/updateuseractivitystate(_:)")
    static let eligibleForHandoff = reference("NSUserActivity.isEligibleForHandoff", "foundation/nsuseractivity/iseligibleforhandoff")
    static let decodingFailure = reference(
        "NSCoder.decodingFailurePolicy", "foundation/nscoder/decodingfailurepolicy-swift.property")
    static let decodeFloat = reference("NSKeyedUnarchiver.decodeFloat(forKey:)", "foundation/nskeyedunarchiver/decodefloat(forkey:)")
    static let archiverSecureCoding = reference("NSKeyedArchiver.requiresSecureCoding", "foundation/nskeyedarchiver/requiressecurecoding")
    static let unarchiverSecureCoding = reference(
        "NSKeyedUnarchiver.requiresSecureCoding", "foundation/nskeyedunarchiver/requiressecurecoding")
    static let unarchivedObject = reference(
        "NSKeyedUnarchiver.unarchivedObject(ofClass:from:)", "foundation/nskeyedunarchiver/unarchivedobject(ofclass:from:)")
    static let activityUserInfo = reference("NSUserActivity.userInfo", "foundation/nsuseractivity/userinfo")
    static let published = reference("Published", "combine/published")
    static let hashValue = reference("Hashable.hashValue", "swift/hashable/hashvalue")
    static let newIdentifier = reference("UUID.init()", "foundation/uuid/init()")
    static let objectAddress = reference("NSManagedObjectID.uriRepresentation()", "coredata/nsmanagedobjectid/urirepresentation()")
    static let temporaryIdentifier = reference("NSManagedObjectID.isTemporaryID", "coredata/nsmanagedobjectid/istemporaryid")
    static let permanentIdentifiers = reference(
        "NSManagedObjectContext.obtainPermanentIDs(for:)", "coredata/nsmanagedobjectcontext/obtainpermanentids(for:)")
    static let rawRepresentable = reference("RawRepresentable", "swift/rawrepresentable")
    static let sceneStorage = reference("SceneStorage", "swiftui/scenestorage")
    static let state = reference("State", "swiftui/state")
    static let windowGroup = reference("WindowGroup", "swiftui/windowgroup")
    static let windowGroupForValues = reference("WindowGroup.init(for:content:)", "swiftui/windowgroup/init(for:content:)")
    static let restorationBehavior = reference("restorationBehavior(_:)", "swiftui/scene/restorationbehavior(_:)")
    static let navigationPath = reference("NavigationPath", "swiftui/navigationpath")
    static let navigationPathCodable = reference("NavigationPath.codable", "swiftui/navigationpath/codable")
    static let connectionActivities = reference(
        "UIScene.ConnectionOptions.userActivities", "uikit/uiscene/connectionoptions/useractivities")
    static let connectedScenes = reference("UIApplication.connectedScenes", "uikit/uiapplication/connectedscenes")
    static let appendToPath = reference("NavigationPath.append(_:)", "swiftui/navigationpath/append(_:)")
    static let linkWithValue = reference("NavigationLink.init(value:label:)", "swiftui/navigationlink/init(value:label:)")
    static let activityWithoutType = reference("NSUserActivity.init()", "foundation/nsuseractivity/init()")
    static let appInBackground = reference(
        "applicationDidEnterBackground(_:)", "uikit/uiapplicationdelegate/applicationdidenterbackground(_:)")
    static let appResigningActive = reference(
        "applicationWillResignActive(_:)", "uikit/uiapplicationdelegate/applicationwillresignactive(_:)")
    static let onDisappear = reference("onDisappear(perform:)", "swiftui/view/ondisappear(perform:)")
    static let scenePhaseBackground = reference("ScenePhase.background", "swiftui/scenephase/background")
    static let dynamicProperty = reference("DynamicProperty", "swiftui/dynamicproperty")
    static let sceneDisconnected = reference("sceneDidDisconnect(_:)", "uikit/uiscenedelegate/scenediddisconnect(_:)")
    static let sessionsDiscarded = reference(
        "application(_:didDiscardSceneSessions:)", "uikit/uiapplicationdelegate/application(_:diddiscardscenesessions:)")
    static let delegateClass = reference("UISceneConfiguration.delegateClass", "uikit/uisceneconfiguration/delegateclass")
    static let sceneDelegateClassName = reference(
        "UISceneDelegateClassName",
        "bundleresources/information-property-list/uiapplicationscenemanifest/uisceneconfigurations/uiwindowscenesessionroleapplication/uiscenedelegateclassname"
    )
    static let expandedItems = reference("NSOutlineView.autosaveExpandedItems", "appkit/nsoutlineview/autosaveexpandeditems")
    static let persistentObject = reference(
        "outlineView(_:persistentObjectForItem:)", "appkit/nsoutlineviewdatasource/outlineview(_:persistentobjectforitem:)")
    static let responderEncode = reference("NSResponder.encodeRestorableState(with:)", "appkit/nsresponder/encoderestorablestate(with:)")
    static let responderInvalidate = reference("NSResponder.invalidateRestorableState()", "appkit/nsresponder/invalidaterestorablestate()")
    static let responderKeyPaths = reference("NSResponder.restorableStateKeyPaths", "appkit/nsresponder/restorablestatekeypaths")
    static let undefinedKey = reference("value(forUndefinedKey:)", "objectivec/nsobject-swift.class/value(forundefinedkey:)")
    static let windowRestorationClass = reference("NSWindow.restorationClass", "appkit/nswindow/restorationclass")
    static let windowRestorable = reference("NSWindow.isRestorable", "appkit/nswindow/isrestorable")
    static let windowsRestored = reference(
        "NSApplication.didFinishRestoringWindowsNotification", "appkit/nsapplication/didfinishrestoringwindowsnotification")
    static let windowWillEncode = reference(
        "window(_:willEncodeRestorableState:)", "appkit/nswindowdelegate/window(_:willencoderestorablestate:)")
    static let windowDidDecode = reference(
        "window(_:didDecodeRestorableState:)", "appkit/nswindowdelegate/window(_:diddecoderestorablestate:)")
    static let itemIdentifier = reference(
        "NSUserInterfaceItemIdentification.identifier", "appkit/nsuserinterfaceitemidentification/identifier")
    static let viewWindow = reference("UIView.window", "uikit/uiview/window")
    static let viewDidLoad = reference("UIViewController.viewDidLoad()", "uikit/uiviewcontroller/viewdidload()")
    static let windowRestoration = reference("NSWindowRestoration", "appkit/nswindowrestoration")
    static let restoreWindow = reference(
        "restoreWindow(withIdentifier:state:completionHandler:)",
        "appkit/nswindowrestoration/restorewindow(withidentifier:state:completionhandler:)")
    static let secureRestorableState = reference(
        "applicationSupportsSecureRestorableState(_:)", "appkit/nsapplicationdelegate/applicationsupportssecurerestorablestate(_:)")
}
