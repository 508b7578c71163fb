import AppModel

extension ScreenFormat {
    /// Version 1 of our own format, for scripts.
    static let json = ScreenFormat(name: "json", summary: "everything, for scripts", base: .repository) { drawing, _, output in
        let writer = ScreenJSON(places: drawing.places)
        let document: JSON = [
            "version": 1,
            "tool": ["name": "restorelint", "version": .string(version)],
            "complete": .bool(drawing.graph.isComplete),
            "apps": .array(zip(drawing.graph.apps, drawing.sheet.apps).map(writer.app)),
        ]
        document.write(to: &output, breakingTo: 4)
    }
}

private struct ScreenJSON {
    let places: ScreenSheet.Places

    func app(_ app: ScreensOfApp, _ words: ScreenSheet.App) -> JSON {
        let counts = ScreenSheet.State.allCases.map { ($0.name, JSON.number(words.counts[$0] ?? 0)) }
        return [
            "folder": .string(app.folder),
            "restoration": mechanism(of: app),
            "summary": .object(counts),
            "unseenSuperclasses": .object(app.unseenSuperclasses.map { ($0.name, .number($0.count)) }),
            "roots": .array(app.roots.map(JSON.number)),
            "notShown": .array(app.loose.map(JSON.number)),
            "screens": .array(app.screens.enumerated().map { screen($1, $0, words.items[$0]) }),
        ]
    }

    private func mechanism(of app: ScreensOfApp) -> JSON {
        switch app.mechanism {
        case .controllers(let location, let isConditional):
            .object([("mechanism", "controllers"), ("conditional", .bool(isConditional))] + place(location))
        case .off(let location): .object([("mechanism", "off")] + place(location))
        case .scenes(let location):
            .object(
                [("mechanism", "scenes")] + place(location) + [("shownFromActivity", app.activityDoubt.map(doubt) ?? ["state": "told"])])
        case .inertBesideScenes(let location): .object([("mechanism", "inert-beside-scenes")] + place(location))
        case .notInSight: ["mechanism": "not-in-sight"]
        }
    }

    private func screen(_ screen: Screen, _ id: Int, _ words: ScreenSheet.Item) -> JSON {
        var members: [(String, JSON)] = [("id", .number(id)), ("class", .string(screen.name)), ("origin", origin(screen.origin))]
        members += place(screen.location)
        members.append(("parent", screen.parent.map(JSON.number) ?? .null))
        members.append(("link", screen.kind.map { .object([("kind", kind($0))] + place(screen.linked)) } ?? .null))
        members.append(("identifier", identifier(screen.identifier)))
        members.append(("recreator", screen.recreator.map(recreator) ?? .null))
        members.append(("status", status(screen.status, words)))
        let references = screen.links.filter(\.isReference)
        members.append(
            ("references", .array(references.map { .object([("id", .number($0.target)), ("kind", kind($0.kind))] + place($0.location)) })))
        return .object(members)
    }

    private func place(_ location: Location?) -> [(String, JSON)] {
        guard let location else { return [] }
        return [("path", .string(places.path(location))), ("line", places.line(location).map(JSON.number) ?? .null)]
    }

    private func origin(_ origin: Screen.Origin) -> JSON {
        switch origin {
        case .made: "made"
        case .drawn: "drawn"
        case .outOfSight: "out-of-sight"
        case .unknown: "unknown"
        }
    }

    private func kind(_ kind: Screen.LinkKind) -> JSON {
        switch kind {
        case .root: "root"
        case .initial: "initial"
        case .navigation: "navigation"
        case .tabs: "tab"
        case .split: "column"
        case .page: "page"
        case .child: "child"
        case .embedded: "embedded"
        case .handed(let name): .string("handed:" + name)
        case .pushed: "pushed"
        case .presented: "presented"
        case .shown: "shown"
        case .segue(let name): .string("segue:" + name)
        }
    }

