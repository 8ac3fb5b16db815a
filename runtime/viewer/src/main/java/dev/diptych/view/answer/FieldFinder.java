package dev.diptych.view.answer;

import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Document;
import dev.diptych.model.document.Path;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Table;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.RecordLayout;
import dev.diptych.twin.LocatedDocument;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/**
 * Finds the field at an offset of one face: in a struct, the field that begins last before it; in
 * an array, by bisection. Looks at no more than one struct of each level.
 */
final class FieldFinder {
  private final Document document;
  private final ToLongFunction<Path> start;
  private final boolean binary;

  private FieldFinder(Document document, ToLongFunction<Path> start, boolean binary) {
    this.document = document;
    this.start = start;
    this.binary = binary;
  }

  /** Finds fields at offsets of a binary file. */
  static FieldFinder inBytes(LocatedDocument file) {
    return new FieldFinder(file.document(), path -> offset(file, path), true);
  }

  /** Finds fields at offsets of a text. */
  static FieldFinder inText(LocatedDocument file) {
    return new FieldFinder(
        file.document(),
        path -> {
          long own = offset(file, path);
          // A field that the text omits has the location of what contains it.
          Path parent = path.index() < 0 ? path.parent() : null;
          return parent != null && own == offset(file, parent) ? -1 : own;
        },
        false);
  }

  private static long offset(LocatedDocument file, Path path) {
    Location at = file.locations().locate(path);
    if (at instanceof Location.InBytes bytes) {
      return bytes.offset();
    }
    return at instanceof Location.InText text ? text.span().start() : -1;
  }

  /**
   * A field.
   *
   * @param path where the document has it
   * @param start its first offset
   * @param end the offset after it: where the next field begins
   */
  record Found(Path path, long start, long end) {
    private Found inner(Path path, long start, long end) {
      return new Found(path, start, end > start ? Math.min(end, this.end) : this.end);
    }
  }

  /** The field at an offset, which is less than {@code size}. */
  Found at(long offset, long size) {
    Found found = new Found(Path.ROOT, 0, size);
    Value value = document.root();
    while (value != null) {
      if (value instanceof Struct struct) {
        Field field = field(struct, found.path(), offset);
        if (field == null) {
          return found;
        }
        Path path = found.path().field(field.id());
        found =
            found.inner(
                path, begin(struct, field, found.path()), next(struct, found.path(), offset));
        value = struct.get(field.id());
      } else if (value instanceof Sequence sequence && !sequence.elements().isEmpty()) {
        int index = element(found.path(), sequence.elements().size(), offset);
        Path path = found.path().at(index);
        long after =
            index + 1 < sequence.elements().size()
                ? start.applyAsLong(found.path().at(index + 1))
                : -1;
        found = found.inner(path, start.applyAsLong(path), after);
        value = sequence.elements().get(index);
      } else {
        return leaf(value, found, offset);
      }
    }
    return found;
  }

  private Found leaf(Value value, Found found, long offset) {
    if (value instanceof Table table && table.rows() > 0) {
      return row(found, table, offset);
    }
    // Fields at positions need not follow each other.
    return binary && value instanceof Blob blob && blob.length() > offset - found.start()
        ? found.inner(found.path(), found.start(), found.start() + blob.length())
        : found;
  }

  private @Nullable Field field(Struct struct, Path path, long offset) {
    Field best = null;
    long latest = -1;
    for (Field field : struct.type().fields()) {
      long at = begin(struct, field, path);
      if (at >= latest && at >= 0 && at <= offset) {
        best = field;
        latest = at;
      }
    }
    return best;
  }

  /**
   * Where a field begins; -1 if it is absent or omitted. An array begins with its first element.
   */
  private long begin(Struct struct, Field field, Path path) {
    Value value = struct.get(field.id());
    Path own = path.field(field.id());
    boolean array =
        (value instanceof Table table && table.rows() > 0)
            || (value instanceof Sequence sequence && !sequence.elements().isEmpty());
    return value == null ? -1 : start.applyAsLong(array ? own.at(0) : own);
  }

  /** Where the first field after an offset begins; -1 if there is none. */
  private long next(Struct struct, Path path, long offset) {
    long next = -1;
    for (Field field : struct.type().fields()) {
      long at = begin(struct, field, path);
      if (at > offset && (next < 0 || at < next)) {
        next = at;
      }
    }
    return next;
  }

  private int element(Path path, int size, long offset) {
    int low = 0;
    int high = size;
    while (high - low > 1) {
      int middle = (low + high) >>> 1;
      if (start.applyAsLong(path.at(middle)) <= offset) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return low;
  }

  private Found row(Found table, Table rows, long offset) {
    int row = element(table.path(), rows.rows(), offset);
    Path path = table.path().at(row);
    long after = row + 1 < rows.rows() ? start.applyAsLong(table.path().at(row + 1)) : -1;
    Found found = table.inner(path, start.applyAsLong(path), after);
    boolean packed = rows.rows() > 1 && after - found.start() != rows.layout().stride();
    return packed || !binary ? found : column(found, rows.layout(), offset);
  }

  /** In a binary file, a row is its columns side by side. */
  private static Found column(Found row, RecordLayout layout, long offset) {
    Found found = row;
    for (RecordLayout.Column column : layout.columns()) {
      long begin = row.start() + column.offset();
      if (begin <= offset) {
        found =
            new Found(row.path().field(column.field().id()), begin, begin + column.kind().width());
      }
    }
    return found;
  }
}
