package dev.diptych.infoset;

/** What was given is no infoset, or none of the schema it names. */
public final class InfosetException extends Exception {
  private static final long serialVersionUID = 1L;

  InfosetException(String path, String message) {
    super(path.isEmpty() ? message : path + ": " + message);
  }
}
