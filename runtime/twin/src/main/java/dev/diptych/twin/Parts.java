package dev.diptych.twin;

import dev.diptych.binary.part.LastList;
import dev.diptych.binary.part.LastLists;
import dev.diptych.model.schema.FormatName;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Converts files of a format in parts, so that memory does not depend on the size of a file and all
 * processors work. Possible where a file is its first fields and a {@linkplain LastLists list of
 * independent elements}: each part is converted as a file with the same first fields and some of
 * the elements, and proven like any file. An element that is no part, because it is long, is
 * converted in parts of the list that it ends with. The results are those of the whole file.
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

  /** The text of a file is several times as long. */
  static final int LENGTH = 8;

  /** The values of a part should fit into the caches of the processor. */
  private static final int PART = 1 << 15;

  private final Engine engine;
  private final Format format;
  private final List<PartList> lists;
  private final int size;

  /**
   * @param engine an engine of one format
   * @param lists the lists of the format, at least one
   */
  Parts(Engine engine, Format format, List<LastList> lists) {
    this.engine = engine;
    this.format = format;
    this.lists = new ArrayList<>();
    this.size = PART;
    for (int i = 1; i <= lists.size(); i++) {
      this.lists.add(new PartList(engine, format, lists.subList(0, i)));
    }
  }

  private Parts(Parts same, int size) {
    this.engine = same.engine;
    this.format = same.format;
    this.lists = same.lists;
    this.size = size;
  }

  /** The same with parts of another number of bytes of a binary file. The results are the same. */
  public Parts ofSize(int bytes) {
    return new Parts(this, bytes);
  }

  /** Number of bytes of a binary file that a part has, besides its first fields. */
  int size() {
    return size;
  }

  /** The lists, each in the last field of an element of the one before. */
  List<PartList> lists() {
    return lists;
  }

  /**
   * The canonical text of a binary file, made and proven while it is written.
   *
   * @param name name of the file, for diagnostics
   * @param file its bytes, from the first to the last
   * @return a text whose writing may throw {@link WholeRequiredException}; it can be written once
   */
  public Proven text(String name, InputStream file) {
    return new Proven(Face.TEXT, out -> TextParts.write(this, name, file, out));
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
    return new Proven(Face.BINARY, out -> FileParts.write(this, name, selection, text, out));
  }

  /** The format of the files. */
  public FormatName formatName() {
    return format.schema().format();
  }

  Engine engine() {
    return engine;
  }

  /** The format of the files, for whole ones. */
  Format format() {
    return format;
  }
}
