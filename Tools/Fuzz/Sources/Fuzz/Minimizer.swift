import Foundation

/// Makes a finding smaller as long as the same goes wrong.
struct Minimizer {
    let arguments: Arguments
    let folder: String
    private let end: Double

    /// - Parameter folder: to work in.
    init(_ arguments: Arguments, folder: String, seconds: Double) {
        self.arguments = arguments
        self.folder = folder
        end = Measure.now + seconds
    }

    func minimized(_ finding: Finding) -> Finding {
        var finding = finding
        // A fault that does not come again is kept as it is.
        guard goesWrong(finding.files.files, as: finding) else { return finding }
        for index in finding.files.files.indices.reversed() {
            var fewer = finding.files.files
            fewer.remove(at: index)
            if !fewer.isEmpty, goesWrong(fewer, as: finding) { finding.files.files = fewer }
        }
        for index in finding.files.files.indices {
            shrink(index, of: &finding, into: pieces(by: UInt8(ascii: "\n")))
            shrink(index, of: &finding, into: pieces(of: 1))
        }
        return finding
    }

    /// Leaves out ever smaller runs of pieces.
    private func shrink(_ index: Int, of finding: inout Finding, into pieces: ([UInt8]) -> [ArraySlice<UInt8>]) {
        var parts = pieces(finding.files.files[index].bytes)
        var length = max(1, parts.count / 2)
        while length > 0, Measure.now < end {
            var start = 0
            var hasShrunk = false
            while start < parts.count, Measure.now < end {
                var fewer = parts
                fewer.removeSubrange(start..<min(parts.count, start + length))
                var files = finding.files.files
                files[index].bytes = Array(fewer.joined())
                if goesWrong(files, as: finding) {
                    parts = fewer
                    finding.files.files = files
                    hasShrunk = true
                } else {
                    start += length
                }
            }
            if length > 1 || !hasShrunk { length /= 2 }
        }
    }

    private func pieces(by separator: UInt8) -> ([UInt8]) -> [ArraySlice<UInt8>] {
        { bytes in
            var pieces: [ArraySlice<UInt8>] = []
            var start = 0
            for index in bytes.indices where bytes[index] == separator || index == bytes.count - 1 {
                pieces.append(bytes[start...index])
                start = index + 1
            }
            return pieces
        }
    }

    private func pieces(of length: Int) -> ([UInt8]) -> [ArraySlice<UInt8>] {
        { bytes in stride(from: 0, to: bytes.count, by: length).map { bytes[$0..<min(bytes.count, $0 + length)] } }
    }

    private func goesWrong(_ files: [Sample], as finding: Finding) -> Bool {
        let place = folder + "/\(finding.files.subject.rawValue)-trial"
        guard (try? Finding.write(files, to: place)) != nil else { return false }
        let words = ["--replay", place, "--patience", "\(arguments.patience)", "--memory", "\(arguments.memory)"]
        guard let child = try? Child(words, errorFile: folder + "/trial.txt") else { return false }
        guard child.wait(seconds: arguments.patience * 3 + 5) else {
            child.kill()
            return finding.fault == "it takes long"
        }
        guard let fault = child.fault else { return false }
        return Finding(fault: fault, number: 0, files: finding.files, words: "").kind == finding.kind
    }
}
