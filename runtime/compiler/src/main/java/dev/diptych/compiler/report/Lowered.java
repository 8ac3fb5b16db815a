package dev.diptych.compiler.report;

import dev.diptych.compiler.schema.Handling;
import dev.diptych.compiler.schema.Switches;
import dev.diptych.compiler.view.FieldView;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Storage.Processing;
import dev.diptych.model.schema.Type;
import java.util.ArrayList;
import java.util.List;

/** What the engine does differently from plain generated code, so that nothing is lost. */
final class Lowered {
  private Lowered() {}

  static void of(FieldView view, List<String> notes) {
    if (view.handling() == null) {
      return;
    }
    List<String> kept = kept(view);
    if (!kept.isEmpty()) {
      notes.add("kept " + String.join(", ", kept));
    }
    process(view.field(), notes);
  }

  private static List<String> kept(FieldView view) {
    Handling handling = view.handling();
    List<String> kept = new ArrayList<>();
    if (handling.table()) {
      kept.add("as a record table");
    }
    if (handling.bare()) {
      kept.add(view.field().type() instanceof Type.Text ? "as bytes" : "without its enum");
    }
    if (handling.unframed()) {
      kept.add("with terminator and padding");
    }
    Switches switches = view.switches();
    if (switches != null && switches.cases().values().stream().anyMatch(one -> one.box() != null)) {
      kept.add("in a box where it is no struct");
    }
    return kept;
  }

  private static void process(Field field, List<String> notes) {
    if (field.storage().packed()) {
      notes.add("packed by zlib, shown unpacked");
    } else if (field.storage().stream() != null
        && field.storage().stream().process() == Processing.SCRAMBLED) {
      notes.add("shown with its processing undone");
    }
  }
}
