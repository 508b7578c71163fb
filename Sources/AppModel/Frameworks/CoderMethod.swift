/// One method of `NSCoder` that deals in keys.
public struct CoderMethod: Sendable {
    public enum Direction: Sendable {
        case write, read
        /// `containsValue(forKey:)`.
        case test
    }

    /// What lies in the archive under the key.
    public enum Shape: Sendable, Hashable {
        case object, boolean, integer, floating, bytes
        /// `CGPoint` and the like, by their name.
        case structure(String)
        /// `encode(_:forKey:)`, whose overload the value's type chooses.
        case byValue
    }

    public var direction: Direction
    public var shape: Shape
    /// An object read without a class to check it against.
    public var isUntyped = false

    /// The method that a call names, if it has a key: by base name and labels, in every Swift spelling.
    public init?(_ call: Call) {
        guard CoderMethod.key(of: call) != nil, let method = CoderMethod.byName[call.name] else { return nil }
        self = method
        if call.name == "decodeObject", call.argument("of") != nil { isUntyped = false }
    }

    private init(_ direction: Direction, _ shape: Shape, isUntyped: Bool = false) {
        self.direction = direction
        self.shape = shape
        self.isUntyped = isUntyped
    }

    /// The key: behind `forKey:`, or the lone argument of Swift 2's `decodeObjectForKey(_:)`.
    public static func key(of call: Call) -> Expression? {
        if let key = call.argument("forKey") { return key }
        return call.name.hasSuffix("ForKey") ? call.firstUnlabelled : nil
    }

    private static let byName: [String: CoderMethod] = {
        var methods: [String: CoderMethod] = [
            "encode": CoderMethod(.write, .byValue),
            "encodeObject": CoderMethod(.write, .object),
            "encodeConditionalObject": CoderMethod(.write, .object),
            "encodeEncodable": CoderMethod(.write, .object),
            "encodeBool": CoderMethod(.write, .boolean),
            "encodeBytes": CoderMethod(.write, .bytes),
            "decodeObject": CoderMethod(.read, .object, isUntyped: true),
            "decodeObjectForKey": CoderMethod(.read, .object, isUntyped: true),
            "decodeTopLevelObject": CoderMethod(.read, .object, isUntyped: true),
            "decodeTopLevelObjectForKey": CoderMethod(.read, .object, isUntyped: true),
            "decodeObjectOfClass": CoderMethod(.read, .object),
            "decodeObjectOfClasses": CoderMethod(.read, .object),
            "decodePropertyList": CoderMethod(.read, .object),
            "decodePropertyListForKey": CoderMethod(.read, .object),
            "decodeArrayOfObjects": CoderMethod(.read, .object),
            "decodeDictionary": CoderMethod(.read, .object),
            "decodeDecodable": CoderMethod(.read, .object),
            "decodeTopLevelDecodable": CoderMethod(.read, .object),
            "decodeBool": CoderMethod(.read, .boolean),
            "decodeBoolForKey": CoderMethod(.read, .boolean),
            "decodeBytes": CoderMethod(.read, .bytes),
            "containsValue": CoderMethod(.test, .object),
            "containsValueForKey": CoderMethod(.test, .object),
        ]
        for number in ["Integer", "Int", "CInt", "Int32", "Int64"] {
            methods["encode" + number] = CoderMethod(.write, .integer)
            methods["decode" + number] = CoderMethod(.read, .integer)
            methods["decode" + number + "ForKey"] = CoderMethod(.read, .integer)
        }
        for number in ["Float", "Double"] {
            methods["encode" + number] = CoderMethod(.write, .floating)
            methods["decode" + number] = CoderMethod(.read, .floating)
            methods["decode" + number + "ForKey"] = CoderMethod(.read, .floating)
        }
        for structure in UIKit.codedStructures {
            methods["encode" + structure] = CoderMethod(.write, .structure(structure))
            methods["decode" + structure] = CoderMethod(.read, .structure(structure))
            methods["decode" + structure + "ForKey"] = CoderMethod(.read, .structure(structure))
        }
        return methods
    }()
}

extension UIKit {
    /// The properties of a coder, none of which reads or writes a key.
    static let coderProperties: Set<String> = [
        "allowsKeyedCoding", "requiresSecureCoding", "error", "systemVersion", "allowedClasses", "decodingFailurePolicy", "outputFormat",
        "Type",
    ]
}
