package dev.diptych.conformance.corpus;

import dev.diptych.binary.expression.Array;
import dev.diptych.binary.expression.Cells;
import dev.diptych.binary.expression.Scope;
import dev.diptych.binary.expression.Text;
import dev.diptych.binary.plan.FormatPlan;
import dev.diptych.binary.stream.Budget;
import dev.diptych.binary.stream.BudgetExceededException;
import dev.diptych.binary.stream.Bytes;
import dev.diptych.binary.stream.RejectedException;
import dev.diptych.binary.stream.Stream;
import dev.diptych.ir.Spec;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HexFormat;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Compares every field and every instance that expressions can ask for with what plain Kaitai read,
 * also those that a document omits.
 */
final class ScopeComparison {
  private static final int SHOWN = 200;
  private static final int MAX_DIFFERENCES = 10;

  /** A budget for instances that documents do not have, as a multiple of that of one file. */
  private static final int TIMES = 100;

  private final Set<Scope> seen = Collections.newSetFromMap(new IdentityHashMap<>());
  private final List<String> differences = new ArrayList<>();

  private ScopeComparison() {}

  /** The differences, one line each. */
  static List<String> of(Spec spec, byte[] file, PlainValue plain) {
    ScopeComparison comparison = new ScopeComparison();
    Budget budget = Budget.of(file.length, TIMES);
    Scope root = FormatPlan.of(spec).decode(Bytes.of(file), budget);
    budget.run(
        () -> {
          comparison.struct("", root, plain);
          return root;
        });
    return comparison.differences;
  }

  private void struct(String path, Scope struct, PlainValue plain) {
    if (!plain.isStruct()) {
      differ(path, struct.layout().name(), plain);
    } else if (seen.add(struct)) {
      for (int i = 0; i < struct.layout().size() && differences.size() < MAX_DIFFERENCES; i++) {
        String id = struct.layout().id(i);
        PlainValue member = plain.member(id);
        // A listing has no parameters.
        if (member != null && !member.isUndecodable()) {
          member(path + "/" + id, struct, i, member);
        }
      }
    }
  }

  private void member(String path, Scope struct, int slot, PlainValue plain) {
    try {
      boolean present = struct.present(slot);
      if (present && plain.isFailure()) {
        differ(path, "a value", plain);
      } else if (present) {
        value(path, struct, slot, plain);
      } else if (!plain.isNull()) {
        differ(path, "nothing", plain);
      }
    } catch (RejectedException e) {
      if (!plain.isFailure()) {
        differ(path, e.reason(), plain);
      }
    } catch (BudgetExceededException e) {
      differ(path, "too much work", plain);
    }
  }

  private void value(String path, Cells cells, int at, PlainValue plain) {
    Object value = cells.value(at);
    if (value instanceof Scope struct) {
      struct(path, struct, plain);
    } else if (value instanceof Array array) {
      elements(path, array, plain);
    } else if (value instanceof Stream) {
      if (!plain.text().equals("io")) {
        differ(path, "a stream", plain);
      }
    } else if (!text(value).equals(plain.text())) {
      differ(path, text(value), plain);
    }
  }

  private void elements(String path, Array array, PlainValue plain) {
    if (!plain.isList() || plain.elements().size() != array.size()) {
      differ(path, array.size() + " elements", plain);
      return;
    }
    for (int i = 0; i < array.size() && differences.size() < MAX_DIFFERENCES; i++) {
      value(path + "[" + i + "]", array, i, plain.elements().get(i));
    }
  }

  /** A single value as a listing has it. */
  private static String text(@Nullable Object value) {
    if (value instanceof Bytes bytes) {
      return "b:" + HexFormat.of().formatHex(bytes.copy());
    }
    if (value instanceof Text || value instanceof String) {
      return PlainLeaf.quoted(value instanceof Text text ? text.string() : (String) value);
    }
    if (value instanceof Double number) {
      long bits = Double.doubleToRawLongBits(number);
      return number.isNaN() ? "f:nan" : "f:" + HexFormat.of().toHexDigits(bits);
    }
    return String.valueOf(value);
  }

  private void differ(String path, String ours, PlainValue plain) {
    String values = ": " + ours + ", but plain Kaitai reads " + plain.text();
    differences.add(path + values.substring(0, Math.min(values.length(), SHOWN)));
  }
}
