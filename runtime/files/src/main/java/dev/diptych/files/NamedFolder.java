package dev.diptych.files;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFileAttributeView;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A folder on a system that only knows paths. After a file is opened, and before anything is
 * written to it, the path must still lead to the same place.
 *
 * @param path its path without links
 */
record NamedFolder(Path path) implements Folder {
  @Override
  public @Nullable BasicFileAttributes look(String name) throws IOException {
    try {
      return Files.readAttributes(
          path.resolve(name), BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
    } catch (NoSuchFileException e) {
      return null;
    }
  }

  @Override
  public Folder folder(String name) throws IOException {
    NamedFolder folder = new NamedFolder(path.resolve(name));
    folder.requireUnmoved();
    return folder;
  }

  @Override
  public FileChannel open(String name, Set<OpenOption> options, FileAttribute<?>... attributes)
      throws IOException {
    requireUnmoved();
    Set<OpenOption> all = new HashSet<>(options);
    all.add(LinkOption.NOFOLLOW_LINKS);
    FileChannel channel = FileChannel.open(path.resolve(name), all, attributes);
    try {
      requireUnmoved();
      return channel;
    } catch (IOException e) {
      channel.close();
      throw e;
    }
  }

  @Override
  public @Nullable PosixFileAttributeView access(String name) {
    return Files.getFileAttributeView(
        path.resolve(name), PosixFileAttributeView.class, LinkOption.NOFOLLOW_LINKS);
  }

  @Override
  public void move(String name, Folder to, String newName) throws IOException {
    requireUnmoved();
    new NamedFolder(to.path()).requireUnmoved();
    Files.move(
        path.resolve(name),
        to.path().resolve(newName),
        StandardCopyOption.ATOMIC_MOVE,
        StandardCopyOption.REPLACE_EXISTING);
  }

  @Override
  public void delete(String name) throws IOException {
    requireUnmoved();
    Files.delete(path.resolve(name));
  }

  @Override
  public void deleteFolder(String name) throws IOException {
    requireUnmoved();
    if (Files.isDirectory(path.resolve(name), LinkOption.NOFOLLOW_LINKS)) {
      Files.delete(path.resolve(name));
    }
  }

  private void requireUnmoved() throws IOException {
    Path now = path.toRealPath();
    if (!now.equals(path)) {
      throw new LeavingLinkException("the folder %s now leads to %s".formatted(path, now));
    }
  }

  @Override
  public void close() {}
}
