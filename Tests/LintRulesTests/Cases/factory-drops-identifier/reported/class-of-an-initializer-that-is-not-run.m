@interface Mail : UIViewController <UIViewControllerRestoration>
- (instancetype)initWithTitle:(NSString *)title;
@end
@implementation Mail
- (instancetype)init {
    return [super initWithNibName:nil bundle:nil];
}
- (instancetype)initWithTitle:(NSString *)title {
    if (self = [super initWithNibName:nil bundle:nil]) {
        self.title = title;
        self.restorationClass = [Mail class];
    }
    return self;
}
+ (UIViewController *)viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder {
    Mail *mail = [[Mail alloc] init]; // expect: factory-drops-identifier
    mail.restorationIdentifier = path.lastObject;
    return mail;
}
@end
@interface List : UITableViewController
@end
@implementation List
- (void)open {
    Mail *mail = [[Mail alloc] initWithTitle:@"a"];
    mail.restorationIdentifier = @"mail";
    [self.navigationController pushViewController:mail animated:YES];
}
@end
