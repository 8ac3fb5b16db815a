package dev.diptych.conformance.specs;

import java.util.List;
import java.util.Map;

/** A spec in {@code conformance/specs}, files of its format, and edits of their texts. */
interface Specimen {
  /** Files by name, made by an independent writer; the same ones each time. */
  Map<String, byte[]> samples() throws Exception;

  /** Edits of the texts of samples. */
  List<Edit> edits();

  /** Whether the spec reads every byte of {@code sample}. */
  default boolean structured(String sample) {
    return true;
  }

  /** Folders below {@code conformance/specs} that imports are looked for in. */
  default List<String> importPath() {
    return List.of();
  }

  /**
   * An edit of the text of a sample.
   *
   * @param sample the sample
   * @param change the edit of its text
   * @param check what an independent reader must then find in the compiled file
   */
  record Edit(String sample, Change change, Check check) {
    /** An edit that replaces every {@code from}, which must occur in the text. */
    static Edit replace(String sample, String from, String to, Check check) {
      Change change =
          text -> {
            if (!text.contains(from)) {
              throw new AssertionError("no " + from + " in\n" + text);
            }
            return text.replace(from, to);
          };
      return new Edit(sample, change, check);
    }
  }

  /** An edit of a text. */
  interface Change {
    String to(String text) throws Exception;
  }

  /** What an independent reader sees. */
  interface Check {
    void of(byte[] file) throws Exception;
  }
}
