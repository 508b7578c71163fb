//- Catalog.swift
enum ActivityType { static let viewing = "com.example.catalog.viewItem" }
@main
struct Catalog: App {
    var body: some Scene { WindowGroup { Content() } }
}
struct Content: View {
    static let opened = "com.example.catalog.item"
    @State private var item = ""
    var body: some View {
        Detail(item: item)
            .onContinueUserActivity(Content.opened) { activity in // expect: misspelt-activity-type
                item = activity.title ?? ""
            }
    }
}
struct Detail: View {
    let item: String
    var body: some View {
        Text(item).userActivity(ActivityType.viewing) { $0.title = item }
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
        <string>com.example.catalog.viewItem</string>
    </array>
</dict>
</plist>
