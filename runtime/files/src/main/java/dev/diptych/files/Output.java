package dev.diptych.files;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Map;
import java.util.Optional;

/** Writes outputs completely or not at all: a temporary file replaces an output when complete. */
public final class Output {
  /** Writes the content of an output. */
  @FunctionalInterface
  public interface Content {
    /** Writes the content to {@code out}. */
    void writeTo(OutputStream out) throws IOException;
  }

  /** Receives the attributes of replaced files that are lost. */
  @FunctionalInterface
  public interface Losses {
    /** Adds one sentence about {@code file}. */
    void add(Path file, String sentence);
  }

  private Output() {}

  /**
   * Writes files; none appears before all are complete. An existing file is replaced by one with
   * its owner, group, mode and extended attributes; a link stays, and its target is replaced. In a
   * checkout, no link leads out of it. Missing folders are created.
   *
   * @param files the contents by path
   * @param losses receives the attributes of replaced files that are lost
   * @throws IoFailure if that fails; existing files are then unchanged
   */
  public static void files(Map<Path, Content> files, Losses losses) throws IoFailure {
    files(Root.USER, files, losses);
  }

  /** The same; no link leads out of {@code root}. */
  public static void files(Root root, Map<Path, Content> files, Losses losses) throws IoFailure {
    CreatedFolders folders = new CreatedFolders();
    try (CompleteOutput output = prepare(root, files, losses, folders)) {
      output.commit();
    } finally {
      folders.removeEmpty();
    }
  }

  /**
   * Writes files without replacing any; {@link CompleteOutput#commit} does that.
   *
   * @param root the folder that no link may lead out of
   * @param files the contents by path
   * @param losses receives the attributes of replaced files that will be lost
   * @param folders receives the folders that are created
   * @throws IoFailure if that fails; then nothing remains of them
   */
  public static CompleteOutput prepare(
      Root root, Map<Path, Content> files, Losses losses, CreatedFolders folders) throws IoFailure {
    CompleteOutput output = new CompleteOutput();
    boolean complete = false;
    try {
      for (Map.Entry<Path, Content> file : files.entrySet()) {
        output.forceLast(); // Otherwise, all files would be open at the same time.
        Path path = file.getKey();
        write(root, path, file.getValue(), losses, folders)
            .ifPresent(written -> output.add(path, written));
      }
      complete = true;
      return output;
    } finally {
      if (!complete) {
        output.close();
      }
    }
  }

  /** Writes a temporary file, or the output itself if it is a device. */
  private static Optional<TemporaryFile> write(
      Root root, Path path, Content content, Losses losses, CreatedFolders folders)
      throws IoFailure {
    try {
      if (root.isDevice(path)) {
        writeDevice(path, content);
        return Optional.empty();
      }
      Entry target = root.entry(path, folders);
      requireReplaceable(path, target);
      return Optional.of(TemporaryFile.write(target, content, lost -> losses.add(path, lost)));
    } catch (IOException e) {
      throw IoFailure.writing(path.toString(), e);
    }
  }

  private static void requireReplaceable(Path path, Entry target) throws IOException {
    try (Folder folder = target.open()) {
      BasicFileAttributes found = folder.look(target.name());
      if (found == null) {
        return;
      }
      if (!found.isRegularFile()) {
        String what = found.isDirectory() ? "a folder" : "not a regular file";
        throw new IoFailure("cannot-write", "cannot write " + path + ": it is " + what);
      }
      if (!Files.isWritable(target.path())) {
        throw new IoFailure("cannot-write", "cannot write " + path + ": it is read-only");
      }
    }
  }

  /**
   * Writes to a stream, such as standard output.
   *
   * @param name the name in messages
   * @param stream the stream; flushed, not closed
   * @param content the content
   * @throws IoFailure if that fails
   */
  public static void stream(String name, OutputStream stream, Content content) throws IoFailure {
    try {
      OutputStream buffered = new BufferedOutputStream(stream, 1 << 16);
      content.writeTo(buffered);
      buffered.flush();
    } catch (IOException e) {
      throw IoFailure.writing(name, e);
    }
  }

  /**
   * Writes to a stream, but nothing before the content is complete; until then, it is stored in
   * memory or a temporary file.
   *
   * @param name the name in messages
   * @param stream the stream; flushed, not closed
   * @param content the content
   * @throws IoFailure if that fails
   */
  public static void whole(String name, OutputStream stream, Content content) throws IoFailure {
    try (SpooledOutput spooled = new SpooledOutput()) {
      content.writeTo(spooled);
      stream(name, stream, spooled::writeTo);
    } catch (IOException e) {
      throw IoFailure.writing(name, e);
    }
  }

  /** Writes complete content to a device, such as a named pipe, which cannot be undone. */
  private static void writeDevice(Path device, Content content) throws IOException {
    try (SpooledOutput spooled = new SpooledOutput()) {
      content.writeTo(spooled);
      try (OutputStream out = Files.newOutputStream(device)) {
        spooled.writeTo(out);
      }
    }
  }
}
