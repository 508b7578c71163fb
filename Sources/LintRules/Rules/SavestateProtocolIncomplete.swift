import AppModel

extension Rule {
    static let savestateProtocolIncomplete = Rule(
        id: "savestate-protocol-incomplete",
        summary: "Hand-made state saving lacks a half, or trips over what is not there.",
        rationale: """
            Before UIKit restored anything, and beside it still, apps ask their controllers for data and make them again from it by class name. \
            Nothing checks that both halves are there, that the initializer can do without data, that the class of yesterday's name still \
            exists, or that a controller on top of the others is saved too.
            """,
        limits: """
            Needs `custom-protocols` in the configuration; without it nothing is reported. A class that implements neither half is left alone, \
            for the protocol may be optional. That nobody asks for presented controllers is a note, and is said only if the same project or \
            package never names them.
            """,
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
            .bad("""
                //- Delegate.m
                // From 2010: the stack is saved, what is on top of it is not.
                @protocol SaveState
                - (NSData *)saveState;
                - (id)initWithSaveState:(NSData *)data;
                @end
                @interface Delegate : UIResponder <UIApplicationDelegate>
                @property (nonatomic) UINavigationController *navigationController;
                @end
                @implementation Delegate
                - (void)applicationWillTerminate:(UIApplication *)application {
                    NSMutableArray *vcList = [NSMutableArray arrayWithCapacity:3];
                    for (UIViewController *vc in self.navigationController.viewControllers) { // expect: savestate-protocol-incomplete
                        if ([vc conformsToProtocol:@protocol(SaveState)]) {
                            NSArray *state = [NSArray arrayWithObjects:NSStringFromClass([vc class]),
                                              [(UIViewController<SaveState> *)vc saveState], nil];
                            [vcList addObject:state];
                        }
                    }
                    [[NSUserDefaults standardUserDefaults] setObject:vcList forKey:@"screens"];
                }
                - (void)applicationDidFinishLaunching:(UIApplication *)application {
                    for (NSArray *screen in [[NSUserDefaults standardUserDefaults] arrayForKey:@"screens"]) {
                        UIViewController<SaveState> *next = [[NSClassFromString([screen objectAtIndex:0]) alloc]
                            initWithSaveState:([screen count] == 2) ? [screen objectAtIndex:1] : nil];
                        if (next != nil) {
                            [[self navigationController] pushViewController:next animated:NO];
                        }
                    }
                }
                @end
                """, with: .savingStateInObjectiveC),
            .bad("""
                //- Delegate.m
                @interface Delegate : UIResponder <UIApplicationDelegate>
                @property (nonatomic) UINavigationController *navigation;
                @end
                @implementation Delegate
                - (void)restore:(NSArray *)screens {
                    for (NSDictionary *screen in screens) {
                        UIViewController *next = [[NSClassFromString(screen[@"class"]) alloc] initWithSaveState:screen[@"data"]];
                        [self.navigation pushViewController:next animated:NO]; // expect: savestate-protocol-incomplete
                    }
                }
                @end
                //- List.m
                @interface List : UIViewController <SaveState>
                @property (nonatomic) NSInteger row;
                @end
                @implementation List
                - (NSData *)saveState {
                    return [NSJSONSerialization dataWithJSONObject:@{@"row": @3} options:0 error:nil];
                }
                - (id)initWithSaveState:(NSData *)data {
                    self = [super init];
                    NSDictionary *state = [NSJSONSerialization JSONObjectWithData:data options:0 error:nil]; // expect: savestate-protocol-incomplete
                    self.row = [state[@"row"] integerValue];
                    return self;
                }
                @end
                """, with: .savingStateInObjectiveC),
            .bad("""
                class List: UIViewController, SaveState {
                    var row = 0
                    func saveState() -> Data? { try? JSONEncoder().encode(row) }
                    required init(saveState data: Data?) {
                        super.init(nibName: nil, bundle: nil)
                        row = (try? JSONDecoder().decode(Int.self, from: data!)) ?? 0 // expect: savestate-protocol-incomplete
                    }
                }
                class Screens {
                    func save(_ controllers: [UIViewController]) -> [(String, Data?)] {
                        controllers.compactMap { $0 as? UIViewController & SaveState }.map { controller in
                            (String(describing: type(of: controller)), controller.saveState()) // expect: savestate-protocol-incomplete
                        }
                    }
                    func restore(_ name: String, _ data: Data?) -> UIViewController {
                        let type = NSClassFromString(name) as! (UIViewController & SaveState).Type // expect: savestate-protocol-incomplete
                        return type.init(saveState: data)
                    }
                    func restoreFirst() -> AnyClass? {
                        NSClassFromString("List") // expect: savestate-protocol-incomplete
                    }
                }
                """, with: .savingStateInSwift),
            .good("""
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
                //- Base.m
                // The base class has the other half, and an optional protocol may be left alone.
                @interface Base : UIViewController
                @end
                @implementation Base
                - (id)initWithSaveState:(NSData *)data {
                    if ((self = [super init])) {
                        if (data) {
                            self.title = [NSJSONSerialization JSONObjectWithData:data options:0 error:nil][@"title"];
                        }
                    }
                    return self;
                }
                @end
                @interface List : Base <SaveState>
                @end
                @implementation List
                - (NSData *)saveState {
                    return [NSJSONSerialization dataWithJSONObject:@{@"title": self.title} options:0 error:nil];
                }
                @end
                @interface Hint : UIViewController <SaveState>
                @end
                @implementation Hint
                @end
                """, with: .savingStateInObjectiveC),
            .good("""
                class List: UIViewController, SaveState {
                    var row = 0
                    func saveState() -> Data? { try? JSONEncoder().encode(row) }
                    required init(saveState data: Data?) {
                        super.init(nibName: nil, bundle: nil)
                        row = data.flatMap { try? JSONDecoder().decode(Int.self, from: $0) } ?? 0
                    }
                }
                class Screens {
                    func save(_ navigation: UINavigationController) -> [(String, Data?)] {
                        var screens: [(String, Data?)] = []
                        for controller in navigation.viewControllers {
                            guard let controller = controller as? UIViewController & SaveState else { continue }
                            screens.append((NSStringFromClass(type(of: controller)), controller.saveState()))
                        }
                        if let top = navigation.presentedViewController as? UIViewController & SaveState {
                            screens.append((NSStringFromClass(type(of: top)), top.saveState()))
                        }
                        return screens
                    }
                    func restore(_ name: String, _ data: Data?) -> UIViewController? {
                        guard let type = NSClassFromString(name) as? (UIViewController & SaveState).Type else { return nil }
                        return type.init(saveState: data)
                    }
                }
                """, with: .savingStateInSwift),
            .good("""
                // Nobody said that this is state saving.
                class List: UIViewController, SaveState {
                    func saveState() -> Data? { nil }
                }
                """),
        ]
    ) { app in
        guard !app.options.customProtocols.isEmpty else { return [] }
        let states = app.customStates().filter { !app.files[$0.type.file].isTest }
        let restores = states.flatMap(\.restores).first(ofEach: \.id)
        return states.compactMap { app.finding(halfOf: $0) } + restores.flatMap { app.findings(withoutDataIn: $0) }
            + app.options.customProtocols.flatMap { custom in
                app.findings(forgetting: custom) + app.namesWithoutModule(custom, for: states).map(\.finding)
            } + app.flawedLookUps(for: states).map(\.finding)
    }
}

