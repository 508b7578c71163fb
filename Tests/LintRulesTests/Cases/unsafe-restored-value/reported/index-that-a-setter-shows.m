#import <UIKit/UIKit.h>
@interface Pages : UIViewController
@property (nonatomic) NSInteger current;
@property (nonatomic, strong) NSMutableArray *pages;
@end
@implementation Pages
- (void)setCurrent:(NSInteger)current {
    _current = current;
    self.title = [self.pages[current] title]; // expect: unsafe-restored-value
}
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:@(self.current) forKey:@"current"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    NSNumber *number = [coder decodeObjectOfClass:[NSNumber class] forKey:@"current"];
    if (number) {
        self.current = [number integerValue];
    }
}
@end
