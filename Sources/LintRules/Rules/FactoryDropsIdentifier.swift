import AppModel
import Syntax

extension Rule {
    static let factoryDropsIdentifier = Rule(
        id: "factory-drops-identifier",
        summary: "A restoration factory makes a controller that gets no restoration identifier, or no restoration class.",
        why: "The screen comes back once; at the second relaunch it is gone, with everything below it.",
        help: "Give what the factory makes its identifier, `path.last`, and its restoration class.",
        rationale: """
            UIKit gives a recreated controller nothing but its state. Without an identifier it is left out of the next archive, with all \
            its children; without its restoration class it is saved, and nothing makes it again. Either is lost at the second launch.
            """,
        limits: """
            Silent where anybody else may give them: the class, a base class, an extension or a protocol, a helper that gets the \
            controller, a storyboard that cannot be told. The class is asked for only of controllers whose kind names a restoration \
            class elsewhere, or has an initializer that does and that the factory does not run, and only without a factory in the app \
            delegate.
            """,
        fix: "`--fix` takes the identifier from the path where the object is made in one statement.",
        switchOff: "Where something out of sight identifies every controller.",
        severity: .warning,
        facts: ["B6"],
        examples: [
            .bad("""
                final class Detail: UIViewController, UIViewControllerRestoration {
                    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
                        Detail() // expect: factory-drops-identifier
                    }
                }
                final class List: UITableViewController {
                    func open() {
                        let detail = Detail()
                        detail.restorationIdentifier = "detail"
                        detail.restorationClass = Detail.self
                        show(detail, sender: self)
                    }
                }
                """),
            .bad("""
                // Identified, but the second launch has nobody to make it.
                final class Detail: UIViewController, UIViewControllerRestoration {
                    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
                        let detail = Detail() // expect: factory-drops-identifier
                        detail.restorationIdentifier = path.last
                        return detail
                    }
                }
                func open(from list: UIViewController) {
                    let detail = Detail()
                    detail.restorationIdentifier = "detail"
                    detail.restorationClass = Detail.self
                    list.show(detail, sender: nil)
                }
                """),
            .instead("""
                final class Detail: UIViewController, UIViewControllerRestoration {
                    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
                        let detail = Detail()
                        detail.restorationIdentifier = path.last
                        detail.restorationClass = Detail.self
                        return detail
                    }
                }
                """),
            .good("""
                // What existed before, what a storyboard makes, and what is only wrapped.
                final class Detail: UIViewController, UIViewControllerRestoration {
                    static var current: Detail?
                    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
                        if let current = current { return current }
                        let key = UIApplication.stateRestorationViewControllerStoryboardKey
                        guard let storyboard = coder.decodeObject(of: UIStoryboard.self, forKey: key) else { return nil }
                        let detail = storyboard.instantiateViewController(withIdentifier: "detail") as? Detail
                        detail?.title = "restored"
                        return detail
                    }
                }
                """),
        ]
    ) { app, silences in
        // What these leave open other rules say.
        var others = Silences()
        let misfits = Set(app.misfits(&others).map(\.location))
        // What it makes does not matter as long as nobody asks it.
        let unasked = Set(app.unaskedFactories(&others, evenIfSwitchedOff: true))
        return app.program.implementations(of: .controllerFactory, .delegateFactory).filter {
            !app.program.isTest($0) && !unasked.contains($0)
        }
        .flatMap { app.results(of: $0) }
        .compactMap { result in
            guard let made = result.madeType, app.isControllerType(made), !misfits.contains(result.location),
                let loss = app.loss(of: result, &silences)
            else { return nil }
            let name = made.unwrapped.description
            let (missing, help) =
                if case .identifier = loss {
                    ("restoration identifier", "Give it the last identifier of the path: `restorationIdentifier = path.last`.")
                } else {
                    ("restoration class", "Give it its `restorationClass` again.")
                }
            return Finding(
                at: result.location, "controller '\(name)' is made again without a \(missing)", symbol: result.function.symbol,
                help: help,
                notes: loss.elsewhere.map { [Note(at: $0, "elsewhere it gets one")] } ?? [], fix: app.fix(for: loss, result))
        }.first(ofEach: \.location)
    }
}

extension App {
    /// Takes the identifier from the path, where the object is made in one statement of the factory itself.
    fileprivate func fix(for loss: Loss, _ result: FactoryResult) -> Fix? {
        guard case .identifier = loss else { return nil }
        let factory = result.factory
        let parameters = factory.fact.parameters
        guard !factory.isObjectiveC, result.function == factory, result.site.circumstance == nil,
            let indentation = factory.fact.bodyIndentation,
            parameters.count > 1, let path = parameters.dropLast().last, path.type?.description == "[String]"
        else { return nil }
        let assignment = ".restorationIdentifier = \(path.name).last"
        for statement in factory.body {
            guard let name = statement.localMade(at: result.range) else { continue }
            let end = SourceRange(start: statement.range.end, end: statement.range.end)
            return Fix("Identify '\(name)'", .safe, edits: [Edit(at: factory.location(end), "\n\(indentation)\(name)\(assignment)")])
        }
        guard let last = factory.body.last, case .returns(let value?) = last.kind, value.range.start <= result.range.start,
            result.range.end <= value.range.end,
            case .call = value.kind
        else { return nil }
        let start = SourceRange(start: last.range.start, end: value.range.start)
        let end = SourceRange(start: last.range.end, end: last.range.end)
        return Fix(
            "Identify the controller", .safe,
            edits: [
                Edit(at: factory.location(start), "let controller = "),
                Edit(at: factory.location(end), "\n\(indentation)controller\(assignment)\n\(indentation)return controller"),
            ])
    }
}

extension Statement {
    /// The name in `let name = Type(…)` with the call at that place.
    fileprivate func localMade(at range: SourceRange) -> String? {
        guard case .local(let local) = kind, let value = local.value, case .call = value.kind else { return nil }
        return value.range.start <= range.start && range.end <= value.range.end ? local.name : nil
    }
}
