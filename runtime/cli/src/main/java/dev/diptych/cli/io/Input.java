package dev.diptych.cli.io;

import dev.diptych.files.FileContent;
import dev.diptych.files.FileText;
import dev.diptych.files.IoFailure;
import dev.diptych.model.source.TextBytes;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.apache.commons.io.IOUtils;
import org.jspecify.annotations.Nullable;

/** A complete input, in memory or, if it is a long text, in its file. */
public final class Input implements Closeable {
  /** The argument that means standard input or output. */
  public static final String STANDARD = "-";

  private final String argument;
  private final @Nullable Path path;
  private final String name;
  private final TextBytes content;
  private final @Nullable FileText file;

  private Input(String argument, @Nullable Path path, String name, TextBytes content) {
    this.argument = argument;
    this.path = path;
    this.name = name;
    this.content = content;
    this.file = content instanceof FileText text ? text : null;
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
    return new Input(argument, path, argument, content(argument, path));
  }

  private static TextBytes content(String argument, Path path) throws IoFailure {
    return TextBytes.of(FileContent.read(argument, path));
  }

  /**
   * Opens a text, of which what is asked for is read if it is long; it must be closed.
   *
   * @param argument a path, or {@code -}
   * @param stdin standard input
   * @throws IoFailure if it cannot be read
   */
  public static Input open(String argument, InputStream stdin) throws IoFailure {
    if (argument.equals(STANDARD)) {
      return standard(stdin);
    }
    Path path = path(argument);
    FileText text = FileText.open(argument, path);
    return new Input(argument, path, argument, text == null ? content(argument, path) : text);
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
    return ByteBuffer.wrap(content.whole());
  }

  /** All bytes, of which what is asked for is read. */
  public TextBytes text() {
    return content;
  }

  /** A copy of all bytes. */
  public byte[] copy() {
    return content.whole().clone();
  }

  /** The same with a copy of its bytes, which stays the same when the file changes. */
  public Input copied() {
    return new Input(argument, path, name, TextBytes.of(ByteBuffer.wrap(copy())));
  }

  private static Input standard(InputStream stdin) throws IoFailure {
    try {
      ByteBuffer bytes = ByteBuffer.wrap(IOUtils.toByteArray(stdin));
      return new Input(STANDARD, null, "<stdin>", TextBytes.of(bytes));
    } catch (IOException | IllegalArgumentException e) {
      throw new IoFailure("cannot-read", "cannot read standard input: " + e.getMessage());
    }
  }

  @Override
  public void close() throws IoFailure {
    if (file != null) {
      try {
        file.close();
      } catch (IOException e) {
        throw IoFailure.reading(name, e);
      }
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
