package dev.diptych.files;

import java.io.Closeable;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.SecureDirectoryStream;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFileAttributeView;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * An open folder. What is in it is reached through it and not through its path, so that it stays
 * the same folder when a part of the path is replaced by a link. Links in it are never followed.
 */
sealed interface Folder extends Closeable permits SecureFolder, NamedFolder {
  /** Opens {@code real}, a path without links. */
  @SuppressWarnings("StreamResourceLeak") // It is the descriptor, which the folder closes.
  static Folder open(Path real) throws IOException {
    DirectoryStream<Path> stream;
    try {
      stream = Files.newDirectoryStream(real);
    } catch (AccessDeniedException e) {
      return new NamedFolder(real); // Folders that are only written to cannot be opened.
    }
    if (stream instanceof SecureDirectoryStream<Path> secure) {
      return new SecureFolder(secure, real);
    }
    stream.close();
    return new NamedFolder(real);
  }

  /** Its path without links, as it was when it was opened. */
  Path path();

  /** What {@code name} is; null if there is none. */
  @Nullable BasicFileAttributes look(String name) throws IOException;

  /** Opens the folder {@code name}. */
  Folder folder(String name) throws IOException;

  /** Opens the file {@code name}. */
  FileChannel open(String name, Set<OpenOption> options, FileAttribute<?>... attributes)
      throws IOException;

  /** The owner, group and permissions of {@code name}; null if the file system has none. */
  @Nullable PosixFileAttributeView access(String name);

  /** Renames a file or a folder, and replaces a file or link that has the new name. */
  void move(String name, Folder to, String newName) throws IOException;

  /** Deletes a file or link. */
  void delete(String name) throws IOException;

  /** Deletes an empty folder. */
  void deleteFolder(String name) throws IOException;

  @Override
  void close() throws IOException;
}
