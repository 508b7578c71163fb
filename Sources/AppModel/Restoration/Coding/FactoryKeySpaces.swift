/// What the factories of app delegates and of other classes read, beside all that may have been written for them.
extension App {
    /// One space for each factory that makes objects of known classes and is not one of `keySpaces` already (B1, B10); in doubt are those of
    /// factories that may make others.
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
            space.doubt = made.doubt
            for type in made.types { space.join(coderFlow(of: type, .encodeState, .decodeState)) }
            for other in keySpaces { space.writes.accesses += other.ownWrites.accesses.filter { $0.key != .unknown } }
            return space
        }
    }

    /// The classes of all that a factory makes, with those that inherit from them, and why there may be others; `nil` where it surely gives
    /// something else.
    private func typesMade(by factory: Function) -> (types: [Type], doubt: Silence?)? {
        var types: Set<Type> = []
        var doubt: Silence?
        for result in results(of: factory) where !result.isNothing {
            if let type = result.madeType?.projectType {
                types.formUnion(program.family(of: type))
            } else if result.isUnknown {
                doubt = doubt ?? Silence(.unknownResult, at: result.location, about: factory.symbol)
            } else {
                return nil
            }
        }
        guard !types.isEmpty || doubt != nil else { return nil }
        let sorted = types.sorted { $0.id < $1.id }
        return (sorted, doubt ?? sorted.lazy.compactMap(self.program.silence(onAncestorsOf:)).first)
    }
}

extension KeySpace {
    fileprivate mutating func join(_ flow: CoderFlow) {
        writes.join(flow)
        reads.join(flow)
    }
}
