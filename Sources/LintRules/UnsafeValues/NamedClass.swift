import AppModel
import Syntax

extension App {
    /// The cast that a read goes through first, and what it is to.
    func cast(of read: KeyAccess) -> (site: Site, type: StaticType)? {
        for site in wrappings(of: read) {
            guard case .cast(_, _, let target) = site.kind else { continue }
            return program.resolve(target, at: read.place).map { (site, $0.unwrapped) }
        }
        return nil
    }

    /// What the value of a read is taken for: by a cast, else in Objective-C, which asks for none, by the variable or property it goes to.
    func declaredType(of read: KeyAccess) -> StaticType? {
        if let cast = cast(of: read) { return cast.type }
        guard read.function.isObjectiveC else { return nil }
        guard let site = target(of: read) else { return nil }
        switch site.kind {
        case .assignment(let target, _, _): return program.type(of: target, at: Place(site, in: read.function))?.unwrapped
        case .local(let local): return local.type.flatMap { program.resolve($0, at: read.place) }?.unwrapped
        default: return nil
        }
    }

    /// Names the class that a read decodes, where that is one class and its values need no other.
    func namingClass(_ type: StaticType, in read: KeyAccess) -> Fix? {
        guard read.function.isObjectiveC else { return cast(of: read).flatMap(read.namingClass) }
        guard read.call.name == "decodeObjectForKey", read.call.arguments.count == 1, let name = bridgedClasses[type.description] else {
            return nil
        }
        return Fix(
            "Decode a '\(name)'", .safe,
            edits: [Edit(at: read.function.location(read.call.nameRange), "decodeObjectOfClass:[\(name) class] forKey")])
    }
}

extension KeyAccess {
    /// Names the class that is decoded, where the cast that follows bridges from it.
    fileprivate func namingClass(insteadOf cast: (site: Site, type: StaticType)) -> Fix? {
        guard call.name == "decodeObject", call.arguments.count == 1, case .cast(let base, .conditional, let target) = cast.site.kind,
            base.range == site.range, let name = bridgedClasses[cast.type.description]
        else { return nil }
        let bridge = name == cast.type.description ? "" : " as \(cast.type.description)?"
        return Fix(
            "Decode a '\(name)'", .safe,
            edits: [
                Edit(at: function.location(.init(start: call.callee.range.end, end: keyRange.start)), "(of: \(name).self, forKey: "),
                // Whatever parentheses stand around the cast stay.
                Edit(at: function.location(.init(start: base.range.end, end: target.range.end)), bridge),
            ])
    }
}

private let bridgedClasses = [
    "String": "NSString", "NSString": "NSString", "NSNumber": "NSNumber", "Date": "NSDate", "NSDate": "NSDate", "Data": "NSData",
    "NSData": "NSData", "URL": "NSURL", "NSURL": "NSURL", "UUID": "NSUUID", "NSUUID": "NSUUID", "IndexPath": "NSIndexPath",
    "NSIndexPath": "NSIndexPath",
]
