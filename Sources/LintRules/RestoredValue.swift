import AppModel
import Syntax

/// A value that comes out of restorable state: any version of the app may have written it, or none.
struct RestoredValue {
    /// The whole read.
    let range: SourceRange
    /// Where a message about it stands.
    let location: Location
    let key: StringValue
    let function: Function
    let isObject: Bool
    let mayBeIndex: Bool

    init(_ read: KeyAccess) {
        range = read.site.range
        location = read.function.location(read.call.nameRange)
        key = read.isOneOfMany ? .unknown : read.key
        function = read.function
        isObject = read.method.shape == .object
        mayBeIndex = read.method.shape == .integer
    }

    init(_ read: ActivityRead) {
        range = read.range
        location = read.function.location(read.range)
        key = read.key
        function = read.function
        isObject = true
        mayBeIndex = !read.isWhole
    }
}

extension App {
    /// What the code reads from coders and activities, unless something asked first whether it is there.
    func restoredValues() -> [RestoredValue] {
        let decoded = coderAccesses(in: Hook.readers + Hook.appKitReaders).filter { read in
            read.method.direction == .read && read.key.reservedName == nil && !program.isTest(read.function) && !isTested(read)
        }
        return decoded.map { RestoredValue($0) } + activityReads().filter { !isTested($0) }.map { RestoredValue($0) }
    }

    /// Whether `unsafe-restored-value` speaks of a read, and everybody else may keep silent.
    func isForced(_ read: KeyAccess) -> Bool {
        read.key.reservedName == nil && !isTested(read)
            && force(on: RestoredValue(read), in: RestoringBody(of: read.function, in: self)) != nil
    }

    private func isTested(_ read: KeyAccess) -> Bool {
        (read.site.tests + read.entry.tests).contains { test in
            test.contains { part in
                guard part.range != read.site.range, case .call(let call) = part.kind, CoderMethod(call) != nil,
                    let key = CoderMethod.key(of: call)
                else { return false }
                return strings(key, at: read.place).contains { $0.mayBe(read.key) || read.isOneOfMany && !$0.isKnown }
            }
        }
    }

    private func isTested(_ read: ActivityRead) -> Bool {
        if read.isWhole { return isTestedOrWritten(read) }
        return read.site.tests.contains { test in
            test.contains { part in
                guard part.range != read.site.range, case .element(_, let arguments) = part.kind, let key = arguments.first?.value else {
                    return false
                }
                return strings(key, at: Place(read.site, in: read.function)).contains { $0.mayBe(read.key) }
            }
        }
    }

    /// Whether somebody asked for the property on the way, or something is written to it.
    private func isTestedOrWritten(_ read: ActivityRead) -> Bool {
        let isTested = read.site.tests.contains { test in
            test.contains { $0.memberName == read.key.text && !$0.range.contains(read.range) && !read.range.contains($0.range) }
        }
        return isTested
            || sites(in: read.function).contains { site in
                guard case .assignment(let target, _, _) = site.kind else { return false }
                return target.range.contains(read.range)
            }
    }
}

extension StringValue {
    /// Whether both are one key, or both are built at run time so that they may be.
    fileprivate func mayBe(_ other: StringValue) -> Bool { isKnown == other.isKnown && mayEqual(other) }
}
