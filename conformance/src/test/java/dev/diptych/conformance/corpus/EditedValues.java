package dev.diptych.conformance.corpus;

import static java.util.Objects.requireNonNull;

import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Path;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Table;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Frame;
import dev.diptych.model.schema.Type;
import dev.diptych.twin.edit.Edit;
import dev.diptych.twin.edit.Given;
import dev.diptych.twin.edit.NumberArray;
import java.math.BigInteger;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Compares the values of a document before and after an edit: the intended change must be there,
 * and no other, except values that follow from others.
 */
final class EditedValues {
  private final Edit edit;
  private @Nullable String difference;
  private boolean changed;

  private EditedValues(Edit edit) {
    this.edit = edit;
  }

  /** The first difference that is not the edit; null if there is none. */
  static @Nullable String difference(Struct before, Struct after, Edit edit) {
    EditedValues values = new EditedValues(edit);
    values.struct(before, after, Path.ROOT);
    return values.difference == null && !values.changed ? "no change" : values.difference;
  }

  private void struct(Struct before, Struct after, Path path) {
    if (!before.type().name().equals(after.type().name())) {
      differ(path, before.type(), after.type());
      return;
    }
    List<Field> fields = before.type().fields();
    for (int i = 0; i < fields.size() && difference == null; i++) {
      Field field = fields.get(i);
      if (!field.derived() && !(field.type() instanceof Type.Packing)) {
        value(field, before.get(i), after.get(i), path.field(field.id()));
      }
    }
    if (!withoutZeros(before.residue().trailing())
        .equals(withoutZeros(after.residue().trailing()))) {
      differ(path, before.residue(), after.residue());
    }
  }

  /** Zeros at the end of a struct of a fixed size become fewer as it grows. */
  private static List<Byte> withoutZeros(Blob bytes) {
    List<Byte> all = new ArrayList<>();
    for (byte b : bytes.bytes()) {
      all.add(b);
    }
    while (!all.isEmpty() && all.get(all.size() - 1) == 0) {
      all.remove(all.size() - 1);
    }
    return all;
  }

  private void value(Field field, @Nullable Value before, @Nullable Value after, Path path) {
    if (path.equals(edit.path()) && edit instanceof Edit.Put put) {
      changed = true;
      put(field, put.content(), after, path);
    } else if (path.equals(edit.path()) && edit instanceof Edit.Remove && path.index() < 0) {
      changed = true;
      // What has no bytes is there in each file again.
      boolean isEmpty = after instanceof Blob blob && blob.length() == 0;
      if (after != null && !isEmpty) {
        differ(path, "absent", after);
      }
    } else if (path.equals(edit.path()) && edit instanceof Edit.Append append) {
      changed = true;
      appended(append, (Table) requireNonNull(before), (Table) requireNonNull(after));
    } else if (before instanceof Struct one && after instanceof Struct other) {
      struct(one, other, path);
    } else if (before instanceof Sequence one && after instanceof Sequence other) {
      elements(field, edited(one.elements(), path), other.elements(), path);
    } else if (before instanceof Table one && after instanceof Table other) {
      elements(field, edited(rows(one), path), rows(other), path);
    } else if (!Objects.equals(before, after)) {
      differ(path, before, after);
    }
  }

  private void put(Field field, Given given, @Nullable Value after, Path path) {
    if (given instanceof Given.OfValue same) {
      value(field, same.value(), after, path.at(-1).field("moved"));
    } else if (!isIntended(field.type(), given, after)) {
      differ(path, given, after);
    }
  }

  /** Columns that the edit does not give have defaults, which are not compared. */
  private void appended(Edit.Append append, Table before, Table after) {
    int rows = append.columns().values().stream().mapToInt(NumberArray::count).max().orElse(0);
    List<Value> old = rows(before);
    if (after.rows() != old.size() + rows || !rows(after).subList(0, old.size()).equals(old)) {
      differ(append.path(), old.size() + rows, after.rows());
      return;
    }
    for (int column = 0; column < after.layout().columns().size(); column++) {
      Field field = after.layout().columns().get(column).field();
      NumberArray numbers = append.columns().get(field.id());
      for (int row = 0; numbers != null && row < rows; row++) {
        long bits = after.bits(old.size() + row, column);
        if (bits != numbers.bits(row)) {
          differ(append.path().at(old.size() + row), numbers.word(row), bits);
        }
      }
    }
  }

  private void elements(Field field, List<Value> before, List<Value> after, Path path) {
    if (before.size() != after.size()) {
      differ(path, before.size(), after.size());
      return;
    }
    boolean moved = !(edit instanceof Edit.Put) && path.equals(edit.path().at(-1));
    for (int i = 0; i < before.size() && difference == null; i++) {
      // After an insertion or a removal, no element is the edited one.
      value(field, before.get(i), after.get(i), moved ? path.at(-1).field("moved") : path.at(i));
    }
  }

  private List<Value> edited(List<Value> elements, Path path) {
    List<Value> all = new ArrayList<>(elements);
    if (path.equals(edit.path().at(-1))) {
      int index = edit.path().index();
      if (edit instanceof Edit.Remove) {
        all.remove(index);
        changed = true;
      } else if (edit instanceof Edit.Insert insert) {
        all.add(index, ((Given.OfValue) insert.content()).value());
        changed = true;
      }
    }
    return all;
  }

  /** The rows of a table. */
  static List<Value> rows(Table table) {
    List<Value> rows = new ArrayList<>();
    for (int row = 0; row < table.rows(); row++) {
      @Nullable Value[] cells = new Value[table.layout().columns().size()];
      for (int column = 0; column < cells.length; column++) {
        cells[column] = Scalar.of(table.bits(row, column));
      }
      boolean isStruct = cells.length > 1 || table.layout().struct().indexOf("value") < 0;
      rows.add(isStruct ? new Struct(table.layout().struct(), cells) : requireNonNull(cells[0]));
    }
    return rows;
  }

  private static boolean isIntended(Type type, Given given, @Nullable Value after) {
    if (after instanceof Scalar number) {
      return given instanceof Given.OfNumber numbers
          ? numbers.numbers().bits(0) == number.bits()
          : bits(type, ((Given.OfWords) given).words()) == number.bits();
    }
    if (!(after instanceof Blob blob)) {
      return false;
    }
    byte[] wanted = bytes(type, given);
    Frame frame = type instanceof Type.Text text ? text.frame() : ((Type.Bytes) type).frame();
    return Arrays.equals(wanted, blob.bytes()) || Arrays.equals(wanted, frame.value(blob.bytes()));
  }

  private static long bits(Type type, String words) {
    if (type instanceof Type.Numeric numeric && numeric.kind().isFloat()) {
      return numeric.kind().width() == 4
          ? Float.floatToRawIntBits(Float.parseFloat(words)) & 0xFFFF_FFFFL
          : Double.doubleToRawLongBits(Double.parseDouble(words));
    }
    return new BigInteger(words).longValue();
  }

  private static byte[] bytes(Type type, Given given) {
    if (given instanceof Given.OfBytes bytes) {
      return bytes.bytes();
    }
    String words = ((Given.OfWords) given).words();
    return type instanceof Type.Text text
        ? words.getBytes(Charset.forName(text.encoding()))
        : HexFormat.of().parseHex(words);
  }

  private void differ(Path path, @Nullable Object before, @Nullable Object after) {
    difference = difference == null ? "%s: %s, %s".formatted(path, before, after) : difference;
  }
}
