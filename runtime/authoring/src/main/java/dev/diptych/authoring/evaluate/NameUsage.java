package dev.diptych.authoring.evaluate;

import dev.diptych.authoring.tree.Origin;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.source.Source;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Records which definitions of a text are used. Those of included files are a library. */
public final class NameUsage {
  private final @Nullable Source source;
  private final Map<Location, Scope.Definition> defined = new LinkedHashMap<>();
  private final Set<Location> used = new HashSet<>();
  private final Set<String> mentioned = new HashSet<>();
  private boolean incomplete;

  /**
   * The usage of the definitions in one text.
   *
   * @param source the text
   */
  public NameUsage(@Nullable Source source) {
    this.source = source;
  }

  void defined(Scope.Definition definition) {
    Location.InText at = definition.origin().at();
    if (at.source() == source) {
      defined.putIfAbsent(at, definition);
    }
  }

  /** Records that definitions are missing because of an error that is reported. */
  void incomplete() {
    incomplete = true;
  }

  boolean isIncomplete() {
    return incomplete;
  }

  void used(Scope.Definition definition) {
    used.add(definition.origin().at());
  }

  /** Warns about the definitions that are not used. */
  public void warn(Report report) {
    Set<Location> unused = new HashSet<>(defined.keySet());
    unused.removeAll(used);
    // Items that are not used were not evaluated: what they use counts.
    for (Location at : unused) {
      if (defined.get(at) instanceof Scope.Definition.OfItems items) {
        items.items().forEach(item -> References.visit(item, mentioned::add));
      }
    }
    for (Map.Entry<Location, Scope.Definition> each : defined.entrySet()) {
      String name = each.getValue().name();
      if (unused.contains(each.getKey()) && !mentioned.contains(name)) {
        Origin origin = each.getValue().origin();
        report.warning("unused-name", origin, "'" + name + "' is not used");
      }
    }
  }
}
