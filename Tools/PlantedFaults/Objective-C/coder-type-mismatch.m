#import <UIKit/UIKit.h>

@interface PlantedMap : UIViewController
@property (nonatomic) double zoom;
@end

@implementation PlantedMap

- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeDouble:self.zoom forKey:@"plantedZoom"];
}

- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    NSString *zoom = [coder decodeObjectForKey:@"plantedZoom"];
    self.zoom = zoom.doubleValue;
}

@end
