#import <UIKit/UIKit.h>

@interface PlantedKeys : UIViewController
@property (nonatomic, copy) NSString *draft;
@end

@implementation PlantedKeys

- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.draft forKey:@"plantedDraft"];
}

- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    self.draft = [coder decodeObjectForKey:@"plantedDrafts"];
}

@end
