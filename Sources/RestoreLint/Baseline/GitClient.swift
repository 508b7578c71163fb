import Syntax

extension Git {
    /// Asks git about one repository, and only what it can tell without a command that the repository's configuration names.
    struct Client: Sendable {
        let program: String
        /// The folder with `.git`.
        let root: String

        struct Answer {
            let status: Int32
            let output: [UInt8]
            let errors: [UInt8]

            var lines: [String] { output.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) } }
        }

        /// What a commit has at a path.
        struct Entry: Sendable {
            let blob: String
            let isLink: Bool
        }

        private static let options = [
            "--no-optional-locks", "--no-pager", "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null",
        ]
        /// A clone that lacks an object would fetch it, by any program that its configuration names.
        private static let environment = ["GIT_NO_LAZY_FETCH": "1", "GIT_ALLOW_PROTOCOL": "", "GIT_TERMINAL_PROMPT": "0"]

        func run(_ arguments: String..., input: [UInt8] = []) throws(Revision.Failure) -> Answer { try run(arguments, input: input) }

        func run(_ arguments: [String], input: [UInt8] = []) throws(Revision.Failure) -> Answer {
            do {
                let result = try Platform.run(
                    program, Self.options + ["-C", root] + arguments, input: input, environment: Self.environment)
                return Answer(status: result.status, output: result.output, errors: result.errors)
            } catch {
                throw .unavailable("git cannot be run: \(error)")
            }
        }

        /// The output of a call that has no reason to fail.
        func demand(_ arguments: [String], input: [UInt8] = []) throws(Revision.Failure) -> [UInt8] {
            let answer = try run(arguments, input: input)
            guard answer.status == 0 else {
                let complaint = String(decoding: answer.errors, as: UTF8.self).split(separator: "\n").first.map(String.init)
                throw .unavailable(complaint ?? "'git \(arguments[0])' failed with status \(answer.status)")
            }
            return answer.output
        }

        /// The full name of a commit, `nil` if there is none of that name.
        func commit(_ name: String) throws(Revision.Failure) -> String? {
            // A repository that belongs to somebody else is refused with 128, a name that is not there with 1.
            let answer = try run("rev-parse", "--verify", "--quiet", "--end-of-options", name + "^{commit}")
            if answer.status == 0 { return answer.lines.last }
            _ = try demand(["rev-parse", "--git-dir"])
            return nil
        }

        var isShallow: Bool {
            get throws(Revision.Failure) { try run("rev-parse", "--is-shallow-repository").lines.first == "true" }
        }

        /// Every file of a commit, by its path from the top.
        func tree(of commit: String) throws(Revision.Failure) -> [String: Entry] {
            // "<mode> blob <hash>\t<path>"; a submodule is a commit.
            let output = try demand(["ls-tree", "-r", "-z", "--full-tree", commit])
            var tree: [String: Entry] = [:]
            for record in output.split(separator: 0) {
                guard let tab = record.firstIndex(of: UInt8(ascii: "\t")) else { continue }
                let words = record[..<tab].split(separator: UInt8(ascii: " "))
                guard words.count == 3, words[1].elementsEqual("blob".utf8) else { continue }
                let blob = String(decoding: words[2], as: UTF8.self)
                tree[String(decoding: record[(tab + 1)...], as: UTF8.self)] = Entry(
                    blob: blob, isLink: words[0].elementsEqual("120000".utf8))
            }
            return tree
        }

        /// What git would call the files' bytes as they are, without a filter; absolute paths. One that cannot be read is left out.
        func hashes(of files: [String]) throws(Revision.Failure) -> [String: String] {
            var hashes: [String: String] = [:]
            var rest = files[...]
            while !rest.isEmpty {
                let answer = try run(
                    ["hash-object", "--no-filters", "--stdin-paths"], input: Array(rest.map { $0.quotedForGit + "\n" }.joined().utf8))
                let lines = answer.lines
                for (path, hash) in zip(rest, lines) { hashes[path] = hash }
                guard answer.status != 0 else { break }
                // It stops at the first file that it cannot read.
                rest = rest.dropFirst(lines.count + 1)
            }
            return hashes
        }

        /// The texts behind hashes, those left out that git has not got.
        func texts(of blobs: Set<String>) throws(Revision.Failure) -> [String: [UInt8]] {
            guard !blobs.isEmpty else { return [:] }
            let asked = blobs.sorted()
            let answer = try demand(["cat-file", "--batch"], input: Array(asked.map { $0 + "\n" }.joined().utf8))
            var texts: [String: [UInt8]] = [:]
            var rest = answer[...]
            for blob in asked {
                // Either "<hash> blob <size>", the text and a line end, or "<hash> missing".
                guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { break }
                let words = rest[..<end].split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
                rest = rest[(end + 1)...]
                guard words.count == 3, let size = Int(words[2]), size < rest.count else { continue }
                texts[blob] = Array(rest.prefix(size))
                rest = rest.dropFirst(size + 1)
            }
            return texts
        }

        /// Without files of repositories inside this one and without ignored ones, about which no commit tells; absolute paths.
        func withoutForeign(_ files: [String]) throws(Revision.Failure) -> [String] {
            var isOursByFolder: [String: Bool] = [:]
            let ours = files.filter { file in
                let folder = Path.parent(file)
                if let isOurs = isOursByFolder[folder] { return isOurs }
                let isOurs = Git.root(above: folder) == root
                isOursByFolder[folder] = isOurs
                return isOurs
            }
            guard !ours.isEmpty else { return [] }
            // A name may begin as a pattern does.
            let paths = ours.map { "./" + Path.inside(root, $0)! }
            let answer = try run(["check-ignore", "-z", "--stdin"], input: Array(paths.joined(separator: "\0").utf8) + [0])
            let ignored = Set(answer.output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) })
            return zip(ours, paths).filter { !ignored.contains($1) }.map(\.0)
        }

        /// The files that a sparse checkout leaves out, from the top.
        var sparsePaths: Set<String> {
            get throws(Revision.Failure) {
                let records = try demand(["ls-files", "-t", "-z"]).split(separator: 0)
                return Set(records.filter { $0.starts(with: "S ".utf8) }.map { String(decoding: $0.dropFirst(2), as: UTF8.self) })
            }
        }
    }
}

extension String {
    /// A path as git reads and writes it in lines: in quotes where it holds what would end the line or the quotes.
    var quotedForGit: String {
        guard unicodeScalars.contains(where: { $0.isHarmful || $0 == "\"" || $0 == "\\" }) else { return self }
        var result = "\""
        for scalar in unicodeScalars {
            if scalar == "\"" || scalar == "\\" {
                result += "\\" + String(scalar)
            } else if scalar.isHarmful {
                for byte in String(scalar).utf8 {
                    let digits = String(byte, radix: 8)
                    result += "\\" + String(repeating: "0", count: 3 - digits.utf8.count) + digits
                }
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
