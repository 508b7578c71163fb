import Syntax

@testable import AppModel

/// Links the files of a text: a line `//- Path.swift` begins each, without one all is `App.swift`.
///
/// Bodies are kept in every file, whatever it mentions, except in those whose path begins with `Plain`.
func app(_ text: String, units: [String] = [], options: ModelOptions = ModelOptions()) -> App {
    App(linking: files(in: text), unitRoots: units, options: options)
}

func files(in text: String) -> [FileFacts] {
    var files: [(path: String, text: String)] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        if line.hasPrefix("//- ") {
            files.append((String(line.dropFirst(4)), ""))
        } else {
            if files.isEmpty { files.append(("App.swift", "")) }
            files[files.count - 1].text += line + "\n"
        }
    }
    return files.map { facts($0.text, path: $0.path) }
}

func facts(_ text: String, path: String = "App.swift") -> FileFacts {
    // A file's bodies are read where it mentions something of restoration.
    if Language(path: path)?.isMarkup == true { return FileFacts(extracting: SourceFile(path: path, text: text)) }
    let isSwift = path.hasSuffix(".swift")
    let mention = path.hasPrefix("Plain") ? "" : isSwift ? "\nprivate let invalidateRestorableState = 0\n" : "\nstatic int invalidateRestorableState;\n"
    return FileFacts(extracting: SourceFile(path: path, text: text + mention))
}

/// An answer, without what it leaves open.
func told<Answer>(_ ask: (inout Silences) -> Answer) -> Answer {
    var silences = Silences()
    return ask(&silences)
}

extension App {
    func type(_ name: String) -> Type { program.types.first { $0.name == name }! }

    /// The function that a symbol such as `Reader.save(_:)` names.
    func function(_ symbol: String) -> Function { program.functions.first { $0.symbol == symbol }! }

    /// Where the last call of `here()` stands.
    var here: Place {
        program.functions.flatMap { function in
            sites(in: function).filter { $0.call?.name == "here" }.map { Place($0, in: function) }
        }.last!
    }
}

/// An expression that stands nowhere.
func parsed(_ text: String) -> Expression {
    guard case .expression(let expression)? = facts("func f() {\n\(text)\n}").functions[0].body?.first?.kind else {
        return Expression(.other([]), SourceRange(start: 0, end: 0))
    }
    return expression
}

// MARK: Rendering

extension Expression {
    /// What was understood, in Swift with every bracket written.
    var rendered: String {
        switch kind {
        case .string(let text): "\"\(text)\""
        case .interpolation(let pieces): "interpolation(" + pieces.map(\.rendered).joined(separator: ", ") + ")"
        case .integer: "integer"
        case .float: "float"
        case .boolean(let value): "\(value)"
        case .nilLiteral: "nil"
        case .array(let elements): "[" + elements.map(\.rendered).joined(separator: ", ") + "]"
        case .dictionary(let elements): "[:" + elements.map(\.rendered).joined(separator: ", ") + "]"
        case .tuple(let arguments): "tuple(" + arguments.rendered + ")"
        case .closure(let closure): closure.rendered
        case .name(let name): name
        case .selfReference: "self"
        case .superReference: "super"
        case .member(let base, let name): base.rendered + "." + name.text
        case .implicitMember(let name): "." + name
        case .call(let call): call.callee.rendered + "(" + call.arguments.rendered + ")"
        case .element(let base, let arguments): base.rendered + "[" + arguments.rendered + "]"
        case .optional(let base): base.rendered + "?"
        case .forced(let base): base.rendered + "!"
        case .cast(let base, let strength, let type):
            "(\(base.rendered) as\(strength == .conditional ? "?" : strength == .forced ? "!" : "") \(type.description))"
        case .test(let base, let type): "(\(base.rendered) is \(type.description))"
        case .attempt(let strength, let base): "try\(strength == .optional ? "?" : strength == .forced ? "!" : "")(\(base.rendered))"
        case .prefix(let operation, let base): "(\(operation)\(base.rendered))"
        case .binary(let left, let operation, let right): "(\(left.rendered) \(operation) \(right.rendered))"
        case .ternary(let condition, let first, let second): "(\(condition.rendered) ? \(first.rendered) : \(second.rendered))"
        case .assignment(let target, let operation, let value): "(\(target.rendered) \(operation ?? "")= \(value.rendered))"
        case .conditional(let statement): statement.rendered
        case .keyPath(let components): "keyPath(" + components.joined(separator: ".") + ")"
        case .selector(let target): "selector(\(target.rendered))"
        case .type(let type): "type(\(type.description))"
        case .other(let parts): "other(" + parts.map(\.rendered).joined(separator: ", ") + ")"
        }
    }
}

extension [Argument] {
    fileprivate var rendered: String {
        map { ($0.label.map { $0 + ": " } ?? "") + $0.value.rendered }.joined(separator: ", ")
    }
}

extension Closure {
    fileprivate var rendered: String {
        let names = parameters.map { $0.name + ($0.type.map { ": " + $0.description } ?? "") }.joined(separator: ", ")
        return "{ " + (names.isEmpty ? "" : names + " in ") + body.rendered + " }"
    }
}

extension [Statement] {
    var rendered: String { map(\.rendered).joined(separator: "; ") }
}

extension Statement {
    var rendered: String {
        switch kind {
        case .expression(let expression): expression.rendered
        case .local(let local):
            (local.isLet ? "let " : "var ") + local.name + (local.type.map { ": " + $0.description } ?? "")
                + (local.value.map { " = " + $0.rendered } ?? "")
        case .branch(let branch):
            "\(branch.kind)" + (branch.subject.map { " " + $0.rendered } ?? "") + (branch.isExhaustive ? " exhaustive" : "") + " "
                + branch.arms.map { "(" + $0.conditions.rendered + ") { " + $0.body.rendered + " }" }.joined(separator: " ")
        case .guarded(let conditions, let otherwise): "guard (" + conditions.rendered + ") { " + otherwise.rendered + " }"
        case .loop(let loop):
            (loop.runsAtLeastOnce ? "repeat" : "loop") + " [" + loop.names.joined(separator: ", ") + "]"
                + (loop.sequence.map { " in " + $0.rendered } ?? "") + " (" + loop.conditions.rendered + ") { " + loop.body.rendered + " }"
        case .deferred(let body): "defer { " + body.rendered + " }"
        case .attempt(let body, let catches):
            "do { " + body.rendered + " }" + catches.map { " catch (" + $0.conditions.rendered + ") { " + $0.body.rendered + " }" }.joined()
        case .block(let body): "do { " + body.rendered + " }"
        case .function(let function): "func " + function.fullName + " { " + (function.body ?? []).rendered + " }"
        case .returns(let value): "return" + (value.map { " " + $0.rendered } ?? "")
        case .throwing(let value): "throw " + value.rendered
        case .breaks: "break"
        case .continues: "continue"
        case .fallsThrough: "fallthrough"
        }
    }
}

extension [Statement.Condition] {
    fileprivate var rendered: String {
        map { condition in
            switch condition {
            case .expression(let expression): expression.rendered
            case .binding(let name, let type, let value): "let " + name + (type.map { ": " + $0.description } ?? "") + " = " + value.rendered
            case .pattern(let patterns, let names, let value):
                "case \(patterns.map(\.rendered).joined(separator: " | ")) [\(names.joined(separator: ", "))]\(value.map { " = \($0.rendered)" } ?? "")"
            case .availability: "available"
            case .compilation: "compiled"
            }
        }.joined(separator: ", ")
    }
}
