import Syntax

/// A string as far as the text tells.
public enum StringValue: Hashable, Sendable {
    case text(String)
    /// A constant whose value the text does not show, by its full name: equal names are equal strings.
    case constant(String)
    /// Built at run time around a known beginning or end. Two strings of one pattern need not be equal.
    case pattern(StringPattern)
    /// Built at run time.
    case unknown

    public var text: String? {
        if case .text(let text) = self { return text }
        return nil
    }

    /// Whether equal values are equal strings.
    public var isKnown: Bool {
        switch self {
        case .text, .constant: true
        case .pattern, .unknown: false
        }
    }

    /// Today's name of the key, if it is one of UIKit's.
    public var reservedName: String? {
        switch self {
        case .text(let text), .constant(let text): UIKit.reservedKeys[text]
        case .pattern, .unknown: nil
        }
    }

    /// Whether enough of it is known to say of a text that it is another string.
    public var tellsOthersApart: Bool {
        switch self {
        case .text, .pattern: reservedName == nil
        case .constant, .unknown: false
        }
    }
}

extension Program {
    /// What string an expression stands for: literals, constants wherever they are declared, raw values, class names, `#keyPath`,
    /// concatenations of these.
    public func string(_ expression: Expression, at place: Place) -> StringValue {
        string(expression, at: place, depth: 0)
    }

    private func string(_ expression: Expression, at place: Place, depth: Int) -> StringValue {
        guard depth < 16 else { return .unknown }
        switch expression.kind {
        case .string(let text):
            return .text(text)
        case .interpolation(let pieces):
            return joined(pieces) { piece in
                className(of: piece, at: place).map(StringValue.text) ?? string(piece, at: place, depth: depth + 1)
            }
        case .binary(let left, "+", let right):
            return joined([left, right]) { string($0, at: place, depth: depth + 1) }
        case .name(let name):
            return string(reference(to: name, at: place), name: name, of: nil, at: place, depth: depth)
        case .implicitMember(let name):
            // The place expects a string: only an extension of it can have the member.
            guard
                let property = frameworkProperty(name, of: "String", from: place.file)
                    ?? frameworkProperty(name, of: "NSString", from: place.file),
                let value = property.fact.value
            else { return .unknown }
            return string(value, at: Place(file: property.file), depth: depth + 1)
        case .member(let base, let name):
            return string(member: name.text, of: base, at: place, depth: depth)
        case .cast(let base, _, let type) where type.unwrapped.name == "String" || type.unwrapped.name == "NSString":
            return string(base, at: place, depth: depth + 1)
        case .forced(let base), .optional(let base):
            return string(base, at: place, depth: depth + 1)
        case .call(let call):
            return string(call, at: place, depth: depth)
        default:
            return .unknown
        }
    }

    private func joined(_ pieces: [Expression], value: (Expression) -> StringValue) -> StringValue { joined(pieces.map(value)) }

    private func joined(_ values: [StringValue]) -> StringValue {
        values.reduce(.text("")) { text, value in
            // `"\(Self.self)"` is not what a constant of that name holds.
            if case .constant = value { text.followed(by: .unknown) } else { text.followed(by: value) }
        }
    }

    private func string(_ call: Call, at place: Place, depth: Int) -> StringValue {
        guard let first = call.arguments.first else {
            // `Reader.description()` names the class.
            guard call.name == "description", let base = call.receiver else { return .unknown }
            return runtimeName(of: base, at: place)
        }
        switch call.name {
        case "String" where first.label == "describing":
            return className(of: first.value, at: place).map(StringValue.text) ?? .unknown
        case "String" where first.label == "reflecting", "NSStringFromClass":
            return runtimeName(of: first.value, at: place)
        case "String" where first.label == "format", "stringWithFormat", "localizedStringWithFormat":
            guard case .text(let format) = string(first.value, at: place, depth: depth + 1) else { return .unknown }
            let arguments = Array(call.arguments.dropFirst())
            let values = FormatString(format).pieces.map { piece -> StringValue in
                switch piece {
                case .text(let text): .text(text)
                case .argument(let index, let isNumber) where index < arguments.count && arguments[index].label == nil:
                    isNumber
                        ? FormatString.number(string(arguments[index].value, at: place, depth: depth + 1))
                        : string(arguments[index].value, at: place, depth: depth + 1)
                case .argument, .unknown: .unknown
                }
            }
            return joined(values)
        case "appending", "stringByAppendingString":
            guard let base = call.receiver, call.arguments.count == 1, first.label == nil else { return .unknown }
            return joined([base, first.value]) { string($0, at: place, depth: depth + 1) }
        case "String", "NSString", "AnyHashable":
            return first.label == nil || first.label == "string" ? string(first.value, at: place, depth: depth + 1) : .unknown
        case "NSStringFromSelector":
            guard case .selector(let target) = first.value.kind else { return .unknown }
            switch target.kind {
            case .name(let name): return .text(name)
            case .member(_, let name): return .text(name.text)
            default: return .unknown
            }
        default:
            return spelledArgument(of: call, at: place).map(StringValue.text) ?? .unknown
        }
    }

