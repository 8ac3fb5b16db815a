package dev.diptych;

import static java.util.Objects.requireNonNull;

import dev.diptych.converter.Families;
import dev.diptych.family.FormatFamily;
import dev.diptych.files.InputFiles;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.twin.Engine;
import dev.diptych.twin.Recognition;
import dev.diptych.twin.Selection;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Decodes binary files and parses texts of a set of formats. Immutable and thread-safe: create one
 * and share it; schemas are loaded on first use and kept.
 *
 * <p>Methods that accept an input return an {@link Outcome} with a document or errors. An input
 * that cannot be read at all leads to an {@link IOException}. Each operation runs on a thread of
 * its own with a large stack, while the caller waits; work on large inputs is divided among further
 * threads, which end when they are idle and do not keep the process alive.
 */
public final class Diptych {
  private final Opener opener;
  private final String name;

  private Diptych(Opener opener, String name) {
    this.opener = opener;
    this.name = name;
  }

  private static Diptych of(Engine engine) {
    return new Diptych(
        new Opener(
            engine,
            Families.of(FormatFamily.class.getClassLoader()),
            Selection.ANY,
            Limits.DEFAULT,
            List.of(),
            null),
        "<input>");
  }

  /** {@return the formats that ship with Diptych} */
  public static Diptych shipped() {
    return of(Engine.shipped());
  }

  /**
   * Compiles a Kaitai Struct spec and returns its format. This requires the artifact {@code
   * diptych-spec-tools} on the class path, which is under GPL-3 like the Kaitai Struct compiler
   * that it links.
   *
   * @param spec the spec
   * @return the format; or why the spec is rejected, or {@code no-spec-compiler}
   * @throws IOException if the spec cannot be read
   */
  public static Outcome<Diptych> ofSpec(Spec spec) throws IOException {
    return ofSpecs(List.of(requireNonNull(spec, "spec")));
  }

  /**
   * Compiles several specs, such as the versions of one format. A text chooses by its header line,
   * a binary file by its constants.
   *
   * @param specs at least one
   * @return their formats; or why one is rejected, or {@code no-spec-compiler}
   * @throws IOException if a spec cannot be read
   * @throws IllegalArgumentException if there is none, or if two describe the same version
   */
  public static Outcome<Diptych> ofSpecs(List<Spec> specs) throws IOException {
    List<Spec> given = List.copyOf(requireNonNull(specs, "specs"));
    if (given.isEmpty()) {
      throw new IllegalArgumentException("no spec");
    }
    Outcome<List<Engine>> loaded = EngineThread.run(() -> SpecFormats.load(given));
    return new Outcome<>(
        loaded.result().map(all -> of(all.size() == 1 ? all.get(0) : Engine.of(all))),
        loaded.diagnostics());
  }

  /**
   * {@return the same formats with other limits}
   *
   * @param limits how much one input may cost
   */
  public Diptych limits(Limits limits) {
    requireNonNull(limits, "limits");
    boolean same = limits.budget() == opener.limits().budget();
    Engine engine = same ? opener.engine() : opener.engine().limit(limits.budget());
    return with(
        new Opener(
            engine,
            opener.families(),
            opener.selection(),
            limits,
            opener.folders(),
            opener.includes()));
  }

  /**
   * {@return the same formats, which decode damaged binary files as far as that is possible}
   * Without this, they are rejected. {@link Document#faults()} has what cannot be read; its bytes
   * are kept. Values behind the damage are absent, even if the spec requires them.
   */
  public Diptych damaged() {
    return with(
        new Opener(
            opener.engine().damaged(),
            opener.families(),
            opener.selection(),
            opener.limits(),
            opener.folders(),
            opener.includes()));
  }

  /**
   * {@return one of the formats, in all of its versions: inputs of others are rejected}
   *
   * @param id its id, such as {@code input_animation}
   * @throws IllegalArgumentException if there is no such format
   */
  public Diptych format(String id) {
    requireNonNull(id, "id");
    List<String> ids = formats().stream().map(Format::id).distinct().toList();
    require(id, ids, "format");
    return with(new Selection(id, opener.selection().layout()));
  }

  /**
   * {@return the same formats with a layout that is used instead of detection} A text that has
   * another layout is rejected.
   *
   * @param layout its name
   * @throws IllegalArgumentException if no format has such a layout
   */
  public Diptych layout(String layout) {
    requireNonNull(layout, "layout");
    List<String> layouts =
        formats().stream().flatMap(each -> each.layout().stream()).distinct().toList();
    require(layout, layouts, "layout");
    return with(new Selection(opener.selection().format(), layout));
  }

