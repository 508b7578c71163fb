import AppModel
import Syntax

extension Rule {
    static let modelDataEncoded = Rule(
        id: "model-data-encoded",
        summary: "Whole model objects or pictures go into restorable state, where what identifies them would do.",
        why: "The user may see a copy that is older than the data, and loses what was kept only there when the archive is thrown away.",
        help: "Encode what identifies the object, and look it up again.",
        rationale: """
            The archive is written each time the app leaves the screen and thrown away whenever the system likes: when the app is closed \
            by hand, when it crashes, when space runs out. It is no store. What it holds of the model grows old beside the original; an \
            identifier finds the original, or tells that it is gone. And a copy has what its coder remembers, and no more.
            """,
        limits: """
            Seen are classes of the project that are archived or encoded, managed objects, lists of either, lists of encodable \
            structures, in Objective-C lists that are written with their element or of which all that they are seen to be given is of \
            one such class or a picture, bare or in a dictionary, images, structures that take such a list along, single ones with a \
            text, a date or the like of which the app keeps lists elsewhere, and data made of any of these in the same body or by a \
            helper. What takes no part in coding raises when it is encoded: structures, enums and classes, some of the frameworks'; of \
            Objective-C's those that are implemented in sight, in a project without CocoaPods, Carthage and packages, for a library may \
            make every object codable. That an object is new, and saved nowhere else yet, the text does not tell. The same is told of \
            the activities of scenes and of what windows show, as notes, and of scene storage: of values that are made data or a text, \
            lists, and structures whose raw value holds a list. Other single structures, classes called state, settings or an identifier \
            or that encode no more than these, and controllers, views and other restorable objects, which go in as references, are left \
            alone; what inherits from a class out of sight may be one, unless it can be copied. A copy is said to lack a property where \
            the class encodes and decodes others, while somebody sets this one and somebody reads it; not a truth value, not what a name \
            shows to be of the moment, and not what the class or whoever decodes it may fill.
            """,
        switchOff: "For drafts that exist nowhere else, if losing them is acceptable.",
        severity: .warning,
        facts: ["C7", "C9", "A19", "F1", "I8", "I16"],
        examples: [
            .bad("""
                final class Article: NSObject, NSCoding {
                    var text = ""
                    override init() {}
                    required init?(coder: NSCoder) { text = coder.decodeObject(of: NSString.self, forKey: "text") as String? ?? "" }
                    func encode(with coder: NSCoder) { coder.encode(text, forKey: "text") }
                }
                final class Reader: UIViewController {
                    var articles: [Article] = []
                    var current: Article?
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        coder.encode(articles, forKey: "articles") // expect: model-data-encoded
                        coder.encode(current, forKey: "current") // expect: model-data-encoded
                    }
                    override func decodeRestorableState(with coder: NSCoder) {
                        super.decodeRestorableState(with: coder)
                        articles = coder.decodeObject(of: [NSArray.self, Article.self], forKey: "articles") as? [Article] ?? []
                        current = coder.decodeObject(of: Article.self, forKey: "current")
                    }
                }
                """),
            .instead("""
                // What identifies them.
                final class Article: NSObject, NSCoding {
                    var id = 0
                    required init?(coder: NSCoder) {}
                    func encode(with coder: NSCoder) {}
                }
                final class Note: NSManagedObject {}
                final class Reader: UIViewController {
                    var articles: [Article] = []
                    var note: Note?
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        coder.encode(articles.map { $0.id }, forKey: "articles")
                        coder.encode(note?.objectID.uriRepresentation(), forKey: "note")
                    }
                    override func decodeRestorableState(with coder: NSCoder) {
                        super.decodeRestorableState(with: coder)
                        print(coder.decodeObject(of: [NSArray.self, NSNumber.self], forKey: "articles") ?? [])
                        print(coder.decodeObject(of: NSURL.self, forKey: "note") ?? "")
                    }
                }
                """),
            .good("""
                // References: UIKit writes who it is, not what it holds. And an archive of the model's own.
                final class Filter: NSObject, NSCoding, UIStateRestoring {
                    required init?(coder: NSCoder) {}
                    func encode(with coder: NSCoder) { coder.encode([self], forKey: "filters") }
                }
                final class Picture: UIViewController {
                    var filter: Filter?
                    var detail: Picture?
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        coder.encode(filter, forKey: "filter")
                        coder.encode(detail, forKey: "detail")
                    }
                }
                """),
        ]
    ) { app, silences in
        let uncoded = uncodedModels(in: app, &silences)
        let raising = Set(uncoded.map(\.location))
        let whole = wholeModels(in: app, &silences).filter { !raising.contains($0.location) }
        let models = whole + uncoded + modelsOfScenes(in: app, &silences)
        let refused = models.isEmpty ? [] : app.refusedObjects().filter { $0.doubt == nil }.map { $0.function.location($0.range) }
        // What cannot be kept at all is told as that.
        let kept = models.filter { model in
            !refused.contains { $0.path == model.location.path && $0.range.contains(model.location.range) }
        }
        return kept + app.forgottenProperties(&silences).map(finding)
    }

