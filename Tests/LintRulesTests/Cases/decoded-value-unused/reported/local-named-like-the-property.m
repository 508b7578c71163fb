#import <UIKit/UIKit.h>
@interface Reader : UIViewController
@property (nonatomic) NSInteger page;
@end
@implementation Reader
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeInteger:self.page forKey:@"page"];
    [coder encodeObject:@(self.page) forKey:@"number"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    NSInteger page = [coder decodeIntegerForKey:@"page"]; // expect: decoded-value-unused
    (void)[[coder decodeObjectForKey:@"number"] integerValue]; // expect: decoded-value-unused
    self.title = [NSString stringWithFormat:@"%ld", (long)_page];
}
@end
