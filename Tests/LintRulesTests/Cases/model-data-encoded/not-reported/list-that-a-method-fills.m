#import <UIKit/UIKit.h>
@interface Plant : NSObject
@property (nonatomic) NSInteger kind;
+ (NSMutableArray *)names;
@end
@implementation Plant
+ (NSMutableArray *)names {
    NSMutableArray *names = [[NSMutableArray alloc] init];
    for (int kind = 1; kind < 9; kind++) {
        Plant *plant = [[Plant alloc] init];
        plant.kind = kind;
        [names addObject:[NSString stringWithFormat:@"%ld", (long)plant.kind]];
    }
    return names;
}
@end
@interface GardenController : UIViewController
{
    NSArray *bag;
    NSArray *others;
}
@end
@implementation GardenController
- (void)viewDidLoad {
    [super viewDidLoad];
    bag = [[Plant names] copy];
}
- (void)show:(NSArray *)given {
    others = given;
}
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:bag forKey:@"bag"];
    [coder encodeObject:others forKey:@"others"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    bag = [coder decodeObjectForKey:@"bag"];
    others = [coder decodeObjectForKey:@"others"];
}
@end
