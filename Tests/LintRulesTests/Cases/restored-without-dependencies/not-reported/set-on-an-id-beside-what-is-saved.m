// The list to show is saved beside what the screen is about, and another object has members of the same names.
//- Delegate.m
#import "Entries.h"
@interface Delegate : UIResponder <UIApplicationDelegate>
@end

@implementation Delegate
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder {
    return YES;
}
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder {
    return YES;
}
- (UIViewController *)application:(UIApplication *)application viewControllerWithRestorationIdentifierPath:(NSArray<NSString *> *)path coder:(NSCoder *)coder {
    return [path.lastObject isEqualToString:@"entries"] ? [[Entries alloc] init] : nil;
}
@end

//- Entries.h
#import <UIKit/UIKit.h>
@interface Entries : UITableViewController
@property (nonatomic, copy) NSString *path;
@property (nonatomic, copy) NSString *kind;
@end

//- Entries.m
#import "Entries.h"
@implementation Entries

- (instancetype)init {
    self = [super initWithStyle:UITableViewStylePlain];
    if (self) {
        self.restorationIdentifier = @"entries";
    }
    return self;
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return [Docset entriesAtPath:self.path ofKind:self.kind].count;
}

- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.path forKey:@"path"];
    [coder encodeObject:self.kind forKey:@"kind"];
}

- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    self.path = [coder decodeObjectOfClass:[NSString class] forKey:@"path"];
    self.kind = [coder decodeObjectOfClass:[NSString class] forKey:@"kind"];
    [self.tableView reloadData];
}

@end

//- Types.m
#import "Entries.h"
@interface Report : NSObject
@property (nonatomic, copy) NSString *path;
@property (nonatomic, copy) NSString *title;
@end
@implementation Report
@end

@interface Types : UITableViewController
@property (nonatomic, copy) NSArray<NSString *> *types;
@end

@implementation Types
- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
    id entries = [[Entries alloc] init];
    [entries setKind:self.types[indexPath.row]];
    [entries setPath:[Docset pathOfType:self.types[indexPath.row]]];
    id report = [[Report alloc] init];
    [report setTitle:self.types[indexPath.row]];
    [report setPath:[Docset pathOfType:self.types[indexPath.row]]];
    [self.navigationController pushViewController:entries animated:YES];
}
@end
