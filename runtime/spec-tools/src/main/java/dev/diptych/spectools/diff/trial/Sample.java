package dev.diptych.spectools.diff.trial;

import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Struct;
import dev.diptych.twin.GivenParameter;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A generated file in both faces.
 *
 * @param root its values
 * @param bytes the binary file
 * @param text the canonical text
 * @param varied the field whose value is varied, as the name of the struct, a slash and the id; or
 *     null
 * @param given the values of the parameters of its format
 */
record Sample(
    Struct root, Blob bytes, Blob text, @Nullable String varied, List<GivenParameter> given) {
  Sample {
    given = List.copyOf(given);
  }
}
