//- A.swift
import Cocoa
class TabView: NSView {
    private var _selectedTabIndex = -1
    var header = NSView()
    @objc func selectTab(at index: Int) {
        guard index < 10 else { return }
        _selectedTabIndex = index
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(_selectedTabIndex, forKey: "tab") // expect: appkit-state-not-invalidated
    }
    override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
        let selected = coder.decodeInteger(forKey: "tab")
        if selected >= 0 { selectTab(at: selected) }
    }
    @objc func handle(_ sender: Any) { selectTab(at: 1) }
}
//- P.m
#import <Cocoa/Cocoa.h>
@interface P : NSViewController
@end
@implementation P
- (void)mouseUp:(NSEvent *)event { [[self.view window] invalidateRestorableState]; }
@end
