package dev.diptych.twin;

import static java.nio.charset.StandardCharsets.US_ASCII;

import dev.diptych.binary.decode.DecodedPart;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.Document;
import dev.diptych.model.document.Path;
import dev.diptych.model.document.Rewritable;
import dev.diptych.model.document.Struct;
import dev.diptych.model.schema.Field;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Optional;
import java.util.concurrent.atomic.LongAdder;

/**
 * Compiles a text in parts. They end where a line begins with the brace that ends a block; a part
 * that is then no valid text has a brace in another place, and the whole text is needed.
 */
final class FileParts {
  private static final byte[] EOF = "Eof\n".getBytes(US_ASCII);

  /** The text of a file is several times as long. */
  private static final int LENGTH = 8;

  /** The first part, which is read like a whole text, is short. */
  private static final int FIRST = 1 << 12;

  private final Parts parts;
  private final String name;
  private final Selection selection;

  /** How many elements there are so far. */
  private final LongAdder elements = new LongAdder();

  FileParts(Parts parts, String name, Selection selection) {
    this.parts = parts;
    this.name = name;
    this.selection = selection;
  }

  /** What all parts begin with. */
  private static final class Start {
    final Struct values;
    final long count;
    final byte[] file;

    /**
     * @param values the first fields
     * @param count the number of elements that they give
     * @param file their bytes
     */
    Start(Struct values, long count, byte[] file) {
      this.values = values;
      this.count = count;
      this.file = file;
    }
  }

  /** Writes the file; see {@link Parts#binary}. */
  Optional<Diagnostic> write(InputStream text, OutputStream out) throws IOException {
    if (parts.derivesCount()) {
      rewritable(out);
    }
    PartReader reader = new PartReader(text, Math.min(FIRST, parts.size()), LENGTH * parts.size());
    try (PartQueue queue = new PartQueue(out)) {
      Start start = first(reader, queue);
      while (!reader.atEnd()) {
        reader.fill();
        int end = end(reader);
        if (end == reader.kept()) {
          reader.grow();
          continue;
        }
        byte[] part = part(reader, end);
        requireItem(part, reader.kept());
        int from = reader.kept();
        queue.add(() -> elements(bytes(opened(part, from, start), start), start));
        reader.next(end);
      }
      queue.finish();
      complete(start, out);
    }
    return Optional.empty();
  }

  /** Converts the first part. */
  private Start first(PartReader reader, PartQueue queue) throws IOException {
    while (true) {
      reader.fill();
      int end = end(reader);
      LocatedDocument opened = end == 0 ? null : opened(part(reader, end));
      int count = opened == null ? 0 : parts.elements(opened.document().root()).size();
      if (opened == null || count == 0) {
        reader.grow();
        continue;
      }
      Struct values = parts.withoutElements(opened.document().root());
      int from = firstElement(opened, end);
      if (parts.derivesCount()) {
        requireOmitted(reader, from, values);
      }
      Start start = new Start(values, count, encoded(values));
      byte[] file = bytes(opened, start);
      queue.add(() -> ByteBuffer.wrap(file));
      reader.keep(from);
      reader.next(end);
      return start;
    }
  }

  /** Where the part ends: behind a whole block, or with the text. */
  private static int end(PartReader reader) {
    byte[] bytes = reader.bytes();
    if (reader.atEnd()) {
      return reader.length();
    }
    for (int at = reader.length() - 1; at > reader.kept() + 1; at--) {
      if (bytes[at] == '\n' && bytes[at - 1] == '}' && bytes[at - 2] == '\n') {
        return at + 1;
      }
    }
    return reader.kept();
  }

  /** The text of a part, which is a whole text. */
  private static byte[] part(PartReader reader, int end) {
    if (reader.atEnd()) {
      return Arrays.copyOf(reader.bytes(), end);
    }
    byte[] part = Arrays.copyOf(reader.bytes(), end + EOF.length);
    System.arraycopy(EOF, 0, part, end, EOF.length);
    return part;
  }

  /** Rejects a part whose first item could be the end of the one before it. */
  private static void requireItem(byte[] part, int from) {
    int at = from;
    while (at < part.length && part[at] != '#' && part[at] <= ' ' && part[at] >= 0) {
      at++;
    }
    if (at == part.length || !(part[at] == '#' || Character.isLetter(part[at]))) {
      throw new WholeRequiredException();
    }
  }

