extension Program {
    /// The type of what a pattern binds to a name: the value it is held against, or what a case of that carries.
    func type(boundTo name: String, by match: LocalScope.Binding.Match, at place: Place, depth: Int) -> StaticType? {
        let before = place.with(match.locals)
        func type(of value: Expression) -> StaticType? { self.type(of: value, at: before, depth: depth) }
        if match.patterns.isEmpty { return type(of: match.value) }
        return match.patterns.lazy.compactMap { pattern in
            self.bound(to: name, by: pattern, of: match.value, typed: type(of: match.value), at: before, depth: depth)
        }.first
    }

    /// - Parameter value: what is matched, where it is written there as a whole.
    private func bound(
        to name: String, by pattern: Expression, of value: Expression?, typed type: @autoclosure () -> StaticType?, at place: Place,
        depth: Int
    ) -> StaticType? {
        guard depth < 16, pattern.binds(name) else { return nil }
        func bound(by pattern: Expression, typed type: StaticType?) -> StaticType? {
            self.bound(to: name, by: pattern, of: nil, typed: type, at: place, depth: depth + 1)
        }
        switch pattern.kind {
        case .name, .other: return type()
        case .cast(let base, _, let target): return bound(by: base, typed: resolve(target, at: place))
        case .optional(let base): return type().flatMap { $0.isOptional ? bound(by: base, typed: $0.unwrappedOnce) : nil }
        case .tuple(let parts):
            if parts.count == 1 { return bound(by: parts[0].value, typed: type()) }
            guard case .tuple(let values)? = value?.kind, values.count == parts.count else { return nil }
            return zip(parts, values).lazy.compactMap { part, value in
                self.bound(
                    to: name, by: part.value, of: value.value, typed: self.type(of: value.value, at: place, depth: depth + 1), at: place,
                    depth: depth + 1)
            }.first
        case .call(let call):
            guard let position = call.arguments.firstIndex(where: { $0.value.binds(name) }),
                let payload = payload(at: position, of: call, matching: type(), at: place)
            else { return nil }
            return bound(by: call.arguments[position].value, typed: payload)
        default: return nil
        }
    }

    /// The type of one of the values that a case carries, as its enumeration declares it.
    private func payload(at position: Int, of pattern: Call, matching type: StaticType?, at place: Place) -> StaticType? {
        if pattern.name == "some", let type, type.isOptional { return pattern.arguments.count == 1 ? type.unwrappedOnce : nil }
        // A case may be held against an optional of its enumeration.
        switch type?.unwrapped ?? pattern.receiver.flatMap({ typeValue(of: $0, at: place) }) {
        case .named("Result", let arguments)? where arguments.count == 2 && pattern.arguments.count == 1:
            return pattern.name == "success" ? arguments[0] : pattern.name == "failure" ? arguments[1] : nil
        case .project(let owner)? where owner.kind == .enumeration:
            let fitting = owner.declarations.filter { $0.fact.mayDeclare(pattern.name) }.flatMap { declaration in
                declaration.fact.cases.filter { $0.name == pattern.name && $0.mayBeMatched(by: pattern) }.map { ($0, declaration) }
            }
            guard let (fact, declaration) = fitting.onlyElement, let written = fact.payload[position].type else { return nil }
            let isOpen = outerTypes(of: owner, in: declaration.file).contains { !$0.declarations[0].fact.genericParameters.isEmpty }
            return isOpen ? nil : resolve(written, at: Place(in: declaration, of: owner, isStatic: true))
        default: return nil
        }
    }
}

extension EnumCaseFact {
    /// Whether a pattern may name all that the case carries, one by one.
    fileprivate func mayBeMatched(by pattern: Call) -> Bool {
        payload.count == pattern.arguments.count
            && zip(payload, pattern.arguments).allSatisfy { $1.label == nil || $0.label == $1.label }
    }
}

extension [ParameterFact] {
    /// Which of the values that a case carries each argument of a call is that makes one; those with defaults may be left out.
    func positions(of arguments: [Argument]) -> [Int?] {
        if arguments.count == count { return indices.map(Optional.some) }
        var next = 0
        return arguments.map { argument in
            guard let position = indices.dropFirst(next).first(where: { self[$0].label == argument.label }) else { return nil }
            next = position + 1
            return position
        }
    }
}

extension Expression {
    /// Whether it binds a name where it is a pattern, as far as that has a shape: `.page(let number)`, `(first, second)`, `page?`.
    func binds(_ name: String) -> Bool {
        switch kind {
        case .name(let own): own == name
        case .other(let parts): parts.count == 1 && parts[0].isName(name)
        case .cast(let base, _, _), .optional(let base): base.binds(name)
        case .tuple(let parts): parts.contains { $0.value.binds(name) }
        case .call(let call): call.arguments.contains { $0.value.binds(name) }
        default: false
        }
    }
}

extension Program {
    /// Whether an expression says a case without values: `.list`, `Mode.list`.
    func isCase(_ value: Expression, of type: StaticType?) -> Bool {
        guard let type = type?.unwrapped.projectType else { return false }
        func isCase(_ name: String) -> Bool { type.declarations.contains { $0.fact.cases.contains { $0.name == name } } }
        return switch value.core.kind {
        case .implicitMember(let name): isCase(name)
        case .member(let base, let name): base.core.plainName == type.shortName && isCase(name.text)
        default: false
        }
    }

    /// The type that a property is declared with, or that its first value tells.
    func declaredType(of property: PropertyFact, in declaration: Type.Declaration, of owner: Type) -> StaticType? {
        let place = Place(in: declaration, of: owner, isStatic: false)
        return property.type.flatMap { resolve($0, at: place) } ?? property.value.flatMap { type(of: $0, at: place) }
    }
}

extension FunctionFact {
    /// Whether a fitting call leaves out nothing but what has a default value.
    func hasAllItNeeds(from call: Call) -> Bool {
        let given = Set(parameterIndices(of: call))
        return parameters.indices.allSatisfy { given.contains($0) || parameters[$0].defaultValue != nil || parameters[$0].isVariadic }
    }

    /// For each argument of a fitting call the position of the parameter that it goes to.
    func parameterIndices(of call: Call) -> [Int?] {
        if isBridged(call) { return Array(parameters.indices) }
        var indices: [Int?] = []
        var position = 0
        for argument in call.arguments {
            let next = self.position(of: argument, after: position)
            if next < parameters.count {
                indices.append(next)
                position = next + 1
            } else if argument.label == nil, case .closure = argument.value.kind, let last = parameters.indices.last, last >= position {
                // A trailing closure leaves the label of its parameter out.
                indices.append(last)
                position = last + 1
            } else {
                indices.append(nil)
            }
        }
        return indices
    }
}
