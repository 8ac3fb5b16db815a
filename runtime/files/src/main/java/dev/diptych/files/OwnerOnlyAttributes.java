package dev.diptych.files;

import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;

/** The attributes for creating a file or folder that only its owner may read. */
final class OwnerOnlyAttributes {
  private OwnerOnlyAttributes() {}

  /** The attributes for a file at {@code path}; none if the file system is not POSIX. */
  static FileAttribute<?>[] of(Path path) {
    return of(path, "rw-------");
  }

  /** The same for a folder. */
  static FileAttribute<?>[] ofFolder(Path path) {
    return of(path, "rwx------");
  }

  private static FileAttribute<?>[] of(Path path, String permissions) {
    boolean posix = path.getFileSystem().supportedFileAttributeViews().contains("posix");
    return posix
        ? new FileAttribute<?>[] {
          PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(permissions))
        }
        : new FileAttribute<?>[0];
  }
}
