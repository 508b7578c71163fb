/// Which bodies do anything with the coders that some functions are given, found once for all of these: most that they call never see one.
struct CoderUses {
    /// The instances that use one, and those from which calls lead there.
    private let leading: Set<Int32>

    /// - Parameter functions: each with the position of its coder among its parameters.
    init(by functions: [(function: Function, parameter: Int)], in flow: ValueFlow) {
        var starts: [Int32] = []
        var coders: Set<Int32> = []
        for (function, parameter) in functions {
            guard let procedure = flow.procedure(of: function) else { continue }
            let parameters = flow.procedures[Int(procedure)].regions[0].parameters
            guard parameter < parameters.count else { continue }
            for instance in flow.instances(of: procedure) {
                starts.append(instance)
                coders.formUnion(flow.identities(parameters[parameter], in: instance))
            }
        }
        let using = flow.instances(runningIn: starts).filter { instance in
            flow.procedure(ofInstance: instance).instructions.contains { instruction in
                switch instruction.kind {
                case .call(let operands): operands.receiver.map { flow.holds($0, anyOf: coders, in: instance) } ?? false
                case .load(let base, _), .element(let base, _), .storeElement(let base, _, _): flow.holds(base, anyOf: coders, in: instance)
                case .store(let base, _, let value):
                    flow.holds(base, anyOf: coders, in: instance) || flow.holds(value, anyOf: coders, in: instance)
                case .storeGlobal(_, let value): flow.holds(value, anyOf: coders, in: instance)
                default: false
                }
            }
        }
        leading = flow.instances(runningAround: Array(using))
    }

    /// Whether a body does something with a coder, or leads to one that does.
    func mayLead(_ instance: Int32) -> Bool { leading.contains(instance) }
}
