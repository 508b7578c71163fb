// What names the plants is saved, not they.
//- Garden.m
#import <UIKit/UIKit.h>
#import "Plant.h"
@interface Delegate : UIResponder <UIApplicationDelegate>
@end
@implementation Delegate
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
@end
@interface GardenController : UIViewController
@property (nonatomic, copy) NSArray *bag;
@end
@implementation GardenController
- (void)awakeFromNib {
    [super awakeFromNib];
    self.restorationIdentifier = @"garden";
}
- (void)viewDidLoad {
    [super viewDidLoad];
    self.bag = @[[Plant plantWithName:@"Rose"], [Plant plantWithName:@"Oak"]];
}
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:[self.bag valueForKey:@"name"] forKey:@"bag"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    NSMutableArray *bag = [NSMutableArray array];
    NSSet *classes = [NSSet setWithObjects:[NSArray class], [NSString class], nil];
    for (NSString *name in [coder decodeObjectOfClasses:classes forKey:@"bag"]) { [bag addObject:[Plant plantWithName:name]]; }
    self.bag = bag;
}
- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section { return self.bag.count; }
@end
//- Plant.h
#import <Foundation/Foundation.h>
@interface Plant : NSObject <NSSecureCoding>
@property (nonatomic, copy) NSString *name;
+ (instancetype)plantWithName:(NSString *)name;
- (instancetype)initWithName:(NSString *)name;
@end
//- Plant.m
#import "Plant.h"
@implementation Plant
+ (BOOL)supportsSecureCoding { return YES; }
+ (instancetype)plantWithName:(NSString *)name { return [[self alloc] initWithName:name]; }
- (instancetype)initWithName:(NSString *)name {
    self = [super init];
    if (self) { _name = [name copy]; }
    return self;
}
- (instancetype)initWithCoder:(NSCoder *)coder {
    self = [super init];
    if (self) { _name = [coder decodeObjectOfClass:[NSString class] forKey:@"name"]; }
    return self;
}
- (void)encodeWithCoder:(NSCoder *)coder { [coder encodeObject:self.name forKey:@"name"]; }
@end
