package dev.diptych.twin;

import dev.diptych.binary.decode.Decoded;
import dev.diptych.binary.encode.Encoded;
import dev.diptych.formats.Catalog;
import dev.diptych.model.derive.Allowance;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.Document;
import dev.diptych.model.document.FileBytes;
import dev.diptych.model.document.Path;
import dev.diptych.model.document.Residue;
import dev.diptych.model.document.Struct;
import dev.diptych.model.schema.FormatName;
import dev.diptych.model.schema.Schema;
import dev.diptych.text.print.PrintedText;
import dev.diptych.text.print.TextPrinter;
import dev.diptych.text.syntax.lex.SyntaxOptions;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Opens files of either face and writes documents in either face. Safe for use by several threads.
 */
public final class Twin {
  /** What the names of texts end with; of an empty file nothing else tells the face. */
  private static final String TEXT_ENDING = ".twin";

  private final Formats formats;
  private final boolean single;
  private final SyntaxOptions options;

  private Twin(Formats formats, boolean brought, SyntaxOptions options) {
    this.formats = formats;
    this.single = brought;
    this.options = options;
  }

  /** A twin for the formats that ship with Diptych. */
  public static Twin shipped() {
    Formats formats = new Formats(Catalog.shipped(), Twin.class.getClassLoader(), 1, Comments.SOME);
    return new Twin(formats, false, new SyntaxOptions(true, false));
  }

  /**
   * A twin for one format.
   *
   * @param schema the format
   * @param loader knows the class that was generated for it
   */
  public static Twin of(Schema schema, ClassLoader loader) {
    Formats formats = new Formats(Catalog.of(schema), loader, 1, Comments.SOME);
    return new Twin(formats, true, new SyntaxOptions(true, false));
  }

  /** The same, with or without the fast way of reading rows; both must give the same results. */
  public Twin fastRows(boolean fast) {
    return new Twin(formats, single, new SyntaxOptions(fast, false));
  }

  /**
   * The same with another limit of what one run of decoding or encoding may cost. The default is 64
   * MB of memory, or work that is worth as much, and 10 bytes more for each byte of the input; what
   * the bytes of the input pay for is not counted. Past it, an input is refused as {@code
   * too-much}.
   *
   * @param times how many times the default, at least 1
   */
  public Twin limit(int times) {
    return new Twin(formats.limit(times), single, options);
  }

  /** The same with other computed values as comments in texts. */
  public Twin comments(Comments comments) {
    return new Twin(formats.comments(comments), single, options);
  }

  /**
   * Opens a file of either face.
   *
   * @param name what people call it, for diagnostics
   * @param file all of its bytes, which must not change while the document is in use
   * @param selection what is said about it
   */
  public Result<Opened> open(String name, ByteBuffer file, Selection selection) {
    if (file.limit() == 0 && name.endsWith(TEXT_ENDING)) {
      return openText(name, file, selection);
    }
    return face(file) == Face.TEXT
        ? openText(name, file, selection)
        : openBinary(name, file, selection);
  }

  /**
   * Which face {@code file} shows. Files of formats that people bring may look like text and be
   * none: only a header line tells.
   *
   * @param file all of its bytes, of which the first few are looked at
   */
  public Face face(ByteBuffer file) {
    return single && !Face.hasHeader(file) ? Face.BINARY : Face.of(file);
  }

  /** Opens a text: parses and binds it. */
  public Result<Opened> openText(String name, byte[] text, Selection selection) {
    return openText(name, ByteBuffer.wrap(text), selection);
  }

  /**
   * Opens a text: parses and binds it. Of a long text, most is read where it is and not copied.
   *
   * @param name what people call it, for diagnostics
   * @param text all of it, from 0 to the limit, which must not change while the document is in use
   * @param selection what is said about it
   */
  public Result<Opened> openText(String name, ByteBuffer text, Selection selection) {
    return openText(name, text, selection, formats.allowance(text.limit()));
  }

  /** Opens a text that was printed from a document, which has all values that it asks for. */
  Result<Opened> openPrinted(String name, byte[] text) {
    return openText(name, ByteBuffer.wrap(text), Selection.ANY, Allowance.unlimited());
  }

  private Result<Opened> openText(
      String name, ByteBuffer text, Selection selection, Allowance allowance) {
    boolean fast = options.fastRows();
    return NestingGuard.guard(
        name, () -> new TextReader(formats, name, text, selection, fast, allowance).open());
  }

  /** Opens a binary file: detects its layout and decodes it, keeping what no spec accounts for. */
  public Result<Opened> openBinary(String name, ByteBuffer file, Selection selection) {
    return NestingGuard.guard(name, () -> new Detection(formats, name, file, selection).open());
  }

  /** Prints a document as canonical text; {@link Proof} prints what leaves this package. */
  void print(Document document, OutputStream out) throws IOException {
    new TextPrinter(format(document).shapes()).print(document, out);
  }

  /** Prints a document, and what is needed to prove that the text reads back as it. */
  PrintedText printToProve(Document document, OutputStream out) throws IOException {
    return new TextPrinter(format(document).shapes()).printToProve(document, out);
  }

