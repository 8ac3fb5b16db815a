package dev.diptych;

import static java.util.Objects.requireNonNull;

import dev.diptych.files.IoFailure;
import dev.diptych.files.Output;
import dev.diptych.files.SpooledOutput;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location.Whole;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.FileBytes;
import dev.diptych.model.document.Struct;
import dev.diptych.model.schema.FormatName;
import dev.diptych.twin.Completed;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Proof;
import dev.diptych.twin.Recognition;
import dev.diptych.twin.edit.Edit;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The content of one file, of either face. Immutable and thread-safe. Two documents are equal if
 * they have the same format and encode to the same bytes.
 */
public final class Document {
  private final Opener opener;
  private final LocatedDocument opened;
  private final FileBytes file;
  private final Struct root;

  Document(Opener opener, LocatedDocument opened, FileBytes file, Struct root) {
    this.opener = opener;
    this.opened = opened;
    this.file = file;
    this.root = root;
  }

  /** {@return the format, version and layout} */
  public Format format() {
    return format(opened.document().schema().format());
  }

  static Format format(FormatName name) {
    return new Format(name.id(), name.title(), name.version(), Optional.ofNullable(name.layout()));
  }

  /**
   * Encodes the document. A document that was decoded gives its file back, bit by bit.
   *
   * @return a new array
   * @throws DiptychException {@code not-lossless}, if that is not proven: a bug of Diptych
   */
  public byte[] encode() {
    return encoded().toArray();
  }

  /**
   * Encodes the document to a stream.
   *
   * @param out receives the bytes; it is not closed
   * @throws IOException if the stream fails
   * @throws DiptychException as for {@link #encode()}; nothing is written then
   */
  public void encode(OutputStream out) throws IOException {
    requireNonNull(out, "out");
    encoded().writeTo(out);
  }

  /**
   * Prints the document as canonical text, and proves that the text compiles to the same bytes.
   *
   * @return the bytes of the text: UTF-8, except for formats whose texts have another encoding
   * @throws DiptychException if the text would be longer than 2 GiB or cannot be proven
   */
  public byte[] print() {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    unfailing(
        () -> {
          print(out, this);
          return this;
        });
    return out.toByteArray();
  }

  /**
   * Prints the document to a stream. Nothing is written before the whole text is proven; until
   * then, a large text is in a temporary file.
   *
   * @param out receives the bytes of the text; it is not closed
   * @throws IOException if the stream or the temporary file fails
   * @throws DiptychException as for {@link #print()}; nothing is written then
   */
  public void print(OutputStream out) throws IOException {
    requireNonNull(out, "out");
    try (SpooledOutput text = new SpooledOutput()) {
      EngineThread.run(
          () -> {
            print(text, this);
            return this;
          });
      text.writeTo(out);
    }
  }

  /**
   * {@return the canonical text as a string}
   *
   * @throws DiptychException as for {@link #print()}; or {@code bad-encoding}, if the text is not
   *     valid in its encoding, which only formats with raw strings allow
   */
  public String text() {
    ByteBuffer text = ByteBuffer.wrap(print());
    Charset charset = new Recognition(opener.engine()).charset(text);
    try {
      return charset.newDecoder().decode(text).toString();
    } catch (CharacterCodingException e) {
      String message = "the text is not valid " + charset + ", so that it has no characters";
      throw rejected(Diagnostic.error("bad-encoding", new Whole(opened.name()), message));
    }
  }

  /**
   * Writes either face to a file, completely or not at all: a temporary file replaces it.
   *
   * @param target the file; an existing one is replaced
   * @param face what to write
   * @return warnings about properties of the replaced file that the new one does not have
   * @throws IOException if it cannot be written; an existing file is then unchanged
   * @throws DiptychException as for {@link #encode()} and {@link #print()}; an existing file is
   *     then unchanged
   */
  public List<dev.diptych.Diagnostic> save(Path target, Face face) throws IOException {
    requireNonNull(target, "target");
    requireNonNull(face, "face");
    return EngineThread.run(() -> DiagnosticView.of(write(target, face)));
  }

