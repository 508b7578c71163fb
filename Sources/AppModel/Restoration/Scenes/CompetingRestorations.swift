import Syntax

extension App {
    /// Where a scene that connects opens what it is asked to, a link or a shortcut, and goes on to show what it kept, which is over that then.
    ///
    /// Only where both show something at once, whatever else decides on that.
    func competingRestorations() -> [EarlyRestoration] {
        program.functions.filter { $0.connectsScene && !program.isTest($0) }.compactMap { connecting -> EarlyRestoration? in
            guard let options = connecting.fact.parameters.dropFirst(2).first?.name else { return nil }
            let sites = sites(in: connecting).filter { !$0.mayRunLater }
            func isAskedFor(_ value: Expression) -> Bool {
                value.contains { part in
                    guard case .member(let base, let name) = part.core.kind else { return false }
                    return base.core.isName(options) && UIKit.reasonsToConnect.contains(name.text)
                }
            }
            let asked = sites.filter { site in
                guard let call = site.call, shows(call, at: Place(site, in: connecting)) else { return false }
                return (site.tests + call.arguments.map(\.value)).contains(where: isAskedFor)
            }
            let restoring = sites.filter { site in
                isOfSession(site, in: connecting) && !site.tests.contains(where: isAskedFor) && shows(site, in: connecting)
            }
            for site in restoring {
                let first = asked.first { $0.range.end <= site.range.start && !$0.excludes(site) && !isOfSession($0, in: connecting) }
                guard let first, let call = first.call else { continue }
                return EarlyRestoration(
                    kind: .shownOver(asked: connecting.location(call.nameRange)), function: connecting,
                    range: site.call?.nameRange ?? site.range)
            }
            return nil
        }
    }

    /// Whether a controller is shown there: by a call, or where the window or a container gets one.
    private func shows(_ site: Site, in function: Function) -> Bool {
        switch site.kind {
        case .call(let call): shows(call, at: Place(site, in: function))
        case .assignment(let target, _, _): target.memberName.map(UIKit.waysToBringUp.contains) ?? false
        default: false
        }
    }

    private func shows(_ call: Call, at place: Place) -> Bool {
        if UIKit.waysToBringUp.contains(call.name) { return true }
        guard let called = program.calledFunction(call, at: place) else { return false }
        return RunningAtOnce(from: [called], flow, bodies).functions.contains { $0.names(anyOf: UIKit.waysToBringUp) }
    }
}
