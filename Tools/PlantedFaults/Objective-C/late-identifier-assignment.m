#import <UIKit/UIKit.h>

@interface PlantedLateScreen : UIViewController <UIViewControllerRestoration>
@property (nonatomic, copy) NSString *query;
@end

@implementation PlantedLateScreen

- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    self.restorationIdentifier = @"PlantedLateScreen";
    self.restorationClass = [PlantedLateScreen class];
}

- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.query forKey:@"plantedQuery"];
}

- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    self.query = [coder decodeObjectForKey:@"plantedQuery"];
}

+ (UIViewController *)viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder {
    return [[PlantedLateScreen alloc] init];
}

@end
