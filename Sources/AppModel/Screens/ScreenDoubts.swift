extension Screen.Doubt.Reason {
    /// As people read it, with names as the sources spell them.
    public var text: String {
        switch self {
        case .madeElsewhere: "those who make it are not in sight, and may identify it"
        case .superclass(let name): "superclass \(name) is not in the sources"
        case .value(let reason): reason
        case .handedOn: "it is handed to code that may identify it"
        case .stray: "something that may be it is identified"
        case .condition: "it is identified under a condition"
        case .notShown: "nobody in sight shows it"
        case .parent: "what it hangs below could not be told either"
        case .encodedElsewhere: "what it hangs below is not saved, but something that may be it is encoded"
        case .mayBeEncoded: "its parent is a container of the app's own, which may or may not encode it"
        case .pages: "page controllers are not documented to save their pages"
        case .presenter: "what shows it is not saved, but a container around that may be what presents it"
        case .restorationClass: "a getter answers for its restoration class"
        case .delegate: "saved, but the app delegate's factory may make it or not"
        case .noStoryboardIdentifier: "saved, but it has no storyboard identifier to be made again by"
        case .noRecreator: "saved, but nobody is seen to make it again"
        case .lateLaunch: "saved, but the launch makes it after UIKit has restored"
        }
    }
}

extension Screen {
    /// Why a rule that needs to know what becomes of it keeps silent.
    ///
    /// - Parameter name: what a finding would be about.
    func silence(on doubt: Doubt, about name: String?) -> Silence {
        Silence(.screenUntold(doubt.reason), at: doubt.location ?? location, about: name)
    }
}

extension Silence.Reason {
    fileprivate static func screenUntold(_ reason: Screen.Doubt.Reason) -> Silence.Reason {
        Silence.Reason("screen of which it is open whether it comes back: \(reason.text)")
    }
}
