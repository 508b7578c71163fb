import Syntax

/// The windows that a launch has made by some line: to ask there whether there is one is no test, for there always is.
struct WindowsInPlace {
    private let app: App
    /// The launch's own contexts, to which nothing in sight leads.
    private let first: [Int32]
    /// All that runs before the launch returns.
    private let running: Set<Int32>

    init(atLaunch first: [Int32], in app: App) {
        self.app = app
        self.first = first
        running = app.flow.instances(runningIn: first)
    }

    /// Whether a test before a site asks whether there is a window, and the site is where it goes on if so, as it always does.
    func alwaysHold(_ test: Expression, before site: Site, in function: Function) -> Bool {
        let asked = test.askedForNil
        guard site.happensOnly(ifThere: asked.range), let procedure = app.flow.procedure(of: function) else { return false }
        let instances = app.flow.instances(of: procedure).filter(running.contains)
        guard let property = property(readAt: asked.range, in: procedure) else { return isMadeLocal(asked, in: function, instances) }
        return !instances.isEmpty && isAlwaysWindow(property, function.type)
            && instances.allSatisfy { isFilled(property, before: asked.range.start, site.circumstance, in: $0) }
    }

    /// The object's own property of a name that is read at a range.
    private func property(readAt range: SourceRange, in procedure: Int32) -> String? {
        app.flow.procedures[Int(procedure)].instructions.lazy.compactMap { instruction -> String? in
            guard case .load(Procedure.receiver, let field) = instruction.kind, instruction.range == range else { return nil }
            return field.name
        }.first
    }

    /// A local that begins as a window and stays one.
    private func isMadeLocal(_ asked: Expression, in function: Function, _ instances: [Int32]) -> Bool {
        guard case .name(let name) = asked.kind, !app.isReassigned(name, in: function) else { return false }
        let windows = app.flow.points(of: asked, in: function) ?? []
        return !windows.isEmpty && windows.allSatisfy(isMadeWindow)
    }

    /// Whether the launch puts nothing but windows into a property, which answers with what it was given.
    private func isAlwaysWindow(_ property: String, _ type: Type?) -> Bool {
        guard let type else { return false }
        let answers = app.program.family(of: type).contains { owner in
            app.program.functions(of: owner).contains { function in
                function.fact.kind == .getter && !function.isInitialValue && function.property?.name == property
                    || function.fact.name == property && function.fact.parameters.isEmpty
            }
        }
        return !answers && app.stores(into: property, in: running).allSatisfy { $0.values.allSatisfy(isMadeWindow) }
    }

    /// Whether an object has surely got a window in a property where an instance comes to a line.
    ///
    /// - Parameter circumstance: what the line depends on, and so may all that led there.
    private func isFilled(
        _ property: String, before position: UInt32, _ circumstance: Circumstance?, in instance: Int32, depth: Int = 0
    ) -> Bool {
        guard depth < 4 else { return false }
        if fills(property, before: position, circumstance, instance, depth: depth) { return true }
        let calls = app.flow.calls(of: instance).filter { running.contains($0.caller) }
        return !first.contains(instance) && !calls.isEmpty
            && calls.allSatisfy { caller, instruction in
                guard let call = ownCall(at: instruction, in: caller) else { return false }
                return isFilled(property, before: call.range.start, call.circumstance, in: caller, depth: depth + 1)
            }
    }

    /// Whether an instance puts something into a property on each way to a line, itself or by a method of the same object.
    private func fills(_ property: String, before position: UInt32, _ circumstance: Circumstance?, _ instance: Int32, depth: Int) -> Bool {
        guard depth < 4, let function = app.flow.function(ofInstance: instance) else { return false }
        let instructions = app.flow.procedure(ofInstance: instance).instructions
        return instructions.indices.contains { index in
            let instruction = instructions[index]
            guard instruction.range.end <= position else { return false }
            switch instruction.kind {
            case .store(Procedure.receiver, let field, let value):
                guard field.name == property, !app.flow.points(value, in: instance).isEmpty else { return false }
            case .call:
                let callees = app.flow.calls[Int(instance)].filter { $0.instruction == index }
                guard !callees.isEmpty, ownCall(at: Int32(index), in: instance) != nil,
                    callees.allSatisfy({ fills(property, before: .max, nil, $0.callee, depth: depth + 1) })
                else { return false }
            default: return false
            }
            guard let site = app.site(at: instruction.range, in: function) else { return false }
            return site.circumstance.map { around in circumstance?.isWithin(around) ?? false } ?? true
        }
    }

    /// The call of one of an object's own methods.
    private func ownCall(at instruction: Int32, in instance: Int32) -> Site? {
        guard let function = app.flow.function(ofInstance: instance), instruction >= 0 else { return nil }
        let call = app.flow.procedure(ofInstance: instance).instructions[Int(instruction)]
        guard case .call(let operands) = call.kind, operands.receiver == Procedure.receiver else { return nil }
        return app.site(at: call.range, in: function)
    }

    private func isMadeWindow(_ object: Int32) -> Bool {
        guard case .made(let type) = app.flow.objects[Int(object)].kind else { return false }
        return app.isWindow(type.unwrapped)
    }
}

extension Expression {
    /// `window` of `window != nil`, `nil == window`, `!window`; all of anything else.
    fileprivate var askedForNil: Expression {
        switch kind {
        case .prefix("!", let operand): operand.askedForNil
        case .tuple(let parts) where parts.count == 1: parts[0].value.askedForNil
        case .binary(let left, let operation, let right) where operation.hasPrefix("==") || operation.hasPrefix("!="):
            left.isNil ? right : right.isNil ? left : self
        default: self
        }
    }
}
