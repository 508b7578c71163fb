import Dispatch

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// What something cost, in seconds. User and system time count together.
struct Cost {
    var cpu: Double
    var wall: Double
}

/// `RUSAGE_SELF` and `RUSAGE_CHILDREN`, whose types differ from one C library to the next; their values do not.
enum Whose: Int32 {
    case process = 0
    case children = -1
}

/// Runs `body` and takes the time.
func measure(_ whose: Whose = .process, _ body: () throws -> Void) rethrows -> Cost {
    let wall = DispatchTime.now().uptimeNanoseconds
    let cpu = cpuSeconds(whose)
    try body()
    return Cost(
        cpu: cpuSeconds(whose) - cpu,
        wall: Double(DispatchTime.now().uptimeNanoseconds - wall) / 1e9
    )
}

private func cpuSeconds(_ whose: Whose) -> Double {
    var usage = rusage()
    getrusage(whose.rawValue, &usage)
    return seconds(usage.ru_utime) + seconds(usage.ru_stime)
}

func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1e6
}

func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}
