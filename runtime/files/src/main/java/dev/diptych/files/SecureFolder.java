package dev.diptych.files;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.SecureDirectoryStream;
import java.nio.file.attribute.BasicFileAttributeView;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFileAttributeView;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A folder of which the system holds an open descriptor.
 *
 * @param stream the descriptor
 * @param path its path without links
 */
record SecureFolder(SecureDirectoryStream<Path> stream, Path path) implements Folder {
  @Override
  public @Nullable BasicFileAttributes look(String name) throws IOException {
    try {
      return stream
          .getFileAttributeView(
              Path.of(name), BasicFileAttributeView.class, LinkOption.NOFOLLOW_LINKS)
          .readAttributes();
    } catch (NoSuchFileException e) {
      return null;
    }
  }

  @Override
  public Folder folder(String name) throws IOException {
    return new SecureFolder(
        stream.newDirectoryStream(Path.of(name), LinkOption.NOFOLLOW_LINKS), path.resolve(name));
  }

  @Override
  public FileChannel open(String name, Set<OpenOption> options, FileAttribute<?>... attributes)
      throws IOException {
    Set<OpenOption> all = new HashSet<>(options);
    all.add(LinkOption.NOFOLLOW_LINKS);
    return (FileChannel) stream.newByteChannel(Path.of(name), all, attributes);
  }

  @Override
  public @Nullable PosixFileAttributeView access(String name) {
    return stream.getFileAttributeView(
        Path.of(name), PosixFileAttributeView.class, LinkOption.NOFOLLOW_LINKS);
  }

  @Override
  public void move(String name, Folder to, String newName) throws IOException {
    if (to instanceof SecureFolder other) {
      stream.move(Path.of(name), other.stream, Path.of(newName));
    } else {
      new NamedFolder(path).move(name, to, newName);
    }
  }

  @Override
  public void delete(String name) throws IOException {
    stream.deleteFile(Path.of(name));
  }

  @Override
  public void deleteFolder(String name) throws IOException {
    stream.deleteDirectory(Path.of(name));
  }

  @Override
  public void close() throws IOException {
    stream.close();
  }
}
