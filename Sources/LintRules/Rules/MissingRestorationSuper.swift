import AppModel

extension Rule {
    static let missingRestorationSuper = Rule(
        id: "missing-restoration-super",
        summary: "A state-restoration override leaves out super.",
        rationale: """
            UIKit's own version saves the presented controller and the storyboard and asks the views to save theirs. \
            An override without the call to super drops that state without a trace.
            """,
        limits: """
            A closure or helper that calls super counts as a call. What one branch of a `#if`, or of a test for the system's version, calls \
            counts for all of them. Objects that are neither controller nor view have no super to call. A class whose superclass is not in \
            the sources has one where it says `override`; in Objective-C, where it calls super while its view loads or appears.
            """,
        severity: .error,
        facts: ["C2", "C3", "A11"],
        examples: [
            .bad("""
                class Reader: UIViewController {
                    override func encodeRestorableState(with coder: NSCoder) { // expect: missing-restoration-super
                        coder.encode("chapter", forKey: "page")
                    }
                    override func decodeRestorableState(with coder: NSCoder) {
                        super.decodeRestorableState(with: coder)
                        title = coder.decodeObject(of: NSString.self, forKey: "page") as String?
                    }
                }
                """),
            .bad("""
                class Reader: UIViewController {
                    var page: Int?
                    override func encodeRestorableState(with coder: NSCoder) { // expect: missing-restoration-super
                        guard let page = page else { return }
                        super.encodeRestorableState(with: coder)
                        coder.encode(page, forKey: "page")
                    }
                    override func decodeRestorableState(with coder: NSCoder) {
                        defer { super.decodeRestorableState(with: coder) }
                        guard coder.containsValue(forKey: "page") else { return }
                        page = coder.decodeInteger(forKey: "page")
                    }
                }
                """),
            .bad("""
                //- Base.swift
                class Base: UITableViewController {}
                //- Leaf.swift
                class Leaf: Base {
                    override func decodeRestorableState(with coder: NSCoder) {} // expect: missing-restoration-super
                }
                """),
            .good("""
                class Reader: UIViewController {
                    override func encodeRestorableState(with coder: NSCoder) {
                        coder.encode("chapter", forKey: "page")
                        super.encodeRestorableState(with: coder)
                    }
                    override func decodeRestorableState(with coder: NSCoder) {
                        if let page = coder.decodeObject(of: NSString.self, forKey: "page") {
                            title = page as String
                            super.decodeRestorableState(with: coder)
                        } else {
                            super.decodeRestorableState(with: coder)
                        }
                    }
                }
                """),
            .bad("""
                // Swift 2.
                class Reader: UIViewController {
                    override func encodeRestorableStateWithCoder(coder: NSCoder) { // expect: missing-restoration-super
                        coder.encodeInteger(view.tag, forKey: "page")
                    }
                    override func decodeRestorableStateWithCoder(coder: NSCoder) {
                        super.decodeRestorableStateWithCoder(coder)
                        view.tag = coder.decodeIntegerForKey("page")
                    }
                }
                """),
            .bad("""
                //- Reader.h
                @interface Reader : UIViewController
                @property (nonatomic) NSInteger page;
                @end
                //- Reader.m
                @implementation Reader
                - (void)encodeRestorableStateWithCoder:(NSCoder *)coder { // expect: missing-restoration-super
                    [coder encodeInteger:self.page forKey:@"page"];
                }
                - (void)decodeRestorableStateWithCoder:(NSCoder *)coder { // expect: missing-restoration-super
                    self.page = [coder decodeIntegerForKey:@"page"];
                    if (self.page == 0) return;
                    [super decodeRestorableStateWithCoder:coder];
                }
                @end
                """),
            .bad("""
                //- Lists.m
                // Attributes before the class, and a bound for what it holds.
                __attribute__((objc_subclassing_restricted)) API_AVAILABLE(ios(13.0)) @interface Shelf : UIViewController
                - init NS_UNAVAILABLE;
                @end
                @implementation Shelf
                - (void)encodeRestorableStateWithCoder:(NSCoder *)coder {} // expect: missing-restoration-super
                @end
                @interface Fetched<Result:NSManagedObject *> : UITableViewController <NSFetchedResultsControllerDelegate>
                @end
                @implementation Fetched
                - (void)encodeRestorableStateWithCoder:(NSCoder *)coder {} // expect: missing-restoration-super
                @end
                """),
            .bad("""
                // Whatever the class from outside is, there is something to override.
                class Form: VendorFormController {
                    override func encodeRestorableState(with coder: NSCoder) { // expect: missing-restoration-super
                        coder.encode(title, forKey: "title")
                    }
                    override func decodeRestorableState(with coder: NSCoder) {
                        super.decodeRestorableState(with: coder)
                        title = coder.decodeObject(of: NSString.self, forKey: "title") as String?
                    }
                }
                """),
            .bad("""
                //- Form.m
                // Only a controller has a view that loads.
                @interface Form : VendorFormController
                @end
                @implementation Form
                - (void)viewDidLoad {
                    [super viewDidLoad];
                }
                - (void)encodeRestorableStateWithCoder:(NSCoder *)coder { // expect: missing-restoration-super
                    [coder encodeObject:self.title forKey:@"title"];
                }
                @end
                """),
            .good("""
                // A class from outside that knows nothing of restoration, as the first override tells.
                class Step: VendorStep {
                    func encodeRestorableState(with coder: NSCoder) {
                        coder.encode("step", forKey: "kind")
                    }
                }
                class LastStep: Step {
                    override func encodeRestorableState(with coder: NSCoder) {
                        coder.encode("last", forKey: "kind")
                    }
                }
                """),
            .good("""
                //- Step.m
                // Objective-C does not tell whether there is anything to override.
                @interface Step : VendorStep
                @end
                @implementation Step
                - (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
                    [coder encodeObject:@"step" forKey:@"kind"];
                }
                @end
                """),
            .good("""
                //- Reader.m
                // A macro may begin a body without a semicolon, and be a comment.
                @interface Reader : UIViewController
                @end
                @implementation Reader
                - (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
                    LogMethod
                    [super encodeRestorableStateWithCoder:coder];
                }
                - (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
                    LogArguments(coder)
                    if (coder != nil) {
                        LogMethod
                        [super decodeRestorableStateWithCoder:coder];
                    } else
                        [super decodeRestorableStateWithCoder:coder];
                }
                @end
                """),
            .good("""
                //- Search.m
                // A helper that copies the names has no super to call.
                @interface Search : NSObject
                @property (nonatomic, copy) NSString *text;
                @end
                @implementation Search
                - (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
                    [coder encodeObject:self.text forKey:@"text"];
                }
                - (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
                    self.text = [coder decodeObjectOfClass:[NSString class] forKey:@"text"];
                }
                @end
                """),
            .good("""
                // A restorable object that is no controller has nothing to call.
                class Filter: NSObject, UIStateRestoring {
                    func encodeRestorableState(with coder: NSCoder) {
                        coder.encode("red", forKey: "color")
                    }
                    func decodeRestorableState(with coder: NSCoder) {
                        print(coder.decodeObject(of: NSString.self, forKey: "color") ?? "")
                    }
                }
                """),
            .good("""
                class WebPage: UIViewController {
                    override func encodeRestorableState(with coder: NSCoder) {
                        if #available(iOS 13.0, *) {
                            // Scenes keep the state there.
                        } else {
                            super.encodeRestorableState(with: coder)
                        }
                    }
                    override func decodeRestorableState(with coder: NSCoder) {
                        keep(coder)
                    }
                    private func keep(_ coder: NSCoder) {
                        super.decodeRestorableState(with: coder)
                    }
                }
                """),
        ]
    ) { app in
        app.implementations(of: .encodeState, .decodeState)
            .filter(app.overridesHook)
            .compactMap { app.missingSuper(in: $0) }
    }
}
