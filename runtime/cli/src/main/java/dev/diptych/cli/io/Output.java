package dev.diptych.cli.io;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermission;
import java.util.Set;
import java.util.UUID;
import org.apache.commons.io.output.DeferredFileOutputStream;

/**
 * Writes outputs whole or not at all: a file is written beside its place under another name and
 * moved there when it is complete.
 */
public final class Output {
  /** Writes the content of an output. */
  @FunctionalInterface
  public interface Content {
    /** Writes all of it to {@code out}. */
    void writeTo(OutputStream out) throws IOException, IoFailure;
  }

  private static final int HELD = 1 << 24;

  private Output() {}

  /**
   * Writes a file.
   *
   * @param path where it is to appear; what is there is replaced, but only by a complete file
   * @param content what to write
   * @throws IoFailure where that fails; what was there is then as it was
   */
  public static void file(Path path, Content content) throws IoFailure {
    try {
      Path target = Files.exists(path) ? path.toRealPath() : path.toAbsolutePath();
      if (Files.isDirectory(target)) {
        throw new IoFailure("cannot-write", "cannot write " + path + ": it is a folder");
      }
      if (Files.exists(target) && !Files.isRegularFile(target)) {
        direct(target, content);
      } else if (Files.exists(target) && !Files.isWritable(target)) {
        throw new IoFailure("cannot-write", "cannot write " + path + ": it is read-only");
      } else {
        replace(target, content);
      }
    } catch (IOException e) {
      throw IoFailure.writing(path.toString(), e);
    }
  }

  /** Makes {@code path} a folder, with all above it, where it is none yet. */
  public static void folder(Path path) throws IoFailure {
    try {
      Files.createDirectories(path);
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
    try {
      held(kept -> stream(name, stream, kept::writeTo), content);
    } catch (IOException e) {
      throw IoFailure.writing(name, e);
    }
  }

  /** What is done with content that is all there. */
  @FunctionalInterface
  private interface Sink {
    void take(DeferredFileOutputStream kept) throws IOException, IoFailure;
  }

  private static void held(Sink sink, Content content) throws IOException, IoFailure {
    DeferredFileOutputStream kept =
        DeferredFileOutputStream.builder().setThreshold(HELD).setPrefix("diptych").get();
    try {
      try (kept) {
        content.writeTo(kept);
      }
      sink.take(kept);
    } finally {
      if (kept.getPath() != null) {
        delete(kept.getPath());
      }
    }
  }

  /** Nothing can be taken back from a device, such as a pipe that has a name. */
  private static void direct(Path device, Content content) throws IOException, IoFailure {
    held(
        kept -> {
          try (OutputStream out = Files.newOutputStream(device)) {
            kept.writeTo(out);
          }
        },
        content);
  }

  private static void replace(Path target, Content content) throws IOException, IoFailure {
    Path draft =
        target.resolveSibling("." + target.getFileName() + "." + UUID.randomUUID() + ".tmp");
    // A run that is interrupted must not leave its draft behind.
    Thread sweeper = new Thread(() -> delete(draft));
    Runtime.getRuntime().addShutdownHook(sweeper);
    try {
      try (OutputStream out =
          new BufferedOutputStream(
              Files.newOutputStream(draft, StandardOpenOption.CREATE_NEW), 1 << 16)) {
        content.writeTo(out);
      }
      keepPermissions(target, draft);
      Files.move(
          draft, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      delete(draft);
      Runtime.getRuntime().removeShutdownHook(sweeper);
    }
  }

  private static void keepPermissions(Path target, Path draft) throws IOException {
    if (Files.exists(target) && Files.getFileStore(target).supportsFileAttributeView("posix")) {
      Set<PosixFilePermission> had =
          Files.getPosixFilePermissions(target, LinkOption.NOFOLLOW_LINKS);
      Files.setPosixFilePermissions(draft, had);
    }
  }

  private static void delete(Path draft) {
    try {
      Files.deleteIfExists(draft);
    } catch (IOException e) {
      // The output's own failure, if any, is what people need to hear of.
      return;
    }
  }
}
