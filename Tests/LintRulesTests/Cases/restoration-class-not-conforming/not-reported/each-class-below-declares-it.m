//- Case.m
//- ListController.h
@interface ListController : UITableViewController
@end

//- ListController.m
#import "ListController.h"

@implementation ListController
- (instancetype)initWithStyle:(UITableViewStyle)style {
    if ((self = [super initWithStyle:style])) {
        self.restorationIdentifier = NSStringFromClass([self class]);
        self.restorationClass = [self class];
    }
    return self;
}
@end

//- NotesController.h
#import "ListController.h"

@interface NotesController : ListController <UIViewControllerRestoration>
@end

//- NotesController.m
#import "NotesController.h"

@implementation NotesController
+ (UIViewController *)viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder {
    return [[NotesController alloc] initWithStyle:UITableViewStylePlain];
}
@end

//- TagsController.h
#import "ListController.h"

@interface TagsController : ListController <UIViewControllerRestoration>
@end

//- TagsController.m
#import "TagsController.h"

@implementation TagsController
+ (UIViewController *)viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder {
    return [[TagsController alloc] initWithStyle:UITableViewStylePlain];
}
@end
