#import <UIKit/UIKit.h>

@interface PlantedShelf : UIViewController
@end

@implementation PlantedShelf

- (instancetype)init {
    self = [super init];
    if (self) {
        self.restorationIdentifier = @"PlantedShelf";
    }
    return self;
}

@end

@interface PlantedShelves : UITabBarController
@end

@implementation PlantedShelves

- (instancetype)init {
    self = [super init];
    if (self) {
        self.restorationIdentifier = @"PlantedShelves";
        PlantedShelf *books = [[PlantedShelf alloc] init];
        PlantedShelf *records = [[PlantedShelf alloc] init];
        self.viewControllers = @[books, records];
    }
    return self;
}

@end
