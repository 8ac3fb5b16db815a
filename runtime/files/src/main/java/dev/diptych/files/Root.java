package dev.diptych.files;

import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A folder that files are read, written and deleted in. A link is followed only to what is beneath
 * the folder, and this is decided while the files are opened. If the folder is in a checkout, no
 * link leads to the folder itself from outside of the checkout.
 */
public final class Root {
  /**
   * No folder, for files that the user has named: in a checkout, no link leads out of it; elsewhere
   * links are followed.
   */
  public static final Root USER = new Root(null);

  /** The size from which on a file is read in chunks of this size. */
  private static final int LARGE = 1 << 20;

  private final @Nullable Path named;

  private Root(@Nullable Path named) {
    this.named = named;
  }

  /** The root {@code folder}, which need not exist. */
  public static Root of(Path folder) {
    return new Root(folder);
  }

  /** The checkout that {@code folder} is in, or else the folder itself. */
  public static Root ofCheckout(Path folder) {
    Path checkout = Base.checkout(folder.toAbsolutePath().normalize().resolve("file"));
    return of(checkout == null ? folder : checkout);
  }

  /**
   * The first of {@code folders} that {@code real} is in; null if there is none.
   *
   * @param real a path without links
   */
  public static @Nullable Root containing(Path real, List<Path> folders) throws IOException {
    for (Path folder : folders) {
      if (Files.isDirectory(folder) && real.startsWith(folder.toRealPath())) {
        return of(folder.toRealPath());
      }
    }
    return null;
  }

  /**
   * The content of {@code file}; null if there is none.
   *
   * @param file a path that begins with that of the root
   * @param maxBytes the limit of its size
   * @throws IoFailure if it is larger, is not a regular file, or a link to it leads out
   */
  public byte @Nullable [] read(Path file, int maxBytes) throws IoFailure {
    byte[] bytes = start(file, maxBytes + 1);
    if (bytes != null && bytes.length > maxBytes) {
      throw new IoFailure(
          "cannot-read", "cannot read %s: it is larger than %d bytes".formatted(file, maxBytes));
    }
    return bytes;
  }

  /**
   * The first bytes of {@code file}; null if there is none.
   *
   * @param file a path that begins with that of the root
   * @param maxBytes how many
   * @throws IoFailure if it is not a regular file, or a link to it leads out
   */
  public byte @Nullable [] start(Path file, int maxBytes) throws IoFailure {
    try {
      Entry entry = entry(file, null);
      try (Folder folder = entry.open()) {
        return start(folder, entry.name(), maxBytes);
      }
    } catch (NoSuchFileException e) {
      return null;
    } catch (IOException e) {
      throw IoFailure.reading(file.toString(), e);
    }
  }

  private static byte @Nullable [] start(Folder folder, String name, int maxBytes)
      throws IOException {
    BasicFileAttributes found = folder.look(name);
    if (found == null) {
      return null;
    }
    if (!found.isRegularFile()) {
      throw new IOException("it is not a regular file");
    }
    try (FileChannel channel = folder.open(name, Set.of(StandardOpenOption.READ))) {
      InputStream in = Channels.newInputStream(channel);
      return found.size() < LARGE ? in.readNBytes(maxBytes) : start(in, found.size(), maxBytes);
    }
  }

  /** Reads a large file without a second copy of it, in chunks: each needs memory of its own. */
  private static byte[] start(InputStream in, long size, int maxBytes) throws IOException {
    byte[] bytes = new byte[(int) Math.min(size, maxBytes)];
    int count = 0;
    int read = 0;
    while (read >= 0 && count < bytes.length) {
      count += read;
      read = in.read(bytes, count, Math.min(LARGE, bytes.length - count));
    }
    return count == bytes.length ? bytes : Arrays.copyOf(bytes, count);
  }

  /**
   * What identifies {@code file}; null if there is none.
   *
   * @param file a path that begins with that of the root
   */
  public @Nullable Object identity(Path file) throws IOException {
    BasicFileAttributes found = look(file);
    return found == null ? null : found.fileKey() == null ? file : found.fileKey();
  }

