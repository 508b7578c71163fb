import AppModel

extension App {
    /// What is to be said of an override's calls to super, with what puts one in; the same for UIKit's hooks and AppKit's.
    func missingSuper(in function: Function) -> Finding? {
        // The double of a test notes that it was called, and nobody restores it.
        guard let hook = function.hook, !program.isTest(function) else { return nil }
        switch superCoverage(of: function, hook: hook) {
        case .always:
            return nil
        case .never:
            return Finding(
                at: function.location, "super is not called by '\(function.writtenName)'\(function.phrase("of"))", symbol: function.symbol,
                fix: function.insertionOfSuper())
        case .sometimes:
            return Finding(
                at: function.location, "super is not called on every path of '\(function.writtenName)'\(function.phrase("of"))",
                symbol: function.symbol, severity: .warning)
        }
    }
}

extension Function {
    /// Puts the call to super first in the body, where any position will do (C2).
    fileprivate func insertionOfSuper() -> Fix? {
        guard let inside = fact.bodyRange, !fact.parameters.isEmpty else { return nil }
        let call = isObjectiveC ? "[super \(messageToSuper)];" : "super.\(fact.name)(\(argumentsToSuper))"
        let edit: Edit
        switch (body.first, fact.bodyIndentation) {
        case (let first?, let indentation?):
            edit = Edit(at: location(.init(start: first.range.start, end: first.range.start)), call + "\n" + indentation)
        case (let first?, nil):
            edit = Edit(at: location(.init(start: first.range.start, end: first.range.start)), call + (isObjectiveC ? " " : "; "))
        case (nil, _):
            edit = Edit(at: location(.init(start: inside.start, end: inside.start)), " " + call + " ")
        }
        return Fix("Insert the call to super", .safe, edits: [edit])
    }

    private var argumentsToSuper: String {
        fact.parameters.map { parameter in
            // Swift 2 wrote no label, and a name that looks like one.
            guard let label = parameter.label, label != parameter.name || fact.parameters.count > 1 else { return parameter.name }
            return "\(label): \(parameter.name)"
        }.joined(separator: ", ")
    }

    private var messageToSuper: String {
        zip(writtenName.split(separator: ":"), fact.parameters).map { "\($0):\($1.name)" }.joined(separator: " ")
    }
}
