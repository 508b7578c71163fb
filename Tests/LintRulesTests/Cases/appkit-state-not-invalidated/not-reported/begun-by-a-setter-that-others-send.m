// What its maker sends it, in Objective-C, begins it.
//- Maker.m
@interface Maker : NSWindowController
@property (strong) Sheet *sheet;
@end
@implementation Maker {
    Model *_model;
}
- (instancetype)initWithModel:(Model *)model {
    if ((self = [super initWithWindow:nil])) {
        _model = model;
        self.window.contentView = [self makeContent];
    }
    return self;
}
- (NSView *)makeContent {
    self.sheet = [[Sheet alloc] initWithFrame:NSZeroRect];
    self.sheet.identifier = @"sheet";
    [self.sheet setModel:_model];
    return self.sheet;
}
@end
//- Sheet.m
@interface Sheet : NSView
@end
@implementation Sheet {
    Model *_model;
    NSInteger _page;
}
- (void)setModel:(Model *)model {
    _model = model;
    _page = 1;
}
- (IBAction)turn:(id)sender {
    _page += 1;
    [self invalidateRestorableState];
}
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeInteger:_page forKey:@"page"];
}
- (void)restoreStateWithCoder:(NSCoder *)coder {
    [super restoreStateWithCoder:coder];
    _page = [coder decodeIntegerForKey:@"page"];
}
@end
