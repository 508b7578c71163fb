// Addresses and names of pictures are none.
@interface Page : UIViewController
@property (nonatomic) NSMutableArray *pictures;
@end
@implementation Page
- (void)imagePickerController:(UIImagePickerController *)picker didFinishPickingMediaWithInfo:(NSDictionary *)info {
    [self.pictures addObject:info[UIImagePickerControllerReferenceURL]];
}
- (void)add:(NSURL *)address {
    [self.pictures addObject:@{@"address": address}];
}
- (void)addName:(NSString *)name {
    [self.pictures addObject:name];
}
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.pictures forKey:@"pictures"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    self.pictures = [coder decodeObjectOfClass:[NSMutableArray class] forKey:@"pictures"];
}
@end
