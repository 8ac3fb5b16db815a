package dev.diptych.spectools.diff.rule;

import dev.diptych.compiler.ir.Extent;
import dev.diptych.spectools.describe.FieldView;
import dev.diptych.spectools.diff.change.Changes;
import dev.diptych.spectools.diff.change.Impact;
import dev.diptych.spectools.diff.pair.FieldPair;
import java.util.List;
import java.util.Objects;

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
    if (end || !Objects.equals(pad(fields.old()), pad(fields.now()))) {
      String message =
          end ? "what ends it is something else" : "what fills it up is something else";
      changes.report(
          "frame-changed", Impact.of(true, end), fields, end ? "terminator" : "pad-right", message);
    }
  }

  private static List<Object> end(FieldView view) {
    Extent extent = view.node().type().extent();
    if (extent instanceof Extent.Terminated ended) {
      return List.of(ended);
    }
    Extent.Frame frame = Extent.frame(extent);
    return frame == null ? List.of() : List.of(frame.terminator(), frame.include());
  }

  private static Integer pad(FieldView view) {
    Extent.Frame frame = Extent.frame(view.node().type().extent());
    return frame == null ? null : frame.pad();
  }
}
