package dev.diptych.twin;

import dev.diptych.binary.checksum.CheckedSum;
import dev.diptych.binary.checksum.StructPlace;
import dev.diptych.binary.part.LastList;
import dev.diptych.binary.part.LastLists;
import dev.diptych.binary.plan.FormatPlan;
import dev.diptych.formats.Catalog;
import dev.diptych.formats.CatalogEntry;
import dev.diptych.ir.Spec;
import dev.diptych.model.derive.Allowance;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.Document;
import dev.diptych.model.document.FileBytes;
import dev.diptych.model.document.Path;
import dev.diptych.model.document.Struct;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.FormatName;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.source.TextBytes;
import dev.diptych.syntax.Dialect;
import dev.diptych.syntax.Header;
import dev.diptych.syntax.SyntaxTree;
import dev.diptych.text.print.PrintedText;
import dev.diptych.text.print.TextPrinter;
import dev.diptych.text.shape.Shapes;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Opens files of either face, and encodes documents. Thread-safe. */
public final class Engine {
  /** File name extension of texts, which determines the face of an empty file. */
  private static final String TEXT_ENDING = ".twin";

  private final Formats formats;
  private final boolean brought;
  private final TextPath path;
  private final boolean damaged;

  /** How files of the only format are converted in parts; null until that is asked for. */
  private volatile Parts.@Nullable Choice inParts;

  private Engine(Formats formats, boolean brought, TextPath path, boolean damaged) {
    this.formats = formats;
    this.brought = brought;
    this.path = path;
    this.damaged = damaged;
  }

  /** An engine for the formats that ship with Diptych. */
  public static Engine shipped() {
    return new Engine(
        new Formats(List.of(Catalog.shipped()), 1, Comments.SOME), false, TextPath.FAST, false);
  }

  /**
   * An engine for formats that are resources of a module, which files of the shipped formats are
   * not.
   *
   * @param owner a class of the module
   * @param folder where the schemas and specs are, as its {@link Class#getResource} takes it, with
   *     a slash at its end
   */
  public static Engine of(Class<?> owner, String folder) {
    return brought(new Formats(List.of(Catalog.of(owner, folder)), 1, Comments.SOME));
  }

  /**
   * An engine for one format.
   *
   * @param schema the format
   * @param spec the typed spec that the schema is derived from
   */
  public static Engine of(Schema schema, Spec spec) {
    return brought(new Formats(List.of(Catalog.of(schema, spec)), 1, Comments.SOME));
  }

  /**
   * An engine for one format, whose plan was built to check its spec.
   *
   * @param schema the format
   * @param spec the typed spec that the schema is derived from
   * @param plan the plan of both
   */
  public static Engine of(Schema schema, Spec spec, FormatPlan plan) {
    return brought(Formats.of(schema, spec, plan));
  }

  private static Engine brought(Formats formats) {
    return new Engine(formats, true, TextPath.FAST, false);
  }

  /**
   * An engine for the formats of several, such as the versions of one format. A text chooses by its
   * header line, a binary file by its constants; if several formats read all of it, the last is
   * used.
   *
   * @param engines at least one, each for other formats
   * @throws IllegalArgumentException if two have the same format and version
   */
  public static Engine of(List<Engine> engines) {
    List<Formats> all = new ArrayList<>();
    Set<String> keys = new HashSet<>();
    for (Engine engine : engines) {
      for (String key : engine.schemas().keySet()) {
        if (!keys.add(key)) {
          throw new IllegalArgumentException("two specs describe " + key);
        }
      }
      all.add(engine.formats);
    }
    return brought(Formats.of(all));
  }

  /** The same engine, which reads texts in another way. Results are identical. */
  public Engine reading(TextPath other) {
    return new Engine(formats, brought, other, damaged);
  }

  /**
   * The same engine with another budget for each run of decoding or encoding. The default is 64 MB
   * of memory or equivalent work, plus 10 bytes for each byte of the input. An input that exceeds
   * it is rejected as {@code too-much}.
   *
   * @param times multiple of the default, at least 1
   */
  public Engine limit(int times) {
    return new Engine(formats.limit(times), brought, path, damaged);
  }

