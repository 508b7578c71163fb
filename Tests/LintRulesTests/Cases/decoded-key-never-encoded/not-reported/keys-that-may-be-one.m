// What may be one key is taken for one.
@interface Form : UIViewController
@property (nonatomic) NSArray<UITextField *> *fields;
@property (nonatomic) NSString *section;
@end
@implementation Form
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    for (NSInteger row = 0; row < self.fields.count; row++) {
        [coder encodeObject:self.fields[row].text forKey:[NSString stringWithFormat:@"row-%ld.text", (long)row]];
    }
    [coder encodeObject:self.title forKey:[self.section stringByAppendingString:@".title"]];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    for (NSInteger row = 0; row < self.fields.count; row++) {
        NSString *key = [@"row-" stringByAppendingString:@(row).stringValue];
        self.fields[row].text = [coder decodeObjectOfClass:[NSString class] forKey:[key stringByAppendingString:@".text"]];
    }
    self.title = [coder decodeObjectOfClass:[NSString class] forKey:@"main.title"];
}
@end
