// The picture is another object's, or nobody's.
#import <UIKit/UIKit.h>
@interface PageController : UIViewController
@property (nonatomic) UIImage *image;
@property (nonatomic, copy) NSString *name;
@property (nonatomic) UIImageView *view;
@end
@implementation PageController
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    for (NSString *key in @[@"name", @"title"]) {
        [coder encodeObject:[self valueForKey:key] forKey:key];
    }
    [coder encodeObject:[[NSUserDefaults standardUserDefaults] valueForKey:@"image"] forKey:@"image"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    for (NSString *key in @[@"name", @"title"]) {
        [self setValue:[coder decodeObjectForKey:key] forKey:key];
    }
    self.title = [coder decodeObjectForKey:@"image"];
}
@end
