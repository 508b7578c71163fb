import Syntax

/// What one class lists in `restorableStateKeyPaths` (I3).
struct RestorableKeyPaths {
    /// In source order, each with where it is listed.
    private(set) var paths: [(path: StringValue, range: SourceRange)] = []
    /// Whether no element is out of sight.
    private(set) var isWhole = true

    fileprivate mutating func add(_ path: StringValue, at range: SourceRange) { paths.append((path, range)) }
    fileprivate mutating func missSome() { isWhole = false }
}

/// An element of `restorableStateKeyPaths` that no property of the class answers for (I3, I10), or one of whose changes nobody hears.
public struct UnknownKeyPath: Sendable {
    public enum Fault: Sendable {
        case unnamed
        /// A property of Swift's alone, which key-value coding does not find.
        case unseen(Location)
        /// One that is found, but tells nobody that it changes, as it does somewhere.
        case unobserved(Location, change: Location)
    }

    public let fault: Fault
    public let type: Type
    public let path: String
    public let key: String
    public let function: Function
    public let range: SourceRange
}

/// A list of key paths that takes the place of the one which a superclass has, and leaves some of that out.
public struct ReplacedKeyPaths: Sendable {
    public let type: Type
    public let function: Function
    /// The first that is left out, and where the superclass lists it.
    public let path: String
    public let listed: Location
    public let superclass: Type
}

extension App {
    /// Those of the app's own superclasses, in path order: what AppKit's classes list is not told. Only where the list is all in sight.
    public func replacedKeyPaths() -> [ReplacedKeyPaths] {
        let lists = keyPathLists().filter { !program.isTest($0) }
        return lists.compactMap { function -> ReplacedKeyPaths? in
            guard let type = function.type, program.isRestoredByAppKit(type), !function.contains(where: \.isSuper),
                let above = program.ancestors(of: type).lazy.compactMap({ owner in lists.first { $0.type == owner } }).first,
                let superclass = above.type
            else { return nil }
            let own = keyPaths(listedBy: function)
            // Who lists nothing means to keep nothing.
            guard own.isWhole, !own.paths.isEmpty, own.paths.allSatisfy(\.path.isKnown) else { return nil }
            let missing = keyPaths(listedBy: above).paths.first { element in
                guard let path = element.path.text else { return false }
                return !own.paths.contains { $0.path == element.path } && !isEncoded(path, by: type)
            }
            return missing.map {
                ReplacedKeyPaths(
                    type: type, function: function, path: $0.path.text ?? "", listed: above.location($0.range), superclass: superclass)
            }
        }
    }

    /// Whether a class, or one above it, may save by hand what a path leads to.
    private func isEncoded(_ path: String, by type: Type) -> Bool {
        let names = Set(path.split(separator: ".").map(String.init).flatMap { [$0, "_" + $0] })
        return program.lineage(of: type).flatMap { program.functions(of: $0) }.contains { function in
            function.fact.kind == .method && function.fact.parameters.contains { $0.type?.unwrapped.name == "NSCoder" }
                && function.names(anyOf: names)
        }
    }

    /// Every such element, in path order. Only in classes all of whose ancestors are known, down to a class of AppKit's whose keys are.
    public func unknownKeyPaths(_ silences: inout Silences) -> [UnknownKeyPath] {
        keyPathLists().flatMap { function -> [UnknownKeyPath] in
            guard let type = function.type, program.isRestoredByAppKit(type), !program.isTest(function) else { return [] }
            return keyPaths(listedBy: function).paths.compactMap { element in
                guard let path = element.path.text, let key = path.firstKey, let fault = fault(of: path, key, type),
                    !silences.note(program.silence(onAncestorsOf: type))
                else { return nil }
                return UnknownKeyPath(fault: fault, type: type, path: path, key: key, function: function, range: element.range)
            }
        }
    }

    private func fault(of path: String, _ key: String, _ type: Type) -> UnknownKeyPath.Fault? {
        switch answers(key, type) {
        case false?: return .unnamed
        case nil: return nil
        case true?: return fault(of: key, type, isWhole: path == key)
        }
    }

