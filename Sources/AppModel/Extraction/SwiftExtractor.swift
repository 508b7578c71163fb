import Syntax

/// Reads the facts off a Swift tape: declarations here, their insides in the extensions beside.
struct SwiftExtractor: TapeExtractor {
    let tree: SyntaxTree.View
    /// Bodies are lowered only in files that mention what the rules ask about.
    let keepsBodies: Bool
    let mentionsRestoration: Bool
    /// The members of types are left out.
    let isOutline: Bool
    let found: FoundFacts
    /// Inside `private extension`.
    private(set) var membersArePrivate = false

    init(_ tree: SyntaxTree.View, path: String, depth: ExtractionDepth) {
        self.tree = tree
        keepsBodies = depth.keepsBodies
        mentionsRestoration = depth.mentionsRestoration
        isOutline = depth.isOutline
        found = FoundFacts(path: path, depth: depth)
    }

    var path: String { found.file.path }

    mutating func extract() -> FileFacts {
        guard !tree.nodes.isEmpty else { return found.file }
        var script: [Int] = []
        for child in tree.children(of: 0) { topLevel(child, scope: Scope(), &script) }
        if !found.file.statements.isEmpty { found.file.words = tree.words(script, inMentioningFile: mentionsRestoration) }
        return found.facts()
    }

    /// Reads what stands in the file itself.
    ///
    /// - Parameter script: what is run of it.
    private mutating func topLevel(_ node: Int, scope: Scope, _ script: inout [Int]) {
        if isDeclaration(node) {
            declaration(node, in: nil, scope: scope)
        } else if holdsDeclaration(node) {
            // `#Preview`, a macro, beside the view that it shows.
            for (child, inner) in compiledParts(of: node, in: scope) { topLevel(child, scope: inner, &script) }
        } else if keepsBodies {
            found.file.statements += statement(node)
            script.append(node)
        }
    }

    /// Where a declaration stands.
    struct Scope {
        /// The enclosing type, with those around it: `Reader.Page`.
        var type: String?
        /// Those of the `#if`s around it that hold in a build which has it, as they are written.
        var conditions: [String] = []
    }

    func isDeclaration(_ node: Int) -> Bool {
        switch tree.nodes[node].kind {
        case .importDecl, .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl, .functionDecl, .initDecl,
            .deinitDecl, .subscriptDecl, .variableDecl, .enumCaseDecl, .typealiasDecl, .associatedtypeDecl, .operatorDecl,
            .precedenceGroupDecl, .macroDecl:
            return true
        case .ifConfig:
            // Around declarations unless its first inhabitant is a statement.
            return tree.children(of: node).allSatisfy { clause in
                tree.children(of: clause).allSatisfy { tree.nodes[$0].kind == .condition || isDeclaration($0) }
            }
        default:
            return false
        }
    }

    /// Whether a `#if` is around something that no statement is.
    private func holdsDeclaration(_ node: Int) -> Bool {
        tree.nodes[node].kind == .ifConfig
            && tree.children(of: node).contains { clause in
                tree.children(of: clause).contains { child in
                    switch tree.nodes[child].kind {
                    case .variableDecl, .importDecl: false
                    case .ifConfig: holdsDeclaration(child)
                    default: isDeclaration(child)
                    }
                }
            }
    }

    /// What a `#if` is around, in each branch that some build may hold.
    private func compiledParts(of node: Int, in scope: Scope) -> [(part: Int, scope: Scope)] {
        compiledClauses(of: node).flatMap { clause in
            var inner = scope
            inner.conditions += conditions(ofClause: clause, in: node)
            return tree.children(of: clause).filter { tree.nodes[$0].kind != .condition }.map { ($0, inner) }
        }
    }