    private func identifier(_ identifier: Screen.Identifier) -> JSON {
        switch identifier {
        case .given(let text, let source, let location):
            .object([("state", "given"), ("text", .optional(text))] + self.source(source) + place(location))
        case .none: ["state": "none"]
        case .optedOut(let location): .object([("state", "opted-out")] + place(location))
        case .unknown(let doubt): .object([("state", "unknown"), ("reason", reason(doubt.reason))] + place(doubt.location))
        }
    }

    private func source(_ source: Screen.Source) -> [(String, JSON)] {
        switch source {
        case .storyboard: [("source", "storyboard")]
        case .override: [("source", "override")]
        case .ownClass(let symbol): [("source", "class"), ("symbol", .string(symbol))]
        case .other(let symbol): [("source", "code"), ("symbol", .string(symbol))]
        }
    }

    private func recreator(_ recreator: Screen.Recreator) -> JSON {
        switch recreator {
        case .launch: ["by": "launch"]
        case .lateLaunch(let location): .object([("by", "late-launch")] + place(location))
        case .parent: ["by": "parent"]
        case .restorationClass(let name, let location): .object([("by", "restoration-class"), ("class", .string(name))] + place(location))
        case .delegate(let location): .object([("by", "delegate")] + place(location))
        case .storyboard(let location): .object([("by", "storyboard")] + place(location))
        case .nobody(let location): .object([("by", "nobody")] + place(location))
        case .refused(let name, let location): .object([("by", "refused"), ("class", .string(name))] + place(location))
        case .unknown(let doubt): .object([("by", "unknown"), ("reason", reason(doubt.reason))] + place(doubt.location))
        }
    }

    private func status(_ status: Screen.Status, _ words: ScreenSheet.Item) -> JSON {
        var members: [(String, JSON)] = [("state", .string(words.state.name))]
        switch status {
        case .cutOff(let cut): members += [("reason", reason(cut))] + place(cut.location)
        case .below(let id): members.append(("below", .number(id)))
        case .untold(let doubt): members += [("reason", reason(doubt.reason))] + place(doubt.location)
        case .shownAgain(.launch): members.append(("by", "launch"))
        case .shownAgain(.parent): members.append(("by", "parent"))
        case .shownAgain(.activity(let location)): members += [("by", "activity")] + place(location)
        case .preserved, .inert: break
        }
        if !words.fate.isEmpty { members.append(("message", .string(words.fate))) }
        return .object(members)
    }

    private func doubt(_ doubt: Screen.Doubt) -> JSON {
        .object([("state", "untold"), ("reason", .string(doubt.reason.text))] + place(doubt.location))
    }

    private func reason(_ cut: Screen.Cut) -> JSON {
        switch cut {
        case .noIdentifier: "no-identifier"
        case .optedOut: "opted-out"
        case .notEncoded: "not-encoded"
        case .nobodyMakesIt: "nobody-makes-it"
        case .refused: "refused"
        }
    }

    private func reason(_ reason: Screen.Doubt.Reason) -> JSON {
        switch reason {
        case .madeElsewhere: "made-elsewhere"
        case .superclass: "superclass"
        case .value: "value"
        case .handedOn: "handed-on"
        case .stray: "stray-identifier"
        case .condition: "condition"
        case .notShown: "not-shown"
        case .parent: "parent"
        case .encodedElsewhere: "encoded-elsewhere"
        case .mayBeEncoded: "may-be-encoded"
        case .pages: "pages"
        case .presenter: "presenter"
        case .restorationClass: "restoration-class"
        case .delegate: "delegate"
        case .noStoryboardIdentifier: "no-storyboard-identifier"
        case .noRecreator: "no-recreator"
        case .lateLaunch: "late-launch"
        }
    }
}

extension ScreenSheet.State {
    /// What scripts know it by.
    var name: String {
        switch self {
        case .kept: "comes-back"
        case .cut: "cut-off"
        case .below: "below"
        case .untold: "untold"
        case .inert: "inert"
        }
    }
}
