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
            Another object is one that the same method decodes. Of it only methods of the project and what its own decoding assigns are \
            looked at; to keep it, to be its delegate or to put it back into a container is fine. Outlets are left alone, since the view \
            is loaded by then nearly always. What answers later is known by an argument that is called a completion, of a method that \
            neither sets nor animates something. Methods of the class that decoding calls are looked into, but not those that they call. \
            What runs later, in a closure, is not looked at. Where a data source finds a row again, it is only asked whether it tells the \
            list's delegate that one was selected.
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
        let calls = sites(in: function).filter { !$0.mayRunLater }.compactMap { site -> Finding? in
            guard let call = site.call else { return nil }
            let isOwn = call.receiver.map(\.isSelf) ?? true
            if isOwn, UIKit.viewLifeCycle.contains(call.name) {
                return lifeCycleCall(call.name + (function.isObjectiveC ? "" : "()"), call.nameRange, function)
            }
            let place = Place(site, in: function)
            guard isEffect(call, at: place) else { return isOwn ? effect(behind: call, at: place, in: function) : nil }
            return Finding(
                at: function.location(call.nameRange),
                "restoration is not over when '\(function.type?.name ?? "the object")' calls '\(call.name)'", symbol: function.symbol)
        }
        guard function.isObjectiveC else { return calls }
        // There a message without arguments reads like a property.
        let messages = function.body.compactMap { statement -> Finding? in
            guard case .expression(let value) = statement.kind, case .member(let base, let name) = value.kind else { return nil }
            if base.isSelf, UIKit.viewLifeCycle.contains(name.text) { return lifeCycleCall(name.text, name.range, function) }
            guard name.text == "becomeFirstResponder" else { return nil }
            return Finding(
                at: function.location(name.range),
                "restoration is not over when '\(function.type?.name ?? "the object")' calls '\(name.text)'", symbol: function.symbol)
        }
        return calls + messages
    }

    /// What a method of the class itself starts that a decoding method calls.
    private func effect(behind call: Call, at place: Place, in function: Function) -> Finding? {
        guard let callee = program.calledFunction(call, at: place), let owner = callee.type, let type = function.type, callee.hook == nil,
            program.lineage(of: type).contains(owner)
        else { return nil }
        for site in sites(in: callee) where !site.mayRunLater {
            guard let inner = site.call, isEffect(inner, at: Place(site, in: callee)) else { continue }
            return Finding(
                at: function.location(call.nameRange),
                "restoration is not over when '\(type.name)' calls '\(inner.name)', by way of '\(callee.fact.name)'",
                symbol: function.symbol, notes: [Note(at: callee.location(inner.nameRange), "'\(inner.name)' is called here")])
        }
        return nil
    }

    private func lifeCycleCall(_ name: String, _ range: SourceRange, _ function: Function) -> Finding {
        Finding(
            at: function.location(range),
            "restoration is not over when '\(function.type?.name ?? "the object")' calls '\(name)', and UIKit calls it once more",
            symbol: function.symbol,
            help: "Leave the call to UIKit, and move what both need to a method of your own.")
    }

    private func isEffect(_ call: Call, at place: Place) -> Bool {
        switch call.name {
        case "becomeFirstResponder":
            return true
        case "load", "loadRequest", "loadFileURL", "loadHTMLString":
            guard case .named(let name, _)? = call.receiver.flatMap({ program.type(of: $0, at: place) })?.unwrapped,
                UIKit.inherits(name, from: "WKWebView") || UIKit.inherits(name, from: "UIWebView")
            else { return asksSomethingRemote(call) }
            return true
        case "present", "presentViewController":
            return call.receiver.map(\.isSelf) ?? place.type.map(program.isController) ?? false
        default:
            return asksSomethingRemote(call)
        }
    }

    /// `store.load(id, completion: { … })`: what answers later is asked before everything is decoded. What UIKit animates or sets answers
    /// no question.
    private func asksSomethingRemote(_ call: Call) -> Bool {
        if Conventions.asksNothing(call.name) { return false }
        return call.arguments.contains { argument in
            guard argument.label.map(Conventions.isCompletion) ?? false, case .closure(let closure) = argument.value.kind else {
                return false
            }
            return !closure.body.isEmpty
        }
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
