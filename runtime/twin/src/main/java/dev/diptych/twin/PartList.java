package dev.diptych.twin;

import static java.nio.charset.StandardCharsets.US_ASCII;

import dev.diptych.binary.part.LastList;
import dev.diptych.binary.part.WholeStructs;
import dev.diptych.model.derive.Allowance;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.source.Source;
import dev.diptych.text.bind.ElementReader;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A list whose elements are converted in parts: that of a file, or of one element around it. */
final class PartList {
  private final Engine engine;
  private final Format format;
  private final PartPath path;
  private final boolean counted;
  private final WholeStructs exceptions;
  private final ElementReader reader;
  private final byte[] indent;
  private final byte[] suffix;

  /**
   * @param lists the lists around it, the outer ones first, and it
   */
  PartList(Engine engine, Format format, List<LastList> lists) {
    LastList last = lists.get(lists.size() - 1);
    this.engine = engine;
    this.format = format.ofParts(lists.size() - 1);
    this.path = new PartPath(format.schema(), lists);
    this.counted = last.counted();
    this.exceptions = new WholeStructs(format.schema(), last.exceptions());
    this.reader = new ElementReader(format.shapes(), path.owner(), path.index());
    this.indent = indent(path.depth());
    this.suffix = closing(path.depth(), 0, "Eof\n");
  }

  private byte[] indent(int depth) {
    return format.schema().style().indent().repeat(depth).getBytes(US_ASCII);
  }

  /** The lines that end the blocks around something. */
  private byte[] closing(int from, int to, String end) {
    StringBuilder lines = new StringBuilder();
    for (int depth = from - 1; depth >= to; depth--) {
      lines.append(format.schema().style().indent().repeat(depth)).append("}\n");
    }
    return lines.append(end).toString().getBytes(US_ASCII);
  }

  /** The format, for parts with this list. */
  Format format() {
    return format;
  }

  PartPath path() {
    return path;
  }

  /** Whether fields before the list give its number of elements. */
  boolean counted() {
    return counted;
  }

  /** The indentation of its elements in a printed text. */
  byte[] indent() {
    return indent;
  }

  /** What ends a text behind its last element. */
  byte[] suffix() {
    return suffix;
  }

  /** What is between its last element and the end of the element around it. */
  byte[] closing(PartList around) {
    return closing(path.depth(), around.path.depth(), "");
  }

  /** What a struct in a document requires the whole file for, as a sentence; null for nothing. */
  @Nullable String exception(Struct root) {
    return exceptions.in(root);
  }

  /** Rejects a part with a struct that requires the whole file. */
  void requireParts(Struct root) {
    String reason = exception(root);
    if (reason != null) {
      throw new WholeRequiredException(reason);
    }
  }

  /** Where the line of the first element of a text begins. */
  int firstElement(LocatedDocument opened, byte[] text, int length) {
    if (opened.locations().locate(path.firstElement()) instanceof Location.InText at) {
      int from = at.span().start() - indent.length;
      // Rows that are read apart are not in the source.
      boolean isWhole = at.source().length() == length && from > 0 && text[from - 1] == '\n';
      for (int i = 0; i < indent.length && isWhole; i++) {
        isWhole = text[from + i] == indent[i];
      }
      if (isWhole) {
        return from;
      }
    }
    throw new WholeRequiredException();
  }

  /**
   * The root of a part of a text, read without its first fields.
   *
   * @param from where the elements begin
   * @param start the first fields
   * @return null if the part has to be read like a whole text
   */
  @Nullable Struct read(byte[] text, int from, Struct start) {
    Allowance allowance = engine.formats().partAllowance(text.length);
    Sequence found = read(text, from, allowance, null);
    return found == null ? null : path.with(start, found.elements());
  }

  /**
   * Whether the elements of a printed part are those that it was printed from. They may be, too, if
   * this is not known without reading the part like a whole text.
   *
   * @param from where the elements begin
   */
  boolean has(byte[] text, int from, Struct part) {
    Sequence expected = new Sequence(path.elements(part));
    return expected.equals(read(text, from, Allowance.unlimited(), expected));
  }

  private @Nullable Sequence read(
      byte[] text, int from, Allowance allowance, @Nullable Sequence expected) {
    int first = 0;
    while (suffix[first] == ' ' || suffix[first] == '\t') {
      first++;
    }
    int end = text.length - suffix.length + first;
    return reader.read(new Source("", text), from, end, allowance, expected);
  }
}
