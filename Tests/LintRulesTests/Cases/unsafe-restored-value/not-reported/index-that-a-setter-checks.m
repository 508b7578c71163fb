#import <UIKit/UIKit.h>
@interface Pages : UIViewController
@property (nonatomic) NSInteger current;
@property (nonatomic, strong) NSMutableArray *pages;
@end
@implementation Pages
- (void)setCurrent:(NSInteger)current {
    if (current >= (NSInteger)self.pages.count) return;
    _current = current;
    self.title = [self.pages[current] title];
}
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:@(self.current) forKey:@"current"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    self.current = [[coder decodeObjectOfClass:[NSNumber class] forKey:@"current"] integerValue];
}
@end
