import AppModel
import Syntax

extension Rule {
    static let restoredWithoutDependencies = Rule(
        id: "restored-without-dependencies",
        summary: "A recreated controller lacks what its creators hand over, and takes it for granted.",
        rationale: """
            A controller that comes back was made by its factory, not by the code that showed it the first time. What only that code sets is \
            nil, and the first method that takes it for granted crashes the app at launch. Decoding comes too late for that: the view may be \
            loaded, and `viewDidLoad()` have run, before it.
            """,
        limits: """
            Speaks of stored properties that creators outside of the class assign, that the class itself assigns at most while decoding, and \
            that a method of the view's life cycle, or one that it calls, uses by force without asking. Factories whose controller goes to \
            somebody else first are left alone, and so are controllers that UIKit makes from a storyboard. Swift only.
            """,
        severity: .warning,
        facts: ["B6", "B9", "H6"],
        examples: [
            .bad("""
                final class Comments: UIViewController, UIViewControllerRestoration {
                    var blog: Blog! // expect: restored-without-dependencies
                    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
                        let comments = Comments()
                        comments.restorationIdentifier = path.last
                        return comments
                    }
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        title = blog.name.uppercased()
                    }
                }
                final class Blog: NSObject {
                    var name = ""
                }
                func open(_ blog: Blog, from list: UIViewController) {
                    let comments = Comments()
                    comments.blog = blog
                    list.show(comments, sender: nil)
                }
                """),
            .bad("""
                //- Detail.swift
                // Set while decoding, which is too late; used in a helper; made from a storyboard.
                final class Detail: UIViewController, UIViewControllerRestoration {
                    var item: String? // expect: restored-without-dependencies
                    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
                        let storyboard = UIStoryboard(name: "Main", bundle: nil)
                        let detail = storyboard.instantiateViewController(withIdentifier: "detail") as? Detail
                        detail?.title = "restored"
                        return detail
                    }
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        configure()
                    }
                    private func configure() {
                        title = item!.uppercased()
                    }
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        coder.encode(item, forKey: "item")
                    }
                    override func decodeRestorableState(with coder: NSCoder) {
                        super.decodeRestorableState(with: coder)
                        item = coder.decodeObject(of: NSString.self, forKey: "item") as String?
                    }
                }
                //- List.swift
                final class List: UITableViewController {
                    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                        (segue.destination as? Detail)?.item = "first"
                        restorationIdentifier = "list"
                    }
                }
                """),
            .good("""
                // The factory hands it over, or the method asks first.
                final class Comments: UIViewController, UIViewControllerRestoration {
                    var blog: String!
                    var topic: String!
                    var place: String?
                    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
                        guard let blog = coder.decodeObject(of: NSString.self, forKey: "blog") else { return nil }
                        let comments = Comments()
                        comments.restorationIdentifier = path.last
                        comments.blog = blog as String
                        return comments
                    }
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        coder.encode(blog, forKey: "blog")
                    }
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        title = blog.uppercased()
                        if topic != nil { print(topic.count) }
                        navigationItem.prompt = place?.uppercased()
                    }
                }
                func open(_ blog: String, from list: UIViewController) {
                    let comments = Comments()
                    comments.blog = blog
                    comments.topic = "all"
                    comments.place = "top"
                    list.show(comments, sender: nil)
                }
                """),
            .good("""
                // Outlets, defaults, what the class sets itself, and what an initializer takes.
                final class Reader: UIViewController, UIViewControllerRestoration {
                    @IBOutlet var label: UILabel!
                    var store: Store! = Store.shared
                    var model: Store!
                    let text: String
                    init(text: String) {
                        self.text = text
                        super.init(nibName: nil, bundle: nil)
                        model = .shared
                    }
                    required init?(coder: NSCoder) { nil }
                    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
                        let reader = Reader(text: "")
                        reader.restorationIdentifier = path.last
                        return reader
                    }
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        label.text = text + store.name + model.name
                    }
                }
                final class Store {
                    static let shared = Store()
                    var name = ""
                }
                func fill(_ reader: Reader) {
                    reader.label.text = ""
                    reader.store = Store()
                    reader.model = Store()
                }
                """),
            .good("""
                // Nobody brings it back; somebody else fills it before it goes out; and it is used only once it is shown by hand.
                final class Plain: UIViewController {
                    var blog: String!
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        title = blog.uppercased()
                    }
                }
                final class Page: UIViewController, UIViewControllerRestoration {
                    var blog: String!
                    var share: String!
                    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
                        let page = Page()
                        page.restorationIdentifier = path.last
                        page.share = "restored"
                        Assembly.fill(page)
                        return page
                    }
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        title = blog.uppercased()
                    }
                    func send() { title = share.uppercased() }
                }
                enum Assembly {
                    static func fill(_ page: Page) {
                        page.blog = "main"
                        page.share = "x"
                    }
                }
                func open(_ plain: Plain) { plain.blog = "main" }
                """),
        ]
    ) { app in
        app.implementations(of: .controllerFactory, .delegateFactory).filter { !app.isTest($0) }.flatMap { app.vendings(of: $0) }
            .flatMap { app.missingDependencies(of: $0) }.first(ofEach: \.location)
    }
}

