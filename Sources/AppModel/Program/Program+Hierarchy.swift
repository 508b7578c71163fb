extension Program {
    public func superclass(of type: Type) -> Superclass { hierarchy.superclasses[type.id] }

    /// The project's classes above a type, nearest first.
    public func ancestors(of type: Type) -> [Type] {
        var ancestors: [Type] = []
        var current = superclass(of: type)
        while case .project(let parent) = current {
            ancestors.append(parent)
            current = superclass(of: parent)
        }
        return ancestors
    }

    /// In path order, classes that have more of the project's classes above them than are followed: what they inherit counts as unknown.
    public var classesTooDeep: [Type] { hierarchy.cut }

    /// The type and the project's classes above it.
    public func lineage(of type: Type) -> [Type] { [type] + ancestors(of: type) }

    /// Whether a type is another one or comes from it.
    public func isWithin(_ type: Type, _ other: Type) -> Bool { hierarchy.isWithin(type, other) }

    /// Whether an object may be of both types: one of them is the other or comes from it.
    public func areRelated(_ first: Type, _ second: Type) -> Bool { isWithin(first, second) || isWithin(second, first) }

    /// Every class below a type, at any distance.
    public func descendants(of type: Type) -> [Type] { type.descendants(hierarchy.subclasses) }

    /// The type and the project's classes above and below it, any of which may be at work in one object.
    public func family(of type: Type) -> [Type] { lineage(of: type) + descendants(of: type) }

    /// The framework class that a type comes from in the end; `nil` when the chain is broken or there is none.
    public func frameworkRoot(of type: Type) -> String? {
        if case .framework(let name) = hierarchy.root(of: type) { return name }
        return nil
    }

    /// Whether a type is known to inherit from a framework class.
    public func inherits(_ type: Type, from name: String) -> Bool {
        frameworkRoot(of: type).map { UIKit.inherits($0, from: name) } ?? false
    }

    /// Whether the sources leave open what a type inherits, from a class that they do not have or an extension that may belong to it.
    public func hasUnknownAncestor(_ type: Type) -> Bool {
        if case .unknown = hierarchy.root(of: type) { return true }
        return hierarchy.isOpen[type.id]
    }

    public func isController(_ type: Type) -> Bool { isControllerByType[type.id] }

    public func isView(_ type: Type) -> Bool { isViewByType[type.id] }

    /// Whether AppKit asks the objects of a class for their state.
    public func isRestoredByAppKit(_ type: Type) -> Bool { inherits(type, from: "NSResponder") || inherits(type, from: "NSDocument") }

    /// Whether the user says that a class, or one it inherits from, encodes its children itself.
    public func isContainer(_ type: Type) -> Bool {
        guard !options.containers.isEmpty else { return false }
        return lineage(of: type).contains { owner in
            options.isContainer(owner.name) || owner.declarations[0].fact.inherited.first.map { options.isContainer($0.name) } == true
        }
    }

    /// Whether a type adopts a protocol, itself or through a superclass, be it one of the frameworks' that the project has adopt it.
    public func adopts(_ type: Type, _ name: String) -> Bool {
        adopters.contain(type, name) { lineage(of: type) } || inheritsAdoption(of: name, type)
    }

    /// The classes that adopt a protocol, themselves or through a superclass. Known beforehand for `UIKit.restorationProtocols`.
    public func classes(adopting name: String) -> [Type] {
        let adopting = adopters.of(name)
        guard frameworkAdopters[name] != nil else { return adopting.sorted().map { types[$0] }.filter { $0.kind == .class } }
        return types.filter { $0.kind == .class && (adopting.contains($0.id) || inheritsAdoption(of: name, $0)) }
    }

    private func inheritsAdoption(of name: String, _ type: Type) -> Bool {
        guard let adopters = frameworkAdopters[name], let root = frameworkRoot(of: type) else { return false }
        return adopters.contains { frameworkInherits(root, from: $0) }
    }

    /// What a type lists and neither the sources nor Apple's frameworks declare, which may require and bring with it anything.
    public func strangers(of type: Type) -> [String] {
        type.declarations.flatMap { declaration -> [String] in
            // Most extensions list nothing, and a place takes long to make.
            guard !declaration.fact.inherited.isEmpty else { return [] }
            let place = Place(in: declaration, of: type, isStatic: true)
            return declaration.fact.inherited.compactMap { reference -> String? in
                guard case .named(let name, _)? = resolve(reference, at: place) else { return nil }
                let isApples =
                    UIKit.isKnownClass(name) || Conventions.applePrefixes.contains(where: name.hasPrefix)
                    || Conventions.isAppleDelegate(name)
                return isApples ? nil : name
            }
        }
    }
}
