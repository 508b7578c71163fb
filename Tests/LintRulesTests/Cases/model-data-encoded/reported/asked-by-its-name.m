#import <UIKit/UIKit.h>
@interface PageController : UIViewController
@property (nonatomic) UIImage *image;
@property (nonatomic, copy) NSString *name;
@end
@implementation PageController
- (NSArray *)savedKeys {
    return @[@"name", @"image"];
}
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    for (NSString *key in [self savedKeys]) {
        [coder encodeObject:[self valueForKey:key] forKey:key]; // expect: model-data-encoded
    }
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    for (NSString *key in [self savedKeys]) {
        [self setValue:[coder decodeObjectForKey:key] forKey:key];
    }
}
@end
