//- Catalog.swift
// One is listed, and comes from another device; one is Apple's; and what this app makes, a companion continues.
@main
struct Catalog: App {
    var body: some Scene { WindowGroup { Content() } }
}
struct Content: View {
    @State private var item = ""
    var body: some View {
        Text(item)
            .userActivity("com.example.catalog.editItem") { $0.title = item }
            .onContinueUserActivity("com.example.companion.scan") { item = $0.title ?? "" }
            .onContinueUserActivity("com.apple.corespotlightitem") { item = $0.title ?? "" }
            .onContinueUserActivity(CSSearchableItemActionType) { item = $0.title ?? "" }
    }
}
//- Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
    <key>CFBundleIdentifier</key>
    <string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
    <key>NSUserActivityTypes</key>
    <array>
        <string>com.example.catalog.editItem</string>
        <string>com.example.companion.scan</string>
    </array>
</dict>
</plist>