  /**
   * The schemas of all formats that files may have, by their {@linkplain FormatName#key() keys}, in
   * a fixed order; those refused among them.
   */
  public Map<String, Schema> schemas() {
    Map<String, Schema> schemas = new LinkedHashMap<>();
    formats
        .entries(Selection.ANY)
        .forEach(e -> schemas.put(e.format().key(), formats.of(e).schema()));
    return schemas;
  }

  /** Whether rows are read the fast way. */
  boolean isFast() {
    return options.fastRows();
  }

  /**
   * Encodes a document and puts back its residue. What was encoded is decoded again and compared: a
   * document that its own bytes would contradict is refused.
   *
   * @param name what people call the input that it comes from, for diagnostics
   * @param opened the document and where it stands there
   */
  public Result<FileBytes> encode(String name, Opened opened) {
    return encode(name, opened, 0);
  }

  /** The same for a document that came from a file of {@code size} bytes, whatever it says now. */
  Result<FileBytes> encode(String name, Opened opened, long size) {
    return encodeGuarded(name, opened, size).map(Written::file);
  }

  /**
   * The document with all that only encoding tells, such as the lengths of what is compressed.
   *
   * @param name what people call the input that it comes from, for diagnostics
   * @param opened the document and where it stands there; refused where {@link #encode} refuses it
   */
  public Result<Document> complete(String name, Opened opened) {
    return encodeGuarded(name, opened, 0)
        .map(written -> new Document(opened.document().schema(), written.root()));
  }

  /**
   * A warning where {@code file}, which {@code opened} compiles to, would not be read in the layout
   * of {@code opened} unless somebody names it.
   */
  public Optional<Diagnostic> layoutWarning(Opened opened, FileBytes file) {
    return new LayoutCheck(formats, opened).warning(file);
  }

  /** A file, and the struct that it was made of, complete. */
  private record Written(FileBytes file, Struct root) {}

  private Result<Written> encodeGuarded(String name, Opened opened, long size) {
    return NestingGuard.guard(name, () -> encoded(name, opened, size));
  }

  private Result<Written> encoded(String name, Opened opened, long size) {
    Document document = opened.document();
    Format format = format(document);
    Result<Encoded> encoded =
        format.codec().encode(name, document.root(), opened.locations(), size);
    if (!encoded.ok()) {
      return Result.failed(encoded.diagnostics());
    }
    Encoded made = encoded.value().orElseThrow();
    if (Patches.any(made.root())) {
      return patched(format, opened, made.file().whole(), made.root());
    }
    Result<Decoded> meant = format.codec().decode(name, made, size);
    return compared(opened, new Written(made.file(), made.root()), made.root(), meant);
  }

  private static Result<Written> patched(
      Format format, Opened opened, ByteBuffer file, Struct root) {
    ByteBuffer before = ByteBuffer.allocate(file.limit()).put(0, file, 0, file.limit());
    Optional<Decoded> plain = format.codec().decode(opened.name(), file).value();
    boolean put = plain.isPresent() && new Patches(plain.get()).apply(root, Path.ROOT, file);
    if (!put) {
      return Result.failed(residueMoved(opened));
    }
    Result<Decoded> decoded = format.codec().decode(opened.name(), file);
    // The same bytes can be patched in several ways; a file has one of them.
    Struct kept = decoded.value().map(d -> new Patches(d).keep(before, file)).orElse(root);
    Written written = new Written(FileBytes.of(file), kept);
    return compared(opened, written, Patches.strip(root), decoded);
  }

  private static Result<Written> compared(
      Opened opened, Written written, Struct root, Result<Decoded> meant) {
    return meant.value().map(Decoded::root).filter(root::equals).isPresent()
        ? Result.of(written, List.of())
        : Result.failed(new Contradiction(opened, meant).find(root));
  }

  private static Diagnostic residueMoved(Opened opened) {
    Location at = opened.locations().locate(Residue.PATH);
    String message = "residue refers to bytes that are no longer where they were";
    String help = "the text was edited: remove the rows of Residue that are not wanted any more";
    return Diagnostic.error("residue-moved", at, message, help);
  }

  /**
   * What {@code opened} means, with all that follows from its values: for a text, that takes
   * encoding it and reading that.
   */
  Document annotated(Opened opened) {
    Document document = opened.document();
    boolean notes =
        document.schema().structs().values().stream().anyMatch(s -> !s.computed().isEmpty());
    if (opened.face() == Face.TEXT && !notes && Patches.any(document.root())) {
      return complete(opened.name(), opened).value().orElse(document);
    }
    if (opened.face() == Face.BINARY || !notes) {
      return document;
    }
    return encode(opened.name(), opened)
        .value()
        .flatMap(file -> openBinary(opened.name(), file.whole(), Selection.ANY).value())
        .map(Opened::document)
        .orElse(document);
  }

  private Format format(Document document) {
    return formats.of(document.schema());
  }
}
