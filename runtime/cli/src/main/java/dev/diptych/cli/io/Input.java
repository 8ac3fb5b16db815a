package dev.diptych.cli.io;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.apache.commons.io.IOUtils;

/** A complete input. */
public final class Input {
  /** The argument that means standard input or output. */
  public static final String STANDARD = "-";

  private final String argument;
  private final String name;
  private final ByteBuffer bytes;

  private Input(String argument, String name, ByteBuffer bytes) {
    this.argument = argument;
    this.name = name;
    this.bytes = bytes;
  }

  /**
   * Reads an input.
   *
   * @param argument a path, or {@code -}
   * @param stdin standard input
   * @throws IoFailure if it cannot be read
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
      ByteBuffer bytes =
          Files.isRegularFile(path) ? FileContent.read(argument, path) : stream(argument, path);
      return new Input(argument, argument, bytes);
    } catch (InvalidPathException e) {
      throw new IoFailure("cannot-read", "cannot read " + argument + ": it is not a path");
    } catch (IOException e) {
      throw IoFailure.reading(argument, e);
    }
  }

  /** The argument: a path, or {@code -}. */
  public String argument() {
    return argument;
  }

  /** The name in messages: its path, or {@code <stdin>}. */
  public String name() {
    return name;
  }

  /** All bytes, which must not be changed. */
  public ByteBuffer bytes() {
    return bytes;
  }

  /** The same with a copy of its bytes, which stays the same when the file changes. */
  public Input copied() {
    byte[] copy = new byte[bytes.limit()];
    bytes.get(0, copy);
    return new Input(argument, name, ByteBuffer.wrap(copy));
  }

  private static Input standard(InputStream stdin) throws IoFailure {
    try {
      return new Input(STANDARD, "<stdin>", ByteBuffer.wrap(IOUtils.toByteArray(stdin)));
    } catch (IOException | IllegalArgumentException e) {
      throw new IoFailure("cannot-read", "cannot read standard input: " + e.getMessage());
    }
  }

  /** Reads a pipe or device, whose size is unknown. */
  private static ByteBuffer stream(String name, Path path) throws IOException {
    try (InputStream in = Files.newInputStream(path)) {
      return ByteBuffer.wrap(IOUtils.toByteArray(in));
    } catch (IllegalArgumentException e) {
      throw FileContent.tooLarge(name);
    }
  }
}