  /**
   * {@return the same formats with folders that texts may include files from} Without this, a text
   * in a file may include files of its own folder, and another text none.
   *
   * @param folders the folders, searched in this order after the folder of the including file
   */
  public Diptych includeFolders(List<Path> folders) {
    requireNonNull(folders, "folders");
    return with(
        new Opener(
            opener.engine(),
            opener.families(),
            opener.selection(),
            opener.limits(),
            List.copyOf(folders),
            null));
  }

  /**
   * {@return the same formats with other texts to include, instead of files}
   *
   * @param includes finds the texts
   */
  public Diptych includes(Includes includes) {
    requireNonNull(includes, "includes");
    return with(
        new Opener(
            opener.engine(),
            opener.families(),
            opener.selection(),
            opener.limits(),
            List.of(),
            includes));
  }

  /**
   * {@return the same formats with another name for inputs that are not files, for diagnostics} The
   * default is {@code <input>}.
   *
   * @param input the name
   */
  public Diptych named(String input) {
    requireNonNull(input, "input");
    return new Diptych(opener, input);
  }

  /** {@return all versions and layouts that are accepted, in a fixed order} */
  public List<Format> formats() {
    return recognition().formats().stream()
        .filter(each -> opener.selection().accepts(each))
        .map(Document::format)
        .toList();
  }

  /**
   * Returns the formats that a file may have, judged by its first bytes: title and version of a
   * text, constants of a binary file. This does not distinguish layouts of one version; decoding
   * does.
   *
   * @param file the whole file or at least its first 64 KiB
   * @return empty if no format begins so
   */
  public List<Format> detect(byte[] file) {
    requireNonNull(file, "file");
    return recognition().candidates(name, ByteBuffer.wrap(file)).stream()
        .filter(each -> opener.selection().accepts(each))
        .map(Document::format)
        .toList();
  }

  /**
   * {@return the face of a file, judged by its first bytes}
   *
   * @param file the whole file or at least its first 64 KiB
   */
  public Face face(byte[] file) {
    requireNonNull(file, "file");
    return face(opener.engine().face(name, ByteBuffer.wrap(file)));
  }

  /**
   * Decodes bytes. Detects format, version and layout.
   *
   * @param file a whole binary file; copied
   * @return the document, or why the input is rejected
   */
  public Outcome<Document> decode(byte[] file) {
    requireNonNull(file, "file");
    return unfailing(() -> decode(Content.of(name, file, opener.limits())));
  }

  /**
   * Decodes a binary file.
   *
   * @param file the file
   * @return the document, or why the input is rejected
   * @throws IOException if it cannot be read
   */
  public Outcome<Document> decode(Path file) throws IOException {
    requireNonNull(file, "file");
    return EngineThread.run(() -> decode(Content.of(file, opener.limits())));
  }

  /**
   * Decodes all bytes of a stream, up to the limit.
   *
   * @param in the stream; it is not closed
   * @return the document, or why the input is rejected
   * @throws IOException if it fails
   */
  public Outcome<Document> decode(InputStream in) throws IOException {
    requireNonNull(in, "in");
    Result<Content> content = Content.of(name, in, opener.limits());
    return EngineThread.run(() -> decode(content));
  }

  /**
   * Parses a text, plain or authored, and encodes it, so that the document is complete. The
   * diagnostics contain likely mistakes, as those of the command {@code compile} do.
   *
   * @param text the whole text
   * @return the document, or why the input is rejected
   */
  public Outcome<Document> parse(String text) {
    requireNonNull(text, "text");
    return unfailing(() -> parse(Content.of(name, text, recognition(), opener.limits())));
  }

  /**
   * Parses the bytes of a text.
   *
   * @param text the whole text in its encoding: UTF-8 for most formats; copied
   * @return the document, or why the input is rejected
   */
  public Outcome<Document> parse(byte[] text) {
    requireNonNull(text, "text");
    return unfailing(() -> parse(Content.of(name, text, opener.limits())));
  }

  /**
   * Parses the text in a file, which may include other files of its folder.
   *
   * @param text the file
   * @return the document, or why the input is rejected
   * @throws IOException if it cannot be read
   */
  public Outcome<Document> parse(Path text) throws IOException {
    requireNonNull(text, "text");
    return EngineThread.run(() -> parse(Content.of(text, opener.limits())));
  }

  /**
   * Parses the text of a stream, up to the limit.
   *
   * @param in the bytes of the text; the stream is not closed
   * @return the document, or why the input is rejected
   * @throws IOException if it fails
   */
  public Outcome<Document> parse(InputStream in) throws IOException {
    requireNonNull(in, "in");
    Result<Content> content = Content.of(name, in, opener.limits());
    return EngineThread.run(() -> parse(content));
  }

