import AppModel
import Syntax

extension Rule {
    static let modelDataEncoded = Rule(
        id: "model-data-encoded",
        summary: "Whole model objects or pictures go into restorable state, where what identifies them would do.",
        rationale: """
            The archive is written each time the app leaves the screen and thrown away whenever the system likes: when the app is closed by \
            hand, when it crashes, when space runs out. It is no store. What it holds of the model is a copy that grows old beside the \
            original; an identifier finds the original, or tells that it is gone.
            """,
        limits: """
            Seen are classes of the project that are archived or encoded, managed objects, lists of either, lists of encodable structures, \
            images, and data made of any of these in the same body. That an object is what the user has just made, and nobody else has saved \
            yet, the text does not tell. Single structures and classes whose names say that they are state, \
            settings or an identifier are left alone, as are controllers, views and other restorable objects, which go in as references.
            """,
        severity: .warning,
        facts: ["C7", "C9", "A19"],
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
            .bad("""
                // Packed as data first.
                struct Track: Codable {
                    var title: String
                }
                final class Player: UIViewController {
                    var tracks: [Track] = []
                    var cover: UIImage?
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        if let data = try? JSONEncoder().encode(tracks) {
                            coder.encode(data, forKey: "tracks") // expect: model-data-encoded
                        }
                        coder.encode(cover?.pngData(), forKey: "cover") // expect: model-data-encoded
                    }
                    override func decodeRestorableState(with coder: NSCoder) {
                        super.decodeRestorableState(with: coder)
                        if let data = coder.decodeObject(of: NSData.self, forKey: "tracks") as Data? {
                            tracks = (try? JSONDecoder().decode([Track].self, from: data)) ?? []
                        }
                        cover = (coder.decodeObject(of: NSData.self, forKey: "cover") as Data?).flatMap { UIImage(data: $0) }
                    }
                }
                """),
            .bad("""
                //- Detail.m
                @interface Product : NSObject <NSSecureCoding>
                @property (copy) NSString *name;
                @end
                @interface ABCLocation : NSObject <NSCoding>
                @property (copy) NSString *street;
                @end
                @interface Detail : UIViewController
                @property (strong) Product *product;
                @property (strong) ABCLocation *location;
                @end
                @implementation Detail
                - (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
                    [super encodeRestorableStateWithCoder:coder];
                    [coder encodeObject:self.product forKey:@"product"]; // expect: model-data-encoded
                    [coder encodeObject:self.location forKey:@"location"]; // expect: model-data-encoded
                }
                - (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
                    [super decodeRestorableStateWithCoder:coder];
                    self.product = [coder decodeObjectOfClass:[Product class] forKey:@"product"];
                    self.location = [coder decodeObjectOfClass:[ABCLocation class] forKey:@"location"];
                }
                @end
                """),
            .good("""
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
                // State of the interface, an identifier with a class of its own, and a single small value.
                final class ScrollState: NSObject, NSCoding {
                    required init?(coder: NSCoder) {}
                    func encode(with coder: NSCoder) {}
                }
                final class MessageKey: NSObject, NSCoding {
                    required init?(coder: NSCoder) {}
                    func encode(with coder: NSCoder) {}
                }
                final class PageLocation: NSObject, NSCoding {
                    required init?(coder: NSCoder) {}
                    func encode(with coder: NSCoder) {}
                }
                struct Zoom: Codable {
                    var scale = 1.0
                }
                final class Reader: UIViewController {
                    var state: ScrollState?
                    var key: MessageKey?
                    var location: PageLocation?
                    var zoom = Zoom()
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        coder.encode(state, forKey: "state")
                        coder.encode(key, forKey: "key")
                        coder.encode(location, forKey: "location")
                        coder.encode(try? JSONEncoder().encode(zoom), forKey: "zoom")
                    }
                    override func decodeRestorableState(with coder: NSCoder) {
                        super.decodeRestorableState(with: coder)
                        state = coder.decodeObject(of: ScrollState.self, forKey: "state")
                        key = coder.decodeObject(of: MessageKey.self, forKey: "key")
                        location = coder.decodeObject(of: PageLocation.self, forKey: "location")
                        print(coder.decodeObject(of: NSData.self, forKey: "zoom") ?? "")
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
            .good("""
                // What makes an activity fit for a coder is no model.
                final class EncodedActivity: NSObject, NSSecureCoding {
                    static let supportsSecureCoding = true
                    private let activity: NSUserActivity
                    init(_ activity: NSUserActivity) { self.activity = activity }
                    required init?(coder: NSCoder) {
                        activity = NSUserActivity(activityType: coder.decodeObject(of: NSString.self, forKey: "type") as String? ?? "none")
                    }
                    func encode(with coder: NSCoder) { coder.encode(activity.activityType, forKey: "type") }
                    var page: Int { activity.userInfo?["page"] as? Int ?? 0 }
                }
                final class Reader: UIViewController {
                    var page = 0
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        coder.encode(EncodedActivity(NSUserActivity(activityType: "read")), forKey: "activity")
                    }
                    override func decodeRestorableState(with coder: NSCoder) {
                        super.decodeRestorableState(with: coder)
                        page = coder.decodeObject(of: EncodedActivity.self, forKey: "activity")?.page ?? 0
                    }
                }
                """),
        ]
    ) { app in
        app.coderAccesses(in: Hook.writers).compactMap { write in
            guard write.method.direction == .write, !app.isTest(write.function), let value = write.value,
                let model = app.model(in: value, at: write.place)
            else { return nil }
            return Finding(at: write.function.location(value.core.range), "\(model) saved whole in restorable state", symbol: write.function.symbol)
        }
    }
}

extension App {
    /// What a value holds of the model, for a message; through locals, and through what makes data of it.
    fileprivate func model(in value: Expression, at place: Place, depth: Int = 0) -> String? {
        guard depth < 4 else { return nil }
        let value = value.core
        if case .name(let name) = value.kind, let first = place.firstValue(of: name),
            let model = model(in: first.value, at: first.place, depth: depth + 1)
        {
            return model
        }
        if case .call(let call) = value.kind, let packed = packed(by: call) { return model(in: packed, at: place, depth: depth + 1) }
        return type(of: value, at: place).flatMap { model($0.unwrapped) }
    }

    /// What a call makes data of.
    private func packed(by call: Call) -> Expression? {
        switch call.name {
        case "pngData", "jpegData", "heicData": return call.receiver
        case "UIImagePNGRepresentation", "UIImageJPEGRepresentation": return call.firstUnlabelled
        case "archivedData", "archivedDataWithRootObject": return call.argument("withRootObject") ?? call.firstUnlabelled
        case "encode":
            guard case .call(let encoder)? = call.receiver?.core.kind, ["JSONEncoder", "PropertyListEncoder"].contains(encoder.name) else { return nil }
            return call.firstUnlabelled
        default: return nil
        }
    }

    private func model(_ type: StaticType) -> String? {
        switch type {
        case .project(let type):
            return isModel(type) && type.kind == .class ? "'\(type.name)' is" : nil
        case .named("UIImage", _):
            return "an image is"
        case .named("NSManagedObject", _):
            return "a managed object is"
        case .named("Array", let elements), .named("Set", let elements), .named("Dictionary", let elements):
            guard let element = elements.last?.unwrapped else { return nil }
            if case .project(let type) = element { return isModel(type) ? "a list of '\(type.name)' is" : nil }
            return model(element).map { _ in "a list of '\(element.description)' is" }
        case .named, .optional, .metatype:
            return nil
        }
    }

    /// An activity says where somebody was, and so does what makes it fit for a coder.
    private func holdsActivity(_ type: Type) -> Bool {
        type.declarations.contains { $0.fact.properties.contains { $0.type?.unwrapped.name == "NSUserActivity" } }
    }

    private func isModel(_ type: Type) -> Bool {
        guard type.kind == .class || type.kind == .structure, !hasUnknownAncestor(type), !inherits(type, from: "UIResponder"),
            !adopts(type, "UIStateRestoring"), !UIKit.isStateByName(type.shortName), !holdsActivity(type)
        else { return false }
        return inherits(type, from: "NSManagedObject") || ["NSCoding", "NSSecureCoding", "Codable", "Encodable"].contains { adopts(type, $0) }
    }
}

extension UIKit {
    /// `ScrollState`, `MessageKey`: names of what belongs into the archive. `PageLocation` is where somebody reads, but `Location`,
    /// with or without a prefix, is a place on earth.
    fileprivate static func isStateByName(_ name: String) -> Bool {
        if name.hasSuffix("Location") { return name.dropLast(8).contains(where: \.isLowercase) }
        return [
            "State", "Key", "ID", "Id", "Identifier", "Identity", "Reference", "Path", "Settings", "Preferences", "Options", "Configuration", "Position", "Offset",
            "Selection", "Filter", "Mode", "Style", "Restoration", "Snapshot", "Context", "Draft", "Query", "Route", "Info",
        ].contains { name.hasSuffix($0) }
    }
}
