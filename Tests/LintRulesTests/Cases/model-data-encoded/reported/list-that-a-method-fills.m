#import <UIKit/UIKit.h>
@interface Plant : NSObject
@property (nonatomic) NSInteger kind;
+ (NSMutableArray *)all;
@end
@implementation Plant
+ (NSMutableArray *)all {
    NSMutableArray *all = [[NSMutableArray alloc] init];
    for (int kind = 1; kind < 9; kind++) {
        Plant *plant = [[Plant alloc] init];
        plant.kind = kind;
        [all addObject:plant];
    }
    return all;
}
@end
@interface GardenController : UIViewController
{
    NSArray *bag;
}
@end
@implementation GardenController
- (void)viewDidLoad {
    [super viewDidLoad];
    bag = [[Plant all] copy];
}
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:bag forKey:@"bag"]; // expect: model-data-encoded
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    bag = [coder decodeObjectForKey:@"bag"];
}
@end
