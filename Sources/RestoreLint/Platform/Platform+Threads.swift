#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Threads, and what they share.
extension Platform {
    /// Runs `body` on `count` threads with stacks that a deep parser can live in, and waits for all of them.
    static func onThreads(_ count: Int, stackSize: Int = 8 << 20, _ body: @escaping @Sendable () -> Void) {
        final class Work: Sendable {
            let body: @Sendable () -> Void
            init(_ body: @escaping @Sendable () -> Void) { self.body = body }
        }
        // Darwin hands the start routine a pointer, the others an optional one; this takes both.
        func run(_ context: UnsafeMutableRawPointer?) {
            let work = Unmanaged<Work>.fromOpaque(context!).takeRetainedValue()
            Containment.onThread(work.body)
        }

        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        pthread_attr_setstacksize(&attributes, stackSize)
        defer { pthread_attr_destroy(&attributes) }

        var threads: [pthread_t] = []
        for _ in 0..<count {
            #if canImport(Glibc)
            var thread = pthread_t()
            #else
            var thread: pthread_t?
            #endif
            let context = Unmanaged.passRetained(Work(body))
            let code = pthread_create(
                &thread, &attributes,
                {
                    run($0); return nil
                }, context.toOpaque())
            if code != 0 {
                context.release()
                continue
            }
            #if canImport(Glibc)
            threads.append(thread)
            #else
            if let thread { threads.append(thread) }
            #endif
        }
        // A system out of threads still does the work.
        if threads.isEmpty, count > 0 { body() }
        for thread in threads { pthread_join(thread, nil) }
    }

    /// Runs `body` on a thread that nobody waits for.
    static func startThread(_ body: @escaping @Sendable () -> Void) {
        final class Work: Sendable {
            let body: @Sendable () -> Void
            init(_ body: @escaping @Sendable () -> Void) { self.body = body }
        }
        func run(_ context: UnsafeMutableRawPointer?) { Unmanaged<Work>.fromOpaque(context!).takeRetainedValue().body() }
        #if canImport(Glibc)
        var thread = pthread_t()
        #else
        var thread: pthread_t?
        #endif
        let context = Unmanaged.passRetained(Work(body))
        if pthread_create(
            &thread, nil,
            {
                run($0); return nil
            }, context.toOpaque()) != 0
        {
            return context.release()
        }
        #if canImport(Glibc)
        pthread_detach(thread)
        #else
        if let thread { pthread_detach(thread) }
        #endif
    }

    /// A mutex with a condition, guarding one value.
    final class Guarded<Value>: @unchecked Sendable {
        private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
        private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
        private var value: Value

        init(_ value: Value) {
            self.value = value
            pthread_mutex_init(mutex, nil)
            pthread_cond_init(condition, nil)
        }

        deinit {
            pthread_cond_destroy(condition)
            pthread_mutex_destroy(mutex)
            condition.deallocate()
            mutex.deallocate()
        }

        func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
            pthread_mutex_lock(mutex)
            defer { pthread_mutex_unlock(mutex) }
            return body(&value)
        }

        /// Waits until `body` gives something, asking again after each `wake`.
        func wait<Result>(_ body: (inout Value) -> Result?) -> Result {
            pthread_mutex_lock(mutex)
            defer { pthread_mutex_unlock(mutex) }
            while true {
                if let result = body(&value) { return result }
                pthread_cond_wait(condition, mutex)
            }
        }

        func wake() {
            pthread_cond_broadcast(condition)
        }
    }
}
