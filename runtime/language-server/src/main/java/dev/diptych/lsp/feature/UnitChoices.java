package dev.diptych.lsp.feature;

import dev.diptych.lsp.context.Column;
import dev.diptych.lsp.context.CursorContext;
import dev.diptych.lsp.context.Meaning;
import dev.diptych.lsp.context.Place;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Unit;
import org.jspecify.annotations.Nullable;

/**
 * Offers units for a number where the schema declares one, or where a vocabulary decides.
 *
 * @param view the text
 * @param context the position
 * @param names receives them
 */
record UnitChoices(TextView view, CursorContext context, NameChoices names) {
  private static final String FRAME_RATE = "fps";

  void add() {
    Meaning meaning = view.meaning(context.group());
    Place place = context.place();
    Column key = meaning.key();
    boolean isKey = place instanceof Place.ItemStart || place instanceof Place.RowArgument;
    if (place instanceof Place.Cell cell && meaning.hasRows()) {
      column(cell.index() < meaning.cells().size() ? meaning.cells().get(cell.index()) : null);
    } else if (isKey && key != null) {
      column(key);
    } else if (isKey || place instanceof Place.Quantity) {
      names.units(Unit.SECOND);
    } else if (place instanceof Place.AttributeValue value) {
      attribute(value.attribute());
    } else {
      names.units(null);
    }
  }

  private void column(@Nullable Column column) {
    if (column != null && column.unit() != null) {
      names.units(column.unit());
    }
  }

  private void attribute(String name) {
    Field field = Fields.attribute(view, context.group(), name);
    boolean isUnknown = field == null && !name.equals(FRAME_RATE);
    if (isUnknown || (field != null && field.unit() != null)) {
      names.units(field == null ? null : field.unit());
    }
  }
}
