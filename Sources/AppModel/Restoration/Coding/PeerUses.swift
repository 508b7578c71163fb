import Syntax

/// A question that a decoding method puts to another restorable object, one that it has just decoded.
public struct PeerUse: Sendable {
    /// The name that holds the other object.
    public let peer: String
    /// What it is asked: a method, or a property that its own decoding sets.
    public let name: String
    public let isCall: Bool
    public let range: SourceRange
    /// What decoded the other object.
    public let read: KeyAccess
}

extension App {
    /// Where a decoding method asks another restored object for something.
    public func usesOfPeers(in function: Function) -> [PeerUse] {
        coderFlow(of: function).accesses(.read).filter { $0.function == function }.flatMap { read -> [PeerUse] in
            guard let peer = peer(decodedBy: read) else { return [] }
            let state = restoredProperties(of: peer.type)
            var uses: [PeerUse] = []
            for expression in function.statements(naming: [peer.name, "_" + peer.name]).flatMap(\.expressions) {
                expression.visitOutsideOfClosures { part in
                    guard part.range.start > read.site.range.end, let use = use(of: peer, part, state, after: read) else { return }
                    uses.append(use)
                }
            }
            return uses
        }
    }

    private struct Peer {
        let name: String
        let type: Type
        let isProperty: Bool

        func isNamed(by expression: Expression) -> Bool {
            isProperty ? expression.core.plainName == name : expression.core.isName(name)
        }
    }

    /// The restorable object that a read gives, by the name that holds it.
    private func peer(decodedBy read: KeyAccess) -> Peer? {
        guard read.method.shape == .object, case .project(let type)? = codedValue(of: read)?.type?.unwrapped,
            isRestorable(type)
        else { return nil }
        for site in sites(in: read.function) {
            switch site.kind {
            case .local(let local) where local.value?.core.range == read.site.range:
                return Peer(name: local.name, type: type, isProperty: false)
            case .assignment(let target, nil, let value) where value.core.range == read.site.range:
                guard let name = target.memberName else { return nil }
                return Peer(name: name, type: type, isProperty: true)
            default:
                let bound = site.steps.compactMap { step -> String? in
                    guard case .arm(_, _, _, let conditions) = step else { return nil }
                    return conditions.lazy.compactMap { condition -> String? in
                        guard case .binding(let name, _, let value) = condition, value.core.range == read.site.range else { return nil }
                        return name
                    }.first
                }
                if let name = bound.first { return Peer(name: name, type: type, isProperty: false) }
            }
        }
        return nil
    }

    /// What an object's own decoding assigns.
    private func restoredProperties(of type: Type) -> Set<String> {
        Set(
            program.implementations(of: .decodeState, in: type).flatMap { sites(in: $0) }.compactMap { site in
                guard case .assignment(let target, _, _) = site.kind else { return nil }
                return target.plainName
            })
    }

    private func use(of peer: Peer, _ part: Expression, _ state: Set<String>, after read: KeyAccess) -> PeerUse? {
        switch part.kind {
        case .call(let call):
            guard let receiver = call.receiver, peer.isNamed(by: receiver), case .member(_, let name) = call.callee.kind,
                program.method(call.name, call, of: peer.type) != nil
            else { return nil }
            return PeerUse(peer: peer.name, name: call.name, isCall: true, range: name.range, read: read)
        case .member(let base, let name):
            guard peer.isNamed(by: base), state.contains(name.text) else { return nil }
            return PeerUse(peer: peer.name, name: name.text, isCall: false, range: name.range, read: read)
        default:
            return nil
        }
    }
}

extension Expression {
    /// Every part that runs where it stands; what is assigned to is left out.
    func visitOutsideOfClosures(_ visit: (Expression) -> Void) {
        switch kind {
        case .closure:
            return
        case .assignment(_, _, let value):
            value.visitOutsideOfClosures(visit)
        default:
            visit(self)
            for part in parts { part.visitOutsideOfClosures(visit) }
        }
    }
}
