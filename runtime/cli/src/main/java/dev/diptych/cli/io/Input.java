package dev.diptych.cli.io;

import dev.diptych.files.FileContent;
import dev.diptych.files.IoFailure;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.apache.commons.io.IOUtils;
import org.jspecify.annotations.Nullable;

/** A complete input. */
public final class Input {
  /** The argument that means standard input or output. */
  public static final String STANDARD = "-";

  private final String argument;
  private final @Nullable Path path;
  private final String name;
  private final ByteBuffer bytes;

  private Input(String argument, @Nullable Path path, String name, ByteBuffer bytes) {
    this.argument = argument;
    this.path = path;
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
    Path path = path(argument);
    return new Input(argument, path, argument, FileContent.read(argument, path));
  }

  /** The argument: a path, or {@code -}. */
  public String argument() {
    return argument;
  }

  /** Its path; null for standard input. */
  public @Nullable Path path() {
    return path;
  }

  /** The name in messages: its path, or {@code <stdin>}. */
  public String name() {
    return name;
  }

  /** All bytes, which must not be changed. */
  public ByteBuffer bytes() {
    return bytes;
  }

  /** A copy of all bytes. */
  public byte[] copy() {
    byte[] copy = new byte[bytes.limit()];
    bytes.get(0, copy);
    return copy;
  }

  /** The same with a copy of its bytes, which stays the same when the file changes. */
  public Input copied() {
    return new Input(argument, path, name, ByteBuffer.wrap(copy()));
  }

  private static Input standard(InputStream stdin) throws IoFailure {
    try {
      return new Input(STANDARD, null, "<stdin>", ByteBuffer.wrap(IOUtils.toByteArray(stdin)));
    } catch (IOException | IllegalArgumentException e) {
      throw new IoFailure("cannot-read", "cannot read standard input: " + e.getMessage());
    }
  }

  private static Path path(String argument) throws IoFailure {
    try {
      return Path.of(argument);
    } catch (InvalidPathException e) {
      throw new IoFailure("cannot-read", "cannot read " + argument + ": it is not a path");
    }
  }
}
