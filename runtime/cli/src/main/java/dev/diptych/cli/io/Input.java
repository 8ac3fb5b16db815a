package dev.diptych.cli.io;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.apache.commons.io.IOUtils;

/**
 * A whole input.
 *
 * @param name what messages call it: its path, or {@code <stdin>}
 * @param bytes all of its bytes; a large file is mapped, not copied
 */
public record Input(String name, ByteBuffer bytes) {
  /** The argument that means standard input or output. */
  public static final String STANDARD = "-";

  private static final int MAP_FROM = 1 << 20;

  /**
   * Reads an input.
   *
   * @param argument a path, or {@code -}
   * @param stdin standard input
   * @throws IoFailure where it cannot be read
   */
  public static Input read(String argument, InputStream stdin) throws IoFailure {
    if (argument.equals(STANDARD)) {
      return standard(stdin);
    }
    try {
      Path path = Path.of(argument);
      if (Files.isDirectory(path)) {
        throw new IoFailure("cannot-read", "cannot read " + argument + ": it is a folder");
      }
      return new Input(argument, Files.isRegularFile(path) ? regular(path) : stream(path));
    } catch (InvalidPathException e) {
      throw new IoFailure("cannot-read", "cannot read " + argument + ": this is not a path");
    } catch (IOException e) {
      throw IoFailure.reading(argument, e);
    }
  }

  /** All bytes, copied into an array. */
  public byte[] array() {
    byte[] array = new byte[bytes.limit()];
    bytes.get(0, array);
    return array;
  }

  private static Input standard(InputStream stdin) throws IoFailure {
    try {
      return new Input("<stdin>", ByteBuffer.wrap(IOUtils.toByteArray(stdin)));
    } catch (IOException | IllegalArgumentException e) {
      throw new IoFailure("cannot-read", "cannot read standard input: " + e.getMessage());
    }
  }

  private static ByteBuffer regular(Path path) throws IOException, IoFailure {
    long size = Files.size(path);
    if (size > Integer.MAX_VALUE) {
      throw new IoFailure(
          "cannot-read",
          "cannot read " + path + ": it is larger than 2 GiB, which is not supported");
    }
    if (size < MAP_FROM) {
      return ByteBuffer.wrap(Files.readAllBytes(path));
    }
    try (FileChannel channel = FileChannel.open(path, StandardOpenOption.READ)) {
      return channel.map(FileChannel.MapMode.READ_ONLY, 0, size);
    }
  }

  /** Pipes and devices have no size to go by. */
  private static ByteBuffer stream(Path path) throws IOException {
    try (InputStream in = Files.newInputStream(path)) {
      return ByteBuffer.wrap(IOUtils.toByteArray(in));
    }
  }
}
