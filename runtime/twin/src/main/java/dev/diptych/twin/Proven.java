package dev.diptych.twin;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.FileBytes;
import dev.diptych.model.document.MemoryOutput;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The content of an output that was read again and compared with what was meant, or is while it is
 * written. What writes texts and binary files accepts nothing else, so that no writer can forget
 * the proof.
 */
public final class Proven {
  /** Reads a content again, and compares it with what was meant. */
  @FunctionalInterface
  public interface Check {
    /** Returns an error if {@code content} is something else. */
    Optional<Diagnostic> of(byte[] content);
  }

  /** Writes a content, and proves it at the same time. */
  interface Writing {
    /** Returns an error if the proof fails; the output must then be discarded. */
    Optional<Diagnostic> writeTo(OutputStream out) throws IOException;
  }

  private final Face face;
  private final @Nullable FileBytes file;
  private final Writing writing;

  /** Proven while it is written. */
  Proven(Face face, Writing writing) {
    this.face = face;
    this.file = null;
    this.writing = writing;
  }

  /** Proven already. */
  private Proven(Face face, FileBytes file) {
    this.face = face;
    this.file = file;
    this.writing =
        out -> {
          file.writeTo(out);
          return Optional.empty();
        };
  }

  /** A binary file that was decoded again. */
  static Proven binary(FileBytes file) {
    return new Proven(Face.BINARY, file);
  }

  /** An input as it is. */
  public static Proven copyOf(Face face, ByteBuffer input) {
    return new Proven(face, FileBytes.of(input));
  }

  /**
   * A text that passes a check.
   *
   * @param text the text
   * @param check runs now
   * @return the text, or the error of the check
   */
  public static Result<Proven> of(byte[] text, Check check) {
    Optional<Diagnostic> wrong = check.of(text);
    return wrong.isPresent() ? Result.failed(wrong.get()) : Result.of(text(text), List.of());
  }

  static Proven text(byte[] text) {
    return new Proven(Face.TEXT, FileBytes.of(ByteBuffer.wrap(text)));
  }

  /** What it is. */
  public Face face() {
    return face;
  }

  /** The content, if it is proven already; nothing if it is proven while it is written. */
  public Optional<FileBytes> file() {
    return Optional.ofNullable(file);
  }

  /**
   * Writes the content.
   *
   * @param out receives it; it is not closed
   * @throws UnprovenException if the proof fails while it is written; the output must be discarded
   * @throws IOException if {@code out} fails
   */
  public void writeTo(OutputStream out) throws IOException {
    Optional<Diagnostic> wrong = writing.writeTo(out);
    if (wrong.isPresent()) {
      throw new UnprovenException(wrong.get());
    }
  }

  /**
   * The content in memory.
   *
   * @return an error if the proof fails
   */
  public Result<byte[]> bytes() {
    MemoryOutput out = new MemoryOutput();
    try {
      Optional<Diagnostic> wrong = writing.writeTo(out);
      return wrong.isPresent()
          ? Result.failed(wrong.get())
          : Result.of(out.toByteArray(), List.of());
    } catch (IOException e) {
      throw new UncheckedIOException(e); // A byte array does not fail.
    }
  }
}
