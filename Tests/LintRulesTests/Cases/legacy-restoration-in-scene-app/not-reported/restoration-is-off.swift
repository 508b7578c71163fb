//- App.swift
// Identifiers alone do nothing where restoration is off.
@main final class Delegate: UIResponder, UIApplicationDelegate {}
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {}
func identify(_ list: UIViewController) { list.restorationIdentifier = "list" }
//- Info.plist
<plist version="1.0">
<dict>
    <key>UIApplicationSceneManifest</key>
    <dict/>
</dict>
</plist>
