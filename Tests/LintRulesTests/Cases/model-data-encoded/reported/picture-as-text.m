@interface Canvas : UIViewController
@property (nonatomic, strong) UIImage *picture;
@end
@implementation Canvas
- (void)save:(UIImage *)picture withKey:(NSString *)key to:(NSCoder *)coder {
    NSData *data = UIImagePNGRepresentation(picture);
    [coder encodeObject:[data base64EncodedStringWithOptions:0] forKey:key]; // expect: model-data-encoded
}
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [self save:self.picture withKey:@"picture" to:coder];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    NSString *text = [coder decodeObjectOfClass:[NSString class] forKey:@"picture"];
    self.picture = [UIImage imageWithData:[[NSData alloc] initWithBase64EncodedString:text options:0]];
}
@end
