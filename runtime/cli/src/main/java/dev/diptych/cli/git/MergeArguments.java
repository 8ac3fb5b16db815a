package dev.diptych.cli.git;

import dev.diptych.twin.merge.ConflictText.Markers;
import java.util.List;
import java.util.Map;

/**
 * What git passes to a merge driver: the placeholders %O %A %B %L %P %S %X %Y. An old git leaves
 * those as they are that it does not know.
 *
 * @param words the arguments in this order, at least three
 */
record MergeArguments(List<String> words) {
  /** The placeholders in the order of the arguments. */
  static final String PLACEHOLDERS = "%O %A %B %L %P %S %X %Y";

  /** The same for help, in which a percent sign is doubled. */
  static final String SHOWN_PLACEHOLDERS = "%%O %%A %%B %%L %%P %%S %%X %%Y";

  private static final List<String> NAMES = List.of(PLACEHOLDERS.split(" ", -1));

  /** A file with the content that both come from; empty if both have added the file. */
  String base() {
    return words.get(0);
  }

  /** A file with the content of this branch, which the result replaces. */
  String ours() {
    return words.get(1);
  }

  /** A file with the content of the other branch. */
  String theirs() {
    return words.get(2);
  }

  /** The path of the merged file in the repository. */
  String path() {
    return given(4, ours());
  }

  /** The label of the base. */
  String labelBase() {
    return label(5, "base");
  }

  /** The lines around conflicts. */
  Markers markers() {
    String size = given(3, "");
    String branch = branch();
    boolean valid = size.matches("[1-9][0-9]{0,3}");
    return new Markers(
        label(6, branch.isEmpty() ? "ours" : "HEAD"),
        label(7, branch.isEmpty() ? "theirs" : branch),
        valid ? Integer.parseInt(size) : Markers.DEFAULT_SIZE);
  }

  /** The merged branch for a git without labels; empty if another command than merge runs. */
  private static String branch() {
    List<String> heads =
        System.getenv().entrySet().stream()
            .filter(variable -> variable.getKey().startsWith("GITHEAD_"))
            .map(Map.Entry::getValue)
            .toList();
    return heads.size() == 1 ? heads.get(0) : "";
  }

  /** A label has one line, but contains a path if the file was renamed. */
  private String label(int index, String otherwise) {
    return given(index, otherwise).replaceAll("[\r\n]", " ");
  }

  private String given(int index, String otherwise) {
    boolean given = index < words.size() && !words.get(index).equals(NAMES.get(index));
    return given ? words.get(index) : otherwise;
  }
}
