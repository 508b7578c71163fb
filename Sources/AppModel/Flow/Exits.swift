import Syntax

/// A way out of a function with the value it gives.
public struct Exit: Sendable {
    public let value: Expression
    public let site: Site
}

extension SiteTable {
    /// The returns of a function with their values. A return in a closure is none of the function's.
    func exits(of function: Function) -> [Exit] {
        sites(in: function).compactMap { site in
            guard case .returns(let value) = site.kind, !site.mayRunLater else { return nil }
            return Exit(value: value, site: site)
        }
    }
}
