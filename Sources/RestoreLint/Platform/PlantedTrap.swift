#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Faults for the tests of containment, where `RESTORELINT_PLANTED_TRAPS` wants them: `file:App/A.swift=index;rule:bad-name=abort`.
/// Only a debug build has any of this.
enum PlantedTrap {
    #if DEBUG
    private static let traps: [String: String] = {
        var traps: [String: String] = [:]
        for trap in (Platform.variable("RESTORELINT_PLANTED_TRAPS") ?? "").split(separator: ";") {
            let words = trap.split(separator: "=", maxSplits: 1).map(String.init)
            if words.count == 2 { traps[words[0]] = words[1] }
        }
        return traps
    }()

    static func spring(_ place: @autoclosure () -> String) {
        guard !traps.isEmpty, let fault = traps[place()] else { return }
        switch fault {
        case "index": print([0][traps.count + 1])
        case "null": UnsafeMutablePointer<Int>(bitPattern: 8)!.pointee = 0
        case "stack": print(deeper(1))
        case "kill": kill(getpid(), SIGKILL)
        case "pause":
            let start = Platform.secondsUsed
            while Platform.secondsUsed < start + 1 {}
        case "loop":
            let start = Platform.uptime
            while Platform.uptime < start + 60 {}
        case "hoard":
            for _ in 0..<1 << 10 {
                memset(.allocate(byteCount: 1 << 20, alignment: 16), 1, 1 << 20)
                usleep(1_000)
            }
        default: abort()
        }
    }

    private static func deeper(_ number: Int) -> Int {
        withUnsafeTemporaryAllocation(of: Int.self, capacity: 64) { room in
            room.initialize(repeating: number)
            return deeper(number + 1) + room[number % 64]
        }
    }
    #else
    static func spring(_ place: @autoclosure () -> String) {}
    #endif
}
