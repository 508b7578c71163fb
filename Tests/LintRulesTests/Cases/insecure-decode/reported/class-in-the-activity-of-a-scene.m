@interface Chapter : NSObject <NSCoding>
@property (copy, nonatomic) NSString *name;
@end
@implementation Chapter
- (instancetype)initWithCoder:(NSCoder *)coder {
    if (self = [super init]) {
        _name = [coder decodeObjectOfClass:[NSString class] forKey:@"name"];
    }
    return self;
}
- (void)encodeWithCoder:(NSCoder *)coder {
    [coder encodeObject:self.name forKey:@"name"];
}
@end
@interface AppDelegate : UIResponder <UIApplicationDelegate>
@end
@implementation AppDelegate
@end
@interface SceneDelegate : UIResponder <UIWindowSceneDelegate>
@property (strong, nonatomic) Chapter *chapter;
@end
@implementation SceneDelegate
- (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)options {
    NSData *data = session.stateRestorationActivity.userInfo[@"chapter"];
    if (data) {
        self.chapter = [NSKeyedUnarchiver unarchivedObjectOfClass:[Chapter class] fromData:data error:NULL]; // expect: insecure-decode
    }
}
- (NSUserActivity *)stateRestorationActivityForScene:(UIScene *)scene {
    NSUserActivity *activity = [[NSUserActivity alloc] initWithActivityType:@"com.example.reading"];
    NSData *data = [self dataOfChapter];
    if (data) {
        [activity addUserInfoEntriesFromDictionary:@{ @"chapter" : data }];
    }
    return activity;
}
- (NSData *)dataOfChapter {
    return [NSKeyedArchiver archivedDataWithRootObject:self.chapter requiringSecureCoding:YES error:NULL];
}
@end
