import AppModel

extension Rule {
    static let encodedKeyNeverDecoded = Rule(
        id: "encoded-key-never-decoded",
        summary: "A key is written to restorable state that nothing reads.",
        why: "What was saved does not come back: the user finds the value as it was at first.",
        help: "Decode the key, in `decodeRestorableState(with:)` or in the factory, or save nothing under it.",
        rationale: """
            UIKit hands the archive back and looks into none of it. The read may stand in `decodeRestorableState(with:)`, in a restoration \
            factory anywhere in the app, or in a helper that is given the coder.
            """,
        limits: """
            Values that may be controllers, views or other restorable objects are left alone: writing the reference is what preserves \
            them. A number or a text as it stands, such as the version of an archive, is a note. Left alone are objects whose keys or \
            helpers are not all known, and those whose state the project puts into an archive of its own; so is what is always written \
            under another key too that is read.
            """,
        switchOff: "While a key is written ahead for a version of the app that will read it.",
        severity: .warning,
        facts: ["C4", "B10", "D4", "C15"],
        examples: [
            .bad("""
                class Reader: UIViewController {
                    var filter = "all"
                    var tint: UIColor?
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        coder.encode(filter, forKey: "filter") // expect: encoded-key-never-decoded
                        coder.encode(tint, forKey: "tint") // expect: encoded-key-never-decoded
                    }
                }
                """),
            .instead("""
                class Reader: UIViewController {
                    var filter = "all"
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        coder.encode(filter, forKey: "filter")
                    }
                    override func decodeRestorableState(with coder: NSCoder) {
                        super.decodeRestorableState(with: coder)
                        filter = coder.decodeObject(of: NSString.self, forKey: "filter") as String? ?? "all"
                    }
                }
                """),
            .good("""
                //- Reader.swift
                class Reader: UIViewController, UIViewControllerRestoration {
                    let book: String
                    init(book: String) {
                        self.book = book
                        super.init(nibName: nil, bundle: nil)
                        restorationIdentifier = "reader"
                        restorationClass = type(of: self)
                    }
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        coder.encode(book, forKey: "book")
                    }
                }
                //- Reader+Restoration.swift
                extension Reader {
                    static func viewController(
                        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
                    ) -> UIViewController? {
                        guard let book = coder.decodeObject(of: NSString.self, forKey: "book") else { return nil }
                        return Reader(book: book as String)
                    }
                }
                """),
            .good("""
                // Encoding the children is what preserves them.
                class Split: UIViewController {
                    let left = UITableViewController()
                    let right = UIViewController()
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        coder.encode(left, forKey: "left")
                        coder.encode([left, right], forKey: "both")
                    }
                }
                """),
        ]
    ) { app, silences in
        let byHand = AskedByHand(in: app)
        return (app.keySpaces + app.modelKeySpaces + app.keySpacesInDoubt).flatMap { space -> [Finding] in
            guard space.isOfModel || !byHand.archives(space.type) else { return [] }
            let doubt =
                space.doubt ?? space.reads.silence(onKeys: .read, beside: space.writes) ?? app.silence(onOtherReadersOf: space)
            // A read that nothing is written for may be meant for the key.
            lazy var orphans = space.reads.accesses(.read).filter {
                $0.key.text.map { UIKit.reservedKeys[$0] == nil } ?? false && !space.writes.has($0.key, .write)
            }
            let carriers = space.ownWrites.accesses(.write).filter { space.reads.has($0.key, .read) }
            var reported: Set<StringValue> = []
            return space.ownWrites.accesses(.write).compactMap { write -> Finding? in
                guard write.key.tellsOthersApart, !space.reads.has(write.key, .read), case let isReference = app.isReference(write),
                    !isReference.isYes, !silences.note(doubt ?? space.reads.silence(onKey: write.key, .read)),
                    !silences.note(app.silence(onStrayReadsOf: write.key, in: space.type)), silences.denies(isReference),
                    !app.isCarried(write, byAnyOf: carriers), reported.insert(write.key).inserted
                else { return nil }
                let nearest = write.key.text.flatMap { Suggestion.nearest(to: $0, among: orphans) { $0.key.text } }
                return Finding(
                    at: write.location, "key '\(write.key.name)' is encoded\(write.namer.phrase("by")) but never decoded",
                    symbol: write.namer.symbol, severity: write.value?.isConstant == true ? .note : nil,
                    help: space.isOfModel ? remedyForModel(write) : nil,
                    notes: nearest.map { [Note(at: $0.location, "'\($0.key.name)' is decoded here")] }
                        ?? app.readersWithoutCoder(of: write.key, in: space.type.unit).map { reader, argument in
                            Note(at: argument, "'\(reader.writtenName)', which decodes it, is given nil for the coder here")
                        })
            }
        }
    }
}

extension Expression {
    /// A number or a text as it stands, of which nobody loses anything: the version of an archive, for one.
    fileprivate var isConstant: Bool {
        switch core.kind {
        case .integer, .float, .string, .boolean: true
        default: false
        }
    }
}

private func remedyForModel(_ write: KeyAccess) -> String {
    "Decode the key in `\(write.function.isObjectiveC ? "initWithCoder:" : "init(coder:)")`, or save nothing under it."
}

extension App {
    /// Why a factory that the sources do not show may read the keys: in a unit with unread code, unless the class makes its own.
    fileprivate func silence(onOtherReadersOf space: KeySpace) -> Silence? {
        let makesItsOwn = program.lineage(of: space.type).contains { !program.implementations(of: .controllerFactory, in: $0).isEmpty }
        return makesItsOwn ? nil : program.silence(onCodeOf: space.type.unit)
    }

    /// Whether what is written may be a controller, a view or another restorable object, which needs no read (D4).
    fileprivate func isReference(_ write: KeyAccess) -> Answer {
        guard write.method.shape == .byValue || write.method.shape == .object else { return .no }
        guard let type = typeWritten(by: write) else { return .unknown(write.silenceOnType) }
        if mayBeReference(type) { return .yes }
        guard case .named(let name, let elements) = type.unwrapped, UIKit.isCollection(name), elements.isEmpty, let list = write.value,
            let owner = write.function.type
        else { return .no }
        // A list of Objective-C need not say what is in it.
        if typesTakenOut(of: list, by: owner).contains(where: mayBeReference) { return .yes }
        return typesOfElements(of: list, in: write.function).map { Answer($0.contains(where: mayBeReference)) }
            ?? .unknown(write.silenceOnType)
    }

    /// A model is written whole, and lost where nobody reads it.
    private func mayBeRestorable(_ type: Type) -> Bool {
        isRestorable(type) || program.inherits(type, from: "NSResponder") || program.hasUnknownAncestor(type)
    }

    private func mayBeReference(_ type: StaticType) -> Bool {
        switch type {
        case .optional(let wrapped): return mayBeReference(wrapped)
        case .named(let name, let elements) where UIKit.isCollection(name) && (!elements.isEmpty || !name.hasPrefix("NS")):
            return elements.isEmpty || elements.contains(where: mayBeReference)
        case .named(let name, _):
            // What can be changed is as good as what cannot.
            let name = name.hasPrefix("NSMutable") ? "NS" + name.dropFirst("NSMutable".count) : name
            return !UIKit.isPlainValue(name) && mayBeRestorable(framework: name)
        case .project(let type):
            return type.kind == .protocol || type.kind == .class && program.family(of: type).contains(where: mayBeRestorable)
        case .metatype: return true
        }
    }
}
