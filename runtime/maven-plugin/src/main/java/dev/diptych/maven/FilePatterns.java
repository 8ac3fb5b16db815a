package dev.diptych.maven;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Selects files of a folder by the patterns that Maven uses: {@code **} is any number of folders.
 *
 * @param includes a file must match one of these
 * @param excludes and none of these
 */
record FilePatterns(List<Pattern> includes, List<Pattern> excludes) {
  /** Creates a selection from lists of patterns. */
  static FilePatterns of(List<String> includes, List<String> excludes) {
    return new FilePatterns(
        includes.stream().map(FilePatterns::compiled).toList(),
        excludes.stream().map(FilePatterns::compiled).toList());
  }

  /**
   * The selected files below {@code folder}, sorted; none if it does not exist.
   *
   * @throws IOException if the folder cannot be read
   */
  List<Path> in(Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(Files::isRegularFile)
          .filter(file -> selects(relative(folder, file)))
          .sorted()
          .toList();
    }
  }

  /** The path of {@code file} below {@code folder}, with slashes. */
  static String relative(Path folder, Path file) {
    return folder.relativize(file).toString().replace('\\', '/');
  }

  private boolean selects(String path) {
    return matches(includes, path) && !matches(excludes, path);
  }

  private static boolean matches(List<Pattern> patterns, String path) {
    return patterns.stream().anyMatch(pattern -> pattern.matcher(path).matches());
  }

  private static Pattern compiled(String pattern) {
    String slashes = pattern.replace('\\', '/');
    String whole = slashes.endsWith("/") ? slashes + "**" : slashes;
    StringBuilder regex = new StringBuilder();
    for (int i = 0; i < whole.length(); i++) {
      if (whole.startsWith("**/", i)) {
        regex.append("(?:.*/)?");
        i += 2;
      } else if (whole.startsWith("**", i)) {
        regex.append(".*");
        i++;
      } else {
        regex.append(word(whole.charAt(i)));
      }
    }
    return Pattern.compile(regex.toString());
  }

  private static String word(char c) {
    return switch (c) {
      case '*' -> "[^/]*";
      case '?' -> "[^/]";
      default -> Pattern.quote(String.valueOf(c));
    };
  }
}
