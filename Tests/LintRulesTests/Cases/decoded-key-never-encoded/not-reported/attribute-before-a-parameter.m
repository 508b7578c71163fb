//- Reader.mm
// What stands behind an attribute of C++ is read like anything else.
namespace shelf { class Book {}; }
@interface Reader : UIViewController
@end
@implementation Reader
- (void)encodeRestorableStateWithCoder:(NSCoder *) [[maybe_unused]] coder {
    [super encodeRestorableStateWithCoder:coder];
    [self savePage:1 on:2 with:coder];
}
- (void)savePage:(int)page on:(int) [[maybe_unused]] line with:(NSCoder *) [[clang::noescape]] coder {
    [coder encodeInteger:page forKey:@"page"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    NSLog(@"%ld", (long)[coder decodeIntegerForKey:@"page"]);
}
@end
