// What comes behind the folder, and the name alone.
@interface Reader : UIViewController
@property (nonatomic, copy) NSString *path;
@end
@implementation Reader
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    NSString *folder = NSHomeDirectory();
    NSString *path = [folder stringByAppendingPathComponent:@"a.txt"];
    [coder encodeObject:[path lastPathComponent] forKey:@"name"];
    [coder encodeObject:[path substringFromIndex:folder.length] forKey:@"below"];
    [coder encodeObject:self.path forKey:@"path"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    self.title = [coder decodeObjectOfClass:[NSString class] forKey:@"name"];
    self.path = [coder decodeObjectOfClass:[NSString class] forKey:@"path"];
    self.restorationIdentifier = [coder decodeObjectOfClass:[NSString class] forKey:@"below"];
}
@end
