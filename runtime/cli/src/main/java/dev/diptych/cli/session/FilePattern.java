package dev.diptych.cli.session;

import static java.util.Objects.requireNonNull;

import dev.diptych.files.IoFailure;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.PatternSyntaxException;
import java.util.stream.Stream;

/**
 * A pattern of files, for shells that do not expand it: {@code *} and {@code ?} in a name, {@code
 * **} for any number of folders, {@code [a-z]} and {@code {a,b}}.
 *
 * @param text the pattern
 */
record FilePattern(String text) {
  private static final String SIGNS = "*?[{";

  /** Whether {@code argument} has a sign of patterns. */
  static boolean isPattern(String argument) {
    for (int i = 0; i < argument.length(); i++) {
      if (SIGNS.indexOf(argument.charAt(i)) >= 0) {
        return true;
      }
    }
    return false;
  }

  /**
   * The files in the order of their names. Hidden ones are only found by a pattern with a part that
   * begins with a dot.
   *
   * @throws UsageException if there are none, or the pattern is invalid
   * @throws IoFailure if a folder cannot be read
   */
  List<String> files() throws IoFailure {
    int first = 0;
    while (SIGNS.indexOf(text.charAt(first)) < 0) {
      first++;
    }
    int slash = text.lastIndexOf('/', first);
    Path folder = Path.of(text.substring(0, slash + 1));
    String rest = text.substring(slash + 1);
    PathMatcher matcher = matcher(rest);
    boolean hidden = rest.startsWith(".") || rest.contains("/.");
    int depth =
        rest.contains("**")
            ? Integer.MAX_VALUE
            : (int) rest.chars().filter(c -> c == '/').count() + 1;
    List<String> found =
        found(
            folder,
            depth,
            file -> {
              Path relative = slash < 0 ? file : folder.relativize(file);
              return matcher.matches(relative) && (hidden || !FolderFiles.isHidden(relative));
            });
    if (found.isEmpty()) {
      throw new UsageException("no file has the pattern " + text);
    }
    return found;
  }

  private PathMatcher matcher(String pattern) {
    try {
      // Any number of folders may be none.
      String glob = pattern.replaceFirst("^\\*\\*/", "{,**/}").replace("/**/", "{/,/**/}");
      return FileSystems.getDefault().getPathMatcher("glob:" + glob);
    } catch (PatternSyntaxException e) {
      throw new UsageException(text + " is not a valid pattern: " + e.getDescription());
    }
  }

  private List<String> found(Path folder, int depth, Predicate<Path> wanted) throws IoFailure {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> all = Files.walk(folder, depth)) {
      return all.filter(wanted).filter(Files::isRegularFile).map(Path::toString).sorted().toList();
    } catch (IOException e) {
      throw IoFailure.reading(folder.toString(), e);
    } catch (UncheckedIOException e) {
      throw IoFailure.reading(folder.toString(), requireNonNull(e.getCause()));
    }
  }
}