  /** Writes a face on the thread of the engine. */
  List<Diagnostic> write(Path target, Face face) throws IoFailure {
    FileBytes bytes = face == Face.BINARY ? proven() : null;
    return put(target, bytes == null ? out -> print(out, this) : bytes::writeTo);
  }

  /** Writes a file; returns warnings about attributes of a replaced one that are lost. */
  static List<Diagnostic> put(Path target, Output.Content content) throws IoFailure {
    List<Diagnostic> lost = new ArrayList<>();
    Output.files(
        Map.of(target, content),
        (path, what) -> lost.add(Diagnostic.warning("not-kept", new Whole(path.toString()), what)));
    return lost;
  }

  /**
   * {@return likely mistakes in the document, such as rows out of order or checksums that do not
   * match} The outcome of {@link Diptych#parse} has them already; that of {@link Diptych#decode}
   * does not.
   */
  public List<dev.diptych.Diagnostic> check() {
    return unfailing(() -> DiagnosticView.of(opener.check(opened)));
  }

  /**
   * {@return what could not be read of a damaged file, as warnings with field and offset} Empty for
   * other files. A text of a damaged file has those of the file that it compiles to.
   */
  public List<dev.diptych.Diagnostic> faults() {
    return unfailing(() -> DiagnosticView.of(opener.engine().faults(opened)));
  }

  /** {@return the values of the document} */
  public Value.Struct root() {
    return new Value.Struct(opened.document().schema(), root);
  }

  /**
   * {@return the value at a path, such as {@code chunks[2].header.size}}
   *
   * @param path as for {@link Value.Struct#get}
   * @throws NoSuchElementException if there is none; its message says how far the path leads
   */
  public Value get(String path) {
    requireNonNull(path, "path");
    return root().get(path);
  }

  /**
   * {@return the table at a path, such as {@code camera.position_x.keyframes}}
   *
   * @param path as for {@link Value.Struct#get}
   * @throws NoSuchElementException if there is no table; its message says how far the path leads
   */
  public Value.Table table(String path) {
    requireNonNull(path, "path");
    return root().table(path);
  }

  /**
   * {@return changes of this document, to apply with {@link DocumentEdit#done}} This document stays
   * the same.
   */
  public DocumentEdit edit() {
    return new DocumentEdit(this);
  }

  Outcome<Document> edited(List<Edit> edits) {
    return unfailing(() -> opener.edited(opened, edits).outcome());
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other == this
        || (other instanceof Document document
            && format().equals(document.format())
            && file.sameAs(document.file.whole()));
  }

  @Override
  public int hashCode() {
    return 31 * format().hashCode() + file.whole().hashCode();
  }

  /** {@return the format and the size, for messages} */
  @Override
  public String toString() {
    return format() + ", " + file.size() + " bytes";
  }

  private FileBytes encoded() {
    return unfailing(this::proven);
  }

  private FileBytes proven() {
    Result<Completed> encoded = opener.engine().completed(opened.name(), opened);
    FileBytes bytes =
        encoded
            .value()
            .map(Completed::file)
            .orElseThrow(
                () -> new DiptychException(DiagnosticView.of(encoded.diagnostics()), null));
    if (!bytes.sameAs(file.whole())) {
      String message = "encoding would not restore the bytes; this is a bug in Diptych";
      throw rejected(Diagnostic.error("not-lossless", new Whole(opened.name()), message));
    }
    return bytes;
  }

  private static void print(OutputStream out, Document document) throws IOException {
    Optional<Diagnostic> lost =
        new Proof(document.opener.engine())
            .print(document.opened.name(), document.file.whole(), document.opened, out);
    if (lost.isPresent()) {
      throw rejected(lost.get());
    }
  }

  private static DiptychException rejected(Diagnostic error) {
    return new DiptychException(List.of(DiagnosticView.of(error)), null);
  }

  private static <T> T unfailing(EngineThread.Work<T> work) {
    try {
      return EngineThread.run(work);
    } catch (IOException e) {
      throw new UncheckedIOException(e); // It reads and writes memory only.
    }
  }
}
