@interface Product : NSObject <NSSecureCoding>
@property (copy) NSString *name;
@end
@interface ABCLocation : NSObject <NSCoding>
@property (copy) NSString *street;
@end
@interface Detail : UIViewController
@property (strong) Product *product;
@property (strong) ABCLocation *location;
@end
@implementation Detail
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.product forKey:@"product"]; // expect: model-data-encoded
    [coder encodeObject:self.location forKey:@"location"]; // expect: model-data-encoded
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    self.product = [coder decodeObjectOfClass:[Product class] forKey:@"product"];
    self.location = [coder decodeObjectOfClass:[ABCLocation class] forKey:@"location"];
}
@end