extension App {
    /// What a vended controller needs and does not get.
    fileprivate func missingDependencies(of vending: Vending) -> [Finding] {
        guard let type = vendedClass(vending), isController(type), !viewMethods(of: type).isEmpty, !hasUnknownAncestor(type),
            !vending.holders.contains(where: isHandedToStrangers)
        else { return [] }
        let given = Set(
            vending.holders.flatMap { uses(of: $0) }.compactMap { use -> String? in
                if case .memberAssigned(let name, _) = use.kind { return name }
                return nil
            })
        return lineage(of: type).flatMap { owner in
            owner.declarations.flatMap { declaration in
                declaration.fact.properties.compactMap { property -> Finding? in
                    guard property.mayBeNil, !given.contains(property.name), isFilledOutside(property.name, of: owner, than: vending),
                        !isFilledInside(property.name, of: type), let use = forcedUse(of: property, in: type)
                    else { return nil }
                    let site = Location(path: files[declaration.file].path, range: property.nameRange)
                    return Finding(
                        at: site, "'\(property.name)' is set by whoever shows '\(type.name)', but not by its factory", symbol: owner.name + "." + property.name,
                        notes: [
                            Note(at: vending.location, "'\(type.name)' is made again here"),
                            Note(at: use.location, "'\(property.name)' is taken for granted here"),
                        ])
                }
            }
        }
    }

    /// The class of what is made, or of what a storyboard gives by a cast.
    private func vendedClass(_ vending: Vending) -> Type? {
        if let made = vending.made { return made.type.projectType }
        guard case .unknown = vending.kind, case .returns(let value) = vending.exit.kind, vending.function == vending.factory else { return nil }
        guard let holder = vending.holders.first else { return nil }
        let isInstantiated = sites(in: holder.function).contains { site in
            guard let call = site.call else { return false }
            return call.name.hasPrefix("instantiate") && vending.range.start <= site.range.start && site.range.end <= vending.range.end
        }
        return isInstantiated ? type(of: value, at: Place(vending.exit, in: vending.factory))?.projectType : nil
    }

    /// Whether somebody else assigns the property of an object of the class.
    private func isFilledOutside(_ name: String, of owner: Type, than vending: Vending) -> Bool {
        functions(mentioningAnyOf: [name]).contains { function in
            guard function != vending.factory, function.type.map({ lineage(of: $0).contains(owner) }) != true, !isTest(function) else { return false }
            return sites(in: function).contains { site in
                guard case .assignment(let target, nil, let value) = site.kind, case .member(let base, let member) = target.kind, member.text == name,
                    !value.isNil
                else { return false }
                return type(of: base, at: Place(site, in: function))?.projectType.map { lineage(of: $0).contains(owner) } ?? false
            }
        }
    }

    /// Whether the class assigns the property itself, anywhere but while decoding.
    private func isFilledInside(_ name: String, of type: Type) -> Bool {
        family(of: type).flatMap { functions(of: $0) }.contains { function in
            guard function.hook != .decodeState, !function.isStatic, function.fact.words.mayHold(name) else { return false }
            return sites(in: function).contains { site in
                switch site.kind {
                case .assignment(let target, _, _): target.plainName == name
                // Its address goes somewhere that may fill it.
                case .call(let call): call.arguments.contains { $0.value.isReference(to: name) }
                default: false
                }
            }
        }
    }

