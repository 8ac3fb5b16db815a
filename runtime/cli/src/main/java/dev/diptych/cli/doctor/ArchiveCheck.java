package dev.diptych.cli.doctor;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** Whether Java starts with the archive of classes. */
final class ArchiveCheck {
  private static final String NAME = "archive of classes";
  private static final long MAX_SECONDS = 60;

  private ArchiveCheck() {}

  /**
   * Starts another Java that fails if it cannot use the archive.
   *
   * @param archive its path, set by the launcher; null without one
   */
  static Check of(@Nullable String archive) throws InterruptedException {
    if (archive == null) {
      return new Check(
          NAME,
          "none: every start takes about twice as long",
          "start diptych with its launcher, and once with a cache folder that can be written");
    }
    return usable(archive)
        ? Check.ok(NAME, archive)
        : new Check(NAME, archive + " does not fit this Java", "remove it: it is created again");
  }

  private static boolean usable(String archive) throws InterruptedException {
    boolean cache = archive.endsWith(".aot");
    List<String> command =
        List.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:+UseSerialGC",
            "-XX:-UsePerfData",
            cache ? "-XX:AOTMode=on" : "-Xshare:on",
            (cache ? "-XX:AOTCache=" : "-XX:SharedArchiveFile=") + archive,
            "-cp",
            System.getProperty("java.class.path"),
            "-version");
    try {
      Process process =
          new ProcessBuilder(command)
              .redirectErrorStream(true)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start();
      boolean ended = process.waitFor(MAX_SECONDS, TimeUnit.SECONDS);
      process.destroy();
      return ended && process.exitValue() == 0;
    } catch (IOException e) {
      return false;
    }
  }
}
