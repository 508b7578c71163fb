import AppModel

extension Rule {
    static let absolutePathSaved = Rule(
        id: "absolute-path-saved",
        summary: "The whole path of a file in the app's container or bundle is saved, or of one that a sandboxed app was lent.",
        why: "After an update or a relaunch of the app the path leads nowhere, and what the user had open is not found.",
        help: "Save the path below the folder, and ask for the folder again after a relaunch; or save `bookmarkData()`.",
        rationale: """
            The folders of an app and its bundle have names that the system makes up, and may get new ones with every update or restored \
            backup. The files move along, so a path that begins at the folder stays good, and one that begins at the root does not. What \
            the user of a Mac chooses in a panel, a sandboxed app may read as long as it runs; a bookmark alone keeps that, and a path \
            does not.
            """,
        limits: """
            Speaks of the `fileURL` of UIKit's documents, and of values that are put together in sight from what the system says of \
            folders and bundles: in the expression itself, in locals, constants, lazy variables, getters and functions of the project, in \
            variables that are given such a path somewhere, and in what such a folder is asked for. Objects that are encoded whole are \
            asked, too. On a Mac these folders stay where they are, and a path counts that comes from a panel, as a text, where all \
            entitlements in sight say that the app is sandboxed, none excepts files, and nothing in it keeps a bookmark of anything.
            """,
        switchOff: "Where a reader takes the path apart and uses its end only.",
        severity: .warning,
        facts: ["C16", "I37"],
        examples: [
            .bad("""
                class Reader: UIViewController {
                    var name = "a.txt"
                    var file: URL {
                        FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0].appendingPathComponent(name)
                    }
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        coder.encode(file.path, forKey: "file") // expect: absolute-path-saved
                    }
                    override func decodeRestorableState(with coder: NSCoder) {
                        super.decodeRestorableState(with: coder)
                        title = coder.decodeObject(of: NSString.self, forKey: "file") as String?
                    }
                    override func updateUserActivityState(_ activity: NSUserActivity) {
                        super.updateUserActivityState(activity)
                        let url = URL(fileURLWithPath: NSTemporaryDirectory() + name)
                        activity.addUserInfoEntries(from: ["draft": url]) // expect: absolute-path-saved
                    }
                }
                """),
            .bad("""
                //- Reader.m
                @interface Reader : UIViewController
                @end
                @implementation Reader
                - (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
                    [super encodeRestorableStateWithCoder:coder];
                    NSString *folder = [NSSearchPathForDirectoriesInDomains(NSDocumentDirectory, NSUserDomainMask, YES) firstObject];
                    [coder encodeObject:[folder stringByAppendingPathComponent:@"a.txt"] forKey:@"file"]; // expect: absolute-path-saved
                }
                - (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
                    [super decodeRestorableStateWithCoder:coder];
                    self.title = [coder decodeObjectOfClass:[NSString class] forKey:@"file"];
                }
                @end
                """),
            .instead("""
                class Reader: UIViewController {
                    var name = "a.txt"
                    var file: URL {
                        FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0].appendingPathComponent(name)
                    }
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        coder.encode(name, forKey: "name")
                        coder.encode(file.lastPathComponent, forKey: "last")
                        coder.encode(try? file.bookmarkData(), forKey: "bookmark")
                    }
                    override func decodeRestorableState(with coder: NSCoder) {
                        super.decodeRestorableState(with: coder)
                        name = coder.decodeObject(of: NSString.self, forKey: "name") as String? ?? ""
                        title = coder.decodeObject(of: NSString.self, forKey: "last") as String?
                        print(coder.decodeObject(of: NSData.self, forKey: "bookmark") as Any)
                    }
                }
                """),
            .good("""
                // On the net, and of unknown origin.
                class Reader: UIViewController {
                    var page = URL(string: "https://example.com")!
                    var file: URL?
                    override func updateUserActivityState(_ activity: NSUserActivity) {
                        super.updateUserActivityState(activity)
                        activity.addUserInfoEntries(from: ["page": page.absoluteString, "path": file?.path ?? ""])
                    }
                }
                """),
        ]
    ) { app, silences in
        let chosen = app.savedChosenPaths(&silences).map { saved in
            let key = saved.key.shown.map { " under '\($0)'" } ?? ""
            return Finding(
                at: saved.location,
                "the path of a file that the user chose is saved\(saved.function.phrase("by"))\(key): the sandbox denies it after a relaunch",
                symbol: saved.function.symbol,
                help: "Save `bookmarkData(options: .withSecurityScope)` of it, and ask for access again after a relaunch.")
        }
        return app.savedContainerPaths().map { saved in
            let key = saved.key.shown.map { " under '\($0)'" } ?? ""
            return Finding(
                at: saved.location, "the whole path of a file of the app is saved\(saved.function.phrase("by"))\(key)",
                symbol: saved.function.symbol)
        } + chosen
    }
}
