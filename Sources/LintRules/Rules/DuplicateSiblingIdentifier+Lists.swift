extension Example {
    /// Children that come in a list: made step by step, by a helper, or chosen from.
    static let siblingsInLists: [Example] = [
        .bad("""
            // The children are put into the list one by one.
            class Tabs: UITabBarController {
                let showsSearch = true
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let feed = UIViewController()
                    feed.restorationIdentifier = "tab"
                    var tabs = [feed]
                    if showsSearch {
                        let search = UITableViewController()
                        search.restorationIdentifier = "tab" // expect: duplicate-sibling-identifier
                        tabs.append(search)
                    }
                    setViewControllers(tabs, animated: false)
                }
            }
            """),
        .bad("""
            //- Tabs.m
            @interface Tabs : UITabBarController
            @end
            @implementation Tabs
            - (NSArray *)makeTabs {
                UIViewController *feed = [[UIViewController alloc] init];
                feed.restorationIdentifier = @"tab";
                UIViewController *search = [[UIViewController alloc] init];
                search.restorationIdentifier = @"tab"; // expect: duplicate-sibling-identifier
                NSMutableArray *tabs = [NSMutableArray arrayWithObjects:feed, nil];
                [tabs addObject:search];
                return [tabs copy];
            }
            - (void)viewDidLoad {
                [super viewDidLoad];
                self.viewControllers = [self makeTabs];
            }
            @end
            """),
        .bad("""
            // One of two lists, where the longer one has both.
            class Tabs: UITabBarController {
                func fill(_ isWide: Bool) {
                    let feed = UIViewController()
                    feed.restorationIdentifier = "feed"
                    let search = UIViewController()
                    search.restorationIdentifier = "feed" // expect: duplicate-sibling-identifier
                    viewControllers = isWide ? [feed, search] : [feed]
                }
            }
            """),
        .good("""
            // One list or the other.
            class Tabs: UITabBarController {
                func fill(_ isWide: Bool) {
                    let feed = UIViewController()
                    feed.restorationIdentifier = "feed"
                    let search = UIViewController()
                    search.restorationIdentifier = "feed"
                    viewControllers = isWide ? [feed] : [search]
                    let wide = [feed], narrow = [search]
                    viewControllers = isWide ? wide : narrow
                }
            }
            """),
        .good("""
            // Only one of the two comes into the list, and of two lists only the last is shown.
            class Tabs: UITabBarController {
                func fill(_ isWide: Bool) {
                    let feed = UIViewController()
                    feed.restorationIdentifier = "tab"
                    let search = UITableViewController()
                    search.restorationIdentifier = "tab"
                    var tabs: [UIViewController] = []
                    if isWide { tabs.append(feed) } else { tabs.append(search) }
                    viewControllers = tabs
                    tabs = []
                    if isWide { tabs.append(feed) }
                    if !isWide { tabs.append(search) }
                    viewControllers = tabs
                    tabs = [feed]
                    viewControllers = tabs
                    tabs.append(search)
                }
                func fill(_ isWide: Bool, _ change: (inout [UIViewController]) -> Void) {
                    let feed = UIViewController()
                    feed.restorationIdentifier = "tab"
                    var tabs = [feed, feed]
                    change(&tabs)
                    viewControllers = tabs
                    tabs = makeTabs(isWide)
                    tabs.removeLast()
                    viewControllers = tabs
                    viewControllers = makeTabs(isWide)
                    viewControllers = makeWide(isWide) + makeNarrow(isWide)
                }
                func makeWide(_ isWide: Bool) -> [UIViewController] {
                    let feed = UIViewController()
                    feed.restorationIdentifier = "tab"
                    var list: [UIViewController] = []
                    if isWide { list.append(feed) }
                    return list
                }
                func makeNarrow(_ isWide: Bool) -> [UIViewController] {
                    let search = UITableViewController()
                    search.restorationIdentifier = "tab"
                    var list: [UIViewController] = []
                    if !isWide { list.append(search) }
                    return list
                }
                func makeTabs(_ isWide: Bool) -> [UIViewController] {
                    let feed = UIViewController()
                    feed.restorationIdentifier = "tab"
                    let search = UITableViewController()
                    search.restorationIdentifier = "tab"
                    return isWide ? [feed] : [search]
                }
            }
            """),
    ]
}
