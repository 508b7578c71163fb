/// A fault that is put into correct code, one place at a time.
enum Mutation: String, CaseIterable {
    case superDropped = "the call to super dropped"
    case superUnderIf = "the call to super under an if"
    case readKeyRenamed = "a key renamed where it is read"
    case writeKeyRenamed = "a key renamed where it is written"
    case readTypeChanged = "another type read than written"
    case propertyMadeOptional = "an encoded number made optional"
    case castForced = "the cast of a read forced"
    case overrideDropped = "override dropped"

    /// The rules of which one has to speak; empty where the compiler does.
    var rules: Set<String> {
        switch self {
        case .superDropped, .superUnderIf: ["missing-restoration-super", "appkit-missing-restoration-super"]
        case .readKeyRenamed, .writeKeyRenamed: ["decoded-key-never-encoded", "encoded-key-never-decoded"]
        case .readTypeChanged: ["coder-type-mismatch", "optional-scalar-encoded"]
        case .propertyMadeOptional: ["optional-scalar-encoded"]
        case .castForced: ["unsafe-restored-value"]
        case .overrideDropped: []
        }
    }

    /// Rules that may speak of the same fault at its other end.
    var companions: Set<String> {
        switch self {
        case .propertyMadeOptional: ["coder-type-mismatch", "optional-scalar-encoded"]
        // What a superclass fills as it decodes is missing then.
        case .superDropped, .superUnderIf: rules.union(["restored-without-dependencies"])
        default: rules
        }
    }
}
