#import <UIKit/UIKit.h>
@interface Tab : NSObject
@property (strong) NSURL *url;
@property (copy) NSString *title;
@end
@implementation Tab
@end
@interface Tabs : UIViewController
@end
@implementation Tabs {
    NSMutableArray *tabs;
    int selected;
}
- (Tab *)selectedTab { return tabs.count > 0 ? tabs[selected] : nil; }
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    NSMutableArray *kept = [[NSMutableArray alloc] initWithCapacity:tabs.count];
    for (Tab *tab in tabs) {
        if (tab.url == nil)
            continue;
        [kept addObject:tab.url];
    }
    [coder encodeObject:kept forKey:@"urls"];
    [coder encodeObject:[NSNumber numberWithInt:selected] forKey:@"selected"]; // expect: unsafe-restored-value
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    NSSet *classes = [NSSet setWithObjects:[NSArray class], [NSURL class], nil];
    for (NSURL *url in [coder decodeObjectOfClasses:classes forKey:@"urls"]) {
        Tab *tab = [Tab new];
        tab.url = url;
        [tabs addObject:tab];
    }
    selected = [[coder decodeObjectOfClass:[NSNumber class] forKey:@"selected"] intValue];
    self.title = [self selectedTab].title;
}
@end
