package dev.diptych.view.render;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Finds a Chromium. */
public final class Browsers {
  /** An environment variable with the path of the browser. */
  public static final String VARIABLE = "DIPTYCH_CHROMIUM";

  private static final List<String> NAMES =
      List.of("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome");

  private Browsers() {}

  /**
   * The path of a browser: the chosen one, that of the variable, or the first in the folders of
   * {@code PATH}.
   *
   * @param chosen by the user, or null
   * @param environment the variables
   * @return nothing if there is none, or the chosen one cannot be executed
   */
  public static Optional<Path> find(@Nullable String chosen, Map<String, String> environment) {
    if (chosen != null) {
      return executable(chosen);
    }
    String named = environment.getOrDefault(VARIABLE, "");
    // Without a folder it is no path: in tests it only requires a browser.
    if (named.contains("/") || named.contains(File.separator)) {
      return executable(named);
    }
    String path = environment.getOrDefault("PATH", "");
    for (String name : NAMES) {
      for (String folder : path.split(Pattern.quote(File.pathSeparator), -1)) {
        Optional<Path> found =
            folder.isEmpty() ? Optional.empty() : executable(folder + File.separator + name);
        if (found.isPresent()) {
          return found;
        }
      }
    }
    return Optional.empty();
  }

  private static Optional<Path> executable(String text) {
    try {
      Path path = Path.of(text).toAbsolutePath();
      return Files.isExecutable(path) && Files.isRegularFile(path)
          ? Optional.of(path)
          : Optional.empty();
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
  }
}
