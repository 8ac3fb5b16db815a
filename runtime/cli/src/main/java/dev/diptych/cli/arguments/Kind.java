package dev.diptych.cli.arguments;

/** The type of a field that receives arguments. */
enum Kind {
  /** A boolean; the option has no argument. */
  FLAG,
  /** A string. */
  TEXT,
  /** A path. */
  PATH,
  /** A list of strings; the option may be repeated. */
  TEXTS,
  /** A list of paths; the option may be repeated. */
  PATHS;

  /** The kind with the name that tables use. */
  static Kind of(String name) {
    return switch (name) {
      case "flag" -> FLAG;
      case "text" -> TEXT;
      case "path" -> PATH;
      case "texts" -> TEXTS;
      case "paths" -> PATHS;
      default -> throw new IllegalArgumentException(name);
    };
  }

  /** Whether the option may be repeated. */
  boolean repeated() {
    return this == TEXTS || this == PATHS;
  }

  /** Whether arguments are paths. */
  boolean paths() {
    return this == PATH || this == PATHS;
  }
}
