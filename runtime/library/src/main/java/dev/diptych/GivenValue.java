package dev.diptych;

import dev.diptych.model.document.Blob;
import dev.diptych.twin.edit.Given;

/** A value of a document as the content of an edit. */
final class GivenValue {
  private GivenValue() {}

  static Given of(Value value) {
    if (value instanceof Value.Numeric number) {
      return number.given();
    }
    if (value instanceof Value.Text text) {
      return new Given.OfValue(new Blob(text.bytes()));
    }
    if (value instanceof Value.Bytes bytes) {
      return new Given.OfValue(new Blob(bytes.bytes()));
    }
    if (value instanceof Value.Elements elements) {
      return new Given.OfValue(elements.sequence());
    }
    return value instanceof Value.Table table
        ? new Given.OfValue(table.table())
        : new Given.OfValue(((Value.Struct) value).struct());
  }
}
