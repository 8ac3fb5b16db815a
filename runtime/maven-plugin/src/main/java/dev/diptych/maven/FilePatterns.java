package dev.diptych.maven;

import static org.codehaus.plexus.util.SelectorUtils.REGEX_HANDLER_PREFIX;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.codehaus.plexus.util.MatchPatterns;

/**
 * Selects files of a folder by the patterns that Maven uses. The folder is not read by the {@code
 * DirectoryScanner} of the same library: it takes a folder that cannot be read as empty, and
 * follows links to folders even in a circle.
 *
 * @param includes a file must match one of these
 * @param excludes and none of these
 */
record FilePatterns(MatchPatterns includes, MatchPatterns excludes) {
  /** Creates a selection from lists of patterns. */
  static FilePatterns of(List<String> includes, List<String> excludes) {
    return new FilePatterns(compiled(includes), compiled(excludes));
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
          .filter(file -> selects(folder.relativize(file).toString()))
          .sorted()
          .toList();
    }
  }

  /** The path of {@code file} below {@code folder}, with slashes. */
  static String relative(Path folder, Path file) {
    return folder.relativize(file).toString().replace('\\', '/');
  }

  private boolean selects(String path) {
    return includes.matches(path, true) && !excludes.matches(path, true);
  }

  private static MatchPatterns compiled(List<String> patterns) {
    return MatchPatterns.from(patterns.stream().map(FilePatterns::ofThisSystem).toList());
  }

  /** With the separator of this system, as the library takes patterns. A folder is all in it. */
  private static String ofThisSystem(String pattern) {
    if (pattern.startsWith(REGEX_HANDLER_PREFIX)) {
      return pattern;
    }
    String path = pattern.replace('\\', '/');
    return (path.endsWith("/") ? path + "**" : path).replace('/', File.separatorChar);
  }
}
