import Syntax

/// What has an activity in hand, and how it calls it.
struct ActivityHolder: Hashable {
    enum Kind: Hashable {
        /// A closure, by its parameter.
        case closure(String)
        case parameter(String)
        /// It is the activity's own.
        case receiver
    }

    let kind: Kind
    let function: Function
    /// Of the closure, or of the function's name.
    let range: SourceRange

    enum Use {
        /// For something that the project adds to activities.
        case asked(Expression.Name)
        /// It goes where nothing follows it.
        case lost(SourceRange)
    }

    var isClosure: Bool { if case .closure = kind { true } else { false } }

    func sites(_ app: App) -> [Site] {
        let all = app.sites(in: function)
        return isClosure ? all.filter { range.contains($0.range) } : all
    }

    private var name: String? {
        switch kind {
        case .closure(let name), .parameter(let name): name
        case .receiver: nil
        }
    }

    /// - Parameter site: where it is named.
    func isActivity(_ expression: Expression, at locals: LocalScope?, _ site: SourceRange) -> Bool {
        switch (kind, expression.core.kind) {
        case (.receiver, .selfReference):
            return true
        case (.parameter(let own), .name(let name)):
            guard own == name, let scope = locals?.lookUp(name) else { return false }
            return Place(function, locals).isOwnParameter(scope)
        case (.closure(let own), .name(let name)):
            guard own == name else { return false }
            if name.hasPrefix("$") { return locals?.lookUp(name) == nil && !isInClosureOfItsOwn(site) }
            guard case .parameter? = locals?.lookUp(name)?.binding.origin else { return false }
            return true
        default:
            return false
        }
    }

    /// Whether `$0` is that of a closure inside of this one.
    private func isInClosureOfItsOwn(_ site: SourceRange) -> Bool {
        function.contains { part in
            guard case .closure(let closure) = part.kind, closure.parameters.isEmpty, part.range != range else { return false }
            return range.contains(part.range) && part.range.contains(site)
        }
    }

    /// `activity.userInfo`, also by way of a local.
    func isUserInfo(_ expression: Expression, at site: Site) -> Bool {
        let origins = Place(site, in: function).origins(of: expression).filter { origin in
            if case .dictionary(let pieces) = origin.value.kind { return !pieces.isEmpty }
            return true
        }
        return !origins.isEmpty
            && origins.allSatisfy { origin in
                switch origin.value.kind {
                case .member(let base, let name):
                    name.text == "userInfo" && isActivity(base, at: origin.place.locals, origin.value.range)
                case .name("userInfo"): kind == .receiver && origin.place.locals?.lookUp("userInfo") == nil
                default: false
                }
            }
    }

    /// Whether what is asked for is given a value instead.
    func assigns(_ element: Site, _ app: App) -> Bool {
        sites(app).contains { site in
            guard case .assignment(let target, _, _) = site.kind else { return false }
            return target.range.contains(element.range)
        }
    }

    /// What is done with it that may matter elsewhere.
    func uses(_ app: App) -> [Use] {
        guard let name else { return [] }
        var finder = UseFinder(name: name, app: app, place: Place(function, nil))
        if isClosure {
            _ = function.contains { part in
                guard case .closure(let closure) = part.kind, part.range == range else { return false }
                closure.body.flatMap(\.expressions).forEach { finder.visit($0) }
                return true
            }
        } else {
            function.body.flatMap(\.expressions).forEach { finder.visit($0) }
        }
        return finder.uses
    }
}

/// Looks for what becomes of an activity of some name.
private struct UseFinder {
    let name: String
    let app: App
    let place: Place
    var uses: [ActivityHolder.Use] = []

    /// What an activity has of its own beside its labels, and what it can do without getting or handing out entries.
    private static let members = UIKit.labelsOfActivities.union(UIKit.waysToUseActivities).union([
        "userInfo", "setUserInfo", "webpageURL", "referrerURL", "activityType", "targetContentIdentifier", "interaction", "mapItem",
        "detectedBarcodeDescriptor", "appClipActivationPayload", "hash", "description", "debugDescription", "supportsContinuationStreams",
        "shortcutAvailability", "typedPayload", "setTypedPayload", "isEqual", "isClassKitDeepLink", "contextIdentifierPath",
    ])

    mutating func visit(_ expression: Expression) {
        switch expression.kind {
        case .member(let base, let member) where base.core.isName(name):
            ask(member)
        case .call(let call):
            visit(call.callee)
            for argument in call.arguments {
                guard argument.value.core.isName(name) else {
                    visit(argument.value)
                    continue
                }
                if !call.logs, app.program.calledFunction(call, at: place) == nil { uses.append(.lost(argument.value.range)) }
            }
        case .name(name):
            uses.append(.lost(expression.range))
        case .closure(let closure):
            // It has one of that name itself.
            let isOwn = closure.parameters.isEmpty ? name.hasPrefix("$") : closure.parameters.contains { $0.name == name }
            if !isOwn { expression.parts.forEach { visit($0) } }
        default:
            expression.parts.forEach { visit($0) }
        }
    }

    private mutating func ask(_ member: Expression.Name) {
        if Self.members.contains(member.text) { return }
        let isOwn = app.program.functions(ofFramework: "NSUserActivity").contains { ($0.property?.name ?? $0.fact.name) == member.text }
        uses.append(isOwn ? .asked(member) : .lost(member.range))
    }
}
