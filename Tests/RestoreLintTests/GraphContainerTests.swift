import Testing

/// Where screens hang: in the stack that they are pushed to, and in containers of which the sources show half.
struct GraphContainerTests {
    private func graph(_ home: String) throws -> String {
        let run = restorelint("graph", in: try TemporaryFolder(["AppDelegate.swift": GraphTruthTests.delegate, "Home.swift": home]))
        #expect(run.exitCode == 0)
        return run.output
    }

    @Test func whatIsPutOnAStackIsInNoOtherOneThatWasGivenTheSameList() throws {
        let text = try graph(
            """
            class Home: UIViewController {
                let left = UINavigationController()
                let right = UINavigationController()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    left.viewControllers = [Start()]
                    right.viewControllers = left.viewControllers
                    addChild(left)
                    addChild(right)
                }
                func more() {
                    right.viewControllers.append(Extra())
                }
            }
            class Start: UIViewController {}
            class Extra: UIViewController {}
            """)
        #expect(text.contains("─· Start #2  Home.swift:6  (in its stack, line 6)"))
        #expect(text.contains("Extra  Home.swift:12  (in its stack, line 12)"))
    }

    @Test func whoReplacesTheTopOfHisStackPutsNothingElseThere() throws {
        let text = try graph(
            """
            class Home: UITabBarController {
                init() {
                    super.init(nibName: nil, bundle: nil)
                    let first = UINavigationController(rootViewController: First())
                    let second = UINavigationController(rootViewController: Second())
                    viewControllers = [first, second]
                }
                required init?(coder: NSCoder) { nil }
            }
            class Page: UIViewController {
                func replace() {
                    guard var pages = navigationController?.viewControllers else { return }
                    pages.removeLast()
                    pages.append(Last())
                    navigationController?.setViewControllers(pages, animated: false)
                }
            }
            class First: Page {}
            class Second: Page {}
            class Last: UIViewController {}
            """)
        #expect(text.contains("├─· First") || text.contains("└─· First"))
        #expect(!text.contains("leads to Second") && !text.contains("leads to First"))
        #expect(text.contains("─· Last #3  Home.swift:14  (in its stack, line 14)"))
    }

    @Test func aContainerWhoseSuperclassIsOutOfSightHasWhatItIsHanded() throws {
        let text = try graph(
            """
            import Decks
            class Home: DeckController {
                let center = UINavigationController()
                override init() {
                    super.init(menu: Menu())
                    restorationIdentifier = "home"
                    center.restorationIdentifier = "center"
                    centerController = center
                    addChild(Player())
                    delegate = Watcher()
                }
                func open() {
                    center.pushViewController(Page(), animated: true)
                    present(Settings(), animated: true)
                }
            }
            class Menu: UIViewController {}
            class Player: UIViewController {}
            class Page: UIViewController {
                init() {
                    super.init(nibName: nil, bundle: nil)
                    restorationIdentifier = "page"
                }
                required init?(coder: NSCoder) { nil }
            }
            class Settings: UIViewController {}
            class Watcher: UIViewController {}
            """)
        #expect(text.contains("Menu  Home.swift:5  (handed to its 'menu', line 5)"))
        #expect(text.contains("? UINavigationController  Home.swift:3  (handed to its 'centerController', line 8)"))
        #expect(text.contains("Player  Home.swift:9  (child"))
        #expect(text.contains("Settings  Home.swift:14  (presented"))
        #expect(!text.contains("? Page") || text.contains("what it hangs below could not be told"))
        #expect(!text.contains("Watcher  Home.swift:10  (handed"))
        #expect(text.contains("3 of them since superclass DeckController is not in the sources."))
    }
}
