package dev.diptych.twin;

import static java.util.Objects.requireNonNull;

import dev.diptych.binary.decode.DecodedPart;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.Struct;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Prints a binary file in parts. */
final class TextParts {
  private final Parts parts;
  private final String name;
  private final PartReader reader;
  private final PartQueue queue;

  /** The lists that are not at their end, the inner ones first. */
  private final Deque<OpenList> open = new ArrayDeque<>();

  /** How many computed values may still be comments. */
  private int comments;

  /** Offset in the file of the next element. */
  private long offset;

  private TextParts(Parts parts, String name, InputStream file, PartQueue queue) {
    this.parts = parts;
    this.name = name;
    this.queue = queue;
    this.reader = new PartReader(file, parts.size(), parts.size());
    this.comments = parts.engine().formats().comments().limit();
    open.push(new OpenList(0, 0));
  }

  /** A list that is not at its end. */
  private final class OpenList {
    final PartList list;
    final PartPrinter printer;
    final int index;

    /** What its parts begin with; null before the first one. */
    PartPrinter.@Nullable Start start;

    /** Number of comments that its parts begin with and that are counted. */
    int comments;

    /** How many elements there are so far. */
    long elements;

    /** How many the first fields give to the list; -1 if its stream ends it. */
    long count = -1;

    /** Offset in the file where its stream ends; -1 if that is not known. */
    long end = -1;

    /**
     * @param comments number of comments that are counted of what its parts begin with
     */
    OpenList(int index, int comments) {
      this.list = parts.lists().get(index);
      this.printer = new PartPrinter(parts, list, name);
      this.index = index;
      this.comments = comments;
    }

    boolean hasBegun() {
      return start != null;
    }

    /** How many more elements it may have; -1 for the number that the first fields give. */
    long left() {
      return !hasBegun() ? -1 : list.counted() ? count - elements : Long.MAX_VALUE;
    }

    /** Whether it has all elements that its fields or its stream allow. */
    boolean isComplete() {
      boolean isCounted = list.counted() && elements == count;
      boolean isRead = end >= 0 && offset == end;
      if (list.counted() && end >= 0 && isCounted != isRead) {
        throw new WholeRequiredException();
      }
      return isCounted || isRead;
    }

    /** Whether another list goes on behind its end. */
    boolean isInner() {
      return index > 0;
    }
  }

  /** An open list, and what was decoded for it. */
  private record Decoded(OpenList of, DecodedPart part) {
    Struct root() {
      return part.root();
    }

    int elements() {
      return of.list.path().elements(root()).size();
    }
  }

  /** Writes the text; see {@link Parts#text}. */
  static Optional<Diagnostic> write(Parts parts, String name, InputStream file, OutputStream out)
      throws IOException {
    try (PartQueue queue = new PartQueue(out)) {
      byte[] suffix = new TextParts(parts, name, file, queue).convert();
      queue.finish();
      out.write(suffix);
    }
    return Optional.empty();
  }

  /** Converts all elements; returns what is behind them in the text. */
  private byte[] convert() throws IOException {
    while (true) {
      reader.fill();
      OpenList last = open.element();
      if (last.hasBegun() && reader.atEnd() && reader.isEmpty()) {
        requireComplete(last);
        return last.list.suffix();
      }
      if (last.hasBegun() && !last.isInner() && last.isComplete()) {
        throw new WholeRequiredException(); // Bytes after the last element are residue.
      }
      part(last);
    }
  }

  private void requireComplete(OpenList last) {
    boolean isBounded = last.list.counted() || last.end >= 0;
    if (last.isInner() || (isBounded && !last.isComplete())) {
      throw new WholeRequiredException();
    }
  }

  /** Converts the next part, or makes it longer. */
  private void part(OpenList of) throws IOException {
    byte[] bytes = Arrays.copyOf(reader.bytes(), length());
    Decoded decoded = decoded(of, bytes);
    List<Decoded> all = new ArrayList<>();
    if (decoded != null) {
      all.add(decoded);
    }
    while (decoded != null && decoded.elements() == 0) {
      decoded = reader.atEnd() ? null : inner(decoded.of, bytes);
      if (decoded != null) {
        all.add(decoded);
      }
    }
    if (decoded == null) {
      if (bytes.length < reader.length()) {
        throw new WholeRequiredException(); // The element is longer than its stream.
      }
      reader.grow();
      return;
    }
    decoded.of.list.requireParts(decoded.root());
    if (!decoded.of.hasBegun()) {
      begin(all, bytes);
    }
    add(decoded, bytes);
  }

  /** Length of the next part: what is read, up to the end of the streams. */
  private int length() {
    long length = reader.length();
    for (OpenList each : open) {
      length = each.end >= 0 ? Math.min(length, reader.kept() + each.end - offset) : length;
    }
    return (int) length;
  }

