//- AppDelegate.m
#import <UIKit/UIKit.h>
@interface AppDelegate : UIResponder <UIApplicationDelegate>
@end
@implementation AppDelegate
@end
//- Diary.m
#import <UIKit/UIKit.h>
@interface Diary : UIViewController
@property (nonatomic, strong) NSDate *day;
@property (nonatomic) NSInteger page;
@property (nonatomic) NSInteger line;
@end
@implementation Diary
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.day forKey:@"day"];
    [coder encodeInteger:self.page forKey:@"page"];
    [coder encodeInteger:self.line forKey:@"line"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    [self restore:[coder decodeObjectOfClass:[NSDate class] forKey:@"day"]]; // expect: decoded-value-unused
    NSInteger page = [coder decodeIntegerForKey:@"page"]; // expect: decoded-value-unused
    [self goToPage:page animated:YES];
    self.line = [coder decodeIntegerForKey:@"line"];
    [self showLine:self.line];
}
- (void)restore:(NSDate *)day {
    if (!day) {
        return;
    }
    NSLog(@"restoring %@", day);
}
- (void)goToPage:(NSInteger)page animated:(BOOL)animated {
    [self setEditing:NO animated:animated];
}
- (void)showLine:(NSInteger)line {
}
@end
