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

/** A whole input. It is read when it is first asked for. */
public final class Input {
  /** The argument that means standard input or output. */
  public static final String STANDARD = "-";

  /** What an array can hold. */
  private static final int MOST = Integer.MAX_VALUE - 8;

  private static final int MAP_FROM = 1 << 20;

  private final String name;
  private final Path large;
  private ByteBuffer bytes;

  private Input(String name, Path large) {
    this.name = name;
    this.large = large;
  }

  private Input(String name, byte[] array) {
    this(name, (Path) null);
    this.bytes = ByteBuffer.wrap(array);
  }

  /**
   * Opens an input.
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
      return Files.isRegularFile(path) ? regular(argument, path) : stream(argument, path);
    } catch (InvalidPathException e) {
      throw new IoFailure("cannot-read", "cannot read " + argument + ": this is not a path");
    } catch (IOException e) {
      throw IoFailure.reading(argument, e);
    }
  }

  /** What messages call it: its path, or {@code <stdin>}. */
  public String name() {
    return name;
  }

  /**
   * All of its bytes, not to be changed; a large file is mapped, so that nothing is copied.
   *
   * @throws IoFailure where it cannot be read
   */
  public ByteBuffer bytes() throws IoFailure {
    if (bytes == null) {
      try (FileChannel channel = FileChannel.open(large, StandardOpenOption.READ)) {
        bytes = channel.map(FileChannel.MapMode.READ_ONLY, 0, channel.size());
      } catch (IOException e) {
        throw IoFailure.reading(name, e);
      }
    }
    return bytes;
  }

  private static Input standard(InputStream stdin) throws IoFailure {
    try {
      return new Input("<stdin>", IOUtils.toByteArray(stdin));
    } catch (IOException | IllegalArgumentException e) {
      throw new IoFailure("cannot-read", "cannot read standard input: " + e.getMessage());
    }
  }

  private static Input regular(String name, Path path) throws IOException, IoFailure {
    long size = Files.size(path);
    if (size > MOST) {
      throw new IoFailure(
          "cannot-read",
          "cannot read " + path + ": it is larger than 2 GiB, which is not supported");
    }
    return size < MAP_FROM ? new Input(name, Files.readAllBytes(path)) : new Input(name, path);
  }

  /** Pipes and devices have no size to go by. */
  private static Input stream(String name, Path path) throws IOException {
    try (InputStream in = Files.newInputStream(path)) {
      return new Input(name, IOUtils.toByteArray(in));
    }
  }
}
