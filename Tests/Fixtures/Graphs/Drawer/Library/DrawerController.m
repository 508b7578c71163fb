#import "DrawerController.h"

@implementation DrawerController

- (void)setLeftController:(UIViewController *)controller {
    _leftController = controller;
    [self addChildViewController:controller];
}

- (void)setCenterController:(UIViewController *)controller {
    _centerController = controller;
    [self addChildViewController:controller];
}

- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.centerController forKey:@"center"];
}

@end
