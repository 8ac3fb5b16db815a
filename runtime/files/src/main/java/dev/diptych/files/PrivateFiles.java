package dev.diptych.files;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.Duration;
import java.time.Instant;
import java.util.Set;
import java.util.UUID;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * A folder of files that only the user can write, such as a cache. Folders and files that other
 * users can write are neither read nor written.
 *
 * @param folder the folder, which is created if necessary
 * @param ownership checks owners and permissions; null where the system has none
 */
public record PrivateFiles(Path folder, @Nullable Ownership ownership) {
  /** Why the folder is not used; null if it is. */
  public @Nullable String problem() throws IOException {
    return ownership == null ? null : ownership.problem(folder);
  }

  /**
   * The content of the file {@code name}; null if there is none that is trusted.
   *
   * @param maxBytes the limit of its size
   */
  public byte @Nullable [] read(String name, int maxBytes) throws IOException {
    if (problem() != null || !isOwn(name)) {
      return null;
    }
    try (Folder open = Folder.open(folder.toRealPath());
        FileChannel channel = open.open(name, Set.of(StandardOpenOption.READ))) {
      byte[] bytes = Channels.newInputStream(channel).readNBytes(maxBytes + 1);
      return bytes.length > maxBytes ? null : bytes;
    }
  }

  private boolean isOwn(String name) throws IOException {
    try {
      return ownership == null || ownership.isPrivate(folder.resolve(name));
    } catch (NoSuchFileException e) {
      return false;
    }
  }

  /** Writes a file completely or not at all; does nothing if the folder is not trusted. */
  public void write(String name, Output.Content content) throws IOException {
    if (problem() != null) {
      return;
    }
    Files.createDirectories(folder, OwnerOnlyAttributes.ofFolder(folder));
    if (problem() == null) {
      try (Folder open = Folder.open(folder.toRealPath())) {
        put(open, name, content);
      }
    }
  }

  private static void put(Folder folder, String name, Output.Content content) throws IOException {
    String draft = name + "." + UUID.randomUUID() + ".tmp";
    boolean moved = false;
    try {
      try (OutputStream out =
          Channels.newOutputStream(
              folder.open(
                  draft,
                  Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE),
                  OwnerOnlyAttributes.of(folder.path())))) {
        content.writeTo(out);
      }
      folder.move(draft, folder, name);
      moved = true;
    } finally {
      if (!moved && folder.look(draft) != null) {
        folder.delete(draft);
      }
    }
  }

  /** Deletes the files of these names that have not been written for {@code age}. */
  public void sweep(Predicate<String> names, Duration age) throws IOException {
    if (problem() != null) {
      return;
    }
    Instant limit = Instant.now().minus(age);
    Path real = folder.toRealPath();
    try (Folder open = Folder.open(real);
        DirectoryStream<Path> files =
            Files.newDirectoryStream(real, file -> names.test(file.getFileName().toString()))) {
      for (Path file : files) {
        String name = file.getFileName().toString();
        BasicFileAttributes found = open.look(name);
        if (found != null && found.lastModifiedTime().toInstant().isBefore(limit)) {
          open.delete(name);
        }
      }
    }
  }
}
