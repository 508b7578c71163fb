//- App.m
@interface Delegate : UIResponder <UIApplicationDelegate>
@end
@implementation Delegate
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
@end
//- ListController.m
@interface ListController : UIViewController <UITableViewDataSource, UIViewControllerRestoration> // expect: missing-model-association
@property (nonatomic) NSMutableArray *threads;
@end
@implementation ListController
- (instancetype)init {
    self = [super init];
    self.restorationIdentifier = @"list";
    self.restorationClass = [ListController class];
    return self;
}
+ (UIViewController *)viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder {
    return [[ListController alloc] init];
}
- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section { return self.threads.count; }
@end
//- ListController.xib
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
    <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="ListController">
            <connections>
                <outlet property="view" destination="v" id="o1"/>
            </connections>
        </placeholder>
        <view id="v">
            <subviews>
                <tableView restorationIdentifier="threads" id="t">
                    <connections>
                        <outlet property="dataSource" destination="-1" id="o2"/>
                    </connections>
                </tableView>
            </subviews>
        </view>
    </objects>
</document>
