import Foundation

/// How many of many things a run of the tests tries: few while one works, more with `THOROUGH=1`, as before anything lands.
struct Sample {
    private let share: UInt64

    static let isThorough = ProcessInfo.processInfo.environment["THOROUGH"] == "1"

    /// - Parameters:
    ///   - share: one in how many.
    ///   - thorough: and with `THOROUGH=1`; 1 is all of them.
    init(oneIn share: UInt64, thorough: UInt64 = 1) { self.share = Sample.isThorough ? thorough : share }

    /// By the text alone, so that a new one does not move the others.
    func takes(_ text: String) -> Bool { Sample.number(of: text).isMultiple(of: share) }

    /// The same in every run (FNV-1a).
    static func number(of text: String) -> UInt64 {
        let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        return hash ^ hash >> 32
    }
}
