package dev.diptych.spectools.sample;

import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Document;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Table;
import dev.diptych.model.document.TableBuilder;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Type;
import dev.diptych.spectools.describe.FieldView;
import dev.diptych.twin.migrate.Rederivation;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A document with more elements in one of its lists, copies of the first one, or with more bytes in
 * one of its strings.
 */
final class GrownValue {
  private final Goal goal;
  private final @Nullable Blob content;
  private boolean found;

  private GrownValue(Goal goal, @Nullable Blob content) {
    this.goal = goal;
    this.content = content;
  }

  /**
   * The document where a value has as many elements or bytes as {@code goal} wants, or null.
   *
   * @param view the field of the goal
   */
  static @Nullable Document of(Document document, Goal goal, FieldView view) {
    GrownValue grown = new GrownValue(goal, content(goal, view));
    if (goal.kind() == Goal.Kind.LENGTH && grown.content == null) {
      return null;
    }
    Struct root = grown.struct(document.root());
    return grown.found ? new Document(document.schema(), Rederivation.of(root)) : null;
  }

  private static @Nullable Blob content(Goal goal, FieldView view) {
    Object wanted = view.field().repeated() ? null : Aims.content(goal, view);
    if (wanted instanceof String text && view.field().type() instanceof Type.Text type) {
      return new Blob(text.getBytes(Charset.forName(type.encoding())));
    }
    return wanted instanceof byte[] bytes ? new Blob(bytes) : null;
  }

  private Struct struct(Struct struct) {
    if (isAbout(struct)) {
      Value grown = grown(struct.get(goal.field()));
      if (grown != null) {
        found = true;
        return struct.with(goal.field(), grown);
      }
    }
    @Nullable Value[] values = struct.toArray();
    for (int i = 0; i < values.length && !found; i++) {
      values[i] = inner(values[i]);
    }
    return found ? struct.replaced(values) : struct;
  }

  private @Nullable Value inner(@Nullable Value value) {
    if (value instanceof Struct struct) {
      return struct(struct);
    }
    if (!(value instanceof Sequence many)) {
      return value;
    }
    List<Value> elements = new ArrayList<>(many.elements());
    for (int i = 0; i < elements.size() && !found; i++) {
      if (elements.get(i) instanceof Struct struct) {
        elements.set(i, struct(struct));
      }
    }
    if (!found && content != null && !elements.isEmpty() && isAbout(elements.get(0))) {
      // The only element may be the one that ends the list.
      found = true;
      elements.add(0, ((Struct) elements.get(0)).with(goal.field(), content));
    }
    return found ? new Sequence(elements) : value;
  }

  private boolean isAbout(Value value) {
    return value instanceof Struct struct && struct.type().name().equals(goal.struct());
  }

  private @Nullable Value grown(@Nullable Value value) {
    int count = (int) goal.number();
    if (content != null) {
      // A string without bytes may end a list.
      return value instanceof Blob bytes && bytes.length() > 0 ? content : null;
    }
    if (value instanceof Sequence many && !many.elements().isEmpty()) {
      return new Sequence(Collections.nCopies(count, many.elements().get(0)));
    }
    if (!(value instanceof Table table) || table.rows() == 0) {
      return null;
    }
    TableBuilder rows = new TableBuilder(table.layout(), count);
    for (int row = 0; row < count; row++) {
      rows.addRow();
      for (int column = 0; column < table.layout().columns().size(); column++) {
        rows.put(column, table.bits(0, column));
      }
    }
    return rows.build();
  }
}
