package dev.diptych.text.bind;

import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.TextStyle;
import dev.diptych.model.source.Span;
import dev.diptych.text.syntax.lex.LineEnds;
import dev.diptych.text.syntax.tree.TextFile;
import java.util.Arrays;

/**
 * Sets fields that keep the form of a text.
 *
 * @param style the style with these fields
 * @param file the text
 */
record FormFields(TextStyle style, TextFile file) {
  /** Sets those fields of {@code root} that the text omits. */
  void note(FieldCollector root) {
    if (style.lineEnd() != null) {
      note(root, style.lineEnd(), new Scalar(LineEnds.isCrLf(file.source().bytes()) ? 1 : 0));
    }
    if (style.tail() != null) {
      Span tail = file.tail();
      byte[] bytes = Arrays.copyOfRange(file.source().bytes(), tail.start(), tail.end());
      note(root, style.tail(), new Blob(bytes));
    }
  }

  private void note(FieldCollector root, String id, Value value) {
    int index = root.type().indexOf(id);
    if (!root.isSet(index) && !root.isCut(index)) {
      root.markSet(index, file.tail());
      root.set(index, value);
    }
  }
}
