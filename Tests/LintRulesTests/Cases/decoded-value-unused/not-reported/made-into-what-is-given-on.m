// What is made of it is given on, or whether it is there decides something.
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
@property (nonatomic) BOOL isMetric;
@end
@implementation Caliper
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.color.accessibilityName forKey:@"color"];
    [coder encodeObject:self.unit forKey:@"unit"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    UIColor *color = self.color;
    [self readColor:&color from:coder];
    self.color = color;
    NSString *unit = [coder decodeObjectOfClass:[NSString class] forKey:@"unit"];
    NSString *last = @"";
    if (unit != nil) {
        last = unit;
        self.isMetric = YES;
    }
    self.unit = last;
}
- (void)readColor:(UIColor **)color from:(NSCoder *)coder {
    NSString *name = [coder decodeObjectOfClass:[NSString class] forKey:@"color"];
    if (name != nil) {
        UIColor *named = [UIColor colorOfName:name];
        if (named != nil) {
            *color = named;
        }
    }
}
@end
