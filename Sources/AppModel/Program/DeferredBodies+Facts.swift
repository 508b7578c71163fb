import Syntax

// What tells `DeferredBodies` which files to read: names only, for nothing is linked yet.

extension InterfaceFacts {
    /// The classes of what has an identifier, of those that lead there and of the data sources of lists that have one.
    var classesInRestoration: [String] {
        let identified = Set(controllers.filter { $0.restorationIdentifier != nil }.map(\.id))
        let restored = controllers.filter { identified.contains($0.id) || $0.segues.contains { identified.contains($0.destination) } }
        return restored.compactMap(\.customClass) + views.compactMap(\.dataSource)
    }
}

extension FileFacts {
    /// The names in what it has of restoration.
    var wordsOfRestoration: [Words] {
        let members = types.flatMap { type in
            type.methods.map(\.words) + type.ownProperties.flatMap { [$0.words] + $0.accessors.map(\.words) }
        }
        return (members + functions.map(\.words) + globals.map(\.words)).filter(\.mentionRestoration)
    }
}

extension TypeFact {
    /// Whether people may have made it to hold the names of things. A class does more than that, and much would have to be read for it.
    var mayHoldKeys: Bool {
        switch kind {
        case .enumeration, .structure: true
        case .extension: !UIKit.isKnownClass(name)
        case .actor, .class, .protocol: false
        }
    }

    /// Whether it has a hook of a controller that is restored, or names an identifier or a restoration class.
    var restoresItself: Bool {
        methods.contains { method in
            switch Hook(method) {
            case .encodeState, .decodeState, .controllerFactory: true
            default: method.words.mentionRestoration && ["restorationIdentifier", "restorationClass"].contains { method.words.mayHold($0) }
            }
        }
    }

    var keepsStateForAppKit: Bool {
        methods.contains { [.restoreState, .windowDidDecode].contains(Hook($0)) }
            || ownProperties.contains { $0.name == "restorableStateKeyPaths" } || methods.contains { $0.name == "restorableStateKeyPaths" }
    }

    var keepsStateOfWindow: Bool {
        methods.contains { [.windowWillEncode, .windowDidDecode].contains(Hook($0)) }
    }

    /// Whether it has a hook of AppKit's, or names key paths for it.
    var hasStateOfAppKits: Bool {
        keepsStateForAppKit
            || methods.contains { method in
                switch Hook(method) {
                case .restoreWindow, .windowWillEncode, .applicationWillEncode, .applicationDidDecode: true
                default: false
                }
            }
    }

    var isWindowOfAppKits: Bool {
        kind == .class && inherited.contains { ["NSWindowController", "NSWindow", "NSPanel"].contains($0.name) }
    }

    /// Whether it brings scenes back, or hands out what they are brought back by.
    var restoresScenes: Bool {
        methods.contains { method in
            Self.wordsOfRestoredScenes.contains { method.name == $0 || method.words.surelyHold($0) }
        }
    }

    private static let wordsOfRestoredScenes = ["stateRestorationActivity", "restoreUserActivityState", "onContinueUserActivity"]

    /// Of all that its methods name which say something of restoration.
    var hashesOfRestoration: [UInt32] { methods.map(\.words).filter(\.mentionRestoration).flatMap { $0.hashes ?? [] } }

    var hashesOfAllMembers: [UInt32] {
        (methods.map(\.words) + ownProperties.flatMap { [$0.words] + $0.accessors.map(\.words) }).flatMap { $0.hashes ?? [] }
    }

    /// Whether it is made of an activity, or one of it.
    var isOfActivities: Bool {
        func isActivity(_ type: TypeReference?) -> Bool { type?.unwrapped.name == "NSUserActivity" }
        return methods.contains { method in isActivity(method.returnType) || method.parameters.contains { isActivity($0.type) } }
            || ownProperties.contains { isActivity($0.type) }
    }

    /// Hashes of the names of what its properties hold.
    var namesOfHeldTypes: [UInt32] { ownProperties.compactMap(\.nameOfHeldType).map { Words.hash($0.utf8) } }

    /// Whether it is a document, or one who answers for windows.
    var restoresWindows: Bool {
        inherited.contains { ["NSDocument", "NSDocumentController", "NSPersistentDocument", "NSWindowRestoration"].contains($0.name) }
            || methods.contains { Hook($0) == .restoreWindow }
    }

    /// Whether it answers itself whether state is to be saved.
    var optsIn: Bool {
        methods.contains { method in
            guard method.name.hasPrefix("application"), let hook = Hook(method) else { return false }
            return hook == .shouldSave || hook == .shouldSaveSecurely
        }
    }

    var adoptsCoding: Bool { inherited.contains { ["NSCoding", "NSSecureCoding"].contains($0.name) } }
}

extension PropertyFact {
    /// The last part of the name of the type that it is declared or made as.
    var nameOfHeldType: String? {
        let name = type?.unwrapped.name ?? value.flatMap { if case .call(let call) = $0.core.kind { call.name } else { nil } }
        return name.map { String($0.lastComponent) }
    }
}

extension FunctionFact {
    /// Whether it answers whether state is to be restored.
    var decidesOnRestoring: Bool {
        guard name.hasPrefix("application"), let hook = Hook(self) else { return false }
        return hook == .shouldRestore || hook == .shouldRestoreSecurely
    }
}
