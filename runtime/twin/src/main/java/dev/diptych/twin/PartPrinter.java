package dev.diptych.twin;

import dev.diptych.binary.encode.Encoded;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.document.Document;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Value;
import dev.diptych.text.print.TextTooDeepException;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Prints and proves parts with elements of a list. */
final class PartPrinter {
  /** The text of a part has at most as many times its bytes, as a rule. */
  private static final int LENGTH = 12;

  private final Engine engine;
  private final PartList list;
  private final String name;

  PartPrinter(Parts parts, PartList list, String name) {
    this.engine = parts.engine();
    this.list = list;
    this.name = name;
  }

  /**
   * What all parts begin with.
   *
   * @param values the first fields
   * @param text their text
   * @param size number of their bytes in the file
   * @param comments number of comments in their text
   */
  @SuppressWarnings("ArrayRecordComponent") // It is never compared.
  record Start(Struct values, byte[] text, int size, int comments) {}

  /**
   * The text of a part with one element, which shows what is before that.
   *
   * @param opened the same, read again
   * @param size number of its bytes in the file
   */
  @SuppressWarnings("ArrayRecordComponent") // It is never compared.
  record Sample(byte[] text, LocatedDocument opened, long size) {
    /** How many times as long as in the file the element is in the text, rounded up. */
    long ratio(Start start) {
      long element = Math.max(1, size - start.size);
      return (text.length - start.text.length + element - 1) / element;
    }
  }

  /** The text of the first element of a part, proven. */
  Sample sample(Struct part) throws IOException {
    Struct first = list.path().with(part, list.path().elements(part).subList(0, 1));
    byte[] text = printed(first, 0);
    return new Sample(text, proven(text, first), encoded(first, 0).file().size());
  }

  /**
   * What the parts begin with.
   *
   * @param sample a part that begins with it
   * @param part the values of a part; it may have no elements
   * @param bytes what the bytes of the part begin with
   */
  Start start(Sample sample, Struct part, byte[] bytes) {
    Struct values = list.path().withoutElements(part);
    int from = list.firstElement(sample.opened, sample.text, sample.text.length);
    byte[] text = Arrays.copyOf(sample.text, from);
    return new Start(values, text, size(values, bytes), computed(values));
  }

  /** Number of bytes of the first fields. */
  private int size(Struct values, byte[] bytes) {
    byte[] file = encoded(values, 0).file().toArray();
    if (file.length > bytes.length || !Arrays.equals(file, 0, file.length, bytes, 0, file.length)) {
      throw new WholeRequiredException();
    }
    return file.length;
  }

  /**
   * @param size size of the file that the values come from
   */
  private Encoded encoded(Struct root, long size) {
    return list.format()
        .codec()
        .encode(name, root, path -> new Location.Whole(name), size)
        .value()
        .orElseThrow(WholeRequiredException::new);
  }

  /** Number of computed values that the text of a struct has as comments. */
  static int computed(@Nullable Value value) {
    if (value instanceof Sequence sequence) {
      return computed(sequence.elements());
    }
    int count = 0;
    if (value instanceof Struct struct) {
      count = struct.computedValues().size();
      for (int i = 0; i < struct.type().fields().size(); i++) {
        count += computed(struct.get(i));
      }
    }
    return count;
  }

  private static int computed(List<Value> elements) {
    return elements.stream().mapToInt(PartPrinter::computed).sum();
  }

  /** The text of the elements of a part, whose first fields are proven already. */
  ByteBuffer elements(Struct part, ByteBuffer file, Start first) throws IOException {
    if (!encoded(part, file.remaining()).file().sameAs(file.slice())) {
      throw new WholeRequiredException();
    }
    byte[] text = printed(part, LENGTH * file.remaining());
    int from = first.text.length;
    int to = text.length - list.suffix().length;
    boolean isPart =
        to >= from
            && Arrays.equals(first.text, 0, from, text, 0, from)
            && Arrays.equals(list.suffix(), 0, text.length - to, text, to, text.length);
    if (!isPart) {
      throw new WholeRequiredException();
    }
    if (!list.path().isSameStart(part, first.values) || !list.has(text, from, part)) {
      proven(text, part);
    }
    return ByteBuffer.wrap(text, from, to - from);
  }

  /** Reads a printed part like a whole text, and compares it with what it was printed from. */
  private LocatedDocument proven(byte[] text, Struct printed) {
    Struct part = list.path().consistent(printed);
    LocatedDocument again =
        engine.openPrintedPart(name, text, part).value().orElseThrow(WholeRequiredException::new);
    if (!again.document().root().equals(part)) {
      throw new WholeRequiredException();
    }
    return again;
  }

  private byte[] printed(Struct part, int capacity) throws IOException {
    Struct root = list.path().consistent(part);
    ByteArrayOutputStream text = new ByteArrayOutputStream(capacity);
    try {
      engine.print(new Document(list.format().schema(), root), text);
    } catch (TextTooDeepException | StackOverflowError e) {
      throw new WholeRequiredException();
    }
    return text.toByteArray();
  }
}
