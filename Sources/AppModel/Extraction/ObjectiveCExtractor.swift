import Syntax

/// Reads the facts off an Objective-C tape, under the names that Swift gives them: a selector's first piece is the base name, the
/// others are labels, initializers are named `init`, and a getter is a computed property.
struct ObjectiveCExtractor: TapeExtractor {
    let tree: SyntaxTree.View
    /// Bodies are lowered only in files that mention what the rules ask about.
    let keepsBodies: Bool
    let mentionsRestoration: Bool
    /// The members of types are left out.
    let isOutline: Bool
    let found: FoundFacts
    /// In a method of the class itself `self` is the class.
    var isClassMethod = false
    /// The globals of the file so far that begin with an underscore, as variables of objects do.
    var underscoredGlobals: Set<String> = []

    init(_ tree: SyntaxTree.View, path: String, depth: ExtractionDepth) {
        self.tree = tree
        keepsBodies = depth.keepsBodies
        mentionsRestoration = depth.mentionsRestoration
        isOutline = depth.isOutline
        found = FoundFacts(path: path, depth: depth)
    }

    var path: String { found.file.path }

    mutating func extract() -> FileFacts {
        // What a generated header declares stands in Swift files.
        guard !tree.nodes.isEmpty, !path.hasSuffix("-Swift.h") else { return found.file }
        items(of: 0, isConditional: false)
        return found.facts()
    }

    private mutating func items(of parent: Int, isConditional: Bool) {
        for child in tree.children(of: parent) { item(child, isConditional: isConditional) }
    }

    /// A declaration at the top level, or one that C lets stand among methods.
    private mutating func item(_ node: Int, isConditional: Bool) {
        switch tree.nodes[node].kind {
        case .importDecl:
            let text = tree.text(ofNode: node)
            if text.contains("XCTest/XCTest.h") || text.contains("@import XCTest") { found.file.isTest = true }
        case .interfaceDecl, .implementationDecl, .protocolDecl:
            container(node, isConditional: isConditional)
        case .defineDecl:
            define(node)
        case .variableDecl:
            aggregate(node)
            let globals = globals(node)
            found.file.globals += globals
            underscoredGlobals.formUnion(globals.lazy.map(\.name).filter { $0.hasPrefix("_") })
        case .functionDecl:
            guard keepsBodies, tree.child(of: node, .block) != nil else { return }
            found.file.functions.append(freeFunction(node))
        case .typealiasDecl:
            aggregate(node)
            typealiases(node)
        case .ifConfig:
            let isGuard = isIncludeGuard(node)
            for clause in tree.children(of: node) where tree.nodes[clause].kind == .ifConfigClause {
                items(of: clause, isConditional: isConditional || !isGuard)
            }
        case .members:
            items(of: node, isConditional: isConditional)
        default:
            // `extern "C" {` opens members inside of a declaration.
            break
        }
    }

    /// `#ifndef NAME`, `#define NAME` around a header, and what only tells C++ or Objective-C from C.
    private func isIncludeGuard(_ node: Int) -> Bool {
        guard let clause = tree.child(of: node, .ifConfigClause), let condition = tree.child(of: clause, .condition) else { return false }
        let text = tree.text(ofNode: condition)
        if text.contains("__OBJC__") || text.contains("__cplusplus") || text.contains("__has_include") { return true }
        guard text.hasPrefix("#ifndef"), let define = tree.child(of: clause, .defineDecl), let name = tree.child(of: define, .name) else {
            return false
        }
        return text.hasSuffix(tree.text(ofNode: name))
    }

    // MARK: Containers

