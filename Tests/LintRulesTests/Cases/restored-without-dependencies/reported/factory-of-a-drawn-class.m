//- AppDelegate.m
#import <UIKit/UIKit.h>
@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) UIWindow *window;
@end
@implementation AppDelegate
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder {
    return YES;
}
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder {
    return YES;
}
@end
//- List.m
#import "Map.h"
@interface List : UITableViewController
@property (nonatomic, strong) Source *source;
@end
@implementation List
- (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender {
    if ([segue.identifier isEqualToString:@"toMap"]) {
        Map *map = [segue destinationViewController];
        map.itemSource = self.source;
    }
}
@end
//- Map.m
#import "Map.h"
@implementation Map
- (void)awakeFromNib {
    [super awakeFromNib];
    self.restorationClass = [Map class];
}
+ (UIViewController *)viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder {
    UIStoryboard *storyboard = [coder decodeObjectForKey:UIStateRestorationViewControllerStoryboardKey];
    Map *map = [storyboard instantiateViewControllerWithIdentifier:@"map"];
    return map;
}
- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    [self.mapView addAnnotations:[self.itemSource annotations]];
}
@end
//- Main.storyboard
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="nav">
    <scenes>
        <scene sceneID="s1"><objects>
            <navigationController storyboardIdentifier="root" useStoryboardIdentifierAsRestorationIdentifier="YES" id="nav" sceneMemberID="viewController">
                <connections><segue destination="list" kind="relationship" relationship="rootViewController" id="r"/></connections>
            </navigationController>
        </objects></scene>
        <scene sceneID="s2"><objects>
            <tableViewController storyboardIdentifier="list" useStoryboardIdentifierAsRestorationIdentifier="YES" id="list" customClass="List" sceneMemberID="viewController">
                <connections><segue destination="map" kind="presentation" identifier="toMap" id="t"/></connections>
            </tableViewController>
        </objects></scene>
        <scene sceneID="s3"><objects>
            <viewController storyboardIdentifier="map" useStoryboardIdentifierAsRestorationIdentifier="YES" id="map" customClass="Map" sceneMemberID="viewController">
                <view key="view" id="v"><subviews><mapView id="mv"/></subviews></view>
                <connections><outlet property="mapView" destination="mv" id="o"/></connections>
            </viewController>
        </objects></scene>
    </scenes>
</document>
//- Map.h
#import <MapKit/MapKit.h>
@interface Source : NSObject
- (NSArray *)annotations;
@end
@interface Map : UIViewController <UIViewControllerRestoration>
@property (nonatomic, weak) IBOutlet MKMapView *mapView;
@property (nonatomic, strong) Source *itemSource; // expect: restored-without-dependencies
@end
