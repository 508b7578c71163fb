/// Something that UIKit, AppKit or SwiftUI does with an app's state, and how that is known.
///
/// Rules and comments cite a fact by its number, `A3`; docs/how-restoration-works.md has all of them, each under an anchor of its own.
public struct Fact: Sendable {
    /// How much one can rely on it, from the firmest to the least.
    public enum Certainty: String, Sendable, CaseIterable {
        case documented
        case header
        case widelyReported = "widely reported"
        case disputed
        case singleReport = "single report"
        case measured
        case inferred

        /// One clause for readers.
        var meaning: String {
            switch self {
            case .documented: "a guide, an article, a reference page or a session of Apple's says so"
            case .header: "a declaration or a comment in a public header says so"
            case .widelyReported: "two or more independent reports or shipping apps agree"
            case .disputed: "sources disagree, and the entry says on what"
            case .singleReport: "one public report or code base says so; no rule calls it an error on that alone"
            case .measured: "we ran it, with Foundation on Linux where nothing else is said"
            case .inferred: "our own conclusion from the facts around it"
            }
        }
    }

    public let number: String
    /// One sentence or two in Markdown.
    public let text: String
    public let certainty: Certainty
    public let sources: [Source]

    init(_ number: String, _ text: String, _ certainty: Certainty, _ sources: Source...) {
        self.number = number
        self.text = text
        self.certainty = certainty
        self.sources = sources
    }

    /// Where in the document it stands.
    public var anchor: String { number.lowercased() }

    /// In the order of the document.
    public static let all: [Fact] = Chapter.all.flatMap(\.facts)

    /// `nil` for a number that no fact has.
    public static func numbered(_ number: String) -> Fact? { all.first { $0.number == number } }
}

/// Where a fact can be looked up.
public struct Source: Sendable, Hashable {
    public let title: String
    public let address: String

    init(_ title: String, _ address: String) {
        self.title = title
        self.address = address
    }
}

/// Facts about one subject, and what they come to.
struct Chapter: Sendable {
    let title: String
    /// Paragraphs in Markdown.
    let introduction: String
    let facts: [Fact]

    static let all: [Chapter] = [
        .mechanisms, .preserving, .finding, .coding, .containers, .launching, .scenes, .swiftUI, .appKit, .interfaceBuilder, .byHand,
    ]
}