    private mutating func container(_ node: Int, isConditional: Bool) {
        guard let name = tree.child(of: node, .name) else { return }
        let kind: TypeFact.Kind
        switch tree.nodes[node].kind {
        case .protocolDecl: kind = .protocol
        case .interfaceDecl where tree.child(of: node, .categoryName) == nil: kind = .class
        default: kind = .extension
        }
        var type = TypeDraft(
            kind: kind, name: tree.text(ofNode: name), nameRange: tree.range(ofNode: name), range: tree.range(ofNode: node),
            modifiers: [.isObjectiveC])
        type.isConditional = isConditional
        // An implementation says nothing new about what its class inherits.
        if tree.nodes[node].kind != .implementationDecl, let inheritance = tree.child(of: node, .inheritance) {
            type.inherited = tree.children(of: inheritance).map { typeReference($0, pointer: false) }
        }
        if let members = tree.child(of: node, .members) { self.members(of: members, in: &type) }
        // A property's own variable adds nothing to it.
        if let variables = tree.child(of: node, .instanceVariables) {
            for child in tree.children(of: variables) where tree.nodes[child].kind == .variableDecl {
                if isOutline {
                    noteNames(in: child, of: &type)
                    continue
                }
                for variable in properties(child) where !type.properties.contains(where: { $0.name == variable.name }) {
                    type.properties.append(variable)
                }
            }
        }
        found.types.append(type)
    }

    /// Remembers that a type has members of these names, and no more.
    private func noteNames(in node: Int, of type: inout TypeDraft) {
        for binding in tree.children(of: node) where tree.nodes[binding].kind == .binding { tree.noteNames(in: binding, &type.memberNames) }
    }

    private mutating func members(of node: Int, in type: inout TypeDraft) {
        for child in tree.children(of: node) {
            switch tree.nodes[child].kind {
            case .propertyDecl:
                let getter = customGetter(child)
                if isOutline {
                    noteNames(in: child, of: &type)
                    if let getter { type.memberNames.insert(getter.utf8) }
                } else {
                    let properties = properties(child)
                    type.properties += properties
                    if let getter, let property = properties.first { type.properties.append(property.read(as: getter)) }
                }
            case .methodDecl:
                method(child, in: &type)
            case .ifConfig:
                for clause in tree.children(of: child) where tree.nodes[clause].kind == .ifConfigClause { members(of: clause, in: &type) }
            default:
                item(child, isConditional: false)
            }
        }
    }

    // MARK: Properties

    /// `isOpen` of `@property (getter=isOpen) BOOL open`.
    private func customGetter(_ node: Int) -> String? {
        for child in tree.children(of: node) where tree.nodes[child].kind == .propertyAttribute {
            let text = tree.text(ofNode: child)
            guard text.hasPrefix("getter"), let equal = text.firstIndex(of: "=") else { continue }
            let name = text[text.index(after: equal)...].drop { $0 == " " }
            return name.isEmpty ? nil : String(name)
        }
        return nil
    }

    /// The properties, variables or globals of one declaration.
    func properties(_ node: Int) -> [PropertyFact] {
        var modifiers: Modifiers = [.isObjectiveC]
        var attributes: [String] = []
        var isNullable = false
        for child in tree.children(of: node) {
            switch tree.nodes[child].kind {
            case .propertyAttribute:
                switch tree.text(ofNode: child) {
                case "weak", "assign", "unsafe_unretained": modifiers.insert(.isWeak)
                case "class": modifiers.insert(.isStatic)
                case "nullable": isNullable = true
                default: break
                }
            case .modifier:
                switch tree.word(ofNode: child) {
                case .outlet:
                    modifiers.insert(.isOutlet)
                    attributes.append("IBOutlet")
                case .weakReference: modifiers.insert(.isWeak)
                case .const: modifiers.insert(.isLet)
                case .static: modifiers.insert(.isStatic)
                default: break
                }
            default:
                break
            }
        }
        let written = tree.child(of: node, .type)
        var facts: [PropertyFact] = []
        for binding in tree.children(of: node) where tree.nodes[binding].kind == .binding {
            guard let pattern = tree.child(of: binding, .pattern), let name = tree.child(of: pattern, .name) else { continue }
            var type = written.flatMap { self.type($0, ofBinding: binding) }
            if isNullable, let known = type { type = .optional(known) }
            var own = modifiers
            if isConstant(binding, written) { own.insert(.isLet) }
            var text = tree.text(ofNode: name)
            if tree.nodes[node].kind != .propertyDecl, text.hasPrefix("_"), !modifiers.contains(.isStatic) { text.removeFirst() }
            facts.append(
                PropertyFact(
                    name: text, nameRange: tree.range(ofNode: name), modifiers: own, type: type,
                    value: tree.child(of: binding, .initializer).map(expression(in:)), attributes: attributes))
        }
        return facts
    }

