#import <UIKit/UIKit.h>
#import <AppKit/AppKit.h>

// Left out altogether.

@interface Plain : UIViewController
@end
@implementation Plain
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [coder encodeBool:self.isEditing forKey:@"editing"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    self.editing = [coder decodeBoolForKey:@"editing"];
}
@end

// Through a base class.

@interface Base : UITableViewController
@end
@implementation Base
@end
@interface Below : Base
@end
@implementation Below
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {}
@end

// On some ways through the body only.

@interface Sometimes : UIViewController
@end
@implementation Sometimes
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    if (!self.isEditing) return;
    [super encodeRestorableStateWithCoder:coder];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    if (self.isEditing) [super decodeRestorableStateWithCoder:coder];
}
@end

// In a category.

@interface InCategory : UIViewController
@end
@implementation InCategory
@end
@interface InCategory (Restoring)
@end
@implementation InCategory (Restoring)
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [coder encodeBool:self.isEditing forKey:@"editing"];
}
@end

// Of a view.

@interface Cover : UIScrollView
@end
@implementation Cover
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [coder encodeBool:self.isHidden forKey:@"hidden"];
}
@end

// The wrong one of the two.

@interface Crossed : UIViewController
@end
@implementation Crossed
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
}
@end

// Of AppKit.

@interface Pane : NSView
@end
@implementation Pane
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {}
- (void)restoreStateWithCoder:(NSCoder *)coder {}
@end

// Nothing is left out from here on.

@interface Kept : UIViewController
@end
@implementation Kept
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [coder encodeBool:self.isEditing forKey:@"editing"];
    [super encodeRestorableStateWithCoder:coder];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    if (self.isEditing) {
        [super decodeRestorableStateWithCoder:coder];
    } else {
        [super decodeRestorableStateWithCoder:coder];
        self.editing = [coder decodeBoolForKey:@"editing"];
    }
}
@end

@interface Helper : NSObject
@end
@implementation Helper
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [coder encodeBool:1 forKey:@"on"];
}
@end

@interface ThroughHelper : UIViewController
@end
@implementation ThroughHelper
- (void)keep:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
}
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [self keep:coder];
}
@end
