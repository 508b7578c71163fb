import Syntax

/// What a text is recognised by later in the same run.
///
/// Nobody writes a file for it to be mistaken for another one within a second, so speed counts here, and no secret is involved.
struct Digest: Hashable, Sendable {
    private let first: UInt64
    private let second: UInt64

    init(_ file: SourceFile) {
        // The padding lets the last step look beyond the end.
        (first, second) = file.bytes.withUnsafeBytes { bytes in
            var (left, right) = (UInt64(file.count) ^ 0x9E37_79B9_7F4A_7C15, UInt64(file.count) ^ 0xC2B2_AE3D_27D4_EB4F)
            for offset in stride(from: 0, to: file.count, by: 16) {
                left = Self.mixed(left ^ bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self), 0xA076_1D64_78BD_642F)
                right = Self.mixed(right ^ bytes.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self), 0xE703_7ED1_A0B4_28DB)
            }
            return (left, right)
        }
    }

    private static func mixed(_ left: UInt64, _ right: UInt64) -> UInt64 {
        let product = left.multipliedFullWidth(by: right)
        return product.high ^ product.low ^ left
    }
}

/// The digests of many files, found by their paths.
struct Digests: Sendable {
    /// Sorted.
    private var paths: [String] = []
    private var values: [Digest] = []

    /// - Parameter path: comes after those that are there.
    mutating func add(_ digest: Digest, of path: String) {
        paths.append(path)
        values.append(digest)
    }

    mutating func add(_ others: Digests) {
        paths += others.paths
        values += others.values
    }

    /// `nil` for a file that was not read.
    subscript(path: String) -> Digest? {
        var (low, high) = (0, paths.count)
        while low < high {
            let middle = (low + high) / 2
            if paths[middle] < path { low = middle + 1 } else { high = middle }
        }
        return low < paths.count && paths[low] == path ? values[low] : nil
    }
}