    mutating func declaration(_ node: Int, in type: Int?, scope: Scope) {
        switch tree.nodes[node].kind {
        case .importDecl:
            let last = Int(tree.nodes[node].endToken) - 1
            if FileFacts.testModules.contains(where: { tree.token(last, isSpelt: $0) }) || attributeNames(node).contains("testable") {
                found.file.isTest = true
            }
        case .classDecl: typeDeclaration(node, .class, scope: scope)
        case .actorDecl: typeDeclaration(node, .actor, scope: scope)
        case .structDecl: typeDeclaration(node, .structure, scope: scope)
        case .enumDecl: typeDeclaration(node, .enumeration, scope: scope)
        case .protocolDecl: typeDeclaration(node, .protocol, scope: scope)
        case .extensionDecl: typeDeclaration(node, .extension, scope: scope)
        case .functionDecl, .initDecl, .deinitDecl:
            // A function that was not read has nothing to say.
            guard keepsBodies else { return }
            let function = function(node, conditions: scope.conditions)
            if let type { found.types[type].methods.append(function) } else { found.file.functions.append(function) }
        case .subscriptDecl:
            guard keepsBodies, let type, let accessors = tree.child(of: node, .accessors) else { return }
            for accessor in tree.children(of: accessors) {
                if let function = function(node, accessor: accessor) { found.types[type].methods.append(function) }
            }
        case .variableDecl:
            guard let type else { return add(node, to: &found.file.globals, scope: scope) }
            if !isOutline {
                add(node, to: &found.types[type].properties, scope: scope)
            } else {
                for binding in tree.children(of: node) where tree.nodes[binding].kind == .binding {
                    tree.noteNames(in: binding, &found.types[type].memberNames)
                }
            }
        case .enumCaseDecl:
            guard let type else { return }
            if !isOutline {
                found.types[type].cases += enumCases(node)
            } else {
                for element in tree.children(of: node) where tree.nodes[element].kind == .enumElement {
                    tree.noteNames(in: element, &found.types[type].memberNames)
                }
            }
        case .typealiasDecl:
            guard let name = tree.child(of: node, .name), let target = tree.child(of: node, .type) else { return }
            let fact = TypealiasFact(
                name: tree.text(ofNode: name), target: typeReference(target), isPrivate: modifiers(node).contains(.isPrivate))
            if let type { found.types[type].typealiases.append(fact) } else { found.file.typealiases.append(fact) }
        case .ifConfig:
            for (part, inner) in compiledParts(of: node, in: scope) { declaration(part, in: type, scope: inner) }
        default:
            break
        }
    }

    // MARK: Types

    mutating func typeDeclaration(_ node: Int, _ kind: TypeFact.Kind, scope: Scope) {
        let named = kind == .extension ? tree.child(of: node, .type) : tree.child(of: node, .name)
        guard let named else { return }
        let spelling = kind == .extension ? typeReference(named).name : tree.name(ofNode: named)
        let name = scope.type.map { $0 + "." + spelling } ?? spelling
        let index = found.types.count
        var type = TypeDraft(
            kind: kind, name: name, nameRange: tree.range(ofNode: named), range: tree.range(ofNode: node),
            modifiers: modifiers(node))
        type.isConditional = !scope.conditions.isEmpty
        if let inheritance = tree.child(of: node, .inheritance) {
            for child in tree.children(of: inheritance) where tree.nodes[child].kind == .type {
                type.inherited.append(typeReference(child))
            }
        }
        // The macro of SwiftData makes it a record of a store.
        if kind == .class, attributeNames(node).contains("Model") { type.inherited.append(TypeReference("PersistentModel")) }
        type.objectiveCName = objectiveCName(node)
        type.genericParameters = genericParameters(node)
        type.genericBounds = genericBounds(node)
        found.types.append(type)

        guard let members = tree.child(of: node, .members) else { return }
        let wasPrivate = membersArePrivate
        defer { membersArePrivate = wasPrivate }
        if kind == .extension, type.modifiers.contains(.isPrivate) { membersArePrivate = true }
        var inner = scope
        inner.type = name
        for child in tree.children(of: members) { declaration(child, in: index, scope: inner) }
    }

    func enumCases(_ node: Int) -> [EnumCaseFact] {
        tree.children(of: node).filter { tree.nodes[$0].kind == .enumElement }.compactMap { element in
            guard let name = tree.child(of: element, .name) else { return nil }
            return EnumCaseFact(
                name: tree.name(ofNode: name), nameRange: tree.range(ofNode: name),
                rawValue: tree.child(of: element, .initializer).map(expression(in:)),
                payload: tree.child(of: element, .parameters).map(payload) ?? [])
        }
    }

