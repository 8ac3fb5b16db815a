package dev.diptych.files;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;

/**
 * The bytes of a regular file from the first to the last, of which not all are in memory at once.
 * At the end, it fails if the file has changed since its beginning.
 */
public final class FileStream extends InputStream {
  private final String name;
  private final Path path;
  private final BasicFileAttributes before;
  private final InputStream in;
  private long count;

  private FileStream(String name, Path path) throws IOException {
    this.name = name;
    this.path = path;
    this.before = FileContent.attributes(path);
    this.in = Files.newInputStream(path);
  }

  /**
   * Opens a file.
   *
   * @param name the name in messages
   * @throws IoFailure if it cannot be opened
   */
  public static FileStream open(String name, Path path) throws IoFailure {
    try {
      return new FileStream(name, path);
    } catch (IOException e) {
      throw IoFailure.reading(name, e);
    }
  }

  /** Reads bytes; any failure is an {@link IoFailure}. */
  @Override
  public int read(byte[] into, int from, int length) throws IOException {
    int read;
    try {
      read = in.read(into, from, length);
    } catch (IOException e) {
      throw IoFailure.reading(name, e);
    }
    if (read >= 0) {
      count += read;
    } else if (count != before.size() || !FileContent.same(before, FileContent.attributes(path))) {
      throw FileContent.changed(name);
    }
    return read;
  }

  @Override
  public int read() throws IOException {
    byte[] one = new byte[1];
    int read = read(one, 0, 1);
    return read < 0 ? read : one[0] & 0xFF;
  }

  @Override
  public void close() throws IOException {
    in.close();
  }
}
