import Syntax

/// The classes that a factory finds by the name which UIKit hands it: controllers go by their identifiers, and these may be names of classes.
extension Program {
    /// By what UIKit hands to a factory, the classes of its unit's controllers that are identified by their names.
    func classesNamedByPaths() -> [Unknown: NamedClasses] {
        guard !functions(mentioningAnyOf: ["NSClassFromString"]).isEmpty else { return [:] }
        var found: [Unknown: NamedClasses] = [:]
        var ofUnit: [Int: NamedClasses] = [:]
        for factory in implementations(of: .controllerFactory, .delegateFactory) where !isTest(factory) {
            let unit = unit(of: factory)
            let classes = ofUnit[unit] ?? classesNamedByIdentifiers(inUnit: unit)
            ofUnit[unit] = classes
            found[Unknown(reason: .parameter, file: Int32(factory.file), range: factory.fact.nameRange)] = classes
        }
        return found
    }

    private func classesNamedByIdentifiers(inUnit unit: Int) -> NamedClasses {
        var found = NamedClasses()
        var texts: [StringValue] = []
        for function in functionsMentioningRestoration where self.unit(of: function) == unit && !isTest(function) {
            switch function.hook {
            // What it gives back is what it was asked for.
            case .controllerFactory, .delegateFactory, .objectFactory: continue
            default: break
            }
            for site in Walker.sites(in: function) {
                guard let (object, value) = site.identification, !value.core.isNil else { continue }
                var place = Place(site, in: function)
                if let object, !object.isSelf {
                    let type = type(of: object, at: place)?.unwrapped
                    // The identifiers of views are nobody's path but their own.
                    if let type, !mayBeController(type) { continue }
                    texts.append(string(value, at: place))
                    continue
                }
                guard let owner = place.type else { continue }
                for type in [owner] + descendants(of: owner) where isController(type) || hasUnknownAncestor(type) {
                    place.dynamicType = type
                    texts.append(string(value, at: place))
                }
            }
        }
        // What a storyboard draws it makes again by itself, unless the factory is quicker: the text seldom tells whether it is.
        found.isOpen = files.indices.contains { file in
            unitOfFile[file] == unit && files[file].interface?.controllers.contains { $0.restorationIdentifier != nil } == true
        }
        for text in texts.first(ofEach: \.self) {
            switch text {
            case .text, .constant: if let type = classNamed(text, inUnit: unit) { found.types.append(type) }
            case .pattern, .unknown: found.isOpen = true
            }
        }
        found.types = found.types.filter(mayBeController)
        return found
    }

    private func mayBeController(_ type: StaticType) -> Bool {
        switch type {
        case .project(let type): isController(type) || hasUnknownAncestor(type)
        case .named(let name, _): UIKit.inherits(name, from: "UIViewController")
        case .optional, .metatype: false
        }
    }
}

extension Site {
    /// `view.restorationIdentifier = value`, `[self setRestorationIdentifier:value]`: to what, and what.
    fileprivate var identification: (object: Expression?, value: Expression)? {
        switch kind {
        case .assignment(let target, nil, let value):
            switch target.kind {
            case .name("restorationIdentifier"): return (nil, value)
            case .member(let base, let name) where name.text == "restorationIdentifier": return (base, value)
            default: return nil
            }
        case .call(let call) where call.name == "setRestorationIdentifier":
            return call.arguments.first.map { (call.receiver, $0.value) }
        default: return nil
        }
    }
}
