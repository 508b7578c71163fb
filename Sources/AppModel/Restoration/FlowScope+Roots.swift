/// What runs though nobody in sight calls it: it shows something, or fills what restoration asks.
extension FlowScope {
    /// What shows or contains something, and what makes something, or hands its own controller, to a function that does, itself or by way
    /// of others.
    mutating func addRoots() {
        var names = FlowScope.showingWords.union(namesOfHelpersThatMentionRestoration)
        var isShower = isRoot
        for round in 0..<FlowScope.rounds {
            let filter = Words.Filter(names)
            let count = names.count
            for function in program.functions
            where isRelevant[function.id] && !isShower[function.id] && program.words.mayHold(function.id, anyOf: filter) {
                isShower[function.id] = true
                if round == 0 || handsOverOwnController(function) { isRoot[function.id] = true }
                if takesCarried(function) { names.formUnion(namesToCallers(of: function)) }
            }
            if count == names.count { break }
        }
        var makers = FlowScope.frameworkControllers
        for type in program.types where units[type.unit] && program.inherits(type, from: "UIViewController") {
            makers.insert(type.shortName)
        }
        for function in program.functions where isShower[function.id] && program.words.mayHold(function.id, anyOf: makers) {
            isRoot[function.id] = true
        }
    }

    /// `Dialogs.ask(from: self)`
    func handsOverOwnController(_ function: Function) -> Bool {
        function.type.map(program.isController) == true && program.words.mayHold(function.id, anyOf: FlowScope.ownName)
    }

    static let ownName = Words.Filter(["self"])

    /// Who fills a property of the object's own whose object a hook may hand on what it is given.
    mutating func addFillersOfHelpers() {
        let hooks = program.hooks.filter { isRelevant[$0.id] && !$0.isStatic }
        let helpers = Set(
            program.functions.filter { isRelevant[$0.id] && takesCarried($0) && !isAskedByUIKit($0) }.compactMap {
                $0.type?.shortName ?? $0.extendedName
            })
        for (type, hooks) in Dictionary(grouping: hooks.filter { $0.type != nil }, by: { $0.type! }).sorted(by: { $0.key.id < $1.key.id }) {
            let kept = type.declarations.flatMap(\.fact.ownProperties).filter { property in
                guard !property.isComputed, property.value == nil, let written = property.type?.unwrapped.name.lastComponent else {
                    return false
                }
                return helpers.contains(written) || program.types.contains { $0.kind == .protocol && $0.shortName == written }
            }
            let names = program.words.names(amongst: Set(kept.map(\.name)), heldByAnyOf: hooks.map(\.id))
            guard !names.isEmpty else { continue }
            let filter = Words.Filter(names + names.map { "_" + $0 })
            for function in program.family(of: type).flatMap({ program.functions(of: $0) }) where mayMatter(function) {
                guard program.words.mayHold(function.id, anyOf: filter) else { continue }
                isRelevant[function.id] = true
                // Who calls it may lead to nothing else.
                isRoot[function.id] = true
            }
        }
    }

    /// Who fills a global with an object of the program's own that the functions so far read: `shared = self`.
    mutating func addFillersOfGlobals() {
        let open = program.globals.filter { _, variables in
            variables.contains { variable in
                guard variable.fact.value?.core.isNil ?? true, let type = variable.fact.type?.unwrapped else { return false }
                if case .type = program.names.meaning(of: type.name, inFile: variable.file, inside: nil) { return true }
                return false
            }
        }
        let relevant = program.functions.indices.filter { isRelevant[$0] }
        let names = program.words.names(amongst: Set(open.keys), heldByAnyOf: relevant)
        guard !names.isEmpty else { return }
        let filter = Words.Filter(names)
        for function in program.functions where mayMatter(function) && program.words.mayHold(function.id, anyOf: filter) {
            let fills = Walker.sites(in: function).contains { site in
                guard case .assignment(let target, _, _) = site.kind, let name = target.core.plainName else { return false }
                return open[name] != nil && program.global(name, from: function.file) != nil
            }
            guard fills else { continue }
            isRelevant[function.id] = true
            isRoot[function.id] = true
        }
    }

    /// A helper may be named as what it helps with.
    func isAskedByUIKit(_ function: Function) -> Bool {
        function.hook != nil && function.type.map { program.isController($0) || program.inherits($0, from: "UIView") } ?? true
    }

    /// Who makes a controller for a property of the object's own that an encoder may write.
    mutating func addMakersOfWhatIsEncoded(_ makers: Words.Filter) {
        let writers = program.implementations(of: .encodeState).filter { isRelevant[$0.id] }
        for type in writers.compactMap(\.type).first(ofEach: \.id) where program.isController(type) {
            let kept = type.declarations.flatMap(\.fact.ownProperties).filter {
                !$0.isComputed && !$0.modifiers.contains(.isLet) && $0.type.map(carries) ?? false
            }
            let names = program.words.names(amongst: Set(kept.map(\.name)), heldByAnyOf: writers.filter { $0.type == type }.map(\.id))
            guard !names.isEmpty else { continue }
            let filter = Words.Filter(names)
            for function in program.functions(of: type) where mayMatter(function) && !isRoot[function.id] {
                if program.words.mayHold(function.id, anyOf: filter), program.words.mayHold(function.id, anyOf: makers) {
                    isRelevant[function.id] = true
                    isRoot[function.id] = true
                }
            }
        }
    }

    /// What shows the views of controllers, and who else of its family names these: whether one becomes a child, each of them may tell.
    mutating func addShowers(_ showers: [(function: Function, controllers: Set<String>)]) {
        for (function, controllers) in showers {
            let users = Words.Filter(controllers)
            let family = function.type.map { program.family(of: $0).flatMap { program.functions(of: $0) } } ?? []
            for function in [function] + family.filter({ mayMatter($0) && program.words.mayHold($0.id, anyOf: users) }) {
                isRelevant[function.id] = true
                isRoot[function.id] = true
            }
        }
    }

    /// Methods of controllers that show the views of others, and what they call these.
    var showersOfViews: [(function: Function, controllers: Set<String>)] {
        program.functions(mentioningAnyOf: UIKit.callsThatShowViews).compactMap { function in
            guard mayMatter(function), !function.isStatic, function.type.map(program.isController) == true else { return nil }
            return function.controllersWithShownViews.map { (function, $0) }
        }
    }
}

extension Function {
    /// What it calls the controllers whose views it shows in others: `child` of `view.addSubview(child.view)`; `nil` where there are none.
    fileprivate var controllersWithShownViews: Set<String>? {
        var names: Set<String>?
        _ = contains { part in
            guard case .call(let call) = part.kind, UIKit.callsThatShowViews.contains(call.name), let view = call.firstUnlabelled?.core,
                case .member(let child, let name) = view.kind, name.text == "view", !child.core.isSelf
            else { return false }
            names = (names ?? []).union([child.core.memberName].compactMap(\.self))
            return false
        }
        return names
    }
}
