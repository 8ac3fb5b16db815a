package dev.diptych.cli.doctor;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Whether files can be kept between runs. */
final class CacheCheck {
  private static final String NAME = "cache folder";
  private static final String HINT =
      "every start takes about twice as long: set DIPTYCH_CACHE to a folder that you can write to";

  private CacheCheck() {}

  static Check of(@Nullable Path folder) {
    if (folder == null) {
      return new Check(NAME, "none: there is no home folder", HINT);
    }
    if (!writable(folder.toAbsolutePath())) {
      return new Check(NAME, folder + " cannot be written", HINT);
    }
    return Check.ok(NAME, folder + ", " + size(folder));
  }

  /** Whether {@code folder} can be written, or created in the nearest folder that exists. */
  private static boolean writable(Path folder) {
    Path existing = folder;
    while (existing != null && !Files.exists(existing)) {
      existing = existing.getParent();
    }
    return existing != null && Files.isDirectory(existing) && Files.isWritable(existing);
  }

  private static String size(Path folder) {
    if (!Files.exists(folder)) {
      return "not used yet";
    }
    try (Stream<Path> files = Files.walk(folder)) {
      long bytes =
          files.filter(Files::isRegularFile).mapToLong(file -> file.toFile().length()).sum();
      return String.format(Locale.ROOT, "%.1f MB", bytes / 1e6);
    } catch (IOException | UncheckedIOException e) {
      return "cannot be read";
    }
  }
}
