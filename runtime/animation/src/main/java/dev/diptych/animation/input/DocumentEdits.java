package dev.diptych.animation.input;

import dev.diptych.model.document.Path;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Value;
import java.util.ArrayList;
import java.util.List;

/** Replaces values in immutable documents. */
public final class DocumentEdits {
  private DocumentEdits() {}

  /** A copy of {@code root} with another value at {@code path}, which must exist. */
  public static Struct put(Struct root, Path path, Value value) {
    if (path.parent() == null) {
      return (Struct) value;
    }
    Struct holder = (Struct) get(root, path.parent());
    Struct changed = holder.with(path.field(), element(holder, path, value));
    return put(root, path.parent(), changed);
  }

  private static Value element(Struct holder, Path path, Value value) {
    if (path.index() < 0) {
      return value;
    }
    List<Value> elements = new ArrayList<>(((Sequence) holder.require(path.field())).elements());
    elements.set(path.index(), value);
    return new Sequence(elements);
  }

  private static Value get(Struct root, Path path) {
    if (path.parent() == null) {
      return root;
    }
    Value value = ((Struct) get(root, path.parent())).require(path.field());
    return path.index() < 0 ? value : ((Sequence) value).elements().get(path.index());
  }
}
