import Syntax

/// What a storyboard or xib says of the controllers it makes, and of the views that take part in restoration.
public struct InterfaceFacts: Sendable {
    public enum Platform: Sendable {
        /// iOS, tvOS, visionOS.
        case cocoaTouch
        case cocoa
        /// Its controllers are none of UIKit's, and are left out.
        case watchKit
    }

    public var platform: Platform
    /// Else a xib.
    public var isStoryboard: Bool
    /// The object id of the controller with which the storyboard begins.
    public var initialController: String?
    /// Shown while the app starts, and never after.
    public var isLaunchScreen = false
    /// The class of File's Owner, in a xib.
    public var owner: String?
    /// In a xib of the Mac, the window that File's Owner has in its outlet `window`.
    public var ownersWindow: InterfaceController.Window?
    /// The classes of the project that any of its objects has; `nil` where that is not read, of files of the Mac only.
    public var customClasses: Set<String>?
    /// Those of the objects that its windows have as their delegates, likewise.
    public var windowDelegates: Set<String> = []
    /// In document order, references to other storyboards among them.
    public var controllers: [InterfaceController] = []
    /// In document order; only those that have a restoration identifier.
    public var views: [InterfaceView] = []

    public init(platform: Platform, isStoryboard: Bool) {
        self.platform = platform
        self.isStoryboard = isStoryboard
    }
}

/// One controller of a storyboard or xib, or a reference to one elsewhere (G2, G7).
public struct InterfaceController: Sendable {
    /// Names it within its file.
    public var id: String
    /// The element: `viewController`, `navigationController`, `viewControllerPlaceholder`, …
    public var element: String
    public var customClass: String?
    public var storyboardIdentifier: String?
    /// What the file gives it in whatever way (G3); `nil` where that is empty.
    public var restorationIdentifier: String?
    /// `useStoryboardIdentifierAsRestorationIdentifier`, whether or not there is a storyboard identifier (G3).
    public var usesStoryboardIdentifier = false
    /// The first keys of the key paths that it is given values for, but for its identifier.
    var runtimeAttributes: Set<String> = []
    /// Where a placeholder leads.
    public var reference: Reference?
    /// That of a window controller of the Mac.
    public var window: Window?
    /// Unwinding is none of them. In document order.
    public var segues: [Segue] = []
    /// The start tag: what a finding about it underlines is the element's name.
    public var nameRange: SourceRange
    /// The value of the attribute that gives the restoration identifier.
    public var identifierRange: SourceRange?

    public struct Reference: Sendable {
        /// `nil` for the same storyboard.
        public var storyboard: String?
        /// `nil` for the initial controller.
        public var storyboardIdentifier: String?
        /// The identifier of the bundle that holds the storyboard; `nil` for the app's own.
        public var bundle: String?

        public init(storyboard: String?, storyboardIdentifier: String?, bundle: String? = nil) {
            self.storyboard = storyboard
            self.storyboardIdentifier = storyboardIdentifier
            self.bundle = bundle
        }
    }

    public struct Window: Sendable {
        /// The element's name.
        public var range: SourceRange
        /// Not of one with a class of its own, which may be a panel, and no window to come back to.
        public var isTitled: Bool
        /// Not of one with runtime attributes, which may switch it off; Interface Builder writes it only where it is switched off.
        public var isRestorable: Bool
        /// The object id to which its outlet `delegate` leads.
        public var delegate: String?
    }

    public struct Segue: Sendable {
        public enum Kind: Sendable, Equatable {
            /// A child from the beginning: `rootViewController`, `viewControllers`, `masterViewController`, … (G6).
            case relationship(String)
            /// A container view's controller.
            case embed
            /// Shown later, in a way that the attribute names: `show`, `presentation`, `showDetail`, `custom`, …
            case dynamic(String)
        }

        public var kind: Kind
        /// The object id of the destination, in the same file.
        public var destination: String
        public var identifier: String?
        /// The element's name.
        public var range: SourceRange

        public init(kind: Kind, destination: String, identifier: String?, range: SourceRange) {
            self.kind = kind
            self.destination = destination
            self.identifier = identifier
            self.range = range
        }
    }

    public init(id: String, element: String, nameRange: SourceRange) {
        self.id = id
        self.element = element
        self.nameRange = nameRange
    }
}

/// A view with a restoration identifier (G4).
public struct InterfaceView: Sendable {
    public var element: String
    public var customClass: String?
    public var restorationIdentifier: String
    /// Where the controller that holds it stands in `InterfaceFacts.controllers`; `nil` in a xib without one.
    public var controller: Int?
    /// It lies in a cell of a table or collection, or is one.
    public var isReused = false
    /// A table whose rows never move: `dataMode="static"`.
    public var isStatic = false
    /// The class of the object to which the outlet `dataSource` leads, a controller, File's Owner or one of the scene's own.
    public var dataSource: String?
    public var identifierRange: SourceRange

    public init(element: String, restorationIdentifier: String, identifierRange: SourceRange) {
        self.element = element
        self.restorationIdentifier = restorationIdentifier
        self.identifierRange = identifierRange
    }
}
