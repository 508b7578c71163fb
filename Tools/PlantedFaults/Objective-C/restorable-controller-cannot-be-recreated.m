#import <UIKit/UIKit.h>

@interface PlantedArticle : UIViewController
@property (nonatomic, strong) NSURL *address;
@property (nonatomic) NSInteger position;
- (instancetype)initWithAddress:(NSURL *)address;
@end

@implementation PlantedArticle

- (instancetype)initWithAddress:(NSURL *)address {
    self = [super initWithNibName:nil bundle:nil];
    if (self) {
        _address = address;
        self.restorationIdentifier = @"PlantedArticle";
    }
    return self;
}

- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeInteger:self.position forKey:@"plantedPosition"];
}

- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    self.position = [coder decodeIntegerForKey:@"plantedPosition"];
}

@end

@interface PlantedArticleList : UITableViewController
@property (nonatomic, copy) NSArray<NSURL *> *addresses;
@end

@implementation PlantedArticleList

- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
    PlantedArticle *article = [[PlantedArticle alloc] initWithAddress:self.addresses[indexPath.row]];
    [self.navigationController pushViewController:article animated:YES];
}

@end
