import Syntax

/// Types as values: `Reader.self`, and the names they give.
extension Program {
    /// The type that an expression names: `Reader`, `Reader.self`, `Self`, `type(of: self)`, `self` in a static method.
    public func typeValue(of expression: Expression, at place: Place) -> StaticType? {
        switch expression.kind {
        case .name(let name):
            return typeValue(named: name, at: place)
        case .type(let type):
            return resolve(type, at: place)
        case .member(let base, let name):
            if name.text == "self" { return typeValue(of: base, at: place) }
            // As Swift 2 wrote `type(of: self)`.
            if name.text == "dynamicType", case .selfReference = base.kind {
                return (place.dynamicType ?? place.type).map(StaticType.project)
            }
            guard let spelling = spelling(of: expression) else { return nil }
            // Asked once: asked twice at each link, a chain of a hundred would never come to its end.
            switch typeValue(of: base, at: place) {
            case .project(let outer)?:
                return nestedType(name.text, of: outer, at: place)
            case .named? where name.text.unicodeScalars.first?.properties.isUppercase == true:
                return typeNamed(spelling, at: place)
            default:
                return nil
            }
        case .selfReference:
            return place.isStatic ? place.ownType : nil
        case .call(let call):
            guard call.name == "type", call.arguments.first?.label == "of", let object = call.arguments.first?.value else { return nil }
            switch object.kind {
            case .selfReference: return (place.dynamicType ?? place.type).map(StaticType.project)
            // `[pageController class]`, of a class that begins with a small letter.
            case .name(let name): return typeValue(named: name, at: place)
            default: return nil
            }
        default:
            return nil
        }
    }

    /// A type that the project declares within another.
    func nestedType(_ name: String, of outer: Type, at place: Place) -> StaticType? {
        let type = typeNamed(outer.name + "." + name, at: place)
        if case .project? = type { return type }
        // `Note.ID` may be a type of the frameworks.
        return name == "ID" && type?.name.contains(".") == false ? type : nil
    }

    private func typeValue(named name: String, at place: Place) -> StaticType? {
        // A capitalised name is a type, unless something nearer is called so.
        guard
            name.utf8.first.map({ UInt8(ascii: "A") <= $0 && $0 <= UInt8(ascii: "Z") || $0 >= 0x80 }) == true
                || isLowercaseClass(name, at: place),
            place.locals?.lookUp(name) == nil
        else { return nil }
        if name == "Self" { return place.ownType }
        guard let type = typeNamed(name, at: place) else { return nil }
        if case .named = type, isFunction(name, at: place) { return nil }
        return type
    }

    /// Whether a name that no declared type has is that of a free function, as those of C are that begin with a capital letter: `FindScreen(root)`.
    func isFunction(_ name: String, at place: Place) -> Bool {
        guard let functions = freeFunctions[name], !UIKit.isKnownClass(name) else { return false }
        return functions.contains { id in
            let function = self.functions[id]
            return function.file == place.file
                || unitOfFile[function.file] == unitOfFile[place.file] && !function.fact.modifiers.contains(.isPrivate)
        }
    }

    /// Whether a name is that of a class that begins with a small letter, in Objective-C, where no property is named by itself, and of no
    /// variable in sight.
    private func isLowercaseClass(_ name: String, at place: Place) -> Bool {
        names.lowercaseClasses.contains(name) && Language(path: files[place.file].path) == .objectiveC
            && global(name, from: place.file) == nil
            && place.type.map { member(name, of: $0, isStatic: place.isStatic) == nil } ?? true
    }

    /// What `"\(Reader.self)"` gives.
    func className(of expression: Expression, at place: Place) -> String? {
        switch namedType(expression, at: place) {
        case .project(let type)?: type.shortName
        case .named(let name, _)?: name
        default: nil
        }
    }

    /// What `NSStringFromClass(Reader.self)` gives. The name of a Swift class has its module in front, which no source names.
    func runtimeName(of expression: Expression, at place: Place) -> StringValue {
        namedType(expression, at: place).map(runtimeName) ?? .unknown
    }

    func runtimeName(of type: StaticType) -> StringValue {
        switch type {
        case .project(let type):
            if let name = type.declarations[0].fact.objectiveCName
                ?? (Language(path: files[type.file].path) == .objectiveC ? type.shortName : nil)
            {
                .text(name)
            } else {
                .constant("NSStringFromClass(" + type.name + ".self)")
            }
        case .named(let name, _):
            // Of a library in Swift it has the module in front, which nobody spells; that makes it no other text.
            .text(name)
        case .optional, .metatype: .unknown
        }
    }

    /// The class that goes by a name at run time; for a name with a module in front, the one that is called like the rest of it.
    func classNamed(_ name: StringValue, inUnit unit: Int) -> StaticType? {
        let classes = types.filter { $0.unit == unit && $0.kind == .class && !files[$0.file].isTest }
        if let found = classes.filter({ runtimeName(of: .project($0)) == name }).onlyElement { return .project(found) }
        let qualified: String
        switch name {
        case .text(let text): qualified = text
        case .pattern(let pattern): qualified = pattern.suffix
        case .constant, .unknown: return nil
        }
        guard let dot = qualified.lastIndex(of: ".") else {
            return name.text.flatMap { text in classes.contains { $0.shortName == text } || text.isEmpty ? nil : .named(text, []) }
        }
        return classes.filter { $0.name == qualified[qualified.index(after: dot)...] }.onlyElement.map(StaticType.project)
    }

    /// The type whose name is asked for; `nil` where a subclass, the adopter of a protocol or a specialised type may stand for it.
    private func namedType(_ expression: Expression, at place: Place) -> StaticType? {
        let type = typeValue(of: expression, at: place)
        if expression.isDynamicType, place.dynamicType == nil, case .project(let project)? = type,
            project.kind == .protocol || !hierarchy.subclasses[project.id].isEmpty
        {
            return nil
        }
        guard case .project(let project)? = type else { return type }
        return project.declarations[0].fact.genericParameters.isEmpty ? type : nil
    }

    /// The names of a chain of members, as written.
    func spelling(of expression: Expression) -> String? {
        switch expression.kind {
        case .name(let name): name
        case .member(let base, let name): spelling(of: base).map { $0 + "." + name.text }
        default: nil
        }
    }
}

extension Expression {
    /// `Self`, `type(of: self)` and `self` rather than the name of a type.
    var isDynamicType: Bool {
        switch kind {
        case .name("Self"), .selfReference: true
        case .member(let base, let name): name.text == "self" && base.isDynamicType
        case .call(let call): call.name == "type"
        default: false
        }
    }
}

extension Expression {
    /// Whether it is the type of `self`, whichever that is at run time.
    var isSelfType: Bool {
        switch kind {
        case .name("Self"), .selfReference: true
        case .member(let base, let name): (name.text == "self" || name.text == "dynamicType") && base.isSelfType
        case .call(let call):
            call.name == "type" && call.arguments.first?.label == "of" && call.arguments.first?.value.isSelfType == true
                || call.name == "class" && call.receiver?.isSelfType == true
        default: false
        }
    }
}
