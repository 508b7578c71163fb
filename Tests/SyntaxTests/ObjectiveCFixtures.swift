/// Objective-C that uses most of what the language has.
let objectiveCFixtures = [
    """
    #import <UIKit/UIKit.h>
    #import "Reader.h"
    #ifndef LIMIT
    #define LIMIT 10
    #define PAGE_KEY @"page"
    #define LARGER(a, b) \\
        ((a) > (b) ? (a) : (b))
    #endif
    NS_ASSUME_NONNULL_BEGIN
    @class Shelf, Page;
    @protocol ReaderDelegate <NSObject>
    @required
    - (void)reader:(Reader *)reader didTurnTo:(NSInteger)page;
    @optional
    @property (nonatomic, readonly) BOOL isPatient;
    @end
    typedef NS_ENUM(NSInteger, ReaderMode) {
        ReaderModeDay = 1 << 0,
        ReaderModeNight NS_SWIFT_NAME(night) = 2,
    };
    typedef struct { int x, y; unsigned flag : 1; } Spot;
    typedef void (^Completion)(BOOL done, NSError *_Nullable error);
    extern NSString *const ReaderKey;
    static NSString *const Joined = @"one" @"two";
    FOUNDATION_EXPORT void ReaderLog(NSString *format, ...) NS_FORMAT_FUNCTION(1, 2);
    @interface Reader : UIViewController <UIViewControllerRestoration, ReaderDelegate> {
        @private
        NSInteger _page;
        __weak id<ReaderDelegate> _delegate;
    }
    @property (nonatomic, weak, nullable) IBOutlet UITableView *table, *list;
    @property (nonatomic, copy) void (^finish)(BOOL);
    @property (class, readonly) NSArray<NSDictionary<NSString *, id> *> *all;
    - (instancetype)initWithPage:(NSInteger)page title:(nullable NSString *)title NS_DESIGNATED_INITIALIZER;
    - (void)log:(NSString *)format, ... __attribute__((format(__NSString__, 1, 2)));
    @end
    NS_ASSUME_NONNULL_END
    """,
    """
    @interface Reader ()
    @end
    @implementation Reader
    @synthesize page = _page, title;
    @dynamic shelf;
    STATE_METHODS
    + (UIViewController *)viewControllerWithRestorationIdentifierPath:(NSArray *)components coder:(NSCoder *)coder
    {
        return [[[self class] alloc] initWithPage:[coder decodeIntegerForKey:PAGE_KEY] title:nil];
    }
    - (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
        STATE_LOG
        [super encodeRestorableStateWithCoder:coder];
        [coder encodeObject:@{ @"a": @1, @"b": @[ @YES, @(self.page), @-2.5f ] } forKey:PAGE_KEY @".all"];
        if ([self respondsToSelector:@selector(reader:didTurnTo:)]) self->_page++;
        else if (!_page) { _page = LARGER(1, 2), other = 3; } else return;
        for (Page *page in [self.pages reverseObjectEnumerator]) { if (page.isEmpty) continue; }
        for (NSInteger i = 0, count = pages.count; i < count; i++, --count) ;
        do { i--; } while (i > 0);
        switch (mode) {
            case ReaderModeDay:
            case ReaderModeNight: { break; }
            default:
                [table scrollToRow:(NSUInteger)MAX(0, -1) at:@"\\u00e9\\n" animated:(flag ? YES : NO)];
        }
        void (^done)(BOOL, id) = ^(BOOL ok, id value) { [self done:ok]; };
        done(YES, ^NSString *{ return @"x"; });
        CGRect frame = (CGRect){ .origin = { 0, 0 }, .size = size };
        __block typeof(self) other = (__bridge id)pointer;
        @try { [self read]; } @catch (NSException *e) { @throw; } @finally { [self close]; }
        @synchronized (self) { @autoreleasepool { [NSClassFromString(@"Shelf") new]; } }
        int values[] = { 1, 2, [3] = 4 }, *pointer = &values[0];
        NSString *raw = ({ NSString *text = @"\\"quoted\\""; text; });
    #if DEBUG
        NSLog(@"%s %@", @encode(int), NSStringFromSelector(_cmd));
    #elif TEST
        goto end;
    #else
        [self report];
    #endif
        [self open:name
    #ifdef FAST
              fast:YES
    #else
              fast:NO
    #endif
             times:2];
    #if 0
        this isn't code {
    #endif
    end:
        return;
    }
    static int add(int a, int b) { return a + b; }
    @end
    """,
    """
    #include <vector>
    #ifdef __cplusplus
    extern "C" {
    #endif
    void plain(void);
    #ifdef __cplusplus
    }
    #endif
    namespace reading {
    template <typename T> class Box : public Base<T> { T value; Box() : value(0) {} };
    struct Pair { int a; bool operator<(const Pair &other) const { return a < other.a; } };
    }
    using namespace std;
    @implementation Reader (Fast)
    - (void)sort {
        std::vector<int> values = { 3, 1, 2 };
        auto compare = [&](int a, int b) -> bool { return a < b; };
        for (auto &value : values) { value += static_cast<int>(self.page); }
        const char *text = R"raw(a "quoted" { text)raw";
        std::sort(values.begin(), values.end(), compare);
        Box<int> *box = new Box<int>(1'000);
        delete box;
    }
    @end
    void reading::Box::open() { }
    """,
]
