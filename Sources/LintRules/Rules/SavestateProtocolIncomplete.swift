import AppModel

extension Rule {
    static let savestateProtocolIncomplete = Rule(
        id: "savestate-protocol-incomplete",
        summary: "Hand-made state saving lacks a half, or trips over what is not there.",
        why: "A screen does not come back or comes back empty, or the app crashes while it launches.",
        help: "Implement both halves, and let the second do without data and without the class.",
        rationale: """
            Before UIKit restored anything, and beside it still, apps ask their controllers for data and make them again from it by class \
            name. Nothing checks that both halves are there, that the initializer can do without data, that the class of yesterday's name \
            still exists, or that a controller on top of the others is saved too.
            """,
        limits: """
            Needs `custom-protocols` in the configuration; without it nothing is reported. A class that implements neither half is left \
            alone, for the protocol may be optional. That nobody asks for presented controllers is a note, and is said only if the same \
            project or package never names them.
            """,
        switchOff: "By leaving `custom-protocols` out of the configuration.",
        severity: .warning,
        facts: ["J1", "J2", "J4"],
        examples: [
            .bad("""
                //- List.m
                @interface List : UIViewController <SaveState>
                @end
                @implementation List
                - (NSData *)saveState { // expect: savestate-protocol-incomplete
                    return [NSJSONSerialization dataWithJSONObject:@{@"row": @3} options:0 error:nil];
                }
                @end
                """, with: .savingStateInObjectiveC),
            .instead("""
                //- List.m
                // A controller without state of its own still comes back.
                @interface List : UIViewController <SaveState>
                @end
                @implementation List
                - (NSData *)saveState {
                    return nil;
                }
                - (id)initWithSaveState:(NSData *)data {
                    return [self init];
                }
                @end
                """, with: .savingStateInObjectiveC),
            .good("""
                // Nobody said that this is state saving.
                class List: UIViewController, SaveState {
                    func saveState() -> Data? { nil }
                }
                """),
        ]
    ) { app, silences in
        guard !app.program.options.customProtocols.isEmpty else { return [] }
        let states = app.customStates().filter { !app.program.files[$0.type.file].isTest }
        let restores = states.flatMap(\.restores).first(ofEach: \.id)
        return states.compactMap { app.finding(halfOf: $0, &silences) } + restores.flatMap { app.findings(withoutDataIn: $0) }
            + app.program.options.customProtocols.flatMap { custom in
                app.findings(forgetting: custom) + app.namesWithoutModule(custom, for: states).map(\.finding)
            } + app.flawedLookUps(for: states).map(\.finding)
    }
}

extension App {
    fileprivate func finding(halfOf state: CustomState, _ silences: inout Silences) -> Finding? {
        guard state.saves.isEmpty != state.restores.isEmpty, let half = state.saves.first ?? state.restores.first
        else { return nil }
        let (present, missing) =
            state.restores.isEmpty ? (state.custom.save, state.custom.restore) : (state.custom.restore, state.custom.save)
        let isBelow = program.descendants(of: state.type).contains { program.functions(of: $0).contains { $0.isNamed(missing) } }
        guard !isBelow, !silences.note(program.silence(onAncestorsOf: state.type)) else { return nil }
        return Finding(
            at: half.location, "state saving of '\(state.type.name)' lacks a half: it implements '\(present)' but not '\(missing)'",
            symbol: half.symbol,
            help: "Implement the other half too.")
    }

    /// Where an initializer cannot do without its data, or makes no object.
    fileprivate func findings(withoutDataIn restore: Function) -> [Finding] {
        guard let data = restore.fact.parameters.first?.name else { return [] }
        return sites(in: restore).compactMap { site in
            let isNeeded: Bool
            switch site.kind {
            case .forced(let value): isNeeded = value.isName(data)
            case .call(let call): isNeeded = call.name == "JSONObjectWithData" && call.firstUnlabelled?.isName(data) == true
            default: isNeeded = false
            }
            guard isNeeded, !site.tests.contains(where: { $0.contains { $0.isName(data) } }) else { return nil }
            return Finding(
                at: restore.location(site.range), "state\(restore.phrase("of")) may be missing: '\(data)' is nil the first time",
                symbol: restore.symbol,
                help: "Make the object without data where there is none.")
        }
    }

    fileprivate func findings(forgetting custom: CustomProtocol) -> [Finding] {
        savingsWithoutPresented(custom).filter { !program.isTest($0.function) }.map { saving in
            Finding(
                at: saving.function.location(saving.sequence.range),
                "presented controllers are forgotten: '\(custom.saveName)' is asked of '\(saving.sequence.core.memberName ?? "")' only",
                symbol: saving.function.symbol, severity: .note, help: "Ask `presentedViewController` for its state, too.")
        }
    }
}

extension ClassLookUp {
    fileprivate var finding: Finding {
        let message =
            switch flaw {
            case .isForced: "class found by its name may be gone: NSClassFromString gives nil for a name it does not know"
            case .lacksModule(let name): "class '\(name)' is not found by its name: a Swift class has its module in front"
            case .isUntested: "class found by its name may be nil: NSClassFromString does not know every name of a former version"
            case .isSavedWithoutModule: "class is saved without its module, and not found by that name"
            }
        let help =
            switch flaw {
            case .isForced, .isUntested: "Test the class for nil, and begin afresh without it."
            case .lacksModule, .isSavedWithoutModule:
                "Save and look up the name that `NSStringFromClass` gives, or one that `@objc(Name)` fixes."
            }
        return Finding(at: location, message, symbol: function.symbol, help: help)
    }
}
