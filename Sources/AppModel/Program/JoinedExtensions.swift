import Syntax

/// The extensions that join the one type which their name means from their file.
struct JoinedExtensions {
    /// In path order.
    private(set) var ofType: [Int: [Origin]] = [:]
    /// The types that some other extension may belong to.
    private(set) var open: Set<Int> = []

    init(_ files: [FileFacts], _ declared: Declared) {
        let macros = Self.macros(in: files)
        for (file, facts) in files.enumerated() {
            // By index, for a copy of a fact retains all that it holds.
            for position in facts.types.indices where facts.types[position].kind == .extension {
                let name = facts.types[position].name
                var meaning = declared.extended(by: name, inFile: file)
                if let meant = macros[name] {
                    let meanings = meant.map { declared.extended(by: $0, inFile: file) }
                    if case .unknown = meaning, meanings.count == 1 {
                        meaning = meanings[0]
                    } else {
                        // One text becomes the body of several classes.
                        for case .type(let id) in meanings { open.insert(id) }
                    }
                }
                switch meaning {
                case .type(let id):
                    ofType[id, default: []].append(Origin(file: file, position: position))
                case .ambiguous(let ids):
                    // It may belong to any of them: what these can do is not all in sight.
                    open.formUnion(ids)
                case .alias, .unknown:
                    break
                }
            }
        }
    }

    /// What Objective-C's `#define` makes of a name, as for `@implementation CLASS_NAME`.
    private static func macros(in files: [FileFacts]) -> [String: [String]] {
        var macros: [String: [String]] = [:]
        for facts in files where !facts.globals.isEmpty && Language(path: facts.path) == .objectiveC {
            for position in facts.globals.indices {
                guard case .name(let meant)? = facts.globals[position].value?.kind, facts.globals[position].type == nil,
                    macros[facts.globals[position].name]?.contains(meant) != true
                else { continue }
                macros[facts.globals[position].name, default: []].append(meant)
            }
        }
        return macros
    }
}
