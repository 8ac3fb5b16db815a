package dev.diptych.files;

import static java.util.Objects.requireNonNull;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Map;

/**
 * The POSIX owner and permissions of a file or a folder. A link is not followed.
 *
 * @param owner the number of the user that it belongs to
 * @param group the number of its group
 * @param mode its kind and its permissions
 */
public record FileAccess(int owner, int group, int mode) {
  private static final int KIND = 0170000;
  private static final int LINK = 0120000;
  private static final int STICKY = 01000;
  private static final int GROUP_WRITES = 020;
  private static final int OTHERS_WRITE = 02;

  private static final String ALL = "unix:uid,gid,mode";
  private static final Path SELF = Path.of("/proc/self");

  /** Reads the access to files. */
  @FunctionalInterface
  public interface Reader {
    /**
     * The access to {@code path}.
     *
     * @throws IOException where there is no such file, or where it cannot be read
     */
    FileAccess of(Path path) throws IOException;
  }

  /** The access to {@code path} now. */
  public static FileAccess of(Path path) throws IOException {
    Map<String, Object> all = Files.readAttributes(path, ALL, LinkOption.NOFOLLOW_LINKS);
    return new FileAccess(number(all, "uid"), number(all, "gid"), number(all, "mode"));
  }

  private static int number(Map<String, Object> all, String name) {
    return (int) requireNonNull(all.get(name), name);
  }

  /** The number of the user that this process runs as. */
  public static int user() throws IOException {
    if (Files.exists(SELF)) {
      return (int) Files.getAttribute(SELF, "unix:uid");
    }
    Path mine = Files.createTempFile("diptych", null);
    try {
      return of(mine).owner();
    } finally {
      Files.delete(mine);
    }
  }

  boolean isLink() {
    return (mode & KIND) == LINK;
  }

  /** Whether others than the owner may write to it. */
  boolean shared() {
    return (mode & (GROUP_WRITES | OTHERS_WRITE)) != 0;
  }

  /**
   * Whether others than the owner may replace what is in this folder. In a sticky folder, users can
   * replace only their own files. Many systems give each user a group of that user alone, with the
   * same number.
   */
  boolean replaceable() {
    boolean byGroup = (mode & GROUP_WRITES) != 0 && group != owner;
    return (byGroup || (mode & OTHERS_WRITE) != 0) && (mode & STICKY) == 0;
  }
}
