//- A.swift
import UIKit
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
//- L.m
#import <UIKit/UIKit.h>
@interface Detail : UIViewController <UIViewControllerRestoration>
@property (nonatomic, strong) NSString *item;
@end
@implementation Detail
- (instancetype)init {
    if (self = [super initWithNibName:nil bundle:nil]) { self.restorationClass = self.class; }
    return self;
}
- (void)setItem:(NSString *)item { _item = item; self.restorationIdentifier = @"detail"; }
+ (UIViewController *)viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder {
    Detail *d = [[Detail alloc] init];
    [d performSelector:@selector(setItem:) withObject:@"x"];
    return d;
}
@end
@interface List : UITableViewController
@end
@implementation List
- (void)tableView:(UITableView *)t didSelectRowAtIndexPath:(NSIndexPath *)p { Detail *d = [Detail new]; d.item = @"a"; [self showViewController:d sender:nil]; }
@end
