package dev.diptych.conformance;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The files of cases in a folder with a list of them. */
public final class CaseFiles {
  private CaseFiles() {}

  /**
   * The names of the cases that there are files of, in alphabetical order.
   *
   * @param folder the folder
   * @param list the file that lists the cases, which is none of one
   */
  public static List<String> names(Path folder, String list) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(Files::isRegularFile)
          .map(file -> String.valueOf(file.getFileName()))
          .filter(file -> !file.equals(list))
          .map(file -> file.replaceFirst("\\..*", ""))
          .distinct()
          .sorted()
          .toList();
    }
  }
}
