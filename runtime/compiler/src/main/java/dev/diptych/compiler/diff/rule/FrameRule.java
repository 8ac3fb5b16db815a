package dev.diptych.compiler.diff.rule;

import dev.diptych.compiler.diff.change.Changes;
import dev.diptych.compiler.diff.change.Impact;
import dev.diptych.compiler.diff.pair.FieldPair;
import dev.diptych.compiler.schema.Handling;
import dev.diptych.compiler.view.FieldView;
import io.kaitai.struct.datatype.DataType;
import java.util.List;

/**
 * {@code frame-changed}: what ends the bytes of a field or fills them up is something else. A text
 * may hold what ends them now; what fills them up it does not say.
 */
final class FrameRule implements FieldRule {
  @Override
  public void compare(FieldPair fields, Changes changes) {
    if (!fields.written()) {
      return;
    }
    boolean end = !end(fields.old()).equals(end(fields.now()));
    if (end || !pad(fields.old()).equals(pad(fields.now()))) {
      String message =
          end ? "what ends it is something else" : "what fills it up is something else";
      changes.report(
          "frame-changed", Impact.of(true, end), fields, end ? "terminator" : "pad-right", message);
    }
  }

  private static List<Object> end(FieldView view) {
    DataType.BytesType bytes = Handling.bytes(view.attribute().type());
    if (bytes instanceof DataType.BytesTerminatedType ended) {
      return List.of(ended.terminator(), ended.include(), ended.consume(), ended.eosError());
    }
    if (bytes instanceof DataType.BytesLimitType limited) {
      return List.of(limited.terminator(), limited.include());
    }
    return bytes instanceof DataType.BytesEosType rest
        ? List.of(rest.terminator(), rest.include())
        : List.of();
  }

  private static List<Object> pad(FieldView view) {
    DataType.BytesType bytes = Handling.bytes(view.attribute().type());
    if (bytes instanceof DataType.BytesLimitType limited) {
      return List.of(limited.padRight());
    }
    return bytes instanceof DataType.BytesEosType rest ? List.of(rest.padRight()) : List.of();
  }
}
