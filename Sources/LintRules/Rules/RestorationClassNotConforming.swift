import AppModel
import Syntax

extension Rule {
    static let restorationClassNotConforming = Rule(
        id: "restoration-class-not-conforming",
        summary: "A restoration class does not declare the protocol that UIKit asks it for.",
        why: "The controller or window, and everything in it, is missing after a relaunch.",
        help: "Declare the protocol on the class that is named, or name a class that declares it.",
        rationale: """
            UIKit looks for the protocol's declaration, not for the method. Objective-C assigns a class that declares nothing, or an \
            object in its place, without an error; at the next launch UIKit says so on the console and leaves the controller out.
            """,
        limits: """
            A declaration counts wherever it stands: in a header, a class extension, a category, in Swift, in a superclass. The rule is \
            silent where a superclass is out of sight, or a protocol that might bring the missing one with it. For the class of an \
            object, as in `[self class]`, a subclass that declares the protocol is enough, unless the body has made the object itself; \
            others below that have the method are asked one by one. Since Swift 3 the compiler asks for the protocol; there only casts \
            to it are looked at. A window's class that has AppKit's method undeclared is a warning: older systems let it through, newer \
            ones raise an exception. A declaration without the method behind it, which Objective-C lets pass, is told as well. It is a \
            note in apps that restore nothing; what a factory names that nobody asks is left alone.
            """,
        fix: "`--fix` declares the protocol where the class has its method; `--unsafe-fixes` writes `[self class]` for `self`.",
        switchOff: "Hardly ever: UIKit says the same on the console.",
        severity: .error,
        facts: ["B12", "B14", "A15", "I4"],
        examples: [
            .bad("""
                //- Reader.h
                @interface Reader : UIViewController
                @end
                //- Reader.m
                @interface Reader () <UITableViewDelegate>
                @end
                @implementation Reader
                - (instancetype)init {
                    if ((self = [super init])) {
                        self.restorationIdentifier = @"Reader";
                        self.restorationClass = [self class]; // expect: restoration-class-not-conforming
                    }
                    return self;
                }
                + (UIViewController *)viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder {
                    return [[self alloc] init];
                }
                @end
                """),
            .bad("""
                // The cast gives nil.
                class Reader: UIViewController {
                    override func awakeFromNib() {
                        restorationClass = type(of: self) as? UIViewControllerRestoration.Type // expect: restoration-class-not-conforming
                    }
                }
                """),
            .instead("""
                //- Reader.m
                @interface Reader : UIViewController <UIViewControllerRestoration>
                @end
                @implementation Reader
                - (instancetype)init {
                    if ((self = [super init])) {
                        self.restorationIdentifier = @"Reader";
                        self.restorationClass = [self class];
                    }
                    return self;
                }
                + (UIViewController *)viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder {
                    return [[self alloc] init];
                }
                @end
                """),
            .good("""
                //- Deck.m
                // A superclass out of sight may declare it and leave it to each subclass to name itself.
                @interface Deck : VendorDeckController <UITableViewDelegate>
                @end
                @implementation Deck
                - (id)initWithNibName:(NSString *)name bundle:(NSBundle *)bundle {
                    self = [super initWithNibName:name bundle:bundle];
                    if (self) {
                        self.restorationClass = self.class;
                        self.restorationIdentifier = NSStringFromClass(self.class);
                    }
                    return self;
                }
                @end
                """),
        ]
    ) { app, silences in
        // What a factory names does not matter as long as nobody asks it.
        var others = Silences()
        let unasked = Set(app.unaskedFactories(&others, evenIfSwitchedOff: true))
        return app.functionsNamingRestorationClasses.filter { !app.program.isTest($0) && !unasked.contains($0) }.flatMap { function in
            app.restorationClassUses(in: function).flatMap { use in
                let below = app.findingsBelow(use)
                return below.isEmpty ? [app.finding(use, &silences)].compactMap(\.self) : below
            }
        }.first(ofEach: \.location)
    }
}

extension App {
    fileprivate func finding(_ use: RestorationClassUse, _ silences: inout Silences) -> Finding? {
        let named: StaticType
        var isBelow = false
        switch use.value {
        case .instance(let type):
            return Finding(
                at: use.location, "restoration class is an object of '\(type.description)' here, and \(use.framework) wants a class",
                symbol: use.function.symbol, help: "Give the class itself: `[\(use.expression.isSelf ? "self" : type.description) class]`.",
                fix: classFix(for: use, type))
        case .named(let type): named = type
        case .ofObject(let type):
            named = .project(type)
            isBelow = true
        }
        guard let isDeclared = declares(use.protocol, named, below: isBelow) else {
            silences.note(silence(onDeclarationsOf: use, named))
            return nil
        }
        if isDeclared { return findingWithoutMethod(use, named, below: isBelow, &silences) }
        let mayDo = mayDoUndeclared(use, named)
        let effect = mayDo ? "and newer systems raise an exception" : "and \(use.framework) ignores it"
        return Finding(
            at: use.location, "restoration class '\(named.description)' does not declare '\(use.protocol)', \(effect)",
            symbol: use.function.symbol,
            severity: mayDo ? .warning : restoresNothing(use) ? .note : nil, notes: notes(named), fix: declarationFix(for: use, named))
    }

