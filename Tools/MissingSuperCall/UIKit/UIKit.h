// As much of UIKit as Overrides.m needs, so that clang can analyze it without an SDK.
typedef signed char BOOL;
#define nil ((id)0)

@class NSCoder, NSString;

__attribute__((objc_root_class)) @interface NSObject
@end

@interface NSString : NSObject
@end

@interface NSCoder : NSObject
- (void)encodeBool:(BOOL)value forKey:(NSString *)key;
- (BOOL)decodeBoolForKey:(NSString *)key;
@end

@interface UIResponder : NSObject
@end

@interface UIView : UIResponder
@property (nonatomic, getter=isHidden) BOOL hidden;
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder;
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder;
@end

@interface UIScrollView : UIView
@end

@interface UIViewController : UIResponder
@property (nonatomic, getter=isEditing) BOOL editing;
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder;
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder;
@end

@interface UITableViewController : UIViewController
@end
