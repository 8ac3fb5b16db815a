package dev.diptych.files;

import dev.diptych.model.source.TextBytes;
import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import org.jspecify.annotations.Nullable;

/**
 * The text of a regular file, of which what is asked for is read. Most of a long text is numbers,
 * which are parsed and not asked for again: putting all of it into memory would take as long as
 * parsing half of it. A failure is an {@link IoFailure} in an {@link UncheckedIOException}.
 */
public final class FileText implements TextBytes, Closeable {
  /** From this size on, it is faster than {@link FileContent#read}. */
  public static final int MIN_SIZE = 1 << 24;

  private final String name;
  private final Path path;
  private final BasicFileAttributes before;
  private final FileChannel channel;
  private byte @Nullable [] whole;

  private FileText(String name, Path path, BasicFileAttributes before) throws IOException {
    this.name = name;
    this.path = path;
    this.before = before;
    this.channel = FileChannel.open(path, StandardOpenOption.READ);
  }

  /**
   * Opens a file.
   *
   * @param name the name in messages
   * @param path the file
   * @return nothing if it is too short, too long, or not a regular file
   * @throws IoFailure if it cannot be opened
   */
  public static @Nullable FileText open(String name, Path path) throws IoFailure {
    try {
      BasicFileAttributes now = FileContent.attributes(path);
      boolean fits = now.size() >= MIN_SIZE && now.size() <= FileContent.MAX_SIZE;
      return now.isRegularFile() && fits ? new FileText(name, path, now) : null;
    } catch (IOException e) {
      throw IoFailure.reading(name, e);
    }
  }

  @Override
  public int length() {
    return (int) before.size();
  }

  @Override
  public boolean inMemory() {
    return false;
  }

  @Override
  public void copy(int at, byte[] into, int to, int count) {
    ByteBuffer target = ByteBuffer.wrap(into, to, count);
    try {
      int read = 0;
      while (target.hasRemaining() && read >= 0) {
        read = channel.read(target, (long) at + count - target.remaining());
      }
    } catch (IOException e) {
      throw new UncheckedIOException(IoFailure.reading(name, e));
    }
    if (target.hasRemaining()) {
      throw new UncheckedIOException(FileContent.changed(name));
    }
  }

  @Override
  public synchronized byte[] whole() {
    if (whole == null) {
      try {
        whole = FileContent.read(name, path).array();
      } catch (IoFailure e) {
        throw new UncheckedIOException(e);
      }
      requireUnchanged();
    }
    return whole;
  }

  @Override
  public void requireUnchanged() {
    try {
      if (!FileContent.same(before, FileContent.attributes(path))) {
        throw FileContent.changed(name);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(IoFailure.reading(name, e));
    }
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}
