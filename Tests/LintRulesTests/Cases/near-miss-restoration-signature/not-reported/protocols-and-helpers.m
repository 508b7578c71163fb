//- Storing.h
@protocol Storing
- (void)encodeRestorableStateInCoder:(NSCoder *)coder;
- (void)decodeRestorableStat:(NSCoder *)coder;
@end
//- Reader.m
@interface Reader : UIViewController <UIViewControllerRestoration, Storing>
@end
@implementation Reader
// `id` is an array, too.
+ (UIViewController *)viewControllerWithRestorationIdentifierPath:(id)path coder:(NSCoder *)coder { return nil; }
- (void)encodeRestorableStateInCoder:(NSCoder *)coder {}
- (void)decodeRestorableStat:(NSCoder *)coder {}
// What the project calls itself, under names of its own.
- (void)encodeRestorableState:(NSCoder *)coder {}
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [self encodeRestorableState:coder];
    [self performSelector:@selector(decodeRestoredState:) withObject:coder];
}
- (void)decodeRestoredState:(NSCoder *)coder {}
- (void)decodeRestorableStateOf:(NSString *)name {}
@end
// No controller, no delegate; and a superclass that may call anything.
@interface Store : NSObject
@end
@implementation Store
- (void)encodeRestorableStat:(NSCoder *)coder {}
- (BOOL)application:(UIApplication *)application shouldSaveSecureAplicationState:(NSCoder *)coder { return YES; }
@end
@interface Page : VendorController
@end
@implementation Page
- (void)encodeRestorableStat:(NSCoder *)coder {}
@end
