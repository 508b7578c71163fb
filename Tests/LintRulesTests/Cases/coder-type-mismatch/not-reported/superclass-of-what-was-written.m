// A class takes the objects of those below it.
@interface Scale : UIViewController
@property (strong) NSNumber *factor;
@property (strong) NSTextStorage *text;
@end
@implementation Scale
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.factor forKey:@"factor"];
    [coder encodeObject:self.text forKey:@"text"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    NSValue *factor = [coder decodeObjectOfClass:[NSValue class] forKey:@"factor"];
    self.factor = (NSNumber *)factor;
    NSAttributedString *text = [coder decodeObjectOfClass:[NSAttributedString class] forKey:@"text"];
    [self.text setAttributedString:text];
}
@end
