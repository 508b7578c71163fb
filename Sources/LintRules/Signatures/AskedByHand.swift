import AppModel

/// Where the project itself asks objects for their state, which is UIKit's part: collected once for all classes.
struct AskedByHand {
    private let app: App
    /// By unit, what is asked; `nil` for what has no known type.
    private let asked: [Int: [StaticType?]]
    /// Classes of which an object is asked with a coder of the project's own, and not with one that UIKit or AppKit gave.
    private let archived: [Type]

    init(in app: App) {
        self.app = app
        var asked: [Int: [StaticType?]] = [:]
        var archived: [Type] = []
        for function in app.program.functions(mentioningAnyOf: ["encodeRestorableState", "encodeRestorableStateWithCoder"]) {
            for site in app.sites(in: function) {
                guard let callee = site.call?.callee.core, callee.memberName?.hasPrefix("encodeRestorableState") == true else { continue }
                let receiver: Expression? = if case .member(let base, _) = callee.kind { base } else { nil }
                if receiver?.isSuper == true || AskedByHand.isRecursive(receiver, in: function) { continue }
                let type =
                    receiver.map { app.program.type(of: $0, at: Place(site, in: function))?.unwrapped }
                    ?? function.type.map(StaticType.project)
                asked[app.program.unit(of: function), default: []].append(type)
                let isOwn = receiver?.isSelf != false && app.decodesByHooks(function)
                if function.hook == nil, !isOwn, let own = type?.projectType { archived.append(own) }
            }
        }
        self.asked = asked
        self.archived = archived.first(ofEach: \.id)
    }

    /// Whether an object asks itself while it is asked: nobody comes there who is not at work already.
    private static func isRecursive(_ receiver: Expression?, in function: Function) -> Bool {
        [.encodeState, .decodeState].contains(function.hook) && receiver?.isSelf != false
    }

    /// Whether the project has an archive of its own with the state of a class, which it reads in its own way.
    func archives(_ type: Type) -> Bool { archived.contains { app.program.areRelated($0, type) } }

    /// Whether any object of a unit is asked.
    func asksAny(inUnit unit: Int) -> Bool { asked[unit] != nil }

    /// Whether one is asked that may be of a type.
    func asks(_ type: Type) -> Bool {
        asked[type.unit, default: []].contains { owner in
            switch owner {
            case .project(let other): other.kind == .protocol || app.program.areRelated(other, type)
            case .named(let name, _): name == "NSObject" || !UIKit.isKnownClass(name)
            case .optional, .metatype, nil: true
            }
        }
    }
}
