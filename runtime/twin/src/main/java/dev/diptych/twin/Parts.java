package dev.diptych.twin;

import dev.diptych.binary.part.LastList;
import dev.diptych.binary.part.WholeStructs;
import dev.diptych.model.derive.Allowance;
import dev.diptych.model.derive.DerivedCounts;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.FormatName;
import dev.diptych.model.source.Source;
import dev.diptych.text.bind.ElementReader;
import java.io.InputStream;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Converts files of a format in parts, so that memory does not depend on the size of a file and all
 * processors work. Possible where a file is its first fields and a {@linkplain LastList list of
 * independent elements}: each part is converted as a file with the same first fields and some of
 * the elements, and proven like any file. The results are those of the whole file.
 */
public final class Parts {
  /** Number of bytes from which on conversion in parts is faster. */
  public static final long MIN_SIZE = 1 << 14;

  /**
   * Parts, or why there are none.
   *
   * @param parts null if files are not converted in parts
   * @param obstacle what requires all of a file then, as a sentence
   */
  public record Choice(@Nullable Parts parts, String obstacle) {
    /** No parts. */
    public static Choice none(String obstacle) {
      return new Choice(null, obstacle);
    }
  }

  /** The values of a part should fit into the caches of the processor. */
  private static final int PART = 1 << 15;

  private final Engine engine;
  private final Format format;
  private final int list;
  private final boolean counted;
  private final DerivedCounts counts;
  private final WholeStructs exceptions;
  private final int size;
  private final ElementReader reader;

  /**
   * @param engine an engine of one format
   * @param list the list of the format, which has one
   */
  Parts(Engine engine, Format format, LastList list) {
    this.engine = engine;
    this.format = format.ofParts();
    this.list = list.field();
    this.counted = list.counted();
    this.counts = DerivedCounts.of(format.schema().root(), list());
    this.exceptions = new WholeStructs(format.schema(), list.exceptions());
    this.size = PART;
    this.reader = new ElementReader(format.shapes(), list.field());
  }

  private Parts(Parts same, int size) {
    this.engine = same.engine;
    this.format = same.format;
    this.list = same.list;
    this.counted = same.counted;
    this.counts = same.counts;
    this.exceptions = same.exceptions;
    this.size = size;
    this.reader = same.reader;
  }

  /** The same with parts of another number of bytes of a binary file. The results are the same. */
  public Parts ofSize(int bytes) {
    return new Parts(this, bytes);
  }

  /** Number of bytes of a binary file that a part has, besides its first fields. */
  int size() {
    return size;
  }

  /**
   * The canonical text of a binary file, made and proven while it is written.
   *
   * @param name name of the file, for diagnostics
   * @param file its bytes, from the first to the last
   * @return a text whose writing may throw {@link WholeRequiredException}; it can be written once
   */
  public Proven text(String name, InputStream file) {
    return new Proven(Face.TEXT, out -> new TextParts(this, name).write(file, out));
  }

  /**
   * The binary file of a text, made and proven while it is written.
   *
   * @param name name of the text, for diagnostics
   * @param text its bytes, from the first to the last
   * @param selection the format that the user selected
   * @return a file whose writing may throw {@link WholeRequiredException}; it can be written once
   */
  public Proven binary(String name, InputStream text, Selection selection) {
    return new Proven(Face.BINARY, out -> new FileParts(this, name, selection).write(text, out));
  }

  /** The format of the files. */
  public FormatName formatName() {
    return format.schema().format();
  }

  Engine engine() {
    return engine;
  }

  /** The format, for parts. */
  Format format() {
    return format;
  }

  /** Whether fields before the list give its number of elements. */
  boolean counted() {
    return counted;
  }

  /** Whether texts omit fields that are this number. */
  boolean derivesCount() {
    return !counts.fields().isEmpty();
  }

  /**
   * The root of a part with the first fields of a file whose list has {@code elements}.
   *
   * @throws WholeRequiredException if there are no such fields
   */
  Struct withCount(Struct root, long elements) {
    Struct with = counts.with(root, elements);
    if (with == null) {
      throw new WholeRequiredException();
    }
    return with;
  }

  /** Rejects a part with a struct that requires the whole file. */
  void requireParts(Struct root) {
    String reason = exceptions.in(root);
    if (reason != null) {
      throw new WholeRequiredException(reason);
    }
  }

  /** Id of the list. */
  String list() {
    return format.schema().root().fields().get(list).id();
  }

  /** The elements of the list in a part. */
  List<Value> elements(Struct root) {
    return root.get(list) instanceof Sequence sequence ? sequence.elements() : List.of();
  }

  /** The first fields alone. */
  Struct withoutElements(Struct root) {
    return with(root, new Sequence(List.of()));
  }

  private Struct with(Struct root, Sequence elements) {
    @Nullable Value[] values = root.toArray();
    values[list] = elements;
    return root.with(values);
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
    Sequence elements = reader.read(new Source("", text), from, allowance, null);
    return elements == null ? null : with(start, elements);
  }

  /**
   * Whether the elements of a printed part are those that it was printed from. They may be, too, if
   * this cannot be told without reading the part like a whole text.
   *
   * @param from where the elements begin
   */
  boolean has(byte[] text, int from, Struct part) {
    return part.get(list) instanceof Sequence elements
        && elements.equals(
            reader.read(new Source("", text), from, Allowance.unlimited(), elements));
  }

  /** Whether two parts have the same first fields. */
  boolean isSameStart(Struct one, Struct other) {
    boolean same = true;
    for (int i = 0; i < one.type().fields().size(); i++) {
      same &= i == list || Objects.equals(one.get(i), other.get(i));
    }
    return same;
  }
}
