//- Catalog.swift
// What it makes is listed nowhere, and so may be for searches or for the web alone.
@main
struct Catalog: App {
    var body: some Scene { WindowGroup { Content() } }
}
struct Content: View {
    @State private var item = ""
    var body: some View {
        Text(item)
            .userActivity("com.example.catalog.read") { $0.webpageURL = URL(string: "https://example.com") }
            .onContinueUserActivity("com.example.catalog.order") { item = $0.title ?? "" }
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
        <string>com.example.catalog.cart</string>
    </array>
</dict>
</plist>