    /// What keeps a stored property of Swift's from being saved, where it is all that may answer.
    ///
    /// - Parameter isWhole: whether the path ends there.
    private func fault(of key: String, _ type: Type, isWhole: Bool) -> UnknownKeyPath.Fault? {
        let family = program.family(of: type)
        let named = family.flatMap { owner in owner.declarations.filter { declares(keyNames(of: key), key, $0, of: owner) } }
        guard named.count == 1, let declaration = named.first, Language(path: program.files[declaration.file].path) == .swift,
            let property = declaration.fact.property(key, where: { !$0.modifiers.contains(.isStatic) }), !property.isComputed,
            property.modifiers.isDisjoint(with: [.overrides, .isDynamic]), property.objectiveCName == nil,
            // Attributes may bring more than they say.
            property.attributes.allSatisfy(["objc", "IBOutlet", "IBInspectable"].contains), !isAnsweredByFramework(key, type)
        else { return nil }
        let location = Location(path: program.files[declaration.file].path, range: property.nameRange)
        let isSeen =
            !property.attributes.isEmpty || property.modifiers.contains(.isObjectiveC) || declaration.fact.modifiers.contains(.isObjectiveC)
            || family.contains { $0.declarations[0].fact.modifiers.contains(.isObjectiveC) }
        if !isSeen { return .unseen(location) }
        guard isWhole, !tellsOfChanges(family) else { return nil }
        return firstChange(of: key, in: type).map { .unobserved(location, change: $0) }
    }

    /// Whether a class tells of changes by hand, of whichever property.
    private func tellsOfChanges(_ family: [Type]) -> Bool {
        let telling: Set<String> = ["willChangeValue", "didChangeValue", "invalidateRestorableState"]
        return family.contains { type in program.functions(of: type).contains { $0.names(anyOf: telling) } }
    }

    /// The first keys of all paths that a class, one above or one below it lists; `nil` where some are out of sight.
    func restorableKeys(of type: Type) -> Set<String>? {
        let family = Set(program.family(of: type))
        var keys: Set<String> = []
        for function in keyPathLists() where function.type.map(family.contains) ?? false {
            let listed = keyPaths(listedBy: function)
            let known = listed.paths.compactMap(\.path.text)
            guard listed.isWhole, known.count == listed.paths.count else { return nil }
            keys.formUnion(known.compactMap(\.firstKey))
        }
        return keys.isEmpty ? keys : keys.union(keysBehindOthers(in: family))
    }

    /// The keys on which a class says that others depend: who watches one of these hears of a change to any of them.
    private func keysBehindOthers(in family: Set<Type>) -> Set<String> {
        var keys: Set<String> = []
        for function in family.flatMap({ program.functions(of: $0) }) where function.isStatic {
            guard (function.property?.name ?? function.fact.name).hasPrefix("keyPathsForValuesAffecting") else { continue }
            _ = function.contains { part in
                switch part.kind {
                case .string(let path): path.firstKey.map { _ = keys.insert($0) }
                case .keyPath(let path): keys.formUnion(path)
                default: break
                }
                return false
            }
        }
        return keys
    }

    /// In Objective-C and in the first Swifts it is a method.
    func keyPathLists() -> [Function] {
        memories.keyPathLists.answer(.app) {
            program.functions.filter { $0.isStatic && ($0.property?.name ?? $0.fact.name) == "restorableStateKeyPaths" }
        }
    }

    // MARK: What is listed

    func keyPaths(listedBy function: Function) -> RestorableKeyPaths {
        var list = RestorableKeyPaths()
        var seen: Set<Int> = []
        for site in sites(in: function) {
            guard case .returns(let value) = site.kind, !site.steps.contains(where: \.isOtherBody) else { continue }
            add(value, at: Place(site, in: function), in: function, to: &list, &seen)
        }
        return list
    }

    private func add(_ value: Expression, at place: Place, in function: Function, to list: inout RestorableKeyPaths, _ seen: inout Set<Int>)
    {
        let value = value.core
        func isSuper(_ base: Expression) -> Bool { if case .superReference = base.kind { true } else { false } }
        switch value.kind {
        case .array(let elements):
            for element in elements { list.add(string(element, at: place), at: element.range) }
        case .binary(let first, "+", let second), .ternary(_, let first, let second):
            add(first, at: place, in: function, to: &list, &seen)
            add(second, at: place, in: function, to: &list, &seen)
        case .member(let base, let name) where name.text == "restorableStateKeyPaths" && isSuper(base):
            break
        case .member(let base, let name) where name.text == "copy" || name.text == "mutableCopy":
            add(base, at: place, in: function, to: &list, &seen)
        case .call(let call):
            add(call, at: place, in: function, to: &list, &seen)
        case .name(let name) where place.locals?.lookUp(name) != nil:
            addLocal(name, at: place, in: function, to: &list, &seen)
        default:
            // A variable may have other ones by then.
            guard case .property(let declaration, let property, let owner)? = program.reference(value, at: place),
                property.isComputed || property.modifiers.contains(.isLet), let listed = program.constantValue(of: property),
                case let inner = Place(in: declaration, of: owner, isStatic: true),
                let paths = strings(listedBy: listed.core, at: inner)
            else { return list.missSome() }
            for path in paths { list.add(path, at: value.range) }
        }
    }

