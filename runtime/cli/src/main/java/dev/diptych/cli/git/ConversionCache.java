package dev.diptych.cli.git;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.diptych.files.FileCache;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.security.CodeSource;
import java.util.HexFormat;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The texts that were asked for last, by build, format and content, in the cache folder of the
 * user. Thread-safe.
 */
final class ConversionCache implements AutoCloseable {
  private static final String FOLDER = "texts";
  private static final long MAX_BYTES = 256 << 20;
  private static final int MAX_WAITING = 64;
  private static final int WAIT_SECONDS = 10;

  private final Optional<FileCache> files;

  /** Writes while git starts the next client. */
  private final ThreadPoolExecutor writer =
      new ThreadPoolExecutor(
          1,
          1,
          0,
          TimeUnit.SECONDS,
          new ArrayBlockingQueue<>(MAX_WAITING),
          new ThreadPoolExecutor.CallerRunsPolicy());

  private final String build;

  private ConversionCache(Optional<FileCache> files, String build) {
    this.files = files;
    this.build = build;
  }

  /** The cache in the cache folder of the user, which keeps nothing if there is none. */
  static ConversionCache in(@Nullable Path folder) {
    String build = build();
    return folder == null || build.isEmpty()
        ? new ConversionCache(Optional.empty(), build)
        : new ConversionCache(FileCache.in(folder.resolve(FOLDER), MAX_BYTES), build);
  }

  /** What no other build has; empty for one that is not packaged. */
  private static String build() {
    CodeSource source = ConversionCache.class.getProtectionDomain().getCodeSource();
    try {
      Path jar = source == null ? null : Path.of(source.getLocation().toURI());
      if (jar == null || !Files.isRegularFile(jar)) {
        return "";
      }
      BasicFileAttributes found = Files.readAttributes(jar, BasicFileAttributes.class);
      String version = InstalledProgram.version().orElse("");
      return version + " " + found.size() + " " + found.lastModifiedTime().toMillis();
    } catch (IOException | URISyntaxException | IllegalArgumentException e) {
      return "";
    }
  }

  /**
   * The text of a file with the content {@code bytes}, computed if it is not known.
   *
   * @param format what the text depends on besides the content and the build
   */
  byte[] get(String format, byte[] bytes, Supplier<byte[]> conversion) {
    if (files.isEmpty()) {
      return conversion.get();
    }
    FileCache cache = files.get();
    HexFormat hex = HexFormat.of();
    String all = build + "\n" + format + "\n" + hex.formatHex(TextConversion.hash(bytes));
    String key = hex.formatHex(TextConversion.hash(all.getBytes(UTF_8)));
    byte[] known = cache.get(key);
    if (known != null) {
      return known;
    }
    byte[] text = conversion.get();
    writer.execute(() -> cache.put(key, text));
    return text;
  }

  /** Waits until all texts are written. */
  @Override
  public void close() {
    writer.shutdown();
    try {
      if (!writer.awaitTermination(WAIT_SECONDS, TimeUnit.SECONDS)) {
        writer.shutdownNow();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