extension App {
    fileprivate func finding(halfOf state: CustomState) -> Finding? {
        guard state.saves.isEmpty != state.restores.isEmpty, !hasUnknownAncestor(state.type), let half = state.saves.first ?? state.restores.first
        else { return nil }
        let (present, missing) = state.restores.isEmpty ? (state.custom.save, state.custom.restore) : (state.custom.restore, state.custom.save)
        let isBelow = descendants(of: state.type).contains { functions(of: $0).contains { $0.isNamed(missing) } }
        guard !isBelow else { return nil }
        return Finding(at: half.location, "'\(state.type.name)' implements '\(present)' but not '\(missing)'", symbol: half.symbol)
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
            return Finding(at: restore.location(site.range), "'\(data)' may be nil: there is nothing to restore the first time", symbol: restore.symbol)
        }
    }

    fileprivate func findings(forgetting custom: CustomProtocol) -> [Finding] {
        savingsWithoutPresented(custom).filter { !isTest($0.function) }.map { saving in
            Finding(
                at: saving.function.location(saving.sequence.range),
                "'\(custom.saveName)' is asked of '\(saving.sequence.core.memberName ?? "")' only: a presented controller is forgotten",
                symbol: saving.function.symbol, severity: .note)
        }
    }
}

extension ClassLookUp {
    fileprivate var finding: Finding {
        let message =
            switch flaw {
            case .isForced: "the class may be gone: NSClassFromString gives nil for a name it does not know"
            case .lacksModule(let name): "NSClassFromString does not know '\(name)': a Swift class has its module in front"
            case .isUntested: "this may be nil: NSClassFromString does not know every name of a former version"
            case .isSavedWithoutModule: "the class is saved without its module, and NSClassFromString does not find it"
            }
        return Finding(at: location, message, symbol: function.symbol)
    }
}
