package dev.diptych;

import static java.util.Objects.requireNonNull;

import dev.diptych.model.document.Path;
import dev.diptych.twin.edit.Edit;
import dev.diptych.twin.edit.Given;
import dev.diptych.twin.edit.NumberArray;
import java.util.ArrayList;
import java.util.List;

/**
 * Changes of a document, which are applied in their order by {@link #done}. Counts, sizes, offsets,
 * checksums and other fields that follow from the changed values follow; nothing else changes.
 *
 * <p>Paths have the ids of the spec, as for {@link Value.Struct#get}, and refer to the document
 * that all earlier changes give. A wrong path or value is a diagnostic of {@link #done}, not an
 * exception. Not thread-safe.
 */
public final class DocumentEdit {
  private final Document document;
  private final List<Edit> edits = new ArrayList<>();

  DocumentEdit(Document document) {
    this.document = document;
  }

  /**
   * Sets a field, an element or a cell to an integer. In a float field, it is rounded.
   *
   * @param path its path
   * @param value the number; a truth value is 0 or 1
   * @return this
   * @throws IllegalArgumentException if {@code path} is not a path
   */
  public DocumentEdit set(String path, long value) {
    return put(path, new Given.OfNumber(new NumberArray.Longs(new long[] {value})));
  }

  /**
   * Sets a field, an element or a cell to a number. In a field of 32 bits, it is rounded.
   *
   * @param path its path
   * @param value the number; for a field of integers, it must be one
   * @return this
   * @throws IllegalArgumentException if {@code path} is not a path
   */
  public DocumentEdit set(String path, double value) {
    return put(path, new Given.OfNumber(new NumberArray.Doubles(new double[] {value})));
  }

  /**
   * Sets a field, an element or a cell to a value in words.
   *
   * @param path its path
   * @param words the characters of a string, the name of a member of an enum, flags in parentheses,
   *     a number as in a text, or bytes as hexadecimal digits; for a struct, its block in the text,
   *     for a row of a table, its row
   * @return this
   * @throws IllegalArgumentException if {@code path} is not a path
   */
  public DocumentEdit set(String path, String words) {
    return put(path, new Given.OfWords(requireNonNull(words, "words")));
  }

  /**
   * Sets a field or an element of bytes, or of text in its encoding.
   *
   * @param path its path
   * @param bytes the bytes, without terminator and padding; copied
   * @return this
   * @throws IllegalArgumentException if {@code path} is not a path
   */
  public DocumentEdit set(String path, byte[] bytes) {
    return put(path, new Given.OfBytes(requireNonNull(bytes, "bytes").clone()));
  }

  /**
   * Sets a field, an element or a cell to a value of a document of the same format.
   *
   * @param path its path
   * @param value the value
   * @return this
   * @throws IllegalArgumentException if {@code path} is not a path
   */
  public DocumentEdit set(String path, Value value) {
    return put(path, GivenValue.of(requireNonNull(value, "value")));
  }

  /**
   * Inserts an element or a row.
   *
   * @param path the path of a repeated field
   * @param index its index afterwards: from 0 to the number of elements, which appends it
   * @param value an element of a document of the same format
   * @return this
   * @throws IllegalArgumentException if {@code path} is not a path, or {@code index} is negative
   */
  public DocumentEdit insert(String path, int index, Value value) {
    return insert(path, index, GivenValue.of(requireNonNull(value, "value")));
  }

  /**
   * Inserts an element or a row in words.
   *
   * @param path the path of a repeated field
   * @param index its index afterwards: from 0 to the number of elements, which appends it
   * @param words as for {@link #set(String, String)}
   * @return this
   * @throws IllegalArgumentException if {@code path} is not a path, or {@code index} is negative
   */
  public DocumentEdit insert(String path, int index, String words) {
    return insert(path, index, new Given.OfWords(requireNonNull(words, "words")));
  }

  /**
   * Removes an element or a row, or makes an optional field absent.
   *
   * @param path its path
   * @return this
   * @throws IllegalArgumentException if {@code path} is not a path
   */
  public DocumentEdit delete(String path) {
    return with(new Edit.Remove(parsed(path)));
  }

  /**
   * Changes of the rows of a table.
   *
   * @param path its path
   * @return changes of this edit
   * @throws IllegalArgumentException if {@code path} is not a path
   */
  public TableEdit table(String path) {
    return new TableEdit(this, parsed(path));
  }

  /**
   * Changes of the rows of one table.
   *
   * @see #table
   */
  public static final class TableEdit {
    private final DocumentEdit edit;
    private final Path path;

    private TableEdit(DocumentEdit edit, Path path) {
      this.edit = edit;
      this.path = path;
    }

    /**
     * Appends rows.
     *
     * @param columns numbers of equal count; other columns of the table get their defaults
     * @return the edit of the document
     */
    public DocumentEdit append(Columns columns) {
      requireNonNull(columns, "columns");
      return edit.with(new Edit.Append(path, columns.numbers()));
    }
  }

  /**
   * Applies all changes.
   *
   * @return the changed document, and likely mistakes in it as for {@link Diptych#parse}; or why a
   *     change is rejected
   */
  public Outcome<Document> done() {
    return document.edited(List.copyOf(edits));
  }

  DocumentEdit with(Edit edit) {
    edits.add(edit);
    return this;
  }

  private DocumentEdit put(String path, Given content) {
    return with(new Edit.Put(parsed(path), content));
  }

  private DocumentEdit insert(String path, int index, Given content) {
    Path list = parsed(path);
    if (index < 0 || list.index() >= 0) {
      throw new IllegalArgumentException(
          index < 0 ? "negative index " + index : "'" + path + "' is an element");
    }
    return with(new Edit.Insert(list.at(index), content));
  }

  private static Path parsed(String path) {
    Path parsed = Path.parse(requireNonNull(path, "path"));
    if (parsed == null) {
      throw new IllegalArgumentException("'" + path + "' is not a path such as chunks[2].size");
    }
    return parsed;
  }
}
