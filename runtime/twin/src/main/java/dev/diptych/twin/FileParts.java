package dev.diptych.twin;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.document.Rewritable;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Value;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/**
 * Compiles a text in parts. They end where a line begins with the brace that ends a block, with the
 * indentation of printed texts; a part that is then no valid text has a brace in another place, and
 * the whole text is needed.
 */
final class FileParts {
  /** The first part, which is read like a whole text, is short. */
  private static final int FIRST = 1 << 12;

  private final Parts parts;
  private final String name;
  private final Selection selection;
  private final PartReader reader;
  private final PartQueue queue;
  private final OutputStream out;

  /** Whether the end of the text is in a part. */
  private boolean isEnded;

  /** The lists that are not at their end, the inner ones first. */
  private final Deque<OpenList> open = new ArrayDeque<>();

  private FileParts(
      Parts parts, String name, Selection selection, InputStream text, OutputStream out) {
    this.parts = parts;
    this.name = name;
    this.selection = selection;
    this.out = out;
    this.queue = new PartQueue(out);
    int size = parts.size();
    this.reader = new PartReader(text, Math.min(FIRST, size), Parts.LENGTH * size);
  }

  /**
   * A list that is not at its end.
   *
   * @param start what its parts begin with
   * @param position offset of the first byte of that in the output
   */
  private record OpenList(
      int index, PartList list, PartEncoder encoder, PartEncoder.Start start, long position) {}

  /** Writes the file; see {@link Parts#binary}. */
  static Optional<Diagnostic> write(
      Parts parts, String name, Selection selection, InputStream text, OutputStream out)
      throws IOException {
    FileParts file = new FileParts(parts, name, selection, text, out);
    try (PartQueue queue = file.queue) {
      file.convert();
      queue.finish();
    }
    return Optional.empty();
  }

  private void convert() throws IOException {
    if (parts.lists().get(0).path().hasNumbers()) {
      rewritable();
    }
    while (open.isEmpty()) {
      reader.fill();
      if (!opens()) {
        reader.grow();
      }
    }
    while (!isEnded) {
      reader.fill();
      part(open.element());
    }
    while (!open.isEmpty()) {
      complete();
    }
  }

  // ---------------------------------------------------------------- parts

  private void part(OpenList last) throws IOException {
    if (last.index == 0 && reader.atEnd() && isSuffix(last)) {
      isEnded = true;
      return;
    }
    int close = last.index == 0 ? -1 : close(last);
    int end = close >= 0 ? close : end(last.list);
    if (close >= 0 && startsWith(close, closing(last))) {
      if (close > reader.kept()) {
        add(last, last.encoder.part(reader.bytes(), close));
      }
      complete();
      reader.keep(open.element().start.length);
      reader.next(close + closing(last).length);
    } else if (end > reader.kept() && close < 0) {
      add(last, text(last.list, last.encoder, end));
      reader.next(end);
    } else if (close > reader.kept()) {
      add(last, last.encoder.part(reader.bytes(), close));
      reader.next(close);
    } else if (close >= 0 || reader.atEnd() || reader.isShort() || !opens()) {
      reader.grow();
    }
  }

  /** Whether nothing but the end of the text is left. */
  private boolean isSuffix(OpenList last) {
    int left = reader.length() - reader.kept();
    return left == last.list.suffix().length && startsWith(reader.kept(), last.list.suffix());
  }

  private void add(OpenList to, byte[] text) throws IOException {
    requireItem(text, to.start.length);
    queue.add(() -> to.encoder.elements(text, to.start));
  }

  private byte[] text(PartList list, PartEncoder encoder, int end) {
    if (list == parts.lists().get(0) && reader.atEnd()) {
      isEnded = true; // It has the end of the text.
      return Arrays.copyOf(reader.bytes(), end);
    }
    return encoder.part(reader.bytes(), end);
  }

  /** Where the next part ends: behind a whole element, or with the text. */
  private int end(PartList list) {
    if (list == parts.lists().get(0) && reader.atEnd()) {
      return reader.length();
    }
    return lastElement(list.indent());
  }

  /** Where the last line ends that has only the brace of an element. */
  private int lastElement(byte[] indent) {
    byte[] bytes = reader.bytes();
    for (int at = reader.length() - 1; at > reader.kept() + indent.length; at--) {
      if (bytes[at] == '\n' && bytes[at - 1] == '}' && isLine(at - 1 - indent.length, indent)) {
        return at + 1;
      }
    }
    return reader.kept();
  }

  private boolean isLine(int from, byte[] indent) {
    return from > 0 && reader.bytes()[from - 1] == '\n' && startsWith(from, indent);
  }

