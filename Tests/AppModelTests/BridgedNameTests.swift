import Testing

@testable import AppModel

/// Which method of the other language a call means.
struct BridgedNameTests {
    @Test func swiftTakesAWordOfThePrepositionForALabelAndLeavesOutWhatTheTypeSays() {
        #expect(called("shelf.mark(with: page)", "- (void)markWithController:(UIViewController *)controller {}") == "markWithController:")
        #expect(called("shelf.mark(withPage: page)", "- (void)markWithPage:(UIViewController *)page {}") == "markWithPage:")
        #expect(called("shelf.add(page)", "- (void)addController:(UIViewController *)controller {}") == "addController:")
        #expect(called("shelf.add(page)", "- (void)addObject:(id)object {}") == "addObject:")
        #expect(called("shelf.put(page, at: 0)", "- (void)putController:(UIViewController *)a atIndex:(NSInteger)b {}") == "putController:atIndex:")
        #expect(called("shelf.load(with: name) { }", "- (void)loadWithName:(Name *)a completion:(void (^)(void))b {}") == "loadWithName:completion:")
    }

    @Test func aClassMethodNamedAfterTheLastWordsOfItsClassIsAnInitializer() {
        #expect(called("BookShelf(title: name)", "+ (instancetype)shelfWithTitle:(NSString *)title { return nil; }") == "shelfWithTitle:")
        #expect(called("BookShelf(title: name)", "+ (BookShelf *)bookShelfWithTitle:(NSString *)title { return nil; }") == "bookShelfWithTitle:")
        #expect(called("BookShelf(title: name)", "+ (instancetype)boardWithTitle:(NSString *)title { return nil; }") == nil)
        #expect(called("BookShelf(title: name)", "+ (UIViewController *)shelfWithTitle:(NSString *)title { return nil; }") == nil)
        #expect(called("BookShelf(title: name)", "- (instancetype)shelfWithTitle:(NSString *)title { return nil; }") == nil)
    }

    @Test func otherWordsMeanSomethingElse() {
        #expect(called("shelf.mark(with: page)", "- (void)markWithTitle:(UIViewController *)title {}") == nil)
        #expect(called("shelf.mark(page)", "- (void)markController:(UIViewController *)a title:(NSString *)b {}") == nil)
        #expect(called("shelf.add(page)", "- (void)addShelf:(UIViewController *)controller {}") == nil)
    }

    @Test func objectiveCPutsTheFirstLabelIntoTheName() {
        #expect(sent("[shelf markWith:page]", "func mark(with page: UIViewController) {}") == "mark(with:)")
        #expect(sent("[shelf setupWithPage:page]", "func setup(page: UIViewController) {}") == "setup(page:)")
        #expect(sent("[shelf putPage:page on:name]", "@objc(putPage:on:) func label(_ page: UIViewController, name: String) {}") == "label(_:name:)")
        #expect(sent("[shelf markFor:page]", "func mark(with page: UIViewController) {}") == nil)
        #expect(sent("[shelf put:page on:name]", "@objc(putPage:on:) func put(_ page: UIViewController, on name: String) {}") == "put(_:on:)")
    }

    /// The selector of the method of `BookShelf` that a call in Swift means.
    private func called(_ call: String, _ method: String) -> String? {
        let app = app("""
            //- Shelf.h
            @interface BookShelf : NSObject
            @end
            //- Shelf.m
            @implementation BookShelf
            \(method)
            @end
            //- Reader.swift
            class Reader {
                func read(shelf: BookShelf, page: UIViewController, name: String) {
                    \(call)
                }
            }
            """)
        return meant(in: app, "Reader.read(shelf:page:name:)")?.selector
    }

    /// The method of `BookShelf` that a message of Objective-C means.
    private func sent(_ message: String, _ method: String) -> String? {
        let app = app("""
            //- Reader.m
            @implementation Reader
            - (void)readShelf:(BookShelf *)shelf page:(UIViewController *)page name:(NSString *)name {
                \(message);
            }
            @end
            //- Shelf.swift
            class BookShelf: NSObject {
                \(method)
            }
            """)
        return meant(in: app, "Reader.readShelf(_:page:name:)")?.fullName
    }

    private func meant(in app: App, _ symbol: String) -> FunctionFact? {
        let function = app.function(symbol)
        return app.sites(in: function).compactMap { site in site.call.flatMap { app.program.calledFunction($0, at: Place(site, in: function)) } }.first?.fact
    }
}