  /**
   * Whether {@code file} exists and is a regular file.
   *
   * @param file a path that begins with that of the root
   * @throws IoFailure if a link to it leads out
   */
  public boolean hasFile(Path file) throws IoFailure {
    try {
      BasicFileAttributes found = look(file);
      return found != null && found.isRegularFile();
    } catch (IOException e) {
      throw IoFailure.reading(file.toString(), e);
    }
  }

  /**
   * Whether {@code folder} exists and is a folder.
   *
   * @param folder the path of the root, or one that begins with it
   * @throws IoFailure if a link to it leads out
   */
  public boolean hasFolder(Path folder) throws IoFailure {
    try {
      Path absolute = folder.toAbsolutePath().normalize();
      if (named != null && absolute.equals(named.toAbsolutePath().normalize())) {
        return Files.isDirectory(absolute);
      }
      BasicFileAttributes found = look(absolute);
      return found != null && found.isDirectory();
    } catch (IOException e) {
      throw IoFailure.reading(folder.toString(), e);
    }
  }

  /**
   * Whether no link is on the way from the root to {@code file}, which exists.
   *
   * @param file a path that begins with that of the root
   */
  public boolean isDirect(Path file) throws IoFailure {
    try {
      return named == null
          || entry(file, null).path().equals(RealPath.of(named).resolve(inside(file, named)));
    } catch (IOException e) {
      throw IoFailure.reading(file.toString(), e);
    }
  }

  private static Path inside(Path file, Path named) {
    return named.toAbsolutePath().relativize(file.toAbsolutePath());
  }

  private @Nullable BasicFileAttributes look(Path file) throws IOException {
    try {
      Entry entry = entry(file, null);
      try (Folder folder = entry.open()) {
        return folder.look(entry.name());
      }
    } catch (NoSuchFileException e) {
      return null;
    }
  }

  /**
   * Opens {@code file} for writing, and creates it and its folders if necessary, as for a lock.
   *
   * @param file a path that begins with that of the root
   * @param created receives the folders
   */
  public FileChannel create(Path file, CreatedFolders created) throws IOException {
    Entry entry = entry(file, created);
    try (Folder folder = entry.open()) {
      BasicFileAttributes found = folder.look(entry.name());
      if (found != null && !found.isRegularFile()) {
        throw new IOException("it is not a regular file");
      }
      return folder.open(entry.name(), Set.of(StandardOpenOption.CREATE, StandardOpenOption.WRITE));
    }
  }

  /**
   * Deletes {@code file}, if it is a regular file, and its folders as far as they are then empty.
   *
   * @param file a path that begins with that of the root
   */
  public void delete(Path file) throws IoFailure {
    try {
      Entry entry = entry(file, null);
      try (Folder folder = entry.open()) {
        BasicFileAttributes found = folder.look(entry.name());
        if (found == null) {
          return;
        }
        if (!found.isRegularFile()) {
          throw new IOException("it is not a regular file");
        }
        folder.delete(entry.name());
      }
      if (named != null) {
        removeEmpty(entry, RealPath.of(named));
      }
    } catch (NoSuchFileException e) {
      return;
    } catch (IOException e) {
      throw IoFailure.writing(file.toString(), e);
    }
  }

  /** Removes the folders above {@code entry} that are empty, up to {@code top}. */
  private static void removeEmpty(Entry entry, Path top) {
    Entry at = entry;
    while (at.folderPath().startsWith(top) && !at.folderPath().equals(top)) {
      int last = at.folders().size() - 1;
      at = new Entry(at.top(), at.folders().subList(0, last), at.folders().get(last));
      CreatedFolders.removeIfEmpty(at);
    }
  }

  /**
   * Whether {@code file} is a device or pipe that the user has named, not through a link in a
   * checkout.
   */
  boolean isDevice(Path file) {
    return named == null
        && Files.exists(file)
        && !Files.isRegularFile(file)
        && !Files.isDirectory(file)
        && !(Files.isSymbolicLink(file) && Base.isInCheckout(file));
  }

  /** Finds {@code file}, a path that begins with that of the root. */
  Entry entry(Path file, @Nullable CreatedFolders created) throws IOException {
    if (named == null) {
      return Base.file(file, created);
    }
    return Descent.find(Base.of(named), inside(file, named), created);
  }
}
