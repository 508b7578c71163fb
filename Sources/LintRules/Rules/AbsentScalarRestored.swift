import AppModel

extension Rule {
    static let absentScalarRestored = Rule(
        id: "absent-scalar-restored",
        summary: "A number that is saved only now and then is restored in any case, and comes back as 0.",
        why: "What was not set before the app ended is 0 or false after it: the first of a list is selected, say, or nothing is shown.",
        help: "Ask `containsValue(forKey:)` before the value is read, or save it in any case.",
        rationale: """
            A key that nothing was saved under reads as 0 or false, and nobody can tell that from a 0 that was saved. Where a property \
            that is nil is not encoded, it is 0 once the state is back, and one that begins as 1 and is only encoded where it is \
            something else is 0 too. So is the row of a list in which none was selected.
            """,
        limits: """
            Speaks of a property that holds what it is given and that one read, which is under no condition, assigns as it is. Either it \
            is optional, each write of the key happens only where it is not nil, and a method of the class gives it a value and one minds \
            whether it is nil; or it begins with a number other than 0 or with true, and the only write leaves that out, or depends on a \
            property that changes and is not saved. Silent where somebody asks for the key first, gives the property another value while \
            the screen comes back, saves anything else of the property, or compares with 0 or 1, or bounds a number, in a function that \
            names it. Of a selected row's number, where decoding selects it in any case and the screen does not let go of it.
            """,
        switchOff: "Where 0 and nothing mean the same.",
        severity: .warning,
        facts: ["C11"],
        examples: [
            .bad("""
                class Reader: UIViewController {
                    var selected: Int?
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        if let selected { coder.encode(selected, forKey: "selected") }
                    }
                    override func decodeRestorableState(with coder: NSCoder) {
                        super.decodeRestorableState(with: coder)
                        selected = coder.decodeInteger(forKey: "selected") // expect: absent-scalar-restored
                    }
                    override func viewWillAppear(_ animated: Bool) {
                        super.viewWillAppear(animated)
                        if let selected { title = "Page \\(selected)" }
                    }
                    func choose(_ page: Int) { selected = page }
                }
                """),
            .bad("""
                class Reader: UIViewController {
                    var zoom = 1.0
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        if zoom != 1 { coder.encode(zoom, forKey: "zoom") }
                    }
                    override func decodeRestorableState(with coder: NSCoder) {
                        super.decodeRestorableState(with: coder)
                        zoom = coder.decodeDouble(forKey: "zoom") // expect: absent-scalar-restored
                    }
                    override func viewWillAppear(_ animated: Bool) {
                        super.viewWillAppear(animated)
                        view.transform = CGAffineTransform(scaleX: zoom, y: zoom)
                    }
                }
                """),
            .instead("""
                class Reader: UIViewController {
                    var selected: Int?
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        if let selected { coder.encode(selected, forKey: "selected") }
                    }
                    override func decodeRestorableState(with coder: NSCoder) {
                        super.decodeRestorableState(with: coder)
                        guard coder.containsValue(forKey: "selected") else { return }
                        selected = coder.decodeInteger(forKey: "selected")
                    }
                    override func viewWillAppear(_ animated: Bool) {
                        super.viewWillAppear(animated)
                        if let selected { title = "Page \\(selected)" }
                    }
                    func choose(_ page: Int) { selected = page }
                }
                """),
            .good("""
                // 0 counts as nothing.
                class Reader: UIViewController {
                    var selected: Int?
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        if let selected { coder.encode(selected, forKey: "selected") }
                    }
                    override func decodeRestorableState(with coder: NSCoder) {
                        super.decodeRestorableState(with: coder)
                        selected = coder.decodeInteger(forKey: "selected")
                    }
                    override func viewWillAppear(_ animated: Bool) {
                        super.viewWillAppear(animated)
                        if let selected, selected > 0 { title = "Page \\(selected)" }
                    }
                    func choose(_ page: Int) { selected = page }
                }
                """),
        ]
    ) { app, silences in
        let selections = app.absentSelections(&silences).map { absent in
            Finding(
                at: absent.location,
                "restored row '\(absent.key)' is 0 where none was selected, so that the first is selected",
                symbol: absent.function.symbol,
                notes: [
                    Note(at: absent.write, "'\(absent.key)' is saved here, where a row is selected"),
                    Note(at: absent.selected, "it is selected here, in any case"),
                ])
        }
        return selections + app.absentScalars(&silences).map { absent in
            let zero = absent.isTruth ? "false" : "0"
            let (former, when) =
                switch absent.former {
                case .none: ("is nil", "where it is not nil")
                case .initial: ("begins with another value", "now and then")
                }
            return Finding(
                at: absent.location,
                "property '\(absent.property)' of '\(absent.type.name)' \(former) when nothing is saved under '\(absent.key)', "
                    + "and comes back as \(zero)",
                symbol: absent.function.symbol,
                notes: [Note(at: absent.write, "'\(absent.key)' is saved here, \(when)")])
        }
    }
}
