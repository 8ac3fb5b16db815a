package dev.diptych.binary.expression;

import dev.diptych.ir.Spec;
import org.jspecify.annotations.Nullable;

/** What expressions refer to: the types of a spec, and where their members are. */
public interface Places {
  /** The spec. */
  Spec spec();

  /** The members of a type; null where the spec has no such type. */
  @Nullable Layout layout(String type);

  /** Notes that an expression names a member of a type. */
  void names(String id);
}
