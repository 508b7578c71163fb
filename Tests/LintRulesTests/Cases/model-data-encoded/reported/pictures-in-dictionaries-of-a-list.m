@interface Page : UIViewController
@property (nonatomic) NSMutableArray *pictures;
@end
@implementation Page
- (void)imagePickerController:(UIImagePickerController *)picker didFinishPickingMediaWithInfo:(NSDictionary *)info {
    [self.pictures addObject:info];
}
- (void)add:(NSURL *)address {
    UIImage *picture = [[UIImage alloc] initWithData:[NSData dataWithContentsOfURL:address]];
    [_pictures addObject:@{@"full": picture, @"address": address}];
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