    /// `page` of `KEY(page)`, where that is `#define KEY(name) @#name`.
    private func spelledArgument(of call: Call, at place: Place) -> String? {
        guard call.receiver == nil, let macro = spellingMacros[call.name], call.arguments.count == macro.count,
            Language(path: files[place.file].path) == .objectiveC, case .name(let spelling) = call.arguments[macro.position].value.kind
        else { return nil }
        return spelling
    }

    private func string(member name: String, of base: Expression, at place: Place, depth: Int) -> StringValue {
        if name == "rawValue" || name == "stringValue", let found = enumCase(base, at: place, depth: depth) {
            return rawValue(of: found.fact, in: found.owner, depth: depth)
        }
        switch base.kind {
        case .selfReference:
            guard let type = place.dynamicType ?? place.type else {
                return place.extendedName.flatMap { string(member: name, ofFramework: $0, at: place, depth: depth) } ?? .unknown
            }
            return member(name, of: type, isStatic: place.isStatic).map { string($0, name: name, of: nil, at: place, depth: depth) }
                ?? .unknown
        default:
            break
        }
        switch typeValue(of: base, at: place) {
        case .project(let type)?:
            guard let member = member(name, of: type, isStatic: true) else { return constant(base, name) }
            return string(member, name: type.name + "." + name, of: base.isDynamicType ? nil : type, at: place, depth: depth)
        case .named(let framework, _)?:
            if let value = string(member: name, ofFramework: framework, at: place, depth: depth) { return value }
            return base.isName("Self") ? .unknown : constant(base, name)
        default:
            return .unknown
        }
    }

    /// What an extension adds to a class of the frameworks.
    private func string(member name: String, ofFramework framework: String, at place: Place, depth: Int) -> StringValue? {
        guard let property = frameworkProperty(name, of: framework, from: place.file), let value = constantValue(of: property.fact) else {
            return nil
        }
        var inner = Place(file: property.file)
        inner.extendedName = framework
        return string(value, at: inner, depth: depth + 1)
    }

    /// - Parameter type: the type that is asked, where it is named; without it `self` is, which may be a subclass.
    private func string(_ reference: Reference, name: String, of type: Type?, at place: Place, depth: Int) -> StringValue {
        switch reference {
        case .local(let locals):
            guard case .local(let local) = locals.binding.origin, local.isLet, let value = local.value else { return .unknown }
            return string(value, at: place.before(locals), depth: depth + 1)
        case .property(let declaration, let property, let owner):
            // A variable may change, and an override may answer otherwise.
            guard let value = constantValue(of: property) else { return .unknown }
            var inner = Place(in: declaration, of: owner, isStatic: property.modifiers.contains(.isStatic))
            inner.dynamicType = type ?? place.dynamicType
            if inner.dynamicType == nil, property.isComputed {
                let below = place.type ?? owner
                guard !descendants(of: below).contains(where: { $0.property(property.name) != nil }) else { return .unknown }
                if below != owner, hierarchy.subclasses[below.id].isEmpty, isWithin(below, owner) { inner.dynamicType = below }
            }
            let result = string(value, at: inner, depth: depth + 1)
            // It never changes, so the name is as good as the value.
            return !result.isKnown && property.isFixed ? .constant(owner.name + "." + property.name) : result
        case .frameworkProperty(let property, let file):
            guard let value = constantValue(of: property) else { return .unknown }
            var inner = Place(file: file)
            inner.extendedName = place.extendedName
            inner.dynamicType = place.dynamicType
            return string(value, at: inner, depth: depth + 1)
        case .global(let property, let file):
            guard let value = constantValue(of: property) else { return .unknown }
            let result = string(value, at: Place(file: file), depth: depth + 1)
            return !result.isKnown && property.modifiers.contains(.isLet) ? .constant(property.name) : result
        case .enumCase(let fact, let owner):
            return rawValue(of: fact, in: owner, depth: depth)
        case .type(.named(let name, _)):
            // A constant of another module looks like a type: `UIStateRestorationViewControllerStoryboardKey`.
            return .constant(name)
        case .type:
            return .unknown
        case .unknown:
            return Conventions.isConstant(name) ? .constant(name) : .unknown
        }
    }

