import Syntax

/// What an app that restores by view controllers keeps today, screen by screen, as it would have to travel in the activities of its scenes.
///
/// An activity is one for a whole scene and has one dictionary, where each object had a coder of its own (C5).
public struct Migration: Sendable {
    /// The folder of the app's unit; empty for the root.
    public let folder: String
    /// In the order of their names.
    public let screens: [MigratingScreen]
    /// What nobody asks for any more once the values have moved, in path order.
    public let leftovers: [MigrationLeftover]
    /// Whether its scenes hand something out already.
    public let keepsScenes: Bool

    /// What of it lies in some files; `nil` where nothing does.
    public func within(_ isMeant: (_ path: String) -> Bool) -> Migration? {
        let screens = screens.filter { isMeant($0.type.location.path) }
        let leftovers = leftovers.filter { isMeant($0.location.path) }
        if screens.isEmpty, leftovers.isEmpty { return nil }
        return Migration(folder: folder, screens: screens, leftovers: leftovers, keepsScenes: keepsScenes)
    }
}

/// A class whose objects UIKit saves and brings back today.
public struct MigratingScreen: Sendable {
    public enum Role: String, Sendable {
        case controller
        case view
        /// Neither, and registered.
        case object
        case delegate
    }

    public let type: Type
    public let role: Role
    /// What its objects are saved as; empty where the text does not tell.
    public let identifiers: [String]
    public let recreators: [Recreator]
    /// In the order of their writes, then what is only read.
    public let values: [MigratingValue]
    /// The superclasses whose values it keeps as well, the nearest first.
    public let heirOf: [Type]
    /// It may write or read more than the sources tell.
    public let isOpen: Bool
}

/// Who makes the objects of a screen again.
public struct Recreator: Sendable {
    public enum Kind: Sendable {
        /// A class named as restoration class, by its name.
        case restorationClass(String)
        case delegate
        /// The storyboard that it was drawn in, by its path.
        case storyboard(String)
    }

    public let kind: Kind
    /// The factory, or where the storyboard has it.
    public let location: Location
}

/// A key of an object's coder.
public struct MigratingValue: Sendable {
    /// `nil` where the text does not tell it.
    public let key: String?
    /// The names that it is written with, if there are any.
    public let keyExpression: String?
    /// The key among the entries of an activity, where the keys of all screens meet; `nil` without a key.
    public let entry: String?
    /// As Swift spells it; `nil` where the text does not tell.
    public let type: String?
    /// What is written, where that is a name or a chain of names.
    public let source: String?
    public let write: Location?
    public let reads: [Read]
    /// Why it cannot go as it is; `nil` for what an activity takes.
    public let decision: MigrationDecision?

    public struct Read: Sendable {
        public let location: Location
        /// What gets the value, where that is a name or a chain of names.
        public let target: String?
        public let function: Function
    }
}

/// What somebody has to decide about a value before it can travel.
public enum MigrationDecision: String, Sendable, CaseIterable {
    /// A controller or view, which coders keep as a reference (C7).
    case reference
    /// An object or a structure that an activity refuses (F11).
    case unsupportedType
    case unknownType
    case unknownKey
    case neverRead
    case neverWritten
}

/// Something that goes when an app has moved.
public struct MigrationLeftover: Sendable {
    public enum Kind: String, Sendable, CaseIterable {
        case optIn, archive, hook, factory, restorationClass, identifier, drawnIdentifier, registration
    }

    public let kind: Kind
    /// How the source calls it: the method, the identifier.
    public let name: String
    public let location: Location
}
