// The title that whoever shows the screen gives what stands for it in the bar goes, though what the screen is about comes back.
//- Delegate.m
#import <UIKit/UIKit.h>
@interface Delegate : UIResponder <UIApplicationDelegate>
@end

@implementation Delegate
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder {
    return YES;
}
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder {
    return YES;
}
@end

//- Entries.h
#import <UIKit/UIKit.h>
@interface Entries : UITableViewController
@property (nonatomic, copy) NSString *path;
@end

//- Entries.m
#import "Entries.h"
@implementation Entries

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return [Docset entriesAtPath:self.path].count;
}

- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.path forKey:@"path"];
}

- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    self.path = [coder decodeObjectOfClass:[NSString class] forKey:@"path"];
    [self.tableView reloadData];
}

@end

//- Types.m
#import "Entries.h"
@interface Types : UITableViewController
@property (nonatomic, copy) NSArray<NSString *> *types;
@end

@implementation Types
- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
    Entries *entries = [self.storyboard instantiateViewControllerWithIdentifier:@"Entries"];
    entries.navigationItem.title = self.types[indexPath.row]; // expect: restored-without-dependencies
    entries.path = [Docset pathOfType:self.types[indexPath.row]];
    [self.navigationController pushViewController:entries animated:YES];
}
@end
