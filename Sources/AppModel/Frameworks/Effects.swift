/// What calls and properties of the frameworks do with the values they get: the one table.
extension EffectTable {
    typealias Source = Effect.Source

    static let frameworks = EffectTable(
        calls: merged([
            containment, storyboards, lists,
            emptyLists(named: ["arrayWithCapacity", "dictionaryWithCapacity", "setWithCapacity", "orderedSetWithCapacity"]), strings,
            keyValueCoding, heldValues, thatKeepNothing,
        ]),
        initializers: initializersByClass,
        properties: propertiesByName,
        classProperties: emptyLists(named: ["array", "dictionary", "set", "orderedSet"]),
        assignments: assignmentsByName,
        designatedInitializers: [
            "UIViewController": "nibName", "UITableViewController": "style", "UIView": "frame", "UITableViewCell": "style",
        ])

    private static func merged(_ tables: [[String: [Entry]]]) -> [String: [Entry]] {
        tables.reduce(into: [:]) { all, table in all.merge(table) { $0 + $1 } }
    }

    private static func entry(_ owner: String? = nil, labels: [String] = [], _ effects: Effect...) -> Entry {
        Entry(owner: owner, labels: labels, effects: effects)
    }

    private static func contents(_ owner: String, _ effects: Effect...) -> Entry {
        Entry(owner: owner, givesContents: true, effects: effects)
    }

    // MARK: Who contains and shows whom

    /// The children that `addChild` gives; `children` reads them.
    static let childrenField = "#children"
    /// What is pushed one by one; `viewControllers` reads it with the lists that are assigned.
    private static let stackField = "#stack"
    /// What a controller shows by `show` or `showDetailViewController`.
    static let shownField = "#shown"

    private static let firstArgument = Source.argument(0)

    private static let containment: [String: [Entry]] = {
        let addsChild = entry(
            nil, .stores(firstArgument, into: childrenField, of: .receiver), .stores(firstArgument, into: stackField, of: .receiver),
            .stores(.receiver, into: "parent", of: firstArgument))
        let pushes = entry(
            nil, .stores(firstArgument, into: stackField, of: .receiver),
            .stores(.receiver, into: "navigationController", of: firstArgument), .stores(.receiver, into: "parent", of: firstArgument))
        let setsAll = entry(
            nil, .stores(firstArgument, into: "viewControllers", of: .receiver),
            .stores(.receiver, into: "navigationController", of: .element(firstArgument)))
        let presents = entry(
            nil, .stores(firstArgument, into: "presentedViewController", of: .receiver),
            .stores(.receiver, into: "presentingViewController", of: firstArgument))
        let shows = entry(nil, .stores(firstArgument, into: shownField, of: .receiver))
        return [
            "addChild": [addsChild], "addChildViewController": [addsChild],
            "pushViewController": [pushes], "setViewController": [pushes],
            "setViewControllers": [setsAll],
            "present": [presents], "presentViewController": [presents],
            "show": [shows], "showViewController": [shows], "showDetailViewController": [shows],
            "popViewController": [
                entry(nil, .gives(.element(.field(.receiver, "viewControllers"))), .gives(.field(.receiver, stackField)))
            ],
        ]
    }()

    // MARK: Storyboards

    /// The name that a storyboard is opened with.
    static let storyboardNameField = "#name"
    /// The storyboard that a controller is drawn in.
    static let storyboardField = "#storyboard"

    private static let storyboards: [String: [Entry]] = {
        let name = Source.field(.receiver, storyboardNameField)
        let named = entry(nil, .gives(.drawn(named: firstArgument, in: name)))
        let first = entry(nil, .gives(.drawnFirst(in: name)))
        let opened = Source.new("UIStoryboard")
        return [
            "storyboardWithName": [
                entry("UIStoryboard", .stores(firstArgument, into: storyboardNameField, of: opened), .gives(opened))
            ],
            "instantiateViewController": [named], "instantiateViewControllerWithIdentifier": [named],
            "instantiateInitialViewController": [first],
        ]
    }()

    private static let initializersByClass: [String: [Entry]] = collections.reduce(into: namedInitializers) { all, name in
        all[name, default: []] += [
            Entry(owner: nil, labels: ["objects"], effects: listsOfArguments), entry(nil, .gives(made(name, of: firstArgument))),
        ]
    }

