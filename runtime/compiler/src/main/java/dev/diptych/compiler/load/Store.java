package dev.diptych.compiler.load;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.regex.Pattern;

/**
 * A folder of files that may vanish at any time. Each begins with the checksum of what follows:
 * what is damaged counts as missing, and so does what cannot be read. A folder that cannot be
 * written to keeps nothing, and one that everybody may write to is not believed: what is in it will
 * be run.
 */
final class Store {
  /** Nobody misses what is older: it comes again when it is wanted. */
  private static final Duration KEPT = Duration.ofDays(30);

  private static final Pattern OURS =
      Pattern.compile("[0-9a-f]{64}\\.\\w+(\\.[0-9a-f-]{36}\\.tmp)?");
  private static final Set<PosixFilePermission> OWNER =
      PosixFilePermissions.fromString("rwx------");

  private final Path folder;

  /** What {@code folder} holds; null is a folder that keeps nothing. */
  Store(Path folder) {
    this.folder = folder;
  }

  /** What is kept as {@code name}, or null. */
  byte[] read(String name) {
    try {
      byte[] file = believed() ? Files.readAllBytes(folder.resolve(name)) : new byte[0];
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

  /** Keeps {@code content} as {@code name}, if that can be; it appears whole or not at all. */
  void write(String name, byte[] content) {
    try {
      if (folder != null) {
        Files.createDirectories(folder, onlyOurs());
      }
      if (believed()) {
        put(name, content);
        sweep();
      }
    } catch (IOException e) {
      // The next run will take as long as this one, and that is all.
      return;
    }
  }

  private void put(String name, byte[] content) throws IOException {
    Path draft = folder.resolve(name + "." + UUID.randomUUID() + ".tmp");
    try {
      try (var out = Files.newOutputStream(draft, StandardOpenOption.CREATE_NEW)) {
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

  private void sweep() throws IOException {
    Instant limit = Instant.now().minus(KEPT);
    try (var files = Files.list(folder)) {
      for (Path file : files.filter(f -> OURS.matcher(f.getFileName() + "").matches()).toList()) {
        if (Files.getLastModifiedTime(file).toInstant().isBefore(limit)) {
          Files.deleteIfExists(file);
        }
      }
    }
  }

  /** A file that was given another name is not what that name stands for. */
  private static byte[] sum(String name, byte[] content) {
    return new Fingerprint().add(name).add(content).bytes();
  }

  private boolean believed() throws IOException {
    return folder != null
        && (!posix()
            || !Files.getPosixFilePermissions(folder).contains(PosixFilePermission.OTHERS_WRITE));
  }

  private FileAttribute<?>[] onlyOurs() {
    return posix()
        ? List.of(PosixFilePermissions.asFileAttribute(OWNER)).toArray(FileAttribute<?>[]::new)
        : new FileAttribute<?>[0];
  }

  private boolean posix() {
    return folder.getFileSystem().supportedFileAttributeViews().contains("posix");
  }
}
