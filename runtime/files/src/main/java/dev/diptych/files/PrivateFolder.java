package dev.diptych.files;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;

/** Folders that only this user can enter, on systems with POSIX permissions. */
final class PrivateFolder {
  private static final Set<PosixFilePermission> ALL_OF_OWNER =
      PosixFilePermissions.fromString("rwx------");

  private static final FileAttribute<Set<PosixFilePermission>> ATTRIBUTE =
      PosixFilePermissions.asFileAttribute(ALL_OF_OWNER);

  private PrivateFolder() {}

  /**
   * Creates a folder and those above it.
   *
   * @throws IOException if it cannot be created, or others can enter one that is there
   */
  static void create(Path folder) throws IOException {
    if (!Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS)) {
      Files.createDirectories(folder, ATTRIBUTE);
    }
    require(folder);
  }

  /**
   * Checks a folder.
   *
   * @throws IOException if it is none, or others can enter it
   */
  static void require(Path folder) throws IOException {
    if (!Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS)
        || !Files.getPosixFilePermissions(folder, LinkOption.NOFOLLOW_LINKS).equals(ALL_OF_OWNER)
        || FileAccess.of(folder).owner() != FileAccess.user()) {
      throw new IOException("its folder is not one that only this user can enter");
    }
  }
}
