import Testing

@testable import AppModel

/// What Objective-C says, in the words of Swift.
struct ObjectiveCTests {
    private func statement(_ text: String, method: String = "- (void)f") -> String {
        let facts = facts("@implementation Reader\n\(method) {\n\(text)\n}\n@end", path: "Reader.m")
        return facts.types[0].methods[0].body?.map(\.rendered).joined(separator: "; ") ?? "nothing"
    }

    @Test func aSelectorBecomesABaseNameAndLabels() {
        #expect(statement("[coder encodeObject:title forKey:@\"title\"];") == "coder.encodeObject(title, forKey: \"title\")")
        #expect(statement("x = [coder decodeObjectForKey:@\"title\"];") == "(x = coder.decodeObjectForKey(\"title\"))")
        #expect(statement("[super encodeRestorableStateWithCoder:coder];") == "super.encodeRestorableStateWithCoder(coder)")
        #expect(statement("[self reload];") == "self.reload()")
    }

    @Test func allocAndInitCreate() {
        #expect(statement("x = [[Page alloc] initWithTitle:t number:1];") == "(x = Page(title: t, number: integer))")
        #expect(statement("x = [[Page alloc] init];") == "(x = Page())")
        #expect(statement("x = [[Page alloc] initFilled];") == "(x = Page(filled: tuple()))")
        #expect(statement("x = [[Page alloc] initial];") == "(x = Page.alloc.initial)")
        #expect(statement("x = [Page new];") == "(x = Page())")
        #expect(statement("x = [[[self class] alloc] init];") == "(x = type(of: self).init())")
        #expect(statement("[super initWithCoder:coder];") == "super.init(coder: coder)")
    }

    @Test func classesAreTypesAsValues() {
        #expect(statement("x = [Page class];") == "(x = Page.self)")
        #expect(statement("x = Page.class;") == "(x = Page.self)")
        #expect(statement("x = self.class;") == "(x = type(of: self))")
        #expect(statement("x = [self class];", method: "+ (void)f") == "(x = self)")
    }

    @Test func aSetterAssignsAndAnUnderscoreIsTheProperty() {
        #expect(statement("[page setTitle:t];") == "(page.title = t)")
        #expect(statement("[page setTitle:t animated:YES];") == "page.setTitle(t, animated: true)")
        #expect(statement("_page = self->_other;") == "(self.page = self.other)")
    }

    /// Editors save such lines while one types.
    @Test func aSelectorThatIsNotFinishedIsWhatThereIsOfIt() {
        #expect(statement("SEL a = @selector(reader:didTurnTo:);") == "var a = selector(reader:didTurnTo:)")
        for text in ["SEL a = @selector(", "SEL a = @selector(reader:", "[self perform:@selector(", "x = @selector("] {
            let facts = facts("@implementation Reader\n- (void)encodeRestorableStateWithCoder:(NSCoder *)c {\n" + text, path: "Reader.m")
            #expect(facts.types.map(\.name) == ["Reader"])
            #expect(facts.types[0].methods[0].body != nil)
        }
    }

    @Test func literalsAreWhatTheyStandFor() {
        #expect(statement("x = @\"a\\n\" @\"b\";") == "(x = \"a\nb\")")
        #expect(statement("x = @[@1, @(y)];") == "(x = [NSNumber(value: integer), NSNumber(value: y)])")
        #expect(statement("x = a ?: b;") == "(x = (a ?? b))")
        #expect(statement("x = (Page *)y.z;") == "(x = (y.z as Page))")
    }

    @Test func aGetterIsAComputedPropertyAndAnInitializerIsNamedInit() {
        let type = facts(
            "@implementation Reader\n- (NSString *)restorationIdentifier { return @\"r\"; }\n- (id)initWithPage:(NSInteger)page { }\n@end",
            path: "R.m"
        ).types[0]
        #expect(type.properties.map(\.name) == ["restorationIdentifier"])
        #expect(type.properties[0].isComputed)
        #expect(type.methods.map(\.fullName) == ["init(page:)"])
        #expect(type.methods.map(\.selector) == ["initWithPage:"])
    }

