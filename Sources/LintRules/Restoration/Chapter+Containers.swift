extension Chapter {
    static let containers = Chapter(
        title: "Containers of one's own",
        introduction: """
            Most of UIKit's containers save their children. One's own has to, and it takes one line for each child: encode a reference.
            """,
        facts: [
            Fact(
                "D1", "`addChild` does not make UIKit save the child: the container has to encode it.", .documented, .encodeState,
                .preservation, .controllerGuide),
            Fact("D2", "Container and children all need identifiers.", .documented, .childrenSample, .acrossLaunches),
            Fact("D3", "Children of one container need different identifiers.", .documented, .controllerGuide, .appGuide),
            Fact(
                "D4",
                "The reference is what puts the child's state into the archive. A child that is there at launch is found by its path, so "
                    + "nobody has to decode the reference; a child that comes and goes has to be decoded and put back.",
                .widelyReported, .acrossLaunches, .childrenSample, .bookExamples, .repository("Automattic/simplenote-ios")),
            Fact(
                "D7", "Children that a storyboard embeds exist as soon as the parent's view loads; nothing says that UIKit saves them.",
                .inferred, .preservation),
            Fact(
                "D8", "A subclass of a navigation, tab bar or split view controller leaves the children that the base class manages to it.",
                .documented,
                .navigationController, .tabBarController),
        ])
}
