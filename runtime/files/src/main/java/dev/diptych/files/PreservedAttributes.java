package dev.diptych.files;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.UserDefinedFileAttributeView;
import java.util.EnumSet;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Copies owner, group, mode and extended attributes of a file to its replacement. */
final class PreservedAttributes {
  private final Folder folder;
  private final String from;
  private final String to;
  private final Consumer<String> losses;

  private PreservedAttributes(Folder folder, String from, String to, Consumer<String> losses) {
    this.folder = folder;
    this.from = from;
    this.to = to;
    this.losses = losses;
  }

  /**
   * Copies the attributes of the file {@code from} to {@code to}, both in {@code folder}.
   *
   * @param losses receives one sentence for each attribute that could not be copied
   * @throws IOException if the mode cannot be set
   */
  static void copy(Folder folder, String from, String to, Consumer<String> losses)
      throws IOException {
    PreservedAttributes attributes = new PreservedAttributes(folder, from, to, losses);
    attributes.extended();
    attributes.posix();
    attributes.links();
  }

  private void posix() throws IOException {
    PosixFileAttributeView source = folder.access(from);
    PosixFileAttributeView target = folder.access(to);
    if (source == null || target == null) {
      return;
    }
    PosixFileAttributes wanted = source.readAttributes();
    PosixFileAttributes given = target.readAttributes();
    Set<PosixFilePermission> permissions = EnumSet.noneOf(PosixFilePermission.class);
    permissions.addAll(wanted.permissions());
    if (!wanted.group().equals(given.group())
        && !succeeds("its group", () -> target.setGroup(wanted.group()))) {
      withoutGroup(permissions);
    }
    if (!wanted.owner().equals(given.owner())) {
      succeeds("its owner", () -> target.setOwner(wanted.owner()));
    }
    target.setPermissions(permissions);
  }

  /** Limits the new group to the permissions of others. */
  private static void withoutGroup(Set<PosixFilePermission> permissions) {
    if (!permissions.contains(PosixFilePermission.OTHERS_READ)) {
      permissions.remove(PosixFilePermission.GROUP_READ);
    }
    if (!permissions.contains(PosixFilePermission.OTHERS_WRITE)) {
      permissions.remove(PosixFilePermission.GROUP_WRITE);
    }
    if (!permissions.contains(PosixFilePermission.OTHERS_EXECUTE)) {
      permissions.remove(PosixFilePermission.GROUP_EXECUTE);
    }
  }

  /**
   * Extended attributes are reached by paths only. If a folder has become a link, the new file,
   * whose name is random, is not found there.
   */
  private void extended() {
    UserDefinedFileAttributeView source = extendedOf(from);
    UserDefinedFileAttributeView target = extendedOf(to);
    if (source != null && target != null) {
      extended(source, target);
    }
  }

  private void extended(UserDefinedFileAttributeView source, UserDefinedFileAttributeView target) {
    try {
      for (String name : source.list()) {
        succeeds("its attribute " + name, () -> copy(name, source, target));
      }
    } catch (IOException e) {
      // The file system has no extended attributes.
      return;
    }
  }

  private @Nullable UserDefinedFileAttributeView extendedOf(String name) {
    return Files.getFileAttributeView(
        folder.path().resolve(name), UserDefinedFileAttributeView.class, LinkOption.NOFOLLOW_LINKS);
  }

  private static void copy(
      String name, UserDefinedFileAttributeView from, UserDefinedFileAttributeView to)
      throws IOException {
    ByteBuffer value = ByteBuffer.allocate(from.size(name));
    from.read(name, value);
    to.write(name, value.flip());
  }

  private void links() throws IOException {
    Path file = folder.path().resolve(from);
    if (file.getFileSystem().supportedFileAttributeViews().contains("unix")
        && Files.getAttribute(file, "unix:nlink", LinkOption.NOFOLLOW_LINKS)
            instanceof Integer count
        && count > 1) {
      String links = count == 2 ? "1 more hard link" : count - 1 + " more hard links";
      losses.accept("it had " + links + ", which keep the old content");
    }
  }

  private interface Step {
    void run() throws IOException;
  }

  private boolean succeeds(String what, Step step) {
    try {
      step.run();
      return true;
    } catch (IOException e) {
      losses.accept("it could not keep " + what + ": " + IoFailure.reason(e));
      return false;
    }
  }
}
