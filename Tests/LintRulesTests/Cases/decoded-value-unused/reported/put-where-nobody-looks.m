#import <UIKit/UIKit.h>
@interface Reader : UIViewController
@property (nonatomic) UISlider *slider;
@end
@interface Reader ()
@property (nonatomic) NSInteger restoredPage;
@end
@implementation Reader {
    NSString *_restoredTitle;
}
- (instancetype)init {
    self = [super initWithNibName:nil bundle:nil];
    if (self) {
        [self lookUp];
    }
    return self;
}
- (void)lookUp {
    if (_restoredTitle) {
        self.title = _restoredTitle;
    }
}
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeInteger:(NSInteger)self.slider.value forKey:@"page"];
    [coder encodeObject:self.title forKey:@"title"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    self.restoredPage = [coder decodeIntegerForKey:@"page"]; // expect: decoded-value-unused
    _restoredTitle = [coder decodeObjectOfClass:[NSString class] forKey:@"title"]; // expect: decoded-value-unused
}
@end
