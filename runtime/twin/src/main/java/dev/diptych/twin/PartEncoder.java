package dev.diptych.twin;

import dev.diptych.binary.decode.DecodedPart;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.Document;
import dev.diptych.model.document.Path;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Value;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.LongAdder;

/** Reads and encodes parts of a text with elements of a list. Thread-safe. */
final class PartEncoder {
  private final Engine engine;
  private final PartList list;
  private final String name;
  private final Selection selection;

  PartEncoder(Parts parts, PartList list, String name, Selection selection) {
    this.engine = parts.engine();
    this.list = list;
    this.name = name;
    this.selection = selection;
  }

  /** What all parts begin with, and what was found in them so far. */
  static final class Start {
    /** The first fields, with the numbers that they give in parts. */
    final Struct values;

    /** Number of bytes of their text. */
    final int length;

    /** Their bytes. */
    final byte[] file;

    /** How many elements there are so far, and how many bytes they have. */
    final LongAdder elements = new LongAdder();

    final LongAdder bytes = new LongAdder();

    Start(Struct values, int length, byte[] file) {
      this.values = values;
      this.length = length;
      this.file = file;
    }
  }

  /** The document of a part, which is a whole text, is valid and has nothing to report. */
  LocatedDocument opened(byte[] text) {
    Result<LocatedDocument> opened = engine.openPart(name, ByteBuffer.wrap(text), selection);
    if (!opened.ok() || !opened.diagnostics().isEmpty()) {
      throw new WholeRequiredException();
    }
    return opened.value().orElseThrow();
  }

  /**
   * What parts begin with.
   *
   * @param values the first fields
   * @param text what begins with their text
   * @param length number of bytes of that
   */
  Start start(Struct values, byte[] text, int length) {
    if (list.path().hasNumbers()) {
      requireOmitted(text, length, values);
    }
    return new Start(values, length, encoded(values));
  }

  /**
   * Rejects a text whose first fields have the number of elements or their size: it may be that of
   * the first part by chance.
   */
  private void requireOmitted(byte[] text, int length, Struct values) {
    byte[] suffix = list.suffix();
    byte[] alone = Arrays.copyOf(text, length + suffix.length);
    System.arraycopy(suffix, 0, alone, length, suffix.length);
    Struct root = opened(alone).document().root();
    if (!root.equals(list.path().consistent(values))) {
      throw new WholeRequiredException();
    }
  }

  /** The bytes of the elements of a part whose first fields are known. */
  ByteBuffer elements(byte[] text, Start start) {
    Struct root = list.read(text, start.length, start.values);
    Struct part = root == null ? whole(text, start) : root;
    list.requireParts(part);
    byte[] file = encoded(part);
    int from = start.file.length;
    if (!Arrays.equals(file, 0, Math.min(from, file.length), start.file, 0, from)) {
      throw new WholeRequiredException();
    }
    start.elements.add(list.path().elements(part).size());
    start.bytes.add(file.length - from);
    return ByteBuffer.wrap(file, from, file.length - from);
  }

  /** The same as a whole text. */
  private Struct whole(byte[] text, Start start) {
    LocatedDocument opened = opened(text);
    PartPath path = list.path();
    if (path.hasNumbers()) {
      requireNoField(opened, text.length, start.length);
    }
    Struct root = opened.document().root();
    List<Value> elements = path.elements(root);
    Struct part = path.with(start.values, elements);
    if (!path.isSameStart(path.consistent(part), root)) {
      throw new WholeRequiredException();
    }
    return part;
  }

  /** Rejects a part with a field other than the list, such as the number of elements. */
  private void requireNoField(LocatedDocument opened, int length, int from) {
    for (Path field : list.path().otherFields()) {
      Location at = opened.locations().locate(field);
      boolean isBefore =
          at instanceof Location.InText text
              && text.source().length() == length
              && text.span().start() < from;
      if (!isBefore) {
        throw new WholeRequiredException();
      }
    }
  }

  /** The bytes of a part, which give the same values again. */
  private byte[] encoded(Struct part) {
    Document document = new Document(list.format().schema(), part);
    LocatedDocument unlocated = LocatedDocument.unlocated(name, document);
    return new ProvenEncoder(list.format(), name, unlocated, 0)
        .encode()
        .value()
        .map(ProvenEncoder.Written::file)
        .orElseThrow(WholeRequiredException::new)
        .toArray();
  }

  /** The bytes of the first fields with the numbers of elements and bytes of all parts. */
  byte[] completed(Start start) {
    long elements = start.elements.sum();
    long bytes = start.bytes.sum();
    Struct values = list.path().withNumbers(start.values, elements, bytes);
    byte[] file = encoded(values);
    DecodedPart decoded =
        list.format()
            .codec()
            .decodePart(name, ByteBuffer.wrap(file), values, 0, Long.MAX_VALUE)
            .value()
            .orElseThrow(WholeRequiredException::new);
    List<Long> beyond = decoded.beyond();
    int own = list.path().sizes();
    boolean isRight =
        (!list.counted() || decoded.count() == elements)
            && beyond.subList(beyond.size() - own, beyond.size()).stream()
                .allMatch(each -> each == bytes);
    if (!isRight || file.length != start.file.length) {
      throw new WholeRequiredException();
    }
    return file;
  }

  /** The text of a part up to {@code end}, behind which its blocks end. */
  byte[] part(byte[] text, int end) {
    byte[] suffix = list.suffix();
    byte[] part = Arrays.copyOf(text, end + suffix.length);
    System.arraycopy(suffix, 0, part, end, suffix.length);
    return part;
  }
}
