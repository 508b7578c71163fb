/// What properties begin with that hold nothing yet.
extension Expression {
    /// `nil`, `0`, `""`, `[]`, `String()`.
    var isEmpty: Bool {
        switch kind {
        case .nilLiteral, .integer(0), .string(""), .boolean(false): true
        default: isEmptyList || nameOfNewValue != nil
        }
    }

    var isZero: Bool {
        if case .integer(0) = kind { true } else { nameOfNewValue.map { UIKit.scalars[$0] == .integer } ?? false }
    }

    /// `String` of `String()`, `Int` of `Int()`.
    private var nameOfNewValue: String? {
        guard case .call(let call) = kind, call.arguments.isEmpty, call.receiver == nil else { return nil }
        return call.name == "String" || UIKit.scalars[call.name] != nil ? call.name : nil
    }

    /// Whether it says how many or whether, and not what.
    var isNumber: Bool {
        switch kind {
        case .integer, .boolean: true
        default: nameOfNewValue.map { UIKit.scalars[$0] != nil } ?? false
        }
    }

    /// `[]`, `[:]`, `[Item]()`.
    private var isEmptyList: Bool {
        switch kind {
        case .array(let elements), .dictionary(let elements): elements.isEmpty
        case .call(let call): call.arguments.isEmpty && call.callee.isCollectionType
        default: false
        }
    }

    private var isCollectionType: Bool {
        switch kind {
        case .array, .dictionary: true
        case .type(let type): ["Array", "Dictionary", "Set"].contains(type.name)
        default: false
        }
    }
}
