package dev.diptych.cli.git;

import dev.diptych.cli.session.Version;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The commands with which git runs this installation, for a shell.
 *
 * @param launcher the launcher, or null for the one on the path
 * @param home the folder of the installation, or null
 */
record InstalledProgram(@Nullable String launcher, @Nullable String home) {
  /** Where a checkout and a package have the client of the text conversion, and the jar. */
  private static final List<List<String>> PLACES =
      List.of(
          List.of("runtime/cli/src/main/launcher/textconv", "runtime/cli/target/diptych-cli.jar"),
          List.of("app/textconv", "app/diptych-cli.jar"));

  /** The program that runs now. */
  static InstalledProgram current() {
    return new InstalledProgram(
        System.getProperty("diptych.command"), System.getProperty("diptych.home"));
  }

  /** The launcher. */
  String command() {
    return launcher == null ? "diptych" : quoted(launcher);
  }

  /**
   * The text conversion: its client where there is Perl, and else the launcher. Perl takes a fifth
   * of its start for the locale, which the client does not need.
   */
  String textconv() {
    String conversion = client().orElse(command() + " git textconv");
    return version().map(each -> "DIPTYCH_FOR=" + each + " " + conversion).orElse(conversion);
  }

  /**
   * What texts depend on besides the content of a file; nothing for a build that no commit
   * describes.
   */
  static Optional<String> version() {
    try {
      String commit = Version.commit();
      boolean known = !commit.isEmpty() && !commit.endsWith("-dirty");
      return known ? Optional.of(Version.number() + "-" + commit) : Optional.empty();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Optional<String> client() {
    if (launcher == null || home == null || !hasPerl()) {
      return Optional.empty();
    }
    for (List<String> place : PLACES) {
      Path client = Path.of(home, place.get(0));
      Path jar = Path.of(home, place.get(1));
      if (Files.isRegularFile(client) && Files.isRegularFile(jar)) {
        return Optional.of(
            "PERL_SKIP_LOCALE_INIT=1 perl "
                + String.join(
                    " ", quoted(client.toString()), quoted(launcher), quoted(jar.toString())));
      }
    }
    return Optional.empty();
  }

  /** Whether there is Perl, of which git itself is made, but not where sockets differ. */
  private static boolean hasPerl() {
    String path = System.getenv().getOrDefault("PATH", "");
    return File.separatorChar == '/'
        && Stream.of(path.split(File.pathSeparator, -1))
            .anyMatch(folder -> Files.isExecutable(Path.of(folder, "perl")));
  }

  /** A word for a shell. */
  static String quoted(String word) {
    return "'" + word.replace("'", "'\\''") + "'";
  }
}
