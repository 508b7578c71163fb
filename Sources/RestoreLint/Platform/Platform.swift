#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// What the operating system gives: files and folders, threads, other programs, the terminal. Only this folder imports a C library.
enum Platform {
    /// An error number of the system.
    struct Failure: Error, Equatable, CustomStringConvertible {
        let code: Int32

        var description: String {
            self == .changed ? "it changed while it was linted" : String(cString: strerror(code)).lowercased()
        }

        static let tooLarge = Failure(code: EFBIG)
        static let notAFile = Failure(code: EISDIR)
        static let closedPipe = Failure(code: EPIPE)
        static let exists = Failure(code: EEXIST)
        static let missing = Failure(code: ENOENT)
        /// Somebody else has written to a file meanwhile.
        static let changed = Failure(code: ESTALE)
        /// A name that is not UTF-8 could be neither printed nor opened again.
        static let notText = Failure(code: EILSEQ)
    }
}

// `Platform.read` and `Platform.write` hide the system's functions of the same name.
func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int) -> Int {
    read(descriptor, buffer, count)
}

func systemRename(_ old: String, _ new: String) -> Int32 {
    rename(old, new)
}

func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer, _ count: Int) -> Int {
    write(descriptor, buffer, count)
}
