package dev.diptych.spectools.diff.pair;

import dev.diptych.spectools.describe.SpecView;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Two specs with pairs of their structs. */
public final class SpecPair {
  private final SpecView old;
  private final SpecView now;
  private final List<StructPair> structs;
  private final Normalization before;
  private final Normalization after;

  private SpecPair(SpecView old, SpecView now) {
    this.old = old;
    this.now = now;
    this.structs = new StructPairing(this).walk();
    Map<String, String> renamed = new HashMap<>();
    for (StructPair struct : structs) {
      for (FieldPair field : struct.fields()) {
        if (!field.old().field().id().equals(field.now().field().id())) {
          renamed.put(field.old().field().id(), field.now().field().id());
        }
      }
    }
    this.before = new Normalization(old.spec(), renamed);
    this.after = new Normalization(now.spec(), Map.of());
  }

  /** Pairs {@code old} with {@code now}. */
  public static SpecPair of(SpecView old, SpecView now) {
    return new SpecPair(old, now);
  }

  /** The old spec. */
  public SpecView old() {
    return old;
  }

  /** The new spec. */
  public SpecView now() {
    return now;
  }

  /** The structs at the same locations of both specs, the roots first. */
  public List<StructPair> structs() {
    return structs;
  }

  /**
   * Whether two parts have the same meaning, each in its own spec: expressions, lists of parts, or
   * anything that can be compared.
   */
  public boolean same(@Nullable Object one, @Nullable Object other) {
    return Objects.equals(before.of(one), after.of(other));
  }
}
