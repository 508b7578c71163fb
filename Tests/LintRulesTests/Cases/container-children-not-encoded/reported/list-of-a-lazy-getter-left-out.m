// The list is known, and nobody encodes it.
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
@property (nonatomic) NSMutableArray *titles;
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
- (NSMutableArray *)titles {
    if (!_titles) { _titles = [NSMutableArray array]; }
    return _titles;
}
- (void)open {
    Page *page = [Page new];
    [self addChildViewController:page]; // expect: container-children-not-encoded
    [self.pages addObject:page];
    [self.titles addObject:@"a page"];
    [page didMoveToParentViewController:self];
}
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.titles forKey:@"titles"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    [self.titles setArray:[coder decodeObjectOfClass:[NSArray class] forKey:@"titles"]];
}
@end
@interface Delegate : UIResponder <UIApplicationDelegate>
@end
@implementation Delegate
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
@end
