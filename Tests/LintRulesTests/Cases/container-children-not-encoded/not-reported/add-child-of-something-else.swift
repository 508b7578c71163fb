// `addChild` of something that is no controller.
class Work {
    let total = Progress(totalUnitCount: 2)
    func start() {
        total.addChild(Progress(totalUnitCount: 1), withPendingUnitCount: 1)
    }
}
class Document {
    var nodes: [Document] = []
    func addChild(_ child: Document) { nodes.append(child) }
    func fill() { addChild(Document()) }
}
