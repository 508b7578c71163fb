#import <AppKit/AppKit.h>
@interface MapView : NSView
@property (nonatomic, copy) NSString *region;
@end
@interface MapWriter : NSObject
+ (void)saveMap:(MapView *)map inCoder:(NSCoder *)coder;
@end
@implementation MapWriter
+ (void)saveMap:(MapView *)map inCoder:(NSCoder *)coder {
    NSString *text = [map.region lowercaseString];
    [coder encodeObject:text forKey:@"region"]; // expect: appkit-state-not-invalidated
}
@end
@implementation MapView
- (IBAction)goHome:(id)sender {
    self.region = @"home";
}
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [MapWriter saveMap:self inCoder:coder];
}
- (void)restoreStateWithCoder:(NSCoder *)coder {
    [super restoreStateWithCoder:coder];
    self.region = [coder decodeObjectOfClass:[NSString class] forKey:@"region"];
}
@end