  /**
   * Decodes or parses, whichever face the input has.
   *
   * @param file a whole file of either face; copied
   * @return the document, or why the input is rejected
   */
  public Outcome<Document> open(byte[] file) {
    requireNonNull(file, "file");
    return unfailing(() -> open(Content.of(name, file, opener.limits()), new InputFiles()));
  }

  /**
   * Decodes or parses a file, whichever face it has.
   *
   * @param file the file
   * @return the document, or why the input is rejected
   * @throws IOException if it cannot be read
   */
  public Outcome<Document> open(Path file) throws IOException {
    requireNonNull(file, "file");
    return EngineThread.run(() -> open(Content.of(file, opener.limits()), new InputFiles()));
  }

  /**
   * Converts a file to its other face: a binary file to text, a text to a binary file. The result
   * is proven before it replaces {@code output}: it converts back to the same bytes.
   *
   * @param input the file to convert
   * @param output the file to write, completely or not at all; an existing one is replaced
   * @return the document; if there are errors, nothing is written
   * @throws IOException if a file cannot be read or written, or if {@code output} is {@code input}
   *     or a file that it includes; an existing output is then unchanged
   */
  public Outcome<Document> convert(Path input, Path output) throws IOException {
    requireNonNull(input, "input");
    requireNonNull(output, "output");
    return EngineThread.run(() -> Conversion.convert(opener, input, output));
  }

  /**
   * Compiles the text in a file, as {@link #parse(Path)} and {@link Document#write} do, but without
   * giving its document. If a format ends with a list of independent structs, a text of any size
   * needs little memory.
   *
   * @param text the file with the text
   * @param binary the file to write, completely or not at all; an existing one is replaced
   * @return {@code binary}; if there are errors, nothing is written
   * @throws IOException if a file cannot be read or written, or if {@code binary} is {@code text}
   *     or a file that it includes; an existing output is then unchanged
   */
  public Outcome<Path> compile(Path text, Path binary) throws IOException {
    requireNonNull(text, "text");
    requireNonNull(binary, "binary");
    return EngineThread.run(() -> Conversion.write(opener, text, binary, Face.BINARY));
  }

  /**
   * Decompiles a binary file to its canonical text, as {@link #decode(Path)} and {@link
   * Document#write} do, but without giving its document. If a format ends with a list of
   * independent structs, a file of any size needs little memory.
   *
   * @param binary the binary file
   * @param text the file to write, completely or not at all; an existing one is replaced
   * @return {@code text}; if there are errors, nothing is written
   * @throws IOException if a file cannot be read or written, or if {@code text} is {@code binary};
   *     an existing output is then unchanged
   */
  public Outcome<Path> decompile(Path binary, Path text) throws IOException {
    requireNonNull(binary, "binary");
    requireNonNull(text, "text");
    return EngineThread.run(() -> Conversion.write(opener, binary, text, Face.TEXT));
  }

  private Outcome<Document> decode(Result<Content> content) {
    return content
        .value()
        .map(input -> opener.decode(input).outcome())
        .orElseGet(() -> failed(content));
  }

  private Outcome<Document> parse(Result<Content> content) {
    return content
        .value()
        .map(input -> opener.parse(input, new InputFiles()).outcome())
        .orElseGet(() -> failed(content));
  }

  private Outcome<Document> open(Result<Content> content, InputFiles reads) {
    return content
        .value()
        .map(input -> opener.open(input, reads).outcome())
        .orElseGet(() -> failed(content));
  }

  private static Outcome<Document> failed(Result<?> result) {
    return new Outcome<>(Optional.empty(), DiagnosticView.of(result.diagnostics()));
  }

  private static Face face(dev.diptych.twin.Face face) {
    return Face.valueOf(face.name());
  }

  private static void require(String word, List<String> known, String what) {
    if (!known.contains(word)) {
      throw new IllegalArgumentException(
          "no %s is called '%s'; known: %s".formatted(what, word, String.join(", ", known)));
    }
  }

  private static <T> T unfailing(EngineThread.Work<T> work) {
    try {
      return EngineThread.run(work);
    } catch (IOException e) {
      throw new UncheckedIOException(e); // It reads memory only.
    }
  }

  private Recognition recognition() {
    return new Recognition(opener.engine());
  }

  private Diptych with(Selection selection) {
    return with(
        new Opener(
            opener.engine(),
            opener.families(),
            selection,
            opener.limits(),
            opener.folders(),
            opener.includes()));
  }

  private Diptych with(Opener other) {
    return new Diptych(other, name);
  }
}
