import Syntax

extension App {
    /// Where the end of the launch, which UIKit comes to when it has restored (E3), selects a tab or empties a stack whatever was restored.
    ///
    /// Only what happens under no other condition than that the container is there, to one that is identified and was there before.
    func launchResets(_ silences: inout Silences) -> [EarlyRestoration] {
        let members = program.classes(adopting: "UIApplicationDelegate").flatMap(program.lineage).flatMap { program.functions(of: $0) }
        let launches = members.first(ofEach: \.id).filter { $0.isLaunch("didFinishLaunchingWithOptions") && !program.isTest($0) }
        return launches.flatMap { launch -> [EarlyRestoration] in
            let unit = program.unit(of: launch)
            guard !isOptedIn(unit: unit).isNo, !unitsOfScenes.contains(unit) else { return [] }
            let found = sites(in: launch).compactMap { site -> EarlyRestoration? in
                guard !site.mayRunLater, isAlwaysReached(site), let (container, name, range) = site.resets,
                    isThereBefore(container, site, in: launch)
                else { return nil }
                return EarlyRestoration(kind: .resetByLaunch(name), function: launch, range: range)
            }
            return found.isEmpty || !silences.affirms(isOptedIn(unit: unit)) ? [] : found
        }
    }

    /// Whether every container that is meant is identified and comes from before, or it is the root that the app's storyboard begins with.
    private func isThereBefore(_ container: Expression, _ site: Site, in launch: Function) -> Bool {
        if let objects = flow.points(of: container.core, in: launch), !objects.isEmpty,
            objects.allSatisfy({ flow.objects[Int($0)].kind == .nothing || isThereBefore($0, launch) })
        {
            return true
        }
        let drawn = initialControllers.filter { interface.controllers[$0].unit == program.unit(of: launch) }
        guard let root = drawn.onlyElement, isUnidentified(storyboardControllers[root]).isNo,
            let kind = containerKind(of: storyboardControllers[root]), [.tabs, .navigation].contains(kind)
        else { return false }
        return Place(site, in: launch).origins(of: container).allSatisfy { origin in
            origin.value.isRootOfOwnWindow || rootGiven(by: origin.value, of: origin.place.type)
        }
    }

    /// Whether a property of an object's own gives the root of its window.
    private func rootGiven(by value: Expression, of type: Type?) -> Bool {
        guard let type, let name = value.core.plainName else { return false }
        let getters = program.functions(of: type).filter { $0.fact.kind == .getter && $0.property?.name == name && !$0.isInitialValue }
        return getters.onlyElement?.body.returnedValues.onlyElement?.isRootOfOwnWindow ?? false
    }

    /// Whether a container is identified, and made or drawn by somebody else than a function that comes after it is restored.
    private func isThereBefore(_ object: Int32, _ launch: Function) -> Bool {
        guard graph.identification(of: object) != nil, let kind = graph.type(of: object).flatMap(containerKind),
            [.tabs, .navigation].contains(kind)
        else { return false }
        guard let site = flow.objects[Int(object)].site else { return true }
        return graph.function(at: site).map { $0 != launch && $0.isLaunch("willFinishLaunchingWithOptions") || $0.isInitialValue } ?? false
    }
}

extension Site {
    /// What is given another state than it was restored with, by what, and where: `tabs.selectedIndex = 0`, `stack.popToRootViewController()`.
    fileprivate var resets: (container: Expression, name: String, range: SourceRange)? {
        switch kind {
        case .assignment(let target, nil, let value):
            guard case .member(let base, let name) = target.core.kind,
                name.text == "selectedIndex" && value.isNumber || name.text == "viewControllers" && value.makesAllAnew
            else { return nil }
            return (base, name.text, name.range)
        case .call(let call):
            guard let base = call.receiver, !base.isSelf,
                call.name.hasPrefix("popToRootViewController")
                    || call.name.hasPrefix("setViewControllers") && call.arguments.first?.value.makesAllAnew == true
            else { return nil }
            return (base, call.name, call.nameRange)
        default: return nil
        }
    }
}

extension Expression {
    /// A list of what calls make on the spot, none of them of anything that was there: `[ListController()]`.
    fileprivate var makesAllAnew: Bool {
        guard case .array(let elements) = core.kind, !elements.isEmpty else { return false }
        return elements.allSatisfy { element in
            guard case .call(let call) = element.core.kind else { return false }
            return call.name.first?.isUppercase ?? false || ["init", "new", "alloc"].contains(call.name)
        }
    }
}
