//- Reader.h
@interface Reader : NSView
@property (nonatomic, strong) NSArray *pages;
@end
//- Reader.m
#import "Reader.h"
// Every change goes through one method, which tells of it.
@implementation Reader {
    NSInteger _page;
}
- (void)setPages:(NSArray *)pages
{
    _pages = pages;
    [self setPage:_page];
}
- (void)setPage:(NSInteger)page
{
    _page = MIN(page, (NSInteger)self.pages.count);
    [self invalidateRestorableState];
}
- (IBAction)turn:(id)sender
{
    [self setPage:_page + 1];
}
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder
{
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeInteger:_page forKey:@"page"];
}
- (void)restoreStateWithCoder:(NSCoder *)coder
{
    [super restoreStateWithCoder:coder];
    [self setPage:[coder decodeIntegerForKey:@"page"]];
}
@end
