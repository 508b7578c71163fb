/// Writes Swift that looks like an app's: controllers with comments, closures, interpolation and state restoration.
///
/// The same seed and size give the same bytes on every machine.
struct Generator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    /// Files of some five kilobytes each, until they hold `byteCount`.
    mutating func files(byteCount: Int) -> [(path: String, text: String)] {
        var files: [(path: String, text: String)] = []
        var bytes = 0
        while bytes < byteCount {
            let name = "\(word().capitalized)\(word().capitalized)\(files.count)"
            let text = file(name)
            files.append(("Sources/\(name).swift", text))
            bytes += text.utf8.count
        }
        return files
    }

    /// SplitMix64.
    private mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    private mutating func number(below limit: Int) -> Int {
        Int(next() % UInt64(limit))
    }

    private mutating func pick(_ choices: [String]) -> String {
        choices[number(below: choices.count)]
    }

    private mutating func word() -> String {
        pick(Self.words)
    }

    private static let words = [
        "account", "article", "badge", "banner", "button", "cache", "calendar", "cell", "channel", "comment", "content",
        "detail", "editor", "feed", "filter", "folder", "gallery", "header", "image", "index", "item", "label", "layout",
        "library", "list", "message", "model", "note", "option", "page", "photo", "player", "preview", "profile", "query",
        "reader", "result", "search", "section", "session", "setting", "sidebar", "status", "summary", "table", "theme",
        "thread", "title", "toolbar", "view",
    ]

    private static let types = ["Int", "String", "Bool", "Double", "[String]", "[String: Int]", "UIView", "Date"]

    private mutating func file(_ name: String) -> String {
        var text = """
            //
            //  \(name).swift
            //  \(pick(["Reader", "Journal", "Player"]))
            //

            import UIKit

            protocol \(name)Delegate: AnyObject {
                func \(word())Controller(_ controller: \(name), didSelect \(word()): Int)
            }

            /// Shows the \(word()) of a \(word()), and lets the user change its \(word()).
            final class \(name): UIViewController {
                weak var delegate: \(name)Delegate?

            """
        let properties = (0..<(3 + number(below: 6))).map { "\(word())\($0)" }
        for property in properties {
            text += "    \(pick(["private var", "var", "private(set) var"])) \(property): \(pick(Self.types))!\n"
        }
        text += initializer(name)
        for _ in 0..<(4 + number(below: 8)) { text += method(properties) }
        if number(below: 4) == 0 { text += restoration(properties) }
        text += "}\n\nextension \(name): UITableViewDataSource {\n"
        text += method(properties)
        text += "}\n"
        return text
    }

    private mutating func initializer(_ name: String) -> String {
        """

            init(\(word()): String, \(word())Count: Int = \(number(below: 100))) {
                super.init(nibName: nil, bundle: nil)
                title = NSLocalizedString("\(name).title", comment: "The title of the \(word())")
            }

            required init?(coder: NSCoder) {
                fatalError("init(coder:) has not been implemented")
            }

        """
    }

    private mutating func method(_ properties: [String]) -> String {
        var text = "\n    // MARK: \(word().capitalized)\n\n"
        let attribute = pick(["", "", "@objc ", "private ", "@MainActor "])
        text += "    \(attribute)func \(word())\(word().capitalized)\(number(below: 1000))"
        text += "(_ \(word()): UIView, for \(word()): [Int]) -> Bool {\n"
        for _ in 0..<(2 + number(below: 6)) { text += statement(properties) }
        text += "        return \(word()).isEmpty || \(pick(properties)) != nil\n    }\n"
        return text
    }

    private mutating func statement(_ properties: [String]) -> String {
        let property = pick(properties)
        let (one, two, three) = (word(), word(), word())
        switch number(below: 8) {
        case 0:
            return """
                        guard let \(one) = \(property), \(one).count > \(number(below: 50)) else {
                            return false
                        }

                """
        case 1:
            return "        let \(one) = \(two).\(three)(at: \(number(below: 9)), animated: \(pick(["true", "false"])))\n"
        case 2:
            return """
                        UIView.animate(withDuration: 0.\(number(below: 9)), animations: { [weak self] in
                            self?.\(property) = nil
                            self?.view.layoutIfNeeded()
                        }) { finished in
                            \(one).\(two)(finished)
                        }

                """
        case 3:
            return """
                        switch \(one).\(two) {
                        case .\(two)(let value) where value > \(number(below: 99)): \(three) = value
                        case .\(three), .\(one): break
                        default: \(property) = nil
                        }

                """
        case 4:
            return "        // The \(one) is kept until the \(two) has been shown, because the \(three) needs it.\n"
        case 5:
            return "        print(\"\(one): \\(\(property).\(two)), \\(\(three).map { $0.name }.joined(separator: \", \"))\")\n"
        case 6:
            return """
                        for (\(one), \(two)) in \(three)s.enumerated() where \(one) % 2 == 0 {
                            \(property)?.append(contentsOf: \(two).filter { $0.\(three) != .\(one) })
                        }

                """
        default:
            return "        \(property) = \(one).\(two) as? String ?? \(three)[\(number(below: 9))] + \"\(two)\"\n"
        }
    }

    private mutating func restoration(_ properties: [String]) -> String {
        let kept = Array(Set(properties)).sorted().prefix(3)
        let writes = kept.map { "        coder.encode(\($0), forKey: \"\($0)\")\n" }.joined()
        let reads = kept.map { "        \($0) = coder.decodeObject(of: NSString.self, forKey: \"\($0)\") as String?\n" }.joined()
        return """

                override func encodeRestorableState(with coder: NSCoder) {
                    super.encodeRestorableState(with: coder)
            \(writes)    }

                override func decodeRestorableState(with coder: NSCoder) {
                    super.decodeRestorableState(with: coder)
            \(reads)    }

            """
    }
}

extension String {
    fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
