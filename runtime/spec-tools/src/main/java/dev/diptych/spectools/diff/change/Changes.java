package dev.diptych.spectools.diff.change;

import dev.diptych.model.diagnostic.Location;
import dev.diptych.spectools.describe.FieldView;
import dev.diptych.spectools.diff.pair.FieldPair;
import dev.diptych.spectools.diff.pair.SpecPair;
import dev.diptych.spectools.diff.pair.StructPair;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/**
 * Collects the differences between two specs. The effect of each is a function, which is evaluated
 * for the new spec as the reader of old files, and for the old spec as the reader of new files.
 */
public final class Changes {
  private final List<SpecDifference> found = new ArrayList<>();
  private final Set<String> added = new HashSet<>();

  /** Adds {@code difference}. Duplicates are dropped. */
  public void add(SpecDifference difference) {
    String key = difference.code() + " " + difference.path() + " " + difference.message();
    if (added.add(key)) {
      found.add(difference);
    }
  }

  /** Adds a difference of {@code pair}, at its {@code key}. */
  public void report(
      String code, FieldPair pair, String key, Function<FieldPair, Impact> impact, String message) {
    add(
        new SpecDifference(
            code,
            impact.apply(pair),
            impact.apply(pair.mirror()),
            pair.path(),
            pair.place(key),
            message));
  }

  /** Adds a difference of {@code pair}, at its {@code key}. */
  public void report(
      String code,
      StructPair pair,
      String key,
      Function<StructPair, Impact> impact,
      String message) {
    add(
        new SpecDifference(
            code,
            impact.apply(pair),
            impact.apply(pair.mirror()),
            pair.path(),
            pair.place(List.of(key)),
            message));
  }

  /** Adds the difference that only one struct of {@code pair} has {@code field}. */
  public void report(
      String code,
      StructPair pair,
      FieldView field,
      Function<StructPair, Impact> impact,
      String message) {
    String path = pair.path() + "/" + field.field().id();
    add(
        new SpecDifference(
            code,
            impact.apply(pair),
            impact.apply(pair.mirror()),
            path,
            pair.place(field),
            message));
  }

  /** Adds a difference of {@code pair} at {@code path} and {@code at}. */
  public void report(
      String code,
      SpecPair pair,
      String path,
      Location at,
      Function<SpecPair, Impact> impact,
      String message) {
    add(
        new SpecDifference(
            code, impact.apply(pair), impact.apply(pair.mirror()), path, at, message));
  }

  /** The differences in the order in which they were added. */
  public List<SpecDifference> list() {
    return List.copyOf(found);
  }
}
