#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
// Its `environ` is a variable that anybody might change; we only pass it on.
@preconcurrency import Glibc
#elseif canImport(Musl)
@preconcurrency import Musl
#endif

extension Platform {
    /// Starts the process anew when it gets a fatal signal, without what it was busy with: one bad file costs that file only.
    ///
    /// A handler may do next to nothing, but it may call `execve`, which ends all other threads and forgets locks and half-made memory at
    /// once. So each thread keeps in memory that its handler can find where it is; nothing else is paid for while all goes well.
    enum Containment {
        /// What a thread may be busy with.
        enum Kind: UInt8 {
            /// `f` and `r` in the variable.
            case file = 0x66, rule = 0x72
        }

        /// How often a run starts anew.
        static let limit = 8

        fileprivate static let variable = "RESTORELINT_LEFT_OUT"

        /// What this run was busy with when it had to start anew. Programs that we start are told nothing of it.
        static let leftOut: [(kind: Kind, name: String)] = {
            guard let text = Platform.variable(variable) else { return [] }
            unsetenv(variable)
            return Entry.parse(Array(text.utf8))
        }()

        /// From here on a fault starts the process anew.
        ///
        /// - Parameter version: what somebody is to name who reports a fault that could not be contained.
        static func install(version: String) {
            let before = leftOut
            guard shared == nil, CommandLine.argc > 0, let path = Platform.programPath else { return }
            shared = .allocate(capacity: 1)
            shared!.initialize(to: Shared(path, leavingOut: before, "; please report it, with the version \(version)\n"))
            pthread_key_create(&shared!.pointee.key, nil)
            let slot = ThreadSlot.make()
            // What the runtime makes when code runs for the first time it makes now, and not in a handler.
            slot.push(.file, "A.swift")
            _ = slot.compose(after: shared!)
            slot.pop()

            var action = sigaction()
            sigfillset(&action.sa_mask)
            action.sa_flags = Int32(SA_ONSTACK)
            #if canImport(Darwin)
            action.__sigaction_u.__sa_handler = { startAnew($0) }
            #elseif canImport(Glibc)
            action.__sigaction_handler.sa_handler = { startAnew($0) }
            #else
            action.__sa_handler.sa_handler = { startAnew($0) }
            #endif
            for signal in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT] { sigaction(signal, &action, nil) }
            PlantedTrap.spring("nowhere")
        }

        static func enter(_ kind: Kind, _ name: String) {
            ThreadSlot.current?.push(kind, name)
            PlantedTrap.spring((kind == .file ? "file:" : "rule:") + name)
        }

        static func leave() { ThreadSlot.current?.pop() }

        /// Until `resume`, a fault ends the process: somebody's file is being written.
        static func suspend() {
            shared?.pointee.suspensions += 1
            PlantedTrap.spring("writing")
        }

        static func resume() { shared?.pointee.suspensions -= 1 }

        /// Keeps what was read from the standard input, for it cannot be read again.
        static func keepInput(_ bytes: [UInt8]) {
            guard let shared else { return }
            var name = Array(((Platform.variable("TMPDIR") ?? "/tmp") + "/restorelint-XXXXXX").utf8CString)
            let descriptor = mkstemp(&name)
            if descriptor >= 0 {
                unlink(name)
                _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
                shared.pointee.input = descriptor
            }
            // Started anew, the run would take the text for an empty one.
            if descriptor < 0 || (try? Platform.write(bytes, to: descriptor)) == nil { suspend() }
        }

        /// Gives a thread a stack for its handler, since its own may be what has run out.
        static func onThread(_ body: () -> Void) {
            guard shared != nil else { return body() }
            let slot = ThreadSlot.make()
            body()
            slot.free()
        }
    }

    /// Where the program that runs can be started again from.
    private static var programPath: String? {
        #if canImport(Darwin)
        var size = UInt32(PATH_MAX)
        var buffer = [CChar](repeating: 0, count: Int(size))
        if _NSGetExecutablePath(&buffer, &size) == 0 { return String(cString: buffer) }
        #else
        if access("/proc/self/exe", X_OK) == 0 { return "/proc/self/exe" }
        #endif
        return CommandLine.arguments.first.flatMap { $0.contains("/") ? $0 : nil }
    }
}

// MARK: - What all threads share

/// Set up before the first of them starts.
private struct Shared {
    let path: UnsafeMutablePointer<CChar>
    let arguments = CommandLine.unsafeArgv
    let variables: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
    let variableCount: Int
    /// The variable with what is left out already.
    let before: UnsafeMutablePointer<UInt8>
    let beforeSize: Int
    let beforeCount: Int
    let lastWords: UnsafeMutablePointer<CChar>
    var mask = sigset_t()
    var key = pthread_key_t()
    /// What the standard input said, or -1.
    var input: Int32 = -1
    var suspensions = 0

