#import <UIKit/UIKit.h>
@interface Feed : UIViewController <UIViewControllerRestoration>
@end
@implementation Feed
+ (UIViewController *)viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder {
    Feed *feed = [[Feed alloc] init];
    feed.restorationIdentifier = [path lastObject];
    return feed;
}
@end
@interface FolderFeed : Feed
@end
@implementation FolderFeed
- (instancetype)init {
    if (self = [super init]) {
        self.restorationIdentifier = @"folder";
        self.restorationClass = self.class; // expect: factory-returns-other-class
    }
    return self;
}
@end
@interface AuthorFeed : Feed
@end
@implementation AuthorFeed
- (instancetype)init {
    if (self = [super init]) {
        self.restorationIdentifier = @"author";
        self.restorationClass = [AuthorFeed class]; // expect: factory-returns-other-class
    }
    return self;
}
@end
