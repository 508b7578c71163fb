#import <UIKit/UIKit.h>

@interface PlantedDrawerMenu : UIViewController
@property (nonatomic) NSInteger row;
@end

@implementation PlantedDrawerMenu

- (instancetype)init {
    self = [super init];
    if (self) {
        self.restorationIdentifier = @"PlantedDrawerMenu";
    }
    return self;
}

- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeInteger:self.row forKey:@"plantedRow"];
}

- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    self.row = [coder decodeIntegerForKey:@"plantedRow"];
}

@end

@interface PlantedDrawer : UIViewController
@property (nonatomic, strong) PlantedDrawerMenu *menu;
@end

@implementation PlantedDrawer

- (instancetype)init {
    self = [super init];
    if (self) {
        self.restorationIdentifier = @"PlantedDrawer";
        _menu = [[PlantedDrawerMenu alloc] init];
    }
    return self;
}

- (void)viewDidLoad {
    [super viewDidLoad];
    [self addChildViewController:self.menu];
    [self.view addSubview:self.menu.view];
    [self.menu didMoveToParentViewController:self];
}

- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeBool:self.view.hidden forKey:@"plantedIsOpen"];
}

- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    self.view.hidden = [coder decodeBoolForKey:@"plantedIsOpen"];
}

@end
