// Nothing comes of it: what is made of the value goes to a parameter, which is the method's own, or to a local that is only asserted.
@interface UIColor (Names)
+ (UIColor *)colorOfName:(NSString *)name;
@end
@implementation UIColor (Names)
+ (UIColor *)colorOfName:(NSString *)name {
    if ([name isEqualToString:@"red"]) { return UIColor.redColor; }
    return UIColor.blueColor;
}
@end
@interface Caliper : UIViewController
@property (nonatomic, strong) UIColor *color;
@property (nonatomic, copy) NSString *unit;
@end
@implementation Caliper
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.color.accessibilityName forKey:@"color"];
    [coder encodeObject:self.unit forKey:@"unit"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    [self readColor:self.color from:coder];
    NSString *unit = [coder decodeObjectOfClass:[NSString class] forKey:@"unit"]; // expect: decoded-value-unused
    NSAssert(unit != nil, @"no unit");
    NSString *last = @"";
    if (unit) {
        last = unit;
    }
}
- (void)readColor:(UIColor *)color from:(NSCoder *)coder {
    NSString *name = [coder decodeObjectOfClass:[NSString class] forKey:@"color"]; // expect: decoded-value-unused
    NSAssert(name != nil, @"no name");
    if (name != nil) {
        UIColor *named = [UIColor colorOfName:name];
        if (named != nil) {
            color = named;
        }
    }
    NSLog(@"color %@", name);
}
@end