  /**
   * The same engine with values for parameters of its formats: of the root types of their specs.
   * They replace those that it has. A text may have its own, which must be the same.
   *
   * @param values values, each for a parameter of at least one format
   * @return {@code unknown-parameter} or {@code invalid-parameter} for a value that no format can
   *     have
   */
  public Result<Engine> parameters(List<GivenParameter> values) {
    return formats.given(values).map(given -> new Engine(given, brought, path, damaged));
  }

  /** The values of the parameters of a document, which is one of these formats. */
  public List<GivenParameter> parametersOf(Document document) {
    return format(document).parameters().of(document.root());
  }

  /** The typed spec of a document, which is one of these formats. */
  public Spec spec(Document document) {
    return formats.spec(document.schema());
  }

  /** The same engine with other computed values as comments. */
  public Engine comments(Comments comments) {
    return comments == formats.comments()
        ? this
        : new Engine(formats.comments(comments), brought, path, damaged);
  }

  /**
   * The same engine, which decodes damaged binary files as far as that is possible. What cannot be
   * decoded is residue of the struct around it, and a warning. The document states that it is of a
   * damaged file, and so does its text; both give the same bytes back.
   */
  public Engine damaged() {
    return new Engine(formats, brought, path, true);
  }

  /** Whether its formats are those that ship with Diptych, not those of specs of a user. */
  public boolean isShipped() {
    return !brought;
  }

  /**
   * Opens a file of either face.
   *
   * @param name its name, for diagnostics
   * @param file all of its bytes, which must not change while the document is in use
   * @param selection format and layout, if the user selects them
   */
  public Result<LocatedDocument> open(String name, ByteBuffer file, Selection selection) {
    return face(name, file) == Face.TEXT
        ? openText(name, file, selection)
        : openBinary(name, file, selection);
  }

  /**
   * The face of a file. An empty file has the face that its name suggests. Binary files of user
   * specs may look like text: with those, only a header line makes a text.
   *
   * @param name its name
   * @param file all of its bytes; only the first few are read
   */
  public Face face(String name, ByteBuffer file) {
    if (file.limit() == 0 && name.endsWith(TEXT_ENDING)) {
      return Face.TEXT;
    }
    return brought && !Face.hasHeader(file) ? Face.BINARY : Face.of(file);
  }

  /** Opens a text: parses and binds it. */
  public Result<LocatedDocument> openText(String name, byte[] text, Selection selection) {
    return openText(name, ByteBuffer.wrap(text), selection);
  }

  /**
   * Opens a text: parses and binds it. Most of a long text is read in place.
   *
   * @param name its name, for diagnostics
   * @param text all of it, from 0 to the limit, which must not change while the document is in use
   * @param selection format and layout, if the user selects them
   */
  public Result<LocatedDocument> openText(String name, ByteBuffer text, Selection selection) {
    return openText(name, TextBytes.of(text), selection);
  }

  /**
   * Opens a text, which may be in a file: parses and binds it.
   *
   * @param name its name, for diagnostics
   * @param text all of it
   * @param selection format and layout, if the user selects them
   */
  public Result<LocatedDocument> openText(String name, TextBytes text, Selection selection) {
    return readText(name, text, selection, Dialect.PLAIN, formats.allowance(text.length()))
        .opened();
  }

  /**
   * Reads a text as {@link #openText} does, if it is plain, and gives its tree if it is not or is
   * rejected.
   *
   * @param name its name, for diagnostics
   * @param text all of it, which may be in a file
   * @param selection format and layout, if the user selects them
   */
  public TextReading readText(String name, TextBytes text, Selection selection) {
    return readText(name, text, selection, null, formats.allowance(text.length()));
  }

  /** Opens a part of a text that is a whole text; it may use as much memory as its size allows. */
  Result<LocatedDocument> openPart(String name, ByteBuffer text, Selection selection) {
    Allowance allowance = formats.partAllowance(text.limit());
    return readPart(name, text, selection, allowance, null);
  }

