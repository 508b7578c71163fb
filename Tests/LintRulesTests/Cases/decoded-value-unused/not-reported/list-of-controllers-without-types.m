#import <UIKit/UIKit.h>
@interface PageController : UIViewController
@end
@implementation PageController
@end
@interface BookController : UIViewController
{
    NSArray *pages;
    NSArray *things;
}
@end
@implementation BookController
- (void)viewDidLoad {
    [super viewDidLoad];
    pages = @[];
}
- (void)turnTo:(NSString *)text {
    PageController *page = [[PageController alloc] init];
    page.title = text;
    pages = [pages arrayByAddingObject:page];
}
- (void)keep:(id)thing {
    things = @[thing, @"book"];
}
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:pages forKey:@"pages"];
    [coder encodeObject:things forKey:@"things"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    // They come back whoever reads them.
    [coder decodeObjectForKey:@"pages"];
    [coder decodeObjectForKey:@"things"];
}
@end
