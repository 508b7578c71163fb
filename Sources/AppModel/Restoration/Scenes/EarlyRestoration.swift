import Syntax

/// Something that restores at a moment when what it needs is not there yet.
public struct EarlyRestoration: Sendable {
    public enum Kind: Sendable {
        /// A scene that connects is asked for its own activity, which nobody has given it by then; the method hands out what is to come back.
        case sceneAsked(saver: Function)
        /// A view that has just been loaded is asked for its window's scene, and is in no window (F17): where it is loaded, or in a helper
        /// that is called there.
        case viewWithoutWindow(isGiven: Bool, called: Location?)
        /// A window is filled from the restored activity, and gives way to another one, which is made here.
        case windowReplaced(by: Location)
        /// What the scene that connects restores goes to the first window of all that there are (F25).
        case otherWindow(restored: Location)
        /// A scene that connects is left before it has a window, which is made here, where what it restores is gone.
        case windowGivenUp(made: Location)
        /// An entry that a scene brings back is replaced before anything has asked for it, as it is here later on: in any case, or where another
        /// window may have changed what takes its place.
        case entryReplaced(key: String, read: Location, isLost: Bool)
        /// AppKit is given a window that the app makes only in this method, when it has asked for it (I9).
        case windowBeforeLaunch(property: String, maker: Function)
        /// What was restored while the scene connected is taken back when the scene becomes active, right after (F7).
        case takenBack(restored: Location)
        /// What a scene kept is shown after, and over, what it is opened for, which is shown here.
        case shownOver(asked: Location)
        /// What a screen's decoding restored gets another value when the screen appears, each time or the first time (H3).
        case overwritten(state: String, restored: Location, isRepeated: Bool)
        /// A screen shows another detail as it first appears, whichever was restored beside it (H3).
        case detailReplaced(by: String)
        /// What a factory restored gets another value as the view loads (H3).
        case overwrittenByLoading(state: String, restored: Location)
        /// What decoding restored gets another value where the same method goes on with another property, whose setter gives it.
        case overwrittenByObserver(state: String, other: String, restored: Location, given: Location)
        /// What was restored while the app launched is taken back at the end of the launch: what the container is told there.
        case resetByLaunch(String)
        /// A window that its name, given here, has moved to where it was is put elsewhere (I15).
        case frameReplaced(named: Location)
        /// All rows of an outline view are expanded that keeps, from here on, which of them are (I22).
        case rowsExpanded(kept: Location)
        /// A window that its name, given here, has moved to where it was takes another size from what it shows (I15, I21).
        case frameResized(named: Location)
    }

    public let kind: Kind
    public let function: Function
    public let range: SourceRange

    public var location: Location { function.location(range) }
}

extension App {
    /// Every such place, in the order of the functions.
    public func earlyRestorations(_ silences: inout Silences) -> [EarlyRestoration] {
        // What the halves leave open is the affair of whoever asks for them.
        var others = Silences()
        let asked = sceneHalves.askedOfScene(self, &others).map { saver, reader, range in
            EarlyRestoration(kind: .sceneAsked(saver: saver), function: reader, range: range)
        }
        let all =
            asked + viewsWithoutWindow() + replacedWindows() + windowsGivenUp() + windowsBeforeLaunch(&silences) + replacedEntries()
            + restoredIntoFirstWindow() + competingRestorations() + undoneRestorations() + overwrittenStates(&silences)
            + statesReplacedByObservers(&silences) + statesResetByLoading(&silences)
            + launchResets(&silences) + replacedFrames() + expansionsReplaced() + replacedDetails(&silences)
        return all.sorted { $0.function.id == $1.function.id ? $0.range.start < $1.range.start : $0.function.id < $1.function.id }
    }

    // MARK: Windows that give way

    /// Where a scene's delegate fills its window from the restored activity before it makes the window.
    private func replacedWindows() -> [EarlyRestoration] {
        program.functions.filter { $0.connectsScene && !program.isTest($0) }.compactMap { function in
            let sites = sites(in: function)
            let made = sites.first { site in
                guard case .assignment(let target, nil, let value) = site.kind, target.plainName == "window", !site.mayRunLater else {
                    return false
                }
                return isNewWindow(value, at: Place(site, in: function))
            }
            guard let made, !function.contains(where: { $0.keepsRoot }) else { return nil }
            let early = sites.first { site in
                guard site.range.end <= made.range.start, made.isOnTheWay(to: site), let call = site.call else { return false }
                return fillsWindow(call, at: Place(site, in: function))
            }
            guard let early, let call = early.call else { return nil }
            return EarlyRestoration(kind: .windowReplaced(by: function.location(made.range)), function: function, range: call.nameRange)
        }
    }

    private func isNewWindow(_ value: Expression, at place: Place) -> Bool {
        place.origins(of: value).contains { origin in
            guard case .call(let call) = origin.value.kind, case .named("UIWindow", _)? = createdType(call, at: origin.place) else {
                return false
            }
            return true
        }
    }

    /// Whether a call hands the session's activity to what is in the delegate's window, or to a method of the delegate that looks there.
    func fillsWindow(_ call: Call, at place: Place) -> Bool {
        guard call.arguments.contains(where: { mayBeOfSession($0.value, at: place) }) else { return false }
        if call.receiver?.contains(where: \.isRootOfOwnWindow) ?? false { return true }
        guard let method = program.calledFunction(call, at: place), method.type != nil, method.type == place.type else { return false }
        let setsWindow = sites(in: method).contains { site in
            guard case .assignment(let target, _, _) = site.kind else { return false }
            return target.plainName == "window" || target.isRootOfOwnWindow
        }
        return !setsWindow && method.contains { $0.isRootOfOwnWindow }
    }

    /// Whether a value is what the session kept, or what another device handed over and that failing.
    func mayBeOfSession(_ value: Expression, at place: Place) -> Bool {
        place.origins(of: value).contains { $0.value.memberName == "stateRestorationActivity" }
    }
}

extension Expression {
    /// `window?.rootViewController`, of whoever has a window of its own.
    var isRootOfOwnWindow: Bool {
        guard case .member(let window, let name) = core.kind else { return false }
        return name.text == "rootViewController" && window.core.plainName == "window"
    }

    /// `window.rootViewController = self.window?.rootViewController`.
    fileprivate var keepsRoot: Bool {
        guard case .assignment(let target, _, let value) = kind, target.memberName == "rootViewController" else { return false }
        return value.contains { $0.memberName == "rootViewController" }
    }
}
