import LintRules

// The one place that says which version this is and where it is found. `UPDATE=1 swift test --filter PlaceTests` tells all pages that name either.

/// The version of the command and of everything it writes.
let version = "0.1.0"

/// Where the project is found.
let homepage = "https://github.com/restorelint/restorelint"

/// Where a rule's page is read, as it was for this version.
func address(ofRule id: String) -> String { "\(homepage)/blob/v\(version)/\(RulesDocument.path(of: id))" }
