import AppModel
import Syntax

/// What is said of look-ups that are taken for granted.
extension LookUp {
    func force(_ how: String, at mark: SourceRange) -> Force {
        let means =
            switch self.means {
            case .collection(let name): name.map { "in '\($0)'" } ?? "in a list"
            case .function(let name): "by '\(name)'"
            }
        return Force(
            "is looked up \(means) and \(how), though what it names may be gone", elsewhere: mark, severity: isOfBundle ? .note : nil,
            help: "Bind what is found with `if let`: it may have been deleted since the value was saved.")
    }

    func refusal(at mark: SourceRange) -> Force {
        guard case .function(let name) = means else { return force("forced", at: mark) }
        return Force(
            "is handed to '\(name)' with 'try!', which throws for what it does not know", elsewhere: mark,
            help: "Use `try?`, and begin afresh where it throws: what was saved may be gone, or another version's.")
    }

    /// Of the collection, or the function without its labels.
    var lastName: String? {
        switch means {
        case .collection(let name): name
        case .function(let name): name.prefix { $0 != "(" }.description
        }
    }
}
