import Syntax

/// The windows that nobody but `didFinishLaunching` makes: none has a root but what that launch gives it, whatever a factory has done before, so to
/// ask one for its root is no test (E2).
struct NewWindows {
    let launch: Function
    /// Their ids in `ValueFlow.objects`.
    let objects: Set<Int32>
    /// From where on in the launch the delegate's `window` is one of them, whatever it was before.
    let replacement: UInt32?
}

extension App {
    /// `nil` where there is none, or where it may get its root in several ways or out of sight.
    ///
    /// - Parameter first: the launch's contexts.
    func newWindows(of launch: Function, from first: [Int32]) -> NewWindows? {
        let running = flow.instances(runningIn: first)
        let objects = Set(flow.objects.indices.lazy.map(Int32.init).filter { self.isNewWindow($0, in: running, from: first) })
        guard !objects.isEmpty, objects.allSatisfy({ flow.escapes(of: $0).isEmpty }), givesOneRoot(in: running) else { return nil }
        return NewWindows(launch: launch, objects: objects, replacement: replacement(by: objects, in: launch, during: running))
    }

    /// Whether a test asks one of them for its root, at whatever time, or the delegate's window when that is one of them.
    func isMoot(_ test: Expression, in function: Function, _ windows: NewWindows) -> Bool {
        guard case .member(let base, _)? = test.rootAskedForNil?.kind else { return false }
        let window = base.core
        let asked = (flow.points(of: window, in: function) ?? []).filter { flow.objects[Int($0)].kind != .nothing }
        if !asked.isEmpty, asked.isSubset(of: windows.objects) { return true }
        guard function == windows.launch, window.plainName == "window", let replacement = windows.replacement else { return false }
        return replacement <= test.range.start
    }

    private func isNewWindow(_ object: Int32, in running: Set<Int32>, from first: [Int32]) -> Bool {
        let made = flow.objects[Int(object)]
        guard case .made(let type) = made.kind, isWindow(type.unwrapped) else { return false }
        let makers = flow.instances(making: made)
        // Whoever comes by there otherwise, a factory that asks a getter for instance, comes from elsewhere.
        return !makers.isEmpty && running.isSuperset(of: makers)
            && flow.instances(runningAround: makers).allSatisfy { !flow.calls(of: $0).isEmpty || first.contains($0) }
    }

    /// Whether one line at most of what runs in a launch gives any window a root.
    private func givesOneRoot(in running: Set<Int32>) -> Bool {
        Set(stores(into: "rootViewController", in: running).map(\.location)).count <= 1
    }

    /// Where a launch has surely put one of some windows into the delegate's own `window`; `nil` where it puts another one there, too.
    private func replacement(by windows: Set<Int32>, in launch: Function, during running: Set<Int32>) -> UInt32? {
        let stores = stores(into: "window", in: running)
        guard stores.allSatisfy({ windows.isSuperset(of: $0.values) }) else { return nil }
        return stores.filter { store in
            store.function == launch && store.isOfReceiver && site(at: store.location.range, in: launch)?.steps.isEmpty == true
        }.map(\.location.range.end).min()
    }

    struct Store {
        let function: Function
        let location: Location
        let isOfReceiver: Bool
        let values: [Int32]
    }

    /// What some instances put into fields of a name, whosever they are.
    func stores(into field: String, in running: Set<Int32>) -> [Store] {
        running.flatMap { instance -> [Store] in
            guard let function = flow.function(ofInstance: instance) else { return [] }
            return flow.procedure(ofInstance: instance).instructions.compactMap { instruction in
                guard case .store(let base, let stored, let value) = instruction.kind, stored.name == field else { return nil }
                return Store(
                    function: function, location: function.location(instruction.range), isOfReceiver: base == Procedure.receiver,
                    values: flow.points(value, in: instance))
            }
        }
    }
}
