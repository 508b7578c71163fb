/// The version of the command and of everything it writes.
let version = "0.1.0"
