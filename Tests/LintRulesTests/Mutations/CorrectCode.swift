/// Restoration as it should be, in the styles that apps have: whatever is broken here has to be noticed.
let correctCode = [
    """
    //- Reader.swift
    class Reader: UIViewController {
        enum Key {
            static let page = "page"
            static let zoom = "zoom"
        }
        var page = 0
        var zoom: Double = 1
        var isNight = false
        var chapter: String?
        override func encodeRestorableState(with coder: NSCoder) {
            super.encodeRestorableState(with: coder)
            coder.encode(page, forKey: Key.page)
            coder.encode(self.zoom, forKey: Key.zoom)
            coder.encode(isNight, forKey: "night")
            coder.encode(chapter, forKey: "chapter")
        }
        override func decodeRestorableState(with coder: NSCoder) {
            page = coder.decodeInteger(forKey: Key.page)
            zoom = coder.decodeDouble(forKey: Key.zoom)
            isNight = coder.decodeBool(forKey: "night")
            chapter = coder.decodeObject(of: NSString.self, forKey: "chapter") as String?
            super.decodeRestorableState(with: coder)
        }
    }
    """,
    """
    //- Player.swift
    class Player: UIViewController, UIViewControllerRestoration {
        var position: Float = 0
        var song: String
        init(song: String) {
            self.song = song
            super.init(nibName: nil, bundle: nil)
            restorationIdentifier = "player"
            restorationClass = Player.self
        }
        required init?(coder: NSCoder) { nil }
        static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
            guard let song = coder.decodeObject(of: NSString.self, forKey: "song") as String? else { return nil }
            return Player(song: song)
        }
    }
    //- Player+State.swift
    extension Player {
        override func encodeRestorableState(with coder: NSCoder) {
            super.encodeRestorableState(with: coder)
            coder.encode(song, forKey: "song")
            keep(coder)
        }
        override func decodeRestorableState(with coder: NSCoder) {
            super.decodeRestorableState(with: coder)
            position = coder.decodeFloat(forKey: "position")
        }
        private func keep(_ coder: NSCoder) {
            coder.encode(position, forKey: "position")
        }
    }
    """,
    """
    //- Badge.swift
    // Older code casts what it reads.
    class Badge: UIView {
        var count = 0
        var color = "red"
        override func encodeRestorableState(with coder: NSCoder) {
            coder.encode(count, forKey: "count")
            coder.encode(color, forKey: "color")
            super.encodeRestorableState(with: coder)
        }
        override func decodeRestorableState(with coder: NSCoder) {
            super.decodeRestorableState(with: coder)
            count = coder.decodeInteger(forKey: "count")
            color = coder.decodeObject(forKey: "color") as? String ?? "red"
        }
    }
    """,
    """
    //- Base.swift
    class Base: UITableViewController {
        override func encodeRestorableState(with coder: NSCoder) {
            super.encodeRestorableState(with: coder)
            coder.encode(isEditing, forKey: "base.editing")
        }
        override func decodeRestorableState(with coder: NSCoder) {
            super.decodeRestorableState(with: coder)
            isEditing = coder.decodeBool(forKey: "base.editing")
        }
    }
    //- List.swift
    class List: Base {
        private static let rowKey = "list.row"
        var row: Int = 0
        override func encodeRestorableState(with coder: NSCoder) {
            defer { super.encodeRestorableState(with: coder) }
            coder.encode(row, forKey: Self.rowKey)
        }
        override func decodeRestorableState(with coder: NSCoder) {
            super.decodeRestorableState(with: coder)
            row = coder.decodeInteger(forKey: Self.rowKey)
        }
    }
    """,
    """
    //- Canvas.swift
    class Canvas: NSView {
        var zoom = 1.0
        override func encodeRestorableState(with coder: NSCoder) {
            super.encodeRestorableState(with: coder)
            coder.encode(zoom, forKey: "zoom")
        }
        override func restoreState(with coder: NSCoder) {
            super.restoreState(with: coder)
            zoom = coder.decodeDouble(forKey: "zoom")
        }
    }
    class Sheet: NSDocument {
        var page: Int = 0
        override func encodeRestorableState(with coder: NSCoder, backgroundQueue queue: OperationQueue) {
            super.encodeRestorableState(with: coder, backgroundQueue: queue)
            coder.encode(page, forKey: "page")
        }
        override func restoreState(with coder: NSCoder) {
            super.restoreState(with: coder)
            page = coder.decodeInteger(forKey: "page")
        }
    }
    """,
    """
    //- Editor.h
    @interface Editor : UIViewController
    @property (nonatomic) NSInteger line;
    @property (nonatomic, copy) NSString *name;
    @end
    //- Editor.m
    static NSString * const EditorNameKey = @"name";
    @implementation Editor
    - (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
        [super encodeRestorableStateWithCoder:coder];
        [coder encodeInteger:self.line forKey:@"line"];
        [coder encodeObject:self.name forKey:EditorNameKey];
    }
    - (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
        [super decodeRestorableStateWithCoder:coder];
        self.line = [coder decodeIntegerForKey:@"line"];
        self.name = [coder decodeObjectOfClass:[NSString class] forKey:EditorNameKey];
    }
    @end
    """,
]
