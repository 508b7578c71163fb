//- Filter.m
@interface FilterMaker : NSObject
@end
@implementation FilterMaker
+ (id<UIStateRestoring>)objectWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder { return nil; }
@end
@interface Filter : NSObject <UIStateRestoring>
@end
@implementation Filter
- (Class<UIObjectRestoration>)objectRestorationClass {
    return [FilterMaker class]; // expect: restoration-class-not-conforming
}
@end
//- Panel.m
@interface PanelRestorer : NSObject
@end
@interface PanelController : NSWindowController
@end
@implementation PanelController
- (void)windowDidLoad {
    self.window.restorationClass = [PanelRestorer class]; // expect: restoration-class-not-conforming
}
@end
