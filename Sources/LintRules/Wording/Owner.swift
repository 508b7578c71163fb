import AppModel

extension Function {
    /// ` of 'Reader'`, for a message; nothing for a function of no class.
    func phrase(_ preposition: String) -> String { type.map { " \(preposition) '\($0.name)'" } ?? "" }
}
