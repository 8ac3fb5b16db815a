package dev.diptych.twin;

import static java.nio.charset.StandardCharsets.US_ASCII;

import dev.diptych.binary.Codec;
import dev.diptych.binary.decode.DecodedPart;
import dev.diptych.binary.encode.Encoded;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.Document;
import dev.diptych.model.document.Residue;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Value;
import dev.diptych.text.print.TextTooDeepException;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Prints a binary file in parts. */
final class TextParts {
  private static final byte[] EOF = "Eof\n".getBytes(US_ASCII);

  /** The text of a part has at most as many times its bytes, as a rule. */
  private static final int LENGTH = 12;

  private final Parts parts;
  private final String name;
  private final Codec codec;
  private int comments;
  private @Nullable Start start;

  /** How many elements there are so far. */
  private long elements;

  /** How many the first fields give to the list; -1 if the file ends it. */
  private long count = -1;

  /**
   * What all parts begin with.
   *
   * @param values the first fields
   * @param text their text
   */
  @SuppressWarnings("ArrayRecordComponent") // It is never compared.
  private record Start(Struct values, byte[] text) {}

  TextParts(Parts parts, String name) {
    this.parts = parts;
    this.name = name;
    this.codec = parts.format().codec();
    this.comments = parts.engine().formats().comments().limit();
  }

  /** Writes the text; see {@link Parts#text}. */
  Optional<Diagnostic> write(InputStream file, OutputStream out) throws IOException {
    PartReader reader = new PartReader(file, parts.size(), parts.size());
    try (PartQueue queue = new PartQueue(out)) {
      while (start == null || !reader.atEnd()) {
        reader.fill();
        byte[] bytes = Arrays.copyOf(reader.bytes(), reader.length());
        DecodedPart decoded = decoded(bytes);
        Struct root = decoded.root();
        count = decoded.count();
        int end = bytes.length - root.residue().trailing().length();
        Struct part = root.with(Residue.NONE);
        if (parts.elements(part).isEmpty() && !reader.atEnd()) {
          reader.grow();
          continue;
        }
        elements += parts.elements(part).size();
        boolean isWrong = reader.atEnd() ? elements != count : elements > count;
        if ((reader.atEnd() && end < bytes.length) || (parts.counted() && isWrong)) {
          throw new WholeRequiredException(); // Bytes after the last element are residue.
        }
        parts.requireParts(part);
        ByteBuffer described = ByteBuffer.wrap(bytes, 0, end);
        int others = 0;
        if (start == null) {
          start = start(part, queue);
          reader.keep(size(start, bytes));
        } else {
          others = comments > 0 ? computed(start.values) : 0;
        }
        Start first = start;
        queue.add(() -> elements(part, described, first));
        comments -= comments > 0 ? computed(root) - others : 0;
        reader.next(end);
      }
      queue.finish();
      out.write(EOF);
    }
    return Optional.empty();
  }

  private DecodedPart decoded(byte[] bytes) {
    @Nullable Struct given = parts.format().parameters().values();
    Result<DecodedPart> decoded = codec.decodePart(name, ByteBuffer.wrap(bytes), given, comments);
    if (!decoded.ok() || !decoded.diagnostics().isEmpty()) {
      throw new WholeRequiredException();
    }
    return decoded.value().orElseThrow();
  }

  /** The first fields, whose text is written. */
  private Start start(Struct part, PartQueue queue) throws IOException {
    Struct values = parts.withoutElements(part);
    if (parts.counted() && !parts.withCount(values, count).equals(values)) {
      throw new WholeRequiredException(); // The text has the number, too.
    }
    byte[] text = printed(values, 0);
    prove(text, values);
    byte[] alone = Arrays.copyOf(text, text.length - EOF.length);
    queue.add(() -> ByteBuffer.wrap(alone));
    return new Start(values, alone);
  }

  /** Number of bytes of the first fields. */
  private int size(Start first, byte[] bytes) {
    byte[] file = encoded(first.values, 0).file().toArray();
    if (file.length > bytes.length || !Arrays.equals(file, 0, file.length, bytes, 0, file.length)) {
      throw new WholeRequiredException();
    }
    return file.length;
  }

  /**
   * @param size size of the file that the values come from
   */
  private Encoded encoded(Struct root, long size) {
    return codec
        .encode(name, root, path -> new Location.Whole(name), size)
        .value()
        .orElseThrow(WholeRequiredException::new);
  }

  /** Number of computed values that the text of a struct has as comments. */
  private static int computed(@Nullable Value value) {
    if (value instanceof Sequence sequence) {
      return sequence.elements().stream().mapToInt(TextParts::computed).sum();
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

  /** The text of the elements of a part, whose first fields are proven already. */
  private ByteBuffer elements(Struct part, ByteBuffer file, Start first) throws IOException {
    if (!encoded(part, file.remaining()).file().sameAs(file.slice())) {
      throw new WholeRequiredException();
    }
    byte[] text = printed(part, LENGTH * file.remaining());
    int from = first.text.length;
    if (!Arrays.equals(first.text, 0, from, text, 0, Math.min(from, text.length))) {
      throw new WholeRequiredException();
    }
    if (!parts.isSameStart(part, first.values) || !parts.has(text, from, part)) {
      prove(text, part);
    }
    return ByteBuffer.wrap(text, from, text.length - EOF.length - from);
  }

  /** Reads a printed part like a whole text, and compares it with what it was printed from. */
  private void prove(byte[] text, Struct printed) {
    Struct part = consistent(printed);
    Struct again =
        parts
            .engine()
            .openPrintedPart(name, text, part)
            .value()
            .map(LocatedDocument::document)
            .map(Document::root)
            .orElseThrow(WholeRequiredException::new);
    if (!again.equals(part)) {
      throw new WholeRequiredException();
    }
  }

  /** A part whose first fields give its list the elements that it has. */
  private Struct consistent(Struct part) {
    return parts.withCount(part, parts.elements(part).size());
  }

  private byte[] printed(Struct part, int capacity) throws IOException {
    Struct root = consistent(part);
    ByteArrayOutputStream text = new ByteArrayOutputStream(capacity);
    try {
      parts.engine().print(new Document(parts.format().schema(), root), text);
    } catch (TextTooDeepException | StackOverflowError e) {
      throw new WholeRequiredException();
    }
    return text.toByteArray();
  }
}