    private static let namedInitializers: [String: [Entry]] = [
        "UIStoryboard": [entry("UIStoryboard", labels: ["name"], .stores(.labelled("name"), into: storyboardNameField, of: .receiver))],
        "UINavigationController": [
            entry(
                "UINavigationController", labels: ["rootViewController"],
                .stores(.labelled("rootViewController"), into: stackField, of: .receiver),
                .stores(.receiver, into: "navigationController", of: .labelled("rootViewController")))
        ],
        "UISearchController": [
            entry(
                "UISearchController", labels: ["searchResultsController"],
                .stores(.labelled("searchResultsController"), into: "searchResultsController", of: .receiver))
        ],
        "String": [
            entry(nil, labels: ["describing"], .gives(.name(of: .labelled("describing")))),
            entry(nil, labels: ["reflecting"], .gives(.runtimeName(of: .labelled("reflecting")))),
            entry(nil, labels: ["format"], .gives(.formatted(.labelled("format")))),
            entry(nil, labels: ["stringLiteral"], .gives(firstArgument)),
            entry(nil, labels: ["string"], .gives(firstArgument)),
        ],
        "NSString": [entry(nil, labels: ["string"], .gives(firstArgument))],
        "AnyHashable": [entry(nil, .gives(firstArgument))],
        "Array": [entry(nil, .gives(.list(.element(firstArgument))))],
        "Set": [entry(nil, .gives(.list(.element(firstArgument))))],
        "Dictionary": [entry(nil, .gives(.dictionary(of: firstArgument)))],
        "NSArray": [entry(nil, labels: ["array"], .gives(firstArgument))],
        // A function with a capital letter reads like an initializer.
        "NSClassFromString": [entry(nil, .gives(.classNamed(firstArgument)))],
        "NSStringFromClass": [entry(nil, .gives(.runtimeName(of: firstArgument)))],
        // What a target is told, it is told by name.
        "UIBarButtonItem": [entry("UIBarButtonItem", labels: ["target"])],
        "UIGestureRecognizer": [entry("UIGestureRecognizer", labels: ["target"])],
        "Timer": [entry("Timer", labels: ["target"])], "NSTimer": [entry("NSTimer", labels: ["target"])],
        "CADisplayLink": [entry("CADisplayLink", labels: ["target"])],
        "UIViewController": [entry("UIViewController")],
        "UIView": [entry("UIView", labels: ["frame"])],
        "BehaviorRelay": [entry("BehaviorRelay", .stores(firstArgument, into: ValueHolder.property, of: .receiver))],
        "BehaviorSubject": [entry("BehaviorSubject", .stores(firstArgument, into: ValueHolder.property, of: .receiver))],
        "CurrentValueSubject": [entry("CurrentValueSubject", .stores(firstArgument, into: ValueHolder.property, of: .receiver))],
    ]

    private static let propertiesByName: [String: [Entry]] = {
        let element = entry("Array", .gives(.round(.receiver)))
        // Of an array that nobody in sight made.
        let last = entry("NSArray", .gives(.element(.receiver)))
        let all = entry("Array", .gives(.list(.element(.receiver))))
        let keys = entry("Array", .gives(.list(.key(of: .receiver))))
        let itself = entry("Array", .gives(.receiver))
        let top = contents(
            "UIViewController", .gives(.element(.field(.receiver, "viewControllers"))), .gives(.field(.receiver, stackField)))
        // A copy: who puts something into it puts it into no other stack that was once given the same list.
        let stack = Entry(
            owner: "UINavigationController", givesContents: true, additions: stackField,
            effects: [
                .gives(.list(.element(.field(.receiver, "viewControllers")))), .gives(.list(.field(.receiver, stackField))),
            ])
        let selected = contents("UITabBarController", .gives(.element(.field(.receiver, "viewControllers"))))
        // What is pushed is a child too.
        let containers = ["UINavigationController", "UITabBarController", "UISplitViewController"].map { container in
            contents(
                container, .gives(.list(.field(.receiver, childrenField))), .gives(.list(.field(.receiver, stackField))))
        }
        let children = containers + [contents("UIViewController", .gives(.list(.field(.receiver, childrenField))))]
        return [
            "first": [element], "last": [element], "firstObject": [element, last], "lastObject": [element, last],
            "keys": [keys], "allKeys": [keys],
            "values": [all], "allValues": [all], "allObjects": [all], "lazy": [entry("Array", .gives(.receiver))],
            // Messages without arguments.
            "copy": [itself], "mutableCopy": [itself],
            "instantiateInitialViewController": [entry("UIStoryboard", .gives(.drawnFirst(in: .field(.receiver, storyboardNameField))))],
            "viewControllers": [stack], "topViewController": [top], "visibleViewController": [top],
            "selectedViewController": [selected],
            "storyboard": [entry("UIViewController", .gives(.field(.receiver, storyboardField)))],
            "children": children, "childViewControllers": children,
            "parentViewController": [contents("UIViewController", .gives(.field(.receiver, "parent")))],
        ]
    }()

