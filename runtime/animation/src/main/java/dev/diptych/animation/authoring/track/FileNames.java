package dev.diptych.animation.authoring.track;

import dev.diptych.authoring.tree.Value;
import dev.diptych.authoring.tree.Value.Evaluated;
import org.jspecify.annotations.Nullable;

/** Reads the names of files that words take as material. */
public final class FileNames {
  private FileNames() {}

  /**
   * The path in quotes after a word; null if it is none, which is reported.
   *
   * @param word the word before it
   * @param example a path of such a file
   */
  public static @Nullable String path(
      Evaluated value, String word, String example, Arguments arguments) {
    if (value instanceof Value.Verbatim verbatim && verbatim.text().startsWith("\"")) {
      String text = verbatim.text();
      return text.substring(1, text.lastIndexOf('"'));
    }
    String named = value instanceof Value.Word name ? name.text() : example;
    arguments.error(
        value.origin(), "a file is written in quotes", "write " + word + " \"" + named + "\"");
    return null;
  }
}