    private static func uncodedModels(in app: App, _ silences: inout Silences) -> [Finding] {
        app.coderAccesses(in: Hook.writers).compactMap { write in
            let unit = app.program.unit(of: write.function)
            guard write.method.direction == .write, !app.program.isTest(write.function),
                write.call.name != "encodeEncodable", app.program.calledFunction(write.call, at: write.place) == nil,
                let value = write.value
            else { return nil }
            let type = app.typeWithoutCoding(in: value, at: write.place)
            guard let name = type?.name ?? app.frameworkClassWithoutCoding(in: value, at: write.place),
                !silences.note(app.silence(onSwitchingOff: unit)), !silences.note(type.flatMap(app.silence(onCodingOf:)))
            else { return nil }
            let severity: Severity = app.isLegacyInScenes(unit: unit) ? .note : app.optsIn(unit: unit) == true ? .error : .warning
            return Finding(
                at: write.function.location(value.core.range),
                "restorable state\(write.function.phrase("of")) is given a '\(name)', which takes no part in coding: saving it raises",
                symbol: write.function.symbol, severity: severity,
                help: type == nil
                    ? "Encode what identifies it: of a managed object's identifier, `uriRepresentation()`."
                    : "Encode what identifies it, or its values one by one; a class may also adopt `NSSecureCoding`.",
                notes: type.map { [Note(at: $0.location, "'\($0.name)' is declared here")] } ?? [])
        }
    }

    private static func finding(_ forgotten: ForgottenProperty) -> Finding {
        let (name, model) = (forgotten.name, forgotten.model.name)
        return Finding(
            at: forgotten.location, "restorable state holds '\(model)' without its '\(name)', which others set and read",
            symbol: model + "." + name,
            help: "Encode and decode `\(name)` as well, or encode what identifies the object, and look it up again.",
            notes: [
                Note(at: forgotten.encoder.location, "the others are encoded here"),
                Note(at: forgotten.change, "'\(name)' is set here"),
                Note(at: forgotten.use, "'\(name)' is read here"),
            ])
    }

    private static func wholeModels(in app: App, _ silences: inout Silences) -> [Finding] {
        func finding(_ value: Expression, at place: Place, in function: Function) -> Finding? {
            guard let model = app.model(in: value, at: place, &silences),
                !silences.note(app.silence(onSwitchingOff: app.program.unit(of: function)))
            else { return nil }
            return Finding(
                at: function.location(value.core.range), "restorable state\(function.phrase("of")) holds a whole \(model)",
                symbol: function.symbol)
        }
        let written = app.coderAccesses(in: Hook.writers).compactMap { write -> Finding? in
            guard write.method.direction == .write, !app.program.isTest(write.function), let value = write.value else { return nil }
            return finding(value, at: write.place, in: write.function)
        }
        let told = Set(written.map(\.location))
        // What a helper makes data of may be anything; who calls it says what it is.
        let handed = app.accessesByEntry(in: Hook.writers).compactMap { write -> Finding? in
            guard write.method.direction == .write, let caller = write.entryPlace.function, !app.program.isTest(caller),
                let value = app.packedAndGivenToHelper(write), !told.contains(write.valueLocation)
            else { return nil }
            return finding(value, at: write.entryPlace, in: caller)
        }
        return written + handed
    }
}

