import Syntax

/// Scene storage that its view sets to one and the same value each time it appears, so that nothing that was kept is there when it is asked for.
public struct OverwrittenSceneStorage: Sendable {
    public let property: Property
    /// Where that happens.
    public let location: Location
    /// Where it gets another value, which is kept in vain.
    public let change: Location
    /// A platform where that is so, if it is not so on all that the view is for.
    public let platform: Platform?
}

extension App {
    /// In the order of the properties. Only where the whole body of the view appears, under no condition, and where neither what appears nor
    /// what the view hands on has the value before.
    public func overwrittenSceneStorage(_ silences: inout Silences) -> [OverwrittenSceneStorage] {
        let all = program.propertiesMentioningRestoration { $0.sceneStorageKey != nil }
        let keys = SceneStorageKeys(all.map(sceneStorageKey))
        return all.indices.compactMap { index in
            let property = all[index]
            let owner = property.owner
            guard isNamedInItsFileAlone(property), !property.isOutsideViews, property.fact.accessors.isEmpty,
                !program.files[property.declaration.file].isTest, let storage = overwrittenStorage(property),
                !keys.mayBeShared(index), !isMadeByPreviewsAlone(owner),
                !namers(of: property).askOthers(besides: owner)
            else { return nil }
            let silence = property.fact.modifiers.contains(.isPrivate) ? nil : program.silence(onCodeOf: owner.unit)
            return silences.note(silence) ? nil : storage
        }
    }

    private func overwrittenStorage(_ property: Property) -> OverwrittenSceneStorage? {
        let platforms = Platform.allCases.filter { $0.mayMeet(property.fact.conditions) }
        let found = platforms.map { platform -> (overwrite: SceneStorageOverwrite, change: Location)? in
            guard let overwrite = overwrite(of: property, on: platform),
                let change = changeKeptInVain(of: property, besides: overwrite, on: platform)
            else { return nil }
            return (overwrite, change)
        }
        guard let index = found.firstIndex(where: { $0 != nil }), let (overwrite, change) = found[index] else { return nil }
        let isEverywhere = found.allSatisfy { $0?.overwrite.range == overwrite.range }
        return OverwrittenSceneStorage(
            property: property, location: overwrite.location, change: change, platform: isEverywhere ? nil : platforms[index])
    }

    /// Where a view changes the storage otherwise; `nil` where it does not, or where anybody has the value before it is overwritten.
    private func changeKeptInVain(of property: Property, besides overwrite: SceneStorageOverwrite, on platform: Platform) -> Location? {
        let (name, view) = (property.fact.name, property.owner)
        var change: Location?
        let functions = program.functions(of: view).filter { $0.isBuilt(for: platform) }
        for function in functions where [name, "$" + name, "_" + name].contains(where: function.fact.words.mayHold) {
            if function.fact.kind == .initializer {
                guard function.namesProperty(name) else { continue }
                return nil
            }
            func isThere(_ part: Expression) -> Bool { !function.body.lack(part.range, on: platform) }
            let isTaken = function.contains { part in
                switch part.kind {
                case .assignment(let target, _, _) where target.isPart(of: name):
                    let isItself = function == overwrite.function && overwrite.range.contains(part.range)
                    if change == nil, !isItself, isThere(part) { change = function.location(part.range) }
                    return false
                case .call(let call):
                    let binding = call.arguments.first { $0.value.isBinding(toPartOf: name) }?.value
                    if let binding, isThere(binding) {
                        guard SceneStorageHolder.controls.contains(call.name) || call.name == "searchable" else { return true }
                        if change == nil { change = function.location(part.range) }
                    }
                    let isTaken = call.sees(name, before: overwrite) || handsOn(name, call) && !overwrite.comesBefore(call.nameRange)
                    return isTaken && isThere(part)
                case _ where part.isNamed("_" + name): return true
                default: return false
                }
            }
            if isTaken { return nil }
        }
        return change
    }

    /// Whether a call gives the value to something of the project's, which may keep it.
    private func handsOn(_ name: String, _ call: Call) -> Bool {
        let isGiven = call.arguments.contains { argument in !argument.value.isClosure && argument.value.contains { $0.isNamed(name) } }
        guard isGiven else { return false }
        return program.types.contains { $0.shortName == call.name } || isOwnFunction(call.name)
    }
}

extension Call {
    /// Whether it runs something that names the value as the view appears, other than the overwriting itself.
    fileprivate func sees(_ name: String, before overwrite: SceneStorageOverwrite) -> Bool {
        let isAtOnce = ["onAppear", "task", "onReceive"].contains(self.name) || self.name == "onChange" && argument("initial") != nil
        guard isAtOnce else { return false }
        return arguments.contains { argument in
            argument.value.contains { $0.isNamed(name) && !overwrite.range.contains($0.range) && !overwrite.comesBefore($0.range) }
        }
    }
}

extension Function {
    /// Whether it names its object's property, or what that is wrapped in, rather than a parameter of that name.
    fileprivate func namesProperty(_ name: String) -> Bool {
        let isParameter = fact.parameters.contains { $0.name == name }
        return contains { part in
            if case .name(name) = part.kind { return !isParameter }
            return part.isNamed(name) || part.isBinding(of: name)
        }
    }
}

extension Expression {
    /// `$filter`, `$filter.text`.
    fileprivate func isBinding(toPartOf property: String) -> Bool {
        if case .member(let base, _) = kind, !base.isSelf { return base.isBinding(toPartOf: property) }
        return isBinding(of: property)
    }
}
