import Syntax

/// A way out of a function with the value it gives.
public struct Exit: Sendable {
    public let value: Expression
    public let site: Site
}

extension App {
    /// The returns of a function with their values, and the value of a body that is one expression. A return in a closure is none of
    /// the function's.
    public func exits(of function: Function) -> [Exit] {
        let sites = sites(in: function)
        let exits = sites.compactMap { site -> Exit? in
            guard case .returns(let value) = site.kind, !site.mayRunLater else { return nil }
            return Exit(value: value, site: site)
        }
        guard exits.isEmpty, let value = function.onlyValue else { return exits }
        let site = sites.last { $0.range == value.range } ?? Site(kind: .returns(value), range: value.range, locals: sites.first?.locals, steps: [])
        return [Exit(value: value, site: site)]
    }
}