    /// Unlike those of a function, parameters of a case need no names.
    private func payload(_ node: Int) -> [ParameterFact] {
        tree.children(of: node).filter { tree.nodes[$0].kind == .parameter }.map { child in
            let label = tree.child(of: child, .name).map(tree.name(ofNode:)).flatMap { $0 == "_" ? nil : $0 }
            let type = tree.child(of: child, .typeAnnotation).flatMap { tree.child(of: $0, .type) }.map(typeReference)
            var parameter = ParameterFact(label: label, name: label ?? "", type: type)
            parameter.defaultValue = tree.child(of: child, .initializer).map(expression(in:))
            return parameter
        }
    }

    /// The name in `@objc(Name)`.
    func objectiveCName(_ node: Int) -> String? {
        for child in tree.children(of: node) {
            guard tree.nodes[child].kind == .attribute else { break }
            guard let name = tree.child(of: child, .type), tree.token(Int(tree.nodes[name].firstToken), isSpelt: "objc") else { continue }
            let text = tree.text(ofNode: child)
            if text.hasPrefix("@objc("), text.hasSuffix(")") { return String(text.dropFirst(6).dropLast()) }
        }
        return nil
    }

    // MARK: Properties

    /// Adds the properties that one declaration makes.
    private func add(_ node: Int, to properties: inout [PropertyFact], scope: Scope) {
        var shared = modifiers(node)
        if declaresConstant(node) { shared.insert(.isLet) }
        let attributes = attributeNames(node)
        let stored = attributes.contains("SceneStorage") ? sceneStorage(node) : nil
        for binding in tree.children(of: node) where tree.nodes[binding].kind == .binding {
            guard let pattern = tree.child(of: binding, .pattern) else { continue }
            let typeNode = tree.child(of: binding, .typeAnnotation).flatMap { tree.child(of: $0, .type) }
            let type = typeNode.map(typeReference) ?? (attributes.contains("Environment") ? typeInEnvironment(node) : nil)
            // Where bodies are skipped a value matters as a constant, or for its type.
            let isConstant = shared.contains(.isLet) || shared.contains(.isStatic)
            let written = keepsBodies || isConstant || type == nil ? tree.child(of: binding, .initializer).map(expression(in:)) : nil
            let value = written ?? stored?.value
            var words = Words.any
            if value?.mayDoSomething == true, let node = tree.child(of: binding, .initializer) { words = self.words(node) }
            var modifiers = shared
            var accessors: [FunctionFact] = []
            if let node = tree.child(of: binding, .accessors) {
                if hasGetter(node) { modifiers.insert(.isComputed) }
                if keepsBodies { accessors = self.accessors(node, givingValue: givesValue(type: typeNode)) }
            }
            // Nearly always a pattern is one name, for which no list need be made.
            if let name = onlyName(in: pattern) {
                var property = PropertyFact(
                    name: tree.name(ofNode: name), nameRange: tree.range(ofNode: name), modifiers: modifiers, type: type, value: value,
                    words: words, accessors: accessors, attributes: attributes,
                    objectiveCName: attributes.contains("objc") ? objectiveCName(node) : nil, sceneStorageKey: stored?.key,
                    environmentKey: attributes.contains("Environment") ? environmentKey(node) : nil, conditions: scope.conditions)
                if shared.contains(.isLet), property.holdsValue { property.modifiers.remove(.isLet) }
                properties.append(property)
                continue
            }
            for name in names(in: pattern) {
                properties.append(
                    PropertyFact(
                        name: name.text, nameRange: name.range, modifiers: modifiers, words: words, accessors: accessors,
                        attributes: attributes))
            }
        }
    }

    /// `let` rather than `var`: its keyword is the token before the first binding.
    func declaresConstant(_ node: Int) -> Bool {
        guard let binding = tree.child(of: node, .binding), tree.nodes[binding].firstToken > 0 else { return false }
        return tree.tokens[Int(tree.nodes[binding].firstToken) - 1].word == .let
    }

    private func hasGetter(_ accessors: Int) -> Bool {
        tree.children(of: accessors).contains { child in
            tree.nodes[child].kind == .block || tree.nodes[child].kind == .accessor && accessorKind(child) == .getter
        }
    }

