package dev.diptych.compiler.load;

import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Arrays;
import java.util.UUID;

/**
 * A folder of files that may vanish at any time. Each begins with the checksum of what follows:
 * what is damaged counts as missing, and so does what cannot be read. A folder that cannot be
 * written to keeps nothing, and one that others may write to is not believed: what is in it will be
 * run.
 */
final class Store {
  private final Path folder;

  Store(Path folder) {
    this.folder = folder;
  }

  /** What is kept as {@code name}, or null. */
  byte[] read(String name) {
    try {
      byte[] file = ours() ? Files.readAllBytes(folder.resolve(name)) : new byte[0];
      if (file.length < Fingerprint.LENGTH) {
        return null;
      }
      byte[] sum = Arrays.copyOf(file, Fingerprint.LENGTH);
      byte[] content = Arrays.copyOfRange(file, Fingerprint.LENGTH, file.length);
      return Arrays.equals(sum, new Fingerprint().add(content).bytes()) ? content : null;
    } catch (IOException e) {
      return null;
    }
  }

  /** Keeps {@code content} as {@code name}, if that can be; it appears whole or not at all. */
  void write(String name, byte[] content) {
    try {
      Files.createDirectories(folder, onlyOurs("rwx------"));
      if (ours()) {
        put(name, content);
      }
    } catch (IOException e) {
      // The next run will take longer again, and that is all.
      return;
    }
  }

  private void put(String name, byte[] content) throws IOException {
    Path draft = folder.resolve(name + "." + UUID.randomUUID() + ".tmp");
    try {
      try (var out = Files.newOutputStream(draft, StandardOpenOption.CREATE_NEW)) {
        out.write(new Fingerprint().add(content).bytes());
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

  private boolean ours() throws IOException {
    return !posix()
        || !Files.getPosixFilePermissions(folder).contains(PosixFilePermission.OTHERS_WRITE);
  }

  private static FileAttribute<?>[] onlyOurs(String permissions) {
    return posix()
        ? new FileAttribute<?>[] {
          PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(permissions))
        }
        : new FileAttribute<?>[0];
  }

  private static boolean posix() {
    return FileSystems.getDefault().supportedFileAttributeViews().contains("posix");
  }
}
