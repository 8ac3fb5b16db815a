package dev.diptych.twin;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.Document;
import dev.diptych.model.document.FileBytes;
import dev.diptych.model.document.Nesting;
import dev.diptych.model.document.Struct;
import dev.diptych.text.print.PrintedText;
import dev.diptych.text.print.TextTooDeepException;
import dev.diptych.text.print.TextTooLongException;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Optional;

/**
 * Prints texts and proves them. No other public method prints, so no text leaves the toolkit that
 * would not restore its bytes.
 */
public final class Proof {
  /** Structs nested up to this depth can always be printed. */
  private static final int SAFE_DEPTH = 100;

  private final Engine engine;

  /** Creates proofs with {@code engine}. */
  public Proof(Engine engine) {
    this.engine = engine;
  }

  /**
   * Returns the canonical text of a binary file: the first law, {@code
   * encode(parse(print(decode(b)))) == b}.
   *
   * @param name name of the file, for diagnostics
   * @param file its bytes
   * @param opened the opened file
   * @return the text, or an error if it would not restore the file
   */
  public Result<byte[]> print(String name, ByteBuffer file, LocatedDocument opened) {
    return toBytes(out -> print(name, file, opened, out));
  }

  /**
   * Returns the canonical text of a document without a file.
   *
   * @param opened the document
   * @return the text, or an error if it would not encode to the same bytes as the document
   */
  public Result<byte[]> print(LocatedDocument opened) {
    return toBytes(out -> print(opened, out));
  }

  /**
   * Prints the canonical text of a document without a file, such as the result of a conversion, and
   * proves that it encodes to the same bytes as the document.
   *
   * @param opened the document
   * @param out receives the text; it is not closed
   * @return an error if the proof fails; the output must then be discarded
   * @throws IOException if {@code out} fails
   */
  public Optional<Diagnostic> print(LocatedDocument opened, OutputStream out) throws IOException {
    Result<FileBytes> file = engine.encode(opened.name(), opened);
    return file.ok()
        ? print(opened.name(), file.value().orElseThrow().whole(), opened, out)
        : firstError(file);
  }

  /** Prints to a stream. */
  private interface Printing {
    Optional<Diagnostic> print(OutputStream out) throws IOException;
  }

