import AppModel
import Foundation

/// Keeps answers like the command's workers, and looks into one body after another.
struct RememberingWorker: Workers {
    func map<Result: Sendable>(_ count: Int, _ body: @escaping @Sendable (Int) -> Result) -> [Result] { (0..<count).map(body) }

    func guarded<Value: Sendable>(_ value: Value) -> (any Guarded<Value>)? { LockedValue(value) }
}

struct ManyWorkers: Workers {
    func map<Result: Sendable>(_ count: Int, _ body: @escaping @Sendable (Int) -> Result) -> [Result] {
        let results = LockedValue<[Result?]>(Array(repeating: nil, count: count))
        DispatchQueue.concurrentPerform(iterations: count) { index in
            let result = body(index)
            results.withLock { $0[index] = result }
        }
        return results.withLock { $0.map { $0! } }
    }

    func guarded<Value: Sendable>(_ value: Value) -> (any Guarded<Value>)? { LockedValue(value) }
}

private final class LockedValue<Value>: Guarded, @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    init(_ value: Value) { self.value = value }

    func withLock<Result>(_ body: (inout Value) -> Result) -> Result { lock.withLock { body(&value) } }
}
