// The list comes from a getter, which says nothing of what it holds.
@interface Page : UIViewController
@end
@implementation Page
- (instancetype)init {
    if ((self = [super init])) { self.restorationIdentifier = @"page"; }
    return self;
}
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.title forKey:@"title"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    self.title = [coder decodeObjectOfClass:[NSString class] forKey:@"title"];
}
@end
@interface Browser : UIViewController
@property (nonatomic) NSMutableArray *pages;
@end
@implementation Browser
- (instancetype)init {
    if ((self = [super init])) { self.restorationIdentifier = @"browser"; }
    return self;
}
- (NSMutableArray *)pages {
    if (!_pages) { _pages = [NSMutableArray array]; }
    return _pages;
}
- (void)open {
    Page *page = [Page new];
    [self addChildViewController:page];
    [self.pages addObject:page];
    [page didMoveToParentViewController:self];
}
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.pages forKey:@"pages"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    for (Page *page in [coder decodeObjectOfClasses:[NSSet setWithObjects:[NSArray class], [Page class], nil] forKey:@"pages"]) {
        [self addChildViewController:page];
        [self.pages addObject:page];
        [page didMoveToParentViewController:self];
    }
}
@end
@interface Delegate : UIResponder <UIApplicationDelegate>
@end
@implementation Delegate
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
@end
