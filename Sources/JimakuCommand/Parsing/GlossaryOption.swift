extension OptionValues {
  /// The file with names and their renderings; whether it is there and what it says is looked at later.
  func glossary() throws(UsageError) -> String? {
    try path(.glossary)
  }
}
