import Syntax

/// One thing that a restoration factory may hand to UIKit.
public struct Vending: Sendable {
    public enum Kind: Sendable {
        /// `nil`: UIKit leaves the object out, or looks on where the app delegate was asked (B2, B3).
        case nothing
        /// Made by an initializer on the spot. `isDynamic` where that is `Self`'s: each subclass makes its own.
        case made(StaticType, Call, isDynamic: Bool)
        /// Made by a storyboard.
        case drawn(StoryboardController)
        /// A property or a global, which holds what was there before.
        case existing
        case unknown
    }

    public let kind: Kind
    /// Where the factory returns it.
    public let exit: Site
    public let factory: Function
    /// Where it is made or named: in the factory, or in a helper that it calls.
    public let site: Site
    public let function: Function
    public let range: SourceRange
    /// The locals that hold it on its way out, the factory's last.
    public let holders: [LocalObject]

    public var location: Location { function.location(range) }
    public var place: Place { Place(site, in: function) }

    /// What is made, and by which call.
    public var made: (type: StaticType, call: Call, isDynamic: Bool)? {
        if case .made(let type, let call, let isDynamic) = kind { return (type, call, isDynamic) }
        return nil
    }

    /// What is made by an initializer or a storyboard.
    public var madeType: StaticType? {
        if case .drawn(let controller) = kind { return controller.type }
        return made?.type
    }

    /// The same, taken for something else.
    public func with(_ kind: Kind) -> Vending {
        Vending(kind: kind, exit: exit, factory: factory, site: site, function: function, range: range, holders: holders)
    }

    var isNothing: Bool {
        if case .nothing = kind { return true }
        return false
    }
}

extension App {
    /// Everything that a factory returns, helpers followed. A return in a closure is none of the factory's.
    public func vendings(of factory: Function) -> [Vending] {
        exits(of: factory).flatMap { exit in
            VendingFollower(app: self, factory: factory, exit: exit.site).follow(exit.value, at: exit.site, in: factory, holders: [], depth: 0)
        }
    }
}

private struct VendingFollower {
    let app: App
    let factory: Function
    let exit: Site

    /// - Parameter site: the visible locals are those of this site.
    func follow(_ value: Expression, at site: Site, in function: Function, holders: [LocalObject], depth: Int) -> [Vending] {
        func vending(_ kind: Vending.Kind, _ range: SourceRange) -> [Vending] {
            [Vending(kind: kind, exit: exit, factory: factory, site: site, function: function, range: range, holders: holders)]
        }
        let value = value.core
        guard depth < 6 else { return vending(.unknown, value.range) }
        let place = Place(site, in: function)
        switch value.kind {
        case .nilLiteral:
            return vending(.nothing, value.range)
        case .ternary(_, let first, let second), .binary(let first, "??", let second):
            return [first, second].flatMap { follow($0, at: site, in: function, holders: holders, depth: depth + 1) }
        case .name(let name):
            switch app.program.reference(to: name, at: place) {
            case .local(let locals):
                return follow(local: locals, range: value.range, at: site, in: function, holders: holders, depth: depth)
            case .property, .frameworkProperty, .global: return vending(.existing, value.range)
            case .enumCase, .type, .unknown: return vending(.unknown, value.range)
            }
        case .member(_, let name):
            // In Objective-C a message without arguments may be a property's or a method's.
            let call = Call(callee: value, arguments: [])
            guard function.isObjectiveC, let helper = app.program.calledFunction(call, at: place), helper != function, helper.fact.name == name.text else {
                return vending(.existing, value.range)
            }
            return follow(exitsOf: helper, holders, depth) ?? vending(.unknown, value.range)
        case .element:
            return vending(.existing, value.range)
        case .call(let call):
            if let type = app.createdType(call, at: place) {
                return vending(.made(type, call, isDynamic: call.createsSelf), call.nameRange)
            }
            if let drawn = app.storyboardController(madeBy: call, at: place) { return vending(.drawn(drawn), call.nameRange) }
            guard let helper = app.program.calledFunction(call, at: place), helper != function, helper.hook == nil else {
                return vending(.unknown, value.range)
            }
            return follow(exitsOf: helper, holders, depth) ?? vending(.unknown, value.range)
        default:
            return vending(.unknown, value.range)
        }
    }

    private func follow(exitsOf helper: Function, _ holders: [LocalObject], _ depth: Int) -> [Vending]? {
        let exits = app.exits(of: helper)
        // Which of its versions runs the text does not tell.
        guard !exits.isEmpty, !app.program.isOverridden(helper) else { return nil }
        return exits.flatMap { follow($0.value, at: $0.site, in: helper, holders: holders, depth: depth + 1) }
    }

    private func follow(
        local locals: LocalScope, range: SourceRange, at site: Site, in function: Function, holders: [LocalObject], depth: Int
    ) -> [Vending] {
        let name = locals.binding.name
        let object = LocalObject(function: function, binding: locals.binding.id, name: name)
        let unknown = Vending(kind: .unknown, exit: exit, factory: factory, site: site, function: function, range: range, holders: holders)
        func follow(_ value: Expression, at site: Site) -> [Vending] {
            self.follow(value, at: site, in: function, holders: holders + [object], depth: depth + 1)
        }
        func before(_ locals: LocalScope) -> Site { Site(kind: site.kind, range: site.range, locals: locals.outer, circumstance: site.circumstance) }
        switch locals.binding.origin {
        case .unwrapped(_, let value):
            return follow(value, at: before(locals))
        case .local(let local):
            var vendings = local.value.map { follow($0, at: before(locals)) } ?? []
            for site in app.sites(in: function) {
                guard case .assignment(let target, _, let value) = site.kind, object.isNamed(by: target, at: site) else { continue }
                // A value that is kept for the next time: what comes out may be old.
                let isKept = site.mayRunLater || site.tests.contains { test in test.contains { object.isNamed(by: $0, at: site) } }
                vendings += isKept ? [unknown] : follow(value, at: site)
            }
            return vendings.isEmpty ? [unknown] : vendings
        case .parameter, .element, .pattern:
            return [unknown]
        }
    }
}

extension Call {
    /// `Self()`, `self.init()`, `type(of: self).init()`: a subclass makes one of its own.
    var createsSelf: Bool {
        switch callee.kind {
        case .name("Self"): true
        case .member(let base, let name) where name.text == "init": base.isSelfType
        default: false
        }
    }
}
