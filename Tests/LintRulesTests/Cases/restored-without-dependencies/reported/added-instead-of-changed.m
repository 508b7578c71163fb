//- Delegate.m
// The header says that a button calls the method: whoever changes a town comes back to a screen that adds one.
#import "Town.h"

@interface Delegate : UIResponder <UIApplicationDelegate>
@end

@implementation Delegate
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder {
    return YES;
}

- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder {
    return YES;
}
@end

@interface List : UITableViewController
@property (nonatomic) NSArray<NSString *> *towns;
@end

@implementation List
- (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender {
    Town *town = segue.destinationViewController;
    town.name = self.towns[self.tableView.indexPathForSelectedRow.row];
}
@end
//- Town.h
#import <UIKit/UIKit.h>

@interface Town : UIViewController
@property (nonatomic) IBOutlet UITextField *field; // expect: unsaved-user-state
@property (nonatomic) NSString *name; // expect: restored-without-dependencies

- (IBAction)done:(id)sender;
@end
//- Town.m
#import "Town.h"
#import "Store.h"

@implementation Town
- (void)viewWillAppear:(BOOL)animated {
    [super viewWillAppear:animated];
    if (self.name) {
        self.field.text = self.name;
    }
}

- (void)done:(id)sender {
    if (!self.name) {
        [[Store shared] add:self.field.text];
        return;
    }
    [[Store shared] change:self.name to:self.field.text];
}
@end
//- Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
    <key>CFBundlePackageType</key>
    <string>APPL</string>
    <key>UIMainStoryboardFile</key>
    <string>Main</string>
</dict>
</plist>
//- Main.storyboard
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="nav-00-con">
    <scenes>
        <scene sceneID="s00-ab-cde">
            <objects>
                <navigationController restorationIdentifier="stack" id="nav-00-con" sceneMemberID="viewController">
                    <connections>
                        <segue destination="lis-01-con" kind="relationship" relationship="rootViewController" id="seg-00-abc"/>
                    </connections>
                </navigationController>
            </objects>
        </scene>
        <scene sceneID="s01-ab-cde">
            <objects>
                <tableViewController restorationIdentifier="list" id="lis-01-con" customClass="List" sceneMemberID="viewController">
                    <connections>
                        <segue destination="twn-02-con" kind="show" id="seg-01-abc"/>
                    </connections>
                </tableViewController>
            </objects>
        </scene>
        <scene sceneID="s02-ab-cde">
            <objects>
                <viewController storyboardIdentifier="town" useStoryboardIdentifierAsRestorationIdentifier="YES" id="twn-02-con" customClass="Town" sceneMemberID="viewController"/>
            </objects>
        </scene>
    </scenes>
</document>
