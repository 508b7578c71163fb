//- Delegate.m
#import <UIKit/UIKit.h>

@interface Delegate : UIResponder <UIApplicationDelegate>
@end

@implementation Delegate
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder
{
    return YES;
}
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder
{
    return YES;
}
@end
//- Film.h
@interface Film : NSObject
@property (nonatomic, copy) NSString *remark;
@property (nonatomic, copy) NSString *heading;
@end
//- Page.h
@class Film;

@interface Page : UIViewController
@property (nonatomic, strong) Film *film;
@property (nonatomic, strong) Film *other;
@end
//- Page.m
#import "Page.h"
#import "Film.h"

@implementation Page
// One is made when somebody asks for it, the other while decoding goes on.
- (Film *)film
{
    if (!_film) {
        _film = [[Film alloc] init];
    }
    return _film;
}
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder
{
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.film.remark forKey:@"remark"];
    [coder encodeObject:self.other.heading forKey:@"heading"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder
{
    [super decodeRestorableStateWithCoder:coder];
    self.film.remark = [coder decodeObjectOfClass:[NSString class] forKey:@"remark"];
    self.other = [[Film alloc] init];
    self.other.heading = [coder decodeObjectOfClass:[NSString class] forKey:@"heading"];
}
@end
//- List.m
#import "Page.h"
#import "Film.h"

@interface List : UITableViewController
@end

@implementation List
- (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender
{
    Page *page = segue.destinationViewController;
    page.film = [[Film alloc] init];
    page.other = [[Film alloc] init];
}
@end
