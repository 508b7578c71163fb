/// What the factories of app delegates and of other classes read, beside all that may have been written for them.
extension App {
    /// One space for each factory that surely makes objects of known classes and is not one of `keySpaces` already (B1, B10).
    ///
    /// A factory may be asked for an object that it does not make, so everything that is written anywhere counts as written for it.
    public var factoryKeySpaces: [KeySpace] {
        guard !factories.passCodersOn else { return [] }
        return program.implementations(of: .controllerFactory, .objectFactory, .delegateFactory).compactMap { factory in
            guard let owner = factory.type, !makesOnlyItsOwn(owner, program.family(of: owner)) else { return nil }
            let reads = coderFlow(of: factory)
            guard !reads.accesses(.read).isEmpty, let made = typesMade(by: factory) else { return nil }
            var space = KeySpace(type: owner)
            space.ownReads = reads
            space.reads = reads
            for type in made { space.join(coderFlow(of: type, .encodeState, .decodeState)) }
            for other in keySpaces { space.writes.accesses += other.ownWrites.accesses.filter { $0.key != .unknown } }
            return space
        }
    }

    /// The classes of all that a factory returns, with those that inherit from them; `nil` where one is not known, or may write keys out of sight.
    private func typesMade(by factory: Function) -> [Type]? {
        var types: Set<Type> = []
        for result in results(of: factory) where !result.isNothing {
            guard let type = result.madeType?.projectType else { return nil }
            types.formUnion(program.family(of: type))
        }
        return types.isEmpty || types.contains(where: program.hasUnknownAncestor) ? nil : types.sorted { $0.id < $1.id }
    }
}

extension KeySpace {
    fileprivate mutating func join(_ flow: CoderFlow) {
        writes.join(flow)
        reads.join(flow)
    }
}