  /** Opens a part of a text that was printed from {@code root}; it may use any amount of memory. */
  Result<LocatedDocument> openPrintedPart(String name, byte[] text, Struct root) {
    return readPart(name, ByteBuffer.wrap(text), Selection.ANY, Allowance.unlimited(), root);
  }

  private Result<LocatedDocument> readPart(
      String name,
      ByteBuffer text,
      Selection selection,
      Allowance allowance,
      @Nullable Struct expected) {
    TextReader reader =
        new TextReader(
            formats, name, TextBytes.of(text), selection, Dialect.PLAIN, path, allowance, true);
    return NestingGuard.guard(name, reader.expecting(expected)::open);
  }

  /**
   * Conversion of large files in parts, if there is one format whose files allow it.
   *
   * @param selection the format and layout that the user selected
   */
  public Parts.Choice parts(Selection selection) {
    List<CatalogEntry> entries = formats.entries(Selection.ANY);
    if (!brought) {
      return Parts.Choice.none("the formats that ship are not lists of structs");
    }
    if (entries.size() != 1 || !selection.allows(entries.get(0))) {
      return Parts.Choice.none("the format is chosen by all of a file");
    }
    if (damaged || !isFast()) {
      return Parts.Choice.none("an option requires all of a file");
    }
    // All of the spec is looked at, which takes as long as a small file.
    Parts.Choice known = inParts;
    if (known == null) {
      known = parts(formats.of(entries.get(0)));
      inParts = known;
    }
    return known;
  }

  /**
   * What requires a file to be converted as a whole, as a sentence.
   *
   * @param document the document of the file, which is one of these formats
   * @return nothing if it is converted in parts
   */
  public Optional<String> requiresWhole(Document document) {
    Parts.Choice choice = parts(Selection.ANY);
    Parts parts = choice.parts();
    return parts == null
        ? Optional.of(choice.obstacle())
        : Optional.ofNullable(parts.lists().get(0).exception(document.root()));
  }

  private Parts.Choice parts(Format format) {
    LastLists found = LastLists.of(formats.spec(format.schema()), format.schema());
    if (!found.exist()) {
      return Parts.Choice.none(found.obstacle());
    }
    List<LastList> lists = new ArrayList<>();
    for (LastList list : found.lists()) {
      String obstacle = inText(format, list);
      if (obstacle != null && lists.isEmpty()) {
        return Parts.Choice.none(obstacle);
      }
      if (obstacle != null) {
        break;
      }
      lists.add(list);
    }
    return new Parts.Choice(new Parts(this, format, lists), "");
  }

  /** What in a text prevents parts of a list, as a sentence; null if nothing does. */
  private static @Nullable String inText(Format format, LastList list) {
    LastList.Step last = list.steps().get(list.steps().size() - 1);
    StructType owner = format.schema().struct(last.struct());
    Field field = owner.fields().get(last.field());
    boolean isBlock = format.shapes().rowOf(field).isPresent();
    return isBlock && format.shapes().of(owner).rows() != last.field()
        ? "the rows of " + field.id() + " are one block"
        : null;
  }

  /** Opens a text that was printed from a document; it may use any amount of memory. */
  Result<LocatedDocument> openPrinted(String name, byte[] text) {
    return readText(
            name,
            TextBytes.of(ByteBuffer.wrap(text)),
            Selection.ANY,
            Dialect.PLAIN,
            Allowance.unlimited())
        .opened();
  }

  private TextReading readText(
      String name,
      TextBytes text,
      Selection selection,
      @Nullable Dialect dialect,
      Allowance allowance) {
    TextReader reader =
        new TextReader(formats, name, text, selection, dialect, path, allowance, false);
    Result<LocatedDocument> opened = NestingGuard.guard(name, reader::open);
    return new TextReading(opened, opened.ok() ? null : reader.tree());
  }

  /** Opens a binary file: detects its layout, decodes it, and keeps other bytes as residue. */
  public Result<LocatedDocument> openBinary(String name, ByteBuffer file, Selection selection) {
    return NestingGuard.guard(name, () -> decoded(name, file, selection));
  }

