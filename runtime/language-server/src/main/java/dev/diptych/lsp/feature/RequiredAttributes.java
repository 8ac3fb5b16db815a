package dev.diptych.lsp.feature;

import dev.diptych.lsp.context.Group;
import dev.diptych.lsp.context.Meaning;
import dev.diptych.lsp.context.Meanings;
import dev.diptych.lsp.context.Outline;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Type;
import dev.diptych.model.source.Span;
import dev.diptych.text.shape.StructShape;
import dev.diptych.text.shape.Target;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Adds the attributes that a block requires.
 *
 * @param view the text
 */
record RequiredAttributes(TextView view) {
  /** Adds a fix for the block whose name is at {@code at}. */
  void add(Span at, List<Fix> fixes) {
    Meanings meanings = view.meanings();
    Group block = block(at.start());
    Meaning meaning = block == null ? Meaning.UNKNOWN : view.meaning(block);
    if (block == null || meanings == null || meaning.shape() == null) {
      return;
    }
    StructShape shape = meaning.shape();
    UsedNames used = new UsedNames(view.outline(), block, shape, Span.at(0));
    StringBuilder missing = new StringBuilder();
    StringBuilder names = new StringBuilder();
    for (Map.Entry<String, Target> entry : shape.targets().entrySet()) {
      Target target = entry.getValue();
      if (target instanceof Target.Attribute || target instanceof Target.Inline) {
        Field field = shape.type().fields().get(target.field());
        ValueSnippets snippets = new ValueSnippets(meanings.shapes());
        Field value = value(meanings, field);
        boolean required = snippets.isRequired(field) && !used.isTaken(entry.getKey(), target);
        if (required && value != null) {
          String text = Snippets.plain(snippets.attribute(entry.getKey(), value));
          missing.append(indent(block)).append(text);
          names.append(names.isEmpty() ? "'" : ", '").append(entry.getKey()).append('\'');
        }
      }
    }
    if (!missing.isEmpty()) {
      String title = "Add " + names;
      fixes.add(new Fix(title, Span.at(block.start()), missing.toString(), false));
    }
  }

  /** The field with the value of an attribute, which may be in a struct; or null. */
  private static @Nullable Field value(Meanings meanings, Field field) {
    if (!(field.type() instanceof Type.Nested nested)) {
      return field.type().isStruct() ? null : field;
    }
    return meanings
        .shapes()
        .single(meanings.shapes().schema().struct(nested))
        .map(cell -> cell.field())
        .orElse(null);
  }

  private @Nullable Group block(int name) {
    for (Group inner : view.outline().at(name).groups()) {
      if (Outline.touches(inner.name(), name)) {
        return inner;
      }
    }
    return null;
  }

  private String indent(Group block) {
    int start = view.document().lineStart(view.document().line(block.name().start()));
    String before = view.text(new Span(start, block.name().start()));
    String own = before.isBlank() ? before : "";
    String step =
        view.analysis().schema() == null ? "  " : view.analysis().schema().style().indent();
    return "\n" + own + step;
  }
}
