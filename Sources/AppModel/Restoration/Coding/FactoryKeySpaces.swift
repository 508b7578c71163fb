/// What the factories of app delegates and of other classes read, beside all that may have been written for them.
extension App {
    /// One space for each way through a factory that makes objects of known classes and is not one of `keySpaces` already (B1, B10); in doubt
    /// are those on which it may make others.
    ///
    /// A factory may be asked for an object that it does not make, so everything that is written anywhere counts as written for it.
    public var factoryKeySpaces: [KeySpace] {
        guard !factories.passCodersOn else { return [] }
        return program.implementations(of: .controllerFactory, .objectFactory, .delegateFactory).flatMap { factory -> [KeySpace] in
            guard let owner = factory.type, !makesOnlyItsOwn(owner, program.family(of: owner)) else { return [] }
            let reads = coderFlow(of: factory)
            guard !reads.accesses(.read).isEmpty else { return [] }
            let decider = decider(for: factory)
            let results = results(of: decider).filter { !$0.isNothing }
            // What is read on the way to one result is not in the archive of another.
            let ways = reads.accesses.reduce(into: [[Int]: [KeyAccess]]()) { ways, access in
                let site = access.function == decider ? access.site : decider == factory ? access.entry : nil
                ways[results.indices.filter { index in site.map { !results[index].excludes($0) } ?? true }, default: []].append(access)
            }
            return ways.sorted { $0.value[0].location < $1.value[0].location }.compactMap { way, accesses in
                var space = KeySpace(type: owner)
                space.ownReads.accesses = accesses
                let own = way.map { results[$0] }
                var written = CoderFlow()
                var read = reads
                if factory.hook == .delegateFactory, own.allSatisfy(\.isDecoded) {
                    // Whatever it is asked for, somebody has to write what it reads.
                    space.doubt = keySpacesInDoubt.lazy.compactMap(\.doubt).first
                    for other in keySpaces.first(ofEach: { ObjectIdentifier($0.writes) }) { written.join(other.writes.joined) }
                } else if let made = types(madeBy: own, of: factory) {
                    space.doubt = made.doubt
                    for type in made.types {
                        let coded = coderFlow(of: type, .encodeState, .decodeState)
                        written.join(coded)
                        read.join(coded)
                    }
                    for other in keySpaces { written.accesses += other.ownWrites.accesses.filter { $0.key != .unknown } }
                } else {
                    return nil
                }
                space.writes = KeyTable(written)
                space.reads = KeyTable(read)
                return space
            }
        }
    }

    /// Whoever decides what a factory gives: another method, where it returns nothing but what that one gives it.
    private func decider(for factory: Function) -> Function {
        let values = exits(of: factory).filter { !$0.value.core.isNil }
        let called = values.map { exit -> Function? in
            guard case .call(let call) = exit.value.core.kind else { return nil }
            return program.calledFunction(call, at: Place(exit.site, in: factory))
        }
        guard let decider = called.first ?? nil, called.allSatisfy({ $0 == decider }), decider.hook == nil else { return factory }
        return decider
    }

    /// The classes of what a factory gives, with those that inherit from them, and why there may be others; `nil` where it surely gives
    /// something else.
    private func types(madeBy results: [FactoryResult], of factory: Function) -> (types: [Type], doubt: Silence?)? {
        var types: Set<Type> = []
        var doubt: Silence?
        for result in results {
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

extension FactoryResult {
    /// Whether it is what the coder itself gives.
    fileprivate var isDecoded: Bool {
        guard case .returns(let value) = exit.kind else { return false }
        return value.contains { if case .call(let call) = $0.kind { CoderMethod(call)?.direction == .read } else { false } }
    }

    /// Whether the factory never gives it where something else happens in it.
    fileprivate func excludes(_ site: Site) -> Bool { exit.excludes(site) || function == factory && self.site.excludes(site) }
}