    private func accessorKind(_ node: Int) -> FunctionFact.Kind {
        guard let name = tree.child(of: node, .name) else { return .observer }
        switch tree.word(ofNode: name) {
        case .get, ._read, .unsafeAddress: return .getter
        case .set, ._modify, .unsafeMutableAddress, .initializer: return .setter
        default: return .observer
        }
    }

    func accessors(_ node: Int, givingValue: Bool) -> [FunctionFact] {
        tree.children(of: node).compactMap { child in
            switch tree.nodes[child].kind {
            case .block:
                return accessor(child, kind: .getter, name: "get", block: child, givesValue: givingValue)
            case .accessor:
                let name = tree.child(of: child, .name).map(tree.text(ofNode:)) ?? ""
                let kind = accessorKind(child)
                return accessor(
                    child, kind: kind, name: name, block: tree.child(of: child, .block), givesValue: kind == .getter && givingValue)
            default:
                return nil
            }
        }
    }

    private func accessor(_ node: Int, kind: FunctionFact.Kind, name: String, block: Int?, givesValue: Bool) -> FunctionFact {
        FunctionFact(
            kind: kind, name: name, nameRange: tree.range(ofNode: node), range: tree.range(ofNode: node), modifiers: [], parameters: [],
            returnType: nil, content: block.flatMap { body($0, givesValue: givesValue) }, bodyRange: block.map(tree.insideOfBraces),
            words: block.map(words) ?? .any)
    }

    /// The name that is all of a pattern.
    private func onlyName(in pattern: Int) -> Int? {
        let first = pattern + 1
        guard first < Int(tree.nodes[pattern].end), tree.nodes[first].end == tree.nodes[pattern].end else { return nil }
        return tree.nodes[first].kind == .name ? first : nil
    }

    /// The names that a pattern binds, in order, and where in tuples: the position in each, from the outermost in.
    func names(in pattern: Int) -> [(text: String, range: SourceRange, path: [Int])] {
        if let name = tree.child(of: pattern, .name) { return [(tree.name(ofNode: name), tree.range(ofNode: name), [])] }
        let parts = tree.children(of: pattern).filter { tree.nodes[$0].kind == .pattern }
        // Around a lone one there are only parentheses.
        guard parts.count > 1 else { return parts.flatMap(names) }
        return parts.enumerated().flatMap { position, part in
            names(in: part).map { ($0.text, $0.range, [position] + $0.path) }
        }
    }

    // MARK: Functions

    /// The getter of a subscript, or any other of its accessors.
    private func function(_ node: Int, accessor: Int) -> FunctionFact? {
        switch tree.nodes[accessor].kind {
        case .block: return function(node, block: accessor, mayGiveValue: true)
        case .accessor: return function(node, block: tree.child(of: accessor, .block), mayGiveValue: accessorKind(accessor) == .getter)
        default: return nil
        }
    }

    func function(_ node: Int, conditions: [String] = []) -> FunctionFact {
        function(node, block: tree.child(of: node, .block), mayGiveValue: tree.nodes[node].kind == .functionDecl, conditions: conditions)
    }

    private func function(_ node: Int, block: Int?, mayGiveValue: Bool, conditions: [String] = []) -> FunctionFact {
        let kind: FunctionFact.Kind
        switch tree.nodes[node].kind {
        case .initDecl: kind = .initializer
        case .deinitDecl: kind = .deinitializer
        case .subscriptDecl: kind = mayGiveValue ? .element : .elementSetter
        default: kind = .method
        }
        let name = tree.child(of: node, .name)
        var modifiers = modifiers(node)
        if kind == .initializer, let name, tree.text(ofToken: Int(tree.nodes[name].endToken)) == "?" { modifiers.insert(.isFailable) }
        let list = tree.child(of: node, .parameters)
        let returnType = tree.child(of: node, .returnType).flatMap { tree.child(of: $0, .type) }
        var parameters = list.map(parameters) ?? []
        if kind == .elementSetter { parameters.append(ParameterFact(label: nil, name: "newValue", type: returnType.map(typeReference))) }
        let givesValue = mayGiveValue && returnType != nil && self.givesValue(type: returnType)
        return FunctionFact(
            kind: kind, name: name.map { tree.name(ofNode: $0) } ?? "",
            nameRange: name.map(tree.range(ofNode:)) ?? tree.range(ofNode: node), range: tree.range(ofNode: node),
            modifiers: modifiers, parameters: parameters,
            returnType: returnType.map(typeReference), selector: objectiveCName(node),
            content: block.flatMap { body($0, givesValue: givesValue) }, bodyRange: block.map(tree.insideOfBraces),
            bodyIndentation: keepsBodies ? block.flatMap(tree.indentation) : nil,
            genericParameters: genericParameters(node), genericBounds: genericBounds(node), conditions: conditions,
            words: block.map { words(ofBody: $0, parameters: list) } ?? .any)
    }

