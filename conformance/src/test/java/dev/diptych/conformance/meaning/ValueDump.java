package dev.diptych.conformance.meaning;

import dev.diptych.binary.expression.Array;
import dev.diptych.binary.expression.Cells;
import dev.diptych.binary.expression.Scope;
import dev.diptych.binary.expression.Text;
import dev.diptych.binary.stream.Bytes;
import dev.diptych.binary.stream.RejectedException;
import java.util.Collections;
import java.util.HexFormat;
import java.util.IdentityHashMap;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Every field and every instance of a file, a line for each. */
final class ValueDump {
  private final StringBuilder lines = new StringBuilder();
  private final Set<Scope> seen = Collections.newSetFromMap(new IdentityHashMap<>());

  /** The lines of a struct and all in it. */
  static String of(Scope root) {
    ValueDump dump = new ValueDump();
    dump.struct("", root);
    return dump.lines.toString();
  }

  /** A value without members as text. */
  static String text(@Nullable Object value) {
    if (value instanceof Bytes bytes) {
      return "x\"" + HexFormat.of().formatHex(bytes.copy()) + "\"";
    }
    if (value instanceof Text text) {
      return text(text.bytes()) + " as text";
    }
    return value instanceof String string ? '"' + string + '"' : String.valueOf(value);
  }

  private void struct(String path, Scope struct) {
    if (!seen.add(struct)) {
      return;
    }
    for (int i = 0; i < struct.layout().size(); i++) {
      String member = path + struct.layout().id(i);
      try {
        if (struct.present(i)) {
          value(member, struct, i);
        }
      } catch (RejectedException e) {
        line(member, "! " + e.reason());
      }
    }
  }

  private void value(String path, Cells cells, int at) {
    Object value = cells.value(at);
    if (value instanceof Scope struct) {
      struct(path + ".", struct);
    } else if (value instanceof Array array) {
      for (int i = 0; i < array.size(); i++) {
        value(path + "[" + i + "]", array, i);
      }
    } else if (value != null) {
      line(path, text(value));
    }
  }

  private void line(String path, String text) {
    lines.append(path).append(" = ").append(text).append('\n');
  }
}
