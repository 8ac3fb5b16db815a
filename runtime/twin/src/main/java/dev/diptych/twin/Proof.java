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
 * Prints texts, each proven before it is used. No other public method prints: a text that would not
 * give its bytes back never leaves here.
 */
public final class Proof {
  /** So many structs within each other never make a text that is nested too deep. */
  private static final int SAFE_DEPTH = 100;

  private final Twin twin;

  /** Proofs by {@code twin}. */
  public Proof(Twin twin) {
    this.twin = twin;
  }

  /**
   * Returns the canonical text of a binary file: the first law, {@code
   * encode(parse(print(decode(b)))) == b}.
   *
   * @param name name of the file, for diagnostics
   * @param file its bytes
   * @param opened what they mean
   * @return the text, or an error if it would not give the file back
   */
  public Result<byte[]> print(String name, ByteBuffer file, Opened opened) {
    return toBytes(out -> print(name, file, opened, out));
  }

  /**
   * Returns the canonical text of a document that no file holds.
   *
   * @param made the document
   * @return the text, or an error if it would not give the bytes that the document encodes to
   */
  public Result<byte[]> print(Opened made) {
    return toBytes(out -> print(made, out));
  }

  /**
   * Prints the canonical text of a document that no file holds, such as the result of a conversion,
   * and proves that the text gives the bytes that the document encodes to.
   *
   * @param made the document
   * @param out receives the text; it is not closed
   * @return an error if the text is not proven: then what was written must not be used
   * @throws IOException if {@code out} fails
   */
  public Optional<Diagnostic> print(Opened made, OutputStream out) throws IOException {
    Result<FileBytes> file = twin.encode(made.name(), made);
    return file.ok()
        ? print(made.name(), file.value().orElseThrow().whole(), made, out)
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
   * Prints the canonical text of a binary file, and proves it on the way: no more than a small part
   * of it is held at a time.
   *
   * @param name what people call the file
   * @param file its bytes
   * @param opened what they mean
   * @param out takes the text; it is not closed
   * @return an error where the text would not give the file back: then what was written must not be
   *     used
   * @throws IOException where {@code out} fails
   */
  public Optional<Diagnostic> print(String name, ByteBuffer file, Opened opened, OutputStream out)
      throws IOException {
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

  /**
   * Prints what may be nested too deep, and nothing else, to nowhere before anything is written.
   */
  private void requirePrintable(Opened opened) throws IOException {
    if (Nesting.exceeds(opened.document().root(), SAFE_DEPTH)) {
      twin.print(opened.document(), OutputStream.nullOutputStream());
    }
  }

  private Result<Boolean> prove(String name, ByteBuffer file, Opened opened, OutputStream out)
      throws IOException {
    if (twin.isFast()) {
      PrintedText skeleton = twin.printToProve(twin.annotated(opened), out);
      if (skeleton.verified() && restored(name, file, opened, skeleton)) {
        return Result.of(true, List.of());
      }
      return proveWhole(name, file, text(opened));
    }
    byte[] text = text(opened);
    out.write(text);
    return proveWhole(name, file, text);
  }

  /** Whether a skeleton gives the file back when the rows that it leaves out are put back. */
  private boolean restored(String name, ByteBuffer file, Opened opened, PrintedText skeleton) {
    return twin.openPrinted(name, skeleton.text())
        .value()
        .flatMap(said -> restored(said, opened))
        .filter(said -> same(said, opened, file) || encodes(said, name, file))
        .isPresent();
  }

  /**
   * Whether a text says just what was decoded from {@code file}. Then it need not be encoded: what
   * was decoded was encoded when it was opened, and gave the file. Only patches have not been
   * tried.
   */
  private static boolean same(Opened said, Opened meant, ByteBuffer file) {
    Struct root = meant.document().root();
    return file.equals(meant.file()) && !Patches.any(root) && said.document().root().equals(root);
  }

  private boolean encodes(Opened said, String name, ByteBuffer file) {
    return twin.encode(name, said, file.limit())
        .value()
        .filter(encoded -> encoded.sameAs(file))
        .isPresent();
  }

  private static Optional<Opened> restored(Opened said, Opened meant) {
    Struct root = RestoredRows.of(said.document().root(), meant.document().root());
    return Optional.ofNullable(root)
        .map(r -> new Document(said.document().schema(), r))
        .map(document -> new Opened(said.name(), Face.TEXT, document, said.locations()));
  }

  /** Reads the whole text back. */
  private Result<Boolean> proveWhole(String name, ByteBuffer file, byte[] text) {
    Result<Opened> again = twin.openPrinted(name, text);
    Result<FileBytes> encoded =
        again
            .value()
            .map(o -> twin.encode(name, o, file.limit()))
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
   * @param name what people call the text
   * @param text the text
   * @param opened what it means
   * @return whether it prints as it is, or an error where its meaning would change
   */
  public Result<Boolean> canonical(String name, ByteBuffer text, Opened opened) {
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

  private Result<Boolean> compared(String name, ByteBuffer text, Opened opened) throws IOException {
    ComparingStream comparingStream = new ComparingStream(text);
    twin.print(twin.annotated(opened), comparingStream);
    if (comparingStream.same()) {
      // It was parsed before, and gives the same again.
      return Result.of(true, List.of());
    }
    boolean same =
        twin.openPrinted(name, text(opened))
            .value()
            .filter(again -> sameMeaning(again, opened))
            .isPresent();
    if (!same) {
      String message = "printing this text would change its meaning; this is a fault of Diptych";
      return Result.failed(Diagnostic.error("not-lossless", new Location.Whole(name), message));
    }
    return Result.of(false, List.of());
  }

  private boolean sameMeaning(Opened a, Opened b) {
    return a.document().root().equals(b.document().root())
        || twin.annotated(a).root().equals(twin.annotated(b).root());
  }

  private byte[] text(Opened opened) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    twin.print(twin.annotated(opened), out);
    return out.toByteArray();
  }

  private static Diagnostic tooLong(String name, TextTooLongException e) {
    return Diagnostic.error("too-many", new Location.Whole(name), e.getMessage());
  }

  private static Diagnostic notLossless(String name, Result<FileBytes> encoded) {
    String message =
        "the text of this file would not give its bytes back; this is a fault of Diptych";
    String[] help =
        encoded.diagnostics().stream().map(Diagnostic::message).limit(3).toArray(String[]::new);
    return Diagnostic.error("not-lossless", new Location.Whole(name), message, help);
  }
}
