/// What is known of state restoration, as Markdown: docs/how-restoration-works.md.
public enum RestorationDocument {
    public static let path = "docs/how-restoration-works.md"

    public static func text() -> String {
        var text = """
            # How restoration works

            \(introduction)

            """
        for chapter in Chapter.all {
            text += "\n## \(chapter.title)\n\n\(chapter.introduction)\n"
            for fact in chapter.facts { text += "\n" + entry(fact) }
        }
        text += "\n## Where common belief is wrong\n\n" + beliefs.map { "- \(linked($0))\n" }.joined()
        text += "\n## What nobody can look up\n\n\(openIntroduction)\n\n" + openQuestions.map { "- \(linked($0))\n" }.joined()
        let addresses = Set(Fact.all.flatMap(\.sources)).sorted { $0.title < $1.title }.map { "[\($0.title)]: \($0.address)\n" }
        return Wrapping.text(text, width: 120) + "\n" + addresses.joined()
    }

    /// `<a id="a3"></a>**A3** …`, then how certain it is and where to look it up.
    private static func entry(_ fact: Fact) -> String {
        let sources = fact.sources.map { "[\($0.title)]" }.joined(separator: ", ")
        return "<a id=\"\(fact.anchor)\"></a>**\(fact.number)** \(fact.text)\n"
            + "*\(fact.certainty.rawValue)*\(sources.isEmpty ? "" : ": \(sources)")\n"
    }

    /// Numbers in parentheses, `(A3, A4)`, with links to their entries.
    private static func linked(_ text: String) -> String {
        guard let open = text.lastIndex(of: "("), text.hasSuffix(")") else { return text }
        let numbers = text[text.index(after: open)...].dropLast().split(separator: ",").map { number in
            let number = number.drop { $0 == " " }
            return "[\(number)](#\(number.lowercased()))"
        }
        return text[..<open] + "(" + numbers.joined(separator: ", ") + ")"
    }

    private static let introduction = """
        An app that was closed by the system should look as if it had never been away. This page says what UIKit, SwiftUI and AppKit do \
        towards that, and what they leave to the app, as far as it is known. Each entry stands in its own words with where to look it up, \
        and how certain it is:

        \(Fact.Certainty.allCases.map { "- *\($0.rawValue)*: \($0.meaning)" }.joined(separator: "\n"))

        The numbers are names: rules, messages and comments in the code cite them, and they stay with their entries. restorelint holds an \
        app to these facts; [Rules.md](../Rules.md) lists what it looks for. The page is written from the sources by a test: `UPDATE=1 \
        swift test --filter theRestorationDocumentIsCurrent`.
        """

    private static let beliefs = [
        "“Every identifier has to be unique in the app.” Paths have to be; a navigation stack may even repeat one. (A6, A7)",
        "“A controller below a gap is lost in any case.” Not if somebody encodes a reference to it. (A4)",
        "“`addChild` is enough, as with navigation controllers.” The container has to encode its children. (D1)",
        "“Registering an object saves it.” It only makes it available. (A15)",
        "“The factory must always set the identifier.” Only if nothing else does. (B6)",
        "“After nil from a factory UIKit tries the next one.” After the app delegate's, but not after a restoration class's. (B2, B3)",
        "“super comes first.” Anywhere in the body. (C2)",
        "“Every key that is encoded has to be decoded in `decodeRestorableState`.” A factory may read it, and references need no read. "
            + "(B10, D4)",
        "“Keys have to be unique in the app.” Only within one object and its superclasses, and in AppKit's window coder. (C5, I7)",
        "“An optional number is written as a number.” As an object, which no `decodeInteger` reads. (C12, C13)",
        "“A table without `UIDataSourceModelAssociation` saves nothing.” It has saved index paths since iOS 7. (A14)",
        "“The window needs an identifier.” Its root is walked anyway. (A16)",
        "“What an activity was given at first is still in it when it is saved.” Not once a responder holds it. (F4)",
        "“View controllers go on being restored in an app with scenes.” Nobody promises that, and some have seen that it ends. (F2)",
    ]

    private static let openIntroduction = """
        On these the sources are silent or at odds, and a device would have to tell. Rules that touch them are warnings at most, and say so.
        """

    private static let openQuestions = [
        "Does UIKit restore view controllers in an app with scenes whose delegate hands out no activity? (F2)",
        "Does restoration need the activity's type in `NSUserActivityTypes`, or only hand-off? (F10)",
        "Do page and split view controllers save their children on today's systems? (A9, A10)",
        "Which classes decode unnamed under secure coding? (C14)",
        "Does a gap in a navigation stack cost one controller, or all above it too? (A7)",
        "Are the children of a storyboard's container views saved? (D7)",
    ]
}