extension Rule {
    /// What activities and scene storage hold of the model.
    private static func modelsOfScenes(in app: App, _ silences: inout Silences) -> [Finding] {
        let help = "Keep what identifies the object, and look it up again."
        let inActivities = app.entriesOfSavedActivities().compactMap { entry -> Finding? in
            guard let model = app.model(in: entry.value, at: entry.place, &silences) else { return nil }
            return Finding(
                at: entry.function.location(entry.value.core.range),
                "restorable state\(entry.function.phrase("of")) holds a whole \(model)",
                symbol: entry.function.symbol, severity: .note, help: help)
        }
        let typed = app.sceneStorageProperties().compactMap { stored -> Finding? in
            guard let model = app.modelStored(as: stored.type, &silences) else { return nil }
            let (owner, name) = (stored.property.owner.name, stored.property.fact.name)
            return Finding(
                at: stored.property.location, "restorable state of '\(owner)' holds a whole \(model)", symbol: owner + "." + name,
                help: help)
        }
        let told = Set(typed.map(\.location))
        let written = app.sceneStorageWrites().compactMap { write -> Finding? in
            guard !told.contains(write.property.location), let model = app.model(in: write.value, at: write.place, &silences) else {
                return nil
            }
            return Finding(
                at: write.function.location(write.value.core.range),
                "restorable state\(write.function.phrase("of")) holds a whole \(model)", symbol: write.function.symbol, help: help)
        }
        let shown = app.windowValues().compactMap { window -> Finding? in
            window.parts.filter(app.isThingOfTheApp).compactMap { app.model($0, &silences) }.first.map { model in
                Finding(
                    at: window.location, "windows\(window.function.phrase("of")) keep a whole \(model)", symbol: window.function.symbol,
                    severity: .note, help: help)
            }
        }
        return inActivities + typed + written + shown
    }
}

extension App {
    /// What scene storage of a type that is its own raw value holds of the model: a list that the project makes one, or a structure that
    /// encodes itself or a list of its own.
    fileprivate func modelStored(as type: StaticType, _ silences: inout Silences) -> String? {
        switch type.unwrapped {
        case .named(let name, let elements) where UIKit.isCollection(name) && !elements.isEmpty:
            return model(type.unwrapped, &silences)
        case .project(let structure) where structure.kind == .structure && program.adopts(structure, "RawRepresentable"):
            for getter in program.functions(of: structure) where getter.property?.name == "rawValue" && getter.fact.kind == .getter {
                for site in sites(in: getter) {
                    let place = Place(site, in: getter)
                    guard let call = site.call, let packed = packed(by: call, at: place) else { continue }
                    return packed.isSelf ? listHeld(by: structure, &silences) : model(in: packed, at: place, &silences)
                }
            }
            return nil
        default:
            return nil
        }
    }

    /// What a value holds of the model, for a message; through locals, and through what makes data of it.
    fileprivate func model(in value: Expression, at place: Place, _ silences: inout Silences, depth: Int = 0) -> String? {
        guard depth < 6 else { return nil }
        let value = value.core
        if case .binary(let first, "??", _) = value.kind, let model = model(in: first, at: place, &silences, depth: depth + 1) {
            return model
        }
        if case .name(let name) = value.kind {
            let given = place.firstValue(of: name).flatMap { $0.value.isNil ? nil : [$0] } ?? laterValues(of: name, at: place)
            let models = given.map { model(in: $0.value, at: $0.place, &silences, depth: depth + 1) }
            if let model = models.first, let model, models.allSatisfy({ $0 == model }) { return model }
        }
        for archived in archivedValues(in: value, at: place) {
            if let model = model(in: archived.value, at: archived.place, &silences, depth: depth + 1) { return model }
        }
        if case .call(let call) = value.kind, let packed = packed(by: call, at: place) ?? packed(byHelper: call, at: place) {
            return model(in: packed, at: place, &silences, depth: depth + 1)
        }
        if case .call(let call) = value.kind {
            for asked in valuesAskedByName(call, at: place) {
                if let model = model(in: asked, at: place, &silences, depth: depth + 1) { return model }
            }
        }
        guard let type = program.type(of: value, at: place)?.unwrapped else { return nil }
        return model(type, &silences) ?? modelInUntypedList(value, type, at: place, &silences)
    }

    /// What Objective-C's lists hold, which do not say: where all that is put into one is of the model.
    private func modelInUntypedList(
        _ value: Expression, _ type: StaticType, at place: Place, _ silences: inout Silences
    ) -> String? {
        let lists = ["NSArray", "NSMutableArray", "Array", "NSSet", "NSMutableSet", "Set", "NSOrderedSet"]
        guard case .named(let name, []) = type, lists.contains(name), let function = place.function else { return nil }
        if let owner = function.type, let pictures = pictures(in: value, of: owner) {
            return pictures == .plain ? "list of 'UIImage'" : "list of dictionaries with images"
        }
        guard let elements = typesOfElements(of: value, in: function), !elements.isEmpty else { return nil }
        let models = elements.map { type -> String? in
            guard case .project(let type) = type.unwrapped else { return nil }
            return type.kind == .class && isModel(type, &silences) ? type.name : nil
        }
        guard let first = models[0], models.allSatisfy({ $0 == first }) else { return nil }
        return "list of '\(first)'"
    }

