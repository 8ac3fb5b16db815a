package dev.diptych.view.server;

/** What the server shows. */
public interface Pages {
  /**
   * Answers a request.
   *
   * @param path without the token and the slash after it, such as {@code scene}
   * @param query its parameters
   * @throws IllegalArgumentException with one sentence if the parameters are wrong
   */
  Reply answer(String path, Query query);

  /** The content security policy of all answers. */
  String policy();
}
