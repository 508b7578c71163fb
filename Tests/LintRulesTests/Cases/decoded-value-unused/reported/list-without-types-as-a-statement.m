#import <UIKit/UIKit.h>
@interface GameController : UIViewController
{
    NSArray *bag;
    NSInteger money;
}
@end
@implementation GameController
- (void)viewDidLoad {
    [super viewDidLoad];
    bag = @[];
}
- (void)take:(NSString *)item {
    bag = [bag arrayByAddingObject:item];
    self.title = bag.lastObject;
}
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeInteger:money forKey:@"money"];
    [coder encodeObject:bag forKey:@"bag"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    money = [coder decodeIntegerForKey:@"money"];
    [coder decodeObjectForKey:@"bag"]; // expect: decoded-value-unused
}
@end