    /// For the class of an object, the subclasses that have the protocol's method and do not declare it, though others do.
    fileprivate func findingsBelow(_ use: RestorationClassUse) -> [Finding] {
        guard case .ofObject(let type) = use.value, let hook = use.method?.hook,
            declares(use.protocol, .project(type), below: true) != false
        else { return [] }
        return program.descendants(of: type).flatMap { heir -> [Finding] in
            guard declares(use.protocol, .project(heir), below: true) == false else { return [] }
            return program.implementations(of: hook, in: heir).filter { !program.isTest($0) }.map { method in
                Finding(
                    at: method.location,
                    "restoration class '\(heir.name)' does not declare '\(use.protocol)', and \(use.framework) ignores it",
                    symbol: method.symbol, severity: mayDoUndeclared(use, .project(heir)) ? .warning : restoresNothing(use) ? .note : nil,
                    notes: [Note(at: use.location, "'\(type.name)' names the class of each of its objects here")],
                    fix: declarationFix(for: use, .project(heir)))
            }
        }
    }

    /// Whether nothing is lost by it, since the app is seen not to opt in.
    private func restoresNothing(_ use: RestorationClassUse) -> Bool {
        use.protocol == "UIViewControllerRestoration" && isOptedIn(unit: program.unit(of: use.function)).isNo
    }

    /// Objective-C lets a class declare the protocol and leave its one method out.
    private func findingWithoutMethod(
        _ use: RestorationClassUse, _ named: StaticType, below isBelow: Bool, _ silences: inout Silences
    ) -> Finding? {
        guard let (hook, selector) = use.method, use.function.isObjectiveC, let type = named.projectType, !program.hasUnknownAncestor(type)
        else { return nil }
        let family = isBelow ? program.family(of: type) : program.lineage(of: type)
        let isExtended = program.implementations(of: hook).contains { $0.type == nil || $0.type?.kind == .protocol }
        // Its one instance may be of a class below, a category may bring the method along, and a header may be all there is of a library.
        guard !isExtended, program.lineage(of: type).allSatisfy({ !program.functions(of: $0).isEmpty }),
            family.allSatisfy({ program.implementations(of: hook, in: $0).isEmpty && !answersByItself($0) }),
            !silences.note(program.silence(onCodeOf: type.unit))
        else { return nil }
        return Finding(
            at: use.location, "restoration class '\(type.name)' declares '\(use.protocol)' and has no '\(selector)'",
            symbol: use.function.symbol, help: "Write the method, or name a class that has it.", notes: notes(named))
    }

    /// `+resolveClassMethod:` and the like.
    private func answersByItself(_ type: Type) -> Bool {
        let answers: Set = ["resolveClassMethod", "forwardingTargetForSelector", "forwardInvocation"]
        return program.functions(of: type).contains { answers.contains($0.fact.name) }
    }

    /// Where AppKit asks for nothing but the method; a cast always asks for the declaration.
    private func mayDoUndeclared(_ use: RestorationClassUse, _ type: StaticType) -> Bool {
        guard use.protocol == "NSWindowRestoration", use.function.isObjectiveC, let type = type.projectType else { return false }
        return program.family(of: type).contains { !program.implementations(of: .restoreWindow, in: $0).isEmpty }
    }

    private func notes(_ type: StaticType) -> [Note] {
        type.projectType.map { [Note(at: $0.location, "'\($0.name)' is declared here")] } ?? []
    }

    /// `self` where the class was meant.
    private func classFix(for use: RestorationClassUse, _ type: StaticType) -> Fix? {
        guard use.expression.isSelf, declares(use.protocol, type, below: true) != false else { return nil }
        return Fix("Name the class", .suggested, edits: [Edit(at: use.location, "[self class]")])
    }

    /// Lists the protocol behind the superclass, for a class that has its method.
    private func declarationFix(for use: RestorationClassUse, _ type: StaticType) -> Fix? {
        guard let hook = use.method?.hook, let type = type.projectType,
            program.lineage(of: type).contains(where: { !program.implementations(of: hook, in: $0).isEmpty }),
            Language(path: type.location.path) == .objectiveC, let last = type.declarations[0].fact.inherited.last
        else { return nil }
        let end = Location(path: type.location.path, range: SourceRange(start: last.range.end, end: last.range.end))
        let text = type.declarations[0].fact.inherited.count > 1 ? ", \(use.protocol)" : " <\(use.protocol)>"
        return Fix("Declare '\(use.protocol)'", .safe, edits: [Edit(at: end, text)])
    }
}

extension RestorationClassUse {
    fileprivate var framework: String { self.protocol.hasPrefix("NS") ? "AppKit" : "UIKit" }

    /// What the protocol asks for.
    fileprivate var method: (hook: Hook, selector: String)? {
        switch self.protocol {
        case "UIViewControllerRestoration": (.controllerFactory, "viewControllerWithRestorationIdentifierPath:coder:")
        case "UIObjectRestoration": (.objectFactory, "objectWithRestorationIdentifierPath:coder:")
        case "NSWindowRestoration": (.restoreWindow, "restoreWindowWithIdentifier:state:completionHandler:")
        default: nil
        }
    }
}
