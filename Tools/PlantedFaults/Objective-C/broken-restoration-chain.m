#import <UIKit/UIKit.h>

@interface PlantedChainDetail : UIViewController
@property (nonatomic, copy) NSString *chapter;
@end

@implementation PlantedChainDetail

- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.chapter forKey:@"plantedChapter"];
}

- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    self.chapter = [coder decodeObjectForKey:@"plantedChapter"];
}

@end

@interface PlantedChainMenu : UIViewController
@end

@implementation PlantedChainMenu

- (void)showDetail {
    PlantedChainDetail *detail = [[PlantedChainDetail alloc] init];
    detail.restorationIdentifier = @"PlantedChainDetail";
    UINavigationController *navigation = [[UINavigationController alloc] initWithRootViewController:detail];
    [self presentViewController:navigation animated:YES completion:nil];
}

@end
