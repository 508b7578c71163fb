import AppModel

extension KeyAccess {
    /// The call that reads an object as one of a class, in the reader's language, for a remedy: `decodeObject(of: NSString.self, forKey: …)`.
    /// `nil` for what is no object, and where the text does not tell the classes.
    func call(decoding type: StaticType) -> String? {
        guard let classes = type.codedClasses else { return nil }
        if function.isObjectiveC {
            let names = classes.map { "[\($0) class]" }.joined(separator: ", ")
            return classes.count == 1
                ? "decodeObjectOfClass:\(names) forKey:…" : "decodeObjectOfClasses:[NSSet setWithObjects:\(names), nil] forKey:…"
        }
        let names = classes.map { "\($0).self" }.joined(separator: ", ")
        return "decodeObject(of: \(classes.count == 1 ? names : "[\(names)]"), forKey: …)"
    }

    /// The call that reads a number or a structure: `decodeInteger(forKey: …)`.
    func call(_ method: String) -> String { function.isObjectiveC ? "\(method)ForKey:…" : "\(method)(forKey: …)" }
}

extension StaticType {
    /// The classes that an archive holds for a value: that of a list and those of what is in it. `nil` where one is not known.
    fileprivate var codedClasses: [String]? {
        switch self {
        case .optional(let wrapped): return wrapped.codedClasses
        case .metatype: return nil
        case .project(let type): return type.kind == .class ? [type.name] : nil
        case .named(let name, let elements):
            if UIKit.scalars[name] != nil { return ["NSNumber"] }
            // Mutable or not, it is archived as the same.
            let plain = name.hasPrefix("NSMutable") ? "NS" + name.dropFirst(9) : name
            guard let own = UIKit.foundationClasses[plain] ?? (UIKit.isKnownClass(plain) ? plain : nil), own != "NSObject",
                !UIKit.isCollection(own) || !elements.isEmpty
            else { return nil }
            return elements.reduce([own]) { classes, element in
                guard let classes, let inner = element.codedClasses else { return nil }
                return classes + inner.filter { !classes.contains($0) }
            }
        }
    }
}