    private static let assignmentsByName: [String: [Entry]] = [
        "viewControllers": [
            entry("UINavigationController", .stores(.receiver, into: "navigationController", of: .element(firstArgument))),
            entry("UITabBarController", .stores(.receiver, into: "tabBarController", of: .element(firstArgument))),
            entry("UISplitViewController", .stores(.receiver, into: "splitViewController", of: .element(firstArgument))),
        ]
    ]

    // MARK: Lists

    private static let lists: [String: [Entry]] = {
        let adds = entry("Array", .adds(firstArgument, to: .receiver))
        let addsAll = entry("Array", .addsAll(of: firstArgument, to: .receiver))
        let setsEntry = entry("Array", labels: ["forKey"], .addsEntry(firstArgument, key: .labelled("forKey"), to: .receiver))
        let element = entry("Array", .gives(.element(.receiver)))
        let round = Source.round(.receiver)
        let oneOfThem = entry("Array", .gives(round))
        let same = entry("Array", .gives(.list(round)))
        let compares = Effect.calls(firstArgument, with: [round, round])
        let sorts = entry("Array", compares, .gives(.list(round)))
        let chooses = entry("Array", compares, .gives(round))
        let each = Source.result(of: firstArgument, given: [round])
        let walks = entry("Array", .calls(firstArgument, with: [round]))
        let filters = entry("Array", .calls(firstArgument, with: [round]), .gives(.list(round)))
        let finds = entry("Array", .calls(firstArgument, with: [round]), .gives(round))
        let transformsOptional = entry(nil, .gives(.result(of: firstArgument, given: [.receiver])))
        let enumerates = entry("Array", .calls(firstArgument, with: [.element(.receiver), .nothing, .nothing]))
        let enumeratesPairs = entry("Array", .calls(firstArgument, with: [.key(of: .receiver), .element(.receiver), .nothing]))
        return [
            "append": [entry("Array", labels: ["contentsOf"], .addsAll(of: firstArgument, to: .receiver)), adds],
            "addObject": [adds], "add": [adds], "appendElement": [adds], "push": [adds],
            "insert": [entry("Array", labels: ["contentsOf"], .addsAll(of: firstArgument, to: .receiver)), adds],
            "insertObject": [adds], "addObjectsFromArray": [addsAll], "addObjects": [addsAll],
            "merge": [addsAll], "addEntriesFromDictionary": [addsAll], "addEntries": [addsAll],
            "merging": [entry("Array", .gives(.dictionary(of: .receiver)), .gives(.dictionary(of: firstArgument)))],
            "dictionaryWithDictionary": [entry(nil, .gives(.dictionary(of: firstArgument)))],
            "setObject": [setsEntry, adds], "updateValue": [setsEntry, adds],
            "popLast": [element], "removeLast": [element], "removeFirst": [element], "remove": [element], "randomElement": [oneOfThem],
            "objectAtIndex": [element], "object": [element], "objectForKey": [element], "firstObject": [element], "lastObject": [element],
            "min": [chooses], "max": [chooses], "anyObject": [element],
            "sorted": [sorts], "reversed": [same], "shuffled": [same], "dropFirst": [same], "dropLast": [same], "prefix": [same],
            "suffix": [same],
            "arrayByAddingObject": [entry("Array", .gives(.list(.element(.receiver))), .gives(.list(firstArgument)))],
            "filter": [filters], "first": [finds], "last": [finds], "contains": [entry(nil)],
            "map": [entry("Array", .gives(.list(each))), transformsOptional],
            "compactMap": [entry("Array", .gives(.list(each)))],
            "flatMap": [entry("Array", .gives(.list(.element(each))), .gives(.list(each))), transformsOptional],
            "firstIndex": [walks], "lastIndex": [walks], "allSatisfy": [walks], "removeAll": [walks],
            "forEach": [walks], "enumerateObjectsUsingBlock": [enumerates], "enumerateObjects": [enumerates],
            "enumerateKeysAndObjectsUsingBlock": [enumeratesPairs], "enumerateKeysAndObjects": [enumeratesPairs],
            "enumerated": [entry("Array", .gives(.list(.pair(nil, round))))],
            "zip": [entry(nil, .gives(.list(.pair(.element(firstArgument), .element(.argument(1))))))],
            "reduce": [
                entry(
                    "Array", .gives(.result(of: .argument(1), given: [firstArgument, round])), .gives(firstArgument),
                    .calls(.argument(1), with: [.result(of: .argument(1), given: [firstArgument, round]), round]))
            ],
            "copy": [entry(nil, .gives(.receiver))], "mutableCopy": [entry(nil, .gives(.receiver))],
            "autorelease": [entry(nil, .gives(.receiver))],
            "retain": [entry(nil, .gives(.receiver))],
            "arrayWithObject": [entry(nil, .gives(.list(firstArgument)))],
            "arrayWithArray": [entry(nil, .gives(.list(.element(firstArgument))))],
            "arrayWithObjects": [Entry(owner: nil, labels: [], effects: listsOfArguments)],
        ]
    }()

