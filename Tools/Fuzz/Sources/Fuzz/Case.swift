import Foundation

/// One execution: what is run, on which files. It follows from the seed and its number alone.
struct Case: Sendable {
    let subject: Subject
    var files: [Sample]
    /// The mutations that made it, for whoever reads about a finding.
    let recipe: [String]

    init(_ subject: Subject, _ files: [Sample], recipe: [String] = []) {
        self.subject = subject
        self.files = files
        self.recipe = recipe
    }

    init(number: Int, seed: UInt64, samples: Samples, subjects: [Subject]) {
        var dice = Dice(seed: seed, case: number)
        let subject = dice.pick(subjects.flatMap { Array(repeating: $0, count: $0.weight) })
        var files: [Sample]
        switch subject {
        case .app, .run: files = samples.app(&dice)
        default: files = [samples.sample(of: subject.kind!, &dice)]
        }
        if subject == .run {
            // What lies beside the sources of an app.
            for kind in [Sample.Kind.configuration, .baseline, .ignoreFile, .propertyList, .project] where dice.isLucky(oneIn: 3) {
                files.removeAll { $0.path == kind.path }
                files.append(samples.sample(of: kind, &dice))
            }
        }
        var recipe: [String] = []
        let mutated = subject == .app || subject == .run ? 1 + dice.roll(3) : 1
        for _ in 0..<mutated where !files.isEmpty {
            let index = dice.roll(files.count)
            guard let kind = files[index].kind else { continue }
            let other = samples.sample(of: kind, &dice).bytes
            let count = dice.length(upTo: 8)
            recipe += Mutation.apply(count, to: &files[index], kind: kind, other: other, Mutation.Rolls(Dice(seed: dice.next())))
        }
        self.init(subject, files, recipe: recipe)
    }

    // MARK: What a worker leaves behind

    /// As a worker puts it down before it runs it, for the files it came of may be others by the time somebody looks.
    var written: Data {
        var data = Data([UInt8(Subject.allCases.firstIndex(of: subject)!)])
        for text in [recipe.joined(separator: "\n")] + files.map(\.path) { data.append(Case.part(Array(text.utf8))) }
        for file in files { data.append(Case.part(file.bytes)) }
        return data
    }

    init?(reading data: Data) {
        guard let subject = data.first.flatMap({ Subject.allCases.indices.contains(Int($0)) ? Subject.allCases[Int($0)] : nil }) else { return nil }
        var parts: [[UInt8]] = []
        var rest = data.dropFirst()
        while rest.count >= 8 {
            let count = Int(rest.prefix(8).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
            guard rest.count - 8 >= count else { return nil }
            parts.append([UInt8](rest.dropFirst(8).prefix(count)))
            rest = rest.dropFirst(8 + count)
        }
        guard parts.count % 2 == 1 else { return nil }
        let paths = parts[1..<1 + parts.count / 2].map { String(decoding: $0, as: UTF8.self) }
        let files = zip(paths, parts[(1 + paths.count)...]).map { Sample($0, $1) }
        self.init(subject, files, recipe: String(decoding: parts[0], as: UTF8.self).split(separator: "\n").map(String.init))
    }

    private static func part(_ bytes: [UInt8]) -> Data {
        withUnsafeBytes(of: UInt64(bytes.count).littleEndian) { Data($0) } + bytes
    }

    /// Every place that one may be typing at in every file that is built in, one case each.
    struct HalfTyped: Sendable {
        private let samples: [Sample]
        /// The number of the first case of each sample.
        private let starts: [Int]
        let count: Int

        init(_ samples: [Sample], subjects: [Subject]) {
            self.samples = samples.filter { sample in subjects.contains { $0.kind == sample.kind } }
            var total = 0
            var starts: [Int] = []
            for sample in self.samples {
                starts.append(total)
                total += HalfTyped.places(in: sample) * 2
            }
            self.starts = starts
            count = total
        }

        /// Between all bytes of all lines, the line end among them.
        private static func places(in sample: Sample) -> Int { Mutation.placesTyped(in: sample.bytes) }

        func makeCase(_ number: Int) -> Case {
            let index = (starts.firstIndex { $0 > number } ?? starts.count) - 1
            let sample = samples[index]
            let place = number - starts[index]
            let typed = Mutation.typed(sample, place: place / 2, keepsRest: place.isMultiple(of: 2))
            return Case(Subject(rawValue: sample.kind!.rawValue)!, [typed], recipe: ["half typed"])
        }
    }
}
