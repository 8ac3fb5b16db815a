package dev.diptych.cli.io;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.UserDefinedFileAttributeView;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/** What a file keeps when another takes its place: owner, group, mode and extended attributes. */
final class KeptAttributes {
  private final Path from;
  private final Path to;
  private final Consumer<String> losses;

  private KeptAttributes(Path from, Path to, Consumer<String> losses) {
    this.from = from;
    this.to = to;
    this.losses = losses;
  }

  /**
   * Gives {@code to} the attributes of {@code from}.
   *
   * @param losses takes a sentence for each that it could not be given
   * @throws IOException where its mode cannot be set
   */
  static void copy(Path from, Path to, Consumer<String> losses) throws IOException {
    KeptAttributes kept = new KeptAttributes(from, to, losses);
    kept.extended();
    kept.posix();
    kept.links();
  }

  private void posix() throws IOException {
    PosixFileAttributeView had = Files.getFileAttributeView(from, PosixFileAttributeView.class);
    PosixFileAttributeView has = Files.getFileAttributeView(to, PosixFileAttributeView.class);
    if (had == null || has == null) {
      return;
    }
    PosixFileAttributes wanted = had.readAttributes();
    PosixFileAttributes given = has.readAttributes();
    Set<PosixFilePermission> permissions = EnumSet.noneOf(PosixFilePermission.class);
    permissions.addAll(wanted.permissions());
    if (!wanted.group().equals(given.group())
        && !succeeds("its group", () -> has.setGroup(wanted.group()))) {
      withoutGroup(permissions);
    }
    if (!wanted.owner().equals(given.owner())) {
      succeeds("its owner", () -> has.setOwner(wanted.owner()));
    }
    has.setPermissions(permissions);
  }

  /** What the old group may do, the new one may only as far as everybody may. */
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

  private void extended() {
    try {
      UserDefinedFileAttributeView had =
          Files.getFileAttributeView(from, UserDefinedFileAttributeView.class);
      UserDefinedFileAttributeView has =
          Files.getFileAttributeView(to, UserDefinedFileAttributeView.class);
      for (String name : had == null || has == null ? List.<String>of() : had.list()) {
        succeeds("its attribute " + name, () -> copy(name, had, has));
      }
    } catch (IOException e) {
      // The system has none.
      return;
    }
  }

  private static void copy(
      String name, UserDefinedFileAttributeView from, UserDefinedFileAttributeView to)
      throws IOException {
    ByteBuffer value = ByteBuffer.allocate(from.size(name));
    from.read(name, value);
    to.write(name, value.flip());
  }

  private void links() throws IOException {
    if (from.getFileSystem().supportedFileAttributeViews().contains("unix")
        && Files.getAttribute(from, "unix:nlink") instanceof Integer count
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
