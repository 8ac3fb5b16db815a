package dev.diptych.lsp.cases;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * A folder of cases. Each case is a file and, next to it, a file with the expected answer; with
 * {@code -Dbless} the answers are written.
 *
 * @param folder the folder
 */
public record Cases(Path folder) {
  private static final String ANSWER = ".expected";

  /** The cases in the folder {@code name} of the test resources. */
  public static Cases in(String name) {
    Path module = Path.of("runtime/language-server");
    Path root = Files.isDirectory(module) ? module : Path.of("");
    return new Cases(root.resolve("src/test/resources").resolve(name));
  }

  /** The files of all cases, in the order of their names. */
  public List<Path> all() {
    List<Path> cases = files().filter(file -> !file.toString().endsWith(ANSWER)).sorted().toList();
    assertTrue(!cases.isEmpty(), "no cases in " + folder);
    return cases;
  }

  /** Fails if an answer has no case. */
  public void noOrphans() {
    List<Path> orphans =
        files()
            .filter(file -> file.toString().endsWith(ANSWER))
            .filter(file -> !Files.exists(withoutEnding(file)))
            .toList();
    assertEquals(List.of(), orphans);
  }

  private static Path withoutEnding(Path answer) {
    String name = answer.getFileName().toString();
    return answer.resolveSibling(name.substring(0, name.length() - ANSWER.length()));
  }

  private Stream<Path> files() {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(Files::isRegularFile).toList().stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The content of a case. */
  public static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Compares {@code answer} with the expected one. */
  public static void expect(Path file, String answer) {
    Path expected = file.resolveSibling(file.getFileName() + ANSWER);
    try {
      if (System.getProperty("bless") != null) {
        Files.writeString(expected, answer);
      }
      assertTrue(Files.exists(expected), "no answer, run with -Dbless: " + expected);
      assertEquals(Files.readString(expected), answer, file.toString());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
