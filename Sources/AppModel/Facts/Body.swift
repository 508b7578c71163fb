import Syntax

/// What stands between a function's braces.
///
/// In a file that mentions restoration most functions do not. Rules seldom ask for those, so they are kept as text, a tenth of what
/// their statements would take, and read when somebody does ask.
enum Body: Sendable {
    case read([Statement], names: StatementNames?)
    case unread(Text)

    static func read(_ statements: [Statement]) -> Body { .read(statements, names: StatementNames(statements)) }

    struct Text: Sendable {
        /// From the opening to the closing brace.
        let bytes: [UInt8]
        /// Where the opening brace stands in the file.
        let start: UInt32
        let path: String
        /// In a method of an Objective-C class itself `self` is the class.
        let isClassMethod: Bool
        /// In Swift an expression that is all of it is returned.
        let givesValue: Bool
        /// The globals of an Objective-C file that are called like the variable behind a property, with an underscore.
        let underscoredGlobals: Set<String>
    }

    var statements: [Statement] {
        switch self {
        case .read(let statements, _): statements
        case .unread(let text): Whereabouts.at(.file(text.path)) { text.statements }
        }
    }
}
