package dev.diptych.infoset;

/** An infoset is malformed or does not match its schema. */
public final class InfosetException extends Exception {
  private static final long serialVersionUID = 1L;

  InfosetException(String path, String message) {
    super(path.isEmpty() ? message : path + ": " + message);
  }
}
