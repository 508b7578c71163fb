@interface Files : UIViewController <UIViewControllerRestoration>
@property NSString *path; // expect: restored-without-dependencies
@property NSMutableArray *items;
@end

@implementation Files
+ (UIViewController *)viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder {
    Files *files = [[Files alloc] init];
    files.restorationIdentifier = path.lastObject;
    files.restorationClass = self;
    return files;
}
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.path forKey:@"path"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    self.items = [@[self.path] mutableCopy];
    self.path = [coder decodeObjectOfClass:[NSString class] forKey:@"path"];
}
- (NSInteger)count {
    return self.items.count;
}
@end

@interface List : UIViewController
@end

@implementation List
- (void)open:(NSString *)path {
    Files *files = [[Files alloc] init];
    files.restorationIdentifier = @"files";
    files.restorationClass = [Files class];
    files.path = path;
    [self showViewController:files sender:nil];
}
@end
