package dev.diptych.spectools.example.choose;

import dev.diptych.model.schema.Field;
import dev.diptych.spectools.describe.FieldView;
import dev.diptych.spectools.example.values.DraftStruct;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What an example should have where a spec leaves a choice. A wish that is not valid is ignored.
 */
public interface Wishes {
  /** No number is wished. */
  long ANY = -1;

  /** None. */
  Wishes NONE = new Wishes() {};

  /** One value for all fields with the name {@code name}. */
  static Wishes value(String name, Object value) {
    return new Wishes() {
      @Override
      public @Nullable Object value(DraftStruct draft, FieldView field) {
        return ExamplePlan.name(draft, field.field()).equals(name) ? value : null;
      }
    };
  }

  /** Other weights of conditions, by their names. */
  static Wishes weights(Map<String, Integer> weights) {
    return new Wishes() {
      @Override
      public @Nullable Integer weight(String condition) {
        return weights.get(condition);
      }
    };
  }

  /** The name of the condition that {@code field} of the struct {@code struct} is present. */
  static String presence(String struct, Field field) {
    return struct + "/" + field.id();
  }

  /** The name of the condition that selects the case {@code index} of {@code field}. */
  static String choice(String struct, Field field, int index) {
    return struct + "/" + field.id() + "#" + index;
  }

  /** The value of {@code field}: a {@link Long}, a {@link String} or bytes; null for any. */
  default @Nullable Object value(DraftStruct draft, FieldView field) {
    return null;
  }

  /** The number of elements of {@code field}, or {@link #ANY}. */
  default long count(DraftStruct draft, FieldView field) {
    return ANY;
  }

  /** The number of bytes of {@code field}, or {@link #ANY}. */
  default long length(DraftStruct draft, FieldView field) {
    return ANY;
  }

  /** How many numbers may be looked for, so that sizes and positions are right. */
  default int patience() {
    return Integer.MAX_VALUE;
  }

  /** How much the condition called {@code condition} matters: null for its own weight. */
  default @Nullable Integer weight(String condition) {
    return null;
  }
}