    /// `NSString *const key`, or `const NSInteger limit`.
    private func isConstant(_ binding: Int, _ type: Int?) -> Bool {
        guard let pattern = tree.child(of: binding, .pattern) else { return false }
        if tree.tokens(ofBinding: binding, before: pattern).contains(where: { tree.tokens[$0].word == .const }) { return true }
        guard let type else { return false }
        return tree.tokens(ofNode: type).contains { tree.tokens[$0].word == .const }
    }

    private func globals(_ node: Int) -> [PropertyFact] {
        properties(node).compactMap { property in
            var property = property
            // The value stands elsewhere, and so does the global.
            guard
                property.value != nil
                    || !tree.children(of: node).contains(where: { tree.nodes[$0].kind == .modifier && tree.word(ofNode: $0) == .extern })
            else { return nil }
            // `static NSString *key = @"key";` is meant as a constant.
            if case .string? = property.value?.kind { property.modifiers.insert(.isLet) }
            property.modifiers.remove(.isStatic)
            property.name = tree.text(property.nameRange)
            return property
        }
    }

    private mutating func define(_ node: Int) {
        guard let name = tree.child(of: node, .name) else { return }
        if let parameters = tree.child(of: node, .parameters) {
            let macro = tree.child(of: node, .tokens).flatMap {
                SpellingMacro(parameters: tree.text(ofNode: parameters), body: tree.text(ofNode: $0))
            }
            found.file.spellingMacros[tree.text(ofNode: name), default: []].append(macro)
            return
        }
        guard let value = tree.child(of: node, .initializer) else { return }
        if tree.text(ofNode: name).hasPrefix("_") { underscoredGlobals.insert(tree.text(ofNode: name)) }
        found.file.globals.append(
            PropertyFact(
                name: tree.text(ofNode: name), nameRange: tree.range(ofNode: name), modifiers: .isLet, type: nil,
                value: expression(in: value)))
    }

    // MARK: Other types

    private mutating func aggregate(_ node: Int) {
        guard let declaration = tree.child(of: node, .enumDecl), let members = tree.child(of: declaration, .members) else { return }
        let alias = tree.child(of: node, .binding).flatMap { tree.child(of: $0, .pattern) }.flatMap { tree.child(of: $0, .name) }
        guard let name = tree.child(of: declaration, .name) ?? alias else { return }
        var type = TypeDraft(
            kind: .enumeration, name: tree.text(ofNode: name), nameRange: tree.range(ofNode: name), range: tree.range(ofNode: node),
            modifiers: [.isObjectiveC])
        type.inherited = tree.child(of: declaration, .type).map { [typeReference($0, pointer: false)] } ?? []
        if isOutline {
            for element in tree.children(of: members) where tree.nodes[element].kind == .enumElement {
                tree.noteNames(in: element, &type.memberNames)
            }
            return found.types.append(type)
        }
        type.cases = tree.children(of: members).filter { tree.nodes[$0].kind == .enumElement }.compactMap { element in
            guard let name = tree.child(of: element, .name) else { return nil }
            return EnumCaseFact(
                name: tree.text(ofNode: name), nameRange: tree.range(ofNode: name),
                rawValue: tree.child(of: element, .initializer).map(expression(in:)))
        }
        found.types.append(type)
    }

    private mutating func typealiases(_ node: Int) {
        guard let written = tree.child(of: node, .type) else { return }
        for binding in tree.children(of: node) where tree.nodes[binding].kind == .binding {
            guard let pattern = tree.child(of: binding, .pattern), let name = tree.child(of: pattern, .name),
                let target = type(written, ofBinding: binding), target.name != tree.text(ofNode: name)
            else { continue }
            found.file.typealiases.append(TypealiasFact(name: tree.text(ofNode: name), target: target, isPrivate: false))
        }
    }
}

extension PropertyFact {
    /// The same property under the name that reads it.
    fileprivate func read(as name: String) -> PropertyFact {
        var property = self
        property.name = name
        property.modifiers.insert(.isComputed)
        return property
    }
}
