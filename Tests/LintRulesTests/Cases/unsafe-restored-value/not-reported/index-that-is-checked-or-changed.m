//- Reader.m
@implementation Reader
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeInteger:self.page forKey:@"page"];
    [coder encodeInteger:self.chapter forKey:@"chapter"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    NSInteger page;
    NSInteger chapter;
    NSArray *pages = self.allPages;
    if ([coder containsValueForKey:@"page"]) {
        page = [coder decodeIntegerForKey:@"page"];
        if (page < pages.count) {
            self.shownPage = [pages objectAtIndex:page];
        }
    }
    if ([coder containsValueForKey:@"chapter"]) {
        chapter = [coder decodeIntegerForKey:@"chapter"];
        chapter = MIN(chapter, (NSInteger)pages.count - 1);
        self.shownPage = [pages objectAtIndex:chapter];
    }
}
@end
//- Reader.h
@interface Reader : UIViewController
@property (nonatomic) NSInteger page;
@property (nonatomic) NSInteger chapter;
@property (nonatomic) NSArray *allPages;
@end
