package dev.diptych.conformance.lsp.feature;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.conformance.CaseFiles;
import dev.diptych.conformance.Repository;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A scene with one mistake.
 *
 * @param name of its files
 * @param places where a message may be, as in messages; a column {@code *} is any
 * @param words what the message must contain: the mistake, and what to write instead
 * @param isFixed whether an editor can write it
 * @param written what is wrong
 * @param meant what the person meant
 */
record MistakenScene(
    String name,
    List<String> places,
    List<String> words,
    boolean isFixed,
    String written,
    String meant) {
  static final Path FOLDER = Repository.path("conformance/authored/mistakes");

  private static final String LIST = "cases.tsv";
  private static final int CELLS = 8;

  /** All of them: one for each line of the list. */
  static List<MistakenScene> all() throws IOException {
    List<MistakenScene> all = new ArrayList<>();
    for (String line : Files.readAllLines(FOLDER.resolve(LIST), UTF_8)) {
      String[] cells = line.replace("\\n", "\n").split("\t", -1);
      assertThat(cells).as(line).hasSize(CELLS);
      all.add(
          new MistakenScene(
              cells[0],
              List.of(cells[3].split("\\|", -1)),
              List.of(cells[4].split(" \\| ", -1)),
              cells[5].equals("yes"),
              cells[6],
              cells[7]));
    }
    return all;
  }

  /** The names that there are files of. */
  static List<String> names() throws IOException {
    return CaseFiles.names(FOLDER, LIST);
  }

  Path file(String extension) {
    return FOLDER.resolve(name + "." + extension);
  }

  String text() throws IOException {
    return Files.readString(file("twin"));
  }

  /** The text without the mistake. */
  String right() throws IOException {
    String text = text();
    int at = text.indexOf(written);
    assertThat(at).as("what is wrong: " + written).isNotNegative();
    assertThat(text.indexOf(written, at + 1)).as("it is there once").isNegative();
    return text.replace(written, meant);
  }

  @Override
  public String toString() {
    return name;
  }
}
