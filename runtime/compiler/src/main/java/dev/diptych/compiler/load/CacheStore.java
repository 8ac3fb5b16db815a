package dev.diptych.compiler.load;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import java.io.IOException;
import java.nio.channels.Channels;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A folder of files that may disappear at any time. Each begins with the checksum of its content;
 * damaged and unreadable files count as absent. A folder that cannot be written stays empty. Its
 * content will be run, so folders and files that other users can write are neither read nor
 * written.
 */
final class CacheStore {
  /** Older files are deleted; they can be generated again. */
  private static final Duration MAX_AGE = Duration.ofDays(30);

  private static final Pattern FILE_NAME =
      Pattern.compile("[0-9a-f]{64}\\.\\w+(\\.[0-9a-f-]{36}\\.tmp)?");

  private final @Nullable Path folder;
  private final @Nullable Ownership ownership;

  /**
   * The content of a folder.
   *
   * @param folder the folder; null for none
   * @param ownership checks owners and permissions; null where the system has none
   */
  CacheStore(@Nullable Path folder, @Nullable Ownership ownership) {
    this.folder = folder;
    this.ownership = ownership;
  }

  /** The content of {@code folder} for the user of this process. */
  static CacheStore of(@Nullable Path folder) {
    try {
      boolean posix =
          folder != null && folder.getFileSystem().supportedFileAttributeViews().contains("unix");
      return new CacheStore(
          folder, posix ? new Ownership(FileAccess::of, FileAccess.user()) : null);
    } catch (IOException e) {
      return new CacheStore(null, null);
    }
  }

  /** A warning where the folder is not used, though it could be. */
  List<Diagnostic> notes() {
    try {
      String objection = folder == null || ownership == null ? null : ownership.problem(folder);
      if (folder == null || objection == null) {
        return List.of();
      }
      String message = "the cache of compiled specs is not used: " + objection;
      return List.of(
          Diagnostic.warning(
              "cache-not-used",
              new Location.Whole(folder.toString()),
              message,
              "what is in it would be run; DIPTYCH_CACHE names another folder"));
    } catch (IOException e) {
      return List.of(); // What cannot be looked at cannot be read or written, either.
    }
  }

  /** The content of the file {@code name}, or null. */
  byte @Nullable [] read(String name) {
    try {
      if (folder == null || !isReadable(folder, name)) {
        return null;
      }
      byte[] file = Files.readAllBytes(folder.resolve(name));
      if (file.length < Fingerprint.LENGTH) {
        return null;
      }
      byte[] sum = Arrays.copyOf(file, Fingerprint.LENGTH);
      byte[] content = Arrays.copyOfRange(file, Fingerprint.LENGTH, file.length);
      return Arrays.equals(sum, sum(name, content)) ? content : null;
    } catch (IOException e) {
      return null;
    }
  }

  /** Writes {@code content} as {@code name} if possible, either completely or not at all. */
  void write(String name, byte[] content) {
    try {
      if (folder != null && isTrusted(folder)) {
        Files.createDirectories(folder, privateAttributes("rwx------"));
      }
      if (folder != null && isTrusted(folder)) {
        put(folder, name, content);
        sweep(folder);
      }
    } catch (IOException e) {
      // The next run is just as slow as this one.
      return;
    }
  }

  private void put(Path folder, String name, byte[] content) throws IOException {
    Path draft = folder.resolve(name + "." + UUID.randomUUID() + ".tmp");
    var options = Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
    try {
      try (var out =
          Channels.newOutputStream(
              Files.newByteChannel(draft, options, privateAttributes("rw-------")))) {
        out.write(sum(name, content));
        out.write(content);
      }
      Files.move(
          draft,
          folder.resolve(name),
          StandardCopyOption.ATOMIC_MOVE,
          StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(draft);
    }
  }

  private static void sweep(Path folder) throws IOException {
    Instant limit = Instant.now().minus(MAX_AGE);
    try (var files = Files.list(folder)) {
      for (Path file :
          files.filter(f -> FILE_NAME.matcher(f.getFileName() + "").matches()).toList()) {
        if (Files.getLastModifiedTime(file).toInstant().isBefore(limit)) {
          Files.deleteIfExists(file);
        }
      }
    }
  }

  /** The checksum covers the name, so that a renamed file is invalid. */
  private static byte[] sum(String name, byte[] content) {
    return new Fingerprint().add(name).add(content).bytes();
  }

  private boolean isTrusted(Path folder) throws IOException {
    return ownership == null || ownership.problem(folder) == null;
  }

  private boolean isReadable(Path folder, String name) throws IOException {
    return isTrusted(folder) && (ownership == null || ownership.isPrivate(folder.resolve(name)));
  }

  private FileAttribute<?>[] privateAttributes(String permissions) {
    return ownership == null
        ? new FileAttribute<?>[0]
        : List.of(
                PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(permissions)))
            .toArray(FileAttribute<?>[]::new);
  }
}
