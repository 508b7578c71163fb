import Syntax

/// The delegate of no scene: neither Info.plist nor code names its class (F19).
public struct UnnamedSceneDelegate: Sendable {
    public let type: Type
    /// What Info.plist names instead, if anything.
    public let named: (name: String, location: Location)?
}

extension App {
    /// Those with a method that saves or restores. Only where all lists of the app are there, and nothing that is unseen may name the class.
    public func unnamedSceneDelegates(_ silences: inout Silences) -> [UnnamedSceneDelegate] {
        let functions = program.functions.filter { function in
            guard function.type?.kind == .class, !program.isTest(function) else { return false }
            return function.savesScene && mayHandOutActivity(function) || function.restoresScene
                || function.connectsScene && function.names(anyOf: ["stateRestorationActivity"])
        }
        return functions.compactMap(\.type).first(ofEach: \.id).compactMap { delegate in
            guard isSceneDelegate(delegate), program.unitsWithApp.contains(delegate.unit),
                !delegate.isSceneDelegate(by: \.isConditional), let lists = sceneDelegates(namedInUnit: delegate.unit)
            else { return nil }
            let names = names(ofDelegate: delegate)
            guard !lists.contains(where: { mayName($0.text.value, anyOf: names) }), !isNamed(names, besides: delegate),
                adoptsScenes(unit: delegate.unit) || optsIn(unit: delegate.unit) != true,
                !silences.note(silence(onConfigurationsOf: delegate.unit)), !silences.note(program.silence(onCodeOf: delegate.unit))
            else { return nil }
            let named = lists.first.map { (name: $0.text.value, location: Location(path: $0.path, range: $0.text.range)) }
            return UnnamedSceneDelegate(type: delegate, named: named)
        }
    }

    /// What the lists of a unit's apps name; `nil` where some are not there.
    private func sceneDelegates(namedInUnit unit: Int) -> [(text: InfoPlistFacts.Text, path: String)]? {
        let lists = program.infoPlists(ofAppsInUnit: unit)
        guard !program.hasUnreadInfoPlist(inUnit: unit) || lists.isEmpty, !program.lacksInfoPlist(inUnit: unit),
            // One that names no delegate may be a part of what a tool puts together.
            lists.isEmpty
                ? !program.generatedInfoPlists(ofAppsInUnit: unit).isEmpty
                : lists.contains(where: { !$0.facts.sceneDelegates.isEmpty }) || program.mergesInfoPlists(ofAppsInUnit: unit)
        else { return nil }
        return lists.flatMap { list in list.facts.sceneDelegates.map { (text: $0, path: list.path) } }
    }

    /// Its own, its subclasses' and what either is also called.
    private func names(ofDelegate delegate: Type) -> Set<String> {
        let types = [delegate] + program.descendants(of: delegate)
        let names = Set(types.flatMap { type in [type.shortName] + type.declarations.compactMap(\.fact.objectiveCName) })
        return names.union(program.names.aliases(of: names))
    }

    /// `$(PRODUCT_MODULE_NAME).SceneDelegate`; a setting in place of the class may be any.
    private func mayName(_ text: String, anyOf names: Set<String>) -> Bool {
        let name = text.split(separator: ".").last.map(String.init) ?? text
        return names.contains(name) || name.contains("$") || name.contains(")") || name.contains("}")
    }

    /// Whether anything but the classes themselves says their names, other than to cast to them.
    private func isNamed(_ names: Set<String>, besides delegate: Type) -> Bool {
        let family = Set(program.family(of: delegate))
        let isSaid = program.functions(naming: names).contains { function in
            !program.isTest(function) && !(function.type.map(family.contains) ?? false)
        }
        return isSaid || names.contains { program.isSaidInOutlines($0, ofUnit: delegate.unit) }
            || program.functions(mentioningAnyOf: ["NSClassFromString"]).contains { !program.isTest($0) }
    }

    /// Why a configuration may have any delegate: what it is given is no class that the text tells.
    private func silence(onConfigurationsOf unit: Int) -> Silence? {
        program.functions(mentioningAnyOf: ["delegateClass", "setDelegateClass"]).lazy.compactMap { function -> Silence? in
            let other = self.program.unit(of: function)
            guard other == unit || !self.program.unitsWithApp.contains(other) else { return nil }
            let open = self.sites(in: function).first { site in
                let value: Expression?
                switch site.kind {
                case .assignment(let target, _, let assigned) where target.memberName == "delegateClass": value = assigned
                case .call(let call) where call.name == "setDelegateClass": value = call.firstUnlabelled
                default: value = nil
                }
                return value.map { !$0.isNil && self.program.typeValue(of: $0, at: Place(site, in: function)) == nil } ?? false
            }
            return open.map { Silence(.unnamedDelegateClass, at: function.location($0.range), about: function.symbol) }
        }.first
    }
}

extension Silence.Reason {
    static let unnamedDelegateClass = Silence.Reason("scene configuration whose delegate the text does not name")
}