    /// What UIKit calls when it shows the view.
    private func viewMethods(of type: Type) -> [Function] {
        let names: Set<String> = ["loadView", "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillLayoutSubviews", "viewDidLayoutSubviews"]
        return lineage(of: type).flatMap { functions(of: $0) }.filter { $0.fact.kind == .method && names.contains($0.fact.name) }
    }

    /// Where the life cycle of the view uses the property without asking whether it is there.
    private func forcedUse(of property: PropertyFact, in type: Type) -> (location: Location, function: Function)? {
        var open = viewMethods(of: type)
        var next = 0
        while next < open.count, next < 30 {
            let function = open[next]
            next += 1
            let isAsked = sites(in: function).contains { site in site.tests.contains { $0.mentions(property.name) } } || function.asksFor(property.name)
            if !isAsked, let range = function.forced(property) { return (function.location(range), function) }
            for site in sites(in: function) {
                guard let call = site.call, !site.mayRunLater, site.conditions.isEmpty, case .name(let name) = call.callee.kind,
                    let helper = method(name, call, of: type), !open.contains(helper)
                else { continue }
                open.append(helper)
            }
        }
        return nil
    }
}

extension PropertyFact {
    /// A stored variable that begins as nil and that nothing but code fills.
    fileprivate var mayBeNil: Bool {
        guard let type, type.isOptional || type.isImplicitlyUnwrapped, value == nil, attributes.isEmpty, accessors.isEmpty else { return false }
        return modifiers.isDisjoint(with: [.isStatic, .isLet, .isLazy, .isOutlet, .isComputed])
    }
}

extension Function {
    /// `if let blog`, `guard blog != nil`, `switch blog`.
    fileprivate func asksFor(_ name: String) -> Bool {
        func asks(_ statements: [Statement]) -> Bool {
            statements.contains { statement in
                switch statement.kind {
                case .guarded(let conditions, let otherwise): conditions.flatMap(\.expressions).contains { $0.mentions(name) } || asks(otherwise)
                case .branch(let branch):
                    branch.subject?.mentions(name) == true
                        || branch.arms.contains { arm in arm.conditions.flatMap(\.expressions).contains { $0.mentions(name) } || asks(arm.body) }
                default: false
                }
            }
        }
        return asks(body)
    }

    /// The first place that is sure to run and crashes without the property.
    fileprivate func forced(_ property: PropertyFact) -> SourceRange? {
        for statement in body {
            let expressions: [Expression]
            switch statement.kind {
            case .expression(let expression): expressions = [expression]
            case .local(let local): expressions = local.value.map { [$0] } ?? []
            case .branch, .guarded, .loop, .deferred, .attempt, .block, .function, .returns, .throwing, .breaks, .continues, .fallsThrough: expressions = []
            }
            for expression in expressions {
                if let range = expression.forced(property.name, isImplicit: property.type?.isImplicitlyUnwrapped == true) { return range }
            }
        }
        return nil
    }
}

extension Expression {
    fileprivate func mentions(_ name: String) -> Bool { contains { $0.plainName == name } }

    fileprivate func isReference(to name: String) -> Bool {
        if case .prefix("&", let base) = kind { return base.plainName == name }
        return false
    }

    /// `name!`, or `name.member` of an implicitly unwrapped one, where it runs on the spot.
    fileprivate func forced(_ name: String, isImplicit: Bool) -> SourceRange? {
        switch kind {
        case .closure: return nil
        case .forced(let base) where base.plainName == name: return base.range
        case .member(let base, _) where isImplicit && base.plainName == name: return base.range
        case .assignment(let target, _, let value):
            return value.forced(name, isImplicit: isImplicit) ?? target.forced(name, isImplicit: isImplicit)
        case .binary(let left, let operation, _) where ["&&", "||", "??"].contains(operation):
            return left.forced(name, isImplicit: isImplicit)
        case .ternary(let condition, _, _):
            return condition.forced(name, isImplicit: isImplicit)
        default:
            for part in parts {
                if let range = part.forced(name, isImplicit: isImplicit) { return range }
            }
            return nil
        }
    }
}