  /** The document of a part, which is valid and has nothing to report. */
  private LocatedDocument opened(byte[] text) {
    Result<LocatedDocument> opened =
        parts.engine().openPart(name, ByteBuffer.wrap(text), selection);
    if (!opened.ok() || !opened.diagnostics().isEmpty()) {
      throw new WholeRequiredException();
    }
    return opened.value().orElseThrow();
  }

  /** The same for a part whose first fields are known. */
  private LocatedDocument opened(byte[] text, int from, Start start) {
    Struct root = parts.read(text, from, start.values);
    if (root != null) {
      return LocatedDocument.unlocated(name, new Document(parts.format().schema(), root));
    }
    LocatedDocument opened = opened(text);
    if (parts.derivesCount()) {
      requireNoField(opened, text.length, from);
    }
    return opened;
  }

  /**
   * Rejects a text whose first fields have the number of elements: it may be that of the first part
   * by chance.
   */
  private void requireOmitted(PartReader reader, int from, Struct values) {
    byte[] text = Arrays.copyOf(reader.bytes(), from + EOF.length);
    System.arraycopy(EOF, 0, text, from, EOF.length);
    if (!opened(text).document().root().equals(parts.withCount(values, 0))) {
      throw new WholeRequiredException();
    }
  }

  /** Rejects a part with a field other than the list, such as the number of elements. */
  private void requireNoField(LocatedDocument opened, int length, int from) {
    for (Field field : parts.format().schema().root().fields()) {
      Location at = opened.locations().locate(Path.ROOT.field(field.id()));
      boolean isBefore =
          at instanceof Location.InText text
              && text.source().length() == length
              && text.span().start() < from;
      if (!isBefore && !field.id().equals(parts.list())) {
        throw new WholeRequiredException();
      }
    }
  }

  /** Offset of the first element in the text. */
  private int firstElement(LocatedDocument opened, int end) {
    Path path = new Path(Path.ROOT, parts.list(), 0);
    if (opened.locations().locate(path) instanceof Location.InText at) {
      int length = at.source().length();
      // Rows that are read apart are not in the source.
      if (length == end || length == end + EOF.length) {
        return at.span().start();
      }
    }
    throw new WholeRequiredException();
  }

  private byte[] bytes(LocatedDocument opened, Start start) {
    Struct root = opened.document().root();
    Struct part = parts.withCount(root, start.count);
    parts.requireParts(part);
    if (!root.residue().isEmpty() || !parts.isSameStart(part, start.values)) {
      throw new WholeRequiredException();
    }
    byte[] file = encoded(part);
    if (!Arrays.equals(
        start.file, 0, start.file.length, file, 0, Math.min(start.file.length, file.length))) {
      throw new WholeRequiredException();
    }
    elements.add(parts.elements(part).size());
    return file;
  }

  private static ByteBuffer elements(byte[] file, Start start) {
    return ByteBuffer.wrap(file, start.file.length, file.length - start.file.length);
  }

  /** The bytes of a part, which give the same values again. */
  private byte[] encoded(Struct part) {
    Document document = new Document(parts.format().schema(), part);
    LocatedDocument unlocated = LocatedDocument.unlocated(name, document);
    return new ProvenEncoder(parts.format(), name, unlocated, 0)
        .encode()
        .value()
        .map(ProvenEncoder.Written::file)
        .orElseThrow(WholeRequiredException::new)
        .toArray();
  }

  /** Gives the first fields the number of elements of all parts. */
  private void complete(Start start, OutputStream out) throws IOException {
    if (!parts.counted()) {
      return;
    }
    Struct values = parts.withCount(start.values, elements.sum());
    byte[] file = encoded(values);
    long count =
        parts
            .format()
            .codec()
            .decodePart(name, ByteBuffer.wrap(file), values, 0)
            .value()
            .map(DecodedPart::count)
            .orElseThrow(WholeRequiredException::new);
    if (count != elements.sum() || file.length != start.file.length) {
      throw new WholeRequiredException();
    }
    if (!Arrays.equals(file, start.file)) {
      rewritable(out).rewrite(file);
    }
  }

  private static Rewritable rewritable(OutputStream out) {
    if (out instanceof Rewritable file) {
      return file;
    }
    throw new WholeRequiredException("the number of elements is written before them");
  }
}