  /** The list that ends the next element of another one; null if there is none. */
  private @Nullable Decoded inner(OpenList outer, byte[] bytes) {
    boolean exists = outer.index + 1 < parts.lists().size();
    return exists ? decoded(new OpenList(outer.index + 1, outer.comments), bytes) : null;
  }

  /** The values of a part; null if not even its first fields are in it. */
  private @Nullable Decoded decoded(OpenList of, byte[] bytes) {
    @Nullable Struct given = parts.format().parameters().values();
    Result<DecodedPart> decoded =
        of.list
            .format()
            .codec()
            .decodePart(name, ByteBuffer.wrap(bytes), given, kept(of), of.left());
    DecodedPart part = decoded.value().orElse(null);
    if (part == null || !decoded.diagnostics().isEmpty()) {
      if (!of.isInner()) {
        throw new WholeRequiredException();
      }
      return null;
    }
    Struct root = of.list.path().withoutResidue(part.root());
    return new Decoded(of, new DecodedPart(root, part.count(), part.unread(), part.beyond()));
  }

  /** How many computed values a part of a list may have, with those of its first fields. */
  private int kept(OpenList of) {
    return (int) Math.min(Integer.MAX_VALUE, (long) comments + of.comments);
  }

  /** Writes what is before the first element of lists that begin with a part, the outer first. */
  private void begin(List<Decoded> lists, byte[] bytes) throws IOException {
    Decoded last = lists.get(lists.size() - 1);
    PartPrinter.Sample sample = last.of.printer.sample(last.root());
    for (Decoded each : lists) {
      if (!each.of.hasBegun()) {
        begin(each, sample, bytes);
      }
    }
    // Parts with longer texts have more values than fit into the caches.
    long ratio = sample.ratio(requireNonNull(last.of.start));
    reader.shorten((long) Parts.LENGTH * parts.size() / ratio);
  }

  private void begin(Decoded decoded, PartPrinter.Sample sample, byte[] bytes) throws IOException {
    OpenList list = decoded.of;
    PartPrinter.Start start = list.printer.start(sample, decoded.root(), bytes);
    byte[] before = new byte[0];
    if (list.isInner()) {
      before = requireNonNull(open.element().start).text();
      list.comments = open.element().comments;
      open.push(list);
    }
    if (!Arrays.equals(before, 0, before.length, start.text(), 0, before.length)) {
      throw new WholeRequiredException();
    }
    list.start = start;
    list.count = decoded.part.count();
    list.end = end(decoded, bytes.length);
    requireNumbers(list, start);
    comments -= Math.max(0, Math.min(comments, start.comments() - list.comments));
    list.comments = start.comments();
    byte[] lines = Arrays.copyOfRange(start.text(), before.length, start.text().length);
    queue.add(() -> ByteBuffer.wrap(lines));
    offset += start.size() - reader.kept();
    reader.keep(start.size());
  }

  /** Where the stream of a list ends in the file; -1 if no size of its own gives that. */
  private long end(Decoded decoded, int length) {
    List<Long> beyond = decoded.part.beyond();
    int own = decoded.of.list.path().sizes();
    long end = -1;
    for (Long each : beyond.subList(beyond.size() - own, beyond.size())) {
      long found = offset + length - reader.kept() + each;
      if (each < 0 || (end >= 0 && end != found)) {
        throw new WholeRequiredException(); // It ends within the part.
      }
      end = found;
    }
    for (OpenList around : open) {
      if (around.end >= 0 && end > around.end) {
        throw new WholeRequiredException();
      }
    }
    return end;
  }

  /** The text omits the numbers of elements and the sizes: they have to be those that there are. */
  private void requireNumbers(OpenList list, PartPrinter.Start start) {
    long bytes = list.end < 0 ? 0 : list.end - offset - (start.size() - reader.kept());
    PartPath path = list.list.path();
    if (path.hasNumbers()
        && !path.withNumbers(start.values(), list.count, bytes).equals(start.values())) {
      throw new WholeRequiredException(); // The text has the number, too.
    }
  }

  /** Adds the elements of a part. */
  private void add(Decoded decoded, byte[] bytes) throws IOException {
    OpenList list = decoded.of;
    PartPrinter.Start start = requireNonNull(list.start);
    int end = bytes.length - decoded.part.unread();
    ByteBuffer described = ByteBuffer.wrap(bytes, 0, end);
    queue.add(() -> list.printer.elements(decoded.root(), described, start));
    comments -= comments > 0 ? PartPrinter.computed(decoded.root()) - list.comments : 0;
    list.elements += decoded.elements();
    offset += end - reader.kept();
    while (open.element().isInner() && open.element().isComplete()) {
      close();
    }
    reader.next(end);
  }

  /** Ends a list, and the element around it. */
  private void close() throws IOException {
    OpenList closed = open.pop();
    OpenList around = open.element();
    byte[] lines = closed.list.closing(around.list);
    queue.add(() -> ByteBuffer.wrap(lines));
    around.elements++;
    reader.keep(requireNonNull(around.start).size());
  }
}
