@interface Reader : UIViewController
@property (nonatomic, copy) NSString *book;
@end
@implementation Reader
@end
@interface Maker : NSObject <UIViewControllerRestoration>
@end
@implementation Maker
+ (UIViewController *)viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder {
    Reader *reader = [[Reader alloc] init];
    reader.restorationIdentifier = path.lastObject;
    reader.restorationClass = self;
    reader.book = [coder decodeObjectOfClass:[NSString class] forKey:@"book"]; // expect: decoded-key-never-encoded
    return reader;
}
@end
