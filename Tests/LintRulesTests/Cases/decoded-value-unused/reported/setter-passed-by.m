#import <UIKit/UIKit.h>
@interface Reader : UIViewController
@property (nonatomic) BOOL isClipping;
@end
@implementation Reader
- (void)loadView {
    UIView *view = [[UIView alloc] initWithFrame:CGRectZero];
    view.clipsToBounds = _isClipping;
    self.view = view;
}
- (void)setIsClipping:(BOOL)isClipping {
    _isClipping = isClipping;
    self.view.clipsToBounds = isClipping;
}
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeBool:_isClipping forKey:@"clipping"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    _isClipping = [coder decodeBoolForKey:@"clipping"]; // expect: decoded-value-unused
}
@end
