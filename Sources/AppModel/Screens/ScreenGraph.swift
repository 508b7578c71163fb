/// The controllers of each app, who shows them, and which of them come back: what the rules know of them, as one picture.
public struct ScreenGraph: Sendable {
    /// In the order of their folders; those without a controller are left out.
    public let apps: [ScreensOfApp]
    /// Whether the analysis of values came to its end. Where it gave up, only what storyboards draw is here.
    public let isComplete: Bool
}

/// The controllers of one app: of what lies under one folder with a project, or of one of the apps that begin there in folders of their own.
public struct ScreensOfApp: Sendable {
    /// How the app keeps its state.
    public enum Mechanism: Sendable {
        /// An app delegate says yes, here, or does under a condition.
        case controllers(Location?, isConditional: Bool)
        /// An app delegate is in sight, and none says yes.
        case off(Location?)
        /// As before, but the scene's delegate hands out an activity.
        case scenes(Location)
        /// On, in an app that adopts scenes, so that UIKit asks no controller.
        case inertBesideScenes(Location)
        /// No app delegate is in sight, as in a library: others decide.
        case notInSight
    }

    /// Relative to the project root; empty for that itself.
    public let folder: String
    let unit: Int
    public let mechanism: Mechanism
    /// Why no screen is seen to be shown from the activity of a scene, in an app that keeps one; `nil` where one is.
    public internal(set) var activityDoubt: Screen.Doubt?
    /// Each stands behind the one that it hangs below.
    public internal(set) var screens: [Screen]
    /// What windows begin with.
    public let roots: [Int]
    /// What nobody in sight shows.
    public let loose: [Int]
}

extension ScreensOfApp {
    /// The classes that are not in the sources and on which it depends what becomes of screens, each with how many these are, those that hang
    /// below such a container counted.
    public var unseenSuperclasses: [(name: String, count: Int)] {
        var counts: [String: Int] = [:]
        for index in screens.indices {
            if let name = unseenSuperclass(deciding: index) { counts[name, default: 0] += 1 }
        }
        return counts.sorted { $0.value == $1.value ? $0.key < $1.key : $0.value > $1.value }.map { (name: $0.key, count: $0.value) }
    }

    private func unseenSuperclass(deciding index: Int) -> String? {
        var current = index
        while case .untold(let doubt) = screens[current].status {
            switch doubt.reason {
            case .superclass(let name): return name
            case .parent:
                guard let parent = screens[current].parent else { return nil }
                current = parent
            default: return nil
            }
        }
        return nil
    }
}

/// One controller, or all that a place of the program makes alike.
public struct Screen: Sendable {
    public enum Origin: Sendable {
        case made
        case drawn
        /// Stands for all objects of a class which nobody in sight makes.
        case outOfSight
        /// It is not known what it is.
        case unknown(Doubt.Reason)
    }

    public enum Source: Sendable {
        case storyboard
        /// A getter answers.
        case override
        /// A function of its own class, by its symbol.
        case ownClass(String)
        /// Somebody who has it in hand.
        case other(String)
    }

    public enum Identifier: Sendable {
        /// The text is `nil` where it is put together while the app runs.
        case given(text: String?, Source, Location)
        case none
        /// Taken away on purpose.
        case optedOut(Location?)
        case unknown(Doubt)

        public var isGiven: Bool {
            if case .given = self { return true }
            return false
        }
    }

    /// Who makes it again, or has it ready, when the app comes back.
    public enum Recreator: Sendable {
        /// It is there before UIKit restores.
        case launch
        /// The launch makes it when UIKit has restored already.
        case lateLaunch(Location)
        /// The one that contains it makes it, too.
        case parent
        /// A class, where it is named.
        case restorationClass(String, Location)
        /// The app delegate's factory.
        case delegate(Location)
        case storyboard(Location)
        case nobody(Location)
        /// A class is named, and makes nothing for it.
        case refused(String, Location)
        case unknown(Doubt)
    }

    public enum Status: Sendable {
        case preserved
        case cutOff(Cut)
        /// Hangs below the one of this index, which is cut off.
        case below(Int)
        case untold(Doubt)
        /// The app restores no controllers, but shows it itself when it comes back.
        case shownAgain(Again)
        /// The app restores no controllers.
        case inert
    }

