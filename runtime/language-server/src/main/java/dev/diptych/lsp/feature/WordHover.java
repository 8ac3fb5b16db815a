package dev.diptych.lsp.feature;

import dev.diptych.lsp.context.CursorContext;
import dev.diptych.lsp.context.Meaning;
import dev.diptych.lsp.context.Meanings;
import dev.diptych.lsp.context.Place;
import dev.diptych.lsp.docs.FieldDocs;
import dev.diptych.model.schema.EnumType;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.Type;
import dev.diptych.text.shape.StructShape;
import dev.diptych.text.shape.Target;
import org.jspecify.annotations.Nullable;

/**
 * Explains a word: a block, an attribute, a member of an enum, or a word of a vocabulary.
 *
 * @param view the text
 * @param context the position
 * @param text receives the explanation
 */
record WordHover(TextView view, CursorContext context, HoverText text) {
  void add(String word) {
    Meanings meanings = view.meanings();
    Meaning meaning = view.meaning(context.group());
    StructShape shape = meaning.shape();
    boolean isName =
        context.place() instanceof Place.ItemStart
            || context.place() instanceof Place.SettingValue
            || context.place() instanceof Place.RowArgument;
    Target target = shape == null || !isName ? null : shape.target(word);
    if (meanings != null && shape != null && target != null) {
      target(meanings.shapes().schema(), shape.type(), word, target);
    } else if (meanings != null) {
      member(meanings.shapes().schema(), field(meaning), word);
    }
    if (text.isEmpty()) {
      Hovers.vocabulary(view, context, word, text);
    }
  }

  private void target(Schema schema, StructType type, String word, Target target) {
    FieldDocs docs = new FieldDocs(schema);
    if (target instanceof Target.Zipped zipped) {
      text.add(
          "`"
              + word
              + "`: the curves `"
              + String.join("`, `", zipped.zip().fields())
              + "` as one table");
      return;
    }
    Field field = type.fields().get(target.field());
    boolean element = target instanceof Target.NamedElement;
    text.add("`" + word + "`").add(element ? docs.element(field) : docs.of(field));
  }

  private @Nullable Field field(Meaning meaning) {
    if (context.place() instanceof Place.AttributeValue value) {
      return Fields.attribute(view, context.group(), value.attribute());
    }
    boolean cell =
        context.place() instanceof Place.Cell found && found.index() < meaning.cells().size();
    return cell ? meaning.cells().get(((Place.Cell) context.place()).index()).field() : null;
  }

  private void member(Schema schema, @Nullable Field field, String word) {
    EnumType names = field == null ? null : schema.names(field.type().names());
    Long value = names == null ? null : names.valueOf(word);
    if (value != null && field != null) {
      boolean plain = !(field.type() instanceof Type.Numeric number && number.kind().isFloat());
      text.add("`" + word + "`" + (plain ? " = " + value : ""));
      text.add(new FieldDocs(schema).of(field));
    }
  }
}
