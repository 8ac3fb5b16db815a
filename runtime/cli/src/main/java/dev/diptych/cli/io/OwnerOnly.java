package dev.diptych.cli.io;

import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;

/** How a file is made that nobody but its owner may read. */
final class OwnerOnly {
  private OwnerOnly() {}

  /** The attributes of such a file at {@code path}; none where the system has other rules. */
  static FileAttribute<?>[] attributes(Path path) {
    boolean posix = path.getFileSystem().supportedFileAttributeViews().contains("posix");
    return posix
        ? new FileAttribute<?>[] {
          PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"))
        }
        : new FileAttribute<?>[0];
  }
}