  private Result<LocatedDocument> decoded(String name, ByteBuffer file, Selection selection) {
    Detection detection = new Detection(formats, name, file, selection);
    Result<LocatedDocument> opened = detection.open();
    if (opened.ok() || detection.rejected().isEmpty()) {
      return opened;
    }
    return damaged
        ? new DamagedFile(this, detection.rejected().get()).open(opened)
        : DamagedFile.advised(opened);
  }

  /**
   * Opens a binary file in the format and layout of a document, and with its parameters.
   *
   * @param document a document of one of these formats
   */
  public Result<LocatedDocument> openAs(Document document, String name, ByteBuffer file) {
    Format format = format(document);
    return NestingGuard.guard(
        name,
        () -> {
          DecodeAttempt attempt = DecodeAttempt.of(format, name, file, document.root());
          return attempt.decoded()
              ? attempt.open(List.of())
              : Result.failed(attempt.result().diagnostics());
        });
  }

  /** Prints a document as canonical text, without proof. */
  void print(Document document, OutputStream out) throws IOException {
    new TextPrinter(format(document).shapes()).print(document, out);
  }

  /** Prints a document, and returns what proving the text requires. */
  PrintedText printToProve(Document document, OutputStream out) throws IOException {
    return new TextPrinter(format(document).shapes()).printToProve(document, out);
  }

  /**
   * The schemas of all formats by {@linkplain FormatName#key() key}, in a fixed order, including
   * rejected variants.
   */
  public Map<String, Schema> schemas() {
    Map<String, Schema> schemas = new LinkedHashMap<>();
    formats
        .entries(Selection.ANY)
        .forEach(e -> schemas.put(e.format().key(), formats.of(e).schema()));
    return schemas;
  }

  /** The encoding of texts with this header line, if their strings are raw. */
  public Optional<Charset> rawCharset(Header header) {
    return formats.rawCharset(header);
  }

  /**
   * The shapes of the format of a text, of the layout that it names.
   *
   * @param tree the text
   * @param selection the format and layout that the user selected
   * @return nothing if there is no such format
   */
  public Optional<Shapes> shapes(SyntaxTree tree, Selection selection) {
    Header header = tree.header();
    String layout = HeaderChoice.layoutOf(tree.items());
    return header == null ? Optional.empty() : shapes(header, layout, selection);
  }

  /**
   * The shapes of the format of a text whose layout is not known.
   *
   * @param header the header line of the text
   * @param selection the format and layout that the user selected; without a layout, the preferred
   *     one
   * @return nothing if there is no such format
   */
  public Optional<Shapes> shapes(Header header, Selection selection) {
    return shapes(header, null, selection);
  }

  private Optional<Shapes> shapes(Header header, @Nullable String layout, Selection selection) {
    String wanted = layout == null ? selection.layout() : layout;
    List<CatalogEntry> entries =
        formats.entries(new Selection(selection.format(), wanted)).stream()
            .filter(entry -> entry.refusal() == null)
            .filter(entry -> entry.format().title().equals(header.title()))
            .filter(entry -> entry.format().version().equals(header.version()))
            .toList();
    return entries.stream()
        .filter(entry -> entry.format().preferred())
        .findFirst()
        .or(() -> entries.stream().findFirst())
        .map(entry -> formats.of(entry).shapes());
  }

  /** The formats. */
  Formats formats() {
    return formats;
  }

  /** Whether the fast path for rows is enabled. */
  boolean isFast() {
    return path == TextPath.FAST;
  }

  /**
   * Encodes a document with its residue. Decodes the result again: a document that differs from it
   * is rejected.
   *
   * @param name name of the input that it comes from, for diagnostics
   * @param opened the document with its locations there
   */
  public Result<FileBytes> encode(String name, LocatedDocument opened) {
    return encode(name, opened, 0);
  }

  /** Encodes a document that came from a file of {@code size} bytes. */
  Result<FileBytes> encode(String name, LocatedDocument opened, long size) {
    return written(name, opened, size).map(ProvenEncoder.Written::file);
  }

