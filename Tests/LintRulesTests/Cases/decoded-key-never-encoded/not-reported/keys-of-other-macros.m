#define KEY(name) name
@interface Reader : UIViewController
@property (nonatomic) NSInteger page;
@property (nonatomic) NSInteger chapter;
@end
@implementation Reader
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeInteger:self.page forKey:KEY(@"page")];
    [coder encodeInteger:self.chapter forKey:@"chapter"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    self.page = [coder decodeIntegerForKey:@"page"];
    self.chapter = [coder decodeIntegerForKey:@"chapter"];
}
@end
@interface Viewer : UIViewController
@property (nonatomic) NSInteger page;
@property (nonatomic) NSInteger chapter;
@end
@implementation Viewer
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    NSString *name = [self nameOfKey];
    [coder encodeInteger:self.page forKey:KEY(name)];
    [coder encodeInteger:self.chapter forKey:@"chapter"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    NSString *name = [self nameOfKey];
    self.page = [coder decodeIntegerForKey:KEY(name)];
    self.chapter = [coder decodeIntegerForKey:@"chapterIndex"];
}
@end
@interface Browser : UIViewController
@property (nonatomic) NSInteger page;
@property (nonatomic) NSInteger chapter;
@end
@implementation Browser
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeInteger:self.page forKey:KEY(@"page")];
    [coder encodeInteger:self.chapter forKey:@"chapter"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    self.page = [coder decodeIntegerForKey:KEY(@"chapterIndex")];
    self.chapter = [coder decodeIntegerForKey:@"chapterIndex"];
}
@end
