import SwiftParser
import SwiftSyntax

/// What swift-syntax sees in a file.
func referenceFacts(_ bytes: UnsafeBufferPointer<UInt8>) -> Facts {
    let tree = Parser.parse(source: bytes)
    let visitor = ReferenceVisitor(viewMode: .sourceAccurate)
    visitor.facts.hasErrors = tree.hasError
    visitor.walk(tree)
    visitor.facts.sort()
    return visitor.facts
}

private final class ReferenceVisitor: SyntaxVisitor {
    var facts = Facts()

    private func declare(_ kind: String, _ name: some SyntaxProtocol) {
        facts.add(.declarations, "\(kind) \(spelling(name))", at: start(name))
    }

    // MARK: Declarations

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        declare("import", node.path)
        return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        declare("class", node.name)
        return .visitChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        declare("struct", node.name)
        return .visitChildren
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        declare("enum", node.name)
        return .visitChildren
    }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        declare("actor", node.name)
        return .visitChildren
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        declare("protocol", node.name)
        return .visitChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        declare("extension", node.extendedType)
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        declare("func", node.name)
        addParameters(node.signature.parameterClause, at: start(node.name))
        return .visitChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        declare("init", node.initKeyword)
        addParameters(node.signature.parameterClause, at: start(node.initKeyword))
        return .visitChildren
    }

    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        declare("deinit", node.deinitKeyword)
        return .visitChildren
    }

    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
        declare("subscript", node.subscriptKeyword)
        addParameters(node.parameterClause, at: start(node.subscriptKeyword))
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        for binding in node.bindings {
            for name in boundNames(binding.pattern) {
                declare(node.bindingSpecifier.text, name)
            }
        }
        return .visitChildren
    }

    override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
        declare("accessor", node.accessorSpecifier)
        return .visitChildren
    }

    override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
        declare("case", node.name)
        if let clause = node.parameterClause {
            let labels = clause.parameters.map { "\($0.firstName?.text ?? "_"):" }.joined()
            facts.add(.parameters, "(\(labels))", at: start(node.name))
        }
        return .visitChildren
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        declare("typealias", node.name)
        addType(node.initializer.value)
        return .visitChildren
    }

    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
        declare("associatedtype", node.name)
        if let type = node.initializer?.value { addType(type) }
        return .visitChildren
    }

    override func visit(_ node: OperatorDeclSyntax) -> SyntaxVisitorContinueKind {
        declare("operator", node.name)
        return .visitChildren
    }

    override func visit(_ node: PrecedenceGroupDeclSyntax) -> SyntaxVisitorContinueKind {
        declare("precedencegroup", node.name)
        return .skipChildren
    }

    override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind {
        declare("macro", node.name)
        addParameters(node.signature.parameterClause, at: start(node.name))
        return .visitChildren
    }

    private func addParameters(_ clause: FunctionParameterClauseSyntax, at offset: Int) {
        let labels = clause.parameters.map { "\($0.firstName.text):" }.joined()
        facts.add(.parameters, "(\(labels))", at: offset)
    }

    /// The names that a pattern binds, a tuple's one by one.
    private func boundNames(_ pattern: PatternSyntax) -> [TokenSyntax] {
        if let identifier = pattern.as(IdentifierPatternSyntax.self) { return [identifier.identifier] }
        if let tuple = pattern.as(TuplePatternSyntax.self) { return tuple.elements.flatMap { boundNames($0.pattern) } }
        return []
    }

    // MARK: Types

    private func addType(_ type: some SyntaxProtocol) {
        facts.add(.types, spelling(type), at: start(type))
    }

    override func visit(_ node: TypeAnnotationSyntax) -> SyntaxVisitorContinueKind {
        addType(node.type)
        return .visitChildren
    }

    override func visit(_ node: ReturnClauseSyntax) -> SyntaxVisitorContinueKind {
        // The arrow of a function type is part of the type that holds it.
        if node.parent?.is(FunctionTypeSyntax.self) != true { addType(node.type) }
        return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        addType(node.type)
        return .visitChildren
    }

    override func visit(_ node: EnumCaseParameterSyntax) -> SyntaxVisitorContinueKind {
        addType(node.type)
        return .visitChildren
    }

    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
        if let type = node.type { addType(type) }
        return .visitChildren
    }

    override func visit(_ node: InheritedTypeSyntax) -> SyntaxVisitorContinueKind {
        addType(node.type)
        return .visitChildren
    }

    // `Any` and `any Error` as values: ours takes them for a name, with a keyword before it.
    override func visit(_ node: TypeExprSyntax) -> SyntaxVisitorContinueKind {
        if isCastTarget(node) {
            addType(node.type)
            return .visitChildren
        }
        addNames(of: node.type)
        return .skipChildren
    }

    private func addNames(of type: TypeSyntax) {
        if let constrained = type.as(SomeOrAnyTypeSyntax.self) {
            addNames(of: constrained.constraint)
        } else if let identifier = type.as(IdentifierTypeSyntax.self) {
            facts.add(.names, identifier.name.text, at: start(identifier))
            if let arguments = identifier.genericArgumentClause {
                facts.add(.operators, "generic to \(end(arguments))", at: start(arguments))
            }
        } else if let member = type.as(MemberTypeSyntax.self) {
            addNames(of: member.baseType)
            facts.add(.members, member.name.text, at: start(member.name))
        } else if let meta = type.as(MetatypeTypeSyntax.self) {
            addNames(of: meta.baseType)
            facts.add(.members, meta.metatypeSpecifier.text, at: start(meta.metatypeSpecifier))
        } else {
            addType(type)
        }
    }

    /// Whether an `as` or `is` stands before it in a sequence.
    private func isCastTarget(_ node: TypeExprSyntax) -> Bool {
        guard let elements = node.parent?.as(ExprListSyntax.self), let place = elements.firstIndex(where: { $0.id == node.id }) else { return false }
        guard place > elements.startIndex else { return false }
        let before = elements[elements.index(before: place)]
        return before.is(UnresolvedAsExprSyntax.self) || before.is(UnresolvedIsExprSyntax.self)
    }

    override func visit(_ node: IsTypePatternSyntax) -> SyntaxVisitorContinueKind {
        addType(node.type)
        facts.add(.operators, "is", at: start(node))
        return .visitChildren
    }

    // A type's attributes are part of its spelling.
    override func visit(_ node: AttributedTypeSyntax) -> SyntaxVisitorContinueKind {
        walk(node.baseType)
        return .skipChildren
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        facts.add(.attributes, "@\(spelling(node.attributeName))", at: start(node))
        return .skipChildren
    }

    // MARK: Statements

    private func addStatement(_ node: some SyntaxProtocol) {
        facts.add(.statements, "to \(end(node))", at: start(node))
    }

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        addStatement(node.item)
        return .visitChildren
    }

    override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
        addStatement(node.decl)
        return .visitChildren
    }

    // The condition of a directive is no code.
    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        facts.add(.controlFlow, node.poundKeyword.text, at: start(node))
        if let elements = node.elements { walk(elements) }
        return .skipChildren
    }

    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
        facts.add(.controlFlow, "if \(node.conditions.count)\(node.elseBody == nil ? "" : " else")", at: start(node.ifKeyword))
        return .visitChildren
    }

    override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
        facts.add(.controlFlow, "guard \(node.conditions.count)", at: start(node))
        return .visitChildren
    }

    override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind {
        facts.add(.controlFlow, "while \(node.conditions.count)", at: start(node))
        return .visitChildren
    }

    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
        facts.add(.controlFlow, node.whereClause == nil ? "for" : "for where", at: start(node))
        return .visitChildren
    }

    override func visit(_ node: RepeatStmtSyntax) -> SyntaxVisitorContinueKind {
        facts.add(.controlFlow, "repeat", at: start(node))
        return .visitChildren
    }

    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
        facts.add(.controlFlow, "switch", at: start(node))
        return .visitChildren
    }

    override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
        switch node.label {
        case .case(let label): facts.add(.controlFlow, "case \(label.caseItems.count)", at: start(node))
        case .default: facts.add(.controlFlow, "case 0", at: start(node))
        }
        return .visitChildren
    }

    override func visit(_ node: DoStmtSyntax) -> SyntaxVisitorContinueKind {
        facts.add(.controlFlow, "do \(node.catchClauses.count)", at: start(node))
        return .visitChildren
    }

    override func visit(_ node: DeferStmtSyntax) -> SyntaxVisitorContinueKind {
        facts.add(.controlFlow, "defer", at: start(node))
        return .visitChildren
    }

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
        facts.add(.controlFlow, "return to \(end(node))", at: start(node))
        return .visitChildren
    }

    override func visit(_ node: ThrowStmtSyntax) -> SyntaxVisitorContinueKind {
        facts.add(.controlFlow, "throw to \(end(node))", at: start(node))
        return .visitChildren
    }

    override func visit(_ node: BreakStmtSyntax) -> SyntaxVisitorContinueKind {
        facts.add(.controlFlow, "break", at: start(node))
        return .visitChildren
    }

    override func visit(_ node: ContinueStmtSyntax) -> SyntaxVisitorContinueKind {
        facts.add(.controlFlow, "continue", at: start(node))
        return .visitChildren
    }

    override func visit(_ node: FallThroughStmtSyntax) -> SyntaxVisitorContinueKind {
        facts.add(.controlFlow, "fallthrough", at: start(node))
        return .visitChildren
    }

    override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
        facts.add(.controlFlow, node.availabilityKeyword.text, at: start(node))
        return .skipChildren
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        facts.add(.controlFlow, node.initializer == nil ? "bind" : "bind =", at: start(node))
        return .visitChildren
    }

    override func visit(_ node: MatchingPatternConditionSyntax) -> SyntaxVisitorContinueKind {
        facts.add(.controlFlow, "match", at: start(node))
        return .visitChildren
    }

    // MARK: Expressions

    private func labels(_ arguments: LabeledExprListSyntax) -> String {
        arguments.map { "\($0.label?.text ?? "_"):" }.joined()
    }

    private func trailing(_ first: ClosureExprSyntax?, _ others: MultipleTrailingClosureElementListSyntax) -> String {
        guard first != nil else { return "" }
        return " {}" + others.map { "\($0.label.text):{}" }.joined()
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let closures = trailing(node.trailingClosure, node.additionalTrailingClosures)
        if let paren = node.leftParen {
            facts.add(.calls, "(\(labels(node.arguments)))\(closures)", at: start(paren))
        } else if let closure = node.trailingClosure {
            facts.add(.calls, closures, at: start(closure))
        }
        return .visitChildren
    }

    override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
        let closures = trailing(node.trailingClosure, node.additionalTrailingClosures)
        facts.add(.subscripts, "[\(labels(node.arguments))]\(closures)", at: start(node.leftSquare))
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        // To us these are directives.
        if ["warning", "error"].contains(node.macroName.text) { return .skipChildren }
        let closures = trailing(node.trailingClosure, node.additionalTrailingClosures)
        facts.add(.macros, "#\(node.macroName.text)(\(labels(node.arguments)))\(closures)", at: start(node))
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        // To us these are directives.
        if ["warning", "error"].contains(node.macroName.text) { return .skipChildren }
        let closures = trailing(node.trailingClosure, node.additionalTrailingClosures)
        facts.add(.macros, "#\(node.macroName.text)(\(labels(node.arguments)))\(closures)", at: start(node.pound))
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.declName.baseName
        facts.add(.members, name.text, at: start(name))
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if node.parent?.as(MemberAccessExprSyntax.self)?.declName != node {
            facts.add(.names, node.baseName.text, at: start(node))
        }
        return .visitChildren
    }

    override func visit(_ node: SuperExprSyntax) -> SyntaxVisitorContinueKind {
        facts.add(.names, "super", at: start(node))
        return .visitChildren
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        facts.add(.names, node.identifier.text, at: start(node))
        return .visitChildren
    }

    // How a root type and the members after it are told apart is a matter of taste; where the path ends is not.
    override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind {
        facts.add(.literals, "key path to \(end(node))", at: start(node))
        return .skipChildren
    }

    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        let interpolations = node.segments.filter { $0.is(ExpressionSegmentSyntax.self) }.count
        facts.add(.strings, "to \(end(node)), \(interpolations)", at: start(node))
        return .visitChildren
    }

    override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        // `InlineArray<4, Int>`: part of a type.
        if node.parent?.is(GenericArgumentSyntax.self) == true { return .skipChildren }
        facts.add(.literals, node.literal.text, at: start(node))
        return .visitChildren
    }

    override func visit(_ node: FloatLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        facts.add(.literals, node.literal.text, at: start(node))
        return .visitChildren
    }

    override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        facts.add(.literals, node.literal.text, at: start(node))
        return .visitChildren
    }

    override func visit(_ node: NilLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        facts.add(.literals, "nil", at: start(node))
        return .visitChildren
    }

    override func visit(_ node: RegexLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        facts.add(.literals, "regex to \(end(node))", at: start(node))
        return .visitChildren
    }

    override func visit(_ node: ArrayExprSyntax) -> SyntaxVisitorContinueKind {
        facts.add(.literals, "array \(node.elements.count)", at: start(node))
        return .visitChildren
    }

    override func visit(_ node: DictionaryExprSyntax) -> SyntaxVisitorContinueKind {
        if case .elements(let elements) = node.content {
            facts.add(.literals, "dictionary \(elements.count)", at: start(node))
        } else {
            facts.add(.literals, "dictionary 0", at: start(node))
        }
        return .visitChildren
    }

    override func visit(_ node: TupleExprSyntax) -> SyntaxVisitorContinueKind {
        // `if let (a, b) = c`: a pattern, as ours has it.
        if isBoundTuple(node) { return .visitChildren }
        facts.add(.literals, "tuple (\(labels(node.elements)))", at: start(node))
        return .visitChildren
    }

    /// Whether only tuples lie between `node` and the condition that takes it apart.
    private func isBoundTuple(_ node: TupleExprSyntax) -> Bool {
        var parent = node.parent
        while let current = parent, current.is(LabeledExprSyntax.self) || current.is(LabeledExprListSyntax.self) || current.is(TupleExprSyntax.self) {
            parent = current.parent
        }
        return parent?.is(ExpressionPatternSyntax.self) == true && parent?.parent?.is(OptionalBindingConditionSyntax.self) == true
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        let captures = node.signature?.capture?.items.map { $0.name.text } ?? []
        var parameters: [String] = []
        switch node.signature?.parameterClause {
        case .simpleInput(let list): parameters = list.map { $0.name.text }
        case .parameterClause(let clause): parameters = clause.parameters.map { ($0.secondName ?? $0.firstName).text }
        case nil: break
        }
        let signature = "[\(captures.joined(separator: ","))](\(parameters.joined(separator: ",")))"
        facts.add(.closures, "\(signature) to \(end(node))", at: start(node))
        return .visitChildren
    }

    // A capture without a value holds its own name as an expression; ours has the name alone.
    override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
        if let initializer = node.initializer { walk(initializer) }
        return .skipChildren
    }

    // MARK: Operators

    override func visit(_ node: ArrowExprSyntax) -> SyntaxVisitorContinueKind {
        addOperator(node.arrow)
        return .visitChildren
    }

    private func addOperator(_ token: TokenSyntax, mark: TokenSyntax? = nil) {
        facts.add(.operators, token.text + (mark?.text ?? ""), at: start(token))
    }

    override func visit(_ node: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        addOperator(node.operator)
        return .visitChildren
    }

    override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        addOperator(node.operator)
        return .visitChildren
    }

    override func visit(_ node: PostfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        addOperator(node.operator)
        return .visitChildren
    }

    override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
        addOperator(node.ampersand)
        return .visitChildren
    }

    override func visit(_ node: AssignmentExprSyntax) -> SyntaxVisitorContinueKind {
        addOperator(node.equal)
        return .visitChildren
    }

    override func visit(_ node: UnresolvedTernaryExprSyntax) -> SyntaxVisitorContinueKind {
        addOperator(node.questionMark)
        return .visitChildren
    }

    override func visit(_ node: UnresolvedAsExprSyntax) -> SyntaxVisitorContinueKind {
        addOperator(node.asKeyword, mark: node.questionOrExclamationMark)
        return .visitChildren
    }

    override func visit(_ node: UnresolvedIsExprSyntax) -> SyntaxVisitorContinueKind {
        addOperator(node.isKeyword)
        return .visitChildren
    }

    override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
        addOperator(node.questionMark)
        return .visitChildren
    }

    override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
        addOperator(node.exclamationMark)
        return .visitChildren
    }

    override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
        addOperator(node.tryKeyword, mark: node.questionOrExclamationMark)
        return .visitChildren
    }

    override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind {
        addOperator(node.awaitKeyword)
        return .visitChildren
    }

    override func visit(_ node: GenericArgumentClauseSyntax) -> SyntaxVisitorContinueKind {
        if node.parent?.is(GenericSpecializationExprSyntax.self) == true {
            facts.add(.operators, "generic to \(end(node))", at: start(node))
        }
        return .visitChildren
    }
}

private func start(_ node: some SyntaxProtocol) -> Int {
    node.positionAfterSkippingLeadingTrivia.utf8Offset
}

private func end(_ node: some SyntaxProtocol) -> Int {
    node.endPositionBeforeTrailingTrivia.utf8Offset
}

/// The tokens in a row, without white space and comments.
private func spelling(_ node: some SyntaxProtocol) -> String {
    node.tokens(viewMode: .sourceAccurate).map(\.text).joined()
}
