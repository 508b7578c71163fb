#import <UIKit/UIKit.h>

@interface PlantedUndeclared : UIViewController
@end

@implementation PlantedUndeclared

- (instancetype)init {
    self = [super init];
    if (self) {
        self.restorationIdentifier = @"PlantedUndeclared";
        self.restorationClass = [PlantedUndeclared class];
    }
    return self;
}

+ (UIViewController *)viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder {
    return [[PlantedUndeclared alloc] init];
}

@end
