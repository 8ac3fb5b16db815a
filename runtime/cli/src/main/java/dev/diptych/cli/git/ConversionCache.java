package dev.diptych.cli.git;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.diptych.files.FileCache;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.security.CodeSource;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.zip.CRC32C;
import org.jspecify.annotations.Nullable;

/**
 * The texts that were asked for last, by build, format and content, in the cache folder of the
 * user. Thread-safe.
 */
final class ConversionCache implements AutoCloseable {
  private static final String FOLDER = "texts";
  private static final long MAX_BYTES = 512 << 20;
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
    String key = key(format, bytes);
    byte[] known = text(cache.get(key), bytes);
    if (known != null) {
      return known;
    }
    byte[] text = conversion.get();
    writer.execute(() -> cache.put(key, entry(bytes, text)));
    return text;
  }

  /**
   * A name for the text of a file. The content is compared with that of the entry, because a
   * checksum takes a tenth of the time of a hash.
   */
  private String key(String format, byte[] bytes) {
    CRC32C checksum = new CRC32C();
    checksum.update(bytes);
    String all = build + "\n" + format + "\n" + bytes.length + " " + checksum.getValue();
    return HexFormat.of().formatHex(TextConversion.hash(all.getBytes(UTF_8)));
  }

  /** The content of a file and its text. */
  private static byte[] entry(byte[] bytes, byte[] text) {
    byte[] entry = Arrays.copyOf(bytes, Math.addExact(bytes.length, text.length));
    System.arraycopy(text, 0, entry, bytes.length, text.length);
    return entry;
  }

  /** The text in the entry of a file; null if it is the entry of another one. */
  private static byte @Nullable [] text(byte @Nullable [] entry, byte[] bytes) {
    int length = bytes.length;
    if (entry == null
        || entry.length < length
        || !Arrays.equals(entry, 0, length, bytes, 0, length)) {
      return null;
    }
    return Arrays.copyOfRange(entry, length, entry.length);
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