  /** Where the line begins that ends the block around the elements; -1 if it is not there. */
  private int close(OpenList last) {
    byte[] bytes = reader.bytes();
    byte[] indent = last.list.indent();
    for (int at = reader.kept(); at < reader.length(); at = lineEnd(at) + 1) {
      int spaces = 0;
      while (spaces < indent.length && at + spaces < reader.length() && bytes[at + spaces] == ' ') {
        spaces++;
      }
      if (spaces < indent.length && at + spaces < reader.length() && bytes[at + spaces] == '}') {
        return at;
      }
    }
    return -1;
  }

  private int lineEnd(int from) {
    byte[] bytes = reader.bytes();
    int at = from;
    while (at < reader.length() && bytes[at] != '\n') {
      at++;
    }
    return at;
  }

  private byte[] closing(OpenList last) {
    return last.list.closing(parts.lists().get(last.index - 1));
  }

  private boolean startsWith(int from, byte[] bytes) {
    int end = from + bytes.length;
    return end <= reader.length()
        && Arrays.equals(reader.bytes(), from, end, bytes, 0, bytes.length);
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

  // ---------------------------------------------------------------- lists

  /** Begins the list with which the next element ends, or the first one. */
  private boolean opens() throws IOException {
    int first = open.isEmpty() ? 0 : open.element().index + 1;
    for (int i = first; i < parts.lists().size(); i++) {
      PartList list = parts.lists().get(i);
      int end = end(list);
      if (end > reader.kept()) {
        return opens(list, end, first);
      }
      if (open.isEmpty() && reader.isShort()) {
        return false; // The first part is short.
      }
    }
    return false;
  }

  /**
   * Begins lists.
   *
   * @param list the last one
   * @param end where a part of it ends
   * @param first index of the first one
   */
  private boolean opens(PartList list, int end, int first) throws IOException {
    PartEncoder encoder = new PartEncoder(parts, list, name, selection);
    byte[] text = text(list, encoder, end);
    LocatedDocument opened = encoder.opened(text);
    Struct root = opened.document().root();
    if (list.path().elements(root).isEmpty()) {
      return false;
    }
    if (!list.path().isSameStart(root, list.path().consistent(root))) {
      throw new WholeRequiredException(); // The text has a wrong number.
    }
    for (int i = first; i <= parts.lists().indexOf(list); i++) {
      begin(i, opened, root, text);
    }
    OpenList last = open.element();
    reader.keep(last.start.length);
    queue.add(() -> last.encoder.elements(text, last.start));
    reader.next(end);
    return true;
  }

  private void begin(int index, LocatedDocument opened, Struct root, byte[] text)
      throws IOException {
    PartList list = parts.lists().get(index);
    PartEncoder encoder = new PartEncoder(parts, list, name, selection);
    int length = list.firstElement(opened, text, text.length);
    OpenList around = open.peek();
    Struct values = list.path().withoutElements(root);
    if (around != null) {
      List<Value> one = around.list.path().elements(values);
      Struct whole = around.list.path().with(around.start.values, one);
      if (!around
          .list
          .path()
          .isSameStart(
              around.list.path().consistent(whole), around.list.path().consistent(values))) {
        throw new WholeRequiredException();
      }
      values = whole;
    }
    PartEncoder.Start start = encoder.start(values, text, length);
    int before = around == null ? 0 : around.start.file.length;
    byte[] file = start.file;
    boolean isSame = around == null || startsWith(file, around.start.file);
    if (!isSame) {
      throw new WholeRequiredException();
    }
    queue.finish();
    open.push(new OpenList(index, list, encoder, start, queue.written() - before));
    queue.add(() -> ByteBuffer.wrap(file, before, file.length - before));
  }

  private static boolean startsWith(byte[] file, byte[] first) {
    return file.length >= first.length
        && Arrays.equals(file, 0, first.length, first, 0, first.length);
  }

  /** Ends a list: gives the first fields the numbers of elements and bytes of all parts. */
  private void complete() throws IOException {
    queue.finish();
    OpenList last = open.pop();
    OpenList around = open.peek();
    int before = around == null ? 0 : around.start.file.length;
    if (around != null) {
      around.start.elements.increment();
      around.start.bytes.add(last.start.file.length - before + last.start.bytes.sum());
    }
    if (!last.list.path().hasNumbers() && !last.list.counted() && last.list.path().sizes() == 0) {
      return;
    }
    byte[] file = last.encoder.completed(last.start);
    if (!Arrays.equals(file, last.start.file)) {
      byte[] changed = Arrays.copyOfRange(file, before, file.length);
      rewritable().rewrite(last.position + before, changed);
    }
  }

  private Rewritable rewritable() {
    if (out instanceof Rewritable file) {
      return file;
    }
    throw new WholeRequiredException("the number of elements is written before them");
  }
}
