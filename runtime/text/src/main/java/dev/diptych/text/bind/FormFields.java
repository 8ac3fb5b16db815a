package dev.diptych.text.bind;

import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.TextStyle;
import dev.diptych.syntax.SyntaxTree;

/**
 * Sets fields that keep the form of a text.
 *
 * @param style the style with these fields
 * @param tree the text
 */
record FormFields(TextStyle style, SyntaxTree tree) {
  /** Sets those fields of {@code root} that the text omits. */
  void note(FieldCollector root) {
    if (style.lineEnd() != null) {
      note(root, style.lineEnd(), new Scalar(tree.trivia().isCrLf() ? 1 : 0));
    }
    if (style.tail() != null) {
      note(root, style.tail(), new Blob(tree.source().bytes(tree.tail())));
    }
  }

  private void note(FieldCollector root, String id, Value value) {
    int index = root.type().indexOf(id);
    if (!root.isSet(index) && !root.isCut(index)) {
      root.markSet(index, tree.tail());
      root.set(index, value);
    }
  }
}
