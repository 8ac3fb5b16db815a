package dev.diptych.spectools.diff.value;

import dev.diptych.spectools.describe.FieldView;
import dev.diptych.spectools.describe.StructView;

/** The values of fields in certain files. */
@FunctionalInterface
public interface FieldValues {
  /** The values of {@code field} of {@code owner}; of its elements if it is repeated. */
  Values of(StructView owner, FieldView field);
}
