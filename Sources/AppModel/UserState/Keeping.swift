import Syntax

/// Whether somebody keeps what the user did, as far as the text tells.
enum Keeping: Sendable {
    case none
    case certain
    /// What stands at a place may do so.
    case perhaps(Silence.Reason, Location)

    var isPossible: Bool { if case .none = self { false } else { true } }
    var isCertain: Bool { if case .certain = self { true } else { false } }

    /// Why it is open.
    func silence(about symbol: String) -> Silence? {
        if case .perhaps(let reason, let place) = self { Silence(reason, at: place, about: symbol) } else { nil }
    }

    /// Two who may keep it are told by the first.
    mutating func add(_ other: Keeping) {
        switch (self, other) {
        case (.none, _), (.perhaps, .certain): self = other
        case (.certain, _), (.perhaps, _): break
        }
    }
}
