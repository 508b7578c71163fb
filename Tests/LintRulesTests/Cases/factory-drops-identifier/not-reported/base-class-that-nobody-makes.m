//- Screens.h
@interface Sheet : UIViewController <UIViewControllerRestoration>
@end
@interface About : Sheet
@end
@interface Terms : Sheet
@end
//- Screens.m
#import "Screens.h"
// It makes whichever class is asked, and these identify themselves.
@implementation Sheet
+ (UIViewController *)viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder
{
    return [[self alloc] init];
}
- (id)init
{
    self = [super initWithNibName:nil bundle:nil];
    if (self) {
        self.restorationClass = [self class];
    }
    return self;
}
@end
@implementation About
- (id)init
{
    self = [super init];
    if (self) {
        self.restorationIdentifier = @"about";
    }
    return self;
}
@end
@implementation Terms
- (id)init
{
    self = [super init];
    if (self) {
        self.restorationIdentifier = @"terms";
    }
    return self;
}
@end
//- List.m
#import "Screens.h"
@interface List : UITableViewController
@end
@implementation List
- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath
{
    Sheet *sheet = indexPath.row == 0 ? [[About alloc] init] : [[Terms alloc] init];
    [self.navigationController pushViewController:sheet animated:YES];
}
@end
