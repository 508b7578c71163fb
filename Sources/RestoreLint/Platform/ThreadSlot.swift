#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A piece of memory: the stack for the handler, where the thread is, and room to say so.
struct ThreadSlot: @unchecked Sendable {
    private static let stackSize = 64 << 10
    private static let nameSize = 4096
    private static let placeSize = 16 + nameSize
    private static let placeCount = 4
    private static let mark: UInt64 = 0x7265_7374_6f72_6521

    private static let markOffset = stackSize
    private static let depthOffset = markOffset + 8
    private static let visitsOffset = depthOffset + 8
    private static let accusedOffset = visitsOffset + 8
    private static let placesOffset = accusedOffset + 8
    private static let textOffset = placesOffset + placeCount * placeSize
    private static let textSize = 64 + (Platform.Containment.limit + 1) * (nameSize + 16)
    private static let variablesOffset = textOffset + textSize

    let memory: UnsafeMutableRawPointer

    /// Of the thread at hand.
    static var current: ThreadSlot? {
        guard let shared else { return nil }
        return pthread_getspecific(shared.pointee.key).map(ThreadSlot.init)
    }

    /// What the handler of a thread finds: it runs on the stack that the slot begins with.
    static var ofHandler: ThreadSlot? {
        var stack = stack_t()
        guard sigaltstack(nil, &stack) == 0, Int(stack.ss_size) == stackSize, let memory = stack.ss_sp else { return nil }
        let slot = ThreadSlot(memory: memory)
        return slot.memory.load(fromByteOffset: markOffset, as: UInt64.self) == mark ? slot : nil
    }

    private init(memory: UnsafeMutableRawPointer) { self.memory = memory }

    static func make() -> ThreadSlot {
        let size = variablesOffset + (shared!.pointee.variableCount + 2) * MemoryLayout<UnsafeMutablePointer<CChar>?>.stride
        let slot = ThreadSlot(memory: .allocate(byteCount: size, alignment: 16))
        slot.memory.storeBytes(of: mark, toByteOffset: markOffset, as: UInt64.self)
        slot.depth = 0
        slot.visits = 0
        slot.accused = 0
        var stack = stack_t()
        stack.ss_sp = slot.memory
        stack.ss_size = .init(stackSize)
        sigaltstack(&stack, nil)
        pthread_setspecific(shared!.pointee.key, slot.memory)
        Watchdog.watch(slot)
        return slot
    }

    func free() {
        Watchdog.forget(self)
        pthread_setspecific(shared!.pointee.key, nil)
        var stack = stack_t()
        stack.ss_flags = Int32(SS_DISABLE)
        // Darwin looks at the size even so.
        stack.ss_size = .init(Self.stackSize)
        sigaltstack(&stack, nil)
        memory.deallocate()
    }

    private var depth: Int {
        get { memory.load(fromByteOffset: Self.depthOffset, as: Int.self) }
        nonmutating set { memory.storeBytes(of: newValue, toByteOffset: Self.depthOffset, as: Int.self) }
    }

    /// How often the thread has gone to a file or rule, those within others not counted.
    private var visits: Int {
        get { memory.load(fromByteOffset: Self.visitsOffset, as: Int.self) }
        nonmutating set { memory.storeBytes(of: newValue, toByteOffset: Self.visitsOffset, as: Int.self) }
    }

    /// The number of the visit that the thread is at; 0 between two. A step is none: it may take as long as there is to do.
    var visit: Int { isVisiting ? visits : 0 }

    private var isVisiting: Bool { innermost.map { $0.kind != Platform.Containment.Kind.step.rawValue } ?? false }

    /// The number of a visit that took too much.
    var accused: Int {
        get { memory.load(fromByteOffset: Self.accusedOffset, as: Int.self) }
        nonmutating set { memory.storeBytes(of: newValue, toByteOffset: Self.accusedOffset, as: Int.self) }
    }

    private func place(_ index: Int) -> UnsafeMutableRawPointer { memory + Self.placesOffset + index * Self.placeSize }

    /// A name too long for a path has no length, and what happens there cannot be left out.
    ///
    /// Never inlined, so that the place is in memory before anything happens there.
    @inline(never) func push(_ kind: Platform.Containment.Kind, _ name: String) {
        if depth < Self.placeCount {
            let place = place(depth)
            place.storeBytes(of: kind.rawValue, as: UInt8.self)
            var name = name
            let size = name.withUTF8 { bytes in
                guard bytes.count <= Self.nameSize else { return 0 }
                if let base = bytes.baseAddress { memcpy(place + 16, base, bytes.count) }
                return bytes.count
            }
            place.storeBytes(of: size, toByteOffset: 8, as: Int.self)
        }
        if !isVisiting { visits += 1 }
        depth += 1
    }

    @inline(never) func pop() { depth -= 1 }

    // From here on what a handler may call: it allocates nothing, locks nothing, and leaves errors where they are.

    /// Where the thread is, innermost first.
    var innermost: (kind: UInt8, name: UnsafeMutableRawPointer, size: Int)? {
        guard depth > 0 else { return nil }
        let place = place(min(depth, Self.placeCount) - 1)
        return (place.load(as: UInt8.self), place + 16, place.load(fromByteOffset: 8, as: Int.self))
    }

    /// The variables to start anew with; `nil` when nobody knows what to leave out.
    func compose(after shared: UnsafeMutablePointer<Shared>, _ reason: Platform.Containment.Reason) -> UnsafeMutablePointer<
        UnsafeMutablePointer<CChar>?
    >? {
        // A thread that is nowhere helps the first one with what that is at.
        guard let (kind, name, size) = innermost ?? shared.pointee.first?.innermost, size > 0 else { return nil }
        let text = memory + Self.textOffset
        var end = shared.pointee.beforeSize
        memcpy(text, shared.pointee.before, end)
        text.storeBytes(of: reason.rawValue, toByteOffset: end, as: UInt8.self)
        text.storeBytes(of: kind, toByteOffset: end + 1, as: UInt8.self)
        end += 2
        var power = 1
        while power * 10 <= size { power *= 10 }
        while power > 0 {
            text.storeBytes(of: 0x30 + UInt8(truncatingIfNeeded: size / power % 10), toByteOffset: end, as: UInt8.self)
            end += 1
            power /= 10
        }
        text.storeBytes(of: 0x3A, toByteOffset: end, as: UInt8.self)
        memcpy(text + end + 1, name, size)
        text.storeBytes(of: 0, toByteOffset: end + 1 + size, as: UInt8.self)

        let variables = (memory + Self.variablesOffset).assumingMemoryBound(to: UnsafeMutablePointer<CChar>?.self)
        let count = shared.pointee.variableCount
        memcpy(variables, shared.pointee.variables, count * MemoryLayout<UnsafeMutablePointer<CChar>?>.stride)
        variables[count] = text.assumingMemoryBound(to: CChar.self)
        variables[count + 1] = nil
        return variables
    }
}
