/// What each of the two languages calls the methods of the other. Swift leaves out what a parameter's type says already and takes `With…`
/// for a label; Objective-C has the first label in the name.
extension Function {
    /// Whether a call in the other language means it: `mark(with: stack)` for `markWithController:`, and the other way round.
    ///
    /// - Parameter name: of the method that is called; `init` also means a class method that makes an object of its class.
    func isBridged(_ name: String, _ call: Call) -> Bool {
        guard property == nil else { return isGetter(name, calledWithout: call.arguments) }
        guard fact.kind == .method, !call.arguments.isEmpty, fact.parameters.count == call.arguments.count else { return false }
        return isObjectiveC ? isImported(as: name, call.arguments) : isExported(as: name, call.arguments)
    }

    /// Under which names the other language may call it, those left out that are too short to tell anything.
    var bridgedNames: [String] {
        guard property == nil, fact.kind == .method, let first = fact.parameters.first else { return [] }
        guard isObjectiveC else {
            if let selector = fact.selector { return selector.firstIndex(of: ":").map { [String(selector[..<$0])] } ?? [] }
            guard let label = first.label else { return [] }
            return [fact.name + label.capitalizedFirst, fact.name + "With" + label.capitalizedFirst]
        }
        let type = first.type?.name ?? ""
        var names = fact.name.indices.filter { fact.name[$0].isUppercase }.compactMap { index -> String? in
            let rest = fact.name[index...]
            guard type.hasSuffix(rest) || Function.splitting.contains(where: rest.hasPrefix) else { return nil }
            return String(fact.name[..<index])
        }
        if isStatic, let owner = self.type, fact.labelAsInitializer(of: owner.shortName) != nil { names.append(owner.shortName) }
        return names.filter { $0.utf8.count > 3 }
    }

    /// Words before which Swift ends the name of a method and begins a label.
    private static let splitting = ["With", "At", "For", "From", "In", "To", "By", "On", "Using", "Into", "As"]

    /// What looks like a property in Objective-C is a method in Swift, unless it is declared as one.
    private func isGetter(_ name: String, calledWithout arguments: [Argument]) -> Bool {
        isObjectiveC && arguments.isEmpty && fact.kind == .getter && property?.name == name && !isInitialValue
    }

    private func isImported(as name: String, _ arguments: [Argument]) -> Bool {
        let first = arguments[0]
        if name == "init" {
            guard isStatic, let type, let label = fact.labelAsInitializer(of: type.shortName), first.label == label else { return false }
        } else {
            guard fact.name.hasPrefix(name) else { return false }
            let rest = fact.name.dropFirst(name.count)
            guard rest.isEmpty ? first.label == nil : fact.parameters[0].isWritten(rest, as: first) else { return false }
        }
        return zip(fact.parameters, arguments).dropFirst().allSatisfy { parameter, argument in
            parameter.isWritten(Substring(parameter.label ?? ""), as: argument)
        }
    }

    private func isExported(as name: String, _ arguments: [Argument]) -> Bool {
        if let selector = fact.selector { return selector == name + ":" + arguments.dropFirst().map { ($0.label ?? "") + ":" }.joined() }
        guard let label = fact.parameters[0].label, name.hasPrefix(fact.name) else { return false }
        let rest = name.dropFirst(fact.name.count)
        guard rest == label.capitalizedFirst || rest == "With" + label.capitalizedFirst else { return false }
        return zip(fact.parameters, arguments).dropFirst().allSatisfy { $0.label == $1.label }
    }
}

extension Program {
    /// The one of some functions that a call in the other language means.
    func bridged(_ name: String, _ call: Call, among functions: [Function]) -> Function? {
        isInBothLanguages ? functions.filter { $0.isBridged(name, call) }.onlyElement : nil
    }
}

extension FunctionFact {
    /// The label of the initializer that Swift makes of `+detailWithTitle:`, a method of the class `PostDetail`.
    fileprivate func labelAsInitializer(of type: String) -> String? {
        guard returnType.map({ $0.name == "Self" || $0.name == type }) == true else { return nil }
        // The last words of the class, the longest first.
        for start in type.indices where type[start].isUppercase {
            let words = type[start...]
            guard name.capitalizedFirst.hasPrefix(words) else { continue }
            let rest = name.dropFirst(words.count)
            guard rest.first?.isUppercase == true else { return nil }
            return ObjectiveCName.lowered(String(rest.hasPrefix("With") && rest.count > 4 ? rest.dropFirst(4) : rest))
        }
        return nil
    }

    /// Whether a call is one of the other language, where labels say nothing and arguments stand in the order of the parameters.
    func isBridged(_ call: Call) -> Bool { kind == .method && parameters.count == call.arguments.count && !matches(call) }
}

extension ParameterFact {
    /// Whether Swift writes an argument so, which Objective-C calls by a piece of the selector.
    fileprivate func isWritten(_ piece: Substring, as argument: Argument) -> Bool {
        let lowered = ObjectiveCName.lowered(String(piece))
        guard let label = argument.label else {
            if case .closure = argument.value.kind { return true }
            return repeatsType(piece)
        }
        guard lowered.hasPrefix(label) else { return false }
        let rest = lowered.dropFirst(label.count)
        return rest.isEmpty || repeatsType(rest)
    }

    /// `Controller` for a `UIViewController`, `Index` for a number, `Object` for anything.
    private func repeatsType(_ words: Substring) -> Bool {
        guard words.first?.isUppercase == true else { return false }
        // `id` has no name.
        let name = type?.name ?? ""
        switch words {
        case "Object": return ["", "NSObject"].contains(name)
        case "Index": return ["NSInteger", "UInt"].contains(name)
        default: return name.hasSuffix(words)
        }
    }
}

extension String {
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
