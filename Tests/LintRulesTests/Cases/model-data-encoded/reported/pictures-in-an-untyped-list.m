@interface Page : UIViewController
@property (nonatomic) NSMutableArray *pictures;
@end
@implementation Page
- (void)add:(UIImage *)picture {
    [self.pictures addObject:picture];
}
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.pictures forKey:@"pictures"]; // expect: model-data-encoded
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    self.pictures = [coder decodeObjectOfClass:[NSMutableArray class] forKey:@"pictures"];
}
@end