    @Test func whatGivesNothingBackIsNoInitializer() {
        let app = app(
            """
            //- Reader.m
            @interface Reader : UIViewController
            @end
            @implementation Reader
            - (instancetype)init {
                self = [super init];
                [self initViews];
                return self;
            }
            - (void)initViews {}
            @end
            """)
        let call = app.sites(in: app.function("Reader.init()")).compactMap(\.call).first { $0.name == "initViews" }
        #expect(call.flatMap { app.program.method("initViews", $0, of: app.type("Reader")) }?.fact.kind == .method)
    }

    @Test func interfaceCategoryAndImplementationAreOneType() {
        let app = app(
            """
            //- Reader.h
            @interface Reader : UIViewController <UIViewControllerRestoration>
            @property (nonatomic, weak, nullable) IBOutlet UIView *cover;
            @end
            //- Reader.m
            @interface Reader () <UITableViewDelegate>
            @property BOOL isOpen;
            @end
            @implementation Reader
            + (UIViewController *)viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder { return nil; }
            @end
            //- Swift.swift
            extension Reader { func more() {} }
            class Leaf: Reader {}
            """)
        let reader = app.type("Reader")
        #expect(reader.declarations.count == 4)
        #expect(reader.inherited.map(\.name) == ["UIViewController", "UIViewControllerRestoration", "UITableViewDelegate"])
        #expect(reader.property("isOpen")?.fact.type?.name == "Bool")
        #expect(reader.property("cover")?.fact.type?.description == "UIView?")
        #expect(app.program.ancestors(of: app.type("Leaf")).map(\.name) == ["Reader"])
        #expect(app.program.functions.compactMap { Hook($0.fact) } == [.controllerFactory])
    }

    @Test func constantsAreFoundWhereverTheyStand() {
        let app = app(
            """
            //- Keys.h
            extern NSString *const Key;
            #define OTHER @"other"
            //- Keys.m
            NSString *const Key = @"key" @".a";
            //- Reader.m
            static NSString *kOwn = @"own";
            @implementation Reader
            - (void)f { here(Key, OTHER, kOwn); }
            @end
            """)
        let call = app.program.functions.flatMap { app.sites(in: $0) }.compactMap(\.call).first { $0.name == "here" }!
        #expect(call.arguments.map { app.program.string($0.value, at: app.here).text } == ["key.a", "other", "own"])
    }

