//- Delegate.m
#import <UIKit/UIKit.h>
@interface Delegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) UIWindow *window;
@end
@implementation Delegate
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
@end
//- Editor.m
@interface Editor : UIViewController
@property (weak, nonatomic) IBOutlet UITextView *textView;
@property (copy, nonatomic) NSString *prefilled;
@end
@implementation Editor
- (void)viewWillAppear:(BOOL)animated {
    [super viewWillAppear:animated];
    [self renderContent];
}
- (void)renderContent {
    self.textView.text = self.prefilled; // expect: restored-too-early
}
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.textView.text forKey:@"text"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    self.textView.text = [coder decodeObjectOfClass:[NSString class] forKey:@"text"];
}
@end
