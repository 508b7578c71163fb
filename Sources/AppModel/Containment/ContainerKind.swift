/// In which way a controller has children.
public enum ContainerKind: Sendable { case navigation, tabs, split, page, custom }

extension App {
    /// False also where the class is out of sight.
    public func isControllerType(_ type: StaticType) -> Bool {
        switch type.unwrapped {
        case .project(let type): program.isController(type)
        case .named(let name, _): UIKit.inherits(name, from: "UIViewController")
        default: false
        }
    }

    func containerKind(_ type: StaticType) -> ContainerKind? {
        let name: String?
        switch type {
        case .project(let type): name = program.frameworkRoot(of: type)
        case .named(let framework, _): name = framework
        default: name = nil
        }
        guard let name else { return nil }
        if UIKit.inherits(name, from: "UINavigationController") { return .navigation }
        if UIKit.inherits(name, from: "UITabBarController") { return .tabs }
        if UIKit.inherits(name, from: "UISplitViewController") { return .split }
        return UIKit.inherits(name, from: "UIPageViewController") ? .page : nil
    }

    /// What a storyboard draws as a container is one, whatever inherits from it out of sight.
    func containerKind(of controller: StoryboardController) -> ContainerKind? {
        let drawn = controller.type?.unwrapped ?? UIKit.controllerClass(ofElement: controller.fact.element).map { .named($0) }
        return drawn.flatMap(containerKind)
    }
}
