package dev.diptych.ksy;

import dev.diptych.model.diagnostic.Location;
import org.yaml.snakeyaml.error.MarkedYAMLException;

/** Syntax errors of YAML, with what an author has to change. */
final class YamlWords {
  private YamlWords() {}

  /** The rejection of the file with {@code e}. */
  static SpecException error(YamlErrors errors, Location at, MarkedYAMLException e) {
    String problem = String.valueOf(e.getProblem());
    if (problem.contains("(TAB)")) {
      return errors.last(
          "bad-spec", at, "this is not YAML: a tab cannot begin a value", "indent with spaces");
    }
    if (problem.startsWith("mapping values are not allowed")) {
      return errors.last(
          "bad-spec",
          at,
          "this is not YAML: a key is not allowed here",
          "a value with a colon and a space in it needs quotes around it",
          "the keys of a map have the same indentation");
    }
    String context = e.getContext() == null ? "" : e.getContext() + ": ";
    return errors.last("bad-spec", at, "this is not YAML: " + context + problem);
  }
}
