package dev.diptych.authoring.evaluate;

import dev.diptych.authoring.tree.Origin;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Replacement;
import dev.diptych.model.diagnostic.Suggestion;
import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Records which definitions of a text are used. Those of included files are a library. */
public final class NameUsage {
  private final @Nullable Source source;
  private final Map<Location, Scope.Definition> defined = new LinkedHashMap<>();
  private final Set<Location> used = new HashSet<>();
  private final Set<String> mentioned = new HashSet<>();
  private final Map<String, Integer> unknown = new HashMap<>();
  private final List<Unknown> undecided = new ArrayList<>();
  private boolean incomplete;

  /**
   * A name that has no definition.
   *
   * @param use where it is used first
   * @param similar a definition with a similar name, or null
   * @param near the name of that, or null
   * @param help how to define the name
   */
  private record Unknown(
      String name,
      Origin use,
      Scope.@Nullable Definition similar,
      @Nullable Replacement near,
      String help) {
    void report(Report report) {
      report.error("unknown-name", use, "no name '" + name + "'", near, help);
    }

    /** Reports it where a definition that is not used is probably meant. */
    void reportAt(Scope.Definition definition, Report report) {
      Location.InText at = use.at();
      String place = "line " + at.source().position(at.span().start()).line();
      String message =
          "'"
              + definition.name()
              + "' is not used, and '$"
              + name
              + "' on "
              + place
              + " is not defined";
      Replacement better = new Replacement(definition.name(), name);
      report.error("unknown-name", definition.origin(), message, better, help);
    }
  }

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

  /**
   * Reports the use of a name that has no definition: once for each name. If it is used again, and
   * a definition with a similar name is not used, that is probably misspelt; only the whole text
   * shows whether it is.
   *
   * @param scope the names that are defined
   * @param help how to define the name
   */
  void unknown(String name, Origin use, Scope scope, String help, Report report) {
    if (incomplete || unknown.merge(name, 1, Integer::sum) > 1) {
      return;
    }
    if (isBlock(name, use)) {
      String message = "no name '" + name + "'; the block is called so";
      Replacement block = new Replacement("$" + name, name);
      report.fixable("unknown-name", use, message, block, "write " + name + " without '$'");
      return;
    }
    Replacement near = Suggestion.nearest(name, scope.names());
    Scope.Definition similar = near == null ? null : scope.find(near.better());
    Unknown found = new Unknown(name, use, similar, near, help);
    if (similar != null && !used.contains(similar.origin().at())) {
      undecided.add(found);
    } else {
      found.report(report);
    }
  }

  /** Whether the text has a block {@code word NAME { … }}, whose name has no dollar sign. */
  private static boolean isBlock(String name, Origin use) {
    Source text = use.at().source();
    return Pattern.compile("[A-Za-z_]\\s+" + Pattern.quote(name) + "\\s*\\{")
        .matcher(text.text(new Span(0, text.length())))
        .find();
  }

  /** Reports the unknown names for which the whole text was needed. */
  public void reportUnknown(Report report) {
    for (Unknown name : undecided) {
      Scope.Definition similar = name.similar;
      boolean isUsedOnce = unknown.getOrDefault(name.name, 0) == 1;
      if (similar == null || isUsedOnce || used.contains(similar.origin().at())) {
        name.report(report);
      } else {
        name.reportAt(similar, report);
      }
    }
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
