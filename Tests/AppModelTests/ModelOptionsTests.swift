import Syntax
import Testing

@testable import AppModel

@Test func aNamedSuperclassFromOutsideIsAViewController() {
    let text = "class Reader: VendorKit.BaseController {}\nclass Page: Reader {}\nclass Other: Unknown {}"
    let app = app(text, options: ModelOptions(controllers: ["BaseController"]))
    #expect(app.program.types.map(app.program.isController) == [true, true, false])
    #expect(!app.program.hasUnknownAncestor(app.program.types[1]))
}

@Test func aNamedContainerEncodesItsChildrenAndSoDoItsSubclasses() {
    let text = "class Pages: UIViewController {}\nclass Book: Pages {}\nclass Film: VendorPager {}\nclass Screen: UIViewController {}"
    let app = app(text, options: ModelOptions(containers: ["Pages", "VendorPager"]))
    #expect(app.program.types.map(app.program.isContainer) == [true, true, true, false])
    #expect(app.program.isController(app.program.types[2]))
}

@Test func aFileThatTakesPartInHandMadeSavingIsReadWhole() {
    let file = SourceFile(path: "A.swift", text: "class A: Base { func keepState() -> Data { Data() } }")
    let options = ModelOptions(customProtocols: [CustomProtocol(name: "Keeping", save: "keepState()", restore: "init(keptState:)")])
    #expect(FileFacts(extracting: file).types[0].methods.isEmpty)
    #expect(FileFacts(extracting: file, vocabulary: .restoration(with: options)).types[0].methods.count == 1)
}
