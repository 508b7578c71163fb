@interface Search : NSObject
@property (nonatomic, strong) NSString *text;
@end
@implementation Search
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [coder encodeObject:self.text forKey:@"selection"]; // expect: duplicate-coder-key
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    self.text = [coder decodeObjectOfClass:[NSString class] forKey:@"selection"];
}
@end
@interface Browser : UITableViewController
@property (nonatomic, strong) Search *search;
@property (nonatomic, strong) NSString *entry;
@end
@implementation Browser
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [coder encodeObject:self.entry forKey:@"selection"];
    [self.search encodeRestorableStateWithCoder:coder];
    [super encodeRestorableStateWithCoder:coder];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    self.entry = [coder decodeObjectOfClass:[NSString class] forKey:@"selection"];
    [self.search decodeRestorableStateWithCoder:coder];
    [super decodeRestorableStateWithCoder:coder];
}
@end
