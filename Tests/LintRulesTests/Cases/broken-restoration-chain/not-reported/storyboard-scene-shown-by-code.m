//- Shelf.m
// Code shows the list elsewhere as well, in a file that says nothing of restoration.
#import <UIKit/UIKit.h>
@interface Shelf : UIViewController
@end
@implementation Shelf
- (void)open {
    UIViewController *list = [self.storyboard instantiateViewControllerWithIdentifier:@"list"];
    [self showViewController:list sender:self];
}
@end
//- Delegate.swift
import UIKit
@main final class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
//- Main.storyboard
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
    <scenes>
        <scene sceneID="s01-ab-cde">
            <objects>
                <navigationController id="na0-02-con" sceneMemberID="viewController">
                    <connections>
                        <segue destination="li0-03-con" kind="relationship" relationship="rootViewController" id="g00-ab-cde"/>
                    </connections>
                </navigationController>
            </objects>
        </scene>
        <scene sceneID="s02-ab-cde">
            <objects>
                <tableViewController storyboardIdentifier="list" restorationIdentifier="list" customClass="ListController" id="li0-03-con" sceneMemberID="viewController"/>
            </objects>
        </scene>
    </scenes>
</document>
