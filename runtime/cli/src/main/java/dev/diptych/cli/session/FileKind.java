package dev.diptych.cli.session;

/** Which files of a folder a command processes. */
public enum FileKind {
  /** Texts. */
  TEXT("texts"),
  /** Binary files. */
  BINARY("binary files"),
  /** Both. */
  KNOWN("texts or binary files of a known format");

  private final String words;

  FileKind(String words) {
    this.words = words;
  }

  /** What these files are called in messages. */
  String words() {
    return words;
  }
}
