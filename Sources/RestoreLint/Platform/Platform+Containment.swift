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
            /// `f`, `r` and `s` in the variable.
            case file = 0x66, rule = 0x72, step = 0x73

            fileprivate var planted: String {
                switch self {
                case .file: "file:"
                case .rule: "rule:"
                case .step: "step:"
                }
            }
        }

        /// Why it is left out.
        enum Reason: UInt8 {
            /// `!` and `+` in the variable: a trap, or too much of time or memory.
            case fault = 0x21, budget = 0x2B
        }

        /// Something that is left out.
        typealias Entry = (reason: Reason, kind: Kind, name: String)

        /// How often a run starts anew.
        static let limit = 8

        fileprivate static let variable = "RESTORELINT_LEFT_OUT"

        /// What this run was busy with when it had to start anew. Programs that we start are told nothing of it.
        static let leftOut: [Entry] = {
            guard let text = Platform.variable(variable) else { return [] }
            unsetenv(variable)
            return EntryText.parse(Array(text.utf8))
        }()

        /// From here on a fault starts the process anew.
        ///
        /// - Parameter version: what somebody is to name who reports a fault that could not be contained.
        static func install(version: String) {
            let before = leftOut
            guard shared == nil, Platform.argumentVector.count > 0, let path = Platform.programPath else { return }
            shared = .allocate(capacity: 1)
            shared!.initialize(to: Shared(path, leavingOut: before, "; please report it, with the version \(version)\n"))
            pthread_key_create(&shared!.pointee.key, nil)
            let slot = ThreadSlot.make()
            shared!.pointee.first = slot
            // What the runtime makes when code runs for the first time it makes now, and not in a handler.
            slot.push(.file, "A.swift")
            _ = slot.compose(after: shared!, .fault)
            slot.pop()

            for signal in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT] { handle(signal) { startAnew($0) } }
            handle(Watchdog.signal) { _ in leaveTheAccused() }
            Watchdog.start()
            PlantedTrap.spring("nowhere")
        }

        private static func handle(_ signal: Int32, _ handler: @escaping @convention(c) (Int32) -> Void) {
            var action = sigaction()
            sigfillset(&action.sa_mask)
            action.sa_flags = Int32(SA_ONSTACK) | Int32(SA_RESTART)
            #if canImport(Darwin)
            action.__sigaction_u.__sa_handler = handler
            #elseif canImport(Glibc)
            action.__sigaction_handler.sa_handler = handler
            #else
            action.__sa_handler.sa_handler = handler
            #endif
            sigaction(signal, &action, nil)
        }

        static func enter(_ kind: Kind, _ name: String) {
            ThreadSlot.current?.push(kind, name)
            PlantedTrap.spring(kind.planted + name)
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
        return arguments.first.flatMap { $0.contains("/") ? $0 : nil }
    }
}

// MARK: - What all threads share

/// Set up before the first of them starts.
struct Shared {
    let path: UnsafeMutablePointer<CChar>
    let arguments = Platform.argumentVector.values
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
    /// Of the thread that the others work for.
    var first: ThreadSlot?

    init(_ path: String, leavingOut entries: [Platform.Containment.Entry], _ lastWords: String) {
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
        let text = Array((Platform.Containment.variable + "=").utf8) + entries.flatMap(EntryText.text)
        before = .allocate(capacity: text.count)
        before.initialize(from: text, count: text.count)
        beforeSize = text.count
        beforeCount = entries.count
        pthread_sigmask(SIG_BLOCK, nil, &mask)
    }
}

nonisolated(unsafe) var shared: UnsafeMutablePointer<Shared>?

/// `!f12:App/A.swift`: what was left out, in the variable.
private enum EntryText {
    static func text(_ entry: Platform.Containment.Entry) -> [UInt8] {
        [entry.reason.rawValue, entry.kind.rawValue] + Array("\(entry.name.utf8.count):".utf8) + Array(entry.name.utf8)
    }

    /// What it cannot read it passes over, for anybody can set a variable.
    static func parse(_ text: [UInt8]) -> [Platform.Containment.Entry] {
        var entries: [Platform.Containment.Entry] = []
        var rest = text[...]
        while let reason = rest.popFirst().flatMap({ Platform.Containment.Reason(rawValue: $0) }),
            let kind = rest.popFirst().flatMap({ Platform.Containment.Kind(rawValue: $0) }),
            let colon = rest.firstIndex(of: UInt8(ascii: ":")),
            let size = Int(String(decoding: rest[..<colon], as: UTF8.self)), 0...(rest.endIndex - colon - 1) ~= size
        {
            entries.append((reason, kind, String(decoding: rest[(colon + 1)...].prefix(size), as: UTF8.self)))
            rest = rest[(colon + 1 + size)...]
        }
        return entries
    }
}

// MARK: - The handler

/// The process is started anew, or ends with 2 and a word about it.
private func startAnew(_ signal: Int32) {
    guard let shared else { _exit(2) }
    let slot = ThreadSlot.ofHandler
    execute(shared, slot, .fault)
    say("restorelint: error: internal fault")
    giveUp(shared, slot)
}

/// For a thread that has been told of by the watchdog. It may have gone on meanwhile.
private func leaveTheAccused() {
    guard let shared, shared.pointee.suspensions == 0, let slot = ThreadSlot.ofHandler, slot.visit > 0, slot.visit == slot.accused else {
        return
    }
    execute(shared, slot, .budget)
    say("restorelint: error: too much time or memory was taken")
    giveUp(shared, slot)
}

private func execute(_ shared: UnsafeMutablePointer<Shared>, _ slot: ThreadSlot?, _ reason: Platform.Containment.Reason) {
    guard shared.pointee.suspensions == 0, shared.pointee.beforeCount < Platform.Containment.limit,
        let variables = slot?.compose(after: shared, reason)
    else {
        return
    }
    if shared.pointee.input >= 0 {
        lseek(shared.pointee.input, 0, SEEK_SET)
        dup2(shared.pointee.input, 0)
    }
    // It would be inherited.
    pthread_sigmask(SIG_SETMASK, &shared.pointee.mask, nil)
    execve(shared.pointee.path, shared.pointee.arguments, variables)
}

private func giveUp(_ shared: UnsafeMutablePointer<Shared>, _ slot: ThreadSlot?) -> Never {
    if let (kind, name, size) = slot?.innermost, size > 0 {
        switch Platform.Containment.Kind(rawValue: kind) {
        case .file: say(" while reading '")
        case .rule: say(" in the rule '")
        case .step, nil: say(" in the step '")
        }
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
