package dev.diptych.cli.io;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Writes outputs whole or not at all: a file is written beside its place under another name and
 * moved there when it is complete.
 */
public final class Output {
  /** Writes the content of an output. */
  @FunctionalInterface
  public interface Content {
    /** Writes all of it to {@code out}. */
    void writeTo(OutputStream out) throws IOException;
  }

  /** Takes what could not be kept of files that are replaced. */
  @FunctionalInterface
  public interface Losses {
    /** Takes one sentence about {@code file}. */
    void add(Path file, String sentence);
  }

  private Output() {}

  /**
   * Writes files: none appears before all of them are complete. A file that is there already is
   * replaced by one with its owner, group, mode and extended attributes; a link stays, and what it
   * names is written.
   *
   * @param files what to write, by where it is to appear
   * @param losses takes what a file had that the one in its place has not
   * @throws IoFailure where that fails; what was there is then as it was
   */
  public static void files(Map<Path, Content> files, Losses losses) throws IoFailure {
    Map<Path, Draft> drafts = new LinkedHashMap<>();
    try {
      for (Map.Entry<Path, Content> file : files.entrySet()) {
        Optional<Draft> draft = begin(file.getKey(), file.getValue(), losses);
        draft.ifPresent(complete -> drafts.put(file.getKey(), complete));
      }
      for (Map.Entry<Path, Draft> draft : drafts.entrySet()) {
        move(draft.getKey(), draft.getValue());
      }
    } finally {
      drafts.values().forEach(Draft::close);
    }
  }

  private static void move(Path path, Draft draft) throws IoFailure {
    try {
      draft.move();
    } catch (IOException e) {
      throw IoFailure.writing(path.toString(), e);
    }
  }

  /** Writes a draft; or the output itself where that is a device. */
  private static Optional<Draft> begin(Path path, Content content, Losses losses) throws IoFailure {
    try {
      if (Files.isDirectory(path)) {
        throw new IoFailure("cannot-write", "cannot write " + path + ": it is a folder");
      }
      if (Files.exists(path) && !Files.isRegularFile(path)) {
        direct(path, content);
        return Optional.empty();
      }
      Path target = Links.target(path);
      if (Files.exists(target) && !Files.isWritable(target)) {
        throw new IoFailure("cannot-write", "cannot write " + path + ": it is read-only");
      }
      return Optional.of(Draft.written(target, content, lost -> losses.add(path, lost)));
    } catch (IOException e) {
      throw IoFailure.writing(path.toString(), e);
    }
  }

  /**
   * Writes to a stream, such as standard output.
   *
   * @param name what messages call it
   * @param stream the stream; flushed, not closed
   * @param content what to write
   * @throws IoFailure where that fails
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
   * Writes to a stream, but nothing before all of it is there: what is long is kept in a temporary
   * file until then.
   *
   * @param name what messages call it
   * @param stream the stream; flushed, not closed
   * @param content what to write
   * @throws IoFailure where that fails
   */
  public static void whole(String name, OutputStream stream, Content content) throws IoFailure {
    try (Held held = new Held()) {
      content.writeTo(held);
      stream(name, stream, held::writeTo);
    } catch (IOException e) {
      throw IoFailure.writing(name, e);
    }
  }

  /** Nothing can be taken back from a device, such as a pipe that has a name. */
  private static void direct(Path device, Content content) throws IOException {
    try (Held held = new Held()) {
      content.writeTo(held);
      try (OutputStream out = Files.newOutputStream(device)) {
        held.writeTo(out);
      }
    }
  }
}
