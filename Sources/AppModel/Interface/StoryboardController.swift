import Syntax

/// A controller that a storyboard or xib makes. References to other storyboards are none of them: they stand for what they lead to.
public struct StoryboardController: Sendable {
    /// Its index among `App.storyboardControllers`.
    public let id: Int
    /// Index into `Program.files`.
    public let file: Int
    public let unit: Int
    public let fact: InterfaceController
    /// `nil` where no class of that name is known.
    public let type: StaticType?
    /// The element's name.
    public let location: Location

    /// As messages call it: its class.
    public var name: String { fact.customClass ?? type?.name ?? fact.element }

    /// That nobody knows its class.
    var silenceOnClass: Silence { Silence(.unknownClass, at: location, about: name) }

    /// Where it gets its identifier, as far as the file gives it one.
    public var identifierLocation: Location { Location(path: location.path, range: fact.identifierRange ?? fact.nameRange) }
}

/// A controller that a storyboard makes another's child.
struct StoryboardRelationship: Sendable {
    public enum Kind: Sendable, Equatable {
        /// What a container of UIKit begins with.
        case managed
        /// What a container view holds.
        case embedded
    }

    public let kind: Kind
    /// Both by `StoryboardController.id`.
    public let parent: Int
    public let child: Int
    /// The segue, or where the child stands inside of its parent.
    public let location: Location
}

/// A place from which a controller is shown later.
struct StoryboardPassage: Sendable {
    let source: Int
    let destination: Int
    /// As the storyboard names it: `show`, `presentation`, …
    let kind: String
    /// What code calls it by.
    let identifier: String?
    /// The segue.
    let location: Location
}
