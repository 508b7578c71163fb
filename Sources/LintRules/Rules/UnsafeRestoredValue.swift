import AppModel

extension Rule {
    static let unsafeRestoredValue = Rule(
        id: "unsafe-restored-value",
        summary: "Restored state is forced, so that a missing or strange value crashes the app while it launches.",
        why: "The app crashes while it launches, and again the next time, until the system throws the saved state away.",
        help: "Take what is restored conditionally, and begin afresh where it is missing.",
        rationale: """
            An archive outlives the version of the app that wrote it, and any value may be missing from it. A crash while restoring \
            repeats at every launch until the system gives the archive up.
            """,
        limits: """
            A force behind a test of the same key or value is left alone, as are UIKit's keys. A value is followed through what runs as \
            it is restored; in Objective-C through what nil gives. A number that ends a range counts where 0 traps. An index, index \
            path, row or selection of AppKit's that nothing asks about, also in a method, setter or observer, is a note; so is one in a \
            list of which saving leaves some out. What UIKit has at times, as a page's address, counts where saving forces it. \
            Activities count that come from the session or go to a method that restores, in apps with scenes; so does their type. So do \
            entries of a restored dictionary, and what views read of scene storage, of a binding too, unless they assign it first, ask \
            what it is good for or mind it as they delete, and the value of a group's windows. Of data unarchiving counts, and a \
            bookmark's resolving; a number or URL made of a text by force is a note. Managed objects' identifiers count, unless the app \
            deletes nothing. What is looked up by one, in a dictionary, by `first(where:)`, a function or a failable initializer, counts \
            where it is forced, or tried by `try!`, there or in a method that gets it, put into Objective-C's list or, like a value, \
            into an implicitly unwrapped property that the body or an observer uses; not behind a test of it or of the list, nor in a \
            table spelled out; in a bundle's file it is a note. Such a property counts where the encoder asks it and only the look-up \
            fills it, or its class fills it late; as a note, where decoding empties it. Notes are what an object encoded whole forces \
            and assertions.
            """,
        switchOff: "Hardly ever: the archive of an older version may lack the value.",
        severity: .warning,
        facts: ["A14", "A19", "C9", "C11", "C12", "C17", "C19", "F1", "I8", "J4"],
        examples: [
            .bad("""
                class Reader: UIViewController {
                    var chapter = "one"
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        coder.encode(chapter, forKey: "chapter")
                        coder.encode(title, forKey: "title")
                    }
                    override func decodeRestorableState(with coder: NSCoder) {
                        super.decodeRestorableState(with: coder)
                        chapter = coder.decodeObject(of: NSString.self, forKey: "chapter")! as String // expect: unsafe-restored-value
                        title = (coder.decodeObject(of: [NSString.self], forKey: "title") as! String) // expect: unsafe-restored-value
                    }
                }
                """),
            .bad("""
                // An index that an older version wrote, or none at all.
                class Pager: UIViewController {
                    enum Mode: CaseIterable { case page, scroll }
                    var pages: [UIViewController] = []
                    var mode = Mode.page
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        coder.encode(pages.count, forKey: "page")
                        coder.encode(0, forKey: "mode")
                    }
                    override func decodeRestorableState(with coder: NSCoder) {
                        super.decodeRestorableState(with: coder)
                        let page = coder.decodeInteger(forKey: "page")
                        show(pages[page], sender: nil) // expect: unsafe-restored-value
                        mode = Mode.allCases[coder.decodeInteger(forKey: "mode")] // expect: unsafe-restored-value
                    }
                }
                """),
            .instead("""
                class Reader: UIViewController {
                    var chapter = "one"
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        coder.encode(chapter, forKey: "chapter")
                    }
                    override func decodeRestorableState(with coder: NSCoder) {
                        super.decodeRestorableState(with: coder)
                        chapter = coder.decodeObject(of: NSString.self, forKey: "chapter") as String? ?? "one"
                    }
                }
                """),
            .good("""
                class Reader: UIViewController {
                    var chapter: String?
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        coder.encode(chapter, forKey: "chapter")
                        coder.encode(title, forKey: "title")
                    }
                    override func decodeRestorableState(with coder: NSCoder) {
                        super.decodeRestorableState(with: coder)
                        // Casting to an optional tolerates nil.
                        chapter = coder.decodeObject(of: [NSString.self], forKey: "chapter") as! String?
                        if coder.containsValue(forKey: "title") {
                            title = coder.decodeObject(of: NSString.self, forKey: "title")! as String
                        }
                    }
                }
                """),
        ]
    ) { app in
        var bodies = RestoringBodies(of: app)
        let read = app.restoredValues() + app.restoredPayloads() + app.restoredValuesOfModels() + app.restoredNamesOfRows()
        let values = read + bodies.entries(of: read)
        let forced = values.flatMap { value in
            // That a value is there does not say that what it names is.
            let force = value.isTested ? bodies.forceOfWhatIsThere(value) : bodies.force(on: value)
            return [force, bodies.forcedLookUp(by: value)].compactMap { $0.map { (value: value, force: $0) } }
        } + bodies.forcedSceneValues()
        let forcedThere = Dictionary(grouping: forced.map(\.value), by: \.function)
        let findings = forced.compactMap { value, force -> Finding? in
            // Of a chain of forces the last says enough.
            let isPart = forcedThere[value.function, default: []].contains { $0.range != value.range && $0.range.contains(value.range) }
            if isPart { return nil }
            let function = force.function ?? value.function
            let elsewhere = force.elsewhere.map(function.location)
            return Finding(
                at: elsewhere ?? force.mark.map(function.location) ?? value.location, force.message(value.key.shown, in: value.function),
                // An object writes for itself what it reads: only another version of the app does not.
                symbol: function.symbol, severity: value.isOfModel ? .note : force.severity, help: force.help,
                notes: elsewhere == nil ? [] : [Note(at: value.origin, "it is restored here")])
        }
            + app.forcedWindowValues().map { forced in
                Finding(
                    at: forced.function.location(forced.mark),
                    "restored value of a window\(forced.function.phrase("in")) \(forced.force.fate)",
                    symbol: forced.function.symbol, severity: forced.force.severity, help: forced.force.help,
                    notes: [Note(at: forced.origin, "it is kept with the windows of this group")])
            }
            + app.propertiesUnwrappedWhileSaving().map { unwrapped in
                Finding(
                    at: unwrapped.encoder.location(unwrapped.use),
                    "property '\(unwrapped.property.name)'\(unwrapped.encoder.phrase("of")) is unwrapped while saving, though restoring may leave it nil",
                    symbol: unwrapped.encoder.symbol, help: "Encode it conditionally: `\(unwrapped.property.name)?`.",
                    notes: [Note(at: unwrapped.filling, "it is filled here, if what was saved is found")])
            }
            + app.propertiesEmptiedWhileDecoding().filter { emptied in
                !forcedThere[emptied.decoder, default: []].contains { emptied.filling.contains($0.range) }
            }.map { emptied in
                Finding(
                    at: emptied.decoder.location(emptied.filling),
                    "property '\(emptied.property.name)'\(emptied.decoder.phrase("of")) becomes nil where the archive lacks the value, "
                        + "and the next saving unwraps it",
                    symbol: emptied.decoder.symbol, severity: .note, help: "Fill it only where something was found.",
                    notes: [Note(at: emptied.encoder.location(emptied.use), "it is unwrapped here")])
            }
            + app.propertiesForcedWhileSaving().map { forced in
                Finding(
                    at: forced.encoder.location(forced.use),
                    "property '\(forced.property.name)' is forced while saving\(forced.encoder.phrase("by")), though it may be missing",
                    symbol: forced.encoder.symbol, help: "Encode it conditionally: `\(forced.property.name)?`.",
                    notes: [
                        Note(at: forced.question, forced.isTakenAway ? "it is set to nil here" : "whether there is one is asked here")
                    ])
            }
            + app.viewsForcedWhileSaving().map { forced in
                Finding(
                    at: forced.function.location(forced.range),
                    "member '\(forced.member)' of a '\(forced.owner)' \(forced.isRaised ? "goes where nil raises" : "is forced") while saving"
                        + "\(forced.encoder.phrase("by")), though there may be none",
                    symbol: forced.function.symbol, help: "Encode it conditionally: state is saved whatever is loaded, selected or shown.")
            }
            + app.indicesOfShortenedLists().map { saved in
                Finding(
                    at: saved.location,
                    "index '\(saved.index)' counts in '\(saved.list)', of which some are left out while saving\(saved.saver.phrase("by")): "
                        + "it may mean another one then, or none",
                    symbol: saved.saver.symbol, severity: .note, help: "Save the number that the element has amongst those that are saved.",
                    notes: [Note(at: saved.omission, "some are left out here")])
            }
            + app.backwardRangesWhileSaving().map { range in
                Finding(
                    at: range.encoder.location(range.range),
                    "a range up to the last of '\(range.property.name)' is made while saving\(range.encoder.phrase("by")), and traps where that is empty",
                    symbol: range.encoder.symbol, help: "Count with `\(range.property.name).indices`, which may be empty.")
            }
            + app.uncoveredRows().map { row in
                Finding(
                    at: row.namer.location(row.element),
                    "rows of '\(row.dataSource.name)' are named by elements of '\(row.list)', which has fewer: saving the last raises",
                    symbol: row.namer.symbol,
                    help: "Compare the row with the number of elements first, and give what stands behind them a name of its own.",
                    notes: [Note(at: row.count, "the rows are counted here")])
            }
            + app.restoredTypesThatEndTheApp().map { function, range in
                Finding(
                    at: function.location(range), Force("is taken for one that is known").message("activityType", in: function),
                    symbol: function.symbol, help: "Begin afresh where the type is another: an older version saved what it knew.")
            }
        // What one place forces is mended there, however many values it is.
        return findings.reduce(into: []) { all, finding in
            guard let first = all.firstIndex(where: { $0.location == finding.location }) else { return all.append(finding) }
            let known = Set(all[first].notes.map(\.location))
            all[first].notes += finding.notes.filter { !known.contains($0.location) }
        }
    }
}
