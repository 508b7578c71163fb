import AppModel
import Syntax

extension Rule {
    static let restoredPeerUsedInDecode = Rule(
        id: "restored-peer-used-in-decode",
        summary: "Decoding does more than read: it uses another restored object, or starts something.",
        why: "The other object may be empty or missing by then: the screen shows the wrong thing, or is set up twice.",
        help: "Only read values here, and act in `applicationFinishedRestoringState()`.",
        rationale: """
            While one object decodes, the others that were saved may not exist yet, or have no state. \
            `applicationFinishedRestoringState()` is called on all of them when everything is decoded.
            """,
        limits: """
            Another object is one that the same method decodes. Of it only methods of the project and what its own decoding assigns \
            are looked at; to keep it, to be its delegate or to put it back into a container is fine. Outlets are left alone, since \
            the view is loaded by then nearly always. What answers later is known by a closure that is called a completion and handed \
            on, by a method `…InBackground…`, and by the frameworks' own names; what sounds, by its class. What decoding calls or sets \
            of its own class is looked into, and of others' what is seen or heard at once, but for what waits for a window or for a \
            flag that decoding does not name. What runs later, in a closure, is not looked at. Where a data source finds a row again, \
            it is only asked whether it tells the list's delegate that one was selected.
            """,
        switchOff: "Where the other object is known to be there, since the launch makes it.",
        severity: .note,
        facts: ["C10", "H5", "C1"],
        examples: [
            .bad("""
                final class Filter: NSObject, UIStateRestoring {
                    var strength = 0.5
                    func apply(to image: UIImage?) -> UIImage? { strength > 0 ? image : nil }
                    func encodeRestorableState(with coder: NSCoder) { coder.encode(strength, forKey: "strength") }
                    func decodeRestorableState(with coder: NSCoder) { strength = coder.decodeDouble(forKey: "strength") }
                }
                final class Picture: UIViewController {
                    var filter: Filter?
                    var image: UIImage?
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        coder.encode(filter, forKey: "filter")
                    }
                    override func decodeRestorableState(with coder: NSCoder) {
                        super.decodeRestorableState(with: coder)
                        filter = coder.decodeObject(forKey: "filter") as? Filter
                        image = filter?.apply(to: image) // expect: restored-peer-used-in-decode
                        title = filter?.strength == 1 ? "full" : "part" // expect: restored-peer-used-in-decode
                    }
                }
                """),
            .instead("""
                final class Filter: NSObject, UIStateRestoring {
                    var strength = 0.5
                    func apply(to image: UIImage?) -> UIImage? { strength > 0 ? image : nil }
                    func encodeRestorableState(with coder: NSCoder) { coder.encode(strength, forKey: "strength") }
                    func decodeRestorableState(with coder: NSCoder) { strength = coder.decodeDouble(forKey: "strength") }
                }
                final class Picture: UIViewController {
                    var filter: Filter?
                    var image: UIImage?
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        coder.encode(filter, forKey: "filter")
                    }
                    override func decodeRestorableState(with coder: NSCoder) {
                        super.decodeRestorableState(with: coder)
                        filter = coder.decodeObject(forKey: "filter") as? Filter
                    }
                    override func applicationFinishedRestoringState() {
                        super.applicationFinishedRestoringState()
                        image = filter?.apply(to: image)
                    }
                }
                """),
            .good("""
                //- List.m
                @interface List : UITableViewController
                @property (copy) NSString *query;
                @end
                @implementation List
                - (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
                    [super encodeRestorableStateWithCoder:coder];
                    [coder encodeObject:self.query forKey:@"query"];
                }
                - (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
                    [super decodeRestorableStateWithCoder:coder];
                    self.query = [coder decodeObjectOfClass:[NSString class] forKey:@"query"];
                    [self.tableView reloadData];
                }
                - (void)viewDidLoad { [super viewDidLoad]; }
                @end
                """),
        ]
    ) { app in
        app.program.implementations(of: .decodeState).filter { !app.program.isTest($0) && $0.type.map(app.isRestorable) ?? false }.flatMap {
            function in
            app.effects(in: function) + app.questionsToPeers(in: function)
        }
            + app.selectionsWhileRestoring()
    }
}

extension App {
    /// What a method that only finds a row again does as if the user had touched it.
    fileprivate func selectionsWhileRestoring() -> [Finding] {
        program.functions.filter { $0.isRowFinding && !program.isTest($0) && $0.type.map(namesRows) ?? false }.flatMap { function in
            sites(in: function).filter { !$0.mayRunLater }.compactMap { site -> Finding? in
                guard let call = site.call, let label = call.arguments.last?.label,
                    label.hasPrefix("didSelectRow") || label.hasPrefix("didSelectItem")
                else { return nil }
                return Finding(
                    at: function.location(call.nameRange),
                    "restoration is not over when '\(function.type?.name ?? "the object")' calls '\(label)', as if the row were touched",
                    symbol: function.symbol, help: "Only find the row here, and act in `applicationFinishedRestoringState()`.")
            }
        }
    }

    /// What a decoding method starts.
    fileprivate func effects(in function: Function) -> [Finding] {
        let owner = function.type?.name ?? "the object"
        return lifeCycleCalls(in: function)
            + workStarted(by: function).map { work in
                let message = "restoration is not over when '\(owner)' calls '\(work.name)'"
                guard let way = work.way else {
                    return Finding(at: function.location(work.range), message, symbol: function.symbol)
                }
                return Finding(
                    at: function.location(work.range), message + ", by way of '\(way.name)'", symbol: function.symbol,
                    notes: [Note(at: way.start, "'\(work.name)' is called here")])
            }
    }

    private func lifeCycleCalls(in function: Function) -> [Finding] {
        let calls = sites(in: function).filter { !$0.mayRunLater }.compactMap { site -> Finding? in
            guard let call = site.call, call.receiver?.isSelf ?? true, UIKit.viewLifeCycle.contains(call.name) else { return nil }
            return lifeCycleCall(call.name + (function.isObjectiveC ? "" : "()"), call.nameRange, function)
        }
        guard function.isObjectiveC else { return calls }
        // There a message without arguments reads like a property.
        return calls
            + function.body.compactMap { statement in
                guard case .expression(let value) = statement.kind, case .member(let base, let name) = value.kind, base.isSelf,
                    UIKit.viewLifeCycle.contains(name.text)
                else { return nil }
                return lifeCycleCall(name.text, name.range, function)
            }
    }

    private func lifeCycleCall(_ name: String, _ range: SourceRange, _ function: Function) -> Finding {
        Finding(
            at: function.location(range),
            "restoration is not over when '\(function.type?.name ?? "the object")' calls '\(name)', and UIKit calls it once more",
            symbol: function.symbol,
            help: "Leave the call to UIKit, and move what both need to a method of your own.")
    }

    /// Where a decoding method asks another restored object for something.
    fileprivate func questionsToPeers(in function: Function) -> [Finding] {
        usesOfPeers(in: function).map { use in
            let text = use.isCall && !function.isObjectiveC ? use.name + "()" : use.name
            return Finding(
                at: function.location(use.range),
                "restoration is not over when '\(function.type?.name ?? "the object")' asks '\(use.peer)' for '\(text)'",
                symbol: function.symbol,
                notes: [Note(at: use.read.location, "'\(use.peer)' is decoded here")])
        }
    }
}
