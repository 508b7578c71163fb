extension SiteTable {
    /// The methods that a function calls of its own object, which is of a class, without naming it.
    func ownMethods(calledBy function: Function, in type: Type, where test: (Site) -> Bool) -> [Function] {
        sites(in: function).compactMap { site in
            guard let call = site.call, case .name(let name) = call.callee.kind, test(site) else { return nil }
            return program.method(name, call, of: type)
        }.first(ofEach: \.id)
    }
}