    @Test func aLocalThatNeverChangesIsAConstant() {
        #expect(keys("NSString *key = @\"page\"; here(key);") == ["page"])
        #expect(keys("static NSString *key = @\"page\"; here(key);") == ["page"])
        #expect(
            keys(
                """
                NSString *key = @"page"
                if (a) {
                    key = @"other"
                } here(key)
                """) == [nil])
        #expect(
            keys(
                """
                NSString *key = @"page"
                fill(&key)
                here(key)
                """) == [nil])
        #expect(
            keys(
                """
                {
                    NSString *key = @"page"
                    here(key)
                } NSString *key
                key = @"other"
                """) == ["page"])
        #expect(keys("here(NSStringFromSelector(@selector(title)));") == ["title"])
    }

    private func keys(_ text: String) -> [String?] {
        let app = app("//- Reader.m\n@interface Reader : UIViewController\n@end\n@implementation Reader\n- (void)f { \(text) }\n@end")
        let call = app.program.functions.flatMap { app.sites(in: $0) }.compactMap(\.call).first { $0.name == "here" }!
        return call.arguments.map { app.program.string($0.value, at: app.here).text }
    }

    @Test func aPropertyIsReadUnderItsGettersName() {
        let type = facts("@interface Reader : UIViewController\n@property (nonatomic, getter = isOpen) BOOL open;\n@end", path: "R.h")
            .types[0]
        #expect(type.properties.map(\.name) == ["open", "isOpen"])
        #expect(type.properties.map { $0.type?.name } == ["Bool", "Bool"])
    }

    @Test func aFactoryOfTheClassGivesOneOfIts() {
        let app = app(
            """
            //- Reader.m
            @interface Reader : UIViewController
            + (instancetype)reader;
            @end
            @implementation Reader
            + (instancetype)reader { return [[self alloc] init]; }
            + (instancetype)readerWithPage:(NSInteger)page { return [self reader]; }
            - (void)f { here([Reader reader], [Reader readerWithPage:1]); }
            @end
            """)
        let call = app.program.functions.flatMap { app.sites(in: $0) }.compactMap(\.call).first { $0.name == "here" }!
        #expect(call.arguments.map { app.program.type(of: $0.value, at: app.here)?.name } == ["Reader", "Reader"])
    }

    @Test func aClassAndAProtocolMayShareAName() {
        let app = app(
            """
            //- Reader.h
            @protocol Reader <NSObject>
            @end
            @interface Reader : UIViewController <Reader>
            @end
            @interface Leaf : Reader
            @end
            """)
        #expect(app.program.ancestors(of: app.type("Leaf")).map(\.kind) == [.class])
        #expect(app.program.isController(app.type("Leaf")))
    }

    @Test func aMacroMayNameTheClass() {
        let app = app(
            """
            //- One.m
            @interface One : UIViewController
            @end
            #define ONE_CLASS One
            #include "Body.m"
            //- Body.m
            @implementation ONE_CLASS
            - (void)f {}
            @end
            """)
        #expect(app.program.functions.map(\.type?.name) == ["One"])
        #expect(!app.program.hasUnknownAncestor(app.type("One")))
    }

    @Test func anImplementationBelongsToTheNamesakeOfItsFolder() {
        let app = app(
            """
            //- Mac/Reader.h
            @interface Reader : NSViewController
            @end
            //- Mac/Reader.m
            @implementation Reader
            - (void)onTheMac {}
            @end
            //- Phone/Reader.h
            @interface Reader : UIViewController
            @end
            //- Phone/Reader.m
            @interface Reader ()
            @end
            @implementation Reader
            - (void)onThePhone {}
            @end
            //- Shared/Reader+Both.m
            @implementation Reader (Both)
            - (void)onBoth {}
            @end
            """)
        let owners = app.program.functions.map { $0.type.map { app.program.frameworkRoot(of: $0) } ?? "nobody" }
        #expect(owners == ["NSViewController", "UIViewController", "nobody"])
        // The third may be of either.
        #expect(app.program.types.allSatisfy(app.program.hasUnknownAncestor))
    }

    @Test func oneTextForSeveralClassesLeavesThemOpen() {
        let app = app(
            """
            //- Windows.m
            @interface Window : UIViewController
            @end
            @interface Panel : UIViewController
            @end
            #define THE_CLASS Window
            #include "Body.m"
            #undef THE_CLASS
            #define THE_CLASS Panel
            #include "Body.m"
            //- Body.m
            @implementation THE_CLASS
            - (void)f {}
            @end
            """)
        #expect(app.program.functions.map(\.type?.name) == [nil])
        #expect(app.program.hasUnknownAncestor(app.type("Window")) && app.program.hasUnknownAncestor(app.type("Panel")))
    }

    @Test func aBodyKnowsTheNamesItMeans() {
        let words = facts("@implementation R\n- (void)f { [x setTitle:_text]; y = [[Page alloc] initWithRow:1]; }\n@end", path: "R.m")
            .types[0].methods[0].words
        #expect(["setTitle", "title", "_text", "text", "Page", "init", "x"].allSatisfy(words.mayHold))
        #expect(!words.mayHold("row"))
        #expect(!words.mentionRestoration)
    }

    @Test(arguments: ["R.m", "R.swift"], [" + a", ".b", "[1]"])
    func chainsWithoutEndAreRead(path: String, link: String) {
        let chain = "x = a" + String(repeating: link, count: 20_000)
        let text = path == "R.m" ? "@implementation R\n- (void)f { \(chain); }\n@end" : "class R { func f() { \(chain) } }"
        #expect(App(linking: [facts(text, path: path)]).program.functions.count == 1)
    }

    @Test func anArmOfASwitchFallsThroughUnlessItBreaks() {
        let text = statement("switch (a) { case 1: [self b]; break; case 2: [self c]; default: [self d]; }")
        #expect(text.components("fallthrough") == 2)
    }
}

extension String {
    fileprivate func components(_ word: String) -> Int {
        var count = 0
        var rest = self[...]
        while let range = rest.firstRange(of: word) {
            count += 1
            rest = rest[range.upperBound...]
        }
        return count
    }
}
