package dev.diptych.spectools.check;

import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Storage.Processing;
import dev.diptych.spectools.describe.FieldView;
import java.util.List;

/** How the bytes of a field are processed before they are shown. */
final class ProcessingNotes {
  private ProcessingNotes() {}

  static void of(FieldView view, List<String> notes) {
    Field field = view.field();
    if (field.storage().packed()) {
      notes.add("packed by zlib, shown unpacked");
    } else if (field.storage().stream() != null
        && field.storage().stream().process() == Processing.SCRAMBLED) {
      notes.add("shown with its processing undone");
    }
  }
}