    init(_ path: String, leavingOut entries: [(kind: Platform.Containment.Kind, name: String)], _ lastWords: String) {
        self.path = strdup(path)
        self.lastWords = strdup(lastWords)
        #if canImport(Darwin)
        variables = _NSGetEnviron().pointee
        #else
        variables = environ
        #endif
        var count = 0
        while variables[count] != nil { count += 1 }
        variableCount = count
        let text = Array((Platform.Containment.variable + "=").utf8) + entries.flatMap { Entry.text($0.kind, $0.name) }
        before = .allocate(capacity: text.count)
        before.initialize(from: text, count: text.count)
        beforeSize = text.count
        beforeCount = entries.count
        pthread_sigmask(SIG_BLOCK, nil, &mask)
    }
}

nonisolated(unsafe) private var shared: UnsafeMutablePointer<Shared>?

/// `f12:App/A.swift`: what was left out, in the variable.
private enum Entry {
    static func text(_ kind: Platform.Containment.Kind, _ name: String) -> [UInt8] {
        [kind.rawValue] + Array("\(name.utf8.count):".utf8) + Array(name.utf8)
    }

    /// What it cannot read it passes over, for anybody can set a variable.
    static func parse(_ text: [UInt8]) -> [(kind: Platform.Containment.Kind, name: String)] {
        var entries: [(kind: Platform.Containment.Kind, name: String)] = []
        var rest = text[...]
        while let kind = rest.popFirst().flatMap({ Platform.Containment.Kind(rawValue: $0) }),
            let colon = rest.firstIndex(of: UInt8(ascii: ":")),
            let size = Int(String(decoding: rest[..<colon], as: UTF8.self)), 0...(rest.endIndex - colon - 1) ~= size
        {
            entries.append((kind, String(decoding: rest[(colon + 1)...].prefix(size), as: UTF8.self)))
            rest = rest[(colon + 1 + size)...]
        }
        return entries
    }
}

// MARK: - What each thread has

/// A piece of memory: the stack for the handler, where the thread is, and room to say so.
private struct ThreadSlot {
    private static let stackSize = 64 << 10
    private static let nameSize = 4096
    private static let placeSize = 16 + nameSize
    private static let placeCount = 4
    private static let mark: UInt64 = 0x7265_7374_6f72_6521

    private static let markOffset = stackSize
    private static let depthOffset = markOffset + 8
    private static let placesOffset = depthOffset + 8
    private static let textOffset = placesOffset + placeCount * placeSize
    private static let textSize = 64 + (Platform.Containment.limit + 1) * (nameSize + 16)
    private static let variablesOffset = textOffset + textSize

    private let memory: UnsafeMutableRawPointer

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
        var stack = stack_t()
        stack.ss_sp = slot.memory
        stack.ss_size = .init(stackSize)
        sigaltstack(&stack, nil)
        pthread_setspecific(shared!.pointee.key, slot.memory)
        return slot
    }

    func free() {
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
    func compose(after shared: UnsafeMutablePointer<Shared>) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
        guard let (kind, name, size) = innermost, size > 0 else { return nil }
        let text = memory + Self.textOffset
        var end = shared.pointee.beforeSize
        memcpy(text, shared.pointee.before, end)
        text.storeBytes(of: kind, toByteOffset: end, as: UInt8.self)
        end += 1
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

// MARK: - The handler

/// The process is started anew, or ends with 2 and a word about it.
private func startAnew(_ signal: Int32) {
    guard let shared else { _exit(2) }
    let slot = ThreadSlot.ofHandler
    if shared.pointee.suspensions == 0, shared.pointee.beforeCount < Platform.Containment.limit,
        let variables = slot?.compose(after: shared)
    {
        if shared.pointee.input >= 0 {
            lseek(shared.pointee.input, 0, SEEK_SET)
            dup2(shared.pointee.input, 0)
        }
        // It would be inherited.
        pthread_sigmask(SIG_SETMASK, &shared.pointee.mask, nil)
        execve(shared.pointee.path, shared.pointee.arguments, variables)
    }
    say("restorelint: error: internal fault")
    if let (kind, name, size) = slot?.innermost, size > 0 {
        say(kind == Platform.Containment.Kind.file.rawValue ? " while reading '" : " in the rule '")
        for offset in 0..<size where name.load(fromByteOffset: offset, as: UInt8.self) < 0x20 {
            name.storeBytes(of: UInt8(ascii: "?"), toByteOffset: offset, as: UInt8.self)
        }
        _ = systemWrite(2, name, size)
        say("'")
    }
    _ = systemWrite(2, shared.pointee.lastWords, strlen(shared.pointee.lastWords))
    _exit(2)
}

private func say(_ words: StaticString) {
    _ = systemWrite(2, words.utf8Start, words.utf8CodeUnitCount)
}
