static NSString *const ImageKey = @"image";
@interface Signature : UIViewController
@property (nonatomic) UIImage *image;
@end
@implementation Signature
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:_image forKey:ImageKey]; // expect: model-data-encoded
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    _image = [coder decodeObjectOfClass:[NSString class] forKey:ImageKey]; // expect: coder-type-mismatch
}
@end