    /// The value of a `let`, or of a getter that is one return.
    func constantValue(of property: PropertyFact) -> Expression? {
        if let value = property.value, !property.isComputed {
            return property.modifiers.contains(.isLet) || property.modifiers.contains(.isStatic) ? value : nil
        }
        return property.accessors.first { $0.kind == .getter }?.body?.onlyReturn
    }

    private func constant(_ base: Expression, _ name: String) -> StringValue {
        guard let spelling = spelling(of: base) else { return .unknown }
        return .constant(spelling + "." + name)
    }

    // MARK: Enum cases

    /// The case that an expression names, itself or through a constant.
    private func enumCase(_ expression: Expression, at place: Place, depth: Int) -> (fact: EnumCaseFact, owner: Type)? {
        guard depth < 16 else { return nil }
        switch reference(expression, at: place) {
        case .enumCase(let fact, let owner)?: return (fact, owner)
        case .property(let declaration, let property, let owner)?:
            guard let value = constantValue(of: property) else { return nil }
            return enumCase(value, at: Place(in: declaration, of: owner, isStatic: true), depth: depth + 1)
        case .local(let locals)?:
            guard case .local(let local) = locals.binding.origin, local.isLet, let value = local.value else { return nil }
            return enumCase(value, at: place.before(locals), depth: depth + 1)
        default: return nil
        }
    }

    /// The strings behind the cases of an enum.
    func rawValues(of type: Type) -> [StringValue] {
        type.declarations[0].fact.cases.map { rawValue(of: $0, in: type, depth: 0) }
    }

    /// The string behind a case: what is written, or the case's own name.
    func rawValue(of fact: EnumCaseFact, in owner: Type) -> StringValue { rawValue(of: fact, in: owner, depth: 0) }

    private func rawValue(of fact: EnumCaseFact, in owner: Type, depth: Int) -> StringValue {
        if let value = fact.rawValue { return string(value, at: Place(file: owner.file), depth: depth + 1) }
        guard owner.inherited.contains(where: { $0.name == "String" || $0.name == "CodingKey" }) else { return .unknown }
        return .text(fact.name)
    }
}

extension PropertyFact {
    /// A stored `static let`.
    fileprivate var isFixed: Bool { modifiers.isSuperset(of: [.isStatic, .isLet]) && !isComputed }
}

extension StringValue {
    /// The two behind one another.
    func followed(by other: StringValue) -> StringValue {
        let joined: StringPattern?
        switch (self, other) {
        case (.text(let first), .text(let second)): return .text(first + second)
        case (.text(""), _): return other
        case (_, .text("")): return self
        case (.text(let text), .pattern(let pattern)): joined = StringPattern(prefix: text + pattern.prefix, suffix: pattern.suffix)
        case (.pattern(let pattern), .text(let text)): joined = StringPattern(prefix: pattern.prefix, suffix: pattern.suffix + text)
        case (.pattern(let first), .pattern(let second)): joined = StringPattern(prefix: first.prefix, suffix: second.suffix)
        case (.text(let text), _): joined = StringPattern(prefix: text, suffix: "")
        case (_, .text(let text)): joined = StringPattern(prefix: "", suffix: text)
        case (.pattern(let pattern), _): joined = StringPattern(prefix: pattern.prefix, suffix: "")
        case (_, .pattern(let pattern)): joined = StringPattern(prefix: "", suffix: pattern.suffix)
        case (.constant, _), (.unknown, _): joined = nil
        }
        return joined.map(StringValue.pattern) ?? .unknown
    }
}