    /// What shows it where a scene connects.
    public enum Again: Sendable {
        /// The launch, or the scene's delegate, each time.
        case launch
        /// The one that contains it.
        case parent
        /// Code that has the scene's activity, here.
        case activity(Location)
    }

    /// Why UIKit saves neither it nor what it contains.
    public enum Cut: Sendable {
        case noIdentifier
        case optedOut(Location?)
        /// The class of the parent, which is none of UIKit's containers, and where it becomes a child.
        case notEncoded(String, Location)
        case nobodyMakesIt(Location)
        case refused(String, Location)
    }

    /// What could not be told, and the line that says why.
    public struct Doubt: Sendable {
        public enum Reason: Sendable, Hashable {
            /// Those who make it are not in sight.
            case madeElsewhere
            /// A superclass is not in the sources.
            case superclass(String)
            /// It is the result of a call out of sight, a parameter of unseen callers, …: in the words of the analysis.
            case value(String)
            /// It is handed to somebody who may identify it.
            case handedOn
            /// An identifier is given to something that may be it.
            case stray
            /// It gets its identifier under a condition.
            case condition
            /// Nobody in sight shows it.
            case notShown
            /// The one it hangs below could not be told.
            case parent
            /// Something that may be it is encoded, though what it hangs below is not saved.
            case encodedElsewhere
            /// Its parent is a container of the app's own, which may encode it.
            case mayBeEncoded
            /// UIKit's page controllers are not documented to save their pages.
            case pages
            /// The one that shows it has no identifier, and a container around that one may be what presents it.
            case presenter
            case restorationClass
            case delegate
            /// Of a storyboard, but without a storyboard identifier.
            case noStoryboardIdentifier
            /// Nobody is seen to make it again.
            case noRecreator
            /// The launch makes it when UIKit has restored already.
            case lateLaunch
        }

        public let reason: Reason
        public let location: Location?
    }

    public enum LinkKind: Sendable, Hashable {
        case root, initial
        case navigation, tabs, split, page, child, embedded
        /// To one whose superclass is not in the sources, by a property, label or method of that.
        case handed(String)
        case pushed, presented, shown
        /// A segue, of a kind that the storyboard names.
        case segue(String)

        /// Whether the one contains the other, rather than showing it later.
        public var contains: Bool {
            switch self {
            case .root, .initial, .navigation, .tabs, .split, .page, .child, .embedded, .handed: true
            case .pushed, .presented, .shown, .segue: false
            }
        }
    }

    /// How one leads to another.
    public struct Link: Sendable {
        public let kind: LinkKind
        public let target: Int
        public let location: Location
        /// The target hangs elsewhere in the tree.
        public let isReference: Bool
    }

    /// The class.
    public let name: String
    let type: StaticType?
    public let origin: Origin
    /// Where it is made or drawn; of what is out of sight, its class or the line that hides it.
    public let location: Location
    public internal(set) var identifier: Identifier
    /// `nil` of what is not saved.
    public internal(set) var recreator: Recreator?
    public internal(set) var status: Status
    /// How it came to hang where it does; `nil` of what nobody in sight shows.
    public let kind: LinkKind?
    /// Where that happens.
    public let linked: Location?
    /// The one that it hangs below.
    public let parent: Int?
    public internal(set) var links: [Link]

    var isPreserved: Bool {
        if case .preserved = status { return true }
        return false
    }
}

extension Screen.LinkKind {
    /// Whether whoever is around the one that shows decides how it is shown.
    var asksAround: Bool {
        switch self {
        case .shown: true
        case .segue(let kind): kind == "show" || kind == "showDetail"
        case .navigation, .tabs, .split, .pushed, .root, .initial, .page, .child, .embedded, .handed, .presented: false
        }
    }

    /// Whether it is laid over the one that shows it, all of it and not beside it.
    var isLaidOver: Bool {
        switch self {
        case .presented: true
        case .segue(let kind): kind == "presentation" || kind == "modal"
        case .root, .initial, .navigation, .tabs, .split, .page, .child, .embedded, .handed, .pushed, .shown: false
        }
    }
}
