package dev.diptych.animation.recording;

import dev.diptych.model.document.Path;

/** What is wrong with a recording, in one sentence, and where. */
final class RecordingException extends Exception {
  private static final long serialVersionUID = 1L;

  /** The code of its diagnostic. */
  static final String CODE = "bad-recording";

  private final transient Path path;
  private final String help;

  RecordingException(Path path, String message, String help) {
    super(message);
    this.path = path;
    this.help = help;
  }

  /** The path to the value. */
  Path path() {
    return path;
  }

  /** What to do. */
  String help() {
    return help;
  }
}
