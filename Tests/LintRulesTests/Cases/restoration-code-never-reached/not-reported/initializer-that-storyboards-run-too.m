//- Delegate.m
@interface Delegate : UIResponder <UIApplicationDelegate>
@end
@implementation Delegate
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder
{
    return YES;
}
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder
{
    return YES;
}
@end
//- Comments.m
// Both initializers identify it.
@interface Comments : UIViewController
@property (nonatomic, copy) NSString *host;
@end
@implementation Comments
+ (Comments *)commentsOfHost:(NSString *)host
{
    Comments *comments = [[UIStoryboard storyboardWithName:@"Comments" bundle:nil] instantiateInitialViewController];
    comments.host = host;
    return comments;
}
- (instancetype)init
{
    self = [super init];
    if (self) {
        [self identify];
    }
    return self;
}
- (instancetype)initWithCoder:(NSCoder *)coder
{
    self = [super initWithCoder:coder];
    if (self) {
        [self identify];
    }
    return self;
}
- (void)identify
{
    self.restorationIdentifier = @"comments";
}
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder
{
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.host forKey:@"host"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder
{
    [super decodeRestorableStateWithCoder:coder];
    self.host = [coder decodeObjectOfClass:[NSString class] forKey:@"host"];
    self.title = self.host;
}
@end
//- Comments.storyboard
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="com-00-con">
    <scenes>
        <scene sceneID="s00-ab-cde">
            <objects>
                <viewController storyboardIdentifier="comments" id="com-00-con" customClass="Comments" sceneMemberID="viewController"/>
            </objects>
        </scene>
    </scenes>
</document>
