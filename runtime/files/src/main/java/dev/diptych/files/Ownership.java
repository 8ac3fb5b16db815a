package dev.diptych.files;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * Checks that a folder and its files belong to the user and that no other user can change them. On
 * systems without POSIX permissions, folders in the profile of a user are private by default, and
 * nothing is checked.
 */
public final class Ownership {
  private static final int MAX_LINKS = 40;
  private static final int ROOT = 0;

  private final FileAccess.Reader reader;
  private final int user;

  /**
   * Ownership as seen by a user.
   *
   * @param reader reads the access to files
   * @param user the number of the user
   */
  public Ownership(FileAccess.Reader reader, int user) {
    this.reader = reader;
    this.user = user;
  }

  /**
   * Ownership as seen by the user of this process; null where the system has no owners.
   *
   * @param place a path of the file system
   */
  public static @Nullable Ownership of(Path place) throws IOException {
    return place.getFileSystem().supportedFileAttributeViews().contains("unix")
        ? new Ownership(FileAccess::of, FileAccess.user())
        : null;
  }

  /**
   * Why another user may have written to {@code folder}, or null. An absent folder is judged by its
   * parents.
   */
  public @Nullable String problem(Path folder) throws IOException {
    return walk(folder.toAbsolutePath(), MAX_LINKS);
  }

  private @Nullable String walk(Path path, int links) throws IOException {
    Path at = path.getRoot();
    FileAccess access = reader.of(at);
    String objection = problemAbove(at, access);
    for (int i = 0; i < path.getNameCount() && objection == null; i++) {
      String name = path.getName(i).toString();
      at = name.equals("..") && at.getParent() != null ? at.getParent() : at.resolve(name);
      try {
        access = reader.of(at);
      } catch (NoSuchFileException e) {
        return null; // The rest will be made, for the user alone.
      }
      objection = problemAbove(at, access);
      if (access.isLink() && objection == null) {
        return links == 0 ? at + " is one link too many" : walk(followed(at, path, i), links - 1);
      }
    }
    return objection == null ? problemWithin(at, access) : objection;
  }

  /** {@code path} with its part {@code i}, the link {@code at}, replaced by the target. */
  private static Path followed(Path at, Path path, int i) throws IOException {
    Path target = at.resolveSibling(Files.readSymbolicLink(at));
    int count = path.getNameCount();
    return i + 1 == count ? target : target.resolve(path.subpath(i + 1, count));
  }

  /** Why another user can replace {@code folder}, a parent of the folder in question, or null. */
  private @Nullable String problemAbove(Path folder, FileAccess access) {
    if (access.owner() != user && access.owner() != ROOT) {
      return folder + " belongs to another user";
    }
    return !access.isLink() && access.replaceable()
        ? "other users may replace what is in " + folder
        : null;
  }

  private @Nullable String problemWithin(Path folder, FileAccess access) {
    if (access.owner() != user) {
      return folder + " belongs to another user";
    }
    return access.shared() ? "other users may write to " + folder : null;
  }
}
