package dev.diptych.files;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.CRC32C;
import org.jspecify.annotations.Nullable;

/**
 * Results that take long to compute, in a folder that only this user can enter, so that another
 * process has them, too. Those that were not used for longest are deleted when there are too many.
 * What cannot be read or written is computed again. Thread-safe.
 */
public final class FileCache {
  private static final Pattern KEY = Pattern.compile("[0-9a-f]{8,128}");

  private static final int BLOCK = 4096;

  /** The length of the checksum behind the content, in bytes. */
  private static final int CHECKSUM = 4;

  /** How exactly the time of the last use is known. */
  private static final Duration USED = Duration.ofHours(1);

  private final Path folder;
  private final long maxBytes;
  private final AtomicLong written = new AtomicLong();

  /** The size of all files; negative before the first is added. */
  private long size = -1;

  private FileCache(Path folder, long maxBytes) {
    this.folder = folder;
    this.maxBytes = maxBytes;
  }

  /**
   * The cache in a folder, which is created; nothing where the system or the folder does not let it
   * be private.
   *
   * @param maxBytes what all files may take together
   */
  public static Optional<FileCache> in(Path folder, long maxBytes) {
    Path absolute = folder.toAbsolutePath();
    try {
      PrivateFolder.create(absolute);
      return Optional.of(new FileCache(absolute, maxBytes));
    } catch (IOException | UnsupportedOperationException e) {
      return Optional.empty();
    }
  }

  /**
   * The content of a key, or null.
   *
   * @param key lower-case hexadecimal digits, at least eight
   */
  public byte @Nullable [] get(String key) {
    Path file = file(key);
    try {
      byte[] content = content(Files.readAllBytes(file));
      Instant now = Instant.now();
      if (content != null
          && Files.getLastModifiedTime(file).toInstant().isBefore(now.minus(USED))) {
        Files.setLastModifiedTime(file, FileTime.from(now));
      }
      return content;
    } catch (IOException e) {
      return null;
    }
  }

  /** Keeps the content of a key. */
  public void put(String key, byte[] content) {
    long length = onDisk((long) content.length + CHECKSUM);
    if (length > maxBytes / 4) {
      return;
    }
    Path file = file(key);
    try {
      Files.createDirectories(file.getParent());
      String name = "new-" + ProcessHandle.current().pid() + "-" + written.incrementAndGet();
      Path temporary = folder.resolve(name);
      try {
        write(temporary, content);
        Files.move(temporary, file, StandardCopyOption.ATOMIC_MOVE);
      } finally {
        Files.deleteIfExists(temporary);
      }
      added(length);
    } catch (IOException e) {
      return; // It is computed again.
    }
  }

  /** Not compressed: that takes longer than all the rest of a conversion. */
  private static void write(Path file, byte[] content) throws IOException {
    try (OutputStream out = Files.newOutputStream(file)) {
      out.write(content);
      out.write(ByteBuffer.allocate(CHECKSUM).putInt(checksum(content, content.length)).array());
    }
  }

  /** The content before the checksum; null if the file is damaged. */
  private static byte @Nullable [] content(byte[] file) {
    int length = file.length - CHECKSUM;
    boolean whole = length >= 0 && ByteBuffer.wrap(file).getInt(length) == checksum(file, length);
    return whole ? Arrays.copyOf(file, length) : null;
  }

  private static int checksum(byte[] bytes, int length) {
    CRC32C checksum = new CRC32C();
    checksum.update(bytes, 0, length);
    return (int) checksum.getValue();
  }

  private Path file(String key) {
    if (!KEY.matcher(key).matches()) {
      throw new IllegalArgumentException(key);
    }
    return folder.resolve(key.substring(0, 2)).resolve(key.substring(2));
  }

  /** What a file takes: a whole number of blocks. */
  private static long onDisk(long length) {
    return (length + BLOCK - 1) / BLOCK * BLOCK;
  }

  private synchronized void added(long length) throws IOException {
    if (size >= 0) {
      size += length;
    }
    if (size < 0 || size > maxBytes) {
      size = limited();
    }
  }

  /**
   * A file.
   *
   * @param path its path
   * @param used when it was used
   * @param length what it takes
   */
  private record Kept(Path path, Instant used, long length) {}

  /** Deletes what was not used for longest, so that there is room again; returns the size. */
  private long limited() throws IOException {
    List<Kept> files = new ArrayList<>();
    long total = 0;
    for (Path path : files()) {
      Kept found = found(path);
      if (found != null) {
        files.add(found);
        total += found.length;
      }
    }
    if (total <= maxBytes) {
      return total;
    }
    files.sort(Comparator.comparing(Kept::used));
    for (Kept each : files) {
      if (total <= maxBytes / 4 * 3) {
        break;
      }
      Files.deleteIfExists(each.path);
      total -= each.length;
    }
    return total;
  }

  /** A file, or null if another process has deleted it. */
  private static @Nullable Kept found(Path path) {
    try {
      BasicFileAttributes found = Files.readAttributes(path, BasicFileAttributes.class);
      return new Kept(path, found.lastModifiedTime().toInstant(), onDisk(found.size()));
    } catch (IOException e) {
      return null;
    }
  }

  private List<Path> files() throws IOException {
    try (Stream<Path> found = Files.walk(folder, 2)) {
      return found.filter(Files::isRegularFile).toList();
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }
}
