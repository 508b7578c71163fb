// The screen asks a control in a view of its own what the user chose, and nobody saves that.
#import <UIKit/UIKit.h>

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@end
@implementation AppDelegate
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
@end

@interface PortionView : UIView
@property (nonatomic, strong) UILabel *label;
@property (nonatomic, strong) UIStepper *stepper; // expect: unsaved-user-state
@end
@implementation PortionView
- (instancetype)initWithFrame:(CGRect)frame {
    self = [super initWithFrame:frame];
    if (self) {
        _label = [[UILabel alloc] init];
        _stepper = [[UIStepper alloc] init];
        [self addSubview:_label];
        [self addSubview:_stepper];
    }
    return self;
}
@end

@interface Portion : UIViewController
@property (nonatomic, strong) PortionView *portionView;
@property (nonatomic, copy) NSString *dish;
@end
@implementation Portion
- (void)loadView {
    self.portionView = [[PortionView alloc] init];
    self.view = self.portionView;
}
- (void)viewDidLoad {
    [super viewDidLoad];
    [self.portionView.stepper addTarget:self action:@selector(changePortion) forControlEvents:UIControlEventValueChanged];
    [self showPortion];
}
- (void)changePortion {
    [self showPortion];
}
- (void)showPortion {
    self.portionView.label.text = [NSString stringWithFormat:@"%.0f × %@", self.portionView.stepper.value, self.dish];
}
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.dish forKey:@"dish"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    self.dish = [coder decodeObjectOfClass:[NSString class] forKey:@"dish"];
    [self showPortion];
}
@end
