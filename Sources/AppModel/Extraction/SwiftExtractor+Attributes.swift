import Syntax

/// What stands before a declaration.
extension SwiftExtractor {
    func modifiers(_ node: Int) -> Modifiers {
        var modifiers: Modifiers = membersArePrivate ? .isPrivate : []
        for child in tree.children(of: node) {
            switch tree.nodes[child].kind {
            case .attribute:
                modifiers.formUnion(self.modifier(fromAttribute: child))
            case .modifier:
                switch tree.tokens[Int(tree.nodes[child].firstToken)].word {
                case .override: modifiers.insert(.overrides)
                case .static, .class: modifiers.insert(.isStatic)
                // `private(set)` restricts the setter only.
                case .private, .fileprivate:
                    if tree.nodes[child].endToken == tree.nodes[child].firstToken + 1 { modifiers.insert(.isPrivate) }
                case .lazy: modifiers.insert(.isLazy)
                case .weak, .unowned: modifiers.insert(.isWeak)
                case .dynamic: modifiers.insert(.isDynamic)
                default: break
                }
            default:
                return modifiers
            }
        }
        return modifiers
    }

    private func modifier(fromAttribute node: Int) -> Modifiers {
        guard let type = tree.child(of: node, .type) else { return [] }
        func isNamed(_ name: StaticString) -> Bool { isSpelt(type, name) }
        if isNamed("objc") || isNamed("objcMembers") { return .isObjectiveC }
        if isNamed("IBAction") { return [.isObjectiveC, .isAction] }
        if isNamed("IBOutlet") { return .isOutlet }
        if isNamed("NSManaged") { return .isDynamic }
        if isNamed("available") { return .isLimited }
        if isNamed("main") || isNamed("UIApplicationMain") || isNamed("NSApplicationMain") { return .isMain }
        let isPlain =
            isNamed("MainActor") || isNamed("Observable") || isNamed("Model") || isNamed("frozen") || isNamed("unchecked")
            || isNamed("usableFromInline") || isNamed("dynamicMemberLookup") || isNamed("propertyWrapper")
        return isPlain ? [] : .mayExpand
    }

    /// Whether a type is one name, with or without the module before it.
    private func isSpelt(_ type: Int, _ name: StaticString) -> Bool {
        let last = Int(tree.nodes[type].endToken) - 1
        guard last >= Int(tree.nodes[type].firstToken), tree.token(last, isSpelt: name) else { return false }
        return last == Int(tree.nodes[type].firstToken) || typeReference(type).name.utf8.count == name.utf8CodeUnitCount
    }

    func attributeNames(_ node: Int) -> [String] {
        var names: [String] = []
        for child in tree.children(of: node) {
            guard tree.nodes[child].kind == .attribute || tree.nodes[child].kind == .modifier else { break }
            if tree.nodes[child].kind == .attribute { names.append(attributeName(child)) }
        }
        return names
    }

    private func attributeName(_ node: Int) -> String {
        tree.child(of: node, .type).map { typeReference($0).name } ?? ""
    }

    /// `Router` of `@Environment(Router.self)`, which need not be said again.
    func typeInEnvironment(_ node: Int) -> TypeReference? {
        for child in tree.children(of: node) where tree.nodes[child].kind == .attribute && attributeName(child) == "Environment" {
            guard let list = tree.child(of: child, .arguments), case .member(let type, let word)? = arguments(list).onlyElement?.value.kind,
                word.text == "self"
            else { continue }
            switch type.kind {
            case .name(let name): return TypeReference(name, range: type.range)
            case .member(let outer, let name): return outer.plainName.map { TypeReference($0 + "." + name.text, range: type.range) }
            default: return nil
            }
        }
        return nil
    }

    func environmentKey(_ node: Int) -> String? {
        for child in tree.children(of: node) where tree.nodes[child].kind == .attribute && attributeName(child) == "Environment" {
            guard let list = tree.child(of: child, .arguments), case .keyPath(let path)? = arguments(list).onlyElement?.value.kind else {
                continue
            }
            return path.onlyElement
        }
        return nil
    }

    /// The key of `@SceneStorage(key)` and `@SceneStorage(wrappedValue: value, key)`, and the value. An initializer with other labels is the
    /// project's own.
    func sceneStorage(_ node: Int) -> (key: Expression, value: Expression?)? {
        for child in tree.children(of: node) where tree.nodes[child].kind == .attribute && attributeName(child) == "SceneStorage" {
            guard let list = tree.child(of: child, .arguments) else { return nil }
            let arguments = arguments(list)
            guard arguments.allSatisfy({ ["wrappedValue", "store", nil].contains($0.label) }),
                let key = arguments.first(where: { $0.label == nil })?.value
            else { return nil }
            return (key, arguments.first { $0.label == "wrappedValue" }?.value)
        }
        return nil
    }
}
