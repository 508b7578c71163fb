#import <UIKit/UIKit.h>
@interface BoardController : UIViewController
@property (nonatomic) UIButton *stone;
@end
@implementation BoardController
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:[self.stone imageForState:UIControlStateNormal] forKey:@"stone"]; // expect: model-data-encoded
    [coder encodeObject:self.stone.currentTitle forKey:@"name"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    [self.stone setImage:[coder decodeObjectForKey:@"stone"] forState:UIControlStateNormal];
    [self.stone setTitle:[coder decodeObjectForKey:@"name"] forState:UIControlStateNormal];
}
@end
