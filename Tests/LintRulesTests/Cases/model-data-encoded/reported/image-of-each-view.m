//- Garden.m
@implementation Garden
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    for (UIImageView *ground in self.grounds) {
        [coder encodeObject:UIImagePNGRepresentation(ground.image) forKey:ground.restorationIdentifier]; // expect: model-data-encoded
    }
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    for (UIImageView *ground in self.grounds) {
        ground.image = [UIImage imageWithData:[coder decodeObjectForKey:ground.restorationIdentifier]];
    }
}
@end
//- Garden.h
@interface Garden : UIViewController
@property (nonatomic) NSArray *grounds;
@end