  /**
   * The document with all values that require encoding, such as lengths of compressed fields.
   *
   * @param name name of the input that it comes from, for diagnostics
   * @param opened the document with its locations there; rejected if {@link #encode} rejects it
   */
  public Result<Document> complete(String name, LocatedDocument opened) {
    return opened.isDamaged() && opened.face() == Face.TEXT
        ? written(name, opened, 0).map(written -> derived(opened).withReasons())
        : written(name, opened, 0).map(written -> written.completed(opened));
  }

  /**
   * The document with all values and the file that it encodes to.
   *
   * @param name name of the input that it comes from, for diagnostics
   * @param opened the document with its locations there; rejected if {@link #encode} rejects it
   */
  public Result<Completed> completed(String name, LocatedDocument opened) {
    ByteBuffer file = opened.file();
    if (file != null && !Patches.any(opened.document().root())) {
      // It was encoded and compared when it was opened.
      return Result.of(new Completed(opened.document(), FileBytes.of(file)), List.of());
    }
    long size = file == null ? 0 : file.limit();
    return written(name, opened, size)
        .map(written -> new Completed(written.completed(opened), written.file()));
  }

  /**
   * What could not be decoded of a damaged file, as warnings; none for other files. For a text, the
   * file that it compiles to is decoded.
   *
   * @param opened a document of one of these formats
   */
  public List<Diagnostic> faults(LocatedDocument opened) {
    boolean text = opened.faults().isEmpty() && opened.isDamaged();
    return text ? derived(opened).faults() : opened.faults();
  }

  /**
   * An optional field that is present although its condition does not hold, or the other way round.
   *
   * @param path its path
   * @param required whether the condition holds
   */
  public record Misplaced(Path path, boolean required) {}

  /**
   * The optional fields of a document of the only format that are misplaced, as far as their
   * conditions can be evaluated without positions.
   *
   * @param root the values
   */
  public List<Misplaced> misplaced(Struct root) {
    Format format = formats.of(formats.entries(Selection.ANY).get(0));
    return format.codec().misplaced(root).stream()
        .map(each -> new Misplaced(each.path(), each.required()))
        .toList();
  }

  /**
   * A warning if {@code file}, which {@code opened} compiles to, would not be detected as the
   * layout of {@code opened}.
   */
  public Optional<Diagnostic> layoutWarning(LocatedDocument opened, FileBytes file) {
    return new LayoutCheck(formats, opened).warning(file);
  }

  private Result<ProvenEncoder.Written> written(String name, LocatedDocument opened, long size) {
    return new ProvenEncoder(format(opened.document()), name, opened, size).encode();
  }

  /** The checksums of a document that have a value, compared with its bytes. */
  List<CheckedSum> checksums(LocatedDocument opened) {
    return derived(opened).checksums();
  }

  /**
   * Decodes a binary file with the places of all values.
   *
   * @param document a document of its format, with the values of its parameters
   * @param name its name, for diagnostics
   * @param file all of its bytes
   * @param use what is done with the root, as long as this call takes
   * @return an error if it cannot be decoded
   */
  public <T> Result<T> places(
      Document document, String name, ByteBuffer file, Function<StructPlace, T> use) {
    Format format = format(document);
    return NestingGuard.guard(name, () -> format.codec().places(name, file, document.root(), use));
  }

  /**
   * The document of {@code opened} as it is printed: with its computed values, and without
   * checksums that are right. For a text, these require encoding and decoding it.
   */
  Document annotated(LocatedDocument opened) {
    return derived(opened).annotated();
  }

  /**
   * The document of {@code opened} without the checksums that are right, which encoding computes.
   *
   * @param opened a document of one of these formats
   */
  public Document withoutChecksums(LocatedDocument opened) {
    return derived(opened).withoutChecksums();
  }

  /**
   * The document of {@code opened} without offsets and checksums that its text omits because they
   * follow from other values. The same for both faces of a document.
   */
  public Document withoutDerived(LocatedDocument opened) {
    return derived(opened).omitted();
  }

  private DerivedValues derived(LocatedDocument opened) {
    return new DerivedValues(this, format(opened.document()), opened);
  }

  private Format format(Document document) {
    return formats.of(document.schema());
  }
}
