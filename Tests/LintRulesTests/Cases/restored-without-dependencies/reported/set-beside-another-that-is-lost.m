// Two of three numbers that are handed over together are lost; that the one is says nothing of the other.
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

//- DiveList.h
#import <UIKit/UIKit.h>
@interface DiveList : UITableViewController
@property (nonatomic, assign) NSInteger meet;
@property (nonatomic, assign) NSInteger diver; // expect: restored-without-dependencies
@property (nonatomic, strong) NSNumber *board; // expect: restored-without-dependencies
@end

//- DiveList.m
#import "DiveList.h"
@implementation DiveList

- (void)viewWillAppear:(BOOL)animated {
    [super viewWillAppear:animated];
    self.title = [Dives titleOfMeet:self.meet diver:self.diver board:self.board];
}

- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeInteger:self.meet forKey:@"meet"];
}

- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    self.meet = [coder decodeIntegerForKey:@"meet"];
}

@end

//- DiveEntry.m
#import "DiveList.h"
@interface DiveEntry : UIViewController
@property (nonatomic, assign) NSInteger meet;
@property (nonatomic, assign) NSInteger diver;
@property (nonatomic, strong) NSNumber *board;
@end

@implementation DiveEntry
- (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender {
    if ([segue.identifier isEqualToString:@"list"]) {
        DiveList *list = [segue destinationViewController];
        list.meet = self.meet;
        list.diver = self.diver;
        list.board = self.board;
    }
}
@end