    func parameters(_ node: Int) -> [ParameterFact] {
        tree.children(of: node).compactMap { child in
            guard tree.nodes[child].kind == .parameter else { return nil }
            guard let first = tree.child(of: child, .name) else { return nil }
            let label = tree.name(ofNode: first)
            let next = Int(tree.nodes[first].end)
            let isNamedTwice = next < Int(tree.nodes[child].end) && tree.nodes[next].kind == .name
            let name = isNamedTwice ? tree.name(ofNode: next) : label
            let annotation = tree.child(of: child, .typeAnnotation)
            var type = annotation.flatMap { tree.child(of: $0, .type) }.map(typeReference)
            // `Int...` is an array inside.
            let isVariadic = annotation.map { tree.text(ofToken: Int(tree.nodes[$0].endToken) - 1) == "..." } ?? false
            if isVariadic, let single = type { type = TypeReference("Array", arguments: [single], range: single.range) }
            var parameter = ParameterFact(label: label == "_" ? nil : label, name: name, type: type)
            parameter.isVariadic = isVariadic
            if keepsBodies { parameter.defaultValue = tree.child(of: child, .initializer).map(expression(in:)) }
            return parameter
        }
    }

    private func genericParameters(_ node: Int) -> [String] {
        guard let list = tree.child(of: node, .genericParameters) else { return [] }
        return tree.children(of: list).compactMap { tree.child(of: $0, .name).map(tree.text(ofNode:)) }
    }

    private func genericBounds(_ node: Int) -> [String: Set<String>] {
        guard let list = tree.child(of: node, .genericParameters) else { return [:] }
        let clauses = [node, list].compactMap { tree.child(of: $0, .whereClause) }
        let common = Set(clauses.flatMap(namesOfTypes)).subtracting(genericParameters(node))
        let bounds = tree.children(of: list).compactMap { parameter in
            tree.child(of: parameter, .name).map { name in (tree.text(ofNode: name), common.union(namesOfTypes(parameter))) }
        }
        return Dictionary(bounds) { first, _ in first }
    }

    /// The names in the types that a node has, each by itself.
    private func namesOfTypes(_ node: Int) -> [String] {
        tree.children(of: node).filter { tree.nodes[$0].kind == .type }.flatMap { type in
            tree.tokens(from: Int(tree.nodes[type].firstToken), before: Int(tree.nodes[type].endToken)).filter {
                tree.tokens[$0].kind == .identifier
            }.map(tree.name(ofToken:))
        }
    }

    func body(_ block: Int, givesValue: Bool) -> Body? {
        guard keepsBodies else { return nil }
        let isUnread = tree.nodes[block].flags.contains(.skipped)
        return isUnread ? tree.unreadBody(block, path: path, givesValue: givesValue) : .read(statements(in: block, givesValue: givesValue))
    }

    /// Whether what has this type, if it is written, is a value at all.
    func givesValue(type node: Int?) -> Bool {
        guard let node else { return true }
        return !["Void", "()", "Never", "Swift.Void", "Swift.Never"].contains(tree.text(ofNode: node))
    }

    func words(_ node: Int) -> Words { tree.words([node], inMentioningFile: mentionsRestoration) }

    /// What a function says by its body, and by the values of parameters that a call may leave out.
    private func words(ofBody block: Int, parameters list: Int?) -> Words {
        let values = list.map { tree.children(of: $0).compactMap { tree.child(of: $0, .initializer) } } ?? []
        return tree.words([block] + values, inMentioningFile: mentionsRestoration)
    }
}
