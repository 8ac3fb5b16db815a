package dev.diptych.conformance.differential;

import dev.diptych.binary.expression.Array;
import dev.diptych.binary.expression.Cells;
import dev.diptych.binary.expression.Scope;
import dev.diptych.binary.expression.Text;
import dev.diptych.binary.stream.Bytes;
import dev.diptych.binary.stream.RejectedException;
import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Reference;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Table;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Field;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The first difference between a document and the values of a plan. */
final class Difference {
  private Difference() {}

  /** The path and the kind of the first difference; null for none. */
  static @Nullable String of(String path, Struct old, Scope planned) {
    List<Field> fields = old.type().fields();
    for (int i = 0; i < fields.size(); i++) {
      if (fields.get(i).id().endsWith("_zlib")) {
        // How packed bytes were packed is no value of the spec.
        continue;
      }
      String member = path + fields.get(i).id();
      int slot = planned.layout().slot(fields.get(i).id());
      if (slot < 0) {
        return member + ": not in the plan";
      }
      String found = member(member, old.get(i), planned, slot);
      if (found != null) {
        return found;
      }
    }
    return null;
  }

  private static @Nullable String member(
      String path, @Nullable Value old, Scope planned, int slot) {
    boolean present;
    try {
      present = planned.present(slot) && planned.value(slot) != null;
    } catch (RejectedException e) {
      return old == null ? null : path + ": rejected by the plan: " + e.reason();
    }
    if (old == null || !present) {
      return present == (old != null) ? null : path + (present ? ": new" : ": absent");
    }
    return value(path, old, planned, slot);
  }

  private static @Nullable String value(String path, Value old, Cells cells, int at) {
    Object found = cells.value(at);
    if (old instanceof Struct struct) {
      return found instanceof Scope scope ? of(path + ".", struct, scope) : path + ": no struct";
    }
    if (old instanceof Sequence sequence && found instanceof Array array) {
      return elements(path, sequence, array);
    }
    if (old instanceof Table table && found instanceof Array array) {
      return rows(path, table, array);
    }
    boolean same =
        old instanceof Scalar scalar
            ? found != null && bits(found, cells, at) == scalar.bits()
            : old instanceof Reference
                || (old instanceof Blob blob && begins(blob.bytes(), bytes(found)));
    return same ? null : path + ": other value";
  }

  /** The document also has what is behind a value: its terminator and its padding. */
  private static boolean begins(byte[] old, byte @Nullable [] found) {
    return found != null
        && old.length >= found.length
        && Arrays.equals(old, 0, found.length, found, 0, found.length);
  }

  private static @Nullable String elements(String path, Sequence old, Array array) {
    if (old.elements().size() != array.size()) {
      return path + ": other count";
    }
    for (int i = 0; i < array.size(); i++) {
      String found = value(path + "[" + i + "]", old.elements().get(i), array, i);
      if (found != null) {
        return found;
      }
    }
    return null;
  }

  private static @Nullable String rows(String path, Table old, Array array) {
    if (old.rows() != array.size()) {
      return path + ": other count";
    }
    for (int row = 0; row < array.size(); row++) {
      Cells cells = array.value(row) instanceof Scope struct ? struct : array;
      for (int column = 0; column < old.layout().columns().size(); column++) {
        int at = cells == array ? row : column;
        Object found = cells.value(at);
        if (found == null || bits(found, cells, at) != old.bits(row, column)) {
          return path + "[" + row + "]: other value in column " + column;
        }
      }
    }
    return null;
  }

  private static long bits(Object found, Cells cells, int at) {
    if (cells.object(at) == null) {
      return cells.bits(at);
    }
    if (found instanceof Boolean truth) {
      return truth ? 1 : 0;
    }
    if (found instanceof Double real) {
      return Double.doubleToRawLongBits(real);
    }
    return found instanceof BigInteger big ? big.longValue() : found instanceof Long n ? n : -1;
  }

  private static byte @Nullable [] bytes(@Nullable Object found) {
    if (found instanceof Text text) {
      return text.bytes().copy();
    }
    return found instanceof Bytes bytes ? bytes.copy() : null;
  }
}
