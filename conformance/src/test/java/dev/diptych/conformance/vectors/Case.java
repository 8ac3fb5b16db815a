package dev.diptych.conformance.vectors;

import dev.diptych.twin.Selection;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * One case: an input and its expected results, in files with its name.
 *
 * @param folder their folder
 * @param name their name without extension
 * @param options options for the input, such as {@code --layout documented}, or an empty string
 */
record Case(Path folder, String name, String options) {
  /** The file that ends in {@code extension}. */
  Path file(String extension) {
    return folder.resolve(name + "." + extension);
  }

  /** The bytes of that file. */
  byte[] bytes(String extension) throws IOException {
    return Files.readAllBytes(file(extension));
  }

  /** Options for the input if detection is not sufficient. */
  Selection selection() {
    return new Selection(option("--format"), option("--layout"));
  }

  private String option(String key) {
    String[] words = options.trim().split(" +", -1);
    for (int i = 0; i + 1 < words.length; i += 2) {
      if (words[i].equals(key)) {
        return words[i + 1];
      }
    }
    return null;
  }

  @Override
  public String toString() {
    return name;
  }
}
