/// A version of a system: `13.2`.
public struct SystemVersion: Hashable, Comparable, Sendable {
    public let major: Int
    public let minor: Int

    public init(_ major: Int, _ minor: Int = 0) {
        self.major = major
        self.minor = minor
    }

    /// `nil` for a build setting and whatever else is no version.
    public init?(_ text: String) {
        let numbers = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).map { Int(Substring($0)) }
        guard (1...3).contains(numbers.count), numbers.allSatisfy({ $0 != nil }), let major = numbers[0] else { return nil }
        self.init(major, numbers.count > 1 ? numbers[1] ?? 0 : 0)
    }

    public static func < (left: SystemVersion, right: SystemVersion) -> Bool { (left.major, left.minor) < (right.major, right.minor) }
}