    /// The texts of a list that is written in one piece; `nil` where there may be more.
    private func strings(listedBy list: Expression, at place: Place) -> [StringValue]? {
        switch list.kind {
        case .array(let elements): elements.map { string($0, at: place) }
        case .call(let call): strings(mappedBy: call, at: place)
        default: nil
        }
    }

    /// `Key.allCases.map(\.rawValue)`, `[Key.page, .zoom].map { "model." + $0.rawValue }`
    private func strings(mappedBy call: Call, at place: Place) -> [StringValue]? {
        guard call.name == "map" || call.name == "compactMap", let transform = call.arguments.onlyElement?.value.core,
            let rounds = call.receiver.flatMap({ rounds(over: $0, at: place) })
        else { return nil }
        switch transform.kind {
        case .keyPath(let path):
            return rounds.values.map { value in
                program.string(path.reduce(value) { $0.member($1) }, at: rounds.place)
            }
        case .closure(let closure):
            // What stands in the closure is read where that stands, and so is what it is given.
            guard let result = closure.body.onlyReturn, rounds.place.type == place.type else { return nil }
            let name = closure.parameters.first?.name ?? "$0"
            return rounds.values.map { program.string(result, at: place.binding(name, to: $0)) }
        default: return nil
        }
    }

    private func add(_ call: Call, at place: Place, in function: Function, to list: inout RestorableKeyPaths, _ seen: inout Set<Int>) {
        if call.asksSuper, call.name == "restorableStateKeyPaths" { return }
        let base = call.receiver
        switch call.name {
        case "arrayByAddingObjectsFromArray", "arrayByAddingObject":
            guard let base, let added = call.firstUnlabelled else { return list.missSome() }
            add(base, at: place, in: function, to: &list, &seen)
            if call.name == "arrayByAddingObject" { return list.add(string(added, at: place), at: added.range) }
            add(added, at: place, in: function, to: &list, &seen)
        case "arrayWithObjects", "arrayWithObject":
            for argument in call.arguments where !argument.value.isNil {
                list.add(string(argument.value, at: place), at: argument.value.range)
            }
        case "arrayWithArray", "Array":
            guard let copied = call.firstUnlabelled else { return list.missSome() }
            add(copied, at: place, in: function, to: &list, &seen)
        case "copy", "mutableCopy":
            guard let base else { return list.missSome() }
            add(base, at: place, in: function, to: &list, &seen)
        default:
            guard let base, let paths = strings(mappedBy: call, at: place) else { return list.missSome() }
            for path in paths { list.add(path, at: base.range) }
        }
    }

    /// A local list, and what is put into it.
    private func addLocal(
        _ name: String, at place: Place, in function: Function, to list: inout RestorableKeyPaths, _ seen: inout Set<Int>
    ) {
        guard let locals = place.locals?.lookUp(name), let first = place.firstValue(of: name) else { return list.missSome() }
        guard seen.insert(locals.binding.id).inserted else { return }
        func isMeant(_ expression: Expression, at site: Site) -> Bool {
            expression.core.isName(name) && site.locals?.lookUp(name)?.binding.id == locals.binding.id
        }
        add(first.value, at: first.place, in: function, to: &list, &seen)
        for site in sites(in: function) {
            let here = Place(site, in: function)
            switch site.kind {
            case .assignment(let target, let operation, let value) where isMeant(target, at: site):
                // Its own list once more, as in `keys = keys + [key]`, adds nothing.
                guard operation == nil || operation == "+" else { return list.missSome() }
                add(value, at: here, in: function, to: &list, &seen)
            case .call(let call) where call.receiver.map({ isMeant($0, at: site) }) ?? false:
                switch call.name {
                case "append" where call.argument("contentsOf") != nil, "addObjectsFromArray":
                    guard let added = call.argument("contentsOf") ?? call.firstUnlabelled else { return list.missSome() }
                    add(added, at: here, in: function, to: &list, &seen)
                case "append", "addObject", "insert":
                    guard let added = call.firstUnlabelled else { return list.missSome() }
                    list.add(string(added, at: here), at: added.range)
                case "copy", "mutableCopy", "arrayByAddingObjectsFromArray", "arrayByAddingObject":
                    break
                default:
                    list.missSome()
                }
            case .call(let call) where call.arguments.contains(where: { $0.isReference && isMeant($0.value, at: site) }):
                list.missSome()
            default:
                break
            }
        }
    }

