package dev.diptych.spectools.relation;

import dev.diptych.model.document.Value;
import java.util.Optional;

/** That a field is what a measure gives, for all structs that were looked at. */
interface Hypothesis {
  /** Whether it holds for one more struct with the value {@code stored}. */
  boolean holds(Site site, Value stored);

  /** The measure, if there is one for all structs. */
  Optional<Measure> measure();

  /** How likely it is. */
  Evidence evidence();
}
