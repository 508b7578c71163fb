/// How types stand to one another, as far as the sources and the frameworks' tables tell.
extension Program {
    /// A framework class's superclass; `nil` for a root and for what is no framework class.
    func frameworkSuperclass(of name: String) -> String? { UIKit.superclass(of: name) }

    /// The class under whose name the frameworks hand out objects of another, which are the same objects under either.
    func handedOut(_ name: String) -> String { UIKit.namesWhenHandedOut[name] ?? name }

    /// Whether a framework's type is a number, a truth value or nothing at all.
    func isNumber(_ name: String) -> Bool { UIKit.scalars[name] != nil || name == "BOOL" || name == "Void" || name == "Range" }

    /// The names of the types whose extensions a string may take its constants from.
    static let textTypes = ["String", "NSString"]

    func frameworkInherits(_ name: String, from ancestor: String) -> Bool { UIKit.inherits(name, from: ancestor) }

    /// Whether everything of one type is of another.
    func isWithin(_ type: StaticType, _ other: StaticType) -> Bool {
        switch (type.unwrapped, other.unwrapped) {
        case (.project(let type), .project(let other)): type == other || isWithin(type, other) || adopts(type, other.name)
        case (.project(let type), .named(let other, _)): frameworkRoot(of: type).map { UIKit.inherits($0, from: other) } ?? false
        case (.named(let type, _), .named(let other, _)): UIKit.inherits(type, from: other)
        case (.named, .project), (.metatype, _), (_, .metatype), (.optional, _), (_, .optional): false
        }
    }

    /// Whether something of one type may be of another: unless the two are classes of which neither comes from the other, it may.
    func mayBe(_ type: StaticType, _ other: StaticType) -> Bool {
        switch (type.unwrapped, other.unwrapped) {
        case (.project(let type), .project(let other)):
            if other.kind == .protocol {
                return adopts(type, other.name) || hasUnknownAncestor(type) || type.kind == .protocol
                    || !hierarchy.subclasses[type.id].isEmpty
            }
            if type.kind == .protocol {
                return ([other] + descendants(of: other)).contains { adopts($0, type.name) || hasUnknownAncestor($0) }
            }
            return areRelated(type, other) || hasUnknownAncestor(type)
        case (.project(let type), .named(let other, _)):
            if type.kind == .protocol || UIKit.isAnything(other) || !UIKit.isKnownClass(other) && !UIKit.isPlainValue(other) { return true }
            guard let root = frameworkRoot(of: type) else { return hasUnknownAncestor(type) }
            return UIKit.inherits(root, from: other) || UIKit.inherits(other, from: root)
        case (.named(let type, _), .project(let other)):
            guard UIKit.isKnownClass(type), other.kind == .class else {
                return other.kind == .protocol || !UIKit.isPlainValue(type) && !UIKit.isCollection(type)
            }
            return frameworkRoot(of: other).map { UIKit.inherits($0, from: type) } ?? hasUnknownAncestor(other)
        case (.named(let type, _), .named(let other, _)):
            if UIKit.isAnything(type) || UIKit.isAnything(other) { return true }
            let (type, other) = (UIKit.foundationName(type), UIKit.foundationName(other))
            // A name that nobody knows may be another one for anything, or that of a protocol, such as `Sequence`.
            if !UIKit.isKnown(type) || !UIKit.isKnown(other) { return true }
            if UIKit.isCollection(type) || UIKit.isCollection(other) { return UIKit.isCollection(type) == UIKit.isCollection(other) }
            return UIKit.inherits(type, from: other) || UIKit.inherits(other, from: type)
        case (.metatype, .metatype): return true
        case (.metatype(.project(let type)), .project(let other)): return other.kind == .protocol && type.kind != .protocol
        case (.metatype(.named(let name, _)), .named) where !UIKit.isKnown(name):
            // A constant or a macro that nobody declares reads like a type: `NSApp`, `PAGE`.
            return true
        case (.metatype, .named(let other, _)), (.named(let other, _), .metatype):
            return UIKit.isAnything(other) || !UIKit.isKnownClass(other)
        case (.metatype, _), (_, .metatype), (.optional, _), (_, .optional): return true
        }
    }

    /// Whether what reads like the creation of an object may be a call of a function or a macro that nobody declares, `NSLocalizedString(…)`, or one
    /// of a class itself, `[NSURL URLWithString:…]`.
    func mayBeUnseenFunction(_ expression: Expression, giving type: StaticType) -> Bool {
        guard case .call = expression.core.kind, case .named(let name, _) = type.unwrapped else { return false }
        return !UIKit.isKnown(name)
    }

    /// Whether a type, one above it, a protocol it adopts or what extends its framework's class declares a method of a name.
    func declares(method name: String, _ type: Type, from file: Int) -> Bool {
        lineage(of: type).contains { owner in functions(named: name, of: owner).contains { $0.property == nil } }
    }
}

extension UIKit {
    /// Whether a name stands for whatever there is, or for what a class of Foundation is called in C.
    static func isAnything(_ name: String) -> Bool {
        name == "Any" || name == "AnyObject" || name == "id" || name == "NSObject" || name.isEmpty
            || name.hasPrefix("CF") && (name.hasSuffix("Ref") || namesInC.contains(name))
    }

    /// What Swift calls the classes of Foundation that have a name in C.
    private static let namesInC: Set<String> = [
        "CFArray", "CFMutableArray", "CFDictionary", "CFMutableDictionary", "CFSet", "CFMutableSet", "CFString", "CFMutableString",
        "CFAttributedString", "CFData", "CFMutableData", "CFNumber", "CFBoolean", "CFDate", "CFURL", "CFError", "CFPropertyList",
    ]

    /// Whether a name is surely that of a type of the frameworks.
    static func isKnown(_ name: String) -> Bool { isKnownClass(name) || isPlainValue(name) || isCollection(name) }

    /// Whether a name is that of a list, a set or a dictionary, in either language.
    public static func isCollection(_ name: String) -> Bool {
        switch name {
        case "Array", "Set", "Dictionary", "NSArray", "NSMutableArray", "NSSet", "NSMutableSet", "NSDictionary", "NSMutableDictionary",
            "NSOrderedSet",
            "NSMutableOrderedSet":
            true
        default: false
        }
    }

    /// The class that a value of Swift's is in Objective-C.
    static func foundationName(_ name: String) -> String { foundationClasses[name] ?? (scalars[name] != nil ? "NSNumber" : name) }
}