    // MARK: Who answers

    /// Whether objects of a class have something that key-value coding takes for a key (I10); `nil` where nobody can tell.
    private func answers(_ key: String, _ type: Type) -> Bool? {
        guard let root = program.frameworkRoot(of: type) else { return nil }
        if program.family(of: type).contains(where: { owner in
            owner.declarations.contains { declares(keyNames(of: key), key, $0, of: owner) }
        }) {
            return true
        }
        return isAnsweredByExtension(key, of: root, from: type.file) ? true : UIKit.appKit(root, hasKey: key)
    }

    private func isAnsweredByFramework(_ key: String, _ type: Type) -> Bool {
        guard let root = program.frameworkRoot(of: type) else { return true }
        return isAnsweredByExtension(key, of: root, from: type.file) || UIKit.appKit(root, hasKey: key) != false
    }

    /// An extension of a class of AppKit's is in no family.
    private func isAnsweredByExtension(_ key: String, of root: String, from file: Int) -> Bool {
        let names = keyNames(of: key)
        var framework: String? = root
        while let name = framework {
            if program.functions(ofFramework: name).contains(where: {
                $0.answersByItself || names.contains($0.property?.name ?? $0.fact.name)
            })
                || names.contains(where: { program.frameworkProperty($0, of: name, from: file) != nil })
            {
                return true
            }
            framework = UIKit.superclass(of: name)
        }
        return false
    }

    /// What a method or variable may be called that key-value coding finds for a key.
    private func keyNames(of key: String) -> [String] {
        let capital = key.prefix(1).uppercased() + key.dropFirst()
        return [key, "is" + capital, "get" + capital, "_" + key, "countOf" + capital]
    }

    private func declares(_ names: [String], _ key: String, _ declaration: Type.Declaration, of type: Type) -> Bool {
        if program.functions(of: type).contains(where: \.answersByItself) { return true }
        func isOwn(_ name: String) -> Bool { declaration.fact.property(name, where: { !$0.modifiers.contains(.isStatic) }) != nil }
        if names.contains(where: isOwn) { return true }
        // Behind a property of Objective-C stands a variable with an underscore before its name, which the facts leave out.
        if key.hasPrefix("_"), isOwn(String(key.dropFirst())), Language(path: program.files[declaration.file].path) == .objectiveC {
            return true
        }
        return declaration.fact.properties.contains { $0.objectiveCName.map(names.contains) ?? false }
            || names.contains { name in
                declaration.fact.methods(named: name).contains { !$0.modifiers.contains(.isStatic) }
            }
    }
}

extension Expression {
    fileprivate func member(_ name: String) -> Expression { Expression(.member(self, Name(text: name, range: range)), range) }
}

extension Place {
    /// The same, with one more local that is what a value is.
    fileprivate func binding(_ name: String, to value: Expression) -> Place {
        var place = self
        let local = Statement.Local(name: name, nameRange: value.range, type: nil, value: value, isLet: true)
        place.locals = LocalScope(
            LocalScope.Binding(id: (locals?.binding.id ?? -1) + 1, name: name, origin: .local(local)), outer: locals)
        return place
    }
}

extension Step {
    /// Whether a `return` within it ends something else than the function.
    fileprivate var isOtherBody: Bool {
        switch self {
        case .closure, .function: true
        default: false
        }
    }
}

extension String {
    /// `model` of `model.page`; `nil` for what begins with an operator.
    fileprivate var firstKey: String? {
        guard let key = split(separator: ".", omittingEmptySubsequences: false).first, !key.hasPrefix("@") else { return nil }
        return String(key)
    }
}

extension Function {
    /// Whether a class answers keys in its own way.
    fileprivate var answersByItself: Bool {
        let names: Set<String> = ["valueForKey", "valueForKeyPath", "valueForUndefinedKey", "resolveInstanceMethod", "forwardInvocation"]
        if names.contains(fact.name) { return true }
        return fact.name == "value" && (fact.parameters.first?.label?.hasPrefix("for") ?? false)
    }
}
