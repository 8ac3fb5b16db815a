package dev.diptych.authoring.syntax;

/** Shortens text of the input for messages. */
final class Excerpt {
  private static final int MAX_LENGTH = 40;

  private Excerpt() {}

  static String of(String text) {
    return text.length() <= MAX_LENGTH ? text : text.substring(0, MAX_LENGTH) + "…";
  }
}
