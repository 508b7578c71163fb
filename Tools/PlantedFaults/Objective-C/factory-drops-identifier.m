#import <UIKit/UIKit.h>

@interface PlantedLabel : UIViewController <UIViewControllerRestoration>
@end

@implementation PlantedLabel

+ (UIViewController *)viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder {
    PlantedLabel *label = [[PlantedLabel alloc] init];
    label.title = [coder decodeObjectForKey:@"plantedTitle"];
    return label;
}

- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.title forKey:@"plantedTitle"];
}

@end

@interface PlantedLabelMaker : NSObject
@end

@implementation PlantedLabelMaker

- (void)openFrom:(UINavigationController *)navigation {
    PlantedLabel *label = [[PlantedLabel alloc] init];
    label.restorationIdentifier = @"PlantedLabel";
    label.restorationClass = [PlantedLabel class];
    [navigation pushViewController:label animated:YES];
}

@end
