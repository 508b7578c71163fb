import AppModel
import Syntax

extension App {
    /// Whether something before the read of an entry makes sure that it is there: a test, a filter of its list, or what is put there first.
    ///
    /// Dictionaries are told by their names.
    func makesSure(of key: StringValue, before site: Site, in function: Function) -> Bool {
        guard case .element(let base, _) = site.kind else { return false }
        let dictionary = base.core.memberName
        func asks(_ part: Expression) -> Bool {
            part.range != site.range && (names(key, part, at: Place(site, in: function)) || part.asksMore(of: dictionary))
        }
        return site.tests.contains { $0.contains(where: asks) }
            || function.contains { part in
                part.closureThatChooses?.contains { $0.range != site.range && names(key, $0, at: Place(site, in: function)) } ?? false
            }
            || sites(in: function).contains { $0.range.end <= site.range.start && fills(key, of: dictionary, $0, in: function) }
    }

    /// `info["page"]`, or a call that is given the key: `info.keys.contains("page")`.
    private func names(_ key: StringValue, _ part: Expression, at place: Place) -> Bool {
        switch part.kind {
        case .element(_, let arguments): arguments.first.map { strings($0.value, at: place).contains { $0.mayBe(key) } } ?? false
        case .call(let call): call.arguments.contains { string($0.value, at: place).text == key.text }
        default: false
        }
    }

    /// Whether a site puts something into a dictionary, or hands it to what throws where it does not like it.
    private func fills(_ key: StringValue, of dictionary: String?, _ site: Site, in function: Function) -> Bool {
        switch site.kind {
        case .assignment(let target, _, _):
            guard case .element(let base, _) = target.core.kind, base.core.memberName == dictionary else { return false }
            return names(key, target.core, at: Place(site, in: function))
        case .call(let call):
            return call.receiver?.core.memberName == dictionary && call.putsIntoDictionary
        case .attempt(_, let tried):
            guard case .call(let call) = tried.core.kind else { return false }
            return call.arguments.contains { $0.value.core.memberName == dictionary }
        case .local, .returns, .forced, .cast, .element, .range: return false
        }
    }
}

extension Call {
    fileprivate var putsIntoDictionary: Bool {
        ["updateValue", "setObject", "setValue", "merge", "addEntriesFromDictionary", "addEntries"].contains(name)
    }
}

extension Expression {
    /// Whether it asks a dictionary more than for its entries and whether it is there: `info.count`, `isValid(info)`.
    fileprivate func asksMore(of dictionary: String?) -> Bool {
        switch kind {
        case .member(let base, let name): base.core.memberName == dictionary && name.text != "isEmpty"
        case .call(let call):
            call.receiver?.core.memberName == dictionary || call.arguments.contains { $0.value.core.memberName == dictionary }
        default: false
        }
    }
}
