import Syntax

extension Program {
    /// Whether a method runs at no time: nothing names it where it may be called, and nothing but the program can call it. Objective-C may find
    /// a method by its name, and a framework calls what one of its protocols asks for.
    func isNeverCalled(_ function: Function) -> Bool {
        let fact = function.fact
        guard let type = function.type else { return isUnusedHelper(function) }
        guard !function.isObjectiveC, fact.kind == .method, fact.modifiers.isDisjoint(with: [.isObjectiveC, .overrides]),
            function.hook == nil
        else { return false }
        let isPrivate = fact.modifiers.contains(.isPrivate)
        guard isPrivate || isCalledByApp(function, of: type) else { return false }
        return !functions(naming: [fact.name]).contains { ($0.file == function.file || !isPrivate) && $0 != function }
    }

    /// The same of what gives an object to who asks, in Objective-C, which an app's own sources may ask by name alone.
    public func runsNever(_ function: Function) -> Bool { isNeverCalled(function) || isUnaskedGiver(function) }

    private func isUnaskedGiver(_ function: Function) -> Bool {
        let (fact, unit) = (function.fact, unit(of: function))
        guard function.isObjectiveC, fact.kind == .method || fact.kind == .getter, function.hook == nil, fact.parameters.isEmpty,
            let type = fact.returnType, !["void", "IBAction"].contains(type.name), unitsWithApp.contains(unit), !hasUnreadCode(inUnit: unit)
        else { return false }
        let name = function.property?.name ?? fact.name
        return !functions(naming: [name]).contains { $0 != function } && !isSaidInOutlines(name, ofUnit: unit)
            && functions(naming: ["NSSelectorFromString"]).isEmpty
    }

    /// Whether nobody in sight names a method that only an app's own sources can call.
    public func isCalledByNobody(_ function: Function) -> Bool {
        guard let type = function.type, !function.isObjectiveC, function.fact.kind == .method, function.hook == nil,
            function.fact.modifiers.isDisjoint(with: [.isObjectiveC, .overrides]), isOfAppAlone(function, of: type)
        else { return false }
        let name = function.fact.name
        return !functions(naming: [name]).contains { $0 != function } && !isSaidInOutlines(name, ofUnit: unit(of: function))
    }

    /// Whether a method that an app adds to the frameworks' classes is named by nobody, or only by others of which the same holds.
    private func isUnusedHelper(_ function: Function) -> Bool {
        guard mayBeUnusedHelper(function) else { return false }
        let unit = unit(of: function)
        var names: Set = [function.fact.name]
        var open = [function.fact.name]
        while let name = open.popLast() {
            if isSaidInOutlines(name, ofUnit: unit) { return false }
            for other in functions(naming: [name]) {
                guard mayBeUnusedHelper(other) else { return false }
                if names.insert(other.fact.name).inserted { open.append(other.fact.name) }
            }
        }
        return true
    }

    private func mayBeUnusedHelper(_ function: Function) -> Bool {
        function.extendedName != nil && function.fact.kind == .method && function.hook == nil && !function.isObjectiveC
            && function.fact.modifiers.isDisjoint(with: [.isObjectiveC, .overrides]) && !UIKit.delegateMethods.contains(function.fact.name)
            && unitsWithApp.contains(unit(of: function)) && !hasUnreadCode(inUnit: unit(of: function))
    }

    /// Whether only an app's own sources may call a method, and none that mention nothing of scenes: they have nothing to call it with.
    private func isCalledByApp(_ function: Function, of type: Type) -> Bool {
        function.fact.parameters.contains { $0.type.map { Program.scenery.contains($0.unwrapped.name) } ?? false }
            && isOfAppAlone(function, of: type)
    }

    /// Whether no other than an app's own sources can know of a method, which no class above has and no protocol asks for.
    func isOfAppAlone(_ function: Function, of type: Type) -> Bool {
        let unit = unit(of: function)
        guard unitsWithApp.contains(unit), !type.isOpen, !UIKit.delegateMethods.contains(function.fact.name),
            !type.declarations.contains(where: { $0.fact.modifiers.contains(.isObjectiveC) })
        else { return false }
        let lineage = lineage(of: type)
        // UIKit tells the delegates of an app and its scenes of all that happens to these: `sceneWillResignActive(_:)`.
        let isDelegate = lineage.flatMap(\.inherited).contains { Program.delegateProtocols.contains($0.name) }
        if isDelegate, ["application", "scene", "windowScene"].contains(where: function.fact.name.hasPrefix) { return false }
        let names = Set(lineage.map(\.shortName))
        let owesNothing = lineage.flatMap(\.inherited).allSatisfy { listed in
            // Of a delegate or a data source each method is told who asks.
            let tellsSender = function.fact.parameters.isEmpty && listed.name.hasPrefix("UI") && Conventions.inheritsNoProtocol(listed.name)
            return names.contains(listed.name) || UIKit.isKnownClass(listed.name) || Program.delegateProtocols.contains(listed.name)
                || UIKit.protocolsOfHooks.contains(listed.name) || tellsSender
        }
        return owesNothing && !hasUnreadCode(inUnit: unit)
    }

