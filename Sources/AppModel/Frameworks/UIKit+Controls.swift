extension UIKit {
    /// Whether the user changes a property of one of AppKit's objects with no code of the app running: a selection, a text, a switch.
    static func isChangedByUser(_ property: String, of framework: String) -> Bool {
        var current: String? = framework
        while let name = current {
            if changedByUser[name]?.contains(property) == true { return true }
            current = superclass(of: name)
        }
        return false
    }

    /// Properties of AppKit's objects that give another one, which is there already.
    static let membersThatAreThere: Set<String> = [
        "windowController", "contentViewController", "document", "currentDocument", "window", "mainWindow", "keyWindow", "parent",
        "superview", "delegate", "documentView", "enclosingScrollView",
    ]

    private static let changedByUser: [String: Set<String>] = [
        "NSArrayController": ["selectionIndexes", "selectionIndex", "selectedObjects"],
        "NSTreeController": ["selectionIndexPaths", "selectionIndexPath", "selectedObjects", "selectedNodes"],
        "NSTableView": ["selectedRowIndexes", "selectedRow", "selectedColumn", "selectedColumnIndexes", "sortDescriptors"],
        "NSCollectionView": ["selectionIndexPaths", "selectionIndexes"],
        "NSBrowser": ["selectionIndexPath", "selectionIndexPaths", "path"],
        "NSTextField": ["stringValue", "integerValue", "intValue", "doubleValue", "floatValue"],
        "NSSlider": ["doubleValue", "floatValue", "integerValue", "intValue"],
        "NSStepper": ["doubleValue", "floatValue", "integerValue", "intValue"],
        "NSButton": ["state"],
        "NSSwitch": ["state"],
        "NSSegmentedControl": ["selectedSegment", "indexOfSelectedItem"],
        "NSPopUpButton": ["indexOfSelectedItem", "selectedItem", "titleOfSelectedItem", "selectedTag"],
        "NSDatePicker": ["dateValue"],
        "NSColorWell": ["color"],
        "NSTextView": ["string", "selectedRange", "selectedRanges"],
        "NSTabView": ["selectedTabViewItem"],
        "NSTabViewController": ["selectedTabViewItemIndex"],
        "NSSplitViewItem": ["isCollapsed", "collapsed"],
        "NSScrollView": ["documentVisibleRect"],
        "NSClipView": ["documentVisibleRect"],
        "NSDrawer": ["state", "contentSize"],
    ]
}
