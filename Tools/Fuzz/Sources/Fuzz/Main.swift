import Foundation

@main
enum Main {
    static func main() {
        do throws(Misuse) {
            exit(try run(Array(CommandLine.arguments.dropFirst())))
        } catch {
            FileHandle.standardError.write(Data("fuzz: \(error.message)\n".utf8))
            exit(2)
        }
    }

    private static func run(_ words: [String]) throws(Misuse) -> Int32 {
        if words.contains("--help") {
            FileHandle.standardOutput.write(Data((Arguments.usage + "\n").utf8))
            return 0
        }
        let arguments = try Arguments(words)
        if let folder = arguments.replay {
            guard let subject = Finding.subject(ofFolder: folder) else { throw Misuse(message: "the name of '\(folder)' does not begin with a subject") }
            let files = Finding.files(in: folder)
            return Worker.onItsStack {
                let before = Measure.work
                let fault = subject.fault(in: files) ?? Worker.excess(Measure.work - before, arguments)
                FileHandle.standardError.write(Data(((fault ?? "nothing is wrong") + "\n").utf8))
                return fault == nil ? 0 : Worker.faultCode
            }
        }
        if let worker = arguments.worker {
            return Worker.onItsStack { Worker(arguments).run(from: worker.first, statusFile: worker.status) }
        }
        do {
            return try Session(arguments).run()
        } catch {
            throw Misuse(message: "\(error)")
        }
    }
}
