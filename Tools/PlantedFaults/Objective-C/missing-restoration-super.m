#import <UIKit/UIKit.h>

@interface PlantedTable : UITableViewController
@property (nonatomic, copy) NSString *filter;
@end

@implementation PlantedTable

- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [coder encodeObject:self.filter forKey:@"plantedFilter"];
}

- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    self.filter = [coder decodeObjectForKey:@"plantedFilter"];
}

@end