    private static let listsOfArguments: [Effect] = (0..<6).map { .gives(.list(.argument($0))) }

    /// Those that code fills step by step.
    private static let collections = [
        "NSArray", "NSMutableArray", "NSDictionary", "NSMutableDictionary", "NSSet", "NSMutableSet", "NSOrderedSet", "NSMutableOrderedSet",
    ]

    /// `[NSMutableArray array]`, and others by which a class makes an empty list.
    private static func emptyLists(named names: [String]) -> [String: [Entry]] {
        Dictionary(
            uniqueKeysWithValues: names.map { name in (name, collections.map { entry($0, .gives(made($0, of: .nothing))) }) })
    }

    /// What a class of collections makes of the elements, or entries, of another.
    private static func made(_ collection: String, of other: Source) -> Source {
        collection.hasSuffix("Dictionary") ? .dictionary(of: other) : .list(.element(other))
    }

    private static let keyValueCoding: [String: [Entry]] = {
        let sets = entry(nil, labels: ["forKey"], .storesNamed(firstArgument, name: .labelled("forKey"), of: .receiver))
        return ["setValue": [sets]]
    }()

    /// What gives another value to an object that holds one.
    private static let heldValues: [String: [Entry]] = ValueHolder.setters.reduce(into: [:]) { all, holder in
        for setter in holder.value {
            all[setter, default: []].append(entry(holder.key, .stores(firstArgument, into: ValueHolder.property, of: .receiver)))
        }
    }

    // MARK: Strings

    private static let strings: [String: [Entry]] = [
        "stringWithFormat": [entry(nil, .gives(.formatted(firstArgument)))],
        "localizedStringWithFormat": [entry(nil, .gives(.formatted(firstArgument)))],
        "appending": [entry("String", .gives(.joined([.receiver, firstArgument])))],
        "stringByAppendingString": [entry("String", .gives(.joined([.receiver, firstArgument])))],
        "stringWithString": [entry(nil, .gives(firstArgument))],
        "numberWithBool": [entry(nil)], "numberWithInteger": [entry(nil)],
    ]

    /// Calls that take an object and hand it to nobody.
    private static let thatKeepNothing: [String: [Entry]] = {
        let names = [
            "assert", "precondition", "encode", "encodeObject", "encodeConditionalObject",
            "didMove", "willMove", "didMoveToParentViewController", "willMoveToParentViewController", "addSubview", "isKind", "isEqual",
            "addTarget", "addObserver", "removeObserver", "setDelegate", "setDataSource", "dismiss", "ObjectIdentifier",
            "popToViewController",
            "removeObject", "removeObjectIdenticalTo", "indexOfObject", "indexOfObjectIdenticalTo", "containsObject", "isDescendantOfView",
        ]
        let timers = ["scheduledTimer", "scheduledTimerWithTimeInterval", "timerWithTimeInterval"]
        return Dictionary(uniqueKeysWithValues: (names + Hook.baseNames).map { ($0, [entry(nil)]) })
            .merging(timers.map { ($0, [entry(nil, labels: ["target"])]) }) { first, _ in first }
            .merging([("displayLinkWithTarget", [entry(nil)])]) { first, _ in first }
            // The frameworks' own initializers read keys of theirs.
            .merging([("init", [entry(nil, labels: ["coder"])])]) { first, _ in first }
    }()
}