    /// Whether a type says a name in one of the files that mention nothing of restoration, which are read once more.
    func isSaidInOutlines(_ name: String, ofUnit unit: Int) -> Bool {
        outlines(forUnit: unit).contains { $0.maySay(name) }
    }

    /// The types of an app, or of what it may use, in files that mention nothing of restoration.
    func outlines(forUnit unit: Int) -> some Sequence<TypeFact> {
        outlineFiles(forUnit: unit).lazy.flatMap { self.files[$0].types.lazy.filter(\.isOutline) }
    }

    /// Those files, as indices.
    func outlineFiles(forUnit unit: Int) -> some Sequence<Int> {
        files.indices.lazy.filter { file in
            !self.files[file].mentionsRestoration && !self.files[file].isTest
                && (self.unitOfFile[file] == unit || !self.unitsWithApp.contains(self.unitOfFile[file]))
        }
    }

    /// Whether nobody in sight calls an initializer of a value of the app's own, told by the label of its first argument.
    func isMadeByNobody(_ initializer: Function) -> Bool {
        guard initializer.fact.kind == .initializer, let type = initializer.type, type.kind == .structure || type.kind == .enumeration,
            let first = initializer.fact.parameters.first, let label = first.label, label != "_", first.defaultValue == nil,
            isOfAppAlone(initializer, of: type), !files.contains(where: { $0.typealiases.contains { $0.target.name == type.shortName } }),
            !isSaidInOutlines(label, ofUnit: type.unit)
        else { return false }
        let names: Set = [type.shortName, "Self", "init"]
        return !functions(naming: names).contains { function in
            function.contains { part in
                switch part.kind {
                case .call(let call):
                    // A closure behind the call has no label.
                    names.contains(call.name)
                        && call.arguments.first.map { $0.label == label || $0.label == nil && $0.value.isClosure } ?? false
                // `map(Page.init)`
                case .member(let base, let member):
                    member.text.hasPrefix("init") && [type.shortName, "Self"].contains(base.core.memberName ?? base.core.plainName)
                        && !function.calls(part)
                default: false
                }
            }
        }
    }

    /// Whether the getter of a property that an app adds to activities runs at no time: whatever names the property assigns it, or is called by nobody.
    func isNeverAsked(_ getter: Function) -> Bool {
        guard getter.fact.kind == .getter, let name = getter.property?.name, getter.extendedName == "NSUserActivity", !getter.isObjectiveC,
            !getter.isStatic,
            getter.property?.modifiers.contains(.isObjectiveC) != true, unitsWithApp.contains(unit(of: getter)),
            !hasUnreadCode(inUnit: unit(of: getter))
        else { return false }
        return !functions(mentioningAnyOf: [name]).contains {
            $0 != getter && asks(for: name, $0) && !isCalledByNobody($0) && !isMadeByNobody($0)
        }
    }

    /// Whether a function may read a property of an activity.
    private func asks(for name: String, _ function: Function) -> Bool {
        let place = Place(function, nil)
        // Alone, the name is a local or a member of what stands around.
        let isOfActivity =
            function.extendedName != nil || function.type.map { inherits($0, from: "NSUserActivity") || hasUnknownAncestor($0) } ?? false
        func reads(_ expression: Expression) -> Bool {
            switch expression.kind {
            case .assignment(let target, nil, let value):
                if reads(value) { return true }
                guard case .member(let base, let member) = target.core.kind, member.text == name else {
                    return !target.isName(name) && reads(target)
                }
                return reads(base)
            case .member(let base, let member) where member.text == name:
                guard let type = self.type(of: base, at: place)?.unwrapped else { return true }
                return type.projectType.map { inherits($0, from: "NSUserActivity") || hasUnknownAncestor($0) }
                    ?? (type.name == "NSUserActivity") || reads(base)
            case .name(name): return isOfActivity
            case .keyPath(let components): return components.contains(name)
            default: return expression.parts.contains(where: reads)
            }
        }
        return function.body.contains { $0.expressions.contains(where: reads) }
    }

    /// What a method that restores a scene is given.
    private static let scenery: Set<String> = ["NSUserActivity", "UISceneSession", "UIScene.ConnectionOptions"]

    /// Protocols whose methods are called as `UIKit.delegateMethods` has them, or take nothing of that.
    private static let delegateProtocols: Set<String> = [
        "UIWindowSceneDelegate", "UISceneDelegate", "UIApplicationDelegate", "UIResponder", "NSWindowRestoration",
    ]
}

extension Function {
    /// Whether an expression is what a call names, not a value.
    fileprivate func calls(_ callee: Expression) -> Bool {
        contains { part in if case .call(let call) = part.kind { call.callee.range == callee.range } else { false } }
    }
}
