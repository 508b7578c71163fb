import AppModel
import Syntax

extension App {
    /// The cast that a read goes through first, and what it is to.
    func cast(of read: KeyAccess) -> (site: Site, type: StaticType)? {
        for site in wrappings(of: read) {
            guard case .cast(_, _, let target) = site.kind else { continue }
            return resolve(target, at: read.place).map { (site, $0.unwrapped) }
        }
        return nil
    }
}

extension KeyAccess {
    /// Names the class that is decoded, where the cast that follows bridges from it.
    func namingClass(insteadOf cast: (site: Site, type: StaticType)) -> Fix? {
        guard call.name == "decodeObject", call.arguments.count == 1, case .cast(let base, .conditional, _) = cast.site.kind,
            base.range == site.range, let name = bridgedClasses[cast.type.description]
        else { return nil }
        let bridge = name == cast.type.description ? "" : " as \(cast.type.description)?"
        return Fix(
            "Decode a '\(name)'", .safe,
            edits: [
                Edit(at: function.location(.init(start: call.callee.range.end, end: keyRange.start)), "(of: \(name).self, forKey: "),
                Edit(at: function.location(.init(start: base.range.end, end: cast.site.range.end)), bridge),
            ])
    }
}

private let bridgedClasses = [
    "String": "NSString", "NSString": "NSString", "NSNumber": "NSNumber", "Date": "NSDate", "Data": "NSData", "URL": "NSURL", "UUID": "NSUUID",
    "IndexPath": "NSIndexPath",
]
