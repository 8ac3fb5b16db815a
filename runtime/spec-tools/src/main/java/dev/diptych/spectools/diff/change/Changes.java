package dev.diptych.spectools.diff.change;

import dev.diptych.model.diagnostic.Location;
import dev.diptych.spectools.describe.FieldView;
import dev.diptych.spectools.diff.pair.FieldPair;
import dev.diptych.spectools.diff.pair.StructPair;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Collects the differences between two specs. */
public final class Changes {
  private final List<Change> found = new ArrayList<>();
  private final Set<String> added = new HashSet<>();

  /** Adds a difference; the parameters are those of {@link Change}. Duplicates are dropped. */
  public void report(String code, Impact impact, String path, Location at, String message) {
    if (added.add(code + " " + path + " " + message)) {
      found.add(new Change(code, impact, path, at, message));
    }
  }

  /** Adds a difference of {@code pair}, at its {@code key}. */
  public void report(String code, Impact impact, FieldPair pair, String key, String message) {
    report(code, impact, pair.path(), pair.place(key), message);
  }

  /** Adds a difference of {@code pair}, at its {@code key}. */
  public void report(String code, Impact impact, StructPair pair, String key, String message) {
    report(code, impact, pair.path(), pair.place(List.of(key)), message);
  }

  /** Adds the difference that only one struct of {@code pair} has {@code field}. */
  public void report(String code, Impact impact, StructPair pair, FieldView field, String message) {
    String path = pair.path() + "/" + field.field().id();
    report(code, impact, path, pair.place(field), message);
  }

  /** The differences in the order in which they were added. */
  public List<Change> list() {
    return List.copyOf(found);
  }
}
