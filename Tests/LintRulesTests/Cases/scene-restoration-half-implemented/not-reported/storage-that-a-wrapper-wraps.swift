//- A.swift
import SwiftUI
@main struct A: App { var body: some Scene { WindowGroup { Home() } } }
@propertyWrapper struct Page: DynamicProperty {
    @SceneStorage("page") var wrappedValue = 0
    func reset() { wrappedValue = 0 }
}
struct Home: View {
    @Page var page
    var body: some View { Text("\(page)") }
}
