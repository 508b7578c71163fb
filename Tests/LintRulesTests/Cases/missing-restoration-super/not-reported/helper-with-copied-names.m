// A helper that copies the names has no super to call.
@interface Search : NSObject
@property (nonatomic, copy) NSString *text;
@end
@implementation Search
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [coder encodeObject:self.text forKey:@"text"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    self.text = [coder decodeObjectOfClass:[NSString class] forKey:@"text"];
}
@end