  private static Result<byte[]> toBytes(Printing printing) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try {
      Optional<Diagnostic> lost = printing.print(out);
      return lost.isPresent() ? Result.failed(lost.get()) : Result.of(out.toByteArray(), List.of());
    } catch (IOException e) {
      throw new UncheckedIOException(e); // A byte array does not fail.
    }
  }

  private static Optional<Diagnostic> firstError(Result<?> result) {
    return result.diagnostics().stream().filter(Diagnostic::isError).findFirst();
  }

  /**
   * Prints the canonical text of a binary file and proves it at the same time. Only a small part of
   * it is in memory.
   *
   * @param name name of the file
   * @param file its bytes
   * @param opened the opened file
   * @param out receives the text; it is not closed
   * @return an error if the text would not restore the file; the output must then be discarded
   * @throws IOException if {@code out} fails
   */
  public Optional<Diagnostic> print(
      String name, ByteBuffer file, LocatedDocument opened, OutputStream out) throws IOException {
    Result<Boolean> proven;
    try {
      requirePrintable(opened);
      proven = prove(name, file, opened, out);
    } catch (StackOverflowError | TextTooDeepException e) {
      proven = NestingGuard.tooDeep(name);
    } catch (TextTooLongException e) {
      proven = Result.failed(tooLong(name, e));
    }
    return firstError(proven);
  }

  /** Prints a deeply nested document to nowhere, so that it fails before any output is written. */
  private void requirePrintable(LocatedDocument opened) throws IOException {
    if (Nesting.exceeds(opened.document().root(), SAFE_DEPTH)) {
      engine.print(opened.document(), OutputStream.nullOutputStream());
    }
  }

  private Result<Boolean> prove(
      String name, ByteBuffer file, LocatedDocument opened, OutputStream out) throws IOException {
    if (engine.isFast()) {
      PrintedText skeleton = engine.printToProve(engine.annotated(opened), out);
      if (skeleton.verified() && restored(name, file, opened, skeleton)) {
        return Result.of(true, List.of());
      }
      return proveWhole(name, file, printed(opened));
    }
    byte[] text = printed(opened);
    out.write(text);
    return proveWhole(name, file, text);
  }

  /** Whether a skeleton text, with the rows that it omits, restores the file. */
  private boolean restored(
      String name, ByteBuffer file, LocatedDocument opened, PrintedText skeleton) {
    return engine
        .openPrinted(name, skeleton.text())
        .value()
        .flatMap(parsed -> skeleton.isWhole() ? Optional.of(parsed) : restored(parsed, opened))
        .filter(parsed -> same(parsed, opened, file) || encodes(parsed, name, file))
        .isPresent();
  }

  /**
   * Whether a text has exactly the values that were decoded from {@code file}. Those were already
   * encoded when the file was opened, so the text need not be. Patches were not tested then.
   */
  private static boolean same(LocatedDocument parsed, LocatedDocument original, ByteBuffer file) {
    Struct root = original.document().root();
    return file.equals(original.file())
        && !Patches.any(root)
        && parsed.document().root().equals(root);
  }

  private boolean encodes(LocatedDocument parsed, String name, ByteBuffer file) {
    return engine
        .encode(name, parsed, file.limit())
        .value()
        .filter(encoded -> encoded.sameAs(file))
        .isPresent();
  }

  private static Optional<LocatedDocument> restored(
      LocatedDocument parsed, LocatedDocument original) {
    Struct root = RestoredRows.of(parsed.document().root(), original.document().root());
    return Optional.ofNullable(root)
        .map(r -> new Document(parsed.document().schema(), r))
        .map(
            document ->
                new LocatedDocument(parsed.name(), Face.TEXT, document, parsed.locations()));
  }

  /** Parses and encodes the whole text. */
  private Result<Boolean> proveWhole(String name, ByteBuffer file, byte[] text) {
    Result<LocatedDocument> again = engine.openPrinted(name, text);
    Result<FileBytes> encoded =
        again
            .value()
            .map(o -> engine.encode(name, o, file.limit()))
            .orElseGet(() -> Result.failed(again.diagnostics()));
    if (again.diagnostics().stream().anyMatch(d -> d.code().equals("too-deep"))) {
      return NestingGuard.tooDeep(name);
    }
    boolean same = encoded.ok() && encoded.value().orElseThrow().sameAs(file);
    return same ? Result.of(true, List.of()) : Result.failed(notLossless(name, encoded));
  }

  /**
   * Whether a text is canonical, after checking the second law, {@code parse(print(parse(t))) ==
   * parse(t)}.
   *
   * @param name name of the text
   * @param text the text
   * @param opened the opened text
   * @return whether printing gives the same text, or an error if its meaning would change
   */
  public Result<Boolean> canonical(String name, ByteBuffer text, LocatedDocument opened) {
    try {
      return compared(name, text, opened);
    } catch (StackOverflowError | TextTooDeepException e) {
      return NestingGuard.tooDeep(name);
    } catch (TextTooLongException e) {
      return Result.failed(tooLong(name, e));
    } catch (IOException e) {
      throw new UncheckedIOException(e); // Nothing is written anywhere.
    }
  }

  /**
   * Proves a text that was made from a printed one by adding comments.
   *
   * @param name name of the text
   * @param printed a text that is proven
   * @param commented the same text with comments
   * @return an error if its meaning is not that of {@code printed}
   */
  public Optional<Diagnostic> commented(String name, byte[] printed, byte[] commented) {
    Optional<Struct> expected = engine.openPrinted(name, printed).value().map(Proof::root);
    Optional<Struct> actual = engine.openPrinted(name, commented).value().map(Proof::root);
    if (actual.isPresent() && actual.equals(expected)) {
      return Optional.empty();
    }
    String message = "the comments would change the meaning of the text; this is a bug in Diptych";
    return Optional.of(Diagnostic.error("not-lossless", new Location.Whole(name), message));
  }

  /**
   * The binary file of a document, which is decoded again and compared with it.
   *
   * @param name name of the input that it comes from, for diagnostics
   * @param opened the document with its locations there
   */
  public Result<Proven> binary(String name, LocatedDocument opened) {
    return engine.encode(name, opened).map(Proven::binary);
  }

  /**
   * A text that compiles to the bytes of a file.
   *
   * @param name name of the text
   * @param text the text
   * @param file the file
   * @return nothing if it does not
   */
  public Optional<Proven> text(String name, byte[] text, FileBytes file) {
    return engine
        .openText(name, text, Selection.ANY)
        .value()
        .flatMap(opened -> engine.encode(name, opened).value())
        .filter(encoded -> encoded.sameAs(file.whole()))
        .map(same -> Proven.text(text));
  }

  /**
   * The canonical text of a document without a file, proven while it is written: it encodes to the
   * same bytes as the document.
   */
  public Proven text(LocatedDocument opened) {
    return new Proven(Face.TEXT, out -> print(opened, out));
  }

  /** The canonical text of a binary file, proven while it is written: it restores the file. */
  public Proven text(String name, ByteBuffer file, LocatedDocument opened) {
    return new Proven(Face.TEXT, out -> print(name, file, opened, out));
  }

  /**
   * Whether two texts compile to the same bytes.
   *
   * @param before the document of the first
   * @param file what it compiles to
   * @param after the document of the second
   */
  public boolean same(LocatedDocument before, FileBytes file, LocatedDocument after) {
    Document first = before.document();
    Document second = after.document();
    return (first.schema().equals(second.schema()) && first.root().equals(second.root()))
        || engine
            .encode(after.name(), after)
            .value()
            .filter(encoded -> encoded.sameAs(file.whole()))
            .isPresent();
  }

  private static Struct root(LocatedDocument opened) {
    return opened.document().root();
  }

  private Result<Boolean> compared(String name, ByteBuffer text, LocatedDocument opened)
      throws IOException {
    ComparingStream comparingStream = new ComparingStream(text);
    engine.print(engine.annotated(opened), comparingStream);
    if (comparingStream.same()) {
      // It was parsed before, so the result is the same.
      return Result.of(true, List.of());
    }
    boolean same =
        engine
            .openPrinted(name, printed(opened))
            .value()
            .filter(again -> sameMeaning(again, opened))
            .isPresent();
    if (!same) {
      String message = "printing this text would change its meaning; this is a bug in Diptych";
      return Result.failed(Diagnostic.error("not-lossless", new Location.Whole(name), message));
    }
    return Result.of(false, List.of());
  }

  private boolean sameMeaning(LocatedDocument a, LocatedDocument b) {
    return a.document().root().equals(b.document().root())
        || engine.annotated(a).root().equals(engine.annotated(b).root());
  }

  private byte[] printed(LocatedDocument opened) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    engine.print(engine.annotated(opened), out);
    return out.toByteArray();
  }

  private static Diagnostic tooLong(String name, TextTooLongException e) {
    return Diagnostic.error("too-many", new Location.Whole(name), e.getMessage());
  }

  private static Diagnostic notLossless(String name, Result<FileBytes> encoded) {
    String message = "the text of this file would not restore its bytes; this is a bug in Diptych";
    String[] help =
        encoded.diagnostics().stream().map(Diagnostic::message).limit(3).toArray(String[]::new);
    return Diagnostic.error("not-lossless", new Location.Whole(name), message, help);
  }

  /** Compares a text with another while it is written, without storing it. */
  private static final class ComparingStream extends OutputStream {
    private final ByteBuffer expected;
    private boolean same = true;

    private ComparingStream(ByteBuffer expected) {
      this.expected = expected.duplicate().rewind();
    }

    /** Whether exactly the expected text was written. */
    boolean same() {
      return same && !expected.hasRemaining();
    }

    @Override
    public void write(int b) {
      write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int from, int count) {
      same &= count <= expected.remaining();
      if (same) {
        ByteBuffer next = expected.slice(expected.position(), count);
        same = next.equals(ByteBuffer.wrap(bytes, from, count));
        expected.position(expected.position() + count);
      }
    }
  }
}
