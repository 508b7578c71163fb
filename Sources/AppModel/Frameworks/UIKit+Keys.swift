extension UIKit {
    /// Whether key-value coding finds a key in objects of one of AppKit's classes; `nil` for a class whose keys are not known here.
    static func appKit(_ name: String, hasKey key: String) -> Bool? {
        var current: String? = name
        while let name = current {
            guard let keys = keysOfAppKit[name] else { return nil }
            if keys.contains(key) { return true }
            current = superclass(of: name)
        }
        // What scripting, accessibility and later systems add to every class.
        return ["accessibility", "scripting", "observation"].contains(where: key.hasPrefix)
    }

    private static let keysOfAppKit: [String: Set<String>] = {
        var table: [String: Set<String>] = [:]
        for line in listOfKeys.split(separator: "\n") {
            guard let colon = line.firstIndex(of: ":") else { continue }
            table[String(line[..<colon]), default: []].formUnion(line[line.index(after: colon)...].split(separator: " ").map(String.init))
        }
        return table
    }()

    /// `class: key key …`; a class may have several lines. Of truth values both the property's and the getter's name.
    private static let listOfKeys = """
        NSObject: class className classForCoder description debugDescription hash superclass objectSpecifier exposedBindings attributeKeys
        NSResponder: nextResponder acceptsFirstResponder menu undoManager userActivity touchBar identifier interfaceStyle
        NSDocument: fileType fileURL fileModificationDate displayName windowControllers hasUndoManager undoManager documentEdited
        NSDocument: isDocumentEdited draft isDraft printInfo autosavedContentsFileURL autosavingFileType userActivity windowNibName locked
        NSDocument: lastComponentOfFileName windowForSheet isLocked inViewingMode isInViewingMode browsingVersions isBrowsingVersions
        NSDocument: hasUnautosavedChanges keepBackupFile entireFileLoaded isEntireFileLoaded backupFileURL
        NSDocument: fileNameExtensionWasHiddenInLastRunSavePanel
        NSDocument: autosavingIsImplicitlyCancellable fileTypeFromLastRunSavePanel shouldRunSavePanelWithAccessoryView presentedItemURL
        NSDocument: allowsDocumentSharing previewRepresentableActivityItems primaryPresentedItemURL presentedItemOperationQueue
        NSDocument: observedPresentedItemUbiquityAttributes usesUbiquitousStorage savePanelShowsFileFormatsControl PDFPrintOperation
        NSDocument: fileName
        NSWindowController: window document shouldCascadeWindows shouldCloseDocument windowFrameAutosaveName windowNibName windowNibPath
        NSWindowController: owner
        NSWindowController: storyboard contentViewController windowLoaded isWindowLoaded previewRepresentableActivityItems
        NSViewController: view viewIfLoaded viewLoaded isViewLoaded title representedObject nibName nibBundle storyboard
        NSViewController: parentViewController
        NSViewController: parent childViewControllers children presentedViewControllers presentingViewController preferredContentSize
        NSViewController: preferredMinimumSize preferredMaximumSize preferredScreenOrigin sourceItemView extensionContext
        NSSplitViewController: splitView splitViewItems minimumThicknessForInlineSidebars
        NSTabViewController: tabStyle tabView segmentedControl transitionOptions canPropagateSelectedChildViewControllerTitle tabViewItems
        NSTabViewController: selectedTabViewItemIndex
        NSView: window superview subviews opaqueAncestor hidden isHidden hiddenOrHasHiddenAncestor isHiddenOrHasHiddenAncestor frame bounds
        NSView: frameRotation boundsRotation frameCenterRotation autoresizesSubviews autoresizingMask wantsLayer layer
        NSView: layerContentsPlacement
        NSView: layerContentsRedrawPolicy layerUsesCoreImageFilters canDrawSubviewsIntoLayer wantsUpdateLayer alphaValue backgroundFilters
        NSView: compositingFilter contentFilters shadow needsDisplay needsLayout needsUpdateConstraints opaque isOpaque flipped isFlipped
        NSView: canDrawConcurrently visibleRect focusRingType canBecomeKeyView nextKeyView previousKeyView nextValidKeyView toolTip tag
        NSView: previousValidKeyView acceptsTouchEvents allowedTouchTypes wantsRestingTouches gestureRecognizers trackingAreas fittingSize
        NSView: intrinsicContentSize constraints translatesAutoresizingMaskIntoConstraints alignmentRectInsets baselineOffsetFromBottom
        NSView: firstBaselineOffsetFromTop lastBaselineOffsetFromBottom enclosingScrollView enclosingMenuItem inLiveResize
        NSView: preservesContentDuringLiveResize
        NSView: userInterfaceLayoutDirection appearance effectiveAppearance layoutGuides leadingAnchor trailingAnchor leftAnchor rightAnchor
        NSView: topAnchor bottomAnchor widthAnchor heightAnchor centerXAnchor centerYAnchor firstBaselineAnchor lastBaselineAnchor
        NSView: inputContext drawingFindIndicator isDrawingFindIndicator inFullScreenMode isInFullScreenMode registeredDraggedTypes
        NSView: pressureConfiguration safeAreaInsets additionalSafeAreaInsets safeAreaRect safeAreaLayoutGuide layoutMarginsGuide
        NSView: clipsToBounds rotatedFromBase isRotatedFromBase rotatedOrScaledFromBase isRotatedOrScaledFromBase preparedContentRect
        NSView: postsFrameChangedNotifications postsBoundsChangedNotifications mouseDownCanMoveWindow needsPanelToBecomeKey animations
        NSView: widthAdjustLimit heightAdjustLimit printJobTitle pageHeader pageFooter verticalContentSizeConstraintActive
        NSView: writingToolsCoordinator
        NSView: horizontalContentSizeConstraintActive hasAmbiguousLayout prefersCompactControlSizeMetrics candidateListTouchBarItem
        NSWindow: title subtitle titleVisibility titlebarAppearsTransparent titlebarSeparatorStyle toolbarStyle toolbar contentLayoutRect
        NSWindow: contentLayoutGuide titlebarAccessoryViewControllers representedURL representedFilename excludedFromWindowsMenu
        NSWindow: isExcludedFromWindowsMenu contentView contentViewController delegate windowNumber styleMask cascadingReferenceFrame frame
        NSWindow: resizeIncrements aspectRatio contentResizeIncrements contentAspectRatio viewsNeedDisplay preservesContentDuringLiveResize
        NSWindow: firstResponder initialFirstResponder resizeFlags keyWindow isKeyWindow mainWindow isMainWindow canBecomeKeyWindow
        NSWindow: canBecomeKey
        NSWindow: canBecomeMainWindow canBecomeMain worksWhenModal preventsApplicationTerminationWhenModal backingScaleFactor movable
        NSWindow: isMovable
        NSWindow: movableByWindowBackground isMovableByWindowBackground hidesOnDeactivate canHide miniwindowImage miniwindowTitle dockTile
        NSWindow: documentEdited isDocumentEdited visible isVisible sharingType displaysWhenScreenProfileChanges backingType level
        NSWindow: depthLimit
        NSWindow: dynamicDepthLimit screen deepestScreen hasShadow alphaValue opaque isOpaque backgroundColor colorSpace collectionBehavior
        NSWindow: canBecomeVisibleWithoutLogin ignoresMouseEvents acceptsMouseMovedEvents animationBehavior occlusionState onActiveSpace
        NSWindow: isOnActiveSpace inLiveResize sheets attachedSheet sheet isSheet sheetParent childWindows parentWindow parent drawers
        NSWindow: appearanceSource appearance effectiveAppearance windowController windowRef minSize maxSize contentMinSize contentMaxSize
        NSWindow: minFullScreenContentSize maxFullScreenContentSize frameAutosaveName windowTitlebarLayoutDirection tabbingMode
        NSWindow: tabbingIdentifier
        NSWindow: tabbedWindows tab tabGroup defaultButtonCell autorecalculatesKeyViewLoop showsToolbarButton oneShot isOneShot
        NSWindow: releasedWhenClosed
        NSWindow: isReleasedWhenClosed zoomed isZoomed miniaturized isMiniaturized resizable isResizable floatingPanel isFloatingPanel
        NSWindow: miniaturizable isMiniaturizable closable isClosable zoomable isZoomable modalPanel isModalPanel restorable isRestorable
        NSWindow: restorationClass hasCloseBox hasTitleBar orderedIndex allowsConcurrentViewDrawing allowsToolTipsWhenApplicationIsInactive
        NSWindow: autodisplay isAutodisplay areCursorRectsEnabled currentEvent graphicsContext mouseLocationOutsideOfEventStream
        NSWindow: preferredBackingLocation backingLocation stringWithSavedFrame deviceDescription hasActiveAppearance animations
        NSPanel: floatingPanel isFloatingPanel becomesKeyOnlyIfNeeded worksWhenModal
        """
}
