import Syntax

extension App {
    /// What string an expression stands for: what the text says where it stands, else what flows there.
    public func string(_ expression: Expression, at place: Place) -> StringValue {
        let written = program.string(expression, at: place)
        if written.isKnown { return written }
        let values = strings(expression, at: place)
        return values.count == 1 ? values[0] : written
    }

    /// All the strings that an expression may stand for.
    public func strings(_ expression: Expression, at place: Place) -> [StringValue] {
        let flowing = place.function.flatMap { flow.strings(of: expression, in: $0) } ?? []
        return flowing.isEmpty ? [program.string(expression, at: place)] : flowing
    }
}
