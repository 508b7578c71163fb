import AppModel
import Syntax

/// A value that comes out of restorable state: any version of the app may have written it, or none.
struct RestoredValue {
    /// The whole read.
    let range: SourceRange
    /// Where a message about it stands.
    let location: Location
    let key: StringValue
    let function: Function
    let isObject: Bool
    let mayBeIndex: Bool

    init(_ read: KeyAccess) {
        range = read.site.range
        location = read.function.location(read.call.nameRange)
        key = read.isOneOfMany ? .unknown : read.key
        function = read.function
        isObject = read.method.shape == .object
        mayBeIndex = read.method.shape == .integer
    }

    init(_ read: ActivityRead) {
        range = read.range
        location = read.function.location(read.range)
        key = read.key
        function = read.function
        isObject = true
        mayBeIndex = !read.isWhole
    }
}