    /// Whether a value stands for something that the app tells by an identifier, rather than for the window's own layout.
    fileprivate func isThingOfTheApp(_ type: StaticType) -> Bool {
        guard case .project(let type) = type.listElement?.unwrapped ?? type.unwrapped else { return false }
        return program.adopts(type, "Identifiable") || type.property("id") != nil || program.inherits(type, from: "NSManagedObject")
    }

    fileprivate func model(_ type: StaticType, _ silences: inout Silences) -> String? {
        switch type {
        case .project(let type) where type.kind == .protocol:
            // Whatever is behind it, if that is of the model each time.
            let adopters = program.classes(adopting: type.name)
            guard !adopters.isEmpty, adopters.allSatisfy({ isModel($0, &silences) }) else { return nil }
            return adopters.count == 1 ? "'\(adopters[0].name)'" : "'\(type.name)'"
        case .project(let type):
            guard isModel(type, &silences) else { return nil }
            return type.kind == .class ? "'\(type.name)'" : listHeld(by: type, &silences) ?? (isOneOfMany(type) ? "'\(type.name)'" : nil)
        case .named("UIImage", _):
            return "image"
        case .named("NSManagedObject", _):
            return "managed object"
        case .named(let name, let elements) where UIKit.isCollection(name) && !elements.isEmpty:
            guard let element = elements.last?.unwrapped else { return nil }
            if case .project(let type) = element { return isModel(type, &silences) ? "list of '\(type.name)'" : nil }
            return model(element, &silences).map { _ in "list of '\(element.description)'" }
        case .named, .optional, .metatype:
            return nil
        }
    }

    /// What a structure that becomes data takes along: a list of others that are encoded.
    private func listHeld(by structure: Type, _ silences: inout Silences) -> String? {
        let encoded = Set(
            encodedParts(of: .project(structure)).filter { $0.owner == structure }.compactMap { $0.value?.core.memberName })
        for declaration in structure.declarations {
            let place = Place(in: declaration, of: structure, isStatic: false)
            for property in declaration.fact.properties
            where property.modifiers.isDisjoint(with: [.isComputed, .isStatic]) && (encoded.isEmpty || encoded.contains(property.name)) {
                guard let written = property.type,
                    case .project(let element)? = program.resolve(written, at: place)?.listElement?.unwrapped,
                    isModel(element, &silences)
                else { continue }
                return "'\(structure.name)' with its list of '\(element.name)'"
            }
        }
        return nil
    }

    /// An activity says where somebody was, and so does what makes it fit for a coder.
    private func holdsActivity(_ type: Type) -> Bool {
        type.declarations.contains { $0.fact.properties.contains { $0.type?.unwrapped.name == "NSUserActivity" } }
    }

    /// `Box<Value>`: what it stands for is what somebody puts into it.
    private func isBox(_ type: Type) -> Bool {
        let parameters = Set(type.declarations.flatMap(\.fact.genericParameters))
        let held = type.declarations.flatMap(\.fact.properties).compactMap { $0.type?.unwrapped.name }
        return held.contains(where: parameters.contains)
    }

    private func isModel(_ type: Type, _ silences: inout Silences) -> Bool {
        guard type.kind == .class || type.kind == .structure, !program.inherits(type, from: "UIResponder"),
            !program.adopts(type, "UIStateRestoring"),
            !holdsActivity(type), !isBox(type)
        else { return false }
        let isManaged = program.inherits(type, from: "NSManagedObject")
        let isKept = isManaged || ["NSCoding", "NSSecureCoding", "Codable", "Encodable"].contains { program.adopts(type, $0) }
        // Whatever it is called, what Core Data keeps is of the model.
        guard isManaged || !Conventions.isState(type.shortName) && !writesNothingOfTheModel(type) && !encodesOnlyAPlace(type) else {
            return false
        }
        // What is copied is no view and no controller, whatever it inherits from out of sight.
        let isCopied = ["NSCopying", "NSMutableCopying"].contains { program.adopts(type, $0) }
        return isKept && (isCopied || !silences.note(program.silence(onAncestorsOf: type)))
    }
}
